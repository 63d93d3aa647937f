# The window's texts in English. Keys are checked: none missing, none unused.
close = Close
failed = This part of the window cannot be shown. Everything entered so far is saved.
failed-reason = Reason: { $reason }
failed-again = Try again
failed-leave = Go back
cancel = Cancel
save = Save
all = all
none = none
busy = Working …

start-lead = Draws, results and standings for Go tournaments. Works offline.
start-sample = Open the sample event
start-sample-about = 64 invented players, ready for the first round: look around and practise.
start-stage = Open a whole tour stage
start-stage-about = A larger sample: Open, Future Stars, Senior Youth and self-paired games, with 108 invented players in one file.
start-new = New event
start-new-about = Enter a name and dates. Import the players from a list or type them in.
start-open = Open an event
start-open-about = A Drawmaster event file on this computer or on a USB stick.
start-import = Import from another program
start-import-about = A tournament from OpenGotha or MacMahon, or a list of players.
start-recent = Recent files

event-name = Name
event-place = Place
event-country = Country
event-country-hint = two letters, such as RO
event-start = First day
event-end = Last day
event-rounds = Rounds
event-template = Kind
event-days-hint = leave empty for the length of this event type
event-minutes = Main time in minutes
event-overtime = Overtime
event-overtime-hint = 3x30 byo-yomi, 15/300 Canadian, +20 Fischer, or none
template-seygo-open = Youth tour: Open with knock-outs
template-eygc = European youth championship
template-club-day = Club tournament, one day
template-congress = Congress
template-future-stars = Future Stars
template-self-paired = Self-paired 9x9
template-about-seygo-open = McMahon with even games, age category knock-outs in the last rounds, results entered twice.
template-about-eygc = McMahon with even games, championship points, results entered twice.
template-about-club-day = McMahon with handicap, results entered once.
template-about-congress = McMahon with even games, long games, a high bar.
template-about-future-stars = Swiss for newcomers: short games, no tour points. Experienced players are not admitted.
template-about-self-paired = A side event on 9x9 boards. Any two players play at any time, at most twice; nothing is paired.
preview-title = Preview
preview-class = EGF class { $class }: { $class ->
    [A] games have full weight.
    [B] games have three quarters of the weight.
    [D] games have a quarter of the weight.
   *[C] games have half the weight.
}
preview-unrated = Not rated: the time limits are too short.
preview-bar = { $from } to { $to } players should be at or above the bar.
preview-handicap = Handicap: score difference minus { $less }.
preview-newcomers = Newcomers only: at most { $age } years old, at most { $contests } rated tournaments.
preview-categories = Age categories: { $categories }.
preview-round = Round { $round }
event-create = Create event
event-close = Close event

rail-open = Screens
rail = Screens
screen-register = Register
screen-knockouts = Knock-outs
screen-final = Final
screen-rounds = Rounds
screen-referee = Referee
screen-standings = Standings
screen-print = Print and send
screen-history = History

keys = Keyboard shortcuts
keys-window = Everywhere
key-next = next step
key-larger = zoom in, zoom out
key-screens = switch to another screen
key-find = find
key-find-letters = find: letters go to the search field
key-entry-take = register who was found, or open the player card
key-grid = move in the grid, change
key-bar = use the proposed bar
key-panels = panels of the register
key-choose = select a line
key-game = select a game
key-category = switch categories
key-table = move through boxes and games along a player’s path
key-sections = sections of the table
key-zoom = zoom; Z fits the drawing to the window
key-ceremony = show the draw box by box
key-replace = replace a player before the first games
key-list = before the draw: move a player up or down
key-way = before the draw: wild card, qualifier, later round
key-freeze = freeze the list for the draw
key-table-results = enter results, as in Rounds
key-forfeit = forfeit, then who wins
key-walkover = walkover in a knock-out, then who advances
key-ladder = jigo ladder, then who won
key-ladder-games = go to the jigo ladder; there S starts it, 1 2 = enter its games
key-settle = resolve passes that differ, then the result
key-clear = clear the result
key-board = go to a board
key-pass = other pass
key-hand = in a draft: unpair, pair two, lock, re-pair, pair remaining, explain
key-seats = in a draft: select Black or White to swap with another player
key-bye = in a draft: give the bye to the selected player
key-renumber = in a draft: renumber boards
key-swap = in a draft: swap colours
key-rounds = previous and next round

palette = Find actions, players, boards, settings, sheets and help
palette-find = Type a few letters
palette-help = Help: { $screen }
palette-copy = Copy of { $at }
palette-kind-player = player
palette-kind-board = board
palette-kind-setting = setting
palette-kind-sheet = sheet
palette-kind-help = help
palette-kind-copy = copy
palette-kind-file = file
screen-start = Start
help-start = Open the sample to try everything with 64 invented players.
    A new event needs a name and its days; players are imported from a list or added one by one.
    Recent events are listed with their days, their folder, and where they stand.
key-save = where the event is saved
key-result-menu = results of the board
saved-already = Already saved at { $time } in { $file }. Every change is saved at once.
saved-in = The event is in { $file }. Every change is saved at once.
palette-go = Go to { $screen }

status-round = Round { $round } of { $rounds }
status-results = { $agreed } of { $games } results
status-confirmed = confirmed
status-unfinished = { $count ->
    [one] { $count } game adjourned
   *[other] { $count } games adjourned
}
status-disagreements = { $count ->
    [one] { $count } board disagrees
   *[other] { $count } boards disagree
}
status-conflicts = { $count ->
    [one] { $count } contradicting result
   *[other] { $count } contradicting results
}
status-registered = { $count ->
    [one] { $count } player registered
   *[other] { $count } players registered
}
status-preregistered = { $count } not registered yet
status-slips = { $count ->
    [one] { $count } pink slip pending
   *[other] { $count } pink slips pending
}
status-open = register open
status-closed = register closed
status-saved = saved { $time }

next-register = Register players
next-close-register = Close the register
next-settle-slips = Resolve pink slips
next-draw-knockouts = Draw knock-outs
next-pair = Pair round { $round }
next-release = Release round { $round }
next-enter-results = Enter results
next-resolve-disagreement = Resolve disagreement
next-settle-conflicts = Settle contradicting results
next-confirm-round = Confirm round { $round }
next-finish = Show final standings
next-add-games = Add games
next-fill-stage = Fill the stage

undo = Undo
undo-what = Undo: { $what }
undo-of-helper = { $what } (by { $who })
undo-nothing = Nothing to undo.
redo = Redo
redo-nothing = Nothing to redo.

operation-create_event = create event
operation-issue_bundle = issue bundle
operation-hand_over_event = hand event over
operation-import_seed_list = import seed list
operation-import_event = import event
operation-open_sample = create sample event
operation-add_competition = add competition { $player }
operation-add_stage = add stage { $player }
operation-fill_stage = fill stage
operation-import_competition = import competition { $player }
operation-remove_competition = remove competition
operation-enter_people = enter { $player }
operation-add_entry = add { $player }
operation-change_entry = edit { $player }
operation-set_entry_status = status of { $player }
operation-set_paid = levy of { $player }
operation-import_list = import list
operation-close_register = close register
operation-change_draw_seed = new draw seed
operation-set_bar = set bar
operation-draw_knockout = draw of KO{ $category }
operation-freeze_knockout = freeze of KO{ $category }
operation-freeze_final = freeze of Final { $category }
operation-draw_final = draw of Final { $category }
operation-settle_final = tie-break of Final { $category }
operation-change_final = settings of Final { $category }
operation-plan_qualifying = qualifying plan of KO{ $category }
operation-replace_in_knockout = replacement in KO{ $category }
operation-decide_knockout = decision in KO{ $category }
operation-pair_round = pairing of round { $round }
operation-unpair_round = unpair round { $round }
operation-release_round = release round { $round }
operation-confirm_round = confirm round { $round }
operation-enter_result = result of board { $board }, round { $round }
operation-add_game = add a game
operation-remove_game = remove a game
operation-add_team = add team { $player }
operation-change_team = change a team
operation-remove_team = remove a team
operation-set_line_up = line-up of a team, round { $round }
operation-enter_ladder = jigo ladder of board { $board }, round { $round }
operation-start_ladder = start of the jigo ladder of board { $board }, round { $round }
operation-record_ladder_game = jigo ladder game of board { $board }, round { $round }
operation-take_back_ladder_game = removal of a jigo ladder game of board { $board }, round { $round }
operation-set_round_clock = times of round { $round }
operation-mark_late = late player at board { $board }, round { $round }
operation-mark_arrived = arrival at board { $board }, round { $round }
operation-clear_late = removal of a late player at board { $board }, round { $round }
operation-adjourn_game = adjournment of board { $board }, round { $round }
operation-resume_game = resumption of board { $board }, round { $round }
operation-remove_adjournment = removal of the adjournment of board { $board }, round { $round }
operation-publish_times = new starts of rounds
operation-enter_results = results of round { $round }
operation-swap_colours = swap colours at board { $board }, round { $round }
operation-swap_players = swap players in round { $round }
operation-lock_board = lock of board { $board }, round { $round }
operation-unpair_board = unpair board { $board }, round { $round }
operation-pair_two = pair { $player } in round { $round }
operation-pair_rest = re-pair unlocked boards of round { $round }
operation-set_handicap = handicap of board { $board }, round { $round }
operation-move_bye = bye of round { $round }
operation-pair_some = pair some players of round { $round }
operation-renumber_boards = renumber boards of round { $round }
operation-move_board = move board { $board } of round { $round }
operation-lower_sleeper = lower starting score of { $player }
operation-change_settings = setting { $setting }
operation-add_slip = add pink slip
operation-apply_slip = apply pink slip
operation-refuse_slip = reject pink slip
operation-add_official = add official { $player }
operation-change_official = change official { $player }
operation-remove_official = remove an official
operation-add_helper = add helper { $player }
operation-report_result = a player’s report, board { $board }
operation-contradicting_result = a helper’s contradicting result, board { $board }
operation-dismiss_report = dismiss the reports of board { $board }
operation-revoke_helper = revoke a helper’s code
operation-promote_second_desk = promote the second desk
operation-add_case = add a case
operation-change_case = facts of case { $case }
operation-rule_case = ruling in case { $case }
operation-protest_case = protest in case { $case }
operation-appeal_case = appeal in case { $case }
operation-close_case = end of case { $case }
operation-publish_case = publication of case { $case }
operation-guide_case = guide of case { $case }
operation-set_article_text = text of an article of the rules
operation-migrate = update to this file format
operation-salvage = recovery from a damaged file
operation-unknown = operation of a newer version

panel-entries = Entries
panel-participation = Participation
panel-checkin = Check-in
panel-slips = Pink slips
panel-closing = Closing
template-pair-go = Pair go
template-about-pair-go = Swiss for pairs: two people play one game together. The games are not rated.
operation-add_pair = add a pair { $player }
operation-change_pair = change pair { $player }
pair-add = Add pair
pair-change = Change pair
pair-first = First partner
pair-second = Second partner
pair-person = Person
pair-new-person = someone new
pair-mixed = Mixed pair, confirmed
pair-mixed-hint = A woman and a man. Nobody’s sex is stored.
pair-details = Rounds and board
closing-not-mixed = Not confirmed as mixed pairs: { $names }.
panel-teams = Teams
team-add = Add team
team-change = Change team
team-remove = Remove team
team-name = Name of the team
team-members = Members
team-member-add = Add a member
team-substitute = substitute
team-absent = absent
team-incomplete = too few players
team-up = Up
team-out = Take out
team-first = This is board 1.
team-save = Save
team-board = Board { $board }
team-line-up = Line-up of round { $round }
team-line-up-of = { $name }: line-up of round { $round }
team-usual = Usual line-up
team-set = (set)
team-plays = Plays in round { $round }
team-closed = Round { $round } is confirmed.
teams-size = { $size } boards
teams-order-fixed = in the order of the list
teams-order-free = in any order
teams-without = In no team: { $names }
teams-empty = There are no teams yet. Enter the players, then add teams.
teams-none-chosen = Choose a team first.
col-team = Team
round-matches = Matches
standings-individual = Players
competition-teams = Boards of a match of teams
competition-teams-hint = Leave it empty if single players meet.

grid-lead = Arrow keys move, Space changes. Below each round: how many registered players play it.
grid-plays = { $name } plays round { $round }
grid-misses = { $name } misses round { $round }
checkin-find = Find an arriving player ( / ), Enter registers them
checkin-count = { $arrived } of { $expected } checked in

closing-look = Before you close the register
closing-categories = By age category
closing-bar-picture = The bar
closing-bar-about = { $players } registered players by rank; at or above the bar { $bar }: { $count }.
closing-bar-value = Bar { $bar }: { $count } at or above, { $below } below
closing-bar-hint = Drag the line, or move it with the arrow keys and press Enter.
closing-bar-set = Set bar to { $bar }
closing-bar-moved = The bar is at { $bar }.
closing-bar-guideline = Recommended: { $from } to { $to }
closing-bar-above = At or above
closing-senior = senior or unknown
closing-closed = The register was closed on { $when }.
closing-even = { $count ->
    [one] { $count } player in round 1
   *[other] { $count } players in round 1
}: no bye is needed.
closing-odd = { $count } players in round 1, an odd number: one of them gets a bye unless you find a ghost.
closing-odd-ghost = { $count } players in round 1, an odd number: a ghost plays.
closing-seen = All pre-registered players are now registered or withdrawn.
closing-unseen = { $count } pre-registered but not registered yet: { $names }
closing-births = All years of birth are known.
closing-no-birth = { $count ->
    [one] { $count } player without a year of birth
   *[other] { $count } players without a year of birth
}: { $names }
closing-single = No likely duplicates.
closing-doubles = Possible duplicates: { $names }
closing-bar = { $count ->
    [one] { $count } player is
   *[other] { $count } players are
} at or above the bar of { $bar }; { $from } to { $to } are recommended.
closing-bar-proposed = { $count ->
    [one] { $count } player is
   *[other] { $count } players are
} at or above the bar of { $bar }; { $from } to { $to } are recommended. With a bar of { $proposed } it would be { $proposedCount }.

slips-open = The register is still open: edit the entries directly. Pink slips are for changes after it has closed.
slips-empty = No pink slips yet. Record every change request as a slip, so that it can be looked up later.
slips-no-match = No slip fits the search.
slips-lead = Rounds cannot be paired while slips are pending. Apply or reject them first.
slip-add = Add slip
slip-late = Late entry
slip-apply = Apply
slip-refuse = Reject
slip-none = Select a pending slip first.
slip-pair-anyway = Pair round { $round } anyway
slip-player = Player
slip-player-hint = number or name
slip-player-none = No entry has this number or name.
slip-leaves = Leaves the event
slip-note = Player’s note
slip-reason = Reason
slip-reason-hint = kept with the slip
slip-becomes = { $what }: { $before } becomes { $after }
slip-is = { $what }: { $after }
slip-nothing = no change
slip-seat = still seated at board { $board } in round { $round }
slip-state-pending = pending
slip-state-applied = applied { $when }
slip-state-refused = rejected { $when }: { $why }
slip-what-number = Number
slip-what-family = Family name
slip-what-given = Given name
slip-what-middle = Middle name
slip-what-latin = Transliteration
slip-what-town = Town
slip-what-rank = Rank
slip-what-club = Club
slip-what-country = Country
slip-what-rounds = Rounds
slip-what-status = Status
slip-what-initial = Starting score
slip-no-value = none

register-find = Find by name, club or country ( / )
register-import = Import list
register-imported = { $count ->
    [one] { $count } entry added.
   *[other] { $count } entries added.
}
list-paste = Paste from a spreadsheet
list-paste-here = Copy the rows in the spreadsheet and paste them here (Ctrl+V).
list-lines = Lines to correct
list-line-number = Line
list-leave-out = Leave out
list-leave-out-line = Leave out line { $line }
list-cell = Line { $line }, { $column }
list-leave-rest = { $count ->
    [one] Leave out this line
   *[other] Leave out these { $count } lines
}
list-to-correct = { $count ->
    [one] Correct one line, or leave it out.
   *[other] Correct { $count } lines, or leave them out.
}
list-title = Import { $file }
list-separator = Separator
list-separator-comma = commas
list-separator-semicolon = semicolons
list-separator-tab = tabs
list-separator-pipe = vertical bars
list-encoding = Encoding
list-sheet = Sheet
list-headed = First line contains column names
list-announced = Pre-registered only, not checked in yet
list-guessed = The file is not UTF-8; it is read as { $encoding }. Check the names. If letters are wrong, choose another encoding.
list-first = First rows of the list
list-column = Meaning of column { $column }
list-means-nothing = ignore
list-means-family = Family name
list-means-given = Given name
list-means-name = Full name, family name first
list-means-given-first = Full name, given name first
list-means-middle = Middle name
list-means-latin = Transliteration
list-means-rank = Rank
list-means-rating = Rating
list-means-country = Country
list-means-town = Town
list-means-club = Club
list-means-birth = Year or date of birth
list-means-pin = EGD PIN
list-means-irn = Tour number
list-means-ffg-licence = French licence (FFG)
list-means-ffg-status = Status of the French licence
list-means-aga-id = AGA number
list-means-sex = Sex
list-means-family-group = Family
list-means-sp = SEYGO points { $category }
list-ready = { $count ->
    [one] { $count } player can be imported.
   *[other] { $count } players can be imported.
}
list-not-yet = First correct the errors or choose what the columns mean.
list-take = { $count ->
    [one] Import { $count } player
   *[other] Import { $count } players
}
list-event = { $count ->
    [one] New event with { $count } player
   *[other] New event with { $count } players
}
levy-take = Mark levy as paid
levy-back = Mark levy as unpaid
levy-paid = ✓
levy-none = Select an entry that owes a levy.
levy-sum = Levy: { $due } due, { $paid } paid; { $count ->
    [0] everyone has paid.
    [one] { $count } player has not paid.
   *[other] { $count } players have not paid.
}
col-levy = Levy
entry-similar = Possible duplicate of { $names }. Check before you save.
entry-stars-before = Has played in Future Stars before
entry-paid = Has paid the levy
entry-membership = Association
membership-member = member (at home or abroad)
membership-non_member = not a member
membership-concession = reduced rate
result-same = Board { $board } already has the result { $result }. Nothing was changed.
closing-after = Current state
closing-slips = { $count ->
    [one] { $count } pink slip is pending. Apply or reject it before the next pairing.
   *[other] { $count } pink slips are pending. Apply or reject them before the next pairing.
}
closing-no-slips = No pink slips are pending.
closing-paid = Everyone has paid the levy.
closing-unpaid = { $count ->
    [one] { $count } player has not paid the levy
   *[other] { $count } players have not paid the levy
}: { $names }
closing-admitted = Admitted by the director despite the rules: { $names }
register-bar = Bar at { $bar }: { $count ->
    [one] { $count } registered player is
   *[other] { $count } registered players are
} at or above it.
register-bar-take = Set bar to { $bar } as proposed
register-empty = No entries yet. Add an entry or import a list.
register-no-match = No match for “{ $typed }”.
register-add-typed = Add “{ $typed }” as a new entry
entry-add = Add entry
entry-edit = Edit
entry-register = Register
entry-withdraw = Withdraw
entry-none = Select an entry first.
entry-rated = Players of the rating list
entry-save-next = Add, and go on
entry-added = { $count ->
    [1] { $name } is registered. Add the next person, or close.
   *[other] { $name } is registered: { $count } people so far. Add the next person, or close.
}
seeds-import = Import seed list
seeds-about = The SP of { $file } are filled in for entries with the same tour number or EGD PIN.
seeds-key = Key of the tour
seeds-key-hint = if given, a list with another signature is refused
seeds-names = Also fill in entries that are found only by name
seeds-fill = Fill in SP
seeds-done = { $tour }: { $filled ->
    [one] SP of one entry filled in
   *[other] SP of { $filled } entries filled in
}, { $unknown } not on the list.
seeds-signed = Signed with the key
seeds-by-name = Found only by name, and not filled in. Check them, tick the box above, and fill in again:
seeds-by-name-filled = Found only by name, and filled in:
entry-sp = SP, category { $category }
move-board = Move to another board
move-board-of = Move board { $board }
move-board-to = To board
move-board-number = Type the number of a board.
ko-decide = Decide who advances
ko-decide-about = The decision counts whatever the result of the game. It is in the history, with its reason.
ko-decide-advances = Advances
ko-decide-back = Take the decision back
final-jigos = A jigo adds to the wins
final-jigos-nothing = nothing
final-jigos-half = half a win
final-jigos-whole = a whole win
copies-second = Second folder for copies
copies-second-none = No second folder
book-rename = Rename a championship
book-rename-to = New name
book-rename-hint = the name of another championship merges the two
book-renamed = { $name } has { $editions ->
    [one] one edition
   *[other] { $editions } editions
}.
book-confirm = Membership confirmed for { $year }
book-confirm-choose = Select a player first.
book-confirmed = { $name } is confirmed for { $year }.
entry-family = Family name
entry-middle = Middle name
entry-latin = Transliteration
entry-latin-hint = family name first; if empty: { $proposed }
entry-latin-order = family name first, in Latin letters
entry-town = Town
entry-reason = Reason
entry-reason-hint = required for changes after the register has closed
entry-left = left the event
entry-returned = came back
entry-not-seen = checked in by mistake
entry-given = Given name
entry-registered = { $name } is registered.
entry-withdrawn = { $name } is withdrawn.
entry-pin = EGD PIN
entry-pin-hint = eight digits
entry-ffg-licence = French licence (FFG)
entry-ffg-status = Status of the licence
entry-ffg-status-hint = - for normal, or a letter
entry-aga = AGA number
entry-irn = Tour number
entry-sex = Sex (for prizes)
sex-unknown = not stated
sex-f = girl
sex-m = boy
entry-publication = Publication
publish-full = full name
publish-initials = initials only
publish-anonymous = anonymous
entry-overrule = Admit by decision of the director, despite the rules
ratings-import = Import rating list
ratings-none = No rating list yet: import the file of the EGD, the FFG or the AGA.
ratings-of = Rating list of { $day }, { $count ->
    [one] { $count } player
   *[other] { $count } players
}.
ratings-undated = Rating list without a date, { $count ->
    [one] { $count } player
   *[other] { $count } players
}.
ratings-stale = It is out of date: import a new one before the event.
ratings-row = on the rating list, { $count ->
    [one] { $count } tournament
   *[other] { $count } tournaments
}
entry-birth = Year of birth
entry-rank-hint = 30k to 1k, 1d to 9d, 1p to 9p
entry-family-group = Family
entry-family-group-hint = the same word for siblings and parents
entry-fixed-board = Fixed board
entry-fixed-board-hint = for limited mobility, for example; usually empty
entry-shift = Starting score adjustment
entry-plays = Plays in rounds
entry-ghost = ghost
entry-guest = guest
entry-ghost-long = Ghost: plays only when the number of players is odd
entry-guest-long = Guest: gets no place and no points
sleepers = { $count ->
    [one] A player in the top group misses a round. Under the rules, a lower starting score moves them out of the group:
   *[other] { $count } players in the top group miss rounds. Under the rules, lower starting scores move them out of the group:
}
sleeper-rounds = misses { $rounds }
sleeper-lower = Lower by { $by }
status-of-preregistered = pre-registered
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
col-group = Group
col-way = Route
col-stage = Reached
col-initial = Start
col-status = Status
col-missed = Misses
col-slip = Slip
col-change = Change
col-place = Place
col-board = Board
col-black = Black
col-white = White
col-score = Score
col-result = Result
col-handicap = Handicap
col-notes = Notes
col-remark = Remark
col-reason = Reason
col-when = When
col-who = Who
col-what = What
col-details = Details
col-competition = Competition
col-changes = Rows

round-title = Round { $round }
round-unpaired = not paired
round-draft = draft
round-released = released
round-confirmed = confirmed
round-pair = Pair
round-unpair = Unpair round
round-empty = This round is not paired yet.
round-bye = { $name } has the bye
round-left = Unpaired: { $names }
hand = Manual changes
hand-board = Board { $board }
hand-unpair = Unpair
hand-swap = Swap colours
hand-lock = Lock
hand-unlock = Unlock
hand-locked = locked: re-pairing does not change this board
hand-explain = Explain
hand-idle = Without a game
hand-pair = Pair these two
hand-two = Select two players first.
hand-finish = Pair remaining players
hand-rest = Re-pair unlocked boards
hand-yes = Do it anyway
hand-round = Whole round
hand-renumber = Renumber boards
hand-renumbered = { $count ->
    [0] No board number changed.
    [one] { $count } game has a new board number.
   *[other] { $count } games have new board numbers.
}
hand-seats = Swap players
hand-teams = Swap teams, by a player of each
hand-held = { $name } is selected. Go to another board and choose a seat there, or give them the bye.
hand-seat-first = Select a seat first.
hand-bye = Give bye
drag-hint = Or drag a player to another seat or to the bye, and a board number to another board.
drag-seat = board { $board }, { $colour }
drag-bye = the bye
drag-pair = a game with { $name }
drag-board = board { $board }
drag-nowhere = drop them on a seat, a board or the bye
drag-number = Drag the number to move the game to another board.
drag-shift = Shift shows the numbers.
drag-numbers = Show numbers
drag-has-bye = bye
verdict-good = Fine
verdict-worse = Worse
verdict-breaks = Asks first
verdict-impossible = Not possible
some = Pair some …
some-title = Pair some players of round { $round }
some-numbers = Numbers
some-numbers-hint = 1, 4, 7..12
some-numbers-wrong = Enter numbers and ranges, such as 1, 4, 7..12.
some-scores = Scores before this round
some-scores-hint = 21, 20.5
some-categories = Age categories
some-senior = senior
some-nobody = Select players by number, score or age category first.
some-rest = The other players are paired later. Existing pairings stay. The bye is given when the last players are paired.
some-pair = Pair selected players
report = Report on round { $round }
report-short = Report
report-nothing = Nothing to report.
groups = Score groups
groups-about = { $groups } score groups with { $floats } floats. The table below has the same.
groups-line = Board { $board }: { $down } floats down to { $up }
groups-lines = { $count ->
    [one] { $count } float
   *[other] { $count } floats
}
groups-float = { $board } to { $score }
groups-players = Players
groups-games = Games within
groups-down = Boards that float down
groups-alone = { $count ->
    [one] { $count } without a game
   *[other] { $count } without a game
}
picture-table = As a table
button-key = Key: { $key }
table-columns = Columns
table-find = Find in the table
table-found = { $shown } of { $all } rows
table-none-found = Nothing in the table matches { $typed }.
table-copy = { $count ->
    [one] Copy the row
   *[other] Copy { $count } rows
}
table-copied = { $count ->
    [one] One row is on the clipboard.
   *[other] { $count } rows are on the clipboard.
}
entry-register-marked = Register the marked: { $count }
entry-withdraw-marked = Withdraw the marked: { $count }
boards-grid = Boards by state
boards-grid-about = { $all } boards. Complete: { $done }, entered once: { $once }, differ: { $differ }, open: { $open }.
boards-grid-differ = passes differ
boards-grid-ladder = jigo, to be decided
boards-grid-adjourned = adjourned
boards-grid-open = open
boards-grid-once = entered once
boards-grid-complete = complete
remark-rematch = { $count ->
    [one] They have met before.
   *[other] They have met { $count } times before.
}
remark-second-bye = Another bye for { $first } would avoid this rematch.
remark-family = They belong to the same family.
remark-float = { $first } floats down and { $second } floats up, by { $amount }.
remark-categories = They belong to different age categories.
remark-far-apart = They are far apart: { $first } ranks and { $second } points.
remark-club = They belong to the same club.
remark-country = They come from the same country.
remark-blacks = { $first } will have played Black { $amount } more times than White.
remark-whites = { $first } will have played White { $amount } more times than Black.
remark-handicap = { $count ->
    [1] No komi.
   *[other] { $count } handicap stones.
}
reason-hand = Paired manually. The best pairing keeps them apart.
reason-must = There is no other way to pair the round.
reason-same = Without this game, the round would be equally good.
reason-dearer = Without this game, the round would be worse: { $price }.
reason-table = The knock-out decides who meets.
reason-large = Not computed, because the round has too many remarks. Explain the board to see the reason.
reason-unknown = Cannot be computed any more, because a player or a setting has changed since.
level-met-before = rematches
level-same-family = same family
level-winless = players without a win
level-categories = mixed categories
level-score-difference = score differences
level-may-meet-in-the-knock-out = possible knock-out opponents
level-floats = floats
level-same-club = same club
level-same-country = same country
level-colours = colour balance
level-handicap = handicaps
level-seeding = seeding within score groups
level-lot = lots
level-clubs-and-countries = clubs and countries
hand-price = Compared with the best pairing: { $price }.
hand-best = The round is as good as the best pairing.
why = Why board { $board }?
why-best = This pairing is part of the best round.
why-not-best = This pairing is not part of the best round.
why-pays = It costs: { $price }.
why-free = It costs nothing.
why-otherwise = Without it, the round would be worse: { $price }.
why-same = Without it, the round would be equally good.
why-instead = Black would then play { $black } and White would play { $white }.
why-must = Without it, the round cannot be paired.
why-worse = With it, the round is worse than the best round: { $price }.
why-equal = With it, the round can be as good as the best round.
why-impossible = With it, the other players cannot be paired.
why-best-instead = In the best round, Black plays { $black } and White plays { $white }.
pass-black = First pass: Black’s results.
pass-white = Second pass: White’s results.
pass-both = Results.
keys-results = 1 Black won · 2 White won · = jigo · 0 both lost · F forfeit · W walkover · Backspace clears · B board number
keys-results-two = 1 Black won · 2 White won · = jigo · 0 both lost · F forfeit · W walkover · Backspace clears · B board number · P other pass
waiting-forfeit = Forfeit: who wins? 1 Black · 2 White · 0 nobody
waiting-walkover = Walkover: who advances? 1 Black · 2 White
waiting-ladder = Ladder: who won? 1 Black · 2 White
waiting-settle = Correct result: 1 Black won · 2 White won · = jigo · 0 both lost
keys-disagree = The passes differ at board { $board }. Check the slip, then press S and the result, which replaces both passes.
keys-confirmed = This round is confirmed. To correct a board, press S and then the result.
keys-ladder = Board { $board } is a jigo in the knock-out. Press G for the ladder and its times, or L and then 1 or 2 for the winner.
keys-rounds = [ previous round · ] next round
pass-count = { $done } of { $all }
pass-counts = Pass 1: { $first } of { $all } · Pass 2: { $second }
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
result-choose = Result of board { $board }
result-clear = clear the result
result-wins = { $name } won
result-settle = Correct board { $board }
pass-to-white = Go to the second pass
pass-to-black = Go to the first pass
correction = Correct board { $board } of round { $round }
correction-affected = Later games of this table depend on this result:
correction-through = Carry through
correction-annul = Annul later games
correction-keep = Keep the players who advanced
correction-change = { $before } becomes { $after }
correction-standings = The standings after round { $round } and later change. Sheets printed before are out of date.
correction-later = Round { $later } is already paired with the old result. Its pairings stay.
release-title = Release round { $round } without everyone?
release-about = { $count ->
    [one] One player has neither a game nor the bye:
   *[other] { $count } players have neither a game nor the bye:
}
release-pair = Pair them
release-bye = Give the bye to { $name }
release-pair-bye = Pair { $name } with { $other }, who has the bye
release-anyway = Release anyway
ladder = Jigo ladder
ladder-accepted = The referee accepted the jigo at { $time }.
ladder-accepted-at = Jigo accepted at
ladder-accepted-hint = leave empty for now
ladder-start = Start ladder
ladder-board = { $lines }×{ $lines }
ladder-new-game = New game
ladder-times = { $minutes } min, then 1 × { $seconds } s; komi { $komi }
ladder-remaining = Black { $black }, White { $white } left
ladder-left = Minutes left, { $colour }
ladder-was-white = { $colour } drew White and wins
ladder-game-won = { $colour } won
ladder-played = played
ladder-next = playing next
ladder-later = if needed
ladder-needless = not needed
ladder-between = starts { $from } to { $to }
ladder-from = starts { $from }
ladder-wait = in { $time }
ladder-start-due = { $time } left to start
ladder-late = { $time } late
ladder-nigiri = Nigiri: Black must pass, so White wins. Who was White after nigiri? The colours are those of the first game.
ladder-black-is-white = Black is White now
ladder-white-is-white = White is White now
ladder-ended = Ended at
ladder-ended-hint = leave empty for now
ladder-advances = { $name } advances.
ladder-back = Remove last game
ladder-won = { $colour } won the ladder
needs-ladder = jigo: ladder needed
note-rematch = met before
note-family = same family
note-club = same club
note-country = same country
note-black_floats_down = Black floats down
note-white_floats_down = White floats down
note-far_apart = far apart
note-board9 = 9x9
note-board13 = 13x13

ko-name = KO{ $category }
ko-tag = KO{ $category }
ko-players = { $count } players
ko-not-drawn = not drawn
ko-draw = Draw KO{ $category }
ko-draw-all = Draw all
ko-all-frozen = The list is frozen. It is not drawn now and keeps its announced commitment.
ko-all-planned = Drawn with the settings you chose.
ko-all-usual = Drawn as proposed.
ko-choice = Draw settings
ko-size = Players in the table
ko-size-other = Other number
ko-first-round = First round
ko-first-round-hint = empty: it ends with the last round
ko-size-hint = { $count } eligible
ko-size-round = round { $round }
ko-size-rounds = rounds { $first }–{ $last }
ko-size-byes = { $count ->
    [0] no byes
    [one] { $count } bye
   *[other] { $count } byes
}
ko-size-out = { $count ->
    [0] nobody left out
   *[other] { $count } left out
}
ko-size-gap = { $count ->
    [0] equal ranks
    [one] up to { $count } rank apart
   *[other] up to { $count } ranks apart
}
ko-effect = { $size } players, { $lines } boxes, rounds { $first } to { $last }:
ko-gaps = Rank differences in the first games if the lots followed the list: { $gaps }.
ko-way = Route into the table
ko-way-wild = Wild card
qualifying = Qualifying games
qualifying-title = Qualifying games of KO{ $category }
qualifying-about = The last places in the table are decided in the rounds before it starts. The winners are in the table when it is drawn.
qualifying-lines = Boxes in the table
qualifying-rounds = Qualifying rounds
qualifying-for-wild = Wild cards to be played for
qualifying-wild = Wild cards on the list: { $count }
qualifying-planned = Planned for { $lines } boxes: { $direct } direct entries, { $wild } wild cards; games in rounds { $first } to { $last }.
qualifying-won = { $name } is in the table.
qualifying-nobody = No winner.
qualifying-back = Delete plan
qualifying-plan = Plan games
qualifying-again = Plan again
ko-way-qualified = Qualifier
ko-way-later = From round { $round } of the table
ko-most = Wild cards: { $wild } of at most { $most_wild }. Qualifiers: { $qualified } of at most { $most_qualified }.
ko-up = Up
ko-down = Down
ko-first = This player is already first.
ko-last = This player is already last.
ko-sort = Restore order by strength
ko-moved = moved by the director
ko-out = not in
ko-excluded = Not on the list: { $count }
ko-apart-countries = Keep countries apart in the first round
ko-apart-clubs = Keep clubs apart in the first round
ko-third = Game for third place
ko-reason = Reason
ko-reason-hint = kept with the draw and printed on its record
ko-reason-needed = Enter a reason. It is kept with the draw.
ko-freeze = Freeze list
ko-frozen = The list is frozen
ko-frozen-about = Read this number aloud or write it down before the public input: it proves that the list was not changed afterwards.
ko-thaw = Change list
ko-draw-ceremony = Draw box by box
ko-draw-now = Draw at once
ko-again = This replaces the table drawn before, which stays in the history.
ko-keep = Keep table
ko-redraw = Draw again
ko-redraw-begun = Games of this table are already paired. Unpair those rounds first.
ko-replace = Replace player
ko-replace-none = Select a player’s box first.
ko-replace-who = Who replaces { $name }?
ko-replace-about = The box of a seed goes to the strongest unseeded player, and that player’s box to the alternate. Without an alternate, the box becomes a bye.
ko-replace-reason = leave empty for a withdrawal
ko-alternate = Alternate
ko-alternate-next = Next on the list
ko-alternate-none = Nobody left: a bye
ko-ceremony = Show draw
ko-entropy = Public input
ko-entropy-hint = dice or numbers called out in the hall, digits only; separators do not count
closing-entropy = Public digits for the lots
closing-entropy-hint = called out now and mixed into the draw seed; may be empty
seed-new = New draw seed
seed-new-hint = The history keeps it, and the check names rounds that were paired with the earlier seed.
seed-draw = Draw seed
ko-digits = Number of digits
ko-digits-hint = announced now; may be empty
ko-source = Source of the digits
ko-source-hint = announced now, such as dice in the hall or a lottery and its time
ko-frozen-number = Freeze { $number }, { $at }
ko-announced = { $digits ->
        [0] Announced: any number of digits
        [one] Announced: 1 digit
       *[other] Announced: { $digits } digits
    }
ko-acts = Freezes and draws
ko-act-freeze = Freeze { $number }, { $at }
ko-act-draw = Draw { $number }, { $at }
ko-act-undone = (undone)
ko-list = List in seeding order
ko-list-empty = No registered player belongs to this category.
ko-summary = { $players ->
    [one] { $players } player
   *[other] { $players } players
}, starting in round { $first }.
ko-winner = Winner: { $name }
ko-shown = View
ko-whole = Whole table
ko-section = Section { $number }
ko-zoom = Zoom
ko-smaller = Zoom out
ko-larger = Zoom in
ko-fit = Fit
ko-overview = Overview
ko-overview-about = Knock-out table with { $lines } lines. Games decided: { $decided } of { $games }. The table below has the same.
ko-overview-game = Game
ko-picture = Save picture
ko-in-round = round { $round }
ko-bye = bye
ko-board = board { $board }
ko-board-room = board { $board }, { $room }
ko-needs-ladder = jigo: ladder
ko-invalidated = invalidated
ko-vacant = no player
ko-open-side = to be decided
ko-cell-box = Box { $box }, { $group }: { $name }
ko-cell-game = { $stage }, game { $number }, round { $round }
ko-cell-won = Won by { $name }
ko-versus = { $a } against { $b }
ko-versus-won = { $a } against { $b }, won by { $won }
ko-ranking = Places and stages
ko-shared = { $from }–{ $to }
ko-still-in = still playing
ko-record = Draw record
ko-commitment = Commitment
ko-nonce = Nonce
keys-table = arrows move · Page Down sections · + - Z zoom · V draw
keys-table-categories = [ ] categories
keys-table-results = 1 Black won · 2 White won · = jigo · 0 both lost · F forfeit · W walkover · Backspace clears · P other pass
ceremony-title = KO{ $category }: the draw
ceremony-count = { $shown } of { $all }
ceremony-box = { $group } group, box { $box }
ceremony-lot = Lot { $drawn } of { $of }
ceremony-again = { $count ->
    [one] redrawn once, to keep countries or clubs apart
   *[other] redrawn { $count } times, to keep countries or clubs apart
}
ceremony-alone = no lot: only one player is left
ceremony-meets = meets { $name }
ceremony-bye = has a bye in the first round
ceremony-open = opponent not drawn yet
ceremony-commitment = Commitment to the list
ceremony-entropy = Public input
ceremony-next = Next
ceremony-play = Play
ceremony-pause = Pause
ceremony-all = Skip to end
stage-round_of_64 = Round of 64
stage-round_of_32 = Round of 32
stage-round_of_16 = Round of 16
stage-quarter_final = Quarter-finals
stage-semi_final = Semi-finals
stage-winners_final = Winners’ final
stage-losers_round = Losers’ table
stage-second_final = Second final
stage-third_final = Third final
ko-loser-of = loser of { $game }
ko-winner-of = winner of round { $round }, game { $number }
stage-final = Final
stage-third_place = Third place
stage-finalist = Finalist
stage-qualifying = Qualifying
stage-winner = Winner
stage-final_group = Final, groups
stage-final_semi_finals = Final, semi-finals
stage-final_finals = Final, finals

final-name = Final { $category }
final-group = Group { $name }
final-score = Wins
final-by = Decided by
final-by-wins = wins
final-by-direct_game = direct game
final-by-entry_position = entry position
final-by-ladder = smaller boards
final-by-nothing = undecided
final-tie = Tied.
final-tie-hint = They play on smaller boards. Select them in the order of their results, best first.
final-tie-named = already selected
final-day = Day { $day }
final-eve = Day before
final-round = Round { $round }
final-phase-group = groups
final-phase-semi_finals = semi-finals
final-phase-finals = finals
final-alone-rounds = Rounds in which only the Final is played
final-alone = only the Final plays
final-rests = Resting: { $names }
final-places = Places
final-size = Players
final-list = List in order of points
final-draw = Draw Final { $category }
final-rests-when = Rest plan
final-way-best = the best players play two games a day
final-way-lots = drawn by lot
final-way-eve = a first round on the day before
final-ladder-keys = Who won the ladder? 1 Black · 2 White
final-state-waiting = upcoming
final-state-due = to be paired
final-state-running = playing
final-state-ladder = jigo: ladder needed
final-state-jigo = jigo
final-state-invalidated = invalidated
final-state-vacant = no player
how-walkover = WO
how-forfeit = forfeit
how-ladder = by the ladder
how-bye = bye
how-ruling = by decision
group-gold = gold
group-bronze = bronze
group-blue = blue
group-green = green
group-magenta = magenta
group-red = red

standings-after = Standings after round { $round }
standings-round = After round
standings-newest = latest
standings-find = Find a player ( / )
standings-empty = No registered players yet.
standings-view = View
standings-view-key = table, crosstable, places by round
standings-view-table = Table
standings-view-crosstable = Crosstable
standings-view-places = Places by round
crosstable-about = The crosstable of { $players } players, { $games } games. The table below has the same.
crosstable-games = Games
crosstable-win = won
crosstable-loss = lost
crosstable-jigo = jigo
crosstable-open = no result
crosstable-game = { $name } – { $other }: { $result }, round { $round }
crosstable-of = { $name }: { $games }
places-about = Places after each round. Players: { $players }, rounds: { $rounds }. The table below has the same.
places-none = The first round is not paired yet.

history-find = Find in the history ( / )
history-empty = No changes yet.
history-more = Show all { $count }
history-head = Head of the history:
history-sheet-head = Head on a sheet
history-verify = Verify sheet
history-verified = { $later ->
        [0] The sheet belongs to this history. It was printed after entry { $entry } ({ $what }, { $at }), and nothing has changed since.
        [one] The sheet belongs to this history. It was printed after entry { $entry } ({ $what }, { $at }). One entry followed.
       *[other] The sheet belongs to this history. It was printed after entry { $entry } ({ $what }, { $at }). { $later } entries followed.
    }
history-verified-undone = That entry has since been undone.

copies = Automatic copies
copies-none = No copies yet. Drawmaster makes one after each confirmed round and after each hour of work.
copies-event = Event
copies-content = Contents
copies-holds = { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}, round { $paired } paired, { $confirmed } confirmed, { $results ->
    [one] { $results } result
   *[other] { $results } results
}
copies-changes = Changes
copies-last = Last change
copies-restore = Restore
copies-restored = Restored to { $file }. The file that was open before is unchanged.
copies-salvage = Recover a damaged file
copies-damaged = Damaged file
copies-salvaged = { $file } contains what could be read: { $entries ->
    [one] { $entries } reliable change
   *[other] { $entries } reliable changes
}, { $doubts ->
    [one] { $doubts } doubtful item
   *[other] { $doubts } doubtful items
}.
copies-check = Check this file
copies-sound = This file is sound: { $entries } changes, { $rows } rows and { $certificates } pairing certificates were verified.
copies-save-as = Save as …
copies-saved-as = The event is now in { $file }. The old file is unchanged.
copies-saved-bare = The event is now in { $file }. The old file could not be read, so the history starts again.
copies-and-check = Copies and check
copies-read = Recover data
copies-found = Recovered data
copies-doubts = Lost, or not verifiable:
copies-no-doubts = Nothing was lost.
copies-open = Open

print-print = Print
print-export = Send
print-write = Save PDF
print-no-round = No round has been paired yet.
export-notes-about = The other program does not take everything as it is here. You can correct this first, or save the file now.
print-done = Saved { $file }.
site-done = Saved { $file }: { $written ->
    [one] one file is new or changed
   *[other] { $written } files are new or changed
}, { $removed } removed.
site-kept = Someone else changed these files, so they stay: { $files }.
sheet-of-category = { $label }, age { $category }
sheet-pairings = Pairings by board
sheet-pairings-about = For the wall, with space for the results.
sheet-pairings-by-name = Pairings by name
sheet-pairings-by-name-about = Shows players their boards.
sheet-seats = Seats of all competitions
sheet-seats-about = Shows everyone the competition and board where they play now.
sheet-slips = Result slips
sheet-slips-about = Six per page, to cut.
sheet-wall-chart = Wall chart
sheet-wall-chart-about = Opponents and wins of all players, updated each round.
sheet-standings = Standings
sheet-standings-about = With all criteria and results.
sheet-final-list = Final standings
sheet-final-list-about = After the last round.
sheet-overall = List of all stages
sheet-overall-about = Shows everyone once: where their last stage puts them.
sheet-individual = Individual standings
sheet-individual-about = The players of teams, by wins.
sheet-ko = Knock-out table
sheet-ko-about = Names, value groups and winners.
sheet-ladder = Jigo ladder
sheet-ladder-about = Boards and times to decide a knock-out jigo.
sheet-draw-record = Draw record
sheet-draw-record-about = List, commitment and lots: anyone can repeat the draw.
sheet-register = Register
sheet-register-about = All entries with their numbers.
sheet-draw-cards = Draw cards
sheet-draw-cards-about = One per player, to shuffle.
sheet-labels = Name badges
sheet-labels-about = To cut.
sheet-tables = Board numbers
sheet-tables-about = To put on the tables.
sheet-timetable = Timetable
sheet-timetable-about = Proposed times of all rounds.
sheet-rules = Rules
sheet-rules-about = Time limits, komi, criteria.
sheet-pink-slips = Pink slips
sheet-pink-slips-about = Blank slips, for pink paper.
sheet-pink-register = Register of pink slips
sheet-pink-register-about = All slips and their outcomes.
sheet-sealed-move = Sealed move
sheet-sealed-move-about = The form for an adjourned game.
sheet-officials = Officials
sheet-officials-about = Referees, timekeepers and the appeals committee, for the wall.
sheet-cases = Case book
sheet-cases-about = All cases with rulings, protests and appeals; only for the referee.
sheet-case = Case protocols
sheet-case-about = Each case with its articles, course and signatures; only for the referee.
sheet-daily-report = Daily report
sheet-daily-report-about = Rounds, forfeits, corrections, cases and protests of today, for the organiser.
sheet-late = Late players
sheet-late-about = For the referee: who came late, the clocks, and when games are lost. Not for the wall.
sheet-incidents = Incidents
sheet-incidents-about = The referee’s log: what the event has recorded, and blank lines.
sheet-self-pairing = Self-pairing chart
sheet-self-pairing-about = For a side event.
sheet-points = Points
sheet-points-about = SEYGO points with their sources.
file-h9 = Results for the rating list
file-h9-about = H9 file for the European Go Database.
file-tou = Results for the French federation
file-tou-about = tou file for the FFG.
file-aga = Results for the AGA
file-aga-about = Results file of the American Go Association.
file-opengotha = OpenGotha file
file-opengotha-about = The complete tournament, for other programs.
file-macmahon = MacMahon file
file-macmahon-about = The competition with all games, for MacMahon 3.
file-pairgoth = Pairgoth file
file-pairgoth-about = The competition with all games, for Pairgoth.
file-trf = Report for Swiss programs (TRF16)
file-trf-about = Games and points for programs that check pairings; the format of chess.
file-csv = Standings as CSV
file-csv-about = For spreadsheets.
file-json = Data for a web site
file-json-about = All competitions as JSON: players as published, rounds, results, standings, tables, points.
file-cases = Case book (CSV)
file-cases-about = All cases of the referee with rulings, protests and appeals. For the referee only: it has full names.
file-entries = Entries as CSV
file-entries-about = For the organisers, with full names.
sheet-doors = Rooms
sheet-doors-about = The boards in each room, for the doors.
sheet-prizes = Prizes
sheet-prizes-about = The prize winners, group by group.
sheet-sp-list = Points list
sheet-sp-list-about = The tour points used for seeding.
file-html = Web pages
file-html-about = A folder with pairings, standings and tables for a screen or a web server.
file-site = Web site
file-site-about = Pages, sheets, results and data of all competitions in a folder or a .zip file. Saved again, only changed files are written.
print-round-short = Print
print-all = Print all for round { $round }
print-all-done = { $folder } contains { $count ->
        [one] 1 sheet
       *[other] { $count } sheets
    }.
print-all-written = { $count } saved, { $without } skipped
print-look = Preview
print-options = Print options
print-option-paper = Paper
print-option-language = Language
print-option-second-language = Second language
print-option-hall = Room
print-option-copies = Copies
print-option-landscape = Landscape
print-option-replace = Replace missing characters
print-paper-own = Default
print-paper-a4 = A4
print-paper-a3 = A3
print-hall-all = All rooms
print-option-day = Day of the report
print-preview = Preview of { $label }
print-page-back = Previous
print-page-on = Next
print-page-of = Page { $page } of { $pages }
print-first-page = This is the first page.
print-last-page = This is the last page.
print-missing = No font has { $characters }. Change these names, or tick “Replace missing characters” to print � instead.
language-draft = Draft translation: no native speaker has reviewed it yet.
print-option-format = Size
print-format-own = Cut by hand
print-format-99x67 = Labels 99 × 68 mm, 8 on A4
print-format-99x38 = Labels 99 × 38 mm, 14 on A4
print-format-63x38 = Labels 64 × 38 mm, 21 on A4
print-format-85x54 = Cards 85 × 54 mm, 10 on A4
print-format-70x37 = Labels 70 × 37 mm, 24 on A4
print-format-6 = 6 per page
print-format-4 = 4 per page
tour-bundle = Bundle for the tour
tour-bundle-hint = The signed file from which the tour counts points, and handing the event over to another organiser.
tour-bundle-about = A signed file with the players, results and points of this event. Send it to the tour. Do not publish it: it can contain names of players who are not to be published.
tour-bundle-own-key = Your public key. Give it to the tour once, by another channel than the bundle:
tour-bundle-save = Save bundle
tour-bundle-hand-over = Hand the event over
tour-bundle-hand-over-about = After you have issued a bundle, another organiser can issue the next ones with their own key, from a copy of this event file. Hand the event over first, then copy the file.
tour-bundle-new-key = Public key of the other organiser
tour-bundle-handed-over = { $event } is handed over to the key { $to }.
print-tour = From the tour book
tour-book = The tour book
tour-race = Race to the Final
tour-race-about = Points of the year by category, and who qualifies.
tour-prizes = Prizes of the year
tour-prizes-about = Top three, girls, boys, most improved, rookie, country teams.
tour-sp-list = Points lists of the tour
tour-sp-list-about = Used to seed the knock-out tables.
print-changed = { $count ->
        [one] 1 line changed since it was printed
       *[other] { $count } lines changed since it was printed
    }
print-progress = Printing: { $done } of { $all }
print-stop = Stop
print-all-stopped = Stopped. { $folder } contains { $count ->
        [one] 1 sheet
       *[other] { $count } sheets
    }.
print-not-shown = { $file } was saved, but no program on this computer could open it. Open it from its folder and print it there.
key-print-screen = print the sheets of this screen
print-sheets = Sheets
print-tick-first = Tick a sheet first.
print-copies-of = Copies of { $sheet }
print-printer = Printer
print-send-more = Choose sheets and print
print-sent = { $count ->
    [one] { $count } sheet was sent to { $printer }.
   *[other] { $count } sheets were sent to { $printer }.
}
print-sent-some = { $count } of { $all } sheets were sent to { $printer }.
key-print-round = print everything for the round
sheet-final-groups = Groups of the Final
sheet-final-groups-about = Crosstables, the games of each round, semi-finals and finals.
book-print = Print: { $what }

card = Player card
card-of = Card of { $name }
card-number = No. { $number }
card-age = age category { $age }
card-after = After round { $round }
card-place = place { $place }
card-colours = Colours
card-points = Tour points
card-colour = Colour
card-games = Games
card-no-games = No round is paired yet.
card-opponent = Opponent
card-opponent-score = Opponent’s score
card-kind-win = won
card-kind-loss = lost
card-kind-jigo = jigo
card-kind-open = open
card-kind-bye = bye
card-kind-absent = absent
card-kind-none = no game
card-float-up = floats up
card-float-down = floats down
card-ko-won = beat { $name }
card-ko-lost = lost to { $name }
card-ko-plays = plays { $name }
card-ko-waits = opponent not known yet
card-changes = Changes
key-card = player card
key-card-of-board = player card of Black, of White
round-find = Find a board by player, club or number
round-find-short = Find ( / )
round-no-match = No board matches.
skip = Skip to the content

competitions = Competitions
competition-next = next competition
competition-next-key = Show this competition (Alt+C: the next one)
import-has-teams = The file has teams. They can meet as in the file, or the event has their players only.
import-teams = The teams meet
import-take = Import
import-notes = Notes of the import
timetable = Timetable
timetable-round = Round { $round }
timetable-times = { $start } to { $over }
glance = At a glance
glance-of = At a glance: { $event }
glance-empty = No games yet. The statistics begin with the first pairing.
glance-rounds = Games by round
glance-rounds-about = Rounds: { $rounds }, games: { $games }. Black won { $black }, White won { $white }, jigo { $jigo }. The table below has the same.
glance-black = Black won
glance-white = White won
glance-jigo = jigo
glance-other = not played or no winner
glance-open = no result yet
glance-floats = Floats
glance-floats-about = Floats in { $rounds } rounds: { $floats }. The table below has the same.
glance-knockout = Knock-out games
glance-handicap = With handicap
glance-byes = Byes
glance-colours = Balance of colours
glance-colours-about = { $level } of { $players } players had Black and White equally often or once more. The table below has the same.
glance-balance = Black minus White
glance-gaps = Games by difference of ranks
glance-gaps-about = The stronger player won { $won } of { $games } games ({ $percent } %). The table below has the same.
glance-ranks = Ranks apart
glance-stronger = stronger won
glance-weaker = weaker won
glance-handicaps = Games by handicap
glance-handicaps-about = { $handicap } of { $games } games with a handicap. The table below has the same.
glance-stones = Stones
people-conflicts = Entered, but some are due twice at one time:
competition-choose = Go to { $name }
competition-results = { $agreed } of { $games } results
competition-about = { $system }, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, { $players ->
    [one] 1 player
   *[other] { $players } players
}
competition-about-free = { $system }, { $players ->
    [one] 1 player
   *[other] { $players } players
}
system-mcmahon = McMahon
system-novices = novices
system-league = league
system-club-ladder = club ladder
system-swiss = Swiss
system-round-robin = round robin
system-score-pairing = score pairing
system-generalised-knock-out = generalised knock-out
system-zoned-swiss = zoned Swiss
system-knock-out = knock-out
system-swiss-knock-out = Swiss knock-out
system-double-elimination = double elimination
system-zones = zones and play-off
kind-templates = Templates
kind-systems = Systems
system-about-mcmahon = Players start with a score by rank; equal scores meet.
system-about-novices = Beginners on small boards with handicap; players without a win meet, so that few lose every game.
system-about-league = All meet all in their division over months; the first go up, the last go down.
system-about-club-ladder = Months of games in a club: a win moves up a rung, a loss down one; the rungs give stones and komi.
system-about-swiss = Everyone starts equal; equal scores meet.
system-about-round-robin = Everyone meets everyone once.
system-about-score-pairing = Numbers by lot; equal scores meet, the upper half of each group the lower half.
system-about-knock-out = The loser is out. One drawn table, with a game for third place if you want one.
system-about-swiss-knock-out = A Swiss whose first eight players play a knock-out in the last rounds, while all others go on.
system-about-double-elimination = A player who loses goes on in a second table and is out after a second loss. The winners of the two tables play the final.
system-about-zones = Zones by lot in which all play all, then a knock-out of the zone winners.
system-about-generalised-knock-out = Nobody is out: players with the same results in the same order meet.
system-about-self-pairing = Any two players may meet at any time, at most twice; their games are added as they come.
system-about-zoned-swiss = A Swiss of its own for each band of ranks.
system-self-pairing = self-pairing
games-title = Games
games-conditions = { $black } has Black against { $white }: { $stones ->
    [0] no stones
    [one] one stone
   *[other] { $stones } stones
 }, komi { $komi }.
games-add = Add the game
games-black = Black no.
games-white = White no.
games-result = Result
games-hint = { $meetings ->
    [1] Type the numbers and press Enter. Two players may meet once.
    [2] Type the numbers and press Enter. Two players may meet twice.
   *[other] Type the numbers and press Enter. Two players may meet { $meetings } times.
}
games-empty = Nobody is registered yet.
games-hint-ladder = Type the numbers, and see who has Black, with how many stones. Press Enter after the game.
games-total = Total
games-rung = Rung
games-left = To play
games-day = Day
games-day-hint = The day on which the game was played. Empty: today.
ladder-prizes = Prizes of a period
ladder-prizes-from = From
ladder-prizes-to = To
ladder-improvement = Most improved
ladder-persistence = Most games
ladder-rungs = { $count ->
    [one] 1 rung up
   *[other] { $count } rungs up
}
games-climbed = Climbed
games-count = { $count ->
    [one] 1 game
   *[other] { $count } games
}
games-remove = Remove the game against { $number }
competition-add = Add competition
competition-from-file = From an event file ...
competition-imported = { $name } came in with { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}. { $known ->
    [0] Nobody was in the event before.
    [one] 1 person was in the event before.
   *[other] { $known } people were in the event before.
}
competition-name = Name
competition-name-hint = Leave it empty for the usual name.
competition-remove = Remove
competition-next-season = Next season
competition-next-season-of = Next season of { $name }
competition-next-season-about = Settings and people are taken over. In a league, the last of each division change places with the first of the one below.
competition-only = The event needs a competition.
people-enter = From another competition
people-find = Find by name or club
people-none = Everyone is entered here already.
people-nobody = Select the people to enter.
people-enter-count = { $count ->
    [one] Enter 1 person
   *[other] Enter { $count } people
}

# Stages.
stages = Stages
stages-none = A stage takes its players from a competition that is finished: a final of the first eight, groups, a consolation.
stages-picture = Picture of the stages; the table below says the same
stage-name = Stage
stage-after = After
stage-who = Who goes on
stage-brings = What they bring along
stage-players = Players
stage-state = State
stage-last = Stage
stage-system = System
stage-add = Add stage
stage-fill = Fill
stage-overall = List of all stages
stage-overall-final = Final list of all stages
stage-overall-interim = Interim list of all stages
stage-tied-title = Shared place before { $name }
stage-choose = Choose { $seats ->
    [one] one player
   *[other] { $seats } players
} who go on.
stage-changed-since = The standings before it have changed since.
stage-takes-places = places { $first }–{ $last }
stage-takes-each = first { $count } of each
stage-takes-others = the others
stage-takes-losers = losers of round { $round }
stage-rule-places = Places of the standings
stage-rule-each = The first of each zone, division or category
stage-rule-others = The others
stage-rule-losers = Losers of a round of the table
stage-from-place = From place
stage-to-place = To place
stage-count = How many of each
stage-table-round = Round of the table
stage-carries-nothing = Nothing
stage-carries-score = All points
stage-carries-results = Results against each other
stage-template = Template
stage-template-one = One stage
stage-template-final-8 = Final of eight
stage-template-groups = Groups, then a knock-out
stage-template-club-groups = Groups of four by place
stage-template-about-final-8 = The first eight play a knock-out.
stage-template-about-groups = The first two of each zone play a knock-out, the others a Swiss.
stage-template-about-club-groups = Places 1 to 4 and 5 to 8 play round robins without games that they have played; the others play a Swiss.

# The referee's desk.
help-referee = Calculators need no round: the class of time limits, lateness, and the clocks after going back.
    Start and lateness: mark who is not here with B or W, and press again when they come. A forfeit is proposed, never entered by itself.
    Adjourned games: the form of the sealed move. Its result counts in its own round.
    Timetable: how late the rounds are, and new times to publish.
    Nothing on this screen is published unless you say so.
key-referee-tabs = tabs of the referee’s desk
referee-tab-calculators = Calculators
referee-class = Class of time limits
referee-main = Main time in minutes
referee-overtime = Overtime
referee-overtime-none = none
referee-overtime-byoyomi = byo-yomi
referee-overtime-canadian = Canadian
referee-overtime-fischer = Fischer
referee-periods = Periods
referee-stones = Stones
referee-seconds = Seconds
referee-online = Games on the internet
referee-class-is = Class { $class }
referee-unrated = Not rated
referee-lateness = Lateness (5d, 5e)
referee-start = Start of the round
referee-black-came = Black came at
referee-white-came = White came at
referee-came-hint = empty: not here yet
referee-used = Time used: Black { $black } min, White { $white } min
referee-used-none = lost
referee-lost-after = A player who comes after { $time } has lost.
referee-lost-one = { $colour } has lost.
referee-lost-both = Both have lost.
referee-back = Clocks after going back (8g.3)
referee-moves = Moves played
referee-black-used = Black has used, minutes
referee-white-used = White has used, minutes
referee-back-to = Back to the position after move
referee-adjourned-at = Adjourned after move
referee-adjourned-black = Black’s minutes on the form
referee-adjourned-white = White’s minutes on the form
referee-adjourned-hint = empty: not adjourned
referee-set-clocks = Set the clocks to the time used: Black { $black } min, White { $white } min
referee-incomplete = Fill in the fields.

# Officials, cases and guides.
referee-tab-people = People
referee-tab-cases = Cases
referee-tab-irregularity = Irregularities
official-add = Add official
official-edit = Edit official
official-remove = Remove official
official-none = Choose an official.
officials-empty = No officials yet. Add the head referee, then the appeals committee of three and its replacements.
official-plays = plays
official-name-hint = empty: the name of the player
official-family-hint = the word of the family in the register
official-turn-hint = replacements take seats in this order
official-as-player = Plays as
col-office = Office
col-turn = Place
col-family = Family
col-related = Related to
col-case = Case
case-add = Add case
case-edit = Edit facts
case-rule = Rule
case-protest = Protest
case-appeal = Appeal
case-close = Close
case-public = Make public
case-private = Make private
case-is-public = public
case-is-private = only for the referee
case-none = Choose a case.
case-of-other = This case belongs to { $competition }. Choose that competition first.
case-search = Search
case-all = all
cases-empty = The case book is empty. Add a case when the referee is called.
cases-none-found = No case fits the search.
case-round = Round
case-board = Board
case-place = Round / board
case-players = Players
case-players-hint = number or name, then Enter; empty: the players of the board
case-player-remove = Remove { $name }
case-title = Case { $number }
case-facts = What happened
case-articles = Articles of the EGF rules
case-articles-hint = such as 5j, 8g.3
case-happened = When
case-happened-hint = 14:05 or 2026-08-14 14:05; empty: now
case-ended = End of the game
case-ended-hint = empty: when the result was entered
case-course = Course
case-no-steps = Nothing is decided yet.
case-committee = Committee for this case
case-instead-of = instead of { $name }
case-involved = { $name } is involved: { $reasons }.
case-step-ruled = Ruling of the { $who }
case-step-protested = Protest of { $who }
case-step-appealed = Appeal of { $who }
case-step-closed = Closed
case-outcome = Protest or appeal
case-corrected = Result of round { $round }, board { $board } corrected: { $before } → { $after } (entry { $entry } of the journal)
case-entered = Result of round { $round }, board { $board } entered: { $before } → { $after } (entry { $entry } of the journal)
case-clocks-used = Clocks: Black { $black }, White { $white } used
case-clocks-left = Clocks: Black { $black }, White { $white } left
case-late-because = Late, taken because: { $reason }
case-deadline-result = Protests against the result:
case-deadline-ruling = Protests against the ruling:
case-deadline-one-day = until { $at }, { $hours } h { $minutes } min left (one full day)
case-deadline-next-round = until { $at }, { $hours } h { $minutes } min left (the next round begins)
case-deadline-over = possible until { $at }; the time is over
case-act-rule = Ruling of the { $by } in case { $number }
case-act-protest = Protest in case { $number }
case-act-appeal = Appeal in case { $number }
case-act-close = Close case { $number }
case-words-rule = The ruling
case-words-protest = What the player says
case-words-appeal = What the player says
case-words-close = How it ended
case-result-enter = Result that the ruling enters
case-result-correct = Correction of the confirmed result
case-result-none = unchanged: { $result }
case-carry = Later knock-out games
case-carry-none = do not depend on it
case-carry-through = change their players
case-carry-keep = keep their players
case-carry-annul = are played again
case-clock-black = Black’s clock
case-clock-white = White’s clock
case-clock-hint = time left, such as 12:30
case-who = Player
case-who-other = another person
case-against = Against
case-against-game = the result of the game
case-against-ruling = the last ruling
case-filed = Filed at
case-late = Reason to take it although it is late
case-late-hint = only after the deadline
case-fewer = Fewer than three members decide
guide-needs-case = Add a case for the game first; the guide records every answer in it.
guide-kind = Irregularity
guide-kind-position = stones displaced, added or missing (8g)
guide-kind-start = wrong colours or handicap (8a)
guide-kind-clock = clock malfunctions (8e)
guide-propose = Proposal { $number }:
guide-proposal-correct = The position is corrected, and the game goes on.
guide-proposal-keep = The position stays, and the game goes on.
guide-proposal-go-back = The game goes back to the position before the irregularity.
guide-proposal-resign = One of the players resigns.
guide-proposal-new-game = The game is cancelled, and the players play a new one.
guide-was = { $proposal } Black: { $black }, White: { $white }
guide-accept = Accepts
guide-refuse = Refuses
guide-resign = Resigns
guide-agreed = Agreed, and final: { $proposal }
guide-resigned = { $colour } resigned. Enter the result by a ruling in the case.
guide-committee = No proposal was agreed: the appeals committee decides (8g.6). Enter its ruling in the case.
guide-shorten = Shorten: no time is left
guide-no-time = Not enough time is left.
guide-shortened = Shortened: { $reason }
guide-clocks-save = Work out and keep the clocks
guide-mistake = Mistake
guide-mistake-colours = colours
guide-mistake-handicap = handicap
guide-fixed = Moves played when it was noticed
guide-rule = Show what the rules decide
guide-shown = Time left that the clock shows
guide-actual = Time that should be left
guide-flag = Flag
guide-flag-none = did not fall wrongly
guide-flag-early = fell early
guide-flag-late = fell late
guide-flag-seconds = Seconds too early
guide-clock-set = The new clock shows { $time } left.
key-case-search = search the case book
key-guide-black = Black accepts, refuses
key-guide-white = White accepts, refuses
referee-tab-articles = Articles
col-article = Article
col-summary = In short
col-full-text = Full text
article-edit = Edit full text
article-text = Full text of article { $article }
articles-lead = The EGF tournament rules in short, in our own words. Add the full text of an article where you have it; protocols then print it.
case-round-filter = Only round
case-print = Print protocol
referee-tab-late = Start and lateness
referee-tab-adjourned = Adjourned games
referee-tab-delays = Timetable
key-late-black = Black: not here yet, then here now
key-late-white = White: not here yet, then here now
key-late-time = correct when a player came
key-late-clear = both players were on time
key-late-forfeit = enter the forfeit
key-late-times = start of the round, times for sealing
key-late-print = save the list of late players
late-empty = Pair and release a round to mark the players who are late.
late-start = Start of round { $round }: { $time }
late-planned = planned { $time }
late-sealing = Sealing: from { $from }, at the latest { $by }
late-sealing-none = No times for sealing.
late-set-times = Start and sealing
late-started-at = Black’s clocks were started at
late-seal-from = A player may seal from
late-seal-by = A player must seal from
late-time-hint = such as 10:05; empty for none
late-presence = { $presence ->
    [missing] not here
    [came] came at { $time }
   *[other] here
}
late-toggle = { $colour }, board { $board }: { $presence ->
    [missing] here now
   *[other] not here yet
}
late-col-clocks = Clocks
late-col-left = Lost
late-lost-in = in { $time }
late-lost-at = after { $time }
late-lost = lost since { $time }
late-enter = Enter { $result }
late-not-lost = Nobody has lost this game by lateness.
late-decided = This game has a result.
late-arrived = When did they come? Board { $board }
late-black-came = { $name } (Black) came at
late-white-came = { $name } (White) came at
late-print = Save list
adjourn-new = Adjourn a game
adjourn-edit = Change the form
adjourn-resume = Play is resumed
adjourn-resume-time = Time of the resumption
adjourn-resumed-at = Play was resumed at
adjourn-remove = Take the adjournment back
adjourn-print = Save form
adjourn-empty = No game is adjourned. The times for sealing a move are set under Start and lateness.
adjourn-none-open = Every game of the round has a result, or is adjourned.
adjourn-choose = Choose an adjourned game first.
adjourn-form = Form of the sealed move
adjourn-board = Board
adjourn-at = Adjourned at
adjourn-at-hint = empty: now
adjourn-sealed-by = Sealed by
adjourn-number = Number of the sealed move
adjourn-black-captures = Stones captured by Black
adjourn-white-captures = Stones captured by White
adjourn-black-left = Black’s remaining time
adjourn-white-left = White’s remaining time
adjourn-left-hint = 25 minutes, 12:30 or 1:05:00
adjourn-resumption = Resumption
adjourn-resumption-hint = day and time, such as 2026-11-21 09:00
adjourn-site = Place, if it is another
adjourn-black-signed = Black has signed
adjourn-white-signed = White has signed
adjourn-counts-as = In the pairing of the next round
adjourn-counts = { $as ->
    [jigo] counts as a jigo
    [black] counts as a win of Black
    [white] counts as a win of White
    [held] held: neither player is paired
   *[other] as the competition sets it
}
adjourn-col-sealed = Sealed move
adjourn-col-left = Remaining time
adjourn-col-state = State
adjourn-sealed = { $colour }, move { $number }
adjourn-state = { $state ->
    [resumed] resumed at { $time }
    [decided] decided: { $time }
   *[other] sealed
}
adjourn-moves = { $colour } moves when the form is opened.
adjourn-late = Late for the resumption
adjourn-result-hint = Enter the result in Rounds, in the game’s own round.
adjourn-to-round = Go to round { $round }
delay-publish = Publish the proposed times
delay-publish-one = Publish
delay-edit = Publish another start
delay-start-at = Start of round { $round }
delay-begun = The round has begun.
delay-none = The announced times can stay.
delay-col-planned = Announced
delay-col-started = Began
delay-col-over = Over
delay-col-late = Late
delay-col-proposed = Proposed
delay-minutes = { $minutes } min
delay-moved = was { $time }
delay-running = Still playing, the longest first:
delay-since = since { $time }
delay-running-none = No game is being played.
delay-note = Nothing is shown to players before you publish it: then the hall display, the sheets and the web pages have the new times.
col-round = Round
result-adjourned = adjourned
