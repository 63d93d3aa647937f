//! Reading a file that the user picked, with a limit on its size.

use std::fs;
use std::path::Path;

use messages::{Message, cause, message};

use crate::error::{AppError, ErrorCode, Result};

/// Returns the bytes of a file. Only regular files are read: a device or a pipe may never end.
///
/// # Errors
/// The path is not a regular file, or the file cannot be read or is larger than any tournament file.
pub fn read_file(path: &Path) -> Result<Vec<u8>> {
    let refused = |message: Message| AppError::new(ErrorCode::File, message);
    let unreadable =
        |error: std::io::Error| refused(message!("file-not-readable", path, reason = cause::of_io(&error)));
    let file = fs::metadata(path).map_err(unreadable)?;
    if !file.is_file() {
        return Err(refused(message!("file-not-regular", path)));
    }
    if file.len() > formats::error::MAX_BYTES as u64 {
        return Err(refused(message!("file-too-large", path)));
    }
    fs::read(path).map_err(unreadable)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn read_refuses_a_folder_and_a_missing_file() {
        let folder = tempfile::tempdir().unwrap();
        let refusal = |path: &Path| read_file(path).unwrap_err().message.id;
        assert_eq!(refusal(folder.path()), "file-not-regular");
        assert_eq!(refusal(&folder.path().join("none.csv")), "file-not-readable");
    }
}
