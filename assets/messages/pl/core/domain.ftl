# Teksty modułu `domain`. Szkic tłumaczenia, którego nie sprawdził jeszcze nikt, dla kogo polski jest językiem ojczystym.
rank-unknown = „{ $text }” to nie stopień. Wpisz 30k do 1k, 1d do 9d albo 1p do 9p.
country-unknown = „{ $text }” to nie kraj. Wpisz dwuliterowy kod, na przykład PL lub HR.
criterion-unknown = „{ $text }” to nie kryterium klasyfikacji. Wybierz MMS, NBW, SOS, SOS-1, SOS-2, SODOS, SOSOS, CUSS, CUSP, DC, SDC, EXT, EXR, STS, CPS, SEQ, KO, BP, CAT, RANK lub RATING. Dodaj do sumy W lub M, aby liczyć zwycięstwa lub punkty McMahona.
result-unknown = „{ $text }” to nie wynik. Wpisz 1-0 (wygrały czarne), 0-1 (wygrały białe), = (jigo), 0-0 (przegrana obu), 1-0!, 0-1! lub 0-0! przy walkowerze, wo-black lub wo-white przy awansie bez gry.
money-unknown = „{ $text }” to nie kwota. Wpisz ją jako 3 lub 3.50.
factor-unknown = „{ $text }” to nie współczynnik. Wpisz liczbę całkowitą, ułamek lub liczbę dziesiętną od 0 do 1000, na przykład 2, 2/3 lub 1.5.
final-group-unknown = „{ $text }” to nie grupa Finału. Wpisz GR lub OR.
event-number-unknown = „{ $text }” to nie stały numer wydarzenia. Taki numer ma 32 cyfry szesnastkowe.
player-token-unknown = „{ $text }” nie oznacza gracza cyklu. Księga cyklu może być uszkodzona; otwórz jej kopię.

player-anonymous = Anonim
player-number = Nr { $number }

newcomer-too-old = { $name }: wiek w dniu granicznym { $age }, a u nowych graczy najwyżej { $limit }. Dyrektor może mimo to dopuścić gracza.
newcomer-too-experienced = { $name }: turnieje według Europejskiej Bazy Go { $contests }, a u nowych graczy najwyżej { $limit }. Dyrektor może mimo to dopuścić gracza.
newcomer-played-before = { $name }: udział w Future Stars już był, a możliwy jest tylko raz. Dyrektor może mimo to dopuścić gracza.
newcomer-in-open = { $name } gra też w konkurencji Open tego wydarzenia, a można tylko w jednej z nich. Dyrektor może mimo to dopuścić gracza.

jigo-ladder-decided = Ta dogrywka jest rozstrzygnięta. Aby wpisać inną partię, najpierw usuń ostatnią.
jigo-ladder-winner = Zwycięzcą musi być jeden z dwojga graczy.
jigo-ladder-nigiri = Na planszy 1x1 nie może być jigo. Wpisz gracza, który po nigiri miał białe (R39).
jigo-ladder-too-early = Partia nie mogła się skończyć przed { $time }, bo wtedy skończyła się poprzednia lub uznano jigo. Popraw godzinę.
jigo-ladder-clocks = Podaj pozostały czas po nowej partii zakończonej jigo; nie może być dłuższy niż przedtem. Partie na mniejszych planszach nie mają pozostałego czasu (R41).

start-times-unreadable = „{ $text }” to nie czas rozpoczęcia. Wpisz rundę, dzień i godzinę, na przykład 1 2026-11-20 09:30.
board-ranges-unreadable = „{ $text }” to nie lista stołów. Wpisz zakresy stołów od 1 do { $last }, na przykład 1-40, 61-80.
start-times-order = Runda { $round } zaczyna się przed poprzednią. Zmień jedną z godzin rozpoczęcia.
timetable-too-long = Rundy ({ $rounds }) po { $minutes } min nie mieszczą się w dniach wydarzenia ({ $days }). Dodaj dni lub skróć partie.
round-robin-too-few = System każdy z każdym wymaga co najmniej dwojga graczy z numerami. Zarejestruj graczy i zamknij zapisy.
round-robin-away = { $name } nie gra w rundzie { $round }, ale w systemie każdy z każdym ma tam partię; przeciwnik: { $opponent }. Zaznacz, że { $name } gra w tej rundzie, i wpisz partię jako walkower.
round-robin-met = { $first } i { $second } już ze sobą grali, bo po początku rozgrywek każdy z każdym ktoś doszedł lub odszedł. Sparuj tę rundę ręcznie.
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

pairing-no-competition = Wydarzenie nie ma tej konkurencji. Wybierz jedną z jego konkurencji.
pairing-no-round = Nie ma rundy { $round }. Wybierz rundę od 1 do 32.
pairing-too-few = W rundzie { $round } gra mniej niż dwoje graczy. Zarejestruj graczy lub zmień rundy, w których nie grają.
pairing-all-locked = Wszystkie stoły rundy { $round } są zablokowane. Odblokuj stoły, które chcesz sparować ponownie.
pairing-player-twice = { $name }: dwa stoły albo stół i wolny los. Zwolnij jedno z nich.
pairing-board-twice = Stół { $board } przydzielono dwóm partiom. Daj jednej z nich inny stół.
pairing-not-playing = { $name } nie gra w rundzie { $round }. Zarejestruj gracza, zmień rundy, w których nie gra, lub zwolnij stół.
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
pairing-odd-choice = Liczba graczy { $count } jest nieparzysta. Dodaj lub usuń jednego; wolny los przydziela się przy parowaniu pozostałych.
pairing-too-few-chosen = W rundzie { $round } można sparować mniej niż dwoje z wybranych graczy. Wybierz co najmniej dwoje graczy bez stołu.
pairing-not-chosen = Parowanie nie wybrało przeciwnika dla gracza { $name } w rundzie { $round }. Pytaj o graczy bez stałego stołu i bez wolnego losu.
pairing-all-forbidden = Zabronione pary nie pozwalają sparować wszystkich graczy. Zezwól znów na niektóre.
pairing-too-large = Koszty parowania są za duże do dokładnego sumowania. Obniż wagi lub ograniczenia.

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

pairing-remark-rematch = { $times ->
    [one] Ci gracze już ze sobą grali.
    [few] Ci gracze grali ze sobą już { $times } razy.
    [many] Ci gracze grali ze sobą już { $times } razy.
   *[other] Ci gracze grali ze sobą już { $times } raza.
}
pairing-remark-family = Gracze są z jednej rodziny.
pairing-remark-float = Przesunięcie w dół: { $down }, w górę: { $up }, o punkty: { $points }.
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

certificate-unreadable = Nie można odczytać dowodu.
certificate-not-entered = Dowód wymienia zgłoszenie spoza konkurencji albo wymienia zgłoszenie dwa razy.
certificate-other-rules = Certyfikat powstał przy innych poziomach lub wagach niż te w konkurencji.
certificate-other-assumptions = Podczas parowania tej rundy niedokończone partie liczyły się jako coś innego.
certificate-cost = Certyfikat podaje koszt { $stated }, ale jego parowanie kosztuje { $found }.
certificate-flaw = Liczby dowodu nie wykazują, że lepszego parowania nie ma: { $reason }
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

draw-plan-twice = { $name } jest na liście dwa razy. Usuń jeden z wpisów.
draw-entropy-not-digits = „{ $text }” to nie entropia. Wpisz tylko cyfry, na przykład z kostek; odstępy oraz - , . ; : / _ między nimi się nie liczą.
draw-record-commitment = Zamrożona lista ma skrót { $found }, a nie ogłoszone zobowiązanie { $published }. Zapytaj, kto zmienił listę.
draw-record-text = Wiersz { $line } zamrożonej listy różni się od protokołu losowania. Zapytaj, kto zmienił protokół.
draw-record-plan = Zapisanej listy nie można losować. { $cause }

final-game-not-due = Partia { $number } Finału w rundzie { $round }: { $block }
final-group-tied = W grupie { $group } jest remis, który mogą rozstrzygnąć tylko partie na mniejszych planszach. Najpierw wpisz kolejność tych graczy (R51).
final-plan-size = W Finale gra dziesięć lub osiem osób, a jeśli przyjechało mniej, sześć lub cztery. Finału dla { $size } nie można losować.
final-plan-nonce = Nonce „{ $nonce }” nie jest szesnastkowe. Wpisz całe bajty, na przykład 5eed.
final-plan-rests = W grupach pięcioosobowych pauzy są rozłożone na dni, w mniejszych nie. Wybierz plan pauz pasujący do grup (R54).
final-plan-long-day = W dniu { $day } nie może być trzech rund grupowych. Wybierz dzień 1 lub 2.
final-record-other-final = Protokół dotyczy Finału innej kategorii lub wielkości. Zapytaj, kto zmienił Finał.
final-record-seat = Pozycja { $position } w grupie { $group } nie zgadza się z losami. Zapytaj, kto zmienił grupy.

points-no-competition = Wydarzenie nie ma konkurencji { $id }. Wybierz jedną z jego konkurencji.
points-no-class = Sezon { $season } nie ma punktów dla klasy { $class }. Wybierz jedną z: { $known }.
season-ages-unordered = Kategorie muszą być granicami wieku w kolejności rosnącej, na przykład [12, 16, 20]. Popraw je.
season-cut-off-invalid = Dzień graniczny musi być miesiącem i dniem, na przykład [7, 31] dla 31 lipca. Popraw go.
referee-clock-later = Pozycja { $back_to } jest po liczbie rozegranych ruchów: { $moves }. Podaj wcześniejszą.
referee-clock-adjourned = Czasy przy odłożeniu partii się nie zgadzają: muszą być sprzed ostatniego ruchu i nie większe niż czasy użyte teraz.

stage-source-gone = Konkurencji przed tym etapem nie ma już w wydarzeniu. Usuń etap i dodaj go ponownie.
stage-source-open = Runda { $round } konkurencji { $source } nie jest jeszcze zatwierdzona. Najpierw ją zatwierdź.
stage-no-table = Konkurencja { $source } nie ma drabinki pucharowej z rundą { $round }. Najpierw wylosuj drabinkę lub wybierz inną rundę.
stage-other-open = Pozostali będą znani, gdy zostanie uzupełniony etap { $stage }. Najpierw go uzupełnij.
stage-tied = Ostatnie miejsce premiowane grą dalej dzielą: { $names }. Wybierz z nich { $seats ->
    [one] jedną osobę
    [few] { $seats } osoby
    [many] { $seats } osób
   *[other] { $seats } osoby
}.
stage-not-tied = { $name } nie dzieli ostatniego miejsca premiowanego grą dalej. Wybierz tylko graczy, którzy je dzielą.
stage-taken = { $name } jest już w etapie { $stage }. Wycofaj gracza z jednego z etapów lub zmień regułę.
stage-too-few = Etap wymaga dwojga graczy, a dalej gra mniej. Wybierz inną regułę.
