//! The desk: the one open event, its snapshot, and the one way to change it.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use chrono::NaiveDateTime;
use domain::{Competition, CompetitionId, Tournament};
use serde::Serialize;
use store::{EventFile, OperationRecord, StoreError};

use crate::auto_backup;
use crate::entry_index::EntryIndex;
use crate::environment::Environment;
use crate::error::{AppError, ErrorCode, Result};
use crate::invalidated_games::refuse_overtaken;
use crate::mutation::{Mutation, topics};
use crate::operation::Operation;
use crate::rating_list::Ratings;

/// Where a drawmaster works: a host, and the event that is open.
pub struct EventSession {
    environment: Arc<dyn Environment>,
    open: Option<Open>,
    ratings: Option<Ratings>,
    /// The entries ready to be found; none after a change.
    index: Option<EntryIndex>,
    /// Why the last copy could not be made.
    copy_failed: Option<String>,
}

/// An open event: the file, and what it holds.
struct Open {
    file: EventFile,
    tournament: Tournament,
    path: PathBuf,
    saved: Option<String>,
    /// A device failed: what the file holds has to be read again before anything is changed.
    doubtful: bool,
}

impl EventSession {
    /// A desk with nothing on it.
    pub fn new(environment: impl Environment + 'static) -> EventSession {
        EventSession { environment: Arc::new(environment), open: None, ratings: None, index: None, copy_failed: None }
    }

    /// A desk with the event at `path` open for changes.
    ///
    /// # Errors
    /// The file's refusal.
    pub fn at(environment: impl Environment + 'static, path: &Path) -> Result<EventSession> {
        let mut session = EventSession::new(environment);
        session.place(EventFile::open(path)?, path)?;
        Ok(session)
    }

    /// A desk with the event at `path` open for reading: nothing in the file changes. It must not be open for changes
    /// elsewhere.
    ///
    /// # Errors
    /// The file's refusal.
    pub fn reading(environment: impl Environment + 'static, path: &Path) -> Result<EventSession> {
        let mut session = EventSession::new(environment);
        session.place(EventFile::open_read_only(path)?, path)?;
        Ok(session)
    }

    /// A desk with the event at `path` open to be checked: as [`EventSession::reading`], but even where its rows are not what its journal
    /// leads to.
    ///
    /// # Errors
    /// The file's refusal.
    pub fn checking(environment: impl Environment + 'static, path: &Path) -> Result<EventSession> {
        let mut session = EventSession::new(environment);
        session.place(EventFile::open_to_check(path)?, path)?;
        Ok(session)
    }

    /// A desk with an event that is kept in memory alone: for rehearsals, which need no file.
    ///
    /// # Errors
    /// Memory is exhausted.
    pub fn in_memory(
        environment: impl Environment + 'static,
        operation: Operation,
        tournament: &Tournament,
    ) -> Result<EventSession> {
        let mut session = EventSession::new(environment);
        let (who, at) = (session.environment.who(), session.at_text());
        let record = OperationRecord { who: &who, at: &at, name: operation.name(), input: serde_json::Value::Null };
        let mut file = EventFile::in_memory()?;
        file.transact(record, |tx| tx.write(tournament))?;
        session.place(file, Path::new(""))?;
        Ok(session)
    }

    /// The open event's file.
    pub fn path(&self) -> Option<&Path> {
        self.open.as_ref().map(|open| open.path.as_path())
    }

    /// The open event's name.
    pub fn title(&self) -> Option<&str> {
        self.open.as_ref().map(|open| open.tournament.event.name.as_str())
    }

    /// The open event as it stands.
    ///
    /// # Errors
    /// None is open.
    pub fn tournament(&self) -> Result<&Tournament> {
        Ok(&self.opened()?.tournament)
    }

    /// The competition worked on: the Open, the first.
    ///
    /// # Errors
    /// No event is open.
    pub fn competition(&self) -> Result<&Competition> {
        main_competition(self.tournament()?)
    }

    /// When the last change was saved, `14:02:11`.
    pub fn saved(&self) -> Option<&str> {
        self.open.as_ref().and_then(|open| open.saved.as_deref())
    }

    /// Returns the local time.
    pub fn now(&self) -> NaiveDateTime {
        self.environment.now()
    }

    /// Returns the user, for the journal.
    pub fn who(&self) -> String {
        self.environment.who()
    }

    /// The host, for another desk beside this one.
    pub fn environment(&self) -> Arc<dyn Environment> {
        self.environment.clone()
    }

    /// Returns 32 random bytes.
    pub fn fresh_seed(&self) -> [u8; 32] {
        self.environment.fresh_seed()
    }

    /// Returns the folder of the user's data; `None` in a rehearsal.
    pub fn data_folder(&self) -> Option<PathBuf> {
        self.environment.data_folder()
    }

    /// The rating list that is kept offline, read when it is first asked for.
    pub fn ratings(&mut self) -> Result<Option<&Ratings>> {
        if self.ratings.is_none() {
            self.ratings = self.data_folder().map(|folder| Ratings::in_folder(&folder)).transpose()?.flatten();
        }
        Ok(self.ratings.as_ref())
    }

    /// The open event's entries, ready to be found; `None` without an event.
    pub fn entry_index(&mut self) -> Option<&EntryIndex> {
        if self.index.is_none() {
            let (tournament, competition) = (self.tournament().ok()?, self.competition().ok()?);
            self.index = Some(EntryIndex::of(tournament, competition.id));
        }
        self.index.as_ref()
    }

    /// Takes another rating list in place of the one that was kept.
    pub fn keep_ratings(&mut self, ratings: Ratings) {
        self.ratings = Some(ratings);
    }

    /// Returns the open event file.
    ///
    /// # Errors
    /// No event is open.
    pub fn file(&self) -> Result<&EventFile> {
        Ok(&self.opened()?.file)
    }

    /// Lets `read` see the open event as it may be published; afterwards it is what it was, whatever happened.
    pub fn as_published<T>(&mut self, read: impl FnOnce(&mut EventSession) -> T) -> T {
        let mut masked = Masked { whole: None, session: self };
        masked.whole = masked.session.open.as_mut().map(|open| {
            let shown = published(&open.tournament);
            std::mem::replace(&mut open.tournament, shown)
        });
        read(masked.session)
    }

    /// Closes the event that is open.
    pub fn clear(&mut self) {
        (self.open, self.index) = (None, None);
    }

    /// Puts an opened file on the desk in place of what was there.
    pub fn place(&mut self, file: EventFile, path: &Path) -> Result<()> {
        let tournament = file.load()?;
        self.index = None;
        self.open = Some(Open { file, tournament, path: path.to_path_buf(), saved: None, doubtful: false });
        Ok(())
    }

    /// Makes an event file that holds `tournament` and puts it on the desk. What was open stays open on refusal.
    pub fn found(
        &mut self,
        operation: Operation,
        input: &impl Serialize,
        path: &Path,
        tournament: &Tournament,
    ) -> Result<()> {
        let (who, at) = (self.environment.who(), self.at_text());
        let record = OperationRecord { who: &who, at: &at, name: operation.name(), input: as_json(input)? };
        let (file, ()) = EventFile::create_with(path, record, |tx| tx.write(tournament))?;
        self.place(file, path)
    }

    /// The one way to change the open event: `work` changes a copy of the snapshot or refuses; then the rows that
    /// differ are written with their journal entry in one transaction, or nothing is.
    pub fn transact<T>(
        &mut self,
        operation: Operation,
        input: &impl Serialize,
        work: impl FnOnce(&mut Tournament) -> Result<T>,
    ) -> Result<Mutation<T>> {
        let (who, at) = (self.environment.who(), self.at_text());
        let time = self.environment.now().format("%H:%M:%S").to_string();
        self.index = None;
        let open = self.open.as_mut().ok_or_else(no_event)?;
        open.look_again()?;
        let mut after = open.tournament.clone();
        let value = work(&mut after)?;
        if refuse_overtaken(&open.tournament).is_ok() {
            refuse_overtaken(&after)?;
        }
        domain::pairing::post_release_changes::mark_changes_after_release(&open.tournament, &mut after);
        let record = OperationRecord { who: &who, at: &at, name: operation.name(), input: as_json(input)? };
        let written = open.file.transact(record, |tx| tx.write_difference(&open.tournament, &after));
        let ((), changes) = written.inspect_err(|error| open.doubt(error))?;
        open.tournament = after;
        open.saved = Some(time);
        if !changes.is_empty() {
            self.keep_copy(operation);
        }
        Ok(Mutation { value, invalidated: topics(&changes) })
    }

    /// Why the last copy of the open event could not be made, if it could not.
    pub fn copy_failed(&self) -> Option<&str> {
        self.copy_failed.as_deref()
    }

    fn keep_copy(&mut self, operation: Operation) {
        let (Some(data), Some(open)) = (self.environment.data_folder(), &self.open) else { return };
        let event = &open.tournament.event;
        self.copy_failed =
            auto_backup::keep(&open.file, event, operation, self.environment.now(), &data, self.copy_failed.take());
    }

    /// Takes the last operation back, or brings the last one taken back again, and reads the event anew.
    pub fn step_back(&mut self, back: bool) -> Result<Mutation<String>> {
        let (who, at) = (self.environment.who(), self.at_text());
        self.index = None;
        let open = self.open.as_mut().ok_or_else(no_event)?;
        let stepped = if back { open.file.undo(&who, &at) } else { open.file.redo(&who, &at) };
        let (entry, changes) = stepped.inspect_err(|error| open.doubt(error))?;
        open.tournament = open.file.load()?;
        Ok(Mutation { value: entry.operation, invalidated: topics(&changes) })
    }

    /// Returns the local time as it stands in the journal: `2026-08-14 09:30:00`.
    pub fn at_text(&self) -> String {
        self.environment.now().format("%Y-%m-%d %H:%M:%S").to_string()
    }

    fn opened(&self) -> Result<&Open> {
        self.open.as_ref().ok_or_else(no_event)
    }
}

/// A desk whose event is masked; dropped, also by a panic, it gives the whole event back.
struct Masked<'a> {
    whole: Option<Tournament>,
    session: &'a mut EventSession,
}

impl Drop for Masked<'_> {
    fn drop(&mut self) {
        if let (Some(whole), Some(open)) = (self.whole.take(), &mut self.session.open) {
            open.tournament = whole;
        }
    }
}

/// The event with every player as he lets himself be published.
fn published(tournament: &Tournament) -> Tournament {
    let mut shown = tournament.clone();
    for entry in &mut shown.entries {
        entry.player = entry.player.as_published(entry.number);
    }
    shown
}

impl Open {
    /// After a device failed at the last moment the change may be in the file: what is shown is what is there, now if it can be
    /// read, else before the next change.
    fn doubt(&mut self, error: &StoreError) {
        if let StoreError::Unsafe(_) | StoreError::Unknown(_) = error {
            self.doubtful = true;
            // Whether it can be read is asked again before the next change.
            let _ = self.look_again();
        }
    }

    fn look_again(&mut self) -> Result<()> {
        if self.doubtful {
            self.tournament = self.file.load()?;
            self.doubtful = false;
        }
        Ok(())
    }
}

/// The competition worked on: the first.
pub fn main_competition(tournament: &Tournament) -> Result<&Competition> {
    tournament
        .competition(CompetitionId::OPEN)
        .or(tournament.competitions.first())
        .ok_or_else(|| AppError::not_found("the event has no competition: make a new event"))
}

fn no_event() -> AppError {
    AppError::new(ErrorCode::NoEvent, "No event is open: open one or make a new one.")
}

fn as_json(input: &impl Serialize) -> Result<serde_json::Value> {
    serde_json::to_value(input).map_err(|error| AppError::internal(error.to_string()))
}
