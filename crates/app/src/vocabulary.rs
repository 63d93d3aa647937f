//! Closed vocabularies of views and requests: each value is a word in JSON, on the command line and in the catalogues.

use std::fmt;
use std::str::FromStr;

use domain::model::player::{Publication, Sex};
use domain::{EntryStatus, Membership, SlipState, System};
use formats::Format;
use messages::message;
use serde::{Deserialize, Serialize};
use session::AppError;
use ts_rs::TS;

/// Defines an enum whose values are words.
macro_rules! vocabulary {
    ($(#[$doc:meta])* $name:ident { $($(#[$about:meta])* $variant:ident = $word:tt),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
        pub enum $name {
            $($(#[$about])* #[serde(rename = $word)] $variant),+
        }

        impl $name {
            /// All values in their order.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// Returns the word.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $($name::$variant => $word),+
                }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl FromStr for $name {
            type Err = AppError;

            fn from_str(text: &str) -> Result<$name, AppError> {
                let text = text.trim();
                $name::ALL.iter().copied().find(|value| value.as_str() == text).ok_or_else(|| {
                    let known: Vec<&str> = $name::ALL.iter().map(|value| value.as_str()).filter(|word| !word.is_empty()).collect();
                    AppError::bad_input(message!("word-unknown", text, known))
                })
            }
        }
    };
}

vocabulary! {
    /// A player's sex, as far as it is known.
    SexLetter {
        /// Female.
        Female = "f",
        /// Male.
        Male = "m",
        /// Unknown.
        Unknown = "",
    }
}

vocabulary! {
    /// How a player agrees to be published.
    PublicationName {
        /// In full.
        Full = "full",
        /// By initials.
        Initials = "initials",
        /// Anonymously.
        Anonymous = "anonymous",
    }
}

vocabulary! {
    /// A player's membership in the association, which determines the levy (R80).
    MembershipName {
        /// A member.
        Member = "member",
        /// Not a member.
        NonMember = "non_member",
        /// A member at the reduced rate.
        Concession = "concession",
    }
}

vocabulary! {
    /// The status of an entry (R6).
    StatusName {
        /// Announced.
        PreRegistered = "preregistered",
        /// Seen in person.
        Registered = "registered",
        /// Left.
        Withdrawn = "withdrawn",
    }
}

vocabulary! {
    /// The state of a pink slip (R8).
    SlipStateName {
        /// Not decided yet.
        Pending = "pending",
        /// The register was changed as requested.
        Applied = "applied",
        /// The request was refused.
        Refused = "refused",
    }
}

vocabulary! {
    /// A system of pairing.
    SystemName {
        /// McMahon.
        McMahon = "mcmahon",
        /// Swiss.
        Swiss = "swiss",
        /// Round robin.
        RoundRobin = "round-robin",
        /// Score pairing.
        ScorePairing = "score-pairing",
    }
}

vocabulary! {
    /// A file format that can be imported.
    FormatName {
        /// OpenGotha.
        OpenGotha = "opengotha",
        /// MacMahon.
        MacMahon = "macmahon",
        /// Pairgoth.
        Pairgoth = "pairgoth",
        /// The EGD's results file.
        H9 = "h9",
        /// A list of players.
        Csv = "csv",
    }
}

vocabulary! {
    /// The character between the fields of a list.
    SeparatorName {
        /// Comma.
        Comma = "comma",
        /// Semicolon.
        Semicolon = "semicolon",
        /// Tab.
        Tab = "tab",
    }
}

impl From<Option<Sex>> for SexLetter {
    fn from(sex: Option<Sex>) -> SexLetter {
        match sex {
            Some(Sex::Female) => SexLetter::Female,
            Some(Sex::Male) => SexLetter::Male,
            None => SexLetter::Unknown,
        }
    }
}

/// Implements the conversions between a vocabulary and the domain's type, which have the same variants.
macro_rules! same_as {
    ($name:ident, $domain:ident: $($variant:ident),+) => {
        impl From<$domain> for $name {
            fn from(value: $domain) -> $name {
                match value {
                    $($domain::$variant => $name::$variant),+
                }
            }
        }

        impl From<$name> for $domain {
            fn from(name: $name) -> $domain {
                match name {
                    $($name::$variant => $domain::$variant),+
                }
            }
        }
    };
}

same_as!(PublicationName, Publication: Full, Initials, Anonymous);
same_as!(MembershipName, Membership: Member, NonMember, Concession);
same_as!(StatusName, EntryStatus: PreRegistered, Registered, Withdrawn);
same_as!(SlipStateName, SlipState: Pending, Applied, Refused);
same_as!(SystemName, System: McMahon, Swiss, RoundRobin, ScorePairing);
same_as!(FormatName, Format: OpenGotha, MacMahon, Pairgoth, H9, Csv);

impl SeparatorName {
    /// Returns the character.
    pub fn character(self) -> char {
        match self {
            SeparatorName::Comma => ',',
            SeparatorName::Semicolon => ';',
            SeparatorName::Tab => '\t',
        }
    }

    /// Returns the separator with this character; a comma for any other.
    pub fn of(character: char) -> SeparatorName {
        SeparatorName::ALL.iter().copied().find(|name| name.character() == character).unwrap_or(SeparatorName::Comma)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_the_same_in_json_and_on_the_command_line() {
        for &name in SystemName::ALL {
            assert_eq!(serde_json::to_value(name).unwrap(), name.as_str());
            assert_eq!(name.to_string().parse::<SystemName>().unwrap(), name);
        }
        assert_eq!(serde_json::to_value(SexLetter::Unknown).unwrap(), "");
    }

    #[test]
    fn unknown_words_are_refused_with_the_known_ones() {
        let error = "pairgotha".parse::<FormatName>().unwrap_err();
        assert!(error.to_string().contains("opengotha, macmahon, pairgoth, h9, csv"), "{error}");
    }
}
