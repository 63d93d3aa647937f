//! Table `round`: the rounds paired so far.

use domain::{CompetitionId, Round};
use rusqlite::Connection;

use super::Stored;
use super::cells::{self, word};
use crate::error::Result;
use crate::ranges;

impl Stored for Round {
    fn check_ranges(&self) -> Result<()> {
        ranges::round(self)
    }

    fn all(connection: &Connection) -> Result<Vec<Round>> {
        cells::read_all(connection, "round", "competition, number", |row| {
            Ok(Round {
                competition: CompetitionId(row.plain("competition")?),
                number: row.plain("number")?,
                state: row.word("state")?,
            })
        })
    }

    fn upsert(&self, connection: &Connection) -> Result<()> {
        let cells = vec![
            ("competition", self.competition.0.into()),
            ("number", self.number.into()),
            ("state", word(self.state)),
        ];
        cells::upsert(connection, "round", 2, cells)
    }

    fn remove(connection: &Connection, (competition, number): Self::Key) -> Result<()> {
        cells::remove(connection, "round", ["competition", "number"], [competition.0, number.into()])
    }
}
