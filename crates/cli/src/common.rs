//! What commands share: the arguments that name an event or a round, and opening the event.

use std::path::{Path, PathBuf};

use clap::Args;
use session::{AppError, EventSession, SystemEnvironment};

/// An event file.
#[derive(Debug, Args)]
pub struct EventFile {
    /// The event file, NAME.drawmaster
    pub event: PathBuf,
}

/// A round of an event.
#[derive(Debug, Args)]
pub struct RoundOf {
    /// The event file
    pub event: PathBuf,
    /// The round, from 1
    #[arg(long)]
    pub round: u32,
}

/// The event open for changes.
pub fn changing(event: &Path) -> Result<EventSession, AppError> {
    EventSession::at(SystemEnvironment, event)
}

/// The event open for reading.
pub fn reading(event: &Path) -> Result<EventSession, AppError> {
    EventSession::reading(SystemEnvironment, event)
}

/// The event open to be checked: whatever is wrong with it can be told.
pub fn checking(event: &Path) -> Result<EventSession, AppError> {
    EventSession::checking(SystemEnvironment, event)
}

/// The event open to remember what is printed; where it cannot be changed, for reading.
pub fn printing(event: &Path) -> Result<EventSession, AppError> {
    changing(event).or_else(|refused| reading(event).map_err(|_| refused))
}
