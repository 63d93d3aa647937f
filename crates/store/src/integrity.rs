//! What is checked each time a file is opened: SQLite's own structure, the schema, the chain of the journal.

use std::path::Path;

use rusqlite::Connection;

use crate::error::{Result, StoreError, one_line, refusal};
use crate::journal;
use crate::schema::{self, Schema};

/// Refuses a file of format `version` that is not whole.
pub(crate) fn require_sound(connection: &Connection, path: &Path, schema: &Schema, version: i64) -> Result<()> {
    let found = first_problem(connection, schema, version).map_err(|error| refusal(path, error))?;
    found.map_or(Ok(()), |detail| Err(StoreError::Damaged { path: path.to_owned(), detail }))
}

fn first_problem(connection: &Connection, schema: &Schema, version: i64) -> rusqlite::Result<Option<String>> {
    // Before anything else is asked of the file: the check of its structure works out the expressions that its tables and
    // indices name, and a stranger's could fill the memory.
    if let Some(line) = foreign_object(connection, schema, version)? {
        return Ok(Some(line));
    }
    if let Some(line) = structure(connection)?.into_iter().next() {
        return Ok(Some(line));
    }
    journal::broken_link(connection)
}

/// What SQLite finds in its structure, and in the values against the schema's CHECK, NOT NULL and types.
pub(crate) fn structure(connection: &Connection) -> rusqlite::Result<Vec<String>> {
    let mut check = connection.prepare("PRAGMA main.integrity_check(10)")?;
    let lines = check.query_map((), |row| row.get::<_, String>(0))?;
    let lines = lines.collect::<rusqlite::Result<Vec<_>>>()?;
    Ok(lines.into_iter().filter(|line| line != "ok").map(|line| one_line(&line)).collect())
}

/// A table, view or trigger that this format does not have, or lacks.
pub(crate) fn foreign_object(
    connection: &Connection,
    schema: &Schema,
    version: i64,
) -> rusqlite::Result<Option<String>> {
    let (present, expected) = (schema::objects(connection)?, schema.expected(version)?);
    let odd = present.iter().find(|object| !expected.contains(object));
    let odd = odd.or_else(|| expected.iter().find(|object| !present.contains(object)));
    Ok(odd.map(|(kind, name, ..)| format!("the {kind} {name} is not as this format has it")))
}
