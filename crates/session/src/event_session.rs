//! The session: the one open event, its snapshot, and the only way to change it.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use chrono::NaiveDateTime;
use domain::{Competition, CompetitionId, Event, Tournament};
use messages::{Message, message};
use store::{COMPETITION, Counters, EventFile, OperationRecord, StoreError};

use crate::automatic_copies;
use crate::delivery::Delivery;
use crate::earlier_states::EarlierStates;
use crate::entry_index::EntryIndex;
use crate::environment::Environment;
use crate::error::{AppError, ErrorCode, Result};
use crate::invalidated_games::refuse_invalidated;
use crate::mutation::{Mutation, topics, topics_of_pairing};
use crate::operation::{Operation, stored};
use crate::published_event::published;
use crate::rating_list::Ratings;

/// An environment and the event that is open in it.
pub struct EventSession {
    environment: Arc<dyn Environment>,
    open: Option<Open>,
    ratings: Option<Ratings>,
    /// The search index of the entries; `None` after a change.
    index: Option<EntryIndex>,
    /// Why the last copy could not be made.
    copy_failed: Option<Message>,
    /// The delivery that changes come from; `None` for those of the user.
    delivery: Option<Delivery>,
}

/// An open event: its file and the contents.
struct Open {
    file: EventFile,
    event: Event,
    /// The competition that verbs and views are about.
    chosen: CompetitionId,
    path: PathBuf,
    /// The counters of keys after the last change, in case the file cannot be read any more.
    counters: Counters,
    /// Earlier states of the event.
    earlier: EarlierStates,
    /// Whether a device failed during a change, so that the file must be read again before the next one.
    doubtful: bool,
}

impl EventSession {
    /// Returns a session without an open event.
    pub fn new(environment: impl Environment + 'static) -> EventSession {
        EventSession::within(Arc::new(environment))
    }

    fn within(environment: Arc<dyn Environment>) -> EventSession {
        EventSession { environment, open: None, ratings: None, index: None, copy_failed: None, delivery: None }
    }

    /// Returns a session with the event at `path` open for changes.
    ///
    /// # Errors
    /// The file cannot be opened.
    pub fn open(environment: impl Environment + 'static, path: &Path) -> Result<EventSession> {
        let mut session = EventSession::new(environment);
        session.set_file(EventFile::open(path)?, path)?;
        Ok(session)
    }

    /// Returns a session with the event at `path` open for reading only.
    ///
    /// # Errors
    /// The file cannot be opened, or is open for changes elsewhere.
    pub fn open_read_only(environment: impl Environment + 'static, path: &Path) -> Result<EventSession> {
        let mut session = EventSession::new(environment);
        session.set_file(EventFile::open_read_only(path)?, path)?;
        Ok(session)
    }

    /// Returns a session that reads the event at `path` in the environment of this one, whose own event stays open.
    ///
    /// # Errors
    /// As [`EventSession::open_read_only`].
    pub fn open_beside(&self, path: &Path) -> Result<EventSession> {
        let mut session = EventSession::within(Arc::clone(&self.environment));
        session.set_file(EventFile::open_read_only(path)?, path)?;
        Ok(session)
    }

    /// Returns a session with the event at `path` open for a check: as [`EventSession::open_read_only`], but also if its rows do
    /// not follow from its journal.
    ///
    /// # Errors
    /// The file cannot be opened.
    pub fn open_to_check(environment: impl Environment + 'static, path: &Path) -> Result<EventSession> {
        let mut session = EventSession::new(environment);
        session.set_file(EventFile::open_to_check(path)?, path)?;
        Ok(session)
    }

    /// Returns a session with an event in memory, for simulations and tests.
    ///
    /// # Errors
    /// Memory is exhausted.
    pub fn in_memory<O: Operation>(
        environment: impl Environment + 'static,
        _: O,
        input: &O::Input,
        event: &Event,
    ) -> Result<EventSession> {
        let mut session = EventSession::new(environment);
        let (who, at) = (session.environment.who(), session.at_text());
        let record = OperationRecord { who: &who, at: &at, name: O::NAME, input: stored(input)? };
        let file = EventFile::in_memory_with(record, |tx| tx.write(event))?;
        session.set_file(file, Path::new(""))?;
        Ok(session)
    }

    /// Returns a session that shows snapshots of an event which another session has open; see [`EventSession::show_snapshot`].
    /// Its own file is empty and in memory, so that views of the journal are empty.
    ///
    /// # Errors
    /// Memory is exhausted.
    pub fn of_snapshots(environment: impl Environment + 'static, first: Event) -> Result<EventSession> {
        let mut session = EventSession::new(environment);
        let (who, at) = (session.environment.who(), session.at_text());
        let record = OperationRecord { who: &who, at: &at, name: "snapshot", input: serde_json::Value::Null };
        let empty = Event::new(first.settings().clone());
        let file = EventFile::in_memory_with(record, |tx| tx.write(&empty))?;
        session.set_file(file, Path::new(""))?;
        session.show_snapshot(first);
        Ok(session)
    }

    /// Shows another snapshot in a session of snapshots.
    pub fn show_snapshot(&mut self, event: Event) {
        self.index = None;
        if let Some(open) = &mut self.open {
            open.event = event;
            open.choose(open.chosen);
        }
    }

    /// Returns the path of the open event's file.
    pub fn path(&self) -> Option<&Path> {
        self.open.as_ref().map(|open| open.path.as_path())
    }

    /// Returns the open event's name.
    pub fn title(&self) -> Option<&str> {
        self.open.as_ref().map(|open| open.event.settings().name.as_str())
    }

    /// Returns the chosen competition of the open event with all that it holds: the first one, unless [`EventSession::choose`] chose
    /// another.
    ///
    /// # Errors
    /// No event is open, or it has no competition.
    pub fn tournament(&self) -> Result<&Tournament> {
        let Open { event, chosen, .. } = self.opened()?;
        event.tournament(*chosen).ok_or_else(no_competition)
    }

    /// Returns the open event.
    ///
    /// # Errors
    /// No event is open.
    pub fn event(&self) -> Result<&Event> {
        Ok(&self.opened()?.event)
    }

    /// Returns the chosen competition of the open event, as [`EventSession::tournament`].
    ///
    /// # Errors
    /// As [`EventSession::tournament`].
    pub fn competition(&self) -> Result<&Competition> {
        Ok(&self.tournament()?.competition)
    }

    /// Chooses the competition that verbs and views are about.
    ///
    /// # Errors
    /// No event is open, or it has no such competition.
    pub fn choose(&mut self, id: CompetitionId) -> Result<()> {
        let open = self.open.as_mut().ok_or_else(no_event)?;
        if open.event.competition(id).is_none() {
            return Err(no_competition());
        }
        self.index = None;
        open.choose(id);
        Ok(())
    }

    /// Returns the local time.
    pub fn now(&self) -> NaiveDateTime {
        self.environment.now()
    }

    /// Returns the user, for the journal.
    pub fn who(&self) -> String {
        self.environment.who()
    }

    /// Returns the environment, for another session.
    pub fn environment(&self) -> Arc<dyn Environment> {
        self.environment.clone()
    }

    /// Returns 32 random bytes.
    pub fn fresh_seed(&self) -> [u8; 32] {
        self.environment.fresh_seed()
    }

    /// Returns the folder of the user's data; `None` if nothing is stored.
    pub fn data_folder(&self) -> Option<PathBuf> {
        self.environment.data_folder()
    }

    /// Returns the offline rating lists, loading them on first use; `None` if none was imported.
    ///
    /// # Errors
    /// A list cannot be read.
    pub fn ratings(&mut self) -> Result<Option<&Ratings>> {
        if self.ratings.is_none() {
            self.ratings = self.data_folder().map(|folder| Ratings::load(&folder)).transpose()?.flatten();
        }
        Ok(self.ratings.as_ref())
    }

    /// Returns the search index of the open event's entries; `None` without an event.
    pub fn entry_index(&mut self) -> Option<&EntryIndex> {
        if self.index.is_none() {
            self.index = Some(EntryIndex::new(self.tournament().ok()?));
        }
        self.index.as_ref()
    }

    /// Takes the loaded rating lists out; the next search loads them again.
    pub fn take_ratings(&mut self) -> Option<Ratings> {
        self.ratings.take()
    }

    /// Replaces the rating lists.
    pub fn set_ratings(&mut self, ratings: Ratings) {
        self.ratings = Some(ratings);
    }

    /// Returns the open event file.
    ///
    /// # Errors
    /// No event is open.
    pub fn file(&self) -> Result<&EventFile> {
        Ok(&self.opened()?.file)
    }

    /// Returns a competition as the journal entry with number `entry` left it.
    ///
    /// # Errors
    /// No event is open, or the journal cannot be followed to this entry.
    pub fn event_after(&self, entry: i64, competition: CompetitionId) -> Result<Arc<Tournament>> {
        let open = self.opened()?;
        open.earlier.after(&open.file, entry, competition)
    }

    /// Calls `read` while the snapshot shows players as they agreed to be published, and neither who is late nor which games are
    /// adjourned. The snapshot is restored afterwards, also after a panic.
    pub fn as_published<T>(&mut self, read: impl FnOnce(&mut EventSession) -> T) -> T {
        self.masked(published, read)
    }

    /// Calls `read` while the snapshot has no drafts of rounds. The snapshot is restored afterwards, also after a panic.
    pub fn as_released<T>(&mut self, read: impl FnOnce(&mut EventSession) -> T) -> T {
        self.masked(Event::released, read)
    }

    /// Calls `read` with another snapshot of the open event.
    fn masked<T>(&mut self, mask: fn(&Event) -> Event, read: impl FnOnce(&mut EventSession) -> T) -> T {
        let mut masked = Masked { event: None, session: self };
        masked.event = masked.session.open.as_mut().map(|open| {
            let shown = mask(&open.event);
            std::mem::replace(&mut open.event, shown)
        });
        read(masked.session)
    }

    /// Closes the open event.
    pub fn clear(&mut self) {
        (self.open, self.index) = (None, None);
    }

    /// Makes an opened file the open event of the session, in place of an earlier one.
    ///
    /// # Errors
    /// The file cannot be read; the earlier event stays open.
    pub fn set_file(&mut self, file: EventFile, path: &Path) -> Result<()> {
        let (event, counters) = (file.load()?, file.counters()?);
        self.index = None;
        let (chosen, path) = (CompetitionId::OPEN, path.to_path_buf());
        let earlier = EarlierStates::default();
        let mut open = Open { file, event, chosen, counters, path, earlier, doubtful: false };
        open.choose(chosen);
        self.open = Some(open);
        Ok(())
    }

    /// Creates an event file with this event and opens it.
    ///
    /// # Errors
    /// The file exists or cannot be written; the earlier event stays open.
    pub fn create<O: Operation>(&mut self, _: O, input: &O::Input, path: &Path, event: &Event) -> Result<()> {
        let (who, at) = (self.environment.who(), self.at_text());
        let record = OperationRecord { who: &who, at: &at, name: O::NAME, input: stored(input)? };
        let (file, ()) = EventFile::create_with(path, record, |tx| tx.write(event))?;
        self.set_file(file, path)
    }

    /// As [`EventSession::create`] with the snapshot of the open event, whose keys are not given out again.
    ///
    /// # Errors
    /// As [`EventSession::create`], or no event is open.
    pub fn create_from_snapshot<O: Operation>(&mut self, _: O, input: &O::Input, path: &Path) -> Result<()> {
        let (who, at) = (self.environment.who(), self.at_text());
        let record = OperationRecord { who: &who, at: &at, name: O::NAME, input: stored(input)? };
        let Open { event, counters, .. } = self.opened()?;
        let (file, ()) = EventFile::create_with(path, record, |tx| {
            tx.write(event)?;
            tx.raise_counters(counters)
        })?;
        self.set_file(file, path)
    }

    /// Returns the counters of keys of the open event, for a preview. Changes get them from
    /// [`EventSession::transact_with_keys`].
    ///
    /// # Errors
    /// No event is open, or its file cannot be read.
    pub fn counters(&self) -> Result<Counters> {
        Ok(self.file()?.counters()?)
    }

    /// Returns the counters of keys as they were when the file was last read without an error.
    ///
    /// # Errors
    /// No event is open.
    pub fn last_counters(&self) -> Result<&Counters> {
        Ok(&self.opened()?.counters)
    }

    /// Changes the chosen competition of the open event. `work` changes a copy of its snapshot or refuses. Then the rows that
    /// differ and their journal entry are written in one transaction. Nothing but this, [`EventSession::transact_with_keys`] and
    /// [`EventSession::transact_event`] changes an event.
    ///
    /// # Errors
    /// No event is open, `work` refuses, the change would invalidate a game of the Final, or the file cannot be written;
    /// the event is unchanged.
    pub fn transact<O: Operation, T>(
        &mut self,
        operation: O,
        input: &O::Input,
        work: impl FnOnce(&mut Tournament) -> Result<T>,
    ) -> Result<Mutation<T>> {
        self.transact_with_keys(operation, input, |tournament, _| work(tournament))
    }

    /// As [`EventSession::transact`], for a change that adds records: `work` takes their keys from the counters.
    ///
    /// # Errors
    /// As [`EventSession::transact`].
    pub fn transact_with_keys<O: Operation, T>(
        &mut self,
        operation: O,
        input: &O::Input,
        work: impl FnOnce(&mut Tournament, &mut Counters) -> Result<T>,
    ) -> Result<Mutation<T>> {
        let chosen = self.opened()?.chosen;
        self.transact_event(operation, input, |event, counters| change_in(event, chosen, counters, work))
    }

    /// As [`EventSession::transact_with_keys`], for a pairing: the journal says which competition it is of, and has it also if it
    /// changes nothing, because the round was then paired from what is known now.
    ///
    /// # Errors
    /// As [`EventSession::transact`].
    pub fn transact_pairing<O: Operation, T>(
        &mut self,
        operation: O,
        input: &O::Input,
        work: impl FnOnce(&mut Tournament, &mut Counters) -> Result<T>,
    ) -> Result<Mutation<T>> {
        let chosen = self.opened()?.chosen;
        self.write(operation, input, Some(chosen), |event, counters| change_in(event, chosen, counters, work))
    }

    /// As [`EventSession::transact_with_keys`], for a change of several competitions: `work` gets the whole event.
    ///
    /// # Errors
    /// As [`EventSession::transact`].
    pub fn transact_event<O: Operation, T>(
        &mut self,
        operation: O,
        input: &O::Input,
        work: impl FnOnce(&mut Event, &mut Counters) -> Result<T>,
    ) -> Result<Mutation<T>> {
        self.write(operation, input, None, work)
    }

    /// Makes a change and writes it. If it is a pairing, `paired` is the competition.
    fn write<O: Operation, T>(
        &mut self,
        _: O,
        input: &O::Input,
        paired: Option<CompetitionId>,
        work: impl FnOnce(&mut Event, &mut Counters) -> Result<T>,
    ) -> Result<Mutation<T>> {
        let (who, at) = (self.author(), self.at_text());
        self.index = None;
        let open = self.open.as_mut().ok_or_else(no_event)?;
        open.reload_if_doubtful()?;
        let mut after = open.event.clone();
        let value = work(&mut after, &mut open.file.counters()?)?;
        after.settle(&open.event);
        after.note_newcomers(&open.event, self.environment.now().date());
        let mut input = stored(input)?;
        if let (Some(delivery), Some(fields)) = (&self.delivery, input.as_object_mut()) {
            delivery.write_into(fields);
        }
        if let (Some(competition), Some(fields)) = (paired, input.as_object_mut()) {
            fields.insert(COMPETITION.into(), competition.0.into());
        }
        let record = OperationRecord { who: &who, at: &at, name: O::NAME, input };
        // A delivery that is known changes nothing later.
        let is_noted = self.delivery.is_some() || paired.is_some();
        let written = open.file.transact_or_note(record, is_noted, |tx| tx.write_difference(&open.event, &after));
        let ((), changes) = written.inspect_err(|error| open.note_failure(error))?;
        open.event = after;
        open.choose(open.chosen);
        open.note_counters();
        if !changes.is_empty() {
            self.make_due_copy(O::ALWAYS_COPIED);
        }
        let invalidated = if paired.is_some() { topics_of_pairing(&changes) } else { topics(&changes) };
        Ok(Mutation { value, invalidated })
    }

    /// Makes a change that a helper sent. The journal names them as the author.
    ///
    /// # Errors
    /// As `change`.
    pub fn deliver<T>(&mut self, delivery: Delivery, change: impl FnOnce(&mut EventSession) -> Result<T>) -> Result<T> {
        self.delivery = Some(delivery);
        let changed = change(self);
        self.delivery = None;
        changed
    }

    fn author(&self) -> String {
        self.delivery.as_ref().map_or_else(|| self.environment.who(), |delivery| delivery.author.clone())
    }

    /// Returns why the last automatic copy could not be made, if it could not.
    pub fn copy_failed(&self) -> Option<&Message> {
        self.copy_failed.as_ref()
    }

    fn make_due_copy(&mut self, always: bool) {
        let (Some(data), Some(open)) = (self.environment.data_folder(), &self.open) else { return };
        let event = open.event.settings();
        let (now, previous) = (self.environment.now(), self.copy_failed.take());
        self.copy_failed = automatic_copies::make_due_copy(&open.file, event, always, now, &data, previous);
    }

    /// Undoes the last operation if `back`, else redoes the operation that was undone last. Returns the operation's name. If the
    /// operation did not change the chosen competition, the first one that it changed is chosen.
    ///
    /// # Errors
    /// No event is open, there is nothing to undo or redo, or the file cannot be written.
    pub fn step_back(&mut self, back: bool) -> Result<Mutation<String>> {
        let (who, at) = (self.environment.who(), self.at_text());
        self.index = None;
        let open = self.open.as_mut().ok_or_else(no_event)?;
        let stepped = if back { open.file.undo(&who, &at) } else { open.file.redo(&who, &at) };
        let (entry, changes) = stepped.inspect_err(|error| open.note_failure(error))?;
        let before = std::mem::replace(&mut open.event, open.file.load()?);
        let changed = open.changed_since(&before);
        open.choose(changed.unwrap_or(open.chosen));
        Ok(Mutation { value: entry.operation, invalidated: topics(&changes) })
    }

    /// Returns the local time in the format of the journal, `2026-08-14 09:30:00`.
    pub fn at_text(&self) -> String {
        self.environment.now().format("%Y-%m-%d %H:%M:%S").to_string()
    }

    fn opened(&self) -> Result<&Open> {
        self.open.as_ref().ok_or_else(no_event)
    }
}

/// A session whose event is masked. Dropping it, also in a panic, restores the event.
struct Masked<'a> {
    event: Option<Event>,
    session: &'a mut EventSession,
}

impl Drop for Masked<'_> {
    fn drop(&mut self) {
        if let (Some(event), Some(open)) = (self.event.take(), &mut self.session.open) {
            open.event = event;
        }
    }
}

impl Open {
    /// After a device failed, the change may or may not be in the file, so the file is read again: now if possible, else
    /// before the next change.
    fn note_failure(&mut self, error: &StoreError) {
        if let StoreError::Unsafe(_) | StoreError::Unknown(_) = error {
            self.doubtful = true;
            // If the file cannot be read now, the next change tries again.
            let _ = self.reload_if_doubtful();
        }
    }

    /// Remembers the counters. If they cannot be read, those before this change stay: a change reads them again.
    fn note_counters(&mut self) {
        if let Ok(counters) = self.file.counters() {
            self.counters = counters;
        }
    }

    fn reload_if_doubtful(&mut self) -> Result<()> {
        if self.doubtful {
            self.event = self.file.load()?;
            self.choose(self.chosen);
            self.doubtful = false;
        }
        Ok(())
    }

    /// Chooses this competition, or the first one if it does not exist.
    fn choose(&mut self, id: CompetitionId) {
        let exists = self.event.competition(id).is_some();
        self.chosen = if exists { id } else { self.event.competitions().next().map_or(id, |first| first.id) };
    }

    /// Returns the competition to show after a change: the chosen one if it differs from `before`, else the first that does.
    /// `None` if only settings of the event do.
    fn changed_since(&self, before: &Event) -> Option<CompetitionId> {
        let differs = |id: &CompetitionId| match (self.event.tournament(*id), before.tournament(*id)) {
            (Some(now), Some(before)) => !now.holds_the_same_as(before),
            (now, before) => now.is_some() || before.is_some(),
        };
        let others = self.event.competitions().map(|competition| competition.id);
        std::iter::once(self.chosen).chain(others).find(differs)
    }
}

/// Changes a competition of the event, unless that invalidates a game of a Final.
fn change_in<T>(
    event: &mut Event,
    chosen: CompetitionId,
    counters: &mut Counters,
    work: impl FnOnce(&mut Tournament, &mut Counters) -> Result<T>,
) -> Result<T> {
    let before = event.tournament(chosen).ok_or_else(no_competition)?;
    let mut after = before.clone();
    let value = work(&mut after, counters)?;
    if refuse_invalidated(before).is_ok() {
        refuse_invalidated(&after)?;
    }
    event.replace(after);
    Ok(value)
}

fn no_competition() -> AppError {
    AppError::not_found(message!("competition-missing"))
}

fn no_event() -> AppError {
    AppError::new(ErrorCode::NoEvent, message!("event-not-open"))
}
