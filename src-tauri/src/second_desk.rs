//! The second desk: a copy on this computer that follows the hall network of another one.

use std::path::Path;
use std::sync::Mutex;

use messages::message;
use server::{FollowView, SecondDesk};
use session::{AppError, ErrorCode, FileHandles};
use tauri::State;

use crate::guard::lock;

/// Lets the copy that was picked follow a first desk, and returns its state.
#[tauri::command(async)]
pub fn follow_start(
    handles: State<'_, Mutex<FileHandles>>,
    desk: State<'_, SecondDesk>,
    file: usize,
    address: String,
    code: String,
) -> Result<FollowView, AppError> {
    let path = lock(&handles).path(file).map(Path::to_path_buf);
    let path = path.ok_or_else(|| AppError::new(ErrorCode::File, message!("file-not-picked")))?;
    desk.start(&path, &address, &code)
}

/// Stops following.
#[tauri::command(async)]
pub fn follow_stop(desk: State<'_, SecondDesk>) {
    desk.stop();
}

/// Returns the copy that follows; `None` if there is none.
#[tauri::command(async)]
pub fn follow_view(desk: State<'_, SecondDesk>) -> Option<FollowView> {
    desk.view()
}
