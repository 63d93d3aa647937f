//! What leaves the event: sheets of paper and files for other programs.

mod export;
mod ko_sheet;
mod pairings_sheet;
mod print;
mod standings_sheet;
mod write;

pub use export::{Export, export};
pub use print::{PrintSheet, SHEETS, print, sheet_bytes};
pub use write::Written;
