//! Table `game`: pairings with their boards, and the results entered for Black and for White.

use domain::model::knockout_table::Slot;
use domain::{CompetitionId, DrawId, EntryId, FinalId, Game, GameId, KnockoutGame, Passes, TableId};
use rusqlite::Connection;

use super::cells::{self, Cell, Cells, some_text};
use super::{Numbered, Stored};
use crate::error::Result;
use crate::ranges;

impl Stored for Game {
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
                knockout: place(row)?,
                ladder_winner: row.plain::<Option<i64>>("ladder_winner")?.map(EntryId),
                locked: row.plain("locked")?,
                changed_after_release: row.plain("changed_after_release")?,
                played_on: row.some_parsed("played_on")?,
            })
        })
    }

    fn upsert(&self, connection: &Connection) -> Result<()> {
        let mut cells = vec![
            ("id", self.id.0.into()),
            ("competition", self.competition.0.into()),
            ("round", self.round.into()),
            ("board", self.board.into()),
            ("black", self.black.0.into()),
            ("white", self.white.0.into()),
            ("handicap", self.handicap.into()),
            ("read_for_black", some_text(self.passes.black)),
            ("read_for_white", some_text(self.passes.white)),
            ("ladder_winner", self.ladder_winner.map(|entry| entry.0).into()),
            ("locked", self.locked.into()),
            ("changed_after_release", self.changed_after_release.into()),
            ("played_on", some_text(self.played_on)),
        ];
        cells.extend(place_cells(self.knockout));
        cells::upsert(connection, "game", 1, cells)
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

/// Returns the columns of a game's position in a knock-out table or a Final.
fn place_cells(place: Option<KnockoutGame>) -> [Cell; 6] {
    let (mut knockout, mut year_final) = ((None, None, None), (None, None, None));
    if let Some(place) = place {
        let (round, index) = match place.slot {
            Slot::Main { round, index } => (Some(round), Some(index)),
            Slot::ThirdPlace => (None, None),
        };
        match place.draw {
            DrawId::Knockout(id) => knockout = (Some(id.0), round, index),
            DrawId::Final(id) => year_final = (Some(id.0), round, index),
        }
    }
    [
        ("knockout", knockout.0.into()),
        ("knockout_round", knockout.1.into()),
        ("knockout_index", knockout.2.into()),
        ("year_final", year_final.0.into()),
        ("final_round", year_final.1.into()),
        ("final_index", year_final.2.into()),
    ]
}

/// Returns a game's position in a knock-out table or a Final.
fn place(row: &Cells) -> Result<Option<KnockoutGame>> {
    if let Some(id) = row.plain::<Option<i64>>("year_final")? {
        let slot = Slot::Main { round: row.plain("final_round")?, index: row.plain("final_index")? };
        return Ok(Some(KnockoutGame { draw: FinalId(id).into(), slot }));
    }
    let Some(id) = row.plain::<Option<i64>>("knockout")? else { return Ok(None) };
    let slot = match row.plain("knockout_round")? {
        Some(round) => Slot::Main { round, index: row.plain("knockout_index")? },
        None => Slot::ThirdPlace,
    };
    Ok(Some(KnockoutGame { draw: TableId(id).into(), slot }))
}
