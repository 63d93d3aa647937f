//! Locking a board: pairing the rest anew leaves it alone.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::desk::{EventSession, main_competition};
use crate::failure::Result;
use crate::operation::Operation;
use crate::round::board_position;
use crate::stale::Mutation;

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
pub fn lock_board(desk: &mut EventSession, request: &LockBoard) -> Result<Mutation<bool>> {
    desk.transact(Operation::LockBoard, request, |tournament| {
        let competition = main_competition(tournament)?.id;
        let at = board_position(tournament, competition, request.round, request.board)?;
        tournament.games[at].locked = request.locked;
        Ok(request.locked)
    })
}
