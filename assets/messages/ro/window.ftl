### The window's texts in Romanian.

## The frame, the start page and the screens of an event

close = Închide
failed = Această parte a ferestrei nu poate fi afișată. Tot ce s-a introdus până acum este salvat.
failed-reason = Motiv: { $reason }
failed-again = Încearcă din nou
failed-leave = Înapoi
cancel = Renunță
save = Salvează
all = toate
none = niciunul
busy = Se lucrează …

start-lead = Trageri la sorți, rezultate și clasamente pentru turnee de Go. Funcționează fără internet.
start-sample = Deschide turneul demonstrativ
start-sample-about = 64 de jucători inventați, gata pentru prima rundă: pentru explorare și exercițiu.
start-stage = Deschide o etapă întreagă a circuitului
start-stage-about = Un exemplu mai mare: Open, Future Stars, Senior Youth și partide la alegerea jucătorilor, 108 jucători inventați într-un singur fișier.
start-new = Turneu nou
start-new-about = Introduceți numele și datele. Jucătorii se importă dintr-o listă sau se introduc manual.
start-open = Deschide un turneu
start-open-about = Un fișier Drawmaster de pe acest calculator sau de pe un stick USB.
start-import = Importă din alt program
start-import-about = Un turneu din OpenGotha sau MacMahon ori o listă de jucători.
start-recent = Fișiere recente

name = Nume
place = Localitate
country = Țara
event-country-hint = două litere, de exemplu RO
event-start = Prima zi
event-end = Ultima zi
event-rounds = Runde
event-template = Tipul
event-days-hint = gol: durata obișnuită a acestui tip de turneu
event-minutes = Timp de bază în minute
event-overtime = Prelungire
event-overtime-hint = 3x30 byo-yomi, 15/300 canadian, +20 Fischer sau none
template-seygo-open = Circuitul de tineret: Open cu eliminatorii
template-eygc = Campionatul european de tineret
template-club-day = Turneu de club, o zi
template-congress = Congres
template-future-stars = Future Stars
template-self-paired = 9x9 cu adversari la alegere
template-about-seygo-open = McMahon cu partide egale, eliminatorii pe categorii de vârstă în ultimele runde, rezultate introduse de două ori.
template-about-eygc = McMahon cu partide egale, puncte de campionat, rezultate introduse de două ori.
template-about-club-day = McMahon cu handicap, rezultate introduse o singură dată.
template-about-congress = McMahon cu partide egale, partide lungi, bară înaltă.
template-about-future-stars = Sistem elvețian pentru începători: partide scurte, fără puncte de circuit. Jucătorii cu experiență nu sunt admiși.
template-about-self-paired = Un turneu secundar pe table de 9x9. Oricare doi joacă oricând, cel mult de două ori; nu se împerechează nimic.
preview-title = Previzualizare
preview-class = Clasa EGF { $class }: { $class ->
    [A] partidele contează integral.
    [B] partidele contează trei sferturi.
    [D] partidele contează un sfert.
   *[C] partidele contează pe jumătate.
}
preview-unrated = Fără rating: timpul de gândire este prea scurt.
preview-bar = La bară sau deasupra ei ar trebui să fie între { $from } și { $to ->
    [one] { $to } jucător
    [few] { $to } jucători
   *[other] { $to } de jucători
}.
preview-handicap = Handicap: diferența de scor minus { $less }.
preview-newcomers = Numai începători: cel mult { $age ->
    [one] { $age } an
    [few] { $age } ani
   *[other] { $age } de ani
}, cel mult { $contests ->
    [one] { $contests } turneu cu rating
    [few] { $contests } turnee cu rating
   *[other] { $contests } de turnee cu rating
}.
preview-categories = Categorii de vârstă: { $categories }.
event-create = Creează turneul
event-close = Închide turneul

rail-open = Ecrane
rail = Ecrane
screen-register = Înscrieri
screen-knockouts = Eliminatorii
screen-final = Finala
screen-rounds = { event-rounds }
screen-referee = Arbitru
screen-standings = Clasament
screen-print = Tipărire și trimitere
screen-history = Istoric

keys = Comenzi rapide de la tastatură
keys-window = Peste tot
key-next = pasul următor al zilei
key-larger = mărește, micșorează
key-screens = treci la alt ecran
key-find = caută
key-find-letters = caută: literele merg în câmpul de căutare
key-entry-take = înscrie jucătorul găsit sau deschide fișa jucătorului
key-grid = deplasare prin tabel, schimbare
key-bar = aplică bara propusă
key-panels = panourile înscrierilor
key-choose = selectează un rând
key-game = selectează o partidă
key-category = schimbă categoria
key-table = deplasare prin căsuțe și partide, pe drumul unui jucător
key-sections = secțiunile tabloului
key-zoom = zoom; Z potrivește desenul în fereastră
key-ceremony = arată tragerea la sorți căsuță cu căsuță
key-replace = înlocuiește un jucător înaintea primelor partide
key-list = înainte de tragere: mută un jucător în sus sau în jos
key-way = înainte de tragere: wild card, calificat, rundă ulterioară
key-freeze = îngheață lista pentru tragere
key-table-results = introducerea rezultatelor, ca la Runde
key-forfeit = neprezentare, apoi cine câștigă
key-walkover = walkover în eliminatorii, apoi cine trece
key-ladder = scara de jigo, apoi cine a câștigat
key-ladder-games = mergi la scara de jigo; acolo S o începe, 1 2 = introduc partidele
key-settle = rezolvă citirile care diferă, apoi rezultatul
key-board = mergi la o masă
key-pass = cealaltă citire
key-hand = în ciornă: desfă, împerechează doi, blochează, refă împerecherea, împerechează restul, explică
key-seats = în ciornă: selectează Negru sau Alb, pentru schimbul cu alt jucător
key-bye = în ciornă: lasă liber jucătorul selectat
key-renumber = în ciornă: renumerotează mesele
key-swap = în ciornă: schimbă culorile
key-rounds = runda anterioară și următoare

palette = Caută acțiuni, jucători, mese, setări, foi și ajutor
palette-find = Scrieți câteva litere
palette-help = Ajutor: { $screen }
palette-copy = Copia din { $at }
palette-kind-player = jucător
palette-kind-board = masă
palette-kind-setting = setare
palette-kind-sheet = foaie
palette-kind-help = ajutor
palette-kind-copy = copie
palette-kind-file = fișier
screen-start = Început
help-start = Deschideți turneul demonstrativ ca să încercați totul cu 64 de jucători inventați.
    Un turneu nou are nevoie de un nume și de zilele sale; jucătorii se importă dintr-o listă sau se adaugă pe rând.
    Turneele recente apar cu zilele, dosarul și stadiul lor.
key-save = unde este salvat evenimentul
key-result-menu = rezultatele mesei
saved-already = Salvat deja la { $time } în { $file }. Fiecare modificare se salvează imediat.
saved-last = Fiecare modificare este salvată. Ultima este de la { $time }.
saved-in = Evenimentul este în { $file }. Fiecare modificare se salvează imediat.
palette-go = Mergi la { $screen }

status-round = Runda { $round } din { $rounds }
status-results = { $agreed } din { $games } rezultate
status-confirmed = confirmată
status-unfinished = { $count ->
    [one] { $count } partidă întreruptă
    [few] { $count } partide întrerupte
   *[other] { $count } de partide întrerupte
}
status-disagreements = { $count ->
    [one] { $count } masă diferă
    [few] { $count } mese diferă
   *[other] { $count } de mese diferă
}
status-conflicts = { $count ->
    [one] { $count } rezultat contradictoriu
    [few] { $count } rezultate contradictorii
   *[other] { $count } de rezultate contradictorii
}
status-registered = { $count ->
    [one] { $count } jucător confirmat
    [few] { $count } jucători confirmați
   *[other] { $count } de jucători confirmați
}
status-preregistered = { $count ->
    [one] { $count } încă neconfirmat
    [few] { $count } încă neconfirmați
   *[other] { $count } încă neconfirmați
}
status-slips = { $count ->
    [one] { $count } fișă roz în așteptare
    [few] { $count } fișe roz în așteptare
   *[other] { $count } de fișe roz în așteptare
}
status-open = înscrieri deschise
status-closed = înscrieri închise

next-register = Confirmă jucătorii
next-close-register = Închide înscrierile
next-settle-slips = Rezolvă fișele roz
next-draw-knockouts = Trage la sorți eliminatoriile
next-decide-knockout = Decide partida din runda { $round }
next-pair = Împerechează runda { $round }
next-pair-again = Împerechează din nou runda { $round }
next-release = Publică runda { $round }
next-enter-results = Introdu rezultatele
next-resolve-disagreement = Rezolvă diferența
next-settle-conflicts = Lămurește rezultatele contradictorii
next-confirm-round = Confirmă runda { $round }
next-add-rounds = Adaugă runde
next-finish = Arată clasamentul final
next-add-games = Adaugă partide
next-fill-stage = Completează etapa

undo = Anulează
undo-what = Anulează: { $what }
undo-of-helper = { $what } (de { $who })
undo-nothing = Nimic de anulat.
redo = Refă
redo-nothing = Nimic de refăcut.

operation-create_event = crearea turneului
operation-issue_bundle = emiterea pachetului
operation-hand_over_event = predarea turneului
operation-import_seed_list = importul listei capilor de serie
operation-import_event = importul turneului
operation-open_sample = crearea turneului demonstrativ
operation-add_competition = adăugare competiție { $player }
operation-add_stage = adăugare etapă { $player }
operation-fill_stage = completare etapă
operation-import_competition = import competiție { $player }
operation-remove_competition = eliminare competiție
operation-enter_people = înscriere { $player }
operation-add_entry = înscrierea: { $player }
operation-change_entry = datele înscrierii: { $player }
operation-set_entry_status = starea: { $player }
operation-take_rated = preluarea din lista de rating
operation-set_paid = taxa: { $player }
operation-set_price = prețul { $player }
operation-remove_price = eliminarea prețului { $player }
operation-include_levy = taxa asociației în prețul înscrierii
operation-choose_fees = contul: { $player }
operation-grant_discount = reducerea: { $player }
operation-revoke_discount = retragerea reducerii: { $player }
operation-take_payment = plata: { $player }
operation-refund_payment = restituirea: { $player }
operation-set_cash_day = banii din casă
operation-import_list = importul unei liste
operation-close_register = închiderea înscrierilor
operation-change_draw_seed = o nouă sămânță a tragerilor
operation-set_bar = bara
operation-draw_knockout = tragerea la sorți KO{ $category }
operation-freeze_knockout = înghețarea listei KO{ $category }
operation-freeze_final = înghețarea listei Finalei { $category }
operation-draw_final = tragerea la sorți a Finalei { $category }
operation-settle_final = departajarea în Finala { $category }
operation-change_final = setările Finalei { $category }
operation-plan_qualifying = planul calificărilor KO{ $category }
operation-replace_in_knockout = o înlocuire în KO{ $category }
operation-decide_knockout = decizie în KO{ $category }
operation-pair_round = împerecherea rundei { $round }
operation-unpair_round = desfacerea împerecherii rundei { $round }
operation-release_round = publicarea rundei { $round }
operation-confirm_round = confirmarea rundei { $round }
operation-enter_result = rezultatul mesei { $board }, runda { $round }
operation-add_game = adăugarea unei partide
operation-remove_game = eliminarea unei partide
operation-add_team = adăugarea echipei { $player }
operation-change_team = schimbarea unei echipe
operation-remove_team = eliminarea unei echipe
operation-set_line_up = formația unei echipe, runda { $round }
operation-enter_ladder = scara de jigo la masa { $board }, runda { $round }
operation-start_ladder = începutul scării de jigo la masa { $board }, runda { $round }
operation-record_ladder_game = partida scării de jigo la masa { $board }, runda { $round }
operation-take_back_ladder_game = ștergerea unei partide din scara de jigo la masa { $board }, runda { $round }
operation-set_round_clock = orele rundei { $round }
operation-mark_late = jucător întârziat la masa { $board }, runda { $round }
operation-mark_arrived = sosire la masa { $board }, runda { $round }
operation-clear_late = ștergerea unei întârzieri la masa { $board }, runda { $round }
operation-adjourn_game = întreruperea partidei de la masa { $board }, runda { $round }
operation-resume_game = reluarea partidei de la masa { $board }, runda { $round }
operation-remove_adjournment = anularea întreruperii de la masa { $board }, runda { $round }
operation-publish_times = ore noi ale rundelor
operation-enter_results = rezultatele rundei { $round }
operation-swap_colours = schimbul de culori la masa { $board }, runda { $round }
operation-swap_players = schimbul de jucători în runda { $round }
operation-lock_board = blocarea mesei { $board }, runda { $round }
operation-unpair_board = desfacerea mesei { $board } din runda { $round }
operation-pair_two = împerecherea { $player } în runda { $round }
operation-pair_rest = reîmperecherea meselor neblocate din runda { $round }
operation-set_handicap = handicapul mesei { $board }, runda { $round }
operation-move_bye = jucătorul liber în runda { $round }
operation-pair_some = împerecherea unor jucători din runda { $round }
operation-renumber_boards = renumerotarea meselor rundei { $round }
operation-move_board = mutarea mesei { $board } din runda { $round }
operation-fix_prize_list = schimbarea listei de premiere
operation-lower_sleeper = scorul de start mai mic: { $player }
operation-change_settings = setarea { $setting }
operation-add_slip = adăugarea unei fișe roz
operation-apply_slip = aplicarea unei fișe roz
operation-refuse_slip = respingerea unei fișe roz
operation-add_official = adăugarea oficialului { $player }
operation-change_official = schimbarea oficialului { $player }
operation-remove_official = ștergerea unui oficial
operation-add_helper = adăugarea ajutorului { $player }
operation-report_result = anunțul unui jucător, masa { $board }
operation-contradicting_result = rezultatul contradictoriu al unui ajutor, masa { $board }
operation-dismiss_report = respingerea anunțurilor de la masa { $board }
operation-revoke_helper = revocarea codului unui ajutor
operation-promote_second_desk = promovarea celei de-a doua mese
operation-add_case = adăugarea unui caz
operation-change_case = faptele cazului { $case }
operation-rule_case = decizia în cazul { $case }
operation-protest_case = contestația în cazul { $case }
operation-appeal_case = apelul în cazul { $case }
operation-close_case = încheierea cazului { $case }
operation-publish_case = publicarea cazului { $case }
operation-guide_case = ghidul cazului { $case }
operation-set_article_text = textul unui articol din reguli
operation-migrate = trecerea la formatul actual al fișierului
operation-salvage = recuperare dintr-un fișier deteriorat
operation-unknown = operație a unei versiuni mai noi

panel-entries = Înscriși
panel-participation = Participare
panel-checkin = Sosire
panel-slips = Fișe roz
panel-closing = Închidere
template-pair-go = Pair go
template-about-pair-go = Sistem elvețian pentru perechi: doi oameni joacă împreună o partidă. Partidele nu contează pentru rating.
operation-add_pair = adăugare pereche { $player }
operation-change_pair = modificare pereche { $player }
pair-add = Adaugă o pereche
pair-change = Modifică perechea
pair-first = Primul partener
pair-second = Al doilea partener
pair-person = Persoana
pair-new-person = altcineva
pair-mixed = Pereche mixtă, confirmată
pair-mixed-hint = O femeie și un bărbat. Sexul nu se păstrează.
pair-details = Runde și masă
closing-not-mixed = Neconfirmate ca perechi mixte: { $names }.
panel-teams = Echipe
panel-fees = Casierie
fees-filter = Arată
fees-filter-all = Toți
fees-filter-unpaid = Cu rest de plată
fees-filter-credit = Au plătit prea mult
fees-for = Pentru ce
fees-owed = De plată
fees-paid = Plătit
fees-open = Rest
fees-levy = Taxa asociației
fees-credit = Plătit în plus
fees-item = Pentru ce
fees-total = Total { $currency }
fees-exact = Încasează suma exactă
fees-pay = Altă sumă
fees-pay-of = Plata: { $name }
fees-pay-save = Încasează plata
fees-refund = Restituire
fees-refund-of = Restituire: { $name }
fees-refund-save = Restituie
fees-account = Suplimente și reduceri
fees-account-of = Contul: { $name }
fees-account-sum = De plată { $owed }, plătit { $paid }, rest { $open } { $currency }
fees-receipt = Chitanță
fees-prices = Prețuri
fees-prices-none = Turneul nu are încă prețuri.
fees-report = Raport de casă
fees-none-chosen = Selectați o persoană.
fees-nothing-open = Această persoană nu are nimic de plată.
fees-nothing-paid = Această persoană nu a plătit nimic.
fees-empty = Nu este nimeni pe această listă.
fees-no-prices = Stabiliți întâi prețuri sau o taxă în setările turneului.
fees-no-currency = Turneul nu are încă o monedă. Stabiliți-o în setările turneului, la taxă.
fees-lacks-price = fără preț pentru această categorie
fees-withdrew = s-a retras
fees-gone = nu mai are nicio înscriere
fees-taken = Chitanța { $receipt }: s-au încasat { $amount } de la { $name }.
fees-sum = De plată { $owed }, plătit { $paid }, rest { $open }; { $count ->
    [0] toți au plătit
    [one] o persoană mai are de plată
    [few] { $count } persoane mai au de plată
   *[other] { $count } de persoane mai au de plată
}
fees-amount = Suma
fees-method = Mod de plată
fees-method-cash = în numerar
fees-method-transfer = prin transfer bancar
fees-taken-by = Încasat de
fees-taken-by-hint = Gol pentru numele dumneavoastră
fees-note = Observație
fees-reason = Motiv
fees-payment = Chitanța { $receipt }, { $at }: { $amount } { $method }, { $who }
fees-category = Categoria
fees-category-membership = După calitatea de membru
fees-category-everyone = Toți ceilalți
fees-category-member = Membri
fees-category-non_member = Nemembri
fees-category-concession = Tarif redus
fees-category-child = Copii
fees-category-free = Gratuit
fees-entered = Ziua înscrierii
fees-entered-hint = Gol pentru o înscriere timpurie
fees-extra = Cantitate: { $name }
fees-discounts = Reduceri
fees-forgive = De acum înainte datorează cu atât mai puțin
fees-void = Chitanțe anulate: { $numbers }
fees-discount-grant = Acordă reducerea
fees-discount-revoke = Retrage
fees-price-name = Denumire
fees-price-set = Stabilește prețul
fees-price-remove = Elimină
fees-kind = Cine plătește
fees-kind-entry = Toți
fees-kind-extra = Cei care îl aleg
fees-competition = Competiția
fees-whole-event = Tot turneul, o singură dată
fees-late = { $amount } începând cu { $day }
fees-late-amount = Preț la înscriere târzie
fees-late-from = Înscriere târzie începând cu
fees-levy-included = Prețurile înscrierilor includ taxa asociației
fees-till = Sold inițial { $float }, numerar { $received }, restituiri { $refunded }: în casă { $expected }.
fees-counted = Numărat { $counted }, diferență { $difference }.
fees-transfers = Transferuri { $received }, restituiri { $refunded }.
fees-day = Ziua
fees-day-hint = Gol pentru ziua de azi
fees-float = Sold inițial, dimineața
fees-count = Numărat seara
fees-till-save = Salvează starea casei
team-add = Adaugă echipă
team-change = Schimbă echipa
team-remove = Elimină echipa
team-name = Numele echipei
team-members = Membri
team-member-add = Adaugă un membru
team-substitute = rezervă
team-absent = absent
team-incomplete = prea puțini jucători
team-up = Mai sus
team-out = Scoate
team-first = Aceasta este masa 1.
board-title = Masa { $board }
team-line-up = Formația rundei { $round }
team-line-up-of = { $name }: formația rundei { $round }
team-usual = Formația obișnuită
team-set = (stabilită)
team-plays = Joacă în runda { $round }
team-closed = Runda { $round } este confirmată.
teams-size = { $size ->
        [one] o masă
        [few] { $size } mese
       *[other] { $size } de mese
    }
teams-order-fixed = în ordinea listei
teams-order-free = în orice ordine
teams-without = În nicio echipă: { $names }
teams-empty = Nu există încă echipe. Înscrieți jucătorii, apoi adăugați echipe.
teams-none-chosen = Alegeți întâi o echipă.
col-team = Echipă
round-matches = Meciuri
competition-teams = Mese într-un meci pe echipe
competition-teams-hint = Lăsați gol dacă joacă jucători individuali.

grid-lead = Săgețile mută, Spațiu schimbă. Sub fiecare rundă: câți jucători confirmați o joacă.
grid-plays = { $name } joacă runda { $round }
grid-misses = { $name } lipsește din runda { $round }
checkin-find = Caută un jucător sosit ( / ), Enter îl confirmă
checkin-count = { $arrived ->
    [one] a sosit { $arrived } din { $expected }
    [few] au sosit { $arrived } din { $expected }
   *[other] au sosit { $arrived } din { $expected }
}

closing-look = Înainte de închiderea înscrierilor
closing-strengths = După grad
closing-categories = După categoria de vârstă
closing-bar-picture = Bara
closing-bar-about = Jucători confirmați după grad: { $players }; la bara { $bar } sau peste: { $count }.
closing-bar-value = Bara { $bar }: { $count } la bară sau peste, { $below } sub ea
closing-bar-hint = Trageți linia sau mutați-o cu săgețile și apăsați Enter.
closing-bar-set = Pune bara la { $bar }
closing-bar-moved = Bara este la { $bar }.
closing-bar-guideline = Recomandat: { $from } până la { $to }
closing-bar-above = La sau peste
closing-senior = senior sau vârstă necunoscută
closing-closed = Înscrierile au fost închise: { $when }.
closing-even = { $count ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
} în runda 1: nimeni nu este liber.
closing-even-teams = { $count ->
    [one] { $count } echipă
    [few] { $count } echipe
   *[other] { $count } de echipe
} în runda 1: nicio echipă nu este liberă.
closing-odd-teams = { $count ->
    [one] { $count } echipă
    [few] { $count } echipe
   *[other] { $count } de echipe
} în runda 1, număr impar: o echipă este liberă.
closing-odd = { $count ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
} în runda 1, număr impar: un jucător este liber dacă nu găsiți un înlocuitor.
closing-odd-pairs = { $count } perechi în runda 1, număr impar: una dintre ele stă o rundă.
closing-odd-ghost = { $count ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
} în runda 1, număr impar: joacă un înlocuitor.
closing-seen = Toți jucătorii preînscriși sunt confirmați sau retrași.
closing-unseen = { $count ->
    [one] { $count } preînscris, încă neconfirmat
    [few] { $count } preînscriși, încă neconfirmați
   *[other] { $count } de preînscriși, încă neconfirmați
}: { $names }
closing-births = Toți anii nașterii sunt cunoscuți.
closing-no-birth = { $count ->
    [one] { $count } jucător fără anul nașterii
    [few] { $count } jucători fără anul nașterii
   *[other] { $count } de jucători fără anul nașterii
}: { $names }
closing-single = Nu par să existe înscrieri duble.
closing-doubles = Posibile înscrieri duble: { $names }
closing-bar = { $count ->
    [one] { $count } jucător este
    [few] { $count } jucători sunt
   *[other] { $count } de jucători sunt
} la bara { $bar } sau deasupra ei; se recomandă între { $from } și { $to }.
closing-bar-proposed = { $count ->
    [one] { $count } jucător este
    [few] { $count } jucători sunt
   *[other] { $count } de jucători sunt
} la bara { $bar } sau deasupra ei; se recomandă între { $from } și { $to }. La { $proposed } ar fi { $proposedCount }.

slips-open = Înscrierile sunt încă deschise: modificați direct înscrierea. Fișele roz sunt pentru schimbările de după închidere.
slips-empty = Încă nu există fișe roz. Notați fiecare cerere de schimbare pe o fișă, ca să poată fi regăsită.
slips-no-match = Nicio fișă nu se potrivește căutării.
slips-lead = Cât timp sunt fișe în așteptare, nu se poate împerechea nicio rundă. Aplicați-le sau respingeți-le întâi.
slip-add = Adaugă o fișă
slip-late = Înscriere târzie
slip-apply = Aplică
slip-refuse = Respinge
slip-none = Selectați întâi o fișă în așteptare.
slip-pair-anyway = Împerechează totuși runda { $round }
slip-player = Jucător
slip-player-hint = număr sau nume
slip-player-none = Nicio înscriere nu are acest număr sau nume.
slip-leaves = Părăsește turneul
slip-note = Nota jucătorului
slip-reason-hint = se păstrează cu fișa
slip-becomes = { $what }: { $before } devine { $after }
slip-is = { $what }: { $after }
slip-nothing = nicio schimbare
slip-seat = este încă la masa { $board } în runda { $round }
slip-state-pending = în așteptare
slip-state-applied = aplicată { $when }
slip-state-refused = respinsă { $when }: { $why }
slip-what-number = Număr
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
slip-what-initial = Scor de start
slip-no-value = niciuna

register-find = Caută după nume, club sau țară ( / )
register-import = Importă o listă
register-imported = { $count ->
    [one] { $count } înscriere adăugată.
    [few] { $count } înscrieri adăugate.
   *[other] { $count } de înscrieri adăugate.
}
list-paste = Lipește din foaia de calcul
list-paste-here = Copiați rândurile din foaia de calcul și lipiți-le aici (Ctrl+V).
list-lines = Rânduri de corectat
list-line-number = Rândul
list-leave-out = Omite
list-leave-out-line = Omite rândul { $line }
list-cell = Rândul { $line }, { $column }
list-leave-rest = { $count ->
    [one] Omite acest rând
    [few] Omite aceste { $count } rânduri
   *[other] Omite aceste { $count } de rânduri
}
list-to-correct = { $count ->
    [one] Corectați un rând sau omiteți-l.
    [few] Corectați { $count } rânduri sau omiteți-le.
   *[other] Corectați { $count } de rânduri sau omiteți-le.
}
list-title = Importă { $file }
list-separator = Separator
list-separator-comma = virgule
list-separator-semicolon = punct și virgulă
list-separator-tab = tabulatori
list-separator-pipe = bare verticale
list-encoding = Codificare
list-sheet = Foaie
list-headed = Primul rând conține numele coloanelor
list-announced = Doar preînscriși, încă neconfirmați
list-guessed = Fișierul nu este UTF-8; se citește ca { $encoding }. Verificați numele. Dacă literele sunt greșite, alegeți altă codificare.
list-first = Primele rânduri ale listei
list-column = Semnificația coloanei { $column }
list-means-nothing = se ignoră
list-means-family = { entry-family }
list-means-given = { entry-given }
list-means-name = Nume complet, familia întâi
list-means-given-first = Nume complet, prenumele întâi
list-means-middle = { entry-middle }
list-means-latin = { entry-latin }
list-means-rank = { col-rank }
list-means-rating = { col-rating }
list-means-country = { country }
list-means-town = { entry-town }
list-means-club = { col-club }
list-means-birth = Anul sau data nașterii
list-means-pin = { entry-pin }
list-means-irn = { entry-irn }
list-means-ffg-licence = { entry-ffg-licence }
list-means-ffg-status = Starea licenței franceze
list-means-aga-id = { entry-aga }
list-means-user-name = { entry-user-name }
list-means-rating-rank = { entry-rating-rank }
list-means-sex = Sex
list-means-family-group = { entry-family-group }
list-means-sp = Puncte SEYGO { $category }
list-ready = { $count ->
    [one] { $count } jucător poate fi importat.
    [few] { $count } jucători pot fi importați.
   *[other] { $count } de jucători pot fi importați.
}
list-not-yet = Corectați întâi erorile sau alegeți semnificația coloanelor.
list-take = { $count ->
    [one] Importă { $count } jucător
    [few] Importă { $count } jucători
   *[other] Importă { $count } de jucători
}
list-event = { $count ->
    [one] Turneu nou cu { $count } jucător
    [few] Turneu nou cu { $count } jucători
   *[other] Turneu nou cu { $count } de jucători
}
levy-take = Marchează taxa ca plătită
levy-back = Marchează taxa ca neplătită
levy-paid = ✓
levy-none = Selectați o înscriere care datorează taxa.
levy-sum = Taxa: { $due } de plată, { $paid } plătit; { $count ->
    [0] toți au plătit.
    [one] { $count } jucător nu a plătit.
    [few] { $count } jucători nu au plătit.
   *[other] { $count } de jucători nu au plătit.
}
col-levy = Taxa
entry-similar = Posibilă înscriere dublă: { $names }. Verificați înainte de a salva.
entry-stars-before = A mai jucat la Future Stars
entry-paid = A plătit taxa
entry-membership = Asociația
membership-member = membru (în țară sau în străinătate)
membership-non_member = nu este membru
membership-concession = tarif redus
result-same = Masa { $board } are deja rezultatul { $result }. Nu s-a schimbat nimic.
closing-after = Starea actuală
closing-slips = { $count ->
    [one] { $count } fișă roz este în așteptare. Aplicați-o sau respingeți-o înainte de următoarea împerechere.
    [few] { $count } fișe roz sunt în așteptare. Aplicați-le sau respingeți-le înainte de următoarea împerechere.
   *[other] { $count } de fișe roz sunt în așteptare. Aplicați-le sau respingeți-le înainte de următoarea împerechere.
}
closing-no-slips = Nicio fișă roz în așteptare.
closing-fees-paid = Toți au plătit.
closing-fees-open = { $count ->
    [one] { $count } jucător mai are de plată
    [few] { $count } jucători mai au de plată
   *[other] { $count } de jucători mai au de plată
}: { $names }
closing-admitted = Admiși de director în pofida regulilor: { $names }
register-bar = Bara la { $bar }: { $count ->
    [one] { $count } jucător confirmat este
    [few] { $count } jucători confirmați sunt
   *[other] { $count } de jucători confirmați sunt
} la ea sau deasupra ei.
register-bar-take = Pune bara la { $bar }, cum se propune
register-empty = Încă nu există înscrieri. Adăugați o înscriere sau importați o listă.
register-no-match = Nimic găsit pentru „{ $typed }”.
register-add-typed = Adaugă „{ $typed }” ca înscriere nouă
entry-add = Adaugă o înscriere
entry-edit = Modifică
entry-register = Confirmă
entry-withdraw = Retrage
entry-none = Selectați întâi o înscriere.
entry-rated = Jucători din lista de rating
entry-save-next = Adaugă și continuă
entry-added = { $count ->
    [1] Înscris: { $name }. Adăugați următoarea persoană sau închideți.
    [few] Înscris: { $name }, { $count } persoane până acum. Adăugați următoarea persoană sau închideți.
   *[other] Înscris: { $name }, { $count } de persoane până acum. Adăugați următoarea persoană sau închideți.
}
seeds-import = Importă lista capilor de serie
seeds-about = Punctele SP din { $file } se completează pentru înscrierile cu același număr de circuit sau PIN EGD.
seeds-key = Cheia circuitului
seeds-key-hint = dacă este dată, o listă cu altă semnătură este refuzată
seeds-names = Completează și înscrierile găsite doar după nume
seeds-fill = Completează SP
seeds-done = { $tour }: { $filled ->
    [one] SP completate pentru o înscriere
    [few] SP completate pentru { $filled } înscrieri
   *[other] SP completate pentru { $filled } de înscrieri
}, { $unknown } nu sunt pe listă.
seeds-signed = Semnată cu cheia
seeds-by-name = Găsite doar după nume și necompletate. Verificați-le, bifați caseta de mai sus și completați din nou:
seeds-by-name-filled = Găsite doar după nume și completate:
entry-sp = SP, categoria { $category }
move-board = Mută la altă masă
move-board-of = Mută masa { $board }
move-board-to = La masa
move-board-number = Scrieți numărul unei mese.
ko-decide = Decide cine avansează
ko-decide-about = Decizia contează oricare ar fi rezultatul partidei. Ea rămâne în istoric, cu motivul ei.
ko-decide-advances = Avansează
ko-decide-back = Retrage decizia
final-jigos = Un jigo adaugă la victorii
final-jigos-nothing = nimic
final-jigos-half = o jumătate de victorie
final-jigos-whole = o victorie întreagă
copies-second = Al doilea dosar pentru copii
copies-second-none = Fără al doilea dosar
book-rename = Redenumește un campionat
book-rename-to = Numele nou
book-rename-hint = numele altui campionat le unește pe cele două
book-renamed = { $name } are { $editions ->
    [one] o ediție
    [few] { $editions } ediții
   *[other] { $editions } de ediții
}.
book-confirm = Apartenență confirmată pentru { $year }
book-confirm-choose = Alegeți întâi un jucător.
book-confirmed = { $name }: apartenența este confirmată pentru { $year }.
entry-family = Nume de familie
entry-middle = Al doilea prenume
entry-latin = Transliterare
entry-latin-hint = numele de familie întâi; dacă e gol: { $proposed }
entry-latin-order = numele de familie întâi, cu litere latine
entry-town = Localitatea
entry-reason = { reason }
entry-reason-hint = obligatoriu pentru modificări după închiderea înscrierilor
entry-left = a plecat de la eveniment
entry-returned = s-a întors
entry-not-seen = prezența a fost bifată din greșeală
entry-given = Prenume
entry-registered = { $name } este confirmat.
entry-withdrawn = { $name } s-a retras.
entry-pin = PIN EGD
entry-pin-hint = opt cifre
entry-ffg-licence = Licență franceză (FFG)
entry-ffg-status = Starea licenței
entry-ffg-status-hint = - pentru normală sau o literă
entry-aga = Număr AGA
entry-user-name = Numele de utilizator pe server
entry-rating-rank = Rangul pentru listele de rating
entry-rating-rank-hint = Doar dacă diferă de rangul cu care joacă, de exemplu 6d pentru un rang onorific.
entry-irn = Numărul din circuit
entry-sex = Sex (pentru premii)
sex-unknown = nespecificat
sex-f = fată
sex-m = băiat
entry-publication = Publicare
publish-full = numele complet
publish-initials = doar inițialele
publish-anonymous = anonim
entry-overrule = Admis prin decizia directorului, în pofida regulilor
ratings-import = Importă lista de rating
rated-compare = Compară cu lista de rating
rated-take = Preia
rated-take-all = Preia tot
rated-same = Toate înscrierile corespund listelor de rating.
rated-unknown = Din listele de rating lipsesc numerele acestor jucători: { $names }.
ratings-none = Încă nu există o listă de rating: importați fișierul EGD, FFG sau AGA.
ratings-of = Lista de rating din { $day }, { $count ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
}.
ratings-undated = Listă de rating fără dată, { $count ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
}.
ratings-stale = Este depășită: importați una nouă înaintea turneului.
ratings-row = pe lista de rating, { $count ->
    [one] { $count } turneu
    [few] { $count } turnee
   *[other] { $count } de turnee
}
entry-birth = Anul nașterii
entry-rank-hint = de la 30k la 1k, 1d la 9d, 1p la 9p
entry-family-group = Familie
entry-family-group-hint = același cuvânt pentru frați, surori și părinți
entry-fixed-board = Masă fixă
entry-fixed-board-hint = de exemplu la mobilitate redusă; de obicei gol
entry-shift = Ajustarea scorului de start
entry-plays = Joacă în rundele
entry-ghost = înlocuitor
entry-guest = oaspete
entry-ghost-long = Înlocuitor: joacă numai când numărul jucătorilor este impar
entry-guest-long = Oaspete: nu primește loc și nici puncte
sleepers = { $count ->
    [one] Un jucător din grupa de sus lipsește dintr-o rundă. Conform regulamentului, un scor de start mai mic îl scoate din grupă:
    [few] { $count } jucători din grupa de sus lipsesc din runde. Conform regulamentului, scoruri de start mai mici îi scot din grupă:
   *[other] { $count } de jucători din grupa de sus lipsesc din runde. Conform regulamentului, scoruri de start mai mici îi scot din grupă:
}
sleeper-rounds = lipsește din { $rounds }
sleeper-lower = Coboară cu { $by }
status-of-preregistered = preînscris
status-of-registered = confirmat
status-of-withdrawn = retras

col-number = Nr.
col-name = Nume
col-rank = Grad
col-rating = Rating
col-country = { country }
col-club = Club
col-category = Vârsta
col-sp = SP
col-group = Grupa
col-way = Traseu
col-stage = A ajuns
col-initial = Start
col-status = Starea
col-missed = Lipsește din
col-slip = Fișa
col-change = Schimbarea
col-place = Loc
col-board = Masa
col-black = Negru
col-white = Alb
col-score = Scor
col-result = Rezultat
col-handicap = Handicap
col-notes = Observații
col-remark = Observație
col-reason = Motiv
col-when = Când
col-who = Cine
col-what = Ce
col-details = Amănunte
col-competition = Competiția
col-changes = Rânduri

round-title = Runda { $round }
round-unpaired = neîmperecheată
round-draft = ciornă
round-released = publicată
round-confirmed = { status-confirmed }
round-pair = Împerechează
round-unpair = Desfă împerecherea
round-empty = Runda nu este împerecheată încă.
round-bye = { $name } este liber
round-left = Neîmperecheați: { $names }
hand = Modificări manuale
hand-unpair = Desfă
hand-swap = Schimbă culorile
hand-lock = Blochează
hand-unlock = Deblochează
hand-locked = blocată: reîmperecherea nu schimbă această masă
hand-explain = Explică
hand-idle = Fără partidă
hand-pair = Împerechează-i pe aceștia doi
hand-missing = { $count ->
    [one] Lipsește din rundă: un jucător
    [few] Lipsesc din rundă: { $count } jucători
   *[other] Lipsesc din rundă: { $count } de jucători
}
hand-two = Selectați întâi doi jucători.
hand-finish = Împerechează jucătorii rămași
hand-rest = Reîmperechează mesele neblocate
hand-yes = Continuă totuși
hand-round = Toată runda
hand-renumber = Renumerotează mesele
hand-renumbered = { $count ->
    [0] Niciun număr de masă nu s-a schimbat.
    [one] { $count } partidă are alt număr de masă.
    [few] { $count } partide au alt număr de masă.
   *[other] { $count } de partide au alt număr de masă.
}
hand-seats = Schimbă jucători între ei
hand-teams = Schimbă echipe, prin câte un jucător
hand-held = Ați selectat: { $name }. Mergeți la altă masă și alegeți acolo un loc sau lăsați jucătorul liber.
hand-seat-first = Selectați întâi un loc.
hand-bye = Lasă liber
drag-hint = Sau trageți un jucător pe alt loc ori pe bye, și numărul unei mese pe altă masă.
drag-seat = masa { $board }, { $colour }
drag-bye = bye
drag-pair = o partidă cu { $name }
board-in-text = masa { $board }
drag-nowhere = lăsați pe un loc, pe o masă sau pe bye
drag-number = Trageți numărul pentru a muta partida la altă masă.
drag-shift = Shift arată cifrele.
drag-numbers = Arată cifrele
verdict-good = În regulă
verdict-worse = Mai rău
verdict-breaks = Cere acord
verdict-impossible = Imposibil
some = Împerechează câțiva …
some-title = Împerechează câțiva jucători din runda { $round }
some-numbers = Numere
some-numbers-hint = 1, 4, 7..12
some-numbers-wrong = Introduceți numere și intervale, de exemplu 1, 4, 7..12.
some-scores = Scoruri înaintea acestei runde
some-scores-hint = 21, 20.5
some-categories = Categorii de vârstă
some-senior = senior
some-nobody = Selectați întâi jucători după număr, scor sau categorie de vârstă.
some-rest = Ceilalți jucători se împerechează mai târziu. Împerecherile existente rămân. Jucătorul liber se stabilește la ultima împerechere.
some-pair = Împerechează jucătorii selectați
report = Raportul rundei { $round }
report-short = Raport
report-nothing = Nimic de semnalat.
groups = Grupe de puncte
groups-about = { $groups } grupe de puncte cu { $floats } treceri. Tabelul de mai jos arată același lucru.
groups-line = Masa { $board }: { $down } coboară la { $up }
groups-lines = { $count ->
    [one] { $count } trecere
    [few] { $count } treceri
   *[other] { $count } de treceri
}
groups-float = { $board } la { $score }
groups-players = Jucători
groups-games = Partide în grupă
groups-down = Mese care coboară
groups-alone = { $count ->
    [one] { $count } fără partidă
    [few] { $count } fără partidă
   *[other] { $count } fără partidă
}
picture-table = Ca tabel
button-key = Tasta: { $key }
table-columns = Coloane
table-find = Caută în tabel
table-found = { $shown } din { $all } rânduri
table-none-found = Nimic din tabel nu se potrivește cu { $typed }.
table-copy = { $count ->
    [one] Copiază rândul
    [few] Copiază { $count } rânduri
   *[other] Copiază { $count } de rânduri
}
table-copied = { $count ->
    [one] Un rând este în clipboard.
    [few] { $count } rânduri sunt în clipboard.
   *[other] { $count } de rânduri sunt în clipboard.
}
entry-register-marked = Confirmă cei marcați: { $count }
entry-withdraw-marked = Retrage cei marcați: { $count }
boards-grid = Mesele după stare
boards-grid-about = Mese: { $all }. Complete: { $done }, introduse o dată: { $once }, diferă: { $differ }, deschise: { $open }.
boards-grid-differ = trecerile diferă
boards-grid-ladder = jigo, de decis
boards-grid-adjourned = întreruptă
boards-grid-open = deschisă
boards-grid-once = introdusă o dată
boards-grid-complete = completă
remark-rematch = { $count ->
    [one] S-au mai întâlnit.
    [few] S-au mai întâlnit de { $count } ori.
   *[other] S-au mai întâlnit de { $count } de ori.
}
remark-second-bye = Încă un bye pentru { $first } ar evita această reîntâlnire.
remark-family = Sunt din aceeași familie.
remark-float = { $first } coboară și { $second } urcă, cu { $amount }.
remark-categories = Sunt din categorii de vârstă diferite.
remark-far-apart = Sunt departe unul de altul: trepte { $first }, puncte { $second }.
remark-club = Sunt din același club.
remark-country = Sunt din aceeași țară.
remark-blacks = { $first } va fi jucat cu Negru de { $amount } ori mai mult decât cu Alb.
remark-whites = { $first } va fi jucat cu Alb de { $amount } ori mai mult decât cu Negru.
remark-handicap = { $count ->
    [1] Fără komi.
    [few] { $count } pietre de handicap.
   *[other] { $count } de pietre de handicap.
}
level-met-before = întâlniri repetate
level-same-family = aceeași familie
level-winless = jucători fără victorie
level-categories = categorii amestecate
level-score-difference = diferențe de scor
level-may-meet-in-the-knock-out = posibili adversari în eliminatorii
level-floats = treceri între grupe
level-same-club = același club
level-same-country = aceeași țară
level-colours = echilibrul culorilor
level-handicap = handicapuri
level-seeding = ordinea în grupele de scor
level-lot = sorți
level-clubs-and-countries = cluburi și țări
hand-price = Față de cea mai bună împerechere: { $price }.
hand-best = Runda este la fel de bună ca cea mai bună împerechere.
why = De ce masa { $board }?
why-pays = Costă: { $price }.
why-free = Nu costă nimic.
why-otherwise = Fără ea, runda ar fi mai slabă: { $price }.
why-instead = Negru ar juca atunci cu { $black }, iar Alb cu { $white }.
why-worse = Cu ea, runda este mai slabă decât cea mai bună rundă: { $price }.
why-best-instead = În cea mai bună rundă, Negru joacă cu { $black }, iar Alb cu { $white }.
pass-black = Prima citire: rezultatele lui Negru.
pass-white = A doua citire: rezultatele lui Alb.
pass-both = Rezultate.
keys-results = 1 a câștigat Negru · 2 a câștigat Alb · = jigo · 0 au pierdut amândoi · F neprezentare · W walkover · Backspace șterge · B numărul mesei
keys-results-two = 1 a câștigat Negru · 2 a câștigat Alb · = jigo · 0 au pierdut amândoi · F neprezentare · W walkover · Backspace șterge · B numărul mesei · P cealaltă citire
waiting-forfeit = Neprezentare: cine câștigă? 1 Negru · 2 Alb · 0 nimeni
waiting-walkover = Walkover: cine trece? 1 Negru · 2 Alb
waiting-ladder = Scara: cine a câștigat? 1 Negru · 2 Alb
waiting-settle = Rezultatul corect: 1 a câștigat Negru · 2 a câștigat Alb · = jigo · 0 au pierdut amândoi
keys-disagree = Citirile diferă la masa { $board }. Verificați fișa, apoi apăsați S și rezultatul, care înlocuiește ambele citiri.
keys-confirmed = Runda este confirmată. Pentru a corecta o masă, apăsați S și apoi rezultatul.
keys-ladder = Masa { $board } este jigo în eliminatorii. Apăsați G pentru scară și timpii ei sau L și apoi 1 ori 2 pentru câștigător.
keys-rounds = [ runda anterioară · ] runda următoare
pass-count = { $done } din { $all }
pass-counts = Citirea 1: { $first } din { $all } · Citirea 2: { $second }
waiting-board = Masa { $digits } …
result-black = a câștigat Negru
result-white = a câștigat Alb
result-jigo = jigo
result-both-lose = au pierdut amândoi
result-black-forfeit = a câștigat Negru prin neprezentare
result-white-forfeit = a câștigat Alb prin neprezentare
result-both-forfeit = au pierdut amândoi prin neprezentare
result-wo-black = walkover pentru Negru
result-wo-white = walkover pentru Alb
result-none = fără rezultat
result-unknown = necunoscut
result-disagree = { $black } pentru Negru, { $white } pentru Alb
result-choose = Rezultatul mesei { $board }
result-clear = șterge rezultatul
result-wins = { $name } a câștigat
result-settle = Corectează masa { $board }
pass-to-white = Mergi la a doua citire
pass-to-black = Mergi la prima citire
correction = Corectează masa { $board } din runda { $round }
correction-affected = Partide ulterioare ale tabloului depind de acest rezultat:
correction-through = Aplică mai departe
correction-annul = Anulează partidele ulterioare
correction-keep = Păstrează jucătorii care au trecut
correction-change = { $before } devine { $after }
correction-standings = Clasamentele de după runda { $round } și cele următoare se schimbă. Foile tipărite înainte nu mai sunt valabile.
correction-later = Runda { $later } este deja formată cu rezultatul vechi. Mesele ei rămân.
release-stale = Publicați runda { $round }, care nu mai este actuală?
stale-release = Publică așa cum este …
stale-only = { $count ->
    [one] Împerechează din nou numai masa { $boards }
    [few] Împerechează din nou numai mesele { $boards }
   *[other] Împerechează din nou numai mesele { $boards }
}
stale-forfeit = Introdu neprezentarea la masa { $board }
stale-both-forfeit = Notează că la masa { $board } pierd amândoi
stale-seat = Așază jucătorul { $name } la masa { $board }
change-pairing = Schimbă împerecherea
change-pairing-about = Schimbați mesele fără rezultat ale rundei publicate. Mesele schimbate sunt marcate.
release-title = Afișezi runda { $round } fără toți jucătorii?
release-about = { $count ->
    [one] Un jucător nu are partidă și nici nu este liber:
    [few] { $count } jucători nu au partidă și nici nu sunt liberi:
   *[other] { $count } de jucători nu au partidă și nici nu sunt liberi:
}
release-pair = Formează mesele lor
release-bye = Lasă liber: { $name }
release-pair-bye = Formează masa { $name } – { $other }, care este liber
release-anyway = Afișează oricum
ladder = Scara de jigo
ladder-accepted = Arbitrul a acceptat jigo la { $time }.
ladder-accepted-at = Jigo acceptat la
ladder-empty-hint = gol pentru ora actuală
ladder-start = Începe scara
ladder-board = { $lines }×{ $lines }
ladder-new-game = Partidă nouă
ladder-times = { $minutes } min, apoi 1 × { $seconds } s; komi { $komi }
ladder-remaining = Negru mai are { $black }, Alb { $white }
ladder-left = Minute rămase, { $colour }
ladder-was-white = { $colour } a tras Alb și câștigă
ladder-game-won = a câștigat { $colour }
ladder-played = jucată
ladder-next = urmează
ladder-later = la nevoie
ladder-needless = nu mai e nevoie
ladder-between = începe între { $from } și { $to }
ladder-from = începe la { $from }
ladder-wait = peste { $time }
ladder-start-due = mai sunt { $time } până la start
ladder-late = întârziere { $time }
ladder-nigiri = Nigiri: Negru trebuie să paseze, Alb câștigă. Cine a fost Alb după nigiri? Culorile sunt cele din prima partidă.
ladder-black-is-white = Negru este acum Alb
ladder-white-is-white = Alb este acum Alb
ladder-ended = S-a terminat la
ladder-advances = { $name } trece mai departe.
ladder-back = Șterge ultima partidă
ladder-won = { $colour } a câștigat scara
needs-ladder = jigo: se joacă scara
note-rematch = s-au întâlnit deja
note-family = aceeași familie
note-club = același club
note-country = aceeași țară
note-black_floats_down = Negru coboară
note-white_floats_down = Alb coboară
note-far_apart = departe unul de altul
note-board9 = 9x9
note-board13 = 13x13

ko-name = KO{ $category }
ko-players = { $count ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
}
ko-not-drawn = netras la sorți
ko-draw = Trage la sorți KO{ $category }
ko-draw-all = Trage la sorți toate
ko-all-frozen = Lista este înghețată. Nu se trage la sorți acum și își păstrează angajamentul anunțat.
ko-all-planned = Tragere la sorți cu setările alese.
ko-all-usual = Tragere la sorți cum s-a propus.
ko-choice = Setările tragerii
ko-size = Jucători în tablou
ko-size-other = Alt număr
ko-first-round = Prima rundă
ko-first-round-hint = gol: se termină cu ultima rundă
ko-size-hint = { $count ->
    [one] { $count } poate juca
    [few] { $count } pot juca
   *[other] { $count } pot juca
}
ko-size-rounds = rundele { $first }–{ $last }
ko-size-byes = { $count ->
    [0] nimeni liber
    [one] { $count } liber
    [few] { $count } liberi
   *[other] { $count } de liberi
}
ko-size-out = { $count ->
    [0] nimeni pe dinafară
   *[other] { $count } pe dinafară
}
ko-size-gap = { $count ->
    [0] grade egale
    [one] cel mult { $count } grad diferență
    [few] cel mult { $count } grade diferență
   *[other] cel mult { $count } de grade diferență
}
ko-effect = { $size } jucători, { $lines } căsuțe, rundele { $first }–{ $last }:
ko-gaps = Diferențele de grad din primele partide, dacă sorții ar urma lista: { $gaps }.
ko-way = Traseul în tablou
ko-way-wild = Wild card
qualifying = Partide de calificare
qualifying-title = Partidele de calificare pentru KO{ $category }
qualifying-about = Ultimele locuri din tablou se decid în rundele dinaintea lui. Câștigătorii sunt în tablou la tragerea la sorți.
qualifying-lines = Căsuțe în tablou
qualifying-rounds = Runde de calificare
qualifying-for-wild = Wild card-uri puse în joc
qualifying-wild = Wild card-uri pe listă: { $count }
qualifying-planned = Plan pentru { $lines } căsuțe: { $direct } direct, { $wild } cu wild card; partide în rundele { $first }–{ $last }.
qualifying-won = { $name } este în tablou.
qualifying-nobody = Niciun câștigător.
qualifying-back = Șterge planul
qualifying-plan = Planifică partidele
qualifying-again = Planifică din nou
ko-way-qualified = Calificat
ko-way-later = Din runda { $round } a tabloului
ko-most = Wild card-uri: { $wild } din cel mult { $most_wild }. Calificați: { $qualified } din cel mult { $most_qualified }.
ko-up = Sus
ko-down = Jos
ko-first = Acest jucător este deja primul.
ko-last = Acest jucător este deja ultimul.
ko-sort = Revino la ordinea după putere
ko-moved = mutat de director
ko-out = nu intră
ko-excluded = Nu sunt pe listă: { $count }
ko-apart-countries = Ține țările despărțite în prima rundă
ko-apart-clubs = Ține cluburile despărțite în prima rundă
ko-third = Partidă pentru locul al treilea
ko-reason-hint = se păstrează cu tragerea și se tipărește pe procesul-verbal
ko-reason-needed = Introduceți un motiv. Se păstrează cu tragerea.
ko-freeze = Îngheață lista
ko-frozen = Lista este înghețată
ko-frozen-about = Citiți acest număr cu voce tare sau notați-l înaintea datelor publice: dovedește că lista nu a mai fost schimbată.
ko-thaw = Modifică lista
ko-draw-ceremony = Trage la sorți căsuță cu căsuță
ko-draw-now = Trage la sorți pe loc
ko-again = Înlocuiește tabloul tras anterior, care rămâne în istoric.
ko-keep = Păstrează tabloul
ko-redraw = Trage din nou
ko-redraw-begun = Partide din acest tablou sunt deja împerecheate. Desfaceți întâi acele runde.
ko-replace = Înlocuiește un jucător
ko-replace-none = Selectați întâi căsuța unui jucător.
ko-replace-who = Cine îl înlocuiește pe { $name }?
ko-replace-about = Căsuța unui cap de serie trece la cel mai puternic jucător care nu este cap de serie, iar căsuța acestuia la rezervă. Fără rezervă, căsuța rămâne liberă.
ko-replace-reason = gol pentru o retragere
ko-alternate = Rezerva
ko-alternate-next = Următorul de pe listă
ko-alternate-none = Nu a mai rămas nimeni: liber
ko-ceremony = Arată tragerea la sorți
ko-entropy = Date publice
ko-entropy-hint = zaruri sau numere strigate în sală, numai cifre; separatorii nu contează
closing-entropy = Cifre publice pentru sorți
closing-entropy-hint = strigate acum și amestecate în sămânța tragerilor; poate rămâne gol
seed-new = Sămânță nouă a tragerilor
seed-new-hint = Rămâne în istoric, iar verificarea numește rundele împerecheate cu sămânța anterioară.
seed-draw = Trage sămânța
ko-digits = Numărul de cifre
ko-digits-hint = se anunță acum; poate rămâne gol
ko-source = Sursa cifrelor
ko-source-hint = se anunță acum, de exemplu zaruri în sală sau o loterie și ora ei
ko-frozen-number = Înghețarea { $number }, { $at }
ko-announced = { $digits ->
        [0] Anunțat: oricâte cifre
        [one] Anunțat: o cifră
        [few] Anunțat: { $digits } cifre
       *[other] Anunțat: { $digits } de cifre
    }
ko-acts = Înghețări și trageri
ko-act-freeze = { ko-frozen-number }
ko-act-draw = Tragerea { $number }, { $at }
ko-act-undone = (anulată)
ko-list = Lista în ordinea capilor de serie
ko-list-empty = Niciun jucător confirmat nu aparține acestei categorii.
ko-summary = { $players ->
    [one] { $players } jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}, din runda { $first }.
ko-winner = Câștigător: { $name }
ko-shown = Vedere
ko-whole = Tot tabloul
ko-section = Secțiunea { $number }
ko-zoom = Zoom
ko-smaller = Micșorează
ko-larger = Mărește
ko-fit = Potrivește
ko-overview = Privire de ansamblu
ko-overview-about = Tablou eliminatoriu cu { $lines } linii. Partide decise: { $decided } din { $games }. Tabelul de mai jos arată același lucru.
ko-overview-game = Partidă
ko-picture = Salvează imaginea
ko-in-round = runda { $round }
ko-bye = liber
ko-board-room = masa { $board }, { $room }
ko-needs-ladder = jigo: scara
ko-invalidated = invalidată
ko-vacant = niciun jucător
ko-open-side = încă nestabilit
ko-cell-box = Căsuța { $box }, { $group }: { $name }
ko-cell-game = { $stage }, partida { $number }, runda { $round }
ko-cell-won = A câștigat { $name }
ko-versus = { $a } cu { $b }
ko-versus-won = { $a } cu { $b }, a câștigat { $won }
ko-ranking = Locuri și etape
ko-shared = { $from }–{ $to }
ko-still-in = încă în joc
ko-record = Procesul-verbal al tragerii
ko-commitment = Angajament
ko-nonce = Nonce
keys-table = săgeți: deplasare · Page Down secțiuni · + - Z zoom · V tragerea
keys-table-categories = [ ] categorii
keys-table-results = 1 a câștigat Negru · 2 a câștigat Alb · = jigo · 0 au pierdut amândoi · F neprezentare · W walkover · Backspace șterge · P cealaltă citire
ceremony-title = KO{ $category }: tragerea la sorți
ceremony-count = { $shown } din { $all }
ceremony-box = Grupa { $group }, căsuța { $box }
ceremony-lot = Sorțul { $drawn } din { $of }
ceremony-again = { $count ->
    [one] repetat o dată, pentru a despărți țările sau cluburile
    [few] repetat de { $count } ori, pentru a despărți țările sau cluburile
   *[other] repetat de { $count } de ori, pentru a despărți țările sau cluburile
}
ceremony-alone = fără sorți: a rămas un singur jucător
ceremony-meets = joacă cu { $name }
ceremony-bye = este liber în prima rundă
ceremony-open = adversarul nu este încă tras
ceremony-commitment = Angajamentul listei
ceremony-next = Înainte
ceremony-play = Redă
ceremony-pause = Pauză
ceremony-all = Salt la sfârșit
stage-round_of_64 = Treizecidoimi
stage-round_of_32 = Șaisprezecimi
stage-round_of_16 = Optimi
stage-quarter_final = Sferturi
stage-semi_final = Semifinale
stage-winners_final = Finala câștigătorilor
stage-losers_round = Tabloul învinșilor
stage-second_final = A doua finală
stage-third_final = A treia finală
ko-loser-of = învinsul din { $game }
ko-winner-of = câștigătorul din runda { $round }, partida { $number }
stage-final = Finala
stage-third_place = Locul al treilea
stage-finalist = Finalist
stage-qualifying = Calificări
stage-winner = Câștigător
stage-final_group = Finala, grupe
stage-final_semi_finals = Finala, semifinale
stage-final_finals = Finala, finale

final-name = Finala { $category }
final-group = Grupa { $name }
final-score = Victorii
final-by = Decis prin
final-by-wins = victorii
final-by-direct_game = partida directă
final-by-entry_position = poziția la intrare
final-by-ladder = table mai mici
final-by-nothing = nedecis
final-tie = La egalitate.
final-tie-hint = Se joacă pe table mai mici. Selectați-i în ordinea rezultatelor, cel mai bun întâi.
final-tie-named = deja selectat
final-day = Ziua { $day }
final-eve = Ajunul
final-phase-group = grupe
final-phase-semi_finals = semifinale
final-phase-finals = finale
final-alone-rounds = Runde în care se joacă doar Finala
final-alone = joacă numai Finala
final-rests = Fără partidă: { $names }
final-places = Locuri
final-size = Jucători
final-list = Lista în ordinea punctelor
final-draw = Trage la sorți Finala { $category }
final-rests-when = Planul pauzelor
final-way-best = cei mai buni joacă două partide pe zi
final-way-lots = prin tragere la sorți
final-way-eve = o primă rundă în ajun
final-ladder-keys = Cine a câștigat scara? 1 Negru · 2 Alb
final-state-waiting = urmează
final-state-due = de împerecheat
final-state-running = se joacă
final-state-ladder = { needs-ladder }
final-state-jigo = { result-jigo }
final-state-invalidated = { ko-invalidated }
final-state-vacant = { ko-vacant }
how-walkover = WO
how-forfeit = neprezentare
how-ladder = prin scară
how-bye = bye
how-ruling = prin decizie
group-gold = auriu
group-bronze = bronz
group-blue = albastru
group-green = verde
group-magenta = magenta
group-red = roșu

standings-after = Clasamentul după runda { $round }
standings-round = După runda
prize-list-fix = Fixează pentru premiere
prize-list-state = Lista de premiere este fixată după runda { $round }: { $time }, amprenta { $head }. Premiile o urmează.
prize-list-take-back = Retrage lista
standings-newest = ultima
standings-find = Caută un jucător ( / )
standings-empty = Încă nu există jucători confirmați.
standings-view = Afișare
standings-view-key = tabel, tabel încrucișat, locuri pe runde
standings-view-table = Tabel
standings-view-crosstable = Tabel încrucișat
standings-view-places = Locuri pe runde
crosstable-about = Cine cu cine a jucat: { $players } jucători, { $games } partide. Tabelul de mai jos arată același lucru.
crosstable-games = { games-title }
crosstable-win = victorie
crosstable-loss = înfrângere
crosstable-jigo = { result-jigo }
crosstable-open = fără rezultat
crosstable-game = { $name } – { $other }: { $result }, runda { $round }
crosstable-of = { $name }: { $games }
places-about = Locurile după fiecare rundă. Jucători: { $players }, runde: { $rounds }. Tabelul de mai jos arată același lucru.
places-none = Prima rundă nu este încă împerecheată.

history-find = Caută în istoric ( / )
history-empty = Încă nicio modificare.
history-more = Arată toate cele { $count }
history-head = Amprenta istoricului:
history-sheet-head = Amprenta de pe o foaie
history-verify = Verifică foaia
history-verified = { $later ->
        [0] Foaia aparține acestui istoric. A fost tipărită după înregistrarea { $entry } ({ $what }, { $at }) și de atunci nu s-a schimbat nimic.
        [one] Foaia aparține acestui istoric. A fost tipărită după înregistrarea { $entry } ({ $what }, { $at }). A urmat o înregistrare.
        [few] Foaia aparține acestui istoric. A fost tipărită după înregistrarea { $entry } ({ $what }, { $at }). Au urmat { $later } înregistrări.
       *[other] Foaia aparține acestui istoric. A fost tipărită după înregistrarea { $entry } ({ $what }, { $at }). Au urmat { $later } de înregistrări.
    }
history-verified-undone = Acea înregistrare a fost anulată între timp.

copies = Copii de siguranță
copies-none = Încă nu există copii. Drawmaster face una după fiecare rundă confirmată și după fiecare oră de lucru.
copies-content = Conținut
copies-holds = { $entries ->
    [one] { $entries } înscriere
    [few] { $entries } înscrieri
   *[other] { $entries } de înscrieri
}, runda { $paired } împerecheată, { $confirmed } confirmată, { $results ->
    [one] { $results } rezultat
    [few] { $results } rezultate
   *[other] { $results } de rezultate
}
copies-changes = Modificări
copies-last = Ultima modificare
copies-restore = Restaurează
copies-restored = Restaurat în { $file }. Fișierul deschis înainte a rămas neschimbat.
copies-salvage = Recuperează un fișier deteriorat
copies-damaged = Fișierul deteriorat
copies-salvaged = { $file } conține ce s-a putut citi: { $entries ->
    [one] o modificare sigură
    [few] { $entries } modificări sigure
   *[other] { $entries } de modificări sigure
}, { $doubts ->
    [one] un element îndoielnic
    [few] { $doubts } elemente îndoielnice
   *[other] { $doubts } de elemente îndoielnice
}.
copies-check = Verifică acest fișier
copies-sound = Fișierul este intact. S-au verificat { $entries ->
    [one] o modificare
    [few] { $entries } modificări
   *[other] { $entries } de modificări
}, { $rows ->
    [one] un rând
    [few] { $rows } rânduri
   *[other] { $rows } de rânduri
} și { $certificates ->
    [one] un certificat de împerechere
    [few] { $certificates } certificate de împerechere
   *[other] { $certificates } de certificate de împerechere
}.
copies-save-as = Salvează ca …
copies-saved-as = Turneul este acum în { $file }. Fișierul vechi a rămas neschimbat.
copies-saved-bare = Turneul este acum în { $file }. Fișierul vechi nu a putut fi citit, așa că istoricul începe din nou.
copies-and-check = Copii și verificare
copies-read = Recuperează datele
copies-found = Date recuperate
copies-doubts = Pierdute sau imposibil de verificat:
copies-no-doubts = Nu s-a pierdut nimic.
copies-open = Deschide

print-print = Tipărire
print-export = Trimitere
print-write = Salvează PDF
print-no-round = Încă nicio rundă nu este împerecheată.
export-notes-about = Celălalt program nu preia totul așa cum este aici. Puteți corecta întâi sau puteți salva fișierul acum.
print-done = S-a salvat { $file }.
site-done = S-a salvat { $file }: { $written ->
    [one] un fișier este nou sau schimbat
    [few] { $written } fișiere sunt noi sau schimbate
   *[other] { $written } de fișiere sunt noi sau schimbate
}, { $removed } șterse.
site-kept = Altcineva a modificat aceste fișiere, așa că rămân: { $files }.
sheet-of-category = { $label }, vârsta { $category }
sheet-pairings = Împerecheri pe mese
sheet-pairings-about = Pentru perete, cu loc pentru rezultate.
sheet-pairings-by-name = Împerecheri după nume
sheet-pairings-by-name-about = Le arată jucătorilor mesele lor.
sheet-seats = Locurile din toate competițiile
sheet-seats-about = Arată fiecăruia competiția și masa la care joacă acum.
sheet-slips = Fișe de rezultat
sheet-slips-about = Șase pe pagină, de tăiat.
sheet-wall-chart = Tabel de perete
sheet-wall-chart-about = Adversarii și victoriile tuturor, actualizat în fiecare rundă.
sheet-standings = Clasament
sheet-standings-about = Cu toate criteriile și rezultatele.
sheet-final-list = Clasament final
sheet-final-list-about = După ultima rundă.
sheet-overall = { stage-overall }
sheet-overall-about = Arată fiecare jucător o dată: acolo unde îl pune ultima lui etapă.
sheet-individual = Clasament individual
sheet-individual-about = Jucătorii echipelor, după victorii.
sheet-ko = Tabloul eliminatoriilor
sheet-ko-about = Nume, grupe valorice și câștigători.
sheet-ladder = { ladder }
sheet-ladder-about = Tablele și timpii care decid un jigo din eliminatorii.
sheet-draw-record = { ko-record }
sheet-draw-record-about = Lista, angajamentul și sorții: oricine poate repeta tragerea.
sheet-register = Lista înscrierilor
sheet-register-about = Toate înscrierile, cu numere.
sheet-draw-cards = Cartonașe de tragere
sheet-draw-cards-about = Câte unul pentru fiecare jucător, de amestecat.
sheet-labels = Ecusoane
sheet-labels-about = De tăiat.
sheet-tables = Numere de masă
sheet-tables-about = De pus pe mese.
sheet-timetable = Program
sheet-timetable-about = Orele propuse ale tuturor rundelor.
sheet-rules = Regulament
sheet-rules-about = Timp de gândire, komi, criterii.
sheet-pink-slips = { panel-slips }
sheet-pink-slips-about = Fișe goale, pentru hârtie roz.
sheet-pink-register = Registrul fișelor roz
sheet-pink-register-about = Toate fișele și rezultatul lor.
sheet-sealed-move = Mutare sigilată
sheet-sealed-move-about = Formularul pentru o partidă întreruptă.
sheet-officials = Oficiali
sheet-officials-about = Arbitrii, cronometrorii și comisia de apel, pentru avizier.
sheet-cases = Registrul de cazuri
sheet-cases-about = Toate cazurile cu decizii, contestații și apeluri; numai pentru arbitru.
sheet-case = Protocoalele cazurilor
sheet-case-about = Fiecare caz cu articole, desfășurare și semnături; numai pentru arbitru.
sheet-daily-report = Raport zilnic
sheet-daily-report-about = Rundele, neprezentările, corectările, cazurile și contestațiile de azi, pentru organizator.
sheet-late = Jucători întârziați
sheet-late-about = Pentru arbitru: cine a întârziat, ceasurile și când se pierd partidele. Nu este pentru perete.
sheet-fee-list = Masa de înscriere
sheet-fee-list-about = Toți cei așteptați, cu ce au de plată; numai pentru masa de înscriere.
sheet-receipt = Chitanțe
sheet-receipt-about = Câte o chitanță pentru fiecare plată, cu numărul ei.
sheet-cash-report = Raport de casă
sheet-cash-report-about = Ce s-a încasat în fiecare zi și pentru ce, și cât trebuie să fie în casă; numai pentru trezorier.
sheet-levy-form = Formularul taxei
sheet-levy-form-about = Taxa tuturor jucătorilor, pe tarife, pentru asociație.
sheet-incidents = Incidente
sheet-incidents-about = Jurnalul arbitrului: ce s-a înregistrat și rânduri goale.
sheet-self-pairing = Tabel de auto-împerechere
sheet-self-pairing-about = Pentru un turneu secundar.
sheet-points = { col-points }
sheet-points-about = Punctele SEYGO cu sursele lor.
file-h9 = Rezultate pentru lista de rating
file-h9-about = Fișier H9 pentru Baza Europeană de Go (EGD).
file-tou = Rezultate pentru federația franceză
file-tou-about = Fișier tou pentru FFG.
file-aga = Rezultate pentru AGA
file-aga-about = Fișier de rezultate al asociației americane de go.
file-opengotha = Fișier OpenGotha
file-opengotha-about = Turneul complet, pentru alte programe.
file-macmahon = Fișier MacMahon
file-macmahon-about = Competiția cu toate partidele, pentru MacMahon 3.
file-pairgoth = Fișier Pairgoth
file-pairgoth-about = Competiția cu toate partidele, pentru Pairgoth.
file-trf = Raport pentru programe elvețiene (TRF16)
file-trf-about = Partidele și punctele pentru programe care verifică împerecherile; formatul de la șah.
file-csv = Clasamentul ca CSV
file-csv-about = Pentru foi de calcul.
file-json = Date pentru un site web
file-json-about = Toate competițiile ca JSON: jucătorii așa cum se publică, rundele, rezultatele, clasamentele, tabelele, punctele.
file-fees = Conturi (CSV)
file-fees-about = Cât datorează, cât a plătit și cât mai are de plată fiecare. Numai pentru trezorier: are numele întregi.
file-payments = Plăți (CSV)
file-payments-about = Plățile și restituirile cu chitanțele lor. Numai pentru trezorier: are numele întregi.
file-cases = Registrul de cazuri (CSV)
file-cases-about = Toate cazurile arbitrului cu decizii, contestații și apeluri. Numai pentru arbitru: are numele întregi.
file-entries = Înscrierile ca CSV
file-entries-about = Pentru organizatori, cu numele complete.
sheet-doors = { setting-event-halls }
sheet-doors-about = Mesele din fiecare sală, pentru uși.
sheet-prizes = Premii
sheet-prizes-about = Premianții, grupă cu grupă.
sheet-sp-list = Lista punctelor
sheet-sp-list-about = Punctele de circuit folosite pentru capii de serie.
file-html = Pagini web
file-html-about = Un dosar cu împerecheri, clasamente și tablouri pentru un ecran sau un server web.
file-site = Site web
file-site-about = Pagini, foi, rezultate și date ale tuturor competițiilor într-un dosar sau un fișier .zip. La o nouă salvare se scriu doar fișierele schimbate.
print-round-short = Tipărește
print-all = Tipărește tot pentru runda { $round }
print-all-done = { $folder } conține { $count ->
    [one] o foaie
    [few] { $count } foi
   *[other] { $count } de foi
}.
print-all-written = { $count } salvate, { $without } omise
print-look = Previzualizează
print-options = Opțiuni de tipărire
print-option-paper = Hârtie
print-option-language = { desk-language }
print-option-second-language = A doua limbă
print-option-hall = { room-name }
print-option-copies = Exemplare
print-option-landscape = Pe lat
print-option-replace = Înlocuiește caracterele lipsă
print-paper-own = Implicit
print-paper-a4 = A4
print-paper-a3 = A3
print-paper-letter = Letter
print-paper-legal = Legal
print-hall-all = Toate sălile
print-option-day = Ziua raportului
print-preview = Previzualizare: { $label }
print-page-back = Înapoi
print-page-on = Înainte
print-page-of = Pagina { $page } din { $pages }
print-first-page = Aceasta este prima pagină.
print-last-page = Aceasta este ultima pagină.
print-missing = Niciun font nu are { $characters }. Modificați aceste nume sau bifați „Înlocuiește caracterele lipsă” pentru a tipări � în locul lor.
language-draft = Traducere provizorie: niciun vorbitor nativ nu a revizuit-o încă.
print-option-format = Format
print-format-own = De tăiat manual
print-format-99x67 = Etichete 99 × 68 mm, 8 pe A4
print-format-99x38 = Etichete 99 × 38 mm, 14 pe A4
print-format-63x38 = Etichete 64 × 38 mm, 21 pe A4
print-format-85x54 = Cartonașe 85 × 54 mm, 10 pe A4
print-format-70x37 = Etichete 70 × 37 mm, 24 pe A4
print-format-6 = 6 pe pagină
print-format-4 = 4 pe pagină
tour-bundle = Pachetul pentru circuit
tour-bundle-hint = Fișierul semnat din care circuitul calculează punctele, și predarea turneului către alt organizator.
tour-bundle-about = Un fișier semnat cu jucătorii, rezultatele și punctele acestui turneu. Trimiteți-l circuitului. Nu îl publicați: poate conține numele unor jucători care nu trebuie publicați.
tour-bundle-own-key = Cheia dumneavoastră publică. Comunicați-o circuitului o singură dată, pe altă cale decât pachetul:
tour-bundle-save = Salvează pachetul
tour-bundle-hand-over = Predă turneul
tour-bundle-hand-over-about = După ce ați emis un pachet, alt organizator le poate emite pe următoarele cu propria cheie, dintr-o copie a acestui fișier. Întâi predați turneul, apoi copiați fișierul.
tour-bundle-new-key = Cheia publică a celuilalt organizator
tour-bundle-handed-over = { $event } a fost predat cheii { $to }.
print-tour = Din registrul circuitului
tour-book = Registrul circuitului
tour-race = Cursa spre Finală
tour-race-about = Punctele anului pe categorii și cine se califică.
tour-prizes = Premiile anului
tour-prizes-about = Primii trei, fete, băieți, progres, debutant, echipe naționale.
tour-sp-list = Listele de puncte ale circuitului
tour-sp-list-about = Folosite pentru capii de serie ai tablourilor.
print-changed = { $count ->
        [one] 1 rând schimbat de la tipărire
        [few] { $count } rânduri schimbate de la tipărire
       *[other] { $count } de rânduri schimbate de la tipărire
    }
print-progress = Se tipărește: { $done } din { $all }
print-stop = Oprește
print-all-stopped = Oprit: { $folder } conține { $count ->
        [one] 1 foaie
        [few] { $count } foi
       *[other] { $count } de foi
    }.
print-not-shown = { $file } a fost salvat, dar niciun program de pe acest calculator nu l-a putut deschide. Deschideți-l din dosarul lui și tipăriți-l de acolo.
key-print-screen = tipărește foile acestui ecran
print-sheets = Foi
print-tick-first = Bifați mai întâi o foaie.
print-copies-of = Exemplare: { $sheet }
print-printer = Imprimanta
print-send-more = Alege foile și tipărește
print-sent = { $count ->
    [one] { $count } foaie a fost trimisă la { $printer }.
    [few] { $count } foi au fost trimise la { $printer }.
   *[other] { $count } de foi au fost trimise la { $printer }.
}
print-sent-some = { $count } din { $all } foi au fost trimise la { $printer }.
key-print-round = tipărește totul pentru rundă
sheet-final-groups = Grupele Finalei
sheet-final-groups-about = Tabele încrucișate, partidele fiecărei runde, semifinale și finale.
book-print = Tipărește: { $what }

card = Fișa jucătorului
card-of = Fișa: { $name }
card-number = nr. { $number }
card-age = categoria de vârstă { $age }
card-after = După runda { $round }
card-place = locul { $place }
card-colours = Culori
card-points = Puncte în circuit
card-colour = Culoare
card-games = { games-title }
card-no-games = Nicio rundă nu este încă împerecheată.
card-opponent = Adversar
card-opponent-score = Scorul adversarului
card-kind-win = câștigat
card-kind-loss = pierdut
card-kind-jigo = { result-jigo }
card-kind-open = deschis
card-kind-bye = { ko-bye }
card-kind-absent = absent
card-kind-none = fără partidă
card-float-up = urcă
card-float-down = coboară
card-ko-won = a câștigat cu { $name }
card-ko-lost = a pierdut cu { $name }
card-ko-plays = joacă cu { $name }
card-ko-waits = adversar încă necunoscut
card-changes = { copies-changes }
key-card = fișa jucătorului
key-card-of-board = fișa jucătorului cu Negru, cu Alb
round-find = Caută o masă după jucător, club sau număr
round-find-short = Caută ( / )
round-no-match = Nicio masă nu corespunde.
skip = Sari la conținut

competitions = Competiții
competition-next = competiția următoare
competition-next-key = Arată această competiție (Alt+C: următoarea)
import-has-teams = Fișierul are echipe. Ele se pot întâlni ca în fișier sau evenimentul are doar jucătorii lor.
import-teams = Se întâlnesc echipele
import-take = Importă
import-take-good = Importă fără aceste rânduri
import-notes = Notele importului
timetable = Orar
timetable-times = { $start } – { $over }
glance = Dintr-o privire
glance-of = Dintr-o privire: { $event }
glance-empty = Încă nicio partidă. Statistica începe cu prima împerechere.
glance-rounds = Partide pe runde
glance-rounds-about = Runde: { $rounds }, partide: { $games }. Negru a câștigat { $black }, Alb { $white }, jigo { $jigo }. Tabelul de mai jos arată același lucru.
glance-black = { result-black }
glance-white = { result-white }
glance-jigo = { result-jigo }
glance-other = nejucată sau fără învingător
glance-open = încă fără rezultat
glance-floats = Treceri
glance-floats-about = Treceri în { $rounds } runde: { $floats }. Tabelul de mai jos arată același lucru.
glance-knockout = Partide eliminatorii
glance-handicap = Cu handicap
glance-byes = Libere
glance-colours = Echilibrul culorilor
glance-colours-about = { $level } din { $players } jucători au avut Negru și Alb la fel de des sau cu o diferență de unu. Tabelul de mai jos arată același lucru.
glance-balance = Negru minus Alb
glance-gaps = Partide după diferența de grad
glance-gaps-about = Jucătorul mai puternic a câștigat { $won } din { $games } partide ({ $percent } %). Tabelul de mai jos arată același lucru.
glance-ranks = Diferență de grad
glance-stronger = a câștigat cel mai puternic
glance-weaker = a câștigat cel mai slab
glance-handicaps = Partide după handicap
glance-handicaps-about = Partide cu handicap: { $handicap } din { $games }. Tabelul de mai jos arată același lucru.
glance-stones = Pietre
people-conflicts = Înscriși, dar unii sunt așteptați de două ori deodată:
competition-choose = Mergi la { $name }
competition-about = { $system }, { $rounds ->
    [one] o rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
}, { $players ->
    [one] un jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}
competition-about-free = { $system }, { $players ->
    [one] un jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}
system-mcmahon = McMahon
system-novices = începători
system-league = ligă
system-club-ladder = scara clubului
system-swiss = elvețian
system-round-robin = fiecare cu fiecare
system-score-pairing = împerechere după scor
system-generalised-knock-out = eliminatoriu generalizat
system-zoned-swiss = elvețian pe zone
system-knock-out = eliminatoriu
system-swiss-knock-out = elvețian cu eliminatoriu final
system-double-elimination = dublă eliminare
system-zones = zone și eliminatoriu final
kind-templates = Modele
kind-systems = Sisteme
system-about-mcmahon = Jucătorii încep cu un scor după rang; se întâlnesc scoruri egale.
system-about-novices = Începători pe table mici, cu handicap; jucătorii fără victorie se întâlnesc, ca puțini să piardă toate partidele.
system-about-league = Toți se întâlnesc cu toți în divizia lor, pe parcursul mai multor luni; primii promovează, ultimii retrogradează.
system-about-club-ladder = Luni de partide într-un club: o victorie urcă o treaptă, o înfrângere coboară una; treptele dau pietrele și komi.
system-about-swiss = Toți încep de la zero; se întâlnesc scoruri egale.
system-about-round-robin = Fiecare se întâlnește o dată cu fiecare.
system-about-score-pairing = Numere trase la sorți; se întâlnesc scoruri egale, jumătatea de sus a grupei cu cea de jos.
system-about-knock-out = Cine pierde este eliminat. Un singur tablou tras la sorți, cu o partidă pentru locul trei dacă doriți.
system-about-swiss-knock-out = Un sistem elvețian ai cărui primi opt jucători joacă un eliminatoriu în ultimele runde, iar ceilalți continuă.
system-about-double-elimination = Cine pierde continuă într-un al doilea tablou și iese la a doua înfrângere. Câștigătorii celor două tablouri joacă finala.
system-about-zones = Zone trase la sorți în care joacă fiecare cu fiecare, apoi un eliminatoriu al câștigătorilor.
system-about-generalised-knock-out = Nimeni nu este eliminat: se întâlnesc jucători cu aceleași rezultate în aceeași ordine.
system-about-self-pairing = Oricare doi jucători se pot întâlni oricând, de cel mult două ori; partidele se adaugă pe măsură ce se joacă.
system-about-zoned-swiss = Câte un sistem elvețian pentru fiecare interval de ranguri.
system-self-pairing = împerechere la alegerea jucătorilor
games-title = Partide
games-conditions = { $black } are Negru contra { $white }: { $stones ->
    [0] fără pietre
    [one] o piatră
    [few] { $stones } pietre
   *[other] { $stones } de pietre
 }, komi { $komi }.
games-add = Adaugă partida
games-black = Negru nr.
games-white = Alb nr.
games-hint = { $meetings ->
    [1] Scrieți numerele și apăsați Enter. Doi jucători se pot întâlni o dată.
    [few] Scrieți numerele și apăsați Enter. Doi jucători se pot întâlni de { $meetings } ori.
   *[other] Scrieți numerele și apăsați Enter. Doi jucători se pot întâlni de { $meetings } de ori.
}
games-empty = Nu este încă nimeni înregistrat.
games-hint-ladder = Scrieți numerele și vedeți cine are Negru și câte pietre. Apăsați Enter după partidă.
games-total = Total
games-rung = Treapta
games-left = De jucat
games-day-hint = Ziua în care s-a jucat partida. Gol: azi.
ladder-prizes = Premiile unei perioade
ladder-prizes-from = De la
ladder-prizes-to = Până la
ladder-improvement = Cel mai mare progres
ladder-persistence = Cele mai multe partide
ladder-rungs = { $count ->
    [one] o treaptă mai sus
    [few] { $count } trepte mai sus
   *[other] { $count } de trepte mai sus
}
games-climbed = Urcat
games-count = { $count ->
    [one] o partidă
    [few] { $count } partide
   *[other] { $count } de partide
}
games-remove = Elimină partida cu { $number }
competition-add = Adaugă o competiție
competition-from-file = Dintr-un fișier de eveniment ...
competition-imported = { $name } a fost adăugată cu { $entries ->
    [one] o înscriere
    [few] { $entries } înscrieri
   *[other] { $entries } de înscrieri
}. { $known ->
    [0] Nimeni nu era deja în eveniment.
    [one] O persoană era deja în eveniment.
    [few] { $known } persoane erau deja în eveniment.
   *[other] { $known } de persoane erau deja în eveniment.
}
competition-name-hint = Lăsați gol pentru numele obișnuit.
competition-remove = Elimină
competition-next-season = Sezonul următor
competition-next-season-of = Sezonul următor: { $name }
competition-next-season-about = Setările și jucătorii sunt preluați. Într-o ligă, ultimii din fiecare divizie fac schimb cu primii din cea de mai jos.
competition-only = Evenimentul are nevoie de o competiție.
people-enter = Din altă competiție
people-find = Caută după nume sau club
people-none = Toți sunt deja înscriși aici.
people-nobody = Selectează persoanele de înscris.
people-enter-count = { $count ->
    [one] Înscrie o persoană
    [few] Înscrie { $count } persoane
   *[other] Înscrie { $count } de persoane
}

## Stages

stages = Etape
stages-none = O etapă își ia jucătorii dintr-o competiție încheiată: o finală a primilor opt, grupe, o consolare.
stages-picture = Imaginea etapelor; tabelul de mai jos spune același lucru
stage-name = Etapa
stage-after = După
stage-who = Cine merge mai departe
stage-brings = Ce aduc cu ei
stage-players = { col-players }
stage-state = { adjourn-col-state }
stage-last = { stage-name }
stage-system = Sistem
stage-add = Adaugă o etapă
stage-fill = Completează
stage-overall = Lista tuturor etapelor
stage-overall-final = Lista finală a tuturor etapelor
stage-overall-interim = Lista provizorie a tuturor etapelor
stage-tied-title = Loc împărțit înainte de { $name }
stage-choose = Alegeți { $seats ->
    [one] un jucător care merge
    [few] { $seats } jucători care merg
   *[other] { $seats } de jucători care merg
} mai departe.
stage-changed-since = Clasamentul dinaintea ei s-a schimbat între timp.
stage-brought-since = Punctele pe care le-au adus jucătorii s-au schimbat între timp.
stage-takes-places = locurile { $first }–{ $last }
stage-takes-each = primii { $count } din fiecare
stage-takes-others = ceilalți
stage-takes-losers = învinșii rundei { $round }
stage-rule-places = Locuri din clasament
stage-rule-each = Primii din fiecare zonă, divizie sau categorie
stage-rule-others = Ceilalți
stage-rule-losers = Învinșii unei runde a tabloului
stage-from-place = De la locul
stage-to-place = Până la locul
stage-count = Câți din fiecare
stage-table-round = Runda tabloului
stage-carries-nothing = Nimic
stage-carries-score = Toate punctele
stage-carries-results = Rezultatele dintre ei
stage-template = Șablon
stage-template-one = O singură etapă
stage-template-final-8 = Finală de opt
stage-template-groups = Grupe, apoi eliminatoriu
stage-template-club-groups = Grupe de patru după loc
stage-template-about-final-8 = Primii opt joacă un eliminatoriu.
stage-template-about-groups = Primii doi din fiecare zonă joacă un eliminatoriu, ceilalți un sistem elvețian.
stage-template-about-club-groups = Locurile 1–4 și 5–8 joacă fiecare cu fiecare, fără partidele deja jucate; ceilalți joacă un sistem elvețian.

## The referee's desk

help-referee = Calculele nu au nevoie de o rundă: clasa timpilor, întârzierea și ceasurile după revenirea la o poziție.
    Început și întârzieri: notați cine lipsește cu B sau W și apăsați din nou când sosește. Pierderea este doar propusă.
    Partide întrerupte: formularul mutării sigilate. Rezultatul contează în runda partidei.
    Orar: cât întârzie rundele și ore noi de publicat.
    Nimic din acest ecran nu se publică fără acordul dumneavoastră.
key-referee-tabs = filele mesei arbitrului
referee-tab-calculators = Calcule
referee-class = Clasa timpilor de joc
referee-overtime-none = fără
referee-overtime-byoyomi = byo-yomi
referee-overtime-canadian = canadiană
referee-overtime-fischer = Fischer
referee-periods = Perioade
referee-stones = Pietre
referee-seconds = Secunde
referee-online = Partide pe internet
referee-class-is = Clasa { $class }
referee-unrated = Fără clasă
referee-lateness = Întârziere (5d, 5e)
referee-start = Începutul rundei
referee-black-came = Negru a sosit la
referee-white-came = Alb a sosit la
referee-came-hint = gol: nu a sosit încă
referee-used = Timp folosit: Negru { $black } min, Alb { $white } min
referee-used-none = pierdut
referee-lost-after = Cine sosește după { $time } a pierdut.
referee-lost-one = { $colour } a pierdut.
referee-lost-both = Au pierdut amândoi.
referee-back = Ceasurile după revenire (8g.3)
referee-moves = Mutări jucate
referee-black-used = Negru a folosit, minute
referee-white-used = Alb a folosit, minute
referee-back-to = Înapoi la poziția de după mutarea
referee-adjourned-at = Întreruptă după mutarea
referee-adjourned-black = Minutele lui Negru pe formular
referee-adjourned-white = Minutele lui Alb pe formular
referee-adjourned-hint = gol: nu a fost întreruptă
referee-clocks-to-set = Puneți ceasurile pe timpul folosit: Negru { $black }, Alb { $white }
referee-incomplete = Completați câmpurile.

## Officials, cases and guides

referee-tab-people = Oameni
referee-tab-cases = Cazuri
referee-tab-irregularity = Nereguli
official-add = Adaugă un oficial
official-edit = Modifică oficialul
official-remove = Șterge oficialul
official-none = Alegeți un oficial.
officials-empty = Încă nu sunt oficiali. Adăugați arbitrul principal, apoi comisia de apel de trei membri și rezervele ei.
official-plays = joacă
official-name-hint = gol: numele jucătorului
official-family-hint = cuvântul familiei din registru
official-turn-hint = rezervele intră în această ordine
official-as-player = Joacă drept
col-office = Funcție
col-turn = Loc
col-family = { entry-family-group }
col-related = Rude
col-case = Caz
case-add = Adaugă un caz
case-edit = Modifică faptele
case-rule = Decide
case-protest = Contestație
case-appeal = Apel
case-close = Închide
case-public = Fă public
case-private = Fă privat
case-is-public = public
case-is-private = numai pentru arbitru
case-none = Alegeți un caz.
case-of-other = Acest caz ține de { $competition }. Alegeți întâi acea competiție.
case-search = Căutare
case-all = toate
cases-empty = Registrul de cazuri este gol. Adăugați un caz când este chemat arbitrul.
cases-none-found = Niciun caz nu se potrivește căutării.
case-round = { col-round }
case-board = { col-board }
case-place = Runda / masa
case-players = { col-players }
case-players-hint = număr sau nume, apoi Enter; gol: jucătorii mesei
case-player-remove = Scoate { $name }
case-title = Cazul { $number }
case-facts = Ce s-a întâmplat
case-articles = Articolele regulilor EGF
case-articles-hint = de exemplu 5j, 8g.3
case-happened = Când
case-happened-hint = 14:05 sau 2026-08-14 14:05; gol: acum
case-ended = Sfârșitul partidei
case-ended-hint = gol: când s-a introdus rezultatul
case-course = Desfășurare
case-no-steps = Încă nu s-a decis nimic.
case-committee = Comisia pentru acest caz
case-instead-of = în locul lui { $name }
case-involved = { $name } este implicat: { $reasons }.
case-step-ruled = Decizia: { $who }
case-step-protested = Contestația: { $who }
case-step-appealed = Apelul: { $who }
case-step-closed = Închis
case-outcome = Contestația sau apelul
case-corrected = Rezultatul din runda { $round }, masa { $board } corectat: { $before } → { $after } (intrarea { $entry } din jurnal)
case-entered = Rezultatul din runda { $round }, masa { $board } introdus: { $before } → { $after } (intrarea { $entry } din jurnal)
case-clocks-used = Ceasuri: Negru { $black }, Alb { $white } folosite
case-clocks-left = Ceasuri: Negru { $black }, Alb { $white } rămase
case-late-because = Târziu, primită pentru că: { $reason }
case-deadline-result = Contestații privind rezultatul:
case-deadline-ruling = Contestații privind decizia:
case-deadline-one-day = până la { $at }, mai sunt { $hours } h { $minutes } min (o zi întreagă)
case-deadline-next-round = până la { $at }, mai sunt { $hours } h { $minutes } min (începe runda următoare)
case-deadline-over = posibile până la { $at }; timpul a trecut
case-act-rule = Decizia în cazul { $number } ({ $by })
case-act-protest = Contestație în cazul { $number }
case-act-appeal = Apel în cazul { $number }
case-act-close = Închide cazul { $number }
case-words-rule = Decizia
case-words-protest = Ce spune jucătorul
case-words-appeal = { case-words-protest }
case-words-close = Cum s-a încheiat
case-result-enter = Rezultatul introdus de decizie
case-result-correct = Corectarea rezultatului confirmat
case-result-none = neschimbat: { $result }
case-carry = Partidele eliminatorii următoare
case-carry-none = nu depind de el
case-carry-through = își schimbă jucătorii
case-carry-keep = își păstrează jucătorii
case-carry-annul = se joacă din nou
case-clock-black = Ceasul lui Negru
case-clock-white = Ceasul lui Alb
case-clock-hint = timpul rămas, de exemplu 12:30
case-who = Jucătorul
case-who-other = altă persoană
case-against = Împotriva
case-against-game = rezultatului partidei
case-against-ruling = ultimei decizii
case-filed = Depusă la
case-late = Motivul pentru a o primi deși e târzie
case-late-hint = numai după termen
case-fewer = Decid mai puțin de trei membri
guide-needs-case = Adăugați întâi un caz pentru partidă; ghidul notează în el fiecare răspuns.
guide-kind = Neregula
guide-kind-position = pietre deplasate, adăugate sau lipsă (8g)
guide-kind-start = culori sau handicap greșite (8a)
guide-kind-clock = ceas defect (8e)
guide-propose = Propunerea { $number }:
guide-proposal-correct = Poziția se corectează și partida continuă.
guide-proposal-keep = Poziția rămâne și partida continuă.
guide-proposal-go-back = Partida revine la poziția dinaintea neregulii.
guide-proposal-resign = Unul dintre jucători cedează.
guide-proposal-new-game = Partida se anulează și jucătorii joacă una nouă.
guide-was = { $proposal } Negru: { $black }, Alb: { $white }
guide-accept = Acceptă
guide-refuse = Refuză
guide-resign = Cedează
guide-agreed = S-au înțeles, definitiv: { $proposal }
guide-resigned = { $colour } a cedat. Introduceți rezultatul printr-o decizie în caz.
guide-committee = Nicio propunere nu a fost acceptată: decide comisia de apel (8g.6). Introduceți decizia ei în caz.
guide-shorten = Scurtează: nu mai este timp
guide-no-time = Nu mai este destul timp.
guide-shortened = Scurtat: { $reason }
guide-clocks-save = Calculează și păstrează ceasurile
guide-mistake = Greșeala
guide-mistake-colours = culorile
guide-mistake-handicap = handicapul
guide-fixed = Mutări jucate când s-a observat
guide-rule = Arată ce decid regulile
guide-shown = Timpul rămas arătat de ceas
guide-actual = Timpul care ar trebui să rămână
guide-flag = Stegulețul
guide-flag-none = nu a căzut greșit
guide-flag-early = a căzut prea devreme
guide-flag-late = a căzut prea târziu
guide-flag-seconds = Secunde prea devreme
guide-clock-set = Ceasul nou arată { $time } rămase.
key-case-search = caută în registrul de cazuri
key-guide-black = Negru acceptă, refuză
key-guide-white = Alb acceptă, refuză
referee-tab-articles = Articole
col-article = Articol
col-summary = Pe scurt
col-full-text = Text întreg
article-edit = Modifică textul întreg
article-text = Textul întreg al articolului { $article }
articles-lead = Regulile de turneu EGF pe scurt, în cuvintele noastre. Adăugați textul întreg al unui articol dacă îl aveți; protocoalele îl tipăresc.
case-round-filter = Doar runda
case-print = Tipărește protocolul
referee-tab-late = Început și întârzieri
referee-tab-adjourned = Partide întrerupte
referee-tab-delays = Orar
key-late-black = Negru: nu a sosit, apoi a sosit acum
key-late-white = Alb: nu a sosit, apoi a sosit acum
key-late-time = corectați ora sosirii
key-late-clear = ambii jucători au fost la timp
key-late-forfeit = introduceți pierderea prin neprezentare
key-late-times = începutul rundei, orele sigilării
key-late-print = salvați lista întârziaților
late-empty = Împerecheați și publicați o rundă ca să notați întârziații.
late-start = Începutul rundei { $round }: { $time }
late-planned = planificat { $time }
late-sealing = Sigilare: de la { $from }, cel târziu { $by }
late-sealing-none = Fără ore de sigilare.
late-set-times = Început și sigilare
late-started-at = Ceasurile lui Negru au pornit la
late-seal-from = Se poate sigila de la
late-seal-by = Trebuie sigilat de la
late-time-hint = de exemplu 10:05; gol pentru niciuna
late-presence = { $presence ->
    [missing] lipsește
    [came] a sosit la { $time }
   *[other] prezent
}
late-toggle = { $colour }, masa { $board }: { $presence ->
    [missing] a sosit acum
   *[other] nu a sosit încă
}
late-col-clocks = Ceasuri
late-col-left = Pierdut
late-lost-in = peste { $time }
late-lost-at = după { $time }
late-lost = pierdut de la { $time }
late-enter = Introduceți { $result }
late-not-lost = Nimeni nu a pierdut această partidă prin întârziere.
late-decided = Această partidă are un rezultat.
late-arrived = Când au sosit? Masa { $board }
late-black-came = { $name } (Negru) a sosit la
late-white-came = { $name } (Alb) a sosit la
late-print = Salvați lista
adjourn-new = Întrerupeți o partidă
adjourn-edit = Modificați formularul
adjourn-resume = Partida este reluată
adjourn-resume-time = Ora reluării
adjourn-resumed-at = Partida a fost reluată la
adjourn-remove = Anulați întreruperea
adjourn-print = Salvați formularul
adjourn-empty = Nicio partidă nu este întreruptă. Orele sigilării se stabilesc la Început și întârzieri.
adjourn-none-open = Toate partidele rundei au un rezultat sau sunt întrerupte.
adjourn-choose = Alegeți întâi o partidă întreruptă.
adjourn-form = Formularul mutării sigilate
adjourn-at = Întreruptă la
adjourn-at-hint = gol: acum
adjourn-sealed-by = A sigilat
adjourn-number = Numărul mutării sigilate
adjourn-black-captures = Pietre capturate de Negru
adjourn-white-captures = Pietre capturate de Alb
adjourn-black-left = Timpul rămas al lui Negru
adjourn-white-left = Timpul rămas al lui Alb
adjourn-left-hint = 25 de minute, 12:30 sau 1:05:00
adjourn-resumption = Reluarea
adjourn-resumption-hint = ziua și ora, de exemplu 2026-11-21 09:00
adjourn-site = Locul, dacă este altul
adjourn-black-signed = Negru a semnat
adjourn-white-signed = Alb a semnat
adjourn-counts-as = La împerecherea rundei următoare
adjourn-counts = { $as ->
    [jigo] contează ca jigo
    [black] contează ca victorie a lui Negru
    [white] contează ca victorie a lui Alb
    [held] suspendată: niciun jucător nu este împerecheat
   *[other] cum stabilește competiția
}
adjourn-col-sealed = Mutarea sigilată
adjourn-col-left = Timp rămas
adjourn-col-state = Stare
adjourn-sealed = { $colour }, mutarea { $number }
adjourn-state = { $state ->
    [resumed] reluată la { $time }
    [decided] hotărâtă: { $time }
   *[other] sigilată
}
adjourn-moves = { $colour } mută după deschiderea formularului.
adjourn-late = Întârziați la reluare
adjourn-result-hint = Introduceți rezultatul la Runde, în runda partidei.
adjourn-to-round = La runda { $round }
delay-publish = Publicați orele propuse
delay-publish-one = Publică
delay-edit = Publică altă oră
delay-start-at = Începutul rundei { $round }
delay-begun = Runda a început.
delay-none = Orele anunțate pot rămâne.
delay-col-planned = Anunțat
delay-col-started = Început
delay-col-over = Sfârșit
delay-col-late = Întârziere
delay-col-proposed = Propus
delay-minutes = { $minutes } min
delay-moved = era { $time }
delay-running = Încă se joacă, cele mai lungi întâi:
delay-since = de la { $time }
delay-running-none = Nu se joacă nicio partidă.
delay-note = Jucătorii nu văd nimic înainte să publicați: apoi ecranul din sală, foile și paginile web au orele noi.
col-round = Runda
result-adjourned = întreruptă

## Settings, points, the hall, help

yes = da
no = nu
screen-event = Turneul
screen-points = { col-points }
screen-hall = Sala
help = Ajutor
book-of-user = Cartea
book-contents = Cuprins
book-search = Caută în carte ( / )
book-hits = { $count ->
    [0] Nimic găsit.
    [one] { $count } secțiune găsită.
    [few] { $count } secțiuni găsite.
   *[other] { $count } de secțiuni găsite.
}
book-short = Tastele acestui ecran
book-back = Înapoi
book-no-back = Aceasta este prima pagină deschisă.
tour = Arată primii pași
tour-day = O zi de turneu
tour-day-about = Lista din stânga urmează ziua: turneul și setările lui, înscrierile, eliminatoriile, rundele, clasamentul și punctele. Rândul de sus arată starea actuală. Butonul galben este pasul următor; Ctrl+Enter îl apasă.
tour-keys = Totul de la tastatură
tour-keys-about = Fiecare buton își arată tasta. Ctrl+K găsește acțiuni, jucători și mese, ? arată toate tastele, iar F1 explică ecranul actual. Peste tot funcționează și mausul.
tour-results = { setting-event-two-passes }
tour-results-about = Apăsați 1 dacă a câștigat Negru și 2 dacă a câștigat Alb; cursorul trece la masa următoare. A doua citire o ascunde pe prima. Dacă diferă, Drawmaster se oprește, emite un sunet și le arată pe amândouă.
tour-undo = Nimic nu se pierde
tour-undo-about = Fiecare pas se salvează imediat. Ctrl+Z anulează oricare dintre ei și îl numește, chiar și după repornire. Istoricul arată cine ce a modificat și când.
tour-count = { $at } din { $all }
tour-next = { ceremony-next }
tour-done = Începe
tour-skip = Sari peste
steps = Primii pași, pas cu pas
steps-start = Pornește primii pași, pas cu pas
steps-count = { $done } din { $all } pași făcuți
steps-is-done = (făcut)
steps-show = Arată unde
steps-again = Încă o dată, cu un turneu nou
steps-leave = Lasă deocamdată
steps-finished = Ați condus o rundă de la înscrieri până la afișaj. Rundele următoare merg la fel.
steps-open = Deschideți un turneu
steps-open-about = Deschideți turneul demonstrativ, cu 64 de jucători inventați, sau creați unul nou cu un nume și o dată.
steps-register = Înscrieți jucători
steps-register-about = Adăugați cel puțin două persoane: Alt+A deschide formularul, iar Enter salvează persoana și trece la următoarea.
steps-close = Închideți înscrierile
steps-close-about = Citiți lista cu ce mai este deschis, apoi închideți înscrierile. Jucătorii primesc numere. Butonul galben face același lucru.
steps-pair = Împerecheați runda
steps-pair-about = Apăsați butonul galben sau Ctrl+Enter. Ciorna se mai poate modifica manual. Dacă eliminatoriile își așteaptă tragerea la sorți, trageți-le întâi.
steps-release = Publicați runda
steps-release-about = Apăsați din nou butonul galben. De acum perechile sunt publice și se pot tipări.
steps-results = Introduceți rezultatele
steps-results-about = Alegeți o masă și apăsați 1 dacă a câștigat Negru, 2 dacă a câștigat Alb, sau faceți clic pe câștigător. Dacă rezultatele se introduc de două ori, faceți și a doua citire.
steps-confirm = Confirmați runda
steps-confirm-about = Când toate rezultatele sunt introduse, apăsați butonul galben. Clasamentul ține apoi cont de rundă.
steps-standings = Priviți clasamentul
steps-standings-about = Deschideți ecranul clasamentului. Enter sau dublu clic pe un rând deschide fișa jucătorului.
steps-print = Tipăriți o foaie
steps-print-about = Ctrl+P tipărește foile unui ecran sau le salvează ca PDF, de exemplu clasamentul pentru afișaj.
help-event = Toate setările turneului, cu urmările lor. Setările modificate sunt scrise îngroșat și pot fi readuse la valoarea implicită.
    Scrieți în câmpul de sus ca să găsiți o setare: „komi”, „bara”, „handicap”.
help-register = Toți cei înscriși. Confirmați jucătorii preînscriși la sosire; numai cei confirmați sunt împerecheați.
    Scrieți ca să găsiți un jucător; semnele diacritice nu contează. La închiderea înscrierilor, toți primesc numere în ordinea puterii. Un dublu clic pe un jucător, sau Enter, deschide fișa jucătorului.
help-knockouts = Tabloul fiecărei categorii de vârstă. Înainte de tragere: lista în ordinea capilor de serie și mărimea tabloului. Tragerea se face o singură dată, înaintea primei runde a tabloului, și poate fi verificată de oricine.
    Partidele tabloului se stabilesc la împerecherea rundei.
help-final = Finala fiecărei categorii de vârstă: două grupe, apoi semifinalele și partidele pentru locuri. Tragerea se face o singură dată, iar partidele se împerechează împreună cu runda. Introduceți rezultatele aici sau pe ecranul rundelor.
    Dacă jucătorii unei grupe sunt la egalitate, joacă pe table mai mici, iar dumneavoastră îi selectați în ordinea rezultatelor.
help-rounds = O rundă are patru stări. Ciorna o vedeți numai dumneavoastră și o puteți modifica manual. După publicare, jucătorii își caută mesele. Jocul începe când îl porniți sau la primul rezultat. Runda poate fi confirmată când ambele citiri coincid la toate mesele.
    Modificările de după publicare sunt marcate aici și pe foi.
help-standings = Clasamentul după orice rundă. Selectați un rând pentru a sublinia adversarii jucătorului. Filtrele arată o categorie, o țară sau un club; locurile se referă la toți jucătorii.
    Un dublu clic pe un jucător, sau Enter, deschide fișa jucătorului. Un clic pe capul unei coloane sortează.
help-points = Punctele de circuit de până acum, pe categorii de vârstă. Selectați un jucător pentru a vedea de unde provin. Cifra publicată este suma exactă, rotunjită în jos.
help-hall = A doua fereastră, pentru un proiector sau un ecran în sală. Deschideți-o, mutați-o acolo și alegeți aici ce arată. Se actualizează singură.
    Listele lungi trec de la o pagină la alta; bara de spațiu le oprește.
help-print = Toate foile ca PDF, plus fișierele pentru lista de rating și pentru alte programe.
help-history = Toate modificările, cele mai noi întâi. Nimic nu se șterge; modificările anulate sunt tăiate cu o linie.
key-setting = setarea anterioară sau următoare
palette-board = { board-title }
palette-nothing = Niciun rezultat.
redo-what = Refă: { $what }
operation-start_round = începutul partidelor din runda { $round }
history-round = { col-round }
history-since = De la
history-undo = anulat: { $what }
history-redo = refăcut: { $what }
setting-list = Setări
season-use = Fișier de sezon…
setting-find = Caută o setare ( / )
setting-changed = doar setările modificate
setting-reset = readu la { $value }
setting-inherited = ca turneul: { $value }
setting-none = Nicio setare găsită.
group-event = { col-event }
group-games = { games-title }
group-register = { col-players }
group-scores = Scoruri
group-pairing = Împerechere
group-handicap = { col-handicap }
group-standings = { screen-standings }
group-more = Altele
group-desk = Acest calculator
about = Despre Drawmaster
about-version = Versiune
about-commit = Construit din
about-commit-none = versiune de dezvoltare
about-licence = Licență
about-folder = Datele tale sunt în
about-folder-portable = Portabil: datele tale sunt în
about-licences = Licențele componentelor
looks = Limbă și aspect
desk-size = Mărimea textelor
desk-percent = { $size } %
desk-language = Limba
desk-theme = Culori
desk-sound = Sunet când citirile diferă
desk-letters = Taste simple, fără Ctrl sau Alt: dezactivați-le pentru comandă vocală
desk-touch = Rânduri și butoane mari pentru ecran tactil
desk-system = ca sistemul
desk-light = deschise
desk-contrast-light = contrast ridicat, deschis
desk-contrast-dark = contrast ridicat, închis
desk-dark = închise
setting-event-name = { name }
setting-event-name-about = Apare pe fiecare foaie și în fiecare fișier.
setting-event-starts = Ore de începere
setting-event-starts-about = Numai pentru rundele care diferă de orarul propus, de exemplu 1 2026-11-20 09:30, 3 2026-11-21 10:00.
setting-event-place = { place }
setting-event-place-about = Apare pe foi și în fișierul pentru lista de rating.
setting-event-country = { country }
setting-event-country-about = Două litere, de exemplu RO; lista de rating o cere.
setting-event-start = { event-start }
setting-event-start-about = De exemplu 2026-11-20. Anul ei determină categoriile de vârstă.
setting-event-end = { event-end }
setting-event-end-about = La un turneu de o zi, aceeași cu prima zi.
setting-competition-name = { col-competition }
setting-competition-name-about = Numele ei pe foi.
setting-competition-rounds = { event-rounds }
setting-competition-rounds-about = Numărul rundelor. Bara și eliminatoriile depind de el.
setting-competition-earns-points = Aduce puncte în tur
setting-competition-earns-points-about = Dacă partidele, eliminatoriile și Finalele acestei competiții aduc puncte în tur. Cele ale turneului deschis aduc.
setting-competition-start = Prima zi a acestei competiții
setting-competition-start-about = Dacă nu începe odată cu turneul, de exemplu 2026-11-21. Gol: ca turneul.
setting-competition-end = Ultima zi a acestei competiții
setting-competition-end-about = Dacă nu se termină odată cu turneul. Gol: ca turneul.
setting-competition-starts = Orele de începere ale competiției
setting-competition-starts-about = Dacă diferă de cele ale turneului, de exemplu 1 2026-11-20 17:00. Gol: ca turneul.
setting-competition-boards = Mesele competiției
setting-competition-boards-about = Dacă folosește numai o parte, de exemplu 41-60. Gol: toate mesele sau cele din sălile ei.
setting-competition-rooms = Sălile competiției
setting-competition-rooms-about = Sălile în care se joacă. Niciuna bifată: toate sălile.
setting-event-season = Sezonul circuitului
setting-event-season-about = Sezonul ale cărui reguli dau punctele.
setting-event-tour-class = Clasa în circuit
setting-event-tour-class-about = Determină câte puncte valorează o etapă a eliminatoriilor.
setting-event-tour-coefficient = Coeficient
setting-event-tour-coefficient-about = Punctele din eliminatorii se înmulțesc cu el; de obicei 1.
setting-event-tour-online = Jucat online
setting-event-tour-online-about = Punctele urmează regulile sezonului pentru turnee online.
setting-event-tour-championship = { col-championship }
setting-event-tour-championship-about = Numele care rămâne de la an la an, după care circuitul găsește ediția anterioară. Gol dacă este numele turneului.
setting-event-tour-bundles = Pachete emise
setting-event-tour-bundles-about = Numărul fișierelor emise pentru circuit; se actualizează automat.
setting-event-halls = Săli
setting-event-halls-about = Mesele din fiecare sală: numele, prima și ultima masă.
setting-event-time-main-minutes = { event-minutes }
setting-event-time-main-minutes-about = Pentru fiecare jucător. Împreună cu prelungirea determină clasa EGF.
setting-event-time-overtime = { event-overtime }
setting-event-time-overtime-about = Ce urmează după timpul de bază.
setting-event-lowered-class = Clasa EGF
setting-event-lowered-class-about = Rezultă din timpul de gândire. Poate fi coborâtă, dar nu ridicată.
setting-event-komi = Komi
setting-event-komi-about = Punctele lui Alb într-o partidă egală. Un număr întreg permite jigo, pe care în eliminatorii îl decide scara.
setting-competition-board-size = Tabla
setting-competition-board-size-about = Mărimea tablelor. După rang, contează tabla mai mică a celor doi jucători.
setting-competition-thirteen-from = 13x13 de la
setting-competition-thirteen-from-about = Cel mai mic rang care joacă pe 13x13, dacă tabla depinde de rang.
setting-competition-main-minutes = Timpul de bază al competiției în minute
setting-competition-main-minutes-about = Dacă diferă de cel al turneului. Gol: ca turneul.
setting-competition-overtime = Prelungirea competiției
setting-competition-overtime-about = Dacă diferă de cea a turneului.
setting-competition-own-class = Clasa EGF a acestei competiții
setting-competition-own-class-about = Clasa partidelor pentru rating, sau fără rating. Gol: ca turneul.
setting-competition-komi = Komi în această competiție
setting-competition-komi-about = Dacă diferă de cel al turneului. Gol: ca turneul.
setting-event-round-sheets = Foile unei runde
setting-event-round-sheets-about = Foile care se tipăresc deodată pentru fiecare rundă: bifate când tipăriți din Runde, și în dosarul unei runde.
setting-event-two-passes = Rezultate în două citiri
setting-event-two-passes-about = Rezultatele se introduc o dată pentru Negru și o dată pentru Alb, ca greșelile să se vadă imediat. Oprit: o singură introducere la fiecare masă.
setting-event-player-reports = Jucătorii anunță rezultatele
setting-event-player-reports-about = Jucătorii anunță rezultatul pe telefon, cu codul de pe fișa de rezultat, cât timp rețeaua sălii este pornită. Un anunț contează numai după ce îl confirmă adversarul, un ajutor sau arbitrii.
setting-event-ages-cut-off = Data de referință pentru vârstă
setting-event-ages-cut-off-about = Ziua din anul turneului care determină categoria.
setting-event-ages-limit-included = Limita de vârstă inclusă
setting-event-ages-limit-included-about = Pornit: categoria 12 înseamnă „cel mult 12”. Oprit: „sub 12”.
setting-event-ages-categories = { some-categories }
setting-event-ages-categories-about = Limitele de vârstă, cea mai mică întâi.
setting-competition-open-file = Fișierul Openului de lângă Future Stars
setting-competition-open-file-about = Pentru turneele de începători: numele fișierului Openului din același dosar. Jucătorii din Open nu sunt admiși aici.
setting-event-levy-member = Taxa pe zi, membri
setting-event-levy-member-about = Cât cere asociația pentru fiecare zi jucată, de exemplu 1.50; 0 fără taxă. Oaspeții sunt considerați membri ai asociației lor.
setting-event-levy-non-member = Taxa pe zi, nemembri
setting-event-levy-non-member-about = Pentru jucătorii care nu aparțin niciunei asociații.
setting-event-levy-concession = Taxa pe zi, redusă
setting-event-levy-concession-about = Pentru copii, studenți și șomeri, cum hotărăște directorul.
setting-event-levy-currency = Moneda taxei
setting-event-levy-currency-about = Se scrie după sume, de exemplu EUR.
setting-event-far-apart-ranks = Departe: trepte
setting-event-far-apart-ranks-about = O masă la care gradele diferă cu mai mult de atât este semnalată la masă și în raport.
setting-event-far-apart-points = Departe: puncte
setting-event-far-apart-points-about = O masă la care scorurile diferă cu mai mult de atât este semnalată la masă și în raport.
setting-competition-finalists = Jucători în eliminatoriul final
setting-competition-finalists-about = Pentru sistemul elvețian cu eliminatoriu final: de obicei 8 sau 16.
setting-competition-zones = Zone
setting-competition-zones-about = Numărul zonelor ai căror câștigători joacă eliminatoriul.
setting-competition-knockout-rules-last-game = Sfârșitul dublei eliminări
setting-competition-knockout-rules-last-game-about = Decide o singură finală; sau, dacă jucătorul neînvins o pierde, o a doua; sau câștigă primul care are două victorii.
setting-competition-knockouts = Eliminatorii pe categorii
setting-competition-knockouts-about = Pornit: fiecare tablou se trage la sorți înaintea primei lui runde.
setting-competition-knockout-rules-after-jigo = După jigo în eliminatorii
setting-competition-knockout-rules-after-jigo-about = Scara cu table tot mai mici sau o partidă nouă în timpul rămas.
setting-competition-knockout-rules-after-withdrawal = După o retragere înaintea primelor partide
setting-competition-knockout-rules-after-withdrawal-about = Cine ia căsuța: următorul de pe listă, al cărui loc îl ia o rezervă; nimeni, iar adversarul are walkover; sau o rundă liberă.
setting-competition-newcomers = Doar începători
setting-competition-newcomers-about = Vârsta maximă și numărul maxim de turnee cu rating, ca la Future Stars. Nebifat: deschis tuturor.
setting-competition-mcmahon-bar = Bara
setting-competition-mcmahon-bar-about = Toți jucătorii de la acest grad în sus încep cu același scor și pot câștiga turneul.
setting-competition-mcmahon-floor = Podeaua
setting-competition-mcmahon-floor-about = Toți jucătorii mai slabi încep cu scorul acestui grad.
setting-competition-mcmahon-zero = Scara scorurilor
setting-competition-mcmahon-zero-about = Gradul care începe la 0: 20k pe scara europeană, 1d pe cea britanică.
setting-competition-mcmahon-supergroup = Supergrupa
setting-competition-mcmahon-supergroup-about = Jucătorii de la acest grad în sus încep cu un punct peste bară.
setting-competition-scoring-absent-score = Scor pentru o rundă lipsită
setting-competition-scoring-absent-score-about = În scorul McMahon. O jumătate de punct dă un punct la fiecare două runde lipsite.
setting-competition-scoring-absent-wins = Victorii pentru o rundă lipsită
setting-competition-scoring-absent-wins-about = În numărul de victorii.
setting-competition-scoring-bye-score = Scor pentru runda liberă
setting-competition-scoring-bye-score-about = În scorul McMahon.
setting-competition-scoring-bye-wins = Victorii pentru runda liberă
setting-competition-scoring-bye-wins-about = { setting-competition-scoring-absent-wins-about }
setting-competition-scoring-round-down = Rotunjește în jos punctele rundelor lipsite
setting-competition-scoring-round-down-about = După fiecare rundă contează numai punctele întregi.
setting-competition-pairing-first-seeding = Ordinea în primele runde
setting-competition-pairing-first-seeding-about = Cine joacă cu cine într-o grupă de scor, până la runda de mai jos.
setting-competition-pairing-later-seeding = Ordinea în rundele următoare
setting-competition-pairing-later-seeding-about = Cine joacă cu cine într-o grupă de scor, după aceea.
setting-competition-meetings = Întâlniri la alegerea jucătorilor
setting-competition-meetings-about = De câte ori se pot întâlni doi jucători când își aleg singuri adversarii.
setting-competition-division-size = Jucători într-o divizie
setting-competition-division-size-about = Ai unei ligi, în ordinea numerelor; 0 pentru o singură divizie.
setting-competition-moves = Jucători care schimbă divizia
setting-competition-moves-about = Câți din fiecare divizie a unei ligi promovează și câți retrogradează în sezonul următor.
setting-competition-pairs-strength = Puterea unei perechi
setting-competition-pairs-strength-about = Cum rezultă gradul și ratingul perechii din parteneri: media sau cele ale unuia dintre ei.
setting-competition-pairs-mixed = Perechi mixte
setting-competition-pairs-mixed-about = Dacă partenerii trebuie să fie o femeie și un bărbat. Confirmați pentru fiecare pereche; sexul nu se păstrează.
choice-Mean = media celor doi
choice-Stronger = partenerul mai puternic
choice-Weaker = partenerul mai slab
choice-Required = obligatorii
choice-Reminded = semnalate
choice-Any = oricare doi
setting-competition-teams-size = Mese într-un meci
setting-competition-teams-size-about = Câte mese are un meci între două echipe, de la 2 la 20.
setting-competition-teams-order = Ordinea meselor
setting-competition-teams-order-about = Dacă membrii unei echipe trebuie să joace în ordinea listei ei.
setting-competition-club-ladder-scale = Treptele scării
setting-competition-club-ladder-scale-about = Club: 0,1 grade la dan, 0,2 până la 6k, 0,5 până la 16k, apoi 1. Fulger: 0,5 peste tot.
setting-competition-club-ladder-bottom = Baza scării
setting-competition-club-ladder-bottom-about = Nimeni nu coboară sub acest rang.
setting-competition-club-ladder-third-win = Două trepte la a treia victorie
setting-competition-club-ladder-third-win-about = A treia victorie la rând, și fiecare următoare, urcă două trepte.
setting-competition-club-ladder-upset = Două trepte la o surpriză
setting-competition-club-ladder-upset-about = De la această diferență de grade, victoria jucătorului mai slab îl urcă două trepte; 0 pentru niciodată.
setting-competition-club-ladder-anchored = Jucătorii cu rating rămân
setting-competition-club-ladder-anchored-about = Jucătorii cu rating rămân pe treapta lor, ca scara să nu alunece.
setting-competition-prizes-groups = Grupe de premii
setting-competition-prizes-groups-about = În ordinea festivității: all, knock-outs, categories, girls, boys, bar, wins, countries, youngest și grade, de exemplu 5k-1k.
setting-competition-prizes-places = Locuri premiate
setting-competition-prizes-places-about = Atâția jucători din fiecare grupă câștigă un premiu.
setting-competition-prizes-one-per-person = Un singur premiu de persoană
setting-competition-prizes-one-per-person-about = Cine a câștigat un premiu într-o grupă anterioară este sărit în grupele următoare.
setting-competition-pairing-first-rounds = Numărul primelor runde
setting-competition-pairing-first-rounds-about = Ultima rundă cu ordinea primelor runde.
setting-competition-pairing-bye = Număr impar de jucători
setting-competition-pairing-bye-about = Cine este liber sau că hotărăște directorul.
setting-competition-pairing-floats = Cine trece în altă grupă
setting-competition-pairing-floats-about = Cine joacă în altă grupă de scor: cei ale căror treceri în sus și în jos sunt echilibrate sau, cântărit cu aceasta, cei cu un loc potrivit în grupă.
setting-competition-pairing-free-rounds-as-byes = Victoriile fără partidă și rundele lipsite contează ca runde libere
setting-competition-pairing-free-rounds-as-byes-about = Pornit: cine a câștigat fără partidă sau a lipsit de la o rundă este liber abia după ceilalți.
setting-competition-pairing-apart-at-bar = Desparte cluburile și la bară
setting-competition-pairing-apart-at-bar-about = Oprit: la bară și deasupra ei se pot întâlni jucători din același club sau din aceeași țară.
setting-competition-pairing-main-club = Club principal de la (%)
setting-competition-pairing-main-club-about = Jucătorii unui club cu cel puțin această parte din participanți pot juca între ei. Gol: jucătorii niciunui club.
setting-competition-pairing-profile = Modelul împerecherii
setting-competition-pairing-profile-about = Ce înseamnă o împerechere bună: ordinea strictă a regulilor circuitului, ponderile din OpenGotha sau procedura de împerechere după scor, literă cu literă.
setting-competition-pairing-levels = Ordinea regulilor de împerechere
setting-competition-pairing-levels-about = Fiecare regulă contează mai mult decât toate cele de după ea.
setting-competition-pairing-opengotha = Ponderile OpenGotha
setting-competition-pairing-opengotha-about = Folosite numai de modelul OpenGotha.
setting-competition-handicap-basis = Handicap după
setting-competition-handicap-basis-about = Oprit: toate partidele sunt egale.
setting-competition-handicap-reduction = Reducerea handicapului
setting-competition-handicap-reduction-about = Se scade din diferență; de obicei 0, 1 sau 2.
setting-competition-handicap-ceiling = Handicapul maxim
setting-competition-handicap-ceiling-about = Cel mult 9 pietre.
setting-competition-handicap-exempt = Fără handicap
setting-competition-handicap-exempt-about = Jucătorii ale căror partide sunt mereu egale.
setting-competition-tie-breaks = Departajare
setting-competition-tie-breaks-about = Criteriile clasamentului, cel mai important întâi: bifați-le și trageți-le în ordine.
setting-competition-lists-unplayed = Listează jucătorii fără partidă
setting-competition-lists-unplayed-about = Oprit: clasamentul îi omite pe cei care nu au avut nici partidă, nici rundă liberă, deși alții au avut.
setting-competition-grade-limits = Divizii
setting-competition-grade-limits-about = Gradul cel mai mic al fiecărei divizii, pentru criteriul CAT.
setting-competition-scoring-forfeit-counts-opponent = Contează adversarul la neprezentare
setting-competition-scoring-forfeit-counts-opponent-about = Pornit: scorul adversarului intră în sume. Oprit: în locul lui intră propriul scor de start.
setting-competition-scoring-handicap-in-sums = Include handicapurile în sume
setting-competition-scoring-handicap-in-sums-about = Adunate pentru Alb și scăzute pentru Negru.
setting-competition-scoring-unplayed-as-half = Rundele nejucate ale adversarilor contează o jumătate
setting-competition-scoring-unplayed-as-half-about = Indiferent ce scor a primit adversarul pentru rundă.
setting-competition-scoring-missed-in-sosos = Rundele lipsite în SOSOS
setting-competition-scoring-missed-in-sosos-about = Ce contează în locul adversarului absent.
setting-competition-scoring-bye-in-sodos = Rundele libere contează în SODOS
setting-competition-scoring-bye-in-sodos-about = Ca o victorie cu un adversar care are propriul scor de start.
setting-competition-scoring-bye-in-sums = Rundele libere în SOS
setting-competition-scoring-bye-in-sums-about = { setting-competition-scoring-missed-in-sosos-about }
setting-competition-scoring-unmarked-counts = Rundele nemarcate ca lipsite contează
setting-competition-scoring-unmarked-counts-about = Ca în MacMahon: o rundă încheiată, fără partidă, aduce punctele unei runde lipsite, iar în SOS contează propriul scor al jucătorului.
effect-rating-class = Clasa EGF { $word }: { $word ->
    [A] partidele contează integral.
    [B] partidele contează trei sferturi.
   *[C] partidele contează pe jumătate.
}
effect-rating-none = Timpul este prea scurt pentru rating.
effect-bar-in = { $count ->
    [one] { $count } jucător confirmat începe acolo
    [few] { $count } jucători confirmați încep acolo
   *[other] { $count } de jucători confirmați încep acolo
}, în limitele recomandate: { $word }.
effect-bar-few = { $count ->
    [one] { $count } jucător confirmat începe acolo
    [few] { $count } jucători confirmați încep acolo
   *[other] { $count } de jucători confirmați încep acolo
}; se recomandă { $word }. Coborâți bara.
effect-bar-many = { $count ->
    [one] { $count } jucător confirmat începe acolo
    [few] { $count } jucători confirmați încep acolo
   *[other] { $count } de jucători confirmați încep acolo
}; se recomandă { $word }. Ridicați bara.
choice-None = fără prelungire
choice-Byoyomi = { $periods ->
    [one] { $periods } perioadă
    [few] { $periods } perioade
   *[other] { $periods } de perioade
} de { $seconds ->
    [one] { $seconds } secundă
    [few] { $seconds } secunde
   *[other] { $seconds } de secunde
}
choice-Canadian = { $stones ->
    [one] { $stones } piatră
    [few] { $stones } pietre
   *[other] { $stones } de pietre
} în { $seconds ->
    [one] { $seconds } secundă
    [few] { $seconds } secunde
   *[other] { $seconds } de secunde
}
choice-Fischer = { $seconds ->
    [one] { $seconds } secundă
    [few] { $seconds } secunde
   *[other] { $seconds } de secunde
} la fiecare mutare
choice-B = cel mult B
choice-C = cel mult C
choice-Allowed = cât permite timpul de joc
choice-Unrated = fără rating
choice-Slip = jumătatea de sus cu cea de jos
choice-Nineteen = 19x19
choice-Thirteen = { note-board13 }
choice-Nine = { note-board9 }
choice-ByRank = 13x13 sau 9x9, după rang
choice-Club = mai apropiate sus
choice-Lightning = jumătate de grad peste tot
choice-Second = o a doua finală după prima înfrângere
choice-One = o singură finală
choice-BestOfThree = cel mai bun din trei partide
choice-Fixed = ca în listă
choice-Free = orice ordine
choice-Fold = primul cu ultimul
choice-Random = prin tragere la sorți
choice-Neighbours = primul cu al doilea, al treilea cu al patrulea
choice-GhostThenBye = joacă un înlocuitor; fără el, ultimul este liber
choice-Bye = ultimul este liber
choice-Seygo = regulile circuitului în ordinea lor
choice-OpenGotha = ponderile din OpenGotha
choice-Literal = împerecherea după scor din 2008, grupă cu grupă
choice-Off = oprit
choice-Score = diferența de scor
choice-Rank = diferența de grad
choice-EitherAtBar = partidele cu un jucător la bară sau deasupra ei
choice-Capped = nicio partidă, dar puterea contează până la { $value }
choice-OwnSos = propriul SOS
choice-StartTimesRounds = scorul de start pentru fiecare rundă
choice-StartScore = propriul scor de start
choice-OtherPoints = propriul scor fără runda liberă
choice-Zero = { final-jigos-nothing }
points-category = Vârsta { $category }
points-by = Sezonul { $season }, clasa { $class }, coeficientul { $coefficient }
points-by-online = Sezonul { $season }, clasa { $class }, coeficientul { $coefficient }, online
points-empty = Niciun jucător din această categorie nu are încă puncte.
points-sources = Sursele punctelor
points-no-sources = Încă nu există puncte.
points-stage = Etapa: { $stage }
points-win = a câștigat cu
points-jigo = jigo cu
points-loss = a pierdut cu
points-sum = suma exactă
points-published = puncte
col-points = Puncte
col-exact = Exact
hall-open = Deschide fereastra sălii
hall-close = Închide fereastra sălii
hall-is-open = Sala vede ce selectați aici.
hall-is-closed = Fereastra este închisă. Dacă există un al doilea ecran, se deschide acolo.
hall-what = Conținut
hall-how = Afișare
hall-boards = { sheet-pairings }
hall-boards-about = Masa, Negru și Alb, după publicarea rundei.
hall-names = { sheet-pairings-by-name }
hall-names-about = Îi ajută pe jucători să-și găsească masa.
hall-standings = Clasament
hall-standings-about = Locul, numele și primele trei criterii.
hall-knockouts = { sheet-ko }
hall-knockouts-about = Partidele care urmează și jucătorii lor.
hall-points-about = Punctele de circuit, pe categorii de vârstă.
hall-points = { col-points }
hall-points-title = Puncte, vârsta { $category }
hall-countdown = Numărătoare inversă
hall-countdown-about = Timpul până la începutul rundei. Introduceți mai întâi ora.
hall-ceremony = Tragerea la sorți
hall-ceremony-about = Tragerea, căsuță cu căsuță.
hall-blank = Numele turneului
hall-blank-about = Pentru pauze și cuvântări.
hall-timetable = Orar
hall-timetable-about = Rundele următoare și timpul până la prima dintre ele.
hall-no-round = Toate rundele au început.
hall-playlist = Listă de redare
hall-playlist-about = Se arată pe rând. Orarul lipsește cât timp nu mai urmează nicio rundă.
hall-playlist-seconds = secunde
hall-playlist-seconds-of = Secunde pentru { $content }
hall-playlist-empty = Bifați mai întâi ce se arată.
hall-play = Pornește lista
hall-play-stop = Oprește lista
hall-preview = Previzualizare
hall-preview-about = În sală, numele apar așa cum le publică jucătorii.
network-title = Rețeaua din sală
network-about = Telefoanele, tabletele și televizoarele din aceeași rețea locală arată perechile, mesele și clasamentele, fără internet. Cât e oprită, calculatorul nu poate fi accesat.
network-about-pages = Deschideți această adresă pe telefoane. Televizoarele adaugă /display, ajutoarele /helper.
network-address = Adresa acestui calculator
network-only-here = doar acest calculator
network-port = Port
network-port-hint = Un port este un număr de cel mult 65535; un câmp gol ia unul liber.
network-start = Pornește rețeaua din sală
network-stop = Oprește rețeaua din sală
network-poster = Salvează afișul
network-toggle = Pornește sau oprește rețeaua din sală
network-is-off = Rețeaua din sală este oprită.
network-is-on = { $devices ->
    [0] Rețeaua din sală este pornită. Niciun dispozitiv nu este conectat.
    [one] Rețeaua din sală este pornită. { $devices } dispozitiv este conectat.
    [few] Rețeaua din sală este pornită. { $devices } dispozitive sunt conectate.
   *[other] Rețeaua din sală este pornită. { $devices } de dispozitive sunt conectate.
}
network-qr = Codul QR al adresei { $url }
second-desk-title = A doua masă de arbitraj
second-desk-none = Nicio a doua masă nu urmează acest turneu. Adăugați un ajutor cu rolul „a doua masă de arbitraj”. Pe pagina de început a celuilalt calculator, alegeți „Urmează ca a doua masă” și introduceți { $url } și cele șase cuvinte ale ajutorului.
second-desk-state = { $name } ({ $address }) are intrarea { $entry } din { $last }, văzut la { $time }.
start-second = Urmează ca a doua masă
start-second-about = Păstrează aici o copie a turneului de pe alt calculator, gata să preia dacă acela cade.
second-desk-about = Pe primul calculator, porniți rețeaua din sală și adăugați un ajutor cu rolul „a doua masă de arbitraj”. Copia preia fiecare schimbare într-o secundă și poate fi citită între timp.
second-desk-address = Adresa primei mese
second-desk-address-hint = așa cum apare pe ecranul ei Sala
second-desk-code = Cod
second-desk-code-hint = șase cuvinte, cu litere mari sau mici
second-desk-copy = Copia turneului
second-desk-new = Copie nouă
second-desk-existing = Copie existentă
second-desk-no-copy = Alegeți unde se păstrează copia.
second-desk-follow = Urmează
second-desk-stop = Oprește urmarea
second-desk-take-over = Preia
second-desk-take-over-about = Preluați numai dacă nimeni nu mai introduce nimic la primul calculator. Ce nu a trimis acesta nu este aici, iar două fișiere continuate separat nu pot fi unite. Codurile pentru a doua masă încetează.
second-desk-take-over-now = Preia și deschide
followed-has = { $file } are intrarea { $entry } din { $last } de la { $url }.
followed-lost = { $file } are intrarea { $entry }. { $reason } Se încearcă din nou.
followed-ended = { $file } nu mai urmează. { $reason }
helpers-title = Ajutoare
helpers-about = Ajutoarele introduc rezultate, sosiri sau note pe telefoane cât este pornită rețeaua din sală: la adresa ei, urmată de /helper.
helpers-none = Nu există ajutoare.
helper-add = Adaugă ajutor
helper-code-shown = Codul pentru { $name }, arătat numai acum:
helper-codes-save = Salvează fișele cu aceste coduri
helper-revoke = Revocă codul
helper-may = Poate introduce
helper-role-results = rezultate
helper-role-check-in = sosiri
helper-role-notes = note pentru arbitru
helper-role-second-desk = a doua masă de arbitraj
helper-room = Sala
helper-all-boards = toate mesele
helper-state = Cod
helper-state-valid = valabil până la { $time }
helper-state-expired = expirat
helper-state-revoked = revocat
conflicts-title = Rezultate contradictorii
conflicts-about = Două citiri ale acestor mese diferă. Apăsați rezultatul corect; el se introduce, iar telefoanele îl arată.
conflict-entered = introdus
conflict-moved = acolo stau acum alți jucători
conflict-aside = Pune deoparte
conflict-settle = Hotărăște masa { $board }: { $result }
reports-title = Anunțurile jucătorilor
reports-about = Cu setarea „Jucătorii anunță rezultatele”, fișele de rezultat au câte un cod pentru fiecare jucător. Un anunț contează când adversarul anunță același lucru sau când îl acceptați.
reports-none = Niciun anunț nu așteaptă.
report-by = Anunțat de
report-state-waiting = așteaptă
report-state-disputed = jucătorii nu sunt de acord
report-state-contradicted = s-a introdus alt rezultat
report-state-moved = jucătorii stau acum în alt loc
report-accept = Acceptă
report-dismiss = Respinge
report-codes = Codurile meselor
hall-from = Mesele de la
hall-to = până la
hall-time = Runda începe
hall-time-hint = 14:30 sau minutele de acum înainte
hall-count = Pornește numărătoarea
hall-pause = { ceremony-pause }
hall-go-on = Continuă
hall-back = Pagina anterioară
hall-forth = Pagina următoare
hall-smaller = Text mai mic
hall-larger = Text mai mare
hall-light = Închis pe deschis
hall-dark = Deschis pe închis
hall-seconds = Secunde pe pagină
hall-page = pagina { $page } din { $pages }
hall-not-yet = Împerecherile vor fi afișate în curând.
hall-handicap = handicap { $stones }
hall-begins = Runda { $round } începe peste
hall-begins-now = Runda { $round } începe
hall-waiting = Niciun turneu nu este deschis.
key-hall-show = conținutul ferestrei din sală
key-hall-page = pagina anterioară și următoare
key-hall-size = text mai mare și mai mic
round-changed = modificată după publicare
round-gone = nu joacă
round-playing = se joacă
round-steps = Starea rundei
round-start = Începe runda
missing = Rezultate lipsă
missing-title = Rezultate lipsă în runda { $round }
missing-count = { $count ->
    [0] Fiecare masă are rezultat.
    [one] { $count } masă nu are încă rezultat.
    [few] { $count } mese nu au încă rezultat.
   *[other] { $count } de mese nu au încă rezultat.
}
missing-differ = citirile diferă
missing-white = lipsește citirea pentru Alb
missing-black = lipsește citirea pentru Negru
past = Istoricul introducerii
past-title = Istoricul introducerii: masa { $board }, runda { $round }
past-black = prima citire (Negru)
past-white = a doua citire (Alb)
past-both = ambele citiri
past-cleared = șters
past-empty = Pentru această masă nu s-a introdus încă niciun rezultat.
reason = Motivul
reason-hint = se păstrează cu corectura
reason-needed = Introduceți întâi un motiv.
reason-correct = Corectează
setting-competition-pairing-boards = Numerele meselor după reîmperechere
setting-competition-pairing-boards-about = Este posibil ca jucătorii să-și fi văzut mesele. Păstrate: partidele noi ocupă mesele libere.
setting-competition-pairing-unfinished = Partidele neterminate la împerechere
setting-competition-pairing-unfinished-about = Drept ce contează o partidă întreruptă la împerecherea rundei următoare. Clasamentul o arată fără rezultat.
choice-Kept = păstrate
choice-BalanceAndPlace = echilibru și un loc potrivit
choice-Balance = doar echilibru
choice-Renumbered = renumerotate, cei mai puternici întâi
choice-Jigo = jigo, numai la împerechere
choice-Held = suspendate: niciun jucător nu este împerecheat

## The tour book

start-tour = Registrul circuitului
start-tour-about = Toate etapele unui sezon împreună: cursa, premiile și capii de serie, din pachetele turneelor.
book-book = { start-tour }
book-book-about = Circuitul are propriul fișier cu jucători, ediții, puncte și cursa. Adăugați pachetele etapelor; salvați liste de capi de serie și pagini web. Nu are nevoie de rețea.
book-name = Numele circuitului, pentru un registru nou
book-open = Deschide registrul circuitului
book-new = Registru nou al circuitului
book-close = Închide registrul
book-copies = Copii
book-copies-about = Drawmaster copiază registrul circuitului după fiecare pachet. O copie se restaurează într-un fișier nou; registrul deschis rămâne așa cum este.
book-copies-none = Încă nu există copii. Drawmaster face una după fiecare pachet.
book-copy-holds = { $events ->
    [one] o ediție
    [few] { $events } ediții
   *[other] { $events } de ediții
}, { $players ->
    [one] un jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}, { $changes ->
    [one] o modificare
    [few] { $changes } modificări
   *[other] { $changes } de modificări
}
book-panels = Părțile registrului
book-events = Ediții
book-players = { col-players }
book-sp = Liste de puncte
book-race = Cursa
book-people = Dubluri
book-keys = Organizatori
book-log = Jurnal
book-signer = Semnat de
book-signer-handed-over = { $holder } (predat de { $old })
book-events-none = Încă nicio ediție. Adăugați pachetul unei etape.
book-players-none = Niciun jucător găsit sau încă nicio ediție în registru.
book-sp-none = Niciun jucător nu are puncte la sfârșitul acestei zile.
book-race-none = Niciun jucător nu a câștigat puncte în acest an.
book-people-none = Nu au mai rămas posibile dubluri de decis.
book-keys-none = Încă niciun organizator. Pachetele se acceptă numai cu cheia unui organizator.
book-find = Caută un jucător
book-day = La sfârșitul zilei
book-year = Anul
book-add = Adaugă un pachet
book-seeds = Lista capilor de serie
book-publish = Publică
book-nothing-yet = Încă nicio ediție în registru.
book-nothing-undo = { undo-nothing }
book-undone = Anulat: { $what }.
book-did-create_tour = crearea registrului
book-did-add_bundle = adăugarea unui pachet
book-did-add_key = adăugarea cheii unui organizator
book-did-revoke_key = retragerea unei chei
book-did-merge_players = unirea a doi jucători
book-did-keep_apart = păstrarea separată a doi jucători
book-did-confirm_player = confirmarea unui jucător pentru un an
book-did-rename_championship = redenumirea unui campionat
book-did-migrate = { operation-migrate }
book-did-salvage = { operation-salvage }
book-did-unknown = { operation-unknown }
book-derivation = Punctele pas cu pas
book-sp-now = SP{ $category }: { $sp }
book-career = { $points } puncte în toată cariera
book-lapses = { $edition } expiră înainte de { $by }
book-transition = trece în categoria { $category }
book-future-stars = { template-future-stars }
book-race-size = Primii { $size } se califică pentru Finală.
book-race-curves = Curbe
book-race-curves-about = Punctele după fiecare concurs al anului. Jucători: { $players }, concursuri: { $events }; se califică primii { $size }. Tabelul de mai jos arată același lucru.
book-race-qualified = calificat
book-race-tied = la egalitate pentru ultimul loc
book-race-absent = indisponibil
book-absent = Indisponibil
book-absent-name = { $name } nu este disponibil pentru Finală
book-people-about = Aceste nume sunt formate din aceleași cuvinte, scrise diferit. Jucătorii sunt uniți numai dacă confirmați, iar orice decizie poate fi anulată.
book-one = Primul jucător
book-other = Al doilea jucător
book-decide = Decizie
book-keep-one = Unește în primul
book-keep-other = Unește în al doilea
book-two-people = Păstrează separat
book-merged = Uniți: { $name }.
book-kept-apart = Păstrați separat: { $names }.
book-keys-hint = Se acceptă numai pachete semnate cu aceste chei. Cereți fiecare cheie organizatorului pe altă cale decât pachetul, de exemplu la telefon.
book-holder = Organizatorul
book-key = Cheia publică
book-key-add = Adaugă cheia
book-key-added = Pachetele lui { $holder } sunt acum acceptate.
book-key-revoked = Pachetele noi semnate cu cheia lui { $holder } nu mai sunt acceptate. Cele existente rămân în registru.
book-revoke = Retrage
book-revoked = retrasă la { $day }
book-key-unknown = Pachetul este semnat cu o cheie necunoscută. Comparați-o cu cheia pe care v-o dă organizatorul pe altă cale, apoi introduceți numele lui.
book-key-trust = Acceptă acest organizator
book-bundle-is = pachetul { $sequence }, clasa { $class }, { $players ->
    [one] un jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}
book-known-already = Acest pachet este deja în registru. Adăugarea lui nu schimbă nimic.
book-signed-by = Semnat de { $holder }.
book-repeats = Are zilele și partidele etapei { $twin }, care este deja în registru. Este o altă etapă; adaugă și această etapă.
book-hand-over = { $old } predă acest turneu către { $holder }
book-handed-over = { $old } a predat acest turneu către { $holder }, printr-o declarație semnată.
book-unnamed = { $count ->
        [one] Un jucător nu are nume nici în pachet, nici în registrul circuitului.
        [few] { $count } jucători nu au nume nici în pachet, nici în registrul circuitului.
       *[other] { $count } de jucători nu au nume nici în pachet, nici în registrul circuitului.
    }
book-fresh = { $fresh ->
    [0] Toți jucătorii lui sunt cunoscuți în circuit.
    [one] Unul dintre jucătorii lui este nou în circuit.
    [few] { $fresh } dintre jucătorii lui sunt noi în circuit.
   *[other] { $fresh } dintre jucătorii lui sunt noi în circuit.
}
book-championship-hint = Edițiile unui campionat se succed: punctele ediției anterioare expiră înaintea celei următoare.
book-differences = Diferențe față de pachetul din registru
book-consequences = Jucători ale căror puncte se schimbă
book-no-consequences = Niciunul.
book-take = Adaugă
book-accept = Înlocuiește celălalt pachet
book-added = { $event } este în registru: { $players ->
    [one] un jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}, { $fresh } noi în circuit.
book-not-added = { $file } nu a fost adăugat. Registrul este neschimbat.
book-seeds-about = Lista după care se stabilesc capii de serie ai unei etape: jucătorii cu SP-ul lor din acea dimineață, fără punctele ediției anterioare a campionatului. Organizatorul importă fișierul; nu este nevoie de rețea.
book-championship-none = (niciun campionat)
book-morning = În dimineața zilei de
book-seeds-write = Salvează lista
book-seeds-done = S-a salvat { $file } cu { $players ->
    [one] un jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}.
book-publish-about = Paginile web ale circuitului: sezoane, turnee, liste de puncte, curse și jucători, în măsura în care fiecare a acceptat publicarea. Nu se încarcă nimic pe internet. Alegeți un dosar gol sau dosarul de data trecută.
book-publish-into = Alege dosarul și salvează
book-publish-far = { $done } din { $of } pagini
book-published = { $pages ->
    [one] S-a salvat o pagină
    [few] S-au salvat { $pages } pagini
   *[other] S-au salvat { $pages } de pagini
} în { $folder }, dintre care { $players } ale jucătorilor. Pagini vechi șterse: { $removed }.
col-days = Zile
col-event = Turneu
col-events = Turnee
col-championship = Campionat
col-class = Clasa
col-players = Jucători
col-bundle = Pachetul
col-irn = IRN
col-born = Anul nașterii
col-career = Cariera
col-badges = Insigne
col-day = Ziua
col-state = Starea
points-place = Finala, locul { $place }
points-places = Finala, locurile { $place }

## Lists and tables of settings

order-handle = { $item }: locul { $place }. Trageți sau apăsați o săgeată.
level-cap = cel mult
level-cap-of = { $level }: cel mai mare cost al unei mese
room-name = Sala
room-first = Prima masă
room-last = Ultima masă
room-none = Evenimentul nu are săli. Adăugați-le la Săli.
age-below = Limita de vârstă
division-from = Cel mai mic grad
newcomers-only = Participă doar începători
newcomers-age = Vârsta cea mai mare
newcomers-contests = Cel mult atâtea turnee cu rating
table-add-rooms = Adaugă o sală
table-add-ages = Adaugă o categorie
table-add-limits = Adaugă o divizie
table-remove = Șterge rândul { $row }
table-cell = { $column }, rândul { $row }
setting-usual-order = ordinea obișnuită
criterion-mms = scorul McMahon
criterion-nbw = numărul de victorii
criterion-sos = suma scorurilor McMahon ale adversarilor
criterion-sos-1 = suma scorurilor adversarilor, fără cel mai mic
criterion-sos-2 = suma scorurilor adversarilor, fără cele mai mici două
criterion-sosos = suma SOS a adversarilor
criterion-sodos = suma scorurilor adversarilor învinși
criterion-cuss = suma scorurilor proprii după fiecare rundă
criterion-sosw = suma victoriilor adversarilor
criterion-cusp = suma punctelor proprii de victorie după fiecare rundă
criterion-cps = victoriile din rundele târzii contează dublu
criterion-sts = scor cu bonus pentru jucătorii neînvinși
criterion-rung = treapta scării: rangul și zecimile de grad peste el
criterion-seq = rezultatele în ordinea rundelor, întâi victoriile timpurii
criterion-ko = cât de departe a ajuns jucătorul în eliminatoriu
criterion-cat = categoria de vârstă sau divizia
criterion-rank = gradul
criterion-rating = ratingul
criterion-ext = victoriile adversarilor, după cât sunt de puternici
criterion-exr = la fel, doar din partidele câștigate
criterion-dc = partidele dintre jucătorii încă la egalitate
criterion-sdc = la fel, doar dacă s-au întâlnit toți
criterion-sosts = suma STS ale adversarilor
criterion-sososw = suma SOSW ale adversarilor
criterion-sodosw = suma victoriilor adversarilor învinși
criterion-cussw = suma victoriilor proprii după fiecare rundă
criterion-bp = punctele tuturor meselor echipei
