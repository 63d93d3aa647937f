//! Removes a team.
use session::{EventSession, Mutation, Result};

use super::members::{refuse_played, team, teams_of_mut};
use crate::operation::{RemoveTeam, op};

/// Removes a team that has not played; its members stay entered. Returns its number.
///
/// # Errors
/// The team is unknown, or it has played.
pub fn remove(session: &mut EventSession, request: &RemoveTeam) -> Result<Mutation<u32>> {
    let number = request.team;
    session.transact(op::RemoveTeam, request, |tournament| {
        let competition = &tournament.competition;
        refuse_played(tournament, competition, &team(competition, number)?.members)?;
        teams_of_mut(&mut tournament.competition)?.list.retain(|team| team.number != number);
        Ok(number)
    })
}
