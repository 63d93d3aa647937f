### The window's texts in Czech.
### Návrh překladu, který zatím nezkontroloval žádný rodilý mluvčí.

## The frame, the start page and the screens of an event

close = Zavřít
failed = Tuto část okna nelze zobrazit. Vše, co bylo dosud zadáno, je uloženo.
failed-reason = Důvod: { $reason }
failed-again = Zkusit znovu
failed-leave = Zpět
cancel = Zrušit
save = Uložit
all = vše
none = nic
busy = Pracuje se …

start-lead = Losování, výsledky a pořadí turnajů go. Funguje bez internetu.
start-sample = Otevřít ukázkovou akci
start-sample-about = 64 vymyšlených hráčů připravených na první kolo: rozhlédněte se a vyzkoušejte si program.
start-stage = Otevřít celou zastávku série
start-stage-about = Větší ukázka: Open, Future Stars, Senior Youth a partie s vlastním výběrem soupeřů, 108 vymyšlených hráčů v jednom souboru.
start-new = Nová akce
start-new-about = Zadejte název a termín. Hráče importujte ze seznamu nebo je zapište.
start-open = Otevřít akci
start-open-about = Soubor akce Drawmasteru na tomto počítači nebo na flash disku.
start-import = Import z jiného programu
start-import-about = Turnaj z OpenGotha nebo MacMahon, nebo seznam hráčů.
start-recent = Poslední soubory

name = Název
place = Místo
country = Země
event-country-hint = dvě písmena, například CZ
event-start = První den
event-end = Poslední den
event-rounds = Kola
event-template = Druh
event-days-hint = prázdné: obvyklá délka tohoto druhu akce
event-minutes = Základní čas v minutách
event-overtime = Dodatečný čas
event-overtime-hint = 3x30 byo-yomi, 15/300 kanadské, +20 Fischer, nebo none (žádný)
template-seygo-open = Mládežnická série: Open s vyřazovací částí
template-eygc = Mistrovství Evropy mládeže
template-club-day = Klubový turnaj, jeden den
template-congress = Kongres
template-future-stars = Future Stars
template-self-paired = Vlastní výběr soupeřů 9x9
template-about-seygo-open = McMahon s rovnými partiemi, v posledních kolech vyřazovací část věkových kategorií, výsledky se zadávají dvakrát.
template-about-eygc = McMahon s rovnými partiemi, body mistrovství, výsledky se zadávají dvakrát.
template-about-club-day = McMahon s handicapem, výsledky se zadávají jednou.
template-about-congress = McMahon s rovnými partiemi, dlouhé partie, vysoký bar.
template-about-future-stars = Švýcarský systém pro nováčky: krátké partie, bez bodů série. Zkušení hráči nejsou připuštěni.
template-about-self-paired = Vedlejší turnaj na deskách 9x9. Kdokoli může hrát s kýmkoli a kdykoli, nejvýše dvakrát; program nic nepáruje.
preview-title = Náhled
preview-class = Třída EGF { $class }: { $class ->
    [A] partie mají plnou váhu.
    [B] partie mají tři čtvrtiny váhy.
    [D] partie mají čtvrtinu váhy.
   *[C] partie mají poloviční váhu.
}
preview-unrated = Nezapočítává se do ratingu: času na partii je příliš málo.
preview-bar = Na úrovni baru nebo výš má být { $from } až { $to } hráčů.
preview-handicap = Handicap: rozdíl bodů minus { $less }.
preview-newcomers = Jen nováčci: věk nejvýše { $age }, ratingových turnajů nejvýše { $contests }.
preview-categories = Věkové kategorie: { $categories }.
event-create = Založit akci
event-close = Zavřít akci

rail-open = Obrazovky
rail = Obrazovky
screen-register = Registrace
screen-knockouts = Pavouky
screen-final = Finále
screen-rounds = { event-rounds }
screen-referee = Rozhodčí
screen-standings = Pořadí
screen-print = Tisk a odeslání
screen-history = Historie

keys = Klávesové zkratky
keys-window = Všude
key-next = další krok
key-larger = zvětšit, zmenšit
key-screens = přejít na jinou obrazovku
key-find = hledat
key-find-letters = hledat: písmena jdou do vyhledávacího pole
key-entry-take = zaregistrovat nalezeného, nebo otevřít kartu hráče
key-grid = pohyb v mřížce, změna
key-bar = použít navržený bar
key-panels = panely registrace
key-choose = vybrat řádek
key-game = vybrat partii
key-category = přepnout kategorii
key-table = pohyb po polích a partiích na cestě hráče
key-sections = části pavouka
key-zoom = zvětšení; Z přizpůsobí kresbu oknu
key-ceremony = ukázat losování pole po poli
key-replace = nahradit hráče před prvními partiemi
key-list = před losováním: posunout hráče nahoru nebo dolů
key-way = před losováním: divoká karta, kvalifikant, pozdější kolo
key-freeze = zmrazit seznam pro losování
key-table-results = zadávat výsledky jako v Kolech
key-forfeit = kontumace, pak kdo vyhrává
key-walkover = postup bez boje, pak kdo postupuje
key-ladder = rozstřel po jigo, pak kdo vyhrál
key-ladder-games = přejít na rozstřel; tam ho S spustí, 1 2 = zadají jeho partie
key-settle = vyřešit rozdílné průchody, pak výsledek
key-board = přejít ke stolu
key-pass = druhý průchod
key-hand = v návrhu: zrušit dvojici, spárovat dva, zamknout, spárovat znovu, spárovat zbylé, vysvětlit
key-seats = v návrhu: vybrat černého nebo bílého a vyměnit ho s jiným hráčem
key-bye = v návrhu: dát volný los vybranému hráči
key-renumber = v návrhu: přečíslovat stoly
key-swap = v návrhu: prohodit barvy
key-rounds = předchozí a další kolo

palette = Hledat akce, hráče, stoly, nastavení, listy a nápovědu
palette-find = Napište několik písmen
palette-help = Nápověda: { $screen }
palette-copy = Kopie z { $at }
palette-kind-player = hráč
palette-kind-board = stůl
palette-kind-setting = nastavení
palette-kind-sheet = list
palette-kind-help = nápověda
palette-kind-copy = kopie
palette-kind-file = soubor
screen-start = Start
help-start = Otevřete ukázku a vyzkoušejte si vše se 64 vymyšlenými hráči.
    Nová akce potřebuje název a dny; hráči se importují ze seznamu nebo přidávají po jednom.
    U posledních akcí jsou uvedeny jejich dny, složka a to, jak daleko jsou.
key-save = kde je akce uložena
key-result-menu = výsledky stolu
saved-already = Už uloženo v { $time } do { $file }. Každá změna se ukládá hned.
saved-last = Každá změna je uložena. Poslední: { $time }.
saved-in = Akce je v souboru { $file }. Každá změna se ukládá hned.
palette-go = Přejít: { $screen }

status-round = Kolo { $round } z { $rounds }
status-results = výsledky: { $agreed } z { $games }
status-confirmed = potvrzeno
status-unfinished = { $count ->
    [one] { $count } přerušená partie
    [few] { $count } přerušené partie
   *[other] { $count } přerušených partií
}
status-disagreements = { $count ->
    [one] { $count } stůl nesouhlasí
    [few] { $count } stoly nesouhlasí
   *[other] { $count } stolů nesouhlasí
}
status-conflicts = { $count ->
    [one] { $count } rozporný výsledek
    [few] { $count } rozporné výsledky
   *[other] { $count } rozporných výsledků
}
status-registered = { $count ->
    [one] { $count } zaregistrovaný hráč
    [few] { $count } zaregistrovaní hráči
   *[other] { $count } zaregistrovaných hráčů
}
status-preregistered = ještě nezaregistrováno: { $count }
status-slips = { $count ->
    [one] { $count } růžový lístek čeká
    [few] { $count } růžové lístky čekají
   *[other] { $count } růžových lístků čeká
}
status-open = registrace otevřena
status-closed = registrace uzavřena

next-register = Zaregistrovat hráče
next-close-register = Uzavřít registraci
next-settle-slips = Vyřídit růžové lístky
next-draw-knockouts = Vylosovat pavouky
next-decide-knockout = Rozhodnout partii kola { $round }
next-pair = Spárovat kolo { $round }
next-pair-again = Spárovat kolo { $round } znovu
next-release = Zveřejnit kolo { $round }
next-enter-results = Zadat výsledky
next-resolve-disagreement = Vyřešit neshodu
next-settle-conflicts = Vyřešit rozpory
next-confirm-round = Potvrdit kolo { $round }
next-add-rounds = Přidat kola
next-finish = Ukázat konečné pořadí
next-add-games = Přidat partie
next-fill-stage = Naplnit fázi

undo = Vrátit
undo-what = Vrátit: { $what }
undo-of-helper = { $what } ({ $who })
undo-nothing = Není co vrátit.
redo = Znovu
redo-nothing = Není co provést znovu.

operation-create_event = založení akce
operation-issue_bundle = vydání balíčku
operation-hand_over_event = předání akce
operation-import_seed_list = import seznamu pro nasazení
operation-import_event = import akce
operation-open_sample = založení ukázkové akce
operation-add_competition = přidání soutěže { $player }
operation-add_stage = přidání fáze { $player }
operation-fill_stage = naplnění fáze
operation-import_competition = import soutěže { $player }
operation-remove_competition = odebrání soutěže
operation-enter_people = přihlášení: { $player }
operation-add_entry = přidání: { $player }
operation-change_entry = úprava: { $player }
operation-set_entry_status = stav: { $player }
operation-take_rated = převzetí hodnot z ratingové listiny
operation-set_paid = poplatek: { $player }
operation-set_price = cena: { $player }
operation-remove_price = odebrání ceny: { $player }
operation-include_levy = poplatek ve startovném
operation-choose_fees = platby: { $player }
operation-grant_discount = sleva: { $player }
operation-revoke_discount = odebrání slevy: { $player }
operation-take_payment = platba: { $player }
operation-refund_payment = vratka: { $player }
operation-set_cash_day = stav pokladny
operation-import_list = import seznamu
operation-close_register = uzavření registrace
operation-change_draw_seed = nové semínko losování
operation-set_bar = nastavení baru
operation-draw_knockout = losování KO{ $category }
operation-freeze_knockout = zmrazení KO{ $category }
operation-freeze_final = zmrazení Finále { $category }
operation-draw_final = losování Finále { $category }
operation-settle_final = rozhodnutí shody ve Finále { $category }
operation-change_final = nastavení Finále { $category }
operation-plan_qualifying = plán kvalifikace KO{ $category }
operation-replace_in_knockout = náhrada v KO{ $category }
operation-decide_knockout = rozhodnutí v KO{ $category }
operation-pair_round = párování kola { $round }
operation-unpair_round = zrušení párování kola { $round }
operation-release_round = zveřejnění kola { $round }
operation-confirm_round = potvrzení kola { $round }
operation-enter_result = výsledek: stůl { $board }, kolo { $round }
operation-add_game = přidání partie
operation-remove_game = odebrání partie
operation-add_team = přidání družstva { $player }
operation-change_team = změna družstva
operation-remove_team = odebrání družstva
operation-set_line_up = sestava družstva, kolo { $round }
operation-enter_ladder = rozstřel po jigo: stůl { $board }, kolo { $round }
operation-start_ladder = začátek rozstřelu po jigo: stůl { $board }, kolo { $round }
operation-record_ladder_game = partie rozstřelu: stůl { $board }, kolo { $round }
operation-take_back_ladder_game = odebrání partie rozstřelu: stůl { $board }, kolo { $round }
operation-set_round_clock = časy kola { $round }
operation-mark_late = pozdní příchod: stůl { $board }, kolo { $round }
operation-mark_arrived = příchod: stůl { $board }, kolo { $round }
operation-clear_late = odebrání pozdního příchodu: stůl { $board }, kolo { $round }
operation-adjourn_game = přerušení partie: stůl { $board }, kolo { $round }
operation-resume_game = pokračování partie: stůl { $board }, kolo { $round }
operation-remove_adjournment = odebrání přerušení: stůl { $board }, kolo { $round }
operation-publish_times = nové začátky kol
operation-enter_results = výsledky kola { $round }
operation-swap_colours = prohození barev: stůl { $board }, kolo { $round }
operation-swap_players = výměna hráčů v kole { $round }
operation-lock_board = zámek: stůl { $board }, kolo { $round }
operation-unpair_board = zrušení dvojice: stůl { $board }, kolo { $round }
operation-pair_two = spárování v kole { $round }: { $player }
operation-pair_rest = nové párování nezamčených stolů kola { $round }
operation-set_handicap = handicap: stůl { $board }, kolo { $round }
operation-move_bye = volný los kola { $round }
operation-pair_some = spárování části hráčů kola { $round }
operation-renumber_boards = přečíslování stolů kola { $round }
operation-move_board = přesun stolu { $board } v kole { $round }
operation-fix_prize_list = změna listiny pro vyhlášení
operation-lower_sleeper = nižší startovní body: { $player }
operation-change_settings = nastavení { $setting }
operation-add_slip = přidání růžového lístku
operation-apply_slip = provedení růžového lístku
operation-refuse_slip = zamítnutí růžového lístku
operation-add_official = přidání funkcionáře: { $player }
operation-change_official = změna funkcionáře: { $player }
operation-remove_official = odebrání funkcionáře
operation-add_helper = přidání pomocníka { $player }
operation-report_result = hlášení hráče, stůl { $board }
operation-contradicting_result = rozporný výsledek pomocníka, stůl { $board }
operation-dismiss_report = odmítnutí hlášení ze stolu { $board }
operation-revoke_helper = odvolání kódu pomocníka
operation-promote_second_desk = druhý pult přebírá turnaj
operation-add_case = přidání případu
operation-change_case = popis případu { $case }
operation-rule_case = rozhodnutí v případu { $case }
operation-protest_case = protest v případu { $case }
operation-appeal_case = odvolání v případu { $case }
operation-close_case = uzavření případu { $case }
operation-publish_case = zveřejnění případu { $case }
operation-guide_case = postup v případu { $case }
operation-set_article_text = nastavení textu článku pravidel
operation-migrate = převod na tento formát souboru
operation-salvage = obnova z poškozeného souboru
operation-unknown = krok novější verze

panel-entries = Přihlášky
panel-participation = Účast
panel-checkin = Prezence
panel-slips = Růžové lístky
panel-closing = Uzavření
template-pair-go = Pair go
template-about-pair-go = Švýcarský systém pro dvojice: dva lidé hrají společně jednu partii. Partie se nezapočítávají do ratingu.
operation-add_pair = přidat dvojici { $player }
operation-change_pair = změnit dvojici { $player }
pair-add = Přidat dvojici
pair-change = Změnit dvojici
pair-first = První osoba
pair-second = Druhá osoba
pair-person = Osoba
pair-new-person = někdo nový
pair-mixed = Smíšená dvojice, potvrzeno
pair-mixed-hint = Žena a muž. Pohlaví se neukládá.
pair-details = Kola a deska
closing-not-mixed = Nepotvrzené jako smíšené dvojice: { $names }.
panel-teams = Družstva
panel-fees = Pokladna
fees-filter = Zobrazit
fees-filter-all = Všichni
fees-filter-unpaid = Nezaplaceno
fees-filter-credit = Přeplaceno
fees-for = Za co
fees-owed = Má být
fees-paid = Zaplaceno
fees-open = Zbývá
fees-levy = Poplatek asociaci
fees-credit = Přeplatek
fees-item = Položka
fees-total = Celkem { $currency }
fees-exact = Přijmout přesnou částku
fees-pay = Jiná částka
fees-pay-of = Platba: { $name }
fees-pay-save = Přijmout platbu
fees-refund = Vratka
fees-refund-of = Vratka: { $name }
fees-refund-save = Vrátit peníze
fees-account = Doplňky a slevy
fees-account-of = Platby: { $name }
fees-account-sum = Má být { $owed }, zaplaceno { $paid }, zbývá { $open } { $currency }
fees-receipt = Doklad
fees-prices = Ceny
fees-prices-none = Akce ještě nemá ceny.
fees-report = Pokladní zpráva
fees-none-chosen = Vyberte osobu.
fees-nothing-open = Tato osoba nemá co platit.
fees-nothing-paid = Tato osoba nic nezaplatila.
fees-empty = Na tomto seznamu nikdo není.
fees-no-prices = Nejdříve nastavte ceny, nebo poplatek asociaci v nastavení akce.
fees-no-currency = Akce ještě nemá měnu. Nastavte ji v nastavení akce u poplatku.
fees-lacks-price = chybí cena pro tuto kategorii
fees-withdrew = odhlášeno
fees-gone = už nemá přihlášku
fees-taken = Doklad { $receipt }: přijato { $amount }, platí { $name }.
fees-sum = Má být { $owed }, zaplaceno { $paid }, zbývá { $open }; { $count ->
    [0] zaplatili všichni
    [one] jedna osoba má ještě zaplatit
    [few] { $count } osoby mají ještě zaplatit
    [many] { $count } osoby má ještě zaplatit
   *[other] { $count } osob má ještě zaplatit
}
fees-amount = Částka
fees-method = Způsob platby
fees-method-cash = v hotovosti
fees-method-transfer = převodem
fees-taken-by = Přijímá
fees-taken-by-hint = Prázdné: vaše jméno
fees-note = Poznámka
fees-reason = Důvod
fees-payment = Doklad { $receipt }, { $at }: { $amount } { $method }, { $who }
fees-category = Kategorie
fees-category-membership = Podle členství
fees-category-everyone = Všichni ostatní
fees-category-member = Členové
fees-category-non_member = Nečlenové
fees-category-concession = Snížená sazba
fees-category-child = Děti
fees-category-free = Zdarma
fees-entered = Den přihlášení
fees-entered-hint = Prázdné: včasná přihláška
fees-extra = Počet: { $name }
fees-discounts = Slevy
fees-forgive = Odteď má platit o tuto částku méně
fees-void = Zrušené doklady: { $numbers }
fees-discount-grant = Poskytnout slevu
fees-discount-revoke = Odebrat slevu
fees-price-name = Název
fees-price-set = Nastavit cenu
fees-price-remove = Odebrat
fees-kind = Kdo to platí
fees-kind-entry = Všichni
fees-kind-extra = Kdo si to vybere
fees-competition = Soutěž
fees-whole-event = Celá akce, jednou
fees-late = { $amount } od { $day }
fees-late-amount = Cena při pozdní přihlášce
fees-late-from = Pozdní přihláška od
fees-levy-included = Startovné zahrnuje poplatek asociaci
fees-till = Počáteční stav { $float }, hotovost { $received }, vratky { $refunded }: v pokladně má být { $expected }.
fees-counted = Spočítáno { $counted }, rozdíl { $difference }.
fees-transfers = Převody { $received }, vratky { $refunded }.
fees-day = Den
fees-day-hint = Prázdné: dnes
fees-float = Počáteční stav ráno
fees-count = Spočítáno večer
fees-till-save = Uložit stav pokladny
team-add = Přidat družstvo
team-change = Změnit družstvo
team-remove = Odebrat družstvo
team-name = Název družstva
team-members = Členové
team-member-add = Přidat člena
team-substitute = náhradník
team-absent = nehraje
team-incomplete = příliš málo hráčů
team-up = Nahoru
team-out = Vyřadit
team-first = Toto je stůl 1.
board-title = Stůl { $board }
team-line-up = Sestava v kole { $round }
team-line-up-of = { $name }: sestava v kole { $round }
team-usual = Obvyklá sestava
team-set = (určeno)
team-plays = Hraje v kole { $round }
team-closed = Kolo { $round } je potvrzeno.
teams-size = stolů: { $size }
teams-order-fixed = v pořadí podle seznamu
teams-order-free = v libovolném pořadí
teams-without = Bez družstva: { $names }
teams-empty = Zatím tu nejsou družstva. Zapište hráče a pak přidejte družstva.
teams-none-chosen = Nejdříve vyberte družstvo.
col-team = Družstvo
round-matches = Zápasy
competition-teams = Počet stolů v zápase družstev
competition-teams-hint = Nechte prázdné, pokud hrají jednotlivci.

grid-lead = Šipky posouvají, mezerník mění. Pod každým kolem: kolik zaregistrovaných hráčů ho hraje.
grid-plays = { $name }: hraje kolo { $round }
grid-misses = { $name }: vynechá kolo { $round }
checkin-find = Najít příchozího ( / ), Enter ho zaregistruje
checkin-count = přítomno { $arrived } z { $expected }

closing-look = Než uzavřete registraci
closing-strengths = Podle VT
closing-categories = Podle věkové kategorie
closing-bar-picture = Bar
closing-bar-about = Registrovaní hráči podle VT: { $players }; na baru { $bar } nebo nad ním: { $count }.
closing-bar-value = Bar { $bar }: { $count } na něm nebo nad ním, { $below } pod ním
closing-bar-hint = Přetáhněte čáru, nebo ji posuňte šipkami a stiskněte Enter.
closing-bar-set = Nastavit bar { $bar }
closing-bar-moved = Bar je { $bar }.
closing-bar-guideline = Doporučeno: { $from } až { $to }
closing-bar-above = Na něm nebo nad ním
closing-senior = dospělí nebo neznámý věk
closing-closed = Registrace byla uzavřena { $when }.
closing-even = { $count ->
    [one] { $count } hráč v 1. kole
    [few] { $count } hráči v 1. kole
   *[other] { $count } hráčů v 1. kole
}: volný los není potřeba.
closing-even-teams = { $count ->
    [one] { $count } družstvo v 1. kole
    [few] { $count } družstva v 1. kole
   *[other] { $count } družstev v 1. kole
}: volný los není potřeba.
closing-odd-teams = { $count ->
    [one] { $count } družstvo v 1. kole
    [few] { $count } družstva v 1. kole
   *[other] { $count } družstev v 1. kole
}, lichý počet: jedno družstvo má volný los.
closing-odd = Počet hráčů v 1. kole: { $count }, lichý. Jeden dostane volný los, pokud nenajdete záskok.
closing-odd-pairs = Počet dvojic v 1. kole: { $count }, lichý. Jedna dostane volný los.
closing-odd-ghost = Počet hráčů v 1. kole: { $count }, lichý. Hraje záskok.
closing-seen = Všichni předběžně přihlášení jsou už zaregistrovaní nebo odhlášení.
closing-unseen = Předběžně přihlášení, ještě nezaregistrovaní ({ $count }): { $names }
closing-births = Všechny roky narození jsou známy.
closing-no-birth = { $count ->
    [one] { $count } hráč bez roku narození
    [few] { $count } hráči bez roku narození
   *[other] { $count } hráčů bez roku narození
}: { $names }
closing-single = Žádné pravděpodobné duplicity.
closing-doubles = Možné duplicity: { $names }
closing-bar = { $count ->
    [one] { $count } hráč je
    [few] { $count } hráči jsou
   *[other] { $count } hráčů je
} na úrovni baru { $bar } nebo výš; doporučeno { $from } až { $to }.
closing-bar-proposed = { $count ->
    [one] { $count } hráč je
    [few] { $count } hráči jsou
   *[other] { $count } hráčů je
} na úrovni baru { $bar } nebo výš; doporučeno { $from } až { $to }. S barem { $proposed } by to bylo { $proposedCount }.

slips-open = Registrace je ještě otevřená: upravujte přímo přihlášky. Růžové lístky slouží ke změnám po jejím uzavření.
slips-empty = Zatím žádné růžové lístky. Každou žádost o změnu zapište jako lístek, ať se dá později dohledat.
slips-no-match = Hledání neodpovídá žádný lístek.
slips-lead = Dokud lístky čekají, nelze párovat kola. Nejdříve je proveďte nebo zamítněte.
slip-add = Přidat lístek
slip-late = Pozdní přihláška
slip-apply = Provést
slip-refuse = Zamítnout
slip-none = Nejdříve vyberte čekající lístek.
slip-pair-anyway = Přesto spárovat kolo { $round }
slip-player = Hráč
slip-player-hint = číslo nebo jméno
slip-player-none = Žádná přihláška nemá toto číslo ani jméno.
slip-leaves = Odchází z akce
slip-note = Poznámka hráče
slip-reason-hint = uloží se s lístkem
slip-becomes = { $what }: { $before } se mění na { $after }
slip-is = { $what }: { $after }
slip-nothing = beze změny
slip-seat = stále sedí u stolu { $board } v kole { $round }
slip-state-pending = čeká
slip-state-applied = provedeno { $when }
slip-state-refused = zamítnuto { $when }: { $why }
slip-what-number = Číslo
slip-what-family = { entry-family }
slip-what-given = { entry-given }
slip-what-middle = { entry-middle }
slip-what-latin = { entry-latin }
slip-what-town = { entry-town }
slip-what-rank = { col-rank }
slip-what-club = { col-club }
slip-what-country = { country }
slip-what-rounds = { event-rounds }
slip-what-status = { col-status }
slip-what-initial = Startovní body
slip-no-value = nic

register-find = Hledat jméno, klub nebo zemi ( / )
register-import = Importovat seznam
register-imported = { $count ->
    [one] Přidána { $count } přihláška.
    [few] Přidány { $count } přihlášky.
   *[other] Přidáno { $count } přihlášek.
}
list-paste = Vložit z tabulky
list-paste-here = Zkopírujte řádky v tabulkovém programu a vložte je sem (Ctrl+V).
list-lines = Řádky k opravě
list-line-number = Řádek
list-leave-out = Vynechat
list-leave-out-line = Vynechat řádek { $line }
list-cell = Řádek { $line }, { $column }
list-leave-rest = { $count ->
    [one] Vynechat tento řádek
    [few] Vynechat tyto { $count } řádky
   *[other] Vynechat těchto { $count } řádků
}
list-to-correct = { $count ->
    [one] Opravte jeden řádek, nebo ho vynechte.
    [few] Opravte { $count } řádky, nebo je vynechte.
   *[other] Opravte { $count } řádků, nebo je vynechte.
}
list-title = Import souboru { $file }
list-separator = Oddělovač
list-separator-comma = čárky
list-separator-semicolon = středníky
list-separator-tab = tabulátory
list-separator-pipe = svislé čáry
list-encoding = Kódování
list-sheet = List
list-headed = První řádek obsahuje názvy sloupců
list-announced = Jen předběžně přihlášení, prezence ještě neproběhla
list-guessed = Soubor není v UTF-8; čte se jako { $encoding }. Zkontrolujte jména. Jsou-li písmena špatně, zvolte jiné kódování.
list-first = První řádky seznamu
list-column = Význam sloupce { $column }
list-means-nothing = vynechat
list-means-family = { entry-family }
list-means-given = { entry-given }
list-means-name = Příjmení a jméno
list-means-given-first = Jméno a příjmení
list-means-middle = { entry-middle }
list-means-latin = { entry-latin }
list-means-rank = { col-rank }
list-means-rating = { col-rating }
list-means-country = { country }
list-means-town = { entry-town }
list-means-club = { col-club }
list-means-birth = Rok nebo datum narození
list-means-pin = { entry-pin }
list-means-irn = { entry-irn }
list-means-ffg-licence = { entry-ffg-licence }
list-means-ffg-status = Stav francouzské licence
list-means-aga-id = { entry-aga }
list-means-user-name = { entry-user-name }
list-means-rating-rank = { entry-rating-rank }
list-means-sex = Pohlaví
list-means-family-group = { entry-family-group }
list-means-sp = Body SEYGO { $category }
list-ready = { $count ->
    [one] Lze importovat { $count } hráče.
    [few] Lze importovat { $count } hráče.
   *[other] Lze importovat { $count } hráčů.
}
list-not-yet = Nejdříve opravte chyby nebo zvolte význam sloupců.
list-take = { $count ->
    [one] Importovat { $count } hráče
    [few] Importovat { $count } hráče
   *[other] Importovat { $count } hráčů
}
list-event = { $count ->
    [one] Nová akce s { $count } hráčem
    [few] Nová akce se { $count } hráči
   *[other] Nová akce s { $count } hráči
}
levy-take = Označit poplatek za zaplacený
levy-back = Označit poplatek za nezaplacený
levy-paid = ✓
levy-none = Vyberte přihlášku, za kterou se platí poplatek.
levy-sum = Poplatky: má být { $due }, zaplaceno { $paid }; { $count ->
    [0] zaplatili všichni.
    [one] nezaplatil { $count } hráč.
    [few] nezaplatili { $count } hráči.
   *[other] nezaplatilo { $count } hráčů.
}
col-levy = Poplatek
entry-similar = Možná duplicita: { $names }. Zkontrolujte před uložením.
entry-stars-before = Účast ve Future Stars už dříve
entry-paid = Poplatek zaplacen
entry-membership = Asociace
membership-member = člen (doma nebo v zahraničí)
membership-non_member = není členem
membership-concession = snížená sazba
result-same = Stůl { $board } už má výsledek { $result }. Nic se nezměnilo.
closing-after = Současný stav
closing-slips = { $count ->
    [one] { $count } růžový lístek čeká. Proveďte ho nebo zamítněte před dalším párováním.
    [few] { $count } růžové lístky čekají. Proveďte je nebo zamítněte před dalším párováním.
   *[other] { $count } růžových lístků čeká. Proveďte je nebo zamítněte před dalším párováním.
}
closing-no-slips = Nečekají žádné růžové lístky.
closing-fees-paid = Zaplatili všichni.
closing-fees-open = { $count ->
    [one] { $count } hráč má ještě zaplatit
    [few] { $count } hráči mají ještě zaplatit
    [many] { $count } hráče má ještě zaplatit
   *[other] { $count } hráčů má ještě zaplatit
}: { $names }
closing-admitted = Připuštěni ředitelem navzdory pravidlům: { $names }
register-bar = Bar { $bar }: { $count ->
    [one] { $count } zaregistrovaný hráč je
    [few] { $count } zaregistrovaní hráči jsou
   *[other] { $count } zaregistrovaných hráčů je
} na něm nebo nad ním.
register-bar-take = Nastavit navržený bar { $bar }
register-empty = Zatím žádné přihlášky. Přidejte přihlášku nebo importujte seznam.
register-no-match = Nic neodpovídá: „{ $typed }“.
register-add-typed = Přidat „{ $typed }“ jako novou přihlášku
entry-add = Přidat přihlášku
entry-edit = Upravit
entry-register = Zaregistrovat
entry-withdraw = Odhlásit
entry-none = Nejdříve vyberte přihlášku.
entry-rated = Hráči z ratingové listiny
entry-save-next = Přidat a pokračovat
entry-added = { $count ->
    [1] Zaregistrováno: { $name }. Přidejte dalšího, nebo zavřete.
    [few] Zaregistrováno: { $name }; celkem { $count } lidé. Přidejte dalšího, nebo zavřete.
   *[other] Zaregistrováno: { $name }; celkem { $count } lidí. Přidejte dalšího, nebo zavřete.
}
seeds-import = Importovat seznam pro nasazení
seeds-about = SP ze souboru { $file } se doplní u přihlášek se stejným číslem v sérii nebo PIN v EGD.
seeds-key = Klíč série
seeds-key-hint = je-li zadán, seznam s jiným podpisem se odmítne
seeds-names = Doplnit i přihlášky nalezené jen podle jména
seeds-fill = Doplnit SP
seeds-done = { $tour }: { $filled ->
    [one] SP doplněny u jedné přihlášky
    [few] SP doplněny u { $filled } přihlášek
   *[other] SP doplněny u { $filled } přihlášek
}, mimo seznam: { $unknown }.
seeds-signed = Podepsáno klíčem
seeds-by-name = Nalezeno jen podle jména a nedoplněno. Zkontrolujte, zaškrtněte políčko nahoře a doplňte znovu:
seeds-by-name-filled = Nalezeno jen podle jména a doplněno:
entry-sp = SP, kategorie { $category }
move-board = Přesunout k jinému stolu
move-board-of = Přesunout stůl { $board }
move-board-to = Ke stolu
move-board-number = Napište číslo stolu.
ko-decide = Rozhodnout, kdo postoupí
ko-decide-about = Rozhodnutí platí bez ohledu na výsledek partie. Je v historii i s důvodem.
ko-decide-advances = Postupuje
ko-decide-back = Vzít rozhodnutí zpět
final-jigos = Jigo přidává k výhrám
final-jigos-nothing = nic
final-jigos-half = půl výhry
final-jigos-whole = celou výhru
copies-second = Druhá složka pro kopie
copies-second-none = Bez druhé složky
book-rename = Přejmenovat mistrovství
book-rename-to = Nový název
book-rename-hint = název jiného mistrovství obě sloučí
book-renamed = { $name }: { $editions ->
    [one] jeden ročník
    [few] { $editions } ročníky
   *[other] { $editions } ročníků
}.
book-confirm = Členství potvrzeno na rok { $year }
book-confirm-choose = Nejdříve vyberte hráče.
book-confirmed = { $name }: potvrzeno na rok { $year }.
entry-family = Příjmení
entry-middle = Prostřední jméno
entry-latin = Přepis latinkou
entry-latin-hint = nejdříve příjmení; je-li prázdné: { $proposed }
entry-latin-order = nejdříve příjmení, latinkou
entry-town = Obec
entry-reason = { reason }
entry-reason-hint = nutný u změn po uzavření registrace
entry-left = odchod z akce
entry-returned = návrat
entry-not-seen = prezence zapsána omylem
entry-given = Jméno
entry-registered = Zaregistrováno: { $name }.
entry-withdrawn = Odhlášeno: { $name }.
entry-pin = PIN v EGD
entry-pin-hint = osm číslic
entry-ffg-licence = Francouzská licence (FFG)
entry-ffg-status = Stav licence
entry-ffg-status-hint = - pro běžnou, nebo písmeno
entry-aga = Číslo AGA
entry-user-name = Uživatelské jméno na serveru
entry-rating-rank = VT pro ratingové listiny
entry-rating-rank-hint = Jen pokud se liší od VT, se kterou hraje, například 6d při čestné VT.
entry-irn = Číslo v sérii
entry-sex = Pohlaví (kvůli cenám)
sex-unknown = neuvedeno
sex-f = dívka
sex-m = chlapec
entry-publication = Zveřejnění
publish-full = celé jméno
publish-initials = jen iniciály
publish-anonymous = anonymně
entry-overrule = Připustit rozhodnutím ředitele navzdory pravidlům
ratings-import = Importovat ratingovou listinu
rated-compare = Porovnat s ratingovou listinou
rated-take = Převzít
rated-take-all = Převzít vše
rated-same = Všechny přihlášky souhlasí s ratingovými listinami.
rated-unknown = Na ratingových listinách chybí čísla těchto hráčů: { $names }.
ratings-none = Zatím žádná ratingová listina: importujte soubor EGD, FFG nebo AGA.
ratings-of = Ratingová listina z { $day }, { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}.
ratings-undated = Ratingová listina bez data, { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}.
ratings-stale = Je zastaralá: před akcí importujte novou.
ratings-row = na ratingové listině, { $count ->
    [one] { $count } turnaj
    [few] { $count } turnaje
   *[other] { $count } turnajů
}
entry-birth = Rok narození
entry-rank-hint = 30k až 1k, 1d až 9d, 1p až 9p
entry-family-group = Rodina
entry-family-group-hint = stejné slovo pro sourozence a rodiče
entry-fixed-board = Pevný stůl
entry-fixed-board-hint = například při omezené pohyblivosti; obvykle prázdné
entry-shift = Úprava startovních bodů
entry-plays = Hraje v kolech
entry-ghost = záskok
entry-guest = host
entry-ghost-long = Záskok: hraje jen při lichém počtu hráčů
entry-guest-long = Host: nedostává místo ani body
sleepers = { $count ->
    [one] Hráč v horní skupině vynechává kolo. Podle pravidel ho nižší startovní body přesunou mimo skupinu:
    [few] { $count } hráči v horní skupině vynechávají kola. Podle pravidel je nižší startovní body přesunou mimo skupinu:
   *[other] { $count } hráčů v horní skupině vynechává kola. Podle pravidel je nižší startovní body přesunou mimo skupinu:
}
sleeper-rounds = vynechává kola { $rounds }
sleeper-lower = Snížit o { $by }
status-of-preregistered = předběžně přihlášeno
status-of-registered = zaregistrováno
status-of-withdrawn = odhlášeno

col-number = Č.
col-name = Jméno
col-rank = VT
col-rating = Rating
col-country = { country }
col-club = Klub
col-category = Věk
col-sp = SP
col-group = Skupina
col-way = Cesta
col-stage = Fáze
col-initial = Start
col-status = Stav
col-missed = Vynechá
col-slip = Lístek
col-change = Změna
col-place = Místo
col-board = Stůl
col-black = Černý
col-white = Bílý
col-score = Body
col-result = Výsledek
col-handicap = Handicap
col-notes = Poznámky
col-remark = Poznámka
col-reason = Důvod
col-when = Kdy
col-who = Kdo
col-what = Co
col-details = Podrobnosti
col-competition = Soutěž
col-changes = Řádky

round-title = Kolo { $round }
round-unpaired = nespárováno
round-draft = návrh
round-released = zveřejněno
round-confirmed = { status-confirmed }
round-pair = Spárovat
round-unpair = Zrušit párování
round-empty = Toto kolo ještě není spárováno.
round-bye = Volný los: { $name }
round-left = Bez soupeře: { $names }
hand = Ruční změny
hand-unpair = Zrušit dvojici
hand-swap = Prohodit barvy
hand-lock = Zamknout
hand-unlock = Odemknout
hand-locked = zamčeno: nové párování tento stůl nezmění
hand-explain = Vysvětlit
hand-idle = Bez partie
hand-pair = Spárovat tyto dva
hand-missing = { $count ->
    [one] Kolo vynechává: 1 hráč
    [few] Kolo vynechávají: { $count } hráči
   *[other] Kolo vynechává: { $count } hráčů
}
hand-two = Nejdříve vyberte dva hráče.
hand-finish = Spárovat zbylé hráče
hand-rest = Znovu spárovat nezamčené stoly
hand-yes = Přesto provést
hand-round = Celé kolo
hand-renumber = Přečíslovat stoly
hand-renumbered = { $count ->
    [0] Žádné číslo stolu se nezměnilo.
    [one] { $count } partie má nové číslo stolu.
    [few] { $count } partie mají nová čísla stolů.
   *[other] { $count } partií má nová čísla stolů.
}
hand-seats = Vyměnit hráče
hand-teams = Vyměnit družstva podle jednoho hráče z každého
hand-held = Vybráno: { $name }. Přejděte k jinému stolu a vyberte tam místo, nebo dejte volný los.
hand-seat-first = Nejdříve vyberte místo.
hand-bye = Dát volný los
drag-hint = Nebo přetáhněte hráče na jiné místo či na volný los a číslo stolu na jiný stůl.
drag-seat = stůl { $board }, { $colour }
drag-bye = volný los
drag-pair = partie, soupeř { $name }
board-in-text = stůl { $board }
drag-nowhere = pusťte na místo, stůl nebo volný los
drag-number = Přetažením čísla přesunete partii k jinému stolu.
drag-shift = Shift ukáže čísla.
drag-numbers = Ukázat čísla
verdict-good = V pořádku
verdict-worse = Horší
verdict-breaks = Vyžaduje souhlas
verdict-impossible = Nelze
some = Spárovat část …
some-title = Spárovat část hráčů kola { $round }
some-numbers = Čísla
some-numbers-hint = 1, 4, 7..12
some-numbers-wrong = Zadejte čísla a rozsahy, například 1, 4, 7..12.
some-scores = Body před tímto kolem
some-scores-hint = 21, 20.5
some-categories = Věkové kategorie
some-senior = dospělí
some-nobody = Nejdříve vyberte hráče podle čísla, bodů nebo věkové kategorie.
some-rest = Ostatní hráči se spárují později. Hotové dvojice zůstávají. Volný los se přidělí při párování posledních hráčů.
some-pair = Spárovat vybrané
report = Zpráva o kole { $round }
report-short = Zpráva
report-nothing = Bez poznámek.
groups = Bodové skupiny
groups-about = Bodové skupiny: { $groups }, přesuny: { $floats }. Tabulka níže ukazuje totéž.
groups-line = Stůl { $board }: { $down } dolů k hráči { $up }
groups-lines = { $count ->
    [one] { $count } přesun
    [few] { $count } přesuny
   *[other] { $count } přesunů
}
groups-float = { $board } do { $score }
groups-players = Hráči
groups-games = Partie ve skupině
groups-down = Stoly s přesunem dolů
groups-alone = { $count ->
    [one] { $count } hráč bez partie
    [few] { $count } hráči bez partie
   *[other] { $count } hráčů bez partie
}
picture-table = Jako tabulka
button-key = Klávesa: { $key }
table-columns = Sloupce
table-find = Hledat v tabulce
table-found = { $shown } z { $all } řádků
table-none-found = V tabulce nic neodpovídá: { $typed }.
table-copy = { $count ->
    [one] Kopírovat řádek
    [few] Kopírovat { $count } řádky
   *[other] Kopírovat { $count } řádků
}
table-copied = { $count ->
    [one] Jeden řádek je ve schránce.
    [few] { $count } řádky jsou ve schránce.
   *[other] { $count } řádků je ve schránce.
}
entry-register-marked = Zaregistrovat označené: { $count }
entry-withdraw-marked = Odhlásit označené: { $count }
boards-grid = Stoly podle stavu
boards-grid-about = Stoly: { $all }. Hotovo: { $done }, zapsáno jednou: { $once }, liší se: { $differ }, otevřeno: { $open }.
boards-grid-differ = průchody se liší
boards-grid-ladder = jigo, rozhodnout
boards-grid-adjourned = odloženo
boards-grid-open = otevřeno
boards-grid-once = zapsáno jednou
boards-grid-complete = hotovo
remark-rematch = { $count ->
    [one] Už spolu hráli.
    [few] Už spolu hráli { $count }krát.
   *[other] Už spolu hráli { $count }krát.
}
remark-second-bye = Další volný los pro hráče { $first } by tomuto opakování zabránil.
remark-family = Patří do stejné rodiny.
remark-float = Přesun dolů: { $first }, nahoru: { $second }, o { $amount }.
remark-categories = Patří do různých věkových kategorií.
remark-far-apart = Jsou daleko od sebe: VT { $first }, body { $second }.
remark-club = Jsou ze stejného klubu.
remark-country = Jsou ze stejné země.
remark-blacks = { $first }: partií za černého o { $amount } více než za bílého.
remark-whites = { $first }: partií za bílého o { $amount } více než za černého.
remark-handicap = { $count ->
    [1] Bez komi.
    [few] { $count } kameny handicapu.
   *[other] { $count } kamenů handicapu.
}
level-met-before = opakované dvojice
level-same-family = stejná rodina
level-winless = hráči bez výhry
level-categories = smíšené kategorie
level-score-difference = rozdíly bodů
level-may-meet-in-the-knock-out = možní soupeři ve vyřazovací části
level-floats = přesuny
level-same-club = stejný klub
level-same-country = stejná země
level-colours = vyváženost barev
level-handicap = handicapy
level-seeding = nasazení v bodových skupinách
level-lot = losy
level-clubs-and-countries = kluby a země
hand-price = Ve srovnání s nejlepším párováním: { $price }.
hand-best = Kolo je stejně dobré jako nejlepší párování.
why = Proč stůl { $board }?
why-pays = Cena: { $price }.
why-free = Nestojí nic.
why-otherwise = Bez ní by kolo bylo horší: { $price }.
why-instead = Soupeř černého by byl { $black }, soupeř bílého { $white }.
why-worse = S ní je kolo horší než nejlepší: { $price }.
why-best-instead = V nejlepším kole je soupeř černého { $black }, soupeř bílého { $white }.
pass-black = První průchod: výsledky černého.
pass-white = Druhý průchod: výsledky bílého.
pass-both = Výsledky.
keys-results = 1 vyhrál černý · 2 vyhrál bílý · = jigo · 0 prohráli oba · F kontumace · W postup bez boje · Backspace maže · B číslo stolu
keys-results-two = 1 vyhrál černý · 2 vyhrál bílý · = jigo · 0 prohráli oba · F kontumace · W postup bez boje · Backspace maže · B číslo stolu · P druhý průchod
waiting-forfeit = Kontumace: kdo vyhrává? 1 černý · 2 bílý · 0 nikdo
waiting-walkover = Postup bez boje: kdo postupuje? 1 černý · 2 bílý
waiting-ladder = Rozstřel: kdo vyhrál? 1 černý · 2 bílý
waiting-settle = Správný výsledek: 1 vyhrál černý · 2 vyhrál bílý · = jigo · 0 prohráli oba
keys-disagree = Průchody se liší: stůl { $board }. Podívejte se na lístek, pak stiskněte S a výsledek, který nahradí oba průchody.
keys-confirmed = Toto kolo je potvrzeno. Chcete-li stůl opravit, stiskněte S a pak výsledek.
keys-ladder = Stůl { $board }: jigo ve vyřazovací části. Stiskněte G pro rozstřel a jeho časy, nebo L a pak 1 nebo 2 pro vítěze.
keys-rounds = [ předchozí kolo · ] další kolo
pass-count = { $done } z { $all }
pass-counts = Průchod 1: { $first } z { $all } · Průchod 2: { $second }
waiting-board = Stůl { $digits } …
result-black = vyhrál černý
result-white = vyhrál bílý
result-jigo = jigo
result-both-lose = prohráli oba
result-black-forfeit = černý vyhrál kontumačně
result-white-forfeit = bílý vyhrál kontumačně
result-both-forfeit = oba prohráli kontumačně
result-wo-black = černý postupuje bez boje
result-wo-white = bílý postupuje bez boje
result-none = bez výsledku
result-unknown = neznámý
result-disagree = { $black } u černého, { $white } u bílého
result-choose = Výsledek: stůl { $board }
result-clear = smazat výsledek
result-wins = vyhrává { $name }
result-settle = Opravit stůl { $board }
pass-to-white = Ke druhému průchodu
pass-to-black = K prvnímu průchodu
correction = Oprava: stůl { $board }, kolo { $round }
correction-affected = Na tomto výsledku závisejí pozdější partie pavouka:
correction-through = Promítnout dál
correction-annul = Anulovat pozdější partie
correction-keep = Ponechat hráče, kteří postoupili
correction-change = { $before } se mění na { $after }
correction-standings = Změní se pořadí po kole { $round } a pozdější. Dříve vytištěné listy jsou zastaralé.
correction-later = Kolo { $later } je už spárováno se starým výsledkem. Jeho dvojice zůstávají.
release-stale = Zveřejnit zastaralé kolo { $round }?
stale-only = { $count ->
    [one] Znovu spárovat jen stůl { $boards }
    [few] Znovu spárovat jen stoly { $boards }
   *[other] Znovu spárovat jen stoly { $boards }
}
stale-forfeit = Zadat kontumaci u stolu { $board }
stale-both-forfeit = Zadat prohru obou u stolu { $board }
stale-seat = Posadit ke stolu { $board }: { $name }
change-pairing = Změnit párování
change-pairing-about = Změnit stoly zveřejněného kola, které nemají výsledek. Změněné stoly se označí.
release-title = Zveřejnit kolo { $round } bez všech hráčů?
release-about = { $count ->
    [one] Jeden hráč nemá partii ani volný los:
    [few] { $count } hráči nemají partii ani volný los:
   *[other] { $count } hráčů nemá partii ani volný los:
}
release-pair = Spárovat je
release-bye = Dát volný los: { $name }
release-pair-bye = Spárovat: { $name } – { $other } (má volný los)
release-anyway = Přesto zveřejnit
ladder = Rozstřel po jigo
ladder-accepted = Rozhodčí uznal jigo v { $time }.
ladder-accepted-at = Jigo uznáno v
ladder-empty-hint = prázdné: nyní
ladder-start = Spustit rozstřel
ladder-board = { $lines }×{ $lines }
ladder-new-game = Nová partie
ladder-times = { $minutes } min, pak 1 × { $seconds } s; komi { $komi }
ladder-remaining = Zbývá: černý { $black }, bílý { $white }
ladder-left = Zbývající minuty, { $colour }
ladder-was-white = { $colour } dostal bílé a vyhrává
ladder-game-won = vyhrál { $colour }
ladder-played = odehráno
ladder-next = hraje se
ladder-later = podle potřeby
ladder-needless = není potřeba
ladder-between = začátek od { $from } do { $to }
ladder-from = začátek v { $from }
ladder-wait = za { $time }
ladder-start-due = do začátku { $time }
ladder-late = zpoždění { $time }
ladder-nigiri = Nigiri: černý musí pasovat, takže bílý vyhrává. Kdo byl po nigiri bílý? Barvy jsou z první partie.
ladder-black-is-white = Černý má nyní bílé
ladder-white-is-white = Bílý má nyní bílé
ladder-ended = Konec v
ladder-advances = Postupuje { $name }.
ladder-back = Odebrat poslední partii
ladder-won = rozstřel vyhrál { $colour }
needs-ladder = jigo: nutný rozstřel
note-rematch = už spolu hráli
note-family = stejná rodina
note-club = stejný klub
note-country = stejná země
note-black_floats_down = černý dolů
note-white_floats_down = bílý dolů
note-far_apart = daleko od sebe
note-board9 = 9x9
note-board13 = 13x13

ko-name = KO{ $category }
ko-players = hráčů: { $count }
ko-not-drawn = nevylosováno
ko-draw = Losovat KO{ $category }
ko-draw-all = Losovat vše
ko-all-frozen = Seznam je zmrazený. Nyní se nelosuje a drží se vyhlášeného závazku.
ko-all-planned = Losuje se s vámi zvoleným nastavením.
ko-all-usual = Losuje se podle návrhu.
ko-choice = Nastavení losování
ko-size = Hráči v pavouku
ko-size-other = Jiný počet
ko-first-round = První kolo
ko-first-round-hint = prázdné: skončí posledním kolem
ko-size-hint = oprávněných: { $count }
ko-size-rounds = kola { $first }–{ $last }
ko-size-byes = { $count ->
    [0] bez volných losů
    [one] { $count } volný los
    [few] { $count } volné losy
   *[other] { $count } volných losů
}
ko-size-out = { $count ->
    [0] nikdo nevynechán
   *[other] vynecháno: { $count }
}
ko-size-gap = { $count ->
    [0] stejné VT
    [one] rozdíl nejvýše { $count } VT
    [few] rozdíl nejvýše { $count } VT
   *[other] rozdíl nejvýše { $count } VT
}
ko-effect = Hráčů { $size }, polí { $lines }, kola { $first } až { $last }:
ko-gaps = Rozdíly VT v prvních partiích, kdyby losy šly podle seznamu: { $gaps }.
ko-way = Cesta do pavouka
ko-way-wild = Divoká karta
qualifying = Kvalifikační partie
qualifying-title = Kvalifikační partie KO{ $category }
qualifying-about = O poslední místa v pavouku se hraje v kolech před jeho začátkem. Při losování jsou vítězové v pavouku.
qualifying-lines = Pole v pavouku
qualifying-rounds = Kvalifikační kola
qualifying-for-wild = Divoké karty, o které se hraje
qualifying-wild = Divoké karty v seznamu: { $count }
qualifying-planned = Plán pro { $lines } polí: přímých účastníků { $direct }, divokých karet { $wild }; partie v kolech { $first } až { $last }.
qualifying-won = V pavouku: { $name }.
qualifying-nobody = Bez vítěze.
qualifying-back = Smazat plán
qualifying-plan = Naplánovat partie
qualifying-again = Naplánovat znovu
ko-way-qualified = Kvalifikant
ko-way-later = Od kola { $round } pavouka
ko-most = Divoké karty: { $wild } (nejvýše { $most_wild }). Kvalifikanti: { $qualified } (nejvýše { $most_qualified }).
ko-up = Nahoru
ko-down = Dolů
ko-first = Tento hráč je už první.
ko-last = Tento hráč je už poslední.
ko-sort = Obnovit pořadí podle síly
ko-moved = posunul ředitel
ko-out = mimo pavouka
ko-excluded = Mimo seznam: { $count }
ko-apart-countries = V prvním kole oddělit země
ko-apart-clubs = V prvním kole oddělit kluby
ko-third = Partie o třetí místo
ko-reason-hint = uloží se s losováním a vytiskne v zápisu
ko-reason-needed = Zadejte důvod. Uloží se s losováním.
ko-freeze = Zmrazit seznam
ko-frozen = Seznam je zmrazený
ko-frozen-about = Toto číslo přečtěte nahlas nebo zapište dříve, než zazní veřejné číslice: dokazuje, že se seznam potom nezměnil.
ko-thaw = Změnit seznam
ko-draw-ceremony = Losovat pole po poli
ko-draw-now = Losovat najednou
ko-again = Nahradí se dříve vylosovaný pavouk; zůstane v historii.
ko-keep = Ponechat pavouka
ko-redraw = Losovat znovu
ko-redraw-begun = Partie tohoto pavouka jsou už spárované. Nejdříve zrušte párování těchto kol.
ko-replace = Nahradit hráče
ko-replace-none = Nejdříve vyberte pole hráče.
ko-replace-who = Kdo nahradí hráče { $name }?
ko-replace-about = Pole nasazeného dostane nejsilnější nenasazený hráč a jeho pole náhradník. Není-li náhradník, z pole se stane volný los.
ko-replace-reason = prázdné, pokud se hráč odhlásil
ko-alternate = Náhradník
ko-alternate-next = Další v seznamu
ko-alternate-none = Nikdo: volný los
ko-ceremony = Ukázat losování
ko-entropy = Veřejné číslice
ko-entropy-hint = kostky nebo čísla vyhlášená v sále, jen číslice; oddělovače se nepočítají
closing-entropy = Veřejné číslice pro losy
closing-entropy-hint = vyhlásí se nyní a přimíchají do semínka losování; může být prázdné
seed-new = Nové semínko losování
seed-new-hint = Zůstane v historii a kontrola uvede kola spárovaná s dřívějším semínkem.
seed-draw = Losovat semínko
ko-digits = Počet číslic
ko-digits-hint = vyhlásí se nyní; může být prázdné
ko-source = Zdroj číslic
ko-source-hint = vyhlásí se nyní, například kostky v sále nebo loterie a její čas
ko-frozen-number = Zmrazení { $number }, { $at }
ko-announced = { $digits ->
        [0] Vyhlášeno: libovolný počet číslic
        [one] Vyhlášeno: 1 číslice
        [few] Vyhlášeno: { $digits } číslice
       *[other] Vyhlášeno: { $digits } číslic
    }
ko-acts = Zmrazení a losování
ko-act-freeze = { ko-frozen-number }
ko-act-draw = Losování { $number }, { $at }
ko-act-undone = (vráceno)
ko-list = Seznam v pořadí nasazení
ko-list-empty = Do této kategorie nepatří žádný zaregistrovaný hráč.
ko-summary = { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}, začátek v kole { $first }.
ko-winner = Vítěz: { $name }
ko-shown = Zobrazení
ko-whole = Celý pavouk
ko-section = Část { $number }
ko-zoom = Zvětšení
ko-smaller = Zmenšit
ko-larger = Zvětšit
ko-fit = Přizpůsobit
ko-overview = Přehled
ko-overview-about = Pavouk, počet řádků: { $lines }. Rozhodnuté partie: { $decided } z { $games }. Tabulka níže ukazuje totéž.
ko-overview-game = Partie
ko-picture = Uložit obrázek
ko-in-round = kolo { $round }
ko-bye = volný los
ko-board-room = stůl { $board }, { $room }
ko-needs-ladder = jigo: rozstřel
ko-invalidated = neplatná
ko-vacant = bez hráče
ko-open-side = není rozhodnuto
ko-cell-box = Pole { $box }, { $group }: { $name }
ko-cell-game = { $stage }, partie { $number }, kolo { $round }
ko-cell-won = Vyhrává { $name }
ko-versus = { $a } – { $b }
ko-versus-won = { $a } – { $b }, vyhrává { $won }
ko-ranking = Místa a fáze
ko-shared = { $from }–{ $to }
ko-still-in = ještě hraje
ko-record = Zápis o losování
ko-commitment = Závazek
ko-nonce = Nonce
keys-table = šipky pohyb · Page Down části · + - Z zvětšení · V losování
keys-table-categories = [ ] kategorie
keys-table-results = 1 vyhrál černý · 2 vyhrál bílý · = jigo · 0 prohráli oba · F kontumace · W postup bez boje · Backspace maže · P druhý průchod
ceremony-title = KO{ $category }: losování
ceremony-count = { $shown } z { $all }
ceremony-box = skupina { $group }, pole { $box }
ceremony-lot = Los { $drawn } z { $of }
ceremony-again = { $count ->
    [one] jednou losováno znovu kvůli oddělení zemí nebo klubů
    [few] { $count }krát losováno znovu kvůli oddělení zemí nebo klubů
   *[other] { $count }krát losováno znovu kvůli oddělení zemí nebo klubů
}
ceremony-alone = bez losu: zbývá jediný hráč
ceremony-meets = soupeř: { $name }
ceremony-bye = v prvním kole volný los
ceremony-open = soupeř ještě nevylosován
ceremony-commitment = Závazek k seznamu
ceremony-next = Další
ceremony-play = Přehrát
ceremony-pause = Pozastavit
ceremony-all = Na konec
stage-round_of_64 = Kolo 64 hráčů
stage-round_of_32 = Kolo 32 hráčů
stage-round_of_16 = Osmifinále
stage-quarter_final = Čtvrtfinále
stage-semi_final = Semifinále
stage-winners_final = Finále vítězů
stage-losers_round = Pavouk poražených
stage-second_final = Druhé finále
stage-third_final = Třetí finále
ko-loser-of = poražený z partie { $game }
ko-winner-of = vítěz: kolo { $round }, partie { $number }
stage-final = Finále
stage-third_place = Třetí místo
stage-finalist = Finalista
stage-qualifying = Kvalifikace
stage-winner = Vítěz
stage-final_group = Finále, skupiny
stage-final_semi_finals = Finále, semifinále
stage-final_finals = Finále, závěrečné partie

final-name = Finále { $category }
final-group = Skupina { $name }
final-score = Výhry
final-by = Rozhodlo
final-by-wins = výhry
final-by-direct_game = vzájemná partie
final-by-entry_position = pozice na startu
final-by-ladder = menší desky
final-by-nothing = nerozhodnuto
final-tie = Shoda.
final-tie-hint = Hrají na menších deskách. Vyberte je v pořadí výsledků od nejlepšího.
final-tie-named = už vybráno
final-day = Den { $day }
final-eve = Den předem
final-phase-group = skupiny
final-phase-semi_finals = semifinále
final-phase-finals = závěrečné partie
final-alone-rounds = Kola, ve kterých se hraje jen Finále
final-alone = hraje jen Finále
final-rests = Volno: { $names }
final-places = Místa
final-size = Hráči
final-list = Seznam podle bodů
final-draw = Losovat Finále { $category }
final-rests-when = Plán volna
final-way-best = nejlepší hráči hrají dvě partie denně
final-way-lots = losem
final-way-eve = první kolo den předem
final-ladder-keys = Kdo vyhrál rozstřel? 1 černý · 2 bílý
final-state-waiting = čeká
final-state-due = ke spárování
final-state-running = hraje se
final-state-ladder = { needs-ladder }
final-state-jigo = { result-jigo }
final-state-invalidated = { ko-invalidated }
final-state-vacant = { ko-vacant }
how-walkover = bez boje
how-forfeit = kontumace
how-ladder = po rozstřelu
how-bye = volný los
how-ruling = rozhodnutím
group-gold = zlatá
group-bronze = bronzová
group-blue = modrá
group-green = zelená
group-magenta = fialová
group-red = červená

standings-after = Pořadí po kole { $round }
standings-round = Po kole
prize-list-fix = Uzavřít pro vyhlášení
prize-list-state = Listina pro vyhlášení je uzavřena po kole { $round }: { $time }, otisk { $head }. Ceny se řídí podle ní.
prize-list-take-back = Zrušit listinu
standings-newest = nejnovější
standings-find = Najít hráče ( / )
standings-empty = Zatím žádní zaregistrovaní hráči.
standings-view = Zobrazení
standings-view-key = tabulka, křížová tabulka, místa po kolech
standings-view-table = Tabulka
standings-view-crosstable = Křížová tabulka
standings-view-places = Místa po kolech
crosstable-about = Kdo s kým hrál. Hráči: { $players }, partie: { $games }. Tabulka níže ukazuje totéž.
crosstable-games = { games-title }
crosstable-win = výhra
crosstable-loss = prohra
crosstable-jigo = { result-jigo }
crosstable-open = bez výsledku
crosstable-game = { $name } – { $other }: { $result }, { $round }. kolo
crosstable-of = { $name }: { $games }
places-about = Místa po každém kole. Hráči: { $players }, kola: { $rounds }. Tabulka níže ukazuje totéž.
places-none = První kolo ještě není spárováno.

history-find = Hledat v historii ( / )
history-empty = Zatím žádné změny.
history-more = Ukázat vše ({ $count })
history-head = Poslední otisk historie:
history-sheet-head = Otisk na listu
history-verify = Ověřit list
history-verified = { $later ->
        [0] List patří k této historii. Byl vytištěn po záznamu { $entry } ({ $what }, { $at }) a od té doby se nic nezměnilo.
        [one] List patří k této historii. Byl vytištěn po záznamu { $entry } ({ $what }, { $at }). Od té doby přibyl jeden záznam.
        [few] List patří k této historii. Byl vytištěn po záznamu { $entry } ({ $what }, { $at }). Od té doby přibyly { $later } záznamy.
       *[other] List patří k této historii. Byl vytištěn po záznamu { $entry } ({ $what }, { $at }). Od té doby přibylo { $later } záznamů.
    }
history-verified-undone = Tento záznam byl mezitím vrácen.

copies = Automatické kopie
copies-none = Zatím žádné kopie. Drawmaster ji vytvoří po každém potvrzeném kole a po každé hodině práce.
copies-content = Obsah
copies-holds = { $entries ->
    [one] { $entries } přihláška
    [few] { $entries } přihlášky
   *[other] { $entries } přihlášek
}, spárováno kolo { $paired }, potvrzeno { $confirmed }, { $results ->
    [one] { $results } výsledek
    [few] { $results } výsledky
   *[other] { $results } výsledků
}
copies-changes = Změny
copies-last = Poslední změna
copies-restore = Obnovit
copies-restored = Obnoveno do { $file }. Dříve otevřený soubor se nezměnil.
copies-salvage = Zachránit poškozený soubor
copies-damaged = Poškozený soubor
copies-salvaged = { $file } obsahuje, co se dalo přečíst: { $entries ->
    [one] { $entries } spolehlivá změna
    [few] { $entries } spolehlivé změny
   *[other] { $entries } spolehlivých změn
}, { $doubts ->
    [one] { $doubts } nejistá položka
    [few] { $doubts } nejisté položky
   *[other] { $doubts } nejistých položek
}.
copies-check = Zkontrolovat tento soubor
copies-sound = Soubor je v pořádku; ověřeno změn { $entries }, řádků { $rows }, certifikátů párování { $certificates }.
copies-save-as = Uložit jako …
copies-saved-as = Akce je nyní v souboru { $file }. Starý soubor se nezměnil.
copies-saved-bare = Akce je nyní v souboru { $file }. Starý soubor nešel přečíst, takže historie začíná znovu.
copies-and-check = Kopie a kontrola
copies-read = Zachránit data
copies-found = Zachráněná data
copies-doubts = Ztraceno nebo nelze ověřit:
copies-no-doubts = Nic se neztratilo.
copies-open = Otevřít

print-print = Tisk
print-export = Odeslat
print-write = Uložit PDF
print-no-round = Žádné kolo ještě není spárováno.
export-notes-about = Druhý program nepřevezme vše tak, jak to je zde. Můžete to nejdříve opravit, nebo soubor uložit hned.
print-done = Uloženo { $file }.
site-done = Uloženo { $file }: { $written ->
    [one] jeden soubor nový nebo změněný
    [few] { $written } soubory nové nebo změněné
   *[other] { $written } souborů nových nebo změněných
}, odstraněno { $removed }.
site-kept = Tyto soubory změnil někdo jiný, proto zůstávají: { $files }.
sheet-of-category = { $label }, věk { $category }
sheet-pairings = Párování podle stolů
sheet-pairings-about = Na zeď, s místem pro výsledky.
sheet-pairings-by-name = Párování podle jmen
sheet-pairings-by-name-about = Ukazuje hráčům jejich stoly.
sheet-seats = Místa ve všech soutěžích
sheet-seats-about = Ukazuje každému soutěž a stůl, kde nyní hraje.
sheet-slips = Lístky s výsledky
sheet-slips-about = Šest na stránku, k rozstříhání.
sheet-wall-chart = Turnajová tabulka
sheet-wall-chart-about = Soupeři a výhry všech hráčů, po každém kole.
sheet-standings = Pořadí
sheet-standings-about = Se všemi kritérii a výsledky.
sheet-final-list = Konečné pořadí
sheet-final-list-about = Po posledním kole.
sheet-overall = { stage-overall }
sheet-overall-about = Každý je tu jednou: tam, kam ho zařadila jeho poslední fáze.
sheet-individual = Pořadí jednotlivců
sheet-individual-about = Hráči družstev podle výher.
sheet-ko = Pavouk
sheet-ko-about = Jména, skupiny podle síly a vítězové.
sheet-ladder = { ladder }
sheet-ladder-about = Desky a časy rozstřelu po jigo ve vyřazovací části.
sheet-draw-record = { ko-record }
sheet-draw-record-about = Seznam, závazek a losy: losování může zopakovat každý.
sheet-register = Startovní listina
sheet-register-about = Všechny přihlášky s čísly.
sheet-draw-cards = Losovací lístky
sheet-draw-cards-about = Jeden na hráče, k zamíchání.
sheet-labels = Jmenovky
sheet-labels-about = K rozstříhání.
sheet-tables = Čísla stolů
sheet-tables-about = K postavení na stoly.
sheet-timetable = Časový rozvrh
sheet-timetable-about = Navržené časy všech kol.
sheet-rules = Pravidla
sheet-rules-about = Čas na partii, komi, kritéria.
sheet-pink-slips = { panel-slips }
sheet-pink-slips-about = Prázdné lístky, na růžový papír.
sheet-pink-register = Seznam růžových lístků
sheet-pink-register-about = Všechny lístky a jejich vyřízení.
sheet-sealed-move = Zapečetěný tah
sheet-sealed-move-about = Formulář pro přerušenou partii.
sheet-officials = Funkcionáři
sheet-officials-about = Rozhodčí, časoměřiči a odvolací komise, na zeď.
sheet-cases = Kniha případů
sheet-cases-about = Všechny případy s rozhodnutími, protesty a odvoláními; jen pro rozhodčího.
sheet-case = Protokoly případů
sheet-case-about = Každý případ s články, průběhem a podpisy; jen pro rozhodčího.
sheet-daily-report = Denní zpráva
sheet-daily-report-about = Dnešní kola, kontumace, opravy, případy a protesty, pro pořadatele.
sheet-late = Opozdilci
sheet-late-about = Pro rozhodčího: kdo přišel pozdě, hodiny a kdy jsou partie prohrané. Nevyvěšovat.
sheet-fee-list = Registrační stůl
sheet-fee-list-about = Všichni, kdo se čekají, a kolik mají zaplatit; jen pro pult.
sheet-receipt = Doklady
sheet-receipt-about = Doklad o každé platbě, s číslem.
sheet-cash-report = Pokladní zpráva
sheet-cash-report-about = Co se vybralo v jednotlivých dnech a za jednotlivé položky a kolik má být v pokladně; jen pro pokladníka.
sheet-levy-form = Výkaz poplatků
sheet-levy-form-about = Poplatky všech hráčů podle sazby, pro asociaci.
sheet-incidents = Události
sheet-incidents-about = Deník rozhodčího: co akce zaznamenala, a prázdné řádky.
sheet-self-pairing = Tabulka vlastního výběru soupeřů
sheet-self-pairing-about = Pro vedlejší turnaj.
sheet-points = { col-points }
sheet-points-about = Body SEYGO a jejich zdroje.
file-h9 = Výsledky pro ratingovou listinu
file-h9-about = Soubor H9 pro Evropskou databázi go.
file-tou = Výsledky pro francouzskou federaci
file-tou-about = Soubor tou pro FFG.
file-aga = Výsledky pro AGA
file-aga-about = Soubor výsledků americké asociace go.
file-opengotha = Soubor OpenGotha
file-opengotha-about = Celý turnaj pro jiné programy.
file-macmahon = Soubor MacMahon
file-macmahon-about = Soutěž se všemi partiemi pro program MacMahon 3.
file-pairgoth = Soubor Pairgoth
file-pairgoth-about = Soutěž se všemi partiemi pro Pairgoth.
file-trf = Hlášení pro švýcarské programy (TRF16)
file-trf-about = Partie a body pro programy, které kontrolují párování; šachový formát.
file-csv = Pořadí jako CSV
file-csv-about = Pro tabulkové programy.
file-json = Data pro web
file-json-about = Všechny soutěže jako JSON: hráči v podobě ke zveřejnění, kola, výsledky, pořadí, pavouky, body.
file-fees = Účty (CSV)
file-fees-about = Kolik má kdo zaplatit, kolik zaplatil a kolik zbývá. Jen pro pokladníka: obsahuje celá jména.
file-payments = Platby (CSV)
file-payments-about = Platby a vratky s doklady. Jen pro pokladníka: obsahuje celá jména.
file-cases = Kniha případů (CSV)
file-cases-about = Všechny případy rozhodčího s rozhodnutími, protesty a odvoláními. Jen pro rozhodčího: obsahuje celá jména.
file-entries = Přihlášky jako CSV
file-entries-about = Pro pořadatele, s celými jmény.
sheet-doors = { setting-event-halls }
sheet-doors-about = Stoly v každém sále, na dveře.
sheet-prizes = Ceny
sheet-prizes-about = Držitelé cen, skupina po skupině.
sheet-sp-list = Bodová listina
sheet-sp-list-about = Body série použité k nasazení.
file-html = Webové stránky
file-html-about = Složka s párováním, pořadím a pavouky pro obrazovku nebo webový server.
file-site = Web
file-site-about = Stránky, listy, výsledky a data všech soutěží ve složce nebo souboru .zip. Při dalším uložení se zapíší jen změněné soubory.
print-round-short = Tisk
print-all = Vytisknout vše pro kolo { $round }
print-all-done = { $folder }: { $count ->
        [one] 1 list
        [few] { $count } listy
       *[other] { $count } listů
    }.
print-all-written = uloženo { $count }, vynecháno { $without }
print-look = Náhled
print-options = Možnosti tisku
print-option-paper = Papír
print-option-language = { desk-language }
print-option-second-language = Druhý jazyk
print-option-hall = { room-name }
print-option-copies = Kopie
print-option-landscape = Na šířku
print-option-replace = Nahradit chybějící znaky
print-paper-own = Výchozí
print-paper-a4 = A4
print-paper-a3 = A3
print-paper-letter = Letter
print-paper-legal = Legal
print-hall-all = Všechny sály
print-option-day = Den zprávy
print-preview = Náhled: { $label }
print-page-back = Předchozí
print-page-on = Další
print-page-of = Strana { $page } z { $pages }
print-first-page = Toto je první strana.
print-last-page = Toto je poslední strana.
print-missing = Žádné písmo nemá znaky { $characters }. Změňte tato jména, nebo zaškrtněte „Nahradit chybějící znaky“, aby se místo nich tisklo �.
language-draft = Návrh překladu: zatím ho nezkontroloval žádný rodilý mluvčí.
print-option-format = Formát
print-format-own = K ručnímu rozstříhání
print-format-99x67 = Štítky 99 × 68 mm, 8 na A4
print-format-99x38 = Štítky 99 × 38 mm, 14 na A4
print-format-63x38 = Štítky 64 × 38 mm, 21 na A4
print-format-85x54 = Karty 85 × 54 mm, 10 na A4
print-format-70x37 = Štítky 70 × 37 mm, 24 na A4
print-format-6 = 6 na stránku
print-format-4 = 4 na stránku
tour-bundle = Balíček pro sérii
tour-bundle-hint = Podepsaný soubor, ze kterého série počítá body, a předání akce jinému pořadateli.
tour-bundle-about = Podepsaný soubor s hráči, výsledky a body této akce. Pošlete ho sérii. Nezveřejňujte ho: mohou v něm být jména hráčů, která se zveřejnit nesmějí.
tour-bundle-own-key = Váš veřejný klíč. Předejte ho sérii jednou, jinou cestou než balíček:
tour-bundle-save = Uložit balíček
tour-bundle-hand-over = Předat akci
tour-bundle-hand-over-about = Po vydání balíčku může další balíčky vydávat jiný pořadatel svým klíčem z kopie tohoto souboru akce. Nejdříve akci předejte, pak soubor zkopírujte.
tour-bundle-new-key = Veřejný klíč druhého pořadatele
tour-bundle-handed-over = Akce { $event } je předána vlastníku klíče { $to }.
print-tour = Z knihy série
tour-book = Kniha série
tour-race = Závod o Finále
tour-race-about = Body roku podle kategorií a kdo postupuje.
tour-prizes = Ceny roku
tour-prizes-about = První tři, dívky, chlapci, největší zlepšení, nováček, družstva zemí.
tour-sp-list = Bodové listiny série
tour-sp-list-about = K nasazení pavouků.
print-changed = { $count ->
        [one] Od vytištění se změnil 1 řádek
        [few] Od vytištění se změnily { $count } řádky
       *[other] Od vytištění se změnilo { $count } řádků
    }
print-progress = Tiskne se: { $done } z { $all }
print-stop = Zastavit
print-all-stopped = Zastaveno. { $folder }: { $count ->
        [one] 1 list
        [few] { $count } listy
       *[other] { $count } listů
    }.
print-not-shown = Soubor { $file } byl uložen, ale žádný program na tomto počítači ho neotevřel. Otevřete ho ze složky a vytiskněte.
key-print-screen = vytisknout listy této obrazovky
print-sheets = Listy
print-tick-first = Nejprve zaškrtněte list.
print-copies-of = Kopie: { $sheet }
print-printer = Tiskárna
print-send-more = Vybrat listy a tisknout
print-sent = Listy odeslané na { $printer }: { $count }.
print-sent-some = Na { $printer } odesláno { $count } z { $all } listů.
key-print-round = vytisknout vše pro kolo
sheet-final-groups = Skupiny Finále
sheet-final-groups-about = Křížové tabulky, partie každého kola, semifinále a závěrečné partie.
book-print = Tisk: { $what }

card = Karta hráče
card-of = Karta: { $name }
card-number = Č. { $number }
card-age = věková kategorie { $age }
card-after = Po kole { $round }
card-place = místo { $place }
card-colours = Barvy
card-points = Body série
card-colour = Barva
card-games = { games-title }
card-no-games = Žádné kolo ještě není spárováno.
card-opponent = Soupeř
card-opponent-score = Body soupeře
card-kind-win = výhra
card-kind-loss = prohra
card-kind-jigo = { result-jigo }
card-kind-open = neskončila
card-kind-bye = { ko-bye }
card-kind-absent = nehraje
card-kind-none = bez partie
card-float-up = přesun nahoru
card-float-down = přesun dolů
card-ko-won = výhra, soupeř: { $name }
card-ko-lost = prohra, soupeř: { $name }
card-ko-plays = hraje, soupeř: { $name }
card-ko-waits = soupeř ještě není znám
card-changes = { copies-changes }
key-card = karta hráče
key-card-of-board = karta černého, bílého hráče
round-find = Najít stůl podle hráče, klubu nebo čísla
round-find-short = Hledat ( / )
round-no-match = Žádný stůl neodpovídá.
skip = Přejít k obsahu

competitions = Soutěže
competition-next = další soutěž
competition-next-key = Zobrazit tuto soutěž (Alt+C: další)
import-has-teams = Soubor má týmy. Mohou se utkat jako v souboru, nebo turnaj má jen jejich hráče.
import-teams = Týmy hrají proti sobě
import-take = Importovat
import-take-good = Importovat bez těchto řádků
import-notes = Poznámky k importu
timetable = Časový rozvrh
timetable-times = { $start } až { $over }
glance = Stručně
glance-of = Stručně: { $event }
glance-empty = Zatím žádné partie. Statistika začne prvním párováním.
glance-rounds = Partie podle kol
glance-rounds-about = Kola: { $rounds }, partie: { $games }. Černý vyhrál { $black }, bílý { $white }, jigo { $jigo }. Tabulka níže ukazuje totéž.
glance-black = { result-black }
glance-white = { result-white }
glance-jigo = { result-jigo }
glance-other = nehráno nebo bez vítěze
glance-open = zatím bez výsledku
glance-floats = Přesuny
glance-floats-about = Přesuny (kola: { $rounds }): { $floats }. Tabulka níže ukazuje totéž.
glance-knockout = Vyřazovací partie
glance-handicap = S handicapem
glance-byes = Volné losy
glance-colours = Vyváženost barev
glance-colours-about = Obě barvy stejně často nebo s rozdílem jedna: { $level } z { $players } hráčů. Tabulka níže ukazuje totéž.
glance-balance = Černý minus bílý
glance-gaps = Partie podle rozdílu VT
glance-gaps-about = Silnější hráč vyhrál { $won } z { $games } partií ({ $percent } %). Tabulka níže ukazuje totéž.
glance-ranks = Rozdíl VT
glance-stronger = vyhrál silnější
glance-weaker = vyhrál slabší
glance-handicaps = Partie podle handicapu
glance-handicaps-about = Partie s handicapem: { $handicap } z { $games }. Tabulka níže ukazuje totéž.
glance-stones = Kameny
people-conflicts = Přihlášeno, ale někteří mají hrát dvakrát ve stejnou dobu:
competition-choose = Přejít: { $name }
competition-about = { $system }, { $rounds ->
    [one] 1 kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
}, { $players ->
    [one] 1 hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}
competition-about-free = { $system }, { $players ->
    [one] 1 hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}
system-mcmahon = McMahon
system-novices = pro začátečníky
system-league = liga
system-club-ladder = klubový žebříček
system-swiss = švýcarský
system-round-robin = každý s každým
system-score-pairing = podle bodů
system-generalised-knock-out = zobecněný vyřazovací
system-zoned-swiss = švýcarský se zónami
system-knock-out = vyřazovací
system-swiss-knock-out = švýcarský s vyřazovací částí
system-double-elimination = na dvě prohry
system-zones = zóny a vyřazovací část
kind-templates = Šablony
kind-systems = Systémy
system-about-mcmahon = Hráči začínají s body podle VT; hrají spolu hráči se stejnými body.
system-about-novices = Začátečníci na malých deskách s handicapem; hráči bez výhry hrají spolu, aby málokdo prohrál vše.
system-about-league = V divizi hraje každý s každým po několik měsíců; první postupují, poslední sestupují.
system-about-club-ladder = Měsíce partií v klubu: výhra o příčku výš, prohra o příčku níž; příčky určují kameny a komi.
system-about-swiss = Všichni začínají stejně; hrají spolu hráči se stejnými body.
system-about-round-robin = Každý hraje s každým jednou.
system-about-score-pairing = Čísla losem; hráči se stejnými body hrají spolu, horní polovina skupiny s dolní.
system-about-knock-out = Poražený vypadává. Jeden losovaný pavouk, na přání s partií o třetí místo.
system-about-swiss-knock-out = Švýcarský systém, v jehož posledních kolech hraje prvních osm hráčů vyřazovací část a ostatní pokračují.
system-about-double-elimination = Kdo prohraje, pokračuje v druhém pavouku a po druhé prohře vypadává. Vítězové obou pavouků hrají finále.
system-about-zones = Losované zóny, v nichž hraje každý s každým, pak vyřazovací část vítězů zón.
system-about-generalised-knock-out = Nikdo nevypadává: hrají spolu hráči se stejnými výsledky ve stejném pořadí.
system-about-self-pairing = Kdokoli může kdykoli hrát s kýmkoli, nejvýše dvakrát; partie se přidávají průběžně.
system-about-zoned-swiss = Vlastní švýcarský systém pro každé pásmo VT.
system-self-pairing = vlastní výběr soupeřů
games-title = Partie
games-conditions = Černý: { $black }, bílý: { $white }; { $stones ->
    [0] bez kamenů
    [one] jeden kámen
    [few] { $stones } kameny
   *[other] { $stones } kamenů
 }, komi { $komi }.
games-add = Přidat partii
games-black = Černý č.
games-white = Bílý č.
games-hint = { $meetings ->
    [1] Napište čísla a stiskněte Enter. Stejná dvojice může hrát jednou.
    [2] Napište čísla a stiskněte Enter. Stejná dvojice může hrát dvakrát.
    [few] Napište čísla a stiskněte Enter. Stejná dvojice může hrát { $meetings }krát.
   *[other] Napište čísla a stiskněte Enter. Stejná dvojice může hrát { $meetings }krát.
}
games-empty = Zatím nikdo není zaregistrován.
games-hint-ladder = Napište čísla a uvidíte, kdo má černé a kolik kamenů. Po partii stiskněte Enter.
games-total = Celkem
games-rung = Příčka
games-left = Zbývá
games-day-hint = Den, kdy se partie hrála. Prázdné: dnes.
ladder-prizes = Ceny za období
ladder-prizes-from = Od
ladder-prizes-to = Do
ladder-improvement = Největší zlepšení
ladder-persistence = Nejvíce partií
ladder-rungs = { $count ->
    [one] o 1 příčku výš
    [few] o { $count } příčky výš
   *[other] o { $count } příček výš
}
games-climbed = Posun
games-count = { $count ->
    [one] 1 partie
    [few] { $count } partie
   *[other] { $count } partií
}
games-remove = Odebrat partii s hráčem č. { $number }
competition-add = Přidat soutěž
competition-from-file = Ze souboru akce ...
competition-imported = Přidána soutěž { $name }: { $entries ->
    [one] 1 přihláška
    [few] { $entries } přihlášky
   *[other] { $entries } přihlášek
}. { $known ->
    [0] Nikdo z nich v akci dosud nebyl.
    [one] 1 člověk už v akci byl.
    [few] { $known } lidé už v akci byli.
   *[other] { $known } lidí už v akci bylo.
}
competition-name-hint = Nechte prázdné pro obvyklý název.
competition-remove = Odebrat
competition-next-season = Další sezóna
competition-next-season-of = Další sezóna: { $name }
competition-next-season-about = Nastavení a lidé se převezmou. V lize si poslední z každé divize vymění místo s prvními z nižší.
competition-only = Akce musí mít soutěž.
people-enter = Z jiné soutěže
people-find = Hledat jméno nebo klub
people-none = Všichni už jsou zde přihlášeni.
people-nobody = Vyberte lidi, které chcete přihlásit.
people-enter-count = { $count ->
    [one] Přihlásit 1 člověka
    [few] Přihlásit { $count } lidi
   *[other] Přihlásit { $count } lidí
}

## Stages

stages = Fáze
stages-none = Fáze bere hráče ze soutěže, která skončila: finále první osmičky, skupiny, útěcha.
stages-picture = Obrázek fází; tabulka pod ním říká totéž
stage-name = Fáze
stage-after = Po
stage-who = Kdo pokračuje
stage-brings = Co si přinášejí
stage-players = { col-players }
stage-state = { adjourn-col-state }
stage-last = { stage-name }
stage-system = Systém
stage-add = Přidat fázi
stage-fill = Naplnit
stage-overall = Pořadí všech fází
stage-overall-final = Konečné pořadí všech fází
stage-overall-interim = Průběžné pořadí všech fází
stage-tied-title = Dělené místo před fází { $name }
stage-choose = Vyberte, kdo pokračuje: { $seats ->
    [one] jeden hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčů
}.
stage-changed-since = Předchozí pořadí se od té doby změnilo.
stage-brought-since = Body, které si hráči přinesli, se od té doby změnily.
stage-takes-places = místa { $first }–{ $last }
stage-takes-each = první z každé: { $count }
stage-takes-others = ostatní
stage-takes-losers = poražení z kola { $round }
stage-rule-places = Místa v pořadí
stage-rule-each = První z každé zóny, divize nebo kategorie
stage-rule-others = Ostatní
stage-rule-losers = Poražení z kola pavouka
stage-from-place = Od místa
stage-to-place = Do místa
stage-count = Kolik z každé
stage-table-round = Kolo pavouka
stage-carries-nothing = Nic
stage-carries-score = Všechny body
stage-carries-results = Vzájemné výsledky
stage-template = Šablona
stage-template-one = Jedna fáze
stage-template-final-8 = Finále osmi
stage-template-groups = Skupiny, pak vyřazovací část
stage-template-club-groups = Čtyřčlenné skupiny podle místa
stage-template-about-final-8 = Prvních osm hraje vyřazovací část.
stage-template-about-groups = První dva z každé zóny hrají vyřazovací část, ostatní švýcarský systém.
stage-template-about-club-groups = Místa 1 až 4 a 5 až 8 hrají každý s každým bez partií, které už odehrály; ostatní hrají švýcarský systém.

## The referee's desk

help-referee = Kalkulačky nepotřebují kolo: třída podle časových limitů, pozdní příchody a hodiny po návratu pozice.
    Nic z této obrazovky se nezveřejní, pokud to sami neurčíte.
key-referee-tabs = karty pracoviště rozhodčího
referee-tab-calculators = Kalkulačky
referee-class = Třída časových limitů
referee-overtime-none = žádný
referee-overtime-byoyomi = byo-yomi
referee-overtime-canadian = kanadské
referee-overtime-fischer = Fischer
referee-periods = Periody
referee-stones = Kameny
referee-seconds = Sekundy
referee-online = Partie na internetu
referee-class-is = Třída { $class }
referee-unrated = Bez ratingu
referee-lateness = Pozdní příchod (5d, 5e)
referee-start = Začátek kola
referee-black-came = Příchod černého
referee-white-came = Příchod bílého
referee-came-hint = prázdné: ještě nepřišel
referee-used = Spotřebovaný čas: černý { $black } min, bílý { $white } min
referee-used-none = prohra
referee-lost-after = Kdo přijde po { $time }, prohrává.
referee-lost-one = { $colour } prohrál.
referee-lost-both = Oba prohráli.
referee-back = Hodiny po návratu pozice (8g.3)
referee-moves = Odehrané tahy
referee-black-used = Černý spotřeboval, minuty
referee-white-used = Bílý spotřeboval, minuty
referee-back-to = Zpět k pozici po tahu
referee-adjourned-at = Přerušeno po tahu
referee-adjourned-black = Minuty černého na formuláři
referee-adjourned-white = Minuty bílého na formuláři
referee-adjourned-hint = prázdné: nepřerušeno
referee-clocks-to-set = Nastavte hodiny na spotřebovaný čas: černý { $black }, bílý { $white }
referee-incomplete = Vyplňte pole.

## Officials, cases and guides

referee-tab-people = Lidé
referee-tab-cases = Případy
referee-tab-irregularity = Nesrovnalosti
official-add = Přidat funkcionáře
official-edit = Upravit funkcionáře
official-remove = Odebrat funkcionáře
official-none = Zvolte funkcionáře.
officials-empty = Zatím žádní funkcionáři. Přidejte hlavního rozhodčího, pak tříčlennou odvolací komisi a její náhradníky.
official-plays = hraje
official-name-hint = prázdné: jméno hráče
official-family-hint = slovo rodiny ze startovní listiny
official-turn-hint = náhradníci nastupují v tomto pořadí
official-as-player = Hraje jako
col-office = Funkce
col-turn = Pořadí
col-family = { entry-family-group }
col-related = Příbuzní
col-case = Případ
case-add = Přidat případ
case-edit = Upravit popis
case-rule = Rozhodnout
case-protest = Protest
case-appeal = Odvolání
case-close = Uzavřít
case-public = Zveřejnit
case-private = Skrýt
case-is-public = veřejný
case-is-private = jen pro rozhodčího
case-none = Zvolte případ.
case-of-other = Tento případ patří do soutěže { $competition }. Nejdříve zvolte tuto soutěž.
case-search = Hledat
case-all = všechny
cases-empty = Kniha případů je prázdná. Přidejte případ, když je rozhodčí přivolán.
cases-none-found = Hledání neodpovídá žádný případ.
case-round = { col-round }
case-board = { col-board }
case-place = Kolo / stůl
case-players = { col-players }
case-players-hint = číslo nebo jméno, pak Enter; prázdné: hráči stolu
case-player-remove = Odebrat: { $name }
case-title = Případ { $number }
case-facts = Co se stalo
case-articles = Články pravidel EGF
case-articles-hint = například 5j, 8g.3
case-happened = Kdy
case-happened-hint = 14:05 nebo 2026-08-14 14:05; prázdné: nyní
case-ended = Konec partie
case-ended-hint = prázdné: kdy byl zadán výsledek
case-course = Průběh
case-no-steps = Zatím nic není rozhodnuto.
case-committee = Komise pro tento případ
case-instead-of = zastupuje: { $name }
case-involved = Případ se týká: { $name } ({ $reasons }).
case-step-ruled = Rozhodnutí { $who }
case-step-protested = Protest: { $who }
case-step-appealed = Odvolání: { $who }
case-step-closed = Případ uzavřen
case-outcome = Protest nebo odvolání
case-corrected = Výsledek opraven, kolo { $round }, stůl { $board }: { $before } → { $after } (záznam deníku { $entry })
case-entered = Výsledek zadán, kolo { $round }, stůl { $board }: { $before } → { $after } (záznam deníku { $entry })
case-clocks-used = Hodiny, spotřebováno: černý { $black }, bílý { $white }
case-clocks-left = Hodiny, zbývá: černý { $black }, bílý { $white }
case-late-because = Po lhůtě, přijato z důvodu: { $reason }
case-deadline-result = Protesty proti výsledku:
case-deadline-ruling = Protesty proti rozhodnutí:
case-deadline-one-day = do { $at }, zbývá { $hours } h { $minutes } min (jeden celý den)
case-deadline-next-round = do { $at }, zbývá { $hours } h { $minutes } min (začátek dalšího kola)
case-deadline-over = možné do { $at }; lhůta uplynula
case-act-rule = Rozhodnutí { $by } v případu { $number }
case-act-protest = Protest v případu { $number }
case-act-appeal = Odvolání v případu { $number }
case-act-close = Uzavření případu { $number }
case-words-rule = Rozhodnutí
case-words-protest = Co hráč říká
case-words-appeal = { case-words-protest }
case-words-close = Jak případ skončil
case-result-enter = Výsledek, který rozhodnutí zadá
case-result-correct = Oprava potvrzeného výsledku
case-result-none = beze změny: { $result }
case-carry = Pozdější partie vyřazovací části
case-carry-none = na tom nezávisí
case-carry-through = změní hráče
case-carry-keep = ponechají hráče
case-carry-annul = hrají se znovu
case-clock-black = Hodiny černého
case-clock-white = Hodiny bílého
case-clock-hint = zbývající čas, například 12:30
case-who = Hráč
case-who-other = jiná osoba
case-against = Proti
case-against-game = výsledku partie
case-against-ruling = poslednímu rozhodnutí
case-filed = Podáno v
case-late = Důvod přijetí i přes zpoždění
case-late-hint = jen po lhůtě
case-fewer = Rozhodují méně než tři členové
guide-needs-case = Nejdříve přidejte pro partii případ; postup do něj zapíše každou odpověď.
guide-kind = Nesrovnalost
guide-kind-position = kameny posunuté, přidané nebo chybějící (8g)
guide-kind-start = špatné barvy nebo handicap (8a)
guide-kind-clock = vadné hodiny (8e)
guide-propose = Návrh { $number }:
guide-proposal-correct = Pozice se opraví a partie pokračuje.
guide-proposal-keep = Pozice zůstane a partie pokračuje.
guide-proposal-go-back = Partie se vrátí k pozici před nesrovnalostí.
guide-proposal-resign = Jeden z hráčů partii vzdá.
guide-proposal-new-game = Partie se zruší a hráči hrají novou.
guide-was = { $proposal } Černý: { $black }, bílý: { $white }
guide-accept = Přijímá
guide-refuse = Odmítá
guide-resign = Vzdává
guide-agreed = Dohodnuto a konečné: { $proposal }
guide-resigned = { $colour } se vzdal. Zadejte výsledek rozhodnutím v případu.
guide-committee = Na žádném návrhu se hráči neshodli: rozhodne odvolací komise (8g.6). Její rozhodnutí zadejte v případu.
guide-shorten = Zkrátit: nezbývá čas
guide-no-time = Nezbývá dost času.
guide-shortened = Zkráceno: { $reason }
guide-clocks-save = Spočítat a uložit hodiny
guide-mistake = Chyba
guide-mistake-colours = barvy
guide-mistake-handicap = handicap
guide-fixed = Odehrané tahy, když se na chybu přišlo
guide-rule = Ukázat, co říkají pravidla
guide-shown = Zbývající čas, který hodiny ukazují
guide-actual = Čas, který má zbývat
guide-flag = Praporek
guide-flag-none = bez chyby
guide-flag-early = spadl brzy
guide-flag-late = spadl pozdě
guide-flag-seconds = O kolik sekund dříve
guide-clock-set = Na nových hodinách zbývá { $time }.
key-case-search = hledat v knize případů
key-guide-black = černý přijímá, odmítá
key-guide-white = bílý přijímá, odmítá
referee-tab-articles = Články
col-article = Článek
col-summary = Stručně
col-full-text = Celý text
article-edit = Upravit celý text
article-text = Celý text článku { $article }
articles-lead = Turnajová pravidla EGF stručně, našimi slovy. Máte-li celý text článku, přidejte ho; protokoly ho pak vytisknou.
case-round-filter = Jen kolo
case-print = Tisknout protokol
referee-tab-late = Začátek a zpoždění
referee-tab-adjourned = Přerušené partie
referee-tab-delays = Časový rozvrh
key-late-black = černý: ještě tu není, pak už je tu
key-late-white = bílý: ještě tu není, pak už je tu
key-late-time = opravit čas příchodu
key-late-clear = oba hráči přišli včas
key-late-forfeit = zadat kontumaci
key-late-times = začátek kola, časy zapečetění
key-late-print = uložit seznam opozdilců
late-empty = Spárujte a zveřejněte kolo, pak můžete označovat hráče, kteří se opozdili.
late-start = Začátek kola { $round }: { $time }
late-planned = plán { $time }
late-sealing = Zapečetění: od { $from }, nejpozději { $by }
late-sealing-none = Bez časů zapečetění.
late-set-times = Začátek a zapečetění
late-started-at = Hodiny černého spuštěny v
late-seal-from = Hráč smí zapečetit tah od
late-seal-by = Hráč musí zapečetit tah od
late-time-hint = například 10:05; prázdné: žádný
late-presence = { $presence ->
    [missing] není tu
    [came] příchod v { $time }
   *[other] je tu
}
late-toggle = { $colour }, stůl { $board }: { $presence ->
    [missing] už je tu
   *[other] ještě tu není
}
late-col-clocks = Hodiny
late-col-left = Prohra
late-lost-in = za { $time }
late-lost-at = po { $time }
late-lost = prohra od { $time }
late-enter = Zadat { $result }
late-not-lost = Tuto partii nikdo neprohrál kvůli pozdnímu příchodu.
late-decided = Tato partie má výsledek.
late-arrived = Čas příchodu, stůl { $board }
late-black-came = { $name } (černý), příchod v
late-white-came = { $name } (bílý), příchod v
late-print = Uložit seznam
adjourn-new = Přerušit partii
adjourn-edit = Změnit formulář
adjourn-resume = Hra pokračuje
adjourn-resume-time = Čas pokračování
adjourn-resumed-at = Hra pokračovala v
adjourn-remove = Zrušit přerušení
adjourn-print = Uložit formulář
adjourn-empty = Žádná partie není přerušená. Časy zapečetění se nastavují na kartě Začátek a zpoždění.
adjourn-none-open = Každá partie kola má výsledek, nebo je přerušená.
adjourn-choose = Nejdříve zvolte přerušenou partii.
adjourn-form = Formulář zapečetěného tahu
adjourn-at = Přerušeno v
adjourn-at-hint = prázdné: nyní
adjourn-sealed-by = Tah zapečetil
adjourn-number = Číslo zapečetěného tahu
adjourn-black-captures = Kameny zajaté černým
adjourn-white-captures = Kameny zajaté bílým
adjourn-black-left = Zbývající čas černého
adjourn-white-left = Zbývající čas bílého
adjourn-left-hint = 25 minut, 12:30 nebo 1:05:00
adjourn-resumption = Pokračování
adjourn-resumption-hint = den a čas, například 2026-11-21 09:00
adjourn-site = Místo, pokud je jiné
adjourn-black-signed = Podpis černého
adjourn-white-signed = Podpis bílého
adjourn-counts-as = Při párování dalšího kola
adjourn-counts = { $as ->
    [jigo] počítá se jako jigo
    [black] počítá se jako výhra černého
    [white] počítá se jako výhra bílého
    [held] čeká: oba hráči bez párování
   *[other] podle nastavení soutěže
}
adjourn-col-sealed = Zapečetěný tah
adjourn-col-left = Zbývající čas
adjourn-col-state = Stav
adjourn-sealed = { $colour }, tah { $number }
adjourn-state = { $state ->
    [resumed] pokračuje od { $time }
    [decided] rozhodnuto: { $time }
   *[other] zapečetěno
}
adjourn-moves = Na tahu po otevření formuláře: { $colour }.
adjourn-late = Pozdní příchod k pokračování
adjourn-result-hint = Výsledek zadejte na stránce Kola, v kole této partie.
adjourn-to-round = Přejít na kolo { $round }
delay-publish = Zveřejnit navržené časy
delay-publish-one = Zveřejnit
delay-edit = Zveřejnit jiný začátek
delay-start-at = Začátek kola { $round }
delay-begun = Kolo už začalo.
delay-none = Oznámené časy mohou zůstat.
delay-col-planned = Oznámeno
delay-col-started = Začátek
delay-col-over = Konec
delay-col-late = Zpoždění
delay-col-proposed = Návrh
delay-minutes = { $minutes } min
delay-moved = dříve { $time }
delay-running = Ještě se hraje, nejdelší partie první:
delay-since = od { $time }
delay-running-none = Nehraje se žádná partie.
delay-note = Dokud časy nezveřejníte, hráči nic neuvidí; potom jsou nové časy na obrazovce v sále, na listech i na webových stránkách.
col-round = Kolo
result-adjourned = přerušeno

## Settings, points, the hall, help

yes = ano
no = ne
screen-event = Akce
screen-points = { col-points }
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
tour-results = { setting-event-two-passes }
tour-results-about = Stiskněte 1, pokud vyhrál černý, a 2, pokud bílý; kurzor přejde k dalšímu stolu. Druhý průchod skrývá první. Pokud se liší, Drawmaster se zastaví, přehraje zvuk a ukáže oba.
tour-undo = Nic se neztratí
tour-undo-about = Každý krok se ukládá hned. Ctrl+Z kterýkoli z nich vrátí a pojmenuje, i po novém spuštění. Historie ukazuje, kdo co a kdy změnil.
tour-count = { $at } z { $all }
tour-next = { ceremony-next }
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
palette-board = { board-title }
palette-nothing = Nic neodpovídá.
redo-what = Znovu: { $what }
operation-start_round = zahájení kola { $round }
history-round = { col-round }
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
group-event = { col-event }
group-games = { games-title }
group-register = { col-players }
group-scores = Body
group-pairing = Párování
group-handicap = { col-handicap }
group-standings = { screen-standings }
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
setting-event-name = { name }
setting-event-name-about = Je na každém listu a v každém souboru.
setting-event-starts = Časy začátků
setting-event-starts-about = Jen u kol, která se liší od navrženého rozvrhu, například 1 2026-11-20 09:30, 3 2026-11-21 10:00.
setting-event-place = { place }
setting-event-place-about = Je na listech a v souboru pro ratingovou listinu.
setting-event-country = { country }
setting-event-country-about = Dvě písmena, například CZ; vyžaduje ji ratingová listina.
setting-event-start = { event-start }
setting-event-start-about = Například 2026-11-20. Jeho rok určuje věkové kategorie.
setting-event-end = { event-end }
setting-event-end-about = U jednodenní akce stejný jako první den.
setting-competition-name = { col-competition }
setting-competition-name-about = Její název na listech.
setting-competition-rounds = { event-rounds }
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
setting-event-tour-championship = { col-championship }
setting-event-tour-championship-about = Název, který zůstává rok od roku stejný a podle kterého série najde předchozí ročník. Nechte prázdné, pokud je to název akce.
setting-event-tour-bundles = Vydané balíčky
setting-event-tour-bundles-about = Počet souborů vydaných pro sérii, počítá se sám.
setting-event-halls = Sály
setting-event-halls-about = Stoly v každém sále: název, první a poslední stůl.
setting-event-time-main-minutes = { event-minutes }
setting-event-time-main-minutes-about = Na hráče. Spolu s dodatečným časem určuje třídu EGF.
setting-event-time-overtime = { event-overtime }
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
setting-event-ages-categories = { some-categories }
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
setting-competition-scoring-bye-wins-about = { setting-competition-scoring-absent-wins-about }
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
setting-competition-prizes-groups = Skupiny cen
setting-competition-prizes-groups-about = V pořadí vyhlašování: all, knock-outs, categories, girls, boys, bar, wins, countries, youngest a VT, například 5k-1k.
setting-competition-prizes-places = Místa s cenou
setting-competition-prizes-places-about = Tolik hráčů z každé skupiny dostane cenu.
setting-competition-prizes-one-per-person = Jedna cena na osobu
setting-competition-prizes-one-per-person-about = Kdo získal cenu v dřívější skupině, ten se v dalších skupinách přeskočí.
setting-competition-pairing-first-rounds = Počet prvních kol
setting-competition-pairing-first-rounds-about = Poslední kolo s nasazením prvních kol.
setting-competition-pairing-bye = Lichý počet hráčů
setting-competition-pairing-bye-about = Kdo má volný los, nebo že rozhodne ředitel.
setting-competition-pairing-floats = Kdo se přesouvá
setting-competition-pairing-floats-about = Kdo hraje v jiné bodové skupině: hráči s vyváženými přesuny nahoru a dolů, nebo, zváženo proti tomu, hráči s dobrým místem ve skupině.
setting-competition-pairing-free-rounds-as-byes = Výhry bez partie a vynechaná kola jako volné losy
setting-competition-pairing-free-rounds-as-byes-about = Zapnuto: kdo měl výhru bez partie nebo vynechal kolo, dostane volný los až po ostatních.
setting-competition-pairing-apart-at-bar = Oddělovat kluby na úrovni baru
setting-competition-pairing-apart-at-bar-about = Vypnuto: hráči na úrovni baru a nad ním mohou hrát s lidmi ze svého klubu nebo země.
setting-competition-pairing-main-club = Hlavní klub od (%)
setting-competition-pairing-main-club-about = Klub s tímto nebo větším podílem hráčů se neodděluje. Prázdné: oddělují se všechny kluby.
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
setting-competition-lists-unplayed = Uvádět hráče bez partie
setting-competition-lists-unplayed-about = Vypnuto: pořadí vynechává ty, kdo ještě neměli partii ani volný los, zatímco jiní už ano.
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
setting-competition-scoring-bye-in-sums-about = { setting-competition-scoring-missed-in-sosos-about }
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
choice-Thirteen = { note-board13 }
choice-Nine = { note-board9 }
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
choice-Zero = { final-jigos-nothing }
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
hall-boards = { sheet-pairings }
hall-boards-about = Stůl, černý a bílý, jakmile je kolo zveřejněno.
hall-names = { sheet-pairings-by-name }
hall-names-about = Pomáhá hráčům najít stůl.
hall-standings = Pořadí
hall-standings-about = Místo, jméno a první tři kritéria.
hall-knockouts = { sheet-ko }
hall-knockouts-about = Nadcházející partie a jejich hráči.
hall-points-about = Body série podle věkových kategorií.
hall-points = { col-points }
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
conflict-moved = nyní tam sedí jiní hráči
conflict-aside = Odložit
conflict-settle = Rozhodnout stůl { $board }: { $result }
reports-title = Hlášení hráčů
reports-about = S nastavením „Hráči hlásí výsledky“ mají výsledkové lístky kód pro každého hráče. Hlášení platí, když soupeř nahlásí totéž, nebo když je přijmete.
reports-none = Žádné hlášení nečeká.
report-by = Nahlásil
report-state-waiting = čeká
report-state-disputed = hráči se neshodují
report-state-contradicted = byl zadán jiný výsledek
report-state-moved = hráči nyní sedí jinde
report-accept = Přijmout
report-dismiss = Odmítnout
report-codes = Kódy stolů
hall-from = Stoly od
hall-to = do
hall-time = Začátek kola
hall-time-hint = 14:30, nebo za kolik minut
hall-count = Spustit odpočet
hall-pause = { ceremony-pause }
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
round-gone = nehraje
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

## The tour book

start-tour = Kniha série
start-tour-about = Všechny turnaje sezóny pohromadě: závod, ceny a seznamy pro nasazení z balíčků akcí.
book-book = { start-tour }
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
book-players = { col-players }
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
book-nothing-undo = { undo-nothing }
book-undone = Vráceno: { $what }.
book-did-create_tour = založení knihy
book-did-add_bundle = přidání balíčku
book-did-add_key = přidání klíče pořadatele
book-did-revoke_key = zneplatnění klíče
book-did-merge_players = sloučení dvou hráčů
book-did-keep_apart = oddělení dvou hráčů
book-did-confirm_player = potvrzení hráče na rok
book-did-rename_championship = přejmenování mistrovství
book-did-migrate = { operation-migrate }
book-did-salvage = { operation-salvage }
book-did-unknown = { operation-unknown }
book-derivation = Body krok za krokem
book-sp-now = SP{ $category }: { $sp }
book-career = body za celou kariéru: { $points }
book-lapses = { $edition } propadá před { $by }
book-transition = přechod do kategorie { $category }
book-future-stars = { template-future-stars }
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
book-repeats = Má dny a partie akce { $twin }, která už v knize je. Je to jiná akce; přidat i ji.
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

## Lists and tables of settings

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
