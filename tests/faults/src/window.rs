//! Commands as the window sends them: files are handles of picked files.

use std::path::Path;
use std::sync::{Mutex, PoisonError};

use serde_json::Value;
use session::{AppError, EventSession, FileHandles};

/// The files picked since the test began.
static FILES: Mutex<Option<FileHandles>> = Mutex::new(None);

/// Picks a file and returns its handle.
pub fn pick(path: &Path) -> usize {
    FILES.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert_default().issue(path.to_path_buf())
}

/// Runs the command `name` on the open event, as [`api::dispatch_event`].
///
/// # Errors
/// The command is refused.
pub fn dispatch_event(event: &mut EventSession, name: &str, request: Value) -> Result<Value, AppError> {
    let files = FILES.lock().unwrap_or_else(PoisonError::into_inner).clone().unwrap_or_default();
    api::dispatch_event(event, &files, name, request)
}
