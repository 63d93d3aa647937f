//! Takes back the last game of a ladder, to correct it.

use domain::Game;
use messages::message;
use session::{AppError, EventSession, Mutation, Result};

use super::drawn_game;
use crate::operation::{Carry, LadderOf, op};
use crate::round::correct;

/// Takes back the last game of a ladder; without games, the ladder itself. Returns how many games are left.
///
/// # Errors
/// The ladder has not been started.
pub fn take_back(session: &mut EventSession, request: &LadderOf) -> Result<Mutation<usize>> {
    session.transact(op::TakeBackLadderGame, request, |tournament| {
        let position = drawn_game(tournament, request.round, request.board)?;
        let game = tournament.games[position].clone();
        let ladder = tournament.ladder_of(game.id).cloned();
        let mut ladder = ladder.ok_or_else(|| AppError::not_now(message!("ladder-not-started", board = game.board)))?;
        tournament.ladders.retain(|l| l.game != game.id);
        if ladder.winner().is_some() {
            // A later game that depends on the old winner waits for the new one.
            correct(tournament, position, Game { ladder_winner: None, ..game }, Some(Carry::Through.into()))?;
        }
        if ladder.take_back().is_some() {
            let left = ladder.played().len();
            tournament.ladders.push(ladder);
            tournament.ladders.sort_unstable_by_key(|l| l.game);
            return Ok(left);
        }
        Ok(0)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::jigo;
    use crate::jigo_ladder::{RecordLadderGame, StartLadder, record, start};
    use crate::labels::ColourView;

    #[test]
    fn take_back_removes_the_last_game_and_its_winner() {
        let (mut session, board) = jigo();
        start(&mut session, &StartLadder { round: 1, board, ..StartLadder::default() }).expect("a jigo is entered");
        let won = RecordLadderGame { round: 1, board, winner: Some(ColourView::White), ..RecordLadderGame::default() };
        record(&mut session, &won).expect("9x9 is next");
        assert_eq!(take_back(&mut session, &LadderOf { round: 1, board }).expect("a game is entered").value, 0);
        let games = &session.tournament().expect("an event is open").games;
        assert!(games.iter().all(|game| game.ladder_winner.is_none()));
    }

    #[test]
    fn take_back_refuses_a_ladder_that_has_not_started() {
        let (mut session, board) = jigo();
        let refused = take_back(&mut session, &LadderOf { round: 1, board }).expect_err("no ladder has started");
        assert_eq!(refused.message.id, "ladder-not-started");
    }
}
