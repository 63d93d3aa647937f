//! Writing the program's outputs: sheets, exports, pages, bundles. None of them replaces an event, a tour book or a key.

use std::fs::File;
use std::io::{Error, ErrorKind, Read};
use std::path::Path;

use messages::{cause, message};
use serde::Serialize;
pub use store::draft::{Access, Existing};
use store::draft::{Sync, write};
use store::event_beside;
use store::file_name;
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

/// How an output is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Output {
    /// Whether an existing output is replaced.
    pub existing: Existing,
    /// Who can read a new file.
    pub access: Access,
    /// Whether writing waits for the device; `false` only for one of many files that can be made again.
    pub synced: bool,
}

impl Output {
    /// A file that others may read. It replaces an existing one with `overwrite`.
    pub fn ordinary(overwrite: bool) -> Output {
        Output {
            existing: if overwrite { Existing::Replace } else { Existing::Refuse },
            access: Access::Ordinary,
            synced: true,
        }
    }

    /// The same file, readable by the user alone because it has personal data.
    pub fn personal(self) -> Output {
        Output { access: Access::Owner, ..self }
    }

    /// The same file, without waiting for the device.
    pub fn unsynced(self) -> Output {
        Output { synced: false, ..self }
    }

    /// Refuses a path where the output cannot be written. Callers that store something before they write check this first.
    ///
    /// # Errors
    /// Fails if Windows could not open a file of this name, if `path` is an event file, tour book, rating list, other database or organiser's key, which no output may
    /// replace, if it is another file that may not be replaced, or if it cannot be read.
    pub fn check(self, path: &Path) -> Result<()> {
        if let Some(why) = file_name::refusal(path) {
            return Err(AppError::new(ErrorCode::File, why));
        }
        check_replaceable(path)?;
        check_beside(path)?;
        match path.symlink_metadata() {
            Ok(file) if self.existing == Existing::Refuse && is_kept(&file) => Err(exists(path)),
            _ => Ok(()),
        }
    }

    /// Writes `bytes` to `path`.
    ///
    /// # Errors
    /// Fails, without changing an existing file, as [`Output::check`] does, or if the file cannot be written.
    pub fn write(self, path: &Path, bytes: &[u8]) -> Result<Written> {
        let Some(name) = path.file_name().map(|name| name.to_string_lossy().into_owned()) else {
            return Err(AppError::new(ErrorCode::File, message!("file-name-missing", path)));
        };
        self.check(path)?;
        let sync = if self.synced { Sync::File } else { Sync::None };
        write(path, bytes, self.existing, self.access, sync).map_err(|error| not_written(path, &error))?;
        Ok(Written { name, bytes: bytes.len() })
    }
}

/// Writes `bytes` to a file of the program's own at `path`. Replaces an existing one.
///
/// # Errors
/// As [`Output::write`].
pub fn write_atomic(path: &Path, bytes: &[u8]) -> Result<Written> {
    Output::ordinary(true).write(path, bytes)
}

/// How an SQLite database begins.
const DATABASE: &[u8] = b"SQLite format 3\0";

/// How an organiser's key begins.
const KEY: &[u8] = b"drawmaster key ";

/// Refuses to replace a file that cannot be made again: a database of any kind, a file named like an event or tour book, even
/// if it is damaged, or an organiser's key.
fn check_replaceable(path: &Path) -> Result<()> {
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
        AppError::new(ErrorCode::File, message!("output-unreadable", path, cause = cause::of_io(&error)))
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

/// Refuses the name of a file beside an event or tour book: a journal that waits to be rolled back is a part of it, and with anything else
/// there it could not be opened.
fn check_beside(path: &Path) -> Result<()> {
    let is_beside = event_beside(path).is_some_and(|event| check_replaceable(&event).is_err());
    if is_beside { Err(AppError::new(ErrorCode::File, message!("output-beside-database", path))) } else { Ok(()) }
}

/// Devices and pipes are written to, not replaced.
fn is_kept(file: &std::fs::Metadata) -> bool {
    file.is_file() || file.is_symlink() || file.is_dir()
}

fn exists(path: &Path) -> AppError {
    AppError::new(ErrorCode::File, message!("output-exists", path))
}

fn not_written(path: &Path, error: &Error) -> AppError {
    match error.kind() {
        ErrorKind::AlreadyExists => exists(path),
        _ => AppError::new(ErrorCode::File, message!("file-not-written", path, reason = cause::of_io(error))),
    }
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
            for output in [Output::ordinary(true), Output::ordinary(false), Output::ordinary(true).unsynced()] {
                let error = output.write(&path, b"%PDF").unwrap_err();
                assert_eq!((error.code, error.message.id), (ErrorCode::File, id), "{name}");
                assert_eq!(fs::read(&path).unwrap(), content, "{name}");
            }
        }
        write_atomic(&folder.path().join("new.drawmaster"), b"x").expect("a new file replaces nothing");
    }

    #[test]
    fn outputs_never_take_the_name_of_a_file_beside_an_event() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::write(at("cup.drawmaster"), b"SQLite format 3\0").unwrap();
        fs::write(at("notes.txt"), b"notes").unwrap();
        for ending in ["-journal", "-wal", "-shm", ".owner", "-JOURNAL"] {
            let path = at(&format!("cup.drawmaster{ending}"));
            for exists in [false, true] {
                for output in [Output::ordinary(true), Output::ordinary(false)] {
                    let refused = output.write(&path, b"x").unwrap_err();
                    assert_eq!(refused.message.id, "output-beside-database", "{ending} {exists}");
                }
                fs::write(&path, b"journal").unwrap();
            }
            assert_eq!(fs::read(&path).unwrap(), b"journal");
            write_atomic(&at(&format!("notes.txt{ending}")), b"x").expect("no event is beside it");
        }
    }

    #[test]
    fn no_output_has_a_name_that_windows_could_not_open() {
        let folder = tempfile::tempdir().unwrap();
        let devices =
            ["CON.pdf", "nul.drawmaster", "LPT1.pdf", "aux.txt", "COM1"].map(|name| (name, "file-name-device"));
        let ends = ["x.pdf.", "x.pdf ", "x. "].map(|name| (name, "file-name-end"));
        for (name, id) in devices.into_iter().chain(ends) {
            let error = write_atomic(&folder.path().join(name), b"x").unwrap_err();
            assert_eq!((error.code, error.message.id), (ErrorCode::File, id), "{name}");
        }
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    }

    #[test]
    fn an_existing_output_is_replaced_only_on_request() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("x.pdf");
        let output = Output::ordinary(false);
        output.check(&path).expect("nothing is there yet");
        output.write(&path, b"first").unwrap();
        for refused in [output.check(&path).unwrap_err(), output.personal().write(&path, b"second").unwrap_err()] {
            assert_eq!((refused.code, refused.message.id), (ErrorCode::File, "output-exists"));
        }
        assert_eq!(fs::read(&path).unwrap(), b"first");
        assert_eq!(Output::ordinary(true).write(&path, b"third").unwrap().bytes, 5);
        assert_eq!(fs::read(&path).unwrap(), b"third");
    }
}
