//! The copy of a second desk. It takes the journal of the first desk's file entry by entry, checks each against the chain of hashes
//! and the hash of all rows, and refuses every other change until it is promoted.
//!
//! What makes a file such a copy is SQLite's `application_id`, so that the mark cannot be lost when the file is copied or moved,
//! and earlier versions of the program refuse it too.

use std::path::Path;

use rusqlite::{OptionalExtension, Row, TransactionBehavior};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::capture;
use crate::connection;
use crate::counters::Counters;
use crate::error::{Result, StoreError};
use crate::file::EventFile;
use crate::journal::{self, Hash};
use crate::rows::{self, RowChange};
use crate::schema;
use crate::sent_entry::{SentEntry, append_sent, hash_of_hex};
use crate::state_hash::StateHash;

/// The entries of a file after one that a second desk has.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SentEntries {
    /// The number of the file's last entry.
    pub last: i64,
    /// The number of the entry at which the rows begin. Those before it are history of an older format.
    pub base: i64,
    /// The entries in order; not all of them if they are large.
    pub entries: Vec<SentEntry>,
    /// The counters of keys.
    pub counters: Counters,
}

impl EventFile {
    /// Creates the empty copy of a second desk at `path` and opens it.
    ///
    /// # Errors
    /// As [`EventFile::create`].
    pub fn create_following(path: &Path) -> Result<EventFile> {
        EventFile::create_as(path, schema::SECOND_DESK)
    }

    /// Opens the copy of a second desk at `path`, to take entries or to promote it.
    ///
    /// # Errors
    /// As [`EventFile::open`], and [`StoreError::DoesNotFollow`] for an ordinary event file.
    pub fn open_following(path: &Path) -> Result<EventFile> {
        EventFile::open_as(path, schema::SECOND_DESK)
    }

    /// Returns the entries after number `after`, with about `most` bytes and at least one if there is one. All before the one at which
    /// the rows begin come with it. Returns `None` if entry `after` has another hash here: then the histories differ.
    ///
    /// # Errors
    /// [`StoreError::Write`] if the file cannot be read.
    pub fn entries_after(&self, after: i64, hash: &Hash, most: usize) -> Result<Option<SentEntries>> {
        let known = "SELECT hash FROM main.journal WHERE id = ?1";
        let known: Option<Hash> = self.connection.query_row(known, [after], |row| row.get(0)).optional()?;
        if known.unwrap_or_default() != *hash {
            return Ok(None);
        }
        let base = "SELECT coalesce(max(id), 1) FROM main.journal WHERE kind = 'base'";
        let base = self.connection.query_row(base, (), |row| row.get(0))?;
        let columns = "id, kind, refers, who, at, operation, input, changes, hash, state";
        let select = format!("SELECT {columns} FROM main.journal WHERE id > ?1 ORDER BY id");
        let mut select = self.connection.prepare_cached(&select)?;
        let mut rows = select.query([after])?;
        let (mut entries, mut bytes) = (Vec::new(), 0);
        while let Some(row) = rows.next()? {
            let entry = sent(row)?;
            bytes += entry.input.len() + entry.changes.len();
            let is_history = entry.id < base;
            entries.push(entry);
            if bytes >= most && !is_history {
                break;
            }
        }
        let (last, _) = journal::head(&self.connection)?;
        Ok(Some(SentEntries { last, base, entries, counters: self.counters()? }))
    }

    /// Takes entries of the first desk's file into this copy, all or none, and returns how many.
    ///
    /// # Errors
    /// [`StoreError::EntryDoesNotFollow`] for the first entry that does not follow from this copy's history and rows;
    /// [`StoreError::DoesNotFollow`] if this is not the copy of a second desk. The copy is unchanged.
    pub fn take_entries(&mut self, sent: &SentEntries) -> Result<usize> {
        self.require_writable()?;
        self.require_following()?;
        let (head, _) = journal::head(&self.connection)?;
        if !sent.counters.are_plausible() || sent.entries.iter().any(|entry| entry.id > sent.last) {
            return Err(StoreError::EntryDoesNotFollow(sent.last));
        }
        if !sent.begins_with_base(head) {
            return Err(StoreError::EntryDoesNotFollow(sent.base));
        }
        let tx = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        tx.pragma_update(None, "defer_foreign_keys", true)?;
        let mut state = match journal::state(&tx)? {
            Some(state) => state,
            None => rows::state(&tx, &self.tables)?,
        };
        for entry in &sent.entries {
            let refused = || StoreError::EntryDoesNotFollow(entry.id);
            append_sent(&tx, entry)?.ok_or_else(refused)?;
            let changes = row_changes(&entry.changes).ok_or_else(refused)?;
            // The rows of older formats are in the base entry.
            if entry.id < sent.base {
                continue;
            }
            // The rows begin with a base entry: it is in no history that has rows already.
            if entry.kind == "base" && state != StateHash::default() {
                return Err(refused());
            }
            rows::apply(&tx, &self.tables, &changes).map_err(|error| not_following(error, entry.id))?;
            let (_, difference) = capture::captured(&tx, &self.tables)?;
            state = state.changed_by(difference);
            let recorded = entry.state.as_deref().and_then(hash_of_hex).map(StateHash::from_bytes);
            // No event is without rows.
            if recorded != Some(state) || state == StateHash::default() {
                return Err(refused());
            }
        }
        sent.counters.write(&tx)?;
        if let Some(header) = &self.header {
            header.require_unchanged()?;
        }
        let committed = tx.commit();
        self.note_write(&committed);
        // References to rows that do not exist are found when they are committed.
        let first = sent.entries.first().map_or(sent.last, |entry| entry.id);
        committed.map_err(|error| not_following(error.into(), first))?;
        Ok(sent.entries.len())
    }

    /// Makes this copy an ordinary event file together with the next change, in one transaction.
    ///
    /// # Errors
    /// [`StoreError::DoesNotFollow`] if it is one.
    pub fn promote_with_next_change(&mut self) -> Result<()> {
        self.require_following()?;
        self.promotes = true;
        Ok(())
    }

    fn require_following(&self) -> Result<()> {
        if self.schema.application == connection::SECOND_DESK {
            return Ok(());
        }
        Err(StoreError::DoesNotFollow(self.path().unwrap_or(Path::new("")).to_owned()))
    }
}

impl SentEntries {
    /// Whether the rows of a copy that ends with entry `head` are those of its history: they begin with a base entry, and everything
    /// before it comes together with it.
    fn begins_with_base(&self, head: i64) -> bool {
        let is_base = |entry: &SentEntry| entry.id == self.base && entry.kind == "base";
        (1..=head + 1).contains(&self.base) || self.entries.iter().any(is_base)
    }
}

/// Returns the error for an entry whose changes cannot be applied, unless the device failed.
fn not_following(error: StoreError, entry: i64) -> StoreError {
    match error {
        StoreError::RowsDiffer { .. } | StoreError::Constraint(_) | StoreError::Unreadable { .. } => {
            StoreError::EntryDoesNotFollow(entry)
        }
        other => other,
    }
}

fn sent(row: &Row) -> rusqlite::Result<SentEntry> {
    let state: Option<Hash> = row.get(9)?;
    Ok(SentEntry {
        id: row.get(0)?,
        kind: row.get(1)?,
        refers: row.get(2)?,
        who: row.get(3)?,
        at: row.get(4)?,
        operation: row.get(5)?,
        input: row.get(6)?,
        changes: row.get(7)?,
        hash: hex::encode(row.get::<_, Hash>(8)?),
        state: state.map(hex::encode),
    })
}

fn row_changes(text: &str) -> Option<Vec<RowChange>> {
    let list: Vec<Value> = serde_json::from_str(text).ok()?;
    list.iter().map(RowChange::from_json).collect()
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;
    use domain::{Competition, CompetitionId, Event, EventSettings, System};
    use serde_json::json;
    use tempfile::TempDir;

    use super::*;
    use crate::journal::OperationRecord;

    fn operation(name: &str) -> OperationRecord<'_> {
        OperationRecord { who: "desk", at: "now", name, input: json!({}) }
    }

    /// A first desk's file with two entries, and a copy that has taken the first.
    fn desks() -> (TempDir, EventFile, EventFile) {
        let folder = tempfile::tempdir().expect("a folder");
        let day = NaiveDate::from_ymd_opt(2026, 8, 14).expect("a day");
        let open = Competition::new(CompetitionId::OPEN, "Open", System::McMahon, 5);
        let event = Event::with_competitions(EventSettings::new("Cup", day, "00"), [open]);
        let made = EventFile::create_with(&folder.path().join("first"), operation("create"), |tx| tx.write(&event));
        let (mut first, ()) = made.expect("a new file");
        let mut copy = EventFile::create_following(&folder.path().join("copy")).expect("a new file");
        let sent = first.entries_after(0, &[0; 32], 1).expect("it can be read").expect("the same history");
        copy.take_entries(&sent).expect("the base");
        let mut after = event.clone();
        after.change_settings(|settings| settings.place = "Vinograd".into());
        first.transact(operation("set"), |tx| tx.write_difference(&event, &after)).expect("a change");
        (folder, first, copy)
    }

    /// Changes an entry and computes its hash again, as somebody who answers in the place of the first desk can.
    fn forged(copy: &EventFile, first: &EventFile, change: fn(&mut SentEntry)) -> SentEntries {
        let (after, previous) = copy.head().expect("it can be read");
        let mut sent = first.entries_after(after, &previous, 1).expect("it can be read").expect("the same history");
        let entry = &mut sent.entries[0];
        change(entry);
        entry.hash = hex::encode(entry.hash_after(&previous));
        sent
    }

    #[test]
    fn entries_without_the_hash_of_their_rows_are_refused() {
        let (_folder, first, mut copy) = desks();
        let sent = forged(&copy, &first, |entry| {
            entry.state = None;
            entry.changes = entry.changes.replace("Vinograd", "Vinogred");
        });
        assert!(copy.take_entries(&sent).is_err());
        assert_eq!(copy.load().expect("sound").settings().place, "");
        let sound = forged(&copy, &first, |_| {});
        assert_eq!(copy.take_entries(&sound).expect("it follows"), 1);
    }

    #[test]
    fn a_base_in_the_middle_of_the_history_empties_nothing() {
        let (_folder, first, mut copy) = desks();
        let base = forged(&copy, &first, |entry| {
            (entry.kind, entry.changes) = ("base".into(), "[]".into());
            entry.state = Some(hex::encode([0; 32]));
        });
        for base_at in [base.base, base.last] {
            assert!(copy.take_entries(&SentEntries { base: base_at, ..base.clone() }).is_err());
        }
        assert_eq!(copy.load().expect("sound").settings().name, "Cup");
        for (base_at, last) in [(0, 2), (-1, 2), (i64::MAX, 2), (3, 3), (i64::MAX, i64::MAX), (1, 1)] {
            let sound = forged(&copy, &first, |_| {});
            let sent = SentEntries { base: base_at, last, ..sound };
            assert!(copy.take_entries(&sent).is_err(), "rows begin at {base_at} of {last}");
        }
        let path = copy.path().expect("it is a file").to_owned();
        drop(copy);
        let mut copy = EventFile::open_following(&path).expect("it is sound");
        assert_eq!(copy.take_entries(&forged(&copy, &first, |_| {})).expect("it follows"), 1);
    }

    #[test]
    fn a_copy_has_the_origin_of_the_first_desk_also_when_it_took_over() {
        let (_folder, first, mut copy) = desks();
        copy.take_entries(&forged(&copy, &first, |_| {})).expect("it follows");
        copy.promote_with_next_change().expect("it is a copy");
        let change = |tx: &crate::Tx| {
            let mut event = tx.load()?;
            event.change_settings(|settings| settings.place = "Sulina".into());
            tx.write(&event)
        };
        copy.transact(operation("promote"), change).expect("a change");
        assert_ne!(copy.origin().expect("it can be read"), [0; 32]);
        assert_eq!(copy.origin().expect("it can be read"), first.origin().expect("it can be read"));
    }

    #[test]
    fn entries_that_could_not_be_shown_are_refused() {
        let (_folder, first, mut copy) = desks();
        let sent = forged(&copy, &first, |entry| entry.input = "no JSON".into());
        assert!(copy.take_entries(&sent).is_err());
    }
}
