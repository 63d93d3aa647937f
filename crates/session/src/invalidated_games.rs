//! A check on every change of an event: it must not invalidate a paired game of the Final.

use domain::Tournament;
use domain::knockout::State;
use domain::year_final::progress;
use messages::message;

use crate::error::{AppError, Result};

/// Refuses a change after which a paired game of a Final has other players than should meet in it.
///
/// # Errors
/// The first invalidated game.
pub fn refuse_invalidated(tournament: &Tournament) -> Result<()> {
    for year_final in &tournament.finals {
        let rounds = progress(tournament, year_final).rounds;
        let invalidated = rounds.iter().flat_map(|r| &r.games).find(|g| g.state == State::Invalidated);
        let game = invalidated.and_then(|g| g.game).and_then(|id| tournament.games.iter().find(|g| g.id == id));
        if let Some(game) = game {
            let message = message!("final-game-invalidated", board = game.board, round = game.round);
            return Err(AppError::not_now(message));
        }
    }
    Ok(())
}
