//! Table `referee_case`: the referee's cases.

use domain::{CaseId, RefereeCase};
use rusqlite::Connection;

use super::cells::{self, Field};
use super::{Numbered, Stored};
use crate::error::Result;
use crate::ranges;

const COLUMNS: [Field; 2] = [("id", "id"), ("competition", "competition")];

impl Stored for RefereeCase {
    fn check_ranges(&self) -> Result<()> {
        ranges::referee_case(self)
    }

    fn all(connection: &Connection) -> Result<Vec<RefereeCase>> {
        cells::read_all(connection, "referee_case", "id", |row| row.joined(&COLUMNS, "record"))
    }

    fn upsert(&self, connection: &Connection) -> Result<()> {
        cells::upsert(connection, "referee_case", 1, cells::split(self, &COLUMNS, "record"))
    }

    fn remove(connection: &Connection, id: CaseId) -> Result<()> {
        cells::remove(connection, "referee_case", ["id"], [id.0])
    }
}

impl Numbered for RefereeCase {
    const TABLE: &'static str = "referee_case";

    fn numbered(number: i64) -> CaseId {
        CaseId(number)
    }
}
