//! Tables `knockout_table` and `knockout_box`: the draws and the players in their boxes.

use domain::model::knockout_table::{KnockoutTable, Mark, TableBox};
use domain::{Category, CompetitionId, EntryId, TableId};
use rusqlite::Connection;

use super::cells::{self, Cells, json, text};
use super::{Numbered, Stored};
use crate::error::Result;
use crate::ranges;

impl Stored for KnockoutTable {
    fn check_ranges(&self) -> Result<()> {
        ranges::knockout_table(self)
    }

    fn all(connection: &Connection) -> Result<Vec<KnockoutTable>> {
        let mut tables = cells::read_all(connection, "knockout_table", "id", knockout_table)?;
        let boxes = cells::read_all(connection, "knockout_box", "knockout, position", table_box)?;
        cells::attach(&mut tables, |table| table.id, boxes, |table, line| table.boxes.push(line));
        Ok(tables)
    }

    fn upsert(&self, connection: &Connection) -> Result<()> {
        let cells = vec![
            ("id", self.id.0.into()),
            ("competition", self.competition.0.into()),
            ("category", self.category.0.into()),
            ("first_round", self.first_round.into()),
            ("third_place", self.third_place.into()),
            ("draw", json(&self.draw)),
            ("since", json(&self.since)),
        ];
        cells::upsert(connection, "knockout_table", 1, cells)?;
        cells::remove(connection, "knockout_box", ["knockout"], [self.id.0])?;
        (0i64..).zip(&self.boxes).try_for_each(|(position, line)| put_box(connection, self.id, position, line))
    }

    fn remove(connection: &Connection, id: TableId) -> Result<()> {
        cells::remove(connection, "knockout_box", ["knockout"], [id.0])?;
        cells::remove(connection, "knockout_table", ["id"], [id.0])
    }
}

impl Numbered for KnockoutTable {
    const TABLE: &'static str = "knockout_table";

    fn numbered(number: i64) -> TableId {
        TableId(number)
    }
}

fn knockout_table(row: &Cells) -> Result<KnockoutTable> {
    Ok(KnockoutTable {
        id: TableId(row.plain("id")?),
        competition: CompetitionId(row.plain("competition")?),
        category: Category(row.plain("category")?),
        first_round: row.plain("first_round")?,
        third_place: row.plain("third_place")?,
        boxes: Vec::new(),
        draw: row.json("draw")?,
        since: row.json("since")?,
    })
}

fn put_box(connection: &Connection, table: TableId, position: i64, line: &TableBox) -> Result<()> {
    let (mark, seed) = match line.mark {
        Mark::None => ("None", None),
        Mark::Seed(number) => ("Seed", Some(number)),
        Mark::WildCard => ("WildCard", None),
        Mark::Qualifier => ("Qualifier", None),
        Mark::Alternate => ("Alternate", None),
    };
    let cells = vec![
        ("knockout", table.0.into()),
        ("position", position.into()),
        ("place", line.place.into()),
        ("entry", line.entry.map(|entry| entry.0).into()),
        ("mark", text(mark)),
        ("seed", seed.into()),
    ];
    cells::upsert(connection, "knockout_box", 2, cells)
}

fn table_box(row: &Cells) -> Result<(TableId, TableBox)> {
    let mark = match row.plain::<String>("mark")?.as_str() {
        "None" => Mark::None,
        "Seed" => Mark::Seed(row.plain("seed")?),
        "WildCard" => Mark::WildCard,
        "Qualifier" => Mark::Qualifier,
        "Alternate" => Mark::Alternate,
        other => return Err(row.unreadable("mark", other)),
    };
    let entry = row.plain::<Option<i64>>("entry")?.map(EntryId);
    Ok((TableId(row.plain("knockout")?), TableBox { place: row.plain("place")?, entry, mark }))
}
