# Texts of the crate `documents`.

# Documents
document-is-folder = The folder of all sheets is not a sheet. Choose one sheet.
document-without-category = "{ $name }" does not exist per category. Print it without a category.
document-folder-refused = The folder { $path } cannot be created ({ $cause }). Choose another folder.
document-no-pages = There is nothing to show yet. Register players first.
site-other-event = The place { $path } has the site of another event, { $event }. Choose another folder, or replace its files.
site-other-files = The place { $path } has files that the program did not write: { $files }. Choose an empty folder, or replace them.
site-other-archive = The file { $path } is not the archive of a site. Choose another name, or replace it.
site-file-stays = The file { $path } cannot be removed ({ $cause }). Remove it and publish again.
document-round-zero = There is no round 0. Rounds count from 1.
document-round-not-paired = Round { $round } is not paired. Pair it before printing it.
document-last-round-open = Round { $round }, the last one, is not confirmed. Confirm it before printing the final list.
document-game-unfinished = A game of round { $round } is adjourned. Enter its result first.
document-no-players = No players are registered. Register players first.
document-no-teams = The competition has no teams. Print the standings instead.
document-no-open-round = No competition has a round that is paired and not confirmed. Pair a round first.
document-no-players-of = No players of category { $category } are registered, so there are no standings to print.
document-no-rooms = The event has no rooms. Set the rooms and their boards in event.halls first.
document-room-unknown = There is no room "{ $name }". Choose one of { $known }.
document-board-unknown = Round { $round } has no board { $board }. Choose a board of that round.
document-no-final = No Final is drawn. Draw it before printing it.
document-final-not-drawn = The Final of category { $category } is not drawn. Draw it before printing it.
document-final-category = Several Finals are drawn. Choose a category: { $known }.
document-knockout-not-drawn = KO{ $category } is not drawn. Draw it before printing it.
document-knockout-category = The sheet shows one table. Choose a category: { $known }.
document-list-category = The sheet shows one category. Choose a category: { $known }.
document-labels-unknown = There is no label stock "{ $name }". Choose one of { $known }.
document-no-ladders = No knock-out or qualifying game of round { $round } ended in jigo, so there is no ladder to print.
document-no-ladder = Board { $board } of round { $round } has no knock-out or qualifying game that ended in jigo, so there is no ladder to print.
document-no-points = No players belong to an age category, so there are no points to print.
document-no-points-of = No players belong to category { $category }, so there are no points to print.
document-no-tour-points = No players have points of category { $category }. Import them from the tour's seed list first.
document-no-prizes = No round is paired, so there are no prizes yet.
document-no-ladder-games = Nobody has played a game of the ladder in this period, so there are no prizes. Choose other days.
document-slips-format = Slips are printed 4 or 6 on a page, not "{ $format }". Choose 4 or 6.

# The bundle
bundle-record-unreadable = The journal's record of the last bundle cannot be read. Report this fault.
hand-over-no-bundle = No bundle of this event was issued yet, so there is nothing to hand over: the other organiser can issue the first one.
hand-over-not-signer = The last bundle of this event was signed with another key, { $key }. Only its owner can hand the event over.
hand-over-already = This event was handed over to the key { $to }, so bundles are issued with that key. Undo the hand-over if it was a mistake.
hand-over-to-oneself = This is your own key. Ask the other organiser for the key that "drawmaster key" shows them.
bundle-secret-missing = The journal's record of the last bundle has no secret. Report this fault.
bundle-stages-unreadable = The season's points of the stages cannot be read ({ $cause }). Report this fault.
document-no-round-sheets = No sheet is chosen for a round. Choose sheets in the settings of the event (event.round_sheets), then try again.
document-sent = { $name } was sent to { $printer }.
