# A versenyszabályok üzenetei. Vázlatos fordítás, anyanyelvi lektor még nem ellenőrizte.
rank-unknown = „{ $text }” nem fokozat. Írjon 30k és 1k, 1d és 9d, vagy 1p és 9p közötti értéket.
country-unknown = „{ $text }” nem ország. Írja be a kétbetűs kódját, például HU vagy HR.
criterion-unknown = „{ $text }” nem az állás szempontja. Válasszon: MMS, NBW, SOS, SOS-1, SOS-2, SODOS, SOSOS, CUSS, CUSP, DC, SDC, EXT, EXR, STS, CPS, SEQ, KO, BP, CAT, RANK vagy RATING. Egy összeg utáni W a győzelmeket, M a McMahon-pontszámokat számolja.
result-unknown = „{ $text }” nem eredmény. Írjon 1-0 (Fekete nyert), 0-1 (Fehér nyert), = (jigo), 0-0 (mindkettő veszít), kontumáláshoz 1-0!, 0-1! vagy 0-0!, játék nélküli továbbjutáshoz wo-black vagy wo-white értéket.
money-unknown = „{ $text }” nem pénzösszeg. Írja így: 3 vagy 3.50.
factor-unknown = „{ $text }” nem szorzó. Írjon 0 és 1000 közötti egész számot, törtet vagy tizedes törtet, például 2, 2/3 vagy 1.5.
final-group-unknown = „{ $text }” nem a Döntő csoportja. Írjon GR vagy OR értéket.
event-number-unknown = „{ $text }” nem egy verseny állandó száma. Az állandó szám 32 hexadecimális számjegy.
player-token-unknown = „{ $text }” nem azonosítja a sorozat egyetlen játékosát sem. A sorozatkönyv megsérülhetett; nyissa meg egy másolatát.

player-anonymous = Névtelen
player-number = { $number }. játékos

newcomer-too-old = { $name } a határnapon { $age } éves, az újoncok viszont legfeljebb { $limit } évesek. Az igazgató ennek ellenére felveheti.
newcomer-too-experienced = { $name } az Európai Go Adatbázis szerint { $contests } versenyen játszott, az újoncok viszont legfeljebb { $limit } versenyen. Az igazgató ennek ellenére felveheti.
newcomer-played-before = { $name } játszott már a Future Starsban, ami csak egyszer lehetséges. Az igazgató ennek ellenére felveheti.
newcomer-in-open = { $name } e verseny Openjén is játszik, de a kettő közül csak az egyik lehetséges. Az igazgató ennek ellenére felveheti.

jigo-ladder-decided = Ez a jigo-létra eldőlt. További játszma beviteléhez előbb törölje az utolsót.
jigo-ladder-winner = A győztes csak a két játékos egyike lehet.
jigo-ladder-nigiri = Az 1x1-es táblán nincs döntetlen. Adja meg, ki lett Fehér a nigiri után (R39).
jigo-ladder-too-early = A játszma nem érhetett véget ez előtt: { $time }, ekkor ért véget az előző, illetve ekkor fogadták el a jigót. Javítsa az időpontot.
jigo-ladder-clocks = Adja meg a döntetlen új játszma utáni hátralévő időket; nem lehetnek hosszabbak a korábbinál. A kisebb táblán játszott játszmáknak nincs hátralévő ideje (R41).

start-times-unreadable = „{ $text }” nem kezdési időpont. Írja be a fordulót, a napot és az időt, például 1 2026-11-20 09:30.
board-ranges-unreadable = „{ $text }” nem táblák listája. Írjon táblatartományokat 1 és { $last } között, például 1-40, 61-80.
start-times-order = { $round }. forduló: az előző forduló előtt kezdődik. Módosítsa az egyik kezdési időpontot.
timetable-too-long = { $rounds } forduló, egyenként { $minutes } perc, nem fér bele a verseny napjaiba ({ $days }). Vegyen fel napokat, vagy rövidítse a játszmákat.
round-robin-too-few = A körmérkőzéshez legalább két sorszámozott játékos kell. Regisztráljon játékosokat, és zárja le a nevezést.
round-robin-away = { $name } nem játszik a(z) { $round }. fordulóban, pedig a körmérkőzésben ott { $opponent } az ellenfele. Játsszon { $name } ebben a fordulóban, és a játszmát kontumálásként vigye be.
round-robin-met = { $first } és { $second } már játszottak egymással, mert a körmérkőzés kezdete után játékosok csatlakoztak vagy kiváltak. Párosítsa ezt a fordulót kézzel.
self-pairing-same-player = A játszmához két különböző játékos kell.
ladder-game-before-last = { $name } később is játszott ({ $last }), és a létrafokok a játszmák sorrendjét követik. Adjon meg későbbi napot, vagy előbb távolítsa el a későbbi játszmát.
self-pairing-other-division = { $black } és { $white } különböző divízióban van. Válasszon két játékost egy divízióból.
self-pairing-met-too-often =
    { $black } és { $white } már annyiszor játszottak, ahányszor lehet: { $count ->
        [one] egyszer
        [2] kétszer
       *[other] { $count } alkalommal
    }.
self-pairing-no-round = { $black } és { $white } játszmája nem fér el abban a { $rounds } fordulóban, amelyet a versenyszám tárolni tud.

pairing-no-competition = A versenynek nincs ilyen versenyszáma. Válasszon egyet a versenyszámai közül.
pairing-no-round = Nincs { $round }. forduló. Válasszon 1 és 32 közötti fordulót.
pairing-too-few = { $round }. forduló: kettőnél kevesebb játékos. Regisztráljon játékosokat, vagy módosítsa a kihagyott fordulóikat.
pairing-all-locked = { $round }. forduló: minden tábla zárolva van. Oldja fel az újrapárosítandó táblákat.
pairing-player-twice = { $name } két táblán szerepel, vagy táblán és erőnyerőként is. Szüntesse meg az egyiket.
pairing-board-twice = { $board }. tábla: két játszmának van kiosztva. Adjon egyiküknek másik táblát.
pairing-not-playing = { $name } nem játszik a(z) { $round }. fordulóban. Regisztrálja a játékost, módosítsa a kihagyott fordulóit, vagy szabadítsa fel a tábláját.
pairing-not-entered = Egy táblán olyan személy szerepel, aki nincs nevezve ebben a versenyszámban. Szabadítsa fel a táblát.
line-up-size = A felállásban mind a(z) { $size } táblához egy játékos kell, de csak { $count } van megadva. Adjon meg annyit, ahány tábla van.
line-up-not-in-team = A felállás egyik játékosa nem tagja ennek a csapatnak: { $team }. Válasszon a csapat tagjai közül.
line-up-twice = { $name } két táblán szerepel a felállásban. Minden játékost egyszer adjon meg.
line-up-order = { $first } a csapat listáján megelőzi ezt a játékost: { $second }, ezért magasabb táblán kell ülnie. Tartsa meg a lista sorrendjét.
pairing-odd = { $count } játékos páratlan létszám, és az erőnyerő ki van kapcsolva. Vegyen fel beugrót, hagyjon ki egy játékost a fordulóból, vagy engedélyezze az erőnyerőt.
pairing-odd-choice = { $count } játékos páratlan létszám. Vegyen hozzá vagy hagyjon el egyet; az erőnyerőt a többiek párosításakor jelöljük ki.
pairing-too-few-chosen = A választott játékosok közül kettőnél kevesebb párosítható a(z) { $round }. fordulóban. Válasszon legalább két játékost tábla nélkül.
pairing-not-chosen = A párosítás nem adott ellenfelet: { $name } a(z) { $round }. fordulóban. Olyan játékosokról kérdezzen, akiknek nincs állandó táblájuk, és nem erőnyerők.
pairing-all-forbidden = A tiltott párok miatt nem párosítható minden játékos. Engedélyezzen újra néhányat.
pairing-too-large = A párosítás költségei túl nagyok a pontos összegzéshez. Csökkentse a súlyokat vagy a felső határokat.

pairing-cost-rematch = játszottak már
pairing-cost-family = azonos család
pairing-cost-categories = korcsoportok
pairing-cost-score-difference = pontszámkülönbség
pairing-cost-knockout = találkozhatnak a kieséses szakaszban
pairing-cost-floats = átpárosítások
pairing-cost-club = azonos klub
pairing-cost-country = azonos ország
pairing-cost-colours = színek
pairing-cost-handicap = előny
pairing-cost-seeding = kiemelés
pairing-cost-winless = csak az egyiknek van győzelme
pairing-cost-lot = sorsszám
pairing-cost-geography = klubok és országok

pairing-remark-rematch =
    { $times ->
        [one] A játékosok már játszottak egymással.
       *[other] A játékosok már { $times } alkalommal játszottak egymással.
    }
pairing-remark-family = A játékosok egy családból valók.
pairing-remark-float = Átpárosítás: { $down } lefelé, { $up } felfelé, ennyi ponttal: { $points }.
pairing-remark-categories = A játékosok különböző korcsoportba tartoznak.
pairing-remark-far-apart = A játékosok messze vannak egymástól: { $grades } fokozat és { $points } pont.
pairing-remark-club = A játékosok egy klub tagjai.
pairing-remark-country = A játékosok egy országból valók.
pairing-remark-blacks = E játszma után { $name } { $more } játszmával többet játszott Feketével, mint Fehérrel.
pairing-remark-whites = E játszma után { $name } { $more } játszmával többet játszott Fehérrel, mint Feketével.
pairing-remark-handicap = Előny: { $stones } kő.
pairing-remark-second-bye = Ha újra erőnyerő lenne { $name }, elkerülhető volna ez a visszavágó.

finding-twice = { $name } { $count } alkalommal van párosítva a(z) { $round }. fordulóban. Egy kivételével törölje őket.
finding-plays-self = { $board }. tábla: egy játékos önmagával van párosítva. Párosítsa újra a táblát.
finding-not-entered = { $round }. forduló: olyan személy játszmája vagy erőnyerője van benne, aki nincs nevezve a versenyszámban. Törölje.
finding-board-twice = { $board }. tábla: két játszma használja. Adjon egyiküknek másik táblát.
finding-missing = { $name } kihagyja, mégis párosítva van: { $round }. forduló. Módosítsa a kihagyott fordulóit, vagy törölje a párosítását.
finding-left-out = { $name } nincs párosítva, és nem is erőnyerő a(z) { $round }. fordulóban. Párosítsa, vagy jelölje kihagyottnak a fordulót.
finding-byes = { $round }. forduló: { $count } erőnyerő. Közülük ketten játszhatnak egymással.
finding-bye-off = { $name } erőnyerő a(z) { $round }. fordulóban, pedig az erőnyerő ki van kapcsolva. Vegyen fel beugrót, vagy engedélyezze az erőnyerőt.
finding-bye-again = { $name } újra erőnyerő a(z) { $round }. fordulóban, pedig mások kevesebbszer voltak azok. Válasszon másik játékost.
finding-handicap = { $board }. tábla: az előny { $found }, a szabályok szerint { $expected }.
finding-colours = { $board }. tábla: a színek eltérnek a szabályoktól. Cserélje fel őket, vagy hagyja meg döntésként.

certificate-unreadable = A bizonyítás nem olvasható.
certificate-not-entered = A bizonyítás olyan nevezést említ, amely nincs a versenyszámban, vagy kétszer említi ugyanazt.
certificate-other-rules = A tanúsítvány más szintekkel vagy súlyokkal készült, mint a versenyszáméi.
certificate-other-assumptions = A forduló párosításakor a függő játszmák másnak számítottak.
certificate-cost = A tanúsítvány szerinti költség { $stated }, a párosítás költsége viszont { $found }.
certificate-flaw = A bizonyítás számai nem mutatják, hogy nincs jobb párosítás: { $reason }
knockout-round-of-64 = Legjobb 64
knockout-round-of-32 = Legjobb 32
knockout-round-of-16 = Legjobb 16
knockout-quarter-finals = Negyeddöntő
knockout-semi-finals = Elődöntő
knockout-winners-final = A győztesek döntője
knockout-losers-round = Vesztesek ága
knockout-second-final = Második döntő
knockout-third-final = Harmadik döntő
knockout-final = Döntő
knockout-third-place = 3. hely
knockout-game-not-due = { $name }, { $number }. játszma ({ $round }. forduló): { $block }
knockout-block-no-result = A játszmának nincs jóváhagyott eredménye. Előbb vigye be az eredményét.
knockout-block-drawn = A játszmának nincs győztese. Játsszák le a jigo-létrát, és vigye be a győztesét (R38).
knockout-block-not-paired = A játszmát nem játszották le a fordulójában. Döntse el, ki jut tovább.
knockout-block-invalidated = A játszma nem a továbbjutóknak volt párosítva. Törölje a forduló párosítását, vagy javítsa újra a korábbi eredményt, és érvénytelenítse a későbbi játszmákat.
knockout-carry-game-played = Az ágrajz egy későbbi játszmájának már van eredménye. Tartsa meg a továbbjutót, vagy érvénytelenítse a későbbi játszmákat.
knockout-carry-player-busy = A most továbbjutó játékos abban a fordulóban már mást játszott. Tartsa meg a továbbjutót, vagy érvénytelenítse a későbbi játszmákat.
knockout-choice-not-listed = { $entry }. nevezés: nincs a korcsoport listáján. Erről a listáról válasszon.
knockout-choice-twice = { $entry }. nevezés: többször is szerepel a későbbi fordulók, selejtezősök és szabadkártyák között. Csak egyszer válassza.
knockout-choice-size = A méret ({ $size }) nem megfelelő. Játékosok a listán: { $listed }; selejtezősök és szabadkártyák: { $chosen }. Módosítsa a méretet.
knockout-choice-left-out = { $entry }. nevezés: későbbi fordulóban lépne be, de túl hátul van a listán a sorsoláshoz. Válasszon nagyobb méretet.
knockout-excluded-other-category = { $category } korcsoport
knockout-excluded-senior = Felnőtt
knockout-excluded-birth-unknown = Születési év ismeretlen
knockout-excluded-pre-registered = Még nincs regisztrálva
knockout-excluded-withdrawn = Visszalépett
knockout-excluded-guest = Vendég
knockout-excluded-ghost = Beugró
knockout-table-size = A kieséses ágrajz 2–64 játékosra készül, nem ennyire: { $players }. Válasszon más méretet.
knockout-table-rounds = A versenyszámnak kevés a fordulója egy { $lines } soros ágrajzhoz: { $total } a szükséges { $needed } helyett. Tervezzen több fordulót, vagy válasszon kisebb méretet.
knockout-plan-lines = Az ágrajznak 2, 4, 8, 16, 32 vagy 64 sora van, nem { $lines }. Válasszon ezek közül.
knockout-plan-players = Ezen a { $lines } soros ágrajzon 2–{ $places } játékos fér el, de a listán { $players } van. Módosítsa a listát vagy a sorok számát.
knockout-plan-too-wide = A { $lines } soros ágrajz túl nagy { $players } játékosnak. Válasszon kisebbet.
knockout-plan-order = { $name } túl hátul van a listán. Elöl a listázott játékosok legyenek, utánuk a selejtezősök, majd a szabadkártyások (R29, R30).
knockout-plan-wild-cards = A { $lines } soros ágrajzon legfeljebb { $most } szabadkártya lehet, nem { $given }. Vegyen el néhányat.
knockout-plan-qualifiers = A { $lines } soros ágrajzon legfeljebb { $most } selejtezős és szabadkártya lehet, nem { $given }. Vegyen el néhányat.
knockout-plan-later-round = { $name } ezen az ágrajzon nem léphet be itt: { $round }. forduló. Válasszon korábbi fordulót, vagy mozgassa feljebb a listán ({ $name }).
knockout-plan-nonce = A titkos szám („{ $nonce }”) nem hexadecimális. Húzassa a programmal.
knockout-record-other-table = A jegyzőkönyv más korcsoport vagy méret sorsolásához tartozik. Kérdezze meg, ki módosította az ágrajzot.
knockout-record-replacement = { $place }. mező: nem azé a játékosé volt, aki a feljegyzés szerint elhagyta. Kérdezze meg, ki módosította a jegyzőkönyvet.
knockout-record-box = { $place }. mező: eltér a sorsszámoktól. Kérdezze meg, ki módosította az ágrajzot.

qualifying-lines = A { $lines } soros ágrajzon nincs hely selejtezősöknek. Válasszon 8, 16 vagy 32 sort (R30).
qualifying-rounds = A selejtező egy vagy két fordulóból áll, nem ennyiből: { $rounds }. Válasszon egyet vagy kettőt (R30).
qualifying-wild-cards = A { $lines } soros ágrajzon legfeljebb { $most } szabadkártya lehet, nem { $given }. Adjon kevesebb szabadkártyát.
qualifying-too-few = { $players } játékos kevés ahhoz, hogy { $places } helyért játsszon. Sorsoljon inkább erőnyerős ágrajzot.
qualifying-too-early = Az ágrajz kezdete ({ $round }. forduló) túl korai az előtte lévő selejtezőhöz. Válasszon kevesebb selejtezőfordulót.

draw-plan-twice = { $name } kétszer szerepel a listán. Törölje az egyiket.
draw-entropy-not-digits = „{ $text }” nem entrópia. Csak számjegyeket írjon, például kockadobásokat; a köztük lévő szóköz és - , . ; : / _ nem számít.
draw-record-commitment = A befagyasztott lista hash értéke { $found }, nem a közzétett lenyomat: { $published }. Kérdezze meg, ki módosította a listát.
draw-record-text = A befagyasztott lista { $line }. sora eltér a sorsolási jegyzőkönyvtől. Kérdezze meg, ki módosította a jegyzőkönyvet.
draw-record-plan = A feljegyzett lista nem sorsolható. { $cause }

final-game-not-due = A Döntő { $number }. játszmája, { $round }. forduló: { $block }
final-group-tied = { $group } csoport: a holtversenyt csak kisebb táblán játszott játszmák dönthetik el. Előbb adja meg az érintettek sorrendjét (R51).
final-plan-size = A Döntőben tíz vagy nyolc játékos van, kevesebb résztvevőnél hat vagy négy. { $size } játékossal nem sorsolható.
final-plan-nonce = A titkos szám („{ $nonce }”) nem hexadecimális. Egész bájtokat írjon, például 5eed.
final-plan-rests = Az ötös csoportok a pihenőket elosztják a napok között; a kisebbek nem. Válassza a csoportokhoz illő pihenőrendet (R54).
final-plan-long-day = { $day }. nap: nem lehet benne három csoportforduló. Válassza az 1. vagy a 2. napot.
final-record-other-final = A jegyzőkönyv más korcsoport vagy méret Döntőjéhez tartozik. Kérdezze meg, ki módosította a Döntőt.
final-record-seat = { $group } csoport, { $position }. hely: eltér a sorsszámoktól. Kérdezze meg, ki módosította a csoportokat.

points-no-competition = A versenynek nincs ilyen versenyszáma: { $id }. Válasszon egyet a versenyszámai közül.
points-no-class = Évad: { $season }. Ehhez az osztályhoz nincsenek pontok: { $class }. Válasszon ezek közül: { $known }.
season-ages-unordered = A korcsoportok növekvő sorrendű életkorok, például [12, 16, 20]. Javítsa őket.
season-cut-off-invalid = A határnap egy hónap és egy nap, például [7, 31], azaz július 31. Javítsa.
referee-clock-later = A { $back_to }. állás a lejátszott { $moves } lépés után van. Adjon meg korábbit.
referee-clock-adjourned = A félbeszakítás idői nem megfelelőek: az utolsó lépés előttieknek kell lenniük, és nem lehetnek nagyobbak a most használtaknál.

stage-source-gone = Az e szakasz előtti versenyszám már nincs a versenyben. Távolítsa el a szakaszt, és vegye fel újra.
stage-source-open = { $source }, { $round }. forduló: még nincs jóváhagyva. Előbb hagyja jóvá.
stage-no-table = { $source }: nincs olyan kieséses ágrajza, amelynek volna { $round }. fordulója. Előbb sorsolja ki az ágrajzot, vagy válasszon másik fordulót.
stage-other-open = A többiek csak e szakasz feltöltése után ismertek: { $stage }. Előbb töltse fel.
stage-tied = Az utolsó továbbjutó helyen osztoznak: { $names }. Közülük ennyit válasszon: { $seats }.
stage-not-tied = { $name } nem osztozik az utolsó továbbjutó helyen. Csak az osztozók közül válasszon.
stage-taken = { $name } már ebben a szakaszban van: { $stage }. Léptesse vissza az egyik szakaszból, vagy módosítsa a szabályát.
stage-too-few = A szakaszhoz két játékos kell, de kevesebben jutnak tovább. Válasszon másik szabályt.
