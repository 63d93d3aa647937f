//! Writing a file whole or not at all: beside its place first, then renamed.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use serde::Serialize;
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

/// Writes `bytes` to `path`, over what was there.
///
/// # Errors
/// The folder or the disk refuses; what was there is still there.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_that_is_not_there_is_said_and_nothing_is_left() {
        let folder = tempfile::tempdir().unwrap();
        let failure = write_beside(&folder.path().join("none/x.pdf"), b"x").unwrap_err();
        assert!(failure.to_string().contains("could not be written"), "{failure}");
        write_beside(&folder.path().join("x.pdf"), b"first").unwrap();
        write_beside(&folder.path().join("x.pdf"), b"second").unwrap();
        assert_eq!(fs::read(folder.path().join("x.pdf")).unwrap(), b"second");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }
}
