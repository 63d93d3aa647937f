//! Table `qualifying`: the games for the last places of a knock-out before its draw, one stage per category.

use domain::model::qualifying::QualifyingStage;
use domain::{Category, CompetitionId};
use rusqlite::Connection;

use super::Stored;
use super::cells::{self, json};
use crate::error::Result;
use crate::ranges;

impl Stored for QualifyingStage {
    fn check_ranges(&self) -> Result<()> {
        ranges::qualifying(self)
    }

    fn all(connection: &Connection) -> Result<Vec<QualifyingStage>> {
        cells::read_all(connection, "qualifying", "competition, category", |row| {
            Ok(QualifyingStage {
                competition: CompetitionId(row.plain("competition")?),
                category: Category(row.plain("category")?),
                lines: row.plain("lines")?,
                wild_cards: row.json("wild_cards")?,
                plan: row.json("sections")?,
            })
        })
    }

    fn upsert(&self, connection: &Connection) -> Result<()> {
        let cells = vec![
            ("competition", self.competition.0.into()),
            ("category", self.category.0.into()),
            ("lines", self.lines.into()),
            ("wild_cards", json(&self.wild_cards)),
            ("sections", json(&self.plan)),
        ];
        cells::upsert(connection, "qualifying", 2, cells)
    }

    fn remove(connection: &Connection, (competition, category): (CompetitionId, Category)) -> Result<()> {
        let values = [competition.0, category.0.into()];
        cells::remove(connection, "qualifying", ["competition", "category"], values)
    }
}
