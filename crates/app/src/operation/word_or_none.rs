//! Words of a vocabulary that may be missing, as the journals of all versions have them.

use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer};
use serde_json::Value;

/// Reads a word of a vocabulary. No word is `null`, or an empty text, as earlier versions stored it.
///
/// # Errors
/// The value is not a word of the vocabulary.
pub(super) fn word_or_none<'de, T: DeserializeOwned, D: Deserializer<'de>>(from: D) -> Result<Option<T>, D::Error> {
    match Option::<Value>::deserialize(from)? {
        None => Ok(None),
        Some(Value::String(text)) if text.is_empty() => Ok(None),
        Some(word) => serde_json::from_value(word).map(Some).map_err(D::Error::custom),
    }
}
