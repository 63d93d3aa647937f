//! The only way to change an event file: an operation runs in a transaction, which commits the changed rows together
//! with their journal entry, or nothing.

use std::collections::BTreeSet;

use rusqlite::{Connection, Transaction, TransactionBehavior};
use serde_json::Value;

use crate::capture;
use crate::connection;
use crate::error::{Result, StoreError};
use crate::file::EventFile;
use crate::header::Header;
use crate::journal::{self, Kind, OperationRecord};
use crate::rows::{RowChange, Table};
use crate::schema;

/// A running operation. Its methods write rows.
pub struct Tx<'a> {
    connection: &'a Connection,
    tables: &'a [Table],
}

/// The rows that an operation changed, so that screens know what to reload.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Changes {
    /// The number of the journal entry; `None` if nothing changed.
    pub entry: Option<i64>,
    /// The changed rows by table and key.
    pub rows: Vec<ChangedRow>,
}

/// A changed row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChangedRow {
    /// The table's name.
    pub table: String,
    /// The values of its primary key, as a JSON array.
    pub key: Value,
    /// How it changed.
    pub how: Change,
}

/// How a row changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    /// It was inserted.
    Inserted,
    /// Its values changed.
    Updated,
    /// It was deleted.
    Deleted,
}

impl Changes {
    /// Returns whether nothing changed.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// Returns the tables with changes.
    pub fn tables(&self) -> BTreeSet<&str> {
        self.rows.iter().map(|row| row.table.as_str()).collect()
    }

    /// Returns the keys of the changed rows of `table`.
    pub fn keys(&self, table: &str) -> Vec<&Value> {
        self.rows.iter().filter(|row| row.table == table).map(|row| &row.key).collect()
    }

    fn of(entry: i64, tables: &[Table], changes: &[RowChange]) -> Changes {
        let changed = |change: &RowChange| {
            let table = tables.iter().find(|table| table.name == change.table).expect("captured from a known table");
            let (row, how) = match (&change.before, &change.after) {
                (Some(_), Some(row)) => (row, Change::Updated),
                (None, Some(row)) => (row, Change::Inserted),
                (row, None) => (row.as_ref().expect("a change has a row before or after"), Change::Deleted),
            };
            ChangedRow { table: change.table.clone(), key: table.key_of(row), how }
        };
        Changes { entry: Some(entry), rows: changes.iter().map(changed).collect() }
    }
}

impl Tx<'_> {
    /// Returns the connection to the database.
    #[doc(hidden)]
    pub fn connection(&self) -> &Connection {
        self.connection
    }

    /// Returns the tables whose changes go into the journal.
    pub(crate) fn tables(&self) -> &[Table] {
        self.tables
    }
}

impl EventFile {
    /// Runs `work` as one operation and returns the changed rows. Changes and journal entry are committed together.
    /// Without changes there is no journal entry.
    ///
    /// # Errors
    /// The errors of `work`, and [`StoreError`] if the file refuses the change. The file is unchanged, except after
    /// [`StoreError::Unsafe`] and possibly [`StoreError::Unknown`].
    pub fn transact<T, E: From<StoreError>>(
        &mut self,
        operation: OperationRecord,
        work: impl FnOnce(&Tx) -> std::result::Result<T, E>,
    ) -> std::result::Result<(T, Changes), E> {
        self.transact_or_note(operation, false, work)
    }

    /// As [`EventFile::transact`]. If `is_noted`, there is a journal entry also without changes, so that the operation is known later.
    /// Undo passes over it.
    ///
    /// # Errors
    /// As [`EventFile::transact`].
    pub fn transact_or_note<T, E: From<StoreError>>(
        &mut self,
        operation: OperationRecord,
        is_noted: bool,
        work: impl FnOnce(&Tx) -> std::result::Result<T, E>,
    ) -> std::result::Result<(T, Changes), E> {
        self.commit_work(Kind::Apply, None, &operation, is_noted, work)
    }

    /// As [`EventFile::transact`], for any kind of journal entry.
    pub(crate) fn record<T, E: From<StoreError>>(
        &mut self,
        kind: Kind,
        refers: Option<i64>,
        operation: &OperationRecord,
        work: impl FnOnce(&Tx) -> std::result::Result<T, E>,
    ) -> std::result::Result<(T, Changes), E> {
        self.commit_work(kind, refers, operation, false, work)
    }

    fn commit_work<T, E: From<StoreError>>(
        &mut self,
        kind: Kind,
        refers: Option<i64>,
        operation: &OperationRecord,
        is_noted: bool,
        work: impl FnOnce(&Tx) -> std::result::Result<T, E>,
    ) -> std::result::Result<(T, Changes), E> {
        self.require_writable()?;
        let (before, _) = journal::head(&self.connection).map_err(StoreError::from)?;
        let tx = begin(&mut self.connection)?;
        let value = work(&Tx { connection: &tx, tables: &self.tables })?;
        self.header.as_ref().map_or(Ok(()), Header::require_unchanged)?;
        let changes = conclude(tx, &self.tables, (kind, refers), operation, self.promotes, is_noted);
        self.note_write(&changes);
        if self.promotes && changes.is_ok() {
            (self.promotes, self.schema) = (false, schema::EVENT);
        }
        Ok((value, changes.map_err(|error| self.after_failure(error, before))?))
    }

    /// Returns the error to report after a failed commit. If the device fails while SQLite deletes the rollback journal,
    /// the change may be in the file all the same.
    fn after_failure(&self, error: StoreError, before: i64) -> StoreError {
        match journal::head(&self.connection) {
            Ok((now, _)) if now > before => StoreError::Unsafe(error.cause()),
            Ok(_) => error,
            Err(_) => StoreError::Unknown(error.cause()),
        }
    }
}

fn begin(connection: &mut Connection) -> Result<Transaction<'_>> {
    let tx = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    tx.pragma_update(None, "defer_foreign_keys", true)?;
    Ok(tx)
}

fn conclude(
    tx: Transaction,
    tables: &[Table],
    (kind, refers): (Kind, Option<i64>),
    operation: &OperationRecord,
    promotes: bool,
    is_noted: bool,
) -> Result<Changes> {
    let (rows, difference) = capture::captured(&tx, tables)?;
    if promotes {
        tx.pragma_update(None, "application_id", connection::EVENT_FILE)?;
    }
    if rows.is_empty() && !is_noted {
        if promotes {
            tx.commit()?;
        }
        return Ok(Changes::default());
    }
    let state = journal::state(&tx)?.map(|state| state.changed_by(difference));
    let entry = journal::append(&tx, kind, refers, operation, &rows, state)?;
    tx.commit()?;
    Ok(Changes::of(entry, tables, &rows))
}
