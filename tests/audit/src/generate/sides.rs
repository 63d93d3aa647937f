//! The operations of events in which teams or pairs meet.

use domain::{Team, Teams, Tournament};
use serde_json::json;

use super::{Generator, newest};
use crate::run::{Step, step};

impl Generator {
    /// Returns the entry of a pair of two new people.
    pub(super) fn add_pair(&mut self) -> Step {
        let mut partner = || {
            let entry = self.entry();
            let fields = ["family", "given", "rank", "rating", "country", "club", "publication"];
            fields.into_iter().map(|name| (name.to_string(), entry[name].clone())).collect::<serde_json::Map<_, _>>()
        };
        let (first, second) = (partner(), partner());
        step("add_pair", json!({ "first": first, "second": second, "mixed": self.chance.percent(50) }))
    }

    /// Returns the next team before the register closes, of people who are in none: the last team takes everyone who is left. `None`
    /// once everyone is in a team.
    pub(super) fn next_team(&mut self, tournament: &Tournament) -> Option<Step> {
        let teams = tournament.competition.teams.as_ref()?;
        let free = without_team(tournament, teams);
        let size = teams.size as usize;
        if free.is_empty() {
            return None;
        }
        if free.len() < size {
            // Too few for a team: they become substitutes of the first one.
            let first = teams.list.first()?;
            let members: Vec<i64> = first.members.iter().map(|entry| entry.0).chain(free).collect();
            return Some(step("change_team", json!({ "team": first.number, "members": members })));
        }
        let members: Vec<i64> = free.into_iter().take(size).collect();
        Some(step("add_team", json!({ "name": format!("Team {}", teams.next_number()), "members": members })))
    }

    /// Returns a change of a line-up or of a team.
    pub(super) fn trouble_of_teams(&mut self, tournament: &Tournament) -> Step {
        let Some(teams) = tournament.competition.teams.as_ref().filter(|teams| !teams.list.is_empty()) else {
            return self.add();
        };
        let team: &Team = self.chance.one_of(&teams.list);
        let mut members: Vec<i64> = team.members.iter().map(|entry| entry.0).collect();
        let round = newest(tournament) as usize + self.chance.below(2);
        match self.chance.below(5) {
            0 => step("set_line_up", json!({ "team": team.number, "round": round, "members": Vec::<i64>::new() })),
            1 | 2 => {
                let from = self.chance.below(members.len());
                members.rotate_left(from);
                members.truncate(teams.size as usize);
                step("set_line_up", json!({ "team": team.number, "round": round, "members": members }))
            }
            3 => {
                members.reverse();
                step("change_team", json!({ "team": team.number, "members": members }))
            }
            _ => step(
                "change_team",
                json!({ "team": team.number, "name": self.chance.one_of(&["Mill", "Fen", "Team 1"]) }),
            ),
        }
    }
}

/// Returns the entries of people in no team.
fn without_team(tournament: &Tournament, teams: &Teams) -> Vec<i64> {
    let free = tournament.entries.iter().filter(|entry| !entry.ghost && teams.team_of(entry.id).is_none());
    free.map(|entry| entry.id.0).collect()
}
