//! Which records the entries of the journal changed, to name the competition of an operation.

use std::collections::BTreeMap;

use domain::{CaseId, CompetitionId, EntryId, FinalId, GameId, SlipId, TableId};
use rusqlite::Connection;

use crate::error::Result;
use crate::file::EventFile;

/// A record that an entry of the journal changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Touched {
    /// A competition, or a record with its key.
    Competition(CompetitionId),
    /// An entry.
    Entry(EntryId),
    /// A game, its jigo ladder, or the referee's records of it.
    Game(GameId),
    /// A knock-out table.
    Table(TableId),
    /// A Final.
    Final(FinalId),
    /// A pink slip.
    Slip(SlipId),
    /// A case of the referee.
    Case(CaseId),
}

impl Touched {
    /// Returns the record of a changed row: its table, the competition in it, and its key. `None` for the event.
    fn of(table: &str, competition: Option<i64>, key: Option<i64>) -> Option<Touched> {
        if let Some(competition) = competition {
            return Some(Touched::Competition(CompetitionId(competition)));
        }
        let key = key?;
        match table {
            "competition" => Some(Touched::Competition(CompetitionId(key))),
            "entry" | "seed_points" | "pair_partner" => Some(Touched::Entry(EntryId(key))),
            "game" | "ladder" | "late_player" | "adjournment" => Some(Touched::Game(GameId(key))),
            "knockout_table" | "knockout_box" => Some(Touched::Table(TableId(key))),
            "year_final" | "final_seat" => Some(Touched::Final(FinalId(key))),
            "slip" => Some(Touched::Slip(SlipId(key))),
            "referee_case" => Some(Touched::Case(CaseId(key))),
            _ => None,
        }
    }
}

impl EventFile {
    /// Returns the records that journal entries after number `after` changed, by entry, without the base of the history. A
    /// record is named by its competition if its row has one: updates have only the key and the columns that differ.
    ///
    /// # Errors
    /// [`StoreError::Write`](crate::StoreError::Write) if the journal cannot be read.
    pub fn touched(&self, after: i64) -> Result<BTreeMap<i64, Vec<Touched>>> {
        read(&self.connection, after)
    }
}

fn read(connection: &Connection, after: i64) -> Result<BTreeMap<i64, Vec<Touched>>> {
    // A text where a number belongs becomes 0, which is never a key.
    let either = |name: &str| {
        format!(
            "CAST(coalesce(json_extract(value, '$.after.{name}'), json_extract(value, '$.before.{name}')) AS INTEGER)"
        )
    };
    let sql = format!(
        "WITH change AS (
             SELECT journal.id AS number, json_extract(row.value, '$.table') AS name, row.value AS value
             FROM journal, json_each(journal.changes) AS row WHERE journal.id > ?1 AND journal.kind <> 'base')
         SELECT DISTINCT number, CAST(name AS TEXT), {}, CASE
             WHEN name IN ('seed_points', 'pair_partner') THEN {} WHEN name IN ('ladder', 'late_player', 'adjournment') THEN {}
             WHEN name = 'knockout_box' THEN {} WHEN name = 'final_seat' THEN {} ELSE {} END FROM change",
        either("competition"),
        either("entry"),
        either("game"),
        either("knockout"),
        either("year_final"),
        either("id"),
    );
    let mut found: BTreeMap<i64, Vec<Touched>> = BTreeMap::new();
    let mut select = connection.prepare_cached(&sql)?;
    let mut rows = select.query([after])?;
    while let Some(row) = rows.next()? {
        let table: Option<String> = row.get(1)?;
        let record = Touched::of(table.as_deref().unwrap_or_default(), row.get(2)?, row.get(3)?);
        found.entry(row.get(0)?).or_default().extend(record);
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_name_their_competition_or_their_key() {
        let connection = Connection::open_in_memory().unwrap();
        connection.execute_batch("CREATE TABLE journal (id INTEGER PRIMARY KEY, kind TEXT, changes TEXT)").unwrap();
        let journal = [
            ("base", r#"[{"table":"game","before":null,"after":{"id":1,"competition":1}}]"#),
            ("do", r#"[{"table":"game","before":null,"after":{"id":7,"competition":2}}]"#),
            (
                "do",
                r#"[{"table":"game","before":{"id":7,"board":1},"after":{"id":7,"board":2}},
                    {"table":"event","before":{"name":"A"},"after":{"name":"B"}},
                    {"table":"final_seat","before":{"year_final":3,"position":0},"after":null}]"#,
            ),
            ("undo", r#"[{"table":"entry","before":{"id":4,"competition":2},"after":null}]"#),
        ];
        for (id, (kind, changes)) in (1..).zip(journal) {
            connection.execute("INSERT INTO journal VALUES (?1, ?2, ?3)", (id, kind, changes)).unwrap();
        }
        let side = Touched::Competition(CompetitionId(2));
        let all = read(&connection, 0).unwrap();
        assert_eq!((all.get(&1), all[&2].as_slice(), all[&4].as_slice()), (None, [side].as_slice(), [side].as_slice()));
        assert_eq!(all[&3], [Touched::Game(GameId(7)), Touched::Final(FinalId(3))]);
        assert_eq!(read(&connection, 3).unwrap().len(), 1);
    }
}
