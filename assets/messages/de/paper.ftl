### Texts on printed sheets and web pages in German.
### Übersetzungsentwurf, noch von niemandem mit Muttersprache Deutsch geprüft.

print-printed = Gedruckt { $time }
print-log = Verlauf
site-results = Ergebnisdatei der European Go Database (H9)
site-data = Daten des Turniers (JSON)
print-page = Seite { $page } von { $pages }
print-corrected = Berichtigt { $time }: mit einem Strich markiert
print-all-pages = Alle Seiten
print-pairings = Paarungen
print-board = Brett
print-black = Schwarz
print-white = Weiß
print-score = Punkte
print-result = Ergebnis
print-handicap = Vg.
print-bye = Freilos
print-ghost = Springer
print-absent = Spielt nicht
print-elsewhere = Auch anderswo angesetzt
print-by-name = Paarungen nach Namen
print-competition = Wettbewerb
sheet-last-stage = Phase
print-opponent = Gegner
print-hall = Raum
print-slips = Ergebniszettel
print-slip-board = Brett { $board }
print-slip-handicap = Vorgabe { $stones }
print-slip-komi = Komi { $komi }
print-slip-black-wins = Schwarz gewinnt
print-slip-white-wins = Weiß gewinnt
print-slip-jigo = Jigo
print-slip-score = Punkte
print-slip-ladder = Jigo oder kein Ergebnis: sofort den Schiedsrichter rufen. Sieger der Jigo-Leiter:
print-slip-signature = Unterschrift
print-wall-chart = Wandtabelle
print-wall-total = Summe
print-wall-meaning = Jedes Feld zeigt eine Runde: hochgestellt die Zahl der bisherigen Siege, dann die Nummer des Gegners. In der letzten Spalte steht die Gesamtzahl der Siege.
print-wall-meaning-games = Jedes Feld zeigt eine Partie: hochgestellt die Zahl der bisherigen Siege, dann die Nummer des Gegners. In der letzten Spalte steht die Gesamtzahl der Siege.
print-register = Teilnehmerliste
print-rating = Rating
print-category = Kategorie
print-rounds = Runden
print-register-closed =
    Anmeldung geschlossen { $time }. { $count ->
        [one] 1 Spieler.
       *[other] { $count } Spieler.
    }
print-draw-record = Auslosungsprotokoll
print-draw-sources = Quelle der Lose
print-draw-list = Liste bei der Auslosung
print-draw-lots = Lose in der gezogenen Reihenfolge
print-draw-lot = Los
print-draw-box = Feld
print-draw-position = Position
print-draw-rests = Pausiert in Runde
print-draw-group = Gruppe
print-draw-strength = Spielstärke
print-draw-redo = So lässt sich die Auslosung wiederholen
print-draw-redo-how = Jeder kann dieses Protokoll prüfen: Dieselbe Liste und dieselben Zahlen ergeben dieselben Lose.
print-draw-frozen = Eingefrorener Text
print-draw-frozen-how = Die Festlegung ist der SHA-256 dieser Zeilen in UTF-8 ohne ihre Nummern, jede gefolgt von einem Zeilenvorschub. Eine Zeile ohne Nummer setzt die vorige nach einem Leerzeichen fort.
print-referee = Schiedsrichter
print-ladder = Jigo-Leiter
print-ladder-accepted = Jigo vom Schiedsrichter anerkannt um
print-ladder-time = Bedenkzeit und Komi
print-ladder-earliest = Nicht vor
print-ladder-black = Schwarz (durch Nigiri)
print-ladder-order = Die Partien werden in dieser Reihenfolge gespielt, im Abstand von fünf Minuten. Die erste Partie mit einem Sieger entscheidet, wer weiterkommt.
print-ladder-last = Auf dem 1 × 1-Brett ist kein Jigo möglich: Schwarz muss passen, und Weiß gewinnt durch Komi. Wer durch Nigiri Weiß erhält, gewinnt.
print-ladder-stays = Die Partie auf dem großen Brett bleibt für Punkte und Tourpunkte ein Jigo.
print-timetable = Zeitplan
print-rules = Regeln
print-self-pairing = Gegner selbst wählen
print-self-pairing-how = Je zwei Spieler dürfen gegeneinander spielen, höchstens zweimal. In das nächste freie Feld die Nummer des Gegners schreiben und darüber die Gesamtzahl der eigenen Siege einschließlich dieser Partie.
print-tables = Brettnummern
print-doors = Räume
print-poster = Saalnetz
sheet-poster-line = Code scannen oder Adresse öffnen: Ihr Brett, die Paarungen und die Rangliste auf dem Telefon.
print-code-slips = Codes der Hilfen
sheet-code-about = Code scannen, oder Adresse öffnen und die sechs Wörter eingeben. Diesen Zettel für sich behalten.
sheet-code-results = Gibt Ergebnisse ein
sheet-code-check-in = Gibt Ankünfte ein
sheet-code-notes = Schreibt Notizen für den Schiedsrichter
sheet-code-second-desk = Zweite Turnierleitung
sheet-code-second-desk-about = Für drawmaster follow auf dem zweiten Rechner. Diese Wörter zeigen die ganze Turnierdatei: den Zettel verschließen.
print-labels = Namensschilder
print-draw-cards = Loskarten
print-start-score = Startpunkte
print-colour = Farbe
print-pink-slips = Änderungszettel
print-pink-slip = Änderungszettel
print-pink-register = Eingegangene Änderungszettel
print-pink-change = Änderung
print-outcome = Entscheidung
print-family-name = Nachname
sheet-slip-middle-name = Weiterer Name
sheet-slip-transliteration = Umschrift
sheet-slip-town = Ort
print-given-name = Vorname
print-time = Zeit
print-round-board = Runde / Brett
print-players = Spieler
print-article = Artikel
print-ruling = Vorfall und Entscheidung
print-appeal = Einspruch
print-incidents = Vorfälle und Entscheidungen
print-sealed-move = Versiegelter Zug
print-prisoners-black = Gefangene von Schwarz
print-prisoners-white = Gefangene von Weiß
print-clock-black = Zeit auf der Uhr von Schwarz
print-clock-white = Zeit auf der Uhr von Weiß
print-sealed-by = Versiegelt von (Farbe)
print-sealed-number = Zugnummer
print-sealed-move-at = Zug
print-resumption = Fortsetzung (Zeit, Tag, Ort)
print-sealed-how = Den Zug notieren, das Formular falten und verschließen und die Uhr anhalten. Der Schiedsrichter verwahrt das Formular und öffnet es in Gegenwart des Spielers, der als Nächster zieht.
print-late = Verspätete Spieler
print-late-came = Kam um
print-late-used = Verbraucht, Min.
print-late-outcome = Ergebnis, oder verloren nach
print-points = Turnierpunkte
print-sp-list = Punkteliste
print-race = Rennen um das Finale
print-sum = Summe
print-qualified = Wer über dieser Linie steht, ist qualifiziert
print-final-groups = Gruppen
print-wins = Siege
print-prizes = Preise
print-standings = Tabelle
print-final-standings = Endtabelle
print-stages-final = Endliste aller Phasen
print-stages-interim = Zwischenstand aller Phasen
print-individual = Einzeltabelle
print-round-number = { $round }
print-place = Platz
print-number = Nr.
print-name = Name
print-rank = Rang
print-club = Verein
print-country = Land
print-cell-meaning = 4+/b: Sieg gegen Spieler 4 mit Schwarz; 4-/w: Niederlage gegen Spieler 4 mit Weiß; =: Jigo.
print-ko-title =
    { $category } · { $count ->
        [one] 1 Spieler
       *[other] { $count } Spieler
    }
print-section = Abschnitt { $section }
print-round-of = { $lines ->
        [16] Achtelfinale
       *[other] Runde der letzten { $lines }
    }
print-quarter-finals = Viertelfinale
print-semi-finals = Halbfinale
print-winners-final = Endspiel der Siegerrunde
sheet-order-of-moves-mixed = Zugfolge: Dame von Schwarz, Dame von Weiß, Herr von Schwarz, Herr von Weiß. Partner sprechen während der Partie nicht über sie.
sheet-order-of-moves-any = Zugfolge: erste Person von Schwarz, erste von Weiß, zweite von Schwarz, zweite von Weiß, wie hier genannt. Partner sprechen während der Partie nicht über sie.
sheet-losers-table = Verliererrunde
sheet-second-final = Zweites Endspiel
sheet-third-final = Drittes Endspiel
sheet-from-winners = Verlierer von { $game }
sheet-from-losers = Sieger der Runde { $round }, Partie { $number }
print-final = Endspiel
print-winner = Sieger
print-third-place = Spiel um Platz 3
print-group-gold = Gold, 1–2
print-group-bronze = Bronze, 3–4
print-group-blue = Blau, 5–8
print-group-green = Grün, 9–16
print-group-magenta = Magenta, 17–32
print-group-red = Rot, 33–64
print-shared-place = Wer in allen Kriterien gleich ist, teilt sich einen Platz.

## Texts that the event fills in

sheet-round = Runde { $round }
sheet-round-draft = Runde { $round }: Entwurf, nicht freigegeben
sheet-days = { $from } – { $to }
sheet-day-in-month = { $day }. { $month }
sheet-date = { $day }. { $month } { $year }
sheet-weekday-date = { $weekday }, { $day }. { $month }
sheet-month-1 = Januar
sheet-month-2 = Februar
sheet-month-3 = März
sheet-month-4 = April
sheet-month-5 = Mai
sheet-month-6 = Juni
sheet-month-7 = Juli
sheet-month-8 = August
sheet-month-9 = September
sheet-month-10 = Oktober
sheet-month-11 = November
sheet-month-12 = Dezember
sheet-weekday-1 = Montag
sheet-weekday-2 = Dienstag
sheet-weekday-3 = Mittwoch
sheet-weekday-4 = Donnerstag
sheet-weekday-5 = Freitag
sheet-weekday-6 = Samstag
sheet-weekday-7 = Sonntag
sheet-of-category = { $competition }, Kategorie { $category }
sheet-in-hall = { $competition }, { $hall }
sheet-boards = Bretter { $from }–{ $to }
sheet-bye = Freilos
sheet-anonymous = Anonym
sheet-anonymous-number = Nr. { $number }
sheet-forfeit = kampflos
sheet-ladder = Jigo-Leiter
sheet-decision = Entscheidung
sheet-over-by = Ende bis { $time }
sheet-moved-from = vorher { $time }
sheet-late-until = verloren nach { $time }
sheet-due-elsewhere = { $competition }, Runde { $round }, { $start }
sheet-all-competitions = Alle Wettbewerbe
sheet-knock-out = K.-o.-Turnier
sheet-final = Finale { $category }
sheet-final-group = Gruppe { $name }
sheet-final-last = Halbfinale und Endspiele
sheet-finals = Endspiele
sheet-qualifying = KO{ $category }, Qualifikation
sheet-points-round = R{ $round }
sheet-points-season = Saison { $season }, Klasse { $class }, Koeffizient { $coefficient }.
sheet-points-open = { $done } von { $rounds } Runden sind bestätigt. Die Punkte können sich noch ändern.
sheet-points-ages = Die Alterskategorien des Turniers weichen von denen der Saison { $season } ab.
sheet-points-nothing = Die Saison { $season } vergibt für diese Stufen keine Punkte: { $stages }.

## The draw record and change slips

sheet-draw-generator = Zufallsgenerator
sheet-draw-generator-is = ChaCha20, Schlüssel ist der SHA-256 aus Festlegung und Entropie
sheet-draw-commitment = Festlegung (SHA-256 der Liste)
sheet-draw-nonce = Geheime Zahl der Turnierleitung (Nonce)
sheet-draw-called = Entropie, bei der Auslosung ausgerufen
sheet-draw-apart = In der ersten Runde getrennt
sheet-draw-countries = Länder
sheet-draw-clubs = Vereine
sheet-draw-again = Grund der neuen Auslosung
sheet-seed-closing = Startwert der Auslosung { $seed }, gezogen beim Schließen der Anmeldung ({ $at }) aus { $random } und der Entropie { $entropy }. Anzahl der Ziehungen: { $count }.
sheet-seed-changed = Startwert der Auslosung { $seed }, neu gezogen ({ $at }) aus { $random } und der Entropie { $entropy }. Grund: { $reason }. Anzahl der Ziehungen: { $count }.
sheet-seed-given = Startwert der Auslosung { $seed }, beim Anlegen des Turniers vorgegeben.
sheet-seed-older = Startwert der Auslosung { $seed }.
sheet-draw-reason = Grund für die Reihenfolge der Liste
sheet-draw-number = Auslosung { $number } von { $all }, { $at }
sheet-draw-frozen = Eingefroren
sheet-draw-frozen-number = { $at }, Einfrieren { $number }
sheet-draw-frozen-same-step = im selben Schritt wie die Auslosung: niemand konnte die Festlegung vorher notieren
sheet-draw-announced = Beim Einfrieren angekündigt
sheet-draw-digits = { $digits ->
        [one] 1 Ziffer
       *[other] { $digits } Ziffern
    }
sheet-draw-digits-any = beliebig viele Ziffern
sheet-draw-acts = Alle Einfrierungen und Auslosungen
sheet-draw-log = Verlauf des Turniers
sheet-draw-log-head = { $entries } Einträge, Kopf { $head }
sheet-draw-act-freeze = Einfrieren { $number } { $at }
sheet-draw-act-freeze-undone = Einfrieren { $number } { $at }, rückgängig gemacht
sheet-draw-act-draw = Auslosung { $number } { $at }
sheet-draw-act-draw-undone = Auslosung { $number } { $at }, rückgängig gemacht
sheet-draw-withheld = { $lines ->
        [one] Eine Zeile erscheint ohne Name und Verein, die nicht mehr veröffentlicht werden dürfen.
       *[other] { $lines } Zeilen erscheinen ohne Namen und Vereine, die nicht mehr veröffentlicht werden dürfen.
    } Die Festlegung lässt sich aus diesem Blatt nicht nachrechnen; die Turnierdatei enthält den ganzen Text.
sheet-draw-rests = Pausen
sheet-draw-rests-best = die Bestplatzierten pausieren am langen Tag
sheet-draw-rests-lots = durch Los
sheet-draw-rests-eve = die erste Runde wird am Vorabend gespielt
sheet-witness = Zeuge
sheet-slip-status = Status
sheet-slip-change = { $field }: { $before }, jetzt { $after }
sheet-slip-applied = übernommen { $time }
sheet-slip-refused = abgelehnt { $time }: { $reason }
sheet-slip-pending = offen

## Rules in brief

sheet-rules = Regeln in Kürze
sheet-rules-system = System
sheet-system-swiss = Schweizer System, { $rounds } Runden
sheet-system-mcmahon = McMahon, { $rounds } Runden, Bar bei { $bar }
sheet-system-novices = Anfänger, { $rounds } Runden; Spieler ohne Sieg treffen aufeinander
sheet-system-league = Liga: jeder gegen jeden der eigenen Division; { $moves ->
    [0] niemand steigt auf oder ab
    [1] der Erste steigt auf, der Letzte ab
   *[other] die ersten { $moves } steigen auf, die letzten { $moves } ab
}
sheet-system-club-ladder = Klub-Stufenleiter: ein Sieg führt eine Sprosse nach oben, eine Niederlage eine nach unten; ein Stein je Rang Unterschied, höchstens 9, und 5 Punkte Komi für jeden weiteren Rang
sheet-system-round-robin = Rundenturnier, { $rounds } Runden
sheet-system-score-pairing = Punktpaarung, { $rounds } Runden
sheet-system-generalised-knock-out = verallgemeinertes K.-o., { $rounds } Runden: Spieler mit gleichen Ergebnissen treffen aufeinander
sheet-system-knock-out = K.-o.-Turnier
sheet-system-swiss-knock-out = Schweizer System, { $rounds } Runden, am Ende ein K.-o. mit { $finalists } Spielern
sheet-system-double-elimination = Doppel-K.-o.: nach zwei Niederlagen ausgeschieden
sheet-system-double-elimination-one = Doppel-K.-o.: nach zwei Niederlagen ausgeschieden, mit einem Endspiel
sheet-system-double-elimination-three = Doppel-K.-o.: nach zwei Niederlagen ausgeschieden, mit einem Endspiel über drei Partien
sheet-system-zones = { $zones } Zonen, in denen jeder gegen jeden spielt, dann ein K.-o. der Sieger
sheet-system-zoned-swiss = Schweizer System in Zonen, { $rounds } Runden, Zonen bis { $limits } und der Rest
sheet-system-self-pairing = freie Paarung, zwei Spieler treffen höchstens { $meetings ->
    [1] einmal
    [2] zweimal
   *[other] { $meetings }-mal
} aufeinander
sheet-rules-time = Bedenkzeit
sheet-rules-main = je { $minutes } Minuten
sheet-rules-no-overtime = { $main }, keine Zusatzzeit
sheet-rules-byoyomi = { $main }, dann Byo-yomi { $periods } × { $seconds } Sekunden
sheet-rules-canadian = { $main }, dann { $stones } Steine in { $minutes }:{ $seconds } Minuten
sheet-rules-fischer = { $main }, plus { $seconds } Sekunden je Zug
sheet-rules-rated = europäisches Rating, Klasse { $class }
sheet-rules-not-rated = nicht gewertet
sheet-rules-komi = Komi
sheet-rules-handicap = Vorgabe
sheet-rules-board = Brett
sheet-rules-board-by-rank = 13x13, wenn beide Spieler { $rank } oder stärker sind, sonst 9x9
sheet-rules-no-handicap = keine, alle Partien sind Gleichaufpartien
sheet-rules-handicap-score = Punktdifferenz{ $change }, höchstens { $most }; kein Komi in Vorgabepartien
sheet-rules-handicap-rank = Rangdifferenz{ $change }, höchstens { $most }; kein Komi in Vorgabepartien
sheet-rules-handicap-plus = { " " }plus { $stones }
sheet-rules-handicap-minus = { " " }minus { $stones }
sheet-rules-placing = Feinwertung
sheet-rules-then = , dann{ " " }
sheet-rules-places-shared = { $criteria }; danach werden Plätze geteilt
sheet-rules-odd = Ungerade Spielerzahl
sheet-rules-odd-ghost = ein Springer (freiwilliger Ersatz) spielt; ohne Springer bekommt der letztplatzierte Spieler ohne bisheriges Freilos das Freilos
sheet-rules-odd-bye = der letztplatzierte Spieler ohne bisheriges Freilos bekommt das Freilos
sheet-rules-odd-off = keine Freilose: die Ausrichter sorgen für eine gerade Zahl
sheet-rules-lateness = Verspätung
sheet-rules-lateness-is = Die Uhr von Schwarz läuft ab Rundenbeginn. Wer mehr als eine Stunde zu spät kommt, verliert die Partie.
sheet-rules-protests = Proteste
sheet-rules-protests-are = Bis zum Beginn der nächsten Runde.
sheet-rules-jigo = Jigo im K.-o.
sheet-rules-jigo-is = Partien auf kleineren Brettern entscheiden, wer weiterkommt. Die Partie selbst bleibt ein Jigo.

## Meanings of the criteria

sheet-criterion-category = Alterskategorie
sheet-criterion-division = Division
sheet-criterion-mms = McMahon-Punkte
sheet-criterion-wins = Anzahl der Siege
sheet-criterion-score = Punktzahl: zwei Punkte je Sieg
sheet-criterion-sos-mms = Summe der McMahon-Punkte der Gegner
sheet-criterion-sos-wins = Summe der Siege der Gegner
sheet-criterion-sos-1 = Summe der Punktzahlen der Gegner ohne die niedrigste
sheet-criterion-sos-2 = Summe der Punktzahlen der Gegner ohne die zwei niedrigsten
sheet-criterion-sos-more = Summe der Punktzahlen der Gegner ohne die niedrigsten
sheet-criterion-sos-first = Summe der Punktzahlen der Gegner ab Runde { $from }
sheet-criterion-sodos = Summe der Punktzahlen der besiegten Gegner
sheet-criterion-sosos = Summe der SOS der Gegner
sheet-criterion-cuss = Summe der eigenen Punktzahlen nach jeder Runde
sheet-criterion-cusp = Summe der eigenen Siegpunkte nach jeder Runde
sheet-criterion-direct = Partien zwischen den Punktgleichen
sheet-criterion-exploits = Siege der getroffenen oder besiegten stärkeren Gegner
sheet-criterion-stage = wie weit der Spieler im K.-o. kam
sheet-criterion-sequence = Ergebnisse in der Reihenfolge der Runden, frühe Siege zuerst
sheet-criterion-rung = Sprosse der Leiter: der Rang und die Zehntel eines Rangs darüber
sheet-criterion-board-points = Punkte aller Bretter des Teams
sheet-match = Begegnung { $number }: { $first } – { $second }
sheet-criterion-cps = spätere Siege zählen doppelt
sheet-criterion-sts = Punktzahl mit Bonus für unbesiegte Spieler

## Prizes

sheet-prize-category = Kategorie { $category }
sheet-prize-girls = Mädchen, Kategorie { $category }
sheet-prize-boys = Jungen, Kategorie { $category }
sheet-prize-knock-out = KO{ $category }
sheet-prize-above-bar = Beste Ergebnisse über der Bar
sheet-prize-list = Liste vom { $time }
sheet-prize-rank = Rang { $rank }
sheet-prize-ranks = Ränge { $low } bis { $high }
sheet-prize-place = Platz { $place }
sheet-prize-wins = { $rounds ->
        [one] Anzahl der Siege in 1 Runde
       *[other] Anzahl der Siege in { $rounds } Runden
    }
sheet-prize-wins-of = { $wins ->
        [one] 1 Sieg
       *[other] { $wins } Siege
    }
sheet-prize-youngest = Jüngste
sheet-prize-countries = Länder: die besten zwei Jungen und zwei Mädchen
sheet-prize-places = Plätze { $places }
sheet-prize-sum = Summe der Plätze { $sum }
sheet-prize-shared = geteilt
sheet-prize-improvement = Größte Verbesserung
sheet-prize-persistence = Meiste Partien
sheet-prize-rungs = { $count ->
    [one] 1 Sprosse höher
   *[other] { $count } Sprossen höher
}
sheet-prize-games = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
sheet-prize-most-improved = Größte Verbesserung, Kategorie { $category }
sheet-prize-rookie = Neuling des Jahres
sheet-prize-country-teams = Länderteams: zwei Mädchen und zwei Jungen
sheet-prize-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
sheet-place-1 = 1.
sheet-place-2 = 2.
sheet-place-3 = 3.

## The referee's log

sheet-incident-advances = KO{ $category }: { $winner } kommt durch Entscheidung der Turnierleitung weiter: { $reason }
sheet-incident-drawn = Kategorie { $category } durch Entscheidung der Turnierleitung ausgelost: { $reason }
sheet-incident-corrected = Bestätigtes Ergebnis berichtigt zu { $result }: { $reason }
sheet-incident-ruled = Ergebnis durch die Entscheidung in Fall { $case } geändert zu { $result }
sheet-incident-lowered = Spielt die nächste Runde nicht: Startpunkte um { $by } gesenkt.
sheet-incident-box = KO{ $category }, Feld { $box }: { $player } rückt ein: { $reason }
sheet-incident-box-empty = KO{ $category }, Feld { $box } wird zum Freilos: { $reason }
sheet-incident-forfeit-black = Schwarz ist nicht erschienen oder hat nicht weitergespielt: Schwarz verliert kampflos.
sheet-incident-forfeit-white = Weiß ist nicht erschienen oder hat nicht weitergespielt: Weiß verliert kampflos.
sheet-incident-forfeit-both = Beide Spieler verlieren kampflos.
sheet-incident-walkover-black = Walkover für Schwarz.
sheet-incident-walkover-white = Walkover für Weiß.
sheet-incident-both-lose = Beide Spieler verlieren.
sheet-incident-no-result = Kein Ergebnis.
sheet-incident-jigo = Jigo oder kein Ergebnis in einer Partie, die einen Sieger braucht: es folgt eine Jigo-Leiter.
sheet-incident-jigo-won = Jigo oder kein Ergebnis in einer Partie, die einen Sieger braucht: { $winner } kommt nach der Jigo-Leiter weiter.

## The tour's sheets

sheet-season = Saison { $year }
sheet-final-column = Finale
sheet-race-tied = Gleichstand
sheet-race-absent = verhindert
sheet-race-note = Im Jahr { $year } gewonnene Punkte, ohne Nachkommastellen. Die ersten { $size } Spieler, die kommen können, spielen das Finale; bei Gleichstand um den letzten Platz entscheidet die Tour.
sheet-sp-note = Punkte der jeweils letzten Ausgabe jeder Meisterschaft. Die Turnierbäume werden nach diesen Punkten gesetzt.

sheet-role-head-referee = Hauptschiedsrichter
sheet-role-referee = Schiedsrichter und Assistenten
sheet-role-timekeeper = Zeitnehmer
sheet-role-committee = Schiedsgericht
sheet-role-replacement = Ersatzmitglieder
sheet-officials-title = Offizielle
sheet-rules-referees = Schiedsrichter
sheet-cases-title = Fallbuch, für den Schiedsrichter
sheet-case-title = Fall { $number }
sheet-case-facts = Was geschah
sheet-case-steps = Entscheidungen, Proteste und Einsprüche
sheet-case-state = Stand
sheet-case-referee = Schiedsrichter
sheet-case-committee = Schiedsgericht
sheet-case-instead = anstelle von
sheet-case-ruled = { $by }: { $words }
sheet-case-protested = Protest von { $player }: { $words }
sheet-case-appealed = Einspruch von { $player }: { $words }
sheet-case-closed = Abgeschlossen. { $words }
sheet-case-late = (Verspätet; angenommen, weil: { $reason })
sheet-case-upheld = (stattgegeben)
sheet-case-rejected = (abgewiesen)
sheet-case-result = Ergebnis: { $result }.
sheet-case-clocks = Uhren: Restzeit Schwarz { $black }, Weiß { $white }.
sheet-case-clocks-used = Uhren: verbraucht Schwarz { $black }, Weiß { $white }.
sheet-receipt-title = Quittung { $number }
sheet-receipt-from = Erhalten von
sheet-receipt-by = Angenommen von
sheet-refund-title = Quittung { $number }: Rückzahlung
sheet-refund-to = Zurückgezahlt an
sheet-refund-by = Zurückgezahlt von
sheet-receipt-amount = Betrag
sheet-receipt-method = Bezahlt
sheet-receipt-note = Bemerkung
sheet-receipt-for = Konto
sheet-receipt-signature = Unterschrift
sheet-method-cash = bar
sheet-method-transfer = per Überweisung
sheet-fee-list-title = Anmeldetisch: Gebühren
sheet-fees-for = Wofür
sheet-fees-owed = Fällig
sheet-fees-paid = Bezahlt
sheet-fees-open = Offen
sheet-fees-came = Da
sheet-fees-levy = Abgabe
sheet-fees-credit = Mehr als fällig
sheet-fees-discount = Nachlässe
sheet-fees-total = Summe
sheet-cash-report-title = Kassenbericht
sheet-cash-report-signature = Kassenwart
sheet-cash-float = Wechselgeld am Morgen
sheet-cash-received = Bar erhalten
sheet-cash-refunded = Bar zurückgezahlt
sheet-cash-expected = In der Kasse
sheet-cash-counted = Gezählt
sheet-cash-difference = Differenz
sheet-cash-transferred = Überweisungen erhalten
sheet-cash-returned = Überweisungen zurückgezahlt
sheet-cash-void = Rückgängig gemachte Quittungen:
sheet-cash-whole = Ganzes Turnier
sheet-levy-form-title = Abgabe
sheet-levy-member = Mitglieder
sheet-levy-non-member = Nichtmitglieder
sheet-levy-concession = Ermäßigt
sheet-levy-people = Spieler
sheet-levy-days = Tage
sheet-levy-a-day = Je Tag
sheet-levy-amount = Betrag
sheet-levy-signature = Ausrichter
sheet-report-title = Bericht vom { $day }
sheet-report-rounds = Gespielte Runden: Ergebnisse, Stand
sheet-report-running = Noch nicht beendete Partien, die längsten zuerst
sheet-report-round = Runde
sheet-report-announced = Angekündigt
sheet-report-began = Begann
sheet-report-over = Beendet
sheet-report-late = Verspätet
sheet-report-minutes = { $minutes } Min. verspätet
sheet-report-proposed = Vorschlag: { $time }
sheet-report-since = seit { $time }
sheet-report-forfeits = Kampflose Partien
sheet-report-corrections = Berichtigungen nach der Bestätigung
sheet-report-cases = Fälle
sheet-report-protests = Proteste und Einsprüche
sheet-report-confirmed = bestätigt
sheet-report-open = nicht bestätigt
