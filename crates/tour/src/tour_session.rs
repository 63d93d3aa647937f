//! An open tour book: its file, its contents, and the only way to change it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use chrono::NaiveDate;
use domain::tour::book::{TourEdition, TourPlayer};
use domain::{EventNumber, TourBook, TourPlayerId};
use formats::bundle::Data;
use formats::signing::PublicKey;
use messages::{Message, cause, message};
use serde::Serialize;
use session::operation::stored;
use session::{AppError, Environment, Operation, Result, automatic_copies};
use store::{Counters, OperationRecord, TourFile};
use ts_rs::TS;

use crate::operation::{Input, TourName, TourOperationName, op};

/// An open tour book.
pub struct TourSession {
    pub(crate) environment: Box<dyn Environment>,
    path: PathBuf,
    file: TourFile,
    book: TourBook,
    copy_failed: Option<Message>,
}

/// An operation in the tour book's journal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct TourLogLine {
    /// The local time, `2026-08-14 09:00:00`.
    pub at: String,
    /// The user.
    pub who: String,
    /// The operation.
    pub operation: TourOperationName,
    /// The event of an added bundle; else empty.
    pub event: String,
    /// The organiser who signed it; else empty.
    pub signed_by: String,
    /// The organiser who signed the hand-over of the event to this one; else empty.
    pub handed_over_by: String,
}

/// Creates a tour book and opens it.
///
/// # Errors
/// The name is empty, or the file exists.
pub fn new(environment: impl Environment + 'static, path: &Path, name: &str) -> Result<TourSession> {
    let book = TourBook::new(required(message!("tourbook-unnamed"), name)?);
    let (who, at) = (environment.who(), stamp(&environment));
    let input = stored(&TourName { name: book.tour.name.clone() })?;
    let record = OperationRecord { who: &who, at: &at, name: op::CreateTour::NAME, input };
    let file = TourFile::create(path, record, &book)?;
    Ok(TourSession { environment: Box::new(environment), path: path.to_path_buf(), file, book, copy_failed: None })
}

/// Undoes the last operation and returns it.
///
/// # Errors
/// There is nothing to undo.
pub fn undo(session: &mut TourSession) -> Result<TourOperationName> {
    let (who, at) = (session.environment.who(), stamp(session.environment.as_ref()));
    let entry = session.file.undo(&who, &at)?;
    session.book = session.file.load()?;
    Ok(TourOperationName::of(&entry.operation))
}

impl TourSession {
    /// Opens the book at `path` for changes.
    ///
    /// # Errors
    /// The file is not a tour book, is damaged, or is open elsewhere.
    pub fn open(environment: impl Environment + 'static, path: &Path) -> Result<TourSession> {
        let file = TourFile::open(path)?;
        let book = file.load()?;
        Ok(TourSession { environment: Box::new(environment), path: path.to_path_buf(), file, book, copy_failed: None })
    }

    /// Opens the book at `path` read-only.
    ///
    /// # Errors
    /// The file is not a tour book, or is damaged.
    pub fn open_read_only(environment: impl Environment + 'static, path: &Path) -> Result<TourSession> {
        let file = TourFile::open_read_only(path)?;
        let book = file.load()?;
        Ok(TourSession { environment: Box::new(environment), path: path.to_path_buf(), file, book, copy_failed: None })
    }

    /// Returns the path of the book's file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns the contents of the book.
    pub fn book(&self) -> &TourBook {
        &self.book
    }

    /// Returns the journal: all operations, oldest first.
    ///
    /// # Errors
    /// The journal cannot be read.
    pub fn log(&self) -> Result<Vec<TourLogLine>> {
        let line = |entry: store::JournalEntry| {
            let (event, signed_by, handed_over_by) = match Input::of(&entry) {
                Some(Input::AddBundle(bundle)) => (bundle.name, bundle.signed_by, bundle.handed_over_by),
                _ => Default::default(),
            };
            let operation = TourOperationName::of(&entry.operation);
            TourLogLine { at: entry.at, who: entry.who, operation, event, signed_by, handed_over_by }
        };
        Ok(self.file.log()?.into_iter().map(line).collect())
    }

    /// Returns the day on which the bundle with this hash was issued; `None` if the journal does not say.
    ///
    /// # Errors
    /// The journal cannot be read.
    pub(crate) fn issued(&self, hash: &str) -> Result<Option<NaiveDate>> {
        let day = |entry: store::JournalEntry| match Input::of(&entry) {
            Some(Input::AddBundle(bundle)) if bundle.hash == hash => bundle.issued,
            _ => None,
        };
        Ok(self.file.log()?.into_iter().find_map(day))
    }

    /// Returns the organisers who signed hand-overs that are not undone, by the event's permanent number and the new key.
    ///
    /// # Errors
    /// The journal cannot be read.
    pub(crate) fn hand_overs(&self) -> Result<BTreeMap<(EventNumber, PublicKey), String>> {
        let hand_over = |entry: store::JournalEntry| match Input::of(&entry) {
            Some(Input::AddBundle(bundle)) if !entry.undone && !bundle.handed_over_by.is_empty() => {
                Some(((bundle.event, bundle.key?), bundle.handed_over_by))
            }
            _ => None,
        };
        Ok(self.file.log()?.into_iter().filter_map(hand_over).collect())
    }

    /// Returns the operation that [`undo`] would undo.
    ///
    /// # Errors
    /// The journal cannot be read.
    pub fn undoable(&self) -> Result<Option<TourOperationName>> {
        Ok(self.file.undoable()?.map(|entry| TourOperationName::of(&entry.operation)))
    }

    /// Checks the file and returns its problems.
    pub fn problems(&self) -> Vec<Message> {
        self.file.check().problems
    }

    /// Returns the local date.
    pub fn today(&self) -> NaiveDate {
        self.environment.now().date()
    }

    /// Returns the counters of keys of the book, for a preview.
    pub(crate) fn counters(&self) -> Result<Counters> {
        Ok(self.file.counters()?)
    }

    /// Changes the book in one transaction: `work` changes a copy, whose differences are then written. New rows get their
    /// keys from the counters. Nothing is written if `work` fails.
    pub(crate) fn transact<O: Operation, T>(
        &mut self,
        _: O,
        input: &O::Input,
        work: impl FnOnce(&mut TourBook, &mut Counters) -> Result<T>,
    ) -> Result<T> {
        let mut after = self.book.clone();
        let value = work(&mut after, &mut self.file.counters()?)?;
        let (who, at) = (self.environment.who(), stamp(self.environment.as_ref()));
        self.file.transact(OperationRecord { who: &who, at: &at, name: O::NAME, input: stored(input)? }, &after)?;
        self.book = after;
        self.make_due_copy(O::ALWAYS_COPIED);
        Ok(value)
    }

    /// Returns why the last automatic copy could not be made, if it could not.
    pub fn copy_failed(&self) -> Option<&Message> {
        self.copy_failed.as_ref()
    }

    /// Makes a copy after each added bundle, and an hour after the last one.
    fn make_due_copy(&mut self, always: bool) {
        let Some(data) = self.environment.data_folder() else { return };
        let (now, previous) = (self.environment.now(), self.copy_failed.take());
        let name = automatic_copies::tour_name_of(&self.path);
        let is_due = |last| always || automatic_copies::hour_passed(last, now);
        self.copy_failed = automatic_copies::make_copies(&name, now, &data, previous, is_due, |folder, stamp| {
            self.file.rotate(folder, &name, stamp, automatic_copies::KEPT)
        });
    }

    /// Returns the player with this number in the book.
    pub(crate) fn player(&self, id: TourPlayerId) -> Result<&TourPlayer> {
        let unknown = || AppError::not_found(message!("tourbook-player-unknown", name = id.0.to_string()));
        self.book.player(id).ok_or_else(unknown)
    }

    /// Returns these players. All of them must be in the book.
    pub(crate) fn known(&self, players: &[TourPlayerId]) -> Result<BTreeSet<TourPlayerId>> {
        players.iter().map(|&player| self.player(player).map(|known| known.id)).collect()
    }

    /// Returns the player with this number in the book, tour registration number, or name.
    ///
    /// # Errors
    /// No player has it, or several players have the name.
    pub fn find(&self, which: &str) -> Result<TourPlayerId> {
        let wanted = which.trim();
        let by_id = wanted.parse().ok().and_then(|id| self.book.player(TourPlayerId(id)));
        let by_irn = || self.book.players.iter().find(|p| p.person.irn.as_deref() == Some(wanted));
        if let Some(player) = by_id.or_else(by_irn) {
            return Ok(player.id);
        }
        let named: Vec<&TourPlayer> =
            self.book.players.iter().filter(|p| p.person.name().as_deref() == Some(wanted)).collect();
        match named[..] {
            [player] => Ok(player.id),
            [] => Err(AppError::not_found(message!("tourbook-player-unknown", name = wanted))),
            _ => Err(AppError::not_found(message!("tourbook-player-ambiguous", name = wanted, count = named.len()))),
        }
    }
}

fn stamp(environment: &(impl Environment + ?Sized)) -> String {
    environment.now().format("%Y-%m-%d %H:%M:%S").to_string()
}

/// Returns the cleaned text, or `missing` as a refusal if it is empty.
pub(crate) fn required(missing: Message, text: &str) -> Result<String> {
    let text = session::fields::clean(text);
    if text.is_empty() { Err(AppError::bad_input(missing)) } else { Ok(text) }
}

/// Returns the bundle of an edition as it is stored in the book.
///
/// # Errors
/// The stored text cannot be read.
pub(crate) fn bundle_data(edition: &TourEdition) -> Result<Data> {
    serde_json::from_str(&edition.data).map_err(|error| {
        AppError::internal(message!(
            "tourbook-edition-unreadable",
            event = &edition.name,
            error = cause::of_json(&error)
        ))
    })
}
