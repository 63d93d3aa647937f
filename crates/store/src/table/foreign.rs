//! Tables `foreign_data` and `import_note`: what an import kept for a later export, and its notes.

use domain::{CompetitionId, EntryId, ForeignRecord, ForeignSubject, GameId, ImportNote, Record};
use rusqlite::Connection;

use super::Stored;
use super::cells::{self, Cells, json, text};
use crate::error::Result;
use crate::ranges;

impl Stored for ForeignRecord {
    fn check_ranges(&self) -> Result<()> {
        ranges::foreign(self)
    }

    fn all(connection: &Connection) -> Result<Vec<ForeignRecord>> {
        let mut records = cells::read_all(connection, "foreign_data", "competition, entry, game", |row| {
            Ok(ForeignRecord {
                competition: CompetitionId(row.plain("competition")?),
                subject: subject(row)?,
                format: row.words("format")?,
                fields: row.harmless_json("fields")?,
            })
        })?;
        records.sort_by_key(ForeignRecord::key);
        Ok(records)
    }

    fn upsert(&self, connection: &Connection) -> Result<()> {
        let [entry, game] = numbers(self.subject);
        let cells = vec![
            ("competition", self.competition.0.into()),
            ("entry", entry.into()),
            ("game", game.into()),
            ("format", text(&self.format)),
            ("fields", json(&self.fields)),
        ];
        cells::upsert(connection, "foreign_data", 3, cells)
    }

    fn remove(connection: &Connection, (competition, subject): Self::Key) -> Result<()> {
        let [entry, game] = numbers(subject);
        cells::remove(connection, "foreign_data", ["competition", "entry", "game"], [competition.0, entry, game])
    }
}

impl Stored for ImportNote {
    fn check_ranges(&self) -> Result<()> {
        ranges::import_note(self)
    }

    fn all(connection: &Connection) -> Result<Vec<ImportNote>> {
        cells::read_all(connection, "import_note", "competition, number", |row| {
            Ok(ImportNote {
                competition: CompetitionId(row.plain("competition")?),
                number: row.plain("number")?,
                texts: row.harmless_json("texts")?,
            })
        })
    }

    fn upsert(&self, connection: &Connection) -> Result<()> {
        let cells = vec![
            ("competition", self.competition.0.into()),
            ("number", self.number.into()),
            ("texts", json(&self.texts)),
        ];
        cells::upsert(connection, "import_note", 2, cells)
    }

    fn remove(connection: &Connection, (competition, number): Self::Key) -> Result<()> {
        cells::remove(connection, "import_note", ["competition", "number"], [competition.0, number.into()])
    }
}

/// Returns the columns `entry` and `game` of a subject.
fn numbers(subject: ForeignSubject) -> [i64; 2] {
    match subject {
        ForeignSubject::Competition => [0, 0],
        ForeignSubject::Entry(entry) => [entry.0, 0],
        ForeignSubject::Game(game) => [0, game.0],
    }
}

fn subject(row: &Cells) -> Result<ForeignSubject> {
    Ok(match (row.plain("entry")?, row.plain("game")?) {
        (0, 0) => ForeignSubject::Competition,
        (0, game) => ForeignSubject::Game(GameId(game)),
        (entry, _) => ForeignSubject::Entry(EntryId(entry)),
    })
}
