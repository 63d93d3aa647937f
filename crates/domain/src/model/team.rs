//! The teams of a competition: their boards, substitutes and line-ups.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::model::id::{EntryId, RoundNumber};

/// Whether members must sit in the order of their team's list.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub enum BoardOrder {
    /// They must: if one is absent, the others move up.
    #[default]
    Fixed,
    /// They may sit at any board of the team.
    Free,
}

/// A team.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Team {
    /// Its number in the competition, from 1.
    pub number: u32,
    /// Its name.
    pub name: String,
    /// The entries of its members: board 1 first, then the substitutes.
    pub members: Vec<EntryId>,
    /// Who plays in a round, board 1 first, where the director set it.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(optional, as = "Option<BTreeMap<RoundNumber, Vec<EntryId>>>")]
    pub line_ups: BTreeMap<RoundNumber, Vec<EntryId>>,
    /// The number of the team in the competition before, if this is a stage (R68).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub came_from: Option<u32>,
}

/// The rules of a competition of teams, and its teams.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Teams {
    /// The number of boards of a match, [`Teams::FEWEST`]..=[`Teams::MOST`].
    pub size: u32,
    /// Whether members must sit in the order of their team's list.
    #[serde(default)]
    pub order: BoardOrder,
    /// The teams in order of their numbers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Team>>")]
    pub list: Vec<Team>,
}

impl Teams {
    /// The fewest boards of a match.
    pub const FEWEST: u32 = 2;
    /// The most boards of a match.
    pub const MOST: u32 = 20;

    /// Returns the rules for matches of `size` boards in fixed order, without teams.
    pub fn of_size(size: u32) -> Teams {
        Teams { size, order: BoardOrder::Fixed, list: Vec::new() }
    }

    /// Returns the team with this number.
    pub fn team(&self, number: u32) -> Option<&Team> {
        self.list.iter().find(|team| team.number == number)
    }

    /// Returns the team of a member.
    pub fn team_of(&self, member: EntryId) -> Option<&Team> {
        self.list.iter().find(|team| team.members.contains(&member))
    }

    /// Returns the number for another team.
    pub fn next_number(&self) -> u32 {
        self.list.iter().map(|team| team.number).max().unwrap_or(0) + 1
    }
}
