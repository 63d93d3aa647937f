# A fájlok, mezők és kulcsok üzenetei. Vázlatos fordítás, anyanyelvi lektor még nem ellenőrizte.
output-exists = { $path } már létezik, és semmi sem íródott. Válasszon másik nevet, vagy engedélyezze a fájl cseréjét.
output-replaces-database = { $path }: versenyfájl, sorozatkönyv vagy más adatbázis, amelyet kimenet nem cserélhet le. Válasszon másik nevet.
output-replaces-key = { $path }: szervezői kulcs, amelyet kimenet nem cserélhet le. Válasszon másik nevet.
output-unreadable = { $path } létezik, de nem olvasható ({ $cause }), ezért nem cseréljük le. Válasszon másik nevet.

file-name-missing = { $path }: nem fájlnév. Válasszon másikat.
file-not-written = { $path } nem írható ({ $reason }). Válasszon másik mappát, vagy szabadítson fel helyet.
file-not-readable = { $path } nem olvasható ({ $reason }). Ellenőrizze a nevét és a mappáját.
file-not-regular = { $path } nem olvasható. Nem közönséges fájl. Válasszon másikat.
file-too-large = { $path } túl nagy egy versenyfájlhoz. Válasszon másikat.
file-exists = { $path } már létezik. Válasszon másik nevet.
file-not-picked = A program nem ismeri ezt a fájlt. Válassza ki újra.
request-invalid = A parancs ({ $name }) kérése érvénytelen ({ $error }). Indítsa újra a programot.

list-line = { $line }. sor: { $reason }
list-lines-wrong = A listában { $lines } sorban { $mistakes } hiba van. Javítsa, és importálja újra a listát.
list-lines-more = További { $count } nem látszik.

event-not-open = Nincs megnyitott verseny. Nyisson meg egyet, vagy hozzon létre újat.
competition-missing = A versenynek nincs versenyszáma. Hozzon létre új versenyt.
request-not-json = A kérés nem tárolható a naplóban ({ $reason }). Jelentse ezt a hibát.
final-game-invalidated = A módosítás érvénytelenné tenné a Döntő játszmáját: { $board }. tábla, { $round }. forduló. Előbb törölje a(z) { $round }. forduló párosítását. Ha a játszmái elkezdődtek, javítsa az eredményt, amelytől függ, és érvénytelenítse a későbbi játszmákat.
copy-failed = Nem készíthető másolat ide: { $folder }. { $reason } Ellenőrizze a mappát és a szabad helyet.
copy-folder-failed = A mappa nem hozható létre ({ $reason }).

date-unknown = „{ $text }” nem dátum. Írja így: 2026-11-20.
rating-unknown = „{ $text }” nem értékszám. Írjon -900 és 3500 közötti egész számot.
pin-unknown = „{ $text }” nem EGD PIN. Nyolc számjegyből áll.
register-number-unknown = „{ $text }” nem licenc- vagy tagsági szám. Legfeljebb tíz számjegyet írjon, vagy hagyja üresen a mezőt.
licence-status-unknown = „{ $text }” nem licencállapot. Egy betűt vagy kötőjelet írjon, vagy hagyja üresen a mezőt.
birth-unknown = „{ $text }” nem születési év. Írja így: { $example }.
missed-round-unknown = Nincs { $round }. forduló. A fordulók: 1–{ $last }.
fixed-board-out-of-range = { $board } nem tábla. Írjon 1 és 9999 közötti számot, vagy semmit.

season-unknown = Ismeretlen évad: „{ $name }”. Válasszon ezek közül: { $known }.
season-misnamed = A beépített évadnak („{ $name }”) a fájljában más a neve.
season-file-wrong = { $path }: { $reason }

key-damaged = { $file } már nem érvényes kulcs. Állítsa vissza egy másolatból, vagy helyezze máshová, és új kulcs jön létre.
key-readable-by-others = A számítógép más felhasználói is olvashatják a kulcsot: { $file }. Csak magának engedélyezze az olvasását (chmod 600), majd próbálja újra.
key-unusable = A kulcs nem használható: { $file } ({ $reason }). Ellenőrizze a mappát és a jogosultságait.
key-no-folder = Nincs mappa a kulcsának. Állítsa be a DRAWMASTER_DATA változót egy mappára.

printer-no-service = Ezen a számítógépen nincs nyomtatási szolgáltatás (az lp program). Mentse a PDF-et, és nyomtassa ki a PDF-programjából.
printer-none = Ezen a számítógépen nincs nyomtató. Állítson be egyet a rendszer beállításaiban, vagy mentse a PDF-et.
printer-refused = A { $printer } nyomtató nem fogadta el a lapot: { $reason }.
printer-refused-hint = Ellenőrizze a nevét, és hogy be van-e kapcsolva, vagy mentse a PDF-et.
printer-service-failed = A nyomtatási szolgáltatás nem használható ({ $reason }). Mentse a PDF-et, és nyomtassa ki a PDF-programjából.
