### Texts on printed sheets and web pages in Polish.
### Szkic tłumaczenia, którego nie sprawdził jeszcze nikt, dla kogo polski jest językiem ojczystym.

print-printed = Wydrukowano { $time }
print-log = Historia
site-results = Plik wyników Europejskiej Bazy Go (H9)
site-data = Dane wydarzenia (JSON)
print-page = Strona { $page } z { $pages }
print-corrected = Poprawiono { $time }: zmiany oznaczono kreską
print-all-pages = Wszystkie strony
print-pairings = Pary
print-board = Stół
print-black = Czarne
print-white = Białe
print-score = Pkt
print-result = Wynik
print-handicap = Hd
print-bye = Wolny los
print-ghost = Zapasowy
print-absent = Nie grają
print-elsewhere = Grają też gdzie indziej
print-by-name = Pary według nazwisk
print-competition = Konkurencja
sheet-last-stage = Etap
print-opponent = Przeciwnik
print-hall = Sala
print-slips = Karty wyników
print-slip-board = Stół { $board }
print-slip-handicap = Handicap { $stones }
print-slip-komi = Komi { $komi }
print-slip-black-wins = Wygrały czarne
print-slip-white-wins = Wygrały białe
print-slip-jigo = Jigo
print-slip-score = Punkty
print-slip-ladder = Jigo lub brak wyniku: od razu wezwać sędziego. Dogrywkę po jigo wygrywa:
print-slip-signature = Podpis
print-wall-chart = Tabela turniejowa
print-wall-total = Razem
print-wall-meaning = Każde pole to jedna runda: łączna liczba zwycięstw do tej pory (u góry), a potem numer przeciwnika. Ostatnia kolumna to łączna liczba zwycięstw.
print-wall-meaning-games = Każde pole to jedna partia: łączna liczba zwycięstw do tej pory (u góry), a potem numer przeciwnika. Ostatnia kolumna to łączna liczba zwycięstw.
print-register = Lista zawodników
print-rating = Ranking
print-category = Kategoria
print-rounds = Rundy
print-register-closed =
    Zapisy zamknięto { $time }. { $count ->
        [one] 1 gracz.
        [few] { $count } graczy.
        [many] { $count } graczy.
       *[other] { $count } gracza.
    }
print-draw-record = Protokół losowania
print-draw-sources = Źródło losów
print-draw-list = Lista w chwili losowania
print-draw-lots = Losy w kolejności losowania
print-draw-lot = Los
print-draw-box = Pole
print-draw-position = Pozycja
print-draw-rests = Pauzuje w rundzie
print-draw-group = Grupa
print-draw-strength = Siła
print-draw-redo = Jak powtórzyć losowanie
print-draw-redo-how = Ten protokół może sprawdzić każdy: ta sama lista i te same liczby dają te same losy.
print-draw-frozen = Zamrożony tekst
print-draw-frozen-how = Zobowiązanie to skrót SHA-256 tych wierszy w UTF-8, bez ich numerów, z końcem wiersza (LF) po każdym. Wiersz bez numeru jest dalszym ciągiem poprzedniego, po spacji.
print-referee = Sędzia
print-ladder = Dogrywka po jigo
print-ladder-accepted = Sędzia uznał jigo o godzinie
print-ladder-time = Czas i komi
print-ladder-earliest = Nie wcześniej niż
print-ladder-black = Czarne (z nigiri)
print-ladder-order = Partie gra się w tej kolejności, co pięć minut. O awansie decyduje pierwsza partia, która ma zwycięzcę.
print-ladder-last = Na planszy 1 × 1 nie może być jigo: czarne muszą spasować, a białe wygrywają dzięki komi. Wygrywa gracz, któremu w nigiri przypadną białe.
print-ladder-stays = W punktacji partia na dużej planszy pozostaje jigo.
print-timetable = Harmonogram
print-rules = Zasady
print-self-pairing = Wybierz przeciwników
print-self-pairing-how = Każdy może zagrać z każdym, najwyżej dwa razy. W swoim następnym polu wpisz numer przeciwnika, a nad nim łączną liczbę swoich zwycięstw razem z tą partią.
print-tables = Numery stołów
print-doors = Sale
print-poster = Sieć na sali
sheet-poster-line = Zeskanuj kod lub otwórz adres: twój stół, pary i klasyfikacja na telefonie.
print-code-slips = Kody pomocników
sheet-code-about = Zeskanuj kod albo otwórz adres i wpisz sześć słów. Nie przekazuj tej kartki nikomu.
sheet-code-results = Wpisuje wyniki
sheet-code-check-in = Wpisuje przybycia
sheet-code-notes = Pisze notatki dla sędziego
sheet-code-second-desk = Drugi stolik sędziowski
sheet-code-second-desk-about = Dla drawmaster follow na drugim komputerze. Te słowa pokazują cały plik turnieju: trzymaj kartkę pod kluczem.
print-labels = Identyfikatory
print-draw-cards = Kartki do losowania
print-start-score = Punkty startowe
print-colour = Kolor
print-pink-slips = Kartki zmian
print-pink-slip = Kartka zmian
print-pink-register = Otrzymane kartki zmian
print-pink-change = Zmiana
print-outcome = Decyzja
print-family-name = Nazwisko
sheet-slip-middle-name = Drugie imię
sheet-slip-transliteration = Transliteracja
sheet-slip-town = Miejscowość
print-given-name = Imię
print-time = Godzina
print-round-board = Runda / stół
print-players = Gracze
print-article = Przepis
print-ruling = Zdarzenie i decyzja
print-appeal = Odwołanie
print-incidents = Zdarzenia i decyzje
print-sealed-move = Ruch zapisany
print-prisoners-black = Jeńcy wzięci przez czarne
print-prisoners-white = Jeńcy wzięci przez białe
print-clock-black = Czas na zegarze czarnych
print-clock-white = Czas na zegarze białych
print-sealed-by = Zapisują (kolor)
print-sealed-number = Numer ruchu
print-sealed-move-at = Ruch
print-resumption = Wznowienie partii (godzina, data, miejsce)
print-sealed-how = Zapisz swój ruch, złóż i zaklej formularz, a potem zatrzymaj zegar. Sędzia przechowuje formularz i otwiera go w obecności gracza, który wykonuje następny ruch.
print-late = Spóźnieni gracze
print-late-came = Przybycie
print-late-used = Zużyto, min
print-late-outcome = Wynik lub przegrana po
print-points = Punkty za wydarzenie
print-sp-list = Lista punktów
print-race = Wyścig do Finału
print-sum = Suma
print-qualified = Gracze powyżej tej linii awansują
print-final-groups = Grupy
print-wins = Zwycięstwa
print-prizes = Nagrody
print-standings = Klasyfikacja
print-final-standings = Klasyfikacja końcowa
print-stages-final = Lista końcowa wszystkich etapów
print-stages-interim = Lista bieżąca wszystkich etapów
print-individual = Klasyfikacja indywidualna
print-round-number = { $round }
print-place = Miejsce
print-number = Nr
print-name = Nazwisko
print-rank = Stopień
print-club = Klub
print-country = Kraj
print-cell-meaning = 4+/b: wygrana z graczem nr 4 czarnymi; 4-/w: przegrana z graczem nr 4 białymi; =: jigo.
print-ko-title =
    { $category } · { $count ->
        [one] 1 gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
print-section = Część { $section }
print-round-of = Runda { $lines } graczy
print-quarter-finals = Ćwierćfinały
print-semi-finals = Półfinały
print-winners-final = Finał zwycięzców
sheet-order-of-moves-mixed = Kolejność ruchów: pani czarnych, pani białych, pan czarnych, pan białych. Partnerzy nie rozmawiają o partii w jej trakcie.
sheet-order-of-moves-any = Kolejność ruchów: pierwsza osoba czarnych, pierwsza białych, druga czarnych, druga białych, w podanej tu kolejności. Partnerzy nie rozmawiają o partii w jej trakcie.
sheet-losers-table = Drabinka przegranych
sheet-second-final = Drugi finał
sheet-third-final = Trzeci finał
sheet-from-winners = przegrany partii { $game }
sheet-from-losers = zwycięzca: runda { $round }, partia { $number }
print-final = Finał
print-winner = Zwycięzca
print-third-place = Partia o trzecie miejsce
print-group-gold = złota, 1–2
print-group-bronze = brązowa, 3–4
print-group-blue = niebieska, 5–8
print-group-green = zielona, 9–16
print-group-magenta = fioletowa, 17–32
print-group-red = czerwona, 33–64
print-shared-place = Gracze równi we wszystkich kryteriach dzielą miejsce.

## Texts that the event fills in

sheet-round = Runda { $round }
sheet-round-draft = Runda { $round }: szkic, nieogłoszona
sheet-days = { $from } – { $to }
sheet-day-in-month = { $day } { $month }
sheet-date = { $day } { $month } { $year }
sheet-weekday-date = { $weekday }, { $day } { $month }
sheet-month-1 = stycznia
sheet-month-2 = lutego
sheet-month-3 = marca
sheet-month-4 = kwietnia
sheet-month-5 = maja
sheet-month-6 = czerwca
sheet-month-7 = lipca
sheet-month-8 = sierpnia
sheet-month-9 = września
sheet-month-10 = października
sheet-month-11 = listopada
sheet-month-12 = grudnia
sheet-weekday-1 = poniedziałek
sheet-weekday-2 = wtorek
sheet-weekday-3 = środa
sheet-weekday-4 = czwartek
sheet-weekday-5 = piątek
sheet-weekday-6 = sobota
sheet-weekday-7 = niedziela
sheet-of-category = { $competition }, kategoria { $category }
sheet-in-hall = { $competition }, { $hall }
sheet-boards = Stoły { $from }–{ $to }
sheet-bye = wolny los
sheet-anonymous = Anonim
sheet-anonymous-number = Nr { $number }
sheet-forfeit = walkower
sheet-ladder = dogrywka po jigo
sheet-decision = decyzja
sheet-over-by = koniec do { $time }
sheet-moved-from = było { $time }
sheet-late-until = przegrana po { $time }
sheet-due-elsewhere = { $competition }, runda { $round }, { $start }
sheet-all-competitions = Wszystkie konkurencje
sheet-knock-out = Puchar
sheet-final = Finał { $category }
sheet-final-group = Grupa { $name }
sheet-final-last = Półfinały i finały
sheet-finals = Finały
sheet-qualifying = KO{ $category }, eliminacje
sheet-points-round = R{ $round }
sheet-points-season = Sezon { $season }, klasa { $class }, współczynnik { $coefficient }.
sheet-points-open = Zatwierdzone rundy: { $done } z { $rounds }. Punkty mogą się jeszcze zmienić.
sheet-points-ages = Kategorie wiekowe wydarzenia różnią się od kategorii sezonu { $season }.
sheet-points-nothing = W sezonie { $season } nie ma punktów za te etapy: { $stages }.

## The draw record and change slips

sheet-draw-generator = Generator
sheet-draw-generator-is = ChaCha20 z kluczem SHA-256 ze zobowiązania i entropii
sheet-draw-commitment = Zobowiązanie (SHA-256 listy)
sheet-draw-nonce = Tajna liczba dyrektora (nonce)
sheet-draw-called = Entropia ogłoszona przy losowaniu
sheet-draw-apart = Rozdzieleni w pierwszej rundzie
sheet-draw-countries = kraje
sheet-draw-clubs = kluby
sheet-draw-again = Powód nowego losowania
sheet-seed-closing = Ziarno losowania { $seed }, wylosowane przy zamknięciu zapisów ({ $at }) z { $random } i entropii { $entropy }. Liczba losowań: { $count }.
sheet-seed-changed = Ziarno losowania { $seed }, wylosowane ponownie ({ $at }) z { $random } i entropii { $entropy }. Powód: { $reason }. Liczba losowań: { $count }.
sheet-seed-given = Ziarno losowania { $seed }, podane przy tworzeniu wydarzenia.
sheet-seed-older = Ziarno losowania { $seed }.
sheet-draw-reason = Powód takiej kolejności listy
sheet-draw-number = Losowanie { $number } z { $all }, { $at }
sheet-draw-frozen = Zamrożono
sheet-draw-frozen-number = { $at }, zamrożenie { $number }
sheet-draw-frozen-same-step = w tym samym kroku co losowanie: nikt nie mógł wcześniej zanotować zobowiązania
sheet-draw-announced = Ogłoszono przy zamrożeniu
sheet-draw-digits = { $digits ->
        [one] 1 cyfra
        [few] { $digits } cyfry
        [many] { $digits } cyfr
       *[other] { $digits } cyfry
    }
sheet-draw-digits-any = dowolna liczba cyfr
sheet-draw-acts = Wszystkie zamrożenia i losowania
sheet-draw-log = Historia wydarzenia
sheet-draw-log-head = liczba wpisów: { $entries }, ostatni skrót: { $head }
sheet-draw-act-freeze = zamrożenie { $number } { $at }
sheet-draw-act-freeze-undone = zamrożenie { $number } { $at }, cofnięte
sheet-draw-act-draw = losowanie { $number } { $at }
sheet-draw-act-draw-undone = losowanie { $number } { $at }, cofnięte
sheet-draw-withheld = { $lines ->
        [one] Jeden wiersz pokazano bez nazwiska i klubu, których nie wolno już publikować.
        [few] { $lines } wiersze pokazano bez nazwisk i klubów, których nie wolno już publikować.
        [many] { $lines } wierszy pokazano bez nazwisk i klubów, których nie wolno już publikować.
       *[other] { $lines } wiersza pokazano bez nazwisk i klubów, których nie wolno już publikować.
    } Z tego arkusza nie da się ponownie obliczyć zobowiązania; cały tekst jest w pliku wydarzenia.
sheet-draw-rests = Pauzy
sheet-draw-rests-best = gracze o najwyższym stopniu pauzują w długim dniu
sheet-draw-rests-lots = przez losowanie
sheet-draw-rests-eve = pierwszą rundę gra się poprzedniego wieczoru
sheet-witness = Świadek
sheet-slip-status = Stan
sheet-slip-change = { $field }: { $before }, teraz { $after }
sheet-slip-applied = wprowadzono { $time }
sheet-slip-refused = odrzucono { $time }: { $reason }
sheet-slip-pending = czeka

## Rules in brief

sheet-rules = Zasady w skrócie
sheet-rules-system = System
sheet-system-swiss = szwajcarski, rundy: { $rounds }
sheet-system-mcmahon = McMahon, rundy: { $rounds }, bar { $bar }
sheet-system-novices = dla początkujących, rundy: { $rounds }; gracze bez zwycięstwa grają ze sobą
sheet-system-league = liga: w dywizji każdy gra z każdym; { $moves ->
    [0] nikt nie zmienia dywizji
    [1] pierwszy awansuje, ostatni spada
    [few] awansują { $moves } pierwsze osoby, spadają { $moves } ostatnie
    [many] awansuje { $moves } pierwszych osób, spada { $moves } ostatnich
   *[other] awansuje { $moves } pierwszych, spada { $moves } ostatnich
}
sheet-system-club-ladder = drabina klubowa: zwycięstwo to szczebel w górę, porażka – szczebel w dół; jeden kamień za każdy stopień różnicy, najwyżej 9, a za każdy dalszy stopień 5 punktów komi
sheet-system-round-robin = każdy z każdym, rundy: { $rounds }
sheet-system-score-pairing = parowanie według punktów, rundy: { $rounds }
sheet-system-generalised-knock-out = uogólniony system pucharowy, rundy: { $rounds }; grają ze sobą gracze o takich samych wynikach
sheet-system-knock-out = pucharowy
sheet-system-swiss-knock-out = szwajcarski, rundy: { $rounds }, na końcu puchar, liczba finalistów: { $finalists }
sheet-system-double-elimination = do dwóch porażek: po dwóch porażkach odpada się
sheet-system-double-elimination-one = do dwóch porażek: po dwóch porażkach odpada się, jeden finał
sheet-system-double-elimination-three = do dwóch porażek: po dwóch porażkach odpada się, finał z trzech partii
sheet-system-zones = strefy ({ $zones }), w których każdy gra z każdym, potem puchar zwycięzców
sheet-system-zoned-swiss = szwajcarski ze strefami, rundy: { $rounds }, strefy do { $limits } i reszta
sheet-system-self-pairing = samodzielny wybór przeciwników, ta sama para gra najwyżej { $meetings ->
    [1] raz
    [2] dwa razy
    [few] { $meetings } razy
    [many] { $meetings } razy
   *[other] { $meetings } raza
}
sheet-rules-time = Czas gry
sheet-rules-main = po { $minutes } min dla każdego
sheet-rules-no-overtime = { $main }, bez dodatkowego czasu
sheet-rules-byoyomi = { $main }, potem byo-yomi { $periods } × { $seconds } s
sheet-rules-canadian = { $main }, potem { $stones } kamieni w { $minutes }:{ $seconds } min
sheet-rules-fischer = { $main }, plus { $seconds } s na ruch
sheet-rules-rated = liczony do rankingu europejskiego, klasa { $class }
sheet-rules-not-rated = nie jest liczony
sheet-rules-komi = Komi
sheet-rules-handicap = Handicap
sheet-rules-board = Plansza
sheet-rules-board-by-rank = 13x13, jeśli obaj gracze mają co najmniej { $rank }, w innym razie 9x9
sheet-rules-no-handicap = brak, wszystkie partie równe
sheet-rules-handicap-score = różnica punktów{ $change }, najwyżej { $most }; bez komi w partiach z handicapem
sheet-rules-handicap-rank = różnica stopni{ $change }, najwyżej { $most }; bez komi w partiach z handicapem
sheet-rules-handicap-plus = { " " }plus { $stones }
sheet-rules-handicap-minus = { " " }minus { $stones }
sheet-rules-placing = Kryteria pomocnicze
sheet-rules-then = , potem{ " " }
sheet-rules-places-shared = { $criteria }; dalej miejsca są dzielone
sheet-rules-odd = Nieparzysta liczba graczy
sheet-rules-odd-ghost = gra gracz zapasowy (ochotnik); jeśli go nie ma, wolny los dostaje ostatni gracz, który go jeszcze nie miał
sheet-rules-odd-bye = wolny los dostaje ostatni gracz, który go jeszcze nie miał
sheet-rules-odd-off = bez wolnych losów: organizatorzy dbają o parzystą liczbę graczy
sheet-rules-lateness = Spóźnienie
sheet-rules-lateness-is = Zegar czarnych uruchamia się na początku rundy. Spóźnienie o ponad godzinę oznacza przegraną.
sheet-rules-protests = Protesty
sheet-rules-protests-are = Do początku następnej rundy.
sheet-rules-jigo = Jigo w pucharze
sheet-rules-jigo-is = O awansie decydują partie na mniejszych planszach. Sama partia pozostaje jigo.

## Meanings of the criteria

sheet-criterion-category = kategoria wiekowa
sheet-criterion-division = dywizja
sheet-criterion-mms = punkty McMahona
sheet-criterion-wins = liczba zwycięstw
sheet-criterion-score = punkty: dwa za zwycięstwo
sheet-criterion-sos-mms = suma punktów McMahona przeciwników
sheet-criterion-sos-wins = suma zwycięstw przeciwników
sheet-criterion-sos-1 = suma punktów przeciwników bez najniższego wyniku
sheet-criterion-sos-2 = suma punktów przeciwników bez dwóch najniższych wyników
sheet-criterion-sos-more = suma punktów przeciwników bez najniższych wyników
sheet-criterion-sos-first = suma punktów przeciwników spotkanych od rundy { $from }
sheet-criterion-sodos = suma punktów pokonanych przeciwników
sheet-criterion-sosos = suma SOS przeciwników
sheet-criterion-cuss = suma własnych punktów po każdej rundzie
sheet-criterion-cusp = suma własnych punktów za zwycięstwa po każdej rundzie
sheet-criterion-direct = partie między graczami o równym wyniku
sheet-criterion-exploits = zwycięstwa przeciwników silniejszych lub pokonanych
sheet-criterion-stage = jak daleko gracz zaszedł w pucharze
sheet-criterion-sequence = wyniki w kolejności rund, wcześniejsze zwycięstwa ważniejsze
sheet-criterion-rung = szczebel drabiny: stopień i dziesiąte części stopnia ponad nim
sheet-criterion-board-points = punkty wszystkich stołów drużyny
sheet-match = Mecz { $number }: { $first } – { $second }
sheet-criterion-cps = późniejsze zwycięstwa liczą się podwójnie
sheet-criterion-sts = punkty z premią dla niepokonanych

## Prizes

sheet-prize-category = Kategoria { $category }
sheet-prize-girls = Dziewczęta, kategoria { $category }
sheet-prize-boys = Chłopcy, kategoria { $category }
sheet-prize-knock-out = KO{ $category }
sheet-prize-above-bar = Najlepsze wyniki powyżej baru
sheet-prize-list = lista z { $time }
sheet-prize-rank = Stopień { $rank }
sheet-prize-ranks = Stopnie od { $low } do { $high }
sheet-prize-place = Miejsce { $place }
sheet-prize-wins = { $rounds ->
        [one] Liczba zwycięstw w 1 rundzie
        [few] Liczba zwycięstw w { $rounds } rundach
        [many] Liczba zwycięstw w { $rounds } rundach
       *[other] Liczba zwycięstw w { $rounds } rundy
    }
sheet-prize-wins-of = { $wins ->
        [one] 1 zwycięstwo
        [few] { $wins } zwycięstwa
        [many] { $wins } zwycięstw
       *[other] { $wins } zwycięstwa
    }
sheet-prize-youngest = Najmłodsi
sheet-prize-countries = Kraje: dwóch najlepszych chłopców i dwie najlepsze dziewczęta
sheet-prize-places = miejsca { $places }
sheet-prize-sum = suma miejsc { $sum }
sheet-prize-shared = dzielone
sheet-prize-improvement = Największe postępy
sheet-prize-persistence = Najwięcej partii
sheet-prize-rungs = { $count ->
    [one] 1 szczebel wyżej
    [few] { $count } szczeble wyżej
    [many] { $count } szczebli wyżej
   *[other] { $count } szczebla wyżej
}
sheet-prize-games = { $count ->
    [one] 1 partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}
sheet-prize-most-improved = Największy postęp, kategoria { $category }
sheet-prize-rookie = Debiut roku
sheet-prize-country-teams = Drużyny krajowe: dwie dziewczęta i dwóch chłopców
sheet-prize-points = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
sheet-place-1 = 1.
sheet-place-2 = 2.
sheet-place-3 = 3.

## The referee's log

sheet-incident-advances = KO{ $category }: decyzją dyrektora awansuje { $winner }: { $reason }
sheet-incident-drawn = Kategorię { $category } wylosowano decyzją dyrektora: { $reason }
sheet-incident-corrected = Zatwierdzony wynik poprawiono na { $result }: { $reason }
sheet-incident-ruled = Wynik zmieniony na { $result } orzeczeniem w sprawie { $case }
sheet-incident-lowered = Nie gra w następnej rundzie: punkty startowe obniżono o { $by }.
sheet-incident-box = KO{ $category }, pole { $box }: wchodzi { $player }: { $reason }
sheet-incident-box-empty = KO{ $category }, pole { $box }: od teraz wolny los: { $reason }
sheet-incident-forfeit-black = Czarne nie stawiły się lub nie kontynuowały gry: czarne przegrywają walkowerem.
sheet-incident-forfeit-white = Białe nie stawiły się lub nie kontynuowały gry: białe przegrywają walkowerem.
sheet-incident-forfeit-both = Obaj gracze przegrywają walkowerem.
sheet-incident-walkover-black = Czarne awansują bez gry.
sheet-incident-walkover-white = Białe awansują bez gry.
sheet-incident-both-lose = Obaj gracze przegrywają.
sheet-incident-no-result = Brak wyniku.
sheet-incident-jigo = Jigo lub brak wyniku w partii, która musi mieć zwycięzcę: czas na dogrywkę.
sheet-incident-jigo-won = Jigo lub brak wyniku w partii, która musi mieć zwycięzcę: po dogrywce awansuje { $winner }.

## The tour's sheets

sheet-season = Sezon { $year }
sheet-final-column = Finał
sheet-race-tied = remis
sheet-race-absent = nie może przyjechać
sheet-race-note = Punkty zdobyte w roku { $year }, bez części ułamkowych. W Finale gra { $size } pierwszych graczy, którzy mogą przyjechać; o remisie na ostatnim miejscu rozstrzyga cykl.
sheet-sp-note = Punkty z ostatniej edycji każdych mistrzostw. Według tych punktów rozstawia się drabinki pucharowe.

sheet-role-head-referee = Sędzia główny
sheet-role-referee = Sędziowie i asystenci
sheet-role-timekeeper = Chronometrażyści
sheet-role-committee = Komisja odwoławcza
sheet-role-replacement = Zastępcy
sheet-officials-title = Osoby funkcyjne
sheet-rules-referees = Sędziowie
sheet-cases-title = Księga spraw, dla sędziego
sheet-case-title = Sprawa { $number }
sheet-case-facts = Co się stało
sheet-case-steps = Orzeczenia, protesty i odwołania
sheet-case-state = Stan
sheet-case-referee = Sędzia
sheet-case-committee = Komisja
sheet-case-instead = zastępuje
sheet-case-ruled = { $by }: { $words }
sheet-case-protested = Protest, { $player }: { $words }
sheet-case-appealed = Odwołanie, { $player }: { $words }
sheet-case-closed = Sprawa zamknięta. { $words }
sheet-case-late = (Po terminie; przyjęto z powodu: { $reason })
sheet-case-upheld = (uwzględniono)
sheet-case-rejected = (odrzucono)
sheet-case-result = Wynik: { $result }.
sheet-case-clocks = Zegary, zostało: czarne { $black }, białe { $white }.
sheet-case-clocks-used = Zegary, zużyto: czarne { $black }, białe { $white }.
sheet-receipt-title = Pokwitowanie { $number }
sheet-receipt-from = Otrzymano od
sheet-receipt-by = Osoba przyjmująca
sheet-refund-title = Pokwitowanie { $number }: zwrot
sheet-refund-to = Zwrot dla
sheet-refund-by = Osoba zwracająca
sheet-receipt-amount = Kwota
sheet-receipt-method = Sposób płatności
sheet-receipt-note = Uwaga
sheet-receipt-for = Rozliczenie
sheet-receipt-signature = Podpis
sheet-method-cash = gotówką
sheet-method-transfer = przelewem
sheet-fee-list-title = Stolik zapisów: należności
sheet-fees-for = Za co
sheet-fees-owed = Należne
sheet-fees-paid = Wpłacone
sheet-fees-open = Do zapłaty
sheet-fees-came = Obecność
sheet-fees-levy = Opłata dla stowarzyszenia
sheet-fees-credit = Nadpłata
sheet-fees-discount = Zniżki
sheet-fees-total = Razem
sheet-cash-report-title = Raport kasowy
sheet-cash-report-signature = Skarbnik
sheet-cash-float = Stan początkowy rano
sheet-cash-received = Gotówka przyjęta
sheet-cash-refunded = Gotówka zwrócona
sheet-cash-expected = W kasie powinno być
sheet-cash-counted = Policzono
sheet-cash-difference = Różnica
sheet-cash-transferred = Przelewy otrzymane
sheet-cash-returned = Przelewy zwrócone
sheet-cash-void = Cofnięte pokwitowania:
sheet-cash-whole = Całe wydarzenie
sheet-levy-form-title = Opłata dla stowarzyszenia
sheet-levy-member = Członkowie
sheet-levy-non-member = Nieczłonkowie
sheet-levy-concession = Stawka ulgowa
sheet-levy-people = Gracze
sheet-levy-days = Dni
sheet-levy-a-day = Za dzień
sheet-levy-amount = Kwota
sheet-levy-signature = Organizator
sheet-report-title = Raport z dnia { $day }
sheet-report-rounds = Rozegrane rundy: wyniki, stan
sheet-report-running = Partie, które jeszcze trwają, najdłuższe najpierw
sheet-report-round = Runda
sheet-report-announced = Ogłoszono
sheet-report-began = Start
sheet-report-over = Koniec
sheet-report-late = Opóźnienie
sheet-report-minutes = opóźnienie { $minutes } min
sheet-report-proposed = propozycja: { $time }
sheet-report-since = od { $time }
sheet-report-forfeits = Walkowery
sheet-report-corrections = Poprawki po zatwierdzeniu
sheet-report-cases = Sprawy
sheet-report-protests = Protesty i odwołania
sheet-report-confirmed = zatwierdzona
sheet-report-open = niezatwierdzona
