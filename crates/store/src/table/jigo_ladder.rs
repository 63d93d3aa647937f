//! Table `ladder`: the jigo ladders, at most one per game.

use domain::GameId;
use domain::model::jigo_ladder::JigoLadder;
use rusqlite::Connection;

use super::Stored;
use super::cells::{self, json};
use crate::error::Result;

impl Stored for JigoLadder {
    fn all(connection: &Connection) -> Result<Vec<JigoLadder>> {
        cells::read_all(connection, "ladder", "game", |row| row.json("record"))
    }

    fn upsert(&self, connection: &Connection) -> Result<()> {
        cells::upsert(connection, "ladder", 1, vec![("game", self.game.0.into()), ("record", json(self))])
    }

    fn remove(connection: &Connection, game: GameId) -> Result<()> {
        cells::remove(connection, "ladder", ["game"], [game.0])
    }
}
