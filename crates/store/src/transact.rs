//! The one way to change an event file: an operation runs in a transaction, and the rows it changed go into the
//! journal with it, or nothing happens at all.

use std::collections::BTreeSet;

use rusqlite::{Connection, Transaction, TransactionBehavior};
use serde_json::Value;

use crate::error::{Result, StoreError};
use crate::file::EventFile;
use crate::journal::{self, Kind, OperationRecord};
use crate::rows::{self, RowChange, Table};

/// An operation under way: the functions that write are its methods.
pub struct Tx<'a> {
    connection: &'a Connection,
    tables: &'a [Table],
}

/// What an operation changed, so that a screen refreshes by that and never by guessing.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Changes {
    /// The journal entry; none if nothing changed.
    pub entry: Option<i64>,
    /// Each changed row, by table and key.
    pub rows: Vec<ChangedRow>,
}

/// One row that is not what it was.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChangedRow {
    /// The table's name.
    pub table: String,
    /// The values of its primary key, as a JSON array.
    pub key: Value,
    /// What happened to it.
    pub how: Change,
}

/// What happened to a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    /// It is new.
    Inserted,
    /// It has other values.
    Updated,
    /// It is gone.
    Deleted,
}

impl Changes {
    /// Whether nothing changed.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// The tables with changes.
    pub fn tables(&self) -> BTreeSet<&str> {
        self.rows.iter().map(|row| row.table.as_str()).collect()
    }

    /// The keys of the changed rows of `table`.
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
    /// The database itself, for this crate's own tables.
    #[doc(hidden)]
    pub fn connection(&self) -> &Connection {
        self.connection
    }

    /// The tables whose changes are journalled.
    pub(crate) fn tables(&self) -> &[Table] {
        self.tables
    }
}

impl EventFile {
    /// Runs `work` as one operation. On success its changes and their journal entry are committed together, and the
    /// answer says which rows they are; without changes nothing is journalled. On an error nothing has happened.
    ///
    /// # Errors
    /// Those of `work`, and [`StoreError`] where the file refuses the change.
    pub fn transact<T, E: From<StoreError>>(
        &mut self,
        operation: OperationRecord,
        work: impl FnOnce(&Tx) -> std::result::Result<T, E>,
    ) -> std::result::Result<(T, Changes), E> {
        self.record(Kind::Do, None, &operation, work)
    }

    /// [`EventFile::transact`] for any kind of entry.
    pub(crate) fn record<T, E: From<StoreError>>(
        &mut self,
        kind: Kind,
        refers: Option<i64>,
        operation: &OperationRecord,
        work: impl FnOnce(&Tx) -> std::result::Result<T, E>,
    ) -> std::result::Result<(T, Changes), E> {
        self.require_writable()?;
        let (before, _) = journal::head(&self.connection).map_err(StoreError::from)?;
        let tx = begin(&mut self.connection)?;
        let value = work(&Tx { connection: &tx, tables: &self.tables })?;
        let changes = conclude(tx, &self.tables, kind, refers, operation);
        Ok((value, changes.map_err(|error| self.truth_about(error, before))?))
    }
}

impl EventFile {
    /// What is to be said of a change that failed. Where a device fails at the very end, when only the rollback journal has still
    /// to be cleared, the change is there all the same.
    fn truth_about(&self, error: StoreError, before: i64) -> StoreError {
        match journal::head(&self.connection) {
            Ok((now, _)) if now > before => StoreError::Unsafe(error.to_string()),
            Ok(_) => error,
            Err(_) => StoreError::Unknown(error.to_string()),
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
    kind: Kind,
    refers: Option<i64>,
    operation: &OperationRecord,
) -> Result<Changes> {
    let rows = rows::captured(&tx, tables)?;
    if rows.is_empty() {
        return Ok(Changes::default());
    }
    let entry = journal::append(&tx, kind, refers, operation, &rows)?;
    tx.commit()?;
    Ok(Changes::of(entry, tables, &rows))
}
