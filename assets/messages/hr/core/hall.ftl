# Tekstovi mreže u dvorani. Radni prijevod; izvorni govornik ga još nije pregledao.
hall-title = Dvorana
hall-skip = Prijeđi na sadržaj
hall-menu = Stranice
hall-find = Pronađi ploču
hall-offline = Nema veze sa stolom organizatora. Stranica je možda zastarjela.
hall-updated = Ažurirano
hall-language = Jezik
hall-your-name = Vaše ime
hall-nobody = Nijedan igrač tog imena nema ploču.
hall-colour = Boja
hall-no-times = Raspored još nije utvrđen.
hall-next-round = Slijedi:
hall-minutes = min
hall-choose-address = Odaberite jednu adresu ovog računala; mreža u dvorani nikad ne sluša na svima.
hall-address-refused = Mreža u dvorani ne može slušati na { $address } ({ $error }). Odaberite drugu adresu ili priključak.
cli-hall-serving = Mreža u dvorani radi na { $url }. Zaustavite je s Ctrl+C.
