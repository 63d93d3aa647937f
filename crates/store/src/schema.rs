//! The schema: numbered steps, of which a new file runs all and an older file those it lacks.

use rusqlite::{Connection, Transaction};

use crate::connection;

/// One step from a format to the next; it may create tables and convert rows.
pub type Step = fn(&Transaction) -> rusqlite::Result<()>;

/// The steps that lead from an empty file to the present format; the format's number is how many there are.
///
/// Tables are STRICT with a primary key, hold INTEGER, TEXT and BLOB only (no REAL), and have no triggers and no
/// cascading foreign keys, so that the journal's inverse of a change is exact.
#[derive(Clone, Copy)]
pub struct Schema {
    /// In order; never changed once released, only added to.
    pub steps: &'static [Step],
    /// `application_id`, which tells one kind of file from another.
    pub application: i64,
}

/// The event file's own schema.
pub const EVENT: Schema = Schema {
    steps: &[
        |tx| tx.execute_batch(include_str!("schema/0001.sql")),
        |tx| tx.execute_batch(include_str!("schema/0002.sql")),
    ],
    application: connection::EVENT_FILE,
};

/// The tour book's.
pub const TOUR: Schema = Schema {
    steps: &[
        |tx| tx.execute_batch(include_str!("schema/tour-0001.sql")),
        |tx| tx.execute_batch(include_str!("schema/tour-0002.sql")),
    ],
    application: connection::TOUR_BOOK,
};

/// The table that the program's bookkeeping needs in every file.
const JOURNAL: &str = include_str!("schema/journal.sql");

/// One object of the schema: type, name, table, SQL text.
pub(crate) type Object = (String, String, String, Option<String>);

impl Schema {
    /// The format's number, kept in `user_version`.
    pub(crate) fn version(&self) -> i64 {
        i64::try_from(self.steps.len()).expect("a handful of steps")
    }

    /// Runs the steps after format `from`; from 0 it makes the journal first.
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

    /// What `sqlite_schema` holds in a file of format `version`.
    pub(crate) fn expected(&self, version: i64) -> rusqlite::Result<Vec<Object>> {
        let known = usize::try_from(version).expect("a format number is not negative");
        let mut connection = connection::in_memory()?;
        let tx = connection.transaction()?;
        Schema { steps: &self.steps[..known], ..*self }.advance(&tx, 0)?;
        objects(&tx)
    }
}

/// What `sqlite_schema` holds, in order of name.
pub(crate) fn objects(connection: &Connection) -> rusqlite::Result<Vec<Object>> {
    let mut select = connection.prepare("SELECT type, name, tbl_name, sql FROM main.sqlite_schema ORDER BY name")?;
    let rows = select.query_map((), |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?)))?;
    rows.collect()
}
