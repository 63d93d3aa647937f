//! Locks the state that the window's threads share.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use api::Workspace;

/// The open event and tour book, which the window's commands and the phones of helpers share.
pub type SharedWorkspace = Arc<Mutex<Workspace>>;

/// Locks the state, even if another thread panicked: every change is one transaction, so the state is consistent.
pub fn lock<T>(state: &Mutex<T>) -> MutexGuard<'_, T> {
    state.lock().unwrap_or_else(PoisonError::into_inner)
}
