//! The inputs of the operations on games of self-pairing (R69).

use crate::labels::ResultView;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A game that was played, with its result.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct AddGame {
    /// Black's number.
    pub black: u32,
    /// White's number.
    pub white: u32,
    /// The result.
    pub result: ResultView,
}

/// A game to remove.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct RemoveGame {
    /// Its key.
    pub game: i64,
}
