### Texts on printed sheets and web pages in Croatian.
### Radni prijevod; izvorni govornik ga još nije pregledao.

print-printed = Ispisano: { $time }
print-log = Povijest
site-results = Datoteka rezultata za Europsku go bazu (H9)
site-data = Podaci turnira (JSON)
print-page = Stranica { $page } od { $pages }
print-corrected = Ispravljeno: { $time }, označeno crtom
print-all-pages = Sve stranice
print-pairings = Parovi
print-board = Ploča
print-black = Crni
print-white = Bijeli
print-score = Bodovi
print-result = Rezultat
print-handicap = Hd
print-bye = Slobodan
print-ghost = Popuna
print-absent = Ne igra
print-elsewhere = Očekuje se i drugdje
print-by-name = Parovi po imenu
print-competition = Natjecanje
sheet-last-stage = Faza
print-opponent = Protivnik
print-hall = Dvorana
print-slips = Listići za rezultat
print-slip-board = Ploča { $board }
print-slip-handicap = Hendikep { $stones }
print-slip-komi = Komi { $komi }
print-slip-black-wins = Pobjeda Crnog
print-slip-white-wins = Pobjeda Bijelog
print-slip-jigo = Jigo
print-slip-score = Bodovi
print-slip-ladder = Jigo ili bez rezultata: odmah pozovite suca. Pobjednik jigo-ljestava:
print-slip-signature = Potpis
print-wall-chart = Turnirska tablica
print-wall-total = Ukupno
print-wall-meaning = Svaka ćelija prikazuje jedno kolo: ukupan broj pobjeda dotad (gore), zatim broj protivnika. Posljednji stupac je ukupan broj pobjeda.
print-wall-meaning-games = Svaka ćelija prikazuje jednu partiju: ukupan broj pobjeda dotad (gore), zatim broj protivnika. Posljednji stupac je ukupan broj pobjeda.
print-register = Popis prijava
print-rating = Rejting
print-category = Kategorija
print-rounds = Kola
print-register-closed =
    Prijave zaključene: { $time }. { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }.
print-draw-record = Zapisnik ždrijeba
print-draw-sources = Izvor brojeva ždrijeba
print-draw-list = Popis u trenutku ždrijeba
print-draw-lots = Brojevi redom kojim su izvučeni
print-draw-lot = Broj ždrijeba
print-draw-box = Polje
print-draw-position = Položaj
print-draw-rests = Odmara u kolu
print-draw-group = Skupina
print-draw-strength = Snaga
print-draw-redo = Za ponavljanje ždrijeba
print-draw-redo-how = Ovaj zapisnik može provjeriti svatko: isti popis i isti brojevi daju isti ždrijeb.
print-draw-frozen = Zamrznuti tekst
print-draw-frozen-how = Otisak je SHA-256 ovih redaka u UTF-8 bez njihovih brojeva, svaki sa znakom novog retka na kraju. Redak bez broja nastavlja gornji redak, nakon razmaka.
print-referee = Sudac
print-ladder = Jigo-ljestve
print-ladder-accepted = Sudac je prihvatio jigo u
print-ladder-time = Vrijeme i komi
print-ladder-earliest = Ne prije
print-ladder-black = Crni (nigirijem)
print-ladder-order = Partije se igraju ovim redom, u razmacima od pet minuta. Prva partija s pobjednikom odlučuje tko prolazi dalje.
print-ladder-last = Ploča 1 × 1 ne može završiti jigom: Crni mora pasirati, a Bijeli pobjeđuje komijem. Pobjeđuje igrač koji nigirijem dobije Bijele.
print-ladder-stays = Partija na velikoj ploči za bodove ostaje jigo.
print-timetable = Raspored
print-rules = Pravila
print-self-pairing = Birajte protivnike
print-self-pairing-how = Bilo koja dva igrača mogu igrati međusobno, najviše dvaput. U sljedeće polje upišite broj protivnika, a iznad njega svoj ukupan broj pobjeda s ovom partijom.
print-tables = Brojevi ploča
print-doors = Dvorane
print-poster = Mreža u dvorani
sheet-poster-line = Skenirajte kod ili otvorite adresu: vaša ploča, parovi i poredak na telefonu.
print-code-slips = Kodovi pomoćnika
sheet-code-about = Skenirajte kod ili otvorite adresu i upišite šest riječi. Listić zadržite za sebe.
sheet-code-results = Unosi rezultate
sheet-code-check-in = Unosi dolaske
sheet-code-notes = Piše bilješke za suca
sheet-code-second-desk = Drugi stol organizatora
sheet-code-second-desk-about = Za drawmaster follow na drugom računalu. Ove riječi pokazuju cijelu datoteku događaja: listić držite zaključan.
print-labels = Kartice s imenom
print-draw-cards = Kartice za ždrijeb
print-start-score = Početni bodovi
print-colour = Boja
print-pink-slips = Listići za promjene
print-pink-slip = Listić za promjenu
print-pink-register = Zaprimljeni listići za promjene
print-pink-change = Promjena
print-outcome = Ishod
print-family-name = Prezime
sheet-slip-middle-name = Srednje ime
sheet-slip-transliteration = Latinični zapis
sheet-slip-town = Grad
print-given-name = Ime
print-time = Vrijeme
print-round-board = Kolo / ploča
print-players = Igrači
print-article = Članak
print-ruling = Slučaj i odluka
print-appeal = Žalba
print-incidents = Slučajevi i odluke
print-sealed-move = Zapečaćeni potez
print-prisoners-black = Zarobljenici Crnog
print-prisoners-white = Zarobljenici Bijelog
print-clock-black = Vrijeme na satu Crnog
print-clock-white = Vrijeme na satu Bijelog
print-sealed-by = Zapečatila boja
print-sealed-number = Broj poteza
print-sealed-move-at = Potez
print-resumption = Nastavak partije (vrijeme, datum, mjesto)
print-sealed-how = Zapišite potez, presavijte i zapečatite obrazac te zaustavite sat. Sudac čuva obrazac i otvara ga pred igračem koji je sljedeći na potezu.
print-late = Zakašnjeli igrači
print-late-came = Dolazak
print-late-used = Utrošeno, min
print-late-outcome = Rezultat ili poraz nakon
print-points = Bodovi turnira
print-sp-list = Lista bodova
print-race = Utrka za Finale
print-sum = Ukupno
print-qualified = Igrači iznad ove crte se kvalificiraju
print-final-groups = Skupine
print-wins = Pobjede
print-prizes = Nagrade
print-standings = Poredak
print-final-standings = Konačni poredak
print-stages-final = Konačna lista svih faza
print-stages-interim = Trenutačna lista svih faza
print-individual = Pojedinačni poredak
print-round-number = { $round }
print-place = Mjesto
print-number = Br.
print-name = Ime
print-rank = Rang
print-club = Klub
print-country = Država
print-cell-meaning = 4+/b: pobjeda nad igračem 4 s Crnima; 4-/w: poraz od igrača 4 s Bijelima; =: jigo.
print-ko-title =
    { $category } · { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }
print-section = Dio { $section }
print-round-of = Najboljih { $lines }
print-quarter-finals = Četvrtfinale
print-semi-finals = Polufinale
print-winners-final = Finale pobjednika
sheet-order-of-moves-mixed = Redoslijed poteza: dama crnih, dama bijelih, muškarac crnih, muškarac bijelih. Partneri ne razgovaraju o partiji dok traje.
sheet-order-of-moves-any = Redoslijed poteza: prva osoba crnih, prva bijelih, druga crnih, druga bijelih, kako su ovdje navedeni. Partneri ne razgovaraju o partiji dok traje.
sheet-losers-table = Tablica poraženih
sheet-second-final = Drugo finale
sheet-third-final = Treće finale
sheet-from-winners = poraženi: { $game }
sheet-from-losers = pobjednik: { $round }. kolo, partija { $number }
print-final = Finale
print-winner = Pobjednik
print-third-place = Partija za 3. mjesto
print-group-gold = zlatna, 1–2
print-group-bronze = brončana, 3–4
print-group-blue = plava, 5–8
print-group-green = zelena, 9–16
print-group-magenta = purpurna, 17–32
print-group-red = crvena, 33–64
print-shared-place = Igrači koji su jednaki po svim kriterijima dijele mjesto.

## Texts that the event fills in

sheet-round = { $round }. kolo
sheet-round-draft = { $round }. kolo: nacrt, nije objavljeno
sheet-days = { $from } – { $to }
sheet-day-in-month = { $day }. { $month }
sheet-date = { $day }. { $month } { $year }.
sheet-weekday-date = { $weekday }, { $day }. { $month }
sheet-month-1 = siječnja
sheet-month-2 = veljače
sheet-month-3 = ožujka
sheet-month-4 = travnja
sheet-month-5 = svibnja
sheet-month-6 = lipnja
sheet-month-7 = srpnja
sheet-month-8 = kolovoza
sheet-month-9 = rujna
sheet-month-10 = listopada
sheet-month-11 = studenoga
sheet-month-12 = prosinca
sheet-weekday-1 = ponedjeljak
sheet-weekday-2 = utorak
sheet-weekday-3 = srijeda
sheet-weekday-4 = četvrtak
sheet-weekday-5 = petak
sheet-weekday-6 = subota
sheet-weekday-7 = nedjelja
sheet-of-category = { $competition }, kategorija { $category }
sheet-in-hall = { $competition }, { $hall }
sheet-boards = Ploče { $from }–{ $to }
sheet-bye = slobodan
sheet-anonymous = Bez imena
sheet-anonymous-number = Br. { $number }
sheet-forfeit = kontumacija
sheet-ladder = jigo-ljestve
sheet-decision = odluka
sheet-over-by = kraj do { $time }
sheet-moved-from = prije { $time }
sheet-late-until = poraz nakon { $time }
sheet-due-elsewhere = { $competition }, { $round }. kolo, { $start }
sheet-all-competitions = Sva natjecanja
sheet-knock-out = Nokaut
sheet-final = Finale { $category }
sheet-final-group = Skupina { $name }
sheet-final-last = Polufinala i finala
sheet-finals = Finala
sheet-qualifying = KO{ $category }, kvalifikacije
sheet-points-round = K{ $round }
sheet-points-season = Sezona { $season }, klasa { $class }, koeficijent { $coefficient }.
sheet-points-open = Potvrđena kola: { $done } od { $rounds }. Bodovi se još mogu promijeniti.
sheet-points-ages = Dobne kategorije turnira razlikuju se od onih u sezoni { $season }.
sheet-points-nothing = Sezona { $season } ne daje bodove za ove faze: { $stages }.

## The draw record and change slips

sheet-draw-generator = Generator
sheet-draw-generator-is = ChaCha20, s ključem SHA-256 otiska i entropije
sheet-draw-commitment = Otisak (SHA-256 popisa)
sheet-draw-nonce = Tajni broj voditelja (nonce)
sheet-draw-called = Entropija, izgovorena pri ždrijebu
sheet-draw-apart = Razdvojeni u prvom kolu
sheet-draw-countries = države
sheet-draw-clubs = klubovi
sheet-draw-again = Razlog novog ždrijeba
sheet-seed-closing = Sjeme ždrijeba { $seed }, izvučeno pri zaključenju prijava ({ $at }) iz: { $random }, i entropije { $entropy }. Broj izvlačenja: { $count }.
sheet-seed-changed = Sjeme ždrijeba { $seed }, ponovno izvučeno ({ $at }) iz: { $random }, i entropije { $entropy }. Razlog: { $reason }. Broj izvlačenja: { $count }.
sheet-seed-given = Sjeme ždrijeba { $seed }, zadano pri stvaranju turnira.
sheet-seed-older = Sjeme ždrijeba { $seed }.
sheet-draw-reason = Razlog redoslijeda popisa
sheet-draw-number = { $number }. ždrijeb od { $all }, { $at }
sheet-draw-frozen = Zamrznuto
sheet-draw-frozen-number = { $at }, { $number }. zamrzavanje
sheet-draw-frozen-same-step = u istom koraku kao ždrijeb: otisak prije nitko nije mogao zabilježiti
sheet-draw-announced = Najavljeno pri zamrzavanju
sheet-draw-digits =
    { $digits ->
        [one] { $digits } znamenka
        [few] { $digits } znamenke
       *[other] { $digits } znamenki
    }
sheet-draw-digits-any = bilo koji broj znamenki
sheet-draw-acts = Sva zamrzavanja i ždrjebovi
sheet-draw-log = Povijest turnira
sheet-draw-log-head = Broj zapisa: { $entries }, kod glave { $head }
sheet-draw-act-freeze = { $number }. zamrzavanje { $at }
sheet-draw-act-freeze-undone = { $number }. zamrzavanje { $at }, poništeno
sheet-draw-act-draw = { $number }. ždrijeb { $at }
sheet-draw-act-draw-undone = { $number }. ždrijeb { $at }, poništeno
sheet-draw-withheld =
    Bez imena i kluba, koji se više ne smiju objaviti: { $lines ->
        [one] { $lines } redak
        [few] { $lines } retka
       *[other] { $lines } redaka
    }. Otisak se s ovog lista ne može ponovno izračunati; cijeli je tekst u datoteci turnira.
sheet-draw-rests = Odmori
sheet-draw-rests-best = najjači igrači odmaraju na dugi dan
sheet-draw-rests-lots = ždrijebom
sheet-draw-rests-eve = prvo se kolo igra večer prije
sheet-witness = Svjedok
sheet-slip-status = Status
sheet-slip-change = { $field }: { $before }, sada { $after }
sheet-slip-applied = provedeno { $time }
sheet-slip-refused = odbijeno { $time }: { $reason }
sheet-slip-pending = na čekanju

## Rules in brief

sheet-rules = Pravila ukratko
sheet-rules-system = Sustav
sheet-system-swiss =
    Švicarski sustav, { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
       *[other] { $rounds } kola
    }
sheet-system-mcmahon =
    McMahon, { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
       *[other] { $rounds } kola
    }, bar na { $bar }
sheet-system-novices =
    početnici, { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
       *[other] { $rounds } kola
    }; igrači bez pobjede igraju međusobno
sheet-system-league =
    liga: svatko igra sa svakim u svojem razredu; { $moves ->
        [0] nitko ne mijenja razred
        [1] prvi prelazi gore, posljednji dolje
        [one] gore prelazi prvih { $moves }, dolje posljednjih { $moves }
        [few] gore prelaze prva { $moves }, dolje posljednja { $moves }
       *[other] gore prelazi prvih { $moves }, dolje posljednjih { $moves }
    }
sheet-system-club-ladder = klupske ljestve: pobjeda diže za stepenicu, poraz spušta za jednu; kamen za svaki rang razlike, najviše 9, i 5 bodova komija za svaki daljnji rang
sheet-system-round-robin =
    svatko sa svakim, { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
       *[other] { $rounds } kola
    }
sheet-system-score-pairing =
    sparivanje po bodovima, { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
       *[other] { $rounds } kola
    }
sheet-system-generalised-knock-out =
    prošireni nokaut, { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
       *[other] { $rounds } kola
    }: igraju igrači s istim rezultatima
sheet-system-knock-out = nokaut
sheet-system-swiss-knock-out =
    Švicarski sustav, { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
       *[other] { $rounds } kola
    }, na kraju nokaut, { $finalists ->
        [one] { $finalists } igrač
        [few] { $finalists } igrača
       *[other] { $finalists } igrača
    }
sheet-system-double-elimination = dvostruko ispadanje: ispada se nakon dva poraza
sheet-system-double-elimination-one = dvostruko ispadanje: ispada se nakon dva poraza, s jednim finalom
sheet-system-double-elimination-three = dvostruko ispadanje: ispada se nakon dva poraza, s finalom od tri partije
sheet-system-zones =
    { $zones ->
        [one] { $zones } zona
        [few] { $zones } zone
       *[other] { $zones } zona
    } u kojima igra svatko sa svakim, zatim nokaut pobjednika
sheet-system-zoned-swiss =
    zonski švicarski sustav, { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
       *[other] { $rounds } kola
    }, zone do { $limits } i ostali
sheet-system-self-pairing =
    slobodno sparivanje, dva igrača igraju najviše { $meetings ->
        [1] jednom
        [2] dvaput
        [one] { $meetings } put
        [few] { $meetings } puta
       *[other] { $meetings } puta
    }
sheet-rules-time = Vrijeme za razmišljanje
sheet-rules-main =
    { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minute
       *[other] { $minutes } minuta
    } po igraču
sheet-rules-no-overtime = { $main }, bez dodatnog vremena
sheet-rules-byoyomi = { $main }, zatim byo-yomi { $periods } × { $seconds } sekundi
sheet-rules-canadian =
    { $main }, zatim { $stones ->
        [one] { $stones } kamen
        [few] { $stones } kamena
       *[other] { $stones } kamenja
    } u { $minutes }:{ $seconds } minuta
sheet-rules-fischer = { $main }, plus { $seconds } s po potezu
sheet-rules-rated = Europski rejting, klasa { $class }
sheet-rules-not-rated = ne ulazi u rejting
sheet-rules-komi = Komi
sheet-rules-handicap = Hendikep
sheet-rules-board = Ploča
sheet-rules-board-by-rank = 13x13 ako oba igrača imaju { $rank } ili više, inače 9x9
sheet-rules-no-handicap = nema, sve su partije ravnopravne
sheet-rules-handicap-score = razlika bodova{ $change }, najviše { $most }; u partijama s hendikepom nema komija
sheet-rules-handicap-rank = razlika rangova{ $change }, najviše { $most }; u partijama s hendikepom nema komija
sheet-rules-handicap-plus = { " " }plus { $stones }
sheet-rules-handicap-minus = { " " }minus { $stones }
sheet-rules-placing = Dodatni kriteriji
sheet-rules-then = , zatim{ " " }
sheet-rules-places-shared = { $criteria }; zatim se mjesta dijele
sheet-rules-odd = Neparan broj igrača
sheet-rules-odd-ghost = igra popuna (dobrovoljac); bez popune slobodan je posljednji igrač koji to još nije bio
sheet-rules-odd-bye = slobodan je posljednji igrač koji to još nije bio
sheet-rules-odd-off = nema slobodnih: organizatori održavaju paran broj
sheet-rules-lateness = Kašnjenje
sheet-rules-lateness-is = Sat Crnog ide od početka kola. Tko kasni više od jednog sata, gubi partiju.
sheet-rules-protests = Prigovori
sheet-rules-protests-are = Do početka sljedećeg kola.
sheet-rules-jigo = Jigo u nokautu
sheet-rules-jigo-is = Tko prolazi dalje odlučuju partije na manjim pločama. Sama partija ostaje jigo.

## Meanings of the criteria

sheet-criterion-category = dobna kategorija
sheet-criterion-division = razred
sheet-criterion-mms = McMahon bodovi
sheet-criterion-wins = broj pobjeda
sheet-criterion-score = bodovi: dva boda za pobjedu
sheet-criterion-sos-mms = zbroj McMahon bodova protivnika
sheet-criterion-sos-wins = zbroj pobjeda protivnika
sheet-criterion-sos-1 = zbroj bodova protivnika bez najnižeg
sheet-criterion-sos-2 = zbroj bodova protivnika bez dva najniža
sheet-criterion-sos-more = zbroj bodova protivnika bez najnižih
sheet-criterion-sos-first = zbroj bodova protivnika od { $from }. kola
sheet-criterion-sodos = zbroj bodova pobijeđenih protivnika
sheet-criterion-sosos = zbroj SOS-a protivnika
sheet-criterion-cuss = zbroj vlastitih bodova nakon svakog kola
sheet-criterion-cusp = zbroj vlastitih bodova za pobjede nakon svakog kola
sheet-criterion-direct = partije između izjednačenih igrača
sheet-criterion-exploits = pobjede jačih protivnika s kojima je igrano ili koji su pobijeđeni
sheet-criterion-stage = dokle je igrač došao u nokautu
sheet-criterion-sequence = rezultati redom po kolima, rane pobjede prve
sheet-criterion-rung = stepenica ljestava: rang i desetinke iznad njega
sheet-criterion-board-points = bodovi svih ploča ekipe
sheet-match = { $number }. susret: { $first } – { $second }
sheet-criterion-cps = kasnije pobjede vrijede dvostruko
sheet-criterion-sts = bodovi s dodatkom za nepobijeđene

## Prizes

sheet-prize-category = Kategorija { $category }
sheet-prize-girls = Djevojčice, kategorija { $category }
sheet-prize-boys = Dječaci, kategorija { $category }
sheet-prize-knock-out = KO{ $category }
sheet-prize-above-bar = Najbolji rezultati iznad bara
sheet-prize-list = popis od { $time }
sheet-prize-rank = Rang { $rank }
sheet-prize-ranks = Rangovi { $low } do { $high }
sheet-prize-place = { $place }. mjesto
sheet-prize-wins =
    Broj pobjeda, { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
       *[other] { $rounds } kola
    }
sheet-prize-wins-of =
    { $wins ->
        [one] { $wins } pobjeda
        [few] { $wins } pobjede
       *[other] { $wins } pobjeda
    }
sheet-prize-youngest = Najmlađi
sheet-prize-countries = Države: dva najbolja dječaka i dvije najbolje djevojčice
sheet-prize-places = mjesta { $places }
sheet-prize-sum = zbroj mjesta { $sum }
sheet-prize-shared = podijeljeno
sheet-prize-improvement = Najveći napredak
sheet-prize-persistence = Najviše partija
sheet-prize-rungs = { $count ->
    [one] { $count } prečka više
    [few] { $count } prečke više
   *[other] { $count } prečaka više
}
sheet-prize-games =
    { $count ->
        [one] { $count } partija
        [few] { $count } partije
       *[other] { $count } partija
    }
sheet-prize-most-improved = Najveći napredak, kategorija { $category }
sheet-prize-rookie = Novak godine
sheet-prize-country-teams = Državne ekipe: dvije djevojčice i dva dječaka
sheet-prize-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    }
sheet-place-1 = 1.
sheet-place-2 = 2.
sheet-place-3 = 3.

## The referee's log

sheet-incident-advances = KO{ $category }: odlukom voditelja dalje prolazi { $winner }: { $reason }
sheet-incident-drawn = Kategorija { $category }: ždrijeb odlukom voditelja: { $reason }
sheet-incident-corrected = Potvrđeni rezultat ispravljen u { $result }: { $reason }
sheet-incident-ruled = Rezultat promijenjen u { $result } odlukom u slučaju { $case }
sheet-incident-lowered = Ne igra sljedeće kolo: početni bodovi sniženi za { $by }.
sheet-incident-box = KO{ $category }, polje { $box }: ulazi { $player }: { $reason }
sheet-incident-box-empty = KO{ $category }, polje { $box } postaje slobodno: { $reason }
sheet-incident-forfeit-black = Crni nije došao ili nije nastavio: Crni gubi kontumacijom.
sheet-incident-forfeit-white = Bijeli nije došao ili nije nastavio: Bijeli gubi kontumacijom.
sheet-incident-forfeit-both = Oba igrača gube kontumacijom.
sheet-incident-walkover-black = Crni prolazi bez borbe.
sheet-incident-walkover-white = Bijeli prolazi bez borbe.
sheet-incident-both-lose = Oba igrača gube.
sheet-incident-no-result = Bez rezultata.
sheet-incident-jigo = Jigo ili bez rezultata u partiji koja traži pobjednika: slijede jigo-ljestve.
sheet-incident-jigo-won = Jigo ili bez rezultata u partiji koja traži pobjednika: nakon jigo-ljestava dalje prolazi { $winner }.

## The tour's sheets

sheet-season = Sezona { $year }.
sheet-final-column = Finale
sheet-race-tied = izjednačeni
sheet-race-absent = ne može doći
sheet-race-note = Bodovi stečeni u { $year }. godini, prikazani bez decimala. Finale igra prvih { $size } igrača koji mogu doći; o izjednačenju za posljednje mjesto odlučuje serija.
sheet-sp-note = Bodovi s posljednjeg izdanja svakog prvenstva. Po njima se određuju nositelji u nokautu.

sheet-role-head-referee = Glavni sudac
sheet-role-referee = Suci i pomoćnici
sheet-role-timekeeper = Mjeritelji vremena
sheet-role-committee = Žalbeno povjerenstvo
sheet-role-replacement = Zamjenici
sheet-officials-title = Službene osobe
sheet-rules-referees = Suci
sheet-cases-title = Knjiga slučajeva, za suca
sheet-case-title = Slučaj { $number }
sheet-case-facts = Što se dogodilo
sheet-case-steps = Odluke, prigovori i žalbe
sheet-case-state = Stanje
sheet-case-referee = Sudac
sheet-case-committee = Povjerenstvo
sheet-case-instead = zamjenjuje
sheet-case-ruled = { $by }: { $words }
sheet-case-protested = Prigovor, { $player }: { $words }
sheet-case-appealed = Žalba, { $player }: { $words }
sheet-case-closed = Slučaj zaključen. { $words }
sheet-case-late = (Izvan roka; prihvaćeno zbog: { $reason })
sheet-case-upheld = (usvojeno)
sheet-case-rejected = (odbijeno)
sheet-case-result = Rezultat: { $result }.
sheet-case-clocks = Satovi, preostalo: Crni { $black }, Bijeli { $white }.
sheet-case-clocks-used = Satovi, utrošeno: Crni { $black }, Bijeli { $white }.
sheet-receipt-title = Priznanica { $number }
sheet-receipt-from = Primljeno od
sheet-receipt-by = Primio/la
sheet-refund-title = Priznanica { $number }: povrat
sheet-refund-to = Vraćeno kome
sheet-refund-by = Vratio/la
sheet-receipt-amount = Iznos
sheet-receipt-method = Način plaćanja
sheet-receipt-note = Napomena
sheet-receipt-for = Obračun
sheet-receipt-signature = Potpis
sheet-method-cash = gotovinom
sheet-method-transfer = bankovnim prijenosom
sheet-fee-list-title = Stol za prijave: naknade
sheet-fees-for = Za što
sheet-fees-owed = Za platiti
sheet-fees-paid = Plaćeno
sheet-fees-open = Preostaje
sheet-fees-came = Dolazak
sheet-fees-levy = Pristojba
sheet-fees-credit = Preplata
sheet-fees-discount = Popusti
sheet-fees-total = Ukupno
sheet-cash-report-title = Blagajnički izvještaj
sheet-cash-report-signature = Blagajnik
sheet-cash-float = Početno stanje ujutro
sheet-cash-received = Primljena gotovina
sheet-cash-refunded = Vraćena gotovina
sheet-cash-expected = U blagajni treba biti
sheet-cash-counted = Prebrojeno
sheet-cash-difference = Razlika
sheet-cash-transferred = Primljeni prijenosi
sheet-cash-returned = Vraćeni prijenosi
sheet-cash-void = Poništene priznanice:
sheet-cash-whole = Cijeli turnir
sheet-levy-form-title = Pristojba
sheet-levy-member = Članovi
sheet-levy-non-member = Nečlanovi
sheet-levy-concession = Sniženo
sheet-levy-people = Igrači
sheet-levy-days = Dani
sheet-levy-a-day = Po danu
sheet-levy-amount = Iznos
sheet-levy-signature = Organizator
sheet-report-title = Izvještaj za dan { $day }
sheet-report-rounds = Odigrana kola: rezultati, stanje
sheet-report-running = Partije koje se još igraju, najdulje prve
sheet-report-round = Kolo
sheet-report-announced = Najavljeno
sheet-report-began = Početak
sheet-report-over = Kraj
sheet-report-late = Kašnjenje
sheet-report-minutes = kašnjenje { $minutes } min
sheet-report-proposed = prijedlog: { $time }
sheet-report-since = od { $time }
sheet-report-forfeits = Kontumacije
sheet-report-corrections = Ispravci nakon potvrde
sheet-report-cases = Slučajevi
sheet-report-protests = Prigovori i žalbe
sheet-report-confirmed = potvrđeno
sheet-report-open = nije potvrđeno
