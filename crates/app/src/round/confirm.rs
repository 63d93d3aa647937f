//! Confirming a round: all results are in and agreed (R23).

use domain::{CompetitionId, RoundNumber, RoundState, Tournament};
use session::event_session::main_competition;
use session::{AppError, EventSession, Mutation, Operation, Result};

use super::{RoundRequest, paired};

/// Confirms a round.
///
/// # Errors
/// Results are missing or disagree; the boards are named.
pub fn confirm(session: &mut EventSession, request: &RoundRequest) -> Result<Mutation<u32>> {
    session.transact(Operation::ConfirmRound, request, |tournament| {
        let competition = main_competition(tournament)?.id;
        paired(tournament, competition, request.round)?;
        confirm_in(tournament, competition, request.round)?;
        Ok(request.round)
    })
}

/// Confirms a round of the snapshot, if every result is agreed.
pub(crate) fn confirm_in(tournament: &mut Tournament, competition: CompetitionId, round: RoundNumber) -> Result<()> {
    let games = tournament.games_of(competition, round);
    let boards = |wanted: &dyn Fn(&domain::Game) -> bool| -> Vec<String> {
        games.iter().filter(|g| wanted(g)).map(|g| g.board.to_string()).collect()
    };
    let disagreeing = boards(&|g| g.passes.disagree());
    if !disagreeing.is_empty() {
        let list = disagreeing.join(", ");
        return Err(AppError::not_now(format!(
            "In round {round} the two passes disagree at board {list}: settle it first."
        )));
    }
    let missing = boards(&|g| g.passes.agreed().is_none());
    if !missing.is_empty() {
        let list = missing.join(", ");
        return Err(AppError::not_now(format!("Round {round} lacks the result of board {list}: enter it first.")));
    }
    let at = paired(tournament, competition, round)?;
    tournament.rounds[at].state = RoundState::Confirmed;
    Ok(())
}
