//! Rows as JSON: capturing the changes of a transaction with TEMP triggers on every table, and applying or reverting
//! changes.

use std::collections::{BTreeMap, HashSet};

use rusqlite::types::{Value as Sql, ValueRef};
use rusqlite::{Connection, OptionalExtension, params_from_iter};
use serde_json::{Map, Value};

use crate::error::{Result, StoreError};
use crate::state_hash::StateHash;

/// One row before and after a change. An insertion has nothing before, a deletion nothing after. An update has only the
/// key and the columns that differ.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct RowChange {
    pub table: String,
    pub before: Option<Value>,
    pub after: Option<Value>,
}

/// A table whose changes go into the journal.
pub(crate) struct Table {
    pub name: String,
    columns: Vec<String>,
    key: Vec<String>,
}

impl RowChange {
    /// Returns the change that inserts `row`.
    pub fn insertion(table: String, row: Value) -> Self {
        RowChange { table, before: None, after: Some(row) }
    }

    /// Returns the change that reverts this one.
    pub fn inverse(self) -> Self {
        RowChange { table: self.table, before: self.after, after: self.before }
    }

    pub fn to_json(&self) -> Value {
        serde_json::json!({"table": self.table, "before": self.before, "after": self.after})
    }

    /// Reads a change from JSON; `None` if the JSON is not a change.
    pub fn from_json(json: &Value) -> Option<Self> {
        let row = |name: &str| json.get(name).filter(|row| row.is_object()).cloned();
        let (before, after) = (row("before"), row("after"));
        before.as_ref().or(after.as_ref())?;
        Some(RowChange { table: json.get("table")?.as_str()?.to_owned(), before, after })
    }
}

impl Table {
    /// Returns every table by name, except the journal and the print history.
    pub fn all(connection: &Connection) -> rusqlite::Result<Vec<Table>> {
        let mut names = connection.prepare(
            "SELECT name FROM main.sqlite_schema
             WHERE type = 'table' AND name NOT IN ('journal', 'printing') AND name NOT LIKE 'sqlite_%' ORDER BY name",
        )?;
        let names = names.query_map((), |row| row.get(0))?.collect::<rusqlite::Result<Vec<String>>>()?;
        names.into_iter().map(|name| Table::named(connection, name)).collect()
    }

    fn named(connection: &Connection, name: String) -> rusqlite::Result<Table> {
        let mut info = connection.prepare("SELECT name, pk FROM pragma_table_info(?1) ORDER BY cid")?;
        let info = info.query_map([&name], |row| Ok((row.get(0)?, row.get(1)?)))?;
        let info = info.collect::<rusqlite::Result<Vec<(String, i64)>>>()?;
        let mut key: Vec<_> = info.iter().filter(|(_, rank)| *rank > 0).collect();
        key.sort_by_key(|(_, rank)| *rank);
        let key = key.into_iter().map(|(column, _)| column.clone()).collect();
        Ok(Table { name, columns: info.into_iter().map(|(column, _)| column).collect(), key })
    }

    /// Returns SQL for a row as a JSON object, with a BLOB as `{"hex": "..."}`.
    fn json(&self, row: &str) -> String {
        let pairs = self.columns.iter().map(|column| {
            let (name, value) = (column.replace('\'', "''"), format!("{row}{}", quoted(column)));
            format!("'{name}', CASE typeof({value}) WHEN 'blob' THEN json_object('hex', hex({value})) ELSE {value} END")
        });
        format!("json_object({})", pairs.collect::<Vec<_>>().join(", "))
    }

    /// Returns every row as JSON.
    pub fn rows(&self, connection: &Connection) -> Result<Vec<Value>> {
        let mut select = connection.prepare(&format!("SELECT {} FROM main.{}", self.json(""), quoted(&self.name)))?;
        let rows = select.query_map((), |row| row.get::<_, String>(0))?;
        rows.map(|text| parsed(&self.name, &text?)).collect()
    }

    /// Adds the hashes of all rows to `state`.
    fn add_rows(&self, connection: &Connection, state: &mut StateHash) -> Result<()> {
        let columns = self.columns.iter().map(|column| quoted(column)).collect::<Vec<_>>().join(", ");
        let mut select = connection.prepare(&format!("SELECT {columns} FROM main.{}", quoted(&self.name)))?;
        let mut rows = select.query(())?;
        while let Some(row) = rows.next()? {
            let values = (0..self.columns.len()).map(|column| row.get_ref(column));
            let values = values.collect::<rusqlite::Result<Vec<ValueRef>>>()?;
            state.add(StateHash::of_row(&self.name, values.into_iter()));
        }
        Ok(())
    }

    /// Returns the hash of a row with all columns.
    fn hash_of(&self, row: &Value) -> Result<StateHash> {
        let values = self.bound(row, &self.columns)?;
        Ok(StateHash::of_row(&self.name, values.iter().map(ValueRef::from)))
    }

    /// Returns the rows of a damaged file that can be read from both ends of the table, and whether they are complete.
    pub fn readable_rows(&self, connection: &Connection) -> (Vec<Value>, bool) {
        let mut seen = HashSet::new();
        let (mut rows, whole) = self.rows_until_unreadable(connection, "", &mut seen);
        if !whole {
            let (from_the_end, _) = self.rows_until_unreadable(connection, " DESC", &mut seen);
            rows.extend(from_the_end.into_iter().rev());
        }
        (rows, whole)
    }

    /// Reads rows until the first unreadable one. Rows whose key was seen are skipped, because the pages of a hostile
    /// file may be cyclic.
    fn rows_until_unreadable(
        &self,
        connection: &Connection,
        order: &str,
        seen: &mut HashSet<String>,
    ) -> (Vec<Value>, bool) {
        let key: Vec<String> = self.key.iter().map(|column| format!("{}{order}", quoted(column))).collect();
        let sql = format!("SELECT {} FROM main.{} ORDER BY {}", self.json(""), quoted(&self.name), key.join(", "));
        let mut found = Vec::new();
        let whole = connection.prepare(&sql).and_then(|mut select| {
            let mut rows = select.query(())?;
            while let Some(row) = rows.next()? {
                let text: String = row.get(0)?;
                let row = parsed(&self.name, &text).ok().filter(|row| seen.insert(self.key_of(row).to_string()));
                found.extend(row);
            }
            Ok(())
        });
        (found, whole.is_ok())
    }

    /// Returns the values of the primary key in `row` as a JSON array.
    pub fn key_of(&self, row: &Value) -> Value {
        Value::Array(self.key.iter().map(|column| row[column].clone()).collect())
    }

    fn differ(&self, row: &Value) -> StoreError {
        StoreError::RowsDiffer { table: self.name.clone(), key: self.key_of(row).to_string() }
    }

    fn clause_of_key(&self) -> String {
        let equal = self.key.iter().enumerate().map(|(at, column)| format!("{} IS ?{}", quoted(column), at + 1));
        format!("FROM main.{} WHERE {}", quoted(&self.name), equal.collect::<Vec<_>>().join(" AND "))
    }

    /// Deletes the row with this key and returns it. Its values must be those in `row`.
    fn take(&self, connection: &Connection, row: &Value) -> Result<Value> {
        let key = self.bound(row, &self.key)?;
        let mut select = connection.prepare_cached(&format!("SELECT {} {}", self.json(""), self.clause_of_key()))?;
        let present: Option<String> = select.query_row(params_from_iter(&key), |row| row.get(0)).optional()?;
        let present = present.map(|text| parsed(&self.name, &text)).transpose()?;
        let present = present.filter(|present| agrees(present, row)).ok_or_else(|| self.differ(row))?;
        connection.prepare_cached(&format!("DELETE {}", self.clause_of_key()))?.execute(params_from_iter(&key))?;
        Ok(present)
    }

    /// Removes the columns in which two states of a row agree, except the key.
    fn difference(&self, before: &mut Value, after: &mut Value) {
        let (Value::Object(before), Value::Object(after)) = (before, after) else { return };
        let same = |column: &String| !self.key.contains(column) && before.get(column) == after.get(column);
        let columns: Vec<String> = self.columns.iter().filter(|column| same(column)).cloned().collect();
        for column in columns {
            before.remove(&column);
            after.remove(&column);
        }
    }

    /// Deletes all rows.
    pub fn clear(&self, connection: &Connection) -> Result<()> {
        connection.execute(&format!("DELETE FROM main.{}", quoted(&self.name)), ())?;
        Ok(())
    }

    /// Inserts `row`, whose key must not exist yet.
    fn insert(&self, connection: &Connection, row: &Value) -> Result<()> {
        let columns = self.columns.iter().map(|column| quoted(column)).collect::<Vec<_>>().join(", ");
        let marks = vec!["?"; self.columns.len()].join(", ");
        let sql = format!("INSERT INTO main.{} ({columns}) VALUES ({marks})", quoted(&self.name));
        let values = self.bound(row, &self.columns)?;
        match connection.prepare_cached(&sql)?.execute(params_from_iter(values)) {
            Ok(_) => Ok(()),
            Err(error) if error.sqlite_error_code() == Some(rusqlite::ErrorCode::ConstraintViolation) => {
                Err(self.differ(row))
            }
            Err(error) => Err(error.into()),
        }
    }

    fn bound(&self, row: &Value, columns: &[String]) -> Result<Vec<Sql>> {
        columns.iter().map(|column| to_sql(&row[column]).ok_or_else(|| self.differ(row))).collect()
    }

    fn trigger(&self, event: &str, before: &str, after: &str) -> String {
        let (trigger, table) = (quoted(&format!("capture {event} {}", self.name)), quoted(&self.name));
        let name = self.name.replace('\'', "''");
        format!(
            "CREATE TEMP TRIGGER {trigger} AFTER {event} ON main.{table}
             BEGIN INSERT INTO captured_rows VALUES (NULL, '{name}', {before}, {after}); END;"
        )
    }
}

/// Returns the hash of all current rows.
pub(crate) fn state(connection: &Connection, tables: &[Table]) -> Result<StateHash> {
    let mut state = StateHash::default();
    tables.iter().try_for_each(|table| table.add_rows(connection, &mut state))?;
    Ok(state)
}

/// Creates the TEMP table and the TEMP triggers that record every change of this connection.
pub(crate) fn capture(connection: &Connection, tables: &[Table]) -> rusqlite::Result<()> {
    connection.execute_batch(
        "CREATE TEMP TABLE captured_rows (id INTEGER PRIMARY KEY, name TEXT NOT NULL, before TEXT, after TEXT) STRICT;",
    )?;
    for table in tables {
        let (old, new) = (table.json("OLD."), table.json("NEW."));
        connection.execute_batch(&table.trigger("INSERT", "NULL", &new))?;
        connection.execute_batch(&table.trigger("UPDATE", &old, &new))?;
        connection.execute_batch(&table.trigger("DELETE", &old, "NULL"))?;
    }
    Ok(())
}

/// Removes and returns the recorded changes: the net change of each row, by table and key, reduced to the columns that
/// differ; and what they add to the hash of all rows.
pub(crate) fn captured(connection: &Connection, tables: &[Table]) -> Result<(Vec<RowChange>, StateHash)> {
    let mut select = connection.prepare("SELECT name, before, after FROM captured_rows ORDER BY id")?;
    let mut rows = select.query(())?;
    let mut delta = RowDelta::default();
    while let Some(row) = rows.next()? {
        let name: String = row.get(0)?;
        let table = tables.iter().find(|table| table.name == name).expect("only known tables have triggers");
        let value = |text: Option<String>| text.map(|text| parsed(&name, &text)).transpose();
        delta.add(table, value(row.get(1)?)?, value(row.get(2)?)?);
    }
    drop(rows);
    connection.execute("DELETE FROM captured_rows", ())?;
    let (mut changes, mut state) = (delta.changes(), StateHash::default());
    for change in &mut changes {
        let table = tables.iter().find(|table| table.name == change.table).expect("captured from a known table");
        if let Some(before) = &change.before {
            state.subtract(table.hash_of(before)?);
        }
        if let Some(after) = &change.after {
            state.add(table.hash_of(after)?);
        }
        if let (Some(before), Some(after)) = (&mut change.before, &mut change.after) {
            table.difference(before, after);
        }
    }
    Ok((changes, state))
}

/// Applies `changes`. All old rows are deleted before new ones are inserted, so that the order of changes does not
/// matter, not even if two rows swap unique values.
pub(crate) fn apply(connection: &Connection, tables: &[Table], changes: &[RowChange]) -> Result<()> {
    let table_of = |change: &RowChange| {
        let unknown = || StoreError::RowsDiffer { table: change.table.clone(), key: "any".to_owned() };
        tables.iter().find(|table| table.name == change.table).ok_or_else(unknown)
    };
    let mut insertions = Vec::new();
    for change in changes {
        let table = table_of(change)?;
        let deleted = change.before.as_ref().map(|before| table.take(connection, before)).transpose()?;
        insertions.extend(change.after.as_ref().map(|after| (table, overlaid(deleted, after))));
    }
    insertions.iter().try_for_each(|(table, row)| table.insert(connection, row))
}

/// Returns whether `row` has the values in `columns`.
pub(crate) fn agrees(row: &Value, columns: &Value) -> bool {
    columns.as_object().is_some_and(|columns| columns.iter().all(|(column, value)| row.get(column) == Some(value)))
}

/// Returns the row after a change: `columns` over the row before, if it existed.
pub(crate) fn overlaid(before: Option<Value>, columns: &Value) -> Value {
    match (before, columns) {
        (Some(Value::Object(mut row)), Value::Object(columns)) => {
            row.extend(columns.iter().map(|(column, value)| (column.clone(), value.clone())));
            Value::Object(row)
        }
        _ => columns.clone(),
    }
}

/// The net change of each row over many changes.
#[derive(Default)]
struct RowDelta(BTreeMap<(String, String), (Option<Value>, Option<Value>)>);

impl RowDelta {
    fn add(&mut self, table: &Table, before: Option<Value>, after: Option<Value>) {
        let key = |row: &Value| (table.name.clone(), table.key_of(row).to_string());
        let (old, new) = (before.as_ref().map(key), after.as_ref().map(key));
        if old == new {
            self.step(old.expect("a change has a row before or after"), before, after);
        } else {
            if let Some(old) = old {
                self.step(old, before, None);
            }
            if let Some(new) = new {
                self.step(new, None, after);
            }
        }
    }

    fn step(&mut self, key: (String, String), before: Option<Value>, after: Option<Value>) {
        self.0.entry(key).or_insert((before, None)).1 = after;
    }

    fn changes(self) -> Vec<RowChange> {
        let differing = self.0.into_iter().filter(|(_, (before, after))| before != after);
        differing.map(|((table, _), (before, after))| RowChange { table, before, after }).collect()
    }
}

fn parsed(table: &str, text: &str) -> Result<Value> {
    serde_json::from_str::<Map<_, _>>(text).map(Value::Object).map_err(|error| StoreError::Unreadable {
        table: table.to_owned(),
        column: "a row".to_owned(),
        detail: error.to_string(),
    })
}

fn to_sql(value: &Value) -> Option<Sql> {
    match value {
        Value::Null => Some(Sql::Null),
        Value::Number(number) => number.as_i64().map(Sql::Integer),
        Value::String(text) => Some(Sql::Text(text.clone())),
        Value::Object(blob) => hex::decode(blob.get("hex")?.as_str()?).ok().map(Sql::Blob),
        Value::Bool(_) | Value::Array(_) => None,
    }
}

fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}

#[cfg(test)]
mod tests {
    use super::*;

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
            assert_eq!(state, super::state(&connection, &tables).unwrap(), "{step}");
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
            super::state(&connection, &tables).unwrap()
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
