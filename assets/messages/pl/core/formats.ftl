# Teksty modułu `formats`. Szkic tłumaczenia, którego nie sprawdził jeszcze nikt, dla kogo polski jest językiem ojczystym.
import-empty = Plik jest pusty. Wybierz plik zapisany przez drugi program.
import-too-large = Plik ma { $megabytes } MB, a turniej nigdy nie potrzebuje więcej niż { $most } MB. Wybierz inny plik.
import-not-utf8 = Wiersz { $line } nie jest tekstem UTF-8. Zapisz plik ponownie w kodowaniu UTF-8.
import-malformed = Wiersz { $line }, kolumna { $column }: { $problem } Zapisz plik ponownie w programie, który go utworzył.
import-hostile = Wiersz { $line }, kolumna { $column }: { $problem } Żaden plik turnieju tak nie wygląda, więc go odrzucono.
import-limit-players = Plik ma graczy więcej niż { $most }, więc go odrzucono. Żaden turniej nie jest tak duży. Sprawdź, czy to właściwy plik.
import-limit-games = Plik ma partii więcej niż { $most }, więc go odrzucono. Żaden turniej nie jest tak duży. Sprawdź, czy to właściwy plik.
import-limit-rounds = Plik ma rund więcej niż { $most }, więc go odrzucono. Żaden turniej nie jest tak duży. Sprawdź, czy to właściwy plik.
import-other-format = To nie jest { $expected }. { $found }
import-player-twice = { $name } jest na liście graczy dwa razy. Zmień nazwisko lub usuń jeden z wpisów i zapisz plik ponownie.
import-player-nameless = Gracz nr { $place } na liście nie ma nazwiska. Dopisz je lub usuń gracza i zapisz plik ponownie.
import-unknown-rank = { $name } ma nieprawidłowy stopień „{ $rank }”. Popraw go na 30k do 1k, 1d do 9d lub 1p do 9p.
import-bad-line = Wiersz { $line }: { $problem }
import-bad-lines =
    { $lines ->
        [one] Problemy na liście: { $problems }, w { $lines } wierszu. Popraw je i zaimportuj listę ponownie.
        [few] Problemy na liście: { $problems }, w { $lines } wierszach. Popraw je i zaimportuj listę ponownie.
        [many] Problemy na liście: { $problems }, w { $lines } wierszach. Popraw je i zaimportuj listę ponownie.
       *[other] Problemy na liście: { $problems }, w { $lines } wiersza. Popraw je i zaimportuj listę ponownie.
    }
import-missing-column = Lista nie ma kolumny { $column }. Nazwij ją w pierwszym wierszu albo wskaż, która to kolumna. Lista wymaga stopnia oraz nazwiska i imienia, osobno lub razem.
import-same-column = Dwie kolumny mają to samo znaczenie; druga to „{ $heading }”. Pomiń jedną z nich albo wybierz inne znaczenie.
import-other-encoding = Wiersz { $line } nie jest tekstem { $encoding }. Wybierz kodowanie, w którym zapisano listę.
import-unknown-encoding = Nie ma kodowania „{ $name }”. Wybierz jedno z: { $known }.
import-workbook = Nie można odczytać tego arkusza: jest uszkodzony, w starszym formacie Excela (xls) albo za duży. Zapisz go jako xlsx, ods lub CSV (UTF-8).

import-format-rating-list = lista rankingowa EGD, FFG lub AGA
import-format-egd-results = plik wyników Europejskiej Bazy Go (H9)
import-format-ffg-results = plik wyników federacji francuskiej (tou)
import-format-aga-results = plik wyników amerykańskiej federacji go (AGA)
import-format-trf = raport federacji szachowej (TRF16)
import-format-macmahon = plik MacMahon
import-format-opengotha = plik OpenGotha
import-format-pairgoth = plik Pairgoth z turniejem indywidualnym
import-format-seed-list = lista rozstawienia cyklu

import-archive-damaged = Archiwum ZIP jest uszkodzone. Pobierz je ponownie.
import-archive-empty = Archiwum ZIP jest puste. Pobierz je ponownie.
import-archive-files = Liczba plików w archiwum ZIP: { $files }. Pobierz je ponownie albo wybierz samą listę.
import-archive-nested = Archiwum ZIP zawiera inne archiwum. Rozpakuj je i wybierz samą listę.
import-found-browser-check = To strona „checking your browser”, którą serwis pokazuje na początku. Poczekaj w przeglądarce, aż pojawi się lista, i wtedy ją zapisz.
import-found-harmful-characters = Jest w nim nazwa ze znakami, które ukrywają lub przestawiają inne. Poproś nadawcę o plik jeszcze raz.
import-found-newer-version = Zapisała go nowsza wersja programu. Użyj nowszej wersji.
import-found-no-list = To nie jest żadna z list, które publikują Europejska Baza Go, federacja francuska i AGA. Wybierz jedną z nich.
import-found-no-player-lines = Nie ma w nim żadnego wiersza z graczem. Wybierz inny plik.
import-found-not-json = To nie JSON. Wybierz inny plik.
import-found-other-kind = To plik innego rodzaju. Wybierz inny plik.
import-found-root-without-parameters = Jego element główny to { $element } i nie ma w nim ani graczy, ani parametrów. Wybierz inny plik.
import-found-root-without-players = Jego element główny to { $element } i nie ma w nim graczy. Wybierz inny plik.
import-found-signature = Podpis się nie zgadza, bo plik zmieniono po podpisaniu. Poproś nadawcę o plik jeszcze raz.
import-found-type = Jego typ to { $kind }. Wybierz inny plik.
import-found-wrong-values = Brakuje w nim wartości lub jest nieprawidłowa. Poproś nadawcę o plik jeszcze raz.
import-found-zero-bytes = Zawiera bajty zerowe, więc nie jest zwykłym tekstem. Zapisz go ponownie jako UTF-8.
import-json-cut-off = Plik jest ucięty.
import-json-invalid = To nie jest prawidłowy JSON.
import-json-value = Brakuje wartości turnieju lub jest nieprawidłowa.

import-problem-birth = „{ $text }” to nie rok ani dzień urodzenia. Wpisz go jako 2014 lub 2014-05-31.
import-problem-field-count = Liczba pól w wierszu to { $fields }, a pierwszy wiersz nazywa tyle kolumn: { $columns }. Popraw separatory.
import-problem-long-field = Długość pola w bajtach to { $bytes }, a dozwolone jest { $most }: „{ $start }”. Skróć je albo sprawdź cudzysłowy.
import-problem-long-line = Długość wiersza w bajtach to { $bytes }, a dozwolone jest { $most }. Żadna lista tak nie wygląda. Wybierz inny plik.
import-problem-long-text = Tekst jest dłuższy niż { $most } bajtów.
import-problem-no-club = Brakuje klubu gracza. Wpisz go po kraju.
import-problem-no-country = Brakuje kraju gracza. Wpisz jego dwuliterowy kod.
import-problem-no-family-name = Brakuje nazwiska gracza. Wpisz je.
import-problem-no-given-name = Brakuje imienia gracza. Wpisz je.
import-problem-rank-missing = Brakuje stopnia gracza. Wpisz go, na przykład 5k.
import-problem-no-name = Gracz nie ma nazwiska. Wpisz nazwisko i imię.
import-problem-no-rank = { $name } nie ma stopnia. Wpisz go, na przykład 5k.
import-problem-no-rank-or-name = Gracz nie ma stopnia. Wpisz go, na przykład 5k.
import-problem-not-a-round = Jedno ze słów po pierwszej rundzie to nie runda. Popraw je lub usuń.
import-problem-not-an-aga-game = Wiersz nie jest partią. Wpisz numery białych i czarnych, W lub B dla zwycięzcy, handikap i komi.
import-problem-aga-number = Gracza tej partii nie ma na liście graczy. Popraw numer.
import-problem-trf-number = Brakuje numeru gracza. Wpisz go w kolumnach od 5 do 8.
import-sheet-unknown = Skoroszyt nie ma arkusza „{ $sheet }” z komórkami. Ma: { $known }. Wybierz jeden z nich.
import-problem-not-csv = To nie wiersz pliku CSV. Zapisz listę ponownie jako CSV UTF-8.
import-problem-only-family-name = „{ $name }” to nazwisko bez imienia. Wpisz oba.
import-problem-only-given-name = „{ $name }” to imię bez nazwiska. Wpisz oba.
import-problem-pin = „{ $text }” to nie PIN w EGD. PIN ma osiem cyfr.
import-problem-points = „{ $text }” to nie liczba punktów SEYGO. Wpisz liczbę całkowitą.
import-problem-rating = „{ $text }” to nie ranking. Wpisz liczbę całkowitą od -900 do 3500.
import-problem-same-number = { $number } { $value } jest też w wierszu { $first }. Jedną osobę można zgłosić tylko raz.
import-problem-register-number = „{ $text }” to nie numer licencji ani członkostwa. Wpisz do dziesięciu cyfr.
import-problem-sex = „{ $text }” to nie płeć. Wpisz f lub m albo zostaw pole puste.
import-problem-too-many-fields = Liczba pól w wierszu to { $fields }, więcej niż { $most }. Sprawdź separatory.
import-problem-too-many-lines = Lista może mieć najwyżej { $most } graczy. Podziel ją.
import-problem-too-many-players = Plik wyników może mieć najwyżej { $most } graczy. Sprawdź, czy to właściwy plik.
import-problem-zero-byte = Wiersz zawiera bajt zerowy, więc plik jest uszkodzony. Zapisz listę ponownie jako CSV UTF-8.
import-season-syntax = To nie jest prawidłowy TOML. Sprawdź cudzysłowy, nawiasy i przecinki.
import-season-unknown-field = Nieznane pole `{ $field }`. Sprawdź pisownię.
import-season-missing-field = Brakuje pola `{ $field }`. Dodaj je.
import-season-value = Wartość { $value } jest tu nieprawidłowa. Popraw ją.

import-xml-attribute = Atrybut nie ma postaci nazwa="wartość".
import-xml-attribute-twice = { $element } ma dwa razy atrybut { $attribute }.
import-xml-attributes = { $element } ma atrybutów więcej niż { $most }.
import-xml-all-attributes = Atrybutów jest więcej niż { $most }.
import-xml-closing-tag = Znacznik zamykający nie ma otwierającego.
import-xml-cut-off = Plik jest ucięty, zanim zamknięto { $element }.
import-xml-depth = Elementy są zagnieżdżone głębiej niż { $most } poziomów.
import-xml-elements = Elementów jest więcej niż { $most }.
import-xml-empty = Plik nie zawiera XML.
import-xml-escape = Znak & nie zaczyna znanego znaku.
import-xml-invalid = To nie XML.
import-xml-long-attribute-name = Długość nazwy atrybutu w bajtach to { $bytes }, więcej niż { $most }.
import-xml-long-element-name = Długość nazwy elementu w bajtach to { $bytes }, więcej niż { $most }.
import-xml-long-text = Tekst { $element } jest dłuższy niż { $most } bajtów.
import-xml-long-value = Długość wartości { $attribute } w bajtach to { $bytes }, więcej niż { $most }.
import-xml-own-dtd = Plik zawiera własną definicję typu dokumentu.
import-xml-reference = Odwołanie &{ $name }; to nie znany znak.
import-xml-second-document = Zaczyna się drugi dokument.
import-xml-tags = Element { $open } zamknięto jako { $close }.
import-xml-text-outside = Poza dokumentem jest tekst.
import-xml-unfinished-tag = Plik kończy się lub urywa wewnątrz znacznika.
import-xml-zero-byte = Plik zawiera bajt zerowy, więc jest uszkodzony.

import-note-more =
    { $count ->
        [one] Nie pokazano jeszcze { $count } uwagi.
        [few] Nie pokazano jeszcze { $count } uwag.
        [many] Nie pokazano jeszcze { $count } uwag.
       *[other] Nie pokazano jeszcze { $count } uwagi.
    }
import-note-adjustment-rounded = { $name }: korektę punktów o { $quarters } ćwierćpunktu zaokrąglono w dół do { $points }.
import-note-aga-defaults = Plik nie ma limitów czasu, wolnych losów ani ustawień. Użyto { $minutes } minut i turnieju McMahona. Popraw je.
import-note-aga-placeholders = Gracze, których numer oznacza brak numeru: { $count }. Tutaj nie mają numeru AGA.
import-note-aga-undecided = Partie bez wyniku: { $count }. Plik nie mówi, czy zakończyły się jigo, walkowerem czy wcale. Wpisz wyniki.
import-note-aga-moved = Partie przeniesione do późniejszej rundy, bo jeden z graczy ma w ich rundzie inną partię: { $count }.
import-note-aga-game-left = Wiersz { $line }: partia jest pominięta. Ma tylko jednego gracza albo gracz miałby więcej niż { $last } rund.
import-note-board-size = Partie są na planszach wielkości { $size }, których wydarzenia nie mają. Tutaj użyto 19x19, a wielkość zachowano do eksportu.
import-note-board-twice = Runda { $round }, stół { $board }: ten stół mają dwie partie. Jedna z nich dostaje stół { $other }.
import-note-byoyomi-periods = OpenGotha nie zapisuje liczby okresów byo-yomi. Przyjęto jeden okres. Popraw to.
import-note-cancelled = Runda { $round }: partię odwołano. Zaimportowano ją z wynikiem „brak wyniku”.
import-note-categories = Liczba kategorii w pliku to { $categories }, ale granic jest tylko { $limits }.
import-note-class-time = Plik podaje klasę { $class }, ale nie czas gry. Przyjęto { $minutes } min, najkrótszy czas tej klasy.
import-note-class-unrated = Plik podaje klasę { $class }, ale jego czas gry jest za krótki na jakąkolwiek klasę. Partie nie liczą się do rankingu.
import-note-class-lower = Plik podaje klasę { $class }, ale jego czas gry pozwala tylko na klasę { $allowed }. Popraw czas gry.
import-note-column = Pominięto kolumnę „{ $heading }”.
import-note-congress-numbers =
    { $count ->
        [one] Numer rejestracji na kongres ({ $count } gracz) nie ma tu zastosowania. Zachowano go do eksportu do Pairgoth.
        [few] Numery rejestracji na kongres ({ $count } graczy) nie mają tu zastosowania. Zachowano je do eksportu do Pairgoth.
        [many] Numery rejestracji na kongres ({ $count } graczy) nie mają tu zastosowania. Zachowano je do eksportu do Pairgoth.
       *[other] Numery rejestracji na kongres ({ $count } gracza) nie mają tu zastosowania. Zachowano je do eksportu do Pairgoth.
    }
import-note-country = { $name }: „{ $country }” to nie dwuliterowy kod kraju; pominięto go.
import-note-criterion = Kryterium klasyfikacji „{ $criterion }” jest nieznane i zostało pominięte.
import-note-damaged-line = Wiersz { $line }: „{ $text }” to nie gracz; pominięto go.
import-note-damaged-lines =
    { $count ->
        [one] Nie udało się odczytać { $count } wiersza listy.
        [few] Nie udało się odczytać { $count } wierszy listy.
        [many] Nie udało się odczytać { $count } wierszy listy.
       *[other] Nie udało się odczytać { $count } wiersza listy.
    }
import-note-egd-handicap = Plik mówi, że handicapy są zmniejszane o { $reduction }, ale nie, od czego zależą. Sprawdź ustawienia handicapu.
import-note-encoding-guessed = Lista nie jest w UTF-8. Odczytano ją jako { $encoding }. Sprawdź nazwiska.
import-note-external-dtd = Plik odwołuje się do zewnętrznej definicji typu dokumentu, której nie odczytano.
import-note-ffg-adjusted = Plik podaje tylko czas przeliczony ({ $adjusted } min), bez dodatkowego czasu. Przyjęto byo-yomi po { $seconds } s, co daje ten sam czas przeliczony. Popraw to.
import-note-ffg-no-time = Plik nie podaje czasu podstawowego. Przyjęto { $minutes } min. Popraw czas gry.
import-note-ffg-overtime = Plik wspomina o dodatkowym czasie, ale nie o jego długości. Nie przyjęto żadnego. Popraw czas gry.
import-note-foreign-games = Wartości partii, których wydarzenia nie mają, zachowane do eksportu do tego samego programu: { $names }.
import-note-foreign-left = { $name }: wartość jest za długa, aby ją zachować; pominięto ją.
import-note-foreign-players = Wartości graczy, których wydarzenia nie mają, zachowane do eksportu do tego samego programu: { $names }.
import-note-foreign-settings = Ustawienia, których wydarzenia nie mają, zachowane do eksportu do tego samego programu: { $names }.
import-note-game-replaced = Runda { $round }, stół { $board }: ten stół mają dwie partie. Zachowano późniejszą.
import-note-handicap = Runda { $round }, stół { $board }: handicap { $handicap } jest większy niż 9. Tutaj przyjęto 9, a tamten zachowano do eksportu.
import-note-internet = Turniej rozegrano przez internet, więc jego partie mają klasę rankingową D.
import-note-internet-address = Plik zawiera adres internetowy dyrektora, którego nie zaimportowano.
import-note-komi = Komi nie jest wielokrotnością pół punktu. Tutaj zaokrąglono je w dół, a oryginał zachowano do eksportu.
import-note-late-rounds = Wiersz { $line }: pominięto rundy po { $last }.
import-note-level = { $name }: poziom { $written } jest nieznany. Przyjęto { $rank }.
import-note-line-cleaned = Wiersz { $line }: usunięto znaki sterujące z „{ $text }”.
import-note-line-no-pin = Wiersz { $line }: „{ $text }” to nie ośmiocyfrowy PIN w EGD; pominięto go.
import-note-lines-disagree = Runda { $round }: wiersze { $line } i { $other } nie zgadzają się. Partię pominięto.
import-note-macmahon-defaults = Plik nie ma dat, czasu gry ani komi. Przyjęto { $day }, 60 minut i 6.5. Popraw je.
import-note-macmahon-half-groups = W tym turnieju MacMahon paruje graczy z nadwyżką pół punktu w niższej grupie punktowej. Tutaj paruje się ich według dokładnych punktów.
import-note-macmahon-no-result = MacMahon liczy partię bez wyniku za pół punktu. Tutaj nie liczy się ona, dopóki nie wpisze się wyniku.
import-note-macmahon-rating-rank = W tym turnieju MacMahon bierze stopnie z rankingów. Użyto stopni wpisanych. Sprawdź je.
import-note-macmahon-rating-score = W tym turnieju MacMahon bierze punkty startowe z rankingów. Tutaj wynikają one ze stopni. Sprawdź je.
import-note-macmahon-zero = MacMahon liczy w tym turnieju punkty od { $level }, a tutaj liczą się od 30 kyu. Wszyscy mają tu o { $points } mniej, tak samo każdy przeciwnik w SOS. Kolejność jest taka sama.
import-note-name-twice = Wiersze { $first } i { $line }: { $name } jest na liście dwa razy.
import-note-no-criteria = Plik nie podaje kryteriów klasyfikacji. Przyjęto MMS, SOS i SOSOS.
import-note-no-headings = Lista nie ma nagłówków. Znaczenie kolumn odgadnięto z ich zawartości. Sprawdź graczy.
import-note-no-rank = { $name } nie ma stopnia. Przyjęto 30k, jak w OpenGotha.
import-note-one-time = Plik podaje jeden czas, razem podstawowy i dodatkowy. Jako czas podstawowy przyjęto { $minutes } min.
import-note-pairgoth-jigo = W tym turnieju Pairgoth zaokrągla punkty McMahona w dół do całych punktów. Tutaj pół punktu za jigo pozostaje, więc gracze z nieparzystą liczbą jigo mają o pół punktu więcej, podobnie jak ich przeciwnicy w SOS.
import-note-pairgoth-sos = Pairgoth liczy w SOS rundę bez partii jako punkty startowe i pół punktu za każdą rundę. Tutaj liczą się punkty startowe, więc SOS graczy bez partii w którejś rundzie jest niższy.
import-note-pin = { $name }: „{ $pin }” to nie ośmiocyfrowy PIN w EGD; pominięto go.
import-note-player-cleaned = { $name }: z nazwiska lub innego pola usunięto znaki sterujące.
import-note-rank-bare = Wiersz { $line }: stopień „{ $written }” nie ma k ani d. Przyjęto { $rank }. Sprawdź go.
import-note-rank-below = Wiersz { $line }: stopień „{ $written }” jest niższy niż 30k. Przyjęto { $rank }.
import-note-rank-range = { $name }: stopień { $grade } jest poza zakresem od 30k do 9d. Przyjęto { $rank }.
import-note-rating = { $name }: „{ $rating }” to nie ranking; pominięto go.
import-note-rating-range = { $name }: ranking { $rating } jest poza zakresem od { $least } do { $most }. Przyjęto { $used }.
import-note-ratings-shifted = Plik jest stary. Do rankingów dodano { $shift }, jak w OpenGotha.
import-note-ratings-unchanged = Plik nie podaje wersji swoich danych. Rankingi przyjęto bez zmian.
import-note-register-number = { $name }: „{ $number }” to nie numer licencji ani członkostwa, który ma do dziesięciu cyfr. Pominięto go.
import-note-result = Runda { $round }, stół { $board }: wynik „{ $result }” jest nieznany, więc partia nie ma jeszcze wyniku.
import-note-round = Pominięto partię lub wolny los rundy „{ $round }”. Rundy mają numery od 1 do { $last }.
import-note-round-number = Pominięto rundę bez numeru od 1 do { $last }.
import-note-round-range = Pominięto partie rundy { $round }. Rundy mają numery od 1 do { $last }.
import-note-rounds-raised = Plik przewiduje tyle rund: { $planned }, ale ma partie w rundzie { $last }. Turniej ma teraz tyle rund: { $last }.
import-note-same-pin = { $name } ma ten sam PIN w EGD { $pin } co { $first }. Drugi PIN pominięto.
import-note-score-correction = { $name }: pominięto korektę { $correction } punktów startowych.
import-note-score-zero = Plik ustawia zero punktów na { $zero }, ale OpenGotha liczy od 30k. To wydarzenie też liczy od 30k.
import-note-scores-unknown = Plik nie podaje baru, dolnej granicy ani zera punktów. Sprawdź je, zanim użyjesz klasyfikacji.
import-note-second-bye = Runda { $round }: gracz ma wolny los oprócz partii lub innego wolnego losu. Wolny los pominięto.
import-note-second-game = Runda { $round }, stół { $board }: gracz ma już partię przy innym stole. Tę partię pominięto.
import-note-sheet =
    { $others ->
        [one] Odczytano arkusz „{ $sheet }”. { $others } innego arkusza z danymi nie odczytano.
        [few] Odczytano arkusz „{ $sheet }”. { $others } innych arkuszy z danymi nie odczytano.
        [many] Odczytano arkusz „{ $sheet }”. { $others } innych arkuszy z danymi nie odczytano.
       *[other] Odczytano arkusz „{ $sheet }”. { $others } innego arkusza z danymi nie odczytano.
    }
import-note-self-pairing = Runda { $round }, stół { $board }: gracz gra ze sobą. Partię pominięto.
import-note-setting = Ustawienie { $setting } ma nieprawidłową wartość „{ $value }”. Przyjęto domyślną.
import-note-start = Plik nie podaje pierwszego dnia turnieju. Przyjęto { $day }. Popraw to.
import-note-status = { $name }: stan „{ $status }” jest nieznany. Zaimportowano jako zgłoszenie wstępne.
import-note-system = System { $system } jest nieznany. Przyjęto szwajcarski.
import-note-pair-incomplete = { $name } nie jest parą dwojga graczy z pliku i zostaje pominięta.
import-note-team-player = { $name } jest w drużynie { $team }, ale nie wśród graczy z pliku. Stół pominięto.
import-note-teams =
    { $count ->
        [one] Zachowano do eksportu { $count } drużynę. Tutaj partie liczą się tylko jej graczom; aby grały ze sobą drużyny, zaimportuj plik z --teams w wierszu poleceń.
        [few] Zachowano do eksportu { $count } drużyny. Tutaj partie liczą się tylko ich graczom; aby grały ze sobą drużyny, zaimportuj plik z --teams w wierszu poleceń.
        [many] Zachowano do eksportu { $count } drużyn. Tutaj partie liczą się tylko ich graczom; aby grały ze sobą drużyny, zaimportuj plik z --teams w wierszu poleceń.
       *[other] Zachowano do eksportu { $count } drużyny. Tutaj partie liczą się tylko ich graczom; aby grały ze sobą drużyny, zaimportuj plik z --teams w wierszu poleceń.
    }
import-note-title-rows = Pominięto wiersze od 1 do { $last }, nad nagłówkami.
import-note-total-row = Wiersz { $line }: „{ $text }” to podsumowanie listy; pominięto go.
import-note-tournament-cleaned = Z nazwy turnieju usunięto znaki sterujące.
import-note-trf-ranks = Plik nie ma stopni go. Wynikają one z rankingu. Sprawdź je.
import-note-trf-unrated = Gracze bez rankingu, którzy mają tu stopień 30k: { $count }. Wpisz ich stopnie.
import-note-unclear-day = Wiersz { $line }: w „{ $text }” na początku jest dzień lub miesiąc. Użyto tylko roku { $year }. Wpisuj dni jako 2014-05-31.
import-note-unknown-player = Runda { $round }: pominięto partię z graczem, którego nie ma na liście.
import-note-unknown-player-bye = Runda { $round }: pominięto wolny los gracza „{ $player }”. Nie ma go na liście.
import-note-unknown-player-game = Runda { $round }, stół { $board }: pominięto partię gracza „{ $player }”. Nie ma go na liście.
import-note-unknown-rank = { $name } ma stopień 99K, który w OpenGotha oznacza nieznany. Przyjęto 30k.
export-note-one-name = { $name } ma tylko jedno słowo w nazwisku i imieniu. OpenGotha wymaga obu, więc za brakujące wpisano kreskę.
export-note-class = { $program } nie ma miejsca na wybraną klasę. Partie liczą się tam jako klasa { $class }. Wyniki do EGD wysyłaj stąd albo wybierz czas gry niższej klasy.
export-note-criterion = OpenGotha nie ma kryterium { $criterion }, więc pominięto je w pliku.
export-note-criteria = Liczba kryteriów w OpenGotha to najwyżej { $most }, więc ostatnie pominięto w pliku: { $left }.
export-note-egd-pin-unknown = PIN { $pin } ({ $name }) nie występuje na liście rankingowej. Sprawdź go albo zaimportuj nowszą listę.
export-note-egd-candidate = { $name } to może być { $rated } { $rank } z listy rankingowej. Jeśli to ta sama osoba, wpisz PIN { $pin }.
export-note-parameters = Z ustawieniami wydarzenia niektórzy gracze mieliby w OpenGotha inne miejsce. Plik ma inne ustawienia, które dają wszystkim ich dotychczasowe miejsca: { $settings }.
export-note-places =
    { $count ->
        [one] { $count } gracz ma inne miejsce w OpenGotha, bo program inaczej liczy wolne losy, nieobecności, walkowery lub jakieś kryterium: { $names }.
        [few] { $count } graczy ma inne miejsca w OpenGotha, bo program inaczej liczy wolne losy, nieobecności, walkowery lub jakieś kryterium: { $names }.
        [many] { $count } graczy ma inne miejsca w OpenGotha, bo program inaczej liczy wolne losy, nieobecności, walkowery lub jakieś kryterium: { $names }.
       *[other] { $count } gracza ma inne miejsce w OpenGotha, bo program inaczej liczy wolne losy, nieobecności, walkowery lub jakieś kryterium: { $names }.
    }
export-note-zero =
    { $more ->
        [one] OpenGotha liczy punkty od 30k, więc każdy MMS jest tam o { $more } punkt wyższy niż w tym wydarzeniu.
        [few] OpenGotha liczy punkty od 30k, więc każdy MMS jest tam o { $more } punkty wyższy niż w tym wydarzeniu.
        [many] OpenGotha liczy punkty od 30k, więc każdy MMS jest tam o { $more } punktów wyższy niż w tym wydarzeniu.
       *[other] OpenGotha liczy punkty od 30k, więc każdy MMS jest tam o { $more } punktu wyższy niż w tym wydarzeniu.
    }
export-note-egd-unrated = Z powodu czasu gry lub wybranej klasy EGD nie policzy tych partii do rankingu. Jeśli to pomyłka, popraw czas gry.
export-note-egd-place = Wydarzenie nie ma kraju lub miejsca, których wymaga EGD. Wpisz je w ustawieniach.
export-note-egd-hidden =
    { $count ->
        [one] { $count } gracz nie wyraził zgody na pełną publikację, więc EGD nie może policzyć jego partii: { $names }. Zapytaj o zgodę albo wyślij plik bez tej osoby.
        [few] { $count } graczy nie wyraziło zgody na pełną publikację, więc EGD nie może policzyć ich partii: { $names }. Zapytaj o zgodę albo wyślij plik bez tych osób.
        [many] { $count } graczy nie wyraziło zgody na pełną publikację, więc EGD nie może policzyć ich partii: { $names }. Zapytaj o zgodę albo wyślij plik bez tych osób.
       *[other] { $count } gracza nie wyraziło zgody na pełną publikację, więc EGD nie może policzyć ich partii: { $names }. Zapytaj o zgodę albo wyślij plik bez tych osób.
    }
export-note-egd-no-pin =
    { $count ->
        [one] { $count } gracz nie ma PIN-u w EGD i może tam powstać podwójnie: { $names }. Poszukaj PIN-u na liście rankingowej.
        [few] { $count } graczy nie ma PIN-u w EGD i może tam powstać podwójnie: { $names }. Poszukaj PIN-ów na liście rankingowej.
        [many] { $count } graczy nie ma PIN-u w EGD i może tam powstać podwójnie: { $names }. Poszukaj PIN-ów na liście rankingowej.
       *[other] { $count } gracza nie ma PIN-u w EGD i może tam powstać podwójnie: { $names }. Poszukaj PIN-ów na liście rankingowej.
    }
export-note-egd-no-result = Runda { $round }, stół { $board }: partia nie ma wyniku. Wpisz go przed wysłaniem pliku.
export-note-egd-both = Runda { $round }, stół { $board }: wynik { $result } liczy się tak samo obu graczom, czego EGD nie przyjmuje. Popraw go.
export-note-ffg-licences =
    { $count ->
        [one] { $count } gracz z Francji nie ma numeru licencji: { $names }. Wpisz go na liście zawodników.
        [few] { $count } graczy z Francji nie ma numeru licencji: { $names }. Wpisz je na liście zawodników.
        [many] { $count } graczy z Francji nie ma numeru licencji: { $names }. Wpisz je na liście zawodników.
       *[other] { $count } gracza z Francji nie ma numeru licencji: { $names }. Wpisz je na liście zawodników.
    }
export-note-ffg-hidden =
    { $count ->
        [one] { $count } gracz nie wyraził zgody na pełną publikację, więc federacja nie może policzyć jego partii: { $names }. Zapytaj o zgodę albo wyślij plik bez tej osoby.
        [few] { $count } graczy nie wyraziło zgody na pełną publikację, więc federacja nie może policzyć ich partii: { $names }. Zapytaj o zgodę albo wyślij plik bez tych osób.
        [many] { $count } graczy nie wyraziło zgody na pełną publikację, więc federacja nie może policzyć ich partii: { $names }. Zapytaj o zgodę albo wyślij plik bez tych osób.
       *[other] { $count } gracza nie wyraziło zgody na pełną publikację, więc federacja nie może policzyć ich partii: { $names }. Zapytaj o zgodę albo wyślij plik bez tych osób.
    }
export-note-ffg-cut =
    { $count ->
        [one] Skrócono { $count } nazwisko (najwyżej { $most } liter): { $names }.
        [few] Skrócono { $count } nazwiska (najwyżej { $most } liter): { $names }.
        [many] Skrócono { $count } nazwisk (najwyżej { $most } liter): { $names }.
       *[other] Skrócono { $count } nazwiska (najwyżej { $most } liter): { $names }.
    }
export-note-ffg-forfeit = Runda { $round }, stół { $board }: walkower zapisano jako rundę bez partii, aby federacja nie policzyła go do rankingu.
export-note-aga-numbers = Gracze bez numeru AGA, którzy dostają w tym pliku numer powyżej 90000: { $count }. Wpisz ich numery na ekranie zapisów: { $names }.
export-note-aga-hidden = Gracze, którzy nie zgodzili się na pełną publikację, więc AGA nie może ocenić ich partii: { $count }. Zapytaj ich albo wyślij plik bez nich: { $names }.
export-note-aga-game = Runda { $round }, stół { $board }: AGA nie ocenia tej partii, bo nie została rozegrana lub nie ma zwycięzcy. W pliku jest znak zapytania.
export-note-macmahon-lost = Plik nie ma dat, miejsca, godzin, komi, lat urodzenia, numerów w cyklu, ustawień publikacji, drabinek pucharowych ani punktów, bo MacMahon ich nie zapisuje. Zachowaj plik wydarzenia.
export-note-macmahon-places =
    { $count ->
        [one] { $count } gracz ma inne miejsce w MacMahon, bo program inaczej liczy wolne losy, nieobecności, walkowery lub jakieś kryterium: { $names }.
        [few] { $count } graczy ma inne miejsca w MacMahon, bo program inaczej liczy wolne losy, nieobecności, walkowery lub jakieś kryterium: { $names }.
        [many] { $count } graczy ma inne miejsca w MacMahon, bo program inaczej liczy wolne losy, nieobecności, walkowery lub jakieś kryterium: { $names }.
       *[other] { $count } gracza ma inne miejsce w MacMahon, bo program inaczej liczy wolne losy, nieobecności, walkowery lub jakieś kryterium: { $names }.
    }
export-note-macmahon-criterion = MacMahon nie ma kryterium { $criterion }, więc pominięto je w pliku.
export-note-macmahon-system = MacMahon zna tylko turnieje McMahona i szwajcarskie, więc z tego systemu plik ma tylko partie i wyniki.
export-note-macmahon-handicap = W MacMahon bar nie zwalnia partii z handicapu. Gracze powyżej { $rank } liczą się tam jak { $rank }.
export-note-macmahon-board = MacMahon ma jedną wielkość planszy dla wszystkich partii, więc w pliku jest 19x19.
export-note-macmahon-walkover = Runda { $round }, stół { $board }: awans bez gry zapisano jako wynik przyznany przez sędziego, który daje punkty.
export-note-macmahon-no-result = Runda { $round }, stół { $board }: partię bez wyniku zapisano jako nieskończoną.
export-note-macmahon-ghosts =
    { $count ->
        [one] { $count } gracza zapasowego zapisano jako jokera: { $names }.
        [few] { $count } graczy zapasowych zapisano jako jokerów: { $names }.
        [many] { $count } graczy zapasowych zapisano jako jokerów: { $names }.
       *[other] { $count } gracza zapasowego zapisano jako jokera: { $names }.
    }
export-note-macmahon-guests =
    { $count ->
        [one] { $count } gość zajmuje w MacMahon miejsce: { $names }.
        [few] { $count } goście zajmują w MacMahon miejsca: { $names }.
        [many] { $count } gości zajmuje w MacMahon miejsca: { $names }.
       *[other] { $count } gościa zajmuje w MacMahon miejsca: { $names }.
    }
export-note-macmahon-withdrawn =
    { $count ->
        [one] { $count } wycofany gracz zostaje w pliku i nie gra w pozostałych rundach: { $names }.
        [few] { $count } wycofanych graczy zostaje w pliku i nie gra w pozostałych rundach: { $names }.
        [many] { $count } wycofanych graczy zostaje w pliku i nie gra w pozostałych rundach: { $names }.
       *[other] { $count } wycofanego gracza zostaje w pliku i nie gra w pozostałych rundach: { $names }.
    }
export-note-pairgoth-lost = Plik nie ma sal, godzin rozpoczęcia, lat urodzenia, numerów w cyklu, ustawień publikacji, stopni zawodowych, drabinek pucharowych ani punktów, bo Pairgoth ich nie zapisuje. Zachowaj plik wydarzenia.
export-note-pairgoth-places =
    { $count ->
        [one] { $count } gracz ma inne miejsce w Pairgoth, bo program inaczej liczy wolne losy, nieobecności, walkowery lub jakieś kryterium: { $names }.
        [few] { $count } graczy ma inne miejsca w Pairgoth, bo program inaczej liczy wolne losy, nieobecności, walkowery lub jakieś kryterium: { $names }.
        [many] { $count } graczy ma inne miejsca w Pairgoth, bo program inaczej liczy wolne losy, nieobecności, walkowery lub jakieś kryterium: { $names }.
       *[other] { $count } gracza ma inne miejsce w Pairgoth, bo program inaczej liczy wolne losy, nieobecności, walkowery lub jakieś kryterium: { $names }.
    }
export-note-pairgoth-criterion = Pairgoth nie ma kryterium { $criterion }, więc pominięto je w pliku.
export-note-pairgoth-system = Pairgoth zna tylko turnieje McMahona i szwajcarskie, więc z tego systemu plik ma tylko partie i wyniki.
export-note-pairgoth-handicap = W Pairgoth bar nie zwalnia partii z handicapu. Gracze powyżej { $rank } liczą się tam jak { $rank }.
export-note-pairgoth-board = Pairgoth ma jedną wielkość planszy dla wszystkich partii, więc w pliku jest 19x19.
export-note-pairgoth-boards = Pairgoth ma drużyny od 2 do { $last } stołów, więc może nie otworzyć pliku z drużynami po { $size }.
export-note-pairgoth-not-played = Runda { $round }, stół { $board }: walkower lub awans bez gry zapisano jako wynik rozegranej partii.
export-note-pairgoth-unrated =
    { $count ->
        [one] Pairgoth wymaga rankingu każdego gracza, więc { $count } gracz bez rankingu dostaje ranking swojego stopnia: { $names }.
        [few] Pairgoth wymaga rankingu każdego gracza, więc { $count } graczy bez rankingu dostaje ranking swojego stopnia: { $names }.
        [many] Pairgoth wymaga rankingu każdego gracza, więc { $count } graczy bez rankingu dostaje ranking swojego stopnia: { $names }.
       *[other] Pairgoth wymaga rankingu każdego gracza, więc { $count } gracza bez rankingu dostaje ranking swojego stopnia: { $names }.
    }
export-note-pairgoth-guests =
    { $count ->
        [one] { $count } gracz zapasowy lub gość jest w Pairgoth zwykłym graczem: { $names }.
        [few] { $count } graczy zapasowych lub gości to w Pairgoth zwykli gracze: { $names }.
        [many] { $count } graczy zapasowych lub gości to w Pairgoth zwykli gracze: { $names }.
       *[other] { $count } gracza zapasowego lub gościa to w Pairgoth zwykli gracze: { $names }.
    }
export-note-pairgoth-withdrawn =
    { $count ->
        [one] { $count } wycofany gracz zostaje w pliku i nie gra w pozostałych rundach: { $names }.
        [few] { $count } wycofanych graczy zostaje w pliku i nie gra w pozostałych rundach: { $names }.
        [many] { $count } wycofanych graczy zostaje w pliku i nie gra w pozostałych rundach: { $names }.
       *[other] { $count } wycofanego gracza zostaje w pliku i nie gra w pozostałych rundach: { $names }.
    }
export-note-trf-handicaps =
    { $count ->
        [one] Plik nie mówi, że { $count } partia ma handicap.
        [few] Plik nie mówi, że { $count } partie mają handicap.
        [many] Plik nie mówi, że { $count } partii ma handicap.
       *[other] Plik nie mówi, że { $count } partii ma handicap.
    }
export-note-trf-result = Runda { $round }, stół { $board }: plik nie zna takiego wyniku, więc partię zapisano bez niego.
export-note-trf-cut =
    { $count ->
        [one] Skrócono { $count } nazwisko (najwyżej { $most } liter): { $names }.
        [few] Skrócono { $count } nazwiska (najwyżej { $most } liter): { $names }.
        [many] Skrócono { $count } nazwisk (najwyżej { $most } liter): { $names }.
       *[other] Skrócono { $count } nazwiska (najwyżej { $most } liter): { $names }.
    }

bundle-not-a-bundle = To nie pakiet. { $reason } Wybierz plik zapisany przez `export --as bundle`.
bundle-hostile = Pakiet odrzucono. { $reason } Żadne wydarzenie tak nie wygląda.
bundle-newer = Pakiet ma wersję { $found }, a ten program czyta wersje do { $known }. Użyj nowszej wersji programu.
bundle-changed = Plik { $file } w pakiecie nie jest tym, który podpisano. Zmieniono go po drodze. Poproś organizatora o pakiet jeszcze raz.
bundle-missing = W pakiecie brakuje { $file }. Poproś organizatora o pakiet jeszcze raz.
bundle-person = Gracz { $player } w pakiecie ma inną wartość pola { $field } niż w podpisanych danych. Poproś organizatora o pakiet jeszcze raz.
bundle-contradiction = Pakiet jest wewnętrznie sprzeczny. { $problem } Poproś organizatora, aby wydał go jeszcze raz.
bundle-found-no-archive = To nie archiwum ZIP albo jest uszkodzone.
bundle-found-no-version = Jego manifest nie ma wersji.
bundle-found-not-json = manifest.json nie jest prawidłowym JSON.
bundle-found-other-program = Jego manifest zapisał inny program.
bundle-limit-file-size = Jest w nim plik { $file }, który ma { $kilobytes } kB.
bundle-limit-files = Liczba plików w nim to { $files }.
bundle-limit-name = Zawiera lub wymienia plik o niedozwolonej nazwie.
bundle-limit-players = Liczba graczy w nim to { $players }, a partii { $games }.
bundle-limit-ratio = Plik { $file } po rozpakowaniu jest o wiele za duży.
bundle-limit-size = Ma { $megabytes } MB.
bundle-limit-twice = Są w nim dwa pliki { $file }.
bundle-problem-log = Historia w log.json jest nieprawidłowa.
bundle-problem-hand-over = Oświadczenie w hand-over.json dotyczy innego wydarzenia lub innego pakietu.
bundle-problem-season-file = Jego plik sezonu nie ma zasad jego tabeli punktów, sezon { $season }.
bundle-problem-categories = Jego kategorie wiekowe nie są po kolei albo współczynnik wieku jest nieprawidłowy.
bundle-problem-category = Punkty gracza { $player } nie należą do żadnej kategorii sezonu albo gracz ma punkty dwa razy.
bundle-problem-days = Brakuje mistrzostw albo ostatni dzień jest przed pierwszym.
bundle-problem-final = Grupy lub miejsca Finału kategorii { $category } nie pasują do siebie.
bundle-problem-game = Jedna z partii nie ma dwojga graczy albo ma nieznany wynik.
bundle-problem-harmful-characters = Jedna z nazw jest za długa albo ma znaki, które ukrywają lub przestawiają inne.
bundle-problem-ladder = Jedna z dogrywek po jigo nie należy do żadnej partii.
bundle-problem-ladder-winner = Jedną z dogrywek po jigo wygrał ktoś, kto w niej nie grał.
bundle-problem-player = Stopień, ustawienie publikacji lub pole gracza { $player } jest nieprawidłowe.
bundle-problem-player-twice = Jeden z graczy jest w nim dwa razy.
bundle-problem-points = Punkty gracza { $player } się nie sumują.
bundle-problem-sequence = Jego numer nie pasuje do poprzedniego pakietu.
bundle-problem-unlisted-player = Odwołuje się do gracza, którego nie ma na liście.
bundle-problem-values = W { $file } brakuje wartości lub jest nieprawidłowa.
bundle-problem-version = Zawiera więcej, niż pozwala jego wersja.

signature-invalid-key = Klucz publiczny jest nieprawidłowy. Musi mieć 64 cyfry szesnastkowe, tak jak pokazuje `drawmaster key`.
signature-mismatch = Podpis się nie zgadza. Plik zmieniono po podpisaniu. Poproś nadawcę o plik jeszcze raz.
