# Az ablak parancsainak üzenetei. Vázlatos fordítás, anyanyelvi lektor még nem ellenőrizte.
api-no-command = Nincs ilyen parancs: { $name }. Indítsa újra a programot.
api-response-invalid = A válasz nem küldhető el ({ $error }). Indítsa újra a programot.
api-text-too-long = Egy szöveg túl hosszú: több mint { $longest } bájt. Rövidítse.
api-not-for-the-hall = A kivetítő nem használhatja ezt a parancsot: { $name }. Csak a közzétetteket mutatja.
api-no-tour-book = Nincs megnyitott sorozatkönyv. Nyisson meg egyet, vagy hozzon létre újat.

demo-folder = A mappa nem hozható létre: { $folder } ({ $error }). Válasszon másikat.
demo-registered = { $event }: { $players } játékos regisztrálva.
demo-closed = A nevezés lezárva. A sorszámok: 1–{ $last }.
demo-drawn = KO{ $category } kisorsolva, entrópia: { $entropy }; { $lines } sor.
demo-round = { $round }. forduló: párosítva, lejátszva és jóváhagyva.

host-folder = A mappa nem hozható létre: { $folder } ({ $error }). Szabadítson fel helyet, vagy ellenőrizze a jogosultságait.
host-no-data-folder = A rendszerben nincs mappa a program adatainak ({ $error }). Hozzon létre inkább versenyt egy Ön által választott mappában.
host-no-free-name = A mappában túl sok mintaverseny van: { $folder }. Töröljön néhányat.
host-cannot-open = { $path } nem nyitható meg ({ $error }). Nyissa meg a fájlkezelőből.
host-second-window = A kivetítő nem válaszol ({ $error }). Indítsa újra a programot.
demo-played = { $name }: { $players } játékos { $games } játszmát játszott.
