//! The second folder for copies.

use std::fs;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use session::atomic_file::write_beside;
use session::auto_backup::SECOND;
use session::{AppError, ErrorCode, EventSession, Result};
use ts_rs::TS;

/// The second folder for copies.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct SetSecondFolder {
    /// The folder, best on another device; in the window, its ticket; none for no second folder.
    #[ts(type = "number | null")]
    pub file: Option<PathBuf>,
}

/// Sets or clears the second folder; it is remembered on this machine, for all events.
///
/// # Errors
/// The folder is not there, or this machine keeps nothing between events.
pub fn set_second_folder(session: &mut EventSession, request: &SetSecondFolder) -> Result<Option<PathBuf>> {
    let data = session.data_folder().ok_or_else(no_folder)?;
    if let Some(folder) = &request.file
        && !folder.is_dir()
    {
        let said = format!("{} is not a folder: choose one on another device.", folder.display());
        return Err(AppError::bad_input(said));
    }
    let path = request.file.as_ref().map(fs::canonicalize).transpose().map_err(|error| refused(&data, error))?;
    let text = path.as_ref().map(|path| path.display().to_string()).unwrap_or_default();
    fs::create_dir_all(&data).map_err(|error| refused(&data, error))?;
    write_beside(&data.join(SECOND), text.as_bytes())?;
    Ok(path)
}

pub(super) fn no_folder() -> AppError {
    AppError::not_now("This machine has no folder for the program's own files: set DRAWMASTER_DATA to one.")
}

fn refused(folder: &Path, error: std::io::Error) -> AppError {
    AppError::new(ErrorCode::File, format!("{} cannot be used ({error}): choose another folder.", folder.display()))
}
