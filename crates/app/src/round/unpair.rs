//! Unpairs a round.

use domain::RoundState;
use messages::message;
use session::{AppError, EventSession, Mutation, Result};

use super::{has_result, paired, refuse_confirmed, refuse_free};
use crate::operation::{RoundRequest, op};

/// Removes the pairing of the newest round. Returns how many games it had.
///
/// # Errors
/// The round is not paired, is not the newest, is confirmed, or has a result or an adjourned game.
pub fn unpair(session: &mut EventSession, request: &RoundRequest) -> Result<Mutation<usize>> {
    let round = request.round;
    session.transact(op::UnpairRound, request, |tournament| {
        refuse_free(&tournament.competition)?;
        paired(tournament, round)?;
        let newest = tournament.paired_rounds();
        if newest != round {
            return Err(AppError::not_now(message!("round-later-paired", newest)));
        }
        let games = tournament.games_of(round);
        // In a draft, only boards that a team loses because a player is absent have results.
        let is_draft = tournament.round(round).is_some_and(|r| r.state == RoundState::Draft);
        if let Some(game) = games.iter().find(|g| has_result(g)).filter(|_| !is_draft) {
            return Err(AppError::not_now(message!("round-unpair-result", round, board = game.board)));
        }
        if let Some(game) = games.iter().find(|game| tournament.is_unfinished(game)) {
            return Err(AppError::not_now(message!("round-board-adjourned", board = game.board)));
        }
        // A confirmed round without games is one that corrections have emptied.
        if !games.is_empty() {
            refuse_confirmed(tournament, round)?;
        }
        let count = games.len();
        tournament.remove_round(round);
        Ok(count)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;

    #[test]
    fn unpair_removes_the_games_of_a_draft() {
        let mut session = fixture::paired(8);
        assert_eq!(unpair(&mut session, &RoundRequest { round: 1 }).expect("round 1 is a draft").value, 4);
        let tournament = session.tournament().expect("an event is open");
        assert!(tournament.games.is_empty() && tournament.rounds.is_empty() && tournament.certificates.is_empty());
    }

    #[test]
    fn unpair_refuses_a_round_with_results() {
        let refused = unpair(&mut fixture::played(8), &RoundRequest { round: 1 }).expect_err("results are entered");
        assert_eq!(refused.message.id, "round-unpair-result");
    }
}
