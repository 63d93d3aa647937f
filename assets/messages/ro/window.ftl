# Textele ferestrei în română. Cheile sunt verificate: niciuna nu lipsește, niciuna nu e nefolosită.
close = Închide
cancel = Renunță
save = Salvează
all = toate
none = niciunul
busy = Se lucrează …

start-lead = Tragerile la sorți, rezultatele și clasamentele unui turneu de Go, la masă, fără internet.
start-sample = Deschide turneul-model
start-new = Turneu nou
start-open = Deschide un turneu
start-import = Importă din alt program
start-recent = Deschise înainte

event-name = Nume
event-place = Localitate
event-country = Țara
event-country-hint = două litere, de pildă RO
event-start = Prima zi
event-end = Ultima zi
event-rounds = Runde
event-create = Creează turneul
event-close = Închide turneul

rail = Ziua
screen-register = Înscrieri
screen-knockouts = Eliminatorii
screen-rounds = Runde
screen-standings = Clasament
screen-print = Tipărire și trimitere
screen-history = Istoric

keys = Toate tastele
keys-window = Peste tot
key-next = pasul următor al zilei
key-screens = ecranele din bară
key-find = caută
key-choose = alege un rând
key-category = categoriile
key-forfeit = neprezentare, apoi cine primește partida
key-walkover = walkover în eliminatorii, apoi cine trece
key-ladder = scara de jigo, apoi cine a câștigat-o
key-settle = lămurește două citiri diferite, apoi rezultatul
key-clear = șterge rezultatul
key-board = mergi la o masă
key-pass = cealaltă citire
key-hand = în ciornă: desfă, împerechează doi, fixează, împerechează restul, de ce
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
status-open = înscrieri deschise
status-closed = înscrieri închise
status-saved = salvat la { $time }

next-register = Confirmă jucătorii
next-close-register = Închide înscrierile
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
operation-import_event = importul turneului
operation-open_sample = crearea turneului-model
operation-add_entry = înscrierea: { $player }
operation-change_entry = datele înscrierii: { $player }
operation-set_entry_status = starea: { $player }
operation-import_list = importul unei liste
operation-close_register = închiderea înscrierilor
operation-set_bar = bara
operation-draw_knockout = tragerea la sorți KO{ $category }
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
operation-move_bye = repausul din runda { $round }
operation-pair_some = împerecherea unor jucători din runda { $round }
operation-renumber_boards = renumerotarea meselor rundei { $round }
operation-move_board = mutarea mesei { $board } din runda { $round }
operation-lower_sleeper = coborârea: { $player }
operation-change_settings = setarea { $setting }



register-find = Caută după nume, club sau țară ( / )
register-import = Importă o listă
register-imported = { $count ->
    [one] { $count } înscriere adăugată.
    [few] { $count } înscrieri adăugate.
   *[other] { $count } de înscrieri adăugate.
}
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
entry-birth = Anul nașterii
entry-rank-hint = 30k până la 1k, 1d până la 9d, 1p până la 9p
entry-family-group = Familie
entry-family-group-hint = același cuvânt pentru frați, surori, părinți
entry-plays = Joacă în rundele
entry-ghost = de rezervă
entry-guest = oaspete
entry-ghost-long = De rezervă: joacă numai când numărul e impar
entry-guest-long = Oaspete: nu ia nici loc, nici puncte
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
col-stage = A ajuns
col-initial = Start
col-status = Starea
col-missed = Lipsește în
col-place = Loc
col-board = Masa
col-black = Negru
col-white = Alb
col-score = Scor
col-result = Rezultat
col-handicap = Handicap
col-notes = Observații
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
round-bye = { $name } are repaus
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
hand-rest = Împerechează restul
hand-yes = Împerechează-i totuși
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
keys-ladder = Masa { $board } este jigo în eliminatorii: l, apoi 1 sau 2 spune cine a câștigat scara.
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
ko-size = Jucători în tablou
ko-size-hint = { $count ->
    [one] poate juca { $count }
    [few] pot juca { $count }
   *[other] pot juca { $count }
}
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
ko-in-round = runda { $round }
ko-bye = liber
ko-board = masa { $board }
ko-told = { $a } cu { $b }
ko-told-won = { $a } cu { $b }, a câștigat { $won }
ko-record = Cum s-a tras la sorți
ko-commitment = Angajament
ko-nonce = Nonce
stage-round_of_64 = Treizecidoimi
stage-round_of_32 = Șaisprezecimi
stage-round_of_16 = Optimi
stage-quarter_final = Sferturi
stage-semi_final = Semifinale
stage-final = Finala
stage-third_place = Locul al treilea
stage-finalist = Finalist
stage-winner = Câștigător
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
sheet-sealed-move = Mutare sigilată
sheet-sealed-move-about = Formularul pentru o partidă întreruptă.
sheet-incidents = Incidente
sheet-incidents-about = Lista arbitrului, goală.
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
