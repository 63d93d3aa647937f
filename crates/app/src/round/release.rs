//! Releases a round: its pairings are published and players may start.

use domain::RoundState;
use messages::message;
use session::event_session::main_competition;
use session::{AppError, EventSession, Mutation, Operation, Result};

use super::{RoundRequest, paired};

/// Releases a drafted round.
///
/// # Errors
/// The round is not paired, or is already released.
pub fn release(session: &mut EventSession, request: &RoundRequest) -> Result<Mutation<u32>> {
    session.transact(Operation::ReleaseRound, request, |tournament| {
        let competition = main_competition(tournament)?.id;
        let position = paired(tournament, competition, request.round)?;
        let round = &mut tournament.rounds[position];
        if round.state != RoundState::Draft {
            return Err(AppError::not_now(message!("round-already-released", round = request.round)));
        }
        round.state = RoundState::Released;
        Ok(request.round)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;

    #[test]
    fn release_publishes_a_draft_once() {
        let mut session = fixture::paired(8);
        release(&mut session, &RoundRequest { round: 1 }).expect("round 1 is a draft");
        assert_eq!(session.tournament().expect("an event is open").rounds[0].state, RoundState::Released);
        let refused = release(&mut session, &RoundRequest { round: 1 }).expect_err("round 1 is released");
        assert_eq!(refused.message.id, "round-already-released");
    }
}
