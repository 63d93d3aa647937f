# Texte der Crate `session`. Übersetzungsentwurf, noch von niemandem mit Muttersprache Deutsch geprüft.
output-exists = { $path } ist schon vorhanden; nichts wurde geschrieben. Einen anderen Namen wählen oder das Ersetzen der Datei erlauben.
output-replaces-database = { $path } ist eine Turnierdatei, ein Tourbuch oder eine andere Datenbank, die keine Ausgabe ersetzen darf. Einen anderen Namen wählen.
output-replaces-key = { $path } ist der Schlüssel eines Ausrichters, den keine Ausgabe ersetzen darf. Einen anderen Namen wählen.
output-unreadable = { $path } ist vorhanden, aber nicht lesbar ({ $cause }), und wird daher nicht ersetzt. Einen anderen Namen wählen.

file-name-missing = { $path } ist kein Dateiname. Einen anderen wählen.
file-not-written = { $path } konnte nicht geschrieben werden ({ $reason }). Einen anderen Ordner wählen oder Platz schaffen.
file-not-readable = { $path } ist nicht lesbar ({ $reason }). Name und Ordner prüfen.
file-not-regular = { $path } ist nicht lesbar. Es ist keine gewöhnliche Datei. Eine andere wählen.
file-too-large = { $path } ist zu groß für eine Turnierdatei. Eine andere wählen.
file-exists = { $path } ist schon vorhanden. Einen anderen Namen wählen.
file-not-picked = Das Programm kennt diese Datei nicht. Neu auswählen.
request-invalid = Die Anfrage des Befehls { $name } ist ungültig ({ $error }). Das Programm neu starten.

list-line = Zeile { $line }: { $reason }
list-lines-wrong = Anzahl der Fehler in der Liste: { $mistakes }, in { $lines ->
        [one] { $lines } Zeile
       *[other] { $lines } Zeilen
    }. Berichtigen und die Liste erneut importieren.
list-lines-more = { $count ->
    [one] { $count } weiterer ist nicht gezeigt.
   *[other] { $count } weitere sind nicht gezeigt.
}

event-not-open = Kein Turnier ist geöffnet. Ein Turnier öffnen oder ein neues anlegen.
competition-missing = Das Turnier hat keinen Wettbewerb. Ein neues Turnier anlegen.
request-not-json = Die Anfrage lässt sich nicht im Protokoll speichern ({ $reason }). Diesen Fehler melden.
final-game-invalidated = Die Änderung würde die Partie des Finales an Brett { $board } von Runde { $round } ungültig machen. Zuerst die Auslosung von Runde { $round } aufheben. Haben ihre Partien begonnen, das Ergebnis berichtigen, von dem sie abhängt, und die späteren Partien annullieren.
copy-failed = In { $folder } konnte keine Kopie angelegt werden. { $reason } Den Ordner und seinen freien Platz prüfen.
copy-folder-failed = Der Ordner lässt sich nicht anlegen ({ $reason }).

date-unknown = „{ $text }“ ist kein Datum. In der Form 2026-11-20 schreiben.
rating-unknown = „{ $text }“ ist kein Rating. Eine ganze Zahl von -900 bis 3500 schreiben.
pin-unknown = „{ $text }“ ist keine EGD-PIN. Sie hat acht Ziffern.
register-number-unknown = „{ $text }“ ist keine Nummer einer Lizenz oder Mitgliedschaft. Bis zu zehn Ziffern schreiben oder das Feld leer lassen.
licence-status-unknown = „{ $text }“ ist kein Status einer Lizenz. Einen Buchstaben oder einen Strich schreiben oder das Feld leer lassen.
birth-unknown = „{ $text }“ ist kein Geburtsjahr. In der Form { $example } schreiben.
missed-round-unknown = Es gibt keine Runde { $round }. Die Runden sind 1 bis { $last }.
fixed-board-out-of-range = { $board } ist kein Brett. Eine Zahl von 1 bis 9999 schreiben oder nichts.

season-unknown = Die Saison „{ $name }“ ist nicht bekannt. Eine von diesen wählen: { $known }.
season-misnamed = Die eingebaute Saison „{ $name }“ hat in ihrer Datei einen anderen Namen.
season-file-wrong = In { $path }: { $reason }

key-damaged = { $file } ist kein gültiger Schlüssel mehr. Aus einer Kopie wiederherstellen oder wegschieben, um einen neuen Schlüssel anzulegen.
key-readable-by-others = Andere Benutzer dieses Computers können den Schlüssel { $file } lesen. Das Lesen nur sich selbst erlauben (chmod 600) und erneut versuchen.
key-unusable = Der Schlüssel { $file } ist nicht benutzbar ({ $reason }). Den Ordner und seine Berechtigungen prüfen.
key-no-folder = Es gibt keinen Ordner für den Schlüssel. DRAWMASTER_DATA auf einen Ordner setzen.

printer-no-service = Dieser Computer hat keinen Druckdienst (das Programm lp). Speichern Sie das PDF und drucken Sie es aus Ihrem PDF-Programm.
printer-none = Auf diesem Computer ist kein Drucker eingerichtet. Richten Sie einen in den Systemeinstellungen ein oder speichern Sie das PDF.
printer-refused = Der Drucker { $printer } hat das Blatt nicht angenommen: { $reason }.
printer-refused-hint = Prüfen Sie seinen Namen und ob er eingeschaltet ist, oder speichern Sie das PDF.
printer-service-failed = Der Druckdienst kann nicht benutzt werden ({ $reason }). Speichern Sie das PDF und drucken Sie es aus Ihrem PDF-Programm.
