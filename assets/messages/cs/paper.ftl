### Texts on printed sheets and web pages in Czech.
### Návrh překladu, který zatím nezkontroloval žádný rodilý mluvčí.

print-printed = Vytištěno { $time }
print-log = Historie
site-results = Soubor výsledků pro Evropskou databázi go (H9)
site-data = Data akce (JSON)
print-page = Strana { $page } z { $pages }
print-corrected = Opraveno { $time }: změny jsou označeny čarou
print-all-pages = Všechny stránky
print-pairings = Párování
print-board = Stůl
print-black = Černý
print-white = Bílý
print-score = Body
print-result = Výsledek
print-handicap = Hd
print-bye = Volný los
print-ghost = Záskok
print-absent = Nehrají
print-elsewhere = Hrají i jinde
print-by-name = Párování podle jmen
print-competition = Soutěž
sheet-last-stage = Fáze
print-opponent = Soupeř
print-hall = Sál
print-slips = Lístky s výsledky
print-slip-board = Stůl { $board }
print-slip-handicap = Handicap { $stones }
print-slip-komi = Komi { $komi }
print-slip-black-wins = Vyhrál černý
print-slip-white-wins = Vyhrál bílý
print-slip-jigo = Jigo
print-slip-score = Body
print-slip-ladder = Jigo nebo bez výsledku: ihned zavolejte rozhodčího. Vítěz rozstřelu po jigo:
print-slip-signature = Podpis
print-wall-chart = Turnajová tabulka
print-wall-total = Celkem
print-wall-meaning = Každé políčko je jedno kolo: dosavadní počet výher (nahoře) a číslo soupeře. Poslední sloupec je celkový počet výher.
print-wall-meaning-games = Každé políčko je jedna partie: dosavadní počet výher (nahoře) a číslo soupeře. Poslední sloupec je celkový počet výher.
print-register = Startovní listina
print-rating = Rating
print-category = Kategorie
print-rounds = Kola
print-register-closed =
    Registrace uzavřena { $time }. { $count ->
        [one] 1 hráč.
        [few] { $count } hráči.
       *[other] { $count } hráčů.
    }
print-draw-record = Zápis o losování
print-draw-sources = Zdroj losů
print-draw-list = Seznam v okamžiku losování
print-draw-lots = Losy v pořadí tažení
print-draw-lot = Los
print-draw-box = Pole
print-draw-position = Pozice
print-draw-rests = Volno v kole
print-draw-group = Skupina
print-draw-strength = Síla
print-draw-redo = Jak losování zopakovat
print-draw-redo-how = Tento zápis může ověřit každý: stejný seznam a stejná čísla dají stejné losy.
print-draw-frozen = Zmrazený text
print-draw-frozen-how = Závazek je SHA-256 těchto řádků v UTF-8 bez jejich čísel, po každém následuje konec řádku (LF). Řádek bez čísla po mezeře pokračuje v řádku nad ním.
print-referee = Rozhodčí
print-ladder = Rozstřel po jigo
print-ladder-accepted = Rozhodčí uznal jigo v
print-ladder-time = Čas a komi
print-ladder-earliest = Nejdříve v
print-ladder-black = Černý (podle nigiri)
print-ladder-order = Partie se hrají v tomto pořadí po pěti minutách. O postupu rozhodne první partie, která má vítěze.
print-ladder-last = Na desce 1 × 1 nemůže nastat jigo: černý musí pasovat a bílý vyhraje díky komi. Vyhrává hráč, který v nigiri dostane bílé.
print-ladder-stays = Pro body a pořadí zůstává partie na velké desce jigo.
print-timetable = Časový rozvrh
print-rules = Pravidla
print-self-pairing = Vyberte si soupeře
print-self-pairing-how = Každý může hrát s každým, nejvýše dvakrát. Do svého dalšího políčka napište číslo soupeře a nad něj celkový počet svých výher včetně této partie.
print-tables = Čísla stolů
print-doors = Sály
print-poster = Síť v sále
sheet-poster-line = Naskenujte kód nebo otevřete adresu: váš stůl, nasazení a pořadí v telefonu.
print-code-slips = Kódy pomocníků
sheet-code-about = Naskenujte kód, nebo otevřete adresu a napište šest slov. Lístek nikomu nedávejte.
sheet-code-results = Zadává výsledky
sheet-code-check-in = Zadává příchody
sheet-code-notes = Píše poznámky pro rozhodčího
sheet-code-second-desk = Druhý pult
sheet-code-second-desk-about = Pro drawmaster follow na druhém počítači. Tato slova ukážou celý soubor turnaje: lístek mějte pod zámkem.
print-labels = Jmenovky
print-draw-cards = Losovací lístky
print-start-score = Startovní body
print-colour = Barva
print-pink-slips = Změnové lístky
print-pink-slip = Změnový lístek
print-pink-register = Přijaté změnové lístky
print-pink-change = Změna
print-outcome = Vyřízení
print-family-name = Příjmení
sheet-slip-middle-name = Prostřední jméno
sheet-slip-transliteration = Přepis latinkou
sheet-slip-town = Obec
print-given-name = Jméno
print-time = Čas
print-round-board = Kolo / stůl
print-players = Hráči
print-article = Článek
print-ruling = Událost a rozhodnutí
print-appeal = Odvolání
print-incidents = Události a rozhodnutí
print-sealed-move = Zapečetěný tah
print-prisoners-black = Zajatci černého
print-prisoners-white = Zajatci bílého
print-clock-black = Čas na hodinách černého
print-clock-white = Čas na hodinách bílého
print-sealed-by = Tah zapsal (barva)
print-sealed-number = Číslo tahu
print-sealed-move-at = Tah
print-resumption = Pokračování partie (čas, datum, místo)
print-sealed-how = Zapište svůj tah, formulář přeložte a zalepte a zastavte hodiny. Formulář uschová rozhodčí a otevře ho za přítomnosti hráče, který je pak na tahu.
print-late = Opozdilci
print-late-came = Příchod
print-late-used = Spotřebováno, min
print-late-outcome = Výsledek, nebo prohra po
print-points = Body za akci
print-sp-list = Bodová listina
print-race = Závod o Finále
print-sum = Součet
print-qualified = Hráči nad touto čarou postupují
print-final-groups = Skupiny
print-wins = Výhry
print-prizes = Ceny
print-standings = Pořadí
print-final-standings = Konečné pořadí
print-stages-final = Konečné pořadí všech fází
print-stages-interim = Průběžné pořadí všech fází
print-individual = Pořadí jednotlivců
print-round-number = { $round }
print-place = Místo
print-number = Č.
print-name = Jméno
print-rank = VT
print-club = Klub
print-country = Země
print-cell-meaning = 4+/b: výhra s hráčem 4 za černého; 4-/w: prohra s hráčem 4 za bílého; =: jigo.
print-ko-title =
    { $category } · { $count ->
        [one] 1 hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }
print-section = Část { $section }
print-round-of = Kolo { $lines } hráčů
print-quarter-finals = Čtvrtfinále
print-semi-finals = Semifinále
print-winners-final = Finále vítězů
sheet-order-of-moves-mixed = Pořadí tahů: dáma černých, dáma bílých, pán černých, pán bílých. Partneři o partii během hry nemluví.
sheet-order-of-moves-any = Pořadí tahů: první osoba černých, první bílých, druhá černých, druhá bílých, jak jsou zde uvedeny. Partneři o partii během hry nemluví.
sheet-losers-table = Pavouk poražených
sheet-second-final = Druhé finále
sheet-third-final = Třetí finále
sheet-from-winners = poražený z partie { $game }
sheet-from-losers = vítěz: kolo { $round }, partie { $number }
print-final = Finále
print-winner = Vítěz
print-third-place = Partie o třetí místo
print-group-gold = zlatá, 1–2
print-group-bronze = bronzová, 3–4
print-group-blue = modrá, 5–8
print-group-green = zelená, 9–16
print-group-magenta = fialová, 17–32
print-group-red = červená, 33–64
print-shared-place = Hráči shodní ve všech kritériích se o místo dělí.

## Texts that the event fills in

sheet-round = Kolo { $round }
sheet-round-draft = Kolo { $round }: návrh, nezveřejněno
sheet-days = { $from } – { $to }
sheet-day-in-month = { $day }. { $month }
sheet-date = { $day }. { $month } { $year }
sheet-weekday-date = { $weekday } { $day }. { $month }
sheet-month-1 = ledna
sheet-month-2 = února
sheet-month-3 = března
sheet-month-4 = dubna
sheet-month-5 = května
sheet-month-6 = června
sheet-month-7 = července
sheet-month-8 = srpna
sheet-month-9 = září
sheet-month-10 = října
sheet-month-11 = listopadu
sheet-month-12 = prosince
sheet-weekday-1 = pondělí
sheet-weekday-2 = úterý
sheet-weekday-3 = středa
sheet-weekday-4 = čtvrtek
sheet-weekday-5 = pátek
sheet-weekday-6 = sobota
sheet-weekday-7 = neděle
sheet-of-category = { $competition }, kategorie { $category }
sheet-in-hall = { $competition }, { $hall }
sheet-boards = Stoly { $from }–{ $to }
sheet-bye = volný los
sheet-anonymous = Anonym
sheet-anonymous-number = Č. { $number }
sheet-forfeit = kontumace
sheet-ladder = rozstřel po jigo
sheet-decision = rozhodnutí
sheet-over-by = konec do { $time }
sheet-moved-from = dříve { $time }
sheet-late-until = prohra po { $time }
sheet-due-elsewhere = { $competition }, kolo { $round }, { $start }
sheet-all-competitions = Všechny soutěže
sheet-knock-out = Vyřazovací část
sheet-final = Finále { $category }
sheet-final-group = Skupina { $name }
sheet-final-last = Semifinále a finále
sheet-finals = Finále
sheet-qualifying = KO{ $category }, kvalifikace
sheet-points-round = K{ $round }
sheet-points-season = Sezóna { $season }, třída { $class }, koeficient { $coefficient }.
sheet-points-open = Potvrzená kola: { $done } z { $rounds }. Body se ještě mohou změnit.
sheet-points-ages = Věkové kategorie akce se liší od kategorií sezóny { $season }.
sheet-points-nothing = V sezóně { $season } se za tyto fáze body neudělují: { $stages }.

## The draw record and change slips

sheet-draw-generator = Generátor
sheet-draw-generator-is = ChaCha20 s klíčem SHA-256 ze závazku a entropie
sheet-draw-commitment = Závazek (SHA-256 seznamu)
sheet-draw-nonce = Tajné číslo ředitele (nonce)
sheet-draw-called = Entropie vyhlášená při losování
sheet-draw-apart = Oddělení v prvním kole
sheet-draw-countries = země
sheet-draw-clubs = kluby
sheet-draw-again = Důvod nového losování
sheet-seed-closing = Semínko losování { $seed }, vylosované při uzavření registrace ({ $at }) z { $random } a entropie { $entropy }. Počet losování: { $count }.
sheet-seed-changed = Semínko losování { $seed }, vylosované znovu ({ $at }) z { $random } a entropie { $entropy }. Důvod: { $reason }. Počet losování: { $count }.
sheet-seed-given = Semínko losování { $seed }, zadané při založení akce.
sheet-seed-older = Semínko losování { $seed }.
sheet-draw-reason = Důvod pořadí v seznamu
sheet-draw-number = Losování { $number } z { $all }, { $at }
sheet-draw-frozen = Zmrazeno
sheet-draw-frozen-number = { $at }, zmrazení { $number }
sheet-draw-frozen-same-step = ve stejném kroku jako losování: závazek si předem nikdo nemohl zapsat
sheet-draw-announced = Vyhlášeno při zmrazení
sheet-draw-digits = { $digits ->
        [one] 1 číslice
        [few] { $digits } číslice
       *[other] { $digits } číslic
    }
sheet-draw-digits-any = libovolný počet číslic
sheet-draw-acts = Všechna zmrazení a losování
sheet-draw-log = Historie akce
sheet-draw-log-head = počet záznamů: { $entries }, poslední otisk: { $head }
sheet-draw-act-freeze = zmrazení { $number } { $at }
sheet-draw-act-freeze-undone = zmrazení { $number } { $at }, vráceno
sheet-draw-act-draw = losování { $number } { $at }
sheet-draw-act-draw-undone = losování { $number } { $at }, vráceno
sheet-draw-withheld = { $lines ->
        [one] Jeden řádek je uveden bez jména a klubu, které se už nesmějí zveřejnit.
        [few] { $lines } řádky jsou uvedeny bez jmen a klubů, které se už nesmějí zveřejnit.
       *[other] { $lines } řádků je uvedeno bez jmen a klubů, které se už nesmějí zveřejnit.
    } Závazek nelze z tohoto listu znovu spočítat; celý text je v souboru akce.
sheet-draw-rests = Volna
sheet-draw-rests-best = hráči s nejvyšší VT mají volno v dlouhém dni
sheet-draw-rests-lots = losem
sheet-draw-rests-eve = první kolo se hraje večer předem
sheet-witness = Svědek
sheet-slip-status = Stav
sheet-slip-change = { $field }: { $before }, nyní { $after }
sheet-slip-applied = provedeno { $time }
sheet-slip-refused = zamítnuto { $time }: { $reason }
sheet-slip-pending = čeká

## Rules in brief

sheet-rules = Stručná pravidla
sheet-rules-system = Systém
sheet-system-swiss = švýcarský, počet kol: { $rounds }
sheet-system-mcmahon = McMahon, počet kol: { $rounds }, bar { $bar }
sheet-system-novices = pro začátečníky, počet kol: { $rounds }; hráči bez výhry hrají spolu
sheet-system-league = liga: v divizi hraje každý s každým; { $moves ->
    [0] nikdo nepřechází
    [1] první postupuje, poslední sestupuje
    [few] první { $moves } postupují, poslední { $moves } sestupují
   *[other] prvních { $moves } postupuje, posledních { $moves } sestupuje
}
sheet-system-club-ladder = klubový žebříček: výhra znamená o příčku výš, prohra o příčku níž; za každý stupeň rozdílu jeden kámen, nejvýše 9, a za každý další stupeň 5 bodů komi
sheet-system-round-robin = každý s každým, počet kol: { $rounds }
sheet-system-score-pairing = párování podle bodů, počet kol: { $rounds }
sheet-system-generalised-knock-out = zobecněný vyřazovací, počet kol: { $rounds }; hrají spolu hráči se stejnými výsledky
sheet-system-knock-out = vyřazovací
sheet-system-swiss-knock-out = švýcarský, počet kol: { $rounds }, na konci vyřazovací část, počet finalistů: { $finalists }
sheet-system-double-elimination = na dvě prohry: po dvou prohrách hráč vypadává
sheet-system-double-elimination-one = na dvě prohry: po dvou prohrách hráč vypadává, jedno finále
sheet-system-double-elimination-three = na dvě prohry: po dvou prohrách hráč vypadává, finále na tři partie
sheet-system-zones = zóny ({ $zones }), v nichž hraje každý s každým, potom vyřazovací část vítězů
sheet-system-zoned-swiss = švýcarský se zónami, počet kol: { $rounds }, zóny do { $limits } a zbytek
sheet-system-self-pairing = vlastní výběr soupeřů, stejná dvojice hraje nejvýše { $meetings ->
    [1] jednou
    [2] dvakrát
    [few] { $meetings }krát
   *[other] { $meetings }krát
}
sheet-rules-time = Čas na partii
sheet-rules-main = { $minutes } min pro každého
sheet-rules-no-overtime = { $main }, bez dodatečného času
sheet-rules-byoyomi = { $main }, pak byo-yomi { $periods } × { $seconds } s
sheet-rules-canadian = { $main }, pak { $stones } kamenů za { $minutes }:{ $seconds } min
sheet-rules-fischer = { $main }, plus { $seconds } s na tah
sheet-rules-rated = započítává se do evropského ratingu, třída { $class }
sheet-rules-not-rated = nezapočítává se
sheet-rules-komi = Komi
sheet-rules-handicap = Handicap
sheet-rules-board = Deska
sheet-rules-board-by-rank = 13x13, pokud mají oba hráči alespoň { $rank }, jinak 9x9
sheet-rules-no-handicap = žádný, všechny partie jsou rovné
sheet-rules-handicap-score = rozdíl bodů{ $change }, nejvýše { $most }; v partiích s handicapem bez komi
sheet-rules-handicap-rank = rozdíl VT{ $change }, nejvýše { $most }; v partiích s handicapem bez komi
sheet-rules-handicap-plus = { " " }plus { $stones }
sheet-rules-handicap-minus = { " " }minus { $stones }
sheet-rules-placing = Pomocná kritéria
sheet-rules-then = , pak{ " " }
sheet-rules-places-shared = { $criteria }; potom se o místa dělí
sheet-rules-odd = Lichý počet hráčů
sheet-rules-odd-ghost = hraje záskok (dobrovolník); není-li, dostane volný los poslední hráč, který ho ještě neměl
sheet-rules-odd-bye = volný los dostane poslední hráč, který ho ještě neměl
sheet-rules-odd-off = žádné volné losy: o sudý počet se starají pořadatelé
sheet-rules-lateness = Pozdní příchod
sheet-rules-lateness-is = Hodiny černého běží od začátku kola. Kdo přijde o víc než hodinu později, partii prohrává.
sheet-rules-protests = Protesty
sheet-rules-protests-are = Do začátku dalšího kola.
sheet-rules-jigo = Jigo ve vyřazovací části
sheet-rules-jigo-is = O postupu rozhodnou partie na menších deskách. Partie sama zůstává jigo.

## Meanings of the criteria

sheet-criterion-category = věková kategorie
sheet-criterion-division = divize
sheet-criterion-mms = McMahonovy body
sheet-criterion-wins = počet výher
sheet-criterion-score = body: dva za výhru
sheet-criterion-sos-mms = součet McMahonových bodů soupeřů
sheet-criterion-sos-wins = součet výher soupeřů
sheet-criterion-sos-1 = součet bodů soupeřů bez nejnižších
sheet-criterion-sos-2 = součet bodů soupeřů bez dvou nejnižších
sheet-criterion-sos-more = součet bodů soupeřů bez několika nejnižších
sheet-criterion-sos-first = součet bodů soupeřů od { $from }. kola
sheet-criterion-sodos = součet bodů poražených soupeřů
sheet-criterion-sosos = součet SOS soupeřů
sheet-criterion-cuss = součet vlastních bodů po každém kole
sheet-criterion-cusp = součet vlastních bodů za výhry po každém kole
sheet-criterion-direct = partie mezi hráči se shodou
sheet-criterion-exploits = výhry silnějších nebo poražených soupeřů
sheet-criterion-stage = jak daleko hráč došel ve vyřazovací části
sheet-criterion-sequence = výsledky v pořadí kol, dřívější výhry mají přednost
sheet-criterion-rung = příčka žebříčku: VT a desetiny stupně nad ní
sheet-criterion-board-points = body ze všech stolů družstva
sheet-match = Zápas { $number }: { $first } – { $second }
sheet-criterion-cps = pozdější výhry se počítají dvakrát
sheet-criterion-sts = body s prémií pro neporažené

## Prizes

sheet-prize-category = Kategorie { $category }
sheet-prize-girls = Dívky, kategorie { $category }
sheet-prize-boys = Chlapci, kategorie { $category }
sheet-prize-knock-out = KO{ $category }
sheet-prize-above-bar = Nejlepší výsledky nad barem
sheet-prize-list = listina z { $time }
sheet-prize-rank = VT { $rank }
sheet-prize-ranks = VT { $low } až { $high }
sheet-prize-place = Místo { $place }
sheet-prize-wins = { $rounds ->
        [one] Počet výher v 1 kole
        [few] Počet výher v { $rounds } kolech
       *[other] Počet výher v { $rounds } kolech
    }
sheet-prize-wins-of = { $wins ->
        [one] 1 výhra
        [few] { $wins } výhry
       *[other] { $wins } výher
    }
sheet-prize-youngest = Nejmladší
sheet-prize-countries = Země: dva nejlepší chlapci a dvě nejlepší dívky
sheet-prize-places = místa { $places }
sheet-prize-sum = součet míst { $sum }
sheet-prize-shared = děleno
sheet-prize-improvement = Největší zlepšení
sheet-prize-persistence = Nejvíce partií
sheet-prize-rungs = { $count ->
    [one] o 1 příčku výš
    [few] o { $count } příčky výš
   *[other] o { $count } příček výš
}
sheet-prize-games = { $count ->
    [one] 1 partie
    [few] { $count } partie
   *[other] { $count } partií
}
sheet-prize-most-improved = Největší zlepšení, kategorie { $category }
sheet-prize-rookie = Nováček roku
sheet-prize-country-teams = Družstva zemí: dvě dívky a dva chlapci
sheet-prize-points = { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }
sheet-place-1 = 1.
sheet-place-2 = 2.
sheet-place-3 = 3.

## The referee's log

sheet-incident-advances = KO{ $category }: rozhodnutím ředitele postupuje { $winner }: { $reason }
sheet-incident-drawn = Kategorie { $category } vylosována rozhodnutím ředitele: { $reason }
sheet-incident-corrected = Potvrzený výsledek opraven na { $result }: { $reason }
sheet-incident-ruled = Výsledek změněn na { $result } rozhodnutím v případu { $case }
sheet-incident-lowered = Nehraje další kolo: startovní body sníženy o { $by }.
sheet-incident-box = KO{ $category }, pole { $box }: vstupuje { $player }: { $reason }
sheet-incident-box-empty = KO{ $category }, pole { $box } se mění na volný los: { $reason }
sheet-incident-forfeit-black = Černý se nedostavil nebo nepokračoval: prohrává kontumačně.
sheet-incident-forfeit-white = Bílý se nedostavil nebo nepokračoval: prohrává kontumačně.
sheet-incident-forfeit-both = Oba hráči prohrávají kontumačně.
sheet-incident-walkover-black = Černý postupuje bez boje.
sheet-incident-walkover-white = Bílý postupuje bez boje.
sheet-incident-both-lose = Oba hráči prohrávají.
sheet-incident-no-result = Bez výsledku.
sheet-incident-jigo = Jigo nebo bez výsledku v partii, která musí mít vítěze: následuje rozstřel po jigo.
sheet-incident-jigo-won = Jigo nebo bez výsledku v partii, která musí mít vítěze: po rozstřelu postupuje { $winner }.

## The tour's sheets

sheet-season = Sezóna { $year }
sheet-final-column = Finále
sheet-race-tied = shoda
sheet-race-absent = nemůže se zúčastnit
sheet-race-note = Body získané v roce { $year }, bez zlomků. Finále hraje prvních { $size } hráčů, kteří se mohou zúčastnit; o shodě na posledním místě rozhoduje série.
sheet-sp-note = Body z posledního ročníku každého mistrovství. Podle nich se nasazují pavouky.

sheet-role-head-referee = Hlavní rozhodčí
sheet-role-referee = Rozhodčí a asistenti
sheet-role-timekeeper = Časoměřiči
sheet-role-committee = Odvolací komise
sheet-role-replacement = Náhradníci
sheet-officials-title = Funkcionáři
sheet-rules-referees = Rozhodčí
sheet-cases-title = Kniha případů, pro rozhodčího
sheet-case-title = Případ { $number }
sheet-case-facts = Co se stalo
sheet-case-steps = Rozhodnutí, protesty a odvolání
sheet-case-state = Stav
sheet-case-referee = Rozhodčí
sheet-case-committee = Komise
sheet-case-instead = zastupuje
sheet-case-ruled = { $by }: { $words }
sheet-case-protested = Protest, { $player }: { $words }
sheet-case-appealed = Odvolání, { $player }: { $words }
sheet-case-closed = Případ uzavřen. { $words }
sheet-case-late = (Po lhůtě; přijato z důvodu: { $reason })
sheet-case-upheld = (vyhověno)
sheet-case-rejected = (zamítnuto)
sheet-case-result = Výsledek: { $result }.
sheet-case-clocks = Hodiny, zbývá: černý { $black }, bílý { $white }.
sheet-case-clocks-used = Hodiny, spotřebováno: černý { $black }, bílý { $white }.
sheet-receipt-title = Doklad { $number }
sheet-receipt-from = Přijato od
sheet-receipt-by = Přijal(a)
sheet-refund-title = Doklad { $number }: vratka
sheet-refund-to = Vráceno komu
sheet-refund-by = Vrátil(a)
sheet-receipt-amount = Částka
sheet-receipt-method = Způsob platby
sheet-receipt-note = Poznámka
sheet-receipt-for = Účet
sheet-receipt-signature = Podpis
sheet-method-cash = v hotovosti
sheet-method-transfer = převodem
sheet-fee-list-title = Registrační stůl: platby
sheet-fees-for = Za co
sheet-fees-owed = Má být
sheet-fees-paid = Zaplaceno
sheet-fees-open = Zbývá
sheet-fees-came = Prezence
sheet-fees-levy = Poplatek asociaci
sheet-fees-credit = Přeplatek
sheet-fees-discount = Slevy
sheet-fees-total = Celkem
sheet-cash-report-title = Pokladní zpráva
sheet-cash-report-signature = Pokladník
sheet-cash-float = Počáteční stav ráno
sheet-cash-received = Přijatá hotovost
sheet-cash-refunded = Vrácená hotovost
sheet-cash-expected = V pokladně má být
sheet-cash-counted = Spočítáno
sheet-cash-difference = Rozdíl
sheet-cash-transferred = Přijaté převody
sheet-cash-returned = Vrácené převody
sheet-cash-void = Zrušené doklady:
sheet-cash-whole = Celá akce
sheet-levy-form-title = Poplatek asociaci
sheet-levy-member = Členové
sheet-levy-non-member = Nečlenové
sheet-levy-concession = Snížená sazba
sheet-levy-people = Hráči
sheet-levy-days = Dny
sheet-levy-a-day = Za den
sheet-levy-amount = Částka
sheet-levy-signature = Pořadatel
sheet-report-title = Zpráva za den { $day }
sheet-report-rounds = Odehraná kola: výsledky, stav
sheet-report-running = Partie, které se ještě hrají, nejdelší první
sheet-report-round = Kolo
sheet-report-announced = Oznámeno
sheet-report-began = Začátek
sheet-report-over = Konec
sheet-report-late = Zpoždění
sheet-report-minutes = zpoždění { $minutes } min
sheet-report-proposed = návrh: { $time }
sheet-report-since = od { $time }
sheet-report-forfeits = Kontumace
sheet-report-corrections = Opravy po potvrzení
sheet-report-cases = Případy
sheet-report-protests = Protesty a odvolání
sheet-report-confirmed = potvrzeno
sheet-report-open = nepotvrzeno
