# Texte des Saalnetzes. Übersetzungsentwurf, noch von niemandem mit Muttersprache Deutsch geprüft.
hall-title = Saal
hall-skip = Zum Inhalt springen
hall-menu = Seiten
hall-find = Brett finden
hall-offline = Keine Verbindung zur Turnierleitung. Die Seite ist vielleicht veraltet.
hall-updated = Aktualisiert
hall-language = Sprache
hall-your-name = Ihr Name
hall-nobody = Niemand mit diesem Namen hat ein Brett.
hall-colour = Farbe
hall-no-times = Der Zeitplan steht noch nicht fest.
hall-next-round = Als Nächstes:
hall-minutes = min
hall-choose-address = Eine einzelne Adresse dieses Computers wählen; das Saalnetz hört nie auf allen.
hall-address-refused = Das Saalnetz kann { $address } nicht benutzen ({ $error }). Eine andere Adresse oder einen anderen Port wählen.
cli-hall-serving = Das Saalnetz läuft unter { $url }. Mit Strg+C beenden.
