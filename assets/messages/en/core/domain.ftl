# Texts of the crate `domain`.

# Reading values

rank-unknown = "{ $text }" is not a rank. Write 30k to 1k, 1d to 9d, or 1p to 9p.
country-unknown = "{ $text }" is not a country. Write its two-letter code, such as RO or HR.
criterion-unknown = "{ $text }" is not a standings criterion. Choose MMS, NBW, SOS, SOS-1, SOS-2, SODOS, SOSOS, CUSS, CUSP, DC, SDC, EXT, EXR, STS, CPS, SEQ, KO, BP, CAT, RANK or RATING. Add W or M to a sum to count wins or McMahon scores.
result-unknown = "{ $text }" is not a result. Write 1-0 (Black won), 0-1 (White won), = (jigo), 0-0 (both lose), 1-0!, 0-1! or 0-0! for a forfeit, wo-black or wo-white for a walkover.
money-unknown = "{ $text }" is not an amount of money. Write it as 3 or 3.50.
factor-unknown = "{ $text }" is not a factor. Write a whole number, a fraction or a decimal number from 0 to 1000, such as 2, 2/3 or 1.5.
final-group-unknown = "{ $text }" is not a group of the Final. Write GR or OR.
event-number-unknown = "{ $text }" is not an event's permanent number. Such a number has 32 hexadecimal digits.
player-token-unknown = "{ $text }" does not identify a player of the tour. The tour book may be damaged; open a copy of it.

# Names of players who are not published in full

player-anonymous = Anonymous
player-number = No. { $number }

# Newcomers

newcomer-too-old = { $name } is { $age } on the cut-off day, but newcomers are at most { $limit }. The director may admit the player nevertheless.
newcomer-too-experienced = { $name } has played { $contests } contests according to the European Go Database, but newcomers have played at most { $limit }. The director may admit the player nevertheless.
newcomer-played-before = { $name } has played in Future Stars before, which is possible only once. The director may admit the player nevertheless.
newcomer-in-open = { $name } also plays in the Open of this event, but only one of the two is possible. The director may admit the player nevertheless.

# The jigo ladder

jigo-ladder-decided = This jigo ladder is decided. To enter another game, remove the last one first.
jigo-ladder-winner = The winner must be one of the two players.
jigo-ladder-nigiri = The 1x1 board cannot be drawn. Enter the player who had White after nigiri (R39).
jigo-ladder-too-early = The game cannot have ended before { $time }, when the previous game ended or the jigo was accepted. Correct the time.
jigo-ladder-clocks = Enter the remaining times after a drawn new game; they cannot be longer than before. Games on smaller boards have no remaining times (R41).

# Timetable and round robin

start-times-unreadable = "{ $text }" is not a start time. Write the round, day and time, such as 1 2026-11-20 09:30.
board-ranges-unreadable = "{ $text }" is not a list of boards. Write ranges of boards from 1 to { $last }, such as 1-40, 61-80.
start-times-order = Round { $round } starts before the round before it. Change one of the start times.
timetable-too-long = { $rounds } rounds of { $minutes } minutes do not fit into the days of the event ({ $days }). Add days or shorten the games.
round-robin-too-few = A round robin needs at least two players with numbers. Register players and close the register.
round-robin-away = { $name } does not play in round { $round }, but meets { $opponent } there in the round robin. Let { $name } play the round and enter the game as a forfeit.
round-robin-met = { $first } and { $second } have already met, because players joined or left the round robin after it began. Pair this round manually.
self-pairing-same-player = A game needs two different players.
ladder-game-before-last = { $name } has played a later game, on { $last }, and the rungs follow the order of the games. Enter a later day, or remove the later game first.
self-pairing-other-division = { $black } and { $white } are in different divisions. Choose two players of one division.
self-pairing-met-too-often = { $black } and { $white } have met as often as they may: { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}.
self-pairing-no-round = The game of { $black } and { $white } finds no place in the { $rounds } rounds that the competition can store.

# Why a round cannot be paired

pairing-no-competition = The event does not have this competition. Choose one of its competitions.
pairing-no-round = Round { $round } does not exist. Choose a round from 1 to 32.
pairing-too-few = Round { $round } has fewer than two players. Register players or change the rounds that they miss.
pairing-all-locked = All boards of round { $round } are locked. Unlock the boards to be paired again.
pairing-player-twice = { $name } has two boards, or a board and the bye. Release one of them.
pairing-board-twice = Board { $board } is assigned to two games. Give one of them another board.
pairing-not-playing = { $name } does not play in round { $round }. Register the player, change the rounds that they miss, or release their board.
pairing-not-entered = A board is assigned to someone who is not entered in this competition. Release the board.
line-up-size = A line-up names one player for each of the { $size } boards, but { $count ->
        [one] one is
       *[other] { $count } are
    } named. Name as many as there are boards.
line-up-not-in-team = A player of the line-up is not in the team { $team }. Choose members of the team.
line-up-twice = { $name } has two boards in the line-up. Name each player once.
line-up-order = { $first } comes before { $second } in the team's list, so they must sit at the higher board. Keep the order of the list.
pairing-odd = { $count } players are an odd number and byes are off. Add a ghost, let a player miss the round, or allow byes.
pairing-odd-choice = { $count } players are an odd number. Add or remove one; the bye is given when the remaining players are paired.
pairing-too-few-chosen = Fewer than two of the chosen players can be paired in round { $round }. Choose at least two players without a board.
pairing-not-chosen = The pairing did not choose an opponent for { $name } in round { $round }. Ask about players without a fixed board and without the bye.
pairing-all-forbidden = The forbidden pairs leave no way to pair all players. Allow some of them again.
pairing-too-large = The costs of the pairing are too large for exact sums. Lower the weights or caps.

# What a pairing pays for

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

# Remarks on a paired round

pairing-remark-rematch = { $times ->
    [one] The players have met before.
   *[other] The players have met { $times } times before.
}
pairing-remark-family = The players are of one family.
pairing-remark-float = { $down } floats down and { $up } floats up by { $points }.
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

# Deviations of a round from the rules

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

# Why a certificate is not valid

certificate-unreadable = The proof cannot be read.
certificate-not-entered = The proof names an entry that is not in the competition, or names an entry twice.
certificate-other-rules = The certificate was made under other levels or weights than the competition has.
certificate-other-assumptions = Unfinished games counted as something else when the round was paired.
certificate-cost = The certificate states a cost of { $stated }, but its pairing costs { $found }.
certificate-flaw = The numbers of the proof do not show that no pairing is better: { $reason }
# Knock-outs.
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

# Qualifying.
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

# Draws of knock-outs and of the Final.
draw-plan-twice = { $name } is in the list twice. Remove one of the two.
draw-entropy-not-digits = "{ $text }" is not entropy. Enter digits only, such as those of dice; blanks and - , . ; : / _ between them do not count.
draw-record-commitment = The frozen list has the hash { $found }, not the published commitment { $published }. Ask who changed the list.
draw-record-text = Line { $line } of the frozen list differs from the record of the draw. Ask who changed the record.
draw-record-plan = The recorded list cannot be drawn. { $cause }

# The Final of the year.
final-game-not-due = Game { $number } of the Final in round { $round }: { $block }
final-group-tied = Group { $group } has a tie that only games on smaller boards can break. Enter the order of the tied players first (R51).
final-plan-size = A Final has ten or eight players, or six or four if fewer have come. A Final of { $size } cannot be drawn.
final-plan-nonce = The nonce "{ $nonce }" is not hexadecimal. Enter whole bytes, such as 5eed.
final-plan-rests = Groups of five spread their rests over the days; smaller groups do not. Choose the rest plan that fits the groups (R54).
final-plan-long-day = Day { $day } cannot have three rounds of the groups. Choose day 1 or 2.
final-record-other-final = The record belongs to a Final of another category or size. Ask who changed the Final.
final-record-seat = Position { $position } of group { $group } differs from the lots. Ask who changed the groups.

# Points of the tour.
points-no-competition = The event has no competition { $id }. Choose one of its competitions.
points-no-class = The season { $season } has no points for class { $class }. Choose one of { $known }.
season-ages-unordered = The categories must be ages in ascending order, such as [12, 16, 20]. Correct them.
season-cut-off-invalid = The cut-off must be a month and a day, such as [7, 31] for 31 July. Correct it.
referee-clock-later = Position { $back_to } lies after the { $moves } moves played. Give an earlier one.
referee-clock-adjourned = The times of the adjournment do not fit: they must be before the last move, and not above the times used now.

# Stages.
stage-source-gone = The competition before this stage is no longer in the event. Remove the stage and add it again.
stage-source-open = Round { $round } of { $source } is not confirmed yet. Confirm it first.
stage-no-table = { $source } has no knock-out table with a round { $round }. Draw the table first, or choose another round.
stage-other-open = The others are known once { $stage } is filled. Fill it first.
stage-tied = { $names } share the last place that goes on. Choose { $seats ->
    [one] one
   *[other] { $seats }
} of them.
stage-not-tied = { $name } does not share the last place that goes on. Choose only players who do.
stage-taken = { $name } is in { $stage } already. Withdraw them from one of the stages, or change its rule.
stage-too-few = A stage needs two players, but fewer go on. Choose another rule.
