//! The desk accepts a report.

use domain::{CompetitionId, Event, Game, PlayerReport, ReportState};
use messages::message;
use session::{AppError, EventSession, Mutation, Result};

use super::code::open_games;
use super::send::as_result;
use crate::operation::ReportRequest;
use crate::round::{ResultEntered, enter_result};

/// Enters the reported result of a board: in the first pass if results are read twice.
///
/// # Errors
/// No report of the board waits, or the players reported different results.
pub fn accept(session: &mut EventSession, request: &ReportRequest) -> Result<Mutation<ResultEntered>> {
    let whole = session.event()?;
    let reports = waiting(whole, request);
    let Some((game, first)) = reports.first() else {
        return Err(AppError::not_now(message!("report-none", board = request.board)));
    };
    if game.passes.black.or(game.passes.white).is_some() {
        return Err(AppError::not_now(message!("report-none", board = request.board)));
    }
    if first.state == ReportState::Disputed {
        return Err(AppError::not_now(message!("report-disputed", board = request.board)));
    }
    let entry = as_result(whole, request.round, request.board, first.result.into());
    let chosen = session.competition()?.id;
    session.choose(CompetitionId(request.competition))?;
    let entered = enter_result(session, &entry);
    session.choose(chosen)?;
    entered
}

/// Returns the game of a board in a published round that is not confirmed.
pub(super) fn open_game<'a>(whole: &'a Event, request: &ReportRequest) -> Option<&'a Game> {
    let is_meant = |game: &&Game| {
        (game.competition, game.round, game.board) == (CompetitionId(request.competition), request.round, request.board)
    };
    open_games(whole).find(is_meant)
}

/// Returns the reports of a board that were not dismissed, with their game.
fn waiting<'a>(whole: &'a Event, request: &ReportRequest) -> Vec<(&'a Game, &'a PlayerReport)> {
    let Some(game) = open_game(whole, request) else { return Vec::new() };
    let reports = whole.reports();
    reports
        .filter(|report| report.is_of(game) && report.state != ReportState::Dismissed)
        .map(|report| (game, report))
        .collect()
}
