//! The games of a round begin: what hangs on the wall is being played.

use domain::RoundState;
use session::event_session::main_competition;
use session::{AppError, EventSession, Mutation, Operation, Result};

use super::{RoundRequest, paired};

/// Notes that the games of a round on the wall have begun.
///
/// # Errors
/// The round is not on the wall, or its games have begun.
pub fn start(session: &mut EventSession, request: &RoundRequest) -> Result<Mutation<u32>> {
    let number = request.round;
    session.transact(Operation::StartRound, request, |tournament| {
        let competition = main_competition(tournament)?.id;
        let at = paired(tournament, competition, number)?;
        let state = &mut tournament.rounds[at].state;
        match *state {
            RoundState::Released => *state = RoundState::Playing,
            RoundState::Draft => {
                return Err(AppError::not_now(format!("Round {number} is a draft: put it on the wall first.")));
            }
            RoundState::Playing | RoundState::Confirmed => {
                return Err(AppError::not_now(format!("The games of round {number} have begun already.")));
            }
        }
        Ok(number)
    })
}
