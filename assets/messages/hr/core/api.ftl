# Poruke naredaba prozora. Radni prijevod; izvorni govornik ga još nije pregledao.
api-no-command = Nema naredbe { $name }. Ponovno pokrenite program.
api-response-invalid = Odgovor se ne može poslati ({ $error }). Ponovno pokrenite program.
api-text-too-long = Tekst je predug: bajtova ima više od { $longest }. Skratite ga.
api-not-for-the-hall = Prikaz u dvorani ne može koristiti naredbu { $name }. Prikazuje samo objavljeno.
api-no-tour-book = Nijedna knjiga serije nije otvorena. Otvorite je ili stvorite novu.

demo-folder = Mapa { $folder } ne može se stvoriti ({ $error }). Odaberite drugu.
demo-registered =
    { $event }: upisano: { $players ->
        [one] { $players } igrač
        [few] { $players } igrača
       *[other] { $players } igrača
    }.
demo-closed = Prijave su zaključene. Brojevi su 1 do { $last }.
demo-drawn =
    KO{ $category } je izvučen s entropijom { $entropy }: { $lines ->
        [one] { $lines } redak
        [few] { $lines } retka
       *[other] { $lines } redaka
    }.
demo-round = { $round }. kolo je spareno, odigrano i potvrđeno.

host-folder = Mapa { $folder } ne može se stvoriti ({ $error }). Oslobodite prostor ili provjerite dozvole.
host-no-data-folder = Sustav nema mape za podatke programa ({ $error }). Umjesto toga stvorite turnir u mapi po izboru.
host-no-free-name = Mapa { $folder } ima previše oglednih turnira. Izbrišite neke.
host-cannot-open = { $path } se ne može otvoriti ({ $error }). Otvorite iz upravitelja datoteka.
host-second-window = Prikaz u dvorani ne odgovara ({ $error }). Ponovno pokrenite program.
demo-played =
    { $name }: { $players ->
        [one] { $players } igrač
        [few] { $players } igrača
       *[other] { $players } igrača
    }, odigrano: { $games ->
        [one] { $games } partija
        [few] { $games } partije
       *[other] { $games } partija
    }.
