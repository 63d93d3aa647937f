# Texte der Crate `formats`. Übersetzungsentwurf, noch von niemandem mit Muttersprache Deutsch geprüft.
import-empty = Die Datei ist leer. Die Datei wählen, die das andere Programm gespeichert hat.
import-too-large = Die Datei hat { $megabytes } MB, aber ein Turnier braucht nie mehr als { $most } MB. Eine andere Datei wählen.
import-not-utf8 = Zeile { $line } ist kein UTF-8-Text. Die Datei erneut mit der Kodierung UTF-8 speichern.
import-malformed = Zeile { $line }, Spalte { $column }: { $problem } Die Datei in dem Programm, das sie angelegt hat, erneut speichern.
import-hostile = Zeile { $line }, Spalte { $column }: { $problem } So sieht keine Turnierdatei aus, daher wird die Datei abgelehnt.
import-limit-players = Die Datei hat mehr als { $most } Spieler und wird daher abgelehnt. So groß ist kein Turnier. Prüfen, ob es die richtige Datei ist.
import-limit-games = Die Datei hat mehr als { $most } Partien und wird daher abgelehnt. So groß ist kein Turnier. Prüfen, ob es die richtige Datei ist.
import-limit-rounds = Die Datei hat mehr als { $most } Runden und wird daher abgelehnt. So groß ist kein Turnier. Prüfen, ob es die richtige Datei ist.
import-other-format = Das ist nicht das erwartete Format: { $expected }. { $found }
import-player-twice = { $name } steht zweimal in der Spielerliste. Eines davon umbenennen oder entfernen und die Datei erneut speichern.
import-player-nameless = Spieler { $place } der Liste hat keinen Namen. Benennen oder entfernen und die Datei erneut speichern.
import-unknown-rank = { $name } hat den Rang „{ $rank }“, der ungültig ist. Auf 30k bis 1k, 1d bis 9d oder 1p bis 9p berichtigen.
import-bad-line = Zeile { $line }: { $problem }
import-bad-lines =
    { $lines ->
        [one] Anzahl der Fehler in der Liste: { $problems }, in { $lines } Zeile. Berichtigen und die Liste erneut importieren.
       *[other] Anzahl der Fehler in der Liste: { $problems }, in { $lines } Zeilen. Berichtigen und die Liste erneut importieren.
    }
import-missing-column = Die Liste hat keine Spalte { $column }. In der ersten Zeile nennen oder wählen, welche Spalte es ist. Eine Liste braucht den Rang und entweder Nachnamen und Vornamen oder den ganzen Namen.
import-same-column = Zwei Spalten haben dieselbe Bedeutung; die zweite ist „{ $heading }“. Eine davon auslassen oder eine andere Bedeutung wählen.
import-other-encoding = Zeile { $line } ist kein Text in { $encoding }. Die Kodierung wählen, in der die Liste gespeichert wurde.
import-unknown-encoding = Es gibt keine Kodierung „{ $name }“. Zur Wahl stehen { $known }.
import-workbook = Diese Tabellenkalkulation ist nicht lesbar: sie ist beschädigt, im älteren Excel-Format (xls) oder zu groß. Als xlsx, ods oder CSV (UTF-8) speichern.

import-format-rating-list = eine Ratingliste der EGD, der FFG oder der AGA
import-format-egd-results = eine Ergebnisdatei der European Go Database (H9)
import-format-ffg-results = eine Ergebnisdatei des französischen Verbands (tou)
import-format-aga-results = eine Ergebnisdatei der American Go Association (AGA)
import-format-trf = ein Bericht des Schachverbands (TRF16)
import-format-macmahon = eine MacMahon-Datei
import-format-opengotha = eine OpenGotha-Datei
import-format-pairgoth = eine Pairgoth-Datei eines Einzelturniers
import-format-seed-list = eine Setzliste der Tour

import-archive-damaged = Das ZIP-Archiv ist beschädigt. Erneut herunterladen.
import-archive-empty = Das ZIP-Archiv ist leer. Erneut herunterladen.
import-archive-files = Das ZIP-Archiv enthält { $files } Dateien. Erneut herunterladen oder die Liste selbst wählen.
import-archive-nested = Das ZIP-Archiv enthält ein weiteres Archiv. Auspacken und die Liste selbst wählen.
import-found-browser-check = Es ist die Seite „checking your browser“, die die Website zuerst zeigt. Im Browser warten, bis die Liste erscheint, dann speichern.
import-found-harmful-characters = Ein Name darin hat Zeichen, die andere verbergen oder umordnen. Den Absender erneut darum bitten.
import-found-newer-version = Sie wurde von einer neueren Version des Programms geschrieben. Eine neuere Version benutzen.
import-found-no-list = Sie ist keine der Listen, die die European Go Database, der französische Verband und die AGA veröffentlichen. Eine davon wählen.
import-found-no-player-lines = Sie enthält keine Zeile eines Spielers. Eine andere Datei wählen.
import-found-not-json = Es ist kein JSON. Eine andere Datei wählen.
import-found-other-kind = Es ist eine Datei anderer Art. Eine andere Datei wählen.
import-found-root-without-parameters = Ihr Wurzelelement ist { $element }, und sie enthält weder Spieler noch Parameter. Eine andere Datei wählen.
import-found-root-without-players = Ihr Wurzelelement ist { $element }, und sie enthält keine Spieler. Eine andere Datei wählen.
import-found-signature = Die Unterschrift passt nicht, weil die Datei nach dem Unterschreiben geändert wurde. Den Absender erneut darum bitten.
import-found-type = Ihr Typ ist { $kind }. Eine andere Datei wählen.
import-found-wrong-values = Ein Wert darin fehlt oder ist ungültig. Den Absender erneut darum bitten.
import-found-zero-bytes = Sie enthält Nullbytes, ist also kein reiner Text. Erneut als UTF-8 speichern.
import-json-cut-off = Die Datei ist abgeschnitten.
import-json-invalid = Das ist kein gültiges JSON.
import-json-value = Ein Wert des Turniers fehlt oder ist ungültig.

import-problem-birth = „{ $text }“ ist kein Geburtsjahr oder -tag. In der Form 2014 oder 2014-05-31 schreiben.
import-problem-field-count = Die Zeile hat { $fields } Felder, die erste Zeile nennt aber { $columns } Spalten. Die Trennzeichen berichtigen.
import-problem-long-field = Ein Feld hat { $bytes } Bytes, mehr als { $most }: „{ $start }“. Kürzen oder die Anführungszeichen prüfen.
import-problem-long-line = Die Zeile hat { $bytes } Bytes, mehr als { $most }. So sieht keine Liste aus. Eine andere Datei wählen.
import-problem-long-text = Ein Text ist länger als { $most } Bytes.
import-problem-no-club = Der Verein des Spielers fehlt. Hinter das Land schreiben.
import-problem-no-country = Das Land des Spielers fehlt. Den Code aus zwei Buchstaben schreiben.
import-problem-no-family-name = Der Nachname des Spielers fehlt. Ergänzen.
import-problem-no-given-name = Der Vorname des Spielers fehlt. Ergänzen.
import-problem-rank-missing = Der Rang des Spielers fehlt. Einen schreiben, etwa 5k.
import-problem-no-name = Der Spieler hat keinen Namen. Nachnamen und Vornamen schreiben.
import-problem-no-rank = { $name } hat keinen Rang. Einen schreiben, etwa 5k.
import-problem-no-rank-or-name = Der Spieler hat keinen Rang. Einen schreiben, etwa 5k.
import-problem-not-a-round = Ein Wort nach der ersten Runde ist keine Runde. Berichtigen oder entfernen.
import-problem-not-an-aga-game = Die Zeile ist keine Partie. Die Nummern von Weiß und Schwarz, W oder B für den Sieger, die Vorgabe und das Komi schreiben.
import-problem-aga-number = Ein Spieler der Partie steht nicht in der Liste der Spieler. Die Nummer berichtigen.
import-problem-trf-number = Die Nummer des Spielers fehlt. Sie in die Spalten 5 bis 8 schreiben.
import-sheet-unknown = Die Arbeitsmappe hat kein Blatt „{ $sheet }“ mit Zellen. Sie hat: { $known }. Eines davon wählen.
import-problem-not-csv = Es ist keine Zeile einer CSV-Datei. Die Liste erneut als CSV UTF-8 speichern.
import-problem-only-family-name = „{ $name }“ ist ein Nachname ohne Vornamen. Beide schreiben.
import-problem-only-given-name = „{ $name }“ ist ein Vorname ohne Nachnamen. Beide schreiben.
import-problem-pin = „{ $text }“ ist keine EGD-PIN. Eine PIN hat acht Ziffern.
import-problem-points = „{ $text }“ ist keine Zahl von SEYGO-Punkten. Eine ganze Zahl schreiben.
import-problem-rating = „{ $text }“ ist kein Rating. Eine ganze Zahl von -900 bis 3500 schreiben.
import-problem-same-number = Die Angabe { $number } { $value } steht auch in Zeile { $first }. Eine Person kann nur einmal eingetragen werden.
import-problem-register-number = „{ $text }“ ist keine Nummer einer Lizenz oder Mitgliedschaft. Bis zu zehn Ziffern schreiben.
import-problem-sex = „{ $text }“ ist keine Geschlechtsangabe. f oder m schreiben oder das Feld leer lassen.
import-problem-too-many-fields = Die Zeile hat { $fields } Felder, mehr als { $most }. Die Trennzeichen prüfen.
import-problem-too-many-lines = Eine Liste darf höchstens { $most } Spieler haben. Aufteilen.
import-problem-too-many-players = Eine Ergebnisdatei darf höchstens { $most } Spieler haben. Prüfen, ob es die richtige Datei ist.
import-problem-zero-byte = Die Zeile enthält ein Nullbyte, die Datei ist also beschädigt. Die Liste erneut als CSV UTF-8 speichern.
import-season-syntax = Das ist kein gültiges TOML. Anführungszeichen, Klammern und Kommas prüfen.
import-season-unknown-field = Unbekanntes Feld `{ $field }`. Die Schreibung prüfen.
import-season-missing-field = Fehlendes Feld `{ $field }`. Ergänzen.
import-season-value = Der Wert { $value } ist hier ungültig. Berichtigen.

import-xml-attribute = Ein Attribut hat nicht die Form name="value".
import-xml-attribute-twice = { $element } hat das Attribut { $attribute } zweimal.
import-xml-attributes = { $element } hat mehr als { $most } Attribute.
import-xml-all-attributes = Es gibt mehr als { $most } Attribute.
import-xml-closing-tag = Ein schließendes Tag hat kein öffnendes Tag.
import-xml-cut-off = Die Datei bricht ab, bevor { $element } geschlossen ist.
import-xml-depth = Elemente sind mehr als { $most } Ebenen tief geschachtelt.
import-xml-elements = Es gibt mehr als { $most } Elemente.
import-xml-empty = Die Datei enthält kein XML.
import-xml-escape = Ein & leitet kein bekanntes Zeichen ein.
import-xml-invalid = Das ist kein XML.
import-xml-long-attribute-name = Der Name eines Attributs hat { $bytes } Bytes, mehr als { $most }.
import-xml-long-element-name = Der Name eines Elements hat { $bytes } Bytes, mehr als { $most }.
import-xml-long-text = Der Text von { $element } ist länger als { $most } Bytes.
import-xml-long-value = Der Wert von { $attribute } hat { $bytes } Bytes, mehr als { $most }.
import-xml-own-dtd = Die Datei enthält eine eigene Dokumenttypdefinition.
import-xml-reference = Die Referenz &{ $name }; ist kein bekanntes Zeichen.
import-xml-second-document = Ein zweites Dokument beginnt.
import-xml-tags = Das Element { $open } wird als { $close } geschlossen.
import-xml-text-outside = Außerhalb des Dokuments steht Text.
import-xml-unfinished-tag = Die Datei endet oder bricht in einem Tag ab.
import-xml-zero-byte = Die Datei enthält ein Nullbyte und ist also beschädigt.

import-note-more =
    { $count ->
        [one] { $count } weiterer Hinweis ist nicht gezeigt.
       *[other] { $count } weitere Hinweise sind nicht gezeigt.
    }
import-note-adjustment-rounded = { $name }: die Punktanpassung von { $quarters } Viertelpunkten wird auf { $points } Punkte abgerundet.
import-note-aga-defaults = Die Datei hat weder Bedenkzeit noch Freilose noch Einstellungen. { $minutes } Minuten und ein McMahon-Turnier werden verwendet. Sie berichtigen.
import-note-aga-placeholders = Spieler, deren Nummer für keine steht: { $count }. Hier haben sie keine AGA-Nummer.
import-note-aga-undecided = Partien ohne Ergebnis: { $count }. Die Datei sagt nicht, ob sie mit Jigo, kampflos oder gar nicht endeten. Die Ergebnisse eingeben.
import-note-aga-moved = Partien, die in eine spätere Runde kommen, weil einer der Spieler in ihrer Runde eine andere hat: { $count }.
import-note-aga-game-left = Zeile { $line }: die Partie wird weggelassen. Sie hat nur einen Spieler, oder ein Spieler hätte mehr als { $last } Runden.
import-note-board-size = Die Partien sind auf Brettern der Größe { $size }, die es in Turnieren hier nicht gibt. Hier wird 19x19 benutzt, und die Größe wird für einen Export aufbewahrt.
import-note-board-twice = Runde { $round }, Brett { $board }: zwei Partien haben dieses Brett. Eine von ihnen kommt an Brett { $other }.
import-note-byoyomi-periods = OpenGotha speichert die Zahl der Byo-yomi-Perioden nicht. Eine Periode wird benutzt. Berichtigen.
import-note-cancelled = Runde { $round }: eine Partie wurde annulliert. Sie wurde mit dem Ergebnis „kein Ergebnis“ importiert.
import-note-categories = Die Datei hat { $categories } Kategorien, aber nur { $limits } ihrer Grenzen.
import-note-class-time = Die Datei hat Klasse { $class }, aber keine Bedenkzeit. { $minutes } Minuten, die kürzeste Zeit dieser Klasse, werden benutzt.
import-note-class-unrated = Die Datei hat Klasse { $class }, aber ihre Bedenkzeit ist für jede Klasse zu kurz. Die Partien werden nicht gewertet.
import-note-class-lower = Die Datei hat Klasse { $class }, aber ihre Bedenkzeit erlaubt nur Klasse { $allowed }. Die Bedenkzeit berichtigen.
import-note-column = Die Spalte „{ $heading }“ wird ausgelassen.
import-note-congress-numbers =
    { $count ->
        [one] Die Kongress-Anmeldenummer von { $count } Spieler hat hier keine Verwendung. Sie wird für einen Export nach Pairgoth aufbewahrt.
       *[other] Die Kongress-Anmeldenummern von { $count } Spielern haben hier keine Verwendung. Sie werden für einen Export nach Pairgoth aufbewahrt.
    }
import-note-country = { $name }: „{ $country }“ ist kein Ländercode aus zwei Buchstaben und wird ausgelassen.
import-note-criterion = Das Kriterium „{ $criterion }“ der Tabelle ist unbekannt und wird ausgelassen.
import-note-damaged-line = Zeile { $line }: „{ $text }“ ist kein Spieler und wird ausgelassen.
import-note-damaged-lines =
    { $count ->
        [one] { $count } Zeile der Liste war nicht lesbar.
       *[other] { $count } Zeilen der Liste waren nicht lesbar.
    }
import-note-egd-handicap = Die Datei sagt, dass die Vorgabe um { $reduction } verringert wird, aber nicht, wovon sie abhängt. Prüfen Sie die Einstellungen der Vorgabe.
import-note-encoding-guessed = Die Liste ist nicht UTF-8. Sie wurde als { $encoding } gelesen. Die Namen prüfen.
import-note-external-dtd = Die Datei verweist auf eine externe Dokumenttypdefinition, die nicht gelesen wurde.
import-note-ffg-adjusted = Die Datei hat nur die angepasste Zeit von { $adjusted } Minuten, nicht die Zusatzzeit. Byo-yomi von { $seconds } Sekunden wird benutzt, was dieselbe angepasste Zeit ergibt. Berichtigen.
import-note-ffg-no-time = Die Datei enthält keine Grundbedenkzeit. { $minutes } Minuten werden benutzt. Die Bedenkzeit berichtigen.
import-note-ffg-overtime = Die Datei erwähnt Zusatzzeit, aber nicht ihre Länge. Keine Zusatzzeit wird benutzt. Die Bedenkzeit berichtigen.
import-note-foreign-games = Angaben zu Partien, die es in Turnieren hier nicht gibt, aufbewahrt für einen Export in dasselbe Programm: { $names }.
import-note-foreign-left = { $name }: die Angabe ist zu lang zum Aufbewahren und wird ausgelassen.
import-note-foreign-players = Angaben zu Spielern, die es in Turnieren hier nicht gibt, aufbewahrt für einen Export in dasselbe Programm: { $names }.
import-note-foreign-settings = Einstellungen, die es in Turnieren hier nicht gibt, aufbewahrt für einen Export in dasselbe Programm: { $names }.
import-note-game-replaced = Runde { $round }, Brett { $board }: zwei Partien haben dieses Brett. Die spätere bleibt.
import-note-handicap = Runde { $round }, Brett { $board }: die Vorgabe { $handicap } ist größer als 9. Hier wird eine Vorgabe von 9 benutzt, die andere wird für einen Export aufbewahrt.
import-note-internet = Das Turnier wurde im Internet gespielt, daher haben seine Partien Ratingklasse D.
import-note-internet-address = Die Datei enthält die Internetadresse der Turnierleitung; sie wurde nicht importiert.
import-note-komi = Das Komi ist kein Vielfaches eines halben Punkts. Hier wird es abgerundet und für einen Export aufbewahrt.
import-note-late-rounds = Zeile { $line }: Runden nach { $last } werden ausgelassen.
import-note-level = { $name }: die Stufe { $written } ist unbekannt. { $rank } wird benutzt.
import-note-line-cleaned = Zeile { $line }: Steuerzeichen wurden aus „{ $text }“ entfernt.
import-note-line-no-pin = Zeile { $line }: „{ $text }“ ist keine EGD-PIN aus acht Ziffern und wird ausgelassen.
import-note-lines-disagree = Runde { $round }: die Zeilen { $line } und { $other } stimmen nicht überein. Die Partie wird ausgelassen.
import-note-macmahon-defaults = Die Datei hat keine Tage, keine Bedenkzeit oder kein Komi. { $day }, 60 Minuten und 6,5 werden benutzt. Berichtigen.
import-note-macmahon-half-groups = MacMahon lost in diesem Turnier Spieler mit einem halben Punkt mehr in der unteren Punktgruppe aus. Hier werden sie nach ihrer genauen Punktzahl ausgelost.
import-note-macmahon-no-result = MacMahon zählt eine Partie ohne Ergebnis als halben Punkt. Hier zählt sie nichts, bis ihr Ergebnis eingegeben ist.
import-note-macmahon-rating-rank = MacMahon leitet in diesem Turnier Ränge aus Ratings ab. Die eingetragenen Ränge werden benutzt. Prüfen.
import-note-macmahon-rating-score = MacMahon leitet in diesem Turnier Startpunkte aus Ratings ab. Hier folgen sie aus den Rängen. Prüfen.
import-note-macmahon-zero = MacMahon zählt die Punkte in diesem Turnier ab { $level }, hier zählen sie ab 30 Kyu. Alle haben hier { $points } weniger, ebenso zählt jeder Gegner in SOS so viel weniger. Die Reihenfolge ist gleich.
import-note-name-twice = Zeilen { $first } und { $line }: { $name } ist zweimal aufgeführt.
import-note-no-criteria = Die Datei enthält keine Kriterien für die Tabelle. MMS, SOS und SOSOS werden benutzt.
import-note-no-headings = Die Liste hat keine Überschriften. Die Bedeutung der Spalten ist aus ihrem Inhalt erraten. Prüfen Sie die Spieler.
import-note-no-rank = { $name } hat keinen Rang. 30k wird benutzt, wie in OpenGotha.
import-note-one-time = Die Datei hat eine gemeinsame Zeit für Grundbedenkzeit und Zusatzzeit. { $minutes } Minuten werden als Grundbedenkzeit benutzt.
import-note-pairgoth-jigo = Pairgoth rundet in diesem Turnier McMahon-Punkte auf ganze Punkte ab. Hier bleibt der halbe Punkt eines Jigos, sodass Spieler mit einer ungeraden Zahl von Jigos einen halben Punkt mehr haben, ebenso ihre Gegner in SOS.
import-note-pairgoth-sos = Pairgoth zählt eine Runde ohne Partie in SOS als Anfangspunkte und einen halben Punkt für jede Runde. Hier zählt sie als Anfangspunkte, sodass SOS von Spielern mit einer Runde ohne Partie niedriger ist.
import-note-pin = { $name }: „{ $pin }“ ist keine EGD-PIN aus acht Ziffern und wird ausgelassen.
import-note-player-cleaned = { $name }: Steuerzeichen wurden aus dem Namen oder einem anderen Feld entfernt.
import-note-rank-bare = Zeile { $line }: der Rang „{ $written }“ hat kein k oder d. { $rank } wird benutzt. Prüfen.
import-note-rank-below = Zeile { $line }: der Rang „{ $written }“ liegt unter 30k. { $rank } wird benutzt.
import-note-rank-range = { $name }: der Rang { $grade } liegt außerhalb des Bereichs von 30k bis 9d. { $rank } wird benutzt.
import-note-rating = { $name }: „{ $rating }“ ist kein Rating und wird ausgelassen.
import-note-rating-range = { $name }: das Rating { $rating } liegt außerhalb des Bereichs von { $least } bis { $most }. { $used } wird benutzt.
import-note-ratings-shifted = Die Datei ist alt. Zu ihren Ratings wird { $shift } addiert, wie in OpenGotha.
import-note-ratings-unchanged = Die Datei enthält die Version ihrer Daten nicht. Ihre Ratings werden unverändert benutzt.
import-note-register-number = { $name }: „{ $number }“ ist keine Nummer einer Lizenz oder Mitgliedschaft; sie hat bis zu zehn Ziffern. Sie wird ausgelassen.
import-note-result = Runde { $round }, Brett { $board }: das Ergebnis „{ $result }“ ist unbekannt, daher hat die Partie noch kein Ergebnis.
import-note-round = Eine Partie oder ein Freilos der Runde „{ $round }“ entfällt. Runden sind von 1 bis { $last } nummeriert.
import-note-round-number = Eine Runde ohne Nummer von 1 bis { $last } wird ausgelassen.
import-note-round-range = Die Partien von Runde { $round } entfallen. Runden sind von 1 bis { $last } nummeriert.
import-note-rounds-raised = Die Datei plant { $planned } Runden, hat aber Partien in Runde { $last }. Das Turnier hat jetzt { $last } Runden.
import-note-same-pin = { $name } hat dieselbe EGD-PIN { $pin } wie { $first }. Die zweite PIN wird ausgelassen.
import-note-score-correction = { $name }: die Korrektur { $correction } der Startpunkte wird ausgelassen.
import-note-score-zero = Die Datei setzt den Nullpunkt der Punkte auf { $zero }, OpenGotha zählt aber ab 30k. Auch dieses Turnier zählt ab 30k.
import-note-scores-unknown = Die Datei enthält die Bar, die Untergrenze und den Nullpunkt der Punkte nicht. Prüfen, bevor die Tabelle benutzt wird.
import-note-second-bye = Runde { $round }: ein Spieler hat ein Freilos zusätzlich zu einer Partie oder einem anderen Freilos. Das Freilos entfällt.
import-note-second-game = Runde { $round }, Brett { $board }: ein Spieler hat schon eine Partie an einem anderen Brett. Diese Partie entfällt.
import-note-sheet =
    { $others ->
        [one] Das Blatt „{ $sheet }“ wurde gelesen. { $others } weiteres Blatt mit Zellen wurde nicht gelesen.
       *[other] Das Blatt „{ $sheet }“ wurde gelesen. { $others } weitere Blätter mit Zellen wurden nicht gelesen.
    }
import-note-self-pairing = Runde { $round }, Brett { $board }: ein Spieler trifft auf sich selbst. Die Partie entfällt.
import-note-setting = Die Einstellung { $setting } hat den ungültigen Wert „{ $value }“. Der Standard wird benutzt.
import-note-start = Die Datei enthält den ersten Tag des Turniers nicht. { $day } wird benutzt. Berichtigen.
import-note-status = { $name }: der Status „{ $status }“ ist unbekannt. Der Spieler wird als vorangemeldet importiert.
import-note-system = Das System { $system } ist unbekannt. Schweizer System wird benutzt.
import-note-pair-incomplete = { $name } ist kein Paar aus zwei Spielern der Datei und wird weggelassen.
import-note-team-player = { $name } ist im Team { $team }, aber nicht unter den Spielern der Datei. Das Brett wird ausgelassen.
import-note-teams =
    { $count ->
        [one] { $count } Team wird für einen Export aufbewahrt. Hier zählen die Partien nur für die einzelnen Spieler; damit Teams gegeneinander antreten, die Datei auf der Befehlszeile mit --teams importieren.
       *[other] { $count } Teams werden für einen Export aufbewahrt. Hier zählen die Partien nur für die einzelnen Spieler; damit die Teams gegeneinander antreten, die Datei auf der Befehlszeile mit --teams importieren.
    }
import-note-title-rows = Die Zeilen 1 bis { $last }, über den Überschriften, werden ausgelassen.
import-note-total-row = Zeile { $line }: „{ $text }“ fasst die Liste zusammen und wird ausgelassen.
import-note-tournament-cleaned = Steuerzeichen wurden aus dem Namen des Turniers entfernt.
import-note-trf-ranks = Die Datei hat keine Go-Ränge. Sie folgen aus den Ratings. Sie prüfen.
import-note-trf-unrated = Spieler ohne Rating, die hier den Rang 30k haben: { $count }. Ihre Ränge eingeben.
import-note-unclear-day = Zeile { $line }: bei „{ $text }“ ist unklar, ob Tag oder Monat zuerst steht. Nur das Jahr { $year } wird benutzt. Tage in der Form 2014-05-31 schreiben.
import-note-unknown-player = Runde { $round }: eine Partie mit einem Spieler, der nicht in der Liste ist, entfällt.
import-note-unknown-player-bye = Runde { $round }: das Freilos von „{ $player }“ entfällt. Dieser Spieler ist nicht in der Liste.
import-note-unknown-player-game = Runde { $round }, Brett { $board }: die Partie von „{ $player }“ entfällt. Dieser Spieler ist nicht in der Liste.
import-note-unknown-rank = { $name } hat den Rang 99K, was in OpenGotha unbekannt bedeutet. 30k wird benutzt.
export-note-one-name = { $name } hat nur einen Namen. OpenGotha braucht zwei, daher wird für den fehlenden ein Strich geschrieben.
export-note-class = { $program } hat keinen Platz für die gewählte Klasse. Die Partien zählen dort als Klasse { $class }. Ergebnisse für die EGD von hier senden oder eine Bedenkzeit der niedrigeren Klasse wählen.
export-note-criterion = OpenGotha fehlt das Kriterium { $criterion }, daher ist es nicht in der Datei.
export-note-criteria = OpenGotha hat höchstens { $most } Kriterien, daher sind die letzten nicht in der Datei: { $left }.
export-note-egd-pin-unknown = Die PIN { $pin } von { $name } ist nicht in der Ratingliste. Prüfen oder eine neuere Liste importieren.
export-note-egd-candidate = { $name } ist vielleicht { $rated } { $rank } der Ratingliste. Ist es dieselbe Person, die PIN { $pin } eintragen.
export-note-parameters = Mit den Einstellungen des Turniers hätten manche Spieler in OpenGotha einen anderen Platz. Die Datei hat andere Einstellungen, die allen Spielern ihre bisherigen Plätze geben: { $settings }.
export-note-places =
    { $count ->
        [one] { $count } Spieler hat in OpenGotha einen anderen Platz, weil es Freilose, Abwesenheiten, kampflose Partien oder ein Kriterium anders zählt: { $names }.
       *[other] { $count } Spieler haben in OpenGotha einen anderen Platz, weil es Freilose, Abwesenheiten, kampflose Partien oder ein Kriterium anders zählt: { $names }.
    }
export-note-zero =
    { $more ->
        [one] OpenGotha zählt Punkte ab 30k, daher ist jedes MMS dort um { $more } Punkt höher als in diesem Turnier.
       *[other] OpenGotha zählt Punkte ab 30k, daher ist jedes MMS dort um { $more } Punkte höher als in diesem Turnier.
    }
export-note-egd-unrated = Durch die Bedenkzeit oder die gewählte Klasse werden die Partien nicht gewertet, auch nicht von der EGD. Ist das falsch, die Bedenkzeit berichtigen.
export-note-egd-place = Das Turnier hat kein Land oder keinen Ort, was die EGD verlangt. In den Einstellungen eintragen.
export-note-egd-hidden =
    { $count ->
        [one] { $count } Spieler hat der vollen Veröffentlichung nicht zugestimmt, daher kann die EGD die Partien nicht werten: { $names }. Nachfragen oder die Datei ohne diesen Spieler senden.
       *[other] { $count } Spieler haben der vollen Veröffentlichung nicht zugestimmt, daher kann die EGD ihre Partien nicht werten: { $names }. Nachfragen oder die Datei ohne diese Spieler senden.
    }
export-note-egd-no-pin =
    { $count ->
        [one] { $count } Spieler hat keine EGD-PIN und wird in der EGD vielleicht doppelt angelegt: { $names }. Die PIN in der Ratingliste suchen.
       *[other] { $count } Spieler haben keine EGD-PIN und werden in der EGD vielleicht doppelt angelegt: { $names }. Die PINs in der Ratingliste suchen.
    }
export-note-egd-no-result = Runde { $round }, Brett { $board }: die Partie hat kein Ergebnis. Vor dem Senden der Datei eingeben.
export-note-egd-both = Runde { $round }, Brett { $board }: das Ergebnis { $result } zählt für beide Spieler gleich, was die EGD nicht annimmt. Berichtigen.
export-note-ffg-licences =
    { $count ->
        [one] { $count } französischer Spieler hat keine Lizenznummer: { $names }. In der Anmeldung eintragen.
       *[other] { $count } französische Spieler haben keine Lizenznummern: { $names }. In der Anmeldung eintragen.
    }
export-note-ffg-hidden =
    { $count ->
        [one] { $count } Spieler hat der vollen Veröffentlichung nicht zugestimmt, daher kann der Verband die Partien nicht werten: { $names }. Nachfragen oder die Datei ohne diesen Spieler senden.
       *[other] { $count } Spieler haben der vollen Veröffentlichung nicht zugestimmt, daher kann der Verband ihre Partien nicht werten: { $names }. Nachfragen oder die Datei ohne diese Spieler senden.
    }
export-note-ffg-cut =
    { $count ->
        [one] Der Name von { $count } Spieler ist auf { $most } Buchstaben gekürzt: { $names }.
       *[other] Die Namen von { $count } Spielern sind auf { $most } Buchstaben gekürzt: { $names }.
    }
export-note-ffg-forfeit = Runde { $round }, Brett { $board }: die kampflose Partie wird als Runde ohne Partie geschrieben, damit der Verband sie nicht wertet.
export-note-aga-numbers = Spieler ohne AGA-Nummer, die in dieser Datei eine Nummer über 90000 bekommen: { $count }. Ihre Nummern in der Anmeldung eingeben: { $names }.
export-note-aga-hidden = Spieler, die einer vollen Veröffentlichung nicht zugestimmt haben, sodass die AGA ihre Partien nicht werten kann: { $count }. Sie fragen oder die Datei ohne sie senden: { $names }.
export-note-aga-game = Runde { $round }, Brett { $board }: die AGA wertet die Partie nicht, weil sie nicht gespielt wurde oder keinen Sieger hat. In der Datei steht ein Fragezeichen.
export-note-macmahon-lost = Die Datei hat keine Tage, Orte, Zeiten, kein Komi, keine Geburtsjahre, Tournummern, Wahl der Veröffentlichung, Turnierbäume und Punkte, weil MacMahon sie nicht speichert. Die Turnierdatei behalten.
export-note-macmahon-places =
    { $count ->
        [one] { $count } Spieler hat in MacMahon einen anderen Platz, weil es Freilose, Abwesenheiten, kampflose Partien oder ein Kriterium anders zählt: { $names }.
       *[other] { $count } Spieler haben in MacMahon einen anderen Platz, weil es Freilose, Abwesenheiten, kampflose Partien oder ein Kriterium anders zählt: { $names }.
    }
export-note-macmahon-criterion = MacMahon fehlt das Kriterium { $criterion }, daher ist es nicht in der Datei.
export-note-macmahon-system = MacMahon kennt nur McMahon- und Schweizer-System-Turniere, daher hat die Datei die Partien und Ergebnisse dieses Systems und nicht mehr.
export-note-macmahon-handicap = In MacMahon befreit die Bar eine Partie nicht von der Vorgabe. Spieler über { $rank } zählen dort als { $rank }.
export-note-macmahon-board = MacMahon hat eine Brettgröße für alle Partien, daher hat die Datei 19x19.
export-note-macmahon-walkover = Runde { $round }, Brett { $board }: das Walkover wird als Ergebnis des Schiedsrichters geschrieben, das Punkte gibt.
export-note-macmahon-no-result = Runde { $round }, Brett { $board }: eine Partie ohne Ergebnis wird als nicht beendete Partie geschrieben.
export-note-macmahon-ghosts =
    { $count ->
        [one] { $count } Springer wird als Joker geschrieben: { $names }.
       *[other] { $count } Springer werden als Joker geschrieben: { $names }.
    }
export-note-macmahon-guests =
    { $count ->
        [one] { $count } Gast erhält in MacMahon einen Platz: { $names }.
       *[other] { $count } Gäste erhalten in MacMahon Plätze: { $names }.
    }
export-note-macmahon-withdrawn =
    { $count ->
        [one] { $count } abgemeldeter Spieler bleibt in der Datei und setzt in den übrigen Runden aus: { $names }.
       *[other] { $count } abgemeldete Spieler bleiben in der Datei und setzen in den übrigen Runden aus: { $names }.
    }
export-note-pairgoth-lost = Die Datei hat keine Räume, Anfangszeiten, Geburtsjahre, Tournummern, Wahl der Veröffentlichung, Profiränge, Turnierbäume und Punkte, weil Pairgoth sie nicht speichert. Die Turnierdatei behalten.
export-note-pairgoth-places =
    { $count ->
        [one] { $count } Spieler hat in Pairgoth einen anderen Platz, weil es Freilose, Abwesenheiten, kampflose Partien oder ein Kriterium anders zählt: { $names }.
       *[other] { $count } Spieler haben in Pairgoth einen anderen Platz, weil es Freilose, Abwesenheiten, kampflose Partien oder ein Kriterium anders zählt: { $names }.
    }
export-note-pairgoth-criterion = Pairgoth fehlt das Kriterium { $criterion }, daher ist es nicht in der Datei.
export-note-pairgoth-system = Pairgoth kennt nur McMahon- und Schweizer-System-Turniere, daher hat die Datei die Partien und Ergebnisse dieses Systems und nicht mehr.
export-note-pairgoth-handicap = In Pairgoth befreit die Bar eine Partie nicht von der Vorgabe. Spieler über { $rank } zählen dort als { $rank }.
export-note-pairgoth-board = Pairgoth hat eine Brettgröße für alle Partien, daher hat die Datei 19x19.
export-note-pairgoth-boards = Pairgoth hat Teams mit 2 bis { $last } Brettern, daher öffnet es eine Datei mit Teams zu { $size } vielleicht nicht.
export-note-pairgoth-not-played = Runde { $round }, Brett { $board }: die kampflose Partie oder das Walkover wird als am Brett erzieltes Ergebnis geschrieben.
export-note-pairgoth-unrated =
    { $count ->
        [one] Pairgoth braucht für jeden Spieler ein Rating, daher bekommt { $count } Spieler ohne Rating das seines Rangs: { $names }.
       *[other] Pairgoth braucht für jeden Spieler ein Rating, daher bekommen { $count } Spieler ohne Rating das ihres Rangs: { $names }.
    }
export-note-pairgoth-guests =
    { $count ->
        [one] { $count } Springer oder Gast ist in Pairgoth ein gewöhnlicher Spieler: { $names }.
       *[other] { $count } Springer oder Gäste sind in Pairgoth gewöhnliche Spieler: { $names }.
    }
export-note-pairgoth-withdrawn =
    { $count ->
        [one] { $count } abgemeldeter Spieler bleibt in der Datei und setzt in den übrigen Runden aus: { $names }.
       *[other] { $count } abgemeldete Spieler bleiben in der Datei und setzen in den übrigen Runden aus: { $names }.
    }
export-note-trf-handicaps =
    { $count ->
        [one] Die Datei sagt nicht, dass { $count } Partie eine Vorgabe hat.
       *[other] Die Datei sagt nicht, dass { $count } Partien Vorgaben haben.
    }
export-note-trf-result = Runde { $round }, Brett { $board }: die Datei kennt kein solches Ergebnis, daher wird die Partie ohne Ergebnis geschrieben.
export-note-trf-cut =
    { $count ->
        [one] Der Name von { $count } Spieler ist auf { $most } Buchstaben gekürzt: { $names }.
       *[other] Die Namen von { $count } Spielern sind auf { $most } Buchstaben gekürzt: { $names }.
    }

bundle-not-a-bundle = Das ist kein Paket. { $reason } Die Datei wählen, die `export --as bundle` geschrieben hat.
bundle-hostile = Das Paket wird abgelehnt. { $reason } So sieht kein Turnier aus.
bundle-newer = Das Paket hat Version { $found }, und dieses Programm liest Versionen bis { $known }. Eine neuere Version des Programms benutzen.
bundle-changed = Die Datei { $file } im Paket ist nicht das, was unterschrieben wurde. Sie wurde unterwegs geändert. Den Ausrichter erneut um das Paket bitten.
bundle-missing = Im Paket fehlt { $file }. Den Ausrichter erneut um das Paket bitten.
bundle-person = Bei Spieler { $player } des Pakets weicht { $field } von den unterschriebenen Daten ab. Den Ausrichter erneut um das Paket bitten.
bundle-contradiction = Das Paket widerspricht sich. { $problem } Den Ausrichter bitten, es neu auszustellen.
bundle-found-no-archive = Es ist kein ZIP-Archiv oder beschädigt.
bundle-found-no-version = Sein Manifest hat keine Version.
bundle-found-not-json = manifest.json ist kein gültiges JSON.
bundle-found-other-program = Sein Manifest wurde von einem anderen Programm geschrieben.
bundle-limit-file-size = Die Datei { $file } darin hat { $kilobytes } kB.
bundle-limit-files = Es hat { $files } Dateien.
bundle-limit-name = Es enthält oder nennt eine Datei mit verbotenem Namen.
bundle-limit-players = Es hat { $players } Spieler und { $games } Partien.
bundle-limit-ratio = Die Datei { $file } darin wird beim Auspacken viel größer, als sie sollte.
bundle-limit-size = Es hat { $megabytes } MB.
bundle-limit-twice = Es hat zwei Dateien { $file }.
bundle-problem-log = Der Verlauf in log.json ist ungültig.
bundle-problem-hand-over = Eine Erklärung in hand-over.json betrifft ein anderes Turnier oder ein anderes Paket.
bundle-problem-season-file = Seine Saisondatei hat nicht die Regeln seiner Punktetabelle, Saison { $season }.
bundle-problem-categories = Seine Alterskategorien sind nicht geordnet, oder sein Altersfaktor ist ungültig.
bundle-problem-category = Die Punkte von Spieler { $player } gehören zu keiner Kategorie der Saison, oder der Spieler hat doppelt Punkte.
bundle-problem-days = Seine Meisterschaft fehlt, oder sein letzter Tag liegt vor dem ersten.
bundle-problem-final = Gruppen oder Plätze des Finales der Kategorie { $category } passen nicht zusammen.
bundle-problem-game = Eine Partie darin hat nicht zwei Spieler oder ein unbekanntes Ergebnis.
bundle-problem-harmful-characters = Ein Name darin ist zu lang oder hat Zeichen, die andere verbergen oder umordnen.
bundle-problem-ladder = Eine Jigo-Leiter darin gehört zu keiner Partie.
bundle-problem-ladder-winner = Eine Jigo-Leiter darin hat einen Sieger, der sie nicht gespielt hat.
bundle-problem-player = Rang, Wahl der Veröffentlichung oder ein Feld von Spieler { $player } ist ungültig.
bundle-problem-player-twice = Ein Spieler ist doppelt darin.
bundle-problem-points = Die Punkte von Spieler { $player } ergeben nicht die Summe.
bundle-problem-sequence = Seine Nummer passt nicht zum vorigen Paket.
bundle-problem-unlisted-player = Es verweist auf einen Spieler, der nicht in seiner Liste ist.
bundle-problem-values = Ein Wert in { $file } fehlt oder ist ungültig.
bundle-problem-version = Es enthält mehr, als seine Version erlaubt.

signature-invalid-key = Der öffentliche Schlüssel ist ungültig. Er muss 64 hexadezimale Ziffern haben, wie `drawmaster key` sie zeigt.
signature-mismatch = Die Unterschrift passt nicht. Die Datei wurde nach dem Unterschreiben geändert. Den Absender erneut darum bitten.
