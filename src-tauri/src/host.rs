//! Dialogs, recent files and opening written files, which need the operating system.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use messages::{Message, cause, message};
use serde::{Deserialize, Serialize};
use session::atomic_file::write_atomic;
use session::{AppError, ErrorCode, FileHandles};
use tauri::{AppHandle, State};
use tauri_plugin_dialog::DialogExt;

use crate::folders;
use crate::guard::lock;

/// The number of recent files.
const RECENT: usize = 8;

/// A variable for tests of the window: files are picked from this folder by their suggested names, without a dialog.
const PICK_FOLDER: &str = "DRAWMASTER_PICK_FOLDER";

/// Returns the folder from which tests pick files.
fn pick_folder() -> Option<OsString> {
    folder_of_tests(!cfg!(debug_assertions), std::env::var_os(PICK_FOLDER))
}

/// Returns the folder that the variable names. A release ignores it and always shows a dialog.
fn folder_of_tests(is_release: bool, named: Option<OsString>) -> Option<OsString> {
    named.filter(|_| !is_release)
}

/// A file as the page sees it.
#[derive(Serialize)]
pub struct Picked {
    handle: usize,
    name: String,
}

/// A recently opened file.
#[derive(Serialize)]
pub struct Recent {
    handle: usize,
    name: String,
    /// The folder that it is in.
    folder: String,
    /// When it was last written, in milliseconds since 1970; `None` if the system does not know.
    written: Option<u64>,
}

/// The dialog to show.
#[derive(Deserialize)]
pub struct PickRequest {
    save: bool,
    /// Whether an existing folder is picked.
    #[serde(default)]
    folder: bool,
    title: String,
    suggested: String,
    extensions: Vec<String>,
}

/// The arguments with which the program was started.
#[derive(Serialize)]
pub struct Started {
    sample: bool,
    file: Option<Picked>,
}

/// Shows the system's dialog. Returns `None` if the user cancels it.
#[tauri::command(async)]
pub fn pick(handle: AppHandle, handles: State<'_, Mutex<FileHandles>>, request: PickRequest) -> Option<Picked> {
    let path = match pick_folder() {
        Some(folder) => Some(PathBuf::from(folder).join(&request.suggested)),
        None => ask(&handle, &request),
    }?;
    Some(issue(&handles, path))
}

fn ask(handle: &AppHandle, request: &PickRequest) -> Option<PathBuf> {
    let extensions: Vec<&str> = request.extensions.iter().map(String::as_str).collect();
    let dialog = handle.dialog().file().set_title(&request.title).add_filter(&request.title, &extensions);
    let chosen = if request.folder {
        dialog.blocking_pick_folder()
    } else if request.save {
        dialog.set_file_name(&request.suggested).blocking_save_file()
    } else {
        dialog.blocking_pick_file()
    };
    chosen.and_then(|file| file.into_path().ok())
}

/// Returns the recently opened files that still exist, newest first.
#[tauri::command]
pub fn recent(handle: AppHandle, handles: State<'_, Mutex<FileHandles>>) -> Vec<Recent> {
    recent_paths(&handle).into_iter().filter(|path| path.is_file()).map(|path| described(&handles, path)).collect()
}

fn described(handles: &State<'_, Mutex<FileHandles>>, path: PathBuf) -> Recent {
    let folder = path.parent().map(|folder| folder.display().to_string()).unwrap_or_default();
    let written = fs::metadata(&path).and_then(|file| file.modified()).ok();
    let since_1970 = written.and_then(|at| at.duration_since(std::time::UNIX_EPOCH).ok());
    let written = since_1970.and_then(|time| u64::try_from(time.as_millis()).ok());
    let Picked { handle, name } = issue(handles, path);
    Recent { handle, name, folder, written }
}

/// Returns the file named on the command line, and whether `--sample` was given.
#[tauri::command]
pub fn started(handles: State<'_, Mutex<FileHandles>>) -> Started {
    // Names of files need not be Unicode.
    let arguments: Vec<OsString> = std::env::args_os().skip(1).collect();
    let file = arguments.iter().find(|argument| !argument.as_encoded_bytes().starts_with(b"-"));
    let file = file.map(|path| issue(&handles, path.into()));
    Started { sample: arguments.iter().any(|argument| argument == "--sample"), file }
}

/// Returns a new file for the sample event: the first free name in the program's data folder.
#[tauri::command]
pub fn sample_place(handle: AppHandle, handles: State<'_, Mutex<FileHandles>>) -> Result<Picked, AppError> {
    let folder = match pick_folder() {
        Some(folder) => PathBuf::from(folder),
        None => folders::samples(&handle)
            .map_err(|error| file_error(message!("host-no-data-folder", error = cause::of_library(&error))))?,
    };
    fs::create_dir_all(&folder)
        .map_err(|error| file_error(message!("host-folder", folder = &folder, error = cause::of_io(&error))))?;
    let free = (1..).map(|n| folder.join(format!("sample-{n}.drawmaster"))).find(|path| !path.exists());
    free.map(|path| issue(&handles, path)).ok_or_else(|| file_error(message!("host-no-free-name", folder = &folder)))
}

/// Opens a written file with the system's default program.
#[tauri::command]
pub fn show(handles: State<'_, Mutex<FileHandles>>, file: usize) -> Result<(), AppError> {
    if pick_folder().is_some() {
        return Ok(());
    }
    let path = lock(&handles).path(file).map(Path::to_path_buf);
    let path = path.ok_or_else(|| file_error(message!("file-not-picked")))?;
    open::that_detached(&path)
        .map_err(|error| file_error(message!("host-cannot-open", path = &path, error = cause::of_io(&error))))
}

/// Moves a file to the top of the recent files. Errors are ignored, since the list is only a convenience.
pub fn remember(handle: &AppHandle, path: &Path) {
    let Some(paths) = with_newest(recent_paths(handle), path) else { return };
    let (Some(list), Ok(text)) = (recent_list(handle), serde_json::to_vec(&paths)) else { return };
    if let Some(folder) = list.parent() {
        let _ = fs::create_dir_all(folder);
    }
    let _ = write_atomic(&list, &text);
}

/// Returns the recent files with `path` at the top, as an absolute path, because the next start may be in another folder. `None` if
/// it is there already.
fn with_newest(mut paths: Vec<PathBuf>, path: &Path) -> Option<Vec<PathBuf>> {
    let path = std::path::absolute(path).ok()?;
    if paths.first().is_some_and(|first| *first == path) {
        return None;
    }
    paths.retain(|known| *known != path);
    paths.insert(0, path);
    paths.truncate(RECENT);
    Some(paths)
}

fn recent_paths(handle: &AppHandle) -> Vec<PathBuf> {
    let text = recent_list(handle).filter(|list| list.is_file()).and_then(|list| fs::read(list).ok());
    text.and_then(|text| serde_json::from_slice(&text).ok()).unwrap_or_default()
}

fn recent_list(handle: &AppHandle) -> Option<PathBuf> {
    folders::config(handle).map(|folder| folder.join("recent.json"))
}

fn issue(handles: &State<'_, Mutex<FileHandles>>, path: PathBuf) -> Picked {
    let name = path.file_name().map_or_else(|| path.display().to_string(), |name| name.to_string_lossy().into_owned());
    Picked { handle: lock(handles).issue(path), name }
}

fn file_error(message: Message) -> AppError {
    AppError::new(ErrorCode::File, message)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_release_never_picks_files_without_a_dialog() {
        let named = || Some(OsString::from("folder"));
        assert_eq!(folder_of_tests(true, named()), None);
        assert_eq!(folder_of_tests(false, named()), named());
        assert_eq!(folder_of_tests(false, None), None);
    }

    #[test]
    fn recent_files_are_absolute_and_each_is_listed_once() {
        let first = with_newest(Vec::new(), Path::new("stage.drawmaster")).expect("the list changes");
        assert!(first.len() == 1 && first[0].is_absolute() && first[0].ends_with("stage.drawmaster"), "{first:?}");
        assert_eq!(with_newest(first.clone(), Path::new("stage.drawmaster")), None);
        let second = with_newest(first.clone(), Path::new("/other.drawmaster")).expect("the list changes");
        let again = with_newest(second.clone(), &first[0]).expect("the order changes");
        assert_eq!(again, [first[0].clone(), second[0].clone()]);
        let many = (0..20).fold(again, |paths, n| {
            with_newest(paths, &PathBuf::from(format!("/event-{n}.drawmaster"))).expect("the list changes")
        });
        assert_eq!(many.len(), RECENT);
    }
}
