# Texts of the crate `app`.

# Knock-outs
ko-category-unknown = There is no age category { $category }. Choose one of { $known }.
ko-register-open = The register is still open. Close it before the draw.
ko-not-drawn = KO{ $category } is not drawn. Draw it first.
ko-not-eligible = { $name } is not in the list of this category. Choose players from the list.
ko-final-drawn = The Final of category { $category } is drawn. A category has a knock-out or a Final, not both.
ko-games-paired = Games of KO{ $category } are paired already. Take those pairings back first.
ko-commitment-differs = The list is not the one whose commitment was published. Publish a new commitment before the draw.
ko-too-few-players = Category { $category } has fewer than two registered players, so it has no knock-out.
ko-size-out-of-range = A table of { $size ->
        [one] one player
       *[other] { $size } players
    } cannot be drawn. KO{ $category } has { $eligible } eligible players: choose a size from 2 to { $eligible }.
ko-too-many-players = { $players } players do not fit into the largest table, which has { $lines } lines. Choose fewer players.
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
