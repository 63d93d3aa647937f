# The window's texts in English, second part: settings, points, the hall, help.
yes = yes
no = no
screen-event = Event
screen-points = Points
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
tour-results = Results in two passes
tour-results-about = Press 1 if Black won and 2 if White won; the cursor moves on to the next board. The second pass hides the first. If the two differ, Drawmaster stops, plays a sound and shows both.
tour-undo = Nothing is lost
tour-undo-about = Every step is saved at once. Ctrl+Z undoes any of them and names it, even after a restart. The history shows who changed what, and when.
tour-count = { $at } of { $all }
tour-next = Next
tour-done = Start
tour-skip = Skip
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
palette-board = Board { $board }
palette-nothing = No matches.
redo-what = Redo: { $what }
operation-start_round = start of round { $round }
history-round = Round
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
group-event = Event
group-games = Games
group-register = Players
group-scores = Scores
group-pairing = Pairing
group-handicap = Handicap
group-standings = Standings
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
setting-event-name = Name
setting-event-name-about = Appears on every sheet and in every file.
setting-event-starts = Start times
setting-event-starts-about = Only for rounds that differ from the proposed timetable, such as 1 2026-11-20 09:30, 3 2026-11-21 10:00.
setting-event-place = Place
setting-event-place-about = Appears on the sheets and in the file for the rating list.
setting-event-country = Country
setting-event-country-about = Two letters, such as RO; the rating list needs it.
setting-event-start = First day
setting-event-start-about = Such as 2026-11-20. Its year determines the age categories.
setting-event-end = Last day
setting-event-end-about = For a one-day event, the same as the first day.
setting-competition-name = Competition
setting-competition-name-about = Its name on the sheets.
setting-competition-rounds = Rounds
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
setting-event-tour-championship = Championship
setting-event-tour-championship-about = The name that stays the same from year to year, by which the tour finds the previous edition. Leave empty if it is the name of the event.
setting-event-tour-bundles = Bundles issued
setting-event-tour-bundles-about = The number of files issued for the tour, counted automatically.
setting-event-halls = Rooms
setting-event-halls-about = The boards in each room: its name, first board and last board.
setting-event-time-main-minutes = Main time in minutes
setting-event-time-main-minutes-about = Per player. Together with the overtime it determines the EGF class.
setting-event-time-overtime = Overtime
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
setting-event-ages-cut-off = Cut-off date for ages
setting-event-ages-cut-off-about = The day of the event’s year that determines the category.
setting-event-ages-limit-included = Age limit included
setting-event-ages-limit-included-about = On: category 12 means "at most 12". Off: "under 12".
setting-event-ages-categories = Age categories
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
setting-competition-scoring-bye-wins-about = In the number of wins.
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
setting-competition-pairing-first-rounds = Number of first rounds
setting-competition-pairing-first-rounds-about = The last round with the seeding of the first rounds.
setting-competition-pairing-bye = Odd number of players
setting-competition-pairing-bye-about = Who has the bye, or that the director decides.
setting-competition-pairing-floats = Who floats
setting-competition-pairing-floats-about = Who plays in another score group: those whose floats up and down are balanced, or, weighed against that, those with a good place in the group.
setting-competition-pairing-apart-at-bar = Keep clubs apart at the bar
setting-competition-pairing-apart-at-bar-about = Off: players at or above the bar may meet others of their club or country.
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
setting-competition-scoring-bye-in-sums-about = What counts in place of the missing opponent.
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
choice-Thirteen = 13x13
choice-Nine = 9x9
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
choice-Zero = nothing
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
hall-boards = Pairings by board
hall-boards-about = Board, Black and White, once the round is released.
hall-names = Pairings by name
hall-names-about = Helps players find their boards.
hall-standings = Standings
hall-standings-about = Place, name and the first three criteria.
hall-knockouts = Knock-out table
hall-knockouts-about = Upcoming games and their players.
hall-points-about = Tour points, by age category.
hall-points = Points
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
hall-from = Boards from
hall-to = to
hall-time = Round starts
hall-time-hint = 14:30, or minutes from now
hall-count = Start countdown
hall-pause = Pause
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

# The tour book.
start-tour = Tour book
start-tour-about = All stages of a season together: race, prizes and seed lists from the bundles of the events.
book-book = Tour book
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
book-players = Players
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
book-nothing-undo = Nothing to undo.
book-undone = Undone: { $what }.
book-did-create_tour = create book
book-did-add_bundle = add bundle
book-did-add_key = add organiser’s key
book-did-revoke_key = revoke key
book-did-merge_players = merge two players
book-did-keep_apart = keep two players separate
book-did-confirm_player = confirm a player for a year
book-did-rename_championship = rename championship
book-did-migrate = update to this file format
book-did-salvage = recovery from a damaged file
book-did-unknown = operation of a newer version
book-derivation = Points step by step
book-sp-now = SP{ $category }: { $sp }
book-career = { $points } points in the whole career
book-lapses = { $edition } expires before { $by }
book-transition = moves to category { $category }
book-future-stars = Future Stars
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

# Lists and tables of settings.
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
