//! Table `payment`: payments and refunds, by the numbers of their receipts.

use domain::{Payment, PaymentId};
use rusqlite::Connection;

use super::cells::{self, Field};
use super::{Numbered, Stored};
use crate::error::Result;
use crate::ranges;

const COLUMNS: [Field; 3] = [("id", "id"), ("person", "person"), ("amount", "amount")];

impl Stored for Payment {
    fn check_ranges(&self) -> Result<()> {
        ranges::payment(self)
    }

    fn all(connection: &Connection) -> Result<Vec<Payment>> {
        cells::read_all(connection, "payment", "id", |row| row.joined(&COLUMNS, "record"))
    }

    fn upsert(&self, connection: &Connection) -> Result<()> {
        cells::upsert(connection, "payment", 1, cells::split(self, &COLUMNS, "record"))
    }

    fn remove(connection: &Connection, id: PaymentId) -> Result<()> {
        cells::remove(connection, "payment", ["id"], [id.0])
    }
}

impl Numbered for Payment {
    const TABLE: &'static str = "payment";

    fn numbered(number: i64) -> PaymentId {
        PaymentId(number)
    }
}
