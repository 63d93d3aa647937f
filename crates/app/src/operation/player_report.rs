//! The inputs of the operations on what players report of their own games.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::labels::{ColourView, ResultView};

/// A report of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ReportResult {
    /// The competition's key.
    #[ts(type = "number")]
    pub competition: i64,
    /// The round.
    pub round: u32,
    /// The board.
    pub board: u32,
    /// The colour of the player who reports, or the pass of a helper who contradicts it.
    pub by: ColourView,
    /// The result.
    pub result: ResultView,
    /// Whether a helper contradicts the result that was entered.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub contradicts: bool,
}

/// The board that a report is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ReportRequest {
    /// The competition's key.
    #[ts(type = "number")]
    pub competition: i64,
    /// The round.
    pub round: u32,
    /// The board.
    pub board: u32,
    /// Whether only what was sent of players who do not play there now is meant.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub moved: bool,
}
