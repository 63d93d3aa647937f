//! The conditions for pairing a round: the register is closed, the round is the next one, its tables are drawn, no slips are pending.

use domain::{Competition, RoundNumber, Tournament};
use messages::message;
use session::{AppError, Result};

use super::refuse_free;
use crate::knockout::to_draw;

/// Checks everything that must be done before a round can be paired.
pub(crate) fn check_next(tournament: &Tournament, competition: &Competition, round: RoundNumber) -> Result<()> {
    refuse_free(competition)?;
    let next = tournament.paired_rounds(competition.id) + 1;
    if competition.register_closed.is_none() {
        return Err(AppError::not_now(message!("round-register-open")).hint(message!("round-register-open-hint")));
    }
    if next > competition.rounds {
        return Err(AppError::not_now(message!("round-all-paired", rounds = competition.rounds)));
    }
    if round != next {
        return Err(AppError::not_now(message!("round-not-next", round, next)));
    }
    if let Some(category) = to_draw(tournament, competition, round).first() {
        let category = category.to_string();
        return Err(AppError::not_now(message!("round-knockout-not-drawn", category, round)));
    }
    Ok(())
}

/// Refuses to pair a round while slips are pending, unless the director decides otherwise (R8).
pub(super) fn check_slips(tournament: &Tournament, round: RoundNumber, despite: bool) -> Result<()> {
    let count = tournament.pending_slips().count();
    if count == 0 || despite {
        return Ok(());
    }
    Err(AppError::not_now(message!("round-slips-pending", round, count)).hint(message!("round-slips-pending-hint")))
}
