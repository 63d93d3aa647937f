//! Opening an event file.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};
use session::{EventSession, Result};
use store::EventFile;
use ts_rs::TS;

use super::status;
use crate::event::StatusView;

/// Which file.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct OpenEvent {
    /// The event file; in the window, its ticket.
    #[ts(type = "number")]
    pub file: PathBuf,
}

/// Opens an event in place of the one that is open.
///
/// # Errors
/// The file is missing, foreign, damaged, newer, read-only or open elsewhere; what was open stays open.
pub fn open(session: &mut EventSession, request: &OpenEvent) -> Result<StatusView> {
    let open = session.path() == Some(request.file.as_path()) && session.file()?.is_in_place();
    if !open {
        session.set_file(EventFile::open(&request.file)?, &request.file)?;
    }
    status(session)
}
