//! What leaves the event: sheets on paper and as web pages, files for other programs, and the bundle for the tour.

pub mod bundle;
mod corrections;
mod export;
mod list;
mod preview;
mod print;
mod request;
mod sheets;
mod web_pages;

pub use ::print::setup::PaperChoice;
pub use export::{Export, export};
pub use list::{SheetAbout, SheetView, SheetsView, ViewSheets, view};
pub use preview::{MarkView, PreviewSheet, PreviewView, preview};
pub use print::{ALL, PrintedFolder, print, print_folder, sheet_bytes, sheets_help};
pub use request::PrintSheet;
pub use session::atomic_file::Written;
pub use web_pages::{PrintedPages, export_pages};
