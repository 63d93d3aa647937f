# Texts of the crate `formats`.
import-empty = The file is empty. Choose the file that the other program saved.
import-too-large = The file has { $megabytes } MB, but a tournament never needs more than { $most } MB. Choose another file.
import-not-utf8 = Line { $line } is not UTF-8 text. Save the file again with the encoding UTF-8.
import-malformed = Line { $line }, column { $column }: { $problem } Save the file again in the program that created it.
import-hostile = Line { $line }, column { $column }: { $problem } No tournament file looks like this, so the file is refused.
import-limit-players = The file has more than { $most } players, so it is refused. No tournament is that large. Check that it is the right file.
import-limit-games = The file has more than { $most } games, so it is refused. No tournament is that large. Check that it is the right file.
import-limit-rounds = The file has more than { $most } rounds, so it is refused. No tournament is that large. Check that it is the right file.
import-other-format = This is not { $expected }. { $found }
import-player-twice = { $name } is in the list of players twice. Rename or remove one of the two and save the file again.
import-player-nameless = Player { $place } in the list has no name. Name or remove this player and save the file again.
import-unknown-rank = { $name } has the rank "{ $rank }", which is not valid. Correct it to 30k to 1k, 1d to 9d or 1p to 9p.
import-bad-line = Line { $line }: { $problem }
import-bad-lines =
    { $lines ->
        [one] The list has { $problems } problems in { $lines } line. Correct them and import the list again.
       *[other] The list has { $problems } problems in { $lines } lines. Correct them and import the list again.
    }
import-missing-column = The list has no column { $column }. Name it in the first line, or choose which column it is. A list needs the rank, and either family and given name or the whole name.
import-same-column = Two columns have the same meaning; the second one is "{ $heading }". Leave one of them out, or choose another meaning.
import-other-encoding = Line { $line } is not { $encoding } text. Choose the encoding in which the list was saved.
import-unknown-encoding = There is no encoding "{ $name }". Choose one of { $known }.
import-workbook = This spreadsheet cannot be read: it is damaged, in the older format of Excel (xls), or too large. Save it as xlsx, ods or CSV (UTF-8).

import-format-rating-list = a rating list of the EGD, the FFG or the AGA
import-format-egd-results = a results file of the European Go Database (H9)
import-format-ffg-results = a results file of the French federation (tou)
import-format-aga-results = a results file of the American Go Association (AGA)
import-format-trf = a report of the chess federation (TRF16)
import-format-macmahon = a MacMahon file
import-format-opengotha = an OpenGotha file
import-format-pairgoth = a Pairgoth file of an individual tournament
import-format-seed-list = a seed list of the tour

import-archive-damaged = The ZIP archive is damaged. Download it again.
import-archive-empty = The ZIP archive is empty. Download it again.
import-archive-files = The ZIP archive contains { $files } files. Download it again, or choose the list itself.
import-archive-nested = The ZIP archive contains another archive. Unpack it and choose the list itself.
import-found-browser-check = It is the page "checking your browser" that the site shows first. Wait in the browser until the list appears, then save it.
import-found-harmful-characters = A name in it has characters that hide or reorder others. Ask its sender for it again.
import-found-newer-version = It was written by a newer version of the program. Use a newer version.
import-found-no-list = It is not a list of the European Go Database, the French federation or the AGA. Choose one of those.
import-found-no-player-lines = It contains no line of a player. Choose another file.
import-found-not-json = It is not JSON. Choose another file.
import-found-other-kind = It is a file of another kind. Choose another file.
import-found-root-without-parameters = Its root element is { $element }, and it contains neither players nor parameters. Choose another file.
import-found-root-without-players = Its root element is { $element }, and it contains no players. Choose another file.
import-found-signature = Its signature does not fit because it was changed after it was signed. Ask its sender for it again.
import-found-type = Its type is { $kind }. Choose another file.
import-found-wrong-values = A value in it is missing or not valid. Ask its sender for it again.
import-found-zero-bytes = It contains zero bytes, so it is not plain text. Save it again as UTF-8.
import-json-cut-off = The file is cut off.
import-json-invalid = This is not valid JSON.
import-json-value = A value of the tournament is missing or not valid.

import-problem-birth = "{ $text }" is not a year or day of birth. Write it as 2014 or as 2014-05-31.
import-problem-field-count = The line has { $fields } fields, but the first line names { $columns } columns. Correct the separators.
import-problem-long-field = A field has { $bytes } bytes, more than { $most }: "{ $start }". Shorten it, or check the quotation marks.
import-problem-long-line = The line has { $bytes } bytes, more than { $most }. No list looks like this. Choose another file.
import-problem-long-text = A text is longer than { $most } bytes.
import-problem-no-club = The player's club is missing. Write it after the country.
import-problem-no-country = The player's country is missing. Write its two-letter code.
import-problem-no-family-name = The player's family name is missing. Write it.
import-problem-no-given-name = The player's given name is missing. Write it.
import-problem-rank-missing = The player's rank is missing. Write one, such as 5k.
import-problem-no-name = The player has no name. Write family and given name.
import-problem-no-rank = { $name } has no rank. Write one, such as 5k.
import-problem-no-rank-or-name = The player has no rank. Write one, such as 5k.
import-problem-not-a-round = A word after the first round is not a round. Correct it, or remove it.
import-problem-not-an-aga-game = The line is not a game. Write the numbers of White and Black, W or B for the winner, the handicap and the komi.
import-problem-aga-number = A player of the game is not in the list of players. Correct the number.
import-problem-trf-number = The number of the player is missing. Write it in columns 5 to 8.
import-sheet-unknown = The workbook has no sheet "{ $sheet }" with cells. It has: { $known }. Choose one of them.
import-problem-not-csv = It is not a line of a CSV file. Save the list again as CSV UTF-8.
import-problem-only-family-name = "{ $name }" is a family name without a given name. Write both.
import-problem-only-given-name = "{ $name }" is a given name without a family name. Write both.
import-problem-pin = "{ $text }" is not an EGD PIN. A PIN has eight digits.
import-problem-points = "{ $text }" is not a number of SEYGO points. Write a whole number.
import-problem-rating = "{ $text }" is not a rating. Write a whole number from -900 to 3500.
import-problem-same-number = The { $number } { $value } is also in line { $first }. One person can be entered only once.
import-problem-register-number = "{ $text }" is not a number of a licence or a membership. Write up to ten digits.
import-problem-sex = "{ $text }" is not a sex. Write f or m, or leave the field empty.
import-problem-too-many-fields = The line has { $fields } fields, more than { $most }. Check the separators.
import-problem-too-many-lines = A list can have at most { $most } players. Split it.
import-problem-too-many-players = A results file can have at most { $most } players. Check that it is the right file.
import-problem-zero-byte = The line contains a zero byte, so the file is damaged. Save the list again as CSV UTF-8.
import-season-syntax = This is not valid TOML. Check quotes, brackets and commas.
import-season-unknown-field = Unknown field `{ $field }`. Check its spelling.
import-season-missing-field = Missing field `{ $field }`. Add it.
import-season-value = The value { $value } is not valid here. Correct it.

import-xml-attribute = An attribute does not have the form name="value".
import-xml-attribute-twice = { $element } has the attribute { $attribute } twice.
import-xml-attributes = { $element } has more than { $most } attributes.
import-xml-all-attributes = There are more than { $most } attributes.
import-xml-closing-tag = A closing tag has no opening tag.
import-xml-cut-off = The file is cut off before { $element } is closed.
import-xml-depth = Elements are nested more than { $most } levels deep.
import-xml-elements = There are more than { $most } elements.
import-xml-empty = The file contains no XML.
import-xml-escape = An & does not begin a known character.
import-xml-invalid = This is not XML.
import-xml-long-attribute-name = The name of an attribute has { $bytes } bytes, more than { $most }.
import-xml-long-element-name = The name of an element has { $bytes } bytes, more than { $most }.
import-xml-long-text = The text of { $element } is longer than { $most } bytes.
import-xml-long-value = The value of { $attribute } has { $bytes } bytes, more than { $most }.
import-xml-own-dtd = The file contains its own document type definition.
import-xml-reference = The reference &{ $name }; is not a known character.
import-xml-second-document = A second document begins.
import-xml-tags = The element { $open } is closed as { $close }.
import-xml-text-outside = There is text outside the document.
import-xml-unfinished-tag = The file ends or breaks off inside a tag.
import-xml-zero-byte = The file contains a zero byte, so it is damaged.

import-note-more =
    { $count ->
        [one] { $count } more note is not shown.
       *[other] { $count } more notes are not shown.
    }
import-note-adjustment-rounded = { $name }: the score adjustment of { $quarters } quarters of a point is rounded down to { $points } points.
import-note-aga-defaults = The file has neither time limits nor byes nor settings. { $minutes } minutes and a McMahon tournament are used. Correct them.
import-note-aga-placeholders = Players whose number stands for none: { $count }. They have no AGA number here.
import-note-aga-undecided = Games without a result: { $count }. The file does not say whether they ended in jigo, by forfeit or not at all. Enter their results.
import-note-aga-moved = Games put into a later round, because one of the players has another game in theirs: { $count }.
import-note-aga-game-left = Line { $line }: the game is left out. It is of one player alone, or a player would have more than { $last } rounds.
import-note-board-size = The games are on boards of size { $size }, which events do not have. 19x19 is used here, and the size is kept for an export.
import-note-board-twice = Round { $round }, board { $board }: two games have this board. One of them is put at board { $other }.
import-note-byoyomi-periods = OpenGotha does not store the number of byo-yomi periods. One period is used. Correct it.
import-note-cancelled = Round { $round }: a game was cancelled. It was imported with the result "no result".
import-note-categories = The file has { $categories } categories but only { $limits } of their limits.
import-note-class-time = The file has class { $class } but no time limits. { $minutes } minutes, the shortest time of this class, are used.
import-note-class-unrated = The file has class { $class }, but its time limits are too short for any class. The games are not rated.
import-note-class-lower = The file has class { $class }, but its time limits allow only class { $allowed }. Correct the time limits.
import-note-column = The column "{ $heading }" is left out.
import-note-congress-numbers =
    { $count ->
        [one] The congress registration number of { $count } player has no use here. It is kept for an export to Pairgoth.
       *[other] The congress registration numbers of { $count } players have no use here. They are kept for an export to Pairgoth.
    }
import-note-country = { $name }: "{ $country }" is not a two-letter country code and is left out.
import-note-criterion = The standings criterion "{ $criterion }" is unknown and is left out.
import-note-damaged-line = Line { $line }: "{ $text }" is not a player and is left out.
import-note-damaged-lines =
    { $count ->
        [one] { $count } line of the list could not be read.
       *[other] { $count } lines of the list could not be read.
    }
import-note-egd-handicap = The file says that handicaps are reduced by { $reduction }, but not what they depend on. Check the handicap settings.
import-note-encoding-guessed = The list is not UTF-8. It was read as { $encoding }. Check the names.
import-note-external-dtd = The file refers to an external document type definition, which was not read.
import-note-ffg-adjusted = The file has only the adjusted time of { $adjusted } minutes, not the overtime. Byo-yomi of { $seconds } seconds is used, which gives the same adjusted time. Correct it.
import-note-ffg-no-time = The file does not contain the main time. { $minutes } minutes are used. Correct the time limits.
import-note-ffg-overtime = The file mentions overtime but not its length. No overtime is used. Correct the time limits.
import-note-foreign-games = Values of games that events do not have, kept for an export to the same program: { $names }.
import-note-foreign-left = { $name }: the value is too long to keep and is left out.
import-note-foreign-players = Values of players that events do not have, kept for an export to the same program: { $names }.
import-note-foreign-settings = Settings that events do not have, kept for an export to the same program: { $names }.
import-note-game-replaced = Round { $round }, board { $board }: two games have this board. The later one is kept.
import-note-handicap = Round { $round }, board { $board }: the handicap { $handicap } is above 9. A handicap of 9 is used here, and the other one is kept for an export.
import-note-internet = The tournament was played on the internet, so its games have rating class D.
import-note-internet-address = The file contains the internet address of its director, which was not imported.
import-note-komi = The komi is not a multiple of half a point. It is rounded down here, and kept for an export.
import-note-late-rounds = Line { $line }: rounds after { $last } are left out.
import-note-level = { $name }: the level { $written } is unknown. { $rank } is used.
import-note-line-cleaned = Line { $line }: control characters were removed from "{ $text }".
import-note-line-no-pin = Line { $line }: "{ $text }" is not an EGD PIN of eight digits and is left out.
import-note-lines-disagree = Round { $round }: lines { $line } and { $other } do not agree. The game is left out.
import-note-macmahon-defaults = The file has no dates, time limits or komi. { $day }, 60 minutes and 6.5 are used. Correct them.
import-note-macmahon-half-groups = MacMahon pairs players with half a point more in the lower score group in this tournament. Here they are paired by their exact score.
import-note-macmahon-no-result = MacMahon counts a game without a result as half a point of the score. Here it counts nothing until its result is entered.
import-note-macmahon-rating-rank = MacMahon takes ranks from ratings in this tournament. The entered ranks are used. Check them.
import-note-macmahon-rating-score = MacMahon takes initial scores from ratings in this tournament. They follow from the ranks here. Check them.
import-note-macmahon-zero = MacMahon counts scores from { $level } in this tournament, and here they count from 30 kyu. The score of everyone is { $points } lower here, and so is each opponent's score in SOS. The order is the same.
import-note-name-twice = Lines { $first } and { $line }: { $name } is listed twice.
import-note-no-criteria = The file contains no standings criteria. MMS, SOS and SOSOS are used.
import-note-no-headings = The list has no headings. The meanings of its columns are guessed from their content. Check the players.
import-note-no-rank = { $name } has no rank. 30k is used, as in OpenGotha.
import-note-one-time = The file has one time for main time and overtime together. { $minutes } minutes are used as main time.
import-note-pairgoth-jigo = Pairgoth rounds McMahon scores down to whole points in this tournament. Here half a point from a jigo stays, so players with an odd number of jigos have half a point more, and so have their opponents in SOS.
import-note-pairgoth-sos = Pairgoth counts a round without a game in SOS as the initial score and half a point for each round. Here it counts the initial score, so SOS of players without a game in a round is lower here.
import-note-pin = { $name }: "{ $pin }" is not an EGD PIN of eight digits and is left out.
import-note-player-cleaned = { $name }: control characters were removed from the name or another field.
import-note-rank-bare = Line { $line }: the rank "{ $written }" has no k or d. { $rank } is used. Check it.
import-note-rank-below = Line { $line }: the rank "{ $written }" is below 30k. { $rank } is used.
import-note-rank-range = { $name }: the rank { $grade } is outside the range from 30k to 9d. { $rank } is used.
import-note-rating = { $name }: "{ $rating }" is not a rating and is left out.
import-note-rating-range = { $name }: the rating { $rating } is outside the range from { $least } to { $most }. { $used } is used.
import-note-ratings-shifted = The file is old. { $shift } is added to its ratings, as in OpenGotha.
import-note-ratings-unchanged = The file does not contain the version of its data. Its ratings are used unchanged.
import-note-register-number = { $name }: "{ $number }" is not a number of a licence or a membership, which has up to ten digits. It is left out.
import-note-result = Round { $round }, board { $board }: the result "{ $result }" is unknown, so the game has no result yet.
import-note-round = A game or bye of round "{ $round }" is dropped. Rounds are numbered from 1 to { $last }.
import-note-round-number = A round without a number from 1 to { $last } is left out.
import-note-round-range = The games of round { $round } are dropped. Rounds are numbered from 1 to { $last }.
import-note-rounds-raised = The file plans { $planned } rounds but has games in round { $last }. The tournament now has { $last } rounds.
import-note-same-pin = { $name } has the same EGD PIN { $pin } as { $first }. The second PIN is left out.
import-note-score-correction = { $name }: the correction { $correction } of the initial score is left out.
import-note-score-zero = The file sets the zero of the scores to { $zero }, but OpenGotha counts from 30k. This event also counts from 30k.
import-note-scores-unknown = The file does not contain the bar, the floor and the zero of the scores. Check them before you use the standings.
import-note-second-bye = Round { $round }: a player has a bye in addition to a game or another bye. The bye is dropped.
import-note-second-game = Round { $round }, board { $board }: a player already has a game at another board. This game is dropped.
import-note-sheet =
    { $others ->
        [one] The sheet "{ $sheet }" was read. { $others } other sheet with cells was not.
       *[other] The sheet "{ $sheet }" was read. { $others } other sheets with cells were not.
    }
import-note-self-pairing = Round { $round }, board { $board }: a player meets themselves. The game is dropped.
import-note-setting = The setting { $setting } has the value "{ $value }", which is not valid. The default is used.
import-note-start = The file does not contain the first day of the tournament. { $day } is used. Correct it.
import-note-status = { $name }: the status "{ $status }" is unknown. The player is imported as pre-registered.
import-note-system = The system { $system } is unknown. Swiss is used.
import-note-pair-incomplete = { $name } is not a pair of two players of the file, and is left out.
import-note-team-player = { $name } is in the team { $team }, but not among the players of the file. The board is left out.
import-note-teams =
    { $count ->
        [one] { $count } team is kept for an export. Here the games count only for its players; import the file with --teams on the command line to let teams meet.
       *[other] { $count } teams are kept for an export. Here the games count only for their players; import the file with --teams on the command line to let the teams meet.
    }
import-note-title-rows = Lines 1 to { $last }, above the headings, are left out.
import-note-total-row = Line { $line }: "{ $text }" sums up the list and is left out.
import-note-tournament-cleaned = Control characters were removed from the tournament's name.
import-note-trf-ranks = The file has no ranks of Go. They follow from the ratings. Check them.
import-note-trf-unrated = Players without a rating, who have the rank 30k here: { $count }. Enter their ranks.
import-note-unclear-day = Line { $line }: "{ $text }" has the day or the month first. Only the year { $year } is used. Write days as 2014-05-31.
import-note-unknown-player = Round { $round }: a game with a player who is not in the list is dropped.
import-note-unknown-player-bye = Round { $round }: the bye of "{ $player }" is dropped. This player is not in the list.
import-note-unknown-player-game = Round { $round }, board { $board }: the game of "{ $player }" is dropped. This player is not in the list.
import-note-unknown-rank = { $name } has the rank 99K, which means unknown in OpenGotha. 30k is used.
export-note-one-name = { $name } has only one name. OpenGotha needs two, so a dash is written for the missing one.
export-note-class = { $program } has no place for the chosen class. The games count as class { $class } there. If you send results to the EGD, send them from here, or choose time limits of the lower class.
export-note-criterion = OpenGotha lacks the criterion { $criterion }, so it is left out of the file.
export-note-criteria = OpenGotha has at most { $most } criteria, so the last ones are left out of the file: { $left }.
export-note-egd-pin-unknown = The PIN { $pin } of { $name } is not in the rating list. Check it, or import a newer list.
export-note-egd-candidate = { $name } may be { $rated } { $rank } of the rating list. Enter the PIN { $pin } if it is the same person.
export-note-parameters = With the settings of the event, some players would have another place in OpenGotha. The file has other settings, which give all players their places so far: { $settings }.
export-note-places =
    { $count ->
        [one] { $count } player has another place in OpenGotha, which counts byes, absences, forfeits or a criterion in another way: { $names }.
       *[other] { $count } players have another place in OpenGotha, which counts byes, absences, forfeits or a criterion in another way: { $names }.
    }
export-note-zero =
    { $more ->
        [one] OpenGotha counts scores from 30k, so every MMS is { $more } point higher there than in this event.
       *[other] OpenGotha counts scores from 30k, so every MMS is { $more } points higher there than in this event.
    }
export-note-egd-unrated = The time limits or the chosen class make the games unrated, so the EGD does not rate them. Correct the time limits if that is wrong.
export-note-egd-place = The event has no country or no place, which the EGD asks for. Enter them in the settings.
export-note-egd-hidden =
    { $count ->
        [one] { $count } player did not agree to be published in full, so the EGD cannot rate their games: { $names }. Ask them, or send the file without them.
       *[other] { $count } players did not agree to be published in full, so the EGD cannot rate their games: { $names }. Ask them, or send the file without them.
    }
export-note-egd-no-pin =
    { $count ->
        [one] { $count } player has no EGD PIN and may be created twice in the EGD: { $names }. Look for the PIN in the rating list.
       *[other] { $count } players have no EGD PIN and may be created twice in the EGD: { $names }. Look for the PINs in the rating list.
    }
export-note-egd-no-result = Round { $round }, board { $board }: the game has no result. Enter it before you send the file.
export-note-egd-both = Round { $round }, board { $board }: the result { $result } counts the same for both players, which the EGD does not accept. Correct it.
export-note-ffg-licences =
    { $count ->
        [one] { $count } French player has no licence number: { $names }. Enter it in the register.
       *[other] { $count } French players have no licence numbers: { $names }. Enter them in the register.
    }
export-note-ffg-hidden =
    { $count ->
        [one] { $count } player did not agree to be published in full, so the federation cannot rate their games: { $names }. Ask them, or send the file without them.
       *[other] { $count } players did not agree to be published in full, so the federation cannot rate their games: { $names }. Ask them, or send the file without them.
    }
export-note-ffg-cut =
    { $count ->
        [one] The name of { $count } player is cut to { $most } letters: { $names }.
       *[other] The names of { $count } players are cut to { $most } letters: { $names }.
    }
export-note-ffg-forfeit = Round { $round }, board { $board }: the forfeit is written as a round without a game, so that the federation does not rate it.
export-note-aga-numbers = Players without an AGA number, who get a number above 90000 in this file: { $count }. Enter their numbers in the register: { $names }.
export-note-aga-hidden = Players who did not agree to be published in full, so that the AGA cannot rate their games: { $count }. Ask them, or send the file without them: { $names }.
export-note-aga-game = Round { $round }, board { $board }: the AGA does not rate the game, because it was not played or has no winner. The file has a question mark for it.
export-note-macmahon-lost = The file has no dates, place, times, komi, years of birth, tour numbers, publication choices, knock-out tables and points, because MacMahon does not store them. Keep the event file.
export-note-macmahon-places =
    { $count ->
        [one] { $count } player has another place in MacMahon, which counts byes, absences, forfeits or a criterion in another way: { $names }.
       *[other] { $count } players have another place in MacMahon, which counts byes, absences, forfeits or a criterion in another way: { $names }.
    }
export-note-macmahon-criterion = MacMahon lacks the criterion { $criterion }, so it is left out of the file.
export-note-macmahon-system = MacMahon knows McMahon and Swiss tournaments only, so the file has the games and results of this system and nothing more.
export-note-macmahon-handicap = In MacMahon the bar does not exempt a game from handicaps. Players above { $rank } count as { $rank } there.
export-note-macmahon-board = MacMahon has one size of the board for all games, so the file has 19x19.
export-note-macmahon-walkover = Round { $round }, board { $board }: the walkover is written as a result by the referee, which gives points.
export-note-macmahon-no-result = Round { $round }, board { $board }: a game without result is written as a game that is not over.
export-note-macmahon-ghosts =
    { $count ->
        [one] { $count } ghost is written as a joker: { $names }.
       *[other] { $count } ghosts are written as jokers: { $names }.
    }
export-note-macmahon-guests =
    { $count ->
        [one] { $count } guest takes a place in MacMahon: { $names }.
       *[other] { $count } guests take places in MacMahon: { $names }.
    }
export-note-macmahon-withdrawn =
    { $count ->
        [one] { $count } withdrawn player stays in the file and misses the other rounds: { $names }.
       *[other] { $count } withdrawn players stay in the file and miss the other rounds: { $names }.
    }
export-note-pairgoth-lost = The file has no rooms, start times, years of birth, tour numbers, publication choices, professional ranks, knock-out tables and points, because Pairgoth does not store them. Keep the event file.
export-note-pairgoth-places =
    { $count ->
        [one] { $count } player has another place in Pairgoth, which counts byes, absences, forfeits or a criterion in another way: { $names }.
       *[other] { $count } players have another place in Pairgoth, which counts byes, absences, forfeits or a criterion in another way: { $names }.
    }
export-note-pairgoth-criterion = Pairgoth lacks the criterion { $criterion }, so it is left out of the file.
export-note-pairgoth-system = Pairgoth knows McMahon and Swiss tournaments only, so the file has the games and results of this system and nothing more.
export-note-pairgoth-handicap = In Pairgoth the bar does not exempt a game from handicaps. Players above { $rank } count as { $rank } there.
export-note-pairgoth-board = Pairgoth has one size of the board for all games, so the file has 19x19.
export-note-pairgoth-boards = Pairgoth has teams of 2 to { $last } boards, so it may not open a file with teams of { $size }.
export-note-pairgoth-not-played = Round { $round }, board { $board }: the forfeit or walkover is written as a result over the board.
export-note-pairgoth-unrated =
    { $count ->
        [one] Pairgoth needs a rating of every player, so { $count } player without one gets that of their rank: { $names }.
       *[other] Pairgoth needs a rating of every player, so { $count } players without one get that of their rank: { $names }.
    }
export-note-pairgoth-guests =
    { $count ->
        [one] { $count } ghost or guest is an ordinary player in Pairgoth: { $names }.
       *[other] { $count } ghosts or guests are ordinary players in Pairgoth: { $names }.
    }
export-note-pairgoth-withdrawn =
    { $count ->
        [one] { $count } withdrawn player stays in the file and misses the other rounds: { $names }.
       *[other] { $count } withdrawn players stay in the file and miss the other rounds: { $names }.
    }
export-note-trf-handicaps =
    { $count ->
        [one] The file does not say that { $count } game has a handicap.
       *[other] The file does not say that { $count } games have handicaps.
    }
export-note-trf-result = Round { $round }, board { $board }: the file has no such result, so the game is written without one.
export-note-trf-cut =
    { $count ->
        [one] The name of { $count } player is cut to { $most } letters: { $names }.
       *[other] The names of { $count } players are cut to { $most } letters: { $names }.
    }

bundle-not-a-bundle = This is not a bundle. { $reason } Choose the file that `export --as bundle` wrote.
bundle-hostile = The bundle is refused. { $reason } No event looks like this.
bundle-newer = The bundle has version { $found } and this program reads versions up to { $known }. Use a newer version of the program.
bundle-changed = The file { $file } in the bundle is not what was signed. It was changed on its way. Ask the organiser for the bundle again.
bundle-missing = The bundle lacks { $file }. Ask the organiser for the bundle again.
bundle-person = Player { $player } of the bundle has another { $field } than in the signed data. Ask the organiser for the bundle again.
bundle-contradiction = The bundle contradicts itself. { $problem } Ask the organiser to issue it again.
bundle-found-no-archive = It is not a ZIP archive, or it is damaged.
bundle-found-no-version = Its manifest has no version.
bundle-found-not-json = manifest.json is not valid JSON.
bundle-found-other-program = Its manifest was written by another program.
bundle-limit-file-size = The file { $file } in it has { $kilobytes } kB.
bundle-limit-files = It has { $files } files.
bundle-limit-name = It contains or lists a file with a forbidden name.
bundle-limit-players = It has { $players } players and { $games } games.
bundle-limit-ratio = The file { $file } in it unpacks to far more than it should.
bundle-limit-size = It has { $megabytes } MB.
bundle-limit-twice = It has two files { $file }.
bundle-problem-log = The history in log.json is not valid.
bundle-problem-hand-over = A statement in hand-over.json is about another event or another bundle.
bundle-problem-season-file = Its season file does not have the rules of its points table, season { $season }.
bundle-problem-categories = Its age categories are not in order, or its age-value coefficient is not valid.
bundle-problem-category = The points of player { $player } are in no category of the season, or the player has points twice.
bundle-problem-days = Its championship is missing, or its last day is before its first.
bundle-problem-final = The groups or places of the Final of category { $category } do not fit together.
bundle-problem-game = A game in it does not have two players or has an unknown result.
bundle-problem-harmful-characters = A name in it is too long or has characters that hide or reorder others.
bundle-problem-ladder = A jigo ladder in it belongs to no game.
bundle-problem-ladder-winner = A jigo ladder in it has a winner who did not play it.
bundle-problem-player = The rank, the publication choice or a field of player { $player } is not valid.
bundle-problem-player-twice = A player is in it twice.
bundle-problem-points = The points of player { $player } do not add up.
bundle-problem-sequence = Its number does not fit its previous bundle.
bundle-problem-unlisted-player = It refers to a player who is not in its list.
bundle-problem-values = A value in { $file } is missing or not valid.
bundle-problem-version = It contains more than its version allows.

signature-invalid-key = The public key is not valid. It must be 64 hexadecimal digits, as `drawmaster key` shows them.
signature-mismatch = The signature does not fit. The file was changed after it was signed. Ask its sender for it again.
