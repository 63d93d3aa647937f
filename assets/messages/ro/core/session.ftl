# Textele din crate-ul `session`.

# Fișiere scrise
output-exists = { $path } există deja și nu s-a scris nimic. Alegeți alt nume sau permiteți înlocuirea fișierului.
output-replaces-database = { $path } este un fișier de eveniment, o carte a circuitului sau altă bază de date, pe care niciun fișier scris nu o poate înlocui. Alegeți alt nume.
output-replaces-key = { $path } este cheia unui organizator, pe care niciun fișier scris nu o poate înlocui. Alegeți alt nume.
output-unreadable = { $path } există și nu poate fi citit ({ $cause }), deci nu este înlocuit. Alegeți alt nume.
# Fișiere

file-name-missing = { $path } nu este un nume de fișier. Alegeți alt nume.
file-not-written = { $path } nu a putut fi scris ({ $reason }). Alegeți alt dosar sau eliberați spațiu.
file-not-readable = { $path } nu poate fi citit ({ $reason }). Verificați numele și dosarul.
file-not-regular = { $path } nu poate fi citit. Nu este un fișier obișnuit. Alegeți altul.
file-too-large = { $path } este prea mare pentru un fișier de turneu. Alegeți altul.
file-exists = { $path } există deja. Alegeți alt nume.
file-not-picked = Programul nu cunoaște acest fișier. Alegeți-l din nou.
request-invalid = Cererea comenzii { $name } nu este validă ({ $error }). Reporniți programul.

# Liste cu rânduri greșite

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

# Sesiunea

event-not-open = Niciun eveniment nu este deschis. Deschideți un eveniment sau creați unul nou.
competition-missing = Evenimentul nu are nicio competiție. Creați un eveniment nou.
request-not-json = Cererea nu poate fi păstrată în jurnal ({ $reason }). Raportați această eroare.
final-game-invalidated = Modificarea ar invalida partida din Finală de la masa { $board }, runda { $round }. Anulați mai întâi împerecherea rundei { $round }. Dacă partidele ei au început, corectați rezultatul de care depinde și anulați partidele următoare.
copy-failed = Nu s-a putut face o copie în { $folder }. { $reason } Verificați dosarul și spațiul liber.
copy-folder-failed = Dosarul nu poate fi creat ({ $reason }).

# Câmpuri

date-unknown = „{ $text }” nu este o dată. Scrieți-o ca 2026-11-20.
rating-unknown = „{ $text }” nu este un rating. Scrieți un număr întreg de la -900 la 3500.
pin-unknown = „{ $text }” nu este un PIN EGD. Acesta are opt cifre.
register-number-unknown = „{ $text }” nu este numărul unei licențe sau al unui membru. Scrieți cel mult zece cifre sau lăsați câmpul gol.
licence-status-unknown = „{ $text }” nu este starea unei licențe. Scrieți o literă sau o liniuță ori lăsați câmpul gol.
birth-unknown = „{ $text }” nu este un an al nașterii. Scrieți-l ca { $example }.
missed-round-unknown = Nu există runda { $round }. Rundele sunt de la 1 la { $last }.
fixed-board-out-of-range = { $board } nu este o masă. Scrieți un număr de la 1 la 9999 sau nimic.

# Regulile sezonului

season-unknown = Sezonul „{ $name }” nu este cunoscut. Alegeți unul dintre acestea: { $known }.
season-misnamed = Sezonul inclus „{ $name }” are alt nume în fișierul său.
season-file-wrong = În { $path }: { $reason }

# Cheia organizatorului

key-damaged = { $file } nu mai este o cheie validă. Pune înapoi o copie a ei sau mută fișierul pentru a crea o cheie nouă.
key-unusable = Cheia { $file } nu poate fi folosită ({ $reason }). Verificați dosarul și permisiunile.
key-readable-by-others = Alți utilizatori ai acestui calculator pot citi cheia { $file }. Permiteți citirea doar pentru dumneavoastră (chmod 600), apoi încercați din nou.
key-no-folder = Nu există un dosar pentru cheia dumneavoastră. Indicați un dosar în DRAWMASTER_DATA.

# Imprimante

printer-no-service = Calculatorul nu are serviciu de tipărire (programul lp). Salvați PDF-ul și tipăriți-l din programul de PDF.
printer-none = Pe acest calculator nu este instalată nicio imprimantă. Instalați una din setările sistemului sau salvați PDF-ul.
printer-refused = Imprimanta { $printer } nu a primit foaia: { $reason }.
printer-refused-hint = Verificați numele ei și dacă este pornită, sau salvați PDF-ul.
printer-service-failed = Serviciul de tipărire nu poate fi folosit ({ $reason }). Salvați PDF-ul și tipăriți-l din programul de PDF.
