# Texts of the crate `cli`.

# Knock-outs, the Final, seasons, copies and the journal
ko-player-unknown = There is no player { $number }. Look up the numbers with the command entries.
ko-later-invalid = "{ $text }" is not NUMBER:ROUND, such as 12:3.
ko-verified = KO{ $category }: all { $boxes } boxes match the repeated draw.
draw-frozen = The list of category { $category } is frozen (freeze { $number }, { $at }). Publish this commitment before the digits are known: { $commitment }
draw-frozen-digits = Announced: { $digits ->
        [one] 1 digit.
       *[other] { $digits } digits.
    }
draw-frozen-any-digits = Announced: any number of digits.
draw-frozen-source = Source of the digits: { $source }
draw-act-freeze = Freeze { $number }: { $at }
draw-act-draw = Draw { $number }: { $at }
draw-act-undone = , undone
ko-qualifying-taken-back = The plan of the qualifying is deleted.
ko-qualifying-planned = Rounds { $first }-{ $last } decide { $places ->
        [one] one place
       *[other] { $places } places
    }:
final-class-changed = The event now has the class final and awards the points of the Final.
final-verified = Final { $category }: all { $players } players match the repeated draw.
final-rounds-invalid = "{ $text }" is not a list of rounds. Enter 5, or 1,5, or none.
season-exported = { $file } is written. Edit it, then check it.
season-used = The event follows the season { $name }.
season-valid = The season { $name } is valid.
copies-restored = { $event } is restored in { $file }.
copies-second-set = Copies also go to { $folder }.
copies-second-cleared = Copies go only to the program's own folder.
copies-none = There are no copies yet.
copies-salvaged = { $file } holds { $rows } rows and { $entries } journal entries.
copies-doubt = Doubtful: { $doubt }
journal-undone = Undone: { $operation }.
journal-redone = Redone: { $operation }.
document-written = { $file } is written, { $bytes } bytes.
bundle-handed-over = { $event } is handed over to the key { $to } after bundle { $sequence }. Give the other organiser a copy of this event file: their next bundle contains your signed statement.
document-folder-written = { $folder } holds { $sheets ->
        [one] one sheet
       *[other] { $sheets } sheets
    }:
document-left-out = Without { $name }: { $reason }
document-pages-written = { $folder } holds { $pages } pages. Open index.html first.
cli-site-published = { $place } has { $files ->
        [one] one file
       *[other] { $files } files
    } of the site: { $written } new or changed, { $removed } removed.
cli-site-kept = { $file } is no longer part of the site, but someone else changed it, so it stays.
# Rounds
cli-competition-added = { $name } is added to the event. Choose it with --competition.
cli-competition-imported = { $name } is added to the event with { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} and { $games ->
    [one] 1 game
   *[other] { $games } games
}. { $known ->
    [0] Nobody was in the event before.
    [one] 1 person was in the event before.
   *[other] { $known } people were in the event before.
} Choose it with --competition.
cli-competition-removed = { $name } is removed.
cli-team-added = { $name } is team { $team }.
cli-team-changed = Team { $team } is changed.
cli-team-removed = Team { $team } is removed.
cli-team-line-up = The line-up of team { $team } in round { $round } is set.
cli-team-round = Teams of { $size }, line-ups of round { $round }
cli-team-plays = plays at board { $board }
cli-team-board = board { $board }
cli-team-substitute = substitute
cli-team-absent = absent
cli-team-none = In no team: { $name }
cli-match = Match { $number }: { $first } – { $second } { $points }
cli-competition-entered = { $count ->
    [one] 1 person is
   *[other] { $count } people are
} entered in { $name }.
cli-step-register = register players
cli-step-close = close the register
cli-step-slips = settle the pink slips
cli-step-draw = draw the knock-outs before round { $round }
cli-step-pair = pair round { $round }
cli-step-release = release round { $round }
cli-step-results = enter results of round { $round }: { $agreed } of { $games }
cli-step-disagreement = resolve a disagreement in round { $round }
cli-step-conflicts = settle contradicting results in round { $round }
cli-step-confirm = confirm round { $round }
cli-step-finish = finished
cli-step-add-games = add games
cli-game-added = Game { $game }: round { $round }, board { $board }.
cli-game-conditions = { $black } has Black against { $white }: { $stones ->
    [0] no stones
    [one] one stone
   *[other] { $stones } stones
 }, komi { $komi }.
cli-game-removed = Game { $game } is removed.
cli-ladder-improvement = Most improved players (rungs)
cli-ladder-persistence = Most persistent players (games)
cli-games-none = There are no games yet.
cli-head-game = game
cli-head-board = board
cli-head-round-of-game = round
cli-seat-invalid = "{ $text }" is not a seat. Write BOARD:black or BOARD:white.
cli-number-unknown = There is no player { $number }. List the players with "entries".
cli-two-players = Name two players, such as --players 4,17.
cli-numbers-invalid = "{ $text }" is not a number or a range of numbers. Write 7 or 7..12.
cli-category-invalid = "{ $text }" is not a category. Write a number such as 12, or senior.
cli-ladder-game-invalid = "{ $text }" is not a game of a ladder. Write 9x9, 7x7, 5x5, 1x1 or new.
cli-ladder-result-invalid = "{ $text }" is not a result of a ladder game. Write black, white, = or nr.
# Language and clock.
cli-one-language = The command line uses one language. Name one code, such as ro.
cli-clock = DRAWMASTER_NOW is "{ $text }", which is not a local time. Write it as 2026-08-14T09:00:00, or unset it.

# The demonstration.
cli-demo-written = Files in { $folder }:

# The tour book.
cli-tour-created = { $file } is created for { $name }.
cli-tour-undone = Undone: { $operation }.
cli-tour-championship = { $name } has { $count ->
        [one] 1 edition
       *[other] { $count } editions
    }.
cli-tour-confirmed = { $player } is confirmed for { $year }.
cli-tour-merged = Both are now one player: { $player }.
cli-tour-separate = Recorded as different people: { $players }.
cli-tour-seeds = { $file } is written: { $players ->
        [one] 1 player
       *[other] { $players } players
    }, signed with { $key }.
cli-tour-published = { $folder } holds { $pages ->
        [one] 1 page
       *[other] { $pages } pages
    }, { $players } of them for players.
cli-tour-unchanged = The tour book already has this bundle of { $event }. Nothing changed.
cli-tour-handed-over = { $signed_by } (handed over by { $old })
cli-tour-added = { $event } by { $organiser } is added as an edition of { $championship }: { $players ->
        [one] 1 player
       *[other] { $players } players
    }, { $new } new to the tour.
cli-tour-changed = Changed: { $line }
cli-tour-follows = Effect: { $line }
cli-tour-duplicates = { $count ->
        [one] 1 pair of players
       *[other] { $count } pairs of players
    } may be the same person. See tour merge.
cli-tour-printed = { $file } is written, { $bytes } bytes.
# Register, slips, lists and new events

cli-note = Note: { $note }
cli-about = Drawmaster { $version }, under the MIT licence.
    Your data are in { $folder }.
cli-about-portable = Drawmaster { $version }, under the MIT licence.
    Portable: your data are in { $folder }.
cli-key = Your key is stored in { $file }. Keep that file to yourself, and make a copy of it.
    Give the tour your public key:
    { $public }
cli-key-created = A new key was created. It is stored in { $file }. Keep that file to yourself, and make a copy of it.
    Give the tour your public key:
    { $public }
cli-entry-added = { $name } is added.
cli-partner-unclear = "{ $text }" is not a partner. Give a key, or "Family, Given, Rank" with club and country after it.
cli-entry-changed = { $name } is changed.
cli-extras-written = Completions and man pages are in { $folder }.
cli-entry-lowered = The initial score of { $name } is lowered.
cli-entry-withdrawn = { $name } is withdrawn.
cli-entry-registered = { $name } is registered.
cli-entry-unknown = There is no entry { $number }. See `drawmaster entries`.
cli-entry-gone = Entry { $id } no longer exists after the change.
cli-entry-sleeps = The player misses a round in the top group, which biases its pairings. To lower their initial score by one or two points, use `drawmaster entry lower EVENT { $number } --by 1`.
cli-card-standing = After round { $round }: place { $place }, { $values }
cli-card-bye = bye
cli-card-absent = absent
cli-card-without-game = no game
cli-card-float-up = floats up
cli-card-float-down = floats down
cli-card-points = Tour points: { $points }
cli-card-changes = Changes:
cli-entries-added = { $count ->
    [one] { $count } entry added.
   *[other] { $count } entries added.
}
cli-lines-left = { $count ->
    [one] { $count } line was left out:
   *[other] { $count } lines were left out:
}
cli-players-can-be-added = { $count ->
    [one] { $count } player can be added.
   *[other] { $count } players can be added.
}
cli-mapping-unknown = "{ $text }" is not a mapping. Write it as Surname=family or 3=rank.
cli-level-cap = at most { $cap }
cli-seeds-imported = { $tour }: { $filled } entries filled in, { $unknown } not in the list.
cli-seeds-signed = The list is signed with the key { $key }. Compare it with the key that the tour published, or give that key with --key.
cli-seeds-by-name = These entries were found by name only. If they are right, fill them in with --names.
cli-rating-list-missing = There is no rating list. Import one with `drawmaster egd import LIST`.
cli-nobody-found = Nobody on the list matches.
cli-rating-list = The list is of { $date }. It has { $count } players.
cli-rating-list-stale = The list is of { $date }, { $days } days ago. Import a new one before the event. It has { $count } players.
cli-rating-list-undated = The list has no date. It has { $count } players.
cli-no-import-notes = No import left a note in this event.
cli-imported = { $name }: entries { $entries }, paired rounds { $rounds }, games { $games }.
cli-export-checked =
    { $count ->
        [0] The file can be written as it is.
        [one] There is { $count } remark:
       *[other] There are { $count } remarks:
    }
cli-event-created = { $name } is created in { $file }.
cli-register-closed = The register is closed. Players have the numbers 1 to { $last }.
cli-draw-seed = Draw seed: { $seed }
cli-register-closed-on = The register was closed on { $when }.
cli-register-ready = The register can be closed.
cli-checklist-players = { $registered } registered, { $first } in round 1.
cli-checklist-ghost = The number is odd: a ghost will play.
cli-checklist-bye = The number is odd: one player will have a bye.
cli-checklist-unseen = Not registered yet: { $names }.
cli-checklist-no-birth = Year of birth unknown: { $names }.
cli-checklist-unpaid = Not paid yet: { $names }.
cli-checklist-slips = { $count ->
    [one] { $count } pink slip is pending. See `drawmaster slip list`.
   *[other] { $count } pink slips are pending. See `drawmaster slip list`.
}
cli-checklist-admitted = Admitted by the director against the rules: { $names }.
cli-checklist-double = Perhaps one person: { $first } and { $second }.
cli-checklist-bar = The bar at { $bar }: { $count } at or above it.
cli-checklist-proposed-bar = The bar at { $bar }: { $count } at or above it; proposed bar at { $proposed }: { $proposed_count } at or above it; recommended are { $from } to { $to }.
cli-checklist-strengths = Strengths: { $strengths }.
cli-rounds-unknown = "{ $text }" is not a round. Write rounds as 1,3.
cli-no-slips = There are no slips.
cli-slip-gone = Slip { $number } no longer exists after the change.
cli-slip-pending = Slip { $number } of { $name } is pending: { $changes }.
cli-slip-applied = Slip { $number } of { $name } is applied: { $changes }.
cli-slip-refused = Slip { $number } of { $name } is refused: { $changes }.
cli-slip-seat = still at board { $board } in round { $round }
cli-slip-answer = refused: { $reason }
cli-slip-no-change = nothing changes

# Answers and headings of tables
cli-black = black
cli-white = white
cli-referee-clock = Set the clocks to the time used: Black { $black } minutes, White { $white } minutes.
cli-referee-late = Time used when both have come: Black { $black } minutes, White { $white } minutes. A player who had not come by { $lost_after } would have lost.
cli-referee-black-lost = Black has lost: a player who has not come by { $lost_after } loses.
cli-referee-white-lost = White has lost: a player who has not come by { $lost_after } loses.
cli-referee-both-lost = Both have lost: a player who has not come by { $lost_after } loses.
cli-egf-class = Class { $class }; the adjusted time is { $adjusted } minutes.
cli-egf-class-none = Not rated; the adjusted time is { $adjusted } minutes.
cli-late-times = Round { $round }: planned { $planned }, started { $started }, a player may seal from { $from }, must seal from { $by }
cli-late-none = Nobody is marked as late.
cli-late-missing = { $name }: not here
cli-late-came = { $name }: came at { $time }
cli-late-forfeit = lost by lateness: { $result }
cli-late-until = lost after { $time }
cli-late-entered = Board { $board }: { $result }
cli-adjourned-none = No game is adjourned.
cli-adjourned-sealed = { $colour } sealed move { $number }
cli-delay-late = { $minutes } min late
cli-delay-proposed = proposed: { $time }
cli-delay-running = Still playing, the longest first:
cli-delay-minutes = { $minutes } min
cli-delay-since = since { $time }
cli-on = on
cli-off = off
cli-none = none
cli-locked = locked
cli-audit-log-head = History: { $entries } entries, head { $head }
cli-audit-log-round = round { $round }
cli-audit-log-found = { $later ->
        [0] The sheet shows this history up to entry { $entry } ({ $operation }, { $at }). Nothing has changed since.
        [one] The sheet shows this history up to entry { $entry } ({ $operation }, { $at }). One entry followed:
       *[other] The sheet shows this history up to entry { $entry } ({ $operation }, { $at }). { $later } entries followed:
    }
cli-undone = undone
cli-round = round { $round }
cli-statistics-none = No games yet.
cli-statistics-round = round
cli-statistics-games = games
cli-statistics-black = Black
cli-statistics-white = White
cli-statistics-jigo = jigo
cli-statistics-other = other
cli-statistics-open = open
cli-statistics-floats = floats
cli-statistics-knockout = knock-out
cli-statistics-handicap = handicap
cli-statistics-byes = byes
cli-statistics-balance = Black-White
cli-statistics-players = players
cli-statistics-stones = stones
cli-statistics-ranks = ranks apart
cli-statistics-stronger = stronger won
cli-statistics-weaker = weaker won
cli-places = Places
cli-head-age = age
cli-head-badges = badges
cli-head-bundle = bundle
cli-head-signed-by = signed by
cli-tour-unnamed = { $count ->
        [one] 1 player has no name, neither in the bundle nor in the tour book.
       *[other] { $count } players have no name, neither in the bundle nor in the tour book.
    }
cli-head-career = career
cli-head-championship = championship
cli-head-changes = Changes
cli-head-class = class
cli-head-club = club
cli-head-column = column
cli-head-confirmed = Confirmed
cli-head-copy = Copy
cli-head-entries = Entries
cli-head-event = event
cli-head-event-of-copy = Event
cli-head-tour-of-copy = tour
cli-head-events = events
cli-head-exactly = exactly
cli-head-first-fields = first fields
cli-head-folder = Folder
cli-head-from = from
cli-head-heading = heading
cli-head-latin = in Latin letters
cli-head-loss = loss
cli-head-means = means
cli-head-name = name
cli-head-paired = Paired
cli-head-players = players
cli-head-points = points
cli-head-rank = rank
cli-head-results = Results
cli-head-round = R{ $round }
cli-head-stages = stages
cli-head-win = win

cli-bye = Bye: { $name }
cli-without-a-game = Without a game: { $name }
cli-round-ladder = { $winner } advances by the ladder
cli-round-released = Round { $round } is released.
cli-round-confirmed = Round { $round } is confirmed.
cli-round-unpaired = Round { $round } is unpaired.
cli-cost-proved = Cost { $cost }, proved to be the best.
cli-cost-not-proved = Cost { $cost }, not proved to be the best.
cli-board-unpaired = Board { $board } is unpaired.
cli-board-locked = Board { $board } is locked.
cli-board-unlocked = Board { $board } is unlocked.
cli-board-moved = Board { $board } is now board { $to }.
cli-board-handicap = Board { $board } has handicap { $stones }.
cli-boards-renumbered = The boards of round { $round } are renumbered: { $moved } games moved.
cli-colours-swapped = The colours of board { $board } are swapped.
cli-seats-exchanged = The seats are exchanged.
cli-players-paired = The players are paired.
cli-bye-moved = The bye is moved.
cli-changed-as-good = { $done } Board { $board }; the round is as good as the best pairing.
cli-changed-dearer = { $done } Board { $board }; the round costs more than the best pairing: { $cost }.
cli-moves-bye = bye
cli-moves-good = fine
cli-moves-worse = worse
cli-moves-breaks = asks first
cli-moves-impossible = not possible
cli-why-not-best = The best pairing does not contain this pair.
cli-why-cost = Cost: { $cost }
cli-why-only = The round cannot be paired without this pair.
cli-why-otherwise = Without this pair, the round would cost: { $cost }
cli-why-same = the same
cli-why-impossible = The round cannot be paired with this pair.
cli-why-with = With this pair, the round costs, compared with the best pairing: { $cost }
cli-why-best-plays = In the best pairing, { $name } plays { $opponent }.
cli-why-would-play = { $name } would play { $opponent }.
cli-result-agreed = Board { $board }: { $result }.
cli-result-passes-disagree = Board { $board }: the two passes disagree.
cli-result-one-pass = Board { $board }: one pass is entered.
cli-result-nothing-affected = Board { $board }: no later knock-out game depends on its result.
cli-result-affected = Affected: { $game }
cli-check-sound = Sound: { $entries } journal entries, { $rounds } rounds, { $certificates } certificates, { $draws } draws.
cli-ladder-new-game = new game
cli-ladder-next = next
cli-ladder-time = { $minutes } min, 1 x { $period } s
cli-ladder-decided = Board { $board }: { $winner } advances by the ladder.
cli-ladder-open = Board { $board }: the ladder is not decided.
cli-simulated = { $event } is in { $file }.
cli-self-checked = { $events } events, { $rounds } rounds, { $games } games: 0 differences.
cli-progress = { $done } of { $all }
cli-points-event = Season { $season }, class { $class }, coefficient { $coefficient }
cli-points-online-event = Season { $season }, class { $class }, coefficient { $coefficient }, online
cli-points-place = place { $place }
cli-size-lines = in { $lines } lines
cli-size-rounds = rounds { $first }-{ $last }
cli-size-byes = { $byes } byes
cli-size-out = { $out } out
cli-size-gap = first games up to { $grades } grades apart
cli-box-bye = bye
cli-ko-not-listed = Not in it:
cli-ko-sizes = Sizes:
cli-ko-enters = enters in round { $round }
cli-ko-effect = { $players } players in { $lines } lines, rounds { $first }-{ $last }, { $byes } byes, { $out } left out, first games up to { $gap } grades apart
cli-ko-nonce = Nonce { $nonce }
cli-ko-commitment = Commitment { $commitment }
cli-ko-table = KO{ $category }, { $players } players, from round { $round }
cli-ko-round = { $name } (round { $round })
cli-final-table = Final { $category }, { $players } players, rounds { $first } to { $last }
cli-final-tied = Tied, to be settled on smaller boards: { $names }
cli-final-board = board { $board }
cli-final-eve = eve
cli-final-day = day { $day }
cli-final-round = Round { $round } ({ $phase }, { $day })
cli-final-round-alone = Round { $round } ({ $phase }, { $day }, for itself)
cli-final-rests = Rests: { $name }
cli-tour-badge = { $badge } on { $day }
cli-tour-key-revoked = revoked on { $day }
cli-tour-step-at-rate = { $points } at { $rate }
cli-tour-step-lapsed = - { $points }: { $edition }, before { $by }
cli-tour-step-transition = x { $points }: category { $category }
cli-tour-race = { $category } in { $year }
cli-tour-team = team { $country } { $points }: { $players }
cli-tour-team-incomplete = team { $country } { $points } (incomplete): { $players }
# Output
cli-output-failed = The command was carried out, but its answer could not be written ({ $error }). Free some space, then look at the result.
cli-fault = The program has a fault and stopped. No change is half saved. Repeat the command with --verbose and report what it prints.
cli-detail = Detail: { $detail }
cli-overwrite = --overwrite replaces existing files.
cli-confirm = Repeat the command with --yes to confirm.

# Wrong usage
cli-usage = Usage: { $form }
cli-usage-command-unknown = There is no command { $command }.
cli-usage-command-similar = There is no command { $command }. Similar commands: { $similar }.
cli-usage-command-missing = Name a command. Choose one of { $known }.
cli-usage-incomplete = Name a command. "drawmaster --help" lists them.
cli-usage-argument-unknown = There is no argument { $argument } here.
cli-usage-argument-similar = There is no argument { $argument }. Did you mean { $similar }?
cli-usage-missing = Missing: { $arguments }.
cli-usage-value-missing = { $argument } needs a value.
cli-usage-value-missing-of = { $argument } needs a value. Choose one of { $known }.
cli-usage-value-invalid = "{ $value }" is not a value of { $argument }.
cli-usage-value-unknown = "{ $value }" is not a value of { $argument }. Choose one of { $known }.
cli-usage-conflict = { $argument } cannot be given together with { $others }.
cli-usage-twice = { $argument } can be given only once.
cli-usage-no-equals = Write an equals sign between { $argument } and its value.
cli-usage-too-many = { $argument } has one value too many: "{ $value }".
cli-usage-too-few = { $argument } needs at least { $least } values, but has { $given }.
cli-usage-wrong-number = { $argument } needs { $expected } values, but has { $given }.
cli-usage-not-text = An argument is not valid UTF-8 text.
cli-usage-unreadable = The command line cannot be read.
cli-step-fill-stage = fill the stage
cli-stages-none = The event has no stages. Add one with stage add.
cli-stage-added = Added after { $after }: { $names }. Fill it with stage fill when { $after } is finished.
cli-stage-filled = { $count ->
    [one] 1 player goes
   *[other] { $count } players go
} on to { $name }.
cli-stage-after = after { $name }
cli-stage-ready = ready to fill
cli-head-stage = Stage
