# Texte der Crate `tour`. Übersetzungsentwurf, noch von niemandem mit Muttersprache Deutsch geprüft.
# Pakete.
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

tourbook-key-no-holder = Der Schlüssel hat keinen Inhaber. Den Namen des Ausrichters eingeben.
tourbook-key-known = Der Schlüssel von { $holder } ist schon im Tourbuch.
tourbook-key-was-revoked = Der Schlüssel von { $holder } wurde widerrufen und lässt sich nicht wieder hinzufügen. Um einen neuen Schlüssel bitten.
tourbook-key-missing = Das Tourbuch hat diesen Schlüssel nicht. In der Liste der Schlüssel nachsehen.
tourbook-key-revoked = Der Schlüssel von { $holder } ist schon widerrufen.

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

tourbook-empty = Das Tourbuch hat keine Turniere. Zuerst Pakete hinzufügen.
tourbook-no-points = Niemand hat im Jahr { $year } Punkte, es gibt also nichts zu drucken.
tourbook-no-sheet = Die Tour hat kein Blatt „{ $name }“. Zur Wahl stehen { $known }.
tourbook-pages-cannot-write = { $path } lässt sich nicht schreiben ({ $error }). Einen anderen Ordner wählen oder Platz schaffen.
tourbook-pages-other-files = { $folder } enthält andere Dateien als die Seiten der Tour. Einen leeren Ordner wählen.
