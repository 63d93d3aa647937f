//! Table `official`: the officials of the event.

use domain::{Official, OfficialId};
use rusqlite::Connection;

use super::cells::{self, Field};
use super::{Numbered, Stored};
use crate::error::Result;
use crate::ranges;

const COLUMNS: [Field; 1] = [("id", "id")];

impl Stored for Official {
    fn check_ranges(&self) -> Result<()> {
        ranges::official(self)
    }

    fn all(connection: &Connection) -> Result<Vec<Official>> {
        cells::read_all(connection, "official", "id", |row| row.joined(&COLUMNS, "record"))
    }

    fn upsert(&self, connection: &Connection) -> Result<()> {
        cells::upsert(connection, "official", 1, cells::split(self, &COLUMNS, "record"))
    }

    fn remove(connection: &Connection, id: OfficialId) -> Result<()> {
        cells::remove(connection, "official", ["id"], [id.0])
    }
}

impl Numbered for Official {
    const TABLE: &'static str = "official";

    fn numbered(number: i64) -> OfficialId {
        OfficialId(number)
    }
}
