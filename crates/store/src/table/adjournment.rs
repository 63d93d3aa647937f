//! Table `adjournment`: the forms of adjourned games, at most one per game.

use domain::{Adjournment, GameId};
use rusqlite::Connection;

use super::Stored;
use super::cells::{self, json};
use crate::error::Result;

impl Stored for Adjournment {
    fn all(connection: &Connection) -> Result<Vec<Adjournment>> {
        cells::read_all(connection, "adjournment", "game", |row| row.harmless_json("record"))
    }

    fn upsert(&self, connection: &Connection) -> Result<()> {
        cells::upsert(connection, "adjournment", 1, vec![("game", self.game.0.into()), ("record", json(self))])
    }

    fn remove(connection: &Connection, game: GameId) -> Result<()> {
        cells::remove(connection, "adjournment", ["game"], [game.0])
    }
}
