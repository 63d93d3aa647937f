//! The journal as a readable history.

use serde::Serialize;
use ts_rs::TS;

/// An operation and what it was about, as the undo button and the history name it: "result of board 7".
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS)]
pub struct NamedOperation {
    /// Its name; the window has a text for each.
    pub operation: String,
    /// The round, if it was about one.
    pub round: Option<u32>,
    /// The board, if it was about one.
    pub board: Option<u32>,
    /// "Family Given" of the player it was about; empty if none.
    pub player: String,
    /// The age category whose knock-out it was about.
    pub category: Option<u8>,
    /// The setting it changed, by its path; empty if none.
    pub setting: String,
}

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
    /// `do`, `undo` or `redo`.
    pub kind: String,
    /// What was done, taken back or brought again.
    #[serde(flatten)]
    pub what: NamedOperation,
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
    /// Its entries, or the newest of them if not all were asked for.
    pub lines: Vec<HistoryLine>,
    /// How many entries there are.
    pub total: usize,
}
