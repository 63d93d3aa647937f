//! The last game of a ladder taken back, to correct it.

use super::{LadderOf, drawn_game};
use crate::desk::Desk;
use crate::failure::{Failure, Outcome};
use crate::operation::Operation;
use crate::round::refuse_if_built_upon;
use crate::stale::Done;

/// Takes back the last game of a ladder; without games, the ladder itself. The answer is how many games are left.
///
/// # Errors
/// No ladder has begun there, or a later knock-out game stands on it.
pub fn take_back(desk: &mut Desk, request: &LadderOf) -> Outcome<Done<usize>> {
    desk.transact(Operation::TakeBackLadderGame, request, |tournament| {
        let at = drawn_game(tournament, request.round, request.board)?;
        let game = tournament.games[at].clone();
        let mut ladder = tournament
            .ladder_of(game.id)
            .cloned()
            .ok_or_else(|| Failure::not_now(format!("The ladder of board {} has not begun.", game.board)))?;
        if ladder.winner().is_some() && game.ladder_winner.is_some() {
            refuse_if_built_upon(tournament, &game)?;
            tournament.games[at].ladder_winner = None;
        }
        tournament.ladders.retain(|l| l.game != game.id);
        if ladder.take_back().is_some() {
            let left = ladder.played().len();
            tournament.ladders.push(ladder);
            tournament.ladders.sort_unstable_by_key(|l| l.game);
            return Ok(left);
        }
        Ok(0)
    })
}
