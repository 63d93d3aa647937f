# Textele din crate-ul `cli`.

# Tabele eliminatorii, Finala, sezoane, copii și jurnalul
ko-player-unknown = Nu există jucătorul { $number }. Căutați numerele cu comanda entries.
ko-later-invalid = „{ $text }” nu are forma NUMĂR:RUNDĂ, de exemplu 12:3.
ko-verified = KO{ $category }: toate cele { $boxes } casete corespund tragerii la sorți repetate.
ko-qualifying-taken-back = Planul calificărilor este șters.
ko-qualifying-planned = Rundele { $first }-{ $last } decid { $places ->
        [one] un loc
        [few] { $places } locuri
       *[other] { $places } de locuri
    }:
final-class-changed = Evenimentul are acum clasa final și acordă punctele Finalei.
final-verified = Finala { $category }: toți cei { $players } jucători corespund tragerii la sorți repetate.
final-rounds-invalid = „{ $text }” nu este o listă de runde. Introduceți 5 sau 1,5 sau none.
season-exported = { $file } este scris. Editați-l, apoi verificați-l.
season-valid = Sezonul { $name } este valid.
copies-restored = { $event } este restaurat în { $file }.
copies-second-set = Copiile merg și în { $folder }.
copies-second-cleared = Copiile merg numai în dosarul programului.
copies-none = Nu există încă nicio copie.
copies-salvaged = { $file } conține { $rows } rânduri și { $entries } înregistrări din jurnal.
copies-doubt = Îndoielnic: { $doubt }
journal-undone = Anulat: { $operation }.
journal-redone = Refăcut: { $operation }.
document-written = { $file } este scris, { $bytes } octeți.
document-folder-written = { $folder } conține { $sheets ->
        [one] o foaie
        [few] { $sheets } foi
       *[other] { $sheets } de foi
    }:
document-left-out = Fără { $name }: { $reason }
document-pages-written = { $folder } conține { $pages } pagini. Deschideți mai întâi index.html.
# Runde
cli-seat-invalid = „{ $text }” nu este un loc. Scrieți MASA:black sau MASA:white.
cli-number-unknown = Nu există jucătorul { $number }. Lista jucătorilor se vede cu „entries”.
cli-two-players = Numiți doi jucători, de exemplu --players 4,17.
cli-numbers-invalid = „{ $text }” nu este un număr sau un interval de numere. Scrieți 7 sau 7..12.
cli-category-invalid = „{ $text }” nu este o categorie. Scrieți un număr ca 12 sau senior.
cli-ladder-game-invalid = „{ $text }” nu este o partidă a scării. Scrieți 9x9, 7x7, 5x5, 1x1 sau new.
cli-ladder-result-invalid = „{ $text }” nu este un rezultat al unei partide din scară. Scrieți black, white, = sau nr.
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
