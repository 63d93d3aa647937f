# Teksty modułu `app`. Szkic tłumaczenia, którego nie sprawdził jeszcze nikt, dla kogo polski jest językiem ojczystym.
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
self-pairing-other-system = W konkurencji { $name } paruje się rundy. Pojedyncze partie dodaje się tylko przy wolnym doborze par.
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

copies-no-folder = Na tym komputerze nie ma folderu na pliki programu. Ustaw folder w DRAWMASTER_DATA.
copies-not-a-folder = { $path } to nie folder. Wybierz folder na innym urządzeniu.
copies-folder-unusable = Nie można użyć folderu { $path } ({ $cause }). Wybierz inny folder.
copies-folder-unreadable = Nie można odczytać folderu ({ $cause }).
copies-unknown = Nie ma kopii { $name }. Wybierz kopię z listy.
copies-choose-damaged = Nie wybrano pliku. Wybierz uszkodzony plik.

word-unknown = „{ $text }” jest nieznane. Wybierz jedno z: { $known }.
colour-unknown = „{ $text }” to nie kolor. Wpisz black lub white.
profile-unknown = „{ $text }” to nie model parowania. Wybierz seygo, opengotha lub literal.
round-unknown = Nie ma rundy { $round }. Rundy mają numery od 1 do { $last }.
round-not-paired = Runda { $round } nie jest sparowana. Najpierw ją sparuj.
round-board-unknown = W rundzie { $round } nie ma stołu { $board }. Jej stoły mają numery od 1 do { $last }.
round-register-open = Zapisy są jeszcze otwarte. Zamknij je przed sparowaniem pierwszej rundy.
round-register-open-hint = Zamknięcie zapisów nadaje graczom numery.
round-all-paired = { $rounds ->
    [one] Jedyna runda jest już sparowana.
    [few] Wszystkie { $rounds } rundy są sparowane.
    [many] Wszystkie rundy ({ $rounds }) są sparowane.
   *[other] Wszystkie rundy ({ $rounds }) są sparowane.
}
round-not-next = Runda { $round } nie jest następna. Sparuj rundę { $next }.
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
round-players-left = { $count ->
    [one] { $names } nie ma
    [few] { $names } nie mają
    [many] { $names } nie mają
   *[other] { $names } nie mają
} w rundzie { $round } ani partii, ani wolnego losu.
round-players-left-hint = Sparuj ich, daj wolny los albo potwierdź, że runda jest ogłaszana bez nich.
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

pairing-consent-rematch = { $black } i { $white } już ze sobą grali, w rundzie { $round }. Potwierdź, że mogą zagrać znowu, albo wybierz innych graczy.
pairing-families-meet = Nie da się rozdzielić tych graczy z jednej rodziny: { $pairs }. Potwierdź, że mogą zagrać ze sobą, albo sparuj ich ręcznie z innymi graczami.
pairing-consent-family = { $black } i { $white } są z jednej rodziny. Potwierdź, że mogą zagrać ze sobą, albo wybierz innych graczy.
pairing-entry-unknown = Nie ma zgłoszenia { $entry }. Znajdź je na liście zawodników.
pairing-player-absent = { $name } nie gra w rundzie { $round }. Najpierw zmień opuszczane rundy.
pairing-games-fixed = { $name } nie ma partii w rundzie { $round }: w tej konkurencji system ustala wszystkie partie. Cofnij parowanie i sparuj rundę ponownie.
pairing-player-in-final = { $name } nie ma pary w rundzie { $round }, bo runda należy do Finału.
pairing-player-busy = { $name } gra już przy stole { $board }. Najpierw rozłącz tę parę.
pairing-no-bye = W rundzie { $round } nikt nie ma wolnego losu.
pairing-bye-without-game = Gracz nie ma partii w rundzie { $round }. Wybierz gracza, który ma partię.
pairing-same-player = Nikt nie może grać ze sobą. Wybierz dwoje graczy.
pairing-two-without-board = Tych dwoje graczy nie dostało stołu.
pairing-handicap-too-large = Za dużo kamieni handicapu: { $stones }. Wybierz od 0 do 9.
pairing-swap-same-board = Oba miejsca są przy tym samym stole. Zamiast tego zamień kolory.
pairing-colours-handicap = Stół { $board } to partia z handicapem, w której czarne ma słabszy gracz.
pairing-round-confirmed = Runda { $round } jest zatwierdzona. Nie można już w niej parować graczy.
pairing-number-unknown = Nie ma gracza { $number }. Znajdź numer na liście zawodników.
pairing-chosen-busy = { $name } ma już stół w rundzie { $round }. Pomiń { $number }.
pairing-nobody-chosen = Do tego wyboru nie pasuje żaden gracz bez stołu w rundzie { $round }.
pairing-score-invalid = „{ $text }” to nie liczba punktów. Wpisz ją jako 21 lub 21.5.

cost-difference = { $reason } { $by }
cost-of-pair = { $reason }: { $cost }

report-reason-manual = Parę ustalono ręcznie. Najlepsze parowanie jej nie zawiera.
report-reason-necessary = Bez tej pary nie da się sparować rundy.
report-reason-equal = Bez tej pary runda kosztowałaby tyle samo.
report-reason-better = Bez tej pary runda kosztowałaby więcej: { $changes }.
report-reason-table = O tym, kto tu gra, decyduje puchar.
report-reason-large = Przy tylu uwagach raport nie podaje powodów. Wyjaśnij stół, aby zobaczyć jego powód.
report-reason-unknown = Powodu nie da się już obliczyć. { $cause }

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
correction-kept = { $name } zostaje w drabince. Wynik liczy się tylko w Open.
correction-game-played = Runda { $round }, stół { $board }: { $black } i { $white }, wynik { $result }.
correction-game-open = Runda { $round }, stół { $board }: { $black } i { $white }, jeszcze nierozegrana.
correction-seat = Runda { $round }, stół { $board }: gra { $joins }, nie gra { $leaves }.
correction-ordinary = Runda { $round }, stół { $board }: partia staje się zwykłą partią Open.
correction-unpaired = Runda { $round }, stół { $board }: stół znika, bo trzeba na nowo ustalić jego graczy.
correction-bye = { $name } ma wolny los w rundzie { $round }.
correction-without-game = { $name } nie ma partii w rundzie { $round }. Sparuj ręcznie.
correction-later-game-played = Poprawki nie można przenieść dalej, bo stół { $board } w rundzie { $round } ma już wynik. Zostaw graczy, którzy awansowali, albo unieważnij późniejsze partie.
correction-player-busy = Poprawki nie można przenieść dalej, bo gracz, który teraz awansuje, grał już przy stole { $board } w rundzie { $round }. Zostaw graczy, którzy awansowali, albo unieważnij późniejsze partie.
correction-table-begun = KO{ $category } wylosowano z tym wynikiem i już się zaczęło. Zostaw jego graczy.
correction-table-drawn = KO{ $category } wylosowano z tym wynikiem. Przenieś poprawkę dalej, zostaw graczy albo losuj drabinkę ponownie.
correction-box = KO{ $category }: pole zajmuje { $joins }, opuszcza je { $leaves }.
correction-box-empty = KO{ $category }: pole opuszcza { $leaves } i staje się puste.

ladder-none = Stół { $board } to nie partia pucharowa ani eliminacyjna zakończona jigo, więc nie ma dogrywki.
ladder-decided = Dogrywka przy stole { $board } jest rozstrzygnięta. Najpierw cofnij jej ostatnią partię.
ladder-not-started = Dogrywka przy stole { $board } się nie zaczęła. Podaj, kiedy uznano jigo.
ladder-games-entered = Wpisano partie dogrywki przy stole { $board }. Najpierw je cofnij.
ladder-time-invalid = „{ $text }” to nie godzina. Wpisz ją jako 14:05 albo z dniem jako 2026-11-20T14:05.
ladder-boards-have-times = Partie na mniejszych planszach mają stały czas. Nie podawaj pozostałego czasu.
ladder-new-game-needs-times = Nową partię gra się w pozostałym czasie. Podaj czas czarnych i białych.
ladder-new-game-decides = Tę dogrywkę rozstrzyga nowa partia. Wpisz jej wynik bez wielkości planszy.
ladder-other-game-next = Następna partia tej dogrywki jest na planszy { $next } × { $next }, a nie { $lines } × { $lines }.

standings-round-not-paired = Runda { $round } nie jest sparowana. Klasyfikacja sięga do rundy { $newest }.

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
}; { $cost }.
check-paired-in-parts = { $place }: rundę sparowano w częściach; { $cost }.
check-cost-best = runda jest tak dobra jak najlepsze parowanie
check-cost-above-best = runda kosztuje więcej niż najlepsze parowanie: { $changes }
check-cost-unknown = kosztu nie da się już obliczyć
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

simulation-players = Liczba graczy musi wynosić od 2 do 10000, a nie { $players }.
simulation-day = Pierwszy dzień symulowanego wydarzenia nie istnieje.
simulation-player-unknown = Gracz symulowanej partii nie jest zgłoszony.
simulation-ladder-black = Runda { $round }: przy stole { $board } było jigo. Dogrywkę wygrały czarne.
simulation-ladder-white = Runda { $round }: przy stole { $board } było jigo. Dogrywkę wygrały białe.

entry-change-without-reason = Zapisy są zamknięte: zmiana danych gracza { $name } wymaga powodu. Podaj go albo wpisz różową kartkę.
entry-sp-unknown = „{ $text }” to nie liczba punktów SEYGO. Wpisz liczbę całkowitą albo zostaw pole puste.
entry-no-family-name = Zgłoszenie wymaga nazwiska.
entry-twice = { $name } jest już na liście. Zmień tamto zgłoszenie, zamiast dodawać nowe.
entry-unknown = Nie ma zgłoszenia { $id }. Znajdź je na liście zawodników.
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

slip-register-open = Zapisy są jeszcze otwarte. Zmień samo zgłoszenie.
slip-empty = Kartka o nic nie prosi. Podaj, co zmienić.
slip-no-family-name = Nazwisko nie może być puste.
slip-late-incomplete = Późne zgłoszenie wymaga nazwiska i stopnia.
slip-late-leaves = Późne zgłoszenie nie może odejść. Podaj gracza, który odchodzi.
slip-no-reason = Odrzucenie wymaga powodu do spisu kartek.
slip-unknown = Nie ma kartki { $number }. Znajdź ją na liście kartek.
slip-already-applied = Kartkę { $number } wprowadzono { $time }. Na inną zmianę dodaj nową kartkę.
slip-already-refused = Kartkę { $number } odrzucono { $time }. Na inną zmianę dodaj nową kartkę.
slip-round-paired = Runda { $round } jest już sparowana, więc nikt nie może do niej dojść ani z niej odejść. Odrzuć kartkę albo najpierw usuń pary rundy.

event-no-name = Wydarzenie wymaga nazwy.
competition-day-outside = { $day } nie jest dniem wydarzenia (od { $first } do { $last }). Zmień go albo dni wydarzenia.
event-ends-before-start = Ostatni dzień jest przed pierwszym. Zmień jeden z nich.
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

setting-unknown = Nie ma ustawienia { $path }. Jego ścieżkę znajdziesz na liście ustawień.
setting-unfit = Wartość { $value } nie pasuje do { $path } ({ $reason }). Postać wartości znajdziesz na liście ustawień.
setting-unfit-own = Wartość { $value } nie pasuje do { $path }. { $reason }
settings-not-json = Nie można zapisać ustawień ({ $reason }). Zgłoś ten błąd.
competition-gone = Wydarzenie nie ma już swojej konkurencji.
competition-key-fixed = Klucza konkurencji nie można zmienić.
room-incomplete = Sala „{ $name }” wymaga nazwy i numerów stołów od 1 wzwyż. Popraw ją.
rooms-overlap = Sale { $first } i { $second } mają tę samą nazwę lub wspólny stół. Daj każdej jej własne.
competition-room-unknown = Wydarzenie nie ma sali { $name }. Najpierw dodaj ją w event.halls.
tie-breaks-empty = Klasyfikacja wymaga co najmniej jednego kryterium, na przykład MMS.
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
stage-changed = Klasyfikacja przed etapem { $name } od tego czasu się zmieniła i teraz grałyby dalej inne osoby. Cofnij uzupełnienie albo zmień zgłoszenia.
competition-has-stages = Etap { $stage } bierze graczy z konkurencji { $name }. Najpierw usuń etap { $stage }.

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
