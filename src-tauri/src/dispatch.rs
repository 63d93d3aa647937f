//! The page's calls, handed to the table of commands.

use std::sync::Mutex;

use api::Workspace;
use serde_json::Value;
use session::AppError;
use tauri::{AppHandle, Manager, State};

use crate::guard::lock;
use crate::tickets::Tickets;
use crate::{hall, host};

/// Carries out one command. Runs beside the window's own thread, so that long work does not freeze it.
#[tauri::command(async)]
pub fn call(
    handle: AppHandle,
    workspace: State<'_, Mutex<Workspace>>,
    tickets: State<'_, Mutex<Tickets>>,
    name: String,
    request: Value,
) -> Result<Value, AppError> {
    let request = lock(&tickets).resolve(request).map_err(AppError::internal)?;
    let mut workspace = lock(&workspace);
    let answer = api::dispatch(&mut workspace, &name, request)?;
    if let Some(path) = workspace.event.path() {
        host::remember(&handle, path);
    }
    let title =
        workspace.event.title().map_or_else(|| "Drawmaster".to_string(), |event| format!("{event} - Drawmaster"));
    if let Some(window) = handle.get_webview_window("desk") {
        // A title that cannot be set is no reason to refuse the work that was done.
        let _ = window.set_title(&title);
    }
    drop(workspace);
    if !api::only_reads(&name) {
        hall::tell(&handle);
    }
    Ok(answer)
}
