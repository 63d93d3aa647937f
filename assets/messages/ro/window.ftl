# Textele ferestrei în română. Cheile sunt verificate: niciuna nu lipsește, niciuna nu e nefolosită.
close = Închide
cancel = Renunță
save = Salvează
all = toate
none = niciunul
busy = Se lucrează …

start-lead = Tragerile la sorți, rezultatele și clasamentele unui turneu de Go, la masă, fără internet.
start-sample = Deschide turneul-model
start-sample-about = 64 de jucători inventați, gata de prima tragere: pentru a vedea programul și pentru exercițiu.
start-new = Turneu nou
start-new-about = Un nume și zilele lui; jucătorii vin dintr-o listă sau se scriu aici.
start-open = Deschide un turneu
start-open-about = Un fișier Drawmaster, de pe acest calculator sau de pe un stick.
start-import = Importă din alt program
start-import-about = Un turneu ținut în OpenGotha sau MacMahon, ori o listă de jucători.
start-recent = Deschise înainte

event-name = Nume
event-place = Localitate
event-country = Țara
event-country-hint = două litere, de pildă RO
event-start = Prima zi
event-end = Ultima zi
event-rounds = Runde
event-template = Felul turneului
event-days-hint = gol pentru zilele șablonului
event-minutes = Timp de bază în minute
event-overtime = Prelungirea
event-overtime-hint = 3x30 byo-yomi, 15/300 canadian, +20 Fischer, none
template-seygo-open = Circuitul de tineret: Open cu eliminatorii
template-eygc = Campionatul european de tineret
template-club-day = Turneu de club, o zi
template-congress = Congres
template-future-stars = Future Stars
template-about-seygo-open = McMahon, toate partidele egale, eliminatoriile categoriilor de vârstă în ultimele runde, rezultatele citite de două ori.
template-about-eygc = McMahon, toate partidele egale, puncte de campionat, rezultatele citite de două ori.
template-about-club-day = McMahon cu handicap, rezultatele introduse o singură dată.
template-about-congress = McMahon, toate partidele egale, partide lungi, bara sus.
template-about-future-stars = Sistem elvețian pentru începători: partide scurte, fără puncte de circuit, ceilalți sunt respinși.
preview-title = Ce urmează de aici
preview-class = Clasa { $class } a listei europene de rating: { $class ->
    [A] partidele contează întreg.
    [B] partidele contează trei sferturi.
    [D] partidele contează un sfert.
   *[C] partidele contează pe jumătate.
}
preview-unrated = Fără rating: timpul de gândire este prea scurt.
preview-bar = Pe bară sau peste ea ar trebui să stea { $from } până la { $to ->
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
preview-categories = Categorii de vârstă { $categories }.
preview-round = Runda { $round }
event-create = Creează turneul
event-close = Închide turneul

rail = Ziua
screen-register = Înscrieri
screen-knockouts = Eliminatorii
screen-final = Finala
screen-rounds = Runde
screen-standings = Clasament
screen-print = Tipărire și trimitere
screen-history = Istoric

keys = Toate tastele
keys-window = Peste tot
key-next = pasul următor al zilei
key-larger = totul mai mare, mai mic
key-screens = ecranele din bară
key-find = caută
key-grid = mergi prin tabelul rundelor, schimbă
key-closing = închide înscrierile, ia bara propusă
key-panels = panourile înscrierilor
key-slips = aplică sau respinge o foaie roz
key-choose = alege un rând
key-game = alege o partidă
key-category = categoriile
key-table = mergi prin căsuțe și partide, pe drumul unui jucător
key-sections = secțiunile tabloului
key-zoom = mărimea desenului; z îl potrivește
key-ceremony = arată tragerea căsuță cu căsuță
key-replace = înlocuiește un jucător înaintea primelor partide
key-list = înainte de tragere: mută un jucător în sus sau în jos
key-way = înainte de tragere: wild card, calificat, rundă ulterioară
key-freeze = îngheață lista pentru tragere
key-table-results = rezultate la fața locului, ca la runde
key-forfeit = neprezentare, apoi cine primește partida
key-walkover = walkover în eliminatorii, apoi cine trece
key-ladder = scara de jigo, apoi cine a câștigat-o
key-ladder-games = la scara de jigo, apoi s o începe, 1 2 = introduc partidele ei
key-settle = lămurește două citiri diferite, apoi rezultatul
key-clear = șterge rezultatul
key-board = mergi la o masă
key-pass = cealaltă citire
key-hand = în ciornă: desfă, împerechează doi, fixează, împerechează restul, de ce
key-seats = în ciornă: locul lui Negru sau al lui Alb, de schimbat cu altul
key-bye = în ciornă: lasă liber jucătorul de pe loc
key-renumber = în ciornă: renumerotează mesele
key-swap = schimbă culorile în ciornă
key-rounds = runda dinainte și cea de după

palette = Găsește o acțiune, un jucător sau o masă
palette-find = Scrieți câteva litere
palette-go = Mergi la { $screen }

status-round = Runda { $round } din { $rounds }
status-results = { $agreed } din { $games } rezultate
status-confirmed = confirmată
status-disagreements = { $count ->
    [one] { $count } masă diferă
    [few] { $count } mese diferă
   *[other] { $count } de mese diferă
}
status-registered = { $count ->
    [one] { $count } jucător confirmat
    [few] { $count } jucători confirmați
   *[other] { $count } de jucători confirmați
}
status-preregistered = { $count ->
    [one] { $count } nevăzut încă
    [few] { $count } nevăzuți încă
   *[other] { $count } de nevăzuți încă
}
status-slips = { $count ->
    [one] { $count } foaie roz în așteptare
    [few] { $count } foi roz în așteptare
   *[other] { $count } de foi roz în așteptare
}
status-open = înscrieri deschise
status-closed = înscrieri închise
status-saved = salvat la { $time }

next-register = Confirmă jucătorii
next-close-register = Închide înscrierile
next-settle-slips = Rezolvă foile roz
next-draw-knockouts = Trage la sorți eliminatoriile
next-pair = Împerechează runda { $round }
next-release = Afișează runda { $round }
next-enter-results = Introdu rezultatele
next-resolve-disagreement = Lămurește diferența
next-confirm-round = Confirmă runda { $round }
next-finish = Vezi clasamentul final

undo = Anulează
undo-what = Anulează: { $what }
undo-nothing = Nu este nimic de anulat.
redo = Refă
redo-nothing = Nu este nimic de refăcut.

operation-create_event = crearea turneului
operation-issue_bundle = emiterea pachetului
operation-import_seed_list = importul listei de capi de serie a circuitului
operation-import_event = importul turneului
operation-open_sample = crearea turneului-model
operation-add_entry = înscrierea: { $player }
operation-change_entry = datele înscrierii: { $player }
operation-set_entry_status = starea: { $player }
operation-set_paid = taxa: { $player }
operation-import_list = importul unei liste
operation-close_register = închiderea înscrierilor
operation-set_bar = bara
operation-plan_qualifying = calificările KO{ $category }
operation-replace_in_knockout = o rezervă în KO{ $category }
operation-decide_knockout = decizie în KO{ $category }
operation-draw_knockout = tragerea la sorți KO{ $category }
operation-draw_final = tragerea la sorți a Finalei { $category }
operation-settle_final = departajarea din Finala { $category }
operation-change_final = setările Finalei { $category }
operation-pair_round = împerecherea rundei { $round }
operation-unpair_round = desfacerea împerecherii rundei { $round }
operation-release_round = afișarea rundei { $round }
operation-confirm_round = confirmarea rundei { $round }
operation-enter_result = rezultatul mesei { $board }, runda { $round }
operation-enter_ladder = scara de jigo la masa { $board }, runda { $round }
operation-start_ladder = începutul scării de jigo la masa { $board }, runda { $round }
operation-record_ladder_game = partida scării de jigo la masa { $board }, runda { $round }
operation-take_back_ladder_game = luarea înapoi a unei partide din scara de jigo la masa { $board }, runda { $round }
operation-enter_results = rezultatele rundei { $round }
operation-swap_colours = schimbul de culori la masa { $board }, runda { $round }
operation-swap_players = schimbul de jucători în runda { $round }
operation-lock_board = fixarea mesei { $board }, runda { $round }
operation-unpair_board = desfacerea mesei { $board } din runda { $round }
operation-pair_two = împerecherea { $player } în runda { $round }
operation-pair_rest = împerecherea restului rundei { $round }
operation-set_handicap = handicapul mesei { $board }, runda { $round }
operation-move_bye = cine este liber în runda { $round }
operation-pair_some = împerecherea unor jucători din runda { $round }
operation-renumber_boards = renumerotarea meselor rundei { $round }
operation-move_board = mutarea mesei { $board } din runda { $round }
operation-lower_sleeper = coborârea: { $player }
operation-change_settings = setarea { $setting }
operation-add_slip = predarea unei foi roz
operation-apply_slip = aplicarea unei foi roz
operation-refuse_slip = respingerea unei foi roz

panel-entries = Înscriși
panel-participation = Runde jucate
panel-checkin = Sosire
panel-slips = Foi roz
panel-closing = Închidere

grid-lead = Săgețile mută, Spațiu schimbă. Sub fiecare rundă stă câți jucători confirmați o joacă.
grid-plays = { $name } joacă runda { $round }
grid-misses = { $name } lipsește în runda { $round }
checkin-find = Caută cine a sosit ( / ), Enter confirmă
checkin-count = { $arrived ->
    [one] a sosit { $arrived } din { $expected }
    [few] au sosit { $arrived } din { $expected }
   *[other] au sosit { $arrived } din { $expected }
}

closing-look = Înainte de închidere
closing-strength = După putere
closing-categories = După vârstă
closing-senior = senior sau vârstă necunoscută
closing-closed = Înscrierile s-au închis: { $when }.
closing-even = { $count ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
} în runda 1: nimeni nu este liber.
closing-odd = { $count ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
} în runda 1, număr impar: cineva este liber, dacă nu se găsește un înlocuitor.
closing-odd-ghost = { $count ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
} în runda 1, număr impar: joacă un înlocuitor.
closing-seen = Toți cei anunțați au fost văzuți sau retrași.
closing-unseen = { $count ->
    [one] { $count } anunțat, nevăzut încă
    [few] { $count } anunțați, nevăzuți încă
   *[other] { $count } de anunțați, nevăzuți încă
}: { $names }
closing-births = Anul nașterii se știe la toți.
closing-no-birth = Anul nașterii nu se știe la { $count ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
}: { $names }
closing-single = Nimeni nu pare înscris de două ori.
closing-doubles = Poate aceeași persoană: { $names }
closing-bar = { $count ->
    [one] { $count } jucător stă
    [few] { $count } jucători stau
   *[other] { $count } de jucători stau
} pe bara { $bar } sau peste ea; ar trebui { $from } până la { $to }.
closing-bar-proposed = { $count ->
    [one] { $count } jucător stă
    [few] { $count } jucători stau
   *[other] { $count } de jucători stau
} pe bara { $bar } sau peste ea; ar trebui { $from } până la { $to }. La { $proposed } ar fi { $proposedCount }.

slips-open = Înscrierile sunt încă deschise: schimbați direct înscrierea. Foile sunt pentru schimbările de după închidere.
slips-empty = Nu s-a predat nicio foaie. O schimbare cerută acum se scrie pe o foaie, ca să poată fi regăsită.
slips-lead = Foile în așteptare opresc împerecherea unei runde până sunt aplicate sau respinse.
slip-add = Predă o foaie
slip-late = Înscriere târzie
slip-apply = Aplică
slip-refuse = Respinge
slip-none = Alegeți întâi o foaie în așteptare.
slip-pair-anyway = Împerechează totuși runda { $round }
slip-player = Jucător
slip-player-hint = număr sau nume
slip-player-none = Nimeni cu acest număr sau nume nu este înscris.
slip-leaves = Părăsește turneul
slip-note = Ce spune jucătorul
slip-reason = Motivul
slip-reason-hint = se păstrează cu foaia
slip-becomes = { $what }: { $before } devine { $after }
slip-is = { $what }: { $after }
slip-nothing = nu se schimbă nimic
slip-seat = stă încă la masa { $board } în runda { $round }
slip-state-pending = în așteptare
slip-state-applied = aplicată { $when }
slip-state-refused = respinsă { $when }: { $why }
slip-what-number = Număr
slip-what-family = Nume de familie
slip-what-given = Prenume
slip-what-rank = Grad
slip-what-club = Club
slip-what-country = Țara
slip-what-rounds = Runde
slip-what-status = Starea
slip-what-initial = Scor de start
slip-no-value = nimic

register-find = Caută după nume, club sau țară ( / )
register-import = Importă o listă
register-imported = { $count ->
    [one] { $count } înscriere adăugată.
    [few] { $count } înscrieri adăugate.
   *[other] { $count } de înscrieri adăugate.
}
list-title = Importă { $file }
list-separator = Câmpurile sunt despărțite prin
list-separator-comma = virgule
list-separator-semicolon = punct și virgulă
list-separator-tab = tabulatori
list-encoding = Litere
list-headed = Primul rând numește coloanele
list-announced = Numai anunțați, nevăzuți încă
list-guessed = Lista nu este UTF-8: se citește ca { $encoding }. Uitați-vă la nume și alegeți alta dacă literele sunt greșite.
list-first = Primele rânduri ale listei
list-column = Ce înseamnă coloana { $column }
list-means-nothing = se lasă deoparte
list-means-family = Nume de familie
list-means-given = Prenume
list-means-name = Numele întreg, familia întâi
list-means-given-first = Numele întreg, prenumele întâi
list-means-middle = Al doilea prenume
list-means-rank = Grad
list-means-rating = Rating
list-means-country = Țara
list-means-town = Localitatea
list-means-club = Club
list-means-birth = Anul sau ziua nașterii
list-means-pin = PIN EGD
list-means-irn = Numărul din circuit
list-means-sex = Fată sau băiat
list-means-family-group = Familie
list-means-sp = Puncte SEYGO { $category }
list-ready = { $count ->
    [one] { $count } jucător poate fi preluat.
    [few] { $count } jucători pot fi preluați.
   *[other] { $count } de jucători pot fi preluați.
}
list-not-yet = Îndreptați întâi ce e greșit sau alegeți ce înseamnă coloanele.
list-take = { $count ->
    [one] Înscrie { $count } jucător
    [few] Înscrie { $count } jucători
   *[other] Înscrie { $count } de jucători
}
list-event = { $count ->
    [one] Turneu nou cu { $count } jucător
    [few] Turneu nou cu { $count } jucători
   *[other] Turneu nou cu { $count } de jucători
}
levy-take = Taxă plătită
levy-back = Taxă înapoiată
levy-paid = ✓
levy-none = Alegeți o înscriere care datorează o taxă.
levy-sum = Taxa: { $due } în total, { $paid } plătit; { $count ->
    [0] toți au plătit.
    [one] { $count } jucător nu a plătit.
    [few] { $count } jucători nu au plătit.
   *[other] { $count } de jucători nu au plătit.
}
col-levy = Taxa
entry-similar = Poate e înscris deja: { $names }. Uitați-vă înainte de a salva.
entry-stars-before = A mai jucat la Future Stars
entry-paid = A plătit taxa
entry-membership = În asociație
membership-member = membru, aici sau în altă țară
membership-non_member = nu e membru
membership-concession = plătește mai puțin
result-same = Masa { $board } are deja { $result }: nu se schimbă nimic.
closing-after = Cum stau lucrurile
closing-slips = { $count ->
    [one] { $count } fișă roz așteaptă: tragerea începe după rezolvarea ei.
    [few] { $count } fișe roz așteaptă: tragerea începe după rezolvarea lor.
   *[other] { $count } de fișe roz așteaptă: tragerea începe după rezolvarea lor.
}
closing-no-slips = Nicio fișă roz nu așteaptă.
closing-paid = Toți au plătit taxa.
closing-unpaid = Taxă neplătită de { $count }: { $names }
closing-admitted = Primiți de director în pofida regulilor: { $names }
closing-open-unnamed = Nimeni nu a fost căutat în Open: numiți fișierul lui la setări.
register-bar = Bara este la { $bar }: { $count ->
    [one] { $count } jucător confirmat stă
    [few] { $count } jucători confirmați stau
   *[other] { $count } de jucători confirmați stau
} pe ea sau peste ea.
register-bar-take = Ia { $bar }, cum se propune
register-empty = Nimeni nu este înscris încă. Adăugați o înscriere sau importați o listă.
entry-add = Adaugă o înscriere
entry-edit = Modifică
entry-register = Confirmă
entry-withdraw = Retrage
entry-none = Alegeți întâi o înscriere.
entry-family = Nume de familie
entry-given = Prenume
entry-registered = { $name } este confirmat.
entry-pin = PIN EGD
entry-pin-hint = opt cifre
entry-irn = Numărul din circuit
entry-sex = Fată sau băiat, pentru premii
sex-unknown = nespus
sex-f = fată
sex-m = băiat
entry-publication = Se poate publica
publish-full = numele întreg
publish-initials = numai inițialele
publish-anonymous = nici numele, nici inițialele
entry-overrule = Directorul primește jucătorul, deși regulile spun nu
ratings-import = Importă lista de rating
ratings-none = Nu se păstrează nicio listă de rating: importați fișierul pe care îl oferă Baza Europeană de Go.
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
ratings-stale = Este veche: luați una nouă înaintea turneului.
ratings-row = pe lista de rating, { $count ->
    [one] { $count } turneu
    [few] { $count } turnee
   *[other] { $count } de turnee
}
entry-birth = Anul nașterii
entry-rank-hint = 30k până la 1k, 1d până la 9d, 1p până la 9p
entry-family-group = Familie
entry-family-group-hint = același cuvânt pentru frați, surori, părinți
entry-fixed-board = Mereu la masa
entry-fixed-board-hint = de pildă la mobilitate redusă; gol pentru oricare
entry-shift = Puncte adăugate la start
entry-plays = Joacă în rundele
entry-ghost = înlocuitor
entry-guest = oaspete
entry-ghost-long = Înlocuitor: joacă numai când numărul e impar
entry-guest-long = Oaspete: nu ia nici loc, nici puncte
sleepers = { $count ->
    [one] Un jucător din grupa de sus lipsește dintr-o rundă; regulamentul îl scoate din grupă printr-un start mai mic:
    [few] { $count } jucători din grupa de sus lipsesc din runde; regulamentul îi scoate din grupă printr-un start mai mic:
   *[other] { $count } de jucători din grupa de sus lipsesc din runde; regulamentul îi scoate din grupă printr-un start mai mic:
}
sleeper-rounds = lipsește în { $rounds }
sleeper-lower = Coboară cu { $by }
status-of-preregistered = anunțat
status-of-registered = confirmat
status-of-withdrawn = retras

col-number = Nr.
col-name = Nume
col-rank = Grad
col-rating = Rating
col-country = Țara
col-club = Club
col-category = Vârsta
col-sp = SP
col-group = Grupa
col-way = Pe ce drum
col-stage = A ajuns
col-initial = Start
col-status = Starea
col-missed = Lipsește în
col-slip = Foaia
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
col-changes = Rânduri

round-title = Runda { $round }
round-unpaired = neîmperecheată
round-draft = ciornă
round-released = afișată
round-confirmed = confirmată
round-pair = Împerechează
round-unpair = Desfă împerecherea
round-empty = Runda nu este împerecheată încă.
round-bye = { $name } este liber
round-left = Rămași: { $names }
hand = Cu mâna
hand-board = Masa { $board }
hand-unpair = Desfă
hand-swap = Schimbă culorile
hand-lock = Fixează
hand-unlock = Eliberează
hand-locked = fixată: rămâne când restul se împerechează din nou
hand-explain = De ce aceștia doi?
hand-idle = Fără partidă
hand-pair = Împerechează-i pe cei doi
hand-two = Alegeți întâi doi jucători.
hand-finish = Împerechează-i pe cei rămași
hand-rest = Împerechează restul
hand-yes = Împerechează-i totuși
hand-round = Toată runda
hand-renumber = Renumerotează mesele
hand-renumbered = { $count ->
    [0] Toate mesele își păstrează numerele.
    [one] { $count } partidă are acum altă masă.
    [few] { $count } partide au acum altă masă.
   *[other] { $count } de partide au acum altă masă.
}
hand-seats = Schimbă un loc
hand-held = { $name } își schimbă locul: mergeți la altă masă și alegeți acolo un loc, sau lăsați-l liber.
hand-seat-first = Alegeți întâi un loc.
hand-bye = Lasă liber
some = Împerechează câțiva …
some-title = Împerechează câțiva jucători din runda { $round }
some-numbers = Numere
some-numbers-hint = 1, 4, 7..12
some-numbers-wrong = Scrieți numere și intervale: 1, 4, 7..12.
some-scores = Scoruri înaintea rundei
some-scores-hint = 21, 20.5
some-categories = Categorii de vârstă
some-senior = senior
some-nobody = Alegeți întâi jucători după număr, scor sau vârstă.
some-rest = Ceilalți așteaptă și se împerechează după aceea; ce este pus rămâne. Cine este liber se hotărăște la împerecherea ultimilor.
some-pair = Împerechează-i pe aceștia
report = Raportul rundei { $round }
report-short = Raport
report-nothing = Nu este nimic de observat.
remark-rematch = { $count ->
    [one] S-au întâlnit deja.
    [few] S-au întâlnit deja de { $count } ori.
   *[other] S-au întâlnit deja de { $count } de ori.
}
remark-family = Sunt din aceeași familie.
remark-float = { $first } coboară și { $second } urcă, cu { $amount }.
remark-categories = Sunt din categorii diferite.
remark-club = Sunt din același club.
remark-country = Sunt din aceeași țară.
remark-blacks = { $first } va fi avut Negru de { $amount } ori mai mult decât Alb.
remark-whites = { $first } va fi avut Alb de { $amount } ori mai mult decât Negru.
remark-handicap = { $count ->
    [one] Fără komi.
    [few] { $count } pietre de handicap.
   *[other] { $count } de pietre de handicap.
}
reason-hand = S-a pus cu mâna: cea mai bună împerechere îi ține despărțiți.
reason-must = Runda nu se poate împerechea altfel.
reason-same = Altfel runda ar costa la fel.
reason-dearer = Altfel: { $price }.
price-met-before = { $by ->
    [one] { $by } a doua întâlnire
    [few] { $by } întâlniri repetate
   *[other] { $by } de întâlniri repetate
} { $way ->
    [less] mai puțin
   *[more] în plus
}
price-same-family = { $by ->
    [one] { $by } pereche dintr-o familie
    [few] { $by } perechi dintr-o familie
   *[other] { $by } de perechi dintr-o familie
} { $way ->
    [less] mai puțin
   *[more] în plus
}
price-same-club = { $by ->
    [one] { $by } pereche dintr-un club
    [few] { $by } perechi dintr-un club
   *[other] { $by } de perechi dintr-un club
} { $way ->
    [less] mai puțin
   *[more] în plus
}
price-same-country = { $by ->
    [one] { $by } pereche dintr-o țară
    [few] { $by } perechi dintr-o țară
   *[other] { $by } de perechi dintr-o țară
} { $way ->
    [less] mai puțin
   *[more] în plus
}
price-may-meet-in-the-knock-out = { $by ->
    [one] { $by } pereche care se poate întâlni în eliminatorii
    [few] { $by } perechi care se pot întâlni în eliminatorii
   *[other] { $by } de perechi care se pot întâlni în eliminatorii
} { $way ->
    [less] mai puțin
   *[more] în plus
}
price-categories = categorii amestecate { $way ->
    [less] mai puțin
   *[more] mai mult
}, cu { $by }
price-score-difference = diferențe de scor mai { $way ->
    [less] ieftine
   *[more] scumpe
} cu { $by }
price-floats = treceri între grupe mai { $way ->
    [less] ieftine
   *[more] scumpe
} cu { $by }
price-colours = culori mai { $way ->
    [less] ieftine
   *[more] scumpe
} cu { $by }
price-handicap = handicapuri mai { $way ->
    [less] ieftine
   *[more] scumpe
} cu { $by }
price-seeding = ordinea din grupe mai { $way ->
    [less] ieftină
   *[more] scumpă
} cu { $by }
price-lot = sorți mai { $way ->
    [less] ieftini
   *[more] scumpi
} cu { $by }
price-clubs-and-countries = cluburi și țări mai { $way ->
    [less] ieftine
   *[more] scumpe
} cu { $by }
level-met-before = întâlniri repetate
level-same-family = aceeași familie
level-categories = categorii
level-score-difference = diferența de scor
level-may-meet-in-the-knock-out = se pot întâlni în eliminatorii
level-floats = treceri între grupe
level-same-club = același club
level-same-country = aceeași țară
level-colours = culori
level-handicap = handicap
level-seeding = ordinea din grupă
level-lot = sorți
level-clubs-and-countries = cluburi și țări
hand-price = Runda costă acum peste cea mai bună: { $price }.
hand-best = Runda este la fel de bună ca cea mai bună.
why = De ce masa { $board }?
why-best = Cea mai bună împerechere a rundei îi pune împreună.
why-not-best = Cea mai bună împerechere a rundei nu îi pune împreună.
why-pays = Întâlnirea lor costă: { $price }.
why-free = Întâlnirea lor nu costă nimic.
why-otherwise = Dacă nu s-ar întâlni, runda ar costa mai mult: { $price }.
why-same = Dacă nu s-ar întâlni, runda ar costa la fel.
why-instead = Negru ar juca atunci cu { $black }, iar Alb cu { $white }.
why-must = Fără întâlnirea lor runda nu se poate împerechea.
pass-black = Prima citire, pentru Negru.
pass-white = A doua citire, pentru Alb.
pass-both = Rezultate.
keys-results = 1 a câștigat Negru · 2 a câștigat Alb · = jigo · 0 au pierdut amândoi · f neprezentare · w walkover · Backspace șterge · b numărul mesei
keys-results-two = 1 a câștigat Negru · 2 a câștigat Alb · = jigo · 0 au pierdut amândoi · f neprezentare · w walkover · Backspace șterge · b numărul mesei · p cealaltă citire
waiting-forfeit = Neprezentare: cine primește partida? 1 Negru · 2 Alb · 0 nimeni
waiting-walkover = Walkover: cine trece? 1 Negru · 2 Alb
waiting-ladder = Scara: cine a câștigat-o? 1 Negru · 2 Alb
waiting-settle = Lămuriți: 1 a câștigat Negru · 2 a câștigat Alb · = jigo · 0 au pierdut amândoi
keys-disagree = Citirile diferă la masa { $board }: uitați-vă pe foaie, apoi apăsați s și rezultatul. El lămurește amândouă citirile.
keys-confirmed = Runda este confirmată. Ca să corectați o masă, apăsați s și apoi rezultatul.
keys-ladder = Masa { $board } este jigo în eliminatorii: g duce la scară și la timpii ei; sau l, apoi 1 ori 2 spune cine a câștigat-o.
keys-rounds = [ runda dinainte · ] cea de după
pass-count = { $done } din { $all }
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
correction = Corectează masa { $board } din runda { $round }
correction-affected = Partide de mai târziu ale tabloului s-au pus după acest rezultat:
correction-through = Du corectura mai departe
correction-annul = Anulează partidele de mai târziu
correction-keep = Păstrează cine a trecut
ladder = Scara de jigo
ladder-accepted = Arbitrul a acceptat jigo la { $time }.
ladder-accepted-at = Jigo acceptat la
ladder-accepted-hint = gol: acum
ladder-start = Începe scara
ladder-board = { $lines }×{ $lines }
ladder-new-game = Partidă nouă
ladder-times = { $minutes } min, apoi 1 × { $seconds } s; komi { $komi }
ladder-remaining = Negru mai are { $black }, Alb { $white }
ladder-left = Minute rămase, { $colour }
ladder-was-white = { $colour } a tras Alb și câștigă
ladder-game-won = a câștigat { $colour }
ladder-played = jucată
ladder-next = se joacă acum
ladder-later = la nevoie
ladder-needless = nu mai e nevoie
ladder-between = începe între { $from } și { $to }
ladder-from = începe la { $from }
ladder-wait = peste { $time }
ladder-start-due = încă { $time }
ladder-late = întârziere { $time }
ladder-nigiri = Nigiri: Negru trebuie să paseze, Alb câștigă. Cine a fost Alb după nigiri? Culorile sunt cele din prima partidă.
ladder-black-is-white = Negru este acum Alb
ladder-white-is-white = Alb este acum Alb
ladder-ended = S-a terminat la
ladder-ended-hint = gol: acum
ladder-advances = { $name } trece mai departe.
ladder-back = Ia înapoi ultima partidă
ladder-won = { $colour } a câștigat scara
needs-ladder = jigo: se joacă scara
note-rematch = s-au întâlnit deja
note-family = aceeași familie
note-club = același club
note-country = aceeași țară
note-black_floats_down = Negru vine de la un scor mai mare
note-white_floats_down = Alb vine de la un scor mai mare

ko-name = KO{ $category }
ko-tag = KO{ $category }
ko-players = { $count ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
}
ko-not-drawn = netras la sorți
ko-draw = Trage la sorți KO{ $category }
ko-draw-all = Trage-le pe toate
ko-choice = Alegerea
ko-size = Jucători în tablou
ko-size-other = Alt număr
ko-size-hint = { $count ->
    [one] poate juca { $count }
    [few] pot juca { $count }
   *[other] pot juca { $count }
}
ko-size-round = runda { $round }
ko-size-rounds = rundele { $first }–{ $last }
ko-size-byes = { $count ->
    [0] nimeni liber
    [one] { $count } liber
    [few] { $count } liberi
   *[other] { $count } de liberi
}
ko-size-out = { $count ->
    [0] nimeni afară
   *[other] { $count } afară
}
ko-size-gap = { $count ->
    [0] grade egale
    [one] cel mult { $count } grad diferență
    [few] cel mult { $count } grade diferență
   *[other] cel mult { $count } de grade diferență
}
ko-effect = { $size } jucători în { $lines } linii, rundele { $first } până la { $last }:
ko-gaps = Diferențele de grad în primele partide, dacă sorții ar cădea în ordinea listei: { $gaps }.
ko-way = Drumul jucătorului în tablou
ko-way-wild = Wild card
qualifying = Partide de calificare
qualifying-title = Partidele de calificare pentru KO{ $category }
qualifying-about = Ultimele locuri ale tabloului se joacă în rundele dinaintea lui. Câștigătorii sunt în tablou la tragere.
qualifying-lines = Liniile tabloului
qualifying-rounds = Runde de calificare
qualifying-for-wild = Locuri de wild card puse în joc
qualifying-wild = Wild card-uri date în listă: { $count }
qualifying-planned = Plan pentru { $lines } linii: { $direct } direct în tablou, { $wild } cu wild card; se joacă în rundele { $first }–{ $last }.
qualifying-won = { $name } este în tablou.
qualifying-nobody = Nimeni nu l-a câștigat.
qualifying-back = Retrage planul
qualifying-plan = Planifică partidele
qualifying-again = Planifică din nou
ko-way-qualified = Calificat
ko-way-later = Din runda { $round } a tabloului
ko-most = Wild card-uri { $wild } din cel mult { $most_wild }; calificați { $qualified } din cel mult { $most_qualified }.
ko-up = Sus
ko-down = Jos
ko-first = Este deja primul.
ko-last = Este deja ultimul.
ko-sort = Înapoi la ordinea puterii
ko-moved = mutat de director
ko-out = afară
ko-excluded = Nu sunt pe listă: { $count }
ko-apart-countries = Ține țările despărțite în prima rundă
ko-apart-clubs = Ține cluburile despărțite în prima rundă
ko-third = Partidă pentru locul al treilea
ko-reason = Motivul
ko-reason-hint = se păstrează cu tragerea și se tipărește pe procesul-verbal
ko-reason-needed = Spuneți de ce: motivul se păstrează cu tragerea.
ko-freeze = Îngheață lista
ko-frozen = Lista este înghețată
ko-frozen-about = Citiți sau notați acest număr înainte să se strige ceva: el dovedește că lista nu s-a mai schimbat.
ko-thaw = Schimbă lista
ko-draw-ceremony = Trage căsuță cu căsuță
ko-draw-now = Trage dintr-o dată
ko-again = Tabloul acesta se trage din nou; cel vechi rămâne în istoric.
ko-keep = Păstrează tabloul
ko-redraw = Trage din nou
ko-redraw-begun = Partide din acest tablou sunt deja puse: luați întâi înapoi împerecherile acelea.
ko-replace = Înlocuiește un jucător
ko-replace-none = Alegeți întâi căsuța unui jucător.
ko-replace-who = Cine îl înlocuiește pe { $name }?
ko-replace-about = Căsuța unui cap de serie trece la cel mai tare jucător care nu este cap de serie, iar căsuța acestuia la rezervă. Fără rezervă, adversarul căsuței este liber.
ko-replace-reason = gol la o retragere
ko-alternate = Rezerva
ko-alternate-next = Următorul de pe listă
ko-alternate-none = N-a mai rămas nimeni: liber
ko-ceremony = Arată tragerea
ko-entropy = Strigat în sală
ko-entropy-hint = zaruri, numere strigate de copii; poate rămâne gol
ko-list = Lista în ordinea capilor de serie
ko-list-empty = Nimeni de vârsta aceasta nu este confirmat.
ko-summary = { $players ->
    [one] { $players } jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}, din runda { $first }.
ko-winner = Câștigător: { $name }
ko-shown = Ce se arată
ko-whole = Tot tabloul
ko-section = Secțiunea { $number }
ko-zoom = Mărimea desenului
ko-smaller = Mai mic
ko-larger = Mai mare
ko-fit = Potrivește
ko-in-round = runda { $round }
ko-bye = liber
ko-board = masa { $board }
ko-needs-ladder = jigo: scara
ko-overtaken = pusă pentru alții
ko-vacant = nimeni
ko-open-side = încă necunoscut
ko-cell-box = Căsuța { $box }, { $group }: { $name }
ko-cell-game = { $stage }, partida { $number }, runda { $round }
ko-cell-won = A câștigat { $name }
ko-told = { $a } cu { $b }
ko-told-won = { $a } cu { $b }, a câștigat { $won }
ko-ranking = Locuri și trepte
ko-shared = { $from }–{ $to }
ko-still-in = încă în joc
ko-record = Cum s-a tras la sorți
ko-commitment = Angajament
ko-nonce = Nonce
keys-table = săgețile merg prin tablou · Page Down secțiuni · + - z mărime · v tragerea · [ ] categorii
keys-table-results = 1 a câștigat Negru · 2 a câștigat Alb · = jigo · 0 au pierdut amândoi · f neprezentare · w walkover · Backspace șterge · p cealaltă citire
ceremony-title = KO{ $category }: tragerea la sorți
ceremony-count = { $shown } din { $all }
ceremony-box = Grupa { $group }, căsuța { $box }
ceremony-lot = Sorțul { $drawn } din { $of }
ceremony-again = { $count ->
    [one] tras încă o dată, ca țările sau cluburile să rămână despărțite
    [few] tras încă de { $count } ori, ca țările sau cluburile să rămână despărțite
   *[other] tras încă de { $count } de ori, ca țările sau cluburile să rămână despărțite
}
ceremony-alone = fără sorți: n-a mai rămas altcineva
ceremony-meets = joacă cu { $name }
ceremony-bye = este liber în prima rundă
ceremony-open = adversarul se trage mai târziu
ceremony-commitment = Lista a fost înghețată ca
ceremony-entropy = Sala a strigat
ceremony-next = Înainte
ceremony-play = Singură
ceremony-pause = Pauză
ceremony-all = Până la capăt
stage-round_of_64 = Treizecidoimi
stage-round_of_32 = Șaisprezecimi
stage-round_of_16 = Optimi
stage-quarter_final = Sferturi
stage-semi_final = Semifinale
stage-final = Finala
stage-qualifying = Calificări
stage-third_place = Locul al treilea
stage-finalist = Finalist
stage-winner = Câștigător
stage-final_group = Finala, grupe
stage-final_semi_finals = Finala, semifinale
stage-final_finals = Finala, finale

final-name = Finala { $category }
final-group = Grupa { $name }
final-score = Victorii
final-by = Prin
final-by-wins = victorii
final-by-direct_game = partida directă
final-by-entry_position = locul la intrare
final-by-ladder = table mai mici
final-by-nothing = nehotărât
final-tie = La egalitate.
final-tie-hint = Se departajează pe table mai mici; alegeți-i în ordinea în care ies, cel mai bun întâi.
final-tie-named = deja ales
final-day = Ziua { $day }
final-eve = Ajunul
final-round = Runda { $round }
final-phase-group = grupe
final-phase-semi_finals = semifinale
final-phase-finals = finale
final-alone = numai Finala
final-rests = Fără partidă: { $names }
final-places = Locuri
final-size = Jucători
final-list = Lista în ordinea punctelor
final-draw = Trage la sorți Finala { $category }
final-rests-when = Cine stă și când
final-way-best = cei mai buni joacă două partide pe zi
final-way-lots = prin sorți
final-way-eve = o primă rundă în ajun
final-ladder-keys = Cine a câștigat scara: 1 Negru, 2 Alb.
final-state-waiting = urmează
final-state-to_set = de împerecheat
final-state-running = se joacă
final-state-ladder = jigo: se joacă scara
final-state-jigo = jigo
final-state-overtaken = pusă pentru alții
final-state-vacant = nimeni
how-walkover = WO
how-forfeit = neprezentare
how-ladder = prin scară
group-gold = auriu
group-bronze = bronz
group-blue = albastru
group-green = verde
group-magenta = magenta
group-red = roșu

standings-after = Clasamentul după runda { $round }
standings-round = După runda
standings-newest = cea mai nouă
standings-find = Caută un jucător ( / )
standings-empty = Nimeni nu este confirmat încă.

history-find = Caută în istoric ( / )
history-empty = Nu s-a făcut încă nimic.
history-more = Arată toate cele { $count }
copies = Copii de siguranță
copies-none = Nu este încă nicio copie: se face una după fiecare rundă confirmată și după fiecare oră de lucru.
copies-event = Turneul
copies-content = Ce cuprinde
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
copies-last = Ultima schimbare
copies-restore = Adu înapoi
copies-restored = { $file } este turneul așa cum îl are copia; ce era deschis înainte a rămas cum era.
copies-salvage = Citește un fișier stricat
copies-damaged = Fișierul stricat
copies-salvaged = { $file } cuprinde ce s-a putut citi: { $entries ->
    [one] o schimbare este sigură
    [few] { $entries } schimbări sunt sigure
   *[other] { $entries } de schimbări sunt sigure
}, { $doubts ->
    [one] un lucru este îndoielnic
    [few] { $doubts } lucruri sunt îndoielnice
   *[other] { $doubts } de lucruri sunt îndoielnice
}.
copies-check = Verifică fișierul
copies-sound = Fișierul este întreg: { $entries } modificări urmează una din alta, { $rows } rânduri sunt cele la care duc ele, { $certificates } împerecheri sunt dovedite.
copies-save-as = Continuă în alt fișier
copies-saved-as = Evenimentul continuă în { $file }; fișierul vechi a rămas cum era.
copies-saved-bare = Evenimentul continuă în { $file }; fișierul vechi nu a putut fi citit, așa că istoricul începe din nou.
copies-and-check = Copii și verificare
copies-read = Citește ce se poate citi
copies-found = Ce s-a putut citi
copies-doubts = Pierdut sau fără nicio garanție:
copies-no-doubts = Nu s-a pierdut nimic.
copies-open = Deschide-l

print-print = De tipărit
print-export = De trimis
print-write = Scrie
print-no-round = Nicio rundă nu este împerecheată încă.
print-done = S-a scris { $file }.
sheet-of-category = { $label }, vârsta { $category }
sheet-pairings = Împerecheri pe mese
sheet-pairings-about = Pentru perete, cu loc pentru rezultate.
sheet-pairings-by-name = Împerecheri după nume
sheet-pairings-by-name-about = Cine unde stă, ca jucătorii să se găsească.
sheet-slips = Foi de rezultat
sheet-slips-about = Șase pe pagină, de tăiat.
sheet-wall-chart = Tabelul de perete
sheet-wall-chart-about = Adversarii și victoriile fiecăruia, actualizat în fiecare rundă.
sheet-standings = Clasament
sheet-standings-about = Cu toate criteriile și rezultatele.
sheet-final-list = Clasament final
sheet-final-list-about = După ultima rundă.
sheet-ko = Tabloul eliminatoriilor
sheet-ko-about = Nume, grupe valorice și câștigători.
sheet-ladder = Scara de jigo
sheet-ladder-about = Tablele și timpii care decid un jigo din eliminatorii.
sheet-draw-record = Procesul-verbal al tragerii
sheet-draw-record-about = Lista, angajamentul, sorții: oricine poate trage din nou.
sheet-register = Lista înscrierilor
sheet-register-about = Cine este înscris, cu numere.
sheet-draw-cards = Cartonașe de tragere
sheet-draw-cards-about = Câte unul de jucător, de amestecat cu mâna.
sheet-labels = Ecusoane
sheet-labels-about = De tăiat.
sheet-tables = Numere de masă
sheet-tables-about = De pus pe mese.
sheet-timetable = Program
sheet-timetable-about = Orele propuse ale rundelor.
sheet-rules = Regulament
sheet-rules-about = Timp de gândire, komi, criterii.
sheet-pink-slips = Foi de schimbare
sheet-pink-slips-about = Goale, pentru hârtie roz.
sheet-pink-register = Registrul foilor roz
sheet-pink-register-about = Fiecare foaie și ce s-a ales de ea.
sheet-sealed-move = Mutare sigilată
sheet-sealed-move-about = Formularul pentru o partidă întreruptă.
sheet-incidents = Incidente
sheet-incidents-about = Jurnalul arbitrului: ce știe evenimentul și rânduri de completat.
sheet-self-pairing = Tabel de auto-împerechere
sheet-self-pairing-about = Pentru un turneu secundar.
sheet-points = Puncte
sheet-points-about = Punctele SEYGO cu izvoarele lor.
file-h9 = Rezultate pentru lista de rating
file-h9-about = H9, cum îl primește Baza Europeană de Go.
file-opengotha = Fișier OpenGotha
file-opengotha-about = Tot turneul, pentru alt program.
file-csv = Clasamentul ca tabel
file-csv-about = Pentru o foaie de calcul.
file-entries = Înscrierile ca tabel
file-entries-about = Pentru organizatori; numele stau întregi.
sheet-doors = Săli
sheet-doors-about = Ce mese sunt în care sală, pentru uși.
sheet-prizes = Premii
sheet-prizes-about = Cine este chemat, grupă cu grupă.
sheet-sp-list = Lista punctelor
sheet-sp-list-about = Punctele circuitului după care se așază capii de serie.
file-html = Pagini web
file-html-about = Împerecheri, clasamente și tablouri pentru un ecran sau un server: un dosar.
print-all = Tot pentru runda { $round }
print-all-done = { $folder } conține { $count ->
    [one] o foaie
    [few] { $count } foi
   *[other] { $count } de foi
}.
print-all-written = { $count } scrise, { $without } lăsate deoparte
print-look = Arată
print-options = Cum se tipărește
print-option-paper = Hârtie
print-option-language = Limba
print-option-hall = Sala
print-option-copies = Exemplare
print-option-landscape = Pe lat
print-option-replace = Semne de înlocuire
print-paper-own = A foii înseși
print-paper-a4 = A4
print-paper-a3 = A3
print-hall-all = Toate sălile
print-preview = Previzualizare: { $label }
print-page-back = Înapoi
print-page-on = Înainte
print-page-of = Pagina { $page } din { $pages }
print-first-page = Aceasta este prima pagină.
print-last-page = Aceasta este ultima pagină.
print-missing = Niciun font nu are { $characters }: schimbați aceste nume sau bifați semnele de înlocuire, pentru a tipări � în locul lor.
language-en = English
language-ro = Română
print-option-format = Bucăți
print-format-own = De tăiat
print-format-99x67 = Etichete 99 × 68 mm, 8 pe A4
print-format-99x38 = Etichete 99 × 38 mm, 14 pe A4
print-format-63x38 = Etichete 64 × 38 mm, 21 pe A4
print-format-85x54 = Cartonașe 85 × 54 mm, 10 pe A4
print-format-70x37 = Etichete 70 × 37 mm, 24 pe A4
print-format-6 = 6 pe pagină
print-format-4 = 4 pe pagină
print-tour = Din cartea circuitului
tour-book = Cartea circuitului
tour-race = Cursa spre finală
tour-race-about = Punctele anului în fiecare categorie și cine se califică.
tour-prizes = Premiile anului
tour-prizes-about = Primii trei, fete, băieți, progres, debutant, echipe naționale.
tour-sp-list = Listele de puncte ale circuitului
tour-sp-list-about = După ele se așază capii de serie.
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
print-not-shown = { $file } este scris, dar niciun program de pe acest calculator nu l-a deschis: deschideți-l în dosarul lui și tipăriți-l de acolo.
key-print-round = tipărește totul pentru rundă
sheet-final-groups = Grupele finalei
sheet-final-groups-about = Tabele încrucișate, partidele fiecărei runde, semifinale și finale.
book-print = Tipărește: { $what }
