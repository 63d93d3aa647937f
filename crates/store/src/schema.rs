//! The schema as numbered steps. A new file runs all of them, an older file those that it lacks.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use rusqlite::types::ValueRef;
use rusqlite::{Connection, Transaction};

use crate::copy::copy_pages;
use crate::{confirmations, connection, fields};

thread_local! {
    /// The empty files that this thread has created: a file of each kind and format, in memory.
    static EMPTY: RefCell<BTreeMap<(i64, *const Migration, usize), Connection>> = RefCell::default();
}

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
        |tx| tx.execute_batch(include_str!("schema/0009.sql")),
        |tx| tx.execute_batch(include_str!("schema/0010.sql")),
    ],
    application: connection::EVENT_FILE,
};

/// The schema of the copy of a second desk: an event file that only takes what the first desk sends.
pub const SECOND_DESK: Schema = Schema { application: connection::SECOND_DESK, ..EVENT };

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

/// The SHA-256 of all objects of each format of event files. A wrong one only makes opening slower: the format's objects are then
/// created in memory to compare with them, which takes as long as all other checks of an event of a thousand players.
const EVENT_HASHES: [&str; 10] = [
    "c6236b302a25cdfaf5044a6af4106ae2ceee922961da799a334173e1a048b8ac",
    "32ac988f545aef8e445c8921430112ec8663e73c578f0924b540e344607d67b6",
    "ac2ee228ec15d99c00dd0176db4c06d67d334c0e11445f92cca3d3f33c0de672",
    "5fd237f58b6751d0c5277747ee13526ce0a2c9ca2fc953c4b6833f7d3e61b63c",
    "323d1bb7cf8d1991ccb846c317b1351631170ac1379dfcc8fa56f1a09745dddd",
    "f5436ff8764a3d16328d2bdf5b38447af9fa7efa3d0dd65606a42acc70cc332b",
    "744804bb30a8acc1afcec7637a4cbfd7171628b657f1363ef0265ac4d42dd57c",
    "f7d8e328d9a380d31261e32f78dd8844866bf5443416abf4e266ba4a5273008d",
    "9e174bca9c44ea286746b28cfaa6074760338f910d641bd2a4726b72c96eca2c",
    "cbb9f17f64350136385115a7777e85bb22adb84801eecb45d3b63b7740208c0c",
];

/// As [`EVENT_HASHES`], for tour books.
const TOUR_HASHES: [&str; 4] = [
    "0b238d7617d33df422fc8d0c2062abe6dfbb15121e1aee2448f420e191791909",
    "321177086900035c9a1db43605f61e10b864b9a1c3fd65ed9a158d252d316f49",
    "96534b9b89d7ee3fa4dfdfdbb4ce8648501a98410ddc70451d857066e43699a5",
    "357a292514de80e2db37d5aa73a2ee1080af6b0072cd4a568bb49f995988152d",
];

/// The journal, which every kind of file has.
const JOURNAL: &str = include_str!("schema/journal.sql");

/// One object of the schema: type, name, table, SQL text.
pub(crate) type Object = (String, String, String, Option<String>);

impl Schema {
    /// Returns the format's number, as stored in `user_version`.
    pub(crate) fn version(&self) -> i64 {
        i64::try_from(self.steps.len()).expect("a handful of steps")
    }

    /// Makes `target` an empty file. The steps run once in each thread: copying their outcome is many times faster.
    pub(crate) fn create(&self, target: &mut Connection) -> rusqlite::Result<()> {
        let key = (self.application, self.steps.as_ptr(), self.steps.len());
        EMPTY.with_borrow_mut(|created| {
            let empty = match created.entry(key) {
                Entry::Occupied(known) => known.into_mut(),
                Entry::Vacant(missing) => missing.insert(self.empty()?),
            };
            copy_pages(empty, target)
        })
    }

    fn empty(&self) -> rusqlite::Result<Connection> {
        let mut connection = connection::in_memory()?;
        let tx = connection.transaction()?;
        self.advance(&tx, 0)?;
        tx.commit()?;
        Ok(connection)
    }

    /// The first formats of this schema.
    pub(crate) fn until(&self, format: usize) -> Schema {
        Schema { steps: &self.steps[..format], ..*self }
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

    fn hashes(&self) -> &'static [&'static str] {
        match self.application {
            connection::EVENT_FILE | connection::SECOND_DESK => &EVENT_HASHES,
            connection::TOUR_BOOK => &TOUR_HASHES,
            _ => &[],
        }
    }

    /// Returns whether these are known to be the objects of format `version`.
    pub(crate) fn knows(&self, version: i64, objects: &[Object]) -> bool {
        let known = usize::try_from(version - 1).ok().and_then(|at| self.hashes().get(at));
        known.is_some_and(|known| *known == hash(objects))
    }

    /// Returns the rows of `sqlite_schema` in a file of format `version`.
    pub(crate) fn expected(&self, version: i64) -> rusqlite::Result<Vec<Object>> {
        let known = usize::try_from(version).expect("a format number is not negative");
        let mut connection = connection::in_memory()?;
        self.until(known).create(&mut connection)?;
        objects(&connection)
    }
}

/// Returns the rows of `sqlite_schema` by name.
pub(crate) fn objects(connection: &Connection) -> rusqlite::Result<Vec<Object>> {
    let mut select = connection.prepare("SELECT type, name, tbl_name, sql FROM main.sqlite_schema ORDER BY name")?;
    let rows = select.query_map((), |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?)))?;
    rows.collect()
}

/// Returns the SHA-256 of these objects in hexadecimal.
fn hash(objects: &[Object]) -> String {
    hex::encode(fields::hash(|hash| {
        for (kind, name, table, sql) in objects {
            for text in [kind, name, table] {
                fields::add(hash, ValueRef::Text(text.as_bytes()));
            }
            fields::add(hash, sql.as_ref().map_or(ValueRef::Null, |sql| ValueRef::Text(sql.as_bytes())));
        }
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_are_those_of_the_formats() {
        for (what, schema) in [("EVENT_HASHES", EVENT), ("TOUR_HASHES", TOUR)] {
            let formats = 1..=schema.version();
            let hashes: Vec<String> = formats.map(|version| hash(&schema.expected(version).unwrap())).collect();
            assert_eq!(schema.hashes(), hashes, "{what} in schema.rs");
        }
    }

    #[test]
    fn only_the_objects_of_the_format_are_known() {
        let newest = EVENT.version();
        let mut objects = EVENT.expected(newest).unwrap();
        assert!(EVENT.knows(newest, &objects));
        assert!(!EVENT.knows(1, &objects) && !EVENT.knows(0, &objects) && !EVENT.knows(newest + 1, &objects));
        let removed = objects.pop().unwrap();
        assert!(!EVENT.knows(newest, &objects), "an object less");
        objects.push((removed.0, removed.1, removed.2, removed.3.map(|sql| sql.replace("INTEGER", "TEXT"))));
        objects.push(("table".into(), "more".into(), "more".into(), Some("CREATE TABLE more (id)".into())));
        assert!(!EVENT.knows(newest, &objects), "an object more");
    }
}
