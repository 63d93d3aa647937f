# Teksty okna po polsku, część druga: ustawienia, punkty, sala, pomoc. Szkic tłumaczenia, którego nie sprawdził jeszcze nikt, dla kogo polski jest językiem ojczystym.
yes = tak
no = nie
screen-event = Wydarzenie
screen-points = Punkty
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
tour-results = Wyniki w dwóch przebiegach
tour-results-about = Naciśnij 1, jeśli wygrały czarne, a 2, jeśli białe; kursor przejdzie do następnego stołu. Drugi przebieg ukrywa pierwszy. Jeśli się różnią, Drawmaster zatrzymuje się, odtwarza dźwięk i pokazuje oba.
tour-undo = Nic nie ginie
tour-undo-about = Każdy krok zapisuje się od razu. Ctrl+Z cofa dowolny z nich i podaje jego nazwę, nawet po ponownym uruchomieniu. Historia pokazuje, kto, co i kiedy zmienił.
tour-count = { $at } z { $all }
tour-next = Dalej
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
palette-board = Stół { $board }
palette-nothing = Nic nie znaleziono.
redo-what = Ponów: { $what }
operation-start_round = początek rundy { $round }
history-round = Runda
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
group-event = Wydarzenie
group-games = Partie
group-register = Gracze
group-scores = Punkty
group-pairing = Parowanie
group-handicap = Handicap
group-standings = Klasyfikacja
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
setting-event-name = Nazwa
setting-event-name-about = Widać ją na każdym arkuszu i w każdym pliku.
setting-event-starts = Godziny rozpoczęcia
setting-event-starts-about = Tylko dla rund innych niż w proponowanym harmonogramie, na przykład 1 2026-11-20 09:30, 3 2026-11-21 10:00.
setting-event-place = Miejsce
setting-event-place-about = Widać je na arkuszach i w pliku do listy rankingowej.
setting-event-country = Kraj
setting-event-country-about = Dwie litery, na przykład PL; wymaga ich lista rankingowa.
setting-event-start = Pierwszy dzień
setting-event-start-about = Na przykład 2026-11-20. Od roku zależą kategorie wiekowe.
setting-event-end = Ostatni dzień
setting-event-end-about = W wydarzeniu jednodniowym taki sam jak pierwszy dzień.
setting-competition-name = Konkurencja
setting-competition-name-about = Jej nazwa na arkuszach.
setting-competition-rounds = Rundy
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
setting-event-tour-championship = Mistrzostwa
setting-event-tour-championship-about = Nazwa stała z roku na rok, po której cykl znajduje poprzednią edycję. Zostaw puste, jeśli to nazwa wydarzenia.
setting-event-tour-bundles = Wydane pakiety
setting-event-tour-bundles-about = Liczba plików wydanych dla cyklu, liczona automatycznie.
setting-event-halls = Sale
setting-event-halls-about = Stoły w każdej sali: nazwa sali, pierwszy i ostatni stół.
setting-event-time-main-minutes = Czas podstawowy w minutach
setting-event-time-main-minutes-about = Na gracza. Razem z dodatkowym czasem określa klasę EGF.
setting-event-time-overtime = Dodatkowy czas
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
setting-event-ages-categories = Kategorie wiekowe
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
setting-competition-scoring-bye-wins-about = W liczbie zwycięstw.
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
setting-competition-pairing-first-rounds = Liczba pierwszych rund
setting-competition-pairing-first-rounds-about = Ostatnia runda z rozstawieniem pierwszych rund.
setting-competition-pairing-bye = Nieparzysta liczba graczy
setting-competition-pairing-bye-about = Kto ma wolny los albo że decyduje dyrektor.
setting-competition-pairing-floats = Kto się przesuwa
setting-competition-pairing-floats-about = Kto gra w innej grupie punktowej: gracze o zrównoważonych przesunięciach w górę i w dół albo, w równowadze z tym, gracze o dobrym miejscu w grupie.
setting-competition-pairing-apart-at-bar = Rozdzielaj kluby na poziomie baru
setting-competition-pairing-apart-at-bar-about = Wyłączone: gracze na poziomie baru i powyżej mogą grać z osobami ze swojego klubu lub kraju.
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
setting-competition-scoring-bye-in-sums-about = Co liczy się zamiast brakującego przeciwnika.
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
choice-Thirteen = 13x13
choice-Nine = 9x9
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
choice-Zero = nic
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
hall-boards = Pary według stołów
hall-boards-about = Stół, czarne i białe, gdy runda jest ogłoszona.
hall-names = Pary według nazwisk
hall-names-about = Pomaga graczom znaleźć stoły.
hall-standings = Klasyfikacja
hall-standings-about = Miejsce, nazwisko i trzy pierwsze kryteria.
hall-knockouts = Drabinka pucharowa
hall-knockouts-about = Najbliższe partie i ich gracze.
hall-points-about = Punkty cyklu według kategorii wiekowych.
hall-points = Punkty
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
conflict-settle = Rozstrzygnij stół { $board }: { $result }
reports-title = Zgłoszenia graczy
reports-about = Przy ustawieniu „Gracze zgłaszają wyniki” karty wyniku mają kod dla każdego gracza. Zgłoszenie liczy się, gdy przeciwnik zgłosi to samo albo gdy je przyjmiesz.
reports-none = Żadne zgłoszenie nie czeka.
report-by = Zgłasza
report-result = Wynik
report-state-waiting = czeka
report-state-disputed = gracze się nie zgadzają
report-state-contradicted = wpisano inny wynik
report-accept = Przyjmij
report-dismiss = Odrzuć
report-codes = Kody stołów
hall-from = Stoły od
hall-to = do
hall-time = Początek rundy
hall-time-hint = 14:30 albo za ile minut
hall-count = Zacznij odliczanie
hall-pause = Pauza
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

start-tour = Księga cyklu
start-tour-about = Wszystkie turnieje sezonu razem: wyścig, nagrody i listy rozstawienia z pakietów wydarzeń.
book-book = Księga cyklu
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
book-players = Gracze
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
book-nothing-undo = Nie ma czego cofnąć.
book-undone = Cofnięto: { $what }.
book-did-create_tour = utworzenie księgi
book-did-add_bundle = dodanie pakietu
book-did-add_key = dodanie klucza organizatora
book-did-revoke_key = unieważnienie klucza
book-did-merge_players = połączenie dwojga graczy
book-did-keep_apart = rozdzielenie dwojga graczy
book-did-confirm_player = potwierdzenie gracza na rok
book-did-rename_championship = zmiana nazwy mistrzostw
book-did-migrate = aktualizacja do tego formatu pliku
book-did-salvage = odzyskanie z uszkodzonego pliku
book-did-unknown = działanie nowszej wersji
book-derivation = Punkty krok po kroku
book-sp-now = SP{ $category }: { $sp }
book-career = punkty w całej karierze: { $points }
book-lapses = { $edition } wygasa przed { $by }
book-transition = przejście do kategorii { $category }
book-future-stars = Future Stars
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
