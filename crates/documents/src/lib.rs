//! The outputs of an event: sheets as PDF and web pages, files for other programs, and the bundle for the tour.

mod available_sheets;
pub mod bundle;
mod corrections;
mod event_data;
mod export;
pub mod hall_pages;
mod hall_print;
mod names;
mod pdf;
mod picture;
mod preview;
mod rating_list_check;
mod request;
mod send;
mod sheets;
mod site;
mod web_pages;

pub use ::print::Paper;
pub use available_sheets::{SheetAbout, SheetView, SheetsView, ViewSheets, view};
pub use export::{CheckExport, CsvOptions, Export, ExportFormat, Exported, check_export, export};
pub use hall_print::{NewCode, PrintCodes, PrintPoster, print_codes, print_poster};
pub use names::{PieceFormat, SheetName};
pub use pdf::{PrintedFolder, print, print_folder, sheet_bytes, sheets_help};
pub use picture::save_picture;
pub use preview::{MarkView, PreviewSheet, PreviewView, preview};
pub use request::PrintSheet;
pub use send::{SendSheets, SheetsSent, send};
pub use session::atomic_file::Written;
pub use site::{PublishSite, PublishedSite, publish};
pub use web_pages::{PrintedPages, export_pages};
