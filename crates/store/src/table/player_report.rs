//! Table `player_report`: what players report of their games.

use domain::{PlayerReport, ReportId};
use rusqlite::Connection;

use super::cells::{self, Field};
use super::{Numbered, Stored};
use crate::error::Result;
use crate::ranges;

const COLUMNS: [Field; 2] = [("id", "id"), ("competition", "competition")];

impl Stored for PlayerReport {
    fn check_ranges(&self) -> Result<()> {
        ranges::player_report(self)
    }

    fn all(connection: &Connection) -> Result<Vec<PlayerReport>> {
        cells::read_all(connection, "player_report", "id", |row| row.joined(&COLUMNS, "record"))
    }

    fn upsert(&self, connection: &Connection) -> Result<()> {
        cells::upsert(connection, "player_report", 1, cells::split(self, &COLUMNS, "record"))
    }

    fn remove(connection: &Connection, id: ReportId) -> Result<()> {
        cells::remove(connection, "player_report", ["id"], [id.0])
    }
}

impl Numbered for PlayerReport {
    const TABLE: &'static str = "player_report";

    fn numbered(number: i64) -> ReportId {
        ReportId(number)
    }
}
