# Teksty okna programu po polsku. Szkic tłumaczenia, którego nie sprawdził jeszcze nikt, dla kogo polski jest językiem ojczystym.
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
committee-too-few = { $left ->
    [0] Ta sprawa dotyczy wszystkich członków i zastępców albo ich nie ma: komisja potrzebuje { $seats } osób. Dodaj zastępcę.
    [one] Została tylko jedna osoba, której ta sprawa nie dotyczy: komisja potrzebuje { $seats } osób. Dodaj zastępcę.
    [few] Zostały tylko { $left } osoby, których ta sprawa nie dotyczy: komisja potrzebuje { $seats } osób. Dodaj zastępcę.
    [many] Zostało tylko { $left } osób, których ta sprawa nie dotyczy: komisja potrzebuje { $seats } osób. Dodaj zastępcę.
   *[other] Zostało tylko { $left } osoby, których ta sprawa nie dotyczy: komisja potrzebuje { $seats } osób. Dodaj zastępcę.
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
cli-guide-agreed = Gracze się zgodzili; to jest ostateczne.
cli-guide-clock = Na nowym zegarze zostaje { $corrected }. { $flag }
cli-guide-clocks = Zegary pokazują czas zużyty: czarne { $black }, białe { $white }.
cli-guide-committee = Nie uzgodniono żadnej propozycji: decyduje komisja odwoławcza (8g.6).
cli-guide-proposal = Propozycja { $number }: czarne { $black }, białe { $white }
cli-guide-proposed = Ostatnia propozycja czeka na odpowiedzi.
cli-guide-start = Decydują przepisy (8a): { $ruling }
cli-no-cases = Nie ma takich spraw.
cli-no-officials = Nie ma osób funkcyjnych.
cli-official-added = Dodano z kluczem { $official }: { $name }.
cli-official-changed = Zmieniono osobę funkcyjną z kluczem { $official }.
cli-official-removed = Usunięto osobę funkcyjną z kluczem { $official }.
document-no-cases = Księga spraw jest pusta.

# Words of the referee's desk, in the window, on sheets and on the command line.
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
