### Messages of the core in German: errors and answers of all commands, the command line and the hall network.
### Übersetzungsentwurf, noch von niemandem mit Muttersprache Deutsch geprüft.

## api: commands of the window

api-no-command = Es gibt keinen Befehl { $name }. Das Programm neu starten.
api-response-invalid = Die Antwort lässt sich nicht senden ({ $error }). Das Programm neu starten.
api-text-too-long = Ein Text ist zu lang: er hat mehr als { $longest } Bytes. Kürzen.
api-not-for-the-hall = Die Saalanzeige kann den Befehl { $name } nicht benutzen. Sie zeigt nur, was veröffentlicht ist.
api-no-tour-book = Kein Tourbuch ist geöffnet. Eines öffnen oder ein neues anlegen.

## api: the demonstration

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

## api: the window's host

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

## app: knock-outs

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
game-rounds-paired = { $name } wird rundenweise ausgelost. Partien werden nur dort einzeln hinzugefügt, wo Spieler ihre Gegner wählen: bei freier Paarung, in einer Liga oder einer Klub-Stufenleiter.
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

## app: The Final

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

## app: points of the tour

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

## app: copies

copies-no-folder = Dieser Computer hat keinen Ordner für die eigenen Dateien des Programms. DRAWMASTER_DATA auf einen Ordner setzen.
copies-not-a-folder = { $path } ist kein Ordner. Einen Ordner auf einem anderen Gerät wählen.
copies-folder-unusable = Der Ordner { $path } ist nicht benutzbar ({ $cause }). Einen anderen Ordner wählen.
copies-folder-unreadable = Der Ordner ist nicht lesbar ({ $cause }).
copies-unknown = Es gibt keine Kopie { $name }. Eine Kopie aus der Liste wählen.
copies-choose-damaged = Keine Datei ist gewählt. Die beschädigte Datei wählen.

## app: words of requests

word-unknown = „{ $text }“ ist unbekannt. Zur Wahl stehen { $known }.

## app: rounds: pairing, releasing, results and confirming

colour-unknown = „{ $text }“ ist keine Farbe. black oder white schreiben.
profile-unknown = „{ $text }“ ist kein Auslosungsmodell. seygo, opengotha oder literal wählen.
round-unknown = Es gibt keine Runde { $round }. Die Runden sind 1 bis { $last }.
round-not-paired = Runde { $round } ist nicht ausgelost. Zuerst auslosen.
round-board-missing = Runde { $round } hat kein Brett { $board }. Ihre Bretter sind { $boards }.
round-without-boards = Runde { $round } hat keine Bretter. Zuerst ihre Spieler auslosen.
round-register-open = Die Anmeldung ist noch offen. Vor dem Auslosen der ersten Runde schließen.
round-register-open-hint = Beim Schließen der Anmeldung bekommen die Spieler ihre Nummern.
round-all-paired = { $rounds ->
    [one] Die einzige Runde ist schon ausgelost.
   *[other] Alle { $rounds } Runden sind ausgelost.
}
round-not-next = Runde { $round } ist nicht an der Reihe. Runde { $next } auslosen.
round-not-next-draft = Runde { $round } ist nicht an der Reihe: Runde { $current } ist ein Entwurf. Diese freigeben und spielen, dann Runde { $next } auslosen.
round-not-next-open = Runde { $round } ist nicht an der Reihe: Runde { $current } ist nicht bestätigt. Deren Ergebnisse eingeben, dann Runde { $next } auslosen.
round-paired-already = Runde { $round } ist schon ausgelost.
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
round-results-missing-hint = Wurde eine Partie nicht beendet, ihre Unterbrechung eintragen. Die Runde lässt sich dann ohne ihr Ergebnis bestätigen.
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
stale-left = { $name } spielt nicht mehr mit und sitzt an Brett { $board }.
stale-left-bye = { $name } spielt nicht mehr mit und hat das Freilos.
stale-came = { $name } spielt jetzt in Runde { $round } mit und hat keine Partie.
stale-came-lost = { $name } spielt jetzt in Runde { $round } mit, aber Brett { $board } zählt wegen Abwesenheit als verloren.
stale-slips = { $count ->
    [one] Ein Änderungszettel kam nach der Auslosung und ist offen.
   *[other] { $count } Änderungszettel kamen nach der Auslosung und sind offen.
}
stale-result = Das Ergebnis von Brett { $board } in Runde { $earlier } hat sich nach der Auslosung von Runde { $round } geändert.
stale-result-missing = Brett { $board } von Runde { $earlier } hat kein Ergebnis.
stale-attendance = Freilos oder Abwesenheit von { $name } in Runde { $earlier } hat sich nach der Auslosung von Runde { $round } geändert.
stale-rank = Der Rang von { $name } hat sich nach der Auslosung von Runde { $round } von { $from } auf { $to } geändert.
stale-player = Die Angaben zu { $name } haben sich nach der Auslosung von Runde { $round } geändert.
stale-line-up = Die Aufstellung von { $team } hat sich nach der Auslosung von Runde { $round } geändert: { $names }.
stale-table = Das K.-o. wurde nach Plätzen ausgelost, die sich seither geändert haben. Jetzt wären darin: { $joins }; nicht mehr darin: { $leaves }.
stale-table-order = Das K.-o. wurde nach Plätzen ausgelost, die sich seither geändert haben. Dieselben Spieler wären darin, in anderer Reihenfolge.
stale-table-hint = Neu auslosen oder bestätigen, dass es so bleibt.
stale-draws = Ein K.-o., eine Qualifikation oder ein Finale wurde ausgelost oder geändert, nachdem Runde { $round } ausgelost war.
stale-settings = Die Einstellungen haben sich nach der Auslosung von Runde { $round } geändert.
stale-pairs-differ = { $count ->
    [0] Runde { $round } würde jetzt anders ausgelost.
    [one] Brett { $boards } würde jetzt anders ausgelost.
   *[other] Die Bretter { $boards } würden jetzt anders ausgelost.
}
stale-impossible = Runde { $round } ließe sich jetzt nicht auslosen. { $cause }
round-no-longer-follows = Runde { $round } ist überholt.
round-out-of-date-hint = Die Runde oder die betroffenen Bretter neu auslosen oder bestätigen, dass die Runde so freigegeben wird, wie sie ist.
round-paired-from-old-result = Runde { $round } wurde vor dieser Änderung ausgelost und ist überholt. Neu auslosen, wenn sie nicht so bleiben soll.
round-players-left = { $count ->
    [one] { $names } hat
   *[other] { $names } haben
} in Runde { $round } weder eine Partie noch das Freilos.
round-players-without-game-hint = Paaren, das Freilos geben, als aussetzend eintragen oder die Runde ohne diese Spieler bestätigen.
round-players-left-hint = Paaren, das Freilos geben oder bestätigen, dass die Runde ohne diese Spieler freigegeben wird.
round-table-game-open-hint = Die übrigen Spieler der Runde auslosen, entscheiden, wer weiterkommt, oder die Runde ohne die Partie bestätigen.
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
round-forfeit-absent = { $name } spielt in Runde { $round } nicht und verliert an Brett { $board } kampflos.
round-fixed-board-match = { $name } hat das feste Brett { $fixed }, spielt aber an Brett { $at }: die Bretter einer Begegnung bleiben zusammen, daher wirken feste Bretter nicht.
round-fixed-board-opponent = { $name } hat das feste Brett { $fixed }, spielt aber an Brett { $at }, dem festen Brett von { $opponent }.
round-fixed-board-shared = { $name } und { $other } haben dasselbe feste Brett { $fixed }. { $name } spielt an Brett { $at }.
round-fixed-board-missed = { $name } hat das feste Brett { $fixed }, spielt aber an Brett { $at }. Die Partie verlegen oder die Bretter neu nummerieren.
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

## app: manual pairing

pairing-consent-missed = { $name } setzt in Runde { $round } aus. Bestätigen, dass die Runde doch gespielt wird, oder einen anderen Spieler wählen.
pairing-consent-rematch = { $black } und { $white } haben schon in Runde { $round } gegeneinander gespielt. Bestätigen, dass sie wieder aufeinandertreffen dürfen, oder andere Spieler wählen.
closing-rematches = { $rounds } Runden mit { $players } Spielern lassen sich nicht ohne Wiederholungen spielen, nur { $possible }. Weniger Runden planen oder Spieler wieder aufeinandertreffen lassen.
closing-zone-rematches = Zone { $zone } hat { $players } Spieler, daher lassen sich darin { $rounds } Runden nicht ohne Wiederholungen spielen, nur { $possible }. Weniger Runden planen, die Grenzen der Zonen ändern oder Spieler wieder aufeinandertreffen lassen.
round-rematches = Diese Spieler treffen wieder aufeinander: { $pairs }.
pairing-rematches-meet = Diese Spieler haben schon gegeneinander gespielt und würden wieder aufeinandertreffen: { $pairs }. Die Runde trotzdem auslosen?
pairing-families-meet = Diese Spieler einer Familie lassen sich nicht trennen: { $pairs }. Bestätigen, dass sie aufeinandertreffen dürfen, oder sie von Hand mit anderen Spielern paaren.
pairing-consent-family = { $black } und { $white } gehören zu einer Familie. Bestätigen, dass sie aufeinandertreffen dürfen, oder andere Spieler wählen.
pairing-entry-unknown = Es gibt keinen Eintrag { $entry }. In der Teilnehmerliste nachsehen.
pairing-player-absent = { $name } spielt Runde { $round } nicht. Zuerst die ausgesetzten Runden ändern.
pairing-games-fixed = { $name } hat in Runde { $round } keine Partie: das System dieses Wettbewerbs legt alle Partien fest. Die Auslosung aufheben und die Runde neu auslosen.
pairing-player-in-final = { $name } wird in Runde { $round } nicht gepaart, weil die Runde zum Finale gehört.
pairing-player-busy = { $name } spielt schon an Brett { $board }. Zuerst die Paarung an diesem Brett auflösen.
pairing-bye-circle = In einem Rundenturnier bestimmt der Plan aller Partien, wer in Runde { $round } pausiert.
pairing-no-bye = Kein Spieler hat in Runde { $round } das Freilos.
pairing-bye-without-team = { $name } ist in keinem Team, und das Freilos bekommen ganze Teams. Einen Spieler eines Teams wählen.
pairing-bye-without-game = Der Spieler hat in Runde { $round } keine Partie. Einen Spieler mit Partie wählen.
pairing-same-player = Ein Spieler kann nicht gegen sich selbst spielen. Zwei Spieler wählen.
pairing-two-without-board = Die beiden Spieler haben kein Brett bekommen.
pairing-handicap-too-large = { $stones } Vorgabesteine sind zu viele. 0 bis 9 wählen.
pairing-swap-same-board = Beide Plätze sind am selben Brett. Stattdessen dort die Farben tauschen.
pairing-colours-handicap = Brett { $board } ist eine Vorgabepartie, in der der schwächere Spieler Schwarz hat.
pairing-of-confirmed-round = Runde { $round } ist bestätigt, daher bleibt ihre Auslosung. Nur Ergebnisse lassen sich berichtigen.
pairing-again-released = { $count ->
    [one] Runde { $round } ist freigegeben. Ein Brett würde neu ausgelost. Bestätigen, wenn die Spieler umgesetzt werden dürfen.
   *[other] Runde { $round } ist freigegeben. { $count } Bretter würden neu ausgelost. Bestätigen, wenn die Spieler umgesetzt werden dürfen.
}
pairing-again-no-draft = Runde { $round } ist freigegeben. Ihre nicht gesperrten Bretter neu auslosen oder einzelne Bretter ändern.
pairing-round-confirmed = Runde { $round } ist bestätigt. In ihr lassen sich keine weiteren Spieler paaren.
pairing-number-unknown = Es gibt keinen Spieler { $number }. Die Nummer in der Teilnehmerliste nachsehen.
pairing-chosen-busy = { $name } hat in Runde { $round } schon ein Brett. { $number } auslassen.
pairing-nobody-chosen = Kein Spieler ohne Brett in Runde { $round } passt zu dieser Auswahl.
pairing-score-invalid = „{ $text }“ ist keine Punktzahl. In der Form 21 oder 21.5 schreiben.

## app: costs of a pairing

cost-difference = { $reason } { $by }
cost-of-pair = { $reason }: { $cost }

## app: pairing report

report-reason-manual = Das Paar wurde von Hand gesetzt. Die beste Auslosung enthält es nicht.
report-reason-parts = Die Runde wurde in Teilen ausgelost. Würden alle zusammen ausgelost, träfen diese beiden nicht aufeinander.
report-reason-earlier = Das Paar stammt aus der Auslosung der Runde. Nach späteren Änderungen von Hand wäre eine andere Auslosung die beste.
report-reason-corrected = Ein berichtigtes Ergebnis in einem K.-o. hat die Spieler an dieses Brett gebracht.
report-reason-procedure = Das feste Verfahren dieses Modells hat das Paar ergeben.
report-reason-circle = Jeder trifft nach einem festen Spielplan auf jeden. Nach ihm treffen diese beiden in dieser Runde aufeinander.
report-reason-zone = Beide sind in Zone { $zone }. Nach deren festem Spielplan treffen diese beiden in dieser Runde aufeinander.
report-reason-outside-circle = Das Paar wurde von Hand gesetzt. Nach dem festen Spielplan treffen diese beiden in dieser Runde nicht aufeinander.
report-reason-left-over = Das Paar entstand, als die übrigen Spieler außerhalb des festen Spielplans ausgelost wurden.
report-reason-free = In diesem Wettbewerb werden Partien einzeln hinzugefügt, daher hat keine Auslosung dieses Paar gewählt.
report-reason-imported = Das Paar wurde mit der Runde importiert. Sein Grund ist hier nicht bekannt.
changed-rank = Rang nach dieser Runde berichtigt: von { $from } auf { $to } ({ $name }).
changed-player = Angaben nach dieser Runde berichtigt: { $name }.
changed-withdrawn = Nach dieser Runde abgemeldet: { $name }.
changed-registered = Nach dieser Runde wieder angemeldet: { $name }.
changed-result = Ergebnis berichtigt, nachdem diese Runde ausgelost war: Runde { $round }, Brett { $board }.
changed-attendance = Freilos oder Abwesenheit in Runde { $round } berichtigt, nachdem diese Runde ausgelost war: { $name }.
changed-draws = Ein K.-o., eine Qualifikation oder ein Finale hat sich geändert, nachdem diese Runde ausgelost war.
changed-settings = Die Einstellungen der Auslosung haben sich geändert, nachdem diese Runde ausgelost war.
report-round-circle = Wer aufeinandertrifft, folgt aus einem festen Spielplan, in dem jeder auf jeden trifft.
report-round-zones = Wer aufeinandertrifft, folgt aus einem festen Spielplan, in dem in jeder Zone jeder auf jeden trifft.
report-round-free = Die Partien dieser Runde wurden einzeln hinzugefügt.
report-round-imported = Die Runde wurde importiert. Warum ihre Spieler aufeinandertreffen, ist hier nicht bekannt.
report-reason-necessary = Ohne dieses Paar lässt sich die Runde nicht auslosen.
report-reason-as-good = Eine andere Auslosung der Runde wäre genauso gut.
report-reason-worse = Sonst wäre die Runde schlechter: { $reason }.
otherwise-rematch = Sonst träfen { $first } und { $second } wieder aufeinander.
otherwise-family = Sonst träfen { $first } und { $second } aufeinander, die zu einer Familie gehören.
otherwise-winless = Sonst träfen { $first } und { $second } aufeinander, von denen nur einer gepunktet hat.
otherwise-categories = Sonst träfen { $first } und { $second } aufeinander, die zu verschiedenen Kategorien gehören.
otherwise-one-point = Sonst würde { $first } mit einem Punkt Abstand gegen { $second } spielen.
otherwise-score = Sonst würde { $first } mit { $points } Punkten Abstand gegen { $second } spielen.
otherwise-knockout = Sonst träfen { $first } und { $second } aufeinander, die mögliche Gegner im K.-o. sind.
otherwise-floats = Sonst würde { $first } gegen { $second } spielen, und einer von beiden würde wieder hoch- oder heruntergelost.
otherwise-club = Sonst träfen { $first } und { $second } aufeinander, die zu einem Verein gehören.
otherwise-country = Sonst träfen { $first } und { $second } aufeinander, die aus einem Land kommen.
otherwise-geography = Sonst träfen { $first } und { $second } aufeinander, die aus einem Verein oder Land kommen.
otherwise-colours = Sonst würde { $first } gegen { $second } spielen, und ihre Farben wären weniger ausgeglichen.
otherwise-handicap = Sonst würde { $first } mit größerer Vorgabe gegen { $second } spielen.
otherwise-seeding = Sonst würde { $first } gegen { $second } spielen, was weniger zur Setzung in ihrer Punktgruppe passt.
otherwise-lot = Andere Auslosungen sind in allem anderen genauso gut. Das Los hat entschieden.
deciding-rematch = { $first } und { $second } treffen wieder aufeinander.
deciding-family = { $first } und { $second } treffen aufeinander und gehören zu einer Familie.
deciding-winless = { $first } und { $second } treffen aufeinander, und nur einer von beiden hat gepunktet.
deciding-categories = { $first } und { $second } treffen aufeinander und gehören zu verschiedenen Kategorien.
deciding-one-point = { $first } spielt mit einem Punkt Abstand gegen { $second }.
deciding-score = { $first } spielt mit { $points } Punkten Abstand gegen { $second }.
deciding-knockout = { $first } und { $second } treffen aufeinander und sind mögliche Gegner im K.-o.
deciding-floats = { $first } spielt gegen { $second }, und einer von beiden wird wieder hoch- oder heruntergelost.
deciding-club = { $first } und { $second } treffen aufeinander und gehören zu einem Verein.
deciding-country = { $first } und { $second } treffen aufeinander und kommen aus einem Land.
deciding-geography = { $first } und { $second } treffen aufeinander und kommen aus einem Verein oder Land.
deciding-colours = { $first } spielt gegen { $second }, und ihre Farben sind weniger ausgeglichen.
deciding-handicap = { $first } spielt mit größerer Vorgabe gegen { $second }.
deciding-seeding = { $first } spielt gegen { $second }, was weniger zur Setzung in ihrer Punktgruppe passt.
deciding-lot = Nur die Lose sprechen für die beste Auslosung.
deciding-other = Ausschlaggebend ist: { $reason }.
report-bye-given = { $name } hat das Freilos: die Turnierleitung hat es gegeben.
report-bye-imported = { $name } hat in der importierten Runde das Freilos.
report-bye-first = { $name } hat das Freilos. Unter denen mit den wenigsten Freilosen lässt dies den anderen die beste Auslosung.
report-bye-again = { $name } hat noch einmal das Freilos, weil alle anderen ebenso viele hatten.
report-bye-circle = { $name } pausiert in dieser Runde des Rundenturniers.
report-bye-team = { $name } hat keinen Gegner, weil die Zahl der Teams ungerade ist.
report-bye-opengotha = { $name } hat das Freilos nach der Regel von OpenGotha: der niedrigste Platz unter denen mit den wenigsten Freilosen.
report-reason-table = Hier bestimmt der Turnierbaum, wer aufeinandertrifft.
report-reason-large = Der Bericht gibt für eine Runde mit so vielen Hinweisen keine Gründe an. Das Brett erklären lassen, um den Grund zu sehen.
report-reason-unknown = Der Grund lässt sich nicht mehr berechnen. { $cause }

## app: results and corrections

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
correction-round-needed = Runde { $round } wird nötig: der Turnierbaum hat eine Partie mehr.
correction-nothing-else = Sonst ändert sich nichts.
correction-qualifier = KO{ $category } wurde mit { $name } ausgelost; diese Partie entschied die Qualifikation.
correction-kept-alone = { $name } bleibt im Turnierbaum, gleich wie das Ergebnis lautet.
correction-kept = { $name } bleibt im Turnierbaum. Das Ergebnis zählt nur im Open.
correction-game-played = Runde { $round }, Brett { $board }: { $black } und { $white }, Ergebnis { $result }.
correction-game-open = Runde { $round }, Brett { $board }: { $black } und { $white }, noch nicht gespielt.
correction-seat = Runde { $round }, Brett { $board }: { $joins } spielt anstelle von { $leaves }.
correction-ordinary = Runde { $round }, Brett { $board }: die Partie wird eine gewöhnliche Partie des Open.
correction-void = Runde { $round }, Brett { $board }: das Ergebnis wird gelöscht, und die Partie wird noch einmal gespielt.
correction-walkover = Runde { $round }: { $name } kommt ohne Partie weiter.
correction-vacant = Runde { $round }: aus einer Partie des Turnierbaums kommt niemand weiter.
correction-to-decide = Runde { $round }: { $one } und { $other } treffen im Turnierbaum aufeinander. Paaren oder entscheiden, wer weiterkommt.
correction-opponent-open = Runde { $round }: eine Partie des Turnierbaums wartet auf ihre Spieler.
correction-unpaired = Runde { $round }, Brett { $board }: das Brett wird herausgenommen, weil seine Spieler neu bestimmt werden müssen.
correction-bye = { $name } hat in Runde { $round } das Freilos.
correction-out = { $name } hat in Runde { $round } keine Partie mehr.
correction-without-game = { $name } hat in Runde { $round } keine Partie. Von Hand paaren.
correction-later-game-of-final = Die Berichtigung lässt sich nicht durchziehen, weil Brett { $board } von Runde { $round } schon ein Ergebnis hat. Spätere Partien annullieren.
correction-later-game-played = Die Berichtigung lässt sich nicht durchziehen, weil Brett { $board } von Runde { $round } schon ein Ergebnis hat. Die weitergekommenen Spieler beibehalten oder spätere Partien annullieren.
correction-player-busy = Die Berichtigung lässt sich nicht durchziehen, weil der jetzt weiterkommende Spieler schon an Brett { $board } von Runde { $round } gespielt hat. Die weitergekommenen Spieler beibehalten oder spätere Partien annullieren.
correction-table-begun = KO{ $category } wurde mit diesem Ergebnis ausgelost und hat begonnen. Seine Spieler beibehalten.
correction-table-drawn = KO{ $category } wurde mit diesem Ergebnis ausgelost. Die Berichtigung durchziehen, die Spieler beibehalten oder den Turnierbaum neu auslosen.
correction-box = KO{ $category }: { $joins } übernimmt das Feld von { $leaves }.
correction-qualifier-open = KO{ $category } hat ein leeres Feld, bis diese Partie entscheidet, wer sich qualifiziert.
correction-box-filled = KO{ $category }: { $joins } übernimmt das leere Feld.
correction-box-empty = KO{ $category }: das Feld von { $leaves } wird leer.

## app: jigo ladder

ladder-none = Brett { $board } ist keine K.-o.- oder Qualifikationspartie, die mit Jigo endete, und hat daher keine Leiter.
ladder-decided = Die Leiter von Brett { $board } ist entschieden. Zuerst ihre letzte Partie zurücknehmen.
ladder-not-started = Die Leiter von Brett { $board } ist nicht gestartet. Eingeben, wann das Jigo anerkannt wurde.
ladder-games-entered = Partien der Leiter von Brett { $board } sind eingegeben. Zuerst diese zurücknehmen.
ladder-boards-have-times = Die Partien auf kleineren Brettern haben feste Zeiten. Die Restzeiten weglassen.
ladder-new-game-needs-times = Eine neue Partie wird mit den Restzeiten gespielt. Die von Schwarz und Weiß eingeben.
ladder-new-game-decides = Eine neue Partie entscheidet diese Leiter. Ihr Ergebnis ohne Brettgröße eingeben.
ladder-other-game-next = Die nächste Partie dieser Leiter ist auf { $next } × { $next }, nicht auf { $lines } × { $lines }.

## app: standings

standings-round-not-paired = Runde { $round } ist nicht ausgelost. Die Tabelle reicht bis Runde { $newest }.

## app: check of an event and self-check

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
check-closed-without-result = { $count ->
    [one] Brett { $boards } hat
   *[other] die Bretter { $boards } haben
} kein übereinstimmendes Ergebnis, obwohl eine spätere Runde ausgelost ist.
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
competition-has-cases = Mit { $name } { $cases ->
    [one] wird ein Fall des Schiedsrichters
   *[other] werden { $cases } Fälle des Schiedsrichters
} entfernt, ebenso { $entries ->
    [one] der Eintrag.
   *[other] die { $entries } Einträge.
}
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
}; { $cost }
check-set-by-correction = { $place }: { $count ->
    [one] Brett { $boards } hat seine Spieler
   *[other] die Bretter { $boards } haben ihre Spieler
} durch ein berichtigtes Ergebnis; { $cost }
check-paired-in-parts = { $place }: die Runde wurde in Teilen ausgelost; { $cost }
check-cost-best = die Runde ist so gut wie die beste Auslosung.
check-costs = { $place }: mehr als die beste Auslosung: { $cost }
check-cost-worse = die Runde kostet mehr als die beste Auslosung. { $reason }
check-cost-unknown = ihre Kosten lassen sich nicht mehr berechnen.
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

## app: simulated events

simulation-players = Die Zahl der Spieler muss von 2 bis 10000 sein, nicht { $players }.
simulation-day = Den ersten Tag des simulierten Turniers gibt es nicht.
simulation-player-unknown = Ein Spieler einer simulierten Partie ist nicht eingetragen.
simulation-ladder-black = Runde { $round }: Brett { $board } endete mit Jigo. Schwarz gewann die Leiter.
simulation-ladder-white = Runde { $round }: Brett { $board } endete mit Jigo. Weiß gewann die Leiter.

## app: the register

entry-change-without-reason = Die Anmeldung ist geschlossen: eine Änderung bei { $name } braucht einen Grund. Einen angeben oder einen Änderungszettel eingeben.
entry-sp-unknown = „{ $text }“ ist keine Zahl von SEYGO-Punkten. Eine ganze Zahl schreiben oder das Feld leer lassen.
entry-no-family-name = Der Eintrag braucht einen Nachnamen.
fixed-board-of-team = { $names } { $count ->
    [one] hat
   *[other] haben
} das feste Brett { $board }. Die Bretter einer Begegnung bleiben zusammen, daher wirken feste Bretter hier nicht.
fixed-board-outside = { $names } { $count ->
    [one] hat
   *[other] haben
} das feste Brett { $board }, das { $competition } nicht hat.
fixed-board-shared = Mehrere Personen haben das feste Brett { $board }: { $names }. Dort kann nur eine Partie sein.
entry-twice = { $name } ist schon eingetragen. Diesen Eintrag ändern, statt einen weiteren hinzuzufügen.
entry-unknown = Es gibt keinen Eintrag { $id }. In der Teilnehmerliste nachsehen.
rated-difference-unknown = Die Ratingliste hat für dieses Feld von Eintrag { $entry } keinen anderen Wert. Die Teilnehmerliste erneut mit der Ratingliste vergleichen.
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

## app: lists

list-column-unknown = Die Liste hat keine Spalte „{ $column }“. Ihre Überschrift schreiben oder ihre Nummer von 1 bis { $last }.
list-meaning-unknown = „{ $meaning }“ ist keine Bedeutung einer Spalte. { $known }, sp12, sp16 oder sp20 wählen, oder - für eine Spalte, die nicht beachtet wird.
list-name-order-asked = Die Spalte „{ $heading }“ wird mit dem Nachnamen zuerst gelesen. Steht der Vorname zuerst, diese Bedeutung der Spalte wählen; auf der Befehlszeile --map "{ $heading }=given_first".
list-name-order-given = Die Spalte „{ $heading }“ wird mit dem Vornamen zuerst gelesen, wie { $count ->
    [one] { $count } Spieler der Ratingliste zeigt.
   *[other] { $count } Spieler der Ratingliste zeigen.
}
seed-list-other-key = Die Liste ist mit einem anderen Schlüssel unterschrieben, { $key }. Die Tour um ihre Liste bitten.
seed-list-by-name = { $name } ist in der Liste vielleicht { $seed }.

## app: pink slips

slip-register-open = Die Anmeldung ist noch offen. Den Eintrag selbst ändern.
slip-empty = Der Zettel verlangt nichts. Angeben, was sich ändern soll.
slip-no-family-name = Der Nachname darf nicht leer sein.
slip-late-incomplete = Eine Nachmeldung braucht Nachnamen und Rang.
slip-late-leaves = Eine Nachmeldung kann nicht abreisen. Den Spieler nennen, der das Turnier verlässt.
slip-no-reason = Eine Ablehnung braucht einen Grund für das Verzeichnis der Zettel.
slip-unknown = Es gibt keinen Zettel { $number }. In der Liste der Zettel nachsehen.
slip-already-applied = Zettel { $number } wurde am { $time } übernommen. Für eine andere Änderung einen weiteren Zettel hinzufügen.
slip-already-refused = Zettel { $number } wurde am { $time } abgelehnt. Für eine andere Änderung einen weiteren Zettel hinzufügen.
slip-round-closed = Runde { $round } ist bestätigt, daher kann niemand mehr dazukommen oder ausscheiden. Nur spätere Runden ändern oder den Zettel ablehnen.
slip-round-seated = Runde { $round } ist schon ausgelost, und { $name } spielt an Brett { $board }. Die Paarung an diesem Brett auflösen oder kampflos eingeben, dann den Zettel übernehmen.
slip-round-bye = Runde { $round } ist schon ausgelost, und { $name } hat das Freilos. Es einem anderen Spieler geben, dann den Zettel übernehmen.

## app: the event

event-no-name = Das Turnier braucht einen Namen.
event-days-needed = { $name } hat einen eigenen Tag außerhalb von { $first } bis { $last }. Zuerst die Tage dieses Wettbewerbs ändern oder die des Turniers behalten.
competition-day-outside = Der { $day } ist kein Tag des Turniers ({ $first } bis { $last }). Ihn oder die Tage des Turniers ändern.
event-ends-before-start = Der letzte Tag liegt vor dem ersten Tag. Einen davon ändern.
rounds-below-draft = Die Zahl der Runden kann nicht { $rounds } sein, weil Runde { $paired } als Entwurf ausgelost ist. Zuerst deren Auslosung aufheben.
rounds-below-paired = Die Zahl der Runden kann nicht { $rounds } sein, weil Runde { $paired } schon freigegeben ist. { $paired } bis { $last } wählen.
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

## app: settings

setting-unknown = Es gibt keine Einstellung { $path }. Den Pfad in der Liste der Einstellungen nachsehen.
setting-unfit = Der Wert { $value } passt nicht zu { $path } ({ $reason }). Die Form des Werts steht in der Liste der Einstellungen.
setting-unfit-half = Der Wert { $value } passt nicht zu { $path }. Eine Punktzahl wie 6.5 schreiben oder halbe Punkte als ganze Zahl: 13 ist 6.5.
setting-unfit-own = Der Wert { $value } passt nicht zu { $path }. { $reason }
settings-not-json = Die Einstellungen lassen sich nicht schreiben ({ $reason }). Diesen Fehler melden.
competition-gone = Das Turnier hat seinen Wettbewerb nicht mehr.
competition-key-fixed = Der Schlüssel eines Wettbewerbs lässt sich nicht ändern.
room-incomplete = Der Raum „{ $name }“ braucht einen Namen und Brettnummern ab 1. Berichtigen.
rooms-overlap = Die Räume { $first } und { $second } haben denselben Namen oder ein gemeinsames Brett. Jedem eigene geben.
room-in-use = Der Raum { $name } wird gebraucht: { $user } ist auf ihn beschränkt. Zuerst das ändern oder den Raum und seinen Namen behalten.
competition-room-unknown = Das Turnier hat keinen Raum { $name }. Zuerst den Raum in event.halls hinzufügen.
tie-breaks-empty = Die Tabelle braucht mindestens ein Kriterium, etwa MMS.
main-club-out-of-range = Der Anteil des Hauptvereins ist eine Zahl von 1 bis 100 (Prozent). Eine eingeben oder nichts, um jeden Verein zu trennen.
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

## app: fees and the cash desk

setting-fees = Preise sind keine Einstellungen. Sie werden an der Kasse und mit „fees set-price“ festgelegt.
currency-used = Die Kasse hat Beträge in der jetzigen Währung, die in { $currency } andere Summen wären. Die Währung behalten oder für { $currency } eine neue Turnierdatei anlegen.
currency-priced = Preise sind in der jetzigen Währung festgelegt und wären in { $currency } andere Summen. Zuerst die Preise entfernen, dann { $currency } wählen und sie neu festlegen.
amount-unknown = „{ $text }“ ist kein Geldbetrag. In der Form { $example } schreiben.
amount-negative = „{ $text }“ ist negativ. Einen Betrag ohne Minuszeichen schreiben; Geld wird mit einer Rückzahlung zurückgegeben.
amount-decimals = „{ $text }“ hat zu viele Nachkommastellen: die Währung hat { $decimals ->
    [0] keine Nachkommastellen
    [one] eine Nachkommastelle
   *[other] { $decimals } Nachkommastellen
}. Weniger Nachkommastellen und keine Trennzeichen zwischen Tausendern schreiben.
amount-too-large = „{ $text }“ ist mehr als { $most }, der größte Betrag. Die Anzahl der Ziffern prüfen.
amount-zero = Der Betrag ist null. Schreiben, wie viel es ist.
amount-other-currency = Das Turnier rechnet in { $currency }, nicht in { $named }. Den Betrag in { $currency } schreiben.
amount-no-currency = Das Turnier hat noch keine Währung, daher lässt sich kein Betrag in { $named } annehmen. Die Währung festlegen (event.levy.currency) oder nur den Betrag schreiben.
fees-person-unknown = Niemand hat den Schlüssel { $person }. Einen aus der Liste der Konten wählen.
price-name-missing = Ein Preis braucht einen Namen. Schreiben, wofür bezahlt wird, etwa Startgeld oder Essen.
price-unknown = Das Turnier hat für diesen Wettbewerb und diese Kategorie keinen Preis „{ $name }“. Einen aus der Liste der Preise wählen.
price-chosen = { $count ->
    [one] Eine Person hat „{ $name }“ gewählt
   *[other] { $count } Personen haben „{ $name }“ gewählt
}, daher bleibt der Preis. Zuerst aus den Konten entfernen.
price-extra-of-competition = Ein Extra gilt für das ganze Turnier. Den Wettbewerb weglassen.
price-of-free = Eine kostenlose Teilnahme hat keinen Preis. Eine andere Kategorie wählen.
price-name-taken = „{ $name }“ heißt schon ein Preis der anderen Art, Startgeld oder Extra. Einen anderen Namen wählen.
price-too-many = Ein Turnier hat höchstens { $most } Preise. Zuerst einige entfernen.
extra-unknown = Das Turnier hat kein Extra „{ $name }“. Zuerst seinen Preis festlegen.
extra-too-many = Eine Person kann „{ $name }“ höchstens { $most } Mal haben. Eine kleinere Zahl schreiben.
discount-reason-missing = Ein Nachlass braucht einen Grund. Schreiben, warum er gewährt wird.
discount-too-large = Ein Nachlass von { $amount } ist mehr, als { $name } schuldet, nämlich { $owed }. Höchstens so viel gewähren.
discount-too-many = Eine Person kann höchstens { $most } Nachlässe haben. Zuerst einen zurücknehmen.
discount-unknown = { $name } hat keinen Nachlass mit der Nummer { $number }. Einen aus der Liste dieser Person wählen.
payment-no-price = Das Turnier hat für { $name } keinen Preis in der Kategorie { $category }, daher weiß niemand, was fällig ist. Den Preis festlegen, eine andere Kategorie wählen oder einen Betrag schreiben.
payment-nothing-open = { $name } hat nichts zu zahlen: fällig waren { $owed }, und sie sind bezahlt. Einen Betrag schreiben, um mehr anzunehmen.
payment-more-than-open = { $amount } ist mehr, als { $name } zu zahlen hat, nämlich { $open }. Den genauen Betrag annehmen oder bestätigen, dass der Rest ein Guthaben ist.
payment-of-withdrawn = { $name } nimmt nicht mehr teil und schuldet nichts. Bestätigen, um trotzdem { $amount } anzunehmen, etwa als Gebühr für eine späte Abmeldung.
payment-too-many = Ein Turnier fasst höchstens { $most } Zahlungen. Eine neue Turnierdatei anlegen.
refund-reason-missing = Eine Rückzahlung braucht einen Grund. Schreiben, warum das Geld zurückgegeben wird.
refund-too-large = { $amount } ist mehr, als { $name } bezahlt hat, nach früheren Rückzahlungen { $paid }. Höchstens so viel zurückgeben.
refund-no-credit = { $name } hat nicht mehr bezahlt als fällig. Den Betrag schreiben, der zurückgegeben wird.

## app: the cost of a board per level

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

## app: the transparency log

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

## app: stages

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
stage-brought-changed = Die Tabelle vor { $name } hat sich seither geändert, und jetzt brächten Spieler andere Punkte mit. Das Füllen rückgängig machen oder die Startpunkte ändern.
stage-changed = Die Tabelle vor { $name } hat sich seither geändert, und jetzt kämen andere Spieler weiter. Das Füllen rückgängig machen oder die Einträge ändern.
competition-has-stages = { $stage } übernimmt Spieler aus { $name }. Zuerst { $stage } entfernen.

## app: what it would cost to move a player of a draft

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

## The referee's desk: officials, cases, guides, and the articles of the EGF rules in our own words

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
committee-involved = { $left ->
    [0] Alle Mitglieder und Ersatzmitglieder sind in diesem Fall befangen: das Schiedsgericht braucht { $seats }. Ein Ersatzmitglied hinzufügen.
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
cli-guide-agreed-on = Vereinbart und endgültig: { $proposal }
cli-guide-clock = Die neue Uhr zeigt { $corrected } Restzeit. { $flag }
cli-guide-clocks = Die Uhren zeigen als verbraucht: Schwarz { $black }, Weiß { $white }.
cli-guide-committee = Kein Vorschlag wurde angenommen: das Schiedsgericht entscheidet (8g.6).
cli-guide-answers = Vorschlag { $number }: { $proposal } Schwarz: { $black }, Weiß: { $white }
cli-guide-proposed = Der letzte Vorschlag wartet auf Antworten.
cli-guide-resigned = Aufgegeben: { $colour }. Das Ergebnis durch eine Entscheidung im Fall eingeben.
cli-guide-shortened = Verkürzt: { $reason }
cli-guide-start = Die Regeln entscheiden (8a): { $ruling }
cli-no-cases = Solche Fälle gibt es nicht.
cli-no-officials = Es gibt keine Offiziellen.
cli-official-added = { $name } ist mit dem Schlüssel { $official } hinzugefügt.
cli-official-changed = Der Offizielle mit dem Schlüssel { $official } ist geändert.
cli-official-removed = Der Offizielle mit dem Schlüssel { $official } ist entfernt.
document-no-cases = Das Fallbuch ist leer.

## Words of the referee's desk, in the window, on sheets and on the command line

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
guide-proposed = { $word ->
    [correct] Die Stellung wird berichtigt, und die Partie geht weiter.
    [keep] Die Stellung bleibt, und die Partie geht weiter.
    [go-back] Die Partie geht zurück zur Stellung vor der Unregelmäßigkeit.
    [resign] Einer der Spieler gibt auf.
   *[new-game] Die Partie wird annulliert, und die Spieler spielen eine neue.
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

## cli: knock-outs, the Final, seasons, copies and the journal

ko-player-unknown = Es gibt keinen Spieler { $number }. Die Nummern mit dem Befehl entries nachsehen.
ko-later-invalid = „{ $text }“ ist nicht NUMMER:RUNDE, etwa 12:3.
ko-verified = KO{ $category }: alle { $boxes } Felder stimmen mit der wiederholten Auslosung überein.
draw-frozen = Die Liste der Kategorie { $category } ist eingefroren (Einfrieren { $number }, { $at }). Diese Festlegung veröffentlichen, bevor die Ziffern bekannt sind: { $commitment }
draw-frozen-digits = Angekündigt: { $digits ->
        [one] 1 Ziffer.
       *[other] { $digits } Ziffern.
    }
draw-frozen-any-digits = Angekündigt: beliebig viele Ziffern.
draw-frozen-source = Quelle der Ziffern: { $source }
draw-act-freeze = Einfrieren { $number }: { $at }
draw-act-draw = Auslosung { $number }: { $at }
draw-act-undone = , rückgängig gemacht
ko-qualifying-taken-back = Der Plan der Qualifikation ist gelöscht.
ko-qualifying-planned = Runden { $first }-{ $last } entscheiden { $places ->
        [one] einen Platz
       *[other] { $places } Plätze
    }:
final-class-changed = Das Turnier hat jetzt die Klasse final und vergibt die Punkte des Finales.
final-verified = Finale { $category }: alle { $players } Spieler stimmen mit der wiederholten Auslosung überein.
final-rounds-invalid = „{ $text }“ ist keine Liste von Runden. 5 oder 1,5 oder none eingeben.
season-exported = { $file } ist geschrieben. Bearbeiten, dann prüfen.
season-used = Das Turnier folgt der Saison { $name }.
season-valid = Die Saison { $name } ist gültig.
copies-restored = { $event } ist in { $file } wiederhergestellt.
copies-second-set = Kopien gehen auch nach { $folder }.
copies-second-cleared = Kopien gehen nur in den eigenen Ordner des Programms.
copies-none = Noch keine Kopien.
copies-salvaged = { $file } enthält { $rows } Zeilen und { $entries } Protokolleinträge.
copies-doubt = Zweifelhaft: { $doubt }
journal-undone = Rückgängig gemacht: { $operation }.
journal-redone = Wiederholt: { $operation }.
document-written = { $file } ist geschrieben, { $bytes } Bytes.
bundle-handed-over = { $event } ist nach Paket { $sequence } an den Schlüssel { $to } übergeben. Dem anderen Ausrichter eine Kopie dieser Turnierdatei geben: dessen nächstes Paket enthält die unterschriebene Erklärung.
document-folder-written = { $folder } enthält { $sheets ->
        [one] ein Blatt
       *[other] { $sheets } Blätter
    }:
document-left-out = Ohne { $name }: { $reason }
document-pages-written = { $folder } enthält { $pages } Seiten. Zuerst index.html öffnen.
cli-site-published = { $place } enthält { $files ->
        [one] eine Datei
       *[other] { $files } Dateien
    } der Website: { $written } neu oder geändert, { $removed } entfernt.
cli-site-kept = { $file } gehört nicht mehr zur Website, aber jemand anderes hat die Datei geändert, daher bleibt sie.

## cli: rounds

cli-competition-added = { $name } ist dem Turnier hinzugefügt. Mit --competition auswählen.
cli-competition-imported = { $name } ist dem Turnier hinzugefügt mit { $entries ->
    [one] 1 Eintrag
   *[other] { $entries } Einträgen
}, { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
} und { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}. { $known ->
    [0] Niemand war vorher im Turnier.
    [one] 1 Person war vorher im Turnier.
   *[other] { $known } Personen waren vorher im Turnier.
} Mit --competition auswählen.
cli-competition-removed = { $name } ist entfernt.
cli-team-added = { $name } ist Team { $team }.
cli-team-changed = Team { $team } ist geändert.
cli-team-removed = Team { $team } ist entfernt.
cli-team-line-up = Die Aufstellung von Team { $team } in Runde { $round } ist festgelegt.
cli-team-round = Teams zu { $size }, Aufstellungen von Runde { $round }
cli-team-plays = spielt an Brett { $board }
cli-board = Brett { $board }
cli-team-substitute = Ersatz
cli-team-absent = abwesend
cli-team-none = In keinem Team: { $name }
cli-match = Begegnung { $number }: { $first } – { $second } { $points }
cli-competition-entered = { $count ->
    [one] 1 Person ist
   *[other] { $count } Personen sind
} in { $name } eingetragen.
cli-step-register = Spieler anmelden
cli-step-close = Anmeldung schließen
cli-step-slips = Änderungszettel erledigen
cli-step-decide = die wieder geöffnete K.-o.-Partie von Runde { $round } entscheiden
cli-step-draw = K.-o. vor Runde { $round } auslosen
cli-step-pair = Runde { $round } auslosen
cli-step-pair-again = Runde { $round } neu auslosen: sie ist überholt
cli-step-release = Runde { $round } freigeben
cli-step-results = Ergebnisse von Runde { $round } eingeben: { $agreed } von { $games }
cli-step-disagreement = Abweichung in Runde { $round } klären
cli-step-conflicts = Widersprüche in Runde { $round } klären
cli-step-confirm = Runde { $round } bestätigen
cli-step-add-rounds = Runden hinzufügen: einige Paare haben noch nicht gegeneinander gespielt
cli-step-finish = beendet
cli-step-add-games = Partien hinzufügen
cli-game-added = Partie { $game }: Runde { $round }, Brett { $board }.
cli-game-conditions = { $black } hat Schwarz gegen { $white }: { $stones ->
    [0] keine Steine
    [one] ein Stein
   *[other] { $stones } Steine
 }, Komi { $komi }.
cli-game-removed = Partie { $game } ist entfernt.
cli-ladder-improvement = Größte Verbesserung (Sprossen)
cli-ladder-persistence = Meiste Partien
cli-games-none = Noch keine Partien.
cli-head-game = Partie
cli-head-board = Brett
cli-head-round-of-game = Runde
cli-seat-invalid = „{ $text }“ ist kein Platz. BRETT:black oder BRETT:white schreiben.
cli-number-unknown = Es gibt keinen Spieler { $number }. Die Spieler mit „entries“ auflisten.
cli-two-players = Zwei Spieler nennen, etwa --players 4,17.
cli-numbers-invalid = „{ $text }“ ist keine Nummer und kein Bereich von Nummern. 7 oder 7..12 schreiben.
cli-category-invalid = „{ $text }“ ist keine Kategorie. Eine Zahl wie 12 oder senior schreiben.
cli-ladder-game-invalid = „{ $text }“ ist keine Partie einer Leiter. 9x9, 7x7, 5x5, 1x1 oder new schreiben.
cli-ladder-result-invalid = „{ $text }“ ist kein Ergebnis einer Leiterpartie. black, white, = oder nr schreiben.

## cli: language and clock

cli-one-language = Die Befehlszeile benutzt eine Sprache. Einen Code nennen, etwa ro.
cli-clock = DRAWMASTER_NOW ist „{ $text }“, was keine Ortszeit ist. In der Form 2026-08-14T09:00:00 schreiben oder entfernen.

## cli: the demonstration

cli-demo-written = Dateien in { $folder }:

## cli: the tour book

cli-tour-created = { $file } ist für { $name } angelegt.
cli-tour-championship = { $name } hat { $count ->
        [one] 1 Ausgabe
       *[other] { $count } Ausgaben
    }.
cli-tour-confirmed = { $player } ist für { $year } bestätigt.
cli-tour-merged = Beide sind jetzt ein Spieler: { $player }.
cli-tour-separate = Als verschiedene Personen vermerkt: { $players }.
cli-tour-seeds = { $file } ist geschrieben: { $players ->
        [one] 1 Spieler
       *[other] { $players } Spieler
    }, unterschrieben mit { $key }.
cli-tour-published = { $folder } enthält { $pages ->
        [one] 1 Seite
       *[other] { $pages } Seiten
    }, davon { $players } für Spieler.
cli-tour-unchanged = Das Tourbuch hat dieses Paket von { $event } schon. Nichts hat sich geändert.
cli-tour-handed-over = { $signed_by } (übergeben von { $old })
cli-tour-added = { $event } von { $organiser } ist als Ausgabe von { $championship } hinzugefügt: { $players ->
        [one] 1 Spieler
       *[other] { $players } Spieler
    }, davon { $new } neu in der Tour.
cli-tour-changed = Geändert: { $line }
cli-tour-follows = Wirkung: { $line }
cli-tour-duplicates = { $count ->
        [one] Bei 1 Spielerpaar ist es
       *[other] Bei { $count } Spielerpaaren ist es
    } vielleicht dieselbe Person. Siehe tour merge.

## cli: register, slips, lists and new events

cli-note = Hinweis: { $note }
cli-about = Drawmaster { $version }, unter der MIT-Lizenz.
    Die eigenen Daten liegen in { $folder }.
cli-about-portable = Drawmaster { $version }, unter der MIT-Lizenz.
    Portabel: die eigenen Daten liegen in { $folder }.
cli-key = Der eigene Schlüssel liegt in { $file }. Diese Datei für sich behalten und eine Kopie davon machen.
    Der Tour den öffentlichen Schlüssel geben:
    { $public }
cli-key-created = Ein neuer Schlüssel wurde angelegt. Er liegt in { $file }. Diese Datei für sich behalten und eine Kopie davon machen.
    Der Tour den öffentlichen Schlüssel geben:
    { $public }
cli-entry-added = { $name } ist hinzugefügt.
cli-partner-unclear = „{ $text }“ ist keine Person eines Paares. Einen Schlüssel angeben oder "Name, Vorname, Rang", danach Club und Land.
cli-entry-changed = { $name } ist geändert.
cli-extras-written = Vervollständigungen und Handbuchseiten liegen in { $folder }.
cli-entry-lowered = Die Startpunkte von { $name } sind gesenkt.
cli-entry-withdrawn-here = { $name } ist hier abgemeldet. Weiterhin angemeldet in: { $competitions }.
cli-entry-withdrawn = { $name } ist abgemeldet.
cli-entry-registered = { $name } ist angemeldet.
cli-entry-unknown = Es gibt keinen Eintrag { $number }. Siehe `drawmaster entries`.
cli-entry-gone = Eintrag { $id } gibt es nach der Änderung nicht mehr.
cli-entry-sleeps = Der Spieler setzt in einer Runde in der Spitzengruppe aus, was deren Paarungen verzerrt. Um die Startpunkte um einen oder zwei Punkte zu senken, `drawmaster entry lower EVENT { $number } --by 1` benutzen.
cli-card-standing = Nach Runde { $round }: Platz { $place }, { $values }
cli-bye-word = Freilos
cli-card-absent = abwesend
cli-card-without-game = keine Partie
cli-card-float-up = hochgelost
cli-card-float-down = heruntergelost
cli-card-points = Tourpunkte: { $points }
cli-card-changes = Änderungen:
cli-entries-added = { $count ->
    [one] { $count } Eintrag hinzugefügt.
   *[other] { $count } Einträge hinzugefügt.
}
cli-lines-left = { $count ->
    [one] { $count } Zeile wurde ausgelassen:
   *[other] { $count } Zeilen wurden ausgelassen:
}
cli-players-can-be-added = { $count ->
    [one] { $count } Spieler kann hinzugefügt werden.
   *[other] { $count } Spieler können hinzugefügt werden.
}
cli-mapping-unknown = „{ $text }“ ist keine Zuordnung. In der Form Surname=family oder 3=rank schreiben.
cli-level-cap = höchstens { $cap }
cli-seeds-imported = { $tour }: { $filled } Einträge ausgefüllt, { $unknown } nicht in der Liste.
cli-seeds-signed = Die Liste ist mit dem Schlüssel { $key } unterschrieben. Mit dem Schlüssel vergleichen, den die Tour veröffentlicht hat, oder jenen mit --key angeben.
cli-seeds-by-name = Diese Einträge wurden nur über den Namen gefunden. Sind sie richtig, mit --names ausfüllen.
cli-rated-field = { $field ->
    [rank] Rang
    [rating] Rating
   *[country] Land
}
cli-rated-none = kein Wert
cli-rated-same = Alle Einträge stimmen mit den Ratinglisten überein.
cli-rated-unknown = In den Ratinglisten fehlen die Nummern von { $names }.
cli-rated-taken = { $count ->
    [one] { $count } Wert ist aus den Ratinglisten übernommen.
   *[other] { $count } Werte sind aus den Ratinglisten übernommen.
}
cli-rating-list-missing = Es gibt keine Ratingliste. Mit `drawmaster egd import LIST` eine importieren.
cli-nobody-found = Niemand in der Liste passt.
cli-rating-list = Die Liste ist vom { $date }. Sie hat { $count } Spieler.
cli-rating-list-stale = Die Liste ist vom { $date }, also { $days } Tage alt. Vor dem Turnier eine neue importieren. Sie hat { $count } Spieler.
cli-rating-list-undated = Die Liste hat kein Datum. Sie hat { $count } Spieler.
cli-no-import-notes = Kein Import hat in diesem Turnier einen Hinweis hinterlassen.
cli-imported = { $name }: { $entries } Einträge, { $rounds } Runden ausgelost, { $games } Partien.
cli-export-checked =
    { $count ->
        [0] Die Datei lässt sich so schreiben.
        [one] Es gibt { $count } Hinweis:
       *[other] Es gibt { $count } Hinweise:
    }
cli-event-created = { $name } ist in { $file } angelegt.
cli-register-closed = Die Anmeldung ist geschlossen. Die Spieler haben die Nummern 1 bis { $last }.
cli-draw-seed = Startwert der Auslosung: { $seed }
cli-register-closed-on = Die Anmeldung wurde am { $when } geschlossen.
cli-register-ready = Die Anmeldung kann geschlossen werden.
cli-checklist-players = { $registered } angemeldet, { $first } in Runde 1.
cli-checklist-ghost = Die Zahl ist ungerade: ein Springer spielt.
cli-checklist-bye = Die Zahl ist ungerade: ein Spieler bekommt ein Freilos.
cli-checklist-pair-bye = Die Zahl der Paare ist ungerade: ein Paar bekommt ein Freilos.
cli-checklist-unseen = Noch nicht angemeldet: { $names }.
cli-checklist-no-birth = Geburtsjahr unbekannt: { $names }.
cli-checklist-unpaid = Noch nicht bezahlt: { $names }.
cli-checklist-slips = { $count ->
    [one] { $count } Änderungszettel ist offen. Siehe `drawmaster slip list`.
   *[other] { $count } Änderungszettel sind offen. Siehe `drawmaster slip list`.
}
cli-checklist-admitted = Von der Turnierleitung entgegen den Regeln zugelassen: { $names }.
cli-checklist-not-mixed = Nicht als gemischte Paare bestätigt: { $names }. Mit `entry set-pair` bestätigen.
cli-checklist-double = Vielleicht eine Person: { $first } und { $second }.
cli-checklist-teams = { $count ->
    [one] { $count } Team
   *[other] { $count } Teams
} in Runde 1.
cli-checklist-team-bye = Die Zahl der Teams ist ungerade: ein Team bekommt ein Freilos.
cli-checklist-bar = Die Bar bei { $bar }: { $count } auf oder über ihr.
cli-checklist-proposed-bar = Die Bar bei { $bar }: { $count } auf oder über ihr; vorgeschlagene Bar bei { $proposed }: { $proposed_count } auf oder über ihr; empfohlen sind { $from } bis { $to }.
cli-checklist-strengths = Spielstärken: { $strengths }.
cli-rounds-unknown = „{ $text }“ ist keine Runde. Runden in der Form 1,3 schreiben.
cli-no-slips = Es gibt keine Zettel.
cli-slip-gone = Zettel { $number } gibt es nach der Änderung nicht mehr.
cli-slip-pending = Zettel { $number } von { $name } ist offen: { $changes }.
cli-slip-applied = Zettel { $number } von { $name } ist übernommen: { $changes }.
cli-slip-refused = Zettel { $number } von { $name } ist abgelehnt: { $changes }.
cli-slip-seat = noch an Brett { $board } in Runde { $round }
cli-slip-answer = abgelehnt: { $reason }
cli-slip-no-change = nichts ändert sich

## cli: answers and headings of tables

cli-black = Schwarz
cli-white = Weiß
cli-referee-set-clocks = Die Uhren auf die verbrauchte Zeit stellen: Schwarz { $black }, Weiß { $white }.
cli-referee-late = Verbrauchte Zeit, wenn beide da sind: Schwarz { $black } Minuten, Weiß { $white } Minuten. Wer bis { $lost_after } nicht gekommen wäre, hätte verloren.
cli-referee-black-lost = Schwarz hat verloren: wer bis { $lost_after } nicht gekommen ist, verliert.
cli-referee-white-lost = Weiß hat verloren: wer bis { $lost_after } nicht gekommen ist, verliert.
cli-referee-both-lost = Beide haben verloren: wer bis { $lost_after } nicht gekommen ist, verliert.
cli-egf-class = Klasse { $class }; die angepasste Zeit ist { $adjusted } Minuten.
cli-egf-class-none = Nicht gewertet; die angepasste Zeit ist { $adjusted } Minuten.
cli-late-times = Runde { $round }: geplant { $planned }, begonnen { $started }, Versiegeln erlaubt ab { $from }, Pflicht ab { $by }
cli-late-none = Niemand ist als verspätet vermerkt.
cli-late-missing = { $name }: nicht da
cli-late-came = { $name }: kam um { $time }
cli-late-forfeit = durch Verspätung verloren: { $result }
cli-late-until = verloren nach { $time }
cli-late-entered = Brett { $board }: { $result }
cli-late-resumptions = Verspätet zur Fortsetzung einer Hängepartie:
cli-adjourned-none = Keine Partie ist unterbrochen.
cli-adjourned-sealed = { $colour } versiegelte Zug { $number }
cli-delay-late = { $minutes } Min. verspätet
cli-delay-proposed = Vorschlag: { $time }
cli-delay-running = Noch nicht beendet, die längsten zuerst:
cli-delay-minutes = { $minutes } Min.
cli-delay-since = seit { $time }
cli-on = ein
cli-off = aus
cli-none = keine
cli-locked = gesperrt
cli-audit-log-head = Verlauf: { $entries } Einträge, Kopf { $head }
cli-audit-log-found = { $later ->
        [0] Das Blatt zeigt diesen Verlauf bis Eintrag { $entry } ({ $operation }, { $at }). Seither hat sich nichts geändert.
        [one] Das Blatt zeigt diesen Verlauf bis Eintrag { $entry } ({ $operation }, { $at }). Ein Eintrag folgte:
       *[other] Das Blatt zeigt diesen Verlauf bis Eintrag { $entry } ({ $operation }, { $at }). { $later } Einträge folgten:
    }
cli-undone = rückgängig gemacht
cli-round = Runde { $round }
cli-statistics-none = Noch keine Partien.
cli-statistics-games = Partien
cli-statistics-black = Schwarz
cli-statistics-white = Weiß
cli-statistics-jigo = Jigo
cli-statistics-other = andere
cli-statistics-open = offen
cli-statistics-floats = heruntergelost
cli-statistics-knockout = K.-o.
cli-statistics-byes = Freilose
cli-statistics-balance = Schwarz-Weiß
cli-statistics-players = Spieler
cli-statistics-stones = Steine
cli-statistics-ranks = Rangunterschied
cli-statistics-stronger = Stärkerer gewann
cli-statistics-weaker = Schwächerer gewann
cli-places = Plätze
cli-head-age = Alter
cli-head-badges = Abzeichen
cli-head-bundle = Paket
cli-head-signed-by = unterschrieben von
cli-tour-unnamed = { $count ->
        [one] 1 Spieler hat keinen Namen, weder im Paket noch im Tourbuch.
       *[other] { $count } Spieler haben keinen Namen, weder im Paket noch im Tourbuch.
    }
cli-head-career = Laufbahn
cli-head-championship = Meisterschaft
cli-head-changes = Änderungen
cli-head-class = Klasse
cli-head-club = Verein
cli-head-column = Spalte
cli-head-country = Land
cli-head-confirmed = Bestätigt
cli-head-copy = Kopie
cli-head-entries = Einträge
cli-head-event = Turnier
cli-head-event-of-copy = Turnier
cli-head-tour-of-copy = Tour
cli-head-events = Turniere
cli-head-exactly = genau
cli-head-first-fields = erste Felder
cli-head-folder = Ordner
cli-head-from = von
cli-head-heading = Überschrift
cli-head-latin = lateinisch
cli-head-loss = Niederl.
cli-head-means = bedeutet
cli-head-name = Name
cli-head-number = Nr.
cli-head-paired = Ausgelost
cli-head-place = Platz
cli-head-players = Spieler
cli-head-points = Punkte
cli-head-rank = Rang
cli-head-results = Ergebnisse
cli-head-round = R{ $round }
cli-head-stages = Stufen
cli-head-win = Sieg

cli-bye = Freilos: { $name }
cli-without-a-game = Ohne Partie: { $name }
cli-round-ladder = { $winner } kommt durch die Leiter weiter
cli-round-released = Runde { $round } ist freigegeben.
cli-round-confirmed = Runde { $round } ist bestätigt.
cli-round-unpaired = Die Auslosung von Runde { $round } ist aufgehoben.
cli-cost-proved = Kosten { $cost }, nachweislich die besten.
cli-cost-not-proved = Kosten { $cost }, nicht als die besten nachgewiesen.
cli-board-unpaired = Die Paarung an Brett { $board } ist aufgelöst.
cli-board-locked = Brett { $board } ist gesperrt.
cli-board-unlocked = Brett { $board } ist entsperrt.
cli-board-moved = Brett { $board } ist jetzt Brett { $to }.
cli-board-handicap = Brett { $board } hat Vorgabe { $stones }.
cli-boards-renumbered = Die Bretter von Runde { $round } sind neu nummeriert: { $moved } Partien verlegt.
cli-colours-swapped = Die Farben an Brett { $board } sind getauscht.
cli-seats-exchanged = Die Plätze sind getauscht.
cli-players-paired = Die Spieler sind gepaart.
cli-bye-given = Freilos vergeben: { $name }
cli-bye-kept = Das Freilos von Runde { $round } ist vergeben.
cli-bye-free = Die Auslosung von Runde { $round } bestimmt, wer das Freilos hat.
cli-bye-moved = Das Freilos ist neu vergeben.
cli-changed-as-good = { $done } Brett { $board }; die Runde ist so gut wie die beste Auslosung.
cli-changed-worse = { $done } Brett { $board }; die Runde kostet mehr als die beste Auslosung. { $reason }
cli-changed-board = { $done } Brett { $board }.
cli-moves-bye = Freilos
cli-moves-good = gut
cli-moves-worse = schlechter
cli-moves-breaks = fragt zuerst
cli-moves-impossible = nicht möglich
cli-why-cost = Kosten: { $cost }
cli-why-only = Ohne dieses Paar lässt sich die Runde nicht auslosen.
cli-why-otherwise = Ohne dieses Paar würde die Runde kosten: { $cost }
cli-why-same = gleich viel
cli-why-impossible = Mit diesem Paar lässt sich die Runde nicht auslosen.
cli-why-with = Mit diesem Paar kostet die Runde, verglichen mit der besten Auslosung: { $cost }
cli-why-best-plays = In der besten Auslosung spielt { $name } gegen { $opponent }.
cli-why-would-play = { $name } würde gegen { $opponent } spielen.
cli-result-agreed = Brett { $board }: { $result }.
cli-result-passes-disagree = Brett { $board }: die beiden Durchgänge weichen ab.
cli-result-cleared = Brett { $board } hat jetzt kein Ergebnis.
cli-result-one-pass = Brett { $board }: ein Durchgang ist eingegeben.
cli-result-nothing-affected = Brett { $board }: keine spätere K.-o.-Partie hängt von seinem Ergebnis ab.
cli-check-sound = In Ordnung: { $entries } Protokolleinträge, { $rounds } Runden, { $certificates } Zertifikate, { $draws } Auslosungen.
cli-ladder-new-game = neue Partie
cli-ladder-next = als Nächste
cli-ladder-time = { $minutes } min, 1 x { $period } s
cli-ladder-decided = Brett { $board }: { $winner } kommt durch die Leiter weiter.
cli-ladder-open = Brett { $board }: die Leiter ist nicht entschieden.
cli-simulated = { $event } liegt in { $file }.
cli-self-checked = { $events } Turniere, { $rounds } Runden, { $games } Partien: 0 Abweichungen.
cli-progress = { $done } von { $all }
cli-points-event = Saison { $season }, Klasse { $class }, Koeffizient { $coefficient }
cli-points-online-event = Saison { $season }, Klasse { $class }, Koeffizient { $coefficient }, online
cli-points-place = Platz { $place }
cli-size-lines = in { $lines } Feldern
cli-size-rounds = Runden { $first }-{ $last }
cli-size-byes = { $byes } Freilose
cli-size-out = { $out } nicht dabei
cli-size-gap = erste Partien bis { $grades } Ränge Abstand
cli-ko-not-listed = Nicht darin:
cli-ko-sizes = Größen:
cli-ko-enters = kommt in Runde { $round } dazu
cli-ko-effect = { $players } Spieler in { $lines } Feldern, Runden { $first }-{ $last }, { $byes } Freilose, { $out } ausgelassen, erste Partien bis { $gap } Ränge Abstand
cli-ko-nonce = Nonce { $nonce }
cli-ko-commitment = Festlegung { $commitment }
cli-ko-table = KO{ $category }, { $players } Spieler, ab Runde { $round }
cli-ko-round = { $name } (Runde { $round })
cli-final-table = Finale { $category }, { $players } Spieler, Runden { $first } bis { $last }
cli-final-tied = Gleichstand, auf kleineren Brettern zu entscheiden: { $names }
cli-final-eve = Vortag
cli-final-day = Tag { $day }
cli-final-round = Runde { $round } ({ $phase }, { $day })
cli-final-round-alone = Runde { $round } ({ $phase }, { $day }, für sich)
cli-final-rests = Pausiert: { $name }
cli-tour-badge = { $badge } am { $day }
cli-tour-key-revoked = widerrufen am { $day }
cli-tour-step-at-rate = { $points } zu { $rate }
cli-tour-step-lapsed = - { $points }: { $edition }, vor { $by }
cli-tour-step-transition = x { $points }: Kategorie { $category }
cli-tour-race = { $category } im Jahr { $year }
cli-tour-team = Team { $country } { $points }: { $players }
cli-tour-team-incomplete = Team { $country } { $points } (unvollständig): { $players }
cli-fees-number = Nummer
cli-fees-name = Name
cli-fees-category = Kategorie
cli-fees-owed = fällig
cli-fees-paid = bezahlt
cli-fees-open = offen
cli-fees-key = Schlüssel
cli-fees-item = Posten
cli-fees-total = Summe
cli-fees-levy = Abgabe
cli-fees-credit = mehr als fällig
cli-fees-sum = Fällig { $owed }, bezahlt { $paid }, offen { $open } { $currency }; { $owing ->
    [0] alle haben bezahlt.
    [one] eine Person muss noch zahlen.
   *[other] { $owing } Personen müssen noch zahlen.
}
cli-fees-account = { $name }: fällig { $owed }, bezahlt { $paid }, offen { $open }
cli-fees-amount-empty = --amount ist leer. Einen Betrag schreiben oder die Option weglassen.
cli-fees-no-price = Das Turnier hat keinen Preis für die Kategorie { $category }. Einen festlegen oder eine andere Kategorie wählen.
cli-fees-discount = Nachlass: { $reason }
cli-fees-receipt = Quittung { $receipt }, { $at }, { $method }
cli-fees-taken = Quittung { $receipt }: { $amount } von { $name } erhalten; noch offen { $open }.
cli-fees-refunded = Quittung { $receipt }: { $amount } an { $name } zurückgezahlt; noch offen { $open }.
cli-fees-pair = Dies ist ein Paar. Mit --person angeben, wer von beiden zahlt: { $first } oder { $second }.
cli-fees-extra = „{ $text }“ ist kein Extra mit Anzahl. In der Form Essen=2 schreiben.
cli-fees-late = { $amount } ab { $day }
cli-fees-no-prices = Für das Turnier sind noch keine Preise festgelegt.
cli-fees-levy-included = Die Startgelder enthalten die Abgabe.
cli-fees-levy-extra = Spieler schulden die Abgabe zusätzlich zu den Preisen.
cli-fees-day = { $day }: Wechselgeld { $float }, bar { $received }, Rückzahlungen { $refunded }, in der Kasse { $expected }; Überweisungen { $transferred }, Rückzahlungen { $returned }.
cli-fees-counted = Gezählt { $counted }, Differenz { $difference }.
cli-fees-void = Rückgängig gemachte Quittungen: { $numbers }
cli-fees-discounts = Nachlässe: { $amount } { $currency }

## cli: output

cli-output-failed = Der Befehl wurde ausgeführt, aber seine Antwort konnte nicht geschrieben werden ({ $error }). Platz schaffen, dann das Ergebnis ansehen.
cli-fault = Das Programm hat einen Fehler und wurde angehalten. Keine Änderung ist halb gespeichert. Den Befehl mit --verbose wiederholen und melden, was er ausgibt.
cli-detail = Einzelheit: { $detail }
cli-overwrite = --overwrite ersetzt vorhandene Dateien.
cli-take-good = --take-good lässt Zeilen aus, die nicht lesbar sind.
cli-confirm = Zum Bestätigen den Befehl mit --yes wiederholen.

## cli: wrong usage

cli-usage = Aufruf: { $form }
cli-usage-command-unknown = Es gibt keinen Befehl { $command }.
cli-usage-command-similar = Es gibt keinen Befehl { $command }. Ähnliche Befehle: { $similar }.
cli-usage-command-missing = Einen Befehl nennen. Zur Wahl stehen { $known }.
cli-usage-incomplete = Einen Befehl nennen. „drawmaster --help“ listet sie auf.
cli-usage-argument-unknown = Hier gibt es kein Argument { $argument }.
cli-usage-argument-similar = Es gibt kein Argument { $argument }. War { $similar } gemeint?
cli-usage-missing = Es fehlt: { $arguments }.
cli-usage-value-missing = { $argument } braucht einen Wert.
cli-usage-value-missing-of = { $argument } braucht einen Wert. Zur Wahl stehen { $known }.
cli-usage-value-invalid = „{ $value }“ ist kein Wert von { $argument }.
cli-usage-value-unknown = „{ $value }“ ist kein Wert von { $argument }. Zur Wahl stehen { $known }.
cli-usage-conflict = { $argument } lässt sich nicht zusammen mit { $others } angeben.
cli-usage-twice = { $argument } lässt sich nur einmal angeben.
cli-usage-no-equals = Zwischen { $argument } und dem Wert ein Gleichheitszeichen schreiben.
cli-usage-too-many = { $argument } hat einen Wert zu viel: „{ $value }“.
cli-usage-too-few = { $argument } braucht mindestens { $least } Werte, hat aber { $given }.
cli-usage-wrong-number = { $argument } braucht { $expected } Werte, hat aber { $given }.
cli-usage-not-text = Ein Argument ist kein gültiger UTF-8-Text.
cli-usage-unreadable = Die Befehlszeile ist nicht lesbar.
cli-step-fill-stage = Phase füllen
cli-stages-none = Das Turnier hat keine Phasen. Mit stage add eine hinzufügen.
cli-stage-added = Nach { $after } hinzugefügt: { $names }. Mit stage fill füllen, wenn { $after } beendet ist.
cli-stage-filled = { $count ->
    [one] 1 Spieler kommt
   *[other] { $count } Spieler kommen
} weiter nach { $name }.
cli-stage-chosen-again = Die bisher gewählten Spieler noch einmal nennen: --chosen { $numbers } und die anderen.
cli-stage-after = nach { $name }
cli-stage-ready = bereit zum Füllen
cli-head-stage = Phase

## documents

document-is-folder = Der Ordner aller Blätter ist kein Blatt. Ein Blatt wählen.
document-without-category = „{ $name }“ gibt es nicht je Kategorie. Ohne Kategorie drucken.
document-folder-refused = Der Ordner { $path } lässt sich nicht anlegen ({ $cause }). Einen anderen Ordner wählen.
document-no-pages = Noch gibt es nichts zu zeigen. Zuerst Spieler anmelden.
site-other-event = Der Ort { $path } enthält die Website eines anderen Turniers, { $event }. Einen anderen Ordner wählen oder seine Dateien ersetzen.
site-folder-is-link = { $path } ist eine Verknüpfung, daher würden die Seiten anderswo geschrieben. Die Verknüpfung entfernen oder einen anderen Ordner wählen.
site-other-files = Der Ort { $path } enthält Dateien, die das Programm nicht geschrieben hat: { $files }. Einen leeren Ordner wählen oder sie ersetzen.
site-other-archive = Die Datei { $path } ist nicht das Archiv einer Website. Einen anderen Namen wählen oder sie ersetzen.
site-file-stays = Die Datei { $path } lässt sich nicht entfernen ({ $cause }). Entfernen und erneut veröffentlichen.
document-round-zero = Es gibt keine Runde 0. Runden zählen ab 1.
document-round-not-paired = Runde { $round } ist nicht ausgelost. Vor dem Drucken auslosen.
document-last-round-open = Runde { $round }, die letzte, ist nicht bestätigt. Vor dem Drucken der Endtabelle bestätigen.
document-game-unfinished = Eine Partie von Runde { $round } ist unterbrochen. Zuerst ihr Ergebnis eingeben.
document-no-players = Keine Spieler sind angemeldet. Zuerst Spieler anmelden.
document-no-teams = Der Wettbewerb hat keine Teams. Stattdessen die Tabelle drucken.
document-no-open-round = Kein Wettbewerb hat eine ausgeloste, noch nicht bestätigte Runde. Zuerst eine Runde auslosen.
document-no-players-of = Keine Spieler der Kategorie { $category } sind angemeldet, es gibt also keine Tabelle zu drucken.
document-no-rooms = Das Turnier hat keine Räume. Zuerst die Räume und ihre Bretter in event.halls einstellen.
document-room-unknown = Es gibt keinen Raum „{ $name }“. Zur Wahl stehen { $known }.
document-board-unknown = Runde { $round } hat kein Brett { $board }. Ein Brett dieser Runde wählen.
document-no-final = Kein Finale ist ausgelost. Vor dem Drucken auslosen.
document-final-not-drawn = Das Finale der Kategorie { $category } ist nicht ausgelost. Vor dem Drucken auslosen.
document-final-category = Mehrere Finale sind ausgelost. Eine Kategorie wählen: { $known }.
document-knockout-not-drawn = KO{ $category } ist nicht ausgelost. Vor dem Drucken auslosen.
document-knockout-category = Das Blatt zeigt einen Turnierbaum. Eine Kategorie wählen: { $known }.
document-list-category = Das Blatt zeigt eine Kategorie. Eine Kategorie wählen: { $known }.
document-labels-unknown = Es gibt keine Etikettensorte „{ $name }“. Zur Wahl stehen { $known }.
document-no-ladders = Keine K.-o.- oder Qualifikationspartie von Runde { $round } endete mit Jigo, es gibt also keine Leiter zu drucken.
document-no-ladder = Brett { $board } von Runde { $round } hat keine K.-o.- oder Qualifikationspartie, die mit Jigo endete; es gibt also keine Leiter zu drucken.
document-no-points = Keine Spieler gehören zu einer Alterskategorie, es gibt also keine Punkte zu drucken.
document-no-points-of = Keine Spieler gehören zu Kategorie { $category }, es gibt also keine Punkte zu drucken.
document-no-tour-points = Keine Spieler haben Punkte der Kategorie { $category }. Zuerst aus der Setzliste der Tour importieren.
document-no-prizes = Keine Runde ist ausgelost, es gibt also noch keine Preise.
document-no-ladder-games = In diesem Zeitraum hat niemand eine Partie der Stufenleiter gespielt, daher gibt es keine Preise. Andere Tage wählen.
document-slips-format = Zettel werden zu 4 oder 6 je Seite gedruckt, nicht „{ $format }“. 4 oder 6 wählen.

## documents: the bundle

bundle-record-unreadable = Der Vermerk des letzten Pakets im Protokoll ist nicht lesbar. Diesen Fehler melden.
hand-over-no-bundle = Für dieses Turnier wurde noch kein Paket ausgestellt, es gibt also nichts zu übergeben: der andere Ausrichter kann das erste ausstellen.
hand-over-not-signer = Das letzte Paket dieses Turniers wurde mit einem anderen Schlüssel unterschrieben, { $key }. Nur dessen Inhaber kann das Turnier übergeben.
hand-over-already = Dieses Turnier wurde an den Schlüssel { $to } übergeben, daher werden Pakete mit diesem Schlüssel ausgestellt. War die Übergabe ein Fehler, rückgängig machen.
hand-over-to-oneself = Das ist der eigene Schlüssel. Den anderen Ausrichter um den Schlüssel bitten, den „drawmaster key“ dort zeigt.
bundle-secret-missing = Der Vermerk des letzten Pakets im Protokoll hat kein Geheimnis. Diesen Fehler melden.
bundle-stages-unreadable = Die Punkte der Saison für die Stufen sind nicht lesbar ({ $cause }). Diesen Fehler melden.
document-no-payments = Noch wurde keine Zahlung angenommen, es gibt also keine Quittung. Zuerst an der Kasse eine annehmen.
document-no-receipt = Es gibt keine Quittung { $number }. Eine Nummer aus der Kasse wählen.
document-no-fees = Das Turnier hat keine Preise und keine Abgabe. Zuerst an der Kasse Preise festlegen.
document-no-takings = Am { $day } wurde nichts eingenommen. Einen anderen Tag wählen.
document-no-levy = Das Turnier hat keine Abgabe. Zuerst ihre Sätze in den Einstellungen festlegen (event.levy.member).
document-no-round-sheets = Für eine Runde ist kein Blatt gewählt. Wählen Sie Blätter in den Einstellungen des Turniers (event.round_sheets) und versuchen Sie es erneut.
document-sent = { $name } wurde an { $printer } gesendet.

## domain: reading values

rank-unknown = „{ $text }“ ist kein Rang. 30k bis 1k, 1d bis 9d oder 1p bis 9p schreiben.
country-unknown = „{ $text }“ ist kein Land. Den Code aus zwei Buchstaben schreiben, etwa RO oder HR.
criterion-unknown = „{ $text }“ ist kein Kriterium der Tabelle. Zur Wahl stehen { $known }. Ein W oder M an einer Summe zählt Siege oder McMahon-Punkte.
result-unknown = „{ $text }“ ist kein Ergebnis. 1-0 (Schwarz gewann), 0-1 (Weiß gewann), = (Jigo), 0-0 (beide verlieren) schreiben, 1-0!, 0-1! oder 0-0! für kampflos, wo-black oder wo-white für ein Walkover.
money-unknown = „{ $text }“ ist kein Geldbetrag. In der Form 3 oder 3.50 schreiben.
factor-unknown = „{ $text }“ ist kein Faktor. Eine ganze Zahl, einen Bruch oder eine Dezimalzahl von 0 bis 1000 schreiben, etwa 2, 2/3 oder 1.5.
final-group-unknown = „{ $text }“ ist keine Gruppe des Finales. GR oder OR schreiben.
event-number-unknown = „{ $text }“ ist keine dauerhafte Turniernummer. Eine solche Nummer hat 32 hexadezimale Ziffern.
player-token-unknown = „{ $text }“ bezeichnet keinen Spieler der Tour. Das Tourbuch ist möglicherweise beschädigt; eine Kopie davon öffnen.

## domain: names of players who are not published in full

player-anonymous = Anonym
player-number = Nr. { $number }

## domain: newcomers

newcomer-too-old = { $name } ist am Stichtag { $age } Jahre alt, Neulinge aber höchstens { $limit }. Die Turnierleitung kann diese Person trotzdem zulassen.
newcomer-too-experienced = { $name } hat laut European Go Database { $contests } Turniere gespielt, Neulinge aber höchstens { $limit }. Die Turnierleitung kann diese Person trotzdem zulassen.
newcomer-played-before = { $name } hat schon bei Future Stars gespielt; das ist nur einmal möglich. Die Turnierleitung kann diese Person trotzdem zulassen.
newcomer-in-open = { $name } spielt auch im Open dieses Turniers, aber nur eines von beiden ist möglich. Die Turnierleitung kann diese Person trotzdem zulassen.

## domain: the jigo ladder

jigo-ladder-decided = Diese Jigo-Leiter ist entschieden. Um eine weitere Partie einzugeben, zuerst die letzte entfernen.
jigo-ladder-winner = Der Sieger muss einer der beiden Spieler sein.
jigo-ladder-nigiri = Auf dem 1x1-Brett gibt es kein Jigo. Den Spieler eingeben, der nach Nigiri Weiß hatte (R39).
jigo-ladder-too-early = Die Partie kann nicht vor { $time } geendet haben, als die vorige Partie endete oder das Jigo anerkannt wurde. Die Zeit berichtigen.
jigo-ladder-clocks = Nach einem Jigo in der neuen Partie die Restzeiten eingeben; sie können nicht länger sein als zuvor. Partien auf kleineren Brettern haben keine Restzeiten (R41).

## domain: timetable and round robin

start-times-form = „{ $text }“ ist keine Anfangszeit. Runde, Tag und Uhrzeit schreiben, mehrere durch Kommas getrennt, etwa 1 2026-11-20 09:30, 3 2026-11-21 10:00.
prize-list-round-open = Die Liste für die Siegerehrung wird nach einer bestätigten Runde festgelegt. Zuerst Runde { $round } bestätigen.
prize-list-none = Keine Liste für die Siegerehrung ist festgelegt.
prize-list-fixed = Die Liste für die Siegerehrung ist nach Runde { $round } festgelegt: { $time }, Kopf { $head }.
prize-list-taken-back = Die Liste für die Siegerehrung ist zurückgenommen. Die Preise folgen wieder der Tabelle.
prize-list-differs = { $count ->
    [one] Der Platz eines Spielers weicht von der Liste für die Siegerehrung vom { $time } ab.
   *[other] Die Plätze von { $count } Spielern weichen von der Liste für die Siegerehrung vom { $time } ab.
}
prize-list-moved = { $name }: Platz { $then } auf der Liste für die Siegerehrung, jetzt { $now }.
prize-list-left = { $name }: Platz { $then } auf der Liste für die Siegerehrung, jetzt kein Platz.
prize-list-came = { $name }: nicht auf der Liste für die Siegerehrung, jetzt Platz { $now }.
prize-group-unknown = „{ $text }“ ist keine Preisgruppe. Ränge wie 5k-1k schreiben oder eines von { $known }.
prize-places-out-of-range = Preise gibt es für 1 bis { $most } Plätze jeder Gruppe.
board-ranges-unreadable = „{ $text }“ ist keine Liste von Brettern. Bereiche von Brettern von 1 bis { $last } schreiben, etwa 1-40, 61-80.
start-times-order = Runde { $round } beginnt vor der Runde davor. Eine der Anfangszeiten ändern.
timetable-too-long = { $rounds } Runden zu { $minutes } Minuten passen nicht in die Tage des Turniers ({ $days }). Tage hinzufügen oder die Partien verkürzen.
round-robin-too-few = Ein Rundenturnier braucht mindestens zwei Spieler mit Nummern. Spieler anmelden und die Anmeldung schließen.
round-robin-missing = { $count ->
    [one] { $count } Paar trifft
   *[other] { $count } Paare treffen
} in { $planned ->
    [one] { $planned } Runde
   *[other] { $planned } Runden
} nicht aufeinander: { $pairs }{ $more ->
    [more] {" …"}
   *[none] {""}
}. Die Zahl der Runden auf { $rounds } setzen oder diese Partien weglassen.
self-pairing-same-player = Eine Partie braucht zwei verschiedene Spieler.
ladder-game-before-last = { $name } hat am { $last } eine spätere Partie gespielt, und die Sprossen folgen der Reihenfolge der Partien. Einen späteren Tag eingeben oder zuerst die spätere Partie entfernen.
self-pairing-other-division = { $black } und { $white } sind in verschiedenen Divisionen. Zwei Spieler derselben Division wählen.
self-pairing-met-too-often = { $black } und { $white } haben so oft gegeneinander gespielt, wie sie dürfen: { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
}.
self-pairing-no-round = Die Partie von { $black } und { $white } findet keinen Platz in den { $rounds } Runden, die der Wettbewerb speichern kann.

## domain: why a round cannot be paired

pairing-no-round = Es gibt keine Runde { $round }. Eine Runde von 1 bis 32 wählen.
pairing-order-fixed = Die Partien von Runde { $round } sind durch das System dieses Wettbewerbs festgelegt, daher bleibt niemand zum Auslosen übrig. Für einen Spieler, der das Turnier verlassen hat, kampflos eingeben.
pairing-too-few = Runde { $round } hat weniger als zwei Spieler. Spieler anmelden oder ändern, in welchen Runden sie aussetzen.
pairing-all-seated = Jeder Spieler von Runde { $round } hat ein Brett, das bleibt. Die neu auszulosenden Bretter entsperren oder ihre Paarung auflösen.
pairing-player-twice = { $name } hat zwei Bretter oder ein Brett und das Freilos. Eines davon freigeben.
pairing-board-twice = Brett { $board } ist zwei Partien zugewiesen. Einer davon ein anderes Brett geben.
pairing-seated-absent = { $name } spielt in Runde { $round } nicht. Den Spieler anmelden oder die ausgesetzten Runden ändern; hat er ein Brett, dort kampflos eingeben oder die Paarung auflösen.
pairing-not-entered = Ein Brett ist jemandem zugewiesen, der in diesem Wettbewerb nicht eingetragen ist. Das Brett freigeben.
line-up-size = Eine Aufstellung nennt je einen Spieler für jedes der { $size } Bretter, aber genannt { $count ->
        [one] ist einer
       *[other] sind { $count }
    }. So viele nennen, wie es Bretter gibt.
line-up-not-in-team = Ein Spieler der Aufstellung gehört nicht zum Team { $team }. Mitglieder des Teams wählen.
line-up-twice = { $name } hat in der Aufstellung zwei Bretter. Jeden Spieler einmal nennen.
line-up-order = { $first } steht in der Liste des Teams vor { $second } und muss daher am höheren Brett sitzen. Die Reihenfolge der Liste einhalten.
pairing-odd = { $count } Spieler sind eine ungerade Zahl, und Freilose sind ausgeschaltet. Einen Springer hinzufügen, einen Spieler aussetzen lassen oder Freilose erlauben.
pairing-odd-with-bye = Ohne den Spieler, dem das Freilos gegeben wurde, bleiben { $count } Spieler, eine ungerade Zahl. Das vergebene Freilos zurücknehmen oder einen weiteren Spieler aussetzen lassen.
pairing-odd-choice = { $count } Spieler sind eine ungerade Zahl. Einen hinzufügen oder entfernen; das Freilos wird vergeben, wenn die übrigen Spieler ausgelost werden.
pairing-too-few-chosen = Weniger als zwei der gewählten Spieler können in Runde { $round } ausgelost werden. Mindestens zwei Spieler ohne Brett wählen.
pairing-not-chosen = Die Auslosung hat in Runde { $round } keinen Gegner für { $name } gewählt. Nach Spielern ohne festes Brett und ohne Freilos fragen.
pairing-all-forbidden = Die verbotenen Paare lassen keine Auslosung aller Spieler zu. Einige wieder erlauben.
pairing-too-large = Die Kosten der Auslosung sind zu groß für genaue Summen. Gewichte oder Obergrenzen senken.

## domain: what a pairing pays for

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

## domain: remarks on a paired round

pairing-remark-rematch = { $times ->
    [one] Die Spieler haben schon gegeneinander gespielt.
   *[other] Die Spieler haben schon { $times }-mal gegeneinander gespielt.
}
pairing-remark-family = Die Spieler gehören zu einer Familie.
pairing-remark-float = { $down } wird um { $points } heruntergelost und { $up } hochgelost.
pairing-remark-odd-groups = { $down } wird um { $points } heruntergelost und { $up } hochgelost, weil beide Gruppen eine ungerade Spielerzahl haben.
pairing-remark-odd-categories = Die Spieler gehören zu verschiedenen Kategorien, weil beide Kategorien eine ungerade Spielerzahl haben.
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

## domain: deviations of a round from the rules

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
finding-missing-past = { $name } setzte in Runde { $round } aus, war aber gepaart.
finding-left-out-past = { $name } hatte in Runde { $round } weder eine Partie noch das Freilos.
finding-byes-past = Runde { $round } hatte { $count } Freilose.
finding-bye-off-past = { $name } hatte in Runde { $round } das Freilos, obwohl Freilose ausgeschaltet sind.
finding-bye-again-past = { $name } hatte in Runde { $round } wieder das Freilos, während andere weniger Freilose gehabt hatten.
finding-colours-past = Die Farben an Brett { $board } weichen von den Regeln ab.

## domain: why a certificate is not valid

certificate-unreadable = Der Nachweis ist nicht lesbar.
certificate-not-entered = Der Nachweis nennt einen Eintrag, der nicht im Wettbewerb ist, oder einen Eintrag doppelt.
certificate-other-rules = Das Zertifikat entstand mit anderen Stufen oder Gewichten, als der Wettbewerb hat.
certificate-other-assumptions = Hängepartien zählten beim Auslosen der Runde als etwas anderes.
certificate-cost = Das Zertifikat nennt Kosten von { $stated }, seine Auslosung kostet aber { $found }.
certificate-flaw = Die Zahlen des Nachweises zeigen nicht, dass keine Auslosung besser ist: { $reason }

## domain: knock-outs

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

## domain: qualifying

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

## domain: draws of knock-outs and of the Final

draw-plan-twice = { $name } steht zweimal in der Liste. Eines davon entfernen.
draw-entropy-not-digits = „{ $text }“ ist keine Entropie. Nur Ziffern eingeben, etwa gewürfelte; Leerzeichen und - , . ; : / _ dazwischen zählen nicht.
draw-record-commitment = Die eingefrorene Liste hat den Hash { $found }, nicht die veröffentlichte Festlegung { $published }. Klären, wer die Liste geändert hat.
draw-record-text = Zeile { $line } der eingefrorenen Liste weicht vom Protokoll der Auslosung ab. Klären, wer das Protokoll geändert hat.
draw-record-plan = Die protokollierte Liste lässt sich nicht auslosen. { $cause }

## domain: The Final of the year

final-game-not-due = Partie { $number } des Finales in Runde { $round }: { $block }
final-group-tied = In Gruppe { $group } besteht ein Gleichstand, den nur Partien auf kleineren Brettern auflösen. Zuerst die Reihenfolge der Gleichstehenden eingeben (R51).
final-plan-size = Ein Finale hat zehn oder acht Spieler, oder sechs oder vier, wenn weniger gekommen sind. Ein Finale mit { $size } Spielern lässt sich nicht auslosen.
final-plan-nonce = Die Nonce „{ $nonce }“ ist nicht hexadezimal. Ganze Bytes eingeben, etwa 5eed.
final-plan-rests = Fünfergruppen verteilen ihre Pausen über die Tage, kleinere Gruppen nicht. Den Pausenplan wählen, der zu den Gruppen passt (R54).
final-plan-long-day = Tag { $day } kann nicht drei Gruppenrunden haben. Tag 1 oder 2 wählen.
final-record-other-final = Das Protokoll gehört zum Finale einer anderen Kategorie oder Größe. Klären, wer das Finale geändert hat.
final-record-seat = Position { $position } von Gruppe { $group } weicht von den Losen ab. Klären, wer die Gruppen geändert hat.

## domain: points of the tour

points-no-class = Die Saison { $season } hat keine Punkte für Klasse { $class }. Zur Wahl stehen { $known }.
season-ages-unordered = Die Kategorien müssen aufsteigende Altersangaben sein, etwa [12, 16, 20]. Berichtigen.
season-cut-off-invalid = Der Stichtag muss ein Monat und ein Tag sein, etwa [7, 31] für den 31. Juli. Berichtigen.
referee-clock-later = Stellung { $back_to } liegt nach den { $moves } gespielten Zügen. Eine frühere angeben.
referee-clock-adjourned = Die Zeiten der Unterbrechung passen nicht: sie müssen vor dem letzten Zug liegen und dürfen die jetzt verbrauchten Zeiten nicht übersteigen.

## domain: stages

stage-source-gone = Der Wettbewerb vor dieser Phase ist nicht mehr im Turnier. Die Phase entfernen und neu hinzufügen.
stage-source-open = Runde { $round } von { $source } ist noch nicht bestätigt. Zuerst bestätigen.
stage-no-table = { $source } hat keinen Turnierbaum mit einer Runde { $round }. Zuerst den Turnierbaum auslosen oder eine andere Runde wählen.
stage-other-open = Die anderen stehen fest, sobald { $stage } gefüllt ist. Zuerst diese füllen.
stage-tie = { $names } teilen sich den letzten Platz, der weiterführt. { $seats ->
    [one] Einen
   *[other] { $seats }
} davon wählen.
stage-tie-in-list = { $list ->
    [zone] Zone
    [division] Division
   *[category] Kategorie
} { $number }: { $names } teilen sich den letzten Platz, der weiterführt. { $seats ->
    [one] Einen
   *[other] { $seats }
} davon wählen.
stage-ties = { $ties }
stage-ties-two = { $first } { $next }
stage-not-tied = { $name } teilt sich den letzten Platz, der weiterführt, nicht. Nur Spieler wählen, die ihn teilen.
stage-taken = { $name } ist schon in { $stage }. Von einer der Phasen abmelden oder deren Regel ändern.
stage-too-few = Eine Phase braucht zwei Spieler, es kommen aber weniger weiter. Eine andere Regel wählen.

## formats

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
import-json-field = Der Wert von { $field } ist ungültig.
import-json-missing = Der Wert von { $field } fehlt.
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
import-problem-round-word = „{ $word }“ ist keine Runde. Berichtigen oder entfernen.
import-note-unknown-element = { $count ->
    [one] Das Element { $name } ist unbekannt und wird ausgelassen.
   *[other] { $count } Elemente { $name } sind unbekannt und werden ausgelassen.
}
import-note-unknown-attribute = { $count ->
    [one] Das Attribut { $attribute } von { $element } ist unbekannt und wird ausgelassen.
   *[other] { $count } Attribute { $attribute } von { $element } sind unbekannt und werden ausgelassen.
}
import-note-header-left = Zeilen des Dateikopfs, die hier keine Verwendung haben, werden ausgelassen: { $names }.
import-note-fields-of-matches = Felder von Begegnungen der Teams, die hier keine Verwendung haben, werden ausgelassen: { $names }.
import-note-fields-of-teams = Felder von Teams, die hier keine Verwendung haben, werden ausgelassen: { $names }.
import-note-fields-of-pairs = Felder von Spielern in Paaren, die hier keine Verwendung haben, werden ausgelassen: { $names }.
import-note-games-without-match = { $count ->
    [one] { $count } Partie der Begegnung { $key }, die in der Datei fehlt, wird ausgelassen.
   *[other] { $count } Partien der Begegnung { $key }, die in der Datei fehlt, werden ausgelassen.
}
import-note-teams-unused = { $count ->
    [one] { $count } Team wird ausgelassen, weil die Datei Einzelspieler hat.
   *[other] { $count } Teams werden ausgelassen, weil die Datei Einzelspieler hat.
}
import-note-fields-of-byes = Felder von Freilosen, die hier keine Verwendung haben, werden ausgelassen: { $names }.
import-note-egd-swiss-found = Die erste Spalte enthält die Siege der Spieler, also ist es ein Turnier nach Schweizer System. Die Kriterien, die die Werte der Datei ergeben: { $criteria }.
import-note-egd-mcmahon = Die Punkte der Datei folgen aus Rängen und Partien mit der Bar bei { $bar }, der Untergrenze bei { $floor } und dem Nullpunkt bei { $zero }, also ist es ein McMahon-Turnier. Die Kriterien, die die Werte der Datei ergeben: { $criteria }.
import-note-egd-mcmahon-sums = Die Spieler sind nach Punkten geordnet, die nicht in der Datei stehen, über die aber ihre Summen gebildet sind. Diese Punkte folgen aus Rängen und Partien mit der Bar bei { $bar }, der Untergrenze bei { $floor } und dem Nullpunkt bei { $zero }, also ist es ein McMahon-Turnier. Die Kriterien, die die Werte der Datei ergeben: { $criteria }.
import-note-egd-swiss-scores = Die Spieler sind nach ihren Siegen geordnet, also ist es ein Turnier nach Schweizer System. Seine Summen zählen Punkte, die aus Rängen und Partien mit der Bar bei { $bar }, der Untergrenze bei { $floor } und dem Nullpunkt bei { $zero } folgen. Die Kriterien, die die Werte der Datei ergeben: { $criteria }.
import-note-egd-zero = Die Datei zählt die Punkte von unterhalb 30 Kyu, hier zählen sie ab { $zero }. Alle haben hier { $points } weniger, ebenso zählt jeder Gegner in SOS so viel weniger. Die Reihenfolge ist gleich.
import-note-egd-unexplained = Kein hier bekanntes Kriterium ergibt die Werte in den Kriterienspalten; diese werden ausgelassen. Die Kriterien prüfen.
import-note-egd-headings = Kriterien, die die Überschrift nennt, deren Werte aber nicht aus den Partien hier folgen: { $criteria }.
import-note-egd-values = Spieler mit einem anderen Wert, als aus den Partien folgt, in Spalten, deren Werte sonst die eines Kriteriums sind: { $count }. { $names }
import-note-egd-no-number = Zeile { $line }: „{ $word }“ in den Kriterienspalten ist keine Zahl und wird ausgelassen.
import-note-egd-scores = Zeile { $line } hat mehr oder weniger Werte als die anderen Zeilen, daher werden ihre Werte ausgelassen. Die Zeile prüfen.
import-note-egd-numbers = Gegner sind nach den Nummern am Zeilenanfang genannt, nicht nach der Reihenfolge der Zeilen.
import-note-egd-value = Der Wert „{ $text }“ von { $key } im Dateikopf ist nicht ganz lesbar. Prüfen, was davon in die Einstellungen gehört.
import-note-egd-days = Die Tage „{ $text }“ werden als { $start } bis { $end } gelesen. Prüfen.
import-note-egd-time = Die Zeit „{ $text }“ wird als Grundbedenkzeit von { $minutes } Minuten gelesen. Was darauf folgt, wird ausgelassen. Die Bedenkzeit berichtigen.
import-note-high-handicap = Runde { $round }, Zeile { $line }: die Vorgabe { $handicap } ist größer als 9. Eine Vorgabe von 9 wird benutzt.
import-note-egd-columns = Kein hier bekanntes Kriterium ergibt die Werte dieser Kriterienspalten; sie werden ausgelassen: { $columns }. An ihrer Stelle folgen die üblichen Kriterien. Wo jene Spalten entscheiden, weichen Plätze ab.
import-note-egd-shifted = Spieler, deren Startpunkte von denen ihres Rangs abweichen, mit der Differenz als Anpassung der Startpunkte: { $count }. { $names }
import-note-places-agree = Die Plätze sind die der Datei.
import-note-places-differ = Plätze, die von denen der Datei abweichen: { $count } von { $players }.
import-note-place-differs = { $name }: Platz { $place } in der Datei, { $here } hier. { $reason }
import-note-place-differs-among = { $name }: Platz { $place } in der Datei, das ist { $among } unter den Spielern, die hier einen Platz haben, und { $here } hier. { $reason }
import-reason-value = { $criterion } ist { $there } in der Datei und { $here } hier.
import-reason-no-values = Die Datei hat keine Werte, aus denen ihre Reihenfolge folgt.
import-reason-no-game = Wer weder Partie noch Freilos hat, hat hier keinen Platz.
import-reason-unexplained = Kein hier bekanntes Kriterium ergibt die Werte der Datei.
import-reason-others = Die Werte sind die der Datei; andere Spieler haben einen anderen Wert, oder die Datei ordnet Gleichstehende anders.
import-problem-not-an-aga-game = Die Zeile ist keine Partie. Die Nummern von Weiß und Schwarz, W oder B für den Sieger, die Vorgabe und das Komi schreiben.
import-problem-aga-number-twice = Die Nummer { $number } hat auch ein anderer Spieler. Eine der beiden berichtigen.
import-problem-aga-number = Ein Spieler der Partie steht nicht in der Liste der Spieler. Die Nummer berichtigen.
import-problem-trf-number = Die Nummer des Spielers fehlt. Sie in die Spalten 5 bis 8 schreiben.
import-sheet-unknown = Die Arbeitsmappe hat kein Blatt „{ $sheet }“ mit Zellen. Sie hat: { $known }. Eines davon wählen.
import-problem-not-csv = Es ist keine Zeile einer CSV-Datei. Die Liste erneut als CSV UTF-8 speichern.
import-problem-only-family-name = „{ $name }“ ist ein Nachname ohne Vornamen. Beide schreiben.
import-problem-only-given-name = „{ $name }“ ist ein Vorname ohne Nachnamen. Beide schreiben.
import-problem-pin = „{ $text }“ ist keine EGD-PIN. Eine PIN hat acht Ziffern.
import-problem-points = „{ $text }“ ist keine Zahl von SEYGO-Punkten. Eine ganze Zahl schreiben.
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
import-note-aga-komi = Die Gleichaufpartien haben verschiedenes Komi. Komi { $komi } wird benutzt. Berichtigen.
import-note-aga-words = Wörter hinter den Rängen der Spieler, die hier keine Verwendung haben, werden ausgelassen: { $words }.
import-note-aga-placeholders = Spieler, deren Nummer für keine steht: { $count }. Hier haben sie keine AGA-Nummer.
import-note-aga-undecided = Partien ohne Ergebnis: { $count }. Die Datei sagt nicht, ob sie mit Jigo, kampflos oder gar nicht endeten. Die Ergebnisse eingeben.
import-note-aga-game-word = Zeile { $line }: „{ $word }“ ist weder eine Vorgabe von 0 bis 9 noch ein Komi. Die Partie prüfen.
import-note-aga-moved = Partien, die in eine spätere Runde kommen, weil einer der Spieler in ihrer Runde eine andere hat: { $count }.
import-note-aga-place = Die Zeile „{ $words }“ des Dateikopfs wird als Ort gelesen. Prüfen.
import-note-aga-game-of-left = Zeile { $line }: die Partie wird ausgelassen, weil auch Zeile { $left }, die eines Spielers, ausgelassen wird.
import-note-aga-game-left = Zeile { $line }: die Partie wird weggelassen. Sie hat nur einen Spieler, oder ein Spieler hätte mehr als { $last } Runden.
import-note-board = Runde { $round }: das Brett „{ $board }“ ist keine Zahl, daher bekommt die Partie ein freies Brett.
import-note-board-size = Die Partien sind auf Brettern der Größe { $size }, die es in Turnieren hier nicht gibt. Hier wird 19x19 benutzt, und die Größe wird für einen Export aufbewahrt.
import-note-board-twice = Runde { $round }, Brett { $board }: zwei Partien haben dieses Brett. Eine von ihnen kommt an Brett { $other }.
import-note-byoyomi-periods = OpenGotha speichert die Zahl der Byo-yomi-Perioden nicht. Eine Periode wird benutzt. Berichtigen.
import-note-cancelled = Runde { $round }: eine Partie wurde annulliert. Sie wurde mit dem Ergebnis „kein Ergebnis“ importiert.
import-note-categories = Die Datei hat { $categories } Kategorien, aber nur { $limits } ihrer Grenzen.
import-note-class-time = Die Datei hat Klasse { $class }, aber keine Bedenkzeit. { $minutes } Minuten, die kürzeste Zeit dieser Klasse, werden benutzt.
import-note-class-unrated = Die Datei hat Klasse { $class }, aber ihre Bedenkzeit ist für jede Klasse zu kurz. Die Partien werden nicht gewertet.
import-note-class-lower = Die Datei hat Klasse { $class }, aber ihre Bedenkzeit erlaubt nur Klasse { $allowed }. Die Bedenkzeit berichtigen.
import-note-column = Die Spalte „{ $heading }“ wird ausgelassen.
import-note-breizh-groups = Die Datei hat das Breizh-System. Hier ist es ein McMahon-Turnier, in dem alle mit 0 und einem Punkt für jeden dieser erreichten Ränge beginnen: { $limits }. Diese Punkte sind zu den Anfangspunkten der Spieler in der Datei addiert. Bei Spielern, die später dazukommen oder deren Rang sich ändert, von Hand hinzufügen.
import-note-late-players = Spieler, deren erste Partie oder erstes Freilos nach Runde 1 liegt: { $count }. In den Tabellen früherer Runden stehen sie am Ende, ohne Platz. OpenGotha gibt ihnen einen. { $names }
import-note-congress-numbers =
    { $count ->
        [one] Die Kongress-Anmeldenummer von { $count } Spieler hat hier keine Verwendung. Sie wird für einen Export nach Pairgoth aufbewahrt.
       *[other] Die Kongress-Anmeldenummern von { $count } Spielern haben hier keine Verwendung. Sie werden für einen Export nach Pairgoth aufbewahrt.
    }
import-note-country = { $name }: „{ $country }“ ist kein Ländercode aus zwei Buchstaben und wird ausgelassen.
import-note-criterion = Das Kriterium „{ $criterion }“ der Tabelle ist unbekannt und wird ausgelassen.
import-note-criterion-score = Ohne „{ $criterion }“ steht keine Punktzahl am Anfang der Kriterien der Tabelle, daher tritt { $score } an diese Stelle. Die Kriterien prüfen.
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
import-note-handicap-negative = Runde { $round }, Brett { $board }: die Vorgabe { $handicap } ist kleiner als 0. Hier wird keine Vorgabe benutzt, die andere wird für einen Export aufbewahrt.
import-note-handicap-unread = Runde { $round }, Brett { $board }: die Vorgabe „{ $handicap }“ ist keine Zahl. Hier wird keine Vorgabe benutzt, und jene wird für einen Export aufbewahrt.
import-note-internet = Das Turnier wurde im Internet gespielt, daher haben seine Partien Ratingklasse D.
import-note-internet-address = Die Datei enthält die Internetadresse der Turnierleitung; sie wurde nicht importiert.
import-note-komi = Das Komi ist kein Vielfaches eines halben Punkts. Hier wird es abgerundet und für einen Export aufbewahrt.
import-note-late-rounds = Zeile { $line }: Runden nach { $last } werden ausgelassen.
import-note-level = { $name }: die Stufe { $written } ist unbekannt. { $rank } wird benutzt.
import-note-line-cleaned = Zeile { $line }: Steuerzeichen wurden aus „{ $text }“ entfernt.
import-note-line-no-pin = Zeile { $line }: „{ $text }“ ist keine EGD-PIN aus acht Ziffern und wird ausgelassen.
import-note-halves-disagree = Runde { $round }: Zeile { $line } ({ $name }) nennt { $opponent } als Gegner, aber Zeile { $other } nennt { $name } nicht. Die Partie wird ausgelassen.
import-note-opponent-left = Runde { $round }: die Partie von { $name } (Zeile { $line }) wird ausgelassen, weil auch Zeile { $other }, die des Gegners, ausgelassen wird.
import-note-opponent-missing = Runde { $round }: die Partie von { $name } (Zeile { $line }) wird ausgelassen, weil der Gegner nicht in der Datei ist.
import-note-macmahon-defaults = Die Datei hat keine Tage, keine Bedenkzeit oder kein Komi. { $day }, 60 Minuten und 6,5 werden benutzt. Berichtigen.
import-note-macmahon-rounds-down = MacMahon rundet in diesem Turnier auf ganze Punkte ab: es lost danach aus, und seine Listen zeigen sie so, auch in SOS und SOSOS. Hier zählen halbe Punkte.
import-note-macmahon-bye-of-two = Runde { $round }: die Paarung von { $black } und { $white } ist als Freilos markiert, nennt aber zwei Spieler. Sie wird als deren Partie gelesen. Prüfen.
import-note-macmahon-scorex = ScoreX von MacMahon lässt die halben Punkte für ausgesetzte Runden weg. Hier gilt die Reihenfolge der Punkte mit ihnen.
import-note-macmahon-superbar = Mitglieder der Supergruppe, deren Stufe unter der oberen Bar liegt und die in MacMahon keinen Punkt dafür bekommen: { $names }. Sie haben hier keinen.
import-note-macmahon-preliminary = Spieler mit Partien, die nur vorangemeldet sind und nicht in der Liste von MacMahon stehen: { $names }. Hier haben sie einen Platz.
import-note-macmahon-no-result = MacMahon zählt eine Partie ohne Ergebnis als halben Punkt. Hier zählt sie nichts, bis ihr Ergebnis eingegeben ist.
import-note-macmahon-rating-rank = MacMahon leitet in diesem Turnier Ränge aus Ratings ab. Die eingetragenen Ränge werden benutzt. Prüfen.
import-note-macmahon-rating-score = MacMahon leitet in diesem Turnier Startpunkte aus Ratings ab. Hier folgen sie aus den Rängen. Prüfen.
import-note-macmahon-zero = MacMahon zählt die Punkte in diesem Turnier ab { $level }, hier zählen sie ab 30 Kyu. Alle haben hier { $points } weniger, ebenso zählt jeder Gegner in SOS so viel weniger. Die Reihenfolge ist gleich.
import-note-name-twice = Zeilen { $first } und { $line }: { $name } ist zweimal aufgeführt.
import-note-no-criteria = Die Datei enthält keine Kriterien für die Tabelle. MMS, SOS und SOSOS werden benutzt.
import-note-no-headings = Die Liste hat keine Überschriften. Die Bedeutung der Spalten ist aus ihrem Inhalt erraten. Prüfen Sie die Spieler.
import-note-no-rank = { $name } hat keinen Rang. 30k wird benutzt, wie in OpenGotha.
import-note-one-time = Die Datei hat eine gemeinsame Zeit für Grundbedenkzeit und Zusatzzeit. { $minutes } Minuten werden als Grundbedenkzeit benutzt.
import-note-pairgoth-frozen-left = Die eingefrorene Tabelle wird ausgelassen, weil sie eine Person nennt, die kein Spieler der Datei ist. In Pairgoth erneut einfrieren.
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
import-note-setting-changed = Die Einstellung { $setting } hat den Wert „{ $value }“, den es in Turnieren hier nicht gibt. Der nächste mögliche Wert oder der Standard wird benutzt.
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
import-note-trf-titles = Spieler, deren Titel oder Nummer im Schachverband ausgelassen wird: { $count }.
import-note-trf-unrated = Spieler ohne Rating, die hier den Rang 30k haben: { $count }. Ihre Ränge eingeben.
import-note-day-unclear = Der Tag „{ $text }“ könnte mehr als einer sein. { $day } wird benutzt. Prüfen.
import-note-value-left = { $name }: „{ $text }“ ist hier nicht bekannt und wird ausgelassen.
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
export-note-withdrawn =
    { $count ->
        [one] { $count } abgemeldeter Spieler bleibt in der Datei und setzt in den übrigen Runden aus: { $names }.
       *[other] { $count } abgemeldete Spieler bleiben in der Datei und setzen in den übrigen Runden aus: { $names }.
    }
export-note-pairgoth-lost = Die Datei hat keine Räume, Anfangszeiten, Geburtsjahre, Tournummern, Wahl der Veröffentlichung, Profiränge, Turnierbäume und Punkte, weil Pairgoth sie nicht speichert. Die Turnierdatei behalten.
export-note-pairgoth-frozen = Die eingefrorene Tabelle der importierten Datei wird nicht geschrieben, weil sich Ergebnisse oder Tabelle seither geändert haben. In Pairgoth erneut einfrieren.
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
export-note-trf-handicaps =
    { $count ->
        [one] Die Datei sagt nicht, dass { $count } Partie eine Vorgabe hat.
       *[other] Die Datei sagt nicht, dass { $count } Partien Vorgaben haben.
    }
export-note-trf-federation = Spieler, deren Land keinen Verband im Schachverband hat, sodass sie ohne Verband geschrieben werden: { $names }.
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

## The hall network

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
hall-address-of-many = { $address } bezeichnet viele Computer. Die Adresse dieses Computers in einem Netz wählen.
hall-choose-address = Eine einzelne Adresse dieses Computers wählen; das Saalnetz hört nie auf allen.
hall-address-refused = Das Saalnetz kann { $address } nicht benutzen ({ $error }). Eine andere Adresse oder einen anderen Port wählen.
hall-poster-address = Die Adresse muss die eines laufenden Saalnetzes sein, zum Beispiel http://192.168.0.7:8080/.
hall-no-codes = Zettel gibt es für 1 bis { $most } Codes, wenn diese erzeugt werden.
cli-hall-serving = Das Saalnetz läuft unter { $url }. Mit Strg+C beenden.
helper-title = Hilfe am Turnier
helper-code = Ihr Code: sechs Wörter
helper-sign-in = Anmelden
helper-needs-script = Für Helfer ist JavaScript nötig.
helper-not-sent = Noch nicht gesendet
helper-all-sent = Alles ist gesendet.
helper-refused = Die Turnierleitung hat diese Eingabe abgelehnt.
helper-desk-unavailable = Die Turnierleitung kann jetzt nichts annehmen. Eingaben werden später noch einmal gesendet.
helper-code-replace = Dieser Link hat einen anderen Code als dieses Telefon. Den neuen benutzen?
helper-code-refused = Dieser Code gilt nicht mehr. Die Turnierleitung um einen neuen bitten.
helper-sign-out = Abmelden
helper-pass = Durchgang
helper-pass-one = Erster Durchgang
helper-pass-two = Zweiter Durchgang
helper-entered = Ergebnis
helper-nothing = Im Moment ist nichts zu tun.
helper-discard = Verwerfen
helper-note = Notiz für die Schiedsrichter
helper-note-send = Notiz senden
helper-arrived = Ist da
helper-filter = Brett oder Name
helper-jigo = Jigo
helper-lost-both = Beide verloren
helper-code-invalid = Dieser Code ist nicht gültig. Die Turnierleitung um einen neuen bitten.
helper-unknown = Niemand hat den Helferschlüssel { $number }.
helper-revoked-already = Der Code von { $name } ist bereits gesperrt.
helper-name-missing = Den Namen der helfenden Person eingeben.
helper-hours = Ein Code gilt 1 bis { $most } Stunden.
helper-too-many = Ein Turnier hat höchstens { $most } Helferinnen und Helfer.
helper-room-unknown = Es gibt keinen Raum { $room }. Einen der Räume des Turniers wählen.
helper-room-without-results = Einen Raum hat nur, wer Ergebnisse eingibt. Den Raum weglassen.
helper-key = Die Nummer einer Eingabe muss 8 bis 64 Buchstaben und Ziffern haben.
helper-not-allowed = Ihr Code erlaubt das nicht. Die Turnierleitung fragen.
follow-address = Die Adresse des Saalnetzes des ersten Rechners eingeben, zum Beispiel http://192.168.0.7:8080/.
follow-not-local = Das Fenster folgt nur einem Rechner im selben lokalen Netz, und { $address } liegt anderswo. Um diesem zu folgen, drawmaster follow verwenden.
follow-code = Ein Code besteht aus sechs Wörtern, wie sie der erste Rechner zeigt. Bitte die Schreibweise prüfen.
follow-no-connection = Der erste Rechner antwortet nicht unter { $address } ({ $error }).
follow-code-unreadable = Der Code ist nicht lesbar ({ $cause }).
follow-unproved = Die Antwort von { $address } weist nicht nach, dass sie vom ersten Rechner mit diesem Code kommt. Die Adresse prüfen; vielleicht antwortet jemand an seiner Stelle.
follow-refused = Der erste Rechner lehnt diesen Code ab. Einen neuen mit der Rolle zweite Turnierleitung anfordern; ein Rechner, der selbst übernommen hat, nimmt keinen alten Code an.
follow-answer = Der erste Rechner unter { $address } hat eine Antwort gesendet, die dieses Programm nicht versteht. Auf beiden Rechnern dieselbe Version benutzen.
follow-copy-missing = Die Kopie { $path } wurde beim Folgen verschoben oder gelöscht. Zurückverschieben oder in eine neue Kopie folgen.
cli-follow-state = { $time }: { $file } hat Eintrag { $entry } von { $last } von { $address }.
cli-follow-lost = { $time }: { $reason } Neuer Versuch.
cli-promoted = { $file } ist jetzt eine Turnierdatei. Sie setzt den Verlauf des ersten Rechners nach Eintrag { $entry } fort ({ $head }). Das Turnier am ersten Rechner nicht mehr ändern: Was er nach diesem Eintrag geändert hat, ist hier nicht enthalten, und zwei Dateien lassen sich nicht vereinigen.
helper-other-game = An Brett { $board } sitzen jetzt andere Spieler, oder die Runde ist nicht freigegeben. Das Ergebnis ist bei der Turnierleitung, die darüber entscheidet.
helper-desk-decides = Die Turnierleitung hat Ihr Ergebnis und entscheidet. Dort nachfragen, wenn es lange dauert.
helper-not-expected = Dieser Spieler wird nicht mehr erwartet. Zur Turnierleitung schicken.
helper-shown-missing = Diese Eingabe sagt nicht, wen die Seite gezeigt hat. Die Seite neu laden und noch einmal eingeben.
helper-other-person = Die Turnierleitung hat geändert, wer dieser Eintrag ist. Den Spieler erneut in der Liste suchen.
helper-key-used = Die Turnierleitung hat eine andere Eingabe mit der Nummer dieser Eingabe, daher wird diese nicht behalten. Noch einmal eingeben.
helper-own-pass = Den anderen Durchgang von Brett { $board } haben Sie eingegeben. Diesen liest jemand anderes.
helper-no-board = Die Turnierleitung hat jetzt kein solches Brett, daher wird dieses Ergebnis nicht behalten. Der Turnierleitung Bescheid sagen.
helper-round-confirmed = Runde { $round } ist bestätigt, daher wird dieses Ergebnis nicht behalten. Der Turnierleitung Bescheid sagen, falls es ein anderes ist.
helper-too-many-wait = { $count } Ihrer Ergebnisse warten schon auf die Turnierleitung, daher wird dieses nicht behalten. Der Turnierleitung Bescheid sagen.
helper-other-result = Brett { $board } hat bei der Turnierleitung ein anderes Ergebnis. Dort nachfragen.
report-title = Ergebnis melden
report-about = Den Code neben der eigenen Farbe auf dem Ergebniszettel eingeben. Das Ergebnis zählt, wenn die Gegenseite dasselbe meldet.
report-code = Dein Code
report-next = Weiter
report-choose = Wer hat gewonnen?
report-asked = Die Gegenseite hat gemeldet: { $result }. Melde, was du weißt.
report-waiting = Gemeldet: { $result }. Es zählt, wenn die Gegenseite dasselbe meldet. Den Zettel wie üblich abgeben.
report-is-disputed = Ihr habt verschiedene Ergebnisse gemeldet. Geht gemeinsam zur Turnierleitung.
report-is-dismissed = Die Meldung wurde nicht angenommen. Geh zur Turnierleitung.
report-is-entered = Das Ergebnis ist eingetragen: { $result }. Den Zettel wie üblich abgeben.
report-other = Ein anderes Ergebnis
report-code-invalid = Dieser Code gilt jetzt nicht. Auf dem Zettel nachsehen oder bei der Turnierleitung fragen.
report-result-unfit = Gemeldet werden können ein Sieg oder ein Jigo. Alles andere der Turnierleitung sagen.
report-sent-before = Von diesem Platz wurde schon ein Ergebnis gemeldet. Änderungen bitte bei der Turnierleitung.
report-desk-unavailable = Die Turnierleitung kann die Meldung jetzt nicht annehmen. Gleich noch einmal versuchen.
report-entered = Brett { $board } hat schon ein Ergebnis. Änderungen bitte bei der Turnierleitung.
report-author = Brett { $board }, { $colour }
report-none = Für Brett { $board } wartet keine Meldung.
report-disputed = An Brett { $board } wurden verschiedene Ergebnisse gemeldet. Das richtige eingeben oder die Meldungen verwerfen.
cli-report-accepted = Das gemeldete Ergebnis von Brett { $board } ist eingetragen.
cli-report-dismissed = Die Meldungen von Brett { $board } sind verworfen.
cli-conflict-settled = Brett { $board } ist entschieden: { $result }.
cli-conflict-entered = eingetragen
cli-conflict-sent = nicht eingetragen
cli-no-conflicts = Keine Ergebnisse widersprechen sich.
conflict-none = Brett { $board } hat kein Ergebnis, und von den Spielern, die jetzt dort sitzen, wartet keines. Das Ergebnis mit den anderen Ergebnissen der Runde eingeben und beiseitelegen, was von anderen Spielern wartet.
cli-no-reports = Keine Meldung wartet.
cli-no-report-codes = Es gibt keine Codes: Keine Runde läuft, oder Ergebnisse dürfen nicht gemeldet werden (event.player_reports).
cli-report-waiting = wartet
cli-report-disputed = verschiedene Angaben
cli-report-contradicted = anderes Ergebnis eingetragen
cli-report-moved = die Spieler sitzen jetzt anderswo
cli-helper-added = { $name } ist mit dem Schlüssel { $helper } hinzugefügt. Der Code wird nur jetzt gezeigt: { $code }
cli-helper-revoked = Der Code mit dem Schlüssel { $helper } ist gesperrt.
cli-no-helpers = Es gibt keine Helferinnen und Helfer.
cli-helper-valid-until = gültig bis { $time }
cli-helper-expired = abgelaufen
cli-helper-is-revoked = gesperrt

## messages

verbatim = { $text }
language-unknown = Für die Sprache „{ $code }“ gibt es keine Texte. Zur Wahl stehen { $known }, oder zwei davon, durch Komma getrennt.
language-too-many = Auf einem Blatt ist Platz für zwei Sprachen. Eine oder zwei nennen.

## messages: causes, as parts of sentences

cause-not-found = nicht vorhanden
cause-permission = Zugriff nicht erlaubt
cause-exists = schon vorhanden
cause-full = der Datenträger ist voll
cause-read-only = das Gerät ist schreibgeschützt
cause-folder = es ist ein Ordner
cause-no-folder = ein Teil des Pfads ist kein Ordner
cause-not-empty = der Ordner ist nicht leer
cause-name = der Name ist zu lang oder hier nicht möglich
cause-too-large = die Datei ist zu groß für dieses Gerät
cause-busy = ein anderes Programm benutzt es
cause-address-in-use = ein anderes Programm benutzt diese Adresse und diesen Port
cause-address-elsewhere = dieser Computer hat diese Adresse nicht
cause-other-device = es liegt auf einem anderen Gerät
cause-network = das Netzwerk antwortet nicht
cause-refused = dort antwortet kein Programm
cause-broken = die Verbindung wurde abgebrochen
cause-pipe = das empfangende Programm ist beendet
cause-interrupted = das System hat es unterbrochen
cause-not-text = es ist kein Text in UTF-8
cause-cut-off = es ist abgeschnitten
cause-memory = nicht genug Arbeitsspeicher
cause-unsupported = auf diesem Gerät nicht möglich
cause-many-files = zu viele Dateien sind geöffnet
cause-links = die Verknüpfungen führen im Kreis
cause-device-lost = das Gerät ist nicht verbunden
cause-device = das System meldet einen Fehler
cause-json-cut-off = in Zeile { $line } abgeschnitten
cause-json-syntax = ab Zeile { $line }, Spalte { $column } kein JSON
cause-json-choice = zur Wahl stehen { $choices }
cause-json-missing = { $field } fehlt
cause-json-unknown = { $field } ist unbekannt
cause-json-range = die Zahl ist zu klein oder zu groß
cause-json-number = eine ganze Zahl ist nötig
cause-json-text = ein Text ist nötig
cause-json-truth = true oder false ist nötig
cause-json-list = eine Liste ist nötig
cause-json-form = die Form ist falsch

## print

paper-unknown = Das Papier „{ $name }“ wird nicht unterstützt. Zur Wahl stehen { $known }.
copies-out-of-range = Die Zahl der Exemplare muss von 1 bis { $maximum } sein, nicht { $count }.
font-missing-characters = Keine Schrift hat die Zeichen { $characters }. Diese Texte ändern oder an ihrer Stelle � drucken: im Fenster „Fehlende Zeichen ersetzen“ ankreuzen oder auf der Befehlszeile --replace ergänzen.

## session: outputs

output-exists = { $path } ist schon vorhanden; nichts wurde geschrieben. Einen anderen Namen wählen oder das Ersetzen der Datei erlauben.
output-replaces-database = { $path } ist eine Turnierdatei, ein Tourbuch oder eine andere Datenbank, die keine Ausgabe ersetzen darf. Einen anderen Namen wählen.
output-beside-database = { $path } hat den Namen einer Datei, die das Turnier oder Tourbuch daneben braucht. Einen anderen Namen wählen.
output-replaces-key = { $path } ist der Schlüssel eines Ausrichters, den keine Ausgabe ersetzen darf. Einen anderen Namen wählen.
output-unreadable = { $path } ist vorhanden, aber nicht lesbar ({ $cause }), und wird daher nicht ersetzt. Einen anderen Namen wählen.

## session: files

file-name-missing = { $path } ist kein Dateiname. Einen anderen wählen.
file-not-written = { $path } konnte nicht geschrieben werden ({ $reason }). Einen anderen Ordner wählen oder Platz schaffen.
file-not-readable = { $path } ist nicht lesbar ({ $reason }). Name und Ordner prüfen.
file-not-regular = { $path } ist nicht lesbar. Es ist keine gewöhnliche Datei. Eine andere wählen.
file-too-large = { $path } ist zu groß für eine Turnierdatei. Eine andere wählen.
file-exists = { $path } ist schon vorhanden. Einen anderen Namen wählen.
file-not-picked = Das Programm kennt diese Datei nicht. Neu auswählen.
request-invalid = Die Anfrage des Befehls { $name } ist ungültig ({ $error }). Das Programm neu starten.

## session: lists with wrong lines

list-line = Zeile { $line }: { $reason }
list-lines-wrong = Anzahl der Fehler in der Liste: { $mistakes }, in { $lines ->
        [one] { $lines } Zeile
       *[other] { $lines } Zeilen
    }. Berichtigen und die Liste erneut importieren.
list-lines-more = { $count ->
    [one] { $count } weiterer ist nicht gezeigt.
   *[other] { $count } weitere sind nicht gezeigt.
}

## session: the session

event-not-open = Kein Turnier ist geöffnet. Ein Turnier öffnen oder ein neues anlegen.
competition-missing = Das Turnier hat keinen Wettbewerb. Ein neues Turnier anlegen.
request-not-json = Die Anfrage lässt sich nicht im Protokoll speichern ({ $reason }). Diesen Fehler melden.
final-game-invalidated = Die Änderung würde die Partie des Finales an Brett { $board } von Runde { $round } ungültig machen. Zuerst die Auslosung von Runde { $round } aufheben. Haben ihre Partien begonnen, das Ergebnis berichtigen, von dem sie abhängt, und die späteren Partien annullieren.
copy-failed = In { $folder } konnte keine Kopie angelegt werden. { $reason } Den Ordner und seinen freien Platz prüfen.
copy-folder-failed = Der Ordner lässt sich nicht anlegen ({ $reason }).

## session: fields

date-unknown = „{ $text }“ ist kein Datum. In der Form 2026-11-20 schreiben.
rating-unknown = „{ $text }“ ist kein Rating. Eine ganze Zahl von -900 bis 3500 schreiben.
pin-unknown = „{ $text }“ ist keine EGD-PIN. Sie hat acht Ziffern.
register-number-unknown = „{ $text }“ ist keine Nummer einer Lizenz oder Mitgliedschaft. Bis zu zehn Ziffern schreiben oder das Feld leer lassen.
licence-status-unknown = „{ $text }“ ist kein Status einer Lizenz. Einen Buchstaben oder einen Strich schreiben oder das Feld leer lassen.
birth-unknown = „{ $text }“ ist kein Geburtsjahr. In der Form { $example } schreiben.
missed-round-unknown = Es gibt keine Runde { $round }. Die Runden sind 1 bis { $last }.
fixed-board-out-of-range = { $board } ist kein Brett. Eine Zahl von 1 bis 9999 schreiben oder nichts.

## session: season rules

season-unknown = Die Saison „{ $name }“ ist nicht bekannt. Eine von diesen wählen: { $known }.
season-misnamed = Die eingebaute Saison „{ $name }“ hat in ihrer Datei einen anderen Namen.
season-file-wrong = In { $path }: { $reason }

## session: the organiser's key

key-damaged = { $file } ist kein gültiger Schlüssel mehr. Aus einer Kopie wiederherstellen oder wegschieben, um einen neuen Schlüssel anzulegen.
key-readable-by-others = Andere Benutzer dieses Computers können den Schlüssel { $file } lesen. Das Lesen nur sich selbst erlauben (chmod 600) und erneut versuchen.
key-unusable = Der Schlüssel { $file } ist nicht benutzbar ({ $reason }). Den Ordner und seine Berechtigungen prüfen.
key-not-regular = Die Schlüsseldatei { $file } ist keine gewöhnliche Datei. Sie wegschieben und die eigene Schlüsseldatei zurücklegen oder das Programm einen neuen Schlüssel anlegen lassen.
key-no-folder = Es gibt keinen Ordner für den Schlüssel. DRAWMASTER_DATA auf einen Ordner setzen.

## session: printers

printer-no-service = Dieser Computer hat keinen Druckdienst (das Programm lp). Speichern Sie das PDF und drucken Sie es aus Ihrem PDF-Programm.
printer-none = Auf diesem Computer ist kein Drucker eingerichtet. Richten Sie einen in den Systemeinstellungen ein oder speichern Sie das PDF.
printer-refused = Der Drucker { $printer } hat das Blatt nicht angenommen: { $reason }.
printer-refused-hint = Prüfen Sie seinen Namen und ob er eingeschaltet ist, oder speichern Sie das PDF.
printer-service-failed = Der Druckdienst kann nicht benutzt werden ({ $reason }). Speichern Sie das PDF und drucken Sie es aus Ihrem PDF-Programm.

## store

store-missing = Es gibt keine Datei { $path }. Den Namen prüfen oder ein neues Turnier anlegen.
store-exists = { $path } ist schon vorhanden. Einen anderen Namen wählen oder die vorhandene Datei öffnen.
store-leftover-journal = { $path } ist von einer gelöschten Datei übrig. Woandershin verschieben oder einen anderen Namen für die neue Datei wählen.
store-not-an-event-file = { $path } ist keine Turnierdatei. Eine .drawmaster-Datei wählen oder die Datei importieren.
store-not-a-tour-book = { $path } ist kein Tourbuch. Eine .tourbook-Datei wählen oder mit `tour new` eine anlegen.
store-not-a-rating-list = { $path } ist keine Ratingliste dieses Programms. Die Ratingliste erneut importieren.
store-newer = { $path } hat Format { $found }, dieses Programm liest aber Formate bis { $known }. Mit einer neueren Version öffnen.
store-damaged = { $path } ist beschädigt. { $detail } Stattdessen die neueste Kopie öffnen.
store-in-use = { $path } ist in einem anderen Fenster oder Programm geöffnet. Zuerst dort schließen. Liegt die Datei auf einer Netzwerkfreigabe, auf diesen Computer kopieren.
store-follows = { $path } ist die Kopie einer zweiten Turnierleitung und lässt sich nicht ändern, solange sie folgt. Ist der erste Rechner ausgefallen, auf der Startseite unter „Als zweite Turnierleitung folgen“ übernehmen oder drawmaster promote mit dieser Datei aufrufen.
store-does-not-follow = { $path } ist eine eigene Turnierdatei, nicht die Kopie einer zweiten Turnierleitung.
store-entry-does-not-follow = Eintrag { $entry } des ersten Rechners folgt nicht aus dem Verlauf dieser Kopie. Er wurde nicht übernommen. Arbeitet der erste Rechner jetzt mit einer anderen Datei, ihm in einer neuen Kopie folgen.
store-open-elsewhere = { $path } ist auf dem Computer { $computer } geöffnet (Prozess { $process }). Zuerst dort schließen. Ist die Datei dort nicht mehr geöffnet, { $owner } löschen und erneut versuchen.
store-changed-elsewhere = { $path } wurde, während die Datei geöffnet war, von einem anderen Programm geändert; diese Änderung wurde daher nicht gespeichert. Eine Kopie unter einem anderen Namen speichern, dann die Datei neu öffnen und vergleichen.
store-name-too-long = Der Dateiname von { $path } ist zu lang. Einen Namen von höchstens { $most } Bytes wählen.
file-name-device = { $path } ist unter Windows der Name eines Geräts, dort ließe sich die Datei nicht öffnen. Einen anderen Namen wählen.
store-side-file = { $path } ist keine Datei dieses Programms, heißt aber wie eine, die es neben dem Turnier schreibt. Woandershin verschieben oder umbenennen, dann erneut versuchen.
store-foreign-log = { $path } ist die Logdatei eines anderen Programms, die in das Turnier geschrieben würde; ein Turnier hat nie eine. Woandershin verschieben, dann erneut versuchen.
store-no-locks = { $path } liegt an einem Ort ohne Dateisperren, etwa auf einer Netzwerkfreigabe. Auf diesen Computer kopieren und die Kopie öffnen.
store-read-only = { $path } ist schreibgeschützt. Schreiben erlauben oder eine Kopie davon öffnen.
store-inaccessible = Auf { $path } ist kein Zugriff möglich ({ $reason }). Ordner und Berechtigungen prüfen.
store-moved = { $path } wurde verschoben oder gelöscht, während die Datei geöffnet war. Zurückverschieben oder eine Kopie unter einem anderen Namen speichern.
store-migration-failed = { $path } konnte nicht ins aktuelle Format umgewandelt werden. { $detail } Die Datei ist unverändert. Mit der Version öffnen, die sie angelegt hat.
store-journal-broken = Der Verlauf dieser Datei ist beschädigt. { $found } Stattdessen die neueste Kopie öffnen.
store-disk-full = Der Datenträger ist voll, daher wurde die Änderung nicht gespeichert. Platz schaffen und erneut versuchen.
store-cause-disk-full = Der Datenträger ist voll.
store-cause-write = Das Schreiben ist fehlgeschlagen.
store-cause-constraint = Die Zeilen widersprechen anderen Daten der Datei.
store-cause-inaccessible = die Datei oder ihr Ordner lässt sich nicht öffnen oder lesen
store-write-failed = Die Änderung wurde nicht gespeichert, weil das Schreiben fehlschlug. Das Gerät prüfen und erneut versuchen.
store-saved-on-failing-device = Die Änderung wurde gespeichert, aber danach versagte das Gerät. { $reason } Das Gerät prüfen und woanders eine Kopie speichern.
store-change-uncertain = Das Gerät versagte. { $reason } Die Änderung ist vielleicht gespeichert, vielleicht nicht. Die Datei neu öffnen, um es festzustellen.
store-constraint = Die Änderung wurde nicht gespeichert, weil sie anderen Daten der Datei widerspricht. Das Turnier neu laden und erneut versuchen.
store-opened-for-reading = Das Turnier ist nur zum Lesen geöffnet. Zum Ändern zum Schreiben öffnen.
store-no-event = Die Datei enthält kein Turnier. Eines anlegen oder aus einer anderen Datei importieren.
undo-takeover = Hier hat die Kopie einer zweiten Turnierleitung übernommen; das lässt sich nicht rückgängig machen. Stattdessen berichtigen, was davor war.
store-nothing-to-undo = Es gibt nichts rückgängig zu machen. Das Turnier ist in seinem ursprünglichen Zustand.
store-nothing-to-redo = Es gibt nichts zu wiederholen. Seit der letzten Änderung wurde nichts rückgängig gemacht.
store-rows-differ = Zeile { $key } der Tabelle { $table } weicht vom Protokoll ab. Die Datei prüfen, bevor etwas rückgängig gemacht oder wiederholt wird.
store-unreadable = Ein Wert von { $column } in Tabelle { $table } ist ungültig. Die Datei prüfen oder eine Kopie davon öffnen.
store-out-of-range = Der Wert { $value } von { $column } in Tabelle { $table } liegt außerhalb seines Bereichs. Berichtigen oder eine Kopie der Datei öffnen.
store-found-size = Die Datei hat { $megabytes } MB, mehr als jedes Turnier braucht.
store-found-length = Die Datei hat { $bytes } Bytes statt { $expected }.
store-found-format-number = Die Formatnummer der Datei ist { $number }.
store-found-object = Das Schema von { $kind } { $name } weicht von diesem Format ab.
store-found-wal = Ein anderes Programm hat den Schreibmodus der Datei geändert.
store-found-structure = Die Struktur der Datei ist beschädigt.
store-found-values = Ein Wert in Tabelle { $table } ist nicht erlaubt.
store-found-foreign-key = Eine Zeile der Tabelle { $child } verweist auf eine fehlende Zeile der Tabelle { $parent }.
store-found-chain = Protokolleintrag { $entry } folgt nicht aus dem Eintrag davor.
store-found-print-history = Die Druckgeschichte von Blatt { $sheet } wurde verändert. Dieses Blatt neu drucken.
store-found-state = Die Zeilen haben nicht den Stand, den der letzte Protokolleintrag festhält.
store-found-row = Zeile { $key } der Tabelle { $table } stimmt nicht mit dem Protokoll überein.
store-found-row-before = Protokolleintrag { $entry }: Zeile { $key } der Tabelle { $table } hatte vorher einen anderen Wert.
store-doubt-journal = Dem Protokoll ist nach Eintrag { $entry } nicht zu trauen. { $reason }
store-doubt-contradiction = Die nach Protokolleintrag { $entry } geschriebenen Zeilen wurden ausgelassen, weil sie einander widersprechen. { $reason }
store-doubt-table-schema = Das Schema der Tabelle { $table } weicht von diesem Format ab. Die Tabelle wurde ausgelassen.
store-doubt-row = Zeile { $key } der Tabelle { $table } wurde gerettet, aber das Protokoll bestätigt ihren jetzigen Wert nicht.
store-doubt-row-left-out = Zeile { $key } der Tabelle { $table } wurde ausgelassen. { $reason }
store-doubt-table-end = Tabelle { $table } ließ sich nicht bis zum Ende lesen.
store-doubt-row-deleted = Zeile { $key } der Tabelle { $table } wurde nach dem letzten verlässlichen Protokolleintrag gelöscht.

## tour: bundles

tourbook-bundle-like = { $event } gleicht { $twin }, das unter einer anderen Nummer im Tourbuch ist: dieselben Tage und gemeinsame Partien oder Spieler. Wird es zusätzlich hinzugefügt, zählen seine Punkte doppelt. Sind es verschiedene Turniere, annehmen.
tourbook-bundle-differs = { $event } ist schon im Tourbuch, und dieses Paket weicht ab. Die Unterschiede prüfen und dann annehmen.
tourbook-bundle-key-unknown = Das Paket ist mit einem Schlüssel unterschrieben, den die Tour nicht kennt. Den Ausrichter um seinen Schlüssel bitten und diesen zuerst hinzufügen.
tourbook-bundle-key = Der Schlüssel ist { $key }
tourbook-bundle-key-revoked = Das Paket ist mit dem Schlüssel von { $holder } unterschrieben, der am { $day } widerrufen wurde. Um ein Paket mit neuem Schlüssel bitten.
tourbook-bundle-older = Paket { $sequence } von { $event } ist älter als Paket { $newest } im Tourbuch. Den Ausrichter um das neueste Paket bitten.
tourbook-bundle-fork = Paket { $sequence } von { $event } folgt nicht auf Paket { $newest } im Tourbuch: das Turnier hat zwei verschiedene Verläufe. Den Ausrichter fragen, welcher richtig ist.
tourbook-bundle-gap = Paket { $sequence } von { $event } ist zu weit von Paket { $newest } im Tourbuch entfernt: dazwischen dürfen höchstens { $most } fehlen. Den Ausrichter um die Pakete dazwischen bitten.
tourbook-bundle-other-signer = { $event } wurde bisher von { $holder } unterschrieben, dieses Paket ist von { $organiser } unterschrieben. Beide fragen; ist das Turnier übergeben, das Paket mit dieser Entscheidung hinzufügen.
tourbook-difference-signer = Unterschrieben von { $new } statt { $old }.
tourbook-handed-over = { $organiser } unterschreibt dieses Turnier jetzt: { $old } hat es übergeben.
tourbook-difference-gap = { $count ->
        [one] Ein Paket nach Paket { $newest } fehlt.
       *[other] { $count } Pakete nach Paket { $newest } fehlen.
    }
tourbook-difference-date = Es trägt das Datum { $new }, früher als das Paket im Tourbuch mit dem Datum { $old }. Eine Uhr ging falsch, oder jemand hat das Datum gewählt.
tourbook-difference-other-days = Das Paket ist vom { $start } bis { $end }, { $old } im Tourbuch aber vom { $old_start } bis { $old_end }. Wird es angenommen, verlässt { $old } mit seinen Punkten das Tourbuch. Das ist richtig für ein verschobenes Turnier; bei einem anderen Turnier den Ausrichter bitten, es in einer neuen Datei anzulegen.
tourbook-difference-event = Name, Tage, Ort, Meisterschaft oder Koeffizient des Turniers haben sich geändert.
tourbook-difference-table = Die Punktetabelle hat sich geändert.
tourbook-difference-player-gone = { $player } ist nicht mehr im Turnier.
tourbook-difference-player-new = { $player } ist neu im Turnier.
tourbook-difference-player-data = Die persönlichen Daten von { $player } haben sich geändert.
tourbook-difference-games = { $count ->
        [one] Eine Partie wurde
       *[other] { $count } Partien wurden
    } geändert.
tourbook-difference-points = { $player } hat { $new } Punkte statt { $old }.
tourbook-difference-finals = Gruppen, Plätze oder die Auslosung eines Finales haben sich geändert.
tourbook-difference-ladders = Leiterpartien, Qualifikationen oder Änderungszettel haben sich geändert.
tourbook-difference-other = Freilose, Turnierbäume oder Plätze haben sich geändert.
tourbook-consequence = { $player } hat jetzt { $new } statt { $old }.
tourbook-sp = SP{ $category } { $sp }
tourbook-sp-none = keine SP
tourbook-edition-unreadable = Das gespeicherte Paket von { $event } ist nicht lesbar ({ $error }). Das Paket des Turniers erneut hinzufügen.

## tour: keys

tourbook-key-no-holder = Der Schlüssel hat keinen Inhaber. Den Namen des Ausrichters eingeben.
tourbook-key-known = Der Schlüssel von { $holder } ist schon im Tourbuch.
tourbook-key-was-revoked = Der Schlüssel von { $holder } wurde widerrufen und lässt sich nicht wieder hinzufügen. Um einen neuen Schlüssel bitten.
tourbook-key-missing = Das Tourbuch hat diesen Schlüssel nicht. In der Liste der Schlüssel nachsehen.
tourbook-key-revoked = Der Schlüssel von { $holder } ist schon widerrufen.

## tour: players, championships and the book

tourbook-unnamed = Die Tour hat keinen Namen. Einen eingeben.
tourbook-championship-unnamed = Die Meisterschaft hat keinen Namen. Einen eingeben.
tourbook-championship-unknown = Es gibt keine Meisterschaft „{ $name }“. Eine aus der Liste der Turniere wählen.
tourbook-player-unknown = „{ $name }“ ist nicht in der Tour. In der Spielerliste nachsehen.
tourbook-player-ambiguous = { $count } Spieler heißen { $name }. Eine Nummer aus der Spielerliste eingeben.
tourbook-confirm-year = { $year } lässt sich nicht bestätigen. Ein Jahr von 2000 bis { $last } wählen.
tourbook-merge-same = { $player } lässt sich nicht mit sich selbst zusammenführen. Zwei Spieler nennen.
tourbook-separate-same = Beide sind derselbe Spieler, { $player }. Zwei Spieler nennen.
tourbook-separate-already = { $one } und { $other } sind schon als verschiedene Personen vermerkt.
tourbook-no-category = Niemand hat am { $date } Punkte in Kategorie { $category }. Eine andere Kategorie oder ein anderes Datum wählen.
tourbook-no-gain = { $player } hat bis zum { $date } keine Punkte gewonnen.
tourbook-no-year = Der Kalender hat kein Jahr { $year }. Ein anderes Jahr wählen.

## tour: sheets and pages

tourbook-empty = Das Tourbuch hat keine Turniere. Zuerst Pakete hinzufügen.
tourbook-no-points = Niemand hat im Jahr { $year } Punkte, es gibt also nichts zu drucken.
tourbook-no-sheet = Die Tour hat kein Blatt „{ $name }“. Zur Wahl stehen { $known }.
tourbook-pages-changed = { $folder } enthält Dateien, die das Programm nicht geschrieben hat oder die seither geändert wurden: { $files }. Woandershin verschieben oder einen leeren Ordner wählen.
tourbook-pages-other-files = { $folder } enthält andere Dateien als die Seiten der Tour. Einen leeren Ordner wählen.
