//! The seed list: the players' SP for seeding at a venue, as one signed file that needs no network (R25, R83).

use std::collections::BTreeMap;

use chrono::NaiveDate;
use domain::Country;
use messages::{Message, message};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::canonical::canonical;
use crate::error::{FormatError, MAX_VALUES, short_texts, utf8, within};
use crate::signing::{KeyPair, PublicKey, verify};
use crate::text::clean;

const FORMAT: &str = "drawmaster-seedlist";
const PURPOSE: &str = "drawmaster seed list 1";
/// The version that is written, and the newest one that is read.
const VERSION: u32 = 1;

/// Returns whether a file says that it is a seed list.
pub(crate) fn is_seed_list(bytes: &[u8]) -> bool {
    let name = FORMAT.as_bytes();
    bytes.first() == Some(&b'{') && bytes.len() <= MAX_VALUES && bytes.windows(name.len()).any(|part| part == name)
}

/// A seed list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeedList {
    /// The tour's name.
    pub tour: String,
    /// The championship of the coming edition; empty if the list is for any event.
    pub championship: String,
    /// The SP are those at the beginning of this day.
    pub date: NaiveDate,
    /// The players.
    pub players: Vec<Seed>,
}

/// A player of a seed list. Only players who are published in full, or have no number, have a name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seed {
    /// Tour registration number.
    pub irn: Option<String>,
    /// Number in the European Go Database.
    pub egd_pin: Option<String>,
    /// Family name.
    pub family: Option<String>,
    /// Given name.
    pub given: Option<String>,
    /// Country.
    pub country: Option<Country>,
    /// Year of birth.
    pub birth_year: Option<i32>,
    /// SP by category: the integer part, without points that expire before the edition.
    pub sp: BTreeMap<u8, u32>,
    /// The points from the previous edition of the championship that still count.
    pub previous: u32,
    /// Whether the player played in Future Stars before and must not play there again (R4).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stars: bool,
}

/// A seed list with its key and its signature.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Signed {
    format: String,
    version: u32,
    key: PublicKey,
    list: SeedList,
    signature: String,
}

/// Returns the list as a signed file.
pub fn write(list: &SeedList, key: &KeyPair) -> Vec<u8> {
    let signature = key.sign(PURPOSE, &canonical(list));
    let signed = Signed { format: FORMAT.into(), version: VERSION, key: key.public(), list: list.clone(), signature };
    let mut text = serde_json::to_string_pretty(&signed).expect("data with text keys can be JSON");
    text.push('\n');
    text.into_bytes()
}

/// Reads a seed list and returns it with the public key of its signature.
///
/// # Errors
/// The file is not a seed list, has a newer version, or its signature does not fit.
pub fn read(bytes: &[u8]) -> Result<(SeedList, PublicKey), FormatError> {
    let other = |found: Message| FormatError::OtherFormat { expected: message!("import-format-seed-list"), found };
    let text = utf8(within(bytes, MAX_VALUES)?)?;
    short_texts(text)?;
    let value: Value = serde_json::from_str(text).map_err(|_| other(message!("import-found-not-json")))?;
    if value["format"] != FORMAT {
        return Err(other(message!("import-found-other-kind")));
    }
    if value["version"].as_u64().is_none_or(|version| version > VERSION.into()) {
        return Err(other(message!("import-found-newer-version")));
    }
    let signed: Signed = serde_json::from_value(value).map_err(|_| other(message!("import-found-wrong-values")))?;
    verify(&signed.key, PURPOSE, &canonical(&signed.list), &signed.signature)
        .map_err(|_| other(message!("import-found-signature")))?;
    let harmless = |text: &Option<String>| text.as_ref().is_none_or(|text| clean(text) == (text.clone(), false));
    if !signed.list.players.iter().all(|p| [&p.irn, &p.egd_pin, &p.family, &p.given].into_iter().all(harmless)) {
        return Err(other(message!("import-found-harmful-characters")));
    }
    Ok((signed.list, signed.key))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seed_list_reads_back_unless_it_was_changed() {
        let list = SeedList {
            tour: "Tour".into(),
            championship: "Spring Stage".into(),
            date: NaiveDate::from_ymd_opt(2026, 8, 14).unwrap(),
            players: vec![Seed {
                irn: Some("RO-1".into()),
                egd_pin: None,
                family: None,
                given: None,
                country: "RO".parse().ok(),
                birth_year: Some(2011),
                sp: [(16, 234)].into(),
                stars: true,
                previous: 166,
            }],
        };
        let key = KeyPair::from_secret(&[2; 32]);
        let text = String::from_utf8(write(&list, &key)).unwrap();
        assert_eq!(read(text.as_bytes()), Ok((list, key.public())));
        for (from, to, words) in [
            ("234", "999", "signature does not fit"),
            ("\"version\": 1", "\"version\": 2", "newer version"),
            ("seedlist", "shopping", "another kind"),
            ("\"previous\": 166,", "", "A value in it is missing or not valid"),
            ("\"previous\": 166,", "\"previous\": [],", "A value in it is missing or not valid"),
        ] {
            let refusal = read(text.replacen(from, to, 1).as_bytes()).unwrap_err().to_string();
            assert!(refusal.contains(words), "{refusal}");
        }
    }
}
