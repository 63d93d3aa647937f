//! The documents that can be printed.

use serde::Serialize;
use ts_rs::TS;

/// What a document is about, and so what is asked before it is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SheetAbout {
    /// The event as a whole.
    Event,
    /// One round.
    Round,
    /// The state after a round, of all or of one age category.
    Standing,
    /// The knock-out of one age category.
    Category,
}

/// A document.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SheetView {
    /// Its name, as `print` wants it.
    pub name: String,
    /// What it is about.
    pub about: SheetAbout,
    /// The age categories for which it can be printed now.
    pub categories: Vec<u8>,
    /// Why it cannot be printed now; `None` when it can.
    pub disabled_reason: Option<String>,
    /// How many of its lines are not as they were when it was last printed; 0 for what was never printed.
    pub changed: u32,
}

/// All documents, in the order of the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SheetsView {
    /// The documents.
    pub sheets: Vec<SheetView>,
    /// The languages of the sheets, `en` first.
    pub languages: Vec<String>,
    /// The halls by name.
    pub halls: Vec<String>,
}
