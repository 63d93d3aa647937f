//! Which teams of a paired round are not seated by their line-up.

use std::collections::{BTreeMap, BTreeSet};

use crate::model::id::{EntryId, RoundNumber};
use crate::model::tournament::Tournament;

use super::line_up::{line_up, resting_players};
use super::matches::matches;

/// Returns the teams of a paired round that are not seated by their line-up, at their boards or with the bye: by number, with the
/// line-up, board 1 first. A match of which a game is played is left out.
pub fn seated_otherwise(tournament: &Tournament, round: RoundNumber) -> BTreeMap<u32, Vec<EntryId>> {
    let Some(teams) = &tournament.competition.teams else { return BTreeMap::new() };
    let all = matches(tournament, &tournament.competition, round);
    let at_boards = all.iter().filter(|found| !found.has_played_game()).flat_map(|found| found.line_ups());
    let mut seated: BTreeMap<u32, Vec<EntryId>> = at_boards.collect();
    let mut resting: BTreeMap<u32, Vec<EntryId>> = BTreeMap::new();
    for bye in tournament.byes.iter().filter(|bye| bye.round == round) {
        if let Some(team) = teams.team_of(bye.entry) {
            resting.entry(team.number).or_default().push(bye.entry);
        }
    }
    let mut found = BTreeMap::new();
    for team in &teams.list {
        let (due, differs) = match (seated.remove(&team.number), resting.remove(&team.number)) {
            (Some(seats), _) => {
                let due = line_up(tournament, teams, team, round);
                let differs = seats != due;
                (due, differs)
            }
            // Byes have no order. If nobody is there, the players who left are named instead.
            (None, Some(byes)) => {
                let due = resting_players(tournament, teams, team, round);
                let differs = !due.is_empty() && BTreeSet::from_iter(&byes) != BTreeSet::from_iter(&due);
                (due, differs)
            }
            (None, None) => continue,
        };
        if differs {
            found.insert(team.number, due);
        }
    }
    found
}
