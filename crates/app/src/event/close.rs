//! Closing the open event. Every change is saved already.

use session::{EventSession, Result};

/// Closes the open event. Never fails.
pub fn close(session: &mut EventSession) -> Result<()> {
    session.clear();
    Ok(())
}
