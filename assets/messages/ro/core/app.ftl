# Textele din crate-ul `app`.

# Vocabulare

word-unknown = Valoare necunoscută, „{ $text }”. Alege una dintre acestea: { $known }.

# Registrul

entry-no-family-name = Înscrierea are nevoie de un nume de familie.
entry-twice = { $name } este deja înscris(ă). Modifică acea înscriere în loc să adaugi alta.
entry-unknown = Nu există înscrierea { $id }. Caut-o în registru.
rating-list-missing = Nu există o listă de rating. Importă mai întâi una.
rated-player-unknown = Nimeni din lista de rating nu are PIN-ul EGD { $pin }. Caută jucătorul după nume.
data-folder-missing = Nu există un dosar pentru datele programului. Indică un dosar în DRAWMASTER_DATA.
data-folder-not-created = Dosarul { $folder } nu a putut fi creat ({ $reason }). Verifică locul și permisiunile lui.
bar-round-paired = O rundă este deja împerecheată. Anulează toate împerecherile înainte de a muta bara.
register-closed = Registrul a fost închis la { $when }. Înscrierile târzii pot fi încă adăugate.
register-too-few = Sunt înregistrați mai puțin de doi jucători. Înregistrează mai întâi jucători.
open-file-unnamed = Nu este indicat niciun fișier al Openului, așa că jucătorii lui nu au putut fi verificați. Completează „Fișierul Openului de lângă Future Stars”.
open-file-missing = Dosarul acestui eveniment nu conține alt fișier de eveniment { $name }. Scrie numele fișierului sau lasă câmpul gol.
sleeper-points = Un scor inițial se coboară cu 1 sau 2 puncte, nu cu { $points }.
sleeper-not-at-top = { $name } nu lipsește dintr-o rundă în grupa de vârf. Scorul inițial poate rămâne cum este.

# Liste

list-column-unknown = Lista nu are coloana „{ $column }”. Scrie titlul ei sau numărul ei, de la 1 la { $last }.
list-meaning-unknown = „{ $meaning }” nu este un înțeles al unei coloane. Alege { $known }, sp12, sp16 sau sp20, ori - pentru a ignora coloana.
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
slip-already-applied = Fișa { $number } a fost aplicată la { $time }. Adaugă altă fișă pentru altă schimbare.
slip-already-refused = Fișa { $number } a fost refuzată la { $time }. Adaugă altă fișă pentru altă schimbare.
slip-round-paired = Runda { $round } este deja împerecheată, așa că nimeni nu poate intra în ea sau ieși din ea. Refuză fișa sau anulează mai întâi împerecherea rundei.

# Evenimentul

event-no-name = Evenimentul are nevoie de un nume.
event-ends-before-start = Ultima zi este înaintea primei zile. Schimbă una dintre ele.
event-rounds-out-of-range = Numărul de runde nu poate fi { $rounds }. Alege de la { $first } la { $last }.
event-main-time-too-long = Un timp principal de { $minutes } minute este mai lung decât o zi. Alege unul mai scurt.
overtime-unknown = „{ $text }” nu este un timp suplimentar: scrie 3x30, 15/300, +20 sau none.
template-unknown = Nu există șablonul „{ $name }”. Alege unul dintre acestea: { $known }.
import-format-unknown = { $file } are un format necunoscut. Alege un fișier OpenGotha, MacMahon sau Pairgoth, un fișier de rezultate EGD sau o listă CSV.
sample-day = Evenimentul demonstrativ are o zi care nu există.

# Setări

setting-unknown = Nu există setarea { $path }. Vezi lista setărilor pentru calea ei.
setting-unfit = Valoarea { $value } nu se potrivește cu { $path } ({ $reason }). Vezi lista setărilor pentru forma valorii.
settings-not-json = Setările nu pot fi scrise ca JSON: { $reason }
competition-gone = Evenimentul nu mai are competiția sa.
competition-key-fixed = Cheia unei competiții nu poate fi schimbată.
room-incomplete = Sala „{ $name }” are nevoie de un nume și de numere de masă de la 1 în sus. Corecteaz-o.
rooms-overlap = Sălile { $first } și { $second } au același nume sau o masă comună. Dă-i fiecăreia pe ale ei.
tie-breaks-empty = Clasamentul are nevoie de cel puțin un criteriu, de exemplu MMS.
level-twice = Nivelul { $name } apare de două ori în listă. Elimină unul dintre ele.
level-unknown = Nu există nivelul { $name }. Vezi lista nivelurilor pentru numele lor.
level-place-unknown = Nu există locul { $place } în ordinea nivelurilor. Alege de la 1 la { $last }.
weight-out-of-range = O pondere este în afara limitelor. Ponderile sunt de la 0 la 1000000000000000, factorii de la 0 la 1000, concavitatea de la 0 la 10000.
handicap-ceiling-out-of-range = Un handicap are cel mult nouă pietre. Alege de la 0 la 9.
initial-scores-round-paired = O rundă este deja împerecheată. Anulează toate împerecherile înainte de a schimba scorurile inițiale.

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
level-formula-lot = un număr aleatoriu de la 0 la 255
