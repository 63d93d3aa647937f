//! Tokens, by which the tour recognises a player in several events.

use std::fmt;
use std::str::FromStr;

use messages::{Explain, Message, explained, message};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use unicode_normalization::UnicodeNormalization;

use crate::model::country::Country;
use crate::model::id::EntryId;
use crate::tour::event_number::EventNumber;

/// What identifies a player of the tour: `irn:RO-0042`, `pin:12345678`, `name:Pop|Ana|2011|RO`, or `entry:` with an event
/// and an entry in it. Names have composed accents (NFC), because the form that is typed depends on the keyboard.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct PlayerToken(String);

/// The text is not a player's token.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NotAPlayerToken(pub String);

impl Explain for NotAPlayerToken {
    fn message(&self) -> Message {
        message!("player-token-unknown", text = &self.0)
    }
}

explained!(NotAPlayerToken);

impl PlayerToken {
    /// Returns the token of a tour registration number, written in any case.
    pub fn of_irn(irn: &str) -> PlayerToken {
        PlayerToken(format!("irn:{}", irn.trim().to_uppercase()))
    }

    /// Returns the token of a number in the European Go Database.
    pub fn of_pin(pin: &str) -> PlayerToken {
        PlayerToken(format!("pin:{}", pin.trim()))
    }

    /// Returns the token of a name, spelled exactly, with the year of birth and the country.
    pub fn of_name(family: &str, given: &str, year: i32, country: Country) -> PlayerToken {
        PlayerToken(format!("name:{family}|{given}|{year}|{country}").nfc().collect())
    }

    /// Returns the token of a player who is known by one entry only. `event` is `None` only in a damaged book, in which the
    /// entry's event is missing.
    pub fn of_entry(event: Option<&EventNumber>, entry: EntryId) -> PlayerToken {
        PlayerToken(format!("entry:{}:{}", event.map_or("", |number| number), entry.0))
    }
}

impl FromStr for PlayerToken {
    type Err = NotAPlayerToken;

    fn from_str(text: &str) -> Result<PlayerToken, NotAPlayerToken> {
        let token = match text.split_once(':') {
            Some(("entry", entry)) => token_of_entry(entry),
            Some(("irn" | "pin" | "name", _)) => Some(PlayerToken(text.nfc().collect())),
            _ => None,
        };
        token.ok_or_else(|| NotAPlayerToken(text.to_owned()))
    }
}

/// Reads the event and the entry in a token.
fn token_of_entry(text: &str) -> Option<PlayerToken> {
    let (event, entry) = text.split_once(':')?;
    let event = if event.is_empty() { None } else { Some(event.parse().ok()?) };
    Some(PlayerToken::of_entry(event.as_ref(), EntryId(entry.parse().ok()?)))
}

impl fmt::Display for PlayerToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl<'de> Deserialize<'de> for PlayerToken {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<PlayerToken, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use serde::de::IntoDeserializer;
    use serde::de::value::{Error as ValueError, StrDeserializer};

    use super::*;

    #[test]
    fn tokens_are_read_as_they_are_written() {
        let event: EventNumber = "ab".repeat(16).parse().unwrap();
        for (token, text) in [
            (PlayerToken::of_irn(" ro-1 "), "irn:RO-1".to_owned()),
            (PlayerToken::of_pin("11111111 "), "pin:11111111".to_owned()),
            (PlayerToken::of_name("Pop", "Ana", 2011, "RO".parse().unwrap()), "name:Pop|Ana|2011|RO".to_owned()),
            (PlayerToken::of_entry(Some(&event), EntryId(3)), format!("entry:{event}:3")),
            (PlayerToken::of_entry(None, EntryId(3)), "entry::3".to_owned()),
        ] {
            assert_eq!(token.to_string(), text);
            assert_eq!(text.parse(), Ok(token.clone()));
            let stored: StrDeserializer<'_, ValueError> = text.as_str().into_deserializer();
            assert_eq!(PlayerToken::deserialize(stored), Ok(token));
        }
        assert_eq!("entry:Pop:3".parse::<PlayerToken>(), Err(NotAPlayerToken("entry:Pop:3".to_owned())));
        assert!("Pop".parse::<PlayerToken>().is_err());
    }

    #[test]
    fn tokens_of_older_versions_get_the_usual_form() {
        let capitals = format!("entry:{}:3", "AB".repeat(16));
        assert_eq!(capitals.to_lowercase().parse::<PlayerToken>(), capitals.parse());
        let decomposed = "name:T\u{326}urcanu|Ana|2011|RO".parse::<PlayerToken>();
        assert_eq!(decomposed, "name:Țurcanu|Ana|2011|RO".parse());
    }
}
