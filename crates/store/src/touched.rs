//! Which records the entries of the journal changed, to name the competition of an operation.

use std::collections::BTreeMap;

use domain::{CaseId, CompetitionId, EntryId, FinalId, GameId, SlipId, TableId};
use rusqlite::Connection;
use serde::Deserialize;
use serde_json::Value;

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
    /// Returns the game; `None` for other records.
    pub fn game(self) -> Option<GameId> {
        match self {
            Touched::Game(id) => Some(id),
            _ => None,
        }
    }

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

/// A changed row: of its values only the keys that name a record.
#[derive(Deserialize)]
struct Row {
    table: String,
    before: Option<Keys>,
    after: Option<Keys>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Keys {
    id: Option<Value>,
    competition: Option<Value>,
    entry: Option<Value>,
    game: Option<Value>,
    knockout: Option<Value>,
    year_final: Option<Value>,
}

impl Row {
    fn touched(&self) -> Option<Touched> {
        let key: fn(&Keys) -> &Option<Value> = match self.table.as_str() {
            "seed_points" | "pair_partner" => |keys| &keys.entry,
            "ladder" | "late_player" | "adjournment" => |keys| &keys.game,
            "knockout_box" => |keys| &keys.knockout,
            "final_seat" => |keys| &keys.year_final,
            _ => |keys| &keys.id,
        };
        Touched::of(&self.table, self.number(|keys| &keys.competition), self.number(key))
    }

    /// Returns a key after the change, or before it. What is not a number becomes 0, which is never a key.
    fn number(&self, key: fn(&Keys) -> &Option<Value>) -> Option<i64> {
        let value = [&self.after, &self.before].into_iter().flatten().find_map(|keys| key(keys).as_ref());
        value.map(|value| value.as_i64().unwrap_or_default())
    }
}

fn read(connection: &Connection, after: i64) -> Result<BTreeMap<i64, Vec<Touched>>> {
    let sql = "SELECT id, changes FROM journal WHERE id > ?1 AND kind <> 'base'";
    let mut found: BTreeMap<i64, Vec<Touched>> = BTreeMap::new();
    let mut select = connection.prepare_cached(sql)?;
    let mut rows = select.query([after])?;
    while let Some(row) = rows.next()? {
        // Text that is not a list of changes names no records.
        let changes: Vec<Row> = serde_json::from_str(&row.get::<_, String>(1)?).unwrap_or_default();
        let records = found.entry(row.get(0)?).or_default();
        for touched in changes.iter().filter_map(Row::touched) {
            if records.last() != Some(&touched) {
                records.push(touched);
            }
        }
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
