//! Checks of teams and their members.

use domain::{Competition, EntryId, EntryStatus, Team, Teams, Tournament};
use messages::message;
use session::{AppError, Result};

/// Returns the teams of a competition.
///
/// # Errors
/// Its players meet without teams.
pub(super) fn teams_of(competition: &Competition) -> Result<&Teams> {
    let without = || AppError::not_now(message!("teams-none", name = &competition.name));
    competition.teams.as_ref().ok_or_else(without)
}

/// Returns the teams of a competition, to change them.
///
/// # Errors
/// As [`teams_of`].
pub(super) fn teams_of_mut(competition: &mut Competition) -> Result<&mut Teams> {
    let without = AppError::not_now(message!("teams-none", name = &competition.name));
    competition.teams.as_mut().ok_or(without)
}

/// Returns the team with this number.
///
/// # Errors
/// The competition has no team with this number.
pub(super) fn team(competition: &Competition, number: u32) -> Result<&Team> {
    let unknown = || AppError::not_found(message!("team-unknown", number));
    teams_of(competition)?.team(number).ok_or_else(unknown)
}

/// Returns a new or changed team's name.
///
/// # Errors
/// It is empty, or another team has it; upper and lower case do not count.
pub(super) fn check_name(teams: &Teams, number: u32, name: &str) -> Result<String> {
    let name = session::fields::required(message!("team-no-name"), name)?;
    let same = |other: &&Team| other.number != number && other.name.to_lowercase() == name.to_lowercase();
    match teams.list.iter().find(same) {
        Some(other) => Err(AppError::bad_input(message!("team-name-taken", name = &other.name))),
        None => Ok(name),
    }
}

/// Returns the members of the team `number` by the keys of their entries. After the register has closed, there must be one for
/// each board.
///
/// # Errors
/// An entry is unknown, named twice, or in another team, or there are too few.
pub(super) fn check_members(
    tournament: &Tournament,
    competition: &Competition,
    number: u32,
    keys: &[i64],
) -> Result<Vec<EntryId>> {
    let teams = teams_of(competition)?;
    let members: Vec<EntryId> = keys.iter().copied().map(EntryId).collect();
    for (at, &id) in members.iter().enumerate() {
        let entry = tournament.entry(id).filter(|entry| !entry.ghost);
        let entry = entry.ok_or_else(|| AppError::not_found(message!("pairing-entry-unknown", entry = id.0)))?;
        let name = entry.player.list_name();
        if members[..at].contains(&id) {
            return Err(AppError::bad_input(message!("team-member-twice", name)));
        }
        if let Some(other) = teams.team_of(id).filter(|other| other.number != number) {
            return Err(AppError::bad_input(message!("team-member-elsewhere", name, team = &other.name)));
        }
    }
    if competition.register_closed.is_some() && members.len() < teams.size as usize {
        return Err(AppError::bad_input(message!("team-too-small", size = teams.size, count = members.len())));
    }
    Ok(members)
}

/// Checks before the register closes that there are two teams with a member for each board, and that everyone who plays is in one.
///
/// # Errors
/// A team is too small, there are fewer than two, or people are in no team.
pub(crate) fn check_complete(tournament: &Tournament, competition: &Competition) -> Result<()> {
    let Some(teams) = &competition.teams else { return Ok(()) };
    let stays = |id: &&EntryId| tournament.entry(**id).is_some_and(|entry| entry.status != EntryStatus::Withdrawn);
    let small = |team: &&Team| team.members.iter().filter(stays).count() < teams.size as usize;
    if let Some(team) = teams.list.iter().find(small) {
        let (name, count) = (&team.name, team.members.iter().filter(stays).count());
        return Err(AppError::not_now(message!("team-incomplete", name, size = teams.size, count)));
    }
    if teams.list.len() < 2 {
        return Err(AppError::not_now(message!("teams-too-few")));
    }
    let alone = tournament
        .entries
        .iter()
        .filter(|entry| entry.status == EntryStatus::Registered && !entry.ghost && teams.team_of(entry.id).is_none());
    let names: Vec<String> = alone.map(|entry| entry.player.list_name()).collect();
    let count = names.len();
    if count > 0 {
        return Err(AppError::not_now(message!("teams-without-team", count, names)));
    }
    Ok(())
}

/// Refuses to take someone out of their team who has played for it, or had the bye with it.
///
/// # Errors
/// One of these people has.
pub(super) fn refuse_played(tournament: &Tournament, competition: &Competition, leaving: &[EntryId]) -> Result<()> {
    let played = |id: &&EntryId| {
        let of = |c| c == competition.id;
        tournament.games.iter().any(|game| of(game.competition) && game.colour_of(**id).is_some())
            || tournament.byes.iter().any(|bye| of(bye.competition) && bye.entry == **id)
    };
    let Some(entry) = leaving.iter().find(played).and_then(|&id| tournament.entry(id)) else { return Ok(()) };
    Err(AppError::not_now(message!("team-member-played", name = entry.player.list_name())))
}
