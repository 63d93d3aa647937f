# Textele din crate-ul `domain`.

# Citirea valorilor

rank-unknown = „{ $text }” nu este un grad. Scrieți de la 30k la 1k, de la 1d la 9d sau de la 1p la 9p.
country-unknown = „{ $text }” nu este o țară. Scrieți codul ei din două litere, de exemplu RO sau HR.
criterion-unknown = „{ $text }” nu este un criteriu de clasament. Alegeți MMS, NBW, SOS, SOS-1, SOS-2, SODOS, SOSOS, CUSS, CUSP, DC, SDC, EXT, EXR, STS, CPS, SEQ, KO, BP, CAT, RANK sau RATING. Adăugați W sau M la o sumă pentru victorii sau puncte McMahon.
result-unknown = „{ $text }” nu este un rezultat. Scrieți 1-0 (a câștigat negru), 0-1 (a câștigat alb), = (jigo), 0-0 (pierd ambii), 1-0!, 0-1! sau 0-0! pentru neprezentare, wo-black sau wo-white pentru walkover.
money-unknown = „{ $text }” nu este o sumă de bani. Scrieți-o ca 3 sau 3.50.
factor-unknown = „{ $text }” nu este un factor. Scrieți un număr întreg, o fracție sau un număr zecimal de la 0 la 1000, de exemplu 2, 2/3 sau 1.5.
final-group-unknown = „{ $text }” nu este o grupă a Finalei. Scrieți GR sau OR.
event-number-unknown = „{ $text }” nu este numărul permanent al unui turneu. Un astfel de număr are 32 de cifre hexazecimale.
player-token-unknown = „{ $text }” nu identifică un jucător al circuitului. Registrul circuitului poate fi deteriorat; deschideți o copie a lui.

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
jigo-ladder-nigiri = Pe tabla 1x1 nu există remiză. Introduceți jucătorul care a avut alb după nigiri (R39).
jigo-ladder-too-early = Partida nu se putea încheia înainte de { $time }, când s-a încheiat partida anterioară sau a fost acceptat jigoul. Corectați ora.
jigo-ladder-clocks = Introduceți timpii rămași după o partidă nouă încheiată cu jigo; ei nu pot fi mai lungi decât înainte. Partidele pe table mai mici nu au timpi rămași (R41).

# Program și turneu fiecare cu fiecare

start-times-unreadable = „{ $text }” nu este o oră de începere. Scrieți runda, ziua și ora, de exemplu 1 2026-11-20 09:30.
board-ranges-unreadable = „{ $text }” nu este o listă de mese. Scrieți intervale de mese de la 1 la { $last }, de exemplu 1-40, 61-80.
start-times-order = Runda { $round } începe înaintea celei dinainte. Schimbați una dintre orele de începere.
timetable-too-long = { $rounds } runde de { $minutes } de minute nu încap în zilele evenimentului ({ $days }). Adăugați zile sau scurtați partidele.
round-robin-too-few = Un turneu fiecare cu fiecare are nevoie de cel puțin doi jucători cu număr. Înregistrați jucători și închideți registrul.
round-robin-away = { $name } nu joacă în runda { $round }, dar îl întâlnește acolo pe { $opponent } în turneul fiecare cu fiecare. Lăsați pe { $name } să joace runda și introduceți partida ca neprezentare.
round-robin-met = { $first } și { $second } s-au întâlnit deja, deoarece unii jucători au intrat sau au ieșit după începutul turneului fiecare cu fiecare. Împerecheați manual această rundă.
self-pairing-same-player = O partidă are nevoie de doi jucători diferiți.
ladder-game-before-last = { $name } a jucat o partidă mai târziu, pe { $last }, iar treptele urmează ordinea partidelor. Introduceți o zi mai târzie sau eliminați mai întâi partida aceea.
self-pairing-other-division = { $black } și { $white } sunt în divizii diferite. Alegeți doi jucători din aceeași divizie.
self-pairing-met-too-often = { $black } și { $white } s-au întâlnit deja de câte ori este permis: { $count ->
    [one] o dată
    [few] de { $count } ori
   *[other] de { $count } de ori
}.
self-pairing-no-round = Partida dintre { $black } și { $white } nu mai încape în cele { $rounds } runde pe care le poate păstra competiția.

# De ce o rundă nu poate fi împerecheată

pairing-no-competition = Evenimentul nu are această competiție. Alegeți una dintre competițiile lui.
pairing-no-round = Runda { $round } nu există. Alegeți o rundă de la 1 la 32.
pairing-too-few = Runda { $round } are mai puțin de doi jucători. Înregistrați jucători sau modificați rundele la care lipsesc.
pairing-all-locked = Toate mesele rundei { $round } sunt blocate. Deblocați mesele care trebuie reîmperecheate.
pairing-player-twice = { $name } are două mese sau o masă și bye. Eliberați una dintre ele.
pairing-board-twice = Masa { $board } este atribuită la două partide. Dați uneia dintre ele altă masă.
pairing-not-playing = { $name } nu joacă în runda { $round }. Înregistrați jucătorul, modificați rundele la care lipsește sau eliberați masa.
pairing-not-entered = O masă este atribuită cuiva care nu este înscris în această competiție. Eliberați masa.
line-up-size = O formație indică un jucător pentru fiecare dintre cele { $size } mese, dar { $count ->
        [one] este indicat unul
        [few] sunt indicați { $count }
       *[other] sunt indicați { $count }
    }. Indicați atâția jucători câte mese sunt.
line-up-not-in-team = Un jucător din formație nu este în echipa { $team }. Alegeți membri ai echipei.
line-up-twice = { $name } are două mese în formație. Indicați fiecare jucător o singură dată.
line-up-order = { $first } este înaintea lui { $second } în lista echipei, deci trebuie să joace la o masă mai înaltă. Păstrați ordinea listei.
pairing-odd = { $count } jucători sunt un număr impar, iar bye este dezactivat. Adăugați un jucător de rezervă, lăsați un jucător să lipsească de la rundă sau permiteți bye.
pairing-odd-choice = { $count } jucători sunt un număr impar. Adăugați sau scoateți unul; bye se acordă când sunt împerecheați jucătorii rămași.
pairing-too-few-chosen = Mai puțin de doi dintre jucătorii aleși pot fi împerecheați în runda { $round }. Alegeți cel puțin doi jucători fără masă.
pairing-not-chosen = Împerecherea nu a ales un adversar pentru { $name } în runda { $round }. Întrebați despre jucători fără masă fixă și fără bye.
pairing-all-forbidden = Perechile interzise nu permit împerecherea tuturor jucătorilor. Permiteți din nou unele dintre ele.
pairing-too-large = Costurile împerecherii sunt prea mari pentru sume exacte. Micșorați ponderile sau limitele.

# Pentru ce plătește o împerechere

pairing-cost-rematch = s-au întâlnit deja
pairing-cost-family = aceeași familie
pairing-cost-categories = categorii
pairing-cost-score-difference = diferență de scor
pairing-cost-knockout = se pot întâlni în eliminatorii
pairing-cost-floats = coborâri și urcări
pairing-cost-club = același club
pairing-cost-country = aceeași țară
pairing-cost-colours = culori
pairing-cost-handicap = handicap
pairing-cost-seeding = ordinea în grupa de scor
pairing-cost-winless = numai unul a câștigat
pairing-cost-lot = sorți
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
pairing-remark-far-apart = Jucătorii sunt departe unul de altul: { $grades ->
    [one] { $grades } treaptă
    [few] { $grades } trepte
   *[other] { $grades } de trepte
} și { $points } puncte.
pairing-remark-club = Jucătorii sunt din același club.
pairing-remark-country = Jucătorii sunt din aceeași țară.
pairing-remark-blacks = După această partidă, { $name } a avut negru cu { $more } mai multe partide decât alb.
pairing-remark-whites = După această partidă, { $name } a avut alb cu { $more } mai multe partide decât negru.
pairing-remark-handicap = { $stones ->
    [one] Handicap: o piatră ({ $stones }).
    [few] Handicap: { $stones } pietre.
   *[other] Handicap: { $stones } de pietre.
}
pairing-remark-second-bye = Încă un bye pentru { $name } ar evita această reîntâlnire.

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
certificate-other-assumptions = Partidele neterminate contau altfel când a fost împerecheată runda.
certificate-cost = Certificatul declară costul { $stated }, dar împerecherea lui costă { $found }.
certificate-flaw = Numerele din dovadă nu arată că nicio împerechere nu este mai bună: { $reason }
# Eliminatorii.
knockout-round-of-64 = Turul de 64
knockout-round-of-32 = Turul de 32
knockout-round-of-16 = Turul de 16
knockout-quarter-finals = Sferturi de finală
knockout-semi-finals = Semifinale
knockout-winners-final = Finala câștigătorilor
knockout-losers-round = Tabloul învinșilor
knockout-second-final = A doua finală
knockout-third-final = A treia finală
knockout-final = Finala
knockout-third-place = Locul al treilea
knockout-game-not-due = { $name }, partida { $number } (runda { $round }): { $block }
knockout-block-no-result = Partida nu are un rezultat confirmat. Introduceți întâi rezultatul.
knockout-block-drawn = Partida nu are câștigător. Jucați scara de jigo și introduceți câștigătorul ei (R38).
knockout-block-not-paired = Partida nu s-a jucat în runda ei. Hotărâți cine merge mai departe.
knockout-block-invalidated = Partida a fost împerecheată pentru alți jucători decât cei care au mers mai departe. Desfaceți runda ei sau corectați din nou rezultatul anterior și anulați partidele următoare.
knockout-carry-game-played = O partidă ulterioară din tablou are deja rezultat. Păstrați jucătorul care a mers mai departe sau anulați partidele ulterioare.
knockout-carry-player-busy = Jucătorul care merge acum mai departe a jucat deja altă partidă în acea rundă. Păstrați jucătorul care a mers mai departe sau anulați partidele ulterioare.
knockout-choice-not-listed = Înscrierea { $entry } nu este pe lista categoriei. Alegeți jucători de pe această listă.
knockout-choice-twice = Înscrierea { $entry } este aleasă de mai multe ori: la runde ulterioare, calificați sau wild card-uri. Alegeți-o o singură dată.
knockout-choice-size = Numărul { $size } nu se potrivește. Jucători pe listă: { $listed }; calificați și wild card-uri: { $chosen }. Schimbați numărul.
knockout-choice-left-out = Înscrierea { $entry } intră într-o rundă ulterioară, dar este prea jos pe listă pentru a fi trasă la sorți. Alegeți un număr mai mare de jucători.
knockout-excluded-other-category = Categoria { $category }
knockout-excluded-senior = Senior
knockout-excluded-birth-unknown = An de naștere necunoscut
knockout-excluded-pre-registered = Încă neconfirmat
knockout-excluded-withdrawn = Retras
knockout-excluded-guest = Invitat
knockout-excluded-ghost = Înlocuitor
knockout-table-size = Un tablou eliminatoriu are între 2 și 64 de jucători, nu { $players }. Alegeți alt număr.
knockout-table-rounds =
    Turneul are prea puține runde pentru un tablou de { $lines ->
        [few] { $lines } linii
       *[other] { $lines } de linii
    }: { $total } în loc de { $needed }. Planificați mai multe runde sau alegeți un tablou mai mic.
knockout-plan-lines = Un tablou are 2, 4, 8, 16, 32 sau 64 de linii, nu { $lines }. Alegeți unul dintre aceste numere.
knockout-plan-players =
    Acest tablou de { $lines ->
        [few] { $lines } linii
       *[other] { $lines } de linii
    } are loc pentru 2 până la { $places } jucători, dar lista are { $players }. Schimbați lista sau numărul de linii.
knockout-plan-too-wide =
    Un tablou de { $lines ->
        [few] { $lines } linii
       *[other] { $lines } de linii
    } este prea mare pentru { $players ->
        [few] { $players } jucători
       *[other] { $players } de jucători
    }. Planificați mai multe runde sau alegeți un tablou mai mic.
knockout-plan-order = { $name } este prea jos pe listă. Puneți întâi jucătorii de pe listă, apoi calificații, apoi wild card-urile (R29, R30).
knockout-plan-wild-cards =
    Un tablou de { $lines ->
        [few] { $lines } linii
       *[other] { $lines } de linii
    } primește cel mult { $most ->
        [one] un wild card
       *[other] { $most } wild card-uri
    }, nu { $given }. Scoateți câteva.
knockout-plan-qualifiers =
    Un tablou de { $lines ->
        [few] { $lines } linii
       *[other] { $lines } de linii
    } primește cel mult { $most ->
        [one] un calificat sau wild card
       *[other] { $most } calificați și wild card-uri
    }, nu { $given }. Scoateți câteva.
knockout-plan-later-round = { $name } nu poate intra în runda { $round } a acestui tablou. Alegeți o rundă anterioară sau urcați jucătorul { $name } pe listă.
knockout-plan-nonce = Nonce-ul „{ $nonce }” nu este hexazecimal. Lăsați programul să tragă unul.
knockout-record-other-table = Procesul-verbal aparține unei trageri pentru altă categorie sau alt număr de jucători. Întrebați cine a schimbat tabloul.
knockout-record-replacement = Căsuța { $place } nu era ocupată de jucătorul care apare în procesul-verbal ca plecat din ea. Întrebați cine a schimbat procesul-verbal.
knockout-record-box = Căsuța { $place } a tabloului diferă de sorți. Întrebați cine a schimbat tabloul.

# Calificări.
qualifying-lines =
    Un tablou de { $lines ->
        [few] { $lines } linii
       *[other] { $lines } de linii
    } nu are locuri pentru calificați. Alegeți 8, 16 sau 32 de linii (R30).
qualifying-rounds = Calificările au una sau două runde, nu { $rounds }. Alegeți una sau două (R30).
qualifying-wild-cards =
    Un tablou de { $lines ->
        [few] { $lines } linii
       *[other] { $lines } de linii
    } primește cel mult { $most ->
        [one] un wild card
       *[other] { $most } wild card-uri
    }, nu { $given }. Dați mai puține wild card-uri.
qualifying-too-few =
    { $players ->
        [one] Un jucător este prea puțin
        [few] { $players } jucători sunt prea puțini
       *[other] { $players } de jucători sunt prea puțini
    } pentru a juca pentru { $places ->
        [few] { $places } locuri
       *[other] { $places } de locuri
    }. Trageți la sorți un tablou cu jucători liberi.
qualifying-too-early = Tabloul începe în runda { $round }, prea devreme pentru calificările dinaintea lui. Alegeți mai puține runde de calificare.

# Trageri la sorți, pentru eliminatorii și pentru Finală.
draw-plan-twice = { $name } apare de două ori pe listă. Scoateți una dintre apariții.
draw-entropy-not-digits = „{ $text }” nu este o entropie. Introduceți doar cifre, de exemplu ale zarurilor; spațiile și - , . ; : / _ dintre ele nu contează.
draw-record-commitment = Lista înghețată are amprenta { $found }, nu angajamentul publicat { $published }. Întrebați cine a schimbat lista.
draw-record-text = Linia { $line } a listei înghețate diferă de procesul-verbal al tragerii. Întrebați cine a schimbat procesul-verbal.
draw-record-plan = Lista din procesul-verbal nu poate fi trasă la sorți. { $cause }

# Finala anului.
final-game-not-due = Partida { $number } a Finalei din runda { $round }: { $block }
final-group-tied = În grupa { $group } este o egalitate pe care o pot rezolva numai partide pe table mai mici. Introduceți întâi ordinea jucătorilor aflați la egalitate (R51).
final-plan-size = O Finală are zece sau opt jucători, sau șase ori patru dacă au venit mai puțini. O Finală cu numărul de jucători { $size } nu poate fi trasă la sorți.
final-plan-nonce = Nonce-ul „{ $nonce }” nu este hexazecimal. Introduceți octeți întregi, de exemplu 5eed.
final-plan-rests = Grupele de cinci își împart pauzele pe zile; grupele mai mici nu. Alegeți planul de pauze potrivit grupelor (R54).
final-plan-long-day = Ziua { $day } nu poate avea trei runde ale grupelor. Alegeți ziua 1 sau 2.
final-record-other-final = Procesul-verbal aparține unei Finale de altă categorie sau cu alt număr de jucători. Întrebați cine a schimbat Finala.
final-record-seat = Poziția { $position } din grupa { $group } diferă de sorți. Întrebați cine a schimbat grupele.

# Punctele circuitului.
points-no-competition = Turneul nu are competiția { $id }. Alegeți una dintre competițiile lui.
points-no-class = Sezonul { $season } nu are puncte pentru clasa { $class }. Alegeți una dintre { $known }.
season-ages-unordered = Categoriile trebuie să fie vârste în ordine crescătoare, de exemplu [12, 16, 20]. Corectați-le.
season-cut-off-invalid = Data-limită trebuie să fie o lună și o zi, de exemplu [7, 31] pentru 31 iulie. Corectați-o.
referee-clock-later = Poziția { $back_to } este după cele { $moves } mutări jucate. Dați una mai veche.
referee-clock-adjourned = Timpii de la întrerupere nu se potrivesc: trebuie să fie dinaintea ultimei mutări și cel mult cât timpii de acum.

# Etape.
stage-source-gone = Competiția dinaintea acestei etape nu mai este în eveniment. Eliminați etapa și adăugați-o din nou.
stage-source-open = Runda { $round } din { $source } nu este încă confirmată. Confirmați-o întâi.
stage-no-table = { $source } nu are un tablou eliminatoriu cu runda { $round }. Trageți întâi tabloul sau alegeți altă rundă.
stage-other-open = Ceilalți sunt cunoscuți după completarea etapei { $stage }. Completați-o întâi.
stage-tied = { $names } împart ultimul loc care merge mai departe. Alegeți { $seats ->
    [one] unul
    [few] { $seats }
   *[other] { $seats }
} dintre ei.
stage-not-tied = { $name } nu împarte ultimul loc care merge mai departe. Alegeți numai jucători care îl împart.
stage-taken = { $name } este deja în { $stage }. Retrageți jucătorul dintr-una dintre etape sau schimbați regula ei.
stage-too-few = O etapă are nevoie de doi jucători, dar merg mai departe mai puțini. Alegeți altă regulă.
