//! Closing the open event. Every change is saved already.

use session::{EventSession, Result};

/// Closes the open event. Never fails.
pub fn close(session: &mut EventSession) -> Result<()> {
    session.clear();
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::status;
    use crate::fixture;

    #[test]
    fn after_closing_no_event_is_open_and_closing_again_changes_nothing() {
        let mut session = fixture::open_register(2);
        for _ in 0..2 {
            close(&mut session).expect("closing never fails");
            assert_eq!(status(&session).expect_err("the event is closed").message.id, "event-not-open");
        }
    }
}
