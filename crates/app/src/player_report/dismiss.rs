//! The desk dismisses the reports of a board, and what helpers sent against its result.

use domain::{CompetitionId, Contradiction, ReportState};
use messages::message;
use session::{AppError, EventSession, Mutation, Result};

use super::accept::waiting;
use crate::operation::{ReportRequest, op};

/// Dismisses the reports of a board and returns the board. The players cannot send them again.
///
/// # Errors
/// No report of the board waits.
pub fn dismiss(session: &mut EventSession, request: &ReportRequest) -> Result<Mutation<u32>> {
    session.transact_event(op::DismissReport, request, |whole, _| {
        let none = || AppError::not_now(message!("report-none", board = request.board));
        let nobody_waits = waiting(whole, request).is_empty();
        let tournament = whole.tournament_mut(CompetitionId(request.competition)).ok_or_else(none)?;
        let contradicts = |sent: &Contradiction| (sent.round, sent.board) == (request.round, request.board);
        if nobody_waits && !tournament.contradictions.iter().any(contradicts) {
            return Err(none());
        }
        tournament.contradictions.retain(|sent| !contradicts(sent));
        for report in &mut tournament.reports {
            if (report.round, report.board) == (request.round, request.board) {
                report.state = ReportState::Dismissed;
            }
        }
        Ok(request.board)
    })
}
