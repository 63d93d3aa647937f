//! Personal fields: values with salts in `people.json`, hashes in the signed data.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::error::BundleError;
use super::{Data, sha256};
use crate::text::{clean, excerpt};

/// The names of all personal fields.
pub(super) const FIELDS: [&str; 10] =
    ["birth_year", "club", "country", "egd_pin", "family", "given", "irn", "latin", "middle", "sex"];

/// The known personal fields of a player. Names are missing if the player is identified by IRN only, or was erased.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Person {
    /// Family name.
    pub family: Option<String>,
    /// Given name.
    pub given: Option<String>,
    /// Middle name.
    pub middle: Option<String>,
    /// The player's own transliteration, "Family Given".
    pub latin: Option<String>,
    /// Tour registration number.
    pub irn: Option<String>,
    /// Year of birth. The day is never exported.
    pub birth_year: Option<String>,
    /// Club.
    pub club: Option<String>,
    /// Country, two letters.
    pub country: Option<String>,
    /// `f` or `m`, if prizes depend on it.
    pub sex: Option<String>,
    /// Number in the European Go Database.
    pub egd_pin: Option<String>,
}

/// A value and its salt.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Salted {
    salt: String,
    value: String,
}

/// All values by the player's key in the bundle and the field's name.
pub(super) type People = BTreeMap<i64, BTreeMap<String, Salted>>;

/// Returns the hash of a field in the signed data.
pub fn commit(field: &str, salt: &str, value: &str) -> String {
    sha256(format!("drawmaster field 1\n{field}\n{salt}\n{value}").as_bytes())
}

impl Person {
    /// Returns the non-empty fields by name.
    pub fn fields(&self) -> BTreeMap<&'static str, &str> {
        let all = [
            &self.birth_year,
            &self.club,
            &self.country,
            &self.egd_pin,
            &self.family,
            &self.given,
            &self.irn,
            &self.latin,
            &self.middle,
            &self.sex,
        ];
        let present = FIELDS.into_iter().zip(all).filter_map(|(name, value)| Some((name, value.as_deref()?)));
        present.filter(|(_, value)| !value.is_empty()).collect()
    }

    fn of(fields: &BTreeMap<String, Salted>) -> Person {
        let value = |name: &str| fields.get(name).map(|field| field.value.clone());
        Person {
            family: value("family"),
            given: value("given"),
            middle: value("middle"),
            latin: value("latin"),
            irn: value("irn"),
            birth_year: value("birth_year"),
            club: value("club"),
            country: value("country"),
            sex: value("sex"),
            egd_pin: value("egd_pin"),
        }
    }
}

/// Salts every field of every person from one secret, and sets the hashes in the players' data.
pub(super) fn seal(data: &mut Data, persons: &BTreeMap<i64, Person>, secret: &[u8; 32]) -> People {
    let mut people = People::new();
    for player in &mut data.players {
        let Some(person) = persons.get(&player.player) else { continue };
        for (field, value) in person.fields() {
            let own = format!("drawmaster salt 1\n{}\n{}\n{field}", hex::encode(secret), player.player);
            let salt = sha256(own.as_bytes())[..32].to_string();
            player.person.insert(field.into(), commit(field, &salt, value));
            let salted = Salted { salt, value: value.into() };
            people.entry(player.player).or_default().insert(field.into(), salted);
        }
    }
    people
}

/// Returns the fields of all players after checking them against their hashes.
pub(super) fn open(data: &Data, people: &People) -> Result<BTreeMap<i64, Person>, BundleError> {
    let known = |player: &i64| data.players.iter().any(|p| p.player == *player);
    if let Some(unknown) = people.keys().find(|&player| !known(player)) {
        return Err(BundleError::Person { player: *unknown, field: "name".into() });
    }
    let mut persons = BTreeMap::new();
    for player in &data.players {
        let Some(fields) = people.get(&player.player) else { continue };
        for (field, salted) in fields {
            let matches = player.person.get(field) == Some(&commit(field, &salted.salt, &salted.value));
            let (cleaned, harmful) = clean(&salted.value);
            if !matches || harmful || cleaned != salted.value || salted.value.chars().count() > 200 {
                return Err(BundleError::Person { player: player.player, field: excerpt(field) });
            }
        }
        persons.insert(player.player, Person::of(fields));
    }
    Ok(persons)
}
