# A teremhálózat szövegei. Vázlatos fordítás, anyanyelvi lektor még nem ellenőrizte.
hall-title = Terem
hall-skip = Ugrás a tartalomhoz
hall-menu = Oldalak
hall-find = Tábla keresése
hall-offline = Nincs kapcsolat a versenyasztallal. Az oldal elavult lehet.
hall-updated = Frissítve
hall-language = Nyelv
hall-your-name = Az Ön neve
hall-nobody = Ilyen nevű játékosnak nincs táblája.
hall-colour = Szín
hall-no-times = Az időrend még nincs rögzítve.
hall-next-round = Következik:
hall-minutes = perc
hall-choose-address = Válassza ki a számítógép egyetlen címét; a teremhálózat sosem figyel az összesen.
hall-address-refused = A teremhálózat nem tud figyelni ezen a címen: { $address } ({ $error }). Válasszon másik címet vagy portot.
cli-hall-serving = A teremhálózat itt fut: { $url }. Leállítás: Ctrl+C.
