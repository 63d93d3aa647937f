//! Recovering a damaged file into a new one: first the journal up to its first broken entry, which gives the rows with
//! their history, then the later rows from the tables themselves.

use std::collections::BTreeSet;
use std::path::Path;

use messages::{Explain, Message, message};
use rusqlite::Connection;
use serde_json::json;

use crate::connection;
use crate::copy::{self, Existing};
use crate::counters::Counters;
use crate::error::{Result, StoreError, refusal};
use crate::file::{EventFile, require_plain};
use crate::hot_journal::{self, Trial};
use crate::journal::{self, OperationRecord};
use crate::replay::State;
use crate::rows::{self, RowChange, Table};
use crate::schema::{self, Schema};
use crate::side_file;

/// The result of a recovery.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Salvaged {
    /// The number of sound journal entries, which were copied unchanged.
    pub entries: usize,
    /// The number of rows in the new file.
    pub rows: usize,
    /// One sentence for everything that was lost or that the journal does not confirm.
    pub doubts: Vec<Message>,
}

/// A damaged file, and its tables whose schema is that of its format. Anything else with a table's name may be a view or
/// a computed column that runs arbitrary SQL.
struct Source {
    connection: Connection,
    known: BTreeSet<String>,
}

impl Source {
    /// Returns the counters of keys; none if they cannot be read. The journal and the rows then give the lowest that is safe.
    fn counters(&self) -> Counters {
        let readable = self.known.contains("sqlite_sequence");
        readable.then(|| Counters::read(&self.connection).ok()).flatten().unwrap_or_default()
    }
}

impl EventFile {
    /// Creates an event file at `into` from everything that can be read in `damaged`, which is not changed. Changes after
    /// the first broken journal entry become one operation, with `who` and `at`, that can be undone.
    ///
    /// If a crash left a journal beside `damaged`, the state before the interrupted change is recovered from a copy, unless
    /// the file itself has more sound journal entries.
    ///
    /// # Errors
    /// Nothing can be read, `damaged` is not an event file, has a newer format or is open for writing, or `into` exists.
    /// Leaves nothing behind.
    pub fn salvage(damaged: &Path, into: &Path, who: &str, at: &str) -> Result<Salvaged> {
        let damaged = &*side_file::resolved(damaged)?;
        require_plain(damaged)?;
        let recovered = recovered(damaged)?;
        salvage_from(recovered.as_ref().map_or(damaged, Trial::path), damaged, into, who, at)
    }

    /// As [`EventFile::salvage`], for the file that this is, which is open.
    ///
    /// # Errors
    /// As [`EventFile::salvage`], or the file is in memory.
    pub fn salvage_open(&self, into: &Path, who: &str, at: &str) -> Result<Salvaged> {
        let path = self.path().ok_or(StoreError::NoEvent)?;
        require_plain(path)?;
        salvage_from(path, path, into, who, at)
    }

    /// Writes the readable rows that the journal does not confirm, as one operation.
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
            Ok(_) => salvaged.doubts.extend(doubts),
            Err(error) => {
                let entry = salvaged.entries.to_string();
                let doubt = message!("store-doubt-contradiction", entry, reason = error.cause());
                salvaged.doubts.push(doubt);
            }
        }
        Ok(())
    }
}

/// Salvages the file at `source`, which is `damaged` or a copy of it.
fn salvage_from(source: &Path, damaged: &Path, into: &Path, who: &str, at: &str) -> Result<Salvaged> {
    copy::require_good_name(into)?;
    let source = connection::untouched(source).map_err(|error| refusal(damaged, error))?;
    let version = present_version(&source, damaged)?;
    let known = known_tables(&source, version).map_err(|error| refusal(damaged, error))?;
    copy::write_atomic(into, Existing::Refuse, |draft| {
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

/// Returns a copy of the file after recovery, if a crash left a journal beside it and recovery does not lose sound entries.
///
/// # Errors
/// [`StoreError::InUse`] if another program has the file open for writing, or the copy cannot be written.
fn recovered(damaged: &Path) -> Result<Option<Trial>> {
    if !hot_journal::is_hot(damaged)? {
        return Ok(None);
    }
    let trial = Trial::new(damaged, true)?;
    // The trial's journal is rolled back when the copy is opened for writing.
    let rolled_back = connection::writable(trial.path()).map_or(0, |copy| journal::sound_rows(&copy).0.len());
    let standing = connection::untouched(damaged).map_or(0, |file| journal::sound_rows(&file).0.len());
    Ok((rolled_back > 0 && rolled_back + 1 >= standing).then_some(trial))
}

/// Returns the number of schema steps of the file's format.
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

/// Returns the tables whose schema is that of format `version`; none if the schema cannot be read.
fn known_tables(source: &Connection, version: usize) -> rusqlite::Result<BTreeSet<String>> {
    let expected = schema::EVENT.expected(i64::try_from(version).expect("a handful of steps"))?;
    let present = schema::objects(source).unwrap_or_default();
    let tables = present.into_iter().filter(|object| object.0 == "table" && expected.contains(object));
    Ok(tables.map(|(_, name, ..)| name).collect())
}

/// Copies the sound part of the journal and writes the rows that it leads to. Returns these rows if the journal breaks
/// off, so that later rows must come from the tables; `None` if the whole journal is sound.
fn take_history(source: &Source, target: &mut Connection, salvaged: &mut Salvaged) -> Result<Option<State>> {
    let (sound, broken) = match source.known.contains("journal") {
        true => journal::sound_rows(&source.connection),
        false => (Vec::new(), Some(message!("store-found-object", kind = "table", name = "journal"))),
    };
    let tx = target.transaction()?;
    tx.pragma_update(None, "defer_foreign_keys", true)?;
    let tables = Table::all(&tx)?;
    let (mut state, mut counters) = (State::default(), source.counters());
    for row in &sound {
        row.copy_to(&tx)?;
        row.changes.iter().for_each(|change| counters.note(change));
        state.apply(&tables, row.kind, &row.changes);
    }
    rows::apply(&tx, &tables, &state.insertions())?;
    counters.write(&tx)?;
    tx.commit()?;
    salvaged.entries = sound.len();
    Ok(broken.map(|reason| {
        let doubt = message!("store-doubt-journal", entry = sound.len().to_string(), reason);
        salvaged.doubts.push(doubt);
        state
    }))
}

/// Makes a table equal to its readable rows in the damaged file.
fn take_table(source: &Source, target: &Connection, table: &Table, trusted: &State, doubts: &mut Vec<Message>) {
    if !source.known.contains(&table.name) {
        doubts.push(message!("store-doubt-table-schema", table = &table.name));
        return;
    }
    let (rows, complete) = table.readable_rows(&source.connection);
    let mut seen = BTreeSet::new();
    for row in rows {
        let key = (table.name.clone(), table.key_of(&row).to_string());
        if !seen.insert(key.clone()) {
            continue;
        }
        let before = trusted.get(&key);
        if before != Some(&row) {
            let change = RowChange { table: table.name.clone(), before: before.cloned(), after: Some(row) };
            let (table_name, key) = &key;
            doubts.push(match apply_one(target, table, change) {
                Ok(()) => message!("store-doubt-row", table = table_name, key),
                Err(error) => message!("store-doubt-row-left-out", table = table_name, key, reason = error.message()),
            });
        }
    }
    if !complete {
        doubts.push(message!("store-doubt-table-end", table = &table.name));
        return;
    }
    for (key, row) in trusted.iter().filter(|(key, _)| key.0 == table.name && !seen.contains(key)) {
        let change = RowChange { table: table.name.clone(), before: Some(row.clone()), after: None };
        if apply_one(target, table, change).is_ok() {
            doubts.push(message!("store-doubt-row-deleted", table = &key.0, key = &key.1));
        }
    }
}

/// Applies one change, or nothing if the new row contradicts others.
fn apply_one(target: &Connection, table: &Table, change: RowChange) -> Result<()> {
    target.execute_batch("SAVEPOINT one")?;
    let applied = rows::apply(target, std::slice::from_ref(table), &[change]);
    target.execute_batch(if applied.is_ok() { "RELEASE one" } else { "ROLLBACK TO one; RELEASE one" })?;
    applied
}
