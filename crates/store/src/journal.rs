//! The journal: every operation with its author, time, input and changed rows, linked by a chain of hashes. Entries are
//! never deleted.

use std::collections::BTreeSet;

use messages::{Message, message};
use rusqlite::types::{Value as Sql, ValueRef};
use rusqlite::{Connection, OptionalExtension, Row};
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::error::{Result, StoreError};
use crate::fields;
use crate::rows::RowChange;
use crate::state_hash::StateHash;

/// What the journal records of an operation besides the changed rows.
#[derive(Debug, Clone)]
pub struct OperationRecord<'a> {
    /// The person or the workstation.
    pub who: &'a str,
    /// The time as text, from the caller's clock.
    pub at: &'a str,
    /// The operation's name, such as `result`.
    pub name: &'a str,
    /// The operation's input.
    pub input: Value,
}

/// The kind of a journal entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// The start of the history: the creation of the file, or its conversion from an older format. It cannot be undone.
    Base,
    /// An operation.
    Apply,
    /// The undo of an operation.
    Undo,
    /// The redo of an undone operation.
    Redo,
}

/// An entry of the journal.
#[derive(Debug, Clone, PartialEq)]
pub struct JournalEntry {
    /// 1, 2, 3 ... without gaps.
    pub id: i64,
    /// Operation, undo, redo, or base of the history.
    pub kind: Kind,
    /// The operation that an undo or redo refers to.
    pub refers: Option<i64>,
    /// The person or the workstation.
    pub who: String,
    /// The time as the caller gave it.
    pub at: String,
    /// The operation's name; for undo and redo, that of the operation they refer to.
    pub operation: String,
    /// The operation's input; for undo and redo, that of the operation they refer to.
    pub input: Value,
    /// The number of rows it changed.
    pub changes: usize,
    /// Whether it is an operation that is currently undone.
    pub undone: bool,
}

/// The hash of a journal entry; 32 zeros before the first entry.
pub type Hash = [u8; 32];

/// The operations that undo and redo can take next, last first.
#[derive(Debug, Default)]
pub(crate) struct UndoStacks {
    pub done: Vec<i64>,
    pub undone: Vec<i64>,
    /// All operations that are currently undone, including those that can no longer be redone.
    all_undone: BTreeSet<i64>,
    /// The last entry that was read.
    pub last: i64,
    hash: Hash,
}

impl Kind {
    fn name(self) -> &'static str {
        match self {
            Kind::Base => "base",
            Kind::Apply => "do",
            Kind::Undo => "undo",
            Kind::Redo => "redo",
        }
    }

    fn named(name: &str) -> Kind {
        match name {
            "do" => Kind::Apply,
            "undo" => Kind::Undo,
            "redo" => Kind::Redo,
            _ => Kind::Base,
        }
    }
}

/// Appends an entry that leads to `state`, and returns its number.
pub(crate) fn append(
    connection: &Connection,
    kind: Kind,
    refers: Option<i64>,
    operation: &OperationRecord,
    changes: &[RowChange],
    state: Option<StateHash>,
) -> Result<i64> {
    let (last, previous) = head(connection)?;
    let id = last + 1;
    let state = state.map(StateHash::to_bytes);
    let input = operation.input.to_string();
    let changes = Value::Array(changes.iter().map(RowChange::to_json).collect()).to_string();
    let hash = entry_hash(&previous, |hash| {
        fields::add(hash, ValueRef::Integer(id));
        fields::add(hash, ValueRef::Text(kind.name().as_bytes()));
        fields::add(hash, refers.map_or(ValueRef::Null, ValueRef::Integer));
        for text in [operation.who, operation.at, operation.name, &input, &changes] {
            fields::add(hash, ValueRef::Text(text.as_bytes()));
        }
        state.iter().for_each(|state| fields::add(hash, ValueRef::Blob(state)));
    });
    let text = |text: &str| Sql::Text(text.to_owned());
    let [who, at, name] = [operation.who, operation.at, operation.name].map(text);
    let (refers, hash, state) = (refers.into(), Sql::Blob(hash.to_vec()), state.map(Vec::from).into());
    insert(
        connection,
        &[id.into(), text(kind.name()), refers, who, at, name, input.into(), changes.into(), hash, state],
    )?;
    Ok(id)
}

/// Inserts a row: the values of the columns in order, the state last. A file of an older format has no column for the state.
pub(crate) fn insert(connection: &Connection, values: &[Sql; 10]) -> rusqlite::Result<()> {
    let (column, mark, count) = if values[9] == Sql::Null { ("", "", 9) } else { (", state", ", ?10", 10) };
    let sql = format!(
        "INSERT INTO journal (id, kind, refers, who, at, operation, input, changes, hash{column})
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9{mark})"
    );
    connection.prepare_cached(&sql)?.execute(rusqlite::params_from_iter(&values[..count]))?;
    Ok(())
}

/// Returns whether the entries of this file record the state that they lead to. Those of older formats do not.
pub(crate) fn records_state(connection: &Connection) -> rusqlite::Result<bool> {
    let column = "SELECT count(*) FROM pragma_table_info('journal') WHERE name = 'state'";
    connection.query_row(column, (), |row| row.get::<_, i64>(0)).map(|columns| columns > 0)
}

/// Returns the state that the last entry leads to: zero before the first entry, `None` if the entry does not record it.
pub(crate) fn state(connection: &Connection) -> rusqlite::Result<Option<StateHash>> {
    if !records_state(connection)? {
        return Ok(None);
    }
    let last = "SELECT state FROM journal ORDER BY id DESC LIMIT 1";
    let last: Option<Option<Hash>> = connection.query_row(last, (), |row| row.get(0)).optional()?;
    Ok(last.map_or(Some(StateHash::default()), |state| state.map(StateHash::from_bytes)))
}

/// Returns the last entry's number and hash.
pub(crate) fn head(connection: &Connection) -> rusqlite::Result<(i64, Hash)> {
    let last = "SELECT id, hash FROM journal ORDER BY id DESC LIMIT 1";
    let last = connection.query_row(last, (), |row| Ok((row.get(0)?, row.get(1)?))).optional()?;
    Ok(last.unwrap_or((0, [0; 32])))
}

/// Returns the hash of the first entry; zeros without an entry.
pub(crate) fn origin(connection: &Connection) -> rusqlite::Result<Hash> {
    let first = connection.query_row("SELECT hash FROM journal ORDER BY id LIMIT 1", (), |row| row.get(0));
    Ok(first.optional()?.unwrap_or([0; 32]))
}

/// Returns the first entry that does not follow from the one before it, if there is one.
pub(crate) fn broken_entry(connection: &Connection) -> rusqlite::Result<Option<Message>> {
    verify_chain(connection, |_| Ok(true))
}

/// Returns the number and hash of every entry, in order.
///
/// # Errors
/// [`StoreError::Journal`] if an entry does not follow from the one before it.
pub(crate) fn hashes(connection: &Connection) -> Result<Vec<(i64, Hash)>> {
    let mut hashes = Vec::new();
    let broken = verify_chain(connection, |row| {
        hashes.push((row.get(0)?, row.get(8)?));
        Ok(true)
    })?;
    broken.map_or(Ok(hashes), |found| Err(StoreError::Journal(found)))
}

/// A sound row of the journal, for recovering a damaged file.
pub(crate) struct JournalRow {
    pub kind: Kind,
    pub changes: Vec<RowChange>,
    values: [Sql; 10],
}

impl JournalRow {
    /// Reads a row; `None` if its changes or its texts are not valid.
    fn read(row: &Row) -> rusqlite::Result<Option<JournalRow>> {
        for column in 0..8 {
            if matches!(row.get_ref(column)?, ValueRef::Text(text) if str::from_utf8(text).is_err()) {
                return Ok(None);
            }
        }
        let (kind, changes): (String, String) = (row.get(1)?, row.get(7)?);
        let changes = serde_json::from_str::<Vec<Value>>(&changes).ok();
        let changes = changes.and_then(|list| list.iter().map(RowChange::from_json).collect());
        let values: Vec<Sql> = (0..10).map(|column| row.get(column)).collect::<rusqlite::Result<_>>()?;
        let values = values.try_into().expect("ten columns");
        Ok(changes.map(|changes| JournalRow { kind: Kind::named(&kind), changes, values }))
    }

    /// Inserts the row unchanged into another file's journal.
    pub fn copy_to(&self, target: &Connection) -> Result<()> {
        Ok(insert(target, &self.values)?)
    }
}

/// Returns the rows before the first broken one, and the reason why the rest cannot be read, if there is more.
pub(crate) fn sound_rows(connection: &Connection) -> (Vec<JournalRow>, Option<Message>) {
    let mut sound = Vec::new();
    let broken = verify_chain(connection, |row| {
        let read = JournalRow::read(row)?;
        let valid = read.is_some();
        sound.extend(read);
        Ok(valid)
    });
    let broken = broken.unwrap_or_else(|_| Some(message!("store-found-structure")));
    (sound, broken)
}

/// Calls `visit` for each row whose hash follows from the row before it. Stops at the first row that does not, or for
/// which `visit` returns false, and returns a message about it.
fn verify_chain(
    connection: &Connection,
    mut visit: impl FnMut(&Row) -> rusqlite::Result<bool>,
) -> rusqlite::Result<Option<Message>> {
    let state = if records_state(connection)? { "state" } else { "NULL" };
    let columns = format!("id, kind, refers, who, at, operation, input, changes, hash, {state}");
    let mut select = connection.prepare(&format!("SELECT {columns} FROM journal ORDER BY id"))?;
    let mut rows = select.query(())?;
    let (mut expected, mut previous) = (1, [0; 32]);
    while let Some(row) = rows.next()? {
        let values = (0..8).chain([9]).map(|column| row.get_ref(column)).collect::<rusqlite::Result<Vec<_>>>()?;
        // An entry of an older format has no state.
        let hashed = values.into_iter().enumerate().filter(|(at, value)| *at < 8 || *value != ValueRef::Null);
        let hash = entry_hash(&previous, |hash| hashed.for_each(|(_, value)| fields::add(hash, value)));
        let sound = row.get::<_, i64>(0)? == expected && row.get_ref(8)? == ValueRef::Blob(&hash);
        if !sound || !visit(row)? {
            return Ok(Some(message!("store-found-chain", entry = expected.to_string())));
        }
        (expected, previous) = (expected + 1, hash);
    }
    Ok(None)
}

/// Returns the hash of an entry: over the previous hash and each field with its type and length.
pub(crate) fn entry_hash(previous: &Hash, content: impl FnOnce(&mut Sha256)) -> Hash {
    fields::hash(|hash| {
        hash.update(previous);
        content(hash);
    })
}

impl UndoStacks {
    /// Reads the entries that were added since the last call. Starts over if the last known entry has changed.
    pub fn catch_up(&mut self, connection: &Connection) -> rusqlite::Result<()> {
        let known = "SELECT hash FROM journal WHERE id = ?1";
        let known: Option<Hash> = connection.query_row(known, [self.last], |row| row.get(0)).optional()?;
        if known != Some(self.hash) {
            *self = UndoStacks::default();
        }
        // An operation without changes, `[]`, is only noted.
        let noted = "kind = 'do' AND octet_length(changes) = 2";
        let newer = format!("SELECT id, kind, refers, hash, {noted} FROM journal WHERE id > ?1 ORDER BY id");
        let mut select = connection.prepare_cached(&newer)?;
        let mut rows = select.query([self.last])?;
        while let Some(row) = rows.next()? {
            let kind: String = row.get(1)?;
            if !row.get::<_, bool>(4)? {
                self.push(row.get(0)?, Kind::named(&kind), row.get(2)?);
            }
            (self.last, self.hash) = (row.get(0)?, row.get(3)?);
        }
        Ok(())
    }

    /// Returns all operations that are currently undone.
    pub fn undone(&self) -> &BTreeSet<i64> {
        &self.all_undone
    }

    /// Updates the stacks for one entry. A new operation clears the redo stack.
    fn push(&mut self, id: i64, kind: Kind, refers: Option<i64>) {
        match kind {
            Kind::Base => (self.done.clear(), self.undone.clear()).0,
            Kind::Apply => {
                self.done.push(id);
                self.undone.clear();
            }
            Kind::Undo => {
                self.undone.extend(self.done.pop());
                self.all_undone.extend(refers);
            }
            Kind::Redo => {
                self.done.extend(self.undone.pop());
                self.all_undone.remove(&refers.unwrap_or_default());
            }
        }
    }
}

const ENTRY: &str =
    "SELECT entry.id, entry.kind, entry.refers, entry.who, entry.at, coalesce(first.operation, entry.operation),
    coalesce(first.input, entry.input), json_array_length(entry.changes)
    FROM journal AS entry LEFT JOIN journal AS first ON first.id = entry.refers";

/// Returns the newest `limit` entries in order.
pub(crate) fn newest(connection: &Connection, stacks: &UndoStacks, limit: usize) -> Result<Vec<JournalEntry>> {
    let first = stacks.last.saturating_sub(i64::try_from(limit).unwrap_or(i64::MAX));
    let mut select = connection.prepare_cached(&format!("{ENTRY} WHERE entry.id > ?1 ORDER BY entry.id"))?;
    let entries = select.query_map([first], |row| entry(row, &stacks.all_undone))?;
    Ok(entries.collect::<rusqlite::Result<_>>()?)
}

/// Returns the entries of these operations in order, without undo and redo.
pub(crate) fn of_operations(
    connection: &Connection,
    stacks: &UndoStacks,
    names: [&str; 2],
) -> Result<Vec<JournalEntry>> {
    let condition = "WHERE entry.kind = 'do' AND entry.operation IN (?1, ?2) ORDER BY entry.id";
    let mut select = connection.prepare_cached(&format!("{ENTRY} {condition}"))?;
    let entries = select.query_map(names, |row| entry(row, &stacks.all_undone))?;
    Ok(entries.collect::<rusqlite::Result<_>>()?)
}

/// Returns the entry with number `id`.
pub(crate) fn entry_numbered(connection: &Connection, stacks: &UndoStacks, id: i64) -> Result<JournalEntry> {
    let entry = |row: &Row| entry(row, &stacks.all_undone);
    Ok(connection.prepare_cached(&format!("{ENTRY} WHERE entry.id = ?1"))?.query_row([id], entry)?)
}

fn entry(row: &Row, undone: &BTreeSet<i64>) -> rusqlite::Result<JournalEntry> {
    let id = row.get(0)?;
    Ok(JournalEntry {
        id,
        kind: Kind::named(&row.get::<_, String>(1)?),
        refers: row.get(2)?,
        who: row.get(3)?,
        at: row.get(4)?,
        operation: row.get(5)?,
        input: json(6, &row.get::<_, String>(6)?)?,
        changes: usize::try_from(row.get::<_, i64>(7)?).expect("an array's length is not negative"),
        undone: undone.contains(&id),
    })
}

/// Calls `visit` for the entries up to number `last` in order, with their number, kind and row changes.
pub(crate) fn each_entry(
    connection: &Connection,
    last: i64,
    mut visit: impl FnMut(i64, Kind, Vec<RowChange>) -> Result<()>,
) -> Result<()> {
    let mut select = connection.prepare("SELECT id, kind, changes FROM journal WHERE id <= ?1 ORDER BY id")?;
    let mut rows = select.query([last])?;
    while let Some(row) = rows.next()? {
        let id = row.get(0)?;
        let kind: String = row.get(1)?;
        let changes: String = row.get(2)?;
        visit(id, Kind::named(&kind), read_changes(id, &changes)?)?;
    }
    Ok(())
}

/// Returns the row changes of the entry with number `id`.
pub(crate) fn changes(connection: &Connection, id: i64) -> Result<Vec<RowChange>> {
    let text = "SELECT changes FROM journal WHERE id = ?1";
    let text: String = connection.query_row(text, [id], |row| row.get(0))?;
    read_changes(id, &text)
}

fn read_changes(id: i64, text: &str) -> Result<Vec<RowChange>> {
    let unreadable = |detail: String| StoreError::Unreadable {
        table: "journal".to_owned(),
        column: format!("changes of entry {id}"),
        detail,
    };
    let list: Vec<Value> = serde_json::from_str(text).map_err(|error| unreadable(error.to_string()))?;
    let change = |json| RowChange::from_json(json).ok_or_else(|| unreadable(format!("{json}")));
    list.iter().map(change).collect()
}

fn json(column: usize, text: &str) -> rusqlite::Result<Value> {
    serde_json::from_str(text).map_err(|error| {
        rusqlite::Error::FromSqlConversionFailure(column, rusqlite::types::Type::Text, Box::new(error))
    })
}
