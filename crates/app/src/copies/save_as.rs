//! Saving the open event to another file: because the old file was moved, or its device is not reliable.

use serde::Serialize;
use session::{AppError, EventSession, Result};
use store::EventFile;
use ts_rs::TS;

use crate::event::{StatusView, status};
use crate::operation::{Creation, SaveAs, op};

/// The event in its new file.
#[derive(Debug, Clone, Serialize, TS)]
pub struct SavedAs {
    /// The state of the event.
    pub status: StatusView,
    /// Whether the history was copied. If the old device was removed, only the current state is saved.
    pub history: bool,
}

/// Copies the open event, with its history if that is still readable, to a new file and opens it. The old file does not
/// change.
///
/// # Errors
/// Fails if `file` exists or cannot be written; the old file stays open.
pub fn save_as(session: &mut EventSession, request: &SaveAs) -> Result<SavedAs> {
    let path = &request.file;
    if path.exists() {
        return Err(AppError::from(store::StoreError::Exists(path.to_path_buf())));
    }
    let copied = session.file()?.copy_to(path);
    let opened = copied.and_then(|()| EventFile::open(path));
    let history = opened.is_ok();
    match opened {
        Ok(file) => session.set_file(file, path)?,
        Err(_) => {
            // Delete a copy that was written but cannot be opened; ignore it if it does not exist.
            let _ = std::fs::remove_file(path);
            session.create_from_snapshot(op::CreateEvent, &Creation::Saved(request.clone()), path)?;
        }
    }
    Ok(SavedAs { status: status(session)?, history })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;

    #[test]
    fn save_as_opens_a_copy_with_the_history() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let file = folder.path().join("copy.drawmaster");
        let mut session = fixture::open_register(2);
        let saved = save_as(&mut session, &SaveAs { file: file.clone().into() }).expect("the folder is empty");
        assert!(saved.history);
        assert_eq!(session.path(), Some(file.as_path()));
    }

    #[test]
    fn save_as_refuses_an_existing_file() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let file = folder.path().join("copy.drawmaster");
        std::fs::write(&file, "other").expect("the folder can be written");
        let mut session = fixture::open_register(2);
        save_as(&mut session, &SaveAs { file: file.clone().into() }).expect_err("the file exists");
        assert_eq!(std::fs::read_to_string(&file).expect("the file is still there"), "other");
    }
}
