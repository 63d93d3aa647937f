//! The rules of a competition of teams: which systems and sizes there are.

use domain::{Competition, Teams};
use messages::message;
use session::{AppError, Result};

/// Returns a competition for teams of `size` boards; unchanged without a size.
///
/// # Errors
/// The system cannot be played by teams, or the size is out of range.
pub(crate) fn with_teams(competition: Competition, size: Option<u32>) -> Result<Competition> {
    let Some(size) = size else { return Ok(competition) };
    let competition = competition.for_teams(size);
    check_rules(&competition)?;
    Ok(competition)
}

/// Checks the system and the number of boards of a competition of teams.
///
/// # Errors
/// As [`with_teams`].
pub(crate) fn check_rules(competition: &Competition) -> Result<()> {
    let Some(teams) = &competition.teams else { return Ok(()) };
    if !competition.system.allows_teams() {
        return Err(AppError::bad_input(message!("teams-system")));
    }
    if !(Teams::FEWEST..=Teams::MOST).contains(&teams.size) {
        return Err(AppError::bad_input(message!("teams-size", first = Teams::FEWEST, last = Teams::MOST)));
    }
    Ok(())
}
