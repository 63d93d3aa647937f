//! Table `competition`: name, system and rounds as columns, its rules as JSON.

use domain::{Competition, CompetitionId};
use rusqlite::Connection;

use super::cells::{self, Field};
use super::{Numbered, Stored};
use crate::error::Result;
use crate::ranges;

const COLUMNS: [Field; 4] = [("id", "id"), ("name", "name"), ("system", "system"), ("rounds", "rounds")];

impl Stored for Competition {
    fn check_ranges(&self) -> Result<()> {
        ranges::competition(self)
    }

    fn all(connection: &Connection) -> Result<Vec<Competition>> {
        cells::read_all(connection, "competition", "id", |row| row.joined(&COLUMNS, "rules"))
    }

    fn upsert(&self, connection: &Connection) -> Result<()> {
        cells::upsert(connection, "competition", 1, cells::split(self, &COLUMNS, "rules"))
    }

    fn remove(connection: &Connection, id: CompetitionId) -> Result<()> {
        cells::remove(connection, "competition", ["id"], [id.0])
    }
}

impl Numbered for Competition {
    const TABLE: &'static str = "competition";

    fn numbered(number: i64) -> CompetitionId {
        CompetitionId(number)
    }
}
