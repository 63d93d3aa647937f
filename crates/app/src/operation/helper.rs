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

/// A helper.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct HelperRequest {
    /// The key.
    #[ts(type = "number")]
    pub helper: i64,
}
