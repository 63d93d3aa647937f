# Texty okna v češtině, druhá část: nastavení, body, sál, nápověda. Návrh překladu, který zatím nezkontroloval žádný rodilý mluvčí.
yes = ano
no = ne
screen-event = Akce
screen-points = Body
screen-hall = Sál
help = Nápověda
book-of-user = Příručka
book-contents = Obsah
book-search = Hledat v příručce ( / )
book-hits = { $count ->
    [0] Nic nenalezeno.
    [one] Nalezen { $count } oddíl.
    [few] Nalezeny { $count } oddíly.
    [many] Nalezeno { $count } oddílu.
   *[other] Nalezeno { $count } oddílů.
}
book-short = Klávesy této obrazovky
book-back = Zpět
book-no-back = Toto je první otevřená stránka.
tour = Ukázat první kroky
tour-day = Turnajový den
tour-day-about = Seznam vlevo jde podle průběhu dne: akce a její nastavení, registrace, pavouky, kola, pořadí a body. Řádek nahoře ukazuje současný stav. Žluté tlačítko je další krok; stiskne ho Ctrl+Enter.
tour-keys = Vše z klávesnice
tour-keys-about = Každé tlačítko ukazuje svou klávesu. Ctrl+K hledá příkazy, hráče a stoly, ? vypíše všechny klávesy a F1 vysvětlí aktuální obrazovku. Všude funguje i myš.
tour-results = Výsledky ve dvou průchodech
tour-results-about = Stiskněte 1, pokud vyhrál černý, a 2, pokud bílý; kurzor přejde k dalšímu stolu. Druhý průchod skrývá první. Pokud se liší, Drawmaster se zastaví, přehraje zvuk a ukáže oba.
tour-undo = Nic se neztratí
tour-undo-about = Každý krok se ukládá hned. Ctrl+Z kterýkoli z nich vrátí a pojmenuje, i po novém spuštění. Historie ukazuje, kdo co a kdy změnil.
tour-count = { $at } z { $all }
tour-next = Další
tour-done = Začít
tour-skip = Přeskočit
steps = První kroky s průvodcem
steps-start = Spustit první kroky s průvodcem
steps-count = Hotové kroky: { $done } z { $all }
steps-is-done = (hotovo)
steps-show = Ukázat kde
steps-again = Znovu, s novým turnajem
steps-leave = Zatím opustit
steps-finished = Dovedli jste kolo od registrace až na nástěnku. Další kola probíhají stejně.
steps-open = Otevřít turnaj
steps-open-about = Otevřete ukázkovou akci s 64 vymyšlenými hráči, nebo vytvořte nový s názvem a datem.
steps-register = Zapsat hráče
steps-register-about = Přidejte aspoň dvě osoby: Alt+A otevře formulář, Enter osobu uloží a pokračuje další.
steps-close = Uzavřít registraci
steps-close-about = Přečtěte si, co je ještě otevřené, a pak registraci uzavřete. Hráči dostanou čísla. Totéž udělá žluté tlačítko.
steps-pair = Spárovat kolo
steps-pair-about = Stiskněte žluté tlačítko nebo Ctrl+Enter. Návrh lze ještě ručně změnit. Pokud vyřazovací tabulky čekají na losování, losujte nejdřív je.
steps-release = Zveřejnit kolo
steps-release-about = Stiskněte žluté tlačítko znovu. Od této chvíle je párování veřejné a lze je vytisknout.
steps-results = Zadat výsledky
steps-results-about = Vyberte desku a stiskněte 1, vyhrál-li černý, 2, vyhrál-li bílý, nebo klikněte na vítěze. Zadávají-li se výsledky dvakrát, projděte je podruhé.
steps-confirm = Potvrdit kolo
steps-confirm-about = Až budou všechny výsledky, stiskněte žluté tlačítko. Pořadí pak kolo započítá.
steps-standings = Podívat se na pořadí
steps-standings-about = Otevřete obrazovku pořadí. Enter nebo dvojklik na řádek otevře kartu hráče.
steps-print = Vytisknout list
steps-print-about = Ctrl+P vytiskne listy obrazovky nebo je uloží jako PDF, například pořadí na nástěnku.
help-event = Všechna nastavení akce a jejich důsledky. Změněná nastavení jsou tučně a lze je vrátit.
    Nastavení najdete psaním do pole nahoře: „komi“, „bar“, „handicap“.
help-register = Všichni přihlášení. Předběžně přihlášené hráče zaregistrujte, až přijdou; párují se jen zaregistrovaní.
    Hráče najdete psaním; na diakritice nezáleží. Uzavření registrace očísluje všechny hráče podle síly. Dvojklik na hráče nebo Enter otevře kartu hráče.
help-knockouts = Pavouk každé věkové kategorie. Před losováním: seznam v pořadí nasazení a velikost pavouka. Losuje se jednou, před prvním kolem pavouka, a každý to může ověřit.
    Partie pavouka se určí při párování jejich kola.
help-final = Finále každé věkové kategorie: dvě skupiny, pak semifinále a partie o umístění. Losuje se jednou a jeho partie se párují spolu s kolem. Výsledky zadávejte zde nebo na obrazovce kol.
    Pokud mají hráči skupiny shodu, hrají na menších deskách a vy je vyberete v pořadí výsledků.
help-rounds = Kolo má čtyři stavy. Návrh vidíte jen vy a můžete ho ručně měnit. Po zveřejnění hráči hledají své stoly. Hraje se, když kolo zahájíte nebo s prvním výsledkem. Kolo lze potvrdit, když oba průchody souhlasí u všech stolů.
    Změny po zveřejnění jsou označeny zde i na listech.
help-standings = Pořadí po kterémkoli kole. Vyberte řádek a podtrhnou se soupeři tohoto hráče. Filtry ukážou jednu kategorii, zemi nebo klub; místa platí pro všechny hráče.
    Dvojklik na hráče nebo Enter otevře kartu hráče. Kliknutí na hlavičku sloupce řadí.
help-points = Dosavadní body série podle věkových kategorií. Vyberte hráče a uvidíte, odkud body pocházejí. Zveřejňuje se přesný součet zaokrouhlený dolů.
help-hall = Druhé okno pro projektor nebo obrazovku v sále. Otevřete ho, přesuňte tam a zde zvolte, co ukazuje. Obnovuje se samo.
    Dlouhé seznamy se stránkují; mezerník je zastaví.
help-print = Všechny listy jako PDF a soubory pro ratingovou listinu a jiné programy.
help-history = Všechny změny, nejnovější první. Nic se nikdy nemaže; vrácené změny jsou přeškrtnuté.
key-setting = předchozí nebo další nastavení
palette-board = Stůl { $board }
palette-nothing = Nic neodpovídá.
redo-what = Znovu: { $what }
operation-start_round = zahájení kola { $round }
history-round = Kolo
history-since = Od
history-undo = vráceno: { $what }
history-redo = provedeno znovu: { $what }
setting-list = Nastavení
season-use = Soubor sezóny…
setting-find = Najít nastavení ( / )
setting-changed = jen změněná nastavení
setting-reset = vrátit na { $value }
setting-inherited = podle akce: { $value }
setting-none = Žádné nastavení neodpovídá.
group-event = Akce
group-games = Partie
group-register = Hráči
group-scores = Body
group-pairing = Párování
group-handicap = Handicap
group-standings = Pořadí
group-more = Další
group-desk = Tento počítač
about = O programu Drawmaster
about-version = Verze
about-commit = Sestaveno z
about-commit-none = vývojové sestavení
about-licence = Licence
about-folder = Vaše data jsou v
about-folder-portable = Přenosný: vaše data jsou v
about-licences = Licence součástí
looks = Jazyk a vzhled
desk-size = Velikost textu
desk-percent = { $size } %
desk-language = Jazyk
desk-theme = Barvy
desk-sound = Zvuk, když se průchody liší
desk-letters = Jednotlivé klávesy bez Ctrl a Alt: vypněte při hlasovém zadávání
desk-touch = Velké řádky a tlačítka pro dotykovou obrazovku
desk-system = podle systému
desk-light = světlé
desk-contrast-light = vysoký kontrast, světlý
desk-contrast-dark = vysoký kontrast, tmavý
desk-dark = tmavé
setting-event-name = Název
setting-event-name-about = Je na každém listu a v každém souboru.
setting-event-starts = Časy začátků
setting-event-starts-about = Jen u kol, která se liší od navrženého rozvrhu, například 1 2026-11-20 09:30, 3 2026-11-21 10:00.
setting-event-place = Místo
setting-event-place-about = Je na listech a v souboru pro ratingovou listinu.
setting-event-country = Země
setting-event-country-about = Dvě písmena, například CZ; vyžaduje ji ratingová listina.
setting-event-start = První den
setting-event-start-about = Například 2026-11-20. Jeho rok určuje věkové kategorie.
setting-event-end = Poslední den
setting-event-end-about = U jednodenní akce stejný jako první den.
setting-competition-name = Soutěž
setting-competition-name-about = Její název na listech.
setting-competition-rounds = Kola
setting-competition-rounds-about = Počet kol. Závisí na něm bar a vyřazovací část.
setting-competition-earns-points = Přináší body série
setting-competition-earns-points-about = Zda partie, vyřazovací část a Finále této soutěže přinášejí body v sérii. U Openu ano.
setting-competition-start = První den této soutěže
setting-competition-start-about = Pokud nezačíná spolu s akcí, například 2026-11-21. Prázdné: podle akce.
setting-competition-end = Poslední den této soutěže
setting-competition-end-about = Pokud nekončí spolu s akcí. Prázdné: podle akce.
setting-competition-starts = Časy začátků této soutěže
setting-competition-starts-about = Pokud se liší od akce, například 1 2026-11-20 17:00. Prázdné: podle akce.
setting-competition-boards = Stoly této soutěže
setting-competition-boards-about = Pokud smí použít jen některé, například 41-60. Prázdné: všechny stoly, nebo stoly jejích sálů.
setting-competition-rooms = Sály této soutěže
setting-competition-rooms-about = Sály, ve kterých se hraje. Nic nezaškrtnuto: všechny sály.
setting-event-season = Sezóna série
setting-event-season-about = Sezóna, jejíž pravidla určují body.
setting-event-tour-class = Třída v sérii
setting-event-tour-class-about = Určuje, za kolik bodů je každá fáze vyřazovací části.
setting-event-tour-coefficient = Koeficient
setting-event-tour-coefficient-about = Násobí se jím body z vyřazovací části; obvykle 1.
setting-event-tour-online = Hráno přes internet
setting-event-tour-online-about = Body podle pravidel sezóny pro internetové akce.
setting-event-tour-championship = Mistrovství
setting-event-tour-championship-about = Název, který zůstává rok od roku stejný a podle kterého série najde předchozí ročník. Nechte prázdné, pokud je to název akce.
setting-event-tour-bundles = Vydané balíčky
setting-event-tour-bundles-about = Počet souborů vydaných pro sérii, počítá se sám.
setting-event-halls = Sály
setting-event-halls-about = Stoly v každém sále: název, první a poslední stůl.
setting-event-time-main-minutes = Základní čas v minutách
setting-event-time-main-minutes-about = Na hráče. Spolu s dodatečným časem určuje třídu EGF.
setting-event-time-overtime = Dodatečný čas
setting-event-time-overtime-about = Co následuje po základním čase.
setting-event-lowered-class = Třída EGF
setting-event-lowered-class-about = Plyne z času na partii. Můžete ji snížit, ale ne zvýšit.
setting-event-komi = Komi
setting-event-komi-about = Body bílého v rovné partii. Celé číslo umožňuje jigo, o kterém ve vyřazovací části rozhodne rozstřel.
setting-competition-board-size = Deska
setting-competition-board-size-about = Velikost desek. Podle VT platí menší deska z obou hráčů.
setting-competition-thirteen-from = 13x13 od
setting-competition-thirteen-from-about = Nejnižší VT, která hraje na 13x13, pokud deska závisí na VT.
setting-competition-main-minutes = Základní čas této soutěže v minutách
setting-competition-main-minutes-about = Pokud se liší od akce. Prázdné: podle akce.
setting-competition-overtime = Dodatečný čas této soutěže
setting-competition-overtime-about = Pokud se liší od akce.
setting-competition-own-class = Třída EGF této soutěže
setting-competition-own-class-about = Třída jejích partií v ratingu, nebo bez ratingu. Prázdné: podle akce.
setting-competition-komi = Komi této soutěže
setting-competition-komi-about = Pokud se liší od akce. Prázdné: podle akce.
setting-event-round-sheets = Listy kola
setting-event-round-sheets-about = Listy, které se pro každé kolo tisknou najednou: zaškrtnuté při tisku z obrazovky Kola a ve složce kola.
setting-event-two-passes = Výsledky ve dvou průchodech
setting-event-two-passes-about = Výsledky se zadávají jednou za černého a jednou za bílého, takže se chyby hned ukážou. Vypnuto: jeden zápis na stůl.
setting-event-player-reports = Hráči hlásí výsledky
setting-event-player-reports-about = Hráči hlásí svůj výsledek telefonem s kódem z výsledkového lístku, dokud běží síť sálu. Hlášení platí, až je potvrdí soupeř, pomocník nebo pořadatelé.
setting-event-ages-cut-off = Rozhodný den pro věk
setting-event-ages-cut-off-about = Den v roce akce, který určuje kategorii.
setting-event-ages-limit-included = Včetně věkové hranice
setting-event-ages-limit-included-about = Zapnuto: kategorie 12 znamená „nejvýše 12 let“. Vypnuto: „do 12 let“.
setting-event-ages-categories = Věkové kategorie
setting-event-ages-categories-about = Věkové hranice od nejmladších.
setting-competition-open-file = Soubor Openu vedle Future Stars
setting-competition-open-file-about = Pro akce nováčků: název souboru akce Open ve stejné složce. Hráči Openu sem nejsou připuštěni.
setting-event-levy-member = Poplatek za den, členové
setting-event-levy-member-about = Kolik asociace vybírá za odehraný den, například 1.50; 0 znamená bez poplatku. Hosté se počítají jako členové své asociace.
setting-event-levy-non-member = Poplatek za den, nečlenové
setting-event-levy-non-member-about = Pro hráče, kteří nepatří do žádné asociace.
setting-event-levy-concession = Poplatek za den, snížený
setting-event-levy-concession-about = Pro děti, studenty a nezaměstnané podle rozhodnutí ředitele.
setting-event-levy-currency = Měna poplatku
setting-event-levy-currency-about = Píše se za částky, například EUR.
setting-event-far-apart-ranks = Daleko od sebe: VT
setting-event-far-apart-ranks-about = Na dvojici s větším rozdílem VT se upozorní u stolu a ve zprávě.
setting-event-far-apart-points = Daleko od sebe: body
setting-event-far-apart-points-about = Na dvojici s větším rozdílem bodů se upozorní u stolu a ve zprávě.
setting-competition-finalists = Hráči v závěrečné vyřazovací části
setting-competition-finalists-about = U švýcarského systému s vyřazovací částí: obvykle 8 nebo 16.
setting-competition-zones = Zóny
setting-competition-zones-about = Počet zón, jejichž vítězové hrají vyřazovací část.
setting-competition-knockout-rules-last-game = Konec systému na dvě prohry
setting-competition-knockout-rules-last-game-about = Rozhodne jedno finále; nebo druhé, pokud první prohraje hráč bez prohry; nebo kdo dřív vyhraje dvě partie.
setting-competition-knockouts = Vyřazovací část podle věkových kategorií
setting-competition-knockouts-about = Zapnuto: každý pavouk se losuje před svým prvním kolem.
setting-competition-knockout-rules-after-jigo = Po jigo ve vyřazovací části
setting-competition-knockout-rules-after-jigo-about = Rozstřel na menších deskách, nebo nová partie ve zbývajícím čase.
setting-competition-knockout-rules-after-withdrawal = Po odhlášení před prvními partiemi
setting-competition-knockout-rules-after-withdrawal-about = Kdo obsadí pole: další hráč v seznamu, jehož místo zaujme náhradník; nikdo, takže soupeř postupuje bez boje; nebo volný los.
setting-competition-newcomers = Jen nováčci
setting-competition-newcomers-about = Nejvyšší věk a nejvyšší počet ratingových turnajů jako ve Future Stars. Vypnuto: otevřeno všem.
setting-competition-mcmahon-bar = Bar
setting-competition-mcmahon-bar-about = Všichni hráči s touto VT a vyšší začínají se stejnými body a mohou akci vyhrát.
setting-competition-mcmahon-floor = Spodní hranice
setting-competition-mcmahon-floor-about = Všichni slabší hráči začínají s body této VT.
setting-competition-mcmahon-zero = Stupnice
setting-competition-mcmahon-zero-about = VT, která začíná na 0: 20k v evropské stupnici, 1d v britské.
setting-competition-mcmahon-supergroup = Superskupina
setting-competition-mcmahon-supergroup-about = Hráči s touto VT a vyšší začínají o bod nad barem.
setting-competition-scoring-absent-score = Body za vynechané kolo
setting-competition-scoring-absent-score-about = V McMahonových bodech. Půl bodu dá jeden bod za každá dvě vynechaná kola.
setting-competition-scoring-absent-wins = Výhry za vynechané kolo
setting-competition-scoring-absent-wins-about = V počtu výher.
setting-competition-scoring-bye-score = Body za volný los
setting-competition-scoring-bye-score-about = V McMahonových bodech.
setting-competition-scoring-bye-wins = Výhry za volný los
setting-competition-scoring-bye-wins-about = V počtu výher.
setting-competition-scoring-round-down = Zaokrouhlit body za vynechaná kola dolů
setting-competition-scoring-round-down-about = Po každém kole se počítají jen celé body.
setting-competition-pairing-first-seeding = Nasazení v prvních kolech
setting-competition-pairing-first-seeding-about = Kdo s kým hraje v bodové skupině až do kola nastaveného níže.
setting-competition-pairing-later-seeding = Nasazení v pozdějších kolech
setting-competition-pairing-later-seeding-about = Kdo s kým hraje v bodové skupině potom.
setting-competition-meetings = Počet setkání při vlastním výběru soupeřů
setting-competition-meetings-about = Kolikrát může hrát stejná dvojice, když si hráči soupeře vybírají.
setting-competition-division-size = Hráči v divizi
setting-competition-division-size-about = V lize, v pořadí čísel; 0 pro jedinou divizi.
setting-competition-moves = Hráči, kteří mění divizi
setting-competition-moves-about = Kolik hráčů z každé divize ligy v další sezóně postoupí a kolik sestoupí.
setting-competition-pairs-strength = Síla dvojice
setting-competition-pairs-strength-about = Jak z osob plyne třída a rating dvojice: průměr, nebo hodnoty jedné z nich.
setting-competition-pairs-mixed = Smíšené dvojice
setting-competition-pairs-mixed-about = Zda spolu musí hrát žena a muž. Potvrzujete to u každé dvojice; pohlaví se neukládá.
choice-Mean = průměr obou
choice-Stronger = silnější osoba
choice-Weaker = slabší osoba
choice-Required = vyžadovány
choice-Reminded = připomínány
choice-Any = libovolné dvě osoby
setting-competition-teams-size = Počet stolů v zápase
setting-competition-teams-size-about = Kolik stolů má zápas dvou družstev, 2 až 20.
setting-competition-teams-order = Pořadí stolů
setting-competition-teams-order-about = Zda členové družstva musí sedět v pořadí jeho seznamu.
setting-competition-club-ladder-scale = Příčky žebříčku
setting-competition-club-ladder-scale-about = Club: 0.1 stupně u danových hráčů, 0.2 do 6k, 0.5 do 16k, pak 1. Lightning: všude 0.5.
setting-competition-club-ladder-bottom = Spodek žebříčku
setting-competition-club-ladder-bottom-about = Pod tuto VT nikdo neklesne.
setting-competition-club-ladder-third-win = Dvě příčky za třetí výhru
setting-competition-club-ladder-third-win-about = Třetí výhra v řadě a každá další posouvá o dvě příčky.
setting-competition-club-ladder-upset = Dvě příčky za překvapení
setting-competition-club-ladder-upset-about = Od tohoto rozdílu stupňů posune výhra slabšího hráče o dvě příčky; 0 pro nikdy.
setting-competition-club-ladder-anchored = Hráči s ratingem se neposouvají
setting-competition-club-ladder-anchored-about = Hráči s ratingem zůstávají na své příčce, aby se žebříček neposouval.
setting-competition-pairing-first-rounds = Počet prvních kol
setting-competition-pairing-first-rounds-about = Poslední kolo s nasazením prvních kol.
setting-competition-pairing-bye = Lichý počet hráčů
setting-competition-pairing-bye-about = Kdo má volný los, nebo že rozhodne ředitel.
setting-competition-pairing-floats = Kdo se přesouvá
setting-competition-pairing-floats-about = Kdo hraje v jiné bodové skupině: hráči s vyváženými přesuny nahoru a dolů, nebo, zváženo proti tomu, hráči s dobrým místem ve skupině.
setting-competition-pairing-apart-at-bar = Oddělovat kluby na úrovni baru
setting-competition-pairing-apart-at-bar-about = Vypnuto: hráči na úrovni baru a nad ním mohou hrát s lidmi ze svého klubu nebo země.
setting-competition-pairing-profile = Model párování
setting-competition-pairing-profile-about = Co dělá párování dobrým: přísné pořadí pravidel série, váhy OpenGotha, nebo doslovný postup párování podle bodů.
setting-competition-pairing-levels = Pořadí pravidel párování
setting-competition-pairing-levels-about = Každé pravidlo má větší váhu než všechna následující.
setting-competition-pairing-opengotha = Váhy OpenGotha
setting-competition-pairing-opengotha-about = Používá je jen model OpenGotha.
setting-competition-handicap-basis = Handicap podle
setting-competition-handicap-basis-about = Vypnuto: všechny partie jsou rovné.
setting-competition-handicap-reduction = Snížení handicapu
setting-competition-handicap-reduction-about = Odečítá se od rozdílu; obvykle 0, 1 nebo 2.
setting-competition-handicap-ceiling = Nejvyšší handicap
setting-competition-handicap-ceiling-about = Nejvýše 9 kamenů.
setting-competition-handicap-exempt = Bez handicapu
setting-competition-handicap-exempt-about = Hráči, jejichž partie jsou vždy rovné.
setting-competition-tie-breaks = Pomocná kritéria
setting-competition-tie-breaks-about = Kritéria pořadí od nejdůležitějšího: zaškrtněte je a seřaďte přetažením.
setting-competition-grade-limits = Divize
setting-competition-grade-limits-about = Nejnižší VT každé divize, pro kritérium CAT.
setting-competition-scoring-forfeit-counts-opponent = Počítat soupeře při kontumaci
setting-competition-scoring-forfeit-counts-opponent-about = Zapnuto: body soupeře se počítají do součtů. Vypnuto: místo nich se počítají vlastní startovní body hráče.
setting-competition-scoring-handicap-in-sums = Zahrnout handicap do součtů
setting-competition-scoring-handicap-in-sums-about = Bílému se přičítá, černému odečítá.
setting-competition-scoring-unplayed-as-half = Neodehraná kola soupeřů se počítají za půl
setting-competition-scoring-unplayed-as-half-about = Bez ohledu na to, kolik bodů soupeř za kolo dostal.
setting-competition-scoring-missed-in-sosos = Vynechaná kola v SOSOS
setting-competition-scoring-missed-in-sosos-about = Co se počítá místo chybějícího soupeře.
setting-competition-scoring-bye-in-sodos = Počítat volné losy v SODOS
setting-competition-scoring-bye-in-sodos-about = Jako výhra nad soupeřem s vlastními startovními body hráče.
setting-competition-scoring-bye-in-sums = Volné losy v SOS
setting-competition-scoring-bye-in-sums-about = Co se počítá místo chybějícího soupeře.
setting-competition-scoring-unmarked-counts = Počítat kola neoznačená jako vynechaná
setting-competition-scoring-unmarked-counts-about = Jako v MacMahonu: dohrané kolo bez partie dává body za vynechané kolo a v SOS se počítají vlastní body hráče.
effect-rating-class = Třída EGF { $word }: { $word ->
    [A] partie mají plnou váhu.
    [B] partie mají tři čtvrtiny váhy.
   *[C] partie mají poloviční váhu.
}
effect-rating-none = Příliš krátké, do ratingu se nezapočítává.
effect-bar-in = { $count ->
    [one] Začíná tam { $count } zaregistrovaný hráč
    [few] Začínají tam { $count } zaregistrovaní hráči
   *[other] Začíná tam { $count } zaregistrovaných hráčů
}, v doporučeném rozmezí { $word }.
effect-bar-few = { $count ->
    [one] Začíná tam { $count } zaregistrovaný hráč
    [few] Začínají tam { $count } zaregistrovaní hráči
   *[other] Začíná tam { $count } zaregistrovaných hráčů
}; doporučeno je { $word }. Snižte bar.
effect-bar-many = { $count ->
    [one] Začíná tam { $count } zaregistrovaný hráč
    [few] Začínají tam { $count } zaregistrovaní hráči
   *[other] Začíná tam { $count } zaregistrovaných hráčů
}; doporučeno je { $word }. Zvyšte bar.
choice-None = bez dodatečného času
choice-Byoyomi = { $periods ->
    [one] { $periods } perioda
    [few] { $periods } periody
   *[other] { $periods } period
} po { $seconds } s
choice-Canadian = kamenů { $stones } za { $seconds } s
choice-Fischer = { $seconds } s na tah
choice-B = nejvýše B
choice-C = nejvýše C
choice-Allowed = podle časových limitů
choice-Unrated = nezapočítává se do ratingu
choice-Slip = horní polovina proti dolní
choice-Nineteen = 19x19
choice-Thirteen = 13x13
choice-Nine = 9x9
choice-ByRank = 13x13 nebo 9x9, podle VT
choice-Club = nahoře hustší
choice-Lightning = všude půl stupně
choice-Second = druhé finále po první prohře
choice-One = jedno finále
choice-BestOfThree = na dvě vítězné partie
choice-Fixed = podle seznamu
choice-Free = libovolné pořadí
choice-Fold = první proti poslednímu
choice-Random = losem
choice-Neighbours = první proti druhému, třetí proti čtvrtému
choice-GhostThenBye = hraje záskok; není-li, má volný los poslední hráč
choice-Bye = volný los má poslední hráč
choice-Seygo = pravidla série, popořadě
choice-OpenGotha = váhy OpenGotha
choice-Literal = párování podle bodů z roku 2008, skupina po skupině
choice-Off = vypnuto
choice-Score = rozdíl bodů
choice-Rank = rozdíl VT
choice-EitherAtBar = partie s hráčem na úrovni baru nebo výš
choice-Capped = žádné partie, ale síla se počítá jen do { $value }
choice-OwnSos = vlastní SOS hráče
choice-StartTimesRounds = startovní body za každé kolo
choice-StartScore = vlastní startovní body hráče
choice-OtherPoints = vlastní body hráče bez volného losu
choice-Zero = nic
points-category = Věk { $category }
points-by = Sezóna { $season }, třída { $class }, koeficient { $coefficient }
points-by-online = Sezóna { $season }, třída { $class }, koeficient { $coefficient }, přes internet
points-empty = Žádný hráč této kategorie zatím nemá body.
points-sources = Zdroje bodů
points-no-sources = Zatím žádné body.
points-stage = Fáze: { $stage }
points-win = výhra:
points-jigo = jigo:
points-loss = prohra:
points-sum = přesný součet
points-published = body
col-points = Body
col-exact = Přesně
hall-open = Otevřít okno sálu
hall-close = Zavřít okno sálu
hall-is-open = Sál vidí to, co zde vyberete.
hall-is-closed = Okno je zavřené. Je-li připojena druhá obrazovka, otevře se na ní.
hall-what = Obsah
hall-how = Zobrazení
hall-boards = Párování podle stolů
hall-boards-about = Stůl, černý a bílý, jakmile je kolo zveřejněno.
hall-names = Párování podle jmen
hall-names-about = Pomáhá hráčům najít stůl.
hall-standings = Pořadí
hall-standings-about = Místo, jméno a první tři kritéria.
hall-knockouts = Pavouk
hall-knockouts-about = Nadcházející partie a jejich hráči.
hall-points-about = Body série podle věkových kategorií.
hall-points = Body
hall-points-title = Body, věk { $category }
hall-countdown = Odpočet
hall-countdown-about = Čas do začátku kola. Nejdříve zadejte, kdy začíná.
hall-ceremony = Losování
hall-ceremony-about = Losování pole po poli.
hall-blank = Název akce
hall-blank-about = Pro přestávky a proslovy.
hall-timetable = Časový rozvrh
hall-timetable-about = Příští kola a čas do prvního z nich.
hall-no-round = Všechna kola už začala.
hall-playlist = Seznam promítání
hall-playlist-about = Ukazuje se postupně. Rozvrh se vynechá, když už nenásleduje žádné kolo.
hall-playlist-seconds = sekund
hall-playlist-seconds-of = Sekundy pro: { $content }
hall-playlist-empty = Nejprve zaškrtněte, co se má ukázat.
hall-play = Spustit seznam
hall-play-stop = Zastavit seznam
hall-preview = Náhled
hall-preview-about = V sále se jména objeví tak, jak je hráči zveřejňují.
network-title = Síť v sále
network-about = Telefony, tablety a televize ve stejné místní síti ukazují nasazení, stoly a pořadí, bez internetu. Když je vypnutá, k tomuto počítači se nelze připojit.
network-about-pages = Tuto adresu otevřete na telefonech. Televize přidají /display, pomocníci /helper.
network-address = Adresa tohoto počítače
network-only-here = jen tento počítač
network-port = Port
network-port-hint = Port je číslo nejvýše 65535; prázdné pole vezme volný.
network-start = Spustit síť v sále
network-stop = Zastavit síť v sále
network-poster = Uložit plakát
network-toggle = Spustit nebo zastavit síť v sále
network-is-off = Síť v sále je vypnutá.
network-is-on = { $devices ->
    [0] Síť v sále je zapnutá. Žádné zařízení není připojeno.
    [one] Síť v sále je zapnutá. Připojeno { $devices } zařízení.
    [few] Síť v sále je zapnutá. Připojena { $devices } zařízení.
    [many] Síť v sále je zapnutá. Připojeno { $devices } zařízení.
   *[other] Síť v sále je zapnutá. Připojeno { $devices } zařízení.
}
network-qr = QR kód adresy { $url }
second-desk-title = Druhý pult
second-desk-none = Žádný druhý pult nesleduje. Přidejte pomocníka s rolí „druhý pult“. Na úvodní stránce druhého počítače zvolte „Sledovat jako druhý pult“ a zadejte { $url } a šest slov pomocníka.
second-desk-state = { $name } ({ $address }) má záznam { $entry } z { $last }, viděno v { $time }.
start-second = Sledovat jako druhý pult
start-second-about = Vést zde kopii akce jiného počítače a převzít ji, kdyby selhal.
second-desk-about = Na prvním počítači spusťte síť v sále a přidejte pomocníka s rolí „druhý pult“. Kopie přebírá každou změnu do sekundy a lze ji mezitím číst.
second-desk-address = Adresa prvního pultu
second-desk-address-hint = jak ji ukazuje jeho obrazovka Sál
second-desk-code = Kód
second-desk-code-hint = šest slov, malými i velkými písmeny
second-desk-copy = Kopie akce
second-desk-new = Nová kopie
second-desk-existing = Existující kopie
second-desk-no-copy = Vyberte, kde bude kopie uložena.
second-desk-follow = Sledovat
second-desk-stop = Přestat sledovat
second-desk-take-over = Převzít
second-desk-take-over-about = Převezměte jen tehdy, když už na prvním počítači nikdo nic nezadá. Co neodeslal, tu není, a dva soubory vedené zvlášť nelze spojit. Kódy druhých pultů skončí.
second-desk-take-over-now = Převzít a otevřít
followed-has = { $file } má záznam { $entry } z { $last } z { $url }.
followed-lost = { $file } má záznam { $entry }. { $reason } Další pokus.
followed-ended = { $file } už nesleduje. { $reason }
helpers-title = Pomocníci
helpers-about = Pomocníci zadávají výsledky, příchody nebo poznámky na telefonech, dokud je síť v sále zapnutá: na její adrese s /helper na konci.
helpers-none = Nejsou žádní pomocníci.
helper-add = Přidat pomocníka
helper-code-shown = Kód pro { $name }, zobrazí se jen teď:
helper-codes-save = Uložit lístky s těmito kódy
helper-revoke = Odvolat kód
helper-may = Smí zadávat
helper-role-results = výsledky
helper-role-check-in = příchody
helper-role-notes = poznámky pro rozhodčího
helper-role-second-desk = druhý pult
helper-room = Sál
helper-all-boards = všechny stoly
helper-state = Kód
helper-state-valid = platí do { $time }
helper-state-expired = vypršel
helper-state-revoked = odvolán
conflicts-title = Rozporné výsledky
conflicts-about = Dvě čtení těchto stolů se liší. Klikněte na správný výsledek; zapíše se a telefony ho ukážou.
conflict-entered = zapsáno
conflict-settle = Rozhodnout stůl { $board }: { $result }
reports-title = Hlášení hráčů
reports-about = S nastavením „Hráči hlásí výsledky“ mají výsledkové lístky kód pro každého hráče. Hlášení platí, když soupeř nahlásí totéž, nebo když je přijmete.
reports-none = Žádné hlášení nečeká.
report-by = Nahlásil
report-result = Výsledek
report-state-waiting = čeká
report-state-disputed = hráči se neshodují
report-state-contradicted = byl zadán jiný výsledek
report-accept = Přijmout
report-dismiss = Odmítnout
report-codes = Kódy stolů
hall-from = Stoly od
hall-to = do
hall-time = Začátek kola
hall-time-hint = 14:30, nebo za kolik minut
hall-count = Spustit odpočet
hall-pause = Pozastavit
hall-go-on = Pokračovat
hall-back = Předchozí strana
hall-forth = Další strana
hall-smaller = Menší text
hall-larger = Větší text
hall-light = Tmavé na světlém
hall-dark = Světlé na tmavém
hall-seconds = Sekund na stranu
hall-page = strana { $page } z { $pages }
hall-not-yet = Párování se brzy objeví.
hall-handicap = handicap { $stones }
hall-begins = Kolo { $round } začíná za
hall-begins-now = Kolo { $round } začíná
hall-waiting = Není otevřena žádná akce.
key-hall-show = obsah okna sálu
key-hall-page = předchozí a další strana
key-hall-size = větší a menší text
round-changed = změněno po zveřejnění
round-playing = hraje se
round-steps = Stav kola
round-start = Zahájit kolo
missing = Chybějící výsledky
missing-title = Chybějící výsledky kola { $round }
missing-count = { $count ->
    [0] Všechny stoly mají výsledek.
    [one] { $count } stůl ještě nemá výsledek.
    [few] { $count } stoly ještě nemají výsledek.
   *[other] { $count } stolů ještě nemá výsledek.
}
missing-differ = průchody se liší
missing-white = chybí průchod bílého
missing-black = chybí průchod černého
past = Historie zápisů
past-title = Historie zápisů: stůl { $board }, kolo { $round }
past-black = první průchod (černý)
past-white = druhý průchod (bílý)
past-both = oba průchody
past-cleared = smazáno
past-empty = U tohoto stolu ještě nebyl zadán výsledek.
reason = Důvod
reason-hint = uloží se s opravou
reason-needed = Nejdříve zadejte důvod.
reason-correct = Opravit
setting-competition-pairing-boards = Čísla stolů po novém párování
setting-competition-pairing-boards-about = Hráči už mohli své stoly vidět. „Zachovat“: nové partie obsadí volné stoly.
setting-competition-pairing-unfinished = Nedohrané partie při párování
setting-competition-pairing-unfinished-about = Jak se počítá přerušená partie při párování dalšího kola. Pořadí ji ukazuje bez výsledku.
choice-Kept = zachovat
choice-BalanceAndPlace = vyváženost a dobré místo
choice-Balance = jen vyváženost
choice-Renumbered = nová čísla, od nejsilnějších hráčů
choice-Jigo = jigo, jen pro párování
choice-Held = čeká: oba hráči bez párování

start-tour = Kniha série
start-tour-about = Všechny turnaje sezóny pohromadě: závod, ceny a seznamy pro nasazení z balíčků akcí.
book-book = Kniha série
book-book-about = Série má vlastní soubor s hráči, ročníky, body a závodem. Přidávejte balíčky turnajů; ukládejte seznamy pro nasazení a webové stránky. Internet není potřeba.
book-name = Název série, pro novou knihu
book-open = Otevřít knihu série
book-new = Nová kniha série
book-close = Zavřít knihu
book-copies = Kopie
book-copies-about = Drawmaster kopíruje knihu série po každém balíčku. Kopie se obnoví do nového souboru; otevřená kniha zůstane, jak je.
book-copies-none = Zatím žádné kopie. Drawmaster ji vytvoří po každém balíčku.
book-copy-holds = { $events ->
    [one] 1 ročník
    [few] { $events } ročníky
   *[other] { $events } ročníků
}, { $players ->
    [one] 1 hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}, { $changes ->
    [one] 1 změna
    [few] { $changes } změny
   *[other] { $changes } změn
}
book-panels = Části knihy série
book-events = Ročníky
book-players = Hráči
book-sp = Bodové listiny
book-race = Závod
book-people = Duplicity
book-keys = Pořadatelé
book-log = Deník
book-signer = Podpis
book-signer-handed-over = { $holder } (předává { $old })
book-events-none = Zatím žádný ročník. Přidejte balíček turnaje.
book-players-none = Žádný hráč neodpovídá, nebo v knize ještě není žádný ročník.
book-sp-none = Na konci tohoto dne nemá žádný hráč body.
book-race-none = V tomto roce žádný hráč nezískal body.
book-people-none = Nezbývají žádné možné duplicity k rozhodnutí.
book-keys-none = Zatím žádný pořadatel. Balíčky se přijímají jen s klíčem pořadatele.
book-find = Najít hráče
book-day = Konec dne
book-year = Rok
book-add = Přidat balíček
book-seeds = Seznam pro nasazení
book-publish = Zveřejnit
book-nothing-yet = V knize zatím není žádný ročník.
book-nothing-undo = Není co vrátit.
book-undone = Vráceno: { $what }.
book-did-create_tour = založení knihy
book-did-add_bundle = přidání balíčku
book-did-add_key = přidání klíče pořadatele
book-did-revoke_key = zneplatnění klíče
book-did-merge_players = sloučení dvou hráčů
book-did-keep_apart = oddělení dvou hráčů
book-did-confirm_player = potvrzení hráče na rok
book-did-rename_championship = přejmenování mistrovství
book-did-migrate = převod na tento formát souboru
book-did-salvage = obnova z poškozeného souboru
book-did-unknown = krok novější verze
book-derivation = Body krok za krokem
book-sp-now = SP{ $category }: { $sp }
book-career = body za celou kariéru: { $points }
book-lapses = { $edition } propadá před { $by }
book-transition = přechod do kategorie { $category }
book-future-stars = Future Stars
book-race-size = Do Finále postupuje prvních { $size }.
book-race-curves = Křivky
book-race-curves-about = Body po každém turnaji roku. Hráči: { $players }, turnaje: { $events }; postupuje prvních { $size }. Tabulka níže ukazuje totéž.
book-race-qualified = postup
book-race-tied = shoda na posledním místě
book-race-absent = nemůže
book-absent = Nemůže
book-absent-name = { $name }: nemůže hrát Finále
book-people-about = Tato jména se skládají ze stejných slov v různém zápisu. Hráči se sloučí, jen když to potvrdíte, a každé rozhodnutí lze vrátit.
book-one = První hráč
book-other = Druhý hráč
book-decide = Rozhodnutí
book-keep-one = Sloučit do prvního
book-keep-other = Sloučit do druhého
book-two-people = Dva různí lidé
book-merged = Sloučeno: { $name }.
book-kept-apart = Zůstávají oddělení: { $names }.
book-keys-hint = Přijímají se jen balíčky podepsané těmito klíči. Každý klíč získejte od jeho pořadatele jinou cestou než balíček, například telefonicky.
book-holder = Pořadatel
book-key = Veřejný klíč
book-key-add = Přidat klíč
book-key-added = Nyní se přijímají balíčky od: { $holder }.
book-key-revoked = Nové balíčky podepsané klíčem, jehož vlastníkem je { $holder }, se už nepřijímají. Dosavadní v knize zůstávají.
book-revoke = Zneplatnit
book-revoked = zneplatněn { $day }
book-key-unknown = Balíček je podepsán neznámým klíčem. Porovnejte ho s klíčem, který vám pořadatel sdělí jinou cestou, a pak zadejte jméno pořadatele.
book-key-trust = Důvěřovat tomuto pořadateli
book-bundle-is = balíček { $sequence }, třída { $class }, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}
book-known-already = Tento balíček už v knize je. Jeho přidání nic nezmění.
book-signed-by = Podpis: { $holder }.
book-hand-over = { $old } předává tuto akci; přebírá ji { $holder }
book-handed-over = Tuto akci přebírá { $holder } (předává { $old }) na základě podepsaného prohlášení.
book-unnamed = { $count ->
        [one] 1 hráč nemá jméno ani v balíčku, ani v knize série.
        [few] { $count } hráči nemají jméno ani v balíčku, ani v knize série.
       *[other] { $count } hráčů nemá jméno ani v balíčku, ani v knize série.
    }
book-fresh = { $fresh ->
    [0] Série zná všechny jeho hráče.
    [one] { $fresh } z jeho hráčů je v sérii nový.
    [few] { $fresh } z jeho hráčů jsou v sérii noví.
   *[other] { $fresh } z jeho hráčů je v sérii nových.
}
book-championship-hint = Ročníky mistrovství na sebe navazují: body předchozího ročníku propadají před dalším.
book-differences = Rozdíly proti balíčku v knize
book-consequences = Hráči, kterým se změní body
book-no-consequences = Žádní.
book-take = Přidat
book-accept = Nahradit druhý balíček
book-added = { $event } je v knize: { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}, z toho v sérii nových: { $fresh }.
book-not-added = Soubor { $file } nebyl přidán. Kniha se nezměnila.
book-seeds-about = Seznam pro nasazení turnaje: hráči a jejich SP toho dne ráno, bez bodů z předchozího ročníku mistrovství. Pořadatel soubor importuje; internet není potřeba.
book-championship-none = (žádné mistrovství)
book-morning = Ráno dne
book-seeds-write = Uložit seznam
book-seeds-done = Uloženo { $file }: { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}.
book-publish-about = Webové stránky série: sezóny, akce, bodové listiny, závody a hráči v rozsahu, se kterým každý souhlasil. Nic se nikam neodesílá. Zvolte prázdnou složku, nebo složku z minula.
book-publish-into = Zvolit složku a uložit
book-publish-far = strany: { $done } z { $of }
book-published = { $pages ->
    [one] Uložena { $pages } stránka
    [few] Uloženy { $pages } stránky
   *[other] Uloženo { $pages } stránek
} do { $folder }, z toho o hráčích: { $players }. Odstraněné staré stránky: { $removed }.
col-days = Dny
col-event = Akce
col-events = Akce
col-championship = Mistrovství
col-class = Třída
col-players = Hráči
col-bundle = Balíček
col-irn = IRN
col-born = Nar.
col-career = Kariéra
col-badges = Odznaky
col-day = Den
col-state = Stav
points-place = Finále, místo { $place }
points-places = Finále, místa { $place }

order-handle = { $item }: místo { $place }. Přetáhněte, nebo stiskněte šipku.
level-cap = nejvýše
level-cap-of = { $level }: nejvyšší cena jednoho stolu
room-name = Sál
room-first = První stůl
room-last = Poslední stůl
room-none = Akce nemá sály. Přidejte je v nastavení Sály.
age-below = Věková hranice
division-from = Nejnižší VT
newcomers-only = Smějí jen nováčci
newcomers-age = Nejvyšší věk
newcomers-contests = Ratingových turnajů nejvýše
table-add-rooms = Přidat sál
table-add-ages = Přidat kategorii
table-add-limits = Přidat divizi
table-remove = Odebrat řádek { $row }
table-cell = { $column }, řádek { $row }
setting-usual-order = obvyklé pořadí
criterion-mms = McMahonovy body
criterion-nbw = počet výher
criterion-sos = součet McMahonových bodů soupeřů
criterion-sos-1 = součet bodů soupeřů bez nejnižších
criterion-sos-2 = součet bodů soupeřů bez dvou nejnižších
criterion-sosos = součet SOS soupeřů
criterion-sodos = součet bodů poražených soupeřů
criterion-cuss = součet vlastních bodů po každém kole
criterion-sosw = součet výher soupeřů
criterion-cusp = součet vlastních bodů za výhry po každém kole
criterion-cps = pozdější výhry se počítají dvakrát
criterion-sts = body s prémií pro neporažené
criterion-rung = příčka žebříčku: VT a desetiny stupně nad ní
criterion-seq = výsledky v pořadí kol, dřívější výhry mají přednost
criterion-ko = jak daleko hráč došel ve vyřazovací části
criterion-cat = věková kategorie nebo divize
criterion-rank = VT
criterion-rating = rating
criterion-ext = výhry soupeřů vážené tím, o kolik jsou silnější
criterion-exr = totéž, jen z vyhraných partií
criterion-dc = partie mezi hráči s dosavadní shodou
criterion-sdc = totéž, jen pokud spolu hráli všichni
criterion-sosts = součet STS soupeřů
criterion-sososw = součet SOSW soupeřů
criterion-sodosw = součet výher poražených soupeřů
criterion-cussw = součet vlastních výher po každém kole
criterion-bp = body ze všech stolů družstva
