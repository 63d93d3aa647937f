//! Taking a round's pairing back.

use session::event_session::main_competition;
use session::{AppError, EventSession, Mutation, Operation, Result};

use super::{RoundRequest, paired};

/// Takes back the pairing of the newest round. The answer is how many games it had.
///
/// # Errors
/// The round is not paired, is not the newest, or has results.
pub fn unpair(session: &mut EventSession, request: &RoundRequest) -> Result<Mutation<usize>> {
    let round = request.round;
    session.transact(Operation::UnpairRound, request, |tournament| {
        let competition = main_competition(tournament)?.id;
        paired(tournament, competition, round)?;
        let newest = tournament.paired_rounds(competition);
        if newest != round {
            return Err(AppError::not_now(format!("Round {newest} is paired already: take that one back first.")));
        }
        let games = tournament.games_of(competition, round);
        let with_result = games.iter().find(|g| g.passes.black.or(g.passes.white).is_some());
        if let Some(game) = with_result {
            let board = game.board;
            return Err(AppError::not_now(format!(
                "Board {board} of round {round} has a result: clear the results first."
            )));
        }
        let count = games.len();
        tournament.games.retain(|g| g.competition != competition || g.round != round);
        tournament.byes.retain(|b| b.competition != competition || b.round != round);
        tournament.certificates.retain(|c| c.competition != competition || c.round != round);
        tournament.rounds.retain(|r| r.competition != competition || r.number != round);
        Ok(count)
    })
}
