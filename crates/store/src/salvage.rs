//! Recovering what can be read from a damaged file into a new one: the journal as far as its chain holds, which gives
//! the state and its whole history, and beyond that the rows of the tables themselves.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use rusqlite::Connection;
use serde_json::{Value, json};

use crate::connection;
use crate::copy::{self, Existing};
use crate::error::{Result, StoreError, refusal};
use crate::file::{EventFile, require_plain};
use crate::journal::{self, Kind, Link, OperationRecord};
use crate::rows::{self, RowChange, Table};
use crate::schema::{self, Schema};

/// What was recovered.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Salvaged {
    /// Journal entries whose chain holds, and which were taken over as they are.
    pub entries: usize,
    /// Rows of the new file.
    pub rows: usize,
    /// One line for each thing that could not be recovered, or was taken from a place that nothing vouches for.
    pub doubts: Vec<String>,
}

/// A damaged file, and those of its tables that are made as its format makes them: what else goes by a table's name may
/// be a view or a computed column, with any work and any answer behind it.
struct Source {
    connection: Connection,
    known: BTreeSet<String>,
}

/// Rows by table and key.
type State = BTreeMap<(String, String), Value>;

impl EventFile {
    /// Makes a new event file at `into` of what can be read in `damaged`, which is only read. What follows the first broken
    /// link of the journal comes back as one operation, by `who` and `at`, that can be undone.
    ///
    /// # Errors
    /// Nothing can be read, it is no event file or one of a newer format, or `into` exists; then nothing is left behind.
    pub fn salvage(damaged: &Path, into: &Path, who: &str, at: &str) -> Result<Salvaged> {
        require_plain(damaged)?;
        let source = connection::untouched(damaged).map_err(|error| refusal(damaged, error))?;
        let version = present_version(&source, damaged)?;
        let known = known_tables(&source, version).map_err(|error| refusal(damaged, error))?;
        copy::write_beside(into, Existing::Refuse, |draft| {
            let mut target = connection::writable(draft).map_err(|error| refusal(into, error))?;
            let schema = Schema { steps: &schema::EVENT.steps[..version], ..schema::EVENT };
            let tx = target.transaction()?;
            schema.advance(&tx, 0)?;
            tx.commit()?;
            let mut salvaged = Salvaged::default();
            let source = Source { connection: source, known };
            let trusted = take_history(&source, &mut target, &mut salvaged)?;
            let mut file = EventFile::around(target, schema, None, true)?;
            if let Some(state) = trusted {
                file.take_rows(&source, &state, who, at, &mut salvaged)?;
            }
            salvaged.rows = file.check().rows;
            Ok(salvaged)
        })
    }

    /// Brings the rows that can be read, but that the journal does not vouch for, in as one operation.
    fn take_rows(
        &mut self,
        source: &Source,
        trusted: &State,
        who: &str,
        at: &str,
        salvaged: &mut Salvaged,
    ) -> Result<()> {
        let operation = OperationRecord { who, at, name: "salvage", input: json!({ "entries": salvaged.entries }) };
        let mut doubts = Vec::new();
        let taken = self.transact(operation, |tx| {
            for table in tx.tables() {
                take_table(source, tx.connection(), table, trusted, &mut doubts);
            }
            Ok::<_, StoreError>(())
        });
        match taken {
            Ok(_) => salvaged.doubts.append(&mut doubts),
            Err(error) => salvaged.doubts.push(format!(
                "the rows written after journal entry {} contradict one another ({error}) and were left out",
                salvaged.entries
            )),
        }
        Ok(())
    }
}

/// The number of steps that the file's format has.
fn present_version(source: &Connection, damaged: &Path) -> Result<usize> {
    let number = |pragma| source.pragma_query_value(None, pragma, |row| row.get::<_, i64>(0));
    let refused = |error| refusal(damaged, error);
    let (application, found) = (number("application_id").map_err(refused)?, number("user_version").map_err(refused)?);
    let known = schema::EVENT.version();
    match usize::try_from(found) {
        _ if application != connection::EVENT_FILE => Err(StoreError::NotAnEventFile(damaged.to_owned())),
        Ok(version @ 1..) if found <= known => Ok(version),
        Ok(0) | Err(_) => Err(StoreError::NotAnEventFile(damaged.to_owned())),
        Ok(_) => Err(StoreError::Newer { path: damaged.to_owned(), found, known }),
    }
}

/// The tables that are as format `version` makes them; none where not even their list can be read.
fn known_tables(source: &Connection, version: usize) -> rusqlite::Result<BTreeSet<String>> {
    let expected = schema::EVENT.expected(i64::try_from(version).expect("a handful of steps"))?;
    let present = schema::objects(source).unwrap_or_default();
    let tables = present.into_iter().filter(|object| object.0 == "table" && expected.contains(object));
    Ok(tables.map(|(_, name, ..)| name).collect())
}

/// Copies the journal as far as its chain holds and makes the state it leads to. The answer is that state if the journal may
/// have gone on, so that the tables have to be asked; none if all of it was read.
fn take_history(source: &Source, target: &mut Connection, salvaged: &mut Salvaged) -> Result<Option<State>> {
    let (links, broken) = match source.known.contains("journal") {
        true => journal::sound_links(&source.connection),
        false => (Vec::new(), Some("it is not as this format has it".to_owned())),
    };
    let tx = target.transaction()?;
    tx.pragma_update(None, "defer_foreign_keys", true)?;
    let tables = Table::all(&tx)?;
    let mut state = State::new();
    for link in &links {
        link.copy_to(&tx)?;
        follow(link, &tables, &mut state);
    }
    let rows: Vec<RowChange> = state
        .iter()
        .map(|((table, _), row)| RowChange { table: table.clone(), before: None, after: Some(row.clone()) })
        .collect();
    rows::apply(&tx, &tables, &rows)?;
    tx.commit()?;
    salvaged.entries = links.len();
    match broken {
        None => Ok(None),
        Some(why) => {
            salvaged.doubts.push(format!("the journal cannot be trusted after entry {}: {why}", links.len()));
            Ok(Some(state))
        }
    }
}

/// The state after one more entry; a base begins anew.
fn follow(link: &Link, tables: &[Table], state: &mut State) {
    if link.kind == Kind::Base {
        state.clear();
    }
    for change in &link.changes {
        let Some(table) = tables.iter().find(|table| table.name == change.table) else { continue };
        let Some(row) = change.before.as_ref().or(change.after.as_ref()) else { continue };
        let key = (table.name.clone(), table.key_of(row).to_string());
        let before = state.remove(&key).filter(|_| change.before.is_some());
        if let Some(after) = &change.after {
            state.insert(key, rows::overlaid(before, after));
        }
    }
}

/// Makes a table what its rows in the damaged file say, as far as they can be read.
fn take_table(source: &Source, target: &Connection, table: &Table, trusted: &State, doubts: &mut Vec<String>) {
    if !source.known.contains(&table.name) {
        doubts.push(format!("table {} is not as this format has it and was left out", table.name));
        return;
    }
    let (rows, whole) = table.readable_rows(&source.connection);
    let mut seen = BTreeSet::new();
    for row in rows {
        let key = (table.name.clone(), table.key_of(&row).to_string());
        if !seen.insert(key.clone()) {
            continue;
        }
        let before = trusted.get(&key);
        if before != Some(&row) {
            let change = RowChange { table: table.name.clone(), before: before.cloned(), after: Some(row) };
            match apply_one(target, table, change) {
                Ok(()) => doubts.push(format!("table {}, row {}: nothing vouches for what it says now", key.0, key.1)),
                Err(error) => doubts.push(format!("table {}, row {} was left out: {error}", key.0, key.1)),
            }
        }
    }
    if !whole {
        doubts.push(format!("table {} could not be read to its end", table.name));
        return;
    }
    for (key, row) in trusted.iter().filter(|(key, _)| key.0 == table.name && !seen.contains(key)) {
        let change = RowChange { table: table.name.clone(), before: Some(row.clone()), after: None };
        if apply_one(target, table, change).is_ok() {
            doubts.push(format!("table {}, row {}: deleted after the last trusted entry", key.0, key.1));
        }
    }
}

/// Applies one change or, where the new row contradicts others, nothing of it.
fn apply_one(target: &Connection, table: &Table, change: RowChange) -> Result<()> {
    target.execute_batch("SAVEPOINT one")?;
    let applied = rows::apply(target, std::slice::from_ref(table), &[change]);
    target.execute_batch(if applied.is_ok() { "RELEASE one" } else { "ROLLBACK TO one; RELEASE one" })?;
    applied
}
