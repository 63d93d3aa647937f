//! What must be done before a round can be paired.

use domain::{Competition, RoundNumber, Tournament};
use session::{AppError, Result};

use crate::knockout::to_draw;

/// Everything that must be done before a round can be paired.
pub(crate) fn check_next(tournament: &Tournament, competition: &Competition, round: RoundNumber) -> Result<()> {
    let next = tournament.paired_rounds(competition.id) + 1;
    if tournament.event.register_closed.is_none() {
        let message = "The register is still open: close it before the first round is paired.";
        return Err(AppError::not_now(message).hint("Closing it gives the players their numbers."));
    }
    if next > competition.rounds {
        return Err(AppError::not_now(format!("All {} rounds are paired: there is none left.", competition.rounds)));
    }
    if round != next {
        return Err(AppError::not_now(format!("Round {round} is not next: pair round {next}.")));
    }
    if let Some(category) = to_draw(tournament, competition, round).first() {
        let message = format!("The knock-out KO{category} begins in round {round} and is not drawn: draw it first.");
        return Err(AppError::not_now(message));
    }
    Ok(())
}

/// Pending slips stop the draw of a round unless the director says otherwise (R8).
pub(super) fn check_slips(tournament: &Tournament, round: RoundNumber, despite: bool) -> Result<()> {
    let waiting = match tournament.pending_slips().count() {
        0 => return Ok(()),
        _ if despite => return Ok(()),
        1 => "1 pink slip is pending: apply or refuse it".to_string(),
        count => format!("{count} pink slips are pending: apply or refuse them"),
    };
    let message = format!("{waiting} before round {round} is paired.");
    Err(AppError::not_now(message).hint("The director may say that the round is paired nevertheless."))
}
