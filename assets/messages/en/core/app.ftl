# Texts of the crate `app`.

# Knock-outs
ko-category-missing = This competition has no knock-out of everyone. Choose one of the age categories { $known }.
ko-source-open = The players of this table are decided by the rounds before it. Confirm round { $round } first.
ko-category-unknown = There is no age category { $category }. Choose one of { $known }.
ko-register-open = The register is still open. Close it before the draw.
ko-third-place-double = In a double elimination the last game of the losers’ table decides the third place. Draw without a game for third place.
ko-in-round-robin = A round robin has no room for a knock-out or Final, because its circle fixes all games. Choose another system.
ko-in-self-pairing = Self-pairing has no room for a knock-out or Final, because its players choose their opponents. Choose another system.
ko-of-teams = Teams meet in this competition, so it has no knock-out or Final of single players. Add a competition of its own for them.
ko-none = This competition has no knock-outs.
self-pairing-no-rounds = In { $name } the players choose their opponents, so no rounds are paired or confirmed. Add the games instead.
self-pairing-other-system = { $name } is paired in rounds. Games are added one by one only in self-pairing.
game-day-future = { $day } has not come yet. Enter the day on which the game was played.
ladder-prizes-other-system = { $name } is not a club ladder, so it has no prizes for improvement. Choose another competition.
game-conditions-other-system = { $name } is not a club ladder, so its games have no conditions of their own. Choose another competition.
self-pairing-number-unknown = Nobody has the number { $number }.
self-pairing-withdrawn = { $name } is withdrawn. Register them first.
self-pairing-game-unknown = There is no game { $game } in this competition.
competition-meetings-none = Two players must be allowed to meet at least once.
ko-not-drawn = KO{ $category } is not drawn. Draw it first.
ko-not-eligible = { $name } is not in the list of this category. Choose players from the list.
ko-final-drawn = The Final of category { $category } is drawn. A category has a knock-out or a Final, not both.
ko-games-paired = Games of KO{ $category } are paired already. Take those pairings back first.
ko-commitment-differs = The list is not the one whose commitment was published. Publish a new commitment before the draw.
draw-digits-out-of-range = The number of digits must be from 1 to { $most }.
draw-source-too-long = The source of the digits is too long. Describe it in { $most } characters or fewer.
draw-entropy-missing = The list is frozen, and its draw needs the announced digits. Enter the digits as they are called out.
draw-entropy-length = The entropy has { $given ->
        [one] 1 digit
       *[other] { $given } digits
    }, but { $wanted } were announced at the freeze. Enter exactly those.
draw-entropy-before-freeze = The entropy must not be known when the list is frozen. Freeze the list first, then enter the digits at the draw.
draw-frozen-player-gone = { $name } is on the frozen list but can no longer play. Freeze the list again.
draw-frozen-differs = The list is frozen (freeze { $number }), and this draw differs from it. Draw with the entropy alone, or freeze the list again.
setting-draw-seed = The draw seed is not a setting, because lots that were drawn depend on it. Draw a new one, with a reason, if it must change.
setting-reports = What players reported is not a setting. Accept or dismiss it instead.
setting-freezes = A frozen list is not a setting. Freeze the list again instead.
ko-too-few-players = KO{ $category } has fewer than two registered players. Register more players first.
ko-size-out-of-range = A table of { $size ->
        [one] one player
       *[other] { $size } players
    } cannot be drawn. KO{ $category } has { $eligible } eligible players: choose a size from 2 to { $eligible }.
ko-too-many-players = { $players } players do not fit into the largest table, which has { $lines } lines. Choose fewer players.
ko-first-round-out-of-range = KO{ $category } cannot begin in round { $round }: its games must end with the last round at the latest. Choose a round from 1 to { $latest }.
ko-begins-too-early = KO{ $category } with { $players } players begins in round { $round }, which is paired already. Choose fewer players.
ko-nonce-invalid = "{ $text }" is not a seed. Enter hexadecimal digits, 0-9 and a-f.
ko-order-without-reason = The list is reordered without a reason. Enter a reason; it is kept with the draw.
ko-choice-twice = { $name } is chosen in two ways. Remove one of them.
ko-choice-left-out = { $name } enters in a later round but is not among the drawn players. Choose a larger size or another player.
ko-qualifying-undecided = The qualifying of KO{ $category } is not decided for place { $place }. Finish it first.
ko-qualifying-decides = The qualifying of KO{ $category } decides its qualifiers and wild cards. Draw without choosing others.
ko-qualifying-too-late = KO{ $category } is drawn already, so there is nothing left to qualify for.
ko-qualifying-begun = The qualifying of KO{ $category } has begun. Take its pairings back first.
ko-qualifying-round-paired = The qualifying would begin in round { $round }, which is paired already. Choose fewer qualifying rounds.
ko-player-not-in-round = { $name } has no game of KO{ $category } in round { $round }. Choose a player who has one.
ko-decision-without-reason = A decision needs a reason. Enter a reason; it is kept with the table.
ko-decision-invalidates = A later game is already paired for the other player of this game. Correct the result and carry it through instead.
ko-replace-begun = Games of KO{ $category } are paired already. A player who leaves now loses by walkover.
ko-player-not-in-table = { $name } is not in the table of KO{ $category }. Choose one of its players.
ko-alternate-unknown = { $name } cannot enter KO{ $category }. Choose an alternate from its list.
ko-reason-withdrawn = withdrawn
ko-reason-kept = kept after a correction of the result
ko-reason-qualifying = the qualifying result was corrected
ko-box-replaced = KO{ $category }, box { $place }: { $entering } replaces { $leaving } ({ $reason }).
ko-box-filled = KO{ $category }, box { $place }: { $entering } enters the empty box ({ $reason }).
ko-box-emptied = KO{ $category }, box { $place }: { $leaving } leaves and the box becomes a bye ({ $reason }).
ko-box-unchanged = KO{ $category }, box { $place } stays empty ({ $reason }).
ko-ruled = KO{ $category }, { $round }: { $winner } advances by decision ({ $reason }).
ko-ruled-third-place = KO{ $category }, third place: { $winner } advances by decision ({ $reason }).

# The Final
year-final-not-drawn = The Final of category { $category } is not drawn. Draw it first.
year-final-knockout-drawn = KO{ $category } is drawn. A category has a knock-out or a Final, not both.
year-final-games-paired = Games of the Final of category { $category } are paired already. Take those pairings back first.
year-final-too-small = Category { $category } has fewer than four registered players, so it has no Final.
year-final-too-few = Category { $category } has { $listed ->
        [one] one registered player
       *[other] { $listed } registered players
    }, too few for this Final. A Final needs at least four players, all of them registered.
year-final-too-long = A Final of { $players } takes { $needed } rounds, but the competition has { $rounds }.
year-final-too-long-hint = Set competition.rounds to { $needed }, or draw eight players, who play five rounds (R54).
year-final-first-round = A Final of { $players } begins in a round from { $first } to { $last }. Choose one of these rounds.
year-final-no-room = No Final fits into the remaining rounds. Add rounds in the settings.
year-final-round-outside = Round { $round } does not belong to the Final, which takes rounds { $first } to { $last }. Choose one of these rounds.
year-final-round-paired = Paired rounds cannot change. Change only rounds that are not paired yet.
year-final-not-tied = These players of { $group } are not tied. Look up the tied players in the order of the group.

# Points of the tour
tour-points-open = { $confirmed } of { $rounds } rounds are confirmed. The points may still change.
season-other-ages = The season { $name } has the age categories { $after } instead of { $before }, or takes ages on another day; { $players ->
    [0] no player changes category
    [one] one player changes category
   *[other] { $players } players change category
}. Confirm the change, or keep the season.
season-category-drawn = The season { $name } has no age category { $category }, which is drawn. Choose another season.
season-name-taken = A built-in season has the name { $name }. Give the season in the file another name.
tour-points-other-ages = The event's age categories differ from those of the season { $season }.
tour-points-no-stage-points = The season { $season } has no points for these stages: { $stages }.
tour-points-round-of = round of { $lines }
tour-points-quarter-final = quarter-final
tour-points-semi-final = semi-final
tour-points-finalist = finalist
tour-points-winner = winner

# Copies
copies-no-folder = This computer has no folder for the program's own files. Set DRAWMASTER_DATA to a folder.
copies-not-a-folder = { $path } is not a folder. Choose a folder on another device.
copies-folder-unusable = The folder { $path } cannot be used ({ $cause }). Choose another folder.
copies-folder-unreadable = The folder cannot be read ({ $cause }).
copies-unknown = There is no copy { $name }. Choose a copy from the list.
copies-choose-damaged = No file is chosen. Choose the damaged file.

# Words of requests
word-unknown = "{ $text }" is unknown. Choose one of { $known }.
# Rounds: pairing, releasing, results and confirming
colour-unknown = "{ $text }" is not a colour. Write black or white.
profile-unknown = "{ $text }" is not a pairing profile. Choose seygo, opengotha or literal.
round-unknown = Round { $round } does not exist. The rounds are 1 to { $last }.
round-not-paired = Round { $round } is not paired. Pair it first.
round-board-unknown = Round { $round } has no board { $board }. Its boards are 1 to { $last }.
round-register-open = The register is still open. Close it before you pair the first round.
round-register-open-hint = Closing the register gives the players their numbers.
round-all-paired = { $rounds ->
    [one] The only round is already paired.
   *[other] All { $rounds } rounds are paired.
}
round-not-next = Round { $round } is not next. Pair round { $next }.
round-knockout-not-drawn = KO{ $category } begins in round { $round } and is not drawn. Draw it first.
round-slips-pending = { $count ->
    [one] One pink slip is pending. Apply or refuse it
   *[other] { $count } pink slips are pending. Apply or refuse them
} before you pair round { $round }.
round-slips-pending-hint = The director can decide to pair the round anyway.
round-already-paired = Round { $round } is already paired.
round-results-open = { $count ->
    [one] One result
   *[other] { $count } results
} of round { $round } { $count ->
    [one] is
   *[other] are
} missing. Enter the missing results first.
round-results-missing = { $count ->
    [one] Board { $boards } of round { $round } has no result.
   *[other] Boards { $boards } of round { $round } have no result.
} Enter the missing results first.
round-passes-disagree = The two passes of round { $round } disagree on { $count ->
    [one] board { $boards }
   *[other] boards { $boards }
}. Settle this first.
round-conflicts-open = { $count ->
    [one] Board { $boards } of round { $round } has a helper’s result that contradicts the entered one.
   *[other] Boards { $boards } of round { $round } have results of helpers that contradict the entered ones.
}
round-conflicts-open-hint = Settle them on the screen Hall, or confirm the round with the entered results.
round-qualifying-undecided = Board { $board } of round { $round } is a qualifying game of KO{ $category } without a winner. Play its jigo ladder first.
round-already-released = Round { $round } is already released.
round-players-left = { $count ->
    [one] { $names } has
   *[other] { $names } have
} neither a game nor the bye in round { $round }.
round-players-left-hint = Pair them, give the bye, or confirm that the round is released without them.
round-ladder-open = { $count ->
    [one] Board { $boards } of round { $round } is a jigo that still needs its ladder.
   *[other] Boards { $boards } of round { $round } are jigos that still need their ladders.
}
round-ladder-open-hint = Enter who advances, or confirm the round without it; nobody advances until then.
round-not-released = Round { $round } is a draft. Release it first.
round-already-begun = The games of round { $round } have already begun.
round-later-paired = Round { $newest } is already paired. Unpair it first.
round-unpair-result = Board { $board } of round { $round } has a result. Clear all results of the round before you unpair it.
round-board-has-result = Board { $board } has a result. Clear the result before you change the pairing.
round-board-of-table = Board { $board } is a knock-out or qualifying game. Its table decides who plays it.
round-renumber-result = Board { $board } has a result, so the boards of its round keep their numbers.
round-move-result = Board { $board } has a result. Clear the result before you move the game.
round-board-in-use = Board { $board } is in use in round { $round } of { $competition }. Choose another board.
round-board-in-use-hint = Renumber the boards, or move the game.
round-fixed-board-in-use = { $name } has the fixed board { $board }, which round { $round } of { $competition } uses. Move one of the two games.
round-boards-outside = { $count ->
    [one] Board { $boards } is
   *[other] Boards { $boards } are
} outside the rooms and boards of { $competition }. Give it more boards in the settings, or move the games.
timetable-conflict = { $count ->
    [one] { $names } is
   *[other] { $names } are
} due twice on { $day }: round { $round } of { $competition } ends at { $over }, round { $other_round } of { $other } starts at { $start }. Change a start time or mark one of the rounds as missed.
timetable-conflicts = { $count ->
    [one] One person is
   *[other] { $count } people are
} due twice, in { $competition } and { $other }.
timetable-without = { $competition } has no times. { $reason }
round-board-number-invalid = { $number } is not a board number. Choose a number from 1 to 9999.

# Manual pairing
pairing-consent-rematch = { $black } and { $white } have already met, in round { $round }. Confirm that they may meet again, or choose other players.
pairing-families-meet = These players of one family cannot be kept separate: { $pairs }. Confirm that they may meet, or pair them manually with other players.
pairing-consent-family = { $black } and { $white } are of one family. Confirm that they may meet, or choose other players.
pairing-entry-unknown = There is no entry { $entry }. Look it up in the register.
pairing-player-absent = { $name } does not play round { $round }. Change the rounds they miss first.
pairing-games-fixed = { $name } has no game in round { $round }: the system of this competition fixes all games. Take the pairing back and pair the round again.
pairing-player-in-final = { $name } is not paired in round { $round }, because the round belongs to the Final.
pairing-player-busy = { $name } already plays at board { $board }. Unpair that board first.
pairing-no-bye = No player has the bye in round { $round }.
pairing-bye-without-game = The player has no game in round { $round }. Choose a player who has a game.
pairing-same-player = A player cannot play themselves. Choose two players.
pairing-two-without-board = The two players were not given a board.
pairing-handicap-too-large = { $stones } handicap stones are too many. Choose 0 to 9.
pairing-swap-same-board = Both seats are at the same board. Swap its colours instead.
pairing-colours-handicap = Board { $board } is a handicap game, in which the weaker player has Black.
pairing-round-confirmed = Round { $round } is confirmed. No more players can be paired in it.
pairing-number-unknown = There is no player { $number }. Look the number up in the register.
pairing-chosen-busy = { $name } already has a board in round { $round }. Leave { $number } out.
pairing-nobody-chosen = No player without a board in round { $round } fits this choice.
pairing-score-invalid = "{ $text }" is not a score. Write it as 21 or 21.5.

# Costs of a pairing
cost-difference = { $reason } { $by }
cost-of-pair = { $reason }: { $cost }

# Pairing report
report-reason-manual = The pair was set manually. The best pairing does not contain it.
report-reason-necessary = The round cannot be paired without this pair.
report-reason-equal = Without this pair, the round would cost the same.
report-reason-better = Without this pair, the round would cost more: { $changes }.
report-reason-table = The knock-out decides who meets here.
report-reason-large = The report gives no reasons for a round with this many remarks. Explain the board to see its reason.
report-reason-unknown = The reason cannot be computed any more. { $cause }

# Results and corrections
result-unchanged = Board { $board } already has this result. Nothing was changed.
result-reason-missing = Round { $round } is confirmed. Give a reason for the correction.
result-walkover = Board { $board } is not a knock-out game. Enter a forfeit instead of a walkover.
result-walkover-hint = Write 1-0! for a win by forfeit for Black.
correction-needs-choice = Later knock-out games depend on this result. Choose what happens to them.
correction-affected = Affected: { $game }
correction-if-carried = If you carry the correction through: { $change }
correction-if-annulled = If you annul later games: { $change }
correction-if-kept = If you keep the players: { $change }
correction-nobody-to-keep = No player had advanced before the correction, so there is no player to keep.
correction-kept = { $name } stays in the table. The result counts only in the Open.
correction-game-played = Round { $round }, board { $board }: { $black } and { $white }, result { $result }.
correction-game-open = Round { $round }, board { $board }: { $black } and { $white }, not played yet.
correction-seat = Round { $round }, board { $board }: { $joins } plays instead of { $leaves }.
correction-ordinary = Round { $round }, board { $board }: the game becomes an ordinary game of the Open.
correction-unpaired = Round { $round }, board { $board }: the board is taken off, because its players must be decided again.
correction-bye = { $name } has the bye in round { $round }.
correction-without-game = { $name } has no game in round { $round }. Pair them manually.
correction-later-game-played = The correction cannot be carried through, because board { $board } of round { $round } already has a result. Keep the players who advanced, or annul later games.
correction-player-busy = The correction cannot be carried through, because the player who advances now has already played at board { $board } of round { $round }. Keep the players who advanced, or annul later games.
correction-table-begun = KO{ $category } was drawn with this result and has begun. Keep its players.
correction-table-drawn = KO{ $category } was drawn with this result. Carry the correction through, keep the players, or draw the table again.
correction-box = KO{ $category }: { $joins } takes the box of { $leaves }.
correction-box-empty = KO{ $category }: the box of { $leaves } becomes empty.

# Jigo ladder
ladder-none = Board { $board } is not a knock-out or qualifying game that ended in jigo, so it has no ladder.
ladder-decided = The ladder of board { $board } is decided. Take back its last game first.
ladder-not-started = The ladder of board { $board } has not been started. Enter when the jigo was accepted.
ladder-games-entered = Games of the ladder of board { $board } are entered. Take them back first.
ladder-time-invalid = "{ $text }" is not a time. Write it as 14:05, or with its day as 2026-11-20T14:05.
ladder-boards-have-times = The games on smaller boards have fixed times. Leave the remaining times out.
ladder-new-game-needs-times = A new game is played with the remaining times. Enter those of Black and White.
ladder-new-game-decides = A new game decides this ladder. Enter its result without a board size.
ladder-other-game-next = The next game of this ladder is on { $next } × { $next }, not on { $lines } × { $lines }.

# Standings
standings-round-not-paired = Round { $round } is not paired. The standings go up to round { $newest }.

# Check of an event and self-check
check-round = { $competition }, round { $round }
check-part-of-round = { $competition }, round { $round }, part { $part }
check-finding = { $place }: { $problem }
check-board = { $competition }, round { $round }, board { $board }
check-round-missing = the round is missing, although round { $last } exists.
check-rounds-too-many = the round exists, but only { $planned } rounds are planned.
check-confirmed-without-result = { $count ->
    [one] board { $boards } is
   *[other] boards { $boards } are
} confirmed without an agreed result.
check-table-place = the game has a place that the table of KO{ $category } does not have.
check-table-place-twice = the place of the game in the table of KO{ $category } has another game.
check-table-players = the players do not meet in this place of the table of KO{ $category }.
check-table-round = the game belongs to round { $due } by the table of KO{ $category }.
check-knockout = KO{ $category }: { $problem }
check-final-not-tied = Final of category { $category }: an order is entered for players of { $group } who are not tied: { $names }. It has no effect while they are not.
check-final = Final of category { $category }: { $problem }
check-certificate-invalid = { $place }: the certificate does not prove the pairing. { $reason }
check-without-proof = { $place }: the round was paired without a proof that no pairing is better.
check-no-certificate = { $place }: there is no certificate, because the round was paired manually, by another program or in another event file.
check-seed-drawn = The draw seed was drawn { $count } times; { $undone ->
        [0] none of these were undone.
        [one] 1 of these was undone.
       *[other] { $undone } of these were undone.
    }
check-other-seed = { $place }: the round was paired under another draw seed.
draw-seed-register-open = The draw seed is drawn when the register closes. Close the register first.
draw-seed-no-reason = Enter the reason for a new draw seed. It is kept in the history.
competition-name-taken = The event already has a competition "{ $name }". Choose another name.
competition-no-name = The next season has no name. Give it one.
competition-unknown = The event has no competition "{ $text }".
competition-names = Its competitions are: { $names }.
competition-last = { $name } is the only competition of the event, so it cannot be removed.
competition-played = Rounds are paired or knock-outs drawn in { $name }, so it cannot be removed. Undo them first.
competition-has-entries = { $name } has { $entries ->
    [one] one entry, which is
   *[other] { $entries } entries, which are
} removed with it.
competition-import-same-file = This file is the open event. Choose the file of another event.
competition-import-drawn = { $name } has zones, a knock-out or a Final, whose draw can be verified only in its own event. Leave it in its file.
competition-import-inconsistent = The file names players who are not in its competition, so nothing is imported. Check that event first.
competition-nobody = Nobody is selected. Select the people to enter.
draw-seed-drawn = The draw seed was drawn when the first register of the event closed, so entropy cannot change it now. Close the register without entropy.
draw-seed-given = The draw seed was given when the event was created, so entropy cannot change it. Close the register without entropy.
draw-seed-invalid = "{ $text }" is not a draw seed. Enter up to 64 hexadecimal digits, 0-9 and a-f.
check-absences-differ = { $place }: the stored absences differ from the register at the confirmation of the round: { $names }.
check-walkover-differs = { $place }: a walkover has another winner than at the confirmation of the round: { $now } instead of { $then }.
check-stage-differs = { $draw }: { $name } was shown { $then } on the last sheets, pages or bundle, but is now { $now }. If the correction is right, print the sheets and issue the bundle again.
check-stage-place = in place { $place }
check-stage-reached = { $stage ->
    [round_of_64] in the round of 64
    [round_of_32] in the round of 32
    [round_of_16] in the round of 16
    [quarter_final] in the quarter-finals
    [semi_final] in the semi-finals
    [finalist] as a finalist
   *[winner] as the winner
 }
check-stage-none = without a stage or place
stages-unwritable = The stages cannot be recorded ({ $cause }). Report this fault.
check-outside-circle = { $place }: { $count ->
    [one] board { $boards } does
   *[other] boards { $boards } do
} not follow the games that the system fixes.
check-board-changed-outside = { $place }: { $count ->
    [one] board { $boards } differs from the pairing
   *[other] boards { $boards } differ from the pairing
}, and the journal does not show why.
check-set-manually = { $place }: { $count ->
    [one] board { $boards } was set manually
   *[other] boards { $boards } were set manually
}; { $cost }.
check-paired-in-parts = { $place }: the round was paired in parts; { $cost }.
check-cost-best = the round is as good as the best pairing
check-cost-above-best = the round costs more than the best pairing: { $changes }
check-cost-unknown = its cost can no longer be computed
self-check-event = The event: { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, seed { $seed }.
law-no-game = { $name } has no game in round { $round }.
law-plays-after-loss = { $name } plays round { $round } of the knock-out after a loss.
law-winner = The winner is not the only player without a loss, or not the first of the standings.
law-winless = In round { $round }, more players without a win than necessary meet players with one.
law-division = { $first } and { $second } have met although they are in different divisions.
law-match-incomplete = { $name } does not play all boards of a match in round { $round }.
law-board-points = The board points of { $name } are not the sum of its boards.
law-rung = The rung of { $name } does not follow from their wins and losses.
law-meets-twice = { $first } and { $second } meet twice.
law-meets-once = { $first } and { $second } do not meet as often as all others.
law-place = { $first } is placed above { $second } with worse results.
law-zones = More players than necessary play outside their zone in round { $round }.
law-stage-twice = { $name } is in two stages.
law-stage-place = { $name } is in a stage without a place that goes on to it.
law-stage-size = { $stage } has not as many players as its rule takes.
law-stage-points = { $name } brings other points to a stage than their games gave.
law-stage-list = { $name } is not on the final list of all stages once.
self-check-no-proof = Round { $round } was paired without a proof.
self-check-other-boards = Pairing round { $round } again gives other boards.

# Simulated events
simulation-players = The number of players must be from 2 to 10000, not { $players }.
simulation-day = The first day of the simulated event does not exist.
simulation-player-unknown = A player of a simulated game is not entered.
simulation-ladder-black = Round { $round }: board { $board } ended in jigo. Black won the ladder.
simulation-ladder-white = Round { $round }: board { $board } ended in jigo. White won the ladder.
# Vocabularies


# The register

entry-change-without-reason = The register is closed: changing { $name } needs a reason. Add one, or enter a pink slip.
entry-sp-unknown = "{ $text }" is not a number of SEYGO points. Write a whole number, or leave the field empty.
entry-no-family-name = The entry needs a family name.
entry-twice = { $name } is entered already. Change that entry instead of adding another one.
entry-unknown = There is no entry { $id }. Look it up in the register.
rating-list-missing = There is no rating list. Import one first.
rated-player-unknown = Nobody on the rating list has the number { $pin }. Find the player by name.
data-folder-missing = There is no folder for the program's data. Set DRAWMASTER_DATA to a folder.
data-folder-not-created = The folder { $folder } could not be created ({ $reason }). Check its location and permissions.
bar-round-paired = A round is paired already. Unpair all rounds before moving the bar.
bar-without-mcmahon = Only a McMahon tournament has a bar.
register-closed = The register was closed on { $when }. Late entries can still be added.
register-too-few = Fewer than two players are registered. Register players first.
open-file-unnamed = No file of the Open is set, so its players could not be checked. Set "File of the Open beside Future Stars".
open-file-missing = The folder of this event has no other event file { $name }. Write the name of the file, or leave it empty.
sleeper-points = An initial score is lowered by 1 or 2 points, not by { $points }.
sleeper-not-at-top = { $name } does not miss a round in the top group. Their initial score can stay as it is.
sleeper-too-late = A round is confirmed, so initial scores can no longer be lowered.

# Lists

list-column-unknown = The list has no column "{ $column }". Write its heading, or its number from 1 to { $last }.
list-meaning-unknown = "{ $meaning }" is not a meaning of a column. Choose { $known }, sp12, sp16 or sp20, or - to ignore the column.
list-name-order-asked = The column "{ $heading }" is read as family name first. If given names are first, choose that meaning of the column; on the command line, --map "{ $heading }=given_first".
list-name-order-given = The column "{ $heading }" is read as given name first, as { $count ->
    [one] { $count } player of the rating list shows.
   *[other] { $count } players of the rating list show.
}
seed-list-other-key = The list is signed with another key, { $key }. Ask the tour for its list.
seed-list-by-name = { $name } may be { $seed } in the list.

# Pink slips

slip-register-open = The register is still open. Change the entry itself.
slip-empty = The slip requests nothing. State what to change.
slip-no-family-name = The family name cannot be empty.
slip-late-incomplete = A late entry needs a family name and a rank.
slip-late-leaves = A late entry cannot leave. Name the player who leaves.
slip-no-reason = A refusal needs a reason for the register of slips.
slip-unknown = There is no slip { $number }. Look it up in the list of slips.
slip-already-applied = Slip { $number } was applied on { $time }. Add another slip for another change.
slip-already-refused = Slip { $number } was refused on { $time }. Add another slip for another change.
slip-round-paired = Round { $round } is paired already, so nobody can join or leave it. Refuse the slip, or unpair the round first.

# The event

event-no-name = The event needs a name.
competition-day-outside = { $day } is not a day of the event ({ $first } to { $last }). Change it, or the days of the event.
event-ends-before-start = The last day is before the first day. Change one of them.
event-rounds-out-of-range = The number of rounds cannot be { $rounds }. Choose { $first } to { $last }.
event-main-time-too-long = A main time of { $minutes } minutes is longer than a day. Choose a shorter one.
overtime-unknown = "{ $text }" is not an overtime: write 3x30, 15/300, +20 or none.
import-is-tournament = { $file } is { $format }. It has a whole tournament, not a list of players. Create an event from it with Import from another program, or `drawmaster import`.
import-is-database = { $file } is an event, a tour book or a rating list of this program. Open it instead of importing it.
import-is-bundle = { $file } is a bundle for the tour. Add it to a tour book, for example with `drawmaster tour add`.
import-is-seed-list = { $file } is a seed list of the tour. Import it into an event that has its players, with `drawmaster seedlist import`.
import-is-rating-list = { $file } is a rating list. Import it in the register, or with `drawmaster egd import`.
import-format-unknown = { $file } has an unknown format. Choose a file of OpenGotha, MacMahon or Pairgoth, a results file of the EGD (H9), the French federation (tou) or the AGA, a report of the chess federation (TRF16), or a list as CSV, xlsx or ods.
sample-day = The sample event has a day that does not exist.

# Settings

setting-unknown = There is no setting { $path }. See the list of settings for its path.
setting-unfit = The value { $value } does not fit { $path } ({ $reason }). See the list of settings for the form of its value.
setting-unfit-own = The value { $value } does not fit { $path }. { $reason }
settings-not-json = The settings cannot be written ({ $reason }). Report this fault.
competition-gone = The event no longer has its competition.
competition-key-fixed = The key of a competition cannot be changed.
room-incomplete = The room "{ $name }" needs a name and board numbers from 1 upwards. Correct it.
rooms-overlap = The rooms { $first } and { $second } have the same name or a common board. Give each its own.
competition-room-unknown = The event has no room { $name }. Add the room first, in event.halls.
tie-breaks-empty = The standings need at least one criterion, such as MMS.
level-twice = The level { $name } is in the list twice. Remove one of them.
level-unknown = There is no level { $name }. See the list of levels for their names.
level-place-unknown = There is no place { $place } in the order of levels. Choose 1 to { $last }.
weight-out-of-range = A weight is out of range. Weights are 0 to 1000000000000000, factors 0 to 1000, the concavity 0 to 10000.
main-table-out-of-range = Choose { $first } to { $last } players or zones.
zones-too-large = The zones need { $rounds } rounds, more than { $last }. Set a larger number of zones.
zones-round-paired = The zones are drawn, since rounds are paired. Take the pairings back first.
teams-system = Teams can play McMahon, Swiss or round robin only. Choose one of these systems.
teams-size = A match of teams has { $first } to { $last } boards. Choose a number in this range.
teams-none = { $name } has no teams. Add a competition with teams, or set its number of boards before the first round.
teams-round-paired = A round is paired already. Unpair all rounds before changing the number of boards.
teams-whole-matches = Teams are paired as a whole, so single boards cannot be moved.
teams-whole-matches-hint = Exchange two teams, change who plays for a team, or unpair the round and pair it again.
teams-swap-same-match = Both players are in one match. Choose players of two matches to exchange their teams.
teams-too-few = There are fewer than two teams. Add teams first.
teams-without-team = { $count ->
        [one] One player is in no team: { $names }.
       *[other] { $count } players are in no team: { $names }.
    } Add them to a team as substitutes, or withdraw them.
team-unknown = There is no team { $number }. Look up the numbers in the list of teams.
team-named-unknown = There is no team "{ $name }". Look up the names with the command team list.
team-no-name = The team has no name. Enter one.
team-name-taken = There is a team { $name } already. Choose another name.
team-member-twice = { $name } is in the team twice. Name each player once.
team-member-elsewhere = { $name } is in the team { $team }. Take the player out of that team first.
team-member-played = { $name } has played for the team and stays in it. Leave the player out of later line-ups instead.
team-too-small = A team needs { $size } players, but only { $count ->
        [one] one is
       *[other] { $count } are
    } named. Name a player for each board.
team-incomplete = The team { $name } has { $count ->
        [one] one player
       *[other] { $count } players
    } for { $size } boards. Add players to it, or remove it.
line-up-confirmed = Round { $round } is confirmed, so its line-ups stay. Choose a later round.
line-up-result = Board { $board } has a result. Clear the result before another player takes the board.
pairs-none = { $name } is not for pairs. Add a competition with the template pair-go, or enter the people alone.
pairs-in-teams = { $name } cannot be for teams and for pairs. Choose one of them.
pairs-entered = Someone is entered in { $name } already. Only an empty competition can change between pairs and single people.
pairs-strength-closed = The register of { $name } is closed, so the ranks of its pairs stay.
entry-needs-partner = { $competition } is for pairs. Enter { $name } with a partner.
entry-pair-alone = { $name } is a pair, but { $competition } is for single people. Enter each of the two alone.
entry-not-pair = { $name } is not a pair. Change the entry itself.
pair-one-person = { $name } cannot be their own partner. Choose two people.
pair-person-twice = { $name } is in the pair { $other } already. Change that pair first.
pair-not-mixed = { $name } is not confirmed as a mixed pair. Confirm it, or do not require mixed pairs in the settings.
pair-change-partners = { $name } is a pair. Change its partners instead; names and rank follow from them.
person-unknown = There is no person with the key { $id }. Look up the keys in the list of people.
bundle-only-pairs = All competitions are pair go, which the tour does not count. Publish the standings instead.
export-pairs-not-rated = { $name } is pair go, which no rating list takes. Export its standings instead.
setting-team-list = The teams are not a setting. Add, change or remove a team instead.
handicap-ceiling-out-of-range = A handicap has at most nine stones. Choose 0 to 9.
initial-scores-round-paired = A round is paired already. Unpair all rounds before changing initial scores.

# The cost of a board per level

level-formula-rematch = 1 for each earlier game of the two
level-formula-family = 1 if they are of one family
level-formula-category = the difference of their categories, squared
level-formula-score-difference = the difference of scores in half points, squared
level-formula-knockout-apart = 1 if they may meet in the coming first round of a knock-out
level-formula-floats = 32 times the square of each player's earlier floats in this direction, and 0 to 12 for their places in their groups
level-formula-club = 1 if they are of one club, below the bar
level-formula-country = 1 if they are of one country, below the bar
level-formula-colours = 8 for each colour beyond a balance of one, 1 for the same colour twice in a row
level-formula-handicap = the stones, squared
level-formula-seeding = the distance from the opponent preferred by the seeding, squared
level-formula-winless = 1 if only one of the two has won or drawn a game
level-formula-lot = a random number from 0 to 255

# The transparency log

audit-log-head-form = A head of the history has { $fewest } to 64 digits of 0-9 and a-f. Type it as it is printed at the foot of the sheet.
audit-log-head-ambiguous = Several entries of the history begin with these digits. Type more of them.
audit-log-head-unknown = No entry of this history has the head { $head }. Either it is mistyped, or the sheet belongs to another history than this file.
referee-time-unknown = “{ $text }” is not a time. Write hours and minutes, such as 14:05.
referee-counted-none = { $minutes } minutes without overtime: adjusted time { $adjusted } minutes.
referee-counted-byoyomi = { $minutes } minutes and { $moves } moves of { $seconds } seconds: adjusted time { $adjusted } minutes.
referee-counted-canadian = { $minutes } minutes and { $moves } moves, { $stones } in { $seconds } seconds: adjusted time { $adjusted } minutes.
referee-counted-fischer = { $minutes } minutes and { $seconds } seconds for each of { $moves } moves: adjusted time { $adjusted } minutes.
referee-class-highest = Both times reach the highest class.
referee-class-main = The main time decides: class { $class } needs { $needs_main } minutes, here it is { $main }.
referee-class-adjusted = The adjusted time decides: class { $class } needs { $needs_adjusted } minutes, here it is { $adjusted }.
referee-class-both = Both times decide: class { $class } needs a main time of { $needs_main } minutes, here { $main }, and an adjusted time of { $needs_adjusted } minutes, here { $adjusted }.
referee-clock-unknown = “{ $text }” is not a time on a clock. Write minutes, such as 25, or 12:30, or 1:05:00.
referee-round-unknown = The competition does not have a round { $round }; it has { $rounds }.
referee-seal-order = A player must seal before a player may seal. Swap the two times.
late-game-decided = Board { $board } has a result already.
late-not-marked = Nobody is marked as late at board { $board } with this colour.
late-no-resumption = The game of board { $board } has no time of resumption. Enter it on the form first.
late-not-lost-yet = The game of board { $board } is lost only after { $time }.
late-not-resumed = The game at board { $board } has not been resumed.
late-nobody = Nobody has lost the game of board { $board } by lateness.
late-clocks-set = Set the clocks to the time used: Black { $black } min, White { $white } min.
late-clocks-nobody = Nobody is here: Black’s clock runs and shows { $black } min. Set White’s to the same when the first player comes.
late-clocks-to-move = Nobody is here: only the clock of the player to move runs. Used since the resumption: Black { $black } min, White { $white } min.
late-clocks-black-runs = Black is missing and Black’s clock runs. Used: Black { $black } min, White { $white } min.
late-clocks-white-runs = White is missing and White’s clock runs. Used: Black { $black } min, White { $white } min.
late-clocks-not-started = The clocks have not been started.
late-clocks-lost = { $who ->
        [black] Black was
        [white] White was
       *[both] Both players were
    } not here by { $time }: lost by lateness.
late-round-ahead = Round { $round } has not begun. It starts on { $date } at { $time }.
late-round-past = Round { $round } was on { $date }.
late-round-unrecorded = Round { $round } was planned for { $date }, and its start is not recorded. Enter when Black’s clocks were started.
adjourn-game-decided = Board { $board } has a result, or one pass of it. Clear it to adjourn the game.
adjourn-number-unknown = Numbers of moves and captured stones are whole and at most { $most }.
adjourn-resumption-early = The resumption is before the adjournment. Enter its day and time, such as 2026-11-21 09:00.
adjourn-used = Round { $round } was paired with what the game of board { $board } counts as. Enter the game’s result instead.
adjourn-not = The game of board { $board } is not adjourned.
unfinished-as-jigo = The next round is paired as if it were a jigo.
unfinished-as-black = The next round is paired as if Black had won.
unfinished-as-white = The next round is paired as if White had won.
unfinished-held = Neither player is paired until it is decided.
unfinished-of-table = The table waits for its winner.
unfinished-game = Round { $round }, board { $board }, { $black } – { $white }, was unfinished. { $effect }
delays-nothing = No round has a new start.
# Stages.
stage-rule-unknown = "{ $text }" does not say who goes on. Enter first:8, places:9-16, each:2, others or losers:1.
stage-of-teams = { $name } is a stage, so the competition before it decides whether teams meet and at how many boards. Add another stage, or a competition of its own.
stage-needs-table = { $name } has no knock-out table whose losers are out. Choose another rule.
stage-zones-drawn = The knock-out of the zones in { $name } is drawn already. Undo the draw first.
stage-overlap = { $stage } takes some of the same players. Choose another rule, or remove { $stage }.
stage-none = { $name } is not a stage. Choose a competition that was added as a stage.
stage-filled = { $name } has its players already. Undo that first, or change its entries.
stage-register-closed = The register of { $name } is closed. Add a new stage.
stage-source-free = More games can be played in { $name }. Fill the stage with the standings as they are now?
stage-too-large = { $name } would need more than { $last } rounds. Choose another system, or let fewer players go on.
stage-nothing-left = Everyone who goes on to { $name } has met everyone already. Remove { $name }, and add it with another system or without these results.
stage-no-stages = { $name } has no stages. Add one first.
stage-changed = The standings before { $name } have changed since, and other players would go on now. Undo the filling, or change the entries.
competition-has-stages = { $stage } takes its players from { $name }. Remove { $stage } first.

# What it would cost to move a player of a draft

move-as-good = As good as now.
move-only-seeding = As good as now; only the seeding or the lots change.
move-better = Better than now.
move-better-but = Better than now, at the price of: { $reason }.
move-colours = The colours of the two players are swapped.
move-left-over = A player without a game can only be paired with another one. Unpair board { $board } first, then choose the pairs.
move-rematch = { $black } and { $white } have already met, in round { $round }.
move-family = { $black } and { $white } are of one family.
move-far-apart = { $black } and { $white } are far apart: { $grades ->
    [one] { $grades } rank
   *[other] { $grades } ranks
} and { $points } points.
move-worse-rematch = More players meet again.
move-worse-family = More players of one family meet.
move-worse-winless = More players without a win meet players who have won.
move-worse-categories = Players of more distant categories meet.
move-worse-score-difference = Players meet whose scores are further apart.
move-worse-knockout = Players meet who may meet again in the knock-out.
move-worse-floats = The floats are less balanced.
move-worse-club = More players of one club meet.
move-worse-country = More players of one country meet.
move-worse-colours = The colours are less balanced.
move-worse-handicap = The handicaps are larger.
move-worse-geography = More players of one club or country meet.
