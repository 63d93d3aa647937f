//! Copies of event files, and what each holds.

use serde::Serialize;
use ts_rs::TS;

use super::history::NamedOperation;

/// All copies, newest first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct CopiesView {
    /// The folders they stand in, the program's own first.
    pub folders: Vec<CopyFolderView>,
    /// The copies.
    pub copies: Vec<CopyView>,
    /// Why the last copy could not be made; none if it could.
    pub failed: Option<String>,
}

/// A folder for copies.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct CopyFolderView {
    /// Where it is.
    pub path: String,
    /// Whether it is the one set by the director.
    pub second: bool,
    /// Why it cannot be read; none if it can.
    pub problem: Option<String>,
}

/// One copy and what it holds.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS)]
pub struct CopyView {
    /// Its folder, by its place in the list.
    pub folder: usize,
    /// Its file name.
    pub name: String,
    /// When it was made, `2026-08-14 10:00:00`.
    pub at: String,
    /// Its size in bytes.
    #[ts(type = "number")]
    pub bytes: u64,
    /// The event's name.
    pub event: String,
    /// Entries.
    pub entries: usize,
    /// The last paired round; 0 for none.
    pub paired: u32,
    /// Confirmed rounds.
    pub confirmed: usize,
    /// Agreed results.
    pub results: usize,
    /// Journal entries.
    pub changes: usize,
    /// The last operation.
    pub last: NamedOperation,
    /// Why it cannot be used; none if it can.
    pub problem: Option<String>,
}

/// What was recovered from a damaged file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SalvagedView {
    /// Journal entries that can be trusted.
    pub entries: usize,
    /// Rows of the new file.
    pub rows: usize,
    /// What could not be recovered, or what nothing vouches for, a sentence each.
    pub doubts: Vec<String>,
}
