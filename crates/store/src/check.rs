//! The full check of a file: SQLite's structure, the schema, foreign keys, the journal's chain, and the present state
//! against a replay of the journal.

use std::collections::BTreeMap;
use std::path::Path;

use rusqlite::Connection;
use serde_json::Value;

use crate::error::{Result, StoreError};
use crate::file::EventFile;
use crate::integrity;
use crate::journal;
use crate::rows::{self, RowChange, Table};

/// What a check found; sound if there is no problem.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// How many journal entries were followed.
    pub entries: usize,
    /// How many rows the present state has.
    pub rows: usize,
    /// One line for each thing that is wrong.
    pub problems: Vec<String>,
}

/// The rows of a state by table and key.
type State = BTreeMap<(String, String), Value>;

impl Report {
    /// Whether nothing is wrong.
    pub fn is_sound(&self) -> bool {
        self.problems.is_empty()
    }
}

impl EventFile {
    /// Checks everything. A file that cannot even be read is reported as a problem, not as an error.
    pub fn check(&self) -> Report {
        let mut report = Report { entries: 0, rows: 0, problems: Vec::new() };
        let steps: [fn(&EventFile, &mut Report) -> Result<()>; 4] =
            [EventFile::check_structure, EventFile::check_keys, EventFile::check_chain, EventFile::check_state];
        for step in steps {
            if let Err(error) = step(self, &mut report) {
                report.problems.push(error.to_string());
            }
        }
        report
    }

    fn check_structure(&self, report: &mut Report) -> Result<()> {
        report.problems.extend(integrity::structure(&self.connection)?);
        report.problems.extend(integrity::foreign_object(&self.connection, &self.schema, self.schema.version())?);
        Ok(())
    }

    fn check_keys(&self, report: &mut Report) -> Result<()> {
        let mut select = self.connection.prepare("SELECT DISTINCT \"table\", parent FROM pragma_foreign_key_check")?;
        let mut rows = select.query(())?;
        while let Some(row) = rows.next()? {
            let (child, parent): (String, String) = (row.get(0)?, row.get(1)?);
            report.problems.push(format!("a row of {child} refers to a row of {parent} that is not there"));
        }
        Ok(())
    }

    fn check_chain(&self, report: &mut Report) -> Result<()> {
        report.problems.extend(journal::broken_link(&self.connection)?);
        Ok(())
    }

    fn check_state(&self, report: &mut Report) -> Result<()> {
        compare(&self.connection, &self.tables, report)
    }
}

/// Refuses a file whose rows are not what its journal leads to: something changed them behind it, such as a failing device.
pub(crate) fn require_state(connection: &Connection, path: &Path) -> Result<()> {
    let mut report = Report { entries: 0, rows: 0, problems: Vec::new() };
    compare(connection, &Table::all(connection)?, &mut report)?;
    match report.problems.into_iter().next() {
        Some(detail) => Err(StoreError::Damaged { path: path.to_owned(), detail }),
        None => Ok(()),
    }
}

/// The present state against the one that the journal leads to.
fn compare(connection: &Connection, tables: &[Table], report: &mut Report) -> Result<()> {
    let mut present = State::new();
    for table in tables {
        let rows = table.rows(connection)?.into_iter();
        present.extend(rows.map(|row| ((table.name.clone(), table.key_of(&row).to_string()), row)));
    }
    report.rows = present.len();
    let replayed = replayed(connection, tables, report)?;
    let missing = replayed.iter().filter(|(key, row)| present.get(key) != Some(row)).map(|(key, _)| key);
    let added = present.keys().filter(|key| !replayed.contains_key(key));
    for (table, key) in missing.chain(added) {
        report.problems.push(format!("table {table}, row {key} is not what the journal leads to"));
    }
    Ok(())
}

/// The state that the journal leads to from an empty file.
fn replayed(connection: &Connection, tables: &[Table], report: &mut Report) -> Result<State> {
    let mut state = State::new();
    journal::each_entry(connection, |id, kind, changes| {
        report.entries += 1;
        if kind == journal::Kind::Base {
            state.clear();
        }
        for change in changes {
            follow(tables, id, change, &mut state, report);
        }
    })?;
    Ok(state)
}

fn follow(tables: &[Table], entry: i64, change: RowChange, state: &mut State, report: &mut Report) {
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
        report.problems.push(format!("entry {entry}: table {}, row {} was not so before", key.0, key.1));
    }
    match change.after {
        Some(after) => {
            let before = state.remove(&key).filter(|_| change.before.is_some());
            state.insert(key, rows::overlaid(before, &after));
        }
        None => drop(state.remove(&key)),
    }
}
