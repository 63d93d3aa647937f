//! What leaves the event: sheets of paper and files for other programs.

mod corrections;
mod export;
mod preview;
mod print;
mod request;
mod sheets;
mod view;
mod web_pages;

pub use crate::write::Written;
pub use export::{Export, export};
pub use preview::{PreviewSheet, preview};
pub use print::{ALL, PrintedFolder, print, print_folder, sheet_bytes, sheets_help};
pub use request::PrintSheet;
pub use view::{ViewSheets, view};
pub use web_pages::{PrintedPages, export_pages};
