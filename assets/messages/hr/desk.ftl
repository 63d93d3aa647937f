# Tekstovi prozora, drugi dio: postavke, bodovi, prikaz u dvorani, pomoć. Radni prijevod; izvorni govornik ga još nije pregledao.
yes = da
no = ne
screen-event = Turnir
screen-points = Bodovi
screen-hall = Prikaz u dvorani
help = Pomoć
book-of-user = Priručnik
book-contents = Sadržaj
book-search = Traži u priručniku ( / )
book-hits = { $count ->
    [0] Ništa nije pronađeno.
    [one] Pronađen { $count } odjeljak.
    [few] Pronađena { $count } odjeljka.
   *[other] Pronađeno { $count } odjeljaka.
}
book-short = Tipke ovog zaslona
book-back = Natrag
book-no-back = Ovo je prva otvorena stranica.
tour = Prikaži prve korake
tour-day = Dan turnira
tour-day-about = Popis lijevo prati tijek dana: turnir i postavke, prijave, nokaut, kola, poredak i bodovi. Gornji redak prikazuje trenutno stanje. Žuti je gumb sljedeći korak; Ctrl+Enter ga pritišće.
tour-keys = Sve tipkovnicom
tour-keys-about = Svaki gumb prikazuje svoju tipku. Ctrl+K traži radnje, igrače i ploče, ? navodi sve tipke, a F1 objašnjava trenutni zaslon. I miš radi svugdje.
tour-results = Rezultati u dva unosa
tour-results-about = Pritisnite 1 za pobjedu Crnog i 2 za pobjedu Bijelog; pokazivač prelazi na sljedeću ploču. Drugi unos skriva prvi. Ako se razlikuju, Drawmaster stane, oglasi se zvukom i pokaže oba.
tour-undo = Ništa se ne gubi
tour-undo-about = Svaki se korak odmah sprema. Ctrl+Z poništava bilo koji od njih i imenuje ga, čak i nakon ponovnog pokretanja. Povijest pokazuje tko je što i kad promijenio.
tour-count = { $at } od { $all }
tour-next = Dalje
tour-done = Kreni
tour-skip = Preskoči
steps = Vođeni prvi koraci
steps-start = Pokreni vođene prve korake
steps-count = Obavljeni koraci: { $done } od { $all }
steps-is-done = (obavljeno)
steps-show = Pokaži gdje
steps-again = Ponovno, s novim turnirom
steps-leave = Zasad napusti
steps-finished = Vodili ste kolo od prijava do oglasne ploče. Sljedeća kola idu isto tako.
steps-open = Otvorite turnir
steps-open-about = Otvorite ogledni turnir sa 64 izmišljena igrača ili stvorite novi s imenom i datumom.
steps-register = Prijavite igrače
steps-register-about = Dodajte barem dvije osobe: Alt+A otvara obrazac, a Enter sprema osobu i prelazi na sljedeću.
steps-close = Zaključite prijave
steps-close-about = Pročitajte što je još otvoreno, zatim zaključite prijave. Igrači dobivaju brojeve. To čini i žuti gumb.
steps-pair = Sparite kolo
steps-pair-about = Pritisnite žuti gumb ili Ctrl+Enter. Nacrt se još može mijenjati ručno. Ako ispadanja čekaju ždrijeb, najprije ih ždrijebajte.
steps-release = Objavite kolo
steps-release-about = Ponovno pritisnite žuti gumb. Od sada su parovi javni i mogu se ispisati.
steps-results = Unesite rezultate
steps-results-about = Odaberite ploču i pritisnite 1 ako je pobijedio Crni, 2 ako je pobijedio Bijeli, ili kliknite pobjednika. Ako se rezultati unose dvaput, napravite i drugi prolaz.
steps-confirm = Potvrdite kolo
steps-confirm-about = Kad su svi rezultati uneseni, pritisnite žuti gumb. Poredak tada broji kolo.
steps-standings = Pogledajte poredak
steps-standings-about = Otvorite zaslon poretka. Enter ili dvostruki klik na redak otvara karticu igrača.
steps-print = Ispišite list
steps-print-about = Ctrl+P ispisuje listove zaslona ili ih sprema kao PDF, na primjer poredak za oglasnu ploču.
help-event = Sve postavke turnira s njihovim posljedicama. Promijenjene su podebljane i mogu se vratiti.
    Za traženje postavke pišite u gornje polje: „komi”, „bar”, „hendikep”.
help-register = Svi prijavljeni. Najavljene igrače upišite kad stignu; sparuju se samo upisani.
    Pišite za traženje igrača; naglasci nisu važni. Zaključenje prijava daje igračima brojeve po snazi. Za karticu igrača dvaput kliknite ili pritisnite Enter.
help-knockouts = Tablica svake dobne kategorije. Prije ždrijeba: popis redom nositelja i veličina tablice. Ždrijeb se izvlači jednom, prije prvog kola tablice, i može ga provjeriti svatko.
    Partije tablice određuju se kad se sparuje njezino kolo.
help-final = Finale svake dobne kategorije: dvije skupine, zatim polufinala i partije za plasman. Izvlači se jednom, a partije se sparuju zajedno s kolom. Rezultate unesite ovdje ili na zaslonu Kola.
    Izjednačeni u skupini igraju na manjim pločama, a vi ih odabirete redom rezultata.
help-rounds = Kolo ima četiri stanja. Nacrt vidite samo vi i možete ga ručno mijenjati. Kad je objavljeno, igrači traže svoje ploče. Igra počinje kad je pokrenete ili s prvim rezultatom. Kolo se može potvrditi kad se oba unosa slažu na svakoj ploči.
    Promjene nakon objave označene su ovdje i na listovima.
help-standings = Poredak nakon bilo kojeg kola. Odaberite redak za podcrtavanje protivnika tog igrača. Filtri prikazuju jednu kategoriju, državu ili klub; mjesta se odnose na sve igrače.
    Za karticu igrača dvaput kliknite ili pritisnite Enter. Klik na zaglavlje stupca razvrstava.
help-points = Dosadašnji bodovi serije po dobnim kategorijama. Odaberite igrača i vidite odakle su bodovi. Objavljeni broj je točan zbroj, zaokružen naniže.
help-hall = Drugi prozor, za projektor ili zaslon u dvorani. Otvorite ga, premjestite onamo i ovdje odaberite što prikazuje. Osvježava se sam.
    Duge liste okreću stranice; razmaknica ih zaustavlja.
help-print = Svi listovi kao PDF i datoteke za rejting-listu i druge programe.
help-history = Sve promjene, najnovije prve. Ništa se ne briše; poništene promjene su prekrižene.
key-setting = prethodna ili sljedeća postavka
palette-board = Ploča { $board }
palette-nothing = Nema pogodaka.
redo-what = Ponovi: { $what }
operation-start_round = početak { $round }. kola
history-round = Kolo
history-since = Od
history-undo = poništeno: { $what }
history-redo = ponovljeno: { $what }
setting-list = Postavke
season-use = Datoteka sezone…
setting-find = Traži postavku ( / )
setting-changed = samo promijenjene
setting-reset = vrati na { $value }
setting-inherited = kao turnir: { $value }
setting-none = Nijedna postavka ne odgovara.
group-event = Turnir
group-games = Partije
group-register = Igrači
group-scores = Bodovanje
group-pairing = Sparivanje
group-handicap = Hendikep
group-standings = Poredak
group-more = Ostalo
group-desk = Ovo računalo
about = O programu Drawmaster
about-version = Verzija
about-commit = Izgrađeno iz
about-commit-none = razvojna verzija
about-licence = Licenca
about-folder = Vaši su podaci u
about-folder-portable = Prijenosno: vaši su podaci u
about-licences = Licence dijelova
looks = Jezik i izgled
desk-size = Veličina teksta
desk-percent = { $size } %
desk-language = Jezik
desk-theme = Boje
desk-sound = Zvuk kad se unosi razlikuju
desk-letters = Pojedinačne tipke, bez Ctrl ili Alt: isključeno za govorni unos
desk-touch = Veliki retci i gumbi za dodirni zaslon
desk-system = kao sustav
desk-light = svijetlo
desk-contrast-light = visoki kontrast, svijetlo
desk-contrast-dark = visoki kontrast, tamno
desk-dark = tamno
setting-event-name = Naziv
setting-event-name-about = Pojavljuje se na svakom listu i u svakoj datoteci.
setting-event-starts = Vremena početka
setting-event-starts-about = Samo za kola koja odstupaju od predloženog rasporeda, npr. 1 2026-11-20 09:30, 3 2026-11-21 10:00.
setting-event-place = Mjesto
setting-event-place-about = Pojavljuje se na listovima i u datoteci za rejting-listu.
setting-event-country = Država
setting-event-country-about = Dva slova, npr. HR; treba za rejting-listu.
setting-event-start = Prvi dan
setting-event-start-about = Npr. 2026-11-20. Godina određuje dobne kategorije.
setting-event-end = Posljednji dan
setting-event-end-about = Za jednodnevni turnir isti kao prvi dan.
setting-competition-name = Natjecanje
setting-competition-name-about = Naziv na listovima.
setting-competition-rounds = Kola
setting-competition-rounds-about = Broj kola. O njemu ovise bar i nokaut.
setting-competition-earns-points = Donosi bodove serije
setting-competition-earns-points-about = Donose li partije, nokaut i Finala ovog natjecanja bodove u seriji. Kod Opena donose.
setting-competition-start = Prvi dan ovog natjecanja
setting-competition-start-about = Ako ne počinje s turnirom, npr. 2026-11-21. Prazno: kao na turniru.
setting-competition-end = Zadnji dan ovog natjecanja
setting-competition-end-about = Ako ne završava s turnirom. Prazno: kao na turniru.
setting-competition-starts = Vremena početka ovog natjecanja
setting-competition-starts-about = Ako se razlikuju od turnirskih, npr. 1 2026-11-20 17:00. Prazno: kao na turniru.
setting-competition-boards = Ploče ovog natjecanja
setting-competition-boards-about = Ako smije koristiti samo neke, npr. 41-60. Prazno: sve ploče ili one iz njegovih dvorana.
setting-competition-rooms = Dvorane ovog natjecanja
setting-competition-rooms-about = Dvorane u kojima se igra. Nijedna označena: sve dvorane.
setting-event-season = Sezona serije
setting-event-season-about = Sezona čija pravila određuju bodove.
setting-event-tour-class = Klasa u seriji
setting-event-tour-class-about = Određuje koliko bodova vrijedi svaka faza nokauta.
setting-event-tour-coefficient = Koeficijent
setting-event-tour-coefficient-about = Njime se množe bodovi nokauta; obično 1.
setting-event-tour-online = Igrano na internetu
setting-event-tour-online-about = Bodovi prema pravilima sezone za internetske turnire.
setting-event-tour-championship = Prvenstvo
setting-event-tour-championship-about = Naziv koji ostaje isti iz godine u godinu i po kojem serija nalazi prethodno izdanje. Prazno ako je to naziv turnira.
setting-event-tour-bundles = Izdani paketi
setting-event-tour-bundles-about = Broj datoteka izdanih za seriju, broji se automatski.
setting-event-halls = Dvorane
setting-event-halls-about = Ploče u svakoj dvorani: naziv, prva i zadnja ploča.
setting-event-time-main-minutes = Osnovno vrijeme u minutama
setting-event-time-main-minutes-about = Po igraču. Zajedno s dodatnim vremenom određuje EGF klasu.
setting-event-time-overtime = Dodatno vrijeme
setting-event-time-overtime-about = Što slijedi nakon osnovnog vremena.
setting-event-lowered-class = EGF klasa
setting-event-lowered-class-about = Slijedi iz vremena za razmišljanje. Možete je sniziti, ali ne i povisiti.
setting-event-komi = Komi
setting-event-komi-about = Bodovi Bijelog u ravnopravnoj partiji. Cijeli broj dopušta jigo, o kojem u nokautu odlučuju ljestve.
setting-competition-board-size = Ploča
setting-competition-board-size-about = Veličina ploča. Po rangu: vrijedi manja ploča dvoje igrača.
setting-competition-thirteen-from = 13x13 od
setting-competition-thirteen-from-about = Najniži rang koji igra na 13x13 ako ploča ovisi o rangu.
setting-competition-main-minutes = Osnovno vrijeme ovog natjecanja u minutama
setting-competition-main-minutes-about = Ako se razlikuje od turnirskog. Prazno: kao na turniru.
setting-competition-overtime = Dodatno vrijeme ovog natjecanja
setting-competition-overtime-about = Ako se razlikuje od turnirskog.
setting-competition-own-class = EGF razred ovog natjecanja
setting-competition-own-class-about = Razred partija za rejting, ili ne ulaze u rejting. Prazno: kao na turniru.
setting-competition-komi = Komi ovog natjecanja
setting-competition-komi-about = Ako se razlikuje od turnirskog. Prazno: kao na turniru.
setting-event-round-sheets = Listovi kola
setting-event-round-sheets-about = Listovi koji se za svako kolo ispisuju odjednom: označeni kad ispisujete iz Kola i u mapi kola.
setting-event-two-passes = Rezultati u dva unosa
setting-event-two-passes-about = Rezultati se unose jednom za Crnog i jednom za Bijelog, pa se pogreške odmah vide. Isključeno: jedan unos po ploči.
setting-event-player-reports = Igrači prijavljuju rezultate
setting-event-player-reports-about = Igrači prijavljuju rezultat telefonom, kodom s listića, dok radi mreža dvorane. Prijava vrijedi tek kad je potvrdi protivnik, pomoćnik ili voditelj.
setting-event-ages-cut-off = Granični datum za dob
setting-event-ages-cut-off-about = Dan u godini turnira koji određuje kategoriju.
setting-event-ages-limit-included = Dobna granica uključena
setting-event-ages-limit-included-about = Uključeno: kategorija 12 znači „najviše 12”. Isključeno: „ispod 12”.
setting-event-ages-categories = Dobne kategorije
setting-event-ages-categories-about = Dobne granice, najmlađi prvi.
setting-competition-open-file = Datoteka Opena uz Future Stars
setting-competition-open-file-about = Za turnire novaka: naziv datoteke Opena u istoj mapi. Igrači Opena ovdje ne mogu nastupiti.
setting-event-levy-member = Pristojba po danu, članovi
setting-event-levy-member-about = Koliko savez naplaćuje po danu igre, npr. 1.50; 0 bez pristojbe. Gosti se računaju kao članovi svog saveza.
setting-event-levy-non-member = Pristojba po danu, nečlanovi
setting-event-levy-non-member-about = Za igrače koji ne pripadaju nijednom savezu.
setting-event-levy-concession = Pristojba po danu, snižena
setting-event-levy-concession-about = Za djecu, učenike, studente i nezaposlene, po odluci voditelja.
setting-event-levy-currency = Valuta pristojbe
setting-event-levy-currency-about = Piše se iza iznosa, npr. EUR.
setting-event-far-apart-ranks = Daleko: rangovi
setting-event-far-apart-ranks-about = Par kojem se rangovi razlikuju više od ovoga istaknut je na ploči i u izvještaju.
setting-event-far-apart-points = Daleko: bodovi
setting-event-far-apart-points-about = Par kojem se bodovi razlikuju više od ovoga istaknut je na ploči i u izvještaju.
setting-competition-finalists = Igrači u završnom nokautu
setting-competition-finalists-about = U švicarskom nokautu: obično 8 ili 16.
setting-competition-zones = Zone
setting-competition-zones-about = Broj zona čiji pobjednici igraju nokaut.
setting-competition-knockout-rules-last-game = Kraj dvostrukog ispadanja
setting-competition-knockout-rules-last-game-about = Odlučuje jedno finale; ili još jedno ako ga izgubi nepobijeđeni; ili tko prvi dobije dvije partije.
setting-competition-knockouts = Nokaut po dobnim kategorijama
setting-competition-knockouts-about = Uključeno: svaka se tablica izvlači prije svog prvog kola.
setting-competition-knockout-rules-after-jigo = Nakon jiga u nokautu
setting-competition-knockout-rules-after-jigo-about = Ljestve manjih ploča ili nova partija u preostalom vremenu.
setting-competition-knockout-rules-after-withdrawal = Nakon odustanka prije prvih partija
setting-competition-knockout-rules-after-withdrawal-about = Tko dobiva polje: sljedeći igrač s popisa, čije mjesto dobiva zamjena; nitko, pa protivnik prolazi bez borbe; ili slobodno kolo.
setting-competition-newcomers = Samo novaci
setting-competition-newcomers-about = Najviša dob i najveći broj turnira za rejting, kao za Future Stars. Isključeno: otvoreno za sve.
setting-competition-mcmahon-bar = Bar
setting-competition-mcmahon-bar-about = Svi igrači ovog ranga i viši počinju s istim bodovima i mogu osvojiti turnir.
setting-competition-mcmahon-floor = Donja granica
setting-competition-mcmahon-floor-about = Svi slabiji igrači počinju s bodovima ovog ranga.
setting-competition-mcmahon-zero = Skala
setting-competition-mcmahon-zero-about = Rang koji počinje s 0: 20k na europskoj skali, 1d na britanskoj.
setting-competition-mcmahon-supergroup = Superskupina
setting-competition-mcmahon-supergroup-about = Igrači ovog ranga i viši počinju jedan bod iznad bara.
setting-competition-scoring-absent-score = Bodovi za propušteno kolo
setting-competition-scoring-absent-score-about = U McMahon bodovima. Pola boda daje jedan bod za svaka dva propuštena kola.
setting-competition-scoring-absent-wins = Pobjede za propušteno kolo
setting-competition-scoring-absent-wins-about = U broju pobjeda.
setting-competition-scoring-bye-score = Bodovi za slobodno kolo
setting-competition-scoring-bye-score-about = U McMahon bodovima.
setting-competition-scoring-bye-wins = Pobjede za slobodno kolo
setting-competition-scoring-bye-wins-about = U broju pobjeda.
setting-competition-scoring-round-down = Zaokruži naniže bodove za propuštena kola
setting-competition-scoring-round-down-about = Nakon svakog kola vrijede samo cijeli bodovi.
setting-competition-pairing-first-seeding = Redoslijed u prvim kolima
setting-competition-pairing-first-seeding-about = Tko s kim igra unutar bodovne skupine, do kola zadanog ispod.
setting-competition-pairing-later-seeding = Redoslijed u kasnijim kolima
setting-competition-pairing-later-seeding-about = Tko s kim igra unutar bodovne skupine nakon toga.
setting-competition-meetings = Susreti pri slobodnom sparivanju
setting-competition-meetings-about = Koliko puta dva igrača mogu igrati kad igrači biraju protivnike.
setting-competition-division-size = Igrači u razredu
setting-competition-division-size-about = U ligi, redom brojeva; 0 za jedan razred.
setting-competition-moves = Igrači koji mijenjaju razred
setting-competition-moves-about = Koliko ih iz svakog razreda lige u sljedećoj sezoni ide gore, a koliko dolje.
setting-competition-pairs-strength = Snaga para
setting-competition-pairs-strength-about = Kako rang i rejting para slijede iz osoba: prosjek ili vrijednosti jedne od njih.
setting-competition-pairs-mixed = Mješoviti parovi
setting-competition-pairs-mixed-about = Moraju li igrati žena i muškarac. Potvrđuje se za svaki par; spol se ne sprema.
choice-Mean = prosjek obiju
choice-Stronger = jača osoba
choice-Weaker = slabija osoba
choice-Required = obvezni
choice-Reminded = uz napomenu
choice-Any = bilo koje dvije osobe
setting-competition-teams-size = Ploče susreta
setting-competition-teams-size-about = Koliko ploča ima susret dviju ekipa, 2 do 20.
setting-competition-teams-order = Redoslijed ploča
setting-competition-teams-order-about = Moraju li članovi ekipe sjediti redom s popisa.
setting-competition-club-ladder-scale = Stepenice ljestava
setting-competition-club-ladder-scale-about = Klub: 0.1 ranga za dan igrače, 0.2 do 6k, 0.5 do 16k, zatim 1. Munja: svugdje 0.5.
setting-competition-club-ladder-bottom = Dno ljestava
setting-competition-club-ladder-bottom-about = Nitko ne ide ispod ovog ranga.
setting-competition-club-ladder-third-win = Dvije stepenice za treću pobjedu
setting-competition-club-ladder-third-win-about = Treća pobjeda zaredom i svaka sljedeća diže dvije stepenice.
setting-competition-club-ladder-upset = Dvije stepenice za iznenađenje
setting-competition-club-ladder-upset-about = Od ove razlike rangova pobjeda slabijeg igrača diže dvije stepenice; 0 za nikad.
setting-competition-club-ladder-anchored = Igrači s rejtingom ostaju
setting-competition-club-ladder-anchored-about = Igrači s rejtingom ostaju na svojoj stepenici da se ljestve ne pomiču.
setting-competition-pairing-first-rounds = Broj prvih kola
setting-competition-pairing-first-rounds-about = Zadnje kolo s redoslijedom prvih kola.
setting-competition-pairing-bye = Neparan broj igrača
setting-competition-pairing-bye-about = Tko je slobodan ili da odlučuje voditelj.
setting-competition-pairing-floats = Tko prelazi
setting-competition-pairing-floats-about = Tko igra u drugoj bodovnoj skupini: oni s uravnoteženim prijelazima gore i dolje ili, odvagnuto prema tome, oni s dobrim mjestom u skupini.
setting-competition-pairing-apart-at-bar = Razdvoji klubove na baru
setting-competition-pairing-apart-at-bar-about = Isključeno: igrači na baru ili iznad mogu igrati s igračima iz svog kluba ili države.
setting-competition-pairing-profile = Model sparivanja
setting-competition-pairing-profile-about = Što je dobro sparivanje: strogi redoslijed pravila serije, težine programa OpenGotha ili postupak sparivanja po bodovima doslovno.
setting-competition-pairing-levels = Redoslijed pravila sparivanja
setting-competition-pairing-levels-about = Svako pravilo vrijedi više od svih koja slijede.
setting-competition-pairing-opengotha = OpenGotha težine
setting-competition-pairing-opengotha-about = Koristi ih samo model OpenGotha.
setting-competition-handicap-basis = Hendikep prema
setting-competition-handicap-basis-about = Isključeno: sve su partije ravnopravne.
setting-competition-handicap-reduction = Umanjenje hendikepa
setting-competition-handicap-reduction-about = Oduzima se od razlike; obično 0, 1 ili 2.
setting-competition-handicap-ceiling = Najveći hendikep
setting-competition-handicap-ceiling-about = Najviše 9 kamenova.
setting-competition-handicap-exempt = Bez hendikepa
setting-competition-handicap-exempt-about = Igrači čije su partije uvijek ravnopravne.
setting-competition-tie-breaks = Dodatni kriteriji
setting-competition-tie-breaks-about = Kriteriji poretka, najvažniji prvi: označite ih i povucite u redoslijed.
setting-competition-grade-limits = Razredi
setting-competition-grade-limits-about = Najniži rang svakog razreda, za kriterij CAT.
setting-competition-scoring-forfeit-counts-opponent = Računaj protivnika kod kontumacije
setting-competition-scoring-forfeit-counts-opponent-about = Uključeno: protivnikovi bodovi ulaze u zbrojeve. Isključeno: umjesto njih igračevi vlastiti početni bodovi.
setting-competition-scoring-handicap-in-sums = Uključi hendikepe u zbrojeve
setting-competition-scoring-handicap-in-sums-about = Dodaju se Bijelom i oduzimaju Crnom.
setting-competition-scoring-unplayed-as-half = Protivnikova neodigrana kola vrijede pola
setting-competition-scoring-unplayed-as-half-about = Koliko god bodova protivnik dobio za to kolo.
setting-competition-scoring-missed-in-sosos = Propuštena kola u SOSOS-u
setting-competition-scoring-missed-in-sosos-about = Što se računa umjesto protivnika koji nedostaje.
setting-competition-scoring-bye-in-sodos = Računaj slobodna kola u SODOS-u
setting-competition-scoring-bye-in-sodos-about = Kao pobjeda nad protivnikom s igračevim početnim bodovima.
setting-competition-scoring-bye-in-sums = Slobodna kola u SOS-u
setting-competition-scoring-bye-in-sums-about = Što se računa umjesto protivnika koji nedostaje.
setting-competition-scoring-unmarked-counts = Računaj kola koja nisu označena kao propuštena
setting-competition-scoring-unmarked-counts-about = Kao u MacMahonu: završeno kolo bez partije donosi bodove propuštenog kola, a u SOS-u se računaju igračevi vlastiti bodovi.
effect-rating-class =
    EGF klasa { $word }: { $word ->
        [A] partije imaju punu težinu.
        [B] partije imaju tri četvrtine težine.
       *[C] partije imaju polovicu težine.
    }
effect-rating-none = Prekratko za rejting.
effect-bar-in = Odavde počinje igrača: { $count }, unutar preporučenog: { $word }.
effect-bar-few = Odavde počinje igrača: { $count }; preporučeno je { $word }. Snizite bar.
effect-bar-many = Odavde počinje igrača: { $count }; preporučeno je { $word }. Povisite bar.
choice-None = bez dodatnog vremena
choice-Byoyomi =
    { $periods ->
        [one] { $periods } razdoblje
        [few] { $periods } razdoblja
       *[other] { $periods } razdoblja
    } po { $seconds } s
choice-Canadian =
    { $stones ->
        [one] { $stones } kamen
        [few] { $stones } kamena
       *[other] { $stones } kamenja
    } u { $seconds } s
choice-Fischer = { $seconds } s po potezu
choice-B = najviše B
choice-C = najviše C
choice-Allowed = koji dopušta vrijeme za igru
choice-Unrated = ne ulazi u rejting
choice-Slip = gornja polovica protiv donje
choice-Nineteen = 19x19
choice-Thirteen = 13x13
choice-Nine = 9x9
choice-ByRank = 13x13 ili 9x9, po rangu
choice-Club = gušće pri vrhu
choice-Lightning = svugdje pola ranga
choice-Second = drugo finale nakon prvog poraza
choice-One = jedno finale
choice-BestOfThree = na dvije dobivene partije
choice-Fixed = kao na popisu
choice-Free = bilo koji redoslijed
choice-Fold = prvi protiv posljednjeg
choice-Random = ždrijebom
choice-Neighbours = prvi protiv drugog, treći protiv četvrtog
choice-GhostThenBye = igra popuna; bez nje je slobodan posljednji igrač
choice-Bye = slobodan je posljednji igrač
choice-Seygo = pravila serije, redom
choice-OpenGotha = težine programa OpenGotha
choice-Literal = sparivanje po bodovima iz 2008., skupina po skupina
choice-Off = isključeno
choice-Score = razlika bodova
choice-Rank = razlika rangova
choice-EitherAtBar = partije s igračem na baru ili iznad
choice-Capped = nijedna partija, ali snaga se računa do { $value }
choice-OwnSos = vlastiti SOS igrača
choice-StartTimesRounds = početni bodovi za svako kolo
choice-StartScore = vlastiti početni bodovi igrača
choice-OtherPoints = vlastiti bodovi igrača bez slobodnog kola
choice-Zero = ništa
points-category = Dob { $category }
points-by = Sezona { $season }, klasa { $class }, koeficijent { $coefficient }
points-by-online = Sezona { $season }, klasa { $class }, koeficijent { $coefficient }, na internetu
points-empty = Nijedan igrač ove kategorije još nema bodova.
points-sources = Izvori bodova
points-no-sources = Još nema bodova.
points-stage = Faza: { $stage }
points-win = pobjeda, protivnik
points-jigo = jigo, protivnik
points-loss = poraz, protivnik
points-sum = točan zbroj
points-published = bodovi
col-points = Bodovi
col-exact = Točno
hall-open = Otvori prikaz u dvorani
hall-close = Zatvori prikaz u dvorani
hall-is-open = U dvorani se prikazuje što ovdje odaberete.
hall-is-closed = Prozor je zatvoren. Ako postoji drugi zaslon, ondje se otvara.
hall-what = Sadržaj
hall-how = Prikaz
hall-boards = Parovi po pločama
hall-boards-about = Ploča, Crni i Bijeli, nakon objave kola.
hall-names = Parovi po imenu
hall-names-about = Pomaže igračima naći ploču.
hall-standings = Poredak
hall-standings-about = Mjesto, ime i prva tri kriterija.
hall-knockouts = Nokaut-tablica
hall-knockouts-about = Sljedeće partije i igrači.
hall-points-about = Bodovi serije po dobnim kategorijama.
hall-points = Bodovi
hall-points-title = Bodovi, dob { $category }
hall-countdown = Odbrojavanje
hall-countdown-about = Vrijeme do početka kola. Najprije unesite kad počinje.
hall-ceremony = Ždrijeb
hall-ceremony-about = Ždrijeb, polje po polje.
hall-blank = Naziv turnira
hall-blank-about = Za stanke i govore.
hall-timetable = Raspored
hall-timetable-about = Sljedeća kola i vrijeme do prvoga od njih.
hall-no-round = Sva su kola počela.
hall-playlist = Popis prikaza
hall-playlist-about = Prikazuje se redom. Raspored se izostavlja kad više nema kola.
hall-playlist-seconds = sekundi
hall-playlist-seconds-of = Sekunde za: { $content }
hall-playlist-empty = Najprije označite što se prikazuje.
hall-play = Pokreni popis
hall-play-stop = Zaustavi popis
hall-preview = Pregled
hall-preview-about = U dvorani se imena pojavljuju onako kako ih igrači objavljuju.
network-title = Mreža u dvorani
network-about = Telefoni, tableti i televizori u istoj lokalnoj mreži prikazuju parove, stolove i poredak, bez interneta. Dok je isključena, ovo računalo nije dostupno.
network-about-pages = Otvorite ovu adresu na telefonima. Televizori dodaju /display, pomoćnici /helper.
network-address = Adresa ovog računala
network-only-here = samo ovo računalo
network-port = Priključak
network-port-hint = Priključak je broj do 65535; prazno polje uzima slobodan.
network-start = Pokreni mrežu u dvorani
network-stop = Zaustavi mrežu u dvorani
network-poster = Spremi plakat
network-toggle = Pokreni ili zaustavi mrežu u dvorani
network-is-off = Mreža u dvorani je isključena.
network-is-on = { $devices ->
    [0] Mreža u dvorani je uključena. Nijedan uređaj nije povezan.
    [one] Mreža u dvorani je uključena. Povezan je { $devices } uređaj.
    [few] Mreža u dvorani je uključena. Povezana su { $devices } uređaja.
   *[other] Mreža u dvorani je uključena. Povezano je { $devices } uređaja.
}
network-qr = QR kod adrese { $url }
second-desk-title = Drugi stol organizatora
second-desk-none = Nijedan drugi stol ne prati. Dodajte pomoćnika s ulogom „drugi stol organizatora”. Na početnoj stranici drugog računala odaberite „Prati kao drugi stol” i unesite { $url } i šest riječi pomoćnika.
second-desk-state = { $name } ({ $address }) ima unos { $entry } od { $last }, viđeno u { $time }.
start-second = Prati kao drugi stol
start-second-about = Ovdje čuvaj kopiju turnira s drugog računala, spremnu za preuzimanje ako ono zakaže.
second-desk-about = Na prvom računalu pokrenite mrežu u dvorani i dodajte pomoćnika s ulogom „drugi stol organizatora”. Kopija preuzima svaku promjenu u sekundi i u međuvremenu se može čitati.
second-desk-address = Adresa prvog stola
second-desk-address-hint = kako je prikazuje njegov zaslon Prikaz u dvorani
second-desk-code = Kôd
second-desk-code-hint = šest riječi, velikim ili malim slovima
second-desk-copy = Kopija turnira
second-desk-new = Nova kopija
second-desk-existing = Postojeća kopija
second-desk-no-copy = Odaberite gdje se kopija čuva.
second-desk-follow = Prati
second-desk-stop = Prestani pratiti
second-desk-take-over = Preuzmi
second-desk-take-over-about = Preuzmite samo ako na prvom računalu više nitko ništa ne unosi. Ono što nije poslalo nije ovdje, a dvije datoteke vođene odvojeno ne mogu se spojiti. Kodovi drugih stolova prestaju vrijediti.
second-desk-take-over-now = Preuzmi i otvori
followed-has = { $file } ima unos { $entry } od { $last } s { $url }.
followed-lost = { $file } ima unos { $entry }. { $reason } Novi pokušaj.
followed-ended = { $file } više ne prati. { $reason }
helpers-title = Pomoćnici
helpers-about = Pomoćnici unose rezultate, dolaske ili bilješke na telefonima dok je mreža u dvorani uključena: na njezinoj adresi s /helper na kraju.
helpers-none = Nema pomoćnika.
helper-add = Dodaj pomoćnika
helper-code-shown = Kod za { $name }, prikazuje se samo sada:
helper-codes-save = Spremi listiće s ovim kodovima
helper-revoke = Opozovi kod
helper-may = Smije unositi
helper-role-results = rezultate
helper-role-check-in = dolaske
helper-role-notes = bilješke za suca
helper-role-second-desk = drugi stol organizatora
helper-room = Dvorana
helper-all-boards = sve ploče
helper-state = Kod
helper-state-valid = vrijedi do { $time }
helper-state-expired = istekao
helper-state-revoked = opozvan
conflicts-title = Proturječni rezultati
conflicts-about = Dva čitanja ovih ploča se razlikuju. Kliknite točan rezultat; on se unosi i telefoni ga prikazuju.
conflict-entered = uneseno
conflict-settle = Riješi ploču { $board }: { $result }
reports-title = Prijave igrača
reports-about = Uz postavku „Igrači prijavljuju rezultate” listići s rezultatom imaju kod za svakog igrača. Prijava vrijedi kad protivnik prijavi isto ili kad je prihvatite.
reports-none = Nijedna prijava ne čeka.
report-by = Prijavio
report-result = Rezultat
report-state-waiting = čeka
report-state-disputed = igrači se ne slažu
report-state-contradicted = unesen je drugi rezultat
report-accept = Prihvati
report-dismiss = Odbaci
report-codes = Kodovi ploča
hall-from = Ploče od
hall-to = do
hall-time = Početak kola
hall-time-hint = 14:30 ili broj minuta od sada
hall-count = Pokreni odbrojavanje
hall-pause = Pauza
hall-go-on = Nastavi
hall-back = Prethodna stranica
hall-forth = Sljedeća stranica
hall-smaller = Manji tekst
hall-larger = Veći tekst
hall-light = Tamno na svijetlom
hall-dark = Svijetlo na tamnom
hall-seconds = Sekunde po stranici
hall-page = stranica { $page } od { $pages }
hall-not-yet = Parovi će uskoro biti prikazani.
hall-handicap = hendikep { $stones }
hall-begins = { $round }. kolo počinje za
hall-begins-now = { $round }. kolo počinje
hall-waiting = Nijedan turnir nije otvoren.
key-hall-show = sadržaj prikaza u dvorani
key-hall-page = prethodna i sljedeća stranica
key-hall-size = veći i manji tekst
round-changed = promijenjeno nakon objave
round-playing = igra se
round-steps = Stanje kola
round-start = Pokreni kolo
missing = Rezultati koji nedostaju
missing-title = Rezultati koji nedostaju, { $round }. kolo
missing-count =
    { $count ->
        [0] Svaka ploča ima rezultat.
        [one] Bez rezultata: { $count } ploča.
        [few] Bez rezultata: { $count } ploče.
       *[other] Bez rezultata: { $count } ploča.
    }
missing-differ = unosi se razlikuju
missing-white = nedostaje unos Bijelog
missing-black = nedostaje unos Crnog
past = Povijest unosa
past-title = Povijest unosa ploče { $board }, { $round }. kolo
past-black = 1. unos (Crni)
past-white = 2. unos (Bijeli)
past-both = oba unosa
past-cleared = obrisano
past-empty = Za ovu ploču još nije unesen rezultat.
reason = Razlog
reason-hint = čuva se s ispravkom
reason-needed = Najprije unesite razlog.
reason-correct = Ispravi
setting-competition-pairing-boards = Brojevi ploča nakon ponovnog sparivanja
setting-competition-pairing-boards-about = Igrači su možda vidjeli svoje ploče. Zadržano: nove partije popunjavaju slobodne ploče.
setting-competition-pairing-unfinished = Nedovršene partije pri sparivanju
setting-competition-pairing-unfinished-about = Kao što se računa prekinuta partija kad se sparuje sljedeće kolo. Poredak je prikazuje bez rezultata.
choice-Kept = zadržano
choice-BalanceAndPlace = ravnoteža i dobro mjesto
choice-Balance = samo ravnoteža
choice-Renumbered = prenumerirano, najjači igrači prvi
choice-Jigo = jigo, samo za sparivanje
choice-Held = čeka se: nijedan se igrač ne sparuje

start-tour = Knjiga serije
start-tour-about = Sve etape sezone zajedno: utrka, nagrade i liste nositelja iz paketa turnira.
book-book = Knjiga serije
book-book-about = Serija ima vlastitu datoteku igrača, izdanja, bodova i utrke. Dodajte pakete etapa; spremite liste nositelja i web-stranice. Mreža nije potrebna.
book-name = Naziv serije, za novu knjigu
book-open = Otvori knjigu serije
book-new = Nova knjiga serije
book-close = Zatvori knjigu
book-copies = Kopije
book-copies-about = Drawmaster kopira knjigu serije nakon svakog paketa. Kopija se vraća u novu datoteku; otvorena knjiga ostaje kakva jest.
book-copies-none = Još nema kopija. Drawmaster ih radi nakon svakog paketa.
book-copy-holds =
    { $events ->
        [one] { $events } izdanje
        [few] { $events } izdanja
       *[other] { $events } izdanja
    }, { $players ->
        [one] { $players } igrač
        [few] { $players } igrača
       *[other] { $players } igrača
    }, { $changes ->
        [one] { $changes } promjena
        [few] { $changes } promjene
       *[other] { $changes } promjena
    }
book-panels = Dijelovi knjige serije
book-events = Izdanja
book-players = Igrači
book-sp = Liste bodova
book-race = Utrka
book-people = Dvojnici
book-keys = Organizatori
book-log = Dnevnik
book-signer = Potpis
book-signer-handed-over = { $holder } (predao: { $old })
book-events-none = Još nema izdanja. Dodajte paket neke etape.
book-players-none = Nijedan igrač ne odgovara ili u knjizi još nema izdanja.
book-sp-none = Na kraju ovog dana nijedan igrač nema bodova.
book-race-none = U ovoj godini nijedan igrač nije stekao bodove.
book-people-none = Nema više mogućih dvojnika za odluku.
book-keys-none = Još nema organizatora. Paketi se primaju samo s ključem organizatora.
book-find = Traži igrača
book-day = Kraj dana
book-year = Godina
book-add = Dodaj paket
book-seeds = Lista nositelja
book-publish = Objavi
book-nothing-yet = U knjizi još nema izdanja.
book-nothing-undo = Nema što poništiti.
book-undone = Poništeno: { $what }.
book-did-create_tour = stvaranje knjige
book-did-add_bundle = dodavanje paketa
book-did-add_key = dodavanje ključa organizatora
book-did-revoke_key = opoziv ključa
book-did-merge_players = spajanje dvoje igrača
book-did-keep_apart = razdvajanje dvoje igrača
book-did-confirm_player = potvrda igrača za godinu
book-did-rename_championship = preimenovanje prvenstva
book-did-migrate = prelazak na ovaj format datoteke
book-did-salvage = oporavak iz oštećene datoteke
book-did-unknown = radnja novije verzije
book-derivation = Bodovi korak po korak
book-sp-now = SP{ $category }: { $sp }
book-career =
    u cijeloj karijeri: { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    }
book-lapses = { $edition } istječe prije { $by }
book-transition = prelazi u kategoriju { $category }
book-future-stars = Future Stars
book-race-size = Za Finale se kvalificira prvih { $size }.
book-race-curves = Krivulje
book-race-curves-about = Bodovi nakon svakog turnira godine. Igrači: { $players }, turniri: { $events }; kvalificira se prvih { $size }. Tablica ispod prikazuje isto.
book-race-qualified = kvalificiran
book-race-tied = izjednačeni za posljednje mjesto
book-race-absent = ne može doći
book-absent = Ne može doći
book-absent-name = { $name } ne može doći na Finale
book-people-about = Ova se imena sastoje od istih riječi, drukčije napisanih. Igrači se spajaju samo ako to potvrdite, a svaka se odluka može poništiti.
book-one = Prvi igrač
book-other = Drugi igrač
book-decide = Odluka
book-keep-one = Spoji u prvog
book-keep-other = Spoji u drugog
book-two-people = Zadrži odvojeno
book-merged = Spojeno: { $name }.
book-kept-apart = Odvojeno: { $names }.
book-keys-hint = Primaju se samo paketi potpisani ovim ključevima. Svaki ključ nabavite od njegova organizatora drugim putem nego paket, npr. telefonom.
book-holder = Organizator
book-key = Javni ključ
book-key-add = Dodaj ključ
book-key-added = Sada se primaju paketi organizatora: { $holder }.
book-key-revoked = Novi paketi potpisani ključem ovog organizatora više se ne primaju: { $holder }. Knjiga zadržava postojeće.
book-revoke = Opozovi
book-revoked = opozvan { $day }
book-key-unknown = Paket je potpisan nepoznatim ključem. Usporedite ga s ključem koji vam organizator da drugim putem, zatim unesite ime organizatora.
book-key-trust = Vjeruj ovom organizatoru
book-bundle-is =
    { $sequence }. paket, klasa { $class }, { $players ->
        [one] { $players } igrač
        [few] { $players } igrača
       *[other] { $players } igrača
    }
book-known-already = Ovaj je paket već u knjizi. Dodavanje ništa ne mijenja.
book-signed-by = Potpis: { $holder }.
book-hand-over = { $old } predaje ovaj turnir; novi organizator: { $holder }
book-handed-over = { $old } potpisanom izjavom predaje ovaj turnir; novi organizator: { $holder }.
book-unnamed =
    Bez imena, i u paketu i u knjizi serije: { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }.
book-fresh =
    { $fresh ->
        [0] Serija poznaje sve njegove igrače.
        [one] Novih u seriji: { $fresh } igrač.
        [few] Novih u seriji: { $fresh } igrača.
       *[other] Novih u seriji: { $fresh } igrača.
    }
book-championship-hint = Izdanja prvenstva slijede jedno za drugim: bodovi prethodnog izdanja istječu prije sljedećeg.
book-differences = Razlike od paketa u knjizi
book-consequences = Igrači čiji se bodovi mijenjaju
book-no-consequences = Nema.
book-take = Dodaj
book-accept = Zamijeni drugi paket
book-added =
    { $event } je u knjizi: { $players ->
        [one] { $players } igrač
        [few] { $players } igrača
       *[other] { $players } igrača
    }, novih u seriji { $fresh }.
book-not-added = { $file } nije dodana. Knjiga nije promijenjena.
book-seeds-about = Lista za nositelje jedne etape: igrači sa SP-om tog jutra, bez bodova prethodnog izdanja prvenstva. Organizator uvozi datoteku; mreža nije potrebna.
book-championship-none = (bez prvenstva)
book-morning = Jutro dana
book-seeds-write = Spremi listu
book-seeds-done =
    Spremljeno: { $file }, { $players ->
        [one] { $players } igrač
        [few] { $players } igrača
       *[other] { $players } igrača
    }.
book-publish-about = Web-stranice serije: sezone, turniri, liste bodova, utrke i igrači koliko je svatko pristao na objavu. Ništa se ne šalje. Odaberite praznu mapu ili mapu od prošlog puta.
book-publish-into = Odaberi mapu i spremi
book-publish-far = stranice: { $done } od { $of }
book-published =
    Spremljeno: { $pages ->
        [one] { $pages } stranica
        [few] { $pages } stranice
       *[other] { $pages } stranica
    } u { $folder }, od toga o igračima { $players }. Uklonjene stare stranice: { $removed }.
col-days = Dani
col-event = Turnir
col-events = Turniri
col-championship = Prvenstvo
col-class = Klasa
col-players = Igrači
col-bundle = Paket
col-irn = IRN
col-born = Rođ.
col-career = Karijera
col-badges = Značke
col-day = Dan
col-state = Stanje
points-place = Finale, { $place }. mjesto
points-places = Finale, mjesta { $place }

order-handle = { $item }: { $place }. mjesto. Povucite ili pritisnite strelicu.
level-cap = najviše
level-cap-of = { $level }: najveći trošak jedne ploče
room-name = Dvorana
room-first = Prva ploča
room-last = Zadnja ploča
room-none = Turnir nema dvorana. Dodajte ih pod Dvorane.
age-below = Dobna granica
division-from = Najniži rang
newcomers-only = Mogu nastupiti samo novaci
newcomers-age = Najviša dob
newcomers-contests = Turnira za rejting najviše
table-add-rooms = Dodaj dvoranu
table-add-ages = Dodaj kategoriju
table-add-limits = Dodaj razred
table-remove = Ukloni redak { $row }
table-cell = { $column }, redak { $row }
setting-usual-order = uobičajeni redoslijed
criterion-mms = McMahon bodovi
criterion-nbw = broj pobjeda
criterion-sos = zbroj McMahon bodova protivnika
criterion-sos-1 = zbroj bodova protivnika bez najnižeg
criterion-sos-2 = zbroj bodova protivnika bez dva najniža
criterion-sosos = zbroj SOS-a protivnika
criterion-sodos = zbroj bodova pobijeđenih protivnika
criterion-cuss = zbroj vlastitih bodova nakon svakog kola
criterion-sosw = zbroj pobjeda protivnika
criterion-cusp = zbroj vlastitih bodova za pobjede nakon svakog kola
criterion-cps = kasnije pobjede vrijede dvostruko
criterion-sts = bodovi s dodatkom za nepobijeđene
criterion-rung = stepenica ljestava: rang i desetinke iznad njega
criterion-seq = rezultati redom po kolima, rane pobjede prve
criterion-ko = dokle je igrač došao u nokautu
criterion-cat = dobna kategorija ili razred
criterion-rank = rang
criterion-rating = rejting
criterion-ext = pobjede protivnika, otežane time koliko su jači
criterion-exr = isto, samo za dobivene partije
criterion-dc = partije između dosad izjednačenih igrača
criterion-sdc = isto, samo ako su svi međusobno igrali
criterion-sosts = zbroj STS-a protivnika
criterion-sososw = zbroj SOSW-a protivnika
criterion-sodosw = zbroj pobjeda pobijeđenih protivnika
criterion-cussw = zbroj vlastitih pobjeda nakon svakog kola
criterion-bp = bodovi svih ploča ekipe
