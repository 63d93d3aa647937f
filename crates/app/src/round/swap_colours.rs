//! Swaps the colours of a board.

use messages::message;
use session::{AppError, EventSession, Mutation, Result};

use super::{board_position, refuse_begun, refuse_confirmed};
use crate::operation::{SwapColours, op};

/// Swaps the colours of a board without a result.
///
/// # Errors
/// The board does not exist, has a result, is adjourned, or is a handicap game, in which the weaker player has Black (R18).
pub fn swap_colours(session: &mut EventSession, request: &SwapColours) -> Result<Mutation<u32>> {
    let SwapColours { round, board } = *request;
    session.transact(op::SwapColours, request, |tournament| {
        let position = board_position(tournament, round, board)?;
        refuse_confirmed(tournament, round)?;
        refuse_begun(tournament, &tournament.games[position])?;
        let game = &mut tournament.games[position];
        if game.handicap > 0 {
            return Err(AppError::not_now(message!("pairing-colours-handicap", board)));
        }
        std::mem::swap(&mut game.black, &mut game.white);
        Ok(board)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{paired, played};
    use crate::round::{SetHandicap, set_handicap};

    const BOARD: SwapColours = SwapColours { round: 1, board: 1 };

    #[test]
    fn swap_colours_exchanges_black_and_white() {
        let mut session = paired(8);
        let seats = |session: &EventSession| {
            let games = &session.tournament().expect("an event is open").games;
            games.iter().find(|g| g.board == 1).map(|g| (g.black, g.white)).expect("board 1 exists")
        };
        let (black, white) = seats(&session);
        swap_colours(&mut session, &BOARD).expect("board 1 is free");
        assert_eq!(seats(&session), (white, black));
    }

    #[test]
    fn swap_colours_refuses_a_result_and_a_handicap() {
        let refused = swap_colours(&mut played(8), &BOARD).expect_err("Black won on board 1");
        assert_eq!(refused.message.id, "round-board-has-result");
        let mut session = paired(8);
        set_handicap(&mut session, &SetHandicap { round: 1, board: 1, handicap: 2 }).expect("board 1 is free");
        let refused = swap_colours(&mut session, &BOARD).expect_err("board 1 is a handicap game");
        assert_eq!(refused.message.id, "pairing-colours-handicap");
    }
}
