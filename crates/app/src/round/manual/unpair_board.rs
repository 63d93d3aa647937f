//! Taking one board apart.

use serde::{Deserialize, Serialize};
use session::event_session::main_competition;
use session::{EventSession, Mutation, Operation, Result};
use ts_rs::TS;

use super::check_free;
use crate::round::board_position;

/// The board.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct UnpairBoard {
    /// The round, from 1.
    pub round: u32,
    /// The board, from 1.
    pub board: u32,
}

/// Frees both players of a board.
///
/// # Errors
/// There is no such board, it has a result, or is a knock-out game.
pub fn unpair_board(session: &mut EventSession, request: &UnpairBoard) -> Result<Mutation<u32>> {
    session.transact(Operation::UnpairBoard, request, |tournament| {
        let competition = main_competition(tournament)?.id;
        let at = board_position(tournament, competition, request.round, request.board)?;
        check_free(tournament, &tournament.games[at])?;
        tournament.games.remove(at);
        Ok(request.board)
    })
}
