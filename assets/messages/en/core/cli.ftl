# Texts of the crate `cli`.

# Knock-outs, the Final, seasons, copies and the journal
ko-player-unknown = There is no player { $number }. Look up the numbers with the command entries.
ko-later-invalid = "{ $text }" is not NUMBER:ROUND, such as 12:3.
ko-verified = KO{ $category }: all { $boxes } boxes match the repeated draw.
ko-qualifying-taken-back = The plan of the qualifying is deleted.
ko-qualifying-planned = Rounds { $first }-{ $last } decide { $places ->
        [one] one place
       *[other] { $places } places
    }:
final-class-changed = The event now has the class final and awards the points of the Final.
final-verified = Final { $category }: all { $players } players match the repeated draw.
final-rounds-invalid = "{ $text }" is not a list of rounds. Enter 5, or 1,5, or none.
season-exported = { $file } is written. Edit it, then check it.
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
document-folder-written = { $folder } holds { $sheets ->
        [one] one sheet
       *[other] { $sheets } sheets
    }:
document-left-out = Without { $name }: { $reason }
document-pages-written = { $folder } holds { $pages } pages. Open index.html first.
# Rounds
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
cli-key = Your key is stored in { $file }. Keep that file to yourself, and make a copy of it.
    Give the tour your public key:
    { $public }
cli-key-created = A new key was created. It is stored in { $file }. Keep that file to yourself, and make a copy of it.
    Give the tour your public key:
    { $public }
cli-entry-added = { $name } is added.
cli-entry-changed = { $name } is changed.
cli-entry-lowered = The initial score of { $name } is lowered.
cli-entry-withdrawn = { $name } is withdrawn.
cli-entry-registered = { $name } is registered.
cli-entry-unknown = There is no entry { $number }. See `drawmaster entries`.
cli-entry-gone = Entry { $id } no longer exists after the change.
cli-entry-sleeps = The player misses a round in the top group, which biases its pairings. To lower their initial score by one or two points, use `drawmaster entry lower EVENT { $number } --by 1`.
cli-entries-added = { $count ->
    [one] { $count } entry added.
   *[other] { $count } entries added.
}
cli-players-can-be-added = { $count ->
    [one] { $count } player can be added.
   *[other] { $count } players can be added.
}
cli-mapping-unknown = "{ $text }" is not a mapping: write it as Surname=family or 3=rank.
cli-level-cap = at most { $cap }
cli-seeds-imported = { $tour }: { $filled } entries filled in, { $unknown } not in the list.
cli-seeds-by-name = These entries were found by name only. If they are right, fill them in with --names.
cli-rating-list-missing = There is no rating list. Import one with `drawmaster egd import LIST`.
cli-nobody-found = Nobody on the list matches.
cli-rating-list = The list is of { $date }. It has { $count } players.
cli-rating-list-stale = The list is of { $date }, { $days } days ago. Import a new one before the event. It has { $count } players.
cli-rating-list-undated = The list has no date. It has { $count } players.
cli-imported = { $name }: { $entries } entries, { $rounds } rounds paired, { $games } games.
cli-event-created = { $name } is created in { $file }.
cli-register-closed = The register is closed. Players have the numbers 1 to { $last }.
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
cli-rounds-unknown = "{ $text }" is not a round: write rounds as 1,3.
cli-no-slips = There are no slips.
cli-slip-gone = Slip { $number } no longer exists after the change.
cli-slip-pending = Slip { $number } of { $name } is pending: { $changes }.
cli-slip-applied = Slip { $number } of { $name } is applied: { $changes }.
cli-slip-refused = Slip { $number } of { $name } is refused: { $changes }.
cli-slip-seat = still at board { $board } in round { $round }
cli-slip-answer = refused: { $reason }
cli-slip-no-change = nothing changes
