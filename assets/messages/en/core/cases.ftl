# The referee's desk: officials, cases, guides, and the articles of the EGF rules in our own words.

article-unknown = "{ $text }" is not an article of the EGF rules. Write it as 5j, 8g.3 or 10.
article-1a = Referees lead the tournament; with several of them, one is the head referee.
article-1b = The appeals committee: three players and some replacements for members who are involved.
article-2a = Players behave fairly.
article-2b = No other board, books or notes during the game, except the score sheet.
article-2c = No analysis of the game during a break.
article-2d = No advice from others; players reject any they are given.
article-2e = Nobody may disturb a player or influence a game.
article-2f = If a game goes on another day, the referee may lift 2c to 2e for the break.
article-2g = Only the players and the referee touch the board and the stones.
article-2h = A spectator who sees a breach tells the referee, not the players.
article-2i = An entered player plays to the end, except for exceptional reasons.
article-3a = Every player has a time allowance; byo-yomi follows it.
article-3b = The clock has two timepieces with flags; stopping both neutralises it.
article-3c = Black's clock starts at the set time; each player presses after their move.
article-3d = Only the referee or these rules stop the clock; players never adjust it.
article-3e = The clock's time counts unless it clearly malfunctions; objections come at once.
article-3f = Byo-yomi: a fixed time for each move, counted aloud by the timekeeper.
article-3g = Canadian overtime: a number of moves in a fixed time, without a timekeeper.
article-4 = After an adjournment each player hands in a record of the game.
article-5a = The referee decides where players and equipment are.
article-5b = Komi is added when the game is counted.
article-5c = The game starts at the set time, which the referee may change.
article-5d = If nobody is there, Black's clock runs; White's is set to the same when the first player comes.
article-5e = More than an hour late, or past the time allowance, loses the game; both if both are late.
article-5f = A move is fixed when the stone is released, and may not be changed.
article-5g = Prisoners stay clearly visible.
article-5h = Only the rules of play or a resignation end the game.
article-5i = Before counting, all stones and dame are played in turn, and both pass.
article-5j = Protests about a result: before the next round, or within one full day if that begins earlier.
article-6a = Two times for adjourning: from the first one a player may seal, at the second one must.
article-6b = How a move is sealed, and what is noted on the form.
article-6c = A move played on the board is taken as the sealed move.
article-7a = Lateness counts at a resumption too, also past the time that is left.
article-7b = The position is checked or rebuilt before the form is opened.
article-7c = Who opens the form, and what happens if a player is absent.
article-7d = A sealed move that is not clear counts as a pass.
article-7e = Players may look at the opened form.
article-7f = The referee keeps the form until protests are not possible any more.
article-8a = Wrong colours or handicap: start again before the fourth move, else play on.
article-8b = In doubt, a player may ask the opponent to place the stone exactly.
article-8c = An illegal move is taken back if noticed within three moves.
article-8d = A wrongly set clock is corrected as far as it can be proved.
article-8e = A faulty clock is replaced and corrected, but nobody is left with less than ten minutes by it.
article-8f = Errors in the records of an adjourned game, and what replaces them.
article-8g = Displaced stones: six proposals in order, from correcting the position to the committee.
article-9a = In a dispute the referee is called, and counting stops.
article-9b = The referee may stop the clock; players may stop it to fetch the referee.
article-9c = The referee's decision counts at first; lost time can be given back.
article-9d = A player may appeal to the committee, and says clearly if they play under protest.
article-9e = The referee shows the rules to players on request.
article-10 = The referee decides where the rules say nothing.

official-committee-full = The appeals committee has its { $seats } members. Add a replacement, or change the office of a member first.
official-committee-incomplete = { $count ->
    [0] The appeals committee has no members yet; it needs { $seats }.
    [one] The appeals committee has one member; it needs { $seats }.
   *[other] The appeals committee has { $count } members; it needs { $seats }.
}
official-entry-unknown = There is no entry with the key { $id }.
official-head-taken = There is a head referee already. Change the office of that official first.
official-name-missing = Enter the name of the official.
official-no-head = Name one of the referees as head referee.
official-no-replacement = The appeals committee has no replacement for a member who is involved in a case.
official-too-many = An event has at most { $most } officials.
official-turn-zero = The place among the officials of a role counts from 1.
official-unknown = There is no official with the key { $number }.
committee-too-few = { $left ->
    [0] All members and replacements are involved in this case, or there are none: the committee needs { $seats }. Add a replacement.
    [one] Only one member is left who is not involved in this case: the committee needs { $seats }. Add a replacement.
   *[other] Only { $left } members are left who are not involved in this case: the committee needs { $seats }. Add a replacement.
}

case-before-committee = Case { $number } is before the appeals committee. Enter the committee's ruling first.
case-board-unknown = Round { $round } has no board { $board }.
case-closed = Case { $number } is closed. A protest or an appeal opens it again.
case-committee-final = The appeals committee has ruled in case { $number }, and its ruling is final.
case-elsewhere = Case { $number } belongs to { $competition }. Choose that competition first.
case-end-missing = Say how the case ended, because there is no ruling.
case-facts-missing = Say what happened.
case-no-game = Case { $number } names no game. Enter its round and board before its result.
case-no-ruling = Case { $number } has no ruling yet. Enter the referee's ruling first.
case-not-a-player = A protest or an appeal comes from a player of case { $number }. Add the player to the case first.
case-not-before-committee = Case { $number } is not before the appeals committee. Enter the appeal first.
case-outcome-missing = A protest or an appeal waits in case { $number }. Say whether the ruling upholds or rejects it.
case-outcome-without-protest = Case { $number } has no protest or appeal that a ruling could uphold or reject.
case-player-unknown = There is no entry with the key { $number } in this competition.
case-protest-late = The protest is late: it was possible until { $until }. Give a reason to take it all the same.
case-protest-waits = A protest waits in case { $number }. Rule on it first.
case-round-missing = Enter the round of the board.
case-round-unknown = There is no round { $round }; the rounds are 1 to { $last }.
case-ruling-missing = Enter the ruling.
referee-moment-unknown = "{ $text }" is not a time. Write it as 14:05 or 2026-08-14 14:05.
case-unknown = There is no case { $number }.
case-who-missing = Say who protests.
case-words-missing = Enter what the player says.

guide-answer-missing = Enter the answer of Black or of White.
guide-answered = This player has answered the proposal already. Undo the answer to change it.
guide-ended = The procedure has ended.
guide-flag-twice = A flag falls early or late, not both.
guide-other = Another guide is in use in this case. Add a case for this one.
guide-reason-missing = Say why the procedure is shortened.

cli-article-set = Set the text of article { $article }.
cli-case-appealed = { $at }  appeal of { $player }: { $words }
cli-case-clocks = (clocks: Black { $black }, White { $white })
cli-case-closed = { $at }  closed. { $words }
cli-case-committee = Committee: { $members }
cli-case-deadline-day = Protests against the result are possible until { $at }: one full day.
cli-case-deadline-over = Protests against the result were possible until { $at }.
cli-case-deadline-round = Protests against the result are possible until { $at }, when the next round begins.
cli-case-head = Case { $number }  { $state }  { $at }  { $place }
cli-case-instead = { $name } (instead of { $member })
cli-case-involved = { $name } is involved ({ $reasons }).
cli-case-late = (late, taken because: { $reason })
cli-case-protested = { $at }  protest of { $player }: { $words }
cli-case-result = (result of round { $round }, board { $board }: { $before } -> { $after }, entry { $entry } of the journal)
cli-case-ruled = { $at }  ruling of the { $by }: { $words }
cli-guide-agreed = The players agreed; this is final.
cli-guide-clock = The new clock shows { $corrected } left. { $flag }
cli-guide-clocks = The clocks show as used: Black { $black }, White { $white }.
cli-guide-committee = No proposal was agreed: the appeals committee decides (8g.6).
cli-guide-proposal = Proposal { $number }: Black { $black }, White { $white }
cli-guide-proposed = The last proposal waits for answers.
cli-guide-start = The rules decide (8a): { $ruling }
cli-no-cases = There are no such cases.
cli-no-officials = There are no officials.
cli-official-added = Added { $name } with the key { $official }.
cli-official-changed = Changed the official with the key { $official }.
cli-official-removed = Removed the official with the key { $official }.
document-no-cases = The case book is empty.

# Words of the referee's desk, in the window, on sheets and on the command line.
office = { $word ->
    [head-referee] Head referee
    [referee] Referee or assistant
    [timekeeper] Timekeeper
    [committee] Appeals committee
   *[replacement] Replacement
}
case-state = { $word ->
    [open] open
    [ruled] ruled
    [protested] protest
    [appealed] appeal
   *[closed] closed
}
ruling-body = { $word ->
    [referee] referee
   *[committee] committee
}
protest-outcome = { $word ->
    [upheld] upheld
   *[rejected] rejected
}
involvement = { $word ->
    [plays] plays in it
    [family] family of { $player }
    [related] related to { $player }
   *[same-club] club of { $player }
}
proposal-answer = { $word ->
    [accept] accepts
   *[refuse] refuses
}
start-ruling = { $word ->
    [start-again] The game starts again: the fourth move was not played.
    [play-on] The game goes on, and the result counts as it is.
   *[exchange-later] The game goes on. If the two meet again in the tournament, they exchange colours.
}
flag-ruling = { $word ->
    [when-it-fell] Byo-yomi begins when the flag fell.
    [after-correction] Byo-yomi begins when the corrected time is used up.
   *[when-noticed] Byo-yomi begins when it is noticed.
}
