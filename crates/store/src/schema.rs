//! The schema as numbered steps. A new file runs all of them, an older file those that it lacks.

use rusqlite::{Connection, Transaction};

use crate::{confirmations, connection};

/// One step from a format to the next. It may create tables and convert rows.
pub type Migration = fn(&Transaction) -> rusqlite::Result<()>;

/// The steps from an empty file to the current format. The format's number is the number of steps.
///
/// Tables are STRICT with a primary key, hold INTEGER, TEXT and BLOB only (no REAL), and have no triggers and no
/// cascading foreign keys, so that the journal's inverse of a change is exact.
#[derive(Clone, Copy)]
pub struct Schema {
    /// The steps in order. A released step never changes.
    pub steps: &'static [Migration],
    /// SQLite's `application_id`, which identifies the kind of file.
    pub application: i64,
}

/// The schema of event files.
pub const EVENT: Schema = Schema {
    steps: &[
        |tx| tx.execute_batch(include_str!("schema/0001.sql")),
        |tx| tx.execute_batch(include_str!("schema/0002.sql")),
        |tx| {
            tx.execute_batch(include_str!("schema/0003.sql"))?;
            confirmations::store_absences(tx)
        },
        |tx| tx.execute_batch(include_str!("schema/0004.sql")),
        |tx| tx.execute_batch(include_str!("schema/0005.sql")),
        |tx| tx.execute_batch(include_str!("schema/0006.sql")),
        |tx| tx.execute_batch(include_str!("schema/0007.sql")),
        |tx| tx.execute_batch(include_str!("schema/0008.sql")),
    ],
    application: connection::EVENT_FILE,
};

/// The schema of tour books.
pub const TOUR: Schema = Schema {
    steps: &[
        |tx| tx.execute_batch(include_str!("schema/tour-0001.sql")),
        |tx| tx.execute_batch(include_str!("schema/tour-0002.sql")),
        |tx| tx.execute_batch(include_str!("schema/tour-0003.sql")),
        |tx| tx.execute_batch(include_str!("schema/tour-0004.sql")),
    ],
    application: connection::TOUR_BOOK,
};

/// The journal, which every kind of file has.
const JOURNAL: &str = include_str!("schema/journal.sql");

/// One object of the schema: type, name, table, SQL text.
pub(crate) type Object = (String, String, String, Option<String>);

impl Schema {
    /// Returns the format's number, as stored in `user_version`.
    pub(crate) fn version(&self) -> i64 {
        i64::try_from(self.steps.len()).expect("a handful of steps")
    }

    /// Runs the steps after format `from`. Format 0 is an empty file, which gets the journal first.
    pub(crate) fn advance(&self, tx: &Transaction, from: i64) -> rusqlite::Result<()> {
        if from == 0 {
            tx.execute_batch(JOURNAL)?;
            tx.pragma_update(None, "application_id", self.application)?;
        }
        let done = usize::try_from(from).expect("a format number is not negative");
        for step in &self.steps[done..] {
            step(tx)?;
        }
        tx.pragma_update(None, "user_version", self.version())
    }

    /// Returns the rows of `sqlite_schema` in a file of format `version`.
    pub(crate) fn expected(&self, version: i64) -> rusqlite::Result<Vec<Object>> {
        let known = usize::try_from(version).expect("a format number is not negative");
        let mut connection = connection::in_memory()?;
        let tx = connection.transaction()?;
        Schema { steps: &self.steps[..known], ..*self }.advance(&tx, 0)?;
        objects(&tx)
    }
}

/// Returns the rows of `sqlite_schema` by name.
pub(crate) fn objects(connection: &Connection) -> rusqlite::Result<Vec<Object>> {
    let mut select = connection.prepare("SELECT type, name, tbl_name, sql FROM main.sqlite_schema ORDER BY name")?;
    let rows = select.query_map((), |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?)))?;
    rows.collect()
}
