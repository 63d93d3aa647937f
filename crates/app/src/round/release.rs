//! Putting a round on the wall: from now on players may start.

use domain::RoundState;

use super::{RoundRequest, paired};
use crate::desk::{EventSession, main_competition};
use crate::failure::{AppError, Result};
use crate::operation::Operation;
use crate::stale::Mutation;

/// Releases a drafted round.
///
/// # Errors
/// The round is not paired, or is on the wall already.
pub fn release(desk: &mut EventSession, request: &RoundRequest) -> Result<Mutation<u32>> {
    desk.transact(Operation::ReleaseRound, request, |tournament| {
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
