# Teksty modułu `cli` (wiersz poleceń). Szkic tłumaczenia, którego nie sprawdził jeszcze nikt, dla kogo polski jest językiem ojczystym.
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
cli-team-board = stół { $board }
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
cli-step-draw = wylosuj puchar przed rundą { $round }
cli-step-pair = sparuj rundę { $round }
cli-step-release = ogłoś rundę { $round }
cli-step-results = wpisz wyniki rundy { $round }: { $agreed } z { $games }
cli-step-disagreement = usuń niezgodność w rundzie { $round }
cli-step-conflicts = rozstrzygnij sprzeczne wyniki w rundzie { $round }
cli-step-confirm = zatwierdź rundę { $round }
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
cli-one-language = Wiersz poleceń używa jednego języka. Podaj jeden kod, na przykład pl.
cli-clock = DRAWMASTER_NOW to „{ $text }”, a to nie jest czas lokalny. Wpisz go jako 2026-08-14T09:00:00 albo usuń tę zmienną.

cli-demo-written = Pliki w { $folder }:

cli-tour-created = Utworzono { $file } dla cyklu { $name }.
cli-tour-undone = Cofnięto: { $operation }.
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
cli-tour-printed = Zapisano { $file }, bajty: { $bytes }.

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
cli-entry-withdrawn = Wycofano: { $name }.
cli-entry-registered = Zarejestrowano: { $name }.
cli-entry-unknown = Nie ma zgłoszenia { $number }. Zobacz `drawmaster entries`.
cli-entry-gone = Po zmianie zgłoszenie { $id } już nie istnieje.
cli-entry-sleeps = Gracz opuszcza rundę w górnej grupie, co zniekształca jej parowanie. Aby obniżyć jego punkty startowe o jeden lub dwa, użyj `drawmaster entry lower EVENT { $number } --by 1`.
cli-card-standing = Po rundzie { $round }: miejsce { $place }, { $values }
cli-card-bye = wolny los
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
cli-checklist-double = Może to jedna osoba: { $first } i { $second }.
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

cli-black = czarne
cli-white = białe
cli-referee-clock = Ustaw zegary na czas zużyty: czarne { $black } min, białe { $white } min.
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
cli-audit-log-round = runda { $round }
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
cli-statistics-round = runda
cli-statistics-games = partie
cli-statistics-black = czarne
cli-statistics-white = białe
cli-statistics-jigo = jigo
cli-statistics-other = inne
cli-statistics-open = otwarte
cli-statistics-floats = przesunięcia
cli-statistics-knockout = puchar
cli-statistics-handicap = handicap
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
cli-head-paired = Sparow.
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
cli-bye-moved = Przeniesiono wolny los.
cli-changed-as-good = { $done } Stół { $board }; runda jest tak dobra jak najlepsze parowanie.
cli-changed-dearer = { $done } Stół { $board }; runda kosztuje więcej niż najlepsze parowanie: { $cost }.
cli-moves-bye = wolny los
cli-moves-good = dobrze
cli-moves-worse = gorzej
cli-moves-breaks = wymaga zgody
cli-moves-impossible = niemożliwe
cli-why-not-best = Najlepsze parowanie nie zawiera tej pary.
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
cli-result-one-pass = Stół { $board }: wpisano jeden przebieg.
cli-result-nothing-affected = Stół { $board }: od jego wyniku nie zależy żadna późniejsza partia pucharowa.
cli-result-affected = Dotyczy: { $game }
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
cli-box-bye = wolny los
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
cli-final-board = stół { $board }
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
cli-output-failed = Polecenie wykonano, ale nie udało się zapisać odpowiedzi ({ $error }). Zwolnij miejsce, a potem sprawdź wynik.
cli-fault = Program ma błąd i się zatrzymał. Żadna zmiana nie jest zapisana połowicznie. Powtórz polecenie z --verbose i zgłoś, co wypisze.
cli-detail = Szczegóły: { $detail }
cli-overwrite = --overwrite zastępuje istniejące pliki.
cli-confirm = Aby potwierdzić, powtórz polecenie z --yes.

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
cli-stage-after = po: { $name }
cli-stage-ready = gotowy do uzupełnienia
cli-head-stage = Etap
