//! What is asked to be printed.

use std::path::PathBuf;

use print::setup::PaperChoice;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What to print.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct PrintSheet {
    /// The document's name, or `all`: the round's folder if there is a round, else the event's.
    pub what: String,
    /// Where the PDF goes, with `all` the folder; in the window, its ticket.
    #[ts(type = "number")]
    pub file: PathBuf,
    /// The round it is about; none for the newest.
    pub round: Option<u32>,
    /// The age category of a knock-out table or of standings.
    pub category: Option<u8>,
    /// The board of a ladder or a sealed move; none for every ladder, or the blank form.
    #[ts(optional)]
    pub board: Option<u32>,
    /// A knock-out table without names.
    #[ts(as = "Option<bool>", optional)]
    pub blank: bool,
    /// A knock-out table on a page for each quarter.
    #[ts(as = "Option<bool>", optional)]
    pub sections: bool,
    /// `a4` or `a3`; none for the sheet's own.
    #[ts(type = "\"a4\" | \"a3\" | null")]
    pub paper: Option<PaperChoice>,
    /// The language, `en`, or two with a comma between, `ro,en`; none for English.
    pub language: Option<String>,
    /// How often each page is in the file; none for once.
    #[ts(optional)]
    pub copies: Option<u32>,
    /// The longer side above, where the sheet fits that too.
    #[ts(as = "Option<bool>", optional)]
    pub landscape: bool,
    /// The pieces on a page: for `labels` a bought sheet, `99x67`, `99x38`, `63x38`, `85x54` or `70x37`; for `slips` `4`
    /// or `6`; none for what is cut by hand.
    #[ts(optional)]
    pub format: Option<String>,
    /// A replacement sign for every character that no font has, instead of a refusal.
    #[ts(as = "Option<bool>", optional)]
    pub replace: bool,
    /// Of a folder only this part, from 0: for whoever wants to see how far it is, and to stop. None for all.
    #[ts(optional)]
    pub part: Option<u32>,
    /// Only the boards of this hall.
    #[ts(optional)]
    pub hall: Option<String>,
}
