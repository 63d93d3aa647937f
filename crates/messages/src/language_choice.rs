//! The languages of texts in requests.

use std::fmt;
use std::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

use crate::catalogue::{Catalogue, LanguageError};

/// A language with catalogues.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum LanguageCode {
    /// English.
    #[default]
    En,
    /// Romanian.
    Ro,
}

impl LanguageCode {
    /// All languages, English first.
    pub const ALL: [LanguageCode; 2] = [LanguageCode::En, LanguageCode::Ro];

    /// Returns the code, `en`.
    pub const fn as_str(self) -> &'static str {
        match self {
            LanguageCode::En => "en",
            LanguageCode::Ro => "ro",
        }
    }
}

/// One language, or two that are printed together, `ro,en`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, TS)]
#[ts(type = "\"en\" | \"ro\" | \"en,ro\" | \"ro,en\"")]
pub struct LanguageChoice {
    first: LanguageCode,
    second: Option<LanguageCode>,
}

impl From<LanguageCode> for LanguageChoice {
    fn from(only: LanguageCode) -> LanguageChoice {
        LanguageChoice { first: only, second: None }
    }
}

impl FromStr for LanguageChoice {
    type Err = LanguageError;

    /// Reads codes separated by a comma, in any case; English without a code.
    fn from_str(text: &str) -> Result<LanguageChoice, LanguageError> {
        let chosen = Catalogue::of(text)?.chosen();
        let mut codes =
            chosen.iter().filter_map(|code| LanguageCode::ALL.into_iter().find(|known| known.as_str() == *code));
        Ok(LanguageChoice { first: codes.next().unwrap_or_default(), second: codes.next() })
    }
}

impl LanguageChoice {
    /// Returns the only language; `None` if there are two.
    pub fn only(self) -> Option<LanguageCode> {
        self.second.is_none().then_some(self.first)
    }

    /// Returns the texts in these languages.
    pub fn catalogue(self) -> Catalogue {
        Catalogue::of(&self.to_string()).unwrap_or_else(|_| Catalogue::english())
    }
}

impl fmt::Display for LanguageChoice {
    /// Writes the codes, `ro,en`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.first.as_str())?;
        self.second.map_or(Ok(()), |second| write!(f, ",{}", second.as_str()))
    }
}

impl Serialize for LanguageChoice {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for LanguageChoice {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<LanguageChoice, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_catalogue_has_a_code() {
        assert_eq!(LanguageCode::ALL.map(LanguageCode::as_str).to_vec(), Catalogue::codes());
    }

    #[test]
    fn typescript_lists_every_choice() {
        let two = |first: LanguageCode, second: LanguageCode| LanguageChoice { first, second: Some(second) };
        let mut all: Vec<LanguageChoice> = LanguageCode::ALL.map(LanguageChoice::from).to_vec();
        for first in LanguageCode::ALL {
            all.extend(
                LanguageCode::ALL.into_iter().filter(|second| *second != first).map(|second| two(first, second)),
            );
        }
        let words: Vec<String> = all.iter().map(|choice| format!("\"{choice}\"")).collect();
        assert_eq!(LanguageChoice::inline(&ts_rs::Config::default()), words.join(" | "));
    }

    #[test]
    fn choices_are_read_and_written_as_codes() {
        let read = |text: &str| serde_json::from_value::<LanguageChoice>(text.into());
        for (text, written) in [("ro, en", "ro,en"), ("RO", "ro"), ("en,en", "en"), ("", "en")] {
            let choice = read(text).expect("the languages have catalogues");
            assert_eq!(serde_json::to_value(choice).expect("it is text"), written);
            assert_eq!(choice.catalogue().chosen().join(","), written);
        }
        let refused = read("xx").expect_err("there is no such language");
        assert!(refused.to_string().contains("\"xx\""), "{refused}");
    }
}
