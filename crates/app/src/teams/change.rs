//! Changes the name or the members of a team.

use domain::EntryId;
use session::{EventSession, Mutation, Result};

use super::members::{check_members, check_name, refuse_played, team, teams_of, teams_of_mut};
use crate::operation::{ChangeTeam, op};

/// Changes a team and returns its number. Line-ups with someone who leaves the team are forgotten.
///
/// # Errors
/// As [`add`](super::add), the team is unknown, or someone who has played for it would leave it.
pub fn change(session: &mut EventSession, request: &ChangeTeam) -> Result<Mutation<u32>> {
    let number = request.team;
    session.transact(op::ChangeTeam, request, |tournament| {
        let competition = &tournament.competition;
        let mut changed = team(competition, number)?.clone();
        if let Some(name) = &request.name {
            changed.name = check_name(teams_of(competition)?, number, name)?;
        }
        if let Some(keys) = &request.members {
            let members = check_members(tournament, competition, number, keys)?;
            let leaving: Vec<EntryId> = changed.members.iter().copied().filter(|id| !members.contains(id)).collect();
            refuse_played(tournament, competition, &leaving)?;
            changed.line_ups.retain(|_, boards| boards.iter().all(|id| members.contains(id)));
            changed.members = members;
        }
        let teams = teams_of_mut(&mut tournament.competition)?;
        if let Some(old) = teams.list.iter_mut().find(|team| team.number == number) {
            *old = changed;
        }
        Ok(number)
    })
}
