# Tekstovi naredbenog retka. Radni prijevod; izvorni govornik ga još nije pregledao.
ko-player-unknown = Nema igrača { $number }. Brojeve vidite naredbom entries.
ko-later-invalid = „{ $text }” nije BROJ:KOLO, npr. 12:3.
ko-verified =
    KO{ $category }: ponovljenom ždrijebu odgovara sve: { $boxes ->
        [one] { $boxes } polje
        [few] { $boxes } polja
       *[other] { $boxes } polja
    }.
draw-frozen = Popis kategorije { $category } je zamrznut ({ $number }. zamrzavanje, { $at }). Objavite ovaj otisak prije nego što se saznaju znamenke: { $commitment }
draw-frozen-digits =
    Najavljeno: { $digits ->
        [one] { $digits } znamenka
        [few] { $digits } znamenke
       *[other] { $digits } znamenki
    }.
draw-frozen-any-digits = Najavljeno: bilo koji broj znamenki.
draw-frozen-source = Izvor znamenki: { $source }
draw-act-freeze = { $number }. zamrzavanje: { $at }
draw-act-draw = { $number }. ždrijeb: { $at }
draw-act-undone = , poništeno
ko-qualifying-taken-back = Plan kvalifikacija je izbrisan.
ko-qualifying-planned =
    Kola { $first }-{ $last } odlučuju: { $places ->
        [one] { $places } mjesto
        [few] { $places } mjesta
       *[other] { $places } mjesta
    }:
final-class-changed = Turnir sada ima klasu final i daje bodove Finala.
final-verified =
    Finale { $category }: ponovljenom ždrijebu odgovara sve: { $players ->
        [one] { $players } igrač
        [few] { $players } igrača
       *[other] { $players } igrača
    }.
final-rounds-invalid = „{ $text }” nije popis kola. Unesite 5, ili 1,5, ili none.
season-exported = { $file } je zapisana. Uredite je, zatim je provjerite.
season-used = Turnir slijedi sezonu { $name }.
season-valid = Sezona { $name } je valjana.
copies-restored = { $event }: vraćeno u { $file }.
copies-second-set = Kopije idu i u { $folder }.
copies-second-cleared = Kopije idu samo u mapu programa.
copies-none = Još nema kopija.
copies-salvaged =
    { $file }: { $rows ->
        [one] { $rows } redak
        [few] { $rows } retka
       *[other] { $rows } redaka
    } i { $entries ->
        [one] { $entries } zapis
        [few] { $entries } zapisa
       *[other] { $entries } zapisa
    } dnevnika.
copies-doubt = Dvojbeno: { $doubt }
journal-undone = Poništeno: { $operation }.
journal-redone = Ponovljeno: { $operation }.
document-written =
    { $file } je zapisana, { $bytes ->
        [one] { $bytes } bajt
        [few] { $bytes } bajta
       *[other] { $bytes } bajtova
    }.
bundle-handed-over = { $event }: predano ključu { $to } nakon { $sequence }. paketa. Dajte drugom organizatoru kopiju ove datoteke turnira: njegov sljedeći paket sadrži vašu potpisanu izjavu.
document-folder-written =
    { $folder }: { $sheets ->
        [one] { $sheets } list
        [few] { $sheets } lista
       *[other] { $sheets } listova
    }:
document-left-out = Bez: { $name }. Razlog: { $reason }
document-pages-written =
    { $folder }: { $pages ->
        [one] { $pages } stranica
        [few] { $pages } stranice
       *[other] { $pages } stranica
    }. Najprije otvorite index.html.
cli-site-published =
    { $place }: web-mjesto ima: { $files ->
        [one] { $files } datoteka
        [few] { $files } datoteke
       *[other] { $files } datoteka
    }; novih ili promijenjenih { $written }, uklonjenih { $removed }.
cli-site-kept = { $file } više nije dio web-mjesta, ali ju je promijenio netko drugi, pa ostaje.
cli-competition-added = { $name }: dodano turniru. Odaberite s --competition.
cli-competition-imported =
    { $name }: dodano turniru: { $entries ->
        [one] { $entries } prijava
        [few] { $entries } prijave
       *[other] { $entries } prijava
    }, { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
       *[other] { $rounds } kola
    } i { $games ->
        [one] { $games } partija
        [few] { $games } partije
       *[other] { $games } partija
    }. { $known ->
        [0] Nitko od njih prije nije bio na turniru.
        [one] Od prije na turniru: { $known } osoba.
        [few] Od prije na turniru: { $known } osobe.
       *[other] Od prije na turniru: { $known } osoba.
    } Odaberite s --competition.
cli-competition-removed = { $name }: uklonjeno.
cli-team-added = { $name }: ekipa { $team }.
cli-team-changed = Ekipa { $team } je promijenjena.
cli-team-removed = Ekipa { $team } je uklonjena.
cli-team-line-up = Postava ekipe { $team } za { $round }. kolo je zadana.
cli-team-round = Ekipe od { $size }, postave za { $round }. kolo
cli-team-plays = igra na ploči { $board }
cli-team-board = ploča { $board }
cli-team-substitute = pričuva
cli-team-absent = odsutan
cli-team-none = Bez ekipe: { $name }
cli-match = { $number }. susret: { $first } – { $second } { $points }
cli-competition-entered =
    { $name }: upisano: { $count ->
        [one] { $count } osoba
        [few] { $count } osobe
       *[other] { $count } osoba
    }.
cli-step-register = upišite igrače
cli-step-close = zaključite prijave
cli-step-slips = riješite ružičaste listiće
cli-step-draw = izvucite nokaut prije { $round }. kola
cli-step-pair = sparite { $round }. kolo
cli-step-release = objava { $round }. kola
cli-step-results = unesite rezultate { $round }. kola: { $agreed } od { $games }
cli-step-disagreement = riješite razliku u { $round }. kolu
cli-step-conflicts = riješite proturječne rezultate u { $round }. kolu
cli-step-confirm = potvrda { $round }. kola
cli-step-finish = završeno
cli-step-add-games = dodajte partije
cli-game-added = Partija { $game }: { $round }. kolo, ploča { $board }.
cli-game-conditions =
    Crni: { $black }, Bijeli: { $white }; { $stones ->
        [0] bez kamenja
        [one] { $stones } kamen
        [few] { $stones } kamena
       *[other] { $stones } kamenova
    }, komi { $komi }.
cli-game-removed = Partija { $game } je uklonjena.
cli-ladder-improvement = Najveći napredak (prečke)
cli-ladder-persistence = Najviše odigranih partija
cli-games-none = Još nema partija.
cli-head-game = partija
cli-head-board = ploča
cli-head-round-of-game = kolo
cli-seat-invalid = „{ $text }” nije mjesto. Napišite PLOČA:black ili PLOČA:white.
cli-number-unknown = Nema igrača { $number }. Igrače navodi „entries”.
cli-two-players = Navedite dva igrača, npr. --players 4,17.
cli-numbers-invalid = „{ $text }” nije broj ni raspon brojeva. Napišite 7 ili 7..12.
cli-category-invalid = „{ $text }” nije kategorija. Napišite broj, npr. 12, ili senior.
cli-ladder-game-invalid = „{ $text }” nije partija ljestava. Napišite 9x9, 7x7, 5x5, 1x1 ili new.
cli-ladder-result-invalid = „{ $text }” nije rezultat partije ljestava. Napišite black, white, = ili nr.
cli-one-language = Naredbeni redak koristi jedan jezik. Navedite jednu oznaku, npr. hr.
cli-clock = DRAWMASTER_NOW je „{ $text }”, što nije lokalno vrijeme. Napišite ga kao 2026-08-14T09:00:00 ili ga uklonite.

cli-demo-written = Datoteke u { $folder }:

cli-tour-created = { $file }: stvoreno za { $name }.
cli-tour-undone = Poništeno: { $operation }.
cli-tour-championship =
    { $name }: { $count ->
        [one] { $count } izdanje
        [few] { $count } izdanja
       *[other] { $count } izdanja
    }.
cli-tour-confirmed = { $player }: potvrđeno za { $year }.
cli-tour-merged = Oboje su sada jedan igrač: { $player }.
cli-tour-separate = Zabilježeno kao različite osobe: { $players }.
cli-tour-seeds =
    { $file } je zapisana: { $players ->
        [one] { $players } igrač
        [few] { $players } igrača
       *[other] { $players } igrača
    }, potpisano ključem { $key }.
cli-tour-published =
    { $folder }: { $pages ->
        [one] { $pages } stranica
        [few] { $pages } stranice
       *[other] { $pages } stranica
    }, od toga za igrače { $players }.
cli-tour-unchanged = Knjiga serije već ima ovaj paket: { $event }. Ništa nije promijenjeno.
cli-tour-handed-over = { $signed_by } (predao: { $old })
cli-tour-added =
    { $event } ({ $organiser }): dodano kao izdanje prvenstva { $championship }: { $players ->
        [one] { $players } igrač
        [few] { $players } igrača
       *[other] { $players } igrača
    }, novih u seriji { $new }.
cli-tour-changed = Promijenjeno: { $line }
cli-tour-follows = Učinak: { $line }
cli-tour-duplicates =
    Možda ista osoba: { $count ->
        [one] { $count } par
        [few] { $count } para
       *[other] { $count } parova
    } igrača. Vidi tour merge.
cli-tour-printed =
    { $file } je zapisana, { $bytes ->
        [one] { $bytes } bajt
        [few] { $bytes } bajta
       *[other] { $bytes } bajtova
    }.

cli-note = Napomena: { $note }
cli-about = Drawmaster { $version }, licenca MIT.
    Vaši su podaci u { $folder }.
cli-about-portable = Drawmaster { $version }, licenca MIT.
    Prijenosno: vaši su podaci u { $folder }.
cli-key = Vaš je ključ u { $file }. Čuvajte tu datoteku samo za sebe i napravite kopiju.
    Dajte seriji svoj javni ključ:
    { $public }
cli-key-created = Stvoren je novi ključ. Nalazi se u { $file }. Čuvajte tu datoteku samo za sebe i napravite kopiju.
    Dajte seriji svoj javni ključ:
    { $public }
cli-entry-added = Dodano: { $name }.
cli-partner-unclear = „{ $text }” nije osoba iz para. Navedite ključ ili "Prezime, Ime, Rang", zatim klub i zemlju.
cli-entry-changed = Promijenjeno: { $name }.
cli-extras-written = Dopune i stranice priručnika su u { $folder }.
cli-entry-lowered = Početni bodovi sniženi: { $name }.
cli-entry-withdrawn = Odustanak: { $name }.
cli-entry-registered = Upisano: { $name }.
cli-entry-unknown = Nema prijave { $number }. Vidi `drawmaster entries`.
cli-entry-gone = Prijava { $id } nakon promjene više ne postoji.
cli-entry-sleeps = Igrač propušta kolo u najvišoj skupini, što iskrivljuje njezine parove. Za sniženje početnih bodova za jedan ili dva koristite `drawmaster entry lower EVENT { $number } --by 1`.
cli-card-standing = Nakon { $round }. kola: { $place }. mjesto, { $values }
cli-card-bye = slobodan
cli-card-absent = odsutan
cli-card-without-game = bez partije
cli-card-float-up = u višu skupinu
cli-card-float-down = u nižu skupinu
cli-card-points = Bodovi serije: { $points }
cli-card-changes = Promjene:
cli-entries-added =
    Dodano: { $count ->
        [one] { $count } prijava
        [few] { $count } prijave
       *[other] { $count } prijava
    }.
cli-lines-left =
    Izostavljeno: { $count ->
        [one] { $count } redak
        [few] { $count } retka
       *[other] { $count } redaka
    }:
cli-players-can-be-added =
    Može se dodati: { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }.
cli-mapping-unknown = „{ $text }” nije pridruživanje. Napišite ga kao Surname=family ili 3=rank.
cli-level-cap = najviše { $cap }
cli-seeds-imported =
    { $tour }: popunjeno: { $filled ->
        [one] { $filled } prijava
        [few] { $filled } prijave
       *[other] { $filled } prijava
    }, nije na listi: { $unknown }.
cli-seeds-signed = Lista je potpisana ključem { $key }. Usporedite ga s ključem koji je serija objavila ili zadajte taj ključ s --key.
cli-seeds-by-name = Ove su prijave nađene samo po imenu. Ako su točne, popunite ih s --names.
cli-rating-list-missing = Nema rejting-liste. Uvezite je s `drawmaster egd import LISTA`.
cli-nobody-found = Nitko na listi ne odgovara.
cli-rating-list = Lista je od { $date }. Igrača na listi: { $count }.
cli-rating-list-stale =
    Lista je od { $date }, stara: { $days ->
        [one] { $days } dan
        [few] { $days } dana
       *[other] { $days } dana
    }. Prije turnira uvezite novu. Igrača na listi: { $count }.
cli-rating-list-undated = Lista nema datuma. Igrača na listi: { $count }.
cli-no-import-notes = Nijedan uvoz u ovom turniru nije ostavio napomenu.
cli-imported =
    { $name }: { $entries ->
        [one] { $entries } prijava
        [few] { $entries } prijave
       *[other] { $entries } prijava
    }, spareno: { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
       *[other] { $rounds } kola
    }, { $games ->
        [one] { $games } partija
        [few] { $games } partije
       *[other] { $games } partija
    }.
cli-export-checked =
    { $count ->
        [0] Datoteka se može zapisati kakva jest.
        [one] { $count } napomena:
        [few] { $count } napomene:
       *[other] { $count } napomena:
    }
cli-event-created = { $name }: stvoreno u { $file }.
cli-register-closed = Prijave su zaključene. Igrači imaju brojeve 1 do { $last }.
cli-draw-seed = Sjeme ždrijeba: { $seed }
cli-register-closed-on = Prijave su zaključene { $when }.
cli-register-ready = Prijave se mogu zaključiti.
cli-checklist-players = Upisano { $registered }, u 1. kolu { $first }.
cli-checklist-ghost = Broj je neparan: igrat će popuna.
cli-checklist-bye = Broj je neparan: jedan će igrač biti slobodan.
cli-checklist-unseen = Još nisu upisani: { $names }.
cli-checklist-no-birth = Godina rođenja nepoznata: { $names }.
cli-checklist-unpaid = Još nisu platili: { $names }.
cli-checklist-slips =
    Ružičasti na čekanju: { $count ->
        [one] { $count } listić
        [few] { $count } listića
       *[other] { $count } listića
    }. Vidi `drawmaster slip list`.
cli-checklist-admitted = Voditelj je primio unatoč pravilima: { $names }.
cli-checklist-double = Možda jedna osoba: { $first } i { $second }.
cli-checklist-bar = Bar na { $bar }: na njemu ili iznad { $count }.
cli-checklist-proposed-bar = Bar na { $bar }: na njemu ili iznad { $count }; predloženi bar { $proposed }: na njemu ili iznad { $proposed_count }; preporučeno je { $from } do { $to }.
cli-checklist-strengths = Snage: { $strengths }.
cli-rounds-unknown = „{ $text }” nije kolo. Kola pišite kao 1,3.
cli-no-slips = Nema listića.
cli-slip-gone = Listić { $number } nakon promjene više ne postoji.
cli-slip-pending = Listić { $number }, { $name }: na čekanju. { $changes }.
cli-slip-applied = Listić { $number }, { $name }: proveden. { $changes }.
cli-slip-refused = Listić { $number }, { $name }: odbijen. { $changes }.
cli-slip-seat = još na ploči { $board } u { $round }. kolu
cli-slip-answer = odbijeno: { $reason }
cli-slip-no-change = ništa se ne mijenja

cli-black = crni
cli-white = bijeli
cli-referee-clock = Namjestite satove na utrošeno vrijeme: Crni { $black } min, Bijeli { $white } min.
cli-referee-late = Utrošeno vrijeme kad su oboje stigli: Crni { $black } min, Bijeli { $white } min. Tko ne bi stigao do { $lost_after }, izgubio bi.
cli-referee-black-lost = Crni je izgubio: tko ne stigne do { $lost_after }, gubi.
cli-referee-white-lost = Bijeli je izgubio: tko ne stigne do { $lost_after }, gubi.
cli-referee-both-lost = Oboje su izgubili: tko ne stigne do { $lost_after }, gubi.
cli-egf-class = Klasa { $class }; korigirano vrijeme je { $adjusted } min.
cli-egf-class-none = Ne ulazi u rejting; korigirano vrijeme je { $adjusted } min.
cli-late-times = { $round }. kolo: planirano { $planned }, početak { $started }, igrač smije zapečatiti potez od { $from }, mora od { $by }
cli-late-none = Nitko nije označen da kasni.
cli-late-missing = { $name }: nije tu
cli-late-came = { $name }: dolazak u { $time }
cli-late-forfeit = izgubljeno zbog kašnjenja: { $result }
cli-late-until = poraz nakon { $time }
cli-late-entered = Ploča { $board }: { $result }
cli-adjourned-none = Nijedna partija nije prekinuta.
cli-adjourned-sealed = { $colour }: zapečaćen { $number }. potez
cli-delay-late = kašnjenje { $minutes } min
cli-delay-proposed = prijedlog: { $time }
cli-delay-running = Još se igra, najdulje partije prve:
cli-delay-minutes = { $minutes } min
cli-delay-since = od { $time }
cli-on = uključeno
cli-off = isključeno
cli-none = nema
cli-locked = zaključano
cli-audit-log-head =
    Povijest: { $entries ->
        [one] { $entries } zapis
        [few] { $entries } zapisa
       *[other] { $entries } zapisa
    }, kod glave { $head }
cli-audit-log-round = { $round }. kolo
cli-audit-log-found =
    { $later ->
        [0] List prikazuje ovu povijest do zapisa { $entry } ({ $operation }, { $at }). Otad se ništa nije promijenilo.
        [one] List prikazuje ovu povijest do zapisa { $entry } ({ $operation }, { $at }). Slijedio je { $later } zapis:
        [few] List prikazuje ovu povijest do zapisa { $entry } ({ $operation }, { $at }). Slijedila su { $later } zapisa:
       *[other] List prikazuje ovu povijest do zapisa { $entry } ({ $operation }, { $at }). Slijedilo je { $later } zapisa:
    }
cli-undone = poništeno
cli-round = { $round }. kolo
cli-statistics-none = Još nema partija.
cli-statistics-round = kolo
cli-statistics-games = partije
cli-statistics-black = Crni
cli-statistics-white = Bijeli
cli-statistics-jigo = jigo
cli-statistics-other = ostalo
cli-statistics-open = otvoreno
cli-statistics-floats = prijelazi
cli-statistics-knockout = nokaut
cli-statistics-handicap = hendikep
cli-statistics-byes = slobodni
cli-statistics-balance = Crni-Bijeli
cli-statistics-players = igrači
cli-statistics-stones = kamenje
cli-statistics-ranks = razlika ranga
cli-statistics-stronger = pobjeda jačeg
cli-statistics-weaker = pobjeda slabijeg
cli-places = Mjesta
cli-head-age = dob
cli-head-badges = značke
cli-head-bundle = paket
cli-head-signed-by = potpis
cli-tour-unnamed =
    Bez imena, i u paketu i u knjizi serije: { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }.
cli-head-career = karijera
cli-head-championship = prvenstvo
cli-head-changes = Promjene
cli-head-class = klasa
cli-head-club = klub
cli-head-column = stupac
cli-head-confirmed = Potvrđeno
cli-head-copy = Kopija
cli-head-entries = Prijave
cli-head-event = turnir
cli-head-event-of-copy = Turnir
cli-head-tour-of-copy = serija
cli-head-events = turniri
cli-head-exactly = točno
cli-head-first-fields = prva polja
cli-head-folder = Mapa
cli-head-from = od
cli-head-heading = zaglavlje
cli-head-latin = latinicom
cli-head-loss = poraz
cli-head-means = značenje
cli-head-name = ime
cli-head-paired = Spareno
cli-head-players = igrači
cli-head-points = bodovi
cli-head-rank = rang
cli-head-results = Rezultati
cli-head-round = K{ $round }
cli-head-stages = faze
cli-head-win = pobjeda

cli-bye = Slobodan igrač: { $name }
cli-without-a-game = Bez partije: { $name }
cli-round-ladder = ljestvama prolazi { $winner }
cli-round-released = { $round }. kolo je objavljeno.
cli-round-confirmed = { $round }. kolo je potvrđeno.
cli-round-unpaired = { $round }. kolo je razdvojeno.
cli-cost-proved = Trošak { $cost }, dokazano najbolji.
cli-cost-not-proved = Trošak { $cost }, nije dokazano da je najbolji.
cli-board-unpaired = Ploča { $board } je razdvojena.
cli-board-locked = Ploča { $board } je zaključana.
cli-board-unlocked = Ploča { $board } je otključana.
cli-board-moved = Ploča { $board } sada je ploča { $to }.
cli-board-handicap = Ploča { $board } ima hendikep { $stones }.
cli-boards-renumbered =
    Ploče { $round }. kola su prenumerirane, premješteno: { $moved ->
        [one] { $moved } partija
        [few] { $moved } partije
       *[other] { $moved } partija
    }.
cli-colours-swapped = Boje ploče { $board } su zamijenjene.
cli-seats-exchanged = Mjesta su zamijenjena.
cli-players-paired = Igrači su spareni.
cli-bye-moved = Slobodno kolo je premješteno.
cli-changed-as-good = { $done } Ploča { $board }; kolo je dobro kao najbolje sparivanje.
cli-changed-dearer = { $done } Ploča { $board }; kolo stoji više od najboljeg sparivanja: { $cost }.
cli-moves-bye = slobodno kolo
cli-moves-good = u redu
cli-moves-worse = lošije
cli-moves-breaks = prvo pita
cli-moves-impossible = nije moguće
cli-why-not-best = Najbolje sparivanje ne sadrži ovaj par.
cli-why-cost = Trošak: { $cost }
cli-why-only = Kolo se bez ovog para ne može spariti.
cli-why-otherwise = Bez ovog para kolo bi stajalo: { $cost }
cli-why-same = isto
cli-why-impossible = Kolo se s ovim parom ne može spariti.
cli-why-with = S ovim parom kolo stoji, u usporedbi s najboljim sparivanjem: { $cost }
cli-why-best-plays = U najboljem sparivanju { $name } ima protivnika: { $opponent }.
cli-why-would-play = { $name } bi imao protivnika: { $opponent }.
cli-result-agreed = Ploča { $board }: { $result }.
cli-result-passes-disagree = Ploča { $board }: dva se unosa razlikuju.
cli-result-one-pass = Ploča { $board }: jedan je unos obavljen.
cli-result-nothing-affected = Ploča { $board }: o njezinu rezultatu ne ovisi nijedna kasnija nokaut-partija.
cli-result-affected = Pogođeno: { $game }
cli-check-sound =
    Ispravno: { $entries ->
        [one] { $entries } zapis
        [few] { $entries } zapisa
       *[other] { $entries } zapisa
    } dnevnika, { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
       *[other] { $rounds } kola
    }, { $certificates ->
        [one] { $certificates } potvrda
        [few] { $certificates } potvrde
       *[other] { $certificates } potvrda
    }, { $draws ->
        [one] { $draws } ždrijeb
        [few] { $draws } ždrijeba
       *[other] { $draws } ždrijebova
    }.
cli-ladder-new-game = nova partija
cli-ladder-next = sljedeća
cli-ladder-time = { $minutes } min, 1 x { $period } s
cli-ladder-decided = Ploča { $board }: ljestvama prolazi { $winner }.
cli-ladder-open = Ploča { $board }: ljestve nisu odlučene.
cli-simulated = { $event } je u { $file }.
cli-self-checked =
    { $events ->
        [one] { $events } turnir
        [few] { $events } turnira
       *[other] { $events } turnira
    }, { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
       *[other] { $rounds } kola
    }, { $games ->
        [one] { $games } partija
        [few] { $games } partije
       *[other] { $games } partija
    }: 0 razlika.
cli-progress = { $done } od { $all }
cli-points-event = Sezona { $season }, klasa { $class }, koeficijent { $coefficient }
cli-points-online-event = Sezona { $season }, klasa { $class }, koeficijent { $coefficient }, na internetu
cli-points-place = { $place }. mjesto
cli-size-lines = redaka: { $lines }
cli-size-rounds = kola { $first }-{ $last }
cli-size-byes = slobodnih: { $byes }
cli-size-out = izostavljeno: { $out }
cli-size-gap = prve partije, razlika rangova do { $grades }
cli-box-bye = slobodan
cli-ko-not-listed = Nije unutra:
cli-ko-sizes = Veličine:
cli-ko-enters = ulazi u { $round }. kolu
cli-ko-effect =
    { $players ->
        [one] { $players } igrač
        [few] { $players } igrača
       *[other] { $players } igrača
    }, { $lines ->
        [one] { $lines } redak
        [few] { $lines } retka
       *[other] { $lines } redaka
    }, kola { $first }-{ $last }, slobodnih { $byes }, izostavljeno { $out }, prve partije: razlika rangova do { $gap }
cli-ko-nonce = Tajni broj { $nonce }
cli-ko-commitment = Otisak { $commitment }
cli-ko-table =
    KO{ $category }, { $players ->
        [one] { $players } igrač
        [few] { $players } igrača
       *[other] { $players } igrača
    }, od { $round }. kola
cli-ko-round = { $name } ({ $round }. kolo)
cli-final-table =
    Finale { $category }, { $players ->
        [one] { $players } igrač
        [few] { $players } igrača
       *[other] { $players } igrača
    }, kola { $first } do { $last }
cli-final-tied = Izjednačeni, odlučuju manje ploče: { $names }
cli-final-board = ploča { $board }
cli-final-eve = dan prije
cli-final-day = { $day }. dan
cli-final-round = { $round }. kolo ({ $phase }, { $day })
cli-final-round-alone = { $round }. kolo ({ $phase }, { $day }, zasebno)
cli-final-rests = Odmara: { $name }
cli-tour-badge = { $badge }, { $day }
cli-tour-key-revoked = opozvan { $day }
cli-tour-step-at-rate = { $points }, udio { $rate }
cli-tour-step-lapsed = - { $points }: { $edition }, prije { $by }
cli-tour-step-transition = x { $points }: kategorija { $category }
cli-tour-race = { $category }, { $year }.
cli-tour-team = ekipa { $country } { $points }: { $players }
cli-tour-team-incomplete = ekipa { $country } { $points } (nepotpuna): { $players }
cli-output-failed = Naredba je izvršena, ali se njezin odgovor nije mogao zapisati ({ $error }). Oslobodite prostor, zatim pogledajte rezultat.
cli-fault = Program ima pogrešku i stao je. Nijedna promjena nije spremljena napola. Ponovite naredbu s --verbose i prijavite što ispiše.
cli-detail = Pojedinost: { $detail }
cli-overwrite = --overwrite zamjenjuje postojeće datoteke.
cli-confirm = Za potvrdu ponovite naredbu s --yes.

cli-usage = Uporaba: { $form }
cli-usage-command-unknown = Nema naredbe { $command }.
cli-usage-command-similar = Nema naredbe { $command }. Slične naredbe: { $similar }.
cli-usage-command-missing = Navedite naredbu. Odaberite: { $known }.
cli-usage-incomplete = Navedite naredbu. Popis daje „drawmaster --help”.
cli-usage-argument-unknown = Ovdje nema argumenta { $argument }.
cli-usage-argument-similar = Nema argumenta { $argument }. Jeste li mislili { $similar }?
cli-usage-missing = Nedostaje: { $arguments }.
cli-usage-value-missing = { $argument } treba vrijednost.
cli-usage-value-missing-of = { $argument } treba vrijednost. Odaberite: { $known }.
cli-usage-value-invalid = „{ $value }” nije vrijednost za { $argument }.
cli-usage-value-unknown = „{ $value }” nije vrijednost za { $argument }. Odaberite: { $known }.
cli-usage-conflict = { $argument } se ne može zadati zajedno s { $others }.
cli-usage-twice = { $argument } se može zadati samo jednom.
cli-usage-no-equals = Između { $argument } i vrijednosti napišite znak jednakosti.
cli-usage-too-many = { $argument } ima jednu vrijednost previše: „{ $value }”.
cli-usage-too-few = { $argument }: potrebno vrijednosti najmanje { $least }, a zadano { $given }.
cli-usage-wrong-number = { $argument }: potrebno vrijednosti { $expected }, a zadano { $given }.
cli-usage-not-text = Argument nije valjan UTF-8 tekst.
cli-usage-unreadable = Naredbeni redak ne može se pročitati.
cli-step-fill-stage = popunite fazu
cli-stages-none = Turnir nema faza. Dodajte je naredbom stage add.
cli-stage-added = Dodano nakon { $after }: { $names }. Popunite naredbom stage fill kad završi { $after }.
cli-stage-filled =
    Dalje u { $name }: { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }.
cli-stage-after = nakon { $name }
cli-stage-ready = spremno za popunjavanje
cli-head-stage = Faza
