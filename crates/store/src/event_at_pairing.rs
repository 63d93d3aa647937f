//! Earlier states of the event, rebuilt from the journal: what was known when a round was paired.

use std::collections::{BTreeMap, BTreeSet};

use domain::{Certificate, Tournament};

use crate::connection;
use crate::error::Result;
use crate::file::EventFile;
use crate::journal;
use crate::replay::State;
use crate::rows::{self, Table};
use crate::schema::Schema;
use crate::table::{Stored, all_in_range};

impl EventFile {
    /// Returns every certificate, with the event as it was before the operation that wrote the certificate. The event
    /// is `None` if the history begins later, as in an imported file. States before a conversion are converted too.
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

    /// Returns the entry that last wrote each row of a table, by the row's key. The base entry of a conversion has all rows, but
    /// does not write them.
    fn writers(&self, table: &str) -> Result<BTreeMap<String, i64>> {
        let mut select = self
            .connection
            .prepare("SELECT id FROM journal WHERE kind <> 'base' AND instr(changes, ?1) > 0 ORDER BY id")?;
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
        let conversions = self.conversions()?;
        let Some(&last) = wanted.last() else { return Ok(found) };
        journal::each_entry(&self.connection, last, |id, kind, changes| {
            if wanted.contains(&id) {
                let later = conversions.iter().find(|(at, _)| *at > id);
                let format = later.map_or(self.schema.steps.len(), |(_, from)| *from);
                found.insert(id, self.event_of(&state, format)?);
            }
            state.apply(&self.tables, kind, &changes);
            Ok(())
        })?;
        Ok(found)
    }

    /// Returns the conversions from older formats: the entry and the format before it.
    fn conversions(&self) -> Result<Vec<(i64, usize)>> {
        let select =
            "SELECT id, input ->> '$.from' FROM journal WHERE kind = 'base' AND operation = 'migrate' ORDER BY id";
        let mut select = self.connection.prepare(select)?;
        let rows = select.query_map((), |row| Ok((row.get(0)?, row.get::<_, Option<i64>>(1)?)))?;
        let rows = rows.collect::<rusqlite::Result<Vec<(i64, Option<i64>)>>>()?;
        // A forged format counts as the current one.
        let now = self.schema.steps.len();
        let format = |from: Option<i64>| from.and_then(|from| usize::try_from(from).ok()).filter(|from| *from <= now);
        Ok(rows.into_iter().map(|(id, from)| (id, format(from).unwrap_or(now))).collect())
    }

    /// Reads the rows of a state of `format` as an event.
    fn event_of(&self, state: &State, format: usize) -> Result<Tournament> {
        let mut connection = connection::in_memory()?;
        let tx = connection.transaction()?;
        let then = Schema { steps: &self.schema.steps[..format], ..self.schema };
        then.advance(&tx, 0)?;
        tx.pragma_update(None, "defer_foreign_keys", true)?;
        rows::apply(&tx, &Table::all(&tx)?, &state.insertions())?;
        self.schema.advance(&tx, then.version())?;
        crate::tournament::load(&tx)
    }
}
