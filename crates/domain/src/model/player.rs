//! A player: the person, as the register knows him (R3).

use chrono::{Datelike, NaiveDate};
use deunicode::deunicode;
use serde::{Deserialize, Serialize};

use crate::model::country::Country;
use crate::model::rank::Rank;
use crate::model::rating::Gor;

/// When a player was born, as far as he told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Birth {
    /// The year alone: enough for most categories, and all that leaves the event (R82).
    Year(i32),
    /// The day.
    Day(NaiveDate),
}

impl Birth {
    /// The year of birth.
    pub fn year(self) -> i32 {
        match self {
            Birth::Year(year) => year,
            Birth::Day(day) => day.year(),
        }
    }
}

/// Only where prizes need it (R3, R55).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Sex {
    /// A girl or woman.
    Female,
    /// A boy or man.
    Male,
}

/// How much of a player may be published: many are children.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Publication {
    /// The full name.
    #[default]
    Full,
    /// Initials only.
    Initials,
    /// Neither name nor initials.
    Anonymous,
}

/// A person who plays. Names are exact UTF-8; everything but family and given name and rank may be unknown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// Family name, as its bearer writes it.
    pub family: String,
    /// Given name or names.
    pub given: String,
    /// Middle name or patronymic; empty if none.
    #[serde(default)]
    pub middle: String,
    /// Latin transliteration, "Family Given", where the director changed the proposed one (R3).
    #[serde(default)]
    pub latin: Option<String>,
    /// Tour registration number, never reused.
    #[serde(default)]
    pub irn: Option<String>,
    /// Club, short or long; empty if none.
    #[serde(default)]
    pub club: String,
    /// Town; empty if unknown.
    #[serde(default)]
    pub town: String,
    /// Country played for.
    #[serde(default)]
    pub country: Option<Country>,
    /// Year or day of birth.
    #[serde(default)]
    pub birth: Option<Birth>,
    /// Only where prizes need it.
    #[serde(default)]
    pub sex: Option<Sex>,
    /// The player's number in the European Go Database, eight digits.
    #[serde(default)]
    pub egd_pin: Option<String>,
    /// Declared rank.
    pub rank: Rank,
    /// European rating, if he has one.
    #[serde(default)]
    pub rating: Option<Gor>,
    /// What may be published of him.
    #[serde(default)]
    pub publication: Publication,
}

impl Player {
    /// A player of whom only name and rank are known.
    pub fn new(family: impl Into<String>, given: impl Into<String>, rank: Rank) -> Player {
        Player {
            family: family.into(),
            given: given.into(),
            middle: String::new(),
            latin: None,
            irn: None,
            club: String::new(),
            town: String::new(),
            country: None,
            birth: None,
            sex: None,
            egd_pin: None,
            rank,
            rating: None,
            publication: Publication::Full,
        }
    }

    /// "Family Given", as lists are sorted.
    pub fn list_name(&self) -> String {
        format!("{} {}", self.family, self.given).trim().to_string()
    }

    /// "Given FAMILY", as on the knock-out table (R37).
    pub fn table_name(&self) -> String {
        let country = self.country.map(|c| c.to_string()).unwrap_or_default();
        format!("{} {}", self.given, capitals(&self.family, &country)).trim().to_string()
    }

    /// "Family Given" in Latin letters without diacritics: the director's own, else the proposed one.
    pub fn latin_name(&self) -> String {
        self.latin.clone().unwrap_or_else(|| latin(&self.list_name()))
    }

    /// "Family Given" as far as it may be published: in full, as initials, or as the starting number alone.
    pub fn published_name(&self, number: Option<u32>) -> String {
        let initial = |name: &str| name.chars().next().map(|c| format!("{c}.")).unwrap_or_default();
        match self.publication {
            Publication::Full => self.list_name(),
            Publication::Initials => format!("{} {}", initial(&self.family), initial(&self.given)).trim().to_string(),
            Publication::Anonymous => number.map_or_else(|| "Anonymous".into(), |n| format!("No. {n}")),
        }
    }

    /// The same player with as much of him as may be published: the name as in [`Player::published_name`], and without
    /// the numbers that other lists know him by. What ranks and categories follow from stays.
    pub fn as_published(&self, number: Option<u32>) -> Player {
        let (family, given) = match self.publication {
            Publication::Full => (self.family.clone(), self.given.clone()),
            Publication::Initials | Publication::Anonymous => (self.published_name(number), String::new()),
        };
        let known = self.publication == Publication::Full;
        Player {
            family,
            given,
            middle: String::new(),
            latin: self.latin.clone().filter(|_| known),
            irn: None,
            egd_pin: None,
            ..self.clone()
        }
    }

    /// The rating, or the middle of the declared rank for a player without one.
    pub fn strength(&self) -> Gor {
        self.rating.unwrap_or_else(|| Gor::of_rank(self.rank))
    }
}

/// A text in Latin letters without diacritics, as the program proposes it (R3).
pub fn latin(text: &str) -> String {
    deunicode(text).trim().to_string()
}

/// A family name in capitals as its language writes them (R37): Georgian stays as it is, Greek loses its accents, and
/// in Turkish and Azeri, told by the country's two letters, the dotted i keeps its dot.
pub fn capitals(family: &str, country: &str) -> String {
    let dotted = matches!(country, "TR" | "AZ");
    family.chars().flat_map(|c| capital(c, dotted)).collect()
}

fn capital(c: char, dotted: bool) -> Vec<char> {
    match c {
        'i' if dotted => vec!['İ'],
        'ა'..='ჿ' => vec![c],
        'ά' | 'Ά' => vec!['Α'],
        'έ' | 'Έ' => vec!['Ε'],
        'ή' | 'Ή' => vec!['Η'],
        'ί' | 'Ί' | 'ΐ' => vec!['Ι'],
        'ό' | 'Ό' => vec!['Ο'],
        'ύ' | 'Ύ' | 'ΰ' => vec!['Υ'],
        'ώ' | 'Ώ' => vec!['Ω'],
        _ => c.to_uppercase().collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn capitals_follow_the_language() {
        assert_eq!(capitals("İşıktepe", "TR"), "İŞIKTEPE");
        assert_eq!(capitals("gülfidancı", "TR"), "GÜLFİDANCI");
        assert_eq!(capitals("Größling", "DE"), "GRÖSSLING");
        assert_eq!(capitals("Θαλασσάκης", "GR"), "ΘΑΛΑΣΣΑΚΗΣ");
        assert_eq!(capitals("ნისლაძე", "GE"), "ნისლაძე");
    }
}
