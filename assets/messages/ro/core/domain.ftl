# Textele din crate-ul `domain`.

# Citirea valorilor

rank-unknown = „{ $text }” nu este un grad: scrieți de la 30k la 1k, de la 1d la 9d sau de la 1p la 9p.
country-unknown = „{ $text }” nu este o țară: scrieți codul ei din două litere, de exemplu RO sau HR.
criterion-unknown = „{ $text }” nu este un criteriu de clasament: alegeți MMS, NBW, SOS, SOS-1, SOS-2, SODOS, SOSOS, CUSS, CUSP, DC, SDC, EXT, EXR, STS, CPS, CAT, RANK sau RATING. Adăugați W sau M la o sumă pentru victorii sau puncte McMahon.
result-unknown = „{ $text }” nu este un rezultat: scrieți 1-0 (a câștigat negru), 0-1 (a câștigat alb), = (jigo), 0-0 (pierd ambii), 1-0!, 0-1! sau 0-0! pentru neprezentare, wo-black sau wo-white pentru walkover.
money-unknown = „{ $text }” nu este o sumă de bani: scrieți-o ca 3 sau 3.50.
factor-unknown = „{ $text }” nu este un factor: scrieți un număr întreg, o fracție sau un număr zecimal de la 0 la 1000, de exemplu 2, 2/3 sau 1.5.
final-group-unknown = „{ $text }” nu este o grupă a Finalei: scrieți GR sau OR.

# Numele jucătorilor care nu sunt publicați integral

player-anonymous = Anonim
player-number = Nr. { $number }

# Începători

newcomer-too-old = { $name } are { $age } ani în ziua de referință, dar începătorii au cel mult { $limit }. Directorul poate totuși admite jucătorul.
newcomer-too-experienced = { $name } a jucat { $contests } concursuri conform European Go Database, dar începătorii au jucat cel mult { $limit }. Directorul poate totuși admite jucătorul.
newcomer-played-before = { $name } a mai jucat în Future Stars, ceea ce este posibil o singură dată. Directorul poate totuși admite jucătorul.
newcomer-in-open = { $name } joacă și în Openul acestui eveniment, dar numai unul dintre cele două este posibil. Directorul poate totuși admite jucătorul.

# Scara de jigo

jigo-ladder-decided = Această scară de jigo este decisă. Pentru a introduce altă partidă, eliminați mai întâi ultima partidă.
jigo-ladder-winner = Câștigătorul trebuie să fie unul dintre cei doi jucători.
jigo-ladder-nigiri = Pe tabla 1x1 nu există remiză: introduceți jucătorul care a avut alb după nigiri (R39).
jigo-ladder-too-early = Partida nu se putea încheia înainte de { $time }, când s-a încheiat partida anterioară sau a fost acceptat jigoul. Corectați ora.
jigo-ladder-clocks = Introduceți timpii rămași după o partidă nouă încheiată cu jigo; ei nu pot fi mai lungi decât înainte. Partidele pe table mai mici nu au timpi rămași (R41).

# Program și turneu fiecare cu fiecare

timetable-too-long = { $rounds } runde de { $minutes } de minute nu încap în zilele evenimentului ({ $days }). Adăugați zile sau scurtați partidele.
round-robin-too-few = Un turneu fiecare cu fiecare are nevoie de cel puțin doi jucători cu număr. Înregistrați jucători și închideți registrul.
round-robin-away = { $name } nu joacă în runda { $round }, dar îl întâlnește acolo pe { $opponent } în turneul fiecare cu fiecare. Lăsați pe { $name } să joace runda și introduceți partida ca neprezentare.
round-robin-met = { $first } și { $second } s-au întâlnit deja, deoarece unii jucători au intrat sau au ieșit după începutul turneului fiecare cu fiecare. Împerecheați manual această rundă.

# De ce o rundă nu poate fi împerecheată

pairing-no-competition = Evenimentul nu are această competiție. Alegeți una dintre competițiile lui.
pairing-no-round = Runda { $round } nu există. Alegeți o rundă de la 1 la 32.
pairing-too-few = Runda { $round } are mai puțin de doi jucători. Înregistrați jucători sau modificați rundele la care lipsesc.
pairing-all-locked = Toate mesele rundei { $round } sunt blocate. Deblocați mesele care trebuie reîmperecheate.
pairing-player-twice = { $name } are două mese sau o masă și bye. Eliberați una dintre ele.
pairing-board-twice = Masa { $board } este atribuită la două partide. Dați uneia dintre ele altă masă.
pairing-not-playing = { $name } nu joacă în runda { $round }. Înregistrați jucătorul, modificați rundele la care lipsește sau eliberați masa.
pairing-not-entered = O masă este atribuită cuiva care nu este înscris în această competiție. Eliberați masa.
pairing-odd = { $count } jucători sunt un număr impar, iar bye este dezactivat. Adăugați un jucător de rezervă, lăsați un jucător să lipsească de la rundă sau permiteți bye.
pairing-odd-choice = { $count } jucători sunt un număr impar. Adăugați sau scoateți unul; bye se acordă când sunt împerecheați jucătorii rămași.
pairing-too-few-chosen = Mai puțin de doi dintre jucătorii aleși pot fi împerecheați în runda { $round }. Alegeți cel puțin doi jucători fără masă.
pairing-not-chosen = Împerecherea nu a ales un adversar pentru { $name } în runda { $round }. Întrebați despre jucători fără masă fixă și fără bye.
pairing-all-forbidden = Perechile interzise nu permit împerecherea tuturor jucătorilor. Permiteți din nou unele dintre ele.
pairing-too-large = Costurile împerecherii sunt prea mari pentru sume exacte. Micșorați ponderile sau limitele.

# Pentru ce plătește o împerechere

pairing-cost-rematch = s-au mai întâlnit
pairing-cost-family = aceeași familie
pairing-cost-categories = categorii
pairing-cost-score-difference = diferență de scor
pairing-cost-knockout = se pot întâlni în knock-out
pairing-cost-floats = flotări
pairing-cost-club = același club
pairing-cost-country = aceeași țară
pairing-cost-colours = culori
pairing-cost-handicap = handicap
pairing-cost-seeding = ordinea în grupă
pairing-cost-lot = tragere la sorți
pairing-cost-geography = cluburi și țări

# Observații despre o rundă împerecheată

pairing-remark-rematch = { $times ->
    [one] Jucătorii s-au mai întâlnit.
    [few] Jucătorii s-au mai întâlnit de { $times } ori.
   *[other] Jucătorii s-au mai întâlnit de { $times } de ori.
}
pairing-remark-family = Jucătorii sunt din aceeași familie.
pairing-remark-float = { $down } flotează în jos și { $up } flotează în sus cu { $points }.
pairing-remark-categories = Jucătorii sunt din categorii diferite.
pairing-remark-club = Jucătorii sunt din același club.
pairing-remark-country = Jucătorii sunt din aceeași țară.
pairing-remark-blacks = După această partidă, { $name } a avut negru cu { $more } mai multe partide decât alb.
pairing-remark-whites = După această partidă, { $name } a avut alb cu { $more } mai multe partide decât negru.
pairing-remark-handicap = { $stones ->
    [one] Handicap: o piatră ({ $stones }).
    [few] Handicap: { $stones } pietre.
   *[other] Handicap: { $stones } de pietre.
}

# Abateri ale unei runde de la reguli

finding-twice = { $name } este împerecheat de { $count } ori în runda { $round }. Eliminați toate împerecherile în afară de una.
finding-plays-self = La masa { $board } un jucător este împerecheat cu el însuși. Împerecheați din nou masa.
finding-not-entered = Runda { $round } are o partidă sau un bye al cuiva care nu este înscris în competiție. Eliminați-l.
finding-board-twice = Masa { $board } este folosită de două partide. Dați uneia dintre ele altă masă.
finding-missing = { $name } lipsește în runda { $round }, dar este împerecheat. Modificați rundele la care lipsește sau anulați împerecherea.
finding-left-out = { $name } nu are nici partidă, nici bye în runda { $round }. Împerecheați jucătorul sau marcați runda ca absență.
finding-byes = Runda { $round } are { $count } bye-uri. Doi dintre acești jucători pot juca unul cu altul.
finding-bye-off = { $name } are bye în runda { $round }, deși bye este dezactivat. Adăugați un jucător de rezervă sau permiteți bye.
finding-bye-again = { $name } are din nou bye în runda { $round }, deși alții au avut mai puține bye-uri. Dați-l altui jucător.
finding-handicap = Masa { $board } se joacă cu handicap { $found }, dar regulile dau { $expected }.
finding-colours = Culorile de la masa { $board } diferă de reguli. Schimbați-le sau lăsați-le ca decizie.

# De ce un certificat nu este valabil

certificate-unreadable = Dovada nu poate fi citită.
certificate-not-entered = Dovada numește o înscriere care nu este în competiție sau numește de două ori aceeași înscriere.
certificate-other-rules = Certificatul a fost făcut cu alte niveluri sau ponderi decât are competiția.
certificate-cost = Certificatul declară costul { $stated }, dar împerecherea lui costă { $found }.
certificate-flaw = Numerele din dovadă nu arată că nicio împerechere nu este mai bună: { $reason }
