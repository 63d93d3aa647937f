//! The announcement that comes with a frozen list, and the number and time of a draw (R36).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What is announced with the commitment, before anybody knows the entropy. It is part of the frozen text.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Announcement {
    /// The number of the freeze in its category, from 1; freezes that were undone count too.
    pub number: u32,
    /// When the list was frozen, local time: `2026-08-14 09:30:00`.
    pub at: String,
    /// The number of digits of the entropy; `None` if any number of digits may come.
    pub digits: Option<u32>,
    /// Where the digits come from, such as dice in the hall or a named lottery; may be empty.
    pub source: String,
}

impl Announcement {
    /// Returns the announcement's lines of the frozen text; see `docs/lots.md`.
    pub fn lines(&self) -> String {
        let digits = self.digits.map_or_else(|| "any".to_string(), |digits| digits.to_string());
        let source: String = self.source.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        let source = if source.is_empty() { "-" } else { source.as_str() };
        format!("freeze {}\nfrozen {}\ndigits {digits}\nsource {source}\n", self.number, self.at)
    }
}

/// Which draw of a category it was, and when.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawStamp {
    /// The number of the draw in its category, from 1; draws that were undone count too.
    pub number: u32,
    /// When it was drawn, local time: `2026-08-14 09:41:00`.
    pub at: String,
}
