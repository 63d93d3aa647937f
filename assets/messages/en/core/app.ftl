# Texts of the crate `app`.

# Vocabularies

word-unknown = Unknown value "{ $text }". Choose one of these: { $known }.

# The register

entry-no-family-name = The entry needs a family name.
entry-twice = { $name } is entered already. Change that entry instead of adding another one.
entry-unknown = There is no entry { $id }. Look it up in the register.
rating-list-missing = There is no rating list. Import one first.
rated-player-unknown = Nobody on the rating list has the EGD PIN { $pin }. Find the player by name.
data-folder-missing = There is no folder for the program's data. Set DRAWMASTER_DATA to a folder.
data-folder-not-created = The folder { $folder } could not be created ({ $reason }). Check its location and permissions.
bar-round-paired = A round is paired already. Unpair all rounds before moving the bar.
register-closed = The register was closed on { $when }. Late entries can still be added.
register-too-few = Fewer than two players are registered. Register players first.
open-file-unnamed = No file of the Open is set, so its players could not be checked. Set "File of the Open beside Future Stars".
open-file-missing = The folder of this event has no other event file { $name }. Write the name of the file, or leave it empty.
sleeper-points = An initial score is lowered by 1 or 2 points, not by { $points }.
sleeper-not-at-top = { $name } does not miss a round in the top group. Their initial score can stay as it is.

# Lists

list-column-unknown = The list has no column "{ $column }". Write its heading, or its number from 1 to { $last }.
list-meaning-unknown = "{ $meaning }" is not a meaning of a column. Choose { $known }, sp12, sp16 or sp20, or - to ignore the column.
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
event-ends-before-start = The last day is before the first day. Change one of them.
event-rounds-out-of-range = The number of rounds cannot be { $rounds }. Choose { $first } to { $last }.
event-main-time-too-long = A main time of { $minutes } minutes is longer than a day. Choose a shorter one.
overtime-unknown = "{ $text }" is not an overtime: write 3x30, 15/300, +20 or none.
template-unknown = There is no template "{ $name }". Choose one of these: { $known }.
import-format-unknown = { $file } has an unknown format. Choose a file of OpenGotha, MacMahon or Pairgoth, an EGD results file, or a CSV list.
sample-day = The sample event has a day that does not exist.

# Settings

setting-unknown = There is no setting { $path }. See the list of settings for its path.
setting-unfit = The value { $value } does not fit { $path } ({ $reason }). See the list of settings for the form of its value.
settings-not-json = The settings cannot be written as JSON: { $reason }
competition-gone = The event no longer has its competition.
competition-key-fixed = The key of a competition cannot be changed.
room-incomplete = The room "{ $name }" needs a name and board numbers from 1 upwards. Correct it.
rooms-overlap = The rooms { $first } and { $second } have the same name or a common board. Give each its own.
tie-breaks-empty = The standings need at least one criterion, such as MMS.
level-twice = The level { $name } is in the list twice. Remove one of them.
level-unknown = There is no level { $name }. See the list of levels for their names.
level-place-unknown = There is no place { $place } in the order of levels. Choose 1 to { $last }.
weight-out-of-range = A weight is out of range. Weights are 0 to 1000000000000000, factors 0 to 1000, the concavity 0 to 10000.
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
level-formula-lot = a random number from 0 to 255
