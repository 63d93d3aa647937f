//! Passes the page's commands to the table of commands.

use std::sync::Mutex;

use api::Workspace;
use serde_json::Value;
use session::{AppError, FileHandles};
use tauri::{AppHandle, Manager, State};

use crate::guard::lock;
use crate::{hall, host};

/// Runs one command, on another thread than the window, so that long work does not freeze it.
#[tauri::command(async)]
pub fn call(
    handle: AppHandle,
    workspace: State<'_, Mutex<Workspace>>,
    handles: State<'_, Mutex<FileHandles>>,
    name: String,
    request: Value,
) -> Result<Value, AppError> {
    let files = lock(&handles).clone();
    let mut workspace = lock(&workspace);
    let answer = api::dispatch(&mut workspace, &files, &name, request)?;
    if let Some(path) = workspace.event.path() {
        host::remember(&handle, path);
    }
    let title =
        workspace.event.title().map_or_else(|| "Drawmaster".to_string(), |event| format!("{event} - Drawmaster"));
    if let Some(window) = handle.get_webview_window("desk") {
        // Ignore a failure: the command itself succeeded.
        let _ = window.set_title(&title);
    }
    drop(workspace);
    if !api::only_reads(&name) {
        hall::notify(&handle);
    }
    Ok(answer)
}
