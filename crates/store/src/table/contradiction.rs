//! Table `contradiction`: what helpers sent against an entered result, until the desk decides.

use domain::{Contradiction, ContradictionId};
use rusqlite::Connection;

use super::cells::{self, Field};
use super::{Numbered, Stored};
use crate::error::Result;
use crate::ranges;

const COLUMNS: [Field; 2] = [("id", "id"), ("competition", "competition")];

impl Stored for Contradiction {
    fn check_ranges(&self) -> Result<()> {
        ranges::contradiction(self)
    }

    fn all(connection: &Connection) -> Result<Vec<Contradiction>> {
        cells::read_all(connection, "contradiction", "id", |row| row.joined(&COLUMNS, "record"))
    }

    fn upsert(&self, connection: &Connection) -> Result<()> {
        cells::upsert(connection, "contradiction", 1, cells::split(self, &COLUMNS, "record"))
    }

    fn remove(connection: &Connection, id: ContradictionId) -> Result<()> {
        cells::remove(connection, "contradiction", ["id"], [id.0])
    }
}

impl Numbered for Contradiction {
    const TABLE: &'static str = "contradiction";

    fn numbered(number: i64) -> ContradictionId {
        ContradictionId(number)
    }
}
