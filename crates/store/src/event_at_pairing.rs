//! Earlier states of the event, rebuilt from the journal: what was known when a round was paired.

use std::collections::{BTreeMap, BTreeSet};

use domain::model::knockout_table::KnockoutTable;
use domain::{Certificate, CompetitionId, Event, Game, GameId, Record, RoundNumber, TableId};
use serde_json::{Value, json};

use crate::connection;
use crate::copy::copy_pages;
use crate::error::Result;
use crate::file::EventFile;
use crate::journal::{self, JournalEntry};
use crate::replay::State;
use crate::rows::{self, RowChange, Table};
use crate::table::{Numbered as _, all_in_range};

/// Whether a change writes the row of a round.
fn writes_round(change: &RowChange, competition: CompetitionId, round: RoundNumber) -> bool {
    let row = change.after.as_ref().filter(|_| change.table == "round");
    row.is_some_and(|row| row["competition"] == json!(competition.0) && row["number"] == json!(round))
}

/// Returns the game that a change adds, or gives other players.
fn seated_game(change: &RowChange) -> Option<GameId> {
    let players = |row: &Value| [row["black"].as_i64(), row["white"].as_i64()];
    let now = change.after.as_ref().filter(|_| change.table == Game::TABLE)?;
    let is_same = change.before.as_ref().is_some_and(|then| players(then) == players(now));
    now["id"].as_i64().filter(|_| !is_same).map(GameId)
}

/// Returns the row of a change of a game, a bye or a certificate of a round.
fn row_of_pairing(change: &RowChange, competition: CompetitionId, round: RoundNumber) -> Option<&Value> {
    let row = match change.table.as_str() {
        "game" => change.after.as_ref(),
        "bye" | "certificate" => change.after.as_ref().or(change.before.as_ref()),
        _ => None,
    };
    row.filter(|row| row["competition"] == json!(competition.0) && row["round"] == json!(round))
}

/// The field of the input of a pairing that says which competition it is about.
pub const COMPETITION: &str = "competition";

/// An entry of the journal, and what its operation was given.
struct EntryInput {
    entry: i64,
    operation: String,
    input: Value,
}

/// An operation that paired a round, or some of its players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoundPairing {
    /// The journal entry.
    pub entry: i64,
    /// The operation's name.
    pub operation: String,
    /// The operation's input.
    pub input: Value,
    /// The games of the round that it added.
    pub games: BTreeSet<GameId>,
    /// The parts of the round whose certificates it wrote.
    pub parts: BTreeSet<u32>,
}

impl RoundPairing {
    fn new(
        entry: i64,
        operation: String,
        input: Value,
        changes: &[RowChange],
        (competition, round): (CompetitionId, RoundNumber),
    ) -> RoundPairing {
        let numbers = |table: &'static str, column: &'static str| {
            let written = changes.iter().filter(move |change| change.table == table && change.after.is_some());
            let rows = written.filter_map(move |change| row_of_pairing(change, competition, round));
            rows.filter_map(move |row| row[column].as_i64())
        };
        let games = numbers("game", "id").map(GameId).collect();
        let parts = numbers("certificate", "part").filter_map(|part| u32::try_from(part).ok()).collect();
        RoundPairing { entry, operation, input, games, parts }
    }
}

impl EventFile {
    /// Returns every certificate, with the event as it was before the operation that wrote the certificate. The event
    /// is `None` if the history begins later, as in an imported file. States before a conversion are converted too.
    ///
    /// # Errors
    /// [`crate::StoreError::Unreadable`] if the journal contains an invalid value.
    pub fn certified(&self) -> Result<Vec<(Certificate, Option<Event>)>> {
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

    /// Returns the entry that paired a round last: the newest of these operations, and not undone, that says so in its input, or of an
    /// earlier version wrote its games, a bye or its certificate; otherwise the entry that added the round, such as an import. A pairing
    /// that was noted because it left everything as it was counts, too. `None` if no entry did.
    ///
    /// # Errors
    /// [`crate::StoreError::Unreadable`] if the journal contains an invalid value.
    pub fn pairing_entry(
        &self,
        competition: CompetitionId,
        round: RoundNumber,
        operations: &[&str],
    ) -> Result<Option<i64>> {
        let mut newest = None;
        self.each_pairing((competition, round), operations, |pairing, _| {
            newest = Some(pairing.entry);
            false
        })?;
        if newest.is_some() { Ok(newest) } else { self.adding_entry(competition, round) }
    }

    /// Returns every pairing of a round that still counts, oldest first: those that [`EventFile::pairing_entry`] chooses from, since
    /// the round was added.
    ///
    /// # Errors
    /// [`crate::StoreError::Unreadable`] if the journal contains an invalid value.
    pub fn pairings(
        &self,
        competition: CompetitionId,
        round: RoundNumber,
        operations: &[&str],
    ) -> Result<Vec<RoundPairing>> {
        let mut found = Vec::new();
        let mut is_complete = false;
        self.each_pairing((competition, round), operations, |pairing, adds_round| {
            found.push(pairing);
            is_complete = adds_round;
            !adds_round
        })?;
        if !is_complete && let Some(entry) = self.adding_entry(competition, round)? {
            let stacks = self.undo_stacks()?;
            let JournalEntry { operation, input, .. } = journal::entry_numbered(&self.connection, &stacks, entry)?;
            let (games, parts) = Default::default();
            found.push(RoundPairing { entry, operation, input, games, parts });
        }
        found.sort_unstable_by_key(|pairing| pairing.entry);
        Ok(found)
    }

    /// Calls `visit` for each pairing of a round, newest first, until it returns false, and says whether the pairing added the round.
    fn each_pairing(
        &self,
        (competition, round): (CompetitionId, RoundNumber),
        operations: &[&str],
        mut visit: impl FnMut(RoundPairing, bool) -> bool,
    ) -> Result<()> {
        let undone = self.undone_operations()?;
        self.each_entry_of(operations, |EntryInput { entry, operation, input }| {
            let changes = journal::changes(&self.connection, entry)?;
            // Earlier versions did not say which competition they paired.
            let is_it = match input.get(COMPETITION) {
                Some(paired) => *paired == json!(competition.0) && input["round"] == json!(round),
                None => changes.iter().any(|change| row_of_pairing(change, competition, round).is_some()),
            };
            if !is_it || changes.is_empty() && !self.still_holds(entry, &undone)? {
                return Ok(true);
            }
            let adds_round = changes.iter().any(|c| c.before.is_none() && writes_round(c, competition, round));
            Ok(visit(RoundPairing::new(entry, operation, input, &changes, (competition, round)), adds_round))
        })
    }

    /// Calls `visit` for each entry of these operations that is not undone, newest first, until it returns false.
    fn each_entry_of(&self, operations: &[&str], mut visit: impl FnMut(EntryInput) -> Result<bool>) -> Result<()> {
        let marks = vec!["?"; operations.len()].join(", ");
        let sql = format!(
            "SELECT id, operation, input FROM main.journal WHERE kind = 'do' AND operation IN ({marks}) ORDER BY id DESC"
        );
        let mut select = self.connection.prepare(&sql)?;
        let entries = select.query_map(rusqlite::params_from_iter(operations), |row| {
            Ok((row.get::<_, i64>(0)?, row.get::<_, String>(1)?, row.get::<_, String>(2)?))
        })?;
        let undone = self.undone_operations()?;
        for found in entries {
            let (entry, operation, input) = found?;
            let input = serde_json::from_str(&input).unwrap_or_default();
            if !undone.contains(&entry) && !visit(EntryInput { entry, operation, input })? {
                break;
            }
        }
        Ok(())
    }

    /// Returns whether the operations before a noted entry that were undone then are those that are undone now: what it was noted about
    /// is as it was.
    fn still_holds(&self, noted: i64, undone: &BTreeSet<i64>) -> Result<bool> {
        // The first step after it tells whether an operation was undone then.
        let sql = "SELECT refers, kind = 'redo', min(id) FROM main.journal
            WHERE kind IN ('undo', 'redo') AND id > ?1 AND refers < ?1 GROUP BY refers";
        let mut select = self.connection.prepare_cached(sql)?;
        let steps = select.query_map([noted], |row| Ok((row.get(0)?, row.get(1)?)))?;
        let steps = steps.collect::<rusqlite::Result<Vec<(i64, bool)>>>()?;
        Ok(steps.iter().all(|(operation, was_undone)| undone.contains(operation) == *was_undone))
    }

    /// Returns the newest entry that added a round, such as an import.
    fn adding_entry(&self, competition: CompetitionId, round: RoundNumber) -> Result<Option<i64>> {
        let added = |change: &RowChange| change.before.is_none() && writes_round(change, competition, round);
        let first = "kind IN ('do', 'base') AND operation <> 'migrate' AND instr(changes, ?) > 0";
        self.newest_entry(first, &["\"table\":\"round\""], added)
    }

    /// Returns the newest entry of these operations, and not undone, that wrote the row of a round, such as its release; `None` if
    /// no entry did.
    ///
    /// # Errors
    /// [`crate::StoreError::Unreadable`] if the journal contains an invalid value.
    pub fn round_entry(
        &self,
        competition: CompetitionId,
        round: RoundNumber,
        operations: &[&str],
    ) -> Result<Option<i64>> {
        self.newest_of(operations, |change| writes_round(change, competition, round))
    }

    /// Returns the newest entry of these operations, and not undone, that wrote the row of a knock-out table, such as its draw; `None` if
    /// no entry did.
    ///
    /// # Errors
    /// [`crate::StoreError::Unreadable`] if the journal contains an invalid value.
    pub fn table_entry(&self, table: TableId, operations: &[&str]) -> Result<Option<i64>> {
        self.newest_of(operations, |change| {
            let row = change.after.as_ref().filter(|_| change.table == KnockoutTable::TABLE);
            row.is_some_and(|row| row["id"] == json!(table.0))
        })
    }

    /// Returns the games to which entries of these operations, and not undone, gave other players. Only entries with an input that
    /// `may` do so are read.
    ///
    /// # Errors
    /// [`crate::StoreError::Unreadable`] if the journal contains an invalid value.
    pub fn reseated_by(&self, operations: &[&str], may: impl Fn(&str, &Value) -> bool) -> Result<BTreeSet<GameId>> {
        let mut found = BTreeSet::new();
        self.each_entry_of(operations, |EntryInput { entry, operation, input }| {
            if may(&operation, &input) {
                let changes = journal::changes(&self.connection, entry)?;
                found.extend(changes.iter().filter(|change| change.before.is_some()).filter_map(seated_game));
            }
            Ok(true)
        })?;
        Ok(found)
    }

    /// Returns the newest entry, not undone, that put the players of a game at its board; `None` if the history does not tell.
    ///
    /// # Errors
    /// [`crate::StoreError::Unreadable`] if the journal contains an invalid value.
    pub fn seating_entry(&self, game: GameId) -> Result<Option<i64>> {
        let seats = |change: &RowChange| seated_game(change) == Some(game);
        self.newest_entry("kind IN ('do', 'base') AND instr(changes, ?) > 0", &["\"table\":\"game\""], seats)
    }

    /// Returns how many entries of an operation wrote the row of a round, whether they were undone later or not.
    ///
    /// # Errors
    /// [`crate::StoreError::Unreadable`] if the journal contains an invalid value.
    pub fn count_of_round(&self, competition: CompetitionId, round: RoundNumber, operation: &str) -> Result<usize> {
        let mut select =
            self.connection.prepare("SELECT id FROM main.journal WHERE kind = 'do' AND operation = ? ORDER BY id")?;
        let ids = select.query_map([operation], |row| row.get(0))?;
        let mut count = 0;
        for id in ids {
            let changes = journal::changes(&self.connection, id?)?;
            count += usize::from(changes.iter().any(|change| writes_round(change, competition, round)));
        }
        Ok(count)
    }

    fn newest_of(&self, operations: &[&str], found: impl Fn(&RowChange) -> bool) -> Result<Option<i64>> {
        let marks = vec!["?"; operations.len()].join(", ");
        self.newest_entry(&format!("kind = 'do' AND operation IN ({marks})"), operations, found)
    }

    /// Returns the newest entry that meets an SQL condition, is not undone, and has a change for which `found` returns true.
    fn newest_entry(
        &self,
        condition: &str,
        parameters: &[&str],
        found: impl Fn(&RowChange) -> bool,
    ) -> Result<Option<i64>> {
        let sql = format!("SELECT id FROM main.journal WHERE {condition} ORDER BY id DESC");
        let mut select = self.connection.prepare(&sql)?;
        let ids = select.query_map(rusqlite::params_from_iter(parameters), |row| row.get(0))?;
        let undone = self.undone_operations()?;
        for id in ids {
            let id: i64 = id?;
            if !undone.contains(&id) && journal::changes(&self.connection, id)?.iter().any(&found) {
                return Ok(Some(id));
            }
        }
        Ok(None)
    }

    /// Returns the event as the entry with number `id` left it. A state before a conversion is converted too.
    ///
    /// # Errors
    /// [`crate::StoreError::Unreadable`] if the journal contains an invalid value; [`crate::StoreError::RowsDiffer`] if rows were
    /// changed past the journal.
    pub fn event_after(&self, id: i64) -> Result<Event> {
        if let Some((next, from)) = self.conversions()?.into_iter().find(|(at, _)| *at > id) {
            let mut state = State::default();
            journal::each_entry(&self.connection, id.min(next), |_, kind, changes| {
                state.apply(&self.tables, kind, &changes);
                Ok(())
            })?;
            return self.event_of(&state, from);
        }
        let mut copy = connection::in_memory()?;
        copy_pages(&self.connection, &mut copy)?;
        let tx = copy.transaction()?;
        tx.pragma_update(None, "defer_foreign_keys", true)?;
        let (last, _) = journal::head(&self.connection)?;
        for entry in (id + 1..=last).rev() {
            let changes = journal::changes(&self.connection, entry)?;
            let inverse: Vec<RowChange> = changes.into_iter().map(RowChange::inverse).collect();
            rows::apply(&tx, &self.tables, &inverse)?;
        }
        crate::event::load(&tx)
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
    fn before(&self, wanted: &BTreeSet<i64>) -> Result<BTreeMap<i64, Event>> {
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
    fn event_of(&self, state: &State, format: usize) -> Result<Event> {
        let mut connection = connection::in_memory()?;
        let then = self.schema.until(format);
        then.create(&mut connection)?;
        let tx = connection.transaction()?;
        tx.pragma_update(None, "defer_foreign_keys", true)?;
        rows::apply(&tx, &Table::all(&tx)?, &state.insertions())?;
        self.schema.advance(&tx, then.version())?;
        crate::event::load(&tx)
    }
}
