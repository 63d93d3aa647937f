//! The Finals: rows of `knockout_table` with settings of their own, and their players in `knockout_box`, so that games
//! refer to a Final as they refer to a knock-out.

use domain::model::year_final::{CircleSeat, FinalSettings, YearFinal};
use domain::{Category, CompetitionId, EntryId, TableId};
use rusqlite::Connection;
use rusqlite::types::Value;

use super::cells::{self, Cells, json, text};
use super::{Numbered, Stored};
use crate::error::Result;
use crate::ranges;

impl Stored for YearFinal {
    type Key = TableId;

    fn key(&self) -> TableId {
        self.id
    }

    fn check_ranges(&self) -> Result<()> {
        ranges::year_final(self)
    }

    fn all(connection: &Connection) -> Result<Vec<YearFinal>> {
        let rows = cells::read_all(connection, "knockout_table", "id", year_final)?;
        let mut finals: Vec<YearFinal> = rows.into_iter().flatten().collect();
        for (owner, seat) in cells::read_all(connection, "knockout_box", "knockout, position", circle_seat)? {
            if let (Ok(at), Some(seat)) = (finals.binary_search_by_key(&owner, |f| f.id), seat) {
                finals[at].seats.push(seat);
            }
        }
        Ok(finals)
    }

    fn put(&self, connection: &Connection) -> Result<()> {
        let cells = vec![
            ("id", self.id.0.into()),
            ("competition", self.competition.0.into()),
            ("category", self.category.0.into()),
            ("first_round", self.first_round.into()),
            ("third_place", false.into()),
            ("draw", json(&self.draw)),
            ("since", text("null")),
            ("group_final", json(&self.settings)),
        ];
        cells::put(connection, "knockout_table", 1, cells)?;
        cells::remove(connection, "knockout_box", ["knockout"], [self.id.0])?;
        (0i64..).zip(&self.seats).try_for_each(|(position, seat)| put_seat(connection, self.id, position, seat))
    }

    fn remove(connection: &Connection, id: TableId) -> Result<()> {
        cells::remove(connection, "knockout_box", ["knockout"], [id.0])?;
        cells::remove(connection, "knockout_table", ["id"], [id.0])
    }
}

impl Numbered for YearFinal {
    const TABLE: &'static str = "knockout_table";

    fn numbered(number: i64) -> TableId {
        TableId(number)
    }
}

/// Returns the row as a Final; `None` if it is a knock-out.
fn year_final(row: &Cells) -> Result<Option<YearFinal>> {
    let read = || {
        Ok(YearFinal {
            id: TableId(row.plain("id")?),
            competition: CompetitionId(row.plain("competition")?),
            category: Category(row.plain("category")?),
            first_round: row.plain("first_round")?,
            seats: Vec::new(),
            draw: row.json("draw")?,
            settings: row.json::<FinalSettings>("group_final")?,
        })
    };
    row.plain::<Option<String>>("group_final")?.is_some().then(read).transpose()
}

fn put_seat(connection: &Connection, owner: TableId, position: i64, seat: &CircleSeat) -> Result<()> {
    let cells = vec![
        ("knockout", owner.0.into()),
        ("position", position.into()),
        ("place", (i64::from(seat.number) + 1).into()),
        ("entry", seat.entry.0.into()),
        ("mark", text("None")),
        ("seed", Value::Null),
    ];
    cells::put(connection, "knockout_box", 2, cells)
}

/// Returns a box as a circle seat; `None` for an empty box of a knock-out.
fn circle_seat(row: &Cells) -> Result<(TableId, Option<CircleSeat>)> {
    let owner = TableId(row.plain("knockout")?);
    let number: u32 = row.plain("place")?;
    let entry = row.plain::<Option<i64>>("entry")?.map(EntryId);
    Ok((owner, entry.map(|entry| CircleSeat { entry, number: number.saturating_sub(1) })))
}
