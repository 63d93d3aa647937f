# Texts of the crate `cli`.

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
