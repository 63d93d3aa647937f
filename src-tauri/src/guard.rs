//! Locks the state that the window's threads share.

use std::sync::Mutex;

use tauri::State;

/// Locks the state, even if another thread panicked: every change is one transaction, so the state is consistent.
pub fn lock<'a, T>(state: &'a State<'_, Mutex<T>>) -> std::sync::MutexGuard<'a, T> {
    state.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}
