### Messages of the core in Croatian: errors and answers of all commands, the command line and the hall network.
### Radni prijevod; izvorni govornik ga još nije pregledao.

## api: commands of the window

api-no-command = Nema naredbe { $name }. Ponovno pokrenite program.
api-response-invalid = Odgovor se ne može poslati ({ $error }). Ponovno pokrenite program.
api-text-too-long = Tekst je predug: bajtova ima više od { $longest }. Skratite ga.
api-not-for-the-hall = Prikaz u dvorani ne može koristiti naredbu { $name }. Prikazuje samo objavljeno.
api-no-tour-book = Nijedna knjiga serije nije otvorena. Otvorite je ili stvorite novu.

## api: the demonstration

demo-folder = Mapa { $folder } ne može se stvoriti ({ $error }). Odaberite drugu.
demo-registered =
    { $event }: upisano: { $players ->
        [one] { $players } igrač
        [few] { $players } igrača
       *[other] { $players } igrača
    }.
demo-closed = Prijave su zaključene. Brojevi su 1 do { $last }.
demo-drawn =
    KO{ $category } je izvučen s entropijom { $entropy }: { $lines ->
        [one] { $lines } redak
        [few] { $lines } retka
       *[other] { $lines } redaka
    }.
demo-round = { $round }. kolo je spareno, odigrano i potvrđeno.

## api: the window's host

host-folder = Mapa { $folder } ne može se stvoriti ({ $error }). Oslobodite prostor ili provjerite dozvole.
host-no-data-folder = Sustav nema mape za podatke programa ({ $error }). Umjesto toga stvorite turnir u mapi po izboru.
host-no-free-name = Mapa { $folder } ima previše oglednih turnira. Izbrišite neke.
host-cannot-open = { $path } se ne može otvoriti ({ $error }). Otvorite iz upravitelja datoteka.
host-second-window = Prikaz u dvorani ne odgovara ({ $error }). Ponovno pokrenite program.
demo-played =
    { $name }: { $players ->
        [one] { $players } igrač
        [few] { $players } igrača
       *[other] { $players } igrača
    }, odigrano: { $games ->
        [one] { $games } partija
        [few] { $games } partije
       *[other] { $games } partija
    }.

## app: knock-outs

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
game-rounds-paired = { $name }: sparuje se po kolima. Partije se dodaju jedna po jedna samo gdje igrači biraju protivnike: pri slobodnom sparivanju, u ligi ili na klupskim ljestvama.
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

## app: The Final

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

## app: points of the tour

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

## app: copies

copies-no-folder = Ovo računalo nema mape za datoteke programa. Postavite DRAWMASTER_DATA na neku mapu.
copies-not-a-folder = { $path } nije mapa. Odaberite mapu na drugom uređaju.
copies-folder-unusable = Mapa { $path } ne može se koristiti ({ $cause }). Odaberite drugu.
copies-folder-unreadable = Mapa se ne može pročitati ({ $cause }).
copies-unknown = Nema kopije { $name }. Odaberite kopiju s popisa.
copies-choose-damaged = Nijedna datoteka nije odabrana. Odaberite oštećenu datoteku.

## app: words of requests

word-unknown = „{ $text }” je nepoznato. Odaberite: { $known }.

## app: rounds: pairing, releasing, results and confirming

colour-unknown = „{ $text }” nije boja. Napišite black ili white.
profile-unknown = „{ $text }” nije model sparivanja. Odaberite seygo, opengotha ili literal.
round-unknown = { $round }. kolo ne postoji. Kola su 1 do { $last }.
round-not-paired = { $round }. kolo nije spareno. Najprije ga sparite.
round-board-missing = { $round }. kolo nema ploču { $board }. Ploče kola: { $boards }.
round-without-boards = { $round }. kolo nema ploča. Najprije sparite igrače.
round-register-open = Prijave su još otvorene. Zaključite ih prije sparivanja prvog kola.
round-register-open-hint = Zaključenje prijava daje igračima brojeve.
round-all-paired =
    Sva su kola već sparena: { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
       *[other] { $rounds } kola
    }.
round-not-next = { $round }. kolo nije na redu. Sparite { $next }. kolo.
round-not-next-draft = { $round }. kolo nije na redu: { $current }. kolo je nacrt. Objavite ga i odigrajte, zatim sparite { $next }. kolo.
round-not-next-open = { $round }. kolo nije na redu: { $current }. kolo nije potvrđeno. Unesite njegove rezultate, zatim sparite { $next }. kolo.
round-paired-already = { $round }. kolo je već spareno.
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
round-results-missing-hint = Ako partija nije završena, zabilježite prekid. Kolo se tada može potvrditi bez njezina rezultata.
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
stale-left = { $name } više ne igra, a sjedi na ploči { $board }.
stale-left-bye = { $name } više ne igra, a ima slobodno kolo.
stale-came = { $name } sada igra { $round }. kolo, a nema partiju.
stale-came-lost = { $name } sada igra { $round }. kolo, ali se ploča { $board } zbog izostanka računa kao izgubljena.
stale-slips = Stiglo nakon sparivanja i na čekanju: { $count ->
    [one] { $count } listić
    [few] { $count } listića
   *[other] { $count } listića
}.
stale-result = Rezultat ploče { $board } u { $earlier }. kolu promijenjen je nakon sparivanja { $round }. kola.
stale-result-missing = Ploča { $board } u { $earlier }. kolu nema rezultat.
stale-attendance = { $name }: slobodno kolo ili izostanak u { $earlier }. kolu promijenjen je nakon sparivanja { $round }. kola.
stale-rank = { $name }: rang je promijenjen iz { $from } u { $to } nakon sparivanja { $round }. kola.
stale-player = { $name }: podaci su promijenjeni nakon sparivanja { $round }. kola.
stale-line-up = Postava ekipe { $team } promijenjena je nakon sparivanja { $round }. kola: { $names }.
stale-table = Nokaut je izvučen prema mjestima koja su se otad promijenila. Sada bi u njega ušli: { $joins }; ispali bi: { $leaves }.
stale-table-order = Nokaut je izvučen prema mjestima koja su se otad promijenila. U njemu bi bili isti igrači, drugim redom.
stale-table-hint = Ponovno ga izvucite ili potvrdite da ostaje kakav jest.
stale-draws = Nokaut, kvalifikacije ili Finale izvučeni su ili promijenjeni nakon sparivanja { $round }. kola.
stale-settings = Postavke su promijenjene nakon sparivanja { $round }. kola.
stale-pairs-differ = { $count ->
    [0] { $round }. kolo sada bi se sparilo drukčije.
    [one] Ploča { $boards } sada bi se sparila drukčije.
    [few] Ploče { $boards } sada bi se sparile drukčije.
   *[other] Ploče { $boards } sada bi se sparile drukčije.
}
stale-impossible = { $round }. kolo sada se ne bi moglo spariti. { $cause }
round-no-longer-follows = { $round }. kolo je zastarjelo.
round-out-of-date-hint = Ponovno sparite kolo ili samo ploče kojih se to tiče, ili potvrdite da se objavi kakvo jest.
round-paired-from-old-result = { $round }. kolo spareno je prije ove promjene i zastarjelo je. Ponovno ga sparite, osim ako ga ostavljate kakvo jest.
round-players-left =
    U { $round }. kolu nemaju ni partiju ni slobodno kolo: { $count ->
        [one] { $names }
        [few] { $names }
       *[other] { $names }
    }.
round-players-without-game-hint = Sparite ih, dodijelite slobodno kolo, unesite da propuštaju kolo ili potvrdite kolo bez njih.
round-players-left-hint = Sparite ih, dodijelite slobodno kolo ili potvrdite da se kolo objavi bez njih.
round-table-game-open-hint = Sparite preostale igrače kola, odlučite tko prolazi ili potvrdite kolo bez te partije.
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
round-forfeit-absent = { $name } ne igra u { $round }. kolu i gubi ploču { $board } kontumacijom.
round-fixed-board-match = { $name } ima stalnu ploču { $fixed }, a igra na ploči { $at }: ploče susreta ostaju zajedno, pa stalne ploče nemaju učinka.
round-fixed-board-opponent = { $name } ima stalnu ploču { $fixed }, a igra na ploči { $at }, koju kao stalnu ima { $opponent }.
round-fixed-board-shared = { $name } i { $other } imaju istu stalnu ploču { $fixed }. { $name } igra na ploči { $at }.
round-fixed-board-missed = { $name } ima stalnu ploču { $fixed }, a igra na ploči { $at }. Premjestite partiju ili prenumerirajte ploče.
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

## app: manual pairing

pairing-consent-missed = { $name } propušta { $round }. kolo. Potvrdite da ga igra ili odaberite drugog igrača.
pairing-consent-rematch = { $black } i { $white } već su igrali, u { $round }. kolu. Potvrdite da smiju igrati ponovno ili odaberite druge igrače.
closing-rematches = Planirano kola: { $rounds }, igrača: { $players }. Bez ponovljenih susreta moguće je kola: { $possible }. Planirajte manje kola ili dopustite ponovljene susrete.
closing-zone-rematches = Zona { $zone }: planirano kola: { $rounds }, igrača: { $players }. Bez ponovljenih susreta u njoj je moguće kola: { $possible }. Planirajte manje kola, promijenite granice zona ili dopustite ponovljene susrete.
round-rematches = Ovi igrači ponovno igraju međusobno: { $pairs }.
pairing-rematches-meet = Ovi su igrači već igrali međusobno i igrali bi ponovno: { $pairs }. Svejedno spariti kolo?
pairing-families-meet = Ovi igrači iste obitelji ne mogu se razdvojiti: { $pairs }. Potvrdite da smiju igrati ili ih ručno sparite s drugima.
pairing-consent-family = { $black } i { $white } su iz iste obitelji. Potvrdite da smiju igrati ili odaberite druge igrače.
pairing-entry-unknown = Nema prijave { $entry }. Potražite je na popisu prijava.
pairing-player-absent = { $name } ne igra { $round }. kolo. Najprije promijenite kola koja propušta.
pairing-games-fixed = { $name } nema partiju u { $round }. kolu: sustav ovog natjecanja određuje sve partije. Povucite parove i ponovno sparite kolo.
pairing-player-in-final = { $name } se ne sparuje u { $round }. kolu jer kolo pripada Finalu.
pairing-player-busy = { $name } već igra na ploči { $board }. Najprije razdvojite tu ploču.
pairing-bye-circle = U sustavu svatko sa svakim plan svih partija određuje tko odmara u { $round }. kolu.
pairing-no-bye = U { $round }. kolu nitko nije slobodan.
pairing-bye-without-team = { $name } nije ni u jednoj ekipi, a slobodne su cijele ekipe. Odaberite igrača iz neke ekipe.
pairing-bye-without-game = Igrač nema partiju u { $round }. kolu. Odaberite igrača koji je ima.
pairing-same-player = Igrač ne može igrati sam protiv sebe. Odaberite dva igrača.
pairing-two-without-board = Dva igrača nisu dobila ploču.
pairing-handicap-too-large = Hendikep { $stones } je prevelik. Odaberite 0 do 9.
pairing-swap-same-board = Oba su mjesta na istoj ploči. Umjesto toga zamijenite boje.
pairing-colours-handicap = Ploča { $board } je partija s hendikepom, u kojoj slabiji igrač ima Crne.
pairing-of-confirmed-round = { $round }. kolo je potvrđeno, pa parovi ostaju. Mogu se ispravljati samo rezultati.
pairing-again-released = { $round }. kolo je objavljeno. Ponovno bi se { $count ->
    [one] sparila { $count } ploča
    [few] sparile { $count } ploče
   *[other] sparilo { $count } ploča
}. Potvrdite ako se igrači smiju premjestiti.
pairing-again-no-draft = { $round }. kolo je objavljeno. Ponovno sparite otključane ploče ili promijenite pojedine ploče.
pairing-round-confirmed = { $round }. kolo je potvrđeno. U njemu se više nitko ne može spariti.
pairing-number-unknown = Nema igrača { $number }. Potražite broj na popisu prijava.
pairing-chosen-busy = { $name } već ima ploču u { $round }. kolu. Izostavite { $number }.
pairing-nobody-chosen = Nijedan igrač bez ploče u { $round }. kolu ne odgovara ovom odabiru.
pairing-score-invalid = „{ $text }” nisu bodovi. Napišite ih kao 21 ili 21.5.

## app: costs of a pairing

cost-difference = { $reason } { $by }
cost-of-pair = { $reason }: { $cost }

## app: pairing report

report-reason-manual = Par je postavljen ručno. Najbolje ga sparivanje ne sadrži.
report-reason-parts = Kolo je spareno u dijelovima. Da su svi spareni zajedno, ovo dvoje ne bi igralo.
report-reason-earlier = Par je iz sparivanja kola. Nakon kasnijih ručnih promjena najbolje bi bilo drugo sparivanje.
report-reason-corrected = Igrače je na ovu ploču doveo ispravljeni rezultat u nokautu.
report-reason-procedure = Par je nastao utvrđenim postupkom ovog modela sparivanja.
report-reason-circle = Svatko igra sa svakim po utvrđenom redu partija. Po njemu ovo dvoje igra u ovom kolu.
report-reason-zone = Oboje su u zoni { $zone }. Po utvrđenom redu njezinih partija igraju u ovom kolu.
report-reason-outside-circle = Par je postavljen ručno. Po utvrđenom redu partija ovo dvoje ne igra u ovom kolu.
report-reason-left-over = Par je nastao pri sparivanju preostalih igrača, izvan utvrđenog reda partija.
report-reason-free = U ovom se natjecanju partije dodaju jedna po jedna, pa ovaj par nije odabralo nijedno sparivanje.
report-reason-imported = Par je uvezen s kolom. Razlog ovdje nije poznat.
changed-rank = Rang ispravljen nakon ovog kola: { $from } u { $to } ({ $name }).
changed-player = Podaci ispravljeni nakon ovog kola: { $name }.
changed-withdrawn = Odustanak nakon ovog kola: { $name }.
changed-registered = Ponovno upisano nakon ovog kola: { $name }.
changed-result = Rezultat ispravljen nakon sparivanja ovog kola: { $round }. kolo, ploča { $board }.
changed-attendance = Slobodno kolo ili izostanak u { $round }. kolu, ispravljeno nakon sparivanja ovog kola: { $name }.
changed-draws = Nokaut, kvalifikacije ili Finale promijenjeni su nakon sparivanja ovog kola.
changed-settings = Postavke sparivanja promijenjene su nakon sparivanja ovog kola.
report-round-circle = Tko s kim igra određuje utvrđeni red partija, u kojem svatko igra sa svakim.
report-round-zones = Tko s kim igra određuje utvrđeni red partija, u kojem unutar zone svatko igra sa svakim.
report-round-free = Partije ovog kola dodane su jedna po jedna.
report-round-imported = Kolo je uvezeno. Zašto ovi igrači igraju međusobno, ovdje nije poznato.
report-reason-necessary = Kolo se bez ovog para ne može spariti.
report-reason-as-good = Drugo sparivanje kola bilo bi jednako dobro.
report-reason-worse = Inače bi kolo bilo lošije: { $reason }.
otherwise-rematch = Inače bi { $first } i { $second } ponovno igrali međusobno.
otherwise-family = Inače bi igrali { $first } i { $second }, iz iste obitelji.
otherwise-winless = Inače bi igrali { $first } i { $second }, od kojih samo jedan ima bodova.
otherwise-categories = Inače bi igrali { $first } i { $second }, iz različitih kategorija.
otherwise-one-point = Inače bi igrali { $first } i { $second }, uz jedan bod razlike.
otherwise-score = Inače bi igrali { $first } i { $second }, uz razliku u bodovima { $points }.
otherwise-knockout = Inače bi igrali { $first } i { $second }, koji se mogu sresti u nokautu.
otherwise-floats = Inače bi igrali { $first } i { $second }, a jedan od njih imao bi još jedan prijelaz.
otherwise-club = Inače bi igrali { $first } i { $second }, iz istog kluba.
otherwise-country = Inače bi igrali { $first } i { $second }, iz iste države.
otherwise-geography = Inače bi igrali { $first } i { $second }, iz istog kluba ili države.
otherwise-colours = Inače bi igrali { $first } i { $second }, a boje bi im bile slabije uravnotežene.
otherwise-handicap = Inače bi igrali { $first } i { $second }, s većim hendikepom.
otherwise-seeding = Inače bi igrali { $first } i { $second }, što slabije odgovara redoslijedu u njihovoj bodovnoj skupini.
otherwise-lot = Druga su sparivanja u svemu ostalom jednako dobra. Odlučio je ždrijeb.
deciding-rematch = { $first } i { $second } ponovno igraju međusobno.
deciding-family = Igraju { $first } i { $second }, iz iste obitelji.
deciding-winless = Igraju { $first } i { $second }, od kojih samo jedan ima bodova.
deciding-categories = Igraju { $first } i { $second }, iz različitih kategorija.
deciding-one-point = Igraju { $first } i { $second }, uz jedan bod razlike.
deciding-score = Igraju { $first } i { $second }, uz razliku u bodovima { $points }.
deciding-knockout = Igraju { $first } i { $second }, koji se mogu sresti u nokautu.
deciding-floats = Igraju { $first } i { $second }, a jedan od njih ima još jedan prijelaz.
deciding-club = Igraju { $first } i { $second }, iz istog kluba.
deciding-country = Igraju { $first } i { $second }, iz iste države.
deciding-geography = Igraju { $first } i { $second }, iz istog kluba ili države.
deciding-colours = Igraju { $first } i { $second }, a boje su im slabije uravnotežene.
deciding-handicap = Igraju { $first } i { $second }, s većim hendikepom.
deciding-seeding = Igraju { $first } i { $second }, što slabije odgovara redoslijedu u njihovoj bodovnoj skupini.
deciding-lot = U prilog najboljem sparivanju govori samo ždrijeb.
deciding-other = Odlučuje ovo: { $reason }.
report-bye-given = { $name } ima slobodno kolo: dodijelio ga je voditelj.
report-bye-imported = { $name } ima slobodno kolo u uvezenom kolu.
report-bye-first = { $name } ima slobodno kolo. Među igračima s najmanje slobodnih kola ovaj izbor ostavlja ostalima najbolje sparivanje.
report-bye-again = { $name } ponovno ima slobodno kolo jer su ih svi ostali imali jednako mnogo.
report-bye-circle = { $name } odmara u ovom kolu kružnog rasporeda.
report-bye-team = { $name } nema protivnika jer je broj ekipa neparan.
report-bye-opengotha = { $name } ima slobodno kolo po pravilu programa OpenGotha: posljednji u poretku među onima s najmanje slobodnih kola.
report-reason-table = Tko ovdje igra određuje nokaut.
report-reason-large = Izvještaj ne daje razloge za kolo s ovoliko napomena. Za razlog zatražite objašnjenje ploče.
report-reason-unknown = Razlog se više ne može izračunati. { $cause }

## app: results and corrections

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
correction-round-needed = { $round }. kolo postaje potrebno: tablica ima jednu partiju više.
correction-nothing-else = Ništa se drugo ne mijenja.
correction-qualifier = KO{ $category } je izvučen s igračem koji se kvalificirao ovom partijom: { $name }.
correction-kept-alone = { $name } ostaje u tablici bez obzira na rezultat.
correction-kept = { $name } ostaje u tablici. Rezultat se računa samo u Openu.
correction-game-played = { $round }. kolo, ploča { $board }: { $black } i { $white }, rezultat { $result }.
correction-game-open = { $round }. kolo, ploča { $board }: { $black } i { $white }, još nije odigrano.
correction-seat = { $round }. kolo, ploča { $board }: igra { $joins } umjesto { $leaves }.
correction-ordinary = { $round }. kolo, ploča { $board }: partija postaje obična partija Opena.
correction-void = { $round }. kolo, ploča { $board }: rezultat se briše i partija se igra ponovno.
correction-walkover = { $round }. kolo: { $name } prolazi dalje bez partije.
correction-vacant = { $round }. kolo: iz jedne partije tablice nitko ne prolazi dalje.
correction-to-decide = { $round }. kolo: u tablici igraju { $one } i { $other }. Sparite ih ili odlučite tko prolazi dalje.
correction-opponent-open = { $round }. kolo: jedna partija tablice čeka svoje igrače.
correction-unpaired = { $round }. kolo, ploča { $board }: ploča se uklanja jer se o igračima mora ponovno odlučiti.
correction-bye = { $name } ima slobodno { $round }. kolo.
correction-out = { $name } više nema partiju u { $round }. kolu.
correction-without-game = { $name } nema partiju u { $round }. kolu. Sparite ručno.
correction-later-game-of-final = Ispravak se ne može provesti dalje jer ploča { $board } u { $round }. kolu već ima rezultat. Poništite kasnije partije.
correction-later-game-played = Ispravak se ne može provesti dalje jer ploča { $board } u { $round }. kolu već ima rezultat. Zadržite igrače koji su prošli ili poništite kasnije partije.
correction-player-busy = Ispravak se ne može provesti dalje jer je igrač koji sada prolazi već igrao na ploči { $board } u { $round }. kolu. Zadržite igrače koji su prošli ili poništite kasnije partije.
correction-table-begun = KO{ $category } je izvučen s ovim rezultatom i počeo je. Zadržite njegove igrače.
correction-table-drawn = KO{ $category } je izvučen s ovim rezultatom. Provedite ispravak dalje, zadržite igrače ili ponovno izvucite tablicu.
correction-box = KO{ $category }: polje igrača { $leaves } dobiva { $joins }.
correction-qualifier-open = KO{ $category } ima prazno polje dok ova partija ne odluči tko se kvalificira.
correction-box-filled = KO{ $category }: prazno polje dobiva { $joins }.
correction-box-empty = KO{ $category }: polje igrača { $leaves } postaje prazno.

## app: jigo ladder

ladder-none = Ploča { $board } nije nokaut ili kvalifikacijska partija završena jigom, pa nema ljestava.
ladder-decided = Ljestve ploče { $board } su odlučene. Najprije povucite zadnju partiju.
ladder-not-started = Ljestve ploče { $board } nisu pokrenute. Unesite kad je jigo prihvaćen.
ladder-games-entered = Partije ljestava ploče { $board } su unesene. Najprije ih povucite.
ladder-boards-have-times = Partije na manjim pločama imaju zadana vremena. Izostavite preostala vremena.
ladder-new-game-needs-times = Nova se partija igra s preostalim vremenima. Unesite vremena Crnog i Bijelog.
ladder-new-game-decides = O ovim ljestvama odlučuje nova partija. Unesite rezultat bez veličine ploče.
ladder-other-game-next = Sljedeća partija ovih ljestava je na { $next } × { $next }, ne na { $lines } × { $lines }.

## app: standings

standings-round-not-paired = { $round }. kolo nije spareno. Poredak seže do { $newest }. kola.

## app: check of an event and self-check

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
check-closed-without-result = bez usuglašenog rezultata, iako je spareno kasnije kolo: { $count ->
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
competition-has-cases = { $name }: s njim se uklanja: { $cases ->
    [one] { $cases } sučev slučaj
    [few] { $cases } sučeva slučaja
   *[other] { $cases } sučevih slučajeva
} i { $entries ->
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
    }; { $cost }
check-set-by-correction = { $place }: igrači prema ispravljenom rezultatu: { $count ->
    [one] ploča { $boards }
    [few] ploče { $boards }
   *[other] ploče { $boards }
}; { $cost }
check-paired-in-parts = { $place }: kolo je spareno u dijelovima; { $cost }
check-cost-best = kolo je dobro kao najbolje sparivanje.
check-costs = { $place }: više od najboljeg sparivanja: { $cost }
check-cost-worse = kolo stoji više od najboljeg sparivanja. { $reason }
check-cost-unknown = trošak se više ne može izračunati.
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

## app: simulated events

simulation-players = Broj igrača mora biti od 2 do 10000, a ne { $players }.
simulation-day = Prvi dan simuliranog turnira ne postoji.
simulation-player-unknown = Igrač simulirane partije nije prijavljen.
simulation-ladder-black = { $round }. kolo: ploča { $board } završila je jigom. Crni je dobio ljestve.
simulation-ladder-white = { $round }. kolo: ploča { $board } završila je jigom. Bijeli je dobio ljestve.

## app: the register

entry-change-without-reason = Prijave su zaključene: promjena treba razlog ({ $name }). Dodajte ga ili unesite ružičasti listić.
entry-sp-unknown = „{ $text }” nije broj SEYGO bodova. Napišite cijeli broj ili ostavite polje prazno.
entry-no-family-name = Prijava treba prezime.
fixed-board-of-team = { $names } { $count ->
    [one] ima
    [few] imaju
   *[other] imaju
} stalnu ploču { $board }. Ploče susreta ostaju zajedno, pa stalne ploče ovdje nemaju učinka.
fixed-board-outside = { $names } { $count ->
    [one] ima
    [few] imaju
   *[other] imaju
} stalnu ploču { $board }, koju { $competition } nema.
fixed-board-shared = Više osoba ima stalnu ploču { $board }: { $names }. Na njoj može biti samo jedna partija.
entry-twice = { $name } već ima prijavu. Promijenite nju umjesto dodavanja nove.
entry-unknown = Nema prijave { $id }. Potražite je na popisu prijava.
rated-difference-unknown = Rejting-lista nema drugu vrijednost za ovo polje prijave { $entry }. Ponovno usporedite prijave s listom.
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

## app: lists

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

## app: pink slips

slip-register-open = Prijave su još otvorene. Promijenite samu prijavu.
slip-empty = Listić ništa ne traži. Navedite što treba promijeniti.
slip-no-family-name = Prezime ne može biti prazno.
slip-late-incomplete = Kasna prijava treba prezime i rang.
slip-late-leaves = Kasna prijava ne može otići. Navedite igrača koji odlazi.
slip-no-reason = Odbijanje treba razlog za popis listića.
slip-unknown = Nema listića { $number }. Potražite ga na popisu listića.
slip-already-applied = Listić { $number } je proveden { $time }. Za drugu promjenu dodajte novi listić.
slip-already-refused = Listić { $number } je odbijen { $time }. Za drugu promjenu dodajte novi listić.
slip-round-closed = { $round }. kolo je potvrđeno, pa u njega nitko ne može ući ni iz njega izaći. Promijenite samo kasnija kola ili odbijte listić.
slip-round-seated = { $round }. kolo je već spareno i { $name } igra na ploči { $board }. Razdvojite tu ploču ili unesite kontumaciju, zatim provedite listić.
slip-round-bye = { $round }. kolo je već spareno i { $name } ima slobodno kolo. Dajte ga drugom igraču, zatim provedite listić.

## app: the event

event-no-name = Turnir treba naziv.
event-days-needed = { $name } ima vlastiti dan izvan razdoblja od { $first } do { $last }. Najprije promijenite njegove dane ili zadržite dane turnira.
competition-day-outside = { $day } nije dan turnira (od { $first } do { $last }). Promijenite ga ili dane turnira.
event-ends-before-start = Zadnji dan je prije prvoga. Promijenite jedan od njih.
rounds-below-draft = Broj kola ne može biti { $rounds } jer je { $paired }. kolo spareno kao nacrt. Najprije ga razdvojite.
rounds-below-paired = Broj kola ne može biti { $rounds } jer je { $paired }. kolo već objavljeno. Odaberite { $paired } do { $last }.
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

## app: settings

setting-unknown = Nema postavke { $path }. Putanju vidite na popisu postavki.
setting-unfit = Vrijednost { $value } ne odgovara postavci { $path } ({ $reason }). Oblik vrijednosti vidite na popisu postavki.
setting-unfit-half = Vrijednost { $value } ne odgovara postavci { $path }. Napišite broj bodova, npr. 6.5, ili polovice boda kao cijeli broj: 13 je 6.5.
setting-unfit-own = Vrijednost { $value } ne odgovara postavci { $path }. { $reason }
settings-not-json = Postavke se ne mogu zapisati ({ $reason }). Prijavite ovu pogrešku.
competition-gone = Turnir više nema svoje natjecanje.
competition-key-fixed = Ključ natjecanja ne može se promijeniti.
room-incomplete = Dvorana „{ $name }” treba naziv i brojeve ploča od 1 naviše. Ispravite je.
rooms-overlap = Dvorane { $first } i { $second } imaju isti naziv ili zajedničku ploču. Dajte svakoj vlastite.
room-in-use = Dvorana { $name } je potrebna; ograničeno na nju: { $user }. Najprije to promijenite ili zadržite dvoranu i njezin naziv.
competition-room-unknown = Turnir nema dvorane { $name }. Najprije je dodajte, u event.halls.
tie-breaks-empty = Poredak treba barem jedan kriterij, npr. MMS.
main-club-out-of-range = Udio glavnog kluba je postotak od 1 do 100. Unesite ga ili ostavite prazno da se razdvaja svaki klub.
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

## app: fees and the cash desk

setting-fees = Cijene se postavljaju u blagajni i s „fees set-price”, a ne kao postavke.
currency-used = U blagajni su iznosi u sadašnjoj valuti, a u { $currency } značili bi druge svote. Zadržite valutu ili stvorite novu datoteku turnira za { $currency }.
currency-priced = Cijene su postavljene u sadašnjoj valuti, a u { $currency } značile bi druge svote. Najprije uklonite cijene, zatim odaberite { $currency } i ponovno ih postavite.
amount-unknown = „{ $text }” nije novčani iznos. Napišite ga kao { $example }.
amount-negative = „{ $text }” je negativan iznos. Napišite iznos bez minusa, a za vraćanje novca koristite povrat.
amount-decimals = „{ $text }” ima previše decimala: valuta { $decimals ->
    [0] nema decimala
    [one] ima { $decimals } decimalu
    [few] ima { $decimals } decimale
   *[other] ima { $decimals } decimala
}. Napišite manje decimala i ne odvajajte tisućice.
amount-too-large = „{ $text }” je više od { $most }, najvećeg iznosa. Provjerite broj znamenki.
amount-zero = Iznos je nula. Napišite koliko je.
amount-other-currency = Turnir računa u { $currency }, a ne u { $named }. Napišite iznos u { $currency }.
amount-no-currency = Turnir još nema valutu, pa se iznos u { $named } ne može primiti. Postavite valutu (event.levy.currency) ili napišite samo iznos.
fees-person-unknown = Nijedna osoba nema ključ { $person }. Odaberite osobu s popisa obračuna.
price-name-missing = Cijena treba naziv. Napišite što se plaća, npr. Kotizacija ili Ručak.
price-unknown = Turnir nema cijenu „{ $name }” za ovo natjecanje i kategoriju. Odaberite cijenu s popisa.
price-chosen = { $count ->
    [one] „{ $name }” je odabrala { $count } osoba
    [few] „{ $name }” su odabrale { $count } osobe
   *[other] „{ $name }” je odabralo { $count } osoba
}, pa cijena ostaje. Najprije uklonite tu stavku iz njihovih obračuna.
price-extra-of-competition = Dodatak vrijedi za cijeli turnir. Izostavite natjecanje.
price-of-free = Besplatna prijava nema cijenu. Odaberite drugu kategoriju.
price-name-taken = „{ $name }” je već naziv cijene druge vrste (kotizacija ili dodatak). Odaberite drugi naziv.
price-too-many = Najveći broj cijena na turniru je { $most }. Najprije uklonite neke.
extra-unknown = Turnir nema dodatak „{ $name }”. Najprije postavite njegovu cijenu.
extra-too-many = Za „{ $name }” jedna osoba može imati najviše { $most }. Napišite manji broj.
discount-reason-missing = Popust treba razlog. Napišite zašto se odobrava.
discount-too-large = Popust od { $amount } veći je od onoga što duguje { $name }, a to je { $owed }. Odobrite najviše toliko.
discount-too-many = Najveći broj popusta po osobi je { $most }. Najprije uklonite jedan.
discount-unknown = { $name } nema popust s brojem { $number }. Odaberite popust s popisa te osobe.
payment-no-price = Turnir nema cijenu za kategoriju { $category } ({ $name }), pa se ne zna koliko treba platiti. Postavite cijenu, odaberite drugu kategoriju ili napišite iznos.
payment-nothing-open = { $name } nema što platiti: cijeli iznos { $owed } je plaćen. Da biste primili više, napišite iznos.
payment-more-than-open = { $amount } je više nego što treba platiti { $name }, a to je { $open }. Primite točan iznos ili potvrdite da je ostatak preplata.
payment-of-withdrawn = { $name } više ne sudjeluje i ne duguje ništa. Potvrdite ako ipak želite primiti { $amount }, npr. naknadu za kasni odustanak.
payment-too-many = Najveći broj uplata na turniru je { $most }. Stvorite novu datoteku turnira.
refund-reason-missing = Povrat treba razlog. Napišite zašto se novac vraća.
refund-too-large = { $amount } je više nego što je plaćeno ({ $name }), a to je { $paid } nakon ranijih povrata. Vratite najviše toliko.
refund-no-credit = { $name } nema preplatu. Napišite iznos koji vraćate.

## app: the cost of a board per level

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

## app: the transparency log

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

## app: stages

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
stage-brought-changed = { $name }: poredak prije faze otad se promijenio i igrači bi sada donijeli druge bodove. Poništite popunjavanje ili promijenite početne bodove.
stage-changed = { $name }: poredak prije faze otad se promijenio i sada bi dalje išli drugi igrači. Poništite popunjavanje ili promijenite prijave.
competition-has-stages = { $stage } uzima igrače iz: { $name }. Najprije uklonite { $stage }.

## app: what it would cost to move a player of a draft

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

## The referee's desk: officials, cases, guides, and the articles of the EGF rules in our own words

article-unknown = „{ $text }” nije članak pravila EGF-a. Napišite npr. 5j, 8g.3 ili 10.
article-1a = Turnir vode suci; ako ih je više, jedan je glavni sudac.
article-1b = Žalbeno povjerenstvo: troje igrača i nekoliko zamjenika za članove kojih se slučaj tiče.
article-2a = Igrači se ponašaju pošteno.
article-2b = Tijekom partije nema druge ploče, knjiga ni bilješki, osim zapisa partije.
article-2c = Tijekom prekida nema analize partije.
article-2d = Nema savjeta drugih; igrači odbijaju svaki koji dobiju.
article-2e = Nitko ne smije ometati igrača ni utjecati na partiju.
article-2f = Ako se partija nastavlja drugog dana, sudac može za vrijeme prekida ukinuti 2c do 2e.
article-2g = Ploču i kamenove diraju samo igrači i sudac.
article-2h = Gledatelj koji vidi kršenje pravila kaže to sucu, a ne igračima.
article-2i = Prijavljeni igrač igra do kraja, osim iz iznimnih razloga.
article-3a = Svaki igrač ima ograničeno vrijeme; nakon njega slijedi byo-yomi.
article-3b = Sat ima dva brojčanika sa zastavicama; zaustavljanje obaju neutralizira sat.
article-3c = Sat Crnog kreće u određeno vrijeme; svaki igrač pritišće sat nakon svog poteza.
article-3d = Sat zaustavlja samo sudac ili ova pravila; igrači ga nikada ne podešavaju.
article-3e = Vrijedi vrijeme na satu, osim ako je sat očito neispravan; primjedbe se iznose odmah.
article-3f = Byo-yomi: stalno vrijeme za svaki potez, koje mjeritelj vremena broji naglas.
article-3g = Kanadsko dodatno vrijeme: određen broj poteza u stalnom vremenu, bez mjeritelja vremena.
article-4 = Nakon prekida partije svaki igrač predaje njezin zapis.
article-5a = Sudac odlučuje gdje su igrači i oprema.
article-5b = Komi se dodaje pri brojenju partije.
article-5c = Partija počinje u određeno vrijeme, koje sudac može promijeniti.
article-5d = Ako nema nikoga, ide sat Crnog; kad dođe prvi igrač, sat Bijelog namješta se na isto vrijeme.
article-5e = Tko kasni više od jednog sata ili dulje od svog ograničenog vremena, gubi partiju; ako kasne oba igrača, gube oba.
article-5f = Potez je odigran kad se kamen pusti i ne smije se mijenjati.
article-5g = Zarobljeni kamenovi ostaju dobro vidljivi.
article-5h = Partiju završavaju samo pravila igre ili predaja.
article-5i = Prije brojenja naizmjence se igraju svi kamenovi i dame, a zatim oba igrača pasiraju.
article-5j = Prigovori na rezultat: prije sljedećeg kola ili unutar jednog punog dana ako kolo počinje ranije.
article-6a = Dva vremena prekida: od prvog igrač smije zapečatiti potez, u drugom mora.
article-6b = Kako se potez pečati i što se bilježi na obrascu.
article-6c = Potez odigran na ploči uzima se kao zapečaćeni potez.
article-7a = Kašnjenje se računa i pri nastavku, također preko preostalog vremena.
article-7b = Prije otvaranja obrasca položaj se provjerava ili ponovno postavlja.
article-7c = Tko otvara obrazac i što se događa ako igrač nije nazočan.
article-7d = Nejasan zapečaćeni potez računa se kao pas.
article-7e = Igrači smiju pogledati otvoreni obrazac.
article-7f = Sudac čuva obrazac dok su prigovori mogući.
article-8a = Pogrešne boje ili hendikep: prije četvrtog poteza počinje se iznova, inače se igra dalje.
article-8b = U nedoumici igrač može zamoliti protivnika da točno postavi kamen.
article-8c = Nedopušten potez vraća se ako se primijeti unutar tri poteza.
article-8d = Pogrešno namješten sat ispravlja se koliko se može dokazati.
article-8e = Neispravan sat zamjenjuje se i ispravlja, ali time nikome ne ostaje manje od deset minuta.
article-8f = Pogreške u zapisima prekinute partije i što ih zamjenjuje.
article-8g = Pomaknuti kamenovi: šest prijedloga redom, od ispravka položaja do povjerenstva.
article-9a = U sporu se poziva sudac, a brojenje se prekida.
article-9b = Sudac može zaustaviti sat; igrači ga smiju zaustaviti da pozovu suca.
article-9c = Najprije vrijedi odluka suca; izgubljeno vrijeme može se vratiti.
article-9d = Igrač se može žaliti povjerenstvu i jasno kaže ako igra pod prigovorom.
article-9e = Sudac igračima na zahtjev pokazuje pravila.
article-10 = Sudac odlučuje ondje gdje pravila ništa ne kažu.

official-committee-full = Žalbeno povjerenstvo već ima sve članove ({ $seats }). Dodajte zamjenika ili najprije promijenite dužnost nekog člana.
official-committee-incomplete = { $count ->
    [0] Žalbeno povjerenstvo još nema članova; potrebno ih je { $seats }.
    [one] Žalbeno povjerenstvo ima { $count } člana; potrebno ih je { $seats }.
    [few] Žalbeno povjerenstvo ima { $count } člana; potrebno ih je { $seats }.
   *[other] Žalbeno povjerenstvo ima { $count } članova; potrebno ih je { $seats }.
}
official-entry-unknown = Nema prijave s ključem { $id }.
official-head-taken = Glavni sudac već postoji. Najprije promijenite dužnost te osobe.
official-name-missing = Unesite ime službene osobe.
official-no-head = Odredite jednog od sudaca za glavnog suca.
official-no-replacement = Žalbeno povjerenstvo nema zamjenika za člana kojeg se slučaj tiče.
official-too-many = Broj službenih osoba turnira može biti najviše { $most }.
official-turn-zero = Redoslijed službenih osoba iste dužnosti broji se od 1.
official-unknown = Nema službene osobe s ključem { $number }.
committee-involved = { $left ->
    [0] Ovaj se slučaj tiče svih članova i zamjenika: povjerenstvu ih je potrebno { $seats }. Dodajte zamjenika.
    [one] Preostaje samo { $left } član kojeg se ovaj slučaj ne tiče: povjerenstvu ih je potrebno { $seats }. Dodajte zamjenika.
    [few] Preostaju samo { $left } člana kojih se ovaj slučaj ne tiče: povjerenstvu ih je potrebno { $seats }. Dodajte zamjenika.
   *[other] Preostaje samo { $left } članova kojih se ovaj slučaj ne tiče: povjerenstvu ih je potrebno { $seats }. Dodajte zamjenika.
}

case-before-committee = Slučaj { $number } je pred žalbenim povjerenstvom. Najprije unesite odluku povjerenstva.
case-board-unknown = { $round }. kolo nema ploču { $board }.
case-closed = Slučaj { $number } je zaključen. Ponovno ga otvara prigovor ili žalba.
case-committee-final = Žalbeno povjerenstvo odlučilo je u slučaju { $number } i njegova je odluka konačna.
case-elsewhere = Slučaj { $number } pripada natjecanju { $competition }. Najprije odaberite to natjecanje.
case-end-missing = Napišite kako je slučaj završio jer nema odluke.
case-facts-missing = Napišite što se dogodilo.
case-no-game = Slučaj { $number } ne navodi partiju. Prije rezultata unesite njezino kolo i ploču.
case-no-ruling = U slučaju { $number } još nema odluke. Najprije unesite odluku suca.
case-not-a-player = Prigovor ili žalbu podnosi igrač iz slučaja { $number }. Najprije dodajte igrača u slučaj.
case-not-before-committee = Slučaj { $number } nije pred žalbenim povjerenstvom. Najprije unesite žalbu.
case-outcome-missing = U slučaju { $number } čeka prigovor ili žalba. Navedite usvaja li ih odluka ili odbija.
case-outcome-without-protest = U slučaju { $number } nema prigovora ni žalbe koje bi odluka mogla usvojiti ili odbiti.
case-player-unknown = U ovom natjecanju nema prijave s ključem { $number }.
case-protest-late = Prigovor je izvan roka: bio je moguć do { $until }. Navedite razlog da se ipak prihvati.
case-protest-waits = U slučaju { $number } čeka prigovor. Najprije odlučite o njemu.
case-round-missing = Unesite kolo te ploče.
case-round-unknown = Nema { $round }. kola; kola su 1 do { $last }.
case-ruling-missing = Unesite odluku.
referee-moment-unknown = „{ $text }” nije vrijeme. Napišite npr. 14:05 ili 2026-08-14 14:05.
case-unknown = Nema slučaja { $number }.
case-who-missing = Navedite tko podnosi prigovor.
case-words-missing = Unesite što igrač kaže.

guide-answer-missing = Unesite odgovor Crnog ili Bijelog.
guide-answered = Ovaj je igrač već odgovorio na prijedlog. Za promjenu poništite odgovor.
guide-ended = Postupak je završen.
guide-flag-twice = Zastavica padne prerano ili prekasno, ne oboje.
guide-other = U ovom je slučaju u tijeku drugi postupak. Za ovaj dodajte novi slučaj.
guide-reason-missing = Navedite zašto se postupak skraćuje.

cli-article-set = Tekst članka { $article } je spremljen.
cli-case-appealed = { $at }  žalba, { $player }: { $words }
cli-case-clocks = (satovi: Crni { $black }, Bijeli { $white })
cli-case-closed = { $at }  slučaj zaključen. { $words }
cli-case-committee = Povjerenstvo: { $members }
cli-case-deadline-day = Prigovori na rezultat mogući su do { $at }: jedan puni dan.
cli-case-deadline-over = Prigovori na rezultat bili su mogući do { $at }.
cli-case-deadline-round = Prigovori na rezultat mogući su do { $at }, kad počinje sljedeće kolo.
cli-case-head = Slučaj { $number }  { $state }  { $at }  { $place }
cli-case-instead = { $name } (zamjenjuje: { $member })
cli-case-involved = Slučaj se tiče: { $name } ({ $reasons }).
cli-case-late = (izvan roka, prihvaćeno zbog: { $reason })
cli-case-protested = { $at }  prigovor, { $player }: { $words }
cli-case-result = (rezultat, { $round }. kolo, ploča { $board }: { $before } -> { $after }, zapis dnevnika { $entry })
cli-case-ruled = { $at }  odluka ({ $by }): { $words }
cli-guide-agreed-on = Dogovoreno i konačno: { $proposal }
cli-guide-clock = Na novom satu preostaje { $corrected }. { $flag }
cli-guide-clocks = Satovi pokazuju utrošeno vrijeme: Crni { $black }, Bijeli { $white }.
cli-guide-committee = Nijedan prijedlog nije prihvaćen: odlučuje žalbeno povjerenstvo (8g.6).
cli-guide-answers = Prijedlog { $number }: { $proposal } Crni: { $black }, Bijeli: { $white }
cli-guide-proposed = Zadnji prijedlog čeka odgovore.
cli-guide-resigned = Predaja: { $colour }. Unesite rezultat odlukom u slučaju.
cli-guide-shortened = Skraćeno: { $reason }
cli-guide-start = Odlučuju pravila (8a): { $ruling }
cli-no-cases = Nema takvih slučajeva.
cli-no-officials = Nema službenih osoba.
cli-official-added = Dodano s ključem { $official }: { $name }.
cli-official-changed = Promijenjena je službena osoba s ključem { $official }.
cli-official-removed = Uklonjena je službena osoba s ključem { $official }.
document-no-cases = Knjiga slučajeva je prazna.

## Words of the referee's desk, in the window, on sheets and on the command line

office = { $word ->
    [head-referee] Glavni sudac
    [referee] Sudac ili pomoćnik
    [timekeeper] Mjeritelj vremena
    [committee] Žalbeno povjerenstvo
   *[replacement] Zamjenik
}
case-state = { $word ->
    [open] otvoren
    [ruled] odlučen
    [protested] prigovor
    [appealed] žalba
   *[closed] zaključen
}
ruling-body = { $word ->
    [referee] suca
   *[committee] povjerenstva
}
protest-outcome = { $word ->
    [upheld] usvojeno
   *[rejected] odbijeno
}
involvement = { $word ->
    [plays] igra u njemu
    [family] obitelj, { $player }
    [related] srodstvo, { $player }
   *[same-club] isti klub, { $player }
}
guide-proposed = { $word ->
    [correct] Položaj se ispravlja i partija se nastavlja.
    [keep] Položaj ostaje i partija se nastavlja.
    [go-back] Partija se vraća na položaj prije nepravilnosti.
    [resign] Jedan od igrača predaje partiju.
   *[new-game] Partija se poništava i igrači igraju novu.
}
proposal-answer = { $word ->
    [accept] prihvaća
   *[refuse] odbija
}
start-ruling = { $word ->
    [start-again] Partija počinje iznova: četvrti potez nije odigran.
    [play-on] Partija se nastavlja i rezultat vrijedi kakav jest.
   *[exchange-later] Partija se nastavlja. Ako se to dvoje ponovno sretne na turniru, mijenjaju boje.
}
flag-ruling = { $word ->
    [when-it-fell] Byo-yomi počinje od pada zastavice.
    [after-correction] Byo-yomi počinje kad se utroši ispravljeno vrijeme.
   *[when-noticed] Byo-yomi počinje kad se to primijeti.
}

## cli: knock-outs, the Final, seasons, copies and the journal

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

## cli: rounds

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
cli-board = ploča { $board }
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
cli-step-decide = odlučite ponovno otvorenu nokaut-partiju { $round }. kola
cli-step-draw = izvucite nokaut prije { $round }. kola
cli-step-pair = sparite { $round }. kolo
cli-step-pair-again = ponovno sparite { $round }. kolo: zastarjelo je
cli-step-release = objava { $round }. kola
cli-step-results = unesite rezultate { $round }. kola: { $agreed } od { $games }
cli-step-disagreement = riješite razliku u { $round }. kolu
cli-step-conflicts = riješite proturječne rezultate u { $round }. kolu
cli-step-confirm = potvrda { $round }. kola
cli-step-add-rounds = dodajte kola: neki parovi još nisu igrali
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

## cli: language and clock

cli-one-language = Naredbeni redak koristi jedan jezik. Navedite jednu oznaku, npr. hr.
cli-clock = DRAWMASTER_NOW je „{ $text }”, što nije lokalno vrijeme. Napišite ga kao 2026-08-14T09:00:00 ili ga uklonite.

## cli: the demonstration

cli-demo-written = Datoteke u { $folder }:

## cli: the tour book

cli-tour-created = { $file }: stvoreno za { $name }.
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

## cli: register, slips, lists and new events

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
cli-entry-withdrawn-here = Odustanak ovdje: { $name }. I dalje upisano u: { $competitions }.
cli-entry-withdrawn = Odustanak: { $name }.
cli-entry-registered = Upisano: { $name }.
cli-entry-unknown = Nema prijave { $number }. Vidi `drawmaster entries`.
cli-entry-gone = Prijava { $id } nakon promjene više ne postoji.
cli-entry-sleeps = Igrač propušta kolo u najvišoj skupini, što iskrivljuje njezine parove. Za sniženje početnih bodova za jedan ili dva koristite `drawmaster entry lower EVENT { $number } --by 1`.
cli-card-standing = Nakon { $round }. kola: { $place }. mjesto, { $values }
cli-bye-word = slobodan
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
cli-rated-field = { $field ->
    [rank] rang
    [rating] rejting
   *[country] država
}
cli-rated-none = bez vrijednosti
cli-rated-same = Sve se prijave slažu s rejting-listama.
cli-rated-unknown = Na rejting-listama nema brojeva ovih igrača: { $names }.
cli-rated-taken = Preuzeto s rejting-lista: { $count ->
    [one] { $count } vrijednost
    [few] { $count } vrijednosti
   *[other] { $count } vrijednosti
}.
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
cli-checklist-pair-bye = Broj parova je neparan: jedan će par biti slobodan.
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
cli-checklist-not-mixed = Nepotvrđeni kao mješoviti parovi: { $names }. Potvrdite ih s `entry set-pair`.
cli-checklist-double = Možda jedna osoba: { $first } i { $second }.
cli-checklist-teams = U 1. kolu: { $count ->
    [one] { $count } ekipa
    [few] { $count } ekipe
   *[other] { $count } ekipa
}.
cli-checklist-team-bye = Broj ekipa je neparan: jedna će ekipa biti slobodna.
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

## cli: answers and headings of tables

cli-black = crni
cli-white = bijeli
cli-referee-set-clocks = Namjestite satove na utrošeno vrijeme: Crni { $black }, Bijeli { $white }.
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
cli-late-resumptions = Kašnjenje na nastavak prekinute partije:
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
cli-statistics-games = partije
cli-statistics-black = Crni
cli-statistics-white = Bijeli
cli-statistics-jigo = jigo
cli-statistics-other = ostalo
cli-statistics-open = otvoreno
cli-statistics-floats = prijelazi
cli-statistics-knockout = nokaut
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
cli-head-country = država
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
cli-head-number = br.
cli-head-paired = Spareno
cli-head-place = mjesto
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
cli-bye-given = dodijeljeno slobodno kolo: { $name }
cli-bye-kept = Slobodno kolo u { $round }. kolu je dodijeljeno.
cli-bye-free = Tko je slobodan u { $round }. kolu, određuje sparivanje.
cli-bye-moved = Slobodno kolo je premješteno.
cli-changed-as-good = { $done } Ploča { $board }; kolo je dobro kao najbolje sparivanje.
cli-changed-worse = { $done } Ploča { $board }; kolo stoji više od najboljeg sparivanja. { $reason }
cli-changed-board = { $done } Ploča { $board }.
cli-moves-bye = slobodno kolo
cli-moves-good = u redu
cli-moves-worse = lošije
cli-moves-breaks = prvo pita
cli-moves-impossible = nije moguće
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
cli-result-cleared = Ploča { $board } sada nema rezultat.
cli-result-one-pass = Ploča { $board }: jedan je unos obavljen.
cli-result-nothing-affected = Ploča { $board }: o njezinu rezultatu ne ovisi nijedna kasnija nokaut-partija.
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
cli-fees-number = broj
cli-fees-name = ime
cli-fees-category = kategorija
cli-fees-owed = za platiti
cli-fees-paid = plaćeno
cli-fees-open = preostaje
cli-fees-key = ključ
cli-fees-item = stavka
cli-fees-total = ukupno
cli-fees-levy = pristojba
cli-fees-credit = preplata
cli-fees-sum = Za platiti { $owed }, plaćeno { $paid }, preostaje { $open } { $currency }; { $owing ->
    [0] svi su platili.
    [one] { $owing } osoba još treba platiti.
    [few] { $owing } osobe još trebaju platiti.
   *[other] { $owing } osoba još treba platiti.
}
cli-fees-account = { $name }: za platiti { $owed }, plaćeno { $paid }, preostaje { $open }
cli-fees-amount-empty = --amount je prazno. Napišite iznos ili izostavite opciju.
cli-fees-no-price = Turnir nema cijenu za kategoriju { $category }. Postavite je ili odaberite drugu kategoriju.
cli-fees-discount = popust: { $reason }
cli-fees-receipt = priznanica { $receipt }, { $at }, { $method }
cli-fees-taken = Priznanica { $receipt }: primljeno { $amount }, plaća { $name }; preostaje { $open }.
cli-fees-refunded = Priznanica { $receipt }: vraćeno { $amount }, prima { $name }; preostaje { $open }.
cli-fees-pair = Ovo je par. S --person navedite tko od njih plaća: { $first } ili { $second }.
cli-fees-extra = „{ $text }” nije dodatak s brojem. Napišite ga kao Ručak=2.
cli-fees-late = { $amount } od { $day }
cli-fees-no-prices = Turnir još nema cijena.
cli-fees-levy-included = Kotizacija uključuje pristojbu.
cli-fees-levy-extra = Igrači uz cijene duguju i pristojbu.
cli-fees-day = { $day }: početno stanje { $float }, gotovina { $received }, povrati { $refunded }, u blagajni treba biti { $expected }; bankovni prijenosi { $transferred }, povrati { $returned }.
cli-fees-counted = Prebrojeno { $counted }, razlika { $difference }.
cli-fees-void = Poništene priznanice: { $numbers }
cli-fees-discounts = Popusti: { $amount } { $currency }

## cli: output

cli-output-failed = Naredba je izvršena, ali se njezin odgovor nije mogao zapisati ({ $error }). Oslobodite prostor, zatim pogledajte rezultat.
cli-fault = Program ima pogrešku i stao je. Nijedna promjena nije spremljena napola. Ponovite naredbu s --verbose i prijavite što ispiše.
cli-detail = Pojedinost: { $detail }
cli-overwrite = --overwrite zamjenjuje postojeće datoteke.
cli-take-good = --take-good izostavlja retke koji se ne mogu pročitati.
cli-confirm = Za potvrdu ponovite naredbu s --yes.

## cli: wrong usage

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
cli-stage-chosen-again = Ponovno navedite dosad odabrane igrače: --chosen { $numbers } i ostale.
cli-stage-after = nakon { $name }
cli-stage-ready = spremno za popunjavanje
cli-head-stage = Faza

## documents

document-is-folder = Mapa svih listova nije list. Odaberite jedan list.
document-without-category = „{ $name }” ne postoji po kategorijama. Ispišite bez kategorije.
document-folder-refused = Mapa { $path } ne može se stvoriti ({ $cause }). Odaberite drugu.
document-no-pages = Još nema što prikazati. Najprije upišite igrače.
site-other-event = Na mjestu { $path } je web-mjesto drugog turnira, { $event }. Odaberite drugu mapu ili zamijenite njegove datoteke.
site-folder-is-link = { $path } je poveznica, pa bi se stranice zapisale drugdje. Uklonite poveznicu ili odaberite drugu mapu.
site-other-files = Na mjestu { $path } su datoteke koje program nije zapisao: { $files }. Odaberite praznu mapu ili ih zamijenite.
site-other-archive = Datoteka { $path } nije arhiva web-mjesta. Odaberite drugi naziv ili je zamijenite.
site-file-stays = Datoteka { $path } ne može se ukloniti ({ $cause }). Uklonite je i objavite ponovno.
document-round-zero = Nema 0. kola. Kola se broje od 1.
document-round-not-paired = { $round }. kolo nije spareno. Sparite ga prije ispisa.
document-last-round-open = { $round }. kolo, zadnje, nije potvrđeno. Potvrdite ga prije ispisa konačnog poretka.
document-game-unfinished = Jedna partija { $round }. kola prekinuta je. Najprije unesite njezin rezultat.
document-no-players = Nema upisanih igrača. Najprije upišite igrače.
document-no-teams = Natjecanje nema ekipa. Umjesto toga ispišite poredak.
document-no-open-round = Nijedno natjecanje nema spareno, a nepotvrđeno kolo. Najprije sparite kolo.
document-no-players-of = U kategoriji { $category } nema upisanih igrača, pa nema poretka za ispis.
document-no-rooms = Turnir nema dvorana. Najprije zadajte dvorane i njihove ploče u event.halls.
document-room-unknown = Nema dvorane „{ $name }”. Odaberite: { $known }.
document-board-unknown = { $round }. kolo nema ploču { $board }. Odaberite ploču tog kola.
document-no-final = Nijedno Finale nije izvučeno. Izvucite ga prije ispisa.
document-final-not-drawn = Finale kategorije { $category } nije izvučeno. Izvucite ga prije ispisa.
document-final-category = Izvučeno je više Finala. Odaberite kategoriju: { $known }.
document-knockout-not-drawn = KO{ $category } nije izvučen. Izvucite ga prije ispisa.
document-knockout-category = List prikazuje jednu tablicu. Odaberite kategoriju: { $known }.
document-list-category = List prikazuje jednu kategoriju. Odaberite kategoriju: { $known }.
document-labels-unknown = Nema naljepnica „{ $name }”. Odaberite: { $known }.
document-no-ladders = Nijedna nokaut ni kvalifikacijska partija { $round }. kola nije završila jigom, pa nema ljestava za ispis.
document-no-ladder = Ploča { $board } u { $round }. kolu nema nokaut ni kvalifikacijsku partiju završenu jigom, pa nema ljestava za ispis.
document-no-points = Nijedan igrač ne pripada dobnoj kategoriji, pa nema bodova za ispis.
document-no-points-of = Nijedan igrač ne pripada kategoriji { $category }, pa nema bodova za ispis.
document-no-tour-points = Nijedan igrač nema bodova kategorije { $category }. Najprije ih uvezite s liste nositelja serije.
document-no-prizes = Nijedno kolo nije spareno, pa još nema nagrada.
document-no-ladder-games = U tom razdoblju nitko nije odigrao partiju na ljestvama, pa nema nagrada. Odaberite druge dane.
document-slips-format = Listići se ispisuju po 4 ili 6 na stranici, a ne „{ $format }”. Odaberite 4 ili 6.

## documents: the bundle

bundle-record-unreadable = Zapis o zadnjem paketu u dnevniku ne može se pročitati. Prijavite ovu pogrešku.
hand-over-no-bundle = Za ovaj turnir još nije izdan paket, pa se nema što predati: drugi organizator može izdati prvi.
hand-over-not-signer = Zadnji paket ovog turnira potpisan je drugim ključem, { $key }. Turnir može predati samo njegov vlasnik.
hand-over-already = Ovaj je turnir predan ključu { $to }, pa se paketi izdaju tim ključem. Ako je to bila pogreška, poništite predaju.
hand-over-to-oneself = Ovo je vaš vlastiti ključ. Zatražite od drugog organizatora ključ koji mu prikazuje „drawmaster key”.
bundle-secret-missing = Zapis o zadnjem paketu u dnevniku nema tajne. Prijavite ovu pogrešku.
bundle-stages-unreadable = Bodovi faza sezone ne mogu se pročitati ({ $cause }). Prijavite ovu pogrešku.
document-no-payments = Još nije primljena nijedna uplata, pa nema priznanice. Najprije primite uplatu u blagajni.
document-no-receipt = Nema priznanice { $number }. Odaberite broj iz blagajne.
document-no-fees = Turnir nema ni cijena ni pristojbe. Najprije postavite cijene u blagajni.
document-no-takings = Dana { $day } ništa nije primljeno. Odaberite drugi dan.
document-no-levy = Turnir nema pristojbu. Najprije postavite njezine stope u postavkama (event.levy.member).
document-no-round-sheets = Za kolo nije odabran nijedan list. Odaberite listove u postavkama turnira (event.round_sheets) pa pokušajte ponovno.
document-sent = { $name } poslano na { $printer }.

## domain: reading values

rank-unknown = „{ $text }” nije rang. Napišite 30k do 1k, 1d do 9d ili 1p do 9p.
country-unknown = „{ $text }” nije država. Napišite njezinu oznaku od dva slova, npr. HR ili RO.
criterion-unknown = „{ $text }” nije kriterij poretka. Odaberite { $known }. Dodajte W ili M zbroju za brojenje pobjeda ili McMahon bodova.
result-unknown = „{ $text }” nije rezultat. Napišite 1-0 (pobjeda Crnog), 0-1 (pobjeda Bijelog), = (jigo), 0-0 (oba gube), 1-0!, 0-1! ili 0-0! za kontumaciju, wo-black ili wo-white za prolaz bez borbe.
money-unknown = „{ $text }” nije iznos. Napišite ga kao 3 ili 3.50.
factor-unknown = „{ $text }” nije faktor. Napišite cijeli broj, razlomak ili decimalni broj od 0 do 1000, npr. 2, 2/3 ili 1.5.
final-group-unknown = „{ $text }” nije skupina Finala. Napišite GR ili OR.
event-number-unknown = „{ $text }” nije trajni broj turnira. Takav broj ima 32 heksadecimalne znamenke.
player-token-unknown = „{ $text }” ne označava igrača serije. Knjiga serije možda je oštećena; otvorite njezinu kopiju.

## domain: names of players who are not published in full

player-anonymous = Bez imena
player-number = Br. { $number }

## domain: newcomers

newcomer-too-old = { $name }: dob na granični dan je { $age }, a novaci imaju najviše { $limit }. Voditelj ipak može primiti igrača.
newcomer-too-experienced = { $name }: prema Europskoj go bazi odigrano turnira { $contests }, a novaci ih imaju najviše { $limit }. Voditelj ipak može primiti igrača.
newcomer-played-before = { $name }: već je nastup na Future Stars, što je moguće samo jednom. Voditelj ipak može primiti igrača.
newcomer-in-open = { $name } igra i u Openu ovog turnira, a moguće je samo jedno. Voditelj ipak može primiti igrača.

## domain: the jigo ladder

jigo-ladder-decided = Ove su jigo-ljestve odlučene. Za unos druge partije najprije uklonite zadnju.
jigo-ladder-winner = Pobjednik mora biti jedan od dvoje igrača.
jigo-ladder-nigiri = Ploča 1x1 ne može biti neriješena. Unesite igrača koji je nakon nigirija imao Bijele (R39).
jigo-ladder-too-early = Partija nije mogla završiti prije { $time }, kad je završila prethodna ili je jigo prihvaćen. Ispravite vrijeme.
jigo-ladder-clocks = Unesite preostala vremena nakon neriješene nove partije; ne mogu biti dulja nego prije. Partije na manjim pločama nemaju preostalog vremena (R41).

## domain: timetable and round robin

start-times-form = „{ $text }” nije vrijeme početka. Napišite kolo, dan i vrijeme, a više početaka odvojite zarezima, npr. 1 2026-11-20 09:30, 3 2026-11-21 10:00.
prize-list-round-open = Popis za dodjelu nagrada utvrđuje se nakon potvrđenog kola. Najprije potvrdite { $round }. kolo.
prize-list-none = Nijedan popis za dodjelu nagrada nije utvrđen.
prize-list-fixed = Popis za dodjelu nagrada utvrđen je nakon { $round }. kola: { $time }, kod glave { $head }.
prize-list-taken-back = Popis za dodjelu nagrada je povučen. Nagrade se opet dijele po poretku.
prize-list-differs = Mjesto se razlikuje od popisa za dodjelu nagrada ({ $time }): { $count ->
    [one] { $count } igrač
    [few] { $count } igrača
   *[other] { $count } igrača
}.
prize-list-moved = { $name }: { $then }. mjesto na popisu za dodjelu nagrada, sada { $now }.
prize-list-left = { $name }: { $then }. mjesto na popisu za dodjelu nagrada, sada bez mjesta.
prize-list-came = { $name }: nije na popisu za dodjelu nagrada, sada { $now }. mjesto.
prize-group-unknown = „{ $text }” nije skupina nagrada. Napišite rangove, npr. 5k-1k, ili nešto od: { $known }.
prize-places-out-of-range = Nagrade mogu dobiti 1 do { $most } mjesta svake skupine.
board-ranges-unreadable = „{ $text }” nije popis ploča. Napišite raspone ploča od 1 do { $last }, npr. 1-40, 61-80.
start-times-order = { $round }. kolo počinje prije prethodnog. Promijenite jedno od vremena početka.
timetable-too-long = Kola ({ $rounds } po { $minutes } min) ne stanu u dane turnira ({ $days }). Dodajte dane ili skratite partije.
round-robin-too-few = Za sustav svatko sa svakim trebaju barem dva igrača s brojevima. Upišite igrače i zaključite prijave.
round-robin-missing = { $planned ->
    [one] U { $planned } kolu
    [few] U { $planned } kola
   *[other] U { $planned } kola
} { $count ->
    [one] ne igra { $count } par
    [few] ne igraju { $count } para
   *[other] ne igra { $count } parova
}: { $pairs }{ $more ->
    [more] {" …"}
   *[none] {""}
}. Postavite broj kola na { $rounds } ili izostavite te partije.
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

## domain: why a round cannot be paired

pairing-no-round = { $round }. kolo ne postoji. Odaberite kolo od 1 do 32.
pairing-order-fixed = Partije { $round }. kola određuje sustav ovog natjecanja, pa nema koga spariti. Unesite kontumaciju igrača koji je otišao.
pairing-too-few = { $round }. kolo ima manje od dva igrača. Upišite igrače ili promijenite kola koja propuštaju.
pairing-all-seated = Svaki igrač u { $round }. kolu ima ploču koja ostaje. Otključajte ili razdvojite ploče koje treba ponovno spariti.
pairing-player-twice = { $name } ima dvije ploče ili ploču i slobodno kolo. Oslobodite jedno.
pairing-board-twice = Ploča { $board } dodijeljena je dvjema partijama. Jednoj dajte drugu ploču.
pairing-seated-absent = { $name } ne igra u { $round }. kolu. Upišite igrača ili promijenite kola koja propušta; ako ima ploču, unesite ondje kontumaciju ili je razdvojite.
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
pairing-odd-with-bye = Bez igrača kojem je dodijeljeno slobodno kolo ostaje: { $count ->
    [one] { $count } igrač
    [few] { $count } igrača
   *[other] { $count } igrača
}, neparan broj. Povucite dodijeljeno slobodno kolo ili neka još netko propusti kolo.
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

## domain: what a pairing pays for

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

## domain: remarks on a paired round

pairing-remark-rematch =
    Igrači su već igrali: { $times ->
        [one] { $times } put
        [few] { $times } puta
       *[other] { $times } puta
    }.
pairing-remark-family = Igrači su iz iste obitelji.
pairing-remark-float = { $down } ide u nižu skupinu, { $up } u višu, za { $points }.
pairing-remark-odd-groups = { $down } ide u nižu skupinu, { $up } u višu, za { $points }, jer obje skupine imaju neparan broj igrača.
pairing-remark-odd-categories = Igrači su u različitim kategorijama jer obje kategorije imaju neparan broj igrača.
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

## domain: deviations of a round from the rules

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
finding-missing-past = { $name }: { $round }. kolo je propušteno, a par je postojao.
finding-left-out-past = { $name }: u { $round }. kolu nije bilo ni partije ni slobodnog kola.
finding-byes-past = { $round }. kolo: broj slobodnih bio je { $count }.
finding-bye-off-past = { $name }: slobodno { $round }. kolo iako su slobodna kola isključena.
finding-bye-again-past = { $name }: opet slobodno { $round }. kolo, a drugi su ih dotad imali manje.
finding-colours-past = Boje na ploči { $board } odstupaju od pravila.

## domain: why a certificate is not valid

certificate-unreadable = Dokaz se ne može pročitati.
certificate-not-entered = Dokaz navodi prijavu koja nije u natjecanju ili neku navodi dvaput.
certificate-other-rules = Potvrda je napravljena s drugim razinama ili težinama nego što ih natjecanje ima.
certificate-other-assumptions = Kad je kolo spareno, nedovršene su se partije računale kao nešto drugo.
certificate-cost = Potvrda navodi trošak { $stated }, a njezino sparivanje stoji { $found }.
certificate-flaw = Brojevi dokaza ne pokazuju da nema boljeg sparivanja: { $reason }

## domain: knock-outs

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

## domain: qualifying

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

## domain: draws of knock-outs and of the Final

draw-plan-twice = { $name } je na popisu dvaput. Uklonite jedno.
draw-entropy-not-digits = „{ $text }” nije entropija. Unesite samo znamenke, npr. s kocaka; razmaci i - , . ; : / _ među njima ne računaju se.
draw-record-commitment = Zamrznuti popis ima hash { $found }, a ne objavljeni otisak { $published }. Pitajte tko je promijenio popis.
draw-record-text = Redak { $line } zamrznutog popisa razlikuje se od zapisnika ždrijeba. Pitajte tko je promijenio zapisnik.
draw-record-plan = Zabilježeni se popis ne može izvući. { $cause }

## domain: The Final of the year

final-game-not-due = Partija { $number } Finala u { $round }. kolu: { $block }
final-group-tied = Skupina { $group } ima izjednačenje koje mogu razriješiti samo partije na manjim pločama. Najprije unesite redoslijed izjednačenih (R51).
final-plan-size = Finale ima deset ili osam igrača, a šest ili četiri ako ih je došlo manje. Finale s ovoliko igrača ne može se izvući: { $size }.
final-plan-nonce = Tajni broj „{ $nonce }” nije heksadecimalan. Unesite cijele bajtove, npr. 5eed.
final-plan-rests = Skupine od pet raspoređuju odmore po danima; manje skupine ne. Odaberite raspored odmora koji odgovara skupinama (R54).
final-plan-long-day = { $day }. dan ne može imati tri kola skupina. Odaberite 1. ili 2. dan.
final-record-other-final = Zapisnik pripada Finalu druge kategorije ili veličine. Pitajte tko je promijenio Finale.
final-record-seat = Položaj { $position } skupine { $group } razlikuje se od ždrijeba. Pitajte tko je promijenio skupine.

## domain: points of the tour

points-no-class = Sezona { $season } nema bodova za klasu { $class }. Odaberite: { $known }.
season-ages-unordered = Kategorije moraju biti dobi uzlaznim redom, npr. [12, 16, 20]. Ispravite ih.
season-cut-off-invalid = Granica mora biti mjesec i dan, npr. [7, 31] za 31. srpnja. Ispravite je.
referee-clock-later = Položaj { $back_to } je nakon odigranih poteza ({ $moves }). Zadajte raniji.
referee-clock-adjourned = Vremena prekida ne odgovaraju: moraju biti prije zadnjeg poteza i ne veća od sada utrošenih.

## domain: stages

stage-source-gone = Natjecanje prije ove faze više nije u turniru. Uklonite fazu i dodajte je ponovno.
stage-source-open = { $source }: { $round }. kolo još nije potvrđeno. Najprije ga potvrdite.
stage-no-table = { $source }: nema nokaut-tablice s { $round }. kolom. Najprije izvucite tablicu ili odaberite drugo kolo.
stage-other-open = Ostali se znaju kad se popuni { $stage }. Najprije popunite tu fazu.
stage-tie = Posljednje mjesto koje ide dalje dijele: { $names }. Odaberite ih: { $seats ->
    [one] { $seats }
    [few] { $seats }
   *[other] { $seats }
}.
stage-tie-in-list = { $list ->
    [zone] Zona
    [division] Razred
   *[category] Kategorija
} { $number }: posljednje mjesto koje ide dalje dijele { $names }. Odaberite ih: { $seats ->
    [one] { $seats }
    [few] { $seats }
   *[other] { $seats }
}.
stage-ties = { $ties }
stage-ties-two = { $first } { $next }
stage-not-tied = { $name } ne dijeli posljednje mjesto koje ide dalje. Odaberite samo igrače koji ga dijele.
stage-taken = { $name } je već u fazi { $stage }. Ispišite igrača iz jedne od faza ili joj promijenite pravilo.
stage-too-few = Faza treba dva igrača, a dalje ih ide manje. Odaberite drugo pravilo.

## formats

import-empty = Datoteka je prazna. Odaberite datoteku koju je spremio drugi program.
import-too-large = Datoteka ima { $megabytes } MB, a turnir nikad ne treba više od { $most } MB. Odaberite drugu datoteku.
import-not-utf8 = Redak { $line } nije UTF-8 tekst. Ponovno spremite datoteku s kodiranjem UTF-8.
import-malformed = Redak { $line }, stupac { $column }: { $problem } Ponovno spremite datoteku u programu koji ju je stvorio.
import-hostile = Redak { $line }, stupac { $column }: { $problem } Nijedna datoteka turnira ne izgleda tako, pa se odbija.
import-limit-players = Datoteka ima više igrača od { $most }, pa se odbija. Tako velikog turnira nema. Provjerite je li to prava datoteka.
import-limit-games = Datoteka ima više partija od { $most }, pa se odbija. Tako velikog turnira nema. Provjerite je li to prava datoteka.
import-limit-rounds = Datoteka ima više kola od { $most }, pa se odbija. Tako velikog turnira nema. Provjerite je li to prava datoteka.
import-other-format = Ovo nije: { $expected }. { $found }
import-player-twice = { $name } je na popisu igrača dvaput. Preimenujte ili uklonite jedno i ponovno spremite datoteku.
import-player-nameless = { $place }. igrač na popisu nema ime. Imenujte ga ili uklonite i ponovno spremite datoteku.
import-unknown-rank = { $name } ima rang „{ $rank }”, koji nije valjan. Ispravite ga u 30k do 1k, 1d do 9d ili 1p do 9p.
import-bad-line = Redak { $line }: { $problem }
import-bad-lines =
    Popis: { $problems ->
        [one] { $problems } problem
        [few] { $problems } problema
       *[other] { $problems } problema
    }, { $lines ->
        [one] { $lines } redak
        [few] { $lines } retka
       *[other] { $lines } redaka
    }. Ispravite ih i ponovno uvezite popis.
import-missing-column = Popis nema stupac { $column }. Imenujte ga u prvom retku ili odaberite koji je to stupac. Popis treba rang i prezime i ime ili puno ime.
import-same-column = Dva stupca imaju isto značenje; drugi je „{ $heading }”. Izostavite jedan ili odaberite drugo značenje.
import-other-encoding = Redak { $line } nije { $encoding } tekst. Odaberite kodiranje u kojem je popis spremljen.
import-unknown-encoding = Nema kodiranja „{ $name }”. Odaberite: { $known }.
import-workbook = Ova se tablica ne može pročitati: oštećena je, u starijem formatu Excela (xls) ili prevelika. Spremite je kao xlsx, ods ili CSV (UTF-8).

import-format-rating-list = rejting-lista EGD-a, FFG-a ili AGA-e
import-format-egd-results = datoteka rezultata Europske go baze (H9)
import-format-ffg-results = datoteka rezultata francuskog saveza (tou)
import-format-aga-results = datoteka rezultata američkog go saveza (AGA)
import-format-trf = izvještaj šahovskog saveza (TRF16)
import-format-macmahon = MacMahon datoteka
import-format-opengotha = OpenGotha datoteka
import-format-pairgoth = Pairgoth datoteka pojedinačnog turnira
import-format-seed-list = lista nositelja serije

import-archive-damaged = ZIP arhiva je oštećena. Ponovno je preuzmite.
import-archive-empty = ZIP arhiva je prazna. Ponovno je preuzmite.
import-archive-files =
    ZIP arhiva sadrži: { $files ->
        [one] { $files } datoteka
        [few] { $files } datoteke
       *[other] { $files } datoteka
    }. Ponovno je preuzmite ili odaberite sam popis.
import-archive-nested = ZIP arhiva sadrži drugu arhivu. Raspakirajte je i odaberite sam popis.
import-found-browser-check = To je stranica „checking your browser” koju web-mjesto prvo prikazuje. Pričekajte u pregledniku da se popis pojavi, zatim ga spremite.
import-found-harmful-characters = Ime u njoj ima znakove koji skrivaju ili preslaguju druge. Ponovno je zatražite od pošiljatelja.
import-found-newer-version = Zapisala ju je novija verzija programa. Koristite noviju verziju.
import-found-no-list = Nije nijedna od lista koje objavljuju Europska go baza, francuski savez i AGA. Odaberite jednu od njih.
import-found-no-player-lines = Ne sadrži nijedan redak s igračem. Odaberite drugu datoteku.
import-found-not-json = Nije JSON. Odaberite drugu datoteku.
import-found-other-kind = To je datoteka druge vrste. Odaberite drugu datoteku.
import-found-root-without-parameters = Korijenski element je { $element } i ne sadrži ni igrače ni parametre. Odaberite drugu datoteku.
import-found-root-without-players = Korijenski element je { $element } i ne sadrži igrače. Odaberite drugu datoteku.
import-found-signature = Potpis ne odgovara jer je promijenjena nakon potpisivanja. Ponovno je zatražite od pošiljatelja.
import-found-type = Vrsta je { $kind }. Odaberite drugu datoteku.
import-found-wrong-values = Vrijednost u njoj nedostaje ili nije valjana. Ponovno je zatražite od pošiljatelja.
import-found-zero-bytes = Sadrži nul-bajtove, pa nije običan tekst. Ponovno je spremite kao UTF-8.
import-json-cut-off = Datoteka je odrezana.
import-json-invalid = Ovo nije valjan JSON.
import-json-field = Vrijednost polja { $field } nije valjana.
import-json-missing = Nedostaje vrijednost polja { $field }.
import-json-value = Vrijednost turnira nedostaje ili nije valjana.

import-problem-birth = „{ $text }” nije godina ni dan rođenja. Napišite kao 2014 ili 2014-05-31.
import-problem-field-count = Broj polja u retku je { $fields }, a prvi redak navodi stupaca { $columns }. Ispravite razdjelnike.
import-problem-long-field =
    Polje: { $bytes ->
        [one] { $bytes } bajt
        [few] { $bytes } bajta
       *[other] { $bytes } bajtova
    }, više od { $most }: „{ $start }”. Skratite ga ili provjerite navodnike.
import-problem-long-line =
    Redak: { $bytes ->
        [one] { $bytes } bajt
        [few] { $bytes } bajta
       *[other] { $bytes } bajtova
    }, više od { $most }. Nijedan popis ne izgleda tako. Odaberite drugu datoteku.
import-problem-long-text = Tekst je dulji od ovoliko bajtova: { $most }.
import-problem-no-club = Nedostaje igračev klub. Napišite ga iza države.
import-problem-no-country = Nedostaje igračeva država. Napišite njezinu oznaku od dva slova.
import-problem-no-family-name = Nedostaje igračevo prezime. Napišite ga.
import-problem-no-given-name = Nedostaje igračevo ime. Napišite ga.
import-problem-rank-missing = Nedostaje igračev rang. Napišite ga, npr. 5k.
import-problem-no-name = Igrač nema ime. Napišite prezime i ime.
import-problem-no-rank = { $name } nema rang. Napišite ga, npr. 5k.
import-problem-no-rank-or-name = Igrač nema rang. Napišite ga, npr. 5k.
import-problem-round-word = „{ $word }” nije kolo. Ispravite ili uklonite.
import-note-unknown-element = { $count ->
    [one] { $count } element { $name } nepoznat je i izostavlja se.
    [few] { $count } elementa { $name } nepoznata su i izostavljaju se.
   *[other] { $count } elemenata { $name } nepoznato je i izostavlja se.
}
import-note-unknown-attribute = { $count ->
    [one] { $count } atribut { $attribute } elementa { $element } nepoznat je i izostavlja se.
    [few] { $count } atributa { $attribute } elementa { $element } nepoznata su i izostavljaju se.
   *[other] { $count } atributa { $attribute } elementa { $element } nepoznato je i izostavlja se.
}
import-note-header-left = Izostavljeni su retci zaglavlja koji se ovdje ne koriste: { $names }.
import-note-fields-of-matches = Izostavljena su polja susreta ekipa koja se ovdje ne koriste: { $names }.
import-note-fields-of-teams = Izostavljena su polja ekipa koja se ovdje ne koriste: { $names }.
import-note-fields-of-pairs = Izostavljena su polja igrača u parovima koja se ovdje ne koriste: { $names }.
import-note-games-without-match = Izostavljeno: { $count ->
    [one] { $count } partija
    [few] { $count } partije
   *[other] { $count } partija
} susreta { $key }, kojeg u datoteci nema.
import-note-teams-unused = Izostavljeno: { $count ->
    [one] { $count } ekipa
    [few] { $count } ekipe
   *[other] { $count } ekipa
}, jer je datoteka za pojedinačne igrače.
import-note-fields-of-byes = Izostavljena su polja slobodnih kola koja se ovdje ne koriste: { $names }.
import-note-egd-swiss-found = Prvi stupac sadrži pobjede igrača, pa je ovo švicarski sustav. Kriteriji koji daju vrijednosti iz datoteke: { $criteria }.
import-note-egd-mcmahon = Bodovi u datoteci slijede iz rangova i partija uz bar { $bar }, donju granicu { $floor } i nulu { $zero }, pa je ovo McMahonov turnir. Kriteriji koji daju vrijednosti iz datoteke: { $criteria }.
import-note-egd-mcmahon-sums = Igrači su poredani po bodovima kojih u datoteci nema, ali od kojih se računaju njezini zbrojevi. Oni slijede iz rangova i partija uz bar { $bar }, donju granicu { $floor } i nulu { $zero }, pa je ovo McMahonov turnir. Kriteriji koji daju vrijednosti iz datoteke: { $criteria }.
import-note-egd-swiss-scores = Igrači su poredani po pobjedama, pa je ovo švicarski sustav. Zbrojevi se računaju od bodova koji slijede iz rangova i partija uz bar { $bar }, donju granicu { $floor } i nulu { $zero }. Kriteriji koji daju vrijednosti iz datoteke: { $criteria }.
import-note-egd-zero = Datoteka bodove računa od ispod 30 kyua, a ovdje se računaju od { $zero }. Svi ovdje imaju za { $points } manje, a toliko manje i svaki protivnik u SOS-u. Poredak je isti.
import-note-egd-unexplained = Nijedan ovdje poznat kriterij ne daje vrijednosti u stupcima kriterija, pa su izostavljeni. Provjerite kriterije.
import-note-egd-headings = Kriteriji koje navodi zaglavlje, ali čije vrijednosti ne slijede iz ovdašnjih partija: { $criteria }.
import-note-egd-values = Igrači čija se vrijednost razlikuje od one koja slijedi iz partija, u stupcima čije vrijednosti inače odgovaraju nekom kriteriju: { $count }. { $names }
import-note-egd-no-number = Redak { $line }: „{ $word }” u stupcima kriterija nije broj i izostavlja se.
import-note-egd-scores = Redak { $line } ima više ili manje bodovnih vrijednosti od ostalih redaka, pa su one izostavljene. Provjerite redak.
import-note-egd-numbers = Protivnici su navedeni brojevima s početka redaka, a ne redoslijedom redaka.
import-note-egd-value = Vrijednost „{ $text }” za { $key } u zaglavlju ne može se pročitati u cijelosti. Provjerite odgovarajuće postavke.
import-note-egd-days = Dani „{ $text }” pročitani su kao { $start } do { $end }. Provjerite ih.
import-note-egd-time = Vrijeme „{ $text }” pročitano je kao osnovno vrijeme od { $minutes } min. Ono što slijedi je izostavljeno. Ispravite vrijeme za razmišljanje.
import-note-high-handicap = { $round }. kolo, redak { $line }: hendikep { $handicap } veći je od 9. Koristi se 9.
import-note-egd-columns = Nijedan ovdje poznat kriterij ne daje vrijednosti ovih stupaca kriterija, pa su izostavljeni: { $columns }. Umjesto njih slijede uobičajeni kriteriji. Gdje odlučuju ti stupci, mjesta se razlikuju.
import-note-egd-shifted = Igrači čiji se početni bodovi razlikuju od onih za njihov rang, s razlikom kao dodanim bodovima: { $count }. { $names }
import-note-places-agree = Mjesta su kao u datoteci.
import-note-places-differ = Mjesta koja se razlikuju od onih u datoteci: { $count } od { $players }.
import-note-place-differs = { $name }: u datoteci { $place }. mjesto, ovdje { $here }. { $reason }
import-note-place-differs-among = { $name }: u datoteci { $place }. mjesto, što je { $among }. među igračima koji ovdje imaju mjesto, a ovdje { $here }. { $reason }
import-reason-value = { $criterion } je u datoteci { $there }, a ovdje { $here }.
import-reason-no-values = Datoteka nema vrijednosti iz kojih slijedi njezin poredak.
import-reason-no-game = Igrač bez partije i bez slobodnog kola ovdje nema mjesto.
import-reason-unexplained = Nijedan ovdje poznat kriterij ne daje vrijednosti iz datoteke.
import-reason-others = Vrijednosti su kao u datoteci; drugi imaju drukčiju vrijednost ili datoteka drukčije reda izjednačene igrače.
import-problem-not-an-aga-game = Redak nije partija. Napišite brojeve bijeloga i crnoga, W ili B za pobjednika, hendikep i komi.
import-problem-aga-number-twice = Broj { $number } ima i drugi igrač. Ispravite jedan od njih.
import-problem-aga-number = Igrač partije nije na popisu igrača. Ispravite broj.
import-problem-trf-number = Nedostaje broj igrača. Napišite ga u stupce od 5 do 8.
import-sheet-unknown = Radna knjiga nema list „{ $sheet }” s ćelijama. Ima: { $known }. Odaberite jedan od njih.
import-problem-not-csv = Nije redak CSV datoteke. Ponovno spremite popis kao CSV UTF-8.
import-problem-only-family-name = „{ $name }” je prezime bez imena. Napišite oboje.
import-problem-only-given-name = „{ $name }” je ime bez prezimena. Napišite oboje.
import-problem-pin = „{ $text }” nije EGD PIN. PIN ima osam znamenki.
import-problem-points = „{ $text }” nije broj SEYGO bodova. Napišite cijeli broj.
import-problem-same-number = { $number } { $value } je i u retku { $first }. Osoba se može upisati samo jednom.
import-problem-register-number = „{ $text }” nije broj licencije ni članstva. Napišite do deset znamenki.
import-problem-sex = „{ $text }” nije spol. Napišite f ili m ili ostavite polje prazno.
import-problem-too-many-fields = Broj polja u retku je { $fields }, više od { $most }. Provjerite razdjelnike.
import-problem-too-many-lines = Najveći broj igrača na popisu je { $most }. Podijelite ga.
import-problem-too-many-players = Najveći broj igrača u datoteci rezultata je { $most }. Provjerite je li to prava datoteka.
import-problem-zero-byte = Redak sadrži nul-bajt, pa je datoteka oštećena. Ponovno spremite popis kao CSV UTF-8.
import-season-syntax = Ovo nije valjan TOML. Provjerite navodnike, zagrade i zareze.
import-season-unknown-field = Nepoznato polje `{ $field }`. Provjerite pravopis.
import-season-missing-field = Nedostaje polje `{ $field }`. Dodajte ga.
import-season-value = Vrijednost { $value } ovdje nije valjana. Ispravite je.

import-xml-attribute = Atribut nema oblik name="value".
import-xml-attribute-twice = { $element } ima atribut { $attribute } dvaput.
import-xml-attributes = { $element } ima više atributa od { $most }.
import-xml-all-attributes = Atributa je više od { $most }.
import-xml-closing-tag = Zatvarajuća oznaka nema otvarajuću.
import-xml-cut-off = Datoteka je odrezana prije zatvaranja { $element }.
import-xml-depth = Elementi su ugniježđeni dublje od razine { $most }.
import-xml-elements = Elemenata je više od { $most }.
import-xml-empty = Datoteka ne sadrži XML.
import-xml-escape = Znak & ne započinje poznat znak.
import-xml-invalid = Ovo nije XML.
import-xml-long-attribute-name =
    Naziv atributa: { $bytes ->
        [one] { $bytes } bajt
        [few] { $bytes } bajta
       *[other] { $bytes } bajtova
    }, više od { $most }.
import-xml-long-element-name =
    Naziv elementa: { $bytes ->
        [one] { $bytes } bajt
        [few] { $bytes } bajta
       *[other] { $bytes } bajtova
    }, više od { $most }.
import-xml-long-text = Tekst elementa { $element } dulji je od ovoliko bajtova: { $most }.
import-xml-long-value =
    Vrijednost atributa { $attribute }: { $bytes ->
        [one] { $bytes } bajt
        [few] { $bytes } bajta
       *[other] { $bytes } bajtova
    }, više od { $most }.
import-xml-own-dtd = Datoteka sadrži vlastitu definiciju vrste dokumenta.
import-xml-reference = Upućivanje &{ $name }; nije poznat znak.
import-xml-second-document = Počinje drugi dokument.
import-xml-tags = Element { $open } zatvoren je kao { $close }.
import-xml-text-outside = Izvan dokumenta ima teksta.
import-xml-unfinished-tag = Datoteka završava ili se prekida unutar oznake.
import-xml-zero-byte = Datoteka sadrži nul-bajt, pa je oštećena.

import-note-more =
    Nije prikazano još: { $count ->
        [one] { $count } napomena
        [few] { $count } napomene
       *[other] { $count } napomena
    }.
import-note-adjustment-rounded = { $name }: prilagodba bodova u četvrtinama boda ({ $quarters }) zaokružena je naniže; bodova: { $points }.
import-note-aga-defaults = Datoteka nema ni vremena, ni slobodnih kola, ni postavki. Koriste se { $minutes } minuta i McMahonov turnir. Ispravite ih.
import-note-aga-komi = Ravnopravne partije imaju različit komi. Koristi se komi { $komi }. Ispravite ga.
import-note-aga-words = Izostavljene su riječi iza rangova igrača koje se ovdje ne koriste: { $words }.
import-note-aga-placeholders = Igrači čiji broj znači da ga nemaju: { $count }. Ovdje nemaju AGA broj.
import-note-aga-undecided = Partije bez rezultata: { $count }. Datoteka ne kaže jesu li završile jigom, bez borbe ili uopće nisu. Unesite rezultate.
import-note-aga-game-word = Redak { $line }: „{ $word }” nije ni hendikep od 0 do 9 ni komi. Provjerite partiju.
import-note-aga-moved = Partije stavljene u kasnije kolo jer jedan od igrača u njihovu kolu ima drugu partiju: { $count }.
import-note-aga-place = Redak „{ $words }” iz zaglavlja uzet je kao mjesto održavanja. Provjerite.
import-note-aga-game-of-left = Redak { $line }: partija je izostavljena jer je izostavljen igračev redak { $left }.
import-note-aga-game-left = Redak { $line }: partija je izostavljena. Ima samo jednog igrača ili bi igrač imao više od { $last } kola.
import-note-board = { $round }. kolo: ploča „{ $board }” nije broj, pa partija dobiva slobodnu ploču.
import-note-board-size = Partije su na pločama veličine { $size }, koju turniri nemaju. Ovdje se koristi 19x19, a veličina se čuva za izvoz.
import-note-board-twice = { $round }. kolo, ploča { $board }: ovu ploču imaju dvije partije. Jedna od njih ide na ploču { $other }.
import-note-byoyomi-periods = OpenGotha ne pohranjuje broj razdoblja byo-yomija. Koristi se jedno. Ispravite.
import-note-cancelled = { $round }. kolo: partija je otkazana. Uvezena je s rezultatom „bez rezultata”.
import-note-categories = Broj kategorija u datoteci je { $categories }, a njihovih granica samo { $limits }.
import-note-class-time = Datoteka ima klasu { $class }, ali ne i vrijeme za razmišljanje. Koristi se najkraće vrijeme te klase, { $minutes } min.
import-note-class-unrated = Datoteka ima klasu { $class }, ali je vrijeme za razmišljanje prekratko za bilo koju klasu. Partije ne ulaze u rejting.
import-note-class-lower = Datoteka ima klasu { $class }, ali vrijeme za razmišljanje dopušta samo klasu { $allowed }. Ispravite vrijeme za razmišljanje.
import-note-column = Stupac „{ $heading }” je izostavljen.
import-note-breizh-groups = Datoteka ima sustav Breizh. Ovdje je to McMahonov turnir u kojem svi počinju s 0 i dobivaju bod za svaki od ovih rangova koji dosegnu: { $limits }. Ti se bodovi dodaju početnim bodovima igrača iz datoteke. Ručno ih dodajte igraču koji se prijavi kasnije ili kojem se promijeni rang.
import-note-late-players = Igrači kojima je prva partija ili slobodno kolo nakon 1. kola: { $count }. U poretku ranijih kola posljednji su, bez mjesta. OpenGotha im daje mjesto. { $names }
import-note-congress-numbers =
    Kongresni registracijski brojevi ovdje se ne koriste ({ $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }). Čuvaju se za izvoz u Pairgoth.
import-note-country = { $name }: „{ $country }” nije oznaka države od dva slova i izostavlja se.
import-note-criterion = Kriterij poretka „{ $criterion }” je nepoznat i izostavlja se.
import-note-criterion-score = Bez „{ $criterion }” na početku kriterija poretka nema bodova, pa to mjesto dobiva { $score }. Provjerite kriterije.
import-note-damaged-line = Redak { $line }: „{ $text }” nije igrač i izostavlja se.
import-note-damaged-lines =
    Nije se moglo pročitati s popisa: { $count ->
        [one] { $count } redak
        [few] { $count } retka
       *[other] { $count } redaka
    }.
import-note-egd-handicap = Datoteka kaže da se hendikepi smanjuju za { $reduction }, ali ne o čemu ovise. Provjerite postavke hendikepa.
import-note-encoding-guessed = Popis nije UTF-8. Pročitan je kao { $encoding }. Provjerite imena.
import-note-external-dtd = Datoteka upućuje na vanjsku definiciju vrste dokumenta, koja nije pročitana.
import-note-ffg-adjusted = Datoteka ima samo korigirano vrijeme ({ $adjusted } min), a ne i dodatno. Koristi se byo-yomi od { $seconds } s, koji daje isto korigirano vrijeme. Ispravite.
import-note-ffg-no-time = Datoteka ne sadrži osnovno vrijeme. Koristi se { $minutes } min. Ispravite vrijeme za razmišljanje.
import-note-ffg-overtime = Datoteka spominje dodatno vrijeme, ali ne i njegovu duljinu. Dodatno se vrijeme ne koristi. Ispravite vrijeme za razmišljanje.
import-note-foreign-games = Vrijednosti partija koje turniri nemaju, čuvane za izvoz u isti program: { $names }.
import-note-foreign-left = { $name }: vrijednost je preduga za čuvanje i izostavlja se.
import-note-foreign-players = Vrijednosti igrača koje turniri nemaju, čuvane za izvoz u isti program: { $names }.
import-note-foreign-settings = Postavke koje turniri nemaju, čuvane za izvoz u isti program: { $names }.
import-note-game-replaced = { $round }. kolo, ploča { $board }: ovu ploču imaju dvije partije. Ostaje kasnija.
import-note-handicap = { $round }. kolo, ploča { $board }: hendikep { $handicap } veći je od 9. Ovdje se koristi 9, a drugi se čuva za izvoz.
import-note-handicap-negative = { $round }. kolo, ploča { $board }: hendikep { $handicap } manji je od 0. Ovdje se ne koristi hendikep, a drugi se čuva za izvoz.
import-note-handicap-unread = { $round }. kolo, ploča { $board }: hendikep „{ $handicap }” nije broj. Ovdje se ne koristi hendikep, a drugi se čuva za izvoz.
import-note-internet = Turnir je igran na internetu, pa partije imaju rejting-klasu D.
import-note-internet-address = Datoteka sadrži internetsku adresu voditelja, koja nije uvezena.
import-note-komi = Komi nije višekratnik pola boda. Ovdje je zaokružen naniže, a čuva se za izvoz.
import-note-late-rounds = Redak { $line }: kola nakon { $last }. su izostavljena.
import-note-level = { $name }: razina { $written } je nepoznata. Koristi se { $rank }.
import-note-line-cleaned = Redak { $line }: kontrolni znakovi uklonjeni su iz „{ $text }”.
import-note-line-no-pin = Redak { $line }: „{ $text }” nije EGD PIN od osam znamenki i izostavlja se.
import-note-halves-disagree = { $round }. kolo: u retku { $line } ({ $name }) protivnik je { $opponent }, ali u retku { $other } protivnik nije { $name }. Partija je izostavljena.
import-note-opponent-left = { $round }. kolo: partija igrača { $name } (redak { $line }) izostavljena je jer je izostavljen protivnikov redak { $other }.
import-note-opponent-missing = { $round }. kolo: partija igrača { $name } (redak { $line }) izostavljena je jer protivnika nema u datoteci.
import-note-macmahon-defaults = Datoteka nema datuma, vremena za razmišljanje ni komija. Koriste se { $day }, 60 minuta i 6.5. Ispravite ih.
import-note-macmahon-rounds-down = MacMahon na ovom turniru zaokružuje bodove naniže na cijele bodove: po njima sparuje i prikazuje ih na listama, i u SOS-u i SOSOS-u. Ovdje se pola boda računa.
import-note-macmahon-bye-of-two = { $round }. kolo: par { $black } i { $white } označen je kao slobodno kolo, ali navodi dva igrača. Uzet je kao njihova partija. Provjerite.
import-note-macmahon-scorex = MacMahonov ScoreX izostavlja pola boda za propuštena kola. Ovdje je poredak po bodovima s njima.
import-note-macmahon-superbar = Članovi super-bara čija je razina ispod gornjeg bara i koji za to u MacMahonu ne dobivaju bod: { $names }. Ni ovdje ga nemaju.
import-note-macmahon-preliminary = Igrači s partijama koji su samo najavljeni i nisu na MacMahonovoj listi: { $names }. Ovdje imaju mjesto.
import-note-macmahon-no-result = MacMahon partiju bez rezultata računa kao pola boda. Ovdje se ne računa dok se ne unese rezultat.
import-note-macmahon-rating-rank = MacMahon na ovom turniru uzima rangove iz rejtinga. Koriste se uneseni rangovi. Provjerite ih.
import-note-macmahon-rating-score = MacMahon na ovom turniru uzima početne bodove iz rejtinga. Ovdje slijede iz rangova. Provjerite ih.
import-note-macmahon-zero = MacMahon na ovom turniru bodove računa od { $level }, a ovdje se računaju od 30 kyua. Svi ovdje imaju za { $points } manje, a toliko manje i svaki protivnik u SOS-u. Poredak je isti.
import-note-name-twice = Retci { $first } i { $line }: { $name } je naveden dvaput.
import-note-no-criteria = Datoteka ne sadrži kriterije poretka. Koriste se MMS, SOS i SOSOS.
import-note-no-headings = Popis nema zaglavlja. Značenje stupaca pogođeno je prema sadržaju. Provjerite igrače.
import-note-no-rank = { $name } nema rang. Koristi se 30k, kao u programu OpenGotha.
import-note-one-time = Datoteka ima jedno vrijeme za osnovno i dodatno zajedno. Kao osnovno se koristi { $minutes } min.
import-note-pairgoth-frozen-left = Zamrznuti je poredak izostavljen jer navodi osobu koja nije među igračima datoteke. Ponovno ga zamrznite u programu Pairgoth.
import-note-pairgoth-jigo = Pairgoth na ovom turniru zaokružuje McMahonove bodove naniže na cijele bodove. Ovdje pola boda od jiga ostaje, pa igrači s neparnim brojem jiga imaju pola boda više, a tako i njihovi protivnici u SOS-u.
import-note-pairgoth-sos = Pairgoth kolo bez partije u SOS-u računa kao početne bodove i pola boda za svako kolo. Ovdje se računa kao početni bodovi, pa je SOS igrača bez partije u nekom kolu manji.
import-note-pin = { $name }: „{ $pin }” nije EGD PIN od osam znamenki i izostavlja se.
import-note-player-cleaned = { $name }: kontrolni znakovi uklonjeni su iz imena ili drugog polja.
import-note-rank-bare = Redak { $line }: rang „{ $written }” nema k ni d. Koristi se { $rank }. Provjerite.
import-note-rank-below = Redak { $line }: rang „{ $written }” je ispod 30k. Koristi se { $rank }.
import-note-rank-range = { $name }: rang { $grade } je izvan raspona od 30k do 9d. Koristi se { $rank }.
import-note-rating = { $name }: „{ $rating }” nije rejting i izostavlja se.
import-note-rating-range = { $name }: rejting { $rating } je izvan raspona od { $least } do { $most }. Koristi se { $used }.
import-note-ratings-shifted = Datoteka je stara. Rejtinzima se dodaje { $shift }, kao u programu OpenGotha.
import-note-ratings-unchanged = Datoteka ne sadrži verziju svojih podataka. Rejtinzi se koriste nepromijenjeni.
import-note-register-number = { $name }: „{ $number }” nije broj licencije ni članstva, koji ima do deset znamenki. Izostavlja se.
import-note-result = { $round }. kolo, ploča { $board }: rezultat „{ $result }” je nepoznat, pa partija još nema rezultat.
import-note-round = Partija ili slobodno kolo „{ $round }” je izostavljeno. Kola su označena od 1 do { $last }.
import-note-round-number = Kolo bez broja od 1 do { $last } je izostavljeno.
import-note-round-range = Partije { $round }. kola su izostavljene. Kola su označena od 1 do { $last }.
import-note-rounds-raised = Broj planiranih kola u datoteci je { $planned }, a ima partija u { $last }. kolu. Turnir sada ima kola: { $last }.
import-note-same-pin = { $name } ima isti EGD PIN { $pin } kao { $first }. Drugi PIN se izostavlja.
import-note-score-correction = { $name }: korekcija početnih bodova { $correction } se izostavlja.
import-note-score-zero = Datoteka postavlja nulu bodova na { $zero }, a OpenGotha računa od 30k. I ovaj turnir računa od 30k.
import-note-scores-unknown = Datoteka ne sadrži bar, donju granicu i nulu bodova. Provjerite ih prije korištenja poretka.
import-note-second-bye = { $round }. kolo: igrač uz partiju ili drugo slobodno kolo ima i ovo slobodno kolo. Ono je izostavljeno.
import-note-second-game = { $round }. kolo, ploča { $board }: igrač već ima partiju na drugoj ploči. Ova je partija izostavljena.
import-note-sheet = Pročitan je radni list „{ $sheet }”. Nije pročitano drugih listova s podacima: { $others }.
import-note-self-pairing = { $round }. kolo, ploča { $board }: igrač igra sam protiv sebe. Partija je izostavljena.
import-note-setting = Postavka { $setting } ima vrijednost „{ $value }”, koja nije valjana. Koristi se zadana.
import-note-setting-changed = Postavka { $setting } ima vrijednost „{ $value }”, koju turniri ne mogu imati. Koristi se najbliža moguća ili zadana vrijednost.
import-note-start = Datoteka ne sadrži prvi dan turnira. Koristi se { $day }. Ispravite.
import-note-status = { $name }: status „{ $status }” je nepoznat. Igrač je uvezen kao najavljen.
import-note-system = Sustav { $system } je nepoznat. Koristi se švicarski.
import-note-pair-incomplete = { $name } nije par dvaju igrača iz datoteke i izostavlja se.
import-note-team-player = { $name } je u ekipi { $team }, ali nije među igračima datoteke. Ploča je izostavljena.
import-note-teams =
    Za izvoz se čuva: { $count ->
        [one] { $count } ekipa
        [few] { $count } ekipe
       *[other] { $count } ekipa
    }. Ovdje se partije računaju samo igračima; za susrete ekipa uvezite datoteku s --teams u naredbenom retku.
import-note-title-rows = Retci 1 do { $last }, iznad zaglavlja, izostavljeni su.
import-note-total-row = Redak { $line }: „{ $text }” zbroj je popisa i izostavlja se.
import-note-tournament-cleaned = Kontrolni znakovi uklonjeni su iz naziva turnira.
import-note-trf-ranks = Datoteka nema go rangova. Oni slijede iz rejtinga. Provjerite ih.
import-note-trf-titles = Igrači čija je titula ili broj u šahovskom savezu izostavljen: { $count }.
import-note-trf-unrated = Igrači bez rejtinga, koji ovdje imaju rang 30k: { $count }. Unesite njihove rangove.
import-note-day-unclear = Dan „{ $text }” može značiti više dana. Koristi se { $day }. Provjerite.
import-note-value-left = { $name }: „{ $text }” ovdje nije poznato i izostavlja se.
import-note-unclear-day = Redak { $line }: „{ $text }” ima dan ili mjesec na prvom mjestu. Koristi se samo godina { $year }. Dane pišite kao 2014-05-31.
import-note-unknown-player = { $round }. kolo: partija s igračem kojeg nema na popisu je izostavljena.
import-note-unknown-player-bye = { $round }. kolo: slobodno kolo igrača „{ $player }” je izostavljeno. Tog igrača nema na popisu.
import-note-unknown-player-game = { $round }. kolo, ploča { $board }: partija igrača „{ $player }” je izostavljena. Tog igrača nema na popisu.
import-note-unknown-rank = { $name } ima rang 99K, što u programu OpenGotha znači nepoznat. Koristi se 30k.
export-note-one-name = { $name } ima samo jedno ime. OpenGotha treba dva, pa se umjesto drugog piše crtica.
export-note-class = { $program } nema mjesta za odabranu klasu. Partije se ondje računaju kao klasa { $class }. Rezultate za EGD šaljite odavde ili odaberite vrijeme za razmišljanje niže klase.
export-note-criterion = OpenGotha nema kriterij { $criterion }, pa ga u datoteci nema.
export-note-criteria = Najveći broj kriterija u programu OpenGotha je { $most }, pa zadnjih u datoteci nema: { $left }.
export-note-egd-pin-unknown = PIN { $pin } igrača { $name } nije na rejting-listi. Provjerite ga ili uvezite noviju listu.
export-note-egd-candidate = { $name } je na rejting-listi možda: { $rated } { $rank }. Unesite PIN { $pin } ako je to ista osoba.
export-note-parameters = S postavkama turnira neki bi igrači u programu OpenGotha imali drugo mjesto. Datoteka ima druge postavke, koje svima daju dosadašnje mjesto: { $settings }.
export-note-places =
    Drugo mjesto u programu OpenGotha, koji drukčije računa slobodna kola, odsutnosti, kontumacije ili kriterij: { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }: { $names }.
export-note-zero =
    OpenGotha računa bodove od 30k, pa je ondje svaki MMS viši nego na ovom turniru: { $more ->
        [one] { $more } bod
        [few] { $more } boda
       *[other] { $more } bodova
    }.
export-note-egd-unrated = Zbog vremena za razmišljanje ili odabrane klase partije ne ulaze u rejting, pa ih EGD ne računa. Ako je to pogrešno, ispravite vrijeme za razmišljanje.
export-note-egd-place = Turnir nema državu ili mjesto, a EGD ih traži. Unesite ih u postavkama.
export-note-egd-hidden =
    Bez pristanka na punu objavu, pa im EGD ne može računati partije: { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }: { $names }. Pitajte ih ili pošaljite datoteku bez njih.
export-note-egd-no-pin =
    Bez EGD PIN-a, pa u EGD-u mogu nastati dvaput: { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }: { $names }. Potražite PIN na rejting-listi.
export-note-egd-no-result = { $round }. kolo, ploča { $board }: partija nema rezultat. Unesite ga prije slanja datoteke.
export-note-egd-both = { $round }. kolo, ploča { $board }: rezultat { $result } vrijedi jednako za oba igrača, što EGD ne prihvaća. Ispravite ga.
export-note-ffg-licences =
    Francuski igrači bez broja licencije: { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }: { $names }. Unesite ga u prijavama.
export-note-ffg-hidden =
    Bez pristanka na punu objavu, pa im savez ne može računati partije: { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }: { $names }. Pitajte ih ili pošaljite datoteku bez njih.
export-note-ffg-cut =
    Ime skraćeno na najviše slova: { $most }, { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }: { $names }.
export-note-ffg-forfeit = { $round }. kolo, ploča { $board }: kontumacija se zapisuje kao kolo bez partije da je savez ne računa.
export-note-aga-numbers = Igrači bez AGA broja, koji u ovoj datoteci dobivaju broj iznad 90000: { $count }. Unesite njihove brojeve u prijavama: { $names }.
export-note-aga-hidden = Igrači koji nisu pristali na punu objavu, pa AGA ne može bodovati njihove partije: { $count }. Pitajte ih ili pošaljite datoteku bez njih: { $names }.
export-note-aga-game = Kolo { $round }, ploča { $board }: AGA ne boduje partiju jer nije odigrana ili nema pobjednika. U datoteci je upitnik.
export-note-macmahon-lost = Datoteka nema datuma, mjesta, vremena, komija, godina rođenja, brojeva u seriji, odabira objave, nokaut-tablica ni bodova jer ih MacMahon ne pohranjuje. Čuvajte datoteku turnira.
export-note-macmahon-places =
    Drugo mjesto u programu MacMahon, koji drukčije računa slobodna kola, odsutnosti, kontumacije ili kriterij: { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }: { $names }.
export-note-macmahon-criterion = MacMahon nema kriterij { $criterion }, pa ga u datoteci nema.
export-note-macmahon-system = MacMahon poznaje samo McMahon i švicarske turnire, pa datoteka ima partije i rezultate ovog sustava i ništa više.
export-note-macmahon-handicap = U programu MacMahon bar ne oslobađa partiju hendikepa. Igrači iznad { $rank } ondje se računaju kao { $rank }.
export-note-macmahon-board = MacMahon ima jednu veličinu ploče za sve partije, pa datoteka ima 19x19.
export-note-macmahon-walkover = { $round }. kolo, ploča { $board }: prolaz bez borbe zapisuje se kao sučeva odluka, koja daje bodove.
export-note-macmahon-no-result = { $round }. kolo, ploča { $board }: partija bez rezultata zapisuje se kao nezavršena.
export-note-macmahon-ghosts =
    Zapisano kao joker: { $count ->
        [one] { $count } popuna
        [few] { $count } popune
       *[other] { $count } popuna
    }: { $names }.
export-note-macmahon-guests = Gosti koji zauzimaju mjesto u programu MacMahon: { $count }: { $names }.
export-note-withdrawn =
    Odustali ostaju u datoteci i propuštaju ostala kola: { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }: { $names }.
export-note-pairgoth-lost = Datoteka nema dvorana, vremena početka, godina rođenja, brojeva u seriji, odabira objave, profesionalnih rangova, nokaut-tablica ni bodova jer ih Pairgoth ne pohranjuje. Čuvajte datoteku turnira.
export-note-pairgoth-frozen = Zamrznuti poredak uvezene datoteke ne zapisuje se jer su se rezultati ili poredak otad promijenili. Ponovno ga zamrznite u programu Pairgoth.
export-note-pairgoth-places =
    Drugo mjesto u programu Pairgoth, koji drukčije računa slobodna kola, odsutnosti, kontumacije ili kriterij: { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }: { $names }.
export-note-pairgoth-criterion = Pairgoth nema kriterij { $criterion }, pa ga u datoteci nema.
export-note-pairgoth-system = Pairgoth poznaje samo McMahon i švicarske turnire, pa datoteka ima partije i rezultate ovog sustava i ništa više.
export-note-pairgoth-handicap = U programu Pairgoth bar ne oslobađa partiju hendikepa. Igrači iznad { $rank } ondje se računaju kao { $rank }.
export-note-pairgoth-board = Pairgoth ima jednu veličinu ploče za sve partije, pa datoteka ima 19x19.
export-note-pairgoth-boards = Pairgoth ima ekipe s 2 do { $last } ploča, pa možda neće otvoriti datoteku s ekipama od { $size }.
export-note-pairgoth-not-played = { $round }. kolo, ploča { $board }: kontumacija ili prolaz bez borbe zapisuje se kao odigrani rezultat.
export-note-pairgoth-unrated =
    Pairgoth za svakog igrača treba rejting, pa oni bez njega dobivaju rejting svog ranga: { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }: { $names }.
export-note-pairgoth-guests =
    Popune i gosti u programu Pairgoth obični su igrači: { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }: { $names }.
export-note-trf-handicaps =
    U datoteci ne piše da imaju hendikep: { $count ->
        [one] { $count } partija
        [few] { $count } partije
       *[other] { $count } partija
    }.
export-note-trf-federation = Igrači čija država nema federaciju u šahovskom savezu, pa se zapisuju bez nje: { $names }.
export-note-trf-result = { $round }. kolo, ploča { $board }: datoteka nema takav rezultat, pa se partija zapisuje bez njega.
export-note-trf-cut =
    Ime skraćeno na najviše slova: { $most }, { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }: { $names }.

bundle-not-a-bundle = Ovo nije paket. { $reason } Odaberite datoteku koju je zapisao `export --as bundle`.
bundle-hostile = Paket se odbija. { $reason } Nijedan turnir ne izgleda tako.
bundle-newer = Paket ima verziju { $found }, a ovaj program čita verzije do { $known }. Koristite noviju verziju programa.
bundle-changed = Datoteka { $file } u paketu nije ono što je potpisano. Promijenjena je na putu. Ponovno zatražite paket od organizatora.
bundle-missing = U paketu nedostaje { $file }. Ponovno zatražite paket od organizatora.
bundle-person = Igrač { $player } u paketu ima drugu vrijednost ({ $field }) nego u potpisanim podacima. Ponovno zatražite paket od organizatora.
bundle-contradiction = Paket proturječi sam sebi. { $problem } Zamolite organizatora da ga ponovno izda.
bundle-found-no-archive = Nije ZIP arhiva ili je oštećena.
bundle-found-no-version = Manifest nema verziju.
bundle-found-not-json = manifest.json nije valjan JSON.
bundle-found-other-program = Manifest je zapisao drugi program.
bundle-limit-file-size = Datoteka { $file } u njemu ima { $kilobytes } kB.
bundle-limit-files =
    Sadrži: { $files ->
        [one] { $files } datoteka
        [few] { $files } datoteke
       *[other] { $files } datoteka
    }.
bundle-limit-name = Sadrži ili navodi datoteku s nedopuštenim nazivom.
bundle-limit-players =
    Sadrži: { $players ->
        [one] { $players } igrač
        [few] { $players } igrača
       *[other] { $players } igrača
    } i { $games ->
        [one] { $games } partija
        [few] { $games } partije
       *[other] { $games } partija
    }.
bundle-limit-ratio = Datoteka { $file } u njemu raspakira se u mnogo više nego što bi trebala.
bundle-limit-size = Ima { $megabytes } MB.
bundle-limit-twice = Ima dvije datoteke { $file }.
bundle-problem-log = Povijest u log.json nije valjana.
bundle-problem-hand-over = Izjava u hand-over.json odnosi se na drugi turnir ili drugi paket.
bundle-problem-season-file = Datoteka sezone nema pravila svoje tablice bodova, sezona { $season }.
bundle-problem-categories = Dobne kategorije nisu redom ili koeficijent dobi nije valjan.
bundle-problem-category = Bodovi igrača { $player } nisu ni u jednoj kategoriji sezone ili igrač ima bodove dvaput.
bundle-problem-days = Prvenstvo nedostaje ili je zadnji dan prije prvoga.
bundle-problem-final = Skupine ili mjesta Finala kategorije { $category } ne slažu se.
bundle-problem-game = Partija u njemu nema dva igrača ili ima nepoznat rezultat.
bundle-problem-harmful-characters = Ime u njemu je predugo ili ima znakove koji skrivaju ili preslaguju druge.
bundle-problem-ladder = Jigo-ljestve u njemu ne pripadaju nijednoj partiji.
bundle-problem-ladder-winner = Jigo-ljestve u njemu imaju pobjednika koji ih nije igrao.
bundle-problem-player = Rang, odabir objave ili polje igrača { $player } nije valjano.
bundle-problem-player-twice = Igrač je u njemu dvaput.
bundle-problem-points = Bodovi igrača { $player } ne zbrajaju se točno.
bundle-problem-sequence = Broj ne odgovara prethodnom paketu.
bundle-problem-unlisted-player = Upućuje na igrača kojeg nema na njegovu popisu.
bundle-problem-values = Vrijednost u { $file } nedostaje ili nije valjana.
bundle-problem-version = Sadrži više nego što njegova verzija dopušta.

signature-invalid-key = Javni ključ nije valjan. Mora imati 64 heksadecimalne znamenke, kako ih prikazuje `drawmaster key`.
signature-mismatch = Potpis ne odgovara. Datoteka je promijenjena nakon potpisivanja. Ponovno je zatražite od pošiljatelja.

## The hall network

hall-title = Dvorana
hall-skip = Prijeđi na sadržaj
hall-menu = Stranice
hall-find = Pronađi ploču
hall-offline = Nema veze sa stolom organizatora. Stranica je možda zastarjela.
hall-updated = Ažurirano
hall-language = Jezik
hall-your-name = Vaše ime
hall-nobody = Nijedan igrač tog imena nema ploču.
hall-colour = Boja
hall-no-times = Raspored još nije utvrđen.
hall-next-round = Slijedi:
hall-minutes = min
hall-address-of-many = { $address } označava mnogo računala. Odaberite adresu ovog računala u jednoj mreži.
hall-choose-address = Odaberite jednu adresu ovog računala; mreža u dvorani nikad ne sluša na svima.
hall-address-refused = Mreža u dvorani ne može slušati na { $address } ({ $error }). Odaberite drugu adresu ili priključak.
hall-poster-address = Adresa mora biti adresa uključene mreže u dvorani, na primjer http://192.168.0.7:8080/.
hall-no-codes = Listići se ispisuju za 1 do { $most } kodova, kad nastanu.
cli-hall-serving = Mreža u dvorani radi na { $url }. Zaustavite je s Ctrl+C.
helper-title = Pomoćnik
helper-code = Vaš kod: šest riječi
helper-sign-in = Prijava
helper-needs-script = Pomoćnici trebaju JavaScript.
helper-not-sent = Još nije poslano
helper-all-sent = Sve je poslano.
helper-refused = Stol organizatora odbio je ovaj unos.
helper-desk-unavailable = Stol organizatora sada ne može ništa primiti. Unosi se kasnije ponovno šalju.
helper-code-replace = Ova poveznica ima drugi kod nego ovaj telefon. Koristiti novi?
helper-code-refused = Ovaj kod više ne vrijedi. Zatražite novi od voditelja.
helper-sign-out = Odjava
helper-pass = Čitanje
helper-pass-one = Prvo čitanje
helper-pass-two = Drugo čitanje
helper-entered = Rezultat
helper-nothing = Trenutačno nema posla.
helper-discard = Odbaci
helper-note = Bilješka za suca
helper-note-send = Pošalji bilješku
helper-arrived = Stigao/la
helper-filter = Ploča ili ime
helper-jigo = Jigo
helper-lost-both = Oba su izgubila
helper-code-invalid = Ovaj kod ne vrijedi. Zatražite novi od voditelja.
helper-unknown = Nema pomoćnika s ključem { $number }.
helper-revoked-already = Kod pomoćnika { $name } već je opozvan.
helper-name-missing = Unesite ime pomoćnika.
helper-hours = Kod vrijedi od 1 do { $most } sati.
helper-too-many = Turnir ima najviše { $most } pomoćnika.
helper-room-unknown = Nema dvorane { $room }. Odaberite jednu od dvorana turnira.
helper-room-without-results = Dvoranu imaju samo pomoćnici koji unose rezultate. Izostavite je.
helper-key = Broj unosa mora imati od 8 do 64 slova i znamenki.
helper-not-allowed = Vaš kod to ne dopušta. Pitajte voditelja.
follow-address = Unesite adresu mreže u dvorani prvog stola, na primjer http://192.168.0.7:8080/.
follow-not-local = Prozor prati samo stol u istoj lokalnoj mreži, a { $address } je drugdje. Da biste pratili taj, upotrijebite drawmaster follow.
follow-code = Kôd je šest riječi, kako ih prikazuje prvi stol. Provjerite kako su napisane.
follow-no-connection = Prvi stol ne odgovara na { $address } ({ $error }).
follow-code-unreadable = Kôd se ne može pročitati ({ $cause }).
follow-unproved = Odgovor s { $address } ne dokazuje da dolazi od prvog stola s ovim kodom. Provjerite adresu; možda netko odgovara umjesto njega.
follow-refused = Prvi stol odbija ovaj kod. Zatražite novi s ulogom drugog stola; stol koji je sam preuzeo ne prima stare kodove.
follow-answer = Prvi stol na { $address } poslao je odgovor koji ovaj program ne razumije. Koristite istu verziju na oba računala.
follow-copy-missing = Kopija { $path } premještena je ili izbrisana tijekom praćenja. Vratite je ili pratite u novu kopiju.
cli-follow-state = { $time }: { $file } ima unos { $entry } od { $last } s { $address }.
cli-follow-lost = { $time }: { $reason } Novi pokušaj.
cli-promoted = { $file } je sada datoteka događaja. Nastavlja povijest prvog stola nakon unosa { $entry } ({ $head }). Na prvom stolu više ništa ne mijenjajte: njegove kasnije promjene nisu ovdje, a dvije se datoteke ne mogu spojiti.
helper-other-game = Na ploči { $board } sada sjede drugi igrači ili njezino kolo nije objavljeno. Stol organizatora ima vaš rezultat i odlučuje.
helper-desk-decides = Stol organizatora ima vaš rezultat i odlučuje. Ako dugo traje, pitajte ondje.
helper-not-expected = Ovaj se igrač više ne očekuje. Uputite ga stolu organizatora.
helper-shown-missing = Ovaj unos ne kaže koga je stranica prikazala. Ponovno učitajte stranicu i unesite još jednom.
helper-other-person = Stol organizatora promijenio je osobu u ovoj prijavi. Ponovno potražite igrača na popisu.
helper-key-used = Stol organizatora ima drugi unos s istim brojem, pa se ovaj ne sprema. Unesite ga ponovno.
helper-own-pass = Drugo čitanje ploče { $board } unijeli ste vi. Ovo čita netko drugi.
helper-no-board = Stol organizatora sada nema tu ploču, pa se ovaj rezultat ne sprema. Javite stolu organizatora.
helper-round-confirmed = { $round }. kolo je potvrđeno, pa se ovaj rezultat ne sprema. Ako je drukčiji, javite stolu organizatora.
helper-too-many-wait = Broj vaših rezultata koji već čekaju stol organizatora je { $count }, pa se ovaj ne sprema. Javite stolu organizatora.
helper-other-result = Ploča { $board } ima drugi rezultat kod organizatora. Pitajte voditelja.
report-title = Prijavi rezultat
report-about = Upišite kod uz svoju boju na listiću s rezultatom. Rezultat vrijedi kad protivnik prijavi isto.
report-code = Vaš kod
report-next = Dalje
report-choose = Tko je pobijedio?
report-asked = Protivnik je prijavio: { $result }. Prijavite što znate.
report-waiting = Prijavili ste: { $result }. Vrijedi kad protivnik prijavi isto. Predajte listić kao i obično.
report-is-disputed = Prijavili ste različite rezultate. Dođite s protivnikom do voditelja.
report-is-dismissed = Prijava nije prihvaćena. Dođite do voditelja.
report-is-entered = Rezultat je upisan: { $result }. Predajte listić kao i obično.
report-other = Drugi rezultat
report-code-invalid = Ovaj kod sada ne vrijedi. Pogledajte listić ili pitajte voditelja.
report-result-unfit = Igrači prijavljuju pobjedu ili jigo. Sve ostalo recite voditelju.
report-sent-before = Već ste prijavili rezultat. Za promjenu pitajte voditelja.
report-desk-unavailable = Stol organizatora sada ne može primiti vašu prijavu. Pokušajte ponovno za koji trenutak.
report-entered = Ploča { $board } već ima rezultat. Za promjenu pitajte voditelja.
report-author = Ploča { $board }, { $colour }
report-none = Nijedna prijava s ploče { $board } ne čeka.
report-disputed = Igrači s ploče { $board } prijavili su različite rezultate. Unesite točan ili odbacite prijave.
cli-report-accepted = Unesen je prijavljeni rezultat ploče { $board }.
cli-report-dismissed = Prijave s ploče { $board } su odbačene.
cli-conflict-settled = Ploča { $board } je riješena: { $result }.
cli-conflict-entered = uneseno
cli-conflict-sent = nije uneseno
cli-no-conflicts = Nijedan rezultat nije proturječan.
conflict-none = Ploča { $board } nema rezultat i ne čeka nijedna prijava igrača koji sada ondje sjede. Unesite rezultat s ostalim rezultatima kola i zanemarite ono što čeka od drugih igrača.
cli-no-reports = Nijedna prijava ne čeka.
cli-no-report-codes = Nema kodova: nijedno kolo nije u tijeku ili igrači ne smiju prijavljivati rezultate (event.player_reports).
cli-report-waiting = čeka
cli-report-disputed = igrači se ne slažu
cli-report-contradicted = unesen je drugi rezultat
cli-report-moved = igrači sada sjede drugdje
cli-helper-added = Dodan je { $name } s ključem { $helper }. Kod se prikazuje samo sada: { $code }
cli-helper-revoked = Kod pomoćnika s ključem { $helper } opozvan je.
cli-no-helpers = Nema pomoćnika.
cli-helper-valid-until = vrijedi do { $time }
cli-helper-expired = istekao
cli-helper-is-revoked = opozvan

## messages

verbatim = { $text }
language-unknown = Nijedan katalog nema jezik „{ $code }”. Odaberite: { $known }, ili dva odvojena zarezom.
language-too-many = Na list stanu dva jezika. Navedite jedan ili dva.

## messages: causes, as parts of sentences

cause-not-found = ne postoji
cause-permission = pristup nije dopušten
cause-exists = već postoji
cause-full = disk je pun
cause-read-only = uređaj je samo za čitanje
cause-folder = to je mapa
cause-no-folder = dio putanje nije mapa
cause-not-empty = mapa nije prazna
cause-name = naziv je predug ili ovdje nije moguć
cause-too-large = datoteka je prevelika za ovaj uređaj
cause-busy = koristi je drugi program
cause-address-in-use = ovu adresu i priključak koristi drugi program
cause-address-elsewhere = ovo računalo nema tu adresu
cause-other-device = na drugom je uređaju
cause-network = mreža ne odgovara
cause-refused = ondje ne odgovara nijedan program
cause-broken = veza je prekinuta
cause-pipe = primajući program je završio
cause-interrupted = sustav je prekinuo radnju
cause-not-text = nije UTF-8 tekst
cause-cut-off = odrezano je
cause-memory = nema dovoljno memorije
cause-unsupported = na ovom uređaju to nije moguće
cause-many-files = otvoreno je previše datoteka
cause-links = poveznice idu u krug
cause-device-lost = uređaj nije priključen
cause-device = sustav javlja kvar
cause-json-cut-off = odrezano je u retku { $line }
cause-json-syntax = nije JSON od retka { $line }, stupca { $column } nadalje
cause-json-choice = odaberite: { $choices }
cause-json-missing = nedostaje { $field }
cause-json-unknown = nepoznato: { $field }
cause-json-range = broj je premalen ili prevelik
cause-json-number = potreban je cijeli broj
cause-json-text = potreban je tekst
cause-json-truth = potrebno je true ili false
cause-json-list = potreban je popis
cause-json-form = oblik je pogrešan

## print

paper-unknown = Papir „{ $name }” nije podržan. Odaberite: { $known }.
copies-out-of-range = Broj primjeraka mora biti od 1 do { $maximum }, a ne { $count }.
font-missing-characters = Nijedan font nema znakove { $characters }. Promijenite te tekstove ili umjesto njih ispišite �: u prozoru odaberite „Zamijeni znakove koji nedostaju” ili u naredbenom retku dodajte --replace.

## session: outputs

output-exists = { $path } već postoji i ništa nije zapisano. Odaberite drugi naziv ili dopustite zamjenu datoteke.
output-replaces-database = { $path } je datoteka turnira, knjiga serije ili druga baza, koju nijedan izlaz ne smije zamijeniti. Odaberite drugi naziv.
output-beside-database = { $path } ima naziv datoteke koju treba turnir ili knjiga serije pokraj nje. Odaberite drugi naziv.
output-replaces-key = { $path } je ključ organizatora, koji nijedan izlaz ne smije zamijeniti. Odaberite drugi naziv.
output-unreadable = { $path } postoji i ne može se pročitati ({ $cause }), pa se ne zamjenjuje. Odaberite drugi naziv.

## session: files

file-name-missing = { $path } nije naziv datoteke. Odaberite drugi.
file-not-written = { $path } se ne može zapisati ({ $reason }). Odaberite drugu mapu ili oslobodite prostor.
file-not-readable = { $path } se ne može pročitati ({ $reason }). Provjerite naziv i mapu.
file-not-regular = { $path } se ne može pročitati. Nije obična datoteka. Odaberite drugu.
file-too-large = { $path }: prevelika za datoteku turnira. Odaberite drugu.
file-exists = { $path } već postoji. Odaberite drugi naziv.
file-not-picked = Program ne poznaje ovu datoteku. Odaberite je ponovno.
request-invalid = Zahtjev naredbe { $name } nije valjan ({ $error }). Ponovno pokrenite program.

## session: lists with wrong lines

list-line = Redak { $line }: { $reason }
list-lines-wrong =
    Popis: { $mistakes ->
        [one] { $mistakes } problem
        [few] { $mistakes } problema
       *[other] { $mistakes } problema
    }, { $lines ->
        [one] { $lines } redak
        [few] { $lines } retka
       *[other] { $lines } redaka
    }. Ispravite ih i ponovno uvezite popis.
list-lines-more = Nije prikazano još { $count }.

## session: the session

event-not-open = Nijedan turnir nije otvoren. Otvorite turnir ili stvorite novi.
competition-missing = Turnir nema natjecanja. Stvorite novi turnir.
request-not-json = Zahtjev se ne može pohraniti u dnevnik ({ $reason }). Prijavite ovu pogrešku.
final-game-invalidated = Promjena bi poništila partiju Finala na ploči { $board } u { $round }. kolu. Najprije razdvojite { $round }. kolo. Ako su njegove partije počele, ispravite rezultat o kojem ovisi i poništite kasnije partije.
copy-failed = U mapi { $folder } nije se mogla napraviti kopija. { $reason } Provjerite mapu i slobodan prostor.
copy-folder-failed = Mapa se ne može stvoriti ({ $reason }).

## session: fields

date-unknown = „{ $text }” nije datum. Napišite ga kao 2026-11-20.
rating-unknown = „{ $text }” nije rejting. Napišite cijeli broj od -900 do 3500.
pin-unknown = „{ $text }” nije EGD PIN. Ima osam znamenki.
register-number-unknown = „{ $text }” nije broj licencije ni članstva. Napišite do deset znamenki ili ostavite polje prazno.
licence-status-unknown = „{ $text }” nije status licencije. Napišite slovo ili crticu ili ostavite polje prazno.
birth-unknown = „{ $text }” nije godina rođenja. Napišite je kao { $example }.
missed-round-unknown = Nema { $round }. kola. Kola su 1 do { $last }.
fixed-board-out-of-range = { $board } nije ploča. Napišite broj od 1 do 9999 ili ništa.

## session: season rules

season-unknown = Sezona „{ $name }” nije poznata. Odaberite: { $known }.
season-misnamed = Ugrađena sezona „{ $name }” u svojoj datoteci ima drugi naziv.
season-file-wrong = { $path }: { $reason }

## session: the organiser's key

key-damaged = { $file } više nije valjan ključ. Vratite ga iz kopije ili ga premjestite da se stvori novi ključ.
key-readable-by-others = Drugi korisnici ovog računala mogu čitati ključ { $file }. Dopustite čitanje samo sebi (chmod 600), zatim pokušajte ponovno.
key-unusable = Ključ { $file } ne može se koristiti ({ $reason }). Provjerite mapu i dozvole.
key-not-regular = Datoteka ključa { $file } nije obična datoteka. Premjestite je i vratite svoju datoteku ključa ili pustite da program stvori novi ključ.
key-no-folder = Nema mape za vaš ključ. Postavite DRAWMASTER_DATA na neku mapu.

## session: printers

printer-no-service = Ovo računalo nema uslugu ispisa (program lp). Spremite PDF i ispišite ga iz svojeg PDF programa.
printer-none = Na ovom računalu nema pisača. Postavite ga u postavkama sustava ili spremite PDF.
printer-refused = Pisač { $printer } nije primio list: { $reason }.
printer-refused-hint = Provjerite njegovo ime i je li uključen ili spremite PDF.
printer-service-failed = Usluga ispisa ne može se koristiti ({ $reason }). Spremite PDF i ispišite ga iz svojeg PDF programa.

## store

store-missing = Nema datoteke { $path }. Provjerite naziv ili stvorite novi turnir.
store-exists = { $path } već postoji. Odaberite drugi naziv ili otvorite postojeću datoteku.
store-leftover-journal = { $path } je ostatak izbrisane datoteke. Premjestite ga ili odaberite drugi naziv za novu datoteku.
store-not-an-event-file = { $path } nije datoteka turnira. Odaberite .drawmaster datoteku ili uvezite datoteku.
store-not-a-tour-book = { $path } nije knjiga serije. Odaberite .tourbook datoteku ili je stvorite s `tour new`.
store-not-a-rating-list = { $path } nije rejting-lista ovog programa. Ponovno uvezite rejting-listu.
store-newer = { $path } ima format { $found }, a ovaj program čita formate do { $known }. Otvorite novijom verzijom.
store-damaged = Oštećena datoteka: { $path }. { $detail } Umjesto nje otvorite najnoviju kopiju.
store-in-use = { $path }: otvorena u drugom prozoru ili programu. Najprije je ondje zatvorite. Ako je na mrežnom disku, kopirajte je na ovo računalo.
store-follows = { $path } je kopija drugog stola i ne može se mijenjati dok prati. Ako je prvi stol zakazao, preuzmite na početnoj stranici, pod „Prati kao drugi stol”, ili pokrenite drawmaster promote s ovom datotekom.
store-does-not-follow = { $path } je samostalna datoteka događaja, a ne kopija drugog stola.
store-entry-does-not-follow = Unos { $entry } koji je poslao prvi stol ne slijedi iz povijesti ove kopije. Nije preuzet. Ako prvi stol sada radi s drugom datotekom, pratite ga u novu kopiju.
store-open-elsewhere = { $path }: otvorena na računalu { $computer } (proces { $process }). Najprije je ondje zatvorite. Ako ondje više nije otvorena, izbrišite { $owner } i pokušajte ponovno.
store-changed-elsewhere = { $path }: drugi ju je program promijenio dok je bila otvorena, pa ova promjena nije spremljena. Spremite kopiju pod drugim nazivom, zatim ponovno otvorite datoteku i usporedite.
store-name-too-long =
    Naziv datoteke { $path } je predug. Odaberite naziv od najviše { $most ->
        [one] { $most } bajt
        [few] { $most } bajta
       *[other] { $most } bajtova
    }.
file-name-device = { $path } je u Windowsima naziv uređaja, pa se datoteka ondje ne bi mogla otvoriti. Odaberite drugi naziv.
store-side-file = { $path } nije datoteka ovog programa, a ima naziv jedne od onih koje on zapisuje uz turnir. Premjestite je ili preimenujte, zatim pokušajte ponovno.
store-foreign-log = { $path } je dnevnik drugog programa koji bi se upisao u turnir, a turnir takav dnevnik nikad nema. Premjestite ga, zatim pokušajte ponovno.
store-no-locks = { $path } je na mjestu koje ne podržava zaključavanje datoteka, npr. na mrežnom disku. Kopirajte na ovo računalo i otvorite kopiju.
store-read-only = { $path }: samo za čitanje. Omogućite pisanje ili otvorite kopiju.
store-inaccessible = { $path }: nema pristupa ({ $reason }). Provjerite mapu i dozvole.
store-moved = { $path }: premještena ili izbrisana dok je bila otvorena. Vratite je ili spremite kopiju pod drugim nazivom.
store-migration-failed = { $path } se ne može pretvoriti u sadašnji format. { $detail } Datoteka nije promijenjena. Otvorite je verzijom koja ju je stvorila.
store-journal-broken = Povijest ove datoteke je oštećena. { $found } Umjesto nje otvorite najnoviju kopiju.
store-disk-full = Disk je pun, pa promjena nije spremljena. Oslobodite prostor i pokušajte ponovno.
store-cause-disk-full = Disk je pun.
store-cause-write = Zapisivanje nije uspjelo.
store-cause-constraint = Retci proturječe drugim podacima u datoteci.
store-cause-inaccessible = datoteka ili njezina mapa ne može se otvoriti ili pročitati
store-write-failed = Promjena nije spremljena jer zapisivanje nije uspjelo. Provjerite uređaj i pokušajte ponovno.
store-saved-on-failing-device = Promjena je spremljena, ali je uređaj zatim zakazao. { $reason } Provjerite uređaj i spremite kopiju drugdje.
store-change-uncertain = Uređaj je zakazao. { $reason } Promjena je možda spremljena, a možda nije. Ponovno otvorite datoteku da to saznate.
store-constraint = Promjena nije spremljena jer proturječi drugim podacima u datoteci. Ponovno učitajte turnir i pokušajte ponovno.
store-opened-for-reading = Turnir je otvoren samo za čitanje. Za promjene ga otvorite za pisanje.
store-no-event = Datoteka ne sadrži turnir. Stvorite ga ili uvezite iz druge datoteke.
undo-takeover = Ovdje je preuzela kopija drugog stola, a to se ne poništava. Umjesto toga ispravite ono što je bilo prije.
store-nothing-to-undo = Nema što poništiti. Turnir je u početnom stanju.
store-nothing-to-redo = Nema što ponoviti. Od zadnje promjene ništa nije poništeno.
store-rows-differ = Redak { $key } tablice { $table } razlikuje se od dnevnika. Provjerite datoteku prije nego što nešto poništite ili ponovite.
store-unreadable = Vrijednost u stupcu { $column } tablice { $table } nije valjana. Provjerite datoteku ili otvorite njezinu kopiju.
store-out-of-range = Vrijednost { $value } u stupcu { $column } tablice { $table } izvan je raspona. Ispravite je ili otvorite kopiju datoteke.
store-found-size = Datoteka ima { $megabytes } MB, više nego što ijedan turnir treba.
store-found-length =
    Datoteka: { $bytes ->
        [one] { $bytes } bajt
        [few] { $bytes } bajta
       *[other] { $bytes } bajtova
    } umjesto { $expected }.
store-found-format-number = Broj formata datoteke je { $number }.
store-found-object = Shema se razlikuje od ovog formata: { $kind } { $name }.
store-found-wal = Drugi je program promijenio način zapisivanja.
store-found-structure = Struktura datoteke je oštećena.
store-found-values = Vrijednost u tablici { $table } nije dopuštena.
store-found-foreign-key = Redak tablice { $child } upućuje na nepostojeći redak tablice { $parent }.
store-found-chain = Zapis dnevnika { $entry } ne slijedi iz prethodnoga.
store-found-print-history = Povijest ispisa lista { $sheet } je izmijenjena. Ponovno ispišite taj list.
store-found-state = Retci nemaju stanje koje bilježi zadnji zapis dnevnika.
store-found-row = Redak { $key } tablice { $table } ne odgovara dnevniku.
store-found-row-before = Zapis dnevnika { $entry }: redak { $key } tablice { $table } prije je imao drugu vrijednost.
store-doubt-journal = Dnevniku se nakon zapisa { $entry } ne može vjerovati. { $reason }
store-doubt-contradiction = Retci zapisani nakon zapisa dnevnika { $entry } izostavljeni su jer proturječe jedni drugima. { $reason }
store-doubt-table-schema = Shema tablice { $table } razlikuje se od ovog formata. Tablica je izostavljena.
store-doubt-row = Redak { $key } tablice { $table } je oporavljen, ali dnevnik ne potvrđuje njegovu sadašnju vrijednost.
store-doubt-row-left-out = Redak { $key } tablice { $table } je izostavljen. { $reason }
store-doubt-table-end = Tablica { $table } nije se mogla pročitati do kraja.
store-doubt-row-deleted = Redak { $key } tablice { $table } izbrisan je nakon zadnjeg pouzdanog zapisa dnevnika.

## tour: bundles

tourbook-bundle-like = { $event } sliči na { $twin }, koji je u knjizi serije pod drugim brojem: isti dani i zajedničke partije ili igrači. Doda li se i on, bodovi se računaju dvaput. Ako su to različiti turniri, prihvatite ga.
tourbook-bundle-differs = { $event } je već u knjizi serije i ovaj se paket razlikuje. Provjerite razlike, zatim ih prihvatite.
tourbook-bundle-key-unknown = Paket je potpisan ključem koji serija ne poznaje. Zatražite ključ od organizatora i najprije ga dodajte.
tourbook-bundle-key = Ključ je { $key }
tourbook-bundle-key-revoked = Paket je potpisan opozvanim ključem: { $holder }, opozvan { $day }. Zatražite paket potpisan novim ključem.
tourbook-bundle-older = { $event }: { $sequence }. paket stariji je od { $newest }. paketa u knjizi serije. Zatražite najnoviji od organizatora.
tourbook-bundle-fork = { $event }: { $sequence }. paket ne slijedi { $newest }. paket u knjizi serije: turnir ima dvije različite povijesti. Pitajte organizatora koja je prava.
tourbook-bundle-gap = { $event }: { $sequence }. paket predaleko je od { $newest }. paketa u knjizi serije: između smije nedostajati najviše { $most }. Zatražite pakete između od organizatora.
tourbook-bundle-other-signer = { $event }: dosad je potpisivao { $holder }, a ovaj paket { $organiser }. Pitajte oboje; ako je turnir predan, dodajte paket s tom odlukom.
tourbook-difference-signer = Potpis: { $new } umjesto { $old }.
tourbook-handed-over = Turnir sada potpisuje { $organiser }: predao { $old }.
tourbook-difference-gap =
    Nakon { $newest }. paketa nedostaje: { $count ->
        [one] { $count } paket
        [few] { $count } paketa
       *[other] { $count } paketa
    }.
tourbook-difference-date = Datiran je { $new }, prije paketa u knjizi serije, koji je datiran { $old }. Neki je sat bio netočan ili je netko odabrao datum.
tourbook-difference-other-days = Paket je za { $start } do { $end }, a { $old } je u knjizi serije za { $old_start } do { $old_end }. Ako ga prihvatite, iz knjige serije nestaje { $old } sa svojim bodovima. To je ispravno za odgođen turnir; ako je to drugi turnir, zamolite organizatora da ga napravi u novoj datoteci.
tourbook-difference-event = Promijenili su se naziv, dani, mjesto, prvenstvo ili koeficijent turnira.
tourbook-difference-table = Promijenila se tablica bodova.
tourbook-difference-player-gone = { $player } više nije na turniru.
tourbook-difference-player-new = Novi igrač na turniru: { $player }.
tourbook-difference-player-data = Promijenili su se osobni podaci: { $player }.
tourbook-difference-games =
    Promijenjeno: { $count ->
        [one] { $count } partija
        [few] { $count } partije
       *[other] { $count } partija
    }.
tourbook-difference-points = { $player }: bodova { $new } umjesto { $old }.
tourbook-difference-finals = Promijenile su se skupine, mjesta ili ždrijeb Finala.
tourbook-difference-ladders = Promijenile su se partije ljestava, kvalifikacije ili ružičasti listići.
tourbook-difference-other = Promijenila su se slobodna kola, nokaut-tablice ili mjesta.
tourbook-consequence = { $player }: sada { $new } umjesto { $old }.
tourbook-sp = SP{ $category } { $sp }
tourbook-sp-none = nema SP
tourbook-edition-unreadable = { $event }: pohranjeni paket ne može se pročitati ({ $error }). Ponovno dodajte paket turnira.

## tour: keys

tourbook-key-no-holder = Ključ nema nositelja. Unesite ime organizatora.
tourbook-key-known = Ključ je već u knjizi serije: { $holder }.
tourbook-key-was-revoked = Ključ je opozvan i ne može se ponovno dodati: { $holder }. Zatražite novi ključ.
tourbook-key-missing = Knjiga serije nema ovaj ključ. Pogledajte popis ključeva.
tourbook-key-revoked = Ključ je već opozvan: { $holder }.

## tour: players, championships and the book

tourbook-unnamed = Serija nema naziv. Unesite ga.
tourbook-championship-unnamed = Prvenstvo nema naziv. Unesite ga.
tourbook-championship-unknown = Nema prvenstva „{ $name }”. Odaberite ga s popisa turnira.
tourbook-player-unknown = „{ $name }” nije u seriji. Potražite igrača na popisu.
tourbook-player-ambiguous =
    Ime { $name } ima: { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }. Unesite broj s popisa igrača.
tourbook-confirm-year = { $year }. godina ne može se potvrditi. Odaberite godinu od 2000. do { $last }.
tourbook-merge-same = { $player }: igrač se ne može spojiti sam sa sobom. Navedite dva igrača.
tourbook-separate-same = Oboje su isti igrač, { $player }. Navedite dva igrača.
tourbook-separate-already = { $one } i { $other } već su zabilježeni kao različite osobe.
tourbook-no-category = { $date }: u kategoriji { $category } nitko nema bodova. Odaberite drugu kategoriju ili datum.
tourbook-no-gain = { $player } nema stečenih bodova do { $date }.
tourbook-no-year = Kalendar nema { $year }. godinu. Odaberite drugu.

## tour: sheets and pages

tourbook-empty = Knjiga serije nema turnira. Najprije dodajte pakete.
tourbook-no-points = U { $year }. godini nitko nema bodova, pa se nema što ispisati.
tourbook-no-sheet = Serija nema list „{ $name }”. Odaberite: { $known }.
tourbook-pages-changed = { $folder } sadrži datoteke koje program nije zapisao ili koje su otad promijenjene: { $files }. Premjestite ih ili odaberite praznu mapu.
tourbook-pages-other-files = { $folder } sadrži i druge datoteke osim stranica serije. Odaberite praznu mapu.
