//! Replaying the journal: the rows that it leads to, and their comparison with the current rows, which detects rows
//! that were changed without a journal entry.

use std::collections::BTreeMap;
use std::path::Path;

use messages::{Message, message};
use rusqlite::Connection;
use serde_json::Value;

use crate::error::{Result, StoreError};
use crate::journal::{self, Kind};
use crate::rows::{self, RowChange, Table};
use crate::state_hash::StateHash;

/// A table's name and the row's primary key as JSON text.
pub(crate) type RowKey = (String, String);

/// The rows that a part of the journal leads to.
#[derive(Debug, Default)]
pub(crate) struct State(BTreeMap<RowKey, Value>);

impl State {
    /// Applies one journal entry and returns the rows whose state before differs from the one in the entry.
    ///
    /// A base entry holds every row, so it starts from an empty state. Changes of tables that the format no longer has
    /// are skipped: they precede a base entry.
    pub fn apply(&mut self, tables: &[Table], kind: Kind, changes: &[RowChange]) -> Vec<RowKey> {
        if kind == Kind::Base {
            self.0.clear();
        }
        changes.iter().filter_map(|change| self.apply_change(tables, change)).collect()
    }

    fn apply_change(&mut self, tables: &[Table], change: &RowChange) -> Option<RowKey> {
        let table = tables.iter().find(|table| table.name == change.table)?;
        let row = change.before.as_ref().or(change.after.as_ref())?;
        let key = (table.name.clone(), table.key_of(row).to_string());
        let before = self.0.remove(&key);
        let agrees = match (&before, &change.before) {
            (None, None) => true,
            (Some(row), Some(recorded)) => rows::agrees(row, recorded),
            _ => false,
        };
        if let Some(after) = &change.after {
            let old = before.filter(|_| change.before.is_some());
            self.0.insert(key.clone(), rows::overlaid(old, after));
        }
        (!agrees).then_some(key)
    }

    /// Returns the row with this key.
    pub fn get(&self, key: &RowKey) -> Option<&Value> {
        self.0.get(key)
    }

    /// Returns all rows by table and key.
    pub fn iter(&self) -> impl Iterator<Item = (&RowKey, &Value)> {
        self.0.iter()
    }

    /// Returns the changes that write these rows into an empty file.
    pub fn insertions(&self) -> Vec<RowChange> {
        let insertion = |((table, _), row): (&RowKey, &Value)| RowChange::insertion(table.clone(), row.clone());
        self.iter().map(insertion).collect()
    }
}

/// The result of comparing the current rows with the journal.
#[derive(Debug, Default)]
pub(crate) struct Comparison {
    /// The number of journal entries that were replayed.
    pub entries: usize,
    /// The number of current rows.
    pub rows: usize,
    /// One message per difference.
    pub problems: Vec<Message>,
}

/// Refuses a file whose rows differ from its journal: something other than this program changed them, such as a failing
/// device. Only a file whose last entry does not record the state of the rows, or records another one, is replayed.
pub(crate) fn require_state(connection: &Connection, path: &Path) -> Result<()> {
    let tables = Table::all(connection)?;
    let recorded = journal::state(connection)?;
    if recorded.is_some() && recorded == Some(StateHash::of_rows(connection, &tables)?) {
        return Ok(());
    }
    match compare(connection, &tables)?.problems.into_iter().next() {
        Some(detail) => Err(StoreError::Damaged { path: path.to_owned(), detail }),
        None => Ok(()),
    }
}

/// Compares the current rows with those that the journal leads to.
pub(crate) fn compare(connection: &Connection, tables: &[Table]) -> Result<Comparison> {
    let mut comparison = Comparison::default();
    let mut current = BTreeMap::new();
    for table in tables {
        let rows = table.rows(connection)?.into_iter();
        current.extend(rows.map(|row| ((table.name.clone(), table.key_of(&row).to_string()), row)));
    }
    comparison.rows = current.len();
    let mut replayed = State::default();
    journal::each_entry(connection, i64::MAX, |entry, kind, changes| {
        comparison.entries += 1;
        for (table, key) in replayed.apply(tables, kind, &changes) {
            comparison.problems.push(message!("store-found-row-before", entry = entry.to_string(), table, key));
        }
        Ok(())
    })?;
    let changed = replayed.iter().filter(|(key, row)| current.get(*key) != Some(*row)).map(|(key, _)| key);
    let added = current.keys().filter(|key| replayed.get(key).is_none());
    for (table, key) in changed.chain(added) {
        comparison.problems.push(message!("store-found-row", table, key));
    }
    let recorded = journal::state(connection)?;
    if comparison.problems.is_empty() && recorded.is_some() && recorded != Some(StateHash::of_rows(connection, tables)?)
    {
        comparison.problems.push(message!("store-found-state"));
    }
    Ok(comparison)
}
