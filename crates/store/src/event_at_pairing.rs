//! Earlier states of the event, rebuilt from the journal: what was known when a round was paired.

use std::collections::{BTreeMap, BTreeSet};

use domain::{Certificate, Tournament};

use crate::connection;
use crate::error::Result;
use crate::file::EventFile;
use crate::journal::{self, Kind};
use crate::replay::State;
use crate::rows;
use crate::table::{Stored, all_in_range};

impl EventFile {
    /// Returns every certificate, with the event as it was before the operation that wrote the certificate. The event
    /// is `None` if the history begins later, as in a file that was converted from an older format.
    ///
    /// # Errors
    /// [`crate::StoreError::Unreadable`] if the journal contains an invalid value.
    pub fn certified(&self) -> Result<Vec<(Certificate, Option<Tournament>)>> {
        let certificates: Vec<Certificate> = all_in_range(&self.connection)?;
        let writers = self.writers("certificate")?;
        let writer = |c: &Certificate| {
            let (competition, round, part) = c.key();
            writers.get(&serde_json::json!([competition.0, round, part]).to_string()).copied()
        };
        let wanted: BTreeSet<i64> = certificates.iter().filter_map(writer).collect();
        let mut before = self.before(&wanted)?;
        // Each part of a round was written by an operation of its own, so no state is needed twice.
        let with_event = |c: Certificate| {
            let event = writer(&c).and_then(|id| before.remove(&id));
            (c, event)
        };
        Ok(certificates.into_iter().map(with_event).collect())
    }

    /// Returns the entry that last wrote each row of a table, by the row's key.
    fn writers(&self, table: &str) -> Result<BTreeMap<String, i64>> {
        let mut select = self.connection.prepare("SELECT id FROM journal WHERE instr(changes, ?1) > 0 ORDER BY id")?;
        let ids = select.query_map([format!("\"table\":\"{table}\"")], |row| row.get(0))?;
        let ids = ids.collect::<rusqlite::Result<Vec<i64>>>()?;
        let Some(columns) = self.tables.iter().find(|t| t.name == table) else { return Ok(BTreeMap::new()) };
        let mut writers = BTreeMap::new();
        for id in ids {
            let changes = journal::changes(&self.connection, id)?;
            for row in changes.iter().filter(|c| c.table == table).filter_map(|c| c.after.as_ref()) {
                writers.insert(columns.key_of(row).to_string(), id);
            }
        }
        Ok(writers)
    }

    /// Returns the event before each of these entries.
    fn before(&self, wanted: &BTreeSet<i64>) -> Result<BTreeMap<i64, Tournament>> {
        let (mut state, mut found) = (State::default(), BTreeMap::new());
        let Some(&last) = wanted.last() else { return Ok(found) };
        journal::each_entry(&self.connection, last, |id, kind, changes| {
            if kind != Kind::Base && wanted.contains(&id) {
                found.insert(id, self.event_of(&state)?);
            }
            state.apply(&self.tables, kind, &changes);
            Ok(())
        })?;
        Ok(found)
    }

    /// Reads the rows of a state as an event.
    fn event_of(&self, state: &State) -> Result<Tournament> {
        let mut connection = connection::in_memory()?;
        let tx = connection.transaction()?;
        self.schema.advance(&tx, 0)?;
        tx.pragma_update(None, "defer_foreign_keys", true)?;
        rows::apply(&tx, &self.tables, &state.insertions())?;
        crate::tournament::load(&tx)
    }
}
