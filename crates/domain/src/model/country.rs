//! Countries by their two-letter codes (R3).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// An ISO 3166 two-letter code in capitals, `RO`. `UK` is accepted as rating lists write it and kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Country([u8; 2]);

/// The text is no country code.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("\"{0}\" is not a country: write its two-letter code, such as RO or HR")]
pub struct UnknownCountry(pub String);

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
