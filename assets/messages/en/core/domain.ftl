# Texts of the crate `domain`.

# Knock-outs.
knockout-round-of-64 = Round of 64
knockout-round-of-32 = Round of 32
knockout-round-of-16 = Round of 16
knockout-quarter-finals = Quarter-finals
knockout-semi-finals = Semi-finals
knockout-final = Final
knockout-third-place = Third place
knockout-game-not-due = { $name }, game { $number } (round { $round }): { $block }
knockout-block-no-result = The game has no confirmed result. Enter its result first.
knockout-block-drawn = The game has no winner. Play the jigo ladder and enter its winner (R38).
knockout-block-not-paired = The game was never paired. Pair that round, or decide who advances.
knockout-block-invalidated = The game was paired for players other than those who advanced. Unpair it.
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
knockout-table-rounds = The competition has too few rounds for a table of { $lines } lines: { $total } instead of { $needed }. Choose a smaller size.
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
knockout-record-box = Line { $line } of the table (box { $place }) differs from the lots. Ask who changed the table.

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
points-no-class = The season { $season } has no points for class { $class }: choose one of { $known }.
