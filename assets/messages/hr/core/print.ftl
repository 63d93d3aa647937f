# Poruke ispisa. Radni prijevod; izvorni govornik ga još nije pregledao.
paper-unknown = Papir „{ $name }” nije podržan. Odaberite: { $known }.
copies-out-of-range = Broj primjeraka mora biti od 1 do { $maximum }, a ne { $count }.
font-missing-characters = Nijedan font nema znakove { $characters }. Promijenite te tekstove ili umjesto njih ispišite �: u prozoru odaberite „Zamijeni znakove koji nedostaju” ili u naredbenom retku dodajte --replace.
