//! The hash of all rows of a file. Every journal entry records the hash that it leads to, so that opening a file compares one
//! number instead of replaying the journal.

use rusqlite::Connection;
use rusqlite::types::ValueRef;
use serde_json::Value;
use sha2::Sha256;

use crate::error::Result;
use crate::fields;
use crate::rows::Table;

/// The sum of the hashes of rows, whatever their order: four numbers, each added without carry. Zero without rows.
///
/// It detects accidents. Who rewrites rows on purpose can write the sum to match, as they could the journal.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct StateHash([u64; 4]);

impl StateHash {
    /// Returns the hash of all current rows.
    pub fn of_rows(connection: &Connection, tables: &[Table]) -> Result<StateHash> {
        let mut state = StateHash::default();
        for table in tables {
            table.each_row(connection, |values| state.add(row_hash(table, values)))?;
        }
        Ok(state)
    }

    /// Adds the row `after` and takes away the row `before`, both with all columns.
    pub fn replace(&mut self, table: &Table, before: Option<&Value>, after: Option<&Value>) -> Result<()> {
        if let Some(row) = before {
            self.subtract(json_hash(table, row)?);
        }
        if let Some(row) = after {
            self.add(json_hash(table, row)?);
        }
        Ok(())
    }

    /// Returns the state after a change with this difference.
    pub fn changed_by(self, difference: StateHash) -> StateHash {
        let mut state = self;
        state.add(difference);
        state
    }

    /// Returns the 32 bytes that the journal stores.
    pub fn to_bytes(self) -> [u8; 32] {
        let mut bytes = [0; 32];
        for (place, number) in bytes.chunks_exact_mut(8).zip(self.0) {
            place.copy_from_slice(&number.to_be_bytes());
        }
        bytes
    }

    /// Returns the state that the journal stores as these bytes.
    pub fn from_bytes(bytes: [u8; 32]) -> StateHash {
        let number = |at: usize| {
            let eight: Vec<u8> = bytes[8 * at..8 * at + 8].to_vec();
            eight.iter().fold(0, |number, byte| number << 8 | u64::from(*byte))
        };
        StateHash([0, 1, 2, 3].map(number))
    }

    fn add(&mut self, other: StateHash) {
        self.0.iter_mut().zip(other.0).for_each(|(number, more)| *number = number.wrapping_add(more));
    }

    fn subtract(&mut self, other: StateHash) {
        self.0.iter_mut().zip(other.0).for_each(|(number, less)| *number = number.wrapping_sub(less));
    }
}

/// Returns the hash of one row: over its table and each value with its type and length.
fn row_hash<'a>(table: &Table, values: impl Iterator<Item = ValueRef<'a>>) -> StateHash {
    let hash = fields::hash(|hash: &mut Sha256| {
        fields::add(hash, ValueRef::Text(table.name.as_bytes()));
        values.for_each(|value| fields::add(hash, value));
    });
    StateHash::from_bytes(hash)
}

fn json_hash(table: &Table, row: &Value) -> Result<StateHash> {
    let values = table.values(row)?;
    Ok(row_hash(table, values.iter().map(ValueRef::from)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rows;

    fn file() -> (Connection, Vec<Table>) {
        let connection = Connection::open_in_memory().unwrap();
        connection
            .execute_batch(
                "CREATE TABLE a (id INTEGER PRIMARY KEY, name TEXT, data BLOB) STRICT;
                 CREATE TABLE b (id INTEGER PRIMARY KEY, name TEXT, data BLOB) STRICT;",
            )
            .unwrap();
        let tables = Table::all(&connection).unwrap();
        rows::capture(&connection, &tables).unwrap();
        (connection, tables)
    }

    #[test]
    fn captured_changes_lead_to_the_hash_of_the_rows() {
        let (connection, tables) = file();
        let mut state = StateHash::default();
        let steps = [
            "INSERT INTO a VALUES (1, 'Ana \"x\"', x'00FF'), (2, NULL, NULL), (-3, 'Ш' || char(0), x'')",
            "UPDATE a SET name = 'Ion' WHERE id = 1; UPDATE a SET name = 'Ioana' WHERE id = 1",
            "INSERT INTO b SELECT * FROM a; UPDATE a SET id = 9223372036854775807 WHERE id = 2",
            "DELETE FROM a; INSERT INTO a VALUES (1, 'Ioana', x'00FF')",
        ];
        let mut seen = vec![state];
        for step in steps {
            connection.execute_batch(step).unwrap();
            let (_, difference) = rows::captured(&connection, &tables).unwrap();
            state = state.changed_by(difference);
            assert_eq!(state, StateHash::of_rows(&connection, &tables).unwrap(), "{step}");
            assert!(!seen.contains(&state), "{step}");
            seen.push(state);
        }
        connection.execute_batch("DELETE FROM a; DELETE FROM b").unwrap();
        let (_, difference) = rows::captured(&connection, &tables).unwrap();
        assert_eq!(state.changed_by(difference), StateHash::default(), "nothing is left of no rows");
    }

    #[test]
    fn equal_values_in_other_places_have_other_hashes() {
        let of = |sql: &str| {
            let (connection, tables) = file();
            connection.execute_batch(sql).unwrap();
            StateHash::of_rows(&connection, &tables).unwrap()
        };
        let rows = [
            "INSERT INTO a VALUES (1, '1', NULL)",
            "INSERT INTO b VALUES (1, '1', NULL)",
            "INSERT INTO a VALUES (1, NULL, x'31')",
            "INSERT INTO a VALUES (1, '', x'31')",
            "INSERT INTO a VALUES (11, '', NULL)",
        ]
        .map(of);
        for (at, row) in rows.iter().enumerate() {
            assert!(!rows[..at].contains(row), "row {at}");
            assert_eq!(StateHash::from_bytes(row.to_bytes()), *row);
        }
    }
}
