//! Whether the journal has a delivery already.

use crate::delivery::{DELIVERED, DELIVERY, Delivery};
use crate::error::Result;
use crate::event_session::EventSession;

impl EventSession {
    /// Returns whether a change with this key is in the journal, also if it was undone.
    ///
    /// # Errors
    /// No event is open, or its file cannot be read.
    pub fn is_delivered(&self, key: &str) -> Result<bool> {
        Ok(self.file()?.has_input_field(DELIVERY, key)?)
    }

    /// Whether the change that is in the journal with the key of this one has its content, too. Earlier versions did not keep contents;
    /// their changes count as the same.
    ///
    /// # Errors
    /// As [`EventSession::is_delivered`].
    pub fn is_same_delivered(&self, delivery: &Delivery) -> Result<bool> {
        let file = self.file()?;
        if let Some(content) = &delivery.content
            && file.has_input_field(DELIVERED, content)?
        {
            return Ok(true);
        }
        let log = file.log()?;
        let kept = log.iter().find(|entry| entry.input[DELIVERY].as_str() == Some(&delivery.key));
        Ok(kept.is_some_and(|entry| entry.input.get(DELIVERED).is_none()))
    }
}
