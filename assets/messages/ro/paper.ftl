### Texts on printed sheets and web pages in Romanian.

print-printed = Tipărit { $time }
print-log = Istoric
site-results = Fișierul de rezultate pentru baza europeană de date Go (H9)
site-data = Datele evenimentului (JSON)
print-page = Pagina { $page } din { $pages }
print-corrected = Corectat { $time }: marcat cu o bară
print-all-pages = Toate paginile
print-pairings = Împerecheri
print-board = Masa
print-black = Negru
print-white = Alb
print-score = Scor
print-result = Rezultat
print-handicap = Hd
print-bye = Liber
print-ghost = Înlocuitor
print-absent = Nu joacă
print-elsewhere = Așteptat și în altă parte
print-by-name = Împerecheri după nume
print-competition = Competiția
sheet-last-stage = Etapa
print-opponent = Adversar
print-hall = Sala
print-slips = Fișe de rezultat
print-slip-board = Masa { $board }
print-slip-handicap = Handicap { $stones }
print-slip-komi = Komi { $komi }
print-slip-black-wins = Câștigă Negru
print-slip-white-wins = Câștigă Alb
print-slip-jigo = Jigo
print-slip-score = Scor
print-slip-ladder = Jigo sau fără rezultat: anunțați imediat arbitrul. Câștigătorul partidelor de departajare:
print-slip-signature = Semnătura
print-wall-chart = Tabelul turneului
print-wall-total = Total
print-wall-meaning = Fiecare căsuță arată o rundă: numărul total de victorii până atunci (sus), apoi numărul adversarului. Ultima coloană este numărul total de victorii.
print-wall-meaning-games = Fiecare căsuță arată o partidă: numărul total de victorii până atunci (sus), apoi numărul adversarului. Ultima coloană este numărul total de victorii.
print-register = Registrul
print-rating = Rating
print-category = Categoria
print-rounds = Runde
print-register-closed =
    Registru închis { $time }. { $count ->
        [one] 1 jucător.
        [few] { $count } jucători.
       *[other] { $count } de jucători.
    }
print-draw-record = Procesul-verbal al tragerii la sorți
print-draw-sources = Sursa sorților
print-draw-list = Lista la momentul tragerii
print-draw-lots = Sorții în ordinea tragerii
print-draw-lot = Sorț
print-draw-box = Căsuța
print-draw-position = Poziția
print-draw-rests = Pauză în runda
print-draw-group = Grupa
print-draw-strength = Nivel
print-draw-redo = Pentru a repeta tragerea
print-draw-redo-how = Oricine poate verifica: aceeași listă și aceleași numere dau aceiași sorți.
print-draw-frozen = Textul înghețat
print-draw-frozen-how = Angajamentul este SHA-256 al acestor rânduri în UTF-8, fără numerele lor, fiecare urmat de un salt de rând. Un rând fără număr îl continuă pe cel de deasupra, după un spațiu.
print-referee = Arbitru
print-ladder = Partide de departajare
print-ladder-accepted = Jigo acceptat de arbitru la ora
print-ladder-time = Timp și komi
print-ladder-earliest = Nu înainte de
print-ladder-black = Negru (prin nigiri)
print-ladder-order = Partidele se joacă în această ordine, la cinci minute una de alta. Prima partidă cu un câștigător hotărăște cine merge mai departe.
print-ladder-last = Pe tabla de 1 × 1 nu poate fi jigo: Negru trebuie să paseze, iar Alb câștigă prin komi. Câștigă jucătorul care primește Alb prin nigiri.
print-ladder-stays = Partida de pe tabla mare rămâne jigo pentru scor și puncte.
print-timetable = Program
print-rules = Reguli
print-self-pairing = Alegeți-vă adversarii
print-self-pairing-how = Oricare doi jucători pot juca între ei, cel mult de două ori. Scrieți numărul adversarului în căsuța următoare, iar deasupra numărul total de victorii, inclusiv această partidă.
print-tables = Numere de masă
print-doors = Săli
print-poster = Rețeaua din sală
sheet-poster-line = Scanați codul sau deschideți adresa: masa voastră, împerecherile și clasamentul pe telefon.
print-code-slips = Codurile ajutoarelor
sheet-code-about = Scanați codul sau deschideți adresa și introduceți cele șase cuvinte. Nu dați fișa altcuiva.
sheet-code-results = Introduce rezultate
sheet-code-check-in = Introduce sosirile
sheet-code-notes = Scrie note pentru arbitru
sheet-code-second-desk = A doua masă de arbitraj
sheet-code-second-desk-about = Pentru drawmaster follow pe al doilea calculator. Cu aceste cuvinte se vede tot fișierul evenimentului: păstrați fișa sub cheie.
print-labels = Ecusoane
print-draw-cards = Cartonașe de împerechere
print-start-score = Scor de start
print-colour = Culoare
print-pink-slips = Fișe de modificare
print-pink-slip = Fișă de modificare
print-pink-register = Fișe de modificare primite
print-pink-change = Modificare
print-outcome = Rezolvare
print-family-name = Nume
sheet-slip-middle-name = Al doilea prenume
sheet-slip-transliteration = Transliterare
sheet-slip-town = Localitatea
print-given-name = Prenume
print-time = Ora
print-round-board = Runda / masa
print-players = Jucători
print-article = Articol
print-ruling = Incidentul și decizia
print-appeal = Apel
print-incidents = Incidente și decizii
print-sealed-move = Mutare sigilată
print-prisoners-black = Prizonieri luați de Negru
print-prisoners-white = Prizonieri luați de Alb
print-clock-black = Timpul de pe ceasul Negrului
print-clock-white = Timpul de pe ceasul Albului
print-sealed-by = Sigilată de (culoarea)
print-sealed-number = Numărul mutării
print-sealed-move-at = Mutarea
print-resumption = Partida se reia la (ora, data, locul)
print-sealed-how = Scrieți mutarea, împăturiți și sigilați formularul, apoi opriți ceasul. Arbitrul păstrează formularul și îl deschide în prezența jucătorului care este la mutare.
print-late = Jucători întârziați
print-late-came = A sosit la
print-late-used = Folosit, min
print-late-outcome = Rezultat sau pierdut după
print-points = Punctele turneului
print-sp-list = Lista de puncte
print-race = Cursa spre finală
print-sum = Total
print-qualified = Jucătorii de deasupra acestei linii se califică
print-final-groups = Grupe
print-wins = Victorii
print-prizes = Premii
print-standings = Clasament
print-final-standings = Clasament final
print-stages-final = Lista finală a tuturor etapelor
print-stages-interim = Lista provizorie a tuturor etapelor
print-individual = Clasament individual
print-round-number = { $round }
print-place = Loc
print-number = Nr.
print-name = Nume
print-rank = Grad
print-club = Club
print-country = Țara
print-cell-meaning = 4+/b: victorie cu Negru împotriva jucătorului 4; 4-/w: înfrângere cu Alb împotriva jucătorului 4; =: jigo.
print-ko-title =
    { $category } · { $count ->
        [one] 1 jucător
        [few] { $count } jucători
       *[other] { $count } de jucători
    }
print-section = Secțiunea { $section }
print-round-of =
    { $lines ->
        [16] Optimi de finală
        [32] Șaisprezecimi de finală
       *[other] Primii { $lines }
    }
print-quarter-finals = Sferturi de finală
print-semi-finals = Semifinale
print-winners-final = Finala câștigătorilor
sheet-order-of-moves-mixed = Ordinea mutărilor: doamna de la negru, doamna de la alb, domnul de la negru, domnul de la alb. Partenerii nu vorbesc despre partidă cât timp se joacă.
sheet-order-of-moves-any = Ordinea mutărilor: primul partener de la negru, primul de la alb, al doilea de la negru, al doilea de la alb, în ordinea de aici. Partenerii nu vorbesc despre partidă cât timp se joacă.
sheet-losers-table = Tabloul învinșilor
sheet-second-final = A doua finală
sheet-third-final = A treia finală
sheet-from-winners = învinsul din { $game }
sheet-from-losers = câștigătorul din runda { $round }, partida { $number }
print-final = Finala
print-winner = Câștigător
print-third-place = Partida pentru locul trei
print-group-gold = auriu, 1–2
print-group-bronze = bronz, 3–4
print-group-blue = albastru, 5–8
print-group-green = verde, 9–16
print-group-magenta = magenta, 17–32
print-group-red = roșu, 33–64
print-shared-place = Jucătorii egali la toate criteriile împart același loc.

## Texts that the event fills in

sheet-round = Runda { $round }
sheet-round-draft = Runda { $round }: ciornă, nepublicată
sheet-days = { $from } – { $to }
sheet-day-in-month = { $day } { $month }
sheet-date = { $day } { $month } { $year }
sheet-weekday-date = { $weekday }, { $day } { $month }
sheet-month-1 = ianuarie
sheet-month-2 = februarie
sheet-month-3 = martie
sheet-month-4 = aprilie
sheet-month-5 = mai
sheet-month-6 = iunie
sheet-month-7 = iulie
sheet-month-8 = august
sheet-month-9 = septembrie
sheet-month-10 = octombrie
sheet-month-11 = noiembrie
sheet-month-12 = decembrie
sheet-weekday-1 = luni
sheet-weekday-2 = marți
sheet-weekday-3 = miercuri
sheet-weekday-4 = joi
sheet-weekday-5 = vineri
sheet-weekday-6 = sâmbătă
sheet-weekday-7 = duminică
sheet-of-category = { $competition }, categoria { $category }
sheet-in-hall = { $competition }, { $hall }
sheet-boards = Mesele { $from }–{ $to }
sheet-bye = liber
sheet-anonymous = Anonim
sheet-anonymous-number = Nr. { $number }
sheet-forfeit = neprezentare
sheet-ladder = partide de departajare
sheet-decision = decizie
sheet-over-by = se termină până la { $time }
sheet-moved-from = era { $time }
sheet-late-until = pierdut după { $time }
sheet-due-elsewhere = { $competition }, runda { $round }, { $start }
sheet-all-competitions = Toate competițiile
sheet-knock-out = Eliminatoriu
sheet-final = Finala { $category }
sheet-final-group = Grupa { $name }
sheet-final-last = Semifinale și finale
sheet-finals = Finale
sheet-qualifying = KO{ $category }, calificări
sheet-points-round = R{ $round }
sheet-points-season = Sezonul { $season }, clasa { $class }, coeficientul { $coefficient }.
sheet-points-open = Sunt confirmate { $done } din { $rounds } runde. Punctele se mai pot schimba.
sheet-points-ages = Categoriile de vârstă ale turneului diferă de cele ale sezonului { $season }.
sheet-points-nothing = Sezonul { $season } nu acordă puncte pentru aceste etape: { $stages }.

## The draw record and change slips

sheet-draw-generator = Generator
sheet-draw-generator-is = ChaCha20, cu cheia SHA-256 din angajament și entropie
sheet-draw-commitment = Angajament (SHA-256 al listei)
sheet-draw-nonce = Numărul secret al directorului (nonce)
sheet-draw-called = Entropia, anunțată la tragere
sheet-draw-apart = Separați în prima rundă
sheet-draw-countries = țările
sheet-draw-clubs = cluburile
sheet-draw-again = Motivul noii trageri la sorți
sheet-seed-closing = Sămânța tragerilor { $seed }, trasă la închiderea registrului ({ $at }) din { $random } și entropia { $entropy }. De câte ori a fost trasă: { $count }.
sheet-seed-changed = Sămânța tragerilor { $seed }, trasă din nou ({ $at }) din { $random } și entropia { $entropy }. Motivul: { $reason }. De câte ori a fost trasă: { $count }.
sheet-seed-given = Sămânța tragerilor { $seed }, dată la crearea evenimentului.
sheet-seed-older = Sămânța tragerilor { $seed }.
sheet-draw-reason = Motivul ordinii listei
sheet-draw-number = Tragerea { $number } din { $all }, { $at }
sheet-draw-frozen = Înghețată
sheet-draw-frozen-number = { $at }, înghețarea { $number }
sheet-draw-frozen-same-step = în același pas cu tragerea: nimeni nu a putut nota angajamentul dinainte
sheet-draw-announced = Anunțat la înghețare
sheet-draw-digits = { $digits ->
        [one] o cifră
        [few] { $digits } cifre
       *[other] { $digits } de cifre
    }
sheet-draw-digits-any = oricâte cifre
sheet-draw-acts = Toate înghețările și tragerile
sheet-draw-log = Istoricul concursului
sheet-draw-log-head = { $entries } înregistrări, amprenta { $head }
sheet-draw-act-freeze = înghețarea { $number } { $at }
sheet-draw-act-freeze-undone = înghețarea { $number } { $at }, anulată
sheet-draw-act-draw = tragerea { $number } { $at }
sheet-draw-act-draw-undone = tragerea { $number } { $at }, anulată
sheet-draw-withheld = { $lines ->
        [one] Un rând apare fără nume și club, care nu mai pot fi publicate.
        [few] { $lines } rânduri apar fără nume și cluburi, care nu mai pot fi publicate.
       *[other] { $lines } de rânduri apar fără nume și cluburi, care nu mai pot fi publicate.
    } Angajamentul nu poate fi recalculat de pe această foaie; fișierul evenimentului are textul întreg.
sheet-draw-rests = Pauze
sheet-draw-rests-best = cei mai bine clasați au pauză în ziua lungă
sheet-draw-rests-lots = prin tragere la sorți
sheet-draw-rests-eve = prima rundă se joacă în seara dinainte
sheet-witness = Martor
sheet-slip-status = Stare
sheet-slip-change = { $field }: { $before }, acum { $after }
sheet-slip-applied = aplicată { $time }
sheet-slip-refused = respinsă { $time }: { $reason }
sheet-slip-pending = în așteptare

## Rules in brief

sheet-rules = Regulile pe scurt
sheet-rules-system = Sistem
sheet-system-swiss = elvețian, { $rounds } runde
sheet-system-mcmahon = McMahon, { $rounds } runde, bara la { $bar }
sheet-system-novices = începători, { $rounds } runde; jucătorii fără victorie se întâlnesc
sheet-system-league = ligă: toți se întâlnesc cu toți în divizia lor; { $moves ->
    [0] nimeni nu schimbă divizia
    [1] primul promovează, ultimul retrogradează
    [few] primii { $moves } promovează, ultimii { $moves } retrogradează
   *[other] primii { $moves } promovează, ultimii { $moves } retrogradează
}
sheet-system-club-ladder = scara clubului: o victorie urcă o treaptă, o înfrângere coboară una; o piatră pentru fiecare grad de diferență, cel mult 9, și 5 puncte de komi pentru fiecare grad în plus
sheet-system-round-robin = fiecare cu fiecare, { $rounds } runde
sheet-system-score-pairing = împerechere după scor, { $rounds } runde
sheet-system-generalised-knock-out = eliminatoriu generalizat, { $rounds } runde: se întâlnesc jucători cu aceleași rezultate
sheet-system-knock-out = eliminatoriu
sheet-system-swiss-knock-out = elvețian, { $rounds } runde, încheiat cu un eliminatoriu de { $finalists } jucători
sheet-system-double-elimination = dublă eliminare: eliminat după două înfrângeri
sheet-system-double-elimination-one = dublă eliminare: eliminat după două înfrângeri, cu o singură finală
sheet-system-double-elimination-three = dublă eliminare: eliminat după două înfrângeri, cu o finală din trei partide
sheet-system-zones = { $zones } zone în care joacă fiecare cu fiecare, apoi un eliminatoriu al câștigătorilor
sheet-system-zoned-swiss = elvețian pe zone, { $rounds } runde, zone până la { $limits } și restul
sheet-system-self-pairing = împerechere la alegerea jucătorilor, oricare doi se întâlnesc cel mult { $meetings ->
    [1] o dată
    [few] de { $meetings } ori
   *[other] de { $meetings } de ori
}
sheet-rules-time = Timp de gândire
sheet-rules-main = câte { $minutes } min de jucător
sheet-rules-no-overtime = { $main }, fără byo-yomi
sheet-rules-byoyomi = { $main }, apoi byo-yomi { $periods } × { $seconds } s
sheet-rules-canadian = { $main }, apoi byo-yomi canadian (pietre: { $stones }, timp: { $minutes }:{ $seconds } min)
sheet-rules-fischer = { $main }, plus { $seconds } s pentru fiecare mutare
sheet-rules-rated = rating european, clasa { $class }
sheet-rules-not-rated = fără rating
sheet-rules-komi = Komi
sheet-rules-handicap = Handicap
sheet-rules-board = Tabla
sheet-rules-board-by-rank = 13x13 dacă ambii jucători au { $rank } sau mai mult, altfel 9x9
sheet-rules-no-handicap = fără, toate partidele sunt egale
sheet-rules-handicap-score = diferența de scor{ $change }, cel mult { $most }; fără komi în partidele cu handicap
sheet-rules-handicap-rank = diferența de grad{ $change }, cel mult { $most }; fără komi în partidele cu handicap
sheet-rules-handicap-plus = { " " }plus { $stones }
sheet-rules-handicap-minus = { " " }minus { $stones }
sheet-rules-placing = Departajare
sheet-rules-then = , apoi{ " " }
sheet-rules-places-shared = { $criteria }; la egalitate deplină, locurile se împart
sheet-rules-odd = Număr impar de jucători
sheet-rules-odd-ghost = joacă un înlocuitor; dacă nu există, este liber ultimul clasat dintre cei care nu au mai fost liberi
sheet-rules-odd-bye = este liber ultimul clasat dintre cei care nu au mai fost liberi
sheet-rules-odd-off = nimeni nu este liber: organizatorii asigură un număr par
sheet-rules-lateness = Întârziere
sheet-rules-lateness-is = Ceasul Negrului pornește la începutul rundei. Jucătorul care întârzie mai mult de o oră pierde partida.
sheet-rules-protests = Contestații
sheet-rules-protests-are = Până la începutul rundei următoare.
sheet-rules-jigo = Jigo în eliminatoriu
sheet-rules-jigo-is = Partidele pe table mai mici hotărăsc cine merge mai departe. Partida în sine rămâne jigo.

## Meanings of the criteria

sheet-criterion-category = categoria de vârstă
sheet-criterion-division = divizia
sheet-criterion-mms = scorul McMahon
sheet-criterion-wins = numărul de victorii
sheet-criterion-score = scorul: două puncte pentru o victorie
sheet-criterion-sos-mms = suma scorurilor McMahon ale adversarilor
sheet-criterion-sos-wins = suma victoriilor adversarilor
sheet-criterion-sos-1 = suma scorurilor adversarilor, fără cel mai mic
sheet-criterion-sos-2 = suma scorurilor adversarilor, fără cele mai mici două
sheet-criterion-sos-more = suma scorurilor adversarilor, fără cele mai mici
sheet-criterion-sos-first = suma scorurilor adversarilor întâlniți începând cu runda { $from }
sheet-criterion-sodos = suma scorurilor adversarilor învinși
sheet-criterion-sosos = suma SOS a adversarilor
sheet-criterion-cuss = suma scorurilor proprii după fiecare rundă
sheet-criterion-cusp = suma punctelor proprii de victorie după fiecare rundă
sheet-criterion-direct = partidele directe dintre jucătorii aflați la egalitate
sheet-criterion-exploits = victoriile adversarilor mai puternici întâlniți sau învinși
sheet-criterion-stage = cât de departe a ajuns jucătorul în eliminatoriu
sheet-criterion-sequence = rezultatele în ordinea rundelor, întâi victoriile timpurii
sheet-criterion-rung = treapta scării: rangul și zecimile de grad peste el
sheet-criterion-board-points = punctele tuturor meselor echipei
sheet-match = Meciul { $number }: { $first } – { $second }
sheet-criterion-cps = victoriile din rundele târzii contează dublu
sheet-criterion-sts = scor cu bonus pentru jucătorii neînvinși

## Prizes

sheet-prize-category = Categoria { $category }
sheet-prize-girls = Fete, categoria { $category }
sheet-prize-boys = Băieți, categoria { $category }
sheet-prize-knock-out = KO{ $category }
sheet-prize-above-bar = Cele mai bune rezultate deasupra barei
sheet-prize-list = lista din { $time }
sheet-prize-rank = Gradul { $rank }
sheet-prize-ranks = Gradele de la { $low } la { $high }
sheet-prize-place = locul { $place }
sheet-prize-wins = { $rounds ->
        [one] Numărul de victorii într-o rundă
        [few] Numărul de victorii în { $rounds } runde
       *[other] Numărul de victorii în { $rounds } de runde
    }
sheet-prize-wins-of = { $wins ->
        [one] 1 victorie
        [few] { $wins } victorii
       *[other] { $wins } de victorii
    }
sheet-prize-youngest = Cel mai tânăr
sheet-prize-countries = Țări: cei mai buni doi băieți și cele mai bune două fete
sheet-prize-places = locurile { $places }
sheet-prize-sum = suma locurilor { $sum }
sheet-prize-shared = împărțit
sheet-prize-improvement = Cel mai mare progres
sheet-prize-persistence = Cele mai multe partide
sheet-prize-rungs = { $count ->
    [one] o treaptă mai sus
    [few] { $count } trepte mai sus
   *[other] { $count } de trepte mai sus
}
sheet-prize-games = { $count ->
    [one] o partidă
    [few] { $count } partide
   *[other] { $count } de partide
}
sheet-prize-most-improved = Cel mai mare progres, categoria { $category }
sheet-prize-rookie = Debutantul anului
sheet-prize-country-teams = Echipe naționale: două fete și doi băieți
sheet-prize-points = { $points ->
        [one] 1 punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
sheet-place-1 = locul 1
sheet-place-2 = locul 2
sheet-place-3 = locul 3

## The referee's log

sheet-incident-advances = KO{ $category }: { $winner } merge mai departe prin decizia directorului: { $reason }
sheet-incident-drawn = Categoria { $category }: tragere la sorți prin decizia directorului: { $reason }
sheet-incident-corrected = Rezultatul confirmat a fost corectat în { $result }: { $reason }
sheet-incident-ruled = Rezultat schimbat în { $result } prin decizia în cazul { $case }
sheet-incident-lowered = Nu joacă runda următoare: scorul inițial scade cu { $by }.
sheet-incident-box = KO{ $category }, căsuța { $box }: intră { $player }: { $reason }
sheet-incident-box-empty = KO{ $category }, căsuța { $box } rămâne liberă: { $reason }
sheet-incident-forfeit-black = Negru nu s-a prezentat sau nu a continuat: Negru pierde partida prin neprezentare.
sheet-incident-forfeit-white = Alb nu s-a prezentat sau nu a continuat: Alb pierde partida prin neprezentare.
sheet-incident-forfeit-both = Ambii jucători pierd partida prin neprezentare.
sheet-incident-walkover-black = Negru merge mai departe fără joc.
sheet-incident-walkover-white = Alb merge mai departe fără joc.
sheet-incident-both-lose = Ambii jucători pierd.
sheet-incident-no-result = Fără rezultat.
sheet-incident-jigo = Jigo sau fără rezultat într-o partidă care cere un câștigător: urmează partide de departajare.
sheet-incident-jigo-won = Jigo sau fără rezultat într-o partidă care cere un câștigător: { $winner } merge mai departe după partidele de departajare.

## The tour's sheets

sheet-season = Sezonul { $year }
sheet-final-column = Finala
sheet-race-tied = la egalitate
sheet-race-absent = nu poate veni
sheet-race-note = Puncte câștigate în anul { $year }, fără zecimale. Primii { $size } jucători care pot veni joacă finala; egalitățile pentru ultimul loc sunt decise de circuit.
sheet-sp-note = Punctele ultimei ediții a fiecărui campionat. După ele se stabilesc capii de serie în tabelele eliminatorii.

sheet-role-head-referee = Arbitru principal
sheet-role-referee = Arbitri și asistenți
sheet-role-timekeeper = Cronometrori
sheet-role-committee = Comisia de apel
sheet-role-replacement = Rezerve
sheet-officials-title = Oficiali
sheet-rules-referees = Arbitri
sheet-cases-title = Registrul de cazuri, pentru arbitru
sheet-case-title = Cazul { $number }
sheet-case-facts = Ce s-a întâmplat
sheet-case-steps = Decizii, contestații și apeluri
sheet-case-state = Stare
sheet-case-referee = Arbitrul
sheet-case-committee = Comisia
sheet-case-instead = în locul lui
sheet-case-ruled = { $by }: { $words }
sheet-case-protested = Contestație de la { $player }: { $words }
sheet-case-appealed = Apel de la { $player }: { $words }
sheet-case-closed = Închis. { $words }
sheet-case-late = (Târziu; primită pentru că: { $reason })
sheet-case-upheld = (admis)
sheet-case-rejected = (respins)
sheet-case-result = Rezultat: { $result }.
sheet-case-clocks = Ceasuri: Negru { $black }, Alb { $white } rămase.
sheet-case-clocks-used = Ceasuri: Negru { $black }, Alb { $white } folosite.
sheet-receipt-title = Chitanța { $number }
sheet-receipt-from = Primit de la
sheet-receipt-by = Primit de
sheet-refund-title = Chitanța { $number }: restituire
sheet-refund-to = Restituit către
sheet-refund-by = Restituit de
sheet-receipt-amount = Suma
sheet-receipt-method = Mod de plată
sheet-receipt-note = Observație
sheet-receipt-for = Cont
sheet-receipt-signature = Semnătura
sheet-method-cash = în numerar
sheet-method-transfer = prin transfer bancar
sheet-fee-list-title = Masa de înscriere: plăți
sheet-fees-for = Pentru ce
sheet-fees-owed = De plată
sheet-fees-paid = Plătit
sheet-fees-open = Rest
sheet-fees-came = Prezent
sheet-fees-levy = Taxa asociației
sheet-fees-credit = Plătit în plus
sheet-fees-discount = Reduceri
sheet-fees-total = Total
sheet-cash-report-title = Raport de casă
sheet-cash-report-signature = Trezorier
sheet-cash-float = Sold inițial, dimineața
sheet-cash-received = Numerar primit
sheet-cash-refunded = Numerar restituit
sheet-cash-expected = În casă
sheet-cash-counted = Numărat
sheet-cash-difference = Diferență
sheet-cash-transferred = Transferuri primite
sheet-cash-returned = Transferuri restituite
sheet-cash-void = Chitanțe anulate:
sheet-cash-whole = Tot evenimentul
sheet-levy-form-title = Taxa asociației
sheet-levy-member = Membri
sheet-levy-non-member = Nemembri
sheet-levy-concession = Tarif redus
sheet-levy-people = Jucători
sheet-levy-days = Zile
sheet-levy-a-day = Pe zi
sheet-levy-amount = Suma
sheet-levy-signature = Organizator
sheet-report-title = Raportul din { $day }
sheet-report-rounds = Runde jucate: rezultate, stare
sheet-report-running = Partide încă în joc, cele mai lungi întâi
sheet-report-round = Runda
sheet-report-announced = Anunțat
sheet-report-began = Început
sheet-report-over = Sfârșit
sheet-report-late = Întârziere
sheet-report-minutes = { $minutes } min întârziere
sheet-report-proposed = propus: { $time }
sheet-report-since = de la { $time }
sheet-report-forfeits = Neprezentări
sheet-report-corrections = Corectări după confirmare
sheet-report-cases = Cazuri
sheet-report-protests = Contestații și apeluri
sheet-report-confirmed = confirmată
sheet-report-open = neconfirmată
