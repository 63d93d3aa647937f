//! The header of an SQLite file as it is on the device, which SQLite does not read again while it trusts its lock.

use std::cell::Cell;
use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use messages::message;

use crate::error::{Result, StoreError, inaccessible};

/// Where the header has the versions for writing and reading; 2 stands for a write-ahead log.
const VERSIONS: u64 = 18;
/// Where it has the count of changes.
const CHANGES: u64 = 24;

/// An open handle for the header. On Unix, closing it drops this process's locks on the file, so it must live longer than
/// the connection.
pub(crate) struct Header {
    path: PathBuf,
    file: File,
    /// The count of changes after the last one of this process.
    changes: Cell<Option<[u8; 4]>>,
}

impl Header {
    /// Opens the header of the file at `path`, before a connection to it is opened.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if the file is marked for a write-ahead log, which no version of this program uses. SQLite would
    /// convert it. [`StoreError::Inaccessible`] if it cannot be read.
    pub fn open(path: &Path) -> Result<Header> {
        let file = File::open(path).map_err(|error| inaccessible(path, error))?;
        let header = Header { path: path.to_owned(), file, changes: Cell::default() };
        if header.bytes::<2>(VERSIONS).is_some_and(|versions| versions.contains(&2)) {
            return Err(StoreError::Damaged { path: header.path, detail: message!("store-found-wal") });
        }
        header.note();
        Ok(header)
    }

    /// Remembers the count of changes as that of this process.
    pub fn note(&self) {
        self.changes.set(self.bytes(CHANGES));
    }

    /// Forgets the count of changes, so that the next change is not compared with it.
    pub fn forget(&self) {
        self.changes.set(None);
    }

    /// Refuses to write to a file that another program changed since the last change of this process. A header that cannot
    /// be read is left to SQLite to report.
    ///
    /// # Errors
    /// [`StoreError::ChangedElsewhere`].
    pub fn require_unchanged(&self) -> Result<()> {
        match (self.bytes(CHANGES), self.changes.get()) {
            (Some(now), Some(then)) if now != then => Err(StoreError::ChangedElsewhere(self.path.clone())),
            _ => Ok(()),
        }
    }

    fn bytes<const COUNT: usize>(&self, at: u64) -> Option<[u8; COUNT]> {
        let (mut file, mut bytes) = (&self.file, [0; COUNT]);
        file.seek(SeekFrom::Start(at)).ok()?;
        file.read_exact(&mut bytes).ok()?;
        Some(bytes)
    }
}
