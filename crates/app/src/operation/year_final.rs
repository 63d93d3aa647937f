//! The inputs of the operations on Finals.

use crate::vocabulary::{FinalGroupName, JigoCounting, RestChoice};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A Final to freeze or draw. Entries are named by their keys.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct DrawFinal {
    /// The age category.
    pub category: u8,
    /// How many play: 10 or 8, or 6 or 4 if fewer have come; by default as many of the season's number as possible.
    pub size: Option<u32>,
    /// The nonce in hexadecimal; a fresh one by default.
    pub seed: Option<String>,
    /// The public entropy: digits. Separators between them do not count.
    pub entropy: Option<String>,
    /// For a freeze: the announced number of digits of the entropy.
    #[ts(optional = nullable)]
    pub digits: Option<u32>,
    /// For a freeze: where the digits will come from, such as dice in the hall or a named lottery.
    #[ts(optional = nullable)]
    pub source: Option<String>,
    /// How ten players rest (R54); `best` by default.
    pub rests: Option<RestChoice>,
    /// The day with three rounds of the groups, 1 or 2; the second by default.
    pub long_day: Option<u32>,
    /// The competition's round in which the Final begins; by default it ends with the last round.
    pub first_round: Option<u32>,
    /// Rounds in which nobody else plays; by default the eve, or the third round of the long day.
    pub alone: Option<Vec<u32>>,
    /// The players who come first in the list, in this order; the others keep their order. Needs a reason.
    #[ts(optional, as = "Option<Vec<i32>>")]
    pub order: Vec<i64>,
    /// The reason for the order, or for drawing the Final again (R36).
    #[ts(optional)]
    pub reason: Option<String>,
}

/// The order of tied players. Entries are named by their keys.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct SettleFinal {
    /// The age category.
    pub category: u8,
    /// The group.
    pub group: FinalGroupName,
    /// The tied players, best first.
    #[ts(as = "Vec<i32>")]
    pub order: Vec<i64>,
}

/// Settings to change; omitted settings stay.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct ChangeFinal {
    /// The age category.
    pub category: u8,
    /// What a jigo adds to the wins of a group (R51).
    pub jigos: Option<JigoCounting>,
    /// Rounds in which nobody else plays (R54).
    pub alone: Option<Vec<u32>>,
}
