### The window's texts in English.

## The frame, the start page and the screens of an event

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

name = Name
place = Place
country = Country
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
event-create = Create event
event-close = Close event

rail-open = Screens
rail = Screens
screen-register = Register
screen-knockouts = Knock-outs
screen-final = Final
screen-rounds = { event-rounds }
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
saved-last = Every change is saved. The last one is of { $time }.
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

next-register = Register players
next-close-register = Close the register
next-settle-slips = Resolve pink slips
next-draw-knockouts = Draw knock-outs
next-decide-knockout = Decide the game of round { $round }
next-pair = Pair round { $round }
next-pair-again = Pair round { $round } again
next-release = Release round { $round }
next-enter-results = Enter results
next-resolve-disagreement = Resolve disagreement
next-settle-conflicts = Settle contradicting results
next-confirm-round = Confirm round { $round }
next-add-rounds = Add rounds
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
operation-take_rated = take over the rating list
operation-set_paid = levy of { $player }
operation-set_price = price of { $player }
operation-remove_price = remove price of { $player }
operation-include_levy = levy in the entry
operation-choose_fees = fees of { $player }
operation-grant_discount = discount of { $player }
operation-revoke_discount = discount of { $player }
operation-take_payment = payment of { $player }
operation-refund_payment = refund of { $player }
operation-set_cash_day = till
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
operation-fix_prize_list = change the list for the prize giving
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
panel-fees = Cash desk
fees-filter = Show
fees-filter-all = All
fees-filter-unpaid = Not paid
fees-filter-credit = Paid too much
fees-for = For
fees-owed = Owed
fees-paid = Paid
fees-open = Open
fees-levy = Levy
fees-credit = More than owed
fees-item = Item
fees-total = Total { $currency }
fees-exact = Take the exact sum
fees-pay = Another amount
fees-pay-of = Payment of { $name }
fees-pay-save = Take payment
fees-refund = Refund
fees-refund-of = Refund for { $name }
fees-refund-save = Give back
fees-account = Extras and discounts
fees-account-of = Fees of { $name }
fees-account-sum = Owed { $owed }, paid { $paid }, open { $open } { $currency }
fees-receipt = Receipt
fees-prices = Prices
fees-prices-none = The event has no prices yet.
fees-report = Cash report
fees-none-chosen = Select a person.
fees-nothing-open = This person has nothing to pay.
fees-nothing-paid = This person has not paid anything.
fees-empty = Nobody is on this list.
fees-no-prices = Set prices first, or a levy in the settings of the event.
fees-no-currency = The event has no currency yet. Set it in the settings of the event, at the levy.
fees-lacks-price = no price for this category
fees-withdrew = withdrew
fees-gone = has no entry any more
fees-taken = Receipt { $receipt }: took { $amount } from { $name }.
fees-sum = Owed { $owed }, paid { $paid }, open { $open }; { $count ->
        [0] everyone has paid
        [one] one person has still to pay
       *[other] { $count } people have still to pay
    }
fees-amount = Amount
fees-method = Paid
fees-method-cash = in cash
fees-method-transfer = by transfer
fees-taken-by = Taken by
fees-taken-by-hint = Your name if empty
fees-note = Remark
fees-reason = Reason
fees-payment = Receipt { $receipt }, { $at }: { $amount } { $method }, { $who }
fees-category = Category
fees-category-membership = By membership
fees-category-everyone = Everyone else
fees-category-member = Members
fees-category-non_member = Non-members
fees-category-concession = Concessions
fees-category-child = Children
fees-category-free = Free
fees-entered = Day of entry
fees-entered-hint = Empty for an early entry
fees-extra = Number of { $name }
fees-discounts = Discounts
fees-forgive = They owe that much less from now on
fees-void = Receipts that were undone: { $numbers }
fees-discount-grant = Grant discount
fees-discount-revoke = Take back
fees-price-name = Name
fees-price-set = Set price
fees-price-remove = Remove
fees-kind = Who owes it
fees-kind-entry = Everyone
fees-kind-extra = People who choose it
fees-competition = Competition
fees-whole-event = Whole event, once
fees-late = { $amount } from { $day }
fees-late-amount = Late price
fees-late-from = Late from
fees-levy-included = The prices of entries include the levy
fees-till = Float { $float }, cash { $received }, refunds { $refunded }: in the till { $expected }.
fees-counted = Counted { $counted }, difference { $difference }.
fees-transfers = Transfers { $received }, refunds { $refunded }.
fees-day = Day
fees-day-hint = Today if empty
fees-float = Float in the morning
fees-count = Counted in the evening
fees-till-save = Save till
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
board-title = Board { $board }
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
competition-teams = Boards of a match of teams
competition-teams-hint = Leave it empty if single players meet.

grid-lead = Arrow keys move, Space changes. Below each round: how many registered players play it.
grid-plays = { $name } plays round { $round }
grid-misses = { $name } misses round { $round }
checkin-find = Find an arriving player ( / ), Enter registers them
checkin-count = { $arrived } of { $expected } checked in

closing-look = Before you close the register
closing-strengths = By rank
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
closing-even-teams = { $count ->
    [one] { $count } team in round 1
   *[other] { $count } teams in round 1
}: no bye is needed.
closing-odd-teams = { $count ->
    [one] { $count } team in round 1
   *[other] { $count } teams in round 1
}, an odd number: one team has the bye.
closing-odd = { $count } players in round 1, an odd number: one of them gets a bye unless you find a ghost.
closing-odd-pairs = { $count } pairs in round 1, an odd number: one of them gets a bye.
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
slip-reason-hint = kept with the slip
slip-becomes = { $what }: { $before } becomes { $after }
slip-is = { $what }: { $after }
slip-nothing = no change
slip-seat = still seated at board { $board } in round { $round }
slip-state-pending = pending
slip-state-applied = applied { $when }
slip-state-refused = rejected { $when }: { $why }
slip-what-number = Number
slip-what-family = { entry-family }
slip-what-given = { entry-given }
slip-what-middle = { entry-middle }
slip-what-latin = { entry-latin }
slip-what-town = { entry-town }
slip-what-rank = { col-rank }
slip-what-club = { col-club }
slip-what-country = { country }
slip-what-rounds = { event-rounds }
slip-what-status = { col-status }
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
list-means-family = { entry-family }
list-means-given = { entry-given }
list-means-name = Full name, family name first
list-means-given-first = Full name, given name first
list-means-middle = { entry-middle }
list-means-latin = { entry-latin }
list-means-rank = { col-rank }
list-means-rating = { col-rating }
list-means-country = { country }
list-means-town = { entry-town }
list-means-club = { col-club }
list-means-birth = Year or date of birth
list-means-pin = { entry-pin }
list-means-irn = { entry-irn }
list-means-ffg-licence = { entry-ffg-licence }
list-means-ffg-status = Status of the French licence
list-means-aga-id = { entry-aga }
list-means-user-name = { entry-user-name }
list-means-rating-rank = { entry-rating-rank }
list-means-sex = Sex
list-means-family-group = { entry-family-group }
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
closing-fees-paid = Everyone has paid.
closing-fees-open = { $count ->
    [one] { $count } player has still to pay
   *[other] { $count } players have still to pay
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
entry-reason = { reason }
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
entry-user-name = User name on the server
entry-rating-rank = Rank for rating lists
entry-rating-rank-hint = Only if it differs from the rank with which they play, for example 6d for an honorary rank.
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
rated-compare = Compare with rating list
rated-take = Take over
rated-take-all = Take over all
rated-same = All entries agree with the rating lists.
rated-unknown = The rating lists lack the numbers of { $names }.
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
col-country = { country }
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
round-confirmed = { status-confirmed }
round-pair = Pair
round-unpair = Unpair round
round-empty = This round is not paired yet.
round-bye = { $name } has the bye
round-left = Unpaired: { $names }
hand = Manual changes
hand-unpair = Unpair
hand-swap = Swap colours
hand-lock = Lock
hand-unlock = Unlock
hand-locked = locked: re-pairing does not change this board
hand-explain = Explain
hand-idle = Without a game
hand-pair = Pair these two
hand-missing = { $count ->
    [one] Misses the round: 1 player
   *[other] Miss the round: { $count } players
}
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
board-in-text = board { $board }
drag-nowhere = drop them on a seat, a board or the bye
drag-number = Drag the number to move the game to another board.
drag-shift = Shift shows the numbers.
drag-numbers = Show numbers
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
why-pays = It costs: { $price }.
why-free = It costs nothing.
why-otherwise = Without it, the round would be worse: { $price }.
why-instead = Black would then play { $black } and White would play { $white }.
why-worse = With it, the round is worse than the best round: { $price }.
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
release-stale = Release round { $round }, which is out of date?
stale-release = Release as it is …
stale-only = { $count ->
    [one] Pair only board { $boards } again
   *[other] Pair only boards { $boards } again
}
stale-forfeit = Enter the forfeit at board { $board }
stale-both-forfeit = Enter that both lose at board { $board }
stale-seat = Seat { $name } at board { $board }
change-pairing = Change pairing
change-pairing-about = Change boards of the published round that have no result. Changed boards are marked.
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
ladder-empty-hint = leave empty for now
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
ko-act-freeze = { ko-frozen-number }
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
final-state-ladder = { needs-ladder }
final-state-jigo = { result-jigo }
final-state-invalidated = { ko-invalidated }
final-state-vacant = { ko-vacant }
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
prize-list-fix = Fix for the prize giving
prize-list-state = The list for the prize giving is fixed after round { $round }: { $time }, head { $head }. Prizes follow it.
prize-list-take-back = Take the list back
standings-newest = latest
standings-find = Find a player ( / )
standings-empty = No registered players yet.
standings-view = View
standings-view-key = table, crosstable, places by round
standings-view-table = Table
standings-view-crosstable = Crosstable
standings-view-places = Places by round
crosstable-about = The crosstable of { $players } players, { $games } games. The table below has the same.
crosstable-games = { games-title }
crosstable-win = won
crosstable-loss = lost
crosstable-jigo = { result-jigo }
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
sheet-overall = { stage-overall }
sheet-overall-about = Shows everyone once: where their last stage puts them.
sheet-individual = Individual standings
sheet-individual-about = The players of teams, by wins.
sheet-ko = Knock-out table
sheet-ko-about = Names, value groups and winners.
sheet-ladder = { ladder }
sheet-ladder-about = Boards and times to decide a knock-out jigo.
sheet-draw-record = { ko-record }
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
sheet-pink-slips = { panel-slips }
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
sheet-fee-list = Registration table
sheet-fee-list-about = Everyone who is expected, with what they have to pay; only for the desk.
sheet-receipt = Receipts
sheet-receipt-about = A receipt of each payment, with its number.
sheet-cash-report = Cash report
sheet-cash-report-about = What was taken on each day and for each item, and what must be in the till; only for the treasurer.
sheet-levy-form = Levy form
sheet-levy-form-about = The levy of all players by rate, for the association.
sheet-incidents = Incidents
sheet-incidents-about = The referee’s log: what the event has recorded, and blank lines.
sheet-self-pairing = Self-pairing chart
sheet-self-pairing-about = For a side event.
sheet-points = { col-points }
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
file-fees = Accounts (CSV)
file-fees-about = What everyone owes, paid and has still to pay. For the treasurer only: it has full names.
file-payments = Payments (CSV)
file-payments-about = Payments and refunds with their receipts. For the treasurer only: it has full names.
file-cases = Case book (CSV)
file-cases-about = All cases of the referee with rulings, protests and appeals. For the referee only: it has full names.
file-entries = Entries as CSV
file-entries-about = For the organisers, with full names.
sheet-doors = { setting-event-halls }
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
print-option-language = { desk-language }
print-option-second-language = Second language
print-option-hall = { room-name }
print-option-copies = Copies
print-option-landscape = Landscape
print-option-replace = Replace missing characters
print-paper-own = Default
print-paper-a4 = A4
print-paper-a3 = A3
print-paper-letter = Letter
print-paper-legal = Legal
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
card-games = { games-title }
card-no-games = No round is paired yet.
card-opponent = Opponent
card-opponent-score = Opponent’s score
card-kind-win = won
card-kind-loss = lost
card-kind-jigo = { result-jigo }
card-kind-open = open
card-kind-bye = { ko-bye }
card-kind-absent = absent
card-kind-none = no game
card-float-up = floats up
card-float-down = floats down
card-ko-won = beat { $name }
card-ko-lost = lost to { $name }
card-ko-plays = plays { $name }
card-ko-waits = opponent not known yet
card-changes = { copies-changes }
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
import-take-good = Import without these lines
import-notes = Notes of the import
timetable = Timetable
timetable-times = { $start } to { $over }
glance = At a glance
glance-of = At a glance: { $event }
glance-empty = No games yet. The statistics begin with the first pairing.
glance-rounds = Games by round
glance-rounds-about = Rounds: { $rounds }, games: { $games }. Black won { $black }, White won { $white }, jigo { $jigo }. The table below has the same.
glance-black = { result-black }
glance-white = { result-white }
glance-jigo = { result-jigo }
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

## Stages

stages = Stages
stages-none = A stage takes its players from a competition that is finished: a final of the first eight, groups, a consolation.
stages-picture = Picture of the stages; the table below says the same
stage-name = Stage
stage-after = After
stage-who = Who goes on
stage-brings = What they bring along
stage-players = { col-players }
stage-state = { adjourn-col-state }
stage-last = { stage-name }
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
stage-brought-since = The points that players brought have changed since.
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

## The referee's desk

help-referee = Calculators need no round: the class of time limits, lateness, and the clocks after going back.
    Start and lateness: mark who is not here with B or W, and press again when they come. A forfeit is proposed, never entered by itself.
    Adjourned games: the form of the sealed move. Its result counts in its own round.
    Timetable: how late the rounds are, and new times to publish.
    Nothing on this screen is published unless you say so.
key-referee-tabs = tabs of the referee’s desk
referee-tab-calculators = Calculators
referee-class = Class of time limits
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
referee-clocks-to-set = Set the clocks to the time used: Black { $black }, White { $white }
referee-incomplete = Fill in the fields.

## Officials, cases and guides

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
col-family = { entry-family-group }
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
case-round = { col-round }
case-board = { col-board }
case-place = Round / board
case-players = { col-players }
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
case-words-appeal = { case-words-protest }
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

## Settings, points, the hall, help

yes = yes
no = no
screen-event = Event
screen-points = { col-points }
screen-hall = Hall
help = Help
book-of-user = The book
book-contents = Contents
book-search = Find in the book ( / )
book-hits = { $count ->
    [0] Nothing found.
    [one] { $count } section found.
   *[other] { $count } sections found.
}
book-short = Keys of this screen
book-back = Back
book-no-back = This is the first page that you opened.
tour = Show first steps
tour-day = A tournament day
tour-day-about = The list on the left follows the day: the event and its settings, the register, the knock-outs, the rounds, the standings and the points. The line at the top shows the current state. The yellow button is the next step; Ctrl+Enter presses it.
tour-keys = Everything by keyboard
tour-keys-about = Every button shows its key. Ctrl+K finds actions, players and boards, ? lists all keys, and F1 explains the current screen. The mouse works everywhere, too.
tour-results = { setting-event-two-passes }
tour-results-about = Press 1 if Black won and 2 if White won; the cursor moves on to the next board. The second pass hides the first. If the two differ, Drawmaster stops, plays a sound and shows both.
tour-undo = Nothing is lost
tour-undo-about = Every step is saved at once. Ctrl+Z undoes any of them and names it, even after a restart. The history shows who changed what, and when.
tour-count = { $at } of { $all }
tour-next = { ceremony-next }
tour-done = Start
tour-skip = Skip
steps = Guided first steps
steps-start = Start the guided first steps
steps-count = { $done } of { $all } steps done
steps-is-done = (done)
steps-show = Show me where
steps-again = Again, with a new event
steps-leave = Leave for now
steps-finished = You have led a round from the register to the wall. The next rounds go the same way.
steps-open = Open an event
steps-open-about = Open the sample event, which has 64 invented players, or create a new one with a name and a date.
steps-register = Register people
steps-register-about = Add at least two people: Alt+A opens the form, and Enter stores a person and goes on to the next.
steps-close = Close the register
steps-close-about = Read the list of what is still open, then close the register. Players get their numbers. The yellow button does it, too.
steps-pair = Pair the round
steps-pair-about = Press the yellow button, or Ctrl+Enter. The draft can still be changed by hand. If knock-outs wait for their draw, draw them first.
steps-release = Release the round
steps-release-about = Press the yellow button again. From now on the pairings are public and can be printed.
steps-results = Enter the results
steps-results-about = Choose a board and press 1 if Black won, 2 if White won, or click the winner. If results are entered twice, do a second pass.
steps-confirm = Confirm the round
steps-confirm-about = When all results are there, press the yellow button. The standings then count the round.
steps-standings = Look at the standings
steps-standings-about = Open the screen of the standings. Enter or a double click on a line opens the card of a player.
steps-print = Print a sheet
steps-print-about = Ctrl+P prints the sheets of a screen or saves them as PDF, such as the standings for the wall.
help-event = All settings of the event, with their consequences. Changed settings are bold and can be reset.
    Type in the field at the top to find a setting: "komi", "bar", "handicap".
help-register = Everyone who is entered. Register pre-registered players when they check in; only registered players are paired.
    Type to find a player; accents do not matter. Closing the register numbers all players by strength. Double-click a player, or press Enter, for the player card.
help-knockouts = The table of each age category. Before the draw: the list in seeding order, and the size of the table. The draw is made once, before the first round of the table, and anyone can verify it.
    The games of a table are set when its round is paired.
help-final = The Final of each age category: two groups, then the semi-finals and the games for places. It is drawn once, and its games are paired together with the round. Enter the results here or on the rounds screen.
    If players of a group are tied, they play on smaller boards, and you select them in the order of their results.
help-rounds = A round has four states. Only you see a draft, and you can change it manually. Once it is released, players look for their boards. Play starts when you start it, or with the first result. A round can be confirmed when both passes agree on every board.
    Changes after the release are marked here and on the sheets.
help-standings = The standings after any round. Select a line to underline that player’s opponents. The filters show one category, country or club; places refer to all players.
    Double-click a player, or press Enter, for the player card. A click on a column head sorts.
help-points = The tour points so far, by age category. Select a player to see where the points come from. The published figure is the exact sum, rounded down.
help-hall = The second window, for a projector or a screen in the hall. Open it, move it there, and choose here what it shows. It updates itself.
    Long lists turn pages; the space bar pauses them.
help-print = All sheets as PDF, and the files for the rating list and other programs.
help-history = All changes, newest first. Nothing is ever deleted; undone changes are struck through.
key-setting = previous or next setting
palette-board = { board-title }
palette-nothing = No matches.
redo-what = Redo: { $what }
operation-start_round = start of round { $round }
history-round = { col-round }
history-since = Since
history-undo = undone: { $what }
history-redo = redone: { $what }
setting-list = Settings
season-use = Season file…
setting-find = Find a setting ( / )
setting-changed = changed settings only
setting-reset = reset to { $value }
setting-inherited = as the event: { $value }
setting-none = No matching setting.
group-event = { col-event }
group-games = { games-title }
group-register = { col-players }
group-scores = Scores
group-pairing = Pairing
group-handicap = { col-handicap }
group-standings = { screen-standings }
group-more = More
group-desk = This computer
about = About Drawmaster
about-version = Version
about-commit = Built from
about-commit-none = a development build
about-licence = Licence
about-folder = Your data are in
about-folder-portable = Portable: your data are in
about-licences = Licences of the parts
looks = Language and looks
desk-size = Size of texts
desk-percent = { $size } %
desk-language = Language
desk-theme = Colours
desk-sound = Sound when the passes differ
desk-letters = Single keys, without Ctrl or Alt: off for speech input
desk-touch = Large rows and buttons for a touch screen
desk-system = system default
desk-light = light
desk-contrast-light = high contrast, light
desk-contrast-dark = high contrast, dark
desk-dark = dark
setting-event-name = { name }
setting-event-name-about = Appears on every sheet and in every file.
setting-event-starts = Start times
setting-event-starts-about = Only for rounds that differ from the proposed timetable, such as 1 2026-11-20 09:30, 3 2026-11-21 10:00.
setting-event-place = { place }
setting-event-place-about = Appears on the sheets and in the file for the rating list.
setting-event-country = { country }
setting-event-country-about = Two letters, such as RO; the rating list needs it.
setting-event-start = { event-start }
setting-event-start-about = Such as 2026-11-20. Its year determines the age categories.
setting-event-end = { event-end }
setting-event-end-about = For a one-day event, the same as the first day.
setting-competition-name = { col-competition }
setting-competition-name-about = Its name on the sheets.
setting-competition-rounds = { event-rounds }
setting-competition-rounds-about = The number of rounds. The bar and the knock-outs depend on it.
setting-competition-earns-points = Earns tour points
setting-competition-earns-points-about = Whether games, knock-outs and Finals of this competition earn points in the tour. Those of the Open do.
setting-competition-start = First day of this competition
setting-competition-start-about = If it does not begin with the event, such as 2026-11-21. Empty: as in the event.
setting-competition-end = Last day of this competition
setting-competition-end-about = If it does not end with the event. Empty: as in the event.
setting-competition-starts = Start times of this competition
setting-competition-starts-about = If they differ from those of the event, such as 1 2026-11-20 17:00. Empty: as in the event.
setting-competition-boards = Boards of this competition
setting-competition-boards-about = If it may use only some, such as 41-60. Empty: all boards, or those of its rooms.
setting-competition-rooms = Rooms of this competition
setting-competition-rooms-about = The rooms in which it is played. None ticked: all rooms.
setting-event-season = Season of the tour
setting-event-season-about = The season whose rules determine the points.
setting-event-tour-class = Class in the tour
setting-event-tour-class-about = Determines how many points each stage of a knock-out is worth.
setting-event-tour-coefficient = Coefficient
setting-event-tour-coefficient-about = Knock-out points are multiplied by it; usually 1.
setting-event-tour-online = Played online
setting-event-tour-online-about = Points follow the season’s rules for online events.
setting-event-tour-championship = { col-championship }
setting-event-tour-championship-about = The name that stays the same from year to year, by which the tour finds the previous edition. Leave empty if it is the name of the event.
setting-event-tour-bundles = Bundles issued
setting-event-tour-bundles-about = The number of files issued for the tour, counted automatically.
setting-event-halls = Rooms
setting-event-halls-about = The boards in each room: its name, first board and last board.
setting-event-time-main-minutes = { event-minutes }
setting-event-time-main-minutes-about = Per player. Together with the overtime it determines the EGF class.
setting-event-time-overtime = { event-overtime }
setting-event-time-overtime-about = What follows the main time.
setting-event-lowered-class = EGF class
setting-event-lowered-class-about = Follows from the time limits. You can lower it but not raise it.
setting-event-komi = Komi
setting-event-komi-about = White’s points in an even game. A whole number allows jigo, which a knock-out then decides by the ladder.
setting-competition-board-size = Board
setting-competition-board-size-about = The size of the boards. By rank, the smaller board of the two players counts.
setting-competition-thirteen-from = 13x13 from
setting-competition-thirteen-from-about = The lowest rank that plays on 13x13 if the board depends on the rank.
setting-competition-main-minutes = Main time of this competition in minutes
setting-competition-main-minutes-about = If it differs from that of the event. Empty: as in the event.
setting-competition-overtime = Overtime of this competition
setting-competition-overtime-about = If it differs from that of the event.
setting-competition-own-class = EGF class of this competition
setting-competition-own-class-about = The class of its games in the rating, or not rated. Empty: as in the event.
setting-competition-komi = Komi of this competition
setting-competition-komi-about = If it differs from that of the event. Empty: as in the event.
setting-event-round-sheets = Sheets of a round
setting-event-round-sheets-about = The sheets that are printed for each round at once: ticked when you print from Rounds, and in the folder of a round.
setting-event-two-passes = Results in two passes
setting-event-two-passes-about = Results are entered once for Black and once for White, so that mistakes show at once. Off: one entry per board.
setting-event-player-reports = Players report results
setting-event-player-reports-about = Players report their result on their phones with the code of their result slip while the hall network runs. A report counts only when the opponent, a helper or the desk confirms it.
setting-event-ages-cut-off = Cut-off date for ages
setting-event-ages-cut-off-about = The day of the event’s year that determines the category.
setting-event-ages-limit-included = Age limit included
setting-event-ages-limit-included-about = On: category 12 means "at most 12". Off: "under 12".
setting-event-ages-categories = { some-categories }
setting-event-ages-categories-about = The age limits, youngest first.
setting-competition-open-file = File of the Open beside Future Stars
setting-competition-open-file-about = For newcomers’ events: the name of the Open’s event file in the same folder. Players of the Open are not admitted here.
setting-event-levy-member = Levy per day, members
setting-event-levy-member-about = What the association charges per day played, such as 1.50; 0 for no levy. Visitors count as members of their own association.
setting-event-levy-non-member = Levy per day, non-members
setting-event-levy-non-member-about = For players who belong to no association.
setting-event-levy-concession = Levy per day, reduced
setting-event-levy-concession-about = For children, students and the unemployed, as the director decides.
setting-event-levy-currency = Currency of the levy
setting-event-levy-currency-about = Written after the amounts, such as EUR.
setting-event-far-apart-ranks = Far apart: ranks
setting-event-far-apart-ranks-about = A pair whose ranks differ by more than this is pointed out on its board and in the report.
setting-event-far-apart-points = Far apart: points
setting-event-far-apart-points-about = A pair whose scores differ by more than this is pointed out on its board and in the report.
setting-competition-finalists = Players in the final knock-out
setting-competition-finalists-about = Of a Swiss knock-out: 8 or 16 are usual.
setting-competition-zones = Zones
setting-competition-zones-about = The number of zones whose winners play the knock-out.
setting-competition-knockout-rules-last-game = The end of a double elimination
setting-competition-knockout-rules-last-game-about = One final decides; or if the player without a loss loses it, a second one; or the first to win two games.
setting-competition-knockouts = Knock-outs by age category
setting-competition-knockouts-about = On: each table is drawn before its first round.
setting-competition-knockout-rules-after-jigo = After a jigo in a knock-out
setting-competition-knockout-rules-after-jigo-about = The ladder of smaller boards, or a new game in the remaining time.
setting-competition-knockout-rules-after-withdrawal = After a withdrawal before the first games
setting-competition-knockout-rules-after-withdrawal-about = Who takes the box: the next player on the list, whose place an alternate takes; nobody, so that the opponent has a walkover; or a bye.
setting-competition-newcomers = Newcomers only
setting-competition-newcomers-about = The highest age and the largest number of rated tournaments, as for Future Stars. Off: open to everyone.
setting-competition-mcmahon-bar = Bar
setting-competition-mcmahon-bar-about = All players of this rank and above start with the same score and can win the event.
setting-competition-mcmahon-floor = Floor
setting-competition-mcmahon-floor-about = All weaker players start with the score of this rank.
setting-competition-mcmahon-zero = Scale
setting-competition-mcmahon-zero-about = The rank that starts at 0: 20k on the European scale, 1d on the British.
setting-competition-mcmahon-supergroup = Supergroup
setting-competition-mcmahon-supergroup-about = Players of this rank and above start one point above the bar.
setting-competition-scoring-absent-score = Score for a missed round
setting-competition-scoring-absent-score-about = In the McMahon score. Half a point gives one point for every two missed rounds.
setting-competition-scoring-absent-wins = Wins for a missed round
setting-competition-scoring-absent-wins-about = In the number of wins.
setting-competition-scoring-bye-score = Score for a bye
setting-competition-scoring-bye-score-about = In the McMahon score.
setting-competition-scoring-bye-wins = Wins for a bye
setting-competition-scoring-bye-wins-about = { setting-competition-scoring-absent-wins-about }
setting-competition-scoring-round-down = Round down points for missed rounds
setting-competition-scoring-round-down-about = Only whole points count after each round.
setting-competition-pairing-first-seeding = Seeding in the first rounds
setting-competition-pairing-first-seeding-about = Who meets whom within a score group, up to the round set below.
setting-competition-pairing-later-seeding = Seeding in later rounds
setting-competition-pairing-later-seeding-about = Who meets whom within a score group after that.
setting-competition-meetings = Meetings in self-pairing
setting-competition-meetings-about = How often two players may meet when players choose their opponents.
setting-competition-division-size = Players in a division
setting-competition-division-size-about = Of a league, in the order of the numbers; 0 for a single division.
setting-competition-moves = Players who change division
setting-competition-moves-about = How many of each division of a league go up, and how many go down, in the next season.
setting-competition-pairs-strength = Strength of a pair
setting-competition-pairs-strength-about = How rank and rating of a pair follow from its partners: the mean, or those of one of them.
setting-competition-pairs-mixed = Mixed pairs
setting-competition-pairs-mixed-about = Whether the partners must be a woman and a man. You confirm it per pair; nobody’s sex is stored.
choice-Mean = mean of the two
choice-Stronger = stronger partner
choice-Weaker = weaker partner
choice-Required = required
choice-Reminded = pointed out
choice-Any = any two people
setting-competition-teams-size = Boards of a match
setting-competition-teams-size-about = How many boards a match of two teams has, 2 to 20.
setting-competition-teams-order = Order of the boards
setting-competition-teams-order-about = Whether the members of a team must sit in the order of its list.
setting-competition-club-ladder-scale = Rungs of the ladder
setting-competition-club-ladder-scale-about = Club: 0.1 grade for dan players, 0.2 to 6k, 0.5 to 16k, then 1. Lightning: 0.5 everywhere.
setting-competition-club-ladder-bottom = Bottom of the ladder
setting-competition-club-ladder-bottom-about = Nobody goes below this rank.
setting-competition-club-ladder-third-win = Two rungs for a third win
setting-competition-club-ladder-third-win-about = The third win in a row, and each further one, moves up two rungs.
setting-competition-club-ladder-upset = Two rungs for an upset
setting-competition-club-ladder-upset-about = From this difference in grades, the weaker player’s win moves them up two rungs; 0 for never.
setting-competition-club-ladder-anchored = Rated players stay
setting-competition-club-ladder-anchored-about = Players with a rating stay on their rung, so that the ladder does not drift.
setting-competition-prizes-groups = Groups of prizes
setting-competition-prizes-groups-about = In the order of the ceremony: all, knock-outs, categories, girls, boys, bar, wins, countries, youngest, and ranks such as 5k-1k.
setting-competition-prizes-places = Places with a prize
setting-competition-prizes-places-about = So many players of each group win a prize.
setting-competition-prizes-one-per-person = One prize per person
setting-competition-prizes-one-per-person-about = Who won a prize in an earlier group is passed over in later groups.
setting-competition-pairing-first-rounds = Number of first rounds
setting-competition-pairing-first-rounds-about = The last round with the seeding of the first rounds.
setting-competition-pairing-bye = Odd number of players
setting-competition-pairing-bye-about = Who has the bye, or that the director decides.
setting-competition-pairing-floats = Who floats
setting-competition-pairing-floats-about = Who plays in another score group: those whose floats up and down are balanced, or, weighed against that, those with a good place in the group.
setting-competition-pairing-free-rounds-as-byes = Free wins and missed rounds count as byes
setting-competition-pairing-free-rounds-as-byes-about = On: who had a win without a game or missed a round has the bye only after the others.
setting-competition-pairing-apart-at-bar = Keep clubs apart at the bar
setting-competition-pairing-apart-at-bar-about = Off: players at or above the bar may meet others of their club or country.
setting-competition-pairing-main-club = Main club from (%)
setting-competition-pairing-main-club-about = A club with this share of the players, or a larger one, is not kept apart. Empty: every club is.
setting-competition-pairing-profile = Pairing model
setting-competition-pairing-profile-about = What makes a good pairing: the tour’s strict order of rules, OpenGotha’s weights, or the score pairing procedure to the letter.
setting-competition-pairing-levels = Order of the pairing rules
setting-competition-pairing-levels-about = Each rule counts more than all that follow it.
setting-competition-pairing-opengotha = OpenGotha weights
setting-competition-pairing-opengotha-about = Used only by the OpenGotha model.
setting-competition-handicap-basis = Handicap by
setting-competition-handicap-basis-about = Off: every game is even.
setting-competition-handicap-reduction = Handicap reduction
setting-competition-handicap-reduction-about = Subtracted from the difference; usually 0, 1 or 2.
setting-competition-handicap-ceiling = Maximum handicap
setting-competition-handicap-ceiling-about = At most 9 stones.
setting-competition-handicap-exempt = Without handicap
setting-competition-handicap-exempt-about = Players whose games are always even.
setting-competition-tie-breaks = Tie-breaks
setting-competition-tie-breaks-about = The criteria of the standings, most important first: tick them and drag them into order.
setting-competition-lists-unplayed = List players without a game
setting-competition-lists-unplayed-about = Off: standings leave out those who have had neither a game nor a bye while others have.
setting-competition-grade-limits = Divisions
setting-competition-grade-limits-about = The lowest rank of each division, for the criterion CAT.
setting-competition-scoring-forfeit-counts-opponent = Count the opponent of a forfeit
setting-competition-scoring-forfeit-counts-opponent-about = On: the opponent’s score counts in the sums. Off: the player’s own starting score counts instead.
setting-competition-scoring-handicap-in-sums = Include handicaps in the sums
setting-competition-scoring-handicap-in-sums-about = Added for White and subtracted for Black.
setting-competition-scoring-unplayed-as-half = Opponents’ unplayed rounds count half
setting-competition-scoring-unplayed-as-half-about = Whatever score the opponent got for the round.
setting-competition-scoring-missed-in-sosos = Missed rounds in SOSOS
setting-competition-scoring-missed-in-sosos-about = What counts in place of the missing opponent.
setting-competition-scoring-bye-in-sodos = Count byes in SODOS
setting-competition-scoring-bye-in-sodos-about = As a win against an opponent with the player’s own starting score.
setting-competition-scoring-bye-in-sums = Byes in SOS
setting-competition-scoring-bye-in-sums-about = { setting-competition-scoring-missed-in-sosos-about }
setting-competition-scoring-unmarked-counts = Count rounds that are not marked as missed
setting-competition-scoring-unmarked-counts-about = As MacMahon does: a finished round without a game counts the points of a missed round, and the player’s own score in SOS.
effect-rating-class = EGF class { $word }: { $word ->
    [A] games have full weight.
    [B] games have three quarters of the weight.
   *[C] games have half the weight.
}
effect-rating-none = Too short to be rated.
effect-bar-in = { $count ->
    [one] { $count } registered player starts
   *[other] { $count } registered players start
} there, within the recommended { $word }.
effect-bar-few = { $count ->
    [one] { $count } registered player starts
   *[other] { $count } registered players start
} there; { $word } are recommended. Lower the bar.
effect-bar-many = { $count ->
    [one] { $count } registered player starts
   *[other] { $count } registered players start
} there; { $word } are recommended. Raise the bar.
choice-None = no overtime
choice-Byoyomi = { $periods ->
    [one] { $periods } period
   *[other] { $periods } periods
} of { $seconds } seconds
choice-Canadian = { $stones } stones in { $seconds } seconds
choice-Fischer = { $seconds } seconds per move
choice-B = at most B
choice-C = at most C
choice-Allowed = as the time limits allow
choice-Unrated = not rated
choice-Slip = upper half against lower half
choice-Nineteen = 19x19
choice-Thirteen = { note-board13 }
choice-Nine = { note-board9 }
choice-ByRank = 13x13 or 9x9, by rank
choice-Club = closer together at the top
choice-Lightning = half a grade everywhere
choice-Second = a second final after the first loss
choice-One = one final
choice-BestOfThree = best of three games
choice-Fixed = as in the list
choice-Free = any order
choice-Fold = first against last
choice-Random = by lot
choice-Neighbours = first against second, third against fourth
choice-GhostThenBye = a ghost plays; without one, the lowest player has the bye
choice-Bye = the lowest player has the bye
choice-Seygo = the tour’s rules, in order
choice-OpenGotha = OpenGotha’s weights
choice-Literal = score pairing of 2008, group by group
choice-Off = off
choice-Score = score difference
choice-Rank = rank difference
choice-EitherAtBar = games with a player at or above the bar
choice-Capped = no games, but strength counts up to { $value }
choice-OwnSos = the player’s own SOS
choice-StartTimesRounds = the starting score for every round
choice-StartScore = the player’s own starting score
choice-OtherPoints = the player’s own score without the bye
choice-Zero = { final-jigos-nothing }
points-category = Age { $category }
points-by = Season { $season }, class { $class }, coefficient { $coefficient }
points-by-online = Season { $season }, class { $class }, coefficient { $coefficient }, online
points-empty = No player of this category has points yet.
points-sources = Sources of the points
points-no-sources = No points yet.
points-stage = Stage: { $stage }
points-win = won against
points-jigo = jigo with
points-loss = lost to
points-sum = exact sum
points-published = points
col-points = Points
col-exact = Exactly
hall-open = Open hall window
hall-close = Close hall window
hall-is-open = The hall shows what you select here.
hall-is-closed = The window is closed. If there is a second screen, it opens there.
hall-what = Content
hall-how = Display
hall-boards = { sheet-pairings }
hall-boards-about = Board, Black and White, once the round is released.
hall-names = { sheet-pairings-by-name }
hall-names-about = Helps players find their boards.
hall-standings = Standings
hall-standings-about = Place, name and the first three criteria.
hall-knockouts = { sheet-ko }
hall-knockouts-about = Upcoming games and their players.
hall-points-about = Tour points, by age category.
hall-points = { col-points }
hall-points-title = Points, age { $category }
hall-countdown = Countdown
hall-countdown-about = Time until the round starts. Enter when it starts first.
hall-ceremony = Draw
hall-ceremony-about = The draw, box by box.
hall-blank = Event name
hall-blank-about = For breaks and speeches.
hall-timetable = Timetable
hall-timetable-about = The next rounds, and the time until the first of them.
hall-no-round = All rounds have started.
hall-playlist = Playlist
hall-playlist-about = Shown in turn. The timetable is left out while it has no round to come.
hall-playlist-seconds = seconds
hall-playlist-seconds-of = Seconds for { $content }
hall-playlist-empty = Tick what to show first.
hall-play = Start playlist
hall-play-stop = Stop playlist
hall-preview = Preview
hall-preview-about = In the hall, names appear as the players publish them.
network-title = Hall network
network-about = Phones, tablets and televisions in the same local network show pairings, boards and standings, without internet. Off, this computer cannot be reached.
network-about-pages = Open this address on phones. Televisions add /display, helpers /helper.
network-address = Address of this computer
network-only-here = only this computer
network-port = Port
network-port-hint = A port is a number of at most 65535; an empty field takes a free one.
network-start = Start hall network
network-stop = Stop hall network
network-poster = Save poster
network-toggle = Start or stop the hall network
network-is-off = The hall network is off.
network-is-on = { $devices ->
    [0] The hall network is on. No device is connected.
    [one] The hall network is on. { $devices } device is connected.
   *[other] The hall network is on. { $devices } devices are connected.
}
network-qr = QR code of { $url }
second-desk-title = Second desk
second-desk-none = No second desk follows this event. Add a helper with the role “second desk”. On the start page of the other computer, choose “Follow as a second desk” and enter { $url } and the helper’s six words.
second-desk-state = { $name } ({ $address }) has entry { $entry } of { $last }, seen at { $time }.
start-second = Follow as a second desk
start-second-about = Keep a copy of another computer’s event here, ready to take over if that computer fails.
second-desk-about = On the first computer, start the hall network and add a helper with the role “second desk”. The copy takes every change within a second and can be read meanwhile.
second-desk-address = Address of the first desk
second-desk-address-hint = as its screen Hall shows it
second-desk-code = Code
second-desk-code-hint = six words, in any case
second-desk-copy = Copy of the event
second-desk-new = New copy
second-desk-existing = Existing copy
second-desk-no-copy = Choose where the copy is kept.
second-desk-follow = Follow
second-desk-stop = Stop following
second-desk-take-over = Take over
second-desk-take-over-about = Take over only if nobody will enter anything at the first computer any more. What it has not sent is not here, and two files that went on separately cannot be joined. The codes of second desks end.
second-desk-take-over-now = Take over and open
followed-has = { $file } has entry { $entry } of { $last } from { $url }.
followed-lost = { $file } has entry { $entry }. { $reason } Trying again.
followed-ended = { $file } does not follow any more. { $reason }
helpers-title = Helpers
helpers-about = Helpers enter results, arrivals or notes on their phones while the hall network is on: at its address, followed by /helper.
helpers-none = There are no helpers.
helper-add = Add helper
helper-code-shown = Code of { $name }, shown only now:
helper-codes-save = Save slips with these codes
helper-revoke = Revoke code
helper-may = May enter
helper-role-results = results
helper-role-check-in = arrivals
helper-role-notes = notes for the referee
helper-role-second-desk = second desk
helper-room = Room
helper-all-boards = all boards
helper-state = Code
helper-state-valid = valid until { $time }
helper-state-expired = expired
helper-state-revoked = revoked
conflicts-title = Contradicting results
conflicts-about = Two readings of these boards differ. Click the right result; it is entered, and the phones show it.
conflict-entered = entered
conflict-moved = other players sit there now
conflict-aside = Set aside
conflict-settle = Settle board { $board }: { $result }
reports-title = Players’ reports
reports-about = With the setting “Players report results”, the result slips have a code for each player. A report counts when the opponent reports the same, or when you accept it.
reports-none = No report waits.
report-by = Reported by
report-state-waiting = waits
report-state-disputed = the players differ
report-state-contradicted = another result was entered
report-state-moved = the players sit elsewhere now
report-accept = Accept
report-dismiss = Dismiss
report-codes = Codes of the boards
hall-from = Boards from
hall-to = to
hall-time = Round starts
hall-time-hint = 14:30, or minutes from now
hall-count = Start countdown
hall-pause = { ceremony-pause }
hall-go-on = Resume
hall-back = Previous page
hall-forth = Next page
hall-smaller = Smaller text
hall-larger = Larger text
hall-light = Dark on light
hall-dark = Light on dark
hall-seconds = Seconds per page
hall-page = page { $page } of { $pages }
hall-not-yet = The pairings will be shown soon.
hall-handicap = { $stones } handicap
hall-begins = Round { $round } starts in
hall-begins-now = Round { $round } starts
hall-waiting = No event is open.
key-hall-show = content of the hall window
key-hall-page = previous and next page
key-hall-size = larger and smaller text
round-changed = changed after release
round-gone = does not play
round-playing = playing
round-steps = State of the round
round-start = Start round
missing = Missing results
missing-title = Missing results of round { $round }
missing-count = { $count ->
    [0] Every board has its result.
    [one] { $count } board has no result yet.
   *[other] { $count } boards have no result yet.
}
missing-differ = passes differ
missing-white = White’s pass missing
missing-black = Black’s pass missing
past = Entry history
past-title = Entry history of board { $board }, round { $round }
past-black = first pass (Black)
past-white = second pass (White)
past-both = both passes
past-cleared = cleared
past-empty = No result has been entered for this board yet.
reason = Reason
reason-hint = kept with the correction
reason-needed = Enter a reason first.
reason-correct = Correct
setting-competition-pairing-boards = Board numbers after re-pairing
setting-competition-pairing-boards-about = Players may have seen their boards. Kept: new games fill the free boards.
setting-competition-pairing-unfinished = Unfinished games in the pairing
setting-competition-pairing-unfinished-about = What an adjourned game counts as when the next round is paired. The standings show it without a result.
choice-Kept = kept
choice-BalanceAndPlace = balance, and a good place
choice-Balance = balance alone
choice-Renumbered = renumbered, strongest players first
choice-Jigo = a jigo, for the pairing only
choice-Held = held: neither player is paired

## The tour book

start-tour = Tour book
start-tour-about = All stages of a season together: race, prizes and seed lists from the bundles of the events.
book-book = { start-tour }
book-book-about = The tour has its own file of players, editions, points and the race. Add the bundles of the stages; save seed lists and web pages. No network is needed.
book-name = Name of the tour, for a new book
book-open = Open tour book
book-new = New tour book
book-close = Close book
book-copies = Copies
book-copies-about = Drawmaster copies the tour book after each bundle. A copy is restored to a new file; the book that is open stays as it is.
book-copies-none = No copies yet. Drawmaster makes one after each bundle.
book-copy-holds = { $events ->
    [one] 1 edition
   *[other] { $events } editions
}, { $players ->
    [one] 1 player
   *[other] { $players } players
}, { $changes ->
    [one] 1 change
   *[other] { $changes } changes
}
book-panels = Parts of the tour book
book-events = Editions
book-players = { col-players }
book-sp = Points lists
book-race = Race
book-people = Duplicates
book-keys = Organisers
book-log = Journal
book-signer = Signed by
book-signer-handed-over = { $holder } (handed over by { $old })
book-events-none = No edition yet. Add the bundle of a stage.
book-players-none = No matching player, or no edition in the book yet.
book-sp-none = No player has points at the end of this day.
book-race-none = No player has gained points in this year.
book-people-none = No possible duplicates left to decide.
book-keys-none = No organiser yet. Bundles are accepted only with an organiser’s key.
book-find = Find a player
book-day = End of day
book-year = Year
book-add = Add bundle
book-seeds = Seed list
book-publish = Publish
book-nothing-yet = No edition in the book yet.
book-nothing-undo = { undo-nothing }
book-undone = Undone: { $what }.
book-did-create_tour = create book
book-did-add_bundle = add bundle
book-did-add_key = add organiser’s key
book-did-revoke_key = revoke key
book-did-merge_players = merge two players
book-did-keep_apart = keep two players separate
book-did-confirm_player = confirm a player for a year
book-did-rename_championship = rename championship
book-did-migrate = { operation-migrate }
book-did-salvage = { operation-salvage }
book-did-unknown = { operation-unknown }
book-derivation = Points step by step
book-sp-now = SP{ $category }: { $sp }
book-career = { $points } points in the whole career
book-lapses = { $edition } expires before { $by }
book-transition = moves to category { $category }
book-future-stars = { template-future-stars }
book-race-size = The first { $size } qualify for the Final.
book-race-curves = Curves
book-race-curves-about = Points after each event of the year. Players: { $players }, events: { $events }; the first { $size } qualify. The table below has the same.
book-race-qualified = qualified
book-race-tied = tied for the last place
book-race-absent = unavailable
book-absent = Unavailable
book-absent-name = { $name } is unavailable for the Final
book-people-about = These names consist of the same words, in different spellings. Players are merged only if you confirm it, and every decision can be undone.
book-one = First player
book-other = Second player
book-decide = Decision
book-keep-one = Merge into first
book-keep-other = Merge into second
book-two-people = Keep separate
book-merged = Merged: { $name }.
book-kept-apart = Kept separate: { $names }.
book-keys-hint = Only bundles signed with these keys are accepted. Get each key from its organiser by another channel than the bundle, for example by telephone.
book-holder = Organiser
book-key = Public key
book-key-add = Add key
book-key-added = Bundles of { $holder } are now accepted.
book-key-revoked = New bundles signed with the key of { $holder } are no longer accepted. The book keeps the existing ones.
book-revoke = Revoke
book-revoked = revoked on { $day }
book-key-unknown = The bundle is signed with an unknown key. Compare it with the key that the organiser gives you by another channel, then enter the organiser’s name.
book-key-trust = Trust this organiser
book-bundle-is = bundle { $sequence }, class { $class }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}
book-known-already = This bundle is already in the book. Adding it changes nothing.
book-signed-by = Signed by { $holder }.
book-repeats = It has days and games of { $twin }, which is in the book already. It is another event; add it as well.
book-hand-over = { $old } hands this event over to { $holder }
book-handed-over = { $old } handed this event over to { $holder }, by a signed statement.
book-unnamed = { $count ->
        [one] 1 player has no name, neither in the bundle nor in the tour book.
       *[other] { $count } players have no name, neither in the bundle nor in the tour book.
    }
book-fresh = { $fresh ->
    [0] The tour knows all its players.
    [one] { $fresh } of its players is new to the tour.
   *[other] { $fresh } of its players are new to the tour.
}
book-championship-hint = The editions of a championship follow one another: the points of the previous edition expire before the next.
book-differences = Differences from the bundle in the book
book-consequences = Players whose points change
book-no-consequences = None.
book-take = Add
book-accept = Replace the other bundle
book-added = { $event } is in the book: { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $fresh } new to the tour.
book-not-added = { $file } was not added. The book is unchanged.
book-seeds-about = The list for seeding a stage: the players with their SP on that morning, without the points of the previous edition of the championship. The organiser imports the file; no network is needed.
book-championship-none = (no championship)
book-morning = Morning of
book-seeds-write = Save list
book-seeds-done = Saved { $file } with { $players ->
    [one] { $players } player
   *[other] { $players } players
}.
book-publish-about = The tour’s web pages: seasons, events, points lists, races, and players as far as each has agreed to be published. Nothing is uploaded. Choose an empty folder, or the folder of the last time.
book-publish-into = Choose folder and save
book-publish-far = { $done } of { $of } pages
book-published = Saved { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
} to { $folder }, { $players } of them about players. Old pages removed: { $removed }.
col-days = Days
col-event = Event
col-events = Events
col-championship = Championship
col-class = Class
col-players = Players
col-bundle = Bundle
col-irn = IRN
col-born = Born
col-career = Career
col-badges = Badges
col-day = Day
col-state = State
points-place = Final, place { $place }
points-places = Final, places { $place }

## Lists and tables of settings

order-handle = { $item }: place { $place }. Drag, or press an arrow.
level-cap = at most
level-cap-of = { $level }: the highest cost of one board
room-name = Room
room-first = First board
room-last = Last board
room-none = The event has no rooms. Add them under Rooms.
age-below = Age limit
division-from = Lowest rank
newcomers-only = Only newcomers may enter
newcomers-age = Highest age
newcomers-contests = Rated tournaments at most
table-add-rooms = Add a room
table-add-ages = Add a category
table-add-limits = Add a division
table-remove = Remove row { $row }
table-cell = { $column }, row { $row }
setting-usual-order = the usual order
criterion-mms = McMahon score
criterion-nbw = number of wins
criterion-sos = sum of the opponents' McMahon scores
criterion-sos-1 = sum of the opponents' scores without the lowest
criterion-sos-2 = sum of the opponents' scores without the two lowest
criterion-sosos = sum of the opponents' SOS
criterion-sodos = sum of the scores of defeated opponents
criterion-cuss = sum of the player's own scores after each round
criterion-sosw = sum of the opponents' wins
criterion-cusp = sum of the player's own winning points after each round
criterion-cps = later wins count double
criterion-sts = score with a bonus for unbeaten players
criterion-rung = rung of the ladder: the rank and the tenths of a grade above it
criterion-seq = results in the order of the rounds, early wins first
criterion-ko = how far the player came in the knock-out
criterion-cat = age category or division
criterion-rank = rank
criterion-rating = rating
criterion-ext = opponents' wins, weighted by how much stronger they are
criterion-exr = the same, over won games only
criterion-dc = games between players who are tied so far
criterion-sdc = the same, only if all of them have met
criterion-sosts = sum of the opponents' STS
criterion-sososw = sum of the opponents' SOSW
criterion-sodosw = sum of the wins of defeated opponents
criterion-cussw = sum of the player's own wins after each round
criterion-bp = points of all boards of the team
