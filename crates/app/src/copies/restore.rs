//! Bringing a copy back: as a new file beside everything there is, which is then the open event.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use session::{AppError, EventSession, Result, auto_backup};
use store::EventFile;
use ts_rs::TS;

use super::folders;
use crate::event::{StatusView, status};

/// Which copy, and where it goes.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct RestoreCopy {
    /// The folder it stands in, by its place in the list of folders.
    pub folder: usize,
    /// The copy's file name.
    pub name: String,
    /// The event file to make; in the window, its ticket. What is there is never overwritten.
    #[ts(type = "number")]
    pub file: PathBuf,
}

/// Makes an event file of the copy and opens it. What was open stays as it is, and open if this is refused.
///
/// # Errors
/// There is no such copy, it is damaged, or something is at `file` already.
pub fn restore(session: &mut EventSession, request: &RestoreCopy) -> Result<StatusView> {
    let data = session.data_folder().ok_or_else(folders::no_folder)?;
    let folder = auto_backup::all(&data).into_iter().nth(request.folder);
    let alone = Path::new(&request.name).file_name() == Some(OsStr::new(&request.name));
    let is_name = alone && request.name.ends_with(".drawmaster");
    let copy = folder.filter(|_| is_name).map(|folder| folder.join(&request.name)).filter(|copy| copy.is_file());
    let copy =
        copy.ok_or_else(|| AppError::not_found(format!("There is no copy {}: choose one of the list.", request.name)))?;
    EventFile::open_read_only(&copy)?.copy_to(&request.file)?;
    session.set_file(EventFile::open(&request.file)?, &request.file)?;
    status(session)
}
