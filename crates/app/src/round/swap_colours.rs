//! Black and White of a board change seats.

use serde::{Deserialize, Serialize};
use session::event_session::main_competition;
use session::{AppError, EventSession, Mutation, Operation, Result};
use ts_rs::TS;

use super::board_position;

/// The board.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct SwapColours {
    /// From 1.
    pub round: u32,
    /// From 1.
    pub board: u32,
}

/// Swaps the colours of a board without result.
///
/// # Errors
/// There is no such board, it has a result, or a handicap fixes its colours (R18).
pub fn swap_colours(session: &mut EventSession, request: &SwapColours) -> Result<Mutation<u32>> {
    let SwapColours { round, board } = *request;
    session.transact(Operation::SwapColours, request, |tournament| {
        let competition = main_competition(tournament)?.id;
        let at = board_position(tournament, competition, round, board)?;
        let game = &mut tournament.games[at];
        if game.passes.black.or(game.passes.white).is_some() {
            return Err(AppError::not_now(format!("Board {board} has a result: clear it before swapping colours.")));
        }
        if game.handicap > 0 {
            return Err(AppError::not_now(format!("Board {board} is a handicap game: the weaker player has Black.")));
        }
        std::mem::swap(&mut game.black, &mut game.white);
        Ok(board)
    })
}
