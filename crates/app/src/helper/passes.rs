//! Results that are read twice are read by two people.

use domain::{Colour, CompetitionId};
use messages::message;
use session::{AppError, EventSession, Result};

use super::action::HelperAction;
use super::authors::Authors;

/// Checks that a helper did not enter the other pass of the game, too. Helpers of the same name count as one person.
///
/// # Errors
/// They did; or the journal cannot be read.
pub(super) fn check_other_reader(session: &EventSession, helper: &str, action: &HelperAction) -> Result<()> {
    let HelperAction::Result { competition, round, board, pass: Some(pass), .. } = action else { return Ok(()) };
    let other = Colour::from(*pass).other();
    let game = session.event()?.game_at(CompetitionId(*competition), *round, *board);
    let read = game.filter(|game| match other {
        Colour::Black => game.passes.black.is_some(),
        Colour::White => game.passes.white.is_some(),
    });
    // Reading the journal is slow, and the first pass of a game needs no look.
    let Some(game) = read else { return Ok(()) };
    let is_own = Authors::of(session)?.is_helper(helper, game.id, other);
    if is_own { Err(AppError::not_now(message!("helper-own-pass", board = *board))) } else { Ok(()) }
}
