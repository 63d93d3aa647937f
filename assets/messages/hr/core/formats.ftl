# Poruke uvoza i izvoza. Radni prijevod; izvorni govornik ga još nije pregledao.
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
import-problem-not-a-round = Riječ iza prvog kola nije kolo. Ispravite je ili uklonite.
import-problem-not-an-aga-game = Redak nije partija. Napišite brojeve bijeloga i crnoga, W ili B za pobjednika, hendikep i komi.
import-problem-aga-number = Igrač partije nije na popisu igrača. Ispravite broj.
import-problem-trf-number = Nedostaje broj igrača. Napišite ga u stupce od 5 do 8.
import-sheet-unknown = Radna knjiga nema list „{ $sheet }” s ćelijama. Ima: { $known }. Odaberite jedan od njih.
import-problem-not-csv = Nije redak CSV datoteke. Ponovno spremite popis kao CSV UTF-8.
import-problem-only-family-name = „{ $name }” je prezime bez imena. Napišite oboje.
import-problem-only-given-name = „{ $name }” je ime bez prezimena. Napišite oboje.
import-problem-pin = „{ $text }” nije EGD PIN. PIN ima osam znamenki.
import-problem-points = „{ $text }” nije broj SEYGO bodova. Napišite cijeli broj.
import-problem-rating = „{ $text }” nije rejting. Napišite cijeli broj od -900 do 3500.
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
import-note-aga-placeholders = Igrači čiji broj znači da ga nemaju: { $count }. Ovdje nemaju AGA broj.
import-note-aga-undecided = Partije bez rezultata: { $count }. Datoteka ne kaže jesu li završile jigom, bez borbe ili uopće nisu. Unesite rezultate.
import-note-aga-moved = Partije stavljene u kasnije kolo jer jedan od igrača u njihovu kolu ima drugu partiju: { $count }.
import-note-aga-game-left = Redak { $line }: partija je izostavljena. Ima samo jednog igrača ili bi igrač imao više od { $last } kola.
import-note-board-size = Partije su na pločama veličine { $size }, koju turniri nemaju. Ovdje se koristi 19x19, a veličina se čuva za izvoz.
import-note-board-twice = { $round }. kolo, ploča { $board }: ovu ploču imaju dvije partije. Jedna od njih ide na ploču { $other }.
import-note-byoyomi-periods = OpenGotha ne pohranjuje broj razdoblja byo-yomija. Koristi se jedno. Ispravite.
import-note-cancelled = { $round }. kolo: partija je otkazana. Uvezena je s rezultatom „bez rezultata”.
import-note-categories = Broj kategorija u datoteci je { $categories }, a njihovih granica samo { $limits }.
import-note-class-time = Datoteka ima klasu { $class }, ali ne i vrijeme za razmišljanje. Koristi se najkraće vrijeme te klase, { $minutes } min.
import-note-class-unrated = Datoteka ima klasu { $class }, ali je vrijeme za razmišljanje prekratko za bilo koju klasu. Partije ne ulaze u rejting.
import-note-class-lower = Datoteka ima klasu { $class }, ali vrijeme za razmišljanje dopušta samo klasu { $allowed }. Ispravite vrijeme za razmišljanje.
import-note-column = Stupac „{ $heading }” je izostavljen.
import-note-congress-numbers =
    Kongresni registracijski brojevi ovdje se ne koriste ({ $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }). Čuvaju se za izvoz u Pairgoth.
import-note-country = { $name }: „{ $country }” nije oznaka države od dva slova i izostavlja se.
import-note-criterion = Kriterij poretka „{ $criterion }” je nepoznat i izostavlja se.
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
import-note-internet = Turnir je igran na internetu, pa partije imaju rejting-klasu D.
import-note-internet-address = Datoteka sadrži internetsku adresu voditelja, koja nije uvezena.
import-note-komi = Komi nije višekratnik pola boda. Ovdje je zaokružen naniže, a čuva se za izvoz.
import-note-late-rounds = Redak { $line }: kola nakon { $last }. su izostavljena.
import-note-level = { $name }: razina { $written } je nepoznata. Koristi se { $rank }.
import-note-line-cleaned = Redak { $line }: kontrolni znakovi uklonjeni su iz „{ $text }”.
import-note-line-no-pin = Redak { $line }: „{ $text }” nije EGD PIN od osam znamenki i izostavlja se.
import-note-lines-disagree = { $round }. kolo: retci { $line } i { $other } se ne slažu. Partija je izostavljena.
import-note-macmahon-defaults = Datoteka nema datuma, vremena za razmišljanje ni komija. Koriste se { $day }, 60 minuta i 6.5. Ispravite ih.
import-note-macmahon-half-groups = MacMahon na ovom turniru sparuje igrače s pola boda više u nižoj bodovnoj skupini. Ovdje se sparuju po točnim bodovima.
import-note-macmahon-no-result = MacMahon partiju bez rezultata računa kao pola boda. Ovdje se ne računa dok se ne unese rezultat.
import-note-macmahon-rating-rank = MacMahon na ovom turniru uzima rangove iz rejtinga. Koriste se uneseni rangovi. Provjerite ih.
import-note-macmahon-rating-score = MacMahon na ovom turniru uzima početne bodove iz rejtinga. Ovdje slijede iz rangova. Provjerite ih.
import-note-macmahon-zero = MacMahon na ovom turniru bodove računa od { $level }, a ovdje se računaju od 30 kyua. Svi ovdje imaju za { $points } manje, a toliko manje i svaki protivnik u SOS-u. Poredak je isti.
import-note-name-twice = Retci { $first } i { $line }: { $name } je naveden dvaput.
import-note-no-criteria = Datoteka ne sadrži kriterije poretka. Koriste se MMS, SOS i SOSOS.
import-note-no-headings = Popis nema zaglavlja. Značenje stupaca pogođeno je prema sadržaju. Provjerite igrače.
import-note-no-rank = { $name } nema rang. Koristi se 30k, kao u programu OpenGotha.
import-note-one-time = Datoteka ima jedno vrijeme za osnovno i dodatno zajedno. Kao osnovno se koristi { $minutes } min.
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
import-note-trf-unrated = Igrači bez rejtinga, koji ovdje imaju rang 30k: { $count }. Unesite njihove rangove.
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
export-note-macmahon-withdrawn =
    Odustali ostaju u datoteci i propuštaju ostala kola: { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }: { $names }.
export-note-pairgoth-lost = Datoteka nema dvorana, vremena početka, godina rođenja, brojeva u seriji, odabira objave, profesionalnih rangova, nokaut-tablica ni bodova jer ih Pairgoth ne pohranjuje. Čuvajte datoteku turnira.
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
export-note-pairgoth-withdrawn =
    Odustali ostaju u datoteci i propuštaju ostala kola: { $count ->
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
