//! The standings after a round.

use serde::Serialize;
use ts_rs::TS;

/// What a round was for a player, as a cell.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct CellView {
    /// `4+/b`: opponent's line, result, colour; a game by forfeit has `!` for `/`.
    pub text: String,
    /// `win`, `loss`, `jigo`, `open`, `bye`, `absent`, `none`.
    pub kind: String,
    /// The opponent's key, if there was one.
    #[ts(type = "number | null")]
    pub opponent: Option<i64>,
}

/// One line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct StandingsLineView {
    /// Place; `None` for guests, who take none.
    pub place: Option<u32>,
    /// Whether the place is shared with the line above.
    pub shared: bool,
    /// The entry's key.
    #[ts(type = "number")]
    pub id: i64,
    /// Starting number.
    pub number: Option<u32>,
    /// "Family Given".
    pub name: String,
    /// Rank.
    pub rank: String,
    /// Two letters; empty if unknown.
    pub country: String,
    /// Club.
    pub club: String,
    /// Age category.
    pub category: Option<u8>,
    /// One value for each criterion, as on paper: `35½`.
    pub values: Vec<String>,
    /// One cell for each round.
    pub cells: Vec<CellView>,
}

/// The standings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct StandingsView {
    /// After this round.
    pub round: u32,
    /// Rounds there are standings for.
    pub last_round: u32,
    /// Names of the criteria.
    pub criteria: Vec<String>,
    /// Lines, best first.
    pub lines: Vec<StandingsLineView>,
}
