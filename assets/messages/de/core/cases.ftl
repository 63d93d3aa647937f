# Die Texte des Fensters auf Deutsch. Übersetzungsentwurf, noch von niemandem mit Muttersprache Deutsch geprüft.
article-unknown = „{ $text }“ ist kein Artikel der EGF-Regeln. Schreibweise: 5j, 8g.3 oder 10.
article-1a = Schiedsrichter leiten das Turnier; sind es mehrere, ist einer der Hauptschiedsrichter.
article-1b = Das Schiedsgericht: drei Spieler und einige Ersatzmitglieder für befangene Mitglieder.
article-2a = Die Spieler verhalten sich fair.
article-2b = Kein anderes Brett, keine Bücher oder Notizen während der Partie, außer der Mitschrift.
article-2c = Keine Analyse der Partie während einer Pause.
article-2d = Kein Rat von anderen; wer einen bekommt, weist ihn zurück.
article-2e = Niemand darf Spieler stören oder eine Partie beeinflussen.
article-2f = Wird eine Partie an einem anderen Tag fortgesetzt, kann der Schiedsrichter 2c bis 2e für die Pause aufheben.
article-2g = Nur die Spieler und der Schiedsrichter berühren Brett und Steine.
article-2h = Zuschauer, die einen Verstoß sehen, sagen es dem Schiedsrichter, nicht den Spielern.
article-2i = Wer angemeldet ist, spielt bis zum Ende, außer bei außergewöhnlichen Gründen.
article-3a = Jeder Spieler hat eine Bedenkzeit; danach folgt Byo-yomi.
article-3b = Die Uhr hat zwei Zeitwerke mit Fallblättchen; sind beide angehalten, ist sie neutral.
article-3c = Die Uhr von Schwarz beginnt zur festgesetzten Zeit; jeder drückt nach seinem Zug.
article-3d = Nur der Schiedsrichter oder diese Regeln halten die Uhr an; Spieler stellen sie nie um.
article-3e = Die Zeit der Uhr gilt, außer sie ist offensichtlich defekt; Einwände kommen sofort.
article-3f = Byo-yomi: eine feste Zeit für jeden Zug, vom Zeitnehmer laut gezählt.
article-3g = Kanadische Zusatzzeit: eine Zahl von Zügen in fester Zeit, ohne Zeitnehmer.
article-4 = Nach einer Unterbrechung gibt jeder Spieler eine Mitschrift der Partie ab.
article-5a = Der Schiedsrichter bestimmt, wo Spieler und Material ihren Platz haben.
article-5b = Komi wird bei der Auszählung der Partie hinzugezählt.
article-5c = Die Partie beginnt zur festgesetzten Zeit; der Schiedsrichter kann sie ändern.
article-5d = Ist niemand da, läuft die Uhr von Schwarz; die von Weiß wird gleichgestellt, sobald der erste Spieler kommt.
article-5e = Wer über eine Stunde oder über die Bedenkzeit hinaus zu spät kommt, verliert; sind beide zu spät, verlieren beide.
article-5f = Ein Zug steht fest, sobald der Stein losgelassen ist, und darf nicht geändert werden.
article-5g = Gefangene bleiben gut sichtbar.
article-5h = Nur die Spielregeln oder eine Aufgabe beenden die Partie.
article-5i = Vor dem Auszählen werden alle Steine und Dame abwechselnd gesetzt, und beide passen.
article-5j = Proteste gegen ein Ergebnis: vor der nächsten Runde, oder binnen eines vollen Tages, falls sie früher beginnt.
article-6a = Zwei Zeitpunkte für die Unterbrechung: ab dem ersten darf ein Spieler versiegeln, am zweiten muss es sein.
article-6b = Wie ein Zug versiegelt wird und was auf dem Formular steht.
article-6c = Ein auf dem Brett gespielter Zug gilt als der versiegelte Zug.
article-7a = Verspätung zählt auch bei der Wiederaufnahme, auch über die Restzeit hinaus.
article-7b = Die Stellung wird geprüft oder neu aufgebaut, bevor das Formular geöffnet wird.
article-7c = Wer das Formular öffnet und was geschieht, wenn ein Spieler fehlt.
article-7d = Ein unklarer versiegelter Zug gilt als Passen.
article-7e = Die Spieler dürfen das geöffnete Formular ansehen.
article-7f = Der Schiedsrichter verwahrt das Formular, bis keine Proteste mehr möglich sind.
article-8a = Falsche Farben oder Vorgabe: Neubeginn vor dem vierten Zug, sonst weiterspielen.
article-8b = Im Zweifel kann ein Spieler verlangen, dass der Stein genau gesetzt wird.
article-8c = Ein regelwidriger Zug wird zurückgenommen, wenn er binnen drei Zügen bemerkt wird.
article-8d = Eine falsch gestellte Uhr wird berichtigt, soweit es sich belegen lässt.
article-8e = Eine defekte Uhr wird ersetzt und berichtigt; niemand behält dadurch weniger als zehn Minuten.
article-8f = Fehler in den Aufzeichnungen einer Hängepartie und was an ihre Stelle tritt.
article-8g = Verschobene Steine: sechs Vorschläge der Reihe nach, vom Berichtigen der Stellung bis zum Schiedsgericht.
article-9a = Bei Streit wird der Schiedsrichter gerufen, und das Auszählen ruht.
article-9b = Der Schiedsrichter kann die Uhr anhalten; Spieler dürfen es, um ihn zu holen.
article-9c = Zunächst gilt die Entscheidung des Schiedsrichters; verlorene Zeit kann erstattet werden.
article-9d = Ein Spieler kann beim Schiedsgericht Einspruch einlegen und sagt deutlich, wenn er unter Protest weiterspielt.
article-9e = Der Schiedsrichter zeigt den Spielern auf Wunsch die Regeln.
article-10 = Der Schiedsrichter entscheidet, wo die Regeln nichts sagen.

official-committee-full = Das Schiedsgericht hat schon { $seats } Mitglieder. Ein Ersatzmitglied hinzufügen oder zuerst das Amt eines Mitglieds ändern.
official-committee-incomplete = { $count ->
    [0] Das Schiedsgericht hat noch keine Mitglieder; es braucht { $seats }.
    [one] Das Schiedsgericht hat ein Mitglied; es braucht { $seats }.
   *[other] Das Schiedsgericht hat { $count } Mitglieder; es braucht { $seats }.
}
official-entry-unknown = Es gibt keinen Eintrag mit dem Schlüssel { $id }.
official-head-taken = Es gibt schon einen Hauptschiedsrichter. Zuerst dessen Amt ändern.
official-name-missing = Den Namen des Offiziellen eingeben.
official-no-head = Einen der Schiedsrichter zum Hauptschiedsrichter bestimmen.
official-no-replacement = Das Schiedsgericht hat kein Ersatzmitglied für Mitglieder, die in einem Fall befangen sind.
official-too-many = Ein Turnier hat höchstens { $most } Offizielle.
official-turn-zero = Der Platz unter den Offiziellen eines Amts zählt ab 1.
official-unknown = Es gibt keinen Offiziellen mit dem Schlüssel { $number }.
committee-too-few = { $left ->
    [0] Alle Mitglieder und Ersatzmitglieder sind in diesem Fall befangen, oder es gibt keine: das Schiedsgericht braucht { $seats }. Ein Ersatzmitglied hinzufügen.
    [one] Nur ein Mitglied bleibt, das in diesem Fall nicht befangen ist: das Schiedsgericht braucht { $seats }. Ein Ersatzmitglied hinzufügen.
   *[other] Nur { $left } Mitglieder bleiben, die in diesem Fall nicht befangen sind: das Schiedsgericht braucht { $seats }. Ein Ersatzmitglied hinzufügen.
}

case-before-committee = Fall { $number } liegt beim Schiedsgericht. Zuerst dessen Entscheidung eingeben.
case-board-unknown = Runde { $round } hat kein Brett { $board }.
case-closed = Fall { $number } ist abgeschlossen. Ein Protest oder Einspruch öffnet ihn wieder.
case-committee-final = Das Schiedsgericht hat in Fall { $number } entschieden, und seine Entscheidung ist endgültig.
case-elsewhere = Fall { $number } gehört zu { $competition }. Zuerst diesen Wettbewerb wählen.
case-end-missing = Angeben, wie der Fall endete, denn es gibt keine Entscheidung.
case-facts-missing = Angeben, was geschah.
case-no-game = Fall { $number } nennt keine Partie. Vor dem Ergebnis Runde und Brett eingeben.
case-no-ruling = Fall { $number } hat noch keine Entscheidung. Zuerst die Entscheidung des Schiedsrichters eingeben.
case-not-a-player = Ein Protest oder Einspruch kommt von einem Spieler aus Fall { $number }. Den Spieler zuerst zum Fall hinzufügen.
case-not-before-committee = Fall { $number } liegt nicht beim Schiedsgericht. Zuerst den Einspruch eingeben.
case-outcome-missing = In Fall { $number } wartet ein Protest oder Einspruch. Angeben, ob die Entscheidung ihm stattgibt oder ihn abweist.
case-outcome-without-protest = Fall { $number } hat keinen Protest oder Einspruch, dem eine Entscheidung stattgeben oder den sie abweisen könnte.
case-player-unknown = In diesem Wettbewerb gibt es keinen Eintrag mit dem Schlüssel { $number }.
case-protest-late = Der Protest ist verspätet: er war bis { $until } möglich. Einen Grund angeben, um ihn trotzdem anzunehmen.
case-protest-waits = In Fall { $number } wartet ein Protest. Zuerst darüber entscheiden.
case-round-missing = Die Runde des Bretts eingeben.
case-round-unknown = Es gibt keine Runde { $round }; die Runden sind 1 bis { $last }.
case-ruling-missing = Die Entscheidung eingeben.
referee-moment-unknown = „{ $text }“ ist keine Zeit. Schreibweise: 14:05 oder 2026-08-14 14:05.
case-unknown = Es gibt keinen Fall { $number }.
case-who-missing = Angeben, wer protestiert.
case-words-missing = Eingeben, was der Spieler sagt.

guide-answer-missing = Die Antwort von Schwarz oder von Weiß eingeben.
guide-answered = Dieser Spieler hat auf den Vorschlag schon geantwortet. Zum Ändern die Antwort rückgängig machen.
guide-ended = Das Verfahren ist beendet.
guide-flag-twice = Ein Blättchen fällt zu früh oder zu spät, nicht beides.
guide-other = In diesem Fall läuft ein anderer Leitfaden. Für diesen einen eigenen Fall hinzufügen.
guide-reason-missing = Angeben, warum das Verfahren verkürzt wird.

cli-article-set = Text von Artikel { $article } gesetzt.
cli-case-appealed = { $at }  Einspruch von { $player }: { $words }
cli-case-clocks = (Uhren: Schwarz { $black }, Weiß { $white })
cli-case-closed = { $at }  abgeschlossen. { $words }
cli-case-committee = Schiedsgericht: { $members }
cli-case-deadline-day = Proteste gegen das Ergebnis sind bis { $at } möglich: ein voller Tag.
cli-case-deadline-over = Proteste gegen das Ergebnis waren bis { $at } möglich.
cli-case-deadline-round = Proteste gegen das Ergebnis sind bis { $at } möglich, dem Beginn der nächsten Runde.
cli-case-head = Fall { $number }  { $state }  { $at }  { $place }
cli-case-instead = { $name } (anstelle von { $member })
cli-case-involved = { $name } ist befangen ({ $reasons }).
cli-case-late = (verspätet, angenommen, weil: { $reason })
cli-case-protested = { $at }  Protest von { $player }: { $words }
cli-case-result = (Ergebnis von Runde { $round }, Brett { $board }: { $before } -> { $after }, Eintrag { $entry } im Protokoll)
cli-case-ruled = { $at }  Entscheidung ({ $by }): { $words }
cli-guide-agreed = Die Spieler haben sich geeinigt; das ist endgültig.
cli-guide-clock = Die neue Uhr zeigt { $corrected } Restzeit. { $flag }
cli-guide-clocks = Die Uhren zeigen als verbraucht: Schwarz { $black }, Weiß { $white }.
cli-guide-committee = Kein Vorschlag wurde angenommen: das Schiedsgericht entscheidet (8g.6).
cli-guide-proposal = Vorschlag { $number }: Schwarz { $black }, Weiß { $white }
cli-guide-proposed = Der letzte Vorschlag wartet auf Antworten.
cli-guide-start = Die Regeln entscheiden (8a): { $ruling }
cli-no-cases = Solche Fälle gibt es nicht.
cli-no-officials = Es gibt keine Offiziellen.
cli-official-added = { $name } ist mit dem Schlüssel { $official } hinzugefügt.
cli-official-changed = Der Offizielle mit dem Schlüssel { $official } ist geändert.
cli-official-removed = Der Offizielle mit dem Schlüssel { $official } ist entfernt.
document-no-cases = Das Fallbuch ist leer.

# Words of the referee's desk, in the window, on sheets and on the command line.
office = { $word ->
    [head-referee] Hauptschiedsrichter
    [referee] Schiedsrichter oder Assistent
    [timekeeper] Zeitnehmer
    [committee] Schiedsgericht
   *[replacement] Ersatzmitglied
}
case-state = { $word ->
    [open] offen
    [ruled] entschieden
    [protested] Protest
    [appealed] Einspruch
   *[closed] abgeschlossen
}
ruling-body = { $word ->
    [referee] Schiedsrichter
   *[committee] Schiedsgericht
}
protest-outcome = { $word ->
    [upheld] stattgegeben
   *[rejected] abgewiesen
}
involvement = { $word ->
    [plays] spielt darin
    [family] Familie von { $player }
    [related] verwandt mit { $player }
   *[same-club] Verein von { $player }
}
proposal-answer = { $word ->
    [accept] stimmt zu
   *[refuse] lehnt ab
}
start-ruling = { $word ->
    [start-again] Die Partie beginnt neu: der vierte Zug war nicht gespielt.
    [play-on] Die Partie geht weiter, und das Ergebnis zählt, wie es ist.
   *[exchange-later] Die Partie geht weiter. Treffen die beiden im Turnier noch einmal aufeinander, tauschen sie die Farben.
}
flag-ruling = { $word ->
    [when-it-fell] Byo-yomi begann, als das Blättchen fiel.
    [after-correction] Byo-yomi beginnt, wenn die berichtigte Zeit verbraucht ist.
   *[when-noticed] Byo-yomi beginnt, sobald es bemerkt wird.
}
