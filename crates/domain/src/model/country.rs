//! Countries as two-letter codes (R3).

use std::fmt;
use std::str::FromStr;

use messages::{Explain, Message, message};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// An ISO 3166 two-letter code in upper case, such as `RO`. `UK`, which rating lists use, is kept as it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(into = "String", try_from = "String")]
#[ts(type = "string")]
pub struct Country([u8; 2]);

/// The text is not a country code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownCountry(pub String);

impl Explain for UnknownCountry {
    fn message(&self) -> Message {
        message!("country-unknown", text = &self.0)
    }
}

messages::explained!(UnknownCountry);

impl FromStr for Country {
    type Err = UnknownCountry;
    fn from_str(text: &str) -> Result<Country, UnknownCountry> {
        match text.trim().as_bytes() {
            [a, b] if a.is_ascii_alphabetic() && b.is_ascii_alphabetic() => {
                Ok(Country([a.to_ascii_uppercase(), b.to_ascii_uppercase()]))
            }
            _ => Err(UnknownCountry(text.trim().to_string())),
        }
    }
}

impl fmt::Display for Country {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.0[0] as char, self.0[1] as char)
    }
}

impl From<Country> for String {
    fn from(country: Country) -> String {
        country.to_string()
    }
}

impl TryFrom<String> for Country {
    type Error = UnknownCountry;
    fn try_from(text: String) -> Result<Country, UnknownCountry> {
        text.parse()
    }
}
