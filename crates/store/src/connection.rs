//! How a connection to SQLite is set up: no acknowledged change may be lost to a power cut, nothing a hostile file
//! says is trusted, and one instance alone holds the file.

use std::path::Path;
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::limits::Limit;
use rusqlite::{Connection, OpenFlags};

/// `application_id` of an event file: "DrwM" in ASCII.
pub(crate) const EVENT_FILE: i64 = 0x4472_774D;

/// `application_id` of a tour book: "DrwT" in ASCII.
pub(crate) const TOUR_BOOK: i64 = 0x4472_7754;

/// How long to wait for another instance that is only passing by (a command that reads).
const PATIENCE: Duration = Duration::from_millis(300);

/// The longest text or row that is read or written, in bytes; a day's journal entry has a hundredth of it.
const LONGEST_ROW: i32 = 256 * 1024 * 1024;

/// How many thousands of SQLite's steps a file that may be anything is read for. A thousand players with twenty thousand
/// changes take a tenth; a file whose pages refer to one another without end would take years.
const PATIENCE_WITH_STRANGERS: u32 = 20_000;

/// How hard SQLite works for what it has said to be saved. There is one right answer, [`Durability::SAFE`]; the others are
/// there so that a test of power cuts can show that it would notice.
#[derive(Debug, Clone, Copy)]
pub struct Durability {
    /// `journal_mode`.
    pub journal: &'static str,
    /// `synchronous`.
    pub synchronous: &'static str,
    /// `locking_mode`.
    pub locking: &'static str,
}

impl Durability {
    /// What every event file is opened with.
    pub const SAFE: Durability = Durability { journal: "DELETE", synchronous: "EXTRA", locking: "EXCLUSIVE" };
}

/// Opens an existing file for writing, without any change to it.
pub(crate) fn writable(path: &Path) -> rusqlite::Result<Connection> {
    writable_as(path, &Durability::SAFE)
}

/// [`writable`] with another durability.
pub(crate) fn writable_as(path: &Path, durability: &Durability) -> rusqlite::Result<Connection> {
    configured(opened(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?, durability)
}

/// Opens an existing file for reading only.
pub(crate) fn readable(path: &Path) -> rusqlite::Result<Connection> {
    configured(opened(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?, &Durability::SAFE)
}

/// An empty database in memory.
pub(crate) fn in_memory() -> rusqlite::Result<Connection> {
    configured(Connection::open_in_memory()?, &Durability::SAFE)
}

/// Opens a file that may be anything, so that not even a leftover journal beside it is touched: no locks, no
/// recovery, read-only. Going through SQLite, rather than reading the first bytes, matters: closing a file of one's
/// own drops the locks that this process holds on the same file.
pub(crate) fn untouched(path: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_URI;
    let mut connection = Connection::open_with_flags(uri(path), flags)?;
    distrust(&connection)?;
    let mut left = PATIENCE_WITH_STRANGERS;
    connection.progress_handler(
        1000,
        Some(move || {
            left = left.saturating_sub(1);
            left == 0
        }),
    )?;
    Ok(connection)
}

fn opened(path: &Path, access: OpenFlags) -> rusqlite::Result<Connection> {
    Connection::open_with_flags(path, access | OpenFlags::SQLITE_OPEN_NO_MUTEX)
}

/// The pragmas of docs/decisions/0002-event-file.md.
fn configured(connection: Connection, durability: &Durability) -> rusqlite::Result<Connection> {
    connection.busy_timeout(PATIENCE)?;
    distrust(&connection)?;
    connection.pragma_update(None, "locking_mode", durability.locking)?;
    connection.pragma_update(None, "journal_mode", durability.journal)?;
    connection.pragma_update(None, "synchronous", durability.synchronous)?;
    connection.pragma_update(None, "fullfsync", true)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "recursive_triggers", true)?;
    Ok(connection)
}

fn distrust(connection: &Connection) -> rusqlite::Result<()> {
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_TRUSTED_SCHEMA, false)?;
    connection.set_limit(Limit::SQLITE_LIMIT_LENGTH, LONGEST_ROW)?;
    connection.set_limit(Limit::SQLITE_LIMIT_ATTACHED, 0)?;
    connection.pragma_update(None, "cell_size_check", true)?;
    connection.pragma_update(None, "mmap_size", 0)
}

/// `path` as the URI of a file that is taken to be immutable.
fn uri(path: &Path) -> String {
    let mut uri = String::from("file:");
    let bytes = path.as_os_str().as_encoded_bytes();
    if bytes.get(1) == Some(&b':') {
        uri.push_str("///");
    }
    for &byte in bytes {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'.' | b'-' | b'_' | b':' => uri.push(char::from(byte)),
            b'\\' if cfg!(windows) => uri.push('/'),
            _ => uri.push_str(&format!("%{byte:02X}")),
        }
    }
    uri.push_str("?immutable=1");
    uri
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_survives_its_way_through_a_uri() {
        assert_eq!(uri(Path::new("/a b/c?d#e%.x")), "file:/a%20b/c%3Fd%23e%25.x?immutable=1");
        assert_eq!(uri(Path::new("C:/x")), "file:///C:/x?immutable=1");
    }
}
