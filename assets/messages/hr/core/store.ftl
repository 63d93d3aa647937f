# Poruke o spremanju datoteke turnira. Radni prijevod; izvorni govornik ga još nije pregledao.
store-missing = Nema datoteke { $path }. Provjerite naziv ili stvorite novi turnir.
store-exists = { $path } već postoji. Odaberite drugi naziv ili otvorite postojeću datoteku.
store-leftover-journal = { $path } je ostatak izbrisane datoteke. Premjestite ga ili odaberite drugi naziv za novu datoteku.
store-not-an-event-file = { $path } nije datoteka turnira. Odaberite .drawmaster datoteku ili uvezite datoteku.
store-not-a-tour-book = { $path } nije knjiga serije. Odaberite .tourbook datoteku ili je stvorite s `tour new`.
store-not-a-rating-list = { $path } nije rejting-lista ovog programa. Ponovno uvezite rejting-listu.
store-newer = { $path } ima format { $found }, a ovaj program čita formate do { $known }. Otvorite novijom verzijom.
store-damaged = Oštećena datoteka: { $path }. { $detail } Umjesto nje otvorite najnoviju kopiju.
store-in-use = { $path }: otvorena u drugom prozoru ili programu. Najprije je ondje zatvorite. Ako je na mrežnom disku, kopirajte je na ovo računalo.
store-follows = { $path } je kopija drugog stola i ne može se mijenjati dok prati. Ako je prvi stol zakazao, preuzmite na početnoj stranici, pod „Prati kao drugi stol”, ili pokrenite drawmaster promote s ovom datotekom.
store-does-not-follow = { $path } je samostalna datoteka događaja, a ne kopija drugog stola.
store-entry-does-not-follow = Unos { $entry } koji je poslao prvi stol ne slijedi iz povijesti ove kopije. Nije preuzet. Ako prvi stol sada radi s drugom datotekom, pratite ga u novu kopiju.
store-open-elsewhere = { $path }: otvorena na računalu { $computer } (proces { $process }). Najprije je ondje zatvorite. Ako ondje više nije otvorena, izbrišite { $owner } i pokušajte ponovno.
store-changed-elsewhere = { $path }: drugi ju je program promijenio dok je bila otvorena, pa ova promjena nije spremljena. Spremite kopiju pod drugim nazivom, zatim ponovno otvorite datoteku i usporedite.
store-name-too-long =
    Naziv datoteke { $path } je predug. Odaberite naziv od najviše { $most ->
        [one] { $most } bajt
        [few] { $most } bajta
       *[other] { $most } bajtova
    }.
store-no-locks = { $path } je na mjestu koje ne podržava zaključavanje datoteka, npr. na mrežnom disku. Kopirajte na ovo računalo i otvorite kopiju.
store-read-only = { $path }: samo za čitanje. Omogućite pisanje ili otvorite kopiju.
store-inaccessible = { $path }: nema pristupa ({ $reason }). Provjerite mapu i dozvole.
store-moved = { $path }: premještena ili izbrisana dok je bila otvorena. Vratite je ili spremite kopiju pod drugim nazivom.
store-migration-failed = { $path } se ne može pretvoriti u sadašnji format. { $detail } Datoteka nije promijenjena. Otvorite je verzijom koja ju je stvorila.
store-journal-broken = Povijest ove datoteke je oštećena. { $found } Umjesto nje otvorite najnoviju kopiju.
store-disk-full = Disk je pun, pa promjena nije spremljena. Oslobodite prostor i pokušajte ponovno.
store-cause-disk-full = Disk je pun.
store-cause-write = Zapisivanje nije uspjelo.
store-cause-constraint = Retci proturječe drugim podacima u datoteci.
store-cause-inaccessible = datoteka ili njezina mapa ne može se otvoriti ili pročitati
store-write-failed = Promjena nije spremljena jer zapisivanje nije uspjelo. Provjerite uređaj i pokušajte ponovno.
store-saved-on-failing-device = Promjena je spremljena, ali je uređaj zatim zakazao. { $reason } Provjerite uređaj i spremite kopiju drugdje.
store-change-uncertain = Uređaj je zakazao. { $reason } Promjena je možda spremljena, a možda nije. Ponovno otvorite datoteku da to saznate.
store-constraint = Promjena nije spremljena jer proturječi drugim podacima u datoteci. Ponovno učitajte turnir i pokušajte ponovno.
store-opened-for-reading = Turnir je otvoren samo za čitanje. Za promjene ga otvorite za pisanje.
store-no-event = Datoteka ne sadrži turnir. Stvorite ga ili uvezite iz druge datoteke.
store-nothing-to-undo = Nema što poništiti. Turnir je u početnom stanju.
store-nothing-to-redo = Nema što ponoviti. Od zadnje promjene ništa nije poništeno.
store-rows-differ = Redak { $key } tablice { $table } razlikuje se od dnevnika. Provjerite datoteku prije nego što nešto poništite ili ponovite.
store-unreadable = Vrijednost u stupcu { $column } tablice { $table } nije valjana. Provjerite datoteku ili otvorite njezinu kopiju.
store-out-of-range = Vrijednost { $value } u stupcu { $column } tablice { $table } izvan je raspona. Ispravite je ili otvorite kopiju datoteke.
store-found-size = Datoteka ima { $megabytes } MB, više nego što ijedan turnir treba.
store-found-length =
    Datoteka: { $bytes ->
        [one] { $bytes } bajt
        [few] { $bytes } bajta
       *[other] { $bytes } bajtova
    } umjesto { $expected }.
store-found-format-number = Broj formata datoteke je { $number }.
store-found-object = Shema se razlikuje od ovog formata: { $kind } { $name }.
store-found-wal = Drugi je program promijenio način zapisivanja.
store-found-structure = Struktura datoteke je oštećena.
store-found-values = Vrijednost u tablici { $table } nije dopuštena.
store-found-foreign-key = Redak tablice { $child } upućuje na nepostojeći redak tablice { $parent }.
store-found-chain = Zapis dnevnika { $entry } ne slijedi iz prethodnoga.
store-found-print-history = Povijest ispisa lista { $sheet } je izmijenjena. Ponovno ispišite taj list.
store-found-state = Retci nemaju stanje koje bilježi zadnji zapis dnevnika.
store-found-row = Redak { $key } tablice { $table } ne odgovara dnevniku.
store-found-row-before = Zapis dnevnika { $entry }: redak { $key } tablice { $table } prije je imao drugu vrijednost.
store-doubt-journal = Dnevniku se nakon zapisa { $entry } ne može vjerovati. { $reason }
store-doubt-contradiction = Retci zapisani nakon zapisa dnevnika { $entry } izostavljeni su jer proturječe jedni drugima. { $reason }
store-doubt-table-schema = Shema tablice { $table } razlikuje se od ovog formata. Tablica je izostavljena.
store-doubt-row = Redak { $key } tablice { $table } je oporavljen, ali dnevnik ne potvrđuje njegovu sadašnju vrijednost.
store-doubt-row-left-out = Redak { $key } tablice { $table } je izostavljen. { $reason }
store-doubt-table-end = Tablica { $table } nije se mogla pročitati do kraja.
store-doubt-row-deleted = Redak { $key } tablice { $table } izbrisan je nakon zadnjeg pouzdanog zapisa dnevnika.
