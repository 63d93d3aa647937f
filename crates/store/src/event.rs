//! Loading the whole event as a snapshot, and writing rows in an operation.

use std::collections::BTreeMap;

use domain::{Competition, Event, EventRecord, EventSettings, Tournament, with_collections};
use rusqlite::Connection;

use crate::error::{Result, StoreError};
use crate::file::EventFile;
use crate::table::{Stored, all_in_range};
use crate::transact::Tx;

impl EventFile {
    /// Loads the event.
    ///
    /// # Errors
    /// [`StoreError::NoEvent`] in an empty file, [`StoreError::Unreadable`] or [`StoreError::OutOfRange`] if a row contains
    /// an invalid value.
    pub fn load(&self) -> Result<Event> {
        load(&self.connection)
    }
}

impl Tx<'_> {
    /// Loads the event with the changes of this operation.
    ///
    /// # Errors
    /// As [`EventFile::load`].
    pub fn load(&self) -> Result<Event> {
        load(self.connection())
    }

    /// Inserts `row`, or updates the row with its key. Foreign keys are checked when the operation ends.
    ///
    /// # Errors
    /// [`StoreError::Constraint`] if it contradicts other rows, [`StoreError::OutOfRange`] if a number is out of range.
    pub fn upsert<T: Stored>(&self, row: &T) -> Result<()> {
        row.check_ranges()?;
        row.upsert(self.connection())
    }

    /// As [`Tx::upsert`], for many rows, which may swap unique values such as starting numbers or boards.
    ///
    /// # Errors
    /// As [`Tx::upsert`].
    pub fn put_all<'a, T: Stored + 'a>(&self, rows: impl IntoIterator<Item = &'a T> + Clone) -> Result<()> {
        let upsert = || rows.clone().into_iter().try_for_each(|row| self.upsert(row));
        let connection = self.connection();
        connection.execute_batch("SAVEPOINT put_all")?;
        match upsert() {
            // A row takes a value that another one still has. Once all are deleted, every value is free.
            Err(StoreError::Constraint(_)) => {
                connection.execute_batch("ROLLBACK TO put_all")?;
                rows.clone().into_iter().try_for_each(|row| self.remove::<T>(row.key()))?;
                upsert()?;
            }
            done => done?,
        }
        connection.execute_batch("RELEASE put_all")?;
        Ok(())
    }

    /// Deletes the row with `key`, if it exists. Rows that refer to it must be deleted before the operation ends.
    ///
    /// # Errors
    /// [`StoreError::Write`].
    pub fn remove<T: Stored>(&self, key: T::Key) -> Result<()> {
        T::remove(self.connection(), key)
    }

    /// Replaces the event by `event`: writes the rows that differ and deletes the others.
    ///
    /// # Errors
    /// [`StoreError::Constraint`] if `event` contradicts itself.
    pub fn write(&self, event: &Event) -> Result<()> {
        match self.load() {
            Ok(present) => self.write_difference(&present, event),
            Err(StoreError::NoEvent) => self.write_all(event),
            Err(error) => Err(error),
        }
    }

    /// As [`Tx::write`], for callers that already know the current event, `present`, so that it need not be loaded.
    ///
    /// # Errors
    /// As [`Tx::write`].
    pub fn write_difference(&self, present: &Event, event: &Event) -> Result<()> {
        self.replace_from([present.settings()], [event.settings()])?;
        self.replace_from(&present.officials, &event.officials)?;
        self.replace_from(&present.helpers, &event.helpers)?;
        self.replace_from(&present.payments, &event.payments)?;
        self.replace_from(&present.person_fees, &event.person_fees)?;
        self.replace_from(&present.cash_days, &event.cash_days)?;
        let (before, after) = (present.not_shared_with(event), event.not_shared_with(present));
        self.replace_from(before.competitions(), after.competitions())?;
        macro_rules! replace_all {
            ($($collection:ident),*) => {
                $(self.replace_from(before.records(|t| &t.$collection), after.records(|t| &t.$collection))?;)*
            };
        }
        with_collections!(replace_all);
        Ok(())
    }

    /// Writes an event into an empty file.
    fn write_all(&self, event: &Event) -> Result<()> {
        self.upsert(event.settings())?;
        self.write_difference(&Event::new(event.settings().clone()), event)
    }

    /// Replaces the rows of a table by `rows`, writing only those that differ.
    pub(crate) fn replace<T: Stored>(&self, rows: &[T]) -> Result<()> {
        self.replace_from(&T::all(self.connection())?, rows)
    }

    fn replace_from<'r, T: Stored + 'r>(
        &self,
        present: impl IntoIterator<Item = &'r T>,
        rows: impl IntoIterator<Item = &'r T>,
    ) -> Result<()> {
        let mut deleted: BTreeMap<T::Key, &T> = present.into_iter().map(|row| (row.key(), row)).collect();
        let changed: Vec<&T> = rows.into_iter().filter(|row| deleted.remove(&row.key()) != Some(*row)).collect();
        deleted.into_keys().try_for_each(|key| self.remove::<T>(key))?;
        self.put_all(changed)
    }
}

/// Loads the event.
pub(crate) fn load(connection: &Connection) -> Result<Event> {
    let settings = all_in_range::<EventSettings>(connection)?.pop().ok_or(StoreError::NoEvent)?;
    let mut event = Event::with_competitions(settings, all_in_range::<Competition>(connection)?);
    event.officials = all_in_range(connection)?;
    event.helpers = all_in_range(connection)?;
    event.payments = all_in_range(connection)?;
    event.person_fees = all_in_range(connection)?;
    event.cash_days = all_in_range(connection)?;
    macro_rules! load_all {
        ($($collection:ident),*) => {
            $(add_all(&mut event, all_in_range(connection)?, |of| &mut of.$collection);)*
        };
    }
    with_collections!(load_all);
    event.share_boards();
    Ok(event)
}

/// Adds the rows of a table to the competitions that they belong to. Rows that belong to none are left out: foreign keys prevent them, and
/// the check of a file that was changed past its journal reports them.
fn add_all<T: Stored + EventRecord>(
    event: &mut Event,
    rows: Vec<T>,
    collection: impl Fn(&mut Tournament) -> &mut Vec<T>,
) {
    for row in rows {
        let _ = event.add_record(row, &collection);
    }
}
