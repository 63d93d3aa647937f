# Texte der Crate `print`. Übersetzungsentwurf, noch von niemandem mit Muttersprache Deutsch geprüft.
paper-unknown = Das Papier „{ $name }“ wird nicht unterstützt. Zur Wahl stehen { $known }.
copies-out-of-range = Die Zahl der Exemplare muss von 1 bis { $maximum } sein, nicht { $count }.
font-missing-characters = Keine Schrift hat die Zeichen { $characters }. Diese Texte ändern oder an ihrer Stelle � drucken: im Fenster „Fehlende Zeichen ersetzen“ ankreuzen oder auf der Befehlszeile --replace ergänzen.
