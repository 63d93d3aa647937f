### Messages of the core in Romanian: errors and answers of all commands, the command line and the hall network.

## api: commands of the window

api-no-command = Nu există comanda { $name }. Reporniți programul.
api-response-invalid = Răspunsul nu poate fi trimis ({ $error }). Reporniți programul.
api-text-too-long = Un text este prea lung: are mai mult de { $longest } de octeți. Scurtați-l.
api-not-for-the-hall = Ecranul din sală nu poate folosi comanda { $name }: arată numai ce este publicat.
api-no-tour-book = Niciun registru al circuitului nu este deschis. Deschideți unul sau creați unul nou.

## api: the demonstration

demo-folder = Dosarul { $folder } nu poate fi creat ({ $error }). Alegeți alt dosar.
demo-registered = { $event }: { $players ->
        [one] un jucător confirmat
        [few] { $players } jucători confirmați
       *[other] { $players } de jucători confirmați
    }.
demo-closed = Înscrierile sunt închise. Numerele sunt de la 1 la { $last }.
demo-drawn = KO{ $category } este tras la sorți cu entropia { $entropy }: { $lines ->
        [one] o linie
        [few] { $lines } linii
       *[other] { $lines } de linii
    }.
demo-round = Runda { $round } este împerecheată, jucată și confirmată.

## api: the window's host

host-folder = Dosarul { $folder } nu poate fi creat ({ $error }). Eliberați spațiu sau verificați permisiunile.
host-no-data-folder = Sistemul nu are un dosar pentru datele programului ({ $error }). Creați în schimb un turneu într-un dosar ales de dumneavoastră.
host-no-free-name = Dosarul { $folder } conține prea multe exemple. Ștergeți câteva.
host-cannot-open = { $path } nu poate fi deschis ({ $error }). Deschideți-l din managerul de fișiere.
host-second-window = Ecranul din sală nu răspunde ({ $error }). Reporniți programul.
demo-played = { $name }: { $players ->
    [one] un jucător a jucat
    [few] { $players } jucători au jucat
   *[other] { $players } de jucători au jucat
} { $games ->
    [one] o partidă
    [few] { $games } partide
   *[other] { $games } de partide
}.

## app: knock-outs

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
game-rounds-paired = { $name } se împerechează pe runde. Partidele se adaugă una câte una numai acolo unde jucătorii își aleg adversarii: la împerecherea la alegerea jucătorilor, într-o ligă sau pe o scară de club.
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

## app: The Final

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

## app: points of the tour

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

## app: copies

copies-no-folder = Acest calculator nu are un dosar pentru fișierele programului. Setați DRAWMASTER_DATA la un dosar.
copies-not-a-folder = { $path } nu este un dosar. Alegeți un dosar de pe alt dispozitiv.
copies-folder-unusable = Dosarul { $path } nu poate fi folosit ({ $cause }). Alegeți alt dosar.
copies-folder-unreadable = Dosarul nu poate fi citit ({ $cause }).
copies-unknown = Nu există copia { $name }. Alegeți o copie din listă.
copies-choose-damaged = Nu este ales niciun fișier. Alegeți fișierul deteriorat.

## app: words of requests

word-unknown = „{ $text }” este necunoscut. Alegeți una dintre variantele { $known }.

## app: rounds: pairing, releasing, results and confirming

colour-unknown = „{ $text }” nu este o culoare. Scrieți black sau white.
profile-unknown = „{ $text }” nu este un profil de împerechere. Alegeți seygo, opengotha sau literal.
round-unknown = Runda { $round } nu există. Rundele sunt de la 1 la { $last }.
round-not-paired = Runda { $round } nu este împerecheată. Împerecheați-o mai întâi.
round-board-missing = Runda { $round } nu are masa { $board }. Mesele ei sunt { $boards }.
round-without-boards = Runda { $round } nu are mese. Împerecheați-i mai întâi jucătorii.
round-register-open = Înscrierile sunt încă deschise. Închideți-le înainte de împerecherea primei runde.
round-register-open-hint = La închiderea înscrierilor jucătorii primesc numere.
round-all-paired = { $rounds ->
    [one] Singura rundă este deja împerecheată.
    [few] Toate cele { $rounds } runde sunt împerecheate.
   *[other] Toate cele { $rounds } de runde sunt împerecheate.
}
round-not-next = Runda { $round } nu este următoarea. Împerecheați runda { $next }.
round-not-next-draft = Runda { $round } nu este următoarea: runda { $current } este o ciornă. Publicați-o, jucați-o și împerecheați runda { $next }.
round-not-next-open = Runda { $round } nu este următoarea: runda { $current } nu este confirmată. Introduceți-i rezultatele și împerecheați runda { $next }.
round-paired-already = Runda { $round } este deja împerecheată.
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
round-results-missing-hint = Dacă o partidă nu s-a terminat, notați întreruperea ei. Runda se poate confirma apoi fără acest rezultat.
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
stale-left = { $name } nu mai joacă și are loc la masa { $board }.
stale-left-bye = { $name } nu mai joacă și figurează ca liber.
stale-came = { $name } joacă acum în runda { $round } și nu are partidă.
stale-came-lost = { $name } joacă acum în runda { $round }, dar masa { $board } se socotește pierdută din cauza absenței.
stale-slips = { $count ->
    [one] O fișă roz a venit după împerechere și este în așteptare.
    [few] { $count } fișe roz au venit după împerechere și sunt în așteptare.
   *[other] { $count } de fișe roz au venit după împerechere și sunt în așteptare.
}
stale-result = Rezultatul mesei { $board } din runda { $earlier } s-a schimbat după împerecherea rundei { $round }.
stale-result-missing = Masa { $board } din runda { $earlier } nu are rezultat.
stale-attendance = Liberul sau absența jucătorului { $name } din runda { $earlier } s-a schimbat după împerecherea rundei { $round }.
stale-rank = Gradul jucătorului { $name } s-a schimbat din { $from } în { $to } după împerecherea rundei { $round }.
stale-player = Datele jucătorului { $name } s-au schimbat după împerecherea rundei { $round }.
stale-line-up = Componența echipei { $team } s-a schimbat după împerecherea rundei { $round }: { $names }.
stale-table = Tabloul eliminatoriu a fost tras la sorți după locuri care s-au schimbat între timp. { $joins } ar fi în el, { $leaves } nu.
stale-table-order = Tabloul eliminatoriu a fost tras la sorți după locuri care s-au schimbat între timp. Aceiași jucători ar fi în el, în altă ordine.
stale-table-hint = Trageți din nou la sorți sau confirmați că rămâne așa.
stale-draws = După formarea perechilor din runda { $round } s-a tras la sorți sau s-a schimbat un tablou eliminatoriu, o calificare sau o finală.
stale-settings = Setările s-au schimbat după împerecherea rundei { $round }.
stale-pairs-differ = { $count ->
    [0] Runda { $round } s-ar împerechea acum altfel.
    [one] Masa { $boards } s-ar împerechea acum altfel.
    [few] Mesele { $boards } s-ar împerechea acum altfel.
   *[other] Mesele { $boards } s-ar împerechea acum altfel.
}
stale-impossible = Runda { $round } nu s-ar mai putea împerechea acum. { $cause }
round-no-longer-follows = Runda { $round } nu mai este actuală.
round-out-of-date-hint = Împerecheați din nou runda sau mesele în cauză ori confirmați că runda se publică așa cum este.
round-paired-from-old-result = Runda { $round } a fost împerecheată înaintea acestei schimbări și nu mai este actuală. Împerecheați-o din nou, dacă nu o păstrați așa cum este.
round-players-left = { $count ->
    [one] { $names } nu are partidă în runda { $round } și nici nu este liber.
    [few] { $names } nu au partidă în runda { $round } și nici nu sunt liberi.
   *[other] { $names } nu au partidă în runda { $round } și nici nu sunt liberi.
}
round-players-without-game-hint = Împerecheați-i, lăsați-i liberi, notați că lipsesc de la rundă sau confirmați runda fără ei.
round-players-left-hint = Formați mesele lor, lăsați-i liberi sau confirmați că runda se afișează fără ei.
round-table-game-open-hint = Împerecheați jucătorii rămași ai rundei, decideți cine merge mai departe sau confirmați runda fără această partidă.
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
round-board-disputed = Cazul { $number } se referă la masa { $board }. Luați o decizie sau închideți cazul înainte de a schimba cine joacă acolo.
round-board-adjourned = Partida de la masa { $board } este întreruptă. Decideți partida sau ștergeți-i formularul.
pairing-player-held = O partidă întreruptă a lui { $name } este în așteptare, deci nu se împerechează în runda { $round }. Decideți întâi acea partidă.
case-other-players = Cazul { $number } se referă la jucători care nu mai stau la masa { $board }. Adăugați un caz pentru partida de acum.
rounds-below-table = { $rounds } runde sunt prea puține: KO{ $category } este tras la sorți și se termină în runda { $last }. Anulați întâi tragerea la sorți.
round-table-game-undecided = Runda { $round }: nimeni nu s-a calificat din partida dintre { $one } și { $other }.
round-board-has-result = Masa { $board } are rezultat. Ștergeți rezultatul înainte de a schimba împerecherea.
round-board-of-table = Masa { $board } este o partidă eliminatorie sau de calificare. Tabloul ei hotărăște cine o joacă.
round-renumber-result = Masa { $board } are rezultat, deci mesele rundei își păstrează numerele.
round-move-result = Masa { $board } are rezultat. Ștergeți rezultatul înainte de a muta partida.
round-board-in-use = Masa { $board } este ocupată în runda { $round } a competiției { $competition }. Alegeți altă masă.
round-board-in-use-hint = Renumerotați mesele sau mutați partida.
round-fixed-board-in-use = { $name } are masa fixă { $board }, ocupată în runda { $round } a competiției { $competition }. Mutați una dintre cele două partide.
round-forfeit-absent = { $name } nu joacă în runda { $round } și pierde la masa { $board } prin neprezentare.
round-fixed-board-match = { $name } are masa fixă { $fixed }, dar joacă la masa { $at }: mesele unui meci rămân împreună, așa că mesele fixe nu au efect.
round-fixed-board-opponent = { $name } are masa fixă { $fixed }, dar joacă la masa { $at }, masa fixă a jucătorului { $opponent }.
round-fixed-board-shared = { $name } și { $other } au aceeași masă fixă { $fixed }. { $name } joacă la masa { $at }.
round-fixed-board-missed = { $name } are masa fixă { $fixed }, dar joacă la masa { $at }. Mutați partida sau renumerotați mesele.
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

## app: manual pairing

pairing-consent-missed = { $name } lipsește din runda { $round }. Confirmați că joacă în ea sau alegeți alt jucător.
pairing-consent-rematch = { $black } și { $white } s-au întâlnit deja, în runda { $round }. Confirmați că se pot întâlni din nou sau alegeți alți jucători.
closing-rematches = Cu { $players ->
    [one] { $players } jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
} nu se pot juca { $rounds ->
    [one] { $rounds } rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
} fără reîntâlniri, ci cel mult { $possible }. Planificați mai puține runde sau lăsați jucătorii să se întâlnească din nou.
closing-zone-rematches = Zona { $zone } are { $players ->
    [one] { $players } jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}, așa că în ea nu se pot juca { $rounds ->
    [one] { $rounds } rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
} fără reîntâlniri, ci cel mult { $possible }. Planificați mai puține runde, schimbați limitele zonelor sau lăsați jucătorii să se întâlnească din nou.
round-rematches = Acești jucători se întâlnesc din nou: { $pairs }.
pairing-rematches-meet = Acești jucători s-au întâlnit deja și s-ar întâlni din nou: { $pairs }. Împerecheați totuși runda?
pairing-families-meet = Acești jucători din aceeași familie nu pot fi ținuți separat: { $pairs }. Confirmați că se pot întâlni sau împerecheați-i manual cu alți jucători.
pairing-consent-family = { $black } și { $white } sunt din aceeași familie. Confirmați că se pot întâlni sau alegeți alți jucători.
pairing-entry-unknown = Nu există înscrierea { $entry }. Căutați-o în lista înscrierilor.
pairing-player-absent = { $name } nu joacă runda { $round }. Schimbați mai întâi rundele din care lipsește.
pairing-games-fixed = { $name } nu are partidă în runda { $round }: sistemul acestei competiții fixează toate partidele. Retrageți împerecherea și împerecheați runda din nou.
pairing-player-in-final = { $name } nu se împerechează în runda { $round }, fiindcă runda aparține Finalei.
pairing-player-busy = { $name } joacă deja la masa { $board }. Desfaceți mai întâi masa aceea.
pairing-bye-circle = Într-un turneu fiecare cu fiecare, planul tuturor partidelor hotărăște cine stă în runda { $round }.
pairing-no-bye = Niciun jucător nu este liber în runda { $round }.
pairing-bye-without-team = { $name } nu este în nicio echipă, iar libere sunt numai echipe întregi. Alegeți un jucător dintr-o echipă.
pairing-bye-without-game = Jucătorul nu are partidă în runda { $round }. Alegeți un jucător care are partidă.
pairing-same-player = Un jucător nu poate juca împotriva sa. Alegeți doi jucători.
pairing-two-without-board = Cei doi jucători nu au primit o masă.
pairing-handicap-too-large = { $stones } pietre de handicap sunt prea multe. Alegeți de la 0 la 9.
pairing-swap-same-board = Ambele locuri sunt la aceeași masă. Schimbați-i în schimb culorile.
pairing-colours-handicap = Masa { $board } este o partidă cu handicap, în care jucătorul mai slab are Negru.
pairing-of-confirmed-round = Runda { $round } este confirmată, deci împerecherea ei rămâne. Se pot corecta numai rezultatele.
pairing-again-released = { $count ->
    [one] Runda { $round } este publicată. O masă s-ar împerechea din nou. Confirmați dacă jucătorii pot fi așezați din nou.
    [few] Runda { $round } este publicată. { $count } mese s-ar împerechea din nou. Confirmați dacă jucătorii pot fi așezați din nou.
   *[other] Runda { $round } este publicată. { $count } de mese s-ar împerechea din nou. Confirmați dacă jucătorii pot fi așezați din nou.
}
pairing-again-no-draft = Runda { $round } este publicată. Împerecheați din nou mesele ei neblocate sau schimbați câte o masă.
pairing-round-confirmed = Runda { $round } este confirmată. În ea nu se mai pot împerechea jucători.
pairing-number-unknown = Nu există jucătorul { $number }. Căutați numărul în lista înscrierilor.
pairing-chosen-busy = { $name } are deja o masă în runda { $round }. Lăsați numărul { $number } deoparte.
pairing-nobody-chosen = Niciun jucător fără masă în runda { $round } nu corespunde alegerii.
pairing-score-invalid = „{ $text }” nu este un scor. Scrieți-l ca 21 sau 21.5.

## app: costs of a pairing

cost-difference = { $reason } { $by }
cost-of-pair = { $reason }: { $cost }

## app: pairing report

report-reason-manual = Perechea a fost pusă manual. Cea mai bună împerechere nu o conține.
report-reason-parts = Runda a fost împerecheată pe părți. Dacă toți ar fi fost împerecheați împreună, acești doi jucători nu s-ar întâlni.
report-reason-earlier = Perechea provine din împerecherea rundei. După schimbările manuale ulterioare, altă împerechere ar fi cea mai bună.
report-reason-corrected = Un rezultat corectat într-un tablou eliminatoriu a adus jucătorii la această masă.
report-reason-procedure = Procedura fixă a acestui profil a format perechea.
report-reason-circle = Fiecare joacă cu fiecare într-o ordine fixă a partidelor. După ea, acești doi jucători se întâlnesc în această rundă.
report-reason-zone = Ambii jucători sunt în zona { $zone }. După ordinea fixă a partidelor ei, ei doi se întâlnesc în această rundă.
report-reason-outside-circle = Perechea a fost pusă manual. După ordinea fixă a partidelor, acești doi jucători nu se întâlnesc în această rundă.
report-reason-left-over = Perechea a fost formată la împerecherea jucătorilor rămași, în afara ordinii fixe a partidelor.
report-reason-free = În această competiție partidele se adaugă una câte una, așa că nicio împerechere nu a ales această pereche.
report-reason-imported = Perechea a fost importată odată cu runda. Motivul ei nu este cunoscut aici.
changed-rank = Grad corectat după această rundă: din { $from } în { $to } ({ $name }).
changed-player = Date corectate după această rundă: { $name }.
changed-withdrawn = S-a retras după această rundă: { $name }.
changed-registered = Înscriere înregistrată din nou după această rundă: { $name }.
changed-result = Rezultat corectat după împerecherea acestei runde: runda { $round }, masa { $board }.
changed-attendance = Liberul sau absența din runda { $round } s-a corectat după împerecherea acestei runde: { $name }.
changed-draws = Un tablou eliminatoriu, o calificare sau o Finală s-a schimbat după împerecherea acestei runde.
changed-settings = Setările împerecherii s-au schimbat după împerecherea acestei runde.
report-round-circle = Cine cu cine se întâlnește rezultă dintr-o ordine fixă a partidelor, în care fiecare joacă cu fiecare.
report-round-zones = Cine cu cine se întâlnește rezultă dintr-o ordine fixă a partidelor, în care, într-o zonă, fiecare joacă cu fiecare.
report-round-free = Partidele acestei runde au fost adăugate una câte una.
report-round-imported = Runda a fost importată. Aici nu se știe de ce se întâlnesc jucătorii ei.
report-reason-necessary = Runda nu se poate împerechea fără această pereche.
report-reason-as-good = Altă împerechere a rundei ar fi la fel de bună.
report-reason-worse = Altfel runda ar fi mai slabă: { $reason }.
otherwise-rematch = Altfel { $first } și { $second } s-ar întâlni din nou.
otherwise-family = Altfel s-ar întâlni { $first } și { $second }, care sunt din aceeași familie.
otherwise-winless = Altfel s-ar întâlni { $first } și { $second }, iar numai unul dintre ei a obținut puncte.
otherwise-categories = Altfel s-ar întâlni { $first } și { $second }, care sunt din categorii diferite.
otherwise-one-point = Altfel { $first } ar juca cu { $second }, cu o diferență de scor de un punct.
otherwise-score = Altfel { $first } ar juca cu { $second }, cu o diferență de scor de { $points }.
otherwise-knockout = Altfel s-ar întâlni { $first } și { $second }, care se pot întâlni în eliminatorii.
otherwise-floats = Altfel { $first } ar juca cu { $second }, iar unul dintre ei ar trece din nou în altă grupă.
otherwise-club = Altfel s-ar întâlni { $first } și { $second }, care sunt din același club.
otherwise-country = Altfel s-ar întâlni { $first } și { $second }, care sunt din aceeași țară.
otherwise-geography = Altfel s-ar întâlni { $first } și { $second }, care sunt din același club sau din aceeași țară.
otherwise-colours = Altfel { $first } ar juca cu { $second }, iar culorile lor ar fi mai puțin echilibrate.
otherwise-handicap = Altfel { $first } ar juca cu { $second } cu un handicap mai mare.
otherwise-seeding = Altfel { $first } ar juca cu { $second }, ceea ce se potrivește mai puțin cu ordinea din grupa lor de scor.
otherwise-lot = Alte împerecheri sunt la fel de bune în toate celelalte privințe. Au hotărât sorții.
deciding-rematch = { $first } și { $second } se întâlnesc din nou.
deciding-family = Se întâlnesc { $first } și { $second }, care sunt din aceeași familie.
deciding-winless = Se întâlnesc { $first } și { $second }, iar numai unul dintre ei a obținut puncte.
deciding-categories = Se întâlnesc { $first } și { $second }, care sunt din categorii diferite.
deciding-one-point = { $first } joacă cu { $second }, cu o diferență de scor de un punct.
deciding-score = { $first } joacă cu { $second }, cu o diferență de scor de { $points }.
deciding-knockout = Se întâlnesc { $first } și { $second }, care se pot întâlni în eliminatorii.
deciding-floats = { $first } joacă cu { $second }, iar unul dintre ei trece din nou în altă grupă.
deciding-club = Se întâlnesc { $first } și { $second }, care sunt din același club.
deciding-country = Se întâlnesc { $first } și { $second }, care sunt din aceeași țară.
deciding-geography = Se întâlnesc { $first } și { $second }, care sunt din același club sau din aceeași țară.
deciding-colours = { $first } joacă cu { $second }, iar culorile lor sunt mai puțin echilibrate.
deciding-handicap = { $first } joacă cu { $second } cu un handicap mai mare.
deciding-seeding = { $first } joacă cu { $second }, ceea ce se potrivește mai puțin cu ordinea din grupa lor de scor.
deciding-lot = Numai sorții sunt în favoarea celei mai bune împerecheri.
deciding-other = Ce hotărăște: { $reason }.
report-bye-given = { $name } este liber: așa a hotărât directorul.
report-bye-imported = { $name } este liber în runda importată.
report-bye-first = { $name } este liber. Dintre cei liberi de cele mai puține ori, această alegere lasă celorlalți cea mai bună împerechere.
report-bye-again = { $name } este liber încă o dată, fiindcă toți ceilalți au fost liberi de tot atâtea ori.
report-bye-circle = { $name } are pauză în această rundă a cercului.
report-bye-team = { $name } nu are adversar, fiindcă numărul echipelor este impar.
report-bye-opengotha = { $name } este liber după regula din OpenGotha: ultimul din clasament dintre cei liberi de cele mai puține ori.
report-reason-table = Tabelul eliminatoriu hotărăște cine se întâlnește aici.
report-reason-large = Raportul nu dă motive pentru o rundă cu atâtea observații. Cereți explicația mesei ca să vedeți motivul.
report-reason-unknown = Motivul nu se mai poate calcula. { $cause }

## app: results and corrections

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
correction-round-needed = Runda { $round } devine necesară: tabloul are încă o partidă.
correction-nothing-else = Nimic altceva nu se schimbă.
correction-qualifier = KO{ $category } a fost tras la sorți cu { $name }, calificat prin această partidă.
correction-kept-alone = { $name } rămâne în tablou, oricare ar fi rezultatul.
correction-kept = { $name } rămâne în tablou. Rezultatul contează numai în Open.
correction-game-played = Runda { $round }, masa { $board }: { $black } și { $white }, rezultat { $result }.
correction-game-open = Runda { $round }, masa { $board }: { $black } și { $white }, încă nejucată.
correction-seat = Runda { $round }, masa { $board }: { $joins } joacă în locul lui { $leaves }.
correction-ordinary = Runda { $round }, masa { $board }: partida devine o partidă obișnuită a Openului.
correction-void = Runda { $round }, masa { $board }: rezultatul se șterge, iar partida se joacă din nou.
correction-walkover = Runda { $round }: { $name } avansează fără partidă.
correction-vacant = Runda { $round }: dintr-o partidă a tabelului nu avansează nimeni.
correction-to-decide = Runda { $round }: { $one } și { $other } se întâlnesc în tabel. Împerecheați-i sau decideți cine avansează.
correction-opponent-open = Runda { $round }: o partidă a tabelului își așteaptă jucătorii.
correction-unpaired = Runda { $round }, masa { $board }: masa se desființează, fiindcă jucătorii ei trebuie stabiliți din nou.
correction-bye = { $name } este liber în runda { $round }.
correction-out = { $name } nu mai are partidă în runda { $round }.
correction-without-game = { $name } nu are partidă în runda { $round }. Împerecheați manual acest jucător.
correction-later-game-of-final = Corectura nu se poate duce mai departe, fiindcă masa { $board } din runda { $round } are deja rezultat. Anulați partidele ulterioare.
correction-later-game-played = Corectura nu se poate duce mai departe, fiindcă masa { $board } din runda { $round } are deja rezultat. Păstrați jucătorii care au trecut sau anulați partidele ulterioare.
correction-player-busy = Corectura nu se poate duce mai departe, fiindcă jucătorul care trece acum a jucat deja la masa { $board } din runda { $round }. Păstrați jucătorii care au trecut sau anulați partidele ulterioare.
correction-table-begun = KO{ $category } a fost tras la sorți cu acest rezultat și a început. Păstrați jucătorii din el.
correction-table-drawn = KO{ $category } a fost tras la sorți cu acest rezultat. Duceți corectura mai departe, păstrați jucătorii sau trageți din nou la sorți.
correction-box = KO{ $category }: { $joins } ia locul lui { $leaves }.
correction-qualifier-open = KO{ $category } are un loc gol până când această partidă decide cine se califică.
correction-box-filled = KO{ $category }: { $joins } ia locul gol.
correction-box-empty = KO{ $category }: locul lui { $leaves } rămâne gol.

## app: jigo ladder

ladder-none = Masa { $board } nu este o partidă eliminatorie sau de calificare terminată cu jigo, deci nu are scară.
ladder-decided = Scara mesei { $board } este hotărâtă. Luați mai întâi înapoi ultima ei partidă.
ladder-not-started = Scara mesei { $board } nu a început. Introduceți când a fost acceptat jigo.
ladder-games-entered = Sunt introduse partide ale scării mesei { $board }. Luați-le mai întâi înapoi.
ladder-boards-have-times = Partidele pe table mai mici au timpi ficși. Nu introduceți timpii rămași.
ladder-new-game-needs-times = O partidă nouă se joacă cu timpii rămași. Introduceți timpii lui Negru și ai lui Alb.
ladder-new-game-decides = Această scară se hotărăște printr-o partidă nouă. Introduceți rezultatul fără mărimea tablei.
ladder-other-game-next = Următoarea partidă a acestei scări este pe { $next } × { $next }, nu pe { $lines } × { $lines }.

## app: standings

standings-round-not-paired = Runda { $round } nu este împerecheată. Clasamentele merg până la runda { $newest }.

## app: check of an event and self-check

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
check-closed-without-result = { $count ->
    [one] masa { $boards } nu are
    [few] mesele { $boards } nu au
   *[other] mesele { $boards } nu au
} un rezultat acceptat, deși o rundă ulterioară este împerecheată.
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
competition-has-cases = { $name } are { $cases ->
    [one] un caz al arbitrului, care este șters
    [few] { $cases } cazuri ale arbitrului, care sunt șterse
   *[other] { $cases } de cazuri ale arbitrului, care sunt șterse
} împreună cu ea, la fel ca { $entries ->
    [one] înscrierea ei.
    [few] cele { $entries } înscrieri ale ei.
   *[other] cele { $entries } de înscrieri ale ei.
}
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
}; { $cost }
check-set-by-correction = { $place }: { $count ->
    [one] masa { $boards } își are jucătorii
   *[other] mesele { $boards } își au jucătorii
} dintr-un rezultat corectat; { $cost }
check-paired-in-parts = { $place }: runda a fost împerecheată pe părți; { $cost }
check-cost-best = runda este la fel de bună ca cea mai bună împerechere.
check-costs = { $place }: în plus față de cea mai bună împerechere: { $cost }
check-cost-worse = runda costă mai mult decât cea mai bună împerechere. { $reason }
check-cost-unknown = costul ei nu mai poate fi calculat.
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

## app: simulated events

simulation-players = Numărul jucătorilor trebuie să fie de la 2 la 10000, nu { $players }.
simulation-day = Prima zi a turneului simulat nu există.
simulation-player-unknown = Un jucător al unei partide simulate nu este înscris.
simulation-ladder-black = Runda { $round }: masa { $board } s-a terminat cu jigo. Negru a câștigat scara.
simulation-ladder-white = Runda { $round }: masa { $board } s-a terminat cu jigo. Alb a câștigat scara.

## app: the register

entry-change-without-reason = Înscrierile sunt închise: modificarea jucătorului { $name } are nevoie de un motiv. Adăugați unul sau o fișă roz.
entry-sp-unknown = „{ $text }” nu este un număr de puncte SEYGO. Scrieți un număr întreg sau lăsați câmpul gol.
entry-no-family-name = Înscrierea are nevoie de un nume de familie.
fixed-board-of-team = { $names } { $count ->
    [one] are
    [few] au
   *[other] au
} masa fixă { $board }. Mesele unui meci rămân împreună, așa că aici mesele fixe nu au efect.
fixed-board-outside = { $names } { $count ->
    [one] are
    [few] au
   *[other] au
} masa fixă { $board }, pe care { $competition } nu o are.
fixed-board-shared = Mai multe persoane au masa fixă { $board }: { $names }. Acolo încape o singură partidă.
entry-twice = { $name } este deja înscris(ă). Modifică acea înscriere în loc să adaugi alta.
entry-unknown = Nu există înscrierea { $id }. Căutați-o în registru.
rated-difference-unknown = Lista de rating nu are altă valoare pentru acest câmp al înscrierii { $entry }. Comparați din nou registrul cu lista.
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

## app: lists

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

## app: pink slips

slip-register-open = Registrul este încă deschis. Modifică direct înscrierea.
slip-empty = Fișa nu cere nimic. Indică ce trebuie schimbat.
slip-no-family-name = Numele de familie nu poate fi gol.
slip-late-incomplete = O înscriere târzie are nevoie de un nume de familie și de un rang.
slip-late-leaves = O înscriere târzie nu se poate retrage. Indică jucătorul care pleacă.
slip-no-reason = Un refuz are nevoie de un motiv pentru registrul fișelor.
slip-unknown = Nu există fișa { $number }. Caut-o în lista fișelor.
slip-already-applied = Fișa { $number } a fost aplicată la { $time }. Adăugați altă fișă pentru altă schimbare.
slip-already-refused = Fișa { $number } a fost refuzată la { $time }. Adăugați altă fișă pentru altă schimbare.
slip-round-closed = Runda { $round } este confirmată, deci nimeni nu mai poate intra în ea sau ieși din ea. Schimbați numai runde ulterioare sau respingeți fișa.
slip-round-seated = Runda { $round } este deja împerecheată, iar { $name } joacă la masa { $board }. Desfaceți masa aceea sau introduceți o neprezentare, apoi aplicați fișa.
slip-round-bye = Runda { $round } este deja împerecheată, iar { $name } este liber. Lăsați liber alt jucător, apoi aplicați fișa.

## app: the event

event-no-name = Evenimentul are nevoie de un nume.
event-days-needed = { $name } are o zi proprie în afara perioadei { $first } – { $last }. Schimbați mai întâi zilele ei sau păstrați-le pe cele ale turneului.
competition-day-outside = { $day } nu este o zi a turneului ({ $first } – { $last }). Schimbați-o, sau schimbați zilele turneului.
event-ends-before-start = Ultima zi este înaintea primei zile. Schimbă una dintre ele.
rounds-below-draft = Numărul de runde nu poate fi { $rounds }, fiindcă runda { $paired } este împerecheată ca ciornă. Desfaceți-o mai întâi.
rounds-below-paired = Numărul de runde nu poate fi { $rounds }, fiindcă runda { $paired } este deja publicată. Alegeți de la { $paired } la { $last }.
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

## app: settings

setting-unknown = Nu există setarea { $path }. Vezi lista setărilor pentru calea ei.
setting-unfit = Valoarea { $value } nu se potrivește cu { $path } ({ $reason }). Vezi lista setărilor pentru forma valorii.
setting-unfit-half = Valoarea { $value } nu se potrivește cu { $path }. Scrieți un număr de puncte, de exemplu 6.5, sau jumătăți de punct ca număr întreg: 13 înseamnă 6.5.
setting-unfit-own = Valoarea { $value } nu se potrivește cu { $path }. { $reason }
settings-not-json = Setările nu pot fi scrise ({ $reason }). Raportați această eroare.
competition-gone = Evenimentul nu mai are competiția sa.
competition-key-fixed = Cheia unei competiții nu poate fi schimbată.
room-incomplete = Sala „{ $name }” are nevoie de un nume și de numere de masă de la 1 în sus. Corecteaz-o.
rooms-overlap = Sălile { $first } și { $second } au același nume sau o masă comună. Dă-i fiecăreia pe ale ei.
room-in-use = Sala { $name } este necesară: { $user } este limitat la ea. Schimbați mai întâi acest lucru sau păstrați sala și numele ei.
competition-room-unknown = Turneul nu are sala { $name }. Adăugați întâi sala, în event.halls.
tie-breaks-empty = Clasamentul are nevoie de cel puțin un criteriu, de exemplu MMS.
main-club-out-of-range = Partea clubului principal este un număr de procente de la 1 la 100. Introduceți unul sau nimic, ca jucătorii niciunui club să nu joace între ei.
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

## app: fees and the cash desk

setting-fees = Prețurile se stabilesc la casierie și cu „fees set-price”, nu ca setări.
currency-used = La casierie sunt sume în moneda actuală, iar în { $currency } ele ar însemna alte sume. Păstrați moneda sau începeți un nou fișier de eveniment pentru { $currency }.
currency-priced = Prețurile sunt stabilite în moneda actuală și ar însemna alte sume în { $currency }. Eliminați întâi prețurile, apoi alegeți { $currency } și stabiliți-le din nou.
amount-unknown = „{ $text }” nu este o sumă de bani. Scrieți-o ca { $example }.
amount-negative = „{ $text }” este o sumă negativă. Scrieți suma fără semnul minus, iar pentru a da bani înapoi folosiți o restituire.
amount-decimals = „{ $text }” are prea multe zecimale: moneda { $decimals ->
    [0] nu are zecimale
    [one] are o zecimală
    [few] are { $decimals } zecimale
   *[other] are { $decimals } de zecimale
}. Scrieți mai puține zecimale și nu despărțiți miile.
amount-too-large = „{ $text }” este mai mult decât { $most }, cea mai mare sumă posibilă. Verificați numărul de cifre.
amount-zero = Suma este zero. Scrieți cât este.
amount-other-currency = Evenimentul are sumele în { $currency }, nu în { $named }. Scrieți suma în { $currency }.
amount-no-currency = Evenimentul nu are încă o monedă, așa că o sumă în { $named } nu poate fi primită. Stabiliți moneda (event.levy.currency) sau scrieți numai suma.
fees-person-unknown = Nicio persoană nu are cheia { $person }. Alegeți una din lista conturilor.
price-name-missing = Un preț are nevoie de o denumire. Scrieți pentru ce se plătește, de exemplu Înscriere sau Prânz.
price-unknown = Evenimentul nu are prețul „{ $name }” pentru această competiție și categorie. Alegeți unul din lista prețurilor.
price-chosen = { $count ->
    [one] O persoană a ales „{ $name }”
    [few] { $count } persoane au ales „{ $name }”
   *[other] { $count } de persoane au ales „{ $name }”
}, așa că prețul rămâne. Scoateți-l întâi din conturile respective.
price-extra-of-competition = Un supliment este pentru tot evenimentul. Nu indicați nicio competiție.
price-of-free = O înscriere gratuită nu are preț. Alegeți altă categorie.
price-name-taken = „{ $name }” este deja denumirea unui preț de celălalt fel, înscriere sau supliment. Alegeți altă denumire.
price-too-many = Un eveniment are cel mult { $most ->
    [one] un preț
    [few] { $most } prețuri
   *[other] { $most } de prețuri
}. Eliminați întâi câteva.
extra-unknown = Evenimentul nu are suplimentul „{ $name }”. Stabiliți întâi prețul lui.
extra-too-many = Din „{ $name }”, o persoană poate avea cel mult { $most }. Scrieți un număr mai mic.
discount-reason-missing = O reducere are nevoie de un motiv. Scrieți de ce se acordă.
discount-too-large = O reducere de { $amount } este mai mare decât suma pe care o datorează { $name }, adică { $owed }. Acordați cel mult atât.
discount-too-many = O persoană poate avea cel mult { $most ->
    [one] o reducere
    [few] { $most } reduceri
   *[other] { $most } de reduceri
}. Retrageți întâi una.
discount-unknown = { $name } nu are o reducere cu numărul { $number }. Alegeți una din lista acestei persoane.
payment-no-price = Evenimentul nu are preț pentru { $name } în categoria { $category }, așa că nu se știe cât este de plată. Stabiliți prețul, alegeți altă categorie sau scrieți o sumă.
payment-nothing-open = { $name } nu are nimic de plată: suma datorată, { $owed }, este plătită. Scrieți o sumă dacă vreți să încasați mai mult.
payment-more-than-open = { $amount } este mai mult decât are de plată { $name }, adică { $open }. Încasați suma exactă sau confirmați că restul rămâne plătit în plus.
payment-of-withdrawn = { $name } nu mai participă și nu datorează nimic. Confirmați că încasați totuși { $amount }, de exemplu o taxă pentru o retragere târzie.
payment-too-many = Un eveniment poate avea cel mult { $most ->
    [one] o plată
    [few] { $most } plăți
   *[other] { $most } de plăți
}. Începeți un nou fișier de eveniment.
refund-reason-missing = O restituire are nevoie de un motiv. Scrieți de ce se dau banii înapoi.
refund-too-large = { $amount } este mai mult decât a plătit { $name }, adică { $paid } după restituirile anterioare. Restituiți cel mult atât.
refund-no-credit = { $name } nu a plătit mai mult decât datorează. Scrieți suma de restituit.

## app: the cost of a board per level

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

## app: the transparency log

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

## app: stages

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
stage-brought-changed = Clasamentul dinaintea etapei { $name } s-a schimbat între timp, iar jucătorii ar aduce acum alte puncte. Anulați completarea sau schimbați punctele de pornire.
stage-changed = Clasamentul dinaintea etapei { $name } s-a schimbat între timp, iar acum ar merge mai departe alți jucători. Anulați completarea sau schimbați înscrierile.
competition-has-stages = { $stage } își ia jucătorii din { $name }. Eliminați întâi { $stage }.

## app: what it would cost to move a player of a draft

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

## The referee's desk: officials, cases, guides, and the articles of the EGF rules in our own words

article-unknown = „{ $text }” nu este un articol al regulilor EGF. Scrieți-l ca 5j, 8g.3 sau 10.
article-1a = Arbitrii conduc turneul; dacă sunt mai mulți, unul este arbitrul principal.
article-1b = Comisia de apel: trei jucători și câteva rezerve pentru membrii implicați.
article-2a = Jucătorii se poartă sportiv.
article-2b = Fără altă tablă, cărți sau notițe în timpul partidei, în afară de foaia de partidă.
article-2c = Fără analiza partidei într-o pauză.
article-2d = Fără sfaturi de la alții; jucătorii refuză orice sfat.
article-2e = Nimeni nu are voie să deranjeze un jucător sau să influențeze o partidă.
article-2f = Dacă partida continuă în altă zi, arbitrul poate suspenda 2c–2e pe durata pauzei.
article-2g = Numai jucătorii și arbitrul ating tabla și pietrele.
article-2h = Un spectator care observă o abatere îl anunță pe arbitru, nu pe jucători.
article-2i = Un jucător înscris joacă până la sfârșit, cu excepția motivelor deosebite.
article-3a = Fiecare jucător are un timp de gândire; urmează byo-yomi.
article-3b = Ceasul are două cadrane cu stegulețe; oprirea ambelor îl neutralizează.
article-3c = Ceasul lui Negru pornește la ora stabilită; fiecare apasă după mutarea sa.
article-3d = Numai arbitrul sau aceste reguli opresc ceasul; jucătorii nu îl reglează.
article-3e = Timpul ceasului e valabil, dacă ceasul nu e vădit defect; obiecțiile se fac imediat.
article-3f = Byo-yomi: un timp fix pentru fiecare mutare, numărat cu voce tare de cronometror.
article-3g = Prelungire canadiană: un număr de mutări într-un timp fix, fără cronometror.
article-4 = După întrerupere fiecare jucător predă notația partidei.
article-5a = Arbitrul decide locul jucătorilor și al materialelor.
article-5b = Komi se adaugă la numărătoare.
article-5c = Partida începe la ora stabilită, pe care arbitrul o poate schimba.
article-5d = Dacă nu e nimeni, merge ceasul lui Negru; ceasul lui Alb se pune la fel când vine primul jucător.
article-5e = O întârziere de peste o oră sau peste timpul de gândire pierde partida; ambii, dacă ambii întârzie.
article-5f = O mutare e fixată când piatra e lăsată și nu mai poate fi schimbată.
article-5g = Prizonierii rămân vizibili.
article-5h = Numai regulile jocului sau cedarea încheie partida.
article-5i = Înainte de numărătoare se joacă pe rând toate pietrele și dame, și ambii pasează.
article-5j = Contestații privind rezultatul: înaintea rundei următoare sau într-o zi întreagă, dacă aceasta începe mai devreme.
article-6a = Două ore pentru întrerupere: de la prima se poate pune mutarea în plic, la a doua trebuie.
article-6b = Cum se pune mutarea în plic și ce se notează pe formular.
article-6c = O mutare jucată pe tablă este mutarea din plic.
article-7a = Întârzierea contează și la reluare, și peste timpul rămas.
article-7b = Poziția se verifică sau se reface înainte de deschiderea formularului.
article-7c = Cine deschide formularul și ce se întâmplă dacă lipsește un jucător.
article-7d = O mutare în plic neclară este un pas.
article-7e = Jucătorii pot vedea formularul deschis.
article-7f = Arbitrul păstrează formularul până când nu mai sunt posibile contestații.
article-8a = Culori sau handicap greșite: se reia înainte de mutarea a patra, altfel se continuă.
article-8b = În caz de îndoială, un jucător poate cere adversarului să așeze piatra exact.
article-8c = O mutare ilegală se ia înapoi dacă e observată în trei mutări.
article-8d = Un ceas pus greșit se corectează atât cât se poate dovedi.
article-8e = Un ceas defect se înlocuiește și se corectează, dar nimeni nu rămâne astfel cu mai puțin de zece minute.
article-8f = Erori în notațiile unei partide întrerupte și ce le înlocuiește.
article-8g = Pietre deplasate: șase propuneri pe rând, de la corectarea poziției la comisie.
article-9a = La o dispută se cheamă arbitrul și numărătoarea se oprește.
article-9b = Arbitrul poate opri ceasul; jucătorii îl pot opri ca să cheme arbitrul.
article-9c = Decizia arbitrului e valabilă în primă instanță; timpul pierdut se poate da înapoi.
article-9d = Un jucător poate face apel la comisie și spune clar dacă joacă sub contestație.
article-9e = Arbitrul arată jucătorilor regulile la cerere.
article-10 = Unde regulile nu spun nimic, decide arbitrul.

official-committee-full = Comisia de apel are cei { $seats } membri. Adăugați o rezervă sau schimbați întâi funcția unui membru.
official-committee-incomplete = { $count ->
    [0] Comisia de apel nu are încă membri; are nevoie de { $seats }.
    [one] Comisia de apel are un membru; are nevoie de { $seats }.
    [few] Comisia de apel are { $count } membri; are nevoie de { $seats }.
   *[other] Comisia de apel are { $count } de membri; are nevoie de { $seats }.
}
official-entry-unknown = Nu există o înscriere cu cheia { $id }.
official-head-taken = Există deja un arbitru principal. Schimbați întâi funcția acelui oficial.
official-name-missing = Introduceți numele oficialului.
official-no-head = Numiți unul dintre arbitri arbitru principal.
official-no-replacement = Comisia de apel nu are rezerve pentru un membru implicat într-un caz.
official-too-many = Un eveniment are cel mult { $most } oficiali.
official-turn-zero = Locul între oficialii unei funcții începe de la 1.
official-unknown = Nu există un oficial cu cheia { $number }.
committee-involved = { $left ->
    [0] Toți membrii și toate rezervele sunt implicați în acest caz: comisia are nevoie de { $seats }. Adăugați o rezervă.
    [one] A rămas un singur membru care nu este implicat în acest caz: comisia are nevoie de { $seats }. Adăugați o rezervă.
    [few] Au rămas numai { $left } membri care nu sunt implicați în acest caz: comisia are nevoie de { $seats }. Adăugați o rezervă.
   *[other] Au rămas numai { $left } de membri care nu sunt implicați în acest caz: comisia are nevoie de { $seats }. Adăugați o rezervă.
}

case-before-committee = Cazul { $number } este la comisia de apel. Introduceți întâi decizia comisiei.
case-board-unknown = Runda { $round } nu are masa { $board }.
case-closed = Cazul { $number } este închis. O contestație sau un apel îl redeschide.
case-committee-final = Comisia de apel a decis în cazul { $number }, iar decizia ei este definitivă.
case-elsewhere = Cazul { $number } ține de { $competition }. Alegeți întâi acea competiție.
case-end-missing = Spuneți cum s-a încheiat cazul, pentru că nu există o decizie.
case-facts-missing = Spuneți ce s-a întâmplat.
case-no-game = Cazul { $number } nu numește o partidă. Introduceți runda și masa înaintea rezultatului.
case-no-ruling = Cazul { $number } nu are încă o decizie. Introduceți întâi decizia arbitrului.
case-not-a-player = O contestație sau un apel vine de la un jucător din cazul { $number }. Adăugați întâi jucătorul în caz.
case-not-before-committee = Cazul { $number } nu este la comisia de apel. Introduceți întâi apelul.
case-outcome-missing = În cazul { $number } așteaptă o contestație sau un apel. Spuneți dacă decizia îl admite sau îl respinge.
case-outcome-without-protest = Cazul { $number } nu are o contestație sau un apel pe care decizia să-l admită sau să-l respingă.
case-player-unknown = Nu există o înscriere cu cheia { $number } în această competiție.
case-protest-late = Contestația este târzie: era posibilă până la { $until }. Dați un motiv ca să fie totuși primită.
case-protest-waits = În cazul { $number } așteaptă o contestație. Decideți întâi asupra ei.
case-round-missing = Introduceți runda mesei.
case-round-unknown = Nu există runda { $round }; rundele sunt 1–{ $last }.
case-ruling-missing = Introduceți decizia.
referee-moment-unknown = „{ $text }” nu este o oră. Scrieți 14:05 sau 2026-08-14 14:05.
case-unknown = Nu există cazul { $number }.
case-who-missing = Spuneți cine contestă.
case-words-missing = Introduceți ce spune jucătorul.

guide-answer-missing = Introduceți răspunsul lui Negru sau al lui Alb.
guide-answered = Acest jucător a răspuns deja la propunere. Anulați răspunsul ca să-l schimbați.
guide-ended = Procedura s-a încheiat.
guide-flag-twice = Un steguleț cade prea devreme sau prea târziu, nu amândouă.
guide-other = În acest caz se folosește alt ghid. Adăugați un caz pentru acesta.
guide-reason-missing = Spuneți de ce se scurtează procedura.

cli-article-set = S-a pus textul articolului { $article }.
cli-case-appealed = { $at }  apelul { $player }: { $words }
cli-case-clocks = (ceasuri: Negru { $black }, Alb { $white })
cli-case-closed = { $at }  închis. { $words }
cli-case-committee = Comisia: { $members }
cli-case-deadline-day = Contestațiile privind rezultatul sunt posibile până la { $at }: o zi întreagă.
cli-case-deadline-over = Contestațiile privind rezultatul erau posibile până la { $at }.
cli-case-deadline-round = Contestațiile privind rezultatul sunt posibile până la { $at }, când începe runda următoare.
cli-case-head = Cazul { $number }  { $state }  { $at }  { $place }
cli-case-instead = { $name } (în locul lui { $member })
cli-case-involved = { $name } este implicat ({ $reasons }).
cli-case-late = (târziu, primită pentru că: { $reason })
cli-case-protested = { $at }  contestația { $player }: { $words }
cli-case-result = (rezultatul din runda { $round }, masa { $board }: { $before } -> { $after }, intrarea { $entry } din jurnal)
cli-case-ruled = { $at }  decizia ({ $by }): { $words }
cli-guide-agreed-on = S-au înțeles, definitiv: { $proposal }
cli-guide-clock = Ceasul nou arată { $corrected } rămase. { $flag }
cli-guide-clocks = Ceasurile arată ca folosit: Negru { $black }, Alb { $white }.
cli-guide-committee = Nicio propunere nu a fost acceptată: decide comisia de apel (8g.6).
cli-guide-answers = Propunerea { $number }: { $proposal } Negru: { $black }, Alb: { $white }
cli-guide-proposed = Ultima propunere așteaptă răspunsuri.
cli-guide-resigned = A cedat: { $colour }. Introduceți rezultatul printr-o decizie în caz.
cli-guide-shortened = Scurtat: { $reason }
cli-guide-start = Regulile decid (8a): { $ruling }
cli-no-cases = Nu există astfel de cazuri.
cli-no-officials = Nu există oficiali.
cli-official-added = S-a adăugat { $name } cu cheia { $official }.
cli-official-changed = S-a schimbat oficialul cu cheia { $official }.
cli-official-removed = S-a șters oficialul cu cheia { $official }.
document-no-cases = Registrul de cazuri este gol.

## Words of the referee's desk, in the window, on sheets and on the command line

office = { $word ->
    [head-referee] Arbitru principal
    [referee] Arbitru sau asistent
    [timekeeper] Cronometror
    [committee] Comisia de apel
   *[replacement] Rezervă
}
case-state = { $word ->
    [open] deschis
    [ruled] decis
    [protested] contestație
    [appealed] apel
   *[closed] închis
}
ruling-body = { $word ->
    [referee] arbitrul
   *[committee] comisia
}
protest-outcome = { $word ->
    [upheld] admis
   *[rejected] respins
}
involvement = { $word ->
    [plays] joacă în el
    [family] familia lui { $player }
    [related] rudă cu { $player }
   *[same-club] clubul lui { $player }
}
guide-proposed = { $word ->
    [correct] Poziția se corectează și partida continuă.
    [keep] Poziția rămâne și partida continuă.
    [go-back] Partida revine la poziția dinaintea neregulii.
    [resign] Unul dintre jucători cedează.
   *[new-game] Partida se anulează și jucătorii joacă una nouă.
}
proposal-answer = { $word ->
    [accept] acceptă
   *[refuse] refuză
}
start-ruling = { $word ->
    [start-again] Partida se reia: mutarea a patra nu a fost jucată.
    [play-on] Partida continuă și rezultatul contează așa cum este.
   *[exchange-later] Partida continuă. Dacă cei doi se mai întâlnesc în turneu, schimbă culorile.
}
flag-ruling = { $word ->
    [when-it-fell] Byo-yomi începe când a căzut stegulețul.
    [after-correction] Byo-yomi începe când se termină timpul corectat.
   *[when-noticed] Byo-yomi începe când se observă.
}

## cli: knock-outs, the Final, seasons, copies and the journal

ko-player-unknown = Nu există jucătorul { $number }. Căutați numerele cu comanda entries.
ko-later-invalid = „{ $text }” nu are forma NUMĂR:RUNDĂ, de exemplu 12:3.
ko-verified = KO{ $category }: toate cele { $boxes } casete corespund tragerii la sorți repetate.
draw-frozen = Lista categoriei { $category } este înghețată (înghețarea { $number }, { $at }). Publicați acest angajament înainte să se cunoască cifrele: { $commitment }
draw-frozen-digits = Anunțat: { $digits ->
        [one] o cifră.
        [few] { $digits } cifre.
       *[other] { $digits } de cifre.
    }
draw-frozen-any-digits = Anunțat: oricâte cifre.
draw-frozen-source = Sursa cifrelor: { $source }
draw-act-freeze = Înghețarea { $number }: { $at }
draw-act-draw = Tragerea { $number }: { $at }
draw-act-undone = , anulată
ko-qualifying-taken-back = Planul calificărilor este șters.
ko-qualifying-planned = Rundele { $first }-{ $last } decid { $places ->
        [one] un loc
        [few] { $places } locuri
       *[other] { $places } de locuri
    }:
final-class-changed = Evenimentul are acum clasa final și acordă punctele Finalei.
final-verified = Finala { $category }: toți cei { $players } jucători corespund tragerii la sorți repetate.
final-rounds-invalid = „{ $text }” nu este o listă de runde. Introduceți 5 sau 1,5 sau none.
season-exported = { $file } este scris. Editați-l, apoi verificați-l.
season-used = Evenimentul urmează sezonul { $name }.
season-valid = Sezonul { $name } este valid.
copies-restored = { $event } este restaurat în { $file }.
copies-second-set = Copiile merg și în { $folder }.
copies-second-cleared = Copiile merg numai în dosarul programului.
copies-none = Nu există încă nicio copie.
copies-salvaged = { $file } conține { $rows } rânduri și { $entries } înregistrări din jurnal.
copies-doubt = Îndoielnic: { $doubt }
journal-undone = Anulat: { $operation }.
journal-redone = Refăcut: { $operation }.
document-written = { $file } este scris, { $bytes } octeți.
bundle-handed-over = { $event } este predat cheii { $to } după pachetul { $sequence }. Dați celuilalt organizator o copie a acestui fișier: următorul lui pachet conține declarația semnată de dumneavoastră.
document-folder-written = { $folder } conține { $sheets ->
        [one] o foaie
        [few] { $sheets } foi
       *[other] { $sheets } de foi
    }:
document-left-out = Fără { $name }: { $reason }
document-pages-written = { $folder } conține { $pages } pagini. Deschideți mai întâi index.html.
cli-site-published = { $place } conține { $files ->
        [one] un fișier
        [few] { $files } fișiere
       *[other] { $files } de fișiere
    } ale site-ului: { $written } noi sau schimbate, { $removed } șterse.
cli-site-kept = { $file } nu mai face parte din site, dar altcineva l-a modificat, așa că rămâne.

## cli: rounds

cli-competition-added = { $name } a fost adăugată la eveniment. Alegeți-o cu --competition.
cli-competition-imported = { $name } a fost adăugată la eveniment cu { $entries ->
    [one] o înscriere
    [few] { $entries } înscrieri
   *[other] { $entries } de înscrieri
}, { $rounds ->
    [one] o rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
} și { $games ->
    [one] o partidă
    [few] { $games } partide
   *[other] { $games } de partide
}. { $known ->
    [0] Nimeni nu era deja în eveniment.
    [one] O persoană era deja în eveniment.
    [few] { $known } persoane erau deja în eveniment.
   *[other] { $known } de persoane erau deja în eveniment.
} Alegeți-o cu --competition.
cli-competition-removed = { $name } a fost eliminată.
cli-team-added = { $name } este echipa { $team }.
cli-team-changed = Echipa { $team } este schimbată.
cli-team-removed = Echipa { $team } este eliminată.
cli-team-line-up = Formația echipei { $team } pentru runda { $round } este stabilită.
cli-team-round = Echipe de { $size }, formațiile rundei { $round }
cli-team-plays = joacă la masa { $board }
cli-board = masa { $board }
cli-team-substitute = rezervă
cli-team-absent = absent
cli-team-none = În nicio echipă: { $name }
cli-match = Meciul { $number }: { $first } – { $second } { $points }
cli-competition-entered = { $count ->
    [one] O persoană este înscrisă
    [few] { $count } persoane sunt înscrise
   *[other] { $count } de persoane sunt înscrise
} în { $name }.
cli-step-register = înscrieți jucători
cli-step-close = închideți registrul
cli-step-slips = rezolvați fișele roz
cli-step-decide = decideți partida eliminatorie din runda { $round }, care a fost redeschisă
cli-step-draw = trageți tablourile înainte de runda { $round }
cli-step-pair = împerecheați runda { $round }
cli-step-pair-again = împerecheați din nou runda { $round }: nu mai este actuală
cli-step-release = publicați runda { $round }
cli-step-results = introduceți rezultatele rundei { $round }: { $agreed } din { $games }
cli-step-disagreement = lămuriți o nepotrivire în runda { $round }
cli-step-conflicts = lămuriți rezultatele contradictorii din runda { $round }
cli-step-confirm = confirmați runda { $round }
cli-step-add-rounds = adăugați runde: unele perechi nu s-au întâlnit
cli-step-finish = încheiată
cli-step-add-games = de adăugat partide
cli-game-added = Partida { $game }: runda { $round }, masa { $board }.
cli-game-conditions = { $black } are Negru contra { $white }: { $stones ->
    [0] fără pietre
    [one] o piatră
    [few] { $stones } pietre
   *[other] { $stones } de pietre
 }, komi { $komi }.
cli-game-removed = Partida { $game } este eliminată.
cli-ladder-improvement = Cel mai mare progres (trepte)
cli-ladder-persistence = Cele mai multe partide jucate
cli-games-none = Nu există încă partide.
cli-head-game = partida
cli-head-board = masa
cli-head-round-of-game = runda
cli-seat-invalid = „{ $text }” nu este un loc. Scrieți MASA:black sau MASA:white.
cli-number-unknown = Nu există jucătorul { $number }. Lista jucătorilor se vede cu „entries”.
cli-two-players = Numiți doi jucători, de exemplu --players 4,17.
cli-numbers-invalid = „{ $text }” nu este un număr sau un interval de numere. Scrieți 7 sau 7..12.
cli-category-invalid = „{ $text }” nu este o categorie. Scrieți un număr ca 12 sau senior.
cli-ladder-game-invalid = „{ $text }” nu este o partidă a scării. Scrieți 9x9, 7x7, 5x5, 1x1 sau new.
cli-ladder-result-invalid = „{ $text }” nu este un rezultat al unei partide din scară. Scrieți black, white, = sau nr.

## cli: language and clock

cli-one-language = Linia de comandă folosește o singură limbă. Indicați un singur cod, de exemplu ro.
cli-clock = DRAWMASTER_NOW este „{ $text }”, care nu este o oră locală. Scrieți-o ca 2026-08-14T09:00:00 sau ștergeți variabila.

## cli: the demonstration

cli-demo-written = Fișiere în { $folder }:

## cli: the tour book

cli-tour-created = { $file } este creat pentru { $name }.
cli-tour-championship = { $name } are { $count ->
        [one] o ediție
        [few] { $count } ediții
       *[other] { $count } de ediții
    }.
cli-tour-confirmed = { $player } este confirmat pentru { $year }.
cli-tour-merged = Cei doi sunt acum un singur jucător: { $player }.
cli-tour-separate = Notați ca persoane diferite: { $players }.
cli-tour-seeds = { $file } este scris: { $players ->
        [one] un jucător
        [few] { $players } jucători
       *[other] { $players } de jucători
    }, semnat cu { $key }.
cli-tour-published = { $folder } conține { $pages ->
        [one] o pagină
        [few] { $pages } pagini
       *[other] { $pages } de pagini
    }, dintre care { $players } ale jucătorilor.
cli-tour-unchanged = Registrul circuitului are deja acest pachet al turneului { $event }. Nu s-a schimbat nimic.
cli-tour-handed-over = { $signed_by } (predat de { $old })
cli-tour-added = { $event }, organizat de { $organiser }, este adăugat ca ediție a campionatului { $championship }: { $players ->
        [one] un jucător
        [few] { $players } jucători
       *[other] { $players } de jucători
    }, dintre care { $new } noi în circuit.
cli-tour-changed = Schimbat: { $line }
cli-tour-follows = Urmare: { $line }
cli-tour-duplicates = { $count ->
        [one] O pereche de jucători poate fi aceeași persoană.
        [few] { $count } perechi de jucători pot fi aceeași persoană.
       *[other] { $count } de perechi de jucători pot fi aceeași persoană.
    } Vedeți tour merge.

## cli: register, slips, lists and new events

cli-note = Notă: { $note }
cli-about = Drawmaster { $version }, sub licența MIT.
    Datele tale sunt în { $folder }.
cli-about-portable = Drawmaster { $version }, sub licența MIT.
    Portabil: datele tale sunt în { $folder }.
cli-key = Cheia ta este păstrată în { $file }. Nu da fișierul nimănui și fă o copie a lui.
    Dă turului cheia ta publică:
    { $public }
cli-key-created = A fost creată o cheie nouă. Este păstrată în { $file }. Nu da fișierul nimănui și fă o copie a lui.
    Dă turului cheia ta publică:
    { $public }
cli-entry-added = { $name }: înscriere adăugată.
cli-partner-unclear = „{ $text }” nu este un partener. Dați o cheie sau „Nume, Prenume, Grad”, apoi clubul și țara.
cli-entry-changed = { $name }: înscriere modificată.
cli-extras-written = Completările și paginile de manual sunt în { $folder }.
cli-entry-lowered = Scorul inițial pentru { $name } este coborât.
cli-entry-withdrawn-here = { $name }: înscriere retrasă aici. Rămâne înregistrată în: { $competitions }.
cli-entry-withdrawn = { $name }: înscriere retrasă.
cli-entry-registered = { $name }: înscriere înregistrată.
cli-entry-unknown = Nu există înscrierea { $number }. Vezi `drawmaster entries`.
cli-entry-gone = Înscrierea { $id } nu mai există după modificare.
cli-entry-sleeps = Jucătorul lipsește dintr-o rundă în grupa de vârf, ceea ce îi influențează împerecherile. Pentru a-i coborî scorul inițial cu unul sau două puncte, folosește `drawmaster entry lower EVENT { $number } --by 1`.
cli-card-standing = După runda { $round }: locul { $place }, { $values }
cli-bye-word = liber
cli-card-absent = absent
cli-card-without-game = fără partidă
cli-card-float-up = urcă
cli-card-float-down = coboară
cli-card-points = Puncte în circuit: { $points }
cli-card-changes = Modificări:
cli-entries-added = { $count ->
    [one] { $count } înscriere adăugată.
    [few] { $count } înscrieri adăugate.
   *[other] { $count } de înscrieri adăugate.
}
cli-lines-left = { $count ->
    [one] Un rând a fost omis ({ $count }):
    [few] { $count } rânduri au fost omise:
   *[other] { $count } de rânduri au fost omise:
}
cli-players-can-be-added = { $count ->
    [one] { $count } jucător poate fi adăugat.
    [few] { $count } jucători pot fi adăugați.
   *[other] { $count } de jucători pot fi adăugați.
}
cli-mapping-unknown = „{ $text }” nu este o asociere. Scrieți-o ca Surname=family sau 3=rank.
cli-level-cap = cel mult { $cap }
cli-seeds-imported = { $tour }: înscrieri completate: { $filled }, absente din listă: { $unknown }.
cli-seeds-signed = Lista este semnată cu cheia { $key }. Compară cu cheia publicată de circuit sau indică acea cheie cu --key.
cli-seeds-by-name = Aceste înscrieri au fost găsite doar după nume. Dacă sunt corecte, completează-le cu --names.
cli-rated-field = { $field ->
    [rank] grad
    [rating] rating
   *[country] țară
}
cli-rated-none = fără valoare
cli-rated-same = Toate înscrierile corespund listelor de rating.
cli-rated-unknown = Din listele de rating lipsesc numerele acestor jucători: { $names }.
cli-rated-taken = { $count ->
    [one] { $count } valoare este preluată din listele de rating.
    [few] { $count } valori sunt preluate din listele de rating.
   *[other] { $count } de valori sunt preluate din listele de rating.
}
cli-rating-list-missing = Nu există o listă de rating. Importă una cu `drawmaster egd import LIST`.
cli-nobody-found = Nimeni din listă nu se potrivește.
cli-rating-list = Lista este din { $date }. Jucători: { $count }.
cli-rating-list-stale = Lista este din { $date }, de acum { $days } zile. Importă una nouă înainte de eveniment. Jucători: { $count }.
cli-rating-list-undated = Lista nu are dată. Jucători: { $count }.
cli-no-import-notes = Niciun import nu a lăsat o notă în acest eveniment.
cli-imported = { $name }: înscrieri: { $entries }, runde împerecheate: { $rounds }, partide: { $games }.
cli-export-checked =
    { $count ->
        [0] Fișierul poate fi scris așa cum este.
        [one] Există o observație ({ $count }):
        [few] Există { $count } observații:
       *[other] Există { $count } de observații:
    }
cli-event-created = { $name } a fost creat în { $file }.
cli-register-closed = Registrul este închis. Jucătorii au numerele de la 1 la { $last }.
cli-draw-seed = Sămânța tragerilor: { $seed }
cli-register-closed-on = Registrul a fost închis la { $when }.
cli-register-ready = Registrul poate fi închis.
cli-checklist-players = Înregistrați: { $registered }, în runda 1: { $first }.
cli-checklist-ghost = Numărul este impar: va juca o rezervă.
cli-checklist-bye = Numărul este impar: un jucător va sta o rundă.
cli-checklist-pair-bye = Numărul perechilor este impar: o pereche va sta o rundă.
cli-checklist-unseen = Neînregistrați încă: { $names }.
cli-checklist-no-birth = An al nașterii necunoscut: { $names }.
cli-checklist-unpaid = Taxă neplătită încă: { $names }.
cli-checklist-slips = { $count ->
    [one] { $count } fișă roz așteaptă. Vezi `drawmaster slip list`.
    [few] { $count } fișe roz așteaptă. Vezi `drawmaster slip list`.
   *[other] { $count } de fișe roz așteaptă. Vezi `drawmaster slip list`.
}
cli-checklist-admitted = Admiși de director împotriva regulilor: { $names }.
cli-checklist-not-mixed = Neconfirmate ca perechi mixte: { $names }. Confirmați-le cu `entry set-pair`.
cli-checklist-double = Poate aceeași persoană: { $first } și { $second }.
cli-checklist-teams = { $count ->
    [one] { $count } echipă
    [few] { $count } echipe
   *[other] { $count } de echipe
} în runda 1.
cli-checklist-team-bye = Numărul echipelor este impar: o echipă va sta o rundă.
cli-checklist-bar = Bara la { $bar }: { $count } la bară sau peste ea.
cli-checklist-proposed-bar = Bara la { $bar }: { $count } la bară sau peste ea; bara propusă la { $proposed }: { $proposed_count } la ea sau peste ea; recomandat de la { $from } la { $to }.
cli-checklist-strengths = Niveluri: { $strengths }.
cli-rounds-unknown = „{ $text }” nu este o rundă. Scrieți rundele ca 1,3.
cli-no-slips = Nu există fișe.
cli-slip-gone = Fișa { $number } nu mai există după modificare.
cli-slip-pending = Fișa { $number } ({ $name }) așteaptă: { $changes }.
cli-slip-applied = Fișa { $number } ({ $name }) este aplicată: { $changes }.
cli-slip-refused = Fișa { $number } ({ $name }) este refuzată: { $changes }.
cli-slip-seat = încă la masa { $board } în runda { $round }
cli-slip-answer = refuzată: { $reason }
cli-slip-no-change = nu se schimbă nimic

## cli: answers and headings of tables

cli-black = negru
cli-white = alb
cli-referee-set-clocks = Puneți ceasurile pe timpul folosit: Negru { $black }, Alb { $white }.
cli-referee-late = Timp folosit când au sosit amândoi: Negru { $black } minute, Alb { $white } minute. Cine nu ar fi sosit până la { $lost_after } ar fi pierdut.
cli-referee-black-lost = Negru a pierdut: cine nu a sosit până la { $lost_after } pierde.
cli-referee-white-lost = Alb a pierdut: cine nu a sosit până la { $lost_after } pierde.
cli-referee-both-lost = Au pierdut amândoi: cine nu a sosit până la { $lost_after } pierde.
cli-egf-class = Clasa { $class }; timpul ajustat este de { $adjusted } minute.
cli-egf-class-none = Fără clasă; timpul ajustat este de { $adjusted } minute.
cli-late-times = Runda { $round }: planificată { $planned }, începută { $started }, se poate sigila de la { $from }, trebuie sigilat de la { $by }
cli-late-none = Nimeni nu este notat ca întârziat.
cli-late-missing = { $name }: lipsește
cli-late-came = { $name }: a sosit la { $time }
cli-late-forfeit = pierdut prin întârziere: { $result }
cli-late-until = pierdut după { $time }
cli-late-entered = Masa { $board }: { $result }
cli-late-resumptions = Întârziați la reluarea unei partide întrerupte:
cli-adjourned-none = Nicio partidă nu este întreruptă.
cli-adjourned-sealed = { $colour } a sigilat mutarea { $number }
cli-delay-late = { $minutes } min întârziere
cli-delay-proposed = propus: { $time }
cli-delay-running = Încă se joacă, cele mai lungi întâi:
cli-delay-minutes = { $minutes } min
cli-delay-since = de la { $time }
cli-on = activ
cli-off = inactiv
cli-none = nimic
cli-locked = blocată
cli-audit-log-head = Istoric: { $entries } înregistrări, amprenta { $head }
cli-audit-log-found = { $later ->
        [0] Foaia arată acest istoric până la înregistrarea { $entry } ({ $operation }, { $at }). De atunci nu s-a schimbat nimic.
        [one] Foaia arată acest istoric până la înregistrarea { $entry } ({ $operation }, { $at }). A urmat o înregistrare:
        [few] Foaia arată acest istoric până la înregistrarea { $entry } ({ $operation }, { $at }). Au urmat { $later } înregistrări:
       *[other] Foaia arată acest istoric până la înregistrarea { $entry } ({ $operation }, { $at }). Au urmat { $later } de înregistrări:
    }
cli-undone = anulată
cli-round = runda { $round }
cli-statistics-none = Încă nicio partidă.
cli-statistics-games = partide
cli-statistics-black = Negru
cli-statistics-white = Alb
cli-statistics-jigo = jigo
cli-statistics-other = altele
cli-statistics-open = deschise
cli-statistics-floats = treceri
cli-statistics-knockout = eliminatorii
cli-statistics-byes = libere
cli-statistics-balance = Negru-Alb
cli-statistics-players = jucători
cli-statistics-stones = pietre
cli-statistics-ranks = diferență de grad
cli-statistics-stronger = cel mai puternic
cli-statistics-weaker = cel mai slab
cli-places = Locuri
cli-head-age = vârstă
cli-head-badges = insigne
cli-head-bundle = pachet
cli-head-signed-by = semnat de
cli-tour-unnamed = { $count ->
        [one] Un jucător nu are nume nici în pachet, nici în registrul circuitului.
        [few] { $count } jucători nu au nume nici în pachet, nici în registrul circuitului.
       *[other] { $count } de jucători nu au nume nici în pachet, nici în registrul circuitului.
    }
cli-head-career = carieră
cli-head-championship = campionat
cli-head-changes = Modificări
cli-head-class = clasă
cli-head-club = club
cli-head-column = coloană
cli-head-country = țară
cli-head-confirmed = Confirmate
cli-head-copy = Copie
cli-head-entries = Înscrieri
cli-head-event = concurs
cli-head-event-of-copy = Concurs
cli-head-tour-of-copy = circuit
cli-head-events = turnee
cli-head-exactly = exact
cli-head-first-fields = primele câmpuri
cli-head-folder = Dosar
cli-head-from = din
cli-head-heading = titlu
cli-head-latin = cu litere latine
cli-head-loss = înfrângere
cli-head-means = înțeles
cli-head-name = nume
cli-head-number = nr.
cli-head-paired = Împerecheate
cli-head-place = loc
cli-head-players = jucători
cli-head-points = puncte
cli-head-rank = grad
cli-head-results = Rezultate
cli-head-round = R{ $round }
cli-head-stages = etape
cli-head-win = victorie

cli-bye = Liber: { $name }
cli-without-a-game = Fără partidă: { $name }
cli-round-ladder = { $winner } se califică prin scara de jigo
cli-round-released = Runda { $round } este publicată.
cli-round-confirmed = Runda { $round } este confirmată.
cli-round-unpaired = Împerecherea rundei { $round } este anulată.
cli-cost-proved = Cost { $cost }, demonstrat ca fiind cel mai bun.
cli-cost-not-proved = Cost { $cost }, nedemonstrat ca fiind cel mai bun.
cli-board-unpaired = Împerecherea mesei { $board } este anulată.
cli-board-locked = Masa { $board } este blocată.
cli-board-unlocked = Masa { $board } este deblocată.
cli-board-moved = Masa { $board } este acum masa { $to }.
cli-board-handicap = Masa { $board } are handicapul { $stones }.
cli-boards-renumbered = Mesele rundei { $round } sunt renumerotate: { $moved ->
        [one] { $moved } partidă mutată
        [few] { $moved } partide mutate
       *[other] { $moved } de partide mutate
    }.
cli-colours-swapped = Culorile mesei { $board } sunt schimbate între ele.
cli-seats-exchanged = Locurile sunt schimbate între ele.
cli-players-paired = Jucătorii sunt împerecheați.
cli-bye-given = lăsat liber: { $name }
cli-bye-kept = Liberul din runda { $round } este acordat.
cli-bye-free = Împerecherea rundei { $round } alege cine este liber.
cli-bye-moved = Liberul este mutat.
cli-changed-as-good = { $done } Masa { $board }; runda este la fel de bună ca cea mai bună împerechere.
cli-changed-worse = { $done } Masa { $board }; runda costă mai mult decât cea mai bună împerechere. { $reason }
cli-changed-board = { $done } Masa { $board }.
cli-moves-bye = bye
cli-moves-good = în regulă
cli-moves-worse = mai rău
cli-moves-breaks = cere acord
cli-moves-impossible = imposibil
cli-why-cost = Cost: { $cost }
cli-why-only = Runda nu poate fi împerecheată fără această pereche.
cli-why-otherwise = Fără această pereche, runda ar costa: { $cost }
cli-why-same = la fel
cli-why-impossible = Runda nu se poate împerechea cu această pereche.
cli-why-with = Cu această pereche, runda costă, față de cea mai bună împerechere: { $cost }
cli-why-best-plays = În cea mai bună împerechere, { $name } joacă cu { $opponent }.
cli-why-would-play = { $name } ar juca cu { $opponent }.
cli-result-agreed = Masa { $board }: { $result }.
cli-result-passes-disagree = Masa { $board }: cele două citiri nu coincid.
cli-result-cleared = Masa { $board } nu mai are rezultat.
cli-result-one-pass = Masa { $board }: este introdusă o singură citire.
cli-result-nothing-affected = Masa { $board }: nicio partidă eliminatorie ulterioară nu depinde de rezultatul ei.
cli-check-sound = În regulă: { $entries ->
        [one] { $entries } înregistrare în jurnal
        [few] { $entries } înregistrări în jurnal
       *[other] { $entries } de înregistrări în jurnal
    }, { $rounds ->
        [one] { $rounds } rundă
        [few] { $rounds } runde
       *[other] { $rounds } de runde
    }, { $certificates ->
        [one] { $certificates } certificat
        [few] { $certificates } certificate
       *[other] { $certificates } de certificate
    }, { $draws ->
        [one] { $draws } tragere la sorți
        [few] { $draws } trageri la sorți
       *[other] { $draws } de trageri la sorți
    }.
cli-ladder-new-game = partidă nouă
cli-ladder-next = urmează
cli-ladder-time = { $minutes } min, 1 x { $period } s
cli-ladder-decided = Masa { $board }: { $winner } se califică prin scara de jigo.
cli-ladder-open = Masa { $board }: scara de jigo nu este decisă.
cli-simulated = { $event } este în { $file }.
cli-self-checked = { $events ->
        [one] { $events } concurs
        [few] { $events } concursuri
       *[other] { $events } de concursuri
    }, { $rounds ->
        [one] { $rounds } rundă
        [few] { $rounds } runde
       *[other] { $rounds } de runde
    }, { $games ->
        [one] { $games } partidă
        [few] { $games } partide
       *[other] { $games } de partide
    }: 0 diferențe.
cli-progress = { $done } din { $all }
cli-points-event = Sezonul { $season }, clasa { $class }, coeficientul { $coefficient }
cli-points-online-event = Sezonul { $season }, clasa { $class }, coeficientul { $coefficient }, online
cli-points-place = locul { $place }
cli-size-lines = pe { $lines } linii
cli-size-rounds = rundele { $first }-{ $last }
cli-size-byes = { $byes ->
        [one] { $byes } liber
        [few] { $byes } libere
       *[other] { $byes } de libere
    }
cli-size-out = { $out } în afara tabelului
cli-size-gap = primele partide cu cel mult { $grades } grade diferență
cli-ko-not-listed = Nu sunt pe listă:
cli-ko-sizes = Mărimi:
cli-ko-enters = intră în runda { $round }
cli-ko-effect = { $players ->
        [one] { $players } jucător
        [few] { $players } jucători
       *[other] { $players } de jucători
    } pe { $lines } linii, rundele { $first }-{ $last }, { $byes ->
        [one] { $byes } liber
        [few] { $byes } libere
       *[other] { $byes } de libere
    }, { $out } în afara tabelului, primele partide cu cel mult { $gap } grade diferență
cli-ko-nonce = Nonce { $nonce }
cli-ko-commitment = Angajament { $commitment }
cli-ko-table = KO{ $category }, { $players ->
        [one] { $players } jucător
        [few] { $players } jucători
       *[other] { $players } de jucători
    }, din runda { $round }
cli-ko-round = { $name } (runda { $round })
cli-final-table = Finala { $category }, { $players ->
        [one] { $players } jucător
        [few] { $players } jucători
       *[other] { $players } de jucători
    }, rundele { $first }-{ $last }
cli-final-tied = La egalitate, de departajat pe table mai mici: { $names }
cli-final-eve = în ajun
cli-final-day = ziua { $day }
cli-final-round = Runda { $round } ({ $phase }, { $day })
cli-final-round-alone = Runda { $round } ({ $phase }, { $day }, separat)
cli-final-rests = Stă: { $name }
cli-tour-badge = { $badge } la { $day }
cli-tour-key-revoked = revocată la { $day }
cli-tour-step-at-rate = { $points } cu { $rate }
cli-tour-step-lapsed = - { $points }: { $edition }, înainte de { $by }
cli-tour-step-transition = x { $points }: categoria { $category }
cli-tour-race = { $category } în { $year }
cli-tour-team = echipa { $country } { $points }: { $players }
cli-tour-team-incomplete = echipa { $country } { $points } (incompletă): { $players }
cli-fees-number = număr
cli-fees-name = nume
cli-fees-category = categorie
cli-fees-owed = de plată
cli-fees-paid = plătit
cli-fees-open = rest
cli-fees-key = cheie
cli-fees-item = pentru ce
cli-fees-total = total
cli-fees-levy = taxa asociației
cli-fees-credit = plătit în plus
cli-fees-sum = De plată { $owed }, plătit { $paid }, rest { $open } { $currency }; { $owing ->
    [0] toți au plătit.
    [one] o persoană mai are de plată.
    [few] { $owing } persoane mai au de plată.
   *[other] { $owing } de persoane mai au de plată.
}
cli-fees-account = { $name }: de plată { $owed }, plătit { $paid }, rest { $open }
cli-fees-amount-empty = --amount este gol. Scrieți o sumă sau omiteți opțiunea.
cli-fees-no-price = Evenimentul nu are preț pentru categoria { $category }. Stabiliți unul sau alegeți altă categorie.
cli-fees-discount = reducere: { $reason }
cli-fees-receipt = chitanța { $receipt }, { $at }, { $method }
cli-fees-taken = Chitanța { $receipt }: s-au încasat { $amount } de la { $name }; rest de plată: { $open }.
cli-fees-refunded = Chitanța { $receipt }: s-au restituit { $amount } către { $name }; rest de plată: { $open }.
cli-fees-pair = Aceasta este o pereche. Indicați cu --person care partener plătește: { $first } sau { $second }.
cli-fees-extra = „{ $text }” nu este un supliment cu un număr. Scrieți-l ca Prânz=2.
cli-fees-late = { $amount } începând cu { $day }
cli-fees-no-prices = Evenimentul nu are încă prețuri.
cli-fees-levy-included = Prețurile înscrierilor includ taxa asociației.
cli-fees-levy-extra = Jucătorii datorează taxa asociației pe lângă prețuri.
cli-fees-day = { $day }: sold inițial { $float }, numerar { $received }, restituiri { $refunded }, în casă { $expected }; transferuri { $transferred }, restituiri { $returned }.
cli-fees-counted = Numărat { $counted }, diferență { $difference }.
cli-fees-void = Chitanțe anulate: { $numbers }
cli-fees-discounts = Reduceri: { $amount } { $currency }

## cli: output

cli-output-failed = Comanda s-a executat, dar răspunsul nu a putut fi scris ({ $error }). Eliberați spațiu, apoi verificați evenimentul.
cli-fault = Programul are o eroare și s-a oprit. Nicio modificare nu este salvată pe jumătate. Repetați comanda cu --verbose și raportați ce afișează.
cli-detail = Detaliu: { $detail }
cli-overwrite = --overwrite înlocuiește fișierele existente.
cli-take-good = --take-good lasă deoparte rândurile care nu pot fi citite.
cli-confirm = Repetați comanda cu --yes pentru a confirma.

## cli: wrong usage

cli-usage = Utilizare: { $form }
cli-usage-command-unknown = Nu există comanda { $command }.
cli-usage-command-similar = Nu există comanda { $command }. Comenzi asemănătoare: { $similar }.
cli-usage-command-missing = Indicați o comandă. Alegeți una dintre { $known }.
cli-usage-incomplete = Indicați o comandă. „drawmaster --help” le afișează pe toate.
cli-usage-argument-unknown = Argumentul { $argument } nu există aici.
cli-usage-argument-similar = Argumentul { $argument } nu există. Poate ați vrut { $similar }.
cli-usage-missing = Lipsește: { $arguments }.
cli-usage-value-missing = { $argument } are nevoie de o valoare.
cli-usage-value-missing-of = { $argument } are nevoie de o valoare. Alegeți una dintre { $known }.
cli-usage-value-invalid = „{ $value }” nu este o valoare pentru { $argument }.
cli-usage-value-unknown = „{ $value }” nu este o valoare pentru { $argument }. Alegeți una dintre { $known }.
cli-usage-conflict = { $argument } nu se poate folosi împreună cu { $others }.
cli-usage-twice = { $argument } se poate folosi o singură dată.
cli-usage-no-equals = Scrieți un semn egal între { $argument } și valoarea sa.
cli-usage-too-many = { $argument } are o valoare în plus: „{ $value }”.
cli-usage-too-few = Valorile pentru { $argument } sunt prea puține: { $given }. Sunt necesare cel puțin { $least }.
cli-usage-wrong-number = Numărul de valori pentru { $argument } este greșit: { $given }. Numărul necesar este { $expected }.
cli-usage-not-text = Un argument nu este text UTF-8 valid.
cli-usage-unreadable = Linia de comandă nu poate fi citită.
cli-step-fill-stage = completați etapa
cli-stages-none = Evenimentul nu are etape. Adăugați una cu stage add.
cli-stage-added = Adăugate după { $after }: { $names }. Completați-le cu stage fill când { $after } s-a încheiat.
cli-stage-filled = { $count ->
    [one] Un jucător merge
    [few] { $count } jucători merg
   *[other] { $count } de jucători merg
} mai departe în { $name }.
cli-stage-chosen-again = Indicați din nou jucătorii aleși până acum: --chosen { $numbers } și ceilalți.
cli-stage-after = după { $name }
cli-stage-ready = poate fi completată
cli-head-stage = Etapa

## documents

document-is-folder = Dosarul cu toate foile nu este o foaie. Alegeți o foaie.
document-without-category = „{ $name }” nu există pe categorii. Tipăriți-o fără categorie.
document-folder-refused = Dosarul { $path } nu poate fi creat ({ $cause }). Alegeți alt dosar.
document-no-pages = Nu este încă nimic de arătat. Înregistrați mai întâi jucători.
site-other-event = Locul { $path } conține site-ul altui eveniment, { $event }. Alegeți alt dosar sau înlocuiți fișierele.
site-folder-is-link = { $path } este o legătură, așa că paginile s-ar scrie în altă parte. Ștergeți legătura sau alegeți alt dosar.
site-other-files = Locul { $path } conține fișiere pe care nu le-a scris programul: { $files }. Alegeți un dosar gol sau înlocuiți-le.
site-other-archive = Fișierul { $path } nu este arhiva unui site. Alegeți alt nume sau înlocuiți fișierul.
site-file-stays = Fișierul { $path } nu poate fi șters ({ $cause }). Ștergeți-l și publicați din nou.
document-round-zero = Nu există runda 0. Rundele se numără de la 1.
document-round-not-paired = Runda { $round } nu este împerecheată. Împerecheați-o înainte de tipărire.
document-last-round-open = Runda { $round }, ultima, nu este confirmată. Confirmați-o înainte de a tipări lista finală.
document-game-unfinished = O partidă din runda { $round } este întreruptă. Introduceți mai întâi rezultatul ei.
document-no-players = Nu sunt jucători înregistrați. Înregistrați mai întâi jucători.
document-no-teams = Competiția nu are echipe. Tipăriți clasamentul.
document-no-open-round = Nicio competiție nu are o rundă împerecheată și neconfirmată. Împerecheați întâi o rundă.
document-no-players-of = Nu sunt jucători înregistrați din categoria { $category }, deci nu există clasament de tipărit.
document-no-rooms = Evenimentul nu are săli. Setați mai întâi sălile și mesele lor în event.halls.
document-room-unknown = Sala „{ $name }” nu există. Alegeți una dintre { $known }.
document-board-unknown = Runda { $round } nu are masa { $board }. Alegeți o masă din acea rundă.
document-no-final = Nicio Finală nu este trasă la sorți. Trageți-o la sorți înainte de tipărire.
document-final-not-drawn = Finala categoriei { $category } nu este trasă la sorți. Trageți-o la sorți înainte de tipărire.
document-final-category = Sunt trase la sorți mai multe Finale. Alegeți o categorie: { $known }.
document-knockout-not-drawn = KO{ $category } nu este tras la sorți. Trageți-l la sorți înainte de tipărire.
document-knockout-category = Foaia arată un singur tabel. Alegeți o categorie: { $known }.
document-list-category = Foaia arată o singură categorie. Alegeți o categorie: { $known }.
document-labels-unknown = Formatul de etichete „{ $name }” nu există. Alegeți unul dintre { $known }.
document-no-ladders = Nicio partidă eliminatorie sau de calificare din runda { $round } nu s-a terminat cu jigo, deci nu există o scară de tipărit.
document-no-ladder = La masa { $board } din runda { $round } nu este o partidă eliminatorie sau de calificare terminată cu jigo, deci nu există o scară de tipărit.
document-no-points = Niciun jucător nu aparține unei categorii de vârstă, deci nu există puncte de tipărit.
document-no-points-of = Niciun jucător nu aparține categoriei { $category }, deci nu există puncte de tipărit.
document-no-tour-points = Niciun jucător nu are puncte în categoria { $category }. Importați-le mai întâi din lista de favoriți a circuitului.
document-no-prizes = Nicio rundă nu este împerecheată, deci nu există încă premii.
document-no-ladder-games = În această perioadă nimeni nu a jucat o partidă pe scară, așa că nu sunt premii. Alegeți alte zile.
document-slips-format = Fișele se tipăresc câte 4 sau 6 pe pagină, nu „{ $format }”. Alegeți 4 sau 6.

## documents: the bundle

bundle-record-unreadable = Înregistrarea ultimului pachet din jurnal nu poate fi citită. Raportați această eroare.
hand-over-no-bundle = Pentru acest turneu nu s-a emis încă niciun pachet, deci nu este nimic de predat: celălalt organizator îl poate emite pe primul.
hand-over-not-signer = Ultimul pachet al acestui turneu a fost semnat cu altă cheie, { $key }. Numai posesorul ei poate preda turneul.
hand-over-already = Acest turneu a fost predat cheii { $to }, deci pachetele se emit cu acea cheie. Anulați predarea dacă a fost o greșeală.
hand-over-to-oneself = Aceasta este propria cheie. Cereți celuilalt organizator cheia pe care i-o arată „drawmaster key”.
bundle-secret-missing = Înregistrarea ultimului pachet din jurnal nu are secret. Raportați această eroare.
bundle-stages-unreadable = Punctele sezonului pentru faze nu pot fi citite ({ $cause }). Raportați această eroare.
document-no-payments = Nu s-a încasat încă nicio plată, așa că nu există chitanțe. Încasați întâi una la casierie.
document-no-receipt = Nu există chitanța { $number }. Alegeți un număr de la casierie.
document-no-fees = Evenimentul nu are nici prețuri, nici taxă. Stabiliți întâi prețuri la casierie.
document-no-takings = Nu s-a încasat nimic în ziua { $day }. Alegeți altă zi.
document-no-levy = Evenimentul nu are taxă. Stabiliți întâi tarifele ei în setări (event.levy.member).
document-no-round-sheets = Nicio foaie nu este aleasă pentru o rundă. Alegeți foile în setările evenimentului (event.round_sheets), apoi încercați din nou.
document-sent = { $name } a fost trimis la { $printer }.

## domain: reading values

rank-unknown = „{ $text }” nu este un grad. Scrieți de la 30k la 1k, de la 1d la 9d sau de la 1p la 9p.
country-unknown = „{ $text }” nu este o țară. Scrieți codul ei din două litere, de exemplu RO sau HR.
criterion-unknown = „{ $text }” nu este un criteriu de clasament. Alegeți { $known }. Adăugați W sau M la o sumă pentru victorii sau puncte McMahon.
result-unknown = „{ $text }” nu este un rezultat. Scrieți 1-0 (a câștigat negru), 0-1 (a câștigat alb), = (jigo), 0-0 (pierd ambii), 1-0!, 0-1! sau 0-0! pentru neprezentare, wo-black sau wo-white pentru walkover.
money-unknown = „{ $text }” nu este o sumă de bani. Scrieți-o ca 3 sau 3.50.
factor-unknown = „{ $text }” nu este un factor. Scrieți un număr întreg, o fracție sau un număr zecimal de la 0 la 1000, de exemplu 2, 2/3 sau 1.5.
final-group-unknown = „{ $text }” nu este o grupă a Finalei. Scrieți GR sau OR.
event-number-unknown = „{ $text }” nu este numărul permanent al unui turneu. Un astfel de număr are 32 de cifre hexazecimale.
player-token-unknown = „{ $text }” nu identifică un jucător al circuitului. Registrul circuitului poate fi deteriorat; deschideți o copie a lui.

## domain: names of players who are not published in full

player-anonymous = Anonim
player-number = Nr. { $number }

## domain: newcomers

newcomer-too-old = { $name } are { $age } ani în ziua de referință, dar începătorii au cel mult { $limit }. Directorul poate totuși admite jucătorul.
newcomer-too-experienced = { $name } a jucat { $contests } concursuri conform European Go Database, dar începătorii au jucat cel mult { $limit }. Directorul poate totuși admite jucătorul.
newcomer-played-before = { $name } a mai jucat în Future Stars, ceea ce este posibil o singură dată. Directorul poate totuși admite jucătorul.
newcomer-in-open = { $name } joacă și în Openul acestui eveniment, dar numai unul dintre cele două este posibil. Directorul poate totuși admite jucătorul.

## domain: the jigo ladder

jigo-ladder-decided = Această scară de jigo este decisă. Pentru a introduce altă partidă, eliminați mai întâi ultima partidă.
jigo-ladder-winner = Câștigătorul trebuie să fie unul dintre cei doi jucători.
jigo-ladder-nigiri = Pe tabla 1x1 nu există remiză. Introduceți jucătorul care a avut alb după nigiri (R39).
jigo-ladder-too-early = Partida nu se putea încheia înainte de { $time }, când s-a încheiat partida anterioară sau a fost acceptat jigoul. Corectați ora.
jigo-ladder-clocks = Introduceți timpii rămași după o partidă nouă încheiată cu jigo; ei nu pot fi mai lungi decât înainte. Partidele pe table mai mici nu au timpi rămași (R41).

## domain: timetable and round robin

start-times-form = „{ $text }” nu este o oră de începere. Scrieți runda, ziua și ora, iar mai multe începuturi cu virgule între ele, de exemplu 1 2026-11-20 09:30, 3 2026-11-21 10:00.
prize-list-round-open = Lista de premiere se fixează după o rundă confirmată. Confirmați mai întâi runda { $round }.
prize-list-none = Nu este fixată nicio listă de premiere.
prize-list-fixed = Lista de premiere este fixată după runda { $round }: { $time }, amprenta { $head }.
prize-list-taken-back = Lista de premiere este retrasă. Premiile urmează din nou clasamentul.
prize-list-differs = { $count ->
    [one] Locul unui jucător diferă de lista de premiere din { $time }.
    [few] Locurile a { $count } jucători diferă de lista de premiere din { $time }.
   *[other] Locurile a { $count } de jucători diferă de lista de premiere din { $time }.
}
prize-list-moved = { $name }: locul { $then } în lista de premiere, acum locul { $now }.
prize-list-left = { $name }: locul { $then } în lista de premiere, acum niciun loc.
prize-list-came = { $name }: nu este în lista de premiere, acum locul { $now }.
prize-group-unknown = „{ $text }” nu este o grupă de premii. Scrieți grade, de exemplu 5k-1k, sau unul dintre cuvintele { $known }.
prize-places-out-of-range = Numărul locurilor premiate din fiecare grupă este de la 1 la { $most }.
board-ranges-unreadable = „{ $text }” nu este o listă de mese. Scrieți intervale de mese de la 1 la { $last }, de exemplu 1-40, 61-80.
start-times-order = Runda { $round } începe înaintea celei dinainte. Schimbați una dintre orele de începere.
timetable-too-long = { $rounds } runde de { $minutes } de minute nu încap în zilele evenimentului ({ $days }). Adăugați zile sau scurtați partidele.
round-robin-too-few = Un turneu fiecare cu fiecare are nevoie de cel puțin doi jucători cu număr. Înregistrați jucători și închideți registrul.
round-robin-missing = { $count ->
    [one] { $count } pereche nu se întâlnește
    [few] { $count } perechi nu se întâlnesc
   *[other] { $count } de perechi nu se întâlnesc
} în { $planned ->
    [one] { $planned } rundă
    [few] { $planned } runde
   *[other] { $planned } de runde
}: { $pairs }{ $more ->
    [more] {" …"}
   *[none] {""}
}. Setați numărul de runde la { $rounds } sau renunțați la aceste partide.
self-pairing-same-player = O partidă are nevoie de doi jucători diferiți.
ladder-game-before-last = { $name } a jucat o partidă mai târziu, pe { $last }, iar treptele urmează ordinea partidelor. Introduceți o zi mai târzie sau eliminați mai întâi partida aceea.
self-pairing-other-division = { $black } și { $white } sunt în divizii diferite. Alegeți doi jucători din aceeași divizie.
self-pairing-met-too-often = { $black } și { $white } s-au întâlnit deja de câte ori este permis: { $count ->
    [one] o dată
    [few] de { $count } ori
   *[other] de { $count } de ori
}.
self-pairing-no-round = Partida dintre { $black } și { $white } nu mai încape în cele { $rounds } runde pe care le poate păstra competiția.

## domain: why a round cannot be paired

pairing-no-round = Runda { $round } nu există. Alegeți o rundă de la 1 la 32.
pairing-order-fixed = Partidele rundei { $round } sunt fixate de sistemul acestei competiții, deci nu mai este nimeni de împerecheat. Introduceți neprezentarea jucătorului care a plecat.
pairing-too-few = Runda { $round } are mai puțin de doi jucători. Înregistrați jucători sau modificați rundele la care lipsesc.
pairing-all-seated = Fiecare jucător din runda { $round } are o masă care rămâne. Deblocați sau desfaceți mesele care trebuie împerecheate din nou.
pairing-player-twice = { $name } are două mese sau o masă și bye. Eliberați una dintre ele.
pairing-board-twice = Masa { $board } este atribuită la două partide. Dați uneia dintre ele altă masă.
pairing-seated-absent = { $name } nu joacă în runda { $round }. Înregistrați jucătorul sau schimbați rundele din care lipsește; dacă are o masă, introduceți acolo neprezentarea sau desfaceți masa.
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
pairing-odd-with-bye = Fără jucătorul lăsat liber { $count ->
    [one] rămâne { $count } jucător
    [few] rămân { $count } jucători
   *[other] rămân { $count } de jucători
}, un număr impar. Luați înapoi liberul acordat sau lăsați alt jucător să lipsească de la rundă.
pairing-odd-choice = { $count } jucători sunt un număr impar. Adăugați sau scoateți unul; bye se acordă când sunt împerecheați jucătorii rămași.
pairing-too-few-chosen = Mai puțin de doi dintre jucătorii aleși pot fi împerecheați în runda { $round }. Alegeți cel puțin doi jucători fără masă.
pairing-not-chosen = Împerecherea nu a ales un adversar pentru { $name } în runda { $round }. Întrebați despre jucători fără masă fixă și fără bye.
pairing-all-forbidden = Perechile interzise nu permit împerecherea tuturor jucătorilor. Permiteți din nou unele dintre ele.
pairing-too-large = Costurile împerecherii sunt prea mari pentru sume exacte. Micșorați ponderile sau limitele.

## domain: what a pairing pays for

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

## domain: remarks on a paired round

pairing-remark-rematch = { $times ->
    [one] Jucătorii s-au mai întâlnit.
    [few] Jucătorii s-au mai întâlnit de { $times } ori.
   *[other] Jucătorii s-au mai întâlnit de { $times } de ori.
}
pairing-remark-family = Jucătorii sunt din aceeași familie.
pairing-remark-float = { $down } flotează în jos și { $up } flotează în sus cu { $points }.
pairing-remark-odd-groups = { $down } coboară și { $up } urcă, cu { $points }, fiindcă ambele grupe au un număr impar de jucători.
pairing-remark-odd-categories = Jucătorii sunt din categorii diferite, fiindcă ambele categorii au un număr impar de jucători.
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

## domain: deviations of a round from the rules

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
finding-missing-past = { $name } lipsea din runda { $round }, dar a primit o pereche în ea.
finding-left-out-past = { $name } nu a avut nici partidă, nici bye în runda { $round }.
finding-byes-past = Runda { $round } a avut { $count } bye-uri.
finding-bye-off-past = { $name } a avut bye în runda { $round }, deși bye-urile sunt oprite.
finding-bye-again-past = { $name } a avut din nou bye în runda { $round }, deși alții avuseseră mai puține.
finding-colours-past = Culorile de la masa { $board } diferă de regulament.

## domain: why a certificate is not valid

certificate-unreadable = Dovada nu poate fi citită.
certificate-not-entered = Dovada numește o înscriere care nu este în competiție sau numește de două ori aceeași înscriere.
certificate-other-rules = Certificatul a fost făcut cu alte niveluri sau ponderi decât are competiția.
certificate-other-assumptions = Partidele neterminate contau altfel când a fost împerecheată runda.
certificate-cost = Certificatul declară costul { $stated }, dar împerecherea lui costă { $found }.
certificate-flaw = Numerele din dovadă nu arată că nicio împerechere nu este mai bună: { $reason }

## domain: knock-outs

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
        [one] { $lines } linie
        [few] { $lines } linii
       *[other] { $lines } de linii
    }: { $total } în loc de { $needed }. Planificați mai multe runde sau alegeți un tablou mai mic.
knockout-plan-lines = Un tablou are 2, 4, 8, 16, 32 sau 64 de linii, nu { $lines }. Alegeți unul dintre aceste numere.
knockout-plan-players =
    Acest tablou de { $lines ->
        [one] { $lines } linie
        [few] { $lines } linii
       *[other] { $lines } de linii
    } are loc pentru 2 până la { $places } jucători, dar lista are { $players }. Schimbați lista sau numărul de linii.
knockout-plan-too-wide =
    Un tablou de { $lines ->
        [one] { $lines } linie
        [few] { $lines } linii
       *[other] { $lines } de linii
    } este prea mare pentru { $players ->
        [one] { $players } jucător
        [few] { $players } jucători
       *[other] { $players } de jucători
    }. Planificați mai multe runde sau alegeți un tablou mai mic.
knockout-plan-order = { $name } este prea jos pe listă. Puneți întâi jucătorii de pe listă, apoi calificații, apoi wild card-urile (R29, R30).
knockout-plan-wild-cards =
    Un tablou de { $lines ->
        [one] { $lines } linie
        [few] { $lines } linii
       *[other] { $lines } de linii
    } primește cel mult { $most ->
        [one] un wild card
        [few] { $most } wild card-uri
       *[other] { $most } de wild card-uri
    }, nu { $given }. Scoateți câteva.
knockout-plan-qualifiers =
    Un tablou de { $lines ->
        [one] { $lines } linie
        [few] { $lines } linii
       *[other] { $lines } de linii
    } primește cel mult { $most ->
        [one] un calificat sau wild card
        [few] { $most } calificați și wild card-uri
       *[other] { $most } de calificați și wild card-uri
    }, nu { $given }. Scoateți câteva.
knockout-plan-later-round = { $name } nu poate intra în runda { $round } a acestui tablou. Alegeți o rundă anterioară sau urcați jucătorul { $name } pe listă.
knockout-plan-nonce = Nonce-ul „{ $nonce }” nu este hexazecimal. Lăsați programul să tragă unul.
knockout-record-other-table = Procesul-verbal aparține unei trageri pentru altă categorie sau alt număr de jucători. Întrebați cine a schimbat tabloul.
knockout-record-replacement = Căsuța { $place } nu era ocupată de jucătorul care apare în procesul-verbal ca plecat din ea. Întrebați cine a schimbat procesul-verbal.
knockout-record-box = Căsuța { $place } a tabloului diferă de sorți. Întrebați cine a schimbat tabloul.

## domain: qualifying

qualifying-lines =
    Un tablou de { $lines ->
        [one] { $lines } linie
        [few] { $lines } linii
       *[other] { $lines } de linii
    } nu are locuri pentru calificați. Alegeți 8, 16 sau 32 de linii (R30).
qualifying-rounds = Calificările au una sau două runde, nu { $rounds }. Alegeți una sau două (R30).
qualifying-wild-cards =
    Un tablou de { $lines ->
        [one] { $lines } linie
        [few] { $lines } linii
       *[other] { $lines } de linii
    } primește cel mult { $most ->
        [one] un wild card
        [few] { $most } wild card-uri
       *[other] { $most } de wild card-uri
    }, nu { $given }. Dați mai puține wild card-uri.
qualifying-too-few =
    { $players ->
        [one] Un jucător este prea puțin
        [few] { $players } jucători sunt prea puțini
       *[other] { $players } de jucători sunt prea puțini
    } pentru a juca pentru { $places ->
        [one] { $places } loc
        [few] { $places } locuri
       *[other] { $places } de locuri
    }. Trageți la sorți un tablou cu jucători liberi.
qualifying-too-early = Tabloul începe în runda { $round }, prea devreme pentru calificările dinaintea lui. Alegeți mai puține runde de calificare.

## domain: draws of knock-outs and of the Final

draw-plan-twice = { $name } apare de două ori pe listă. Scoateți una dintre apariții.
draw-entropy-not-digits = „{ $text }” nu este o entropie. Introduceți doar cifre, de exemplu ale zarurilor; spațiile și - , . ; : / _ dintre ele nu contează.
draw-record-commitment = Lista înghețată are amprenta { $found }, nu angajamentul publicat { $published }. Întrebați cine a schimbat lista.
draw-record-text = Linia { $line } a listei înghețate diferă de procesul-verbal al tragerii. Întrebați cine a schimbat procesul-verbal.
draw-record-plan = Lista din procesul-verbal nu poate fi trasă la sorți. { $cause }

## domain: The Final of the year

final-game-not-due = Partida { $number } a Finalei din runda { $round }: { $block }
final-group-tied = În grupa { $group } este o egalitate pe care o pot rezolva numai partide pe table mai mici. Introduceți întâi ordinea jucătorilor aflați la egalitate (R51).
final-plan-size = O Finală are zece sau opt jucători, sau șase ori patru dacă au venit mai puțini. O Finală cu numărul de jucători { $size } nu poate fi trasă la sorți.
final-plan-nonce = Nonce-ul „{ $nonce }” nu este hexazecimal. Introduceți octeți întregi, de exemplu 5eed.
final-plan-rests = Grupele de cinci își împart pauzele pe zile; grupele mai mici nu. Alegeți planul de pauze potrivit grupelor (R54).
final-plan-long-day = Ziua { $day } nu poate avea trei runde ale grupelor. Alegeți ziua 1 sau 2.
final-record-other-final = Procesul-verbal aparține unei Finale de altă categorie sau cu alt număr de jucători. Întrebați cine a schimbat Finala.
final-record-seat = Poziția { $position } din grupa { $group } diferă de sorți. Întrebați cine a schimbat grupele.

## domain: points of the tour

points-no-class = Sezonul { $season } nu are puncte pentru clasa { $class }. Alegeți una dintre { $known }.
season-ages-unordered = Categoriile trebuie să fie vârste în ordine crescătoare, de exemplu [12, 16, 20]. Corectați-le.
season-cut-off-invalid = Data-limită trebuie să fie o lună și o zi, de exemplu [7, 31] pentru 31 iulie. Corectați-o.
referee-clock-later = Poziția { $back_to } este după cele { $moves } mutări jucate. Dați una mai veche.
referee-clock-adjourned = Timpii de la întrerupere nu se potrivesc: trebuie să fie dinaintea ultimei mutări și cel mult cât timpii de acum.

## domain: stages

stage-source-gone = Competiția dinaintea acestei etape nu mai este în eveniment. Eliminați etapa și adăugați-o din nou.
stage-source-open = Runda { $round } din { $source } nu este încă confirmată. Confirmați-o întâi.
stage-no-table = { $source } nu are un tablou eliminatoriu cu runda { $round }. Trageți întâi tabloul sau alegeți altă rundă.
stage-other-open = Ceilalți sunt cunoscuți după completarea etapei { $stage }. Completați-o întâi.
stage-tie = { $names } împart ultimul loc care merge mai departe. Alegeți { $seats ->
    [one] unul
    [few] { $seats }
   *[other] { $seats }
} dintre ei.
stage-tie-in-list = { $list ->
    [zone] Zona
    [division] Divizia
   *[category] Categoria
} { $number }: { $names } împart ultimul loc care merge mai departe. Alegeți { $seats ->
    [one] unul
    [few] { $seats }
   *[other] { $seats }
} dintre ei.
stage-ties = { $ties }
stage-ties-two = { $first } { $next }
stage-not-tied = { $name } nu împarte ultimul loc care merge mai departe. Alegeți numai jucători care îl împart.
stage-taken = { $name } este deja în { $stage }. Retrageți jucătorul dintr-una dintre etape sau schimbați regula ei.
stage-too-few = O etapă are nevoie de doi jucători, dar merg mai departe mai puțini. Alegeți altă regulă.

## formats

import-empty = Fișierul este gol. Alegeți fișierul salvat de celălalt program.
import-too-large = Fișierul are { $megabytes } MB, dar un turneu nu are nevoie niciodată de mai mult de { $most } MB. Alegeți alt fișier.
import-not-utf8 = Linia { $line } nu este text UTF-8. Salvați din nou fișierul cu codificarea UTF-8.
import-malformed = Linia { $line }, coloana { $column }: { $problem } Salvați din nou fișierul în programul care l-a creat.
import-hostile = Linia { $line }, coloana { $column }: { $problem } Niciun fișier de turneu nu arată așa, de aceea fișierul este refuzat.
import-limit-players = Fișierul are mai mult de { $most } jucători, așa că este respins. Niciun turneu nu este atât de mare. Verificați dacă este fișierul potrivit.
import-limit-games = Fișierul are mai mult de { $most } partide, așa că este respins. Niciun turneu nu este atât de mare. Verificați dacă este fișierul potrivit.
import-limit-rounds = Fișierul are mai mult de { $most } runde, așa că este respins. Niciun turneu nu este atât de mare. Verificați dacă este fișierul potrivit.
import-other-format = Acesta nu este { $expected }. { $found }
import-player-twice = { $name } apare de două ori în lista de jucători. Redenumiți sau ștergeți una dintre apariții și salvați din nou fișierul.
import-player-nameless = Jucătorul { $place } din listă nu are nume. Dați-i un nume sau ștergeți-l și salvați din nou fișierul.
import-unknown-rank = { $name } are gradul „{ $rank }”, care nu este valid. Corectați-l: de la 30k la 1k, de la 1d la 9d sau de la 1p la 9p.
import-bad-line = Linia { $line }: { $problem }
import-bad-lines =
    { $lines ->
        [one] Lista are { $problems } probleme pe { $lines } linie. Corectați-le și importați din nou lista.
        [few] Lista are { $problems } probleme pe { $lines } linii. Corectați-le și importați din nou lista.
       *[other] Lista are { $problems } probleme pe { $lines } de linii. Corectați-le și importați din nou lista.
    }
import-missing-column = Listei îi lipsește coloana { $column }. Numiți-o în prima linie sau alegeți care coloană este. O listă are nevoie de grad și fie de nume și prenume, fie de numele întreg.
import-same-column = Două coloane au același înțeles; a doua este „{ $heading }”. Omiteți una dintre ele sau alegeți alt înțeles.
import-other-encoding = Linia { $line } nu este text { $encoding }. Alegeți codificarea în care a fost salvată lista.
import-unknown-encoding = Codificarea „{ $name }” nu există. Alegeți una dintre { $known }.
import-workbook = Acest fișier de calcul tabelar nu poate fi citit: este deteriorat, în formatul mai vechi al lui Excel (xls) sau prea mare. Salvați-l ca xlsx, ods sau CSV (UTF-8).

import-format-rating-list = o listă de ratinguri EGD, FFG sau AGA
import-format-egd-results = un fișier de rezultate al European Go Database (H9)
import-format-ffg-results = un fișier de rezultate al federației franceze (tou)
import-format-aga-results = un fișier de rezultate al asociației americane de go (AGA)
import-format-trf = un raport al federației de șah (TRF16)
import-format-macmahon = un fișier MacMahon
import-format-opengotha = un fișier OpenGotha
import-format-pairgoth = un fișier Pairgoth al unui turneu individual
import-format-seed-list = o listă de capi de serie a circuitului

import-archive-damaged = Arhiva ZIP este deteriorată. Descărcați-o din nou.
import-archive-empty = Arhiva ZIP este goală. Descărcați-o din nou.
import-archive-files = Arhiva ZIP conține { $files } fișiere. Descărcați-o din nou sau alegeți lista propriu-zisă.
import-archive-nested = Arhiva ZIP conține altă arhivă. Dezarhivați-o și alegeți lista propriu-zisă.
import-found-browser-check = Este pagina „checking your browser” pe care site-ul o arată la început. Așteptați în browser până apare lista, apoi salvați-o.
import-found-harmful-characters = Un nume din el are caractere care ascund sau reordonează altele. Cereți-l din nou expeditorului.
import-found-newer-version = A fost scris de o versiune mai nouă a programului. Folosiți o versiune mai nouă.
import-found-no-list = Nu este niciuna dintre listele publicate de European Go Database, de federația franceză și de AGA. Alegeți una dintre ele.
import-found-no-player-lines = Nu conține nicio linie a unui jucător. Alegeți alt fișier.
import-found-not-json = Nu este JSON. Alegeți alt fișier.
import-found-other-kind = Este un fișier de alt fel. Alegeți alt fișier.
import-found-root-without-parameters = Elementul său rădăcină este { $element } și nu conține nici jucători, nici parametri. Alegeți alt fișier.
import-found-root-without-players = Elementul său rădăcină este { $element } și nu conține jucători. Alegeți alt fișier.
import-found-signature = Semnătura nu se potrivește, pentru că fișierul a fost modificat după semnare. Cereți-l din nou expeditorului.
import-found-type = Tipul său este { $kind }. Alegeți alt fișier.
import-found-wrong-values = O valoare din el lipsește sau nu este validă. Cereți-l din nou expeditorului.
import-found-zero-bytes = Conține octeți zero, deci nu este text simplu. Salvați-l din nou ca UTF-8.
import-json-cut-off = Fișierul este trunchiat.
import-json-invalid = Acesta nu este JSON valid.
import-json-field = Valoarea câmpului { $field } nu este validă.
import-json-missing = Valoarea câmpului { $field } lipsește.
import-json-value = O valoare a turneului lipsește sau nu este validă.

import-problem-birth = „{ $text }” nu este un an sau o zi de naștere. Scrieți 2014 sau 2014-05-31.
import-problem-field-count = Linia are { $fields } câmpuri, dar prima linie numește { $columns } coloane. Corectați separatorii.
import-problem-long-field = Un câmp are { $bytes } octeți, mai mult de { $most }: „{ $start }”. Scurtați-l sau verificați ghilimelele.
import-problem-long-line = Linia are { $bytes } octeți, mai mult de { $most }. Nicio listă nu arată așa. Alegeți alt fișier.
import-problem-long-text = Un text este mai lung de { $most } octeți.
import-problem-no-club = Lipsește clubul jucătorului. Scrieți-l după țară.
import-problem-no-country = Lipsește țara jucătorului. Scrieți codul ei de două litere.
import-problem-no-family-name = Lipsește numele de familie al jucătorului. Scrieți-l.
import-problem-no-given-name = Lipsește prenumele jucătorului. Scrieți-l.
import-problem-rank-missing = Lipsește gradul jucătorului. Scrieți unul, de exemplu 5k.
import-problem-no-name = Jucătorul nu are nume. Scrieți numele și prenumele.
import-problem-no-rank = { $name } nu are grad. Scrieți unul, de exemplu 5k.
import-problem-no-rank-or-name = Jucătorul nu are grad. Scrieți unul, de exemplu 5k.
import-problem-round-word = „{ $word }” nu este o rundă. Corectați sau ștergeți.
import-note-unknown-element = { $count ->
    [one] Elementul { $name } este necunoscut și se omite.
    [few] { $count } elemente { $name } sunt necunoscute și se omit.
   *[other] { $count } de elemente { $name } sunt necunoscute și se omit.
}
import-note-unknown-attribute = { $count ->
    [one] Atributul { $attribute } din { $element } este necunoscut și este lăsat deoparte.
    [few] { $count } atribute { $attribute } din { $element } sunt necunoscute și sunt lăsate deoparte.
   *[other] { $count } de atribute { $attribute } din { $element } sunt necunoscute și sunt lăsate deoparte.
}
import-note-header-left = Rândurile din antet care nu au rost aici sunt lăsate deoparte: { $names }.
import-note-fields-of-matches = Câmpurile meciurilor pe echipe care nu au rost aici sunt lăsate deoparte: { $names }.
import-note-fields-of-teams = Câmpurile echipelor care nu au rost aici sunt lăsate deoparte: { $names }.
import-note-fields-of-pairs = Câmpurile jucătorilor din perechi care nu au rost aici sunt lăsate deoparte: { $names }.
import-note-games-without-match = { $count ->
    [one] { $count } partidă a meciului { $key }, pe care fișierul nu îl conține, este lăsată deoparte.
    [few] { $count } partide ale meciului { $key }, pe care fișierul nu îl conține, sunt lăsate deoparte.
   *[other] { $count } de partide ale meciului { $key }, pe care fișierul nu îl conține, sunt lăsate deoparte.
}
import-note-teams-unused = { $count ->
    [one] { $count } echipă este lăsată deoparte, fiindcă fișierul este al unui turneu individual.
    [few] { $count } echipe sunt lăsate deoparte, fiindcă fișierul este al unui turneu individual.
   *[other] { $count } de echipe sunt lăsate deoparte, fiindcă fișierul este al unui turneu individual.
}
import-note-fields-of-byes = Câmpurile bye-urilor care nu au rost aici sunt lăsate deoparte: { $names }.
import-note-egd-swiss-found = Prima coloană are victoriile jucătorilor, deci este un turneu elvețian. Criteriile care dau valorile din fișier: { $criteria }.
import-note-egd-mcmahon = Punctajele din fișier rezultă din ranguri și partide cu bara la { $bar }, podeaua la { $floor } și zero la { $zero }, deci este un turneu McMahon. Criteriile care dau valorile din fișier: { $criteria }.
import-note-egd-mcmahon-sums = Jucătorii sunt ordonați după scoruri pe care fișierul nu le are, dar din care sunt sumele lui. Ele rezultă din grade și partide cu bara la { $bar }, podeaua la { $floor } și zero la { $zero }, deci este un turneu McMahon. Criteriile care dau valorile din fișier: { $criteria }.
import-note-egd-swiss-scores = Jucătorii sunt ordonați după victorii, deci este un turneu elvețian. Sumele lui sunt ale unor scoruri care rezultă din grade și partide cu bara la { $bar }, podeaua la { $floor } și zero la { $zero }. Criteriile care dau valorile din fișier: { $criteria }.
import-note-egd-zero = Fișierul socotește scorurile de sub 30 kyu, iar aici se socotesc de la { $zero }. Scorul fiecăruia este aici mai mic cu { $points }, la fel și scorul fiecărui adversar în SOS. Ordinea este aceeași.
import-note-egd-unexplained = Niciun criteriu cunoscut aici nu dă valorile din coloanele de criterii, care sunt lăsate deoparte. Verificați criteriile.
import-note-egd-headings = Criterii numite în titlurile de coloană, dar ale căror valori nu rezultă din partidele de aici: { $criteria }.
import-note-egd-values = Jucători cu altă valoare decât cea care rezultă din partide, în coloane ale căror valori sunt în rest cele ale unui criteriu: { $count }. { $names }
import-note-egd-no-number = Rândul { $line }: „{ $word }” din coloanele de criterii nu este un număr și este lăsat deoparte.
import-note-egd-scores = Rândul { $line } are mai multe sau mai puține scoruri decât celelalte rânduri, deci scorurile lui sunt lăsate deoparte. Verificați rândul.
import-note-egd-numbers = Adversarii sunt indicați prin numerele de la începutul rândurilor, nu prin ordinea rândurilor.
import-note-egd-value = Valoarea „{ $text }” pentru { $key } din antet nu poate fi citită în întregime. Verificați în setări ce ține de ea.
import-note-egd-days = Zilele „{ $text }” sunt citite ca { $start } până la { $end }. Verificați-le.
import-note-egd-time = Timpul „{ $text }” este citit ca un timp de bază de { $minutes } min. Ce urmează după el este lăsat deoparte. Corectați timpul de gândire.
import-note-high-handicap = Runda { $round }, rândul { $line }: handicapul { $handicap } este peste 9. Se folosește handicapul 9.
import-note-egd-columns = Niciun criteriu cunoscut aici nu dă valorile acestor coloane de criterii, care sunt lăsate deoparte: { $columns }. În locul lor urmează criteriile obișnuite. Unde hotărăsc aceste coloane, locurile diferă.
import-note-egd-shifted = Jucători al căror punctaj a început altfel decât după rang și care primesc diferența ca puncte adăugate: { $count }. { $names }
import-note-places-agree = Locurile sunt cele din fișier.
import-note-places-differ = Locuri care diferă de cele din fișier: { $count } din { $players }.
import-note-place-differs = { $name }: locul { $place } în fișier, { $here } aici. { $reason }
import-note-place-differs-among = { $name }: locul { $place } în fișier, adică { $among } între jucătorii care au un loc aici, și { $here } aici. { $reason }
import-reason-value = { $criterion } este { $there } în fișier și { $here } aici.
import-reason-no-values = Fișierul nu are valori din care să rezulte ordinea lui.
import-reason-no-game = Un jucător fără partidă și fără bye nu are loc aici.
import-reason-unexplained = Niciun criteriu cunoscut aici nu dă valorile din fișier.
import-reason-others = Valorile sunt cele din fișier; alții au altă valoare sau fișierul ordonează altfel jucătorii egali.
import-problem-not-an-aga-game = Linia nu este o partidă. Scrieți numerele lui Alb și Negru, W sau B pentru câștigător, handicapul și komi.
import-problem-aga-number-twice = Numărul { $number } este și al altui jucător. Corectați unul dintre ele.
import-problem-aga-number = Un jucător al partidei nu este în lista de jucători. Corectați numărul.
import-problem-trf-number = Numărul jucătorului lipsește. Scrieți-l în coloanele 5–8.
import-sheet-unknown = Registrul de calcul nu are foaia „{ $sheet }” cu celule. Are: { $known }. Alegeți una dintre ele.
import-problem-not-csv = Nu este o linie a unui fișier CSV. Salvați din nou lista ca CSV UTF-8.
import-problem-only-family-name = „{ $name }” este un nume de familie fără prenume. Scrieți-le pe amândouă.
import-problem-only-given-name = „{ $name }” este un prenume fără nume de familie. Scrieți-le pe amândouă.
import-problem-pin = „{ $text }” nu este un PIN EGD. Un PIN are opt cifre.
import-problem-points = „{ $text }” nu este un număr de puncte SEYGO. Scrieți un număr întreg.
import-problem-same-number = { $number } { $value } apare și în linia { $first }. O persoană poate fi înscrisă o singură dată.
import-problem-register-number = „{ $text }” nu este numărul unei licențe sau al unui membru. Scrieți cel mult zece cifre.
import-problem-sex = „{ $text }” nu este un sex. Scrieți f sau m ori lăsați câmpul gol.
import-problem-too-many-fields = Linia are { $fields } câmpuri, mai mult de { $most }. Verificați separatorii.
import-problem-too-many-lines = O listă poate avea cel mult { $most } jucători. Împărțiți-o.
import-problem-too-many-players = Un fișier de rezultate poate avea cel mult { $most } jucători. Verificați dacă este fișierul potrivit.
import-problem-zero-byte = Linia conține un octet zero, deci fișierul este deteriorat. Salvați din nou lista ca CSV UTF-8.
import-season-syntax = Aceasta nu este TOML valid. Verificați ghilimelele, parantezele și virgulele.
import-season-unknown-field = Câmpul `{ $field }` este necunoscut. Verificați cum este scris.
import-season-missing-field = Lipsește câmpul `{ $field }`. Adăugați-l.
import-season-value = Valoarea { $value } nu este validă aici. Corectați-o.

import-xml-attribute = Un atribut nu are forma nume="valoare".
import-xml-attribute-twice = { $element } are de două ori atributul { $attribute }.
import-xml-attributes = { $element } are mai mult de { $most } atribute.
import-xml-all-attributes = Există mai mult de { $most } atribute.
import-xml-closing-tag = Unei etichete de închidere îi lipsește eticheta de deschidere.
import-xml-cut-off = Fișierul se întrerupe înainte ca { $element } să fie închis.
import-xml-depth = Elementele sunt imbricate pe mai mult de { $most } niveluri.
import-xml-elements = Sunt mai mult de { $most } elemente.
import-xml-empty = Fișierul nu conține XML.
import-xml-escape = Un & nu începe un caracter cunoscut.
import-xml-invalid = Acesta nu este XML.
import-xml-long-attribute-name = Numele unui atribut are { $bytes } octeți, mai mult de { $most }.
import-xml-long-element-name = Numele unui element are { $bytes } octeți, mai mult de { $most }.
import-xml-long-text = Textul elementului { $element } este mai lung de { $most } octeți.
import-xml-long-value = Valoarea atributului { $attribute } are { $bytes } octeți, mai mult de { $most }.
import-xml-own-dtd = Fișierul conține propria definiție a tipului de document.
import-xml-reference = Referința &{ $name }; nu este un caracter cunoscut.
import-xml-second-document = Începe un al doilea document.
import-xml-tags = Elementul { $open } este închis ca { $close }.
import-xml-text-outside = Există text în afara documentului.
import-xml-unfinished-tag = Fișierul se termină sau se întrerupe în interiorul unei etichete.
import-xml-zero-byte = Fișierul conține un octet zero, deci este deteriorat.

import-note-more =
    { $count ->
        [one] Încă o notă nu este afișată ({ $count }).
        [few] Încă { $count } note nu sunt afișate.
       *[other] Încă { $count } de note nu sunt afișate.
    }
import-note-adjustment-rounded = { $name }: ajustarea scorului cu { $quarters } sferturi de punct este rotunjită în jos la { $points } puncte.
import-note-aga-defaults = Fișierul nu are limite de timp, bye-uri și setări. Se folosesc { $minutes } minute și un turneu McMahon. Corectați-le.
import-note-aga-komi = Partidele fără handicap au komi diferit. Se folosește komi { $komi }. Corectați-l.
import-note-aga-words = Cuvintele de după rangurile jucătorilor care nu au rost aici sunt lăsate deoparte: { $words }.
import-note-aga-placeholders = Jucători al căror număr ține loc de niciunul: { $count }. Aici nu au număr AGA.
import-note-aga-undecided = Partide fără rezultat: { $count }. Fișierul nu spune dacă s-au terminat cu jigo, prin neprezentare sau deloc. Introduceți rezultatele.
import-note-aga-game-word = Rândul { $line }: „{ $word }” nu este nici un handicap de la 0 la 9, nici un komi. Verificați partida.
import-note-aga-moved = Partide mutate într-o rundă ulterioară, pentru că unul dintre jucători are altă partidă în runda lor: { $count }.
import-note-aga-place = Rândul „{ $words }” din antet este luat ca loc. Verificați-l.
import-note-aga-game-of-left = Rândul { $line }: partida este lăsată deoparte, fiindcă rândul { $left }, al unui jucător, este lăsat deoparte.
import-note-aga-game-left = Linia { $line }: partida este omisă. Are un singur jucător sau un jucător ar avea peste { $last } runde.
import-note-board = Runda { $round }: masa „{ $board }” nu este un număr, așa că partida primește o masă neocupată.
import-note-board-size = Partidele sunt pe table de mărimea { $size }, pe care evenimentele nu o au. Aici se folosește 19x19, iar mărimea se păstrează pentru export.
import-note-board-twice = Runda { $round }, masa { $board }: două partide au această masă. Una dintre ele trece la masa { $other }.
import-note-byoyomi-periods = OpenGotha nu păstrează numărul perioadelor de byo-yomi. Se folosește o perioadă. Corectați-l.
import-note-cancelled = Runda { $round }: o partidă a fost anulată. A fost importată cu rezultatul „fără rezultat”.
import-note-categories = Fișierul are { $categories } categorii, dar numai { $limits } dintre limitele lor.
import-note-class-time = Fișierul are clasa { $class }, dar nu are timpi de gândire. Se folosesc { $minutes } minute, cel mai scurt timp al acestei clase.
import-note-class-unrated = Fișierul are clasa { $class }, dar timpul lui de gândire este prea scurt pentru orice clasă. Partidele nu contează pentru rating.
import-note-class-lower = Fișierul are clasa { $class }, dar timpul lui de gândire permite doar clasa { $allowed }. Corectați timpul de gândire.
import-note-column = Coloana „{ $heading }” este omisă.
import-note-breizh-groups = Fișierul are sistemul Breizh. Aici este un turneu McMahon în care toți încep cu 0 și cu un punct pentru fiecare dintre aceste ranguri pe care îl ating: { $limits }. Aceste puncte se adaugă la punctajul inițial al jucătorilor din fișier. Adăugați-le manual la un jucător care se înscrie mai târziu sau al cărui rang se schimbă.
import-note-late-players = Jucători a căror primă partidă sau bye este după runda 1: { $count }. În clasamentele rundelor anterioare sunt ultimii, fără loc. OpenGotha le dă unul. { $names }
import-note-congress-numbers =
    { $count ->
        [one] Numărul de înscriere la congres al unui jucător ({ $count }) nu are folos aici. Se păstrează pentru un export către Pairgoth.
        [few] Numerele de înscriere la congres ale { $count } jucători nu au folos aici. Se păstrează pentru un export către Pairgoth.
       *[other] Numerele de înscriere la congres ale { $count } de jucători nu au folos aici. Se păstrează pentru un export către Pairgoth.
    }
import-note-country = { $name }: „{ $country }” nu este un cod de țară din două litere și este omis.
import-note-criterion = Criteriul de clasament „{ $criterion }” este necunoscut și este omis.
import-note-criterion-score = Fără „{ $criterion }” niciun scor nu este primul criteriu de clasament, așa că { $score } îi ia locul. Verificați criteriile.
import-note-damaged-line = Linia { $line }: „{ $text }” nu este un jucător și este omisă.
import-note-damaged-lines =
    { $count ->
        [one] O linie din listă nu a putut fi citită ({ $count }).
        [few] { $count } linii din listă nu au putut fi citite.
       *[other] { $count } de linii din listă nu au putut fi citite.
    }
import-note-egd-handicap = Fișierul spune că handicapurile se reduc cu { $reduction }, dar nu de ce depind. Verificați setările de handicap.
import-note-encoding-guessed = Lista nu este UTF-8. A fost citită ca { $encoding }. Verificați numele.
import-note-external-dtd = Fișierul trimite la o definiție externă a tipului de document, care nu a fost citită.
import-note-ffg-adjusted = Fișierul are numai timpul ajustat de { $adjusted } minute, nu și prelungirea. Se folosește byo-yomi de { $seconds } secunde, care dă același timp ajustat. Corectați-l.
import-note-ffg-no-time = Fișierul nu conține timpul de bază. Se folosesc { $minutes } minute. Corectați timpul de gândire.
import-note-ffg-overtime = Fișierul amintește o prelungire, dar nu și durata ei. Nu se folosește nicio prelungire. Corectați timpul de gândire.
import-note-foreign-games = Valori ale partidelor pe care evenimentele nu le au, păstrate pentru un export către același program: { $names }.
import-note-foreign-left = { $name }: valoarea este prea lungă pentru a fi păstrată și este omisă.
import-note-foreign-players = Valori ale jucătorilor pe care evenimentele nu le au, păstrate pentru un export către același program: { $names }.
import-note-foreign-settings = Setări pe care evenimentele nu le au, păstrate pentru un export către același program: { $names }.
import-note-game-replaced = Runda { $round }, masa { $board }: două partide au această masă. Se păstrează ultima.
import-note-handicap = Runda { $round }, masa { $board }: handicapul { $handicap } este peste 9. Aici se folosește handicapul 9, iar celălalt se păstrează pentru export.
import-note-handicap-negative = Runda { $round }, masa { $board }: handicapul { $handicap } este sub 0. Aici nu se folosește niciun handicap, iar celălalt se păstrează pentru export.
import-note-handicap-unread = Runda { $round }, masa { $board }: handicapul „{ $handicap }” nu este un număr. Aici nu se folosește niciun handicap, iar celălalt se păstrează pentru export.
import-note-internet = Turneul s-a jucat pe internet, așa că partidele lui au clasa de rating D.
import-note-internet-address = Fișierul conține adresa de internet a directorului său, care nu a fost importată.
import-note-komi = Komi nu este un multiplu de jumătate de punct. Aici se rotunjește în jos și se păstrează pentru export.
import-note-late-rounds = Linia { $line }: rundele de după { $last } sunt omise.
import-note-level = { $name }: nivelul { $written } este necunoscut. Se folosește { $rank }.
import-note-line-cleaned = Linia { $line }: din „{ $text }” au fost eliminate caractere de control.
import-note-line-no-pin = Linia { $line }: „{ $text }” nu este un PIN EGD de opt cifre și este omis.
import-note-halves-disagree = Runda { $round }: rândul { $line } ({ $name }) îl numește pe { $opponent } ca adversar, dar rândul { $other } nu îl numește pe { $name }. Partida este lăsată deoparte.
import-note-opponent-left = Runda { $round }: partida lui { $name } (rândul { $line }) este lăsată deoparte, fiindcă rândul { $other }, al adversarului, este lăsat deoparte.
import-note-opponent-missing = Runda { $round }: partida lui { $name } (rândul { $line }) este lăsată deoparte, fiindcă adversarul nu este în fișier.
import-note-macmahon-defaults = Fișierul nu are date calendaristice, timpi de gândire sau komi. Se folosesc { $day }, 60 de minute și 6,5. Corectați-le.
import-note-macmahon-rounds-down = MacMahon rotunjește punctajele în jos la puncte întregi în acest turneu: formează perechile după ele, iar listele lui le arată, și în SOS și SOSOS. Aici contează jumătățile de punct.
import-note-macmahon-bye-of-two = Runda { $round }: perechea { $black } și { $white } este marcată ca bye, dar numește doi jucători. Este luată ca partida lor. Verificați-o.
import-note-macmahon-scorex = ScoreX din MacMahon nu socotește jumătățile de punct pentru rundele lipsă. Aici ordinea este cea a punctajului cu ele.
import-note-macmahon-superbar = Membrii super-barei al căror nivel este sub bara de sus, care nu primesc punct pentru ea în MacMahon: { $names }. Nici aici nu au.
import-note-macmahon-preliminary = Jucători cu partide, înscriși doar provizoriu, care nu sunt în lista MacMahon: { $names }. Aici au un loc.
import-note-macmahon-no-result = MacMahon socotește o partidă fără rezultat ca jumătate de punct din scor. Aici nu contează până când rezultatul este introdus.
import-note-macmahon-rating-rank = În acest turneu MacMahon ia gradele din ratinguri. Se folosesc gradele introduse. Verificați-le.
import-note-macmahon-rating-score = În acest turneu MacMahon ia scorurile inițiale din ratinguri. Aici ele decurg din grade. Verificați-le.
import-note-macmahon-zero = În acest turneu, MacMahon socotește scorurile de la { $level }, iar aici se socotesc de la 30 kyu. Scorul tuturor este aici cu { $points } mai mic, la fel și scorul fiecărui adversar în SOS. Ordinea este aceeași.
import-note-name-twice = Liniile { $first } și { $line }: { $name } apare de două ori.
import-note-no-criteria = Fișierul nu conține criterii de clasament. Se folosesc MMS, SOS și SOSOS.
import-note-no-headings = Lista nu are titluri de coloană. Înțelesul coloanelor este ghicit din conținut. Verificați jucătorii.
import-note-no-rank = { $name } nu are grad. Se folosește 30k, ca în OpenGotha.
import-note-one-time = Fișierul are un singur timp pentru timpul de bază și prelungire. Ca timp de bază se folosesc { $minutes } minute.
import-note-pairgoth-frozen-left = Clasamentul înghețat este omis, pentru că numește pe cineva care nu este jucător al fișierului. Înghețați-l din nou în Pairgoth.
import-note-pairgoth-jigo = La acest turneu, Pairgoth rotunjește scorurile McMahon în jos, la puncte întregi. Aici jumătatea de punct de la un jigo rămâne, deci jucătorii cu un număr impar de jigo au cu jumătate de punct mai mult, la fel și adversarii lor în SOS.
import-note-pairgoth-sos = Pairgoth socotește o rundă fără partidă în SOS ca scorul de start plus o jumătate de punct pentru fiecare rundă. Aici ea contează ca scorul de start, deci SOS al jucătorilor fără partidă într-o rundă este mai mic.
import-note-pin = { $name }: „{ $pin }” nu este un PIN EGD de opt cifre și este omis.
import-note-player-cleaned = { $name }: din nume sau din alt câmp au fost eliminate caractere de control.
import-note-rank-bare = Linia { $line }: gradul „{ $written }” nu are k sau d. Se folosește { $rank }. Verificați-l.
import-note-rank-below = Linia { $line }: gradul „{ $written }” este sub 30k. Se folosește { $rank }.
import-note-rank-range = { $name }: gradul { $grade } este în afara intervalului de la 30k la 9d. Se folosește { $rank }.
import-note-rating = { $name }: „{ $rating }” nu este un rating și este omis.
import-note-rating-range = { $name }: ratingul { $rating } este în afara intervalului de la { $least } la { $most }. Se folosește { $used }.
import-note-ratings-shifted = Fișierul este vechi. La ratingurile lui se adaugă { $shift }, ca în OpenGotha.
import-note-ratings-unchanged = Fișierul nu conține versiunea datelor sale. Ratingurile lui se folosesc neschimbate.
import-note-register-number = { $name }: „{ $number }” nu este numărul unei licențe sau al unui membru, care are cel mult zece cifre. Este omis.
import-note-result = Runda { $round }, masa { $board }: rezultatul „{ $result }” este necunoscut, așa că partida nu are încă rezultat.
import-note-round = O partidă sau un bye din runda „{ $round }” este eliminat. Rundele sunt numerotate de la 1 la { $last }.
import-note-round-number = O rundă fără un număr de la 1 la { $last } este omisă.
import-note-round-range = Partidele din runda { $round } sunt eliminate. Rundele sunt numerotate de la 1 la { $last }.
import-note-rounds-raised = Fișierul prevede { $planned } runde, dar are partide în runda { $last }. Turneul are acum { $last } runde.
import-note-same-pin = { $name } are același PIN EGD { $pin } ca { $first }. Al doilea PIN este omis.
import-note-score-correction = { $name }: corecția { $correction } a scorului inițial este omisă.
import-note-score-zero = Fișierul pune zeroul scorurilor la { $zero }, dar OpenGotha numără de la 30k. Și acest concurs numără de la 30k.
import-note-scores-unknown = Fișierul nu conține bara, pragul inferior și zeroul scorurilor. Verificați-le înainte de a folosi clasamentul.
import-note-second-bye = Runda { $round }: un jucător are un bye pe lângă o partidă sau alt bye. Bye-ul este eliminat.
import-note-second-game = Runda { $round }, masa { $board }: un jucător are deja o partidă la altă masă. Această partidă este eliminată.
import-note-sheet =
    { $others ->
        [one] S-a citit foaia „{ $sheet }”. Încă o foaie cu celule ({ $others }) nu s-a citit.
        [few] S-a citit foaia „{ $sheet }”. Alte { $others } foi cu celule nu s-au citit.
       *[other] S-a citit foaia „{ $sheet }”. Alte { $others } de foi cu celule nu s-au citit.
    }
import-note-self-pairing = Runda { $round }, masa { $board }: un jucător joacă împotriva lui însuși. Partida este eliminată.
import-note-setting = Setarea { $setting } are valoarea „{ $value }”, care nu este validă. Se folosește valoarea implicită.
import-note-setting-changed = Setarea { $setting } are valoarea „{ $value }”, pe care evenimentele nu o pot avea. Se folosește cea mai apropiată valoare posibilă sau valoarea implicită.
import-note-start = Fișierul nu conține prima zi a turneului. Se folosește { $day }. Corectați-o.
import-note-status = { $name }: starea „{ $status }” este necunoscută. Jucătorul este importat ca preînscris.
import-note-system = Sistemul { $system } este necunoscut. Se folosește sistemul elvețian.
import-note-pair-incomplete = { $name } nu este o pereche din doi jucători ai fișierului și nu este preluată.
import-note-team-player = { $name } este în echipa { $team }, dar nu printre jucătorii fișierului. Masa este omisă.
import-note-teams =
    { $count ->
        [one] O echipă ({ $count }) se păstrează pentru export. Aici partidele contează doar pentru jucătorii ei; importați fișierul cu --teams în linia de comandă ca să se întâlnească echipele.
        [few] { $count } echipe se păstrează pentru export. Aici partidele contează doar pentru jucătorii lor; importați fișierul cu --teams în linia de comandă ca să se întâlnească echipele.
       *[other] { $count } de echipe se păstrează pentru export. Aici partidele contează doar pentru jucătorii lor; importați fișierul cu --teams în linia de comandă ca să se întâlnească echipele.
    }
import-note-title-rows = Liniile de la 1 la { $last }, de deasupra titlurilor de coloană, sunt omise.
import-note-total-row = Linia { $line }: „{ $text }” însumează lista și este omisă.
import-note-tournament-cleaned = Din numele turneului au fost eliminate caractere de control.
import-note-trf-ranks = Fișierul nu are grade de go. Ele rezultă din ratinguri. Verificați-le.
import-note-trf-titles = Jucători al căror titlu sau număr din federația de șah este lăsat deoparte: { $count }.
import-note-trf-unrated = Jucători fără rating, care au aici gradul 30k: { $count }. Introduceți gradele lor.
import-note-day-unclear = Ziua „{ $text }” poate însemna mai multe zile. Se folosește { $day }. Verificați-o.
import-note-value-left = { $name }: „{ $text }” nu este cunoscut aici și este lăsat deoparte.
import-note-unclear-day = Rândul { $line }: „{ $text }” are întâi ziua sau luna. Se folosește doar anul { $year }. Scrieți zilele ca 2014-05-31.
import-note-unknown-player = Runda { $round }: o partidă cu un jucător care nu este în listă este eliminată.
import-note-unknown-player-bye = Runda { $round }: bye-ul jucătorului „{ $player }” este eliminat. Acest jucător nu este în listă.
import-note-unknown-player-game = Runda { $round }, masa { $board }: partida jucătorului „{ $player }” este eliminată. Acest jucător nu este în listă.
import-note-unknown-rank = { $name } are gradul 99K, care în OpenGotha înseamnă necunoscut. Se folosește 30k.
export-note-one-name = { $name } are un singur nume. OpenGotha cere două, așa că în locul celui lipsă se scrie o liniuță.
export-note-class = { $program } nu are loc pentru clasa aleasă. Partidele contează acolo ca de clasa { $class }. Trimiteți rezultatele la EGD de aici sau alegeți un timp de gândire al clasei inferioare.
export-note-criterion = OpenGotha nu are criteriul { $criterion }, așa că este omis din fișier.
export-note-criteria = OpenGotha are cel mult { $most } criterii, așa că ultimele sunt omise din fișier: { $left }.
export-note-egd-pin-unknown = PIN-ul { $pin } al jucătorului { $name } nu este în lista de rating. Verificați-l sau importați o listă mai nouă.
export-note-egd-candidate = { $name } poate fi { $rated } { $rank } din lista de rating. Introduceți PIN-ul { $pin } dacă este aceeași persoană.
export-note-parameters = Cu setările evenimentului, unii jucători ar avea alt loc în OpenGotha. Fișierul are alte setări, care le dau tuturor jucătorilor locurile lor de până acum: { $settings }.
export-note-places =
    { $count ->
        [one] Un jucător ({ $count }) are alt loc în OpenGotha, care socotește altfel rundele libere, absențele, neprezentările sau un criteriu: { $names }.
        [few] { $count } jucători au alt loc în OpenGotha, care socotește altfel rundele libere, absențele, neprezentările sau un criteriu: { $names }.
       *[other] { $count } de jucători au alt loc în OpenGotha, care socotește altfel rundele libere, absențele, neprezentările sau un criteriu: { $names }.
    }
export-note-zero =
    { $more ->
        [one] OpenGotha numără scorurile de la 30k, așa că fiecare MMS este acolo cu un punct ({ $more }) mai mare decât în acest eveniment.
        [few] OpenGotha numără scorurile de la 30k, așa că fiecare MMS este acolo cu { $more } puncte mai mare decât în acest eveniment.
       *[other] OpenGotha numără scorurile de la 30k, așa că fiecare MMS este acolo cu { $more } de puncte mai mare decât în acest eveniment.
    }
export-note-egd-unrated = Din cauza timpului de gândire sau a clasei alese partidele nu contează pentru rating, așa că EGD nu le evaluează. Corectați timpul de gândire dacă este greșit.
export-note-egd-place = Evenimentul nu are țară sau loc, pe care EGD le cere. Introduceți-le în setări.
export-note-egd-hidden =
    { $count ->
        [one] Un jucător ({ $count }) nu a acceptat să fie publicat complet, așa că EGD nu îi poate evalua partidele: { $names }. Întrebați-l sau trimiteți fișierul fără el.
        [few] { $count } jucători nu au acceptat să fie publicați complet, așa că EGD nu le poate evalua partidele: { $names }. Întrebați-i sau trimiteți fișierul fără ei.
       *[other] { $count } de jucători nu au acceptat să fie publicați complet, așa că EGD nu le poate evalua partidele: { $names }. Întrebați-i sau trimiteți fișierul fără ei.
    }
export-note-egd-no-pin =
    { $count ->
        [one] Un jucător ({ $count }) nu are PIN EGD și poate fi creat de două ori în EGD: { $names }. Căutați PIN-ul în lista de rating.
        [few] { $count } jucători nu au PIN EGD și pot fi creați de două ori în EGD: { $names }. Căutați PIN-urile în lista de rating.
       *[other] { $count } de jucători nu au PIN EGD și pot fi creați de două ori în EGD: { $names }. Căutați PIN-urile în lista de rating.
    }
export-note-egd-no-result = Runda { $round }, masa { $board }: partida nu are rezultat. Introduceți-l înainte de a trimite fișierul.
export-note-egd-both = Runda { $round }, masa { $board }: rezultatul { $result } este același pentru ambii jucători, ceea ce EGD nu acceptă. Corectați-l.
export-note-ffg-licences =
    { $count ->
        [one] Un jucător francez ({ $count }) nu are număr de licență: { $names }. Introduceți-l în registru.
        [few] { $count } jucători francezi nu au numere de licență: { $names }. Introduceți-le în registru.
       *[other] { $count } de jucători francezi nu au numere de licență: { $names }. Introduceți-le în registru.
    }
export-note-ffg-hidden =
    { $count ->
        [one] Un jucător ({ $count }) nu a acceptat să fie publicat complet, așa că federația nu îi poate evalua partidele: { $names }. Întrebați-l sau trimiteți fișierul fără el.
        [few] { $count } jucători nu au acceptat să fie publicați complet, așa că federația nu le poate evalua partidele: { $names }. Întrebați-i sau trimiteți fișierul fără ei.
       *[other] { $count } de jucători nu au acceptat să fie publicați complet, așa că federația nu le poate evalua partidele: { $names }. Întrebați-i sau trimiteți fișierul fără ei.
    }
export-note-ffg-cut =
    { $count ->
        [one] Numele unui jucător ({ $count }) este scurtat la { $most } de litere: { $names }.
        [few] Numele a { $count } jucători sunt scurtate la { $most } de litere: { $names }.
       *[other] Numele a { $count } de jucători sunt scurtate la { $most } de litere: { $names }.
    }
export-note-ffg-forfeit = Runda { $round }, masa { $board }: neprezentarea este scrisă ca rundă fără partidă, ca federația să nu o evalueze.
export-note-aga-numbers = Jucători fără număr AGA, care primesc în acest fișier un număr peste 90000: { $count }. Introduceți numerele în registru: { $names }.
export-note-aga-hidden = Jucători care nu au acceptat publicarea integrală, astfel că AGA nu le poate evalua partidele: { $count }. Întrebați-i sau trimiteți fișierul fără ei: { $names }.
export-note-aga-game = Runda { $round }, masa { $board }: AGA nu evaluează partida, pentru că nu s-a jucat sau nu are câștigător. Fișierul are un semn de întrebare.
export-note-macmahon-lost = Fișierul nu conține date, loc, timpi, komi, ani de naștere, numere din circuit, alegeri privind publicarea, tablouri eliminatorii și puncte, pentru că MacMahon nu le păstrează. Păstrați fișierul evenimentului.
export-note-macmahon-places =
    { $count ->
        [one] { $count } jucător are alt loc în MacMahon, care socotește altfel liberele, absențele, neprezentările sau un criteriu: { $names }.
        [few] { $count } jucători au alt loc în MacMahon, care socotește altfel liberele, absențele, neprezentările sau un criteriu: { $names }.
       *[other] { $count } de jucători au alt loc în MacMahon, care socotește altfel liberele, absențele, neprezentările sau un criteriu: { $names }.
    }
export-note-macmahon-criterion = MacMahon nu are criteriul { $criterion }, așa că lipsește din fișier.
export-note-macmahon-system = MacMahon cunoaște doar turnee McMahon și elvețiene, așa că fișierul conține doar partidele și rezultatele acestui sistem.
export-note-macmahon-handicap = În MacMahon, bara nu scutește o partidă de handicap. Jucătorii peste { $rank } contează acolo ca { $rank }.
export-note-macmahon-board = MacMahon are o singură mărime a tablei pentru toate partidele, așa că fișierul are 19x19.
export-note-macmahon-walkover = Runda { $round }, masa { $board }: trecerea fără joc se scrie ca rezultat dat de arbitru, care aduce puncte.
export-note-macmahon-no-result = Runda { $round }, masa { $board }: o partidă fără rezultat se scrie ca partidă neterminată.
export-note-macmahon-ghosts =
    { $count ->
        [one] { $count } fantomă se scrie ca joker: { $names }.
        [few] { $count } fantome se scriu ca jokeri: { $names }.
       *[other] { $count } de fantome se scriu ca jokeri: { $names }.
    }
export-note-macmahon-guests =
    { $count ->
        [one] { $count } invitat ocupă un loc în MacMahon: { $names }.
        [few] { $count } invitați ocupă locuri în MacMahon: { $names }.
       *[other] { $count } de invitați ocupă locuri în MacMahon: { $names }.
    }
export-note-withdrawn =
    { $count ->
        [one] { $count } jucător retras rămâne în fișier și lipsește din celelalte runde: { $names }.
        [few] { $count } jucători retrași rămân în fișier și lipsesc din celelalte runde: { $names }.
       *[other] { $count } de jucători retrași rămân în fișier și lipsesc din celelalte runde: { $names }.
    }
export-note-pairgoth-lost = Fișierul nu conține săli, ore de începere, ani de naștere, numere din circuit, alegeri privind publicarea, grade profesioniste, tablouri eliminatorii și puncte, pentru că Pairgoth nu le păstrează. Păstrați fișierul evenimentului.
export-note-pairgoth-frozen = Clasamentul înghețat din fișierul importat nu se scrie, pentru că rezultatele sau clasamentul s-au schimbat între timp. Înghețați-l din nou în Pairgoth.
export-note-pairgoth-places =
    { $count ->
        [one] { $count } jucător are alt loc în Pairgoth, care socotește altfel liberele, absențele, neprezentările sau un criteriu: { $names }.
        [few] { $count } jucători au alt loc în Pairgoth, care socotește altfel liberele, absențele, neprezentările sau un criteriu: { $names }.
       *[other] { $count } de jucători au alt loc în Pairgoth, care socotește altfel liberele, absențele, neprezentările sau un criteriu: { $names }.
    }
export-note-pairgoth-criterion = Pairgoth nu are criteriul { $criterion }, așa că lipsește din fișier.
export-note-pairgoth-system = Pairgoth cunoaște doar turnee McMahon și elvețiene, așa că fișierul conține doar partidele și rezultatele acestui sistem.
export-note-pairgoth-handicap = În Pairgoth, bara nu scutește o partidă de handicap. Jucătorii peste { $rank } contează acolo ca { $rank }.
export-note-pairgoth-board = Pairgoth are o singură mărime a tablei pentru toate partidele, așa că fișierul are 19x19.
export-note-pairgoth-boards = Pairgoth are echipe cu 2 până la { $last } mese, așa că s-ar putea să nu deschidă un fișier cu echipe de { $size }.
export-note-pairgoth-not-played = Runda { $round }, masa { $board }: neprezentarea sau trecerea fără joc se scrie ca rezultat jucat.
export-note-pairgoth-unrated =
    { $count ->
        [one] Pairgoth are nevoie de ratingul fiecărui jucător, așa că { $count } jucător fără rating îl primește pe cel al gradului: { $names }.
        [few] Pairgoth are nevoie de ratingul fiecărui jucător, așa că { $count } jucători fără rating îl primesc pe cel al gradului: { $names }.
       *[other] Pairgoth are nevoie de ratingul fiecărui jucător, așa că { $count } de jucători fără rating îl primesc pe cel al gradului: { $names }.
    }
export-note-pairgoth-guests =
    { $count ->
        [one] { $count } fantomă sau invitat este jucător obișnuit în Pairgoth: { $names }.
        [few] { $count } fantome sau invitați sunt jucători obișnuiți în Pairgoth: { $names }.
       *[other] { $count } de fantome sau invitați sunt jucători obișnuiți în Pairgoth: { $names }.
    }
export-note-trf-handicaps =
    { $count ->
        [one] Fișierul nu arată că { $count } partidă are handicap.
        [few] Fișierul nu arată că { $count } partide au handicap.
       *[other] Fișierul nu arată că { $count } de partide au handicap.
    }
export-note-trf-federation = Jucători a căror țară nu are federație în federația de șah, așa că sunt scriși fără ea: { $names }.
export-note-trf-result = Runda { $round }, masa { $board }: fișierul nu are un astfel de rezultat, așa că partida se scrie fără rezultat.
export-note-trf-cut =
    { $count ->
        [one] Numele a { $count } jucător este scurtat la { $most } litere: { $names }.
        [few] Numele a { $count } jucători sunt scurtate la { $most } litere: { $names }.
       *[other] Numele a { $count } de jucători sunt scurtate la { $most } litere: { $names }.
    }

bundle-not-a-bundle = Acesta nu este un pachet. { $reason } Alegeți fișierul scris de `export --as bundle`.
bundle-hostile = Pachetul este refuzat. { $reason } Niciun concurs nu arată așa.
bundle-newer = Pachetul are versiunea { $found }, iar acest program citește versiuni până la { $known }. Folosiți o versiune mai nouă a programului.
bundle-changed = Fișierul { $file } din pachet nu este cel semnat. A fost modificat pe drum. Cereți din nou pachetul organizatorului.
bundle-missing = Din pachet lipsește { $file }. Cereți din nou pachetul organizatorului.
bundle-person = Jucătorul { $player } din pachet are alt câmp { $field } decât în datele semnate. Cereți din nou pachetul organizatorului.
bundle-contradiction = Pachetul se contrazice. { $problem } Cereți organizatorului să îl emită din nou.
bundle-found-no-archive = Nu este o arhivă ZIP sau este deteriorată.
bundle-found-no-version = Manifestul său nu are versiune.
bundle-found-not-json = manifest.json nu este JSON valid.
bundle-found-other-program = Manifestul său a fost scris de alt program.
bundle-limit-file-size = Fișierul { $file } din el are { $kilobytes } kB.
bundle-limit-files = Are { $files } fișiere.
bundle-limit-name = Conține sau enumeră un fișier cu un nume nepermis.
bundle-limit-players = Are { $players } jucători și { $games } partide.
bundle-limit-ratio = Fișierul { $file } din el se dezarhivează la mult mai mult decât ar trebui.
bundle-limit-size = Are { $megabytes } MB.
bundle-limit-twice = Are două fișiere { $file }.
bundle-problem-log = Istoricul din log.json nu este valid.
bundle-problem-hand-over = O declarație din hand-over.json se referă la alt turneu sau la alt pachet.
bundle-problem-season-file = Fișierul său de sezon nu are regulile tabelului său de puncte, sezonul { $season }.
bundle-problem-categories = Categoriile sale de vârstă nu sunt în ordine sau coeficientul său de vârstă nu este valid.
bundle-problem-category = Punctele jucătorului { $player } nu sunt în nicio categorie a sezonului sau jucătorul are puncte de două ori.
bundle-problem-days = Campionatul lipsește sau ultima zi este înaintea primei zile.
bundle-problem-final = Grupele sau locurile din Finala categoriei { $category } nu se potrivesc.
bundle-problem-game = O partidă din el nu are doi jucători sau are un rezultat necunoscut.
bundle-problem-harmful-characters = Un nume din el este prea lung sau are caractere care ascund sau reordonează altele.
bundle-problem-ladder = O scară de jigo din el nu aparține niciunei partide.
bundle-problem-ladder-winner = O scară de jigo din el are un câștigător care nu a jucat-o.
bundle-problem-player = Gradul, opțiunea de publicare sau un câmp al jucătorului { $player } nu este valid.
bundle-problem-player-twice = Un jucător apare în el de două ori.
bundle-problem-points = Punctele jucătorului { $player } nu se adună corect.
bundle-problem-sequence = Numărul său nu se potrivește cu pachetul anterior.
bundle-problem-unlisted-player = Se referă la un jucător care nu este în lista sa.
bundle-problem-values = O valoare din { $file } lipsește sau nu este validă.
bundle-problem-version = Conține mai mult decât permite versiunea sa.

signature-invalid-key = Cheia publică nu este validă. Trebuie să aibă 64 de cifre hexazecimale, așa cum le arată `drawmaster key`.
signature-mismatch = Semnătura nu se potrivește. Fișierul a fost modificat după semnare. Cereți-l din nou expeditorului.

## The hall network

hall-title = Sala
hall-skip = Treci la conținut
hall-menu = Pagini
hall-find = Găsește masa
hall-offline = Fără legătură cu masa de arbitraj. Pagina poate fi veche.
hall-updated = Actualizat
hall-language = Limba
hall-your-name = Numele tău
hall-nobody = Niciun jucător cu acest nume nu are o masă.
hall-colour = Culoare
hall-no-times = Programul nu este încă stabilit.
hall-next-round = Urmează:
hall-minutes = min
hall-address-of-many = { $address } înseamnă multe calculatoare. Alegeți adresa acestui calculator într-o singură rețea.
hall-choose-address = Alegeți o singură adresă a acestui calculator; rețeaua din sală nu ascultă niciodată pe toate.
hall-address-refused = Rețeaua din sală nu poate asculta la { $address } ({ $error }). Alegeți altă adresă sau alt port.
hall-poster-address = Adresa trebuie să fie a unei rețele din sală pornite, de exemplu http://192.168.0.7:8080/.
hall-no-codes = Se pot tipări fișe pentru 1 până la { $most } coduri, când sunt create.
cli-hall-serving = Rețeaua din sală funcționează la { $url }. Opriți-o cu Ctrl+C.
helper-title = Ajutor
helper-code = Codul tău: șase cuvinte
helper-sign-in = Conectare
helper-needs-script = Ajutoarele au nevoie de JavaScript.
helper-not-sent = Netrimis încă
helper-all-sent = Totul este trimis.
helper-refused = Arbitrajul a refuzat această introducere.
helper-desk-unavailable = Masa de arbitraj nu poate primi nimic acum. Introducerile se trimit din nou mai târziu.
helper-code-replace = Această legătură are alt cod decât telefonul. Folosiți codul nou?
helper-code-refused = Acest cod nu mai este valabil. Cere directorului unul nou.
helper-sign-out = Deconectare
helper-pass = Citire
helper-pass-one = Prima citire
helper-pass-two = A doua citire
helper-entered = Rezultat
helper-nothing = Nimic de făcut acum.
helper-discard = Renunță
helper-note = Notă pentru arbitru
helper-note-send = Trimite nota
helper-arrived = A sosit
helper-filter = Masă sau nume
helper-jigo = Jigo
helper-lost-both = Ambii au pierdut
helper-code-invalid = Acest cod nu este valabil. Cereți directorului unul nou.
helper-unknown = Nu există niciun ajutor cu cheia { $number }.
helper-revoked-already = Codul lui { $name } este deja revocat.
helper-name-missing = Introduceți numele ajutorului.
helper-hours = Un cod este valabil între 1 și { $most } ore.
helper-too-many = Un eveniment are cel mult { $most } ajutoare.
helper-room-unknown = Nu există sala { $room }. Alegeți una dintre sălile evenimentului.
helper-room-without-results = Doar ajutoarele care introduc rezultate au o sală. Omiteți sala.
helper-key = Numărul unei introduceri trebuie să aibă între 8 și 64 de litere și cifre.
helper-not-allowed = Codul dumneavoastră nu permite acest lucru. Întrebați directorul.
follow-address = Introduceți adresa rețelei din sală a primei mese, de exemplu http://192.168.0.7:8080/.
follow-not-local = Fereastra urmează numai o masă din aceeași rețea locală, iar { $address } este în altă parte. Pentru aceea, folosiți drawmaster follow.
follow-code = Un cod are șase cuvinte, așa cum le arată prima masă. Verificați cum sunt scrise.
follow-no-connection = Prima masă nu răspunde la { $address } ({ $error }).
follow-code-unreadable = Codul nu poate fi citit ({ $cause }).
follow-unproved = Răspunsul de la { $address } nu dovedește că vine de la prima masă, cu acest cod. Verificați adresa; poate răspunde altcineva în locul ei.
follow-refused = Prima masă refuză acest cod. Cereți unul nou cu rolul de a doua masă; o masă care a fost ea însăși promovată nu primește codurile vechi.
follow-answer = Prima masă de la { $address } a trimis un răspuns pe care programul nu îl înțelege. Folosiți aceeași versiune pe ambele calculatoare.
follow-copy-missing = Copia { $path } a fost mutată sau ștearsă în timp ce urma prima masă. Mutați-o înapoi sau urmați într-o copie nouă.
cli-follow-state = { $time }: { $file } are intrarea { $entry } din { $last } de la { $address }.
cli-follow-lost = { $time }: { $reason } Se încearcă din nou.
cli-promoted = { $file } este acum un fișier de eveniment. Continuă istoricul primei mese după intrarea { $entry } ({ $head }). Nu mai schimbați evenimentul la prima masă: schimbările făcute acolo după această intrare nu sunt aici, iar două fișiere nu pot fi unite.
helper-other-game = La masa { $board } stau acum alți jucători sau runda ei nu este publicată. Rezultatul dumneavoastră a ajuns la masa directorului, care decide.
helper-desk-decides = Arbitrii au rezultatul dumneavoastră și hotărăsc. Întrebați-i dacă durează mult.
helper-not-expected = Acest jucător nu mai este așteptat. Trimiteți-l la masa directorului.
helper-shown-missing = Această introducere nu spune pe cine arăta pagina. Reîncărcați pagina și introduceți încă o dată.
helper-other-person = Arbitrajul a schimbat persoana din această înscriere. Căutați din nou jucătorul în listă.
helper-key-used = Arbitrajul are altă introducere cu numărul acesteia, așa că aceasta nu se păstrează. Introduceți din nou.
helper-own-pass = Cealaltă citire a mesei { $board } ați introdus-o dumneavoastră. Pe aceasta o face altcineva.
helper-no-board = Arbitrajul nu are acum o asemenea masă, așa că acest rezultat nu se păstrează. Anunțați arbitrajul.
helper-round-confirmed = Runda { $round } este confirmată, așa că acest rezultat nu se păstrează. Dacă este altul, anunțați arbitrajul.
helper-too-many-wait = La arbitraj așteaptă deja { $count } dintre rezultatele dumneavoastră, așa că acesta nu se păstrează. Anunțați arbitrajul.
helper-other-result = Masa { $board } are alt rezultat la arbitraj. Întrebați directorul.
report-title = Anunță rezultatul
report-about = Scrieți codul de lângă culoarea dumneavoastră de pe fișa de rezultat. Rezultatul contează când adversarul anunță același lucru.
report-code = Codul dumneavoastră
report-next = Mai departe
report-choose = Cine a câștigat?
report-asked = Adversarul a anunțat: { $result }. Anunțați ce știți.
report-waiting = Ați anunțat: { $result }. Contează când adversarul anunță același lucru. Predați fișa ca de obicei.
report-is-disputed = Ați anunțat rezultate diferite. Mergeți împreună cu adversarul la masa arbitrilor.
report-is-dismissed = Anunțul nu a fost acceptat. Mergeți la masa arbitrilor.
report-is-entered = Rezultatul este introdus: { $result }. Predați fișa ca de obicei.
report-other = Alt rezultat
report-code-invalid = Acest cod nu este valabil acum. Uitați-vă pe fișă sau întrebați la masa arbitrilor.
report-result-unfit = Jucătorii anunță o victorie sau un jigo. Orice altceva se spune la masa arbitrilor.
report-sent-before = Ați anunțat deja un rezultat. Cereți modificarea la masa arbitrilor.
report-desk-unavailable = Masa de arbitraj nu poate primi anunțul acum. Încercați din nou peste puțin timp.
report-entered = Masa { $board } are deja un rezultat. Cereți acolo modificarea.
report-author = Masa { $board }, { $colour }
report-none = Niciun anunț de la masa { $board } nu așteaptă.
report-disputed = Jucătorii de la masa { $board } au anunțat rezultate diferite. Introduceți rezultatul corect sau respingeți anunțurile.
cli-report-accepted = S-a introdus rezultatul anunțat de la masa { $board }.
cli-report-dismissed = Anunțurile de la masa { $board } au fost respinse.
cli-conflict-settled = Masa { $board } este hotărâtă: { $result }.
cli-conflict-entered = introdus
cli-conflict-sent = neintrodus
cli-no-conflicts = Niciun rezultat nu se contrazice.
conflict-none = Masa { $board } nu are rezultat și nu așteaptă niciunul al jucătorilor care stau acum acolo. Introduceți rezultatul cu celelalte ale rundei și lăsați deoparte ce așteaptă de la alți jucători.
cli-no-reports = Niciun anunț nu așteaptă.
cli-no-report-codes = Nu există coduri: nicio rundă nu este în curs sau jucătorii nu pot anunța rezultate (event.player_reports).
cli-report-waiting = așteaptă
cli-report-disputed = jucătorii nu sunt de acord
cli-report-contradicted = s-a introdus alt rezultat
cli-report-moved = jucătorii stau acum în alt loc
cli-helper-added = A fost adăugat { $name } cu cheia { $helper }. Codul se arată doar acum: { $code }
cli-helper-revoked = Codul ajutorului cu cheia { $helper } este revocat.
cli-no-helpers = Nu există ajutoare.
cli-helper-valid-until = valabil până la { $time }
cli-helper-expired = expirat
cli-helper-is-revoked = revocat

## messages

verbatim = { $text }
language-unknown = Nu există catalog pentru limba „{ $code }”. Alegeți una dintre { $known } sau două, separate prin virgulă.
language-too-many = Pe o foaie încap două limbi. Alegeți una sau două.

## messages: causes, as parts of sentences

cause-not-found = nu există
cause-permission = accesul nu este permis
cause-exists = există deja
cause-full = discul este plin
cause-read-only = dispozitivul poate fi doar citit
cause-folder = este un dosar
cause-no-folder = o parte a căii nu este un dosar
cause-not-empty = dosarul nu este gol
cause-name = numele este prea lung sau nu este posibil aici
cause-too-large = fișierul este prea mare pentru acest dispozitiv
cause-busy = este folosit de alt program
cause-address-in-use = alt program folosește această adresă și acest port
cause-address-elsewhere = acest calculator nu are această adresă
cause-other-device = se află pe alt dispozitiv
cause-network = rețeaua nu răspunde
cause-refused = niciun program nu răspunde acolo
cause-broken = conexiunea a fost întreruptă
cause-pipe = programul care primește s-a încheiat
cause-interrupted = sistemul a întrerupt operația
cause-not-text = nu este text în UTF-8
cause-cut-off = este trunchiat
cause-memory = memoria nu este suficientă
cause-unsupported = nu este posibil pe acest dispozitiv
cause-many-files = sunt deschise prea multe fișiere
cause-links = legăturile sale formează un cerc
cause-device-lost = dispozitivul nu este conectat
cause-device = sistemul raportează o defecțiune
cause-json-cut-off = este trunchiat la linia { $line }
cause-json-syntax = nu este JSON de la linia { $line }, coloana { $column }
cause-json-choice = alegeți una dintre { $choices }
cause-json-missing = lipsește { $field }
cause-json-unknown = { $field } nu este cunoscut
cause-json-range = numărul este prea mic sau prea mare
cause-json-number = este nevoie de un număr întreg
cause-json-text = este nevoie de un text
cause-json-truth = este nevoie de true sau false
cause-json-list = este nevoie de o listă
cause-json-form = forma este greșită

## print

paper-unknown = Formatul de hârtie „{ $name }” nu este disponibil. Alegeți unul dintre { $known }.
copies-out-of-range = Numărul de exemplare trebuie să fie între 1 și { $maximum }, nu { $count }.
font-missing-characters = Niciun font nu are caracterele { $characters }. Modificați aceste texte sau tipăriți � în locul lor: bifați „Înlocuiește caracterele lipsă” în fereastră sau adăugați --replace în linia de comandă.

## session: outputs

output-exists = { $path } există deja și nu s-a scris nimic. Alegeți alt nume sau permiteți înlocuirea fișierului.
output-replaces-database = { $path } este un fișier de eveniment, o carte a circuitului sau altă bază de date, pe care niciun fișier scris nu o poate înlocui. Alegeți alt nume.
output-beside-database = { $path } are numele unui fișier de care are nevoie turneul sau cartea turneelor de lângă el. Alegeți alt nume.
output-replaces-key = { $path } este cheia unui organizator, pe care niciun fișier scris nu o poate înlocui. Alegeți alt nume.
output-unreadable = { $path } există și nu poate fi citit ({ $cause }), deci nu este înlocuit. Alegeți alt nume.

## session: files

file-name-missing = { $path } nu este un nume de fișier. Alegeți alt nume.
file-not-written = { $path } nu a putut fi scris ({ $reason }). Alegeți alt dosar sau eliberați spațiu.
file-not-readable = { $path } nu poate fi citit ({ $reason }). Verificați numele și dosarul.
file-not-regular = { $path } nu poate fi citit. Nu este un fișier obișnuit. Alegeți altul.
file-too-large = { $path } este prea mare pentru un fișier de turneu. Alegeți altul.
file-exists = { $path } există deja. Alegeți alt nume.
file-not-picked = Programul nu cunoaște acest fișier. Alegeți-l din nou.
request-invalid = Cererea comenzii { $name } nu este validă ({ $error }). Reporniți programul.

## session: lists with wrong lines

list-line = Rândul { $line }: { $reason }
list-lines-wrong = { $mistakes } greșeli în { $lines ->
        [one] { $lines } rând
        [few] { $lines } rânduri
       *[other] { $lines } de rânduri
    } din listă. Corectați-le și importați lista din nou.
list-lines-more = { $count ->
    [one] Încă { $count } nu este afișată.
    [few] Încă { $count } nu sunt afișate.
   *[other] Încă { $count } de greșeli nu sunt afișate.
}

## session: the session

event-not-open = Niciun eveniment nu este deschis. Deschideți un eveniment sau creați unul nou.
competition-missing = Evenimentul nu are nicio competiție. Creați un eveniment nou.
request-not-json = Cererea nu poate fi păstrată în jurnal ({ $reason }). Raportați această eroare.
final-game-invalidated = Modificarea ar invalida partida din Finală de la masa { $board }, runda { $round }. Anulați mai întâi împerecherea rundei { $round }. Dacă partidele ei au început, corectați rezultatul de care depinde și anulați partidele următoare.
copy-failed = Nu s-a putut face o copie în { $folder }. { $reason } Verificați dosarul și spațiul liber.
copy-folder-failed = Dosarul nu poate fi creat ({ $reason }).

## session: fields

date-unknown = „{ $text }” nu este o dată. Scrieți-o ca 2026-11-20.
rating-unknown = „{ $text }” nu este un rating. Scrieți un număr întreg de la -900 la 3500.
pin-unknown = „{ $text }” nu este un PIN EGD. Acesta are opt cifre.
register-number-unknown = „{ $text }” nu este numărul unei licențe sau al unui membru. Scrieți cel mult zece cifre sau lăsați câmpul gol.
licence-status-unknown = „{ $text }” nu este starea unei licențe. Scrieți o literă sau o liniuță ori lăsați câmpul gol.
birth-unknown = „{ $text }” nu este un an al nașterii. Scrieți-l ca { $example }.
missed-round-unknown = Nu există runda { $round }. Rundele sunt de la 1 la { $last }.
fixed-board-out-of-range = { $board } nu este o masă. Scrieți un număr de la 1 la 9999 sau nimic.

## session: season rules

season-unknown = Sezonul „{ $name }” nu este cunoscut. Alegeți unul dintre acestea: { $known }.
season-misnamed = Sezonul inclus „{ $name }” are alt nume în fișierul său.
season-file-wrong = În { $path }: { $reason }

## session: the organiser's key

key-damaged = { $file } nu mai este o cheie validă. Pune înapoi o copie a ei sau mută fișierul pentru a crea o cheie nouă.
key-readable-by-others = Alți utilizatori ai acestui calculator pot citi cheia { $file }. Permiteți citirea doar pentru dumneavoastră (chmod 600), apoi încercați din nou.
key-unusable = Cheia { $file } nu poate fi folosită ({ $reason }). Verificați dosarul și permisiunile.
key-not-regular = Fișierul cheii { $file } nu este un fișier obișnuit. Mutați-l și puneți la loc fișierul cheii, sau lăsați programul să creeze o cheie nouă.
key-no-folder = Nu există un dosar pentru cheia dumneavoastră. Indicați un dosar în DRAWMASTER_DATA.

## session: printers

printer-no-service = Calculatorul nu are serviciu de tipărire (programul lp). Salvați PDF-ul și tipăriți-l din programul de PDF.
printer-none = Pe acest calculator nu este instalată nicio imprimantă. Instalați una din setările sistemului sau salvați PDF-ul.
printer-refused = Imprimanta { $printer } nu a primit foaia: { $reason }.
printer-refused-hint = Verificați numele ei și dacă este pornită, sau salvați PDF-ul.
printer-service-failed = Serviciul de tipărire nu poate fi folosit ({ $reason }). Salvați PDF-ul și tipăriți-l din programul de PDF.

## store

store-missing = Fișierul { $path } nu există. Verificați numele sau creați un concurs nou.
store-exists = { $path } există deja. Alegeți alt nume sau deschideți fișierul existent.
store-leftover-journal = { $path } a rămas de la un fișier șters. Mutați-l în altă parte sau alegeți alt nume pentru fișierul nou.
store-not-an-event-file = { $path } nu este un fișier de concurs. Alegeți un fișier .drawmaster sau importați fișierul.
store-not-a-tour-book = { $path } nu este un registru al circuitului. Alegeți un fișier .tourbook sau creați unul cu `tour new`.
store-not-a-rating-list = { $path } nu este o listă de ratinguri a acestui program. Importați din nou lista.
store-newer = { $path } are formatul { $found }, dar acest program citește formate până la { $known }. Deschideți-l cu o versiune mai nouă.
store-damaged = { $path } este deteriorat. { $detail } Deschideți cea mai recentă copie a lui.
store-in-use = { $path } este deschis în altă fereastră sau în alt program. Închideți-l întâi acolo. Dacă se află pe o partajare de rețea, copiați-l pe acest calculator.
store-follows = { $path } este copia celei de-a doua mese și nu se poate schimba cât timp urmează. Dacă prima masă nu mai funcționează, preluați pe pagina de început, la „Urmează ca a doua masă”, sau rulați drawmaster promote cu acest fișier.
store-does-not-follow = { $path } este un fișier de eveniment de sine stătător, nu copia celei de-a doua mese.
store-entry-does-not-follow = Intrarea { $entry } trimisă de prima masă nu urmează din istoricul acestei copii. Nu a fost preluată. Dacă prima masă lucrează acum cu alt fișier, urmați-o într-o copie nouă.
store-open-elsewhere = { $path } este deschis pe calculatorul { $computer } (procesul { $process }). Închideți-l mai întâi acolo. Dacă nu mai este deschis acolo, ștergeți { $owner } și încercați din nou.
store-changed-elsewhere = { $path } a fost modificat de alt program cât timp era deschis, așa că această modificare nu a fost salvată. Salvați o copie sub alt nume, apoi deschideți din nou fișierul și comparați-le.
store-name-too-long = Numele fișierului { $path } este prea lung. Alegeți un nume de cel mult { $most } octeți.
file-name-device = { $path } este numele unui dispozitiv în Windows, unde fișierul nu s-ar putea deschide. Alegeți alt nume.
file-name-end = Numele { $path } se termină cu un punct sau un spațiu, pe care Windows l-ar omite. Alegeți alt nume.
store-side-file = { $path } nu este un fișier al acestui program, dar are numele unuia pe care programul îl scrie lângă eveniment. Mutați-l sau redenumiți-l, apoi încercați din nou.
store-foreign-log = { $path } este un fișier log al altui program, care ar fi scris în eveniment; evenimentul nu are niciodată un asemenea fișier. Mutați-l în altă parte, apoi încercați din nou.
store-no-locks = { $path } se află într-un loc care nu permite blocarea fișierelor, de exemplu o partajare de rețea. Copiați-l pe acest calculator și deschideți copia.
store-read-only = { $path } poate fi doar citit. Permiteți scrierea în el sau deschideți o copie.
store-inaccessible = { $path } nu poate fi accesat ({ $reason }). Verificați dosarul și permisiunile.
store-moved = { $path } a fost mutat sau șters cât timp era deschis. Mutați-l înapoi sau salvați o copie cu alt nume.
store-migration-failed = { $path } nu a putut fi convertit la formatul actual. { $detail } Fișierul este neschimbat. Deschideți-l cu versiunea care l-a creat.
store-journal-broken = Istoricul acestui fișier este deteriorat. { $found } Deschideți cea mai recentă copie.
store-disk-full = Discul este plin, așa că modificarea nu a fost salvată. Eliberați spațiu și încercați din nou.
store-cause-disk-full = Discul este plin.
store-cause-write = Scrierea a eșuat.
store-cause-constraint = Rândurile vin în contradicție cu alte date din fișier.
store-cause-inaccessible = fișierul sau dosarul lui nu poate fi deschis sau citit
store-write-failed = Modificarea nu a fost salvată pentru că scrierea a eșuat. Verificați dispozitivul și încercați din nou.
store-saved-on-failing-device = Modificarea a fost salvată, dar apoi dispozitivul a dat o eroare. { $reason } Verificați dispozitivul și salvați o copie în altă parte.
store-change-uncertain = Dispozitivul a dat o eroare. { $reason } Nu este sigur că modificarea a fost salvată. Redeschideți fișierul ca să aflați.
store-constraint = Modificarea nu a fost salvată pentru că vine în contradicție cu alte date din fișier. Reîncărcați concursul și încercați din nou.
store-opened-for-reading = Concursul este deschis doar pentru citire. Deschideți-l pentru scriere ca să îl modificați.
store-no-event = Fișierul nu conține niciun concurs. Creați unul sau importați-l din alt fișier.
undo-takeover = Aici a preluat copia unei a doua mese, ceea ce nu se anulează. Corectați în schimb ce a fost înainte.
store-nothing-to-undo = Nu este nimic de anulat. Concursul este în starea inițială.
store-nothing-to-redo = Nu este nimic de refăcut. Nu s-a anulat nimic de la ultima modificare.
store-rows-differ = Rândul { $key } din tabelul { $table } diferă de jurnal. Verificați fișierul înainte de a anula sau a reface ceva.
store-unreadable = O valoare a coloanei { $column } din tabelul { $table } nu este validă. Verificați fișierul sau deschideți o copie a lui.
store-out-of-range = Valoarea { $value } a coloanei { $column } din tabelul { $table } este în afara intervalului ei. Corectați-o sau deschideți o copie a fișierului.
store-found-size = Fișierul are { $megabytes } MB, mai mult decât îi trebuie oricărui concurs.
store-found-length = Fișierul are { $bytes } octeți în loc de { $expected }.
store-found-format-number = Numărul formatului fișierului este { $number }.
store-found-object = Schema obiectului { $name } ({ $kind }) diferă de acest format.
store-found-wal = Alt program a schimbat modul în care este scris.
store-found-structure = Structura fișierului este deteriorată.
store-found-values = O valoare din tabelul { $table } nu este permisă.
store-found-foreign-key = Un rând din tabelul { $child } trimite la un rând inexistent din tabelul { $parent }.
store-found-chain = Înregistrarea { $entry } din jurnal nu decurge din cea dinaintea ei.
store-found-print-history = Istoricul tipăririlor foii { $sheet } a fost modificat. Tipăriți din nou foaia.
store-found-state = Rândurile nu au starea pe care o notează ultima înregistrare din jurnal.
store-found-row = Rândul { $key } din tabelul { $table } nu corespunde jurnalului.
store-found-row-before = Înregistrarea { $entry } din jurnal: rândul { $key } din tabelul { $table } avea înainte altă valoare.
store-doubt-journal = Jurnalul nu este de încredere după înregistrarea { $entry }. { $reason }
store-doubt-contradiction = Rândurile scrise după înregistrarea { $entry } din jurnal au fost omise pentru că se contrazic. { $reason }
store-doubt-table-schema = Schema tabelului { $table } diferă de acest format. Tabelul a fost omis.
store-doubt-row = Rândul { $key } din tabelul { $table } a fost recuperat, dar jurnalul nu confirmă valoarea lui actuală.
store-doubt-row-left-out = Rândul { $key } din tabelul { $table } a fost omis. { $reason }
store-doubt-table-end = Tabelul { $table } nu a putut fi citit până la capăt.
store-doubt-row-deleted = Rândul { $key } din tabelul { $table } a fost șters după ultima înregistrare de încredere din jurnal.

## tour: bundles

tourbook-bundle-like = { $event } seamănă cu { $twin }, care este în registrul circuitului sub alt număr: aceleași zile, iar partide sau jucători în comun. Dacă se adaugă și acest eveniment, punctele lui se numără de două ori. Dacă sunt evenimente diferite, acceptați-l.
tourbook-bundle-differs = { $event } este deja în registrul circuitului, iar acest pachet diferă. Verificați diferențele, apoi acceptați-le.
tourbook-bundle-key-unknown = Pachetul este semnat cu o cheie pe care circuitul nu o cunoaște. Cereți organizatorului cheia și adăugați-o întâi.
tourbook-bundle-key = Cheia este { $key }
tourbook-bundle-key-revoked = Pachetul este semnat cu cheia organizatorului { $holder }, revocată la { $day }. Cereți un pachet semnat cu o cheie nouă.
tourbook-bundle-older = Pachetul { $sequence } al turneului { $event } este mai vechi decât pachetul { $newest } din registrul circuitului. Cereți organizatorului cel mai nou pachet.
tourbook-bundle-fork = Pachetul { $sequence } al turneului { $event } nu urmează după pachetul { $newest } din registrul circuitului: turneul are două istorii diferite. Întrebați organizatorul care este cea corectă.
tourbook-bundle-gap = Pachetul { $sequence } al turneului { $event } este prea departe de pachetul { $newest } din registrul circuitului: pot lipsi cel mult { $most } între ele. Cereți organizatorului pachetele dintre ele.
tourbook-bundle-other-signer = { $event } a fost semnat până acum de { $holder }, iar acest pachet este semnat de { $organiser }. Întrebați-i pe amândoi; dacă turneul este predat, adăugați pachetul cu această decizie.
tourbook-difference-signer = Semnat de { $new } în loc de { $old }.
tourbook-handed-over = { $organiser } semnează de acum acest turneu: { $old } l-a predat.
tourbook-difference-gap = { $count ->
        [one] Un pachet de după pachetul { $newest } lipsește.
        [few] { $count } pachete de după pachetul { $newest } lipsesc.
       *[other] { $count } de pachete de după pachetul { $newest } lipsesc.
    }
tourbook-difference-date = Este datat { $new }, înaintea pachetului din cartea turneelor, datat { $old }. Un ceas era greșit sau data a fost aleasă.
tourbook-difference-other-days = Pachetul este din { $start } – { $end }, dar { $old } din cartea turneelor este din { $old_start } – { $old_end }. Dacă îl acceptați, { $old } și punctele lui ies din cartea turneelor. Este corect pentru un turneu amânat; pentru alt turneu, cereți organizatorului să-l facă într-un fișier nou.
tourbook-difference-event = S-au schimbat numele, zilele, locul, campionatul sau coeficientul turneului.
tourbook-difference-table = S-a schimbat tabelul de puncte.
tourbook-difference-player-gone = { $player } nu mai este în turneu.
tourbook-difference-player-new = { $player } este nou în turneu.
tourbook-difference-player-data = S-au schimbat datele personale ale jucătorului { $player }.
tourbook-difference-games = { $count ->
        [one] S-a schimbat o partidă.
        [few] S-au schimbat { $count } partide.
       *[other] S-au schimbat { $count } de partide.
    }
tourbook-difference-points = { $player }: { $new } puncte în loc de { $old }.
tourbook-difference-finals = S-au schimbat grupele, locurile sau tragerea la sorți ale unei Finale.
tourbook-difference-ladders = S-au schimbat partide pe table mai mici, calificări sau bilete roz.
tourbook-difference-other = S-au schimbat jucători liberi, tablouri eliminatorii sau locuri.
tourbook-consequence = { $player } are acum { $new } în loc de { $old }.
tourbook-sp = SP{ $category } { $sp }
tourbook-sp-none = niciun SP
tourbook-edition-unreadable = Pachetul păstrat al turneului { $event } nu poate fi citit ({ $error }). Adăugați din nou pachetul turneului.

## tour: keys

tourbook-key-no-holder = Cheia nu are posesor. Introduceți numele organizatorului.
tourbook-key-known = Cheia organizatorului { $holder } este deja în registrul circuitului.
tourbook-key-was-revoked = Cheia organizatorului { $holder } a fost revocată și nu mai poate fi adăugată. Cereți o cheie nouă.
tourbook-key-missing = Registrul circuitului nu are această cheie. Vedeți lista cheilor.
tourbook-key-revoked = Cheia organizatorului { $holder } este deja revocată.

## tour: players, championships and the book

tourbook-unnamed = Circuitul nu are nume. Introduceți unul.
tourbook-championship-unnamed = Campionatul nu are nume. Introduceți unul.
tourbook-championship-unknown = Nu există campionatul „{ $name }”. Alegeți unul din lista turneelor.
tourbook-player-unknown = „{ $name }” nu este în circuit. Căutați în lista jucătorilor.
tourbook-player-ambiguous = { $count ->
        [one] { $count } jucător
        [few] { $count } jucători
       *[other] { $count } de jucători
    } au numele { $name }. Introduceți un număr din lista jucătorilor.
tourbook-confirm-year = Anul { $year } nu poate fi confirmat. Alegeți un an între 2000 și { $last }.
tourbook-merge-same = { $player } nu poate fi unit cu sine. Numiți doi jucători.
tourbook-separate-same = Amândoi sunt același jucător, { $player }. Numiți doi jucători.
tourbook-separate-already = Pentru { $one } și { $other } este deja notat că sunt persoane diferite.
tourbook-no-category = La { $date } nimeni nu are puncte în categoria { $category }. Alegeți altă categorie sau altă dată.
tourbook-no-gain = { $player } nu are puncte câștigate până la { $date }.
tourbook-no-year = Calendarul nu are anul { $year }. Alegeți alt an.

## tour: sheets and pages

tourbook-empty = Registrul circuitului nu are turnee. Adăugați întâi pachete.
tourbook-no-points = Nimeni nu are puncte în { $year }, deci nu este nimic de tipărit.
tourbook-no-sheet = Circuitul nu are foaia „{ $name }”. Alegeți una dintre { $known }.
tourbook-pages-changed = { $folder } conține fișiere pe care programul nu le-a scris sau care au fost modificate de atunci: { $files }. Mutați-le în altă parte sau alegeți un dosar gol.
tourbook-pages-other-files = { $folder } conține și alte fișiere decât paginile circuitului. Alegeți un dosar gol.
