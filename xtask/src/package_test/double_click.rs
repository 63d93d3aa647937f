//! Opens files as a double click does, through the desktop entry, and reads the windows.

use super::installed::PROGRAMS;
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
    window::script_with("package.mjs", &variables, |name| Path::new(PROGRAMS).join(name))
}
