//! Everything the event file can refuse: each error is one sentence saying what is wrong and what to do.

use std::path::{Path, PathBuf};

use rusqlite::{ErrorCode, ffi};

/// Why the event file could not be made, opened, read or changed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// There is no file at the path.
    #[error("there is no file {}: check the name, or make a new event", .0.display())]
    Missing(PathBuf),
    /// A file is already there.
    #[error("{} already exists: choose another name, or open it", .0.display())]
    Exists(PathBuf),
    /// The journal of a file that is gone lies where the new file's own would be, and would be played into it.
    #[error("{} was left behind by a file that is gone: move it elsewhere, or choose another name", .0.display())]
    LeftoverJournal(PathBuf),
    /// Not SQLite, or another program's SQLite file, or a folder.
    #[error("{} is not an event file: choose a .drawmaster file, or import it", .0.display())]
    NotAnEventFile(PathBuf),
    /// The same, where a tour book was wanted.
    #[error("{} is not a tour book: choose a .tourbook file, or make one with `tour new`", .0.display())]
    NotATourBook(PathBuf),
    /// Written by a newer version of the program.
    #[error("{} has format {found} and this program knows formats up to {known}: open it with a newer version", path.display())]
    Newer {
        /// The file refused.
        path: PathBuf,
        /// Its format number.
        found: i64,
        /// The newest format number this program knows.
        known: i64,
    },
    /// Cut short, or bytes changed: what is in it cannot be trusted.
    #[error("{} is damaged ({detail}): open the latest copy of it instead", path.display())]
    Damaged {
        /// The file refused.
        path: PathBuf,
        /// What was found first.
        detail: String,
    },
    /// Another instance, or another program, has the file open; or a network share says so whatever is asked of it.
    #[error("{} is open in another window or program: close it there first, or on a network share copy it to this machine", .0.display())]
    InUse(PathBuf),
    /// The place cannot keep two programs from writing into the file at once.
    #[error("{} is in a place where no file can be locked, such as a network share: copy it to this machine and open that", .0.display())]
    NoLocks(PathBuf),
    /// The file may be read but not written.
    #[error("{} is read-only: allow writing to it, or make a copy and open that", .0.display())]
    ReadOnly(PathBuf),
    /// The operating system does not let the file or its folder be read or written.
    #[error("{} cannot be used ({reason}): check the folder and the permissions", path.display())]
    Inaccessible {
        /// The file or folder.
        path: PathBuf,
        /// The operating system's words.
        reason: String,
    },
    /// The file was removed, renamed or replaced while it was open.
    #[error("{} was moved or removed while it was open: put it back, or save a copy under another name", .0.display())]
    Moved(PathBuf),
    /// Bringing an older file to the present format failed; the old file is as it was.
    #[error("{} could not be brought to the present format ({detail}): it is unchanged, so open it with the version that made it", path.display())]
    Migration {
        /// The file, unchanged.
        path: PathBuf,
        /// What went wrong.
        detail: String,
    },
    /// No room on the device.
    #[error("the disk is full and the change was not made: free some space and do it again")]
    DiskFull,
    /// The change could not be written.
    #[error("the change was not made because writing failed ({0}): check the device and do it again")]
    Write(String),
    /// It was written, but the device failed before it could be called safe.
    #[error(
        "the change is in the file, but the device failed while it was saved ({0}): check the device and make a copy elsewhere"
    )]
    Unsafe(String),
    /// The device failed, and does not even let itself be asked what it holds.
    #[error(
        "the device failed ({0}), and it cannot be told whether the change is in the file: check the device, and look before doing it again"
    )]
    Unknown(String),
    /// The change contradicts a rule of the file: a key that is taken, or one that leads nowhere.
    #[error("the change was not made because it contradicts the file ({0}): correct it and do it again")]
    Constraint(String),
    /// The file was opened for reading only.
    #[error("the event is open for reading only: open it for writing to change it")]
    OpenedForReading,
    /// The file was made, but holds no event.
    #[error("the file holds no event yet: make one, or import it from another file")]
    NoEvent,
    /// No operation is left to undo.
    #[error("there is nothing to undo: the event is as it was made")]
    NothingToUndo,
    /// No undone operation is left to redo.
    #[error("there is nothing to redo: nothing was undone since the last change")]
    NothingToRedo,
    /// A row is not what the journal says it is, so that taking a change back would lose another.
    #[error("table {table}, row {key} is not what the journal says: check the file before undoing or redoing")]
    RowsDiffer {
        /// The table's name.
        table: String,
        /// The row's key as JSON.
        key: String,
    },
    /// A row holds what no version of the program writes there.
    #[error("what table {table} holds in {column} cannot be understood ({detail}): check the file, or open a copy")]
    Unreadable {
        /// The table's name.
        table: String,
        /// The column's name.
        column: String,
        /// What was found.
        detail: String,
    },
}

/// The result of everything in this crate.
pub type Result<T> = std::result::Result<T, StoreError>;

impl From<rusqlite::Error> for StoreError {
    /// What SQLite says while an open file is used.
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => StoreError::DiskFull,
            Some(ErrorCode::ConstraintViolation) => StoreError::Constraint(error.to_string()),
            Some(ErrorCode::ReadOnly) => StoreError::OpenedForReading,
            _ => StoreError::Write(error.to_string()),
        }
    }
}

/// How SQLite says that a lock could not even be asked for.
const LOCKS: [i32; 4] =
    [ffi::SQLITE_IOERR_LOCK, ffi::SQLITE_IOERR_UNLOCK, ffi::SQLITE_IOERR_RDLOCK, ffi::SQLITE_IOERR_CHECKRESERVEDLOCK];

/// What SQLite says while the file at `path` is opened or checked, as a refusal.
pub(crate) fn refusal(path: &Path, error: rusqlite::Error) -> StoreError {
    let path = path.to_owned();
    let extended = error.sqlite_error().map_or(0, |error| error.extended_code);
    match error.sqlite_error_code() {
        _ if LOCKS.contains(&extended) => StoreError::NoLocks(path),
        Some(ErrorCode::NotADatabase) => StoreError::NotAnEventFile(path),
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreError::InUse(path),
        Some(ErrorCode::ReadOnly) => StoreError::ReadOnly(path),
        Some(ErrorCode::DiskFull) => StoreError::DiskFull,
        Some(ErrorCode::CannotOpen | ErrorCode::PermissionDenied | ErrorCode::SystemIoFailure) => {
            StoreError::Inaccessible { path, reason: error.to_string() }
        }
        _ => StoreError::Damaged { path, detail: one_line(&error.to_string()) },
    }
}

/// What SQLite says, in one line: a damaged file's own words may stand in it.
pub(crate) fn one_line(said: &str) -> String {
    let said = said.trim_start_matches("*** in database main ***").trim();
    domain::text::clean(&said.replace('\n', "; ")).0
}

/// What the operating system says about `path`.
pub(crate) fn inaccessible(path: &Path, error: std::io::Error) -> StoreError {
    match error.kind() {
        std::io::ErrorKind::StorageFull => StoreError::DiskFull,
        std::io::ErrorKind::AlreadyExists => StoreError::Exists(path.to_owned()),
        _ => StoreError::Inaccessible { path: path.to_owned(), reason: error.to_string() },
    }
}
