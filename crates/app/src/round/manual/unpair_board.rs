//! Unpairs one board.
use session::{EventSession, Mutation, Result};

use super::check_free;
use crate::operation::{UnpairBoard, op};
use crate::round::board_position;
use crate::round::{refuse_free, refuse_teams};

/// Removes the game of a board; both players are then without a game.
///
/// # Errors
/// The board does not exist, has a result, or is a knock-out game.
pub fn unpair_board(session: &mut EventSession, request: &UnpairBoard) -> Result<Mutation<u32>> {
    session.transact(op::UnpairBoard, request, |tournament| {
        refuse_free(&tournament.competition)?;
        refuse_teams(&tournament.competition)?;
        let position = board_position(tournament, request.round, request.board)?;
        check_free(tournament, &tournament.games[position])?;
        tournament.games.remove(position);
        Ok(request.board)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{paired, played};

    #[test]
    fn unpair_board_removes_its_game() {
        let mut session = paired(8);
        unpair_board(&mut session, &UnpairBoard { round: 1, board: 2 }).expect("board 2 is free");
        let boards: Vec<u32> = session.tournament().expect("an event is open").games.iter().map(|g| g.board).collect();
        assert_eq!(boards, [1, 3, 4]);
        let refused = unpair_board(&mut session, &UnpairBoard { round: 1, board: 2 }).expect_err("it is unpaired");
        assert_eq!(refused.to_string(), "Round 1 has no board 2. Its boards are 1, 3-4.");
        for board in [1, 3, 4] {
            unpair_board(&mut session, &UnpairBoard { round: 1, board }).expect("no board has a result");
        }
        let refused = unpair_board(&mut session, &UnpairBoard { round: 1, board: 2 }).expect_err("all are unpaired");
        assert_eq!(refused.to_string(), "Round 1 has no boards. Pair its players first.");
    }

    #[test]
    fn unpair_board_refuses_a_board_with_a_result() {
        let refused = unpair_board(&mut played(8), &UnpairBoard { round: 1, board: 2 });
        assert_eq!(refused.expect_err("Black won on board 2").message.id, "round-board-has-result");
    }
}
