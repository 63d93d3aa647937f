//! Words of a vocabulary as the journals of all versions have them.

use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer};
use serde_json::Value;

use crate::vocabulary::LevelName;

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

/// Reads a word of a vocabulary, with blanks around it as earlier versions stored what was typed. No word is the default.
///
/// # Errors
/// The value is not a word of the vocabulary.
pub(super) fn word_or_default<'de, T: DeserializeOwned + Default, D: Deserializer<'de>>(
    from: D,
) -> Result<T, D::Error> {
    let typed = Option::<String>::deserialize(from)?.unwrap_or_default();
    match typed.trim() {
        "" => Ok(T::default()),
        word => serde_json::from_value(word.into()).map_err(D::Error::custom),
    }
}

/// Reads the name of a level in any spelling, as earlier versions stored what was typed.
///
/// # Errors
/// No level has this name.
pub(super) fn level<'de, D: Deserializer<'de>>(from: D) -> Result<LevelName, D::Error> {
    LevelName::named(&String::deserialize(from)?).map_err(D::Error::custom)
}
