//! Atomic file writing: the file is written beside its destination under a temporary name, synced, then renamed.

use std::fs::File;
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use rusqlite::backup::Backup;
use tempfile::TempPath;

use crate::error::{Result, StoreError, inaccessible, refusal};

/// What to do if the destination exists.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Existing {
    Refuse,
    Replace,
}

/// Creates the file at `path`. `write` fills an empty file beside it. A failure leaves nothing behind.
pub(crate) fn write_atomic<T>(
    path: &Path,
    existing: Existing,
    write: impl FnOnce(&Path) -> std::result::Result<T, StoreError>,
) -> Result<T> {
    let draft = Draft::beside(path, existing)?;
    let value = write(draft.path())?;
    draft.publish()?;
    Ok(value)
}

/// A temporary file beside its destination. It is deleted if it is dropped before it is published.
pub(crate) struct Draft {
    journal: Leftover,
    draft: TempPath,
    destination: PathBuf,
    existing: Existing,
}

impl Draft {
    pub fn beside(destination: &Path, existing: Existing) -> Result<Draft> {
        if existing == Existing::Refuse && destination.symlink_metadata().is_ok() {
            return Err(StoreError::Exists(destination.to_owned()));
        }
        let journal = journal_of(destination);
        if journal.symlink_metadata().is_ok() {
            return Err(StoreError::LeftoverJournal(journal));
        }
        let draft = tempfile::Builder::new().prefix(".").suffix(".part").tempfile_in(folder_of(destination));
        let draft = draft.map_err(|error| inaccessible(destination, error))?.into_temp_path();
        let journal = Leftover(journal_of(&draft));
        Ok(Draft { journal, draft, destination: destination.to_owned(), existing })
    }

    pub fn path(&self) -> &Path {
        &self.draft
    }

    /// Syncs the file, renames it to its destination and syncs the folder.
    pub fn publish(self) -> Result<()> {
        drop(self.journal);
        let destination = self.destination;
        let failed = |error| inaccessible(&destination, error);
        File::options().write(true).open(&self.draft).and_then(|file| file.sync_all()).map_err(failed)?;
        match self.existing {
            Existing::Refuse => self.draft.persist_noclobber(&destination).map_err(|error| failed(error.error))?,
            Existing::Replace => self.draft.persist(&destination).map_err(|error| failed(error.error))?,
        }
        sync_folder(&destination).map_err(failed)
    }
}

/// The rollback journal of a draft. SQLite leaves it behind if deleting it failed; it is useless without the draft.
struct Leftover(PathBuf);

impl Drop for Leftover {
    fn drop(&mut self) {
        // Usually it does not exist.
        let _ = std::fs::remove_file(&self.0);
    }
}

/// Copies all of `source` to `path`, page by page.
pub(crate) fn copy(source: &Connection, path: &Path, existing: Existing) -> Result<()> {
    write_atomic(path, existing, |draft| {
        let failed = |error| refusal(path, error);
        let mut target = Connection::open(draft).map_err(failed)?;
        copy_pages(source, &mut target).map_err(failed)
    })
}

/// Overwrites `target` with `source`.
pub(crate) fn copy_pages(source: &Connection, target: &mut Connection) -> rusqlite::Result<()> {
    match Backup::new(source, target)?.step(-1)? {
        rusqlite::backup::StepResult::Done => Ok(()),
        _ => Err(rusqlite::Error::SqliteFailure(
            rusqlite::ffi::Error::new(rusqlite::ffi::SQLITE_BUSY),
            Some("the source of the copy is in use".to_owned()),
        )),
    }
}

/// Returns the path of SQLite's rollback journal for the file at `path`.
pub(crate) fn journal_of(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push("-journal");
    PathBuf::from(name)
}

pub(crate) fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Syncs the folder of `path`, because a power cut could lose the new name otherwise. Only Unix can sync a folder.
fn sync_folder(path: &Path) -> std::io::Result<()> {
    if cfg!(unix) { File::open(folder_of(path))?.sync_all() } else { Ok(()) }
}
