//! Table `person_fees`: what people chose and were granted.

use domain::{PersonFees, PersonId};
use rusqlite::Connection;

use super::Stored;
use super::cells::{self, Field};
use crate::error::Result;
use crate::ranges;

const COLUMNS: [Field; 1] = [("person", "person")];

impl Stored for PersonFees {
    fn check_ranges(&self) -> Result<()> {
        ranges::person_fees(self)
    }

    fn all(connection: &Connection) -> Result<Vec<PersonFees>> {
        cells::read_all(connection, "person_fees", "person", |row| row.joined(&COLUMNS, "record"))
    }

    fn upsert(&self, connection: &Connection) -> Result<()> {
        cells::upsert(connection, "person_fees", 1, cells::split(self, &COLUMNS, "record"))
    }

    fn remove(connection: &Connection, person: PersonId) -> Result<()> {
        cells::remove(connection, "person_fees", ["person"], [person.0])
    }
}
