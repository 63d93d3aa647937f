//! Reading a picked file, with a cap on its size.

use std::fs;
use std::path::Path;

use crate::failure::{Code, Failure, Outcome};

/// A file's bytes.
pub(crate) fn read_file(path: &Path) -> Outcome<Vec<u8>> {
    let size = fs::metadata(path).map(|file| file.len());
    let refused = |error: std::io::Error| {
        Failure::new(Code::File, format!("{} cannot be read ({error}): check its name and place.", path.display()))
    };
    if size.map_err(refused)? > formats::error::MAX_BYTES as u64 {
        return Err(Failure::new(
            Code::File,
            format!("{} is too large for a tournament: choose another file.", path.display()),
        ));
    }
    fs::read(path).map_err(refused)
}
