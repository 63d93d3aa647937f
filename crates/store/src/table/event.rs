//! Table `event`: one row.

use domain::EventSettings;
use rusqlite::Connection;

use super::Stored;
use super::cells::{self, Field};
use crate::error::Result;
use crate::ranges;

const COLUMNS: [Field; 7] = [
    ("name", "name"),
    ("place", "place"),
    ("country", "country"),
    ("start", "first_day"),
    ("end", "last_day"),
    ("season", "season"),
    ("draw_seed", "draw_seed"),
];

impl Stored for EventSettings {
    fn check_ranges(&self) -> Result<()> {
        ranges::event(self)
    }

    fn all(connection: &Connection) -> Result<Vec<EventSettings>> {
        cells::read_all(connection, "event", "id", |row| row.joined(&COLUMNS, "settings"))
    }

    fn upsert(&self, connection: &Connection) -> Result<()> {
        let mut cells = vec![("id", 1.into())];
        cells.extend(cells::split(self, &COLUMNS, "settings"));
        cells::upsert(connection, "event", 1, cells)
    }

    fn remove(connection: &Connection, (): ()) -> Result<()> {
        cells::remove(connection, "event", ["id"], [1])
    }
}
