//! Restoring a copy as a new event file, which becomes the open event.

use std::ffi::OsStr;
use std::path::Path;

use messages::message;
use serde::{Deserialize, Serialize};
use session::{AppError, EventSession, FileHandle, Result, auto_backup};
use store::EventFile;
use ts_rs::TS;

use super::second_folder;
use crate::event::{StatusView, status};

/// A copy and the file to restore it to.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct RestoreCopy {
    /// The folder of the copy, as an index into the list of folders.
    pub folder: usize,
    /// The copy's file name.
    pub name: String,
    /// The new event file, which must not exist.
    pub file: FileHandle,
}

/// Writes the copy to a new event file and opens it. On failure the open event stays open.
///
/// # Errors
/// Fails if there is no such copy, the copy is damaged, or `file` exists.
pub fn restore(session: &mut EventSession, request: &RestoreCopy) -> Result<StatusView> {
    let data = session.data_folder().ok_or_else(second_folder::no_folder)?;
    let folder = auto_backup::folders(&data).into_iter().nth(request.folder);
    let is_plain = Path::new(&request.name).file_name() == Some(OsStr::new(&request.name));
    let is_name = is_plain && request.name.ends_with(".drawmaster");
    let copy = folder.filter(|_| is_name).map(|folder| folder.join(&request.name)).filter(|copy| copy.is_file());
    let copy = copy.ok_or_else(|| AppError::not_found(message!("copies-unknown", name = &request.name)))?;
    EventFile::open_read_only(&copy)?.copy_to(&request.file)?;
    session.set_file(EventFile::open(&request.file)?, &request.file)?;
    status(session)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;

    #[test]
    fn restore_refuses_a_computer_without_a_data_folder() {
        let request = RestoreCopy { folder: 0, name: "x.drawmaster".into(), file: "y.drawmaster".into() };
        let error = restore(&mut fixture::open_register(0), &request).expect_err("there are no copies");
        assert_eq!(error.message.id, "copies-no-folder");
    }
}
