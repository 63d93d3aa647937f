# Textele din crate-ul `cli`.

# Tabele eliminatorii, Finala, sezoane, copii și jurnalul
ko-player-unknown = Nu există jucătorul { $number }. Căutați numerele cu comanda entries.
ko-later-invalid = „{ $text }” nu are forma NUMĂR:RUNDĂ, de exemplu 12:3.
ko-verified = KO{ $category }: toate cele { $boxes } casete corespund tragerii la sorți repetate.
draw-frozen = Lista categoriei { $category } este înghețată (înghețarea { $number }, { $at }). Publicați acest angajament înainte să se cunoască cifrele: { $commitment }
draw-frozen-digits = Anunțat: { $digits ->
        [one] o cifră.
        [few] { $digits } cifre.
       *[other] { $digits } de cifre.
    }
draw-frozen-any-digits = Anunțat: oricâte cifre.
draw-frozen-source = Sursa cifrelor: { $source }
draw-act-freeze = Înghețarea { $number }: { $at }
draw-act-draw = Tragerea { $number }: { $at }
draw-act-undone = , anulată
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
season-used = Evenimentul urmează sezonul { $name }.
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
bundle-handed-over = { $event } este predat cheii { $to } după pachetul { $sequence }. Dați celuilalt organizator o copie a acestui fișier: următorul lui pachet conține declarația semnată de dumneavoastră.
document-folder-written = { $folder } conține { $sheets ->
        [one] o foaie
        [few] { $sheets } foi
       *[other] { $sheets } de foi
    }:
document-left-out = Fără { $name }: { $reason }
document-pages-written = { $folder } conține { $pages } pagini. Deschideți mai întâi index.html.
cli-site-published = { $place } conține { $files ->
        [one] un fișier
        [few] { $files } fișiere
       *[other] { $files } de fișiere
    } ale site-ului: { $written } noi sau schimbate, { $removed } șterse.
cli-site-kept = { $file } nu mai face parte din site, dar altcineva l-a modificat, așa că rămâne.
# Runde
cli-competition-added = { $name } a fost adăugată la eveniment. Alegeți-o cu --competition.
cli-competition-imported = { $name } a fost adăugată la eveniment cu { $entries ->
    [one] o înscriere
    [few] { $entries } înscrieri
   *[other] { $entries } de înscrieri
}, { $rounds ->
    [one] o rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
} și { $games ->
    [one] o partidă
    [few] { $games } partide
   *[other] { $games } de partide
}. { $known ->
    [0] Nimeni nu era deja în eveniment.
    [one] O persoană era deja în eveniment.
    [few] { $known } persoane erau deja în eveniment.
   *[other] { $known } de persoane erau deja în eveniment.
} Alegeți-o cu --competition.
cli-competition-removed = { $name } a fost eliminată.
cli-team-added = { $name } este echipa { $team }.
cli-team-changed = Echipa { $team } este schimbată.
cli-team-removed = Echipa { $team } este eliminată.
cli-team-line-up = Formația echipei { $team } pentru runda { $round } este stabilită.
cli-team-round = Echipe de { $size }, formațiile rundei { $round }
cli-team-plays = joacă la masa { $board }
cli-team-board = masa { $board }
cli-team-substitute = rezervă
cli-team-absent = absent
cli-team-none = În nicio echipă: { $name }
cli-match = Meciul { $number }: { $first } – { $second } { $points }
cli-competition-entered = { $count ->
    [one] O persoană este înscrisă
    [few] { $count } persoane sunt înscrise
   *[other] { $count } de persoane sunt înscrise
} în { $name }.
cli-step-register = înscrieți jucători
cli-step-close = închideți registrul
cli-step-slips = rezolvați fișele roz
cli-step-draw = trageți tablourile înainte de runda { $round }
cli-step-pair = împerecheați runda { $round }
cli-step-release = publicați runda { $round }
cli-step-results = introduceți rezultatele rundei { $round }: { $agreed } din { $games }
cli-step-disagreement = lămuriți o nepotrivire în runda { $round }
cli-step-conflicts = lămuriți rezultatele contradictorii din runda { $round }
cli-step-confirm = confirmați runda { $round }
cli-step-finish = încheiată
cli-step-add-games = de adăugat partide
cli-game-added = Partida { $game }: runda { $round }, masa { $board }.
cli-game-conditions = { $black } are Negru contra { $white }: { $stones ->
    [0] fără pietre
    [one] o piatră
    [few] { $stones } pietre
   *[other] { $stones } de pietre
 }, komi { $komi }.
cli-game-removed = Partida { $game } este eliminată.
cli-ladder-improvement = Cel mai mare progres (trepte)
cli-ladder-persistence = Cele mai multe partide jucate
cli-games-none = Nu există încă partide.
cli-head-game = partida
cli-head-board = masa
cli-head-round-of-game = runda
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
cli-tour-handed-over = { $signed_by } (predat de { $old })
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
cli-about = Drawmaster { $version }, sub licența MIT.
    Datele tale sunt în { $folder }.
cli-about-portable = Drawmaster { $version }, sub licența MIT.
    Portabil: datele tale sunt în { $folder }.
cli-key = Cheia ta este păstrată în { $file }. Nu da fișierul nimănui și fă o copie a lui.
    Dă turului cheia ta publică:
    { $public }
cli-key-created = A fost creată o cheie nouă. Este păstrată în { $file }. Nu da fișierul nimănui și fă o copie a lui.
    Dă turului cheia ta publică:
    { $public }
cli-entry-added = { $name }: înscriere adăugată.
cli-partner-unclear = „{ $text }” nu este un partener. Dați o cheie sau „Nume, Prenume, Grad”, apoi clubul și țara.
cli-entry-changed = { $name }: înscriere modificată.
cli-extras-written = Completările și paginile de manual sunt în { $folder }.
cli-entry-lowered = Scorul inițial pentru { $name } este coborât.
cli-entry-withdrawn = { $name }: înscriere retrasă.
cli-entry-registered = { $name }: înscriere înregistrată.
cli-entry-unknown = Nu există înscrierea { $number }. Vezi `drawmaster entries`.
cli-entry-gone = Înscrierea { $id } nu mai există după modificare.
cli-entry-sleeps = Jucătorul lipsește dintr-o rundă în grupa de vârf, ceea ce îi influențează împerecherile. Pentru a-i coborî scorul inițial cu unul sau două puncte, folosește `drawmaster entry lower EVENT { $number } --by 1`.
cli-card-standing = După runda { $round }: locul { $place }, { $values }
cli-card-bye = liber
cli-card-absent = absent
cli-card-without-game = fără partidă
cli-card-float-up = urcă
cli-card-float-down = coboară
cli-card-points = Puncte în circuit: { $points }
cli-card-changes = Modificări:
cli-entries-added = { $count ->
    [one] { $count } înscriere adăugată.
    [few] { $count } înscrieri adăugate.
   *[other] { $count } de înscrieri adăugate.
}
cli-lines-left = { $count ->
    [one] Un rând a fost omis ({ $count }):
    [few] { $count } rânduri au fost omise:
   *[other] { $count } de rânduri au fost omise:
}
cli-players-can-be-added = { $count ->
    [one] { $count } jucător poate fi adăugat.
    [few] { $count } jucători pot fi adăugați.
   *[other] { $count } de jucători pot fi adăugați.
}
cli-mapping-unknown = „{ $text }” nu este o asociere. Scrieți-o ca Surname=family sau 3=rank.
cli-level-cap = cel mult { $cap }
cli-seeds-imported = { $tour }: înscrieri completate: { $filled }, absente din listă: { $unknown }.
cli-seeds-signed = Lista este semnată cu cheia { $key }. Compară cu cheia publicată de circuit sau indică acea cheie cu --key.
cli-seeds-by-name = Aceste înscrieri au fost găsite doar după nume. Dacă sunt corecte, completează-le cu --names.
cli-rating-list-missing = Nu există o listă de rating. Importă una cu `drawmaster egd import LIST`.
cli-nobody-found = Nimeni din listă nu se potrivește.
cli-rating-list = Lista este din { $date }. Jucători: { $count }.
cli-rating-list-stale = Lista este din { $date }, de acum { $days } zile. Importă una nouă înainte de eveniment. Jucători: { $count }.
cli-rating-list-undated = Lista nu are dată. Jucători: { $count }.
cli-no-import-notes = Niciun import nu a lăsat o notă în acest eveniment.
cli-imported = { $name }: înscrieri: { $entries }, runde împerecheate: { $rounds }, partide: { $games }.
cli-export-checked =
    { $count ->
        [0] Fișierul poate fi scris așa cum este.
        [one] Există o observație ({ $count }):
        [few] Există { $count } observații:
       *[other] Există { $count } de observații:
    }
cli-event-created = { $name } a fost creat în { $file }.
cli-register-closed = Registrul este închis. Jucătorii au numerele de la 1 la { $last }.
cli-draw-seed = Sămânța tragerilor: { $seed }
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
cli-rounds-unknown = „{ $text }” nu este o rundă. Scrieți rundele ca 1,3.
cli-no-slips = Nu există fișe.
cli-slip-gone = Fișa { $number } nu mai există după modificare.
cli-slip-pending = Fișa { $number } ({ $name }) așteaptă: { $changes }.
cli-slip-applied = Fișa { $number } ({ $name }) este aplicată: { $changes }.
cli-slip-refused = Fișa { $number } ({ $name }) este refuzată: { $changes }.
cli-slip-seat = încă la masa { $board } în runda { $round }
cli-slip-answer = refuzată: { $reason }
cli-slip-no-change = nu se schimbă nimic

# Răspunsuri și capete de tabel
cli-black = negru
cli-white = alb
cli-referee-clock = Puneți ceasurile pe timpul folosit: Negru { $black } minute, Alb { $white } minute.
cli-referee-late = Timp folosit când au sosit amândoi: Negru { $black } minute, Alb { $white } minute. Cine nu ar fi sosit până la { $lost_after } ar fi pierdut.
cli-referee-black-lost = Negru a pierdut: cine nu a sosit până la { $lost_after } pierde.
cli-referee-white-lost = Alb a pierdut: cine nu a sosit până la { $lost_after } pierde.
cli-referee-both-lost = Au pierdut amândoi: cine nu a sosit până la { $lost_after } pierde.
cli-egf-class = Clasa { $class }; timpul ajustat este de { $adjusted } minute.
cli-egf-class-none = Fără clasă; timpul ajustat este de { $adjusted } minute.
cli-late-times = Runda { $round }: planificată { $planned }, începută { $started }, se poate sigila de la { $from }, trebuie sigilat de la { $by }
cli-late-none = Nimeni nu este notat ca întârziat.
cli-late-missing = { $name }: lipsește
cli-late-came = { $name }: a sosit la { $time }
cli-late-forfeit = pierdut prin întârziere: { $result }
cli-late-until = pierdut după { $time }
cli-late-entered = Masa { $board }: { $result }
cli-adjourned-none = Nicio partidă nu este întreruptă.
cli-adjourned-sealed = { $colour } a sigilat mutarea { $number }
cli-delay-late = { $minutes } min întârziere
cli-delay-proposed = propus: { $time }
cli-delay-running = Încă se joacă, cele mai lungi întâi:
cli-delay-minutes = { $minutes } min
cli-delay-since = de la { $time }
cli-on = activ
cli-off = inactiv
cli-none = nimic
cli-locked = blocată
cli-audit-log-head = Istoric: { $entries } înregistrări, amprenta { $head }
cli-audit-log-round = runda { $round }
cli-audit-log-found = { $later ->
        [0] Foaia arată acest istoric până la înregistrarea { $entry } ({ $operation }, { $at }). De atunci nu s-a schimbat nimic.
        [one] Foaia arată acest istoric până la înregistrarea { $entry } ({ $operation }, { $at }). A urmat o înregistrare:
        [few] Foaia arată acest istoric până la înregistrarea { $entry } ({ $operation }, { $at }). Au urmat { $later } înregistrări:
       *[other] Foaia arată acest istoric până la înregistrarea { $entry } ({ $operation }, { $at }). Au urmat { $later } de înregistrări:
    }
cli-undone = anulată
cli-round = runda { $round }
cli-statistics-none = Încă nicio partidă.
cli-statistics-round = runda
cli-statistics-games = partide
cli-statistics-black = Negru
cli-statistics-white = Alb
cli-statistics-jigo = jigo
cli-statistics-other = altele
cli-statistics-open = deschise
cli-statistics-floats = treceri
cli-statistics-knockout = eliminatorii
cli-statistics-handicap = handicap
cli-statistics-byes = libere
cli-statistics-balance = Negru-Alb
cli-statistics-players = jucători
cli-statistics-stones = pietre
cli-statistics-ranks = diferență de grad
cli-statistics-stronger = cel mai puternic
cli-statistics-weaker = cel mai slab
cli-places = Locuri
cli-head-age = vârstă
cli-head-badges = insigne
cli-head-bundle = pachet
cli-head-signed-by = semnat de
cli-tour-unnamed = { $count ->
        [one] Un jucător nu are nume nici în pachet, nici în registrul circuitului.
        [few] { $count } jucători nu au nume nici în pachet, nici în registrul circuitului.
       *[other] { $count } de jucători nu au nume nici în pachet, nici în registrul circuitului.
    }
cli-head-career = carieră
cli-head-championship = campionat
cli-head-changes = Modificări
cli-head-class = clasă
cli-head-club = club
cli-head-column = coloană
cli-head-confirmed = Confirmate
cli-head-copy = Copie
cli-head-entries = Înscrieri
cli-head-event = concurs
cli-head-event-of-copy = Concurs
cli-head-tour-of-copy = circuit
cli-head-events = turnee
cli-head-exactly = exact
cli-head-first-fields = primele câmpuri
cli-head-folder = Dosar
cli-head-from = din
cli-head-heading = titlu
cli-head-latin = cu litere latine
cli-head-loss = înfrângere
cli-head-means = înțeles
cli-head-name = nume
cli-head-paired = Împerecheate
cli-head-players = jucători
cli-head-points = puncte
cli-head-rank = grad
cli-head-results = Rezultate
cli-head-round = R{ $round }
cli-head-stages = etape
cli-head-win = victorie

cli-bye = Liber: { $name }
cli-without-a-game = Fără partidă: { $name }
cli-round-ladder = { $winner } se califică prin scara de jigo
cli-round-released = Runda { $round } este publicată.
cli-round-confirmed = Runda { $round } este confirmată.
cli-round-unpaired = Împerecherea rundei { $round } este anulată.
cli-cost-proved = Cost { $cost }, demonstrat ca fiind cel mai bun.
cli-cost-not-proved = Cost { $cost }, nedemonstrat ca fiind cel mai bun.
cli-board-unpaired = Împerecherea mesei { $board } este anulată.
cli-board-locked = Masa { $board } este blocată.
cli-board-unlocked = Masa { $board } este deblocată.
cli-board-moved = Masa { $board } este acum masa { $to }.
cli-board-handicap = Masa { $board } are handicapul { $stones }.
cli-boards-renumbered = Mesele rundei { $round } sunt renumerotate: { $moved ->
        [one] { $moved } partidă mutată
        [few] { $moved } partide mutate
       *[other] { $moved } de partide mutate
    }.
cli-colours-swapped = Culorile mesei { $board } sunt schimbate între ele.
cli-seats-exchanged = Locurile sunt schimbate între ele.
cli-players-paired = Jucătorii sunt împerecheați.
cli-bye-moved = Liberul este mutat.
cli-changed-as-good = { $done } Masa { $board }; runda este la fel de bună ca cea mai bună împerechere.
cli-changed-dearer = { $done } Masa { $board }; runda costă mai mult decât cea mai bună împerechere: { $cost }.
cli-moves-bye = bye
cli-moves-good = în regulă
cli-moves-worse = mai rău
cli-moves-breaks = cere acord
cli-moves-impossible = imposibil
cli-why-not-best = Cea mai bună împerechere nu conține această pereche.
cli-why-cost = Cost: { $cost }
cli-why-only = Runda nu poate fi împerecheată fără această pereche.
cli-why-otherwise = Fără această pereche, runda ar costa: { $cost }
cli-why-same = la fel
cli-why-impossible = Runda nu se poate împerechea cu această pereche.
cli-why-with = Cu această pereche, runda costă, față de cea mai bună împerechere: { $cost }
cli-why-best-plays = În cea mai bună împerechere, { $name } joacă cu { $opponent }.
cli-why-would-play = { $name } ar juca cu { $opponent }.
cli-result-agreed = Masa { $board }: { $result }.
cli-result-passes-disagree = Masa { $board }: cele două citiri nu coincid.
cli-result-one-pass = Masa { $board }: este introdusă o singură citire.
cli-result-nothing-affected = Masa { $board }: nicio partidă eliminatorie ulterioară nu depinde de rezultatul ei.
cli-result-affected = Afectată: { $game }
cli-check-sound = În regulă: { $entries ->
        [one] { $entries } înregistrare în jurnal
        [few] { $entries } înregistrări în jurnal
       *[other] { $entries } de înregistrări în jurnal
    }, { $rounds ->
        [one] { $rounds } rundă
        [few] { $rounds } runde
       *[other] { $rounds } de runde
    }, { $certificates ->
        [one] { $certificates } certificat
        [few] { $certificates } certificate
       *[other] { $certificates } de certificate
    }, { $draws ->
        [one] { $draws } tragere la sorți
        [few] { $draws } trageri la sorți
       *[other] { $draws } de trageri la sorți
    }.
cli-ladder-new-game = partidă nouă
cli-ladder-next = urmează
cli-ladder-time = { $minutes } min, 1 x { $period } s
cli-ladder-decided = Masa { $board }: { $winner } se califică prin scara de jigo.
cli-ladder-open = Masa { $board }: scara de jigo nu este decisă.
cli-simulated = { $event } este în { $file }.
cli-self-checked = { $events ->
        [one] { $events } concurs
        [few] { $events } concursuri
       *[other] { $events } de concursuri
    }, { $rounds ->
        [one] { $rounds } rundă
        [few] { $rounds } runde
       *[other] { $rounds } de runde
    }, { $games ->
        [one] { $games } partidă
        [few] { $games } partide
       *[other] { $games } de partide
    }: 0 diferențe.
cli-progress = { $done } din { $all }
cli-points-event = Sezonul { $season }, clasa { $class }, coeficientul { $coefficient }
cli-points-online-event = Sezonul { $season }, clasa { $class }, coeficientul { $coefficient }, online
cli-points-place = locul { $place }
cli-size-lines = pe { $lines } linii
cli-size-rounds = rundele { $first }-{ $last }
cli-size-byes = { $byes ->
        [one] { $byes } liber
        [few] { $byes } libere
       *[other] { $byes } de libere
    }
cli-size-out = { $out } în afara tabelului
cli-size-gap = primele partide cu cel mult { $grades } grade diferență
cli-box-bye = liber
cli-ko-not-listed = Nu sunt pe listă:
cli-ko-sizes = Mărimi:
cli-ko-enters = intră în runda { $round }
cli-ko-effect = { $players ->
        [one] { $players } jucător
        [few] { $players } jucători
       *[other] { $players } de jucători
    } pe { $lines } linii, rundele { $first }-{ $last }, { $byes ->
        [one] { $byes } liber
        [few] { $byes } libere
       *[other] { $byes } de libere
    }, { $out } în afara tabelului, primele partide cu cel mult { $gap } grade diferență
cli-ko-nonce = Nonce { $nonce }
cli-ko-commitment = Angajament { $commitment }
cli-ko-table = KO{ $category }, { $players ->
        [one] { $players } jucător
        [few] { $players } jucători
       *[other] { $players } de jucători
    }, din runda { $round }
cli-ko-round = { $name } (runda { $round })
cli-final-table = Finala { $category }, { $players ->
        [one] { $players } jucător
        [few] { $players } jucători
       *[other] { $players } de jucători
    }, rundele { $first }-{ $last }
cli-final-tied = La egalitate, de departajat pe table mai mici: { $names }
cli-final-board = masa { $board }
cli-final-eve = în ajun
cli-final-day = ziua { $day }
cli-final-round = Runda { $round } ({ $phase }, { $day })
cli-final-round-alone = Runda { $round } ({ $phase }, { $day }, separat)
cli-final-rests = Stă: { $name }
cli-tour-badge = { $badge } la { $day }
cli-tour-key-revoked = revocată la { $day }
cli-tour-step-at-rate = { $points } cu { $rate }
cli-tour-step-lapsed = - { $points }: { $edition }, înainte de { $by }
cli-tour-step-transition = x { $points }: categoria { $category }
cli-tour-race = { $category } în { $year }
cli-tour-team = echipa { $country } { $points }: { $players }
cli-tour-team-incomplete = echipa { $country } { $points } (incompletă): { $players }
# Output
cli-output-failed = Comanda s-a executat, dar răspunsul nu a putut fi scris ({ $error }). Eliberați spațiu, apoi verificați evenimentul.
cli-fault = Programul are o eroare și s-a oprit. Nicio modificare nu este salvată pe jumătate. Repetați comanda cu --verbose și raportați ce afișează.
cli-detail = Detaliu: { $detail }
cli-overwrite = --overwrite înlocuiește fișierele existente.
cli-confirm = Repetați comanda cu --yes pentru a confirma.

# Utilizare greșită
cli-usage = Utilizare: { $form }
cli-usage-command-unknown = Nu există comanda { $command }.
cli-usage-command-similar = Nu există comanda { $command }. Comenzi asemănătoare: { $similar }.
cli-usage-command-missing = Indicați o comandă. Alegeți una dintre { $known }.
cli-usage-incomplete = Indicați o comandă. „drawmaster --help” le afișează pe toate.
cli-usage-argument-unknown = Argumentul { $argument } nu există aici.
cli-usage-argument-similar = Argumentul { $argument } nu există. Poate ați vrut { $similar }.
cli-usage-missing = Lipsește: { $arguments }.
cli-usage-value-missing = { $argument } are nevoie de o valoare.
cli-usage-value-missing-of = { $argument } are nevoie de o valoare. Alegeți una dintre { $known }.
cli-usage-value-invalid = „{ $value }” nu este o valoare pentru { $argument }.
cli-usage-value-unknown = „{ $value }” nu este o valoare pentru { $argument }. Alegeți una dintre { $known }.
cli-usage-conflict = { $argument } nu se poate folosi împreună cu { $others }.
cli-usage-twice = { $argument } se poate folosi o singură dată.
cli-usage-no-equals = Scrieți un semn egal între { $argument } și valoarea sa.
cli-usage-too-many = { $argument } are o valoare în plus: „{ $value }”.
cli-usage-too-few = Valorile pentru { $argument } sunt prea puține: { $given }. Sunt necesare cel puțin { $least }.
cli-usage-wrong-number = Numărul de valori pentru { $argument } este greșit: { $given }. Numărul necesar este { $expected }.
cli-usage-not-text = Un argument nu este text UTF-8 valid.
cli-usage-unreadable = Linia de comandă nu poate fi citită.
cli-step-fill-stage = completați etapa
cli-stages-none = Evenimentul nu are etape. Adăugați una cu stage add.
cli-stage-added = Adăugate după { $after }: { $names }. Completați-le cu stage fill când { $after } s-a încheiat.
cli-stage-filled = { $count ->
    [one] Un jucător merge
    [few] { $count } jucători merg
   *[other] { $count } de jucători merg
} mai departe în { $name }.
cli-stage-after = după { $name }
cli-stage-ready = poate fi completată
cli-head-stage = Etapa
