### Messages of the core in Hungarian: errors and answers of all commands, the command line and the hall network.
### Vázlatos fordítás, anyanyelvi lektor még nem ellenőrizte.

## api: commands of the window

api-no-command = Nincs ilyen parancs: { $name }. Indítsa újra a programot.
api-response-invalid = A válasz nem küldhető el ({ $error }). Indítsa újra a programot.
api-text-too-long = Egy szöveg túl hosszú: több mint { $longest } bájt. Rövidítse.
api-not-for-the-hall = A kivetítő nem használhatja ezt a parancsot: { $name }. Csak a közzétetteket mutatja.
api-no-tour-book = Nincs megnyitott sorozatkönyv. Nyisson meg egyet, vagy hozzon létre újat.

## api: the demonstration

demo-folder = A mappa nem hozható létre: { $folder } ({ $error }). Válasszon másikat.
demo-registered = { $event }: { $players } játékos regisztrálva.
demo-closed = A nevezés lezárva. A sorszámok: 1–{ $last }.
demo-drawn = KO{ $category } kisorsolva, entrópia: { $entropy }; { $lines } sor.
demo-round = { $round }. forduló: párosítva, lejátszva és jóváhagyva.

## api: the window's host

host-folder = A mappa nem hozható létre: { $folder } ({ $error }). Szabadítson fel helyet, vagy ellenőrizze a jogosultságait.
host-no-data-folder = A rendszerben nincs mappa a program adatainak ({ $error }). Hozzon létre inkább versenyt egy Ön által választott mappában.
host-no-free-name = A mappában túl sok mintaverseny van: { $folder }. Töröljön néhányat.
host-cannot-open = { $path } nem nyitható meg ({ $error }). Nyissa meg a fájlkezelőből.
host-second-window = A kivetítő nem válaszol ({ $error }). Indítsa újra a programot.
demo-played = { $name }: { $players } játékos { $games } játszmát játszott.

## app: knock-outs

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
game-rounds-paired = { $name }: fordulónként párosítják. Játszma csak ott vehető fel egyenként, ahol a játékosok maguk választanak ellenfelet: önpárosításnál, ligában vagy klublétrán.
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

## app: The Final

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

## app: points of the tour

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

## app: copies

copies-no-folder = Ezen a számítógépen nincs mappa a program saját fájljainak. Állítsa be a DRAWMASTER_DATA változót egy mappára.
copies-not-a-folder = { $path }: nem mappa. Válasszon mappát egy másik eszközön.
copies-folder-unusable = A mappa nem használható: { $path } ({ $cause }). Válasszon másikat.
copies-folder-unreadable = A mappa nem olvasható ({ $cause }).
copies-unknown = Nincs ilyen másolat: { $name }. Válasszon a listáról.
copies-choose-damaged = Nincs fájl kiválasztva. Válassza ki a sérült fájlt.

## app: words of requests

word-unknown = „{ $text }” ismeretlen. Válasszon ezek közül: { $known }.

## app: rounds: pairing, releasing, results and confirming

colour-unknown = „{ $text }” nem szín. Írjon black vagy white értéket.
profile-unknown = „{ $text }” nem párosítási modell. Válasszon: seygo, opengotha vagy literal.
round-unknown = Nincs { $round }. forduló. A fordulók: 1–{ $last }.
round-not-paired = { $round }. forduló: nincs párosítva. Előbb párosítsa.
round-board-missing = { $round }. forduló: nincs { $board }. tábla. A táblái: { $boards }.
round-without-boards = { $round }. forduló: nincsenek táblái. Előbb párosítsa a játékosait.
round-register-open = A nevezés még nyitva van. Az első forduló párosítása előtt zárja le.
round-register-open-hint = A nevezés lezárásakor kapnak a játékosok sorszámot.
round-all-paired =
    { $rounds ->
        [one] Az egyetlen forduló már párosítva van.
       *[other] Mind a(z) { $rounds } forduló párosítva van.
    }
round-not-next = Nem a(z) { $round }. forduló következik. Párosítsa ezt: { $next }. forduló.
round-not-next-draft = Nem a(z) { $round }. forduló következik: a(z) { $current }. forduló még tervezet. Tegye közzé, játsszák le, majd párosítsa ezt: { $next }. forduló.
round-not-next-open = Nem a(z) { $round }. forduló következik: a(z) { $current }. forduló nincs jóváhagyva. Vigye be az eredményeit, majd párosítsa ezt: { $next }. forduló.
round-paired-already = { $round }. forduló: már párosítva van.
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
round-results-missing-hint = Ha egy játszma nem fejeződött be, rögzítse a félbeszakítását. Így a forduló az eredménye nélkül is jóváhagyható.
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
stale-left = { $name } már nem játszik, de be van osztva: { $board }. tábla.
stale-left-bye = { $name } már nem játszik, de ő az erőnyerő.
stale-came = { $name } most játszik a(z) { $round }. fordulóban, de nincs játszmája.
stale-came-lost = { $name } most játszik a(z) { $round }. fordulóban, de a(z) { $board }. táblán távollét miatt vesztesnek számít.
stale-slips = { $count ->
    [one] Egy rózsaszín cédula a párosítás után érkezett, és függőben van.
   *[other] { $count } rózsaszín cédula a párosítás után érkezett, és függőben van.
}
stale-result = A(z) { $round }. forduló párosítása után megváltozott egy eredmény: { $earlier }. forduló, { $board }. tábla.
stale-result-missing = { $earlier }. forduló, { $board }. tábla: nincs eredménye.
stale-attendance = A(z) { $round }. forduló párosítása után megváltozott: { $name } erőnyerője vagy hiányzása, { $earlier }. forduló.
stale-rank = A(z) { $round }. forduló párosítása után megváltozott { $name } fokozata: { $from } helyett { $to }.
stale-player = A(z) { $round }. forduló párosítása után megváltoztak { $name } adatai.
stale-line-up = A(z) { $round }. forduló párosítása után megváltozott { $team } felállása: { $names }.
stale-table = A kieséses szakaszt olyan helyezések alapján sorsolták ki, amelyek azóta megváltoztak. Most bekerülne: { $joins }, kimaradna: { $leaves }.
stale-table-order = A kieséses szakaszt olyan helyezések alapján sorsolták ki, amelyek azóta megváltoztak. Ugyanazok a játékosok lennének benne, más sorrendben.
stale-table-hint = Sorsolja újra, vagy erősítse meg, hogy így marad.
stale-draws = A(z) { $round }. forduló párosítása után kieséses szakaszt, selejtezőt vagy Döntőt sorsoltak ki vagy módosítottak.
stale-settings = A(z) { $round }. forduló párosítása után megváltoztak a beállítások.
stale-pairs-differ = { $count ->
    [0] A(z) { $round }. forduló párosítása most más lenne.
    [one] A(z) { $boards }. tábla párosítása most más lenne.
   *[other] Ezeknek a tábláknak a párosítása most más lenne: { $boards }.
}
stale-impossible = A(z) { $round }. forduló most nem volna párosítható. { $cause }
round-no-longer-follows = { $round }. forduló: elavult.
round-out-of-date-hint = Párosítsa újra a fordulót vagy az érintett táblákat, vagy erősítse meg, hogy így teszi közzé.
round-paired-from-old-result = A(z) { $round }. fordulót e változás előtt párosították, ezért elavult. Párosítsa újra, hacsak nem hagyja így.
round-players-left =
    { $round }. forduló: { $count ->
        [one] nincs játszmája, és nem is erőnyerő
       *[other] nincs játszmájuk, és nem is erőnyerők
    }: { $names }.
round-players-without-game-hint = Párosítsa őket, legyenek erőnyerők, vigye be, hogy kihagyják a fordulót, vagy hagyja jóvá a fordulót nélkülük.
round-players-left-hint = Párosítsa őket, legyenek erőnyerők, vagy erősítse meg, hogy a fordulót nélkülük teszi közzé.
round-table-game-open-hint = Párosítsa a forduló többi játékosát, döntse el, ki jut tovább, vagy hagyja jóvá a fordulót a játszma nélkül.
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
round-forfeit-absent = { $name } nem játszik a(z) { $round }. fordulóban, és kontumálással veszít: { $board }. tábla.
round-fixed-board-match = { $name } állandó táblája { $fixed }, mégis itt játszik: { $at }. tábla. Egy csapatmérkőzés táblái együtt maradnak, ezért az állandó táblának nincs hatása.
round-fixed-board-opponent = { $name } állandó táblája { $fixed }, mégis itt játszik: { $at }. tábla, amely { $opponent } állandó táblája.
round-fixed-board-shared = { $name } és { $other } állandó táblája azonos: { $fixed }. { $name } itt játszik: { $at }. tábla.
round-fixed-board-missed = { $name } állandó táblája { $fixed }, mégis itt játszik: { $at }. tábla. Helyezze át a játszmát, vagy számozza újra a táblákat.
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

## app: manual pairing

pairing-consent-missed = { $name } kihagyja a(z) { $round }. fordulót. Erősítse meg, hogy mégis játszik, vagy válasszon másik játékost.
pairing-consent-rematch = { $black } és { $white } már játszottak egymással a(z) { $round }. fordulóban. Erősítse meg, hogy újra játszhatnak, vagy válasszon másokat.
closing-rematches = { $players } játékossal { $rounds } forduló nem játszható le visszavágó nélkül, legfeljebb { $possible }. Tervezzen kevesebb fordulót, vagy engedje, hogy a játékosok újra találkozzanak.
closing-zone-rematches = { $zone }. zóna: { $players } játékossal { $rounds } forduló nem játszható le benne visszavágó nélkül, legfeljebb { $possible }. Tervezzen kevesebb fordulót, módosítsa a zónák határait, vagy engedje, hogy a játékosok újra találkozzanak.
round-rematches = Újra találkozó játékosok: { $pairs }.
pairing-rematches-meet = Ezek a játékosok már játszottak egymással, és újra találkoznának: { $pairs }. Mégis párosítja a fordulót?
pairing-families-meet = Ezek az egy családból való játékosok nem tarthatók külön: { $pairs }. Erősítse meg, hogy játszhatnak egymással, vagy párosítsa őket kézzel másokkal.
pairing-consent-family = { $black } és { $white } egy családból valók. Erősítse meg, hogy játszhatnak egymással, vagy válasszon másokat.
pairing-entry-unknown = Nincs ilyen nevezés: { $entry }. Keresse meg a nevezési listán.
pairing-player-absent = { $name } nem játszik a(z) { $round }. fordulóban. Előbb módosítsa a kihagyott fordulóit.
pairing-games-fixed = { $name }: nincs játszmája a(z) { $round }. fordulóban; e versenyszám rendszere minden játszmát meghatároz. Vonja vissza a párosítást, és párosítsa újra a fordulót.
pairing-player-in-final = { $name } nem párosítható a(z) { $round }. fordulóban, mert a forduló a Döntőhöz tartozik.
pairing-player-busy = { $name } már játszik: { $board }. tábla. Előbb törölje annak a táblának a párosítását.
pairing-bye-circle = Körmérkőzésen az összes játszma terve dönti el, ki pihen a(z) { $round }. fordulóban.
pairing-no-bye = { $round }. forduló: nincs erőnyerő.
pairing-bye-without-team = { $name } nincs csapatban, és csak egész csapat lehet erőnyerő. Válasszon csapatban lévő játékost.
pairing-bye-without-game = A játékosnak nincs játszmája a(z) { $round }. fordulóban. Olyan játékost válasszon, akinek van.
pairing-same-player = Senki sem játszhat önmagával. Válasszon két játékost.
pairing-two-without-board = A két játékos nem kapott táblát.
pairing-handicap-too-large = { $stones } előnykő túl sok. Válasszon 0 és 9 között.
pairing-swap-same-board = Mindkét hely ugyanannál a táblánál van. Cserélje fel inkább a színeit.
pairing-colours-handicap = { $board }. tábla: előnyjátszma, ebben a gyengébb játékos játszik Feketével.
pairing-of-confirmed-round = { $round }. forduló: jóváhagyva, ezért a párosítása marad. Csak az eredmények javíthatók.
pairing-again-released = { $count ->
    [one] A(z) { $round }. forduló közzé van téve. Egy táblát párosítana újra. Erősítse meg, ha a játékosok átültethetők.
   *[other] A(z) { $round }. forduló közzé van téve. { $count } táblát párosítana újra. Erősítse meg, ha a játékosok átültethetők.
}
pairing-again-no-draft = A(z) { $round }. forduló közzé van téve. Párosítsa újra a nem zárolt tábláit, vagy módosítson egyes táblákat.
pairing-round-confirmed = { $round }. forduló: jóváhagyva. Nem párosítható benne több játékos.
pairing-number-unknown = Nincs ilyen sorszámú játékos: { $number }. Keresse meg a nevezési listán.
pairing-chosen-busy = { $name } már kapott táblát a(z) { $round }. fordulóban. Hagyja ki: { $number }.
pairing-nobody-chosen = { $round }. forduló: a választásnak egyetlen tábla nélküli játékos sem felel meg.
pairing-score-invalid = „{ $text }” nem pontszám. Írja így: 21 vagy 21.5.

## app: costs of a pairing

cost-difference = { $reason } { $by }
cost-of-pair = { $reason }: { $cost }

## app: pairing report

report-reason-manual = A párt kézzel állították be. A legjobb párosításban nincs benne.
report-reason-parts = A fordulót részletekben párosították. Ha mindenkit együtt párosítanának, ők ketten nem találkoznának.
report-reason-earlier = A pár a forduló párosításából való. A későbbi kézi módosítások után már másik párosítás volna a legjobb.
report-reason-corrected = A játékosok egy kieséses játszma javított eredménye miatt kerültek ehhez a táblához.
report-reason-procedure = A párt e párosítási modell kötött eljárása adta.
report-reason-circle = Mindenki mindenkivel játszik, kötött sorrendben. Eszerint ők ketten ebben a fordulóban találkoznak.
report-reason-zone = Mindketten ebben a zónában vannak: { $zone }. Játszmáinak kötött sorrendje szerint ők ketten ebben a fordulóban találkoznak.
report-reason-outside-circle = A párt kézzel állították be. A játszmák kötött sorrendje szerint ők ketten ebben a fordulóban nem találkoznak.
report-reason-left-over = A pár a kimaradt játékosok párosításakor jött létre, a játszmák kötött sorrendjén kívül.
report-reason-free = Ebben a versenyszámban a játszmákat egyenként veszik fel, ezért a párt nem párosítás adta.
report-reason-imported = A párt a fordulóval együtt importálták. Az oka itt nem ismert.
changed-rank = E forduló után javított fokozat: { $from } helyett { $to } ({ $name }).
changed-player = E forduló után javított adatok: { $name }.
changed-withdrawn = E forduló után visszalépett: { $name }.
changed-registered = E forduló után újra regisztrálva: { $name }.
changed-result = E forduló párosítása után javított eredmény: { $round }. forduló, { $board }. tábla.
changed-attendance = E forduló párosítása után javított erőnyerő vagy hiányzás, { $round }. forduló: { $name }.
changed-draws = E forduló párosítása után egy kieséses szakasz, selejtező vagy Döntő megváltozott.
changed-settings = E forduló párosítása után a párosítás beállításai megváltoztak.
report-round-circle = A játszmák kötött sorrendje szabja meg, ki kivel játszik; ebben mindenki mindenkivel találkozik.
report-round-zones = A játszmák kötött sorrendje szabja meg, ki kivel játszik; ebben a zónán belül mindenki mindenkivel találkozik.
report-round-free = E forduló játszmáit egyenként vették fel.
report-round-imported = A fordulót importálták. Itt nem ismert, miért ezek a párok.
report-reason-necessary = E pár nélkül a forduló nem párosítható.
report-reason-as-good = A forduló másik párosítása ugyanilyen jó volna.
report-reason-worse = Különben a forduló rosszabb volna: { $reason }.
otherwise-rematch = Különben { $first } és { $second } újra találkozna.
otherwise-family = Különben { $first } és { $second } játszana egymással, pedig egy családból valók.
otherwise-winless = Különben { $first } és { $second } játszana egymással, pedig csak egyikük szerzett már pontot.
otherwise-categories = Különben { $first } és { $second } játszana egymással, pedig különböző korcsoportba tartoznak.
otherwise-one-point = Különben { $first } és { $second } játszana egymással, egy pont különbséggel.
otherwise-score = Különben { $first } és { $second } játszana egymással, { $points } pont különbséggel.
otherwise-knockout = Különben { $first } és { $second } játszana egymással, pedig a kieséses szakaszban is találkozhatnak.
otherwise-floats = Különben { $first } és { $second } játszana egymással, és egyikük újra átpárosításra kerülne.
otherwise-club = Különben { $first } és { $second } játszana egymással, pedig egy klub tagjai.
otherwise-country = Különben { $first } és { $second } játszana egymással, pedig egy országból valók.
otherwise-geography = Különben { $first } és { $second } játszana egymással, pedig egy klubból vagy egy országból valók.
otherwise-colours = Különben { $first } és { $second } játszana egymással, és a színeik kevésbé lennének kiegyenlítettek.
otherwise-handicap = Különben { $first } és { $second } nagyobb előnnyel játszana egymással.
otherwise-seeding = Különben { $first } és { $second } játszana egymással, ami kevésbé felel meg a kiemelésnek a pontcsoportjukban.
otherwise-lot = Minden másban más párosítások is ugyanilyen jók. A sorsszám döntött.
deciding-rematch = { $first } és { $second } újra találkozik.
deciding-family = { $first } és { $second } egymással játszik, pedig egy családból valók.
deciding-winless = { $first } és { $second } egymással játszik, pedig csak egyikük szerzett már pontot.
deciding-categories = { $first } és { $second } egymással játszik, pedig különböző korcsoportba tartoznak.
deciding-one-point = { $first } és { $second } egymással játszik, egy pont különbséggel.
deciding-score = { $first } és { $second } egymással játszik, { $points } pont különbséggel.
deciding-knockout = { $first } és { $second } egymással játszik, pedig a kieséses szakaszban is találkozhatnak.
deciding-floats = { $first } és { $second } egymással játszik, és egyikük újra átpárosításra kerül.
deciding-club = { $first } és { $second } egymással játszik, pedig egy klub tagjai.
deciding-country = { $first } és { $second } egymással játszik, pedig egy országból valók.
deciding-geography = { $first } és { $second } egymással játszik, pedig egy klubból vagy egy országból valók.
deciding-colours = { $first } és { $second } egymással játszik, és a színeik kevésbé kiegyenlítettek.
deciding-handicap = { $first } és { $second } nagyobb előnnyel játszik egymással.
deciding-seeding = { $first } és { $second } egymással játszik, ami kevésbé felel meg a kiemelésnek a pontcsoportjukban.
deciding-lot = A legjobb párosítás mellett csak a sorsszámok szólnak.
deciding-other = Ami dönt: { $reason }.
report-bye-given = Erőnyerő: { $name }; az igazgató jelölte ki.
report-bye-imported = Erőnyerő az importált fordulóban: { $name }.
report-bye-first = Erőnyerő: { $name }. Azok közül, akik a legkevesebbszer voltak erőnyerők, így marad a többieknek a legjobb párosítás.
report-bye-again = Újra erőnyerő: { $name }, mert már mindenki más is ugyanannyiszor volt az.
report-bye-circle = { $name } a körmérkőzés e fordulójában pihen.
report-bye-team = { $name }: nincs ellenfele, mert a csapatok száma páratlan.
report-bye-opengotha = Erőnyerő az OpenGotha szabálya szerint: { $name }, a rangsor utolsója azok közül, akik a legkevesebbszer voltak erőnyerők.
report-reason-table = Itt a kieséses szakasz dönti el, ki kivel játszik.
report-reason-large = Ennyi megjegyzésnél a jelentés nem ad okokat. Az okhoz kérjen magyarázatot a táblához.
report-reason-unknown = Az ok már nem számítható ki. { $cause }

## app: results and corrections

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
correction-round-needed = { $round }. forduló: szükség lesz rá, mert az ágrajz egy játszmával bővül.
correction-nothing-else = Más nem változik.
correction-qualifier = KO{ $category } sorsolásában részt vett { $name }, aki ezzel a játszmával jutott be.
correction-kept-alone = { $name } az ágrajzon marad, bármi is az eredmény.
correction-kept = { $name } az ágrajzon marad. Az eredmény csak az Openben számít.
correction-game-played = { $round }. forduló, { $board }. tábla: { $black } és { $white }, eredmény: { $result }.
correction-game-open = { $round }. forduló, { $board }. tábla: { $black } és { $white }, még nem játszották le.
correction-seat = { $round }. forduló, { $board }. tábla: { $leaves } helyett { $joins } játszik.
correction-ordinary = { $round }. forduló, { $board }. tábla: a játszma az Open rendes játszmája lesz.
correction-void = { $round }. forduló, { $board }. tábla: az eredmény törlődik, és a játszmát újra lejátsszák.
correction-walkover = { $round }. forduló: { $name } játék nélkül továbbjut.
correction-vacant = { $round }. forduló: az ágrajz egyik játszmájából senki sem jut tovább.
correction-to-decide = { $round }. forduló: az ágrajzon { $one } és { $other } találkozik. Párosítsa őket, vagy döntse el, ki jut tovább.
correction-opponent-open = { $round }. forduló: az ágrajz egyik játszmája a játékosaira vár.
correction-unpaired = { $round }. forduló, { $board }. tábla: a tábla lekerül, mert a játékosai újra eldöntendők.
correction-bye = { $name }: erőnyerő a(z) { $round }. fordulóban.
correction-out = { $name }: már nincs játszmája a(z) { $round }. fordulóban.
correction-without-game = { $name }: nincs játszmája a(z) { $round }. fordulóban. Párosítsa kézzel.
correction-later-game-of-final = A javítás nem vezethető át, mert a(z) { $board }. táblának a(z) { $round }. fordulóban már van eredménye. Érvénytelenítse a későbbi játszmákat.
correction-later-game-played = A javítás nem vezethető át, mert a(z) { $board }. táblának a(z) { $round }. fordulóban már van eredménye. Tartsa meg a továbbjutókat, vagy érvénytelenítse a későbbi játszmákat.
correction-player-busy = A javítás nem vezethető át, mert a most továbbjutó már játszott: { $board }. tábla, { $round }. forduló. Tartsa meg a továbbjutókat, vagy érvénytelenítse a későbbi játszmákat.
correction-table-begun = KO{ $category } ezzel az eredménnyel lett kisorsolva, és már elkezdődött. Tartsa meg a játékosait.
correction-table-drawn = KO{ $category } ezzel az eredménnyel lett kisorsolva. Vezesse át a javítást, tartsa meg a játékosokat, vagy sorsolja újra az ágrajzot.
correction-box = KO{ $category }: { $leaves } mezőjét { $joins } kapja.
correction-qualifier-open = KO{ $category }: egy mező üres marad, amíg ez a játszma el nem dönti, ki jut be.
correction-box-filled = KO{ $category }: az üres mezőt { $joins } kapja.
correction-box-empty = KO{ $category }: { $leaves } mezője üres lesz.

## app: jigo ladder

ladder-none = { $board }. tábla: nem jigóval végződött kieséses vagy selejtező játszma, ezért nincs létrája.
ladder-decided = { $board }. tábla: a létra eldőlt. Előbb vonja vissza az utolsó játszmáját.
ladder-not-started = { $board }. tábla: a létra még nem kezdődött el. Adja meg, mikor fogadták el a jigót.
ladder-games-entered = { $board }. tábla: a létrának vannak bevitt játszmái. Előbb vonja vissza őket.
ladder-boards-have-times = A kisebb táblán játszott játszmák ideje rögzített. Hagyja el a hátralévő időket.
ladder-new-game-needs-times = Az új játszmát a hátralévő idővel játsszák. Adja meg Fekete és Fehér idejét.
ladder-new-game-decides = Ezt a létrát új játszma dönti el. Az eredményét táblaméret nélkül vigye be.
ladder-other-game-next = A létra következő játszmájának táblája { $next } × { $next }, nem { $lines } × { $lines }.

## app: standings

standings-round-not-paired = { $round }. forduló: nincs párosítva. Az állás eddig tart: { $newest }. forduló.

## app: check of an event and self-check

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
check-closed-without-result = { $count ->
    [one] nincs egyező eredménye ennek a táblának: { $boards }
   *[other] nincs egyező eredményük ezeknek a tábláknak: { $boards }
}, pedig már párosítva van egy későbbi forduló.
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
competition-has-cases = { $name }: vele együtt törlődik { $cases } bírói ügy és { $entries } nevezés.
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
    }; { $cost }
check-set-by-correction = { $place }: { $count ->
    [one] javított eredmény miatt módosult tábla: { $boards }
   *[other] javított eredmény miatt módosult táblák: { $boards }
}; { $cost }
check-paired-in-parts = { $place }: a fordulót részletekben párosították; { $cost }
check-cost-best = a forduló ugyanolyan jó, mint a legjobb párosítás.
check-costs = { $place }: ennyivel több, mint a legjobb párosítás: { $cost }
check-cost-worse = a forduló költsége nagyobb, mint a legjobb párosításé. { $reason }
check-cost-unknown = a költsége már nem számítható ki.
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

## app: simulated events

simulation-players = A játékosok száma 2 és 10000 közötti lehet, nem { $players }.
simulation-day = A szimulált verseny első napja nem létezik.
simulation-player-unknown = Egy szimulált játszma egyik játékosa nincs nevezve.
simulation-ladder-black = { $round }. forduló, { $board }. tábla: jigo. A létrát Fekete nyerte.
simulation-ladder-white = { $round }. forduló, { $board }. tábla: jigo. A létrát Fehér nyerte.

## app: the register

entry-change-without-reason = A nevezés le van zárva: a módosításhoz ok kell ({ $name }). Adja meg, vagy vegyen fel rózsaszín cédulát.
entry-sp-unknown = „{ $text }” nem SEYGO-pontszám. Egész számot írjon, vagy hagyja üresen a mezőt.
entry-no-family-name = A nevezéshez családnév kell.
fixed-board-of-team = { $count ->
    [one] { $names } állandó táblája
   *[other] Közös állandó táblájuk van ({ $names })
}: { $board }. Egy csapatmérkőzés táblái együtt maradnak, ezért az állandó tábláknak itt nincs hatásuk.
fixed-board-outside = { $count ->
    [one] { $names } állandó táblája
   *[other] Közös állandó táblájuk van ({ $names })
}: { $board }. Ez a tábla nem tartozik ide: { $competition }.
fixed-board-shared = Többeknek is ez az állandó táblája: { $board } ({ $names }). Ott csak egy játszma lehet.
entry-twice = { $name } már nevezve van. Új helyett azt a nevezést módosítsa.
entry-unknown = Nincs ilyen nevezés: { $id }. Keresse meg a nevezési listán.
rated-difference-unknown = Az értékszámlistán nincs más érték ehhez a mezőhöz, nevezés: { $entry }. Vesse össze újra a nevezési listát az értékszámlistával.
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

## app: lists

list-column-unknown = A listának nincs ilyen oszlopa: „{ $column }”. Írja be a fejlécét, vagy a számát 1 és { $last } között.
list-meaning-unknown = „{ $meaning }” nem egy oszlop jelentése. Válasszon: { $known }, sp12, sp16 vagy sp20, illetve - az oszlop mellőzéséhez.
list-name-order-asked = A(z) „{ $heading }” oszlopot úgy olvassuk, hogy elöl a családnév áll. Ha elöl az utónév áll, válassza az oszlopnak azt a jelentését; a parancssorban --map "{ $heading }=given_first".
list-name-order-given = A(z) „{ $heading }” oszlopot úgy olvassuk, hogy elöl az utónév áll, ahogyan az értékszámlista { $count } játékosa mutatja.
seed-list-other-key = A listát másik kulccsal írták alá: { $key }. Kérje el a sorozattól a listáját.
seed-list-by-name = { $name } talán azonos a listán ezzel: { $seed }.

## app: pink slips

slip-register-open = A nevezés még nyitva van. Magát a nevezést módosítsa.
slip-empty = A cédula nem kér semmit. Adja meg, mi változzon.
slip-no-family-name = A családnév nem lehet üres.
slip-late-incomplete = Késői nevezéshez családnév és fokozat kell.
slip-late-leaves = Késői nevezés nem távozhat. A távozó játékost adja meg.
slip-no-reason = Az elutasításhoz ok kell a cédulák jegyzékéhez.
slip-unknown = Nincs ilyen cédula: { $number }. Keresse meg a cédulák listáján.
slip-already-applied = { $number }. cédula: már végrehajtva, { $time }. További módosításhoz vegyen fel új cédulát.
slip-already-refused = { $number }. cédula: már elutasítva, { $time }. További módosításhoz vegyen fel új cédulát.
slip-round-closed = { $round }. forduló: jóváhagyva, ezért senki sem csatlakozhat hozzá, és nem hagyhatja el. Csak későbbi fordulókat módosítson, vagy utasítsa el a cédulát.
slip-round-seated = { $round }. forduló: már párosítva van, és { $name } itt játszik: { $board }. tábla. Törölje annak a táblának a párosítását, vagy vigyen be kontumálást, majd hajtsa végre a cédulát.
slip-round-bye = { $round }. forduló: már párosítva van, és az erőnyerő { $name }. Legyen más az erőnyerő, majd hajtsa végre a cédulát.

## app: the event

event-no-name = A versenynek név kell.
event-days-needed = { $name }: van saját napja ezen kívül: { $first }–{ $last }. Előbb annak a napjait módosítsa, vagy hagyja meg a versenyéit.
competition-day-outside = { $day } nem a verseny napja ({ $first } – { $last }). Módosítsa, vagy módosítsa a verseny napjait.
event-ends-before-start = Az utolsó nap az első nap előtt van. Módosítsa az egyiket.
rounds-below-draft = A fordulók száma nem lehet { $rounds }, mert a(z) { $paired }. forduló tervezetként párosítva van. Előbb törölje a párosítását.
rounds-below-paired = A fordulók száma nem lehet { $rounds }, mert a(z) { $paired }. forduló már közzé van téve. Válasszon { $paired } és { $last } között.
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

## app: settings

setting-unknown = Nincs ilyen beállítás: { $path }. Az útvonalát a beállítások listáján találja.
setting-unfit = Az érték ({ $value }) nem megfelelő ehhez: { $path } ({ $reason }). Az érték formáját a beállítások listáján találja.
setting-unfit-half = Az érték ({ $value }) nem megfelelő ehhez: { $path }. Írjon pontszámot, például 6.5, vagy fél pontokat egész számként: 13 annyi, mint 6.5.
setting-unfit-own = Az érték ({ $value }) nem megfelelő ehhez: { $path }. { $reason }
settings-not-json = A beállítások nem írhatók ({ $reason }). Jelentse ezt a hibát.
competition-gone = A versenynek már nincs meg a versenyszáma.
competition-key-fixed = Egy versenyszám kulcsa nem módosítható.
room-incomplete = A teremhez („{ $name }”) név és 1-től kezdődő táblaszámok kellenek. Javítsa.
rooms-overlap = Két teremnek azonos a neve vagy van közös táblája: { $first }, { $second }. Adjon mindkettőnek sajátot.
room-in-use = A terem ({ $name }) szükséges: { $user } csak ezt használhatja. Előbb azt módosítsa, vagy hagyja meg a termet és a nevét.
competition-room-unknown = A versenynek nincs ilyen terme: { $name }. Előbb vegye fel a termet: event.halls.
tie-breaks-empty = Az álláshoz legalább egy szempont kell, például MMS.
main-club-out-of-range = A fő klub aránya 1 és 100 közötti százalék. Írjon be egyet, vagy hagyja üresen, hogy minden klub külön maradjon.
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

## app: fees and the cash desk

setting-fees = Az árak nem beállítások. A pénztárban vagy a „fees set-price” paranccsal adhatók meg.
currency-used = A pénztárban a jelenlegi pénznemben vannak összegek, és { $currency } pénznemben mást jelentenének. Tartsa meg a pénznemet, vagy kezdjen új versenyfájlt { $currency } pénznemmel.
currency-priced = Az árak a jelenlegi pénznemben vannak megadva, és { $currency } pénznemben mást jelentenének. Előbb távolítsa el az árakat, majd válassza ezt: { $currency }, és adja meg őket újra.
amount-unknown = „{ $text }” nem pénzösszeg. Írja így: { $example }.
amount-negative = „{ $text }” negatív. Mínuszjel nélkül írja az összeget, és ha pénzt ad vissza, használja a visszafizetést.
amount-decimals = „{ $text }”: túl sok a tizedesjegy, mert a pénznemnek { $decimals ->
    [0] nincs tizedesjegye
    [one] egy tizedesjegye van
   *[other] { $decimals } tizedesjegye van
}. Írjon kevesebb tizedesjegyet, és ne tagolja az ezreseket.
amount-too-large = „{ $text }” több a legnagyobb lehetséges összegnél: { $most }. Ellenőrizze a számjegyek számát.
amount-zero = Az összeg nulla. Írja be, mennyi.
amount-other-currency = A verseny pénzneme { $currency }, nem { $named }. Írja az összeget { $currency } pénznemben.
amount-no-currency = A versenynek még nincs pénzneme, ezért { $named } pénznemű összeg nem vehető fel. Állítsa be a pénznemet (event.levy.currency), vagy csak az összeget írja be.
fees-person-unknown = Nincs személy ezzel a kulccsal: { $person }. Válasszon az egyenlegek listájáról.
price-name-missing = Az árnak név kell. Írja be, mire szól, például Nevezés vagy Ebéd.
price-unknown = A versenynek nincs ilyen ára ehhez a versenyszámhoz és kategóriához: „{ $name }”. Válasszon az árak listájáról.
price-chosen = { $count ->
    [one] Egy személy választotta ezt: „{ $name }”
   *[other] { $count } személy választotta ezt: „{ $name }”
}, ezért az ára marad. Előbb vegye ki az egyenlegükből.
price-extra-of-competition = Az extra az egész versenyre szól. Hagyja el a versenyszámot.
price-of-free = Az ingyenes nevezésnek nincs ára. Válasszon másik kategóriát.
price-name-taken = „{ $name }” már egy másik fajta tételnek (nevezésnek vagy extrának) a neve. Válasszon másik nevet.
price-too-many = Egy versenynek legfeljebb { $most } ára van. Előbb távolítson el néhányat.
extra-unknown = A versenynek nincs ilyen extrája: „{ $name }”. Előbb adja meg az árát.
extra-too-many = Egy személynek legfeljebb { $most } lehet ebből: „{ $name }”. Írjon kisebb számot.
discount-reason-missing = Az engedményhez ok kell. Írja be, miért adja.
discount-too-large = Az engedmény ({ $amount }) több, mint amennyit { $name } fizet: { $owed }. Legfeljebb ennyit adjon.
discount-too-many = Egy személynek legfeljebb { $most } engedménye lehet. Előbb vonjon vissza egyet.
discount-unknown = { $name }: nincs { $number }. számú engedménye. Válasszon a személy engedményei közül.
payment-no-price = A versenynek nincs ára { $name } számára ebben a kategóriában: { $category }, ezért nem tudni, mennyit kell fizetnie. Adja meg az árat, válasszon másik kategóriát, vagy írjon be egy összeget.
payment-nothing-open = { $name }: nincs fizetnivalója, a fizetendő { $owed } be van fizetve. Ha többet vesz át, írjon be egy összeget.
payment-more-than-open = { $amount } több, mint { $name } hátraléka: { $open }. Vegye át a pontos összeget, vagy erősítse meg, hogy a többi túlfizetés.
payment-of-withdrawn = { $name } már nem vesz részt, és semmivel sem tartozik. Erősítse meg, ha mégis átveszi ezt az összeget: { $amount }, például késői visszalépés miatt.
payment-too-many = Egy versenyben legfeljebb { $most } befizetés lehet. Kezdjen új versenyfájlt.
refund-reason-missing = A visszafizetéshez ok kell. Írja be, miért adja vissza a pénzt.
refund-too-large = { $amount } több, mint amennyit { $name } a korábbi visszafizetések után befizetett: { $paid }. Legfeljebb ennyit adjon vissza.
refund-no-credit = { $name } nem fizetett többet a fizetendőnél. Írja be a visszaadandó összeget.

## app: the cost of a board per level

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

## app: the transparency log

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

## app: stages

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
stage-brought-changed = { $name }: az előtte lévő állás azóta megváltozott, és most a játékosok más pontokat hoznának magukkal. Vonja vissza a feltöltést, vagy módosítsa a kezdőpontszámokat.
stage-changed = { $name }: az előtte lévő állás azóta megváltozott, és most mások jutnának tovább. Vonja vissza a feltöltést, vagy módosítsa a nevezéseket.
competition-has-stages = { $stage }: innen kapja a játékosait: { $name }. Előbb távolítsa el: { $stage }.

## app: what it would cost to move a player of a draft

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

## The referee's desk: officials, cases, guides, and the articles of the EGF rules in our own words

article-unknown = „{ $text }” nem az EGF-szabályzat cikke. Így írja: 5j, 8g.3 vagy 10.
article-1a = A versenyt bírók vezetik; ha többen vannak, egyikük a főbíró.
article-1b = A fellebbezési bizottság: három játékos és néhány póttag az érintett tagok helyére.
article-2a = A játékosok tisztességesen viselkednek.
article-2b = Játszma közben nincs másik tábla, könyv vagy jegyzet, csak a játszmalap.
article-2c = Szünetben nincs elemzés a játszmáról.
article-2d = Mások tanácsa tilos; a játékos visszautasítja, ha kap ilyet.
article-2e = Senki sem zavarhat játékost, és nem befolyásolhat játszmát.
article-2f = Ha egy játszma másik napon folytatódik, a bíró a szünetre feloldhatja a 2c–2e cikket.
article-2g = A táblához és a kövekhez csak a játékosok és a bíró nyúlnak.
article-2h = Ha egy néző szabálysértést lát, a bírónak szól, nem a játékosoknak.
article-2i = Aki nevezett, végigjátssza a versenyt, kivételes ok híján.
article-3a = Minden játékosnak van gondolkodási ideje; utána byo-yomi következik.
article-3b = Az órának két zászlós számlapja van; ha mindkettő áll, az óra semleges.
article-3c = Fekete órája a kitűzött időben indul; mindenki a lépése után nyom.
article-3d = Az órát csak a bíró vagy e szabályok állítják meg; a játékosok sosem igazítják át.
article-3e = Az óra ideje érvényes, hacsak nem nyilvánvalóan hibás; kifogást azonnal kell tenni.
article-3f = Byo-yomi: lépésenként kötött idő, az időmérő hangosan számolja.
article-3g = Kanadai hosszabbítás: adott számú lépés kötött idő alatt, időmérő nélkül.
article-4 = Félbeszakítás után mindkét játékos leadja a játszma leírását.
article-5a = A bíró dönti el, hol legyenek a játékosok és a felszerelés.
article-5b = A komit a játszma számolásakor adják hozzá.
article-5c = A játszma a kitűzött időben kezdődik; ezt a bíró módosíthatja.
article-5d = Ha senki sincs ott, Fekete órája jár; Fehérét ugyanannyira állítják, amikor az első játékos megérkezik.
article-5e = Aki egy óránál többet vagy a gondolkodási idejénél többet késik, veszít; ha mindketten késnek, mindketten veszítenek.
article-5f = A lépés végleges, ha a követ elengedték; utána nem változtatható.
article-5g = A foglyok jól láthatók maradnak.
article-5h = Csak a játékszabályok vagy feladás fejezi be a játszmát.
article-5i = Számolás előtt minden követ és damét felváltva leraknak, majd mindketten passzolnak.
article-5j = Óvás eredmény ellen: a következő forduló előtt, vagy egy teljes napon belül, ha az hamarabb kezdődik.
article-6a = A félbeszakításnak két időpontja van: az elsőtől lehet borítékolni, a másodiknál kötelező.
article-6b = Hogyan kell borítékolni a lépést, és mi kerül az űrlapra.
article-6c = A táblára lerakott lépés számít borítékolt lépésnek.
article-7a = A késés folytatáskor is számít, a hátralévő időn túl is.
article-7b = Az űrlap felbontása előtt ellenőrzik vagy újra felrakják az állást.
article-7c = Ki bontja fel az űrlapot, és mi történik, ha egy játékos hiányzik.
article-7d = A nem egyértelmű borítékolt lépés passznak számít.
article-7e = A játékosok megnézhetik a felbontott űrlapot.
article-7f = Az űrlapot a bíró őrzi, amíg óvás lehetséges.
article-8a = Rossz szín vagy előny: a negyedik lépés előtt újrakezdés, egyébként folytatás.
article-8b = Kétség esetén a játékos kérheti ellenfelét, hogy pontosan tegye le a követ.
article-8c = A szabálytalan lépést visszaveszik, ha három lépésen belül észreveszik.
article-8d = A rosszul beállított órát kijavítják, amennyire bizonyítható.
article-8e = A hibás órát kicserélik és kiigazítják, de emiatt senkinek sem marad tíz percnél kevesebb.
article-8f = Hibák a függő játszma feljegyzéseiben, és mi lép a helyükbe.
article-8g = Elmozdult kövek: hat javaslat sorban, az állás kijavításától a bizottságig.
article-9a = Vitában a bírót hívják, és a számolás leáll.
article-9b = A bíró megállíthatja az órát; a játékosok is, hogy elhozzák a bírót.
article-9c = Először a bíró döntése érvényes; az elveszett idő visszaadható.
article-9d = A játékos a bizottsághoz fellebbezhet, és világosan megmondja, ha óvással játszik tovább.
article-9e = A bíró kérésre megmutatja a szabályokat a játékosoknak.
article-10 = Amiről a szabályok nem szólnak, arról a bíró dönt.

official-committee-full = A fellebbezési bizottság létszáma teljes: { $seats } tag. Vegyen fel póttagot, vagy előbb módosítsa egy tag tisztségét.
official-committee-incomplete = { $count ->
    [0] A fellebbezési bizottságnak még nincs tagja; { $seats } kell.
    [one] A fellebbezési bizottságnak egy tagja van; { $seats } kell.
   *[other] A fellebbezési bizottságnak { $count } tagja van; { $seats } kell.
}
official-entry-unknown = Nincs ilyen kulcsú nevezés: { $id }.
official-head-taken = Már van főbíró. Előbb az ő tisztségét módosítsa.
official-name-missing = Írja be a tisztségviselő nevét.
official-no-head = Nevezze ki az egyik bírót főbírónak.
official-no-replacement = A fellebbezési bizottságnak nincs póttagja arra az esetre, ha egy tag érintett egy ügyben.
official-too-many = Egy versenynek legfeljebb { $most } tisztségviselője lehet.
official-turn-zero = Az azonos tisztségűek közti hely 1-től számít.
official-unknown = Nincs ilyen kulcsú tisztségviselő: { $number }.
committee-involved = { $left ->
    [0] Ebben az ügyben minden tag és póttag érintett: a bizottságba { $seats } kell. Vegyen fel póttagot.
    [one] Ebben az ügyben már csak egy tag nem érintett: a bizottságba { $seats } kell. Vegyen fel póttagot.
   *[other] Ebben az ügyben már csak { $left } tag nem érintett: a bizottságba { $seats } kell. Vegyen fel póttagot.
}

case-before-committee = { $number }. ügy: a fellebbezési bizottság előtt van. Előbb a bizottság döntését írja be.
case-board-unknown = { $round }. forduló: nincs { $board }. tábla.
case-closed = { $number }. ügy: le van zárva. Óvás vagy fellebbezés újra megnyitja.
case-committee-final = { $number }. ügy: a fellebbezési bizottság döntött, és döntése végleges.
case-elsewhere = { $number }. ügy: másik versenyszámhoz tartozik: { $competition }. Előbb azt válassza ki.
case-end-missing = Írja le, hogyan zárult az ügy, mert nincs döntés.
case-facts-missing = Írja le, mi történt.
case-no-game = { $number }. ügy: nincs megadva játszma. Az eredmény előtt írja be a fordulót és a táblát.
case-no-ruling = { $number }. ügy: még nincs döntés. Előbb a bíró döntését írja be.
case-not-a-player = { $number }. ügy: óvást vagy fellebbezést az ügy játékosa nyújthat be. Előbb vegye fel a játékost az ügybe.
case-not-before-committee = { $number }. ügy: nincs a fellebbezési bizottság előtt. Előbb a fellebbezést írja be.
case-outcome-missing = { $number }. ügy: óvás vagy fellebbezés vár döntésre. Adja meg, hogy a döntés elfogadja vagy elutasítja.
case-outcome-without-protest = { $number }. ügy: nincs óvás vagy fellebbezés, amelyet egy döntés elfogadhatna vagy elutasíthatna.
case-player-unknown = Ebben a versenyszámban nincs ilyen kulcsú nevezés: { $number }.
case-protest-late = Az óvás elkésett, eddig volt lehetséges: { $until }. Adjon meg okot, ha mégis elfogadja.
case-protest-waits = { $number }. ügy: óvás vár döntésre. Előbb arról döntsön.
case-round-missing = Írja be a tábla fordulóját.
case-round-unknown = Nincs { $round }. forduló; a fordulók: 1–{ $last }.
case-ruling-missing = Írja be a döntést.
referee-moment-unknown = „{ $text }” nem időpont. Így írja: 14:05 vagy 2026-08-14 14:05.
case-unknown = Nincs { $number }. ügy.
case-who-missing = Adja meg, ki nyújt be óvást.
case-words-missing = Írja be, mit mond a játékos.

guide-answer-missing = Írja be Fekete vagy Fehér válaszát.
guide-answered = Ez a játékos már válaszolt a javaslatra. Módosításhoz vonja vissza a választ.
guide-ended = Az eljárás véget ért.
guide-flag-twice = Egy zászló vagy korán, vagy későn esik le, nem mindkettő.
guide-other = Ebben az ügyben már másik útmutató fut. Ehhez vegyen fel új ügyet.
guide-reason-missing = Adja meg, miért rövidül az eljárás.

cli-article-set = A cikk szövege rögzítve: { $article }.
cli-case-appealed = { $at }  fellebbezés ({ $player }): { $words }
cli-case-clocks = (órák: Fekete { $black }, Fehér { $white })
cli-case-closed = { $at }  lezárva. { $words }
cli-case-committee = Bizottság: { $members }
cli-case-deadline-day = Óvás az eredmény ellen eddig lehetséges: { $at }; egy teljes nap.
cli-case-deadline-over = Óvás az eredmény ellen eddig volt lehetséges: { $at }.
cli-case-deadline-round = Óvás az eredmény ellen eddig lehetséges: { $at }; akkor kezdődik a következő forduló.
cli-case-head = { $number }. ügy  { $state }  { $at }  { $place }
cli-case-instead = { $name } (helyettesített tag: { $member })
cli-case-involved = Érintett: { $name } ({ $reasons }).
cli-case-late = (késve, az elfogadás oka: { $reason })
cli-case-protested = { $at }  óvás ({ $player }): { $words }
cli-case-result = (eredmény, { $round }. forduló, { $board }. tábla: { $before } -> { $after }, { $entry }. naplóbejegyzés)
cli-case-ruled = { $at }  döntés ({ $by }): { $words }
cli-guide-agreed-on = Megegyeztek, végleges: { $proposal }
cli-guide-clock = Az új órán hátralévő idő: { $corrected }. { $flag }
cli-guide-clocks = Az órák felhasznált időt mutatnak: Fekete { $black }, Fehér { $white }.
cli-guide-committee = Egyik javaslatot sem fogadták el: a fellebbezési bizottság dönt (8g.6).
cli-guide-answers = { $number }. javaslat: { $proposal } Fekete: { $black }, Fehér: { $white }
cli-guide-proposed = Az utolsó javaslat válaszra vár.
cli-guide-resigned = Feladta: { $colour }. Az eredményt döntéssel írja be az ügybe.
cli-guide-shortened = Rövidítve: { $reason }
cli-guide-start = A szabályok döntése (8a): { $ruling }
cli-no-cases = Nincs ilyen ügy.
cli-no-officials = Nincsenek tisztségviselők.
cli-official-added = { $name } felvéve, kulcsa: { $official }.
cli-official-changed = Tisztségviselő módosítva, kulcsa: { $official }.
cli-official-removed = Tisztségviselő eltávolítva, kulcsa: { $official }.
document-no-cases = Az ügynapló üres.

## Words of the referee's desk, in the window, on sheets and on the command line

office = { $word ->
    [head-referee] Főbíró
    [referee] Bíró vagy segítő
    [timekeeper] Időmérő
    [committee] Fellebbezési bizottság
   *[replacement] Póttag
}
case-state = { $word ->
    [open] nyitott
    [ruled] eldöntve
    [protested] óvás
    [appealed] fellebbezés
   *[closed] lezárva
}
ruling-body = { $word ->
    [referee] bíró
   *[committee] bizottság
}
protest-outcome = { $word ->
    [upheld] elfogadva
   *[rejected] elutasítva
}
involvement = { $word ->
    [plays] játszik benne
    [family] család: { $player }
    [related] rokon: { $player }
   *[same-club] azonos klub: { $player }
}
guide-proposed = { $word ->
    [correct] Az állást kijavítják, és a játszma folytatódik.
    [keep] Az állás marad, és a játszma folytatódik.
    [go-back] A játszma visszatér a szabálytalanság előtti állásra.
    [resign] Az egyik játékos feladja.
   *[new-game] A játszmát törlik, és a játékosok újat játszanak.
}
proposal-answer = { $word ->
    [accept] elfogadja
   *[refuse] elutasítja
}
start-ruling = { $word ->
    [start-again] A játszma újrakezdődik: a negyedik lépés nem történt meg.
    [play-on] A játszma folytatódik, és az eredmény így számít.
   *[exchange-later] A játszma folytatódik. Ha ketten újra találkoznak a versenyen, színt cserélnek.
}
flag-ruling = { $word ->
    [when-it-fell] A byo-yomi akkor kezdődött, amikor a zászló leesett.
    [after-correction] A byo-yomi akkor kezdődik, amikor a javított idő elfogy.
   *[when-noticed] A byo-yomi akkor kezdődik, amikor észreveszik.
}

## cli: knock-outs, the Final, seasons, copies and the journal

ko-player-unknown = Nincs ilyen játékos: { $number }. A sorszámokat az entries parancs mutatja.
ko-later-invalid = „{ $text }” nem SORSZÁM:FORDULÓ alakú, például 12:3.
ko-verified = KO{ $category }: mind a(z) { $boxes } mező egyezik a megismételt sorsolással.
draw-frozen = A(z) { $category } korcsoport listája be van fagyasztva ({ $number }. befagyasztás, { $at }). Tegye közzé ezt a lenyomatot, mielőtt a számjegyek ismertté válnak: { $commitment }
draw-frozen-digits = Bejelentve: { $digits } számjegy.
draw-frozen-any-digits = Bejelentve: tetszőleges számú számjegy.
draw-frozen-source = A számjegyek forrása: { $source }
draw-act-freeze = { $number }. befagyasztás: { $at }
draw-act-draw = { $number }. sorsolás: { $at }
draw-act-undone = , visszavonva
ko-qualifying-taken-back = A selejtező terve törölve.
ko-qualifying-planned = Fordulók: { $first }-{ $last }, { $places } hely dől el:
final-class-changed = A verseny osztálya most final, és a Döntő pontjait adja.
final-verified = Döntő { $category }: mind a(z) { $players } játékos egyezik a megismételt sorsolással.
final-rounds-invalid = „{ $text }” nem fordulók listája. Írjon 5 vagy 1,5 vagy none értéket.
season-exported = { $file } kiírva. Szerkessze, majd ellenőrizze.
season-used = A verseny évada: { $name }.
season-valid = Az évad érvényes: { $name }.
copies-restored = { $event } visszaállítva ide: { $file }.
copies-second-set = Másolatok ide is készülnek: { $folder }.
copies-second-cleared = Másolatok csak a program saját mappájába készülnek.
copies-none = Még nincs másolat.
copies-salvaged = { $file }: { $rows } sor és { $entries } naplóbejegyzés.
copies-doubt = Kétséges: { $doubt }
journal-undone = Visszavonva: { $operation }.
journal-redone = Újra végrehajtva: { $operation }.
document-written = { $file } kiírva, { $bytes } bájt.
bundle-handed-over = { $event } átadva ennek a kulcsnak: { $to }, { $sequence }. csomag után. Adja oda a másik szervezőnek e versenyfájl másolatát: a következő csomagja tartalmazza az Ön aláírt nyilatkozatát.
document-folder-written = { $folder }: { $sheets } lap:
document-left-out = Enélkül: { $name }. Ok: { $reason }
document-pages-written = { $folder }: { $pages } oldal. Előbb az index.html fájlt nyissa meg.
cli-site-published = { $place }: a webhely { $files } fájlja, ebből új vagy változott { $written }, eltávolítva { $removed }.
cli-site-kept = { $file } már nem része a webhelynek, de más módosította, ezért marad.

## cli: rounds

cli-competition-added = { $name } felvéve a versenybe. Kiválasztása: --competition.
cli-competition-imported =
    { $name } felvéve a versenybe: { $entries } nevezés, { $rounds } forduló és { $games } játszma. { $known ->
        [0] Korábban senki sem volt a versenyen.
        [one] 1 személy már a versenyen volt.
       *[other] { $known } személy már a versenyen volt.
    } Kiválasztása: --competition.
cli-competition-removed = { $name } eltávolítva.
cli-team-added = { $name }: { $team }. csapat.
cli-team-changed = { $team }. csapat: módosítva.
cli-team-removed = { $team }. csapat: eltávolítva.
cli-team-line-up = { $team }. csapat: felállás megadva, { $round }. forduló.
cli-team-round = { $size } fős csapatok, felállások, { $round }. forduló
cli-team-plays = játszik: { $board }. tábla
cli-board = { $board }. tábla
cli-team-substitute = tartalék
cli-team-absent = hiányzik
cli-team-none = Nincs csapatban: { $name }
cli-match = { $number }. csapatmérkőzés: { $first } – { $second } { $points }
cli-competition-entered = { $name }: { $count } személy nevezve.
cli-step-register = játékosok regisztrálása
cli-step-close = nevezés lezárása
cli-step-slips = rózsaszín cédulák rendezése
cli-step-decide = az újra megnyitott kieséses játszma eldöntése: { $round }. forduló
cli-step-draw = kieséses ágrajzok sorsolása ez előtt: { $round }. forduló
cli-step-pair = { $round }. forduló párosítása
cli-step-pair-again = { $round }. forduló újrapárosítása: elavult
cli-step-release = { $round }. forduló közzététele
cli-step-results = { $round }. forduló eredményeinek bevitele: { $agreed } / { $games }
cli-step-disagreement = eltérés rendezése: { $round }. forduló
cli-step-conflicts = ellentmondó eredmények rendezése: { $round }. forduló
cli-step-confirm = { $round }. forduló jóváhagyása
cli-step-add-rounds = fordulók felvétele: néhány pár még nem játszott egymással
cli-step-finish = befejezve
cli-step-add-games = játszmák felvétele
cli-game-added = { $game }. játszma: { $round }. forduló, { $board }. tábla.
cli-game-conditions =
    Fekete: { $black }, Fehér: { $white }; { $stones ->
        [0] előny nélkül
        [one] egy előnykő
       *[other] { $stones } előnykő
    }, komi { $komi }.
cli-game-removed = { $game }. játszma: eltávolítva.
cli-ladder-improvement = Legnagyobb fejlődés (létrafok)
cli-ladder-persistence = Legtöbb játszma
cli-games-none = Még nincs játszma.
cli-head-game = játszma
cli-head-board = tábla
cli-head-round-of-game = forduló
cli-seat-invalid = „{ $text }” nem hely. Írjon TÁBLA:black vagy TÁBLA:white értéket.
cli-number-unknown = Nincs ilyen játékos: { $number }. A játékosokat az „entries” listázza.
cli-two-players = Két játékost adjon meg, például --players 4,17.
cli-numbers-invalid = „{ $text }” nem szám vagy számtartomány. Írjon 7 vagy 7..12 értéket.
cli-category-invalid = „{ $text }” nem korcsoport. Írjon számot, például 12, vagy senior értéket.
cli-ladder-game-invalid = „{ $text }” nem egy létra játszmája. Írjon 9x9, 7x7, 5x5, 1x1 vagy new értéket.
cli-ladder-result-invalid = „{ $text }” nem egy létrajátszma eredménye. Írjon black, white, = vagy nr értéket.

## cli: language and clock

cli-one-language = A parancssor egy nyelvet használ. Egy kódot adjon meg, például hu.
cli-clock = A DRAWMASTER_NOW értéke „{ $text }”, ami nem helyi idő. Írja így: 2026-08-14T09:00:00, vagy törölje.

## cli: the demonstration

cli-demo-written = Fájlok itt: { $folder }:

## cli: the tour book

cli-tour-created = { $file } létrehozva, sorozat: { $name }.
cli-tour-championship = { $name }: { $count } kiírás.
cli-tour-confirmed = { $player } tagsága igazolva: { $year }.
cli-tour-merged = A kettő mostantól egy játékos: { $player }.
cli-tour-separate = Különböző személyként rögzítve: { $players }.
cli-tour-seeds = { $file } kiírva: { $players } játékos, aláíró kulcs: { $key }.
cli-tour-published = { $folder }: { $pages } oldal, ebből játékosoké { $players }.
cli-tour-unchanged = A sorozatkönyvben már benne van ez a csomag: { $event }. Semmi sem változott.
cli-tour-handed-over = { $signed_by } (átadta: { $old })
cli-tour-added = { $event } ({ $organiser }) felvéve, bajnokság: { $championship }; { $players } játékos, ebből új a sorozatban { $new }.
cli-tour-changed = Megváltozott: { $line }
cli-tour-follows = Következmény: { $line }
cli-tour-duplicates = { $count } játékospár talán azonos személy. Lásd: tour merge.

## cli: register, slips, lists and new events

cli-note = Megjegyzés: { $note }
cli-about = Drawmaster { $version }, MIT licenc.
    Az adatai helye: { $folder }.
cli-about-portable = Drawmaster { $version }, MIT licenc.
    Hordozható: az adatai helye: { $folder }.
cli-key = A kulcsának fájlja: { $file }. Tartsa meg magának, és készítsen róla másolatot.
    Adja meg a sorozatnak a nyilvános kulcsát:
    { $public }
cli-key-created = Új kulcs jött létre. A fájlja: { $file }. Tartsa meg magának, és készítsen róla másolatot.
    Adja meg a sorozatnak a nyilvános kulcsát:
    { $public }
cli-entry-added = { $name } felvéve.
cli-partner-unclear = „{ $text }” nem egy pár tagja. Adjon meg kulcsot vagy "Családnév, Utónév, Rang" adatokat, majd klubot és országot.
cli-entry-changed = { $name } módosítva.
cli-extras-written = A kiegészítések és a kézikönyvoldalak itt vannak: { $folder }.
cli-entry-lowered = { $name } kezdőpontszáma csökkentve.
cli-entry-withdrawn-here = { $name } itt visszalépett. Itt továbbra is regisztrálva van: { $competitions }.
cli-entry-withdrawn = { $name } visszalépett.
cli-entry-registered = { $name } regisztrálva.
cli-entry-unknown = Nincs ilyen nevezés: { $number }. Lásd: `drawmaster entries`.
cli-entry-gone = A módosítás után ez a nevezés már nem létezik: { $id }.
cli-entry-sleeps = A játékos fordulót hagy ki a legfelső csoportban, ami torzítja annak párosításait. A kezdőpontszám egy vagy két ponttal csökkentése: `drawmaster entry lower EVENT { $number } --by 1`.
cli-card-standing = { $round }. forduló után: { $place }. hely, { $values }
cli-bye-word = erőnyerő
cli-card-absent = hiányzik
cli-card-without-game = nincs játszma
cli-card-float-up = átpárosítva fel
cli-card-float-down = átpárosítva le
cli-card-points = Sorozatpontok: { $points }
cli-card-changes = Változások:
cli-entries-added = { $count } nevezés felvéve.
cli-lines-left = { $count } sor kimaradt:
cli-players-can-be-added = { $count } játékos vehető fel.
cli-mapping-unknown = „{ $text }” nem megfeleltetés. Írja így: Surname=family vagy 3=rank.
cli-level-cap = legfeljebb { $cap }
cli-seeds-imported = { $tour }: { $filled } nevezés kitöltve, { $unknown } nincs a listán.
cli-seeds-signed = A lista aláíró kulcsa: { $key }. Vesse össze a sorozat által közzétett kulccsal, vagy adja meg azt a --key kapcsolóval.
cli-seeds-by-name = Ezeket a nevezéseket csak név alapján találtuk. Ha jók, töltse ki őket a --names kapcsolóval.
cli-rated-field = { $field ->
    [rank] fokozat
    [rating] értékszám
   *[country] ország
}
cli-rated-none = nincs érték
cli-rated-same = Minden nevezés egyezik az értékszámlistákkal.
cli-rated-unknown = Az értékszámlistákon nincs meg e játékosok száma: { $names }.
cli-rated-taken = { $count } érték átvéve az értékszámlistákról.
cli-rating-list-missing = Nincs értékszámlista. Importáljon egyet: `drawmaster egd import LISTA`.
cli-nobody-found = A listán senki sem felel meg.
cli-rating-list = A lista kelte: { $date }. { $count } játékos van rajta.
cli-rating-list-stale = A lista kelte: { $date }, { $days } napja. A verseny előtt importáljon újat. { $count } játékos van rajta.
cli-rating-list-undated = A listának nincs dátuma. { $count } játékos van rajta.
cli-no-import-notes = Ezen a versenyen egyetlen importálás sem hagyott megjegyzést.
cli-imported = { $name }: { $entries } nevezés, { $rounds } párosított forduló, { $games } játszma.
cli-export-checked =
    { $count ->
        [0] A fájl így kiírható.
        [one] { $count } megjegyzés van:
       *[other] { $count } megjegyzés van:
    }
cli-event-created = { $name } létrehozva, fájl: { $file }.
cli-register-closed = A nevezés lezárva. A játékosok sorszámai: 1–{ $last }.
cli-draw-seed = Sorsolási mag: { $seed }
cli-register-closed-on = A nevezés lezárva: { $when }.
cli-register-ready = A nevezés lezárható.
cli-checklist-players = { $registered } regisztrált, { $first } az 1. fordulóban.
cli-checklist-ghost = Páratlan létszám: beugró játszik.
cli-checklist-bye = Páratlan létszám: egy játékos erőnyerő lesz.
cli-checklist-pair-bye = A párok száma páratlan: egy pár erőnyerő lesz.
cli-checklist-unseen = Még nincs regisztrálva: { $names }.
cli-checklist-no-birth = Ismeretlen születési év: { $names }.
cli-checklist-unpaid = Még nem fizetett: { $names }.
cli-checklist-slips = { $count } rózsaszín cédula függőben. Lásd: `drawmaster slip list`.
cli-checklist-admitted = Az igazgató a szabályok ellenére felvette: { $names }.
cli-checklist-not-mixed = Nincs vegyes párként megerősítve: { $names }. Erősítse meg: `entry set-pair`.
cli-checklist-double = Talán egy személy: { $first } és { $second }.
cli-checklist-teams = { $count } csapat az 1. fordulóban.
cli-checklist-team-bye = A csapatok száma páratlan: egy csapat erőnyerő lesz.
cli-checklist-bar = Bar: { $bar }; rajta vagy fölötte { $count }.
cli-checklist-proposed-bar = Bar: { $bar }; rajta vagy fölötte { $count }. Javasolt bar: { $proposed }; rajta vagy fölötte { $proposed_count }. Ajánlott: { $from }–{ $to }.
cli-checklist-strengths = Erősségek: { $strengths }.
cli-rounds-unknown = „{ $text }” nem forduló. Így írja a fordulókat: 1,3.
cli-no-slips = Nincsenek cédulák.
cli-slip-gone = A módosítás után ez a cédula már nem létezik: { $number }.
cli-slip-pending = { $number }. cédula, { $name }: függőben. { $changes }.
cli-slip-applied = { $number }. cédula, { $name }: végrehajtva. { $changes }.
cli-slip-refused = { $number }. cédula, { $name }: elutasítva. { $changes }.
cli-slip-seat = még itt ül: { $board }. tábla, { $round }. forduló
cli-slip-answer = elutasítva: { $reason }
cli-slip-no-change = semmi sem változik

## cli: answers and headings of tables

cli-black = fekete
cli-white = fehér
cli-referee-set-clocks = Állítsa az órákat a felhasznált időre: Fekete { $black }, Fehér { $white }.
cli-referee-late = Felhasznált idő, amikor mindketten megérkeztek: Fekete { $black } perc, Fehér { $white } perc. Aki eddig nem ért volna oda, veszített volna: { $lost_after }.
cli-referee-black-lost = Fekete veszített: aki eddig nem ér oda, veszít: { $lost_after }.
cli-referee-white-lost = Fehér veszített: aki eddig nem ér oda, veszít: { $lost_after }.
cli-referee-both-lost = Mindketten veszítettek: aki eddig nem ér oda, veszít: { $lost_after }.
cli-egf-class = { $class } osztály; a korrigált idő { $adjusted } perc.
cli-egf-class-none = Nem értékelt; a korrigált idő { $adjusted } perc.
cli-late-times = { $round }. forduló: tervezett { $planned }, elkezdődött { $started }, borítékolni lehet ettől: { $from }, kell ettől: { $by }
cli-late-none = Senki sincs későnek jelölve.
cli-late-missing = { $name }: nincs itt
cli-late-came = { $name }: érkezett: { $time }
cli-late-forfeit = késéssel elveszett: { $result }
cli-late-until = elveszik ez után: { $time }
cli-late-entered = { $board }. tábla: { $result }
cli-late-resumptions = Késés egy függő játszma folytatásánál:
cli-adjourned-none = Nincs függő játszma.
cli-adjourned-sealed = borítékolta: { $colour }, { $number }. lépés
cli-delay-late = { $minutes } perc késés
cli-delay-proposed = javaslat: { $time }
cli-delay-running = Még játsszák, a leghosszabbak elöl:
cli-delay-minutes = { $minutes } perc
cli-delay-since = kezdete { $time }
cli-on = be
cli-off = ki
cli-none = nincs
cli-locked = zárolva
cli-audit-log-head = Előzmények: { $entries } bejegyzés, fejkód: { $head }
cli-audit-log-found =
    { $later ->
        [0] A lap ezt az előzményt mutatja, eddig a bejegyzésig: { $entry } ({ $operation }, { $at }). Azóta semmi sem változott.
        [one] A lap ezt az előzményt mutatja, eddig a bejegyzésig: { $entry } ({ $operation }, { $at }). Azóta egy bejegyzés követte:
       *[other] A lap ezt az előzményt mutatja, eddig a bejegyzésig: { $entry } ({ $operation }, { $at }). Azóta { $later } bejegyzés követte:
    }
cli-undone = visszavonva
cli-round = { $round }. forduló
cli-statistics-none = Még nincs játszma.
cli-statistics-games = játszmák
cli-statistics-black = Fekete
cli-statistics-white = Fehér
cli-statistics-jigo = jigo
cli-statistics-other = egyéb
cli-statistics-open = nyitott
cli-statistics-floats = átpárosítva
cli-statistics-knockout = kieséses
cli-statistics-byes = erőnyerők
cli-statistics-balance = Fekete-Fehér
cli-statistics-players = játékosok
cli-statistics-stones = kövek
cli-statistics-ranks = fokozatkülönbség
cli-statistics-stronger = erősebb nyert
cli-statistics-weaker = gyengébb nyert
cli-places = Helyezések
cli-head-age = kor
cli-head-badges = jelvények
cli-head-bundle = csomag
cli-head-signed-by = aláírta
cli-tour-unnamed = { $count } játékosnak nincs neve sem a csomagban, sem a sorozatkönyvben.
cli-head-career = pályafutás
cli-head-championship = bajnokság
cli-head-changes = Változások
cli-head-class = osztály
cli-head-club = klub
cli-head-column = oszlop
cli-head-country = ország
cli-head-confirmed = Jóváhagyva
cli-head-copy = Másolat
cli-head-entries = Nevezések
cli-head-event = verseny
cli-head-event-of-copy = Verseny
cli-head-tour-of-copy = sorozat
cli-head-events = versenyek
cli-head-exactly = pontosan
cli-head-first-fields = első mezők
cli-head-folder = Mappa
cli-head-from = ettől
cli-head-heading = fejléc
cli-head-latin = latin betűkkel
cli-head-loss = vereség
cli-head-means = jelentés
cli-head-name = név
cli-head-number = ssz.
cli-head-paired = Párosítva
cli-head-place = helyezés
cli-head-players = játékosok
cli-head-points = pont
cli-head-rank = fokozat
cli-head-results = Eredmények
cli-head-round = F{ $round }
cli-head-stages = szakaszok
cli-head-win = győzelem

cli-bye = Erőnyerő: { $name }
cli-without-a-game = Játszma nélkül: { $name }
cli-round-ladder = létrával továbbjut: { $winner }
cli-round-released = { $round }. forduló: közzétéve.
cli-round-confirmed = { $round }. forduló: jóváhagyva.
cli-round-unpaired = { $round }. forduló: párosítása törölve.
cli-cost-proved = Költség: { $cost }, bizonyítottan a legjobb.
cli-cost-not-proved = Költség: { $cost }, nem bizonyítottan a legjobb.
cli-board-unpaired = { $board }. tábla: párosítása törölve.
cli-board-locked = { $board }. tábla: zárolva.
cli-board-unlocked = { $board }. tábla: feloldva.
cli-board-moved = { $board }. tábla: új száma { $to }.
cli-board-handicap = { $board }. tábla: előny { $stones }.
cli-boards-renumbered = { $round }. forduló: a táblák újraszámozva, { $moved } játszma került máshová.
cli-colours-swapped = { $board }. tábla: a színek felcserélve.
cli-seats-exchanged = A helyek felcserélve.
cli-players-paired = A játékosok párosítva.
cli-bye-given = kijelölt erőnyerő: { $name }
cli-bye-kept = { $round }. forduló: az erőnyerő ki van jelölve.
cli-bye-free = { $round }. forduló: a párosítás dönti el, ki az erőnyerő.
cli-bye-moved = Az erőnyerő megváltozott.
cli-changed-as-good = { $done } { $board }. tábla; a forduló ugyanolyan jó, mint a legjobb párosítás.
cli-changed-worse = { $done } { $board }. tábla; a forduló költsége nagyobb, mint a legjobb párosításé. { $reason }
cli-changed-board = { $done } { $board }. tábla.
cli-moves-bye = erőnyerő
cli-moves-good = jó
cli-moves-worse = rosszabb
cli-moves-breaks = előbb kérdez
cli-moves-impossible = nem lehetséges
cli-why-cost = Költség: { $cost }
cli-why-only = E pár nélkül a forduló nem párosítható.
cli-why-otherwise = E pár nélkül a forduló költsége: { $cost }
cli-why-same = ugyanannyi
cli-why-impossible = Ezzel a párral a forduló nem párosítható.
cli-why-with = Ezzel a párral a forduló költsége a legjobb párosításhoz képest: { $cost }
cli-why-best-plays = A legjobb párosításban { $name } ellenfele { $opponent }.
cli-why-would-play = { $name } ellenfele { $opponent } lenne.
cli-result-agreed = { $board }. tábla: { $result }.
cli-result-passes-disagree = { $board }. tábla: a két bevitel eltér.
cli-result-cleared = { $board }. tábla: most nincs eredménye.
cli-result-one-pass = { $board }. tábla: egy bevitel megtörtént.
cli-result-nothing-affected = { $board }. tábla: az eredményétől egyetlen későbbi kieséses játszma sem függ.
cli-check-sound = Hibátlan: { $entries } naplóbejegyzés, { $rounds } forduló, { $certificates } tanúsítvány, { $draws } sorsolás.
cli-ladder-new-game = új játszma
cli-ladder-next = következő
cli-ladder-time = { $minutes } perc, 1 x { $period } mp
cli-ladder-decided = { $board }. tábla: létrával továbbjut { $winner }.
cli-ladder-open = { $board }. tábla: a létra még nem dőlt el.
cli-simulated = { $event } fájlja: { $file }.
cli-self-checked = { $events } verseny, { $rounds } forduló, { $games } játszma: 0 eltérés.
cli-progress = { $done } / { $all }
cli-points-event = Évad: { $season }, osztály: { $class }, együttható: { $coefficient }
cli-points-online-event = Évad: { $season }, osztály: { $class }, együttható: { $coefficient }, online
cli-points-place = { $place }. hely
cli-size-lines = { $lines } sorban
cli-size-rounds = fordulók: { $first }-{ $last }
cli-size-byes = { $byes } erőnyerő
cli-size-out = { $out } kimarad
cli-size-gap = első játszmák legfeljebb { $grades } fokozat különbséggel
cli-ko-not-listed = Nincs benne:
cli-ko-sizes = Méretek:
cli-ko-enters = belép: { $round }. forduló
cli-ko-effect = { $players } játékos { $lines } sorban, fordulók: { $first }-{ $last }, { $byes } erőnyerő, { $out } kimarad, első játszmák legfeljebb { $gap } fokozat különbséggel
cli-ko-nonce = Titkos szám: { $nonce }
cli-ko-commitment = Lenyomat: { $commitment }
cli-ko-table = KO{ $category }, { $players } játékos, kezdés: { $round }. forduló
cli-ko-round = { $name } ({ $round }. forduló)
cli-final-table = Döntő { $category }, { $players } játékos, { $first }–{ $last }. forduló
cli-final-tied = Holtverseny, kisebb táblákon dől el: { $names }
cli-final-eve = előző nap
cli-final-day = { $day }. nap
cli-final-round = { $round }. forduló ({ $phase }, { $day })
cli-final-round-alone = { $round }. forduló ({ $phase }, { $day }, önállóan)
cli-final-rests = Pihen: { $name }
cli-tour-badge = { $badge }, { $day }
cli-tour-key-revoked = visszavonva: { $day }
cli-tour-step-at-rate = { $points }, arány: { $rate }
cli-tour-step-lapsed = - { $points }: { $edition }, ez előtt: { $by }
cli-tour-step-transition = x { $points }: { $category } korcsoport
cli-tour-race = { $category }, { $year }
cli-tour-team = csapat: { $country } { $points }: { $players }
cli-tour-team-incomplete = csapat: { $country } { $points } (hiányos): { $players }
cli-fees-number = sorszám
cli-fees-name = név
cli-fees-category = kategória
cli-fees-owed = fizetendő
cli-fees-paid = befizetve
cli-fees-open = hátralék
cli-fees-key = kulcs
cli-fees-item = tétel
cli-fees-total = összesen
cli-fees-levy = illeték
cli-fees-credit = túlfizetés
cli-fees-sum = Fizetendő { $owed }, befizetve { $paid }, hátralék { $open } { $currency }; { $owing ->
    [0] mindenki fizetett.
    [one] még egy személynek kell fizetnie.
   *[other] még { $owing } személynek kell fizetnie.
}
cli-fees-account = { $name }: fizetendő { $owed }, befizetve { $paid }, hátralék { $open }
cli-fees-amount-empty = Az --amount üres. Írjon be egy összeget, vagy hagyja el a kapcsolót.
cli-fees-no-price = A versenynek nincs ára ehhez a kategóriához: { $category }. Adja meg, vagy válasszon másik kategóriát.
cli-fees-discount = engedmény: { $reason }
cli-fees-receipt = { $receipt }. nyugta, { $at }, { $method }
cli-fees-taken = { $receipt }. nyugta: { $amount } átvéve, befizette { $name }; hátralék: { $open }.
cli-fees-refunded = { $receipt }. nyugta: { $amount } visszaadva, visszakapta { $name }; hátralék: { $open }.
cli-fees-pair = Ez egy pár. Adja meg a --person kapcsolóval, melyik tag fizet: { $first } vagy { $second }.
cli-fees-extra = „{ $text }” nem extra és szám. Írja így: Ebéd=2.
cli-fees-late = { $amount }, ettől a naptól: { $day }
cli-fees-no-prices = A versenynek még nincsenek árai.
cli-fees-levy-included = A nevezések ára tartalmazza az illetéket.
cli-fees-levy-extra = A játékosok az árakon felül fizetik az illetéket.
cli-fees-day = { $day }: nyitóösszeg { $float }, készpénz { $received }, visszafizetés { $refunded }, a kasszában { $expected }; átutalás { $transferred }, visszautalás { $returned }.
cli-fees-counted = Megszámolva { $counted }, eltérés { $difference }.
cli-fees-void = Visszavont nyugták: { $numbers }
cli-fees-discounts = Engedmények: { $amount } { $currency }

## cli: output

cli-output-failed = A parancs végrehajtva, de a válasza nem írható ki ({ $error }). Szabadítson fel helyet, majd nézze meg az eredményt.
cli-fault = A program hibába ütközött és leállt. Félig mentett változás nincs. Ismételje meg a parancsot a --verbose kapcsolóval, és jelentse, amit kiír.
cli-detail = Részlet: { $detail }
cli-overwrite = A --overwrite felülírja a meglévő fájlokat.
cli-take-good = A --take-good kihagyja az olvashatatlan sorokat.
cli-confirm = Megerősítéshez ismételje meg a parancsot a --yes kapcsolóval.

## cli: wrong usage

cli-usage = Használat: { $form }
cli-usage-command-unknown = Nincs ilyen parancs: { $command }.
cli-usage-command-similar = Nincs ilyen parancs: { $command }. Hasonló parancsok: { $similar }.
cli-usage-command-missing = Adjon meg parancsot. Válasszon ezek közül: { $known }.
cli-usage-incomplete = Adjon meg parancsot. A „drawmaster --help” felsorolja őket.
cli-usage-argument-unknown = Itt nincs ilyen argumentum: { $argument }.
cli-usage-argument-similar = Nincs ilyen argumentum: { $argument }. Erre gondolt: { $similar }?
cli-usage-missing = Hiányzik: { $arguments }.
cli-usage-value-missing = Érték kell hozzá: { $argument }.
cli-usage-value-missing-of = Érték kell hozzá: { $argument }. Válasszon ezek közül: { $known }.
cli-usage-value-invalid = „{ $value }” nem lehet ennek az értéke: { $argument }.
cli-usage-value-unknown = „{ $value }” nem lehet ennek az értéke: { $argument }. Válasszon ezek közül: { $known }.
cli-usage-conflict = { $argument } nem adható meg ezekkel együtt: { $others }.
cli-usage-twice = { $argument } csak egyszer adható meg.
cli-usage-no-equals = Írjon egyenlőségjelet az argumentum ({ $argument }) és az értéke közé.
cli-usage-too-many = { $argument }: eggyel több az érték: „{ $value }”.
cli-usage-too-few = { $argument }: legalább { $least } érték kell, de { $given } van.
cli-usage-wrong-number = { $argument }: { $expected } érték kell, de { $given } van.
cli-usage-not-text = Egy argumentum nem érvényes UTF-8 szöveg.
cli-usage-unreadable = A parancssor nem olvasható.
cli-step-fill-stage = szakasz feltöltése
cli-stages-none = A versenynek nincsenek szakaszai. Vegyen fel egyet: stage add.
cli-stage-added = Felvéve ez után: { $after }. Szakaszok: { $names }. Ha { $after } befejeződött, töltse fel: stage fill.
cli-stage-filled = { $count } játékos jut tovább ide: { $name }.
cli-stage-chosen-again = Adja meg újra az eddig kiválasztott játékosokat: --chosen { $numbers }, és a többieket.
cli-stage-after = ez után: { $name }
cli-stage-ready = feltölthető
cli-head-stage = Szakasz

## documents

document-is-folder = A minden lapot tartalmazó mappa nem lap. Válasszon egy lapot.
document-without-category = „{ $name }” korcsoportonként nem létezik. Korcsoport nélkül nyomtassa.
document-folder-refused = A mappa nem hozható létre: { $path } ({ $cause }). Válasszon másikat.
document-no-pages = Még nincs mit megjeleníteni. Előbb regisztráljon játékosokat.
site-other-event = { $path }: itt egy másik verseny webhelye van, { $event }. Válasszon másik mappát, vagy cserélje le a fájljait.
site-folder-is-link = { $path } hivatkozás, ezért az oldalak máshová kerülnének. Távolítsa el a hivatkozást, vagy válasszon másik mappát.
site-other-files = { $path }: olyan fájlok vannak itt, amelyeket nem a program írt: { $files }. Válasszon üres mappát, vagy cserélje le őket.
site-other-archive = { $path }: nem egy webhely archívuma. Válasszon másik nevet, vagy cserélje le.
site-file-stays = { $path }: a fájl nem távolítható el ({ $cause }). Távolítsa el, és tegye közzé újra.
document-round-zero = Nincs 0. forduló. A fordulók 1-től számozódnak.
document-round-not-paired = { $round }. forduló: nincs párosítva. Nyomtatás előtt párosítsa.
document-last-round-open = { $round }. forduló, az utolsó: nincs jóváhagyva. A végeredmény nyomtatása előtt hagyja jóvá.
document-game-unfinished = { $round }. forduló: egy játszma félbe van szakítva. Előbb vigye be az eredményét.
document-no-players = Nincs regisztrált játékos. Előbb regisztráljon játékosokat.
document-no-teams = A versenyszámban nincsenek csapatok. Nyomtassa inkább az állást.
document-no-open-round = Egyetlen versenyszámnak sincs párosított, de jóvá nem hagyott fordulója. Előbb párosítson egy fordulót.
document-no-players-of = A(z) { $category } korcsoportban nincs regisztrált játékos, ezért nincs nyomtatható állás.
document-no-rooms = A versenynek nincsenek termei. Előbb állítsa be a termeket és tábláikat: event.halls.
document-room-unknown = Nincs ilyen terem: „{ $name }”. Válasszon ezek közül: { $known }.
document-board-unknown = { $round }. forduló: nincs { $board }. tábla. Válasszon a forduló táblái közül.
document-no-final = Nincs kisorsolt Döntő. Nyomtatás előtt sorsolja ki.
document-final-not-drawn = A(z) { $category } korcsoport Döntője nincs kisorsolva. Nyomtatás előtt sorsolja ki.
document-final-category = Több Döntő van kisorsolva. Válasszon korcsoportot: { $known }.
document-knockout-not-drawn = KO{ $category } nincs kisorsolva. Nyomtatás előtt sorsolja ki.
document-knockout-category = A lap egy ágrajzot mutat. Válasszon korcsoportot: { $known }.
document-list-category = A lap egy korcsoportot mutat. Válasszon korcsoportot: { $known }.
document-labels-unknown = Nincs ilyen címkeív: „{ $name }”. Válasszon ezek közül: { $known }.
document-no-ladders = { $round }. forduló: egyetlen kieséses vagy selejtező játszma sem végződött jigóval, ezért nincs nyomtatható létra.
document-no-ladder = { $board }. tábla, { $round }. forduló: nincs jigóval végződött kieséses vagy selejtező játszmája, ezért nincs nyomtatható létra.
document-no-points = Egyetlen játékos sem tartozik korcsoportba, ezért nincsenek nyomtatható pontok.
document-no-points-of = A(z) { $category } korcsoportba egyetlen játékos sem tartozik, ezért nincsenek nyomtatható pontok.
document-no-tour-points = Egyetlen játékosnak sincs pontja a(z) { $category } korcsoportban. Előbb importálja őket a sorozat kiemelési listájából.
document-no-prizes = Nincs párosított forduló, ezért még nincsenek díjak.
document-no-ladder-games = Ebben az időszakban senki sem játszott játszmát a létrán, ezért nincsenek díjak. Válasszon más napokat.
document-slips-format = A cédulák oldalanként 4-esével vagy 6-osával nyomtathatók, nem így: „{ $format }”. Válasszon 4-et vagy 6-ot.

## documents: the bundle

bundle-record-unreadable = A napló feljegyzése az utolsó csomagról nem olvasható. Jelentse ezt a hibát.
hand-over-no-bundle = E versenynek még nem adtak ki csomagot, ezért nincs mit átadni: az elsőt a másik szervező is kiadhatja.
hand-over-not-signer = E verseny utolsó csomagját másik kulccsal írták alá: { $key }. Csak a tulajdonosa adhatja át a versenyt.
hand-over-already = Ezt a versenyt átadták ennek a kulcsnak: { $to }, ezért a csomagokat azzal adják ki. Ha tévedés volt, vonja vissza az átadást.
hand-over-to-oneself = Ez az Ön saját kulcsa. Kérje el a másik szervezőtől azt a kulcsot, amelyet nála a „drawmaster key” mutat.
bundle-secret-missing = A napló utolsó csomagról szóló feljegyzésében nincs titok. Jelentse ezt a hibát.
bundle-stages-unreadable = Az évad szakaszokra adott pontjai nem olvashatók ({ $cause }). Jelentse ezt a hibát.
document-no-payments = Még senki sem fizetett be semmit, ezért nincs nyugta. Előbb vegyen át befizetést a pénztárban.
document-no-receipt = Nincs { $number }. nyugta. Válasszon egy számot a pénztárból.
document-no-fees = A versenynek nincsenek árai és nincs illetéke. Előbb adjon meg árakat a pénztárban.
document-no-takings = Ezen a napon nem volt bevétel: { $day }. Válasszon másik napot.
document-no-levy = A versenynek nincs illetéke. Előbb állítsa be a díjtételeit a beállításokban (event.levy.member).
document-no-round-sheets = A fordulóhoz nincs lap kiválasztva. Válasszon lapokat a verseny beállításaiban (event.round_sheets), majd próbálja újra.
document-sent = { $name } elküldve ide: { $printer }.

## domain: reading values

rank-unknown = „{ $text }” nem fokozat. Írjon 30k és 1k, 1d és 9d, vagy 1p és 9p közötti értéket.
country-unknown = „{ $text }” nem ország. Írja be a kétbetűs kódját, például HU vagy HR.
criterion-unknown = „{ $text }” nem az állás szempontja. Válasszon: { $known }. Egy összeg utáni W a győzelmeket, M a McMahon-pontszámokat számolja.
result-unknown = „{ $text }” nem eredmény. Írjon 1-0 (Fekete nyert), 0-1 (Fehér nyert), = (jigo), 0-0 (mindkettő veszít), kontumáláshoz 1-0!, 0-1! vagy 0-0!, játék nélküli továbbjutáshoz wo-black vagy wo-white értéket.
money-unknown = „{ $text }” nem pénzösszeg. Írja így: 3 vagy 3.50.
factor-unknown = „{ $text }” nem szorzó. Írjon 0 és 1000 közötti egész számot, törtet vagy tizedes törtet, például 2, 2/3 vagy 1.5.
final-group-unknown = „{ $text }” nem a Döntő csoportja. Írjon GR vagy OR értéket.
event-number-unknown = „{ $text }” nem egy verseny állandó száma. Az állandó szám 32 hexadecimális számjegy.
player-token-unknown = „{ $text }” nem azonosítja a sorozat egyetlen játékosát sem. A sorozatkönyv megsérülhetett; nyissa meg egy másolatát.

## domain: names of players who are not published in full

player-anonymous = Névtelen
player-number = { $number }. játékos

## domain: newcomers

newcomer-too-old = { $name } a határnapon { $age } éves, az újoncok viszont legfeljebb { $limit } évesek. Az igazgató ennek ellenére felveheti.
newcomer-too-experienced = { $name } az Európai Go Adatbázis szerint { $contests } versenyen játszott, az újoncok viszont legfeljebb { $limit } versenyen. Az igazgató ennek ellenére felveheti.
newcomer-played-before = { $name } játszott már a Future Starsban, ami csak egyszer lehetséges. Az igazgató ennek ellenére felveheti.
newcomer-in-open = { $name } e verseny Openjén is játszik, de a kettő közül csak az egyik lehetséges. Az igazgató ennek ellenére felveheti.

## domain: the jigo ladder

jigo-ladder-decided = Ez a jigo-létra eldőlt. További játszma beviteléhez előbb törölje az utolsót.
jigo-ladder-winner = A győztes csak a két játékos egyike lehet.
jigo-ladder-nigiri = Az 1x1-es táblán nincs döntetlen. Adja meg, ki lett Fehér a nigiri után (R39).
jigo-ladder-too-early = A játszma nem érhetett véget ez előtt: { $time }, ekkor ért véget az előző, illetve ekkor fogadták el a jigót. Javítsa az időpontot.
jigo-ladder-clocks = Adja meg a döntetlen új játszma utáni hátralévő időket; nem lehetnek hosszabbak a korábbinál. A kisebb táblán játszott játszmáknak nincs hátralévő ideje (R41).

## domain: timetable and round robin

start-times-form = „{ $text }” nem kezdési időpont. Írja be a fordulót, a napot és az időt, több kezdést vesszővel elválasztva, például 1 2026-11-20 09:30, 3 2026-11-21 10:00.
prize-list-round-open = A díjkiosztó listája jóváhagyott forduló után rögzíthető. Előbb hagyja jóvá: { $round }. forduló.
prize-list-none = Nincs rögzített lista a díjkiosztóhoz.
prize-list-fixed = A díjkiosztó listája a(z) { $round }. forduló után rögzítve: { $time }, fejkód: { $head }.
prize-list-taken-back = A díjkiosztó listája visszavonva. A díjak újra az állást követik.
prize-list-differs = { $count ->
    [one] Egy játékos helyezése eltér a díjkiosztó listájától ({ $time }).
   *[other] { $count } játékos helyezése eltér a díjkiosztó listájától ({ $time }).
}
prize-list-moved = { $name }: { $then }. hely a díjkiosztó listáján, most { $now }. hely.
prize-list-left = { $name }: { $then }. hely a díjkiosztó listáján, most nincs helyezése.
prize-list-came = { $name }: nincs a díjkiosztó listáján, most { $now }. hely.
prize-group-unknown = „{ $text }” nem díjcsoport. Írjon fokozatokat, például 5k-1k, vagy ezek egyikét: { $known }.
prize-places-out-of-range = Csoportonként 1–{ $most } helyezés díjazható.
board-ranges-unreadable = „{ $text }” nem táblák listája. Írjon táblatartományokat 1 és { $last } között, például 1-40, 61-80.
start-times-order = { $round }. forduló: az előző forduló előtt kezdődik. Módosítsa az egyik kezdési időpontot.
timetable-too-long = { $rounds } forduló, egyenként { $minutes } perc, nem fér bele a verseny napjaiba ({ $days }). Vegyen fel napokat, vagy rövidítse a játszmákat.
round-robin-too-few = A körmérkőzéshez legalább két sorszámozott játékos kell. Regisztráljon játékosokat, és zárja le a nevezést.
round-robin-missing = { $planned } forduló alatt { $count } pár nem játszik egymással: { $pairs }{ $more ->
    [more] {" …"}
   *[none] {""}
}. Állítsa a fordulók számát erre: { $rounds }, vagy hagyja ki ezeket a játszmákat.
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

## domain: why a round cannot be paired

pairing-no-round = Nincs { $round }. forduló. Válasszon 1 és 32 közötti fordulót.
pairing-order-fixed = { $round }. forduló: a játszmáit e versenyszám rendszere meghatározza, ezért nincs kit párosítani. Ha valaki távozott, vigye be a kontumálást.
pairing-too-few = { $round }. forduló: kettőnél kevesebb játékos. Regisztráljon játékosokat, vagy módosítsa a kihagyott fordulóikat.
pairing-all-seated = { $round }. forduló: minden játékosnak megmaradó táblája van. Oldja fel a zárolásukat, vagy törölje az újrapárosítandó táblák párosítását.
pairing-player-twice = { $name } két táblán szerepel, vagy táblán és erőnyerőként is. Szüntesse meg az egyiket.
pairing-board-twice = { $board }. tábla: két játszmának van kiosztva. Adjon egyiküknek másik táblát.
pairing-seated-absent = { $name } nem játszik a(z) { $round }. fordulóban. Regisztrálja a játékost, vagy módosítsa a kihagyott fordulóit; ha van táblája, ott vigye be a kontumálást, vagy törölje a párosítást.
pairing-not-entered = Egy táblán olyan személy szerepel, aki nincs nevezve ebben a versenyszámban. Szabadítsa fel a táblát.
line-up-size = A felállásban mind a(z) { $size } táblához egy játékos kell, de csak { $count } van megadva. Adjon meg annyit, ahány tábla van.
line-up-not-in-team = A felállás egyik játékosa nem tagja ennek a csapatnak: { $team }. Válasszon a csapat tagjai közül.
line-up-twice = { $name } két táblán szerepel a felállásban. Minden játékost egyszer adjon meg.
line-up-order = { $first } a csapat listáján megelőzi ezt a játékost: { $second }, ezért magasabb táblán kell ülnie. Tartsa meg a lista sorrendjét.
pairing-odd = { $count } játékos páratlan létszám, és az erőnyerő ki van kapcsolva. Vegyen fel beugrót, hagyjon ki egy játékost a fordulóból, vagy engedélyezze az erőnyerőt.
pairing-odd-with-bye = A kijelölt erőnyerő nélkül { $count } játékos marad, páratlan létszám. Vonja vissza az erőnyerőt, vagy hagyjon ki még egy játékost a fordulóból.
pairing-odd-choice = { $count } játékos páratlan létszám. Vegyen hozzá vagy hagyjon el egyet; az erőnyerőt a többiek párosításakor jelöljük ki.
pairing-too-few-chosen = A választott játékosok közül kettőnél kevesebb párosítható a(z) { $round }. fordulóban. Válasszon legalább két játékost tábla nélkül.
pairing-not-chosen = A párosítás nem adott ellenfelet: { $name } a(z) { $round }. fordulóban. Olyan játékosokról kérdezzen, akiknek nincs állandó táblájuk, és nem erőnyerők.
pairing-all-forbidden = A tiltott párok miatt nem párosítható minden játékos. Engedélyezzen újra néhányat.
pairing-too-large = A párosítás költségei túl nagyok a pontos összegzéshez. Csökkentse a súlyokat vagy a felső határokat.

## domain: what a pairing pays for

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

## domain: remarks on a paired round

pairing-remark-rematch =
    { $times ->
        [one] A játékosok már játszottak egymással.
       *[other] A játékosok már { $times } alkalommal játszottak egymással.
    }
pairing-remark-family = A játékosok egy családból valók.
pairing-remark-float = Átpárosítás: { $down } lefelé, { $up } felfelé, ennyi ponttal: { $points }.
pairing-remark-odd-groups = Átpárosítás: { $down } lefelé, { $up } felfelé, ennyi ponttal: { $points }, mert mindkét csoport létszáma páratlan.
pairing-remark-odd-categories = A játékosok különböző korcsoportba tartoznak, mert mindkét korcsoport létszáma páratlan.
pairing-remark-categories = A játékosok különböző korcsoportba tartoznak.
pairing-remark-far-apart = A játékosok messze vannak egymástól: { $grades } fokozat és { $points } pont.
pairing-remark-club = A játékosok egy klub tagjai.
pairing-remark-country = A játékosok egy országból valók.
pairing-remark-blacks = E játszma után { $name } { $more } játszmával többet játszott Feketével, mint Fehérrel.
pairing-remark-whites = E játszma után { $name } { $more } játszmával többet játszott Fehérrel, mint Feketével.
pairing-remark-handicap = Előny: { $stones } kő.
pairing-remark-second-bye = Ha újra erőnyerő lenne { $name }, elkerülhető volna ez a visszavágó.

## domain: deviations of a round from the rules

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
finding-missing-past = { $name } kihagyta, mégis párosítva volt: { $round }. forduló.
finding-left-out-past = { $name }: nem volt játszmája, és erőnyerő sem volt a(z) { $round }. fordulóban.
finding-byes-past = { $round }. forduló: { $count } erőnyerő volt.
finding-bye-off-past = { $name } erőnyerő volt a(z) { $round }. fordulóban, pedig az erőnyerő ki van kapcsolva.
finding-bye-again-past = { $name } újra erőnyerő volt a(z) { $round }. fordulóban, pedig mások kevesebbszer voltak azok.
finding-colours-past = { $board }. tábla: a színek eltérnek a szabályoktól.

## domain: why a certificate is not valid

certificate-unreadable = A bizonyítás nem olvasható.
certificate-not-entered = A bizonyítás olyan nevezést említ, amely nincs a versenyszámban, vagy kétszer említi ugyanazt.
certificate-other-rules = A tanúsítvány más szintekkel vagy súlyokkal készült, mint a versenyszáméi.
certificate-other-assumptions = A forduló párosításakor a függő játszmák másnak számítottak.
certificate-cost = A tanúsítvány szerinti költség { $stated }, a párosítás költsége viszont { $found }.
certificate-flaw = A bizonyítás számai nem mutatják, hogy nincs jobb párosítás: { $reason }

## domain: knock-outs

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

## domain: qualifying

qualifying-lines = A { $lines } soros ágrajzon nincs hely selejtezősöknek. Válasszon 8, 16 vagy 32 sort (R30).
qualifying-rounds = A selejtező egy vagy két fordulóból áll, nem ennyiből: { $rounds }. Válasszon egyet vagy kettőt (R30).
qualifying-wild-cards = A { $lines } soros ágrajzon legfeljebb { $most } szabadkártya lehet, nem { $given }. Adjon kevesebb szabadkártyát.
qualifying-too-few = { $players } játékos kevés ahhoz, hogy { $places } helyért játsszon. Sorsoljon inkább erőnyerős ágrajzot.
qualifying-too-early = Az ágrajz kezdete ({ $round }. forduló) túl korai az előtte lévő selejtezőhöz. Válasszon kevesebb selejtezőfordulót.

## domain: draws of knock-outs and of the Final

draw-plan-twice = { $name } kétszer szerepel a listán. Törölje az egyiket.
draw-entropy-not-digits = „{ $text }” nem entrópia. Csak számjegyeket írjon, például kockadobásokat; a köztük lévő szóköz és - , . ; : / _ nem számít.
draw-record-commitment = A befagyasztott lista hash értéke { $found }, nem a közzétett lenyomat: { $published }. Kérdezze meg, ki módosította a listát.
draw-record-text = A befagyasztott lista { $line }. sora eltér a sorsolási jegyzőkönyvtől. Kérdezze meg, ki módosította a jegyzőkönyvet.
draw-record-plan = A feljegyzett lista nem sorsolható. { $cause }

## domain: The Final of the year

final-game-not-due = A Döntő { $number }. játszmája, { $round }. forduló: { $block }
final-group-tied = { $group } csoport: a holtversenyt csak kisebb táblán játszott játszmák dönthetik el. Előbb adja meg az érintettek sorrendjét (R51).
final-plan-size = A Döntőben tíz vagy nyolc játékos van, kevesebb résztvevőnél hat vagy négy. { $size } játékossal nem sorsolható.
final-plan-nonce = A titkos szám („{ $nonce }”) nem hexadecimális. Egész bájtokat írjon, például 5eed.
final-plan-rests = Az ötös csoportok a pihenőket elosztják a napok között; a kisebbek nem. Válassza a csoportokhoz illő pihenőrendet (R54).
final-plan-long-day = { $day }. nap: nem lehet benne három csoportforduló. Válassza az 1. vagy a 2. napot.
final-record-other-final = A jegyzőkönyv más korcsoport vagy méret Döntőjéhez tartozik. Kérdezze meg, ki módosította a Döntőt.
final-record-seat = { $group } csoport, { $position }. hely: eltér a sorsszámoktól. Kérdezze meg, ki módosította a csoportokat.

## domain: points of the tour

points-no-class = Évad: { $season }. Ehhez az osztályhoz nincsenek pontok: { $class }. Válasszon ezek közül: { $known }.
season-ages-unordered = A korcsoportok növekvő sorrendű életkorok, például [12, 16, 20]. Javítsa őket.
season-cut-off-invalid = A határnap egy hónap és egy nap, például [7, 31], azaz július 31. Javítsa.
referee-clock-later = A { $back_to }. állás a lejátszott { $moves } lépés után van. Adjon meg korábbit.
referee-clock-adjourned = A félbeszakítás idői nem megfelelőek: az utolsó lépés előttieknek kell lenniük, és nem lehetnek nagyobbak a most használtaknál.

## domain: stages

stage-source-gone = Az e szakasz előtti versenyszám már nincs a versenyben. Távolítsa el a szakaszt, és vegye fel újra.
stage-source-open = { $source }, { $round }. forduló: még nincs jóváhagyva. Előbb hagyja jóvá.
stage-no-table = { $source }: nincs olyan kieséses ágrajza, amelynek volna { $round }. fordulója. Előbb sorsolja ki az ágrajzot, vagy válasszon másik fordulót.
stage-other-open = A többiek csak e szakasz feltöltése után ismertek: { $stage }. Előbb töltse fel.
stage-tie = { $names } osztozik az utolsó továbbjutó helyen. Válasszon ki közülük { $seats ->
    [one] egyet
   *[other] { $seats } játékost
}.
stage-tie-in-list = { $list ->
    [zone] { $number }. zóna
    [division] { $number }. divízió
   *[category] { $number } korcsoport
}: { $names } osztozik az utolsó továbbjutó helyen. Válasszon ki közülük { $seats ->
    [one] egyet
   *[other] { $seats } játékost
}.
stage-ties = { $ties }
stage-ties-two = { $first } { $next }
stage-not-tied = { $name } nem osztozik az utolsó továbbjutó helyen. Csak az osztozók közül válasszon.
stage-taken = { $name } már ebben a szakaszban van: { $stage }. Léptesse vissza az egyik szakaszból, vagy módosítsa a szabályát.
stage-too-few = A szakaszhoz két játékos kell, de kevesebben jutnak tovább. Válasszon másik szabályt.

## formats

import-empty = A fájl üres. Válassza azt a fájlt, amelyet a másik program mentett.
import-too-large = A fájl { $megabytes } MB, de egy versenyhez soha nem kell több, mint { $most } MB. Válasszon másik fájlt.
import-not-utf8 = { $line }. sor: nem UTF-8 szöveg. Mentse újra a fájlt UTF-8 kódolással.
import-malformed = { $line }. sor, { $column }. oszlop: { $problem } Mentse újra a fájlt abban a programban, amely létrehozta.
import-hostile = { $line }. sor, { $column }. oszlop: { $problem } Versenyfájl nem ilyen, ezért elutasítjuk.
import-limit-players = A fájlban több mint { $most } játékos van, ezért elutasítjuk. Ekkora verseny nincs. Ellenőrizze, hogy ez-e a megfelelő fájl.
import-limit-games = A fájlban több mint { $most } játszma van, ezért elutasítjuk. Ekkora verseny nincs. Ellenőrizze, hogy ez-e a megfelelő fájl.
import-limit-rounds = A fájlban több mint { $most } forduló van, ezért elutasítjuk. Ekkora verseny nincs. Ellenőrizze, hogy ez-e a megfelelő fájl.
import-other-format = Nem ez: { $expected }. { $found }
import-player-twice = { $name } kétszer szerepel a játékosok listáján. Nevezze át vagy törölje az egyiket, és mentse újra a fájlt.
import-player-nameless = A lista { $place }. játékosának nincs neve. Nevezze el vagy törölje, és mentse újra a fájlt.
import-unknown-rank = { $name } fokozata („{ $rank }”) érvénytelen. Javítsa 30k és 1k, 1d és 9d vagy 1p és 9p közötti értékre.
import-bad-line = { $line }. sor: { $problem }
import-bad-lines = A listában { $lines } sorban { $problems } hiba van. Javítsa, és importálja újra a listát.
import-missing-column = A listának nincs ilyen oszlopa: { $column }. Nevezze meg az első sorban, vagy válassza ki, melyik oszlop az. A listához fokozat kell, továbbá családnév és utónév vagy a teljes név.
import-same-column = Két oszlopnak azonos a jelentése; a második: „{ $heading }”. Hagyja ki az egyiket, vagy válasszon másik jelentést.
import-other-encoding = { $line }. sor: nem { $encoding } szöveg. Válassza azt a kódolást, amellyel a listát mentették.
import-unknown-encoding = Nincs ilyen kódolás: „{ $name }”. Válasszon ezek közül: { $known }.
import-workbook = Ez a táblázat nem olvasható: sérült, az Excel régebbi formátumú (xls), vagy túl nagy. Mentse xlsx, ods vagy CSV (UTF-8) formátumban.

import-format-rating-list = az EGD, az FFG vagy az AGA értékszámlistája
import-format-egd-results = az Európai Go Adatbázis eredményfájlja (H9)
import-format-ffg-results = a francia szövetség eredményfájlja (tou)
import-format-aga-results = az amerikai góegyesület (AGA) eredményfájlja
import-format-trf = a sakkszövetség jelentésfájlja (TRF16)
import-format-macmahon = MacMahon-fájl
import-format-opengotha = OpenGotha-fájl
import-format-pairgoth = egyéni verseny Pairgoth-fájlja
import-format-seed-list = a sorozat kiemelési listája

import-archive-damaged = A ZIP-archívum sérült. Töltse le újra.
import-archive-empty = A ZIP-archívum üres. Töltse le újra.
import-archive-files = A ZIP-archívumban { $files } fájl van. Töltse le újra, vagy magát a listát válassza.
import-archive-nested = A ZIP-archívumban másik archívum van. Csomagolja ki, és magát a listát válassza.
import-found-browser-check = Ez a „checking your browser” oldal, amelyet a webhely elsőként mutat. Várja meg a böngészőben a listát, és akkor mentse.
import-found-harmful-characters = Egy benne lévő névben olyan karakterek vannak, amelyek másokat elrejtenek vagy átrendeznek. Kérje el újra a küldőtől.
import-found-newer-version = A program újabb változata írta. Használjon újabb változatot.
import-found-no-list = Nem az Európai Go Adatbázis, a francia szövetség vagy az AGA által közzétett lista. Válasszon egyet közülük.
import-found-no-player-lines = Nincs benne játékost tartalmazó sor. Válasszon másik fájlt.
import-found-not-json = Nem JSON. Válasszon másik fájlt.
import-found-other-kind = Más fajta fájl. Válasszon másik fájlt.
import-found-root-without-parameters = A gyökéreleme { $element }, és sem játékosok, sem paraméterek nincsenek benne. Válasszon másik fájlt.
import-found-root-without-players = A gyökéreleme { $element }, és nincsenek benne játékosok. Válasszon másik fájlt.
import-found-signature = Az aláírása nem egyezik, mert aláírás után módosították. Kérje el újra a küldőtől.
import-found-type = A típusa { $kind }. Válasszon másik fájlt.
import-found-wrong-values = Egy értéke hiányzik vagy érvénytelen. Kérje el újra a küldőtől.
import-found-zero-bytes = Nulla bájtok vannak benne, tehát nem egyszerű szöveg. Mentse újra UTF-8-ban.
import-json-cut-off = A fájl csonka.
import-json-invalid = Nem érvényes JSON.
import-json-field = Érvénytelen érték: { $field }.
import-json-missing = Hiányzó érték: { $field }.
import-json-value = A verseny egy értéke hiányzik vagy érvénytelen.

import-problem-birth = „{ $text }” nem születési év vagy nap. Írja így: 2014 vagy 2014-05-31.
import-problem-field-count = A sorban { $fields } mező van, de az első sor { $columns } oszlopot nevez meg. Javítsa az elválasztókat.
import-problem-long-field = Egy mező { $bytes } bájt, több mint { $most }: „{ $start }”. Rövidítse, vagy ellenőrizze az idézőjeleket.
import-problem-long-line = A sor { $bytes } bájt, több mint { $most }. Egyetlen lista sem ilyen. Válasszon másik fájlt.
import-problem-long-text = Egy szöveg hosszabb, mint { $most } bájt.
import-problem-no-club = Hiányzik a játékos klubja. Írja az ország után.
import-problem-no-country = Hiányzik a játékos országa. Írja be a kétbetűs kódját.
import-problem-no-family-name = Hiányzik a játékos családneve. Írja be.
import-problem-no-given-name = Hiányzik a játékos utóneve. Írja be.
import-problem-rank-missing = Hiányzik a játékos fokozata. Írja be, például 5k.
import-problem-no-name = A játékosnak nincs neve. Írjon be családnevet és utónevet.
import-problem-no-rank = { $name }: nincs fokozata. Írja be, például 5k.
import-problem-no-rank-or-name = A játékosnak nincs fokozata. Írja be, például 5k.
import-problem-round-word = „{ $word }” nem forduló. Javítsa vagy törölje.
import-note-unknown-element = { $count ->
    [one] Ismeretlen elem: { $name }. Kimarad.
   *[other] { $count } ismeretlen elem: { $name }. Kimaradnak.
}
import-note-unknown-attribute = { $count ->
    [one] { $element }: ismeretlen attribútum, { $attribute }. Kimarad.
   *[other] { $element }: { $count } ismeretlen attribútum, { $attribute }. Kimaradnak.
}
import-note-header-left = A fejléc itt nem használt sorai kimaradnak: { $names }.
import-note-fields-of-matches = A csapatmérkőzések itt nem használt mezői kimaradnak: { $names }.
import-note-fields-of-teams = A csapatok itt nem használt mezői kimaradnak: { $names }.
import-note-fields-of-pairs = A párok játékosainak itt nem használt mezői kimaradnak: { $names }.
import-note-games-without-match = { $count } játszma kimarad, mert a csapatmérkőzése nincs a fájlban: { $key }.
import-note-teams-unused = { $count } csapat kimarad, mert a fájl egyéni verseny.
import-note-fields-of-byes = Az erőnyerők itt nem használt mezői kimaradnak: { $names }.
import-note-egd-swiss-found = Az első oszlopban a játékosok győzelmei állnak, tehát ez svájci rendszerű. A fájl értékeit adó szempontok: { $criteria }.
import-note-egd-mcmahon = A fájl pontszámai a fokozatokból és a játszmákból következnek, ha a bar { $bar }, az alsó határ { $floor }, a nulla { $zero }, tehát ez McMahon-verseny. A fájl értékeit adó szempontok: { $criteria }.
import-note-egd-mcmahon-sums = A játékosok olyan pontszámok szerint vannak rendezve, amelyek nincsenek a fájlban, de az összegei ezekből állnak. Ezek a fokozatokból és a játszmákból következnek, ha a bar { $bar }, az alsó határ { $floor }, a nulla { $zero }, tehát ez McMahon-verseny. A fájl értékeit adó szempontok: { $criteria }.
import-note-egd-swiss-scores = A játékosokat győzelmek szerint rendezték, tehát ez svájci rendszerű. Összegei olyan pontszámokból állnak, amelyek a fokozatokból és a játszmákból következnek, ha a bar { $bar }, az alsó határ { $floor }, a nulla { $zero }. A fájl értékeit adó szempontok: { $criteria }.
import-note-egd-zero = A fájl 30 kyu alattról számolja a pontszámot, itt a nulla { $zero }. Itt mindenki pontszáma { $points } ponttal kisebb, és minden ellenfélé is a SOS-ban. A sorrend ugyanaz.
import-note-egd-unexplained = Egyetlen itt ismert szempont sem adja a szempontok oszlopainak értékeit, ezért ezek kimaradnak. Ellenőrizze a szempontokat.
import-note-egd-headings = Szempontok, amelyeket a fejléc megnevez, de értékeik nem következnek az itteni játszmákból: { $criteria }.
import-note-egd-values = Játékosok, akiknek az értéke nem az, ami a játszmákból következik, olyan oszlopokban, amelyek egyébként egy szempont értékeit tartalmazzák: { $count }. { $names }
import-note-egd-no-number = { $line }. sor: „{ $word }” a szempontok oszlopaiban nem szám, ezért kimarad.
import-note-egd-scores = { $line }. sor: több vagy kevesebb pontszám van benne, mint a többi sorban, ezért a pontszámai kimaradnak. Ellenőrizze a sort.
import-note-egd-numbers = Az ellenfeleket a sorok elején álló számok jelölik, nem a sorok sorrendje.
import-note-egd-value = A fejlécben ez az érték nem olvasható teljes egészében: „{ $text }” ({ $key }). Ellenőrizze a beállításokban, ami hozzá tartozik.
import-note-egd-days = A napok („{ $text }”) így értelmezve: { $start }–{ $end }. Ellenőrizze őket.
import-note-egd-time = Az idő („{ $text }”) így értelmezve: { $minutes } perc alapidő. Ami utána áll, kimarad. Javítsa a gondolkodási időt.
import-note-high-handicap = { $round }. forduló, { $line }. sor: az előny ({ $handicap }) nagyobb 9-nél. 9 lett.
import-note-egd-columns = Egyetlen itt ismert szempont sem adja ezeknek a szempontoszlopoknak az értékeit, ezért kimaradnak: { $columns }. Helyettük a szokásos szempontok következnek. Ahol azok az oszlopok döntenek, a helyezések eltérnek.
import-note-egd-shifted = Játékosok, akiknek a kezdőpontszáma eltér a fokozatukétól; a különbséget hozzáadott pontként kapják: { $count }. { $names }
import-note-places-agree = A helyezések megegyeznek a fájléival.
import-note-places-differ = A fájltól eltérő helyezések: { $count } / { $players }.
import-note-place-differs = { $name }: a fájlban { $place }. hely, itt { $here }. hely. { $reason }
import-note-place-differs-among = { $name }: a fájlban { $place }. hely, vagyis { $among }. azok között, akiknek itt van helyezésük; itt: { $here }. { $reason }
import-reason-value = { $criterion } a fájlban { $there }, itt { $here }.
import-reason-no-values = A fájlban nincsenek értékek, amelyekből a sorrendje következne.
import-reason-no-game = Akinek nincs játszmája, és nem is volt erőnyerő, annak itt nincs helyezése.
import-reason-unexplained = Egyetlen itt ismert szempont sem adja a fájl értékeit.
import-reason-others = Az értékek megegyeznek a fájléival; másoknak más az értékük, vagy a fájl másképp rendezi az egyenlő játékosokat.
import-problem-not-an-aga-game = A sor nem játszma. Írja be világos és sötét számát, a győztest (W vagy B), az előnyt és a komit.
import-problem-aga-number-twice = Ez a szám másik játékosé is: { $number }. Javítsa az egyiket.
import-problem-aga-number = A játszma egyik játékosa nincs a játékosok között. Javítsa ki a számot.
import-problem-trf-number = Hiányzik a játékos száma. Írja az 5–8. oszlopba.
import-sheet-unknown = A munkafüzetben nincs „{ $sheet }” nevű, cellákat tartalmazó lap. Ezek vannak: { $known }. Válasszon egyet közülük.
import-problem-not-csv = Nem egy CSV-fájl sora. Mentse újra a listát CSV UTF-8 formátumban.
import-problem-only-family-name = „{ $name }” családnév utónév nélkül. Írja be mindkettőt.
import-problem-only-given-name = „{ $name }” utónév családnév nélkül. Írja be mindkettőt.
import-problem-pin = „{ $text }” nem EGD PIN. A PIN nyolc számjegy.
import-problem-points = „{ $text }” nem SEYGO-pontszám. Egész számot írjon.
import-problem-same-number = { $number } { $value }: a(z) { $first }. sorban is szerepel. Egy személyt csak egyszer lehet nevezni.
import-problem-register-number = „{ $text }” nem licenc- vagy tagsági szám. Legfeljebb tíz számjegyet írjon.
import-problem-sex = „{ $text }” nem egy nem jele. Írjon f vagy m betűt, vagy hagyja üresen a mezőt.
import-problem-too-many-fields = A sorban { $fields } mező van, több mint { $most }. Ellenőrizze az elválasztókat.
import-problem-too-many-lines = Egy listán legfeljebb { $most } játékos lehet. Ossza fel.
import-problem-too-many-players = Egy eredményfájlban legfeljebb { $most } játékos lehet. Ellenőrizze, hogy ez-e a megfelelő fájl.
import-problem-zero-byte = A sorban nulla bájt van, tehát a fájl sérült. Mentse újra a listát CSV UTF-8 formátumban.
import-season-syntax = Nem érvényes TOML. Ellenőrizze az idézőjeleket, zárójeleket és vesszőket.
import-season-unknown-field = Ismeretlen mező: `{ $field }`. Ellenőrizze az írásmódját.
import-season-missing-field = Hiányzó mező: `{ $field }`. Vegye fel.
import-season-value = Az érték ({ $value }) itt érvénytelen. Javítsa.

import-xml-attribute = Egy attribútum nem name="value" formájú.
import-xml-attribute-twice = { $element }: kétszer szerepel ez az attribútum: { $attribute }.
import-xml-attributes = { $element }: több mint { $most } attribútuma van.
import-xml-all-attributes = Több mint { $most } attribútum van.
import-xml-closing-tag = Egy záró címkének nincs nyitó címkéje.
import-xml-cut-off = A fájl véget ér, mielőtt ez lezárul: { $element }.
import-xml-depth = Az elemek { $most } szintnél mélyebben vannak egymásba ágyazva.
import-xml-elements = Több mint { $most } elem van.
import-xml-empty = A fájlban nincs XML.
import-xml-escape = Egy & nem ismert karaktert kezd.
import-xml-invalid = Nem XML.
import-xml-long-attribute-name = Egy attribútum neve { $bytes } bájt, több mint { $most }.
import-xml-long-element-name = Egy elem neve { $bytes } bájt, több mint { $most }.
import-xml-long-text = { $element } szövege hosszabb, mint { $most } bájt.
import-xml-long-value = { $attribute } értéke { $bytes } bájt, több mint { $most }.
import-xml-own-dtd = A fájlban saját dokumentumtípus-definíció van.
import-xml-reference = A hivatkozás (&{ $name };) nem ismert karakter.
import-xml-second-document = Második dokumentum kezdődik.
import-xml-tags = Az elem { $open }, a lezárása { $close }.
import-xml-text-outside = A dokumentumon kívül is van szöveg.
import-xml-unfinished-tag = A fájl egy címkén belül véget ér vagy megszakad.
import-xml-zero-byte = A fájlban nulla bájt van, tehát sérült.

import-note-more = További { $count } megjegyzés nem látszik.
import-note-adjustment-rounded = { $name }: a pontszám módosítása ({ $quarters } negyed pont) lefelé kerekítve { $points } pont.
import-note-aga-defaults = A fájlban nincs gondolkodási idő, szabadnap és beállítás. { $minutes } perc és McMahon-verseny lesz használva. Javítsa ki.
import-note-aga-komi = Az egyenlő játszmák komija eltérő. A komi { $komi } lett. Javítsa.
import-note-aga-words = A játékosok fokozata utáni, itt nem használt szavak kimaradnak: { $words }.
import-note-aga-placeholders = Játékosok, akiknek a száma azt jelenti, hogy nincs: { $count }. Itt nincs AGA-számuk.
import-note-aga-undecided = Eredmény nélküli játszmák: { $count }. A fájl nem mondja meg, hogy jigóval, játék nélkül vagy sehogy sem értek véget. Írja be az eredményeket.
import-note-aga-game-word = { $line }. sor: „{ $word }” sem 0 és 9 közötti előny, sem komi. Ellenőrizze a játszmát.
import-note-aga-moved = Későbbi fordulóba került játszmák, mert az egyik játékosnak abban a fordulóban másik játszmája van: { $count }.
import-note-aga-place = A fejléc e sora lett a hely: „{ $words }”. Ellenőrizze.
import-note-aga-game-of-left = { $line }. sor: a játszma kimarad, mert egyik játékosának sora is kimarad: { $left }. sor.
import-note-aga-game-left = { $line }. sor: a játszma kimarad. Csak egy játékosa van, vagy egy játékosnak több mint { $last } fordulója lenne.
import-note-board = { $round }. forduló: a tábla („{ $board }”) nem szám, ezért a játszma szabad táblát kap.
import-note-board-size = A játszmák táblamérete { $size }, ilyen a versenyekben nincs. Itt 19x19 lett, a méretet exportáláshoz megőrizzük.
import-note-board-twice = { $round }. forduló, { $board }. tábla: két játszma ugyanezen a táblán. Az egyik a { $other }. táblára kerül.
import-note-byoyomi-periods = Az OpenGotha nem tárolja a byo-yomi szakaszok számát. Egy szakasz lett. Javítsa.
import-note-cancelled = { $round }. forduló: egy játszmát töröltek. „Nincs eredmény” eredménnyel importáltuk.
import-note-categories = A fájlban { $categories } korcsoport van, de csak { $limits } korhatár.
import-note-class-time = A fájlban van osztály ({ $class }), de nincs gondolkodási idő. { $minutes } perc lett, az osztály legrövidebb ideje.
import-note-class-unrated = A fájlban { $class } osztály áll, de a gondolkodási idő túl rövid bármely osztályhoz. A játszmák nem értékeltek.
import-note-class-lower = A fájlban { $class } osztály áll, de a gondolkodási idő csak ezt engedi: { $allowed }. Javítsa a gondolkodási időt.
import-note-column = Kimaradt oszlop: „{ $heading }”.
import-note-breizh-groups = A fájlban Breizh-rendszer van. Itt ez McMahon-verseny, amelyben mindenki 0-ról indul, és minden elért fokozatért egy pontot kap ezek közül: { $limits }. Ezek a pontok hozzá vannak adva a fájl játékosainak kezdőpontszámához. Ha valaki később nevez, vagy megváltozik a fokozata, adja hozzá őket kézzel.
import-note-late-players = Játékosok, akiknek első játszmája vagy erőnyerője az 1. forduló utáni: { $count }. A korábbi fordulók állásában utolsók, helyezés nélkül. Az OpenGotha ad nekik helyezést. { $names }
import-note-congress-numbers = { $count } játékos kongresszusi regisztrációs száma itt nem használatos. A Pairgothba exportáláshoz megőrizzük.
import-note-country = { $name }: „{ $country }” nem kétbetűs országkód, ezért kimarad.
import-note-criterion = Ismeretlen szempont: „{ $criterion }”, ezért kimarad.
import-note-criterion-score = A(z) „{ $criterion }” szempont nélkül nem pontszám állna az állás szempontjainak élén, ezért a helyére { $score } kerül. Ellenőrizze a szempontokat.
import-note-damaged-line = { $line }. sor: „{ $text }” nem játékos, ezért kimarad.
import-note-damaged-lines = A lista { $count } sora nem volt olvasható.
import-note-egd-handicap = A fájl szerint az előny ennyivel csökken: { $reduction }, de nem derül ki, mitől függ. Ellenőrizze az előny beállításait.
import-note-encoding-guessed = A lista nem UTF-8. A kódolás, amellyel beolvastuk: { $encoding }. Ellenőrizze a neveket.
import-note-external-dtd = A fájl külső dokumentumtípus-definícióra hivatkozik, ezt nem olvastuk be.
import-note-ffg-adjusted = A fájlban csak a korrigált idő van ({ $adjusted } perc), a hosszabbítás nincs. { $seconds } másodperces byo-yomi lett, amely ugyanezt a korrigált időt adja. Javítsa.
import-note-ffg-no-time = A fájlban nincs alapidő. { $minutes } perc lett. Javítsa a gondolkodási időt.
import-note-ffg-overtime = A fájl említi a hosszabbítást, de a hosszát nem. Hosszabbítás nélkül lett. Javítsa a gondolkodási időt.
import-note-foreign-games = A játszmák értékei, amelyek a versenyekben nincsenek; ugyanabba a programba exportáláshoz megőrizve: { $names }.
import-note-foreign-left = { $name }: az érték túl hosszú a megőrzéshez, ezért kimarad.
import-note-foreign-players = A játékosok értékei, amelyek a versenyekben nincsenek; ugyanabba a programba exportáláshoz megőrizve: { $names }.
import-note-foreign-settings = Beállítások, amelyek a versenyekben nincsenek; ugyanabba a programba exportáláshoz megőrizve: { $names }.
import-note-game-replaced = { $round }. forduló, { $board }. tábla: két játszma ugyanezen a táblán. A későbbi marad.
import-note-handicap = { $round }. forduló, { $board }. tábla: az előny ({ $handicap }) nagyobb 9-nél. Itt 9 lett, az eredetit exportáláshoz megőrizzük.
import-note-handicap-negative = { $round }. forduló, { $board }. tábla: az előny ({ $handicap }) kisebb 0-nál. Itt nincs előny, az eredetit exportáláshoz megőrizzük.
import-note-handicap-unread = { $round }. forduló, { $board }. tábla: az előny („{ $handicap }”) nem szám. Itt nincs előny, az eredetit exportáláshoz megőrizzük.
import-note-internet = A versenyt interneten játszották, ezért játszmái D értékelési osztályúak.
import-note-internet-address = A fájlban benne van az igazgató internetcíme, ezt nem importáltuk.
import-note-komi = A komi nem fél pont többszöröse. Itt lefelé kerekítjük, exportáláshoz megőrizzük.
import-note-late-rounds = { $line }. sor: a(z) { $last }. utáni fordulók kimaradtak.
import-note-level = { $name }: ismeretlen szint ({ $written }). Helyette { $rank } lett.
import-note-line-cleaned = { $line }. sor: vezérlőkaraktereket távolítottunk el innen: „{ $text }”.
import-note-line-no-pin = { $line }. sor: „{ $text }” nem nyolc számjegyű EGD PIN, ezért kimarad.
import-note-halves-disagree = { $round }. forduló: a(z) { $line }. sorban ({ $name }) az ellenfél { $opponent }, de a(z) { $other }. sorban nem { $name } az ellenfél. A játszma kimarad.
import-note-opponent-left = { $round }. forduló: { $name } játszmája ({ $line }. sor) kimarad, mert az ellenfél sora is kimarad: { $other }. sor.
import-note-opponent-missing = { $round }. forduló: { $name } játszmája ({ $line }. sor) kimarad, mert az ellenfél nincs a fájlban.
import-note-macmahon-defaults = A fájlban nincs dátum, gondolkodási idő vagy komi. { $day }, 60 perc és 6.5 lett. Javítsa.
import-note-macmahon-rounds-down = A MacMahon ezen a versenyen egész pontra lefelé kerekíti a pontszámot: ezzel párosít, és a listái is ezt mutatják, a SOS-ban és a SOSOS-ban is. Itt a fél pontok számítanak.
import-note-macmahon-bye-of-two = { $round }. forduló: { $black } és { $white } párosítása erőnyerőként van megjelölve, de két játékost nevez meg. Kettejük játszmája lett. Ellenőrizze.
import-note-macmahon-scorex = A MacMahon ScoreX értéke kihagyja a kihagyott fordulók fél pontjait. Itt a sorrend az ezekkel számolt pontszám szerinti.
import-note-macmahon-superbar = A szuperbar tagjai, akiknek a szintje a felső bar alatt van, és ezért a MacMahonban nem kapnak érte pontot: { $names }. Itt sem kapnak.
import-note-macmahon-preliminary = Játszmával rendelkező játékosok, akik csak előzetesen vannak regisztrálva, és nincsenek a MacMahon listáján: { $names }. Itt van helyezésük.
import-note-macmahon-no-result = A MacMahon az eredmény nélküli játszmát fél pontként számolja. Itt nem ad semmit, amíg az eredménye nincs bevive.
import-note-macmahon-rating-rank = A MacMahon ezen a versenyen a fokozatot az értékszámból veszi. Itt a beírt fokozatok érvényesek. Ellenőrizze őket.
import-note-macmahon-rating-score = A MacMahon ezen a versenyen a kezdőpontszámot az értékszámból veszi. Itt a fokozatból következik. Ellenőrizze.
import-note-macmahon-zero = A MacMahon ezen a versenyen { $level }-tól számolja a pontszámot, itt 30 kyutól számít. Itt mindenki pontszáma { $points } ponttal kisebb, és minden ellenfélé is a SOS-ban. A sorrend ugyanaz.
import-note-name-twice = { $first }. és { $line }. sor: { $name } kétszer szerepel.
import-note-no-criteria = A fájlban nincsenek szempontok. MMS, SOS és SOSOS lett.
import-note-no-headings = A listának nincs fejléce. Az oszlopok jelentését a tartalmukból találtuk ki. Ellenőrizze a játékosokat.
import-note-no-rank = { $name }: nincs fokozata. 30k lett, mint az OpenGothában.
import-note-one-time = A fájlban az alapidő és a hosszabbítás egyetlen idő. { $minutes } perc alapidő lett.
import-note-pairgoth-frozen-left = A befagyasztott állás kimarad, mert olyan személy van benne, aki nem a fájl játékosa. Fagyassza be újra a Pairgothban.
import-note-pairgoth-jigo = A Pairgoth ezen a versenyen egész pontra lefelé kerekíti a McMahon-pontokat. Itt a jigóért járó fél pont megmarad, ezért a páratlan számú jigót elért játékosoknak fél ponttal több van, és ellenfeleiknek is a SOS-ban.
import-note-pairgoth-sos = A Pairgoth a játszma nélküli fordulót a SOS-ban a kezdőpontszámnak és fordulónként fél pontnak számítja. Itt a kezdőpontszámnak számít, ezért a játszma nélküli fordulóval rendelkező játékosok SOS-a kisebb.
import-note-pin = { $name }: „{ $pin }” nem nyolc számjegyű EGD PIN, ezért kimarad.
import-note-player-cleaned = { $name }: vezérlőkaraktereket távolítottunk el a névből vagy egy másik mezőből.
import-note-rank-bare = { $line }. sor: a fokozatban („{ $written }”) nincs k vagy d. { $rank } lett. Ellenőrizze.
import-note-rank-below = { $line }. sor: a fokozat („{ $written }”) 30k alatti. { $rank } lett.
import-note-rank-range = { $name }: a fokozat ({ $grade }) nem 30k és 9d közötti. { $rank } lett.
import-note-rating = { $name }: „{ $rating }” nem értékszám, ezért kimarad.
import-note-rating-range = { $name }: az értékszám ({ $rating }) nem { $least } és { $most } közötti. { $used } lett.
import-note-ratings-shifted = A fájl régi. Az értékszámaihoz hozzáadva, mint az OpenGothában: { $shift }.
import-note-ratings-unchanged = A fájlban nincs benne az adatai változata. Az értékszámai változatlanok.
import-note-register-number = { $name }: „{ $number }” nem licenc- vagy tagsági szám, amely legfeljebb tíz számjegy. Kimarad.
import-note-result = { $round }. forduló, { $board }. tábla: ismeretlen eredmény („{ $result }”), ezért a játszmának még nincs eredménye.
import-note-round = Forduló: „{ $round }”. Egy játszmája vagy erőnyerője kimarad. A fordulók száma 1 és { $last } közötti.
import-note-round-number = Egy 1 és { $last } közötti szám nélküli forduló kimarad.
import-note-round-range = { $round }. forduló: a játszmái kimaradnak. A fordulók száma 1 és { $last } közötti.
import-note-rounds-raised = A fájl { $planned } fordulót tervez, de van benne { $last }. fordulós játszma. A verseny most { $last } fordulós.
import-note-same-pin = { $name } EGD PIN-je ({ $pin }) azonos ezzel a játékoséval: { $first }. A második PIN kimarad.
import-note-score-correction = { $name }: a kezdőpontszám korrekciója ({ $correction }) kimarad.
import-note-score-zero = A fájlban a pontszámok nullája { $zero }, de az OpenGotha 30k-tól számol. Ez a verseny is 30k-tól számol.
import-note-scores-unknown = A fájlban nincs benne a bar, az alsó határ és a pontszámok nullája. Az állás használata előtt ellenőrizze őket.
import-note-second-bye = { $round }. forduló: egy játékos játszma vagy másik erőnyerő mellett is erőnyerő. Ez az erőnyerő kimarad.
import-note-second-game = { $round }. forduló, { $board }. tábla: egy játékosnak másik táblán már van játszmája. Ez a játszma kimarad.
import-note-sheet = A beolvasott munkalap: „{ $sheet }”. További { $others } nem üres munkalapot nem olvastunk be.
import-note-self-pairing = { $round }. forduló, { $board }. tábla: egy játékos önmagával játszik. A játszma kimarad.
import-note-setting = A beállítás ({ $setting }) értéke („{ $value }”) érvénytelen. Az alapértelmezett lett.
import-note-setting-changed = A beállítás ({ $setting }) értéke „{ $value }”, ilyen a versenyekben nem lehet. A legközelebbi lehetséges vagy az alapértelmezett érték lett.
import-note-start = A fájlban nincs benne a verseny első napja. { $day } lett. Javítsa.
import-note-status = { $name }: ismeretlen állapot („{ $status }”). A játékost előnevezettként importáltuk.
import-note-system = Ismeretlen rendszer: { $system }. Svájci lett.
import-note-pair-incomplete = { $name } nem a fájl két játékosából álló pár, ezért kimarad.
import-note-team-player = { $name } benne van a csapatban ({ $team }), de a fájl játékosai között nincs. A tábla kimarad.
import-note-teams = { $count } csapatot exportáláshoz megőrzünk. Itt a játszmák csak a játékosoknak számítanak; ha a csapatok mérkőznek, importálja a fájlt a parancssorban a --teams kapcsolóval.
import-note-title-rows = Az 1–{ $last }. sor a fejlécek fölött kimarad.
import-note-total-row = { $line }. sor: „{ $text }” a lista összesítése, ezért kimarad.
import-note-tournament-cleaned = A verseny nevéből vezérlőkaraktereket távolítottunk el.
import-note-trf-ranks = A fájlban nincsenek gófokozatok. Az értékszámokból következnek. Ellenőrizze őket.
import-note-trf-titles = Játékosok, akiknek sakkszövetségi címe vagy száma kimarad: { $count }.
import-note-trf-unrated = Értékszám nélküli játékosok, akiknek itt 30k a fokozatuk: { $count }. Írja be a fokozatukat.
import-note-day-unclear = A nap („{ $text }”) többféleképpen érthető. { $day } lett. Ellenőrizze.
import-note-value-left = { $name }: „{ $text }” itt ismeretlen, ezért kimarad.
import-note-unclear-day = { $line }. sor: „{ $text }” elöl a napot vagy a hónapot tartalmazza. Csak az év maradt: { $year }. Így írja: 2014-05-31.
import-note-unknown-player = { $round }. forduló: kimarad egy játszma olyan játékossal, aki nincs a listán.
import-note-unknown-player-bye = { $round }. forduló: kimarad ez az erőnyerő: „{ $player }”. Nincs a listán.
import-note-unknown-player-game = { $round }. forduló, { $board }. tábla: kimarad e játékos játszmája: „{ $player }”. Nincs a listán.
import-note-unknown-rank = { $name } fokozata 99K, amely az OpenGothában ismeretlent jelent. 30k lett.
export-note-one-name = { $name }: csak egy neve van. Az OpenGothához kettő kell, ezért a hiányzó helyére kötőjel kerül.
export-note-class = A következő program nem tárolja a választott osztályt: { $program }. A játszmák ott ebben az osztályban számítanak: { $class }. Az EGD-nek innen küldjön eredményt, vagy válasszon az alacsonyabb osztálynak megfelelő gondolkodási időt.
export-note-criterion = Az OpenGothában nincs ilyen szempont: { $criterion }, ezért kimarad a fájlból.
export-note-criteria = Az OpenGothában legfeljebb { $most } szempont lehet, ezért az utolsók kimaradnak a fájlból: { $left }.
export-note-egd-pin-unknown = { $name } PIN-je ({ $pin }) nincs az értékszámlistán. Ellenőrizze, vagy importáljon újabb listát.
export-note-egd-candidate = { $name } talán azonos az értékszámlistán ezzel: { $rated } { $rank }. Ha ugyanaz a személy, írja be a PIN-t: { $pin }.
export-note-parameters = A verseny beállításaival egyes játékosok az OpenGothában máshol állnának. A fájlban más beállítások vannak, amelyek minden játékosnak az eddigi helyezését adják: { $settings }.
export-note-places = { $count } játékos helyezése az OpenGothában más, mert az másként számolja az erőnyerőt, a hiányzást, a kontumálást vagy egy szempontot: { $names }.
export-note-zero = Az OpenGotha 30k-tól számolja a pontszámot, ezért ott minden MMS { $more } ponttal magasabb, mint ezen a versenyen.
export-note-egd-unrated = A gondolkodási idő vagy a választott osztály miatt a játszmák nem értékeltek, ezért az EGD nem értékeli őket. Ha ez nem jó, javítsa a gondolkodási időt.
export-note-egd-place = A versenynek nincs országa vagy helye, pedig az EGD kéri. Adja meg a beállításokban.
export-note-egd-hidden = { $count } játékos nem járult hozzá a teljes közzétételhez, ezért az EGD nem értékelheti a játszmáit: { $names }. Kérdezze meg őket, vagy küldje el a fájlt nélkülük.
export-note-egd-no-pin = { $count } játékosnak nincs EGD PIN-je, és az EGD-ben kétszer is létrejöhet: { $names }. Keresse meg a PIN-t az értékszámlistán.
export-note-egd-no-result = { $round }. forduló, { $board }. tábla: a játszmának nincs eredménye. A fájl küldése előtt vigye be.
export-note-egd-both = { $round }. forduló, { $board }. tábla: az eredmény ({ $result }) mindkét játékosnak ugyanannyi, ezt az EGD nem fogadja el. Javítsa.
export-note-ffg-licences = { $count } francia játékosnak nincs licencszáma: { $names }. Vigye be a nevezésnél.
export-note-ffg-hidden = { $count } játékos nem járult hozzá a teljes közzétételhez, ezért a szövetség nem értékelheti a játszmáit: { $names }. Kérdezze meg őket, vagy küldje el a fájlt nélkülük.
export-note-ffg-cut = { $count } játékos neve { $most } betűre rövidül: { $names }.
export-note-ffg-forfeit = { $round }. forduló, { $board }. tábla: a kontumálást játszma nélküli fordulóként írjuk ki, hogy a szövetség ne értékelje.
export-note-aga-numbers = AGA-szám nélküli játékosok, akik ebben a fájlban 90000 fölötti számot kapnak: { $count }. Írja be a számukat a nevezésnél: { $names }.
export-note-aga-hidden = Játékosok, akik nem járultak hozzá a teljes közzétételhez, így az AGA nem értékelheti a játszmáikat: { $count }. Kérdezze meg őket, vagy küldje el nélkülük a fájlt: { $names }.
export-note-aga-game = { $round }. forduló, { $board }. tábla: az AGA nem értékeli a játszmát, mert nem játszották le, vagy nincs győztese. A fájlban kérdőjel áll.
export-note-macmahon-lost = A fájlban nincsenek dátumok, hely, idők, komi, születési évek, sorozat-azonosítók, közzétételi döntések, kieséses ágrajzok és pontok, mert a MacMahon nem tárolja őket. Őrizze meg a versenyfájlt.
export-note-macmahon-places = { $count } játékos helyezése a MacMahonban más, mert az másként számolja az erőnyerőt, a hiányzást, a kontumálást vagy egy szempontot: { $names }.
export-note-macmahon-criterion = A MacMahonban nincs ilyen szempont: { $criterion }, ezért kimarad a fájlból.
export-note-macmahon-system = A MacMahon csak McMahon és svájci versenyt ismer, ezért a fájlban e rendszer játszmái és eredményei vannak, semmi más.
export-note-macmahon-handicap = A MacMahonban a bar nem mentesít az előny alól. Az ennél erősebb játékosok ott ilyen fokozatúnak számítanak: { $rank }.
export-note-macmahon-board = A MacMahonban minden játszmának egy táblamérete van, ezért a fájlban 19x19 áll.
export-note-macmahon-walkover = { $round }. forduló, { $board }. tábla: a játék nélküli továbbjutást bírói döntésként írjuk ki, amely pontot ad.
export-note-macmahon-no-result = { $round }. forduló, { $board }. tábla: az eredmény nélküli játszmát befejezetlenként írjuk ki.
export-note-macmahon-ghosts = { $count } beugró jokerként szerepel: { $names }.
export-note-macmahon-guests = { $count } vendég helyezést kap a MacMahonban: { $names }.
export-note-withdrawn = { $count } visszalépett játékos a fájlban marad, és kihagyja a többi fordulót: { $names }.
export-note-pairgoth-lost = A fájlban nincsenek termek, kezdési időpontok, születési évek, sorozat-azonosítók, közzétételi döntések, profi fokozatok, kieséses ágrajzok és pontok, mert a Pairgoth nem tárolja őket. Őrizze meg a versenyfájlt.
export-note-pairgoth-frozen = Az importált fájl befagyasztott állása nem kerül a fájlba, mert azóta megváltoztak az eredmények vagy az állás. Fagyassza be újra a Pairgothban.
export-note-pairgoth-places = { $count } játékos helyezése a Pairgothban más, mert az másként számolja az erőnyerőt, a hiányzást, a kontumálást vagy egy szempontot: { $names }.
export-note-pairgoth-criterion = A Pairgothban nincs ilyen szempont: { $criterion }, ezért kimarad a fájlból.
export-note-pairgoth-system = A Pairgoth csak McMahon és svájci versenyt ismer, ezért a fájlban e rendszer játszmái és eredményei vannak, semmi más.
export-note-pairgoth-handicap = A Pairgothban a bar nem mentesít az előny alól. Az ennél erősebb játékosok ott ilyen fokozatúnak számítanak: { $rank }.
export-note-pairgoth-board = A Pairgothban minden játszmának egy táblamérete van, ezért a fájlban 19x19 áll.
export-note-pairgoth-boards = A Pairgothban 2–{ $last } táblás csapatok vannak, ezért a { $size } táblás csapatok fájlját talán nem nyitja meg.
export-note-pairgoth-not-played = { $round }. forduló, { $board }. tábla: a kontumálást vagy a játék nélküli továbbjutást lejátszott eredményként írjuk ki.
export-note-pairgoth-unrated = A Pairgothban minden játékosnak kell értékszám, ezért { $count } értékszám nélküli játékos a fokozatáét kapja: { $names }.
export-note-pairgoth-guests = { $count } beugró vagy vendég a Pairgothban közönséges játékos: { $names }.
export-note-trf-handicaps = A fájl nem mondja meg, hogy { $count } játszma előnyjátszma.
export-note-trf-federation = Játékosok, akiknek az országa nem tagja a sakkszövetségnek, ezért szövetség nélkül kerülnek a fájlba: { $names }.
export-note-trf-result = { $round }. forduló, { $board }. tábla: a fájlban nincs ilyen eredmény, ezért a játszmát eredmény nélkül írjuk ki.
export-note-trf-cut = { $count } játékos neve { $most } betűre rövidül: { $names }.

bundle-not-a-bundle = Ez nem csomag. { $reason } Azt a fájlt válassza, amelyet az `export --as bundle` írt.
bundle-hostile = A csomagot elutasítjuk. { $reason } Egyetlen verseny sem ilyen.
bundle-newer = A csomag változata { $found }, ez a program pedig legfeljebb ezt olvassa: { $known }. Használja a program újabb változatát.
bundle-changed = A csomag fájlja ({ $file }) nem az, amelyet aláírtak. Útközben megváltozott. Kérje el újra a csomagot a szervezőtől.
bundle-missing = A csomagból hiányzik: { $file }. Kérje el újra a csomagot a szervezőtől.
bundle-person = A csomag { $player }. játékosánál más az érték ({ $field }), mint az aláírt adatokban. Kérje el újra a csomagot a szervezőtől.
bundle-contradiction = A csomag ellentmond önmagának. { $problem } Kérje meg a szervezőt, hogy adja ki újra.
bundle-found-no-archive = Nem ZIP-archívum, vagy sérült.
bundle-found-no-version = A jegyzékének nincs változata.
bundle-found-not-json = A manifest.json nem érvényes JSON.
bundle-found-other-program = A jegyzékét másik program írta.
bundle-limit-file-size = Az egyik fájlja ({ $file }) { $kilobytes } kB.
bundle-limit-files = { $files } fájl van benne.
bundle-limit-name = Tiltott nevű fájl van benne vagy a jegyzékében.
bundle-limit-players = { $players } játékos és { $games } játszma van benne.
bundle-limit-ratio = Az egyik fájlja ({ $file }) jóval nagyobbra csomagolódik ki, mint kellene.
bundle-limit-size = A mérete { $megabytes } MB.
bundle-limit-twice = Két azonos nevű fájl van benne: { $file }.
bundle-problem-log = A log.json előzményei érvénytelenek.
bundle-problem-hand-over = A hand-over.json egyik nyilatkozata másik versenyre vagy csomagra vonatkozik.
bundle-problem-season-file = Az évadfájljában nem a ponttáblázatának szabályai vannak, évad: { $season }.
bundle-problem-categories = A korcsoportjai nincsenek sorrendben, vagy az életkori együtthatója érvénytelen.
bundle-problem-category = A(z) { $player }. játékos pontjai az évad egyetlen korcsoportjába sem tartoznak, vagy a játékosnak kétszer vannak pontjai.
bundle-problem-days = Hiányzik a bajnoksága, vagy az utolsó napja az első előtt van.
bundle-problem-final = A(z) { $category } korcsoport Döntőjének csoportjai vagy helyezései nem illenek össze.
bundle-problem-game = Egy játszmájának nincs két játékosa, vagy ismeretlen az eredménye.
bundle-problem-harmful-characters = Egy benne lévő név túl hosszú, vagy olyan karakterek vannak benne, amelyek másokat elrejtenek vagy átrendeznek.
bundle-problem-ladder = Egy benne lévő jigo-létra nem tartozik játszmához.
bundle-problem-ladder-winner = Egy benne lévő jigo-létra győztese nem játszotta azt.
bundle-problem-player = A(z) { $player }. játékos fokozata, közzétételi döntése vagy egy mezője érvénytelen.
bundle-problem-player-twice = Egy játékos kétszer szerepel benne.
bundle-problem-points = A(z) { $player }. játékos pontjainak összege nem helyes.
bundle-problem-sequence = A száma nem illik az előző csomagjához.
bundle-problem-unlisted-player = Olyan játékosra hivatkozik, aki nincs a listáján.
bundle-problem-values = Egy érték hiányzik vagy érvénytelen: { $file }.
bundle-problem-version = Több van benne, mint amennyit a változata megenged.

signature-invalid-key = A nyilvános kulcs érvénytelen. 64 hexadecimális számjegy, ahogy a `drawmaster key` mutatja.
signature-mismatch = Az aláírás nem egyezik. A fájlt aláírás után módosították. Kérje el újra a küldőtől.

## The hall network

hall-title = Terem
hall-skip = Ugrás a tartalomhoz
hall-menu = Oldalak
hall-find = Tábla keresése
hall-offline = Nincs kapcsolat a versenyasztallal. Az oldal elavult lehet.
hall-updated = Frissítve
hall-language = Nyelv
hall-your-name = Az Ön neve
hall-nobody = Ilyen nevű játékosnak nincs táblája.
hall-colour = Szín
hall-no-times = Az időrend még nincs rögzítve.
hall-next-round = Következik:
hall-minutes = perc
hall-address-of-many = { $address } sok számítógépet jelent. Válassza ennek a számítógépnek egy hálózatbeli címét.
hall-choose-address = Válassza ki a számítógép egyetlen címét; a teremhálózat sosem figyel az összesen.
hall-address-refused = A teremhálózat nem tud figyelni ezen a címen: { $address } ({ $error }). Válasszon másik címet vagy portot.
hall-poster-address = A cím csak egy működő teremhálózaté lehet, például http://192.168.0.7:8080/.
hall-no-codes = Cédula 1–{ $most } kódhoz nyomtatható, amikor a kód készül.
cli-hall-serving = A teremhálózat itt fut: { $url }. Leállítás: Ctrl+C.
helper-title = Segítő
helper-code = Az Ön kódja: hat szó
helper-sign-in = Belépés
helper-needs-script = A segítőknek JavaScript kell.
helper-not-sent = Még nincs elküldve
helper-all-sent = Minden el van küldve.
helper-refused = A versenyasztal elutasította ezt a bejegyzést.
helper-desk-unavailable = A versenyasztal most semmit sem tud fogadni. A bejegyzéseket később újra elküldjük.
helper-code-replace = Ebben a hivatkozásban más kód van, mint ezen a telefonon. Az újat használja?
helper-code-refused = Ez a kód már nem érvényes. Kérjen újat a versenyigazgatótól.
helper-sign-out = Kilépés
helper-pass = Olvasás
helper-pass-one = Első olvasás
helper-pass-two = Második olvasás
helper-entered = Eredmény
helper-nothing = Most nincs teendő.
helper-discard = Elvetés
helper-note = Megjegyzés a bírónak
helper-note-send = Megjegyzés küldése
helper-arrived = Megérkezett
helper-filter = Tábla vagy név
helper-jigo = Jigo
helper-lost-both = Mindkettő vesztett
helper-code-invalid = Ez a kód nem érvényes. Kérjen újat a versenyigazgatótól.
helper-unknown = Nincs segítő { $number } kulccsal.
helper-revoked-already = { $name } kódja már vissza van vonva.
helper-name-missing = Adja meg a segítő nevét.
helper-hours = Egy kód 1–{ $most } óráig érvényes.
helper-too-many = Egy eseménynek legfeljebb { $most } segítője van.
helper-room-unknown = Nincs { $room } nevű terem. Válasszon az esemény termei közül.
helper-room-without-results = Csak az eredményeket beíró segítőknek van termük. Hagyja el a termet.
helper-key = Egy bejegyzés számának 8–64 betűből és számjegyből kell állnia.
helper-not-allowed = Az Ön kódja ezt nem engedi. Kérdezze a versenyigazgatót.
follow-address = Adja meg az első gép teremhálózatának címét, például http://192.168.0.7:8080/.
follow-not-local = Az ablak csak ugyanabban a helyi hálózatban lévő gépet követ, és { $address } máshol van. Annak követéséhez használja a drawmaster follow parancsot.
follow-code = A kód hat szó, ahogy az első gép mutatja. Ellenőrizze az írásmódot.
follow-no-connection = Az első gép nem válaszol itt: { $address } ({ $error }).
follow-code-unreadable = A kód nem olvasható ({ $cause }).
follow-unproved = A válasz ({ $address }) nem bizonyítja, hogy az ezzel a kóddal rendelkező első géptől jön. Ellenőrizze a címet; lehet, hogy más válaszol helyette.
follow-refused = Az első gép nem fogadja el ezt a kódot. Kérjen újat második versenyasztal szereppel; az a gép, amely maga vette át a versenyt, régi kódot nem fogad el.
follow-answer = Az első gép ({ $address }) olyan választ küldött, amelyet ez a program nem ért. Használja ugyanazt a verziót mindkét gépen.
follow-copy-missing = A másolatot ({ $path }) követés közben áthelyezték vagy törölték. Helyezze vissza, vagy folytassa a követést új másolattal.
cli-follow-state = { $time }: { $file }: { $entry }. bejegyzés, összesen { $last }, innen: { $address }.
cli-follow-lost = { $time }: { $reason } Újabb próba.
cli-promoted = { $file } mostantól eseményfájl. Az első gép előzményeit folytatja a(z) { $entry }. bejegyzés után ({ $head }). Az első gépen már ne változtasson: az ottani későbbi változások itt nincsenek meg, és két fájl nem egyesíthető.
helper-other-game = A(z) { $board }. táblánál most más játékosok ülnek, vagy a fordulója nincs közzétéve. Az Ön eredménye a versenyasztalnál van, ott döntenek.
helper-desk-decides = Az Ön eredménye a versenyasztalnál van, ott döntenek. Ha sokáig tart, kérdezze meg ott.
helper-not-expected = Ezt a játékost már nem várják. Küldje a versenyasztalhoz.
helper-shown-missing = Ebből a bejegyzésből nem derül ki, kit mutatott az oldal. Töltse be újra az oldalt, és írja be még egyszer.
helper-other-person = A versenyasztal módosította, kié ez a nevezés. Keresse meg újra a játékost a listán.
helper-key-used = A versenyasztalnál már van másik bejegyzés ezzel a számmal, ezért ezt nem őrzik meg. Írja be újra.
helper-own-pass = A(z) { $board }. tábla másik olvasását Ön írta be. Ezt másvalaki olvassa.
helper-no-board = A versenyasztalnál most nincs ilyen tábla, ezért ezt az eredményt nem őrzik meg. Szóljon a versenyasztalnak.
helper-round-confirmed = { $round }. forduló: jóváhagyva, ezért ezt az eredményt nem őrzik meg. Ha eltér, szóljon a versenyasztalnak.
helper-too-many-wait = Már { $count } eredménye vár a versenyasztalra, ezért ezt nem őrzik meg. Szóljon a versenyasztalnak.
helper-other-result = A(z) { $board }. táblának más az eredménye a versenyasztalnál. Kérdezze a versenyigazgatót.
report-title = Eredmény bejelentése
report-about = Írja be az eredménylapon a színe mellett álló kódot. Az eredmény akkor számít, ha az ellenfél ugyanazt jelenti be.
report-code = Az Ön kódja
report-next = Tovább
report-choose = Ki nyert?
report-asked = Az ellenfél ezt jelentette be: { $result }. Jelentse be, amit tud.
report-waiting = Ezt jelentette be: { $result }. Akkor számít, ha az ellenfél ugyanazt jelenti be. A lapot adja le a szokásos módon.
report-is-disputed = Eltérő eredményt jelentettek be. Menjen az ellenféllel együtt a versenyigazgatóhoz.
report-is-dismissed = A bejelentést nem fogadták el. Menjen a versenyigazgatóhoz.
report-is-entered = Az eredmény be van írva: { $result }. A lapot adja le a szokásos módon.
report-other = Más eredmény
report-code-invalid = Ez a kód most nem érvényes. Nézze meg a lapot, vagy kérdezze a versenyigazgatót.
report-result-unfit = Győzelmet vagy jigót lehet bejelenteni. Minden mást a versenyigazgatónak mondjon el.
report-sent-before = Már bejelentett egy eredményt. Módosítást a versenyigazgatótól kérjen.
report-desk-unavailable = A versenyasztal most nem tudja fogadni a bejelentést. Próbálja újra egy kicsit később.
report-entered = A(z) { $board }. táblának már van eredménye. Módosítást a versenyigazgatótól kérjen.
report-author = { $board }. tábla, { $colour }
report-none = A(z) { $board }. tábláról nem vár bejelentés.
report-disputed = A(z) { $board }. táblán eltérő eredményeket jelentettek be. Írja be a helyeset, vagy vesse el a bejelentéseket.
cli-report-accepted = A(z) { $board }. tábla bejelentett eredménye be van írva.
cli-report-dismissed = A(z) { $board }. tábla bejelentései el vannak vetve.
cli-conflict-settled = A(z) { $board }. asztal eldöntve: { $result }.
cli-conflict-entered = rögzítve
cli-conflict-sent = nincs rögzítve
cli-no-conflicts = Egyetlen eredmény sem mond ellent a másiknak.
conflict-none = A(z) { $board }. táblának nincs eredménye, és a most ott ülő játékosoktól nem vár eredmény. Írja be az eredményt a forduló többi eredményével együtt, és tegye félre, ami más játékosoktól vár.
cli-no-reports = Nem vár bejelentés.
cli-no-report-codes = Nincsenek kódok: nem folyik forduló, vagy a játékosok nem jelenthetnek be eredményt (event.player_reports).
cli-report-waiting = vár
cli-report-disputed = eltérő bejelentések
cli-report-contradicted = más eredményt írtak be
cli-report-moved = a játékosok már máshol ülnek
cli-helper-added = { $name } hozzáadva { $helper } kulccsal. A kód csak most látható: { $code }
cli-helper-revoked = A(z) { $helper } kulcsú segítő kódja vissza van vonva.
cli-no-helpers = Nincsenek segítők.
cli-helper-valid-until = érvényes eddig: { $time }
cli-helper-expired = lejárt
cli-helper-is-revoked = visszavonva

## messages

verbatim = { $text }
language-unknown = Ez a nyelv egyik katalógusban sincs meg: „{ $code }”. Válasszon ezek közül: { $known }, vagy kettőt vesszővel elválasztva.
language-too-many = Egy lapon két nyelv fér el. Egyet vagy kettőt adjon meg.

## messages: causes, as parts of sentences

cause-not-found = nem létezik
cause-permission = a hozzáférés nem engedélyezett
cause-exists = már létezik
cause-full = a lemez megtelt
cause-read-only = az eszköz csak olvasható
cause-folder = mappa
cause-no-folder = az útvonal egy része nem mappa
cause-not-empty = a mappa nem üres
cause-name = a név túl hosszú vagy itt nem lehetséges
cause-too-large = a fájl túl nagy ehhez az eszközhöz
cause-busy = másik program használja
cause-address-in-use = másik program használja ezt a címet és portot
cause-address-elsewhere = ennek a számítógépnek nincs ilyen címe
cause-other-device = másik eszközön van
cause-network = a hálózat nem válaszol
cause-refused = ott egyetlen program sem válaszol
cause-broken = a kapcsolat megszakadt
cause-pipe = a fogadó program véget ért
cause-interrupted = a rendszer megszakította
cause-not-text = nem UTF-8 szöveg
cause-cut-off = csonka
cause-memory = nincs elég memória
cause-unsupported = ezen az eszközön nem lehetséges
cause-many-files = túl sok fájl van megnyitva
cause-links = a hivatkozásai körbe mutatnak
cause-device-lost = az eszköz nincs csatlakoztatva
cause-device = a rendszer hibát jelez
cause-json-cut-off = csonka, { $line }. sor
cause-json-syntax = nem JSON innen: { $line }. sor, { $column }. oszlop
cause-json-choice = válasszon ezek közül: { $choices }
cause-json-missing = hiányzik: { $field }
cause-json-unknown = ismeretlen: { $field }
cause-json-range = a szám túl kicsi vagy túl nagy
cause-json-number = egész szám kell
cause-json-text = szöveg kell
cause-json-truth = true vagy false kell
cause-json-list = lista kell
cause-json-form = a formája hibás

## print

paper-unknown = Nem támogatott papír: „{ $name }”. Válasszon ezek közül: { $known }.
copies-out-of-range = A példányszám 1 és { $maximum } közötti lehet, nem { $count }.
font-missing-characters = Egyik betűtípusban sincsenek meg ezek a karakterek: { $characters }. Módosítsa ezeket a szövegeket, vagy nyomtasson � jelet a helyükre: jelölje be az ablakban a „Hiányzó karakterek cseréje” négyzetet, vagy a parancssorban adja meg a --replace kapcsolót.

## session: outputs

output-exists = { $path } már létezik, és semmi sem íródott. Válasszon másik nevet, vagy engedélyezze a fájl cseréjét.
output-replaces-database = { $path }: versenyfájl, sorozatkönyv vagy más adatbázis, amelyet kimenet nem cserélhet le. Válasszon másik nevet.
output-beside-database = { $path }: ilyen nevű fájlra a mellette lévő versenynek vagy sorozatkönyvnek szüksége van. Válasszon másik nevet.
output-replaces-key = { $path }: szervezői kulcs, amelyet kimenet nem cserélhet le. Válasszon másik nevet.
output-unreadable = { $path } létezik, de nem olvasható ({ $cause }), ezért nem cseréljük le. Válasszon másik nevet.

## session: files

file-name-missing = { $path }: nem fájlnév. Válasszon másikat.
file-not-written = { $path } nem írható ({ $reason }). Válasszon másik mappát, vagy szabadítson fel helyet.
file-not-readable = { $path } nem olvasható ({ $reason }). Ellenőrizze a nevét és a mappáját.
file-not-regular = { $path } nem olvasható. Nem közönséges fájl. Válasszon másikat.
file-too-large = { $path } túl nagy egy versenyfájlhoz. Válasszon másikat.
file-exists = { $path } már létezik. Válasszon másik nevet.
file-not-picked = A program nem ismeri ezt a fájlt. Válassza ki újra.
request-invalid = A parancs ({ $name }) kérése érvénytelen ({ $error }). Indítsa újra a programot.

## session: lists with wrong lines

list-line = { $line }. sor: { $reason }
list-lines-wrong = A listában { $lines } sorban { $mistakes } hiba van. Javítsa, és importálja újra a listát.
list-lines-more = További { $count } nem látszik.

## session: the session

event-not-open = Nincs megnyitott verseny. Nyisson meg egyet, vagy hozzon létre újat.
competition-missing = A versenynek nincs versenyszáma. Hozzon létre új versenyt.
request-not-json = A kérés nem tárolható a naplóban ({ $reason }). Jelentse ezt a hibát.
final-game-invalidated = A módosítás érvénytelenné tenné a Döntő játszmáját: { $board }. tábla, { $round }. forduló. Előbb törölje a(z) { $round }. forduló párosítását. Ha a játszmái elkezdődtek, javítsa az eredményt, amelytől függ, és érvénytelenítse a későbbi játszmákat.
copy-failed = Nem készíthető másolat ide: { $folder }. { $reason } Ellenőrizze a mappát és a szabad helyet.
copy-folder-failed = A mappa nem hozható létre ({ $reason }).

## session: fields

date-unknown = „{ $text }” nem dátum. Írja így: 2026-11-20.
rating-unknown = „{ $text }” nem értékszám. Írjon -900 és 3500 közötti egész számot.
pin-unknown = „{ $text }” nem EGD PIN. Nyolc számjegyből áll.
register-number-unknown = „{ $text }” nem licenc- vagy tagsági szám. Legfeljebb tíz számjegyet írjon, vagy hagyja üresen a mezőt.
licence-status-unknown = „{ $text }” nem licencállapot. Egy betűt vagy kötőjelet írjon, vagy hagyja üresen a mezőt.
birth-unknown = „{ $text }” nem születési év. Írja így: { $example }.
missed-round-unknown = Nincs { $round }. forduló. A fordulók: 1–{ $last }.
fixed-board-out-of-range = { $board } nem tábla. Írjon 1 és 9999 közötti számot, vagy semmit.

## session: season rules

season-unknown = Ismeretlen évad: „{ $name }”. Válasszon ezek közül: { $known }.
season-misnamed = A beépített évadnak („{ $name }”) a fájljában más a neve.
season-file-wrong = { $path }: { $reason }

## session: the organiser's key

key-damaged = { $file } már nem érvényes kulcs. Állítsa vissza egy másolatból, vagy helyezze máshová, és új kulcs jön létre.
key-readable-by-others = A számítógép más felhasználói is olvashatják a kulcsot: { $file }. Csak magának engedélyezze az olvasását (chmod 600), majd próbálja újra.
key-unusable = A kulcs nem használható: { $file } ({ $reason }). Ellenőrizze a mappát és a jogosultságait.
key-not-regular = A kulcsfájl ({ $file }) nem közönséges fájl. Helyezze máshová, és tegye vissza a kulcsfájlját, vagy hagyja, hogy a program új kulcsot hozzon létre.
key-no-folder = Nincs mappa a kulcsának. Állítsa be a DRAWMASTER_DATA változót egy mappára.

## session: printers

printer-no-service = Ezen a számítógépen nincs nyomtatási szolgáltatás (az lp program). Mentse a PDF-et, és nyomtassa ki a PDF-programjából.
printer-none = Ezen a számítógépen nincs nyomtató. Állítson be egyet a rendszer beállításaiban, vagy mentse a PDF-et.
printer-refused = A { $printer } nyomtató nem fogadta el a lapot: { $reason }.
printer-refused-hint = Ellenőrizze a nevét, és hogy be van-e kapcsolva, vagy mentse a PDF-et.
printer-service-failed = A nyomtatási szolgáltatás nem használható ({ $reason }). Mentse a PDF-et, és nyomtassa ki a PDF-programjából.

## store

store-missing = Nincs ilyen fájl: { $path }. Ellenőrizze a nevét, vagy hozzon létre új versenyt.
store-exists = { $path } már létezik. Válasszon másik nevet, vagy nyissa meg a meglévő fájlt.
store-leftover-journal = { $path } egy törölt fájl maradványa. Helyezze máshová, vagy válasszon másik nevet az új fájlnak.
store-not-an-event-file = { $path }: nem versenyfájl. Válasszon .drawmaster fájlt, vagy importálja a fájlt.
store-not-a-tour-book = { $path }: nem sorozatkönyv. Válasszon .tourbook fájlt, vagy hozzon létre egyet: `tour new`.
store-not-a-rating-list = { $path }: nem e program értékszámlistája. Importálja újra az értékszámlistát.
store-newer = { $path } formátuma { $found }, de ez a program legfeljebb ezt olvassa: { $known }. Nyissa meg újabb változattal.
store-damaged = { $path } sérült. { $detail } Nyissa meg inkább a legutóbbi másolatát.
store-in-use = { $path } másik ablakban vagy programban van megnyitva. Előbb zárja be ott. Ha hálózati megosztáson van, másolja erre a számítógépre.
store-follows = { $path } egy második versenyasztal másolata, és nem módosítható, amíg követ. Ha az első gép meghibásodott, vegye át a kezdőlapon a „Követés második versenyasztalként” alatt, vagy futtassa a drawmaster promote parancsot ezzel a fájllal.
store-does-not-follow = { $path } önálló eseményfájl, nem egy második versenyasztal másolata.
store-entry-does-not-follow = Az első gép által küldött { $entry }. bejegyzés nem következik e másolat előzményeiből. Nem került be. Ha az első gép most más fájllal dolgozik, kövesse új másolatba.
store-open-elsewhere = { $path } meg van nyitva ezen a számítógépen: { $computer } (folyamat: { $process }). Előbb zárja be ott. Ha ott már nincs megnyitva, törölje ezt: { $owner }, és próbálja újra.
store-changed-elsewhere = { $path } fájlt megnyitás közben másik program módosította, ezért ez a változás nincs mentve. Mentsen másolatot más néven, majd nyissa meg újra a fájlt, és hasonlítsa össze.
store-name-too-long = Túl hosszú a fájlnév: { $path }. Legfeljebb { $most } bájtos nevet válasszon.
file-name-device = { $path } Windowson egy eszköz neve, ott a fájl nem volna megnyitható. Válasszon másik nevet.
store-side-file = { $path } nem e program fájlja, de olyan a neve, mint amilyet a program a verseny mellé ír. Helyezze máshová vagy nevezze át, majd próbálja újra.
store-foreign-log = { $path } egy másik program naplófájlja, amely beleíródna a versenybe; a versenyhez sosem tartozik ilyen. Helyezze máshová, majd próbálja újra.
store-no-locks = { $path } olyan helyen van, amely nem támogatja a fájlzárolást, például hálózati megosztáson. Másolja erre a számítógépre, és a másolatot nyissa meg.
store-read-only = { $path } csak olvasható. Tegye írhatóvá, vagy nyissa meg egy másolatát.
store-inaccessible = { $path } nem érhető el ({ $reason }). Ellenőrizze a mappát és a jogosultságokat.
store-moved = { $path } fájlt megnyitás közben áthelyezték vagy törölték. Helyezze vissza, vagy mentsen másolatot más néven.
store-migration-failed = { $path } nem alakítható át a mostani formátumra. { $detail } A fájl nem változott. Nyissa meg azzal a változattal, amely létrehozta.
store-journal-broken = A fájl előzményei sérültek. { $found } Nyissa meg inkább a legutóbbi másolatot.
store-disk-full = A lemez megtelt, ezért a változás nincs mentve. Szabadítson fel helyet, és próbálja újra.
store-cause-disk-full = A lemez megtelt.
store-cause-write = Az írás nem sikerült.
store-cause-constraint = A sorok ellentmondanak a fájl más adatainak.
store-cause-inaccessible = a fájl vagy a mappája nem nyitható meg vagy nem olvasható
store-write-failed = A változás nincs mentve, mert az írás nem sikerült. Ellenőrizze az eszközt, és próbálja újra.
store-saved-on-failing-device = A változás mentve van, de utána az eszköz meghibásodott. { $reason } Ellenőrizze az eszközt, és mentsen másolatot máshová.
store-change-uncertain = Az eszköz meghibásodott. { $reason } Nem biztos, hogy a változás mentve van. Nyissa meg újra a fájlt, és kiderül.
store-constraint = A változás nincs mentve, mert ellentmond a fájl más adatainak. Töltse be újra a versenyt, és próbálja újra.
store-opened-for-reading = A verseny csak olvasásra van megnyitva. A módosításhoz nyissa meg írásra.
store-no-event = A fájlban nincs verseny. Hozzon létre egyet, vagy importálja másik fájlból.
undo-takeover = Itt egy második versenyasztal másolata vette át a versenyt, ez nem vonható vissza. Javítsa inkább, ami előtte történt.
store-nothing-to-undo = Nincs mit visszavonni. A verseny az eredeti állapotában van.
store-nothing-to-redo = Nincs mit újra végrehajtani. Az utolsó változás óta nem volt visszavonás.
store-rows-differ = Tábla: { $table }. { $key }. sora eltér a naplótól. Bármi visszavonása vagy újra végrehajtása előtt ellenőrizze a fájlt.
store-unreadable = Érvénytelen érték, oszlop: { $column }, tábla: { $table }. Ellenőrizze a fájlt, vagy nyissa meg egy másolatát.
store-out-of-range = Az érték ({ $value }) a tartományán kívül van, oszlop: { $column }, tábla: { $table }. Javítsa, vagy nyissa meg a fájl egy másolatát.
store-found-size = A fájl { $megabytes } MB, több, mint amennyi bármely versenyhez kell.
store-found-length = A fájl { $bytes } bájt a várt { $expected } helyett.
store-found-format-number = A fájl formátumszáma { $number }.
store-found-object = A séma eltér ettől a formátumtól: { $kind } { $name }.
store-found-wal = Másik program megváltoztatta az írásmódját.
store-found-structure = A fájl szerkezete sérült.
store-found-values = Nem megengedett érték, tábla: { $table }.
store-found-foreign-key = Egy sor ({ $child }) nem létező sorra hivatkozik ({ $parent }).
store-found-chain = { $entry }. naplóbejegyzés: nem az előzőből következik.
store-found-print-history = A lap nyomtatási előzményeit módosították: { $sheet }. Nyomtassa ki újra azt a lapot.
store-found-state = A sorok állapota nem az, amelyet a napló utolsó bejegyzése rögzít.
store-found-row = Tábla: { $table }. { $key }. sora nem egyezik a naplóval.
store-found-row-before = { $entry }. naplóbejegyzés: { $table } tábla { $key }. sorának korábban más értéke volt.
store-doubt-journal = A napló ez után a bejegyzés után nem megbízható: { $entry }. { $reason }
store-doubt-contradiction = A(z) { $entry }. naplóbejegyzés után írt sorok kimaradtak, mert ellentmondanak egymásnak. { $reason }
store-doubt-table-schema = Tábla: { $table }. A sémája eltér ettől a formátumtól. A tábla kimaradt.
store-doubt-row = Tábla: { $table }. { $key }. sora helyreállt, de a napló nem igazolja a jelenlegi értékét.
store-doubt-row-left-out = Tábla: { $table }. { $key }. sora kimaradt. { $reason }
store-doubt-table-end = Tábla: { $table }. Nem volt végig olvasható.
store-doubt-row-deleted = Tábla: { $table }. { $key }. sorát az utolsó megbízható naplóbejegyzés után törölték.

## tour: bundles

tourbook-bundle-like = { $event } hasonlít erre: { $twin }, amely más számon már a sorozatkönyvben van: azonosak a napok, és vannak közös játszmák vagy játékosok. Ha ezt is felveszi, a pontjai kétszer számítanak. Ha különböző versenyek, fogadja el.
tourbook-bundle-differs = { $event } már a sorozatkönyvben van, és ez a csomag eltér. Nézze át az eltéréseket, majd fogadja el őket.
tourbook-bundle-key-unknown = A csomagot olyan kulccsal írták alá, amelyet a sorozat nem ismer. Kérje el a szervező kulcsát, és előbb azt vegye fel.
tourbook-bundle-key = A kulcs: { $key }
tourbook-bundle-key-revoked = A csomagot visszavont kulccsal írták alá: { $holder }, visszavonva: { $day }. Kérjen új kulccsal aláírt csomagot.
tourbook-bundle-older = { $event }: { $sequence }. csomag régebbi, mint a sorozatkönyvben lévő { $newest }. csomag. Kérje el a szervezőtől a legújabbat.
tourbook-bundle-fork = { $event }: { $sequence }. csomag nem következik a sorozatkönyvben lévő { $newest }. csomagból: a versenynek két különböző előzménye van. Kérdezze meg a szervezőt, melyik a helyes.
tourbook-bundle-gap = { $event }: { $sequence }. csomag túl messze van a sorozatkönyvben lévő { $newest }. csomagtól: közöttük legfeljebb { $most } hiányozhat. Kérje el a szervezőtől a közbülsőket.
tourbook-bundle-other-signer = { $event }: eddig { $holder } írta alá, ezt a csomagot pedig { $organiser }. Kérdezze meg mindkettőt; ha a versenyt átadták, ezzel a döntéssel vegye fel a csomagot.
tourbook-difference-signer = Aláírta: { $new }, korábban { $old }.
tourbook-handed-over = Ezt a versenyt most { $organiser } írja alá; { $old } adta át.
tourbook-difference-gap = A(z) { $newest }. csomag után { $count } csomag hiányzik.
tourbook-difference-date = Dátuma { $new }, korábbi, mint a sorozatkönyvben lévő csomagé: { $old }. Rosszul járt egy óra, vagy valaki megválasztotta a dátumot.
tourbook-difference-other-days = A csomag napjai { $start } – { $end }, de { $old } napjai a sorozatkönyvben { $old_start } – { $old_end }. Ha elfogadja, { $old } és a pontjai kikerülnek a sorozatkönyvből. Elhalasztott versenynél ez helyes; ha ez másik verseny, kérje meg a szervezőt, hogy új fájlban készítse el.
tourbook-difference-event = Megváltozott a verseny neve, napja, helye, bajnoksága vagy együtthatója.
tourbook-difference-table = Megváltozott a ponttáblázat.
tourbook-difference-player-gone = { $player } már nincs a versenyen.
tourbook-difference-player-new = { $player } új a versenyen.
tourbook-difference-player-data = Megváltoztak a személyes adatok: { $player }.
tourbook-difference-games = { $count } játszma változott.
tourbook-difference-points = { $player }: { $new } pont, korábban { $old }.
tourbook-difference-finals = Megváltoztak egy Döntő csoportjai, helyezései vagy sorsolása.
tourbook-difference-ladders = Létrajátszmák, selejtezők vagy rózsaszín cédulák változtak.
tourbook-difference-other = Erőnyerők, kieséses ágrajzok vagy helyezések változtak.
tourbook-consequence = { $player }: most { $new }, korábban { $old }.
tourbook-sp = SP{ $category } { $sp }
tourbook-sp-none = nincs SP
tourbook-edition-unreadable = { $event }: a tárolt csomag nem olvasható ({ $error }). Vegye fel újra a verseny csomagját.

## tour: keys

tourbook-key-no-holder = A kulcsnak nincs tulajdonosa. Adja meg a szervező nevét.
tourbook-key-known = { $holder } kulcsa már a sorozatkönyvben van.
tourbook-key-was-revoked = { $holder } kulcsát visszavonták, nem vehető fel újra. Kérjen új kulcsot.
tourbook-key-missing = Ez a kulcs nincs a sorozatkönyvben. Nézze meg a kulcsok listáját.
tourbook-key-revoked = { $holder } kulcsa már vissza van vonva.

## tour: players, championships and the book

tourbook-unnamed = A sorozatnak nincs neve. Adja meg.
tourbook-championship-unnamed = A bajnokságnak nincs neve. Adja meg.
tourbook-championship-unknown = Nincs ilyen bajnokság: „{ $name }”. Válasszon a versenyek listájáról.
tourbook-player-unknown = „{ $name }” nincs a sorozatban. Keresse meg a játékosok listáján.
tourbook-player-ambiguous = { $count } játékos neve ez: { $name }. Adjon meg egy sorszámot a játékosok listájáról.
tourbook-confirm-year = { $year } nem igazolható. Válasszon 2000 és { $last } közötti évet.
tourbook-merge-same = { $player } nem egyesíthető önmagával. Két játékost adjon meg.
tourbook-separate-same = Mindkettő ugyanaz a játékos: { $player }. Két játékost adjon meg.
tourbook-separate-already = { $one } és { $other } már különböző személyként van rögzítve.
tourbook-no-category = { $date }: a(z) { $category } korcsoportban senkinek sincs pontja. Válasszon másik korcsoportot vagy dátumot.
tourbook-no-gain = { $player } nem szerzett pontot eddig: { $date }.
tourbook-no-year = A naptárban nincs { $year }. év. Válasszon másikat.

## tour: sheets and pages

tourbook-empty = A sorozatkönyvben nincs verseny. Előbb vegyen fel csomagokat.
tourbook-no-points = { $year }. évben senkinek sincs pontja, ezért nincs mit nyomtatni.
tourbook-no-sheet = A sorozatnak nincs ilyen lapja: „{ $name }”. Válasszon ezek közül: { $known }.
tourbook-pages-changed = { $folder }: olyan fájlok vannak benne, amelyeket nem a program írt, vagy amelyeket azóta módosítottak: { $files }. Helyezze máshová őket, vagy válasszon üres mappát.
tourbook-pages-other-files = { $folder }: nem csak a sorozat oldalai vannak benne. Válasszon üres mappát.
