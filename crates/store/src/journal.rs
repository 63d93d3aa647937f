//! The journal: who did what when, with the rows before and after, as a chain of hashes; nothing is ever deleted.

use std::collections::BTreeSet;

use rusqlite::types::{Value as Sql, ValueRef};
use rusqlite::{Connection, OptionalExtension, Row};
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::error::{Result, StoreError};
use crate::rows::RowChange;

/// Who does which operation with what input: what the journal keeps beside the changed rows.
#[derive(Debug, Clone)]
pub struct OperationRecord<'a> {
    /// The person or the station.
    pub who: &'a str,
    /// When, as text; the caller reads the clock.
    pub at: &'a str,
    /// The operation's name, such as `result`.
    pub name: &'a str,
    /// What it was given.
    pub input: Value,
}

/// What a journal row stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Where the history begins: the making of the file, or its conversion from an older format. Not undoable.
    Base,
    /// An operation.
    Do,
    /// The inverse of an operation.
    Undo,
    /// An undone operation, done again.
    Redo,
}

/// One row of the journal.
#[derive(Debug, Clone, PartialEq)]
pub struct JournalEntry {
    /// 1, 2, 3 ... without gaps.
    pub id: i64,
    /// Operation, undo, redo, or the base of the history.
    pub kind: Kind,
    /// The operation that an undo or a redo is about.
    pub refers: Option<i64>,
    /// The person or the station.
    pub who: String,
    /// When, as the caller gave it.
    pub at: String,
    /// The operation's name; for undo and redo that of the operation they are about.
    pub operation: String,
    /// The operation's input; for undo and redo that of the operation they are about.
    pub input: Value,
    /// How many rows it changed.
    pub changes: usize,
    /// Whether it is an operation that is undone at present.
    pub undone: bool,
}

/// The hash of the last entry; 32 zeros before the first.
pub type Hash = [u8; 32];

/// What the journal leads to, apart from its rows: which operations are done, and which undone, in the order in which undo and redo
/// would take them (last first).
#[derive(Debug, Default)]
pub(crate) struct Trail {
    pub done: Vec<i64>,
    pub undone: Vec<i64>,
    /// Operations that do not hold at present, whether or not they can still be redone.
    taken_back: BTreeSet<i64>,
    /// The last entry that was followed.
    pub last: i64,
    hash: Hash,
}

impl Kind {
    fn name(self) -> &'static str {
        match self {
            Kind::Base => "base",
            Kind::Do => "do",
            Kind::Undo => "undo",
            Kind::Redo => "redo",
        }
    }

    fn named(name: &str) -> Kind {
        match name {
            "do" => Kind::Do,
            "undo" => Kind::Undo,
            "redo" => Kind::Redo,
            _ => Kind::Base,
        }
    }
}

/// Adds an entry and answers with its number.
pub(crate) fn append(
    connection: &Connection,
    kind: Kind,
    refers: Option<i64>,
    operation: &OperationRecord,
    changes: &[RowChange],
) -> Result<i64> {
    let (last, previous) = head(connection)?;
    let id = last + 1;
    let input = operation.input.to_string();
    let changes = Value::Array(changes.iter().map(RowChange::to_json).collect()).to_string();
    let hash = linked(&previous, |hash| {
        field(hash, ValueRef::Integer(id));
        field(hash, ValueRef::Text(kind.name().as_bytes()));
        field(hash, refers.map_or(ValueRef::Null, ValueRef::Integer));
        for text in [operation.who, operation.at, operation.name, &input, &changes] {
            field(hash, ValueRef::Text(text.as_bytes()));
        }
    });
    connection.execute(
        "INSERT INTO journal (id, kind, refers, who, at, operation, input, changes, hash)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
        (id, kind.name(), refers, operation.who, operation.at, operation.name, input, changes, hash),
    )?;
    Ok(id)
}

/// The last entry's number and hash.
pub(crate) fn head(connection: &Connection) -> rusqlite::Result<(i64, Hash)> {
    let last = "SELECT id, hash FROM journal ORDER BY id DESC LIMIT 1";
    let last = connection.query_row(last, (), |row| Ok((row.get(0)?, row.get(1)?))).optional()?;
    Ok(last.unwrap_or((0, [0; 32])))
}

/// Follows the chain from the first entry: what is wrong first, if anything.
pub(crate) fn broken_link(connection: &Connection) -> rusqlite::Result<Option<String>> {
    let mut select = connection
        .prepare("SELECT id, kind, refers, who, at, operation, input, changes, hash FROM journal ORDER BY id")?;
    let mut rows = select.query(())?;
    let (mut expected, mut previous) = (1, [0; 32]);
    while let Some(row) = rows.next()? {
        let values = (0..8).map(|column| row.get_ref(column)).collect::<rusqlite::Result<Vec<_>>>()?;
        let hash = linked(&previous, |hash| values.into_iter().for_each(|value| field(hash, value)));
        if row.get::<_, i64>(0)? != expected || row.get_ref(8)? != ValueRef::Blob(&hash) {
            return Ok(Some(format!("journal entry {expected} does not follow from the one before it")));
        }
        (expected, previous) = (expected + 1, hash);
    }
    Ok(None)
}

/// A row of the journal that follows from the one before it, for a file that is being recovered.
pub(crate) struct Link {
    pub kind: Kind,
    pub changes: Vec<RowChange>,
    values: Vec<Sql>,
}

impl Link {
    /// Puts the row into another file's journal, as it is.
    pub fn copy_to(&self, target: &Connection) -> Result<()> {
        let insert = "INSERT INTO journal (id, kind, refers, who, at, operation, input, changes, hash)
                      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)";
        target.prepare_cached(insert)?.execute(rusqlite::params_from_iter(&self.values))?;
        Ok(())
    }
}

/// The rows from the first on as far as each follows from the one before; and why it goes no further, if it breaks off.
pub(crate) fn sound_links(connection: &Connection) -> (Vec<Link>, Option<String>) {
    let mut links = Vec::new();
    let broken = follow_links(connection, &mut links).unwrap_or_else(|error| Some(error.to_string()));
    (links, broken)
}

fn follow_links(connection: &Connection, links: &mut Vec<Link>) -> rusqlite::Result<Option<String>> {
    let mut select = connection
        .prepare("SELECT id, kind, refers, who, at, operation, input, changes, hash FROM journal ORDER BY id")?;
    let mut rows = select.query(())?;
    let mut previous = [0; 32];
    while let Some(row) = rows.next()? {
        let values = (0..9).map(|column| row.get(column)).collect::<rusqlite::Result<Vec<Sql>>>()?;
        let number = links.len() + 1;
        let hash = linked(&previous, |hash| values[..8].iter().for_each(|value| field(hash, value.into())));
        let sound =
            i64::try_from(number).is_ok_and(|id| values[0] == Sql::Integer(id)) && values[8] == Sql::Blob(hash.into());
        let changes: Option<Vec<RowChange>> = match &values[7] {
            Sql::Text(text) => serde_json::from_str::<Vec<Value>>(text)
                .ok()
                .and_then(|list| list.iter().map(RowChange::from_json).collect()),
            _ => None,
        };
        let (true, Some(changes)) = (sound, changes) else {
            return Ok(Some(format!("entry {number} does not follow from the one before it")));
        };
        let kind = row.get::<_, String>(1)?;
        links.push(Link { kind: Kind::named(&kind), changes, values });
        previous = hash;
    }
    Ok(None)
}

/// The hash of an entry: over the hash before it and each field with its type and length.
fn linked(previous: &Hash, content: impl FnOnce(&mut Sha256)) -> Hash {
    let mut hash = Sha256::new();
    hash.update(previous);
    content(&mut hash);
    hash.finalize().into()
}

fn field(hash: &mut Sha256, value: ValueRef) {
    let number: [u8; 8];
    let (kind, bytes): (u8, &[u8]) = match value {
        ValueRef::Integer(integer) => {
            number = integer.to_be_bytes();
            (1, &number)
        }
        ValueRef::Text(text) => (2, text),
        ValueRef::Blob(blob) => (3, blob),
        ValueRef::Null | ValueRef::Real(_) => (0, &[]),
    };
    hash.update([kind]);
    hash.update(u64::try_from(bytes.len()).expect("a length fits").to_be_bytes());
    hash.update(bytes);
}

impl Trail {
    /// Follows what was added since it was last looked at; if what it knows is not so any more, it begins anew.
    pub fn catch_up(&mut self, connection: &Connection) -> rusqlite::Result<()> {
        let known = "SELECT hash FROM journal WHERE id = ?1";
        let known: Option<Hash> = connection.query_row(known, [self.last], |row| row.get(0)).optional()?;
        if known != Some(self.hash) {
            *self = Trail::default();
        }
        let newer = "SELECT id, kind, refers, hash FROM journal WHERE id > ?1 ORDER BY id";
        let mut select = connection.prepare_cached(newer)?;
        let mut rows = select.query([self.last])?;
        while let Some(row) = rows.next()? {
            let kind: String = row.get(1)?;
            self.follow(row.get(0)?, Kind::named(&kind), row.get(2)?);
            (self.last, self.hash) = (row.get(0)?, row.get(3)?);
        }
        Ok(())
    }

    /// Redo is possible until a new operation is made.
    fn follow(&mut self, id: i64, kind: Kind, refers: Option<i64>) {
        match kind {
            Kind::Base => (self.done.clear(), self.undone.clear()).0,
            Kind::Do => {
                self.done.push(id);
                self.undone.clear();
            }
            Kind::Undo => {
                self.undone.extend(self.done.pop());
                self.taken_back.extend(refers);
            }
            Kind::Redo => {
                self.done.extend(self.undone.pop());
                self.taken_back.remove(&refers.unwrap_or_default());
            }
        }
    }
}

const ENTRY: &str =
    "SELECT entry.id, entry.kind, entry.refers, entry.who, entry.at, coalesce(first.operation, entry.operation),
    coalesce(first.input, entry.input), json_array_length(entry.changes)
    FROM journal AS entry LEFT JOIN journal AS first ON first.id = entry.refers";

/// The newest entries, at most `most`, in order.
pub(crate) fn newest(connection: &Connection, trail: &Trail, most: usize) -> Result<Vec<JournalEntry>> {
    let first = trail.last.saturating_sub(i64::try_from(most).unwrap_or(i64::MAX));
    let mut select = connection.prepare_cached(&format!("{ENTRY} WHERE entry.id > ?1 ORDER BY entry.id"))?;
    let entries = select.query_map([first], |row| entry(row, &trail.taken_back))?;
    Ok(entries.collect::<rusqlite::Result<_>>()?)
}

/// All entries in order.
pub(crate) fn entries(connection: &Connection) -> Result<Vec<JournalEntry>> {
    let mut trail = Trail::default();
    trail.catch_up(connection)?;
    newest(connection, &trail, usize::MAX)
}

/// The entry numbered `id`.
pub(crate) fn entry_numbered(connection: &Connection, trail: &Trail, id: i64) -> Result<JournalEntry> {
    let entry = |row: &Row| entry(row, &trail.taken_back);
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
        changes: usize::try_from(row.get::<_, i64>(7)?).expect("a list is not shorter than empty"),
        undone: undone.contains(&id),
    })
}

/// Goes through all entries in order, each with its number, its kind and its row changes.
pub(crate) fn each_entry(connection: &Connection, mut follow: impl FnMut(i64, Kind, Vec<RowChange>)) -> Result<()> {
    let mut select = connection.prepare("SELECT id, kind, changes FROM journal ORDER BY id")?;
    let mut rows = select.query(())?;
    while let Some(row) = rows.next()? {
        let id = row.get(0)?;
        let kind: String = row.get(1)?;
        let changes: String = row.get(2)?;
        follow(id, Kind::named(&kind), read_changes(id, &changes)?);
    }
    Ok(())
}

/// The row changes of the entry numbered `id`.
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
