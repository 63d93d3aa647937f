//! The inputs of the operations on games of self-pairing (R69).

use crate::labels::ResultView;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A game that was played, with its result.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct AddGame {
    /// Black's number.
    pub black: u32,
    /// White's number.
    pub white: u32,
    /// The result.
    pub result: ResultView,
    /// The day on which it was played; empty for today on a club ladder or in a league, and for none in self-pairing.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[ts(optional, as = "Option<String>")]
    pub day: String,
}

/// A game to remove.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct RemoveGame {
    /// Its key.
    pub game: i64,
}
