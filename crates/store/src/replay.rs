//! The present rows against the ones that the journal leads to: what finds a row that was changed behind it.

use std::collections::BTreeMap;
use std::path::Path;

use rusqlite::Connection;
use serde_json::Value;

use crate::error::{Result, StoreError};
use crate::journal;
use crate::rows::{self, RowChange, Table};

/// What the comparison found.
#[derive(Debug, Default)]
pub(crate) struct Compared {
    /// How many journal entries were followed.
    pub entries: usize,
    /// How many rows the present state has.
    pub rows: usize,
    /// One line for each row that is not what it should be.
    pub problems: Vec<String>,
}

/// The rows of a state by table and key.
type State = BTreeMap<(String, String), Value>;

/// Refuses a file whose rows are not what its journal leads to: something changed them behind it, such as a failing device.
pub(crate) fn require_state(connection: &Connection, path: &Path) -> Result<()> {
    match compare(connection, &Table::all(connection)?)?.problems.into_iter().next() {
        Some(detail) => Err(StoreError::Damaged { path: path.to_owned(), detail }),
        None => Ok(()),
    }
}

/// The present state against the one that the journal leads to.
pub(crate) fn compare(connection: &Connection, tables: &[Table]) -> Result<Compared> {
    let mut found = Compared::default();
    let mut present = State::new();
    for table in tables {
        let rows = table.rows(connection)?.into_iter();
        present.extend(rows.map(|row| ((table.name.clone(), table.key_of(&row).to_string()), row)));
    }
    found.rows = present.len();
    let replayed = replayed(connection, tables, &mut found)?;
    let missing = replayed.iter().filter(|(key, row)| present.get(key) != Some(row)).map(|(key, _)| key);
    let added = present.keys().filter(|key| !replayed.contains_key(key));
    for (table, key) in missing.chain(added) {
        found.problems.push(format!("table {table}, row {key} is not what the journal leads to"));
    }
    Ok(found)
}

/// The state that the journal leads to from an empty file.
fn replayed(connection: &Connection, tables: &[Table], found: &mut Compared) -> Result<State> {
    let mut state = State::new();
    journal::each_entry(connection, |id, kind, changes| {
        found.entries += 1;
        if kind == journal::Kind::Base {
            state.clear();
        }
        for change in changes {
            follow(tables, id, change, &mut state, found);
        }
    })?;
    Ok(state)
}

fn follow(tables: &[Table], entry: i64, change: RowChange, state: &mut State, found: &mut Compared) {
    // Before a base the tables had another shape, and the state starts anew there.
    let Some(table) = tables.iter().find(|table| table.name == change.table) else { return };
    let row = change.before.as_ref().or(change.after.as_ref()).expect("a change has a row before or after");
    let key = (change.table.clone(), table.key_of(row).to_string());
    let so_before = match (state.get(&key), &change.before) {
        (None, None) => true,
        (Some(row), Some(told)) => rows::agrees(row, told),
        _ => false,
    };
    if !so_before {
        found.problems.push(format!("entry {entry}: table {}, row {} was not so before", key.0, key.1));
    }
    match change.after {
        Some(after) => {
            let before = state.remove(&key).filter(|_| change.before.is_some());
            state.insert(key, rows::overlaid(before, &after));
        }
        None => drop(state.remove(&key)),
    }
}
