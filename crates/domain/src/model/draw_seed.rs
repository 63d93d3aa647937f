//! Where an event's draw seed comes from (R36).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The origin of an event's draw seed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub enum SeedOrigin {
    /// Given when the event was created, for tests and simulations. It stays when the register closes.
    Given,
    /// Drawn when the first register closed, or came in closed from another event file.
    Closing(SeedDrawn),
    /// Drawn again by a recorded decision.
    Changed {
        /// How it was drawn.
        drawn: SeedDrawn,
        /// The director's reason.
        reason: String,
    },
}

/// How a draw seed was drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SeedDrawn {
    /// When, local time: `2026-08-14 09:00:00`.
    pub at: String,
    /// The program's random number, 64 hexadecimal digits.
    pub random: String,
    /// The digits called out by the public; may be empty.
    pub entropy: String,
}
