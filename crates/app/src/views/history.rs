//! The journal as a readable history.

use serde::Serialize;
use ts_rs::TS;

/// One entry of the journal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct HistoryLine {
    /// Number in the journal, from 1.
    #[ts(type = "number")]
    pub number: i64,
    /// Who did it.
    pub who: String,
    /// When, local time.
    pub at: String,
    /// The operation's name; the window has a text for each.
    pub operation: String,
    /// What it was asked, as JSON text.
    pub input: String,
    /// Rows it changed.
    pub changes: usize,
    /// Whether it has been undone.
    pub undone: bool,
}

/// The journal, newest first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct HistoryView {
    /// Its entries.
    pub lines: Vec<HistoryLine>,
}
