# Тексты окна на русском языке. Черновой перевод, ещё не проверенный носителем языка.
tourbook-bundle-differs = { $event } is already in the tour book, and this bundle differs. Check the differences, then accept them.
tourbook-bundle-key-unknown = The bundle is signed with a key that the tour does not know. Ask the organiser for their key and add it first.
tourbook-bundle-key = The key is { $key }
tourbook-bundle-key-revoked = The bundle is signed with the key of { $holder }, which was revoked on { $day }. Ask for a bundle signed with a new key.
tourbook-bundle-older = Bundle { $sequence } of { $event } is older than bundle { $newest } in the tour book. Ask the organiser for the newest bundle.
tourbook-bundle-fork = Bundle { $sequence } of { $event } does not follow bundle { $newest } in the tour book: the event has two different histories. Ask the organiser which one is right.
tourbook-bundle-gap = Bundle { $sequence } of { $event } is too far from bundle { $newest } in the tour book: at most { $most } may be missing in between. Ask the organiser for the bundles in between.
tourbook-bundle-other-signer = { $event } was signed by { $holder } so far, and this bundle is signed by { $organiser }. Ask both; if the event is handed over, add the bundle with that decision.
tourbook-difference-signer = Signed by { $new } instead of { $old }.
tourbook-handed-over = { $organiser } signs this event now: { $old } handed it over.
tourbook-difference-gap = { $count ->
        [one] One bundle after bundle { $newest } is missing.
       *[other] { $count } bundles after bundle { $newest } are missing.
    }
tourbook-difference-event = The event's name, days, place, championship or coefficient changed.
tourbook-difference-table = The table of points changed.
tourbook-difference-player-gone = { $player } is no longer in the event.
tourbook-difference-player-new = { $player } is new in the event.
tourbook-difference-player-data = The personal data of { $player } changed.
tourbook-difference-games = { $count ->
        [one] One game
       *[other] { $count } games
    } changed.
tourbook-difference-points = { $player } has { $new } points instead of { $old }.
tourbook-difference-finals = Groups, places or the draw of a Final changed.
tourbook-difference-ladders = Ladder games, qualifyings or pink slips changed.
tourbook-difference-other = Byes, knock-out tables or places changed.
tourbook-consequence = { $player } now has { $new } instead of { $old }.
tourbook-sp = SP{ $category } { $sp }
tourbook-sp-none = no SP
tourbook-edition-unreadable = The stored bundle of { $event } cannot be read ({ $error }). Add the event's bundle again.

tourbook-key-no-holder = The key has no holder. Enter the organiser's name.
tourbook-key-known = The key of { $holder } is already in the tour book.
tourbook-key-was-revoked = The key of { $holder } was revoked and cannot be added again. Ask for a new key.
tourbook-key-missing = The tour book does not have this key. See the list of keys.
tourbook-key-revoked = The key of { $holder } is already revoked.

tourbook-unnamed = The tour has no name. Enter one.
tourbook-championship-unnamed = The championship has no name. Enter one.
tourbook-championship-unknown = There is no championship "{ $name }". Choose one from the list of events.
tourbook-player-unknown = "{ $name }" is not in the tour. Look them up in the list of players.
tourbook-player-ambiguous = { $count } players are called { $name }. Enter a number from the list of players.
tourbook-confirm-year = { $year } cannot be confirmed. Choose a year from 2000 to { $last }.
tourbook-merge-same = { $player } cannot be merged with themselves. Name two players.
tourbook-separate-same = Both are the same player, { $player }. Name two players.
tourbook-separate-already = { $one } and { $other } are already recorded as different people.
tourbook-no-category = Nobody has points in category { $category } on { $date }. Choose another category or date.
tourbook-no-gain = { $player } has gained no points by { $date }.
tourbook-no-year = The calendar has no year { $year }. Choose another year.

tourbook-empty = The tour book has no events. Add bundles first.
tourbook-no-points = Nobody has points in { $year }, so there is nothing to print.
tourbook-no-sheet = The tour has no sheet "{ $name }". Choose one of { $known }.
tourbook-pages-cannot-write = { $path } cannot be written ({ $error }). Choose another folder or free some space.
tourbook-pages-other-files = { $folder } holds other files than the tour's pages. Choose an empty folder.
