//! Passes the page's commands to the table of commands.

use std::path::Path;
use std::sync::Mutex;

use serde_json::Value;
use server::Network;
use session::{AppError, FileHandles};
use tauri::{AppHandle, Manager, State};

use crate::guard::{SharedWorkspace, lock};
use crate::{hall, host};

/// Runs one command, on another thread than the window, so that long work does not freeze it.
#[tauri::command(async)]
pub fn call(
    handle: AppHandle,
    workspace: State<'_, SharedWorkspace>,
    network: State<'_, Network>,
    handles: State<'_, Mutex<FileHandles>>,
    name: String,
    request: Value,
) -> Result<Value, AppError> {
    let files = lock(&handles).clone();
    let mut workspace = lock(&workspace);
    let answer = api::dispatch(&mut workspace, &files, &name, request);
    let is_change = !api::only_reads(&name);
    let ended = if is_change { network.follow(&workspace.event) } else { None };
    let path = workspace.event.path().map(Path::to_path_buf);
    let title =
        workspace.event.title().map_or_else(|| "Drawmaster".to_string(), |event| format!("{event} - Drawmaster"));
    drop(workspace);
    // The hall network of an event that is not open any more ends without the lock, for which a helper's change may wait.
    drop(ended);
    let answer = answer?;
    if let Some(path) = path {
        host::remember(&handle, &path);
    }
    if let Some(window) = handle.get_webview_window("desk") {
        // Ignore a failure: the command itself succeeded.
        let _ = window.set_title(&title);
    }
    if is_change {
        hall::notify(&handle);
    }
    Ok(answer)
}
