# Texte der Crate `app`. Übersetzungsentwurf, noch von niemandem mit Muttersprache Deutsch geprüft.
ko-category-missing = Dieser Wettbewerb hat kein K.-o. aller Spieler. Eine der Alterskategorien wählen: { $known }.
ko-source-open = Die Spieler dieses Turnierbaums ergeben sich aus den Runden davor. Zuerst Runde { $round } bestätigen.
ko-category-unknown = Es gibt keine Alterskategorie { $category }. Zur Wahl stehen { $known }.
ko-register-open = Die Anmeldung ist noch offen. Vor der Auslosung schließen.
ko-third-place-double = Im Doppel-K.-o. entscheidet die letzte Partie der Verliererrunde über den dritten Platz. Ohne Spiel um Platz 3 auslosen.
ko-in-round-robin = Ein Rundenturnier lässt keinen Platz für K.-o. oder Finale, weil es alle Partien festlegt. Ein anderes System wählen.
ko-in-self-pairing = Freie Paarung lässt keinen Platz für K.-o. oder Finale, weil die Spieler ihre Gegner wählen. Ein anderes System wählen.
ko-of-teams = In diesem Wettbewerb treffen Teams aufeinander, daher gibt es kein K.-o. und kein Finale einzelner Spieler. Dafür einen eigenen Wettbewerb hinzufügen.
ko-none = Dieser Wettbewerb hat kein K.-o.
self-pairing-no-rounds = In { $name } wählen die Spieler ihre Gegner, daher werden keine Runden ausgelost oder bestätigt. Stattdessen die Partien hinzufügen.
self-pairing-other-system = { $name } wird rundenweise ausgelost. Partien werden nur bei freier Paarung einzeln hinzugefügt.
game-day-future = Der { $day } liegt in der Zukunft. Den Tag eingeben, an dem die Partie gespielt wurde.
ladder-prizes-other-system = { $name } ist keine Klub-Stufenleiter, daher gibt es keine Preise für Verbesserung. Einen anderen Wettbewerb wählen.
game-conditions-other-system = { $name } ist keine Klub-Stufenleiter, daher haben die Partien keine eigenen Bedingungen. Einen anderen Wettbewerb wählen.
self-pairing-number-unknown = Niemand hat die Nummer { $number }.
self-pairing-withdrawn = { $name } ist abgemeldet. Zuerst anmelden.
self-pairing-game-unknown = In diesem Wettbewerb gibt es keine Partie { $game }.
competition-meetings-none = Zwei Spieler müssen mindestens einmal aufeinandertreffen dürfen.
ko-not-drawn = KO{ $category } ist nicht ausgelost. Zuerst auslosen.
ko-not-eligible = { $name } ist nicht in der Liste dieser Kategorie. Spieler aus der Liste wählen.
ko-final-drawn = Das Finale der Kategorie { $category } ist ausgelost. Eine Kategorie hat ein K.-o. oder ein Finale, nicht beides.
ko-games-paired = Partien von KO{ $category } sind schon ausgelost. Zuerst diese Auslosungen aufheben.
ko-commitment-differs = Die Liste ist nicht die, deren Festlegung veröffentlicht wurde. Vor der Auslosung eine neue Festlegung veröffentlichen.
draw-digits-out-of-range = Die Anzahl der Ziffern muss von 1 bis { $most } sein.
draw-source-too-long = Die Quelle der Ziffern ist zu lang. In höchstens { $most } Zeichen beschreiben.
draw-entropy-missing = Die Liste ist eingefroren, und ihre Auslosung braucht die angekündigten Ziffern. Die Ziffern so eingeben, wie sie ausgerufen werden.
draw-entropy-length = Die Entropie hat { $given ->
        [one] 1 Ziffer
       *[other] { $given } Ziffern
    }, beim Einfrieren wurden aber { $wanted } angekündigt. Genau diese eingeben.
draw-entropy-before-freeze = Die Entropie darf beim Einfrieren der Liste nicht bekannt sein. Zuerst die Liste einfrieren, dann bei der Auslosung die Ziffern eingeben.
draw-frozen-player-gone = { $name } steht auf der eingefrorenen Liste, kann aber nicht mehr spielen. Die Liste erneut einfrieren.
draw-frozen-differs = Die Liste ist eingefroren (Einfrieren { $number }), und diese Auslosung weicht davon ab. Nur mit der Entropie auslosen oder die Liste erneut einfrieren.
setting-draw-seed = Der Startwert der Auslosung ist keine Einstellung, weil gezogene Lose davon abhängen. Muss er sich ändern, einen neuen ziehen, mit Grund.
setting-reports = Meldungen sind keine Einstellung. Stattdessen annehmen oder verwerfen.
setting-freezes = Eine eingefrorene Liste ist keine Einstellung. Stattdessen die Liste erneut einfrieren.
ko-too-few-players = KO{ $category } hat weniger als zwei angemeldete Spieler. Zuerst weitere Spieler anmelden.
ko-size-out-of-range = Ein Turnierbaum mit { $size ->
        [one] einem Spieler
       *[other] { $size } Spielern
    } lässt sich nicht auslosen. KO{ $category } hat { $eligible } teilnahmeberechtigte Spieler: eine Größe von 2 bis { $eligible } wählen.
ko-too-many-players = { $players } Spieler passen nicht in den größten Turnierbaum mit { $lines } Feldern. Weniger Spieler wählen.
ko-first-round-out-of-range = KO{ $category } kann nicht in Runde { $round } beginnen: seine Partien müssen spätestens mit der letzten Runde enden. Eine Runde von 1 bis { $latest } wählen.
ko-begins-too-early = KO{ $category } mit { $players } Spielern beginnt in Runde { $round }, die schon ausgelost ist. Weniger Spieler wählen.
ko-nonce-invalid = „{ $text }“ ist kein Startwert. Hexadezimale Ziffern eingeben, 0-9 und a-f.
ko-order-without-reason = Die Liste ist ohne Grund umgeordnet. Einen Grund eingeben; er wird mit der Auslosung aufbewahrt.
ko-choice-twice = { $name } ist auf zwei Arten gewählt. Eine davon entfernen.
ko-choice-left-out = { $name } kommt in einer späteren Runde dazu, ist aber nicht unter den ausgelosten Spielern. Eine größere Größe oder einen anderen Spieler wählen.
ko-qualifying-undecided = Die Qualifikation von KO{ $category } ist für Platz { $place } nicht entschieden. Zuerst beenden.
ko-qualifying-decides = Die Qualifikation von KO{ $category } bestimmt ihre Qualifikanten und Wildcards. Auslosen, ohne andere zu wählen.
ko-qualifying-too-late = KO{ $category } ist schon ausgelost, es gibt also nichts mehr, wofür man sich qualifizieren könnte.
ko-qualifying-begun = Die Qualifikation von KO{ $category } hat begonnen. Zuerst ihre Auslosungen aufheben.
ko-qualifying-round-paired = Die Qualifikation würde in Runde { $round } beginnen, die schon ausgelost ist. Weniger Qualifikationsrunden wählen.
ko-player-not-in-round = { $name } hat in Runde { $round } keine Partie von KO{ $category }. Einen Spieler mit einer solchen Partie wählen.
ko-decision-without-reason = Eine Entscheidung braucht einen Grund. Einen Grund eingeben; er wird mit dem Turnierbaum aufbewahrt.
ko-decision-invalidates = Eine spätere Partie ist schon für den anderen Spieler dieser Partie angesetzt. Stattdessen das Ergebnis berichtigen und durchziehen.
ko-replace-begun = Partien von KO{ $category } sind schon ausgelost. Wer jetzt ausscheidet, verliert durch Walkover.
ko-player-not-in-table = { $name } ist nicht im Turnierbaum von KO{ $category }. Einen seiner Spieler wählen.
ko-alternate-unknown = { $name } kann nicht in KO{ $category } einrücken. Einen Nachrücker aus der Liste wählen.
ko-reason-withdrawn = abgemeldet
ko-reason-kept = nach Berichtigung des Ergebnisses beibehalten
ko-reason-qualifying = das Ergebnis der Qualifikation wurde berichtigt
ko-box-replaced = KO{ $category }, Feld { $place }: { $entering } ersetzt { $leaving } ({ $reason }).
ko-box-filled = KO{ $category }, Feld { $place }: { $entering } rückt in das leere Feld ein ({ $reason }).
ko-box-emptied = KO{ $category }, Feld { $place }: { $leaving } scheidet aus, und das Feld wird zum Freilos ({ $reason }).
ko-box-unchanged = KO{ $category }, Feld { $place } bleibt leer ({ $reason }).
ko-ruled = KO{ $category }, { $round }: { $winner } kommt durch Entscheidung weiter ({ $reason }).
ko-ruled-third-place = KO{ $category }, dritter Platz: { $winner } kommt durch Entscheidung weiter ({ $reason }).

year-final-not-drawn = Das Finale der Kategorie { $category } ist nicht ausgelost. Zuerst auslosen.
year-final-knockout-drawn = KO{ $category } ist ausgelost. Eine Kategorie hat ein K.-o. oder ein Finale, nicht beides.
year-final-games-paired = Partien des Finales der Kategorie { $category } sind schon ausgelost. Zuerst diese Auslosungen aufheben.
year-final-too-small = Kategorie { $category } hat weniger als vier angemeldete Spieler, also kein Finale.
year-final-too-few = Kategorie { $category } hat { $listed ->
        [one] einen angemeldeten Spieler
       *[other] { $listed } angemeldete Spieler
    }, zu wenig für dieses Finale. Ein Finale braucht mindestens vier Spieler, alle angemeldet.
year-final-too-long = Ein Finale mit { $players } Spielern dauert { $needed } Runden, der Wettbewerb hat aber { $rounds }.
year-final-too-long-hint = competition.rounds auf { $needed } setzen oder acht Spieler auslosen, die fünf Runden spielen (R54).
year-final-first-round = Ein Finale mit { $players } Spielern beginnt in einer Runde von { $first } bis { $last }. Eine dieser Runden wählen.
year-final-no-room = In die übrigen Runden passt kein Finale. In den Einstellungen Runden hinzufügen.
year-final-round-outside = Runde { $round } gehört nicht zum Finale, das die Runden { $first } bis { $last } umfasst. Eine dieser Runden wählen.
year-final-round-paired = Ausgeloste Runden können sich nicht ändern. Nur noch nicht ausgeloste Runden ändern.
year-final-not-tied = Diese Spieler von { $group } haben keinen Gleichstand. Die Gleichstehenden in der Reihenfolge der Gruppe nachsehen.

tour-points-open = { $confirmed } von { $rounds } Runden sind bestätigt. Die Punkte können sich noch ändern.
season-other-ages = Die Saison { $name } hat die Alterskategorien { $after } statt { $before } oder nimmt das Alter an einem anderen Tag; { $players ->
    [0] kein Spieler wechselt die Kategorie
    [one] ein Spieler wechselt die Kategorie
   *[other] { $players } Spieler wechseln die Kategorie
}. Die Änderung bestätigen oder die Saison behalten.
season-category-drawn = Die Saison { $name } hat keine Alterskategorie { $category }, die aber ausgelost ist. Eine andere Saison wählen.
season-name-taken = Eine eingebaute Saison hat den Namen { $name }. Der Saison in der Datei einen anderen Namen geben.
tour-points-other-ages = Die Alterskategorien des Turniers weichen von denen der Saison { $season } ab.
tour-points-no-stage-points = Die Saison { $season } hat für diese Stufen keine Punkte: { $stages }.
tour-points-round-of = { $lines ->
    [16] Achtelfinale
   *[other] Runde der letzten { $lines }
}
tour-points-quarter-final = Viertelfinale
tour-points-semi-final = Halbfinale
tour-points-finalist = Finalist
tour-points-winner = Sieger

copies-no-folder = Dieser Computer hat keinen Ordner für die eigenen Dateien des Programms. DRAWMASTER_DATA auf einen Ordner setzen.
copies-not-a-folder = { $path } ist kein Ordner. Einen Ordner auf einem anderen Gerät wählen.
copies-folder-unusable = Der Ordner { $path } ist nicht benutzbar ({ $cause }). Einen anderen Ordner wählen.
copies-folder-unreadable = Der Ordner ist nicht lesbar ({ $cause }).
copies-unknown = Es gibt keine Kopie { $name }. Eine Kopie aus der Liste wählen.
copies-choose-damaged = Keine Datei ist gewählt. Die beschädigte Datei wählen.

word-unknown = „{ $text }“ ist unbekannt. Zur Wahl stehen { $known }.
colour-unknown = „{ $text }“ ist keine Farbe. black oder white schreiben.
profile-unknown = „{ $text }“ ist kein Auslosungsmodell. seygo, opengotha oder literal wählen.
round-unknown = Es gibt keine Runde { $round }. Die Runden sind 1 bis { $last }.
round-not-paired = Runde { $round } ist nicht ausgelost. Zuerst auslosen.
round-board-unknown = Runde { $round } hat kein Brett { $board }. Ihre Bretter sind 1 bis { $last }.
round-register-open = Die Anmeldung ist noch offen. Vor dem Auslosen der ersten Runde schließen.
round-register-open-hint = Beim Schließen der Anmeldung bekommen die Spieler ihre Nummern.
round-all-paired = { $rounds ->
    [one] Die einzige Runde ist schon ausgelost.
   *[other] Alle { $rounds } Runden sind ausgelost.
}
round-not-next = Runde { $round } ist nicht an der Reihe. Runde { $next } auslosen.
round-knockout-not-drawn = KO{ $category } beginnt in Runde { $round } und ist nicht ausgelost. Zuerst auslosen.
round-slips-pending = { $count ->
    [one] Ein Änderungszettel ist offen. Übernehmen oder ablehnen
   *[other] { $count } Änderungszettel sind offen. Übernehmen oder ablehnen
}, bevor Runde { $round } ausgelost wird.
round-slips-pending-hint = Die Turnierleitung kann entscheiden, die Runde trotzdem auszulosen.
round-already-paired = Runde { $round } ist schon ausgelost.
round-results-open = Runde { $round }: { $count ->
    [one] Ein Ergebnis
   *[other] { $count } Ergebnisse
} { $count ->
    [one] fehlt
   *[other] fehlen
}. Zuerst die fehlenden Ergebnisse eingeben.
round-results-missing = { $count ->
    [one] Brett { $boards } von Runde { $round } hat kein Ergebnis.
   *[other] Die Bretter { $boards } von Runde { $round } haben kein Ergebnis.
} Zuerst die fehlenden Ergebnisse eingeben.
round-passes-disagree = Die beiden Durchgänge von Runde { $round } weichen ab an { $count ->
    [one] Brett { $boards }
   *[other] den Brettern { $boards }
}. Zuerst klären.
round-conflicts-open = { $count ->
    [one] Brett { $boards } von Runde { $round } hat ein Ergebnis einer Hilfe, das dem eingetragenen widerspricht.
   *[other] Die Bretter { $boards } von Runde { $round } haben Ergebnisse von Hilfen, die den eingetragenen widersprechen.
}
round-conflicts-open-hint = Auf dem Bildschirm „Saal“ klären, oder die Runde mit den eingetragenen Ergebnissen bestätigen.
round-qualifying-undecided = Brett { $board } von Runde { $round } ist eine Qualifikationspartie von KO{ $category } ohne Sieger. Zuerst ihre Jigo-Leiter spielen.
round-already-released = Runde { $round } ist schon freigegeben.
round-players-left = { $count ->
    [one] { $names } hat
   *[other] { $names } haben
} in Runde { $round } weder eine Partie noch das Freilos.
round-players-left-hint = Paaren, das Freilos geben oder bestätigen, dass die Runde ohne diese Spieler freigegeben wird.
round-ladder-open = { $count ->
    [one] Brett { $boards } von Runde { $round } ist ein Jigo, das noch seine Leiter braucht.
   *[other] Die Bretter { $boards } von Runde { $round } sind Jigos, die noch ihre Leitern brauchen.
}
round-ladder-open-hint = Eingeben, wer weiterkommt, oder die Runde ohne dies bestätigen; bis dahin kommt niemand weiter.
round-not-released = Runde { $round } ist ein Entwurf. Zuerst freigeben.
round-already-begun = Die Partien von Runde { $round } haben schon begonnen.
round-later-paired = Runde { $newest } ist schon ausgelost. Zuerst deren Auslosung aufheben.
round-unpair-result = Brett { $board } von Runde { $round } hat ein Ergebnis. Alle Ergebnisse der Runde löschen, bevor die Auslosung aufgehoben wird.
round-board-has-result = Brett { $board } hat ein Ergebnis. Das Ergebnis löschen, bevor die Paarung geändert wird.
round-board-of-table = Brett { $board } ist eine K.-o.- oder Qualifikationspartie. Der Turnierbaum bestimmt, wer sie spielt.
round-renumber-result = Brett { $board } hat ein Ergebnis, daher behalten die Bretter der Runde ihre Nummern.
round-move-result = Brett { $board } hat ein Ergebnis. Das Ergebnis löschen, bevor die Partie verlegt wird.
round-board-in-use = Brett { $board } wird in Runde { $round } von { $competition } benutzt. Ein anderes Brett wählen.
round-board-in-use-hint = Die Bretter neu nummerieren oder die Partie verlegen.
round-fixed-board-in-use = { $name } hat das feste Brett { $board }, das Runde { $round } von { $competition } benutzt. Eine der beiden Partien verlegen.
round-boards-outside = { $count ->
    [one] Brett { $boards } liegt
   *[other] Die Bretter { $boards } liegen
} außerhalb der Räume und Bretter von { $competition }. In den Einstellungen mehr Bretter geben oder die Partien verlegen.
timetable-conflict = Doppelt angesetzt am { $day }: { $count ->
    [one] { $names }
   *[other] { $names }
}. Runde { $round } von { $competition } endet um { $over }, Runde { $other_round } von { $other } beginnt um { $start }. Eine Anfangszeit ändern oder in einer der Runden aussetzen lassen.
timetable-conflicts = { $count ->
    [one] Eine Person ist
   *[other] { $count } Personen sind
} doppelt angesetzt, in { $competition } und { $other }.
timetable-without = { $competition } hat keine Zeiten. { $reason }
round-board-number-invalid = { $number } ist keine Brettnummer. Eine Zahl von 1 bis 9999 wählen.

pairing-consent-rematch = { $black } und { $white } haben schon in Runde { $round } gegeneinander gespielt. Bestätigen, dass sie wieder aufeinandertreffen dürfen, oder andere Spieler wählen.
pairing-families-meet = Diese Spieler einer Familie lassen sich nicht trennen: { $pairs }. Bestätigen, dass sie aufeinandertreffen dürfen, oder sie von Hand mit anderen Spielern paaren.
pairing-consent-family = { $black } und { $white } gehören zu einer Familie. Bestätigen, dass sie aufeinandertreffen dürfen, oder andere Spieler wählen.
pairing-entry-unknown = Es gibt keinen Eintrag { $entry }. In der Teilnehmerliste nachsehen.
pairing-player-absent = { $name } spielt Runde { $round } nicht. Zuerst die ausgesetzten Runden ändern.
pairing-games-fixed = { $name } hat in Runde { $round } keine Partie: das System dieses Wettbewerbs legt alle Partien fest. Die Auslosung aufheben und die Runde neu auslosen.
pairing-player-in-final = { $name } wird in Runde { $round } nicht gepaart, weil die Runde zum Finale gehört.
pairing-player-busy = { $name } spielt schon an Brett { $board }. Zuerst die Paarung an diesem Brett auflösen.
pairing-no-bye = Kein Spieler hat in Runde { $round } das Freilos.
pairing-bye-without-game = Der Spieler hat in Runde { $round } keine Partie. Einen Spieler mit Partie wählen.
pairing-same-player = Ein Spieler kann nicht gegen sich selbst spielen. Zwei Spieler wählen.
pairing-two-without-board = Die beiden Spieler haben kein Brett bekommen.
pairing-handicap-too-large = { $stones } Vorgabesteine sind zu viele. 0 bis 9 wählen.
pairing-swap-same-board = Beide Plätze sind am selben Brett. Stattdessen dort die Farben tauschen.
pairing-colours-handicap = Brett { $board } ist eine Vorgabepartie, in der der schwächere Spieler Schwarz hat.
pairing-round-confirmed = Runde { $round } ist bestätigt. In ihr lassen sich keine weiteren Spieler paaren.
pairing-number-unknown = Es gibt keinen Spieler { $number }. Die Nummer in der Teilnehmerliste nachsehen.
pairing-chosen-busy = { $name } hat in Runde { $round } schon ein Brett. { $number } auslassen.
pairing-nobody-chosen = Kein Spieler ohne Brett in Runde { $round } passt zu dieser Auswahl.
pairing-score-invalid = „{ $text }“ ist keine Punktzahl. In der Form 21 oder 21.5 schreiben.

cost-difference = { $reason } { $by }
cost-of-pair = { $reason }: { $cost }

report-reason-manual = Das Paar wurde von Hand gesetzt. Die beste Auslosung enthält es nicht.
report-reason-necessary = Ohne dieses Paar lässt sich die Runde nicht auslosen.
report-reason-equal = Ohne dieses Paar würde die Runde gleich viel kosten.
report-reason-better = Ohne dieses Paar würde die Runde mehr kosten: { $changes }.
report-reason-table = Hier bestimmt der Turnierbaum, wer aufeinandertrifft.
report-reason-large = Der Bericht gibt für eine Runde mit so vielen Hinweisen keine Gründe an. Das Brett erklären lassen, um den Grund zu sehen.
report-reason-unknown = Der Grund lässt sich nicht mehr berechnen. { $cause }

result-unchanged = Brett { $board } hat dieses Ergebnis schon. Nichts wurde geändert.
result-reason-missing = Runde { $round } ist bestätigt. Einen Grund für die Berichtigung angeben.
result-walkover = Brett { $board } ist keine K.-o.-Partie. Statt eines Walkovers kampflos eingeben.
result-walkover-hint = 1-0! schreiben für einen kampflosen Sieg von Schwarz.
correction-needs-choice = Spätere K.-o.-Partien hängen von diesem Ergebnis ab. Wählen, was mit ihnen geschieht.
correction-affected = Betroffen: { $game }
correction-if-carried = Wenn die Berichtigung durchgezogen wird: { $change }
correction-if-annulled = Wenn spätere Partien annulliert werden: { $change }
correction-if-kept = Wenn die Spieler beibehalten werden: { $change }
correction-nobody-to-keep = Vor der Berichtigung war kein Spieler weitergekommen, es gibt also keinen beizubehalten.
correction-kept = { $name } bleibt im Turnierbaum. Das Ergebnis zählt nur im Open.
correction-game-played = Runde { $round }, Brett { $board }: { $black } und { $white }, Ergebnis { $result }.
correction-game-open = Runde { $round }, Brett { $board }: { $black } und { $white }, noch nicht gespielt.
correction-seat = Runde { $round }, Brett { $board }: { $joins } spielt anstelle von { $leaves }.
correction-ordinary = Runde { $round }, Brett { $board }: die Partie wird eine gewöhnliche Partie des Open.
correction-unpaired = Runde { $round }, Brett { $board }: das Brett wird herausgenommen, weil seine Spieler neu bestimmt werden müssen.
correction-bye = { $name } hat in Runde { $round } das Freilos.
correction-without-game = { $name } hat in Runde { $round } keine Partie. Von Hand paaren.
correction-later-game-played = Die Berichtigung lässt sich nicht durchziehen, weil Brett { $board } von Runde { $round } schon ein Ergebnis hat. Die weitergekommenen Spieler beibehalten oder spätere Partien annullieren.
correction-player-busy = Die Berichtigung lässt sich nicht durchziehen, weil der jetzt weiterkommende Spieler schon an Brett { $board } von Runde { $round } gespielt hat. Die weitergekommenen Spieler beibehalten oder spätere Partien annullieren.
correction-table-begun = KO{ $category } wurde mit diesem Ergebnis ausgelost und hat begonnen. Seine Spieler beibehalten.
correction-table-drawn = KO{ $category } wurde mit diesem Ergebnis ausgelost. Die Berichtigung durchziehen, die Spieler beibehalten oder den Turnierbaum neu auslosen.
correction-box = KO{ $category }: { $joins } übernimmt das Feld von { $leaves }.
correction-box-empty = KO{ $category }: das Feld von { $leaves } wird leer.

ladder-none = Brett { $board } ist keine K.-o.- oder Qualifikationspartie, die mit Jigo endete, und hat daher keine Leiter.
ladder-decided = Die Leiter von Brett { $board } ist entschieden. Zuerst ihre letzte Partie zurücknehmen.
ladder-not-started = Die Leiter von Brett { $board } ist nicht gestartet. Eingeben, wann das Jigo anerkannt wurde.
ladder-games-entered = Partien der Leiter von Brett { $board } sind eingegeben. Zuerst diese zurücknehmen.
ladder-time-invalid = „{ $text }“ ist keine Uhrzeit. In der Form 14:05 schreiben oder mit dem Tag als 2026-11-20T14:05.
ladder-boards-have-times = Die Partien auf kleineren Brettern haben feste Zeiten. Die Restzeiten weglassen.
ladder-new-game-needs-times = Eine neue Partie wird mit den Restzeiten gespielt. Die von Schwarz und Weiß eingeben.
ladder-new-game-decides = Eine neue Partie entscheidet diese Leiter. Ihr Ergebnis ohne Brettgröße eingeben.
ladder-other-game-next = Die nächste Partie dieser Leiter ist auf { $next } × { $next }, nicht auf { $lines } × { $lines }.

standings-round-not-paired = Runde { $round } ist nicht ausgelost. Die Tabelle reicht bis Runde { $newest }.

check-round = { $competition }, Runde { $round }
check-part-of-round = { $competition }, Runde { $round }, Teil { $part }
check-finding = { $place }: { $problem }
check-board = { $competition }, Runde { $round }, Brett { $board }
check-round-missing = die Runde fehlt, obwohl es Runde { $last } gibt.
check-rounds-too-many = die Runde ist vorhanden, geplant sind aber nur { $planned } Runden.
check-confirmed-without-result = { $count ->
    [one] Brett { $boards } ist
   *[other] die Bretter { $boards } sind
} ohne übereinstimmendes Ergebnis bestätigt.
check-table-place = die Partie hat einen Platz, den der Turnierbaum von KO{ $category } nicht hat.
check-table-place-twice = den Platz der Partie im Turnierbaum von KO{ $category } hat eine andere Partie.
check-table-players = die Spieler treffen an diesem Platz des Turnierbaums von KO{ $category } nicht aufeinander.
check-table-round = die Partie gehört nach dem Turnierbaum von KO{ $category } in Runde { $due }.
check-knockout = KO{ $category }: { $problem }
check-final-not-tied = Finale der Kategorie { $category }: für Spieler von { $group } ohne Gleichstand ist eine Reihenfolge eingegeben: { $names }. Sie wirkt nicht, solange kein Gleichstand besteht.
check-final = Finale der Kategorie { $category }: { $problem }
check-certificate-invalid = { $place }: das Zertifikat weist die Auslosung nicht nach. { $reason }
check-without-proof = { $place }: die Runde wurde ohne Nachweis ausgelost, dass keine Auslosung besser ist.
check-no-certificate = { $place }: es gibt kein Zertifikat, weil die Runde von Hand, von einem anderen Programm oder in einer anderen Turnierdatei ausgelost wurde.
check-seed-drawn = Der Startwert der Auslosung wurde { $count }-mal gezogen; { $undone ->
        [0] keine Ziehung wurde rückgängig gemacht.
        [one] 1 davon wurde rückgängig gemacht.
       *[other] { $undone } davon wurden rückgängig gemacht.
    }
check-other-seed = { $place }: die Runde wurde mit einem anderen Startwert ausgelost.
draw-seed-register-open = Der Startwert der Auslosung wird beim Schließen der Anmeldung gezogen. Zuerst die Anmeldung schließen.
draw-seed-no-reason = Den Grund für einen neuen Startwert der Auslosung eingeben. Er wird im Verlauf aufbewahrt.
competition-name-taken = Das Turnier hat schon einen Wettbewerb „{ $name }“. Einen anderen Namen wählen.
competition-no-name = Die nächste Saison hat keinen Namen. Ihr einen geben.
competition-unknown = Das Turnier hat keinen Wettbewerb „{ $text }“.
competition-names = Seine Wettbewerbe sind: { $names }.
competition-last = { $name } ist der einzige Wettbewerb des Turniers und lässt sich daher nicht entfernen.
competition-played = In { $name } sind Runden oder K.-o. ausgelost, daher lässt sich der Wettbewerb nicht entfernen. Zuerst diese rückgängig machen.
competition-has-entries = { $name } hat { $entries ->
    [one] einen Eintrag, der mit entfernt wird
   *[other] { $entries } Einträge, die mit entfernt werden
}.
competition-import-same-file = Diese Datei ist das geöffnete Turnier. Die Datei eines anderen Turniers wählen.
competition-import-drawn = { $name } hat Zonen, ein K.-o. oder ein Finale, deren Auslosung sich nur im eigenen Turnier nachprüfen lässt. In seiner Datei lassen.
competition-import-inconsistent = Die Datei nennt Spieler, die nicht in ihrem Wettbewerb sind, daher wird nichts importiert. Zuerst jenes Turnier prüfen.
competition-nobody = Niemand ist ausgewählt. Die einzutragenden Personen auswählen.
draw-seed-drawn = Der Startwert der Auslosung wurde gezogen, als die erste Anmeldung des Turniers schloss; Entropie kann ihn jetzt nicht ändern. Die Anmeldung ohne Entropie schließen.
draw-seed-given = Der Startwert der Auslosung wurde beim Anlegen des Turniers vorgegeben; Entropie kann ihn nicht ändern. Die Anmeldung ohne Entropie schließen.
draw-seed-invalid = „{ $text }“ ist kein Startwert der Auslosung. Bis zu 64 hexadezimale Ziffern eingeben, 0-9 und a-f.
check-absences-differ = { $place }: die gespeicherten Abwesenheiten weichen von der Teilnehmerliste bei der Bestätigung der Runde ab: { $names }.
check-walkover-differs = { $place }: ein Walkover hat einen anderen Sieger als bei der Bestätigung der Runde: { $now } statt { $then }.
check-stage-differs = { $draw }: { $name } stand auf den letzten Blättern, Seiten oder im Paket { $then }, jetzt aber { $now }. Ist die Berichtigung richtig, die Blätter neu drucken und das Paket neu ausstellen.
check-stage-place = auf Platz { $place }
check-stage-reached = { $stage ->
    [round_of_64] in der Runde der letzten 64
    [round_of_32] in der Runde der letzten 32
    [round_of_16] im Achtelfinale
    [quarter_final] im Viertelfinale
    [semi_final] im Halbfinale
    [finalist] als Finalist
   *[winner] als Sieger
 }
check-stage-none = ohne Stufe oder Platz
stages-unwritable = Die Phasen lassen sich nicht aufzeichnen ({ $cause }). Diesen Fehler melden.
check-outside-circle = { $place }: { $count ->
    [one] Brett { $boards } entspricht
   *[other] die Bretter { $boards } entsprechen
} nicht den Partien, die das System festlegt.
check-board-changed-outside = { $place }: { $count ->
    [one] Brett { $boards } weicht von der Auslosung ab
   *[other] die Bretter { $boards } weichen von der Auslosung ab
}, und das Protokoll zeigt nicht, warum.
check-set-manually = { $place }: { $count ->
    [one] Brett { $boards } wurde von Hand gesetzt
   *[other] die Bretter { $boards } wurden von Hand gesetzt
}; { $cost }.
check-paired-in-parts = { $place }: die Runde wurde in Teilen ausgelost; { $cost }.
check-cost-best = die Runde ist so gut wie die beste Auslosung
check-cost-above-best = die Runde kostet mehr als die beste Auslosung: { $changes }
check-cost-unknown = ihre Kosten lassen sich nicht mehr berechnen
self-check-event = Das Turnier: { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}, { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}, Startwert { $seed }.
law-no-game = { $name } hat in Runde { $round } keine Partie.
law-plays-after-loss = { $name } spielt nach einer Niederlage Runde { $round } des K.-o.
law-winner = Der Sieger ist nicht der einzige Spieler ohne Niederlage oder nicht der Erste der Tabelle.
law-winless = In Runde { $round } treffen mehr Spieler ohne Sieg als nötig auf Spieler mit einem Sieg.
law-division = { $first } und { $second } haben gegeneinander gespielt, obwohl sie in verschiedenen Divisionen sind.
law-match-incomplete = { $name } spielt in Runde { $round } nicht alle Bretter einer Begegnung.
law-board-points = Die Brettpunkte von { $name } sind nicht die Summe der Bretter.
law-rung = Die Sprosse von { $name } folgt nicht aus Siegen und Niederlagen.
law-meets-twice = { $first } und { $second } treffen zweimal aufeinander.
law-meets-once = { $first } und { $second } treffen nicht so oft aufeinander wie alle anderen.
law-place = { $first } steht mit schlechteren Ergebnissen vor { $second }.
law-zones = In Runde { $round } spielen mehr Spieler als nötig außerhalb ihrer Zone.
law-stage-twice = { $name } ist in zwei Phasen.
law-stage-place = { $name } ist in einer Phase ohne einen Platz, der zu ihr führt.
law-stage-size = { $stage } hat nicht so viele Spieler, wie die Regel übernimmt.
law-stage-points = { $name } bringt andere Punkte in eine Phase mit, als die Partien ergaben.
law-stage-list = { $name } steht nicht genau einmal in der Endliste aller Phasen.
self-check-no-proof = Runde { $round } wurde ohne Nachweis ausgelost.
self-check-other-boards = Erneutes Auslosen von Runde { $round } ergibt andere Bretter.

simulation-players = Die Zahl der Spieler muss von 2 bis 10000 sein, nicht { $players }.
simulation-day = Den ersten Tag des simulierten Turniers gibt es nicht.
simulation-player-unknown = Ein Spieler einer simulierten Partie ist nicht eingetragen.
simulation-ladder-black = Runde { $round }: Brett { $board } endete mit Jigo. Schwarz gewann die Leiter.
simulation-ladder-white = Runde { $round }: Brett { $board } endete mit Jigo. Weiß gewann die Leiter.

entry-change-without-reason = Die Anmeldung ist geschlossen: eine Änderung bei { $name } braucht einen Grund. Einen angeben oder einen Änderungszettel eingeben.
entry-sp-unknown = „{ $text }“ ist keine Zahl von SEYGO-Punkten. Eine ganze Zahl schreiben oder das Feld leer lassen.
entry-no-family-name = Der Eintrag braucht einen Nachnamen.
entry-twice = { $name } ist schon eingetragen. Diesen Eintrag ändern, statt einen weiteren hinzuzufügen.
entry-unknown = Es gibt keinen Eintrag { $id }. In der Teilnehmerliste nachsehen.
rating-list-missing = Es gibt keine Ratingliste. Zuerst eine importieren.
rated-player-unknown = Niemand in der Ratingliste hat die Nummer { $pin }. Den Spieler nach Namen suchen.
data-folder-missing = Es gibt keinen Ordner für die Daten des Programms. DRAWMASTER_DATA auf einen Ordner setzen.
data-folder-not-created = Der Ordner { $folder } konnte nicht angelegt werden ({ $reason }). Ort und Berechtigungen prüfen.
bar-round-paired = Eine Runde ist schon ausgelost. Alle Auslosungen aufheben, bevor die Bar verschoben wird.
bar-without-mcmahon = Nur ein McMahon-Turnier hat eine Bar.
register-closed = Die Anmeldung wurde am { $when } geschlossen. Nachmeldungen sind weiter möglich.
register-too-few = Weniger als zwei Spieler sind angemeldet. Zuerst Spieler anmelden.
open-file-unnamed = Keine Datei des Open ist eingestellt, daher ließen sich seine Spieler nicht prüfen. „Datei des Open neben Future Stars“ einstellen.
open-file-missing = Im Ordner dieses Turniers gibt es keine andere Turnierdatei { $name }. Den Namen der Datei schreiben oder leer lassen.
sleeper-points = Startpunkte werden um 1 oder 2 Punkte gesenkt, nicht um { $points }.
sleeper-not-at-top = { $name } setzt in keiner Runde in der Spitzengruppe aus. Die Startpunkte können bleiben.
sleeper-too-late = Eine Runde ist bestätigt, daher lassen sich Startpunkte nicht mehr senken.

list-column-unknown = Die Liste hat keine Spalte „{ $column }“. Ihre Überschrift schreiben oder ihre Nummer von 1 bis { $last }.
list-meaning-unknown = „{ $meaning }“ ist keine Bedeutung einer Spalte. { $known }, sp12, sp16 oder sp20 wählen, oder - für eine Spalte, die nicht beachtet wird.
list-name-order-asked = Die Spalte „{ $heading }“ wird mit dem Nachnamen zuerst gelesen. Steht der Vorname zuerst, diese Bedeutung der Spalte wählen; auf der Befehlszeile --map "{ $heading }=given_first".
list-name-order-given = Die Spalte „{ $heading }“ wird mit dem Vornamen zuerst gelesen, wie { $count ->
    [one] { $count } Spieler der Ratingliste zeigt.
   *[other] { $count } Spieler der Ratingliste zeigen.
}
seed-list-other-key = Die Liste ist mit einem anderen Schlüssel unterschrieben, { $key }. Die Tour um ihre Liste bitten.
seed-list-by-name = { $name } ist in der Liste vielleicht { $seed }.

slip-register-open = Die Anmeldung ist noch offen. Den Eintrag selbst ändern.
slip-empty = Der Zettel verlangt nichts. Angeben, was sich ändern soll.
slip-no-family-name = Der Nachname darf nicht leer sein.
slip-late-incomplete = Eine Nachmeldung braucht Nachnamen und Rang.
slip-late-leaves = Eine Nachmeldung kann nicht abreisen. Den Spieler nennen, der das Turnier verlässt.
slip-no-reason = Eine Ablehnung braucht einen Grund für das Verzeichnis der Zettel.
slip-unknown = Es gibt keinen Zettel { $number }. In der Liste der Zettel nachsehen.
slip-already-applied = Zettel { $number } wurde am { $time } übernommen. Für eine andere Änderung einen weiteren Zettel hinzufügen.
slip-already-refused = Zettel { $number } wurde am { $time } abgelehnt. Für eine andere Änderung einen weiteren Zettel hinzufügen.
slip-round-paired = Runde { $round } ist schon ausgelost, daher kann niemand dazukommen oder sie verlassen. Den Zettel ablehnen oder zuerst die Auslosung der Runde aufheben.

event-no-name = Das Turnier braucht einen Namen.
competition-day-outside = Der { $day } ist kein Tag des Turniers ({ $first } bis { $last }). Ihn oder die Tage des Turniers ändern.
event-ends-before-start = Der letzte Tag liegt vor dem ersten Tag. Einen davon ändern.
event-rounds-out-of-range = Die Zahl der Runden kann nicht { $rounds } sein. { $first } bis { $last } wählen.
event-main-time-too-long = Eine Grundbedenkzeit von { $minutes } Minuten ist länger als ein Tag. Eine kürzere wählen.
overtime-unknown = „{ $text }“ ist keine Zusatzzeit: 3x30, 15/300, +20 oder none schreiben.
import-is-tournament = { $file } ist { $format }. Das ist ein ganzes Turnier, keine Liste von Spielern. Daraus mit „Aus anderem Programm importieren“ oder `drawmaster import` ein Turnier anlegen.
import-is-database = { $file } ist ein Turnier, ein Tourbuch oder eine Ratingliste dieses Programms. Öffnen statt importieren.
import-is-bundle = { $file } ist ein Paket für die Tour. Einem Tourbuch hinzufügen, etwa mit `drawmaster tour add`.
import-is-seed-list = { $file } ist eine Setzliste der Tour. In ein Turnier mit ihren Spielern importieren, mit `drawmaster seedlist import`.
import-is-rating-list = { $file } ist eine Ratingliste. In der Anmeldung oder mit `drawmaster egd import` importieren.
import-format-unknown = { $file } hat ein unbekanntes Format. Eine Datei von OpenGotha, MacMahon oder Pairgoth, eine Ergebnisdatei der EGD (H9), des französischen Verbands (tou) oder der AGA, einen Bericht des Schachverbands (TRF16) oder eine Liste als CSV, xlsx oder ods wählen.
sample-day = Das Beispielturnier hat einen Tag, den es nicht gibt.

setting-unknown = Es gibt keine Einstellung { $path }. Den Pfad in der Liste der Einstellungen nachsehen.
setting-unfit = Der Wert { $value } passt nicht zu { $path } ({ $reason }). Die Form des Werts steht in der Liste der Einstellungen.
setting-unfit-own = Der Wert { $value } passt nicht zu { $path }. { $reason }
settings-not-json = Die Einstellungen lassen sich nicht schreiben ({ $reason }). Diesen Fehler melden.
competition-gone = Das Turnier hat seinen Wettbewerb nicht mehr.
competition-key-fixed = Der Schlüssel eines Wettbewerbs lässt sich nicht ändern.
room-incomplete = Der Raum „{ $name }“ braucht einen Namen und Brettnummern ab 1. Berichtigen.
rooms-overlap = Die Räume { $first } und { $second } haben denselben Namen oder ein gemeinsames Brett. Jedem eigene geben.
competition-room-unknown = Das Turnier hat keinen Raum { $name }. Zuerst den Raum in event.halls hinzufügen.
tie-breaks-empty = Die Tabelle braucht mindestens ein Kriterium, etwa MMS.
level-twice = Die Stufe { $name } steht zweimal in der Liste. Eine davon entfernen.
level-unknown = Es gibt keine Stufe { $name }. Die Namen stehen in der Liste der Stufen.
level-place-unknown = In der Reihenfolge der Stufen gibt es keinen Platz { $place }. 1 bis { $last } wählen.
weight-out-of-range = Ein Gewicht liegt außerhalb des Bereichs. Gewichte sind 0 bis 1000000000000000, Faktoren 0 bis 1000, die Konkavität 0 bis 10000.
main-table-out-of-range = { $first } bis { $last } Spieler oder Zonen wählen.
zones-too-large = Die Zonen brauchen { $rounds } Runden, mehr als { $last }. Eine größere Zahl von Zonen einstellen.
zones-round-paired = Die Zonen sind ausgelost, da Runden ausgelost sind. Zuerst die Auslosungen aufheben.
teams-system = Teams können nur McMahon, Schweizer System oder Rundenturnier spielen. Eines dieser Systeme wählen.
teams-size = Eine Begegnung von Teams hat { $first } bis { $last } Bretter. Eine Zahl in diesem Bereich wählen.
teams-none = { $name } hat keine Teams. Einen Wettbewerb mit Teams hinzufügen oder vor der ersten Runde die Zahl der Bretter einstellen.
teams-round-paired = Eine Runde ist schon ausgelost. Alle Auslosungen aufheben, bevor die Zahl der Bretter geändert wird.
teams-whole-matches = Teams werden als Ganzes gepaart, daher lassen sich einzelne Bretter nicht verlegen.
teams-whole-matches-hint = Zwei Teams tauschen, ändern, wer für ein Team spielt, oder die Auslosung aufheben und die Runde neu auslosen.
teams-swap-same-match = Beide Spieler sind in derselben Begegnung. Spieler zweier Begegnungen wählen, um deren Teams zu tauschen.
teams-too-few = Es gibt weniger als zwei Teams. Zuerst Teams hinzufügen.
teams-without-team = { $count ->
        [one] Ein Spieler ist in keinem Team: { $names }.
       *[other] { $count } Spieler sind in keinem Team: { $names }.
    } Als Ersatz einem Team hinzufügen oder abmelden.
team-unknown = Es gibt kein Team { $number }. Die Nummern in der Liste der Teams nachsehen.
team-named-unknown = Es gibt kein Team „{ $name }“. Die Namen mit dem Befehl team list nachsehen.
team-no-name = Das Team hat keinen Namen. Einen eingeben.
team-name-taken = Es gibt schon ein Team { $name }. Einen anderen Namen wählen.
team-member-twice = { $name } ist zweimal im Team. Jeden Spieler einmal nennen.
team-member-elsewhere = { $name } ist im Team { $team }. Zuerst aus jenem Team herausnehmen.
team-member-played = { $name } hat für das Team gespielt und bleibt darin. Stattdessen in späteren Aufstellungen weglassen.
team-too-small = Ein Team braucht { $size } Spieler, genannt { $count ->
        [one] ist aber nur einer
       *[other] sind aber nur { $count }
    }. Für jedes Brett einen Spieler nennen.
team-incomplete = Das Team { $name } hat { $count ->
        [one] einen Spieler
       *[other] { $count } Spieler
    } für { $size } Bretter. Spieler hinzufügen oder das Team entfernen.
line-up-confirmed = Runde { $round } ist bestätigt, daher bleiben ihre Aufstellungen. Eine spätere Runde wählen.
line-up-result = Brett { $board } hat ein Ergebnis. Das Ergebnis löschen, bevor ein anderer Spieler das Brett übernimmt.
pairs-none = { $name } ist nicht für Paare. Einen Wettbewerb mit der Vorlage pair-go anlegen oder die Personen einzeln eintragen.
pairs-in-teams = { $name } kann nicht für Teams und für Paare sein. Eines von beiden wählen.
pairs-entered = In { $name } ist schon jemand eingetragen. Nur ein leerer Wettbewerb kann zwischen Paaren und Einzelnen wechseln.
pairs-strength-closed = Die Anmeldung von { $name } ist geschlossen, die Ränge der Paare bleiben.
entry-needs-partner = { $competition } ist für Paare. { $name } mit einer zweiten Person eintragen.
entry-pair-alone = { $name } ist ein Paar, aber { $competition } ist für Einzelne. Die beiden einzeln eintragen.
entry-not-pair = { $name } ist kein Paar. Den Eintrag selbst ändern.
pair-one-person = { $name } kann nicht mit sich selbst ein Paar sein. Zwei Personen wählen.
pair-person-twice = { $name } ist schon im Paar { $other }. Zuerst jenes Paar ändern.
pair-not-mixed = { $name } ist nicht als gemischtes Paar bestätigt. Es bestätigen oder in den Einstellungen keine gemischten Paare verlangen.
pair-change-partners = { $name } ist ein Paar. Die beiden Personen ändern; Namen und Rang folgen daraus.
person-unknown = Es gibt keine Person mit dem Schlüssel { $id }. Die Schlüssel in der Liste der Personen nachsehen.
bundle-only-pairs = Alle Wettbewerbe sind Pair Go, das für die Tour nicht zählt. Stattdessen die Tabelle veröffentlichen.
export-pairs-not-rated = { $name } ist Pair Go, das keine Ratingliste annimmt. Stattdessen die Tabelle ausgeben.
setting-team-list = Die Teams sind keine Einstellung. Stattdessen ein Team hinzufügen, ändern oder entfernen.
handicap-ceiling-out-of-range = Eine Vorgabe hat höchstens neun Steine. 0 bis 9 wählen.
initial-scores-round-paired = Eine Runde ist schon ausgelost. Alle Auslosungen aufheben, bevor Startpunkte geändert werden.

level-formula-rematch = 1 für jede frühere Partie der beiden
level-formula-family = 1, wenn sie zu einer Familie gehören
level-formula-category = die Differenz ihrer Kategorien im Quadrat
level-formula-score-difference = die Punktdifferenz in halben Punkten im Quadrat
level-formula-knockout-apart = 1, wenn sie in der kommenden ersten Runde eines K.-o. aufeinandertreffen können
level-formula-floats = 32-mal das Quadrat der bisherigen Hoch- oder Herunterlosungen jedes Spielers in diese Richtung, und 0 bis 12 für ihre Plätze in ihren Gruppen
level-formula-club = 1, wenn sie zu einem Verein gehören, unterhalb der Bar
level-formula-country = 1, wenn sie aus einem Land kommen, unterhalb der Bar
level-formula-colours = 8 für jede Farbe über ein Ungleichgewicht von eins hinaus, 1 für dieselbe Farbe zweimal in Folge
level-formula-handicap = die Steine im Quadrat
level-formula-seeding = der Abstand vom Gegner, den die Setzung bevorzugt, im Quadrat
level-formula-winless = 1, wenn nur einer der beiden eine Partie gewonnen oder ein Jigo erreicht hat
level-formula-lot = eine Zufallszahl von 0 bis 255

audit-log-head-form = Ein Kopf des Verlaufs hat { $fewest } bis 64 Zeichen aus 0-9 und a-f. So eingeben, wie er unten auf dem Blatt gedruckt ist.
audit-log-head-ambiguous = Mehrere Einträge des Verlaufs beginnen mit diesen Zeichen. Mehr davon eingeben.
audit-log-head-unknown = Kein Eintrag dieses Verlaufs hat den Kopf { $head }. Entweder ist er vertippt, oder das Blatt gehört zu einem anderen Verlauf als diese Datei.
referee-time-unknown = „{ $text }“ ist keine Uhrzeit. Stunden und Minuten schreiben, etwa 14:05.
referee-counted-none = { $minutes } Minuten ohne Zusatzzeit: bereinigte Zeit { $adjusted } Minuten.
referee-counted-byoyomi = { $minutes } Minuten und { $moves } Züge zu { $seconds } Sekunden: bereinigte Zeit { $adjusted } Minuten.
referee-counted-canadian = { $minutes } Minuten und { $moves } Züge, je { $stones } in { $seconds } Sekunden: bereinigte Zeit { $adjusted } Minuten.
referee-counted-fischer = { $minutes } Minuten und { $seconds } Sekunden für jeden von { $moves } Zügen: bereinigte Zeit { $adjusted } Minuten.
referee-class-highest = Beide Zeiten erreichen die höchste Klasse.
referee-class-main = Die Grundbedenkzeit entscheidet: Klasse { $class } braucht { $needs_main } Minuten, hier sind es { $main }.
referee-class-adjusted = Die bereinigte Zeit entscheidet: Klasse { $class } braucht { $needs_adjusted } Minuten, hier sind es { $adjusted }.
referee-class-both = Beide Zeiten entscheiden: Klasse { $class } braucht { $needs_main } Minuten Grundbedenkzeit, hier { $main }, und { $needs_adjusted } Minuten bereinigte Zeit, hier { $adjusted }.
referee-clock-unknown = „{ $text }“ ist keine Zeit auf einer Uhr. Minuten schreiben, etwa 25, oder 12:30 oder 1:05:00.
referee-round-unknown = Der Wettbewerb hat keine Runde { $round }; Anzahl seiner Runden: { $rounds }.
referee-seal-order = Die Zeit, ab der versiegelt werden muss, liegt vor der Zeit, ab der versiegelt werden darf. Die beiden Zeiten tauschen.
late-game-decided = Brett { $board } hat schon ein Ergebnis.
late-not-marked = An Brett { $board } ist mit dieser Farbe niemand als verspätet vermerkt.
late-no-resumption = Die Partie von Brett { $board } hat keine Zeit der Fortsetzung. Sie zuerst im Formular eintragen.
late-not-lost-yet = Die Partie von Brett { $board } ist erst nach { $time } verloren.
late-not-resumed = Die Partie von Brett { $board } ist noch nicht wieder aufgenommen.
late-nobody = Niemand hat die Partie von Brett { $board } durch Verspätung verloren.
late-clocks-set = Die Uhren auf die verbrauchte Zeit stellen: Schwarz { $black } Min., Weiß { $white } Min.
late-clocks-nobody = Niemand ist da: die Uhr von Schwarz läuft und zeigt { $black } Min. Die von Weiß ebenso stellen, wenn der erste Spieler kommt.
late-clocks-to-move = Niemand ist da: nur die Uhr des Spielers am Zug läuft. Seit der Fortsetzung verbraucht: Schwarz { $black } Min., Weiß { $white } Min.
late-clocks-black-runs = Schwarz fehlt, und die Uhr von Schwarz läuft. Verbraucht: Schwarz { $black } Min., Weiß { $white } Min.
late-clocks-white-runs = Weiß fehlt, und die Uhr von Weiß läuft. Verbraucht: Schwarz { $black } Min., Weiß { $white } Min.
late-clocks-not-started = Die Uhren laufen noch nicht.
late-clocks-lost = { $who ->
        [black] Schwarz war
        [white] Weiß war
       *[both] Beide Spieler waren
    } bis { $time } nicht da: durch Verspätung verloren.
late-round-ahead = Runde { $round } hat noch nicht begonnen. Sie beginnt am { $date } um { $time }.
late-round-past = Runde { $round } war am { $date }.
late-round-unrecorded = Runde { $round } war für den { $date } geplant, und ihr Beginn ist nicht erfasst. Eingeben, wann die Uhren von Schwarz gestartet wurden.
adjourn-game-decided = Brett { $board } hat ein Ergebnis oder einen Durchgang davon. Es löschen, um die Partie zu unterbrechen.
adjourn-number-unknown = Zugnummern und Zahlen gefangener Steine sind ganze Zahlen, höchstens { $most }.
adjourn-resumption-early = Die Fortsetzung liegt vor der Unterbrechung. Tag und Uhrzeit eingeben, etwa 2026-11-21 09:00.
adjourn-used = Runde { $round } wurde mit dem ausgelost, als was die Partie von Brett { $board } zählt. Stattdessen das Ergebnis der Partie eingeben.
adjourn-not = Die Partie von Brett { $board } ist nicht unterbrochen.
unfinished-as-jigo = Die nächste Runde wird ausgelost, als wäre es ein Jigo.
unfinished-as-black = Die nächste Runde wird ausgelost, als hätte Schwarz gewonnen.
unfinished-as-white = Die nächste Runde wird ausgelost, als hätte Weiß gewonnen.
unfinished-held = Beide Spieler werden nicht gepaart, bis die Partie entschieden ist.
unfinished-of-table = Der Turnierbaum wartet auf den Sieger der Partie.
unfinished-game = Runde { $round }, Brett { $board }, { $black } – { $white }, war eine Hängepartie. { $effect }
delays-nothing = Keine Runde hat einen neuen Beginn.
stage-rule-unknown = „{ $text }“ sagt nicht, wer weiterkommt. first:8, places:9-16, each:2, others oder losers:1 eingeben.
stage-of-teams = { $name } ist eine Phase, daher entscheidet der Wettbewerb davor, ob Teams spielen und an wie vielen Brettern. Eine andere Phase oder einen eigenen Wettbewerb hinzufügen.
stage-needs-table = { $name } hat keinen Turnierbaum, dessen Verlierer ausscheiden. Eine andere Regel wählen.
stage-zones-drawn = Das K.-o. der Zonen in { $name } ist schon ausgelost. Zuerst die Auslosung rückgängig machen.
stage-overlap = { $stage } übernimmt zum Teil dieselben Spieler. Eine andere Regel wählen oder { $stage } entfernen.
stage-none = { $name } ist keine Phase. Einen Wettbewerb wählen, der als Phase hinzugefügt wurde.
stage-filled = { $name } hat schon Spieler. Zuerst dies rückgängig machen oder die Einträge ändern.
stage-register-closed = Die Anmeldung von { $name } ist geschlossen. Eine neue Phase hinzufügen.
stage-source-free = In { $name } können noch Partien gespielt werden. Die Phase mit der jetzigen Tabelle füllen?
stage-too-large = { $name } bräuchte mehr als { $last } Runden. Ein anderes System wählen oder weniger Spieler weiterkommen lassen.
stage-nothing-left = Alle, die in { $name } weiterkommen, haben schon gegen alle gespielt. { $name } entfernen und mit einem anderen System oder ohne diese Ergebnisse hinzufügen.
stage-no-stages = { $name } hat keine Phasen. Zuerst eine hinzufügen.
stage-changed = Die Tabelle vor { $name } hat sich seither geändert, und jetzt kämen andere Spieler weiter. Das Füllen rückgängig machen oder die Einträge ändern.
competition-has-stages = { $stage } übernimmt Spieler aus { $name }. Zuerst { $stage } entfernen.

move-as-good = So gut wie jetzt.
move-only-seeding = So gut wie jetzt; nur Setzung oder Lose ändern sich.
move-better = Besser als jetzt.
move-better-but = Besser als jetzt, aber um diesen Preis: { $reason }.
move-colours = Die Farben der beiden werden getauscht.
move-left-over = Wer keine Partie hat, kann nur mit jemandem gepaart werden, der auch keine hat. Zuerst die Paarung an Brett { $board } auflösen, dann die Paare wählen.
move-rematch = { $black } und { $white } haben schon gegeneinander gespielt, in Runde { $round }.
move-family = { $black } und { $white } sind aus einer Familie.
move-far-apart = { $black } und { $white } liegen weit auseinander: { $grades ->
    [one] { $grades } Rang
   *[other] { $grades } Ränge
} und { $points } Punkte.
move-worse-rematch = Mehr Spieler treffen erneut aufeinander.
move-worse-family = Mehr Spieler einer Familie treffen aufeinander.
move-worse-winless = Mehr Spieler ohne Sieg treffen auf Spieler mit Siegen.
move-worse-categories = Spieler weiter entfernter Kategorien treffen aufeinander.
move-worse-score-difference = Die Punktzahlen der Gegner liegen weiter auseinander.
move-worse-knockout = Spieler treffen aufeinander, die im K.-o. wieder aufeinandertreffen können.
move-worse-floats = Das Hoch- und Herunterlosen ist weniger ausgeglichen.
move-worse-club = Mehr Spieler eines Vereins treffen aufeinander.
move-worse-country = Mehr Spieler eines Landes treffen aufeinander.
move-worse-colours = Die Farben sind weniger ausgeglichen.
move-worse-handicap = Die Vorgaben sind größer.
move-worse-geography = Mehr Spieler eines Vereins oder Landes treffen aufeinander.
