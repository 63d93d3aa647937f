//! The event as it once was, followed through the journal: what was known when a round was paired.

use std::collections::{BTreeMap, BTreeSet};

use domain::{Certificate, Tournament};
use serde_json::Value;

use crate::connection;
use crate::error::Result;
use crate::file::EventFile;
use crate::journal::{self, Kind};
use crate::rows::{self, RowChange, Table};
use crate::table::Stored;

/// The rows of a state by table and key.
type State = BTreeMap<(String, String), Value>;

impl EventFile {
    /// Every certificate, with the event as it was before the operation that wrote it; none where the history begins
    /// later, as in a file that came from an older format.
    ///
    /// # Errors
    /// [`crate::StoreError::Unreadable`] where the journal makes no sense.
    pub fn certified(&self) -> Result<Vec<(Certificate, Option<Tournament>)>> {
        let certificates = Certificate::all(&self.connection)?;
        let writers = self.writers("certificate")?;
        let writer = |c: &Certificate| {
            let (competition, round, part) = c.key();
            writers.get(&serde_json::json!([competition.0, round, part]).to_string()).copied()
        };
        let wanted: BTreeSet<i64> = certificates.iter().filter_map(writer).collect();
        let mut before = self.before(&wanted)?;
        // A round's parts were written by different operations, so that each state is asked for once.
        let with = |c: Certificate| {
            let state = writer(&c).and_then(|id| before.remove(&id));
            (c, state)
        };
        Ok(certificates.into_iter().map(with).collect())
    }

    /// For each key of a table's rows the entry that wrote the row last.
    fn writers(&self, table: &str) -> Result<BTreeMap<String, i64>> {
        let mut select = self.connection.prepare("SELECT id FROM journal WHERE instr(changes, ?1) > 0 ORDER BY id")?;
        let ids = select.query_map([format!("\"table\":\"{table}\"")], |row| row.get(0))?;
        let ids = ids.collect::<rusqlite::Result<Vec<i64>>>()?;
        let Some(shape) = self.tables.iter().find(|t| t.name == table) else { return Ok(BTreeMap::new()) };
        let mut writers = BTreeMap::new();
        for id in ids {
            let changes = journal::changes(&self.connection, id)?;
            for row in changes.iter().filter(|c| c.table == table).filter_map(|c| c.after.as_ref()) {
                writers.insert(shape.key_of(row).to_string(), id);
            }
        }
        Ok(writers)
    }

    /// The event before each of these entries.
    fn before(&self, wanted: &BTreeSet<i64>) -> Result<BTreeMap<i64, Tournament>> {
        let (mut state, mut found) = (State::new(), BTreeMap::new());
        let Some(&last) = wanted.last() else { return Ok(found) };
        for entry in journal::entries(&self.connection)?.into_iter().take_while(|e| e.id <= last) {
            if entry.kind == Kind::Base {
                state.clear();
            } else if wanted.contains(&entry.id) {
                found.insert(entry.id, self.event_of(&state)?);
            }
            for change in journal::changes(&self.connection, entry.id)? {
                self.follow_change(change, &mut state);
            }
        }
        Ok(found)
    }

    fn follow_change(&self, change: RowChange, state: &mut State) {
        let key = |table: &Table, row: &Value| (table.name.clone(), table.key_of(row).to_string());
        let Some(table) = self.tables.iter().find(|t| t.name == change.table) else { return };
        let before = change.before.as_ref().and_then(|row| state.remove(&key(table, row)));
        if let Some(row) = change.after {
            state.insert(key(table, &row), rows::overlaid(before, &row));
        }
    }

    /// The rows of a state, read as an event.
    fn event_of(&self, state: &State) -> Result<Tournament> {
        let mut connection = connection::in_memory()?;
        let tx = connection.transaction()?;
        self.schema.advance(&tx, 0)?;
        tx.pragma_update(None, "defer_foreign_keys", true)?;
        let written = |((table, _), row): (&(String, String), &Value)| RowChange {
            table: table.clone(),
            before: None,
            after: Some(row.clone()),
        };
        let rows: Vec<RowChange> = state.iter().map(written).collect();
        rows::apply(&tx, &self.tables, &rows)?;
        crate::tournament::load(&tx)
    }
}
