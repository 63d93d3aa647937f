# Teksty modułu `print`. Szkic tłumaczenia, którego nie sprawdził jeszcze nikt, dla kogo polski jest językiem ojczystym.
paper-unknown = Papier „{ $name }” nie jest obsługiwany. Wybierz jeden z: { $known }.
copies-out-of-range = Liczba kopii musi wynosić od 1 do { $maximum }, a nie { $count }.
font-missing-characters = Żadna czcionka nie ma znaków: { $characters }. Zmień te teksty albo drukuj zamiast nich �: zaznacz w oknie „Zastąp brakujące znaki” lub dodaj --replace w wierszu poleceń.
