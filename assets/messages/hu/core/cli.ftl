# A parancssor szövegei. Vázlatos fordítás, anyanyelvi lektor még nem ellenőrizte.
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
cli-team-board = { $board }. tábla
cli-team-substitute = tartalék
cli-team-absent = hiányzik
cli-team-none = Nincs csapatban: { $name }
cli-match = { $number }. csapatmérkőzés: { $first } – { $second } { $points }
cli-competition-entered = { $name }: { $count } személy nevezve.
cli-step-register = játékosok regisztrálása
cli-step-close = nevezés lezárása
cli-step-slips = rózsaszín cédulák rendezése
cli-step-draw = kieséses ágrajzok sorsolása ez előtt: { $round }. forduló
cli-step-pair = { $round }. forduló párosítása
cli-step-release = { $round }. forduló közzététele
cli-step-results = { $round }. forduló eredményeinek bevitele: { $agreed } / { $games }
cli-step-disagreement = eltérés rendezése: { $round }. forduló
cli-step-confirm = { $round }. forduló jóváhagyása
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
cli-one-language = A parancssor egy nyelvet használ. Egy kódot adjon meg, például hu.
cli-clock = A DRAWMASTER_NOW értéke „{ $text }”, ami nem helyi idő. Írja így: 2026-08-14T09:00:00, vagy törölje.

cli-demo-written = Fájlok itt: { $folder }:

cli-tour-created = { $file } létrehozva, sorozat: { $name }.
cli-tour-undone = Visszavonva: { $operation }.
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
cli-tour-printed = { $file } kiírva, { $bytes } bájt.

cli-note = Megjegyzés: { $note }
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
cli-entry-withdrawn = { $name } visszalépett.
cli-entry-registered = { $name } regisztrálva.
cli-entry-unknown = Nincs ilyen nevezés: { $number }. Lásd: `drawmaster entries`.
cli-entry-gone = A módosítás után ez a nevezés már nem létezik: { $id }.
cli-entry-sleeps = A játékos fordulót hagy ki a legfelső csoportban, ami torzítja annak párosításait. A kezdőpontszám egy vagy két ponttal csökkentése: `drawmaster entry lower EVENT { $number } --by 1`.
cli-card-standing = { $round }. forduló után: { $place }. hely, { $values }
cli-card-bye = erőnyerő
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
cli-checklist-unseen = Még nincs regisztrálva: { $names }.
cli-checklist-no-birth = Ismeretlen születési év: { $names }.
cli-checklist-unpaid = Még nem fizetett: { $names }.
cli-checklist-slips = { $count } rózsaszín cédula függőben. Lásd: `drawmaster slip list`.
cli-checklist-admitted = Az igazgató a szabályok ellenére felvette: { $names }.
cli-checklist-double = Talán egy személy: { $first } és { $second }.
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

cli-black = fekete
cli-white = fehér
cli-referee-clock = Állítsa az órákat a felhasznált időre: Fekete { $black } perc, Fehér { $white } perc.
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
cli-adjourned-none = Nincs függő játszma.
cli-adjourned-sealed = borítékolta: { $colour }, { $number }. lépés
cli-delay-late = { $minutes } perc késés
cli-delay-proposed = javaslat: { $time }
cli-delay-running = { $round }. forduló: { $minutes } perce tart; { $count ->
    [one] eredmény nélküli tábla: { $boards }
   *[other] eredmény nélküli táblák: { $boards }
}.
cli-on = be
cli-off = ki
cli-none = nincs
cli-locked = zárolva
cli-audit-log-head = Előzmények: { $entries } bejegyzés, fejkód: { $head }
cli-audit-log-round = { $round }. forduló
cli-audit-log-found =
    { $later ->
        [0] A lap ezt az előzményt mutatja, eddig a bejegyzésig: { $entry } ({ $operation }, { $at }). Azóta semmi sem változott.
        [one] A lap ezt az előzményt mutatja, eddig a bejegyzésig: { $entry } ({ $operation }, { $at }). Azóta egy bejegyzés követte:
       *[other] A lap ezt az előzményt mutatja, eddig a bejegyzésig: { $entry } ({ $operation }, { $at }). Azóta { $later } bejegyzés követte:
    }
cli-undone = visszavonva
cli-round = { $round }. forduló
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
cli-head-paired = Párosítva
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
cli-bye-moved = Az erőnyerő megváltozott.
cli-changed-as-good = { $done } { $board }. tábla; a forduló ugyanolyan jó, mint a legjobb párosítás.
cli-changed-dearer = { $done } { $board }. tábla; a forduló költsége nagyobb a legjobb párosításénál: { $cost }.
cli-moves-bye = erőnyerő
cli-moves-good = jó
cli-moves-worse = rosszabb
cli-moves-breaks = előbb kérdez
cli-moves-impossible = nem lehetséges
cli-why-not-best = A legjobb párosításban nincs benne ez a pár.
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
cli-result-one-pass = { $board }. tábla: egy bevitel megtörtént.
cli-result-nothing-affected = { $board }. tábla: az eredményétől egyetlen későbbi kieséses játszma sem függ.
cli-result-affected = Érintett: { $game }
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
cli-box-bye = erőnyerő
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
cli-final-board = { $board }. tábla
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
cli-output-failed = A parancs végrehajtva, de a válasza nem írható ki ({ $error }). Szabadítson fel helyet, majd nézze meg az eredményt.
cli-fault = A program hibába ütközött és leállt. Félig mentett változás nincs. Ismételje meg a parancsot a --verbose kapcsolóval, és jelentse, amit kiír.
cli-detail = Részlet: { $detail }
cli-overwrite = A --overwrite felülírja a meglévő fájlokat.
cli-confirm = Megerősítéshez ismételje meg a parancsot a --yes kapcsolóval.

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
cli-stage-after = ez után: { $name }
cli-stage-ready = feltölthető
cli-head-stage = Szakasz
