# Az ablak szövegei. Vázlatos fordítás, anyanyelvi lektor még nem ellenőrizte.
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
committee-too-few = { $left ->
    [0] Minden tag és póttag érintett ebben az ügyben, vagy nincs egy sem: a bizottságba { $seats } kell. Vegyen fel póttagot.
    [one] Csak egy olyan tag maradt, aki nem érintett ebben az ügyben: a bizottságba { $seats } kell. Vegyen fel póttagot.
   *[other] Csak { $left } olyan tag maradt, aki nem érintett ebben az ügyben: a bizottságba { $seats } kell. Vegyen fel póttagot.
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
cli-guide-agreed = A játékosok megegyeztek; ez végleges.
cli-guide-clock = Az új órán hátralévő idő: { $corrected }. { $flag }
cli-guide-clocks = Az órák felhasznált időt mutatnak: Fekete { $black }, Fehér { $white }.
cli-guide-committee = Egyik javaslatot sem fogadták el: a fellebbezési bizottság dönt (8g.6).
cli-guide-proposal = { $number }. javaslat: Fekete { $black }, Fehér { $white }
cli-guide-proposed = Az utolsó javaslat válaszra vár.
cli-guide-start = A szabályok döntése (8a): { $ruling }
cli-no-cases = Nincs ilyen ügy.
cli-no-officials = Nincsenek tisztségviselők.
cli-official-added = { $name } felvéve, kulcsa: { $official }.
cli-official-changed = Tisztségviselő módosítva, kulcsa: { $official }.
cli-official-removed = Tisztségviselő eltávolítva, kulcsa: { $official }.
document-no-cases = Az ügynapló üres.

# Words of the referee's desk, in the window, on sheets and on the command line.
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
