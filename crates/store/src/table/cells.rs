//! Reading and writing the cells of a row: plain values, parsed texts, enum variants and JSON.

use std::cell::Cell as StdCell;
use std::fmt::Display;
use std::str::FromStr;

use domain::text::harmless;
use rusqlite::types::{FromSql, Value};
use rusqlite::{Connection, Row, params_from_iter};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value as Json};

use crate::error::{Result, StoreError};

/// A column and its value.
pub(super) type Cell = (&'static str, Value);

/// A field of a domain type, and the column that stores it.
pub(super) type Field = (&'static str, &'static str);

/// A row being read.
pub(super) struct Cells<'a> {
    table: &'static str,
    names: &'a [String],
    row: &'a Row<'a>,
    /// The position of the column that is probably read next: columns are mostly read in order.
    next: StdCell<usize>,
}

/// Reads every row of `table` in the order `order`.
pub(super) fn read_all<T>(
    connection: &Connection,
    table: &'static str,
    order: &str,
    read: impl Fn(&Cells) -> Result<T>,
) -> Result<Vec<T>> {
    let mut select = connection.prepare_cached(&format!("SELECT * FROM {table} ORDER BY {order}"))?;
    let names: Vec<String> = select.column_names().map(str::to_owned).collect();
    let mut rows = select.query(())?;
    let mut all = Vec::new();
    while let Some(row) = rows.next()? {
        all.push(read(&Cells { table, names: &names, row, next: StdCell::new(0) })?);
    }
    Ok(all)
}

/// Adds the rows of a child table to their owners, which are in order of their keys. Rows without an owner are left out.
pub(super) fn attach<O, K: Ord, C>(
    owners: &mut [O],
    key: impl Fn(&O) -> K,
    rows: Vec<(K, C)>,
    add: impl Fn(&mut O, C),
) {
    for (owner, row) in rows {
        if let Ok(at) = owners.binary_search_by_key(&owner, &key) {
            add(&mut owners[at], row);
        }
    }
}

/// Inserts a row, or updates the one with the same key; the first `keys` cells are the key.
pub(super) fn upsert(connection: &Connection, table: &str, keys: usize, cells: Vec<Cell>) -> Result<()> {
    let names: Vec<_> = cells.iter().map(|(column, _)| *column).collect();
    let (key, columns) = (names[..keys].join(", "), names.join(", "));
    let marks = vec!["?"; names.len()].join(", ");
    let updates = names[keys..].iter().map(|column| format!("{column} = excluded.{column}"));
    let update = match updates.collect::<Vec<_>>().join(", ") {
        updates if updates.is_empty() => "NOTHING".to_owned(),
        updates => format!("UPDATE SET {updates}"),
    };
    let sql = format!("INSERT INTO {table} ({columns}) VALUES ({marks}) ON CONFLICT ({key}) DO {update}");
    let values = cells.into_iter().map(|(_, value)| value);
    connection.prepare_cached(&sql)?.execute(params_from_iter(values))?;
    Ok(())
}

/// Deletes the rows whose `columns` have these values.
pub(super) fn remove<const N: usize>(
    connection: &Connection,
    table: &str,
    columns: [&str; N],
    values: [i64; N],
) -> Result<()> {
    let wanted = columns.map(|column| format!("{column} = ?")).join(" AND ");
    let delete = format!("DELETE FROM {table} WHERE {wanted}");
    connection.prepare_cached(&delete)?.execute(params_from_iter(values))?;
    Ok(())
}

/// Returns a value as text.
pub(super) fn text(value: impl Display) -> Value {
    Value::Text(value.to_string())
}

/// Returns an optional value as text or NULL.
pub(super) fn some_text(value: Option<impl Display>) -> Value {
    value.map_or(Value::Null, text)
}

/// Returns the name of an enum variant without fields.
pub(super) fn word(value: impl Serialize) -> Value {
    match serde_json::to_value(value) {
        Ok(Json::String(word)) => Value::Text(word),
        Ok(Json::Null) => Value::Null,
        other => unreachable!("a variant without fields serializes as its name: {other:?}"),
    }
}

/// Returns a domain type as cells: `columns` for the fields that have one, the other fields as JSON in column `rest`, so
/// that a new setting needs no new column.
pub(super) fn split(value: &impl Serialize, columns: &[Field], rest: &'static str) -> Vec<Cell> {
    let Ok(Json::Object(mut fields)) = serde_json::to_value(value) else { unreachable!("a struct has named fields") };
    let own = columns.iter().map(|(field, column)| {
        let value = match fields.remove(*field) {
            Some(Json::String(text)) => Value::Text(text),
            Some(Json::Number(number)) => number.as_i64().into(),
            Some(Json::Null) => Value::Null,
            other => unreachable!("{field} is a text or a number: {other:?}"),
        };
        (*column, value)
    });
    let mut cells: Vec<Cell> = own.collect();
    cells.push((rest, json(&fields)));
    cells
}

/// Returns settings as JSON.
pub(super) fn json(value: &impl Serialize) -> Value {
    Value::Text(serde_json::to_string(value).expect("settings have text keys only"))
}

/// Removes harmful characters (see [`domain::text`]) from all texts of a JSON value.
fn harmless_words(value: Json) -> Json {
    match value {
        Json::String(text) => harmless(text).into(),
        Json::Array(items) => items.into_iter().map(harmless_words).collect(),
        Json::Object(fields) => fields.into_iter().map(|(name, value)| (name, harmless_words(value))).collect(),
        other => other,
    }
}

impl Cells<'_> {
    /// Returns a number, boolean or text; NULL is `None`.
    pub fn plain<T: FromSql>(&self, column: &str) -> Result<T> {
        self.row.get(self.position(column)).map_err(|error| self.unreadable(column, error))
    }

    /// Returns a text that a user entered, without harmful characters (see [`domain::text`]).
    pub fn words(&self, column: &str) -> Result<String> {
        self.plain(column).map(harmless)
    }

    /// As [`Cells::words`]; NULL is `None`.
    pub fn some_words(&self, column: &str) -> Result<Option<String>> {
        Ok(self.plain::<Option<String>>(column)?.map(harmless))
    }

    /// Parses a text.
    pub fn parsed<T: FromStr<Err: Display>>(&self, column: &str) -> Result<T> {
        self.some_parsed(column)?.ok_or_else(|| self.unreadable(column, "NULL"))
    }

    /// Parses a text; NULL is `None`.
    pub fn some_parsed<T: FromStr<Err: Display>>(&self, column: &str) -> Result<Option<T>> {
        let text = self.row.get_ref(self.position(column))?;
        let text = text.as_str_or_null().map_err(|error| self.unreadable(column, error))?;
        text.map(str::parse).transpose().map_err(|error| self.unreadable(column, error))
    }

    /// Returns an enum variant by name. NULL is `None` if `T` is an `Option`.
    pub fn word<T: DeserializeOwned>(&self, column: &str) -> Result<T> {
        let word: Option<String> = self.plain(column)?;
        serde_json::from_value(word.into()).map_err(|error| self.unreadable(column, error))
    }

    /// Parses settings from JSON.
    pub fn json<T: DeserializeOwned>(&self, column: &str) -> Result<T> {
        let text: String = self.plain(column)?;
        serde_json::from_str(&text).map_err(|error| self.unreadable(column, error))
    }

    /// As [`Cells::json`], without harmful characters in texts.
    pub fn harmless_json<T: DeserializeOwned>(&self, column: &str) -> Result<T> {
        serde_json::from_value(harmless_words(self.json(column)?)).map_err(|error| self.unreadable(column, error))
    }

    /// Returns a domain type that [`split`] stored.
    pub fn joined<T: DeserializeOwned>(&self, columns: &[Field], rest: &str) -> Result<T> {
        let mut fields: Map<String, Json> = self.json(rest)?;
        for (field, column) in columns {
            let value = match self.plain(column)? {
                Value::Text(text) => text.into(),
                Value::Integer(number) => number.into(),
                _ => Json::Null,
            };
            fields.insert((*field).to_owned(), value);
        }
        serde_json::from_value(harmless_words(fields.into())).map_err(|error| self.unreadable(rest, error))
    }

    fn position(&self, column: &str) -> usize {
        let (before, after) = self.names.split_at(self.next.get().min(self.names.len()));
        let found = after.iter().position(|name| name == column).map(|at| at + before.len());
        let found = found.or_else(|| before.iter().position(|name| name == column)).expect("a column of this table");
        self.next.set(found + 1);
        found
    }

    /// Returns the error for an invalid value in `column`.
    pub fn unreadable(&self, column: &str, detail: impl Display) -> StoreError {
        StoreError::Unreadable { table: self.table.to_owned(), column: column.to_owned(), detail: detail.to_string() }
    }
}
