# Textele din crate-ul `documents`.

# Documente
document-is-folder = Dosarul cu toate foile nu este o foaie. Alegeți o foaie.
document-without-category = „{ $name }” nu există pe categorii. Tipăriți-o fără categorie.
document-folder-refused = Dosarul { $path } nu poate fi creat ({ $cause }). Alegeți alt dosar.
document-no-pages = Nu este încă nimic de arătat. Înregistrați mai întâi jucători.
site-other-event = Locul { $path } conține site-ul altui eveniment, { $event }. Alegeți alt dosar sau înlocuiți fișierele.
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

# Pachetul
bundle-record-unreadable = Înregistrarea ultimului pachet din jurnal nu poate fi citită. Raportați această eroare.
hand-over-no-bundle = Pentru acest turneu nu s-a emis încă niciun pachet, deci nu este nimic de predat: celălalt organizator îl poate emite pe primul.
hand-over-not-signer = Ultimul pachet al acestui turneu a fost semnat cu altă cheie, { $key }. Numai posesorul ei poate preda turneul.
hand-over-already = Acest turneu a fost predat cheii { $to }, deci pachetele se emit cu acea cheie. Anulați predarea dacă a fost o greșeală.
hand-over-to-oneself = Aceasta este propria cheie. Cereți celuilalt organizator cheia pe care i-o arată „drawmaster key”.
bundle-secret-missing = Înregistrarea ultimului pachet din jurnal nu are secret. Raportați această eroare.
bundle-stages-unreadable = Punctele sezonului pentru faze nu pot fi citite ({ $cause }). Raportați această eroare.
document-no-round-sheets = Nicio foaie nu este aleasă pentru o rundă. Alegeți foile în setările evenimentului (event.round_sheets), apoi încercați din nou.
document-sent = { $name } a fost trimis la { $printer }.
