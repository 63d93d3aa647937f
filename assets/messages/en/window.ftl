# The window's texts in English. Keys are checked: none missing, none unused.
close = Close
cancel = Cancel
save = Save
all = all
none = none
busy = Working …

start-lead = The draw, the results and the standings of a Go tournament, at the table, without internet.
start-sample = Open the sample event
start-new = New event
start-open = Open an event
start-import = Import from another program
start-recent = Opened before

event-name = Name
event-place = Place
event-country = Country
event-country-hint = two letters, such as RO
event-start = First day
event-end = Last day
event-rounds = Rounds
event-create = Create the event
event-close = Close the event

rail = The day
screen-register = Register
screen-knockouts = Knock-outs
screen-rounds = Rounds
screen-standings = Standings
screen-print = Print and send
screen-history = History

keys = All keys
keys-window = Everywhere
key-next = the next step of the day
key-screens = the screens of the rail
key-find = find
key-choose = choose a line
key-category = the categories
key-trace = follow a player through the table
key-forfeit = forfeit, then who gets the game
key-walkover = walkover in a knock-out, then who advances
key-ladder = jigo ladder, then who won it
key-settle = settle two passes that differ, then the result
key-clear = clear the result
key-board = go to a board
key-pass = the other pass
key-hand = in a draft: take apart, pair two, lock, pair the rest, why
key-swap = swap colours in a draft
key-rounds = earlier and later round

palette = Find an action
palette-find = Type a few letters
palette-go = Go to { $screen }

status-round = Round { $round } of { $rounds }
status-results = { $agreed } of { $games } results
status-confirmed = confirmed
status-disagreements = { $count ->
    [one] { $count } board disagrees
   *[other] { $count } boards disagree
}
status-registered = { $count ->
    [one] { $count } player registered
   *[other] { $count } players registered
}
status-preregistered = { $count } not seen yet
status-open = register open
status-closed = register closed
status-saved = saved { $time }

next-register = Register players
next-close-register = Close the register
next-draw-knockouts = Draw the knock-outs
next-pair = Pair round { $round }
next-release = Release round { $round }
next-enter-results = Enter results
next-resolve-disagreement = Settle the disagreement
next-confirm-round = Confirm round { $round }
next-finish = See the final standings

undo = Undo
undo-what = Undo: { $what }
undo-nothing = There is nothing to undo.
redo = Redo
redo-nothing = There is nothing to redo.

operation-create_event = create the event
operation-import_event = import the event
operation-open_sample = make the sample
operation-add_entry = add an entry
operation-change_entry = change an entry
operation-set_entry_status = change a status
operation-import_list = import a list
operation-close_register = close the register
operation-set_bar = set the bar
operation-draw_knockout = draw a knock-out
operation-pair_round = pair a round
operation-unpair_round = unpair a round
operation-release_round = release a round
operation-confirm_round = confirm a round
operation-enter_result = enter a result
operation-enter_ladder = enter the jigo ladder
operation-enter_results = enter results
operation-swap_colours = swap colours
operation-swap_players = swap players
operation-lock_board = lock a board
operation-unpair_board = take a board apart
operation-pair_two = pair two players
operation-pair_rest = pair the rest
operation-set_handicap = set a handicap
operation-move_bye = move the bye
operation-change_settings = change the settings

register-find = Find by name, club or country ( / )
register-import = Import a list
register-imported = { $count ->
    [one] { $count } entry added.
   *[other] { $count } entries added.
}
register-bar = The bar is at { $bar }: { $count ->
    [one] { $count } registered player stands
   *[other] { $count } registered players stand
} at or above it.
register-bar-take = Take { $bar } as proposed
register-empty = Nobody is entered yet. Add an entry, or import a list.
entry-add = Add an entry
entry-edit = Edit
entry-register = Register
entry-withdraw = Withdraw
entry-none = Choose an entry first.
entry-family = Family name
entry-given = Given name
entry-birth = Year of birth
entry-rank-hint = 30k to 1k, 1d to 9d, 1p to 9p
entry-family-group = Family group
entry-family-group-hint = the same word for brothers, sisters, parents
entry-plays = Plays in rounds
entry-ghost = ghost
entry-guest = guest
entry-ghost-long = Ghost: plays only when the number is odd
entry-guest-long = Guest: takes no place and no points
status-of-preregistered = announced
status-of-registered = registered
status-of-withdrawn = withdrawn

col-number = No.
col-name = Name
col-rank = Rank
col-rating = Rating
col-country = Country
col-club = Club
col-category = Age
col-sp = SP
col-initial = Start
col-status = Status
col-missed = Not in rounds
col-place = Place
col-board = Board
col-black = Black
col-white = White
col-score = Score
col-result = Result
col-handicap = Handicap
col-notes = Notes
col-when = When
col-who = Who
col-what = What
col-details = Details
col-changes = Rows

round-title = Round { $round }
round-unpaired = not paired
round-draft = draft, seen here only
round-released = on the wall
round-confirmed = confirmed
round-pair = Pair
round-unpair = Take the pairing back
round-empty = This round is not paired yet.
round-bye = { $name } has the bye
round-left = Left over: { $names }
hand = By hand
hand-board = Board { $board }
hand-unpair = Take apart
hand-swap = Swap colours
hand-lock = Lock
hand-unlock = Unlock
hand-locked = locked: stays when the rest is paired anew
hand-explain = Why these two?
hand-idle = Without a game
hand-pair = Pair the two
hand-two = Choose two players first.
hand-rest = Pair the rest
hand-yes = Pair them nevertheless
hand-price = The round now costs above the best one: { $price }.
hand-best = The round is as good as the best one.
why = Why board { $board }?
why-best = The best pairing of the round pairs them.
why-not-best = The best pairing of the round does not pair them.
why-pays = Their meeting costs: { $price }.
why-free = Their meeting costs nothing.
why-otherwise = If they did not meet, the round would cost more: { $price }.
why-same = If they did not meet, the round would cost the same.
why-instead = Black would then play { $black }, and White { $white }.
why-must = Without their meeting the round cannot be paired.
pass-black = First pass, read for Black.
pass-white = Second pass, read for White.
pass-both = Results.
keys-results = 1 Black won · 2 White won · = jigo · 0 both lost · f forfeit · w walkover · Backspace clears · b board number
keys-results-two = 1 Black won · 2 White won · = jigo · 0 both lost · f forfeit · w walkover · Backspace clears · b board number · p other pass
waiting-forfeit = Forfeit: who gets the game? 1 Black · 2 White · 0 nobody
waiting-walkover = Walkover: who advances? 1 Black · 2 White
waiting-ladder = Ladder: who won it? 1 Black · 2 White
waiting-settle = Settle it: 1 Black won · 2 White won · = jigo · 0 both lost
keys-disagree = The passes differ at board { $board }: look at the slip, then press s and the result. It settles both passes.
keys-confirmed = This round is confirmed. To correct a board, press s and then the result.
keys-ladder = Board { $board } is a jigo in the knock-out: l, then 1 or 2 enters who won the ladder.
keys-rounds = [ earlier round · ] later round
pass-count = { $done } of { $all }
waiting-board = Board { $digits } …
result-black = Black won
result-white = White won
result-jigo = jigo
result-both-lose = both lost
result-black-forfeit = Black won by forfeit
result-white-forfeit = White won by forfeit
result-both-forfeit = both lost by forfeit
result-wo-black = walkover for Black
result-wo-white = walkover for White
result-none = no result
result-unknown = unknown
result-disagree = { $black } for Black, { $white } for White
ladder-won = { $colour } won the ladder
needs-ladder = jigo: play the ladder
note-rematch = met before
note-family = same family
note-club = same club
note-country = same country
note-black_floats_down = Black from a higher score
note-white_floats_down = White from a higher score

ko-name = KO{ $category }
ko-tag = KO{ $category }
ko-players = { $count } players
ko-not-drawn = not drawn
ko-draw = Draw KO{ $category }
ko-draw-all = Draw all
ko-size = Players in the table
ko-size-hint = { $count } may play
ko-entropy = Called in the hall
ko-entropy-hint = dice, numbers called by children; may be empty
ko-list = The list in seeding order
ko-list-empty = Nobody of this age is registered.
ko-summary = { $players } players, beginning in round { $first }.
ko-winner = Winner: { $name }
ko-in-round = round { $round }
ko-bye = bye
ko-board = board { $board }
ko-told = { $a } against { $b }
ko-told-won = { $a } against { $b }, won by { $won }
ko-record = How it was drawn
ko-commitment = Commitment
ko-nonce = Nonce
stage-round_of_64 = Round of 64
stage-round_of_32 = Round of 32
stage-round_of_16 = Round of 16
stage-quarter_final = Quarter-finals
stage-semi_final = Semi-finals
stage-final = Final
stage-third_place = Third place
stage-winner = Winner
how-walkover = WO
how-forfeit = forfeit
how-ladder = by the ladder
group-gold = gold
group-bronze = bronze
group-blue = blue
group-green = green
group-magenta = magenta
group-red = red

standings-after = Standings after round { $round }
standings-round = After round
standings-newest = newest
standings-find = Find a player ( / )
standings-empty = Nobody is registered yet.

history-find = Find in the history
history-empty = Nothing has been done yet.

print-print = To print
print-export = To send
print-write = Write
print-no-round = No round is paired yet.
print-done = { $file } is written.
sheet-pairings = Pairings of round { $round }
sheet-pairings-about = By board, with room for the results.
sheet-standings = Standings
sheet-standings-about = With all criteria and results.
sheet-ko12 = Knock-out table KO12
sheet-ko12-about = Names, value groups and winners.
sheet-ko16 = Knock-out table KO16
sheet-ko16-about = Names, value groups and winners.
sheet-ko20 = Knock-out table KO20
sheet-ko20-about = Names, value groups and winners.
sheet-h9 = Results for the rating list
sheet-h9-about = H9, as the European Go Database takes it.
sheet-opengotha = OpenGotha file
sheet-opengotha-about = The whole tournament for another program.
sheet-csv = Standings as a table
sheet-csv-about = For a spreadsheet.
