//! Table `cash_day`: the till of each day.

use chrono::NaiveDate;
use domain::CashDay;
use rusqlite::Connection;

use super::Stored;
use super::cells::{self, Field};
use crate::error::Result;
use crate::ranges;

const COLUMNS: [Field; 1] = [("day", "day")];

impl Stored for CashDay {
    fn check_ranges(&self) -> Result<()> {
        ranges::cash_day(self)
    }

    fn all(connection: &Connection) -> Result<Vec<CashDay>> {
        cells::read_all(connection, "cash_day", "day", |row| row.joined(&COLUMNS, "record"))
    }

    fn upsert(&self, connection: &Connection) -> Result<()> {
        cells::upsert(connection, "cash_day", 1, cells::split(self, &COLUMNS, "record"))
    }

    fn remove(connection: &Connection, day: NaiveDate) -> Result<()> {
        connection.prepare_cached("DELETE FROM cash_day WHERE day = ?")?.execute([day.to_string()])?;
        Ok(())
    }
}
