//! The last game of a ladder taken back, to correct it.

use domain::Game;
use session::{AppError, EventSession, Mutation, Operation, Result};

use super::{LadderOf, drawn_game};
use crate::round::{Carry, correct};

/// Takes back the last game of a ladder; without games, the ladder itself. The answer is how many games are left.
///
/// # Errors
/// No ladder has begun there.
pub fn take_back(session: &mut EventSession, request: &LadderOf) -> Result<Mutation<usize>> {
    session.transact(Operation::TakeBackLadderGame, request, |tournament| {
        let at = drawn_game(tournament, request.round, request.board)?;
        let game = tournament.games[at].clone();
        let mut ladder = tournament
            .ladder_of(game.id)
            .cloned()
            .ok_or_else(|| AppError::not_now(format!("The ladder of board {} has not begun.", game.board)))?;
        tournament.ladders.retain(|l| l.game != game.id);
        if ladder.winner().is_some() {
            // A game that was set on its winner waits for the ladder's new end.
            correct(tournament, at, Game { ladder_winner: None, ..game }, Some((Carry::Through, "")))?;
        }
        if ladder.take_back().is_some() {
            let left = ladder.played().len();
            tournament.ladders.push(ladder);
            tournament.ladders.sort_unstable_by_key(|l| l.game);
            return Ok(left);
        }
        Ok(0)
    })
}
