//! Going on in another file: where the one that is open was moved away, or stands on a device that is not to be trusted.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};
use session::{AppError, EventSession, Operation, Result};
use store::EventFile;
use ts_rs::TS;

use crate::event::{StatusView, status};

/// Where to go on.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct SaveAs {
    /// The event file to make; in the window, its ticket. What is there is never overwritten.
    #[ts(type = "number")]
    pub file: PathBuf,
}

/// The event in its new file.
#[derive(Debug, Clone, Serialize, TS)]
pub struct SavedAs {
    /// Where it stands.
    pub status: StatusView,
    /// Whether the history came along; a device that was pulled out takes it away, and what is on the desk remains.
    pub history: bool,
}

/// Makes a copy of the open event, with its history if that can still be read, and goes on in it. The old file stays as it is.
///
/// # Errors
/// Something is at `file` already, or it cannot be written; what was open stays open.
pub fn save_as(session: &mut EventSession, request: &SaveAs) -> Result<SavedAs> {
    let path = &request.file;
    if path.exists() {
        return Err(AppError::from(store::StoreError::Exists(path.clone())));
    }
    let copied = session.file()?.copy_to(path);
    let opened = copied.and_then(|()| EventFile::open(path));
    let history = opened.is_ok();
    match opened {
        Ok(file) => session.set_file(file, path)?,
        Err(_) => {
            // Nothing of a copy that failed is there, unless it is as unreadable as what it was made of.
            let _ = std::fs::remove_file(path);
            let tournament = session.tournament()?.clone();
            session.create(Operation::CreateEvent, request, path, &tournament)?;
        }
    }
    Ok(SavedAs { status: status(session)?, history })
}
