//! Table `slip`: pink slips and their outcome.

use domain::{CompetitionId, EntryId, Slip, SlipId};
use rusqlite::Connection;

use super::cells::{self, json, text, word};
use super::{Numbered, Stored};
use crate::error::Result;

impl Stored for Slip {
    fn all(connection: &Connection) -> Result<Vec<Slip>> {
        cells::read_all(connection, "slip", "id", |row| {
            Ok(Slip {
                id: SlipId(row.plain("id")?),
                competition: CompetitionId(row.plain("competition")?),
                entry: row.plain::<Option<i64>>("entry")?.map(EntryId),
                state: row.word("state")?,
                entered: row.plain("entered")?,
                settled: row.plain("settled")?,
                wish: row.json("wish")?,
                note: row.words("note")?,
                answer: row.words("answer")?,
                changes: row.json("changes")?,
            })
        })
    }

    fn upsert(&self, connection: &Connection) -> Result<()> {
        let cells = vec![
            ("id", self.id.0.into()),
            ("competition", self.competition.0.into()),
            ("entry", self.entry.map(|entry| entry.0).into()),
            ("state", word(self.state)),
            ("entered", text(&self.entered)),
            ("settled", cells::some_text(self.settled.as_ref())),
            ("wish", json(&self.wish)),
            ("note", text(&self.note)),
            ("answer", text(&self.answer)),
            ("changes", json(&self.changes)),
        ];
        cells::upsert(connection, "slip", 1, cells)
    }

    fn remove(connection: &Connection, id: SlipId) -> Result<()> {
        cells::remove(connection, "slip", ["id"], [id.0])
    }
}

impl Numbered for Slip {
    const TABLE: &'static str = "slip";

    fn numbered(number: i64) -> SlipId {
        SlipId(number)
    }
}
