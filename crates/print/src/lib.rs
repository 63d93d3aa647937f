//! The printed sheets of an event, as PDF files and web pages. Each sheet is a plain structure of strings that the caller
//! fills. [`Sheet::lay_out`] lays it out on pages, [`Document::to_pdf`] writes the file. The same input gives the same
//! bytes: the time of printing is passed in as text, and nothing is random.

use std::collections::BTreeSet;

pub mod kit;
mod player;
pub mod setup;
pub mod sheets;
pub mod web;

pub use kit::fonts::{Fonts, PrintError};
pub use messages::{Catalogue, English, LanguageError, Value, Words};

pub use kit::frame::{Heading, Orientation, Setting};
pub use kit::page::{Document, Stone};
pub use kit::paper::Paper;
pub use player::PrintedPlayer;

/// A document that can be laid out on pages.
pub trait Sheet {
    /// Lays out the document on the paper of the setting.
    fn lay_out(&self, setting: &Setting) -> Document;

    /// Returns the document as a web page; `None` if it is printed only.
    fn web(&self, _setting: &Setting) -> Option<String> {
        None
    }

    /// Returns the lines in which readers must see corrections made since the last printing, each as a key and its
    /// content.
    fn lines(&self) -> Vec<(String, String)> {
        Vec::new()
    }

    /// Marks the lines with these keys as corrected, the latest at `time`.
    fn correct(&mut self, _keys: &BTreeSet<String>, _time: &str) {}
}

/// Prints the documents in order into one PDF file.
///
/// # Errors
/// [`PrintError::MissingCharacters`] if no font has a character of the texts.
pub fn print(sheets: &[&dyn Sheet], setting: &Setting) -> Result<Vec<u8>, PrintError> {
    bind(sheets, setting).to_pdf(setting.fonts)
}

/// Prints the documents like [`print`](fn@print), with U+FFFD for each character that no font has.
pub fn print_replacing(sheets: &[&dyn Sheet], setting: &Setting) -> Vec<u8> {
    bind(sheets, setting).to_pdf_replacing(setting.fonts)
}

/// Lays out the documents in order as one. Each keeps its own page numbers.
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
