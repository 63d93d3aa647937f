//! Adds a team.

use domain::Team;
use session::{EventSession, Mutation, Result};

use super::members::{check_members, check_name, teams_of, teams_of_mut};
use crate::operation::{AddTeam, op};

/// Adds a team and returns its number.
///
/// # Errors
/// The competition has no teams, the name is empty or taken, or a member is unknown, named twice or in another team. After the
/// register has closed, the team needs a member for each board.
pub fn add(session: &mut EventSession, request: &AddTeam) -> Result<Mutation<u32>> {
    session.transact(op::AddTeam, request, |tournament| {
        let competition = &tournament.competition;
        let teams = teams_of(competition)?;
        let number = teams.next_number();
        let name = check_name(teams, number, &request.name)?;
        let members = check_members(tournament, competition, number, &request.members)?;
        let team = Team { number, name, members, line_ups: Default::default(), came_from: None };
        teams_of_mut(&mut tournament.competition)?.list.push(team);
        Ok(number)
    })
}
