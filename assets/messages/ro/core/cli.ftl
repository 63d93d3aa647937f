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
# Registrul, fișele, listele și evenimentele noi

cli-note = Notă: { $note }
cli-key = Cheia ta este păstrată în { $file }. Nu da fișierul nimănui și fă o copie a lui.
    Dă turului cheia ta publică:
    { $public }
cli-key-created = A fost creată o cheie nouă. Este păstrată în { $file }. Nu da fișierul nimănui și fă o copie a lui.
    Dă turului cheia ta publică:
    { $public }
cli-entry-added = { $name }: înscriere adăugată.
cli-entry-changed = { $name }: înscriere modificată.
cli-entry-lowered = Scorul inițial pentru { $name } este coborât.
cli-entry-withdrawn = { $name }: înscriere retrasă.
cli-entry-registered = { $name }: înscriere înregistrată.
cli-entry-unknown = Nu există înscrierea { $number }. Vezi `drawmaster entries`.
cli-entry-gone = Înscrierea { $id } nu mai există după modificare.
cli-entry-sleeps = Jucătorul lipsește dintr-o rundă în grupa de vârf, ceea ce îi influențează împerecherile. Pentru a-i coborî scorul inițial cu unul sau două puncte, folosește `drawmaster entry lower EVENT { $number } --by 1`.
cli-entries-added = { $count ->
    [one] { $count } înscriere adăugată.
    [few] { $count } înscrieri adăugate.
   *[other] { $count } de înscrieri adăugate.
}
cli-players-can-be-added = { $count ->
    [one] { $count } jucător poate fi adăugat.
    [few] { $count } jucători pot fi adăugați.
   *[other] { $count } de jucători pot fi adăugați.
}
cli-mapping-unknown = „{ $text }” nu este o asociere: scrie-o ca Surname=family sau 3=rank.
cli-level-cap = cel mult { $cap }
cli-seeds-imported = { $tour }: înscrieri completate: { $filled }, absente din listă: { $unknown }.
cli-seeds-by-name = Aceste înscrieri au fost găsite doar după nume. Dacă sunt corecte, completează-le cu --names.
cli-rating-list-missing = Nu există o listă de rating. Importă una cu `drawmaster egd import LIST`.
cli-nobody-found = Nimeni din listă nu se potrivește.
cli-rating-list = Lista este din { $date }. Jucători: { $count }.
cli-rating-list-stale = Lista este din { $date }, de acum { $days } zile. Importă una nouă înainte de eveniment. Jucători: { $count }.
cli-rating-list-undated = Lista nu are dată. Jucători: { $count }.
cli-imported = { $name }: înscrieri: { $entries }, runde împerecheate: { $rounds }, partide: { $games }.
cli-event-created = { $name } a fost creat în { $file }.
cli-register-closed = Registrul este închis. Jucătorii au numerele de la 1 la { $last }.
cli-register-closed-on = Registrul a fost închis la { $when }.
cli-register-ready = Registrul poate fi închis.
cli-checklist-players = Înregistrați: { $registered }, în runda 1: { $first }.
cli-checklist-ghost = Numărul este impar: va juca o rezervă.
cli-checklist-bye = Numărul este impar: un jucător va sta o rundă.
cli-checklist-unseen = Neînregistrați încă: { $names }.
cli-checklist-no-birth = An al nașterii necunoscut: { $names }.
cli-checklist-unpaid = Taxă neplătită încă: { $names }.
cli-checklist-slips = { $count ->
    [one] { $count } fișă roz așteaptă. Vezi `drawmaster slip list`.
    [few] { $count } fișe roz așteaptă. Vezi `drawmaster slip list`.
   *[other] { $count } de fișe roz așteaptă. Vezi `drawmaster slip list`.
}
cli-checklist-admitted = Admiși de director împotriva regulilor: { $names }.
cli-checklist-double = Poate aceeași persoană: { $first } și { $second }.
cli-checklist-bar = Bara la { $bar }: { $count } la bară sau peste ea.
cli-checklist-proposed-bar = Bara la { $bar }: { $count } la bară sau peste ea; bara propusă la { $proposed }: { $proposed_count } la ea sau peste ea; recomandat de la { $from } la { $to }.
cli-checklist-strengths = Niveluri: { $strengths }.
cli-rounds-unknown = „{ $text }” nu este o rundă: scrie rundele ca 1,3.
cli-no-slips = Nu există fișe.
cli-slip-gone = Fișa { $number } nu mai există după modificare.
cli-slip-pending = Fișa { $number } ({ $name }) așteaptă: { $changes }.
cli-slip-applied = Fișa { $number } ({ $name }) este aplicată: { $changes }.
cli-slip-refused = Fișa { $number } ({ $name }) este refuzată: { $changes }.
cli-slip-seat = încă la masa { $board } în runda { $round }
cli-slip-answer = refuzată: { $reason }
cli-slip-no-change = nu se schimbă nimic
