//! What leaves the event: sheets of paper and files for other programs.

mod export;
mod print;
mod request;
mod sheets;
mod view;
mod write;

pub use export::{Export, export};
pub use print::{ALL, PrintedFolder, print, print_folder, sheet_bytes, sheets_help};
pub use request::PrintSheet;
pub use view::{ViewSheets, view};
pub use write::Written;
