//! The head of the journal, as sheets and bundles have it (decision 95).

use serde::{Deserialize, Serialize};
use session::{EventSession, Result};
use ts_rs::TS;

/// The digits of a head that sheets print: 64 bits, more than anyone can forge.
pub(crate) const PRINTED_DIGITS: usize = 16;

/// The head of the log: what a sheet shows of the history.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LogHead {
    /// The number of entries.
    #[ts(type = "number")]
    pub entries: i64,
    /// The hash of the last entry, 64 hexadecimal digits.
    pub head: String,
}

impl LogHead {
    /// Returns the form on sheets: `137: 3f2a 91c0 77d2 e4b8`.
    pub fn short(&self) -> String {
        format!("{}: {}", self.entries, grouped(&self.head[..PRINTED_DIGITS.min(self.head.len())]))
    }
}

/// Returns the head of the log.
///
/// # Errors
/// No event is open, or the journal cannot be read.
pub fn head(session: &EventSession) -> Result<LogHead> {
    let (entries, hash) = session.file()?.head()?;
    Ok(LogHead { entries, head: session::fields::hex_text(&hash) })
}

/// Returns hexadecimal digits in groups of four.
pub(crate) fn grouped(digits: &str) -> String {
    let groups: Vec<&str> =
        (0..digits.len()).step_by(4).filter_map(|at| digits.get(at..digits.len().min(at + 4))).collect();
    groups.join(" ")
}
