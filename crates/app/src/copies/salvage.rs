//! What can still be read of a damaged file, as a new one.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};
use store::EventFile;
use ts_rs::TS;

use crate::desk::Desk;
use crate::failure::Outcome;
use crate::views::SalvagedView;

/// A damaged file, and the one to make of it.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct SalvageEvent {
    /// The damaged file, which is only read; in the window, its ticket.
    #[ts(type = "number")]
    pub file: PathBuf,
    /// The new event file; in the window, its ticket.
    #[ts(type = "number")]
    pub into: PathBuf,
}

/// Makes a new file of what can be read, and says what could not.
///
/// # Errors
/// Nothing can be read, or something is at `into` already; then nothing is written.
pub fn salvage(desk: &mut Desk, request: &SalvageEvent) -> Outcome<SalvagedView> {
    let salvaged = EventFile::salvage(&request.file, &request.into, &desk.who(), &desk.at_text())?;
    Ok(SalvagedView { entries: salvaged.entries, rows: salvaged.rows, doubts: salvaged.doubts })
}
