//! The checks each time a file is opened: SQLite's structure, the schema and the journal's hash chain.

use std::path::Path;

use messages::{Message, message};
use rusqlite::Connection;

use crate::error::{Result, StoreError, refusal};
use crate::journal;
use crate::schema::{self, Schema};

/// Refuses a damaged file of format `version`.
pub(crate) fn require_sound(connection: &Connection, path: &Path, schema: &Schema, version: i64) -> Result<()> {
    let found = first_problem(connection, schema, version).map_err(|error| refusal(path, error))?;
    found.map_or(Ok(()), |detail| Err(StoreError::Damaged { path: path.to_owned(), detail }))
}

fn first_problem(connection: &Connection, schema: &Schema, version: i64) -> rusqlite::Result<Option<Message>> {
    // The schema comes first: SQLite's integrity check evaluates the expressions of tables and indices, and those of a
    // hostile file could exhaust the memory.
    if let Some(problem) = foreign_object(connection, schema, version)? {
        return Ok(Some(problem));
    }
    if let Some(problem) = structure(connection)?.into_iter().next() {
        return Ok(Some(problem));
    }
    journal::broken_entry(connection)
}

/// Returns the problems that SQLite finds in the file's structure, or in values that violate CHECK, NOT NULL or a type.
pub(crate) fn structure(connection: &Connection) -> rusqlite::Result<Vec<Message>> {
    let mut check = connection.prepare("PRAGMA main.integrity_check(10)")?;
    let lines = check.query_map((), |row| row.get::<_, String>(0))?;
    let lines = lines.collect::<rusqlite::Result<Vec<_>>>()?;
    let mut problems: Vec<Message> = lines.iter().filter(|line| *line != "ok").map(|line| problem(line)).collect();
    problems.dedup_by_key(|problem| problem.to_string());
    Ok(problems)
}

/// Returns a message for a line of SQLite's integrity check, whose own words name pages and cells.
fn problem(line: &str) -> Message {
    const VALUES: [&str; 3] = ["CHECK constraint failed in ", "NULL value in ", " value in "];
    let named = VALUES.iter().find_map(|words| line.split_once(words)).map(|(_, name)| name);
    let table = named.and_then(|name| name.split(['.', ' ']).next()).filter(|_| !line.starts_with("***"));
    let problem = match table {
        Some(table) => message!("store-found-values", table = domain::text::clean(table).0),
        None => message!("store-found-structure"),
    };
    problem.with_technical(line)
}

/// Returns the first table, index, view or trigger that is missing, unknown or different in format `version`.
pub(crate) fn foreign_object(
    connection: &Connection,
    schema: &Schema,
    version: i64,
) -> rusqlite::Result<Option<Message>> {
    let present = schema::objects(connection)?;
    if schema.knows(version, &present) {
        return Ok(None);
    }
    let expected = schema.expected(version)?;
    let foreign = present.iter().find(|object| !expected.contains(object));
    let foreign = foreign.or_else(|| expected.iter().find(|object| !present.contains(object)));
    Ok(foreign.map(|(kind, name, ..)| message!("store-found-object", kind, name)))
}
