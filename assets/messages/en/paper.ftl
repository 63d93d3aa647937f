# The words on paper and on the web pages that show the same. Keys beginning with print- are asked for by the sheets'
# layout, those beginning with sheet- by whoever fills them.

print-printed = Printed { $time }
print-page = Page { $page } of { $pages }
print-corrected = Corrected { $time }: lines with a bar
print-pairings = Pairings
print-board = Board
print-black = Black
print-white = White
print-score = Score
print-result = Result
print-handicap = Hd
print-bye = Bye
print-ghost = Ghost
print-absent = Does not play
print-by-name = Pairings by name
print-opponent = Opponent
print-hall = Hall
print-slips = Result slips
print-slip-board = Board { $board }
print-slip-handicap = Handicap { $stones }
print-slip-komi = Komi { $komi }
print-slip-black-wins = Black wins
print-slip-white-wins = White wins
print-slip-jigo = Jigo
print-slip-score = Score
print-slip-ladder = Jigo or no result: tell the referee at once. Winner of the tie-break games:
print-slip-signature = Signature
print-wall-chart = Wall chart
print-wall-total = Total
print-wall-meaning = A cell is a round: the wins up to and including it, raised, then the opponent's number. The last column is the wins in all.
print-register = Register
print-rating = Rating
print-category = Category
print-rounds = Rounds
print-register-closed =
    Register closed { $time }. { $count ->
        [one] 1 player.
       *[other] { $count } players.
    }
print-draw-record = Record of the draw
print-draw-sources = What decided the lots
print-draw-list = The list as it stood
print-draw-lots = The lots in their order
print-draw-lot = Lot
print-draw-box = Box
print-draw-position = Position
print-draw-rests = Rests in round
print-draw-group = Group
print-draw-strength = Strength
print-draw-redo = To redo the draw
print-draw-redo-how = Anyone can check this record: the same list and the same seed give the same lots.
print-referee = Referee
print-ladder = Tie-break games
print-ladder-accepted = Jigo accepted by the referee at
print-ladder-time = Time and komi
print-ladder-earliest = Not before
print-ladder-black = Black (by nigiri)
print-ladder-winner = Winner
print-ladder-order = The games are played in this order, five minutes apart. The first that is won decides who goes on.
print-ladder-last = The 1 × 1 board cannot be drawn: Black must pass, White wins by komi. Whoever has White by nigiri wins.
print-ladder-stays = The game on the large board stays a jigo for score and points.
print-timetable = Timetable
print-rules = Rules
print-self-pairing = Play whom you like
print-self-pairing-how = Any two may play, at most twice. Write your opponent's number into your next box, and above it your wins with this game.
print-tables = Tables
print-doors = Rooms
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
print-given-name = Given name
print-time = Time
print-round-board = Round / board
print-players = Players
print-article = Article
print-ruling = Case and ruling
print-appeal = Appeal
print-incidents = Incidents and decisions
print-sealed-move = Sealed move
print-prisoners-black = Prisoners taken by Black
print-prisoners-white = Prisoners taken by White
print-clock-black = Time on Black's clock
print-clock-white = Time on White's clock
print-sealed-by = Sealed by (colour)
print-sealed-number = Number of the move
print-sealed-move-at = The move
print-resumption = The game goes on at (time, date, place)
print-sealed-how = Write the move, fold and close the form, and stop the clock. The referee keeps it and opens it in the presence of the player who is to move next.
print-points = Points of the event
print-sp-list = Points list
print-race = Race to the Final
print-sum = Sum
print-qualified = Qualified above this line
print-final-groups = Groups
print-wins = Wins
print-prizes = Prizes
print-standings = Standings
print-final-standings = Final standings
print-round-number = { $round }
print-place = Place
print-number = No.
print-name = Name
print-rank = Rank
print-club = Club
print-country = Country
print-cell-meaning = 4+/b: won against number 4 with Black; 4-/w: lost to number 4 with White; =: jigo.
print-ko-title =
    { $category } · { $count ->
        [one] 1 player
       *[other] { $count } players
    }
print-section = Section { $section }
print-round-of = Round of { $lines }
print-quarter-finals = Quarter-finals
print-semi-finals = Semi-finals
print-final = Final
print-winner = Winner
print-third-place = Game for third place
print-group-gold = gold, 1–2
print-group-bronze = bronze, 3–4
print-group-blue = blue, 5–8
print-group-green = green, 9–16
print-group-magenta = magenta, 17–32
print-group-red = red, 33–64
print-shared-place = Places that no criterion separates are shared.

# What the event fills in.
sheet-round = Round { $round }
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
sheet-ladder = tie-break games
sheet-decision = decision
sheet-over-by = over by { $time }
sheet-knock-out = Knock-out
sheet-final = Final { $category }
sheet-final-group = Group { $name }
sheet-final-last = Semi-finals and finals
sheet-finals = Finals
sheet-points-final = Final
sheet-qualifying = KO{ $category }, qualifying
sheet-points-round = R{ $round }
sheet-points-season = Season { $season }, class { $class }, coefficient { $coefficient }.
sheet-points-open = { $done } of { $rounds } rounds are confirmed: the points may still change.
sheet-points-ages = The event's age categories are not those of the season { $season }.
sheet-points-nothing = The season { $season } gives nothing for these stages: { $stages }.

# The record of a draw.
sheet-draw-generator = Generator
sheet-draw-generator-is = ChaCha20 under SHA-256 of commitment and call
sheet-draw-commitment = Commitment (SHA-256 of the list)
sheet-draw-nonce = Director's secret number
sheet-draw-called = Called in the hall
sheet-draw-apart = Kept apart in the first round
sheet-draw-countries = countries
sheet-draw-clubs = clubs
sheet-draw-again = Drawn again because
sheet-draw-rests = Rests
sheet-draw-rests-best = the best ranked on the long day
sheet-draw-rests-lots = by lots
sheet-draw-rests-eve = the first round is played on the eve
sheet-referee = Referee
sheet-witness = Witness
sheet-slip-status = Status
sheet-slip-change = { $field }: { $before }, now { $after }
sheet-slip-applied = done { $time }
sheet-slip-refused = refused { $time }: { $reason }
sheet-slip-pending = pending

# The rules in short.
sheet-rules = The rules in short
sheet-rules-system = System
sheet-rules-swiss = Swiss, { $rounds } rounds
sheet-rules-mcmahon = McMahon, { $rounds } rounds, bar at { $bar }
sheet-rules-round-robin = round robin, { $rounds } rounds
sheet-rules-score-pairing = score pairing, { $rounds } rounds
sheet-rules-time = Time limits
sheet-rules-main = { $minutes } minutes each
sheet-rules-no-overtime = { $main }, no overtime
sheet-rules-byoyomi = { $main }, then byo-yomi { $periods } × { $seconds } seconds
sheet-rules-canadian = { $main }, then { $stones } stones in { $minutes } minutes { $seconds } seconds
sheet-rules-fischer = { $main }, and { $seconds } seconds for every move
sheet-rules-rating = Rating
sheet-rules-rated = European rating, class { $class }
sheet-rules-not-rated = not rated
sheet-rules-komi = Komi
sheet-rules-handicap = Handicap
sheet-rules-no-handicap = none: every game is even
sheet-rules-handicap-score = difference of scores{ $change }, at most { $most }; no komi with handicap
sheet-rules-handicap-rank = difference of ranks{ $change }, at most { $most }; no komi with handicap
sheet-rules-handicap-plus = { " " }plus { $stones }
sheet-rules-handicap-minus = { " " }minus { $stones }
sheet-rules-placing = Placing
sheet-rules-then = , then{ " " }
sheet-rules-places-shared = { $criteria }; then places are shared
sheet-rules-odd = Odd number
sheet-rules-odd-ghost = a ghost, a willing stand-in, plays; without one the lowest who had no bye has it
sheet-rules-odd-bye = the lowest who had no bye has it
sheet-rules-odd-off = nobody has a bye: the organisers make the number even
sheet-rules-lateness = Lateness
sheet-rules-lateness-is = Black's clock runs from the start. More than one hour late: the game is lost.
sheet-rules-protests = Protests
sheet-rules-protests-are = Before the next round starts.
sheet-rules-jigo = Jigo in a knock-out
sheet-rules-jigo-is = Games on smaller boards decide who goes on; the game itself stays a jigo.

# What a criterion means.
sheet-criterion-mms = McMahon score
sheet-criterion-wins = number of wins
sheet-criterion-sos-mms = sum of the opponents' McMahon scores
sheet-criterion-sos-wins = sum of the opponents' wins
sheet-criterion-sos-1 = sum of the opponents' scores without the lowest
sheet-criterion-sos-2 = sum of the opponents' scores without the two lowest
sheet-criterion-sos-more = sum of the opponents' scores without the lowest ones
sheet-criterion-sos-first = sum of the opponents' scores without the first rounds
sheet-criterion-sodos = sum of the scores of the opponents beaten
sheet-criterion-sosos = sum of the opponents' SOS
sheet-criterion-cuss = sum of the own scores after each round
sheet-criterion-cusp = sum of the own winning points after each round
sheet-criterion-direct = direct confrontation of those tied
sheet-criterion-exploits = wins of stronger opponents met or beaten
sheet-criterion-cps = later wins count double
sheet-criterion-sts = score with a bonus for the unbeaten

# Prizes.
sheet-prize-category = Category { $category }
sheet-prize-girls = Girls, category { $category }
sheet-prize-boys = Boys, category { $category }
sheet-prize-knock-out = KO{ $category }
sheet-prize-above-bar = Best results above the bar
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

# The referee's log.
sheet-incident-advances = KO{ $category }: { $winner } advances by decision of the director: { $reason }
sheet-incident-drawn = Category { $category } drawn by decision of the director: { $reason }
sheet-incident-corrected = Confirmed result corrected to { $result }: { $reason }
sheet-incident-lowered = Does not play the next round: starting score lowered by { $by }.
sheet-incident-box = KO{ $category }, box { $box }: { $player } comes in: { $reason }
sheet-incident-forfeit-black = Black did not come or did not play on: the game is forfeited.
sheet-incident-forfeit-white = White did not come or did not play on: the game is forfeited.
sheet-incident-forfeit-both = Both forfeit the game.
sheet-incident-walkover-black = Walkover for Black.
sheet-incident-walkover-white = Walkover for White.
sheet-incident-both-lose = Both lose.
sheet-incident-no-result = No result.
sheet-incident-jigo = Jigo or no result in a game that needs a winner: tie-break games follow.
sheet-incident-jigo-won = Jigo or no result in a game that needs a winner: { $winner } goes on after the tie-break games.

# The tour's sheets.
sheet-season = Season { $year }
sheet-final-column = Final
sheet-race-tied = tied
sheet-race-absent = cannot come
sheet-race-note = Points gained in the calendar year { $year }, by their whole part. The first { $size } who can come play the Final; who ties for the last place is told apart by the tour.
sheet-sp-note = Points of the latest edition of every championship; knock-out tables are seeded by them.
