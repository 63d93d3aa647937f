//! The inputs of the operations on the teams of a competition.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A new team.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct AddTeam {
    /// Its name, which no other team of the competition has.
    pub name: String,
    /// The keys of its members' entries: board 1 first, then the substitutes.
    #[ts(type = "Array<number>")]
    pub members: Vec<i64>,
}

/// A change of a team.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct ChangeTeam {
    /// Its number.
    pub team: u32,
    /// Its new name; `None` to leave it.
    pub name: Option<String>,
    /// The keys of its members' entries: board 1 first, then the substitutes; `None` to leave them.
    #[ts(type = "Array<number> | null")]
    pub members: Option<Vec<i64>>,
}

/// A team to remove.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct RemoveTeam {
    /// Its number.
    pub team: u32,
}

/// Who plays for a team in a round.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct SetLineUp {
    /// The team's number.
    pub team: u32,
    /// The round.
    pub round: u32,
    /// The keys of the entries that play, board 1 first; empty for the first members who are present.
    #[ts(type = "Array<number>")]
    pub members: Vec<i64>,
}
