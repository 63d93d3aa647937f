//! The inputs of the operations on helpers of the hall network.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::vocabulary::HelperRoleName;

/// A helper to add.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct AddHelper {
    /// The name, which the history shows.
    pub name: String,
    /// What they may do.
    pub role: HelperRoleName,
    /// The only room whose results they may enter; `None` for all boards.
    #[serde(default)]
    #[ts(optional)]
    pub room: Option<String>,
    /// For how many hours the code is valid; until the end of the event by default.
    #[serde(default)]
    #[ts(optional)]
    pub hours: Option<u32>,
}

/// The promotion of a second desk's copy, with the history that it continues.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Promotion {
    /// The number of the last entry of the first desk that the copy has.
    #[ts(type = "number")]
    pub entry: i64,
    /// The hash of that entry, 64 hexadecimal digits.
    pub head: String,
}

/// A helper.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct HelperRequest {
    /// The key.
    #[ts(type = "number")]
    pub helper: i64,
}
