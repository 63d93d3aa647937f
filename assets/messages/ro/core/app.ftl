# Textele din crate-ul `app`.

# Tabele eliminatorii
ko-category-missing = Această competiție nu are un eliminatoriu al tuturor. Alegeți una dintre categoriile de vârstă { $known }.
ko-source-open = Jucătorii acestui tablou sunt deciși de rundele dinainte. Confirmați întâi runda { $round }.
ko-category-unknown = Categoria de vârstă { $category } nu există. Alegeți una dintre { $known }.
ko-register-open = Registrul este încă deschis. Închideți-l înainte de tragerea la sorți.
ko-third-place-double = La dubla eliminare, locul al treilea se decide în ultima partidă a tabloului învinșilor. Trageți la sorți fără partidă pentru locul al treilea.
ko-in-round-robin = Într-un turneu fiecare cu fiecare nu încape un turneu eliminatoriu sau o Finală, fiindcă toate partidele sunt fixate de cerc. Alegeți alt sistem.
ko-in-self-pairing = Când jucătorii își aleg adversarii nu încape un turneu eliminatoriu sau o Finală. Alegeți alt sistem.
ko-of-teams = În această competiție se întâlnesc echipe, așa că nu are turneu eliminatoriu sau Finală individuală. Adăugați pentru ele o competiție separată.
ko-none = Această competiție nu are eliminatorii.
self-pairing-no-rounds = În { $name } jucătorii își aleg adversarii, deci nu se împerechează și nu se confirmă runde. Adăugați partidele.
self-pairing-other-system = { $name } se împerechează pe runde. Partidele se adaugă una câte una numai la împerecherea la alegere.
game-day-future = Ziua { $day } nu a venit încă. Introduceți ziua în care s-a jucat partida.
ladder-prizes-other-system = { $name } nu este o scară de club, așa că nu are premii pentru progres. Alegeți altă competiție.
game-conditions-other-system = { $name } nu este o scară de club, așa că partidele nu au condiții proprii. Alegeți altă competiție.
self-pairing-number-unknown = Nimeni nu are numărul { $number }.
self-pairing-withdrawn = { $name } s-a retras. Înregistrați mai întâi acest jucător.
self-pairing-game-unknown = Nu există partida { $game } în această competiție.
competition-meetings-none = Doi jucători trebuie să se poată întâlni cel puțin o dată.
ko-not-drawn = KO{ $category } nu este tras la sorți. Trageți-l mai întâi la sorți.
ko-not-eligible = { $name } nu se află pe lista acestei categorii. Alegeți jucători de pe listă.
ko-final-drawn = Finala categoriei { $category } este trasă la sorți. O categorie are fie un tabel eliminatoriu, fie o Finală.
ko-games-paired = Partide din KO{ $category } sunt deja împerecheate. Anulați mai întâi acele împerecheri.
ko-commitment-differs = Lista nu este cea al cărei angajament a fost publicat. Publicați un angajament nou înainte de tragerea la sorți.
draw-digits-out-of-range = Numărul de cifre trebuie să fie de la 1 la { $most }.
draw-source-too-long = Sursa cifrelor este prea lungă. Descrieți-o în cel mult { $most } de caractere.
draw-entropy-missing = Lista este înghețată, iar tragerea ei are nevoie de cifrele anunțate. Introduceți cifrele așa cum sunt strigate.
draw-entropy-length = Entropia are { $given ->
        [one] o cifră
        [few] { $given } cifre
       *[other] { $given } de cifre
    }, dar la înghețare au fost anunțate { $wanted }. Introduceți exact atâtea.
draw-entropy-before-freeze = Entropia nu trebuie cunoscută la înghețarea listei. Înghețați întâi lista, apoi introduceți cifrele la tragere.
draw-frozen-player-gone = { $name } este pe lista înghețată, dar nu mai poate juca. Înghețați lista din nou.
draw-frozen-differs = Lista este înghețată (înghețarea { $number }), iar această tragere diferă de ea. Trageți doar cu entropia sau înghețați lista din nou.
setting-draw-seed = Sămânța tragerilor nu este o setare, deoarece sorții deja trași depind de ea. Dacă trebuie schimbată, trageți una nouă, cu un motiv.
setting-reports = Anunțurile jucătorilor nu sunt o setare. Acceptați-le sau respingeți-le.
setting-freezes = O listă înghețată nu este o setare. Înghețați lista din nou.
ko-too-few-players = KO{ $category } are mai puțin de doi jucători înregistrați. Înregistrați întâi alți jucători.
ko-size-out-of-range = Nu se poate trage la sorți un tabel cu { $size ->
        [one] un jucător
        [few] { $size } jucători
       *[other] { $size } de jucători
    }. Jucători eligibili în KO{ $category }: { $eligible }. Alegeți o mărime de la 2 la { $eligible }.
ko-too-many-players = { $players } jucători nu încap în cel mai mare tabel, care are { $lines } de linii. Alegeți mai puțini jucători.
ko-first-round-out-of-range = KO{ $category } nu poate începe în runda { $round }: partidele lui trebuie să se termine cel târziu în ultima rundă. Alegeți o rundă de la 1 la { $latest }.
ko-begins-too-early = KO{ $category } cu { $players } jucători începe în runda { $round }, care este deja împerecheată. Alegeți mai puțini jucători.
ko-nonce-invalid = „{ $text }” nu este o sămânță de tragere la sorți. Introduceți cifre hexazecimale, 0-9 și a-f.
ko-order-without-reason = Lista este reordonată fără motiv. Introduceți un motiv; el se păstrează împreună cu tragerea la sorți.
ko-choice-twice = { $name } este ales în două feluri. Renunțați la unul dintre ele.
ko-choice-left-out = { $name } intră într-o rundă ulterioară, dar nu se află printre jucătorii trași la sorți. Alegeți o mărime mai mare sau alt jucător.
ko-qualifying-undecided = Calificările pentru KO{ $category } nu sunt decise pentru locul { $place }. Terminați-le mai întâi.
ko-qualifying-decides = Calificările pentru KO{ $category } decid jucătorii calificați și wild cardurile. Trageți la sorți fără a alege alții.
ko-qualifying-too-late = KO{ $category } este deja tras la sorți, deci nu mai există locuri pentru calificări.
ko-qualifying-begun = Calificările pentru KO{ $category } au început. Anulați mai întâi împerecherile lor.
ko-qualifying-round-paired = Calificările ar începe în runda { $round }, care este deja împerecheată. Alegeți mai puține runde de calificare.
ko-player-not-in-round = { $name } nu are nicio partidă din KO{ $category } în runda { $round }. Alegeți un jucător care are una.
ko-decision-without-reason = O decizie are nevoie de un motiv. Introduceți un motiv; el se păstrează împreună cu tabelul.
ko-decision-invalidates = O partidă ulterioară este deja împerecheată pentru celălalt jucător al acestei partide. Corectați rezultatul și propagați corectura.
ko-replace-begun = Partide din KO{ $category } sunt deja împerecheate. Un jucător care pleacă acum pierde prin neprezentare.
ko-player-not-in-table = { $name } nu se află în tabelul KO{ $category }. Alegeți unul dintre jucătorii lui.
ko-alternate-unknown = { $name } nu poate intra în KO{ $category }. Alegeți o rezervă de pe lista lui.
ko-reason-withdrawn = retras
ko-reason-kept = păstrat după corectarea rezultatului
ko-reason-qualifying = rezultatul calificărilor a fost corectat
ko-box-replaced = KO{ $category }, caseta { $place }: { $entering } intră în locul lui { $leaving } ({ $reason }).
ko-box-filled = KO{ $category }, caseta { $place }: { $entering } intră în caseta goală ({ $reason }).
ko-box-emptied = KO{ $category }, caseta { $place }: { $leaving } pleacă, iar caseta rămâne liberă ({ $reason }).
ko-box-unchanged = KO{ $category }, caseta { $place } rămâne goală ({ $reason }).
ko-ruled = KO{ $category }, { $round }: { $winner } avansează prin decizie ({ $reason }).
ko-ruled-third-place = KO{ $category }, locul trei: { $winner } avansează prin decizie ({ $reason }).

# Finala
year-final-not-drawn = Finala categoriei { $category } nu este trasă la sorți. Trageți-o mai întâi la sorți.
year-final-knockout-drawn = KO{ $category } este tras la sorți. O categorie are fie un tabel eliminatoriu, fie o Finală.
year-final-games-paired = Partide din Finala categoriei { $category } sunt deja împerecheate. Anulați mai întâi acele împerecheri.
year-final-too-small = Categoria { $category } are mai puțin de patru jucători înregistrați, deci nu are Finală.
year-final-too-few = Categoria { $category } are { $listed ->
        [one] un jucător înregistrat
        [few] { $listed } jucători înregistrați
       *[other] { $listed } de jucători înregistrați
    }, prea puțini pentru această Finală. O Finală are nevoie de cel puțin patru jucători, toți înregistrați.
year-final-too-long = O Finală cu { $players } jucători durează { $needed } runde, dar competiția are { $rounds }.
year-final-too-long-hint = Setați competition.rounds la { $needed } sau trageți la sorți opt jucători, care joacă cinci runde (R54).
year-final-first-round = O Finală cu { $players } jucători începe într-o rundă de la { $first } la { $last }. Alegeți una dintre aceste runde.
year-final-no-room = Nicio Finală nu încape în rundele rămase. Adăugați runde în setări.
year-final-round-outside = Runda { $round } nu aparține Finalei, care ocupă rundele { $first }–{ $last }. Alegeți una dintre aceste runde.
year-final-round-paired = Rundele împerecheate nu se pot schimba. Schimbați numai rundele care nu sunt încă împerecheate.
year-final-not-tied = Acești jucători din { $group } nu sunt la egalitate. Căutați jucătorii la egalitate în clasamentul grupei.

# Punctele circuitului
tour-points-open = Runde confirmate: { $confirmed } din { $rounds }. Punctele se mai pot schimba.
season-other-ages = Sezonul { $name } are categoriile de vârstă { $after } în loc de { $before } sau calculează vârsta la altă dată; { $players ->
    [0] niciun jucător nu își schimbă categoria
    [one] un jucător își schimbă categoria
    [few] { $players } jucători își schimbă categoria
   *[other] { $players } de jucători își schimbă categoria
}. Confirmați schimbarea sau păstrați sezonul.
season-category-drawn = Sezonul { $name } nu are categoria de vârstă { $category }, care este trasă la sorți. Alegeți alt sezon.
season-name-taken = Un sezon inclus are numele { $name }. Dați alt nume sezonului din fișier.
tour-points-other-ages = Categoriile de vârstă ale evenimentului diferă de cele ale sezonului { $season }.
tour-points-no-stage-points = Sezonul { $season } nu are puncte pentru aceste faze: { $stages }.
tour-points-round-of = faza de { $lines }
tour-points-quarter-final = sfert de finală
tour-points-semi-final = semifinală
tour-points-finalist = finalist
tour-points-winner = câștigător

# Copii
copies-no-folder = Acest calculator nu are un dosar pentru fișierele programului. Setați DRAWMASTER_DATA la un dosar.
copies-not-a-folder = { $path } nu este un dosar. Alegeți un dosar de pe alt dispozitiv.
copies-folder-unusable = Dosarul { $path } nu poate fi folosit ({ $cause }). Alegeți alt dosar.
copies-folder-unreadable = Dosarul nu poate fi citit ({ $cause }).
copies-unknown = Nu există copia { $name }. Alegeți o copie din listă.
copies-choose-damaged = Nu este ales niciun fișier. Alegeți fișierul deteriorat.

# Cuvinte din cereri
word-unknown = „{ $text }” este necunoscut. Alegeți una dintre variantele { $known }.
# Runde: împerechere, afișare, rezultate și confirmare
colour-unknown = „{ $text }” nu este o culoare. Scrieți black sau white.
profile-unknown = „{ $text }” nu este un profil de împerechere. Alegeți seygo, opengotha sau literal.
round-unknown = Runda { $round } nu există. Rundele sunt de la 1 la { $last }.
round-not-paired = Runda { $round } nu este împerecheată. Împerecheați-o mai întâi.
round-board-unknown = Runda { $round } nu are masa { $board }. Mesele ei sunt de la 1 la { $last }.
round-register-open = Înscrierile sunt încă deschise. Închideți-le înainte de împerecherea primei runde.
round-register-open-hint = La închiderea înscrierilor jucătorii primesc numere.
round-all-paired = { $rounds ->
    [one] Singura rundă este deja împerecheată.
    [few] Toate cele { $rounds } runde sunt împerecheate.
   *[other] Toate cele { $rounds } de runde sunt împerecheate.
}
round-not-next = Runda { $round } nu este următoarea. Împerecheați runda { $next }.
round-knockout-not-drawn = KO{ $category } începe în runda { $round } și nu este tras la sorți. Trageți-l la sorți mai întâi.
round-slips-pending = { $count ->
    [one] O foaie roz este în așteptare. Aplicați-o sau respingeți-o
    [few] { $count } foi roz sunt în așteptare. Aplicați-le sau respingeți-le
   *[other] { $count } de foi roz sunt în așteptare. Aplicați-le sau respingeți-le
} înainte de împerecherea rundei { $round }.
round-slips-pending-hint = Directorul poate hotărî ca runda să fie totuși împerecheată.
round-already-paired = Runda { $round } este deja împerecheată.
round-results-open = În runda { $round } { $count ->
    [one] lipsește un rezultat
    [few] lipsesc { $count } rezultate
   *[other] lipsesc { $count } de rezultate
}. Introduceți mai întâi ce lipsește.
round-results-missing = { $count ->
    [one] Masa { $boards } din runda { $round } nu are rezultat.
   *[other] Mesele { $boards } din runda { $round } nu au rezultat.
} Introduceți mai întâi rezultatele care lipsesc.
round-passes-disagree = Cele două citiri ale rundei { $round } diferă la { $count ->
    [one] masa { $boards }
   *[other] mesele { $boards }
}. Lămuriți mai întâi diferența.
round-conflicts-open = { $count ->
    [one] Masa { $boards } din runda { $round } are un rezultat al unui ajutor care îl contrazice pe cel introdus.
    [few] Mesele { $boards } din runda { $round } au rezultate ale ajutoarelor care le contrazic pe cele introduse.
   *[other] Mesele { $boards } din runda { $round } au rezultate ale ajutoarelor care le contrazic pe cele introduse.
}
round-conflicts-open-hint = Lămuriți-le pe ecranul Sală sau confirmați runda cu rezultatele introduse.
round-qualifying-undecided = Masa { $board } din runda { $round } este o partidă de calificare pentru KO{ $category } fără câștigător. Jucați mai întâi scara de jigo.
round-already-released = Runda { $round } este deja afișată.
round-players-left = { $count ->
    [one] { $names } nu are partidă în runda { $round } și nici nu este liber.
    [few] { $names } nu au partidă în runda { $round } și nici nu sunt liberi.
   *[other] { $names } nu au partidă în runda { $round } și nici nu sunt liberi.
}
round-players-left-hint = Formați mesele lor, lăsați-i liberi sau confirmați că runda se afișează fără ei.
round-ladder-open = { $count ->
    [one] Masa { $boards } din runda { $round } este un jigo care mai are nevoie de scară.
    [few] Mesele { $boards } din runda { $round } sunt jigo și mai au nevoie de scară.
   *[other] Mesele { $boards } din runda { $round } sunt jigo și mai au nevoie de scară.
}
round-ladder-open-hint = Introduceți cine merge mai departe sau confirmați runda fără aceasta; până atunci nu avansează nimeni.
round-not-released = Runda { $round } este o ciornă. Afișați-o mai întâi.
round-already-begun = Partidele rundei { $round } au început deja.
round-later-paired = Runda { $newest } este deja împerecheată. Desfaceți-o mai întâi.
round-unpair-result = Masa { $board } din runda { $round } are rezultat. Ștergeți toate rezultatele rundei înainte de a-i desface împerecherea.
round-board-has-result = Masa { $board } are rezultat. Ștergeți rezultatul înainte de a schimba împerecherea.
round-board-of-table = Masa { $board } este o partidă eliminatorie sau de calificare. Tabloul ei hotărăște cine o joacă.
round-renumber-result = Masa { $board } are rezultat, deci mesele rundei își păstrează numerele.
round-move-result = Masa { $board } are rezultat. Ștergeți rezultatul înainte de a muta partida.
round-board-in-use = Masa { $board } este ocupată în runda { $round } a competiției { $competition }. Alegeți altă masă.
round-board-in-use-hint = Renumerotați mesele sau mutați partida.
round-fixed-board-in-use = { $name } are masa fixă { $board }, ocupată în runda { $round } a competiției { $competition }. Mutați una dintre cele două partide.
round-boards-outside = { $count ->
    [one] Masa { $boards } este
   *[other] Mesele { $boards } sunt
} în afara sălilor și meselor competiției { $competition }. Dați-i mai multe mese în setări sau mutați partidele.
timetable-conflict = { $names } { $count ->
    [one] este așteptat
   *[other] sunt așteptați
} de două ori în { $day }: runda { $round } din { $competition } se termină la { $over }, runda { $other_round } din { $other } începe la { $start }. Schimbați o oră de începere sau notați una dintre runde ca ratată.
timetable-conflicts = { $count ->
    [one] O persoană este așteptată
    [few] { $count } persoane sunt așteptate
   *[other] { $count } de persoane sunt așteptate
} de două ori, în { $competition } și în { $other }.
timetable-without = { $competition } nu are orar. { $reason }
round-board-number-invalid = { $number } nu este un număr de masă. Alegeți un număr de la 1 la 9999.

# Împerechere manuală
pairing-consent-rematch = { $black } și { $white } s-au întâlnit deja, în runda { $round }. Confirmați că se pot întâlni din nou sau alegeți alți jucători.
pairing-families-meet = Acești jucători din aceeași familie nu pot fi ținuți separat: { $pairs }. Confirmați că se pot întâlni sau împerecheați-i manual cu alți jucători.
pairing-consent-family = { $black } și { $white } sunt din aceeași familie. Confirmați că se pot întâlni sau alegeți alți jucători.
pairing-entry-unknown = Nu există înscrierea { $entry }. Căutați-o în lista înscrierilor.
pairing-player-absent = { $name } nu joacă runda { $round }. Schimbați mai întâi rundele din care lipsește.
pairing-games-fixed = { $name } nu are partidă în runda { $round }: sistemul acestei competiții fixează toate partidele. Retrageți împerecherea și împerecheați runda din nou.
pairing-player-in-final = { $name } nu se împerechează în runda { $round }, fiindcă runda aparține Finalei.
pairing-player-busy = { $name } joacă deja la masa { $board }. Desfaceți mai întâi masa aceea.
pairing-no-bye = Niciun jucător nu este liber în runda { $round }.
pairing-bye-without-game = Jucătorul nu are partidă în runda { $round }. Alegeți un jucător care are partidă.
pairing-same-player = Un jucător nu poate juca împotriva sa. Alegeți doi jucători.
pairing-two-without-board = Cei doi jucători nu au primit o masă.
pairing-handicap-too-large = { $stones } pietre de handicap sunt prea multe. Alegeți de la 0 la 9.
pairing-swap-same-board = Ambele locuri sunt la aceeași masă. Schimbați-i în schimb culorile.
pairing-colours-handicap = Masa { $board } este o partidă cu handicap, în care jucătorul mai slab are Negru.
pairing-round-confirmed = Runda { $round } este confirmată. În ea nu se mai pot împerechea jucători.
pairing-number-unknown = Nu există jucătorul { $number }. Căutați numărul în lista înscrierilor.
pairing-chosen-busy = { $name } are deja o masă în runda { $round }. Lăsați numărul { $number } deoparte.
pairing-nobody-chosen = Niciun jucător fără masă în runda { $round } nu corespunde alegerii.
pairing-score-invalid = „{ $text }” nu este un scor. Scrieți-l ca 21 sau 21.5.

# Costurile unei împerecheri
cost-difference = { $reason } { $by }
cost-of-pair = { $reason }: { $cost }

# Raportul împerecherii
report-reason-manual = Perechea a fost pusă manual. Cea mai bună împerechere nu o conține.
report-reason-necessary = Runda nu se poate împerechea fără această pereche.
report-reason-equal = Fără această pereche, runda ar costa la fel.
report-reason-better = Fără această pereche, runda ar costa mai mult: { $changes }.
report-reason-table = Tabelul eliminatoriu hotărăște cine se întâlnește aici.
report-reason-large = Raportul nu dă motive pentru o rundă cu atâtea observații. Cereți explicația mesei ca să vedeți motivul.
report-reason-unknown = Motivul nu se mai poate calcula. { $cause }

# Rezultate și corecturi
result-unchanged = Masa { $board } are deja acest rezultat. Nu s-a schimbat nimic.
result-reason-missing = Runda { $round } este confirmată. Dați un motiv pentru corectură.
result-walkover = Masa { $board } nu este o partidă eliminatorie. Introduceți o neprezentare în loc de walkover.
result-walkover-hint = Scrieți 1-0! pentru o victorie a lui Negru prin neprezentare.
correction-needs-choice = De acest rezultat depind partide eliminatorii ulterioare. Alegeți ce se întâmplă cu ele.
correction-affected = Afectată: { $game }
correction-if-carried = Dacă duceți corectura mai departe: { $change }
correction-if-annulled = Dacă anulați partidele ulterioare: { $change }
correction-if-kept = Dacă păstrați jucătorii: { $change }
correction-nobody-to-keep = Înainte de corectură nu trecuse niciun jucător mai departe, deci nu este cine să fie păstrat.
correction-kept = { $name } rămâne în tablou. Rezultatul contează numai în Open.
correction-game-played = Runda { $round }, masa { $board }: { $black } și { $white }, rezultat { $result }.
correction-game-open = Runda { $round }, masa { $board }: { $black } și { $white }, încă nejucată.
correction-seat = Runda { $round }, masa { $board }: { $joins } joacă în locul lui { $leaves }.
correction-ordinary = Runda { $round }, masa { $board }: partida devine o partidă obișnuită a Openului.
correction-unpaired = Runda { $round }, masa { $board }: masa se desființează, fiindcă jucătorii ei trebuie stabiliți din nou.
correction-bye = { $name } este liber în runda { $round }.
correction-without-game = { $name } nu are partidă în runda { $round }. Împerecheați manual acest jucător.
correction-later-game-played = Corectura nu se poate duce mai departe, fiindcă masa { $board } din runda { $round } are deja rezultat. Păstrați jucătorii care au trecut sau anulați partidele ulterioare.
correction-player-busy = Corectura nu se poate duce mai departe, fiindcă jucătorul care trece acum a jucat deja la masa { $board } din runda { $round }. Păstrați jucătorii care au trecut sau anulați partidele ulterioare.
correction-table-begun = KO{ $category } a fost tras la sorți cu acest rezultat și a început. Păstrați jucătorii din el.
correction-table-drawn = KO{ $category } a fost tras la sorți cu acest rezultat. Duceți corectura mai departe, păstrați jucătorii sau trageți din nou la sorți.
correction-box = KO{ $category }: { $joins } ia locul lui { $leaves }.
correction-box-empty = KO{ $category }: locul lui { $leaves } rămâne gol.

# Scara de jigo
ladder-none = Masa { $board } nu este o partidă eliminatorie sau de calificare terminată cu jigo, deci nu are scară.
ladder-decided = Scara mesei { $board } este hotărâtă. Luați mai întâi înapoi ultima ei partidă.
ladder-not-started = Scara mesei { $board } nu a început. Introduceți când a fost acceptat jigo.
ladder-games-entered = Sunt introduse partide ale scării mesei { $board }. Luați-le mai întâi înapoi.
ladder-time-invalid = „{ $text }” nu este o oră. Scrieți-o ca 14:05 sau, cu ziua, ca 2026-11-20T14:05.
ladder-boards-have-times = Partidele pe table mai mici au timpi ficși. Nu introduceți timpii rămași.
ladder-new-game-needs-times = O partidă nouă se joacă cu timpii rămași. Introduceți timpii lui Negru și ai lui Alb.
ladder-new-game-decides = Această scară se hotărăște printr-o partidă nouă. Introduceți rezultatul fără mărimea tablei.
ladder-other-game-next = Următoarea partidă a acestei scări este pe { $next } × { $next }, nu pe { $lines } × { $lines }.

# Clasament
standings-round-not-paired = Runda { $round } nu este împerecheată. Clasamentele merg până la runda { $newest }.

# Verificarea unui turneu și autoverificarea
check-round = { $competition }, runda { $round }
check-part-of-round = { $competition }, runda { $round }, partea { $part }
check-finding = { $place }: { $problem }
check-board = { $competition }, runda { $round }, masa { $board }
check-round-missing = runda lipsește, deși există runda { $last }.
check-rounds-too-many = runda există, deși { $planned ->
    [one] este prevăzută numai o rundă
    [few] sunt prevăzute numai { $planned } runde
   *[other] sunt prevăzute numai { $planned } de runde
}.
check-confirmed-without-result = { $count ->
    [one] masa { $boards } este confirmată
   *[other] mesele { $boards } sunt confirmate
} fără un rezultat acceptat.
check-table-place = partida are un loc pe care tabloul KO{ $category } nu îl are.
check-table-place-twice = locul partidei în tabloul KO{ $category } are altă partidă.
check-table-players = jucătorii nu se întâlnesc în acest loc al tabloului KO{ $category }.
check-table-round = după tabloul KO{ $category }, partida este din runda { $due }.
check-knockout = KO{ $category }: { $problem }
check-final-not-tied = Finala categoriei { $category }: s-a introdus o ordine pentru jucători din { $group } care nu sunt la egalitate: { $names }. Ea nu are niciun efect cât timp nu sunt.
check-final = Finala categoriei { $category }: { $problem }
check-certificate-invalid = { $place }: certificatul nu dovedește împerecherea. { $reason }
check-without-proof = { $place }: runda a fost împerecheată fără dovada că nu există o împerechere mai bună.
check-no-certificate = { $place }: nu există certificat, fiindcă runda a fost împerecheată manual, de alt program sau în alt fișier de eveniment.
check-seed-drawn = Sămânța tragerilor a fost trasă de { $count } ori; { $undone ->
        [0] niciuna dintre trageri nu a fost anulată.
        [one] una dintre trageri a fost anulată.
        [few] { $undone } dintre trageri au fost anulate.
       *[other] { $undone } de trageri au fost anulate.
    }
check-other-seed = { $place }: runda a fost împerecheată cu altă sămânță a tragerilor.
draw-seed-register-open = Sămânța tragerilor este trasă la închiderea registrului. Închideți întâi registrul.
draw-seed-no-reason = Introduceți motivul unei noi semințe a tragerilor. Se păstrează în istoric.
competition-name-taken = Evenimentul are deja o competiție „{ $name }”. Alegeți alt nume.
competition-no-name = Sezonul următor nu are nume. Dați-i unul.
competition-unknown = Evenimentul nu are nicio competiție „{ $text }”.
competition-names = Competițiile lui sunt: { $names }.
competition-last = { $name } este singura competiție a evenimentului, deci nu poate fi eliminată.
competition-played = În { $name } există runde împerecheate sau tablouri trase, deci nu poate fi eliminată. Anulați-le întâi.
competition-has-entries = { $name } are { $entries ->
    [one] o înscriere, care este eliminată
    [few] { $entries } înscrieri, care sunt eliminate
   *[other] { $entries } de înscrieri, care sunt eliminate
} odată cu ea.
competition-import-same-file = Acest fișier este evenimentul deschis. Alegeți fișierul altui eveniment.
competition-import-drawn = { $name } are zone, un eliminatoriu sau o Finală, a căror tragere la sorți poate fi verificată numai în propriul eveniment. Lăsați competiția în fișierul ei.
competition-import-inconsistent = Fișierul numește jucători care nu sunt în competiția lui, așa că nu s-a importat nimic. Verificați întâi acel eveniment.
competition-nobody = Nu este selectat nimeni. Selectați persoanele de înscris.
draw-seed-drawn = Sămânța tragerilor a fost trasă la închiderea primului registru al evenimentului, deci entropia nu o mai poate schimba. Închideți registrul fără entropie.
draw-seed-given = Sămânța tragerilor a fost dată la crearea evenimentului, deci entropia nu o poate schimba. Închideți registrul fără entropie.
draw-seed-invalid = „{ $text }” nu este o sămânță a tragerilor. Introduceți cel mult 64 de cifre hexazecimale, 0-9 și a-f.
check-absences-differ = { $place }: absențele păstrate diferă de registrul de la confirmarea rundei: { $names }.
check-walkover-differs = { $place }: un walkover are alt câștigător decât la confirmarea rundei: { $now } în loc de { $then }.
check-stage-differs = { $draw }: pe ultimele foi, pagini sau în ultimul pachet, { $name } apărea { $then }, dar acum apare { $now }. Dacă corectura este bună, tipăriți din nou foile și emiteți din nou pachetul.
check-stage-place = pe locul { $place }
check-stage-reached = { $stage ->
    [round_of_64] în turul de 64
    [round_of_32] în turul de 32
    [round_of_16] în turul de 16
    [quarter_final] în sferturi
    [semi_final] în semifinale
    [finalist] ca finalist
   *[winner] drept câștigător
 }
check-stage-none = fără etapă sau loc
stages-unwritable = Etapele nu pot fi înregistrate ({ $cause }). Raportați această eroare.
check-outside-circle = { $place }: { $count ->
    [one] masa { $boards } nu urmează
   *[other] mesele { $boards } nu urmează
} partidele fixate de sistem.
check-board-changed-outside = { $place }: { $count ->
    [one] masa { $boards } diferă de împerechere
   *[other] mesele { $boards } diferă de împerechere
}, iar jurnalul nu arată de ce.
check-set-manually = { $place }: { $count ->
    [one] masa { $boards } a fost pusă manual
   *[other] mesele { $boards } au fost puse manual
}; { $cost }.
check-paired-in-parts = { $place }: runda a fost împerecheată pe părți; { $cost }.
check-cost-best = runda este la fel de bună ca cea mai bună împerechere
check-cost-above-best = runda costă mai mult decât cea mai bună împerechere: { $changes }
check-cost-unknown = costul ei nu mai poate fi calculat
self-check-event = Turneul: { $players ->
    [one] { $players } jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}, { $rounds ->
    [one] { $rounds } rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
}, sămânța { $seed }.
law-no-game = { $name } nu are partidă în runda { $round }.
law-plays-after-loss = { $name } joacă runda { $round } a eliminatoriului după o înfrângere.
law-winner = Câștigătorul nu este singurul fără înfrângere sau nu este primul în clasament.
law-winless = În runda { $round }, mai mulți jucători fără victorie decât este necesar întâlnesc jucători care au câștigat.
law-division = { $first } și { $second } s-au întâlnit, deși sunt în divizii diferite.
law-match-incomplete = { $name } nu joacă la toate mesele unui meci în runda { $round }.
law-board-points = Punctele la mese ale echipei { $name } nu sunt suma meselor ei.
law-rung = Treapta jucătorului { $name } nu rezultă din victoriile și înfrângerile sale.
law-meets-twice = { $first } și { $second } se întâlnesc de două ori.
law-meets-once = { $first } și { $second } nu se întâlnesc de tot atâtea ori ca ceilalți.
law-place = { $first } este înaintea lui { $second } cu rezultate mai slabe.
law-zones = În runda { $round } joacă în afara zonei lor mai mulți jucători decât este necesar.
law-stage-twice = { $name } este în două etape.
law-stage-place = { $name } este într-o etapă fără un loc care duce la ea.
law-stage-size = { $stage } nu are atâția jucători câți ia regula ei.
law-stage-points = { $name } aduce într-o etapă alte puncte decât i-au dat partidele.
law-stage-list = { $name } nu apare o singură dată pe lista finală a tuturor etapelor.
self-check-no-proof = Runda { $round } a fost împerecheată fără dovadă.
self-check-other-boards = O nouă împerechere a rundei { $round } dă alte mese.

# Turnee simulate
simulation-players = Numărul jucătorilor trebuie să fie de la 2 la 10000, nu { $players }.
simulation-day = Prima zi a turneului simulat nu există.
simulation-player-unknown = Un jucător al unei partide simulate nu este înscris.
simulation-ladder-black = Runda { $round }: masa { $board } s-a terminat cu jigo. Negru a câștigat scara.
simulation-ladder-white = Runda { $round }: masa { $board } s-a terminat cu jigo. Alb a câștigat scara.
# Vocabulare


# Registrul

entry-change-without-reason = Înscrierile sunt închise: modificarea jucătorului { $name } are nevoie de un motiv. Adăugați unul sau o fișă roz.
entry-sp-unknown = „{ $text }” nu este un număr de puncte SEYGO. Scrieți un număr întreg sau lăsați câmpul gol.
entry-no-family-name = Înscrierea are nevoie de un nume de familie.
entry-twice = { $name } este deja înscris(ă). Modifică acea înscriere în loc să adaugi alta.
entry-unknown = Nu există înscrierea { $id }. Căutați-o în registru.
rating-list-missing = Nu există o listă de rating. Importați mai întâi una.
rated-player-unknown = Nimeni din lista de rating nu are numărul { $pin }. Caută jucătorul după nume.
data-folder-missing = Nu există un dosar pentru datele programului. Indică un dosar în DRAWMASTER_DATA.
data-folder-not-created = Dosarul { $folder } nu a putut fi creat ({ $reason }). Verificați locul și permisiunile lui.
bar-round-paired = O rundă este deja împerecheată. Anulați toate împerecherile înainte de a muta bara.
bar-without-mcmahon = Numai un turneu McMahon are bară.
register-closed = Registrul a fost închis la { $when }. Înscrierile târzii pot fi încă adăugate.
register-too-few = Sunt înregistrați mai puțin de doi jucători. Înregistrează mai întâi jucători.
open-file-unnamed = Nu este indicat niciun fișier al Openului, așa că jucătorii lui nu au putut fi verificați. Completează „Fișierul Openului de lângă Future Stars”.
open-file-missing = Dosarul acestui eveniment nu conține alt fișier de eveniment { $name }. Scrieți numele fișierului sau lăsați câmpul gol.
sleeper-points = Un scor inițial se coboară cu 1 sau 2 puncte, nu cu { $points }.
sleeper-not-at-top = { $name } nu lipsește dintr-o rundă în grupa de vârf. Scorul inițial poate rămâne cum este.
sleeper-too-late = O rundă este confirmată, deci scorurile inițiale nu mai pot fi scăzute.

# Liste

list-column-unknown = Lista nu are coloana „{ $column }”. Scrieți titlul ei sau numărul ei, de la 1 la { $last }.
list-meaning-unknown = „{ $meaning }” nu este un înțeles al unei coloane. Alegeți { $known }, sp12, sp16 sau sp20, ori - pentru a ignora coloana.
list-name-order-asked = Coloana „{ $heading }” se citește cu numele de familie întâi. Dacă prenumele sunt întâi, alegeți această semnificație a coloanei; în linia de comandă, --map "{ $heading }=given_first".
list-name-order-given = Coloana „{ $heading }” se citește cu prenumele întâi, după cum { $count ->
    [one] arată un jucător din lista de rating ({ $count }).
    [few] arată { $count } jucători din lista de rating.
   *[other] arată { $count } de jucători din lista de rating.
}
seed-list-other-key = Lista este semnată cu altă cheie, { $key }. Cere turului lista sa.
seed-list-by-name = { $name } poate fi { $seed } din listă.

# Fișe roz

slip-register-open = Registrul este încă deschis. Modifică direct înscrierea.
slip-empty = Fișa nu cere nimic. Indică ce trebuie schimbat.
slip-no-family-name = Numele de familie nu poate fi gol.
slip-late-incomplete = O înscriere târzie are nevoie de un nume de familie și de un rang.
slip-late-leaves = O înscriere târzie nu se poate retrage. Indică jucătorul care pleacă.
slip-no-reason = Un refuz are nevoie de un motiv pentru registrul fișelor.
slip-unknown = Nu există fișa { $number }. Caut-o în lista fișelor.
slip-already-applied = Fișa { $number } a fost aplicată la { $time }. Adăugați altă fișă pentru altă schimbare.
slip-already-refused = Fișa { $number } a fost refuzată la { $time }. Adăugați altă fișă pentru altă schimbare.
slip-round-paired = Runda { $round } este deja împerecheată, așa că nimeni nu poate intra în ea sau ieși din ea. Refuză fișa sau anulează mai întâi împerecherea rundei.

# Evenimentul

event-no-name = Evenimentul are nevoie de un nume.
competition-day-outside = { $day } nu este o zi a turneului ({ $first } – { $last }). Schimbați-o, sau schimbați zilele turneului.
event-ends-before-start = Ultima zi este înaintea primei zile. Schimbă una dintre ele.
event-rounds-out-of-range = Numărul de runde nu poate fi { $rounds }. Alegeți de la { $first } la { $last }.
event-main-time-too-long = Un timp principal de { $minutes } minute este mai lung decât o zi. Alegeți unul mai scurt.
overtime-unknown = „{ $text }” nu este un timp suplimentar: scrie 3x30, 15/300, +20 sau none.
import-is-tournament = { $file } este { $format }. Conține un turneu întreg, nu o listă de jucători. Creați un eveniment din el cu Import din alt program sau cu `drawmaster import`.
import-is-database = { $file } este un eveniment, un registru al circuitului sau o listă de rating a acestui program. Deschideți-l în loc să îl importați.
import-is-bundle = { $file } este un pachet pentru circuit. Adăugați-l la un registru al circuitului, de exemplu cu `drawmaster tour add`.
import-is-seed-list = { $file } este o listă de capi de serie a circuitului. Importați-o într-un eveniment care are jucătorii ei, cu `drawmaster seedlist import`.
import-is-rating-list = { $file } este o listă de rating. Importați-o în registru sau cu `drawmaster egd import`.
import-format-unknown = { $file } are un format necunoscut. Alegeți un fișier OpenGotha, MacMahon sau Pairgoth, un fișier de rezultate EGD (H9), al federației franceze (tou) sau AGA, un raport al federației de șah (TRF16) ori o listă CSV, xlsx sau ods.
sample-day = Evenimentul demonstrativ are o zi care nu există.

# Setări

setting-unknown = Nu există setarea { $path }. Vezi lista setărilor pentru calea ei.
setting-unfit = Valoarea { $value } nu se potrivește cu { $path } ({ $reason }). Vezi lista setărilor pentru forma valorii.
setting-unfit-own = Valoarea { $value } nu se potrivește cu { $path }. { $reason }
settings-not-json = Setările nu pot fi scrise ({ $reason }). Raportați această eroare.
competition-gone = Evenimentul nu mai are competiția sa.
competition-key-fixed = Cheia unei competiții nu poate fi schimbată.
room-incomplete = Sala „{ $name }” are nevoie de un nume și de numere de masă de la 1 în sus. Corecteaz-o.
rooms-overlap = Sălile { $first } și { $second } au același nume sau o masă comună. Dă-i fiecăreia pe ale ei.
competition-room-unknown = Turneul nu are sala { $name }. Adăugați întâi sala, în event.halls.
tie-breaks-empty = Clasamentul are nevoie de cel puțin un criteriu, de exemplu MMS.
level-twice = Nivelul { $name } apare de două ori în listă. Elimină unul dintre ele.
level-unknown = Nu există nivelul { $name }. Vezi lista nivelurilor pentru numele lor.
level-place-unknown = Nu există locul { $place } în ordinea nivelurilor. Alegeți de la 1 la { $last }.
weight-out-of-range = O pondere este în afara limitelor. Ponderile sunt de la 0 la 1000000000000000, factorii de la 0 la 1000, concavitatea de la 0 la 10000.
main-table-out-of-range = Alegeți între { $first } și { $last } jucători sau zone.
zones-too-large = Zonele au nevoie de { $rounds } runde, mai mult de { $last }. Alegeți mai multe zone.
zones-round-paired = Zonele sunt trase la sorți, fiindcă sunt runde împerecheate. Retrageți întâi împerecherile.
teams-system = Echipele pot juca doar McMahon, elvețian sau turneu complet. Alegeți unul dintre aceste sisteme.
teams-size = Un meci pe echipe are între { $first } și { $last } mese. Alegeți un număr din acest interval.
teams-none = { $name } nu are echipe. Adăugați o competiție pe echipe sau stabiliți numărul de mese înainte de prima rundă.
teams-round-paired = O rundă este deja împerecheată. Anulați toate împerecherile înainte de a schimba numărul de mese.
teams-whole-matches = Echipele se împerechează întregi, așa că mesele nu se pot muta una câte una.
teams-whole-matches-hint = Schimbați două echipe între ele, schimbați cine joacă pentru o echipă sau anulați împerecherea rundei și împerecheați din nou.
teams-swap-same-match = Amândoi jucătorii sunt în același meci. Alegeți jucători din două meciuri pentru a le schimba echipele.
teams-too-few = Sunt mai puțin de două echipe. Adăugați întâi echipe.
teams-without-team = { $count ->
        [one] Un jucător nu este în nicio echipă: { $names }.
        [few] { $count } jucători nu sunt în nicio echipă: { $names }.
       *[other] { $count } de jucători nu sunt în nicio echipă: { $names }.
    } Adăugați-i într-o echipă ca rezerve sau retrageți-i.
team-unknown = Nu există echipa { $number }. Căutați numerele în lista echipelor.
team-named-unknown = Nu există echipa „{ $name }”. Căutați numele cu comanda team list.
team-no-name = Echipa nu are nume. Scrieți unul.
team-name-taken = Există deja o echipă { $name }. Alegeți alt nume.
team-member-twice = { $name } apare de două ori în echipă. Indicați fiecare jucător o singură dată.
team-member-elsewhere = { $name } este în echipa { $team }. Scoateți întâi jucătorul din acea echipă.
team-member-played = { $name } a jucat pentru echipă și rămâne în ea. Nu îl mai trimiteți la masă în rundele următoare.
team-too-small = O echipă are nevoie de { $size } jucători, dar { $count ->
        [one] este indicat doar unul
        [few] sunt indicați doar { $count }
       *[other] sunt indicați doar { $count }
    }. Indicați câte un jucător pentru fiecare masă.
team-incomplete = Echipa { $name } are { $count ->
        [one] un jucător
        [few] { $count } jucători
       *[other] { $count } de jucători
    } pentru { $size } mese. Adăugați jucători sau eliminați echipa.
line-up-confirmed = Runda { $round } este confirmată, așa că formațiile ei rămân. Alegeți o rundă ulterioară.
line-up-result = Masa { $board } are un rezultat. Ștergeți rezultatul înainte ca alt jucător să ia masa.
pairs-none = { $name } nu este pentru perechi. Adăugați o competiție cu șablonul pair-go sau înscrieți persoanele separat.
pairs-in-teams = { $name } nu poate fi și pentru echipe, și pentru perechi. Alegeți una dintre ele.
pairs-entered = În { $name } este deja cineva înscris. Numai o competiție goală poate trece de la perechi la persoane sau invers.
pairs-strength-closed = Registrul competiției { $name } este închis, deci gradele perechilor rămân.
entry-needs-partner = { $competition } este pentru perechi. Înscrieți { $name } împreună cu cineva.
entry-pair-alone = { $name } este o pereche, dar { $competition } este pentru persoane. Înscrieți-le separat pe cele două.
entry-not-pair = { $name } nu este o pereche. Modificați înscrierea însăși.
pair-one-person = { $name } nu poate forma o pereche cu sine. Alegeți două persoane.
pair-person-twice = { $name } este deja în perechea { $other }. Modificați mai întâi acea pereche.
pair-not-mixed = Perechea { $name } nu este confirmată ca mixtă. Confirmați-o sau nu cereți perechi mixte în setări.
pair-change-partners = { $name } este o pereche. Modificați-i partenerii; numele și gradul rezultă din ei.
person-unknown = Nu există o persoană cu cheia { $id }. Căutați cheile în lista persoanelor.
bundle-only-pairs = Toate competițiile sunt pair go, pe care turul nu le ia în seamă. Publicați clasamentul.
export-pairs-not-rated = { $name } este pair go, pe care nicio listă de rating nu îl primește. Exportați clasamentul.
setting-team-list = Echipele nu sunt o setare. Adăugați, schimbați sau eliminați o echipă.
handicap-ceiling-out-of-range = Un handicap are cel mult nouă pietre. Alegeți de la 0 la 9.
initial-scores-round-paired = O rundă este deja împerecheată. Anulați toate împerecherile înainte de a schimba scorurile inițiale.

# Costul unei mese pe nivel

level-formula-rematch = 1 pentru fiecare partidă anterioară a celor doi
level-formula-family = 1 dacă sunt din aceeași familie
level-formula-category = diferența categoriilor lor, la pătrat
level-formula-score-difference = diferența scorurilor în jumătăți de punct, la pătrat
level-formula-knockout-apart = 1 dacă se pot întâlni în prima rundă următoare a unui knock-out
level-formula-floats = de 32 de ori pătratul flotărilor anterioare ale fiecărui jucător în această direcție și de la 0 la 12 pentru locurile lor în grupe
level-formula-club = 1 dacă sunt din același club, sub bară
level-formula-country = 1 dacă sunt din aceeași țară, sub bară
level-formula-colours = 8 pentru fiecare culoare dincolo de un echilibru de unu, 1 pentru aceeași culoare de două ori la rând
level-formula-handicap = pietrele, la pătrat
level-formula-seeding = distanța față de adversarul preferat de ordonare, la pătrat
level-formula-winless = 1 dacă numai unul dintre cei doi a câștigat sau a remizat o partidă
level-formula-lot = un număr aleatoriu de la 0 la 255

# Jurnalul de transparență

audit-log-head-form = O amprentă a istoricului are între { $fewest } și 64 de cifre 0-9 și a-f. Scrieți-o așa cum este tipărită în josul foii.
audit-log-head-ambiguous = Mai multe înregistrări din istoric încep cu aceste cifre. Scrieți mai multe cifre.
audit-log-head-unknown = Nicio înregistrare din acest istoric nu are amprenta { $head }. Fie este scrisă greșit, fie foaia aparține altui istoric decât acest fișier.
referee-time-unknown = „{ $text }” nu este o oră. Scrieți orele și minutele, de exemplu 14:05.
referee-counted-none = { $minutes } minute fără prelungire: timpul ajustat este de { $adjusted } minute.
referee-counted-byoyomi = { $minutes } minute și { $moves } mutări a câte { $seconds } secunde: timpul ajustat este de { $adjusted } minute.
referee-counted-canadian = { $minutes } minute și { $moves } mutări, câte { $stones } în { $seconds } secunde: timpul ajustat este de { $adjusted } minute.
referee-counted-fischer = { $minutes } minute și { $seconds } secunde pentru fiecare din { $moves } mutări: timpul ajustat este de { $adjusted } minute.
referee-class-highest = Ambii timpi ajung la clasa cea mai înaltă.
referee-class-main = Timpul de bază hotărăște: clasa { $class } cere { $needs_main } minute, aici sunt { $main }.
referee-class-adjusted = Timpul ajustat hotărăște: clasa { $class } cere { $needs_adjusted } minute, aici sunt { $adjusted }.
referee-class-both = Ambii timpi hotărăsc: clasa { $class } cere un timp de bază de { $needs_main } minute, aici { $main }, și un timp ajustat de { $needs_adjusted } minute, aici { $adjusted }.
referee-clock-unknown = „{ $text }” nu este un timp de pe ceas. Scrieți minutele, de exemplu 25, sau 12:30, sau 1:05:00.
referee-round-unknown = Competiția nu are runda { $round }; are { $rounds }.
referee-seal-order = Mutarea ar trebui sigilată înainte să fie permis. Inversați cele două ore.
late-game-decided = Masa { $board } are deja un rezultat.
late-not-marked = La masa { $board } nu este notat un întârziat cu această culoare.
late-no-resumption = Partida de la masa { $board } nu are o oră de reluare. Completați întâi formularul.
late-not-lost-yet = Partida de la masa { $board } este pierdută abia după { $time }.
late-not-resumed = Partida de la masa { $board } nu a fost reluată.
late-nobody = Nimeni nu a pierdut prin întârziere partida de la masa { $board }.
late-clocks-set = Puneți ceasurile pe timpul folosit: Negru { $black } min, Alb { $white } min.
late-clocks-nobody = Nu este nimeni: ceasul lui Negru merge și arată { $black } min. Puneți-l pe al lui Alb la fel când sosește primul jucător.
late-clocks-to-move = Nu este nimeni: merge numai ceasul celui la mutare. Folosit de la reluare: Negru { $black } min, Alb { $white } min.
late-clocks-black-runs = Negru lipsește și ceasul lui merge. Folosit: Negru { $black } min, Alb { $white } min.
late-clocks-white-runs = Alb lipsește și ceasul lui merge. Folosit: Negru { $black } min, Alb { $white } min.
late-clocks-not-started = Ceasurile nu au fost pornite.
late-clocks-lost = { $who ->
        [black] Negru nu era prezent
        [white] Alb nu era prezent
       *[both] Niciun jucător nu era prezent
    } până la { $time }: pierdut prin întârziere.
late-round-ahead = Runda { $round } nu a început. Începe la { $date }, ora { $time }.
late-round-past = Runda { $round } a fost la { $date }.
late-round-unrecorded = Runda { $round } era prevăzută pentru { $date }, iar începutul ei nu este notat. Introduceți când au fost pornite ceasurile lui Negru.
adjourn-game-decided = Masa { $board } are un rezultat sau o citire a lui. Ștergeți-l ca să întrerupeți partida.
adjourn-number-unknown = Numerele mutărilor și ale pietrelor capturate sunt întregi, cel mult { $most }.
adjourn-resumption-early = Reluarea este înaintea întreruperii. Scrieți ziua și ora, de exemplu 2026-11-21 09:00.
adjourn-used = Runda { $round } a fost împerecheată ținând cont de partida de la masa { $board }. Introduceți în schimb rezultatul ei.
adjourn-not = Partida de la masa { $board } nu este întreruptă.
unfinished-as-jigo = Runda următoare se împerechează ca și cum ar fi jigo.
unfinished-as-black = Runda următoare se împerechează ca și cum ar fi câștigat Negru.
unfinished-as-white = Runda următoare se împerechează ca și cum ar fi câștigat Alb.
unfinished-held = Niciunul dintre jucători nu este împerecheat până la rezultat.
unfinished-of-table = Tabelul își așteaptă învingătorul.
unfinished-game = Runda { $round }, masa { $board }, { $black } – { $white }, era neterminată. { $effect }
delays-nothing = Nicio rundă nu are o oră nouă.
# Etape.
stage-rule-unknown = „{ $text }” nu spune cine merge mai departe. Introduceți first:8, places:9-16, each:2, others sau losers:1.
stage-of-teams = { $name } este o etapă, așa că competiția dinaintea ei hotărăște dacă se întâlnesc echipe și la câte mese. Adăugați altă etapă sau o competiție separată.
stage-needs-table = { $name } nu are un tablou eliminatoriu ai cărui învinși ies din joc. Alegeți altă regulă.
stage-zones-drawn = Eliminatoriul zonelor din { $name } este deja tras la sorți. Anulați întâi tragerea.
stage-overlap = { $stage } ia o parte dintre aceiași jucători. Alegeți altă regulă sau eliminați { $stage }.
stage-none = { $name } nu este o etapă. Alegeți o competiție adăugată ca etapă.
stage-filled = { $name } are deja jucătorii ei. Anulați întâi completarea sau schimbați înscrierile.
stage-register-closed = Registrul competiției { $name } este închis. Adăugați o etapă nouă.
stage-source-free = În { $name } se mai pot juca partide. Completați etapa cu clasamentul de acum?
stage-too-large = { $name } ar avea nevoie de mai mult de { $last } runde. Alegeți alt sistem sau lăsați mai puțini jucători să meargă mai departe.
stage-nothing-left = Toți cei care merg mai departe în { $name } s-au întâlnit deja. Eliminați { $name } și adăugați-o cu alt sistem sau fără aceste rezultate.
stage-no-stages = { $name } nu are etape. Adăugați întâi una.
stage-changed = Clasamentul dinaintea etapei { $name } s-a schimbat între timp, iar acum ar merge mai departe alți jucători. Anulați completarea sau schimbați înscrierile.
competition-has-stages = { $stage } își ia jucătorii din { $name }. Eliminați întâi { $stage }.

# Ce ar costa mutarea unui jucător al unei propuneri

move-as-good = La fel de bine ca acum.
move-only-seeding = La fel de bine ca acum; se schimbă doar ordinea în grupă sau sorții.
move-better = Mai bine decât acum.
move-better-but = Mai bine decât acum, cu prețul: { $reason }.
move-colours = Culorile celor doi jucători se schimbă între ele.
move-left-over = Un jucător fără partidă poate fi împerecheat doar cu un altul. Desfaceți mai întâi masa { $board }, apoi alegeți perechile.
move-rematch = { $black } și { $white } s-au întâlnit deja, în runda { $round }.
move-family = { $black } și { $white } sunt din aceeași familie.
move-far-apart = { $black } și { $white } sunt la mare distanță: { $grades ->
    [one] { $grades } grad
    [few] { $grades } grade
   *[other] { $grades } de grade
} și { $points } puncte.
move-worse-rematch = Mai mulți jucători se întâlnesc din nou.
move-worse-family = Se întâlnesc mai mulți jucători din aceeași familie.
move-worse-winless = Mai mulți jucători fără victorie întâlnesc jucători care au câștigat.
move-worse-categories = Se întâlnesc jucători din categorii mai îndepărtate.
move-worse-score-difference = Se întâlnesc jucători cu puncte mai diferite.
move-worse-knockout = Se întâlnesc jucători care se pot întâlni din nou în eliminatorii.
move-worse-floats = Trecerile între grupe sunt mai puțin echilibrate.
move-worse-club = Se întâlnesc mai mulți jucători din același club.
move-worse-country = Se întâlnesc mai mulți jucători din aceeași țară.
move-worse-colours = Culorile sunt mai puțin echilibrate.
move-worse-handicap = Handicapurile sunt mai mari.
move-worse-geography = Se întâlnesc mai mulți jucători din același club sau din aceeași țară.
