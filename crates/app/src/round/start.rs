//! Starts a released round.

use domain::RoundState;
use messages::message;
use session::{AppError, EventSession, Mutation, Result};

use super::times::note_start;
use super::{paired, refuse_free};
use crate::operation::{RoundRequest, op};

/// Records that the games of a released round have begun, and when.
///
/// # Errors
/// The round is not released, or its games have already begun.
pub fn start(session: &mut EventSession, request: &RoundRequest) -> Result<Mutation<u32>> {
    let (number, now) = (request.round, session.now());
    session.transact(op::StartRound, request, |tournament| {
        refuse_free(&tournament.competition)?;
        let position = paired(tournament, number)?;
        let state = &mut tournament.rounds[position].state;
        match *state {
            RoundState::Released => *state = RoundState::Playing,
            RoundState::Draft => return Err(AppError::not_now(message!("round-not-released", round = number))),
            RoundState::Playing | RoundState::Confirmed => {
                return Err(AppError::not_now(message!("round-already-begun", round = number)));
            }
        }
        note_start(tournament, number, now);
        Ok(number)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;
    use crate::round::{RoundStep, release};

    #[test]
    fn start_accepts_a_released_round_once() {
        let mut session = fixture::paired(8);
        let round = RoundRequest { round: 1 };
        assert_eq!(start(&mut session, &round).expect_err("round 1 is a draft").message.id, "round-not-released");
        release(&mut session, &RoundStep::of(1)).expect("round 1 is a draft");
        start(&mut session, &round).expect("round 1 is released");
        assert_eq!(session.tournament().expect("an event is open").rounds[0].state, RoundState::Playing);
        assert_eq!(start(&mut session, &round).expect_err("round 1 has begun").message.id, "round-already-begun");
    }
}
