//! The settings of SQLite connections: an acknowledged change survives a power cut, a hostile file is not trusted, and
//! only one instance can have the file open for writing.

use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::limits::Limit;
use rusqlite::{Connection, OpenFlags};

/// `application_id` of an event file: "DrwM" in ASCII.
pub(crate) const EVENT_FILE: i64 = 0x4472_774D;

/// `application_id` of a tour book: "DrwT" in ASCII.
pub(crate) const TOUR_BOOK: i64 = 0x4472_7754;

/// `application_id` of the copy of a second desk: "DrwF" in ASCII.
pub(crate) const SECOND_DESK: i64 = 0x4472_7746;

/// How long to wait for another instance that holds the file only briefly, such as a command that reads.
const BUSY_TIMEOUT: Duration = Duration::from_millis(300);

/// The longest text or row that is read or written, in bytes. A day's journal entry is a hundred times shorter.
const LONGEST_ROW: i32 = 256 * 1024 * 1024;

/// The memory of SQLite in this process, in bytes. Beyond it, SQLite reports an error.
const LARGEST_HEAP: i64 = 1024 * 1024 * 1024;

/// How many prepared statements a connection keeps: more than the different statements of an event's tables, so that writing an
/// event does not parse the same statement twice.
const STATEMENTS: usize = 256;

/// The limit of SQLite's virtual machine steps for an untrusted file, in thousands. A thousand players with twenty
/// thousand changes take a tenth of it. A file with cyclic pages would take years without a limit.
const UNTRUSTED_STEPS: u32 = 20_000;

/// The durability settings of SQLite. The program always uses [`Durability::SAFE`]; the power-cut tests use weaker
/// settings to prove that they detect lost changes.
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
    /// The settings of every event file.
    pub const SAFE: Durability = Durability { journal: "DELETE", synchronous: "EXTRA", locking: "EXCLUSIVE" };
}

/// Opens an existing file for writing without changing it.
pub(crate) fn writable(path: &Path) -> rusqlite::Result<Connection> {
    writable_as(path, &Durability::SAFE)
}

/// Opens an existing file for writing with this durability.
pub(crate) fn writable_as(path: &Path, durability: &Durability) -> rusqlite::Result<Connection> {
    configured(opened(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?, durability)
}

/// Opens an existing file for reading only.
pub(crate) fn readable(path: &Path) -> rusqlite::Result<Connection> {
    configured(opened(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?, &Durability::SAFE)
}

/// Returns an empty database in memory.
pub(crate) fn in_memory() -> rusqlite::Result<Connection> {
    configured(Connection::open_in_memory()?, &Durability::SAFE)
}

/// Opens an untrusted file read-only, without locks and without recovery, so that even a leftover journal beside it
/// stays as it is.
///
/// The file must be opened through SQLite: with POSIX locks, closing any other handle of the file would drop the locks
/// that this process holds on it.
pub(crate) fn untouched(path: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_URI;
    let mut connection = Connection::open_with_flags(uri(&native(path)), flags)?;
    distrust(&connection)?;
    let mut left = UNTRUSTED_STEPS;
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
    Connection::open_with_flags(native(path), access | OpenFlags::SQLITE_OPEN_NO_MUTEX)
}

/// Returns the form of a path in which SQLite opens the file.
pub(crate) fn native(path: &Path) -> PathBuf {
    let absolute = if cfg!(windows) { std::path::absolute(path).ok() } else { None };
    match absolute.and_then(|path| with_mark_if_long(path.to_str()?)) {
        Some(long) => long.into(),
        // SQLite takes a relative path such as `:memory:` or `file:x` for something else than a file of this name.
        None => Path::new(".").join(path),
    }
}

/// The longest path that Windows opens without a mark, less the end of the journal's name.
const LONGEST_UNMARKED: usize = 259 - "-journal".len();

/// Returns an absolute path of Windows with the mark of long paths, which SQLite does not add; `None` for a short one.
fn with_mark_if_long(path: &str) -> Option<String> {
    let is_short = path.encode_utf16().count() <= LONGEST_UNMARKED;
    match path.strip_prefix(r"\\") {
        _ if is_short => None,
        Some(marked) if marked.starts_with(r"?\") => Some(path.to_owned()),
        Some(share) => Some(format!(r"\\?\UNC\{share}")),
        None => Some(format!(r"\\?\{path}")),
    }
}

/// The pragmas of docs/decisions/0002-event-file.md.
fn configured(connection: Connection, durability: &Durability) -> rusqlite::Result<Connection> {
    connection.busy_timeout(BUSY_TIMEOUT)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
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
    connection.pragma_update(None, "hard_heap_limit", LARGEST_HEAP)?;
    connection.pragma_update(None, "mmap_size", 0)
}

/// Returns `path` as the URI of an immutable file.
fn uri(path: &Path) -> String {
    uri_of(path.as_os_str().as_encoded_bytes(), cfg!(windows))
}

/// Returns the URI of a path on Windows or on other systems. SQLite takes what stands between `//` and the next `/` for the name
/// of a computer, so a drive and a network share of Windows get an empty one, and the mark `\\?\` of long paths is left out where it is not needed.
fn uri_of(path: &[u8], windows: bool) -> String {
    let mut uri = String::from("file:");
    let mut bytes = path;
    let is_long = windows && path.starts_with(br"\\?\") && path.len() > LONGEST_UNMARKED;
    if is_long {
        uri.push_str("///");
    } else if windows {
        if let Some(share) = path.strip_prefix(br"\\?\UNC\") {
            uri.push_str("////");
            bytes = share;
        } else {
            bytes = path.strip_prefix(br"\\?\").unwrap_or(path);
            match bytes {
                [_, b':', ..] => uri.push_str("///"),
                [b'\\', b'\\', ..] => uri.push_str("//"),
                _ => {}
            }
        }
    }
    for &byte in bytes {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'.' | b'-' | b'_' | b':' => uri.push(char::from(byte)),
            b'\\' if windows && !is_long => uri.push('/'),
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
    fn uri_escapes_special_characters_of_a_path() {
        assert_eq!(uri(Path::new("/a b/c?d#e%.x")), "file:/a%20b/c%3Fd%23e%25.x?immutable=1");
        assert_eq!(uri_of(br"./C:\x", false), "file:./C:%5Cx?immutable=1");
    }

    #[test]
    fn uri_names_no_computer_for_drives_and_shares_of_windows() {
        for (path, expected) in [
            (r"C:\a b\x", "file:///C:/a%20b/x"),
            (r"C:/x", "file:///C:/x"),
            (r"\\?\C:\x", "file:///C:/x"),
            (r"\\club\open\x", "file:////club/open/x"),
            (r"\\?\UNC\club\open\x", "file:////club/open/x"),
            (r".\x", "file:./x"),
        ] {
            assert_eq!(uri_of(path.as_bytes(), true), format!("{expected}?immutable=1"), "{path}");
        }
        let long = "x".repeat(260);
        let expected = format!("file:///%5C%5C%3F%5CC:%5C{long}?immutable=1");
        assert_eq!(uri_of(format!(r"\\?\C:\{long}").as_bytes(), true), expected);
    }

    #[test]
    fn long_paths_of_windows_get_their_mark() {
        let long = "x".repeat(260);
        assert_eq!(with_mark_if_long(r"C:\x"), None);
        for (path, expected) in [
            (format!(r"C:\{long}"), format!(r"\\?\C:\{long}")),
            (format!(r"\\club\open\{long}"), format!(r"\\?\UNC\club\open\{long}")),
            (format!(r"\\?\C:\{long}"), format!(r"\\?\C:\{long}")),
        ] {
            assert_eq!(with_mark_if_long(&path), Some(expected));
        }
    }
}
