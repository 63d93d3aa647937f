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
    session.transact_whole(op::DismissReport, request, |whole, _| {
        let place = (CompetitionId(request.competition), request.round, request.board);
        let contradicts = |sent: &Contradiction| (sent.competition, sent.round, sent.board) == place;
        if waiting(whole, request).is_empty() && !whole.contradictions.iter().any(contradicts) {
            return Err(AppError::not_now(message!("report-none", board = request.board)));
        }
        whole.contradictions.retain(|sent| !contradicts(sent));
        let of_board = |report: &&mut domain::PlayerReport| (report.competition, report.round, report.board) == place;
        whole.reports.iter_mut().filter(of_board).for_each(|report| report.state = ReportState::Dismissed);
        Ok(request.board)
    })
}
