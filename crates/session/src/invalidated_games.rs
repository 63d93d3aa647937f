//! What every change of an event keeps: it does not pull the ground from under a game of a Final that is set.

use domain::Tournament;
use domain::knockout::State;
use domain::year_final::progress;

use crate::error::{AppError, Result};

/// Refuses a change after which a game of a Final that is set has other players than should meet in it.
pub fn refuse_overtaken(tournament: &Tournament) -> Result<()> {
    for group_final in &tournament.finals {
        let rounds = progress(tournament, group_final).rounds;
        let overtaken = rounds.iter().flat_map(|r| &r.games).find(|g| g.state == State::Overtaken);
        let game = overtaken.and_then(|g| g.game).and_then(|id| tournament.games.iter().find(|g| g.id == id));
        if let Some(game) = game {
            return Err(AppError::not_now(format!(
                "The Final's game at board {} of round {} was set on what would change: take that pairing back first.",
                game.board, game.round
            )));
        }
    }
    Ok(())
}
