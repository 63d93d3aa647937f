//! Table `game`: pairings with their boards, and the results entered for Black and for White.

use domain::model::knockout_table::Slot;
use domain::{CompetitionId, EntryId, Game, GameId, KnockoutGame, Passes, TableId};
use rusqlite::Connection;

use super::cells::{self, Cells, some_text};
use super::{Numbered, Stored};
use crate::error::Result;
use crate::ranges;

impl Stored for Game {
    type Key = GameId;

    fn key(&self) -> GameId {
        self.id
    }

    fn check_ranges(&self) -> Result<()> {
        ranges::game(self)
    }

    fn all(connection: &Connection) -> Result<Vec<Game>> {
        cells::read_all(connection, "game", "id", |row| {
            Ok(Game {
                id: GameId(row.plain("id")?),
                competition: CompetitionId(row.plain("competition")?),
                round: row.plain("round")?,
                board: row.plain("board")?,
                black: EntryId(row.plain("black")?),
                white: EntryId(row.plain("white")?),
                handicap: row.plain("handicap")?,
                passes: Passes { black: row.some_parsed("read_for_black")?, white: row.some_parsed("read_for_white")? },
                knockout: knockout(row)?,
                ladder_winner: row.plain::<Option<i64>>("ladder_winner")?.map(EntryId),
                locked: row.plain("locked")?,
                changed_after_release: row.plain("changed_after_release")?,
            })
        })
    }

    fn put(&self, connection: &Connection) -> Result<()> {
        let (round, index) = match self.knockout.map(|game| game.slot) {
            Some(Slot::Main { round, index }) => (Some(round), Some(index)),
            Some(Slot::ThirdPlace) | None => (None, None),
        };
        let cells = vec![
            ("id", self.id.0.into()),
            ("competition", self.competition.0.into()),
            ("round", self.round.into()),
            ("board", self.board.into()),
            ("black", self.black.0.into()),
            ("white", self.white.0.into()),
            ("handicap", self.handicap.into()),
            ("read_for_black", some_text(self.passes.black)),
            ("read_for_white", some_text(self.passes.white)),
            ("knockout", self.knockout.map(|game| game.table.0).into()),
            ("knockout_round", round.into()),
            ("knockout_index", index.into()),
            ("ladder_winner", self.ladder_winner.map(|entry| entry.0).into()),
            ("locked", self.locked.into()),
            ("changed_after_release", self.changed_after_release.into()),
        ];
        cells::put(connection, "game", 1, cells)
    }

    fn remove(connection: &Connection, id: GameId) -> Result<()> {
        cells::remove(connection, "game", ["id"], [id.0])
    }
}

impl Numbered for Game {
    const TABLE: &'static str = "game";

    fn numbered(number: i64) -> GameId {
        GameId(number)
    }
}

fn knockout(row: &Cells) -> Result<Option<KnockoutGame>> {
    let Some(table) = row.plain::<Option<i64>>("knockout")?.map(TableId) else { return Ok(None) };
    let slot = match row.plain("knockout_round")? {
        Some(round) => Slot::Main { round, index: row.plain("knockout_index")? },
        None => Slot::ThirdPlace,
    };
    Ok(Some(KnockoutGame { table, slot }))
}
