//! The desk dismisses the reports of a board, and what helpers sent against its result.

use domain::{CompetitionId, EntryId, ReportState, Tournament};
use messages::message;
use session::{AppError, EventSession, Mutation, Result};

use super::accept::open_game;
use crate::operation::{ReportRequest, op};

/// Dismisses what was reported and sent of a board and returns the board: of the players who sit there now, or if nothing of them waits or
/// the request says so, of others. The players cannot send it again.
///
/// # Errors
/// Nothing of the board waits.
pub fn dismiss(session: &mut EventSession, request: &ReportRequest) -> Result<Mutation<u32>> {
    session.transact_event(op::DismissReport, request, |whole, _| {
        let none = || AppError::not_now(message!("report-none", board = request.board));
        let seated = open_game(whole, request).map(|game| [game.black, game.white]);
        let tournament = whole.tournament_mut(CompetitionId(request.competition)).ok_or_else(none)?;
        let waiting = waiting_players(tournament, request);
        let is_of_seated = !request.moved && waiting.iter().any(|players| Some(*players) == seated);
        let is_meant = |round: u32, board: u32, players: [EntryId; 2]| {
            (round, board) == (request.round, request.board) && (Some(players) == seated) == is_of_seated
        };
        if !waiting.iter().any(|players| is_meant(request.round, request.board, *players)) {
            return Err(none());
        }
        tournament.contradictions.retain(|sent| !is_meant(sent.round, sent.board, sent.players));
        for report in &mut tournament.reports {
            if is_meant(report.round, report.board, report.players) {
                report.state = ReportState::Dismissed;
            }
        }
        Ok(request.board)
    })
}

/// Returns the players of everything that waits at a board.
fn waiting_players(tournament: &Tournament, request: &ReportRequest) -> Vec<[EntryId; 2]> {
    let reports = tournament.reports.iter().filter(|report| report.state != ReportState::Dismissed);
    let reports = reports.map(|report| (report.round, report.board, report.players));
    let sent = tournament.contradictions.iter().map(|sent| (sent.round, sent.board, sent.players));
    let of_board = reports.chain(sent).filter(|(round, board, _)| (*round, *board) == (request.round, request.board));
    of_board.map(|(_, _, players)| players).collect()
}
