### The window's texts in German.
### Übersetzungsentwurf, noch von niemandem mit Muttersprache Deutsch geprüft.

## The frame, the start page and the screens of an event

close = Schließen
failed = Dieser Teil des Fensters kann nicht angezeigt werden. Alles bisher Eingegebene ist gespeichert.
failed-reason = Grund: { $reason }
failed-again = Erneut versuchen
failed-leave = Zurück
cancel = Abbrechen
save = Speichern
all = alle
none = keine
busy = In Arbeit …

start-lead = Auslosungen, Ergebnisse und Tabellen für Go-Turniere. Funktioniert ohne Internet.
start-sample = Beispielturnier öffnen
start-sample-about = 64 erfundene Spieler, bereit für die erste Runde: zum Umsehen und Üben.
start-stage = Eine ganze Etappe der Tour öffnen
start-stage-about = Ein größeres Beispiel: Open, Future Stars, Senior Youth und Partien mit freier Paarung, 108 erfundene Spieler in einer Datei.
start-new = Neues Turnier
start-new-about = Name und Tage eingeben. Die Spieler aus einer Liste importieren oder eintippen.
start-open = Turnier öffnen
start-open-about = Eine Turnierdatei von Drawmaster auf diesem Computer oder einem USB-Stick.
start-import = Aus anderem Programm importieren
start-import-about = Ein Turnier aus OpenGotha oder MacMahon oder eine Liste von Spielern.
start-recent = Zuletzt geöffnet

name = Name
place = Ort
country = Land
event-country-hint = zwei Buchstaben, etwa RO
event-start = Erster Tag
event-end = Letzter Tag
event-rounds = Runden
event-template = Art
event-days-hint = leer lassen für die übliche Dauer dieser Turnierart
event-minutes = Grundbedenkzeit in Minuten
event-overtime = Zusatzzeit
event-overtime-hint = 3x30 Byo-yomi, 15/300 kanadisch, +20 Fischer oder none (keine)
template-seygo-open = Jugendtour: Open mit K.-o.
template-eygc = Jugend-Europameisterschaft
template-club-day = Vereinsturnier, ein Tag
template-congress = Kongress
template-future-stars = Future Stars
template-self-paired = Freie Paarung 9x9
template-about-seygo-open = McMahon mit Gleichaufpartien, K.-o. nach Alterskategorien in den letzten Runden, Ergebnisse doppelt eingegeben.
template-about-eygc = McMahon mit Gleichaufpartien, Meisterschaftspunkte, Ergebnisse doppelt eingegeben.
template-about-club-day = McMahon mit Vorgabe, Ergebnisse einmal eingegeben.
template-about-congress = McMahon mit Gleichaufpartien, lange Partien, hohe Bar.
template-about-future-stars = Schweizer System für Neulinge: kurze Partien, keine Tourpunkte. Erfahrene Spieler sind nicht zugelassen.
template-about-self-paired = Ein Nebenturnier auf 9x9-Brettern. Je zwei Spieler spielen jederzeit, höchstens zweimal; nichts wird ausgelost.
preview-title = Vorschau
preview-class = EGF-Klasse { $class }: { $class ->
    [A] Partien zählen voll.
    [B] Partien zählen zu drei Vierteln.
    [D] Partien zählen zu einem Viertel.
   *[C] Partien zählen zur Hälfte.
}
preview-unrated = Nicht gewertet: die Bedenkzeit ist zu kurz.
preview-bar = { $from } bis { $to } Spieler sollten auf oder über der Bar liegen.
preview-handicap = Vorgabe: Punktdifferenz minus { $less }.
preview-newcomers = Nur Neulinge: höchstens { $age } Jahre alt, höchstens { $contests } gewertete Turniere.
preview-categories = Alterskategorien: { $categories }.
event-create = Turnier anlegen
event-close = Turnier schließen

rail-open = Bildschirme
rail = Ansichten
screen-register = Anmeldung
screen-knockouts = K.-o.
screen-final = Finale
screen-rounds = { event-rounds }
screen-referee = Schiedsrichter
screen-standings = Tabelle
screen-print = Drucken und senden
screen-history = Verlauf

keys = Tastenkürzel
keys-window = Überall
key-next = nächster Schritt
key-larger = vergrößern, verkleinern
key-screens = zu anderer Ansicht wechseln
key-find = suchen
key-find-letters = suchen: Buchstaben gehen ins Suchfeld
key-entry-take = Gefundene anmelden oder Spielerkarte öffnen
key-grid = im Raster bewegen, ändern
key-bar = vorgeschlagene Bar übernehmen
key-panels = Bereiche der Anmeldung
key-choose = Zeile auswählen
key-game = Partie auswählen
key-category = Kategorie wechseln
key-table = durch Felder und Partien auf dem Weg eines Spielers gehen
key-sections = Abschnitte des Turnierbaums
key-zoom = Zoom; Z passt die Zeichnung ins Fenster ein
key-ceremony = Auslosung Feld für Feld zeigen
key-replace = Spieler vor den ersten Partien ersetzen
key-list = vor der Auslosung: Spieler nach oben oder unten schieben
key-way = vor der Auslosung: Wildcard, Qualifikant, spätere Runde
key-freeze = Liste für die Auslosung einfrieren
key-table-results = Ergebnisse eingeben, wie unter Runden
key-forfeit = kampflos, dann wer gewinnt
key-walkover = Walkover im K.-o., dann wer weiterkommt
key-ladder = Jigo-Leiter, dann wer gewonnen hat
key-ladder-games = zur Jigo-Leiter; dort startet S sie, 1 2 = gibt ihre Partien ein
key-settle = abweichende Durchgänge klären, dann das Ergebnis
key-board = zu einem Brett gehen
key-pass = anderer Durchgang
key-hand = im Entwurf: Paarung auflösen, zwei paaren, sperren, neu auslosen, Rest auslosen, erklären
key-seats = im Entwurf: Schwarz oder Weiß zum Tausch mit einem anderen Spieler auswählen
key-bye = im Entwurf: dem ausgewählten Spieler das Freilos geben
key-renumber = im Entwurf: Bretter neu nummerieren
key-swap = im Entwurf: Farben tauschen
key-rounds = vorige und nächste Runde

palette = Aktionen, Spieler, Bretter, Einstellungen, Blätter und Hilfe finden
palette-find = Einige Buchstaben tippen
palette-help = Hilfe: { $screen }
palette-copy = Kopie von { $at }
palette-kind-player = Spieler
palette-kind-board = Brett
palette-kind-setting = Einstellung
palette-kind-sheet = Blatt
palette-kind-help = Hilfe
palette-kind-copy = Kopie
palette-kind-file = Datei
screen-start = Start
help-start = Mit dem Beispielturnier lässt sich alles mit 64 erfundenen Spielern ausprobieren.
    Ein neues Turnier braucht einen Namen und seine Tage; Spieler werden aus einer Liste importiert oder einzeln hinzugefügt.
    Zuletzt geöffnete Turniere stehen hier mit Tagen, Ordner und Stand.
key-save = wo das Turnier gespeichert ist
key-result-menu = Ergebnisse des Bretts
saved-already = Bereits um { $time } in { $file } gespeichert. Jede Änderung wird sofort gespeichert.
saved-last = Jede Änderung ist gespeichert. Die letzte: { $time }.
saved-in = Das Turnier liegt in { $file }. Jede Änderung wird sofort gespeichert.
palette-go = Gehe zu { $screen }

status-round = Runde { $round } von { $rounds }
status-results = { $agreed } von { $games } Ergebnissen
status-confirmed = bestätigt
status-unfinished = { $count ->
    [one] { $count } Hängepartie
   *[other] { $count } Hängepartien
}
status-disagreements = { $count ->
    [one] { $count } Brett weicht ab
   *[other] { $count } Bretter weichen ab
}
status-conflicts = { $count ->
    [one] { $count } widersprüchliches Ergebnis
   *[other] { $count } widersprüchliche Ergebnisse
}
status-registered = { $count ->
    [one] { $count } Spieler angemeldet
   *[other] { $count } Spieler angemeldet
}
status-preregistered = { $count } noch nicht angemeldet
status-slips = { $count ->
    [one] { $count } Änderungszettel offen
   *[other] { $count } Änderungszettel offen
}
status-open = Anmeldung offen
status-closed = Anmeldung geschlossen

next-register = Spieler anmelden
next-close-register = Anmeldung schließen
next-settle-slips = Änderungszettel erledigen
next-draw-knockouts = K.-o. auslosen
next-decide-knockout = Partie von Runde { $round } entscheiden
next-pair = Runde { $round } auslosen
next-pair-again = Runde { $round } neu auslosen
next-release = Runde { $round } freigeben
next-enter-results = Ergebnisse eingeben
next-resolve-disagreement = Abweichung klären
next-settle-conflicts = Widersprüche klären
next-confirm-round = Runde { $round } bestätigen
next-add-rounds = Runden hinzufügen
next-finish = Endtabelle zeigen
next-add-games = Partien hinzufügen
next-fill-stage = Phase füllen

undo = Rückgängig
undo-what = Rückgängig: { $what }
undo-of-helper = { $what } (von { $who })
undo-nothing = Nichts rückgängig zu machen.
redo = Wiederholen
redo-nothing = Nichts zu wiederholen.

operation-create_event = Turnier anlegen
operation-issue_bundle = Paket ausstellen
operation-hand_over_event = Turnier übergeben
operation-import_seed_list = Setzliste importieren
operation-import_event = Turnier importieren
operation-open_sample = Beispielturnier anlegen
operation-add_competition = Wettbewerb { $player } hinzufügen
operation-add_stage = Phase { $player } hinzufügen
operation-fill_stage = Phase füllen
operation-import_competition = Wettbewerb { $player } importieren
operation-remove_competition = Wettbewerb entfernen
operation-enter_people = { $player } eintragen
operation-add_entry = { $player } hinzufügen
operation-change_entry = { $player } bearbeiten
operation-set_entry_status = Status von { $player }
operation-take_rated = Ratingliste übernehmen
operation-set_paid = Abgabe von { $player }
operation-set_price = Preis für { $player }
operation-remove_price = Preis für { $player } entfernen
operation-include_levy = Abgabe im Startgeld
operation-choose_fees = Gebühren von { $player }
operation-grant_discount = Nachlass für { $player }
operation-revoke_discount = Nachlass für { $player }
operation-take_payment = Zahlung von { $player }
operation-refund_payment = Rückzahlung an { $player }
operation-set_cash_day = Kasse
operation-import_list = Liste importieren
operation-close_register = Anmeldung schließen
operation-change_draw_seed = neuer Startwert der Auslosung
operation-set_bar = Bar festlegen
operation-draw_knockout = Auslosung von KO{ $category }
operation-freeze_knockout = Einfrieren von KO{ $category }
operation-freeze_final = Einfrieren von Finale { $category }
operation-draw_final = Auslosung von Finale { $category }
operation-settle_final = Stichkampf im Finale { $category }
operation-change_final = Einstellungen von Finale { $category }
operation-plan_qualifying = Qualifikationsplan von KO{ $category }
operation-replace_in_knockout = Ersetzung in KO{ $category }
operation-decide_knockout = Entscheidung in KO{ $category }
operation-pair_round = Auslosung von Runde { $round }
operation-unpair_round = Auslosung von Runde { $round } aufheben
operation-release_round = Runde { $round } freigeben
operation-confirm_round = Runde { $round } bestätigen
operation-enter_result = Ergebnis von Brett { $board }, Runde { $round }
operation-add_game = Partie hinzufügen
operation-remove_game = Partie entfernen
operation-add_team = Team { $player } hinzufügen
operation-change_team = Team ändern
operation-remove_team = Team entfernen
operation-set_line_up = Aufstellung eines Teams, Runde { $round }
operation-enter_ladder = Jigo-Leiter von Brett { $board }, Runde { $round }
operation-start_ladder = Start der Jigo-Leiter von Brett { $board }, Runde { $round }
operation-record_ladder_game = Partie der Jigo-Leiter von Brett { $board }, Runde { $round }
operation-take_back_ladder_game = Entfernen einer Partie der Jigo-Leiter von Brett { $board }, Runde { $round }
operation-set_round_clock = Zeiten von Runde { $round }
operation-mark_late = verspäteter Spieler an Brett { $board }, Runde { $round }
operation-mark_arrived = Ankunft an Brett { $board }, Runde { $round }
operation-clear_late = Verspätung an Brett { $board }, Runde { $round } entfernen
operation-adjourn_game = Unterbrechung von Brett { $board }, Runde { $round }
operation-resume_game = Fortsetzung von Brett { $board }, Runde { $round }
operation-remove_adjournment = Unterbrechung von Brett { $board }, Runde { $round } entfernen
operation-publish_times = neue Anfangszeiten von Runden
operation-enter_results = Ergebnisse von Runde { $round }
operation-swap_colours = Farbtausch an Brett { $board }, Runde { $round }
operation-swap_players = Spielertausch in Runde { $round }
operation-lock_board = Sperre von Brett { $board }, Runde { $round }
operation-unpair_board = Paarung an Brett { $board } auflösen, Runde { $round }
operation-pair_two = { $player } paaren in Runde { $round }
operation-pair_rest = nicht gesperrte Bretter von Runde { $round } neu auslosen
operation-set_handicap = Vorgabe an Brett { $board }, Runde { $round }
operation-move_bye = Freilos von Runde { $round }
operation-pair_some = einige Spieler von Runde { $round } auslosen
operation-renumber_boards = Bretter von Runde { $round } neu nummerieren
operation-move_board = Brett { $board } von Runde { $round } verlegen
operation-fix_prize_list = Liste für die Siegerehrung ändern
operation-lower_sleeper = Startpunkte von { $player } senken
operation-change_settings = Einstellung { $setting }
operation-add_slip = Änderungszettel hinzufügen
operation-apply_slip = Änderungszettel übernehmen
operation-refuse_slip = Änderungszettel ablehnen
operation-add_official = { $player } als Offiziellen hinzufügen
operation-change_official = { $player } als Offiziellen ändern
operation-remove_official = Offiziellen entfernen
operation-add_helper = { $player } als Hilfe hinzufügen
operation-report_result = Meldung von Brett { $board }
operation-contradicting_result = widersprüchliches Ergebnis einer Hilfe, Brett { $board }
operation-dismiss_report = Meldungen von Brett { $board } verwerfen
operation-revoke_helper = Code einer Hilfe sperren
operation-promote_second_desk = zweite Turnierleitung übernimmt
operation-add_case = Fall hinzufügen
operation-change_case = Sachverhalt von Fall { $case }
operation-rule_case = Entscheidung in Fall { $case }
operation-protest_case = Protest in Fall { $case }
operation-appeal_case = Einspruch in Fall { $case }
operation-close_case = Abschluss von Fall { $case }
operation-publish_case = Veröffentlichung von Fall { $case }
operation-guide_case = Leitfaden von Fall { $case }
operation-set_article_text = Text eines Regelartikels
operation-migrate = Umstellung auf dieses Dateiformat
operation-salvage = Rettung aus beschädigter Datei
operation-unknown = Vorgang einer neueren Version

panel-entries = Einträge
panel-participation = Teilnahme
panel-checkin = Check-in
panel-slips = Änderungszettel
panel-closing = Schließen
template-pair-go = Pair Go
template-about-pair-go = Schweizer System für Paare: Zwei spielen zusammen eine Partie. Die Partien werden nicht gewertet.
operation-add_pair = Paar { $player } eintragen
operation-change_pair = Paar { $player } ändern
pair-add = Paar eintragen
pair-change = Paar ändern
pair-first = Erste Person
pair-second = Zweite Person
pair-person = Person
pair-new-person = jemand Neues
pair-mixed = Gemischtes Paar, bestätigt
pair-mixed-hint = Eine Frau und ein Mann. Ein Geschlecht wird nicht gespeichert.
pair-details = Runden und Brett
closing-not-mixed = Nicht als gemischte Paare bestätigt: { $names }.
panel-teams = Teams
panel-fees = Kasse
fees-filter = Anzeigen
fees-filter-all = Alle
fees-filter-unpaid = Nicht bezahlt
fees-filter-credit = Zu viel bezahlt
fees-for = Wofür
fees-owed = Fällig
fees-paid = Bezahlt
fees-open = Offen
fees-levy = Abgabe
fees-credit = Mehr als fällig
fees-item = Posten
fees-total = Summe { $currency }
fees-exact = Genauen Betrag annehmen
fees-pay = Anderer Betrag
fees-pay-of = Zahlung von { $name }
fees-pay-save = Zahlung annehmen
fees-refund = Rückzahlung
fees-refund-of = Rückzahlung an { $name }
fees-refund-save = Zurückzahlen
fees-account = Extras und Nachlässe
fees-account-of = Gebühren von { $name }
fees-account-sum = Fällig { $owed }, bezahlt { $paid }, offen { $open } { $currency }
fees-receipt = Quittung
fees-prices = Preise
fees-prices-none = Für das Turnier sind noch keine Preise festgelegt.
fees-report = Kassenbericht
fees-none-chosen = Eine Person auswählen.
fees-nothing-open = Diese Person hat nichts zu zahlen.
fees-nothing-paid = Diese Person hat nichts bezahlt.
fees-empty = Niemand steht auf dieser Liste.
fees-no-prices = Zuerst Preise festlegen oder in den Einstellungen des Turniers eine Abgabe.
fees-no-currency = Das Turnier hat noch keine Währung. Sie steht in den Einstellungen des Turniers bei der Abgabe; dort festlegen.
fees-lacks-price = kein Preis für diese Kategorie
fees-withdrew = abgemeldet
fees-gone = hat keinen Eintrag mehr
fees-taken = Quittung { $receipt }: { $amount } von { $name } erhalten.
fees-sum = Fällig { $owed }, bezahlt { $paid }, offen { $open }; { $count ->
    [0] alle haben bezahlt
    [one] eine Person muss noch zahlen
   *[other] { $count } Personen müssen noch zahlen
}
fees-amount = Betrag
fees-method = Bezahlt
fees-method-cash = bar
fees-method-transfer = per Überweisung
fees-taken-by = Angenommen von
fees-taken-by-hint = Wenn leer: Ihr Name
fees-note = Bemerkung
fees-reason = Grund
fees-payment = Quittung { $receipt }, { $at }: { $amount } { $method }, { $who }
fees-category = Kategorie
fees-category-membership = Nach Mitgliedschaft
fees-category-everyone = Alle anderen
fees-category-member = Mitglieder
fees-category-non_member = Nichtmitglieder
fees-category-concession = Ermäßigt
fees-category-child = Kinder
fees-category-free = Kostenlos
fees-entered = Tag der Anmeldung
fees-entered-hint = Leer bei früher Anmeldung
fees-extra = Anzahl: { $name }
fees-discounts = Nachlässe
fees-forgive = Ab jetzt ist um diesen Betrag weniger fällig
fees-void = Rückgängig gemachte Quittungen: { $numbers }
fees-discount-grant = Nachlass gewähren
fees-discount-revoke = Zurücknehmen
fees-price-name = Name
fees-price-set = Preis festlegen
fees-price-remove = Entfernen
fees-kind = Wer zahlt
fees-kind-entry = Alle
fees-kind-extra = Wer es wählt
fees-competition = Wettbewerb
fees-whole-event = Ganzes Turnier, einmal
fees-late = { $amount } ab { $day }
fees-late-amount = Preis für Nachmeldungen
fees-late-from = Nachmeldung ab
fees-levy-included = Die Startgelder enthalten die Abgabe
fees-till = Wechselgeld { $float }, bar { $received }, Rückzahlungen { $refunded }: in der Kasse { $expected }.
fees-counted = Gezählt { $counted }, Differenz { $difference }.
fees-transfers = Überweisungen { $received }, Rückzahlungen { $refunded }.
fees-day = Tag
fees-day-hint = Wenn leer: heute
fees-float = Wechselgeld am Morgen
fees-count = Am Abend gezählt
fees-till-save = Kasse speichern
team-add = Team hinzufügen
team-change = Team ändern
team-remove = Team entfernen
team-name = Name des Teams
team-members = Mitglieder
team-member-add = Mitglied hinzufügen
team-substitute = Ersatz
team-absent = abwesend
team-incomplete = zu wenige Spieler
team-up = Nach oben
team-out = Herausnehmen
team-first = Das ist Brett 1.
board-title = Brett { $board }
team-line-up = Aufstellung für Runde { $round }
team-line-up-of = { $name }: Aufstellung für Runde { $round }
team-usual = Übliche Aufstellung
team-set = (festgelegt)
team-plays = Spielt in Runde { $round }
team-closed = Runde { $round } ist bestätigt.
teams-size = { $size } Bretter
teams-order-fixed = in der Reihenfolge der Liste
teams-order-free = in beliebiger Reihenfolge
teams-without = In keinem Team: { $names }
teams-empty = Noch keine Teams. Spieler eintragen, dann Teams hinzufügen.
teams-none-chosen = Zuerst ein Team auswählen.
col-team = Team
round-matches = Begegnungen
competition-teams = Bretter je Begegnung von Teams
competition-teams-hint = Leer lassen, wenn einzelne Spieler antreten.

grid-lead = Pfeiltasten bewegen, Leertaste ändert. Unter jeder Runde: wie viele angemeldete Spieler sie spielen.
grid-plays = { $name } spielt Runde { $round }
grid-misses = { $name } setzt in Runde { $round } aus
checkin-find = Ankommenden Spieler suchen ( / ), Eingabetaste meldet an
checkin-count = { $arrived } von { $expected } eingecheckt

closing-look = Vor dem Schließen der Anmeldung
closing-strengths = Nach Rang
closing-categories = Nach Alterskategorie
closing-bar-picture = Die Bar
closing-bar-about = { $players } angemeldete Spieler nach Rang; auf oder über der Bar { $bar }: { $count }.
closing-bar-value = Bar { $bar }: { $count } darauf oder darüber, { $below } darunter
closing-bar-hint = Die Linie ziehen oder mit den Pfeiltasten verschieben und Enter drücken.
closing-bar-set = Bar auf { $bar } setzen
closing-bar-moved = Die Bar liegt bei { $bar }.
closing-bar-guideline = Empfohlen: { $from } bis { $to }
closing-bar-above = Darauf oder darüber
closing-senior = Senior oder unbekannt
closing-closed = Die Anmeldung wurde am { $when } geschlossen.
closing-even = { $count ->
    [one] { $count } Spieler in Runde 1
   *[other] { $count } Spieler in Runde 1
}: kein Freilos nötig.
closing-even-teams = { $count ->
    [one] { $count } Team in Runde 1
   *[other] { $count } Teams in Runde 1
}: kein Freilos nötig.
closing-odd-teams = { $count ->
    [one] { $count } Team in Runde 1
   *[other] { $count } Teams in Runde 1
}, eine ungerade Zahl: ein Team hat das Freilos.
closing-odd = { $count } Spieler in Runde 1, eine ungerade Zahl: einer bekommt ein Freilos, wenn sich kein Springer findet.
closing-odd-pairs = { $count } Paare in Runde 1, eine ungerade Zahl: eines davon bekommt ein Freilos.
closing-odd-ghost = { $count } Spieler in Runde 1, eine ungerade Zahl: ein Springer spielt.
closing-seen = Alle vorangemeldeten Spieler sind jetzt angemeldet oder abgemeldet.
closing-unseen = { $count } vorangemeldet, aber noch nicht angemeldet: { $names }
closing-births = Alle Geburtsjahre sind bekannt.
closing-no-birth = { $count ->
    [one] { $count } Spieler ohne Geburtsjahr
   *[other] { $count } Spieler ohne Geburtsjahr
}: { $names }
closing-single = Keine wahrscheinlichen Dubletten.
closing-doubles = Mögliche Dubletten: { $names }
closing-bar = { $count ->
    [one] { $count } Spieler liegt
   *[other] { $count } Spieler liegen
} auf oder über der Bar von { $bar }; empfohlen sind { $from } bis { $to }.
closing-bar-proposed = { $count ->
    [one] { $count } Spieler liegt
   *[other] { $count } Spieler liegen
} auf oder über der Bar von { $bar }; empfohlen sind { $from } bis { $to }. Mit einer Bar bei { $proposed } wären es { $proposedCount }.

slips-open = Die Anmeldung ist noch offen: Einträge direkt bearbeiten. Änderungszettel sind für Änderungen nach dem Schließen.
slips-empty = Noch keine Änderungszettel. Jeden Änderungswunsch als Zettel erfassen, damit er später nachzulesen ist.
slips-no-match = Kein Zettel passt zur Suche.
slips-lead = Solange Zettel offen sind, lässt sich keine Runde auslosen. Zuerst übernehmen oder ablehnen.
slip-add = Zettel hinzufügen
slip-late = Nachmeldung
slip-apply = Übernehmen
slip-refuse = Ablehnen
slip-none = Zuerst einen offenen Zettel auswählen.
slip-pair-anyway = Runde { $round } trotzdem auslosen
slip-player = Spieler
slip-player-hint = Nummer oder Name
slip-player-none = Kein Eintrag hat diese Nummer oder diesen Namen.
slip-leaves = Verlässt das Turnier
slip-note = Mitteilung des Spielers
slip-reason-hint = wird mit dem Zettel aufbewahrt
slip-becomes = { $what }: { $before } wird { $after }
slip-is = { $what }: { $after }
slip-nothing = keine Änderung
slip-seat = sitzt noch an Brett { $board } in Runde { $round }
slip-state-pending = offen
slip-state-applied = übernommen { $when }
slip-state-refused = abgelehnt { $when }: { $why }
slip-what-number = Nummer
slip-what-family = { entry-family }
slip-what-given = { entry-given }
slip-what-middle = { entry-middle }
slip-what-latin = { entry-latin }
slip-what-town = { entry-town }
slip-what-rank = { col-rank }
slip-what-club = { col-club }
slip-what-country = { country }
slip-what-rounds = { event-rounds }
slip-what-status = { col-status }
slip-what-initial = Startpunkte
slip-no-value = leer

register-find = Nach Name, Verein oder Land suchen ( / )
register-import = Liste importieren
register-imported = { $count ->
    [one] { $count } Eintrag hinzugefügt.
   *[other] { $count } Einträge hinzugefügt.
}
list-paste = Aus Tabellenkalkulation einfügen
list-paste-here = Die Zeilen in der Tabellenkalkulation kopieren und hier einfügen (Strg+V).
list-lines = Zu berichtigende Zeilen
list-line-number = Zeile
list-leave-out = Auslassen
list-leave-out-line = Zeile { $line } auslassen
list-cell = Zeile { $line }, { $column }
list-leave-rest = { $count ->
    [one] Diese Zeile auslassen
   *[other] Diese { $count } Zeilen auslassen
}
list-to-correct = { $count ->
    [one] Eine Zeile berichtigen oder auslassen.
   *[other] { $count } Zeilen berichtigen oder auslassen.
}
list-title = { $file } importieren
list-separator = Trennzeichen
list-separator-comma = Kommas
list-separator-semicolon = Semikolons
list-separator-tab = Tabulatoren
list-separator-pipe = senkrechte Striche
list-encoding = Zeichenkodierung
list-sheet = Blatt
list-headed = Erste Zeile enthält Spaltennamen
list-announced = Nur vorangemeldet, noch nicht eingecheckt
list-guessed = Die Datei ist nicht UTF-8; sie wird als { $encoding } gelesen. Die Namen prüfen. Sind Buchstaben falsch, eine andere Kodierung wählen.
list-first = Erste Zeilen der Liste
list-column = Bedeutung von Spalte { $column }
list-means-nothing = nicht beachten
list-means-family = { entry-family }
list-means-given = { entry-given }
list-means-name = Ganzer Name, Nachname zuerst
list-means-given-first = Ganzer Name, Vorname zuerst
list-means-middle = { entry-middle }
list-means-latin = { entry-latin }
list-means-rank = { col-rank }
list-means-rating = { col-rating }
list-means-country = { country }
list-means-town = { entry-town }
list-means-club = { col-club }
list-means-birth = Geburtsjahr oder -datum
list-means-pin = { entry-pin }
list-means-irn = { entry-irn }
list-means-ffg-licence = { entry-ffg-licence }
list-means-ffg-status = Status der französischen Lizenz
list-means-aga-id = { entry-aga }
list-means-user-name = { entry-user-name }
list-means-rating-rank = { entry-rating-rank }
list-means-sex = Geschlecht
list-means-family-group = { entry-family-group }
list-means-sp = SEYGO-Punkte { $category }
list-ready = { $count ->
    [one] { $count } Spieler kann importiert werden.
   *[other] { $count } Spieler können importiert werden.
}
list-not-yet = Zuerst die Fehler berichtigen oder wählen, was die Spalten bedeuten.
list-take = { $count ->
    [one] { $count } Spieler importieren
   *[other] { $count } Spieler importieren
}
list-event = { $count ->
    [one] Neues Turnier mit { $count } Spieler
   *[other] Neues Turnier mit { $count } Spielern
}
levy-take = Abgabe als bezahlt markieren
levy-back = Abgabe als unbezahlt markieren
levy-paid = ✓
levy-none = Einen Eintrag auswählen, der eine Abgabe schuldet.
levy-sum = Abgabe: { $due } fällig, { $paid } bezahlt; { $count ->
    [0] alle haben bezahlt.
    [one] { $count } Spieler hat nicht bezahlt.
   *[other] { $count } Spieler haben nicht bezahlt.
}
col-levy = Abgabe
entry-similar = Mögliche Dublette von { $names }. Vor dem Speichern prüfen.
entry-stars-before = Hat schon bei Future Stars gespielt
entry-paid = Hat die Abgabe bezahlt
entry-membership = Verband
membership-member = Mitglied (im In- oder Ausland)
membership-non_member = kein Mitglied
membership-concession = ermäßigt
result-same = Brett { $board } hat bereits das Ergebnis { $result }. Nichts wurde geändert.
closing-after = Aktueller Stand
closing-slips = { $count ->
    [one] { $count } Änderungszettel ist offen. Vor der nächsten Auslosung übernehmen oder ablehnen.
   *[other] { $count } Änderungszettel sind offen. Vor der nächsten Auslosung übernehmen oder ablehnen.
}
closing-no-slips = Keine Änderungszettel sind offen.
closing-fees-paid = Alle haben bezahlt.
closing-fees-open = { $count ->
    [one] { $count } Spieler muss noch zahlen
   *[other] { $count } Spieler müssen noch zahlen
}: { $names }
closing-admitted = Von der Turnierleitung trotz der Regeln zugelassen: { $names }
register-bar = Bar bei { $bar }: { $count ->
    [one] { $count } angemeldeter Spieler liegt
   *[other] { $count } angemeldete Spieler liegen
} auf oder über ihr.
register-bar-take = Bar wie vorgeschlagen auf { $bar } setzen
register-empty = Noch keine Einträge. Eintrag hinzufügen oder Liste importieren.
register-no-match = Kein Treffer für „{ $typed }“.
register-add-typed = „{ $typed }“ als neuen Eintrag hinzufügen
entry-add = Eintrag hinzufügen
entry-edit = Bearbeiten
entry-register = Anmelden
entry-withdraw = Abmelden
entry-none = Zuerst einen Eintrag auswählen.
entry-rated = Spieler der Ratingliste
entry-save-next = Hinzufügen und weiter
entry-added = { $count ->
    [1] { $name } ist angemeldet. Die nächste Person hinzufügen oder schließen.
   *[other] { $name } ist angemeldet: bisher { $count } Personen. Die nächste Person hinzufügen oder schließen.
}
seeds-import = Setzliste importieren
seeds-about = Die SP aus { $file } werden bei Einträgen mit derselben Tournummer oder EGD-PIN eingetragen.
seeds-key = Schlüssel der Tour
seeds-key-hint = falls angegeben, wird eine Liste mit anderer Unterschrift abgelehnt
seeds-names = Auch Einträge ausfüllen, die nur über den Namen gefunden werden
seeds-fill = SP eintragen
seeds-done = { $tour }: { $filled ->
    [one] SP eines Eintrags eingetragen
   *[other] SP von { $filled } Einträgen eingetragen
}, { $unknown } nicht in der Liste.
seeds-signed = Unterschrieben mit dem Schlüssel
seeds-by-name = Nur über den Namen gefunden und nicht eingetragen. Prüfen, oben das Kästchen ankreuzen und erneut eintragen:
seeds-by-name-filled = Nur über den Namen gefunden und eingetragen:
entry-sp = SP, Kategorie { $category }
move-board = An anderes Brett verlegen
move-board-of = Brett { $board } verlegen
move-board-to = An Brett
move-board-number = Die Nummer eines Bretts eingeben.
ko-decide = Entscheiden, wer weiterkommt
ko-decide-about = Die Entscheidung gilt unabhängig vom Ergebnis der Partie. Sie steht mit ihrem Grund im Verlauf.
ko-decide-advances = Kommt weiter
ko-decide-back = Entscheidung zurücknehmen
final-jigos = Ein Jigo zählt bei den Siegen
final-jigos-nothing = nichts
final-jigos-half = einen halben Sieg
final-jigos-whole = einen ganzen Sieg
copies-second = Zweiter Ordner für Kopien
copies-second-none = Kein zweiter Ordner
book-rename = Meisterschaft umbenennen
book-rename-to = Neuer Name
book-rename-hint = der Name einer anderen Meisterschaft führt beide zusammen
book-renamed = { $name } hat { $editions ->
    [one] eine Ausgabe
   *[other] { $editions } Ausgaben
}.
book-confirm = Mitgliedschaft für { $year } bestätigt
book-confirm-choose = Zuerst einen Spieler auswählen.
book-confirmed = { $name } ist für { $year } bestätigt.
entry-family = Nachname
entry-middle = Weiterer Name
entry-latin = Umschrift
entry-latin-hint = Nachname zuerst; falls leer: { $proposed }
entry-latin-order = Nachname zuerst, in lateinischen Buchstaben
entry-town = Ort
entry-reason = { reason }
entry-reason-hint = nötig für Änderungen nach dem Schließen der Anmeldung
entry-left = hat das Turnier verlassen
entry-returned = kam zurück
entry-not-seen = irrtümlich eingecheckt
entry-given = Vorname
entry-registered = { $name } ist angemeldet.
entry-withdrawn = { $name } ist abgemeldet.
entry-pin = EGD-PIN
entry-pin-hint = acht Ziffern
entry-ffg-licence = Französische Lizenz (FFG)
entry-ffg-status = Status der Lizenz
entry-ffg-status-hint = - für normal, oder ein Buchstabe
entry-aga = AGA-Nummer
entry-user-name = Benutzername auf dem Server
entry-rating-rank = Rang für Ratinglisten
entry-rating-rank-hint = Nur falls er vom Rang abweicht, mit dem gespielt wird, etwa 6d bei einem Ehrenrang.
entry-irn = Tournummer
entry-sex = Geschlecht (für Preise)
sex-unknown = keine Angabe
sex-f = Mädchen
sex-m = Junge
entry-publication = Veröffentlichung
publish-full = voller Name
publish-initials = nur Initialen
publish-anonymous = anonym
entry-overrule = Durch Entscheidung der Turnierleitung trotz der Regeln zulassen
ratings-import = Ratingliste importieren
rated-compare = Mit Ratingliste vergleichen
rated-take = Übernehmen
rated-take-all = Alle übernehmen
rated-same = Alle Einträge stimmen mit den Ratinglisten überein.
rated-unknown = In den Ratinglisten fehlen die Nummern von { $names }.
ratings-none = Noch keine Ratingliste: die Datei der EGD, der FFG oder der AGA importieren.
ratings-of = Ratingliste vom { $day }, { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}.
ratings-undated = Ratingliste ohne Datum, { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}.
ratings-stale = Sie ist veraltet: vor dem Turnier eine neue importieren.
ratings-row = in der Ratingliste, { $count ->
    [one] { $count } Turnier
   *[other] { $count } Turniere
}
entry-birth = Geburtsjahr
entry-rank-hint = 30k bis 1k, 1d bis 9d, 1p bis 9p
entry-family-group = Familie
entry-family-group-hint = dasselbe Wort für Geschwister und Eltern
entry-fixed-board = Festes Brett
entry-fixed-board-hint = etwa bei eingeschränkter Beweglichkeit; meist leer
entry-shift = Anpassung der Startpunkte
entry-plays = Spielt in Runden
entry-ghost = Springer
entry-guest = Gast
entry-ghost-long = Springer: spielt nur bei ungerader Spielerzahl
entry-guest-long = Gast: erhält keinen Platz und keine Punkte
sleepers = { $count ->
    [one] Ein Spieler der Spitzengruppe setzt in einer Runde aus. Nach den Regeln führen weniger Startpunkte aus der Gruppe:
   *[other] { $count } Spieler der Spitzengruppe setzen in Runden aus. Nach den Regeln führen weniger Startpunkte aus der Gruppe:
}
sleeper-rounds = setzt aus in { $rounds }
sleeper-lower = Um { $by } senken
status-of-preregistered = vorangemeldet
status-of-registered = angemeldet
status-of-withdrawn = abgemeldet

col-number = Nr.
col-name = Name
col-rank = Rang
col-rating = Rating
col-country = { country }
col-club = Verein
col-category = Alter
col-sp = SP
col-group = Gruppe
col-way = Weg
col-stage = Erreicht
col-initial = Start
col-status = Status
col-missed = Setzt aus
col-slip = Zettel
col-change = Änderung
col-place = Platz
col-board = Brett
col-black = Schwarz
col-white = Weiß
col-score = Punkte
col-result = Ergebnis
col-handicap = Vorgabe
col-notes = Notizen
col-remark = Hinweis
col-reason = Grund
col-when = Wann
col-who = Wer
col-what = Was
col-details = Einzelheiten
col-competition = Wettbewerb
col-changes = Zeilen

round-title = Runde { $round }
round-unpaired = nicht ausgelost
round-draft = Entwurf
round-released = freigegeben
round-confirmed = { status-confirmed }
round-pair = Auslosen
round-unpair = Auslosung aufheben
round-empty = Diese Runde ist noch nicht ausgelost.
round-bye = { $name } hat das Freilos
round-left = Ohne Paarung: { $names }
hand = Änderungen von Hand
hand-unpair = Auflösen
hand-swap = Farben tauschen
hand-lock = Sperren
hand-unlock = Entsperren
hand-locked = gesperrt: neues Auslosen ändert dieses Brett nicht
hand-explain = Erklären
hand-idle = Ohne Partie
hand-pair = Diese zwei paaren
hand-missing = { $count ->
    [one] Setzt in der Runde aus: 1 Spieler
   *[other] Setzen in der Runde aus: { $count } Spieler
}
hand-two = Zuerst zwei Spieler auswählen.
hand-finish = Übrige Spieler auslosen
hand-rest = Nicht gesperrte Bretter neu auslosen
hand-yes = Trotzdem ausführen
hand-round = Ganze Runde
hand-renumber = Bretter neu nummerieren
hand-renumbered = { $count ->
    [0] Keine Brettnummer hat sich geändert.
    [one] { $count } Partie hat eine neue Brettnummer.
   *[other] { $count } Partien haben neue Brettnummern.
}
hand-seats = Spieler tauschen
hand-teams = Teams tauschen, über je einen Spieler
hand-held = { $name } ist ausgewählt. Zu einem anderen Brett gehen und dort einen Platz wählen oder das Freilos geben.
hand-seat-first = Zuerst einen Platz auswählen.
hand-bye = Freilos geben
drag-hint = Oder einen Spieler auf einen anderen Platz oder das Freilos ziehen und eine Brettnummer auf ein anderes Brett.
drag-seat = Brett { $board }, { $colour }
drag-bye = das Freilos
drag-pair = eine Partie mit { $name }
board-in-text = Brett { $board }
drag-nowhere = auf einem Platz, einem Brett oder dem Freilos ablegen
drag-number = Die Nummer ziehen, um die Partie an ein anderes Brett zu verlegen.
drag-shift = Umschalt zeigt die Zahlen.
drag-numbers = Zahlen zeigen
verdict-good = Gut
verdict-worse = Schlechter
verdict-breaks = Fragt zuerst
verdict-impossible = Nicht möglich
some = Einige auslosen …
some-title = Einige Spieler von Runde { $round } auslosen
some-numbers = Nummern
some-numbers-hint = 1, 4, 7..12
some-numbers-wrong = Nummern und Bereiche eingeben, etwa 1, 4, 7..12.
some-scores = Punkte vor dieser Runde
some-scores-hint = 21, 20.5
some-categories = Alterskategorien
some-senior = Senior
some-nobody = Zuerst Spieler nach Nummer, Punkten oder Alterskategorie auswählen.
some-rest = Die anderen Spieler werden später ausgelost. Bestehende Paarungen bleiben. Das Freilos wird vergeben, wenn die letzten Spieler ausgelost werden.
some-pair = Ausgewählte auslosen
report = Bericht über Runde { $round }
report-short = Bericht
report-nothing = Nichts zu berichten.
groups = Punktgruppen
groups-about = { $groups } Punktgruppen, { $floats }-mal heruntergelost. Die Tabelle darunter zeigt dasselbe.
groups-line = Brett { $board }: { $down } wird zu { $up } heruntergelost
groups-lines = { $count ->
    [one] { $count } Brett heruntergelost
   *[other] { $count } Bretter heruntergelost
}
groups-float = { $board } zu { $score }
groups-players = Spieler
groups-games = Partien intern
groups-down = Heruntergeloste Bretter
groups-alone = { $count ->
    [one] { $count } ohne Partie
   *[other] { $count } ohne Partie
}
picture-table = Als Tabelle
button-key = Taste: { $key }
table-columns = Spalten
table-find = In der Tabelle suchen
table-found = { $shown } von { $all } Zeilen
table-none-found = Nichts in der Tabelle passt zu { $typed }.
table-copy = { $count ->
    [one] Zeile kopieren
   *[other] { $count } Zeilen kopieren
}
table-copied = { $count ->
    [one] Eine Zeile ist in der Zwischenablage.
   *[other] { $count } Zeilen sind in der Zwischenablage.
}
entry-register-marked = Markierte anmelden: { $count }
entry-withdraw-marked = Markierte abmelden: { $count }
boards-grid = Bretter nach Stand
boards-grid-about = { $all } Bretter. Fertig: { $done }, einmal eingegeben: { $once }, verschieden: { $differ }, offen: { $open }.
boards-grid-differ = Durchgänge verschieden
boards-grid-ladder = Jigo, zu entscheiden
boards-grid-adjourned = Hängepartie
boards-grid-open = offen
boards-grid-once = einmal eingegeben
boards-grid-complete = fertig
remark-rematch = { $count ->
    [one] Sie haben schon gegeneinander gespielt.
   *[other] Sie haben schon { $count }-mal gegeneinander gespielt.
}
remark-second-bye = Ein weiteres Freilos für { $first } würde diese Wiederholung vermeiden.
remark-family = Sie gehören zur selben Familie.
remark-float = { $first } wird um { $amount } heruntergelost und { $second } hochgelost.
remark-categories = Sie gehören zu verschiedenen Alterskategorien.
remark-far-apart = Sie liegen weit auseinander: { $first } Ränge und { $second } Punkte.
remark-club = Sie gehören zum selben Verein.
remark-country = Sie kommen aus demselben Land.
remark-blacks = { $first } hat dann { $amount }-mal öfter Schwarz als Weiß gespielt.
remark-whites = { $first } hat dann { $amount }-mal öfter Weiß als Schwarz gespielt.
remark-handicap = { $count ->
    [1] Kein Komi.
   *[other] { $count } Vorgabesteine.
}
level-met-before = Wiederholungen
level-same-family = dieselbe Familie
level-winless = Spieler ohne Sieg
level-categories = gemischte Kategorien
level-score-difference = Punktdifferenzen
level-may-meet-in-the-knock-out = mögliche Gegner im K.-o.
level-floats = Hoch- und Herunterlosen
level-same-club = derselbe Verein
level-same-country = dasselbe Land
level-colours = Farbausgleich
level-handicap = Vorgaben
level-seeding = Setzung innerhalb der Punktgruppen
level-lot = Lose
level-clubs-and-countries = Vereine und Länder
hand-price = Verglichen mit der besten Auslosung: { $price }.
hand-best = Die Runde ist so gut wie die beste Auslosung.
why = Warum Brett { $board }?
why-pays = Sie kostet: { $price }.
why-free = Sie kostet nichts.
why-otherwise = Ohne sie wäre die Runde schlechter: { $price }.
why-instead = Schwarz spielte dann gegen { $black } und Weiß gegen { $white }.
why-worse = Mit ihr ist die Runde schlechter als die beste Runde: { $price }.
why-best-instead = In der besten Runde spielt Schwarz gegen { $black } und Weiß gegen { $white }.
pass-black = Erster Durchgang: Ergebnisse von Schwarz.
pass-white = Zweiter Durchgang: Ergebnisse von Weiß.
pass-both = Ergebnisse.
keys-results = 1 Schwarz gewann · 2 Weiß gewann · = Jigo · 0 beide verloren · F kampflos · W Walkover · Rücktaste löscht · B Brettnummer
keys-results-two = 1 Schwarz gewann · 2 Weiß gewann · = Jigo · 0 beide verloren · F kampflos · W Walkover · Rücktaste löscht · B Brettnummer · P anderer Durchgang
waiting-forfeit = Kampflos: Wer gewinnt? 1 Schwarz · 2 Weiß · 0 niemand
waiting-walkover = Walkover: Wer kommt weiter? 1 Schwarz · 2 Weiß
waiting-ladder = Leiter: Wer hat gewonnen? 1 Schwarz · 2 Weiß
waiting-settle = Richtiges Ergebnis: 1 Schwarz gewann · 2 Weiß gewann · = Jigo · 0 beide verloren
keys-disagree = Die Durchgänge weichen an Brett { $board } voneinander ab. Den Zettel prüfen, dann S und das Ergebnis drücken; es ersetzt beide Durchgänge.
keys-confirmed = Diese Runde ist bestätigt. Um ein Brett zu berichtigen, S und dann das Ergebnis drücken.
keys-ladder = Brett { $board } ist ein Jigo im K.-o. G drücken für die Leiter und ihre Zeiten oder L und dann 1 oder 2 für den Sieger.
keys-rounds = [ vorige Runde · ] nächste Runde
pass-count = { $done } von { $all }
pass-counts = Durchgang 1: { $first } von { $all } · Durchgang 2: { $second }
waiting-board = Brett { $digits } …
result-black = Schwarz gewann
result-white = Weiß gewann
result-jigo = Jigo
result-both-lose = beide verloren
result-black-forfeit = Schwarz gewann kampflos
result-white-forfeit = Weiß gewann kampflos
result-both-forfeit = beide verloren kampflos
result-wo-black = Walkover für Schwarz
result-wo-white = Walkover für Weiß
result-none = kein Ergebnis
result-unknown = unbekannt
result-disagree = { $black } für Schwarz, { $white } für Weiß
result-choose = Ergebnis von Brett { $board }
result-clear = Ergebnis löschen
result-wins = { $name } gewann
result-settle = Brett { $board } berichtigen
pass-to-white = Zum zweiten Durchgang
pass-to-black = Zum ersten Durchgang
correction = Brett { $board } von Runde { $round } berichtigen
correction-affected = Spätere Partien dieses Turnierbaums hängen von diesem Ergebnis ab:
correction-through = Durchziehen
correction-annul = Spätere Partien annullieren
correction-keep = Weitergekommene Spieler beibehalten
correction-change = { $before } wird { $after }
correction-standings = Die Tabellen nach Runde { $round } und später ändern sich. Vorher gedruckte Blätter sind überholt.
correction-later = Runde { $later } ist bereits mit dem alten Ergebnis ausgelost. Ihre Paarungen bleiben.
release-stale = Runde { $round } freigeben, obwohl sie überholt ist?
stale-only = { $count ->
    [one] Nur Brett { $boards } neu auslosen
   *[other] Nur die Bretter { $boards } neu auslosen
}
stale-forfeit = Kampflose Niederlage an Brett { $board } eintragen
stale-both-forfeit = Niederlage beider an Brett { $board } eintragen
stale-seat = { $name } an Brett { $board } setzen
change-pairing = Paarungen ändern
change-pairing-about = Bretter der freigegebenen Runde ändern, die kein Ergebnis haben. Geänderte Bretter werden markiert.
release-title = Runde { $round } ohne alle freigeben?
release-about = { $count ->
    [one] Ein Spieler hat weder eine Partie noch das Freilos:
   *[other] { $count } Spieler haben weder eine Partie noch das Freilos:
}
release-pair = Diese paaren
release-bye = Freilos geben an { $name }
release-pair-bye = { $name } paaren mit { $other } (hat das Freilos)
release-anyway = Trotzdem freigeben
ladder = Jigo-Leiter
ladder-accepted = Der Schiedsrichter hat das Jigo um { $time } anerkannt.
ladder-accepted-at = Jigo anerkannt um
ladder-empty-hint = leer lassen für jetzt
ladder-start = Leiter starten
ladder-board = { $lines }×{ $lines }
ladder-new-game = Neue Partie
ladder-times = { $minutes } min, dann 1 × { $seconds } s; Komi { $komi }
ladder-remaining = Rest: Schwarz { $black }, Weiß { $white }
ladder-left = Restminuten, { $colour }
ladder-was-white = { $colour } zog Weiß und gewinnt
ladder-game-won = { $colour } gewann
ladder-played = gespielt
ladder-next = läuft als Nächste
ladder-later = falls nötig
ladder-needless = nicht nötig
ladder-between = Beginn { $from } bis { $to }
ladder-from = Beginn { $from }
ladder-wait = in { $time }
ladder-start-due = noch { $time } bis zum Beginn
ladder-late = { $time } verspätet
ladder-nigiri = Nigiri: Schwarz muss passen, also gewinnt Weiß. Wer hatte nach Nigiri Weiß? Die Farben sind die der ersten Partie.
ladder-black-is-white = Schwarz ist jetzt Weiß
ladder-white-is-white = Weiß ist jetzt Weiß
ladder-ended = Beendet um
ladder-advances = { $name } kommt weiter.
ladder-back = Letzte Partie entfernen
ladder-won = { $colour } gewann die Leiter
needs-ladder = Jigo: Leiter nötig
note-rematch = schon gespielt
note-family = selbe Familie
note-club = selber Verein
note-country = selbes Land
note-black_floats_down = Schwarz heruntergelost
note-white_floats_down = Weiß heruntergelost
note-far_apart = weit auseinander
note-board9 = 9x9
note-board13 = 13x13

ko-name = KO{ $category }
ko-players = { $count } Spieler
ko-not-drawn = nicht ausgelost
ko-draw = KO{ $category } auslosen
ko-draw-all = Alle auslosen
ko-all-frozen = Die Liste ist eingefroren. Sie wird jetzt nicht ausgelost und behält ihre angekündigte Festlegung.
ko-all-planned = Ausgelost mit den gewählten Einstellungen.
ko-all-usual = Ausgelost wie vorgeschlagen.
ko-choice = Einstellungen der Auslosung
ko-size = Spieler im Turnierbaum
ko-size-other = Andere Anzahl
ko-first-round = Erste Runde
ko-first-round-hint = leer: endet mit der letzten Runde
ko-size-hint = { $count } teilnahmeberechtigt
ko-size-rounds = Runden { $first }–{ $last }
ko-size-byes = { $count ->
    [0] keine Freilose
    [one] { $count } Freilos
   *[other] { $count } Freilose
}
ko-size-out = { $count ->
    [0] niemand ausgelassen
   *[other] { $count } ausgelassen
}
ko-size-gap = { $count ->
    [0] gleiche Ränge
    [one] bis { $count } Rang Abstand
   *[other] bis { $count } Ränge Abstand
}
ko-effect = { $size } Spieler, { $lines } Felder, Runden { $first } bis { $last }:
ko-gaps = Rangabstände in den ersten Partien, wenn die Lose der Liste folgten: { $gaps }.
ko-way = Weg in den Turnierbaum
ko-way-wild = Wildcard
qualifying = Qualifikation
qualifying-title = Qualifikationspartien von KO{ $category }
qualifying-about = Die letzten Plätze im Turnierbaum werden in den Runden davor ausgespielt. Die Sieger sind dabei, wenn ausgelost wird.
qualifying-lines = Felder im Turnierbaum
qualifying-rounds = Qualifikationsrunden
qualifying-for-wild = Wildcards, um die gespielt wird
qualifying-wild = Wildcards in der Liste: { $count }
qualifying-planned = Geplant für { $lines } Felder: { $direct } direkt, { $wild } Wildcards; Partien in den Runden { $first } bis { $last }.
qualifying-won = { $name } ist im Turnierbaum.
qualifying-nobody = Kein Sieger.
qualifying-back = Plan löschen
qualifying-plan = Partien planen
qualifying-again = Neu planen
ko-way-qualified = Qualifikant
ko-way-later = Ab Runde { $round } des Turnierbaums
ko-most = Wildcards: { $wild } von höchstens { $most_wild }. Qualifikanten: { $qualified } von höchstens { $most_qualified }.
ko-up = Nach oben
ko-down = Nach unten
ko-first = Dieser Spieler ist schon der erste.
ko-last = Dieser Spieler ist schon der letzte.
ko-sort = Nach Stärke ordnen
ko-moved = von der Turnierleitung verschoben
ko-out = nicht dabei
ko-excluded = Nicht in der Liste: { $count }
ko-apart-countries = Länder in der ersten Runde trennen
ko-apart-clubs = Vereine in der ersten Runde trennen
ko-third = Spiel um Platz 3
ko-reason-hint = wird mit der Auslosung aufbewahrt und auf ihrem Protokoll gedruckt
ko-reason-needed = Einen Grund eingeben. Er wird mit der Auslosung aufbewahrt.
ko-freeze = Liste einfrieren
ko-frozen = Die Liste ist eingefroren
ko-frozen-about = Diese Zahl vor den öffentlichen Ziffern vorlesen oder aufschreiben: Sie beweist, dass die Liste danach nicht geändert wurde.
ko-thaw = Liste ändern
ko-draw-ceremony = Feld für Feld auslosen
ko-draw-now = Sofort auslosen
ko-again = Das ersetzt den früher ausgelosten Turnierbaum; er bleibt im Verlauf.
ko-keep = Turnierbaum behalten
ko-redraw = Neu auslosen
ko-redraw-begun = Partien dieses Turnierbaums sind bereits ausgelost. Zuerst die Auslosung dieser Runden aufheben.
ko-replace = Spieler ersetzen
ko-replace-none = Zuerst das Feld eines Spielers auswählen.
ko-replace-who = Ersatz für { $name }?
ko-replace-about = Das Feld eines gesetzten Spielers geht an den stärksten ungesetzten, dessen Feld an den Nachrücker. Ohne Nachrücker wird das Feld zum Freilos.
ko-replace-reason = leer lassen bei Abmeldung
ko-alternate = Nachrücker
ko-alternate-next = Nächster der Liste
ko-alternate-none = Niemand mehr: ein Freilos
ko-ceremony = Auslosung zeigen
ko-entropy = Öffentliche Ziffern
ko-entropy-hint = im Saal gewürfelte oder ausgerufene Zahlen, nur Ziffern; Trennzeichen zählen nicht
closing-entropy = Öffentliche Ziffern für die Lose
closing-entropy-hint = jetzt ausgerufen und in den Startwert gemischt; darf leer sein
seed-new = Neuer Startwert der Auslosung
seed-new-hint = Der Verlauf bewahrt ihn auf, und die Prüfung nennt Runden, die mit dem früheren Startwert ausgelost wurden.
seed-draw = Startwert ziehen
ko-digits = Anzahl der Ziffern
ko-digits-hint = jetzt ankündigen; darf leer sein
ko-source = Quelle der Ziffern
ko-source-hint = jetzt ankündigen, etwa Würfel im Saal oder eine Lotterie mit Uhrzeit
ko-frozen-number = Einfrieren { $number }, { $at }
ko-announced = { $digits ->
        [0] Angekündigt: beliebig viele Ziffern
        [one] Angekündigt: 1 Ziffer
       *[other] Angekündigt: { $digits } Ziffern
    }
ko-acts = Einfrierungen und Auslosungen
ko-act-freeze = { ko-frozen-number }
ko-act-draw = Auslosung { $number }, { $at }
ko-act-undone = (rückgängig gemacht)
ko-list = Liste in Setzreihenfolge
ko-list-empty = Kein angemeldeter Spieler gehört zu dieser Kategorie.
ko-summary = { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}, Beginn in Runde { $first }.
ko-winner = Sieger: { $name }
ko-shown = Ansicht
ko-whole = Ganzer Turnierbaum
ko-section = Abschnitt { $number }
ko-zoom = Zoom
ko-smaller = Verkleinern
ko-larger = Vergrößern
ko-fit = Einpassen
ko-overview = Übersicht
ko-overview-about = Turnierbaum mit { $lines } Linien. Entschiedene Partien: { $decided } von { $games }. Die Tabelle darunter zeigt dasselbe.
ko-overview-game = Partie
ko-picture = Bild speichern
ko-in-round = Runde { $round }
ko-bye = Freilos
ko-board-room = Brett { $board }, { $room }
ko-needs-ladder = Jigo: Leiter
ko-invalidated = ungültig
ko-vacant = kein Spieler
ko-open-side = noch offen
ko-cell-box = Feld { $box }, { $group }: { $name }
ko-cell-game = { $stage }, Partie { $number }, Runde { $round }
ko-cell-won = Sieger: { $name }
ko-versus = { $a } gegen { $b }
ko-versus-won = { $a } gegen { $b }, Sieger: { $won }
ko-ranking = Plätze und Stufen
ko-shared = { $from }–{ $to }
ko-still-in = noch im Spiel
ko-record = Auslosungsprotokoll
ko-commitment = Festlegung
ko-nonce = Nonce
keys-table = Pfeile bewegen · Bild ab Abschnitte · + - Z Zoom · V Auslosung
keys-table-categories = [ ] Kategorien
keys-table-results = 1 Schwarz gewann · 2 Weiß gewann · = Jigo · 0 beide verloren · F kampflos · W Walkover · Rücktaste löscht · P anderer Durchgang
ceremony-title = KO{ $category }: die Auslosung
ceremony-count = { $shown } von { $all }
ceremony-box = Gruppe { $group }, Feld { $box }
ceremony-lot = Los { $drawn } von { $of }
ceremony-again = { $count ->
    [one] einmal neu gezogen, um Länder oder Vereine zu trennen
   *[other] { $count }-mal neu gezogen, um Länder oder Vereine zu trennen
}
ceremony-alone = kein Los: nur ein Spieler ist übrig
ceremony-meets = trifft auf { $name }
ceremony-bye = hat ein Freilos in der ersten Runde
ceremony-open = Gegner noch nicht gezogen
ceremony-commitment = Festlegung auf die Liste
ceremony-next = Weiter
ceremony-play = Abspielen
ceremony-pause = Pause
ceremony-all = Zum Ende springen
stage-round_of_64 = Runde der letzten 64
stage-round_of_32 = Runde der letzten 32
stage-round_of_16 = Achtelfinale
stage-quarter_final = Viertelfinale
stage-semi_final = Halbfinale
stage-winners_final = Endspiel der Siegerrunde
stage-losers_round = Verliererrunde
stage-second_final = Zweites Endspiel
stage-third_final = Drittes Endspiel
ko-loser-of = Verlierer von { $game }
ko-winner-of = Sieger von Runde { $round }, Partie { $number }
stage-final = Endspiel
stage-third_place = Dritter Platz
stage-finalist = Finalist
stage-qualifying = Qualifikation
stage-winner = Sieger
stage-final_group = Finale, Gruppen
stage-final_semi_finals = Finale, Halbfinale
stage-final_finals = Finale, Endspiele

final-name = Finale { $category }
final-group = Gruppe { $name }
final-score = Siege
final-by = Entschieden durch
final-by-wins = Siege
final-by-direct_game = direkte Partie
final-by-entry_position = Startposition
final-by-ladder = kleinere Bretter
final-by-nothing = nicht entschieden
final-tie = Gleichstand.
final-tie-hint = Sie spielen auf kleineren Brettern. In der Reihenfolge ihrer Ergebnisse auswählen, die besten zuerst.
final-tie-named = bereits ausgewählt
final-day = Tag { $day }
final-eve = Vortag
final-phase-group = Gruppen
final-phase-semi_finals = Halbfinale
final-phase-finals = Endspiele
final-alone-rounds = Runden, in denen nur das Finale gespielt wird
final-alone = nur das Finale spielt
final-rests = Pausieren: { $names }
final-places = Plätze
final-size = Spieler
final-list = Liste nach Punkten
final-draw = Finale { $category } auslosen
final-rests-when = Pausenplan
final-way-best = die Besten spielen zwei Partien am Tag
final-way-lots = durch Los
final-way-eve = eine erste Runde am Vortag
final-ladder-keys = Wer hat die Leiter gewonnen? 1 Schwarz · 2 Weiß
final-state-waiting = bevorstehend
final-state-due = auszulosen
final-state-running = läuft
final-state-ladder = { needs-ladder }
final-state-jigo = { result-jigo }
final-state-invalidated = { ko-invalidated }
final-state-vacant = { ko-vacant }
how-walkover = WO
how-forfeit = kampflos
how-ladder = durch die Leiter
how-bye = Freilos
how-ruling = durch Entscheidung
group-gold = Gold
group-bronze = Bronze
group-blue = Blau
group-green = Grün
group-magenta = Magenta
group-red = Rot

standings-after = Tabelle nach Runde { $round }
standings-round = Nach Runde
prize-list-fix = Für die Siegerehrung festlegen
prize-list-state = Die Liste für die Siegerehrung ist nach Runde { $round } festgelegt: { $time }, Kopf { $head }. Die Preise folgen ihr.
prize-list-take-back = Liste zurücknehmen
standings-newest = aktuell
standings-find = Spieler suchen ( / )
standings-empty = Noch keine angemeldeten Spieler.
standings-view = Ansicht
standings-view-key = Tabelle, Kreuztabelle, Plätze je Runde
standings-view-table = Tabelle
standings-view-crosstable = Kreuztabelle
standings-view-places = Plätze je Runde
crosstable-about = Wer gegen wen spielte: { $players } Spieler, { $games } Partien. Die Tabelle darunter zeigt dasselbe.
crosstable-games = { games-title }
crosstable-win = gewonnen
crosstable-loss = verloren
crosstable-jigo = { result-jigo }
crosstable-open = ohne Ergebnis
crosstable-game = { $name } – { $other }: { $result }, Runde { $round }
crosstable-of = { $name }: { $games }
places-about = Plätze nach jeder Runde. Spieler: { $players }, Runden: { $rounds }. Die Tabelle darunter zeigt dasselbe.
places-none = Die erste Runde ist noch nicht ausgelost.

history-find = Im Verlauf suchen ( / )
history-empty = Noch keine Änderungen.
history-more = Alle { $count } zeigen
history-head = Kopf des Verlaufs:
history-sheet-head = Kopf auf einem Blatt
history-verify = Blatt prüfen
history-verified = { $later ->
        [0] Das Blatt gehört zu diesem Verlauf. Es wurde nach Eintrag { $entry } ({ $what }, { $at }) gedruckt, und seither hat sich nichts geändert.
        [one] Das Blatt gehört zu diesem Verlauf. Es wurde nach Eintrag { $entry } ({ $what }, { $at }) gedruckt. Ein Eintrag folgte.
       *[other] Das Blatt gehört zu diesem Verlauf. Es wurde nach Eintrag { $entry } ({ $what }, { $at }) gedruckt. { $later } Einträge folgten.
    }
history-verified-undone = Dieser Eintrag wurde inzwischen rückgängig gemacht.

copies = Automatische Kopien
copies-none = Noch keine Kopien. Drawmaster legt nach jeder bestätigten Runde und nach jeder Arbeitsstunde eine an.
copies-content = Inhalt
copies-holds = { $entries ->
    [one] { $entries } Eintrag
   *[other] { $entries } Einträge
}, Runde { $paired } ausgelost, { $confirmed } bestätigt, { $results ->
    [one] { $results } Ergebnis
   *[other] { $results } Ergebnisse
}
copies-changes = Änderungen
copies-last = Letzte Änderung
copies-restore = Wiederherstellen
copies-restored = Wiederhergestellt in { $file }. Die zuvor geöffnete Datei ist unverändert.
copies-salvage = Beschädigte Datei retten
copies-damaged = Beschädigte Datei
copies-salvaged = { $file } enthält, was lesbar war: { $entries ->
    [one] { $entries } zuverlässige Änderung
   *[other] { $entries } zuverlässige Änderungen
}, { $doubts ->
    [one] { $doubts } zweifelhafter Punkt
   *[other] { $doubts } zweifelhafte Punkte
}.
copies-check = Diese Datei prüfen
copies-sound = Diese Datei ist in Ordnung: { $entries } Änderungen, { $rows } Zeilen und { $certificates } Paarungszertifikate wurden geprüft.
copies-save-as = Speichern unter …
copies-saved-as = Das Turnier liegt jetzt in { $file }. Die alte Datei ist unverändert.
copies-saved-bare = Das Turnier liegt jetzt in { $file }. Die alte Datei war nicht lesbar, daher beginnt der Verlauf neu.
copies-and-check = Kopien und Prüfung
copies-read = Daten retten
copies-found = Gerettete Daten
copies-doubts = Verloren oder nicht prüfbar:
copies-no-doubts = Nichts ging verloren.
copies-open = Öffnen

print-print = Drucken
print-export = Senden
print-write = PDF speichern
print-no-round = Noch keine Runde ist ausgelost.
export-notes-about = Das andere Programm übernimmt nicht alles so, wie es hier steht. Dies lässt sich zuerst berichtigen; oder die Datei jetzt speichern.
print-done = { $file } gespeichert.
site-done = { $file } gespeichert: { $written ->
    [one] eine Datei ist neu oder geändert
   *[other] { $written } Dateien sind neu oder geändert
}, { $removed } entfernt.
site-kept = Diese Dateien hat jemand anderes geändert, sie bleiben daher: { $files }.
sheet-of-category = { $label }, Alter { $category }
sheet-pairings = Paarungen nach Brett
sheet-pairings-about = Für die Wand, mit Platz für die Ergebnisse.
sheet-pairings-by-name = Paarungen nach Namen
sheet-pairings-by-name-about = Zeigt den Spielern ihre Bretter.
sheet-seats = Plätze aller Wettbewerbe
sheet-seats-about = Zeigt allen, in welchem Wettbewerb und an welchem Brett sie jetzt spielen.
sheet-slips = Ergebniszettel
sheet-slips-about = Sechs je Seite, zum Schneiden.
sheet-wall-chart = Wandtabelle
sheet-wall-chart-about = Gegner und Siege aller Spieler, jede Runde aktuell.
sheet-standings = Tabelle
sheet-standings-about = Mit allen Kriterien und Ergebnissen.
sheet-final-list = Endtabelle
sheet-final-list-about = Nach der letzten Runde.
sheet-overall = { stage-overall }
sheet-overall-about = Zeigt jeden einmal: dort, wohin die letzte Phase führt.
sheet-individual = Einzeltabelle
sheet-individual-about = Die Spieler der Teams, nach Siegen.
sheet-ko = Turnierbaum
sheet-ko-about = Namen, Wertgruppen und Sieger.
sheet-ladder = { ladder }
sheet-ladder-about = Bretter und Zeiten, um ein Jigo im K.-o. zu entscheiden.
sheet-draw-record = { ko-record }
sheet-draw-record-about = Liste, Festlegung und Lose: jeder kann die Auslosung wiederholen.
sheet-register = Teilnehmerliste
sheet-register-about = Alle Einträge mit ihren Nummern.
sheet-draw-cards = Loskarten
sheet-draw-cards-about = Eine je Spieler, zum Mischen.
sheet-labels = Namensschilder
sheet-labels-about = Zum Schneiden.
sheet-tables = Brettnummern
sheet-tables-about = Für die Tische.
sheet-timetable = Zeitplan
sheet-timetable-about = Vorgeschlagene Zeiten aller Runden.
sheet-rules = Regeln
sheet-rules-about = Bedenkzeit, Komi, Kriterien.
sheet-pink-slips = { panel-slips }
sheet-pink-slips-about = Leere Zettel, für rosa Papier.
sheet-pink-register = Verzeichnis der Änderungszettel
sheet-pink-register-about = Alle Zettel und was daraus wurde.
sheet-sealed-move = Versiegelter Zug
sheet-sealed-move-about = Das Formular für eine Hängepartie.
sheet-officials = Offizielle
sheet-officials-about = Schiedsrichter, Zeitnehmer und Schiedsgericht, für die Wand.
sheet-cases = Fallbuch
sheet-cases-about = Alle Fälle mit Entscheidungen, Protesten und Einsprüchen; nur für den Schiedsrichter.
sheet-case = Fallprotokolle
sheet-case-about = Jeder Fall mit Artikeln, Verlauf und Unterschriften; nur für den Schiedsrichter.
sheet-daily-report = Tagesbericht
sheet-daily-report-about = Runden, kampflose Partien, Berichtigungen, Fälle und Proteste von heute, für den Ausrichter.
sheet-late = Verspätete Spieler
sheet-late-about = Für den Schiedsrichter: wer zu spät kam, die Uhren und wann Partien verloren sind. Nicht zum Aushängen.
sheet-fee-list = Anmeldetisch
sheet-fee-list-about = Alle, die erwartet werden, mit dem, was sie zu zahlen haben; nur für die Turnierleitung.
sheet-receipt = Quittungen
sheet-receipt-about = Eine Quittung für jede Zahlung, mit ihrer Nummer.
sheet-cash-report = Kassenbericht
sheet-cash-report-about = Was an jedem Tag und für jeden Posten eingenommen wurde und was in der Kasse sein muss; nur für den Kassenwart.
sheet-levy-form = Formular der Abgabe
sheet-levy-form-about = Die Abgabe aller Spieler nach Satz, für den Verband.
sheet-incidents = Vorfälle
sheet-incidents-about = Das Protokoll des Schiedsrichters: was das Turnier vermerkt hat, und leere Zeilen.
sheet-self-pairing = Bogen für freie Paarung
sheet-self-pairing-about = Für ein Nebenturnier.
sheet-points = { col-points }
sheet-points-about = SEYGO-Punkte mit ihrer Herkunft.
file-h9 = Ergebnisse für die Ratingliste
file-h9-about = H9-Datei für die European Go Database.
file-tou = Ergebnisse für den französischen Verband
file-tou-about = tou-Datei für die FFG.
file-aga = Ergebnisse für die AGA
file-aga-about = Ergebnisdatei der American Go Association.
file-opengotha = OpenGotha-Datei
file-opengotha-about = Das ganze Turnier, für andere Programme.
file-macmahon = MacMahon-Datei
file-macmahon-about = Der Wettbewerb mit allen Partien, für MacMahon 3.
file-pairgoth = Pairgoth-Datei
file-pairgoth-about = Der Wettbewerb mit allen Partien, für Pairgoth.
file-trf = Bericht für Schweizer-System-Programme (TRF16)
file-trf-about = Partien und Punkte für Programme, die Auslosungen prüfen; das Format des Schachs.
file-csv = Tabelle als CSV
file-csv-about = Für Tabellenkalkulationen.
file-json = Daten für eine Website
file-json-about = Alle Wettbewerbe als JSON: Spieler wie veröffentlicht, Runden, Ergebnisse, Tabellen, Turnierbäume, Punkte.
file-fees = Konten (CSV)
file-fees-about = Was alle schulden, bezahlt haben und noch zahlen müssen. Nur für den Kassenwart: mit vollen Namen.
file-payments = Zahlungen (CSV)
file-payments-about = Zahlungen und Rückzahlungen mit ihren Quittungen. Nur für den Kassenwart: mit vollen Namen.
file-cases = Fallbuch (CSV)
file-cases-about = Alle Fälle des Schiedsrichters mit Entscheidungen, Protesten und Einsprüchen. Nur für den Schiedsrichter: mit vollen Namen.
file-entries = Einträge als CSV
file-entries-about = Für die Ausrichter, mit vollen Namen.
sheet-doors = { setting-event-halls }
sheet-doors-about = Die Bretter in jedem Raum, für die Türen.
sheet-prizes = Preise
sheet-prizes-about = Die Preisträger, Gruppe für Gruppe.
sheet-sp-list = Punkteliste
sheet-sp-list-about = Die Tourpunkte, nach denen gesetzt wird.
file-html = Webseiten
file-html-about = Ein Ordner mit Paarungen, Tabellen und Turnierbäumen für einen Bildschirm oder Webserver.
file-site = Website
file-site-about = Seiten, Blätter, Ergebnisse und Daten aller Wettbewerbe in einem Ordner oder einer .zip-Datei. Beim erneuten Speichern werden nur geänderte Dateien geschrieben.
print-round-short = Drucken
print-all = Alles für Runde { $round } drucken
print-all-done = { $folder } enthält { $count ->
        [one] 1 Blatt
       *[other] { $count } Blätter
    }.
print-all-written = { $count } gespeichert, { $without } übersprungen
print-look = Vorschau
print-options = Druckoptionen
print-option-paper = Papier
print-option-language = { desk-language }
print-option-second-language = Zweite Sprache
print-option-hall = { room-name }
print-option-copies = Exemplare
print-option-landscape = Querformat
print-option-replace = Fehlende Zeichen ersetzen
print-paper-own = Standard
print-paper-a4 = A4
print-paper-a3 = A3
print-paper-letter = Letter
print-paper-legal = Legal
print-hall-all = Alle Räume
print-option-day = Tag des Berichts
print-preview = Vorschau: { $label }
print-page-back = Zurück
print-page-on = Weiter
print-page-of = Seite { $page } von { $pages }
print-first-page = Das ist die erste Seite.
print-last-page = Das ist die letzte Seite.
print-missing = Keine Schrift hat { $characters }. Diese Namen ändern oder „Fehlende Zeichen ersetzen“ ankreuzen, um stattdessen � zu drucken.
language-draft = Übersetzungsentwurf: noch von niemandem mit dieser Muttersprache geprüft.
print-option-format = Größe
print-format-own = Von Hand geschnitten
print-format-99x67 = Etiketten 99 × 68 mm, 8 auf A4
print-format-99x38 = Etiketten 99 × 38 mm, 14 auf A4
print-format-63x38 = Etiketten 64 × 38 mm, 21 auf A4
print-format-85x54 = Karten 85 × 54 mm, 10 auf A4
print-format-70x37 = Etiketten 70 × 37 mm, 24 auf A4
print-format-6 = 6 je Seite
print-format-4 = 4 je Seite
tour-bundle = Paket für die Tour
tour-bundle-hint = Die unterschriebene Datei, aus der die Tour Punkte zählt, und die Übergabe des Turniers an einen anderen Ausrichter.
tour-bundle-about = Eine unterschriebene Datei mit Spielern, Ergebnissen und Punkten dieses Turniers. An die Tour senden. Nicht veröffentlichen: Sie kann Namen von Spielern enthalten, die nicht veröffentlicht werden sollen.
tour-bundle-own-key = Der eigene öffentliche Schlüssel. Der Tour einmal geben, auf einem anderen Weg als das Paket:
tour-bundle-save = Paket speichern
tour-bundle-hand-over = Turnier übergeben
tour-bundle-hand-over-about = Nachdem ein Paket ausgestellt ist, kann ein anderer Ausrichter die nächsten mit dem eigenen Schlüssel ausstellen, aus einer Kopie dieser Turnierdatei. Zuerst das Turnier übergeben, dann die Datei kopieren.
tour-bundle-new-key = Öffentlicher Schlüssel des anderen Ausrichters
tour-bundle-handed-over = { $event } ist an den Schlüssel { $to } übergeben.
print-tour = Aus dem Tourbuch
tour-book = Das Tourbuch
tour-race = Rennen um das Finale
tour-race-about = Punkte des Jahres nach Kategorie, und wer sich qualifiziert.
tour-prizes = Preise des Jahres
tour-prizes-about = Die ersten drei, Mädchen, Jungen, größte Verbesserung, Neuling, Länderteams.
tour-sp-list = Punktelisten der Tour
tour-sp-list-about = Zum Setzen der Turnierbäume.
print-changed = { $count ->
        [one] 1 Zeile hat sich seit dem Druck geändert
       *[other] { $count } Zeilen haben sich seit dem Druck geändert
    }
print-progress = Drucken: { $done } von { $all }
print-stop = Anhalten
print-all-stopped = Angehalten. { $folder } enthält { $count ->
        [one] 1 Blatt
       *[other] { $count } Blätter
    }.
print-not-shown = { $file } wurde gespeichert, aber kein Programm auf diesem Computer konnte es öffnen. Aus dem Ordner öffnen und dort drucken.
key-print-screen = die Blätter dieses Bildschirms drucken
print-sheets = Blätter
print-tick-first = Wählen Sie zuerst ein Blatt aus.
print-copies-of = Exemplare: { $sheet }
print-printer = Drucker
print-send-more = Blätter auswählen und drucken
print-sent = An { $printer } gesendete Blätter: { $count }.
print-sent-some = { $count } von { $all } Blättern wurden an { $printer } gesendet.
key-print-round = alles für die Runde drucken
sheet-final-groups = Gruppen des Finales
sheet-final-groups-about = Kreuztabellen, die Partien jeder Runde, Halbfinale und Endspiele.
book-print = Drucken: { $what }

card = Spielerkarte
card-of = Karte von { $name }
card-number = Nr. { $number }
card-age = Alterskategorie { $age }
card-after = Nach Runde { $round }
card-place = Platz { $place }
card-colours = Farben
card-points = Tourpunkte
card-colour = Farbe
card-games = { games-title }
card-no-games = Noch keine Runde ist ausgelost.
card-opponent = Gegner
card-opponent-score = Punkte des Gegners
card-kind-win = gewonnen
card-kind-loss = verloren
card-kind-jigo = { result-jigo }
card-kind-open = offen
card-kind-bye = { ko-bye }
card-kind-absent = abwesend
card-kind-none = keine Partie
card-float-up = hochgelost
card-float-down = heruntergelost
card-ko-won = Sieg gegen { $name }
card-ko-lost = Niederlage gegen { $name }
card-ko-plays = spielt gegen { $name }
card-ko-waits = Gegner noch nicht bekannt
card-changes = { copies-changes }
key-card = Spielerkarte
key-card-of-board = Spielerkarte von Schwarz, von Weiß
round-find = Brett nach Spieler, Verein oder Nummer suchen
round-find-short = Suchen ( / )
round-no-match = Kein Brett passt.
skip = Zum Inhalt springen

competitions = Wettbewerbe
competition-next = nächster Wettbewerb
competition-next-key = Diesen Wettbewerb zeigen (Alt+C: den nächsten)
import-has-teams = Die Datei hat Teams. Sie können sich wie in der Datei begegnen, oder das Turnier hat nur ihre Mitglieder.
import-teams = Die Teams begegnen sich
import-take = Importieren
import-take-good = Ohne diese Zeilen importieren
import-notes = Hinweise des Imports
timetable = Zeitplan
timetable-times = { $start } bis { $over }
glance = Auf einen Blick
glance-of = Auf einen Blick: { $event }
glance-empty = Noch keine Partien. Die Statistik beginnt mit der ersten Auslosung.
glance-rounds = Partien je Runde
glance-rounds-about = Runden: { $rounds }, Partien: { $games }. Schwarz gewann { $black }, Weiß { $white }, Jigo { $jigo }. Die Tabelle darunter zeigt dasselbe.
glance-black = { result-black }
glance-white = { result-white }
glance-jigo = { result-jigo }
glance-other = ungespielt oder ohne Sieger
glance-open = noch ohne Ergebnis
glance-floats = Herunterlosungen
glance-floats-about = Herunterlosungen in { $rounds } Runden: { $floats }. Die Tabelle darunter zeigt dasselbe.
glance-knockout = K.-o.-Partien
glance-handicap = Mit Vorgabe
glance-byes = Freilose
glance-colours = Farbausgleich
glance-colours-about = { $level } von { $players } Spielern hatten Schwarz und Weiß gleich oft oder einmal mehr. Die Tabelle darunter zeigt dasselbe.
glance-balance = Schwarz minus Weiß
glance-gaps = Partien nach Rangunterschied
glance-gaps-about = Der stärkere Spieler gewann { $won } von { $games } Partien ({ $percent } %). Die Tabelle darunter zeigt dasselbe.
glance-ranks = Rangunterschied
glance-stronger = Stärkerer gewann
glance-weaker = Schwächerer gewann
glance-handicaps = Partien nach Vorgabe
glance-handicaps-about = { $handicap } von { $games } Partien mit Vorgabe. Die Tabelle darunter zeigt dasselbe.
glance-stones = Steine
people-conflicts = Eingetragen, aber einige sind zur selben Zeit doppelt angesetzt:
competition-choose = Gehe zu { $name }
competition-about = { $system }, { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}, { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
}
competition-about-free = { $system }, { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
}
system-mcmahon = McMahon
system-novices = Anfänger
system-league = Liga
system-club-ladder = Klub-Stufenleiter
system-swiss = Schweizer System
system-round-robin = Rundenturnier
system-score-pairing = Punktpaarung
system-generalised-knock-out = verallgemeinertes K.-o.
system-zoned-swiss = Schweizer System in Zonen
system-knock-out = K.-o.-Turnier
system-swiss-knock-out = Schweizer System mit K.-o.
system-double-elimination = Doppel-K.-o.
system-zones = Zonen mit K.-o.
kind-templates = Vorlagen
kind-systems = Systeme
system-about-mcmahon = Spieler beginnen mit Punkten nach Rang; Punktgleiche treffen aufeinander.
system-about-novices = Anfänger auf kleinen Brettern mit Vorgabe; Spieler ohne Sieg treffen aufeinander, damit nur wenige alle Partien verlieren.
system-about-league = Über Monate jeder gegen jeden der eigenen Division; die Ersten steigen auf, die Letzten ab.
system-about-club-ladder = Monatelanges Spielen im Verein: ein Sieg führt eine Sprosse nach oben, eine Niederlage eine nach unten; die Sprossen ergeben Steine und Komi.
system-about-swiss = Alle beginnen gleich; Punktgleiche treffen aufeinander.
system-about-round-robin = Jeder spielt einmal gegen jeden.
system-about-score-pairing = Nummern durch Los; Punktgleiche treffen aufeinander, in jeder Gruppe die obere Hälfte auf die untere.
system-about-knock-out = Wer verliert, ist ausgeschieden. Ein ausgeloster Turnierbaum, auf Wunsch mit Spiel um Platz 3.
system-about-swiss-knock-out = Ein Schweizer System, dessen erste acht Spieler in den letzten Runden ein K.-o. spielen, während alle anderen weitermachen.
system-about-double-elimination = Wer verliert, spielt in einem zweiten Turnierbaum weiter und scheidet nach der zweiten Niederlage aus. Die Sieger beider Bäume spielen das Endspiel.
system-about-zones = Ausgeloste Zonen, in denen jeder gegen jeden spielt, dann ein K.-o. der Zonensieger.
system-about-generalised-knock-out = Niemand scheidet aus: Spieler mit denselben Ergebnissen in derselben Reihenfolge treffen aufeinander.
system-about-self-pairing = Je zwei Spieler dürfen jederzeit aufeinandertreffen, höchstens zweimal; ihre Partien werden laufend hinzugefügt.
system-about-zoned-swiss = Ein eigenes Schweizer System für jeden Rangbereich.
system-self-pairing = freie Paarung
games-title = Partien
games-conditions = { $black } hat Schwarz gegen { $white }: { $stones ->
    [0] keine Steine
    [one] ein Stein
   *[other] { $stones } Steine
 }, Komi { $komi }.
games-add = Partie hinzufügen
games-black = Schwarz Nr.
games-white = Weiß Nr.
games-hint = { $meetings ->
    [1] Die Nummern tippen und die Eingabetaste drücken. Zwei Spieler dürfen einmal aufeinandertreffen.
    [2] Die Nummern tippen und die Eingabetaste drücken. Zwei Spieler dürfen zweimal aufeinandertreffen.
   *[other] Die Nummern tippen und die Eingabetaste drücken. Zwei Spieler dürfen { $meetings }-mal aufeinandertreffen.
}
games-empty = Noch niemand ist angemeldet.
games-hint-ladder = Die Nummern tippen und sehen, wer Schwarz hat und mit wie vielen Steinen. Nach der Partie die Eingabetaste drücken.
games-total = Summe
games-rung = Sprosse
games-left = Zu spielen
games-day-hint = Der Tag, an dem die Partie gespielt wurde. Leer: heute.
ladder-prizes = Preise eines Zeitraums
ladder-prizes-from = Von
ladder-prizes-to = Bis
ladder-improvement = Größte Verbesserung
ladder-persistence = Meiste Partien
ladder-rungs = { $count ->
    [one] 1 Sprosse höher
   *[other] { $count } Sprossen höher
}
games-climbed = Gestiegen
games-count = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
games-remove = Partie gegen { $number } entfernen
competition-add = Wettbewerb hinzufügen
competition-from-file = Aus Turnierdatei …
competition-imported = { $name } wurde übernommen mit { $entries ->
    [one] 1 Eintrag
   *[other] { $entries } Einträgen
}. { $known ->
    [0] Niemand war vorher im Turnier.
    [one] 1 Person war vorher im Turnier.
   *[other] { $known } Personen waren vorher im Turnier.
}
competition-name-hint = Leer lassen für den üblichen Namen.
competition-remove = Entfernen
competition-next-season = Nächste Saison
competition-next-season-of = Nächste Saison von { $name }
competition-next-season-about = Einstellungen und Personen werden übernommen. In einer Liga tauschen die Letzten jeder Division mit den Ersten der darunter.
competition-only = Das Turnier braucht einen Wettbewerb.
people-enter = Aus anderem Wettbewerb
people-find = Nach Name oder Verein suchen
people-none = Alle sind hier schon eingetragen.
people-nobody = Die einzutragenden Personen auswählen.
people-enter-count = { $count ->
    [one] 1 Person eintragen
   *[other] { $count } Personen eintragen
}

## Stages

stages = Phasen
stages-none = Eine Phase übernimmt ihre Spieler aus einem beendeten Wettbewerb: eine Endrunde der ersten acht, Gruppen, eine Trostrunde.
stages-picture = Bild der Phasen; die Übersicht darunter sagt dasselbe
stage-name = Phase
stage-after = Nach
stage-who = Wer weiterkommt
stage-brings = Was sie mitbringen
stage-players = { col-players }
stage-state = { adjourn-col-state }
stage-last = { stage-name }
stage-system = System
stage-add = Phase hinzufügen
stage-fill = Füllen
stage-overall = Liste aller Phasen
stage-overall-final = Endliste aller Phasen
stage-overall-interim = Zwischenstand aller Phasen
stage-tied-title = Geteilter Platz vor { $name }
stage-choose = Auswählen, wer weiterkommt: { $seats ->
    [one] ein Spieler
   *[other] { $seats } Spieler
}.
stage-changed-since = Die Tabelle davor hat sich seither geändert.
stage-brought-since = Die mitgebrachten Punkte der Spieler haben sich seither geändert.
stage-takes-places = Plätze { $first }–{ $last }
stage-takes-each = die ersten { $count } jeder Gruppe
stage-takes-others = die anderen
stage-takes-losers = Verlierer von Runde { $round }
stage-rule-places = Plätze der Tabelle
stage-rule-each = Die Ersten jeder Zone, Division oder Kategorie
stage-rule-others = Die anderen
stage-rule-losers = Verlierer einer Runde des Turnierbaums
stage-from-place = Von Platz
stage-to-place = Bis Platz
stage-count = Wie viele von jeder
stage-table-round = Runde des Turnierbaums
stage-carries-nothing = Nichts
stage-carries-score = Alle Punkte
stage-carries-results = Ergebnisse gegeneinander
stage-template = Vorlage
stage-template-one = Eine Phase
stage-template-final-8 = Endrunde der ersten acht
stage-template-groups = Gruppen, dann K.-o.
stage-template-club-groups = Vierergruppen nach Platz
stage-template-about-final-8 = Die ersten acht spielen ein K.-o.
stage-template-about-groups = Die ersten zwei jeder Zone spielen ein K.-o., die anderen Schweizer System.
stage-template-about-club-groups = Die Plätze 1 bis 4 und 5 bis 8 spielen Rundenturniere ohne schon gespielte Partien; die anderen spielen Schweizer System.

## The referee's desk

help-referee = Die Rechner brauchen keine Runde: Klasse der Bedenkzeit, Verspätung und die Uhren nach dem Zurückgehen.
    Von dieser Seite wird nichts veröffentlicht, solange Sie es nicht verlangen.
key-referee-tabs = Reiter des Schiedsrichtertischs
referee-tab-calculators = Rechner
referee-class = Klasse der Bedenkzeit
referee-overtime-none = keine
referee-overtime-byoyomi = Byo-yomi
referee-overtime-canadian = Kanadisch
referee-overtime-fischer = Fischer
referee-periods = Perioden
referee-stones = Steine
referee-seconds = Sekunden
referee-online = Partien im Internet
referee-class-is = Klasse { $class }
referee-unrated = Nicht gewertet
referee-lateness = Verspätung (5d, 5e)
referee-start = Beginn der Runde
referee-black-came = Schwarz kam um
referee-white-came = Weiß kam um
referee-came-hint = leer: noch nicht da
referee-used = Verbrauchte Zeit: Schwarz { $black } Min., Weiß { $white } Min.
referee-used-none = verloren
referee-lost-after = Wer nach { $time } kommt, hat verloren.
referee-lost-one = { $colour } hat verloren.
referee-lost-both = Beide haben verloren.
referee-back = Uhren nach dem Zurückgehen (8g.3)
referee-moves = Gespielte Züge
referee-black-used = Verbrauch Schwarz, Minuten
referee-white-used = Verbrauch Weiß, Minuten
referee-back-to = Zurück zur Stellung nach Zug
referee-adjourned-at = Unterbrochen nach Zug
referee-adjourned-black = Minuten von Schwarz auf dem Formular
referee-adjourned-white = Minuten von Weiß auf dem Formular
referee-adjourned-hint = leer: nicht unterbrochen
referee-clocks-to-set = Uhren auf die verbrauchte Zeit stellen: Schwarz { $black }, Weiß { $white }
referee-incomplete = Die Felder ausfüllen.

## Officials, cases and guides

referee-tab-people = Personen
referee-tab-cases = Fälle
referee-tab-irregularity = Unregelmäßigkeiten
official-add = Offizielle hinzufügen
official-edit = Offizielle bearbeiten
official-remove = Offizielle entfernen
official-none = Einen Offiziellen wählen.
officials-empty = Noch keine Offiziellen. Den Hauptschiedsrichter hinzufügen, dann die drei Mitglieder des Schiedsgerichts und die Ersatzmitglieder.
official-plays = spielt mit
official-name-hint = leer: der Name des Spielers
official-family-hint = das Wort der Familie in der Anmeldung
official-turn-hint = Ersatzmitglieder rücken in dieser Reihenfolge nach
official-as-player = Spielt als
col-office = Amt
col-turn = Platz
col-family = { entry-family-group }
col-related = Verwandt mit
col-case = Fall
case-add = Fall hinzufügen
case-edit = Sachverhalt bearbeiten
case-rule = Entscheiden
case-protest = Protest
case-appeal = Einspruch
case-close = Abschließen
case-public = Veröffentlichen
case-private = Verbergen
case-is-public = öffentlich
case-is-private = nur für den Schiedsrichter
case-none = Einen Fall wählen.
case-of-other = Dieser Fall gehört zu { $competition }. Zuerst diesen Wettbewerb wählen.
case-search = Suchen
case-all = alle
cases-empty = Das Fallbuch ist leer. Einen Fall hinzufügen, wenn der Schiedsrichter gerufen wird.
cases-none-found = Kein Fall passt zur Suche.
case-round = { col-round }
case-board = { col-board }
case-place = Runde / Brett
case-players = { col-players }
case-players-hint = Nummer oder Name, dann Eingabetaste; leer: die Spieler des Bretts
case-player-remove = { $name } entfernen
case-title = Fall { $number }
case-facts = Was geschah
case-articles = Artikel der EGF-Regeln
case-articles-hint = etwa 5j, 8g.3
case-happened = Wann
case-happened-hint = 14:05 oder 2026-08-14 14:05; leer: jetzt
case-ended = Ende der Partie
case-ended-hint = leer: als das Ergebnis eingegeben wurde
case-course = Verlauf
case-no-steps = Noch ist nichts entschieden.
case-committee = Schiedsgericht für diesen Fall
case-instead-of = anstelle von { $name }
case-involved = { $name } ist befangen: { $reasons }.
case-step-ruled = Entscheidung: { $who }
case-step-protested = Protest von { $who }
case-step-appealed = Einspruch von { $who }
case-step-closed = Abgeschlossen
case-outcome = Protest oder Einspruch
case-corrected = Ergebnis von Runde { $round }, Brett { $board } berichtigt: { $before } → { $after } (Eintrag { $entry } im Protokoll)
case-entered = Ergebnis von Runde { $round }, Brett { $board } eingegeben: { $before } → { $after } (Eintrag { $entry } im Protokoll)
case-clocks-used = Uhren: verbraucht Schwarz { $black }, Weiß { $white }
case-clocks-left = Uhren: Restzeit Schwarz { $black }, Weiß { $white }
case-late-because = Verspätet, angenommen, weil: { $reason }
case-deadline-result = Proteste gegen das Ergebnis:
case-deadline-ruling = Proteste gegen die Entscheidung:
case-deadline-one-day = bis { $at }, noch { $hours } Std. { $minutes } Min. (ein voller Tag)
case-deadline-next-round = bis { $at }, noch { $hours } Std. { $minutes } Min. (die nächste Runde beginnt)
case-deadline-over = waren bis { $at } möglich; die Frist ist vorbei
case-act-rule = Entscheidung in Fall { $number }: { $by }
case-act-protest = Protest in Fall { $number }
case-act-appeal = Einspruch in Fall { $number }
case-act-close = Fall { $number } abschließen
case-words-rule = Die Entscheidung
case-words-protest = Was der Spieler sagt
case-words-appeal = { case-words-protest }
case-words-close = Wie er endete
case-result-enter = Ergebnis, das die Entscheidung einträgt
case-result-correct = Berichtigung des bestätigten Ergebnisses
case-result-none = unverändert: { $result }
case-carry = Spätere K.-o.-Partien
case-carry-none = hängen nicht davon ab
case-carry-through = wechseln ihre Spieler
case-carry-keep = behalten ihre Spieler
case-carry-annul = werden neu gespielt
case-clock-black = Uhr von Schwarz
case-clock-white = Uhr von Weiß
case-clock-hint = Restzeit, etwa 12:30
case-who = Spieler
case-who-other = eine andere Person
case-against = Gegen
case-against-game = das Ergebnis der Partie
case-against-ruling = die letzte Entscheidung
case-filed = Eingereicht um
case-late = Grund, ihn trotz Verspätung anzunehmen
case-late-hint = nur nach Ablauf der Frist
case-fewer = Weniger als drei Mitglieder entscheiden
guide-needs-case = Zuerst einen Fall für die Partie hinzufügen; der Leitfaden hält darin jede Antwort fest.
guide-kind = Unregelmäßigkeit
guide-kind-position = Steine verschoben, hinzugekommen oder verschwunden (8g)
guide-kind-start = falsche Farben oder Vorgabe (8a)
guide-kind-clock = defekte Uhr (8e)
guide-propose = Vorschlag { $number }:
guide-proposal-correct = Die Stellung wird berichtigt, und die Partie geht weiter.
guide-proposal-keep = Die Stellung bleibt, und die Partie geht weiter.
guide-proposal-go-back = Die Partie geht zurück zur Stellung vor der Unregelmäßigkeit.
guide-proposal-resign = Einer der Spieler gibt auf.
guide-proposal-new-game = Die Partie wird annulliert, und die Spieler spielen eine neue.
guide-was = { $proposal } Schwarz: { $black }, Weiß: { $white }
guide-accept = Stimmt zu
guide-refuse = Lehnt ab
guide-resign = Gibt auf
guide-agreed = Vereinbart und endgültig: { $proposal }
guide-resigned = { $colour } hat aufgegeben. Das Ergebnis durch eine Entscheidung im Fall eingeben.
guide-committee = Kein Vorschlag wurde angenommen: das Schiedsgericht entscheidet (8g.6). Dessen Entscheidung im Fall eingeben.
guide-shorten = Verkürzen: keine Zeit mehr
guide-no-time = Die Zeit reicht nicht mehr.
guide-shortened = Verkürzt: { $reason }
guide-clocks-save = Uhren berechnen und festhalten
guide-mistake = Fehler
guide-mistake-colours = Farben
guide-mistake-handicap = Vorgabe
guide-fixed = Gespielte Züge, als es bemerkt wurde
guide-rule = Zeigen, was die Regeln entscheiden
guide-shown = Restzeit, die die Uhr zeigt
guide-actual = Restzeit, die es sein müsste
guide-flag = Blättchen
guide-flag-none = fiel nicht falsch
guide-flag-early = fiel zu früh
guide-flag-late = fiel zu spät
guide-flag-seconds = Sekunden zu früh
guide-clock-set = Die neue Uhr zeigt { $time } Restzeit.
key-case-search = Fallbuch durchsuchen
key-guide-black = Schwarz stimmt zu, lehnt ab
key-guide-white = Weiß stimmt zu, lehnt ab
referee-tab-articles = Artikel
col-article = Artikel
col-summary = In Kürze
col-full-text = Voller Text
article-edit = Vollen Text bearbeiten
article-text = Voller Text von Artikel { $article }
articles-lead = Die EGF-Turnierregeln in Kürze, in unseren eigenen Worten. Wo der volle Text eines Artikels vorliegt, hier hinzufügen; Protokolle drucken ihn dann mit.
case-round-filter = Nur Runde
case-print = Protokoll drucken
referee-tab-late = Beginn und Verspätung
referee-tab-adjourned = Hängepartien
referee-tab-delays = Zeitplan
key-late-black = Schwarz: noch nicht da, dann jetzt da
key-late-white = Weiß: noch nicht da, dann jetzt da
key-late-time = berichtigen, wann ein Spieler kam
key-late-clear = beide Spieler waren pünktlich
key-late-forfeit = kampfloses Ergebnis eintragen
key-late-times = Rundenbeginn, Zeiten für das Versiegeln
key-late-print = Liste der verspäteten Spieler speichern
late-empty = Eine Runde auslosen und freigeben, um verspätete Spieler zu vermerken.
late-start = Beginn von Runde { $round }: { $time }
late-planned = geplant { $time }
late-sealing = Versiegeln: ab { $from }, spätestens { $by }
late-sealing-none = Keine Zeiten für das Versiegeln.
late-set-times = Beginn und Versiegeln
late-started-at = Uhren von Schwarz gestartet um
late-seal-from = Versiegeln erlaubt ab
late-seal-by = Versiegeln Pflicht ab
late-time-hint = etwa 10:05; leer: keine
late-presence = { $presence ->
    [missing] nicht da
    [came] kam um { $time }
   *[other] da
}
late-toggle = { $colour }, Brett { $board }: { $presence ->
    [missing] jetzt da
   *[other] noch nicht da
}
late-col-clocks = Uhren
late-col-left = Verloren
late-lost-in = in { $time }
late-lost-at = nach { $time }
late-lost = verloren seit { $time }
late-enter = { $result } eintragen
late-not-lost = Niemand hat diese Partie durch Verspätung verloren.
late-decided = Diese Partie hat ein Ergebnis.
late-arrived = Wann kamen sie? Brett { $board }
late-black-came = { $name } (Schwarz) kam um
late-white-came = { $name } (Weiß) kam um
late-print = Liste speichern
adjourn-new = Partie unterbrechen
adjourn-edit = Formular ändern
adjourn-resume = Es wird weitergespielt
adjourn-resume-time = Zeit der Wiederaufnahme
adjourn-resumed-at = Weitergespielt wurde ab
adjourn-remove = Unterbrechung zurücknehmen
adjourn-print = Formular speichern
adjourn-empty = Keine Partie ist unterbrochen. Die Zeiten für das Versiegeln eines Zuges stehen unter Beginn und Verspätung.
adjourn-none-open = Jede Partie der Runde hat ein Ergebnis oder ist unterbrochen.
adjourn-choose = Zuerst eine Hängepartie wählen.
adjourn-form = Formular des versiegelten Zuges
adjourn-at = Unterbrochen um
adjourn-at-hint = leer: jetzt
adjourn-sealed-by = Versiegelt von
adjourn-number = Nummer des versiegelten Zuges
adjourn-black-captures = Von Schwarz gefangene Steine
adjourn-white-captures = Von Weiß gefangene Steine
adjourn-black-left = Restzeit von Schwarz
adjourn-white-left = Restzeit von Weiß
adjourn-left-hint = 25 Minuten, 12:30 oder 1:05:00
adjourn-resumption = Fortsetzung
adjourn-resumption-hint = Tag und Uhrzeit, etwa 2026-11-21 09:00
adjourn-site = Ort, falls ein anderer
adjourn-black-signed = Schwarz hat unterschrieben
adjourn-white-signed = Weiß hat unterschrieben
adjourn-counts-as = Beim Auslosen der nächsten Runde
adjourn-counts = { $as ->
    [jigo] zählt als Jigo
    [black] zählt als Sieg von Schwarz
    [white] zählt als Sieg von Weiß
    [held] zurückgestellt: beide Spieler werden nicht gepaart
   *[other] wie im Wettbewerb eingestellt
}
adjourn-col-sealed = Versiegelter Zug
adjourn-col-left = Restzeit
adjourn-col-state = Stand
adjourn-sealed = { $colour }, Zug { $number }
adjourn-state = { $state ->
    [resumed] fortgesetzt um { $time }
    [decided] entschieden: { $time }
   *[other] versiegelt
}
adjourn-moves = { $colour } ist am Zug, wenn das Formular geöffnet wird.
adjourn-late = Verspätet zur Fortsetzung
adjourn-result-hint = Das Ergebnis unter Runden eingeben, in der Runde der Partie.
adjourn-to-round = Zu Runde { $round }
delay-publish = Vorgeschlagene Zeiten veröffentlichen
delay-publish-one = Veröffentlichen
delay-edit = Anderen Beginn veröffentlichen
delay-start-at = Beginn der Runde { $round }
delay-begun = Die Runde hat begonnen.
delay-none = Die angekündigten Zeiten können bleiben.
delay-col-planned = Angekündigt
delay-col-started = Begann
delay-col-over = Beendet
delay-col-late = Verspätet
delay-col-proposed = Vorschlag
delay-minutes = { $minutes } Min.
delay-moved = vorher { $time }
delay-running = Noch nicht beendet, die längsten zuerst:
delay-since = seit { $time }
delay-running-none = Keine Partie läuft.
delay-note = Spieler sehen nichts, bevor es veröffentlicht ist: danach stehen die neuen Zeiten auf der Saalanzeige, den Blättern und den Webseiten.
col-round = Runde
result-adjourned = unterbrochen

## Settings, points, the hall, help

yes = ja
no = nein
screen-event = Turnier
screen-points = { col-points }
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
tour-day-about = Die Liste links folgt dem Tag: das Turnier und seine Einstellungen, die Anmeldung, die K.-o.-Turniere, die Runden, die Tabelle und die Punkte. Die Zeile oben zeigt den aktuellen Stand. Die gelbe Schaltfläche ist der nächste Schritt; Ctrl+Eingabe drückt sie.
tour-keys = Alles mit der Tastatur
tour-keys-about = Jede Schaltfläche zeigt ihre Taste. Ctrl+K findet Aktionen, Spieler und Bretter, ? zeigt alle Tasten, und F1 erklärt die aktuelle Ansicht. Auch die Maus funktioniert überall.
tour-results = { setting-event-two-passes }
tour-results-about = 1 drücken, wenn Schwarz gewann, und 2, wenn Weiß gewann; der Cursor springt zum nächsten Brett. Der zweite Durchgang verbirgt den ersten. Weichen beide voneinander ab, hält Drawmaster an, gibt einen Ton aus und zeigt beide.
tour-undo = Nichts geht verloren
tour-undo-about = Jeder Schritt wird sofort gespeichert. Ctrl+Z macht jeden rückgängig und nennt ihn, auch nach einem Neustart. Der Verlauf zeigt, wer wann was geändert hat.
tour-count = { $at } von { $all }
tour-next = { ceremony-next }
tour-done = Los
tour-skip = Überspringen
steps = Geführte erste Schritte
steps-start = Geführte erste Schritte starten
steps-count = { $done } von { $all } Schritten erledigt
steps-is-done = (erledigt)
steps-show = Zeigen, wo
steps-again = Noch einmal, mit neuem Turnier
steps-leave = Vorerst verlassen
steps-finished = Sie haben eine Runde von der Anmeldung bis zum Aushang geleitet. Die nächsten Runden gehen genauso.
steps-open = Ein Turnier öffnen
steps-open-about = Öffnen Sie das Beispielturnier mit 64 erfundenen Spielern, oder legen Sie ein neues mit Name und Datum an.
steps-register = Spieler anmelden
steps-register-about = Fügen Sie mindestens zwei Personen hinzu: Alt+A öffnet das Formular, die Eingabetaste speichert eine Person und geht zur nächsten.
steps-close = Die Anmeldung schließen
steps-close-about = Lesen Sie, was noch offen ist, und schließen Sie dann die Anmeldung. Die Spieler erhalten Nummern. Die gelbe Schaltfläche tut dasselbe.
steps-pair = Die Runde auslosen
steps-pair-about = Drücken Sie die gelbe Schaltfläche oder Strg+Eingabe. Der Entwurf lässt sich noch von Hand ändern. Wenn K.-o.-Tabellen noch nicht ausgelost sind, losen Sie diese zuerst aus.
steps-release = Die Runde freigeben
steps-release-about = Drücken Sie die gelbe Schaltfläche noch einmal. Von nun an sind die Paarungen öffentlich und können gedruckt werden.
steps-results = Die Ergebnisse eingeben
steps-results-about = Wählen Sie ein Brett und drücken Sie 1, wenn Schwarz gewonnen hat, 2, wenn Weiß gewonnen hat, oder klicken Sie auf den Gewinner. Werden Ergebnisse zweimal eingegeben, folgt ein zweiter Durchgang.
steps-confirm = Die Runde bestätigen
steps-confirm-about = Wenn alle Ergebnisse da sind, drücken Sie die gelbe Schaltfläche. Danach zählt die Runde in der Tabelle.
steps-standings = Die Tabelle ansehen
steps-standings-about = Öffnen Sie die Tabelle. Die Eingabetaste oder ein Doppelklick auf eine Zeile öffnet die Karte eines Spielers.
steps-print = Ein Blatt drucken
steps-print-about = Strg+P druckt die Blätter eines Bildschirms oder speichert sie als PDF, etwa die Tabelle für den Aushang.
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
palette-board = { board-title }
palette-nothing = Keine Treffer.
redo-what = Wiederholen: { $what }
operation-start_round = Beginn von Runde { $round }
history-round = { col-round }
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
group-event = { col-event }
group-games = { games-title }
group-register = { col-players }
group-scores = Punkte
group-pairing = Auslosung
group-handicap = { col-handicap }
group-standings = { screen-standings }
group-more = Mehr
group-desk = Dieser Computer
about = Über Drawmaster
about-version = Version
about-commit = Gebaut aus
about-commit-none = Entwicklungsversion
about-licence = Lizenz
about-folder = Eigene Daten liegen in
about-folder-portable = Portabel: eigene Daten liegen in
about-licences = Lizenzen der Teile
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
setting-event-name = { name }
setting-event-name-about = Steht auf jedem Blatt und in jeder Datei.
setting-event-starts = Anfangszeiten
setting-event-starts-about = Nur für Runden, die vom vorgeschlagenen Zeitplan abweichen, etwa 1 2026-11-20 09:30, 3 2026-11-21 10:00.
setting-event-place = { place }
setting-event-place-about = Steht auf den Blättern und in der Datei für die Ratingliste.
setting-event-country = { country }
setting-event-country-about = Zwei Buchstaben, etwa RO; die Ratingliste braucht es.
setting-event-start = { event-start }
setting-event-start-about = Etwa 2026-11-20. Das Jahr bestimmt die Alterskategorien.
setting-event-end = { event-end }
setting-event-end-about = Bei einem eintägigen Turnier derselbe wie der erste Tag.
setting-competition-name = { col-competition }
setting-competition-name-about = Sein Name auf den Blättern.
setting-competition-rounds = { event-rounds }
setting-competition-rounds-about = Die Anzahl der Runden. Die Bar und die K.-o.-Turniere hängen davon ab.
setting-competition-earns-points = Bringt Tourpunkte
setting-competition-earns-points-about = Ob Partien, K.-o. und Finale dieses Wettbewerbs Punkte in der Tour bringen. Die des Open tun es.
setting-competition-start = Erster Tag dieses Wettbewerbs
setting-competition-start-about = Falls er nicht mit dem Turnier beginnt, etwa 2026-11-21. Leer: wie im Turnier.
setting-competition-end = Letzter Tag dieses Wettbewerbs
setting-competition-end-about = Falls er nicht mit dem Turnier endet. Leer: wie im Turnier.
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
setting-event-tour-championship = { col-championship }
setting-event-tour-championship-about = Der Name, der von Jahr zu Jahr gleich bleibt und an dem die Tour die vorige Ausgabe erkennt. Leer lassen, wenn es der Name des Turniers ist.
setting-event-tour-bundles = Ausgestellte Pakete
setting-event-tour-bundles-about = Die Anzahl der für die Tour ausgestellten Dateien, automatisch gezählt.
setting-event-halls = Räume
setting-event-halls-about = Die Bretter in jedem Raum: Name, erstes und letztes Brett.
setting-event-time-main-minutes = { event-minutes }
setting-event-time-main-minutes-about = Je Spieler. Zusammen mit der Zusatzzeit bestimmt sie die EGF-Klasse.
setting-event-time-overtime = { event-overtime }
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
setting-competition-own-class = EGF-Klasse dieses Wettbewerbs
setting-competition-own-class-about = Die Klasse seiner Partien in der Wertung, oder nicht gewertet. Leer: wie im Turnier.
setting-competition-komi = Komi dieses Wettbewerbs
setting-competition-komi-about = Falls es von dem des Turniers abweicht. Leer: wie im Turnier.
setting-event-round-sheets = Blätter einer Runde
setting-event-round-sheets-about = Die Blätter, die für jede Runde auf einmal gedruckt werden: angekreuzt, wenn Sie aus Runden drucken, und im Ordner einer Runde.
setting-event-two-passes = Ergebnisse in zwei Durchgängen
setting-event-two-passes-about = Ergebnisse werden einmal für Schwarz und einmal für Weiß eingegeben, sodass Fehler sofort auffallen. Aus: eine Eingabe je Brett.
setting-event-player-reports = Ergebnisse selbst melden
setting-event-player-reports-about = Wer spielt, meldet das Ergebnis mit dem Code des Ergebniszettels auf dem Telefon, solange das Saalnetz läuft. Eine Meldung zählt erst, wenn die Gegenseite, eine Hilfe oder die Turnierleitung sie bestätigt.
setting-event-ages-cut-off = Stichtag für das Alter
setting-event-ages-cut-off-about = Der Tag im Jahr des Turniers, der die Kategorie bestimmt.
setting-event-ages-limit-included = Altersgrenze eingeschlossen
setting-event-ages-limit-included-about = Ein: Kategorie 12 heißt „höchstens 12“. Aus: „unter 12“.
setting-event-ages-categories = { some-categories }
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
setting-competition-scoring-bye-wins-about = { setting-competition-scoring-absent-wins-about }
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
setting-competition-prizes-groups = Preisgruppen
setting-competition-prizes-groups-about = In der Reihenfolge der Siegerehrung: all (alle), knock-outs (K.-o.), categories (Kategorien), girls (Mädchen), boys (Jungen), bar (über der Bar), wins (Siege), countries (Länder), youngest (Jüngste) und Ränge wie 5k-1k.
setting-competition-prizes-places = Plätze mit Preis
setting-competition-prizes-places-about = So viele Spieler jeder Gruppe gewinnen einen Preis.
setting-competition-prizes-one-per-person = Ein Preis je Person
setting-competition-prizes-one-per-person-about = Wer in einer früheren Gruppe einen Preis gewonnen hat, wird in späteren Gruppen übergangen.
setting-competition-pairing-first-rounds = Anzahl der ersten Runden
setting-competition-pairing-first-rounds-about = Die letzte Runde mit der Setzung der ersten Runden.
setting-competition-pairing-bye = Ungerade Spielerzahl
setting-competition-pairing-bye-about = Wer das Freilos hat, oder dass die Turnierleitung entscheidet.
setting-competition-pairing-floats = Wer hoch- oder heruntergelost wird
setting-competition-pairing-floats-about = Wer in einer anderen Punktgruppe spielt: wer damit ausgeglichen hoch- und heruntergelost ist, oder, dagegen abgewogen, wer einen guten Platz in der Gruppe hat.
setting-competition-pairing-free-rounds-as-byes = Siege ohne Partie und ausgesetzte Runden zählen als Freilose
setting-competition-pairing-free-rounds-as-byes-about = Ein: wer einen Sieg ohne Partie hatte oder eine Runde ausgesetzt hat, bekommt das Freilos erst nach den anderen.
setting-competition-pairing-apart-at-bar = Vereine an der Bar trennen
setting-competition-pairing-apart-at-bar-about = Aus: Spieler auf oder über der Bar dürfen auf andere aus ihrem Verein oder Land treffen.
setting-competition-pairing-main-club = Hauptverein ab (%)
setting-competition-pairing-main-club-about = Ein Verein mit diesem Anteil der Spieler oder einem größeren wird nicht getrennt. Leer: jeder Verein wird getrennt.
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
setting-competition-lists-unplayed = Spieler ohne Partie aufführen
setting-competition-lists-unplayed-about = Aus: in der Tabelle fehlt, wer noch weder eine Partie noch ein Freilos hatte, sobald andere gespielt haben.
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
setting-competition-scoring-bye-in-sums-about = { setting-competition-scoring-missed-in-sosos-about }
setting-competition-scoring-unmarked-counts = Nicht vermerkte freie Runden zählen
setting-competition-scoring-unmarked-counts-about = Wie in MacMahon: Eine beendete Runde ohne Partie zählt die Punkte einer ausgesetzten Runde und in SOS die eigene Punktzahl.
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
choice-Allowed = so hoch die Bedenkzeit erlaubt
choice-Unrated = nicht gewertet
choice-Slip = obere Hälfte gegen untere Hälfte
choice-Nineteen = 19x19
choice-Thirteen = { note-board13 }
choice-Nine = { note-board9 }
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
choice-Zero = { final-jigos-nothing }
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
hall-boards = { sheet-pairings }
hall-boards-about = Brett, Schwarz und Weiß, sobald die Runde freigegeben ist.
hall-names = { sheet-pairings-by-name }
hall-names-about = Hilft Spielern, ihr Brett zu finden.
hall-standings = Tabelle
hall-standings-about = Platz, Name und die ersten drei Kriterien.
hall-knockouts = { sheet-ko }
hall-knockouts-about = Kommende Partien und ihre Spieler.
hall-points-about = Tourpunkte, nach Alterskategorie.
hall-points = { col-points }
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
network-title = Saalnetz
network-about = Telefone, Tablets und Fernseher im selben lokalen Netz zeigen Paarungen, Bretter und Ranglisten, ohne Internet. Ausgeschaltet ist dieser Rechner nicht erreichbar.
network-about-pages = Diese Adresse auf Telefonen öffnen. Fernseher hängen /display an, Hilfen /helper.
network-address = Adresse dieses Rechners
network-only-here = nur dieser Rechner
network-port = Port
network-port-hint = Ein Port ist eine Zahl bis 65535; ein leeres Feld nimmt einen freien.
network-start = Saalnetz starten
network-stop = Saalnetz beenden
network-poster = Plakat speichern
network-toggle = Saalnetz starten oder beenden
network-is-off = Das Saalnetz ist aus.
network-is-on = { $devices ->
    [0] Das Saalnetz ist an. Kein Gerät ist verbunden.
    [one] Das Saalnetz ist an. { $devices } Gerät ist verbunden.
   *[other] Das Saalnetz ist an. { $devices } Geräte sind verbunden.
}
network-qr = QR-Code von { $url }
second-desk-title = Zweite Turnierleitung
second-desk-none = Keine zweite Turnierleitung folgt. Eine Hilfe mit der Rolle „zweite Turnierleitung“ hinzufügen. Auf der Startseite des anderen Rechners „Als zweite Turnierleitung folgen“ wählen und { $url } und die sechs Wörter der Hilfe eingeben.
second-desk-state = { $name } ({ $address }) hat Eintrag { $entry } von { $last }, gesehen um { $time }.
start-second = Als zweite Turnierleitung folgen
start-second-about = Hier eine Kopie des Turniers eines anderen Rechners führen, um zu übernehmen, falls er ausfällt.
second-desk-about = Am ersten Rechner das Saalnetz starten und eine Hilfe mit der Rolle „zweite Turnierleitung“ hinzufügen. Die Kopie übernimmt jede Änderung binnen einer Sekunde und lässt sich inzwischen lesen.
second-desk-address = Adresse des ersten Rechners
second-desk-address-hint = wie sie dort auf der Seite Saal steht
second-desk-code = Code
second-desk-code-hint = sechs Wörter, groß oder klein
second-desk-copy = Kopie des Turniers
second-desk-new = Neue Kopie
second-desk-existing = Vorhandene Kopie
second-desk-no-copy = Wählen, wo die Kopie liegen soll.
second-desk-follow = Folgen
second-desk-stop = Nicht mehr folgen
second-desk-take-over = Übernehmen
second-desk-take-over-about = Nur übernehmen, wenn am ersten Rechner niemand mehr etwas einträgt. Was er nicht gesendet hat, fehlt hier, und zwei getrennt weitergeführte Dateien lassen sich nicht vereinigen. Die Codes zweiter Turnierleitungen enden.
second-desk-take-over-now = Übernehmen und öffnen
followed-has = { $file } hat Eintrag { $entry } von { $last } von { $url }.
followed-lost = { $file } hat Eintrag { $entry }. { $reason } Neuer Versuch.
followed-ended = { $file } folgt nicht mehr. { $reason }
helpers-title = Hilfen
helpers-about = Hilfen geben Ergebnisse, Ankünfte oder Notizen auf ihren Telefonen ein, solange das Saalnetz an ist: unter dessen Adresse, gefolgt von /helper.
helpers-none = Es gibt keine Helferinnen und Helfer.
helper-add = Hilfe hinzufügen
helper-code-shown = Code für { $name }, nur jetzt zu sehen:
helper-codes-save = Zettel mit diesen Codes speichern
helper-revoke = Code sperren
helper-may = Darf eingeben
helper-role-results = Ergebnisse
helper-role-check-in = Ankünfte
helper-role-notes = Notizen für den Schiedsrichter
helper-role-second-desk = zweite Turnierleitung
helper-room = Raum
helper-all-boards = alle Bretter
helper-state = Code
helper-state-valid = gültig bis { $time }
helper-state-expired = abgelaufen
helper-state-revoked = gesperrt
conflicts-title = Widersprüchliche Ergebnisse
conflicts-about = Zwei Lesungen dieser Bretter sind verschieden. Das richtige Ergebnis anklicken; es wird eingetragen, und die Telefone zeigen es.
conflict-entered = eingetragen
conflict-moved = dort sitzen jetzt andere Spieler
conflict-aside = Beiseitelegen
conflict-settle = Brett { $board } entscheiden: { $result }
reports-title = Meldungen vom Brett
reports-about = Mit der Einstellung „Ergebnisse selbst melden“ steht auf den Ergebniszetteln ein Code für jede Farbe. Eine Meldung zählt, wenn die Gegenseite dasselbe meldet oder Sie sie annehmen.
reports-none = Keine Meldung wartet.
report-by = Gemeldet von
report-state-waiting = wartet
report-state-disputed = verschiedene Angaben
report-state-contradicted = anderes Ergebnis eingetragen
report-state-moved = die Spieler sitzen jetzt anderswo
report-accept = Annehmen
report-dismiss = Verwerfen
report-codes = Codes der Bretter
hall-from = Bretter von
hall-to = bis
hall-time = Rundenbeginn
hall-time-hint = 14:30, oder Minuten ab jetzt
hall-count = Countdown starten
hall-pause = { ceremony-pause }
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
round-gone = spielt nicht
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

## The tour book

start-tour = Tourbuch
start-tour-about = Alle Stationen einer Saison zusammen: Rennen, Preise und Setzlisten aus den Paketen der Turniere.
book-book = { start-tour }
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
book-players = { col-players }
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
book-nothing-undo = { undo-nothing }
book-undone = Rückgängig gemacht: { $what }.
book-did-create_tour = Buch anlegen
book-did-add_bundle = Paket hinzufügen
book-did-add_key = Schlüssel eines Ausrichters hinzufügen
book-did-revoke_key = Schlüssel widerrufen
book-did-merge_players = zwei Spieler zusammenführen
book-did-keep_apart = zwei Spieler getrennt halten
book-did-confirm_player = Spieler für ein Jahr bestätigen
book-did-rename_championship = Meisterschaft umbenennen
book-did-migrate = { operation-migrate }
book-did-salvage = { operation-salvage }
book-did-unknown = { operation-unknown }
book-derivation = Punkte Schritt für Schritt
book-sp-now = SP{ $category }: { $sp }
book-career = { $points } Punkte in der ganzen Laufbahn
book-lapses = { $edition } verfällt vor { $by }
book-transition = wechselt in Kategorie { $category }
book-future-stars = { template-future-stars }
book-race-size = Die ersten { $size } qualifizieren sich für das Finale.
book-race-curves = Verlauf
book-race-curves-about = Punkte nach jedem Turnier des Jahres. Spieler: { $players }, Turniere: { $events }; die ersten { $size } qualifizieren sich. Die Tabelle darunter zeigt dasselbe.
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
book-repeats = Es hat Tage und Partien von { $twin }, das schon im Buch ist. Es ist ein anderes Turnier; zusätzlich hinzufügen.
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

## Lists and tables of settings

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
