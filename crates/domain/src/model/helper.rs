//! The helpers of the hall network: people at the venue who enter results, arrivals or notes on their phones, and second desks.

use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};

use crate::model::id::HelperId;

/// What a helper may do.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum HelperRole {
    /// Enters results.
    Results {
        /// The only room whose boards they may enter; `None` for all boards.
        room: Option<String>,
    },
    /// Enters who has arrived.
    CheckIn,
    /// Writes notes for the referee.
    Notes,
    /// Keeps a copy of the event file, which takes over if this desk fails.
    SecondDesk,
}

/// A helper.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Helper {
    /// Key in the event.
    pub id: HelperId,
    /// The name, which the history shows as the author.
    pub name: String,
    /// What they may do.
    pub role: HelperRole,
    /// SHA-256 of the secret code in hexadecimal digits. The code itself is not stored.
    pub code_hash: String,
    /// Until when the code is valid, in local time.
    pub expires: NaiveDateTime,
    /// Whether the director revoked the code.
    pub revoked: bool,
}

impl Helper {
    /// Whether the code is valid at a local time.
    pub fn is_valid_at(&self, now: NaiveDateTime) -> bool {
        !self.revoked && now < self.expires
    }
}
