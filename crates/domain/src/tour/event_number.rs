//! The permanent number of an event, which all its bundles have.

use std::fmt;
use std::ops::Deref;
use std::str::FromStr;

use messages::{Explain, Message, explained, message};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

use crate::lots::sha256_hex;

/// The number of digits.
const DIGITS: usize = 32;

/// An event's permanent number: 32 hexadecimal digits, letters in lower case.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct EventNumber(String);

/// The text is not an event's number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NotAnEventNumber(pub String);

impl Explain for NotAnEventNumber {
    fn message(&self) -> Message {
        message!("event-number-unknown", text = &self.0)
    }
}

explained!(NotAnEventNumber);

impl EventNumber {
    /// Returns the number that a text determines: the first half of its SHA-256.
    pub fn derived(text: &str) -> EventNumber {
        let mut digits = sha256_hex(text);
        digits.truncate(DIGITS);
        EventNumber(digits)
    }
}

impl FromStr for EventNumber {
    type Err = NotAnEventNumber;

    /// Reads the digits in any case: the same number in capitals is the same event.
    fn from_str(text: &str) -> Result<EventNumber, NotAnEventNumber> {
        if text.len() != DIGITS || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
            return Err(NotAnEventNumber(text.to_owned()));
        }
        Ok(EventNumber(text.to_ascii_lowercase()))
    }
}

impl Deref for EventNumber {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for EventNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl<'de> Deserialize<'de> for EventNumber {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<EventNumber, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use serde::de::IntoDeserializer;
    use serde::de::value::{Error as ValueError, StrDeserializer};

    use super::*;

    #[test]
    fn a_number_in_capitals_is_the_same_event() {
        let number: EventNumber = "ab".repeat(16).parse().unwrap();
        assert_eq!("AB".repeat(16).parse(), Ok(number.clone()));
        let stored: StrDeserializer<'_, ValueError> = number.into_deserializer();
        assert_eq!(EventNumber::deserialize(stored), Ok(number.clone()));
        for wrong in ["", "ab", &"ab".repeat(17), &"xy".repeat(16), &"é".repeat(16)] {
            assert_eq!(wrong.parse::<EventNumber>(), Err(NotAnEventNumber(wrong.to_owned())));
        }
        assert_eq!(EventNumber::derived("seed").parse(), Ok(EventNumber::derived("seed")));
    }
}
