# Textele ferestrei în română, partea a doua: setări, puncte, sala, ajutor.
yes = da
no = nu
screen-event = Turneul
screen-points = Puncte
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
tour-results = Rezultate în două citiri
tour-results-about = Apăsați 1 dacă a câștigat Negru și 2 dacă a câștigat Alb; cursorul trece la masa următoare. A doua citire o ascunde pe prima. Dacă diferă, Drawmaster se oprește, emite un sunet și le arată pe amândouă.
tour-undo = Nimic nu se pierde
tour-undo-about = Fiecare pas se salvează imediat. Ctrl+Z anulează oricare dintre ei și îl numește, chiar și după repornire. Istoricul arată cine ce a modificat și când.
tour-count = { $at } din { $all }
tour-next = Înainte
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
palette-board = Masa { $board }
palette-nothing = Niciun rezultat.
redo-what = Refă: { $what }
operation-start_round = începutul partidelor din runda { $round }
history-round = Runda
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
group-event = Turneu
group-games = Partide
group-register = Jucători
group-scores = Scoruri
group-pairing = Împerechere
group-handicap = Handicap
group-standings = Clasament
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
setting-event-name = Nume
setting-event-name-about = Apare pe fiecare foaie și în fiecare fișier.
setting-event-starts = Ore de începere
setting-event-starts-about = Numai pentru rundele care diferă de orarul propus, de exemplu 1 2026-11-20 09:30, 3 2026-11-21 10:00.
setting-event-place = Localitate
setting-event-place-about = Apare pe foi și în fișierul pentru lista de rating.
setting-event-country = Țara
setting-event-country-about = Două litere, de exemplu RO; lista de rating o cere.
setting-event-start = Prima zi
setting-event-start-about = De exemplu 2026-11-20. Anul ei determină categoriile de vârstă.
setting-event-end = Ultima zi
setting-event-end-about = La un turneu de o zi, aceeași cu prima zi.
setting-competition-name = Competiția
setting-competition-name-about = Numele ei pe foi.
setting-competition-rounds = Runde
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
setting-event-tour-championship = Campionat
setting-event-tour-championship-about = Numele care rămâne de la an la an, după care circuitul găsește ediția anterioară. Gol dacă este numele turneului.
setting-event-tour-bundles = Pachete emise
setting-event-tour-bundles-about = Numărul fișierelor emise pentru circuit; se actualizează automat.
setting-event-halls = Săli
setting-event-halls-about = Mesele din fiecare sală: numele, prima și ultima masă.
setting-event-time-main-minutes = Timp de bază în minute
setting-event-time-main-minutes-about = Pentru fiecare jucător. Împreună cu prelungirea determină clasa EGF.
setting-event-time-overtime = Prelungire
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
setting-event-ages-categories = Categorii de vârstă
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
setting-competition-scoring-bye-wins-about = În numărul de victorii.
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
setting-competition-pairing-first-rounds = Numărul primelor runde
setting-competition-pairing-first-rounds-about = Ultima rundă cu ordinea primelor runde.
setting-competition-pairing-bye = Număr impar de jucători
setting-competition-pairing-bye-about = Cine este liber sau că hotărăște directorul.
setting-competition-pairing-floats = Cine trece în altă grupă
setting-competition-pairing-floats-about = Cine joacă în altă grupă de scor: cei ale căror treceri în sus și în jos sunt echilibrate sau, cântărit cu aceasta, cei cu un loc potrivit în grupă.
setting-competition-pairing-apart-at-bar = Desparte cluburile și la bară
setting-competition-pairing-apart-at-bar-about = Oprit: la bară și deasupra ei se pot întâlni jucători din același club sau din aceeași țară.
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
setting-competition-scoring-bye-in-sums-about = Ce contează în locul adversarului absent.
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
choice-Thirteen = 13x13
choice-Nine = 9x9
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
choice-Zero = nimic
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
hall-boards = Împerecheri pe mese
hall-boards-about = Masa, Negru și Alb, după publicarea rundei.
hall-names = Împerecheri după nume
hall-names-about = Îi ajută pe jucători să-și găsească masa.
hall-standings = Clasament
hall-standings-about = Locul, numele și primele trei criterii.
hall-knockouts = Tabloul eliminatoriilor
hall-knockouts-about = Partidele care urmează și jucătorii lor.
hall-points-about = Punctele de circuit, pe categorii de vârstă.
hall-points = Puncte
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
conflict-settle = Hotărăște masa { $board }: { $result }
reports-title = Anunțurile jucătorilor
reports-about = Cu setarea „Jucătorii anunță rezultatele”, fișele de rezultat au câte un cod pentru fiecare jucător. Un anunț contează când adversarul anunță același lucru sau când îl acceptați.
reports-none = Niciun anunț nu așteaptă.
report-by = Anunțat de
report-result = Rezultat
report-state-waiting = așteaptă
report-state-disputed = jucătorii nu sunt de acord
report-state-contradicted = s-a introdus alt rezultat
report-accept = Acceptă
report-dismiss = Respinge
report-codes = Codurile meselor
hall-from = Mesele de la
hall-to = până la
hall-time = Runda începe
hall-time-hint = 14:30 sau minutele de acum înainte
hall-count = Pornește numărătoarea
hall-pause = Pauză
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

# Registrul circuitului.
start-tour = Registrul circuitului
start-tour-about = Toate etapele unui sezon împreună: cursa, premiile și capii de serie, din pachetele turneelor.
book-book = Registrul circuitului
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
book-players = Jucători
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
book-nothing-undo = Nimic de anulat.
book-undone = Anulat: { $what }.
book-did-create_tour = crearea registrului
book-did-add_bundle = adăugarea unui pachet
book-did-add_key = adăugarea cheii unui organizator
book-did-revoke_key = retragerea unei chei
book-did-merge_players = unirea a doi jucători
book-did-keep_apart = păstrarea separată a doi jucători
book-did-confirm_player = confirmarea unui jucător pentru un an
book-did-rename_championship = redenumirea unui campionat
book-did-migrate = trecerea la formatul actual al fișierului
book-did-salvage = recuperare dintr-un fișier deteriorat
book-did-unknown = operație a unei versiuni mai noi
book-derivation = Punctele pas cu pas
book-sp-now = SP{ $category }: { $sp }
book-career = { $points } puncte în toată cariera
book-lapses = { $edition } expiră înainte de { $by }
book-transition = trece în categoria { $category }
book-future-stars = Future Stars
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

# Lists and tables of settings.
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
