//! Rollback journals that a crash left behind. SQLite rolls such a *hot* journal back into whatever file has its name by
//! then, which destroys a good copy that replaced the file since. The recovery is therefore tried on copies first.

use std::fs::{self, File};
use std::path::Path;

use rusqlite::{Connection, ErrorCode};

use crate::connection;
use crate::copy::{self, Existing, Leftover};
use crate::draft::{self, Access, Draft};
use crate::error::{Result, inaccessible, refusal};
use crate::journal::{self, Hash};
use crate::side_file::SideFile;

/// Decides about a hot journal beside the file at `path`, before the file is opened for writing:
///
/// - It belongs to the file, and recovery gives a sound file: leaves both as they are, so that SQLite recovers the file. If
///   the file is sound already and has an entry more, a copy named `NAME.before-recovery.drawmaster` keeps that entry.
/// - The file is sound as it is, and the journal belongs to another file: renames the journal to `NAME.old-journal`.
///
/// `require_sound` checks a file in full.
///
/// # Errors
/// Neither state is sound, or the copies cannot be written. File and journal stay as they are.
pub(crate) fn settle(path: &Path, require_sound: impl Fn(&Connection, &Path) -> Result<()>) -> Result<()> {
    if !has_journal(path) || !is_hot(path)? {
        return Ok(());
    }
    let standing = Trial::new(path, false)?;
    let recovered = Trial::new(path, true)?;
    match (standing.judge(&require_sound), recovered.judge(&require_sound)) {
        (Ok(_), Err(_)) => set_aside(path),
        (Ok(stood), Ok(recovered)) if !recovered.precedes(&stood) => set_aside(path),
        (Ok(stood), Ok(recovered)) if stood.entries.len() > recovered.entries.len() => standing.keep(path),
        (Err(_) | Ok(_), Ok(_)) => Ok(()),
        (Err(error), Err(_)) => Err(error.about(path)),
    }
}

/// Returns whether a journal beside the file waits to be rolled back.
///
/// # Errors
/// [`InUse`](crate::StoreError::InUse) if another program has the file open for writing.
pub(crate) fn is_hot(path: &Path) -> Result<bool> {
    // SQLite refuses to roll back for a connection that only reads.
    let read = connection::readable(path).and_then(|file| file.pragma_query_value(None, "user_version", |_| Ok(())));
    match read.map_err(|error| (error.sqlite_error_code(), error)) {
        Err((Some(ErrorCode::ReadOnly), _)) => Ok(has_journal(path)),
        Err((Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked), error)) => Err(refusal(path, error)),
        _ => Ok(false),
    }
}

fn has_journal(path: &Path) -> bool {
    fs::metadata(SideFile::Journal.of(path)).is_ok_and(|journal| journal.len() > 0)
}

/// A copy of the file, with or without its journal. Both are deleted when it is dropped.
pub(crate) struct Trial {
    // The journal is deleted first: it is useless without the file.
    _journal: Leftover,
    draft: Draft,
}

/// What the sound file of a trial contains.
struct Found {
    /// SQLite's count of changes. Each transaction adds one.
    change_counter: u32,
    /// The numbers and hashes of the journal's entries in order.
    entries: Vec<(i64, Hash)>,
}

impl Trial {
    /// Copies the file, and with `recovering` its journal, beside the file; into the folder for temporary files if the disk
    /// is full or the folder cannot be written.
    pub(crate) fn new(path: &Path, recovering: bool) -> Result<Trial> {
        let name = path.file_name().unwrap_or_default();
        let beside = Trial::at(path, path, recovering);
        beside.or_else(|_| Trial::at(path, &std::env::temp_dir().join(name), recovering))
    }

    fn at(path: &Path, near: &Path, recovering: bool) -> Result<Trial> {
        let failed = |error| inaccessible(near, error);
        let draft = Draft::beside(near, Existing::Replace, Access::Owner).map_err(failed)?;
        let trial = Trial { _journal: Leftover(SideFile::Journal.of(draft.path())), draft };
        let copied = File::options().write(true).open(trial.path()).and_then(|into| copy_bytes(path, into));
        copied.map_err(failed)?;
        if recovering {
            let made = draft::create_private(&SideFile::Journal.of(trial.path()));
            made.and_then(|into| copy_bytes(&SideFile::Journal.of(path), into)).map_err(failed)?;
        }
        Ok(trial)
    }

    pub(crate) fn path(&self) -> &Path {
        self.draft.path()
    }

    /// Opens the copy, which rolls its journal back, and checks it.
    fn judge(&self, require_sound: impl Fn(&Connection, &Path) -> Result<()>) -> Result<Found> {
        let path = self.path();
        let connection = connection::writable(path).map_err(|error| refusal(path, error))?;
        require_sound(&connection, path)?;
        let entries = journal::hashes(&connection)?;
        drop(connection);
        let header = fs::read(path).map_err(|error| inaccessible(path, error))?;
        let change_counter = header.get(24..28).and_then(|bytes| bytes.try_into().ok()).map_or(0, u32::from_be_bytes);
        Ok(Found { change_counter, entries })
    }

    /// Saves the copy as `NAME.before-recovery.drawmaster` beside the file.
    fn keep(&self, path: &Path) -> Result<()> {
        let source = connection::untouched(self.path()).map_err(|error| refusal(path, error))?;
        copy::copy(&source, &copy::free_name(path, "before-recovery"), Existing::Refuse)
    }
}

impl Found {
    /// Returns whether this is the state before the last transaction of `later`, or the same state: at most one change and
    /// at most one journal entry are between them.
    fn precedes(&self, later: &Found) -> bool {
        let counted = later.change_counter.wrapping_sub(self.change_counter) <= 1;
        let more = later.entries.len().checked_sub(self.entries.len());
        counted && more.is_some_and(|more| more <= 1) && later.entries.starts_with(&self.entries)
    }
}

/// Renames the journal, which does not belong to the file.
fn set_aside(path: &Path) -> Result<()> {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".old-journal");
    let numbered = (2..).map(|number| {
        let mut name = name.clone();
        name.push(format!("-{number}"));
        path.with_file_name(name)
    });
    let mut names = std::iter::once(path.with_file_name(&name)).chain(numbered);
    let free = names.find(|name| name.symlink_metadata().is_err()).expect("some number is free");
    let moved = fs::rename(SideFile::Journal.of(path), free).and_then(|()| draft::sync_folder(draft::folder_of(path)));
    moved.map_err(|error| inaccessible(path, error))
}

fn copy_bytes(from: &Path, mut into: File) -> std::io::Result<()> {
    std::io::copy(&mut File::open(from)?, &mut into).map(drop)
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    #[test]
    fn a_trial_and_its_journal_can_be_read_by_the_user_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let event = folder.path().join("x.drawmaster");
        for (file, mode) in [(&event, 0o600), (&SideFile::Journal.of(&event), 0o644)] {
            fs::write(file, "pages").expect("a file");
            fs::set_permissions(file, PermissionsExt::from_mode(mode)).expect("its permissions");
        }
        let trial = Trial::new(&event, true).expect("copies");
        for copy in [trial.path(), &SideFile::Journal.of(trial.path())] {
            assert_eq!(fs::metadata(copy).expect("a copy").permissions().mode() & 0o777, 0o600, "{}", copy.display());
            assert_eq!(fs::read(copy).expect("a copy"), b"pages");
        }
    }
}
