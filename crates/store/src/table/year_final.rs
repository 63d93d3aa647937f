//! Tables `year_final` and `final_seat`: the Finals and the players in the circles of their groups.

use domain::model::year_final::{CircleSeat, YearFinal};
use domain::{Category, CompetitionId, EntryId, FinalId};
use rusqlite::Connection;

use super::cells::{self, Cells, json};
use super::{Numbered, Stored};
use crate::error::Result;
use crate::ranges;

impl Stored for YearFinal {
    fn check_ranges(&self) -> Result<()> {
        ranges::year_final(self)
    }

    fn all(connection: &Connection) -> Result<Vec<YearFinal>> {
        let mut finals = cells::read_all(connection, "year_final", "id", year_final)?;
        let seats = cells::read_all(connection, "final_seat", "year_final, position", circle_seat)?;
        cells::attach(&mut finals, |drawn| drawn.id, seats, |drawn, seat| drawn.seats.push(seat));
        Ok(finals)
    }

    fn upsert(&self, connection: &Connection) -> Result<()> {
        let cells = vec![
            ("id", self.id.0.into()),
            ("competition", self.competition.0.into()),
            ("category", self.category.0.into()),
            ("first_round", self.first_round.into()),
            ("draw", json(&self.draw)),
            ("settings", json(&self.settings)),
        ];
        cells::upsert(connection, "year_final", 1, cells)?;
        cells::remove(connection, "final_seat", ["year_final"], [self.id.0])?;
        (0i64..).zip(&self.seats).try_for_each(|(position, seat)| put_seat(connection, self.id, position, seat))
    }

    fn remove(connection: &Connection, id: FinalId) -> Result<()> {
        cells::remove(connection, "final_seat", ["year_final"], [id.0])?;
        cells::remove(connection, "year_final", ["id"], [id.0])
    }
}

impl Numbered for YearFinal {
    const TABLE: &'static str = "year_final";

    fn numbered(number: i64) -> FinalId {
        FinalId(number)
    }
}

fn year_final(row: &Cells) -> Result<YearFinal> {
    Ok(YearFinal {
        id: FinalId(row.plain("id")?),
        competition: CompetitionId(row.plain("competition")?),
        category: Category(row.plain("category")?),
        first_round: row.plain("first_round")?,
        seats: Vec::new(),
        draw: row.json("draw")?,
        settings: row.json("settings")?,
    })
}

fn put_seat(connection: &Connection, drawn: FinalId, position: i64, seat: &CircleSeat) -> Result<()> {
    let cells = vec![
        ("year_final", drawn.0.into()),
        ("position", position.into()),
        ("entry", seat.entry.0.into()),
        ("number", seat.number.into()),
    ];
    cells::upsert(connection, "final_seat", 2, cells)
}

fn circle_seat(row: &Cells) -> Result<(FinalId, CircleSeat)> {
    let drawn = FinalId(row.plain("year_final")?);
    Ok((drawn, CircleSeat { entry: EntryId(row.plain("entry")?), number: row.plain("number")? }))
}
