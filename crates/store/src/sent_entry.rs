//! A journal entry on its way from one file to another.

use rusqlite::Connection;
use rusqlite::types::{Value as Sql, ValueRef};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::error::Result;
use crate::fields;
use crate::journal::{self, Hash};

/// A journal entry as it is sent to a second desk: the columns of the journal, hashes in hexadecimal digits.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SentEntry {
    /// The number.
    pub id: i64,
    /// What it did: `base`, `do`, `undo` or `redo`.
    pub kind: String,
    /// The operation that an undo or redo refers to.
    pub refers: Option<i64>,
    /// The author.
    pub who: String,
    /// The time.
    pub at: String,
    /// The operation's name.
    pub operation: String,
    /// The operation's input as JSON.
    pub input: String,
    /// The changed rows as JSON.
    pub changes: String,
    /// The hash of the entry.
    pub hash: String,
    /// The hash of all rows after it; `None` in the history of older formats.
    pub state: Option<String>,
}

impl SentEntry {
    /// Returns the hash that the entry has after one with the hash `previous`.
    #[doc(hidden)]
    pub fn hash_after(&self, previous: &Hash) -> Hash {
        journal::entry_hash(previous, |hash| {
            fields::add(hash, ValueRef::Integer(self.id));
            fields::add(hash, ValueRef::Text(self.kind.as_bytes()));
            fields::add(hash, self.refers.map_or(ValueRef::Null, ValueRef::Integer));
            for text in [&self.who, &self.at, &self.operation, &self.input, &self.changes] {
                fields::add(hash, ValueRef::Text(text.as_bytes()));
            }
            let state = self.state.as_deref().and_then(hash_of_hex);
            state.iter().for_each(|state| fields::add(hash, ValueRef::Blob(state)));
        })
    }
}

/// Appends an entry of another file's journal as it is. Returns `None` if it does not follow from the last entry here.
pub(crate) fn append_sent(connection: &Connection, entry: &SentEntry) -> Result<Option<()>> {
    let (last, previous) = journal::head(connection)?;
    let is_known = ["base", "do", "undo", "redo"].contains(&entry.kind.as_str());
    let is_readable = serde_json::from_str::<Value>(&entry.input).is_ok();
    let state = entry.state.as_deref().map(hash_of_hex);
    let hash = entry.hash_after(&previous);
    let is_next = entry.id == last + 1 && hash_of_hex(&entry.hash) == Some(hash);
    if !is_next || !is_known || !is_readable || state == Some(None) {
        return Ok(None);
    }
    let text = |text: &String| Sql::Text(text.clone());
    let [kind, who, at, operation, input, changes] =
        [&entry.kind, &entry.who, &entry.at, &entry.operation, &entry.input, &entry.changes].map(text);
    let (hash, state) = (Sql::Blob(hash.to_vec()), state.flatten().map(Vec::from).into());
    let values = [entry.id.into(), kind, entry.refers.into(), who, at, operation, input, changes, hash, state];
    journal::insert(connection, &values)?;
    Ok(Some(()))
}

/// Reads 64 hexadecimal digits; `None` for anything else.
pub(crate) fn hash_of_hex(text: &str) -> Option<Hash> {
    hex::decode(text).ok()?.try_into().ok()
}
