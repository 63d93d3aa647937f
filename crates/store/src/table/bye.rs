//! Table `bye`: the players without an opponent in a round.

use domain::{Bye, CompetitionId, EntryId};
use rusqlite::Connection;

use super::Stored;
use super::cells;
use crate::error::Result;
use crate::ranges;

impl Stored for Bye {
    fn check_ranges(&self) -> Result<()> {
        ranges::bye(self)
    }

    fn all(connection: &Connection) -> Result<Vec<Bye>> {
        cells::read_all(connection, "bye", "competition, round, entry", |row| {
            Ok(Bye {
                competition: CompetitionId(row.plain("competition")?),
                round: row.plain("round")?,
                entry: EntryId(row.plain("entry")?),
            })
        })
    }

    fn upsert(&self, connection: &Connection) -> Result<()> {
        let cells = vec![
            ("competition", self.competition.0.into()),
            ("round", self.round.into()),
            ("entry", self.entry.0.into()),
        ];
        cells::upsert(connection, "bye", 3, cells)
    }

    fn remove(connection: &Connection, (competition, round, entry): Self::Key) -> Result<()> {
        let key = [competition.0, round.into(), entry.0];
        cells::remove(connection, "bye", ["competition", "round", "entry"], key)
    }
}
