//! Sets the handicap of a board (R17).

use messages::message;
use session::{AppError, EventSession, Mutation, Result};

use super::check_free;
use crate::operation::{SetHandicap, op};
use crate::round::board_position;

/// Sets the handicap of a board. With a handicap, the player with the lower rank takes Black (R18).
///
/// # Errors
/// The board does not exist, has a result or is a knock-out game, or the handicap is more than nine stones.
pub fn set_handicap(session: &mut EventSession, request: &SetHandicap) -> Result<Mutation<u8>> {
    if request.handicap > 9 {
        return Err(AppError::bad_input(message!("pairing-handicap-too-large", stones = request.handicap)));
    }
    session.transact(op::SetHandicap, request, |tournament| {
        let position = board_position(tournament, request.round, request.board)?;
        check_free(tournament, &tournament.games[position])?;
        let strength = |id| tournament.entry(id).map(|e| (e.player.rank, e.player.strength()));
        let game = &tournament.games[position];
        let weaker_has_white = strength(game.white) < strength(game.black);
        let game = &mut tournament.games[position];
        game.handicap = request.handicap;
        if request.handicap > 0 && weaker_has_white {
            std::mem::swap(&mut game.black, &mut game.white);
        }
        Ok(request.handicap)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::paired;

    #[test]
    fn set_handicap_gives_black_to_the_weaker_player() {
        let mut session = paired(8);
        set_handicap(&mut session, &SetHandicap { round: 1, board: 1, handicap: 3 }).expect("board 1 is free");
        let tournament = session.tournament().expect("an event is open");
        let game = tournament.games.iter().find(|g| g.board == 1).expect("board 1 exists");
        let rank = |id| tournament.entry(id).expect("players are entered").player.rank;
        assert_eq!(game.handicap, 3);
        assert!(rank(game.black) < rank(game.white));
    }

    #[test]
    fn set_handicap_refuses_more_than_nine_stones() {
        let refused = set_handicap(&mut paired(8), &SetHandicap { round: 1, board: 1, handicap: 10 });
        assert_eq!(refused.expect_err("ten stones are too many").message.id, "pairing-handicap-too-large");
    }
}
