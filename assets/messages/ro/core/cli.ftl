# Textele din crate-ul `cli`.
# Limba și ceasul.
cli-one-language = Linia de comandă folosește o singură limbă. Indicați un singur cod, de exemplu ro.
cli-clock = DRAWMASTER_NOW este „{ $text }”, care nu este o oră locală. Scrieți-o ca 2026-08-14T09:00:00 sau ștergeți variabila.

# Demonstrația.
cli-demo-written = Fișiere în { $folder }:

# Registrul circuitului.
cli-tour-created = { $file } este creat pentru { $name }.
cli-tour-undone = Anulat: { $operation }.
cli-tour-championship = { $name } are { $count ->
        [one] o ediție
        [few] { $count } ediții
       *[other] { $count } de ediții
    }.
cli-tour-confirmed = { $player } este confirmat pentru { $year }.
cli-tour-merged = Cei doi sunt acum un singur jucător: { $player }.
cli-tour-separate = Notați ca persoane diferite: { $players }.
cli-tour-seeds = { $file } este scris: { $players ->
        [one] un jucător
        [few] { $players } jucători
       *[other] { $players } de jucători
    }, semnat cu { $key }.
cli-tour-published = { $folder } conține { $pages ->
        [one] o pagină
        [few] { $pages } pagini
       *[other] { $pages } de pagini
    }, dintre care { $players } ale jucătorilor.
cli-tour-unchanged = Registrul circuitului are deja acest pachet al turneului { $event }. Nu s-a schimbat nimic.
cli-tour-added = { $event }, organizat de { $organiser }, este adăugat ca ediție a campionatului { $championship }: { $players ->
        [one] un jucător
        [few] { $players } jucători
       *[other] { $players } de jucători
    }, dintre care { $new } noi în circuit.
cli-tour-changed = Schimbat: { $line }
cli-tour-follows = Urmare: { $line }
cli-tour-duplicates = { $count ->
        [one] O pereche de jucători poate fi aceeași persoană.
        [few] { $count } perechi de jucători pot fi aceeași persoană.
       *[other] { $count } de perechi de jucători pot fi aceeași persoană.
    } Vedeți tour merge.
cli-tour-printed = { $file } este scris, { $bytes } octeți.
