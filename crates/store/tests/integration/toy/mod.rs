//! A small schema with every kind of column that the journal must support, and helpers to change its rows.
#![allow(dead_code, clippy::unwrap_used, reason = "each test file uses its part; a panic is a failed test")]

use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use store::{Changes, EventFile, OperationRecord, Result, Schema, StoreError, Tx};

pub const FIRST: &str = "
    CREATE TABLE person (
        id INTEGER PRIMARY KEY, name TEXT, face BLOB, number INTEGER UNIQUE, friend INTEGER REFERENCES person (id)
    ) STRICT;
    CREATE TABLE \"odd 'name\" (
        a TEXT NOT NULL, b INTEGER NOT NULL, \"the \"\"value\" TEXT, PRIMARY KEY (a, b)
    ) STRICT, WITHOUT ROWID;
";

pub const OLD: Schema = Schema { steps: &[|tx| tx.execute_batch(FIRST)], application: 7 };
pub const NEW: Schema = Schema {
    steps: &[
        |tx| tx.execute_batch(FIRST),
        |tx| tx.execute_batch("ALTER TABLE person ADD COLUMN town TEXT; UPDATE person SET town = name || '-Stadt'"),
    ],
    application: 7,
};
pub const FAILING: Schema = Schema {
    steps: &[
        |tx| tx.execute_batch(FIRST),
        |tx| tx.execute_batch("ALTER TABLE person ADD COLUMN town TEXT; UPDATE person SET town = 'Werft'; boom"),
    ],
    application: 7,
};

pub fn operation<'a>(name: &'a str, input: Value) -> OperationRecord<'a> {
    OperationRecord { who: "desk", at: "2026-07-31T10:00:00", name, input }
}

/// Runs SQL as one operation.
pub fn run(file: &mut EventFile, sql: &str) -> Result<Changes> {
    let (_, changes) = file.transact(operation("sql", json!({ "sql": sql })), |tx| execute(tx, sql))?;
    Ok(changes)
}

pub fn execute(tx: &Tx, sql: &str) -> Result<()> {
    tx.connection().execute_batch(sql).map_err(StoreError::from)
}

/// Returns every value of every row exactly.
pub fn state(file: &mut EventFile) -> Vec<String> {
    let mut lines = Vec::new();
    let (_, changes) = file
        .transact(operation("look", Value::Null), |tx| {
            for sql in [
                "SELECT 'p', id, hex(name), typeof(name), hex(face), typeof(face), number, friend FROM person ORDER BY id",
                "SELECT 'o', hex(a), b, hex(\"the \"\"value\"), typeof(\"the \"\"value\"), 0, 0, 0 FROM \"odd 'name\" ORDER BY a, b",
            ] {
                let mut select = tx.connection().prepare(sql)?;
                let mut rows = select.query(())?;
                while let Some(row) = rows.next()? {
                    let cells = (0..8).map(|at| format!("{:?}", row.get_ref(at).expect("eight columns")));
                    lines.push(cells.collect::<Vec<_>>().join("|"));
                }
            }
            Ok::<_, StoreError>(())
        })
        .expect("looking changes nothing");
    assert!(changes.is_empty() && changes.entry.is_none());
    lines
}

/// Creates a file with a short history: three operations, the last one undone.
pub fn example(folder: &Path) -> PathBuf {
    let path = folder.join("open.drawmaster");
    let mut file = EventFile::create_as(&path, OLD).unwrap();
    run(&mut file, "INSERT INTO person VALUES (1, 'Ada', X'00FF', 7, NULL), (2, 'Béla', NULL, 8, 1)").unwrap();
    run(&mut file, "UPDATE person SET name = 'Adah' WHERE id = 1").unwrap();
    run(&mut file, "DELETE FROM person WHERE id = 2").unwrap();
    file.undo("desk", "later").unwrap();
    path
}

/// Returns the names in a folder, sorted.
pub fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}
