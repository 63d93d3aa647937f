# Texty modulu `cli` (příkazová řádka). Návrh překladu, který zatím nezkontroloval žádný rodilý mluvčí.
ko-player-unknown = Hráč { $number } neexistuje. Čísla vypíše příkaz entries.
ko-later-invalid = „{ $text }“ nemá tvar ČÍSLO:KOLO, například 12:3.
ko-verified = KO{ $category }: všechna pole ({ $boxes }) odpovídají zopakovanému losování.
draw-frozen = Seznam kategorie { $category } je zmrazený (zmrazení { $number }, { $at }). Zveřejněte tento závazek, než budou číslice známy: { $commitment }
draw-frozen-digits = Vyhlášeno: { $digits ->
        [one] 1 číslice.
        [few] { $digits } číslice.
       *[other] { $digits } číslic.
    }
draw-frozen-any-digits = Vyhlášeno: libovolný počet číslic.
draw-frozen-source = Zdroj číslic: { $source }
draw-act-freeze = Zmrazení { $number }: { $at }
draw-act-draw = Losování { $number }: { $at }
draw-act-undone = , vráceno
ko-qualifying-taken-back = Plán kvalifikace je smazán.
ko-qualifying-planned = Kola { $first }-{ $last } rozhodují o { $places ->
        [one] jednom místě
        [few] { $places } místech
       *[other] { $places } místech
    }:
final-class-changed = Akce má nyní třídu final a uděluje body Finále.
final-verified = Finále { $category }: všichni hráči ({ $players }) odpovídají zopakovanému losování.
final-rounds-invalid = „{ $text }“ není seznam kol. Zadejte 5, nebo 1,5, nebo none.
season-exported = Zapsáno { $file }. Upravte soubor a pak ho zkontrolujte.
season-used = Akce se řídí sezónou { $name }.
season-valid = Sezóna { $name } je platná.
copies-restored = Akce { $event } je obnovena v { $file }.
copies-second-set = Kopie jdou také do { $folder }.
copies-second-cleared = Kopie jdou jen do vlastní složky programu.
copies-none = Zatím žádné kopie.
copies-salvaged = { $file }: řádků { $rows }, záznamů deníku { $entries }.
copies-doubt = Nejisté: { $doubt }
journal-undone = Vráceno: { $operation }.
journal-redone = Provedeno znovu: { $operation }.
document-written = Zapsáno { $file }, bajtů: { $bytes }.
bundle-handed-over = Akce { $event } je po balíčku { $sequence } předána vlastníku klíče { $to }. Dejte druhému pořadateli kopii tohoto souboru akce: jeho další balíček obsahuje vaše podepsané prohlášení.
document-folder-written = { $folder }: { $sheets ->
        [one] jeden list
        [few] { $sheets } listy
       *[other] { $sheets } listů
    }:
document-left-out = Bez { $name }: { $reason }
document-pages-written = { $folder }: počet stránek { $pages }. Nejdříve otevřete index.html.
cli-site-published = { $place }: { $files ->
        [one] jeden soubor
        [few] { $files } soubory
       *[other] { $files } souborů
    } webu; nových nebo změněných { $written }, odstraněných { $removed }.
cli-site-kept = { $file } už k webu nepatří, ale změnil ho někdo jiný, proto zůstává.
cli-competition-added = K akci přidána soutěž { $name }. Vyberte ji pomocí --competition.
cli-competition-imported = K akci přidána soutěž { $name }: { $entries ->
    [one] 1 přihláška
    [few] { $entries } přihlášky
   *[other] { $entries } přihlášek
}, { $rounds ->
    [one] 1 kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
} a { $games ->
    [one] 1 partie
    [few] { $games } partie
   *[other] { $games } partií
}. { $known ->
    [0] Nikdo z nich v akci dosud nebyl.
    [one] 1 člověk už v akci byl.
    [few] { $known } lidé už v akci byli.
   *[other] { $known } lidí už v akci bylo.
} Vyberte ji pomocí --competition.
cli-competition-removed = Soutěž { $name } odebrána.
cli-team-added = { $name } je družstvo { $team }.
cli-team-changed = Družstvo { $team } je změněno.
cli-team-removed = Družstvo { $team } je odebráno.
cli-team-line-up = Sestava družstva { $team } v kole { $round } je určena.
cli-team-round = Družstva, stolů: { $size }, sestavy v kole { $round }
cli-team-plays = hraje u stolu { $board }
cli-team-board = stůl { $board }
cli-team-substitute = náhradník
cli-team-absent = nehraje
cli-team-none = Bez družstva: { $name }
cli-match = Zápas { $number }: { $first } – { $second } { $points }
cli-competition-entered = { $name }: { $count ->
    [one] přihlášen 1 člověk
    [few] přihlášeni { $count } lidé
   *[other] přihlášeno { $count } lidí
}.
cli-step-register = zaregistrovat hráče
cli-step-close = uzavřít registraci
cli-step-slips = vyřídit růžové lístky
cli-step-draw = vylosovat pavouky před kolem { $round }
cli-step-pair = spárovat kolo { $round }
cli-step-release = zveřejnit kolo { $round }
cli-step-results = zadat výsledky kola { $round }: { $agreed } z { $games }
cli-step-disagreement = vyřešit neshodu v kole { $round }
cli-step-conflicts = vyřešit rozporné výsledky v kole { $round }
cli-step-confirm = potvrdit kolo { $round }
cli-step-finish = hotovo
cli-step-add-games = přidat partie
cli-game-added = Partie { $game }: kolo { $round }, stůl { $board }.
cli-game-conditions = Černý: { $black }, bílý: { $white }; { $stones ->
    [0] bez kamenů
    [one] jeden kámen
    [few] { $stones } kameny
   *[other] { $stones } kamenů
 }, komi { $komi }.
cli-game-removed = Partie { $game } je odebrána.
cli-ladder-improvement = Největší zlepšení (příčky)
cli-ladder-persistence = Nejvíce odehraných partií
cli-games-none = Zatím žádné partie.
cli-head-game = partie
cli-head-board = stůl
cli-head-round-of-game = kolo
cli-seat-invalid = „{ $text }“ není místo. Napište STŮL:black nebo STŮL:white.
cli-number-unknown = Hráč { $number } neexistuje. Hráče vypíše „entries“.
cli-two-players = Uveďte dva hráče, například --players 4,17.
cli-numbers-invalid = „{ $text }“ není číslo ani rozsah čísel. Napište 7 nebo 7..12.
cli-category-invalid = „{ $text }“ není kategorie. Napište číslo, například 12, nebo senior.
cli-ladder-game-invalid = „{ $text }“ není partie rozstřelu. Napište 9x9, 7x7, 5x5, 1x1 nebo new.
cli-ladder-result-invalid = „{ $text }“ není výsledek partie rozstřelu. Napište black, white, = nebo nr.
cli-one-language = Příkazová řádka používá jeden jazyk. Uveďte jeden kód, například cs.
cli-clock = DRAWMASTER_NOW je „{ $text }“, což není místní čas. Napište ho jako 2026-08-14T09:00:00, nebo proměnnou zrušte.

cli-demo-written = Soubory v { $folder }:

cli-tour-created = Vytvořeno { $file } pro sérii { $name }.
cli-tour-undone = Vráceno: { $operation }.
cli-tour-championship = { $name }: { $count ->
        [one] 1 ročník
        [few] { $count } ročníky
       *[other] { $count } ročníků
    }.
cli-tour-confirmed = { $player }: potvrzeno na rok { $year }.
cli-tour-merged = Oba jsou nyní jeden hráč: { $player }.
cli-tour-separate = Zapsáno jako různí lidé: { $players }.
cli-tour-seeds = Zapsáno { $file }: { $players ->
        [one] 1 hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }, podepsáno klíčem { $key }.
cli-tour-published = { $folder }: { $pages ->
        [one] 1 stránka
        [few] { $pages } stránky
       *[other] { $pages } stránek
    }, z toho pro hráče { $players }.
cli-tour-unchanged = Kniha série už tento balíček akce { $event } má. Nic se nezměnilo.
cli-tour-handed-over = { $signed_by } (předává { $old })
cli-tour-added = Akce { $event } (pořadatel: { $organiser }) přidána jako ročník mistrovství { $championship }: { $players ->
        [one] 1 hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }, z toho v sérii nových { $new }.
cli-tour-changed = Změněno: { $line }
cli-tour-follows = Důsledek: { $line }
cli-tour-duplicates = { $count ->
        [one] 1 dvojice hráčů může být jeden člověk.
        [few] { $count } dvojice hráčů mohou být jeden člověk.
       *[other] { $count } dvojic hráčů může být jeden člověk.
    } Viz tour merge.
cli-tour-printed = Zapsáno { $file }, bajtů: { $bytes }.

cli-note = Poznámka: { $note }
cli-about = Drawmaster { $version }, licence MIT.
    Vaše data jsou v { $folder }.
cli-about-portable = Drawmaster { $version }, licence MIT.
    Přenosný program: vaše data jsou v { $folder }.
cli-key = Váš klíč je uložen v { $file }. Soubor nikomu nedávejte a udělejte si jeho kopii.
    Předejte sérii svůj veřejný klíč:
    { $public }
cli-key-created = Byl vytvořen nový klíč. Je uložen v { $file }. Soubor nikomu nedávejte a udělejte si jeho kopii.
    Předejte sérii svůj veřejný klíč:
    { $public }
cli-entry-added = Přidáno: { $name }.
cli-partner-unclear = „{ $text }“ není osoba z dvojice. Zadejte klíč nebo "Příjmení, Jméno, Třída", pak klub a zemi.
cli-entry-changed = Změněno: { $name }.
cli-extras-written = Doplňování příkazů a stránky man jsou v { $folder }.
cli-entry-lowered = Startovní body sníženy: { $name }.
cli-entry-withdrawn = Odhlášeno: { $name }.
cli-entry-registered = Zaregistrováno: { $name }.
cli-entry-unknown = Přihláška { $number } neexistuje. Viz `drawmaster entries`.
cli-entry-gone = Přihláška { $id } po změně už neexistuje.
cli-entry-sleeps = Hráč vynechává kolo v horní skupině, což zkresluje její párování. Startovní body mu o jeden nebo dva sníží `drawmaster entry lower EVENT { $number } --by 1`.
cli-card-standing = Po kole { $round }: místo { $place }, { $values }
cli-card-bye = volný los
cli-card-absent = nehraje
cli-card-without-game = bez partie
cli-card-float-up = přesun nahoru
cli-card-float-down = přesun dolů
cli-card-points = Body série: { $points }
cli-card-changes = Změny:
cli-entries-added = { $count ->
    [one] Přidána { $count } přihláška.
    [few] Přidány { $count } přihlášky.
   *[other] Přidáno { $count } přihlášek.
}
cli-lines-left = { $count ->
    [one] Vynechán { $count } řádek:
    [few] Vynechány { $count } řádky:
   *[other] Vynecháno { $count } řádků:
}
cli-players-can-be-added = { $count ->
    [one] Lze přidat { $count } hráče.
    [few] Lze přidat { $count } hráče.
   *[other] Lze přidat { $count } hráčů.
}
cli-mapping-unknown = „{ $text }“ není přiřazení sloupce. Napište ho jako Surname=family nebo 3=rank.
cli-level-cap = nejvýše { $cap }
cli-seeds-imported = { $tour }: doplněno přihlášek { $filled }, mimo seznam { $unknown }.
cli-seeds-signed = Seznam je podepsán klíčem { $key }. Porovnejte ho s klíčem, který série zveřejnila, nebo zadejte onen klíč pomocí --key.
cli-seeds-by-name = Tyto přihlášky byly nalezeny jen podle jména. Jsou-li správné, doplňte je pomocí --names.
cli-rating-list-missing = Není tu ratingová listina. Importujte ji pomocí `drawmaster egd import LIST`.
cli-nobody-found = Na listině nikdo neodpovídá.
cli-rating-list = Listina je z { $date }. Hráčů: { $count }.
cli-rating-list-stale = Listina je z { $date }, stará dnů: { $days }. Před akcí importujte novou. Hráčů: { $count }.
cli-rating-list-undated = Listina nemá datum. Hráčů: { $count }.
cli-no-import-notes = Žádný import v této akci nezanechal poznámku.
cli-imported = { $name }: přihlášek { $entries }, spárovaných kol { $rounds }, partií { $games }.
cli-export-checked =
    { $count ->
        [0] Soubor lze zapsat tak, jak je.
        [one] Je { $count } poznámka:
        [few] Jsou { $count } poznámky:
       *[other] Je { $count } poznámek:
    }
cli-event-created = { $name }: založeno v { $file }.
cli-register-closed = Registrace je uzavřena. Hráči mají čísla 1 až { $last }.
cli-draw-seed = Semínko losování: { $seed }
cli-register-closed-on = Registrace byla uzavřena { $when }.
cli-register-ready = Registraci lze uzavřít.
cli-checklist-players = Zaregistrováno { $registered }, v 1. kole { $first }.
cli-checklist-ghost = Počet je lichý: hraje záskok.
cli-checklist-bye = Počet je lichý: jeden hráč bude mít volný los.
cli-checklist-unseen = Ještě nezaregistrovaní: { $names }.
cli-checklist-no-birth = Rok narození neznámý: { $names }.
cli-checklist-unpaid = Ještě nezaplaceno: { $names }.
cli-checklist-slips = { $count ->
    [one] { $count } růžový lístek čeká. Viz `drawmaster slip list`.
    [few] { $count } růžové lístky čekají. Viz `drawmaster slip list`.
   *[other] { $count } růžových lístků čeká. Viz `drawmaster slip list`.
}
cli-checklist-admitted = Připuštěni ředitelem proti pravidlům: { $names }.
cli-checklist-double = Možná jeden člověk: { $first } a { $second }.
cli-checklist-bar = Bar { $bar }: na něm nebo nad ním { $count }.
cli-checklist-proposed-bar = Bar { $bar }: na něm nebo nad ním { $count }; navržený bar { $proposed }: na něm nebo nad ním { $proposed_count }; doporučeno { $from } až { $to }.
cli-checklist-strengths = Síla: { $strengths }.
cli-rounds-unknown = „{ $text }“ není kolo. Napište kola jako 1,3.
cli-no-slips = Žádné lístky nejsou.
cli-slip-gone = Lístek { $number } po změně už neexistuje.
cli-slip-pending = Lístek { $number } ({ $name }) čeká: { $changes }.
cli-slip-applied = Lístek { $number } ({ $name }) je proveden: { $changes }.
cli-slip-refused = Lístek { $number } ({ $name }) je zamítnut: { $changes }.
cli-slip-seat = stále u stolu { $board } v kole { $round }
cli-slip-answer = zamítnuto: { $reason }
cli-slip-no-change = nic se nemění

cli-black = černý
cli-white = bílý
cli-referee-clock = Nastavte hodiny na spotřebovaný čas: černý { $black } min, bílý { $white } min.
cli-referee-late = Spotřebovaný čas, když přišli oba: černý { $black } min, bílý { $white } min. Kdo by nepřišel do { $lost_after }, prohrál by.
cli-referee-black-lost = Černý prohrál: kdo nepřijde do { $lost_after }, prohrává.
cli-referee-white-lost = Bílý prohrál: kdo nepřijde do { $lost_after }, prohrává.
cli-referee-both-lost = Oba prohráli: kdo nepřijde do { $lost_after }, prohrává.
cli-egf-class = Třída { $class }; přepočtený čas je { $adjusted } min.
cli-egf-class-none = Nezapočítává se do ratingu; přepočtený čas je { $adjusted } min.
cli-late-times = Kolo { $round }: plán { $planned }, začátek { $started }, hráč smí zapečetit tah od { $from }, musí od { $by }
cli-late-none = Nikdo není označen jako opozdilec.
cli-late-missing = { $name }: není tu
cli-late-came = { $name }: příchod v { $time }
cli-late-forfeit = prohra kvůli pozdnímu příchodu: { $result }
cli-late-until = prohra po { $time }
cli-late-entered = Stůl { $board }: { $result }
cli-adjourned-none = Žádná partie není přerušená.
cli-adjourned-sealed = { $colour }: zapečetěný tah { $number }
cli-delay-late = zpoždění { $minutes } min
cli-delay-proposed = návrh: { $time }
cli-delay-running = Ještě se hraje, nejdelší partie první:
cli-delay-minutes = { $minutes } min
cli-delay-since = od { $time }
cli-on = zapnuto
cli-off = vypnuto
cli-none = nic
cli-locked = zamčeno
cli-audit-log-head = Historie: záznamů { $entries }, poslední otisk { $head }
cli-audit-log-round = kolo { $round }
cli-audit-log-found = { $later ->
        [0] List ukazuje tuto historii po záznam { $entry } ({ $operation }, { $at }). Od té doby se nic nezměnilo.
        [one] List ukazuje tuto historii po záznam { $entry } ({ $operation }, { $at }). Pak přibyl jeden záznam:
        [few] List ukazuje tuto historii po záznam { $entry } ({ $operation }, { $at }). Pak přibyly { $later } záznamy:
       *[other] List ukazuje tuto historii po záznam { $entry } ({ $operation }, { $at }). Pak přibylo { $later } záznamů:
    }
cli-undone = vráceno
cli-round = kolo { $round }
cli-statistics-none = Zatím žádné partie.
cli-statistics-round = kolo
cli-statistics-games = partie
cli-statistics-black = černý
cli-statistics-white = bílý
cli-statistics-jigo = jigo
cli-statistics-other = jiné
cli-statistics-open = otevřené
cli-statistics-floats = přesuny
cli-statistics-knockout = pavouk
cli-statistics-handicap = handicap
cli-statistics-byes = volné losy
cli-statistics-balance = černý-bílý
cli-statistics-players = hráči
cli-statistics-stones = kameny
cli-statistics-ranks = rozdíl VT
cli-statistics-stronger = vyhrál silnější
cli-statistics-weaker = vyhrál slabší
cli-places = Místa
cli-head-age = věk
cli-head-badges = odznaky
cli-head-bundle = balíček
cli-head-signed-by = podpis
cli-tour-unnamed = { $count ->
        [one] 1 hráč nemá jméno ani v balíčku, ani v knize série.
        [few] { $count } hráči nemají jméno ani v balíčku, ani v knize série.
       *[other] { $count } hráčů nemá jméno ani v balíčku, ani v knize série.
    }
cli-head-career = kariéra
cli-head-championship = mistrovství
cli-head-changes = Změny
cli-head-class = třída
cli-head-club = klub
cli-head-column = sloupec
cli-head-confirmed = Potvrzeno
cli-head-copy = Kopie
cli-head-entries = Přihlášky
cli-head-event = akce
cli-head-event-of-copy = Akce
cli-head-tour-of-copy = série
cli-head-events = akce
cli-head-exactly = přesně
cli-head-first-fields = první pole
cli-head-folder = Složka
cli-head-from = z
cli-head-heading = nadpis
cli-head-latin = latinkou
cli-head-loss = prohra
cli-head-means = význam
cli-head-name = jméno
cli-head-paired = Spárováno
cli-head-players = hráči
cli-head-points = body
cli-head-rank = VT
cli-head-results = Výsledky
cli-head-round = K{ $round }
cli-head-stages = fáze
cli-head-win = výhra

cli-bye = Volný los: { $name }
cli-without-a-game = Bez partie: { $name }
cli-round-ladder = po rozstřelu postupuje { $winner }
cli-round-released = Kolo { $round } je zveřejněno.
cli-round-confirmed = Kolo { $round } je potvrzeno.
cli-round-unpaired = Párování kola { $round } je zrušeno.
cli-cost-proved = Cena { $cost }, dokázáno, že nejlepší.
cli-cost-not-proved = Cena { $cost }, nedokázáno, že nejlepší.
cli-board-unpaired = Dvojice u stolu { $board } je zrušena.
cli-board-locked = Stůl { $board } je zamčen.
cli-board-unlocked = Stůl { $board } je odemčen.
cli-board-moved = Stůl { $board } je nyní stůl { $to }.
cli-board-handicap = Stůl { $board } má handicap { $stones }.
cli-boards-renumbered = Stoly kola { $round } jsou přečíslovány; přesunuto partií: { $moved }.
cli-colours-swapped = Barvy u stolu { $board } jsou prohozeny.
cli-seats-exchanged = Místa jsou vyměněna.
cli-players-paired = Hráči jsou spárováni.
cli-bye-moved = Volný los je přesunut.
cli-changed-as-good = { $done } Stůl { $board }; kolo je stejně dobré jako nejlepší párování.
cli-changed-dearer = { $done } Stůl { $board }; kolo stojí víc než nejlepší párování: { $cost }.
cli-moves-bye = volný los
cli-moves-good = v pořádku
cli-moves-worse = horší
cli-moves-breaks = vyžaduje souhlas
cli-moves-impossible = nelze
cli-why-not-best = Nejlepší párování tuto dvojici neobsahuje.
cli-why-cost = Cena: { $cost }
cli-why-only = Bez této dvojice nelze kolo spárovat.
cli-why-otherwise = Bez této dvojice by kolo stálo: { $cost }
cli-why-same = stejně
cli-why-impossible = S touto dvojicí nelze kolo spárovat.
cli-why-with = S touto dvojicí stojí kolo ve srovnání s nejlepším párováním: { $cost }
cli-why-best-plays = V nejlepším párování hraje { $name }; soupeř: { $opponent }.
cli-why-would-play = Pak by hrál { $name }; soupeř: { $opponent }.
cli-result-agreed = Stůl { $board }: { $result }.
cli-result-passes-disagree = Stůl { $board }: oba průchody nesouhlasí.
cli-result-one-pass = Stůl { $board }: zadán je jeden průchod.
cli-result-nothing-affected = Stůl { $board }: na jeho výsledku nezávisí žádná pozdější vyřazovací partie.
cli-result-affected = Týká se: { $game }
cli-check-sound = V pořádku: záznamů deníku { $entries }, kol { $rounds }, certifikátů { $certificates }, losování { $draws }.
cli-ladder-new-game = nová partie
cli-ladder-next = další
cli-ladder-time = { $minutes } min, 1 x { $period } s
cli-ladder-decided = Stůl { $board }: po rozstřelu postupuje { $winner }.
cli-ladder-open = Stůl { $board }: rozstřel není rozhodnut.
cli-simulated = Akce { $event } je v { $file }.
cli-self-checked = akcí: { $events }, kol: { $rounds }, partií: { $games }; 0 rozdílů.
cli-progress = { $done } z { $all }
cli-points-event = Sezóna { $season }, třída { $class }, koeficient { $coefficient }
cli-points-online-event = Sezóna { $season }, třída { $class }, koeficient { $coefficient }, přes internet
cli-points-place = místo { $place }
cli-size-lines = řádků { $lines }
cli-size-rounds = kola { $first }-{ $last }
cli-size-byes = volných losů { $byes }
cli-size-out = vynecháno { $out }
cli-size-gap = v prvních partiích rozdíl nejvýše { $grades } VT
cli-box-bye = volný los
cli-ko-not-listed = Mimo pavouka:
cli-ko-sizes = Velikosti:
cli-ko-enters = vstupuje v kole { $round }
cli-ko-effect = hráčů { $players }, řádků { $lines }, kola { $first }-{ $last }, volných losů { $byes }, vynecháno { $out }, v prvních partiích rozdíl nejvýše { $gap } VT
cli-ko-nonce = Nonce { $nonce }
cli-ko-commitment = Závazek { $commitment }
cli-ko-table = KO{ $category }, hráčů { $players }, od kola { $round }
cli-ko-round = { $name } (kolo { $round })
cli-final-table = Finále { $category }, hráčů { $players }, kola { $first } až { $last }
cli-final-tied = Shoda, rozhodne se na menších deskách: { $names }
cli-final-board = stůl { $board }
cli-final-eve = den předem
cli-final-day = den { $day }
cli-final-round = Kolo { $round } ({ $phase }, { $day })
cli-final-round-alone = Kolo { $round } ({ $phase }, { $day }, samostatně)
cli-final-rests = Volno: { $name }
cli-tour-badge = { $badge }, { $day }
cli-tour-key-revoked = zneplatněn { $day }
cli-tour-step-at-rate = { $points } se sazbou { $rate }
cli-tour-step-lapsed = - { $points }: { $edition }, před { $by }
cli-tour-step-transition = x { $points }: kategorie { $category }
cli-tour-race = { $category } v roce { $year }
cli-tour-team = družstvo { $country } { $points }: { $players }
cli-tour-team-incomplete = družstvo { $country } { $points } (neúplné): { $players }
cli-output-failed = Příkaz byl proveden, ale jeho odpověď nešlo zapsat ({ $error }). Uvolněte místo a pak se podívejte na výsledek.
cli-fault = Program má chybu a zastavil se. Žádná změna není uložena napůl. Zopakujte příkaz s --verbose a nahlaste, co vypíše.
cli-detail = Podrobnost: { $detail }
cli-overwrite = --overwrite nahrazuje existující soubory.
cli-confirm = Potvrdíte to zopakováním příkazu s --yes.

cli-usage = Použití: { $form }
cli-usage-command-unknown = Příkaz { $command } neexistuje.
cli-usage-command-similar = Příkaz { $command } neexistuje. Podobné příkazy: { $similar }.
cli-usage-command-missing = Uveďte příkaz. Zvolte jeden z: { $known }.
cli-usage-incomplete = Uveďte příkaz. Vypíše je „drawmaster --help“.
cli-usage-argument-unknown = Argument { $argument } tu není.
cli-usage-argument-similar = Argument { $argument } neexistuje. Mysleli jste { $similar }?
cli-usage-missing = Chybí: { $arguments }.
cli-usage-value-missing = { $argument } potřebuje hodnotu.
cli-usage-value-missing-of = { $argument } potřebuje hodnotu. Zvolte jednu z: { $known }.
cli-usage-value-invalid = „{ $value }“ není hodnota pro { $argument }.
cli-usage-value-unknown = „{ $value }“ není hodnota pro { $argument }. Zvolte jednu z: { $known }.
cli-usage-conflict = { $argument } nelze zadat spolu s { $others }.
cli-usage-twice = { $argument } lze zadat jen jednou.
cli-usage-no-equals = Napište mezi { $argument } a hodnotu rovnítko.
cli-usage-too-many = { $argument } má o jednu hodnotu víc: „{ $value }“.
cli-usage-too-few = { $argument } potřebuje hodnot alespoň { $least }, ale má { $given }.
cli-usage-wrong-number = { $argument } potřebuje hodnot { $expected }, ale má { $given }.
cli-usage-not-text = Některý argument není platný text UTF-8.
cli-usage-unreadable = Příkazovou řádku nelze přečíst.
cli-step-fill-stage = naplnit fázi
cli-stages-none = Akce nemá fáze. Přidejte fázi pomocí stage add.
cli-stage-added = Přidáno po soutěži { $after }: { $names }. Až { $after } skončí, naplňte pomocí stage fill.
cli-stage-filled = { $name }: { $count ->
    [one] pokračuje 1 hráč
    [few] pokračují { $count } hráči
   *[other] pokračuje { $count } hráčů
}.
cli-stage-after = po: { $name }
cli-stage-ready = lze naplnit
cli-head-stage = Fáze
