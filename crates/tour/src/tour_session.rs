//! An open tour book: the file, what it holds, and the one way to change it.

use std::path::{Path, PathBuf};

use chrono::NaiveDate;
use domain::TourBook;
use domain::tour::book::{TourPlayer, TourPlayerId};
use serde::Serialize;
use session::fields::required;
use session::{AppError, Environment, Result};
use store::{OperationRecord, TourFile};

/// Where the tour's keeper works.
pub struct TourSession {
    pub(crate) environment: Box<dyn Environment>,
    path: PathBuf,
    file: TourFile,
    book: TourBook,
}

/// A line of the tour's journal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TourLogLine {
    /// When.
    pub at: String,
    /// Who.
    pub who: String,
    /// What.
    pub operation: String,
}

/// Makes a tour book.
///
/// # Errors
/// It has no name, or the file exists already.
pub fn new(environment: impl Environment + 'static, path: &Path, name: &str) -> Result<TourSession> {
    let book = TourBook::new(required("The tour needs a name.", name)?);
    let (who, at) = (environment.who(), stamp(&environment));
    let input = serde_json::json!({ "name": book.tour.name });
    let record = OperationRecord { who: &who, at: &at, name: "create_tour", input };
    let file = TourFile::create(path, record, &book)?;
    Ok(TourSession { environment: Box::new(environment), path: path.to_path_buf(), file, book })
}

/// Takes the last operation back; the answer is its name.
///
/// # Errors
/// There is nothing to take back.
pub fn undo(session: &mut TourSession) -> Result<String> {
    let (who, at) = (session.environment.who(), stamp(session.environment.as_ref()));
    let entry = session.file.undo(&who, &at)?;
    session.book = session.file.load()?;
    Ok(entry.operation)
}

impl TourSession {
    /// The book at `path`, open for changes.
    ///
    /// # Errors
    /// The file's refusal.
    pub fn at(environment: impl Environment + 'static, path: &Path) -> Result<TourSession> {
        let file = TourFile::open(path)?;
        let book = file.load()?;
        Ok(TourSession { environment: Box::new(environment), path: path.to_path_buf(), file, book })
    }

    /// The book at `path`, open for reading.
    ///
    /// # Errors
    /// The file's refusal.
    pub fn reading(environment: impl Environment + 'static, path: &Path) -> Result<TourSession> {
        let file = TourFile::open_read_only(path)?;
        let book = file.load()?;
        Ok(TourSession { environment: Box::new(environment), path: path.to_path_buf(), file, book })
    }

    /// The book's file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The book as it stands.
    pub fn book(&self) -> &TourBook {
        &self.book
    }

    /// Everything that was ever done to the book.
    ///
    /// # Errors
    /// The journal cannot be read.
    pub fn log(&self) -> Result<Vec<TourLogLine>> {
        let line =
            |entry: store::JournalEntry| TourLogLine { at: entry.at, who: entry.who, operation: entry.operation };
        Ok(self.file.log()?.into_iter().map(line).collect())
    }

    /// The name of the operation that [`undo`] would take back.
    pub fn undoable(&self) -> Result<Option<String>> {
        Ok(self.file.undoable()?.map(|entry| entry.operation))
    }

    /// What is wrong with the file, a line each.
    pub fn problems(&self) -> Vec<String> {
        self.file.check().problems
    }

    /// Returns the local date.
    pub fn today(&self) -> NaiveDate {
        self.environment.now().date()
    }

    /// The one way to change the book: `work` changes a copy or refuses; then what differs is written, or nothing.
    pub(crate) fn transact<T>(
        &mut self,
        operation: &str,
        input: serde_json::Value,
        work: impl FnOnce(&mut TourBook) -> Result<T>,
    ) -> Result<T> {
        let mut after = self.book.clone();
        let value = work(&mut after)?;
        let (who, at) = (self.environment.who(), stamp(self.environment.as_ref()));
        self.file.transact(OperationRecord { who: &who, at: &at, name: operation, input }, &after)?;
        self.book = after;
        Ok(value)
    }

    /// The player of this number in the book, tour registration number, or name.
    pub(crate) fn find(&self, which: &str) -> Result<&TourPlayer> {
        let wanted = which.trim();
        let by_id = wanted.parse().ok().and_then(|id| self.book.player(TourPlayerId(id)));
        let by_irn = || self.book.players.iter().find(|p| p.person.irn.as_deref() == Some(wanted));
        if let Some(player) = by_id.or_else(by_irn) {
            return Ok(player);
        }
        let named: Vec<&TourPlayer> =
            self.book.players.iter().filter(|p| p.person.name().as_deref() == Some(wanted)).collect();
        match named[..] {
            [player] => Ok(player),
            [] => Err(AppError::not_found(format!("\"{wanted}\" is not in the tour: see `tour players`."))),
            _ => Err(AppError::not_found(format!("{} players are called {wanted}: give a number.", named.len()))),
        }
    }
}

fn stamp(environment: &(impl Environment + ?Sized)) -> String {
    environment.now().format("%Y-%m-%d %H:%M:%S").to_string()
}
