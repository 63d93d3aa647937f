# The window's texts in English. Keys are checked: none missing, none unused.
close = Close
cancel = Cancel
save = Save
all = all
none = none
busy = Working …

start-lead = The draw, the results and the standings of a Go tournament, at the table, without internet.
start-sample = Open the sample event
start-sample-about = 64 invented players, ready for the first draw: to look around and to practise.
start-new = New event
start-new-about = A name and its days; the players come from a list or are typed in.
start-open = Open an event
start-open-about = An event file of Drawmaster's, from this machine or from a stick.
start-import = Import from another program
start-import-about = A tournament kept in OpenGotha or MacMahon, or a list of players.
start-recent = Opened before

event-name = Name
event-place = Place
event-country = Country
event-country-hint = two letters, such as RO
event-start = First day
event-end = Last day
event-rounds = Rounds
event-template = Kind of event
event-days-hint = empty for the template’s days
event-minutes = Main time in minutes
event-overtime = Overtime
event-overtime-hint = 3x30 byo-yomi, 15/300 Canadian, +20 Fischer, none
template-seygo-open = Youth tour: Open with knock-outs
template-eygc = European youth championship
template-club-day = Club tournament, one day
template-congress = Congress
template-future-stars = Future Stars
template-about-seygo-open = McMahon, all games even, knock-outs of the age categories in its last rounds, results read twice.
template-about-eygc = McMahon, all games even, championship points, results read twice.
template-about-club-day = McMahon with handicap, results entered once.
template-about-congress = McMahon, all games even, long games, a high bar.
template-about-future-stars = Swiss for newcomers: short games, no tour points, others are refused.
preview-title = What follows
preview-class = European rating class { $class }: { $class ->
    [A] games count in full.
    [B] games count three quarters.
    [D] games count a quarter.
   *[C] games count half.
}
preview-unrated = Not rated: the time limits are too short.
preview-bar = { $from } to { $to } players should stand at or above the bar.
preview-handicap = Handicap: difference of scores minus { $less }.
preview-newcomers = Newcomers only: at most { $age } years, at most { $contests } rated contests.
preview-categories = Age categories { $categories }.
preview-round = Round { $round }
event-create = Create the event
event-close = Close the event

rail = The day
screen-register = Register
screen-knockouts = Knock-outs
screen-final = Final
screen-rounds = Rounds
screen-standings = Standings
screen-print = Print and send
screen-history = History

keys = All keys
keys-window = Everywhere
key-next = the next step of the day
key-larger = all of it larger, smaller
key-screens = the screens of the rail
key-find = find
key-grid = move on the grid of rounds, change
key-closing = close the register, take the proposed bar
key-panels = the panels of the register
key-slips = apply, refuse a pink slip
key-choose = choose a line
key-game = choose a game
key-category = the categories
key-table = walk the boxes and games, following a player's way
key-sections = sections of the table
key-zoom = size of the drawing; z fits it
key-ceremony = show the draw box by box
key-replace = replace a player before the first games
key-list = before the draw: move a player up or down
key-way = before the draw: wild card, qualifier, later round
key-freeze = freeze the list for the draw
key-table-results = results in place, as in rounds
key-forfeit = forfeit, then who gets the game
key-walkover = walkover in a knock-out, then who advances
key-ladder = jigo ladder, then who won it
key-ladder-games = to the jigo ladder, then s starts it, 1 2 = enter its games
key-settle = settle two passes that differ, then the result
key-clear = clear the result
key-board = go to a board
key-pass = the other pass
key-hand = in a draft: take apart, pair two, lock, pair anew, pair those left, why
key-seats = in a draft: Black's or White's seat, to be exchanged with another
key-bye = in a draft: give the bye to the seat's player
key-renumber = in a draft: number the boards anew
key-swap = swap colours in a draft
key-rounds = earlier and later round

palette = Find an action, a player or a board
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
status-slips = { $count ->
    [one] { $count } pink slip pending
   *[other] { $count } pink slips pending
}
status-open = register open
status-closed = register closed
status-saved = saved { $time }

next-register = Register players
next-close-register = Close the register
next-settle-slips = Settle the pink slips
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
operation-issue_bundle = issue the bundle
operation-import_seed_list = import the tour's seed list
operation-import_event = import the event
operation-open_sample = make the sample
operation-add_entry = enter { $player }
operation-change_entry = change the entry of { $player }
operation-set_entry_status = status of { $player }
operation-set_paid = levy of { $player }
operation-import_list = import a list
operation-close_register = close the register
operation-set_bar = set the bar
operation-draw_knockout = draw of KO{ $category }
operation-draw_final = draw of Final { $category }
operation-settle_final = tie of Final { $category }
operation-change_final = settings of Final { $category }
operation-plan_qualifying = qualifying of KO{ $category }
operation-replace_in_knockout = an alternate in KO{ $category }
operation-decide_knockout = decision in KO{ $category }
operation-pair_round = pairing of round { $round }
operation-unpair_round = take back the pairing of round { $round }
operation-release_round = put round { $round } on the wall
operation-confirm_round = confirm round { $round }
operation-enter_result = result of board { $board }, round { $round }
operation-enter_ladder = jigo ladder of board { $board }, round { $round }
operation-start_ladder = begin the jigo ladder of board { $board }, round { $round }
operation-record_ladder_game = game of the jigo ladder at board { $board }, round { $round }
operation-take_back_ladder_game = take back a game of the jigo ladder at board { $board }, round { $round }
operation-enter_results = results of round { $round }
operation-swap_colours = swap colours at board { $board }, round { $round }
operation-swap_players = swap players in round { $round }
operation-lock_board = lock of board { $board }, round { $round }
operation-unpair_board = take board { $board } of round { $round } apart
operation-pair_two = pair { $player } in round { $round }
operation-pair_rest = pair the rest of round { $round }
operation-set_handicap = handicap of board { $board }, round { $round }
operation-move_bye = bye of round { $round }
operation-pair_some = pair some players of round { $round }
operation-renumber_boards = number the boards of round { $round } anew
operation-move_board = move board { $board } of round { $round }
operation-lower_sleeper = lower { $player }
operation-change_settings = setting { $setting }
operation-add_slip = hand in a pink slip
operation-apply_slip = apply a pink slip
operation-refuse_slip = refuse a pink slip

panel-entries = Entries
panel-participation = Rounds played
panel-checkin = Arrival
panel-slips = Pink slips
panel-closing = Closing

grid-lead = Arrows move, Space changes. Under each round stands how many registered players play it.
grid-plays = { $name } plays round { $round }
grid-misses = { $name } misses round { $round }
checkin-find = Find who has arrived ( / ), Enter registers
checkin-count = { $arrived } of { $expected } have arrived

closing-look = Before it is closed
closing-strength = By strength
closing-categories = By age
closing-senior = senior or unknown
closing-closed = The register was closed on { $when }.
closing-even = { $count ->
    [one] { $count } player in round 1
   *[other] { $count } players in round 1
}: nobody will have a bye.
closing-odd = { $count } players in round 1, an odd number: somebody will have a bye unless a ghost is found.
closing-odd-ghost = { $count } players in round 1, an odd number: a ghost will play.
closing-seen = Everyone announced has been seen or withdrawn.
closing-unseen = { $count } announced, not seen yet: { $names }
closing-births = Every year of birth is known.
closing-no-birth = Year of birth unknown of { $count }: { $names }
closing-single = Nobody seems to be entered twice.
closing-doubles = Perhaps one person: { $names }
closing-bar = { $count } stand at or above the bar of { $bar }; { $from } to { $to } should.
closing-bar-proposed = { $count } stand at or above the bar of { $bar }; { $from } to { $to } should. At { $proposed } it would be { $proposedCount }.

slips-open = The register is still open: change the entries themselves. Slips are for changes after it is closed.
slips-empty = No slip was handed in. A change asked for now goes on a slip, so that it can be looked up later.
slips-lead = Pending slips stop the draw of a round until they are applied or refused.
slip-add = Hand in a slip
slip-late = Late entry
slip-apply = Apply
slip-refuse = Refuse
slip-none = Choose a pending slip first.
slip-pair-anyway = Pair round { $round } nevertheless
slip-player = Player
slip-player-hint = number or name
slip-player-none = Nobody of this number or name is entered.
slip-leaves = Leaves the event
slip-note = What the player says
slip-reason = Reason
slip-reason-hint = kept with the slip
slip-becomes = { $what }: { $before } becomes { $after }
slip-is = { $what }: { $after }
slip-nothing = nothing changes
slip-seat = still sits at board { $board } in round { $round }
slip-state-pending = pending
slip-state-applied = applied { $when }
slip-state-refused = refused { $when }: { $why }
slip-what-number = Number
slip-what-family = Family name
slip-what-given = Given name
slip-what-rank = Rank
slip-what-club = Club
slip-what-country = Country
slip-what-rounds = Rounds
slip-what-status = Status
slip-what-initial = Starting score
slip-no-value = none

register-find = Find by name, club or country ( / )
register-import = Import a list
register-imported = { $count ->
    [one] { $count } entry added.
   *[other] { $count } entries added.
}
list-title = Import { $file }
list-separator = Fields are parted by
list-separator-comma = commas
list-separator-semicolon = semicolons
list-separator-tab = tabs
list-encoding = Letters
list-headed = The first line names the columns
list-announced = Only announced, not seen yet
list-guessed = The list is not UTF-8: it is read as { $encoding }. Look at the names, and choose another if letters are wrong.
list-first = The list's first rows
list-column = What column { $column } means
list-means-nothing = leave out
list-means-family = Family name
list-means-given = Given name
list-means-name = Whole name, family first
list-means-given-first = Whole name, given first
list-means-middle = Middle name
list-means-rank = Rank
list-means-rating = Rating
list-means-country = Country
list-means-town = Town
list-means-club = Club
list-means-birth = Year or day of birth
list-means-pin = EGD PIN
list-means-irn = Tour number
list-means-sex = Girl or boy
list-means-family-group = Family group
list-means-sp = SEYGO points { $category }
list-ready = { $count ->
    [one] { $count } player can be taken over.
   *[other] { $count } players can be taken over.
}
list-not-yet = First mend what is wrong, or choose what the columns mean.
list-take = { $count ->
    [one] Enter { $count } player
   *[other] Enter { $count } players
}
list-event = { $count ->
    [one] New event with { $count } player
   *[other] New event with { $count } players
}
levy-take = Levy paid
levy-back = Levy given back
levy-paid = ✓
levy-none = Choose an entry that owes a levy.
levy-sum = Levy: { $due } in all, { $paid } paid; { $count ->
    [0] everybody has paid.
    [one] { $count } player has not paid.
   *[other] { $count } players have not paid.
}
col-levy = Levy
entry-similar = Perhaps entered already: { $names }. Look before you save.
entry-stars-before = Has played in Future Stars before
entry-paid = Has paid the levy
entry-membership = In the association
membership-member = member, at home or abroad
membership-non_member = no member
membership-concession = pays less
result-same = Board { $board } has { $result } already: nothing is changed.
closing-after = As it stands
closing-slips = { $count ->
    [one] { $count } pink slip waits: the draw starts when it is settled.
   *[other] { $count } pink slips wait: the draw starts when they are settled.
}
closing-no-slips = No pink slip waits.
closing-paid = Everybody has paid the levy.
closing-unpaid = Levy not paid by { $count }: { $names }
closing-admitted = Admitted by the director against the rules: { $names }
closing-open-unnamed = Nobody was looked for in the Open: name its file in the settings.
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
entry-registered = { $name } is registered.
entry-pin = EGD PIN
entry-pin-hint = eight digits
entry-irn = Tour number
entry-sex = Girl or boy, for prizes
sex-unknown = not said
sex-f = girl
sex-m = boy
entry-publication = May be published
publish-full = the full name
publish-initials = initials only
publish-anonymous = neither name nor initials
entry-overrule = The director admits this player although the rules say no
ratings-import = Import the rating list
ratings-none = No rating list is kept: import the file that the European Go Database offers.
ratings-of = Rating list of { $day }, { $count } players.
ratings-undated = Rating list without a date, { $count } players.
ratings-stale = It is old: fetch a new one before the event.
ratings-row = on the rating list, { $count ->
    [one] { $count } tournament
   *[other] { $count } tournaments
}
entry-birth = Year of birth
entry-rank-hint = 30k to 1k, 1d to 9d, 1p to 9p
entry-family-group = Family group
entry-family-group-hint = the same word for brothers, sisters, parents
entry-fixed-board = Always at board
entry-fixed-board-hint = as for limited mobility; empty for any
entry-shift = Points added to the start
entry-plays = Plays in rounds
entry-ghost = ghost
entry-guest = guest
entry-ghost-long = Ghost: plays only when the number is odd
entry-guest-long = Guest: takes no place and no points
sleepers = { $count ->
    [one] A player of the top group misses a round; the handbook takes him out of the group by a lower start:
   *[other] { $count } players of the top group miss rounds; the handbook takes them out of the group by a lower start:
}
sleeper-rounds = not in { $rounds }
sleeper-lower = Lower by { $by }
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
col-group = Group
col-way = Way in
col-stage = Reached
col-initial = Start
col-status = Status
col-missed = Not in rounds
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
col-changes = Rows

round-title = Round { $round }
round-unpaired = not paired
round-draft = draft
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
hand-finish = Pair those left
hand-rest = Pair anew but the locked
hand-yes = Yes, nevertheless
hand-round = The whole round
hand-renumber = Number the boards anew
hand-renumbered = { $count ->
    [0] All boards keep their numbers.
    [one] { $count } game has another board now.
   *[other] { $count } games have other boards now.
}
hand-seats = Exchange a seat
hand-held = { $name } changes seats: go to another board and choose a seat there, or give the bye.
hand-seat-first = Choose a seat first.
hand-bye = Give the bye
some = Pair some …
some-title = Pair some players of round { $round }
some-numbers = Numbers
some-numbers-hint = 1, 4, 7..12
some-numbers-wrong = Write numbers and ranges: 1, 4, 7..12.
some-scores = Scores before the round
some-scores-hint = 21, 20.5
some-categories = Age categories
some-senior = senior
some-nobody = Choose players by number, score or age first.
some-rest = The others wait and are paired afterwards; what is set stays. The bye is given when the last are paired.
some-pair = Pair these
report = Report of round { $round }
report-short = Report
report-nothing = There is nothing to remark.
remark-rematch = { $count ->
    [one] They have met before.
   *[other] They have met { $count } times before.
}
remark-family = They are of one family.
remark-float = { $first } floats down and { $second } up, by { $amount }.
remark-categories = They are of different categories.
remark-club = They are of one club.
remark-country = They are of one country.
remark-blacks = { $first } will have had Black { $amount } times more than White.
remark-whites = { $first } will have had White { $amount } times more than Black.
remark-handicap = { $count ->
    [one] No komi.
   *[other] { $count } handicap stones.
}
reason-hand = It was set by hand: the best pairing has them apart.
reason-must = The round cannot be paired otherwise.
reason-same = Otherwise the round would cost the same.
reason-dearer = Otherwise: { $price }.
price-met-before = { $by } { $way ->
    [less] fewer
   *[more] more
} { $by ->
    [one] second meeting
   *[other] second meetings
}
price-same-family = { $by } { $way ->
    [less] fewer
   *[more] more
} { $by ->
    [one] pair of one family
   *[other] pairs of one family
}
price-same-club = { $by } { $way ->
    [less] fewer
   *[more] more
} { $by ->
    [one] pair of one club
   *[other] pairs of one club
}
price-same-country = { $by } { $way ->
    [less] fewer
   *[more] more
} { $by ->
    [one] pair of one country
   *[other] pairs of one country
}
price-may-meet-in-the-knock-out = { $by } { $way ->
    [less] fewer
   *[more] more
} { $by ->
    [one] pair that may meet in the knock-out
   *[other] pairs that may meet in the knock-out
}
price-categories = categories mixed { $way ->
    [less] less
   *[more] more
}, by { $by }
price-score-difference = score differences { $way ->
    [less] cheaper
   *[more] dearer
} by { $by }
price-floats = floats { $way ->
    [less] cheaper
   *[more] dearer
} by { $by }
price-colours = colours { $way ->
    [less] cheaper
   *[more] dearer
} by { $by }
price-handicap = handicaps { $way ->
    [less] cheaper
   *[more] dearer
} by { $by }
price-seeding = seeding inside the groups { $way ->
    [less] cheaper
   *[more] dearer
} by { $by }
price-lot = lots { $way ->
    [less] cheaper
   *[more] dearer
} by { $by }
price-clubs-and-countries = clubs and countries { $way ->
    [less] cheaper
   *[more] dearer
} by { $by }
level-met-before = second meetings
level-same-family = one family
level-categories = categories
level-score-difference = score difference
level-may-meet-in-the-knock-out = may meet in the knock-out
level-floats = floats
level-same-club = one club
level-same-country = one country
level-colours = colours
level-handicap = handicap
level-seeding = seeding inside the group
level-lot = lot
level-clubs-and-countries = clubs and countries
hand-price = Against the best pairing the round now has: { $price }.
hand-best = The round is as good as the best one.
why = Why board { $board }?
why-best = The best pairing of the round pairs them.
why-not-best = The best pairing of the round does not pair them.
why-pays = Their meeting costs: { $price }.
why-free = Their meeting costs nothing.
why-otherwise = If they did not meet, the round would have: { $price }.
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
keys-ladder = Board { $board } is a jigo in the knock-out: g goes to the ladder and its times; or l, then 1 or 2 enters who won it.
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
correction = Correct board { $board } of round { $round }
correction-affected = Later games of the table were set on this result:
correction-through = Carry it through
correction-annul = Annul the later games
correction-keep = Keep who advanced
ladder = Jigo ladder
ladder-accepted = The referee accepted the jigo at { $time }.
ladder-accepted-at = Jigo accepted at
ladder-accepted-hint = empty: now
ladder-start = Start the ladder
ladder-board = { $lines }×{ $lines }
ladder-new-game = New game
ladder-times = { $minutes } min, then 1 × { $seconds } s; komi { $komi }
ladder-remaining = Black { $black }, White { $white } left
ladder-left = Minutes left, { $colour }
ladder-was-white = { $colour } drew White and wins
ladder-game-won = { $colour } won
ladder-played = played
ladder-next = to be played now
ladder-later = if need be
ladder-needless = not needed
ladder-between = starts { $from } to { $to }
ladder-from = starts { $from }
ladder-wait = in { $time }
ladder-start-due = still { $time }
ladder-late = { $time } late
ladder-nigiri = Nigiri: Black must pass, White wins. Who was White after nigiri? Colours are those of the first game.
ladder-black-is-white = Black is White now
ladder-white-is-white = White is White now
ladder-ended = Ended at
ladder-ended-hint = empty: now
ladder-advances = { $name } advances.
ladder-back = Take the last game back
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
ko-choice = The choice
ko-size = Players in the table
ko-size-other = Another number
ko-size-hint = { $count } may play
ko-size-round = round { $round }
ko-size-rounds = rounds { $first }–{ $last }
ko-size-byes = { $count ->
    [0] no byes
    [one] { $count } bye
   *[other] { $count } byes
}
ko-size-out = { $count ->
    [0] nobody out
   *[other] { $count } out
}
ko-size-gap = { $count ->
    [0] equal grades
    [one] up to { $count } grade apart
   *[other] up to { $count } grades apart
}
ko-effect = { $size } players in { $lines } lines, rounds { $first } to { $last }:
ko-gaps = Grades between the two of each first game, if the lots fell in the order of the list: { $gaps }.
ko-way = The player's way in
ko-way-wild = Wild card
qualifying = Qualifying games
qualifying-title = Qualifying games of KO{ $category }
qualifying-about = The last places of the table are played for in the rounds before it begins. The winners are in the table when it is drawn.
qualifying-lines = Lines of the table
qualifying-rounds = Qualifying rounds
qualifying-for-wild = Wild cards' places played for
qualifying-wild = Wild cards given in the list: { $count }
qualifying-planned = Planned for { $lines } lines: { $direct } in the table directly, { $wild } by wild card; played in rounds { $first } to { $last }.
qualifying-won = { $name } is in the table.
qualifying-nobody = Nobody won it.
qualifying-back = Take the plan back
qualifying-plan = Plan the games
qualifying-again = Plan anew
ko-way-qualified = Qualifier
ko-way-later = From round { $round } of the table
ko-most = Wild cards { $wild } of { $most_wild } at most; qualifiers { $qualified } of { $most_qualified } at most.
ko-up = Up
ko-down = Down
ko-first = He is the first already.
ko-last = He is the last already.
ko-sort = Back to the order of strength
ko-moved = moved by the director
ko-out = out
ko-excluded = Not on the list: { $count }
ko-apart-countries = Keep countries apart in the first round
ko-apart-clubs = Keep clubs apart in the first round
ko-third = Game for third place
ko-reason = Reason
ko-reason-hint = kept with the draw and printed on its record
ko-reason-needed = Say why: the reason is kept with the draw.
ko-freeze = Freeze the list
ko-frozen = The list is frozen
ko-frozen-about = Read out or write down this number before anything is called: it proves that the list was not changed afterwards.
ko-thaw = Change the list
ko-draw-ceremony = Draw box by box
ko-draw-now = Draw at once
ko-again = This table is drawn again; the old one stays in the history.
ko-keep = Keep the table
ko-redraw = Draw again
ko-redraw-begun = Games of this table are set already: take those pairings back first.
ko-replace = Replace a player
ko-replace-none = Choose a player's box first.
ko-replace-who = Who replaces { $name }?
ko-replace-about = The box of a seed goes to the strongest player without a seed's mark, and his box to the alternate. Without an alternate the box is a bye.
ko-replace-reason = empty for a withdrawal
ko-alternate = Alternate
ko-alternate-next = The next of the list
ko-alternate-none = Nobody is left: a bye
ko-ceremony = Show the draw
ko-entropy = Called in the hall
ko-entropy-hint = dice, numbers called by children; may be empty
ko-list = The list in seeding order
ko-list-empty = Nobody of this age is registered.
ko-summary = { $players } players, beginning in round { $first }.
ko-winner = Winner: { $name }
ko-shown = What is shown
ko-whole = Whole table
ko-section = Section { $number }
ko-zoom = Size of the drawing
ko-smaller = Smaller
ko-larger = Larger
ko-fit = Fit
ko-in-round = round { $round }
ko-bye = bye
ko-board = board { $board }
ko-needs-ladder = jigo: ladder
ko-overtaken = set for others
ko-vacant = nobody
ko-open-side = not known yet
ko-cell-box = Box { $box }, { $group }: { $name }
ko-cell-game = { $stage }, game { $number }, round { $round }
ko-cell-won = Won by { $name }
ko-told = { $a } against { $b }
ko-told-won = { $a } against { $b }, won by { $won }
ko-ranking = Ranking and stages
ko-shared = { $from }–{ $to }
ko-still-in = still in
ko-record = How it was drawn
ko-commitment = Commitment
ko-nonce = Nonce
keys-table = arrows walk the table · Page Down sections · + - z size · v the draw · [ ] categories
keys-table-results = 1 Black won · 2 White won · = jigo · 0 both lost · f forfeit · w walkover · Backspace clears · p other pass
ceremony-title = KO{ $category }: the draw
ceremony-count = { $shown } of { $all }
ceremony-box = { $group } group, box { $box }
ceremony-lot = Lot { $drawn } of { $of }
ceremony-again = { $count ->
    [one] drawn again once, to keep countries or clubs apart
   *[other] drawn again { $count } times, to keep countries or clubs apart
}
ceremony-alone = no lot: nobody else is left
ceremony-meets = meets { $name }
ceremony-bye = has a bye in the first round
ceremony-open = opponent still to be drawn
ceremony-commitment = The list was frozen as
ceremony-entropy = The hall called
ceremony-next = Next
ceremony-play = By itself
ceremony-pause = Pause
ceremony-all = To the end
stage-round_of_64 = Round of 64
stage-round_of_32 = Round of 32
stage-round_of_16 = Round of 16
stage-quarter_final = Quarter-finals
stage-semi_final = Semi-finals
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
final-by = By
final-by-wins = wins
final-by-direct_game = the direct game
final-by-entry_position = entry position
final-by-ladder = smaller boards
final-by-nothing = open
final-tie = Tied.
final-tie-hint = They play on smaller boards; choose them in the order they come out in, the best first.
final-tie-named = named already
final-day = Day { $day }
final-eve = The eve
final-round = Round { $round }
final-phase-group = groups
final-phase-semi_finals = semi-finals
final-phase-finals = finals
final-alone = the Final alone
final-rests = Rests: { $names }
final-places = Places
final-size = Players
final-list = The list in the order of points
final-draw = Draw Final { $category }
final-rests-when = Who rests when
final-way-best = the best ranked play two games a day
final-way-lots = by lots
final-way-eve = a first round on the eve
final-ladder-keys = Who won the ladder: 1 Black, 2 White.
final-state-waiting = to come
final-state-to_set = to be paired
final-state-running = playing
final-state-ladder = jigo: ladder needed
final-state-jigo = jigo
final-state-overtaken = set for others
final-state-vacant = nobody
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

history-find = Find in the history ( / )
history-empty = Nothing has been done yet.
history-more = Show all { $count }

copies = Copies
copies-none = There are no copies yet: one is made after each confirmed round and each hour of work.
copies-event = Event
copies-content = What it holds
copies-holds = { $entries } entries, round { $paired } paired, { $confirmed } confirmed, { $results } results
copies-changes = Changes
copies-last = Last change
copies-restore = Bring back
copies-restored = { $file } is the event as the copy has it; what was open before is as it was.
copies-salvage = Read a damaged file
copies-damaged = The damaged file
copies-salvaged = { $file } holds what could be read: { $entries } changes can be trusted, { $doubts } things are doubtful.
copies-check = Check this file
copies-sound = This file is sound: { $entries } changes follow one from the other, { $rows } rows are what they lead to, { $certificates } pairings are proved.
copies-save-as = Go on in another file
copies-saved-as = The event goes on in { $file }; the old file is as it was.
copies-saved-bare = The event goes on in { $file }; the old file could not be read, so that the history begins anew.
copies-and-check = Copies and check
copies-read = Read what can be read
copies-found = What could be read
copies-doubts = Lost, or vouched for by nothing:
copies-no-doubts = Nothing was lost.
copies-open = Open it

print-print = To print
print-export = To send
print-write = Write
print-no-round = No round is paired yet.
print-done = { $file } is written.
sheet-of-category = { $label }, age { $category }
sheet-pairings = Pairings by board
sheet-pairings-about = For the wall, with room for the results.
sheet-pairings-by-name = Pairings by name
sheet-pairings-by-name-about = Who sits where, for players to find themselves.
sheet-slips = Result slips
sheet-slips-about = Six on a page, to cut.
sheet-wall-chart = Wall chart
sheet-wall-chart-about = Everybody's opponents and wins, updated each round.
sheet-standings = Standings
sheet-standings-about = With all criteria and results.
sheet-final-list = Final standings
sheet-final-list-about = After the last round.
sheet-ko = Knock-out table
sheet-ko-about = Names, value groups and winners.
sheet-ladder = Jigo ladder
sheet-ladder-about = Boards and times to decide a knock-out jigo.
sheet-draw-record = Record of the draw
sheet-draw-record-about = List, commitment, lots: anyone can draw again.
sheet-register = Register
sheet-register-about = Who is entered, with numbers.
sheet-draw-cards = Draw cards
sheet-draw-cards-about = One for each player, to shuffle by hand.
sheet-labels = Name badges
sheet-labels-about = To cut.
sheet-tables = Board numbers
sheet-tables-about = To stand on the tables.
sheet-timetable = Timetable
sheet-timetable-about = Proposed times of the rounds.
sheet-rules = Rules
sheet-rules-about = Time limits, komi, criteria.
sheet-pink-slips = Change slips
sheet-pink-slips-about = Blank, for pink paper.
sheet-pink-register = Register of pink slips
sheet-pink-register-about = Every slip and what became of it.
sheet-sealed-move = Sealed move
sheet-sealed-move-about = The form for an adjourned game.
sheet-incidents = Incidents
sheet-incidents-about = The referee's log: what the event knows, and lines to write on.
sheet-self-pairing = Self-pairing chart
sheet-self-pairing-about = For a side event.
sheet-points = Points
sheet-points-about = SEYGO points with their sources.
file-h9 = Results for the rating list
file-h9-about = H9, as the European Go Database takes it.
file-opengotha = OpenGotha file
file-opengotha-about = The whole tournament for another program.
file-csv = Standings as a table
file-csv-about = For a spreadsheet.
file-entries = Entries as a table
file-entries-about = For the organisers; names stand in full.
sheet-doors = Rooms
sheet-doors-about = Which boards are in which room, for the doors.
sheet-prizes = Prizes
sheet-prizes-about = Who is to be called up, group by group.
sheet-sp-list = Points list
sheet-sp-list-about = The tour's points that tables are seeded by.
file-html = Web pages
file-html-about = Pairings, standings and tables for a screen or a server: a folder.
print-all = All for round { $round }
print-all-done = { $folder } holds { $count ->
        [one] 1 sheet
       *[other] { $count } sheets
    }.
print-all-written = { $count } written, { $without } left out
print-look = Show
print-options = How to print
print-option-paper = Paper
print-option-language = Language
print-option-hall = Hall
print-option-copies = Copies
print-option-landscape = Landscape
print-option-replace = Replacement signs
print-paper-own = The sheet's own
print-paper-a4 = A4
print-paper-a3 = A3
print-hall-all = All halls
print-preview = Preview of { $label }
print-page-back = Back
print-page-on = On
print-page-of = Page { $page } of { $pages }
print-first-page = This is the first page.
print-last-page = This is the last page.
print-missing = No font has { $characters }: change these names, or tick replacement signs to print � in their place.
language-en = English
language-ro = Română
print-option-format = Pieces
print-format-own = To be cut
print-format-99x67 = Labels 99 × 68 mm, 8 on A4
print-format-99x38 = Labels 99 × 38 mm, 14 on A4
print-format-63x38 = Labels 64 × 38 mm, 21 on A4
print-format-85x54 = Cards 85 × 54 mm, 10 on A4
print-format-70x37 = Labels 70 × 37 mm, 24 on A4
print-format-6 = 6 on a page
print-format-4 = 4 on a page
print-tour = From the tour book
tour-book = The tour book
tour-race = Race to the Final
tour-race-about = Points of the year in each category, and who qualifies.
tour-prizes = Prizes of the year
tour-prizes-about = First three, girls, boys, most improved, rookie, country teams.
tour-sp-list = Points lists of the tour
tour-sp-list-about = What knock-out tables are seeded by.
print-changed = { $count ->
        [one] 1 line changed since it was printed
       *[other] { $count } lines changed since it was printed
    }
print-progress = Printing: { $done } of { $all }
print-stop = Stop
print-all-stopped = Stopped: { $folder } holds { $count ->
        [one] 1 sheet
       *[other] { $count } sheets
    }.
print-not-shown = { $file } is written, but no program on this machine opened it: open it in its folder and print it there.
key-print-round = print all for the round
sheet-final-groups = Groups of the Final
sheet-final-groups-about = Cross tables, games of each round, semi-finals and finals.
book-print = Print: { $what }
