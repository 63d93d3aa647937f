//! The counters of keys. SQLite keeps the largest key that a table ever had in `sqlite_sequence`, which neither a deletion
//! nor undo lowers. Copies of a file have its counters; files that are written row by row get them from here.

use std::collections::BTreeMap;

use rusqlite::Connection;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::error::{Result, StoreError};
use crate::file::EventFile;
use crate::rows::RowChange;
use crate::table::Numbered;
use crate::transact::Tx;

/// The largest counter. A file with a larger one is forged.
const LARGEST: i64 = i64::MAX / 2;

/// The last key that each table gave out. A table without rows so far is missing.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counters(BTreeMap<String, i64>);

impl Counters {
    /// Returns a key that no row of this table has or ever had, not even a deleted one. Each call returns the next one.
    pub fn next_key<T: Numbered>(&mut self) -> T::Key {
        let last = self.0.entry(T::TABLE.to_owned()).or_default();
        *last += 1;
        T::numbered(*last)
    }

    /// Reads the counters of a file.
    ///
    /// # Errors
    /// [`StoreError::OutOfRange`] in a forged file.
    pub(crate) fn read(connection: &Connection) -> Result<Counters> {
        let mut select = connection.prepare_cached("SELECT name, seq FROM main.sqlite_sequence")?;
        let rows = select.query_map((), |row| Ok((row.get(0)?, row.get(1)?)))?;
        let counters = rows.collect::<rusqlite::Result<BTreeMap<String, i64>>>()?;
        match counters.values().find(|last| !(0..=LARGEST).contains(*last)) {
            Some(last) => {
                let value = last.to_string();
                Err(StoreError::OutOfRange { table: "sqlite_sequence", column: "seq", value })
            }
            None => Ok(Counters(counters)),
        }
    }

    /// Returns whether no counter is out of range, as one from another computer could be, or leaves no keys for more rows.
    pub(crate) fn are_plausible(&self) -> bool {
        self.0.values().all(|last| (0..=LARGEST / 2).contains(last))
    }

    /// Raises the counter of a table to the key of a changed row.
    pub(crate) fn note(&mut self, change: &RowChange) {
        for row in [&change.before, &change.after].into_iter().flatten() {
            if let Some(key) = row.get("id").and_then(Value::as_i64).filter(|key| (1..=LARGEST).contains(key)) {
                self.raise(&change.table, key);
            }
        }
    }

    fn raise(&mut self, table: &str, key: i64) {
        let last = self.0.entry(table.to_owned()).or_default();
        *last = key.max(*last);
    }

    /// Raises the counters of a file to these. Tables without a counter are left out.
    pub(crate) fn write(&self, connection: &Connection) -> Result<()> {
        let counted =
            "SELECT 1 FROM main.sqlite_schema WHERE type = 'table' AND name = ?1 AND sql LIKE '%AUTOINCREMENT%'";
        let mut counted = connection.prepare(counted)?;
        for (table, last) in &self.0 {
            if !counted.exists([table])? {
                continue;
            }
            let raise = "UPDATE main.sqlite_sequence SET seq = max(seq, ?2) WHERE name = ?1";
            if connection.execute(raise, (table, last))? == 0 {
                connection.execute("INSERT INTO main.sqlite_sequence (name, seq) VALUES (?1, ?2)", (table, last))?;
            }
        }
        Ok(())
    }
}

impl EventFile {
    /// Returns the counters of keys.
    ///
    /// # Errors
    /// [`StoreError::Write`] if the file cannot be read, [`StoreError::OutOfRange`] if it is forged.
    pub fn counters(&self) -> Result<Counters> {
        Counters::read(&self.connection)
    }

    /// Raises the counters to those of another file of the event, so that no key of either is given out again. The journal
    /// does not record it.
    ///
    /// # Errors
    /// [`StoreError::Write`] if the file cannot be written.
    pub fn raise_counters(&mut self, counters: &Counters) -> Result<()> {
        self.require_writable()?;
        let tx = self.connection.transaction()?;
        counters.write(&tx)?;
        let committed = tx.commit();
        self.note_write(&committed);
        Ok(committed?)
    }
}

impl Tx<'_> {
    /// Raises the counters as [`EventFile::raise_counters`] does, within this operation.
    ///
    /// # Errors
    /// As [`EventFile::raise_counters`].
    pub fn raise_counters(&self, counters: &Counters) -> Result<()> {
        counters.write(self.connection())
    }
}
