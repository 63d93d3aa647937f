### Messages of the core in English: errors and answers of all commands, the command line and the hall network.

## api: commands of the window

api-no-command = There is no command { $name }. Restart the program.
api-response-invalid = The response cannot be sent ({ $error }). Restart the program.
api-text-too-long = A text is too long: it has more than { $longest } bytes. Shorten it.
api-not-for-the-hall = The hall display cannot use the command { $name }. It only shows what is published.
api-no-tour-book = No tour book is open. Open one or create a new one.

## api: the demonstration

demo-folder = The folder { $folder } cannot be created ({ $error }). Choose another folder.
demo-registered = { $event }: { $players ->
        [one] 1 player is
       *[other] { $players } players are
    } registered.
demo-closed = The register is closed. The numbers are 1 to { $last }.
demo-drawn = KO{ $category } is drawn with the entropy { $entropy }: { $lines ->
        [one] 1 line
       *[other] { $lines } lines
    }.
demo-round = Round { $round } is paired, played and confirmed.

## api: the window's host

host-folder = The folder { $folder } cannot be created ({ $error }). Free some space or check its permissions.
host-no-data-folder = The system has no folder for the program's data ({ $error }). Create an event in a folder of your choice instead.
host-no-free-name = The folder { $folder } holds too many samples. Delete some.
host-cannot-open = { $path } cannot be opened ({ $error }). Open it from your file manager.
host-second-window = The hall display does not respond ({ $error }). Restart the program.
demo-played = { $name }: { $players ->
    [one] one player has played
   *[other] { $players } players have played
} { $games ->
    [one] one game
   *[other] { $games } games
}.

## app: knock-outs

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
game-rounds-paired = { $name } is paired in rounds. Games are added one by one only where players choose their opponents: in self-pairing, a league or a club ladder.
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

## app: The Final

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

## app: points of the tour

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

## app: copies

copies-no-folder = This computer has no folder for the program's own files. Set DRAWMASTER_DATA to a folder.
copies-not-a-folder = { $path } is not a folder. Choose a folder on another device.
copies-folder-unusable = The folder { $path } cannot be used ({ $cause }). Choose another folder.
copies-folder-unreadable = The folder cannot be read ({ $cause }).
copies-unknown = There is no copy { $name }. Choose a copy from the list.
copies-choose-damaged = No file is chosen. Choose the damaged file.

## app: words of requests

word-unknown = "{ $text }" is unknown. Choose one of { $known }.

## app: rounds: pairing, releasing, results and confirming

colour-unknown = "{ $text }" is not a colour. Write black or white.
profile-unknown = "{ $text }" is not a pairing profile. Choose seygo, opengotha or literal.
round-unknown = Round { $round } does not exist. The rounds are 1 to { $last }.
round-not-paired = Round { $round } is not paired. Pair it first.
round-board-missing = Round { $round } has no board { $board }. Its boards are { $boards }.
round-without-boards = Round { $round } has no boards. Pair its players first.
round-register-open = The register is still open. Close it before you pair the first round.
round-register-open-hint = Closing the register gives the players their numbers.
round-all-paired = { $rounds ->
    [one] The only round is already paired.
   *[other] All { $rounds } rounds are paired.
}
round-not-next = Round { $round } is not next. Pair round { $next }.
round-not-next-draft = Round { $round } is not next: round { $current } is a draft. Release it, play it, and pair round { $next }.
round-not-next-open = Round { $round } is not next: round { $current } is not confirmed. Enter its results, and pair round { $next }.
round-paired-already = Round { $round } is paired already.
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
round-results-missing-hint = If a game was not finished, record its adjournment. The round can then be confirmed without its result.
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
stale-left = { $name } does not play any more and sits at board { $board }.
stale-left-bye = { $name } does not play any more and has the bye.
stale-came = { $name } plays round { $round } now and has no game.
stale-came-lost = { $name } plays round { $round } now, but board { $board } counts as lost because they were absent.
stale-slips = { $count ->
    [one] A slip came in after the pairing and is pending.
   *[other] { $count } slips came in after the pairing and are pending.
}
stale-result = The result of board { $board } in round { $earlier } changed after round { $round } was paired.
stale-result-missing = Board { $board } of round { $earlier } has no result.
stale-attendance = The bye or absence of { $name } in round { $earlier } changed after round { $round } was paired.
stale-rank = The rank of { $name } changed from { $from } to { $to } after round { $round } was paired.
stale-player = The details of { $name } changed after round { $round } was paired.
stale-line-up = The line-up of { $team } changed after round { $round } was paired: { $names }.
stale-table = The knock-out was drawn from places that have changed since. { $joins } would be in it, { $leaves } would not.
stale-table-order = The knock-out was drawn from places that have changed since. The same players would be in it, in another order.
stale-table-hint = Draw it again, or confirm that it stays as it is.
stale-draws = A knock-out, a qualifying or a Final was drawn or changed after round { $round } was paired.
stale-settings = The settings changed after round { $round } was paired.
stale-pairs-differ = { $count ->
    [0] Round { $round } would be paired differently now.
    [one] Board { $boards } would be paired differently now.
   *[other] Boards { $boards } would be paired differently now.
}
stale-impossible = Round { $round } could not be paired now. { $cause }
round-no-longer-follows = Round { $round } is out of date.
round-out-of-date-hint = Pair the round again, pair the boards concerned again, or confirm that it is released as it is.
round-paired-from-old-result = Round { $round } was paired before this change and is out of date. Pair it again, unless you keep it as it is.
round-players-left = { $count ->
    [one] { $names } has
   *[other] { $names } have
} neither a game nor the bye in round { $round }.
round-players-without-game-hint = Pair them, give the bye, enter that they miss the round, or confirm the round without them.
round-players-left-hint = Pair them, give the bye, or confirm that the round is released without them.
round-table-game-open-hint = Pair the round's remaining players, decide who advances, or confirm the round without the game.
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
round-forfeit-absent = { $name } does not play in round { $round } and loses board { $board } by forfeit.
round-fixed-board-match = { $name } has the fixed board { $fixed } but plays at board { $at }: the boards of a match stay together, so fixed boards have no effect.
round-fixed-board-opponent = { $name } has the fixed board { $fixed } but plays at board { $at }, the fixed board of { $opponent }.
round-fixed-board-shared = { $name } and { $other } have the same fixed board { $fixed }. { $name } plays at board { $at }.
round-fixed-board-missed = { $name } has the fixed board { $fixed } but plays at board { $at }. Move the game, or renumber the boards.
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

## app: manual pairing

pairing-consent-missed = { $name } misses round { $round }. Confirm that they play it, or choose another player.
pairing-consent-rematch = { $black } and { $white } have already met, in round { $round }. Confirm that they may meet again, or choose other players.
closing-rematches = { $rounds } rounds of { $players } players cannot be played without rematches: { $possible } can. Plan fewer rounds, or let players meet again.
closing-zone-rematches = Zone { $zone } has { $players } players, so { $rounds } rounds cannot be played in it without rematches: { $possible } can. Plan fewer rounds, change the limits of the zones, or let players meet again.
round-rematches = These players meet again: { $pairs }.
pairing-rematches-meet = These players have met before and would meet again: { $pairs }. Pair the round all the same?
pairing-families-meet = These players of one family cannot be kept separate: { $pairs }. Confirm that they may meet, or pair them manually with other players.
pairing-consent-family = { $black } and { $white } are of one family. Confirm that they may meet, or choose other players.
pairing-entry-unknown = There is no entry { $entry }. Look it up in the register.
pairing-player-absent = { $name } does not play round { $round }. Change the rounds they miss first.
pairing-games-fixed = { $name } has no game in round { $round }: the system of this competition fixes all games. Take the pairing back and pair the round again.
pairing-player-in-final = { $name } is not paired in round { $round }, because the round belongs to the Final.
pairing-player-busy = { $name } already plays at board { $board }. Unpair that board first.
pairing-bye-circle = In a round robin, the plan of all games decides who rests in round { $round }.
pairing-no-bye = No player has the bye in round { $round }.
pairing-bye-without-team = { $name } is in no team, and whole teams have the bye. Choose a player of a team.
pairing-bye-without-game = The player has no game in round { $round }. Choose a player who has a game.
pairing-same-player = A player cannot play themselves. Choose two players.
pairing-two-without-board = The two players were not given a board.
pairing-handicap-too-large = { $stones } handicap stones are too many. Choose 0 to 9.
pairing-swap-same-board = Both seats are at the same board. Swap its colours instead.
pairing-colours-handicap = Board { $board } is a handicap game, in which the weaker player has Black.
pairing-of-confirmed-round = Round { $round } is confirmed, so its pairing stays. Only results can be corrected.
pairing-again-released = { $count ->
    [one] Round { $round } is published. One board would be paired again. Confirm it if the players may be seated again.
   *[other] Round { $round } is published. { $count } boards would be paired again. Confirm it if the players may be seated again.
}
pairing-again-no-draft = Round { $round } is published. Pair its unlocked boards again, or change single boards.
pairing-round-confirmed = Round { $round } is confirmed. No more players can be paired in it.
pairing-number-unknown = There is no player { $number }. Look the number up in the register.
pairing-chosen-busy = { $name } already has a board in round { $round }. Leave { $number } out.
pairing-nobody-chosen = No player without a board in round { $round } fits this choice.
pairing-score-invalid = "{ $text }" is not a score. Write it as 21 or 21.5.

## app: costs of a pairing

cost-difference = { $reason } { $by }
cost-of-pair = { $reason }: { $cost }

## app: pairing report

report-reason-manual = The pair was set manually. The best pairing does not contain it.
report-reason-parts = The round was paired in parts. If all were paired together, these two would not meet.
report-reason-earlier = The pair is of the pairing of the round. After later changes by hand, another pairing would be the best.
report-reason-corrected = A corrected result in a knock-out put the players at this board.
report-reason-procedure = The fixed procedure of this profile made the pair.
report-reason-circle = Everyone meets everyone in a fixed order of games. In it, these two meet in this round.
report-reason-zone = Both are in zone { $zone }. In the fixed order of its games, these two meet in this round.
report-reason-outside-circle = The pair was set manually. In the fixed order of games, these two do not meet in this round.
report-reason-left-over = The pair was made when the players left over were paired, outside the fixed order of games.
report-reason-free = In this competition, games are added one by one, so no pairing chose this pair.
report-reason-imported = The pair was imported with the round. Its reason is not known here.
changed-rank = Rank corrected after this round: { $from } to { $to } ({ $name }).
changed-player = Details corrected after this round: { $name }.
changed-withdrawn = Withdrawn after this round: { $name }.
changed-registered = Registered again after this round: { $name }.
changed-result = Result corrected after this round was paired: round { $round }, board { $board }.
changed-attendance = Bye or absence in round { $round } corrected after this round was paired: { $name }.
changed-draws = A knock-out, a qualifying or a Final changed after this round was paired.
changed-settings = The settings of the pairing changed after this round was paired.
report-round-circle = Who meets follows from a fixed order of games, in which everyone meets everyone.
report-round-zones = Who meets follows from a fixed order of games, in which everyone in a zone meets everyone.
report-round-free = The games of this round were added one by one.
report-round-imported = The round was imported. Why its players meet is not known here.
report-reason-necessary = The round cannot be paired without this pair.
report-reason-as-good = Another pairing of the round would be just as good.
report-reason-worse = Otherwise the round would be worse: { $reason }.
otherwise-rematch = Otherwise { $first } and { $second } would meet again.
otherwise-family = Otherwise { $first } and { $second }, who are of one family, would meet.
otherwise-winless = Otherwise { $first } and { $second } would meet, and only one of them has scored.
otherwise-categories = Otherwise { $first } and { $second }, who are of different categories, would meet.
otherwise-one-point = Otherwise { $first } would play { $second }, one point apart.
otherwise-score = Otherwise { $first } would play { $second }, { $points } points apart.
otherwise-knockout = Otherwise { $first } and { $second } would meet, who may meet in the knock-out.
otherwise-floats = Otherwise { $first } would play { $second }, and one of them would float again.
otherwise-club = Otherwise { $first } and { $second }, who are of one club, would meet.
otherwise-country = Otherwise { $first } and { $second }, who are of one country, would meet.
otherwise-geography = Otherwise { $first } and { $second }, who are of one club or country, would meet.
otherwise-colours = Otherwise { $first } would play { $second }, and their colours would be less balanced.
otherwise-handicap = Otherwise { $first } would play { $second } with a larger handicap.
otherwise-seeding = Otherwise { $first } would play { $second }, which fits the seeding in their score group less.
otherwise-lot = Other pairings are just as good in everything else. The lot decided.
deciding-rematch = { $first } and { $second } meet again.
deciding-family = { $first } and { $second }, who are of one family, meet.
deciding-winless = { $first } and { $second } meet, and only one of them has scored.
deciding-categories = { $first } and { $second }, who are of different categories, meet.
deciding-one-point = { $first } plays { $second }, one point apart.
deciding-score = { $first } plays { $second }, { $points } points apart.
deciding-knockout = { $first } and { $second } meet, who may meet in the knock-out.
deciding-floats = { $first } plays { $second }, and one of them floats again.
deciding-club = { $first } and { $second }, who are of one club, meet.
deciding-country = { $first } and { $second }, who are of one country, meet.
deciding-geography = { $first } and { $second }, who are of one club or country, meet.
deciding-colours = { $first } plays { $second }, and their colours are less balanced.
deciding-handicap = { $first } plays { $second } with a larger handicap.
deciding-seeding = { $first } plays { $second }, which fits the seeding in their score group less.
deciding-lot = Only the lots speak for the best pairing.
deciding-other = What decides is: { $reason }.
report-bye-given = { $name } has the bye: the director gave it.
report-bye-imported = { $name } has the bye in the imported round.
report-bye-first = { $name } has the bye. Of those with the fewest byes, this leaves the best pairing for the others.
report-bye-again = { $name } has the bye once more, because all others have had as many.
report-bye-circle = { $name } rests in this round of the circle.
report-bye-team = { $name } has no opponent, because the number of teams is odd.
report-bye-opengotha = { $name } has the bye by the rule of OpenGotha: the lowest in the ranking of those with the fewest byes.
report-reason-table = The knock-out decides who meets here.
report-reason-large = The report gives no reasons for a round with this many remarks. Explain the board to see its reason.
report-reason-unknown = The reason cannot be computed any more. { $cause }

## app: results and corrections

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
correction-round-needed = Round { $round } becomes necessary: the table has one more game.
correction-nothing-else = Nothing else changes.
correction-qualifier = KO{ $category } was drawn with { $name }, who qualified by this game.
correction-kept-alone = { $name } stays in the table, whatever the result.
correction-kept = { $name } stays in the table. The result counts only in the Open.
correction-game-played = Round { $round }, board { $board }: { $black } and { $white }, result { $result }.
correction-game-open = Round { $round }, board { $board }: { $black } and { $white }, not played yet.
correction-seat = Round { $round }, board { $board }: { $joins } plays instead of { $leaves }.
correction-ordinary = Round { $round }, board { $board }: the game becomes an ordinary game of the Open.
round-board-disputed = Case { $number } is about board { $board }. Rule in it, or close it, before you change who plays there.
round-board-adjourned = Board { $board } is adjourned. Decide the game, or delete its form first.
pairing-player-held = An unfinished game of { $name } is held, so they are not paired in round { $round }. Decide that game first.
case-other-players = Case { $number } is about players who do not sit at board { $board } any more. Add a case for the game as it is now.
rounds-below-table = { $rounds } rounds are too few: KO{ $category } is drawn and ends in round { $last }. Undo the draw first.
round-table-game-undecided = Round { $round }: nobody has advanced from the game of { $one } and { $other }.
correction-void = Round { $round }, board { $board }: the result is deleted, and the game is played again.
correction-walkover = Round { $round }: { $name } advances without a game.
correction-vacant = Round { $round }: nobody advances from a game of the table.
correction-to-decide = Round { $round }: { $one } and { $other } meet in the table. Pair them, or decide who advances.
correction-opponent-open = Round { $round }: a game of the table waits for its players.
correction-unpaired = Round { $round }, board { $board }: the board is taken off, because its players must be decided again.
correction-bye = { $name } has the bye in round { $round }.
correction-out = { $name } has no game in round { $round } any more.
correction-without-game = { $name } has no game in round { $round }. Pair them manually.
correction-later-game-of-final = The correction cannot be carried through, because board { $board } of round { $round } already has a result. Annul later games.
correction-later-game-played = The correction cannot be carried through, because board { $board } of round { $round } already has a result. Keep the players who advanced, or annul later games.
correction-player-busy = The correction cannot be carried through, because the player who advances now has already played at board { $board } of round { $round }. Keep the players who advanced, or annul later games.
correction-table-begun = KO{ $category } was drawn with this result and has begun. Keep its players.
correction-table-drawn = KO{ $category } was drawn with this result. Carry the correction through, keep the players, or draw the table again.
correction-box = KO{ $category }: { $joins } takes the box of { $leaves }.
correction-qualifier-open = KO{ $category } has an empty box until this game decides who qualifies.
correction-box-filled = KO{ $category }: { $joins } takes the empty box.
correction-box-empty = KO{ $category }: the box of { $leaves } becomes empty.

## app: jigo ladder

ladder-none = Board { $board } is not a knock-out or qualifying game that ended in jigo, so it has no ladder.
ladder-decided = The ladder of board { $board } is decided. Take back its last game first.
ladder-not-started = The ladder of board { $board } has not been started. Enter when the jigo was accepted.
ladder-games-entered = Games of the ladder of board { $board } are entered. Take them back first.
ladder-boards-have-times = The games on smaller boards have fixed times. Leave the remaining times out.
ladder-new-game-needs-times = A new game is played with the remaining times. Enter those of Black and White.
ladder-new-game-decides = A new game decides this ladder. Enter its result without a board size.
ladder-other-game-next = The next game of this ladder is on { $next } × { $next }, not on { $lines } × { $lines }.

## app: standings

standings-round-not-paired = Round { $round } is not paired. The standings go up to round { $newest }.

## app: check of an event and self-check

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
check-closed-without-result = { $count ->
    [one] board { $boards } has
   *[other] boards { $boards } have
} no agreed result, although a later round is paired.
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
competition-has-cases = { $name } has { $cases ->
    [one] one case of the referee, which is
   *[other] { $cases } cases of the referee, which are
} removed with it, as { $entries ->
    [one] its entry is.
   *[other] its { $entries } entries are.
}
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
}; { $cost }
check-set-by-correction = { $place }: { $count ->
    [one] board { $boards } has its players
   *[other] boards { $boards } have their players
} from a corrected result; { $cost }
check-paired-in-parts = { $place }: the round was paired in parts; { $cost }
check-cost-best = the round is as good as the best pairing.
check-costs = { $place }: more than the best pairing: { $cost }
check-cost-worse = the round costs more than the best pairing. { $reason }
check-cost-unknown = its cost can no longer be computed.
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

## app: simulated events

simulation-players = The number of players must be from 2 to 10000, not { $players }.
simulation-day = The first day of the simulated event does not exist.
simulation-player-unknown = A player of a simulated game is not entered.
simulation-ladder-black = Round { $round }: board { $board } ended in jigo. Black won the ladder.
simulation-ladder-white = Round { $round }: board { $board } ended in jigo. White won the ladder.

## app: the register

entry-change-without-reason = The register is closed: changing { $name } needs a reason. Add one, or enter a pink slip.
entry-sp-unknown = "{ $text }" is not a number of SEYGO points. Write a whole number, or leave the field empty.
entry-no-family-name = The entry needs a family name.
fixed-board-of-team = { $names } { $count ->
    [one] has
   *[other] have
} the fixed board { $board }. The boards of a match stay together, so fixed boards have no effect here.
fixed-board-outside = { $names } { $count ->
    [one] has
   *[other] have
} the fixed board { $board }, which { $competition } does not have.
fixed-board-shared = Several people have the fixed board { $board }: { $names }. Only one game can be there.
entry-twice = { $name } is entered already. Change that entry instead of adding another one.
entry-unknown = There is no entry { $id }. Look it up in the register.
rated-difference-unknown = The rating list has no other value for this field of entry { $entry }. Compare the register with the list again.
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

## app: lists

list-column-unknown = The list has no column "{ $column }". Write its heading, or its number from 1 to { $last }.
list-meaning-unknown = "{ $meaning }" is not a meaning of a column. Choose { $known }, sp12, sp16 or sp20, or - to ignore the column.
list-name-order-asked = The column "{ $heading }" is read as family name first. If given names are first, choose that meaning of the column; on the command line, --map "{ $heading }=given_first".
list-name-order-given = The column "{ $heading }" is read as given name first, as { $count ->
    [one] { $count } player of the rating list shows.
   *[other] { $count } players of the rating list show.
}
seed-list-other-key = The list is signed with another key, { $key }. Ask the tour for its list.
seed-list-by-name = { $name } may be { $seed } in the list.

## app: pink slips

slip-register-open = The register is still open. Change the entry itself.
slip-empty = The slip requests nothing. State what to change.
slip-no-family-name = The family name cannot be empty.
slip-late-incomplete = A late entry needs a family name and a rank.
slip-late-leaves = A late entry cannot leave. Name the player who leaves.
slip-no-reason = A refusal needs a reason for the register of slips.
slip-unknown = There is no slip { $number }. Look it up in the list of slips.
slip-already-applied = Slip { $number } was applied on { $time }. Add another slip for another change.
slip-already-refused = Slip { $number } was refused on { $time }. Add another slip for another change.
slip-round-closed = Round { $round } is confirmed, so nobody can join or leave it. Change later rounds only, or refuse the slip.
slip-round-seated = Round { $round } is paired already, and { $name } plays at board { $board }. Unpair that board or enter a forfeit, then apply the slip.
slip-round-bye = Round { $round } is paired already, and { $name } has the bye. Give it to another player, then apply the slip.

## app: the event

event-no-name = The event needs a name.
event-days-needed = { $name } has a day of its own outside { $first } to { $last }. Change its days first, or keep those of the event.
competition-day-outside = { $day } is not a day of the event ({ $first } to { $last }). Change it, or the days of the event.
event-ends-before-start = The last day is before the first day. Change one of them.
rounds-below-draft = The number of rounds cannot be { $rounds }, because round { $paired } is paired as a draft. Unpair it first.
rounds-below-paired = The number of rounds cannot be { $rounds }, because round { $paired } is already released. Choose { $paired } to { $last }.
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

## app: settings

setting-unknown = There is no setting { $path }. See the list of settings for its path.
setting-unfit = The value { $value } does not fit { $path } ({ $reason }). See the list of settings for the form of its value.
setting-unfit-half = The value { $value } does not fit { $path }. Write a number of points such as 6.5, or half points as a whole number: 13 is 6.5.
setting-unfit-own = The value { $value } does not fit { $path }. { $reason }
settings-not-json = The settings cannot be written ({ $reason }). Report this fault.
competition-gone = The event no longer has its competition.
competition-key-fixed = The key of a competition cannot be changed.
room-incomplete = The room "{ $name }" needs a name and board numbers from 1 upwards. Correct it.
rooms-overlap = The rooms { $first } and { $second } have the same name or a common board. Give each its own.
room-in-use = The room { $name } is needed: { $user } is restricted to it. Change that first, or keep the room and its name.
competition-room-unknown = The event has no room { $name }. Add the room first, in event.halls.
tie-breaks-empty = The standings need at least one criterion, such as MMS.
main-club-out-of-range = The share of the main club is a number of per cent from 1 to 100. Enter one, or nothing to keep every club apart.
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

## app: fees and the cash desk

setting-fees = Prices are set at the cash desk and with "fees set-price", not as settings.
currency-used = The cash desk has amounts in the present currency, and they would mean other sums in { $currency }. Keep the currency, or start a new event file for { $currency }.
currency-priced = Prices are set in the present currency, and would mean other sums in { $currency }. Remove the prices first, then choose { $currency } and set them again.
amount-unknown = "{ $text }" is not an amount of money. Write it as { $example }.
amount-negative = "{ $text }" is negative. Write an amount without a minus sign, and use a refund to give money back.
amount-decimals = "{ $text }" has too many decimals: the currency has { $decimals ->
        [0] no decimals
        [one] one decimal
       *[other] { $decimals } decimals
    }. Write fewer decimals, and no separators between thousands.
amount-too-large = "{ $text }" is more than { $most }, the largest amount. Check the number of digits.
amount-zero = The amount is zero. Write how much it is.
amount-other-currency = The event counts in { $currency }, not in { $named }. Write the amount in { $currency }.
amount-no-currency = The event has no currency yet, so an amount in { $named } cannot be taken. Set the currency (event.levy.currency), or write the amount alone.
fees-person-unknown = No person has the key { $person }. Choose one from the list of accounts.
price-name-missing = A price needs a name. Write what is paid for, such as Entry or Meal.
price-unknown = The event has no price "{ $name }" for this competition and category. Choose one from the list of prices.
price-chosen = { $count ->
    [one] One person has chosen "{ $name }"
   *[other] { $count } people have chosen "{ $name }"
}, so its price stays. Remove it from their accounts first.
price-extra-of-competition = An extra is for the whole event. Leave the competition out.
price-of-free = A free entry has no price. Choose another category.
price-name-taken = "{ $name }" is already the name of an entry or an extra of the other kind. Choose another name.
price-too-many = An event has at most { $most } prices. Remove some first.
extra-unknown = The event has no extra "{ $name }". Set its price first.
extra-too-many = A person can have at most { $most } of "{ $name }". Write a smaller number.
discount-reason-missing = A discount needs a reason. Write why it is granted.
discount-too-large = A discount of { $amount } is more than { $name } owes, which is { $owed }. Grant at most that.
discount-too-many = A person can have at most { $most } discounts. Take one back first.
discount-unknown = { $name } has no discount with the number { $number }. Choose one of their list.
payment-no-price = The event has no price for { $name } in the category { $category }, so nobody knows what they owe. Set the price, choose another category, or write an amount.
payment-nothing-open = { $name } has nothing to pay: the { $owed } that they owe are paid. Write an amount to take more.
payment-more-than-open = { $amount } is more than { $name } has to pay, which is { $open }. Take the exact sum, or confirm that the rest is a credit.
payment-of-withdrawn = { $name } does not take part any more and owes nothing. Confirm to take { $amount } anyway, such as a fee for a late withdrawal.
payment-too-many = An event holds at most { $most } payments. Start a new event file.
refund-reason-missing = A refund needs a reason. Write why the money is given back.
refund-too-large = { $amount } is more than { $name } paid, which is { $paid } after earlier refunds. Give back at most that.
refund-no-credit = { $name } has not paid more than they owe. Write the amount to give back.

## app: the cost of a board per level

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

## app: the transparency log

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

## app: stages

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
stage-brought-changed = The standings before { $name } have changed since, and players would bring other points along now. Undo the filling, or change the starting points.
stage-changed = The standings before { $name } have changed since, and other players would go on now. Undo the filling, or change the entries.
competition-has-stages = { $stage } takes its players from { $name }. Remove { $stage } first.

## app: what it would cost to move a player of a draft

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

## The referee's desk: officials, cases, guides, and the articles of the EGF rules in our own words

article-unknown = "{ $text }" is not an article of the EGF rules. Write it as 5j, 8g.3 or 10.
article-1a = Referees lead the tournament; with several of them, one is the head referee.
article-1b = The appeals committee: three players and some replacements for members who are involved.
article-2a = Players behave fairly.
article-2b = No other board, books or notes during the game, except the score sheet.
article-2c = No analysis of the game during a break.
article-2d = No advice from others; players reject any they are given.
article-2e = Nobody may disturb a player or influence a game.
article-2f = If a game goes on another day, the referee may lift 2c to 2e for the break.
article-2g = Only the players and the referee touch the board and the stones.
article-2h = A spectator who sees a breach tells the referee, not the players.
article-2i = An entered player plays to the end, except for exceptional reasons.
article-3a = Every player has a time allowance; byo-yomi follows it.
article-3b = The clock has two timepieces with flags; stopping both neutralises it.
article-3c = Black's clock starts at the set time; each player presses after their move.
article-3d = Only the referee or these rules stop the clock; players never adjust it.
article-3e = The clock's time counts unless it clearly malfunctions; objections come at once.
article-3f = Byo-yomi: a fixed time for each move, counted aloud by the timekeeper.
article-3g = Canadian overtime: a number of moves in a fixed time, without a timekeeper.
article-4 = After an adjournment each player hands in a record of the game.
article-5a = The referee decides where players and equipment are.
article-5b = Komi is added when the game is counted.
article-5c = The game starts at the set time, which the referee may change.
article-5d = If nobody is there, Black's clock runs; White's is set to the same when the first player comes.
article-5e = More than an hour late, or past the time allowance, loses the game; both if both are late.
article-5f = A move is fixed when the stone is released, and may not be changed.
article-5g = Prisoners stay clearly visible.
article-5h = Only the rules of play or a resignation end the game.
article-5i = Before counting, all stones and dame are played in turn, and both pass.
article-5j = Protests about a result: before the next round, or within one full day if that begins earlier.
article-6a = Two times for adjourning: from the first one a player may seal, at the second one must.
article-6b = How a move is sealed, and what is noted on the form.
article-6c = A move played on the board is taken as the sealed move.
article-7a = Lateness counts at a resumption too, also past the time that is left.
article-7b = The position is checked or rebuilt before the form is opened.
article-7c = Who opens the form, and what happens if a player is absent.
article-7d = A sealed move that is not clear counts as a pass.
article-7e = Players may look at the opened form.
article-7f = The referee keeps the form until protests are not possible any more.
article-8a = Wrong colours or handicap: start again before the fourth move, else play on.
article-8b = In doubt, a player may ask the opponent to place the stone exactly.
article-8c = An illegal move is taken back if noticed within three moves.
article-8d = A wrongly set clock is corrected as far as it can be proved.
article-8e = A faulty clock is replaced and corrected, but nobody is left with less than ten minutes by it.
article-8f = Errors in the records of an adjourned game, and what replaces them.
article-8g = Displaced stones: six proposals in order, from correcting the position to the committee.
article-9a = In a dispute the referee is called, and counting stops.
article-9b = The referee may stop the clock; players may stop it to fetch the referee.
article-9c = The referee's decision counts at first; lost time can be given back.
article-9d = A player may appeal to the committee, and says clearly if they play under protest.
article-9e = The referee shows the rules to players on request.
article-10 = The referee decides where the rules say nothing.

official-committee-full = The appeals committee has its { $seats } members. Add a replacement, or change the office of a member first.
official-committee-incomplete = { $count ->
    [0] The appeals committee has no members yet; it needs { $seats }.
    [one] The appeals committee has one member; it needs { $seats }.
   *[other] The appeals committee has { $count } members; it needs { $seats }.
}
official-entry-unknown = There is no entry with the key { $id }.
official-head-taken = There is a head referee already. Change the office of that official first.
official-name-missing = Enter the name of the official.
official-no-head = Name one of the referees as head referee.
official-no-replacement = The appeals committee has no replacement for a member who is involved in a case.
official-too-many = An event has at most { $most } officials.
official-turn-zero = The place among the officials of a role counts from 1.
official-unknown = There is no official with the key { $number }.
committee-involved = { $left ->
    [0] All members and replacements are involved in this case: the committee needs { $seats }. Add a replacement.
    [one] Only one member is left who is not involved in this case: the committee needs { $seats }. Add a replacement.
   *[other] Only { $left } members are left who are not involved in this case: the committee needs { $seats }. Add a replacement.
}

case-before-committee = Case { $number } is before the appeals committee. Enter the committee's ruling first.
case-board-unknown = Round { $round } has no board { $board }.
case-closed = Case { $number } is closed. A protest or an appeal opens it again.
case-committee-final = The appeals committee has ruled in case { $number }, and its ruling is final.
case-elsewhere = Case { $number } belongs to { $competition }. Choose that competition first.
case-end-missing = Say how the case ended, because there is no ruling.
case-facts-missing = Say what happened.
case-no-game = Case { $number } names no game. Enter its round and board before its result.
case-no-ruling = Case { $number } has no ruling yet. Enter the referee's ruling first.
case-not-a-player = A protest or an appeal comes from a player of case { $number }. Add the player to the case first.
case-not-before-committee = Case { $number } is not before the appeals committee. Enter the appeal first.
case-outcome-missing = A protest or an appeal waits in case { $number }. Say whether the ruling upholds or rejects it.
case-outcome-without-protest = Case { $number } has no protest or appeal that a ruling could uphold or reject.
case-player-unknown = There is no entry with the key { $number } in this competition.
case-protest-late = The protest is late: it was possible until { $until }. Give a reason to take it all the same.
case-protest-waits = A protest waits in case { $number }. Rule on it first.
case-round-missing = Enter the round of the board.
case-round-unknown = There is no round { $round }; the rounds are 1 to { $last }.
case-ruling-missing = Enter the ruling.
referee-moment-unknown = "{ $text }" is not a time. Write it as 14:05 or 2026-08-14 14:05.
case-unknown = There is no case { $number }.
case-who-missing = Say who protests.
case-words-missing = Enter what the player says.

guide-answer-missing = Enter the answer of Black or of White.
guide-answered = This player has answered the proposal already. Undo the answer to change it.
guide-ended = The procedure has ended.
guide-flag-twice = A flag falls early or late, not both.
guide-other = Another guide is in use in this case. Add a case for this one.
guide-reason-missing = Say why the procedure is shortened.

cli-article-set = Set the text of article { $article }.
cli-case-appealed = { $at }  appeal of { $player }: { $words }
cli-case-clocks = (clocks: Black { $black }, White { $white })
cli-case-closed = { $at }  closed. { $words }
cli-case-committee = Committee: { $members }
cli-case-deadline-day = Protests against the result are possible until { $at }: one full day.
cli-case-deadline-over = Protests against the result were possible until { $at }.
cli-case-deadline-round = Protests against the result are possible until { $at }, when the next round begins.
cli-case-head = Case { $number }  { $state }  { $at }  { $place }
cli-case-instead = { $name } (instead of { $member })
cli-case-involved = { $name } is involved ({ $reasons }).
cli-case-late = (late, taken because: { $reason })
cli-case-protested = { $at }  protest of { $player }: { $words }
cli-case-result = (result of round { $round }, board { $board }: { $before } -> { $after }, entry { $entry } of the journal)
cli-case-ruled = { $at }  ruling of the { $by }: { $words }
cli-guide-agreed-on = Agreed, and final: { $proposal }
cli-guide-clock = The new clock shows { $corrected } left. { $flag }
cli-guide-clocks = The clocks show as used: Black { $black }, White { $white }.
cli-guide-committee = No proposal was agreed: the appeals committee decides (8g.6).
cli-guide-answers = Proposal { $number }: { $proposal } Black: { $black }, White: { $white }
cli-guide-proposed = The last proposal waits for answers.
cli-guide-resigned = Resigned: { $colour }. Enter the result by a ruling in the case.
cli-guide-shortened = Shortened: { $reason }
cli-guide-start = The rules decide (8a): { $ruling }
cli-no-cases = There are no such cases.
cli-no-officials = There are no officials.
cli-official-added = Added { $name } with the key { $official }.
cli-official-changed = Changed the official with the key { $official }.
cli-official-removed = Removed the official with the key { $official }.
document-no-cases = The case book is empty.

## Words of the referee's desk, in the window, on sheets and on the command line

office = { $word ->
    [head-referee] Head referee
    [referee] Referee or assistant
    [timekeeper] Timekeeper
    [committee] Appeals committee
   *[replacement] Replacement
}
case-state = { $word ->
    [open] open
    [ruled] ruled
    [protested] protest
    [appealed] appeal
   *[closed] closed
}
ruling-body = { $word ->
    [referee] referee
   *[committee] committee
}
protest-outcome = { $word ->
    [upheld] upheld
   *[rejected] rejected
}
involvement = { $word ->
    [plays] plays in it
    [family] family of { $player }
    [related] related to { $player }
   *[same-club] club of { $player }
}
guide-proposed = { $word ->
    [correct] The position is corrected, and the game goes on.
    [keep] The position stays, and the game goes on.
    [go-back] The game goes back to the position before the irregularity.
    [resign] One of the players resigns.
   *[new-game] The game is cancelled, and the players play a new one.
}
proposal-answer = { $word ->
    [accept] accepts
   *[refuse] refuses
}
start-ruling = { $word ->
    [start-again] The game starts again: the fourth move was not played.
    [play-on] The game goes on, and the result counts as it is.
   *[exchange-later] The game goes on. If the two meet again in the tournament, they exchange colours.
}
flag-ruling = { $word ->
    [when-it-fell] Byo-yomi begins when the flag fell.
    [after-correction] Byo-yomi begins when the corrected time is used up.
   *[when-noticed] Byo-yomi begins when it is noticed.
}

## cli: knock-outs, the Final, seasons, copies and the journal

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

## cli: rounds

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
cli-board = board { $board }
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
cli-step-decide = decide the knock-out game of round { $round } that was opened again
cli-step-draw = draw the knock-outs before round { $round }
cli-step-pair = pair round { $round }
cli-step-pair-again = pair round { $round } again: it is out of date
cli-step-release = release round { $round }
cli-step-results = enter results of round { $round }: { $agreed } of { $games }
cli-step-disagreement = resolve a disagreement in round { $round }
cli-step-conflicts = settle contradicting results in round { $round }
cli-step-confirm = confirm round { $round }
cli-step-add-rounds = add rounds: some pairs have not met
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

## cli: language and clock

cli-one-language = The command line uses one language. Name one code, such as ro.
cli-clock = DRAWMASTER_NOW is "{ $text }", which is not a local time. Write it as 2026-08-14T09:00:00, or unset it.

## cli: the demonstration

cli-demo-written = Files in { $folder }:

## cli: the tour book

cli-tour-created = { $file } is created for { $name }.
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

## cli: register, slips, lists and new events

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
cli-entry-withdrawn-here = { $name } is withdrawn here. They are still registered in: { $competitions }.
cli-entry-withdrawn = { $name } is withdrawn.
cli-entry-registered = { $name } is registered.
cli-entry-unknown = There is no entry { $number }. See `drawmaster entries`.
cli-entry-gone = Entry { $id } no longer exists after the change.
cli-entry-sleeps = The player misses a round in the top group, which biases its pairings. To lower their initial score by one or two points, use `drawmaster entry lower EVENT { $number } --by 1`.
cli-card-standing = After round { $round }: place { $place }, { $values }
cli-bye-word = bye
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
cli-rated-field = { $field ->
    [rank] rank
    [rating] rating
   *[country] country
}
cli-rated-none = no value
cli-rated-same = All entries agree with the rating lists.
cli-rated-unknown = The rating lists lack the numbers of { $names }.
cli-rated-taken = { $count ->
    [one] { $count } value is taken from the rating lists.
   *[other] { $count } values are taken from the rating lists.
}
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
cli-checklist-pair-bye = The number of pairs is odd: one pair will have a bye.
cli-checklist-unseen = Not registered yet: { $names }.
cli-checklist-no-birth = Year of birth unknown: { $names }.
cli-checklist-unpaid = Not paid yet: { $names }.
cli-checklist-slips = { $count ->
    [one] { $count } pink slip is pending. See `drawmaster slip list`.
   *[other] { $count } pink slips are pending. See `drawmaster slip list`.
}
cli-checklist-admitted = Admitted by the director against the rules: { $names }.
cli-checklist-not-mixed = Not confirmed as mixed pairs: { $names }. Confirm them with `entry set-pair`.
cli-checklist-double = Perhaps one person: { $first } and { $second }.
cli-checklist-teams = { $count ->
    [one] { $count } team
   *[other] { $count } teams
} in round 1.
cli-checklist-team-bye = The number of teams is odd: one team will have a bye.
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

## cli: answers and headings of tables

cli-black = black
cli-white = white
cli-referee-set-clocks = Set the clocks to the time used: Black { $black }, White { $white }.
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
cli-late-resumptions = Late at the resumption of an adjourned game:
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
cli-audit-log-found = { $later ->
        [0] The sheet shows this history up to entry { $entry } ({ $operation }, { $at }). Nothing has changed since.
        [one] The sheet shows this history up to entry { $entry } ({ $operation }, { $at }). One entry followed:
       *[other] The sheet shows this history up to entry { $entry } ({ $operation }, { $at }). { $later } entries followed:
    }
cli-undone = undone
cli-round = round { $round }
cli-statistics-none = No games yet.
cli-statistics-games = games
cli-statistics-black = Black
cli-statistics-white = White
cli-statistics-jigo = jigo
cli-statistics-other = other
cli-statistics-open = open
cli-statistics-floats = floats
cli-statistics-knockout = knock-out
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
cli-head-country = country
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
cli-head-number = no.
cli-head-paired = Paired
cli-head-place = place
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
cli-boards-renumbered = The boards of round { $round } are renumbered: { $moved ->
    [one] { $moved } game
   *[other] { $moved } games
} moved.
cli-colours-swapped = The colours of board { $board } are swapped.
cli-seats-exchanged = The seats are exchanged.
cli-players-paired = The players are paired.
cli-bye-given = given the bye: { $name }
cli-bye-kept = The bye of round { $round } is given.
cli-bye-free = The pairing of round { $round } chooses who has the bye.
cli-bye-moved = The bye is moved.
cli-changed-as-good = { $done } Board { $board }; the round is as good as the best pairing.
cli-changed-worse = { $done } Board { $board }; the round costs more than the best pairing. { $reason }
cli-changed-board = { $done } Board { $board }.
cli-moves-bye = bye
cli-moves-good = fine
cli-moves-worse = worse
cli-moves-breaks = asks first
cli-moves-impossible = not possible
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
cli-result-cleared = Board { $board } has no result now.
cli-result-one-pass = Board { $board }: one pass is entered.
cli-result-nothing-affected = Board { $board }: no later knock-out game depends on its result.
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
cli-fees-number = number
cli-fees-name = name
cli-fees-category = category
cli-fees-owed = owed
cli-fees-paid = paid
cli-fees-open = open
cli-fees-key = key
cli-fees-item = item
cli-fees-total = total
cli-fees-levy = levy
cli-fees-credit = more than owed
cli-fees-sum = Owed { $owed }, paid { $paid }, open { $open } { $currency }; { $owing ->
        [0] everyone has paid.
        [one] one person has still to pay.
       *[other] { $owing } people have still to pay.
    }
cli-fees-account = { $name }: owes { $owed }, paid { $paid }, open { $open }
cli-fees-amount-empty = --amount is empty. Write an amount, or leave the option out.
cli-fees-no-price = The event has no price for the category { $category }. Set one, or choose another category.
cli-fees-discount = discount: { $reason }
cli-fees-receipt = receipt { $receipt }, { $at }, { $method }
cli-fees-taken = Receipt { $receipt }: took { $amount } from { $name }; { $open } still open.
cli-fees-refunded = Receipt { $receipt }: gave { $amount } back to { $name }; { $open } still open.
cli-fees-pair = This is a pair. Say which partner pays with --person: { $first } or { $second }.
cli-fees-extra = "{ $text }" is not an extra with a number. Write it as Meal=2.
cli-fees-late = { $amount } from { $day }
cli-fees-no-prices = The event has no prices yet.
cli-fees-levy-included = The prices of entries include the levy.
cli-fees-levy-extra = Players owe the levy in addition to the prices.
cli-fees-day = { $day }: float { $float }, cash { $received }, refunds { $refunded }, in the till { $expected }; transfers { $transferred }, refunds { $returned }.
cli-fees-counted = Counted { $counted }, difference { $difference }.
cli-fees-void = Receipts that were undone: { $numbers }
cli-fees-discounts = Discounts: { $amount } { $currency }

## cli: output

cli-output-failed = The command was carried out, but its answer could not be written ({ $error }). Free some space, then look at the result.
cli-fault = The program has a fault and stopped. No change is half saved. Repeat the command with --verbose and report what it prints.
cli-detail = Detail: { $detail }
cli-overwrite = --overwrite replaces existing files.
cli-take-good = --take-good leaves out lines that cannot be read.
cli-confirm = Repeat the command with --yes to confirm.

## cli: wrong usage

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
cli-stage-chosen-again = Name the players chosen so far again: --chosen { $numbers } and the others.
cli-stage-after = after { $name }
cli-stage-ready = ready to fill
cli-head-stage = Stage

## documents

document-is-folder = The folder of all sheets is not a sheet. Choose one sheet.
document-without-category = "{ $name }" does not exist per category. Print it without a category.
document-folder-refused = The folder { $path } cannot be created ({ $cause }). Choose another folder.
document-no-pages = There is nothing to show yet. Register players first.
site-other-event = The place { $path } has the site of another event, { $event }. Choose another folder, or replace its files.
site-folder-is-link = { $path } is a link, so the pages would be written elsewhere. Remove the link, or choose another folder.
site-other-files = The place { $path } has files that the program did not write: { $files }. Choose an empty folder, or replace them.
site-other-archive = The file { $path } is not the archive of a site. Choose another name, or replace it.
site-file-stays = The file { $path } cannot be removed ({ $cause }). Remove it and publish again.
document-round-zero = There is no round 0. Rounds count from 1.
document-round-not-paired = Round { $round } is not paired. Pair it before printing it.
document-last-round-open = Round { $round }, the last one, is not confirmed. Confirm it before printing the final list.
document-game-unfinished = A game of round { $round } is adjourned. Enter its result first.
document-no-players = No players are registered. Register players first.
document-no-teams = The competition has no teams. Print the standings instead.
document-no-open-round = No competition has a round that is paired and not confirmed. Pair a round first.
document-no-players-of = No players of category { $category } are registered, so there are no standings to print.
document-no-rooms = The event has no rooms. Set the rooms and their boards in event.halls first.
document-room-unknown = There is no room "{ $name }". Choose one of { $known }.
document-board-unknown = Round { $round } has no board { $board }. Choose a board of that round.
document-no-final = No Final is drawn. Draw it before printing it.
document-final-not-drawn = The Final of category { $category } is not drawn. Draw it before printing it.
document-final-category = Several Finals are drawn. Choose a category: { $known }.
document-knockout-not-drawn = KO{ $category } is not drawn. Draw it before printing it.
document-knockout-category = The sheet shows one table. Choose a category: { $known }.
document-list-category = The sheet shows one category. Choose a category: { $known }.
document-labels-unknown = There is no label stock "{ $name }". Choose one of { $known }.
document-no-ladders = No knock-out or qualifying game of round { $round } ended in jigo, so there is no ladder to print.
document-no-ladder = Board { $board } of round { $round } has no knock-out or qualifying game that ended in jigo, so there is no ladder to print.
document-no-points = No players belong to an age category, so there are no points to print.
document-no-points-of = No players belong to category { $category }, so there are no points to print.
document-no-tour-points = No players have points of category { $category }. Import them from the tour's seed list first.
document-no-prizes = No round is paired, so there are no prizes yet.
document-no-ladder-games = Nobody has played a game of the ladder in this period, so there are no prizes. Choose other days.
document-slips-format = Slips are printed 4 or 6 on a page, not "{ $format }". Choose 4 or 6.

## documents: the bundle

bundle-record-unreadable = The journal's record of the last bundle cannot be read. Report this fault.
hand-over-no-bundle = No bundle of this event was issued yet, so there is nothing to hand over: the other organiser can issue the first one.
hand-over-not-signer = The last bundle of this event was signed with another key, { $key }. Only its owner can hand the event over.
hand-over-already = This event was handed over to the key { $to }, so bundles are issued with that key. Undo the hand-over if it was a mistake.
hand-over-to-oneself = This is your own key. Ask the other organiser for the key that "drawmaster key" shows them.
bundle-secret-missing = The journal's record of the last bundle has no secret. Report this fault.
bundle-stages-unreadable = The season's points of the stages cannot be read ({ $cause }). Report this fault.
document-no-payments = No payment was taken yet, so there is no receipt. Take one at the cash desk first.
document-no-receipt = There is no receipt { $number }. Choose a number from the cash desk.
document-no-fees = The event has no prices and no levy. Set prices at the cash desk first.
document-no-takings = Nothing was taken on { $day }. Choose another day.
document-no-levy = The event has no levy. Set its rates in the settings (event.levy.member) first.
document-no-round-sheets = No sheet is chosen for a round. Choose sheets in the settings of the event (event.round_sheets), then try again.
document-sent = { $name } was sent to { $printer }.

## domain: reading values

rank-unknown = "{ $text }" is not a rank. Write 30k to 1k, 1d to 9d, or 1p to 9p.
country-unknown = "{ $text }" is not a country. Write its two-letter code, such as RO or HR.
criterion-unknown = "{ $text }" is not a standings criterion. Choose one of { $known }. Add W or M to a sum to count wins or McMahon scores.
result-unknown = "{ $text }" is not a result. Write 1-0 (Black won), 0-1 (White won), = (jigo), 0-0 (both lose), 1-0!, 0-1! or 0-0! for a forfeit, wo-black or wo-white for a walkover.
money-unknown = "{ $text }" is not an amount of money. Write it as 3 or 3.50.
factor-unknown = "{ $text }" is not a factor. Write a whole number, a fraction or a decimal number from 0 to 1000, such as 2, 2/3 or 1.5.
final-group-unknown = "{ $text }" is not a group of the Final. Write GR or OR.
event-number-unknown = "{ $text }" is not an event's permanent number. Such a number has 32 hexadecimal digits.
player-token-unknown = "{ $text }" does not identify a player of the tour. The tour book may be damaged; open a copy of it.

## domain: names of players who are not published in full

player-anonymous = Anonymous
player-number = No. { $number }

## domain: newcomers

newcomer-too-old = { $name } is { $age } on the cut-off day, but newcomers are at most { $limit }. The director may admit the player nevertheless.
newcomer-too-experienced = { $name } has played { $contests } contests according to the European Go Database, but newcomers have played at most { $limit }. The director may admit the player nevertheless.
newcomer-played-before = { $name } has played in Future Stars before, which is possible only once. The director may admit the player nevertheless.
newcomer-in-open = { $name } also plays in the Open of this event, but only one of the two is possible. The director may admit the player nevertheless.

## domain: the jigo ladder

jigo-ladder-decided = This jigo ladder is decided. To enter another game, remove the last one first.
jigo-ladder-winner = The winner must be one of the two players.
jigo-ladder-nigiri = The 1x1 board cannot be drawn. Enter the player who had White after nigiri (R39).
jigo-ladder-too-early = The game cannot have ended before { $time }, when the previous game ended or the jigo was accepted. Correct the time.
jigo-ladder-clocks = Enter the remaining times after a drawn new game; they cannot be longer than before. Games on smaller boards have no remaining times (R41).

## domain: timetable and round robin

start-times-form = "{ $text }" is not a start time. Write the round, day and time, and several starts with commas, such as 1 2026-11-20 09:30, 3 2026-11-21 10:00.
prize-list-round-open = The list for the prize giving is fixed after a confirmed round. Confirm round { $round } first.
prize-list-none = No list for the prize giving is fixed.
prize-list-fixed = The list for the prize giving is fixed after round { $round }: { $time }, head { $head }.
prize-list-taken-back = The list for the prize giving is taken back. Prizes follow the standings again.
prize-list-differs = { $count ->
    [one] The place of one player differs from the list for the prize giving of { $time }.
   *[other] The places of { $count } players differ from the list for the prize giving of { $time }.
}
prize-list-moved = { $name }: place { $then } on the list for the prize giving, { $now } now.
prize-list-left = { $name }: place { $then } on the list for the prize giving, no place now.
prize-list-came = { $name }: not on the list for the prize giving, place { $now } now.
prize-group-unknown = "{ $text }" is not a group of prizes. Write ranks such as 5k-1k, or one of { $known }.
prize-places-out-of-range = Prizes go to 1 to { $most } places of each group.
board-ranges-unreadable = "{ $text }" is not a list of boards. Write ranges of boards from 1 to { $last }, such as 1-40, 61-80.
start-times-order = Round { $round } starts before the round before it. Change one of the start times.
timetable-too-long = { $rounds } rounds of { $minutes } minutes do not fit into the days of the event ({ $days }). Add days or shorten the games.
round-robin-too-few = A round robin needs at least two players with numbers. Register players and close the register.
round-robin-missing = { $count ->
    [one] { $count } pair does
   *[other] { $count } pairs do
} not meet in { $planned ->
    [one] { $planned } round
   *[other] { $planned } rounds
}: { $pairs }{ $more ->
    [more] {" …"}
   *[none] {""}
}. Set the number of rounds to { $rounds }, or leave these games out.
self-pairing-same-player = A game needs two different players.
ladder-game-before-last = { $name } has played a later game, on { $last }, and the rungs follow the order of the games. Enter a later day, or remove the later game first.
self-pairing-other-division = { $black } and { $white } are in different divisions. Choose two players of one division.
self-pairing-met-too-often = { $black } and { $white } have met as often as they may: { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}.
self-pairing-no-round = The game of { $black } and { $white } finds no place in the { $rounds } rounds that the competition can store.

## domain: why a round cannot be paired

pairing-no-round = Round { $round } does not exist. Choose a round from 1 to 32.
pairing-order-fixed = The games of round { $round } are fixed by the system of this competition, so nobody is left to be paired. Enter the forfeit of a player who left.
pairing-too-few = Round { $round } has fewer than two players. Register players or change the rounds that they miss.
pairing-all-seated = Every player of round { $round } has a board that stays. Unlock or unpair the boards to be paired again.
pairing-player-twice = { $name } has two boards, or a board and the bye. Release one of them.
pairing-board-twice = Board { $board } is assigned to two games. Give one of them another board.
pairing-seated-absent = { $name } does not play in round { $round }. Register the player, or change the rounds that they miss; if they have a board, enter the forfeit there or unpair it.
pairing-not-entered = A board is assigned to someone who is not entered in this competition. Release the board.
line-up-size = A line-up names one player for each of the { $size } boards, but { $count ->
        [one] one is
       *[other] { $count } are
    } named. Name as many as there are boards.
line-up-not-in-team = A player of the line-up is not in the team { $team }. Choose members of the team.
line-up-twice = { $name } has two boards in the line-up. Name each player once.
line-up-order = { $first } comes before { $second } in the team's list, so they must sit at the higher board. Keep the order of the list.
pairing-odd = { $count } players are an odd number and byes are off. Add a ghost, let a player miss the round, or allow byes.
pairing-odd-with-bye = Without the player who was given the bye, { $count } players remain, an odd number. Take the given bye back, or let another player miss the round.
pairing-odd-choice = { $count } players are an odd number. Add or remove one; the bye is given when the remaining players are paired.
pairing-too-few-chosen = Fewer than two of the chosen players can be paired in round { $round }. Choose at least two players without a board.
pairing-not-chosen = The pairing did not choose an opponent for { $name } in round { $round }. Ask about players without a fixed board and without the bye.
pairing-all-forbidden = The forbidden pairs leave no way to pair all players. Allow some of them again.
pairing-too-large = The costs of the pairing are too large for exact sums. Lower the weights or caps.

## domain: what a pairing pays for

pairing-cost-rematch = met before
pairing-cost-family = same family
pairing-cost-categories = categories
pairing-cost-score-difference = score difference
pairing-cost-knockout = may meet in the knock-out
pairing-cost-floats = floats
pairing-cost-club = same club
pairing-cost-country = same country
pairing-cost-colours = colours
pairing-cost-handicap = handicap
pairing-cost-seeding = seeding
pairing-cost-winless = only one has won
pairing-cost-lot = lot
pairing-cost-geography = clubs and countries

## domain: remarks on a paired round

pairing-remark-rematch = { $times ->
    [one] The players have met before.
   *[other] The players have met { $times } times before.
}
pairing-remark-family = The players are of one family.
pairing-remark-float = { $down } floats down and { $up } floats up by { $points }.
pairing-remark-odd-groups = { $down } floats down and { $up } floats up by { $points }, because both groups have an odd number of players.
pairing-remark-odd-categories = The players are of different categories, because both categories have an odd number of players.
pairing-remark-categories = The players are of different categories.
pairing-remark-far-apart = The players are far apart: { $grades ->
    [one] { $grades } rank
   *[other] { $grades } ranks
} and { $points } points.
pairing-remark-club = The players are of one club.
pairing-remark-country = The players are of one country.
pairing-remark-blacks = After this game, { $name } has had Black { $more } times more often than White.
pairing-remark-whites = After this game, { $name } has had White { $more } times more often than Black.
pairing-remark-handicap = { $stones ->
    [one] Handicap: { $stones } stone.
   *[other] Handicap: { $stones } stones.
}
pairing-remark-second-bye = Another bye for { $name } would avoid this rematch.

## domain: deviations of a round from the rules

finding-twice = { $name } is paired { $count } times in round { $round }. Remove all but one.
finding-plays-self = At board { $board } a player is paired with themselves. Pair the board again.
finding-not-entered = Round { $round } has a game or bye of someone who is not entered in the competition. Remove it.
finding-board-twice = Board { $board } is used by two games. Give one of them another board.
finding-missing = { $name } misses round { $round } but is paired in it. Change the rounds that they miss, or unpair them.
finding-left-out = { $name } has neither a game nor the bye in round { $round }. Pair them, or mark the round as missed.
finding-byes = Round { $round } has { $count } byes. Two of these players can play each other.
finding-bye-off = { $name } has the bye in round { $round } although byes are off. Add a ghost or allow byes.
finding-bye-again = { $name } has the bye in round { $round } again, while others have had fewer byes. Give it to another player.
finding-handicap = Board { $board } is played at handicap { $found }, but the rules give { $expected }.
finding-colours = The colours at board { $board } differ from the rules. Swap them, or leave them as a decision.
finding-missing-past = { $name } missed round { $round } but was paired in it.
finding-left-out-past = { $name } had neither a game nor the bye in round { $round }.
finding-byes-past = Round { $round } had { $count } byes.
finding-bye-off-past = { $name } had the bye in round { $round } although byes are off.
finding-bye-again-past = { $name } had the bye in round { $round } again, while others had had fewer byes.
finding-colours-past = The colours at board { $board } differ from the rules.

## domain: why a certificate is not valid

certificate-unreadable = The proof cannot be read.
certificate-not-entered = The proof names an entry that is not in the competition, or names an entry twice.
certificate-other-rules = The certificate was made under other levels or weights than the competition has.
certificate-other-assumptions = Unfinished games counted as something else when the round was paired.
certificate-cost = The certificate states a cost of { $stated }, but its pairing costs { $found }.
certificate-flaw = The numbers of the proof do not show that no pairing is better: { $reason }

## domain: knock-outs

knockout-round-of-64 = Round of 64
knockout-round-of-32 = Round of 32
knockout-round-of-16 = Round of 16
knockout-quarter-finals = Quarter-finals
knockout-semi-finals = Semi-finals
knockout-winners-final = Winners’ final
knockout-losers-round = Losers’ table
knockout-second-final = Second final
knockout-third-final = Third final
knockout-final = Final
knockout-third-place = Third place
knockout-game-not-due = { $name }, game { $number } (round { $round }): { $block }
knockout-block-no-result = The game has no confirmed result. Enter its result first.
knockout-block-drawn = The game has no winner. Play the jigo ladder and enter its winner (R38).
knockout-block-not-paired = The game was not played in its round. Decide who advances.
knockout-block-invalidated = The game was paired for players other than those who advanced. Unpair its round, or correct the earlier result again and annul the later games.
knockout-carry-game-played = A later game of the table already has a result. Keep the player who advanced, or annul the later games.
knockout-carry-player-busy = The player who advances now has already played another game in that round. Keep the player who advanced, or annul the later games.
knockout-choice-not-listed = Entry { $entry } is not in the category's list. Choose players from that list.
knockout-choice-twice = Entry { $entry } is chosen more than once among later rounds, qualifiers and wild cards. Choose it only once.
knockout-choice-size = The size { $size } does not fit. Players in the list: { $listed }; qualifiers and wild cards: { $chosen }. Change the size.
knockout-choice-left-out = Entry { $entry } enters in a later round but is too low in the list to be drawn. Choose a larger size.
knockout-excluded-other-category = Category { $category }
knockout-excluded-senior = Senior
knockout-excluded-birth-unknown = Year of birth unknown
knockout-excluded-pre-registered = Not registered yet
knockout-excluded-withdrawn = Withdrawn
knockout-excluded-guest = Guest
knockout-excluded-ghost = Ghost
knockout-table-size = A knock-out table takes 2 to 64 players, not { $players }. Choose another size.
knockout-table-rounds = The competition has too few rounds for a table of { $lines } lines: { $total } instead of { $needed }. Plan more rounds or choose a smaller size.
knockout-plan-lines = A table has 2, 4, 8, 16, 32 or 64 lines, not { $lines }. Choose one of these numbers.
knockout-plan-players = This table of { $lines } lines has room for 2 to { $places } players, but the list has { $players }. Change the list or the number of lines.
knockout-plan-too-wide = A table of { $lines } lines is too large for { $players } players. Choose a smaller table.
knockout-plan-order = { $name } is too low in the list. Put listed players first, then qualifiers, then wild cards (R29, R30).
knockout-plan-wild-cards =
    A table of { $lines } lines takes at most { $most ->
        [one] 1 wild card
       *[other] { $most } wild cards
    }, not { $given }. Remove some of them.
knockout-plan-qualifiers =
    A table of { $lines } lines takes at most { $most ->
        [one] 1 qualifier or wild card
       *[other] { $most } qualifiers and wild cards
    }, not { $given }. Remove some of them.
knockout-plan-later-round = { $name } cannot enter in round { $round } of this table. Choose an earlier round, or move { $name } up in the list.
knockout-plan-nonce = The nonce "{ $nonce }" is not hexadecimal. Let the program draw one.
knockout-record-other-table = The record belongs to a draw of another category or size. Ask who changed the table.
knockout-record-replacement = Box { $place } was not held by the player who is recorded to have left it. Ask who changed the record.
knockout-record-box = Box { $place } of the table differs from the lots. Ask who changed the table.

## domain: qualifying

qualifying-lines = A table of { $lines } lines has no places for qualifiers. Choose 8, 16 or 32 lines (R30).
qualifying-rounds = A qualifying has one or two rounds, not { $rounds }. Choose one or two (R30).
qualifying-wild-cards =
    A table of { $lines } lines takes at most { $most ->
        [one] 1 wild card
       *[other] { $most } wild cards
    }, not { $given }. Give fewer wild cards.
qualifying-too-few =
    { $players ->
        [one] 1 player is
       *[other] { $players } players are
    } too few to play for { $places } places. Draw a table with byes instead.
qualifying-too-early = The table begins in round { $round }, too early for the qualifying before it. Choose fewer qualifying rounds.

## domain: draws of knock-outs and of the Final

draw-plan-twice = { $name } is in the list twice. Remove one of the two.
draw-entropy-not-digits = "{ $text }" is not entropy. Enter digits only, such as those of dice; blanks and - , . ; : / _ between them do not count.
draw-record-commitment = The frozen list has the hash { $found }, not the published commitment { $published }. Ask who changed the list.
draw-record-text = Line { $line } of the frozen list differs from the record of the draw. Ask who changed the record.
draw-record-plan = The recorded list cannot be drawn. { $cause }

## domain: The Final of the year

final-game-not-due = Game { $number } of the Final in round { $round }: { $block }
final-group-tied = Group { $group } has a tie that only games on smaller boards can break. Enter the order of the tied players first (R51).
final-plan-size = A Final has ten or eight players, or six or four if fewer have come. A Final of { $size } cannot be drawn.
final-plan-nonce = The nonce "{ $nonce }" is not hexadecimal. Enter whole bytes, such as 5eed.
final-plan-rests = Groups of five spread their rests over the days; smaller groups do not. Choose the rest plan that fits the groups (R54).
final-plan-long-day = Day { $day } cannot have three rounds of the groups. Choose day 1 or 2.
final-record-other-final = The record belongs to a Final of another category or size. Ask who changed the Final.
final-record-seat = Position { $position } of group { $group } differs from the lots. Ask who changed the groups.

## domain: points of the tour

points-no-class = The season { $season } has no points for class { $class }. Choose one of { $known }.
season-ages-unordered = The categories must be ages in ascending order, such as [12, 16, 20]. Correct them.
season-cut-off-invalid = The cut-off must be a month and a day, such as [7, 31] for 31 July. Correct it.
referee-clock-later = Position { $back_to } lies after the { $moves } moves played. Give an earlier one.
referee-clock-adjourned = The times of the adjournment do not fit: they must be before the last move, and not above the times used now.

## domain: stages

stage-source-gone = The competition before this stage is no longer in the event. Remove the stage and add it again.
stage-source-open = Round { $round } of { $source } is not confirmed yet. Confirm it first.
stage-no-table = { $source } has no knock-out table with a round { $round }. Draw the table first, or choose another round.
stage-other-open = The others are known once { $stage } is filled. Fill it first.
stage-tie = { $names } share the last place that goes on. Choose { $seats ->
    [one] one
   *[other] { $seats }
} of them.
stage-tie-in-list = { $list ->
    [zone] Zone
    [division] Division
   *[category] Category
} { $number }: { $names } share the last place that goes on. Choose { $seats ->
    [one] one
   *[other] { $seats }
} of them.
stage-ties = { $ties }
stage-ties-two = { $first } { $next }
stage-not-tied = { $name } does not share the last place that goes on. Choose only players who do.
stage-taken = { $name } is in { $stage } already. Withdraw them from one of the stages, or change its rule.
stage-too-few = A stage needs two players, but fewer go on. Choose another rule.

## formats

import-empty = The file is empty. Choose the file that the other program saved.
import-too-large = The file has { $megabytes } MB, but a tournament never needs more than { $most } MB. Choose another file.
import-not-utf8 = Line { $line } is not UTF-8 text. Save the file again with the encoding UTF-8.
import-malformed = Line { $line }, column { $column }: { $problem } Save the file again in the program that created it.
import-hostile = Line { $line }, column { $column }: { $problem } No tournament file looks like this, so the file is refused.
import-limit-players = The file has more than { $most } players, so it is refused. No tournament is that large. Check that it is the right file.
import-limit-games = The file has more than { $most } games, so it is refused. No tournament is that large. Check that it is the right file.
import-limit-rounds = The file has more than { $most } rounds, so it is refused. No tournament is that large. Check that it is the right file.
import-other-format = This is not { $expected }. { $found }
import-player-twice = { $name } is in the list of players twice. Rename or remove one of the two and save the file again.
import-player-nameless = Player { $place } in the list has no name. Name or remove this player and save the file again.
import-unknown-rank = { $name } has the rank "{ $rank }", which is not valid. Correct it to 30k to 1k, 1d to 9d or 1p to 9p.
import-bad-line = Line { $line }: { $problem }
import-bad-lines =
    { $lines ->
        [one] The list has { $problems } problems in { $lines } line. Correct them and import the list again.
       *[other] The list has { $problems } problems in { $lines } lines. Correct them and import the list again.
    }
import-missing-column = The list has no column { $column }. Name it in the first line, or choose which column it is. A list needs the rank, and either family and given name or the whole name.
import-same-column = Two columns have the same meaning; the second one is "{ $heading }". Leave one of them out, or choose another meaning.
import-other-encoding = Line { $line } is not { $encoding } text. Choose the encoding in which the list was saved.
import-unknown-encoding = There is no encoding "{ $name }". Choose one of { $known }.
import-workbook = This spreadsheet cannot be read: it is damaged, in the older format of Excel (xls), or too large. Save it as xlsx, ods or CSV (UTF-8).

import-format-rating-list = a rating list of the EGD, the FFG or the AGA
import-format-egd-results = a results file of the European Go Database (H9)
import-format-ffg-results = a results file of the French federation (tou)
import-format-aga-results = a results file of the American Go Association (AGA)
import-format-trf = a report of the chess federation (TRF16)
import-format-macmahon = a MacMahon file
import-format-opengotha = an OpenGotha file
import-format-pairgoth = a Pairgoth file of an individual tournament
import-format-seed-list = a seed list of the tour

import-archive-damaged = The ZIP archive is damaged. Download it again.
import-archive-empty = The ZIP archive is empty. Download it again.
import-archive-files = The ZIP archive contains { $files } files. Download it again, or choose the list itself.
import-archive-nested = The ZIP archive contains another archive. Unpack it and choose the list itself.
import-found-browser-check = It is the page "checking your browser" that the site shows first. Wait in the browser until the list appears, then save it.
import-found-harmful-characters = A name in it has characters that hide or reorder others. Ask its sender for it again.
import-found-newer-version = It was written by a newer version of the program. Use a newer version.
import-found-no-list = It is not a list of the European Go Database, the French federation or the AGA. Choose one of those.
import-found-no-player-lines = It contains no line of a player. Choose another file.
import-found-not-json = It is not JSON. Choose another file.
import-found-other-kind = It is a file of another kind. Choose another file.
import-found-root-without-parameters = Its root element is { $element }, and it contains neither players nor parameters. Choose another file.
import-found-root-without-players = Its root element is { $element }, and it contains no players. Choose another file.
import-found-signature = Its signature does not fit because it was changed after it was signed. Ask its sender for it again.
import-found-type = Its type is { $kind }. Choose another file.
import-found-wrong-values = A value in it is missing or not valid. Ask its sender for it again.
import-found-zero-bytes = It contains zero bytes, so it is not plain text. Save it again as UTF-8.
import-json-cut-off = The file is cut off.
import-json-invalid = This is not valid JSON.
import-json-field = The value of { $field } is not valid.
import-json-missing = The value of { $field } is missing.
import-json-value = A value of the tournament is missing or not valid.

import-problem-birth = "{ $text }" is not a year or day of birth. Write it as 2014 or as 2014-05-31.
import-problem-field-count = The line has { $fields } fields, but the first line names { $columns } columns. Correct the separators.
import-problem-long-field = A field has { $bytes } bytes, more than { $most }: "{ $start }". Shorten it, or check the quotation marks.
import-problem-long-line = The line has { $bytes } bytes, more than { $most }. No list looks like this. Choose another file.
import-problem-long-text = A text is longer than { $most } bytes.
import-problem-no-club = The player's club is missing. Write it after the country.
import-problem-no-country = The player's country is missing. Write its two-letter code.
import-problem-no-family-name = The player's family name is missing. Write it.
import-problem-no-given-name = The player's given name is missing. Write it.
import-problem-rank-missing = The player's rank is missing. Write one, such as 5k.
import-problem-no-name = The player has no name. Write family and given name.
import-problem-no-rank = { $name } has no rank. Write one, such as 5k.
import-problem-no-rank-or-name = The player has no rank. Write one, such as 5k.
import-problem-round-word = "{ $word }" is not a round. Correct it, or remove it.
import-note-unknown-element = { $count ->
    [one] The element { $name } is unknown and is left out.
   *[other] { $count } elements { $name } are unknown and are left out.
}
import-note-unknown-attribute = { $count ->
    [one] The attribute { $attribute } of { $element } is unknown and is left out.
   *[other] { $count } attributes { $attribute } of { $element } are unknown and are left out.
}
import-note-header-left = Lines of the header without a use here are left out: { $names }.
import-note-fields-of-matches = Fields of matches of teams without a use here are left out: { $names }.
import-note-fields-of-teams = Fields of teams without a use here are left out: { $names }.
import-note-fields-of-pairs = Fields of players in pairs without a use here are left out: { $names }.
import-note-games-without-match =
    { $count ->
        [one] { $count } game of the match { $key }, which the file does not have, is left out.
       *[other] { $count } games of the match { $key }, which the file does not have, are left out.
    }
import-note-teams-unused =
    { $count ->
        [one] { $count } team is left out, because the file is one of single players.
       *[other] { $count } teams are left out, because the file is one of single players.
    }
import-note-fields-of-byes = Fields of byes without a use here are left out: { $names }.
import-note-egd-swiss-found = The first column has the wins of the players, so this is a Swiss. The criteria that give the values of the file: { $criteria }.
import-note-egd-mcmahon = The scores of the file follow from ranks and games with the bar at { $bar }, the floor at { $floor } and zero at { $zero }, so this is a McMahon tournament. The criteria that give the values of the file: { $criteria }.
import-note-egd-mcmahon-sums = The players are ordered by scores that the file does not have, but over which its sums are. They follow from ranks and games with the bar at { $bar }, the floor at { $floor } and zero at { $zero }, so this is a McMahon tournament. The criteria that give the values of the file: { $criteria }.
import-note-egd-swiss-scores = The players are ordered by their wins, so this is a Swiss. Its sums are over scores that follow from ranks and games with the bar at { $bar }, the floor at { $floor } and zero at { $zero }. The criteria that give the values of the file: { $criteria }.
import-note-egd-zero = The file counts scores from below 30 kyu, and here they count from { $zero }. The score of everyone is { $points } lower here, and so is each opponent's score in SOS. The order is the same.
import-note-egd-unexplained = No criterion known here gives the values in the columns of criteria, which are left out. Check the criteria.
import-note-egd-headings = Criteria that the heading names, but whose values do not follow from the games here: { $criteria }.
import-note-egd-values = Players with another value than follows from the games, in columns whose values are otherwise those of a criterion: { $count }. { $names }
import-note-egd-no-number = Line { $line }: "{ $word }" in the columns of criteria is not a number and is left out.
import-note-egd-scores = Line { $line } has more or fewer scores than the other lines, so its scores are left out. Check the line.
import-note-egd-numbers = Opponents are named by the numbers at the beginning of lines, not by the order of lines.
import-note-egd-value = The value "{ $text }" of { $key } in the header cannot be read as a whole. Check what belongs to it in the settings.
import-note-egd-days = The days "{ $text }" are read as { $start } to { $end }. Check them.
import-note-egd-time = The time "{ $text }" is read as a main time of { $minutes } minutes. What follows it is left out. Correct the time limits.
import-note-high-handicap = Round { $round }, line { $line }: the handicap { $handicap } is above 9. A handicap of 9 is used.
import-note-egd-columns = No criterion known here gives the values of these columns of criteria, which are left out: { $columns }. The usual criteria follow in their place. Where those columns decide, places differ.
import-note-egd-shifted = Players whose initial score differs from that of their rank, with the difference as added points: { $count }. { $names }
import-note-places-agree = The places are those of the file.
import-note-places-differ = Places that differ from those of the file: { $count } of { $players }.
import-note-place-differs = { $name }: place { $place } in the file, { $here } here. { $reason }
import-note-place-differs-among = { $name }: place { $place } in the file, which is { $among } among the players who have a place here, and { $here } here. { $reason }
import-reason-value = { $criterion } is { $there } in the file and { $here } here.
import-reason-no-values = The file has no values from which its order follows.
import-reason-no-game = A player without a game or a bye has no place here.
import-reason-unexplained = No criterion known here gives the values of the file.
import-reason-others = The values are those of the file; others have another value, or the file orders equal players in another way.
import-problem-not-an-aga-game = The line is not a game. Write the numbers of White and Black, W or B for the winner, the handicap and the komi.
import-problem-aga-number-twice = The number { $number } is also that of another player. Correct one of them.
import-problem-aga-number = A player of the game is not in the list of players. Correct the number.
import-problem-trf-number = The number of the player is missing. Write it in columns 5 to 8.
import-sheet-unknown = The workbook has no sheet "{ $sheet }" with cells. It has: { $known }. Choose one of them.
import-problem-not-csv = It is not a line of a CSV file. Save the list again as CSV UTF-8.
import-problem-only-family-name = "{ $name }" is a family name without a given name. Write both.
import-problem-only-given-name = "{ $name }" is a given name without a family name. Write both.
import-problem-pin = "{ $text }" is not an EGD PIN. A PIN has eight digits.
import-problem-points = "{ $text }" is not a number of SEYGO points. Write a whole number.
import-problem-same-number = The { $number } { $value } is also in line { $first }. One person can be entered only once.
import-problem-register-number = "{ $text }" is not a number of a licence or a membership. Write up to ten digits.
import-problem-sex = "{ $text }" is not a sex. Write f or m, or leave the field empty.
import-problem-too-many-fields = The line has { $fields } fields, more than { $most }. Check the separators.
import-problem-too-many-lines = A list can have at most { $most } players. Split it.
import-problem-too-many-players = A results file can have at most { $most } players. Check that it is the right file.
import-problem-zero-byte = The line contains a zero byte, so the file is damaged. Save the list again as CSV UTF-8.
import-season-syntax = This is not valid TOML. Check quotes, brackets and commas.
import-season-unknown-field = Unknown field `{ $field }`. Check its spelling.
import-season-missing-field = Missing field `{ $field }`. Add it.
import-season-value = The value { $value } is not valid here. Correct it.

import-xml-attribute = An attribute does not have the form name="value".
import-xml-attribute-twice = { $element } has the attribute { $attribute } twice.
import-xml-attributes = { $element } has more than { $most } attributes.
import-xml-all-attributes = There are more than { $most } attributes.
import-xml-closing-tag = A closing tag has no opening tag.
import-xml-cut-off = The file is cut off before { $element } is closed.
import-xml-depth = Elements are nested more than { $most } levels deep.
import-xml-elements = There are more than { $most } elements.
import-xml-empty = The file contains no XML.
import-xml-escape = An & does not begin a known character.
import-xml-invalid = This is not XML.
import-xml-long-attribute-name = The name of an attribute has { $bytes } bytes, more than { $most }.
import-xml-long-element-name = The name of an element has { $bytes } bytes, more than { $most }.
import-xml-long-text = The text of { $element } is longer than { $most } bytes.
import-xml-long-value = The value of { $attribute } has { $bytes } bytes, more than { $most }.
import-xml-own-dtd = The file contains its own document type definition.
import-xml-reference = The reference &{ $name }; is not a known character.
import-xml-second-document = A second document begins.
import-xml-tags = The element { $open } is closed as { $close }.
import-xml-text-outside = There is text outside the document.
import-xml-unfinished-tag = The file ends or breaks off inside a tag.
import-xml-zero-byte = The file contains a zero byte, so it is damaged.

import-note-more =
    { $count ->
        [one] { $count } more note is not shown.
       *[other] { $count } more notes are not shown.
    }
import-note-adjustment-rounded = { $name }: the score adjustment of { $quarters } quarters of a point is rounded down to { $points } points.
import-note-aga-defaults = The file has neither time limits nor byes nor settings. { $minutes } minutes and a McMahon tournament are used. Correct them.
import-note-aga-komi = The even games have different komi. Komi { $komi } is used. Correct it.
import-note-aga-words = Words after the ranks of players without a use here are left out: { $words }.
import-note-aga-placeholders = Players whose number stands for none: { $count }. They have no AGA number here.
import-note-aga-undecided = Games without a result: { $count }. The file does not say whether they ended in jigo, by forfeit or not at all. Enter their results.
import-note-aga-game-word = Line { $line }: "{ $word }" is neither a handicap from 0 to 9 nor a komi. Check the game.
import-note-aga-moved = Games put into a later round, because one of the players has another game in theirs: { $count }.
import-note-aga-place = The line "{ $words }" of the header is taken as the place. Check it.
import-note-aga-game-of-left = Line { $line }: the game is left out, because line { $left }, that of a player, is.
import-note-aga-game-left = Line { $line }: the game is left out. It is of one player alone, or a player would have more than { $last } rounds.
import-note-board = Round { $round }: the board "{ $board }" is not a number, so the game gets a free board.
import-note-board-size = The games are on boards of size { $size }, which events do not have. 19x19 is used here, and the size is kept for an export.
import-note-board-twice = Round { $round }, board { $board }: two games have this board. One of them is put at board { $other }.
import-note-byoyomi-periods = OpenGotha does not store the number of byo-yomi periods. One period is used. Correct it.
import-note-cancelled = Round { $round }: a game was cancelled. It was imported with the result "no result".
import-note-categories = The file has { $categories } categories but only { $limits } of their limits.
import-note-class-time = The file has class { $class } but no time limits. { $minutes } minutes, the shortest time of this class, are used.
import-note-class-unrated = The file has class { $class }, but its time limits are too short for any class. The games are not rated.
import-note-class-lower = The file has class { $class }, but its time limits allow only class { $allowed }. Correct the time limits.
import-note-column = The column "{ $heading }" is left out.
import-note-breizh-groups = The file has the Breizh system. Here it is a McMahon tournament in which everyone begins with 0 and a point for each of these ranks that they reach: { $limits }. These points are added to the initial scores of the players in the file. Add them by hand for a player who enters later or whose rank changes.
import-note-late-players = Players whose first game or bye is after round 1: { $count }. In the standings of earlier rounds they come last, without a place. OpenGotha gives them one. { $names }
import-note-congress-numbers =
    { $count ->
        [one] The congress registration number of { $count } player has no use here. It is kept for an export to Pairgoth.
       *[other] The congress registration numbers of { $count } players have no use here. They are kept for an export to Pairgoth.
    }
import-note-country = { $name }: "{ $country }" is not a two-letter country code and is left out.
import-note-criterion = The standings criterion "{ $criterion }" is unknown and is left out.
import-note-criterion-score = Without "{ $criterion }", no score is first in the standings criteria, so { $score } takes its place. Check the criteria.
import-note-damaged-line = Line { $line }: "{ $text }" is not a player and is left out.
import-note-damaged-lines =
    { $count ->
        [one] { $count } line of the list could not be read.
       *[other] { $count } lines of the list could not be read.
    }
import-note-egd-handicap = The file says that handicaps are reduced by { $reduction }, but not what they depend on. Check the handicap settings.
import-note-encoding-guessed = The list is not UTF-8. It was read as { $encoding }. Check the names.
import-note-external-dtd = The file refers to an external document type definition, which was not read.
import-note-ffg-adjusted = The file has only the adjusted time of { $adjusted } minutes, not the overtime. Byo-yomi of { $seconds } seconds is used, which gives the same adjusted time. Correct it.
import-note-ffg-no-time = The file does not contain the main time. { $minutes } minutes are used. Correct the time limits.
import-note-ffg-overtime = The file mentions overtime but not its length. No overtime is used. Correct the time limits.
import-note-foreign-games = Values of games that events do not have, kept for an export to the same program: { $names }.
import-note-foreign-left = { $name }: the value is too long to keep and is left out.
import-note-foreign-players = Values of players that events do not have, kept for an export to the same program: { $names }.
import-note-foreign-settings = Settings that events do not have, kept for an export to the same program: { $names }.
import-note-game-replaced = Round { $round }, board { $board }: two games have this board. The later one is kept.
import-note-handicap = Round { $round }, board { $board }: the handicap { $handicap } is above 9. A handicap of 9 is used here, and the other one is kept for an export.
import-note-handicap-negative = Round { $round }, board { $board }: the handicap { $handicap } is below 0. No handicap is used here, and the other one is kept for an export.
import-note-handicap-unread = Round { $round }, board { $board }: the handicap "{ $handicap }" is not a number. No handicap is used here, and the other one is kept for an export.
import-note-internet = The tournament was played on the internet, so its games have rating class D.
import-note-internet-address = The file contains the internet address of its director, which was not imported.
import-note-komi = The komi is not a multiple of half a point. It is rounded down here, and kept for an export.
import-note-late-rounds = Line { $line }: rounds after { $last } are left out.
import-note-level = { $name }: the level { $written } is unknown. { $rank } is used.
import-note-line-cleaned = Line { $line }: control characters were removed from "{ $text }".
import-note-line-no-pin = Line { $line }: "{ $text }" is not an EGD PIN of eight digits and is left out.
import-note-halves-disagree = Round { $round }: line { $line } ({ $name }) names { $opponent } as opponent, but line { $other } does not name { $name }. The game is left out.
import-note-opponent-left = Round { $round }: the game of { $name } (line { $line }) is left out, because line { $other }, that of the opponent, is.
import-note-opponent-missing = Round { $round }: the game of { $name } (line { $line }) is left out, because the opponent is not in the file.
import-note-macmahon-defaults = The file has no dates, time limits or komi. { $day }, 60 minutes and 6.5 are used. Correct them.
import-note-macmahon-rounds-down = MacMahon rounds scores down to whole points in this tournament: it pairs by them, and its lists show them, also in SOS and SOSOS. Here half points count.
import-note-macmahon-bye-of-two = Round { $round }: the pairing of { $black } and { $white } is marked as a bye but names two players. It is taken as their game. Check it.
import-note-macmahon-scorex = MacMahon's ScoreX leaves out the half points for missed rounds. Here the order is that of the score with them.
import-note-macmahon-superbar = Members of the super bar whose level is below the upper bar, who get no point for it in MacMahon: { $names }. They have none here.
import-note-macmahon-preliminary = Players with games who are registered preliminarily only, and who are not in MacMahon's list: { $names }. Here they have a place.
import-note-macmahon-no-result = MacMahon counts a game without a result as half a point of the score. Here it counts nothing until its result is entered.
import-note-macmahon-rating-rank = MacMahon takes ranks from ratings in this tournament. The entered ranks are used. Check them.
import-note-macmahon-rating-score = MacMahon takes initial scores from ratings in this tournament. They follow from the ranks here. Check them.
import-note-macmahon-zero = MacMahon counts scores from { $level } in this tournament, and here they count from 30 kyu. The score of everyone is { $points } lower here, and so is each opponent's score in SOS. The order is the same.
import-note-name-twice = Lines { $first } and { $line }: { $name } is listed twice.
import-note-no-criteria = The file contains no standings criteria. MMS, SOS and SOSOS are used.
import-note-no-headings = The list has no headings. The meanings of its columns are guessed from their content. Check the players.
import-note-no-rank = { $name } has no rank. 30k is used, as in OpenGotha.
import-note-one-time = The file has one time for main time and overtime together. { $minutes } minutes are used as main time.
import-note-pairgoth-frozen-left = The frozen standings are left out, because they name a person who is not a player of the file. Freeze them again in Pairgoth.
import-note-pairgoth-jigo = Pairgoth rounds McMahon scores down to whole points in this tournament. Here half a point from a jigo stays, so players with an odd number of jigos have half a point more, and so have their opponents in SOS.
import-note-pairgoth-sos = Pairgoth counts a round without a game in SOS as the initial score and half a point for each round. Here it counts the initial score, so SOS of players without a game in a round is lower here.
import-note-pin = { $name }: "{ $pin }" is not an EGD PIN of eight digits and is left out.
import-note-player-cleaned = { $name }: control characters were removed from the name or another field.
import-note-rank-bare = Line { $line }: the rank "{ $written }" has no k or d. { $rank } is used. Check it.
import-note-rank-below = Line { $line }: the rank "{ $written }" is below 30k. { $rank } is used.
import-note-rank-range = { $name }: the rank { $grade } is outside the range from 30k to 9d. { $rank } is used.
import-note-rating = { $name }: "{ $rating }" is not a rating and is left out.
import-note-rating-range = { $name }: the rating { $rating } is outside the range from { $least } to { $most }. { $used } is used.
import-note-ratings-shifted = The file is old. { $shift } is added to its ratings, as in OpenGotha.
import-note-ratings-unchanged = The file does not contain the version of its data. Its ratings are used unchanged.
import-note-register-number = { $name }: "{ $number }" is not a number of a licence or a membership, which has up to ten digits. It is left out.
import-note-result = Round { $round }, board { $board }: the result "{ $result }" is unknown, so the game has no result yet.
import-note-round = A game or bye of round "{ $round }" is dropped. Rounds are numbered from 1 to { $last }.
import-note-round-number = A round without a number from 1 to { $last } is left out.
import-note-round-range = The games of round { $round } are dropped. Rounds are numbered from 1 to { $last }.
import-note-rounds-raised = The file plans { $planned } rounds but has games in round { $last }. The tournament now has { $last } rounds.
import-note-same-pin = { $name } has the same EGD PIN { $pin } as { $first }. The second PIN is left out.
import-note-score-correction = { $name }: the correction { $correction } of the initial score is left out.
import-note-score-zero = The file sets the zero of the scores to { $zero }, but OpenGotha counts from 30k. This event also counts from 30k.
import-note-scores-unknown = The file does not contain the bar, the floor and the zero of the scores. Check them before you use the standings.
import-note-second-bye = Round { $round }: a player has a bye in addition to a game or another bye. The bye is dropped.
import-note-second-game = Round { $round }, board { $board }: a player already has a game at another board. This game is dropped.
import-note-sheet =
    { $others ->
        [one] The sheet "{ $sheet }" was read. { $others } other sheet with cells was not.
       *[other] The sheet "{ $sheet }" was read. { $others } other sheets with cells were not.
    }
import-note-self-pairing = Round { $round }, board { $board }: a player meets themselves. The game is dropped.
import-note-setting = The setting { $setting } has the value "{ $value }", which is not valid. The default is used.
import-note-setting-changed = The setting { $setting } has the value "{ $value }", which events cannot have. The nearest possible value or the default is used.
import-note-start = The file does not contain the first day of the tournament. { $day } is used. Correct it.
import-note-status = { $name }: the status "{ $status }" is unknown. The player is imported as pre-registered.
import-note-system = The system { $system } is unknown. Swiss is used.
import-note-pair-incomplete = { $name } is not a pair of two players of the file, and is left out.
import-note-team-player = { $name } is in the team { $team }, but not among the players of the file. The board is left out.
import-note-teams =
    { $count ->
        [one] { $count } team is kept for an export. Here the games count only for its players; import the file with --teams on the command line to let teams meet.
       *[other] { $count } teams are kept for an export. Here the games count only for their players; import the file with --teams on the command line to let the teams meet.
    }
import-note-title-rows = Lines 1 to { $last }, above the headings, are left out.
import-note-total-row = Line { $line }: "{ $text }" sums up the list and is left out.
import-note-tournament-cleaned = Control characters were removed from the tournament's name.
import-note-trf-ranks = The file has no ranks of Go. They follow from the ratings. Check them.
import-note-trf-titles = Players whose title or number in the chess federation is left out: { $count }.
import-note-trf-unrated = Players without a rating, who have the rank 30k here: { $count }. Enter their ranks.
import-note-day-unclear = The day "{ $text }" could be more than one. { $day } is used. Check it.
import-note-value-left = { $name }: "{ $text }" is not known here and is left out.
import-note-unclear-day = Line { $line }: "{ $text }" has the day or the month first. Only the year { $year } is used. Write days as 2014-05-31.
import-note-unknown-player = Round { $round }: a game with a player who is not in the list is dropped.
import-note-unknown-player-bye = Round { $round }: the bye of "{ $player }" is dropped. This player is not in the list.
import-note-unknown-player-game = Round { $round }, board { $board }: the game of "{ $player }" is dropped. This player is not in the list.
import-note-unknown-rank = { $name } has the rank 99K, which means unknown in OpenGotha. 30k is used.
export-note-one-name = { $name } has only one name. OpenGotha needs two, so a dash is written for the missing one.
export-note-class = { $program } has no place for the chosen class. The games count as class { $class } there. If you send results to the EGD, send them from here, or choose time limits of the lower class.
export-note-criterion = OpenGotha lacks the criterion { $criterion }, so it is left out of the file.
export-note-criteria = OpenGotha has at most { $most } criteria, so the last ones are left out of the file: { $left }.
export-note-egd-pin-unknown = The PIN { $pin } of { $name } is not in the rating list. Check it, or import a newer list.
export-note-egd-candidate = { $name } may be { $rated } { $rank } of the rating list. Enter the PIN { $pin } if it is the same person.
export-note-parameters = With the settings of the event, some players would have another place in OpenGotha. The file has other settings, which give all players their places so far: { $settings }.
export-note-places =
    { $count ->
        [one] { $count } player has another place in OpenGotha, which counts byes, absences, forfeits or a criterion in another way: { $names }.
       *[other] { $count } players have another place in OpenGotha, which counts byes, absences, forfeits or a criterion in another way: { $names }.
    }
export-note-zero =
    { $more ->
        [one] OpenGotha counts scores from 30k, so every MMS is { $more } point higher there than in this event.
       *[other] OpenGotha counts scores from 30k, so every MMS is { $more } points higher there than in this event.
    }
export-note-egd-unrated = The time limits or the chosen class make the games unrated, so the EGD does not rate them. Correct the time limits if that is wrong.
export-note-egd-place = The event has no country or no place, which the EGD asks for. Enter them in the settings.
export-note-egd-hidden =
    { $count ->
        [one] { $count } player did not agree to be published in full, so the EGD cannot rate their games: { $names }. Ask them, or send the file without them.
       *[other] { $count } players did not agree to be published in full, so the EGD cannot rate their games: { $names }. Ask them, or send the file without them.
    }
export-note-egd-no-pin =
    { $count ->
        [one] { $count } player has no EGD PIN and may be created twice in the EGD: { $names }. Look for the PIN in the rating list.
       *[other] { $count } players have no EGD PIN and may be created twice in the EGD: { $names }. Look for the PINs in the rating list.
    }
export-note-egd-no-result = Round { $round }, board { $board }: the game has no result. Enter it before you send the file.
export-note-egd-both = Round { $round }, board { $board }: the result { $result } counts the same for both players, which the EGD does not accept. Correct it.
export-note-ffg-licences =
    { $count ->
        [one] { $count } French player has no licence number: { $names }. Enter it in the register.
       *[other] { $count } French players have no licence numbers: { $names }. Enter them in the register.
    }
export-note-ffg-hidden =
    { $count ->
        [one] { $count } player did not agree to be published in full, so the federation cannot rate their games: { $names }. Ask them, or send the file without them.
       *[other] { $count } players did not agree to be published in full, so the federation cannot rate their games: { $names }. Ask them, or send the file without them.
    }
export-note-ffg-cut =
    { $count ->
        [one] The name of { $count } player is cut to { $most } letters: { $names }.
       *[other] The names of { $count } players are cut to { $most } letters: { $names }.
    }
export-note-ffg-forfeit = Round { $round }, board { $board }: the forfeit is written as a round without a game, so that the federation does not rate it.
export-note-aga-numbers = Players without an AGA number, who get a number above 90000 in this file: { $count }. Enter their numbers in the register: { $names }.
export-note-aga-hidden = Players who did not agree to be published in full, so that the AGA cannot rate their games: { $count }. Ask them, or send the file without them: { $names }.
export-note-aga-game = Round { $round }, board { $board }: the AGA does not rate the game, because it was not played or has no winner. The file has a question mark for it.
export-note-macmahon-lost = The file has no dates, place, times, komi, years of birth, tour numbers, publication choices, knock-out tables and points, because MacMahon does not store them. Keep the event file.
export-note-macmahon-places =
    { $count ->
        [one] { $count } player has another place in MacMahon, which counts byes, absences, forfeits or a criterion in another way: { $names }.
       *[other] { $count } players have another place in MacMahon, which counts byes, absences, forfeits or a criterion in another way: { $names }.
    }
export-note-macmahon-criterion = MacMahon lacks the criterion { $criterion }, so it is left out of the file.
export-note-macmahon-system = MacMahon knows McMahon and Swiss tournaments only, so the file has the games and results of this system and nothing more.
export-note-macmahon-handicap = In MacMahon the bar does not exempt a game from handicaps. Players above { $rank } count as { $rank } there.
export-note-macmahon-board = MacMahon has one size of the board for all games, so the file has 19x19.
export-note-macmahon-walkover = Round { $round }, board { $board }: the walkover is written as a result by the referee, which gives points.
export-note-macmahon-no-result = Round { $round }, board { $board }: a game without result is written as a game that is not over.
export-note-macmahon-ghosts =
    { $count ->
        [one] { $count } ghost is written as a joker: { $names }.
       *[other] { $count } ghosts are written as jokers: { $names }.
    }
export-note-macmahon-guests =
    { $count ->
        [one] { $count } guest takes a place in MacMahon: { $names }.
       *[other] { $count } guests take places in MacMahon: { $names }.
    }
export-note-withdrawn =
    { $count ->
        [one] { $count } withdrawn player stays in the file and misses the other rounds: { $names }.
       *[other] { $count } withdrawn players stay in the file and miss the other rounds: { $names }.
    }
export-note-pairgoth-lost = The file has no rooms, start times, years of birth, tour numbers, publication choices, professional ranks, knock-out tables and points, because Pairgoth does not store them. Keep the event file.
export-note-pairgoth-frozen = The frozen standings of the imported file are not written, because results or standings have changed since. Freeze them again in Pairgoth.
export-note-pairgoth-places =
    { $count ->
        [one] { $count } player has another place in Pairgoth, which counts byes, absences, forfeits or a criterion in another way: { $names }.
       *[other] { $count } players have another place in Pairgoth, which counts byes, absences, forfeits or a criterion in another way: { $names }.
    }
export-note-pairgoth-criterion = Pairgoth lacks the criterion { $criterion }, so it is left out of the file.
export-note-pairgoth-system = Pairgoth knows McMahon and Swiss tournaments only, so the file has the games and results of this system and nothing more.
export-note-pairgoth-handicap = In Pairgoth the bar does not exempt a game from handicaps. Players above { $rank } count as { $rank } there.
export-note-pairgoth-board = Pairgoth has one size of the board for all games, so the file has 19x19.
export-note-pairgoth-boards = Pairgoth has teams of 2 to { $last } boards, so it may not open a file with teams of { $size }.
export-note-pairgoth-not-played = Round { $round }, board { $board }: the forfeit or walkover is written as a result over the board.
export-note-pairgoth-unrated =
    { $count ->
        [one] Pairgoth needs a rating of every player, so { $count } player without one gets that of their rank: { $names }.
       *[other] Pairgoth needs a rating of every player, so { $count } players without one get that of their rank: { $names }.
    }
export-note-pairgoth-guests =
    { $count ->
        [one] { $count } ghost or guest is an ordinary player in Pairgoth: { $names }.
       *[other] { $count } ghosts or guests are ordinary players in Pairgoth: { $names }.
    }
export-note-trf-handicaps =
    { $count ->
        [one] The file does not say that { $count } game has a handicap.
       *[other] The file does not say that { $count } games have handicaps.
    }
export-note-trf-federation = Players whose country has no federation in the chess federation, so that they are written without one: { $names }.
export-note-trf-result = Round { $round }, board { $board }: the file has no such result, so the game is written without one.
export-note-trf-cut =
    { $count ->
        [one] The name of { $count } player is cut to { $most } letters: { $names }.
       *[other] The names of { $count } players are cut to { $most } letters: { $names }.
    }

bundle-not-a-bundle = This is not a bundle. { $reason } Choose the file that `export --as bundle` wrote.
bundle-hostile = The bundle is refused. { $reason } No event looks like this.
bundle-newer = The bundle has version { $found } and this program reads versions up to { $known }. Use a newer version of the program.
bundle-changed = The file { $file } in the bundle is not what was signed. It was changed on its way. Ask the organiser for the bundle again.
bundle-missing = The bundle lacks { $file }. Ask the organiser for the bundle again.
bundle-person = Player { $player } of the bundle has another { $field } than in the signed data. Ask the organiser for the bundle again.
bundle-contradiction = The bundle contradicts itself. { $problem } Ask the organiser to issue it again.
bundle-found-no-archive = It is not a ZIP archive, or it is damaged.
bundle-found-no-version = Its manifest has no version.
bundle-found-not-json = manifest.json is not valid JSON.
bundle-found-other-program = Its manifest was written by another program.
bundle-limit-file-size = The file { $file } in it has { $kilobytes } kB.
bundle-limit-files = It has { $files } files.
bundle-limit-name = It contains or lists a file with a forbidden name.
bundle-limit-players = It has { $players } players and { $games } games.
bundle-limit-ratio = The file { $file } in it unpacks to far more than it should.
bundle-limit-size = It has { $megabytes } MB.
bundle-limit-twice = It has two files { $file }.
bundle-problem-log = The history in log.json is not valid.
bundle-problem-hand-over = A statement in hand-over.json is about another event or another bundle.
bundle-problem-season-file = Its season file does not have the rules of its points table, season { $season }.
bundle-problem-categories = Its age categories are not in order, or its age-value coefficient is not valid.
bundle-problem-category = The points of player { $player } are in no category of the season, or the player has points twice.
bundle-problem-days = Its championship is missing, or its last day is before its first.
bundle-problem-final = The groups or places of the Final of category { $category } do not fit together.
bundle-problem-game = A game in it does not have two players or has an unknown result.
bundle-problem-harmful-characters = A name in it is too long or has characters that hide or reorder others.
bundle-problem-ladder = A jigo ladder in it belongs to no game.
bundle-problem-ladder-winner = A jigo ladder in it has a winner who did not play it.
bundle-problem-player = The rank, the publication choice or a field of player { $player } is not valid.
bundle-problem-player-twice = A player is in it twice.
bundle-problem-points = The points of player { $player } do not add up.
bundle-problem-sequence = Its number does not fit its previous bundle.
bundle-problem-unlisted-player = It refers to a player who is not in its list.
bundle-problem-values = A value in { $file } is missing or not valid.
bundle-problem-version = It contains more than its version allows.

signature-invalid-key = The public key is not valid. It must be 64 hexadecimal digits, as `drawmaster key` shows them.
signature-mismatch = The signature does not fit. The file was changed after it was signed. Ask its sender for it again.

## The hall network

hall-title = Hall
hall-skip = Skip to the content
hall-menu = Pages
hall-find = Find your board
hall-offline = No connection to the desk. The page may be out of date.
hall-updated = Updated
hall-language = Language
hall-your-name = Your name
hall-nobody = No player of this name has a board.
hall-colour = Colour
hall-no-times = The timetable is not fixed yet.
hall-next-round = Next:
hall-minutes = min
hall-address-of-many = { $address } means many computers. Choose the address of this computer in one network.
hall-choose-address = Choose one address of this computer; the hall network never listens on all of them.
hall-address-refused = The hall network cannot listen on { $address } ({ $error }). Choose another address or port.
hall-poster-address = The address must be that of a running hall network, such as http://192.168.0.7:8080/.
hall-no-codes = Slips can be printed for 1 to { $most } codes, when they are made.
cli-hall-serving = The hall network runs at { $url }. Stop it with Ctrl+C.
helper-title = Helper
helper-code = Your code: six words
helper-sign-in = Sign in
helper-needs-script = Helpers need JavaScript.
helper-not-sent = Not sent yet
helper-all-sent = Everything is sent.
helper-refused = The desk refused this entry.
helper-desk-unavailable = The desk cannot take anything now. Entries are sent again later.
helper-code-replace = This link has another code than this phone. Use the new one?
helper-code-refused = This code is not valid any more. Ask the director for a new one.
helper-sign-out = Sign out
helper-pass = Pass
helper-pass-one = First pass
helper-pass-two = Second pass
helper-entered = Result
helper-nothing = Nothing to do now.
helper-discard = Discard
helper-note = Note for the referee
helper-note-send = Send note
helper-arrived = Has arrived
helper-filter = Board or name
helper-jigo = Jigo
helper-lost-both = Both lost
helper-code-invalid = This code is not valid. Ask the director for a new one.
helper-unknown = There is no helper with the key { $number }.
helper-revoked-already = The code of { $name } is revoked already.
helper-name-missing = Enter the name of the helper.
helper-hours = A code is valid for 1 to { $most } hours.
helper-too-many = An event has at most { $most } helpers.
helper-room-unknown = There is no room { $room }. Choose one of the event’s rooms.
helper-room-without-results = Only helpers who enter results have a room. Leave the room out.
helper-key = The number of an entry must have 8 to 64 letters and digits.
helper-not-allowed = Your code does not allow this. Ask the director.
follow-address = Enter the address of the first desk’s hall network, such as http://192.168.0.7:8080/.
follow-not-local = The window follows only a desk in the same local network, and { $address } is elsewhere. To follow that one, use drawmaster follow.
follow-code = A code is six words, as the first desk shows them. Check their spelling.
follow-no-connection = The first desk does not answer at { $address } ({ $error }).
follow-code-unreadable = The code cannot be read ({ $cause }).
follow-unproved = The answer of { $address } does not prove that it comes from the first desk with this code. Check the address; somebody may be answering in its place.
follow-refused = The first desk refuses this code. Ask for a new one with the role second desk; a desk that was promoted itself takes none of the old codes.
follow-answer = The first desk at { $address } sent an answer that this program does not understand. Use the same version on both computers.
follow-copy-missing = The copy { $path } was moved or deleted while it followed. Move it back, or follow into a new copy.
cli-follow-state = { $time }: { $file } has entry { $entry } of { $last } of { $address }.
cli-follow-lost = { $time }: { $reason } Trying again.
cli-promoted = { $file } is an event file now. It continues the first desk’s history after entry { $entry } ({ $head }). Do not change the event at the first desk any more: changes that it made after this entry are not here, and two files cannot be joined.
helper-other-game = Other players sit at board { $board } now, or its round is not published. The desk has your result and decides.
helper-desk-decides = The desk has your result and decides. Ask there if it takes long.
helper-not-expected = This player is not expected any more. Send them to the desk.
helper-shown-missing = This entry does not say whom the page showed. Load the page again and enter it once more.
helper-other-person = The desk has changed who this entry is. Look for the player in the list again.
helper-key-used = The desk has another entry with the number of this one, so this one is not kept. Enter it again.
helper-own-pass = You entered the other pass of board { $board }. Somebody else reads this one.
helper-no-board = The desk has no such board now, so this result is not kept. Tell the desk.
helper-round-confirmed = Round { $round } is confirmed, so this result is not kept. Tell the desk if it is another one.
helper-too-many-wait = { $count } of your results wait for the desk already, so this one is not kept. Tell the desk.
helper-other-result = Board { $board } has another result at the desk. Ask the director.
report-title = Report your result
report-about = Type the code beside your colour on the result slip. The result counts when your opponent reports the same.
report-code = Your code
report-next = Next
report-choose = Who won?
report-asked = Your opponent reported: { $result }. Report what you know.
report-waiting = You reported: { $result }. It counts when your opponent reports the same. Hand in the slip as usual.
report-is-disputed = You reported different results. Go to the desk with your opponent.
report-is-dismissed = The desk did not take your report. Go to the desk.
report-is-entered = The desk has a result: { $result }. Hand in the slip as usual.
report-other = Another result
report-code-invalid = This code is not valid now. Look at your slip, or ask at the desk.
report-result-unfit = Players report a win or a jigo. Tell the desk about anything else.
report-sent-before = You have reported a result before. Ask at the desk to change it.
report-desk-unavailable = The desk cannot take your report now. Try again in a moment.
report-entered = Board { $board } has a result at the desk. Ask there to change it.
report-author = Board { $board }, { $colour }
report-none = No report of board { $board } waits.
report-disputed = The players of board { $board } reported different results. Enter the right one, or dismiss the reports.
cli-report-accepted = Entered the reported result of board { $board }.
cli-report-dismissed = Dismissed the reports of board { $board }.
cli-conflict-settled = Settled board { $board }: { $result }.
cli-conflict-entered = entered
cli-conflict-sent = not entered
cli-no-conflicts = No results contradict each other.
conflict-none = Board { $board } has no result, and none of the players who sit there now waits. Enter the result with the round’s other results, and set aside what waits of other players.
cli-no-reports = No report waits.
cli-no-report-codes = There are no codes: no round is running, or players may not report results (event.player_reports).
cli-report-waiting = waits
cli-report-disputed = the players differ
cli-report-contradicted = another result was entered
cli-report-moved = the players sit elsewhere now
cli-helper-added = Added { $name } with the key { $helper }. The code is shown only now: { $code }
cli-helper-revoked = The code of the helper with the key { $helper } is revoked.
cli-no-helpers = There are no helpers.
cli-helper-valid-until = valid until { $time }
cli-helper-expired = expired
cli-helper-is-revoked = revoked

## messages

verbatim = { $text }
language-unknown = No catalogue has the language "{ $code }". Choose one of { $known }, or two separated by a comma.
language-too-many = A sheet has room for two languages. Name one or two.

## messages: causes, as parts of sentences

cause-not-found = it does not exist
cause-permission = access is not permitted
cause-exists = it already exists
cause-full = the disk is full
cause-read-only = the device is read-only
cause-folder = it is a folder
cause-no-folder = a part of the path is not a folder
cause-not-empty = the folder is not empty
cause-name = the name is too long or not possible here
cause-too-large = the file is too large for this device
cause-busy = another program is using it
cause-address-in-use = another program uses this address and port
cause-address-elsewhere = this computer does not have this address
cause-other-device = it is on another device
cause-network = the network does not respond
cause-refused = no program answers there
cause-broken = the connection was broken off
cause-pipe = the receiving program has ended
cause-interrupted = the system interrupted it
cause-not-text = it is not a text in UTF-8
cause-cut-off = it is cut off
cause-memory = there is not enough memory
cause-unsupported = this is not possible on this device
cause-many-files = too many files are open
cause-links = its links go round in a circle
cause-device-lost = the device is not connected
cause-device = the system reports a failure
cause-json-cut-off = it is cut off in line { $line }
cause-json-syntax = it is not JSON from line { $line }, column { $column } on
cause-json-choice = choose one of { $choices }
cause-json-missing = { $field } is missing
cause-json-unknown = { $field } is unknown
cause-json-range = the number is too small or too large
cause-json-number = a whole number is needed
cause-json-text = a text is needed
cause-json-truth = true or false is needed
cause-json-list = a list is needed
cause-json-form = its form is wrong

## print

paper-unknown = The paper "{ $name }" is not supported. Choose one of { $known }.
copies-out-of-range = The number of copies must be from 1 to { $maximum }, not { $count }.
font-missing-characters = No font has the characters { $characters }. Change these texts, or print � in their place: select "Replace missing characters" in the window, or add --replace on the command line.

## session: outputs

output-exists = { $path } exists already, and nothing was written. Choose another name or allow the file to be replaced.
output-replaces-database = { $path } is an event file, tour book or other database, which no output may replace. Choose another name.
output-beside-database = { $path } has the name of a file that the event or tour book beside it needs. Choose another name.
output-replaces-key = { $path } is an organiser's key, which no output may replace. Choose another name.
output-unreadable = { $path } exists and cannot be read ({ $cause }), so it is not replaced. Choose another name.

## session: files

file-name-missing = { $path } is not a file name. Choose another one.
file-not-written = { $path } could not be written ({ $reason }). Choose another folder or free some space.
file-not-readable = { $path } cannot be read ({ $reason }). Check its name and folder.
file-not-regular = { $path } cannot be read. It is not a regular file. Choose another one.
file-too-large = { $path } is too large for a tournament file. Choose another one.
file-exists = { $path } already exists. Choose another name.
file-not-picked = The program does not know this file. Choose it again.
request-invalid = The request of the command { $name } is invalid ({ $error }). Restart the program.

## session: lists with wrong lines

list-line = Line { $line }: { $reason }
list-lines-wrong = The list has { $mistakes } problems in { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }. Correct them and import the list again.
list-lines-more = { $count ->
    [one] { $count } more is not shown.
   *[other] { $count } more are not shown.
}

## session: the session

event-not-open = No event is open. Open an event or create a new one.
competition-missing = The event has no competition. Create a new event.
request-not-json = The request cannot be stored in the journal ({ $reason }). Report this fault.
final-game-invalidated = The change would invalidate the Final's game at board { $board } of round { $round }. Unpair round { $round } first. If its games have begun, correct the result on which it depends and annul the later games.
copy-failed = No copy could be made in { $folder }. { $reason } Check the folder and its free space.
copy-folder-failed = The folder cannot be created ({ $reason }).

## session: fields

date-unknown = "{ $text }" is not a date. Write it as 2026-11-20.
rating-unknown = "{ $text }" is not a rating. Write a whole number from -900 to 3500.
pin-unknown = "{ $text }" is not an EGD PIN. It has eight digits.
register-number-unknown = "{ $text }" is not a number of a licence or a membership. Write up to ten digits, or leave the field empty.
licence-status-unknown = "{ $text }" is not the status of a licence. Write a letter or a dash, or leave the field empty.
birth-unknown = "{ $text }" is not a year of birth. Write it as { $example }.
missed-round-unknown = There is no round { $round }. The rounds are 1 to { $last }.
fixed-board-out-of-range = { $board } is not a board. Write a number from 1 to 9999, or nothing.

## session: season rules

season-unknown = The season "{ $name }" is not known. Choose one of these: { $known }.
season-misnamed = The built-in season "{ $name }" has another name in its file.
season-file-wrong = In { $path }: { $reason }

## session: the organiser's key

key-damaged = { $file } is no longer a valid key. Restore it from a copy, or move it away to create a new key.
key-readable-by-others = Other users of this computer can read the key { $file }. Allow only yourself to read it (chmod 600), then try again.
key-unusable = The key { $file } cannot be used ({ $reason }). Check the folder and its permissions.
key-not-regular = The key file { $file } is not a regular file. Move it away and put your key file back, or let the program create a new key.
key-no-folder = There is no folder for your key. Set DRAWMASTER_DATA to a folder.

## session: printers

printer-no-service = This computer has no print service (the program lp). Save the PDF, and print it from your PDF program.
printer-none = No printer is set up on this computer. Set one up in the system's settings, or save the PDF.
printer-refused = The printer { $printer } did not take the sheet: { $reason }.
printer-refused-hint = Check its name and that it is switched on, or save the PDF.
printer-service-failed = The print service cannot be used ({ $reason }). Save the PDF, and print it from your PDF program.

## store

store-missing = There is no file { $path }. Check the name, or create a new event.
store-exists = { $path } already exists. Choose another name, or open the existing file.
store-leftover-journal = { $path } is left over from a deleted file. Move it elsewhere, or choose another name for the new file.
store-not-an-event-file = { $path } is not an event file. Choose a .drawmaster file, or import the file.
store-not-a-tour-book = { $path } is not a tour book. Choose a .tourbook file, or create one with `tour new`.
store-not-a-rating-list = { $path } is not a rating list of this program. Import the rating list again.
store-newer = { $path } has format { $found }, but this program reads formats up to { $known }. Open it with a newer version.
store-damaged = { $path } is damaged. { $detail } Open its latest copy instead.
store-in-use = { $path } is open in another window or program. Close it there first. If it is on a network share, copy it to this computer.
store-follows = { $path } is the copy of a second desk and cannot be changed while it follows. If the first desk has failed, take over on the start page, under “Follow as a second desk”, or run drawmaster promote with this file.
store-does-not-follow = { $path } is an event file of its own, not the copy of a second desk.
store-entry-does-not-follow = Entry { $entry } that the first desk sent does not follow from this copy’s history. It was not taken. If the first desk works from another file now, follow it into a new copy.
store-open-elsewhere = { $path } is open on the computer { $computer } (process { $process }). Close it there first. If it is no longer open there, delete { $owner } and try again.
store-changed-elsewhere = { $path } was changed by another program while it was open, so this change was not saved. Save a copy under another name, then open the file again and compare.
store-name-too-long = The file name of { $path } is too long. Choose a name of at most { $most } bytes.
file-name-device = { $path } is the name of a device on Windows, where the file could not be opened. Choose another name.
file-name-end = The name of { $path } ends in a dot or a space, which Windows would leave out. Choose another name.
store-side-file = { $path } is not a file of this program, but has the name of one that it writes beside the event. Move it away or rename it, then try again.
store-foreign-log = { $path } is a log of another program that would be written into the event, which never has one. Move it away, then try again.
store-no-locks = { $path } is in a place that does not support file locks, such as a network share. Copy it to this computer and open the copy.
store-read-only = { $path } is read-only. Make it writable, or open a copy of it.
store-inaccessible = { $path } cannot be accessed ({ $reason }). Check the folder and the permissions.
store-moved = { $path } was moved or deleted while it was open. Move it back, or save a copy under another name.
store-migration-failed = { $path } could not be converted to the current format. { $detail } The file is unchanged. Open it with the version that created it.
store-journal-broken = The history of this file is damaged. { $found } Open the latest copy instead.
store-disk-full = The disk is full, so the change was not saved. Free some space and try again.
store-cause-disk-full = The disk is full.
store-cause-write = Writing failed.
store-cause-constraint = The rows contradict other data in the file.
store-cause-inaccessible = the file or its folder cannot be opened or read
store-write-failed = The change was not saved because writing failed. Check the device and try again.
store-saved-on-failing-device = The change was saved, but then the device failed. { $reason } Check the device and save a copy elsewhere.
store-change-uncertain = The device failed. { $reason } The change may or may not have been saved. Reopen the file to find out.
store-constraint = The change was not saved because it contradicts other data in the file. Reload the event and try again.
store-opened-for-reading = The event is open for reading only. Open it for writing to change it.
store-no-event = The file does not contain an event. Create one, or import it from another file.
undo-takeover = The copy of a second desk took over here, which is not undone. Correct what came before it instead.
store-nothing-to-undo = There is nothing to undo. The event is in its original state.
store-nothing-to-redo = There is nothing to redo. Nothing was undone since the last change.
store-rows-differ = Row { $key } of table { $table } differs from the journal. Check the file before you undo or redo anything.
store-unreadable = A value of { $column } in table { $table } is not valid. Check the file, or open a copy of it.
store-out-of-range = The value { $value } of { $column } in table { $table } is outside its range. Correct it, or open a copy of the file.
store-found-size = The file has { $megabytes } MB, more than any event needs.
store-found-length = The file has { $bytes } bytes instead of { $expected }.
store-found-format-number = The format number of the file is { $number }.
store-found-object = The schema of { $kind } { $name } differs from this format.
store-found-wal = Another program changed the mode in which it is written.
store-found-structure = The structure of the file is damaged.
store-found-values = A value in table { $table } is not allowed.
store-found-foreign-key = A row of table { $child } refers to a missing row of table { $parent }.
store-found-chain = Journal entry { $entry } does not follow from the one before it.
store-found-print-history = The print history of sheet { $sheet } was modified. Print that sheet again.
store-found-state = The rows do not have the state that the last journal entry records.
store-found-row = Row { $key } of table { $table } does not match the journal.
store-found-row-before = Journal entry { $entry }: row { $key } of table { $table } had another value before.
store-doubt-journal = The journal cannot be trusted after entry { $entry }. { $reason }
store-doubt-contradiction = The rows written after journal entry { $entry } were left out because they contradict one another. { $reason }
store-doubt-table-schema = The schema of table { $table } differs from this format. The table was left out.
store-doubt-row = Row { $key } of table { $table } was recovered, but the journal does not confirm its current value.
store-doubt-row-left-out = Row { $key } of table { $table } was left out. { $reason }
store-doubt-table-end = Table { $table } could not be read to its end.
store-doubt-row-deleted = Row { $key } of table { $table } was deleted after the last trusted journal entry.

## tour: bundles

tourbook-bundle-like = { $event } looks like { $twin }, which is in the tour book under another number: the same days, and games or players in common. Added as well, its points count twice. If they are different events, accept it.
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
tourbook-difference-date = It is dated { $new }, before the bundle in the tour book, which is dated { $old }. A clock was wrong, or somebody chose the date.
tourbook-difference-other-days = The bundle is of { $start } to { $end }, but { $old } in the tour book is of { $old_start } to { $old_end }. If you accept it, { $old } and its points leave the tour book. That is right for a postponed event; for another event, ask the organiser to make it in a new file.
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

## tour: keys

tourbook-key-no-holder = The key has no holder. Enter the organiser's name.
tourbook-key-known = The key of { $holder } is already in the tour book.
tourbook-key-was-revoked = The key of { $holder } was revoked and cannot be added again. Ask for a new key.
tourbook-key-missing = The tour book does not have this key. See the list of keys.
tourbook-key-revoked = The key of { $holder } is already revoked.

## tour: players, championships and the book

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

## tour: sheets and pages

tourbook-empty = The tour book has no events. Add bundles first.
tourbook-no-points = Nobody has points in { $year }, so there is nothing to print.
tourbook-no-sheet = The tour has no sheet "{ $name }". Choose one of { $known }.
tourbook-pages-changed = { $folder } has files that the program did not write, or that were changed since: { $files }. Move them away, or choose an empty folder.
tourbook-pages-other-files = { $folder } holds other files than the tour's pages. Choose an empty folder.
