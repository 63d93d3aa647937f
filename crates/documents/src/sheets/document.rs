//! What the program knows of a document: its name, its subject, its folder, and the function that fills it.

use print::Sheet;
use session::Result;

use super::subject::Subject;
use crate::names::SheetName;

/// The subject of a document.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum About {
    /// The event as a whole.
    Event,
    /// One round.
    Round,
    /// The standings after a round, of all players or of one age category.
    Standing,
    /// One age category's knock-out.
    Category,
}

/// The folders that `all` prints.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Folder {
    /// The folder of a round.
    Round,
    /// The folder of the event.
    Event,
    /// Both folders.
    Both,
    /// No folder: printed only on request.
    Neither,
}

/// The sheets of a document, usually one.
pub(crate) type Sheets = Vec<Box<dyn Sheet>>;

/// A document.
pub(crate) struct Document {
    /// Its name in requests.
    pub name: SheetName,
    /// Its subject.
    pub about: About,
    /// The folder it belongs to.
    pub folder: Folder,
    /// Its requirements, for the help of the command line; empty if it can always be printed.
    pub needs: &'static str,
    /// Fills it from the event.
    pub make: fn(&Subject) -> Result<Sheets>,
}

/// Builds a line of the table.
pub(super) const fn document(
    name: SheetName,
    about: About,
    folder: Folder,
    needs: &'static str,
    make: fn(&Subject) -> Result<Sheets>,
) -> Document {
    Document { name, about, folder, needs, make }
}

/// Returns the only sheet of a document.
pub(super) fn one(sheet: Result<impl Sheet + 'static>) -> Result<Sheets> {
    let sheet: Box<dyn Sheet> = Box::new(sheet?);
    Ok(vec![sheet])
}
