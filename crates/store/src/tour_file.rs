//! The tour book: a file with the tour's tables and the same journal, checks and undo as an event file.

use std::path::{Path, PathBuf};

use domain::TourBook;
use domain::tour::book::{Championship, Merge, OrganiserKey, Tour, TourEdition, TourPlayer, TourResult, TwoPeople};

use crate::check::CheckReport;
use crate::counters::Counters;
use crate::error::{Result, StoreError};
use crate::file::EventFile;
use crate::journal::{JournalEntry, OperationRecord};
use crate::schema;
use crate::table::Stored;
use crate::transact::Tx;

/// An open tour book.
pub struct TourFile(EventFile);

/// Replaces the message about event files by the one about tour books.
fn not_a_tour_book(error: StoreError) -> StoreError {
    match error {
        StoreError::NotAnEventFile(path) => StoreError::NotATourBook(path),
        other => other,
    }
}

impl TourFile {
    /// Creates a tour book at `path` and opens it.
    ///
    /// # Errors
    /// [`StoreError::Exists`] if the path exists. Leaves nothing behind on any error.
    pub fn create(path: &Path, operation: OperationRecord, book: &TourBook) -> Result<TourFile> {
        let (file, ()) = EventFile::create_with_as(path, schema::TOUR, operation, |tx| write(tx, book))?;
        Ok(TourFile(file))
    }

    /// Opens the tour book at `path` for reading and writing.
    ///
    /// # Errors
    /// [`StoreError::NotATourBook`], and as for event files.
    pub fn open(path: &Path) -> Result<TourFile> {
        EventFile::open_as(path, schema::TOUR).map(TourFile).map_err(not_a_tour_book)
    }

    /// Opens the tour book at `path` for reading only.
    ///
    /// # Errors
    /// As [`TourFile::open`].
    pub fn open_read_only(path: &Path) -> Result<TourFile> {
        EventFile::open_read_only_as(path, schema::TOUR).map(TourFile).map_err(not_a_tour_book)
    }

    /// Loads the book.
    ///
    /// # Errors
    /// [`StoreError::Unreadable`] if a row contains an invalid value.
    pub fn load(&self) -> Result<TourBook> {
        let connection = &self.0.connection;
        Ok(TourBook {
            tour: Tour::all(connection)?.pop().ok_or(StoreError::NoEvent)?,
            keys: OrganiserKey::all(connection)?,
            championships: Championship::all(connection)?,
            editions: TourEdition::all(connection)?,
            players: TourPlayer::all(connection)?,
            results: TourResult::all(connection)?,
            merges: Merge::all(connection)?,
            two_people: TwoPeople::all(connection)?,
        })
    }

    /// Replaces the book by `book` as one operation: commits the rows that differ with their journal entry, or nothing.
    ///
    /// # Errors
    /// [`StoreError`] if the file refuses the change.
    pub fn transact(&mut self, operation: OperationRecord, book: &TourBook) -> Result<()> {
        self.0.transact(operation, |tx| write(tx, book)).map(drop)
    }

    /// Returns the counters of keys.
    ///
    /// # Errors
    /// As [`EventFile::counters`].
    pub fn counters(&self) -> Result<Counters> {
        self.0.counters()
    }

    /// Writes a copy of the book to a new file.
    ///
    /// # Errors
    /// As [`EventFile::copy_to`].
    pub fn copy_to(&self, path: &Path) -> Result<()> {
        self.0.copy_to(path)
    }

    /// Writes a copy and rotates older ones, as [`EventFile::rotate`] does.
    ///
    /// # Errors
    /// As [`EventFile::rotate`].
    pub fn rotate(&self, folder: &Path, name: &str, stamp: &str, keep: usize) -> Result<PathBuf> {
        self.0.rotate(folder, name, stamp, keep)
    }

    /// Undoes the last operation and returns it.
    ///
    /// # Errors
    /// As [`EventFile::undo`].
    pub fn undo(&mut self, who: &str, at: &str) -> Result<JournalEntry> {
        self.0.undo(who, at).map(|(entry, _)| entry)
    }

    /// Returns the operation that [`TourFile::undo`] would undo.
    ///
    /// # Errors
    /// As [`EventFile::undoable`].
    pub fn undoable(&self) -> Result<Option<JournalEntry>> {
        self.0.undoable()
    }

    /// Returns all journal entries in order.
    ///
    /// # Errors
    /// As [`EventFile::log`].
    pub fn log(&self) -> Result<Vec<JournalEntry>> {
        self.0.log()
    }

    /// Checks the file, its journal, and its rows against the journal.
    pub fn check(&self) -> CheckReport {
        self.0.check()
    }
}

fn write(tx: &Tx, book: &TourBook) -> Result<()> {
    tx.replace(std::slice::from_ref(&book.tour))?;
    tx.replace(&book.keys)?;
    tx.replace(&book.championships)?;
    tx.replace(&book.editions)?;
    tx.replace(&book.players)?;
    tx.replace(&book.results)?;
    tx.replace(&book.merges)?;
    tx.replace(&book.two_people)
}
