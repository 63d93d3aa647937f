//! The seed list: what a venue seeds by, from the tour, as one signed file that needs no network (R25, R83).

use std::collections::BTreeMap;

use chrono::NaiveDate;
use domain::Country;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::canonical::canonical;
use crate::error::{FormatError, MAX_VALUES, short_texts, utf8, within};
use crate::signing::{KeyPair, verify};
use crate::text::clean;

const FORMAT: &str = "drawmaster-seedlist";
const PURPOSE: &str = "drawmaster seed list 1";
/// The newest version that is read, and the one that is written.
const VERSION: u32 = 1;

/// A seed list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeedList {
    /// The tour's name.
    pub tour: String,
    /// The championship whose new edition it is for; empty for none in particular.
    pub championship: String,
    /// The day whose beginning it tells.
    pub date: NaiveDate,
    /// The players.
    pub players: Vec<Seed>,
}

/// A player of a seed list: names only of those who may be published in full, or have no number.
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
    /// SP by category: the integer part, after what lapses before the edition.
    pub sp: BTreeMap<u8, u32>,
    /// What the previous edition of the championship gave, as much as it still counted.
    pub previous: u32,
    /// He played in Future Stars, and so may not play there again (R4).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stars: bool,
}

/// A seed list with its key and its signature.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Signed {
    format: String,
    version: u32,
    key: String,
    list: SeedList,
    signature: String,
}

/// The list as a signed file.
pub fn write(list: &SeedList, key: &KeyPair) -> Vec<u8> {
    let signature = key.sign(PURPOSE, &canonical(list));
    let signed = Signed { format: FORMAT.into(), version: VERSION, key: key.public(), list: list.clone(), signature };
    let mut text = serde_json::to_string_pretty(&signed).expect("lists have text keys only, so that they can be JSON");
    text.push('\n');
    text.into_bytes()
}

/// Reads a seed list; the answer is the list and the key of who signed it.
///
/// # Errors
/// It is no seed list, a newer program's, or its signature does not fit.
pub fn read(bytes: &[u8]) -> Result<(SeedList, String), FormatError> {
    let other = |found: &str| FormatError::OtherFormat { expected: "a seed list of the tour", found: clean(found).0 };
    let text = utf8(within(bytes, MAX_VALUES)?)?;
    short_texts(text)?;
    let value: Value = serde_json::from_str(text).map_err(|_| other("it is not JSON"))?;
    if value["format"] != FORMAT {
        return Err(other("it is something else"));
    }
    if value["version"].as_u64().is_none_or(|version| version > VERSION.into()) {
        return Err(other("it is a newer program's, so use a newer program"));
    }
    let signed: Signed = serde_json::from_value(value).map_err(|error| other(&error.to_string()))?;
    verify(&signed.key, PURPOSE, &canonical(&signed.list), &signed.signature)
        .map_err(|_| other("its signature does not fit, as it was changed on its way"))?;
    let harmless = |text: &Option<String>| text.as_ref().is_none_or(|text| clean(text) == (text.clone(), false));
    if !signed.list.players.iter().all(|p| [&p.irn, &p.egd_pin, &p.family, &p.given].into_iter().all(harmless)) {
        return Err(other("a name in it has characters that hide or turn others"));
    }
    Ok((signed.list, signed.key))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_comes_back_and_a_changed_one_does_not() {
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
        for (from, to, said) in [
            ("234", "999", "signature does not fit"),
            ("\"version\": 1", "\"version\": 2", "newer program"),
            ("seedlist", "shopping", "something else"),
        ] {
            let refusal = read(text.replacen(from, to, 1).as_bytes()).unwrap_err().to_string();
            assert!(refusal.contains(said), "{refusal}");
        }
    }
}
