//! Reading a picked file, with a cap on its size.

use std::fs;
use std::path::Path;

use crate::error::{AppError, ErrorCode, Result};

/// A file's bytes. Nothing but a plain file is read: a device or a pipe may have no end.
pub fn read_file(path: &Path) -> Result<Vec<u8>> {
    let refused = |why: String| {
        AppError::new(ErrorCode::File, format!("{} cannot be read ({why}): check its name and place.", path.display()))
    };
    let file = fs::metadata(path).map_err(|error| refused(error.to_string()))?;
    if !file.is_file() {
        return Err(refused("it is no file".into()));
    }
    if file.len() > formats::error::MAX_BYTES as u64 {
        return Err(AppError::new(
            ErrorCode::File,
            format!("{} is too large for a tournament: choose another file.", path.display()),
        ));
    }
    fs::read(path).map_err(|error| refused(error.to_string()))
}
