### Messages of the core in Polish: errors and answers of all commands, the command line and the hall network.
### Szkic tłumaczenia, którego nie sprawdził jeszcze nikt, dla kogo polski jest językiem ojczystym.

## api: commands of the window

api-no-command = Nie ma polecenia { $name }. Uruchom program ponownie.
api-response-invalid = Nie można wysłać odpowiedzi ({ $error }). Uruchom program ponownie.
api-text-too-long = Tekst jest za długi: ma więcej niż { $longest } bajtów. Skróć go.
api-not-for-the-hall = Ekran sali nie może użyć polecenia { $name }. Pokazuje tylko to, co opublikowano.
api-no-tour-book = Żadna księga cyklu nie jest otwarta. Otwórz księgę albo utwórz nową.

## api: the demonstration

demo-folder = Nie można utworzyć folderu { $folder } ({ $error }). Wybierz inny folder.
demo-registered = { $event }: { $players ->
        [one] zarejestrowano 1 gracza
        [few] zarejestrowano { $players } graczy
        [many] zarejestrowano { $players } graczy
       *[other] zarejestrowano { $players } gracza
    }.
demo-closed = Zapisy są zamknięte. Numery: od 1 do { $last }.
demo-drawn = KO{ $category } wylosowano z entropią { $entropy }: { $lines ->
        [one] 1 linia
        [few] { $lines } linie
        [many] { $lines } linii
       *[other] { $lines } linii
    }.
demo-round = Runda { $round } jest sparowana, rozegrana i zatwierdzona.

## api: the window's host

host-folder = Nie można utworzyć folderu { $folder } ({ $error }). Zwolnij miejsce albo sprawdź uprawnienia.
host-no-data-folder = System nie ma folderu na dane programu ({ $error }). Zamiast tego utwórz wydarzenie w wybranym folderze.
host-no-free-name = W folderze { $folder } jest za dużo przykładów. Usuń część z nich.
host-cannot-open = Nie można otworzyć { $path } ({ $error }). Otwórz go w menedżerze plików.
host-second-window = Ekran sali nie odpowiada ({ $error }). Uruchom program ponownie.
demo-played = { $name }: { $players ->
    [one] grał jeden gracz
    [few] grało { $players } graczy
    [many] grało { $players } graczy
   *[other] grało { $players } gracza
}, { $games ->
    [one] jedna partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}.

## app: knock-outs

ko-category-missing = Ta konkurencja nie ma pucharu dla wszystkich. Wybierz jedną z kategorii wiekowych: { $known }.
ko-source-open = Graczy tej drabinki wyłaniają rundy przed nią. Najpierw zatwierdź rundę { $round }.
ko-category-unknown = Nie ma kategorii wiekowej { $category }. Wybierz jedną z: { $known }.
ko-register-open = Zapisy są jeszcze otwarte. Zamknij je przed losowaniem.
ko-third-place-double = W systemie do dwóch porażek o trzecim miejscu decyduje ostatnia partia drabinki przegranych. Losuj bez partii o trzecie miejsce.
ko-in-round-robin = W systemie każdy z każdym nie ma miejsca na puchar ani Finał, bo wszystkie partie są z góry ustalone. Wybierz inny system.
ko-in-self-pairing = Przy wolnym doborze par nie ma miejsca na puchar ani Finał, bo gracze sami wybierają przeciwników. Wybierz inny system.
ko-of-teams = W tej konkurencji grają drużyny, więc nie ma pucharu ani Finału indywidualnego. Dodaj dla nich osobną konkurencję.
ko-none = Ta konkurencja nie ma pucharu.
self-pairing-no-rounds = W konkurencji { $name } gracze sami wybierają przeciwników, więc nie paruje się ani nie zatwierdza rund. Zamiast tego dodawaj partie.
game-rounds-paired = Konkurencja { $name } jest parowana rundami. Pojedyncze partie dodaje się tylko tam, gdzie gracze sami wybierają przeciwników: przy wolnym doborze par, w lidze lub w drabinie klubowej.
game-day-future = Dzień { $day } jeszcze nie nadszedł. Podaj dzień, w którym partię rozegrano.
ladder-prizes-other-system = { $name } to nie drabina klubowa, więc nie ma nagród za postępy. Wybierz inną konkurencję.
game-conditions-other-system = { $name } to nie drabina klubowa, więc jej partie nie mają własnych warunków. Wybierz inną konkurencję.
self-pairing-number-unknown = Nikt nie ma numeru { $number }.
self-pairing-withdrawn = Wycofano gracza: { $name }. Najpierw go zarejestruj.
self-pairing-game-unknown = W tej konkurencji nie ma partii { $game }.
competition-meetings-none = Ta sama para musi móc zagrać co najmniej raz.
ko-not-drawn = KO{ $category } nie jest wylosowane. Najpierw je wylosuj.
ko-not-eligible = { $name }: brak na liście tej kategorii. Wybierz graczy z listy.
ko-final-drawn = Finał kategorii { $category } jest wylosowany. Kategoria ma puchar albo Finał, nie oba.
ko-games-paired = Partie KO{ $category } są już sparowane. Najpierw cofnij te pary.
ko-commitment-differs = To nie jest lista, której zobowiązanie ogłoszono. Przed losowaniem ogłoś nowe zobowiązanie.
draw-digits-out-of-range = Liczba cyfr musi wynosić od 1 do { $most }.
draw-source-too-long = Opis źródła cyfr jest za długi. Zmieść go w { $most } znakach.
draw-entropy-missing = Lista jest zamrożona, a jej losowanie wymaga ogłoszonych cyfr. Wpisz cyfry tak, jak są podawane.
draw-entropy-length = Entropia ma { $given ->
        [one] 1 cyfrę
        [few] { $given } cyfry
        [many] { $given } cyfr
       *[other] { $given } cyfry
    }, a przy zamrożeniu ogłoszono { $wanted }. Wpisz dokładnie tyle.
draw-entropy-before-freeze = Entropia nie może być znana przy zamrażaniu listy. Najpierw zamroź listę, potem przy losowaniu wpisz cyfry.
draw-frozen-player-gone = { $name } jest na zamrożonej liście, ale nie może już grać. Zamroź listę ponownie.
draw-frozen-differs = Lista jest zamrożona (zamrożenie { $number }), a to losowanie się od niej różni. Losuj tylko z entropią albo zamroź listę ponownie.
setting-draw-seed = Ziarno losowania to nie ustawienie, bo zależą od niego wylosowane losy. Jeśli musi się zmienić, wylosuj nowe i podaj powód.
setting-reports = Zgłoszenia graczy to nie ustawienie. Przyjmij je albo odrzuć.
setting-freezes = Zamrożona lista to nie ustawienie. Zamiast tego zamroź listę ponownie.
ko-too-few-players = W KO{ $category } zarejestrowano mniej niż dwoje graczy. Najpierw zarejestruj więcej.
ko-size-out-of-range = Nie można losować drabinki dla { $size ->
        [one] jednego gracza
        [few] { $size } graczy
        [many] { $size } graczy
       *[other] { $size } gracza
    }. Uprawnieni do KO{ $category }: { $eligible }; wybierz wielkość od 2 do { $eligible }.
ko-too-many-players = Tylu graczy ({ $players }) nie mieści się w największej drabince (linie: { $lines }). Wybierz mniej graczy.
ko-first-round-out-of-range = KO{ $category } nie może się zacząć w rundzie { $round }: jego partie muszą się skończyć najpóźniej w ostatniej rundzie. Wybierz rundę od 1 do { $latest }.
ko-begins-too-early = KO{ $category } przy tylu graczach ({ $players }) zaczyna się w rundzie { $round }, która jest już sparowana. Wybierz mniej graczy.
ko-nonce-invalid = „{ $text }” to nie ziarno. Wpisz cyfry szesnastkowe, 0-9 i a-f.
ko-order-without-reason = Kolejność listy zmieniono bez powodu. Podaj powód; zostanie zapisany przy losowaniu.
ko-choice-twice = { $name }: wybór na dwa sposoby. Usuń jeden z nich.
ko-choice-left-out = { $name } wchodzi w późniejszej rundzie, ale nie jest wśród losowanych graczy. Wybierz większą drabinkę lub innego gracza.
ko-qualifying-undecided = Eliminacje KO{ $category } nie są rozstrzygnięte na miejscu { $place }. Najpierw je dokończ.
ko-qualifying-decides = O graczach z eliminacji i dzikich kartach decydują eliminacje KO{ $category }. Losuj bez wybierania innych.
ko-qualifying-too-late = KO{ $category } jest już wylosowane, więc nie ma o co grać w eliminacjach.
ko-qualifying-begun = Eliminacje KO{ $category } już się zaczęły. Najpierw cofnij ich pary.
ko-qualifying-round-paired = Eliminacje zaczęłyby się w rundzie { $round }, która jest już sparowana. Wybierz mniej rund eliminacji.
ko-player-not-in-round = { $name } nie ma partii KO{ $category } w rundzie { $round }. Wybierz gracza, który ją ma.
ko-decision-without-reason = Decyzja wymaga powodu. Podaj powód; zostanie zapisany przy drabince.
ko-decision-invalidates = Późniejsza partia jest już sparowana dla drugiego gracza tej partii. Zamiast tego popraw wynik i przenieś go dalej.
ko-replace-begun = Partie KO{ $category } są już sparowane. Kto teraz odejdzie, przegrywa, a przeciwnik awansuje bez gry.
ko-player-not-in-table = { $name }: brak w drabince KO{ $category }. Wybierz jednego z jej graczy.
ko-alternate-unknown = { $name } nie może wejść do KO{ $category }. Wybierz rezerwowego z listy.
ko-reason-withdrawn = wycofanie
ko-reason-kept = bez zmian po poprawieniu wyniku
ko-reason-qualifying = poprawiono wynik eliminacji
ko-box-replaced = KO{ $category }, pole { $place }: wchodzi { $entering }, odchodzi { $leaving } ({ $reason }).
ko-box-filled = KO{ $category }, pole { $place }: na puste pole wchodzi { $entering } ({ $reason }).
ko-box-emptied = KO{ $category }, pole { $place }: odchodzi { $leaving }, na polu jest wolny los ({ $reason }).
ko-box-unchanged = KO{ $category }, pole { $place } pozostaje puste ({ $reason }).
ko-ruled = KO{ $category }, { $round }: decyzją awansuje { $winner } ({ $reason }).
ko-ruled-third-place = KO{ $category }, trzecie miejsce: decyzją wygrywa { $winner } ({ $reason }).

## app: The Final

year-final-not-drawn = Finał kategorii { $category } nie jest wylosowany. Najpierw go wylosuj.
year-final-knockout-drawn = KO{ $category } jest wylosowane. Kategoria ma puchar albo Finał, nie oba.
year-final-games-paired = Partie Finału kategorii { $category } są już sparowane. Najpierw cofnij te pary.
year-final-too-small = W kategorii { $category } zarejestrowano mniej niż czworo graczy, więc nie ma Finału.
year-final-too-few = W kategorii { $category } { $listed ->
        [one] zarejestrowano jednego gracza
        [few] zarejestrowano { $listed } graczy
        [many] zarejestrowano { $listed } graczy
       *[other] zarejestrowano { $listed } gracza
    }, za mało na ten Finał. Finał wymaga co najmniej czworga graczy; wszyscy muszą być zarejestrowani.
year-final-too-long = Finał dla tylu graczy ({ $players }) wymaga tylu rund: { $needed }, a konkurencja ma { $rounds }.
year-final-too-long-hint = Ustaw competition.rounds na { $needed } albo losuj ośmioro graczy, którzy grają pięć rund (R54).
year-final-first-round = Finał dla tylu graczy ({ $players }) zaczyna się w rundzie od { $first } do { $last }. Wybierz jedną z tych rund.
year-final-no-room = Żaden Finał nie mieści się w pozostałych rundach. Dodaj rundy w ustawieniach.
year-final-round-outside = Runda { $round } nie należy do Finału, który zajmuje rundy od { $first } do { $last }. Wybierz jedną z tych rund.
year-final-round-paired = Sparowanych rund nie można zmieniać. Zmieniaj tylko rundy jeszcze niesparowane.
year-final-not-tied = Ci gracze grupy { $group } nie mają równego wyniku. Sprawdź graczy o równym wyniku w kolejności grupy.

## app: points of the tour

tour-points-open = Zatwierdzone rundy: { $confirmed } z { $rounds }. Punkty mogą się jeszcze zmienić.
season-other-ages = Sezon { $name } ma kategorie wiekowe { $after } zamiast { $before } albo liczy wiek w innym dniu; { $players ->
    [0] żaden gracz nie zmienia kategorii
    [one] jeden gracz zmienia kategorię
    [few] { $players } graczy zmienia kategorię
    [many] { $players } graczy zmienia kategorię
   *[other] { $players } gracza zmienia kategorię
}. Potwierdź zmianę albo zostaw sezon.
season-category-drawn = Sezon { $name } nie ma kategorii wiekowej { $category }, która jest wylosowana. Wybierz inny sezon.
season-name-taken = Nazwę { $name } ma sezon wbudowany. Nadaj sezonowi w pliku inną nazwę.
tour-points-other-ages = Kategorie wiekowe wydarzenia różnią się od kategorii sezonu { $season }.
tour-points-no-stage-points = Sezon { $season } nie ma punktów za te etapy: { $stages }.
tour-points-round-of = runda { $lines } graczy
tour-points-quarter-final = ćwierćfinał
tour-points-semi-final = półfinał
tour-points-finalist = finalista
tour-points-winner = zwycięzca

## app: copies

copies-no-folder = Na tym komputerze nie ma folderu na pliki programu. Ustaw folder w DRAWMASTER_DATA.
copies-not-a-folder = { $path } to nie folder. Wybierz folder na innym urządzeniu.
copies-folder-unusable = Nie można użyć folderu { $path } ({ $cause }). Wybierz inny folder.
copies-folder-unreadable = Nie można odczytać folderu ({ $cause }).
copies-unknown = Nie ma kopii { $name }. Wybierz kopię z listy.
copies-choose-damaged = Nie wybrano pliku. Wybierz uszkodzony plik.

## app: words of requests

word-unknown = „{ $text }” jest nieznane. Wybierz jedno z: { $known }.

## app: rounds: pairing, releasing, results and confirming

colour-unknown = „{ $text }” to nie kolor. Wpisz black lub white.
profile-unknown = „{ $text }” to nie model parowania. Wybierz seygo, opengotha lub literal.
round-unknown = Nie ma rundy { $round }. Rundy mają numery od 1 do { $last }.
round-not-paired = Runda { $round } nie jest sparowana. Najpierw ją sparuj.
round-board-missing = Runda { $round } nie ma stołu { $board }. Jej stoły to { $boards }.
round-without-boards = Runda { $round } nie ma stołów. Najpierw sparuj jej graczy.
round-register-open = Zapisy są jeszcze otwarte. Zamknij je przed sparowaniem pierwszej rundy.
round-register-open-hint = Zamknięcie zapisów nadaje graczom numery.
round-all-paired = { $rounds ->
    [one] Jedyna runda jest już sparowana.
    [few] Wszystkie { $rounds } rundy są sparowane.
    [many] Wszystkie rundy ({ $rounds }) są sparowane.
   *[other] Wszystkie rundy ({ $rounds }) są sparowane.
}
round-not-next = Runda { $round } nie jest następna. Sparuj rundę { $next }.
round-not-next-draft = Runda { $round } nie jest następna: runda { $current } to szkic. Ogłoś ją, rozegraj i sparuj rundę { $next }.
round-not-next-open = Runda { $round } nie jest następna: runda { $current } nie jest zatwierdzona. Wpisz jej wyniki i sparuj rundę { $next }.
round-paired-already = Runda { $round } jest już sparowana.
round-knockout-not-drawn = KO{ $category } zaczyna się w rundzie { $round }, a nie jest wylosowane. Najpierw je wylosuj.
round-slips-pending = { $count ->
    [one] Jedna różowa kartka czeka. Wprowadź ją lub odrzuć
    [few] { $count } różowe kartki czekają. Wprowadź je lub odrzuć
    [many] { $count } różowych kartek czeka. Wprowadź je lub odrzuć
   *[other] { $count } różowej kartki czeka. Wprowadź je lub odrzuć
} przed sparowaniem rundy { $round }.
round-slips-pending-hint = Dyrektor może zdecydować, aby mimo to sparować rundę.
round-already-paired = Runda { $round } jest już sparowana.
round-results-open = { $count ->
    [one] W rundzie { $round } brakuje jednego wyniku.
    [few] W rundzie { $round } brakuje { $count } wyników.
    [many] W rundzie { $round } brakuje { $count } wyników.
   *[other] W rundzie { $round } brakuje { $count } wyniku.
} Najpierw wpisz brakujące wyniki.
round-results-missing = { $count ->
    [one] Brak wyniku w rundzie { $round }: stół { $boards }.
    [few] Brak wyników w rundzie { $round }: stoły { $boards }.
    [many] Brak wyników w rundzie { $round }: stoły { $boards }.
   *[other] Brak wyników w rundzie { $round }: stoły { $boards }.
} Najpierw wpisz brakujące wyniki.
round-results-missing-hint = Jeśli partii nie dokończono, zapisz jej odłożenie. Rundę można wtedy zatwierdzić bez jej wyniku.
round-passes-disagree = Oba przebiegi rundy { $round } nie zgadzają się: { $count ->
    [one] stół { $boards }
    [few] stoły { $boards }
    [many] stoły { $boards }
   *[other] stoły { $boards }
}. Najpierw to rozstrzygnij.
round-conflicts-open = { $count ->
    [one] Stół { $boards } w rundzie { $round }: wynik pomocnika przeczy wpisanemu.
    [few] Stoły { $boards } w rundzie { $round }: wyniki pomocników przeczą wpisanym.
    [many] Stoły { $boards } w rundzie { $round }: wyniki pomocników przeczą wpisanym.
   *[other] Stoły { $boards } w rundzie { $round }: wyniki pomocników przeczą wpisanym.
}
round-conflicts-open-hint = Rozstrzygnij je na ekranie Sala albo potwierdź rundę z wpisanymi wynikami.
round-qualifying-undecided = Stół { $board } w rundzie { $round } to partia eliminacyjna KO{ $category } bez zwycięzcy. Najpierw rozegrajcie dogrywkę po jigo.
round-already-released = Runda { $round } jest już ogłoszona.
stale-left = { $name } już nie gra, a siedzi przy stole { $board }.
stale-left-bye = { $name } już nie gra, a ma wolny los.
stale-came = { $name } gra teraz w rundzie { $round } i nie ma partii.
stale-came-lost = { $name } gra teraz w rundzie { $round }, ale stół { $board } liczy się jako przegrana z powodu nieobecności.
stale-slips = { $count ->
    [one] Po sparowaniu przyszła jedna kartka i czeka.
    [few] Po sparowaniu przyszły { $count } kartki i czekają.
    [many] Po sparowaniu przyszło { $count } kartek i czeka.
   *[other] Po sparowaniu przyszło { $count } kartki i czeka.
}
stale-result = Wynik stołu { $board } w rundzie { $earlier } zmienił się po sparowaniu rundy { $round }.
stale-result-missing = Stół { $board } w rundzie { $earlier } nie ma wyniku.
stale-attendance = Wolny los lub nieobecność w rundzie { $earlier } zmieniono po sparowaniu rundy { $round }: { $name }.
stale-rank = Stopień zmieniono po sparowaniu rundy { $round }: { $name }, z { $from } na { $to }.
stale-player = Dane zmieniono po sparowaniu rundy { $round }: { $name }.
stale-line-up = Skład drużyny { $team } zmieniono po sparowaniu rundy { $round }: { $names }.
stale-table = Puchar wylosowano według miejsc, które od tego czasu się zmieniły. Teraz znaleźliby się w nim: { $joins }; zabrakłoby w nim: { $leaves }.
stale-table-order = Puchar wylosowano według miejsc, które od tego czasu się zmieniły. Znaleźliby się w nim ci sami gracze, w innej kolejności.
stale-table-hint = Wylosuj go ponownie albo potwierdź, że zostaje bez zmian.
stale-draws = Puchar, eliminacje lub Finał wylosowano albo zmieniono po sparowaniu rundy { $round }.
stale-settings = Ustawienia zmieniono po sparowaniu rundy { $round }.
stale-pairs-differ = { $count ->
    [0] Runda { $round } byłaby teraz sparowana inaczej.
    [one] Stół { $boards } byłby teraz sparowany inaczej.
    [few] Stoły { $boards } byłyby teraz sparowane inaczej.
    [many] Stoły { $boards } byłyby teraz sparowane inaczej.
   *[other] Stoły { $boards } byłyby teraz sparowane inaczej.
}
stale-impossible = Rundy { $round } nie dałoby się teraz sparować. { $cause }
round-no-longer-follows = Runda { $round } jest nieaktualna.
round-out-of-date-hint = Sparuj rundę ponownie, sparuj ponownie stoły, których to dotyczy, albo potwierdź, że zostanie ogłoszona bez zmian.
round-paired-from-old-result = Rundę { $round } sparowano przed tą zmianą i jest nieaktualna. Sparuj ją ponownie, chyba że ma zostać bez zmian.
round-players-left = { $count ->
    [one] { $names } nie ma
    [few] { $names } nie mają
    [many] { $names } nie mają
   *[other] { $names } nie mają
} w rundzie { $round } ani partii, ani wolnego losu.
round-players-without-game-hint = Sparuj ich, daj wolny los, wpisz, że opuszczają rundę, albo zatwierdź rundę bez nich.
round-players-left-hint = Sparuj ich, daj wolny los albo potwierdź, że runda jest ogłaszana bez nich.
round-table-game-open-hint = Sparuj pozostałych graczy rundy, zdecyduj, kto awansuje, albo zatwierdź rundę bez tej partii.
round-ladder-open = { $count ->
    [one] Stół { $boards } w rundzie { $round }: jigo, które wymaga jeszcze dogrywki.
    [few] Stoły { $boards } w rundzie { $round }: jigo, które wymagają jeszcze dogrywki.
    [many] Stoły { $boards } w rundzie { $round }: jigo, które wymagają jeszcze dogrywki.
   *[other] Stoły { $boards } w rundzie { $round }: jigo, które wymagają jeszcze dogrywki.
}
round-ladder-open-hint = Wpisz, kto awansuje, albo zatwierdź rundę bez tego; do tego czasu nikt nie awansuje.
round-not-released = Runda { $round } to szkic. Najpierw ją ogłoś.
round-already-begun = Partie rundy { $round } już się zaczęły.
round-later-paired = Runda { $newest } jest już sparowana. Najpierw usuń jej pary.
round-unpair-result = Stół { $board } w rundzie { $round } ma wynik. Przed usunięciem par usuń wszystkie wyniki rundy.
round-board-has-result = Stół { $board } ma wynik. Przed zmianą pary usuń wynik.
round-board-of-table = Stół { $board } to partia pucharowa lub eliminacyjna. O graczach decyduje drabinka.
round-renumber-result = Stół { $board } ma wynik, więc stoły tej rundy zachowują numery.
round-move-result = Stół { $board } ma wynik. Przed przeniesieniem partii usuń wynik.
round-board-in-use = Stół { $board } jest zajęty w rundzie { $round } konkurencji { $competition }. Wybierz inny stół.
round-board-in-use-hint = Zmień numery stołów albo przenieś partię.
round-fixed-board-in-use = { $name } ma stały stół { $board }, którego używa runda { $round } konkurencji { $competition }. Przenieś jedną z tych partii.
round-forfeit-absent = { $name } nie gra w rundzie { $round } i przegrywa walkowerem przy stole { $board }.
round-fixed-board-match = { $name } ma stały stół { $fixed }, ale gra przy stole { $at }: stoły meczu są obok siebie, więc stałe stoły nie działają.
round-fixed-board-opponent = { $name } ma stały stół { $fixed }, ale gra przy stole { $at }, który jest stałym stołem przeciwnika: { $opponent }.
round-fixed-board-shared = { $name } i { $other } mają ten sam stały stół { $fixed }. { $name } gra przy stole { $at }.
round-fixed-board-missed = { $name } ma stały stół { $fixed }, ale gra przy stole { $at }. Przenieś partię albo zmień numery stołów.
round-boards-outside = { $count ->
    [one] Stół { $boards } jest
    [few] Stoły { $boards } są
    [many] Stoły { $boards } są
   *[other] Stoły { $boards } są
} poza salami i stołami konkurencji { $competition }. Dodaj jej stoły w ustawieniach albo przenieś partie.
timetable-conflict = { $count ->
    [one] { $names } ma
    [few] { $names } mają
    [many] { $names } mają
   *[other] { $names } mają
} grać dwa razy w tym samym czasie, { $day }: runda { $round } konkurencji { $competition } kończy się o { $over }, a runda { $other_round } konkurencji { $other } zaczyna się o { $start }. Zmień godzinę rozpoczęcia albo oznacz jedną z rund jako opuszczoną.
timetable-conflicts = { $count ->
    [one] Jedna osoba ma
    [few] { $count } osoby mają
    [many] { $count } osób ma
   *[other] { $count } osoby ma
} grać dwa razy w tym samym czasie: { $competition } i { $other }.
timetable-without = Konkurencja { $competition } nie ma godzin. { $reason }
round-board-number-invalid = { $number } to nie numer stołu. Wybierz numer od 1 do 9999.

## app: manual pairing

pairing-consent-missed = { $name } opuszcza rundę { $round }. Potwierdź, że w niej zagra, albo wybierz innego gracza.
pairing-consent-rematch = { $black } i { $white } już ze sobą grali, w rundzie { $round }. Potwierdź, że mogą zagrać znowu, albo wybierz innych graczy.
closing-rematches = Przy liczbie graczy { $players } bez powtarzania par można rozegrać najwyżej tyle rund: { $possible }, a nie { $rounds }. Zaplanuj mniej rund albo pozwól graczom grać ze sobą ponownie.
closing-zone-rematches = W strefie { $zone } przy liczbie graczy { $players } bez powtarzania par można rozegrać najwyżej tyle rund: { $possible }, a nie { $rounds }. Zaplanuj mniej rund, zmień granice stref albo pozwól graczom grać ze sobą ponownie.
round-rematches = Ci gracze grają ze sobą ponownie: { $pairs }.
pairing-rematches-meet = Ci gracze już ze sobą grali i graliby ponownie: { $pairs }. Sparować rundę mimo to?
pairing-families-meet = Nie da się rozdzielić tych graczy z jednej rodziny: { $pairs }. Potwierdź, że mogą zagrać ze sobą, albo sparuj ich ręcznie z innymi graczami.
pairing-consent-family = { $black } i { $white } są z jednej rodziny. Potwierdź, że mogą zagrać ze sobą, albo wybierz innych graczy.
pairing-entry-unknown = Nie ma zgłoszenia { $entry }. Znajdź je na liście zawodników.
pairing-player-absent = { $name } nie gra w rundzie { $round }. Najpierw zmień opuszczane rundy.
pairing-games-fixed = { $name } nie ma partii w rundzie { $round }: w tej konkurencji system ustala wszystkie partie. Cofnij parowanie i sparuj rundę ponownie.
pairing-player-in-final = { $name } nie ma pary w rundzie { $round }, bo runda należy do Finału.
pairing-player-busy = { $name } gra już przy stole { $board }. Najpierw rozłącz tę parę.
pairing-bye-circle = W systemie każdy z każdym o tym, kto pauzuje w rundzie { $round }, decyduje rozkład wszystkich partii.
pairing-no-bye = W rundzie { $round } nikt nie ma wolnego losu.
pairing-bye-without-team = { $name } nie jest w żadnej drużynie, a wolny los mają całe drużyny. Wybierz gracza którejś drużyny.
pairing-bye-without-game = Gracz nie ma partii w rundzie { $round }. Wybierz gracza, który ma partię.
pairing-same-player = Nikt nie może grać ze sobą. Wybierz dwoje graczy.
pairing-two-without-board = Tych dwoje graczy nie dostało stołu.
pairing-handicap-too-large = Za dużo kamieni handicapu: { $stones }. Wybierz od 0 do 9.
pairing-swap-same-board = Oba miejsca są przy tym samym stole. Zamiast tego zamień kolory.
pairing-colours-handicap = Stół { $board } to partia z handicapem, w której czarne ma słabszy gracz.
pairing-of-confirmed-round = Runda { $round } jest zatwierdzona, więc jej pary zostają. Można poprawiać tylko wyniki.
pairing-again-released = { $count ->
    [one] Runda { $round } jest ogłoszona. Ponownie sparowany zostałby jeden stół. Potwierdź, jeśli gracze mogą się przesiąść.
    [few] Runda { $round } jest ogłoszona. Ponownie sparowane zostałyby { $count } stoły. Potwierdź, jeśli gracze mogą się przesiąść.
    [many] Runda { $round } jest ogłoszona. Ponownie sparowanych zostałoby { $count } stołów. Potwierdź, jeśli gracze mogą się przesiąść.
   *[other] Runda { $round } jest ogłoszona. Ponownie sparowane zostałoby { $count } stołu. Potwierdź, jeśli gracze mogą się przesiąść.
}
pairing-again-no-draft = Runda { $round } jest ogłoszona. Sparuj ponownie jej niezablokowane stoły albo zmień pojedyncze stoły.
pairing-round-confirmed = Runda { $round } jest zatwierdzona. Nie można już w niej parować graczy.
pairing-number-unknown = Nie ma gracza { $number }. Znajdź numer na liście zawodników.
pairing-chosen-busy = { $name } ma już stół w rundzie { $round }. Pomiń { $number }.
pairing-nobody-chosen = Do tego wyboru nie pasuje żaden gracz bez stołu w rundzie { $round }.
pairing-score-invalid = „{ $text }” to nie liczba punktów. Wpisz ją jako 21 lub 21.5.

## app: costs of a pairing

cost-difference = { $reason } { $by }
cost-of-pair = { $reason }: { $cost }

## app: pairing report

report-reason-manual = Parę ustalono ręcznie. Najlepsze parowanie jej nie zawiera.
report-reason-parts = Rundę sparowano w częściach. Przy parowaniu wszystkich naraz tych dwoje nie grałoby ze sobą.
report-reason-earlier = Para pochodzi z parowania rundy. Po późniejszych zmianach ręcznych najlepsze byłoby inne parowanie.
report-reason-corrected = Graczy posadził przy tym stole poprawiony wynik w pucharze.
report-reason-procedure = Parę wyznaczyła stała procedura tego modelu parowania.
report-reason-circle = Każdy gra z każdym według stałego rozkładu partii. W nim tych dwoje gra ze sobą w tej rundzie.
report-reason-zone = Oboje są w strefie { $zone }. W stałym rozkładzie jej partii tych dwoje gra ze sobą w tej rundzie.
report-reason-outside-circle = Parę ustalono ręcznie. W stałym rozkładzie partii tych dwoje nie gra ze sobą w tej rundzie.
report-reason-left-over = Parę utworzono przy parowaniu pozostałych graczy, poza stałym rozkładem partii.
report-reason-free = W tej konkurencji partie dodaje się pojedynczo, więc tej pary nie wybrało żadne parowanie.
report-reason-imported = Parę zaimportowano razem z rundą. Jej powód nie jest tu znany.
changed-rank = Stopień poprawiony po tej rundzie: z { $from } na { $to } ({ $name }).
changed-player = Dane poprawione po tej rundzie: { $name }.
changed-withdrawn = Wycofano po tej rundzie: { $name }.
changed-registered = Zarejestrowano ponownie po tej rundzie: { $name }.
changed-result = Wynik poprawiony po sparowaniu tej rundy: runda { $round }, stół { $board }.
changed-attendance = Wolny los lub nieobecność w rundzie { $round } poprawiono po sparowaniu tej rundy: { $name }.
changed-draws = Puchar, eliminacje lub Finał zmieniono po sparowaniu tej rundy.
changed-settings = Ustawienia parowania zmieniono po sparowaniu tej rundy.
report-round-circle = Kto z kim gra, wynika ze stałego rozkładu partii, w którym każdy gra z każdym.
report-round-zones = Kto z kim gra, wynika ze stałego rozkładu partii, w którym w strefie każdy gra z każdym.
report-round-free = Partie tej rundy dodano pojedynczo.
report-round-imported = Rundę zaimportowano. Nie wiadomo tu, dlaczego jej gracze grają ze sobą.
report-reason-necessary = Bez tej pary nie da się sparować rundy.
report-reason-as-good = Inne parowanie rundy byłoby równie dobre.
report-reason-worse = Inaczej runda byłaby gorsza: { $reason }.
otherwise-rematch = Inaczej { $first } i { $second } graliby ze sobą ponownie.
otherwise-family = Inaczej graliby ze sobą { $first } i { $second }, którzy są z jednej rodziny.
otherwise-winless = Inaczej graliby ze sobą { $first } i { $second }, a tylko jedno z nich ma punkty.
otherwise-categories = Inaczej graliby ze sobą { $first } i { $second }, którzy są z różnych kategorii.
otherwise-one-point = Inaczej graliby ze sobą { $first } i { $second } przy różnicy jednego punktu.
otherwise-score = Inaczej graliby ze sobą { $first } i { $second } przy różnicy punktów { $points }.
otherwise-knockout = Inaczej graliby ze sobą { $first } i { $second }, którzy mogą trafić na siebie w pucharze.
otherwise-floats = Inaczej graliby ze sobą { $first } i { $second }, a jedno z nich przesuwałoby się znowu.
otherwise-club = Inaczej graliby ze sobą { $first } i { $second }, którzy są z jednego klubu.
otherwise-country = Inaczej graliby ze sobą { $first } i { $second }, którzy są z jednego kraju.
otherwise-geography = Inaczej graliby ze sobą { $first } i { $second }, którzy są z jednego klubu lub kraju.
otherwise-colours = Inaczej graliby ze sobą { $first } i { $second }, a ich kolory byłyby gorzej zrównoważone.
otherwise-handicap = Inaczej graliby ze sobą { $first } i { $second } z większym handicapem.
otherwise-seeding = Inaczej graliby ze sobą { $first } i { $second }, co gorzej pasuje do rozstawienia w ich grupie punktowej.
otherwise-lot = Inne parowania są pod każdym innym względem równie dobre. Zdecydował los.
deciding-rematch = { $first } i { $second } grają ze sobą ponownie.
deciding-family = Grają ze sobą { $first } i { $second }, którzy są z jednej rodziny.
deciding-winless = Grają ze sobą { $first } i { $second }, a tylko jedno z nich ma punkty.
deciding-categories = Grają ze sobą { $first } i { $second }, którzy są z różnych kategorii.
deciding-one-point = { $first } i { $second } grają ze sobą przy różnicy jednego punktu.
deciding-score = { $first } i { $second } grają ze sobą przy różnicy punktów { $points }.
deciding-knockout = Grają ze sobą { $first } i { $second }, którzy mogą trafić na siebie w pucharze.
deciding-floats = Grają ze sobą { $first } i { $second }, a jedno z nich przesuwa się znowu.
deciding-club = Grają ze sobą { $first } i { $second }, którzy są z jednego klubu.
deciding-country = Grają ze sobą { $first } i { $second }, którzy są z jednego kraju.
deciding-geography = Grają ze sobą { $first } i { $second }, którzy są z jednego klubu lub kraju.
deciding-colours = Grają ze sobą { $first } i { $second }, a ich kolory są gorzej zrównoważone.
deciding-handicap = { $first } i { $second } grają ze sobą z większym handicapem.
deciding-seeding = Grają ze sobą { $first } i { $second }, co gorzej pasuje do rozstawienia w ich grupie punktowej.
deciding-lot = Za najlepszym parowaniem przemawia tylko los.
deciding-other = Decyduje: { $reason }.
report-bye-given = { $name } ma wolny los: przydzielił go dyrektor.
report-bye-imported = { $name } ma wolny los w zaimportowanej rundzie.
report-bye-first = { $name } ma wolny los. Spośród graczy z najmniejszą liczbą wolnych losów to daje pozostałym najlepsze parowanie.
report-bye-again = { $name } znów ma wolny los, bo wszyscy inni mieli ich tyle samo.
report-bye-circle = { $name } według rozkładu pauzuje w tej rundzie.
report-bye-team = { $name } nie ma przeciwnika, bo liczba drużyn jest nieparzysta.
report-bye-opengotha = { $name } ma wolny los według reguły OpenGotha: najniższe miejsce wśród graczy z najmniejszą liczbą wolnych losów.
report-reason-table = O tym, kto tu gra, decyduje puchar.
report-reason-large = Przy tylu uwagach raport nie podaje powodów. Wyjaśnij stół, aby zobaczyć jego powód.
report-reason-unknown = Powodu nie da się już obliczyć. { $cause }

## app: results and corrections

result-unchanged = Stół { $board } ma już ten wynik. Nic nie zmieniono.
result-reason-missing = Runda { $round } jest zatwierdzona. Podaj powód poprawki.
result-walkover = Stół { $board } to nie partia pucharowa. Zamiast awansu bez gry wpisz walkower.
result-walkover-hint = Wpisz 1-0!, jeśli czarne wygrały walkowerem.
correction-needs-choice = Od tego wyniku zależą późniejsze partie pucharowe. Wybierz, co się z nimi stanie.
correction-affected = Dotyczy: { $game }
correction-if-carried = Jeśli przeniesiesz poprawkę dalej: { $change }
correction-if-annulled = Jeśli unieważnisz późniejsze partie: { $change }
correction-if-kept = Jeśli zostawisz graczy: { $change }
correction-nobody-to-keep = Przed poprawką nikt nie awansował, więc nie ma kogo zostawić.
correction-round-needed = Runda { $round } staje się potrzebna: w drabince jest o jedną partię więcej.
correction-nothing-else = Nic więcej się nie zmienia.
correction-qualifier = KO{ $category } wylosowano z graczem, który zakwalifikował się dzięki tej partii: { $name }.
correction-kept-alone = { $name } zostaje w drabince bez względu na wynik.
correction-kept = { $name } zostaje w drabince. Wynik liczy się tylko w Open.
correction-game-played = Runda { $round }, stół { $board }: { $black } i { $white }, wynik { $result }.
correction-game-open = Runda { $round }, stół { $board }: { $black } i { $white }, jeszcze nierozegrana.
correction-seat = Runda { $round }, stół { $board }: gra { $joins }, nie gra { $leaves }.
correction-ordinary = Runda { $round }, stół { $board }: partia staje się zwykłą partią Open.
correction-void = Runda { $round }, stół { $board }: wynik zostanie usunięty, a partię gra się ponownie.
correction-walkover = Runda { $round }: { $name } awansuje bez gry.
correction-vacant = Runda { $round }: z jednej partii drabinki nikt nie awansuje.
correction-to-decide = Runda { $round }: { $one } i { $other } trafiają na siebie w drabince. Sparuj ich albo zdecyduj, kto awansuje.
correction-opponent-open = Runda { $round }: jedna partia drabinki czeka na swoich graczy.
correction-unpaired = Runda { $round }, stół { $board }: stół znika, bo trzeba na nowo ustalić jego graczy.
correction-bye = { $name } ma wolny los w rundzie { $round }.
correction-out = { $name } nie ma już partii w rundzie { $round }.
correction-without-game = { $name } nie ma partii w rundzie { $round }. Sparuj ręcznie.
correction-later-game-of-final = Poprawki nie można przenieść dalej, bo stół { $board } w rundzie { $round } ma już wynik. Unieważnij późniejsze partie.
correction-later-game-played = Poprawki nie można przenieść dalej, bo stół { $board } w rundzie { $round } ma już wynik. Zostaw graczy, którzy awansowali, albo unieważnij późniejsze partie.
correction-player-busy = Poprawki nie można przenieść dalej, bo gracz, który teraz awansuje, grał już przy stole { $board } w rundzie { $round }. Zostaw graczy, którzy awansowali, albo unieważnij późniejsze partie.
correction-table-begun = KO{ $category } wylosowano z tym wynikiem i już się zaczęło. Zostaw jego graczy.
correction-table-drawn = KO{ $category } wylosowano z tym wynikiem. Przenieś poprawkę dalej, zostaw graczy albo losuj drabinkę ponownie.
correction-box = KO{ $category }: pole zajmuje { $joins }, opuszcza je { $leaves }.
correction-qualifier-open = KO{ $category } ma puste pole, dopóki ta partia nie zdecyduje, kto się kwalifikuje.
correction-box-filled = KO{ $category }: puste pole zajmuje { $joins }.
correction-box-empty = KO{ $category }: pole opuszcza { $leaves } i staje się puste.

## app: jigo ladder

ladder-none = Stół { $board } to nie partia pucharowa ani eliminacyjna zakończona jigo, więc nie ma dogrywki.
ladder-decided = Dogrywka przy stole { $board } jest rozstrzygnięta. Najpierw cofnij jej ostatnią partię.
ladder-not-started = Dogrywka przy stole { $board } się nie zaczęła. Podaj, kiedy uznano jigo.
ladder-games-entered = Wpisano partie dogrywki przy stole { $board }. Najpierw je cofnij.
ladder-boards-have-times = Partie na mniejszych planszach mają stały czas. Nie podawaj pozostałego czasu.
ladder-new-game-needs-times = Nową partię gra się w pozostałym czasie. Podaj czas czarnych i białych.
ladder-new-game-decides = Tę dogrywkę rozstrzyga nowa partia. Wpisz jej wynik bez wielkości planszy.
ladder-other-game-next = Następna partia tej dogrywki jest na planszy { $next } × { $next }, a nie { $lines } × { $lines }.

## app: standings

standings-round-not-paired = Runda { $round } nie jest sparowana. Klasyfikacja sięga do rundy { $newest }.

## app: check of an event and self-check

check-round = { $competition }, runda { $round }
check-part-of-round = { $competition }, runda { $round }, część { $part }
check-finding = { $place }: { $problem }
check-board = { $competition }, runda { $round }, stół { $board }
check-round-missing = brakuje rundy, choć istnieje runda { $last }.
check-rounds-too-many = runda istnieje, ale zaplanowano tylko tyle rund: { $planned }.
check-confirmed-without-result = { $count ->
    [one] stół { $boards } jest zatwierdzony
    [few] stoły { $boards } są zatwierdzone
    [many] stoły { $boards } są zatwierdzone
   *[other] stoły { $boards } są zatwierdzone
} bez zgodnego wyniku.
check-closed-without-result = { $count ->
    [one] stół { $boards } nie ma
    [few] stoły { $boards } nie mają
    [many] stoły { $boards } nie mają
   *[other] stoły { $boards } nie mają
} zgodnego wyniku, choć sparowano późniejszą rundę.
check-table-place = partia ma miejsce, którego nie ma w drabince KO{ $category }.
check-table-place-twice = miejsce tej partii w drabince KO{ $category } zajmuje inna partia.
check-table-players = ci gracze nie trafiają na siebie w tym miejscu drabinki KO{ $category }.
check-table-round = według drabinki KO{ $category } partia należy do rundy { $due }.
check-knockout = KO{ $category }: { $problem }
check-final-not-tied = Finał kategorii { $category }: wpisano kolejność graczy grupy { $group }, którzy nie mają równego wyniku: { $names }. Póki tak jest, nie ma ona znaczenia.
check-final = Finał kategorii { $category }: { $problem }
check-certificate-invalid = { $place }: certyfikat nie dowodzi tego parowania. { $reason }
check-without-proof = { $place }: rundę sparowano bez dowodu, że lepszego parowania nie ma.
check-no-certificate = { $place }: nie ma certyfikatu, bo rundę sparowano ręcznie, w innym programie lub w innym pliku wydarzenia.
check-seed-drawn = Liczba losowań ziarna: { $count }; { $undone ->
        [0] żadnego z nich nie cofnięto.
        [one] cofnięto 1 z nich.
        [few] cofnięto { $undone } z nich.
        [many] cofnięto { $undone } z nich.
       *[other] cofnięto { $undone } z nich.
    }
check-other-seed = { $place }: rundę sparowano z innym ziarnem losowania.
draw-seed-register-open = Ziarno losuje się przy zamknięciu zapisów. Najpierw zamknij zapisy.
draw-seed-no-reason = Podaj powód nowego ziarna losowania. Zostanie zapisany w historii.
competition-name-taken = Wydarzenie ma już konkurencję „{ $name }”. Wybierz inną nazwę.
competition-no-name = Następny sezon nie ma nazwy. Nadaj mu nazwę.
competition-unknown = Wydarzenie nie ma konkurencji „{ $text }”.
competition-names = Jego konkurencje: { $names }.
competition-last = { $name } to jedyna konkurencja wydarzenia, więc nie można jej usunąć.
competition-played = W konkurencji { $name } są sparowane rundy lub wylosowane puchary, więc nie można jej usunąć. Najpierw je cofnij.
competition-has-entries = Razem z konkurencją { $name } { $entries ->
    [one] zostanie usunięte jedno zgłoszenie
    [few] zostaną usunięte { $entries } zgłoszenia
    [many] zostanie usuniętych { $entries } zgłoszeń
   *[other] zostanie usunięte { $entries } zgłoszenia
}.
competition-has-cases = Razem z konkurencją { $name } { $cases ->
    [one] zostanie usunięta jedna sprawa sędziego
    [few] zostaną usunięte { $cases } sprawy sędziego
    [many] zostanie usuniętych { $cases } spraw sędziego
   *[other] zostanie usunięte { $cases } sprawy sędziego
} oraz { $entries ->
    [one] jedno zgłoszenie.
    [few] { $entries } zgłoszenia.
    [many] { $entries } zgłoszeń.
   *[other] { $entries } zgłoszenia.
}
competition-import-same-file = Ten plik to otwarte wydarzenie. Wybierz plik innego wydarzenia.
competition-import-drawn = { $name } ma strefy, puchar lub Finał, których losowanie można sprawdzić tylko we własnym wydarzeniu. Zostaw tę konkurencję w jej pliku.
competition-import-inconsistent = Plik wymienia graczy spoza swojej konkurencji, więc niczego nie zaimportowano. Najpierw sprawdź tamto wydarzenie.
competition-nobody = Nikogo nie wybrano. Wybierz osoby do zgłoszenia.
draw-seed-drawn = Ziarno wylosowano przy pierwszym zamknięciu zapisów, więc entropia nie może go już zmienić. Zamknij zapisy bez entropii.
draw-seed-given = Ziarno podano przy tworzeniu wydarzenia, więc entropia nie może go zmienić. Zamknij zapisy bez entropii.
draw-seed-invalid = „{ $text }” to nie ziarno losowania. Wpisz do 64 cyfr szesnastkowych, 0-9 i a-f.
check-absences-differ = { $place }: zapisane nieobecności różnią się od listy zawodników w chwili zatwierdzenia rundy: { $names }.
check-walkover-differs = { $place }: awans bez gry ma innego zwycięzcę niż przy zatwierdzeniu rundy: { $now } zamiast { $then }.
check-stage-differs = { $draw }: na ostatnich arkuszach, stronach lub w pakiecie { $name } jest { $then }, a teraz { $now }. Jeśli poprawka jest słuszna, wydrukuj arkusze i wydaj pakiet ponownie.
check-stage-place = na miejscu { $place }
check-stage-reached = { $stage ->
    [round_of_64] w 1/32 finału
    [round_of_32] w 1/16 finału
    [round_of_16] w 1/8 finału
    [quarter_final] w ćwierćfinale
    [semi_final] w półfinale
    [finalist] w finale
   *[winner] na pozycji zwycięzcy
 }
check-stage-none = bez etapu i miejsca
stages-unwritable = Nie można zapisać etapów ({ $cause }). Zgłoś ten błąd.
check-outside-circle = { $place }: { $count ->
    [one] stół { $boards } nie zgadza się
    [few] stoły { $boards } nie zgadzają się
    [many] stoły { $boards } nie zgadzają się
   *[other] stoły { $boards } nie zgadzają się
} z partiami, które ustala system.
check-board-changed-outside = { $place }: { $count ->
    [one] stół { $boards } różni się od parowania
    [few] stoły { $boards } różnią się od parowania
    [many] stoły { $boards } różnią się od parowania
   *[other] stoły { $boards } różnią się od parowania
}, a dziennik nie pokazuje dlaczego.
check-set-manually = { $place }: { $count ->
    [one] stół { $boards } ustalono ręcznie
    [few] stoły { $boards } ustalono ręcznie
    [many] stoły { $boards } ustalono ręcznie
   *[other] stoły { $boards } ustalono ręcznie
}; { $cost }
check-set-by-correction = { $place }: { $count ->
    [one] stół { $boards } ma graczy
    [few] stoły { $boards } mają graczy
    [many] stoły { $boards } mają graczy
   *[other] stoły { $boards } mają graczy
} wynikających z poprawionego wyniku; { $cost }
check-paired-in-parts = { $place }: rundę sparowano w częściach; { $cost }
check-cost-best = runda jest tak dobra jak najlepsze parowanie.
check-costs = { $place }: więcej niż najlepsze parowanie: { $cost }
check-cost-worse = runda jest gorsza niż najlepsze parowanie. { $reason }
check-cost-unknown = kosztu nie da się już obliczyć.
self-check-event = Wydarzenie: { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}, { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}, ziarno { $seed }.
law-no-game = { $name } nie ma partii w rundzie { $round }.
law-plays-after-loss = { $name } gra w rundzie { $round } pucharu po porażce.
law-winner = Zwycięzca nie jest jedynym graczem bez porażki albo nie jest pierwszy w klasyfikacji.
law-winless = W rundzie { $round } więcej graczy bez zwycięstwa, niż trzeba, gra z graczami, którzy już wygrali.
law-division = { $first } i { $second } grali ze sobą, choć są w różnych dywizjach.
law-match-incomplete = Drużyna { $name } nie gra na wszystkich stołach meczu w rundzie { $round }.
law-board-points = Małe punkty drużyny { $name } nie są sumą jej stołów.
law-rung = Szczebel gracza { $name } nie wynika z jego zwycięstw i porażek.
law-meets-twice = { $first } i { $second } grają ze sobą dwa razy.
law-meets-once = { $first } i { $second } nie grają ze sobą tyle razy co wszyscy inni.
law-place = { $first } ma wyższe miejsce przy gorszych wynikach; niżej jest { $second }.
law-zones = W rundzie { $round } więcej graczy, niż trzeba, gra poza swoją strefą.
law-stage-twice = { $name } jest w dwóch etapach.
law-stage-place = { $name } jest w etapie bez miejsca, które do niego prowadzi.
law-stage-size = Etap { $stage } ma inną liczbę graczy, niż przewiduje jego reguła.
law-stage-points = { $name } wnosi do etapu inne punkty, niż dały rozegrane partie.
law-stage-list = { $name } nie jest na liście końcowej wszystkich etapów dokładnie raz.
self-check-no-proof = Rundę { $round } sparowano bez dowodu.
self-check-other-boards = Ponowne sparowanie rundy { $round } daje inne stoły.

## app: simulated events

simulation-players = Liczba graczy musi wynosić od 2 do 10000, a nie { $players }.
simulation-day = Pierwszy dzień symulowanego wydarzenia nie istnieje.
simulation-player-unknown = Gracz symulowanej partii nie jest zgłoszony.
simulation-ladder-black = Runda { $round }: przy stole { $board } było jigo. Dogrywkę wygrały czarne.
simulation-ladder-white = Runda { $round }: przy stole { $board } było jigo. Dogrywkę wygrały białe.

## app: the register

entry-change-without-reason = Zapisy są zamknięte: zmiana danych gracza { $name } wymaga powodu. Podaj go albo wpisz różową kartkę.
entry-sp-unknown = „{ $text }” to nie liczba punktów SEYGO. Wpisz liczbę całkowitą albo zostaw pole puste.
entry-no-family-name = Zgłoszenie wymaga nazwiska.
fixed-board-of-team = { $names } { $count ->
    [one] ma
    [few] mają
    [many] mają
   *[other] mają
} stały stół { $board }. Stoły meczu są obok siebie, więc stałe stoły tu nie działają.
fixed-board-outside = { $names } { $count ->
    [one] ma
    [few] mają
    [many] mają
   *[other] mają
} stały stół { $board }, którego konkurencja { $competition } nie ma.
fixed-board-shared = Kilka osób ma stały stół { $board }: { $names }. Może tam być tylko jedna partia.
entry-twice = { $name } jest już na liście. Zmień tamto zgłoszenie, zamiast dodawać nowe.
entry-unknown = Nie ma zgłoszenia { $id }. Znajdź je na liście zawodników.
rated-difference-unknown = Lista rankingowa nie ma innej wartości dla tego pola zgłoszenia { $entry }. Porównaj zapisy z listą ponownie.
rating-list-missing = Nie ma listy rankingowej. Najpierw ją zaimportuj.
rated-player-unknown = Nikt na liście rankingowej nie ma numeru { $pin }. Znajdź gracza po nazwisku.
data-folder-missing = Nie ma folderu na dane programu. Ustaw folder w DRAWMASTER_DATA.
data-folder-not-created = Nie udało się utworzyć folderu { $folder } ({ $reason }). Sprawdź jego położenie i uprawnienia.
bar-round-paired = Jakaś runda jest już sparowana. Przed zmianą baru usuń pary wszystkich rund.
bar-without-mcmahon = Bar ma tylko turniej McMahona.
register-closed = Zapisy zamknięto { $when }. Późne zgłoszenia można nadal dodawać.
register-too-few = Zarejestrowano mniej niż dwoje graczy. Najpierw zarejestruj graczy.
open-file-unnamed = Nie podano pliku Open, więc nie można było sprawdzić jego graczy. Ustaw „Plik konkurencji Open obok Future Stars”.
open-file-missing = W folderze tego wydarzenia nie ma innego pliku wydarzenia { $name }. Wpisz nazwę pliku albo zostaw ją pustą.
sleeper-points = Punkty startowe obniża się o 1 lub 2, a nie o { $points }.
sleeper-not-at-top = { $name } nie opuszcza rundy w górnej grupie. Punkty startowe mogą zostać bez zmian.
sleeper-too-late = Jakaś runda jest zatwierdzona, więc punktów startowych nie można już obniżyć.

## app: lists

list-column-unknown = Lista nie ma kolumny „{ $column }”. Wpisz jej nagłówek albo numer od 1 do { $last }.
list-meaning-unknown = „{ $meaning }” to nie znaczenie kolumny. Wybierz { $known }, sp12, sp16 lub sp20 albo -, aby pominąć kolumnę.
list-name-order-asked = W kolumnie „{ $heading }” najpierw jest nazwisko. Jeśli najpierw jest imię, wybierz takie znaczenie kolumny; w wierszu poleceń --map "{ $heading }=given_first".
list-name-order-given = W kolumnie „{ $heading }” najpierw jest imię, { $count ->
    [one] jak pokazuje { $count } gracz z listy rankingowej.
    [few] jak pokazuje { $count } graczy z listy rankingowej.
    [many] jak pokazuje { $count } graczy z listy rankingowej.
   *[other] jak pokazuje { $count } gracza z listy rankingowej.
}
seed-list-other-key = Listę podpisano innym kluczem, { $key }. Poproś cykl o jego listę.
seed-list-by-name = { $name } to może być { $seed } z listy.

## app: pink slips

slip-register-open = Zapisy są jeszcze otwarte. Zmień samo zgłoszenie.
slip-empty = Kartka o nic nie prosi. Podaj, co zmienić.
slip-no-family-name = Nazwisko nie może być puste.
slip-late-incomplete = Późne zgłoszenie wymaga nazwiska i stopnia.
slip-late-leaves = Późne zgłoszenie nie może odejść. Podaj gracza, który odchodzi.
slip-no-reason = Odrzucenie wymaga powodu do spisu kartek.
slip-unknown = Nie ma kartki { $number }. Znajdź ją na liście kartek.
slip-already-applied = Kartkę { $number } wprowadzono { $time }. Na inną zmianę dodaj nową kartkę.
slip-already-refused = Kartkę { $number } odrzucono { $time }. Na inną zmianę dodaj nową kartkę.
slip-round-closed = Runda { $round } jest zatwierdzona, więc nikt nie może do niej dołączyć ani z niej odejść. Zmień tylko późniejsze rundy albo odrzuć kartkę.
slip-round-seated = Runda { $round } jest już sparowana, a { $name } gra przy stole { $board }. Rozłącz tę parę lub wpisz walkower, a potem wprowadź kartkę.
slip-round-bye = Runda { $round } jest już sparowana, a { $name } ma wolny los. Daj go komuś innemu, a potem wprowadź kartkę.

## app: the event

event-no-name = Wydarzenie wymaga nazwy.
event-days-needed = Konkurencja { $name } ma własny dzień poza zakresem od { $first } do { $last }. Najpierw zmień jej dni albo zostaw dni wydarzenia.
competition-day-outside = { $day } nie jest dniem wydarzenia (od { $first } do { $last }). Zmień go albo dni wydarzenia.
event-ends-before-start = Ostatni dzień jest przed pierwszym. Zmień jeden z nich.
rounds-below-draft = Liczba rund nie może być { $rounds }, bo runda { $paired } jest sparowana jako szkic. Najpierw usuń jej pary.
rounds-below-paired = Liczba rund nie może być { $rounds }, bo runda { $paired } jest już ogłoszona. Wybierz od { $paired } do { $last }.
event-rounds-out-of-range = Liczba rund nie może wynosić { $rounds }. Wybierz od { $first } do { $last }.
event-main-time-too-long = Czas podstawowy ({ $minutes } min) jest dłuższy niż doba. Wybierz krótszy.
overtime-unknown = „{ $text }” to nie dodatkowy czas: wpisz 3x30, 15/300, +20 lub none.
import-is-tournament = { $file } to { $format }. Zawiera cały turniej, a nie listę graczy. Utwórz z niego wydarzenie przez „Importuj z innego programu” albo `drawmaster import`.
import-is-database = { $file } to wydarzenie, księga cyklu lub lista rankingowa tego programu. Otwórz ten plik zamiast go importować.
import-is-bundle = { $file } to pakiet dla cyklu. Dodaj go do księgi cyklu, na przykład przez `drawmaster tour add`.
import-is-seed-list = { $file } to lista rozstawienia cyklu. Zaimportuj ją do wydarzenia z jej graczami przez `drawmaster seedlist import`.
import-is-rating-list = { $file } to lista rankingowa. Zaimportuj ją na ekranie zapisów albo przez `drawmaster egd import`.
import-format-unknown = { $file } ma nieznany format. Wybierz plik OpenGotha, MacMahon lub Pairgoth, plik wyników EGD (H9), federacji francuskiej (tou) lub AGA, raport federacji szachowej (TRF16) albo listę CSV, xlsx lub ods.
sample-day = Przykład ma dzień, który nie istnieje.

## app: settings

setting-unknown = Nie ma ustawienia { $path }. Jego ścieżkę znajdziesz na liście ustawień.
setting-unfit = Wartość { $value } nie pasuje do { $path } ({ $reason }). Postać wartości znajdziesz na liście ustawień.
setting-unfit-half = Wartość { $value } nie pasuje do { $path }. Wpisz liczbę punktów, na przykład 6.5, albo połówki punktu jako liczbę całkowitą: 13 to 6.5.
setting-unfit-own = Wartość { $value } nie pasuje do { $path }. { $reason }
settings-not-json = Nie można zapisać ustawień ({ $reason }). Zgłoś ten błąd.
competition-gone = Wydarzenie nie ma już swojej konkurencji.
competition-key-fixed = Klucza konkurencji nie można zmienić.
room-incomplete = Sala „{ $name }” wymaga nazwy i numerów stołów od 1 wzwyż. Popraw ją.
rooms-overlap = Sale { $first } i { $second } mają tę samą nazwę lub wspólny stół. Daj każdej jej własne.
room-in-use = Sala { $name } jest potrzebna; do niej przypisano: { $user }. Najpierw to zmień albo zostaw salę i jej nazwę.
competition-room-unknown = Wydarzenie nie ma sali { $name }. Najpierw dodaj ją w event.halls.
tie-breaks-empty = Klasyfikacja wymaga co najmniej jednego kryterium, na przykład MMS.
main-club-out-of-range = Udział głównego klubu to liczba procent od 1 do 100. Wpisz ją albo zostaw puste pole, aby rozdzielać każdy klub.
level-twice = Poziom { $name } jest na liście dwa razy. Usuń jeden z nich.
level-unknown = Nie ma poziomu { $name }. Nazwy znajdziesz na liście poziomów.
level-place-unknown = W kolejności poziomów nie ma miejsca { $place }. Wybierz od 1 do { $last }.
weight-out-of-range = Waga jest poza zakresem. Wagi mają od 0 do 1000000000000000, współczynniki od 0 do 1000, wklęsłość od 0 do 10000.
main-table-out-of-range = Wybierz od { $first } do { $last } graczy lub stref.
zones-too-large = Strefy wymagają tylu rund: { $rounds }, więcej niż { $last }. Ustaw większą liczbę stref.
zones-round-paired = Strefy są wylosowane, bo rundy są sparowane. Najpierw cofnij pary.
teams-system = Drużyny mogą grać tylko systemem McMahona, szwajcarskim lub każdy z każdym. Wybierz jeden z nich.
teams-size = Mecz drużyn ma od { $first } do { $last } stołów. Wybierz liczbę z tego zakresu.
teams-none = Konkurencja { $name } nie ma drużyn. Dodaj konkurencję z drużynami albo ustaw liczbę stołów przed pierwszą rundą.
teams-round-paired = Jakaś runda jest już sparowana. Przed zmianą liczby stołów usuń pary wszystkich rund.
teams-whole-matches = Drużyny paruje się w całości, więc nie można przenosić pojedynczych stołów.
teams-whole-matches-hint = Zamień dwie drużyny, zmień, kto gra w drużynie, albo usuń pary rundy i sparuj ją ponownie.
teams-swap-same-match = Obaj gracze są w jednym meczu. Aby zamienić drużyny, wybierz graczy z dwóch meczów.
teams-too-few = Są mniej niż dwie drużyny. Najpierw dodaj drużyny.
teams-without-team = { $count ->
        [one] Jeden gracz jest bez drużyny: { $names }.
        [few] { $count } graczy jest bez drużyny: { $names }.
        [many] { $count } graczy jest bez drużyny: { $names }.
       *[other] { $count } gracza jest bez drużyny: { $names }.
    } Dodaj ich do drużyny jako rezerwowych albo wycofaj.
team-unknown = Nie ma drużyny { $number }. Numery znajdziesz na liście drużyn.
team-named-unknown = Nie ma drużyny „{ $name }”. Nazwy pokaże polecenie team list.
team-no-name = Drużyna nie ma nazwy. Podaj ją.
team-name-taken = Drużyna { $name } już istnieje. Wybierz inną nazwę.
team-member-twice = { $name } jest w drużynie dwa razy. Podaj każdego gracza raz.
team-member-elsewhere = { $name } jest w drużynie { $team }. Najpierw usuń gracza z tamtej drużyny.
team-member-played = { $name } ma już partie w drużynie i w niej zostaje. Zamiast tego pomijaj gracza w późniejszych składach.
team-too-small = Drużyna wymaga tylu graczy: { $size }, a { $count ->
        [one] podano tylko jednego
        [few] podano tylko { $count }
        [many] podano tylko { $count }
       *[other] podano tylko { $count }
    }. Podaj gracza na każdy stół.
team-incomplete = Drużyna { $name } ma { $count ->
        [one] jednego gracza
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }, a stołów jest { $size }. Dodaj graczy albo usuń drużynę.
line-up-confirmed = Runda { $round } jest zatwierdzona, więc jej składy zostają. Wybierz późniejszą rundę.
line-up-result = Stół { $board } ma wynik. Zanim stół zajmie inny gracz, usuń wynik.
pairs-none = { $name } nie jest dla par. Dodaj zawody z szablonem pair-go albo zgłoś osoby osobno.
pairs-in-teams = { $name } nie może być naraz dla drużyn i dla par. Wybierz jedno.
pairs-entered = W { $name } ktoś jest już zgłoszony. Tylko puste zawody mogą przejść z par na osoby lub odwrotnie.
pairs-strength-closed = Rejestracja { $name } jest zamknięta, więc stopnie par pozostają.
entry-needs-partner = { $competition } to zawody par. Zgłoś { $name } z drugą osobą.
entry-pair-alone = { $name } to para, a { $competition } to zawody indywidualne. Zgłoś każdą osobę osobno.
entry-not-pair = { $name } to nie para. Zmień samo zgłoszenie.
pair-one-person = { $name } nie może tworzyć pary ze sobą. Wybierz dwie osoby.
pair-person-twice = { $name } jest już w parze { $other }. Najpierw zmień tamtą parę.
pair-not-mixed = { $name } nie jest potwierdzona jako para mieszana. Potwierdź ją albo nie wymagaj par mieszanych w ustawieniach.
pair-change-partners = { $name } to para. Zmień jej osoby; nazwiska i stopień z nich wynikają.
person-unknown = Nie ma osoby o kluczu { $id }. Znajdź klucze na liście osób.
bundle-only-pairs = Wszystkie zawody to pair go, które nie liczy się w cyklu. Opublikuj tabelę.
export-pairs-not-rated = { $name } to pair go, którego nie przyjmuje żadna lista rankingowa. Wyeksportuj tabelę.
setting-team-list = Drużyny to nie ustawienie. Dodaj, zmień lub usuń drużynę.
handicap-ceiling-out-of-range = Handicap ma najwyżej dziewięć kamieni. Wybierz od 0 do 9.
initial-scores-round-paired = Jakaś runda jest już sparowana. Przed zmianą punktów startowych usuń pary wszystkich rund.

## app: fees and the cash desk

setting-fees = Ceny ustawia się w kasie i przez „fees set-price”, a nie jako ustawienia.
currency-used = W kasie są kwoty w obecnej walucie, a w { $currency } oznaczałyby inne sumy. Zostaw walutę albo utwórz nowy plik wydarzenia dla { $currency }.
currency-priced = Ceny ustawiono w obecnej walucie, a w { $currency } oznaczałyby inne sumy. Najpierw usuń ceny, potem wybierz { $currency } i ustaw je ponownie.
amount-unknown = „{ $text }” to nie kwota pieniędzy. Zapisz ją jak { $example }.
amount-negative = „{ $text }” to kwota ujemna. Wpisz kwotę bez minusa, a żeby oddać pieniądze, użyj zwrotu.
amount-decimals = „{ $text }” ma za dużo miejsc po przecinku: waluta { $decimals ->
    [0] nie ma miejsc po przecinku
    [one] ma jedno miejsce po przecinku
    [few] ma { $decimals } miejsca po przecinku
    [many] ma { $decimals } miejsc po przecinku
   *[other] ma { $decimals } miejsca po przecinku
}. Wpisz mniej miejsc po przecinku i nie oddzielaj tysięcy.
amount-too-large = „{ $text }” to więcej niż { $most }, największa możliwa kwota. Sprawdź liczbę cyfr.
amount-zero = Kwota wynosi zero. Wpisz, ile to jest.
amount-other-currency = Wydarzenie liczy w { $currency }, a nie w { $named }. Wpisz kwotę w { $currency }.
amount-no-currency = Wydarzenie nie ma jeszcze waluty, więc nie można przyjąć kwoty w { $named }. Ustaw walutę (event.levy.currency) albo wpisz samą kwotę.
fees-person-unknown = Nikt nie ma klucza { $person }. Wybierz osobę z listy rozliczeń.
price-name-missing = Cena wymaga nazwy. Wpisz, za co się płaci, na przykład Wpisowe lub Obiad.
price-unknown = Wydarzenie nie ma ceny „{ $name }” dla tej konkurencji i kategorii. Wybierz cenę z listy cen.
price-chosen = { $count ->
    [one] „{ $name }” wybrała jedna osoba
    [few] „{ $name }” wybrały { $count } osoby
    [many] „{ $name }” wybrało { $count } osób
   *[other] „{ $name }” wybrało { $count } osoby
}, więc cena zostaje. Najpierw usuń tę pozycję z ich rozliczeń.
price-extra-of-competition = Dodatek dotyczy całego wydarzenia. Pomiń konkurencję.
price-of-free = Bezpłatne zgłoszenie nie ma ceny. Wybierz inną kategorię.
price-name-taken = „{ $name }” to już nazwa ceny drugiego rodzaju (wpisowe lub dodatek). Wybierz inną nazwę.
price-too-many = Wydarzenie może mieć najwyżej tyle cen: { $most }. Najpierw usuń niektóre.
extra-unknown = Wydarzenie nie ma dodatku „{ $name }”. Najpierw ustaw jego cenę.
extra-too-many = Jedna osoba może mieć „{ $name }” najwyżej w takiej liczbie: { $most }. Wpisz mniejszą liczbę.
discount-reason-missing = Zniżka wymaga powodu. Wpisz, dlaczego jest przyznawana.
discount-too-large = Zniżka { $amount } jest większa niż należność, która wynosi { $owed } ({ $name }). Przyznaj najwyżej tyle.
discount-too-many = Jedna osoba może mieć najwyżej tyle zniżek: { $most }. Najpierw usuń jedną.
discount-unknown = { $name } nie ma zniżki o numerze { $number }. Wybierz zniżkę z listy tej osoby.
payment-no-price = Wydarzenie nie ma ceny dla kategorii { $category } ({ $name }), więc nie wiadomo, ile trzeba zapłacić. Ustaw cenę, wybierz inną kategorię albo wpisz kwotę.
payment-nothing-open = { $name } nie ma nic do zapłaty: całą należność { $owed } wpłacono. Aby przyjąć więcej, wpisz kwotę.
payment-more-than-open = { $amount } to więcej, niż ma do zapłaty { $name }, czyli { $open }. Przyjmij dokładną kwotę albo potwierdź, że reszta jest nadpłatą.
payment-of-withdrawn = { $name } już nie bierze udziału i nie ma nic do zapłaty. Potwierdź, jeśli mimo to chcesz przyjąć { $amount }, na przykład opłatę za późne wycofanie.
payment-too-many = Wydarzenie może mieć najwyżej tyle wpłat: { $most }. Utwórz nowy plik wydarzenia.
refund-reason-missing = Zwrot wymaga powodu. Wpisz, dlaczego pieniądze są oddawane.
refund-too-large = { $amount } to więcej, niż wpłacono ({ $name }), czyli { $paid } po wcześniejszych zwrotach. Zwróć najwyżej tyle.
refund-no-credit = { $name } nie ma nadpłaty. Wpisz kwotę zwrotu.

## app: the cost of a board per level

level-formula-rematch = 1 za każdą wcześniejszą partię tych dwojga
level-formula-family = 1, jeśli są z jednej rodziny
level-formula-category = kwadrat różnicy kategorii
level-formula-score-difference = kwadrat różnicy punktów, w połówkach punktu
level-formula-knockout-apart = 1, jeśli mogą trafić na siebie w najbliższej pierwszej rundzie pucharu
level-formula-floats = 32 razy kwadrat wcześniejszych przesunięć każdego gracza w tym kierunku oraz od 0 do 12 za ich miejsca w grupach
level-formula-club = 1, jeśli są z jednego klubu, poniżej baru
level-formula-country = 1, jeśli są z jednego kraju, poniżej baru
level-formula-colours = 8 za każdy kolor ponad różnicę jednego, 1 za ten sam kolor dwa razy z rzędu
level-formula-handicap = kwadrat liczby kamieni
level-formula-seeding = kwadrat odległości od przeciwnika wynikającego z rozstawienia
level-formula-winless = 1, jeśli tylko jedno z dwojga ma zwycięstwo lub jigo
level-formula-lot = liczba losowa od 0 do 255

## app: the transparency log

audit-log-head-form = Skrót historii ma od { $fewest } do 64 cyfr 0-9 i a-f. Przepisz go tak, jak wydrukowano na dole arkusza.
audit-log-head-ambiguous = Od tych cyfr zaczyna się kilka wpisów historii. Wpisz ich więcej.
audit-log-head-unknown = Żaden wpis tej historii nie ma skrótu { $head }. Albo jest w nim pomyłka, albo arkusz należy do innej historii niż ten plik.
referee-time-unknown = „{ $text }” to nie godzina. Wpisz godziny i minuty, na przykład 14:05.
referee-counted-none = { $minutes } min bez dodatkowego czasu: czas skorygowany { $adjusted } min.
referee-counted-byoyomi = { $minutes } min i { $moves } ruchów po { $seconds } s: czas skorygowany { $adjusted } min.
referee-counted-canadian = { $minutes } min i { $moves } ruchów, po { $stones } w { $seconds } s: czas skorygowany { $adjusted } min.
referee-counted-fischer = { $minutes } min i po { $seconds } s na każdy z { $moves } ruchów: czas skorygowany { $adjusted } min.
referee-class-highest = Oba czasy wystarczają na najwyższą klasę.
referee-class-main = Decyduje czas podstawowy: klasa { $class } wymaga { $needs_main } min, tutaj jest { $main }.
referee-class-adjusted = Decyduje czas skorygowany: klasa { $class } wymaga { $needs_adjusted } min, tutaj jest { $adjusted }.
referee-class-both = Decydują oba czasy: klasa { $class } wymaga { $needs_main } min czasu podstawowego, tutaj jest { $main }, i { $needs_adjusted } min czasu skorygowanego, tutaj jest { $adjusted }.
referee-clock-unknown = „{ $text }” to nie czas na zegarze. Wpisz minuty, na przykład 25, albo 12:30 lub 1:05:00.
referee-round-unknown = Ta konkurencja nie ma rundy { $round }; liczba rund: { $rounds }.
referee-seal-order = Gracz musi zapisać ruch wcześniej, niż wolno mu to zrobić. Zamień te dwie godziny.
late-game-decided = Stół { $board } ma już wynik.
late-not-marked = Przy stole { $board } nikogo z tym kolorem nie oznaczono jako spóźnionego.
late-no-resumption = Partia przy stole { $board } nie ma godziny wznowienia. Najpierw wpisz ją w formularzu.
late-not-lost-yet = Partia przy stole { $board } jest przegrana dopiero po { $time }.
late-not-resumed = Partia przy stole { $board } nie została jeszcze wznowiona.
late-nobody = Nikt nie przegrał partii przy stole { $board } przez spóźnienie.
late-clocks-set = Ustaw zegary na czas zużyty: czarne { $black } min, białe { $white } min.
late-clocks-nobody = Nikogo nie ma: zegar czarnych chodzi i pokazuje { $black } min. Gdy przyjdzie pierwszy gracz, ustaw tyle samo na zegarze białych.
late-clocks-to-move = Nikogo nie ma: chodzi tylko zegar gracza, na którego przypada ruch. Zużyto od wznowienia: czarne { $black } min, białe { $white } min.
late-clocks-black-runs = Czarnych nie ma i chodzi zegar czarnych. Zużyto: czarne { $black } min, białe { $white } min.
late-clocks-white-runs = Białych nie ma i chodzi zegar białych. Zużyto: czarne { $black } min, białe { $white } min.
late-clocks-not-started = Zegary nie zostały uruchomione.
late-clocks-lost = Do { $time } brak przy stole: { $who ->
        [black] czarne
        [white] białe
       *[both] obaj gracze
    } – przegrana przez spóźnienie.
late-round-ahead = Runda { $round } jeszcze się nie zaczęła. Początek { $date } o { $time }.
late-round-past = Runda { $round } odbyła się { $date }.
late-round-unrecorded = Rundę { $round } planowano na { $date }, a jej początek nie jest zapisany. Podaj, kiedy uruchomiono zegary czarnych.
adjourn-game-decided = Stół { $board } ma wynik albo jeden jego przebieg. Usuń go, aby odłożyć partię.
adjourn-number-unknown = Numery ruchów i liczby zbitych kamieni są całkowite i wynoszą najwyżej { $most }.
adjourn-resumption-early = Wznowienie jest przed odłożeniem. Wpisz jego dzień i godzinę, na przykład 2026-11-21 09:00.
adjourn-used = Rundę { $round } sparowano z tym, jako co liczy się partia przy stole { $board }. Zamiast tego wpisz wynik partii.
adjourn-not = Partia przy stole { $board } nie jest odłożona.
unfinished-as-jigo = Następną rundę paruje się tak, jakby było jigo.
unfinished-as-black = Następną rundę paruje się tak, jakby wygrały czarne.
unfinished-as-white = Następną rundę paruje się tak, jakby wygrały białe.
unfinished-held = Obaj gracze nie dostają pary, dopóki partia nie jest rozstrzygnięta.
unfinished-of-table = Drabinka czeka na jej zwycięzcę.
unfinished-game = Runda { $round }, stół { $board }, { $black } – { $white }: partia niedokończona. { $effect }
delays-nothing = Żadna runda nie ma nowej godziny startu.

## app: stages

stage-rule-unknown = „{ $text }” nie mówi, kto gra dalej. Wpisz first:8, places:9-16, each:2, others lub losers:1.
stage-of-teams = { $name } to etap, więc o tym, czy grają drużyny i na ilu deskach, decyduje konkurencja przed nim. Dodaj inny etap albo osobną konkurencję.
stage-needs-table = Konkurencja { $name } nie ma drabinki pucharowej, z której odpadają przegrani. Wybierz inną regułę.
stage-zones-drawn = Puchar stref w konkurencji { $name } jest już wylosowany. Najpierw cofnij losowanie.
stage-overlap = Etap { $stage } bierze część tych samych graczy. Wybierz inną regułę albo usuń etap { $stage }.
stage-none = { $name } to nie etap. Wybierz konkurencję dodaną jako etap.
stage-filled = Etap { $name } ma już graczy. Najpierw to cofnij albo zmień jego zgłoszenia.
stage-register-closed = Zapisy etapu { $name } są zamknięte. Dodaj nowy etap.
stage-source-free = W konkurencji { $name } można grać dalsze partie. Uzupełnić etap według obecnej klasyfikacji?
stage-too-large = Etap { $name } wymagałby więcej rund niż { $last }. Wybierz inny system albo mniej graczy.
stage-nothing-left = Wszyscy, którzy przechodzą do etapu { $name }, już ze sobą grali. Usuń etap { $name } i dodaj go z innym systemem albo bez tych wyników.
stage-no-stages = { $name } nie ma etapów. Najpierw dodaj etap.
stage-brought-changed = Klasyfikacja przed etapem { $name } od tego czasu się zmieniła i gracze wnieśliby teraz inne punkty. Cofnij uzupełnienie albo zmień punkty startowe.
stage-changed = Klasyfikacja przed etapem { $name } od tego czasu się zmieniła i teraz grałyby dalej inne osoby. Cofnij uzupełnienie albo zmień zgłoszenia.
competition-has-stages = Etap { $stage } bierze graczy z konkurencji { $name }. Najpierw usuń etap { $stage }.

## app: what it would cost to move a player of a draft

move-as-good = Tak samo dobrze jak teraz.
move-only-seeding = Tak samo dobrze jak teraz; zmienia się tylko rozstawienie lub losy.
move-better = Lepiej niż teraz.
move-better-but = Lepiej niż teraz, ale kosztem tego: { $reason }.
move-colours = Dwoje graczy zamienia się kolorami.
move-left-over = Osobę bez partii można sparować tylko z inną osobą bez partii. Najpierw rozłącz stół { $board }, potem wybierz pary.
move-rematch = { $black } i { $white } już ze sobą grali, w rundzie { $round }.
move-family = { $black } i { $white } są z jednej rodziny.
move-far-apart = { $black } i { $white } dzieli duża różnica: { $grades ->
    [one] { $grades } stopień
    [few] { $grades } stopnie
    [many] { $grades } stopni
   *[other] { $grades } stopnia
} i { $points } pkt.
move-worse-rematch = Więcej graczy gra ze sobą ponownie.
move-worse-family = Więcej graczy z jednej rodziny gra ze sobą.
move-worse-winless = Więcej graczy bez zwycięstwa gra z tymi, którzy już wygrali.
move-worse-categories = Grają ze sobą gracze z odleglejszych kategorii.
move-worse-score-difference = Grają ze sobą gracze o większej różnicy punktów.
move-worse-knockout = Grają ze sobą gracze, którzy mogą trafić na siebie ponownie w pucharze.
move-worse-floats = Przesunięcia są gorzej zrównoważone.
move-worse-club = Więcej graczy z jednego klubu gra ze sobą.
move-worse-country = Więcej graczy z jednego kraju gra ze sobą.
move-worse-colours = Kolory są gorzej zrównoważone.
move-worse-handicap = Handicapy są większe.
move-worse-geography = Więcej graczy z jednego klubu lub kraju gra ze sobą.

## The referee's desk: officials, cases, guides, and the articles of the EGF rules in our own words

article-unknown = „{ $text }” to nie artykuł przepisów EGF. Wpisz na przykład 5j, 8g.3 lub 10.
article-1a = Turniej prowadzą sędziowie; gdy jest ich kilku, jeden jest sędzią głównym.
article-1b = Komisja odwoławcza: trzech graczy i kilku zastępców za członków, których sprawa dotyczy.
article-2a = Gracze zachowują się uczciwie.
article-2b = W czasie partii żadnej innej planszy, książek ani notatek, poza zapisem partii.
article-2c = Żadnej analizy partii w czasie przerwy.
article-2d = Żadnych podpowiedzi od innych; gracze odrzucają te, które usłyszą.
article-2e = Nikomu nie wolno przeszkadzać graczowi ani wpływać na partię.
article-2f = Gdy partia jest kontynuowana innego dnia, sędzia może na czas przerwy znieść 2c do 2e.
article-2g = Planszy i kamieni dotykają tylko gracze i sędzia.
article-2h = Widz, który zauważy naruszenie przepisów, mówi o tym sędziemu, a nie graczom.
article-2i = Zgłoszony gracz gra do końca, chyba że zajdą wyjątkowe powody.
article-3a = Każdy gracz ma limit czasu; po nim następuje byo-yomi.
article-3b = Zegar ma dwa czasomierze z chorągiewkami; zatrzymanie obu to stan neutralny.
article-3c = Zegar czarnych rusza o ustalonej godzinie; każdy gracz przełącza zegar po swoim ruchu.
article-3d = Zegar zatrzymuje się tylko decyzją sędziego lub według tych przepisów; gracze nigdy go nie przestawiają.
article-3e = Liczy się czas z zegara, chyba że wyraźnie działa on źle; zastrzeżenia zgłasza się od razu.
article-3f = Byo-yomi: stały czas na każdy ruch, odliczany na głos przez chronometrażystę.
article-3g = Kanadyjski czas dodatkowy: określona liczba ruchów w stałym czasie, bez chronometrażysty.
article-4 = Po odłożeniu partii każdy gracz oddaje jej zapis.
article-5a = O miejscach graczy i sprzętu decyduje sędzia.
article-5b = Komi dolicza się przy liczeniu partii.
article-5c = Partia zaczyna się o ustalonej godzinie; sędzia może ją zmienić.
article-5d = Gdy nikogo nie ma, biegnie zegar czarnych; gdy przyjdzie pierwszy gracz, zegar białych ustawia się na ten sam czas.
article-5e = Spóźnienie o ponad godzinę lub powyżej limitu czasu oznacza przegraną; obu graczy, jeśli obaj się spóźnią.
article-5f = Ruch jest wykonany po puszczeniu kamienia i nie można go zmienić.
article-5g = Jeńcy leżą w dobrze widocznym miejscu.
article-5h = Partię kończą tylko reguły gry lub poddanie.
article-5i = Przed liczeniem gracze na zmianę stawiają wszystkie kamienie i dame, po czym obaj pasują.
article-5j = Protesty dotyczące wyniku: przed następną rundą albo w ciągu pełnej doby, jeśli runda zaczyna się wcześniej.
article-6a = Dwie godziny odłożenia partii: od pierwszej gracz może zapisać ruch, o drugiej musi.
article-6b = Jak się zapisuje ruch i co notuje się na formularzu.
article-6c = Ruch wykonany na planszy uznaje się za ruch zapisany.
article-7a = Spóźnienie liczy się też przy wznowieniu, także powyżej czasu, który pozostał.
article-7b = Przed otwarciem formularza sprawdza się lub odtwarza pozycję.
article-7c = Kto otwiera formularz i co się dzieje, gdy gracz jest nieobecny.
article-7d = Niejasny ruch zapisany liczy się jako pas.
article-7e = Gracze mogą obejrzeć otwarty formularz.
article-7f = Sędzia przechowuje formularz, dopóki protesty są możliwe.
article-8a = Złe kolory lub handicap: przed czwartym ruchem zaczyna się od nowa, potem gra się dalej.
article-8b = W razie wątpliwości gracz może poprosić przeciwnika o dokładne ustawienie kamienia.
article-8c = Ruch niezgodny z regułami cofa się, jeśli zauważono go w ciągu trzech ruchów.
article-8d = Źle ustawiony zegar poprawia się na tyle, na ile można to udowodnić.
article-8e = Wadliwy zegar wymienia się i poprawia, ale nikomu nie zostaje przez to mniej niż dziesięć minut.
article-8f = Błędy w zapisach odłożonej partii i co je zastępuje.
article-8g = Przesunięte kamienie: sześć propozycji po kolei, od poprawienia pozycji do decyzji komisji.
article-9a = W razie sporu wzywa się sędziego i przerywa liczenie.
article-9b = Sędzia może zatrzymać zegar; graczom wolno to zrobić, aby wezwać sędziego.
article-9c = Najpierw obowiązuje decyzja sędziego; stracony czas można oddać.
article-9d = Gracz może odwołać się do komisji i wyraźnie mówi, jeśli gra pod protestem.
article-9e = Sędzia pokazuje graczom przepisy na ich prośbę.
article-10 = O tym, czego przepisy nie ujmują, decyduje sędzia.

official-committee-full = Komisja odwoławcza ma już komplet członków: { $seats }. Dodaj zastępcę albo najpierw zmień funkcję któregoś z członków.
official-committee-incomplete = { $count ->
    [0] Komisja odwoławcza nie ma jeszcze członków; potrzebuje { $seats }.
    [one] Komisja odwoławcza ma jednego członka; potrzebuje { $seats }.
    [few] Komisja odwoławcza ma { $count } członków; potrzebuje { $seats }.
    [many] Komisja odwoławcza ma { $count } członków; potrzebuje { $seats }.
   *[other] Komisja odwoławcza ma { $count } członka; potrzebuje { $seats }.
}
official-entry-unknown = Nie ma zgłoszenia z kluczem { $id }.
official-head-taken = Jest już sędzia główny. Najpierw zmień funkcję tej osoby.
official-name-missing = Wpisz nazwisko osoby funkcyjnej.
official-no-head = Wyznacz jednego z sędziów na sędziego głównego.
official-no-replacement = Komisja odwoławcza nie ma zastępcy za członka, którego sprawa dotyczy.
official-too-many = Wydarzenie może mieć najwyżej tyle osób funkcyjnych: { $most }.
official-turn-zero = Kolejność osób w jednej funkcji liczy się od 1.
official-unknown = Nie ma osoby funkcyjnej z kluczem { $number }.
committee-involved = { $left ->
    [0] Ta sprawa dotyczy wszystkich członków i zastępców, a komisja potrzebuje { $seats }. Dodaj zastępcę.
    [one] Został tylko jeden członek, którego ta sprawa nie dotyczy, a komisja potrzebuje { $seats }. Dodaj zastępcę.
    [few] Zostało tylko { $left } członków, których ta sprawa nie dotyczy, a komisja potrzebuje { $seats }. Dodaj zastępcę.
    [many] Zostało tylko { $left } członków, których ta sprawa nie dotyczy, a komisja potrzebuje { $seats }. Dodaj zastępcę.
   *[other] Zostało tylko { $left } członka, którego ta sprawa nie dotyczy, a komisja potrzebuje { $seats }. Dodaj zastępcę.
}

case-before-committee = Sprawa { $number } jest w komisji odwoławczej. Najpierw wpisz orzeczenie komisji.
case-board-unknown = W rundzie { $round } nie ma stołu { $board }.
case-closed = Sprawa { $number } jest zamknięta. Otwiera ją ponownie protest lub odwołanie.
case-committee-final = Komisja odwoławcza wydała orzeczenie w sprawie { $number }; jest ono ostateczne.
case-elsewhere = Sprawa { $number } należy do konkurencji { $competition }. Najpierw wybierz tę konkurencję.
case-end-missing = Napisz, jak zakończyła się sprawa, bo nie ma orzeczenia.
case-facts-missing = Napisz, co się stało.
case-no-game = Sprawa { $number } nie podaje partii. Przed wynikiem wpisz rundę i stół.
case-no-ruling = W sprawie { $number } nie ma jeszcze orzeczenia. Najpierw wpisz orzeczenie sędziego.
case-not-a-player = Protest lub odwołanie składa gracz ze sprawy { $number }. Najpierw dodaj go do sprawy.
case-not-before-committee = Sprawa { $number } nie jest w komisji odwoławczej. Najpierw wpisz odwołanie.
case-outcome-missing = W sprawie { $number } czeka protest lub odwołanie. Zaznacz, czy orzeczenie je uwzględnia, czy odrzuca.
case-outcome-without-protest = W sprawie { $number } nie ma protestu ani odwołania, które orzeczenie mogłoby uwzględnić lub odrzucić.
case-player-unknown = W tej konkurencji nie ma zgłoszenia z kluczem { $number }.
case-protest-late = Protest jest po terminie: był możliwy do { $until }. Podaj powód, aby mimo to go przyjąć.
case-protest-waits = W sprawie { $number } czeka protest. Najpierw wydaj w nim orzeczenie.
case-round-missing = Podaj rundę tego stołu.
case-round-unknown = Nie ma rundy { $round }; rundy mają numery od 1 do { $last }.
case-ruling-missing = Wpisz orzeczenie.
referee-moment-unknown = „{ $text }” to nie czas. Wpisz na przykład 14:05 lub 2026-08-14 14:05.
case-unknown = Nie ma sprawy { $number }.
case-who-missing = Podaj, kto składa protest.
case-words-missing = Wpisz, co mówi gracz.

guide-answer-missing = Wpisz odpowiedź czarnych lub białych.
guide-answered = Ten gracz już odpowiedział na propozycję. Aby zmienić odpowiedź, cofnij ją.
guide-ended = Procedura jest zakończona.
guide-flag-twice = Chorągiewka spada za wcześnie albo za późno, nie jedno i drugie.
guide-other = W tej sprawie trwa inna procedura. Dla tej dodaj nową sprawę.
guide-reason-missing = Podaj, dlaczego procedura jest skrócona.

cli-article-set = Zapisano tekst artykułu { $article }.
cli-case-appealed = { $at }  odwołanie, { $player }: { $words }
cli-case-clocks = (zegary: czarne { $black }, białe { $white })
cli-case-closed = { $at }  sprawa zamknięta. { $words }
cli-case-committee = Komisja: { $members }
cli-case-deadline-day = Protesty przeciw wynikowi są możliwe do { $at }: pełna doba.
cli-case-deadline-over = Protesty przeciw wynikowi były możliwe do { $at }.
cli-case-deadline-round = Protesty przeciw wynikowi są możliwe do { $at }, do początku następnej rundy.
cli-case-head = Sprawa { $number }  { $state }  { $at }  { $place }
cli-case-instead = { $name } (zastępuje: { $member })
cli-case-involved = Sprawa dotyczy osoby { $name } ({ $reasons }).
cli-case-late = (po terminie, przyjęto z powodu: { $reason })
cli-case-protested = { $at }  protest, { $player }: { $words }
cli-case-result = (wynik, runda { $round }, stół { $board }: { $before } -> { $after }, wpis dziennika { $entry })
cli-case-ruled = { $at }  orzeczenie ({ $by }): { $words }
cli-guide-agreed-on = Uzgodniono ostatecznie: { $proposal }
cli-guide-clock = Na nowym zegarze zostaje { $corrected }. { $flag }
cli-guide-clocks = Zegary pokazują czas zużyty: czarne { $black }, białe { $white }.
cli-guide-committee = Nie uzgodniono żadnej propozycji: decyduje komisja odwoławcza (8g.6).
cli-guide-answers = Propozycja { $number }: { $proposal } Czarne: { $black }, białe: { $white }
cli-guide-proposed = Ostatnia propozycja czeka na odpowiedzi.
cli-guide-resigned = Poddanie: { $colour }. Wpisz wynik orzeczeniem w tej sprawie.
cli-guide-shortened = Skrócono: { $reason }
cli-guide-start = Decydują przepisy (8a): { $ruling }
cli-no-cases = Nie ma takich spraw.
cli-no-officials = Nie ma osób funkcyjnych.
cli-official-added = Dodano z kluczem { $official }: { $name }.
cli-official-changed = Zmieniono osobę funkcyjną z kluczem { $official }.
cli-official-removed = Usunięto osobę funkcyjną z kluczem { $official }.
document-no-cases = Księga spraw jest pusta.

## Words of the referee's desk, in the window, on sheets and on the command line

office = { $word ->
    [head-referee] Sędzia główny
    [referee] Sędzia lub asystent
    [timekeeper] Chronometrażysta
    [committee] Komisja odwoławcza
   *[replacement] Zastępca
}
case-state = { $word ->
    [open] otwarta
    [ruled] rozstrzygnięta
    [protested] protest
    [appealed] odwołanie
   *[closed] zamknięta
}
ruling-body = { $word ->
    [referee] sędziego
   *[committee] komisji
}
protest-outcome = { $word ->
    [upheld] uwzględniono
   *[rejected] odrzucono
}
involvement = { $word ->
    [plays] gra w tej partii
    [family] rodzina, { $player }
    [related] pokrewieństwo, { $player }
   *[same-club] ten sam klub, { $player }
}
guide-proposed = { $word ->
    [correct] Pozycja zostaje poprawiona i gra toczy się dalej.
    [keep] Pozycja zostaje bez zmian i gra toczy się dalej.
    [go-back] Partia wraca do pozycji sprzed nieprawidłowości.
    [resign] Jeden z graczy poddaje partię.
   *[new-game] Partia zostaje anulowana, a gracze grają nową.
}
proposal-answer = { $word ->
    [accept] zgoda
   *[refuse] odmowa
}
start-ruling = { $word ->
    [start-again] Partia zaczyna się od nowa: nie wykonano czwartego ruchu.
    [play-on] Gra toczy się dalej, a wynik liczy się bez zmian.
   *[exchange-later] Gra toczy się dalej. Jeśli ci gracze spotkają się w turnieju ponownie, zamienią się kolorami.
}
flag-ruling = { $word ->
    [when-it-fell] Byo-yomi zaczyna się od spadku chorągiewki.
    [after-correction] Byo-yomi zaczyna się po zużyciu poprawionego czasu.
   *[when-noticed] Byo-yomi zaczyna się w chwili zauważenia.
}

## cli: knock-outs, the Final, seasons, copies and the journal

ko-player-unknown = Nie ma gracza { $number }. Numery pokaże polecenie entries.
ko-later-invalid = „{ $text }” nie ma postaci NUMER:RUNDA, na przykład 12:3.
ko-verified = KO{ $category }: wszystkie pola ({ $boxes }) zgadzają się z powtórzonym losowaniem.
draw-frozen = Lista kategorii { $category } jest zamrożona (zamrożenie { $number }, { $at }). Zanim cyfry będą znane, ogłoś to zobowiązanie: { $commitment }
draw-frozen-digits = Ogłoszono: { $digits ->
        [one] 1 cyfra.
        [few] { $digits } cyfry.
        [many] { $digits } cyfr.
       *[other] { $digits } cyfry.
    }
draw-frozen-any-digits = Ogłoszono: dowolna liczba cyfr.
draw-frozen-source = Źródło cyfr: { $source }
draw-act-freeze = Zamrożenie { $number }: { $at }
draw-act-draw = Losowanie { $number }: { $at }
draw-act-undone = , cofnięte
ko-qualifying-taken-back = Usunięto plan eliminacji.
ko-qualifying-planned = Rundy { $first }-{ $last } decydują o { $places ->
        [one] jednym miejscu
        [few] { $places } miejscach
        [many] { $places } miejscach
       *[other] { $places } miejsca
    }:
final-class-changed = Wydarzenie ma teraz klasę final i daje punkty Finału.
final-verified = Finał { $category }: wszyscy gracze ({ $players }) zgadzają się z powtórzonym losowaniem.
final-rounds-invalid = „{ $text }” to nie lista rund. Wpisz 5, 1,5 albo none.
season-exported = Zapisano { $file }. Zmień plik, a potem go sprawdź.
season-used = Wydarzenie stosuje sezon { $name }.
season-valid = Sezon { $name } jest prawidłowy.
copies-restored = Wydarzenie { $event } przywrócono w pliku { $file }.
copies-second-set = Kopie trafiają też do { $folder }.
copies-second-cleared = Kopie trafiają tylko do własnego folderu programu.
copies-none = Nie ma jeszcze kopii.
copies-salvaged = { $file }: wiersze { $rows }, wpisy dziennika { $entries }.
copies-doubt = Wątpliwe: { $doubt }
journal-undone = Cofnięto: { $operation }.
journal-redone = Ponowiono: { $operation }.
document-written = Zapisano { $file }, bajty: { $bytes }.
bundle-handed-over = Wydarzenie { $event } przekazano właścicielowi klucza { $to } po pakiecie { $sequence }. Daj drugiemu organizatorowi kopię tego pliku wydarzenia: jego następny pakiet zawiera twoje podpisane oświadczenie.
document-folder-written = W folderze { $folder }: { $sheets ->
        [one] jeden arkusz
        [few] { $sheets } arkusze
        [many] { $sheets } arkuszy
       *[other] { $sheets } arkusza
    }:
document-left-out = Bez { $name }: { $reason }
document-pages-written = W folderze { $folder } są strony: { $pages }. Najpierw otwórz index.html.
cli-site-published = { $place }: { $files ->
        [one] jeden plik
        [few] { $files } pliki
        [many] { $files } plików
       *[other] { $files } pliku
    } serwisu; nowe lub zmienione: { $written }, usunięte: { $removed }.
cli-site-kept = { $file } nie należy już do serwisu, ale zmienił go ktoś inny, więc zostaje.

## cli: rounds

cli-competition-added = Do wydarzenia dodano konkurencję { $name }. Wybierz ją przez --competition.
cli-competition-imported = Do wydarzenia dodano konkurencję { $name }: { $entries ->
    [one] 1 zgłoszenie
    [few] { $entries } zgłoszenia
    [many] { $entries } zgłoszeń
   *[other] { $entries } zgłoszenia
}, { $rounds ->
    [one] 1 runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
} i { $games ->
    [one] 1 partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}. { $known ->
    [0] Nikogo nie było wcześniej w wydarzeniu.
    [one] 1 osoba była już w wydarzeniu.
    [few] { $known } osoby były już w wydarzeniu.
    [many] { $known } osób było już w wydarzeniu.
   *[other] { $known } osoby było już w wydarzeniu.
} Wybierz ją przez --competition.
cli-competition-removed = Usunięto konkurencję { $name }.
cli-team-added = { $name } to drużyna { $team }.
cli-team-changed = Zmieniono drużynę { $team }.
cli-team-removed = Usunięto drużynę { $team }.
cli-team-line-up = Ustalono skład drużyny { $team } w rundzie { $round }.
cli-team-round = Drużyny, stoły: { $size }, składy w rundzie { $round }
cli-team-plays = gra przy stole { $board }
cli-board = stół { $board }
cli-team-substitute = rezerwowy
cli-team-absent = nie gra
cli-team-none = Bez drużyny: { $name }
cli-match = Mecz { $number }: { $first } – { $second } { $points }
cli-competition-entered = { $name }: { $count ->
    [one] zgłoszono 1 osobę
    [few] zgłoszono { $count } osoby
    [many] zgłoszono { $count } osób
   *[other] zgłoszono { $count } osoby
}.
cli-step-register = zarejestruj graczy
cli-step-close = zamknij zapisy
cli-step-slips = załatw różowe kartki
cli-step-decide = rozstrzygnij ponownie otwartą partię pucharową rundy { $round }
cli-step-draw = wylosuj puchar przed rundą { $round }
cli-step-pair = sparuj rundę { $round }
cli-step-pair-again = sparuj rundę { $round } ponownie: jest nieaktualna
cli-step-release = ogłoś rundę { $round }
cli-step-results = wpisz wyniki rundy { $round }: { $agreed } z { $games }
cli-step-disagreement = usuń niezgodność w rundzie { $round }
cli-step-conflicts = rozstrzygnij sprzeczne wyniki w rundzie { $round }
cli-step-confirm = zatwierdź rundę { $round }
cli-step-add-rounds = dodaj rundy: niektóre pary jeszcze ze sobą nie grały
cli-step-finish = koniec
cli-step-add-games = dodaj partie
cli-game-added = Partia { $game }: runda { $round }, stół { $board }.
cli-game-conditions = Czarne: { $black }, białe: { $white }; { $stones ->
    [0] bez kamieni
    [one] jeden kamień
    [few] { $stones } kamienie
    [many] { $stones } kamieni
   *[other] { $stones } kamienia
 }, komi { $komi }.
cli-game-removed = Usunięto partię { $game }.
cli-ladder-improvement = Największe postępy (szczeble)
cli-ladder-persistence = Najwięcej rozegranych partii
cli-games-none = Nie ma jeszcze partii.
cli-head-game = partia
cli-head-board = stół
cli-head-round-of-game = runda
cli-seat-invalid = „{ $text }” to nie miejsce. Wpisz STÓŁ:black lub STÓŁ:white.
cli-number-unknown = Nie ma gracza { $number }. Graczy wypisze „entries”.
cli-two-players = Podaj dwoje graczy, na przykład --players 4,17.
cli-numbers-invalid = „{ $text }” to nie numer ani zakres numerów. Wpisz 7 lub 7..12.
cli-category-invalid = „{ $text }” to nie kategoria. Wpisz liczbę, na przykład 12, albo senior.
cli-ladder-game-invalid = „{ $text }” to nie partia dogrywki. Wpisz 9x9, 7x7, 5x5, 1x1 lub new.
cli-ladder-result-invalid = „{ $text }” to nie wynik partii dogrywki. Wpisz black, white, = lub nr.

## cli: language and clock

cli-one-language = Wiersz poleceń używa jednego języka. Podaj jeden kod, na przykład pl.
cli-clock = DRAWMASTER_NOW to „{ $text }”, a to nie jest czas lokalny. Wpisz go jako 2026-08-14T09:00:00 albo usuń tę zmienną.

## cli: the demonstration

cli-demo-written = Pliki w { $folder }:

## cli: the tour book

cli-tour-created = Utworzono { $file } dla cyklu { $name }.
cli-tour-championship = { $name }: { $count ->
        [one] 1 edycja
        [few] { $count } edycje
        [many] { $count } edycji
       *[other] { $count } edycji
    }.
cli-tour-confirmed = { $player }: potwierdzono na rok { $year }.
cli-tour-merged = Oboje to teraz jeden gracz: { $player }.
cli-tour-separate = Zapisano jako różne osoby: { $players }.
cli-tour-seeds = Zapisano { $file }: { $players ->
        [one] 1 gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    }, podpisano kluczem { $key }.
cli-tour-published = W folderze { $folder }: { $pages ->
        [one] 1 strona
        [few] { $pages } strony
        [many] { $pages } stron
       *[other] { $pages } strony
    }, w tym strony graczy: { $players }.
cli-tour-unchanged = Księga cyklu ma już ten pakiet wydarzenia { $event }. Nic się nie zmieniło.
cli-tour-handed-over = { $signed_by } (przekazuje { $old })
cli-tour-added = Wydarzenie { $event } (organizator: { $organiser }) dodano jako edycję mistrzostw { $championship }: { $players ->
        [one] 1 gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    }, nowi w cyklu: { $new }.
cli-tour-changed = Zmiana: { $line }
cli-tour-follows = Skutek: { $line }
cli-tour-duplicates = { $count ->
        [one] 1 para graczy może być tą samą osobą.
        [few] { $count } pary graczy mogą być tą samą osobą.
        [many] { $count } par graczy może być tą samą osobą.
       *[other] { $count } pary graczy może być tą samą osobą.
    } Zobacz tour merge.

## cli: register, slips, lists and new events

cli-note = Uwaga: { $note }
cli-about = Drawmaster { $version }, na licencji MIT.
    Twoje dane są w { $folder }.
cli-about-portable = Drawmaster { $version }, na licencji MIT.
    Wersja przenośna: twoje dane są w { $folder }.
cli-key = Twój klucz jest zapisany w { $file }. Nie udostępniaj tego pliku nikomu i zrób jego kopię.
    Przekaż cyklowi swój klucz publiczny:
    { $public }
cli-key-created = Utworzono nowy klucz. Jest zapisany w { $file }. Nie udostępniaj tego pliku nikomu i zrób jego kopię.
    Przekaż cyklowi swój klucz publiczny:
    { $public }
cli-entry-added = Dodano: { $name }.
cli-partner-unclear = „{ $text }” to nie osoba z pary. Podaj klucz albo "Nazwisko, Imię, Stopień", potem klub i kraj.
cli-entry-changed = Zmieniono: { $name }.
cli-extras-written = Uzupełnianie poleceń i strony man są w { $folder }.
cli-entry-lowered = Obniżono punkty startowe: { $name }.
cli-entry-withdrawn-here = Wycofano tutaj: { $name }. Zgłoszenie nadal jest w konkurencjach: { $competitions }.
cli-entry-withdrawn = Wycofano: { $name }.
cli-entry-registered = Zarejestrowano: { $name }.
cli-entry-unknown = Nie ma zgłoszenia { $number }. Zobacz `drawmaster entries`.
cli-entry-gone = Po zmianie zgłoszenie { $id } już nie istnieje.
cli-entry-sleeps = Gracz opuszcza rundę w górnej grupie, co zniekształca jej parowanie. Aby obniżyć jego punkty startowe o jeden lub dwa, użyj `drawmaster entry lower EVENT { $number } --by 1`.
cli-card-standing = Po rundzie { $round }: miejsce { $place }, { $values }
cli-bye-word = wolny los
cli-card-absent = nie gra
cli-card-without-game = bez partii
cli-card-float-up = przesunięcie w górę
cli-card-float-down = przesunięcie w dół
cli-card-points = Punkty cyklu: { $points }
cli-card-changes = Zmiany:
cli-entries-added = { $count ->
    [one] Dodano { $count } zgłoszenie.
    [few] Dodano { $count } zgłoszenia.
    [many] Dodano { $count } zgłoszeń.
   *[other] Dodano { $count } zgłoszenia.
}
cli-lines-left = { $count ->
    [one] Pominięto { $count } wiersz:
    [few] Pominięto { $count } wiersze:
    [many] Pominięto { $count } wierszy:
   *[other] Pominięto { $count } wiersza:
}
cli-players-can-be-added = { $count ->
    [one] Można dodać { $count } gracza.
    [few] Można dodać { $count } graczy.
    [many] Można dodać { $count } graczy.
   *[other] Można dodać { $count } gracza.
}
cli-mapping-unknown = „{ $text }” to nie przypisanie kolumny. Wpisz je jako Surname=family lub 3=rank.
cli-level-cap = najwyżej { $cap }
cli-seeds-imported = { $tour }: uzupełnione zgłoszenia: { $filled }, spoza listy: { $unknown }.
cli-seeds-signed = Listę podpisano kluczem { $key }. Porównaj go z kluczem, który ogłosił cykl, albo podaj tamten klucz przez --key.
cli-seeds-by-name = Te zgłoszenia znaleziono tylko po nazwisku. Jeśli są właściwe, uzupełnij je przez --names.
cli-rated-field = { $field ->
    [rank] stopień
    [rating] ranking
   *[country] kraj
}
cli-rated-none = brak wartości
cli-rated-same = Wszystkie zgłoszenia zgadzają się z listami rankingowymi.
cli-rated-unknown = Na listach rankingowych brakuje numerów tych graczy: { $names }.
cli-rated-taken = { $count ->
    [one] Z list rankingowych przejęto { $count } wartość.
    [few] Z list rankingowych przejęto { $count } wartości.
    [many] Z list rankingowych przejęto { $count } wartości.
   *[other] Z list rankingowych przejęto { $count } wartości.
}
cli-rating-list-missing = Nie ma listy rankingowej. Zaimportuj ją przez `drawmaster egd import LIST`.
cli-nobody-found = Nikt na liście nie pasuje.
cli-rating-list = Lista jest z { $date }. Gracze: { $count }.
cli-rating-list-stale = Lista jest z { $date }, sprzed tylu dni: { $days }. Przed wydarzeniem zaimportuj nową. Gracze: { $count }.
cli-rating-list-undated = Lista nie ma daty. Gracze: { $count }.
cli-no-import-notes = Żaden import nie zostawił w tym wydarzeniu uwag.
cli-imported = { $name }: zgłoszenia { $entries }, sparowane rundy { $rounds }, partie { $games }.
cli-export-checked =
    { $count ->
        [0] Plik można zapisać w tej postaci.
        [one] Jest { $count } uwaga:
        [few] Są { $count } uwagi:
        [many] Jest { $count } uwag:
       *[other] Jest { $count } uwagi:
    }
cli-event-created = Utworzono { $name } w pliku { $file }.
cli-register-closed = Zapisy są zamknięte. Gracze mają numery od 1 do { $last }.
cli-draw-seed = Ziarno losowania: { $seed }
cli-register-closed-on = Zapisy zamknięto { $when }.
cli-register-ready = Zapisy można zamknąć.
cli-checklist-players = Zarejestrowani: { $registered }, w rundzie 1: { $first }.
cli-checklist-ghost = Liczba jest nieparzysta: zagra gracz zapasowy.
cli-checklist-bye = Liczba jest nieparzysta: jedna osoba będzie miała wolny los.
cli-checklist-pair-bye = Liczba par jest nieparzysta: jedna para będzie miała wolny los.
cli-checklist-unseen = Jeszcze niezarejestrowani: { $names }.
cli-checklist-no-birth = Rok urodzenia nieznany: { $names }.
cli-checklist-unpaid = Jeszcze bez wniesionej opłaty: { $names }.
cli-checklist-slips = { $count ->
    [one] { $count } różowa kartka czeka. Zobacz `drawmaster slip list`.
    [few] { $count } różowe kartki czekają. Zobacz `drawmaster slip list`.
    [many] { $count } różowych kartek czeka. Zobacz `drawmaster slip list`.
   *[other] { $count } różowej kartki czeka. Zobacz `drawmaster slip list`.
}
cli-checklist-admitted = Dopuszczeni przez dyrektora wbrew zasadom: { $names }.
cli-checklist-not-mixed = Niepotwierdzone jako pary mieszane: { $names }. Potwierdź je przez `entry set-pair`.
cli-checklist-double = Może to jedna osoba: { $first } i { $second }.
cli-checklist-teams = { $count ->
    [one] { $count } drużyna
    [few] { $count } drużyny
    [many] { $count } drużyn
   *[other] { $count } drużyny
} w rundzie 1.
cli-checklist-team-bye = Liczba drużyn jest nieparzysta: jedna drużyna będzie miała wolny los.
cli-checklist-bar = Bar { $bar }: na nim lub powyżej { $count }.
cli-checklist-proposed-bar = Bar { $bar }: na nim lub powyżej { $count }; proponowany bar { $proposed }: na nim lub powyżej { $proposed_count }; zalecane od { $from } do { $to }.
cli-checklist-strengths = Siła: { $strengths }.
cli-rounds-unknown = „{ $text }” to nie runda. Wpisz rundy jako 1,3.
cli-no-slips = Nie ma kartek.
cli-slip-gone = Po zmianie kartka { $number } już nie istnieje.
cli-slip-pending = Kartka { $number } ({ $name }) czeka: { $changes }.
cli-slip-applied = Kartkę { $number } ({ $name }) wprowadzono: { $changes }.
cli-slip-refused = Kartkę { $number } ({ $name }) odrzucono: { $changes }.
cli-slip-seat = jeszcze przy stole { $board } w rundzie { $round }
cli-slip-answer = odrzucono: { $reason }
cli-slip-no-change = nic się nie zmienia

## cli: answers and headings of tables

cli-black = czarne
cli-white = białe
cli-referee-set-clocks = Ustaw zegary na czas zużyty: czarne { $black }, białe { $white }.
cli-referee-late = Czas zużyty, gdy oboje przyszli: czarne { $black } min, białe { $white } min. Kto nie przyszedłby do { $lost_after }, przegrałby.
cli-referee-black-lost = Czarne przegrały: kto nie przyjdzie do { $lost_after }, przegrywa.
cli-referee-white-lost = Białe przegrały: kto nie przyjdzie do { $lost_after }, przegrywa.
cli-referee-both-lost = Oboje przegrali: kto nie przyjdzie do { $lost_after }, przegrywa.
cli-egf-class = Klasa { $class }; czas przeliczony: { $adjusted } min.
cli-egf-class-none = Nie liczy się do rankingu; czas przeliczony: { $adjusted } min.
cli-late-times = Runda { $round }: plan { $planned }, start { $started }, gracz może zapisać ruch od { $from }, musi zapisać od { $by }
cli-late-none = Nikogo nie oznaczono jako spóźnionego.
cli-late-missing = { $name }: nie ma
cli-late-came = { $name }: przybycie o { $time }
cli-late-forfeit = przegrana przez spóźnienie: { $result }
cli-late-until = przegrana po { $time }
cli-late-entered = Stół { $board }: { $result }
cli-late-resumptions = Spóźnieni na wznowienie odłożonej partii:
cli-adjourned-none = Żadna partia nie jest odłożona.
cli-adjourned-sealed = { $colour }: zapisany ruch { $number }
cli-delay-late = opóźnienie { $minutes } min
cli-delay-proposed = propozycja: { $time }
cli-delay-running = Jeszcze grają, najdłuższe partie najpierw:
cli-delay-minutes = { $minutes } min
cli-delay-since = od { $time }
cli-on = wł.
cli-off = wył.
cli-none = brak
cli-locked = zablokowany
cli-audit-log-head = Historia: wpisy { $entries }, ostatni skrót { $head }
cli-audit-log-found = { $later ->
        [0] Arkusz pokazuje tę historię do wpisu { $entry } ({ $operation }, { $at }). Od tego czasu nic się nie zmieniło.
        [one] Arkusz pokazuje tę historię do wpisu { $entry } ({ $operation }, { $at }). Potem dodano jeden wpis:
        [few] Arkusz pokazuje tę historię do wpisu { $entry } ({ $operation }, { $at }). Potem dodano { $later } wpisy:
        [many] Arkusz pokazuje tę historię do wpisu { $entry } ({ $operation }, { $at }). Potem dodano { $later } wpisów:
       *[other] Arkusz pokazuje tę historię do wpisu { $entry } ({ $operation }, { $at }). Potem dodano { $later } wpisu:
    }
cli-undone = cofnięto
cli-round = runda { $round }
cli-statistics-none = Nie ma jeszcze partii.
cli-statistics-games = partie
cli-statistics-black = czarne
cli-statistics-white = białe
cli-statistics-jigo = jigo
cli-statistics-other = inne
cli-statistics-open = otwarte
cli-statistics-floats = przesunięcia
cli-statistics-knockout = puchar
cli-statistics-byes = wolne losy
cli-statistics-balance = czarne-białe
cli-statistics-players = gracze
cli-statistics-stones = kamienie
cli-statistics-ranks = różnica stopni
cli-statistics-stronger = wygrał silniejszy
cli-statistics-weaker = wygrał słabszy
cli-places = Miejsca
cli-head-age = wiek
cli-head-badges = odznaki
cli-head-bundle = pakiet
cli-head-signed-by = podpis
cli-tour-unnamed = { $count ->
        [one] 1 gracz nie ma nazwiska ani w pakiecie, ani w księdze cyklu.
        [few] { $count } graczy nie ma nazwiska ani w pakiecie, ani w księdze cyklu.
        [many] { $count } graczy nie ma nazwiska ani w pakiecie, ani w księdze cyklu.
       *[other] { $count } gracza nie ma nazwiska ani w pakiecie, ani w księdze cyklu.
    }
cli-head-career = kariera
cli-head-championship = mistrzostwa
cli-head-changes = Zmiany
cli-head-class = klasa
cli-head-club = klub
cli-head-column = kolumna
cli-head-country = kraj
cli-head-confirmed = Zatwierdz.
cli-head-copy = Kopia
cli-head-entries = Zgłoszenia
cli-head-event = wydarzenie
cli-head-event-of-copy = Wydarzenie
cli-head-tour-of-copy = cykl
cli-head-events = wydarzenia
cli-head-exactly = dokładnie
cli-head-first-fields = pierwsze pola
cli-head-folder = Folder
cli-head-from = od
cli-head-heading = nagłówek
cli-head-latin = alfabetem łacińskim
cli-head-loss = przegr.
cli-head-means = znaczenie
cli-head-name = nazwa
cli-head-number = nr
cli-head-paired = Sparow.
cli-head-place = miejsce
cli-head-players = gracze
cli-head-points = punkty
cli-head-rank = stopień
cli-head-results = Wyniki
cli-head-round = R{ $round }
cli-head-stages = etapy
cli-head-win = wygr.

cli-bye = Wolny los: { $name }
cli-without-a-game = Bez partii: { $name }
cli-round-ladder = po dogrywce awansuje { $winner }
cli-round-released = Ogłoszono rundę { $round }.
cli-round-confirmed = Zatwierdzono rundę { $round }.
cli-round-unpaired = Usunięto pary rundy { $round }.
cli-cost-proved = Koszt { $cost }, dowiedziono, że najlepszy.
cli-cost-not-proved = Koszt { $cost }, nie dowiedziono, że najlepszy.
cli-board-unpaired = Rozłączono parę przy stole { $board }.
cli-board-locked = Zablokowano stół { $board }.
cli-board-unlocked = Odblokowano stół { $board }.
cli-board-moved = Stół { $board } to teraz stół { $to }.
cli-board-handicap = Stół { $board } ma handicap { $stones }.
cli-boards-renumbered = Stoły rundy { $round } mają nowe numery; przeniesione partie: { $moved }.
cli-colours-swapped = Zamieniono kolory przy stole { $board }.
cli-seats-exchanged = Zamieniono miejsca.
cli-players-paired = Sparowano graczy.
cli-bye-given = przydzielony wolny los: { $name }
cli-bye-kept = Wolny los rundy { $round } jest przydzielony.
cli-bye-free = O tym, kto ma wolny los, decyduje parowanie rundy { $round }.
cli-bye-moved = Przeniesiono wolny los.
cli-changed-as-good = { $done } Stół { $board }; runda jest tak dobra jak najlepsze parowanie.
cli-changed-worse = { $done } Stół { $board }; runda jest gorsza niż najlepsze parowanie. { $reason }
cli-changed-board = { $done } Stół { $board }.
cli-moves-bye = wolny los
cli-moves-good = dobrze
cli-moves-worse = gorzej
cli-moves-breaks = wymaga zgody
cli-moves-impossible = niemożliwe
cli-why-cost = Koszt: { $cost }
cli-why-only = Bez tej pary nie da się sparować rundy.
cli-why-otherwise = Bez tej pary runda kosztowałaby: { $cost }
cli-why-same = tyle samo
cli-why-impossible = Z tą parą nie da się sparować rundy.
cli-why-with = Koszt rundy z tą parą w porównaniu z najlepszym parowaniem: { $cost }
cli-why-best-plays = W najlepszym parowaniu { $name } gra; przeciwnik: { $opponent }.
cli-why-would-play = Wtedy { $name } gra; przeciwnik: { $opponent }.
cli-result-agreed = Stół { $board }: { $result }.
cli-result-passes-disagree = Stół { $board }: oba przebiegi się nie zgadzają.
cli-result-cleared = Stół { $board } nie ma teraz wyniku.
cli-result-one-pass = Stół { $board }: wpisano jeden przebieg.
cli-result-nothing-affected = Stół { $board }: od jego wyniku nie zależy żadna późniejsza partia pucharowa.
cli-check-sound = W porządku: wpisy dziennika { $entries }, rundy { $rounds }, certyfikaty { $certificates }, losowania { $draws }.
cli-ladder-new-game = nowa partia
cli-ladder-next = następna
cli-ladder-time = { $minutes } min, 1 x { $period } s
cli-ladder-decided = Stół { $board }: po dogrywce awansuje { $winner }.
cli-ladder-open = Stół { $board }: dogrywka nie jest rozstrzygnięta.
cli-simulated = Wydarzenie { $event } jest w pliku { $file }.
cli-self-checked = wydarzenia: { $events }, rundy: { $rounds }, partie: { $games }; 0 różnic.
cli-progress = { $done } z { $all }
cli-points-event = Sezon { $season }, klasa { $class }, współczynnik { $coefficient }
cli-points-online-event = Sezon { $season }, klasa { $class }, współczynnik { $coefficient }, przez internet
cli-points-place = miejsce { $place }
cli-size-lines = linie: { $lines }
cli-size-rounds = rundy { $first }-{ $last }
cli-size-byes = wolne losy: { $byes }
cli-size-out = pominięci: { $out }
cli-size-gap = w pierwszych partiach różnica stopni do { $grades }
cli-ko-not-listed = Poza drabinką:
cli-ko-sizes = Wielkości:
cli-ko-enters = wchodzi w rundzie { $round }
cli-ko-effect = gracze: { $players }, linie: { $lines }, rundy { $first }-{ $last }, wolne losy: { $byes }, pominięci: { $out }, w pierwszych partiach różnica stopni do { $gap }
cli-ko-nonce = Nonce { $nonce }
cli-ko-commitment = Zobowiązanie { $commitment }
cli-ko-table = KO{ $category }, gracze: { $players }, od rundy { $round }
cli-ko-round = { $name } (runda { $round })
cli-final-table = Finał { $category }, gracze: { $players }, rundy od { $first } do { $last }
cli-final-tied = Remis, do rozstrzygnięcia na mniejszych planszach: { $names }
cli-final-eve = dzień wcześniej
cli-final-day = dzień { $day }
cli-final-round = Runda { $round } ({ $phase }, { $day })
cli-final-round-alone = Runda { $round } ({ $phase }, { $day }, osobno)
cli-final-rests = Pauza: { $name }
cli-tour-badge = { $badge }, { $day }
cli-tour-key-revoked = unieważniony { $day }
cli-tour-step-at-rate = { $points } według stawki { $rate }
cli-tour-step-lapsed = - { $points }: { $edition }, przed { $by }
cli-tour-step-transition = x { $points }: kategoria { $category }
cli-tour-race = { $category } w roku { $year }
cli-tour-team = drużyna { $country } { $points }: { $players }
cli-tour-team-incomplete = drużyna { $country } { $points } (niepełna): { $players }
cli-fees-number = numer
cli-fees-name = nazwisko
cli-fees-category = kategoria
cli-fees-owed = należne
cli-fees-paid = wpłacone
cli-fees-open = do zapłaty
cli-fees-key = klucz
cli-fees-item = pozycja
cli-fees-total = razem
cli-fees-levy = opłata dla stowarzyszenia
cli-fees-credit = nadpłata
cli-fees-sum = Należne { $owed }, wpłacone { $paid }, do zapłaty { $open } { $currency }; { $owing ->
    [0] zapłacili wszyscy.
    [one] jedna osoba ma jeszcze zapłacić.
    [few] { $owing } osoby mają jeszcze zapłacić.
    [many] { $owing } osób ma jeszcze zapłacić.
   *[other] { $owing } osoby ma jeszcze zapłacić.
}
cli-fees-account = { $name }: należne { $owed }, wpłacone { $paid }, do zapłaty { $open }
cli-fees-amount-empty = --amount jest puste. Wpisz kwotę albo pomiń tę opcję.
cli-fees-no-price = Wydarzenie nie ma ceny dla kategorii { $category }. Ustaw ją albo wybierz inną kategorię.
cli-fees-discount = zniżka: { $reason }
cli-fees-receipt = pokwitowanie { $receipt }, { $at }, { $method }
cli-fees-taken = Pokwitowanie { $receipt }: przyjęto { $amount }, płaci { $name }; do zapłaty zostaje { $open }.
cli-fees-refunded = Pokwitowanie { $receipt }: zwrócono { $amount }, otrzymuje { $name }; do zapłaty zostaje { $open }.
cli-fees-pair = To jest para. Podaj przez --person, kto z niej płaci: { $first } lub { $second }.
cli-fees-extra = „{ $text }” to nie dodatek z liczbą. Zapisz go jak Obiad=2.
cli-fees-late = { $amount } od { $day }
cli-fees-no-prices = Wydarzenie nie ma jeszcze cen.
cli-fees-levy-included = Wpisowe zawiera opłatę dla stowarzyszenia.
cli-fees-levy-extra = Oprócz cen gracze płacą opłatę dla stowarzyszenia.
cli-fees-day = { $day }: stan początkowy { $float }, gotówka { $received }, zwroty { $refunded }, w kasie powinno być { $expected }; przelewy { $transferred }, zwroty { $returned }.
cli-fees-counted = Policzono { $counted }, różnica { $difference }.
cli-fees-void = Cofnięte pokwitowania: { $numbers }
cli-fees-discounts = Zniżki: { $amount } { $currency }

## cli: output

cli-output-failed = Polecenie wykonano, ale nie udało się zapisać odpowiedzi ({ $error }). Zwolnij miejsce, a potem sprawdź wynik.
cli-fault = Program ma błąd i się zatrzymał. Żadna zmiana nie jest zapisana połowicznie. Powtórz polecenie z --verbose i zgłoś, co wypisze.
cli-detail = Szczegóły: { $detail }
cli-overwrite = --overwrite zastępuje istniejące pliki.
cli-take-good = --take-good pomija wiersze, których nie da się odczytać.
cli-confirm = Aby potwierdzić, powtórz polecenie z --yes.

## cli: wrong usage

cli-usage = Użycie: { $form }
cli-usage-command-unknown = Nie ma polecenia { $command }.
cli-usage-command-similar = Nie ma polecenia { $command }. Podobne polecenia: { $similar }.
cli-usage-command-missing = Podaj polecenie. Wybierz jedno z: { $known }.
cli-usage-incomplete = Podaj polecenie. Wypisze je „drawmaster --help”.
cli-usage-argument-unknown = Nie ma tu argumentu { $argument }.
cli-usage-argument-similar = Nie ma argumentu { $argument }. Czy chodzi o { $similar }?
cli-usage-missing = Brakuje: { $arguments }.
cli-usage-value-missing = { $argument } wymaga wartości.
cli-usage-value-missing-of = { $argument } wymaga wartości. Wybierz jedną z: { $known }.
cli-usage-value-invalid = „{ $value }” to nie wartość { $argument }.
cli-usage-value-unknown = „{ $value }” to nie wartość { $argument }. Wybierz jedną z: { $known }.
cli-usage-conflict = { $argument } nie można podać razem z { $others }.
cli-usage-twice = { $argument } można podać tylko raz.
cli-usage-no-equals = Wpisz znak równości między { $argument } a wartością.
cli-usage-too-many = { $argument } ma o jedną wartość za dużo: „{ $value }”.
cli-usage-too-few = { $argument } wymaga co najmniej tylu wartości: { $least }, a ma { $given }.
cli-usage-wrong-number = { $argument } wymaga tylu wartości: { $expected }, a ma { $given }.
cli-usage-not-text = Jeden z argumentów nie jest prawidłowym tekstem UTF-8.
cli-usage-unreadable = Nie można odczytać wiersza poleceń.
cli-step-fill-stage = uzupełnij etap
cli-stages-none = Wydarzenie nie ma etapów. Dodaj etap przez stage add.
cli-stage-added = Dodano po konkurencji { $after }: { $names }. Uzupełnij przez stage fill, gdy { $after } się zakończy.
cli-stage-filled = { $name }: dalej { $count ->
    [one] gra 1 osoba
    [few] grają { $count } osoby
    [many] gra { $count } osób
   *[other] gra { $count } osoby
}.
cli-stage-chosen-again = Podaj ponownie także dotychczas wybranych graczy: --chosen { $numbers } oraz pozostałych.
cli-stage-after = po: { $name }
cli-stage-ready = gotowy do uzupełnienia
cli-head-stage = Etap

## documents

document-is-folder = Folder wszystkich arkuszy to nie arkusz. Wybierz jeden arkusz.
document-without-category = „{ $name }” nie dzieli się na kategorie. Drukuj bez kategorii.
document-folder-refused = Nie można utworzyć folderu { $path } ({ $cause }). Wybierz inny folder.
document-no-pages = Nie ma jeszcze czego pokazać. Najpierw zarejestruj graczy.
site-other-event = W miejscu { $path } jest serwis innego wydarzenia, { $event }. Wybierz inny folder albo zastąp jego pliki.
site-folder-is-link = { $path } to dowiązanie, więc strony zostałyby zapisane gdzie indziej. Usuń dowiązanie albo wybierz inny folder.
site-other-files = W miejscu { $path } są pliki, których program nie zapisał: { $files }. Wybierz pusty folder albo je zastąp.
site-other-archive = Plik { $path } to nie archiwum serwisu. Wybierz inną nazwę albo go zastąp.
site-file-stays = Nie można usunąć pliku { $path } ({ $cause }). Usuń go i opublikuj ponownie.
document-round-zero = Nie ma rundy 0. Rundy liczy się od 1.
document-round-not-paired = Runda { $round } nie jest sparowana. Sparuj ją przed drukiem.
document-last-round-open = Ostatnia runda ({ $round }) nie jest zatwierdzona. Zatwierdź ją przed drukiem listy końcowej.
document-game-unfinished = Partia rundy { $round } jest odłożona. Najpierw wpisz jej wynik.
document-no-players = Nie ma zarejestrowanych graczy. Najpierw zarejestruj graczy.
document-no-teams = Konkurencja nie ma drużyn. Zamiast tego wydrukuj klasyfikację.
document-no-open-round = Żadna konkurencja nie ma rundy sparowanej i niezatwierdzonej. Najpierw sparuj rundę.
document-no-players-of = W kategorii { $category } nie ma zarejestrowanych graczy, więc nie ma klasyfikacji do druku.
document-no-rooms = Wydarzenie nie ma sal. Najpierw ustaw sale i ich stoły w event.halls.
document-room-unknown = Nie ma sali „{ $name }”. Wybierz jedną z: { $known }.
document-board-unknown = W rundzie { $round } nie ma stołu { $board }. Wybierz stół z tej rundy.
document-no-final = Żaden Finał nie jest wylosowany. Wylosuj go przed drukiem.
document-final-not-drawn = Finał kategorii { $category } nie jest wylosowany. Wylosuj go przed drukiem.
document-final-category = Wylosowano kilka Finałów. Wybierz kategorię: { $known }.
document-knockout-not-drawn = KO{ $category } nie jest wylosowane. Wylosuj je przed drukiem.
document-knockout-category = Arkusz pokazuje jedną drabinkę. Wybierz kategorię: { $known }.
document-list-category = Arkusz pokazuje jedną kategorię. Wybierz kategorię: { $known }.
document-labels-unknown = Nie ma formatu etykiet „{ $name }”. Wybierz jeden z: { $known }.
document-no-ladders = W rundzie { $round } żadna partia pucharowa ani eliminacyjna nie skończyła się jigo, więc nie ma dogrywki do druku.
document-no-ladder = Przy stole { $board } w rundzie { $round } nie było partii pucharowej ani eliminacyjnej zakończonej jigo, więc nie ma dogrywki do druku.
document-no-points = Żaden gracz nie należy do kategorii wiekowej, więc nie ma punktów do druku.
document-no-points-of = Żaden gracz nie należy do kategorii { $category }, więc nie ma punktów do druku.
document-no-tour-points = Żaden gracz nie ma punktów kategorii { $category }. Najpierw zaimportuj je z listy rozstawienia cyklu.
document-no-prizes = Żadna runda nie jest sparowana, więc nie ma jeszcze nagród.
document-no-ladder-games = W tym okresie nikt nie rozegrał partii na drabinie, więc nie ma nagród. Wybierz inne dni.
document-slips-format = Karty wyników drukuje się po 4 lub 6 na stronie, a nie „{ $format }”. Wybierz 4 lub 6.

## documents: the bundle

bundle-record-unreadable = Nie można odczytać wpisu dziennika o ostatnim pakiecie. Zgłoś ten błąd.
hand-over-no-bundle = Nie wydano jeszcze pakietu tego wydarzenia, więc nie ma czego przekazywać: pierwszy może wydać drugi organizator.
hand-over-not-signer = Ostatni pakiet tego wydarzenia podpisano innym kluczem, { $key }. Tylko jego właściciel może przekazać wydarzenie.
hand-over-already = To wydarzenie przekazano właścicielowi klucza { $to }, więc pakiety wydaje się tym kluczem. Jeśli to pomyłka, cofnij przekazanie.
hand-over-to-oneself = To twój własny klucz. Poproś drugiego organizatora o klucz, który pokazuje mu „drawmaster key”.
bundle-secret-missing = Wpis dziennika o ostatnim pakiecie nie ma sekretu. Zgłoś ten błąd.
bundle-stages-unreadable = Nie można odczytać punktów sezonu za etapy ({ $cause }). Zgłoś ten błąd.
document-no-payments = Nie przyjęto jeszcze żadnej wpłaty, więc nie ma pokwitowania. Najpierw przyjmij wpłatę w kasie.
document-no-receipt = Nie ma pokwitowania { $number }. Wybierz numer z kasy.
document-no-fees = Wydarzenie nie ma cen ani opłaty dla stowarzyszenia. Najpierw ustaw ceny w kasie.
document-no-takings = W dniu { $day } nic nie przyjęto. Wybierz inny dzień.
document-no-levy = Wydarzenie nie ma opłaty dla stowarzyszenia. Najpierw ustaw jej stawki w ustawieniach (event.levy.member).
document-no-round-sheets = Nie wybrano żadnego arkusza dla rundy. Wybierz arkusze w ustawieniach turnieju (event.round_sheets) i spróbuj ponownie.
document-sent = { $name } wysłano do { $printer }.

## domain: reading values

rank-unknown = „{ $text }” to nie stopień. Wpisz 30k do 1k, 1d do 9d albo 1p do 9p.
country-unknown = „{ $text }” to nie kraj. Wpisz dwuliterowy kod, na przykład PL lub HR.
criterion-unknown = „{ $text }” to nie kryterium klasyfikacji. Wybierz { $known }. Dodaj do sumy W lub M, aby liczyć zwycięstwa lub punkty McMahona.
result-unknown = „{ $text }” to nie wynik. Wpisz 1-0 (wygrały czarne), 0-1 (wygrały białe), = (jigo), 0-0 (przegrana obu), 1-0!, 0-1! lub 0-0! przy walkowerze, wo-black lub wo-white przy awansie bez gry.
money-unknown = „{ $text }” to nie kwota. Wpisz ją jako 3 lub 3.50.
factor-unknown = „{ $text }” to nie współczynnik. Wpisz liczbę całkowitą, ułamek lub liczbę dziesiętną od 0 do 1000, na przykład 2, 2/3 lub 1.5.
final-group-unknown = „{ $text }” to nie grupa Finału. Wpisz GR lub OR.
event-number-unknown = „{ $text }” to nie stały numer wydarzenia. Taki numer ma 32 cyfry szesnastkowe.
player-token-unknown = „{ $text }” nie oznacza gracza cyklu. Księga cyklu może być uszkodzona; otwórz jej kopię.

## domain: names of players who are not published in full

player-anonymous = Anonim
player-number = Nr { $number }

## domain: newcomers

newcomer-too-old = { $name }: wiek w dniu granicznym { $age }, a u nowych graczy najwyżej { $limit }. Dyrektor może mimo to dopuścić gracza.
newcomer-too-experienced = { $name }: turnieje według Europejskiej Bazy Go { $contests }, a u nowych graczy najwyżej { $limit }. Dyrektor może mimo to dopuścić gracza.
newcomer-played-before = { $name }: udział w Future Stars już był, a możliwy jest tylko raz. Dyrektor może mimo to dopuścić gracza.
newcomer-in-open = { $name } gra też w konkurencji Open tego wydarzenia, a można tylko w jednej z nich. Dyrektor może mimo to dopuścić gracza.

## domain: the jigo ladder

jigo-ladder-decided = Ta dogrywka jest rozstrzygnięta. Aby wpisać inną partię, najpierw usuń ostatnią.
jigo-ladder-winner = Zwycięzcą musi być jeden z dwojga graczy.
jigo-ladder-nigiri = Na planszy 1x1 nie może być jigo. Wpisz gracza, który po nigiri miał białe (R39).
jigo-ladder-too-early = Partia nie mogła się skończyć przed { $time }, bo wtedy skończyła się poprzednia lub uznano jigo. Popraw godzinę.
jigo-ladder-clocks = Podaj pozostały czas po nowej partii zakończonej jigo; nie może być dłuższy niż przedtem. Partie na mniejszych planszach nie mają pozostałego czasu (R41).

## domain: timetable and round robin

start-times-form = „{ $text }” to nie godzina rozpoczęcia. Wpisz rundę, dzień i godzinę, a kilka godzin rozpoczęcia rozdziel przecinkami, na przykład 1 2026-11-20 09:30, 3 2026-11-21 10:00.
prize-list-round-open = Listę do wręczenia nagród ustala się po zatwierdzonej rundzie. Najpierw zatwierdź rundę { $round }.
prize-list-none = Nie ustalono listy do wręczenia nagród.
prize-list-fixed = Lista do wręczenia nagród jest ustalona po rundzie { $round }: { $time }, skrót { $head }.
prize-list-taken-back = Cofnięto listę do wręczenia nagród. Nagrody są znów według klasyfikacji.
prize-list-differs = { $count ->
    [one] Miejsce jednego gracza różni się od listy do wręczenia nagród z { $time }.
    [few] Miejsca { $count } graczy różnią się od listy do wręczenia nagród z { $time }.
    [many] Miejsca { $count } graczy różnią się od listy do wręczenia nagród z { $time }.
   *[other] Miejsca { $count } gracza różnią się od listy do wręczenia nagród z { $time }.
}
prize-list-moved = { $name }: miejsce { $then } na liście do wręczenia nagród, teraz { $now }.
prize-list-left = { $name }: miejsce { $then } na liście do wręczenia nagród, teraz bez miejsca.
prize-list-came = { $name }: poza listą do wręczenia nagród, teraz miejsce { $now }.
prize-group-unknown = „{ $text }” to nie grupa nagród. Wpisz stopnie, na przykład 5k-1k, albo jedną z: { $known }.
prize-places-out-of-range = Miejsc z nagrodą może być w każdej grupie od 1 do { $most }.
board-ranges-unreadable = „{ $text }” to nie lista stołów. Wpisz zakresy stołów od 1 do { $last }, na przykład 1-40, 61-80.
start-times-order = Runda { $round } zaczyna się przed poprzednią. Zmień jedną z godzin rozpoczęcia.
timetable-too-long = Rundy ({ $rounds }) po { $minutes } min nie mieszczą się w dniach wydarzenia ({ $days }). Dodaj dni lub skróć partie.
round-robin-too-few = System każdy z każdym wymaga co najmniej dwojga graczy z numerami. Zarejestruj graczy i zamknij zapisy.
round-robin-missing = { $planned ->
    [one] W { $planned } rundzie
    [few] W { $planned } rundach
    [many] W { $planned } rundach
   *[other] W { $planned } rundy
} { $count ->
    [one] nie gra ze sobą { $count } para
    [few] nie grają ze sobą { $count } pary
    [many] nie gra ze sobą { $count } par
   *[other] nie gra ze sobą { $count } pary
}: { $pairs }{ $more ->
    [more] {" …"}
   *[none] {""}
}. Ustaw liczbę rund na { $rounds } albo pomiń te partie.
self-pairing-same-player = Partia wymaga dwojga różnych graczy.
ladder-game-before-last = { $name }: późniejsza partia jest już zapisana ({ $last }), a szczeble zależą od kolejności partii. Podaj późniejszy dzień albo najpierw usuń późniejszą partię.
self-pairing-other-division = { $black } i { $white } są w różnych dywizjach. Wybierz dwoje graczy z jednej dywizji.
self-pairing-met-too-often = { $black } i { $white } grali już ze sobą tyle razy, ile wolno: { $count ->
    [one] raz
    [2] dwa razy
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } raza
}.
self-pairing-no-round = Partia { $black } – { $white } nie mieści się w rundach ({ $rounds }), które konkurencja może zapisać.

## domain: why a round cannot be paired

pairing-no-round = Nie ma rundy { $round }. Wybierz rundę od 1 do 32.
pairing-order-fixed = Partie rundy { $round } ustala system tej konkurencji, więc nie ma już kogo parować. Wpisz walkower gracza, który odszedł.
pairing-too-few = W rundzie { $round } gra mniej niż dwoje graczy. Zarejestruj graczy lub zmień rundy, w których nie grają.
pairing-all-seated = Każdy gracz rundy { $round } ma stół, który zostaje. Odblokuj lub rozłącz stoły, które mają być sparowane ponownie.
pairing-player-twice = { $name }: dwa stoły albo stół i wolny los. Zwolnij jedno z nich.
pairing-board-twice = Stół { $board } przydzielono dwóm partiom. Daj jednej z nich inny stół.
pairing-seated-absent = { $name } nie gra w rundzie { $round }. Zarejestruj gracza albo zmień opuszczane rundy; jeśli ma stół, wpisz tam walkower albo rozłącz parę.
pairing-not-entered = Stół przydzielono komuś, kto nie jest zgłoszony do tej konkurencji. Zwolnij stół.
line-up-size = Skład wymienia po jednym graczu na każdy stół (stoły: { $size }), a { $count ->
        [one] podano jednego
        [few] podano { $count }
        [many] podano { $count }
       *[other] podano { $count }
    }. Podaj tylu graczy, ile jest stołów.
line-up-not-in-team = Gracz ze składu nie należy do drużyny { $team }. Wybierz członków drużyny.
line-up-twice = { $name } ma w składzie dwa stoły. Podaj każdego gracza raz.
line-up-order = Na liście drużyny { $first } jest przed graczem { $second }, więc musi siedzieć przy wyższym stole. Zachowaj kolejność z listy.
pairing-odd = Liczba graczy { $count } jest nieparzysta, a wolne losy są wyłączone. Dodaj gracza zapasowego, pozwól komuś opuścić rundę albo zezwól na wolne losy.
pairing-odd-with-bye = Bez gracza z przydzielonym wolnym losem liczba graczy to { $count }, nieparzysta. Cofnij przydzielony wolny los albo pozwól jeszcze komuś opuścić rundę.
pairing-odd-choice = Liczba graczy { $count } jest nieparzysta. Dodaj lub usuń jednego; wolny los przydziela się przy parowaniu pozostałych.
pairing-too-few-chosen = W rundzie { $round } można sparować mniej niż dwoje z wybranych graczy. Wybierz co najmniej dwoje graczy bez stołu.
pairing-not-chosen = Parowanie nie wybrało przeciwnika dla gracza { $name } w rundzie { $round }. Pytaj o graczy bez stałego stołu i bez wolnego losu.
pairing-all-forbidden = Zabronione pary nie pozwalają sparować wszystkich graczy. Zezwól znów na niektóre.
pairing-too-large = Koszty parowania są za duże do dokładnego sumowania. Obniż wagi lub ograniczenia.

## domain: what a pairing pays for

pairing-cost-rematch = już grali
pairing-cost-family = ta sama rodzina
pairing-cost-categories = kategorie
pairing-cost-score-difference = różnica punktów
pairing-cost-knockout = mogą trafić na siebie w pucharze
pairing-cost-floats = przesunięcia
pairing-cost-club = ten sam klub
pairing-cost-country = ten sam kraj
pairing-cost-colours = kolory
pairing-cost-handicap = handicap
pairing-cost-seeding = rozstawienie
pairing-cost-winless = tylko jedno z dwojga ma zwycięstwo
pairing-cost-lot = los
pairing-cost-geography = kluby i kraje

## domain: remarks on a paired round

pairing-remark-rematch = { $times ->
    [one] Ci gracze już ze sobą grali.
    [few] Ci gracze grali ze sobą już { $times } razy.
    [many] Ci gracze grali ze sobą już { $times } razy.
   *[other] Ci gracze grali ze sobą już { $times } raza.
}
pairing-remark-family = Gracze są z jednej rodziny.
pairing-remark-float = Przesunięcie w dół: { $down }, w górę: { $up }, o punkty: { $points }.
pairing-remark-odd-groups = Przesunięcie w dół: { $down }, w górę: { $up }, o punkty: { $points }, bo obie grupy mają nieparzystą liczbę graczy.
pairing-remark-odd-categories = Gracze są z różnych kategorii, bo obie kategorie mają nieparzystą liczbę graczy.
pairing-remark-categories = Gracze są z różnych kategorii.
pairing-remark-far-apart = Graczy dużo dzieli: { $grades ->
    [one] { $grades } stopień
    [few] { $grades } stopnie
    [many] { $grades } stopni
   *[other] { $grades } stopnia
}, punkty: { $points }.
pairing-remark-club = Gracze są z jednego klubu.
pairing-remark-country = Gracze są z jednego kraju.
pairing-remark-blacks = Po tej partii { $name } ma partii czarnymi o { $more } więcej niż białymi.
pairing-remark-whites = Po tej partii { $name } ma partii białymi o { $more } więcej niż czarnymi.
pairing-remark-handicap = { $stones ->
    [one] Handicap: { $stones } kamień.
    [few] Handicap: { $stones } kamienie.
    [many] Handicap: { $stones } kamieni.
   *[other] Handicap: { $stones } kamienia.
}
pairing-remark-second-bye = Kolejny wolny los dla gracza { $name } pozwoliłby uniknąć tego powtórzenia.

## domain: deviations of a round from the rules

finding-twice = { $name } jest w parach rundy { $round } więcej niż raz (liczba: { $count }). Zostaw tylko jedną parę.
finding-plays-self = Przy stole { $board } gracz ma grać ze sobą. Sparuj stół ponownie.
finding-not-entered = W rundzie { $round } jest partia lub wolny los osoby, która nie jest zgłoszona do konkurencji. Usuń to.
finding-board-twice = Stołu { $board } używają dwie partie. Daj jednej z nich inny stół.
finding-missing = { $name } nie gra w rundzie { $round }, ale ma w niej parę. Zmień opuszczane rundy lub rozłącz parę.
finding-left-out = { $name } nie ma w rundzie { $round } ani partii, ani wolnego losu. Sparuj gracza lub oznacz rundę jako opuszczoną.
finding-byes = Wolne losy w rundzie { $round }: { $count }. Dwoje z tych graczy może zagrać ze sobą.
finding-bye-off = { $name } ma wolny los w rundzie { $round }, choć wolne losy są wyłączone. Dodaj gracza zapasowego lub zezwól na wolne losy.
finding-bye-again = { $name } znów ma wolny los w rundzie { $round }, choć inni mieli ich mniej. Daj go komuś innemu.
finding-handicap = Handicap przy stole { $board } wynosi { $found }, a według zasad { $expected }.
finding-colours = Kolory przy stole { $board } są inne niż według zasad. Zamień je albo zostaw jako decyzję.
finding-missing-past = { $name } nie gra w rundzie { $round }, ale ma w niej parę.
finding-left-out-past = { $name } nie ma w rundzie { $round } ani partii, ani wolnego losu.
finding-byes-past = Wolne losy w rundzie { $round }: { $count }.
finding-bye-off-past = { $name } ma wolny los w rundzie { $round }, choć wolne losy są wyłączone.
finding-bye-again-past = { $name } znów ma wolny los w rundzie { $round }, choć inni mieli ich mniej.
finding-colours-past = Kolory przy stole { $board } są inne niż według zasad.

## domain: why a certificate is not valid

certificate-unreadable = Nie można odczytać dowodu.
certificate-not-entered = Dowód wymienia zgłoszenie spoza konkurencji albo wymienia zgłoszenie dwa razy.
certificate-other-rules = Certyfikat powstał przy innych poziomach lub wagach niż te w konkurencji.
certificate-other-assumptions = Podczas parowania tej rundy niedokończone partie liczyły się jako coś innego.
certificate-cost = Certyfikat podaje koszt { $stated }, ale jego parowanie kosztuje { $found }.
certificate-flaw = Liczby dowodu nie wykazują, że lepszego parowania nie ma: { $reason }

## domain: knock-outs

knockout-round-of-64 = 1/32 finału
knockout-round-of-32 = 1/16 finału
knockout-round-of-16 = 1/8 finału
knockout-quarter-finals = Ćwierćfinały
knockout-semi-finals = Półfinały
knockout-winners-final = Finał zwycięzców
knockout-losers-round = Drabinka przegranych
knockout-second-final = Drugi finał
knockout-third-final = Trzeci finał
knockout-final = Finał
knockout-third-place = Trzecie miejsce
knockout-game-not-due = { $name }, partia { $number } (runda { $round }): { $block }
knockout-block-no-result = Partia nie ma zatwierdzonego wyniku. Najpierw wpisz jej wynik.
knockout-block-drawn = Partia nie ma zwycięzcy. Rozegrajcie dogrywkę po jigo i wpiszcie jej zwycięzcę (R38).
knockout-block-not-paired = Partii nie rozegrano w jej rundzie. Zdecyduj, kto awansuje.
knockout-block-invalidated = Partię sparowano dla innych graczy niż ci, którzy awansowali. Usuń pary jej rundy albo popraw ponownie wcześniejszy wynik i unieważnij późniejsze partie.
knockout-carry-game-played = Późniejsza partia drabinki ma już wynik. Zostaw gracza, który awansował, albo unieważnij późniejsze partie.
knockout-carry-player-busy = Gracz, który teraz awansuje, rozegrał już inną partię w tej rundzie. Zostaw gracza, który awansował, albo unieważnij późniejsze partie.
knockout-choice-not-listed = Zgłoszenia { $entry } nie ma na liście kategorii. Wybierz graczy z tej listy.
knockout-choice-twice = Zgłoszenie { $entry } wybrano więcej niż raz: do późniejszej rundy, z eliminacji lub z dziką kartą. Wybierz je tylko raz.
knockout-choice-size = Wielkość { $size } nie pasuje. Gracze na liście: { $listed }; z eliminacji i z dziką kartą: { $chosen }. Zmień wielkość.
knockout-choice-left-out = Zgłoszenie { $entry } wchodzi w późniejszej rundzie, ale jest na liście za nisko, aby brać udział w losowaniu. Wybierz większą drabinkę.
knockout-excluded-other-category = Kategoria { $category }
knockout-excluded-senior = Senior
knockout-excluded-birth-unknown = Rok urodzenia nieznany
knockout-excluded-pre-registered = Jeszcze nie zarejestrowano
knockout-excluded-withdrawn = Wycofano
knockout-excluded-guest = Gość
knockout-excluded-ghost = Zapasowy
knockout-table-size = Drabinka pucharowa mieści od 2 do 64 graczy, a nie { $players }. Wybierz inną wielkość.
knockout-table-rounds = Konkurencja ma za mało rund na drabinkę o { $lines } liniach: { $total } zamiast { $needed }. Zaplanuj więcej rund lub wybierz mniejszą drabinkę.
knockout-plan-lines = Drabinka ma 2, 4, 8, 16, 32 lub 64 linie, a nie { $lines }. Wybierz jedną z tych liczb.
knockout-plan-players = W tej drabince (linie: { $lines }) mieści się od 2 do { $places } graczy, a na liście jest { $players }. Zmień listę lub liczbę linii.
knockout-plan-too-wide = Drabinka (linie: { $lines }) jest za duża dla tylu graczy: { $players }. Wybierz mniejszą.
knockout-plan-order = { $name } jest na liście za nisko. Najpierw umieść graczy z listy, potem z eliminacji, na końcu z dzikimi kartami (R29, R30).
knockout-plan-wild-cards =
    Drabinka o { $lines } liniach dopuszcza najwyżej { $most ->
        [one] 1 dziką kartę
        [few] { $most } dzikie karty
        [many] { $most } dzikich kart
       *[other] { $most } dzikiej karty
    }, a nie { $given }. Usuń część z nich.
knockout-plan-qualifiers =
    Drabinka o { $lines } liniach dopuszcza z eliminacji i z dziką kartą najwyżej { $most ->
        [one] 1 gracza
        [few] { $most } graczy
        [many] { $most } graczy
       *[other] { $most } gracza
    }, a nie { $given }. Usuń część z nich.
knockout-plan-later-round = { $name } nie może wejść do tej drabinki w rundzie { $round }. Wybierz wcześniejszą rundę lub przesuń gracza { $name } na liście w górę.
knockout-plan-nonce = Nonce „{ $nonce }” nie jest szesnastkowe. Pozwól programowi je wylosować.
knockout-record-other-table = Protokół dotyczy losowania innej kategorii lub wielkości. Zapytaj, kto zmienił drabinkę.
knockout-record-replacement = Pola { $place } nie zajmował gracz, który według protokołu je opuścił. Zapytaj, kto zmienił protokół.
knockout-record-box = Pole { $place } drabinki nie zgadza się z losami. Zapytaj, kto zmienił drabinkę.

## domain: qualifying

qualifying-lines = Drabinka o { $lines } liniach nie ma miejsc dla graczy z eliminacji. Wybierz 8, 16 lub 32 linie (R30).
qualifying-rounds = Eliminacje mają jedną lub dwie rundy, a nie { $rounds }. Wybierz jedną lub dwie (R30).
qualifying-wild-cards =
    Drabinka o { $lines } liniach dopuszcza najwyżej { $most ->
        [one] 1 dziką kartę
        [few] { $most } dzikie karty
        [many] { $most } dzikich kart
       *[other] { $most } dzikiej karty
    }, a nie { $given }. Przyznaj mniej dzikich kart.
qualifying-too-few =
    { $players ->
        [one] 1 gracz to
        [few] { $players } graczy to
        [many] { $players } graczy to
       *[other] { $players } gracza to
    } za mało na grę o tyle miejsc: { $places }. Wylosuj drabinkę z wolnymi losami.
qualifying-too-early = Drabinka zaczyna się w rundzie { $round }, za wcześnie na eliminacje przed nią. Wybierz mniej rund eliminacji.

## domain: draws of knock-outs and of the Final

draw-plan-twice = { $name } jest na liście dwa razy. Usuń jeden z wpisów.
draw-entropy-not-digits = „{ $text }” to nie entropia. Wpisz tylko cyfry, na przykład z kostek; odstępy oraz - , . ; : / _ między nimi się nie liczą.
draw-record-commitment = Zamrożona lista ma skrót { $found }, a nie ogłoszone zobowiązanie { $published }. Zapytaj, kto zmienił listę.
draw-record-text = Wiersz { $line } zamrożonej listy różni się od protokołu losowania. Zapytaj, kto zmienił protokół.
draw-record-plan = Zapisanej listy nie można losować. { $cause }

## domain: The Final of the year

final-game-not-due = Partia { $number } Finału w rundzie { $round }: { $block }
final-group-tied = W grupie { $group } jest remis, który mogą rozstrzygnąć tylko partie na mniejszych planszach. Najpierw wpisz kolejność tych graczy (R51).
final-plan-size = W Finale gra dziesięć lub osiem osób, a jeśli przyjechało mniej, sześć lub cztery. Finału dla { $size } nie można losować.
final-plan-nonce = Nonce „{ $nonce }” nie jest szesnastkowe. Wpisz całe bajty, na przykład 5eed.
final-plan-rests = W grupach pięcioosobowych pauzy są rozłożone na dni, w mniejszych nie. Wybierz plan pauz pasujący do grup (R54).
final-plan-long-day = W dniu { $day } nie może być trzech rund grupowych. Wybierz dzień 1 lub 2.
final-record-other-final = Protokół dotyczy Finału innej kategorii lub wielkości. Zapytaj, kto zmienił Finał.
final-record-seat = Pozycja { $position } w grupie { $group } nie zgadza się z losami. Zapytaj, kto zmienił grupy.

## domain: points of the tour

points-no-class = Sezon { $season } nie ma punktów dla klasy { $class }. Wybierz jedną z: { $known }.
season-ages-unordered = Kategorie muszą być granicami wieku w kolejności rosnącej, na przykład [12, 16, 20]. Popraw je.
season-cut-off-invalid = Dzień graniczny musi być miesiącem i dniem, na przykład [7, 31] dla 31 lipca. Popraw go.
referee-clock-later = Pozycja { $back_to } jest po liczbie rozegranych ruchów: { $moves }. Podaj wcześniejszą.
referee-clock-adjourned = Czasy przy odłożeniu partii się nie zgadzają: muszą być sprzed ostatniego ruchu i nie większe niż czasy użyte teraz.

## domain: stages

stage-source-gone = Konkurencji przed tym etapem nie ma już w wydarzeniu. Usuń etap i dodaj go ponownie.
stage-source-open = Runda { $round } konkurencji { $source } nie jest jeszcze zatwierdzona. Najpierw ją zatwierdź.
stage-no-table = Konkurencja { $source } nie ma drabinki pucharowej z rundą { $round }. Najpierw wylosuj drabinkę lub wybierz inną rundę.
stage-other-open = Pozostali będą znani, gdy zostanie uzupełniony etap { $stage }. Najpierw go uzupełnij.
stage-tie = Ostatnie miejsce premiowane grą dalej dzielą: { $names }. Wybierz z nich { $seats ->
    [one] jedną osobę
    [few] { $seats } osoby
    [many] { $seats } osób
   *[other] { $seats } osoby
}.
stage-tie-in-list = { $list ->
    [zone] Strefa
    [division] Dywizja
   *[category] Kategoria
} { $number }: ostatnie miejsce premiowane grą dalej dzielą: { $names }. Wybierz z nich { $seats ->
    [one] jedną osobę
    [few] { $seats } osoby
    [many] { $seats } osób
   *[other] { $seats } osoby
}.
stage-ties = { $ties }
stage-ties-two = { $first } { $next }
stage-not-tied = { $name } nie dzieli ostatniego miejsca premiowanego grą dalej. Wybierz tylko graczy, którzy je dzielą.
stage-taken = { $name } jest już w etapie { $stage }. Wycofaj gracza z jednego z etapów lub zmień regułę.
stage-too-few = Etap wymaga dwojga graczy, a dalej gra mniej. Wybierz inną regułę.

## formats

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
import-json-field = Wartość { $field } jest nieprawidłowa.
import-json-missing = Brakuje wartości { $field }.
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
import-problem-round-word = „{ $word }” to nie runda. Popraw to lub usuń.
import-note-unknown-element = { $count ->
    [one] Element { $name } jest nieznany; pominięto go.
    [few] { $count } elementy { $name } są nieznane; pominięto je.
    [many] { $count } elementów { $name } jest nieznanych; pominięto je.
   *[other] { $count } elementu { $name } jest nieznane; pominięto je.
}
import-note-unknown-attribute = { $count ->
    [one] Atrybut { $attribute } elementu { $element } jest nieznany; pominięto go.
    [few] { $count } atrybuty { $attribute } elementu { $element } są nieznane; pominięto je.
    [many] { $count } atrybutów { $attribute } elementu { $element } jest nieznanych; pominięto je.
   *[other] { $count } atrybutu { $attribute } elementu { $element } jest nieznane; pominięto je.
}
import-note-header-left = Pominięto wiersze nagłówka, które nie mają tu zastosowania: { $names }.
import-note-fields-of-matches = Pominięto pola meczów drużyn, które nie mają tu zastosowania: { $names }.
import-note-fields-of-teams = Pominięto pola drużyn, które nie mają tu zastosowania: { $names }.
import-note-fields-of-pairs = Pominięto pola graczy w parach, które nie mają tu zastosowania: { $names }.
import-note-games-without-match = { $count ->
    [one] Pominięto { $count } partię meczu { $key }, którego nie ma w pliku.
    [few] Pominięto { $count } partie meczu { $key }, którego nie ma w pliku.
    [many] Pominięto { $count } partii meczu { $key }, którego nie ma w pliku.
   *[other] Pominięto { $count } partii meczu { $key }, którego nie ma w pliku.
}
import-note-teams-unused = { $count ->
    [one] Pominięto { $count } drużynę, bo plik dotyczy graczy indywidualnych.
    [few] Pominięto { $count } drużyny, bo plik dotyczy graczy indywidualnych.
    [many] Pominięto { $count } drużyn, bo plik dotyczy graczy indywidualnych.
   *[other] Pominięto { $count } drużyny, bo plik dotyczy graczy indywidualnych.
}
import-note-fields-of-byes = Pominięto pola wolnych losów, które nie mają tu zastosowania: { $names }.
import-note-egd-swiss-found = Pierwsza kolumna zawiera zwycięstwa graczy, więc to system szwajcarski. Kryteria, które dają wartości z pliku: { $criteria }.
import-note-egd-mcmahon = Punkty w pliku wynikają ze stopni i partii przy barze { $bar }, dolnej granicy { $floor } i zerze { $zero }, więc to turniej McMahona. Kryteria, które dają wartości z pliku: { $criteria }.
import-note-egd-mcmahon-sums = Gracze są uporządkowani według punktów, których nie ma w pliku, ale z których liczą się jego sumy. Wynikają one ze stopni i partii przy barze { $bar }, dolnej granicy { $floor } i zerze { $zero }, więc to turniej McMahona. Kryteria, które dają wartości z pliku: { $criteria }.
import-note-egd-swiss-scores = Gracze są uporządkowani według zwycięstw, więc to system szwajcarski. Jego sumy liczą się z punktów, które wynikają ze stopni i partii przy barze { $bar }, dolnej granicy { $floor } i zerze { $zero }. Kryteria, które dają wartości z pliku: { $criteria }.
import-note-egd-zero = Plik liczy punkty od poziomu poniżej 30 kyu, a tutaj liczą się od { $zero }. Wszyscy mają tu o { $points } mniej, tak samo każdy przeciwnik w SOS. Kolejność jest taka sama.
import-note-egd-unexplained = Żadne znane tu kryterium nie daje wartości w kolumnach kryteriów, więc je pominięto. Sprawdź kryteria.
import-note-egd-headings = Kryteria, które podaje nagłówek, ale których wartości nie wynikają z tutejszych partii: { $criteria }.
import-note-egd-values = Gracze o innej wartości, niż wynika z partii, w kolumnach, których wartości poza tym zgadzają się z kryterium: { $count }. { $names }
import-note-egd-no-number = Wiersz { $line }: „{ $word }” w kolumnach kryteriów to nie liczba; pominięto to.
import-note-egd-scores = W wierszu { $line } jest więcej lub mniej wartości punktów niż w innych wierszach, więc je pominięto. Sprawdź wiersz.
import-note-egd-numbers = Przeciwników podano numerami z początku wierszy, a nie kolejnością wierszy.
import-note-egd-value = Wartości „{ $text }” pola { $key } w nagłówku nie da się odczytać w całości. Sprawdź w ustawieniach to, czego dotyczy.
import-note-egd-days = Dni „{ $text }” odczytano jako od { $start } do { $end }. Sprawdź je.
import-note-egd-time = Czas „{ $text }” odczytano jako { $minutes } min czasu podstawowego. Dalszy ciąg pominięto. Popraw czas gry.
import-note-high-handicap = Runda { $round }, wiersz { $line }: handicap { $handicap } jest większy niż 9. Przyjęto handicap 9.
import-note-egd-columns = Żadne znane tu kryterium nie daje wartości tych kolumn kryteriów, więc je pominięto: { $columns }. W ich miejscu są zwykłe kryteria. Tam, gdzie decydują te kolumny, miejsca się różnią.
import-note-egd-shifted = Gracze, których punkty startowe różnią się od punktów ich stopnia, z różnicą jako dodanymi punktami: { $count }. { $names }
import-note-places-agree = Miejsca są takie jak w pliku.
import-note-places-differ = Miejsca inne niż w pliku: { $count } z { $players }.
import-note-place-differs = { $name }: miejsce { $place } w pliku, tutaj { $here }. { $reason }
import-note-place-differs-among = { $name }: miejsce { $place } w pliku, czyli { $among } wśród graczy, którzy mają tu miejsce, a tutaj { $here }. { $reason }
import-reason-value = { $criterion } to { $there } w pliku, a tutaj { $here }.
import-reason-no-values = Plik nie ma wartości, z których wynikałaby jego kolejność.
import-reason-no-game = Gracz bez partii i bez wolnego losu nie ma tu miejsca.
import-reason-unexplained = Żadne znane tu kryterium nie daje wartości z pliku.
import-reason-others = Wartości są takie jak w pliku; inną wartość mają pozostali albo plik inaczej porządkuje równych graczy.
import-problem-not-an-aga-game = Wiersz nie jest partią. Wpisz numery białych i czarnych, W lub B dla zwycięzcy, handikap i komi.
import-problem-aga-number-twice = Numer { $number } ma też inny gracz. Popraw jeden z nich.
import-problem-aga-number = Gracza tej partii nie ma na liście graczy. Popraw numer.
import-problem-trf-number = Brakuje numeru gracza. Wpisz go w kolumnach od 5 do 8.
import-sheet-unknown = Skoroszyt nie ma arkusza „{ $sheet }” z komórkami. Ma: { $known }. Wybierz jeden z nich.
import-problem-not-csv = To nie wiersz pliku CSV. Zapisz listę ponownie jako CSV UTF-8.
import-problem-only-family-name = „{ $name }” to nazwisko bez imienia. Wpisz oba.
import-problem-only-given-name = „{ $name }” to imię bez nazwiska. Wpisz oba.
import-problem-pin = „{ $text }” to nie PIN w EGD. PIN ma osiem cyfr.
import-problem-points = „{ $text }” to nie liczba punktów SEYGO. Wpisz liczbę całkowitą.
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
import-note-aga-komi = Partie bez handicapu mają różne komi. Przyjęto komi { $komi }. Popraw je.
import-note-aga-words = Pominięto słowa po stopniach graczy, które nie mają tu zastosowania: { $words }.
import-note-aga-placeholders = Gracze, których numer oznacza brak numeru: { $count }. Tutaj nie mają numeru AGA.
import-note-aga-undecided = Partie bez wyniku: { $count }. Plik nie mówi, czy zakończyły się jigo, walkowerem czy wcale. Wpisz wyniki.
import-note-aga-game-word = Wiersz { $line }: „{ $word }” to ani handicap od 0 do 9, ani komi. Sprawdź partię.
import-note-aga-moved = Partie przeniesione do późniejszej rundy, bo jeden z graczy ma w ich rundzie inną partię: { $count }.
import-note-aga-place = Wiersz „{ $words }” z nagłówka przyjęto jako miejsce turnieju. Sprawdź to.
import-note-aga-game-of-left = Wiersz { $line }: partię pominięto, bo pominięto wiersz { $left } z jej graczem.
import-note-aga-game-left = Wiersz { $line }: partia jest pominięta. Ma tylko jednego gracza albo gracz miałby więcej niż { $last } rund.
import-note-board = Runda { $round }: stół „{ $board }” to nie numer, więc partia dostaje wolny stół.
import-note-board-size = Partie są na planszach wielkości { $size }, których wydarzenia nie mają. Tutaj użyto 19x19, a wielkość zachowano do eksportu.
import-note-board-twice = Runda { $round }, stół { $board }: ten stół mają dwie partie. Jedna z nich dostaje stół { $other }.
import-note-byoyomi-periods = OpenGotha nie zapisuje liczby okresów byo-yomi. Przyjęto jeden okres. Popraw to.
import-note-cancelled = Runda { $round }: partię odwołano. Zaimportowano ją z wynikiem „brak wyniku”.
import-note-categories = Liczba kategorii w pliku to { $categories }, ale granic jest tylko { $limits }.
import-note-class-time = Plik podaje klasę { $class }, ale nie czas gry. Przyjęto { $minutes } min, najkrótszy czas tej klasy.
import-note-class-unrated = Plik podaje klasę { $class }, ale jego czas gry jest za krótki na jakąkolwiek klasę. Partie nie liczą się do rankingu.
import-note-class-lower = Plik podaje klasę { $class }, ale jego czas gry pozwala tylko na klasę { $allowed }. Popraw czas gry.
import-note-column = Pominięto kolumnę „{ $heading }”.
import-note-breizh-groups = Plik ma system Breizh. Tutaj to turniej McMahona, w którym wszyscy zaczynają od 0 i dostają punkt za każdy z tych stopni, który osiągają: { $limits }. Punkty te dodano do punktów startowych graczy z pliku. Dodaj je ręcznie graczowi, który zgłosi się później lub którego stopień się zmieni.
import-note-late-players = Gracze, których pierwsza partia lub wolny los jest po rundzie 1: { $count }. W klasyfikacji wcześniejszych rund są na końcu, bez miejsca. OpenGotha daje im miejsce. { $names }
import-note-congress-numbers =
    { $count ->
        [one] Numer rejestracji na kongres ({ $count } gracz) nie ma tu zastosowania. Zachowano go do eksportu do Pairgoth.
        [few] Numery rejestracji na kongres ({ $count } graczy) nie mają tu zastosowania. Zachowano je do eksportu do Pairgoth.
        [many] Numery rejestracji na kongres ({ $count } graczy) nie mają tu zastosowania. Zachowano je do eksportu do Pairgoth.
       *[other] Numery rejestracji na kongres ({ $count } gracza) nie mają tu zastosowania. Zachowano je do eksportu do Pairgoth.
    }
import-note-country = { $name }: „{ $country }” to nie dwuliterowy kod kraju; pominięto go.
import-note-criterion = Kryterium klasyfikacji „{ $criterion }” jest nieznane i zostało pominięte.
import-note-criterion-score = Bez „{ $criterion }” kryteria klasyfikacji nie zaczynają się od punktów, więc w to miejsce wchodzi { $score }. Sprawdź kryteria.
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
import-note-handicap-negative = Runda { $round }, stół { $board }: handicap { $handicap } jest mniejszy niż 0. Tutaj nie przyjęto żadnego, a tamten zachowano do eksportu.
import-note-handicap-unread = Runda { $round }, stół { $board }: handicap „{ $handicap }” to nie liczba. Tutaj nie przyjęto żadnego, a tamten zachowano do eksportu.
import-note-internet = Turniej rozegrano przez internet, więc jego partie mają klasę rankingową D.
import-note-internet-address = Plik zawiera adres internetowy dyrektora, którego nie zaimportowano.
import-note-komi = Komi nie jest wielokrotnością pół punktu. Tutaj zaokrąglono je w dół, a oryginał zachowano do eksportu.
import-note-late-rounds = Wiersz { $line }: pominięto rundy po { $last }.
import-note-level = { $name }: poziom { $written } jest nieznany. Przyjęto { $rank }.
import-note-line-cleaned = Wiersz { $line }: usunięto znaki sterujące z „{ $text }”.
import-note-line-no-pin = Wiersz { $line }: „{ $text }” to nie ośmiocyfrowy PIN w EGD; pominięto go.
import-note-halves-disagree = Runda { $round }: w wierszu { $line } ({ $name }) przeciwnikiem jest { $opponent }, ale w wierszu { $other } nie jest nim { $name }. Partię pominięto.
import-note-opponent-left = Runda { $round }: partię pominięto ({ $name }, wiersz { $line }), bo pominięto wiersz { $other } z przeciwnikiem.
import-note-opponent-missing = Runda { $round }: partię pominięto ({ $name }, wiersz { $line }), bo przeciwnika nie ma w pliku.
import-note-macmahon-defaults = Plik nie ma dat, czasu gry ani komi. Przyjęto { $day }, 60 minut i 6.5. Popraw je.
import-note-macmahon-rounds-down = W tym turnieju MacMahon zaokrągla punkty w dół do całych: według nich paruje i takie pokazuje na listach, także w SOS i SOSOS. Tutaj połówki punktu się liczą.
import-note-macmahon-bye-of-two = Runda { $round }: para { $black } i { $white } jest oznaczona jako wolny los, ale podaje dwoje graczy. Przyjęto ją jako ich partię. Sprawdź to.
import-note-macmahon-scorex = ScoreX w MacMahon pomija połówki punktu za opuszczone rundy. Tutaj kolejność jest według punktów razem z nimi.
import-note-macmahon-superbar = Członkowie superbaru o poziomie poniżej górnego baru, którzy w MacMahon nie dostają za to punktu: { $names }. Tutaj też go nie mają.
import-note-macmahon-preliminary = Gracze z partiami, którzy są tylko zgłoszeni wstępnie i nie ma ich na liście MacMahon: { $names }. Tutaj mają miejsce.
import-note-macmahon-no-result = MacMahon liczy partię bez wyniku za pół punktu. Tutaj nie liczy się ona, dopóki nie wpisze się wyniku.
import-note-macmahon-rating-rank = W tym turnieju MacMahon bierze stopnie z rankingów. Użyto stopni wpisanych. Sprawdź je.
import-note-macmahon-rating-score = W tym turnieju MacMahon bierze punkty startowe z rankingów. Tutaj wynikają one ze stopni. Sprawdź je.
import-note-macmahon-zero = MacMahon liczy w tym turnieju punkty od { $level }, a tutaj liczą się od 30 kyu. Wszyscy mają tu o { $points } mniej, tak samo każdy przeciwnik w SOS. Kolejność jest taka sama.
import-note-name-twice = Wiersze { $first } i { $line }: { $name } jest na liście dwa razy.
import-note-no-criteria = Plik nie podaje kryteriów klasyfikacji. Przyjęto MMS, SOS i SOSOS.
import-note-no-headings = Lista nie ma nagłówków. Znaczenie kolumn odgadnięto z ich zawartości. Sprawdź graczy.
import-note-no-rank = { $name } nie ma stopnia. Przyjęto 30k, jak w OpenGotha.
import-note-one-time = Plik podaje jeden czas, razem podstawowy i dodatkowy. Jako czas podstawowy przyjęto { $minutes } min.
import-note-pairgoth-frozen-left = Zamrożoną klasyfikację pominięto, bo podaje osobę, której nie ma wśród graczy z pliku. Zamroź ją ponownie w Pairgoth.
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
import-note-setting-changed = Ustawienie { $setting } ma wartość „{ $value }”, której wydarzenie mieć nie może. Przyjęto najbliższą możliwą wartość lub domyślną.
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
import-note-trf-titles = Gracze, których tytuł lub numer w federacji szachowej pominięto: { $count }.
import-note-trf-unrated = Gracze bez rankingu, którzy mają tu stopień 30k: { $count }. Wpisz ich stopnie.
import-note-day-unclear = Dzień „{ $text }” można odczytać na kilka sposobów. Przyjęto { $day }. Sprawdź to.
import-note-value-left = { $name }: „{ $text }” nie jest tu znane; pominięto to.
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
export-note-withdrawn =
    { $count ->
        [one] { $count } wycofany gracz zostaje w pliku i nie gra w pozostałych rundach: { $names }.
        [few] { $count } wycofanych graczy zostaje w pliku i nie gra w pozostałych rundach: { $names }.
        [many] { $count } wycofanych graczy zostaje w pliku i nie gra w pozostałych rundach: { $names }.
       *[other] { $count } wycofanego gracza zostaje w pliku i nie gra w pozostałych rundach: { $names }.
    }
export-note-pairgoth-lost = Plik nie ma sal, godzin rozpoczęcia, lat urodzenia, numerów w cyklu, ustawień publikacji, stopni zawodowych, drabinek pucharowych ani punktów, bo Pairgoth ich nie zapisuje. Zachowaj plik wydarzenia.
export-note-pairgoth-frozen = Zamrożonej klasyfikacji z zaimportowanego pliku nie zapisano, bo wyniki lub klasyfikacja od tego czasu się zmieniły. Zamroź ją ponownie w Pairgoth.
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
export-note-trf-handicaps =
    { $count ->
        [one] Plik nie mówi, że { $count } partia ma handicap.
        [few] Plik nie mówi, że { $count } partie mają handicap.
        [many] Plik nie mówi, że { $count } partii ma handicap.
       *[other] Plik nie mówi, że { $count } partii ma handicap.
    }
export-note-trf-federation = Gracze, których kraj nie ma związku w federacji szachowej, więc zapisano ich bez niego: { $names }.
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

## The hall network

hall-title = Sala
hall-skip = Przejdź do treści
hall-menu = Strony
hall-find = Znajdź swój stół
hall-offline = Brak połączenia ze stolikiem sędziowskim. Strona może być nieaktualna.
hall-updated = Zaktualizowano
hall-language = Język
hall-your-name = Twoje nazwisko
hall-nobody = Żaden gracz o tym nazwisku nie ma stołu.
hall-colour = Kolor
hall-no-times = Harmonogram nie jest jeszcze ustalony.
hall-next-round = Następnie:
hall-minutes = min
hall-address-of-many = { $address } oznacza wiele komputerów. Wybierz adres tego komputera w jednej sieci.
hall-choose-address = Wybierz jeden adres tego komputera; sieć na sali nigdy nie nasłuchuje na wszystkich.
hall-address-refused = Sieć na sali nie może nasłuchiwać na { $address } ({ $error }). Wybierz inny adres lub port.
hall-poster-address = Adres musi należeć do działającej sieci na sali, na przykład http://192.168.0.7:8080/.
hall-no-codes = Kartki można wydrukować dla 1–{ $most } kodów, gdy powstają.
cli-hall-serving = Sieć na sali działa pod adresem { $url }. Zatrzymaj ją klawiszami Ctrl+C.
helper-title = Pomocnik
helper-code = Twój kod: sześć słów
helper-sign-in = Zaloguj
helper-needs-script = Pomocnicy potrzebują JavaScriptu.
helper-not-sent = Jeszcze nie wysłano
helper-all-sent = Wszystko wysłane.
helper-refused = Stolik sędziowski odrzucił ten wpis.
helper-desk-unavailable = Stolik sędziowski nie może teraz niczego przyjąć. Wpisy zostaną wysłane ponownie później.
helper-code-replace = Ten link ma inny kod niż ten telefon. Użyć nowego?
helper-code-refused = Ten kod już nie jest ważny. Poproś dyrektora o nowy.
helper-sign-out = Wyloguj
helper-pass = Odczyt
helper-pass-one = Pierwszy odczyt
helper-pass-two = Drugi odczyt
helper-entered = Wynik
helper-nothing = Teraz nie ma nic do zrobienia.
helper-discard = Odrzuć
helper-note = Notatka dla sędziego
helper-note-send = Wyślij notatkę
helper-arrived = Przybył(a)
helper-filter = Stół lub nazwisko
helper-jigo = Jigo
helper-lost-both = Oboje przegrali
helper-code-invalid = Ten kod nie jest ważny. Poproś dyrektora o nowy.
helper-unknown = Nie ma pomocnika o kluczu { $number }.
helper-revoked-already = Kod pomocnika { $name } jest już unieważniony.
helper-name-missing = Podaj nazwisko pomocnika.
helper-hours = Kod jest ważny od 1 do { $most } godzin.
helper-too-many = Wydarzenie ma najwyżej { $most } pomocników.
helper-room-unknown = Nie ma sali { $room }. Wybierz jedną z sal wydarzenia.
helper-room-without-results = Salę mają tylko pomocnicy, którzy wpisują wyniki. Pomiń salę.
helper-key = Numer wpisu musi mieć od 8 do 64 liter i cyfr.
helper-not-allowed = Twój kod na to nie pozwala. Zapytaj dyrektora.
follow-address = Podaj adres sieci na sali pierwszego stolika, na przykład http://192.168.0.7:8080/.
follow-not-local = Okno śledzi tylko stolik w tej samej sieci lokalnej, a { $address } jest gdzie indziej. Aby śledzić tamten, użyj drawmaster follow.
follow-code = Kod to sześć słów, tak jak pokazuje je pierwszy stolik. Sprawdź ich pisownię.
follow-no-connection = Pierwszy stolik nie odpowiada pod adresem { $address } ({ $error }).
follow-code-unreadable = Nie można odczytać kodu ({ $cause }).
follow-unproved = Odpowiedź z { $address } nie dowodzi, że pochodzi od pierwszego stolika z tym kodem. Sprawdź adres; być może ktoś odpowiada zamiast niego.
follow-refused = Pierwszy stolik odrzuca ten kod. Poproś o nowy z rolą drugiego stolika; stolik, który sam przejął turniej, nie przyjmuje starych kodów.
follow-answer = Pierwszy stolik pod adresem { $address } przysłał odpowiedź, której ten program nie rozumie. Użyj tej samej wersji na obu komputerach.
follow-copy-missing = Kopię { $path } przeniesiono lub usunięto podczas śledzenia. Przenieś ją z powrotem albo śledź do nowej kopii.
cli-follow-state = { $time }: { $file } ma wpis { $entry } z { $last } z { $address }.
cli-follow-lost = { $time }: { $reason } Ponowna próba.
cli-promoted = { $file } jest teraz plikiem turnieju. Kontynuuje historię pierwszego stolika po wpisie { $entry } ({ $head }). Nie zmieniaj już turnieju na pierwszym stoliku: jego późniejszych zmian tu nie ma, a dwóch plików nie da się połączyć.
helper-other-game = Przy stole { $board } siedzą teraz inni gracze albo jego runda nie jest ogłoszona. Stolik sędziowski ma twój wynik i zdecyduje.
helper-desk-decides = Stolik sędziowski ma twój wynik i zdecyduje. Jeśli to długo trwa, zapytaj przy stoliku.
helper-not-expected = Ten gracz nie jest już oczekiwany. Skieruj go do stolika sędziowskiego.
helper-shown-missing = Ten wpis nie mówi, kogo pokazywała strona. Wczytaj stronę ponownie i wpisz to jeszcze raz.
helper-other-person = Stolik sędziowski zmienił osobę w tym zgłoszeniu. Znajdź gracza na liście ponownie.
helper-key-used = Stolik sędziowski ma inny wpis o tym samym numerze, więc tego nie zachowano. Wpisz go ponownie.
helper-own-pass = Jeden odczyt stołu { $board } jest już od ciebie. Ten wpisze ktoś inny.
helper-no-board = Stolik sędziowski nie ma teraz takiego stołu, więc tego wyniku nie zachowano. Powiedz o tym przy stoliku.
helper-round-confirmed = Runda { $round } jest zatwierdzona, więc tego wyniku nie zachowano. Jeśli jest inny, powiedz o tym przy stoliku sędziowskim.
helper-too-many-wait = Na stolik sędziowski czekają już twoje wyniki (liczba: { $count }), więc tego nie zachowano. Powiedz o tym przy stoliku.
helper-other-result = Stół { $board } ma inny wynik przy stoliku sędziowskim. Zapytaj dyrektora.
report-title = Zgłoś wynik
report-about = Wpisz kod obok swojego koloru na karcie wyniku. Wynik liczy się, gdy przeciwnik zgłosi to samo.
report-code = Twój kod
report-next = Dalej
report-choose = Kto wygrał?
report-asked = Przeciwnik zgłosił: { $result }. Zgłoś, co wiesz.
report-waiting = Zgłoszono: { $result }. Liczy się, gdy przeciwnik zgłosi to samo. Oddaj kartę jak zwykle.
report-is-disputed = Zgłoszono różne wyniki. Idź z przeciwnikiem do organizatora.
report-is-dismissed = Zgłoszenia nie przyjęto. Idź do organizatora.
report-is-entered = Wynik jest wpisany: { $result }. Oddaj kartę jak zwykle.
report-other = Inny wynik
report-code-invalid = Ten kod teraz nie działa. Sprawdź kartę lub zapytaj organizatora.
report-result-unfit = Zgłasza się wygraną albo jigo. Wszystko inne powiedz organizatorowi.
report-sent-before = Wynik z tego miejsca już zgłoszono. O zmianę poproś organizatora.
report-desk-unavailable = Stolik sędziowski nie może teraz przyjąć twojego zgłoszenia. Spróbuj ponownie za chwilę.
report-entered = Stół { $board } ma już wynik. O zmianę poproś organizatora.
report-author = Stół { $board }, { $colour }
report-none = Żadne zgłoszenie ze stołu { $board } nie czeka.
report-disputed = Gracze przy stole { $board } zgłosili różne wyniki. Wpisz właściwy albo odrzuć zgłoszenia.
cli-report-accepted = Wpisano zgłoszony wynik stołu { $board }.
cli-report-dismissed = Odrzucono zgłoszenia ze stołu { $board }.
cli-conflict-settled = Stół { $board } rozstrzygnięty: { $result }.
cli-conflict-entered = wpisany
cli-conflict-sent = niewpisany
cli-no-conflicts = Żadne wyniki nie są sprzeczne.
conflict-none = Stół { $board } nie ma wyniku i nie czeka tam żadne zgłoszenie graczy, którzy teraz przy nim siedzą. Wpisz wynik razem z innymi wynikami rundy i odłóż na bok to, co czeka od innych graczy.
cli-no-reports = Żadne zgłoszenie nie czeka.
cli-no-report-codes = Nie ma kodów: żadna runda nie trwa albo gracze nie mogą zgłaszać wyników (event.player_reports).
cli-report-waiting = czeka
cli-report-disputed = gracze się nie zgadzają
cli-report-contradicted = wpisano inny wynik
cli-report-moved = gracze siedzą teraz gdzie indziej
cli-helper-added = Dodano: { $name }, klucz { $helper }. Kod jest pokazywany tylko teraz: { $code }
cli-helper-revoked = Kod pomocnika o kluczu { $helper } jest unieważniony.
cli-no-helpers = Nie ma pomocników.
cli-helper-valid-until = ważny do { $time }
cli-helper-expired = wygasł
cli-helper-is-revoked = unieważniony

## messages

verbatim = { $text }
language-unknown = Nie ma tekstów w języku „{ $code }”. Wybierz jeden z: { $known } albo dwa, rozdzielone przecinkiem.
language-too-many = Na arkuszu mieszczą się dwa języki. Podaj jeden lub dwa.

## messages: causes, as parts of sentences

cause-not-found = to nie istnieje
cause-permission = brak uprawnień
cause-exists = to już istnieje
cause-full = dysk jest pełny
cause-read-only = urządzenie jest tylko do odczytu
cause-folder = to folder
cause-no-folder = część ścieżki nie jest folderem
cause-not-empty = folder nie jest pusty
cause-name = nazwa jest za długa lub tu niemożliwa
cause-too-large = plik jest za duży dla tego urządzenia
cause-busy = używa tego inny program
cause-address-in-use = tego adresu i portu używa inny program
cause-address-elsewhere = ten komputer nie ma tego adresu
cause-other-device = to jest na innym urządzeniu
cause-network = sieć nie odpowiada
cause-refused = nie odpowiada tam żaden program
cause-broken = połączenie zostało przerwane
cause-pipe = program odbierający zakończył działanie
cause-interrupted = system to przerwał
cause-not-text = to nie tekst w UTF-8
cause-cut-off = dane są ucięte
cause-memory = za mało pamięci
cause-unsupported = na tym urządzeniu to niemożliwe
cause-many-files = otwarto za dużo plików
cause-links = dowiązania tworzą pętlę
cause-device-lost = urządzenie nie jest podłączone
cause-device = system zgłasza awarię
cause-json-cut-off = dane są ucięte w wierszu { $line }
cause-json-syntax = od wiersza { $line }, kolumny { $column } to nie JSON
cause-json-choice = wybierz jedno z: { $choices }
cause-json-missing = brakuje { $field }
cause-json-unknown = { $field } jest nieznane
cause-json-range = liczba jest za mała lub za duża
cause-json-number = potrzebna jest liczba całkowita
cause-json-text = potrzebny jest tekst
cause-json-truth = potrzebne jest true lub false
cause-json-list = potrzebna jest lista
cause-json-form = postać jest błędna

## print

paper-unknown = Papier „{ $name }” nie jest obsługiwany. Wybierz jeden z: { $known }.
copies-out-of-range = Liczba kopii musi wynosić od 1 do { $maximum }, a nie { $count }.
font-missing-characters = Żadna czcionka nie ma znaków: { $characters }. Zmień te teksty albo drukuj zamiast nich �: zaznacz w oknie „Zastąp brakujące znaki” lub dodaj --replace w wierszu poleceń.

## session: outputs

output-exists = { $path } już istnieje i nic nie zapisano. Wybierz inną nazwę albo zezwól na zastąpienie pliku.
output-replaces-database = { $path } to plik wydarzenia, księga cyklu lub inna baza danych, której nie wolno zastąpić. Wybierz inną nazwę.
output-beside-database = { $path } ma nazwę pliku, którego potrzebuje wydarzenie lub księga cyklu obok niego. Wybierz inną nazwę.
output-replaces-key = { $path } to klucz organizatora, którego nie wolno zastąpić. Wybierz inną nazwę.
output-unreadable = { $path } istnieje i nie można go odczytać ({ $cause }), więc nie zostanie zastąpiony. Wybierz inną nazwę.

## session: files

file-name-missing = { $path } to nie nazwa pliku. Wybierz inną.
file-not-written = Nie udało się zapisać pliku { $path } ({ $reason }). Wybierz inny folder albo zwolnij miejsce.
file-not-readable = Nie można odczytać pliku { $path } ({ $reason }). Sprawdź nazwę i folder.
file-not-regular = Nie można odczytać { $path }. To nie jest zwykły plik. Wybierz inny.
file-too-large = { $path } jest za duży jak na plik turnieju. Wybierz inny.
file-exists = { $path } już istnieje. Wybierz inną nazwę.
file-not-picked = Program nie zna tego pliku. Wybierz go ponownie.
request-invalid = Żądanie polecenia { $name } jest nieprawidłowe ({ $error }). Uruchom program ponownie.

## session: lists with wrong lines

list-line = Wiersz { $line }: { $reason }
list-lines-wrong = Problemy na liście: { $mistakes }, w { $lines ->
        [one] { $lines } wierszu
        [few] { $lines } wierszach
        [many] { $lines } wierszach
       *[other] { $lines } wiersza
    }. Popraw je i zaimportuj listę ponownie.
list-lines-more = { $count ->
    [one] Nie pokazano jeszcze { $count }.
    [few] Nie pokazano jeszcze { $count }.
    [many] Nie pokazano jeszcze { $count }.
   *[other] Nie pokazano jeszcze { $count }.
}

## session: the session

event-not-open = Żadne wydarzenie nie jest otwarte. Otwórz wydarzenie albo utwórz nowe.
competition-missing = Wydarzenie nie ma konkurencji. Utwórz nowe wydarzenie.
request-not-json = Nie można zapisać żądania w dzienniku ({ $reason }). Zgłoś ten błąd.
final-game-invalidated = Ta zmiana unieważniłaby partię Finału przy stole { $board } w rundzie { $round }. Najpierw usuń pary rundy { $round }. Jeśli jej partie już się zaczęły, popraw wynik, od którego zależy, i unieważnij późniejsze partie.
copy-failed = Nie udało się zrobić kopii w folderze { $folder }. { $reason } Sprawdź folder i wolne miejsce.
copy-folder-failed = Nie można utworzyć folderu ({ $reason }).

## session: fields

date-unknown = „{ $text }” to nie data. Wpisz ją jako 2026-11-20.
rating-unknown = „{ $text }” to nie ranking. Wpisz liczbę całkowitą od -900 do 3500.
pin-unknown = „{ $text }” to nie PIN w EGD. Ma on osiem cyfr.
register-number-unknown = „{ $text }” to nie numer licencji ani członkostwa. Wpisz do dziesięciu cyfr albo zostaw pole puste.
licence-status-unknown = „{ $text }” to nie stan licencji. Wpisz literę lub kreskę albo zostaw pole puste.
birth-unknown = „{ $text }” to nie rok urodzenia. Wpisz go jako { $example }.
missed-round-unknown = Nie ma rundy { $round }. Rundy mają numery od 1 do { $last }.
fixed-board-out-of-range = { $board } to nie stół. Wpisz numer od 1 do 9999 albo nic.

## session: season rules

season-unknown = Sezon „{ $name }” jest nieznany. Wybierz jeden z: { $known }.
season-misnamed = Wbudowany sezon „{ $name }” ma w swoim pliku inną nazwę.
season-file-wrong = W { $path }: { $reason }

## session: the organiser's key

key-damaged = { $file } nie jest już prawidłowym kluczem. Przywróć go z kopii albo przenieś, aby utworzyć nowy klucz.
key-readable-by-others = Inni użytkownicy tego komputera mogą odczytać klucz { $file }. Zezwól na odczyt tylko sobie (chmod 600) i spróbuj ponownie.
key-unusable = Nie można użyć klucza { $file } ({ $reason }). Sprawdź folder i jego uprawnienia.
key-not-regular = Plik klucza { $file } to nie jest zwykły plik. Przenieś go i przywróć swój plik klucza albo pozwól programowi utworzyć nowy klucz.
key-no-folder = Nie ma folderu na twój klucz. Ustaw folder w DRAWMASTER_DATA.

## session: printers

printer-no-service = Ten komputer nie ma usługi drukowania (programu lp). Zapisz PDF i wydrukuj go z programu do PDF.
printer-none = Na tym komputerze nie ma drukarki. Zainstaluj ją w ustawieniach systemu albo zapisz PDF.
printer-refused = Drukarka { $printer } nie przyjęła arkusza: { $reason }.
printer-refused-hint = Sprawdź jej nazwę i czy jest włączona, albo zapisz PDF.
printer-service-failed = Nie można użyć usługi drukowania ({ $reason }). Zapisz PDF i wydrukuj go z programu do PDF.

## store

store-missing = Nie ma pliku { $path }. Sprawdź nazwę albo utwórz nowe wydarzenie.
store-exists = { $path } już istnieje. Wybierz inną nazwę albo otwórz istniejący plik.
store-leftover-journal = { $path } to pozostałość po usuniętym pliku. Przenieś ją w inne miejsce albo wybierz dla nowego pliku inną nazwę.
store-not-an-event-file = { $path } to nie plik wydarzenia. Wybierz plik .drawmaster albo zaimportuj ten plik.
store-not-a-tour-book = { $path } to nie księga cyklu. Wybierz plik .tourbook albo utwórz go przez `tour new`.
store-not-a-rating-list = { $path } to nie lista rankingowa tego programu. Zaimportuj listę rankingową ponownie.
store-newer = { $path } ma format { $found }, a ten program czyta formaty do { $known }. Otwórz go w nowszej wersji.
store-damaged = { $path } jest uszkodzony. { $detail } Zamiast niego otwórz jego najnowszą kopię.
store-in-use = { $path } jest otwarty w innym oknie lub programie. Najpierw go tam zamknij. Jeśli jest na dysku sieciowym, skopiuj go na ten komputer.
store-follows = { $path } to kopia drugiego stolika i nie można jej zmieniać, dopóki śledzi. Jeśli pierwszy stolik zawiódł, przejmij na stronie startowej, pod „Śledź jako drugi stolik”, albo uruchom drawmaster promote z tym plikiem.
store-does-not-follow = { $path } to samodzielny plik turnieju, a nie kopia drugiego stolika.
store-entry-does-not-follow = Wpis { $entry } z pierwszego stolika nie wynika z historii tej kopii. Nie został przyjęty. Jeśli pierwszy stolik pracuje teraz na innym pliku, śledź go w nowej kopii.
store-open-elsewhere = { $path } jest otwarty na komputerze { $computer } (proces { $process }). Najpierw go tam zamknij. Jeśli już nie jest tam otwarty, usuń { $owner } i spróbuj ponownie.
store-changed-elsewhere = Inny program zmienił otwarty plik { $path }, więc tej zmiany nie zapisano. Zapisz kopię pod inną nazwą, potem otwórz plik ponownie i porównaj.
store-name-too-long = Nazwa pliku { $path } jest za długa. Wybierz nazwę do { $most } bajtów.
file-name-device = { $path } to w systemie Windows nazwa urządzenia i pliku nie dałoby się tam otworzyć. Wybierz inną nazwę.
store-side-file = { $path } to nie plik tego programu, ale ma nazwę pliku, który program zapisuje obok wydarzenia. Przenieś go w inne miejsce lub zmień jego nazwę i spróbuj ponownie.
store-foreign-log = { $path } to dziennik zmian innego programu, który zostałby wpisany do wydarzenia, a ono nigdy takiego nie ma. Przenieś go w inne miejsce i spróbuj ponownie.
store-no-locks = { $path } jest w miejscu, które nie obsługuje blokad plików, na przykład na dysku sieciowym. Skopiuj go na ten komputer i otwórz kopię.
store-read-only = { $path } jest tylko do odczytu. Zezwól na zapis albo otwórz jego kopię.
store-inaccessible = Brak dostępu do { $path } ({ $reason }). Sprawdź folder i uprawnienia.
store-moved = { $path } przeniesiono lub usunięto, gdy był otwarty. Przenieś go z powrotem albo zapisz kopię pod inną nazwą.
store-migration-failed = Nie udało się przekształcić { $path } do obecnego formatu. { $detail } Plik się nie zmienił. Otwórz go w wersji, która go utworzyła.
store-journal-broken = Historia tego pliku jest uszkodzona. { $found } Zamiast niego otwórz najnowszą kopię.
store-disk-full = Dysk jest pełny, więc zmiany nie zapisano. Zwolnij miejsce i spróbuj ponownie.
store-cause-disk-full = Dysk jest pełny.
store-cause-write = Zapis się nie udał.
store-cause-constraint = Wiersze są sprzeczne z innymi danymi w pliku.
store-cause-inaccessible = nie można otworzyć lub odczytać pliku albo jego folderu
store-write-failed = Zmiany nie zapisano, bo zapis się nie udał. Sprawdź urządzenie i spróbuj ponownie.
store-saved-on-failing-device = Zmianę zapisano, ale potem urządzenie zawiodło. { $reason } Sprawdź urządzenie i zapisz kopię w innym miejscu.
store-change-uncertain = Urządzenie zawiodło. { $reason } Nie wiadomo, czy zmianę zapisano. Otwórz plik ponownie, aby to sprawdzić.
store-constraint = Zmiany nie zapisano, bo jest sprzeczna z innymi danymi w pliku. Wczytaj wydarzenie ponownie i spróbuj jeszcze raz.
store-opened-for-reading = Wydarzenie jest otwarte tylko do odczytu. Aby je zmieniać, otwórz je do zapisu.
store-no-event = Plik nie zawiera wydarzenia. Utwórz je albo zaimportuj z innego pliku.
undo-takeover = Kopia drugiego stolika przejęła tu turniej i tego nie można cofnąć. Zamiast tego popraw to, co było wcześniej.
store-nothing-to-undo = Nie ma czego cofnąć. Wydarzenie jest w stanie początkowym.
store-nothing-to-redo = Nie ma czego ponowić. Od ostatniej zmiany niczego nie cofnięto.
store-rows-differ = Wiersz { $key } tabeli { $table } różni się od dziennika. Zanim coś cofniesz lub ponowisz, sprawdź plik.
store-unreadable = Wartość kolumny { $column } w tabeli { $table } jest nieprawidłowa. Sprawdź plik albo otwórz jego kopię.
store-out-of-range = Wartość { $value } kolumny { $column } w tabeli { $table } jest poza zakresem. Popraw ją albo otwórz kopię pliku.
store-found-size = Plik ma { $megabytes } MB, więcej niż potrzebuje jakiekolwiek wydarzenie.
store-found-length = Długość pliku w bajtach to { $bytes } zamiast { $expected }.
store-found-format-number = Numer formatu pliku to { $number }.
store-found-object = Schemat obiektu { $kind } { $name } różni się od tego formatu.
store-found-wal = Inny program zmienił tryb zapisu pliku.
store-found-structure = Struktura pliku jest uszkodzona.
store-found-values = W tabeli { $table } jest niedozwolona wartość.
store-found-foreign-key = Wiersz tabeli { $child } odwołuje się do brakującego wiersza tabeli { $parent }.
store-found-chain = Wpis dziennika { $entry } nie wynika z poprzedniego.
store-found-print-history = Zmieniono historię druku arkusza { $sheet }. Wydrukuj ten arkusz ponownie.
store-found-state = Wiersze nie mają stanu, który zapisał ostatni wpis dziennika.
store-found-row = Wiersz { $key } tabeli { $table } nie zgadza się z dziennikiem.
store-found-row-before = Wpis dziennika { $entry }: wiersz { $key } tabeli { $table } miał wcześniej inną wartość.
store-doubt-journal = Po wpisie { $entry } dziennikowi nie można ufać. { $reason }
store-doubt-contradiction = Wiersze zapisane po wpisie dziennika { $entry } pominięto, bo są ze sobą sprzeczne. { $reason }
store-doubt-table-schema = Schemat tabeli { $table } różni się od tego formatu. Tabelę pominięto.
store-doubt-row = Wiersz { $key } tabeli { $table } odzyskano, ale dziennik nie potwierdza jego obecnej wartości.
store-doubt-row-left-out = Wiersz { $key } tabeli { $table } pominięto. { $reason }
store-doubt-table-end = Tabeli { $table } nie udało się odczytać do końca.
store-doubt-row-deleted = Wiersz { $key } tabeli { $table } usunięto po ostatnim wiarygodnym wpisie dziennika.

## tour: bundles

tourbook-bundle-like = { $event } wygląda jak { $twin }, które jest już w księdze cyklu pod innym numerem: te same dni oraz wspólne partie lub gracze. Po dodaniu jego punkty liczyłyby się dwa razy. Jeśli to różne wydarzenia, przyjmij to.
tourbook-bundle-differs = { $event } jest już w księdze cyklu, a ten pakiet się różni. Sprawdź różnice, a potem je przyjmij.
tourbook-bundle-key-unknown = Pakiet podpisano kluczem, którego cykl nie zna. Poproś organizatora o klucz i najpierw go dodaj.
tourbook-bundle-key = Klucz: { $key }
tourbook-bundle-key-revoked = Pakiet podpisano kluczem, którego właścicielem jest { $holder } i który unieważniono { $day }. Poproś o pakiet podpisany nowym kluczem.
tourbook-bundle-older = Pakiet { $sequence } wydarzenia { $event } jest starszy niż pakiet { $newest } w księdze cyklu. Poproś organizatora o najnowszy pakiet.
tourbook-bundle-fork = Pakiet { $sequence } wydarzenia { $event } nie jest dalszym ciągiem pakietu { $newest } w księdze cyklu: wydarzenie ma dwie różne historie. Zapytaj organizatora, która jest właściwa.
tourbook-bundle-gap = Pakiet { $sequence } wydarzenia { $event } jest za daleko od pakietu { $newest } w księdze cyklu: pomiędzy może brakować najwyżej { $most }. Poproś organizatora o pakiety pośrednie.
tourbook-bundle-other-signer = Wydarzenie { $event } dotąd podpisuje { $holder }, a ten pakiet { $organiser }. Zapytaj obie strony; jeśli wydarzenie przekazano, dodaj pakiet z tą decyzją.
tourbook-difference-signer = Podpis: { $new } zamiast { $old }.
tourbook-handed-over = Teraz to wydarzenie podpisuje { $organiser }; przekazuje je { $old }.
tourbook-difference-gap = { $count ->
        [one] Po pakiecie { $newest } brakuje jednego pakietu.
        [few] Po pakiecie { $newest } brakuje { $count } pakietów.
        [many] Po pakiecie { $newest } brakuje { $count } pakietów.
       *[other] Po pakiecie { $newest } brakuje { $count } pakietu.
    }
tourbook-difference-date = Ma datę { $new }, wcześniejszą niż pakiet w księdze cyklu, który ma datę { $old }. Zegar chodził źle albo ktoś wybrał datę.
tourbook-difference-other-days = Pakiet dotyczy dni od { $start } do { $end }, a { $old } w księdze cyklu – dni od { $old_start } do { $old_end }. Jeśli go przyjmiesz, { $old } i jego punkty znikną z księgi cyklu. To właściwe dla przełożonego wydarzenia; jeśli to inne wydarzenie, poproś organizatora, aby utworzył je w nowym pliku.
tourbook-difference-event = Zmieniły się nazwa, dni, miejsce, mistrzostwa lub współczynnik wydarzenia.
tourbook-difference-table = Zmieniła się tabela punktów.
tourbook-difference-player-gone = W wydarzeniu nie ma już gracza: { $player }.
tourbook-difference-player-new = W wydarzeniu jest nowy gracz: { $player }.
tourbook-difference-player-data = Zmieniły się dane osobowe gracza: { $player }.
tourbook-difference-games = { $count ->
        [one] Zmieniła się jedna partia.
        [few] Zmieniły się { $count } partie.
        [many] Zmieniło się { $count } partii.
       *[other] Zmieniło się { $count } partii.
    }
tourbook-difference-points = { $player }: punkty { $new } zamiast { $old }.
tourbook-difference-finals = Zmieniły się grupy, miejsca lub losowanie Finału.
tourbook-difference-ladders = Zmieniły się partie dogrywek, eliminacje lub różowe kartki.
tourbook-difference-other = Zmieniły się wolne losy, drabinki pucharowe lub miejsca.
tourbook-consequence = { $player } ma teraz { $new } zamiast { $old }.
tourbook-sp = SP{ $category } { $sp }
tourbook-sp-none = bez SP
tourbook-edition-unreadable = Nie można odczytać zapisanego pakietu wydarzenia { $event } ({ $error }). Dodaj pakiet wydarzenia ponownie.

## tour: keys

tourbook-key-no-holder = Klucz nie ma właściciela. Wpisz nazwę organizatora.
tourbook-key-known = Klucz, którego właścicielem jest { $holder }, jest już w księdze cyklu.
tourbook-key-was-revoked = Klucz, którego właścicielem jest { $holder }, unieważniono i nie można go znów dodać. Poproś o nowy klucz.
tourbook-key-missing = Księga cyklu nie ma tego klucza. Sprawdź listę kluczy.
tourbook-key-revoked = Klucz, którego właścicielem jest { $holder }, jest już unieważniony.

## tour: players, championships and the book

tourbook-unnamed = Cykl nie ma nazwy. Wpisz ją.
tourbook-championship-unnamed = Mistrzostwa nie mają nazwy. Wpisz ją.
tourbook-championship-unknown = Nie ma mistrzostw „{ $name }”. Wybierz je z listy wydarzeń.
tourbook-player-unknown = „{ $name }” nie występuje w cyklu. Poszukaj na liście graczy.
tourbook-player-ambiguous = { $name }: tylu graczy tak się nazywa: { $count }. Wpisz numer z listy graczy.
tourbook-confirm-year = Nie można potwierdzić roku { $year }. Wybierz rok od 2000 do { $last }.
tourbook-merge-same = Gracza { $player } nie można połączyć z nim samym. Podaj dwoje graczy.
tourbook-separate-same = To ten sam gracz, { $player }. Podaj dwoje graczy.
tourbook-separate-already = { $one } i { $other } są już zapisani jako różne osoby.
tourbook-no-category = { $date } nikt nie ma punktów w kategorii { $category }. Wybierz inną kategorię lub datę.
tourbook-no-gain = { $player } nie ma punktów zdobytych do { $date }.
tourbook-no-year = W kalendarzu nie ma roku { $year }. Wybierz inny rok.

## tour: sheets and pages

tourbook-empty = Księga cyklu nie ma wydarzeń. Najpierw dodaj pakiety.
tourbook-no-points = W roku { $year } nikt nie ma punktów, więc nie ma czego drukować.
tourbook-no-sheet = Cykl nie ma arkusza „{ $name }”. Wybierz jeden z: { $known }.
tourbook-pages-changed = W folderze { $folder } są pliki, których program nie zapisał lub które od tego czasu zmieniono: { $files }. Przenieś je w inne miejsce albo wybierz pusty folder.
tourbook-pages-other-files = W folderze { $folder } są inne pliki niż strony cyklu. Wybierz pusty folder.
