//! What only the host can do: dialogs, recent files, opening a written file.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use serde::{Deserialize, Serialize};
use tauri::{AppHandle, Manager, State};
use tauri_plugin_dialog::DialogExt;
use tauri_plugin_opener::OpenerExt;

use crate::guard::lock;
use crate::tickets::Tickets;

/// How many recent files are remembered.
const RECENT: usize = 8;

/// Set by the window's tests: picked files come from this folder, by their suggested names, without a dialog.
const PICK_FOLDER: &str = "DRAWMASTER_PICK_FOLDER";

/// A file as the page sees it.
#[derive(Serialize)]
pub struct Picked {
    ticket: usize,
    name: String,
}

/// What a file is picked for.
#[derive(Deserialize)]
pub struct PickRequest {
    save: bool,
    title: String,
    suggested: String,
    extensions: Vec<String>,
}

/// What the program was started with.
#[derive(Serialize)]
pub struct Started {
    sample: bool,
    file: Option<Picked>,
}

/// Shows the system's dialog; `None` when it was closed without a choice.
#[tauri::command(async)]
pub fn pick(handle: AppHandle, tickets: State<'_, Mutex<Tickets>>, request: PickRequest) -> Option<Picked> {
    let path = match std::env::var_os(PICK_FOLDER) {
        Some(folder) => Some(PathBuf::from(folder).join(&request.suggested)),
        None => ask(&handle, &request),
    }?;
    Some(issue(&tickets, path))
}

fn ask(handle: &AppHandle, request: &PickRequest) -> Option<PathBuf> {
    let extensions: Vec<&str> = request.extensions.iter().map(String::as_str).collect();
    let dialog = handle.dialog().file().set_title(&request.title).add_filter(&request.title, &extensions);
    let chosen = if request.save {
        dialog.set_file_name(&request.suggested).blocking_save_file()
    } else {
        dialog.blocking_pick_file()
    };
    chosen.and_then(|file| file.into_path().ok())
}

/// The files opened last, newest first, those that are still there.
#[tauri::command]
pub fn recent(handle: AppHandle, tickets: State<'_, Mutex<Tickets>>) -> Vec<Picked> {
    recent_paths(&handle).into_iter().filter(|path| path.is_file()).map(|path| issue(&tickets, path)).collect()
}

/// The file named on the command line, or `--sample`.
#[tauri::command]
pub fn started(tickets: State<'_, Mutex<Tickets>>) -> Started {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let file = arguments.iter().find(|argument| !argument.starts_with('-')).map(|path| issue(&tickets, path.into()));
    Started { sample: arguments.iter().any(|argument| argument == "--sample"), file }
}

/// Where the sample goes: the first free name in the program's data folder.
#[tauri::command]
pub fn sample_place(handle: AppHandle, tickets: State<'_, Mutex<Tickets>>) -> Result<Picked, String> {
    let folder = match std::env::var_os(PICK_FOLDER) {
        Some(folder) => PathBuf::from(folder),
        None => handle.path().app_data_dir().map_err(|error| error.to_string())?,
    };
    fs::create_dir_all(&folder).map_err(|error| format!("{} cannot be made: {error}.", folder.display()))?;
    let free = (1..).map(|n| folder.join(format!("sample-{n}.drawmaster"))).find(|path| !path.exists());
    free.map(|path| issue(&tickets, path)).ok_or_else(|| "No name is free for the sample.".to_string())
}

/// Opens a written file with the system's program for it.
#[tauri::command]
pub fn show(handle: AppHandle, tickets: State<'_, Mutex<Tickets>>, ticket: usize) -> Result<(), String> {
    if std::env::var_os(PICK_FOLDER).is_some() {
        return Ok(());
    }
    let path = lock(&tickets).path(ticket).map(Path::to_path_buf).ok_or("This file was not written here.")?;
    handle.opener().open_path(path.to_string_lossy(), None::<&str>).map_err(|error| error.to_string())
}

/// Puts a file on top of the recent ones. A list that cannot be written is given up silently: it is a convenience.
pub fn remember(handle: &AppHandle, path: &Path) {
    let mut paths = recent_paths(handle);
    if paths.first().is_some_and(|first| first == path) {
        return;
    }
    paths.retain(|known| known != path);
    paths.insert(0, path.to_path_buf());
    paths.truncate(RECENT);
    let (Some(list), Ok(text)) = (recent_list(handle), serde_json::to_vec(&paths)) else { return };
    if let Some(folder) = list.parent() {
        let _ = fs::create_dir_all(folder);
    }
    let draft = list.with_extension("part");
    let _ = fs::write(&draft, text).and_then(|()| fs::rename(&draft, &list));
}

fn recent_paths(handle: &AppHandle) -> Vec<PathBuf> {
    let text = recent_list(handle).and_then(|list| fs::read(list).ok());
    text.and_then(|text| serde_json::from_slice(&text).ok()).unwrap_or_default()
}

fn recent_list(handle: &AppHandle) -> Option<PathBuf> {
    handle.path().app_config_dir().ok().map(|folder| folder.join("recent.json"))
}

fn issue(tickets: &State<'_, Mutex<Tickets>>, path: PathBuf) -> Picked {
    let name = path.file_name().map_or_else(|| path.display().to_string(), |name| name.to_string_lossy().into_owned());
    Picked { ticket: lock(tickets).issue(path), name }
}
