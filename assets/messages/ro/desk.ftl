# Textele ferestrei în română, partea a doua: setări, puncte, sala, ajutor.
yes = da
no = nu
screen-event = Turneul
screen-points = Puncte
screen-hall = Sala
help = Ajutor
tour = Arată primii pași
tour-day = Ziua, de sus în jos
tour-day-about = Bara din stânga urmează ziua: turneul și setările lui, înscrierile, eliminatoriile, rundele, clasamentul și punctele. Rândul de sus spune unde ați ajuns. Butonul galben este pasul următor; Ctrl+Enter îl apasă.
tour-keys = Totul de la tastatură
tour-keys-about = Fiecare buton își arată tasta. Ctrl+K găsește orice acțiune, jucător sau masă după câteva litere, ? arată toate tastele, iar F1 explică ecranul pe care sunteți. Mausul funcționează și el peste tot.
tour-results = Rezultate citite de două ori
tour-results-about = Apăsați 1 dacă a câștigat Negru și 2 dacă a câștigat Alb; cursorul trece singur mai departe. A doua citire nu o arată pe prima: unde diferă, se oprește, sună și le arată pe amândouă.
tour-undo = Nimic nu se pierde
tour-undo-about = Fiecare pas se salvează pe loc. Ctrl+Z îl ia înapoi și spune ce a luat, chiar și după repornire, iar istoricul arată cine ce a făcut și când.
tour-count = { $at } din { $all }
tour-next = Înainte
tour-done = Începe
tour-skip = Sari peste
help-event = Toate setările turneului, cu un cuvânt simplu și cu urmările lor. Cele care diferă de obicei sunt scrise îngroșat și pot fi aduse înapoi.
    Scrieți în câmpul de sus ca să găsiți una: „komi”, „bara”, „handicap”.
help-register = Toți cei înscriși. Cei anunțați se confirmă când sunt văzuți în persoană; numai cei confirmați intră la împerechere.
    Scrieți ca să găsiți pe cineva; semnele diacritice nu contează. Închiderea înscrierilor dă fiecăruia un număr, în ordinea puterii.
help-knockouts = Tabloul fiecărei categorii de vârstă. Înainte de tragere: lista în ordinea capilor de serie și câți joacă. Tragerea se face o singură dată, înaintea primei runde, și poate fi verificată de oricine.
    Partidele tabloului le așază programul la împerecherea rundei.
help-rounds = O rundă trece prin patru stări. Ca ciornă o vedeți numai dumneavoastră și poate fi schimbată cu mâna. Afișată: jucătorii își caută masa. Se joacă: când spuneți dumneavoastră sau la primul rezultat. Confirmată: amândouă citirile coincid la fiecare masă.
    Schimbările de după afișare sunt însemnate, aici și pe foi.
help-standings = Clasamentul după orice rundă. Alegeți un rând și adversarii lui sunt subliniați. Filtrele arată o categorie, o țară sau un club; locurile rămân cele din tot câmpul.
help-points = Punctele circuitului de până acum, pe categorii de vârstă. Alegeți un jucător ca să vedeți de unde le are; cifra publicată este suma exactă fără fracția ei.
help-hall = A doua fereastră, pentru proiector sau pentru un ecran în sală. Deschideți-o, mutați-o acolo și alegeți aici ce arată. Urmează singură turneul.
    Listele lungi își întorc paginile; bara de spațiu le ține pe loc.
help-print = Toate foile ca PDF, precum și fișierele pentru lista de rating și pentru alte programe.
help-history = Tot ce s-a făcut vreodată, cele mai noi întâi. Nimic nu se șterge; ce a fost luat înapoi este tăiat cu o linie.
key-setting = setarea de deasupra sau de dedesubt
palette-board = Masa { $board }
palette-nothing = Nimic nu se numește așa.
redo-what = Refă: { $what }
operation-start_round = începutul partidelor din runda { $round }
history-round = Runda
history-since = De la
history-undo = luat înapoi: { $what }
history-redo = adus din nou: { $what }
setting-find = Caută o setare ( / )
setting-changed = numai ce diferă de obicei
setting-reset = înapoi la { $value }
setting-none = Nicio setare nu se numește așa.
group-event = Datele turneului
group-games = Partidele
group-register = Cine joacă
group-scores = Scoruri
group-pairing = Împerechere
group-handicap = Handicap
group-standings = Clasament
group-more = Altele
group-desk = Acest birou
desk-language = Limba
desk-theme = Culori
desk-sound = Sunet când citirile diferă
desk-system = ca sistemul
desk-light = deschise
desk-dark = închise
setting-event-name = Nume
setting-event-name-about = Stă pe fiecare foaie și în fiecare fișier.
setting-event-place = Localitate
setting-event-place-about = Stă pe foi și în fișierul listei de rating.
setting-event-country = Țara
setting-event-country-about = Două litere, de pildă RO; lista de rating le cere.
setting-event-start = Prima zi
setting-event-start-about = Ca 2026-11-20. Vârstele se iau în anul ei.
setting-event-end = Ultima zi
setting-event-end-about = Aceeași cu prima la un turneu de o zi.
setting-competition-name = Competiția
setting-competition-name-about = Numele ei pe foi.
setting-competition-rounds = Runde
setting-competition-rounds-about = Câte se joacă. Bara și eliminatoriile depind de ele.
setting-event-season = Sezonul circuitului
setting-event-season-about = Ale cui reguli dau punctele.
setting-event-tour-class = Clasa în circuit
setting-event-tour-class-about = Hotărăște câte puncte valorează o treaptă a eliminatoriilor.
setting-event-tour-coefficient = Coeficient
setting-event-tour-coefficient-about = Punctele eliminatoriilor se înmulțesc cu el; de regulă 1.
setting-event-tour-online = Jucat online
setting-event-tour-online-about = Contează după regulile sezonului pentru turnee online.
setting-event-tour-championship = Campionat
setting-event-tour-championship-about = Numele care rămâne de la un an la altul, după care circuitul cunoaște ediția trecută; gol dacă este numele evenimentului.
setting-event-tour-bundles = Pachete trimise
setting-event-tour-bundles-about = Câte fișiere pentru circuit au fost emise; se numără singur.
setting-event-halls = Săli
setting-event-halls-about = Ce mese stau în ce sală: un nume, prima și ultima masă din fiecare.
setting-event-time-main-minutes = Timp de bază în minute
setting-event-time-main-minutes-about = Al fiecărui jucător. Cu prelungirea hotărăște clasa de rating.
setting-event-time-overtime = Prelungire
setting-event-time-overtime-about = Ce urmează când s-a terminat timpul de bază.
setting-event-lowered-class = Clasa de rating
setting-event-lowered-class-about = Cât permite timpul de gândire sau, la alegere, mai jos; nu urcă niciodată.
setting-event-komi = Komi
setting-event-komi-about = Punctele lui Alb într-o partidă egală. Un număr întreg face posibil jigo, pe care în eliminatorii îl decide scara.
setting-event-two-passes = Rezultate în două citiri
setting-event-two-passes-about = Citite o dată pentru Negru și o dată pentru Alb; o greșeală se vede pe loc. Fără: o singură introducere la fiecare masă.
setting-event-ages-cut-off = Vârsta se ia la
setting-event-ages-cut-off-about = Ziua din anul turneului care decide categoria.
setting-event-ages-limit-included = Limita intră și ea
setting-event-ages-limit-included-about = Cu: categoria 12 înseamnă „cel mult 12”. Fără: „sub 12”.
setting-event-ages-categories = Categorii de vârstă
setting-event-ages-categories-about = Limitele, cea mai mică întâi.
setting-competition-open-file = Fișierul Openului de lângă Future Stars
setting-competition-open-file-about = Unde joacă numai începători: fișierul Openului din același dosar, după nume. Cine joacă acolo nu este primit aici.
setting-event-levy-member = Taxa pe zi, membri
setting-event-levy-member-about = Cât cere asociația pentru fiecare zi jucată, de pildă 1.50; 0 dacă nu cere. Oaspeții trec drept membri ai asociației lor.
setting-event-levy-non-member = Taxa pe zi, nemembri
setting-event-levy-non-member-about = Pentru cine nu e în nicio asociație.
setting-event-levy-concession = Taxa pe zi, redusă
setting-event-levy-concession-about = Copii, studenți, șomeri: cum hotărăște directorul.
setting-event-levy-currency = Moneda taxei
setting-event-levy-currency-about = Stă după sume, de pildă EUR.
setting-competition-knockouts = Eliminatoriile categoriilor
setting-competition-knockouts-about = Cu: tragerile se cer înaintea primei lor runde.
setting-competition-knockout-rules-after-jigo = După jigo în eliminatorii
setting-competition-knockout-rules-after-jigo-about = Scara cu table tot mai mici sau o partidă nouă în timpul rămas.
setting-competition-knockout-rules-after-withdrawal = După o retragere înaintea primelor partide
setting-competition-knockout-rules-after-withdrawal-about = Cine ia căsuța: următorul din listă, cu o rezervă în locul lui, adversarul fără joc sau o rundă liberă.
setting-competition-newcomers = Numai pentru începători
setting-competition-newcomers-about = Vârsta cea mai mare și numărul cel mai mare de concursuri, ca la Future Stars; nimic pentru toți.
setting-competition-mcmahon-bar = Bara
setting-competition-mcmahon-bar-about = Toți cei de la gradul acesta în sus încep cu același scor și pot câștiga turneul.
setting-competition-mcmahon-floor = Podeaua
setting-competition-mcmahon-floor-about = Toți cei mai slabi încep cu scorul acestui grad.
setting-competition-mcmahon-zero = Scara scorurilor
setting-competition-mcmahon-zero-about = Gradul care începe la 0: 20k pe scara europeană, 1d pe cea britanică.
setting-competition-mcmahon-supergroup = Grupa de peste bară
setting-competition-mcmahon-supergroup-about = De la gradul acesta în sus se începe cu un punct peste bară.
setting-competition-scoring-absent-score = Scor pentru o rundă lipsită
setting-competition-scoring-absent-score-about = La scorul McMahon. O jumătate dă un punct după fiecare două runde lipsite.
setting-competition-scoring-absent-wins = Victorii pentru o rundă lipsită
setting-competition-scoring-absent-wins-about = La numărul de victorii.
setting-competition-scoring-bye-score = Scor pentru runda liberă
setting-competition-scoring-bye-score-about = La scorul McMahon, pentru cine stă când numărul e impar.
setting-competition-scoring-bye-wins = Victorii pentru runda liberă
setting-competition-scoring-bye-wins-about = La numărul de victorii.
setting-competition-scoring-round-down = Rotunjește în jos punctele rundelor lipsite
setting-competition-scoring-round-down-about = După fiecare rundă contează numai punctele întregi.
setting-competition-pairing-first-seeding = Primele runde împerechează
setting-competition-pairing-first-seeding-about = Cine joacă cu cine între egali, până la runda de mai jos.
setting-competition-pairing-later-seeding = Rundele următoare împerechează
setting-competition-pairing-later-seeding-about = Cine joacă cu cine între egali, după aceea.
setting-competition-pairing-first-rounds = Numărul primelor runde
setting-competition-pairing-first-rounds-about = Ultima rundă care se împerechează ca prima.
setting-competition-pairing-bye = Când numărul este impar
setting-competition-pairing-bye-about = Cine stă, sau că hotărăște directorul.
setting-competition-pairing-apart-at-bar = Cluburi despărțite și la bară
setting-competition-pairing-apart-at-bar-about = Fără: la bară și peste ea cluburile și țările se pot întâlni.
setting-competition-pairing-profile = Modelul împerecherii
setting-competition-pairing-profile-about = Ce este o împerechere bună: ordinea strictă a regulilor circuitului sau ponderile altui program.
setting-competition-pairing-levels = Ordinea regulilor de împerechere
setting-competition-pairing-levels-about = Fiecare regulă contează mai mult decât toate cele de după ea. Se scrie ca în linia de comandă.
setting-competition-pairing-opengotha = Ponderile celuilalt program
setting-competition-pairing-opengotha-about = Folosite numai de modelul cu acest nume.
setting-competition-handicap-basis = Handicap după
setting-competition-handicap-basis-about = Fără: toate partidele sunt egale.
setting-competition-handicap-reduction = Pietre scăzute
setting-competition-handicap-reduction-about = Din diferență: 0, 1 sau 2 sunt obișnuite.
setting-competition-handicap-ceiling = Cele mai multe pietre
setting-competition-handicap-ceiling-about = Niciun handicap nu e mai mare; cel mult 9.
setting-competition-handicap-exempt = Fără handicap
setting-competition-handicap-exempt-about = Cine joacă egal, oricât de departe ar fi.
setting-competition-ladder = Ordinea clasamentului
setting-competition-ladder-about = Criteriile, cel mai important întâi, de pildă MMS SOS SOSOS.
setting-competition-grade-limits = Divizii
setting-competition-grade-limits-about = Limitele de jos ale gradelor în diviziile pe care le deosebește criteriul CAT.
setting-competition-scoring-forfeit-counts-opponent = Neprezentarea numără adversarul
setting-competition-scoring-forfeit-counts-opponent-about = Cu: scorul adversarului intră în sume. Fără: îi ține locul propriul scor de start.
setting-competition-scoring-handicap-in-sums = Handicapurile intră în sume
setting-competition-scoring-handicap-in-sums-about = Adunate la Alb și scăzute la Negru.
setting-competition-scoring-unplayed-as-half = Rundele nejucate ale adversarilor contează o jumătate
setting-competition-scoring-unplayed-as-half-about = Orice le-ar fi adus o asemenea rundă.
setting-competition-scoring-missed-in-sosos = Runda lipsită în SOSOS
setting-competition-scoring-missed-in-sosos-about = Ce ține locul adversarului care nu a fost.
setting-competition-scoring-bye-in-sodos = Runda liberă contează în SODOS
setting-competition-scoring-bye-in-sodos-about = Ca o victorie asupra propriului scor de start.
effect-rating-class = Clasa { $word } a listei de rating: { $word ->
    [A] partidele contează întreg.
    [B] partidele contează trei sferturi.
   *[C] partidele contează pe jumătate.
}
effect-rating-none = Prea scurt pentru lista de rating.
effect-bar-in = { $count ->
    [one] { $count } jucător confirmat începe pe ea
    [few] { $count } jucători confirmați încep pe ea
   *[other] { $count } de jucători confirmați încep pe ea
}: în limitele { $word }.
effect-bar-few = { $count ->
    [one] { $count } jucător confirmat începe pe ea
    [few] { $count } jucători confirmați încep pe ea
   *[other] { $count } de jucători confirmați încep pe ea
}; se recomandă { $word }: coborâți-o.
effect-bar-many = { $count ->
    [one] { $count } jucător confirmat începe pe ea
    [few] { $count } jucători confirmați încep pe ea
   *[other] { $count } de jucători confirmați încep pe ea
}; se recomandă { $word }: ridicați-o.
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
choice-Unrated = fără rating
choice-Slip = jumătatea de sus cu cea de jos
choice-Fold = primul cu ultimul
choice-Random = prin tragere la sorți
choice-Neighbours = primul cu al doilea, al treilea cu al patrulea
choice-GhostThenBye = joacă un înlocuitor, altfel ultimul este liber
choice-Bye = ultimul este liber
choice-Seygo = regulile circuitului în ordinea lor
choice-OpenGotha = ponderi, cum le are OpenGotha
choice-Off = fără
choice-Score = diferența de scor
choice-Rank = diferența de grad
choice-EitherAtBar = cine este la bară sau peste ea
choice-Capped = nimeni, dar puterea contează până la { $value }
choice-OwnSos = propriul SOS
choice-StartTimesRounds = scorul de start pentru fiecare rundă
points-category = Vârsta { $category }
points-by = Sezonul { $season }, clasa { $class }, coeficientul { $coefficient }
points-by-online = Sezonul { $season }, clasa { $class }, coeficientul { $coefficient }, online
points-empty = Nimeni de vârsta aceasta nu are încă puncte.
points-sources = De unde sunt punctele
points-no-sources = Încă niciun punct.
points-stage = Treapta: { $stage }
points-win = a câștigat cu
points-jigo = jigo cu
points-loss = a pierdut cu
points-sum = suma exactă
points-published = puncte
col-points = Puncte
col-exact = Exact
hall-open = Deschide fereastra pentru sală
hall-close = Închide fereastra pentru sală
hall-is-open = Sala vede ce se alege aici.
hall-is-closed = Fereastra este închisă. Cu un al doilea ecran, se deschide acolo.
hall-what = Ce vede sala
hall-how = Cum
hall-boards = Împerecheri pe mese
hall-boards-about = Masa, Negru și Alb, după ce runda este afișată.
hall-names = Împerecheri după nume
hall-names-about = Ca jucătorii să-și găsească masa.
hall-standings = Clasament
hall-standings-about = Locul, numele și primele trei criterii.
hall-knockouts = Tabloul eliminatoriilor
hall-knockouts-about = Partidele care urmează și cine a ajuns acolo.
hall-points-about = Punctele circuitului, pe vârste.
hall-points = Puncte
hall-points-title = Puncte, vârsta { $category }
hall-countdown = Numărătoare inversă
hall-countdown-about = Cât mai este până începe runda.
hall-ceremony = Tragerea la sorți
hall-ceremony-about = Tragerea, căsuță cu căsuță.
hall-blank = Numele turneului
hall-blank-about = Pentru pauze și cuvântări.
hall-from = Mesele de la
hall-to = până la
hall-time = Runda începe
hall-time-hint = 14:30, sau peste câte minute
hall-count = Numără
hall-pause = Ține pagina
hall-go-on = Întoarce paginile
hall-back = Înapoi
hall-forth = Înainte
hall-smaller = Mai mic
hall-larger = Mai mare
hall-light = Închis pe deschis
hall-dark = Deschis pe închis
hall-seconds = Secunde pe pagină
hall-page = pagina { $page } din { $pages }
hall-not-yet = Împerecherile vin în curând.
hall-handicap = handicap { $stones }
hall-begins = Runda { $round } începe peste
hall-begins-now = Runda { $round } începe
hall-waiting = Niciun turneu nu este deschis.
key-hall-show = ce vede sala
key-hall-page = pagina dinainte și cea de după
key-hall-size = litere mai mari și mai mici
round-changed = schimbată după afișare
round-playing = se joacă
round-steps = Cât de departe este runda
round-start = Partidele încep
missing = Rezultate lipsă
missing-title = Rezultate lipsă în runda { $round }
missing-count = { $count ->
    [0] Fiecare masă are rezultat.
    [one] { $count } masă nu are încă rezultat.
    [few] { $count } mese nu au încă rezultat.
   *[other] { $count } de mese nu au încă rezultat.
}
missing-differ = citirile diferă
missing-white = necitită pentru Alb
missing-black = necitită pentru Negru
past = Cine a introdus
past-title = Masa { $board }, runda { $round }
past-black = citită pentru Negru
past-white = citită pentru Alb
past-both = amândouă citirile
past-cleared = șters
past-empty = La masa aceasta nu s-a introdus încă nimic.
reason = Motivul
reason-title = Corectează masa { $board }: { $result }
reason-hint = se păstrează cu corectura, pentru oricine întreabă
reason-needed = Spuneți întâi de ce.
reason-correct = Corectează
setting-competition-pairing-boards = Numerele meselor când restul se împerechează din nou
setting-competition-pairing-boards-about = Jucătorii și-au văzut mesele: păstrate, partidele noi umplu golurile.
choice-Kept = păstrate
choice-Renumbered = numerotate din nou, cei mai tari sus

# Registrul turului.
start-tour = Registrul turului
start-tour-about = Etapele unui sezon împreună: cursa, premiile și capii de serie, din pachetele turneelor.
book-book = Registrul turului
book-book-about = Turul are un fișier al lui: jucători, ediții, puncte, cursa. În el intră pachetele etapelor; din el ies liste de capi de serie și pagini. Nu are nevoie de rețea.
book-name = Numele turului, pentru un registru nou
book-open = Deschide un registru al turului
book-new = Fă unul nou
book-close = Închide registrul
book-panels = Părțile registrului
book-events = Ediții
book-players = Jucători
book-sp = Liste SP
book-race = Cursa
book-people = Aceeași persoană?
book-keys = Organizatori
book-events-none = Încă nicio ediție: adăugați pachetul unei etape.
book-players-none = Nimeni nu are acest nume sau încă nu este nicio ediție în registru.
book-sp-none = Nimeni nu are puncte la sfârșitul acestei zile.
book-race-none = Nimeni nu a câștigat puncte în acest an.
book-people-none = Nimeni de propus: toate numele diferă sau s-a hotărât deja.
book-keys-none = Încă niciun organizator: fără cheia lui nu se primește niciun pachet.
book-find = Caută un jucător
book-day = La sfârșitul zilei
book-year = Anul
book-add = Adaugă un pachet
book-seeds = Lista capilor de serie
book-publish = Publică
book-nothing-yet = Încă nu este nicio ediție în registru.
book-nothing-undo = Nu este nimic de anulat.
book-undone = Anulat: { $what }.
book-did-create_tour = facerea registrului
book-did-add_bundle = adăugarea unui pachet
book-did-add_key = adăugarea cheii unui organizator
book-did-revoke_key = retragerea unei chei
book-did-merge_players = unirea a doi jucători
book-did-keep_apart = despărțirea a doi jucători
book-did-confirm_player = confirmarea anului unui jucător
book-did-rename_championship = redenumirea unui campionat
book-derivation = De unde vin punctele
book-sp-now = SP{ $category }: { $sp }
book-career = { $points } puncte în toată cariera
book-lapses = { $edition } cade înainte de { $by }
book-transition = trece în categoria { $category }
book-future-stars = Future Stars
book-race-size = Primii { $size } se califică în Finală.
book-race-qualified = calificat
book-race-tied = la egalitate pentru ultimul loc
book-race-absent = nu poate veni
book-absent = Nu poate veni
book-absent-name = { $name } nu poate veni la Finală
book-people-about = Numele lor au aceleași cuvinte, oricum ar fi scrise. Nimeni nu este unit fără cuvântul dumneavoastră și orice hotărâre poate fi anulată.
book-one = Unul
book-other = Celălalt
book-decide = Hotărâți
book-keep-one = O persoană, ca primul
book-keep-other = O persoană, ca al doilea
book-two-people = Două persoane
book-merged = Acum o singură persoană: { $name }.
book-kept-apart = Două persoane: { $names }.
book-keys-hint = Se primesc numai pachetele organizatorilor ale căror chei stau aici. Aflați cheia pe altă cale decât pachetul, de exemplu la telefon.
book-holder = Organizatorul
book-key = Cheia publică
book-key-add = Adaugă cheia
book-key-added = De acum se primesc pachetele lui { $holder }.
book-key-revoked = Nimic semnat cu cheia lui { $holder } nu se mai primește; ce este în registru rămâne.
book-revoke = Retrage
book-revoked = retrasă la { $day }
book-key-unknown = Pachetul este semnat cu o cheie pe care turul nu o cunoaște. Comparați-o cu ce vă spune organizatorul pe altă cale, apoi scrieți a cui este.
book-key-trust = Primește pachetele acestui organizator
book-bundle-is = pachetul { $sequence }, clasa { $class }, { $players ->
    [one] un jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}
book-known-already = Acest pachet este deja în registru; nu s-ar schimba nimic.
book-signed-by = Semnat de { $holder }.
book-fresh = { $fresh ->
    [0] Toți jucătorii lui sunt cunoscuți de tur.
    [one] Unul dintre jucătorii lui este nou în tur.
    [few] { $fresh } dintre jucătorii lui sunt noi în tur.
   *[other] { $fresh } dintre jucătorii lui sunt noi în tur.
}
book-championship-hint = Edițiile unui campionat urmează una după alta: înaintea uneia noi se scad punctele celei dinainte.
book-differences = Ce diferă de pachetul din registru
book-consequences = Cui i se schimbă punctele
book-no-consequences = Nimănui.
book-take = Adaugă-l
book-accept = Acceptă-l în locul celuilalt
book-added = { $event } este în registru: { $players ->
    [one] un jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}, { $fresh } noi în tur.
book-not-added = { $file } nu a fost adăugat; registrul este cum era.
book-seeds-about = După ce se așază capii de serie la o etapă: jucătorii cu SP-ul lor din acea dimineață, fără ce a dat ultima ediție a campionatului. Etapa importă fișierul fără rețea.
book-championship-none = (niciun campionat)
book-morning = În dimineața zilei de
book-seeds-write = Scrie lista
book-seeds-done = { $file } este scris, cu { $players ->
    [one] un jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}.
book-publish-about = Paginile turului ca fișiere, pentru orice server web: sezoane, evenimente, liste SP, curse și jucători, fiecare cât lasă să fie publicat. Nu se încarcă nimic nicăieri. Alegeți un dosar gol sau pe cel de data trecută.
book-publish-into = Alege dosarul și scrie
book-publish-far = { $done } din { $of } pagini
book-published = { $pages ->
    [one] O pagină este
    [few] { $pages } pagini sunt
   *[other] { $pages } de pagini sunt
} în { $folder }, { $players } ale jucătorilor; pagini vechi scoase: { $removed }.
col-days = Zile
col-event = Eveniment
col-events = Evenimente
col-championship = Campionat
col-class = Clasa
col-players = Jucători
col-bundle = Pachetul
col-irn = IRN
col-born = Născut
col-career = Cariera
col-badges = Insigne
col-day = Ziua
col-state = Starea
points-place = Finala, locul { $place }
points-places = Finala, locurile { $place }
