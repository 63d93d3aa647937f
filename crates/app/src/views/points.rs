//! The tour's points of an event.

use serde::Serialize;
use ts_rs::TS;

/// Points and what they are from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PointsSourceView {
    /// `stage`, `place` for a place in the Final, or the outcome of a game: `win`, `jigo`, `loss`.
    pub what: String,
    /// The stage: `round_of_64`, `round_of_32`, `round_of_16`, `quarter_final`, `semi_final`, `finalist`, `winner`; or
    /// the place in the Final: `3`, `9-10` where it is shared.
    pub stage: Option<String>,
    /// The game's round.
    pub round: Option<u32>,
    /// "Family Given" of the opponent.
    pub opponent: Option<String>,
    /// How many, exactly: `20`, `25/2`.
    pub points: String,
}

/// A player's points.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PointsLineView {
    /// Place by points within the category; equals share it.
    pub place: u32,
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
    pub category: u8,
    /// The highest stage reached in a knock-out, as in the sources.
    pub stage: Option<String>,
    /// What the points are from: the stage, then the games by round.
    pub sources: Vec<PointsSourceView>,
    /// Their exact sum: `1010`, `515/6`.
    pub exact: String,
    /// Its integer part, which is published (R44).
    #[ts(type = "number")]
    pub points: i64,
}

/// The points of an event, by category, the most first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PointsView {
    /// The season whose rules count.
    pub season: String,
    /// The event's class in it.
    pub class: String,
    /// What stage points are multiplied by (R44).
    pub coefficient: String,
    /// Whether the event is played online (R84).
    pub online: bool,
    /// The players of the age categories.
    pub players: Vec<PointsLineView>,
    /// What is to be known of them, a sentence each.
    pub notes: Vec<String>,
}
