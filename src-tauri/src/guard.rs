//! What the window's threads share, one at a time.

use std::sync::Mutex;

use tauri::State;

/// The guarded value, also after a panic elsewhere: every change is one transaction, so it is whole.
pub fn lock<'a, T>(state: &'a State<'_, Mutex<T>>) -> std::sync::MutexGuard<'a, T> {
    state.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}
