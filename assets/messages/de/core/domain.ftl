# Texte der Crate `domain`. Übersetzungsentwurf, noch von niemandem mit Muttersprache Deutsch geprüft.
rank-unknown = „{ $text }“ ist kein Rang. 30k bis 1k, 1d bis 9d oder 1p bis 9p schreiben.
country-unknown = „{ $text }“ ist kein Land. Den Code aus zwei Buchstaben schreiben, etwa RO oder HR.
criterion-unknown = „{ $text }“ ist kein Kriterium der Tabelle. Zur Wahl stehen MMS, NBW, SOS, SOS-1, SOS-2, SODOS, SOSOS, CUSS, CUSP, DC, SDC, EXT, EXR, STS, CPS, SEQ, KO, BP, CAT, RANK oder RATING. Ein W oder M an einer Summe zählt Siege oder McMahon-Punkte.
result-unknown = „{ $text }“ ist kein Ergebnis. 1-0 (Schwarz gewann), 0-1 (Weiß gewann), = (Jigo), 0-0 (beide verlieren) schreiben, 1-0!, 0-1! oder 0-0! für kampflos, wo-black oder wo-white für ein Walkover.
money-unknown = „{ $text }“ ist kein Geldbetrag. In der Form 3 oder 3.50 schreiben.
factor-unknown = „{ $text }“ ist kein Faktor. Eine ganze Zahl, einen Bruch oder eine Dezimalzahl von 0 bis 1000 schreiben, etwa 2, 2/3 oder 1.5.
final-group-unknown = „{ $text }“ ist keine Gruppe des Finales. GR oder OR schreiben.
event-number-unknown = „{ $text }“ ist keine dauerhafte Turniernummer. Eine solche Nummer hat 32 hexadezimale Ziffern.
player-token-unknown = „{ $text }“ bezeichnet keinen Spieler der Tour. Das Tourbuch ist möglicherweise beschädigt; eine Kopie davon öffnen.

player-anonymous = Anonym
player-number = Nr. { $number }

newcomer-too-old = { $name } ist am Stichtag { $age } Jahre alt, Neulinge aber höchstens { $limit }. Die Turnierleitung kann diese Person trotzdem zulassen.
newcomer-too-experienced = { $name } hat laut European Go Database { $contests } Turniere gespielt, Neulinge aber höchstens { $limit }. Die Turnierleitung kann diese Person trotzdem zulassen.
newcomer-played-before = { $name } hat schon bei Future Stars gespielt; das ist nur einmal möglich. Die Turnierleitung kann diese Person trotzdem zulassen.
newcomer-in-open = { $name } spielt auch im Open dieses Turniers, aber nur eines von beiden ist möglich. Die Turnierleitung kann diese Person trotzdem zulassen.

jigo-ladder-decided = Diese Jigo-Leiter ist entschieden. Um eine weitere Partie einzugeben, zuerst die letzte entfernen.
jigo-ladder-winner = Der Sieger muss einer der beiden Spieler sein.
jigo-ladder-nigiri = Auf dem 1x1-Brett gibt es kein Jigo. Den Spieler eingeben, der nach Nigiri Weiß hatte (R39).
jigo-ladder-too-early = Die Partie kann nicht vor { $time } geendet haben, als die vorige Partie endete oder das Jigo anerkannt wurde. Die Zeit berichtigen.
jigo-ladder-clocks = Nach einem Jigo in der neuen Partie die Restzeiten eingeben; sie können nicht länger sein als zuvor. Partien auf kleineren Brettern haben keine Restzeiten (R41).

start-times-unreadable = „{ $text }“ ist keine Anfangszeit. Runde, Tag und Uhrzeit schreiben, etwa 1 2026-11-20 09:30.
board-ranges-unreadable = „{ $text }“ ist keine Liste von Brettern. Bereiche von Brettern von 1 bis { $last } schreiben, etwa 1-40, 61-80.
start-times-order = Runde { $round } beginnt vor der Runde davor. Eine der Anfangszeiten ändern.
timetable-too-long = { $rounds } Runden zu { $minutes } Minuten passen nicht in die Tage des Turniers ({ $days }). Tage hinzufügen oder die Partien verkürzen.
round-robin-too-few = Ein Rundenturnier braucht mindestens zwei Spieler mit Nummern. Spieler anmelden und die Anmeldung schließen.
round-robin-away = { $name } spielt nicht in Runde { $round }, trifft dort aber im Rundenturnier auf { $opponent }. Für { $name } die Runde wieder eintragen und die Partie als kampflos eingeben.
round-robin-met = { $first } und { $second } haben schon gegeneinander gespielt, weil nach Beginn des Rundenturniers Spieler dazukamen oder gingen. Diese Runde von Hand paaren.
self-pairing-same-player = Eine Partie braucht zwei verschiedene Spieler.
ladder-game-before-last = { $name } hat am { $last } eine spätere Partie gespielt, und die Sprossen folgen der Reihenfolge der Partien. Einen späteren Tag eingeben oder zuerst die spätere Partie entfernen.
self-pairing-other-division = { $black } und { $white } sind in verschiedenen Divisionen. Zwei Spieler derselben Division wählen.
self-pairing-met-too-often = { $black } und { $white } haben so oft gegeneinander gespielt, wie sie dürfen: { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
}.
self-pairing-no-round = Die Partie von { $black } und { $white } findet keinen Platz in den { $rounds } Runden, die der Wettbewerb speichern kann.

pairing-no-competition = Das Turnier hat diesen Wettbewerb nicht. Einen seiner Wettbewerbe wählen.
pairing-no-round = Es gibt keine Runde { $round }. Eine Runde von 1 bis 32 wählen.
pairing-too-few = Runde { $round } hat weniger als zwei Spieler. Spieler anmelden oder ändern, in welchen Runden sie aussetzen.
pairing-all-locked = Alle Bretter von Runde { $round } sind gesperrt. Die neu auszulosenden Bretter entsperren.
pairing-player-twice = { $name } hat zwei Bretter oder ein Brett und das Freilos. Eines davon freigeben.
pairing-board-twice = Brett { $board } ist zwei Partien zugewiesen. Einer davon ein anderes Brett geben.
pairing-not-playing = { $name } spielt nicht in Runde { $round }. Diese Person anmelden, ihre ausgesetzten Runden ändern oder ihr Brett freigeben.
pairing-not-entered = Ein Brett ist jemandem zugewiesen, der in diesem Wettbewerb nicht eingetragen ist. Das Brett freigeben.
line-up-size = Eine Aufstellung nennt je einen Spieler für jedes der { $size } Bretter, aber genannt { $count ->
        [one] ist einer
       *[other] sind { $count }
    }. So viele nennen, wie es Bretter gibt.
line-up-not-in-team = Ein Spieler der Aufstellung gehört nicht zum Team { $team }. Mitglieder des Teams wählen.
line-up-twice = { $name } hat in der Aufstellung zwei Bretter. Jeden Spieler einmal nennen.
line-up-order = { $first } steht in der Liste des Teams vor { $second } und muss daher am höheren Brett sitzen. Die Reihenfolge der Liste einhalten.
pairing-odd = { $count } Spieler sind eine ungerade Zahl, und Freilose sind ausgeschaltet. Einen Springer hinzufügen, einen Spieler aussetzen lassen oder Freilose erlauben.
pairing-odd-choice = { $count } Spieler sind eine ungerade Zahl. Einen hinzufügen oder entfernen; das Freilos wird vergeben, wenn die übrigen Spieler ausgelost werden.
pairing-too-few-chosen = Weniger als zwei der gewählten Spieler können in Runde { $round } ausgelost werden. Mindestens zwei Spieler ohne Brett wählen.
pairing-not-chosen = Die Auslosung hat in Runde { $round } keinen Gegner für { $name } gewählt. Nach Spielern ohne festes Brett und ohne Freilos fragen.
pairing-all-forbidden = Die verbotenen Paare lassen keine Auslosung aller Spieler zu. Einige wieder erlauben.
pairing-too-large = Die Kosten der Auslosung sind zu groß für genaue Summen. Gewichte oder Obergrenzen senken.

pairing-cost-rematch = schon gespielt
pairing-cost-family = dieselbe Familie
pairing-cost-categories = Kategorien
pairing-cost-score-difference = Punktdifferenz
pairing-cost-knockout = mögliche Gegner im K.-o.
pairing-cost-floats = Hoch- und Herunterlosen
pairing-cost-club = derselbe Verein
pairing-cost-country = dasselbe Land
pairing-cost-colours = Farben
pairing-cost-handicap = Vorgabe
pairing-cost-seeding = Setzung
pairing-cost-winless = nur einer hat gewonnen
pairing-cost-lot = Los
pairing-cost-geography = Vereine und Länder

pairing-remark-rematch = { $times ->
    [one] Die Spieler haben schon gegeneinander gespielt.
   *[other] Die Spieler haben schon { $times }-mal gegeneinander gespielt.
}
pairing-remark-family = Die Spieler gehören zu einer Familie.
pairing-remark-float = { $down } wird um { $points } heruntergelost und { $up } hochgelost.
pairing-remark-categories = Die Spieler gehören zu verschiedenen Kategorien.
pairing-remark-far-apart = Die Spieler liegen weit auseinander: { $grades ->
    [one] { $grades } Rang
   *[other] { $grades } Ränge
} und { $points } Punkte.
pairing-remark-club = Die Spieler gehören zu einem Verein.
pairing-remark-country = Die Spieler kommen aus einem Land.
pairing-remark-blacks = Nach dieser Partie hatte { $name } { $more }-mal öfter Schwarz als Weiß.
pairing-remark-whites = Nach dieser Partie hatte { $name } { $more }-mal öfter Weiß als Schwarz.
pairing-remark-handicap = { $stones ->
    [one] Vorgabe: { $stones } Stein.
   *[other] Vorgabe: { $stones } Steine.
}
pairing-remark-second-bye = Ein weiteres Freilos für { $name } würde diese Wiederholung vermeiden.

finding-twice = { $name } ist in Runde { $round } { $count }-mal gepaart. Alle bis auf eine Paarung entfernen.
finding-plays-self = An Brett { $board } ist ein Spieler mit sich selbst gepaart. Das Brett neu paaren.
finding-not-entered = Runde { $round } hat eine Partie oder ein Freilos von jemandem, der im Wettbewerb nicht eingetragen ist. Entfernen.
finding-board-twice = Brett { $board } wird von zwei Partien benutzt. Einer davon ein anderes Brett geben.
finding-missing = { $name } setzt in Runde { $round } aus, ist aber gepaart. Die ausgesetzten Runden ändern oder die Paarung auflösen.
finding-left-out = { $name } hat in Runde { $round } weder eine Partie noch das Freilos. Paaren oder die Runde als ausgesetzt vermerken.
finding-byes = Runde { $round } hat { $count } Freilose. Zwei dieser Spieler können gegeneinander spielen.
finding-bye-off = { $name } hat in Runde { $round } das Freilos, obwohl Freilose ausgeschaltet sind. Einen Springer hinzufügen oder Freilose erlauben.
finding-bye-again = { $name } hat in Runde { $round } wieder das Freilos, während andere weniger Freilose hatten. Das Freilos einem anderen Spieler geben.
finding-handicap = An Brett { $board } wird mit Vorgabe { $found } gespielt, die Regeln ergeben aber { $expected }.
finding-colours = Die Farben an Brett { $board } weichen von den Regeln ab. Tauschen oder als Entscheidung belassen.

certificate-unreadable = Der Nachweis ist nicht lesbar.
certificate-not-entered = Der Nachweis nennt einen Eintrag, der nicht im Wettbewerb ist, oder einen Eintrag doppelt.
certificate-other-rules = Das Zertifikat entstand mit anderen Stufen oder Gewichten, als der Wettbewerb hat.
certificate-other-assumptions = Hängepartien zählten beim Auslosen der Runde als etwas anderes.
certificate-cost = Das Zertifikat nennt Kosten von { $stated }, seine Auslosung kostet aber { $found }.
certificate-flaw = Die Zahlen des Nachweises zeigen nicht, dass keine Auslosung besser ist: { $reason }
knockout-round-of-64 = Runde der letzten 64
knockout-round-of-32 = Runde der letzten 32
knockout-round-of-16 = Achtelfinale
knockout-quarter-finals = Viertelfinale
knockout-semi-finals = Halbfinale
knockout-winners-final = Endspiel der Siegerrunde
knockout-losers-round = Verliererrunde
knockout-second-final = Zweites Endspiel
knockout-third-final = Drittes Endspiel
knockout-final = Endspiel
knockout-third-place = Dritter Platz
knockout-game-not-due = { $name }, Partie { $number } (Runde { $round }): { $block }
knockout-block-no-result = Die Partie hat kein bestätigtes Ergebnis. Zuerst ihr Ergebnis eingeben.
knockout-block-drawn = Die Partie hat keinen Sieger. Die Jigo-Leiter spielen und den Sieger eingeben (R38).
knockout-block-not-paired = Die Partie wurde in ihrer Runde nicht gespielt. Entscheiden, wer weiterkommt.
knockout-block-invalidated = Die Partie wurde für andere Spieler angesetzt als die, die weitergekommen sind. Die Auslosung ihrer Runde aufheben oder das frühere Ergebnis erneut berichtigen und die späteren Partien annullieren.
knockout-carry-game-played = Eine spätere Partie des Turnierbaums hat schon ein Ergebnis. Den weitergekommenen Spieler beibehalten oder die späteren Partien annullieren.
knockout-carry-player-busy = Der jetzt weiterkommende Spieler hat in dieser Runde schon eine andere Partie gespielt. Den weitergekommenen Spieler beibehalten oder die späteren Partien annullieren.
knockout-choice-not-listed = Eintrag { $entry } ist nicht in der Liste der Kategorie. Spieler aus dieser Liste wählen.
knockout-choice-twice = Eintrag { $entry } ist bei späteren Runden, Qualifikanten und Wildcards mehrfach gewählt. Nur einmal wählen.
knockout-choice-size = Die Größe { $size } passt nicht. Spieler in der Liste: { $listed }; Qualifikanten und Wildcards: { $chosen }. Die Größe ändern.
knockout-choice-left-out = Eintrag { $entry } kommt in einer späteren Runde dazu, steht aber zu tief in der Liste, um ausgelost zu werden. Eine größere Größe wählen.
knockout-excluded-other-category = Kategorie { $category }
knockout-excluded-senior = Senior
knockout-excluded-birth-unknown = Geburtsjahr unbekannt
knockout-excluded-pre-registered = Noch nicht angemeldet
knockout-excluded-withdrawn = Abgemeldet
knockout-excluded-guest = Gast
knockout-excluded-ghost = Springer
knockout-table-size = Ein Turnierbaum fasst 2 bis 64 Spieler, nicht { $players }. Eine andere Größe wählen.
knockout-table-rounds = Der Wettbewerb hat zu wenige Runden für einen Turnierbaum mit { $lines } Feldern: { $total } statt { $needed }. Mehr Runden planen oder eine kleinere Größe wählen.
knockout-plan-lines = Ein Turnierbaum hat 2, 4, 8, 16, 32 oder 64 Felder, nicht { $lines }. Eine dieser Zahlen wählen.
knockout-plan-players = Dieser Turnierbaum mit { $lines } Feldern hat Platz für 2 bis { $places } Spieler, die Liste hat aber { $players }. Die Liste oder die Zahl der Felder ändern.
knockout-plan-too-wide = Ein Turnierbaum mit { $lines } Feldern ist zu groß für { $players } Spieler. Einen kleineren Turnierbaum wählen.
knockout-plan-order = { $name } steht zu tief in der Liste. Zuerst die gelisteten Spieler, dann Qualifikanten, dann Wildcards (R29, R30).
knockout-plan-wild-cards =
    Ein Turnierbaum mit { $lines } Feldern fasst höchstens { $most ->
        [one] 1 Wildcard
       *[other] { $most } Wildcards
    }, nicht { $given }. Einige entfernen.
knockout-plan-qualifiers =
    Ein Turnierbaum mit { $lines } Feldern fasst höchstens { $most ->
        [one] 1 Qualifikanten oder 1 Wildcard
       *[other] { $most } Qualifikanten und Wildcards
    }, nicht { $given }. Einige entfernen.
knockout-plan-later-round = { $name } kann nicht in Runde { $round } dieses Turnierbaums dazukommen. Eine frühere Runde wählen oder { $name } in der Liste nach oben schieben.
knockout-plan-nonce = Die Nonce „{ $nonce }“ ist nicht hexadezimal. Das Programm eine ziehen lassen.
knockout-record-other-table = Das Protokoll gehört zur Auslosung einer anderen Kategorie oder Größe. Klären, wer den Turnierbaum geändert hat.
knockout-record-replacement = Feld { $place } gehörte nicht dem Spieler, der es laut Protokoll verlassen hat. Klären, wer das Protokoll geändert hat.
knockout-record-box = Feld { $place } des Turnierbaums weicht von den Losen ab. Klären, wer den Turnierbaum geändert hat.

qualifying-lines = Ein Turnierbaum mit { $lines } Feldern hat keine Plätze für Qualifikanten. 8, 16 oder 32 Felder wählen (R30).
qualifying-rounds = Eine Qualifikation hat eine oder zwei Runden, nicht { $rounds }. Eine oder zwei wählen (R30).
qualifying-wild-cards =
    Ein Turnierbaum mit { $lines } Feldern fasst höchstens { $most ->
        [one] 1 Wildcard
       *[other] { $most } Wildcards
    }, nicht { $given }. Weniger Wildcards vergeben.
qualifying-too-few =
    { $players ->
        [one] 1 Spieler ist
       *[other] { $players } Spieler sind
    } zu wenig, um { $places } Plätze auszuspielen. Stattdessen einen Turnierbaum mit Freilosen auslosen.
qualifying-too-early = Der Turnierbaum beginnt in Runde { $round }, zu früh für die Qualifikation davor. Weniger Qualifikationsrunden wählen.

draw-plan-twice = { $name } steht zweimal in der Liste. Eines davon entfernen.
draw-entropy-not-digits = „{ $text }“ ist keine Entropie. Nur Ziffern eingeben, etwa gewürfelte; Leerzeichen und - , . ; : / _ dazwischen zählen nicht.
draw-record-commitment = Die eingefrorene Liste hat den Hash { $found }, nicht die veröffentlichte Festlegung { $published }. Klären, wer die Liste geändert hat.
draw-record-text = Zeile { $line } der eingefrorenen Liste weicht vom Protokoll der Auslosung ab. Klären, wer das Protokoll geändert hat.
draw-record-plan = Die protokollierte Liste lässt sich nicht auslosen. { $cause }

final-game-not-due = Partie { $number } des Finales in Runde { $round }: { $block }
final-group-tied = In Gruppe { $group } besteht ein Gleichstand, den nur Partien auf kleineren Brettern auflösen. Zuerst die Reihenfolge der Gleichstehenden eingeben (R51).
final-plan-size = Ein Finale hat zehn oder acht Spieler, oder sechs oder vier, wenn weniger gekommen sind. Ein Finale mit { $size } Spielern lässt sich nicht auslosen.
final-plan-nonce = Die Nonce „{ $nonce }“ ist nicht hexadezimal. Ganze Bytes eingeben, etwa 5eed.
final-plan-rests = Fünfergruppen verteilen ihre Pausen über die Tage, kleinere Gruppen nicht. Den Pausenplan wählen, der zu den Gruppen passt (R54).
final-plan-long-day = Tag { $day } kann nicht drei Gruppenrunden haben. Tag 1 oder 2 wählen.
final-record-other-final = Das Protokoll gehört zum Finale einer anderen Kategorie oder Größe. Klären, wer das Finale geändert hat.
final-record-seat = Position { $position } von Gruppe { $group } weicht von den Losen ab. Klären, wer die Gruppen geändert hat.

points-no-competition = Das Turnier hat keinen Wettbewerb { $id }. Einen seiner Wettbewerbe wählen.
points-no-class = Die Saison { $season } hat keine Punkte für Klasse { $class }. Zur Wahl stehen { $known }.
season-ages-unordered = Die Kategorien müssen aufsteigende Altersangaben sein, etwa [12, 16, 20]. Berichtigen.
season-cut-off-invalid = Der Stichtag muss ein Monat und ein Tag sein, etwa [7, 31] für den 31. Juli. Berichtigen.
referee-clock-later = Stellung { $back_to } liegt nach den { $moves } gespielten Zügen. Eine frühere angeben.
referee-clock-adjourned = Die Zeiten der Unterbrechung passen nicht: sie müssen vor dem letzten Zug liegen und dürfen die jetzt verbrauchten Zeiten nicht übersteigen.

stage-source-gone = Der Wettbewerb vor dieser Phase ist nicht mehr im Turnier. Die Phase entfernen und neu hinzufügen.
stage-source-open = Runde { $round } von { $source } ist noch nicht bestätigt. Zuerst bestätigen.
stage-no-table = { $source } hat keinen Turnierbaum mit einer Runde { $round }. Zuerst den Turnierbaum auslosen oder eine andere Runde wählen.
stage-other-open = Die anderen stehen fest, sobald { $stage } gefüllt ist. Zuerst diese füllen.
stage-tied = { $names } teilen sich den letzten Platz, der weiterführt. Auswählen: { $seats ->
    [one] eine Person
   *[other] { $seats }
} davon.
stage-not-tied = { $name } teilt sich den letzten Platz, der weiterführt, nicht. Nur Spieler wählen, die ihn teilen.
stage-taken = { $name } ist schon in { $stage }. Von einer der Phasen abmelden oder deren Regel ändern.
stage-too-few = Eine Phase braucht zwei Spieler, es kommen aber weniger weiter. Eine andere Regel wählen.
