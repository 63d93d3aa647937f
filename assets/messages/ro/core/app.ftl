# Textele din crate-ul `app`.

# Tabele eliminatorii
ko-category-unknown = Categoria de vârstă { $category } nu există. Alegeți una dintre { $known }.
ko-register-open = Registrul este încă deschis. Închideți-l înainte de tragerea la sorți.
ko-not-drawn = KO{ $category } nu este tras la sorți. Trageți-l mai întâi la sorți.
ko-not-eligible = { $name } nu se află pe lista acestei categorii. Alegeți jucători de pe listă.
ko-final-drawn = Finala categoriei { $category } este trasă la sorți. O categorie are fie un tabel eliminatoriu, fie o Finală.
ko-games-paired = Partide din KO{ $category } sunt deja împerecheate. Anulați mai întâi acele împerecheri.
ko-commitment-differs = Lista nu este cea al cărei angajament a fost publicat. Publicați un angajament nou înainte de tragerea la sorți.
ko-too-few-players = Categoria { $category } are mai puțin de doi jucători înregistrați, deci nu are tabel eliminatoriu.
ko-size-out-of-range = Nu se poate trage la sorți un tabel cu { $size ->
        [one] un jucător
        [few] { $size } jucători
       *[other] { $size } de jucători
    }. Jucători eligibili în KO{ $category }: { $eligible }. Alegeți o mărime de la 2 la { $eligible }.
ko-too-many-players = { $players } jucători nu încap în cel mai mare tabel, care are { $lines } de linii. Alegeți mai puțini jucători.
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
