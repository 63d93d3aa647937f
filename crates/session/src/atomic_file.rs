//! Writing a file whole or not at all: beside its place first, then renamed.

use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use serde::Serialize;
use ts_rs::TS;

use messages::message;

use crate::error::{AppError, ErrorCode, Result};

/// A file that was written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Written {
    /// Its name, without the folder.
    pub name: String,
    /// Its size in bytes.
    pub bytes: usize,
}

/// Writes `bytes` to `path` and replaces an existing output.
///
/// # Errors
/// Fails, without changing an existing file, if the file cannot be written, or if `path` is an event file, tour book, rating
/// list, other database or organiser's key, which no output may replace.
pub fn write_beside(path: &Path, bytes: &[u8]) -> Result<Written> {
    put(path, bytes, fs::File::sync_all)
}

/// [`write_beside`] for one of very many files that can be made again: it is whole or not there, but no one waits until the device
/// has it.
///
/// # Errors
/// As [`write_beside`].
pub fn write_soon(path: &Path, bytes: &[u8]) -> Result<Written> {
    put(path, bytes, |_| Ok(()))
}

fn put(path: &Path, bytes: &[u8], settle: fn(&fs::File) -> std::io::Result<()>) -> Result<Written> {
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
    let Some(name) = name else {
        return Err(AppError::new(ErrorCode::File, format!("{} is no file name: choose another.", path.display())));
    };
    check_replaceable(path)?;
    let draft: PathBuf = path.with_file_name(format!(".{name}.part"));
    let refused = |error: std::io::Error| {
        // The draft is of no use to anyone; that it may not have been made is no second error.
        let _ = fs::remove_file(&draft);
        AppError::new(
            ErrorCode::File,
            format!("{} could not be written ({error}): choose another folder or free some space.", path.display()),
        )
    };
    let whole = || -> std::io::Result<()> {
        let mut file = fs::File::create(&draft)?;
        file.write_all(bytes)?;
        settle(&file)?;
        fs::rename(&draft, path)
    };
    whole().map_err(refused)?;
    Ok(Written { name, bytes: bytes.len() })
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
    if !fs::metadata(path).is_ok_and(|file| file.is_file()) {
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
    let file = fs::File::open(path).map_err(unreadable)?;
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
    use super::*;

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
            for write in [write_beside, write_soon] {
                let error = write(&path, b"%PDF").unwrap_err();
                assert_eq!((error.code, error.message.id), (ErrorCode::File, id), "{name}");
                assert_eq!(fs::read(&path).unwrap(), content, "{name}");
            }
        }
        write_beside(&folder.path().join("new.drawmaster"), b"x").expect("a new file replaces nothing");
    }

    #[test]
    fn missing_folder_is_reported_and_nothing_is_left() {
        let folder = tempfile::tempdir().unwrap();
        let failure = write_beside(&folder.path().join("none/x.pdf"), b"x").unwrap_err();
        assert!(failure.to_string().contains("could not be written"), "{failure}");
        write_beside(&folder.path().join("x.pdf"), b"first").unwrap();
        write_beside(&folder.path().join("x.pdf"), b"second").unwrap();
        assert_eq!(fs::read(folder.path().join("x.pdf")).unwrap(), b"second");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }
}
