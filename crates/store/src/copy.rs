//! Writing a whole file so that it is there complete or not at all: made beside its place under another name, synced,
//! then renamed.

use std::fs::File;
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use rusqlite::backup::Backup;
use tempfile::TempPath;

use crate::error::{Result, StoreError, inaccessible, refusal};

/// Whether a finished file may take the place of one that is there.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Existing {
    Refuse,
    Replace,
}

/// Makes the file at `path` by `write`, which is given an empty file beside it; a failure leaves nothing.
pub(crate) fn write_beside<T>(
    path: &Path,
    existing: Existing,
    write: impl FnOnce(&Path) -> std::result::Result<T, StoreError>,
) -> Result<T> {
    let draft = Draft::beside(path, existing)?;
    let value = write(draft.path())?;
    draft.publish()?;
    Ok(value)
}

/// A file being made beside the place it is meant for; dropped before it is published, it is gone.
pub(crate) struct Draft {
    journal: Leftover,
    draft: TempPath,
    place: PathBuf,
    existing: Existing,
}

impl Draft {
    pub fn beside(place: &Path, existing: Existing) -> Result<Draft> {
        if existing == Existing::Refuse && place.symlink_metadata().is_ok() {
            return Err(StoreError::Exists(place.to_owned()));
        }
        let journal = journal_of(place);
        if journal.symlink_metadata().is_ok() {
            return Err(StoreError::LeftoverJournal(journal));
        }
        let draft = tempfile::Builder::new().prefix(".").suffix(".part").tempfile_in(folder_of(place));
        let draft = draft.map_err(|error| inaccessible(place, error))?.into_temp_path();
        let journal = Leftover(journal_of(&draft));
        Ok(Draft { journal, draft, place: place.to_owned(), existing })
    }

    pub fn path(&self) -> &Path {
        &self.draft
    }

    /// Syncs the file, gives it its name and syncs the folder.
    pub fn publish(self) -> Result<()> {
        drop(self.journal);
        let place = self.place;
        let failed = |error| inaccessible(&place, error);
        File::options().write(true).open(&self.draft).and_then(|file| file.sync_all()).map_err(failed)?;
        match self.existing {
            Existing::Refuse => self.draft.persist_noclobber(&place).map_err(|error| failed(error.error))?,
            Existing::Replace => self.draft.persist(&place).map_err(|error| failed(error.error))?,
        }
        sync_folder(&place).map_err(failed)
    }
}

/// The rollback journal of a draft, which SQLite leaves behind where it could not even delete; without its draft it is of no use.
struct Leftover(PathBuf);

impl Drop for Leftover {
    fn drop(&mut self) {
        // Usually it is not there.
        let _ = std::fs::remove_file(&self.0);
    }
}

/// Copies all of `source` to `path`, page by page.
pub(crate) fn copy(source: &Connection, path: &Path, existing: Existing) -> Result<()> {
    write_beside(path, existing, |draft| {
        let failed = |error| refusal(path, error);
        let mut target = Connection::open(draft).map_err(failed)?;
        copy_pages(source, &mut target).map_err(failed)
    })
}

/// Makes `target` the same as `source`.
pub(crate) fn copy_pages(source: &Connection, target: &mut Connection) -> rusqlite::Result<()> {
    match Backup::new(source, target)?.step(-1)? {
        rusqlite::backup::StepResult::Done => Ok(()),
        _ => Err(rusqlite::Error::SqliteFailure(
            rusqlite::ffi::Error::new(rusqlite::ffi::SQLITE_BUSY),
            Some("the source of the copy is in use".to_owned()),
        )),
    }
}

/// The name of the rollback journal that SQLite keeps beside the file at `path`.
pub(crate) fn journal_of(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push("-journal");
    PathBuf::from(name)
}

pub(crate) fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Without this a power cut may forget the name. Only Unix lets a folder be synced.
fn sync_folder(path: &Path) -> std::io::Result<()> {
    if cfg!(unix) { File::open(folder_of(path))?.sync_all() } else { Ok(()) }
}
