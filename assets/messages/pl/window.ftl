### The window's texts in Polish.
### Szkic tłumaczenia, którego nie sprawdził jeszcze nikt, dla kogo polski jest językiem ojczystym.

## The frame, the start page and the screens of an event

close = Zamknij
failed = Nie można pokazać tej części okna. Wszystko, co wpisano do tej pory, jest zapisane.
failed-reason = Powód: { $reason }
failed-again = Spróbuj ponownie
failed-leave = Wróć
cancel = Anuluj
save = Zapisz
all = wszystkie
none = brak
busy = Praca w toku …

start-lead = Losowanie, wyniki i klasyfikacje turniejów go. Działa bez internetu.
start-sample = Otwórz przykład
start-sample-about = 64 zmyślonych graczy, gotowych do pierwszej rundy: rozejrzyj się i poćwicz.
start-stage = Otwórz cały etap cyklu
start-stage-about = Większy przykład: Open, Future Stars, Senior Youth i partie z wolnym doborem par, 108 zmyślonych graczy w jednym pliku.
start-new = Nowe wydarzenie
start-new-about = Podaj nazwę i daty. Zaimportuj graczy z listy albo wpisz ich.
start-open = Otwórz wydarzenie
start-open-about = Plik wydarzenia Drawmastera na tym komputerze lub na pendrivie.
start-import = Importuj z innego programu
start-import-about = Turniej z OpenGotha lub MacMahon albo lista graczy.
start-recent = Ostatnie pliki

name = Nazwa
place = Miejsce
country = Kraj
event-country-hint = dwie litery, na przykład PL
event-start = Pierwszy dzień
event-end = Ostatni dzień
event-rounds = Rundy
event-template = Rodzaj
event-days-hint = puste: zwykła długość dla tego rodzaju
event-minutes = Czas podstawowy w minutach
event-overtime = Dodatkowy czas
event-overtime-hint = 3x30 byo-yomi, 15/300 kanadyjskie, +20 Fischer albo none (brak)
template-seygo-open = Cykl młodzieżowy: Open z pucharem
template-eygc = Młodzieżowe mistrzostwa Europy
template-club-day = Turniej klubowy, jeden dzień
template-congress = Kongres
template-future-stars = Future Stars
template-self-paired = Wolny dobór par 9x9
template-about-seygo-open = McMahon bez handicapu, w ostatnich rundach puchar w kategoriach wiekowych, wyniki wpisywane dwa razy.
template-about-eygc = McMahon bez handicapu, punkty mistrzostw, wyniki wpisywane dwa razy.
template-about-club-day = McMahon z handicapem, wyniki wpisywane raz.
template-about-congress = McMahon bez handicapu, długie partie, wysoki bar.
template-about-future-stars = System szwajcarski dla nowych graczy: krótkie partie, bez punktów cyklu. Doświadczonych graczy się nie dopuszcza.
template-about-self-paired = Turniej poboczny na planszach 9x9. Każdy może zagrać z każdym o dowolnej porze, najwyżej dwa razy; program niczego nie paruje.
preview-title = Podgląd
preview-class = Klasa EGF { $class }: { $class ->
    [A] partie mają pełną wagę.
    [B] partie mają trzy czwarte wagi.
    [D] partie mają jedną czwartą wagi.
   *[C] partie mają połowę wagi.
}
preview-unrated = Nie liczy się do rankingu: za mało czasu na partię.
preview-bar = Na poziomie baru lub powyżej powinno być od { $from } do { $to } graczy.
preview-handicap = Handicap: różnica punktów minus { $less }.
preview-newcomers = Tylko nowi gracze: wiek najwyżej { $age }, turnieje rankingowe najwyżej { $contests }.
preview-categories = Kategorie wiekowe: { $categories }.
event-create = Utwórz wydarzenie
event-close = Zamknij wydarzenie

rail-open = Ekrany
rail = Ekrany
screen-register = Zapisy
screen-knockouts = Puchar
screen-final = Finał
screen-rounds = { event-rounds }
screen-referee = Sędzia
screen-standings = Klasyfikacja
screen-print = Druk i wysyłka
screen-history = Historia

keys = Skróty klawiszowe
keys-window = Wszędzie
key-next = następny krok
key-larger = powiększ, pomniejsz
key-screens = przejdź do innego ekranu
key-find = szukaj
key-find-letters = szukaj: litery trafiają do pola wyszukiwania
key-entry-take = zarejestruj znalezioną osobę lub otwórz kartę gracza
key-grid = poruszaj się po siatce, zmieniaj
key-bar = przyjmij proponowany bar
key-panels = panele zapisów
key-choose = wybierz wiersz
key-game = wybierz partię
key-category = przełącz kategorię
key-table = poruszaj się po polach i partiach na drodze gracza
key-sections = części drabinki
key-zoom = powiększenie; Z dopasowuje rysunek do okna
key-ceremony = pokaż losowanie pole po polu
key-replace = zastąp gracza przed pierwszymi partiami
key-list = przed losowaniem: przesuń gracza w górę lub w dół
key-way = przed losowaniem: dzika karta, eliminacje, późniejsza runda
key-freeze = zamroź listę do losowania
key-table-results = wpisuj wyniki, jak w Rundach
key-forfeit = walkower, potem kto wygrywa
key-walkover = awans bez gry w pucharze, potem kto awansuje
key-ladder = dogrywka po jigo, potem kto wygrał
key-ladder-games = przejdź do dogrywki; tam S ją zaczyna, a 1 2 = wpisują jej partie
key-settle = rozstrzygnij niezgodne przebiegi, potem wynik
key-board = przejdź do stołu
key-pass = drugi przebieg
key-hand = w szkicu: rozłącz, sparuj dwoje, zablokuj, sparuj ponownie, sparuj resztę, wyjaśnij
key-seats = w szkicu: wybierz czarne lub białe, aby zamienić z innym graczem
key-bye = w szkicu: daj wolny los wybranej osobie
key-renumber = w szkicu: zmień numery stołów
key-swap = w szkicu: zamień kolory
key-rounds = poprzednia i następna runda

palette = Szukaj działań, graczy, stołów, ustawień, arkuszy i pomocy
palette-find = Wpisz kilka liter
palette-help = Pomoc: { $screen }
palette-copy = Kopia z { $at }
palette-kind-player = gracz
palette-kind-board = stół
palette-kind-setting = ustawienie
palette-kind-sheet = arkusz
palette-kind-help = pomoc
palette-kind-copy = kopia
palette-kind-file = plik
screen-start = Start
help-start = Otwórz przykład, aby wypróbować wszystko z 64 zmyślonymi graczami.
    Nowe wydarzenie potrzebuje nazwy i dni; graczy importuje się z listy lub dodaje po kolei.
    Przy ostatnich wydarzeniach widać ich dni, folder i etap, na którym są.
key-save = gdzie zapisane jest wydarzenie
key-result-menu = wyniki stołu
saved-already = Zapisano już o { $time } w pliku { $file }. Każda zmiana zapisuje się od razu.
saved-last = Każda zmiana jest zapisana. Ostatnia: { $time }.
saved-in = Wydarzenie jest w pliku { $file }. Każda zmiana zapisuje się od razu.
palette-go = Przejdź: { $screen }

status-round = Runda { $round } z { $rounds }
status-results = wyniki: { $agreed } z { $games }
status-confirmed = zatwierdzona
status-unfinished = { $count ->
    [one] { $count } partia odłożona
    [few] { $count } partie odłożone
    [many] { $count } partii odłożonych
   *[other] { $count } partii odłożonej
}
status-disagreements = { $count ->
    [one] { $count } stół niezgodny
    [few] { $count } stoły niezgodne
    [many] { $count } stołów niezgodnych
   *[other] { $count } stołu niezgodnego
}
status-conflicts = { $count ->
    [one] { $count } sprzeczny wynik
    [few] { $count } sprzeczne wyniki
    [many] { $count } sprzecznych wyników
   *[other] { $count } sprzecznego wyniku
}
status-registered = { $count ->
    [one] { $count } zarejestrowany gracz
    [few] { $count } zarejestrowanych graczy
    [many] { $count } zarejestrowanych graczy
   *[other] { $count } zarejestrowanego gracza
}
status-preregistered = jeszcze niezarejestrowani: { $count }
status-slips = { $count ->
    [one] { $count } różowa kartka czeka
    [few] { $count } różowe kartki czekają
    [many] { $count } różowych kartek czeka
   *[other] { $count } różowej kartki czeka
}
status-open = zapisy otwarte
status-closed = zapisy zamknięte

next-register = Zarejestruj graczy
next-close-register = Zamknij zapisy
next-settle-slips = Załatw różowe kartki
next-draw-knockouts = Losuj puchar
next-decide-knockout = Rozstrzygnij partię rundy { $round }
next-pair = Sparuj rundę { $round }
next-pair-again = Sparuj rundę { $round } ponownie
next-release = Ogłoś rundę { $round }
next-enter-results = Wpisz wyniki
next-resolve-disagreement = Usuń niezgodność
next-settle-conflicts = Rozstrzygnij sprzeczności
next-confirm-round = Zatwierdź rundę { $round }
next-add-rounds = Dodaj rundy
next-finish = Pokaż klasyfikację końcową
next-add-games = Dodaj partie
next-fill-stage = Uzupełnij etap

undo = Cofnij
undo-what = Cofnij: { $what }
undo-of-helper = { $what } ({ $who })
undo-nothing = Nie ma czego cofnąć.
redo = Ponów
redo-nothing = Nie ma czego ponowić.

operation-create_event = utworzenie wydarzenia
operation-issue_bundle = wydanie pakietu
operation-hand_over_event = przekazanie wydarzenia
operation-import_seed_list = import listy rozstawienia
operation-import_event = import wydarzenia
operation-open_sample = utworzenie przykładu
operation-add_competition = dodanie konkurencji { $player }
operation-add_stage = dodanie etapu { $player }
operation-fill_stage = uzupełnienie etapu
operation-import_competition = import konkurencji { $player }
operation-remove_competition = usunięcie konkurencji
operation-enter_people = zgłoszenie: { $player }
operation-add_entry = dodanie: { $player }
operation-change_entry = zmiana danych: { $player }
operation-set_entry_status = stan: { $player }
operation-take_rated = przejęcie wartości z listy rankingowej
operation-set_paid = opłata: { $player }
operation-set_price = cena: { $player }
operation-remove_price = usunięcie ceny: { $player }
operation-include_levy = opłata we wpisowym
operation-choose_fees = należności: { $player }
operation-grant_discount = zniżka: { $player }
operation-revoke_discount = usunięcie zniżki: { $player }
operation-take_payment = wpłata: { $player }
operation-refund_payment = zwrot: { $player }
operation-set_cash_day = stan kasy
operation-import_list = import listy
operation-close_register = zamknięcie zapisów
operation-change_draw_seed = nowe ziarno losowania
operation-set_bar = ustawienie baru
operation-draw_knockout = losowanie KO{ $category }
operation-freeze_knockout = zamrożenie KO{ $category }
operation-freeze_final = zamrożenie Finału { $category }
operation-draw_final = losowanie Finału { $category }
operation-settle_final = rozstrzygnięcie remisu w Finale { $category }
operation-change_final = ustawienia Finału { $category }
operation-plan_qualifying = plan eliminacji KO{ $category }
operation-replace_in_knockout = zastępstwo w KO{ $category }
operation-decide_knockout = decyzja w KO{ $category }
operation-pair_round = parowanie rundy { $round }
operation-unpair_round = usunięcie par rundy { $round }
operation-release_round = ogłoszenie rundy { $round }
operation-confirm_round = zatwierdzenie rundy { $round }
operation-enter_result = wynik: stół { $board }, runda { $round }
operation-add_game = dodanie partii
operation-remove_game = usunięcie partii
operation-add_team = dodanie drużyny { $player }
operation-change_team = zmiana drużyny
operation-remove_team = usunięcie drużyny
operation-set_line_up = skład drużyny, runda { $round }
operation-enter_ladder = dogrywka po jigo: stół { $board }, runda { $round }
operation-start_ladder = początek dogrywki po jigo: stół { $board }, runda { $round }
operation-record_ladder_game = partia dogrywki: stół { $board }, runda { $round }
operation-take_back_ladder_game = usunięcie partii dogrywki: stół { $board }, runda { $round }
operation-set_round_clock = godziny rundy { $round }
operation-mark_late = spóźnienie: stół { $board }, runda { $round }
operation-mark_arrived = przybycie: stół { $board }, runda { $round }
operation-clear_late = usunięcie spóźnienia: stół { $board }, runda { $round }
operation-adjourn_game = odłożenie partii: stół { $board }, runda { $round }
operation-resume_game = wznowienie partii: stół { $board }, runda { $round }
operation-remove_adjournment = usunięcie odłożenia: stół { $board }, runda { $round }
operation-publish_times = nowe godziny rund
operation-enter_results = wyniki rundy { $round }
operation-swap_colours = zamiana kolorów: stół { $board }, runda { $round }
operation-swap_players = zamiana graczy w rundzie { $round }
operation-lock_board = blokada: stół { $board }, runda { $round }
operation-unpair_board = rozłączenie pary: stół { $board }, runda { $round }
operation-pair_two = sparowanie w rundzie { $round }: { $player }
operation-pair_rest = ponowne sparowanie niezablokowanych stołów rundy { $round }
operation-set_handicap = handicap: stół { $board }, runda { $round }
operation-move_bye = wolny los rundy { $round }
operation-pair_some = sparowanie części graczy rundy { $round }
operation-renumber_boards = nowe numery stołów rundy { $round }
operation-move_board = przeniesienie stołu { $board } w rundzie { $round }
operation-fix_prize_list = zmiana listy do wręczenia nagród
operation-lower_sleeper = niższe punkty startowe: { $player }
operation-change_settings = ustawienie { $setting }
operation-add_slip = dodanie różowej kartki
operation-apply_slip = wprowadzenie różowej kartki
operation-refuse_slip = odrzucenie różowej kartki
operation-add_official = dodanie osoby funkcyjnej: { $player }
operation-change_official = zmiana osoby funkcyjnej: { $player }
operation-remove_official = usunięcie osoby funkcyjnej
operation-add_helper = dodanie pomocnika { $player }
operation-report_result = zgłoszenie gracza, stół { $board }
operation-contradicting_result = sprzeczny wynik pomocnika, stół { $board }
operation-dismiss_report = odrzucenie zgłoszeń ze stołu { $board }
operation-revoke_helper = unieważnienie kodu pomocnika
operation-promote_second_desk = drugi stolik przejmuje turniej
operation-add_case = dodanie sprawy
operation-change_case = opis sprawy { $case }
operation-rule_case = orzeczenie w sprawie { $case }
operation-protest_case = protest w sprawie { $case }
operation-appeal_case = odwołanie w sprawie { $case }
operation-close_case = zakończenie sprawy { $case }
operation-publish_case = upublicznienie sprawy { $case }
operation-guide_case = procedura w sprawie { $case }
operation-set_article_text = zapis tekstu artykułu przepisów
operation-migrate = aktualizacja do tego formatu pliku
operation-salvage = odzyskanie z uszkodzonego pliku
operation-unknown = działanie nowszej wersji

panel-entries = Zgłoszenia
panel-participation = Udział
panel-checkin = Obecność
panel-slips = Różowe kartki
panel-closing = Zamknięcie
template-pair-go = Pair go
template-about-pair-go = System szwajcarski dla par: dwie osoby grają razem jedną partię. Partie nie liczą się do rankingu.
operation-add_pair = dodanie pary { $player }
operation-change_pair = zmiana pary { $player }
pair-add = Dodaj parę
pair-change = Zmień parę
pair-first = Pierwsza osoba
pair-second = Druga osoba
pair-person = Osoba
pair-new-person = ktoś nowy
pair-mixed = Para mieszana, potwierdzona
pair-mixed-hint = Kobieta i mężczyzna. Płeć nie jest zapisywana.
pair-details = Rundy i plansza
closing-not-mixed = Niepotwierdzone jako pary mieszane: { $names }.
panel-teams = Drużyny
panel-fees = Kasa
fees-filter = Pokaż
fees-filter-all = Wszyscy
fees-filter-unpaid = Nieopłacone
fees-filter-credit = Z nadpłatą
fees-for = Za co
fees-owed = Należne
fees-paid = Wpłacone
fees-open = Do zapłaty
fees-levy = Opłata dla stowarzyszenia
fees-credit = Nadpłata
fees-item = Pozycja
fees-total = Razem { $currency }
fees-exact = Przyjmij dokładną kwotę
fees-pay = Inna kwota
fees-pay-of = Wpłata: { $name }
fees-pay-save = Przyjmij wpłatę
fees-refund = Zwrot
fees-refund-of = Zwrot: { $name }
fees-refund-save = Zwróć pieniądze
fees-account = Dodatki i zniżki
fees-account-of = Należności: { $name }
fees-account-sum = Należne { $owed }, wpłacone { $paid }, do zapłaty { $open } { $currency }
fees-receipt = Pokwitowanie
fees-prices = Ceny
fees-prices-none = Wydarzenie nie ma jeszcze cen.
fees-report = Raport kasowy
fees-none-chosen = Wybierz osobę.
fees-nothing-open = Ta osoba nie ma nic do zapłaty.
fees-nothing-paid = Ta osoba niczego nie wpłaciła.
fees-empty = Na tej liście nie ma nikogo.
fees-no-prices = Najpierw ustaw ceny albo opłatę dla stowarzyszenia w ustawieniach wydarzenia.
fees-no-currency = Wydarzenie nie ma jeszcze waluty. Ustaw ją w ustawieniach wydarzenia, przy opłacie.
fees-lacks-price = brak ceny dla tej kategorii
fees-withdrew = wycofano
fees-gone = nie ma już zgłoszenia
fees-taken = Pokwitowanie { $receipt }: przyjęto { $amount }, płaci { $name }.
fees-sum = Należne { $owed }, wpłacone { $paid }, do zapłaty { $open }; { $count ->
    [0] zapłacili wszyscy
    [one] jedna osoba ma jeszcze zapłacić
    [few] { $count } osoby mają jeszcze zapłacić
    [many] { $count } osób ma jeszcze zapłacić
   *[other] { $count } osoby ma jeszcze zapłacić
}
fees-amount = Kwota
fees-method = Sposób płatności
fees-method-cash = gotówką
fees-method-transfer = przelewem
fees-taken-by = Przyjmuje
fees-taken-by-hint = Puste: twoje nazwisko
fees-note = Uwaga
fees-reason = Powód
fees-payment = Pokwitowanie { $receipt }, { $at }: { $amount } { $method }, { $who }
fees-category = Kategoria
fees-category-membership = Według członkostwa
fees-category-everyone = Wszyscy pozostali
fees-category-member = Członkowie
fees-category-non_member = Nieczłonkowie
fees-category-concession = Stawka ulgowa
fees-category-child = Dzieci
fees-category-free = Bezpłatnie
fees-entered = Dzień zgłoszenia
fees-entered-hint = Puste: wczesne zgłoszenie
fees-extra = Liczba: { $name }
fees-discounts = Zniżki
fees-forgive = Od teraz należność jest o tyle mniejsza
fees-void = Cofnięte pokwitowania: { $numbers }
fees-discount-grant = Przyznaj zniżkę
fees-discount-revoke = Usuń zniżkę
fees-price-name = Nazwa
fees-price-set = Ustaw cenę
fees-price-remove = Usuń
fees-kind = Kto to płaci
fees-kind-entry = Wszyscy
fees-kind-extra = Kto to wybierze
fees-competition = Konkurencja
fees-whole-event = Całe wydarzenie, raz
fees-late = { $amount } od { $day }
fees-late-amount = Cena przy późnym zgłoszeniu
fees-late-from = Późne zgłoszenie od
fees-levy-included = Wpisowe zawiera opłatę dla stowarzyszenia
fees-till = Stan początkowy { $float }, gotówka { $received }, zwroty { $refunded }: w kasie powinno być { $expected }.
fees-counted = Policzono { $counted }, różnica { $difference }.
fees-transfers = Przelewy { $received }, zwroty { $refunded }.
fees-day = Dzień
fees-day-hint = Puste: dzisiaj
fees-float = Stan początkowy rano
fees-count = Policzono wieczorem
fees-till-save = Zapisz stan kasy
team-add = Dodaj drużynę
team-change = Zmień drużynę
team-remove = Usuń drużynę
team-name = Nazwa drużyny
team-members = Członkowie
team-member-add = Dodaj członka
team-substitute = rezerwowy
team-absent = nie gra
team-incomplete = za mało graczy
team-up = W górę
team-out = Usuń z drużyny
team-first = To jest stół 1.
board-title = Stół { $board }
team-line-up = Skład w rundzie { $round }
team-line-up-of = { $name }: skład w rundzie { $round }
team-usual = Zwykły skład
team-set = (ustalony)
team-plays = Gra w rundzie { $round }
team-closed = Runda { $round } jest zatwierdzona.
teams-size = stoły: { $size }
teams-order-fixed = w kolejności z listy
teams-order-free = w dowolnej kolejności
teams-without = Bez drużyny: { $names }
teams-empty = Nie ma jeszcze drużyn. Wpisz graczy, potem dodaj drużyny.
teams-none-chosen = Najpierw wybierz drużynę.
col-team = Drużyna
round-matches = Mecze
competition-teams = Liczba stołów w meczu drużyn
competition-teams-hint = Zostaw puste, jeśli gra się indywidualnie.

grid-lead = Strzałki przesuwają, spacja zmienia. Pod każdą rundą: ilu zarejestrowanych graczy w niej gra.
grid-plays = { $name }: gra w rundzie { $round }
grid-misses = { $name }: nie gra w rundzie { $round }
checkin-find = Znajdź przybyłą osobę ( / ), Enter ją rejestruje
checkin-count = obecni: { $arrived } z { $expected }

closing-look = Zanim zamkniesz zapisy
closing-strengths = Według stopnia
closing-categories = Według kategorii wiekowej
closing-bar-picture = Bar
closing-bar-about = Zarejestrowani gracze według stopnia: { $players }; na barze { $bar } lub powyżej: { $count }.
closing-bar-value = Bar { $bar }: { $count } na nim lub powyżej, { $below } poniżej
closing-bar-hint = Przeciągnij linię albo przesuń ją strzałkami i naciśnij Enter.
closing-bar-set = Ustaw bar { $bar }
closing-bar-moved = Bar jest na { $bar }.
closing-bar-guideline = Zalecane: od { $from } do { $to }
closing-bar-above = Na nim lub powyżej
closing-senior = seniorzy lub nieznany wiek
closing-closed = Zapisy zamknięto { $when }.
closing-even = { $count ->
    [one] { $count } gracz w rundzie 1
    [few] { $count } graczy w rundzie 1
    [many] { $count } graczy w rundzie 1
   *[other] { $count } gracza w rundzie 1
}: wolny los nie jest potrzebny.
closing-even-teams = { $count ->
    [one] { $count } drużyna w rundzie 1
    [few] { $count } drużyny w rundzie 1
    [many] { $count } drużyn w rundzie 1
   *[other] { $count } drużyny w rundzie 1
}: wolny los nie jest potrzebny.
closing-odd-teams = { $count ->
    [one] { $count } drużyna w rundzie 1
    [few] { $count } drużyny w rundzie 1
    [many] { $count } drużyn w rundzie 1
   *[other] { $count } drużyny w rundzie 1
}, liczba nieparzysta: jedna drużyna ma wolny los.
closing-odd = Liczba graczy w rundzie 1: { $count }, nieparzysta. Jedna osoba dostanie wolny los, chyba że znajdzie się zapasowy.
closing-odd-pairs = Liczba par w rundzie 1: { $count }, nieparzysta. Jedna z nich dostanie wolny los.
closing-odd-ghost = Liczba graczy w rundzie 1: { $count }, nieparzysta. Gra gracz zapasowy.
closing-seen = Wszyscy ze wstępnym zgłoszeniem są już zarejestrowani lub wycofani.
closing-unseen = Zgłoszeni wstępnie, jeszcze niezarejestrowani ({ $count }): { $names }
closing-births = Wszystkie lata urodzenia są znane.
closing-no-birth = { $count ->
    [one] { $count } gracz bez roku urodzenia
    [few] { $count } graczy bez roku urodzenia
    [many] { $count } graczy bez roku urodzenia
   *[other] { $count } gracza bez roku urodzenia
}: { $names }
closing-single = Nie widać powtórzeń.
closing-doubles = Możliwe powtórzenia: { $names }
closing-bar = { $count ->
    [one] { $count } gracz jest
    [few] { $count } graczy jest
    [many] { $count } graczy jest
   *[other] { $count } gracza jest
} na poziomie baru { $bar } lub powyżej; zalecane: od { $from } do { $to }.
closing-bar-proposed = { $count ->
    [one] { $count } gracz jest
    [few] { $count } graczy jest
    [many] { $count } graczy jest
   *[other] { $count } gracza jest
} na poziomie baru { $bar } lub powyżej; zalecane: od { $from } do { $to }. Przy barze { $proposed } liczba wyniesie { $proposedCount }.

slips-open = Zapisy są jeszcze otwarte: zmieniaj zgłoszenia bezpośrednio. Różowe kartki służą do zmian po zamknięciu zapisów.
slips-empty = Nie ma jeszcze różowych kartek. Zapisuj każdą prośbę o zmianę jako kartkę, aby można ją było później odnaleźć.
slips-no-match = Żadna kartka nie pasuje do wyszukiwania.
slips-lead = Nie można parować rund, gdy kartki czekają. Najpierw je wprowadź lub odrzuć.
slip-add = Dodaj kartkę
slip-late = Późne zgłoszenie
slip-apply = Wprowadź
slip-refuse = Odrzuć
slip-none = Najpierw wybierz czekającą kartkę.
slip-pair-anyway = Mimo to sparuj rundę { $round }
slip-player = Gracz
slip-player-hint = numer lub nazwisko
slip-player-none = Żadne zgłoszenie nie ma tego numeru ani nazwiska.
slip-leaves = Opuszcza wydarzenie
slip-note = Uwaga gracza
slip-reason-hint = zapisany razem z kartką
slip-becomes = { $what }: było { $before }, będzie { $after }
slip-is = { $what }: { $after }
slip-nothing = bez zmian
slip-seat = ma jeszcze miejsce: stół { $board }, runda { $round }
slip-state-pending = czeka
slip-state-applied = wprowadzono { $when }
slip-state-refused = odrzucono { $when }: { $why }
slip-what-number = Numer
slip-what-family = { entry-family }
slip-what-given = { entry-given }
slip-what-middle = { entry-middle }
slip-what-latin = { entry-latin }
slip-what-town = { entry-town }
slip-what-rank = { col-rank }
slip-what-club = { col-club }
slip-what-country = { country }
slip-what-rounds = { event-rounds }
slip-what-status = { col-status }
slip-what-initial = Punkty startowe
slip-no-value = brak

register-find = Szukaj nazwiska, klubu lub kraju ( / )
register-import = Importuj listę
register-imported = { $count ->
    [one] Dodano { $count } zgłoszenie.
    [few] Dodano { $count } zgłoszenia.
    [many] Dodano { $count } zgłoszeń.
   *[other] Dodano { $count } zgłoszenia.
}
list-paste = Wklej z arkusza
list-paste-here = Skopiuj wiersze w arkuszu kalkulacyjnym i wklej je tutaj (Ctrl+V).
list-lines = Wiersze do poprawy
list-line-number = Wiersz
list-leave-out = Pomiń
list-leave-out-line = Pomiń wiersz { $line }
list-cell = Wiersz { $line }, { $column }
list-leave-rest = { $count ->
    [one] Pomiń ten wiersz
    [few] Pomiń te { $count } wiersze
    [many] Pomiń te { $count } wierszy
   *[other] Pomiń te wiersze ({ $count })
}
list-to-correct = { $count ->
    [one] Popraw jeden wiersz albo go pomiń.
    [few] Popraw { $count } wiersze albo je pomiń.
    [many] Popraw { $count } wierszy albo je pomiń.
   *[other] Popraw { $count } wiersza albo je pomiń.
}
list-title = Import pliku { $file }
list-separator = Separator
list-separator-comma = przecinki
list-separator-semicolon = średniki
list-separator-tab = tabulatory
list-separator-pipe = pionowe kreski
list-encoding = Kodowanie
list-sheet = Arkusz
list-headed = Pierwszy wiersz zawiera nazwy kolumn
list-announced = Tylko zgłoszeni wstępnie, obecność jeszcze niepotwierdzona
list-guessed = Plik nie jest w UTF-8; odczytano go jako { $encoding }. Sprawdź nazwiska. Jeśli litery są błędne, wybierz inne kodowanie.
list-first = Pierwsze wiersze listy
list-column = Znaczenie kolumny { $column }
list-means-nothing = pomiń
list-means-family = { entry-family }
list-means-given = { entry-given }
list-means-name = Nazwisko i imię
list-means-given-first = Imię i nazwisko
list-means-middle = { entry-middle }
list-means-latin = { entry-latin }
list-means-rank = { col-rank }
list-means-rating = { col-rating }
list-means-country = { country }
list-means-town = { entry-town }
list-means-club = { col-club }
list-means-birth = Rok lub data urodzenia
list-means-pin = { entry-pin }
list-means-irn = { entry-irn }
list-means-ffg-licence = { entry-ffg-licence }
list-means-ffg-status = Stan licencji francuskiej
list-means-aga-id = { entry-aga }
list-means-user-name = { entry-user-name }
list-means-rating-rank = { entry-rating-rank }
list-means-sex = Płeć
list-means-family-group = { entry-family-group }
list-means-sp = Punkty SEYGO { $category }
list-ready = { $count ->
    [one] Można zaimportować { $count } gracza.
    [few] Można zaimportować { $count } graczy.
    [many] Można zaimportować { $count } graczy.
   *[other] Można zaimportować { $count } gracza.
}
list-not-yet = Najpierw popraw błędy lub wybierz znaczenie kolumn.
list-take = { $count ->
    [one] Importuj { $count } gracza
    [few] Importuj { $count } graczy
    [many] Importuj { $count } graczy
   *[other] Importuj { $count } gracza
}
list-event = { $count ->
    [one] Nowe wydarzenie: { $count } gracz
    [few] Nowe wydarzenie: { $count } graczy
    [many] Nowe wydarzenie: { $count } graczy
   *[other] Nowe wydarzenie: { $count } gracza
}
levy-take = Oznacz opłatę jako wniesioną
levy-back = Oznacz opłatę jako niewniesioną
levy-paid = ✓
levy-none = Wybierz zgłoszenie, które wymaga opłaty.
levy-sum = Opłaty: należne { $due }, wniesione { $paid }; { $count ->
    [0] zapłacili wszyscy.
    [one] nie zapłacił { $count } gracz.
    [few] nie zapłaciło { $count } graczy.
    [many] nie zapłaciło { $count } graczy.
   *[other] nie zapłaciło { $count } gracza.
}
col-levy = Opłata
entry-similar = Możliwe powtórzenie: { $names }. Sprawdź przed zapisaniem.
entry-stars-before = Udział w Future Stars już wcześniej
entry-paid = Opłata wniesiona
entry-membership = Stowarzyszenie
membership-member = członek (w kraju lub za granicą)
membership-non_member = nie należy
membership-concession = opłata ulgowa
result-same = Stół { $board } ma już wynik { $result }. Nic nie zmieniono.
closing-after = Stan bieżący
closing-slips = { $count ->
    [one] { $count } różowa kartka czeka. Wprowadź ją lub odrzuć przed następnym parowaniem.
    [few] { $count } różowe kartki czekają. Wprowadź je lub odrzuć przed następnym parowaniem.
    [many] { $count } różowych kartek czeka. Wprowadź je lub odrzuć przed następnym parowaniem.
   *[other] { $count } różowej kartki czeka. Wprowadź je lub odrzuć przed następnym parowaniem.
}
closing-no-slips = Żadna różowa kartka nie czeka.
closing-fees-paid = Zapłacili wszyscy.
closing-fees-open = { $count ->
    [one] { $count } gracz ma jeszcze zapłacić
    [few] { $count } graczy ma jeszcze zapłacić
    [many] { $count } graczy ma jeszcze zapłacić
   *[other] { $count } gracza ma jeszcze zapłacić
}: { $names }
closing-admitted = Dopuszczeni decyzją dyrektora mimo zasad: { $names }
register-bar = Bar { $bar }: { $count ->
    [one] { $count } zarejestrowany gracz jest
    [few] { $count } zarejestrowanych graczy jest
    [many] { $count } zarejestrowanych graczy jest
   *[other] { $count } zarejestrowanego gracza jest
} na nim lub powyżej.
register-bar-take = Ustaw proponowany bar { $bar }
register-empty = Nie ma jeszcze zgłoszeń. Dodaj zgłoszenie lub zaimportuj listę.
register-no-match = Nie znaleziono: „{ $typed }”.
register-add-typed = Dodaj „{ $typed }” jako nowe zgłoszenie
entry-add = Dodaj zgłoszenie
entry-edit = Edytuj
entry-register = Zarejestruj
entry-withdraw = Wycofaj
entry-none = Najpierw wybierz zgłoszenie.
entry-rated = Gracze z listy rankingowej
entry-save-next = Dodaj i przejdź dalej
entry-added = { $count ->
    [1] Zarejestrowano: { $name }. Dodaj następną osobę lub zamknij.
    [few] Zarejestrowano: { $name }; razem { $count } osoby. Dodaj następną osobę lub zamknij.
    [many] Zarejestrowano: { $name }; razem { $count } osób. Dodaj następną osobę lub zamknij.
   *[other] Zarejestrowano: { $name }; razem { $count } osoby. Dodaj następną osobę lub zamknij.
}
seeds-import = Importuj listę rozstawienia
seeds-about = SP z pliku { $file } trafiają do zgłoszeń o tym samym numerze w cyklu lub PIN-ie EGD.
seeds-key = Klucz cyklu
seeds-key-hint = jeśli podany, lista z innym podpisem zostanie odrzucona
seeds-names = Uzupełnij też zgłoszenia znalezione tylko po nazwisku
seeds-fill = Uzupełnij SP
seeds-done = { $tour }: { $filled ->
    [one] uzupełniono SP jednego zgłoszenia
    [few] uzupełniono SP { $filled } zgłoszeń
    [many] uzupełniono SP { $filled } zgłoszeń
   *[other] uzupełniono SP { $filled } zgłoszenia
}, spoza listy: { $unknown }.
seeds-signed = Podpisane kluczem
seeds-by-name = Znalezione tylko po nazwisku i nieuzupełnione. Sprawdź je, zaznacz pole powyżej i uzupełnij ponownie:
seeds-by-name-filled = Znalezione tylko po nazwisku i uzupełnione:
entry-sp = SP, kategoria { $category }
move-board = Przenieś na inny stół
move-board-of = Przenieś stół { $board }
move-board-to = Na stół
move-board-number = Wpisz numer stołu.
ko-decide = Zdecyduj, kto awansuje
ko-decide-about = Decyzja obowiązuje bez względu na wynik partii. Zostaje w historii razem z powodem.
ko-decide-advances = Awansuje
ko-decide-back = Cofnij decyzję
final-jigos = Jigo dodaje do zwycięstw
final-jigos-nothing = nic
final-jigos-half = pół zwycięstwa
final-jigos-whole = całe zwycięstwo
copies-second = Drugi folder na kopie
copies-second-none = Bez drugiego folderu
book-rename = Zmień nazwę mistrzostw
book-rename-to = Nowa nazwa
book-rename-hint = nazwa innych mistrzostw połączy jedne z drugimi
book-renamed = { $name }: { $editions ->
    [one] jedna edycja
    [few] { $editions } edycje
    [many] { $editions } edycji
   *[other] { $editions } edycji
}.
book-confirm = Członkostwo potwierdzone na rok { $year }
book-confirm-choose = Najpierw wybierz gracza.
book-confirmed = { $name }: potwierdzono na rok { $year }.
entry-family = Nazwisko
entry-middle = Drugie imię
entry-latin = Transliteracja
entry-latin-hint = najpierw nazwisko; jeśli puste: { $proposed }
entry-latin-order = najpierw nazwisko, literami łacińskimi
entry-town = Miejscowość
entry-reason = { reason }
entry-reason-hint = wymagany przy zmianach po zamknięciu zapisów
entry-left = opuszczenie wydarzenia
entry-returned = powrót
entry-not-seen = obecność potwierdzona omyłkowo
entry-given = Imię
entry-registered = Zarejestrowano: { $name }.
entry-withdrawn = Wycofano: { $name }.
entry-pin = PIN w EGD
entry-pin-hint = osiem cyfr
entry-ffg-licence = Licencja francuska (FFG)
entry-ffg-status = Stan licencji
entry-ffg-status-hint = - dla zwykłej albo litera
entry-aga = Numer AGA
entry-user-name = Nazwa użytkownika na serwerze
entry-rating-rank = Stopień do list rankingowych
entry-rating-rank-hint = Tylko jeśli różni się od stopnia, z którym gra, na przykład 6d przy stopniu honorowym.
entry-irn = Numer w cyklu
entry-sex = Płeć (do nagród)
sex-unknown = nie podano
sex-f = dziewczyna
sex-m = chłopak
entry-publication = Publikacja
publish-full = imię i nazwisko
publish-initials = tylko inicjały
publish-anonymous = anonimowo
entry-overrule = Dopuść decyzją dyrektora, mimo zasad
ratings-import = Importuj listę rankingową
rated-compare = Porównaj z listą rankingową
rated-take = Przejmij
rated-take-all = Przejmij wszystko
rated-same = Wszystkie zgłoszenia zgadzają się z listami rankingowymi.
rated-unknown = Na listach rankingowych brakuje numerów tych graczy: { $names }.
ratings-none = Nie ma jeszcze listy rankingowej: zaimportuj plik EGD, FFG lub AGA.
ratings-of = Lista rankingowa z { $day }, { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}.
ratings-undated = Lista rankingowa bez daty, { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}.
ratings-stale = Jest nieaktualna: przed wydarzeniem zaimportuj nową.
ratings-row = na liście rankingowej, { $count ->
    [one] { $count } turniej
    [few] { $count } turnieje
    [many] { $count } turniejów
   *[other] { $count } turnieju
}
entry-birth = Rok urodzenia
entry-rank-hint = 30k do 1k, 1d do 9d, 1p do 9p
entry-family-group = Rodzina
entry-family-group-hint = to samo słowo dla rodzeństwa i rodziców
entry-fixed-board = Stały stół
entry-fixed-board-hint = na przykład przy trudnościach w poruszaniu się; zwykle puste
entry-shift = Korekta punktów startowych
entry-plays = Gra w rundach
entry-ghost = zapasowy
entry-guest = gość
entry-ghost-long = Zapasowy: gra tylko przy nieparzystej liczbie graczy
entry-guest-long = Gość: nie dostaje miejsca ani punktów
sleepers = { $count ->
    [one] Gracz z górnej grupy opuszcza rundę. Zgodnie z zasadami niższe punkty startowe przenoszą go poza grupę:
    [few] { $count } graczy z górnej grupy opuszcza rundy. Zgodnie z zasadami niższe punkty startowe przenoszą ich poza grupę:
    [many] { $count } graczy z górnej grupy opuszcza rundy. Zgodnie z zasadami niższe punkty startowe przenoszą ich poza grupę:
   *[other] { $count } gracza z górnej grupy opuszcza rundy. Zgodnie z zasadami niższe punkty startowe przenoszą ich poza grupę:
}
sleeper-rounds = nie gra w rundach: { $rounds }
sleeper-lower = Obniż o { $by }
status-of-preregistered = zgłoszono wstępnie
status-of-registered = zarejestrowano
status-of-withdrawn = wycofano

col-number = Nr
col-name = Nazwisko
col-rank = Stopień
col-rating = Ranking
col-country = { country }
col-club = Klub
col-category = Wiek
col-sp = SP
col-group = Grupa
col-way = Droga
col-stage = Etap
col-initial = Start
col-status = Stan
col-missed = Nie gra
col-slip = Kartka
col-change = Zmiana
col-place = Miejsce
col-board = Stół
col-black = Czarne
col-white = Białe
col-score = Pkt
col-result = Wynik
col-handicap = Handicap
col-notes = Uwagi
col-remark = Uwaga
col-reason = Powód
col-when = Kiedy
col-who = Kto
col-what = Co
col-details = Szczegóły
col-competition = Konkurencja
col-changes = Wiersze

round-title = Runda { $round }
round-unpaired = niesparowana
round-draft = szkic
round-released = ogłoszona
round-confirmed = { status-confirmed }
round-pair = Sparuj
round-unpair = Usuń pary
round-empty = Ta runda nie jest jeszcze sparowana.
round-bye = Wolny los: { $name }
round-left = Bez pary: { $names }
hand = Zmiany ręczne
hand-unpair = Rozłącz
hand-swap = Zamień kolory
hand-lock = Zablokuj
hand-unlock = Odblokuj
hand-locked = zablokowany: ponowne parowanie nie zmienia tego stołu
hand-explain = Wyjaśnij
hand-idle = Bez partii
hand-pair = Sparuj tych dwoje
hand-missing = { $count ->
    [one] Opuszcza rundę: 1 gracz
    [few] Opuszcza rundę: { $count } graczy
    [many] Opuszcza rundę: { $count } graczy
   *[other] Opuszcza rundę: { $count } gracza
}
hand-two = Najpierw wybierz dwoje graczy.
hand-finish = Sparuj pozostałych
hand-rest = Sparuj ponownie niezablokowane stoły
hand-yes = Zrób to mimo wszystko
hand-round = Cała runda
hand-renumber = Zmień numery stołów
hand-renumbered = { $count ->
    [0] Żaden numer stołu się nie zmienił.
    [one] { $count } partia ma nowy numer stołu.
    [few] { $count } partie mają nowe numery stołów.
    [many] { $count } partii ma nowe numery stołów.
   *[other] { $count } partii ma nowe numery stołów.
}
hand-seats = Zamień graczy
hand-teams = Zamień drużyny, wybierając po jednym graczu
hand-held = Wybrano: { $name }. Przejdź do innego stołu i wybierz tam miejsce albo daj wolny los.
hand-seat-first = Najpierw wybierz miejsce.
hand-bye = Daj wolny los
drag-hint = Albo przeciągnij gracza na inne miejsce lub na wolny los, a numer stołu na inny stół.
drag-seat = stół { $board }, { $colour }
drag-bye = wolny los
drag-pair = partia z: { $name }
board-in-text = stół { $board }
drag-nowhere = upuść na miejsce, stół lub wolny los
drag-number = Przeciągnij numer, aby przenieść partię na inny stół.
drag-shift = Shift pokazuje liczby.
drag-numbers = Pokaż liczby
verdict-good = Dobrze
verdict-worse = Gorzej
verdict-breaks = Wymaga zgody
verdict-impossible = Niemożliwe
some = Sparuj część …
some-title = Sparuj część graczy rundy { $round }
some-numbers = Numery
some-numbers-hint = 1, 4, 7..12
some-numbers-wrong = Podaj numery i zakresy, na przykład 1, 4, 7..12.
some-scores = Punkty przed tą rundą
some-scores-hint = 21, 20.5
some-categories = Kategorie wiekowe
some-senior = seniorzy
some-nobody = Najpierw wybierz graczy według numeru, punktów lub kategorii wiekowej.
some-rest = Pozostali gracze zostaną sparowani później. Istniejące pary zostają. Wolny los przydziela się przy parowaniu ostatnich graczy.
some-pair = Sparuj wybranych
report = Raport z rundy { $round }
report-short = Raport
report-nothing = Brak uwag.
groups = Grupy punktowe
groups-about = Grupy punktowe: { $groups }, przesunięcia: { $floats }. Tabela poniżej pokazuje to samo.
groups-line = Stół { $board }: { $down } w dół, do gracza { $up }
groups-lines = { $count ->
    [one] { $count } przesunięcie
    [few] { $count } przesunięcia
    [many] { $count } przesunięć
   *[other] { $count } przesunięcia
}
groups-float = { $board } do { $score }
groups-players = Gracze
groups-games = Partie w grupie
groups-down = Stoły z przesunięciem w dół
groups-alone = bez partii: { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osoby
}
picture-table = Jako tabela
button-key = Klawisz: { $key }
table-columns = Kolumny
table-find = Szukaj w tabeli
table-found = { $shown } z { $all } wierszy
table-none-found = Nic w tabeli nie pasuje: { $typed }.
table-copy = { $count ->
    [one] Kopiuj wiersz
    [few] Kopiuj { $count } wiersze
    [many] Kopiuj { $count } wierszy
   *[other] Kopiuj { $count } wiersza
}
table-copied = { $count ->
    [one] Jeden wiersz jest w schowku.
    [few] { $count } wiersze są w schowku.
    [many] { $count } wierszy jest w schowku.
   *[other] { $count } wiersza jest w schowku.
}
entry-register-marked = Zarejestruj zaznaczonych: { $count }
entry-withdraw-marked = Wycofaj zaznaczonych: { $count }
boards-grid = Stoły według stanu
boards-grid-about = Stoły: { $all }. Gotowe: { $done }, wpisane raz: { $once }, różne: { $differ }, otwarte: { $open }.
boards-grid-differ = wpisy się różnią
boards-grid-ladder = jigo, do rozstrzygnięcia
boards-grid-adjourned = odłożona
boards-grid-open = otwarty
boards-grid-once = wpisany raz
boards-grid-complete = gotowy
remark-rematch = { $count ->
    [one] Już ze sobą grali.
    [few] Grali ze sobą już { $count } razy.
    [many] Grali ze sobą już { $count } razy.
   *[other] Grali ze sobą już { $count } raza.
}
remark-second-bye = Kolejny wolny los dla gracza { $first } pozwoliłby uniknąć tego powtórzenia.
remark-family = Należą do tej samej rodziny.
remark-float = Przesunięcie w dół: { $first }, w górę: { $second }, o { $amount }.
remark-categories = Są z różnych kategorii wiekowych.
remark-far-apart = Dzieli ich dużo: stopnie { $first }, punkty { $second }.
remark-club = Są z tego samego klubu.
remark-country = Są z tego samego kraju.
remark-blacks = { $first }: partii czarnymi o { $amount } więcej niż białymi.
remark-whites = { $first }: partii białymi o { $amount } więcej niż czarnymi.
remark-handicap = { $count ->
    [1] Bez komi.
    [few] { $count } kamienie handicapu.
    [many] { $count } kamieni handicapu.
   *[other] { $count } kamienia handicapu.
}
level-met-before = powtórzone pary
level-same-family = ta sama rodzina
level-winless = gracze bez zwycięstwa
level-categories = mieszane kategorie
level-score-difference = różnice punktów
level-may-meet-in-the-knock-out = możliwi przeciwnicy w pucharze
level-floats = przesunięcia
level-same-club = ten sam klub
level-same-country = ten sam kraj
level-colours = równowaga kolorów
level-handicap = handicapy
level-seeding = rozstawienie w grupach punktowych
level-lot = losy
level-clubs-and-countries = kluby i kraje
hand-price = W porównaniu z najlepszym parowaniem: { $price }.
hand-best = Runda jest tak dobra jak najlepsze parowanie.
why = Dlaczego stół { $board }?
why-pays = Koszt: { $price }.
why-free = Nic nie kosztuje.
why-otherwise = Bez niej runda byłaby gorsza: { $price }.
why-instead = Przeciwnik czarnych: { $black }; przeciwnik białych: { $white }.
why-worse = Z nią runda jest gorsza od najlepszej: { $price }.
why-best-instead = W najlepszej rundzie przeciwnik czarnych: { $black }; przeciwnik białych: { $white }.
pass-black = Pierwszy przebieg: wyniki czarnych.
pass-white = Drugi przebieg: wyniki białych.
pass-both = Wyniki.
keys-results = 1 wygrały czarne · 2 wygrały białe · = jigo · 0 przegrana obu · F walkower · W awans bez gry · Backspace usuwa · B numer stołu
keys-results-two = 1 wygrały czarne · 2 wygrały białe · = jigo · 0 przegrana obu · F walkower · W awans bez gry · Backspace usuwa · B numer stołu · P drugi przebieg
waiting-forfeit = Walkower: kto wygrywa? 1 czarne · 2 białe · 0 nikt
waiting-walkover = Awans bez gry: kto awansuje? 1 czarne · 2 białe
waiting-ladder = Dogrywka: kto wygrał? 1 czarne · 2 białe
waiting-settle = Poprawny wynik: 1 wygrały czarne · 2 wygrały białe · = jigo · 0 przegrana obu
keys-disagree = Przebiegi różnią się: stół { $board }. Sprawdź kartę, potem naciśnij S i wynik, który zastąpi oba przebiegi.
keys-confirmed = Ta runda jest zatwierdzona. Aby poprawić stół, naciśnij S, a potem wynik.
keys-ladder = Stół { $board }: jigo w pucharze. Naciśnij G, aby zobaczyć dogrywkę i jej godziny, albo L i potem 1 lub 2 dla zwycięzcy.
keys-rounds = [ poprzednia runda · ] następna runda
pass-count = { $done } z { $all }
pass-counts = Przebieg 1: { $first } z { $all } · Przebieg 2: { $second }
waiting-board = Stół { $digits } …
result-black = wygrały czarne
result-white = wygrały białe
result-jigo = jigo
result-both-lose = przegrana obu
result-black-forfeit = czarne wygrały walkowerem
result-white-forfeit = białe wygrały walkowerem
result-both-forfeit = przegrana obu walkowerem
result-wo-black = czarne awansują bez gry
result-wo-white = białe awansują bez gry
result-none = brak wyniku
result-unknown = nieznany
result-disagree = { $black } u czarnych, { $white } u białych
result-choose = Wynik: stół { $board }
result-clear = usuń wynik
result-wins = wygrywa { $name }
result-settle = Popraw stół { $board }
pass-to-white = Drugi przebieg
pass-to-black = Pierwszy przebieg
correction = Popraw stół { $board } w rundzie { $round }
correction-affected = Od tego wyniku zależą późniejsze partie drabinki:
correction-through = Przenieś dalej
correction-annul = Unieważnij późniejsze partie
correction-keep = Zostaw graczy, którzy awansowali
correction-change = było: { $before }, będzie: { $after }
correction-standings = Zmieni się klasyfikacja po rundzie { $round } i późniejszych. Arkusze wydrukowane wcześniej są nieaktualne.
correction-later = Runda { $later } jest już sparowana według starego wyniku. Jej pary zostają.
release-stale = Ogłosić nieaktualną rundę { $round }?
stale-only = { $count ->
    [one] Sparuj ponownie tylko stół { $boards }
    [few] Sparuj ponownie tylko stoły { $boards }
    [many] Sparuj ponownie tylko stoły { $boards }
   *[other] Sparuj ponownie tylko stoły { $boards }
}
stale-forfeit = Wpisz walkower przy stole { $board }
stale-both-forfeit = Wpisz przegraną obu przy stole { $board }
stale-seat = Posadź przy stole { $board }: { $name }
change-pairing = Zmień pary
change-pairing-about = Zmień stoły ogłoszonej rundy, które nie mają wyniku. Zmienione stoły zostaną oznaczone.
release-title = Ogłosić rundę { $round } bez wszystkich?
release-about = { $count ->
    [one] Jeden gracz nie ma partii ani wolnego losu:
    [few] { $count } graczy nie ma partii ani wolnego losu:
    [many] { $count } graczy nie ma partii ani wolnego losu:
   *[other] { $count } gracza nie ma partii ani wolnego losu:
}
release-pair = Sparuj ich
release-bye = Daj wolny los: { $name }
release-pair-bye = Sparuj: { $name } – { $other } (ma wolny los)
release-anyway = Ogłoś mimo to
ladder = Dogrywka po jigo
ladder-accepted = Sędzia uznał jigo o { $time }.
ladder-accepted-at = Jigo uznano o
ladder-empty-hint = puste: teraz
ladder-start = Zacznij dogrywkę
ladder-board = { $lines }×{ $lines }
ladder-new-game = Nowa partia
ladder-times = { $minutes } min, potem 1 × { $seconds } s; komi { $komi }
ladder-remaining = Zostało: czarne { $black }, białe { $white }
ladder-left = Pozostałe minuty, { $colour }
ladder-was-white = { $colour }: wylosowane białe, zwycięstwo
ladder-game-won = wygrana: { $colour }
ladder-played = rozegrana
ladder-next = teraz grana
ladder-later = w razie potrzeby
ladder-needless = niepotrzebna
ladder-between = początek od { $from } do { $to }
ladder-from = początek { $from }
ladder-wait = za { $time }
ladder-start-due = do początku { $time }
ladder-late = spóźnienie { $time }
ladder-nigiri = Nigiri: czarne muszą spasować, więc wygrywają białe. Kto po nigiri miał białe? Podane kolory są z pierwszej partii.
ladder-black-is-white = Czarne mają teraz białe
ladder-white-is-white = Białe mają teraz białe
ladder-ended = Koniec o
ladder-advances = Awansuje { $name }.
ladder-back = Usuń ostatnią partię
ladder-won = dogrywkę wygrały { $colour }
needs-ladder = jigo: potrzebna dogrywka
note-rematch = już grali
note-family = ta sama rodzina
note-club = ten sam klub
note-country = ten sam kraj
note-black_floats_down = czarne w dół
note-white_floats_down = białe w dół
note-far_apart = duża różnica
note-board9 = 9x9
note-board13 = 13x13

ko-name = KO{ $category }
ko-players = gracze: { $count }
ko-not-drawn = niewylosowany
ko-draw = Losuj KO{ $category }
ko-draw-all = Losuj wszystkie
ko-all-frozen = Lista jest zamrożona. Nie losuje się jej teraz; zachowuje ogłoszone zobowiązanie.
ko-all-planned = Losowanie z wybranymi ustawieniami.
ko-all-usual = Losowanie według propozycji.
ko-choice = Ustawienia losowania
ko-size = Gracze w drabince
ko-size-other = Inna liczba
ko-first-round = Pierwsza runda
ko-first-round-hint = puste: koniec w ostatniej rundzie
ko-size-hint = uprawnieni: { $count }
ko-size-rounds = rundy { $first }–{ $last }
ko-size-byes = { $count ->
    [0] bez wolnych losów
    [one] { $count } wolny los
    [few] { $count } wolne losy
    [many] { $count } wolnych losów
   *[other] { $count } wolnego losu
}
ko-size-out = { $count ->
    [0] nikt niepominięty
   *[other] pominięci: { $count }
}
ko-size-gap = { $count ->
    [0] równe stopnie
    [one] różnica do { $count } stopnia
    [few] różnica do { $count } stopni
    [many] różnica do { $count } stopni
   *[other] różnica do { $count } stopnia
}
ko-effect = Gracze: { $size }, pola: { $lines }, rundy od { $first } do { $last }:
ko-gaps = Różnice stopni w pierwszych partiach, gdyby losy szły za listą: { $gaps }.
ko-way = Droga do drabinki
ko-way-wild = Dzika karta
qualifying = Eliminacje
qualifying-title = Eliminacje do KO{ $category }
qualifying-about = O ostatnie miejsca w drabince gra się w rundach przed jej początkiem. Zwycięzcy są w drabince, gdy jest losowana.
qualifying-lines = Pola w drabince
qualifying-rounds = Rundy eliminacji
qualifying-for-wild = Dzikie karty do wygrania
qualifying-wild = Dzikie karty na liście: { $count }
qualifying-planned = Plan na pola: { $lines }; wejście bezpośrednie: { $direct }, dzikie karty: { $wild }; partie w rundach od { $first } do { $last }.
qualifying-won = W drabince: { $name }.
qualifying-nobody = Brak zwycięzcy.
qualifying-back = Usuń plan
qualifying-plan = Zaplanuj partie
qualifying-again = Zaplanuj ponownie
ko-way-qualified = Z eliminacji
ko-way-later = Od rundy { $round } drabinki
ko-most = Dzikie karty: { $wild } (najwyżej { $most_wild }). Z eliminacji: { $qualified } (najwyżej { $most_qualified }).
ko-up = W górę
ko-down = W dół
ko-first = Ten gracz jest już pierwszy.
ko-last = Ten gracz jest już ostatni.
ko-sort = Przywróć kolejność według siły
ko-moved = przesunięcie przez dyrektora
ko-out = poza drabinką
ko-excluded = Poza listą: { $count }
ko-apart-countries = W pierwszej rundzie rozdziel kraje
ko-apart-clubs = W pierwszej rundzie rozdziel kluby
ko-third = Partia o trzecie miejsce
ko-reason-hint = zapisany przy losowaniu i drukowany w protokole
ko-reason-needed = Podaj powód. Zostanie zapisany przy losowaniu.
ko-freeze = Zamroź listę
ko-frozen = Lista jest zamrożona
ko-frozen-about = Odczytaj tę liczbę na głos lub zapisz ją przed publicznym podaniem cyfr: dowodzi, że listy potem nie zmieniono.
ko-thaw = Zmień listę
ko-draw-ceremony = Losuj pole po polu
ko-draw-now = Losuj od razu
ko-again = Zastąpi to drabinkę wylosowaną wcześniej; zostanie ona w historii.
ko-keep = Zostaw drabinkę
ko-redraw = Losuj ponownie
ko-redraw-begun = Partie tej drabinki są już sparowane. Najpierw usuń pary tych rund.
ko-replace = Zastąp gracza
ko-replace-none = Najpierw wybierz pole gracza.
ko-replace-who = Kto zastąpi gracza { $name }?
ko-replace-about = Pole gracza rozstawionego dostaje najsilniejszy gracz nierozstawiony, a jego pole – rezerwowy. Jeśli nie ma rezerwowego, na polu jest wolny los.
ko-replace-reason = puste, jeśli gracz się wycofał
ko-alternate = Rezerwowy
ko-alternate-next = Następny z listy
ko-alternate-none = Nikogo: wolny los
ko-ceremony = Pokaż losowanie
ko-entropy = Publiczne cyfry
ko-entropy-hint = rzuty kostką lub liczby podane na sali, tylko cyfry; odstępy się nie liczą
closing-entropy = Publiczne cyfry do losowania
closing-entropy-hint = podane teraz i dodane do ziarna losowania; może być puste
seed-new = Nowe ziarno losowania
seed-new-hint = Zostaje w historii, a kontrola wymienia rundy sparowane z wcześniejszym ziarnem.
seed-draw = Losuj ziarno
ko-digits = Liczba cyfr
ko-digits-hint = ogłoszona teraz; może być puste
ko-source = Źródło cyfr
ko-source-hint = ogłoszone teraz, na przykład kostki na sali lub loteria i jej godzina
ko-frozen-number = Zamrożenie { $number }, { $at }
ko-announced = { $digits ->
        [0] Ogłoszono: dowolna liczba cyfr
        [one] Ogłoszono: 1 cyfra
        [few] Ogłoszono: { $digits } cyfry
        [many] Ogłoszono: { $digits } cyfr
       *[other] Ogłoszono: { $digits } cyfry
    }
ko-acts = Zamrożenia i losowania
ko-act-freeze = { ko-frozen-number }
ko-act-draw = Losowanie { $number }, { $at }
ko-act-undone = (cofnięte)
ko-list = Lista w kolejności rozstawienia
ko-list-empty = Do tej kategorii nie należy żaden zarejestrowany gracz.
ko-summary = { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}, początek w rundzie { $first }.
ko-winner = Zwycięzca: { $name }
ko-shown = Widok
ko-whole = Cała drabinka
ko-section = Część { $number }
ko-zoom = Powiększenie
ko-smaller = Pomniejsz
ko-larger = Powiększ
ko-fit = Dopasuj
ko-overview = Przegląd
ko-overview-about = Drabinka, liczba linii: { $lines }. Rozstrzygnięte partie: { $decided } z { $games }. Tabela poniżej pokazuje to samo.
ko-overview-game = Partia
ko-picture = Zapisz obraz
ko-in-round = runda { $round }
ko-bye = wolny los
ko-board-room = stół { $board }, { $room }
ko-needs-ladder = jigo: dogrywka
ko-invalidated = unieważniona
ko-vacant = bez gracza
ko-open-side = do ustalenia
ko-cell-box = Pole { $box }, { $group }: { $name }
ko-cell-game = { $stage }, partia { $number }, runda { $round }
ko-cell-won = Wygrywa { $name }
ko-versus = { $a } – { $b }
ko-versus-won = { $a } – { $b }, wygrywa { $won }
ko-ranking = Miejsca i etapy
ko-shared = { $from }–{ $to }
ko-still-in = jeszcze gra
ko-record = Protokół losowania
ko-commitment = Zobowiązanie
ko-nonce = Nonce
keys-table = strzałki: ruch · Page Down części · + - Z powiększenie · V losowanie
keys-table-categories = [ ] kategorie
keys-table-results = 1 wygrały czarne · 2 wygrały białe · = jigo · 0 przegrana obu · F walkower · W awans bez gry · Backspace usuwa · P drugi przebieg
ceremony-title = KO{ $category }: losowanie
ceremony-count = { $shown } z { $all }
ceremony-box = grupa { $group }, pole { $box }
ceremony-lot = Los { $drawn } z { $of }
ceremony-again = { $count ->
    [one] losowano ponownie raz, aby rozdzielić kraje lub kluby
    [few] losowano ponownie { $count } razy, aby rozdzielić kraje lub kluby
    [many] losowano ponownie { $count } razy, aby rozdzielić kraje lub kluby
   *[other] losowano ponownie { $count } raza, aby rozdzielić kraje lub kluby
}
ceremony-alone = bez losu: został tylko jeden gracz
ceremony-meets = przeciwnik: { $name }
ceremony-bye = wolny los w pierwszej rundzie
ceremony-open = przeciwnik jeszcze niewylosowany
ceremony-commitment = Zobowiązanie do listy
ceremony-next = Dalej
ceremony-play = Odtwórz
ceremony-pause = Pauza
ceremony-all = Na koniec
stage-round_of_64 = 1/32 finału
stage-round_of_32 = 1/16 finału
stage-round_of_16 = 1/8 finału
stage-quarter_final = Ćwierćfinały
stage-semi_final = Półfinały
stage-winners_final = Finał zwycięzców
stage-losers_round = Drabinka przegranych
stage-second_final = Drugi finał
stage-third_final = Trzeci finał
ko-loser-of = przegrany partii { $game }
ko-winner-of = zwycięzca: runda { $round }, partia { $number }
stage-final = Finał
stage-third_place = Trzecie miejsce
stage-finalist = Finalista
stage-qualifying = Eliminacje
stage-winner = Zwycięzca
stage-final_group = Finał, grupy
stage-final_semi_finals = Finał, półfinały
stage-final_finals = Finał, finały

final-name = Finał { $category }
final-group = Grupa { $name }
final-score = Zwycięstwa
final-by = Rozstrzygnięcie
final-by-wins = zwycięstwa
final-by-direct_game = bezpośrednia partia
final-by-entry_position = pozycja na starcie
final-by-ladder = mniejsze plansze
final-by-nothing = nierozstrzygnięte
final-tie = Remis.
final-tie-hint = Grają na mniejszych planszach. Wybierz ich w kolejności wyników, od najlepszego.
final-tie-named = już wybrano
final-day = Dzień { $day }
final-eve = Dzień wcześniej
final-phase-group = grupy
final-phase-semi_finals = półfinały
final-phase-finals = finały
final-alone-rounds = Rundy, w których rozgrywany jest tylko Finał
final-alone = gra tylko Finał
final-rests = Pauza: { $names }
final-places = Miejsca
final-size = Gracze
final-list = Lista w kolejności punktów
final-draw = Losuj Finał { $category }
final-rests-when = Plan pauz
final-way-best = najlepsi grają dwie partie dziennie
final-way-lots = przez losowanie
final-way-eve = pierwsza runda dzień wcześniej
final-ladder-keys = Kto wygrał dogrywkę? 1 czarne · 2 białe
final-state-waiting = przed partią
final-state-due = do sparowania
final-state-running = w trakcie
final-state-ladder = { needs-ladder }
final-state-jigo = { result-jigo }
final-state-invalidated = { ko-invalidated }
final-state-vacant = { ko-vacant }
how-walkover = bez gry
how-forfeit = walkower
how-ladder = po dogrywce
how-bye = wolny los
how-ruling = decyzją
group-gold = złota
group-bronze = brązowa
group-blue = niebieska
group-green = zielona
group-magenta = fioletowa
group-red = czerwona

standings-after = Klasyfikacja po rundzie { $round }
standings-round = Po rundzie
prize-list-fix = Ustal do wręczenia nagród
prize-list-state = Lista do wręczenia nagród jest ustalona po rundzie { $round }: { $time }, skrót { $head }. Nagrody są według niej.
prize-list-take-back = Cofnij listę
standings-newest = najnowsza
standings-find = Znajdź gracza ( / )
standings-empty = Nie ma jeszcze zarejestrowanych graczy.
standings-view = Widok
standings-view-key = tabela, tabela krzyżowa, miejsca po rundach
standings-view-table = Tabela
standings-view-crosstable = Tabela krzyżowa
standings-view-places = Miejsca po rundach
crosstable-about = Kto z kim grał. Gracze: { $players }, partie: { $games }. Tabela poniżej pokazuje to samo.
crosstable-games = { games-title }
crosstable-win = wygrana
crosstable-loss = przegrana
crosstable-jigo = { result-jigo }
crosstable-open = bez wyniku
crosstable-game = { $name } – { $other }: { $result }, runda { $round }
crosstable-of = { $name }: { $games }
places-about = Miejsca po każdej rundzie. Gracze: { $players }, rundy: { $rounds }. Tabela poniżej pokazuje to samo.
places-none = Pierwsza runda nie jest jeszcze sparowana.

history-find = Szukaj w historii ( / )
history-empty = Nie ma jeszcze zmian.
history-more = Pokaż wszystkie ({ $count })
history-head = Ostatni skrót historii:
history-sheet-head = Skrót na arkuszu
history-verify = Sprawdź arkusz
history-verified = { $later ->
        [0] Arkusz należy do tej historii. Wydrukowano go po wpisie { $entry } ({ $what }, { $at }) i od tego czasu nic się nie zmieniło.
        [one] Arkusz należy do tej historii. Wydrukowano go po wpisie { $entry } ({ $what }, { $at }). Od tego czasu dodano jeden wpis.
        [few] Arkusz należy do tej historii. Wydrukowano go po wpisie { $entry } ({ $what }, { $at }). Od tego czasu dodano { $later } wpisy.
        [many] Arkusz należy do tej historii. Wydrukowano go po wpisie { $entry } ({ $what }, { $at }). Od tego czasu dodano { $later } wpisów.
       *[other] Arkusz należy do tej historii. Wydrukowano go po wpisie { $entry } ({ $what }, { $at }). Od tego czasu dodano { $later } wpisu.
    }
history-verified-undone = Ten wpis od tego czasu cofnięto.

copies = Kopie automatyczne
copies-none = Nie ma jeszcze kopii. Drawmaster robi kopię po każdej zatwierdzonej rundzie i po każdej godzinie pracy.
copies-content = Zawartość
copies-holds = { $entries ->
    [one] { $entries } zgłoszenie
    [few] { $entries } zgłoszenia
    [many] { $entries } zgłoszeń
   *[other] { $entries } zgłoszenia
}, sparowana runda: { $paired }, zatwierdzona: { $confirmed }, { $results ->
    [one] { $results } wynik
    [few] { $results } wyniki
    [many] { $results } wyników
   *[other] { $results } wyniku
}
copies-changes = Zmiany
copies-last = Ostatnia zmiana
copies-restore = Przywróć
copies-restored = Przywrócono do pliku { $file }. Plik otwarty wcześniej nie zmienił się.
copies-salvage = Odzyskaj uszkodzony plik
copies-damaged = Uszkodzony plik
copies-salvaged = W pliku { $file } jest to, co dało się odczytać: { $entries ->
    [one] { $entries } pewna zmiana
    [few] { $entries } pewne zmiany
    [many] { $entries } pewnych zmian
   *[other] { $entries } pewnej zmiany
}, { $doubts ->
    [one] { $doubts } wątpliwy element
    [few] { $doubts } wątpliwe elementy
    [many] { $doubts } wątpliwych elementów
   *[other] { $doubts } wątpliwego elementu
}.
copies-check = Sprawdź ten plik
copies-sound = Plik jest w porządku; sprawdzono zmiany: { $entries }, wiersze: { $rows }, certyfikaty parowania: { $certificates }.
copies-save-as = Zapisz jako …
copies-saved-as = Wydarzenie jest teraz w pliku { $file }. Stary plik się nie zmienił.
copies-saved-bare = Wydarzenie jest teraz w pliku { $file }. Starego pliku nie dało się odczytać, więc historia zaczyna się od nowa.
copies-and-check = Kopie i kontrola
copies-read = Odzyskaj dane
copies-found = Odzyskane dane
copies-doubts = Utracone lub niemożliwe do sprawdzenia:
copies-no-doubts = Nic nie utracono.
copies-open = Otwórz

print-print = Drukuj
print-export = Wyślij
print-write = Zapisz PDF
print-no-round = Żadna runda nie jest jeszcze sparowana.
export-notes-about = Drugi program nie przyjmuje wszystkiego w tej postaci. Możesz to najpierw poprawić albo zapisać plik teraz.
print-done = Zapisano { $file }.
site-done = Zapisano { $file }: { $written ->
    [one] jeden plik nowy lub zmieniony
    [few] { $written } pliki nowe lub zmienione
    [many] { $written } plików nowych lub zmienionych
   *[other] { $written } pliku nowego lub zmienionego
}, usunięte: { $removed }.
site-kept = Te pliki zmienił ktoś inny, więc zostają: { $files }.
sheet-of-category = { $label }, wiek { $category }
sheet-pairings = Pary według stołów
sheet-pairings-about = Na ścianę, z miejscem na wyniki.
sheet-pairings-by-name = Pary według nazwisk
sheet-pairings-by-name-about = Pokazuje graczom ich stoły.
sheet-seats = Miejsca we wszystkich konkurencjach
sheet-seats-about = Pokazuje każdemu konkurencję i stół, przy którym teraz gra.
sheet-slips = Karty wyników
sheet-slips-about = Sześć na stronie, do pocięcia.
sheet-wall-chart = Tabela turniejowa
sheet-wall-chart-about = Przeciwnicy i zwycięstwa wszystkich graczy, co rundę.
sheet-standings = Klasyfikacja
sheet-standings-about = Ze wszystkimi kryteriami i wynikami.
sheet-final-list = Klasyfikacja końcowa
sheet-final-list-about = Po ostatniej rundzie.
sheet-overall = { stage-overall }
sheet-overall-about = Każdy jest na niej raz: z miejscem z ostatniego etapu.
sheet-individual = Klasyfikacja indywidualna
sheet-individual-about = Gracze drużyn, według zwycięstw.
sheet-ko = Drabinka pucharowa
sheet-ko-about = Nazwiska, grupy siły i zwycięzcy.
sheet-ladder = { ladder }
sheet-ladder-about = Plansze i godziny dogrywki po jigo w pucharze.
sheet-draw-record = { ko-record }
sheet-draw-record-about = Lista, zobowiązanie i losy: każdy może powtórzyć losowanie.
sheet-register = Lista zawodników
sheet-register-about = Wszystkie zgłoszenia z numerami.
sheet-draw-cards = Kartki do losowania
sheet-draw-cards-about = Po jednej na gracza, do potasowania.
sheet-labels = Identyfikatory
sheet-labels-about = Do pocięcia.
sheet-tables = Numery stołów
sheet-tables-about = Do postawienia na stołach.
sheet-timetable = Harmonogram
sheet-timetable-about = Proponowane godziny wszystkich rund.
sheet-rules = Zasady
sheet-rules-about = Czas gry, komi, kryteria.
sheet-pink-slips = { panel-slips }
sheet-pink-slips-about = Puste kartki, na różowy papier.
sheet-pink-register = Spis różowych kartek
sheet-pink-register-about = Wszystkie kartki i decyzje.
sheet-sealed-move = Ruch zapisany
sheet-sealed-move-about = Formularz do odłożonej partii.
sheet-officials = Osoby funkcyjne
sheet-officials-about = Sędziowie, chronometrażyści i komisja odwoławcza, na ścianę.
sheet-cases = Księga spraw
sheet-cases-about = Wszystkie sprawy z orzeczeniami, protestami i odwołaniami; tylko dla sędziego.
sheet-case = Protokoły spraw
sheet-case-about = Każda sprawa z artykułami, przebiegiem i podpisami; tylko dla sędziego.
sheet-daily-report = Raport dzienny
sheet-daily-report-about = Dzisiejsze rundy, walkowery, poprawki, sprawy i protesty, dla organizatora.
sheet-late = Spóźnieni gracze
sheet-late-about = Dla sędziego: kto się spóźnił, zegary i kiedy partie są przegrane. Nie do wywieszania.
sheet-fee-list = Stolik zapisów
sheet-fee-list-about = Wszyscy oczekiwani i ile mają zapłacić; tylko dla stolika.
sheet-receipt = Pokwitowania
sheet-receipt-about = Pokwitowanie każdej wpłaty, z numerem.
sheet-cash-report = Raport kasowy
sheet-cash-report-about = Ile wpłynęło każdego dnia i za każdą pozycję oraz ile powinno być w kasie; tylko dla skarbnika.
sheet-levy-form = Formularz opłat
sheet-levy-form-about = Opłaty wszystkich graczy według stawek, dla stowarzyszenia.
sheet-incidents = Zdarzenia
sheet-incidents-about = Dziennik sędziego: co zapisano w wydarzeniu, i puste linie.
sheet-self-pairing = Tabela wolnego doboru par
sheet-self-pairing-about = Do turnieju pobocznego.
sheet-points = { col-points }
sheet-points-about = Punkty SEYGO i ich źródła.
file-h9 = Wyniki do listy rankingowej
file-h9-about = Plik H9 dla Europejskiej Bazy Go.
file-tou = Wyniki dla federacji francuskiej
file-tou-about = Plik tou dla FFG.
file-aga = Wyniki dla AGA
file-aga-about = Plik wyników amerykańskiej federacji go.
file-opengotha = Plik OpenGotha
file-opengotha-about = Cały turniej, dla innych programów.
file-macmahon = Plik MacMahon
file-macmahon-about = Konkurencja ze wszystkimi partiami, dla programu MacMahon 3.
file-pairgoth = Plik Pairgoth
file-pairgoth-about = Konkurencja ze wszystkimi partiami, dla programu Pairgoth.
file-trf = Raport dla programów szwajcarskich (TRF16)
file-trf-about = Partie i punkty dla programów sprawdzających parowanie; format szachowy.
file-csv = Klasyfikacja jako CSV
file-csv-about = Do arkuszy kalkulacyjnych.
file-json = Dane do strony WWW
file-json-about = Wszystkie konkurencje w JSON: gracze w postaci do publikacji, rundy, wyniki, klasyfikacje, drabinki, punkty.
file-fees = Rozliczenia (CSV)
file-fees-about = Ile kto ma zapłacić, ile wpłacono i ile pozostaje do zapłaty. Tylko dla skarbnika: zawiera pełne nazwiska.
file-payments = Wpłaty (CSV)
file-payments-about = Wpłaty i zwroty z pokwitowaniami. Tylko dla skarbnika: zawiera pełne nazwiska.
file-cases = Księga spraw (CSV)
file-cases-about = Wszystkie sprawy sędziego z orzeczeniami, protestami i odwołaniami. Tylko dla sędziego: zawiera pełne nazwiska.
file-entries = Zgłoszenia jako CSV
file-entries-about = Dla organizatorów, z pełnymi nazwiskami.
sheet-doors = { setting-event-halls }
sheet-doors-about = Stoły w każdej sali, na drzwi.
sheet-prizes = Nagrody
sheet-prizes-about = Nagrodzeni, grupa po grupie.
sheet-sp-list = Lista punktów
sheet-sp-list-about = Punkty cyklu używane do rozstawienia.
file-html = Strony WWW
file-html-about = Folder z parami, klasyfikacjami i drabinkami na ekran lub serwer WWW.
file-site = Serwis WWW
file-site-about = Strony, arkusze, wyniki i dane wszystkich konkurencji w folderze lub pliku .zip. Przy ponownym zapisie zapisują się tylko zmienione pliki.
print-round-short = Drukuj
print-all = Drukuj wszystko dla rundy { $round }
print-all-done = W folderze { $folder }: { $count ->
        [one] 1 arkusz
        [few] { $count } arkusze
        [many] { $count } arkuszy
       *[other] { $count } arkusza
    }.
print-all-written = zapisane: { $count }, pominięte: { $without }
print-look = Podgląd
print-options = Opcje druku
print-option-paper = Papier
print-option-language = { desk-language }
print-option-second-language = Drugi język
print-option-hall = { room-name }
print-option-copies = Kopie
print-option-landscape = Poziomo
print-option-replace = Zastąp brakujące znaki
print-paper-own = Domyślny
print-paper-a4 = A4
print-paper-a3 = A3
print-paper-letter = Letter
print-paper-legal = Legal
print-hall-all = Wszystkie sale
print-option-day = Dzień raportu
print-preview = Podgląd: { $label }
print-page-back = Wstecz
print-page-on = Dalej
print-page-of = Strona { $page } z { $pages }
print-first-page = To jest pierwsza strona.
print-last-page = To jest ostatnia strona.
print-missing = Żadna czcionka nie ma znaków: { $characters }. Zmień te nazwiska albo zaznacz „Zastąp brakujące znaki”, aby zamiast nich drukować �.
language-draft = Tłumaczenie robocze: nie sprawdził go jeszcze rodzimy użytkownik języka.
print-option-format = Format
print-format-own = Do cięcia ręcznego
print-format-99x67 = Etykiety 99 × 68 mm, 8 na A4
print-format-99x38 = Etykiety 99 × 38 mm, 14 na A4
print-format-63x38 = Etykiety 64 × 38 mm, 21 na A4
print-format-85x54 = Karty 85 × 54 mm, 10 na A4
print-format-70x37 = Etykiety 70 × 37 mm, 24 na A4
print-format-6 = 6 na stronie
print-format-4 = 4 na stronie
tour-bundle = Pakiet dla cyklu
tour-bundle-hint = Podpisany plik, z którego cykl liczy punkty, oraz przekazanie wydarzenia innemu organizatorowi.
tour-bundle-about = Podpisany plik z graczami, wynikami i punktami tego wydarzenia. Wyślij go do cyklu. Nie publikuj go: mogą w nim być nazwiska osób, których nie wolno publikować.
tour-bundle-own-key = Twój klucz publiczny. Przekaż go cyklowi raz, inną drogą niż pakiet:
tour-bundle-save = Zapisz pakiet
tour-bundle-hand-over = Przekaż wydarzenie
tour-bundle-hand-over-about = Po wydaniu pakietu następne pakiety może wydawać inny organizator, własnym kluczem, z kopii tego pliku wydarzenia. Najpierw przekaż wydarzenie, potem skopiuj plik.
tour-bundle-new-key = Klucz publiczny drugiego organizatora
tour-bundle-handed-over = Wydarzenie { $event } przekazano właścicielowi klucza { $to }.
print-tour = Z księgi cyklu
tour-book = Księga cyklu
tour-race = Wyścig do Finału
tour-race-about = Punkty roku w kategoriach i kto awansuje.
tour-prizes = Nagrody roku
tour-prizes-about = Najlepsza trójka, dziewczęta, chłopcy, największy postęp, debiut, drużyny krajowe.
tour-sp-list = Listy punktów cyklu
tour-sp-list-about = Do rozstawienia drabinek pucharowych.
print-changed = { $count ->
        [one] Od wydruku zmienił się 1 wiersz
        [few] Od wydruku zmieniły się { $count } wiersze
        [many] Od wydruku zmieniło się { $count } wierszy
       *[other] Od wydruku zmieniło się { $count } wiersza
    }
print-progress = Drukowanie: { $done } z { $all }
print-stop = Przerwij
print-all-stopped = Przerwano. W folderze { $folder }: { $count ->
        [one] 1 arkusz
        [few] { $count } arkusze
        [many] { $count } arkuszy
       *[other] { $count } arkusza
    }.
print-not-shown = Plik { $file } zapisano, ale żaden program na tym komputerze nie mógł go otworzyć. Otwórz go z folderu i wydrukuj.
key-print-screen = wydrukuj arkusze tego ekranu
print-sheets = Arkusze
print-tick-first = Najpierw zaznacz arkusz.
print-copies-of = Kopie: { $sheet }
print-printer = Drukarka
print-send-more = Wybierz arkusze i drukuj
print-sent = Arkusze wysłane do { $printer }: { $count }.
print-sent-some = Wysłano { $count } z { $all } arkuszy do { $printer }.
key-print-round = drukuj wszystko dla rundy
sheet-final-groups = Grupy Finału
sheet-final-groups-about = Tabele krzyżowe, partie każdej rundy, półfinały i finały.
book-print = Drukuj: { $what }

card = Karta gracza
card-of = Karta: { $name }
card-number = Nr { $number }
card-age = kategoria wiekowa { $age }
card-after = Po rundzie { $round }
card-place = miejsce { $place }
card-colours = Kolory
card-points = Punkty cyklu
card-colour = Kolor
card-games = { games-title }
card-no-games = Żadna runda nie jest jeszcze sparowana.
card-opponent = Przeciwnik
card-opponent-score = Pkt przeciwnika
card-kind-win = wygrana
card-kind-loss = przegrana
card-kind-jigo = { result-jigo }
card-kind-open = w toku
card-kind-bye = { ko-bye }
card-kind-absent = nie gra
card-kind-none = bez partii
card-float-up = przesunięcie w górę
card-float-down = przesunięcie w dół
card-ko-won = wygrana, przeciwnik: { $name }
card-ko-lost = przegrana, przeciwnik: { $name }
card-ko-plays = gra, przeciwnik: { $name }
card-ko-waits = przeciwnik jeszcze nieznany
card-changes = { copies-changes }
key-card = karta gracza
key-card-of-board = karta gracza czarnych, białych
round-find = Znajdź stół po graczu, klubie lub numerze
round-find-short = Szukaj ( / )
round-no-match = Żaden stół nie pasuje.
skip = Przejdź do treści

competitions = Konkurencje
competition-next = następna konkurencja
competition-next-key = Pokaż tę konkurencję (Alt+C: następna)
import-has-teams = Plik zawiera drużyny. Mogą się spotykać jak w pliku albo turniej ma tylko ich zawodników.
import-teams = Drużyny się spotykają
import-take = Importuj
import-take-good = Importuj bez tych wierszy
import-notes = Uwagi do importu
timetable = Harmonogram
timetable-times = { $start } do { $over }
glance = W skrócie
glance-of = W skrócie: { $event }
glance-empty = Nie ma jeszcze partii. Statystyka zaczyna się od pierwszych par.
glance-rounds = Partie według rund
glance-rounds-about = Rundy: { $rounds }, partie: { $games }. Czarne wygrały { $black }, białe { $white }, jigo { $jigo }. Tabela poniżej pokazuje to samo.
glance-black = { result-black }
glance-white = { result-white }
glance-jigo = { result-jigo }
glance-other = nierozegrana lub bez zwycięzcy
glance-open = jeszcze bez wyniku
glance-floats = Przesunięcia
glance-floats-about = Przesunięcia (rundy: { $rounds }): { $floats }. Tabela poniżej pokazuje to samo.
glance-knockout = Partie pucharowe
glance-handicap = Z handicapem
glance-byes = Wolne losy
glance-colours = Równowaga kolorów
glance-colours-about = Oba kolory równie często lub z różnicą jeden: { $level } z { $players } graczy. Tabela poniżej pokazuje to samo.
glance-balance = Czarne minus białe
glance-gaps = Partie według różnicy stopni
glance-gaps-about = Silniejszy gracz wygrał { $won } z { $games } partii ({ $percent } %). Tabela poniżej pokazuje to samo.
glance-ranks = Różnica stopni
glance-stronger = wygrał silniejszy
glance-weaker = wygrał słabszy
glance-handicaps = Partie według handicapu
glance-handicaps-about = Partie z handicapem: { $handicap } z { $games }. Tabela poniżej pokazuje to samo.
glance-stones = Kamienie
people-conflicts = Dodano, ale niektórzy mają grać dwa razy w tym samym czasie:
competition-choose = Przejdź: { $name }
competition-about = { $system }, { $rounds ->
    [one] 1 runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}, { $players ->
    [one] 1 gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}
competition-about-free = { $system }, { $players ->
    [one] 1 gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}
system-mcmahon = McMahon
system-novices = dla początkujących
system-league = liga
system-club-ladder = drabina klubowa
system-swiss = szwajcarski
system-round-robin = każdy z każdym
system-score-pairing = według punktów
system-generalised-knock-out = uogólniony pucharowy
system-zoned-swiss = szwajcarski ze strefami
system-knock-out = pucharowy
system-swiss-knock-out = szwajcarski z pucharem
system-double-elimination = do dwóch porażek
system-zones = strefy i puchar
kind-templates = Szablony
kind-systems = Systemy
system-about-mcmahon = Gracze zaczynają z punktami zależnymi od stopnia; grają ze sobą gracze o równych punktach.
system-about-novices = Początkujący na małych planszach z handicapem; gracze bez zwycięstwa grają ze sobą, aby niewielu przegrało wszystko.
system-about-league = W dywizji każdy gra z każdym przez kilka miesięcy; pierwsi awansują, ostatni spadają.
system-about-club-ladder = Partie w klubie przez kilka miesięcy: zwycięstwo to szczebel w górę, porażka – w dół; od szczebli zależą kamienie i komi.
system-about-swiss = Wszyscy zaczynają równo; grają ze sobą gracze o równych punktach.
system-about-round-robin = Każdy gra z każdym jeden raz.
system-about-score-pairing = Numery przez losowanie; gracze o równych punktach grają ze sobą, górna połowa grupy z dolną.
system-about-knock-out = Przegrany odpada. Jedna wylosowana drabinka, w razie potrzeby z partią o trzecie miejsce.
system-about-swiss-knock-out = System szwajcarski; w ostatnich rundach ośmioro najlepszych gra puchar, a pozostali grają dalej.
system-about-double-elimination = Kto przegra, gra dalej w drugiej drabince i odpada po drugiej porażce. Zwycięzcy obu drabinek grają finał.
system-about-zones = Wylosowane strefy, w których każdy gra z każdym, potem puchar zwycięzców stref.
system-about-generalised-knock-out = Nikt nie odpada: grają ze sobą gracze o tych samych wynikach w tej samej kolejności.
system-about-self-pairing = Każdy może zagrać z każdym o dowolnej porze, najwyżej dwa razy; partie dodaje się na bieżąco.
system-about-zoned-swiss = Osobny system szwajcarski dla każdego pasma stopni.
system-self-pairing = wolny dobór par
games-title = Partie
games-conditions = Czarne: { $black }, białe: { $white }; { $stones ->
    [0] bez kamieni
    [one] jeden kamień
    [few] { $stones } kamienie
    [many] { $stones } kamieni
   *[other] { $stones } kamienia
 }, komi { $komi }.
games-add = Dodaj partię
games-black = Czarne nr
games-white = Białe nr
games-hint = { $meetings ->
    [1] Wpisz numery i naciśnij Enter. Ta sama para może zagrać raz.
    [2] Wpisz numery i naciśnij Enter. Ta sama para może zagrać dwa razy.
    [few] Wpisz numery i naciśnij Enter. Ta sama para może zagrać { $meetings } razy.
    [many] Wpisz numery i naciśnij Enter. Ta sama para może zagrać { $meetings } razy.
   *[other] Wpisz numery i naciśnij Enter. Ta sama para może zagrać { $meetings } raza.
}
games-empty = Nikt nie jest jeszcze zarejestrowany.
games-hint-ladder = Wpisz numery, a zobaczysz, kto ma czarne i ile kamieni. Po partii naciśnij Enter.
games-total = Razem
games-rung = Szczebel
games-left = Do zagrania
games-day-hint = Dzień, w którym partię rozegrano. Puste: dzisiaj.
ladder-prizes = Nagrody za okres
ladder-prizes-from = Od
ladder-prizes-to = Do
ladder-improvement = Największe postępy
ladder-persistence = Najwięcej partii
ladder-rungs = { $count ->
    [one] 1 szczebel wyżej
    [few] { $count } szczeble wyżej
    [many] { $count } szczebli wyżej
   *[other] { $count } szczebla wyżej
}
games-climbed = Awans
games-count = { $count ->
    [one] 1 partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}
games-remove = Usuń partię z graczem nr { $number }
competition-add = Dodaj konkurencję
competition-from-file = Z pliku wydarzenia ...
competition-imported = Dodano konkurencję { $name }: { $entries ->
    [one] 1 zgłoszenie
    [few] { $entries } zgłoszenia
    [many] { $entries } zgłoszeń
   *[other] { $entries } zgłoszenia
}. { $known ->
    [0] Nikogo nie było wcześniej w wydarzeniu.
    [one] 1 osoba była już w wydarzeniu.
    [few] { $known } osoby były już w wydarzeniu.
    [many] { $known } osób było już w wydarzeniu.
   *[other] { $known } osoby było już w wydarzeniu.
}
competition-name-hint = Zostaw puste, aby użyć zwykłej nazwy.
competition-remove = Usuń
competition-next-season = Następny sezon
competition-next-season-of = Następny sezon: { $name }
competition-next-season-about = Ustawienia i osoby są przejmowane. W lidze ostatni każdej dywizji zamieniają się z pierwszymi z niższej.
competition-only = Wydarzenie musi mieć konkurencję.
people-enter = Z innej konkurencji
people-find = Szukaj nazwiska lub klubu
people-none = Wszyscy są już tutaj zgłoszeni.
people-nobody = Wybierz osoby do zgłoszenia.
people-enter-count = { $count ->
    [one] Zgłoś 1 osobę
    [few] Zgłoś { $count } osoby
    [many] Zgłoś { $count } osób
   *[other] Zgłoś { $count } osoby
}

## Stages

stages = Etapy
stages-none = Etap bierze graczy z zakończonej konkurencji: finał pierwszej ósemki, grupy, turniej pocieszenia.
stages-picture = Schemat etapów; tabela poniżej mówi to samo
stage-name = Etap
stage-after = Po
stage-who = Kto gra dalej
stage-brings = Co zabierają
stage-players = { col-players }
stage-state = { adjourn-col-state }
stage-last = { stage-name }
stage-system = System
stage-add = Dodaj etap
stage-fill = Uzupełnij
stage-overall = Lista wszystkich etapów
stage-overall-final = Lista końcowa wszystkich etapów
stage-overall-interim = Lista bieżąca wszystkich etapów
stage-tied-title = Dzielone miejsce przed etapem { $name }
stage-choose = Wybierz, kto gra dalej: { $seats ->
    [one] jedna osoba
    [few] { $seats } osoby
    [many] { $seats } osób
   *[other] { $seats } osoby
}.
stage-changed-since = Wcześniejsza klasyfikacja od tego czasu się zmieniła.
stage-brought-since = Punkty wniesione przez graczy od tego czasu się zmieniły.
stage-takes-places = miejsca { $first }–{ $last }
stage-takes-each = pierwsi z każdej: { $count }
stage-takes-others = pozostali
stage-takes-losers = przegrani rundy { $round }
stage-rule-places = Miejsca w klasyfikacji
stage-rule-each = Pierwsi z każdej strefy, dywizji lub kategorii
stage-rule-others = Pozostali
stage-rule-losers = Przegrani rundy drabinki
stage-from-place = Od miejsca
stage-to-place = Do miejsca
stage-count = Ilu z każdej
stage-table-round = Runda drabinki
stage-carries-nothing = Nic
stage-carries-score = Wszystkie punkty
stage-carries-results = Wyniki partii między sobą
stage-template = Szablon
stage-template-one = Jeden etap
stage-template-final-8 = Finał ósemki
stage-template-groups = Grupy, potem puchar
stage-template-club-groups = Czteroosobowe grupy według miejsc
stage-template-about-final-8 = Pierwsza ósemka gra puchar.
stage-template-about-groups = Pierwsza dwójka każdej strefy gra puchar, pozostali system szwajcarski.
stage-template-about-club-groups = Miejsca od 1 do 4 i od 5 do 8 grają każdy z każdym bez partii już rozegranych; pozostali grają systemem szwajcarskim.

## The referee's desk

help-referee = Kalkulatory nie wymagają rundy: klasa limitów czasu, spóźnienia i zegary po cofnięciu pozycji.
    Nic z tego ekranu nie jest publikowane bez twojej decyzji.
key-referee-tabs = karty stanowiska sędziego
referee-tab-calculators = Kalkulatory
referee-class = Klasa limitów czasu
referee-overtime-none = brak
referee-overtime-byoyomi = byo-yomi
referee-overtime-canadian = kanadyjski
referee-overtime-fischer = Fischer
referee-periods = Okresy
referee-stones = Kamienie
referee-seconds = Sekundy
referee-online = Partie w internecie
referee-class-is = Klasa { $class }
referee-unrated = Bez rankingu
referee-lateness = Spóźnienie (5d, 5e)
referee-start = Początek rundy
referee-black-came = Czarne przyszły o
referee-white-came = Białe przyszły o
referee-came-hint = puste: jeszcze nieobecne
referee-used = Zużyty czas: czarne { $black } min, białe { $white } min
referee-used-none = przegrana
referee-lost-after = Kto przyjdzie po { $time }, przegrywa.
referee-lost-one = { $colour } przegrały.
referee-lost-both = Obaj gracze przegrali.
referee-back = Zegary po cofnięciu pozycji (8g.3)
referee-moves = Rozegrane ruchy
referee-black-used = Czarne zużyły, minuty
referee-white-used = Białe zużyły, minuty
referee-back-to = Powrót do pozycji po ruchu
referee-adjourned-at = Odłożono po ruchu
referee-adjourned-black = Minuty czarnych na formularzu
referee-adjourned-white = Minuty białych na formularzu
referee-adjourned-hint = puste: partii nie odłożono
referee-clocks-to-set = Ustaw zegary na czas zużyty: czarne { $black }, białe { $white }
referee-incomplete = Wypełnij pola.

## Officials, cases and guides

referee-tab-people = Osoby
referee-tab-cases = Sprawy
referee-tab-irregularity = Nieprawidłowości
official-add = Dodaj osobę
official-edit = Edytuj osobę
official-remove = Usuń osobę
official-none = Wybierz osobę funkcyjną.
officials-empty = Nie ma jeszcze osób funkcyjnych. Dodaj sędziego głównego, potem trzyosobową komisję odwoławczą i jej zastępców.
official-plays = gra
official-name-hint = puste: nazwisko gracza
official-family-hint = słowo rodziny z zapisów
official-turn-hint = zastępcy wchodzą do komisji w tej kolejności
official-as-player = Gra jako
col-office = Funkcja
col-turn = Kolejność
col-family = { entry-family-group }
col-related = Krewni
col-case = Sprawa
case-add = Dodaj sprawę
case-edit = Edytuj opis
case-rule = Orzeczenie
case-protest = Protest
case-appeal = Odwołanie
case-close = Zamknij
case-public = Upublicznij
case-private = Ukryj
case-is-public = publiczna
case-is-private = tylko dla sędziego
case-none = Wybierz sprawę.
case-of-other = Ta sprawa należy do konkurencji { $competition }. Najpierw wybierz tę konkurencję.
case-search = Szukaj
case-all = wszystkie
cases-empty = Księga spraw jest pusta. Dodaj sprawę, gdy zostanie wezwany sędzia.
cases-none-found = Żadna sprawa nie pasuje do wyszukiwania.
case-round = { col-round }
case-board = { col-board }
case-place = Runda / stół
case-players = { col-players }
case-players-hint = numer lub nazwisko, potem Enter; puste: gracze tego stołu
case-player-remove = Usuń: { $name }
case-title = Sprawa { $number }
case-facts = Co się stało
case-articles = Artykuły przepisów EGF
case-articles-hint = na przykład 5j, 8g.3
case-happened = Kiedy
case-happened-hint = 14:05 lub 2026-08-14 14:05; puste: teraz
case-ended = Koniec partii
case-ended-hint = puste: czas wpisania wyniku
case-course = Przebieg
case-no-steps = Nic jeszcze nie rozstrzygnięto.
case-committee = Komisja w tej sprawie
case-instead-of = zastępuje: { $name }
case-involved = Sprawa dotyczy osoby { $name }: { $reasons }.
case-step-ruled = Orzeczenie { $who }
case-step-protested = Protest: { $who }
case-step-appealed = Odwołanie: { $who }
case-step-closed = Sprawa zamknięta
case-outcome = Protest lub odwołanie
case-corrected = Poprawiono wynik, runda { $round }, stół { $board }: { $before } → { $after } (wpis dziennika { $entry })
case-entered = Wpisano wynik, runda { $round }, stół { $board }: { $before } → { $after } (wpis dziennika { $entry })
case-clocks-used = Zegary, zużyto: czarne { $black }, białe { $white }
case-clocks-left = Zegary, zostało: czarne { $black }, białe { $white }
case-late-because = Po terminie, przyjęto z powodu: { $reason }
case-deadline-result = Protesty przeciw wynikowi:
case-deadline-ruling = Protesty przeciw orzeczeniu:
case-deadline-one-day = do { $at }, zostało { $hours } h { $minutes } min (pełna doba)
case-deadline-next-round = do { $at }, zostało { $hours } h { $minutes } min (początek następnej rundy)
case-deadline-over = możliwe do { $at }; termin minął
case-act-rule = Orzeczenie { $by } w sprawie { $number }
case-act-protest = Protest w sprawie { $number }
case-act-appeal = Odwołanie w sprawie { $number }
case-act-close = Zamknięcie sprawy { $number }
case-words-rule = Orzeczenie
case-words-protest = Co mówi gracz
case-words-appeal = { case-words-protest }
case-words-close = Jak się zakończyła
case-result-enter = Wynik wpisany przez orzeczenie
case-result-correct = Poprawka zatwierdzonego wyniku
case-result-none = bez zmian: { $result }
case-carry = Późniejsze partie pucharu
case-carry-none = nie zależą od tego
case-carry-through = zmieniają graczy
case-carry-keep = zachowują graczy
case-carry-annul = są grane od nowa
case-clock-black = Zegar czarnych
case-clock-white = Zegar białych
case-clock-hint = pozostały czas, na przykład 12:30
case-who = Gracz
case-who-other = inna osoba
case-against = Przeciw
case-against-game = wynikowi partii
case-against-ruling = ostatniemu orzeczeniu
case-filed = Złożono o
case-late = Powód przyjęcia mimo spóźnienia
case-late-hint = tylko po terminie
case-fewer = Decyduje mniej niż trzech członków
guide-needs-case = Najpierw dodaj sprawę dla tej partii; procedura zapisuje w niej każdą odpowiedź.
guide-kind = Nieprawidłowość
guide-kind-position = kamienie przesunięte, dodane lub brakujące (8g)
guide-kind-start = złe kolory lub handicap (8a)
guide-kind-clock = wadliwy zegar (8e)
guide-propose = Propozycja { $number }:
guide-proposal-correct = Pozycja zostaje poprawiona i gra toczy się dalej.
guide-proposal-keep = Pozycja zostaje bez zmian i gra toczy się dalej.
guide-proposal-go-back = Partia wraca do pozycji sprzed nieprawidłowości.
guide-proposal-resign = Jeden z graczy poddaje partię.
guide-proposal-new-game = Partia zostaje anulowana, a gracze grają nową.
guide-was = { $proposal } Czarne: { $black }, białe: { $white }
guide-accept = Zgoda
guide-refuse = Odmowa
guide-resign = Poddanie
guide-agreed = Uzgodnione i ostateczne: { $proposal }
guide-resigned = { $colour } poddały partię. Wpisz wynik orzeczeniem w tej sprawie.
guide-committee = Nie uzgodniono żadnej propozycji: decyduje komisja odwoławcza (8g.6). Wpisz jej orzeczenie w tej sprawie.
guide-shorten = Skróć: nie ma już czasu
guide-no-time = Zostało za mało czasu.
guide-shortened = Skrócono: { $reason }
guide-clocks-save = Oblicz i zapisz czas na zegarach
guide-mistake = Pomyłka
guide-mistake-colours = kolory
guide-mistake-handicap = handicap
guide-fixed = Ruchy rozegrane do zauważenia
guide-rule = Pokaż, co mówią przepisy
guide-shown = Pozostały czas, który pokazuje zegar
guide-actual = Czas, który powinien pozostać
guide-flag = Chorągiewka
guide-flag-none = bez błędu
guide-flag-early = spadła za wcześnie
guide-flag-late = spadła za późno
guide-flag-seconds = O ile sekund za wcześnie
guide-clock-set = Na nowym zegarze zostaje { $time }.
key-case-search = szukaj w księdze spraw
key-guide-black = czarne: zgoda, odmowa
key-guide-white = białe: zgoda, odmowa
referee-tab-articles = Artykuły
col-article = Artykuł
col-summary = W skrócie
col-full-text = Pełny tekst
article-edit = Edytuj pełny tekst
article-text = Pełny tekst artykułu { $article }
articles-lead = Przepisy turniejowe EGF w skrócie, naszymi słowami. Dodaj pełny tekst artykułu, jeśli go masz; protokoły będą go wtedy drukować.
case-round-filter = Tylko runda
case-print = Drukuj protokół
referee-tab-late = Start i spóźnienia
referee-tab-adjourned = Odłożone partie
referee-tab-delays = Harmonogram
key-late-black = czarne: jeszcze nie ma, potem już jest
key-late-white = białe: jeszcze nie ma, potem już jest
key-late-time = popraw godzinę przybycia
key-late-clear = obie osoby były na czas
key-late-forfeit = wpisz walkower
key-late-times = start rundy, godziny zapisu ruchu
key-late-print = zapisz listę spóźnionych
late-empty = Sparuj i ogłoś rundę, aby zaznaczać spóźnionych graczy.
late-start = Start rundy { $round }: { $time }
late-planned = plan: { $time }
late-sealing = Zapis ruchu: od { $from }, najpóźniej { $by }
late-sealing-none = Bez godzin zapisu ruchu.
late-set-times = Start i zapis ruchu
late-started-at = Zegary czarnych uruchomiono o
late-seal-from = Gracz może zapisać ruch od
late-seal-by = Gracz musi zapisać ruch od
late-time-hint = na przykład 10:05; puste: brak
late-presence = { $presence ->
    [missing] nie ma
    [came] jest od { $time }
   *[other] jest
}
late-toggle = { $colour }, stół { $board }: { $presence ->
    [missing] już jest
   *[other] jeszcze nie ma
}
late-col-clocks = Zegary
late-col-left = Przegrana
late-lost-in = za { $time }
late-lost-at = po { $time }
late-lost = przegrana od { $time }
late-enter = Wpisz { $result }
late-not-lost = Nikt nie przegrał tej partii przez spóźnienie.
late-decided = Ta partia ma już wynik.
late-arrived = Godzina przybycia, stół { $board }
late-black-came = { $name } (czarne), przybycie o
late-white-came = { $name } (białe), przybycie o
late-print = Zapisz listę
adjourn-new = Odłóż partię
adjourn-edit = Zmień formularz
adjourn-resume = Partia wznowiona
adjourn-resume-time = Czas wznowienia
adjourn-resumed-at = Partię wznowiono o
adjourn-remove = Cofnij odłożenie
adjourn-print = Zapisz formularz
adjourn-empty = Żadna partia nie jest odłożona. Godziny zapisu ruchu ustawia się na karcie Start i spóźnienia.
adjourn-none-open = Każda partia tej rundy ma wynik albo jest odłożona.
adjourn-choose = Najpierw wybierz odłożoną partię.
adjourn-form = Formularz zapisanego ruchu
adjourn-at = Odłożono o
adjourn-at-hint = puste: teraz
adjourn-sealed-by = Ruch zapisują
adjourn-number = Numer zapisanego ruchu
adjourn-black-captures = Kamienie zbite przez czarne
adjourn-white-captures = Kamienie zbite przez białe
adjourn-black-left = Pozostały czas czarnych
adjourn-white-left = Pozostały czas białych
adjourn-left-hint = 25 minut, 12:30 lub 1:05:00
adjourn-resumption = Wznowienie
adjourn-resumption-hint = dzień i godzina, na przykład 2026-11-21 09:00
adjourn-site = Miejsce, jeśli inne
adjourn-black-signed = Podpis czarnych
adjourn-white-signed = Podpis białych
adjourn-counts-as = Przy parowaniu następnej rundy
adjourn-counts = { $as ->
    [jigo] liczy się jako jigo
    [black] liczy się jako wygrana czarnych
    [white] liczy się jako wygrana białych
    [held] czeka: obaj gracze bez pary
   *[other] jak ustawiono w konkurencji
}
adjourn-col-sealed = Ruch zapisany
adjourn-col-left = Pozostały czas
adjourn-col-state = Stan
adjourn-sealed = { $colour }, ruch { $number }
adjourn-state = { $state ->
    [resumed] wznowiono o { $time }
    [decided] rozstrzygnięto: { $time }
   *[other] ruch zapisany
}
adjourn-moves = Ruch po otwarciu formularza: { $colour }.
adjourn-late = Spóźnienie na wznowienie
adjourn-result-hint = Wynik wpisz na stronie Rundy, w rundzie tej partii.
adjourn-to-round = Przejdź do rundy { $round }
delay-publish = Opublikuj proponowane godziny
delay-publish-one = Opublikuj
delay-edit = Opublikuj inny początek
delay-start-at = Start rundy { $round }
delay-begun = Runda już się zaczęła.
delay-none = Ogłoszone godziny mogą pozostać.
delay-col-planned = Ogłoszono
delay-col-started = Start
delay-col-over = Koniec
delay-col-late = Opóźn.
delay-col-proposed = Propozycja
delay-minutes = { $minutes } min
delay-moved = było { $time }
delay-running = Jeszcze grają, najdłuższe partie najpierw:
delay-since = od { $time }
delay-running-none = Żadna partia nie trwa.
delay-note = Gracze nie zobaczą niczego, dopóki tego nie opublikujesz; potem nowe godziny są na ekranie sali, na arkuszach i na stronach WWW.
col-round = Runda
result-adjourned = odłożona

## Settings, points, the hall, help

yes = tak
no = nie
screen-event = Wydarzenie
screen-points = { col-points }
screen-hall = Sala
help = Pomoc
book-of-user = Podręcznik
book-contents = Spis treści
book-search = Szukaj w podręczniku ( / )
book-hits = { $count ->
    [0] Nic nie znaleziono.
    [one] Znaleziono { $count } rozdział.
    [few] Znaleziono { $count } rozdziały.
    [many] Znaleziono { $count } rozdziałów.
   *[other] Znaleziono { $count } rozdziału.
}
book-short = Klawisze tego ekranu
book-back = Wstecz
book-no-back = To pierwsza otwarta strona.
tour = Pokaż pierwsze kroki
tour-day = Dzień turnieju
tour-day-about = Lista po lewej idzie za dniem turnieju: wydarzenie i ustawienia, zapisy, puchar, rundy, klasyfikacja i punkty. Wiersz u góry pokazuje stan bieżący. Żółty przycisk to następny krok; Ctrl+Enter go naciska.
tour-keys = Wszystko z klawiatury
tour-keys-about = Każdy przycisk pokazuje swój klawisz. Ctrl+K szuka działań, graczy i stołów, ? pokazuje wszystkie klawisze, a F1 objaśnia bieżący ekran. Mysz też działa wszędzie.
tour-results = { setting-event-two-passes }
tour-results-about = Naciśnij 1, jeśli wygrały czarne, a 2, jeśli białe; kursor przejdzie do następnego stołu. Drugi przebieg ukrywa pierwszy. Jeśli się różnią, Drawmaster zatrzymuje się, odtwarza dźwięk i pokazuje oba.
tour-undo = Nic nie ginie
tour-undo-about = Każdy krok zapisuje się od razu. Ctrl+Z cofa dowolny z nich i podaje jego nazwę, nawet po ponownym uruchomieniu. Historia pokazuje, kto, co i kiedy zmienił.
tour-count = { $at } z { $all }
tour-next = { ceremony-next }
tour-done = Zaczynamy
tour-skip = Pomiń
steps = Pierwsze kroki z przewodnikiem
steps-start = Zacznij pierwsze kroki z przewodnikiem
steps-count = Wykonane kroki: { $done } z { $all }
steps-is-done = (wykonane)
steps-show = Pokaż gdzie
steps-again = Jeszcze raz, z nowym turniejem
steps-leave = Na razie wyjdź
steps-finished = Runda przeszła drogę od zapisów do tablicy. Następne rundy przebiegają tak samo.
steps-open = Otwórz turniej
steps-open-about = Otwórz przykład z 64 wymyślonymi graczami albo utwórz nowy z nazwą i datą.
steps-register = Zapisz graczy
steps-register-about = Dodaj co najmniej dwie osoby: Alt+A otwiera formularz, a Enter zapisuje osobę i przechodzi do następnej.
steps-close = Zamknij zapisy
steps-close-about = Przeczytaj, co jest jeszcze otwarte, i zamknij zapisy. Gracze dostają numery. Robi to też żółty przycisk.
steps-pair = Sparuj rundę
steps-pair-about = Naciśnij żółty przycisk lub Ctrl+Enter. Projekt można jeszcze zmienić ręcznie. Jeśli drabinki pucharowe czekają na losowanie, najpierw je rozlosuj.
steps-release = Ogłoś rundę
steps-release-about = Naciśnij żółty przycisk jeszcze raz. Odtąd pary są jawne i można je wydrukować.
steps-results = Wpisz wyniki
steps-results-about = Wybierz stół i naciśnij 1, jeśli wygrał Czarny, 2, jeśli wygrał Biały, albo kliknij zwycięzcę. Jeśli wyniki wpisuje się dwa razy, zrób drugie przejście.
steps-confirm = Zatwierdź rundę
steps-confirm-about = Gdy są wszystkie wyniki, naciśnij żółty przycisk. Klasyfikacja uwzględni wtedy rundę.
steps-standings = Obejrzyj klasyfikację
steps-standings-about = Otwórz ekran klasyfikacji. Enter lub dwukrotne kliknięcie wiersza otwiera kartę gracza.
steps-print = Wydrukuj arkusz
steps-print-about = Ctrl+P drukuje arkusze ekranu albo zapisuje je jako PDF, na przykład klasyfikację na tablicę.
help-event = Wszystkie ustawienia wydarzenia i ich skutki. Zmienione ustawienia są pogrubione i można je przywrócić.
    Aby znaleźć ustawienie, pisz w polu u góry: „komi”, „bar”, „handicap”.
help-register = Wszyscy zgłoszeni. Rejestruj graczy ze wstępnym zgłoszeniem, gdy się zjawią; parowani są tylko zarejestrowani.
    Aby znaleźć gracza, zacznij pisać; znaki diakrytyczne nie mają znaczenia. Zamknięcie zapisów numeruje wszystkich graczy według siły. Dwukrotne kliknięcie gracza lub Enter otwiera jego kartę.
help-knockouts = Drabinka każdej kategorii wiekowej. Przed losowaniem: lista w kolejności rozstawienia i wielkość drabinki. Losuje się raz, przed pierwszą rundą drabinki, a każdy może to sprawdzić.
    Partie drabinki ustala się przy parowaniu ich rundy.
help-final = Finał każdej kategorii wiekowej: dwie grupy, potem półfinały i partie o miejsca. Losuje się go raz, a jego partie paruje się razem z rundą. Wyniki wpisuje się tutaj lub na ekranie rund.
    Gdy gracze w grupie mają równy wynik, grają na mniejszych planszach, a następnie wybiera się ich w kolejności wyników.
help-rounds = Runda ma cztery stany. Szkic widzisz tylko ty i możesz go zmieniać ręcznie. Po ogłoszeniu gracze szukają swoich stołów. Gra zaczyna się, gdy ją rozpoczniesz, lub z pierwszym wynikiem. Rundę można zatwierdzić, gdy oba przebiegi zgadzają się przy każdym stole.
    Zmiany po ogłoszeniu są oznaczone tutaj i na arkuszach.
help-standings = Klasyfikacja po dowolnej rundzie. Wybierz wiersz, aby podkreślić przeciwników tego gracza. Filtry pokazują jedną kategorię, kraj lub klub; miejsca odnoszą się do wszystkich graczy.
    Dwukrotne kliknięcie gracza lub Enter otwiera jego kartę. Kliknięcie nagłówka kolumny sortuje.
help-points = Dotychczasowe punkty cyklu według kategorii wiekowych. Wybierz gracza, aby zobaczyć, skąd pochodzą punkty. Publikowana liczba to dokładna suma zaokrąglona w dół.
help-hall = Drugie okno, dla projektora lub ekranu na sali. Otwórz je, przesuń tam i wybierz tutaj, co pokazuje. Odświeża się samo.
    Długie listy przewijają się stronami; spacja je zatrzymuje.
help-print = Wszystkie arkusze jako PDF oraz pliki do listy rankingowej i innych programów.
help-history = Wszystkie zmiany, od najnowszych. Nic nigdy nie jest usuwane; cofnięte zmiany są przekreślone.
key-setting = poprzednie lub następne ustawienie
palette-board = { board-title }
palette-nothing = Nic nie znaleziono.
redo-what = Ponów: { $what }
operation-start_round = początek rundy { $round }
history-round = { col-round }
history-since = Od
history-undo = cofnięto: { $what }
history-redo = ponowiono: { $what }
setting-list = Ustawienia
season-use = Plik sezonu…
setting-find = Znajdź ustawienie ( / )
setting-changed = tylko zmienione ustawienia
setting-reset = przywróć: { $value }
setting-inherited = jak w wydarzeniu: { $value }
setting-none = Brak pasującego ustawienia.
group-event = { col-event }
group-games = { games-title }
group-register = { col-players }
group-scores = Punkty
group-pairing = Parowanie
group-handicap = { col-handicap }
group-standings = { screen-standings }
group-more = Więcej
group-desk = Ten komputer
about = O programie Drawmaster
about-version = Wersja
about-commit = Zbudowano z
about-commit-none = wersja deweloperska
about-licence = Licencja
about-folder = Twoje dane są w
about-folder-portable = Wersja przenośna: twoje dane są w
about-licences = Licencje składników
looks = Język i wygląd
desk-size = Wielkość tekstu
desk-percent = { $size } %
desk-language = Język
desk-theme = Kolory
desk-sound = Dźwięk, gdy przebiegi się różnią
desk-letters = Pojedyncze klawisze, bez Ctrl i Alt: wyłącz przy dyktowaniu głosem
desk-touch = Duże wiersze i przyciski do ekranu dotykowego
desk-system = jak w systemie
desk-light = jasne
desk-contrast-light = wysoki kontrast, jasny
desk-contrast-dark = wysoki kontrast, ciemny
desk-dark = ciemne
setting-event-name = { name }
setting-event-name-about = Widać ją na każdym arkuszu i w każdym pliku.
setting-event-starts = Godziny rozpoczęcia
setting-event-starts-about = Tylko dla rund innych niż w proponowanym harmonogramie, na przykład 1 2026-11-20 09:30, 3 2026-11-21 10:00.
setting-event-place = { place }
setting-event-place-about = Widać je na arkuszach i w pliku do listy rankingowej.
setting-event-country = { country }
setting-event-country-about = Dwie litery, na przykład PL; wymaga ich lista rankingowa.
setting-event-start = { event-start }
setting-event-start-about = Na przykład 2026-11-20. Od roku zależą kategorie wiekowe.
setting-event-end = { event-end }
setting-event-end-about = W wydarzeniu jednodniowym taki sam jak pierwszy dzień.
setting-competition-name = { col-competition }
setting-competition-name-about = Jej nazwa na arkuszach.
setting-competition-rounds = { event-rounds }
setting-competition-rounds-about = Liczba rund. Zależą od niej bar i puchar.
setting-competition-earns-points = Daje punkty cyklu
setting-competition-earns-points-about = Czy partie, puchar i Finały tej konkurencji dają punkty w cyklu. W konkurencji Open dają.
setting-competition-start = Pierwszy dzień tej konkurencji
setting-competition-start-about = Jeśli nie zaczyna się z wydarzeniem, na przykład 2026-11-21. Puste: jak w wydarzeniu.
setting-competition-end = Ostatni dzień tej konkurencji
setting-competition-end-about = Jeśli nie kończy się z wydarzeniem. Puste: jak w wydarzeniu.
setting-competition-starts = Godziny rozpoczęcia tej konkurencji
setting-competition-starts-about = Jeśli inne niż w wydarzeniu, na przykład 1 2026-11-20 17:00. Puste: jak w wydarzeniu.
setting-competition-boards = Stoły tej konkurencji
setting-competition-boards-about = Jeśli wolno używać tylko niektórych, na przykład 41-60. Puste: wszystkie stoły lub stoły w jej salach.
setting-competition-rooms = Sale tej konkurencji
setting-competition-rooms-about = Sale, w których się odbywa. Nic nie zaznaczono: wszystkie sale.
setting-event-season = Sezon cyklu
setting-event-season-about = Sezon, którego zasady określają punkty.
setting-event-tour-class = Klasa w cyklu
setting-event-tour-class-about = Określa, ile punktów jest wart każdy etap pucharu.
setting-event-tour-coefficient = Współczynnik
setting-event-tour-coefficient-about = Mnoży punkty z pucharu; zwykle 1.
setting-event-tour-online = Grane przez internet
setting-event-tour-online-about = Punkty według zasad sezonu dla wydarzeń internetowych.
setting-event-tour-championship = { col-championship }
setting-event-tour-championship-about = Nazwa stała z roku na rok, po której cykl znajduje poprzednią edycję. Zostaw puste, jeśli to nazwa wydarzenia.
setting-event-tour-bundles = Wydane pakiety
setting-event-tour-bundles-about = Liczba plików wydanych dla cyklu, liczona automatycznie.
setting-event-halls = Sale
setting-event-halls-about = Stoły w każdej sali: nazwa sali, pierwszy i ostatni stół.
setting-event-time-main-minutes = { event-minutes }
setting-event-time-main-minutes-about = Na gracza. Razem z dodatkowym czasem określa klasę EGF.
setting-event-time-overtime = { event-overtime }
setting-event-time-overtime-about = Co następuje po czasie podstawowym.
setting-event-lowered-class = Klasa EGF
setting-event-lowered-class-about = Wynika z czasu gry. Można ją obniżyć, ale nie podwyższyć.
setting-event-komi = Komi
setting-event-komi-about = Punkty białych w równej partii. Liczba całkowita dopuszcza jigo, które w pucharze rozstrzyga dogrywka.
setting-competition-board-size = Plansza
setting-competition-board-size-about = Wielkość plansz. Gdy zależy od stopnia, liczy się mniejsza plansza z dwóch graczy.
setting-competition-thirteen-from = 13x13 od
setting-competition-thirteen-from-about = Najniższy stopień grający na 13x13, jeśli plansza zależy od stopnia.
setting-competition-main-minutes = Czas podstawowy tej konkurencji w minutach
setting-competition-main-minutes-about = Jeśli inny niż w wydarzeniu. Puste: jak w wydarzeniu.
setting-competition-overtime = Dodatkowy czas tej konkurencji
setting-competition-overtime-about = Jeśli inny niż w wydarzeniu.
setting-competition-own-class = Klasa EGF tej konkurencji
setting-competition-own-class-about = Klasa jej partii w rankingu, albo bez rankingu. Puste: jak w wydarzeniu.
setting-competition-komi = Komi tej konkurencji
setting-competition-komi-about = Jeśli inne niż w wydarzeniu. Puste: jak w wydarzeniu.
setting-event-round-sheets = Arkusze rundy
setting-event-round-sheets-about = Arkusze drukowane naraz dla każdej rundy: zaznaczone przy drukowaniu z ekranu Rundy i w folderze rundy.
setting-event-two-passes = Wyniki w dwóch przebiegach
setting-event-two-passes-about = Wyniki wpisuje się raz dla czarnych i raz dla białych, więc pomyłki od razu widać. Wyłączone: jeden wpis na stół.
setting-event-player-reports = Gracze zgłaszają wyniki
setting-event-player-reports-about = Gracze zgłaszają wynik telefonem, kodem z karty wyniku, dopóki działa sieć sali. Zgłoszenie liczy się dopiero, gdy potwierdzi je przeciwnik, pomocnik albo organizator.
setting-event-ages-cut-off = Dzień liczenia wieku
setting-event-ages-cut-off-about = Dzień roku wydarzenia, od którego zależy kategoria.
setting-event-ages-limit-included = Granica wieku włącznie
setting-event-ages-limit-included-about = Włączone: kategoria 12 oznacza „najwyżej 12 lat”. Wyłączone: „poniżej 12 lat”.
setting-event-ages-categories = { some-categories }
setting-event-ages-categories-about = Granice wieku, od najmłodszych.
setting-competition-open-file = Plik konkurencji Open obok Future Stars
setting-competition-open-file-about = Dla wydarzeń nowych graczy: nazwa pliku wydarzenia Open w tym samym folderze. Graczy z Open tutaj się nie dopuszcza.
setting-event-levy-member = Opłata za dzień, członkowie
setting-event-levy-member-about = Ile stowarzyszenie pobiera za dzień gry, na przykład 1.50; 0 oznacza brak opłaty. Goście liczą się jako członkowie własnego stowarzyszenia.
setting-event-levy-non-member = Opłata za dzień, pozostali
setting-event-levy-non-member-about = Dla graczy, którzy nie należą do żadnego stowarzyszenia.
setting-event-levy-concession = Opłata za dzień, ulgowa
setting-event-levy-concession-about = Dla dzieci, uczniów, studentów i bezrobotnych, według decyzji dyrektora.
setting-event-levy-currency = Waluta opłaty
setting-event-levy-currency-about = Podawana po kwotach, na przykład EUR.
setting-event-far-apart-ranks = Duża różnica: stopnie
setting-event-far-apart-ranks-about = Para o większej różnicy stopni jest wskazana przy stole i w raporcie.
setting-event-far-apart-points = Duża różnica: punkty
setting-event-far-apart-points-about = Para o większej różnicy punktów jest wskazana przy stole i w raporcie.
setting-competition-finalists = Gracze w końcowym pucharze
setting-competition-finalists-about = W systemie szwajcarskim z pucharem: zwykle 8 lub 16.
setting-competition-zones = Strefy
setting-competition-zones-about = Liczba stref, których zwycięzcy grają puchar.
setting-competition-knockout-rules-last-game = Koniec systemu do dwóch porażek
setting-competition-knockout-rules-last-game-about = Rozstrzyga jeden finał; albo drugi, gdy pierwszy przegra niepokonany gracz; albo wygrywa, kto pierwszy zwycięży w dwóch partiach.
setting-competition-knockouts = Puchar w kategoriach wiekowych
setting-competition-knockouts-about = Włączone: każdą drabinkę losuje się przed jej pierwszą rundą.
setting-competition-knockout-rules-after-jigo = Po jigo w pucharze
setting-competition-knockout-rules-after-jigo-about = Dogrywka na mniejszych planszach albo nowa partia w pozostałym czasie.
setting-competition-knockout-rules-after-withdrawal = Po wycofaniu przed pierwszymi partiami
setting-competition-knockout-rules-after-withdrawal-about = Kto zajmuje pole: następny gracz z listy, a jego miejsce rezerwowy; nikt, więc przeciwnik awansuje bez gry; albo wolny los.
setting-competition-newcomers = Tylko nowi gracze
setting-competition-newcomers-about = Najwyższy wiek i największa liczba turniejów rankingowych, jak w Future Stars. Wyłączone: otwarte dla wszystkich.
setting-competition-mcmahon-bar = Bar
setting-competition-mcmahon-bar-about = Wszyscy gracze o tym stopniu i wyższym zaczynają z takimi samymi punktami i mogą wygrać wydarzenie.
setting-competition-mcmahon-floor = Dolna granica
setting-competition-mcmahon-floor-about = Wszyscy słabsi gracze zaczynają z punktami tego stopnia.
setting-competition-mcmahon-zero = Skala
setting-competition-mcmahon-zero-about = Stopień, który zaczyna od 0: 20k w skali europejskiej, 1d w brytyjskiej.
setting-competition-mcmahon-supergroup = Supergrupa
setting-competition-mcmahon-supergroup-about = Gracze o tym stopniu i wyższym zaczynają o jeden punkt powyżej baru.
setting-competition-scoring-absent-score = Punkty za opuszczoną rundę
setting-competition-scoring-absent-score-about = W punktach McMahona. Pół punktu daje jeden punkt za każde dwie opuszczone rundy.
setting-competition-scoring-absent-wins = Zwycięstwa za opuszczoną rundę
setting-competition-scoring-absent-wins-about = W liczbie zwycięstw.
setting-competition-scoring-bye-score = Punkty za wolny los
setting-competition-scoring-bye-score-about = W punktach McMahona.
setting-competition-scoring-bye-wins = Zwycięstwa za wolny los
setting-competition-scoring-bye-wins-about = { setting-competition-scoring-absent-wins-about }
setting-competition-scoring-round-down = Zaokrąglaj w dół punkty za opuszczone rundy
setting-competition-scoring-round-down-about = Po każdej rundzie liczą się tylko całe punkty.
setting-competition-pairing-first-seeding = Rozstawienie w pierwszych rundach
setting-competition-pairing-first-seeding-about = Kto z kim gra w grupie punktowej, do rundy ustawionej poniżej.
setting-competition-pairing-later-seeding = Rozstawienie w późniejszych rundach
setting-competition-pairing-later-seeding-about = Kto z kim gra w grupie punktowej potem.
setting-competition-meetings = Spotkania przy wolnym doborze par
setting-competition-meetings-about = Ile razy ta sama para może zagrać, gdy gracze sami wybierają przeciwników.
setting-competition-division-size = Gracze w dywizji
setting-competition-division-size-about = W lidze, w kolejności numerów; 0 oznacza jedną dywizję.
setting-competition-moves = Gracze zmieniający dywizję
setting-competition-moves-about = Ilu z każdej dywizji ligi awansuje i ilu spada w następnym sezonie.
setting-competition-pairs-strength = Siła pary
setting-competition-pairs-strength-about = Jak stopień i ranking pary wynikają z osób: średnia albo wartości jednej z nich.
setting-competition-pairs-mixed = Pary mieszane
setting-competition-pairs-mixed-about = Czy muszą grać kobieta i mężczyzna. Potwierdzasz to dla każdej pary; płeć nie jest zapisywana.
choice-Mean = średnia obu
choice-Stronger = silniejsza osoba
choice-Weaker = słabsza osoba
choice-Required = wymagane
choice-Reminded = wskazywane
choice-Any = dowolne dwie osoby
setting-competition-teams-size = Liczba stołów w meczu
setting-competition-teams-size-about = Ile stołów ma mecz dwóch drużyn, od 2 do 20.
setting-competition-teams-order = Kolejność stołów
setting-competition-teams-order-about = Czy członkowie drużyny muszą siedzieć w kolejności z jej listy.
setting-competition-club-ladder-scale = Szczeble drabiny
setting-competition-club-ladder-scale-about = Club: 0.1 stopnia dla graczy dan, 0.2 do 6k, 0.5 do 16k, potem 1. Lightning: wszędzie 0.5.
setting-competition-club-ladder-bottom = Dół drabiny
setting-competition-club-ladder-bottom-about = Nikt nie spada poniżej tego stopnia.
setting-competition-club-ladder-third-win = Dwa szczeble za trzecie zwycięstwo
setting-competition-club-ladder-third-win-about = Trzecie zwycięstwo z rzędu i każde następne to dwa szczeble w górę.
setting-competition-club-ladder-upset = Dwa szczeble za niespodziankę
setting-competition-club-ladder-upset-about = Od tej różnicy stopni zwycięstwo słabszego gracza to dla niego dwa szczeble w górę; 0 oznacza nigdy.
setting-competition-club-ladder-anchored = Gracze z rankingiem nie zmieniają szczebla
setting-competition-club-ladder-anchored-about = Gracze z rankingiem zostają na swoim szczeblu, aby drabina się nie przesuwała.
setting-competition-prizes-groups = Grupy nagród
setting-competition-prizes-groups-about = W kolejności wręczania: all, knock-outs, categories, girls, boys, bar, wins, countries, youngest oraz stopnie, na przykład 5k-1k.
setting-competition-prizes-places = Miejsca z nagrodą
setting-competition-prizes-places-about = Tylu graczy z każdej grupy dostaje nagrodę.
setting-competition-prizes-one-per-person = Jedna nagroda na osobę
setting-competition-prizes-one-per-person-about = Kto dostał nagrodę we wcześniejszej grupie, jest pomijany w dalszych grupach.
setting-competition-pairing-first-rounds = Liczba pierwszych rund
setting-competition-pairing-first-rounds-about = Ostatnia runda z rozstawieniem pierwszych rund.
setting-competition-pairing-bye = Nieparzysta liczba graczy
setting-competition-pairing-bye-about = Kto ma wolny los albo że decyduje dyrektor.
setting-competition-pairing-floats = Kto się przesuwa
setting-competition-pairing-floats-about = Kto gra w innej grupie punktowej: gracze o zrównoważonych przesunięciach w górę i w dół albo, w równowadze z tym, gracze o dobrym miejscu w grupie.
setting-competition-pairing-free-rounds-as-byes = Zwycięstwa bez partii i opuszczone rundy jak wolne losy
setting-competition-pairing-free-rounds-as-byes-about = Włączone: kto wygrał bez partii lub opuścił rundę, dostaje wolny los dopiero po innych.
setting-competition-pairing-apart-at-bar = Rozdzielaj kluby na poziomie baru
setting-competition-pairing-apart-at-bar-about = Wyłączone: gracze na poziomie baru i powyżej mogą grać z osobami ze swojego klubu lub kraju.
setting-competition-pairing-main-club = Główny klub od (%)
setting-competition-pairing-main-club-about = Klub z takim lub większym udziałem graczy nie jest rozdzielany. Puste: rozdzielany jest każdy klub.
setting-competition-pairing-profile = Model parowania
setting-competition-pairing-profile-about = Co czyni parowanie dobrym: ścisła kolejność zasad cyklu, wagi OpenGotha albo dosłowna procedura parowania według punktów.
setting-competition-pairing-levels = Kolejność zasad parowania
setting-competition-pairing-levels-about = Każda zasada liczy się bardziej niż wszystkie następne.
setting-competition-pairing-opengotha = Wagi OpenGotha
setting-competition-pairing-opengotha-about = Używane tylko w modelu OpenGotha.
setting-competition-handicap-basis = Handicap według
setting-competition-handicap-basis-about = Wyłączone: wszystkie partie są równe.
setting-competition-handicap-reduction = Zmniejszenie handicapu
setting-competition-handicap-reduction-about = Odejmowane od różnicy; zwykle 0, 1 lub 2.
setting-competition-handicap-ceiling = Największy handicap
setting-competition-handicap-ceiling-about = Najwyżej 9 kamieni.
setting-competition-handicap-exempt = Bez handicapu
setting-competition-handicap-exempt-about = Gracze, których partie są zawsze równe.
setting-competition-tie-breaks = Kryteria pomocnicze
setting-competition-tie-breaks-about = Kryteria klasyfikacji, od najważniejszego: zaznacz je i przeciągnij w odpowiednią kolejność.
setting-competition-lists-unplayed = Pokazuj graczy bez partii
setting-competition-lists-unplayed-about = Wyłączone: klasyfikacja pomija osoby, które nie miały jeszcze partii ani wolnego losu, choć inni już mieli.
setting-competition-grade-limits = Dywizje
setting-competition-grade-limits-about = Najniższy stopień każdej dywizji, dla kryterium CAT.
setting-competition-scoring-forfeit-counts-opponent = Licz przeciwnika przy walkowerze
setting-competition-scoring-forfeit-counts-opponent-about = Włączone: punkty przeciwnika liczą się w sumach. Wyłączone: zamiast nich liczą się własne punkty startowe gracza.
setting-competition-scoring-handicap-in-sums = Uwzględniaj handicap w sumach
setting-competition-scoring-handicap-in-sums-about = Dodawany białym, odejmowany czarnym.
setting-competition-scoring-unplayed-as-half = Nierozegrane rundy przeciwników liczą się za pół
setting-competition-scoring-unplayed-as-half-about = Bez względu na to, ile punktów przeciwnik za nie dostał.
setting-competition-scoring-missed-in-sosos = Opuszczone rundy w SOSOS
setting-competition-scoring-missed-in-sosos-about = Co liczy się zamiast brakującego przeciwnika.
setting-competition-scoring-bye-in-sodos = Licz wolne losy w SODOS
setting-competition-scoring-bye-in-sodos-about = Jak zwycięstwo nad przeciwnikiem o własnych punktach startowych gracza.
setting-competition-scoring-bye-in-sums = Wolne losy w SOS
setting-competition-scoring-bye-in-sums-about = { setting-competition-scoring-missed-in-sosos-about }
setting-competition-scoring-unmarked-counts = Licz rundy nieoznaczone jako opuszczone
setting-competition-scoring-unmarked-counts-about = Jak w MacMahonie: zakończona runda bez partii daje punkty za opuszczoną rundę, a w SOS liczą się własne punkty gracza.
effect-rating-class = Klasa EGF { $word }: { $word ->
    [A] partie mają pełną wagę.
    [B] partie mają trzy czwarte wagi.
   *[C] partie mają połowę wagi.
}
effect-rating-none = Za krótko, aby liczyć do rankingu.
effect-bar-in = Zaczyna tam { $count ->
    [one] { $count } zarejestrowany gracz
    [few] { $count } zarejestrowanych graczy
    [many] { $count } zarejestrowanych graczy
   *[other] { $count } zarejestrowanego gracza
}, w zalecanych granicach { $word }.
effect-bar-few = Zaczyna tam { $count ->
    [one] { $count } zarejestrowany gracz
    [few] { $count } zarejestrowanych graczy
    [many] { $count } zarejestrowanych graczy
   *[other] { $count } zarejestrowanego gracza
}; zaleca się { $word }. Obniż bar.
effect-bar-many = Zaczyna tam { $count ->
    [one] { $count } zarejestrowany gracz
    [few] { $count } zarejestrowanych graczy
    [many] { $count } zarejestrowanych graczy
   *[other] { $count } zarejestrowanego gracza
}; zaleca się { $word }. Podnieś bar.
choice-None = bez dodatkowego czasu
choice-Byoyomi = { $periods ->
    [one] { $periods } okres
    [few] { $periods } okresy
    [many] { $periods } okresów
   *[other] { $periods } okresu
} po { $seconds } s
choice-Canadian = kamienie: { $stones } w { $seconds } s
choice-Fischer = { $seconds } s na ruch
choice-B = najwyżej B
choice-C = najwyżej C
choice-Allowed = na jaką pozwala czas gry
choice-Unrated = nie liczy się do rankingu
choice-Slip = górna połowa z dolną połową
choice-Nineteen = 19x19
choice-Thirteen = { note-board13 }
choice-Nine = { note-board9 }
choice-ByRank = 13x13 lub 9x9, według stopnia
choice-Club = gęściej u góry
choice-Lightning = wszędzie pół stopnia
choice-Second = drugi finał po pierwszej porażce
choice-One = jeden finał
choice-BestOfThree = do dwóch wygranych partii
choice-Fixed = jak na liście
choice-Free = dowolna kolejność
choice-Fold = pierwszy z ostatnim
choice-Random = losowo
choice-Neighbours = pierwszy z drugim, trzeci z czwartym
choice-GhostThenBye = gra zapasowy; gdy go brak, ostatni gracz ma wolny los
choice-Bye = ostatni gracz ma wolny los
choice-Seygo = zasady cyklu, po kolei
choice-OpenGotha = wagi OpenGotha
choice-Literal = parowanie według punktów z 2008 r., grupa po grupie
choice-Off = wyłączone
choice-Score = różnica punktów
choice-Rank = różnica stopni
choice-EitherAtBar = partie z graczem na poziomie baru lub powyżej
choice-Capped = żadne partie, ale siła liczy się do { $value }
choice-OwnSos = własny SOS gracza
choice-StartTimesRounds = punkty startowe za każdą rundę
choice-StartScore = własne punkty startowe gracza
choice-OtherPoints = własne punkty gracza bez wolnego losu
choice-Zero = { final-jigos-nothing }
points-category = Wiek { $category }
points-by = Sezon { $season }, klasa { $class }, współczynnik { $coefficient }
points-by-online = Sezon { $season }, klasa { $class }, współczynnik { $coefficient }, przez internet
points-empty = Żaden gracz tej kategorii nie ma jeszcze punktów.
points-sources = Źródła punktów
points-no-sources = Jeszcze bez punktów.
points-stage = Etap: { $stage }
points-win = wygrana:
points-jigo = jigo:
points-loss = przegrana:
points-sum = dokładna suma
points-published = punkty
col-points = Punkty
col-exact = Dokładnie
hall-open = Otwórz okno sali
hall-close = Zamknij okno sali
hall-is-open = Sala widzi to, co tutaj wybierzesz.
hall-is-closed = Okno jest zamknięte. Jeśli jest drugi ekran, otworzy się na nim.
hall-what = Zawartość
hall-how = Wyświetlanie
hall-boards = { sheet-pairings }
hall-boards-about = Stół, czarne i białe, gdy runda jest ogłoszona.
hall-names = { sheet-pairings-by-name }
hall-names-about = Pomaga graczom znaleźć stoły.
hall-standings = Klasyfikacja
hall-standings-about = Miejsce, nazwisko i trzy pierwsze kryteria.
hall-knockouts = { sheet-ko }
hall-knockouts-about = Najbliższe partie i ich gracze.
hall-points-about = Punkty cyklu według kategorii wiekowych.
hall-points = { col-points }
hall-points-title = Punkty, wiek { $category }
hall-countdown = Odliczanie
hall-countdown-about = Czas do początku rundy. Najpierw podaj godzinę początku.
hall-ceremony = Losowanie
hall-ceremony-about = Losowanie pole po polu.
hall-blank = Nazwa wydarzenia
hall-blank-about = Na przerwy i przemówienia.
hall-timetable = Harmonogram
hall-timetable-about = Najbliższe rundy i czas do pierwszej z nich.
hall-no-round = Wszystkie rundy się rozpoczęły.
hall-playlist = Lista odtwarzania
hall-playlist-about = Pokazywane po kolei. Harmonogram jest pomijany, gdy nie ma już rund.
hall-playlist-seconds = sekund
hall-playlist-seconds-of = Sekundy dla: { $content }
hall-playlist-empty = Najpierw zaznacz, co ma być pokazywane.
hall-play = Uruchom listę
hall-play-stop = Zatrzymaj listę
hall-preview = Podgląd
hall-preview-about = W sali nazwiska pojawiają się tak, jak publikują je gracze.
network-title = Sieć na sali
network-about = Telefony, tablety i telewizory w tej samej sieci lokalnej pokazują kojarzenia, stoły i klasyfikację, bez internetu. Gdy jest wyłączona, z tym komputerem nie można się połączyć.
network-about-pages = Otwórz ten adres na telefonach. Telewizory dodają /display, pomocnicy /helper.
network-address = Adres tego komputera
network-only-here = tylko ten komputer
network-port = Port
network-port-hint = Port to liczba do 65535; puste pole bierze wolny.
network-start = Uruchom sieć na sali
network-stop = Zatrzymaj sieć na sali
network-poster = Zapisz plakat
network-toggle = Uruchom lub zatrzymaj sieć na sali
network-is-off = Sieć na sali jest wyłączona.
network-is-on = { $devices ->
    [0] Sieć na sali działa. Żadne urządzenie nie jest połączone.
    [one] Sieć na sali działa. Połączone jest { $devices } urządzenie.
    [few] Sieć na sali działa. Połączone są { $devices } urządzenia.
    [many] Sieć na sali działa. Połączonych jest { $devices } urządzeń.
   *[other] Sieć na sali działa. Połączone jest { $devices } urządzenia.
}
network-qr = Kod QR adresu { $url }
second-desk-title = Drugi stolik sędziowski
second-desk-none = Żaden drugi stolik nie śledzi wydarzenia. Dodaj pomocnika z rolą „drugi stolik sędziowski”. Na stronie startowej drugiego komputera wybierz „Śledź jako drugi stolik” i wpisz { $url } oraz sześć słów pomocnika.
second-desk-state = { $name } ({ $address }) ma wpis { $entry } z { $last }, widziano o { $time }.
start-second = Śledź jako drugi stolik
start-second-about = Prowadź tu kopię wydarzenia z innego komputera, gotową do przejęcia, gdy ten zawiedzie.
second-desk-about = Na pierwszym komputerze uruchom sieć na sali i dodaj pomocnika z rolą „drugi stolik sędziowski”. Kopia przejmuje każdą zmianę w ciągu sekundy i można ją w tym czasie czytać.
second-desk-address = Adres pierwszego stolika
second-desk-address-hint = tak jak pokazuje go jego ekran Sala
second-desk-code = Kod
second-desk-code-hint = sześć słów, małymi lub wielkimi literami
second-desk-copy = Kopia wydarzenia
second-desk-new = Nowa kopia
second-desk-existing = Istniejąca kopia
second-desk-no-copy = Wybierz, gdzie ma być kopia.
second-desk-follow = Śledź
second-desk-stop = Przestań śledzić
second-desk-take-over = Przejmij
second-desk-take-over-about = Przejmij tylko wtedy, gdy na pierwszym komputerze nikt już niczego nie wpisze. Tego, czego nie wysłał, tu nie ma, a dwóch plików prowadzonych osobno nie da się połączyć. Kody drugich stolików wygasną.
second-desk-take-over-now = Przejmij i otwórz
followed-has = { $file } ma wpis { $entry } z { $last } z { $url }.
followed-lost = { $file } ma wpis { $entry }. { $reason } Ponowna próba.
followed-ended = { $file } już nie śledzi. { $reason }
helpers-title = Pomocnicy
helpers-about = Pomocnicy wpisują wyniki, przybycia lub notatki na telefonach, gdy działa sieć na sali: pod jej adresem z /helper na końcu.
helpers-none = Nie ma pomocników.
helper-add = Dodaj pomocnika
helper-code-shown = Kod dla { $name }, widoczny tylko teraz:
helper-codes-save = Zapisz kartki z tymi kodami
helper-revoke = Unieważnij kod
helper-may = Może wpisywać
helper-role-results = wyniki
helper-role-check-in = przybycia
helper-role-notes = notatki dla sędziego
helper-role-second-desk = drugi stolik sędziowski
helper-room = Sala
helper-all-boards = wszystkie stoły
helper-state = Kod
helper-state-valid = ważny do { $time }
helper-state-expired = wygasł
helper-state-revoked = unieważniony
conflicts-title = Sprzeczne wyniki
conflicts-about = Dwa odczyty tych stołów się różnią. Kliknij właściwy wynik; zostanie wpisany, a telefony go pokażą.
conflict-entered = wpisany
conflict-moved = teraz siedzą tam inni gracze
conflict-aside = Odłóż na bok
conflict-settle = Rozstrzygnij stół { $board }: { $result }
reports-title = Zgłoszenia graczy
reports-about = Przy ustawieniu „Gracze zgłaszają wyniki” karty wyniku mają kod dla każdego gracza. Zgłoszenie liczy się, gdy przeciwnik zgłosi to samo albo gdy je przyjmiesz.
reports-none = Żadne zgłoszenie nie czeka.
report-by = Zgłasza
report-state-waiting = czeka
report-state-disputed = gracze się nie zgadzają
report-state-contradicted = wpisano inny wynik
report-state-moved = gracze siedzą teraz gdzie indziej
report-accept = Przyjmij
report-dismiss = Odrzuć
report-codes = Kody stołów
hall-from = Stoły od
hall-to = do
hall-time = Początek rundy
hall-time-hint = 14:30 albo za ile minut
hall-count = Zacznij odliczanie
hall-pause = { ceremony-pause }
hall-go-on = Wznów
hall-back = Poprzednia strona
hall-forth = Następna strona
hall-smaller = Mniejszy tekst
hall-larger = Większy tekst
hall-light = Ciemne na jasnym
hall-dark = Jasne na ciemnym
hall-seconds = Sekundy na stronę
hall-page = strona { $page } z { $pages }
hall-not-yet = Pary pojawią się wkrótce.
hall-handicap = handicap { $stones }
hall-begins = Runda { $round } zacznie się za
hall-begins-now = Runda { $round } się zaczyna
hall-waiting = Żadne wydarzenie nie jest otwarte.
key-hall-show = zawartość okna sali
key-hall-page = poprzednia i następna strona
key-hall-size = większy i mniejszy tekst
round-changed = zmiana po ogłoszeniu
round-gone = nie gra
round-playing = w grze
round-steps = Stan rundy
round-start = Rozpocznij rundę
missing = Brakujące wyniki
missing-title = Brakujące wyniki rundy { $round }
missing-count = { $count ->
    [0] Wszystkie stoły mają wyniki.
    [one] { $count } stół nie ma jeszcze wyniku.
    [few] { $count } stoły nie mają jeszcze wyniku.
    [many] { $count } stołów nie ma jeszcze wyniku.
   *[other] { $count } stołu nie ma jeszcze wyniku.
}
missing-differ = przebiegi różnią się
missing-white = brak przebiegu białych
missing-black = brak przebiegu czarnych
past = Historia wpisów
past-title = Historia wpisów: stół { $board }, runda { $round }
past-black = pierwszy przebieg (czarne)
past-white = drugi przebieg (białe)
past-both = oba przebiegi
past-cleared = usunięto
past-empty = Dla tego stołu nie wpisano jeszcze wyniku.
reason = Powód
reason-hint = zapisany razem z poprawką
reason-needed = Najpierw podaj powód.
reason-correct = Popraw
setting-competition-pairing-boards = Numery stołów po ponownym parowaniu
setting-competition-pairing-boards-about = Gracze mogli już zobaczyć swoje stoły. „Bez zmian”: nowe partie zajmują wolne stoły.
setting-competition-pairing-unfinished = Niedokończone partie przy parowaniu
setting-competition-pairing-unfinished-about = Jako co liczy się odłożona partia przy parowaniu następnej rundy. Klasyfikacja pokazuje ją bez wyniku.
choice-Kept = bez zmian
choice-BalanceAndPlace = równowaga i dobre miejsce
choice-Balance = tylko równowaga
choice-Renumbered = nowe numery, od najsilniejszych graczy
choice-Jigo = jigo, tylko do parowania
choice-Held = czeka: obaj gracze bez pary

## The tour book

start-tour = Księga cyklu
start-tour-about = Wszystkie turnieje sezonu razem: wyścig, nagrody i listy rozstawienia z pakietów wydarzeń.
book-book = { start-tour }
book-book-about = Cykl ma własny plik z graczami, edycjami, punktami i wyścigiem. Dodawaj pakiety turniejów; zapisuj listy rozstawienia i strony WWW. Internet nie jest potrzebny.
book-name = Nazwa cyklu, dla nowej księgi
book-open = Otwórz księgę cyklu
book-new = Nowa księga cyklu
book-close = Zamknij księgę
book-copies = Kopie
book-copies-about = Drawmaster kopiuje księgę cyklu po każdym pakiecie. Kopię przywraca się do nowego pliku; otwarta księga zostaje bez zmian.
book-copies-none = Nie ma jeszcze kopii. Drawmaster robi kopię po każdym pakiecie.
book-copy-holds = { $events ->
    [one] 1 edycja
    [few] { $events } edycje
    [many] { $events } edycji
   *[other] { $events } edycji
}, { $players ->
    [one] 1 gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}, { $changes ->
    [one] 1 zmiana
    [few] { $changes } zmiany
    [many] { $changes } zmian
   *[other] { $changes } zmiany
}
book-panels = Części księgi cyklu
book-events = Edycje
book-players = { col-players }
book-sp = Listy punktów
book-race = Wyścig
book-people = Powtórzenia
book-keys = Organizatorzy
book-log = Dziennik
book-signer = Podpis
book-signer-handed-over = { $holder } (przekazuje { $old })
book-events-none = Nie ma jeszcze edycji. Dodaj pakiet turnieju.
book-players-none = Nie ma pasującego gracza albo w księdze nie ma jeszcze edycji.
book-sp-none = Na koniec tego dnia żaden gracz nie ma punktów.
book-race-none = W tym roku żaden gracz nie zdobył punktów.
book-people-none = Nie ma już możliwych powtórzeń do rozstrzygnięcia.
book-keys-none = Nie ma jeszcze organizatora. Pakiety są przyjmowane tylko z kluczem organizatora.
book-find = Znajdź gracza
book-day = Koniec dnia
book-year = Rok
book-add = Dodaj pakiet
book-seeds = Lista rozstawienia
book-publish = Publikuj
book-nothing-yet = W księdze nie ma jeszcze edycji.
book-nothing-undo = { undo-nothing }
book-undone = Cofnięto: { $what }.
book-did-create_tour = utworzenie księgi
book-did-add_bundle = dodanie pakietu
book-did-add_key = dodanie klucza organizatora
book-did-revoke_key = unieważnienie klucza
book-did-merge_players = połączenie dwojga graczy
book-did-keep_apart = rozdzielenie dwojga graczy
book-did-confirm_player = potwierdzenie gracza na rok
book-did-rename_championship = zmiana nazwy mistrzostw
book-did-migrate = { operation-migrate }
book-did-salvage = { operation-salvage }
book-did-unknown = { operation-unknown }
book-derivation = Punkty krok po kroku
book-sp-now = SP{ $category }: { $sp }
book-career = punkty w całej karierze: { $points }
book-lapses = { $edition } wygasa przed { $by }
book-transition = przejście do kategorii { $category }
book-future-stars = { template-future-stars }
book-race-size = Do Finału awansuje pierwszych graczy: { $size }.
book-race-curves = Wykres
book-race-curves-about = Punkty po każdym turnieju roku. Gracze: { $players }, turnieje: { $events }; awansuje pierwszych: { $size }. Tabela poniżej pokazuje to samo.
book-race-qualified = awans
book-race-tied = remis na ostatnim miejscu
book-race-absent = nie może
book-absent = Nie może
book-absent-name = { $name }: nie może grać w Finale
book-people-about = Te nazwiska składają się z tych samych słów w różnej pisowni. Graczy łączy się tylko po twoim potwierdzeniu, a każdą decyzję można cofnąć.
book-one = Pierwszy gracz
book-other = Drugi gracz
book-decide = Decyzja
book-keep-one = Połącz w pierwszego
book-keep-other = Połącz w drugiego
book-two-people = To dwie osoby
book-merged = Połączono: { $name }.
book-kept-apart = Pozostają osobno: { $names }.
book-keys-hint = Przyjmuje się tylko pakiety podpisane tymi kluczami. Odbierz każdy klucz od jego organizatora inną drogą niż pakiet, na przykład telefonicznie.
book-holder = Organizator
book-key = Klucz publiczny
book-key-add = Dodaj klucz
book-key-added = Odtąd przyjmowane są pakiety od: { $holder }.
book-key-revoked = Nowe pakiety podpisane kluczem, którego właścicielem jest { $holder }, nie będą przyjmowane. Księga zachowuje dotychczasowe.
book-revoke = Unieważnij
book-revoked = unieważniony { $day }
book-key-unknown = Pakiet podpisano nieznanym kluczem. Porównaj go z kluczem, który organizator poda inną drogą, a potem wpisz nazwę organizatora.
book-key-trust = Zaufaj temu organizatorowi
book-bundle-is = pakiet { $sequence }, klasa { $class }, { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}
book-known-already = Ten pakiet jest już w księdze. Dodanie go niczego nie zmieni.
book-signed-by = Podpis: { $holder }.
book-repeats = Ma dni i partie wydarzenia { $twin }, które jest już w księdze. To inne wydarzenie; dodaj je także.
book-hand-over = { $old } przekazuje wydarzenie; przejmuje je { $holder }
book-handed-over = Wydarzenie przejmuje { $holder } (przekazuje { $old }), na mocy podpisanego oświadczenia.
book-unnamed = { $count ->
        [one] 1 gracz nie ma nazwiska ani w pakiecie, ani w księdze cyklu.
        [few] { $count } graczy nie ma nazwiska ani w pakiecie, ani w księdze cyklu.
        [many] { $count } graczy nie ma nazwiska ani w pakiecie, ani w księdze cyklu.
       *[other] { $count } gracza nie ma nazwiska ani w pakiecie, ani w księdze cyklu.
    }
book-fresh = { $fresh ->
    [0] Cykl zna wszystkich graczy tego pakietu.
    [one] { $fresh } gracz jest w cyklu nowy.
    [few] { $fresh } graczy jest w cyklu nowych.
    [many] { $fresh } graczy jest w cyklu nowych.
   *[other] { $fresh } gracza jest w cyklu nowych.
}
book-championship-hint = Edycje mistrzostw następują po sobie: punkty poprzedniej edycji wygasają przed następną.
book-differences = Różnice wobec pakietu w księdze
book-consequences = Gracze, których punkty się zmienią
book-no-consequences = Brak.
book-take = Dodaj
book-accept = Zastąp tamten pakiet
book-added = { $event } jest w księdze: { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}, nowi w cyklu: { $fresh }.
book-not-added = Nie dodano pliku { $file }. Księga się nie zmieniła.
book-seeds-about = Lista do rozstawienia turnieju: gracze i ich SP tego dnia rano, bez punktów z poprzedniej edycji mistrzostw. Organizator importuje plik; internet nie jest potrzebny.
book-championship-none = (bez mistrzostw)
book-morning = Rano dnia
book-seeds-write = Zapisz listę
book-seeds-done = Zapisano { $file }: { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}.
book-publish-about = Strony WWW cyklu: sezony, wydarzenia, listy punktów, wyścigi i gracze w takim zakresie, na jaki każdy się zgodził. Nic nie jest wysyłane. Wybierz pusty folder lub folder z ostatniego razu.
book-publish-into = Wybierz folder i zapisz
book-publish-far = strony: { $done } z { $of }
book-published = Zapisano { $pages ->
    [one] { $pages } stronę
    [few] { $pages } strony
    [many] { $pages } stron
   *[other] { $pages } strony
} w folderze { $folder }, w tym strony graczy: { $players }. Usunięte stare strony: { $removed }.
col-days = Dni
col-event = Wydarzenie
col-events = Wydarzenia
col-championship = Mistrzostwa
col-class = Klasa
col-players = Gracze
col-bundle = Pakiet
col-irn = IRN
col-born = Ur.
col-career = Kariera
col-badges = Odznaki
col-day = Dzień
col-state = Stan
points-place = Finał, miejsce { $place }
points-places = Finał, miejsca { $place }

## Lists and tables of settings

order-handle = { $item }: miejsce { $place }. Przeciągnij lub naciśnij strzałkę.
level-cap = najwyżej
level-cap-of = { $level }: najwyższy koszt jednego stołu
room-name = Sala
room-first = Pierwszy stół
room-last = Ostatni stół
room-none = Wydarzenie nie ma sal. Dodaj je w ustawieniu „Sale”.
age-below = Granica wieku
division-from = Najniższy stopień
newcomers-only = Tylko nowi gracze
newcomers-age = Najwyższy wiek
newcomers-contests = Turnieje rankingowe, najwyżej
table-add-rooms = Dodaj salę
table-add-ages = Dodaj kategorię
table-add-limits = Dodaj dywizję
table-remove = Usuń wiersz { $row }
table-cell = { $column }, wiersz { $row }
setting-usual-order = zwykła kolejność
criterion-mms = punkty McMahona
criterion-nbw = liczba zwycięstw
criterion-sos = suma punktów McMahona przeciwników
criterion-sos-1 = suma punktów przeciwników bez najniższego wyniku
criterion-sos-2 = suma punktów przeciwników bez dwóch najniższych wyników
criterion-sosos = suma SOS przeciwników
criterion-sodos = suma punktów pokonanych przeciwników
criterion-cuss = suma własnych punktów po każdej rundzie
criterion-sosw = suma zwycięstw przeciwników
criterion-cusp = suma własnych punktów za zwycięstwa po każdej rundzie
criterion-cps = późniejsze zwycięstwa liczą się podwójnie
criterion-sts = punkty z premią dla niepokonanych
criterion-rung = szczebel drabiny: stopień i dziesiąte części stopnia ponad nim
criterion-seq = wyniki w kolejności rund, wcześniejsze zwycięstwa ważniejsze
criterion-ko = jak daleko gracz zaszedł w pucharze
criterion-cat = kategoria wiekowa lub dywizja
criterion-rank = stopień
criterion-rating = ranking
criterion-ext = zwycięstwa przeciwników, ważone tym, o ile są silniejsi
criterion-exr = to samo, tylko z wygranych partii
criterion-dc = partie między graczami o dotąd równym wyniku
criterion-sdc = to samo, tylko jeśli wszyscy ze sobą grali
criterion-sosts = suma STS przeciwników
criterion-sososw = suma SOSW przeciwników
criterion-sodosw = suma zwycięstw pokonanych przeciwników
criterion-cussw = suma własnych zwycięstw po każdej rundzie
criterion-bp = punkty wszystkich stołów drużyny
