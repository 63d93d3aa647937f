//! The tables of the tour book.

use domain::model::ratio;
use domain::tour::book::{Championship, Merge, OrganiserKey, Tour, TourEdition, TourPlayer, TourResult, TwoPeople};
use domain::tour::ledger::Gain;
use domain::{Category, ChampionshipId, EditionId, EntryId, MergeId, OrganiserKeyId, TourPlayerId, TwoPeopleId};
use rusqlite::Connection;

use super::cells::{self, Cells, json, some_text, text};
use super::{Numbered, Stored};
use crate::error::Result;

/// Reads points from their exact text form.
fn exact(row: &Cells, column: &str) -> Result<Option<domain::Ratio>> {
    let text: Option<String> = row.plain(column)?;
    let read = |text: String| ratio::exact(&text).ok_or_else(|| row.unreadable(column, text));
    text.map(read).transpose()
}

impl Stored for Tour {
    fn all(connection: &Connection) -> Result<Vec<Tour>> {
        cells::read_all(connection, "tour", "id", |row| Ok(Tour { name: row.plain("name")? }))
    }

    fn upsert(&self, connection: &Connection) -> Result<()> {
        cells::upsert(connection, "tour", 1, vec![("id", 1.into()), ("name", text(&self.name))])
    }

    fn remove(connection: &Connection, (): ()) -> Result<()> {
        cells::remove(connection, "tour", ["id"], [1])
    }
}

impl Stored for OrganiserKey {
    fn all(connection: &Connection) -> Result<Vec<OrganiserKey>> {
        cells::read_all(connection, "organiser_key", "id", |row| {
            Ok(OrganiserKey {
                id: OrganiserKeyId(row.plain("id")?),
                public: row.plain("public")?,
                holder: row.plain("holder")?,
                revoked: row.some_parsed("revoked")?,
            })
        })
    }

    fn upsert(&self, connection: &Connection) -> Result<()> {
        let cells = vec![
            ("id", self.id.0.into()),
            ("public", text(&self.public)),
            ("holder", text(&self.holder)),
            ("revoked", some_text(self.revoked)),
        ];
        cells::upsert(connection, "organiser_key", 1, cells)
    }

    fn remove(connection: &Connection, id: OrganiserKeyId) -> Result<()> {
        cells::remove(connection, "organiser_key", ["id"], [id.0])
    }
}

impl Numbered for OrganiserKey {
    const TABLE: &'static str = "organiser_key";

    fn numbered(number: i64) -> OrganiserKeyId {
        OrganiserKeyId(number)
    }
}

impl Stored for Championship {
    fn all(connection: &Connection) -> Result<Vec<Championship>> {
        cells::read_all(connection, "championship", "id", |row| {
            Ok(Championship { id: ChampionshipId(row.plain("id")?), name: row.plain("name")? })
        })
    }

    fn upsert(&self, connection: &Connection) -> Result<()> {
        cells::upsert(connection, "championship", 1, vec![("id", self.id.0.into()), ("name", text(&self.name))])
    }

    fn remove(connection: &Connection, id: ChampionshipId) -> Result<()> {
        cells::remove(connection, "championship", ["id"], [id.0])
    }
}

impl Numbered for Championship {
    const TABLE: &'static str = "championship";

    fn numbered(number: i64) -> ChampionshipId {
        ChampionshipId(number)
    }
}

impl Stored for TourEdition {
    fn all(connection: &Connection) -> Result<Vec<TourEdition>> {
        cells::read_all(connection, "edition", "id", |row| {
            Ok(TourEdition {
                id: EditionId(row.plain("id")?),
                event: row.parsed("event")?,
                championship: ChampionshipId(row.plain("championship")?),
                name: row.plain("name")?,
                start: row.parsed("first_day")?,
                end: row.parsed("last_day")?,
                class: row.plain("class")?,
                avc: exact(row, "avc")?.ok_or_else(|| row.unreadable("avc", "NULL"))?,
                ages: row.json("ages")?,
                sequence: row.plain("sequence")?,
                hash: row.plain("hash")?,
                key: row.plain("signed_by")?,
                data: row.plain("data")?,
            })
        })
    }

    fn upsert(&self, connection: &Connection) -> Result<()> {
        let cells = vec![
            ("id", self.id.0.into()),
            ("event", text(&self.event)),
            ("championship", self.championship.0.into()),
            ("name", text(&self.name)),
            ("first_day", text(self.start)),
            ("last_day", text(self.end)),
            ("class", text(&self.class)),
            ("avc", text(self.avc)),
            ("ages", json(&self.ages)),
            ("sequence", self.sequence.into()),
            ("hash", text(&self.hash)),
            ("signed_by", text(&self.key)),
            ("data", text(&self.data)),
        ];
        cells::upsert(connection, "edition", 1, cells)
    }

    fn remove(connection: &Connection, id: EditionId) -> Result<()> {
        cells::remove(connection, "edition", ["id"], [id.0])
    }
}

impl Numbered for TourEdition {
    const TABLE: &'static str = "edition";

    fn numbered(number: i64) -> EditionId {
        EditionId(number)
    }
}

impl Stored for TourPlayer {
    fn all(connection: &Connection) -> Result<Vec<TourPlayer>> {
        cells::read_all(connection, "player", "id", |row| {
            Ok(TourPlayer {
                id: TourPlayerId(row.plain("id")?),
                token: row.parsed("token")?,
                person: row.json("person")?,
                confirmed: row.plain("confirmed")?,
            })
        })
    }

    fn upsert(&self, connection: &Connection) -> Result<()> {
        let cells = vec![
            ("id", self.id.0.into()),
            ("token", text(&self.token)),
            ("person", json(&self.person)),
            ("confirmed", self.confirmed.into()),
        ];
        cells::upsert(connection, "player", 1, cells)
    }

    fn remove(connection: &Connection, id: TourPlayerId) -> Result<()> {
        cells::remove(connection, "player", ["id"], [id.0])
    }
}

impl Numbered for TourPlayer {
    const TABLE: &'static str = "player";

    fn numbered(number: i64) -> TourPlayerId {
        TourPlayerId(number)
    }
}

impl Stored for TourResult {
    fn all(connection: &Connection) -> Result<Vec<TourResult>> {
        cells::read_all(connection, "result", "edition, entry", |row| {
            let category: Option<u8> = row.plain("category")?;
            let points = exact(row, "points")?;
            Ok(TourResult {
                edition: EditionId(row.plain("edition")?),
                entry: EntryId(row.plain("entry")?),
                player: TourPlayerId(row.plain("player")?),
                person: row.json("person")?,
                gain: category.zip(points).map(|(category, points)| Gain { category: Category(category), points }),
                future_stars: row.plain("future_stars")?,
            })
        })
    }

    fn upsert(&self, connection: &Connection) -> Result<()> {
        let cells = vec![
            ("edition", self.edition.0.into()),
            ("entry", self.entry.0.into()),
            ("player", self.player.0.into()),
            ("person", json(&self.person)),
            ("category", self.gain.map(|gain| gain.category.0).into()),
            ("points", some_text(self.gain.map(|gain| gain.points))),
            ("future_stars", self.future_stars.into()),
        ];
        cells::upsert(connection, "result", 2, cells)
    }

    fn remove(connection: &Connection, (edition, entry): Self::Key) -> Result<()> {
        cells::remove(connection, "result", ["edition", "entry"], [edition.0, entry.0])
    }
}

impl Stored for Merge {
    fn all(connection: &Connection) -> Result<Vec<Merge>> {
        cells::read_all(connection, "merge", "id", |row| {
            Ok(Merge { id: MergeId(row.plain("id")?), duplicate: row.parsed("duplicate")?, kept: row.parsed("kept")? })
        })
    }

    fn upsert(&self, connection: &Connection) -> Result<()> {
        let cells = vec![("id", self.id.0.into()), ("duplicate", text(&self.duplicate)), ("kept", text(&self.kept))];
        cells::upsert(connection, "merge", 1, cells)
    }

    fn remove(connection: &Connection, id: MergeId) -> Result<()> {
        cells::remove(connection, "merge", ["id"], [id.0])
    }
}

impl Numbered for Merge {
    const TABLE: &'static str = "merge";

    fn numbered(number: i64) -> MergeId {
        MergeId(number)
    }
}

impl Stored for TwoPeople {
    fn all(connection: &Connection) -> Result<Vec<TwoPeople>> {
        cells::read_all(connection, "two_people", "id", |row| {
            Ok(TwoPeople { id: TwoPeopleId(row.plain("id")?), one: row.parsed("one")?, other: row.parsed("other")? })
        })
    }

    fn upsert(&self, connection: &Connection) -> Result<()> {
        let cells = vec![("id", self.id.0.into()), ("one", text(&self.one)), ("other", text(&self.other))];
        cells::upsert(connection, "two_people", 1, cells)
    }

    fn remove(connection: &Connection, id: TwoPeopleId) -> Result<()> {
        cells::remove(connection, "two_people", ["id"], [id.0])
    }
}

impl Numbered for TwoPeople {
    const TABLE: &'static str = "two_people";

    fn numbered(number: i64) -> TwoPeopleId {
        TwoPeopleId(number)
    }
}
