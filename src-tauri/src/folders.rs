//! The folders of the window's own files. A portable program has them beside itself, an installed one in the system's usual folders.

use std::path::PathBuf;

use session::portable;
use tauri::{AppHandle, Manager, Runtime, WebviewWindowBuilder};

/// Returns the folder with the list of recent files; `None` if the system names none.
pub fn config(handle: &AppHandle) -> Option<PathBuf> {
    portable::folder().or_else(|| handle.path().app_config_dir().ok())
}

/// Returns the folder with the sample events.
///
/// # Errors
/// The system names none.
pub fn samples(handle: &AppHandle) -> tauri::Result<PathBuf> {
    portable::folder().map_or_else(|| handle.path().app_data_dir(), Ok)
}

/// Returns the window builder with the folder in which the web view stores preferences.
pub fn with_storage<'a, R: Runtime, M: Manager<R>>(
    window: WebviewWindowBuilder<'a, R, M>,
) -> WebviewWindowBuilder<'a, R, M> {
    match portable::folder() {
        Some(folder) => window.data_directory(folder.join("window")),
        None => window,
    }
}
