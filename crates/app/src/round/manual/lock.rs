//! Locks a board, so that pairing the remaining players leaves it alone.
use session::{EventSession, Mutation, Result};

use crate::operation::{LockBoard, op};
use crate::round::board_position;
use crate::round::{refuse_confirmed, refuse_free, refuse_teams};

/// Locks or unlocks a board.
///
/// # Errors
/// The round is confirmed, or the board does not exist.
pub fn lock_board(session: &mut EventSession, request: &LockBoard) -> Result<Mutation<bool>> {
    session.transact(op::LockBoard, request, |tournament| {
        refuse_free(&tournament.competition)?;
        refuse_teams(&tournament.competition)?;
        refuse_confirmed(tournament, request.round)?;
        let position = board_position(tournament, request.round, request.board)?;
        tournament.games[position].locked = request.locked;
        Ok(request.locked)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{paired, played};
    use crate::round::{RoundStep, confirm};

    #[test]
    fn lock_board_locks_and_unlocks() {
        let mut session = paired(8);
        for locked in [true, false] {
            lock_board(&mut session, &LockBoard { round: 1, board: 2, locked }).expect("board 2 exists");
            let games = &session.tournament().expect("an event is open").games;
            assert!(games.iter().all(|game| game.locked == (locked && game.board == 2)));
        }
    }

    #[test]
    fn a_board_of_a_confirmed_round_is_neither_locked_nor_unlocked() {
        let mut session = played(8);
        lock_board(&mut session, &LockBoard { round: 1, board: 1, locked: true }).expect("the round is open");
        confirm(&mut session, &RoundStep::of(1)).expect("all results are agreed");
        for locked in [true, false] {
            let refused = lock_board(&mut session, &LockBoard { round: 1, board: 1, locked });
            assert_eq!(refused.expect_err("round 1 is closed").message.id, "pairing-of-confirmed-round");
        }
    }

    #[test]
    fn lock_board_refuses_an_unknown_board() {
        let refused = lock_board(&mut paired(8), &LockBoard { round: 1, board: 5, locked: true });
        assert_eq!(refused.expect_err("there are four boards").message.id, "round-board-missing");
    }
}
