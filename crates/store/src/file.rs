//! Opening event files. A file that is not a sound event file is refused and stays byte for byte unchanged.

use std::cell::RefCell;
use std::fs;
use std::path::{Path, PathBuf};

use messages::{Message, message};
use rusqlite::{Connection, ErrorCode};

use crate::capture;
use crate::connection::{self, Durability};
use crate::error::{Result, StoreError, inaccessible, not_writable, refusal};
use crate::header::Header;
use crate::hot_journal;
use crate::integrity;
use crate::journal::UndoStacks;
use crate::migrate;
use crate::owner::Owner;
use crate::replay;
use crate::rows::Table;
use crate::schema::{self, Schema};
use crate::side_file::{self, SideFile};

/// The largest file that is opened, in bytes. An event of a thousand players and ten rounds is fifty times smaller.
const LARGEST: u64 = 512 * 1024 * 1024;

/// An open event file. Either one instance has it open for writing, or any number for reading.
pub struct EventFile {
    pub(crate) connection: Connection,
    pub(crate) tables: Vec<Table>,
    pub(crate) schema: Schema,
    pub(crate) undo_stacks: RefCell<UndoStacks>,
    location: Option<Location>,
    writable: bool,
    /// Whether the next change makes this copy of a second desk an ordinary event file.
    pub(crate) promotes: bool,
    // Dropped after the connection.
    pub(crate) header: Option<Header>,
    owner: RefCell<Option<Owner>>,
}

/// An extra check of a file whose parts are sound.
type Require = fn(&Connection, &Path) -> Result<()>;

/// The file's path, and its identity when it was opened.
struct Location {
    path: PathBuf,
    identity: Identity,
}

impl EventFile {
    /// Opens the file at `path` for reading and writing. A file of an older format is converted to the current one,
    /// after a copy named `NAME.formatN.drawmaster` was saved beside it. Opening a sound file of the current format
    /// does not change it.
    ///
    /// # Errors
    /// The reason why the file is refused. It stays byte for byte unchanged.
    pub fn open(path: &Path) -> Result<EventFile> {
        EventFile::open_as(path, schema::EVENT)
    }

    /// Opens the file at `path` for reading only, also the copy of a second desk. A file of an older format is converted in memory.
    ///
    /// # Errors
    /// As [`EventFile::open`].
    pub fn open_read_only(path: &Path) -> Result<EventFile> {
        EventFile::open_reading_any(path, replay::require_state)
    }

    /// Returns an empty event file in memory, for tests and self-checks.
    ///
    /// # Errors
    /// [`StoreError::Write`] if memory is exhausted.
    pub fn in_memory() -> Result<EventFile> {
        EventFile::in_memory_as(schema::EVENT)
    }

    /// As [`EventFile::open`], with this schema.
    ///
    /// # Errors
    /// As [`EventFile::open`].
    pub fn open_as(path: &Path, schema: Schema) -> Result<EventFile> {
        EventFile::open_writable(path, schema, &Durability::SAFE, replay::require_state)
    }

    /// As [`EventFile::open`], with weaker durability, for tests that need to lose changes.
    ///
    /// # Errors
    /// As [`EventFile::open`].
    #[doc(hidden)]
    pub fn open_durable(path: &Path, durability: &Durability) -> Result<EventFile> {
        EventFile::open_writable(path, schema::EVENT, durability, replay::require_state)
    }

    /// As [`EventFile::open_as`], but accepts rows that differ from the journal, to test what is refused later.
    ///
    /// # Errors
    /// As [`EventFile::open`].
    #[doc(hidden)]
    pub fn open_unproved_as(path: &Path, schema: Schema) -> Result<EventFile> {
        EventFile::open_writable(path, schema, &Durability::SAFE, |_, _| Ok(()))
    }

    fn open_writable(path: &Path, schema: Schema, durability: &Durability, require: Require) -> Result<EventFile> {
        let path = &*side_file::resolved(path)?;
        recognise(path, &schema)?;
        let refused = |error| refusal(path, error);
        if fs::metadata(path).map_err(|error| inaccessible(path, error))?.permissions().readonly() {
            return Err(StoreError::ReadOnly(path.to_owned()));
        }
        let owner = Owner::claim(path)?;
        let header = Header::open(path)?;
        hot_journal::settle(path, |connection, path| {
            sound_version(connection, path, &schema)?;
            require(connection, path)
        })?;
        let mut connection = connection::writable_as(path, durability).map_err(refused)?;
        if connection.is_readonly("main").map_err(refused)? {
            return Err(not_writable(path));
        }
        connection.execute_batch("BEGIN EXCLUSIVE; COMMIT").map_err(refused)?;
        let version = sound_version(&connection, path, &schema)?;
        require(&connection, path)?;
        if version < schema.version() {
            migrate::on_disk(&mut connection, path, &schema, version)?;
        }
        header.note();
        let mut file = EventFile::around(connection, schema, Some(path), true)?;
        (file.header, file.owner) = (Some(header), RefCell::new(owner));
        Ok(file)
    }

    /// As [`EventFile::open_read_only`], with this schema.
    ///
    /// # Errors
    /// As [`EventFile::open`].
    pub fn open_read_only_as(path: &Path, schema: Schema) -> Result<EventFile> {
        EventFile::open_reading(path, schema, replay::require_state)
    }

    /// As [`EventFile::open_read_only`], but accepts rows that differ from the journal, so that [`EventFile::check`] can
    /// report all problems.
    ///
    /// # Errors
    /// As [`EventFile::open`].
    pub fn open_to_check(path: &Path) -> Result<EventFile> {
        EventFile::open_reading_any(path, |_, _| Ok(()))
    }

    /// Opens an event file or the copy of a second desk for reading.
    fn open_reading_any(path: &Path, require: Require) -> Result<EventFile> {
        match EventFile::open_reading(path, schema::EVENT, require) {
            Err(StoreError::Follows(path)) => EventFile::open_reading(&path, schema::SECOND_DESK, require),
            opened => opened,
        }
    }

    fn open_reading(path: &Path, schema: Schema, require: Require) -> Result<EventFile> {
        let path = &*side_file::resolved(path)?;
        recognise(path, &schema)?;
        // An event that this process has open for writing has an owner file. Closing a header would drop its locks.
        if !SideFile::Owner.of(path).exists() {
            Header::open(path)?;
        }
        let (mut connection, version) = match sound_for_reading(path, &schema) {
            Err(StoreError::ReadOnly(_)) => {
                // The last change was interrupted. Opening the file for writing rolls it back.
                drop(EventFile::open_as(path, schema)?);
                sound_for_reading(path, &schema)?
            }
            sound => sound?,
        };
        require(&connection, path)?;
        if version < schema.version() {
            connection = migrate::in_memory(&connection, path, &schema, version)?;
        }
        EventFile::around(connection, schema, Some(path), false)
    }

    /// As [`EventFile::in_memory`], with this schema.
    ///
    /// # Errors
    /// As [`EventFile::in_memory`].
    pub fn in_memory_as(schema: Schema) -> Result<EventFile> {
        EventFile::fresh(connection::in_memory()?, schema)
    }

    /// Creates an empty event file in the database of `connection`.
    pub(crate) fn fresh(mut connection: Connection, schema: Schema) -> Result<EventFile> {
        schema.create(&mut connection)?;
        EventFile::around(connection, schema, None, true)
    }

    pub(crate) fn around(
        connection: Connection,
        schema: Schema,
        path: Option<&Path>,
        writable: bool,
    ) -> Result<EventFile> {
        let tables = Table::all(&connection)?;
        if writable {
            capture::capture(&connection, &tables)?;
        }
        let location = path.map(Location::of).transpose()?;
        let undo_stacks = RefCell::default();
        Ok(EventFile {
            connection,
            tables,
            schema,
            undo_stacks,
            location,
            writable,
            promotes: false,
            header: None,
            owner: RefCell::default(),
        })
    }

    /// Returns the file's path, behind a link by which it was opened; `None` for a file in memory.
    pub fn path(&self) -> Option<&Path> {
        self.location.as_ref().map(|location| location.path.as_path())
    }

    /// Returns whether the file was opened for writing.
    pub fn is_writable(&self) -> bool {
        self.writable
    }

    /// Returns whether the file is still at its path. A file in memory always is.
    pub fn is_in_place(&self) -> bool {
        let same = |location: &Location| Identity::of(&location.path).is_ok_and(|now| now == location.identity);
        self.location.as_ref().is_none_or(same)
    }

    /// Refuses to write to a file that was opened for reading, or that is no longer at its path.
    pub(crate) fn require_writable(&self) -> Result<()> {
        if !self.writable {
            return Err(StoreError::OpenedForReading);
        }
        match &self.location {
            Some(location) if !self.is_in_place() => {
                // Another file may have taken its place, which may be opened now.
                drop(self.owner.take());
                Err(StoreError::Moved(location.path.clone()))
            }
            _ => self.header.as_ref().map_or(Ok(()), Header::require_unchanged),
        }
    }

    /// Remembers that this process changed the file. After a failed write, SQLite may still have to roll the count of changes
    /// back, so the next write is not compared with it.
    pub(crate) fn note_write<T, E>(&self, outcome: &std::result::Result<T, E>) {
        self.header.iter().for_each(if outcome.is_ok() { Header::note } else { Header::forget });
    }
}

impl Drop for EventFile {
    /// Removes the empty rollback journal, which a connection in exclusive mode would leave behind.
    fn drop(&mut self) {
        if self.writable {
            let shared = self.connection.pragma_update(None, "locking_mode", "NORMAL");
            let read = |()| self.connection.query_row("SELECT count(*) FROM main.journal", (), |_| Ok(()));
            // If the journal could not be removed, it is empty and the next opening ignores it.
            let _ = shared.and_then(read);
        }
    }
}

impl Location {
    fn of(path: &Path) -> Result<Location> {
        let identity = Identity::of(path).map_err(|error| inaccessible(path, error))?;
        Ok(Location { path: path.to_owned(), identity })
    }
}

/// Distinguishes a file from another one that replaced it: device and inode. Windows needs none, because it refuses to rename,
/// delete or replace a file that SQLite has open; only a drive that was removed must be noticed.
#[derive(PartialEq, Eq)]
struct Identity(u64, u64);

impl Identity {
    #[cfg(unix)]
    fn of(path: &Path) -> std::io::Result<Identity> {
        use std::os::unix::fs::MetadataExt;
        fs::metadata(path).map(|file| Identity(file.dev(), file.ino()))
    }

    #[cfg(not(unix))]
    fn of(path: &Path) -> std::io::Result<Identity> {
        fs::metadata(path).map(|_| Identity(0, 0))
    }
}

/// Refuses folders, special files and files larger than any event, before reading them, and those with something else beside them
/// than their own files.
pub(crate) fn require_plain(path: &Path) -> Result<()> {
    let file = fs::metadata(path).map_err(|error| match error.kind() {
        std::io::ErrorKind::NotFound => StoreError::Missing(path.to_owned()),
        _ => inaccessible(path, error),
    })?;
    if !file.is_file() {
        return Err(StoreError::NotAnEventFile(path.to_owned()));
    }
    if file.len() > LARGEST {
        return Err(damaged(path, message!("store-found-size", megabytes = file.len() / (1024 * 1024))));
    }
    side_file::require_own_beside(path)
}

/// Refuses files that are not event files of a known format, before they are opened with locks.
fn recognise(path: &Path, schema: &Schema) -> Result<()> {
    require_plain(path)?;
    match connection::untouched(path).and_then(|connection| header(&connection)) {
        Ok((application, version)) => known_version(path, schema, application, version).map(drop),
        // The damage may come from an interrupted change, which opening with locks rolls back.
        Err(error)
            if error.sqlite_error_code() == Some(ErrorCode::DatabaseCorrupt) && SideFile::Journal.of(path).exists() =>
        {
            Ok(())
        }
        Err(error) => Err(refusal(path, error)),
    }
}

fn sound_for_reading(path: &Path, schema: &Schema) -> Result<(Connection, i64)> {
    let connection = connection::readable(path).map_err(|error| refusal(path, error))?;
    let version = sound_version(&connection, path, schema)?;
    Ok((connection, version))
}

/// Returns the format number of a file after checking its integrity.
fn sound_version(connection: &Connection, path: &Path, schema: &Schema) -> Result<i64> {
    let (application, version) = header(connection).map_err(|error| refusal(path, error))?;
    let version = known_version(path, schema, application, version)?;
    require_length(connection, path)?;
    integrity::require_sound(connection, path, schema, version)?;
    Ok(version)
}

/// Refuses a truncated file. SQLite reads the missing end of the last page as zeros.
fn require_length(connection: &Connection, path: &Path) -> Result<()> {
    let number = |pragma| connection.pragma_query_value(None, pragma, |row| row.get::<_, u32>(0));
    let pages = number("page_count").and_then(|pages| Ok(u64::from(pages) * u64::from(number("page_size")?)));
    let expected = pages.map_err(|error| refusal(path, error))?;
    let length = fs::metadata(path).map_err(|error| inaccessible(path, error))?.len();
    if length < expected {
        let detail = message!("store-found-length", bytes = length.to_string(), expected = expected.to_string());
        return Err(damaged(path, detail));
    }
    Ok(())
}

fn header(connection: &Connection) -> rusqlite::Result<(i64, i64)> {
    let number = |pragma| connection.pragma_query_value(None, pragma, |row| row.get(0));
    Ok((number("application_id")?, number("user_version")?))
}

fn known_version(path: &Path, schema: &Schema, application: i64, version: i64) -> Result<i64> {
    match version {
        _ if (application, schema.application) == (connection::SECOND_DESK, connection::EVENT_FILE) => {
            Err(StoreError::Follows(path.to_owned()))
        }
        _ if (application, schema.application) == (connection::EVENT_FILE, connection::SECOND_DESK) => {
            Err(StoreError::DoesNotFollow(path.to_owned()))
        }
        _ if application != schema.application => Err(StoreError::NotAnEventFile(path.to_owned())),
        ..=0 => Err(damaged(path, message!("store-found-format-number", number = version.to_string()))),
        _ if version > schema.version() => {
            Err(StoreError::Newer { path: path.to_owned(), found: version, known: schema.version() })
        }
        _ => Ok(version),
    }
}

fn damaged(path: &Path, detail: Message) -> StoreError {
    StoreError::Damaged { path: path.to_owned(), detail }
}
