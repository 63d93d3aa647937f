# Textele din crate-ul `session`.

# Fișiere scrise
output-replaces-database = { $path } este un fișier de eveniment, o carte a circuitului sau altă bază de date, pe care niciun fișier scris nu o poate înlocui. Alegeți alt nume.
output-replaces-key = { $path } este cheia unui organizator, pe care niciun fișier scris nu o poate înlocui. Alegeți alt nume.
output-unreadable = { $path } există și nu poate fi citit ({ $cause }), deci nu este înlocuit. Alegeți alt nume.
# Fișiere

file-name-missing = { $path } nu este un nume de fișier. Alege alt nume.
file-not-written = { $path } nu a putut fi scris ({ $reason }). Alege alt dosar sau eliberează spațiu.
file-not-readable = { $path } nu poate fi citit ({ $reason }). Verifică numele și dosarul.
file-not-regular = { $path } nu poate fi citit: nu este un fișier obișnuit. Alege altul.
file-too-large = { $path } este prea mare pentru un fișier de turneu. Alege altul.
file-exists = { $path } există deja. Alege alt nume.

# Liste cu rânduri greșite

list-line = Rândul { $line }: { $reason }
list-problem = { $problem }.
list-lines-wrong = { $mistakes } greșeli în { $lines ->
        [one] { $lines } rând
        [few] { $lines } rânduri
       *[other] { $lines } de rânduri
    } din listă. Corectează-le și importă lista din nou.
list-lines-more = { $count ->
    [one] Încă { $count } nu este afișată.
    [few] Încă { $count } nu sunt afișate.
   *[other] Încă { $count } de greșeli nu sunt afișate.
}

# Sesiunea

event-not-open = Niciun eveniment nu este deschis. Deschide un eveniment sau creează unul nou.
competition-missing = Evenimentul nu are nicio competiție. Creează un eveniment nou.
request-not-json = Cererea nu poate fi păstrată în jurnal: { $reason }
final-game-invalidated = Modificarea ar invalida partida din Finală de la masa { $board }, runda { $round }. Anulează mai întâi împerecherea acelei partide.
copy-failed = Nu s-a putut face o copie în { $folder }. { $reason } Verifică dosarul și spațiul liber.

# Câmpuri

date-unknown = „{ $text }” nu este o dată: scrie-o ca 2026-11-20.
rating-unknown = „{ $text }” nu este un rating: scrie un număr întreg de la -900 la 3500.
pin-unknown = „{ $text }” nu este un PIN EGD: acesta are opt cifre.
sex-unknown = „{ $text }” nu este un sex: scrie f sau m, ori lasă câmpul gol.
publication-unknown = „{ $text }” nu este o opțiune de publicare: alege full, initials sau anonymous.
membership-unknown = Calitate de membru necunoscută, „{ $text }”: alege member, non_member sau concession.
birth-unknown = „{ $text }” nu este un an al nașterii: scrie-l ca { $example }.
missed-round-unknown = Nu există runda { $round }: rundele sunt de la 1 la { $last }.
fixed-board-out-of-range = { $board } nu este o masă: scrie un număr de la 1 la 9999 sau nimic.

# Regulile sezonului

season-unknown = Sezonul „{ $name }” nu este cunoscut. Alege unul dintre acestea: { $known }.
season-misnamed = Sezonul inclus „{ $name }” are alt nume în fișierul său.
season-file-wrong = În { $path }: { $reason }

# Cheia organizatorului

key-damaged = { $file } nu mai este o cheie validă. Pune înapoi o copie a ei sau mută fișierul pentru a crea o cheie nouă.
key-unusable = Cheia { $file } nu poate fi folosită ({ $reason }). Verifică dosarul și permisiunile.
key-no-folder = Nu există un dosar pentru cheia ta. Indică un dosar în DRAWMASTER_DATA.
