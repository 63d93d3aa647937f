//! The event file: opening it, refusing whatever is not a sound event file without changing one byte of it.

use std::cell::RefCell;
use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, ErrorCode};

use crate::connection::{self, Durability};
use crate::copy;
use crate::error::{Result, StoreError, inaccessible, refusal};
use crate::integrity;
use crate::journal::Trail;
use crate::migrate;
use crate::replay;
use crate::rows::{self, Table};
use crate::schema::{self, Schema};

/// The largest file that is opened, in bytes; an event of a thousand players and ten rounds has a fiftieth of it.
const LARGEST: u64 = 512 * 1024 * 1024;

/// An open event file. One instance alone may hold it for writing; several may read it while nobody writes.
pub struct EventFile {
    pub(crate) connection: Connection,
    pub(crate) tables: Vec<Table>,
    pub(crate) schema: Schema,
    pub(crate) trail: RefCell<Trail>,
    place: Option<Place>,
    writable: bool,
}

/// What is demanded of a file beyond the soundness of each part.
type Require = fn(&Connection, &Path) -> Result<()>;

/// Where the file is, and which file it was when it was opened.
struct Place {
    path: PathBuf,
    identity: Identity,
}

impl EventFile {
    /// Opens the file at `path` for reading and changing. A file of an older format is brought to the present one,
    /// after a copy named `NAME.formatN.drawmaster` is made beside it. A sound file of the present format is not
    /// changed by being opened.
    ///
    /// # Errors
    /// A refusal says why; the file then stays byte for byte what it was.
    pub fn open(path: &Path) -> Result<EventFile> {
        EventFile::open_as(path, schema::EVENT)
    }

    /// Opens the file at `path` for reading only; a file of an older format is converted in memory.
    ///
    /// # Errors
    /// As [`EventFile::open`].
    pub fn open_read_only(path: &Path) -> Result<EventFile> {
        EventFile::open_read_only_as(path, schema::EVENT)
    }

    /// An empty event file in memory, for tests and rehearsals.
    ///
    /// # Errors
    /// [`StoreError::Write`] if memory is exhausted.
    pub fn in_memory() -> Result<EventFile> {
        EventFile::in_memory_as(schema::EVENT)
    }

    /// [`EventFile::open`] for files of another schema.
    ///
    /// # Errors
    /// As [`EventFile::open`].
    pub fn open_as(path: &Path, schema: Schema) -> Result<EventFile> {
        EventFile::open_writable(path, schema, &Durability::SAFE, replay::require_state)
    }

    /// [`EventFile::open`] with less durability: for tests that have to lose something.
    ///
    /// # Errors
    /// As [`EventFile::open`].
    #[doc(hidden)]
    pub fn open_durable(path: &Path, durability: &Durability) -> Result<EventFile> {
        EventFile::open_writable(path, schema::EVENT, durability, replay::require_state)
    }

    /// [`EventFile::open_as`] even where the rows are not what the journal leads to: for tests of what is refused then.
    ///
    /// # Errors
    /// As [`EventFile::open`].
    #[doc(hidden)]
    pub fn open_unproved_as(path: &Path, schema: Schema) -> Result<EventFile> {
        EventFile::open_writable(path, schema, &Durability::SAFE, |_, _| Ok(()))
    }

    fn open_writable(path: &Path, schema: Schema, durability: &Durability, require: Require) -> Result<EventFile> {
        recognise(path, &schema)?;
        let refused = |error| refusal(path, error);
        if fs::metadata(path).map_err(|error| inaccessible(path, error))?.permissions().readonly() {
            return Err(StoreError::ReadOnly(path.to_owned()));
        }
        let mut connection = connection::writable_as(path, durability).map_err(refused)?;
        if connection.is_readonly("main").map_err(refused)? {
            return Err(StoreError::ReadOnly(path.to_owned()));
        }
        connection.execute_batch("BEGIN EXCLUSIVE; COMMIT").map_err(refused)?;
        let version = sound_version(&connection, path, &schema)?;
        require(&connection, path)?;
        if version < schema.version() {
            migrate::on_disk(&mut connection, path, &schema, version)?;
        }
        EventFile::around(connection, schema, Some(path), true)
    }

    /// [`EventFile::open_read_only`] for files of another schema.
    ///
    /// # Errors
    /// As [`EventFile::open`].
    pub fn open_read_only_as(path: &Path, schema: Schema) -> Result<EventFile> {
        EventFile::open_reading(path, schema, replay::require_state)
    }

    /// [`EventFile::open_read_only`] even where the rows are not what the journal leads to, so that [`EventFile::check`] can tell
    /// everything that is wrong.
    ///
    /// # Errors
    /// As [`EventFile::open`].
    pub fn open_to_check(path: &Path) -> Result<EventFile> {
        EventFile::open_reading(path, schema::EVENT, |_, _| Ok(()))
    }

    fn open_reading(path: &Path, schema: Schema, require: Require) -> Result<EventFile> {
        recognise(path, &schema)?;
        let (mut connection, version) = match sound_for_reading(path, &schema) {
            Err(StoreError::ReadOnly(_)) => {
                // The last change was cut off half way and has to be taken back first.
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

    /// [`EventFile::in_memory`] with another schema.
    ///
    /// # Errors
    /// As [`EventFile::in_memory`].
    pub fn in_memory_as(schema: Schema) -> Result<EventFile> {
        EventFile::fresh(connection::in_memory()?, schema)
    }

    /// Makes an empty event file of the database behind `connection`.
    pub(crate) fn fresh(mut connection: Connection, schema: Schema) -> Result<EventFile> {
        let tx = connection.transaction()?;
        schema.advance(&tx, 0)?;
        tx.commit()?;
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
            rows::capture(&connection, &tables)?;
        }
        let place = path.map(Place::of).transpose()?;
        Ok(EventFile { connection, tables, schema, trail: RefCell::default(), place, writable })
    }

    /// Where the file is; none for one in memory.
    pub fn path(&self) -> Option<&Path> {
        self.place.as_ref().map(|place| place.path.as_path())
    }

    /// Whether changes can be made.
    pub fn is_writable(&self) -> bool {
        self.writable
    }

    /// Whether the file is still the one at its path; one in memory always is.
    pub fn is_in_place(&self) -> bool {
        let same = |place: &Place| Identity::of(&place.path).is_ok_and(|now| now == place.identity);
        self.place.as_ref().is_none_or(same)
    }

    /// Refuses to write where the change would be lost: into a file opened for reading, or one that is no longer there.
    pub(crate) fn require_writable(&self) -> Result<()> {
        if !self.writable {
            return Err(StoreError::OpenedForReading);
        }
        match &self.place {
            Some(place) if !self.is_in_place() => Err(StoreError::Moved(place.path.clone())),
            _ => Ok(()),
        }
    }
}

impl Drop for EventFile {
    /// Leaves one file at rest: an exclusive connection keeps its empty rollback journal unless told otherwise.
    fn drop(&mut self) {
        if self.writable {
            let shared = self.connection.pragma_update(None, "locking_mode", "NORMAL");
            let read = |()| self.connection.query_row("SELECT count(*) FROM main.journal", (), |_| Ok(()));
            // A journal that could not be removed holds nothing, and the next opening ignores it.
            let _ = shared.and_then(read);
        }
    }
}

impl Place {
    fn of(path: &Path) -> Result<Place> {
        let identity = Identity::of(path).map_err(|error| inaccessible(path, error))?;
        Ok(Place { path: path.to_owned(), identity })
    }
}

/// What tells one file from another that took its name: device and inode where there are such.
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

/// Refuses what is no plain file of a size that an event may have, before anything of it is read.
pub(crate) fn require_plain(path: &Path) -> Result<()> {
    let file = fs::metadata(path).map_err(|error| match error.kind() {
        std::io::ErrorKind::NotFound => StoreError::Missing(path.to_owned()),
        _ => inaccessible(path, error),
    })?;
    if !file.is_file() {
        return Err(StoreError::NotAnEventFile(path.to_owned()));
    }
    if file.len() > LARGEST {
        let detail = format!("it has {} MB, as no event has", file.len() / (1024 * 1024));
        return Err(StoreError::Damaged { path: path.to_owned(), detail });
    }
    Ok(())
}

/// Refuses what is not an event file of a known format, before anything is opened in earnest.
fn recognise(path: &Path, schema: &Schema) -> Result<()> {
    require_plain(path)?;
    match connection::untouched(path).and_then(|connection| header(&connection)) {
        Ok((application, version)) => known_version(path, schema, application, version).map(drop),
        // Half of an interrupted change may stand there, which opening in earnest takes back.
        Err(error)
            if error.sqlite_error_code() == Some(ErrorCode::DatabaseCorrupt) && copy::journal_of(path).exists() =>
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

/// The format's number, once the file has shown itself whole.
fn sound_version(connection: &Connection, path: &Path, schema: &Schema) -> Result<i64> {
    let (application, version) = header(connection).map_err(|error| refusal(path, error))?;
    let version = known_version(path, schema, application, version)?;
    require_length(connection, path)?;
    integrity::require_sound(connection, path, schema, version)?;
    Ok(version)
}

/// SQLite takes the missing end of a last page for zeros.
fn require_length(connection: &Connection, path: &Path) -> Result<()> {
    let number = |pragma| connection.pragma_query_value(None, pragma, |row| row.get::<_, u32>(0));
    let pages = number("page_count").and_then(|pages| Ok(u64::from(pages) * u64::from(number("page_size")?)));
    let expected = pages.map_err(|error| refusal(path, error))?;
    let length = fs::metadata(path).map_err(|error| inaccessible(path, error))?.len();
    if length < expected {
        let detail = format!("it is {length} bytes long instead of {expected}");
        return Err(StoreError::Damaged { path: path.to_owned(), detail });
    }
    Ok(())
}

fn header(connection: &Connection) -> rusqlite::Result<(i64, i64)> {
    let number = |pragma| connection.pragma_query_value(None, pragma, |row| row.get(0));
    Ok((number("application_id")?, number("user_version")?))
}

fn known_version(path: &Path, schema: &Schema, application: i64, version: i64) -> Result<i64> {
    let path = path.to_owned();
    match version {
        _ if application != schema.application => Err(StoreError::NotAnEventFile(path)),
        ..=0 => Err(StoreError::Damaged { path, detail: format!("its format number is {version}") }),
        _ if version > schema.version() => Err(StoreError::Newer { path, found: version, known: schema.version() }),
        _ => Ok(version),
    }
}
