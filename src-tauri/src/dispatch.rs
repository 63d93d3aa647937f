//! Passes the page's commands to the table of commands.

use std::path::{Path, PathBuf};
use std::sync::Mutex;

use serde_json::Value;
use server::Network;
use session::{AppError, FileHandles};
use tauri::{AppHandle, Manager, State};

use crate::guard::{SharedWorkspace, lock};
use crate::{hall, host};

/// The open event as the window's title and the list of recent files show it.
#[derive(Default, PartialEq)]
pub struct OpenEvent {
    path: Option<PathBuf>,
    title: String,
}

/// Runs one command, on another thread than the window, so that long work does not freeze it.
#[tauri::command(async)]
pub fn call(
    handle: AppHandle,
    workspace: State<'_, SharedWorkspace>,
    network: State<'_, Network>,
    handles: State<'_, Mutex<FileHandles>>,
    shown: State<'_, Mutex<OpenEvent>>,
    name: String,
    request: Value,
) -> Result<Value, AppError> {
    let files = lock(&handles).clone();
    let mut workspace = lock(&workspace);
    let answer = api::dispatch(&mut workspace, &files, &name, request);
    let is_change = !api::only_reads(&name);
    let ended = if is_change { network.follow(&workspace.event) } else { None };
    let path = workspace.event.path().map(Path::to_path_buf);
    let title = workspace.event.title().map_or_else(|| "Drawmaster".into(), |event| format!("{event} - Drawmaster"));
    drop(workspace);
    // The hall network of an event that is not open any more ends without the lock, for which a helper's change may wait.
    drop(ended);
    let answer = answer?;
    show(&handle, &mut lock(&shown), OpenEvent { path, title });
    if is_change {
        hall::notify(&handle);
    }
    Ok(answer)
}

/// Shows the open event if it is another one or has another name: every change of the title waits for the window.
fn show(handle: &AppHandle, shown: &mut OpenEvent, now: OpenEvent) {
    if *shown == now {
        return;
    }
    if let Some(path) = &now.path {
        host::remember(handle, path);
    }
    if let Some(window) = handle.get_webview_window("desk") {
        // Ignore a failure: the command itself succeeded.
        let _ = window.set_title(&now.title);
    }
    *shown = now;
}
