//! Opening an event file.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};
use store::EventFile;
use ts_rs::TS;

use super::status;
use crate::desk::EventSession;
use crate::failure::Result;
use crate::views::StatusView;

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
pub fn open(desk: &mut EventSession, request: &OpenEvent) -> Result<StatusView> {
    let open = desk.path() == Some(request.file.as_path()) && desk.file()?.is_in_place();
    if !open {
        desk.place(EventFile::open(&request.file)?, &request.file)?;
    }
    status(desk)
}
