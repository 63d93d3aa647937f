//! Changes that helpers and players send: the journal keeps a key of each, so that it counts once however often it arrives.

use serde_json::{Map, Value};

/// The field of an operation's input in the journal that has the key of a delivery.
pub const DELIVERY: &str = "delivery";

/// The field with what identifies its content.
pub(crate) const DELIVERED: &str = "delivered";

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
