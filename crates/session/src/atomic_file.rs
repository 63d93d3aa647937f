//! Writing whole files: the bytes go to a temporary file in the same folder, which is then renamed.

use std::fs::File;
use std::io::{Error, Read, Write};
use std::path::Path;

use messages::message;
use serde::Serialize;
use tempfile::NamedTempFile;
use ts_rs::TS;

use crate::error::{AppError, ErrorCode, Result};

/// A file that was written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Written {
    /// Its name, without the folder.
    pub name: String,
    /// Its size in bytes.
    pub bytes: usize,
}

/// Writes `bytes` to `path` and waits until the device has them. Replaces an existing output.
///
/// # Errors
/// Fails, without changing an existing file, if the file cannot be written, or if `path` is an event file, tour book, rating
/// list, other database or organiser's key, which no output may replace.
pub fn write_atomic(path: &Path, bytes: &[u8]) -> Result<Written> {
    write(path, bytes, File::sync_all)
}

/// Like [`write_atomic`], but does not wait for the device: for one of many files that can be made again.
///
/// # Errors
/// As [`write_atomic`].
pub fn write_atomic_unsynced(path: &Path, bytes: &[u8]) -> Result<Written> {
    write(path, bytes, |_| Ok(()))
}

fn write(path: &Path, bytes: &[u8], sync: fn(&File) -> std::io::Result<()>) -> Result<Written> {
    let Some(name) = path.file_name().map(|name| name.to_string_lossy().into_owned()) else {
        return Err(AppError::new(ErrorCode::File, message!("file-name-missing", path)));
    };
    check_replaceable(path)?;
    let whole = || -> std::io::Result<()> {
        let mut draft = draft_beside(path)?;
        draft.write_all(bytes)?;
        sync(draft.as_file())?;
        draft.persist(path).map_err(Error::from).map(drop)
    };
    whole().map_err(|error| {
        AppError::new(ErrorCode::File, message!("file-not-written", path, reason = error.to_string()))
    })?;
    Ok(Written { name, bytes: bytes.len() })
}

/// Returns an empty temporary file in the folder of `path`, with the permissions of an ordinary file. It is deleted when
/// dropped.
fn draft_beside(path: &Path) -> std::io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".").suffix(".part");
    // Temporary files are readable by their owner alone, but other programs publish what is written here.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.tempfile_in(folder_of(path))
}

/// Returns the folder that a file is in; `.` for a bare file name.
pub(crate) fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// How an SQLite database begins.
const DATABASE: &[u8] = b"SQLite format 3\0";

/// How an organiser's key begins.
const KEY: &[u8] = b"drawmaster key ";

/// Refuses to replace a file that cannot be made again: a database of any kind, a file named like an event or tour book, even
/// if it is damaged, or an organiser's key. Callers that store something before they write check this first.
///
/// # Errors
/// Fails if `path` is such a file, or cannot be read.
pub fn check_replaceable(path: &Path) -> Result<()> {
    // A device or a pipe has no content to protect, and opening a pipe would wait for its other end.
    if !std::fs::metadata(path).is_ok_and(|file| file.is_file()) {
        return Ok(());
    }
    let database = || AppError::new(ErrorCode::File, message!("output-replaces-database", path));
    let is_named_so = |ending: &&str| path.extension().is_some_and(|e| e.eq_ignore_ascii_case(ending));
    if ["drawmaster", "tourbook"].iter().any(is_named_so) {
        return Err(database());
    }
    let unreadable = |error: std::io::Error| {
        AppError::new(ErrorCode::File, message!("output-unreadable", path, cause = error.to_string()))
    };
    let mut start = Vec::new();
    let file = File::open(path).map_err(unreadable)?;
    (&file).take(DATABASE.len() as u64).read_to_end(&mut start).map_err(unreadable)?;
    if start.starts_with(DATABASE) {
        // On Unix, closing any handle of a file drops all locks of this process on it, also those of the open event.
        std::mem::forget(file);
        return Err(database());
    }
    if start.starts_with(KEY) {
        return Err(AppError::new(ErrorCode::File, message!("output-replaces-key", path)));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn write_replaces_a_file_and_leaves_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        write_atomic(&folder.path().join("x.pdf"), b"first").unwrap();
        write_atomic(&folder.path().join("x.pdf"), b"second").unwrap();
        assert_eq!(fs::read(folder.path().join("x.pdf")).unwrap(), b"second");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn write_refuses_a_missing_folder() {
        let folder = tempfile::tempdir().unwrap();
        let error = write_atomic(&folder.path().join("none/x.pdf"), b"x").unwrap_err();
        assert_eq!((error.code, error.message.id), (ErrorCode::File, "file-not-written"));
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    }

    #[test]
    fn outputs_never_replace_databases_and_keys() {
        let folder = tempfile::tempdir().unwrap();
        let database = b"SQLite format 3\0 and pages".as_slice();
        let cases = [
            ("event.pdf", database, "output-replaces-database"),
            ("damaged.drawmaster", b"damaged".as_slice(), "output-replaces-database"),
            ("tour.TOURBOOK", b"".as_slice(), "output-replaces-database"),
            ("organiser.key", b"drawmaster key 1: whoever".as_slice(), "output-replaces-key"),
        ];
        for (name, content, id) in cases {
            let path = folder.path().join(name);
            fs::write(&path, content).unwrap();
            for write in [write_atomic, write_atomic_unsynced] {
                let error = write(&path, b"%PDF").unwrap_err();
                assert_eq!((error.code, error.message.id), (ErrorCode::File, id), "{name}");
                assert_eq!(fs::read(&path).unwrap(), content, "{name}");
            }
        }
        write_atomic(&folder.path().join("new.drawmaster"), b"x").expect("a new file replaces nothing");
    }

    #[cfg(unix)]
    #[test]
    fn written_files_have_the_permissions_of_ordinary_files() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let mode = |name: &str| fs::metadata(folder.path().join(name)).unwrap().permissions().mode();
        write_atomic_unsynced(&folder.path().join("a.html"), b"x").unwrap();
        fs::write(folder.path().join("b.html"), b"x").unwrap();
        assert_eq!(mode("a.html"), mode("b.html"));
    }
}
