//! The reports that the desk can decide, and the codes of the boards.

use domain::{Colour, Event, Game, PlayerReport, ReportState, RoundState};
use serde::Serialize;
use session::{EventSession, Result};
use ts_rs::TS;

use super::code::{code, open_games};
use super::seat::names_of_entries;
use crate::labels::{ColourView, ResultView};
use crate::vocabulary;

vocabulary! {
    /// What became of a report.
    pub enum ReportStateName {
        /// It waits for the opponent, a helper or the desk.
        Waiting = "waiting",
        /// The players reported different results.
        Disputed = "disputed",
        /// Another result was entered.
        Contradicted = "contradicted",
        /// The players do not sit like that at the board now: the board has another number, or other colours or players.
        Moved = "moved",
    }
}

/// A report.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ReportView {
    /// The competition's key.
    #[ts(type = "number")]
    pub competition: i64,
    /// The competition's name.
    pub name: String,
    /// The round.
    pub round: u32,
    /// The board.
    pub board: u32,
    /// Black, as the hall sees them.
    pub black: String,
    /// White.
    pub white: String,
    /// The colour of the player who reported.
    pub by: ColourView,
    /// The result.
    pub result: ResultView,
    /// What became of it.
    pub state: ReportStateName,
}

/// The codes of a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct BoardCodes {
    /// The competition's name.
    pub name: String,
    /// The round.
    pub round: u32,
    /// The board.
    pub board: u32,
    /// The code of Black.
    pub black: String,
    /// The code of White.
    pub white: String,
}

/// What players reported.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ReportsView {
    /// Whether players may report their results.
    pub permitted: bool,
    /// The reports that need someone at the desk, in the order in which they came.
    pub reports: Vec<ReportView>,
    /// The codes of the boards without a result.
    pub codes: Vec<BoardCodes>,
}

/// Returns what players reported in rounds that are not confirmed.
///
/// # Errors
/// No event is open.
pub fn view(session: &EventSession) -> Result<ReportsView> {
    let whole = session.event()?;
    let games: Vec<&Game> = open_games(whole).collect();
    let reports = whole.reports().filter_map(|report| {
        let game = games.iter().find(|game| report.is_of(game));
        let state = game.map_or_else(|| moved_state(whole, &games, report), |game| state(game, report))?;
        Some(shown(whole, report, state))
    });
    let codes = games.iter().filter(|game| game.passes.black.or(game.passes.white).is_none());
    Ok(ReportsView {
        permitted: whole.settings().player_reports,
        reports: reports.collect(),
        codes: codes.filter_map(|game| codes_of(whole, game)).collect(),
    })
}

/// Returns what became of a report; `None` if nobody needs to look at it.
fn state(game: &Game, report: &PlayerReport) -> Option<ReportStateName> {
    let entered = game.passes.black.or(game.passes.white);
    match (report.state, entered) {
        (ReportState::Dismissed, _) => None,
        (_, Some(entered)) => (entered != report.result).then_some(ReportStateName::Contradicted),
        (ReportState::Waiting, None) => Some(ReportStateName::Waiting),
        (ReportState::Disputed, None) => Some(ReportStateName::Disputed),
    }
}

/// Returns the state of a report that is of no game of a board: its players sit elsewhere or with other colours now. `None` if it was
/// dismissed, its round is confirmed, or its players have the same result at another board.
fn moved_state(whole: &Event, games: &[&Game], report: &PlayerReport) -> Option<ReportStateName> {
    let round = whole.round(report.competition, report.round);
    let is_over = round.is_some_and(|round| round.state == RoundState::Confirmed);
    let is_entered = games.iter().any(|game| {
        (game.competition, game.round, [game.black, game.white]) == (report.competition, report.round, report.players)
            && game.passes.black.or(game.passes.white) == Some(report.result)
    });
    let is_open = report.state != ReportState::Dismissed && !is_over && !is_entered;
    is_open.then_some(ReportStateName::Moved)
}

fn shown(whole: &Event, report: &PlayerReport, state: ReportStateName) -> ReportView {
    let [black, white] = names_of_entries(whole, report.players);
    ReportView {
        competition: report.competition.0,
        name: whole.competition(report.competition).map(|of| of.name.clone()).unwrap_or_default(),
        round: report.round,
        board: report.board,
        black,
        white,
        by: report.by.into(),
        result: report.result.into(),
        state,
    }
}

fn codes_of(whole: &Event, game: &Game) -> Option<BoardCodes> {
    Some(BoardCodes {
        name: whole.competition(game.competition)?.name.clone(),
        round: game.round,
        board: game.board,
        black: code(whole, game, Colour::Black)?,
        white: code(whole, game, Colour::White)?,
    })
}
