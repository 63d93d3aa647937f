# Poruke knjige serije. Radni prijevod; izvorni govornik ga još nije pregledao.
tourbook-bundle-differs = { $event } je već u knjizi serije i ovaj se paket razlikuje. Provjerite razlike, zatim ih prihvatite.
tourbook-bundle-key-unknown = Paket je potpisan ključem koji serija ne poznaje. Zatražite ključ od organizatora i najprije ga dodajte.
tourbook-bundle-key = Ključ je { $key }
tourbook-bundle-key-revoked = Paket je potpisan opozvanim ključem: { $holder }, opozvan { $day }. Zatražite paket potpisan novim ključem.
tourbook-bundle-older = { $event }: { $sequence }. paket stariji je od { $newest }. paketa u knjizi serije. Zatražite najnoviji od organizatora.
tourbook-bundle-fork = { $event }: { $sequence }. paket ne slijedi { $newest }. paket u knjizi serije: turnir ima dvije različite povijesti. Pitajte organizatora koja je prava.
tourbook-bundle-gap = { $event }: { $sequence }. paket predaleko je od { $newest }. paketa u knjizi serije: između smije nedostajati najviše { $most }. Zatražite pakete između od organizatora.
tourbook-bundle-other-signer = { $event }: dosad je potpisivao { $holder }, a ovaj paket { $organiser }. Pitajte oboje; ako je turnir predan, dodajte paket s tom odlukom.
tourbook-difference-signer = Potpis: { $new } umjesto { $old }.
tourbook-handed-over = Turnir sada potpisuje { $organiser }: predao { $old }.
tourbook-difference-gap =
    Nakon { $newest }. paketa nedostaje: { $count ->
        [one] { $count } paket
        [few] { $count } paketa
       *[other] { $count } paketa
    }.
tourbook-difference-event = Promijenili su se naziv, dani, mjesto, prvenstvo ili koeficijent turnira.
tourbook-difference-table = Promijenila se tablica bodova.
tourbook-difference-player-gone = { $player } više nije na turniru.
tourbook-difference-player-new = Novi igrač na turniru: { $player }.
tourbook-difference-player-data = Promijenili su se osobni podaci: { $player }.
tourbook-difference-games =
    Promijenjeno: { $count ->
        [one] { $count } partija
        [few] { $count } partije
       *[other] { $count } partija
    }.
tourbook-difference-points = { $player }: bodova { $new } umjesto { $old }.
tourbook-difference-finals = Promijenile su se skupine, mjesta ili ždrijeb Finala.
tourbook-difference-ladders = Promijenile su se partije ljestava, kvalifikacije ili ružičasti listići.
tourbook-difference-other = Promijenila su se slobodna kola, nokaut-tablice ili mjesta.
tourbook-consequence = { $player }: sada { $new } umjesto { $old }.
tourbook-sp = SP{ $category } { $sp }
tourbook-sp-none = nema SP
tourbook-edition-unreadable = { $event }: pohranjeni paket ne može se pročitati ({ $error }). Ponovno dodajte paket turnira.

tourbook-key-no-holder = Ključ nema nositelja. Unesite ime organizatora.
tourbook-key-known = Ključ je već u knjizi serije: { $holder }.
tourbook-key-was-revoked = Ključ je opozvan i ne može se ponovno dodati: { $holder }. Zatražite novi ključ.
tourbook-key-missing = Knjiga serije nema ovaj ključ. Pogledajte popis ključeva.
tourbook-key-revoked = Ključ je već opozvan: { $holder }.

tourbook-unnamed = Serija nema naziv. Unesite ga.
tourbook-championship-unnamed = Prvenstvo nema naziv. Unesite ga.
tourbook-championship-unknown = Nema prvenstva „{ $name }”. Odaberite ga s popisa turnira.
tourbook-player-unknown = „{ $name }” nije u seriji. Potražite igrača na popisu.
tourbook-player-ambiguous =
    Ime { $name } ima: { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }. Unesite broj s popisa igrača.
tourbook-confirm-year = { $year }. godina ne može se potvrditi. Odaberite godinu od 2000. do { $last }.
tourbook-merge-same = { $player }: igrač se ne može spojiti sam sa sobom. Navedite dva igrača.
tourbook-separate-same = Oboje su isti igrač, { $player }. Navedite dva igrača.
tourbook-separate-already = { $one } i { $other } već su zabilježeni kao različite osobe.
tourbook-no-category = { $date }: u kategoriji { $category } nitko nema bodova. Odaberite drugu kategoriju ili datum.
tourbook-no-gain = { $player } nema stečenih bodova do { $date }.
tourbook-no-year = Kalendar nema { $year }. godinu. Odaberite drugu.

tourbook-empty = Knjiga serije nema turnira. Najprije dodajte pakete.
tourbook-no-points = U { $year }. godini nitko nema bodova, pa se nema što ispisati.
tourbook-no-sheet = Serija nema list „{ $name }”. Odaberite: { $known }.
tourbook-pages-cannot-write = { $path } se ne može zapisati ({ $error }). Odaberite drugu mapu ili oslobodite prostor.
tourbook-pages-other-files = { $folder } sadrži i druge datoteke osim stranica serije. Odaberite praznu mapu.
