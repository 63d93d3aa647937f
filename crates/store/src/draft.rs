//! Atomic file writing: the bytes go to a temporary file beside the destination, which is synced and then renamed. All files
//! of the program are written this way.

use std::fs::{self, File};
use std::io::{Error, ErrorKind, Result, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use tempfile::TempPath;

/// How the names of temporary files begin and end.
const PREFIX: &str = ".drawmaster-";
const SUFFIX: &str = ".part";
/// How the journal of one ends that is a database.
const JOURNAL_SUFFIX: &str = ".part-journal";

/// Temporary files older than this were left behind by a program that was killed.
const ABANDONED: Duration = Duration::from_secs(24 * 60 * 60);

/// What to do if the destination exists.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Existing {
    /// Fail with [`std::io::ErrorKind::AlreadyExists`].
    Refuse,
    /// Replace it. A symbolic link is replaced itself, not the file that it leads to.
    Replace,
}

/// Who can read a new file. A file that replaces another keeps its permissions. Without effect outside Unix.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    /// Everybody, as far as the user's settings allow.
    Ordinary,
    /// The user alone: for personal data and secrets.
    Owner,
}

/// Whether writing waits for the device.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sync {
    /// The file and its name survive a power cut once writing has returned.
    File,
    /// Nothing is waited for: for one of many files that can be made again.
    None,
}

/// Writes `bytes` to a file at `path`.
///
/// # Errors
/// Fails, without changing an existing file and without leaving another behind, if the file exists and may not be replaced, or
/// if it cannot be written.
pub fn write(path: &Path, bytes: &[u8], existing: Existing, access: Access, sync: Sync) -> Result<()> {
    let draft = Draft::beside(path, existing, access)?;
    File::options().write(true).open(draft.path()).and_then(|mut file| file.write_all(bytes))?;
    if sync == Sync::File {
        sweep(folder_of(path), draft.path());
    }
    draft.publish(sync)
}

/// A temporary file beside its destination. It is deleted if it is dropped before it is published.
#[derive(Debug)]
pub struct Draft {
    draft: TempPath,
    destination: PathBuf,
    existing: Existing,
}

impl Draft {
    /// Creates an empty file beside `destination`, under a random name.
    ///
    /// # Errors
    /// Fails if the destination exists and may not be replaced, or if its folder cannot be written.
    pub fn beside(destination: &Path, existing: Existing, access: Access) -> Result<Draft> {
        let found = destination.symlink_metadata().ok();
        if existing == Existing::Refuse && found.is_some() {
            return Err(std::io::ErrorKind::AlreadyExists.into());
        }
        let mut builder = tempfile::Builder::new();
        builder.prefix(PREFIX).suffix(SUFFIX);
        // Windows gives a new file the permissions of its folder.
        #[cfg(not(unix))]
        let _ = access;
        #[cfg(unix)]
        if access == Access::Ordinary {
            builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        }
        let draft = builder.tempfile_in(folder_of(destination))?;
        if let Some(replaced) = found.filter(|found| found.is_file()) {
            draft.as_file().set_permissions(replaced.permissions())?;
        }
        Ok(Draft { draft: draft.into_temp_path(), destination: destination.to_owned(), existing })
    }

    /// Returns the path of the temporary file.
    pub fn path(&self) -> &Path {
        &self.draft
    }

    /// Renames the file to its destination. With [`Sync::File`], the file and its folder are synced.
    ///
    /// # Errors
    /// Fails if the destination exists by now and may not be replaced, or if the device fails.
    pub fn publish(self, sync: Sync) -> Result<()> {
        let Draft { draft, destination, existing } = self;
        if sync == Sync::File {
            File::options().write(true).open(&draft)?.sync_all()?;
        }
        let persisted = match existing {
            Existing::Refuse => draft.persist_noclobber(&destination),
            Existing::Replace => draft.persist(&destination),
        };
        persisted.map_err(|failed| held(failed.error, &destination))?;
        if sync == Sync::File { sync_folder(folder_of(&destination)) } else { Ok(()) }
    }
}

/// Creates a file that the user alone can read, and opens it for writing.
pub(crate) fn create_private(path: &Path) -> Result<File> {
    let mut options = File::options();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.write(true).create_new(true).open(path)
}

/// Returns why a file cannot be replaced. Windows refuses to replace one that a program shows as if permission was missing.
fn held(error: Error, destination: &Path) -> Error {
    let is_writable = || destination.metadata().is_ok_and(|file| !file.permissions().readonly());
    match error.kind() {
        ErrorKind::PermissionDenied if cfg!(windows) && is_writable() => ErrorKind::ResourceBusy.into(),
        _ => error,
    }
}

/// Returns the folder that a file is in; `.` for a bare file name.
pub fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Creates a folder with all folders above it, new ones for the user alone, and syncs the names of the new ones, because a file is lost with its folder.
///
/// # Errors
/// Fails if a folder cannot be created or synced.
pub fn create_folder(folder: &Path) -> Result<()> {
    let is_missing = |above: &&Path| !above.as_os_str().is_empty() && !above.exists();
    let missing: Vec<&Path> = folder.ancestors().take_while(is_missing).collect();
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)?;
    missing.into_iter().try_for_each(|made| sync_folder(folder_of(made)))
}

/// Syncs a folder, because a power cut could lose a new name in it otherwise. Only Unix can sync a folder.
pub(crate) fn sync_folder(folder: &Path) -> Result<()> {
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}

/// Deletes abandoned temporary files of `folder`. Age is measured against `fresh`, a file written just now, so that the
/// clock of the device counts. Errors are ignored: a later write tries again.
fn sweep(folder: &Path, fresh: &Path) {
    let Ok(now) = fresh.metadata().and_then(|file| file.modified()) else { return };
    let Ok(files) = fs::read_dir(folder) else { return };
    for file in files.flatten() {
        let name = file.file_name();
        let ends = |name: &str| [SUFFIX, JOURNAL_SUFFIX].iter().any(|suffix| name.ends_with(suffix));
        let is_draft = name.to_str().is_some_and(|name| name.starts_with(PREFIX) && ends(name));
        let written = file.metadata().ok().filter(fs::Metadata::is_file).and_then(|file| file.modified().ok());
        let age = written.and_then(|written| now.duration_since(written).ok());
        if is_draft && age.is_some_and(|age| age > ABANDONED) {
            let _ = fs::remove_file(file.path());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn replace(path: &Path, bytes: &[u8]) -> Result<()> {
        write(path, bytes, Existing::Replace, Access::Ordinary, Sync::File)
    }

    #[test]
    fn an_existing_file_is_replaced_only_on_request() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("x.pdf");
        write(&path, b"first", Existing::Refuse, Access::Ordinary, Sync::File).unwrap();
        let refused = write(&path, b"second", Existing::Refuse, Access::Ordinary, Sync::None).unwrap_err();
        assert_eq!(refused.kind(), std::io::ErrorKind::AlreadyExists);
        assert_eq!(fs::read(&path).unwrap(), b"first");
        replace(&path, b"third").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"third");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "no temporary file is left");
    }

    #[test]
    #[expect(clippy::disallowed_methods, reason = "the age of a file depends on the clock")]
    fn only_abandoned_drafts_are_swept() {
        let folder = tempfile::tempdir().unwrap();
        let file = |name: &str, days: u64| {
            let path = folder.path().join(name);
            let made = File::create(&path).unwrap();
            made.set_modified(std::time::SystemTime::now() - Duration::from_secs(days * 24 * 60 * 60 + 60)).unwrap();
            path
        };
        let abandoned = [file(".drawmaster-abc.part", 1), file(".drawmaster-abc.part-journal", 1)];
        let kept = [file(".drawmaster-new.part", 0), file(".another.part", 9), file("drawmaster-x.part", 9)];
        replace(&folder.path().join("x.pdf"), b"%PDF").unwrap();
        assert!(!abandoned.iter().any(|path| path.exists()));
        assert!(kept.iter().all(|path| path.exists()));
    }

    #[cfg(unix)]
    #[test]
    fn permissions_follow_the_contents_and_stay_when_replaced() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let mode = |name: &str| fs::metadata(folder.path().join(name)).unwrap().permissions().mode() & 0o777;
        replace(&folder.path().join("ordinary"), b"x").unwrap();
        fs::write(folder.path().join("reference"), b"x").unwrap();
        assert_eq!(mode("ordinary"), mode("reference"));
        let own = |name: &str| write(&folder.path().join(name), b"x", Existing::Replace, Access::Owner, Sync::File);
        own("own").unwrap();
        assert_eq!(mode("own"), 0o600);
        fs::set_permissions(folder.path().join("own"), PermissionsExt::from_mode(0o640)).unwrap();
        own("own").unwrap();
        replace(&folder.path().join("own"), b"y").unwrap();
        assert_eq!(mode("own"), 0o640);
    }

    #[cfg(unix)]
    #[test]
    fn a_symbolic_link_is_replaced_and_not_followed() {
        let folder = tempfile::tempdir().unwrap();
        let (secret, link) = (folder.path().join("secret"), folder.path().join("link"));
        fs::write(&secret, b"secret").unwrap();
        std::os::unix::fs::symlink(&secret, &link).unwrap();
        assert!(write(&link, b"x", Existing::Refuse, Access::Ordinary, Sync::File).is_err());
        replace(&link, b"x").unwrap();
        assert_eq!((fs::read(&secret).unwrap(), fs::read(&link).unwrap()), (b"secret".to_vec(), b"x".to_vec()));
        assert!(!link.symlink_metadata().unwrap().is_symlink());
    }
}
