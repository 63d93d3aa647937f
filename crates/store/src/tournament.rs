//! The whole event in and out: the snapshot that every question is asked of, and the writing of rows in an operation.

use std::collections::BTreeMap;

use domain::model::jigo_ladder::JigoLadder;
use domain::model::knockout_table::KnockoutTable;
use domain::model::qualifying::QualifyingStage;
use domain::{Bye, Certificate, Competition, Entry, Event, Game, Round, Slip, Tournament, YearFinal};
use rusqlite::Connection;

use crate::error::{Result, StoreError};
use crate::file::EventFile;
use crate::table::{Numbered, Stored};
use crate::transact::Tx;

impl EventFile {
    /// The event as it stands.
    ///
    /// # Errors
    /// [`StoreError::NoEvent`] in an empty file, [`StoreError::Unreadable`] where a row makes no sense.
    pub fn load(&self) -> Result<Tournament> {
        load(&self.connection)
    }
}

impl Tx<'_> {
    /// The event as it stands within the operation.
    ///
    /// # Errors
    /// As [`EventFile::load`].
    pub fn load(&self) -> Result<Tournament> {
        load(self.connection())
    }

    /// Inserts `row`, or updates the one with its key. Rows it refers to may follow before the operation ends.
    ///
    /// # Errors
    /// [`StoreError::Constraint`] where it contradicts the file.
    pub fn put<T: Stored>(&self, row: &T) -> Result<()> {
        row.put(self.connection())
    }

    /// [`Tx::put`] for many at once, in which values that must differ may be exchanged: starting numbers, boards.
    ///
    /// # Errors
    /// As [`Tx::put`].
    pub fn put_all<'a, T: Stored + 'a>(&self, rows: impl IntoIterator<Item = &'a T> + Clone) -> Result<()> {
        rows.clone().into_iter().try_for_each(|row| self.remove::<T>(row.key()))?;
        rows.into_iter().try_for_each(|row| self.put(row))
    }

    /// Deletes the row with `key`, if there is one. What refers to it must be gone before the operation ends.
    ///
    /// # Errors
    /// [`StoreError::Write`].
    pub fn remove<T: Stored>(&self, key: T::Key) -> Result<()> {
        T::remove(self.connection(), key)
    }

    /// A key that no row of its kind has or ever had, even if it was deleted since.
    ///
    /// # Errors
    /// [`StoreError::Write`].
    pub fn next_key<T: Numbered>(&self) -> Result<T::Key> {
        let last = "SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = ?1";
        let last: i64 = self.connection().query_row(last, [T::TABLE], |row| row.get(0))?;
        Ok(T::numbered(last + 1))
    }

    /// Makes the event what `tournament` says: writes what differs, deletes what it does not have.
    ///
    /// # Errors
    /// [`StoreError::Constraint`] where it contradicts itself.
    pub fn write(&self, tournament: &Tournament) -> Result<()> {
        match self.load() {
            Ok(present) => self.write_difference(&present, tournament),
            Err(StoreError::NoEvent) => self.write_all(tournament),
            Err(error) => Err(error),
        }
    }

    /// [`Tx::write`] for a caller who knows that the event is now what `present` says: a large event is not read for each change.
    ///
    /// # Errors
    /// As [`Tx::write`].
    pub fn write_difference(&self, present: &Tournament, tournament: &Tournament) -> Result<()> {
        self.replace_from(std::slice::from_ref(&present.event), std::slice::from_ref(&tournament.event))?;
        self.replace_from(&present.competitions, &tournament.competitions)?;
        self.replace_from(&present.entries, &tournament.entries)?;
        self.replace_from(&present.rounds, &tournament.rounds)?;
        self.replace_from(&present.tables, &tournament.tables)?;
        self.replace_from(&present.finals, &tournament.finals)?;
        self.replace_from(&present.games, &tournament.games)?;
        self.replace_from(&present.byes, &tournament.byes)?;
        self.replace_from(&present.certificates, &tournament.certificates)?;
        self.replace_from(&present.ladders, &tournament.ladders)?;
        self.replace_from(&present.qualifyings, &tournament.qualifyings)?;
        self.replace_from(&present.slips, &tournament.slips)
    }

    /// The rows of an event where there is none yet.
    fn write_all(&self, tournament: &Tournament) -> Result<()> {
        let nothing = Tournament {
            event: tournament.event.clone(),
            competitions: Vec::new(),
            entries: Vec::new(),
            rounds: Vec::new(),
            games: Vec::new(),
            byes: Vec::new(),
            tables: Vec::new(),
            certificates: Vec::new(),
            ladders: Vec::new(),
            qualifyings: Vec::new(),
            slips: Vec::new(),
            finals: Vec::new(),
        };
        self.put(&tournament.event)?;
        self.write_difference(&nothing, tournament)
    }

    /// Makes the rows of a table these, writing what differs.
    pub(crate) fn replace<T: Stored>(&self, rows: &[T]) -> Result<()> {
        self.replace_from(&T::all(self.connection())?, rows)
    }

    fn replace_from<T: Stored>(&self, present: &[T], rows: &[T]) -> Result<()> {
        let mut gone: BTreeMap<T::Key, &T> = present.iter().map(|row| (row.key(), row)).collect();
        let changed: Vec<&T> = rows.iter().filter(|row| gone.remove(&row.key()) != Some(*row)).collect();
        gone.into_keys().try_for_each(|key| self.remove::<T>(key))?;
        self.put_all(changed)
    }
}

pub(crate) fn load(connection: &Connection) -> Result<Tournament> {
    Ok(Tournament {
        event: Event::all(connection)?.pop().ok_or(StoreError::NoEvent)?,
        competitions: Competition::all(connection)?,
        entries: Entry::all(connection)?,
        rounds: Round::all(connection)?,
        games: Game::all(connection)?,
        byes: Bye::all(connection)?,
        tables: KnockoutTable::all(connection)?,
        certificates: Certificate::all(connection)?,
        ladders: JigoLadder::all(connection)?,
        qualifyings: QualifyingStage::all(connection)?,
        slips: Slip::all(connection)?,
        finals: YearFinal::all(connection)?,
    })
}
