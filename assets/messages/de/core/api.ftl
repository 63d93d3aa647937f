# Texte der Crate `api`. Übersetzungsentwurf, noch von niemandem mit Muttersprache Deutsch geprüft.
# Befehle des Fensters.
api-no-command = Es gibt keinen Befehl { $name }. Das Programm neu starten.
api-response-invalid = Die Antwort lässt sich nicht senden ({ $error }). Das Programm neu starten.
api-text-too-long = Ein Text ist zu lang: er hat mehr als { $longest } Bytes. Kürzen.
api-not-for-the-hall = Die Saalanzeige kann den Befehl { $name } nicht benutzen. Sie zeigt nur, was veröffentlicht ist.
api-no-tour-book = Kein Tourbuch ist geöffnet. Eines öffnen oder ein neues anlegen.

demo-folder = Der Ordner { $folder } lässt sich nicht anlegen ({ $error }). Einen anderen Ordner wählen.
demo-registered = { $event }: { $players ->
        [one] 1 Spieler ist
       *[other] { $players } Spieler sind
    } angemeldet.
demo-closed = Die Anmeldung ist geschlossen. Die Nummern sind 1 bis { $last }.
demo-drawn = KO{ $category } ist mit der Entropie { $entropy } ausgelost: { $lines ->
        [one] 1 Feld
       *[other] { $lines } Felder
    }.
demo-round = Runde { $round } ist ausgelost, gespielt und bestätigt.

host-folder = Der Ordner { $folder } lässt sich nicht anlegen ({ $error }). Platz schaffen oder die Berechtigungen prüfen.
host-no-data-folder = Das System hat keinen Ordner für die Daten des Programms ({ $error }). Stattdessen ein Turnier in einem selbst gewählten Ordner anlegen.
host-no-free-name = Der Ordner { $folder } enthält zu viele Beispiele. Einige löschen.
host-cannot-open = { $path } lässt sich nicht öffnen ({ $error }). Im Dateimanager öffnen.
host-second-window = Die Saalanzeige antwortet nicht ({ $error }). Das Programm neu starten.
demo-played = { $name }: { $players ->
    [one] ein Spieler hat gespielt:
   *[other] { $players } Spieler haben gespielt:
} { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}.
