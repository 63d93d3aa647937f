//! Table `late_player`: who was not at the board when play began, or was resumed.

use domain::{Colour, GameId, LatePlayer, Sitting};
use rusqlite::Connection;

use super::Stored;
use super::cells;
use super::round_clock::moment;
use crate::error::Result;

impl Stored for LatePlayer {
    fn all(connection: &Connection) -> Result<Vec<LatePlayer>> {
        cells::read_all(connection, "late_player", "game, resumption, white", |row| {
            Ok(LatePlayer {
                game: GameId(row.plain("game")?),
                sitting: if row.plain("resumption")? { Sitting::Resumption } else { Sitting::Start },
                colour: if row.plain("white")? { Colour::White } else { Colour::Black },
                arrived: row.some_parsed("arrived")?,
            })
        })
    }

    fn upsert(&self, connection: &Connection) -> Result<()> {
        let cells = vec![
            ("game", self.game.0.into()),
            ("resumption", (self.sitting == Sitting::Resumption).into()),
            ("white", (self.colour == Colour::White).into()),
            ("arrived", moment(self.arrived)),
        ];
        cells::upsert(connection, "late_player", 3, cells)
    }

    fn remove(connection: &Connection, (game, sitting, colour): Self::Key) -> Result<()> {
        let key = [game.0, i64::from(sitting == Sitting::Resumption), i64::from(colour == Colour::White)];
        cells::remove(connection, "late_player", ["game", "resumption", "white"], key)
    }
}
