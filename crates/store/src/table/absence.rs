//! Table `absence`: the players who took no part in a closed round.

use domain::{Absence, CompetitionId, EntryId};
use rusqlite::Connection;

use super::Stored;
use super::cells::{self, word};
use crate::error::Result;
use crate::ranges;

impl Stored for Absence {
    fn check_ranges(&self) -> Result<()> {
        ranges::absence(self)
    }

    fn all(connection: &Connection) -> Result<Vec<Absence>> {
        cells::read_all(connection, "absence", "competition, round, entry", |row| {
            Ok(Absence {
                competition: CompetitionId(row.plain("competition")?),
                round: row.plain("round")?,
                entry: EntryId(row.plain("entry")?),
                reason: row.word("reason")?,
            })
        })
    }

    fn upsert(&self, connection: &Connection) -> Result<()> {
        let cells = vec![
            ("competition", self.competition.0.into()),
            ("round", self.round.into()),
            ("entry", self.entry.0.into()),
            ("reason", word(self.reason)),
        ];
        cells::upsert(connection, "absence", 3, cells)
    }

    fn remove(connection: &Connection, (competition, round, entry): Self::Key) -> Result<()> {
        let key = [competition.0, round.into(), entry.0];
        cells::remove(connection, "absence", ["competition", "round", "entry"], key)
    }
}
