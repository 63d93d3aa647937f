# Poruke radnji i provjere. Radni prijevod; izvorni govornik ga još nije pregledao.
ko-category-missing = Ovo natjecanje nema nokaut za sve. Odaberite jednu od dobnih kategorija: { $known }.
ko-source-open = O igračima ove tablice odlučuju kola prije nje. Najprije potvrdite { $round }. kolo.
ko-category-unknown = Nema dobne kategorije { $category }. Odaberite: { $known }.
ko-register-open = Prijave su još otvorene. Zaključite ih prije ždrijeba.
ko-third-place-double = U dvostrukom ispadanju o trećem mjestu odlučuje zadnja partija tablice poraženih. Izvucite bez partije za 3. mjesto.
ko-in-round-robin = Sustav svatko sa svakim nema mjesta za nokaut ili Finale jer njegov krug određuje sve partije. Odaberite drugi sustav.
ko-in-self-pairing = Slobodno sparivanje nema mjesta za nokaut ili Finale jer igrači biraju protivnike. Odaberite drugi sustav.
ko-of-teams = U ovom natjecanju igraju ekipe, pa nema nokauta ni Finala pojedinaca. Za to dodajte zasebno natjecanje.
ko-none = Ovo natjecanje nema nokauta.
self-pairing-no-rounds = { $name }: igrači ovdje biraju protivnike, pa se kola ne sparuju ni ne potvrđuju. Umjesto toga dodajte partije.
self-pairing-other-system = { $name }: sparuje se po kolima. Partije se dodaju jedna po jedna samo pri slobodnom sparivanju.
game-day-future = Dan { $day } još nije došao. Upišite dan kad je partija odigrana.
ladder-prizes-other-system = { $name }: nisu klupske ljestve, pa nema nagrada za napredak. Odaberite drugo natjecanje.
game-conditions-other-system = { $name }: nisu klupske ljestve, pa partije nemaju vlastitih uvjeta. Odaberite drugo natjecanje.
self-pairing-number-unknown = Nitko nema broj { $number }.
self-pairing-withdrawn = { $name }: prijava je povučena. Najprije upišite igrača.
self-pairing-game-unknown = U ovom natjecanju nema partije { $game }.
competition-meetings-none = Dvama igračima mora biti dopušten barem jedan susret.
ko-not-drawn = KO{ $category } nije izvučen. Najprije ga izvucite.
ko-not-eligible = { $name } nije na popisu ove kategorije. Odaberite igrače s popisa.
ko-final-drawn = Finale kategorije { $category } je izvučeno. Kategorija ima nokaut ili Finale, ne oboje.
ko-games-paired = Partije KO{ $category } već su sparene. Najprije povucite te parove.
ko-commitment-differs = Popis nije onaj čiji je otisak objavljen. Prije ždrijeba objavite novi otisak.
draw-digits-out-of-range = Broj znamenki mora biti od 1 do { $most }.
draw-source-too-long = Izvor znamenki je predug. Opišite ga s najviše { $most } znakova.
draw-entropy-missing = Popis je zamrznut i ždrijeb treba najavljene znamenke. Unesite ih kako se izgovaraju.
draw-entropy-length =
    Entropija: { $given ->
        [one] { $given } znamenka
        [few] { $given } znamenke
       *[other] { $given } znamenki
    }, a pri zamrzavanju najavljeno ih je { $wanted }. Unesite točno toliko.
draw-entropy-before-freeze = Entropija ne smije biti poznata kad se popis zamrzava. Najprije zamrznite popis, a znamenke unesite pri ždrijebu.
draw-frozen-player-gone = { $name } je na zamrznutom popisu, ali više ne može igrati. Ponovno zamrznite popis.
draw-frozen-differs = Popis je zamrznut ({ $number }. zamrzavanje) i ovaj se ždrijeb razlikuje od njega. Izvucite samo s entropijom ili ponovno zamrznite popis.
setting-draw-seed = Sjeme ždrijeba nije postavka jer o njemu ovise izvučeni brojevi. Ako se mora promijeniti, izvucite novo, s razlogom.
setting-reports = Prijave igrača nisu postavka. Prihvatite ih ili odbacite.
setting-freezes = Zamrznuti popis nije postavka. Umjesto toga ponovno zamrznite popis.
ko-too-few-players = KO{ $category } ima manje od dva upisana igrača. Najprije ih upišite više.
ko-size-out-of-range = Tablica s brojem igrača { $size } ne može se izvući. KO{ $category }: uvjete ispunjava { $eligible }; odaberite veličinu od 2 do { $eligible }.
ko-too-many-players = Igrača je previše ({ $players }) za najveću tablicu (redaka: { $lines }). Odaberite manje igrača.
ko-first-round-out-of-range = KO{ $category } ne može početi u { $round }. kolu: partije moraju završiti najkasnije sa zadnjim kolom. Odaberite kolo od 1 do { $latest }.
ko-begins-too-early = KO{ $category } (igrača: { $players }) počinje u { $round }. kolu, koje je već spareno. Odaberite manje igrača.
ko-nonce-invalid = „{ $text }” nije sjeme. Unesite heksadecimalne znamenke, 0-9 i a-f.
ko-order-without-reason = Popis je preslagan bez razloga. Unesite razlog; čuva se sa ždrijebom.
ko-choice-twice = { $name }: odabir na dva načina. Uklonite jedan.
ko-choice-left-out = { $name } ulazi u kasnijem kolu, ali nije među izvučenima. Odaberite veću veličinu ili drugog igrača.
ko-qualifying-undecided = Kvalifikacije KO{ $category } nisu odlučene za { $place }. mjesto. Najprije ih završite.
ko-qualifying-decides = Kvalifikacije KO{ $category } odlučuju o kvalifikantima i pozivnicama. Izvucite bez biranja drugih.
ko-qualifying-too-late = KO{ $category } je već izvučen, pa se nema za što kvalificirati.
ko-qualifying-begun = Kvalifikacije KO{ $category } su počele. Najprije povucite njihove parove.
ko-qualifying-round-paired = Kvalifikacije bi počele u { $round }. kolu, koje je već spareno. Odaberite manje kvalifikacijskih kola.
ko-player-not-in-round = { $name } nema partiju KO{ $category } u { $round }. kolu. Odaberite igrača koji je ima.
ko-decision-without-reason = Odluka treba razlog. Unesite razlog; čuva se s tablicom.
ko-decision-invalidates = Kasnija partija već je sparena za drugog igrača ove partije. Umjesto toga ispravite rezultat i provedite dalje.
ko-replace-begun = Partije KO{ $category } već su sparene. Tko sada ode, njegov protivnik prolazi bez borbe.
ko-player-not-in-table = { $name } nije u tablici KO{ $category }. Odaberite nekog od njezinih igrača.
ko-alternate-unknown = { $name } ne može ući u KO{ $category }. Odaberite zamjenu s njegova popisa.
ko-reason-withdrawn = odustao
ko-reason-kept = zadržano nakon ispravka rezultata
ko-reason-qualifying = rezultat kvalifikacija je ispravljen
ko-box-replaced = KO{ $category }, polje { $place }: { $entering } umjesto { $leaving } ({ $reason }).
ko-box-filled = KO{ $category }, polje { $place }: u prazno polje ulazi { $entering } ({ $reason }).
ko-box-emptied = KO{ $category }, polje { $place }: odlazi { $leaving } i polje postaje slobodno ({ $reason }).
ko-box-unchanged = KO{ $category }, polje { $place } ostaje prazno ({ $reason }).
ko-ruled = KO{ $category }, { $round }: odlukom prolazi { $winner } ({ $reason }).
ko-ruled-third-place = KO{ $category }, 3. mjesto: odlukom { $winner } ({ $reason }).

year-final-not-drawn = Finale kategorije { $category } nije izvučeno. Najprije ga izvucite.
year-final-knockout-drawn = KO{ $category } je izvučen. Kategorija ima nokaut ili Finale, ne oboje.
year-final-games-paired = Partije Finala kategorije { $category } već su sparene. Najprije povucite te parove.
year-final-too-small = Kategorija { $category } ima manje od četiri upisana igrača, pa nema Finala.
year-final-too-few =
    Kategorija { $category }: upisano: { $listed ->
        [one] { $listed } igrač
        [few] { $listed } igrača
       *[other] { $listed } igrača
    }, premalo za ovo Finale. Finale treba barem četiri igrača, sve upisane.
year-final-too-long = Finale (igrača: { $players }) treba kola: { $needed }, a natjecanje ih ima { $rounds }.
year-final-too-long-hint = Postavite competition.rounds na { $needed } ili izvucite osam igrača, koji igraju pet kola (R54).
year-final-first-round = Finale (igrača: { $players }) počinje u jednom od kola { $first } do { $last }. Odaberite jedno od njih.
year-final-no-room = Nijedno Finale ne stane u preostala kola. Dodajte kola u postavkama.
year-final-round-outside = { $round }. kolo ne pripada Finalu, koje zauzima kola { $first } do { $last }. Odaberite jedno od njih.
year-final-round-paired = Sparena kola se ne mogu mijenjati. Mijenjajte samo kola koja još nisu sparena.
year-final-not-tied = Ovi igrači nisu izjednačeni: { $group }. Izjednačene potražite u redoslijedu skupine.

tour-points-open = Potvrđena kola: { $confirmed } od { $rounds }. Bodovi se još mogu promijeniti.
season-other-ages =
    Sezona { $name } ima dobne kategorije { $after } umjesto { $before } ili dob računa na drugi dan; { $players ->
        [0] nitko ne mijenja kategoriju
        [one] kategoriju mijenja { $players } igrač
        [few] kategoriju mijenjaju { $players } igrača
       *[other] kategoriju mijenja { $players } igrača
    }. Potvrdite promjenu ili zadržite sezonu.
season-category-drawn = Sezona { $name } nema dobnu kategoriju { $category }, a izvučena je. Odaberite drugu sezonu.
season-name-taken = Ugrađena sezona već ima naziv { $name }. Dajte sezoni u datoteci drugi naziv.
tour-points-other-ages = Dobne kategorije turnira razlikuju se od onih u sezoni { $season }.
tour-points-no-stage-points = Sezona { $season } nema bodova za ove faze: { $stages }.
tour-points-round-of = najboljih { $lines }
tour-points-quarter-final = četvrtfinale
tour-points-semi-final = polufinale
tour-points-finalist = finalist
tour-points-winner = pobjednik

copies-no-folder = Ovo računalo nema mape za datoteke programa. Postavite DRAWMASTER_DATA na neku mapu.
copies-not-a-folder = { $path } nije mapa. Odaberite mapu na drugom uređaju.
copies-folder-unusable = Mapa { $path } ne može se koristiti ({ $cause }). Odaberite drugu.
copies-folder-unreadable = Mapa se ne može pročitati ({ $cause }).
copies-unknown = Nema kopije { $name }. Odaberite kopiju s popisa.
copies-choose-damaged = Nijedna datoteka nije odabrana. Odaberite oštećenu datoteku.

word-unknown = „{ $text }” je nepoznato. Odaberite: { $known }.
colour-unknown = „{ $text }” nije boja. Napišite black ili white.
profile-unknown = „{ $text }” nije model sparivanja. Odaberite seygo, opengotha ili literal.
round-unknown = { $round }. kolo ne postoji. Kola su 1 do { $last }.
round-not-paired = { $round }. kolo nije spareno. Najprije ga sparite.
round-board-unknown = { $round }. kolo nema ploču { $board }. Ploče su 1 do { $last }.
round-register-open = Prijave su još otvorene. Zaključite ih prije sparivanja prvog kola.
round-register-open-hint = Zaključenje prijava daje igračima brojeve.
round-all-paired =
    Sva su kola već sparena: { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
       *[other] { $rounds } kola
    }.
round-not-next = { $round }. kolo nije na redu. Sparite { $next }. kolo.
round-knockout-not-drawn = KO{ $category } počinje u { $round }. kolu i nije izvučen. Najprije ga izvucite.
round-slips-pending =
    Ružičasti na čekanju: { $count ->
        [one] { $count } listić
        [few] { $count } listića
       *[other] { $count } listića
    }. Provedite ili odbijte prije sparivanja { $round }. kola.
round-slips-pending-hint = Voditelj može odlučiti da se kolo svejedno spari.
round-already-paired = { $round }. kolo je već spareno.
round-results-open =
    U { $round }. kolu nedostaje: { $count ->
        [one] { $count } rezultat
        [few] { $count } rezultata
       *[other] { $count } rezultata
    }. Najprije unesite rezultate koji nedostaju.
round-results-missing =
    { $round }. kolo, bez rezultata: { $count ->
        [one] ploča { $boards }.
        [few] ploče { $boards }.
       *[other] ploče { $boards }.
    } Najprije unesite rezultate koji nedostaju.
round-passes-disagree =
    Dva unosa { $round }. kola razlikuju se: { $count ->
        [one] ploča { $boards }
        [few] ploče { $boards }
       *[other] ploče { $boards }
    }. Najprije to riješite.
round-conflicts-open =
    { $round }. kolo, rezultat pomoćnika proturječi unesenome: { $count ->
        [one] ploča { $boards }.
        [few] ploče { $boards }.
       *[other] ploče { $boards }.
    }
round-conflicts-open-hint = Riješite ih na zaslonu Prikaz u dvorani ili potvrdite kolo s unesenim rezultatima.
round-qualifying-undecided = Ploča { $board } u { $round }. kolu kvalifikacijska je partija KO{ $category } bez pobjednika. Najprije odigrajte jigo-ljestve.
round-already-released = { $round }. kolo je već objavljeno.
round-players-left =
    U { $round }. kolu nemaju ni partiju ni slobodno kolo: { $count ->
        [one] { $names }
        [few] { $names }
       *[other] { $names }
    }.
round-players-left-hint = Sparite ih, dodijelite slobodno kolo ili potvrdite da se kolo objavi bez njih.
round-ladder-open =
    { $round }. kolo, jigo koji još treba ljestve: { $count ->
        [one] ploča { $boards }.
        [few] ploče { $boards }.
       *[other] ploče { $boards }.
    }
round-ladder-open-hint = Unesite tko prolazi ili potvrdite kolo bez toga; dotad ne prolazi nitko.
round-not-released = { $round }. kolo je nacrt. Najprije ga objavite.
round-already-begun = Partije { $round }. kola već su počele.
round-later-paired = { $newest }. kolo je već spareno. Najprije ga razdvojite.
round-unpair-result = Ploča { $board } u { $round }. kolu ima rezultat. Obrišite sve rezultate kola prije razdvajanja.
round-board-has-result = Ploča { $board } ima rezultat. Obrišite rezultat prije promjene para.
round-board-of-table = Ploča { $board } je nokaut ili kvalifikacijska partija. Tko je igra određuje tablica.
round-renumber-result = Ploča { $board } ima rezultat, pa ploče tog kola zadržavaju brojeve.
round-move-result = Ploča { $board } ima rezultat. Obrišite rezultat prije premještanja partije.
round-board-in-use = Ploča { $board } je zauzeta: { $competition }, { $round }. kolo. Odaberite drugu ploču.
round-board-in-use-hint = Prenumerirajte ploče ili premjestite partiju.
round-fixed-board-in-use = { $name } ima stalnu ploču { $board }, koja je zauzeta: { $competition }, { $round }. kolo. Premjestite jednu od dviju partija.
round-boards-outside =
    Izvan dvorana i ploča natjecanja { $competition }: { $count ->
        [one] ploča { $boards }
        [few] ploče { $boards }
       *[other] ploče { $boards }
    }. Dajte mu više ploča u postavkama ili premjestite partije.
timetable-conflict =
    Očekuju se na dva mjesta, { $day }: { $count ->
        [one] { $names }
        [few] { $names }
       *[other] { $names }
    }. { $competition }, { $round }. kolo, završava { $over }; { $other }, { $other_round }. kolo, počinje { $start }. Promijenite vrijeme početka ili označite jedno kolo kao propušteno.
timetable-conflicts =
    Na dva mjesta očekuje se: { $count ->
        [one] { $count } osoba
        [few] { $count } osobe
       *[other] { $count } osoba
    }, { $competition } i { $other }.
timetable-without = { $competition }: nema vremena. { $reason }
round-board-number-invalid = { $number } nije broj ploče. Odaberite broj od 1 do 9999.

pairing-consent-rematch = { $black } i { $white } već su igrali, u { $round }. kolu. Potvrdite da smiju igrati ponovno ili odaberite druge igrače.
pairing-families-meet = Ovi igrači iste obitelji ne mogu se razdvojiti: { $pairs }. Potvrdite da smiju igrati ili ih ručno sparite s drugima.
pairing-consent-family = { $black } i { $white } su iz iste obitelji. Potvrdite da smiju igrati ili odaberite druge igrače.
pairing-entry-unknown = Nema prijave { $entry }. Potražite je na popisu prijava.
pairing-player-absent = { $name } ne igra { $round }. kolo. Najprije promijenite kola koja propušta.
pairing-games-fixed = { $name } nema partiju u { $round }. kolu: sustav ovog natjecanja određuje sve partije. Povucite parove i ponovno sparite kolo.
pairing-player-in-final = { $name } se ne sparuje u { $round }. kolu jer kolo pripada Finalu.
pairing-player-busy = { $name } već igra na ploči { $board }. Najprije razdvojite tu ploču.
pairing-no-bye = U { $round }. kolu nitko nije slobodan.
pairing-bye-without-game = Igrač nema partiju u { $round }. kolu. Odaberite igrača koji je ima.
pairing-same-player = Igrač ne može igrati sam protiv sebe. Odaberite dva igrača.
pairing-two-without-board = Dva igrača nisu dobila ploču.
pairing-handicap-too-large = Hendikep { $stones } je prevelik. Odaberite 0 do 9.
pairing-swap-same-board = Oba su mjesta na istoj ploči. Umjesto toga zamijenite boje.
pairing-colours-handicap = Ploča { $board } je partija s hendikepom, u kojoj slabiji igrač ima Crne.
pairing-round-confirmed = { $round }. kolo je potvrđeno. U njemu se više nitko ne može spariti.
pairing-number-unknown = Nema igrača { $number }. Potražite broj na popisu prijava.
pairing-chosen-busy = { $name } već ima ploču u { $round }. kolu. Izostavite { $number }.
pairing-nobody-chosen = Nijedan igrač bez ploče u { $round }. kolu ne odgovara ovom odabiru.
pairing-score-invalid = „{ $text }” nisu bodovi. Napišite ih kao 21 ili 21.5.

cost-difference = { $reason } { $by }
cost-of-pair = { $reason }: { $cost }

report-reason-manual = Par je postavljen ručno. Najbolje ga sparivanje ne sadrži.
report-reason-necessary = Kolo se bez ovog para ne može spariti.
report-reason-equal = Bez ovog para kolo bi stajalo jednako.
report-reason-better = Bez ovog para kolo bi stajalo više: { $changes }.
report-reason-table = Tko ovdje igra određuje nokaut.
report-reason-large = Izvještaj ne daje razloge za kolo s ovoliko napomena. Za razlog zatražite objašnjenje ploče.
report-reason-unknown = Razlog se više ne može izračunati. { $cause }

result-unchanged = Ploča { $board } već ima taj rezultat. Ništa nije promijenjeno.
result-reason-missing = { $round }. kolo je potvrđeno. Navedite razlog ispravka.
result-walkover = Ploča { $board } nije nokaut-partija. Umjesto prolaza bez borbe unesite kontumaciju.
result-walkover-hint = Napišite 1-0! za pobjedu Crnog kontumacijom.
correction-needs-choice = O ovom rezultatu ovise kasnije nokaut-partije. Odaberite što će biti s njima.
correction-affected = Pogođeno: { $game }
correction-if-carried = Ako ispravak provedete dalje: { $change }
correction-if-annulled = Ako poništite kasnije partije: { $change }
correction-if-kept = Ako zadržite igrače: { $change }
correction-nobody-to-keep = Prije ispravka nitko nije prošao, pa nema koga zadržati.
correction-kept = { $name } ostaje u tablici. Rezultat se računa samo u Openu.
correction-game-played = { $round }. kolo, ploča { $board }: { $black } i { $white }, rezultat { $result }.
correction-game-open = { $round }. kolo, ploča { $board }: { $black } i { $white }, još nije odigrano.
correction-seat = { $round }. kolo, ploča { $board }: igra { $joins } umjesto { $leaves }.
correction-ordinary = { $round }. kolo, ploča { $board }: partija postaje obična partija Opena.
correction-unpaired = { $round }. kolo, ploča { $board }: ploča se uklanja jer se o igračima mora ponovno odlučiti.
correction-bye = { $name } ima slobodno { $round }. kolo.
correction-without-game = { $name } nema partiju u { $round }. kolu. Sparite ručno.
correction-later-game-played = Ispravak se ne može provesti dalje jer ploča { $board } u { $round }. kolu već ima rezultat. Zadržite igrače koji su prošli ili poništite kasnije partije.
correction-player-busy = Ispravak se ne može provesti dalje jer je igrač koji sada prolazi već igrao na ploči { $board } u { $round }. kolu. Zadržite igrače koji su prošli ili poništite kasnije partije.
correction-table-begun = KO{ $category } je izvučen s ovim rezultatom i počeo je. Zadržite njegove igrače.
correction-table-drawn = KO{ $category } je izvučen s ovim rezultatom. Provedite ispravak dalje, zadržite igrače ili ponovno izvucite tablicu.
correction-box = KO{ $category }: polje igrača { $leaves } dobiva { $joins }.
correction-box-empty = KO{ $category }: polje igrača { $leaves } postaje prazno.

ladder-none = Ploča { $board } nije nokaut ili kvalifikacijska partija završena jigom, pa nema ljestava.
ladder-decided = Ljestve ploče { $board } su odlučene. Najprije povucite zadnju partiju.
ladder-not-started = Ljestve ploče { $board } nisu pokrenute. Unesite kad je jigo prihvaćen.
ladder-games-entered = Partije ljestava ploče { $board } su unesene. Najprije ih povucite.
ladder-time-invalid = „{ $text }” nije vrijeme. Napišite ga kao 14:05 ili s danom kao 2026-11-20T14:05.
ladder-boards-have-times = Partije na manjim pločama imaju zadana vremena. Izostavite preostala vremena.
ladder-new-game-needs-times = Nova se partija igra s preostalim vremenima. Unesite vremena Crnog i Bijelog.
ladder-new-game-decides = O ovim ljestvama odlučuje nova partija. Unesite rezultat bez veličine ploče.
ladder-other-game-next = Sljedeća partija ovih ljestava je na { $next } × { $next }, ne na { $lines } × { $lines }.

standings-round-not-paired = { $round }. kolo nije spareno. Poredak seže do { $newest }. kola.

check-round = { $competition }, { $round }. kolo
check-part-of-round = { $competition }, { $round }. kolo, dio { $part }
check-finding = { $place }: { $problem }
check-board = { $competition }, { $round }. kolo, ploča { $board }
check-round-missing = kolo nedostaje, iako postoji { $last }. kolo.
check-rounds-too-many =
    kolo postoji, ali je planirano samo: { $planned ->
        [one] { $planned } kolo
        [few] { $planned } kola
       *[other] { $planned } kola
    }.
check-confirmed-without-result =
    potvrđeno bez usuglašenog rezultata: { $count ->
        [one] ploča { $boards }
        [few] ploče { $boards }
       *[other] ploče { $boards }
    }.
check-table-place = partija ima mjesto kojeg u tablici KO{ $category } nema.
check-table-place-twice = na mjestu partije u tablici KO{ $category } je druga partija.
check-table-players = igrači se ne susreću na tom mjestu tablice KO{ $category }.
check-table-round = prema tablici KO{ $category } partija pripada { $due }. kolu.
check-knockout = KO{ $category }: { $problem }
check-final-not-tied = Finale kategorije { $category }: unesen je redoslijed igrača skupine { $group } koji nisu izjednačeni: { $names }. Dok nisu, nema učinka.
check-final = Finale kategorije { $category }: { $problem }
check-certificate-invalid = { $place }: potvrda ne dokazuje sparivanje. { $reason }
check-without-proof = { $place }: kolo je spareno bez dokaza da nema boljeg sparivanja.
check-no-certificate = { $place }: nema potvrde jer je kolo spareno ručno, drugim programom ili u drugoj datoteci turnira.
check-seed-drawn =
    Broj izvlačenja sjemena ždrijeba: { $count }; { $undone ->
        [0] nijedno nije poništeno.
        [one] poništeno: { $undone }.
        [few] poništeno: { $undone }.
       *[other] poništeno: { $undone }.
    }
check-other-seed = { $place }: kolo je spareno s drugim sjemenom ždrijeba.
draw-seed-register-open = Sjeme ždrijeba izvlači se pri zaključenju prijava. Najprije zaključite prijave.
draw-seed-no-reason = Unesite razlog novog sjemena ždrijeba. Čuva se u povijesti.
competition-name-taken = Turnir već ima natjecanje „{ $name }”. Odaberite drugi naziv.
competition-no-name = Sljedeća sezona nema naziv. Zadajte ga.
competition-unknown = Turnir nema natjecanje „{ $text }”.
competition-names = Njegova natjecanja su: { $names }.
competition-last = { $name } je jedino natjecanje turnira, pa se ne može ukloniti.
competition-played = { $name }: kola su sparena ili nokaut izvučen, pa se ne može ukloniti. Najprije to poništite.
competition-has-entries =
    { $name }: s njim se uklanja: { $entries ->
        [one] { $entries } prijava
        [few] { $entries } prijave
       *[other] { $entries } prijava
    }.
competition-import-same-file = Ova je datoteka otvoreni turnir. Odaberite datoteku drugog turnira.
competition-import-drawn = { $name } ima zone, nokaut ili Finale, čiji se ždrijeb može provjeriti samo u vlastitom turniru. Ostavite ga u njegovoj datoteci.
competition-import-inconsistent = Datoteka navodi igrače koji nisu u njezinu natjecanju, pa ništa nije uvezeno. Najprije provjerite taj turnir.
competition-nobody = Nitko nije odabran. Odaberite osobe za upis.
draw-seed-drawn = Sjeme ždrijeba izvučeno je pri zaključenju prvih prijava turnira, pa ga entropija više ne može promijeniti. Zaključite prijave bez entropije.
draw-seed-given = Sjeme ždrijeba zadano je pri stvaranju turnira, pa ga entropija ne može promijeniti. Zaključite prijave bez entropije.
draw-seed-invalid = „{ $text }” nije sjeme ždrijeba. Unesite do 64 heksadecimalne znamenke, 0-9 i a-f.
check-absences-differ = { $place }: pohranjene odsutnosti razlikuju se od prijava pri potvrdi kola: { $names }.
check-walkover-differs = { $place }: prolaz bez borbe ima drugog pobjednika nego pri potvrdi kola: { $now } umjesto { $then }.
check-stage-differs = { $draw }: { $name } na zadnjim listovima, stranicama ili u paketu: { $then }; sada: { $now }. Ako je ispravak točan, ispišite listove i ponovno izdajte paket.
check-stage-place = { $place }. mjesto
check-stage-reached =
    { $stage ->
        [round_of_64] najboljih 64
        [round_of_32] najboljih 32
        [round_of_16] najboljih 16
        [quarter_final] četvrtfinale
        [semi_final] polufinale
        [finalist] finalist
       *[winner] pobjednik
    }
check-stage-none = bez faze i mjesta
stages-unwritable = Faze se ne mogu zabilježiti ({ $cause }). Prijavite ovu pogrešku.
check-outside-circle =
    { $place }: ne slijedi partije koje sustav određuje: { $count ->
        [one] ploča { $boards }
        [few] ploče { $boards }
       *[other] ploče { $boards }
    }.
check-board-changed-outside =
    { $place }: razlikuje se od sparivanja: { $count ->
        [one] ploča { $boards }
        [few] ploče { $boards }
       *[other] ploče { $boards }
    }, a dnevnik ne pokazuje zašto.
check-set-manually =
    { $place }: postavljeno ručno: { $count ->
        [one] ploča { $boards }
        [few] ploče { $boards }
       *[other] ploče { $boards }
    }; { $cost }.
check-paired-in-parts = { $place }: kolo je spareno u dijelovima; { $cost }.
check-cost-best = kolo je dobro kao najbolje sparivanje
check-cost-above-best = kolo stoji više od najboljeg sparivanja: { $changes }
check-cost-unknown = trošak se više ne može izračunati
self-check-event =
    Turnir: { $players ->
        [one] { $players } igrač
        [few] { $players } igrača
       *[other] { $players } igrača
    }, { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
       *[other] { $rounds } kola
    }, sjeme { $seed }.
law-no-game = { $name } nema partiju u { $round }. kolu.
law-plays-after-loss = { $name } igra { $round }. kolo nokauta nakon poraza.
law-winner = Pobjednik nije jedini igrač bez poraza ili nije prvi u poretku.
law-winless = U { $round }. kolu više igrača bez pobjede nego što je nužno igra s onima koji je imaju.
law-division = { $first } i { $second } igrali su iako su u različitim razredima.
law-match-incomplete = { $name }: u { $round }. kolu nisu odigrane sve ploče susreta.
law-board-points = { $name }: bodovi ploča nisu zbroj njezinih ploča.
law-rung = { $name }: stepenica ne slijedi iz pobjeda i poraza.
law-meets-twice = { $first } i { $second } igraju dvaput.
law-meets-once = { $first } i { $second } ne igraju onoliko puta koliko svi ostali.
law-place = { $first } je s lošijim rezultatima iznad igrača { $second }.
law-zones = U { $round }. kolu više igrača nego što je nužno igra izvan svoje zone.
law-stage-twice = { $name } je u dvije faze.
law-stage-place = { $name } je u fazi bez mjesta koje u nju vodi.
law-stage-size = { $stage } nema onoliko igrača koliko njezino pravilo uzima.
law-stage-points = { $name } donosi u fazu druge bodove nego što su partije dale.
law-stage-list = { $name } nije točno jednom na konačnoj listi svih faza.
self-check-no-proof = { $round }. kolo spareno je bez dokaza.
self-check-other-boards = Ponovno sparivanje { $round }. kola daje druge ploče.

simulation-players = Broj igrača mora biti od 2 do 10000, a ne { $players }.
simulation-day = Prvi dan simuliranog turnira ne postoji.
simulation-player-unknown = Igrač simulirane partije nije prijavljen.
simulation-ladder-black = { $round }. kolo: ploča { $board } završila je jigom. Crni je dobio ljestve.
simulation-ladder-white = { $round }. kolo: ploča { $board } završila je jigom. Bijeli je dobio ljestve.

entry-change-without-reason = Prijave su zaključene: promjena treba razlog ({ $name }). Dodajte ga ili unesite ružičasti listić.
entry-sp-unknown = „{ $text }” nije broj SEYGO bodova. Napišite cijeli broj ili ostavite polje prazno.
entry-no-family-name = Prijava treba prezime.
entry-twice = { $name } već ima prijavu. Promijenite nju umjesto dodavanja nove.
entry-unknown = Nema prijave { $id }. Potražite je na popisu prijava.
rating-list-missing = Nema rejting-liste. Najprije je uvezite.
rated-player-unknown = Nitko na rejting-listi nema broj { $pin }. Potražite igrača po imenu.
data-folder-missing = Nema mape za podatke programa. Postavite DRAWMASTER_DATA na neku mapu.
data-folder-not-created = Mapa { $folder } nije se mogla stvoriti ({ $reason }). Provjerite mjesto i dozvole.
bar-round-paired = Neko je kolo već spareno. Prije pomicanja bara razdvojite sva kola.
bar-without-mcmahon = Bar ima samo turnir McMahon.
register-closed = Prijave su zaključene { $when }. Kasne prijave još se mogu dodati.
register-too-few = Upisano je manje od dva igrača. Najprije upišite igrače.
open-file-unnamed = Datoteka Opena nije zadana, pa se njegovi igrači nisu mogli provjeriti. Zadajte „Datoteka Opena uz Future Stars”.
open-file-missing = Mapa ovog turnira nema drugu datoteku turnira { $name }. Napišite naziv datoteke ili ostavite prazno.
sleeper-points = Početni bodovi snižavaju se za 1 ili 2 boda, a ne za { $points }.
sleeper-not-at-top = { $name } ne propušta kolo u najvišoj skupini. Početni bodovi mogu ostati kakvi jesu.
sleeper-too-late = Neko je kolo potvrđeno, pa se početni bodovi više ne mogu sniziti.

list-column-unknown = Popis nema stupac „{ $column }”. Napišite njegovo zaglavlje ili broj od 1 do { $last }.
list-meaning-unknown = „{ $meaning }” nije značenje stupca. Odaberite { $known }, sp12, sp16 ili sp20, ili - za zanemarivanje stupca.
list-name-order-asked = Stupac „{ $heading }” čita se s prezimenom na prvom mjestu. Ako je prvo ime, odaberite to značenje stupca; u naredbenom retku --map "{ $heading }=given_first".
list-name-order-given =
    Stupac „{ $heading }” čita se s imenom na prvom mjestu, kako pokazuje rejting-lista: { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }.
seed-list-other-key = Lista je potpisana drugim ključem, { $key }. Zatražite listu od serije.
seed-list-by-name = { $name } je na listi možda: { $seed }.

slip-register-open = Prijave su još otvorene. Promijenite samu prijavu.
slip-empty = Listić ništa ne traži. Navedite što treba promijeniti.
slip-no-family-name = Prezime ne može biti prazno.
slip-late-incomplete = Kasna prijava treba prezime i rang.
slip-late-leaves = Kasna prijava ne može otići. Navedite igrača koji odlazi.
slip-no-reason = Odbijanje treba razlog za popis listića.
slip-unknown = Nema listića { $number }. Potražite ga na popisu listića.
slip-already-applied = Listić { $number } je proveden { $time }. Za drugu promjenu dodajte novi listić.
slip-already-refused = Listić { $number } je odbijen { $time }. Za drugu promjenu dodajte novi listić.
slip-round-paired = { $round }. kolo je već spareno, pa se nitko ne može priključiti ni otići. Odbijte listić ili najprije razdvojite kolo.

event-no-name = Turnir treba naziv.
competition-day-outside = { $day } nije dan turnira (od { $first } do { $last }). Promijenite ga ili dane turnira.
event-ends-before-start = Zadnji dan je prije prvoga. Promijenite jedan od njih.
event-rounds-out-of-range = Broj kola ne može biti { $rounds }. Odaberite { $first } do { $last }.
event-main-time-too-long = Osnovno vrijeme od { $minutes } min dulje je od dana. Odaberite kraće.
overtime-unknown = „{ $text }” nije dodatno vrijeme: napišite 3x30, 15/300, +20 ili none.
import-is-tournament = { $file }: { $format }. Sadrži cijeli turnir, a ne popis igrača. Stvorite turnir pomoću „Uvezi iz drugog programa” ili `drawmaster import`.
import-is-database = { $file } je turnir, knjiga serije ili rejting-lista ovog programa. Otvorite je umjesto uvoza.
import-is-bundle = { $file } je paket za seriju. Dodajte ga knjizi serije, npr. s `drawmaster tour add`.
import-is-seed-list = { $file } je lista nositelja serije. Uvezite je u turnir koji ima njezine igrače, s `drawmaster seedlist import`.
import-is-rating-list = { $file } je rejting-lista. Uvezite je u prijavama ili s `drawmaster egd import`.
import-format-unknown = { $file } ima nepoznat format. Odaberite datoteku programa OpenGotha, MacMahon ili Pairgoth, datoteku rezultata EGD-a (H9), francuskog saveza (tou) ili AGA-e, izvještaj šahovskog saveza (TRF16), ili CSV, xlsx ili ods popis.
sample-day = Ogledni turnir ima dan koji ne postoji.

setting-unknown = Nema postavke { $path }. Putanju vidite na popisu postavki.
setting-unfit = Vrijednost { $value } ne odgovara postavci { $path } ({ $reason }). Oblik vrijednosti vidite na popisu postavki.
setting-unfit-own = Vrijednost { $value } ne odgovara postavci { $path }. { $reason }
settings-not-json = Postavke se ne mogu zapisati ({ $reason }). Prijavite ovu pogrešku.
competition-gone = Turnir više nema svoje natjecanje.
competition-key-fixed = Ključ natjecanja ne može se promijeniti.
room-incomplete = Dvorana „{ $name }” treba naziv i brojeve ploča od 1 naviše. Ispravite je.
rooms-overlap = Dvorane { $first } i { $second } imaju isti naziv ili zajedničku ploču. Dajte svakoj vlastite.
competition-room-unknown = Turnir nema dvorane { $name }. Najprije je dodajte, u event.halls.
tie-breaks-empty = Poredak treba barem jedan kriterij, npr. MMS.
level-twice = Razina { $name } je na popisu dvaput. Uklonite jednu.
level-unknown = Nema razine { $name }. Nazive vidite na popisu razina.
level-place-unknown = U redoslijedu razina nema { $place }. mjesta. Odaberite 1 do { $last }.
weight-out-of-range = Težina je izvan raspona. Težine su 0 do 1000000000000000, faktori 0 do 1000, konkavnost 0 do 10000.
main-table-out-of-range = Odaberite { $first } do { $last } igrača ili zona.
zones-too-large =
    Zone trebaju: { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
       *[other] { $rounds } kola
    }, više od { $last }. Zadajte veći broj zona.
zones-round-paired = Zone su izvučene jer su kola sparena. Najprije povucite parove.
teams-system = Ekipe mogu igrati samo McMahon, švicarski ili svatko sa svakim. Odaberite jedan od tih sustava.
teams-size = Susret ekipa ima { $first } do { $last } ploča. Odaberite broj u tom rasponu.
teams-none = { $name } nema ekipa. Dodajte natjecanje s ekipama ili zadajte broj ploča prije prvog kola.
teams-round-paired = Neko je kolo već spareno. Prije promjene broja ploča razdvojite sva kola.
teams-whole-matches = Ekipe se sparuju kao cjelina, pa se pojedine ploče ne mogu premještati.
teams-whole-matches-hint = Zamijenite dvije ekipe, promijenite tko igra za ekipu ili razdvojite kolo i ponovno ga sparite.
teams-swap-same-match = Oba su igrača u istom susretu. Za zamjenu ekipa odaberite igrače iz dvaju susreta.
teams-too-few = Ima manje od dvije ekipe. Najprije dodajte ekipe.
teams-without-team =
    Bez ekipe: { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }: { $names }. Dodajte ih ekipi kao pričuve ili ih ispišite.
team-unknown = Nema ekipe { $number }. Brojeve vidite na popisu ekipa.
team-named-unknown = Nema ekipe „{ $name }”. Nazive vidite naredbom team list.
team-no-name = Ekipa nema naziv. Unesite ga.
team-name-taken = Ekipa { $name } već postoji. Odaberite drugi naziv.
team-member-twice = { $name } je u ekipi dvaput. Svakog igrača navedite jednom.
team-member-elsewhere = { $name } je u ekipi { $team }. Najprije izvadite igrača iz te ekipe.
team-member-played = { $name } ima odigrane partije za ekipu i ostaje u njoj. Umjesto toga izostavite igrača iz kasnijih postava.
team-too-small =
    Broj igrača koji ekipa treba: { $size }, a naveden je samo: { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }. Navedite igrača za svaku ploču.
team-incomplete =
    Ekipa { $name }: { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }, a broj ploča je { $size }. Dodajte igrače ili je uklonite.
line-up-confirmed = { $round }. kolo je potvrđeno, pa postave ostaju. Odaberite kasnije kolo.
line-up-result = Ploča { $board } ima rezultat. Obrišite rezultat prije nego što drugi igrač preuzme ploču.
pairs-none = { $name } nije za parove. Dodajte natjecanje s predloškom pair-go ili upišite osobe pojedinačno.
pairs-in-teams = { $name } ne može biti i za ekipe i za parove. Odaberite jedno.
pairs-entered = U { $name } je već netko upisan. Samo prazno natjecanje može prijeći s parova na pojedince ili obrnuto.
pairs-strength-closed = Prijave za { $name } su zatvorene, pa rangovi parova ostaju.
entry-needs-partner = { $competition } je za parove. Upišite { $name } s drugom osobom.
entry-pair-alone = { $name } je par, a { $competition } je za pojedince. Upišite svaku osobu zasebno.
entry-not-pair = { $name } nije par. Promijenite sam upis.
pair-one-person = { $name } ne može biti u paru s istom osobom. Odaberite dvije osobe.
pair-person-twice = { $name } je već u paru { $other }. Najprije promijenite taj par.
pair-not-mixed = { $name } nije potvrđen kao mješoviti par. Potvrdite ga ili u postavkama ne tražite mješovite parove.
pair-change-partners = { $name } je par. Promijenite osobe u njemu; imena i rang slijede iz njih.
person-unknown = Nema osobe s ključem { $id }. Potražite ključeve u popisu osoba.
bundle-only-pairs = Sva su natjecanja pair go, koji se ne računa za seriju. Objavite poredak.
export-pairs-not-rated = { $name } je pair go, koji nijedna lista rejtinga ne prima. Izvezite poredak.
setting-team-list = Ekipe nisu postavka. Umjesto toga dodajte, promijenite ili uklonite ekipu.
handicap-ceiling-out-of-range = Hendikep ima najviše devet kamenova. Odaberite 0 do 9.
initial-scores-round-paired = Neko je kolo već spareno. Prije promjene početnih bodova razdvojite sva kola.

level-formula-rematch = 1 za svaku raniju međusobnu partiju
level-formula-family = 1 ako su iz iste obitelji
level-formula-category = kvadrat razlike kategorija
level-formula-score-difference = kvadrat razlike bodova u polovicama boda
level-formula-knockout-apart = 1 ako se mogu sresti u nadolazećem prvom kolu nokauta
level-formula-floats = 32 puta kvadrat ranijih prijelaza svakog igrača u tom smjeru i 0 do 12 za mjesta u skupinama
level-formula-club = 1 ako su iz istog kluba, ispod bara
level-formula-country = 1 ako su iz iste države, ispod bara
level-formula-colours = 8 za svaku boju preko ravnoteže od jedan, 1 za istu boju dvaput zaredom
level-formula-handicap = kvadrat broja kamenova
level-formula-seeding = kvadrat udaljenosti od protivnika kojeg redoslijed preferira
level-formula-winless = 1 ako je samo jedan od njih dobio ili remizirao partiju
level-formula-lot = slučajni broj od 0 do 255

audit-log-head-form = Kod glave povijesti ima { $fewest } do 64 znamenke, 0-9 i a-f. Upišite ga kako je ispisan na dnu lista.
audit-log-head-ambiguous = Više zapisa povijesti počinje ovim znamenkama. Upišite ih više.
audit-log-head-unknown = Nijedan zapis ove povijesti nema kod glave { $head }. Ili je pogrešno upisan ili list pripada drugoj povijesti, ne ovoj datoteci.
referee-time-unknown = „{ $text }” nije vrijeme. Napišite sate i minute, npr. 14:05.
referee-counted-none = { $minutes } min bez dodatnog vremena: prilagođeno vrijeme { $adjusted } min.
referee-counted-byoyomi = { $minutes } min i { $moves } poteza po { $seconds } s: prilagođeno vrijeme { $adjusted } min.
referee-counted-canadian = { $minutes } min i { $moves } poteza, po { $stones } u { $seconds } s: prilagođeno vrijeme { $adjusted } min.
referee-counted-fischer = { $minutes } min i { $seconds } s za svaki od { $moves } poteza: prilagođeno vrijeme { $adjusted } min.
referee-class-highest = Oba vremena dosežu najvišu klasu.
referee-class-main = Odlučuje osnovno vrijeme: klasa { $class } traži { $needs_main } min, ovdje je { $main }.
referee-class-adjusted = Odlučuje prilagođeno vrijeme: klasa { $class } traži { $needs_adjusted } min, ovdje je { $adjusted }.
referee-class-both = Odlučuju oba vremena: klasa { $class } traži osnovno vrijeme od { $needs_main } min, ovdje je { $main }, i prilagođeno vrijeme od { $needs_adjusted } min, ovdje je { $adjusted }.
referee-clock-unknown = „{ $text }” nije vrijeme na satu. Napišite minute, npr. 25, ili 12:30, ili 1:05:00.
referee-round-unknown = Natjecanje nema { $round }. kolo; broj kola: { $rounds }.
referee-seal-order = Igrač mora zapečatiti potez prije nego što smije. Zamijenite ta dva vremena.
late-game-decided = Ploča { $board } već ima rezultat.
late-not-marked = Na ploči { $board } nitko s tom bojom nije označen da kasni.
late-no-resumption = Partija na ploči { $board } nema vrijeme nastavka. Najprije ga unesite u obrazac.
late-not-lost-yet = Partija na ploči { $board } izgubljena je tek nakon { $time }.
late-not-resumed = Partija na ploči { $board } još nije nastavljena.
late-nobody = Nitko nije izgubio partiju na ploči { $board } zbog kašnjenja.
late-clocks-set = Namjestite satove na utrošeno vrijeme: Crni { $black } min, Bijeli { $white } min.
late-clocks-nobody = Nikoga nema: sat Crnog ide i pokazuje { $black } min. Kad dođe prvi igrač, namjestite sat Bijelog na isto.
late-clocks-to-move = Nikoga nema: ide samo sat igrača na potezu. Utrošeno od nastavka: Crni { $black } min, Bijeli { $white } min.
late-clocks-black-runs = Crnog nema i ide sat Crnog. Utrošeno: Crni { $black } min, Bijeli { $white } min.
late-clocks-white-runs = Bijelog nema i ide sat Bijelog. Utrošeno: Crni { $black } min, Bijeli { $white } min.
late-clocks-not-started = Satovi nisu pokrenuti.
late-clocks-lost = { $who ->
        [black] Crni nije došao
        [white] Bijeli nije došao
       *[both] Nijedan igrač nije došao
    } do { $time }: poraz zbog kašnjenja.
late-round-ahead = { $round }. kolo još nije počelo. Počinje { $date } u { $time }.
late-round-past = { $round }. kolo bilo je { $date }.
late-round-unrecorded = { $round }. kolo bilo je planirano za { $date }, a početak nije zapisan. Upišite kad su pokrenuti satovi Crnih.
adjourn-game-decided = Ploča { $board } ima rezultat ili jedan njegov unos. Izbrišite ga da biste prekinuli partiju.
adjourn-number-unknown = Brojevi poteza i zarobljenih kamenova cijeli su brojevi, najviše { $most }.
adjourn-resumption-early = Nastavak je prije prekida. Unesite njegov dan i vrijeme, npr. 2026-11-21 09:00.
adjourn-used = { $round }. kolo spareno je prema onome kao što se računa partija na ploči { $board }. Umjesto toga unesite rezultat partije.
adjourn-not = Partija na ploči { $board } nije prekinuta.
unfinished-as-jigo = Sljedeće kolo sparuje se kao da je bio jigo.
unfinished-as-black = Sljedeće kolo sparuje se kao da je pobijedio Crni.
unfinished-as-white = Sljedeće kolo sparuje se kao da je pobijedio Bijeli.
unfinished-held = Nijedan se igrač ne sparuje dok partija nije odlučena.
unfinished-of-table = Tablica čeka njezina pobjednika.
unfinished-game = { $round }. kolo, ploča { $board }, { $black } – { $white }: partija nije dovršena. { $effect }
delays-nothing = Nijedno kolo nema novi početak.
stage-rule-unknown = „{ $text }” ne kaže tko ide dalje. Unesite first:8, places:9-16, each:2, others ili losers:1.
stage-of-teams = { $name } je faza, pa natjecanje prije nje odlučuje igraju li ekipe i na koliko ploča. Dodajte drugu fazu ili zasebno natjecanje.
stage-needs-table = { $name } nema nokaut-tablicu iz koje poraženi ispadaju. Odaberite drugo pravilo.
stage-zones-drawn = { $name }: nokaut zona već je izvučen. Najprije poništite ždrijeb.
stage-overlap = { $stage } uzima neke od istih igrača. Odaberite drugo pravilo ili uklonite { $stage }.
stage-none = { $name } nije faza. Odaberite natjecanje koje je dodano kao faza.
stage-filled = { $name } već ima svoje igrače. Najprije to poništite ili promijenite prijave.
stage-register-closed = { $name }: prijave su zaključene. Dodajte novu fazu.
stage-source-free = { $name }: još se mogu igrati partije. Popuniti fazu sadašnjim poretkom?
stage-too-large = { $name } bi trebalo više kola od { $last }. Odaberite drugi sustav ili neka dalje ide manje igrača.
stage-nothing-left = { $name }: svi koji idu dalje već su međusobno igrali. Uklonite { $name } i dodajte s drugim sustavom ili bez tih rezultata.
stage-no-stages = { $name } nema faza. Najprije dodajte jednu.
stage-changed = { $name }: poredak prije faze otad se promijenio i sada bi dalje išli drugi igrači. Poništite popunjavanje ili promijenite prijave.
competition-has-stages = { $stage } uzima igrače iz: { $name }. Najprije uklonite { $stage }.

move-as-good = Jednako dobro kao sada.
move-only-seeding = Jednako dobro kao sada; mijenja se samo redoslijed nositelja ili ždrijeb.
move-better = Bolje nego sada.
move-better-but = Bolje nego sada, ali lošije u ovome: { $reason }.
move-colours = Dvoje igrača zamjenjuje boje.
move-left-over = Igrač bez partije može se spariti samo s drugim igračem bez partije. Najprije razdvojite ploču { $board }, zatim odaberite parove.
move-rematch = { $black } i { $white } već su igrali, u { $round }. kolu.
move-family = { $black } i { $white } su iz iste obitelji.
move-far-apart = { $black } i { $white } su daleko jedno od drugoga: { $grades ->
    [one] { $grades } rang
    [few] { $grades } ranga
   *[other] { $grades } rangova
} i razlika bodova { $points }.
move-worse-rematch = Više igrača ponovno igra međusobno.
move-worse-family = Više igrača iz iste obitelji igra međusobno.
move-worse-winless = Više igrača bez pobjede igra s onima koji su pobijedili.
move-worse-categories = Međusobno igraju igrači iz udaljenijih kategorija.
move-worse-score-difference = Međusobno igraju igrači s većom razlikom bodova.
move-worse-knockout = Međusobno igraju igrači koji se mogu ponovno sresti u nokautu.
move-worse-floats = Prijelazi su slabije uravnoteženi.
move-worse-club = Više igrača iz istog kluba igra međusobno.
move-worse-country = Više igrača iz iste države igra međusobno.
move-worse-colours = Boje su slabije uravnotežene.
move-worse-handicap = Hendikepi su veći.
move-worse-geography = Više igrača iz istog kluba ili države igra međusobno.
