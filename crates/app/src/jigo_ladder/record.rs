//! Records the next game of a ladder; on the 1x1 board, the nigiri (R39).

use domain::Game;
use domain::model::jigo_ladder::{JigoLadder, Next, Played, StepResult};
use messages::{Explain, message};
use session::{AppError, EventSession, Mutation, Result};

use super::drawn_game;
use super::start::whole_minute;
use crate::labels::ColourView;
use crate::operation::{RecordLadderGame, op};
use crate::referee::moment_near;
use crate::round::{Carrying, correct};

/// Enters the next game of a ladder; its winner advances (R40). Returns the winner's colour.
///
/// # Errors
/// The ladder has not been started, another game is next, or a later knock-out game depends on it.
pub fn record(session: &mut EventSession, request: &RecordLadderGame) -> Result<Mutation<Option<ColourView>>> {
    let now = whole_minute(session.now());
    session.transact(op::RecordLadderGame, request, |tournament| {
        let position = drawn_game(tournament, request.round, request.board)?;
        let game = tournament.games[position].clone();
        let ladder = tournament.ladder_of(game.id).cloned();
        let mut ladder = ladder.ok_or_else(|| AppError::not_now(message!("ladder-not-started", board = game.board)))?;
        check_next(&ladder, request.lines)?;
        let ended = match &request.ended {
            Some(text) => moment_near(text, ladder.not_before())?,
            None => now.max(ladder.not_before()),
        };
        let winner = request.winner.map(|colour| game.entry(colour.into()));
        let result = winner.map_or(StepResult::Drawn, StepResult::Won);
        let played = Played { result, ended, remaining: request.remaining };
        ladder.record(played).map_err(|e| AppError::bad_input(e.message()))?;
        tournament.ladders.retain(|l| l.game != game.id);
        let changed = Game { ladder_winner: ladder.winner(), ..game };
        correct(tournament, position, changed, request.carry.map(Carrying::from))?;
        tournament.ladders.push(ladder);
        tournament.ladders.sort_unstable_by_key(|l| l.game);
        Ok(request.winner)
    })
}

/// Refuses a game that is not the next one.
fn check_next(ladder: &JigoLadder, lines: Option<u32>) -> Result<()> {
    let Some(lines) = lines else { return Ok(()) };
    let next = match ladder.next() {
        Next::Game(step, _) => step.board,
        Next::Nigiri(_) => 1,
        Next::NewGame(..) => return Err(AppError::bad_input(message!("ladder-new-game-decides"))),
        Next::Decided(_) => return Ok(()),
    };
    if next == lines {
        return Ok(());
    }
    Err(AppError::not_now(message!("ladder-other-game-next", next, lines)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::jigo;
    use crate::jigo_ladder::{StartLadder, start};

    #[test]
    fn the_winner_of_a_ladder_game_advances() {
        let (mut session, board) = jigo();
        start(&mut session, &StartLadder { round: 1, board, ..StartLadder::default() }).expect("a jigo is entered");
        let drawn = RecordLadderGame { round: 1, board, lines: Some(9), ..RecordLadderGame::default() };
        assert_eq!(record(&mut session, &drawn).expect("9x9 is next").value, None);
        let won = RecordLadderGame { lines: Some(7), winner: Some(ColourView::Black), ..drawn };
        assert_eq!(record(&mut session, &won).expect("7x7 is next").value, Some(ColourView::Black));
        let games = &session.tournament().expect("an event is open").games;
        let game = games.iter().find(|g| g.board == board).expect("the board exists");
        assert_eq!(game.ladder_winner, Some(game.black));
    }

    #[test]
    fn record_refuses_a_ladder_that_has_not_started_and_a_game_that_is_not_next() {
        let (mut session, board) = jigo();
        let request = RecordLadderGame { round: 1, board, lines: Some(5), ..RecordLadderGame::default() };
        assert_eq!(record(&mut session, &request).expect_err("no ladder").message.id, "ladder-not-started");
        start(&mut session, &StartLadder { round: 1, board, ..StartLadder::default() }).expect("a jigo is entered");
        let refused = record(&mut session, &request).expect_err("9x9 is next");
        assert_eq!(refused.to_string(), "The next game of this ladder is on 9 × 9, not on 5 × 5.");
    }
}
