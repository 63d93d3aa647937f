//! The errors of the event file. Each message states what failed and what the user can do.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use messages::{Explain, Message, cause, explained, message};
use rusqlite::{ErrorCode, ffi};

/// The longest name of a new file, in bytes. Systems allow 255; the names of the journal and of copies are longer.
pub(crate) const LONGEST_NAME: usize = 200;

/// Why an event file could not be created, opened, read or changed.
#[derive(Debug)]
pub enum StoreError {
    /// There is no file at the path.
    Missing(PathBuf),
    /// A file already exists at the path.
    Exists(PathBuf),
    /// A journal or log without its database has the name that the new file's would have. SQLite would write it into the new file.
    LeftoverJournal(PathBuf),
    /// Not an SQLite database, another program's database, or a folder.
    NotAnEventFile(PathBuf),
    /// The same where a tour book was expected.
    NotATourBook(PathBuf),
    /// Written by a newer version of the program.
    Newer {
        /// The refused file.
        path: PathBuf,
        /// Its format number.
        found: i64,
        /// The newest format number that this program reads.
        known: i64,
    },
    /// Truncated or modified, so its contents cannot be trusted.
    Damaged {
        /// The refused file.
        path: PathBuf,
        /// The first problem that was found.
        detail: Message,
    },
    /// Another instance or program has the file open. Some network shares report every file as open.
    InUse(PathBuf),
    /// A program on another computer has the file open for writing.
    OpenElsewhere {
        /// The file.
        path: PathBuf,
        /// The name of that computer.
        computer: String,
        /// The number of the process there.
        process: String,
        /// The owner file that says so.
        owner: PathBuf,
    },
    /// Another program changed the file while it was open here, which locks should have prevented.
    ChangedElsewhere(PathBuf),
    /// The file is the copy of a second desk, which only takes what the first desk sends.
    Follows(PathBuf),
    /// The file is an ordinary event file, not the copy of a second desk.
    DoesNotFollow(PathBuf),
    /// The journal entry with this number, which the first desk sent, does not follow from the copy's history.
    EntryDoesNotFollow(i64),
    /// The name leaves no room for the names of the journal and of copies.
    NameTooLong(PathBuf),
    /// What stands beside the event, where a file of the program belongs, is not one: a link, a folder, or somebody's file.
    SideFile(PathBuf),
    /// A write-ahead log, or its shared memory, stands beside the event. No event has one.
    ForeignLog(PathBuf),
    /// The name is one of a device on Windows.
    FileName(Message),
    /// The file system does not support locks, so two programs could write at once.
    NoLocks(PathBuf),
    /// The file can be read but not written.
    ReadOnly(PathBuf),
    /// The operating system refuses access to the file or its folder.
    Inaccessible {
        /// The file or folder.
        path: PathBuf,
        /// Why, as a part of a sentence.
        reason: Message,
    },
    /// The file was removed, renamed or replaced while it was open.
    Moved(PathBuf),
    /// Converting an older file to the current format failed. The old file is unchanged.
    Migration {
        /// The unchanged file.
        path: PathBuf,
        /// What failed.
        detail: Message,
    },
    /// The journal's chain of hashes is broken; where.
    Journal(Message),
    /// The device is full.
    DiskFull,
    /// SQLite could not write the change; its message, for developers only.
    Write(String),
    /// The change was written, but the device failed before it confirmed that; the cause.
    Unsafe(Message),
    /// The device failed and the file can no longer be read, so the change may or may not have been saved; the cause.
    Unknown(Message),
    /// The change violates a constraint, such as a key that exists already or a reference to a missing row; SQLite's
    /// message, for developers only.
    Constraint(String),
    /// The file was opened for reading only.
    OpenedForReading,
    /// The file contains no event.
    NoEvent,
    /// There is no operation to undo.
    NothingToUndo,
    /// There is no undone operation to redo.
    NothingToRedo,
    /// A row differs from its state in the journal, so undo or redo would overwrite another change.
    RowsDiffer {
        /// The table's name.
        table: String,
        /// The row's key as JSON.
        key: String,
    },
    /// A text is longer than this many bytes.
    TextTooLong(usize),
    /// A row contains a number that is outside the range of its column.
    OutOfRange {
        /// The table's name.
        table: &'static str,
        /// The column's name.
        column: &'static str,
        /// The number.
        value: String,
    },
    /// The file is not a rating list of this program.
    NotARatingList(PathBuf),
    /// A row contains a value that no version of the program writes.
    Unreadable {
        /// The table's name.
        table: String,
        /// The column's name.
        column: String,
        /// The value or the parser's message, for developers only.
        detail: String,
    },
}

/// The result type of this crate.
pub type Result<T> = std::result::Result<T, StoreError>;

impl Explain for StoreError {
    fn message(&self) -> Message {
        match self {
            StoreError::Missing(path) => message!("store-missing", path),
            StoreError::Exists(path) => message!("store-exists", path),
            StoreError::LeftoverJournal(path) => message!("store-leftover-journal", path),
            StoreError::NotAnEventFile(path) => message!("store-not-an-event-file", path),
            StoreError::NotATourBook(path) => message!("store-not-a-tour-book", path),
            StoreError::Newer { path, found, known } => {
                message!("store-newer", path, found = found.to_string(), known = known.to_string())
            }
            StoreError::Damaged { path, detail } => message!("store-damaged", path, detail = detail.clone()),
            StoreError::InUse(path) => message!("store-in-use", path),
            StoreError::OpenElsewhere { path, computer, process, owner } => {
                message!("store-open-elsewhere", path, computer, process, owner)
            }
            StoreError::ChangedElsewhere(path) => message!("store-changed-elsewhere", path),
            StoreError::Follows(path) => message!("store-follows", path),
            StoreError::DoesNotFollow(path) => message!("store-does-not-follow", path),
            StoreError::EntryDoesNotFollow(entry) => {
                message!("store-entry-does-not-follow", entry = entry.to_string())
            }
            StoreError::NameTooLong(path) => message!("store-name-too-long", path, most = LONGEST_NAME),
            StoreError::SideFile(path) => message!("store-side-file", path),
            StoreError::ForeignLog(path) => message!("store-foreign-log", path),
            StoreError::FileName(why) => why.clone(),
            StoreError::NoLocks(path) => message!("store-no-locks", path),
            StoreError::ReadOnly(path) => message!("store-read-only", path),
            StoreError::Inaccessible { path, reason } => message!("store-inaccessible", path, reason = reason.clone()),
            StoreError::Moved(path) => message!("store-moved", path),
            StoreError::Migration { path, detail } => message!("store-migration-failed", path, detail = detail.clone()),
            StoreError::Journal(found) => message!("store-journal-broken", found = found.clone()),
            StoreError::DiskFull => message!("store-disk-full"),
            StoreError::Write(words) => message!("store-write-failed").with_technical(words),
            StoreError::Unsafe(reason) => message!("store-saved-on-failing-device", reason = reason.clone()),
            StoreError::Unknown(reason) => message!("store-change-uncertain", reason = reason.clone()),
            StoreError::Constraint(words) => message!("store-constraint").with_technical(words),
            StoreError::OpenedForReading => message!("store-opened-for-reading"),
            StoreError::NoEvent => message!("store-no-event"),
            StoreError::NothingToUndo => message!("store-nothing-to-undo"),
            StoreError::NothingToRedo => message!("store-nothing-to-redo"),
            StoreError::RowsDiffer { table, key } => message!("store-rows-differ", table, key),
            StoreError::TextTooLong(longest) => message!("api-text-too-long", longest = longest.to_string()),
            StoreError::OutOfRange { table, column, value } => {
                message!("store-out-of-range", table = *table, column = *column, value)
            }
            StoreError::NotARatingList(path) => message!("store-not-a-rating-list", path),
            StoreError::Unreadable { table, column, detail } => {
                message!("store-unreadable", table, column).with_technical(detail)
            }
        }
    }
}

explained!(StoreError);

impl StoreError {
    /// Returns the same damage of the file at `path`, after it was found in a copy of that file.
    pub(crate) fn about(self, path: &Path) -> StoreError {
        match self {
            StoreError::Damaged { detail, .. } => StoreError::Damaged { path: path.to_owned(), detail },
            StoreError::NotAnEventFile(_) => StoreError::NotAnEventFile(path.to_owned()),
            other => other,
        }
    }

    /// Returns the bare cause of a failed change, to embed in another message. The error's own message would claim
    /// that the change was not saved.
    pub(crate) fn cause(&self) -> Message {
        match self {
            StoreError::Write(words) => message!("store-cause-write").with_technical(words),
            StoreError::Constraint(words) => message!("store-cause-constraint").with_technical(words),
            StoreError::DiskFull => message!("store-cause-disk-full"),
            StoreError::Migration { detail, .. } | StoreError::Damaged { detail, .. } => detail.clone(),
            other => other.message(),
        }
    }
}

impl From<rusqlite::Error> for StoreError {
    /// Converts an error of SQLite on a file that is open already.
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => StoreError::DiskFull,
            Some(ErrorCode::ConstraintViolation) => StoreError::Constraint(error.to_string()),
            Some(ErrorCode::ReadOnly) => StoreError::OpenedForReading,
            _ => StoreError::Write(error.to_string()),
        }
    }
}

/// SQLite's extended error codes for a failed lock operation.
const LOCKS: [i32; 4] =
    [ffi::SQLITE_IOERR_LOCK, ffi::SQLITE_IOERR_UNLOCK, ffi::SQLITE_IOERR_RDLOCK, ffi::SQLITE_IOERR_CHECKRESERVEDLOCK];

/// Converts an error of SQLite that occurred while the file at `path` was opened or checked.
pub(crate) fn refusal(path: &Path, error: rusqlite::Error) -> StoreError {
    let path = path.to_owned();
    let extended = error.sqlite_error().map_or(0, |error| error.extended_code);
    match error.sqlite_error_code() {
        _ if LOCKS.contains(&extended) => StoreError::NoLocks(path),
        Some(ErrorCode::NotADatabase) => StoreError::NotAnEventFile(path),
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreError::InUse(path),
        Some(ErrorCode::ReadOnly) => not_writable(&path),
        Some(ErrorCode::DiskFull) => StoreError::DiskFull,
        Some(ErrorCode::CannotOpen | ErrorCode::PermissionDenied | ErrorCode::SystemIoFailure) if is_held(&path) => {
            StoreError::InUse(path)
        }
        Some(ErrorCode::CannotOpen | ErrorCode::PermissionDenied | ErrorCode::SystemIoFailure) => {
            StoreError::Inaccessible { path, reason: message!("store-cause-inaccessible").with_technical(error) }
        }
        _ => StoreError::Damaged { path, detail: message!("store-found-structure").with_technical(error) },
    }
}

/// Returns why SQLite opened the file at `path` for reading only.
pub(crate) fn not_writable(path: &Path) -> StoreError {
    if is_held(path) { StoreError::InUse(path.to_owned()) } else { StoreError::ReadOnly(path.to_owned()) }
}

/// Returns whether another program holds the file at `path`, so that Windows does not let this one write or read it. SQLite says only that
/// it cannot. Other systems hold no files, and there, closing a handle drops the locks of this process.
fn is_held(path: &Path) -> bool {
    let read = || File::options().read(true).write(true).open(path)?.read(&mut [0]);
    cfg!(windows) && read().is_err_and(|error| cause::is_held(&error))
}

/// Converts an error of the operating system on `path`.
pub(crate) fn inaccessible(path: &Path, error: std::io::Error) -> StoreError {
    match error.kind() {
        _ if cause::is_held(&error) => StoreError::InUse(path.to_owned()),
        std::io::ErrorKind::StorageFull => StoreError::DiskFull,
        std::io::ErrorKind::AlreadyExists => StoreError::Exists(path.to_owned()),
        _ => StoreError::Inaccessible { path: path.to_owned(), reason: cause::of_io(&error) },
    }
}
