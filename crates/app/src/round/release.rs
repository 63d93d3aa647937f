//! Putting a round on the wall: from now on players may start.

use domain::RoundState;
use session::event_session::main_competition;
use session::{AppError, EventSession, Mutation, Operation, Result};

use super::{RoundRequest, paired};

/// Releases a drafted round.
///
/// # Errors
/// The round is not paired, or is on the wall already.
pub fn release(session: &mut EventSession, request: &RoundRequest) -> Result<Mutation<u32>> {
    session.transact(Operation::ReleaseRound, request, |tournament| {
        let competition = main_competition(tournament)?.id;
        let at = paired(tournament, competition, request.round)?;
        let round = &mut tournament.rounds[at];
        if round.state != RoundState::Draft {
            return Err(AppError::not_now(format!("Round {} is on the wall already.", request.round)));
        }
        round.state = RoundState::Released;
        Ok(request.round)
    })
}
