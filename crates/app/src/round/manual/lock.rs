//! Locking a board: pairing the rest anew leaves it alone.

use serde::{Deserialize, Serialize};
use session::event_session::main_competition;
use session::{EventSession, Mutation, Operation, Result};
use ts_rs::TS;

use crate::round::board_position;

/// The board, and whether it is to be locked.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct LockBoard {
    /// The round, from 1.
    pub round: u32,
    /// The board, from 1.
    pub board: u32,
    /// Locked or not.
    pub locked: bool,
}

/// Locks or unlocks a board.
///
/// # Errors
/// There is no such board.
pub fn lock_board(session: &mut EventSession, request: &LockBoard) -> Result<Mutation<bool>> {
    session.transact(Operation::LockBoard, request, |tournament| {
        let competition = main_competition(tournament)?.id;
        let at = board_position(tournament, competition, request.round, request.board)?;
        tournament.games[at].locked = request.locked;
        Ok(request.locked)
    })
}
