//! The changes of a transaction. TEMP triggers record every changed row of this connection as a JSON array of its values, in the
//! order of the columns; [`captured`] returns what remains of them.

use std::collections::BTreeMap;

use rusqlite::Connection;
use rusqlite::types::{ToSqlOutput, ValueRef};
use serde_json::{Map, Value};

use crate::error::{Result, StoreError};
use crate::rows::{RowChange, Table, json_or_hex, quoted, to_sql};
use crate::state_hash::StateHash;

/// The values of a row in the order of the columns.
type Values = Vec<Value>;

/// Creates the TEMP table and the TEMP triggers that record every change of this connection.
pub(crate) fn capture(connection: &Connection, tables: &[Table]) -> rusqlite::Result<()> {
    connection.execute_batch(
        "CREATE TEMP TABLE captured_rows (id INTEGER PRIMARY KEY, name TEXT NOT NULL, before TEXT, after TEXT) STRICT;",
    )?;
    for table in tables {
        let (old, new) = (recorded(table, "OLD"), recorded(table, "NEW"));
        connection.execute_batch(&trigger(table, "INSERT", "NULL", &new))?;
        connection.execute_batch(&trigger(table, "UPDATE", &old, &new))?;
        connection.execute_batch(&trigger(table, "DELETE", &old, "NULL"))?;
    }
    Ok(())
}

fn recorded(table: &Table, row: &str) -> String {
    let values = table.columns.iter().map(|column| {
        let value = format!("{row}.{}", quoted(&column.name));
        if column.takes_blobs { json_or_hex(&value) } else { value }
    });
    format!("json_array({})", values.collect::<Vec<_>>().join(", "))
}

fn trigger(table: &Table, event: &str, before: &str, after: &str) -> String {
    let trigger = quoted(&format!("capture {event} {}", table.name));
    let name = table.name.replace('\'', "''");
    format!(
        "CREATE TEMP TRIGGER {trigger} AFTER {event} ON main.{}
         BEGIN INSERT INTO captured_rows VALUES (NULL, '{name}', {before}, {after}); END;",
        quoted(&table.name)
    )
}

/// Removes and returns the recorded changes: the net change of each row, by table and key, reduced to the columns that
/// differ; and what they add to the hash of all rows.
pub(crate) fn captured(connection: &Connection, tables: &[Table]) -> Result<(Vec<RowChange>, StateHash)> {
    let mut select = connection.prepare("SELECT name, before, after FROM captured_rows ORDER BY id")?;
    let mut rows = select.query(())?;
    let mut net = NetChanges::default();
    while let Some(row) = rows.next()? {
        let name: String = row.get(0)?;
        let table = tables.iter().find(|table| table.name == name).expect("only known tables have triggers");
        let (before, after): (Option<String>, Option<String>) = (row.get(1)?, row.get(2)?);
        net.add(table, values(table, before)?, values(table, after)?);
    }
    drop(rows);
    connection.execute("DELETE FROM captured_rows", ())?;
    let mut state = StateHash::default();
    let mut changes = Vec::new();
    for change in net.0.into_values().filter(|change| change.before != change.after) {
        if let Some(before) = &change.before {
            state.subtract(hash_of(change.table, before)?);
        }
        if let Some(after) = &change.after {
            state.add(hash_of(change.table, after)?);
        }
        changes.push(change.reduced());
    }
    Ok((changes, state))
}

fn values(table: &Table, recorded: Option<String>) -> Result<Option<Values>> {
    let values = recorded.map(|text| serde_json::from_str(&text)).transpose();
    values.map_err(|error| StoreError::Unreadable {
        table: table.name.clone(),
        column: "a row".to_owned(),
        detail: error.to_string(),
    })
}

fn hash_of(table: &Table, values: &Values) -> Result<StateHash> {
    let stored: Option<Vec<ToSqlOutput>> = values.iter().map(to_sql).collect();
    let stored = stored.ok_or_else(|| table.differ(&object(table, values, |_| true)))?;
    Ok(StateHash::of_row(&table.name, stored.iter().map(value_of)))
}

fn value_of<'a>(output: &'a ToSqlOutput) -> ValueRef<'a> {
    match output {
        ToSqlOutput::Borrowed(value) => *value,
        ToSqlOutput::Owned(value) => value.into(),
        _ => unreachable!("`to_sql` returns values only"),
    }
}

/// Returns the columns that are `kept` as a JSON object.
fn object(table: &Table, values: &Values, kept: impl Fn(usize) -> bool) -> Value {
    let columns = table.columns.iter().zip(values).enumerate().filter(|(at, _)| kept(*at));
    Value::Object(columns.map(|(_, (column, value))| (column.name.clone(), value.clone())).collect::<Map<_, _>>())
}

/// The net change of each row over many changes, by table and key.
#[derive(Default)]
struct NetChanges<'a>(BTreeMap<(&'a str, String), NetChange<'a>>);

/// The net change of one row.
struct NetChange<'a> {
    table: &'a Table,
    before: Option<Values>,
    after: Option<Values>,
}

impl<'a> NetChanges<'a> {
    fn add(&mut self, table: &'a Table, before: Option<Values>, after: Option<Values>) {
        let (old, new) = (before.as_ref().map(|row| key_of(table, row)), after.as_ref().map(|row| key_of(table, row)));
        if old == new {
            self.step(table, old.expect("a change has a row before or after"), before, after);
        } else {
            if let Some(old) = old {
                self.step(table, old, before, None);
            }
            if let Some(new) = new {
                self.step(table, new, None, after);
            }
        }
    }

    fn step(&mut self, table: &'a Table, key: String, before: Option<Values>, after: Option<Values>) {
        let first = NetChange { table, before, after: None };
        self.0.entry((&table.name, key)).or_insert(first).after = after;
    }
}

impl NetChange<'_> {
    /// Returns the change with the columns that differ and the key, or with all columns of a row that is new or gone.
    fn reduced(self) -> RowChange {
        let NetChange { table, before, after } = self;
        let kept = |at: usize| match (&before, &after) {
            (Some(before), Some(after)) => table.key.contains(&at) || before[at] != after[at],
            _ => true,
        };
        let reduced = |row: &Option<Values>| row.as_ref().map(|values| object(table, values, kept));
        RowChange { table: table.name.clone(), before: reduced(&before), after: reduced(&after) }
    }
}

/// Returns the values of the primary key as JSON.
fn key_of(table: &Table, values: &Values) -> String {
    Value::Array(table.key.iter().map(|at| values[*at].clone()).collect()).to_string()
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
        capture(&connection, &tables).unwrap();
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
            let (_, difference) = captured(&connection, &tables).unwrap();
            state = state.changed_by(difference);
            assert_eq!(state, rows::state(&connection, &tables).unwrap(), "{step}");
            assert!(!seen.contains(&state), "{step}");
            seen.push(state);
        }
        connection.execute_batch("DELETE FROM a; DELETE FROM b").unwrap();
        let (_, difference) = captured(&connection, &tables).unwrap();
        assert_eq!(state.changed_by(difference), StateHash::default(), "nothing is left of no rows");
    }

    #[test]
    fn equal_values_in_other_places_have_other_hashes() {
        let of = |sql: &str| {
            let (connection, tables) = file();
            connection.execute_batch(sql).unwrap();
            rows::state(&connection, &tables).unwrap()
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
