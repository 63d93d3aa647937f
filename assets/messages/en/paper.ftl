### Texts on printed sheets and web pages in English.
### The layout of the sheets uses the keys that start with print-; the code that fills the sheets uses those that start
### with sheet-.

print-printed = Printed { $time }
print-log = History
site-results = Results file of the European Go Database (H9)
site-data = Data of the event (JSON)
print-page = Page { $page } of { $pages }
print-corrected = Corrected { $time }: marked with a bar
print-all-pages = All pages
print-pairings = Pairings
print-board = Board
print-black = Black
print-white = White
print-score = Score
print-result = Result
print-handicap = Hd
print-bye = Bye
print-ghost = Ghost
print-absent = Not playing
print-elsewhere = Also due elsewhere
print-by-name = Pairings by name
print-competition = Competition
sheet-last-stage = Stage
print-opponent = Opponent
print-hall = Room
print-slips = Result slips
print-slip-board = Board { $board }
print-slip-handicap = Handicap { $stones }
print-slip-komi = Komi { $komi }
print-slip-black-wins = Black wins
print-slip-white-wins = White wins
print-slip-jigo = Jigo
print-slip-score = Score
print-slip-ladder = Jigo or no result: call the referee at once. Winner of the jigo ladder:
print-slip-signature = Signature
print-wall-chart = Wall chart
print-wall-total = Total
print-wall-meaning = Each cell shows one round: the total number of wins so far (raised), then the opponent's number. The last column is the total number of wins.
print-wall-meaning-games = Each cell shows one game: the total number of wins so far (raised), then the opponent's number. The last column is the total number of wins.
print-register = Register
print-rating = Rating
print-category = Category
print-rounds = Rounds
print-register-closed =
    Register closed { $time }. { $count ->
        [one] 1 player.
       *[other] { $count } players.
    }
print-draw-record = Draw record
print-draw-sources = Source of the lots
print-draw-list = List at the time of the draw
print-draw-lots = Lots in the order drawn
print-draw-lot = Lot
print-draw-box = Box
print-draw-position = Position
print-draw-rests = Rests in round
print-draw-group = Group
print-draw-strength = Strength
print-draw-redo = To repeat the draw
print-draw-redo-how = Anyone can check this record: the same list and the same numbers give the same lots.
print-draw-frozen = Frozen text
print-draw-frozen-how = The commitment is the SHA-256 of these lines in UTF-8 without their numbers, each followed by a line feed. A line without a number continues the line above, after a space.
print-referee = Referee
print-ladder = Jigo ladder
print-ladder-accepted = Jigo accepted by the referee at
print-ladder-time = Time and komi
print-ladder-earliest = Not before
print-ladder-black = Black (by nigiri)
print-ladder-order = The games are played in this order, five minutes apart. The first game with a winner decides who advances.
print-ladder-last = The 1 × 1 board cannot end in jigo: Black must pass, and White wins by komi. The player who gets White by nigiri wins.
print-ladder-stays = The game on the large board remains a jigo for score and points.
print-timetable = Timetable
print-rules = Rules
print-self-pairing = Choose your opponents
print-self-pairing-how = Any two players may play each other, at most twice. Write your opponent's number in your next box and, above it, your total number of wins including this game.
print-tables = Table numbers
print-doors = Rooms
print-poster = Hall network
sheet-poster-line = Scan the code or open the address: your board, the pairings and the standings on your phone.
print-code-slips = Codes of helpers
sheet-code-about = Scan the code, or open the address and type the six words. Keep this slip to yourself.
sheet-code-results = Enters results
sheet-code-check-in = Enters who has arrived
sheet-code-notes = Writes notes for the referee
sheet-code-second-desk = Second desk
sheet-code-second-desk-about = For drawmaster follow on the second computer. These words show the whole event file: keep this slip locked away.
print-labels = Name badges
print-draw-cards = Draw cards
print-start-score = Starting score
print-colour = Colour
print-pink-slips = Change slips
print-pink-slip = Change slip
print-pink-register = Change slips received
print-pink-change = Change
print-outcome = Outcome
print-family-name = Family name
sheet-slip-middle-name = Middle name
sheet-slip-transliteration = Transliteration
sheet-slip-town = Town
print-given-name = Given name
print-time = Time
print-round-board = Round / board
print-players = Players
print-article = Article
print-ruling = Incident and ruling
print-appeal = Appeal
print-incidents = Incidents and decisions
print-sealed-move = Sealed move
print-prisoners-black = Prisoners taken by Black
print-prisoners-white = Prisoners taken by White
print-clock-black = Time on Black's clock
print-clock-white = Time on White's clock
print-sealed-by = Sealed by (colour)
print-sealed-number = Move number
print-sealed-move-at = Move
print-resumption = Game resumes (time, date, place)
print-sealed-how = Write down your move, fold and seal the form, and stop the clock. The referee keeps the form and opens it in the presence of the player who moves next.
print-late = Late players
print-late-came = Came at
print-late-used = Used, min
print-late-outcome = Result, or lost after
print-points = Event points
print-sp-list = Points list
print-race = Race to the Final
print-sum = Total
print-qualified = Players above this line qualify
print-final-groups = Groups
print-wins = Wins
print-prizes = Prizes
print-standings = Standings
print-final-standings = Final standings
print-stages-final = Final list of all stages
print-stages-interim = Interim list of all stages
print-individual = Individual standings
print-round-number = { $round }
print-place = Place
print-number = No.
print-name = Name
print-rank = Rank
print-club = Club
print-country = Country
print-cell-meaning = 4+/b: beat player 4 with Black; 4-/w: lost to player 4 with White; =: jigo.
print-ko-title =
    { $category } · { $count ->
        [one] 1 player
       *[other] { $count } players
    }
print-section = Section { $section }
print-round-of = Round of { $lines }
print-quarter-finals = Quarter-finals
print-semi-finals = Semi-finals
print-winners-final = Winners’ final
sheet-order-of-moves-mixed = Order of moves: Black’s lady, White’s lady, Black’s man, White’s man. Partners do not talk about the game while it lasts.
sheet-order-of-moves-any = Order of moves: Black’s first partner, White’s first partner, Black’s second partner, White’s second partner, as they are named here. Partners do not talk about the game while it lasts.
sheet-losers-table = Losers’ table
sheet-second-final = Second final
sheet-third-final = Third final
sheet-from-winners = loser of { $game }
sheet-from-losers = winner of round { $round }, game { $number }
print-final = Final
print-winner = Winner
print-third-place = Third-place game
print-group-gold = gold, 1–2
print-group-bronze = bronze, 3–4
print-group-blue = blue, 5–8
print-group-green = green, 9–16
print-group-magenta = magenta, 17–32
print-group-red = red, 33–64
print-shared-place = Players who are equal on every criterion share a place.

## Texts that the event fills in

sheet-round = Round { $round }
sheet-round-draft = Round { $round }: draft, not published
sheet-days = { $from } – { $to }
sheet-day-in-month = { $day } { $month }
sheet-date = { $day } { $month } { $year }
sheet-weekday-date = { $weekday }, { $day } { $month }
sheet-month-1 = January
sheet-month-2 = February
sheet-month-3 = March
sheet-month-4 = April
sheet-month-5 = May
sheet-month-6 = June
sheet-month-7 = July
sheet-month-8 = August
sheet-month-9 = September
sheet-month-10 = October
sheet-month-11 = November
sheet-month-12 = December
sheet-weekday-1 = Monday
sheet-weekday-2 = Tuesday
sheet-weekday-3 = Wednesday
sheet-weekday-4 = Thursday
sheet-weekday-5 = Friday
sheet-weekday-6 = Saturday
sheet-weekday-7 = Sunday
sheet-of-category = { $competition }, category { $category }
sheet-in-hall = { $competition }, { $hall }
sheet-boards = Boards { $from }–{ $to }
sheet-bye = bye
sheet-anonymous = Anonymous
sheet-anonymous-number = No. { $number }
sheet-forfeit = forfeit
sheet-ladder = jigo ladder
sheet-decision = decision
sheet-over-by = ends by { $time }
sheet-moved-from = was { $time }
sheet-late-until = lost after { $time }
sheet-due-elsewhere = { $competition }, round { $round }, { $start }
sheet-all-competitions = All competitions
sheet-knock-out = Knock-out
sheet-final = Final { $category }
sheet-final-group = Group { $name }
sheet-final-last = Semi-finals and finals
sheet-finals = Finals
sheet-qualifying = KO{ $category }, qualifying
sheet-points-round = R{ $round }
sheet-points-season = Season { $season }, class { $class }, coefficient { $coefficient }.
sheet-points-open = { $done } of { $rounds } rounds are confirmed. The points may still change.
sheet-points-ages = The event's age categories differ from those of season { $season }.
sheet-points-nothing = Season { $season } awards no points for these stages: { $stages }.

## The draw record and change slips

sheet-draw-generator = Generator
sheet-draw-generator-is = ChaCha20, keyed with SHA-256 of commitment and entropy
sheet-draw-commitment = Commitment (SHA-256 of the list)
sheet-draw-nonce = Director's secret number (nonce)
sheet-draw-called = Entropy, called out at the draw
sheet-draw-apart = Kept apart in the first round
sheet-draw-countries = countries
sheet-draw-clubs = clubs
sheet-draw-again = Reason for the new draw
sheet-seed-closing = Draw seed { $seed }, drawn when the register closed ({ $at }) from { $random } and the entropy { $entropy }. Times drawn: { $count }.
sheet-seed-changed = Draw seed { $seed }, drawn again ({ $at }) from { $random } and the entropy { $entropy }. Reason: { $reason }. Times drawn: { $count }.
sheet-seed-given = Draw seed { $seed }, given when the event was created.
sheet-seed-older = Draw seed { $seed }.
sheet-draw-reason = Reason for the order of the list
sheet-draw-number = Draw { $number } of { $all }, { $at }
sheet-draw-frozen = Frozen
sheet-draw-frozen-number = { $at }, freeze { $number }
sheet-draw-frozen-same-step = in the same step as the draw: nobody could note the commitment before
sheet-draw-announced = Announced at the freeze
sheet-draw-digits = { $digits ->
        [one] 1 digit
       *[other] { $digits } digits
    }
sheet-draw-digits-any = any number of digits
sheet-draw-acts = All freezes and draws
sheet-draw-log = History of the event
sheet-draw-log-head = { $entries } entries, head { $head }
sheet-draw-act-freeze = freeze { $number } { $at }
sheet-draw-act-freeze-undone = freeze { $number } { $at }, undone
sheet-draw-act-draw = draw { $number } { $at }
sheet-draw-act-draw-undone = draw { $number } { $at }, undone
sheet-draw-withheld = { $lines ->
        [one] One line is shown without name and club, which may no longer be published.
       *[other] { $lines } lines are shown without names and clubs, which may no longer be published.
    } The commitment cannot be recomputed from this sheet; the event file has the whole text.
sheet-draw-rests = Rests
sheet-draw-rests-best = highest-ranked players rest on the long day
sheet-draw-rests-lots = by lot
sheet-draw-rests-eve = the first round is played the evening before
sheet-witness = Witness
sheet-slip-status = Status
sheet-slip-change = { $field }: { $before }, now { $after }
sheet-slip-applied = applied { $time }
sheet-slip-refused = refused { $time }: { $reason }
sheet-slip-pending = pending

## Rules in brief

sheet-rules = Rules in brief
sheet-rules-system = System
sheet-system-swiss = Swiss, { $rounds } rounds
sheet-system-mcmahon = McMahon, { $rounds } rounds, bar at { $bar }
sheet-system-novices = novices, { $rounds } rounds; players without a win meet
sheet-system-league = league: everyone meets everyone of their division; { $moves ->
    [0] nobody moves
    [1] the first goes up, the last goes down
   *[other] the first { $moves } go up, the last { $moves } go down
}
sheet-system-club-ladder = club ladder: a win moves up a rung, a loss down one; a stone for each grade of difference, at most 9, and 5 points of komi for each further grade
sheet-system-round-robin = round robin, { $rounds } rounds
sheet-system-score-pairing = score pairing, { $rounds } rounds
sheet-system-generalised-knock-out = generalised knock-out, { $rounds } rounds: players with the same results meet
sheet-system-knock-out = knock-out
sheet-system-swiss-knock-out = Swiss, { $rounds } rounds, ending with a knock-out of { $finalists } players
sheet-system-double-elimination = double elimination: out after two losses
sheet-system-double-elimination-one = double elimination: out after two losses, with one final
sheet-system-double-elimination-three = double elimination: out after two losses, with a final of three games
sheet-system-zones = { $zones } zones in which all play all, then a knock-out of the winners
sheet-system-zoned-swiss = zoned Swiss, { $rounds } rounds, zones down to { $limits } and the rest
sheet-system-self-pairing = self-pairing, any two players meet at most { $meetings ->
    [1] once
    [2] twice
   *[other] { $meetings } times
}
sheet-rules-time = Time limits
sheet-rules-main = { $minutes } minutes each
sheet-rules-no-overtime = { $main }, no overtime
sheet-rules-byoyomi = { $main }, then byo-yomi { $periods } × { $seconds } seconds
sheet-rules-canadian = { $main }, then { $stones } stones in { $minutes }:{ $seconds } minutes
sheet-rules-fischer = { $main }, plus { $seconds } seconds per move
sheet-rules-rated = European rating, class { $class }
sheet-rules-not-rated = not rated
sheet-rules-komi = Komi
sheet-rules-handicap = Handicap
sheet-rules-board = Board
sheet-rules-board-by-rank = 13x13 if both players are { $rank } or stronger, otherwise 9x9
sheet-rules-no-handicap = none, all games are even
sheet-rules-handicap-score = score difference{ $change }, at most { $most }; no komi in handicap games
sheet-rules-handicap-rank = rank difference{ $change }, at most { $most }; no komi in handicap games
sheet-rules-handicap-plus = { " " }plus { $stones }
sheet-rules-handicap-minus = { " " }minus { $stones }
sheet-rules-placing = Tie-breaks
sheet-rules-then = , then{ " " }
sheet-rules-places-shared = { $criteria }; then places are shared
sheet-rules-odd = Odd number of players
sheet-rules-odd-ghost = a ghost (a willing stand-in) plays; without a ghost, the lowest player who has not had a bye gets it
sheet-rules-odd-bye = the lowest player who has not had a bye gets it
sheet-rules-odd-off = no byes: the organisers keep the number even
sheet-rules-lateness = Late arrival
sheet-rules-lateness-is = Black's clock runs from the start of the round. A player who is more than one hour late loses the game.
sheet-rules-protests = Protests
sheet-rules-protests-are = Until the next round starts.
sheet-rules-jigo = Jigo in a knock-out
sheet-rules-jigo-is = Games on smaller boards decide who advances. The game itself remains a jigo.

## Meanings of the criteria

sheet-criterion-category = age category
sheet-criterion-division = division
sheet-criterion-mms = McMahon score
sheet-criterion-wins = number of wins
sheet-criterion-score = score: two points for a win
sheet-criterion-sos-mms = sum of the opponents' McMahon scores
sheet-criterion-sos-wins = sum of the opponents' wins
sheet-criterion-sos-1 = sum of the opponents' scores without the lowest
sheet-criterion-sos-2 = sum of the opponents' scores without the two lowest
sheet-criterion-sos-more = sum of the opponents' scores without the lowest ones
sheet-criterion-sos-first = sum of the scores of the opponents met from round { $from } on
sheet-criterion-sodos = sum of the scores of defeated opponents
sheet-criterion-sosos = sum of the opponents' SOS
sheet-criterion-cuss = sum of the player's own scores after each round
sheet-criterion-cusp = sum of the player's own winning points after each round
sheet-criterion-direct = games between the tied players
sheet-criterion-exploits = wins of stronger opponents met or beaten
sheet-criterion-stage = how far the player came in the knock-out
sheet-criterion-sequence = results in the order of the rounds, early wins first
sheet-criterion-rung = rung of the ladder: the rank and the tenths of a grade above it
sheet-criterion-board-points = points of all boards of the team
sheet-match = Match { $number }: { $first } – { $second }
sheet-criterion-cps = later wins count double
sheet-criterion-sts = score with a bonus for unbeaten players

## Prizes

sheet-prize-category = Category { $category }
sheet-prize-girls = Girls, category { $category }
sheet-prize-boys = Boys, category { $category }
sheet-prize-knock-out = KO{ $category }
sheet-prize-above-bar = Best results above the bar
sheet-prize-list = list of { $time }
sheet-prize-rank = Rank { $rank }
sheet-prize-ranks = Ranks { $low } to { $high }
sheet-prize-place = Place { $place }
sheet-prize-wins = { $rounds ->
        [one] Number of wins in 1 round
       *[other] Number of wins in { $rounds } rounds
    }
sheet-prize-wins-of = { $wins ->
        [one] 1 win
       *[other] { $wins } wins
    }
sheet-prize-youngest = Youngest
sheet-prize-countries = Countries: best two boys and two girls
sheet-prize-places = places { $places }
sheet-prize-sum = sum of places { $sum }
sheet-prize-shared = shared
sheet-prize-improvement = Most improved
sheet-prize-persistence = Most games
sheet-prize-rungs = { $count ->
    [one] 1 rung up
   *[other] { $count } rungs up
}
sheet-prize-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
sheet-prize-most-improved = Most improved, category { $category }
sheet-prize-rookie = Rookie of the year
sheet-prize-country-teams = Country teams: two girls and two boys
sheet-prize-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
sheet-place-1 = 1st
sheet-place-2 = 2nd
sheet-place-3 = 3rd

## The referee's log

sheet-incident-advances = KO{ $category }: { $winner } advances by the director's decision: { $reason }
sheet-incident-drawn = Category { $category } drawn by the director's decision: { $reason }
sheet-incident-corrected = Confirmed result corrected to { $result }: { $reason }
sheet-incident-ruled = Result changed to { $result } by the ruling in case { $case }
sheet-incident-lowered = Does not play the next round: starting score lowered by { $by }.
sheet-incident-box = KO{ $category }, box { $box }: { $player } enters: { $reason }
sheet-incident-box-empty = KO{ $category }, box { $box } becomes a bye: { $reason }
sheet-incident-forfeit-black = Black did not appear or did not continue: Black forfeits the game.
sheet-incident-forfeit-white = White did not appear or did not continue: White forfeits the game.
sheet-incident-forfeit-both = Both players forfeit the game.
sheet-incident-walkover-black = Walkover for Black.
sheet-incident-walkover-white = Walkover for White.
sheet-incident-both-lose = Both players lose.
sheet-incident-no-result = No result.
sheet-incident-jigo = Jigo or no result in a game that needs a winner: a jigo ladder follows.
sheet-incident-jigo-won = Jigo or no result in a game that needs a winner: { $winner } advances after the jigo ladder.

## The tour's sheets

sheet-season = Season { $year }
sheet-final-column = Final
sheet-race-tied = tied
sheet-race-absent = cannot attend
sheet-race-note = Points gained in { $year }, shown without fractions. The first { $size } players who can attend play the Final; the tour decides ties for the last place.
sheet-sp-note = Points from the latest edition of each championship. Knock-out tables are seeded by these points.

sheet-role-head-referee = Head referee
sheet-role-referee = Referees and assistants
sheet-role-timekeeper = Timekeepers
sheet-role-committee = Appeals committee
sheet-role-replacement = Replacements
sheet-officials-title = Officials
sheet-rules-referees = Referees
sheet-cases-title = Case book, for the referee
sheet-case-title = Case { $number }
sheet-case-facts = What happened
sheet-case-steps = Rulings, protests and appeals
sheet-case-state = State
sheet-case-referee = Referee
sheet-case-committee = Committee
sheet-case-instead = instead of
sheet-case-ruled = { $by }: { $words }
sheet-case-protested = Protest of { $player }: { $words }
sheet-case-appealed = Appeal of { $player }: { $words }
sheet-case-closed = Closed. { $words }
sheet-case-late = (Late; taken because: { $reason })
sheet-case-upheld = (upheld)
sheet-case-rejected = (rejected)
sheet-case-result = Result: { $result }.
sheet-case-clocks = Clocks: Black { $black }, White { $white } left.
sheet-case-clocks-used = Clocks: Black { $black }, White { $white } used.
sheet-receipt-title = Receipt { $number }
sheet-receipt-from = Received from
sheet-receipt-by = Received by
sheet-refund-title = Receipt { $number }: refund
sheet-refund-to = Given back to
sheet-refund-by = Given back by
sheet-receipt-amount = Amount
sheet-receipt-method = Paid
sheet-receipt-note = Remark
sheet-receipt-for = Account
sheet-receipt-signature = Signature
sheet-method-cash = in cash
sheet-method-transfer = by transfer
sheet-fee-list-title = Registration table: fees
sheet-fees-for = For
sheet-fees-owed = Owed
sheet-fees-paid = Paid
sheet-fees-open = Open
sheet-fees-came = Here
sheet-fees-levy = Levy
sheet-fees-credit = More than owed
sheet-fees-discount = Discounts
sheet-fees-total = Total
sheet-cash-report-title = Cash report
sheet-cash-report-signature = Treasurer
sheet-cash-float = Float in the morning
sheet-cash-received = Cash received
sheet-cash-refunded = Cash given back
sheet-cash-expected = In the till
sheet-cash-counted = Counted
sheet-cash-difference = Difference
sheet-cash-transferred = Transfers received
sheet-cash-returned = Transfers given back
sheet-cash-void = Receipts that were undone:
sheet-cash-whole = Whole event
sheet-levy-form-title = Levy
sheet-levy-member = Members
sheet-levy-non-member = Non-members
sheet-levy-concession = Concessions
sheet-levy-people = Players
sheet-levy-days = Days
sheet-levy-a-day = Per day
sheet-levy-amount = Amount
sheet-levy-signature = Organiser
sheet-report-title = Report of { $day }
sheet-report-rounds = Rounds played: results, state
sheet-report-running = Games still being played, the longest first
sheet-report-round = Round
sheet-report-announced = Announced
sheet-report-began = Began
sheet-report-over = Over
sheet-report-late = Late
sheet-report-minutes = { $minutes } min late
sheet-report-proposed = proposed: { $time }
sheet-report-since = since { $time }
sheet-report-forfeits = Forfeits
sheet-report-corrections = Corrections after confirmation
sheet-report-cases = Cases
sheet-report-protests = Protests and appeals
sheet-report-confirmed = confirmed
sheet-report-open = not confirmed
