//! The request to print a document.

use messages::LanguageChoice;
use print::Paper;
use serde::{Deserialize, Serialize};
use session::FileHandle;
use ts_rs::TS;

use crate::names::{PieceFormat, SheetName};

/// A document or folder to print.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct PrintSheet {
    /// The document, or the folder of the round or, without a round, of the event.
    pub what: SheetName,
    /// The PDF file to write, or the folder for `all`.
    pub file: FileHandle,
    /// Whether an existing file may be replaced.
    #[ts(as = "Option<bool>", optional)]
    pub overwrite: bool,
    /// The round; the newest by default, for standings the newest with results.
    pub round: Option<u32>,
    /// The age category of a knock-out table or of standings.
    pub category: Option<u8>,
    /// The board of a ladder or a sealed move; by default every ladder, or the blank form.
    #[ts(optional)]
    pub board: Option<u32>,
    /// The referee's case; by default a protocol of each.
    #[ts(type = "number", optional)]
    pub case: Option<i64>,
    /// The number of the receipt; by default a receipt of each payment.
    #[ts(type = "number", optional)]
    pub receipt: Option<i64>,
    /// The day of the daily report, `2026-08-14`; today by default.
    #[ts(optional)]
    pub day: Option<String>,
    /// The first day of the period of a club ladder's prizes; by default the ladder's first.
    #[ts(optional)]
    pub from: Option<String>,
    /// The last day of that period; today by default.
    #[ts(optional)]
    pub to: Option<String>,
    /// Whether to print a knock-out table without names.
    #[ts(as = "Option<bool>", optional)]
    pub blank: bool,
    /// Whether to print a knock-out table on one page per quarter.
    #[ts(as = "Option<bool>", optional)]
    pub sections: bool,
    /// The paper; the sheet's own by default.
    #[ts(type = "\"a4\" | \"a3\" | \"letter\" | \"legal\" | null")]
    pub paper: Option<Paper>,
    /// The language, or two languages; English by default.
    pub language: Option<LanguageChoice>,
    /// How often each page is in the file; once by default.
    #[ts(optional)]
    pub copies: Option<u32>,
    /// Whether to print in landscape, if the sheet supports it.
    #[ts(as = "Option<bool>", optional)]
    pub landscape: bool,
    /// The pieces on a page of labels or slips; by default pieces to cut out.
    #[ts(optional)]
    pub format: Option<PieceFormat>,
    /// Whether to print a replacement character for characters missing from all fonts, instead of failing.
    #[ts(as = "Option<bool>", optional)]
    pub replace: bool,
    /// The only part of a folder to print, from 0, so that a caller can show progress and stop; all parts by default.
    #[ts(optional)]
    pub part: Option<u32>,
    /// The name of a room, to print only its boards.
    #[ts(optional)]
    pub hall: Option<String>,
}
