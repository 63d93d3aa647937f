//! When the open file was changed last.

use crate::error::Result;
use crate::event_session::EventSession;

impl EventSession {
    /// Returns the local time of the last change in the file, undo included: `14:02:11`, with its day if that is not today. `None`
    /// without a change.
    ///
    /// # Errors
    /// No event is open, or the file cannot be read.
    pub fn saved(&self) -> Result<Option<String>> {
        let today = self.environment().now().format("%Y-%m-%d ").to_string();
        let last = self.file()?.last_change()?.filter(|at| !at.is_empty());
        Ok(last.map(|at| at.strip_prefix(&today).map(str::to_string).unwrap_or(at)))
    }
}
