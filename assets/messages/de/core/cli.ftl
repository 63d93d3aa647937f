# Texte der Crate `cli`. Übersetzungsentwurf, noch von niemandem mit Muttersprache Deutsch geprüft.
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
cli-team-board = Brett { $board }
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
cli-step-draw = K.-o. vor Runde { $round } auslosen
cli-step-pair = Runde { $round } auslosen
cli-step-release = Runde { $round } freigeben
cli-step-results = Ergebnisse von Runde { $round } eingeben: { $agreed } von { $games }
cli-step-disagreement = Abweichung in Runde { $round } klären
cli-step-conflicts = Widersprüche in Runde { $round } klären
cli-step-confirm = Runde { $round } bestätigen
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
cli-one-language = Die Befehlszeile benutzt eine Sprache. Einen Code nennen, etwa ro.
cli-clock = DRAWMASTER_NOW ist „{ $text }“, was keine Ortszeit ist. In der Form 2026-08-14T09:00:00 schreiben oder entfernen.

cli-demo-written = Dateien in { $folder }:

cli-tour-created = { $file } ist für { $name } angelegt.
cli-tour-undone = Rückgängig gemacht: { $operation }.
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
cli-tour-printed = { $file } ist geschrieben, { $bytes } Bytes.

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
cli-entry-withdrawn = { $name } ist abgemeldet.
cli-entry-registered = { $name } ist angemeldet.
cli-entry-unknown = Es gibt keinen Eintrag { $number }. Siehe `drawmaster entries`.
cli-entry-gone = Eintrag { $id } gibt es nach der Änderung nicht mehr.
cli-entry-sleeps = Der Spieler setzt in einer Runde in der Spitzengruppe aus, was deren Paarungen verzerrt. Um die Startpunkte um einen oder zwei Punkte zu senken, `drawmaster entry lower EVENT { $number } --by 1` benutzen.
cli-card-standing = Nach Runde { $round }: Platz { $place }, { $values }
cli-card-bye = Freilos
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
cli-checklist-unseen = Noch nicht angemeldet: { $names }.
cli-checklist-no-birth = Geburtsjahr unbekannt: { $names }.
cli-checklist-unpaid = Noch nicht bezahlt: { $names }.
cli-checklist-slips = { $count ->
    [one] { $count } Änderungszettel ist offen. Siehe `drawmaster slip list`.
   *[other] { $count } Änderungszettel sind offen. Siehe `drawmaster slip list`.
}
cli-checklist-admitted = Von der Turnierleitung entgegen den Regeln zugelassen: { $names }.
cli-checklist-double = Vielleicht eine Person: { $first } und { $second }.
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

cli-black = Schwarz
cli-white = Weiß
cli-referee-clock = Die Uhren auf die verbrauchte Zeit stellen: Schwarz { $black } Minuten, Weiß { $white } Minuten.
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
cli-audit-log-round = Runde { $round }
cli-audit-log-found = { $later ->
        [0] Das Blatt zeigt diesen Verlauf bis Eintrag { $entry } ({ $operation }, { $at }). Seither hat sich nichts geändert.
        [one] Das Blatt zeigt diesen Verlauf bis Eintrag { $entry } ({ $operation }, { $at }). Ein Eintrag folgte:
       *[other] Das Blatt zeigt diesen Verlauf bis Eintrag { $entry } ({ $operation }, { $at }). { $later } Einträge folgten:
    }
cli-undone = rückgängig gemacht
cli-round = Runde { $round }
cli-statistics-none = Noch keine Partien.
cli-statistics-round = Runde
cli-statistics-games = Partien
cli-statistics-black = Schwarz
cli-statistics-white = Weiß
cli-statistics-jigo = Jigo
cli-statistics-other = andere
cli-statistics-open = offen
cli-statistics-floats = heruntergelost
cli-statistics-knockout = K.-o.
cli-statistics-handicap = Vorgabe
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
cli-head-paired = Ausgelost
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
cli-bye-moved = Das Freilos ist neu vergeben.
cli-changed-as-good = { $done } Brett { $board }; die Runde ist so gut wie die beste Auslosung.
cli-changed-dearer = { $done } Brett { $board }; die Runde kostet mehr als die beste Auslosung: { $cost }.
cli-moves-bye = Freilos
cli-moves-good = gut
cli-moves-worse = schlechter
cli-moves-breaks = fragt zuerst
cli-moves-impossible = nicht möglich
cli-why-not-best = Die beste Auslosung enthält dieses Paar nicht.
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
cli-result-one-pass = Brett { $board }: ein Durchgang ist eingegeben.
cli-result-nothing-affected = Brett { $board }: keine spätere K.-o.-Partie hängt von seinem Ergebnis ab.
cli-result-affected = Betroffen: { $game }
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
cli-box-bye = Freilos
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
cli-final-board = Brett { $board }
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
cli-output-failed = Der Befehl wurde ausgeführt, aber seine Antwort konnte nicht geschrieben werden ({ $error }). Platz schaffen, dann das Ergebnis ansehen.
cli-fault = Das Programm hat einen Fehler und wurde angehalten. Keine Änderung ist halb gespeichert. Den Befehl mit --verbose wiederholen und melden, was er ausgibt.
cli-detail = Einzelheit: { $detail }
cli-overwrite = --overwrite ersetzt vorhandene Dateien.
cli-confirm = Zum Bestätigen den Befehl mit --yes wiederholen.

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
cli-stage-after = nach { $name }
cli-stage-ready = bereit zum Füllen
cli-head-stage = Phase
