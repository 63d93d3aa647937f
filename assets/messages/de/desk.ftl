# Die Texte des Fensters auf Deutsch, zweiter Teil: Einstellungen, Punkte, Saal, Hilfe. Übersetzungsentwurf, noch von niemandem mit Muttersprache Deutsch geprüft.
yes = ja
no = nein
screen-event = Turnier
screen-points = Punkte
screen-hall = Saal
help = Hilfe
book-of-user = Das Buch
book-contents = Inhalt
book-search = Im Buch suchen ( / )
book-hits = { $count ->
    [0] Nichts gefunden.
    [one] { $count } Abschnitt gefunden.
   *[other] { $count } Abschnitte gefunden.
}
book-short = Tasten dieses Bildschirms
book-back = Zurück
book-no-back = Das ist die erste Seite, die Sie geöffnet haben.
tour = Erste Schritte zeigen
tour-day = Ein Turniertag
tour-day-about = Die Liste links folgt dem Tag: das Turnier und seine Einstellungen, die Anmeldung, die K.-o.-Turniere, die Runden, die Tabelle und die Punkte. Die Zeile oben zeigt den aktuellen Stand. Die gelbe Schaltfläche ist der nächste Schritt; Strg+Eingabe drückt sie.
tour-keys = Alles mit der Tastatur
tour-keys-about = Jede Schaltfläche zeigt ihre Taste. Strg+K findet Aktionen, Spieler und Bretter, ? zeigt alle Tasten, und F1 erklärt die aktuelle Ansicht. Auch die Maus funktioniert überall.
tour-results = Ergebnisse in zwei Durchgängen
tour-results-about = 1 drücken, wenn Schwarz gewann, und 2, wenn Weiß gewann; der Cursor springt zum nächsten Brett. Der zweite Durchgang verbirgt den ersten. Weichen beide voneinander ab, hält Drawmaster an, gibt einen Ton aus und zeigt beide.
tour-undo = Nichts geht verloren
tour-undo-about = Jeder Schritt wird sofort gespeichert. Strg+Z macht jeden rückgängig und nennt ihn, auch nach einem Neustart. Der Verlauf zeigt, wer wann was geändert hat.
tour-count = { $at } von { $all }
tour-next = Weiter
tour-done = Los
tour-skip = Überspringen
help-event = Alle Einstellungen des Turniers mit ihren Folgen. Geänderte Einstellungen sind fett und lassen sich zurücksetzen.
    Im Feld oben tippen, um eine Einstellung zu finden: „Komi“, „Bar“, „Vorgabe“.
help-register = Alle Eingetragenen. Vorangemeldete Spieler anmelden, wenn sie eintreffen; nur angemeldete Spieler werden ausgelost.
    Zum Suchen tippen; Akzente spielen keine Rolle. Das Schließen der Anmeldung nummeriert alle Spieler nach Stärke. Ein Doppelklick auf einen Spieler oder die Eingabetaste öffnet die Spielerkarte.
help-knockouts = Der Turnierbaum jeder Alterskategorie. Vor der Auslosung: die Liste in Setzreihenfolge und die Größe des Turnierbaums. Ausgelost wird einmal, vor der ersten Runde des Turnierbaums, und jeder kann es nachprüfen.
    Die Partien eines Turnierbaums werden angesetzt, wenn ihre Runde ausgelost wird.
help-final = Das Finale jeder Alterskategorie: zwei Gruppen, dann die Halbfinale und die Partien um Plätze. Es wird einmal ausgelost, und seine Partien werden zusammen mit der Runde angesetzt. Die Ergebnisse hier oder in der Ansicht Runden eingeben.
    Bei Gleichstand in einer Gruppe spielen die Betroffenen auf kleineren Brettern; sie werden in der Reihenfolge ihrer Ergebnisse ausgewählt.
help-rounds = Eine Runde hat vier Zustände. Einen Entwurf sieht nur die Turnierleitung und kann ihn von Hand ändern. Nach der Freigabe suchen die Spieler ihre Bretter. Das Spiel beginnt, wenn es gestartet wird, oder mit dem ersten Ergebnis. Bestätigen lässt sich eine Runde, wenn beide Durchgänge an jedem Brett übereinstimmen.
    Änderungen nach der Freigabe sind hier und auf den Blättern markiert.
help-standings = Die Tabelle nach jeder Runde. Eine Zeile auswählen, um die Gegner dieses Spielers zu unterstreichen. Die Filter zeigen eine Kategorie, ein Land oder einen Verein; Plätze beziehen sich auf alle Spieler.
    Ein Doppelklick auf einen Spieler oder die Eingabetaste öffnet die Spielerkarte. Ein Klick auf einen Spaltenkopf sortiert.
help-points = Die bisherigen Tourpunkte, nach Alterskategorie. Einen Spieler auswählen, um zu sehen, woher die Punkte stammen. Veröffentlicht wird die genaue Summe, abgerundet.
help-hall = Das zweite Fenster, für einen Beamer oder Bildschirm im Saal. Öffnen, dorthin schieben und hier wählen, was es zeigt. Es aktualisiert sich selbst.
    Lange Listen blättern von selbst; die Leertaste hält sie an.
help-print = Alle Blätter als PDF und die Dateien für die Ratingliste und andere Programme.
help-history = Alle Änderungen, die neuesten zuerst. Nichts wird je gelöscht; rückgängig gemachte Änderungen sind durchgestrichen.
key-setting = vorige oder nächste Einstellung
palette-board = Brett { $board }
palette-nothing = Keine Treffer.
redo-what = Wiederholen: { $what }
operation-start_round = Beginn von Runde { $round }
history-round = Runde
history-since = Seit
history-undo = rückgängig gemacht: { $what }
history-redo = wiederholt: { $what }
setting-list = Einstellungen
season-use = Saisondatei …
setting-find = Einstellung suchen ( / )
setting-changed = nur geänderte Einstellungen
setting-reset = auf { $value } zurücksetzen
setting-inherited = wie das Turnier: { $value }
setting-none = Keine passende Einstellung.
group-event = Turnier
group-games = Partien
group-register = Spieler
group-scores = Punkte
group-pairing = Auslosung
group-handicap = Vorgabe
group-standings = Tabelle
group-more = Mehr
group-desk = Dieser Computer
looks = Sprache und Aussehen
desk-size = Textgröße
desk-percent = { $size } %
desk-language = Sprache
desk-theme = Farben
desk-sound = Ton, wenn die Durchgänge abweichen
desk-letters = Einzelne Tasten ohne Strg oder Alt: aus für Spracheingabe
desk-touch = Große Zeilen und Schaltflächen für Touchscreens
desk-system = wie das System
desk-light = hell
desk-contrast-light = hoher Kontrast, hell
desk-contrast-dark = hoher Kontrast, dunkel
desk-dark = dunkel
setting-event-name = Name
setting-event-name-about = Steht auf jedem Blatt und in jeder Datei.
setting-event-starts = Anfangszeiten
setting-event-starts-about = Nur für Runden, die vom vorgeschlagenen Zeitplan abweichen, etwa 1 2026-11-20 09:30, 3 2026-11-21 10:00.
setting-event-place = Ort
setting-event-place-about = Steht auf den Blättern und in der Datei für die Ratingliste.
setting-event-country = Land
setting-event-country-about = Zwei Buchstaben, etwa RO; die Ratingliste braucht es.
setting-event-start = Erster Tag
setting-event-start-about = Etwa 2026-11-20. Das Jahr bestimmt die Alterskategorien.
setting-event-end = Letzter Tag
setting-event-end-about = Bei einem eintägigen Turnier derselbe wie der erste Tag.
setting-competition-name = Wettbewerb
setting-competition-name-about = Sein Name auf den Blättern.
setting-competition-rounds = Runden
setting-competition-rounds-about = Die Anzahl der Runden. Die Bar und die K.-o.-Turniere hängen davon ab.
setting-competition-earns-points = Bringt Tourpunkte
setting-competition-earns-points-about = Ob Partien, K.-o. und Finale dieses Wettbewerbs Punkte in der Tour bringen. Die des Open tun es.
setting-competition-starts = Anfangszeiten dieses Wettbewerbs
setting-competition-starts-about = Falls sie von denen des Turniers abweichen, etwa 1 2026-11-20 17:00. Leer: wie im Turnier.
setting-competition-boards = Bretter dieses Wettbewerbs
setting-competition-boards-about = Falls er nur einige nutzen darf, etwa 41-60. Leer: alle Bretter oder die seiner Räume.
setting-competition-rooms = Räume dieses Wettbewerbs
setting-competition-rooms-about = Die Räume, in denen gespielt wird. Keiner angekreuzt: alle Räume.
setting-event-season = Saison der Tour
setting-event-season-about = Die Saison, deren Regeln die Punkte bestimmen.
setting-event-tour-class = Klasse in der Tour
setting-event-tour-class-about = Bestimmt, wie viele Punkte jede Stufe eines K.-o. wert ist.
setting-event-tour-coefficient = Koeffizient
setting-event-tour-coefficient-about = K.-o.-Punkte werden damit multipliziert; meist 1.
setting-event-tour-online = Online gespielt
setting-event-tour-online-about = Die Punkte folgen den Regeln der Saison für Online-Turniere.
setting-event-tour-championship = Meisterschaft
setting-event-tour-championship-about = Der Name, der von Jahr zu Jahr gleich bleibt und an dem die Tour die vorige Ausgabe erkennt. Leer lassen, wenn es der Name des Turniers ist.
setting-event-tour-bundles = Ausgestellte Pakete
setting-event-tour-bundles-about = Die Anzahl der für die Tour ausgestellten Dateien, automatisch gezählt.
setting-event-halls = Räume
setting-event-halls-about = Die Bretter in jedem Raum: Name, erstes und letztes Brett.
setting-event-time-main-minutes = Grundbedenkzeit in Minuten
setting-event-time-main-minutes-about = Je Spieler. Zusammen mit der Zusatzzeit bestimmt sie die EGF-Klasse.
setting-event-time-overtime = Zusatzzeit
setting-event-time-overtime-about = Was auf die Grundbedenkzeit folgt.
setting-event-lowered-class = EGF-Klasse
setting-event-lowered-class-about = Folgt aus der Bedenkzeit. Sie lässt sich senken, aber nicht erhöhen.
setting-event-komi = Komi
setting-event-komi-about = Punkte für Weiß in einer Gleichaufpartie. Eine ganze Zahl erlaubt Jigo, über das im K.-o. dann die Leiter entscheidet.
setting-competition-board-size = Brett
setting-competition-board-size-about = Die Größe der Bretter. Nach Rang zählt das kleinere Brett der beiden Spieler.
setting-competition-thirteen-from = 13x13 ab
setting-competition-thirteen-from-about = Der niedrigste Rang, der auf 13x13 spielt, wenn das Brett vom Rang abhängt.
setting-competition-main-minutes = Grundbedenkzeit dieses Wettbewerbs in Minuten
setting-competition-main-minutes-about = Falls sie von der des Turniers abweicht. Leer: wie im Turnier.
setting-competition-overtime = Zusatzzeit dieses Wettbewerbs
setting-competition-overtime-about = Falls sie von der des Turniers abweicht.
setting-competition-komi = Komi dieses Wettbewerbs
setting-competition-komi-about = Falls es von dem des Turniers abweicht. Leer: wie im Turnier.
setting-event-round-sheets = Blätter einer Runde
setting-event-round-sheets-about = Die Blätter, die für jede Runde auf einmal gedruckt werden: angekreuzt, wenn Sie aus Runden drucken, und im Ordner einer Runde.
setting-event-two-passes = Ergebnisse in zwei Durchgängen
setting-event-two-passes-about = Ergebnisse werden einmal für Schwarz und einmal für Weiß eingegeben, sodass Fehler sofort auffallen. Aus: eine Eingabe je Brett.
setting-event-ages-cut-off = Stichtag für das Alter
setting-event-ages-cut-off-about = Der Tag im Jahr des Turniers, der die Kategorie bestimmt.
setting-event-ages-limit-included = Altersgrenze eingeschlossen
setting-event-ages-limit-included-about = Ein: Kategorie 12 heißt „höchstens 12“. Aus: „unter 12“.
setting-event-ages-categories = Alterskategorien
setting-event-ages-categories-about = Die Altersgrenzen, die jüngste zuerst.
setting-competition-open-file = Datei des Open neben Future Stars
setting-competition-open-file-about = Für Neulingsturniere: der Name der Turnierdatei des Open im selben Ordner. Spieler des Open sind hier nicht zugelassen.
setting-event-levy-member = Abgabe je Tag, Mitglieder
setting-event-levy-member-about = Was der Verband je gespieltem Tag erhebt, etwa 1.50; 0 für keine Abgabe. Gäste zählen als Mitglieder ihres eigenen Verbands.
setting-event-levy-non-member = Abgabe je Tag, Nichtmitglieder
setting-event-levy-non-member-about = Für Spieler, die keinem Verband angehören.
setting-event-levy-concession = Abgabe je Tag, ermäßigt
setting-event-levy-concession-about = Für Kinder, Studierende und Arbeitslose, nach Entscheidung der Turnierleitung.
setting-event-levy-currency = Währung der Abgabe
setting-event-levy-currency-about = Steht hinter den Beträgen, etwa EUR.
setting-event-far-apart-ranks = Weit auseinander: Ränge
setting-event-far-apart-ranks-about = Unterscheiden sich die Ränge zweier Gegner um mehr als diesen Wert, weisen ihr Brett und der Bericht darauf hin.
setting-event-far-apart-points = Weit auseinander: Punkte
setting-event-far-apart-points-about = Unterscheiden sich die Punkte zweier Gegner um mehr als diesen Wert, weisen ihr Brett und der Bericht darauf hin.
setting-competition-finalists = Spieler im abschließenden K.-o.
setting-competition-finalists-about = Bei einem Schweizer System mit K.-o.: üblich sind 8 oder 16.
setting-competition-zones = Zonen
setting-competition-zones-about = Die Anzahl der Zonen, deren Sieger das K.-o. spielen.
setting-competition-knockout-rules-last-game = Ende eines Doppel-K.-o.
setting-competition-knockout-rules-last-game-about = Ein Endspiel entscheidet; oder ein zweites, wenn der Spieler ohne Niederlage das erste verliert; oder wer zuerst zwei Partien gewinnt.
setting-competition-knockouts = K.-o. nach Alterskategorie
setting-competition-knockouts-about = Ein: jeder Turnierbaum wird vor seiner ersten Runde ausgelost.
setting-competition-knockout-rules-after-jigo = Nach einem Jigo im K.-o.
setting-competition-knockout-rules-after-jigo-about = Die Leiter kleinerer Bretter oder eine neue Partie in der verbliebenen Zeit.
setting-competition-knockout-rules-after-withdrawal = Nach einer Abmeldung vor den ersten Partien
setting-competition-knockout-rules-after-withdrawal-about = Wer das Feld bekommt: der Nächste der Liste, dessen Platz ein Nachrücker nimmt; niemand, sodass der Gegner ein Walkover hat; oder ein Freilos.
setting-competition-newcomers = Nur Neulinge
setting-competition-newcomers-about = Das Höchstalter und die Höchstzahl gewerteter Turniere, wie bei Future Stars. Aus: offen für alle.
setting-competition-mcmahon-bar = Bar
setting-competition-mcmahon-bar-about = Alle Spieler ab diesem Rang beginnen mit derselben Punktzahl und können das Turnier gewinnen.
setting-competition-mcmahon-floor = Untergrenze
setting-competition-mcmahon-floor-about = Alle schwächeren Spieler beginnen mit der Punktzahl dieses Rangs.
setting-competition-mcmahon-zero = Skala
setting-competition-mcmahon-zero-about = Der Rang, der bei 0 beginnt: 20k auf der europäischen Skala, 1d auf der britischen.
setting-competition-mcmahon-supergroup = Supergruppe
setting-competition-mcmahon-supergroup-about = Spieler ab diesem Rang beginnen einen Punkt über der Bar.
setting-competition-scoring-absent-score = Punkte für eine ausgesetzte Runde
setting-competition-scoring-absent-score-about = Bei den McMahon-Punkten. Ein halber Punkt ergibt einen Punkt für je zwei ausgesetzte Runden.
setting-competition-scoring-absent-wins = Siege für eine ausgesetzte Runde
setting-competition-scoring-absent-wins-about = Bei der Anzahl der Siege.
setting-competition-scoring-bye-score = Punkte für ein Freilos
setting-competition-scoring-bye-score-about = Bei den McMahon-Punkten.
setting-competition-scoring-bye-wins = Siege für ein Freilos
setting-competition-scoring-bye-wins-about = Bei der Anzahl der Siege.
setting-competition-scoring-round-down = Punkte für ausgesetzte Runden abrunden
setting-competition-scoring-round-down-about = Nach jeder Runde zählen nur ganze Punkte.
setting-competition-pairing-first-seeding = Setzung in den ersten Runden
setting-competition-pairing-first-seeding-about = Wer innerhalb einer Punktgruppe auf wen trifft, bis zur unten eingestellten Runde.
setting-competition-pairing-later-seeding = Setzung in späteren Runden
setting-competition-pairing-later-seeding-about = Wer danach innerhalb einer Punktgruppe auf wen trifft.
setting-competition-meetings = Begegnungen bei freier Paarung
setting-competition-meetings-about = Wie oft zwei Spieler aufeinandertreffen dürfen, wenn Spieler ihre Gegner wählen.
setting-competition-division-size = Spieler je Division
setting-competition-division-size-about = Einer Liga, in der Reihenfolge der Nummern; 0 für eine einzige Division.
setting-competition-moves = Auf- und Absteiger
setting-competition-moves-about = Wie viele jeder Division einer Liga in der nächsten Saison auf- und wie viele absteigen.
setting-competition-pairs-strength = Stärke eines Paares
setting-competition-pairs-strength-about = Wie Rang und Rating eines Paares aus den beiden folgen: das Mittel oder die Werte von einem der beiden.
setting-competition-pairs-mixed = Gemischte Paare
setting-competition-pairs-mixed-about = Ob eine Frau und ein Mann zusammen spielen müssen. Dies wird je Paar bestätigt; ein Geschlecht wird nicht gespeichert.
choice-Mean = Mittel der beiden
choice-Stronger = stärkere Person
choice-Weaker = schwächere Person
choice-Required = verlangt
choice-Reminded = mit Hinweis
choice-Any = beliebige zwei Personen
setting-competition-teams-size = Bretter je Begegnung
setting-competition-teams-size-about = Wie viele Bretter eine Begegnung zweier Teams hat, 2 bis 20.
setting-competition-teams-order = Reihenfolge der Bretter
setting-competition-teams-order-about = Ob die Mitglieder eines Teams in der Reihenfolge seiner Liste sitzen müssen.
setting-competition-club-ladder-scale = Sprossen der Leiter
setting-competition-club-ladder-scale-about = Klub: 0,1 Rang für Dan-Spieler, 0,2 bis 6k, 0,5 bis 16k, dann 1. Blitz: überall 0,5.
setting-competition-club-ladder-bottom = Ende der Leiter
setting-competition-club-ladder-bottom-about = Niemand fällt unter diesen Rang.
setting-competition-club-ladder-third-win = Zwei Sprossen für den dritten Sieg
setting-competition-club-ladder-third-win-about = Der dritte Sieg in Folge und jeder weitere führt zwei Sprossen nach oben.
setting-competition-club-ladder-upset = Zwei Sprossen für eine Überraschung
setting-competition-club-ladder-upset-about = Ab diesem Rangunterschied führt ein Sieg des schwächeren Spielers zwei Sprossen nach oben; 0 für nie.
setting-competition-club-ladder-anchored = Spieler mit Rating bleiben
setting-competition-club-ladder-anchored-about = Spieler mit einem Rating bleiben auf ihrer Sprosse, damit die Leiter nicht abdriftet.
setting-competition-pairing-first-rounds = Anzahl der ersten Runden
setting-competition-pairing-first-rounds-about = Die letzte Runde mit der Setzung der ersten Runden.
setting-competition-pairing-bye = Ungerade Spielerzahl
setting-competition-pairing-bye-about = Wer das Freilos hat, oder dass die Turnierleitung entscheidet.
setting-competition-pairing-floats = Wer hoch- oder heruntergelost wird
setting-competition-pairing-floats-about = Wer in einer anderen Punktgruppe spielt: wer damit ausgeglichen hoch- und heruntergelost ist, oder, dagegen abgewogen, wer einen guten Platz in der Gruppe hat.
setting-competition-pairing-apart-at-bar = Vereine an der Bar trennen
setting-competition-pairing-apart-at-bar-about = Aus: Spieler auf oder über der Bar dürfen auf andere aus ihrem Verein oder Land treffen.
setting-competition-pairing-profile = Auslosungsmodell
setting-competition-pairing-profile-about = Was eine gute Auslosung ausmacht: die strenge Regelfolge der Tour, die Gewichte von OpenGotha oder das Verfahren der Punktpaarung im Wortlaut.
setting-competition-pairing-levels = Reihenfolge der Auslosungsregeln
setting-competition-pairing-levels-about = Jede Regel zählt mehr als alle folgenden.
setting-competition-pairing-opengotha = OpenGotha-Gewichte
setting-competition-pairing-opengotha-about = Nur für das Modell OpenGotha.
setting-competition-handicap-basis = Vorgabe nach
setting-competition-handicap-basis-about = Aus: jede Partie ist eine Gleichaufpartie.
setting-competition-handicap-reduction = Vorgabe verringern um
setting-competition-handicap-reduction-about = Wird von der Differenz abgezogen; meist 0, 1 oder 2.
setting-competition-handicap-ceiling = Höchste Vorgabe
setting-competition-handicap-ceiling-about = Höchstens 9 Steine.
setting-competition-handicap-exempt = Ohne Vorgabe
setting-competition-handicap-exempt-about = Spieler, deren Partien immer Gleichaufpartien sind.
setting-competition-tie-breaks = Feinwertung
setting-competition-tie-breaks-about = Die Kriterien der Tabelle, die wichtigsten zuerst: ankreuzen und in die Reihenfolge ziehen.
setting-competition-grade-limits = Divisionen
setting-competition-grade-limits-about = Der niedrigste Rang jeder Division, für das Kriterium CAT.
setting-competition-scoring-forfeit-counts-opponent = Gegner bei kampflosen Partien zählen
setting-competition-scoring-forfeit-counts-opponent-about = Ein: die Punktzahl des Gegners zählt in den Summen. Aus: stattdessen zählen die eigenen Startpunkte.
setting-competition-scoring-handicap-in-sums = Vorgaben in die Summen einrechnen
setting-competition-scoring-handicap-in-sums-about = Für Weiß addiert, für Schwarz abgezogen.
setting-competition-scoring-unplayed-as-half = Nicht gespielte Runden der Gegner zählen halb
setting-competition-scoring-unplayed-as-half-about = Gleich welche Punkte der Gegner für die Runde bekam.
setting-competition-scoring-missed-in-sosos = Ausgesetzte Runden in SOSOS
setting-competition-scoring-missed-in-sosos-about = Was anstelle des fehlenden Gegners zählt.
setting-competition-scoring-bye-in-sodos = Freilose in SODOS zählen
setting-competition-scoring-bye-in-sodos-about = Als Sieg gegen einen Gegner mit den eigenen Startpunkten.
setting-competition-scoring-bye-in-sums = Freilose in SOS
setting-competition-scoring-bye-in-sums-about = Was anstelle des fehlenden Gegners zählt.
effect-rating-class = EGF-Klasse { $word }: { $word ->
    [A] Partien zählen voll.
    [B] Partien zählen zu drei Vierteln.
   *[C] Partien zählen zur Hälfte.
}
effect-rating-none = Zu kurz, um gewertet zu werden.
effect-bar-in = { $count ->
    [one] { $count } angemeldeter Spieler beginnt
   *[other] { $count } angemeldete Spieler beginnen
} dort, innerhalb der empfohlenen { $word }.
effect-bar-few = { $count ->
    [one] { $count } angemeldeter Spieler beginnt
   *[other] { $count } angemeldete Spieler beginnen
} dort; empfohlen sind { $word }. Die Bar senken.
effect-bar-many = { $count ->
    [one] { $count } angemeldeter Spieler beginnt
   *[other] { $count } angemeldete Spieler beginnen
} dort; empfohlen sind { $word }. Die Bar anheben.
choice-None = keine Zusatzzeit
choice-Byoyomi = { $periods ->
    [one] { $periods } Periode
   *[other] { $periods } Perioden
} zu { $seconds } Sekunden
choice-Canadian = { $stones } Steine in { $seconds } Sekunden
choice-Fischer = { $seconds } Sekunden je Zug
choice-B = höchstens B
choice-C = höchstens C
choice-Unrated = nicht gewertet
choice-Slip = obere Hälfte gegen untere Hälfte
choice-Nineteen = 19x19
choice-Thirteen = 13x13
choice-Nine = 9x9
choice-ByRank = 13x13 oder 9x9, nach Rang
choice-Club = oben enger beieinander
choice-Lightning = überall ein halber Rang
choice-Second = ein zweites Endspiel nach der ersten Niederlage
choice-One = ein Endspiel
choice-BestOfThree = zwei Siege aus drei Partien
choice-Fixed = wie in der Liste
choice-Free = beliebige Reihenfolge
choice-Fold = Erster gegen Letzten
choice-Random = durch Los
choice-Neighbours = Erster gegen Zweiten, Dritter gegen Vierten
choice-GhostThenBye = ein Springer spielt; ohne ihn hat der letztplatzierte Spieler das Freilos
choice-Bye = der letztplatzierte Spieler hat das Freilos
choice-Seygo = die Regeln der Tour, der Reihe nach
choice-OpenGotha = die Gewichte von OpenGotha
choice-Literal = Punktpaarung von 2008, Gruppe für Gruppe
choice-Off = aus
choice-Score = Punktdifferenz
choice-Rank = Rangdifferenz
choice-EitherAtBar = Partien mit einem Spieler auf oder über der Bar
choice-Capped = keine Partien, aber die Stärke zählt bis { $value }
choice-OwnSos = die eigene SOS
choice-StartTimesRounds = die Startpunkte für jede Runde
choice-StartScore = die eigenen Startpunkte
choice-OtherPoints = die eigenen Punkte ohne das Freilos
choice-Zero = nichts
points-category = Alter { $category }
points-by = Saison { $season }, Klasse { $class }, Koeffizient { $coefficient }
points-by-online = Saison { $season }, Klasse { $class }, Koeffizient { $coefficient }, online
points-empty = Noch kein Spieler dieser Kategorie hat Punkte.
points-sources = Herkunft der Punkte
points-no-sources = Noch keine Punkte.
points-stage = Stufe: { $stage }
points-win = Sieg gegen
points-jigo = Jigo mit
points-loss = Niederlage gegen
points-sum = genaue Summe
points-published = Punkte
col-points = Punkte
col-exact = Genau
hall-open = Saalfenster öffnen
hall-close = Saalfenster schließen
hall-is-open = Der Saal zeigt, was hier ausgewählt ist.
hall-is-closed = Das Fenster ist geschlossen. Gibt es einen zweiten Bildschirm, öffnet es sich dort.
hall-what = Inhalt
hall-how = Darstellung
hall-boards = Paarungen nach Brett
hall-boards-about = Brett, Schwarz und Weiß, sobald die Runde freigegeben ist.
hall-names = Paarungen nach Namen
hall-names-about = Hilft Spielern, ihr Brett zu finden.
hall-standings = Tabelle
hall-standings-about = Platz, Name und die ersten drei Kriterien.
hall-knockouts = Turnierbaum
hall-knockouts-about = Kommende Partien und ihre Spieler.
hall-points-about = Tourpunkte, nach Alterskategorie.
hall-points = Punkte
hall-points-title = Punkte, Alter { $category }
hall-countdown = Countdown
hall-countdown-about = Zeit bis zum Rundenbeginn. Zuerst den Beginn eingeben.
hall-ceremony = Auslosung
hall-ceremony-about = Die Auslosung, Feld für Feld.
hall-blank = Turniername
hall-blank-about = Für Pausen und Reden.
hall-timetable = Zeitplan
hall-timetable-about = Die nächsten Runden und die Zeit bis zur ersten davon.
hall-no-round = Alle Runden haben begonnen.
hall-playlist = Wiedergabeliste
hall-playlist-about = Wird der Reihe nach gezeigt. Der Zeitplan entfällt, solange keine Runde mehr kommt.
hall-playlist-seconds = Sekunden
hall-playlist-seconds-of = Sekunden für { $content }
hall-playlist-empty = Kreuzen Sie zuerst an, was gezeigt wird.
hall-play = Liste starten
hall-play-stop = Liste anhalten
hall-preview = Vorschau
hall-preview-about = In der Halle erscheinen die Namen so, wie die Spieler sie veröffentlichen.
hall-from = Bretter von
hall-to = bis
hall-time = Rundenbeginn
hall-time-hint = 14:30, oder Minuten ab jetzt
hall-count = Countdown starten
hall-pause = Pause
hall-go-on = Fortsetzen
hall-back = Vorige Seite
hall-forth = Nächste Seite
hall-smaller = Kleinerer Text
hall-larger = Größerer Text
hall-light = Dunkel auf hell
hall-dark = Hell auf dunkel
hall-seconds = Sekunden je Seite
hall-page = Seite { $page } von { $pages }
hall-not-yet = Die Paarungen erscheinen in Kürze.
hall-handicap = Vorgabe { $stones }
hall-begins = Runde { $round } beginnt in
hall-begins-now = Runde { $round } beginnt
hall-waiting = Kein Turnier ist geöffnet.
key-hall-show = Inhalt des Saalfensters
key-hall-page = vorige und nächste Seite
key-hall-size = größerer und kleinerer Text
round-changed = nach der Freigabe geändert
round-playing = läuft
round-steps = Stand der Runde
round-start = Runde starten
missing = Fehlende Ergebnisse
missing-title = Fehlende Ergebnisse von Runde { $round }
missing-count = { $count ->
    [0] Jedes Brett hat sein Ergebnis.
    [one] { $count } Brett hat noch kein Ergebnis.
   *[other] { $count } Bretter haben noch kein Ergebnis.
}
missing-differ = Durchgänge weichen ab
missing-white = Durchgang von Weiß fehlt
missing-black = Durchgang von Schwarz fehlt
past = Eingabeverlauf
past-title = Eingabeverlauf von Brett { $board }, Runde { $round }
past-black = erster Durchgang (Schwarz)
past-white = zweiter Durchgang (Weiß)
past-both = beide Durchgänge
past-cleared = gelöscht
past-empty = Für dieses Brett wurde noch kein Ergebnis eingegeben.
reason = Grund
reason-hint = wird mit der Berichtigung aufbewahrt
reason-needed = Zuerst einen Grund eingeben.
reason-correct = Berichtigen
setting-competition-pairing-boards = Brettnummern nach neuem Auslosen
setting-competition-pairing-boards-about = Spieler haben ihre Bretter vielleicht schon gesehen. Beibehalten: neue Partien füllen die freien Bretter.
setting-competition-pairing-unfinished = Hängepartien beim Auslosen
setting-competition-pairing-unfinished-about = Als was eine Hängepartie zählt, wenn die nächste Runde ausgelost wird. Die Tabelle zeigt sie ohne Ergebnis.
choice-Kept = beibehalten
choice-BalanceAndPlace = Ausgleich und ein guter Platz
choice-Balance = nur Ausgleich
choice-Renumbered = neu nummeriert, stärkste Spieler zuerst
choice-Jigo = Jigo, nur für die Auslosung
choice-Held = zurückgestellt: beide Spieler werden nicht gepaart

start-tour = Tourbuch
start-tour-about = Alle Stationen einer Saison zusammen: Rennen, Preise und Setzlisten aus den Paketen der Turniere.
book-book = Tourbuch
book-book-about = Die Tour hat eine eigene Datei mit Spielern, Ausgaben, Punkten und dem Rennen. Die Pakete der Stationen hinzufügen; Setzlisten und Webseiten speichern. Kein Netzwerk nötig.
book-name = Name der Tour, für ein neues Buch
book-open = Tourbuch öffnen
book-new = Neues Tourbuch
book-close = Buch schließen
book-copies = Kopien
book-copies-about = Drawmaster kopiert das Tourbuch nach jedem Paket. Eine Kopie wird in einer neuen Datei wiederhergestellt; das geöffnete Buch bleibt, wie es ist.
book-copies-none = Noch keine Kopien. Drawmaster legt nach jedem Paket eine an.
book-copy-holds = { $events ->
    [one] 1 Ausgabe
   *[other] { $events } Ausgaben
}, { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
}, { $changes ->
    [one] 1 Änderung
   *[other] { $changes } Änderungen
}
book-panels = Teile des Tourbuchs
book-events = Ausgaben
book-players = Spieler
book-sp = Punktelisten
book-race = Rennen
book-people = Dubletten
book-keys = Ausrichter
book-log = Protokoll
book-signer = Unterschrieben von
book-signer-handed-over = { $holder } (übergeben von { $old })
book-events-none = Noch keine Ausgabe. Das Paket einer Station hinzufügen.
book-players-none = Kein passender Spieler, oder noch keine Ausgabe im Buch.
book-sp-none = Kein Spieler hat am Ende dieses Tages Punkte.
book-race-none = Kein Spieler hat in diesem Jahr Punkte gewonnen.
book-people-none = Keine möglichen Dubletten mehr zu entscheiden.
book-keys-none = Noch kein Ausrichter. Pakete werden nur mit dem Schlüssel eines Ausrichters angenommen.
book-find = Spieler suchen
book-day = Ende des Tages
book-year = Jahr
book-add = Paket hinzufügen
book-seeds = Setzliste
book-publish = Veröffentlichen
book-nothing-yet = Noch keine Ausgabe im Buch.
book-nothing-undo = Nichts rückgängig zu machen.
book-undone = Rückgängig gemacht: { $what }.
book-did-create_tour = Buch anlegen
book-did-add_bundle = Paket hinzufügen
book-did-add_key = Schlüssel eines Ausrichters hinzufügen
book-did-revoke_key = Schlüssel widerrufen
book-did-merge_players = zwei Spieler zusammenführen
book-did-keep_apart = zwei Spieler getrennt halten
book-did-confirm_player = Spieler für ein Jahr bestätigen
book-did-rename_championship = Meisterschaft umbenennen
book-did-migrate = Umstellung auf dieses Dateiformat
book-did-salvage = Rettung aus beschädigter Datei
book-did-unknown = Vorgang einer neueren Version
book-derivation = Punkte Schritt für Schritt
book-sp-now = SP{ $category }: { $sp }
book-career = { $points } Punkte in der ganzen Laufbahn
book-lapses = { $edition } verfällt vor { $by }
book-transition = wechselt in Kategorie { $category }
book-future-stars = Future Stars
book-race-size = Die ersten { $size } qualifizieren sich für das Finale.
book-race-qualified = qualifiziert
book-race-tied = Gleichstand um den letzten Platz
book-race-absent = verhindert
book-absent = Verhindert
book-absent-name = { $name } ist für das Finale verhindert
book-people-about = Diese Namen bestehen aus denselben Wörtern in verschiedener Schreibung. Spieler werden nur nach Bestätigung zusammengeführt, und jede Entscheidung lässt sich rückgängig machen.
book-one = Erster Spieler
book-other = Zweiter Spieler
book-decide = Entscheidung
book-keep-one = Mit erstem zusammenführen
book-keep-other = Mit zweitem zusammenführen
book-two-people = Getrennt halten
book-merged = Zusammengeführt: { $name }.
book-kept-apart = Getrennt gehalten: { $names }.
book-keys-hint = Nur mit diesen Schlüsseln unterschriebene Pakete werden angenommen. Jeden Schlüssel vom Ausrichter auf einem anderen Weg als das Paket einholen, etwa per Telefon.
book-holder = Ausrichter
book-key = Öffentlicher Schlüssel
book-key-add = Schlüssel hinzufügen
book-key-added = Pakete von { $holder } werden jetzt angenommen.
book-key-revoked = Neue Pakete, die mit dem Schlüssel von { $holder } unterschrieben sind, werden nicht mehr angenommen. Das Buch behält die vorhandenen.
book-revoke = Widerrufen
book-revoked = widerrufen am { $day }
book-key-unknown = Das Paket ist mit einem unbekannten Schlüssel unterschrieben. Mit dem Schlüssel vergleichen, den der Ausrichter auf einem anderen Weg mitteilt, dann den Namen des Ausrichters eingeben.
book-key-trust = Diesem Ausrichter vertrauen
book-bundle-is = Paket { $sequence }, Klasse { $class }, { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}
book-known-already = Dieses Paket ist schon im Buch. Es hinzuzufügen ändert nichts.
book-signed-by = Unterschrieben von { $holder }.
book-hand-over = { $old } übergibt dieses Turnier an { $holder }
book-handed-over = { $old } hat dieses Turnier mit einer unterschriebenen Erklärung an { $holder } übergeben.
book-unnamed = { $count ->
        [one] 1 Spieler hat keinen Namen, weder im Paket noch im Tourbuch.
       *[other] { $count } Spieler haben keinen Namen, weder im Paket noch im Tourbuch.
    }
book-fresh = { $fresh ->
    [0] Die Tour kennt alle seine Spieler.
    [one] { $fresh } seiner Spieler ist neu in der Tour.
   *[other] { $fresh } seiner Spieler sind neu in der Tour.
}
book-championship-hint = Die Ausgaben einer Meisterschaft folgen aufeinander: die Punkte der vorigen Ausgabe verfallen vor der nächsten.
book-differences = Unterschiede zum Paket im Buch
book-consequences = Spieler, deren Punkte sich ändern
book-no-consequences = Keine.
book-take = Hinzufügen
book-accept = Das andere Paket ersetzen
book-added = { $event } ist im Buch: { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}, davon { $fresh } neu in der Tour.
book-not-added = { $file } wurde nicht hinzugefügt. Das Buch ist unverändert.
book-seeds-about = Die Liste zum Setzen einer Station: die Spieler mit ihren SP an jenem Morgen, ohne die Punkte der vorigen Ausgabe der Meisterschaft. Der Ausrichter importiert die Datei; kein Netzwerk nötig.
book-championship-none = (keine Meisterschaft)
book-morning = Morgen des
book-seeds-write = Liste speichern
book-seeds-done = { $file } gespeichert mit { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spielern
}.
book-publish-about = Die Webseiten der Tour: Saisons, Turniere, Punktelisten, Rennen und Spieler, soweit sie jeweils der Veröffentlichung zugestimmt haben. Nichts wird hochgeladen. Einen leeren Ordner wählen oder den vom letzten Mal.
book-publish-into = Ordner wählen und speichern
book-publish-far = { $done } von { $of } Seiten
book-published = { $pages ->
    [one] { $pages } Seite
   *[other] { $pages } Seiten
} in { $folder } gespeichert, davon { $players } über Spieler. Alte Seiten entfernt: { $removed }.
col-days = Tage
col-event = Turnier
col-events = Turniere
col-championship = Meisterschaft
col-class = Klasse
col-players = Spieler
col-bundle = Paket
col-irn = IRN
col-born = Geb.
col-career = Laufbahn
col-badges = Abzeichen
col-day = Tag
col-state = Stand
points-place = Finale, Platz { $place }
points-places = Finale, Plätze { $place }

order-handle = { $item }: Platz { $place }. Ziehen oder eine Pfeiltaste drücken.
level-cap = höchstens
level-cap-of = { $level }: die höchsten Kosten eines Bretts
room-name = Raum
room-first = Erstes Brett
room-last = Letztes Brett
room-none = Das Turnier hat keine Räume. Unter Räume hinzufügen.
age-below = Altersgrenze
division-from = Niedrigster Rang
newcomers-only = Nur Neulinge zugelassen
newcomers-age = Höchstalter
newcomers-contests = Höchstzahl gewerteter Turniere
table-add-rooms = Raum hinzufügen
table-add-ages = Kategorie hinzufügen
table-add-limits = Division hinzufügen
table-remove = Zeile { $row } entfernen
table-cell = { $column }, Zeile { $row }
setting-usual-order = die übliche Reihenfolge
criterion-mms = McMahon-Punkte
criterion-nbw = Anzahl der Siege
criterion-sos = Summe der McMahon-Punkte der Gegner
criterion-sos-1 = Summe der Punktzahlen der Gegner ohne die niedrigste
criterion-sos-2 = Summe der Punktzahlen der Gegner ohne die zwei niedrigsten
criterion-sosos = Summe der SOS der Gegner
criterion-sodos = Summe der Punktzahlen der besiegten Gegner
criterion-cuss = Summe der eigenen Punktzahlen nach jeder Runde
criterion-sosw = Summe der Siege der Gegner
criterion-cusp = Summe der eigenen Siegpunkte nach jeder Runde
criterion-cps = spätere Siege zählen doppelt
criterion-sts = Punktzahl mit Bonus für unbesiegte Spieler
criterion-rung = Sprosse der Leiter: der Rang und die Zehntel eines Rangs darüber
criterion-seq = Ergebnisse in der Reihenfolge der Runden, frühe Siege zuerst
criterion-ko = wie weit der Spieler im K.-o. kam
criterion-cat = Alterskategorie oder Division
criterion-rank = Rang
criterion-rating = Rating
criterion-ext = Siege der Gegner, gewichtet danach, wie viel stärker sie sind
criterion-exr = dasselbe, nur über gewonnene Partien
criterion-dc = Partien zwischen bisher Gleichstehenden
criterion-sdc = dasselbe, nur wenn alle gegeneinander gespielt haben
criterion-sosts = Summe der STS der Gegner
criterion-sososw = Summe der SOSW der Gegner
criterion-sodosw = Summe der Siege der besiegten Gegner
criterion-cussw = Summe der eigenen Siege nach jeder Runde
criterion-bp = Punkte aller Bretter des Teams
