//! The languages of texts in requests.

use std::fmt;
use std::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

use crate::catalogue::{Catalogue, LanguageError};
use crate::languages::with_languages;

macro_rules! language_codes {
    ($($(#[$about:meta])* $language:ident = $code:literal $name:literal,)+) => {
        /// A language with catalogues.
        #[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
        pub enum LanguageCode {
            $($(#[$about])* #[serde(rename = $code)] $language,)+
        }

        impl LanguageCode {
            /// All languages, English first.
            pub const ALL: [LanguageCode; [$($code),+].len()] = [$(LanguageCode::$language),+];

            /// All codes, in the same order.
            pub const WORDS: [&'static str; LanguageCode::ALL.len()] = [$($code),+];

            /// Returns the code, `en`.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(LanguageCode::$language => $code,)+
                }
            }

            /// Returns the name of the language in the language itself.
            pub const fn name(self) -> &'static str {
                match self {
                    $(LanguageCode::$language => $name,)+
                }
            }
        }
    };
}

with_languages!(language_codes);

/// How a choice of languages is written, for TypeScript.
#[derive(TS)]
#[ts(untagged)]
#[allow(dead_code, reason = "it only describes the type")]
enum Written {
    One(LanguageCode),
    Two(#[ts(type = "`${string},${string}`")] String),
}

/// One language, or two that are printed together, `ro,en`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, TS)]
#[ts(as = "Written")]
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
    /// Returns the first language.
    pub fn first(self) -> LanguageCode {
        self.first
    }

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
    use crate::catalogue::{Value, Words};

    #[test]
    fn every_catalogue_has_a_code() {
        assert_eq!(LanguageCode::WORDS.to_vec(), Catalogue::codes());
    }

    #[test]
    fn typescript_allows_every_language_or_two() {
        assert_eq!(LanguageChoice::inline(&ts_rs::Config::default()), "LanguageCode | `${string},${string}`");
    }

    #[test]
    fn every_language_counts_with_its_own_plural_forms() {
        let forms = |code: &str, form: &str| {
            let catalogue = Catalogue::of(code).expect("it is listed");
            catalogue.text(form, &[("category", Value::Text("KO")), ("count", Value::Number(5))])
        };
        assert_eq!(forms("ro", "print-ko-title"), "KO · 5 jucători");
        assert_eq!(forms("pl", "print-ko-title"), "KO · 5 graczy");
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
