//! Opens files as a double click does, through the desktop entry, and reads the windows; follows the first chapter of the book.

use super::installed::{DESKTOP, PROGRAMS};
use crate::window;
use anyhow::Result;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// Checks double clicks on the events and the tour book with tests/e2e/package.mjs.
pub fn check(events: &[PathBuf], version: &str) -> Result<()> {
    let files = events.iter().map(PathBuf::as_path);
    let names = ["DRAWMASTER_EVENT", "DRAWMASTER_OTHER_EVENT", "DRAWMASTER_TOUR_BOOK"];
    let mut variables: Vec<(&str, &OsStr)> = names.into_iter().zip(files.map(Path::as_os_str)).collect();
    variables.push(("DRAWMASTER_VERSION", version.as_ref()));
    variables.push((DESKTOP.0, DESKTOP.1.as_ref()));
    window::script_with("package.mjs", &variables, installed)
}

/// Follows the first chapter of the book with the installed program, up to the printed round.
pub fn first_chapter() -> Result<()> {
    window::drive_installed("first-event", installed)
}

fn installed(name: &str) -> PathBuf {
    Path::new(PROGRAMS).join(name)
}
