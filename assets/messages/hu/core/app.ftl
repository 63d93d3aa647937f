# A műveletek és az ellenőrzés üzenetei. Vázlatos fordítás, anyanyelvi lektor még nem ellenőrizte.
ko-category-missing = Ebben a versenyszámban nincs mindenkire kiterjedő kieséses szakasz. Válasszon ezek közül a korcsoportok közül: { $known }.
ko-source-open = Ennek az ágrajznak a játékosai az előtte lévő fordulókban dőlnek el. Előbb hagyja jóvá: { $round }. forduló.
ko-category-unknown = Nincs ilyen korcsoport: { $category }. Válasszon ezek közül: { $known }.
ko-register-open = A nevezés még nyitva van. A sorsolás előtt zárja le.
ko-third-place-double = Kétvereséges kiesésnél a vesztesek ágának utolsó játszmája dönt a 3. helyről. Sorsoljon a 3. helyért vívott játszma nélkül.
ko-in-round-robin = Körmérkőzésen nincs hely kieséses szakasznak vagy Döntőnek, mert a kör minden játszmát meghatároz. Válasszon másik rendszert.
ko-in-self-pairing = Önpárosításnál nincs hely kieséses szakasznak vagy Döntőnek, mert a játékosok maguk választanak ellenfelet. Válasszon másik rendszert.
ko-of-teams = Ebben a versenyszámban csapatok találkoznak, ezért nincs egyéni kieséses szakasz vagy Döntő. Vegyen fel hozzá külön versenyszámot.
ko-none = Ennek a versenyszámnak nincs kieséses szakasza.
self-pairing-no-rounds = { $name }: itt a játékosok maguk választanak ellenfelet, ezért nincs párosított vagy jóváhagyott forduló. Vegye fel helyette a játszmákat.
self-pairing-other-system = { $name }: fordulónként párosítjuk. Játszmákat egyenként csak önpárosításnál lehet felvenni.
game-day-future = { $day } még nem jött el. Adja meg a napot, amikor a játszmát játszották.
ladder-prizes-other-system = { $name }: nem klublétra, ezért nincs díj a fejlődésért. Válasszon másik versenyszámot.
game-conditions-other-system = { $name }: nem klublétra, ezért játszmáinak nincsenek saját feltételei. Válasszon másik versenyszámot.
self-pairing-number-unknown = Nincs játékos ezzel a sorszámmal: { $number }.
self-pairing-withdrawn = { $name } visszalépett. Előbb regisztrálja.
self-pairing-game-unknown = Ebben a versenyszámban nincs ilyen játszma: { $game }.
competition-meetings-none = Két játékosnak legalább egy találkozást engedélyezni kell.
ko-not-drawn = KO{ $category }: nincs kisorsolva. Előbb sorsolja ki.
ko-not-eligible = { $name } nincs e korcsoport listáján. A listáról válasszon.
ko-final-drawn = A(z) { $category } korcsoport Döntője ki van sorsolva. Egy korcsoportnak kieséses szakasza vagy Döntője van, nem mindkettő.
ko-games-paired = KO{ $category }: vannak már párosított játszmái. Előbb vonja vissza a párosításukat.
ko-commitment-differs = Nem ennek a listának a lenyomatát tették közzé. A sorsolás előtt tegyen közzé új lenyomatot.
draw-digits-out-of-range = A számjegyek száma 1 és { $most } közötti lehet.
draw-source-too-long = A számjegyek forrása túl hosszú. Írja le legfeljebb { $most } karakterben.
draw-entropy-missing = A lista be van fagyasztva, és a sorsolásához a bejelentett számjegyek kellenek. Írja be a számjegyeket, ahogy bemondják.
draw-entropy-length = Az entrópia { $given } számjegyű, de a befagyasztáskor { $wanted } volt bejelentve. Pontosan annyit írjon be.
draw-entropy-before-freeze = A lista befagyasztásakor az entrópia még nem lehet ismert. Előbb fagyassza be a listát, és a sorsoláskor írja be a számjegyeket.
draw-frozen-player-gone = { $name } a befagyasztott listán van, de már nem játszhat. Fagyassza be újra a listát.
draw-frozen-differs = A lista be van fagyasztva ({ $number }. befagyasztás), és ez a sorsolás eltér tőle. Sorsoljon csak az entrópiával, vagy fagyassza be újra a listát.
setting-draw-seed = A sorsolási mag nem beállítás, mert kihúzott sorsszámok függnek tőle. Ha változnia kell, húzzon újat, indoklással.
setting-reports = A bejelentések nem beállítások. Fogadja el vagy vesse el őket.
setting-freezes = A befagyasztott lista nem beállítás. Fagyassza be inkább újra a listát.
ko-too-few-players = KO{ $category }: kettőnél kevesebb regisztrált játékos. Előbb regisztráljon többet.
ko-size-out-of-range = { $size } játékos ágrajza nem sorsolható. KO{ $category }: { $eligible } jogosult játékos; válasszon 2 és { $eligible } közötti méretet.
ko-too-many-players = { $players } játékos nem fér el a legnagyobb ágrajzon, amelynek { $lines } sora van. Válasszon kevesebb játékost.
ko-first-round-out-of-range = KO{ $category } nem kezdődhet itt: { $round }. forduló; játszmáinak legkésőbb az utolsó fordulóval véget kell érniük. Válasszon 1 és { $latest } közötti fordulót.
ko-begins-too-early = KO{ $category }: { $players } játékossal a kezdete a(z) { $round }. forduló, amely már párosítva van. Válasszon kevesebb játékost.
ko-nonce-invalid = „{ $text }” nem mag. Hexadecimális számjegyeket írjon: 0-9 és a-f.
ko-order-without-reason = A lista ok megadása nélkül lett átrendezve. Adja meg az okot; a sorsolással együtt megőrizzük.
ko-choice-twice = { $name } kétféleképpen van kiválasztva. Törölje az egyiket.
ko-choice-left-out = { $name } későbbi fordulóban lépne be, de nincs a kisorsolt játékosok között. Válasszon nagyobb méretet vagy másik játékost.
ko-qualifying-undecided = KO{ $category }: a selejtező { $place }. helye még nem dőlt el. Előbb fejezze be.
ko-qualifying-decides = KO{ $category }: a selejtezősöket és szabadkártyákat a selejtező dönti el. Sorsoljon mások kiválasztása nélkül.
ko-qualifying-too-late = KO{ $category } már ki van sorsolva, ezért nincs miért selejtezőt játszani.
ko-qualifying-begun = KO{ $category }: a selejtező elkezdődött. Előbb vonja vissza a párosításait.
ko-qualifying-round-paired = A selejtező kezdete a(z) { $round }. forduló volna, amely már párosítva van. Válasszon kevesebb selejtezőfordulót.
ko-player-not-in-round = { $name }: nincs KO{ $category }-játszmája a(z) { $round }. fordulóban. Olyan játékost válasszon, akinek van.
ko-decision-without-reason = A döntéshez ok kell. Adja meg az okot; az ágrajzzal együtt megőrizzük.
ko-decision-invalidates = Egy későbbi játszma már e játszma másik játékosának van párosítva. Javítsa inkább az eredményt, és vezesse át.
ko-replace-begun = KO{ $category }: vannak már párosított játszmái. Aki most távozik, annak ellenfele játék nélkül továbbjut.
ko-player-not-in-table = { $name } nincs ezen az ágrajzon: KO{ $category }. Válasszon a játékosai közül.
ko-alternate-unknown = { $name } nem léphet be ide: KO{ $category }. Válasszon pótjátékost a listájáról.
ko-reason-withdrawn = visszalépett
ko-reason-kept = az eredmény javítása után megtartva
ko-reason-qualifying = a selejtező eredményét javították
ko-box-replaced = KO{ $category }, { $place }. mező: { $leaving } helyett { $entering } ({ $reason }).
ko-box-filled = KO{ $category }, { $place }. mező: { $entering } lép az üres mezőbe ({ $reason }).
ko-box-emptied = KO{ $category }, { $place }. mező: { $leaving } távozik, a mező erőnyerő lesz ({ $reason }).
ko-box-unchanged = KO{ $category }, { $place }. mező: üres marad ({ $reason }).
ko-ruled = KO{ $category }, { $round }: döntéssel továbbjut { $winner } ({ $reason }).
ko-ruled-third-place = KO{ $category }, 3. hely: döntéssel továbbjut { $winner } ({ $reason }).

year-final-not-drawn = A(z) { $category } korcsoport Döntője nincs kisorsolva. Előbb sorsolja ki.
year-final-knockout-drawn = KO{ $category } ki van sorsolva. Egy korcsoportnak kieséses szakasza vagy Döntője van, nem mindkettő.
year-final-games-paired = A(z) { $category } korcsoport Döntőjének vannak már párosított játszmái. Előbb vonja vissza a párosításukat.
year-final-too-small = A(z) { $category } korcsoportban négynél kevesebb a regisztrált játékos, ezért nincs Döntője.
year-final-too-few = A(z) { $category } korcsoportban { $listed } regisztrált játékos van, kevés ehhez a Döntőhöz. A Döntőhöz legalább négy, regisztrált játékos kell.
year-final-too-long = { $players } játékos Döntője { $needed } fordulót igényel, de a versenyszámnak { $rounds } van.
year-final-too-long-hint = Állítsa a competition.rounds értékét erre: { $needed }, vagy sorsoljon nyolc játékost, akik öt fordulót játszanak (R54).
year-final-first-round = { $players } játékos Döntőjének kezdete { $first } és { $last } közötti forduló lehet. Válasszon ezek közül.
year-final-no-room = A hátralévő fordulókba nem fér bele Döntő. Vegyen fel fordulókat a beállításokban.
year-final-round-outside = { $round }. forduló: nem tartozik a Döntőhöz, amelynek fordulói { $first }–{ $last }. Válasszon ezek közül.
year-final-round-paired = Párosított forduló nem változhat. Csak még nem párosított fordulót módosítson.
year-final-not-tied = Ezek a játékosok nincsenek holtversenyben: { $group }. A csoport sorrendjében nézze meg, kik vannak holtversenyben.

tour-points-open = { $rounds } fordulóból { $confirmed } van jóváhagyva. A pontok még változhatnak.
season-other-ages =
    Évad: { $name }. Korcsoportjai { $after } a korábbi { $before } helyett, vagy más napon veszi az életkort; { $players ->
        [0] egyetlen játékos sem vált korcsoportot
        [one] egy játékos vált korcsoportot
       *[other] { $players } játékos vált korcsoportot
    }. Erősítse meg a változást, vagy tartsa meg az évadot.
season-category-drawn = Évad: { $name }. Nincs benne ez a korcsoport, pedig ki van sorsolva: { $category }. Válasszon másik évadot.
season-name-taken = Van már beépített évad ezzel a névvel: { $name }. Adjon másik nevet a fájlban lévő évadnak.
tour-points-other-ages = A verseny korcsoportjai eltérnek az évadétól: { $season }.
tour-points-no-stage-points = Évad: { $season }. Ezekért a szakaszokért nincs pont: { $stages }.
tour-points-round-of = legjobb { $lines }
tour-points-quarter-final = negyeddöntő
tour-points-semi-final = elődöntő
tour-points-finalist = döntős
tour-points-winner = győztes

copies-no-folder = Ezen a számítógépen nincs mappa a program saját fájljainak. Állítsa be a DRAWMASTER_DATA változót egy mappára.
copies-not-a-folder = { $path }: nem mappa. Válasszon mappát egy másik eszközön.
copies-folder-unusable = A mappa nem használható: { $path } ({ $cause }). Válasszon másikat.
copies-folder-unreadable = A mappa nem olvasható ({ $cause }).
copies-unknown = Nincs ilyen másolat: { $name }. Válasszon a listáról.
copies-choose-damaged = Nincs fájl kiválasztva. Válassza ki a sérült fájlt.

word-unknown = „{ $text }” ismeretlen. Válasszon ezek közül: { $known }.
colour-unknown = „{ $text }” nem szín. Írjon black vagy white értéket.
profile-unknown = „{ $text }” nem párosítási modell. Válasszon: seygo, opengotha vagy literal.
round-unknown = Nincs { $round }. forduló. A fordulók: 1–{ $last }.
round-not-paired = { $round }. forduló: nincs párosítva. Előbb párosítsa.
round-board-unknown = { $round }. forduló: nincs { $board }. tábla. A táblák: 1–{ $last }.
round-register-open = A nevezés még nyitva van. Az első forduló párosítása előtt zárja le.
round-register-open-hint = A nevezés lezárásakor kapnak a játékosok sorszámot.
round-all-paired =
    { $rounds ->
        [one] Az egyetlen forduló már párosítva van.
       *[other] Mind a(z) { $rounds } forduló párosítva van.
    }
round-not-next = Nem a(z) { $round }. forduló következik. Párosítsa ezt: { $next }. forduló.
round-knockout-not-drawn = KO{ $category } kezdete a(z) { $round }. forduló, és nincs kisorsolva. Előbb sorsolja ki.
round-slips-pending = { $count } rózsaszín cédula függőben. Hajtsa végre vagy utasítsa el a(z) { $round }. forduló párosítása előtt.
round-slips-pending-hint = Az igazgató dönthet úgy, hogy a fordulót mégis párosítja.
round-already-paired = { $round }. forduló: már párosítva van.
round-results-open =
    { $count ->
        [one] Egy eredmény hiányzik
       *[other] { $count } eredmény hiányzik
    }, { $round }. forduló. Előbb vigye be a hiányzó eredményeket.
round-results-missing =
    { $round }. forduló: { $count ->
        [one] nincs eredménye ennek a táblának: { $boards }.
       *[other] nincs eredményük ezeknek a tábláknak: { $boards }.
    } Előbb vigye be a hiányzó eredményeket.
round-passes-disagree =
    { $round }. forduló: a két bevitel { $count ->
        [one] eltér ezen a táblán: { $boards }
       *[other] eltér ezeken a táblákon: { $boards }
    }. Előbb rendezze.
round-conflicts-open =
    { $round }. forduló, egy segítő eredménye ellentmond a rögzítettnek: { $count ->
        [one] { $boards }. tábla.
       *[other] táblák: { $boards }.
    }
round-conflicts-open-hint = Rendezze a Kivetítő képernyőn, vagy hagyja jóvá a fordulót a rögzített eredményekkel.
round-qualifying-undecided = { $board }. tábla, { $round }. forduló: KO{ $category } selejtezője győztes nélkül. Előbb játsszák le a jigo-létrát.
round-already-released = { $round }. forduló: már közzé van téve.
round-players-left =
    { $round }. forduló: { $count ->
        [one] nincs játszmája, és nem is erőnyerő
       *[other] nincs játszmájuk, és nem is erőnyerők
    }: { $names }.
round-players-left-hint = Párosítsa őket, legyenek erőnyerők, vagy erősítse meg, hogy a fordulót nélkülük teszi közzé.
round-ladder-open =
    { $round }. forduló: { $count ->
        [one] jigo, még létra kell hozzá, tábla: { $boards }.
       *[other] jigók, még létra kell hozzájuk, táblák: { $boards }.
    }
round-ladder-open-hint = Adja meg, ki jut tovább, vagy hagyja jóvá a fordulót enélkül; addig senki sem jut tovább.
round-not-released = { $round }. forduló: tervezet. Előbb tegye közzé.
round-already-begun = { $round }. forduló: a játszmák már elkezdődtek.
round-later-paired = { $newest }. forduló: már párosítva van. Előbb törölje a párosítását.
round-unpair-result = { $board }. tábla, { $round }. forduló: van eredménye. Törölje a forduló minden eredményét, mielőtt a párosítását törli.
round-board-has-result = { $board }. tábla: van eredménye. A párosítás módosítása előtt törölje az eredményt.
round-board-of-table = { $board }. tábla: kieséses vagy selejtező játszma. Az ágrajz dönti el, ki játssza.
round-renumber-result = { $board }. tábla: van eredménye, ezért a forduló táblái megtartják a számukat.
round-move-result = { $board }. tábla: van eredménye. A játszma áthelyezése előtt törölje az eredményt.
round-board-in-use = { $board }. tábla: foglalt, { $competition }, { $round }. forduló. Válasszon másik táblát.
round-board-in-use-hint = Számozza újra a táblákat, vagy helyezze át a játszmát.
round-fixed-board-in-use = { $name } állandó táblája, a(z) { $board }. tábla foglalt: { $competition }, { $round }. forduló. Helyezze át az egyik játszmát.
round-boards-outside =
    { $competition }: { $count ->
        [one] a termein és tábláin kívül van ez a tábla: { $boards }
       *[other] a termein és tábláin kívül vannak ezek a táblák: { $boards }
    }. Adjon neki több táblát a beállításokban, vagy helyezze át a játszmákat.
timetable-conflict =
    { $count ->
        [one] Egyszerre két helyre várják: { $names }
       *[other] Egyszerre két helyre várják őket: { $names }
    }, { $day }. { $competition }, { $round }. forduló, vége: { $over }; { $other }, { $other_round }. forduló, kezdete: { $start }. Módosítsa az egyik kezdési időpontot, vagy jelölje kihagyottnak az egyik fordulót.
timetable-conflicts = { $count } személyt egyszerre két helyre várnak: { $competition } és { $other }.
timetable-without = { $competition }: nincsenek időpontjai. { $reason }
round-board-number-invalid = { $number } nem táblaszám. Válasszon 1 és 9999 közötti számot.

pairing-consent-rematch = { $black } és { $white } már játszottak egymással a(z) { $round }. fordulóban. Erősítse meg, hogy újra játszhatnak, vagy válasszon másokat.
pairing-families-meet = Ezek az egy családból való játékosok nem tarthatók külön: { $pairs }. Erősítse meg, hogy játszhatnak egymással, vagy párosítsa őket kézzel másokkal.
pairing-consent-family = { $black } és { $white } egy családból valók. Erősítse meg, hogy játszhatnak egymással, vagy válasszon másokat.
pairing-entry-unknown = Nincs ilyen nevezés: { $entry }. Keresse meg a nevezési listán.
pairing-player-absent = { $name } nem játszik a(z) { $round }. fordulóban. Előbb módosítsa a kihagyott fordulóit.
pairing-games-fixed = { $name }: nincs játszmája a(z) { $round }. fordulóban; e versenyszám rendszere minden játszmát meghatároz. Vonja vissza a párosítást, és párosítsa újra a fordulót.
pairing-player-in-final = { $name } nem párosítható a(z) { $round }. fordulóban, mert a forduló a Döntőhöz tartozik.
pairing-player-busy = { $name } már játszik: { $board }. tábla. Előbb törölje annak a táblának a párosítását.
pairing-no-bye = { $round }. forduló: nincs erőnyerő.
pairing-bye-without-game = A játékosnak nincs játszmája a(z) { $round }. fordulóban. Olyan játékost válasszon, akinek van.
pairing-same-player = Senki sem játszhat önmagával. Válasszon két játékost.
pairing-two-without-board = A két játékos nem kapott táblát.
pairing-handicap-too-large = { $stones } előnykő túl sok. Válasszon 0 és 9 között.
pairing-swap-same-board = Mindkét hely ugyanannál a táblánál van. Cserélje fel inkább a színeit.
pairing-colours-handicap = { $board }. tábla: előnyjátszma, ebben a gyengébb játékos játszik Feketével.
pairing-round-confirmed = { $round }. forduló: jóváhagyva. Nem párosítható benne több játékos.
pairing-number-unknown = Nincs ilyen sorszámú játékos: { $number }. Keresse meg a nevezési listán.
pairing-chosen-busy = { $name } már kapott táblát a(z) { $round }. fordulóban. Hagyja ki: { $number }.
pairing-nobody-chosen = { $round }. forduló: a választásnak egyetlen tábla nélküli játékos sem felel meg.
pairing-score-invalid = „{ $text }” nem pontszám. Írja így: 21 vagy 21.5.

cost-difference = { $reason } { $by }
cost-of-pair = { $reason }: { $cost }

report-reason-manual = A párt kézzel állították be. A legjobb párosításban nincs benne.
report-reason-necessary = E pár nélkül a forduló nem párosítható.
report-reason-equal = E pár nélkül a forduló költsége ugyanennyi volna.
report-reason-better = E pár nélkül a forduló költsége nagyobb volna: { $changes }.
report-reason-table = Itt a kieséses szakasz dönti el, ki kivel játszik.
report-reason-large = Ennyi megjegyzésnél a jelentés nem ad okokat. Az okhoz kérjen magyarázatot a táblához.
report-reason-unknown = Az ok már nem számítható ki. { $cause }

result-unchanged = { $board }. tábla: már ez az eredménye. Semmi sem változott.
result-reason-missing = { $round }. forduló: jóváhagyva. Adja meg a javítás okát.
result-walkover = { $board }. tábla: nem kieséses játszma. Játék nélküli továbbjutás helyett kontumálást vigyen be.
result-walkover-hint = Ha Fekete kontumálással nyert, írja be: 1-0!
correction-needs-choice = Későbbi kieséses játszmák függnek ettől az eredménytől. Válassza ki, mi legyen velük.
correction-affected = Érintett: { $game }
correction-if-carried = Ha átvezeti a javítást: { $change }
correction-if-annulled = Ha érvényteleníti a későbbi játszmákat: { $change }
correction-if-kept = Ha megtartja a játékosokat: { $change }
correction-nobody-to-keep = A javítás előtt senki sem jutott tovább, ezért nincs kit megtartani.
correction-kept = { $name } az ágrajzon marad. Az eredmény csak az Openben számít.
correction-game-played = { $round }. forduló, { $board }. tábla: { $black } és { $white }, eredmény: { $result }.
correction-game-open = { $round }. forduló, { $board }. tábla: { $black } és { $white }, még nem játszották le.
correction-seat = { $round }. forduló, { $board }. tábla: { $leaves } helyett { $joins } játszik.
correction-ordinary = { $round }. forduló, { $board }. tábla: a játszma az Open rendes játszmája lesz.
correction-unpaired = { $round }. forduló, { $board }. tábla: a tábla lekerül, mert a játékosai újra eldöntendők.
correction-bye = { $name }: erőnyerő a(z) { $round }. fordulóban.
correction-without-game = { $name }: nincs játszmája a(z) { $round }. fordulóban. Párosítsa kézzel.
correction-later-game-played = A javítás nem vezethető át, mert a(z) { $board }. táblának a(z) { $round }. fordulóban már van eredménye. Tartsa meg a továbbjutókat, vagy érvénytelenítse a későbbi játszmákat.
correction-player-busy = A javítás nem vezethető át, mert a most továbbjutó már játszott: { $board }. tábla, { $round }. forduló. Tartsa meg a továbbjutókat, vagy érvénytelenítse a későbbi játszmákat.
correction-table-begun = KO{ $category } ezzel az eredménnyel lett kisorsolva, és már elkezdődött. Tartsa meg a játékosait.
correction-table-drawn = KO{ $category } ezzel az eredménnyel lett kisorsolva. Vezesse át a javítást, tartsa meg a játékosokat, vagy sorsolja újra az ágrajzot.
correction-box = KO{ $category }: { $leaves } mezőjét { $joins } kapja.
correction-box-empty = KO{ $category }: { $leaves } mezője üres lesz.

ladder-none = { $board }. tábla: nem jigóval végződött kieséses vagy selejtező játszma, ezért nincs létrája.
ladder-decided = { $board }. tábla: a létra eldőlt. Előbb vonja vissza az utolsó játszmáját.
ladder-not-started = { $board }. tábla: a létra még nem kezdődött el. Adja meg, mikor fogadták el a jigót.
ladder-games-entered = { $board }. tábla: a létrának vannak bevitt játszmái. Előbb vonja vissza őket.
ladder-time-invalid = „{ $text }” nem időpont. Írja így: 14:05, vagy nappal együtt: 2026-11-20T14:05.
ladder-boards-have-times = A kisebb táblán játszott játszmák ideje rögzített. Hagyja el a hátralévő időket.
ladder-new-game-needs-times = Az új játszmát a hátralévő idővel játsszák. Adja meg Fekete és Fehér idejét.
ladder-new-game-decides = Ezt a létrát új játszma dönti el. Az eredményét táblaméret nélkül vigye be.
ladder-other-game-next = A létra következő játszmájának táblája { $next } × { $next }, nem { $lines } × { $lines }.

standings-round-not-paired = { $round }. forduló: nincs párosítva. Az állás eddig tart: { $newest }. forduló.

check-round = { $competition }, { $round }. forduló
check-part-of-round = { $competition }, { $round }. forduló, { $part }. rész
check-finding = { $place }: { $problem }
check-board = { $competition }, { $round }. forduló, { $board }. tábla
check-round-missing = a forduló hiányzik, bár van { $last }. forduló.
check-rounds-too-many = a forduló létezik, de csak { $planned } forduló van tervezve.
check-confirmed-without-result =
    egyező eredmény nélkül { $count ->
        [one] jóváhagyott tábla: { $boards }
       *[other] jóváhagyott táblák: { $boards }
    }.
check-table-place = a játszma helye nem létezik ezen az ágrajzon: KO{ $category }.
check-table-place-twice = a játszma helyén másik játszma van ezen az ágrajzon: KO{ $category }.
check-table-players = a játékosok nem ezen a helyen találkoznak ezen az ágrajzon: KO{ $category }.
check-table-round = a játszma az ágrajz (KO{ $category }) szerint ide tartozik: { $due }. forduló.
check-knockout = KO{ $category }: { $problem }
check-final-not-tied = { $category } korcsoport Döntője: sorrend van megadva olyan játékosoknak ({ $group }), akik nincsenek holtversenyben: { $names }. Addig nincs hatása.
check-final = { $category } korcsoport Döntője: { $problem }
check-certificate-invalid = { $place }: a tanúsítvány nem bizonyítja a párosítást. { $reason }
check-without-proof = { $place }: a fordulót annak bizonyítása nélkül párosították, hogy nincs jobb párosítás.
check-no-certificate = { $place }: nincs tanúsítvány, mert a fordulót kézzel, másik programmal vagy másik versenyfájlban párosították.
check-seed-drawn =
    A sorsolási mag húzásainak száma: { $count }; { $undone ->
        [0] egyiket sem vonták vissza.
        [one] ebből 1 visszavonva.
       *[other] ebből { $undone } visszavonva.
    }
check-other-seed = { $place }: a fordulót másik sorsolási maggal párosították.
draw-seed-register-open = A sorsolási magot a nevezés lezárásakor húzzuk. Előbb zárja le a nevezést.
draw-seed-no-reason = Adja meg az új sorsolási mag okát. Az előzményekben marad.
competition-name-taken = A versenynek már van ilyen versenyszáma: „{ $name }”. Válasszon másik nevet.
competition-no-name = A következő évadnak nincs neve. Adjon neki nevet.
competition-unknown = A versenynek nincs ilyen versenyszáma: „{ $text }”.
competition-names = Versenyszámai: { $names }.
competition-last = { $name } a verseny egyetlen versenyszáma, ezért nem távolítható el.
competition-played = { $name }: vannak párosított fordulói vagy kisorsolt ágrajzai, ezért nem távolítható el. Előbb vonja vissza ezeket.
competition-has-entries = { $name }: vele együtt { $entries } nevezés is törlődik.
competition-import-same-file = Ez a fájl a megnyitott verseny. Válassza egy másik verseny fájlját.
competition-import-drawn = { $name }: zónái, kieséses szakasza vagy Döntője van, amelynek sorsolása csak a saját versenyében ellenőrizhető. Hagyja a fájljában.
competition-import-inconsistent = A fájl olyan játékosokat említ, akik nincsenek a versenyszámában, ezért semmit sem importáltunk. Előbb ellenőrizze azt a versenyt.
competition-nobody = Senki sincs kijelölve. Jelölje ki, kiket nevez.
draw-seed-drawn = A sorsolási magot a verseny első nevezésének lezárásakor húzták, ezért az entrópia már nem változtathatja meg. Zárja le a nevezést entrópia nélkül.
draw-seed-given = A sorsolási magot a verseny létrehozásakor adták meg, ezért az entrópia nem változtathatja meg. Zárja le a nevezést entrópia nélkül.
draw-seed-invalid = „{ $text }” nem sorsolási mag. Legfeljebb 64 hexadecimális számjegyet írjon: 0-9 és a-f.
check-absences-differ = { $place }: a tárolt hiányzások eltérnek a forduló jóváhagyásakori nevezési listától: { $names }.
check-walkover-differs = { $place }: egy játék nélküli továbbjutásnak más a győztese, mint a forduló jóváhagyásakor: { $now }, korábban { $then }.
check-stage-differs = { $draw }: { $name } az utolsó lapokon, oldalakon vagy csomagban: { $then }; most: { $now }. Ha a javítás helyes, nyomtassa ki a lapokat, és adja ki újra a csomagot.
check-stage-place = { $place }. hely
check-stage-reached =
    { $stage ->
        [round_of_64] legjobb 64
        [round_of_32] legjobb 32
        [round_of_16] legjobb 16
        [quarter_final] negyeddöntő
        [semi_final] elődöntő
        [finalist] döntős
       *[winner] győztes
    }
check-stage-none = szakasz és helyezés nélkül
stages-unwritable = A szakaszok nem rögzíthetők ({ $cause }). Jelentse ezt a hibát.
check-outside-circle =
    { $place }: { $count ->
        [one] nem a rendszer szerinti játszma van ezen a táblán: { $boards }
       *[other] nem a rendszer szerinti játszmák vannak ezeken a táblákon: { $boards }
    }.
check-board-changed-outside =
    { $place }: { $count ->
        [one] eltér a párosítástól ez a tábla: { $boards }
       *[other] eltérnek a párosítástól ezek a táblák: { $boards }
    }, és a napló nem mutatja, miért.
check-set-manually =
    { $place }: { $count ->
        [one] kézzel beállított tábla: { $boards }
       *[other] kézzel beállított táblák: { $boards }
    }; { $cost }.
check-paired-in-parts = { $place }: a fordulót részletekben párosították; { $cost }.
check-cost-best = a forduló ugyanolyan jó, mint a legjobb párosítás
check-cost-above-best = a forduló költsége nagyobb a legjobb párosításénál: { $changes }
check-cost-unknown = a költsége már nem számítható ki
self-check-event = A verseny: { $players } játékos, { $rounds } forduló, mag: { $seed }.
law-no-game = { $name }: nincs játszmája a(z) { $round }. fordulóban.
law-plays-after-loss = { $name }: vereség után is játszik a kieséses szakaszban a(z) { $round }. fordulóban.
law-winner = A győztes nem az egyetlen veretlen játékos, vagy nem az állás elsője.
law-winless = { $round }. forduló: a szükségesnél több győzelem nélküli játékos játszik olyannal, akinek van győzelme.
law-division = { $first } és { $second } játszottak egymással, pedig különböző divízióban vannak.
law-match-incomplete = { $name }: nem játssza le egy csapatmérkőzés minden tábláját a(z) { $round }. fordulóban.
law-board-points = { $name }: a táblapontok nem a táblái összegét adják.
law-rung = { $name }: a létrafok nem következik a győzelmeiből és vereségeiből.
law-meets-twice = { $first } és { $second } kétszer játszanak egymással.
law-meets-once = { $first } és { $second } nem annyiszor játszanak egymással, mint a többiek.
law-place = { $first } rosszabb eredménnyel előrébb van, mint { $second }.
law-zones = { $round }. forduló: a szükségesnél több játékos játszik a zónáján kívül.
law-stage-twice = { $name } két szakaszban van.
law-stage-place = { $name } olyan szakaszban van, amelybe a helyezése nem jut tovább.
law-stage-size = { $stage }: nem annyi játékosa van, amennyit a szabálya előír.
law-stage-points = { $name } más pontokat visz a szakaszba, mint amennyit a játszmái adtak.
law-stage-list = { $name } nem egyszer szerepel az összes szakasz végeredményében.
self-check-no-proof = { $round }. forduló: bizonyítás nélkül párosították.
self-check-other-boards = { $round }. forduló: újrapárosítva más táblákat ad.

simulation-players = A játékosok száma 2 és 10000 közötti lehet, nem { $players }.
simulation-day = A szimulált verseny első napja nem létezik.
simulation-player-unknown = Egy szimulált játszma egyik játékosa nincs nevezve.
simulation-ladder-black = { $round }. forduló, { $board }. tábla: jigo. A létrát Fekete nyerte.
simulation-ladder-white = { $round }. forduló, { $board }. tábla: jigo. A létrát Fehér nyerte.

entry-change-without-reason = A nevezés le van zárva: a módosításhoz ok kell ({ $name }). Adja meg, vagy vegyen fel rózsaszín cédulát.
entry-sp-unknown = „{ $text }” nem SEYGO-pontszám. Egész számot írjon, vagy hagyja üresen a mezőt.
entry-no-family-name = A nevezéshez családnév kell.
entry-twice = { $name } már nevezve van. Új helyett azt a nevezést módosítsa.
entry-unknown = Nincs ilyen nevezés: { $id }. Keresse meg a nevezési listán.
rating-list-missing = Nincs értékszámlista. Előbb importáljon egyet.
rated-player-unknown = Az értékszámlistán senkinek sincs ilyen száma: { $pin }. Keresse a játékost név szerint.
data-folder-missing = Nincs mappa a program adatainak. Állítsa be a DRAWMASTER_DATA változót egy mappára.
data-folder-not-created = A mappa nem hozható létre: { $folder } ({ $reason }). Ellenőrizze a helyét és a jogosultságait.
bar-round-paired = Van már párosított forduló. A bar módosítása előtt törölje minden forduló párosítását.
bar-without-mcmahon = Bar csak McMahon-versenyen van.
register-closed = A nevezés lezárva: { $when }. Késői nevezés még felvehető.
register-too-few = Kettőnél kevesebb játékos van regisztrálva. Előbb regisztráljon játékosokat.
open-file-unnamed = Nincs megadva az Open fájlja, ezért a játékosai nem ellenőrizhetők. Adja meg: „Az Open fájlja a Future Stars mellett”.
open-file-missing = E verseny mappájában nincs ilyen másik versenyfájl: { $name }. Írja be a fájl nevét, vagy hagyja üresen.
sleeper-points = A kezdőpontszám 1 vagy 2 ponttal csökkenthető, nem ennyivel: { $points }.
sleeper-not-at-top = { $name } nem hagy ki fordulót a legfelső csoportból. A kezdőpontszáma maradhat.
sleeper-too-late = Van jóváhagyott forduló, ezért a kezdőpontszám már nem csökkenthető.

list-column-unknown = A listának nincs ilyen oszlopa: „{ $column }”. Írja be a fejlécét, vagy a számát 1 és { $last } között.
list-meaning-unknown = „{ $meaning }” nem egy oszlop jelentése. Válasszon: { $known }, sp12, sp16 vagy sp20, illetve - az oszlop mellőzéséhez.
list-name-order-asked = A(z) „{ $heading }” oszlopot úgy olvassuk, hogy elöl a családnév áll. Ha elöl az utónév áll, válassza az oszlopnak azt a jelentését; a parancssorban --map "{ $heading }=given_first".
list-name-order-given = A(z) „{ $heading }” oszlopot úgy olvassuk, hogy elöl az utónév áll, ahogyan az értékszámlista { $count } játékosa mutatja.
seed-list-other-key = A listát másik kulccsal írták alá: { $key }. Kérje el a sorozattól a listáját.
seed-list-by-name = { $name } talán azonos a listán ezzel: { $seed }.

slip-register-open = A nevezés még nyitva van. Magát a nevezést módosítsa.
slip-empty = A cédula nem kér semmit. Adja meg, mi változzon.
slip-no-family-name = A családnév nem lehet üres.
slip-late-incomplete = Késői nevezéshez családnév és fokozat kell.
slip-late-leaves = Késői nevezés nem távozhat. A távozó játékost adja meg.
slip-no-reason = Az elutasításhoz ok kell a cédulák jegyzékéhez.
slip-unknown = Nincs ilyen cédula: { $number }. Keresse meg a cédulák listáján.
slip-already-applied = { $number }. cédula: már végrehajtva, { $time }. További módosításhoz vegyen fel új cédulát.
slip-already-refused = { $number }. cédula: már elutasítva, { $time }. További módosításhoz vegyen fel új cédulát.
slip-round-paired = { $round }. forduló: már párosítva van, ezért senki sem csatlakozhat vagy távozhat. Utasítsa el a cédulát, vagy előbb törölje a forduló párosítását.

event-no-name = A versenynek név kell.
competition-day-outside = { $day } nem a verseny napja ({ $first } – { $last }). Módosítsa, vagy módosítsa a verseny napjait.
event-ends-before-start = Az utolsó nap az első nap előtt van. Módosítsa az egyiket.
event-rounds-out-of-range = A fordulók száma nem lehet { $rounds }. Válasszon { $first } és { $last } között.
event-main-time-too-long = { $minutes } perc alapidő hosszabb egy napnál. Válasszon rövidebbet.
overtime-unknown = „{ $text }” nem hosszabbítás: írjon 3x30, 15/300, +20 vagy none értéket.
import-is-tournament = { $file }: { $format }. Teljes verseny van benne, nem játékoslista. Hozzon létre belőle versenyt az „Importálás másik programból” művelettel, vagy így: `drawmaster import`.
import-is-database = { $file }: e program versenye, sorozatkönyve vagy értékszámlistája. Importálás helyett nyissa meg.
import-is-bundle = { $file }: csomag a sorozatnak. Vegye fel egy sorozatkönyvbe, például így: `drawmaster tour add`.
import-is-seed-list = { $file }: a sorozat kiemelési listája. Importálja egy olyan versenybe, amelyben a játékosai szerepelnek: `drawmaster seedlist import`.
import-is-rating-list = { $file }: értékszámlista. Importálja a nevezésnél, vagy így: `drawmaster egd import`.
import-format-unknown = { $file }: ismeretlen formátum. Válasszon OpenGotha-, MacMahon- vagy Pairgoth-fájlt, az EGD (H9), a francia szövetség (tou) vagy az AGA eredményfájlját, a sakkszövetség jelentését (TRF16), vagy CSV-, xlsx- vagy ods-listát.
sample-day = A mintaversenynek nem létező napja van.

setting-unknown = Nincs ilyen beállítás: { $path }. Az útvonalát a beállítások listáján találja.
setting-unfit = Az érték ({ $value }) nem megfelelő ehhez: { $path } ({ $reason }). Az érték formáját a beállítások listáján találja.
setting-unfit-own = Az érték ({ $value }) nem megfelelő ehhez: { $path }. { $reason }
settings-not-json = A beállítások nem írhatók ({ $reason }). Jelentse ezt a hibát.
competition-gone = A versenynek már nincs meg a versenyszáma.
competition-key-fixed = Egy versenyszám kulcsa nem módosítható.
room-incomplete = A teremhez („{ $name }”) név és 1-től kezdődő táblaszámok kellenek. Javítsa.
rooms-overlap = Két teremnek azonos a neve vagy van közös táblája: { $first }, { $second }. Adjon mindkettőnek sajátot.
competition-room-unknown = A versenynek nincs ilyen terme: { $name }. Előbb vegye fel a termet: event.halls.
tie-breaks-empty = Az álláshoz legalább egy szempont kell, például MMS.
level-twice = A szint kétszer szerepel a listán: { $name }. Törölje az egyiket.
level-unknown = Nincs ilyen szint: { $name }. A neveket a szintek listáján találja.
level-place-unknown = A szintek sorrendjében nincs { $place }. hely. Válasszon 1 és { $last } között.
weight-out-of-range = Egy súly a tartományon kívül van. A súlyok 0 és 1000000000000000, a szorzók 0 és 1000, a homorúság 0 és 10000 közöttiek.
main-table-out-of-range = Válasszon { $first } és { $last } közötti számú játékost vagy zónát.
zones-too-large = A zónákhoz { $rounds } forduló kell, több mint { $last }. Adjon meg több zónát.
zones-round-paired = A zónák ki vannak sorsolva, mert van párosított forduló. Előbb vonja vissza a párosításokat.
teams-system = Csapatok csak McMahon, svájci vagy körmérkőzéses rendszerben játszhatnak. Válasszon ezek közül.
teams-size = Egy csapatmérkőzés { $first }–{ $last } táblából áll. Válasszon ebből a tartományból.
teams-none = { $name }: nincsenek csapatai. Vegyen fel csapatos versenyszámot, vagy az első forduló előtt állítsa be a táblák számát.
teams-round-paired = Van már párosított forduló. A táblák számának módosítása előtt törölje minden forduló párosítását.
teams-whole-matches = A csapatokat egészben párosítjuk, ezért egyes táblák nem helyezhetők át.
teams-whole-matches-hint = Cseréljen fel két csapatot, módosítsa, ki játszik egy csapatban, vagy törölje a forduló párosítását és párosítsa újra.
teams-swap-same-match = Mindkét játékos egy csapatmérkőzésben van. Két mérkőzés játékosait válassza a csapatok cseréjéhez.
teams-too-few = Kettőnél kevesebb csapat van. Előbb vegyen fel csapatokat.
teams-without-team = { $count } játékos nincs csapatban: { $names }. Vegye fel őket tartalékként egy csapatba, vagy léptesse vissza őket.
team-unknown = Nincs ilyen csapat: { $number }. A számokat a csapatok listáján találja.
team-named-unknown = Nincs ilyen csapat: „{ $name }”. A neveket a team list parancs mutatja.
team-no-name = A csapatnak nincs neve. Adja meg.
team-name-taken = Már van ilyen csapat: { $name }. Válasszon másik nevet.
team-member-twice = { $name } kétszer szerepel a csapatban. Minden játékost egyszer adjon meg.
team-member-elsewhere = { $name } ebben a csapatban van: { $team }. Előbb vegye ki onnan.
team-member-played = { $name } már játszott a csapatban, és benne marad. Hagyja ki inkább a későbbi felállásokból.
team-too-small = Egy csapathoz { $size } játékos kell, de csak { $count } van megadva. Minden táblához adjon meg játékost.
team-incomplete = { $name }: a csapatban { $count } játékos van { $size } táblára. Vegyen fel játékosokat, vagy távolítsa el a csapatot.
line-up-confirmed = { $round }. forduló: jóváhagyva, ezért a felállásai maradnak. Válasszon későbbi fordulót.
line-up-result = { $board }. tábla: van eredménye. Törölje az eredményt, mielőtt más játékos ül a táblához.
pairs-none = A(z) { $name } nem pároknak szól. Adjon hozzá versenyt a pair-go sablonnal, vagy nevezze külön az embereket.
pairs-in-teams = A(z) { $name } nem szólhat egyszerre csapatoknak és pároknak. Válasszon egyet.
pairs-entered = A(z) { $name } versenyen már van nevezés. Csak üres verseny válthat párok és egyéniek között.
pairs-strength-closed = A(z) { $name } nevezése lezárult, ezért a párok rangja marad.
entry-needs-partner = A(z) { $competition } pároknak szól. { $name } nevezéséhez adjon meg társat.
entry-pair-alone = { $name } egy pár, de a(z) { $competition } egyéni. Nevezze külön a két embert.
entry-not-pair = { $name } nem pár. Magát a nevezést módosítsa.
pair-one-person = { $name } nem lehet önmaga társa. Válasszon két embert.
pair-person-twice = { $name } már a(z) { $other } párban van. Előbb azt a párt módosítsa.
pair-not-mixed = { $name } nincs vegyes párként megerősítve. Erősítse meg, vagy a beállításokban ne követeljen vegyes párokat.
pair-change-partners = { $name } egy pár. A társakat módosítsa; a nevek és a rang belőlük következnek.
person-unknown = Nincs { $id } kulcsú személy. Keresse meg a kulcsokat a személyek listájában.
bundle-only-pairs = Minden verseny pair go, amely nem számít a sorozatba. Tegye közzé az állást.
export-pairs-not-rated = A(z) { $name } pair go, amelyet egy értékszámlista sem fogad. Exportálja az állást.
setting-team-list = A csapatok nem beállítások. Vegyen fel, módosítson vagy távolítson el inkább egy csapatot.
handicap-ceiling-out-of-range = Az előny legfeljebb kilenc kő. Válasszon 0 és 9 között.
initial-scores-round-paired = Van már párosított forduló. A kezdőpontszámok módosítása előtt törölje minden forduló párosítását.

level-formula-rematch = 1 a kettejük minden korábbi játszmájáért
level-formula-family = 1, ha egy családból valók
level-formula-category = a korcsoportok különbségének négyzete
level-formula-score-difference = a pontszámok félpontokban mért különbségének négyzete
level-formula-knockout-apart = 1, ha a következő kieséses szakasz első fordulójában találkozhatnak
level-formula-floats = 32-szer a játékosok ilyen irányú korábbi átpárosításainak négyzete, és 0–12 a csoportbeli helyükért
level-formula-club = 1, ha egy klub tagjai, a bar alatt
level-formula-country = 1, ha egy országból valók, a bar alatt
level-formula-colours = 8 minden színért az egyes egyensúlyon túl, 1 ugyanazért a színért kétszer egymás után
level-formula-handicap = a kövek számának négyzete
level-formula-seeding = a kiemelés szerinti ellenféltől való távolság négyzete
level-formula-winless = 1, ha kettejük közül csak az egyik nyert vagy ért el jigót
level-formula-lot = véletlen szám 0 és 255 között

audit-log-head-form = Az előzmények fejkódja { $fewest }–64 számjegy (0-9 és a-f). Írja be úgy, ahogy a lap alján szerepel.
audit-log-head-ambiguous = Több bejegyzés is ezekkel a számjegyekkel kezdődik. Írjon be többet.
audit-log-head-unknown = Az előzményekben nincs ilyen fejkódú bejegyzés: { $head }. Vagy el van írva, vagy a lap más fájl előzményéhez tartozik.
referee-time-unknown = „{ $text }” nem időpont. Órát és percet írjon, például 14:05.
referee-counted-none = { $minutes } perc hosszabbítás nélkül: a korrigált idő { $adjusted } perc.
referee-counted-byoyomi = { $minutes } perc és { $moves } lépés, egyenként { $seconds } másodperc: a korrigált idő { $adjusted } perc.
referee-counted-canadian = { $minutes } perc és { $moves } lépés, { $seconds } másodperc alatt { $stones }: a korrigált idő { $adjusted } perc.
referee-counted-fischer = { $minutes } perc és { $moves } lépés mindegyikére { $seconds } másodperc: a korrigált idő { $adjusted } perc.
referee-class-highest = Mindkét idő eléri a legmagasabb osztályt.
referee-class-main = Az alapidő dönt: { $class } osztályhoz { $needs_main } perc kell, itt { $main } van.
referee-class-adjusted = A korrigált idő dönt: { $class } osztályhoz { $needs_adjusted } perc kell, itt { $adjusted } van.
referee-class-both = Mindkét idő dönt: { $class } osztályhoz { $needs_main } perc alapidő kell, itt { $main } van, és { $needs_adjusted } perc korrigált idő, itt { $adjusted } van.
referee-clock-unknown = „{ $text }” nem óraállás. Perceket írjon, például 25, vagy 12:30, vagy 1:05:00.
referee-round-unknown = A versenyszámnak nincs { $round }. fordulója; fordulóinak száma: { $rounds }.
referee-seal-order = A kötelező borítékolás időpontja korábbi, mint amikortól borítékolni lehet. Cserélje fel a két időpontot.
late-game-decided = { $board }. tábla: már van eredmény.
late-not-marked = { $board }. tábla: ezzel a színnel senki sincs későnek jelölve.
late-no-resumption = { $board }. tábla: a játszmának nincs folytatási időpontja. Előbb írja be az űrlapra.
late-not-lost-yet = { $board }. tábla: a játszma csak ez után veszik el: { $time }.
late-not-resumed = { $board }. tábla: a játszmát még nem folytatták.
late-nobody = { $board }. tábla: a játszmát senki sem veszítette el késéssel.
late-clocks-set = Állítsa az órákat a felhasznált időre: Fekete { $black } perc, Fehér { $white } perc.
late-clocks-nobody = Senki sincs itt: Fekete órája jár, és ennyit mutat: { $black } perc. Az első játékos érkezésekor állítsa Fehérét is ugyanennyire.
late-clocks-to-move = Senki sincs itt: csak a soron következő játékos órája jár. A folytatás óta felhasznált idő: Fekete { $black } perc, Fehér { $white } perc.
late-clocks-black-runs = Fekete hiányzik, és az órája jár. Felhasznált idő: Fekete { $black } perc, Fehér { $white } perc.
late-clocks-white-runs = Fehér hiányzik, és az órája jár. Felhasznált idő: Fekete { $black } perc, Fehér { $white } perc.
late-clocks-not-started = Az órák még nem járnak.
late-clocks-lost = { $time }: addig { $who ->
        [black] Fekete nem volt itt
        [white] Fehér nem volt itt
       *[both] Egyik játékos sem volt itt
    }, a játszma késés miatt elveszett.
late-round-ahead = { $round }. forduló: még nem kezdődött el. Kezdete: { $date }, { $time }.
late-round-past = { $round }. forduló: { $date } napján volt.
late-round-unrecorded = { $round }. forduló: { $date } napjára tervezték, és a kezdete nincs feljegyezve. Adja meg, mikor indították el Fekete óráit.
adjourn-game-decided = { $board }. tábla: van eredménye, vagy az egyik bevitele. A játszma félbeszakításához törölje.
adjourn-number-unknown = A lépésszám és az ütött kövek száma egész szám, legfeljebb { $most }.
adjourn-resumption-early = A folytatás a félbeszakítás előtt van. Adja meg a napját és időpontját, például 2026-11-21 09:00.
adjourn-used = { $round }. forduló: a párosítás már figyelembe vette, minek számít a játszma ({ $board }. tábla). Inkább a játszma eredményét vigye be.
adjourn-not = { $board }. tábla: a játszma nincs félbeszakítva.
unfinished-as-jigo = A következő forduló úgy párosul, mintha a játszma jigo lenne.
unfinished-as-black = A következő forduló úgy párosul, mintha Fekete nyert volna.
unfinished-as-white = A következő forduló úgy párosul, mintha Fehér nyert volna.
unfinished-held = Egyik játékos sem kap párt, amíg a játszma el nem dől.
unfinished-of-table = Az ágrajz a játszma győztesére vár.
unfinished-game = { $round }. forduló, { $board }. tábla, { $black } – { $white }: függő játszma volt. { $effect }
delays-nothing = Egyik fordulónak sincs új kezdete.
stage-rule-unknown = „{ $text }” nem mondja meg, ki jut tovább. Írja be: first:8, places:9-16, each:2, others vagy losers:1.
stage-of-teams = { $name } szakasz, ezért az előtte lévő versenyszám dönti el, hogy csapatok játszanak-e és hány táblán. Vegyen fel másik szakaszt vagy önálló versenyszámot.
stage-needs-table = { $name }: nincs olyan kieséses ágrajza, amelynek vesztesei kiesnek. Válasszon másik szabályt.
stage-zones-drawn = { $name }: a zónák kieséses szakasza már ki van sorsolva. Előbb vonja vissza a sorsolást.
stage-overlap = { $stage }: részben ugyanezeket a játékosokat viszi. Válasszon másik szabályt, vagy távolítsa el: { $stage }.
stage-none = { $name } nem szakasz. Olyan versenyszámot válasszon, amelyet szakaszként vettek fel.
stage-filled = { $name }: már megvannak a játékosai. Előbb vonja vissza ezt, vagy módosítsa a nevezéseit.
stage-register-closed = { $name }: a nevezés le van zárva. Vegyen fel új szakaszt.
stage-source-free = { $name }: még játszhatók benne játszmák. Feltölti a szakaszt a jelenlegi állás szerint?
stage-too-large = { $name }: több mint { $last } forduló kellene hozzá. Válasszon másik rendszert, vagy jusson tovább kevesebb játékos.
stage-nothing-left = { $name }: a továbbjutók már mind játszottak egymással. Távolítsa el ({ $name }), és vegye fel másik rendszerrel vagy ezek nélkül az eredmények nélkül.
stage-no-stages = { $name }: nincsenek szakaszai. Előbb vegyen fel egyet.
stage-changed = { $name }: az előtte lévő állás azóta megváltozott, és most mások jutnának tovább. Vonja vissza a feltöltést, vagy módosítsa a nevezéseket.
competition-has-stages = { $stage }: innen kapja a játékosait: { $name }. Előbb távolítsa el: { $stage }.

move-as-good = Olyan jó, mint most.
move-only-seeding = Olyan jó, mint most; csak a kiemelés vagy a sorsszám változik.
move-better = Jobb, mint most.
move-better-but = Jobb, mint most, de ennek ára: { $reason }.
move-colours = A két játékos színe felcserélődik.
move-left-over = Játszma nélküli játékos csak másik ilyennel párosítható. Előbb törölje itt a párosítást: { $board }. tábla, majd válassza ki a párokat.
move-rematch = { $black } és { $white } már játszottak egymással, { $round }. forduló.
move-family = { $black } és { $white } egy családból valók.
move-far-apart = { $black } és { $white } messze vannak egymástól: { $grades ->
    [one] { $grades } fokozat
   *[other] { $grades } fokozat
} és { $points } pont.
move-worse-rematch = Több játékos találkozik újra.
move-worse-family = Több azonos családba tartozó játékos találkozik.
move-worse-winless = Több győzelem nélküli játékos találkozik olyannal, aki már nyert.
move-worse-categories = Távolabbi korcsoportok játékosai találkoznak.
move-worse-score-difference = Egymástól távolabbi pontszámú játékosok találkoznak.
move-worse-knockout = Olyan játékosok találkoznak, akik a kiesésesben újra találkozhatnak.
move-worse-floats = Az átpárosítások kevésbé kiegyensúlyozottak.
move-worse-club = Több azonos klubbeli játékos találkozik.
move-worse-country = Több azonos országbeli játékos találkozik.
move-worse-colours = A színek kevésbé kiegyensúlyozottak.
move-worse-handicap = Az előnyök nagyobbak.
move-worse-geography = Több azonos klubbeli vagy országbeli játékos találkozik.
