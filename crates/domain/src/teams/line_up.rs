//! Who plays at which board of a team.

use messages::{Explain, Message, message};

use crate::model::entry::Entry;
use crate::model::id::{EntryId, RoundNumber};
use crate::model::team::{BoardOrder, Team, Teams};
use crate::model::tournament::Tournament;

/// Why a team cannot play in this line-up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LineUpRefused {
    /// It names another number of players than there are boards (boards, players named).
    Size(u32, usize),
    /// A player is not in the team (name of the team).
    NotInTeam(String),
    /// A player has two boards (name).
    Twice(String),
    /// A player sits above one who comes first in the team's list (names of the first and the second), and the order is fixed.
    Order(String, String),
}

impl Explain for LineUpRefused {
    fn message(&self) -> Message {
        match self {
            LineUpRefused::Size(size, count) => message!("line-up-size", size = *size, count = *count),
            LineUpRefused::NotInTeam(team) => message!("line-up-not-in-team", team),
            LineUpRefused::Twice(name) => message!("line-up-twice", name),
            LineUpRefused::Order(first, second) => message!("line-up-order", first, second),
        }
    }
}

messages::explained!(LineUpRefused);

/// Returns who plays for a team in `round`, board 1 first: the line-up that the director set, otherwise the first members of
/// the list who are present. If too few are present, absent members take the last boards and lose there by forfeit.
pub fn line_up(tournament: &Tournament, rules: &Teams, team: &Team, round: RoundNumber) -> Vec<EntryId> {
    if let Some(set) = team.line_ups.get(&round) {
        return set.clone();
    }
    let plays = |id: &EntryId| tournament.entry(*id).is_some_and(|entry| entry.plays(round));
    let (present, absent): (Vec<EntryId>, Vec<EntryId>) = team.members.iter().copied().partition(plays);
    present.into_iter().chain(absent).take(rules.size as usize).collect()
}

/// Returns who has the bye with a team that rests in `round`: those of its line-up who are present.
pub fn resting_players(tournament: &Tournament, rules: &Teams, team: &Team, round: RoundNumber) -> Vec<EntryId> {
    let plays = |id: &EntryId| tournament.entry(*id).is_some_and(|entry| entry.plays(round));
    line_up(tournament, rules, team, round).into_iter().filter(plays).collect()
}

/// Checks a line-up, board 1 first. In fixed order, those who play in `round` must sit in the order of the list.
///
/// # Errors
/// [`LineUpRefused`] for the first fault.
pub fn check_line_up(
    tournament: &Tournament,
    rules: &Teams,
    team: &Team,
    round: RoundNumber,
    boards: &[EntryId],
) -> Result<(), LineUpRefused> {
    if boards.len() != rules.size as usize {
        return Err(LineUpRefused::Size(rules.size, boards.len()));
    }
    let name = |id: EntryId| tournament.entry(id).map_or_else(String::new, |entry| entry.player.list_name());
    let place = |id: &EntryId| team.members.iter().position(|member| member == id);
    for (at, &id) in boards.iter().enumerate() {
        if place(&id).is_none() {
            return Err(LineUpRefused::NotInTeam(team.name.clone()));
        }
        if boards[..at].contains(&id) {
            return Err(LineUpRefused::Twice(name(id)));
        }
    }
    let plays = |id: &&EntryId| tournament.entry(**id).is_some_and(|entry: &Entry| entry.plays(round));
    let present: Vec<&EntryId> = boards.iter().filter(plays).collect();
    let wrong = present.windows(2).find(|two| place(two[0]) > place(two[1]));
    match wrong.filter(|_| rules.order == BoardOrder::Fixed) {
        Some(two) => Err(LineUpRefused::Order(name(*two[1]), name(*two[0]))),
        None => Ok(()),
    }
}
