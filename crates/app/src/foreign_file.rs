//! Files that an import does not read: what they are, and what to use instead.

use formats::{Format, OtherFile, detect, detect_other};
use messages::{Message, message};
use session::{AppError, ErrorCode, Result};

/// Refuses a file with a whole tournament where a list of players is expected.
///
/// # Errors
/// The file is a tournament of another program; the message says how to import it.
pub(crate) fn refuse_tournament(bytes: &[u8], file: &str) -> Result<()> {
    match detect(bytes).and_then(Format::tournament) {
        Some((format, _)) => Err(AppError::new(ErrorCode::File, message!("import-is-tournament", file, format))),
        None => Ok(()),
    }
}

/// Returns the error about a file that cannot be read as a list: what it is, if it is known, or else `error`.
pub(crate) fn instead_of(error: impl Into<AppError>, bytes: &[u8], file: &str) -> AppError {
    known(bytes, file).map_or_else(|| error.into(), |message| AppError::new(ErrorCode::File, message))
}

/// Returns the error about a file in an unknown format: what it is, or the formats that are read.
pub(crate) fn unknown(bytes: &[u8], file: &str) -> AppError {
    let message = known(bytes, file).unwrap_or_else(|| message!("import-format-unknown", file));
    AppError::new(ErrorCode::File, message)
}

/// Returns what a file is that no import reads, and where it belongs.
fn known(bytes: &[u8], file: &str) -> Option<Message> {
    Some(match detect_other(bytes)? {
        OtherFile::Database => message!("import-is-database", file),
        OtherFile::Bundle => message!("import-is-bundle", file),
        OtherFile::SeedList => message!("import-is-seed-list", file),
        OtherFile::RatingList => message!("import-is-rating-list", file),
        OtherFile::Workbook => message!("import-workbook"),
        OtherFile::Foreign => message!("import-format-unknown", file),
    })
}
