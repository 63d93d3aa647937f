//! Changes that helpers and players send: the journal keeps a key of each, so that it counts once however often it arrives.

use serde_json::{Map, Value};

use crate::error::Result;
use crate::event_session::EventSession;

/// The field of an operation's input in the journal that has the key of a delivery.
pub const DELIVERY: &str = "delivery";

/// The field with what identifies its content.
const DELIVERED: &str = "delivered";

/// A change that a helper sent to the desk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Delivery {
    /// Who sent it: the author in the journal.
    pub author: String,
    /// Its key, which the journal keeps, so that the same change sent again is known.
    pub key: String,
    /// What identifies its key and content, so that another change with the same key is not taken for it; `None` if the key does that.
    pub content: Option<String>,
}

impl Delivery {
    /// Writes the key and what identifies the content into the input of an operation.
    pub(crate) fn write_into(&self, input: &mut Map<String, Value>) {
        input.insert(DELIVERY.into(), self.key.clone().into());
        if let Some(content) = &self.content {
            input.insert(DELIVERED.into(), content.clone().into());
        }
    }
}

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
