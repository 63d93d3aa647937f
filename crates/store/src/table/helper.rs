//! Table `helper`: the helpers of the hall network.

use domain::{Helper, HelperId};
use rusqlite::Connection;

use super::cells::{self, Field};
use super::{Numbered, Stored};
use crate::error::Result;
use crate::ranges;

const COLUMNS: [Field; 1] = [("id", "id")];

impl Stored for Helper {
    fn check_ranges(&self) -> Result<()> {
        ranges::helper(self)
    }

    fn all(connection: &Connection) -> Result<Vec<Helper>> {
        cells::read_all(connection, "helper", "id", |row| row.joined(&COLUMNS, "record"))
    }

    fn upsert(&self, connection: &Connection) -> Result<()> {
        cells::upsert(connection, "helper", 1, cells::split(self, &COLUMNS, "record"))
    }

    fn remove(connection: &Connection, id: HelperId) -> Result<()> {
        cells::remove(connection, "helper", ["id"], [id.0])
    }
}

impl Numbered for Helper {
    const TABLE: &'static str = "helper";

    fn numbered(number: i64) -> HelperId {
        HelperId(number)
    }
}
