//! What can still be read of a damaged file, as a new one.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};
use session::{AppError, EventSession, Result};
use store::EventFile;
use ts_rs::TS;

use crate::copies::SalvagedView;

/// A damaged file, and the one to make of it.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct SalvageEvent {
    /// The damaged file, which is only read; in the window, its ticket; none for the open event's.
    #[ts(type = "number | null")]
    pub file: Option<PathBuf>,
    /// The new event file; in the window, its ticket.
    #[ts(type = "number")]
    pub into: PathBuf,
}

/// Makes a new file of what can be read, and says what could not.
///
/// # Errors
/// Nothing can be read, or something is at `into` already; then nothing is written.
pub fn salvage(session: &mut EventSession, request: &SalvageEvent) -> Result<SalvagedView> {
    let file =
        request.file.as_deref().or(session.path()).ok_or_else(|| AppError::bad_input("Choose the damaged file."))?;
    let salvaged = EventFile::salvage(file, &request.into, &session.who(), &session.at_text())?;
    Ok(SalvagedView { entries: salvaged.entries, rows: salvaged.rows, doubts: salvaged.doubts })
}
