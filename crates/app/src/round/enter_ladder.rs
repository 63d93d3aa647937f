//! Enters who won the jigo ladder of a game (R38-R40).

use domain::knockout::needs_winner;
use domain::model::jigo_ladder::JigoLadder;
use domain::year_final::breaks_tie;
use domain::{Game, Tournament, Verdict};
use messages::message;
use session::{AppError, EventSession, Mutation, Result};

use super::board_position;
use super::correct::{Carrying, correct};
use crate::operation::{EnterLadder, op};

/// Enters who advances by the ladder. The original game remains a jigo (R40).
///
/// # Errors
/// The board has no ladder, its ladder has been played game by game, or a later game depends on it.
pub fn enter_ladder(session: &mut EventSession, request: &EnterLadder) -> Result<Mutation<u32>> {
    session.transact(op::EnterLadder, request, |tournament| {
        let position = board_position(tournament, request.round, request.board)?;
        let game = tournament.games[position].clone();
        if !has_ladder(tournament, &game) {
            return Err(AppError::not_now(message!("ladder-none", board = game.board)));
        }
        let winner = request.winner.map(|colour| game.entry(colour.into()));
        if tournament.ladder_of(game.id).and_then(JigoLadder::winner).is_some_and(|won| Some(won) != winner) {
            return Err(AppError::not_now(message!("ladder-decided", board = game.board)));
        }
        correct(tournament, position, Game { ladder_winner: winner, ..game }, request.carry.map(Carrying::from))?;
        Ok(request.board)
    })
}

/// Returns whether a ladder follows a game: a game without a winner that needs one, or that breaks a tie in a group of the
/// Final (R38, R51).
pub fn has_ladder(tournament: &Tournament, game: &Game) -> bool {
    let drawn = game.passes.known().is_some_and(|r| matches!(r.verdict, Verdict::Jigo | Verdict::NoResult));
    drawn && (needs_winner(tournament, game) || breaks_tie(tournament, game))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{jigo, played};
    use crate::labels::ColourView;

    #[test]
    fn enter_ladder_decides_who_advances() {
        let (mut session, board) = jigo();
        let request = EnterLadder { round: 1, board, winner: Some(ColourView::White), carry: None };
        enter_ladder(&mut session, &request).expect("the knock-out game ended in jigo");
        let tournament = session.tournament().expect("an event is open");
        let game = tournament.games.iter().find(|g| g.board == board).expect("the board exists");
        assert_eq!(game.ladder_winner, Some(game.white));
    }

    #[test]
    fn enter_ladder_refuses_a_game_of_the_open() {
        let request = EnterLadder { round: 1, board: 1, winner: Some(ColourView::Black), carry: None };
        let refused = enter_ladder(&mut played(8), &request).expect_err("Black won on board 1");
        assert_eq!(refused.message.id, "ladder-none");
    }
}
