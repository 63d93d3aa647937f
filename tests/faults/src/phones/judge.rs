//! What the desk may make of an entry: everything in the event must be as it was, except the one thing that its author meant.

use std::collections::BTreeMap;

use app::helper::{ActionOutcome, HelperAction, HelperWork, conflicts};
use app::labels::{ColourView, ResultView};
use app::player_report::ReportOutcome;
use app::vocabulary::HelperRoleName;
use domain::model::disclosure::{Audience, disclose};
use domain::{
    Colour, CompetitionId, Contradiction, ContradictionId, EntryId, EntryStatus, Game, GameId, GameResult, HelperRole,
    RoundNumber, RoundState, Tournament,
};
use session::EventSession;

use super::page::Seen;
use super::seats::Slip;

/// A finding: what went wrong, in words.
pub(super) type Fault = String;

/// Returns a fault unless a condition is met.
pub(super) fn require(met: bool, fault: impl FnOnce() -> String) -> Result<(), Fault> {
    if met { Ok(()) } else { Err(fault()) }
}

/// Returns the name of a player as the hall sees it.
fn hall_name(whole: &Tournament, id: EntryId) -> String {
    let entry = whole.entry(id).expect("entries are never removed");
    disclose(&entry.player, entry.number, Audience::Hall).name.message().to_string()
}

fn is_open(whole: &Tournament, round: u32) -> bool {
    let state = whole.round(round).map(|round| round.state);
    matches!(state, Some(RoundState::Released | RoundState::Playing))
}

fn is_confirmed(whole: &Tournament, round: RoundNumber) -> bool {
    whole.round(round).is_some_and(|round| round.state == RoundState::Confirmed)
}

/// Returns the game at a board, only if its round is released and not confirmed, and it is the one that was seen.
fn seen_game(whole: &Tournament, seen: Seen) -> Result<&Game, Fault> {
    let game = whole.game_at(seen.round, seen.board);
    let game = game.ok_or_else(|| format!("there is no game where {seen:?} was"))?;
    require([game.black, game.white] == seen.players, || format!("{seen:?} reached the game of {game:?}"))?;
    require(is_open(whole, seen.round), || format!("{seen:?} reached a round that is not open"))?;
    Ok(game)
}

/// Judges a page: it shows boards of released rounds as they are, and players who have not arrived.
pub(super) fn judge_work(whole: &Tournament, work: &HelperWork) -> Result<(), Fault> {
    for board in &work.boards {
        let [black, white] = board.players.map(EntryId);
        let seen =
            Seen { competition: board.competition, round: board.round, board: board.board, players: [black, white] };
        let game = seen_game(whole, seen).map_err(|fault| format!("the page shows {board:?}: {fault}"))?;
        let names = [&board.black, &board.white] == [&hall_name(whole, black), &hall_name(whole, white)];
        require(names, || format!("the page shows other names: {board:?}"))?;
        let passes = [game.passes.black, game.passes.white].map(|pass| pass.map(ResultView::from));
        require([board.first, board.second] == passes, || format!("the page shows other results: {board:?}"))?;
    }
    for player in &work.players {
        let entry = whole.entry(EntryId(player.entry)).ok_or("the page shows an unknown player")?;
        let is_shown = player.name == hall_name(whole, entry.id) && player.person == entry.person.0;
        let expected = entry.status == EntryStatus::PreRegistered && is_shown;
        require(expected, || format!("the page shows {player:?}"))?;
    }
    let is_role = match work.role {
        HelperRoleName::Results | HelperRoleName::Notes => work.players.is_empty(),
        HelperRoleName::CheckIn | HelperRoleName::SecondDesk => work.boards.is_empty(),
    };
    require(is_role, || format!("the page shows what the role does not need: {work:?}"))
}

/// What the desk answered to an entry, with the event before and after.
pub(super) struct Answered<'a> {
    pub(super) before: &'a Tournament,
    pub(super) after: &'a Tournament,
    /// The helper's name.
    pub(super) author: &'a str,
    pub(super) action: &'a HelperAction,
    pub(super) seen: Option<Seen>,
    /// The name that the page showed of a player who arrives.
    pub(super) person: Option<&'a str>,
}

impl Answered<'_> {
    /// Judges what the desk made of the entry: whatever it answers but a refusal, the entry is in the event or waits there.
    pub(super) fn judge(&self, session: &EventSession, outcome: &ActionOutcome) -> Result<(), Fault> {
        match (outcome, self.action) {
            (ActionOutcome::Known, _) => {
                require(self.before == self.after, || "a known entry changed the event".into())
            }
            (ActionOutcome::Applied(_), HelperAction::Result { pass, result, .. }) => {
                self.judge_result(*pass, (*result).into())
            }
            (ActionOutcome::Applied(_), HelperAction::CheckIn { entry, .. }) => self.judge_arrival(EntryId(*entry)),
            (ActionOutcome::Applied(_), HelperAction::Note { text, .. }) => self.judge_note(text),
            (ActionOutcome::Conflict(error), HelperAction::Result { pass, result, .. }) => {
                require(!error.message.to_string().is_empty(), || "a conflict without a reason".into())?;
                self.judge_conflict(session, *pass, *result)
            }
            (ActionOutcome::Conflict(_), _) => Err("a conflict of an entry that is no result".into()),
        }
    }

    fn seen(&self) -> Result<Seen, Fault> {
        self.seen.ok_or_else(|| "the page showed no board".to_owned())
    }

    /// The result is in the pass of the game that was seen, and nothing else differs.
    fn judge_result(&self, pass: Option<ColourView>, result: GameResult) -> Result<(), Fault> {
        let seen = self.seen()?;
        let id = seen_game(self.before, seen)?.id;
        let mut expected = self.before.clone();
        for game in expected.games.iter_mut().filter(|game| game.id == id) {
            let (black, white) = (&mut game.passes.black, &mut game.passes.white);
            let passes = match pass {
                Some(ColourView::Black) => vec![black],
                Some(ColourView::White) => vec![white],
                None => vec![black, white],
            };
            for pass in passes {
                require(pass.is_none_or(|before| before == result), || format!("{seen:?} overwrote a result"))?;
                *pass = Some(result);
            }
        }
        let of_round =
            |round: &&mut domain::Round| (round.competition.0, round.number) == (seen.competition, seen.round);
        expected.rounds.iter_mut().filter(of_round).for_each(|round| round.state = RoundState::Playing);
        self.require_is(&expected)
    }

    /// The player is whom the page showed, had not withdrawn and is registered now, and nothing else differs.
    fn judge_arrival(&self, id: EntryId) -> Result<(), Fault> {
        let before = self.before.entry(id).ok_or("an unknown player arrived")?.status;
        let expected = matches!(before, EntryStatus::PreRegistered | EntryStatus::Registered);
        require(expected, || format!("{id:?} arrived, but was {before:?}"))?;
        let name = hall_name(self.before, id);
        require(self.person == Some(&name), || format!("{name} arrived, but the page showed {:?}", self.person))?;
        let number = self.after.entry(id).and_then(|entry| entry.number);
        let mut expected = self.before.clone();
        for entry in expected.entries.iter_mut().filter(|entry| entry.id == id) {
            entry.status = EntryStatus::Registered;
            entry.number = entry.number.or(number);
        }
        self.require_is(&expected)
    }

    /// There is one case more, which names the board that was seen if the players still sit there.
    fn judge_note(&self, text: &str) -> Result<(), Fault> {
        let case = self.after.cases.last().ok_or("a note made no case")?;
        let mut expected = self.before.clone();
        expected.cases.push(case.clone());
        self.require_is(&expected)?;
        require(case.facts == text && !case.public, || format!("{text} became {case:?}"))?;
        let Some(seen) = self.seen else {
            return require(case.board.is_none() && case.game.is_none(), || format!("{text} became {case:?}"));
        };
        let game = self.before.game_at(seen.round, seen.board);
        let sits_there = game.is_some_and(|game| [game.black, game.white] == seen.players);
        let board = sits_there.then_some(seen.board);
        let game = game.filter(|_| sits_there).map(|game| game.id);
        require((case.board, case.game) == (board, game), || format!("a note about {seen:?} became {case:?}"))
    }

    /// The result waits for the desk, which sees it, and nothing else differs.
    fn judge_conflict(
        &self,
        session: &EventSession,
        pass: Option<ColourView>,
        result: ResultView,
    ) -> Result<(), Fault> {
        let seen = self.seen()?;
        let sent = Contradiction {
            id: ContradictionId::default(),
            competition: CompetitionId(seen.competition),
            round: seen.round,
            board: seen.board,
            players: seen.players,
            pass: pass.map_or_else(|| contradicted(self.before, seen, result), Colour::from),
            result: result.into(),
            helper: self.author.to_owned(),
        };
        let [before, kept] = [self.before, self.after].map(|whole| &whole.contradictions);
        let mut expected = self.before.clone();
        if before != kept {
            forget_confirmed(&mut expected);
            let list = &mut expected.contradictions;
            if !list.iter().any(|of| of.repeats(&sent)) {
                let id = kept.last().map_or(sent.id, |last| last.id);
                list.push(Contradiction { id, ..sent.clone() });
            }
        }
        self.require_is(&expected)?;
        require(kept.iter().any(|of| of.repeats(&sent)), || format!("{sent:?} is not kept"))?;
        let names = sent.players.map(|id| hall_name(self.after, id));
        let listed = conflicts(session).map_err(|error| error.message.to_string())?;
        let is_listed = listed.iter().any(|of| {
            let is_of = (of.round, of.board, [&of.black, &of.white]) == (sent.round, sent.board, names.each_ref());
            is_of && of.values.iter().any(|value| !value.entered && value.result == result && value.who == sent.helper)
        });
        require(is_listed, || format!("the desk does not see {sent:?} in {listed:?}"))
    }

    /// Whether the desk must take the result: its page said what it showed, the game is as it was shown, and nothing is entered.
    pub(super) fn is_expected(&self, role: &HelperRole) -> bool {
        let HelperAction::Result { pass, board, players: Some(_), .. } = self.action else { return false };
        let (Some(seen), HelperRole::Results { room }) = (self.seen, role) else { return false };
        let (event, Ok(game)) = (&self.before.event, seen_game(self.before, seen)) else { return false };
        let is_offered = pass.is_some() == event.two_passes && event.is_in_room(*board, room.as_deref());
        is_offered && [game.passes.black, game.passes.white] == [None; 2]
    }

    fn require_is(&self, expected: &Tournament) -> Result<(), Fault> {
        require(self.after == expected, || difference(expected, self.after))
    }
}

/// The helpers who entered the passes that are in the event, as far as no other act has changed them.
#[derive(Debug, Default)]
pub(super) struct Readers(BTreeMap<(GameId, bool), (GameResult, String)>);

impl Readers {
    /// Notes that a helper entered a pass of the game that was seen.
    ///
    /// # Errors
    /// The same helper entered the other pass.
    pub(super) fn note(&mut self, answered: &Answered<'_>) -> Result<(), Fault> {
        let HelperAction::Result { pass: Some(pass), result, .. } = answered.action else { return Ok(()) };
        let (game, is_black) = (seen_game(answered.after, answered.seen()?)?.id, *pass == ColourView::Black);
        let other = self.0.get(&(game, !is_black)).map(|(_, who)| who);
        let author = answered.author.to_owned();
        require(other != Some(&author), || format!("{author} entered both passes of {game:?}"))?;
        if answered.before != answered.after {
            self.0.insert((game, is_black), ((*result).into(), author));
        }
        Ok(())
    }

    /// Forgets the passes that have another result now, or none.
    pub(super) fn keep(&mut self, whole: &Tournament) {
        self.0.retain(|(game, is_black), (result, _)| {
            let passes = whole.games.iter().find(|of| of.id == *game).map(|of| of.passes);
            passes.is_some_and(|of| (if *is_black { of.black } else { of.white }) == Some(*result))
        });
    }
}

/// Returns the pass that a result read once contradicts: that of Black, unless only White's has another result.
fn contradicted(whole: &Tournament, seen: Seen, result: ResultView) -> Colour {
    let passes = whole.game_at(seen.round, seen.board).map(|game| game.passes);
    let differs = |pass: Option<GameResult>| pass.is_some_and(|entered| ResultView::from(entered) != result);
    let only_white = passes.is_some_and(|passes| !differs(passes.black) && differs(passes.white));
    if only_white { Colour::White } else { Colour::Black }
}

/// Forgets what was sent of confirmed rounds, which goes with the next report or contradiction.
fn forget_confirmed(whole: &mut Tournament) {
    let before = whole.clone();
    whole.reports.retain(|of| !is_confirmed(&before, of.round));
    whole.contradictions.retain(|of| !is_confirmed(&before, of.round));
}

/// Judges what the desk made of a player's report. Returns whether the report is in the event.
pub(super) fn judge_report(
    [before, after]: [&Tournament; 2],
    slip: &Slip,
    result: ResultView,
    outcome: ReportOutcome,
) -> Result<bool, Fault> {
    let seen = slip.seen;
    let mut expected = before.clone();
    match outcome {
        ReportOutcome::Known => {}
        ReportOutcome::Waiting | ReportOutcome::Disputed => {
            seen_game(before, seen)?;
            let report = after.reports.last().ok_or("a report is not kept")?;
            let is_own = report.players == seen.players
                && (report.round, report.board, report.by) == (seen.round, seen.board, slip.colour.into())
                && report.result == GameResult::from(result);
            require(is_own, || format!("the report of {slip:?} became {report:?}"))?;
            forget_confirmed(&mut expected);
            expected.reports.clone_from(&after.reports);
        }
        ReportOutcome::Entered => {
            let game = seen_game(before, seen)?;
            let agrees = before.reports.iter().any(|report| {
                report.is_of(game) && report.by != slip.colour.into() && ResultView::from(report.result) == result
            });
            require(agrees, || format!("the report of {slip:?} is a result without the opponent"))?;
            enter_first_pass(&mut expected, seen, result)?;
        }
    }
    require(after == &expected, || difference(&expected, after))?;
    Ok(outcome != ReportOutcome::Known)
}

/// Enters a result as the desk enters that of the players: both passes if results are read once.
pub(super) fn enter_first_pass(whole: &mut Tournament, seen: Seen, result: ResultView) -> Result<(), Fault> {
    let id = seen_game(whole, seen)?.id;
    let (two_passes, result) = (whole.event.two_passes, Some(result.into()));
    for game in whole.games.iter_mut().filter(|game| game.id == id) {
        game.passes.black = result;
        if !two_passes {
            game.passes.white = result;
        }
    }
    let of_round = |round: &&mut domain::Round| (round.competition.0, round.number) == (seen.competition, seen.round);
    whole.rounds.iter_mut().filter(of_round).for_each(|round| round.state = RoundState::Playing);
    Ok(())
}

/// Returns the games whose results differ.
pub(super) fn changed_games<'a>(before: &Tournament, after: &'a Tournament) -> Vec<&'a Game> {
    let had = |game: &Game| before.games.iter().find(|had| had.id == game.id).map(|had| had.passes);
    after.games.iter().filter(|game| had(game).unwrap_or_default() != game.passes).collect()
}

/// Returns the names of a game's players as the hall sees them.
pub(super) fn names_of(whole: &Tournament, game: &Game) -> [String; 2] {
    [game.black, game.white].map(|id| hall_name(whole, id))
}

/// Says which parts of an event are not as expected.
fn difference(expected: &Tournament, found: &Tournament) -> String {
    let mut parts = Vec::new();
    let mut compare = |name: &str, expected: String, found: String| {
        if expected != found {
            parts.push(format!("{name}: {found} instead of {expected}"));
        }
    };
    let games = |of: &Tournament| format!("{:?}", of.games);
    compare("games", games(expected), games(found));
    compare("rounds", format!("{:?}", expected.rounds), format!("{:?}", found.rounds));
    compare("entries", format!("{:?}", expected.entries), format!("{:?}", found.entries));
    compare("cases", format!("{:?}", expected.cases), format!("{:?}", found.cases));
    compare("reports", format!("{:?}", expected.reports), format!("{:?}", found.reports));
    compare("all", format!("{expected:?}"), format!("{found:?}"));
    parts.truncate(1);
    format!("another change than the entry's: {}", parts.concat())
}
