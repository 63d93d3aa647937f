//! The second folder for copies.

use std::fs;
use std::path::{Path, PathBuf};

use messages::{cause, message};
use serde::{Deserialize, Serialize};
use session::atomic_file::write_atomic;
use session::automatic_copies::SECOND;
use session::{AppError, ErrorCode, EventSession, FileHandle, Result};
use ts_rs::TS;

/// A choice of the second folder for copies.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct SetSecondFolder {
    /// The folder, ideally on another device; `None` for no second folder.
    pub file: Option<FileHandle>,
}

/// Sets or clears the second folder for all events of this computer. Returns its absolute path.
///
/// # Errors
/// Fails if the folder does not exist, or this computer has no folder for the program's files.
pub fn set_second_folder(session: &mut EventSession, request: &SetSecondFolder) -> Result<Option<PathBuf>> {
    let data = session.data_folder().ok_or_else(no_folder)?;
    if let Some(folder) = &request.file
        && !folder.is_dir()
    {
        return Err(AppError::bad_input(message!("copies-not-a-folder", path = &**folder)));
    }
    let path =
        request.file.as_ref().map(|folder| absolute(folder)).transpose().map_err(|error| unusable(&data, error))?;
    let text = path.as_ref().map(|path| path.display().to_string()).unwrap_or_default();
    store::draft::create_folder(&data).map_err(|error| unusable(&data, error))?;
    write_atomic(&data.join(SECOND), text.as_bytes())?;
    Ok(path)
}

/// Returns the absolute path of an existing folder, as people write it: Windows would begin a canonical path with `\\?\`.
fn absolute(folder: &Path) -> std::io::Result<PathBuf> {
    if cfg!(windows) { std::path::absolute(folder) } else { fs::canonicalize(folder) }
}

/// Returns the error for a computer without a folder for the program's files.
pub(super) fn no_folder() -> AppError {
    AppError::not_now(message!("copies-no-folder"))
}

fn unusable(path: &Path, error: std::io::Error) -> AppError {
    AppError::new(ErrorCode::File, message!("copies-folder-unusable", path, cause = cause::of_io(&error)))
}

#[cfg(test)]
mod tests {
    use session::automatic_copies;

    use super::*;
    use crate::fixture;

    #[test]
    fn set_second_folder_sets_and_clears_the_folder() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let (data, second) = (folder.path().join("data"), folder.path().join("stick"));
        fs::create_dir(&second).expect("the folder can be made");
        let mut session = fixture::no_event_with_data(&data);
        let set = set_second_folder(&mut session, &SetSecondFolder { file: Some(second.clone().into()) });
        let path = absolute(&second).expect("the folder exists");
        assert_eq!(set.expect("the folder exists"), Some(path.clone()));
        assert_eq!(automatic_copies::folders(&data)[1..], [path]);
        assert_eq!(set_second_folder(&mut session, &SetSecondFolder { file: None }).expect("it can be cleared"), None);
        assert_eq!(automatic_copies::folders(&data).len(), 1);
    }

    #[test]
    fn set_second_folder_refuses_a_missing_folder() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let request = SetSecondFolder { file: Some(folder.path().join("none").into()) };
        let error = set_second_folder(&mut fixture::no_event_with_data(folder.path()), &request);
        assert_eq!(error.expect_err("there is no such folder").message.id, "copies-not-a-folder");
    }

    #[test]
    fn set_second_folder_refuses_a_computer_without_a_data_folder() {
        let error = set_second_folder(&mut fixture::open_register(0), &SetSecondFolder { file: None });
        assert_eq!(error.expect_err("the test environment has no folder").message.id, "copies-no-folder");
    }
}
