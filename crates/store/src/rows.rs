//! Rows as JSON, and applying or reverting changes of them. See [`crate::capture`] for where the changes come from.

use std::collections::HashSet;

use rusqlite::types::{ToSqlOutput, Value as Sql, ValueRef};
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
    pub columns: Vec<Column>,
    /// The positions of the columns of the primary key, in its order.
    pub key: Vec<usize>,
}

/// A column of a table.
pub(crate) struct Column {
    pub name: String,
    /// Whether it can hold a BLOB.
    pub takes_blobs: bool,
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
        let mut info = connection.prepare("SELECT name, pk, type FROM pragma_table_info(?1) ORDER BY cid")?;
        let info = info.query_map([&name], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
        let info = info.collect::<rusqlite::Result<Vec<(String, i64, String)>>>()?;
        let mut key: Vec<usize> = (0..info.len()).filter(|at| info[*at].1 > 0).collect();
        key.sort_by_key(|at| info[*at].1);
        let takes_blobs = |kind: &str| !matches!(kind, "INTEGER" | "TEXT");
        let columns = info.into_iter().map(|(name, _, kind)| Column { name, takes_blobs: takes_blobs(&kind) });
        Ok(Table { name, columns: columns.collect(), key })
    }

    /// Returns SQL for a row as a JSON object, with a BLOB as `{"hex": "..."}`.
    fn json(&self, row: &str) -> String {
        let pairs = self.columns.iter().map(|column| {
            let name = column.name.replace('\'', "''");
            format!("'{name}', {}", json_or_hex(&format!("{row}{}", quoted(&column.name))))
        });
        format!("json_object({})", pairs.collect::<Vec<_>>().join(", "))
    }

    fn names(&self) -> impl Iterator<Item = &str> {
        self.columns.iter().map(|column| column.name.as_str())
    }

    fn key_names(&self) -> impl Iterator<Item = &str> {
        self.key.iter().map(|at| self.columns[*at].name.as_str())
    }

    /// Returns SQL for the names of all columns.
    fn list(&self) -> String {
        self.names().map(quoted).collect::<Vec<_>>().join(", ")
    }

    /// Returns every row as JSON.
    pub fn rows(&self, connection: &Connection) -> Result<Vec<Value>> {
        let mut select = connection.prepare(&format!("SELECT {} FROM main.{}", self.json(""), quoted(&self.name)))?;
        let rows = select.query_map((), |row| row.get::<_, String>(0))?;
        rows.map(|text| parsed(&self.name, &text?)).collect()
    }

    /// Adds the hashes of all rows to `state`.
    fn add_rows(&self, connection: &Connection, state: &mut StateHash) -> Result<()> {
        let mut select = connection.prepare(&format!("SELECT {} FROM main.{}", self.list(), quoted(&self.name)))?;
        let mut rows = select.query(())?;
        while let Some(row) = rows.next()? {
            let values = (0..self.columns.len()).map(|column| row.get_ref(column));
            let values = values.collect::<rusqlite::Result<Vec<ValueRef>>>()?;
            state.add(StateHash::of_row(&self.name, values.into_iter()));
        }
        Ok(())
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
        let key: Vec<String> = self.key_names().map(|column| format!("{}{order}", quoted(column))).collect();
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
        Value::Array(self.key_names().map(|column| row[column].clone()).collect())
    }

    pub fn differ(&self, row: &Value) -> StoreError {
        StoreError::RowsDiffer { table: self.name.clone(), key: self.key_of(row).to_string() }
    }

    fn clause_of_key(&self) -> String {
        let equal = self.key_names().enumerate().map(|(at, column)| format!("{} IS ?{}", quoted(column), at + 1));
        format!("FROM main.{} WHERE {}", quoted(&self.name), equal.collect::<Vec<_>>().join(" AND "))
    }

    /// Deletes the row with this key and returns it. Its values must be those in `row`.
    fn take(&self, connection: &Connection, row: &Value) -> Result<Value> {
        let key = self.bound(row, self.key_names())?;
        let mut select = connection.prepare_cached(&format!("SELECT {} {}", self.json(""), self.clause_of_key()))?;
        let present: Option<String> = select.query_row(params_from_iter(&key), |row| row.get(0)).optional()?;
        let present = present.map(|text| parsed(&self.name, &text)).transpose()?;
        let present = present.filter(|present| agrees(present, row)).ok_or_else(|| self.differ(row))?;
        connection.prepare_cached(&format!("DELETE {}", self.clause_of_key()))?.execute(params_from_iter(&key))?;
        Ok(present)
    }

    /// Inserts `row`, whose key must not exist yet.
    fn insert(&self, connection: &Connection, row: &Value) -> Result<()> {
        let marks = vec!["?"; self.columns.len()].join(", ");
        let sql = format!("INSERT INTO main.{} ({}) VALUES ({marks})", quoted(&self.name), self.list());
        let values = self.bound(row, self.names())?;
        match connection.prepare_cached(&sql)?.execute(params_from_iter(values)) {
            Ok(_) => Ok(()),
            Err(error) if error.sqlite_error_code() == Some(rusqlite::ErrorCode::ConstraintViolation) => {
                Err(self.differ(row))
            }
            Err(error) => Err(error.into()),
        }
    }

    fn bound<'a>(&self, row: &'a Value, columns: impl Iterator<Item = &'a str>) -> Result<Vec<ToSqlOutput<'a>>> {
        columns.map(|column| to_sql(&row[column]).ok_or_else(|| self.differ(row))).collect()
    }
}

/// Returns the hash of all current rows.
pub(crate) fn state(connection: &Connection, tables: &[Table]) -> Result<StateHash> {
    let mut state = StateHash::default();
    tables.iter().try_for_each(|table| table.add_rows(connection, &mut state))?;
    Ok(state)
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

fn parsed(table: &str, text: &str) -> Result<Value> {
    serde_json::from_str::<Map<_, _>>(text).map(Value::Object).map_err(|error| StoreError::Unreadable {
        table: table.to_owned(),
        column: "a row".to_owned(),
        detail: error.to_string(),
    })
}

/// Returns a value of a row for SQLite; `None` for JSON that a row cannot hold.
pub(crate) fn to_sql(value: &Value) -> Option<ToSqlOutput<'_>> {
    match value {
        Value::Null => Some(ToSqlOutput::Owned(Sql::Null)),
        Value::Number(number) => number.as_i64().map(ToSqlOutput::from),
        Value::String(text) => Some(ToSqlOutput::Borrowed(ValueRef::Text(text.as_bytes()))),
        Value::Object(blob) => {
            hex::decode(blob.get("hex")?.as_str()?).ok().map(|blob| ToSqlOutput::Owned(Sql::Blob(blob)))
        }
        Value::Bool(_) | Value::Array(_) => None,
    }
}

/// Returns SQL for a value in JSON: itself, or `{"hex": "..."}` for a BLOB.
pub(crate) fn json_or_hex(value: &str) -> String {
    format!("CASE typeof({value}) WHEN 'blob' THEN json_object('hex', hex({value})) ELSE {value} END")
}

pub(crate) fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}
