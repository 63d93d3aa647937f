//! The sheets on the wall and on the tables, as PDF files. A document is a plain structure of strings, filled by the
//! caller; [`Sheet::lay_out`] puts it on pages, [`Document::to_pdf`] writes the file. The same input gives the same
//! bytes: time comes in as text, nothing is read from clock, disk or chance.

use std::collections::BTreeSet;

pub mod kit;
mod player;
pub mod setup;
pub mod sheets;
pub mod web;

pub use kit::fonts::{Fonts, PrintError};
pub use messages::{Catalogue, English, LanguageError, Value, Words};

pub use kit::frame::{Heading, Orientation, Paper, Setting};
pub use kit::page::{Document, Stone};
pub use player::Player;

/// A document that can be put on pages.
pub trait Sheet {
    /// Lays the document out on the paper of the setting.
    fn lay_out(&self, setting: &Setting) -> Document;

    /// The document as a web page; `None` for what is for paper only.
    fn web(&self, _setting: &Setting) -> Option<String> {
        None
    }

    /// The lines in which a reader must see what was corrected since the last printing: a key and all that stands there.
    fn lines(&self) -> Vec<(String, String)> {
        Vec::new()
    }

    /// Marks the lines of these keys as corrected, the last of them at this time.
    fn correct(&mut self, _keys: &BTreeSet<String>, _time: &str) {}
}

/// Prints documents one behind the other into one file: a single sheet, or the folder for a round.
///
/// # Errors
/// [`PrintError::MissingCharacters`] if a text holds characters that no font has.
pub fn print(sheets: &[&dyn Sheet], setting: &Setting) -> Result<Vec<u8>, PrintError> {
    bind(sheets, setting).to_pdf(setting.fonts)
}

/// Like [`print`], with the replacement sign for every character that no font has.
pub fn print_replacing(sheets: &[&dyn Sheet], setting: &Setting) -> Vec<u8> {
    bind(sheets, setting).to_pdf_replacing(setting.fonts)
}

/// Lays out documents one behind the other; each keeps its own page numbers.
pub fn bind(sheets: &[&dyn Sheet], setting: &Setting) -> Document {
    let mut documents = sheets.iter().map(|sheet| sheet.lay_out(setting));
    let mut whole = documents.next().unwrap_or_default();
    for document in documents {
        whole.pages.extend(document.pages);
        whole.missing.extend(document.missing);
        whole.cut_short.extend(document.cut_short);
    }
    whole
}
