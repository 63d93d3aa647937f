//! Closing the open event; everything is saved already.

use crate::desk::EventSession;
use crate::failure::Result;

/// Closes the event. There is nothing to lose: every change was saved when it was made.
///
/// # Errors
/// None.
pub fn close(desk: &mut EventSession) -> Result<()> {
    desk.clear();
    Ok(())
}
