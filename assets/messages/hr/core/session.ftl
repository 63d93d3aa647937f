# Poruke o datotekama, poljima i ključevima. Radni prijevod; izvorni govornik ga još nije pregledao.
output-exists = { $path } već postoji i ništa nije zapisano. Odaberite drugi naziv ili dopustite zamjenu datoteke.
output-replaces-database = { $path } je datoteka turnira, knjiga serije ili druga baza, koju nijedan izlaz ne smije zamijeniti. Odaberite drugi naziv.
output-replaces-key = { $path } je ključ organizatora, koji nijedan izlaz ne smije zamijeniti. Odaberite drugi naziv.
output-unreadable = { $path } postoji i ne može se pročitati ({ $cause }), pa se ne zamjenjuje. Odaberite drugi naziv.

file-name-missing = { $path } nije naziv datoteke. Odaberite drugi.
file-not-written = { $path } se ne može zapisati ({ $reason }). Odaberite drugu mapu ili oslobodite prostor.
file-not-readable = { $path } se ne može pročitati ({ $reason }). Provjerite naziv i mapu.
file-not-regular = { $path } se ne može pročitati. Nije obična datoteka. Odaberite drugu.
file-too-large = { $path }: prevelika za datoteku turnira. Odaberite drugu.
file-exists = { $path } već postoji. Odaberite drugi naziv.
file-not-picked = Program ne poznaje ovu datoteku. Odaberite je ponovno.
request-invalid = Zahtjev naredbe { $name } nije valjan ({ $error }). Ponovno pokrenite program.

list-line = Redak { $line }: { $reason }
list-lines-wrong =
    Popis: { $mistakes ->
        [one] { $mistakes } problem
        [few] { $mistakes } problema
       *[other] { $mistakes } problema
    }, { $lines ->
        [one] { $lines } redak
        [few] { $lines } retka
       *[other] { $lines } redaka
    }. Ispravite ih i ponovno uvezite popis.
list-lines-more = Nije prikazano još { $count }.

event-not-open = Nijedan turnir nije otvoren. Otvorite turnir ili stvorite novi.
competition-missing = Turnir nema natjecanja. Stvorite novi turnir.
request-not-json = Zahtjev se ne može pohraniti u dnevnik ({ $reason }). Prijavite ovu pogrešku.
final-game-invalidated = Promjena bi poništila partiju Finala na ploči { $board } u { $round }. kolu. Najprije razdvojite { $round }. kolo. Ako su njegove partije počele, ispravite rezultat o kojem ovisi i poništite kasnije partije.
copy-failed = U mapi { $folder } nije se mogla napraviti kopija. { $reason } Provjerite mapu i slobodan prostor.
copy-folder-failed = Mapa se ne može stvoriti ({ $reason }).

date-unknown = „{ $text }” nije datum. Napišite ga kao 2026-11-20.
rating-unknown = „{ $text }” nije rejting. Napišite cijeli broj od -900 do 3500.
pin-unknown = „{ $text }” nije EGD PIN. Ima osam znamenki.
register-number-unknown = „{ $text }” nije broj licencije ni članstva. Napišite do deset znamenki ili ostavite polje prazno.
licence-status-unknown = „{ $text }” nije status licencije. Napišite slovo ili crticu ili ostavite polje prazno.
birth-unknown = „{ $text }” nije godina rođenja. Napišite je kao { $example }.
missed-round-unknown = Nema { $round }. kola. Kola su 1 do { $last }.
fixed-board-out-of-range = { $board } nije ploča. Napišite broj od 1 do 9999 ili ništa.

season-unknown = Sezona „{ $name }” nije poznata. Odaberite: { $known }.
season-misnamed = Ugrađena sezona „{ $name }” u svojoj datoteci ima drugi naziv.
season-file-wrong = { $path }: { $reason }

key-damaged = { $file } više nije valjan ključ. Vratite ga iz kopije ili ga premjestite da se stvori novi ključ.
key-readable-by-others = Drugi korisnici ovog računala mogu čitati ključ { $file }. Dopustite čitanje samo sebi (chmod 600), zatim pokušajte ponovno.
key-unusable = Ključ { $file } ne može se koristiti ({ $reason }). Provjerite mapu i dozvole.
key-no-folder = Nema mape za vaš ključ. Postavite DRAWMASTER_DATA na neku mapu.

printer-no-service = Ovo računalo nema uslugu ispisa (program lp). Spremite PDF i ispišite ga iz svojeg PDF programa.
printer-none = Na ovom računalu nema pisača. Postavite ga u postavkama sustava ili spremite PDF.
printer-refused = Pisač { $printer } nije primio list: { $reason }.
printer-refused-hint = Provjerite njegovo ime i je li uključen ili spremite PDF.
printer-service-failed = Usluga ispisa ne može se koristiti ({ $reason }). Spremite PDF i ispišite ga iz svojeg PDF programa.
