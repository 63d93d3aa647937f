//! Another handicap for a board (R17).

use serde::{Deserialize, Serialize};
use session::event_session::main_competition;
use session::{AppError, EventSession, Mutation, Operation, Result};
use ts_rs::TS;

use super::check_free;
use crate::round::board_position;

/// The board and its stones.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct SetHandicap {
    /// The round, from 1.
    pub round: u32,
    /// The board, from 1.
    pub board: u32,
    /// 0 to 9; 1 is no komi.
    pub handicap: u8,
}

/// Sets the handicap of a board; the weaker by rank takes Black (R18).
///
/// # Errors
/// There is no such board, it has a result or is a knock-out game, or more than nine stones are asked for.
pub fn set_handicap(session: &mut EventSession, request: &SetHandicap) -> Result<Mutation<u8>> {
    if request.handicap > 9 {
        return Err(AppError::bad_input(format!("{} stones are too many: give 0 to 9.", request.handicap)));
    }
    session.transact(Operation::SetHandicap, request, |tournament| {
        let competition = main_competition(tournament)?.id;
        let at = board_position(tournament, competition, request.round, request.board)?;
        check_free(tournament, &tournament.games[at])?;
        let rank = |id| tournament.entry(id).map(|e| (e.player.rank, e.player.strength()));
        let weaker_has_white = rank(tournament.games[at].white) < rank(tournament.games[at].black);
        let game = &mut tournament.games[at];
        game.handicap = request.handicap;
        if request.handicap > 0 && weaker_has_white {
            std::mem::swap(&mut game.black, &mut game.white);
        }
        Ok(request.handicap)
    })
}
