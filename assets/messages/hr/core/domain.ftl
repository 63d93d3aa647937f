# Poruke pravila turnira. Radni prijevod; izvorni govornik ga još nije pregledao.
rank-unknown = „{ $text }” nije rang. Napišite 30k do 1k, 1d do 9d ili 1p do 9p.
country-unknown = „{ $text }” nije država. Napišite njezinu oznaku od dva slova, npr. HR ili RO.
criterion-unknown = „{ $text }” nije kriterij poretka. Odaberite MMS, NBW, SOS, SOS-1, SOS-2, SODOS, SOSOS, CUSS, CUSP, DC, SDC, EXT, EXR, STS, CPS, SEQ, KO, BP, CAT, RANK ili RATING. Dodajte W ili M zbroju za brojenje pobjeda ili McMahon bodova.
result-unknown = „{ $text }” nije rezultat. Napišite 1-0 (pobjeda Crnog), 0-1 (pobjeda Bijelog), = (jigo), 0-0 (oba gube), 1-0!, 0-1! ili 0-0! za kontumaciju, wo-black ili wo-white za prolaz bez borbe.
money-unknown = „{ $text }” nije iznos. Napišite ga kao 3 ili 3.50.
factor-unknown = „{ $text }” nije faktor. Napišite cijeli broj, razlomak ili decimalni broj od 0 do 1000, npr. 2, 2/3 ili 1.5.
final-group-unknown = „{ $text }” nije skupina Finala. Napišite GR ili OR.
event-number-unknown = „{ $text }” nije trajni broj turnira. Takav broj ima 32 heksadecimalne znamenke.
player-token-unknown = „{ $text }” ne označava igrača serije. Knjiga serije možda je oštećena; otvorite njezinu kopiju.

player-anonymous = Bez imena
player-number = Br. { $number }

newcomer-too-old = { $name }: dob na granični dan je { $age }, a novaci imaju najviše { $limit }. Voditelj ipak može primiti igrača.
newcomer-too-experienced = { $name }: prema Europskoj go bazi odigrano turnira { $contests }, a novaci ih imaju najviše { $limit }. Voditelj ipak može primiti igrača.
newcomer-played-before = { $name }: već je nastup na Future Stars, što je moguće samo jednom. Voditelj ipak može primiti igrača.
newcomer-in-open = { $name } igra i u Openu ovog turnira, a moguće je samo jedno. Voditelj ipak može primiti igrača.

jigo-ladder-decided = Ove su jigo-ljestve odlučene. Za unos druge partije najprije uklonite zadnju.
jigo-ladder-winner = Pobjednik mora biti jedan od dvoje igrača.
jigo-ladder-nigiri = Ploča 1x1 ne može biti neriješena. Unesite igrača koji je nakon nigirija imao Bijele (R39).
jigo-ladder-too-early = Partija nije mogla završiti prije { $time }, kad je završila prethodna ili je jigo prihvaćen. Ispravite vrijeme.
jigo-ladder-clocks = Unesite preostala vremena nakon neriješene nove partije; ne mogu biti dulja nego prije. Partije na manjim pločama nemaju preostalog vremena (R41).

start-times-unreadable = „{ $text }” nije vrijeme početka. Napišite kolo, dan i vrijeme, npr. 1 2026-11-20 09:30.
board-ranges-unreadable = „{ $text }” nije popis ploča. Napišite raspone ploča od 1 do { $last }, npr. 1-40, 61-80.
start-times-order = { $round }. kolo počinje prije prethodnog. Promijenite jedno od vremena početka.
timetable-too-long = Kola ({ $rounds } po { $minutes } min) ne stanu u dane turnira ({ $days }). Dodajte dane ili skratite partije.
round-robin-too-few = Za sustav svatko sa svakim trebaju barem dva igrača s brojevima. Upišite igrače i zaključite prijave.
round-robin-away = { $name } ne igra { $round }. kolo, a u njemu je protivnik { $opponent }. Neka { $name } igra kolo, a partiju unesite kao kontumaciju.
round-robin-met = { $first } i { $second } već su igrali jer su se igrači priključili ili otišli nakon početka. Ovo kolo sparite ručno.
self-pairing-same-player = Partija treba dva različita igrača.
ladder-game-before-last = { $name }: kasnija je partija već upisana ({ $last }), a prečke ovise o redoslijedu partija. Upišite kasniji dan ili najprije uklonite kasniju partiju.
self-pairing-other-division = { $black } i { $white } su u različitim razredima. Odaberite dva igrača istog razreda.
self-pairing-met-too-often =
    { $black } i { $white } već su igrali koliko smiju: { $count ->
        [1] jednom
        [2] dvaput
        [one] { $count } put
        [few] { $count } puta
       *[other] { $count } puta
    }.
self-pairing-no-round =
    Za partiju { $black } – { $white } nema mjesta; natjecanje može pohraniti: { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
       *[other] { $rounds } kola
    }.

pairing-no-competition = Turnir nema to natjecanje. Odaberite jedno od njegovih.
pairing-no-round = { $round }. kolo ne postoji. Odaberite kolo od 1 do 32.
pairing-too-few = { $round }. kolo ima manje od dva igrača. Upišite igrače ili promijenite kola koja propuštaju.
pairing-all-locked = Sve ploče { $round }. kola su zaključane. Otključajte ploče koje treba ponovno spariti.
pairing-player-twice = { $name } ima dvije ploče ili ploču i slobodno kolo. Oslobodite jedno.
pairing-board-twice = Ploča { $board } dodijeljena je dvjema partijama. Jednoj dajte drugu ploču.
pairing-not-playing = { $name } ne igra u { $round }. kolu. Upišite igrača, promijenite kola koja propušta ili oslobodite ploču.
pairing-not-entered = Ploča je dodijeljena nekome tko nije prijavljen u ovom natjecanju. Oslobodite ploču.
line-up-size =
    Postava navodi po jednog igrača za svaku ploču (ploča: { $size }), a navedeno: { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }. Navedite ih koliko ima ploča.
line-up-not-in-team = Igrač iz postave nije u ekipi { $team }. Odaberite članove ekipe.
line-up-twice = { $name } ima dvije ploče u postavi. Svakog igrača navedite jednom.
line-up-order = { $first } je na popisu ekipe prije igrača { $second }, pa mora sjediti na višoj ploči. Zadržite red s popisa.
pairing-odd =
    { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }: neparan broj, a slobodna kola su isključena. Dodajte popunu, neka netko propusti kolo ili dopustite slobodna kola.
pairing-odd-choice =
    { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }: neparan broj. Dodajte ili uklonite jednog; slobodan igrač određuje se pri sparivanju ostalih.
pairing-too-few-chosen = Manje od dva odabrana igrača mogu se spariti u { $round }. kolu. Odaberite barem dva igrača bez ploče.
pairing-not-chosen = Sparivanje nije odabralo protivnika: { $name }, { $round }. kolo. Pitajte za igrače bez stalne ploče i bez slobodnog kola.
pairing-all-forbidden = Zabranjeni parovi ne ostavljaju način da se spare svi igrači. Neke ponovno dopustite.
pairing-too-large = Troškovi sparivanja preveliki su za točne zbrojeve. Snizite težine ili gornje granice.

pairing-cost-rematch = već su igrali
pairing-cost-family = ista obitelj
pairing-cost-categories = kategorije
pairing-cost-score-difference = razlika bodova
pairing-cost-knockout = mogu se sresti u nokautu
pairing-cost-floats = prijelazi
pairing-cost-club = isti klub
pairing-cost-country = ista država
pairing-cost-colours = boje
pairing-cost-handicap = hendikep
pairing-cost-seeding = redoslijed
pairing-cost-winless = samo jedan ima pobjedu
pairing-cost-lot = ždrijeb
pairing-cost-geography = klubovi i države

pairing-remark-rematch =
    Igrači su već igrali: { $times ->
        [one] { $times } put
        [few] { $times } puta
       *[other] { $times } puta
    }.
pairing-remark-family = Igrači su iz iste obitelji.
pairing-remark-float = { $down } ide u nižu skupinu, { $up } u višu, za { $points }.
pairing-remark-categories = Igrači su u različitim kategorijama.
pairing-remark-far-apart =
    Igrači su daleko: { $grades ->
        [one] { $grades } rang
        [few] { $grades } ranga
       *[other] { $grades } rangova
    } i bodova { $points }.
pairing-remark-club = Igrači su iz istog kluba.
pairing-remark-country = Igrači su iz iste države.
pairing-remark-blacks = Nakon ove partije { $name } ima Crne više nego Bijele, razlika { $more }.
pairing-remark-whites = Nakon ove partije { $name } ima Bijele više nego Crne, razlika { $more }.
pairing-remark-handicap =
    Hendikep: { $stones ->
        [one] { $stones } kamen
        [few] { $stones } kamena
       *[other] { $stones } kamenja
    }.
pairing-remark-second-bye = Još jedno slobodno kolo za igrača { $name } spriječilo bi ovaj ponovljeni susret.

finding-twice = { $name }: broj parova u { $round }. kolu je { $count }. Uklonite sve osim jednog.
finding-plays-self = Na ploči { $board } igrač je sparen sa samim sobom. Ponovno sparite ploču.
finding-not-entered = { $round }. kolo ima partiju ili slobodno kolo nekoga tko nije prijavljen u natjecanju. Uklonite je.
finding-board-twice = Ploču { $board } koriste dvije partije. Jednoj dajte drugu ploču.
finding-missing = { $name } propušta { $round }. kolo, a ima par. Promijenite kola koja propušta ili ih razdvojite.
finding-left-out = { $name } u { $round }. kolu nema ni partiju ni slobodno kolo. Sparite ili označite kolo kao propušteno.
finding-byes = { $round }. kolo: broj slobodnih { $count }. Dvoje od njih može igrati međusobno.
finding-bye-off = { $name } ima slobodno { $round }. kolo iako su slobodna kola isključena. Dodajte popunu ili dopustite slobodna kola.
finding-bye-again = { $name } opet ima slobodno { $round }. kolo, a drugi su ih imali manje. Dajte ga drugom igraču.
finding-handicap = Ploča { $board } igra se s hendikepom { $found }, a pravila daju { $expected }.
finding-colours = Boje na ploči { $board } odstupaju od pravila. Zamijenite ih ili ih ostavite kao odluku.

certificate-unreadable = Dokaz se ne može pročitati.
certificate-not-entered = Dokaz navodi prijavu koja nije u natjecanju ili neku navodi dvaput.
certificate-other-rules = Potvrda je napravljena s drugim razinama ili težinama nego što ih natjecanje ima.
certificate-other-assumptions = Kad je kolo spareno, nedovršene su se partije računale kao nešto drugo.
certificate-cost = Potvrda navodi trošak { $stated }, a njezino sparivanje stoji { $found }.
certificate-flaw = Brojevi dokaza ne pokazuju da nema boljeg sparivanja: { $reason }
knockout-round-of-64 = Najboljih 64
knockout-round-of-32 = Najboljih 32
knockout-round-of-16 = Najboljih 16
knockout-quarter-finals = Četvrtfinale
knockout-semi-finals = Polufinale
knockout-winners-final = Finale pobjednika
knockout-losers-round = Tablica poraženih
knockout-second-final = Drugo finale
knockout-third-final = Treće finale
knockout-final = Finale
knockout-third-place = 3. mjesto
knockout-game-not-due = { $name }, partija { $number } ({ $round }. kolo): { $block }
knockout-block-no-result = Partija nema potvrđen rezultat. Najprije unesite rezultat.
knockout-block-drawn = Partija nema pobjednika. Odigrajte jigo-ljestve i unesite pobjednika (R38).
knockout-block-not-paired = Partija nije odigrana u svom kolu. Odlučite tko prolazi dalje.
knockout-block-invalidated = Partija je sparena za druge igrače, a ne za one koji su prošli. Razdvojite kolo ili ponovno ispravite raniji rezultat i poništite kasnije partije.
knockout-carry-game-played = Kasnija partija tablice već ima rezultat. Zadržite igrača koji je prošao ili poništite kasnije partije.
knockout-carry-player-busy = Igrač koji sada prolazi u tom je kolu već igrao drugu partiju. Zadržite igrača koji je prošao ili poništite kasnije partije.
knockout-choice-not-listed = Prijava { $entry } nije na popisu kategorije. Odaberite igrače s tog popisa.
knockout-choice-twice = Prijava { $entry } odabrana je više puta među kasnijim kolima, kvalifikantima i pozivnicama. Odaberite je samo jednom.
knockout-choice-size = Veličina { $size } ne odgovara. Igrači na popisu: { $listed }; kvalifikanti i pozivnice: { $chosen }. Promijenite veličinu.
knockout-choice-left-out = Prijava { $entry } ulazi u kasnijem kolu, ali je prenisko na popisu za ždrijeb. Odaberite veću veličinu.
knockout-excluded-other-category = Kategorija { $category }
knockout-excluded-senior = Odrasli
knockout-excluded-birth-unknown = Godina rođenja nepoznata
knockout-excluded-pre-registered = Još nije upisan
knockout-excluded-withdrawn = Odustao
knockout-excluded-guest = Gost
knockout-excluded-ghost = Popuna
knockout-table-size = Nokaut-tablica prima 2 do 64 igrača, a ne { $players }. Odaberite drugu veličinu.
knockout-table-rounds = Natjecanje ima premalo kola za tablicu s brojem redaka { $lines }: { $total } umjesto { $needed }. Planirajte više kola ili odaberite manju veličinu.
knockout-plan-lines = Tablica ima 2, 4, 8, 16, 32 ili 64 retka, a ne { $lines }. Odaberite jedan od tih brojeva.
knockout-plan-players = Ova tablica (redaka: { $lines }) prima 2 do { $places } igrača, a na popisu ih je { $players }. Promijenite popis ili broj redaka.
knockout-plan-too-wide = Tablica (redaka: { $lines }) prevelika je za { $players } igrača. Odaberite manju.
knockout-plan-order = { $name } je prenisko na popisu. Prvo stavite igrače s popisa, zatim kvalifikante, zatim pozivnice (R29, R30).
knockout-plan-wild-cards =
    Tablica (redaka: { $lines }) prima najviše { $most ->
        [one] { $most } pozivnica
        [few] { $most } pozivnice
       *[other] { $most } pozivnica
    }, a ne { $given }. Uklonite neke.
knockout-plan-qualifiers = Tablica (redaka: { $lines }) prima kvalifikanata i pozivnica najviše { $most }, a ne { $given }. Uklonite neke.
knockout-plan-later-round = { $name } ne može ući u { $round }. kolu ove tablice. Odaberite ranije kolo ili pomaknite igrača { $name } naviše na popisu.
knockout-plan-nonce = Tajni broj „{ $nonce }” nije heksadecimalan. Neka ga izvuče program.
knockout-record-other-table = Zapisnik pripada ždrijebu druge kategorije ili veličine. Pitajte tko je promijenio tablicu.
knockout-record-replacement = Polje { $place } nije držao igrač za kojeg je zapisano da ga je napustio. Pitajte tko je promijenio zapisnik.
knockout-record-box = Polje { $place } tablice razlikuje se od ždrijeba. Pitajte tko je promijenio tablicu.

qualifying-lines = Tablica (redaka: { $lines }) nema mjesta za kvalifikante. Odaberite 8, 16 ili 32 retka (R30).
qualifying-rounds = Kvalifikacije imaju jedno ili dva kola, a ne { $rounds }. Odaberite jedno ili dva (R30).
qualifying-wild-cards =
    Tablica (redaka: { $lines }) prima najviše { $most ->
        [one] { $most } pozivnica
        [few] { $most } pozivnice
       *[other] { $most } pozivnica
    }, a ne { $given }. Dajte manje pozivnica.
qualifying-too-few = Premalo igrača ({ $players }) za igru za mjesta ({ $places }). Izvucite radije tablicu sa slobodnim kolima.
qualifying-too-early = Tablica počinje u { $round }. kolu, prerano za kvalifikacije prije nje. Odaberite manje kvalifikacijskih kola.

draw-plan-twice = { $name } je na popisu dvaput. Uklonite jedno.
draw-entropy-not-digits = „{ $text }” nije entropija. Unesite samo znamenke, npr. s kocaka; razmaci i - , . ; : / _ među njima ne računaju se.
draw-record-commitment = Zamrznuti popis ima hash { $found }, a ne objavljeni otisak { $published }. Pitajte tko je promijenio popis.
draw-record-text = Redak { $line } zamrznutog popisa razlikuje se od zapisnika ždrijeba. Pitajte tko je promijenio zapisnik.
draw-record-plan = Zabilježeni se popis ne može izvući. { $cause }

final-game-not-due = Partija { $number } Finala u { $round }. kolu: { $block }
final-group-tied = Skupina { $group } ima izjednačenje koje mogu razriješiti samo partije na manjim pločama. Najprije unesite redoslijed izjednačenih (R51).
final-plan-size = Finale ima deset ili osam igrača, a šest ili četiri ako ih je došlo manje. Finale s ovoliko igrača ne može se izvući: { $size }.
final-plan-nonce = Tajni broj „{ $nonce }” nije heksadecimalan. Unesite cijele bajtove, npr. 5eed.
final-plan-rests = Skupine od pet raspoređuju odmore po danima; manje skupine ne. Odaberite raspored odmora koji odgovara skupinama (R54).
final-plan-long-day = { $day }. dan ne može imati tri kola skupina. Odaberite 1. ili 2. dan.
final-record-other-final = Zapisnik pripada Finalu druge kategorije ili veličine. Pitajte tko je promijenio Finale.
final-record-seat = Položaj { $position } skupine { $group } razlikuje se od ždrijeba. Pitajte tko je promijenio skupine.

points-no-competition = Turnir nema natjecanje { $id }. Odaberite jedno od njegovih.
points-no-class = Sezona { $season } nema bodova za klasu { $class }. Odaberite: { $known }.
season-ages-unordered = Kategorije moraju biti dobi uzlaznim redom, npr. [12, 16, 20]. Ispravite ih.
season-cut-off-invalid = Granica mora biti mjesec i dan, npr. [7, 31] za 31. srpnja. Ispravite je.
referee-clock-later = Položaj { $back_to } je nakon odigranih poteza ({ $moves }). Zadajte raniji.
referee-clock-adjourned = Vremena prekida ne odgovaraju: moraju biti prije zadnjeg poteza i ne veća od sada utrošenih.

stage-source-gone = Natjecanje prije ove faze više nije u turniru. Uklonite fazu i dodajte je ponovno.
stage-source-open = { $source }: { $round }. kolo još nije potvrđeno. Najprije ga potvrdite.
stage-no-table = { $source }: nema nokaut-tablice s { $round }. kolom. Najprije izvucite tablicu ili odaberite drugo kolo.
stage-other-open = Ostali se znaju kad se popuni { $stage }. Najprije popunite tu fazu.
stage-tied =
    Posljednje mjesto koje ide dalje dijele: { $names }. Odaberite ih: { $seats ->
        [one] { $seats }
        [few] { $seats }
       *[other] { $seats }
    }.
stage-not-tied = { $name } ne dijeli posljednje mjesto koje ide dalje. Odaberite samo igrače koji ga dijele.
stage-taken = { $name } je već u fazi { $stage }. Ispišite igrača iz jedne od faza ili joj promijenite pravilo.
stage-too-few = Faza treba dva igrača, a dalje ih ide manje. Odaberite drugo pravilo.
