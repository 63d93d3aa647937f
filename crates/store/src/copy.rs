//! Copies of databases, and temporary databases beside their destination.

use std::path::{Path, PathBuf};

use rusqlite::Connection;
use rusqlite::backup::Backup;

use crate::connection::native;
pub(crate) use crate::draft::Existing;
use crate::draft::{self, Access, Sync};
use crate::error::{LONGEST_NAME, Result, StoreError, inaccessible, refusal};
use crate::file_name;
use crate::owner::Owner;
use crate::side_file::SideFile;

/// Refuses a name that leaves no room for the names of the journal and of copies, or that Windows could not open.
pub(crate) fn require_good_name(path: &Path) -> Result<()> {
    match path.file_name() {
        Some(name) if name.len() > LONGEST_NAME => Err(StoreError::NameTooLong(path.to_owned())),
        _ => file_name::refusal(path).map_or(Ok(()), |why| Err(StoreError::FileName(why))),
    }
}

/// Creates the database at `path`. `write` fills an empty file beside it. A failure leaves nothing behind.
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

/// Refuses a name for a new file if something stands beside it that would belong to the file: SQLite would write a journal into it.
fn require_nothing_beside(path: &Path) -> Result<()> {
    for (file, beside) in SideFile::ALL.map(|file| (file, file.of(path))) {
        match beside.symlink_metadata() {
            Err(_) => {}
            // One that a program left behind which is gone is taken over, and removed.
            Ok(_) if file == SideFile::Owner => drop(Owner::claim(path)?),
            Ok(_) => return Err(StoreError::LeftoverJournal(beside)),
        }
    }
    Ok(())
}

/// A temporary database beside its destination. It is deleted if it is dropped before it is published.
pub(crate) struct Draft {
    journal: Leftover,
    draft: draft::Draft,
    destination: PathBuf,
}

impl Draft {
    pub fn beside(destination: &Path, existing: Existing) -> Result<Draft> {
        if existing == Existing::Refuse && destination.symlink_metadata().is_ok() {
            return Err(StoreError::Exists(destination.to_owned()));
        }
        require_nothing_beside(destination)?;
        let draft = draft::Draft::beside(destination, existing, Access::Owner);
        let draft = draft.map_err(|error| inaccessible(destination, error))?;
        let journal = Leftover(SideFile::Journal.of(draft.path()));
        Ok(Draft { journal, draft, destination: destination.to_owned() })
    }

    pub fn path(&self) -> &Path {
        self.draft.path()
    }

    /// Syncs the file, renames it to its destination and syncs the folder.
    pub fn publish(self) -> Result<()> {
        drop(self.journal);
        self.draft.publish(Sync::File).map_err(|error| inaccessible(&self.destination, error))
    }
}

/// The rollback journal of a draft. SQLite leaves it behind if deleting it failed; it is useless without the draft.
pub(crate) struct Leftover(pub PathBuf);

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
        let mut target = Connection::open(native(draft)).map_err(failed)?;
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

/// Returns `NAME.MARK.drawmaster` beside the file at `path`, with a number after the mark if that name is taken.
pub(crate) fn free_name(path: &Path, mark: &str) -> PathBuf {
    let extension = path.extension().unwrap_or_default().to_string_lossy();
    let name = |mark: String| path.with_extension(format!("{mark}.{extension}").trim_end_matches('.'));
    let numbered = (2..).map(|number| name(format!("{mark}-{number}")));
    let mut names = std::iter::once(name(mark.to_owned())).chain(numbered);
    names.find(|name| name.symlink_metadata().is_err()).expect("some number is free")
}
