//! A player: a person and what the register knows about them (R3).

use chrono::{Datelike, NaiveDate};
use deunicode::deunicode;
use serde::{Deserialize, Serialize};

use crate::model::country::Country;
use crate::model::id::PersonId;
use crate::model::rank::Rank;
use crate::model::rating::Gor;
use crate::model::transliteration::transliterated;

/// When a player was born, as far as they say.
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

/// A player's sex, needed only for prizes (R3, R55).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Sex {
    /// A girl or woman.
    Female,
    /// A boy or man.
    Male,
}

/// How a player agrees to be published; many are children. From the most open to the most reserved. [`disclose`] decides what follows.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Publication {
    /// In full.
    #[default]
    Full,
    /// By initials.
    Initials,
    /// Anonymously: neither name nor initials.
    Anonymous,
}

/// A person who plays. Names are exact UTF-8. Only family name, given name and rank must be known.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// Family name, as the player writes it.
    pub family: String,
    /// Given names.
    pub given: String,
    /// Middle name or patronymic; empty if none.
    #[serde(default)]
    pub middle: String,
    /// Latin transliteration "Family Given", if the director changed the proposed one (R3).
    #[serde(default)]
    pub latin: Option<String>,
    /// Tour registration number (IRN). Never reused.
    #[serde(default)]
    pub irn: Option<String>,
    /// Club, in any spelling; empty if none.
    #[serde(default)]
    pub club: String,
    /// Town; empty if unknown.
    #[serde(default)]
    pub town: String,
    /// Country that the player represents.
    #[serde(default)]
    pub country: Option<Country>,
    /// Year or date of birth.
    #[serde(default)]
    pub birth: Option<Birth>,
    /// Sex, if prizes need it.
    #[serde(default)]
    pub sex: Option<Sex>,
    /// Number in the European Go Database (PIN), eight digits.
    #[serde(default)]
    pub egd_pin: Option<String>,
    /// Number of the licence of the French federation (FFG).
    #[serde(default)]
    pub ffg_licence: Option<String>,
    /// Status of that licence as the federation writes it: `-` normal, `e` foreign, `L` leisure, `C`, `X`.
    #[serde(default)]
    pub ffg_status: Option<String>,
    /// Number of the membership in the American Go Association (AGA).
    #[serde(default)]
    pub aga_id: Option<String>,
    /// The name on the server on which the games of the event are played, if it is on the internet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub user_name: Option<String>,
    /// Declared rank, with which the player plays.
    pub rank: Rank,
    /// The rank in files for rating lists; `None` if it is the declared one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating_rank: Option<Rank>,
    /// European rating, if any.
    #[serde(default)]
    pub rating: Option<Gor>,
    /// How the player agrees to be published.
    #[serde(default)]
    pub publication: Publication,
    /// The two people of a pair, whose names and strength the other fields then combine; `None` for a single person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pair: Option<Box<PlayerPair>>,
}

/// One of the two people of a pair.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Partner {
    /// The person, who may also have an entry of their own in other competitions.
    pub person: PersonId,
    /// What the register knows about the person.
    pub player: Player,
}

/// The two people of an entry in pair go.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerPair {
    /// The partner who is named first.
    pub first: Partner,
    /// The partner who is named second.
    pub second: Partner,
    /// Whether the director has confirmed that the pair is mixed. Nothing says who of them is who.
    pub mixed: bool,
}

impl Player {
    /// Returns a player with a name and a rank; everything else is unknown.
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
            ffg_licence: None,
            ffg_status: None,
            aga_id: None,
            user_name: None,
            rank,
            rating_rank: None,
            rating: None,
            publication: Publication::Full,
            pair: None,
        }
    }

    /// Fills in what is missing from another record of the same person, and keeps the more reserved publication of the two.
    pub fn complete_from(&mut self, known: &Player) {
        let fill = |text: &mut String, known: &String| {
            if text.is_empty() {
                text.clone_from(known);
            }
        };
        fill(&mut self.middle, &known.middle);
        fill(&mut self.club, &known.club);
        fill(&mut self.town, &known.town);
        self.latin = self.latin.take().or_else(|| known.latin.clone());
        self.irn = self.irn.take().or_else(|| known.irn.clone());
        self.egd_pin = self.egd_pin.take().or_else(|| known.egd_pin.clone());
        if self.ffg_licence.is_none() {
            (self.ffg_licence, self.ffg_status) = (known.ffg_licence.clone(), known.ffg_status.clone());
        }
        self.aga_id = self.aga_id.take().or_else(|| known.aga_id.clone());
        self.user_name = self.user_name.take().or_else(|| known.user_name.clone());
        self.country = self.country.or(known.country);
        self.birth = self.birth.or(known.birth);
        self.sex = self.sex.or(known.sex);
        self.rating = self.rating.or(known.rating);
        self.publication = self.publication.max(known.publication);
    }

    /// Returns the rank in files for rating lists.
    pub fn rated_rank(&self) -> Rank {
        self.rating_rank.unwrap_or(self.rank)
    }

    /// Returns "Family Given", as in sorted lists.
    pub fn list_name(&self) -> String {
        format!("{} {}", self.family, self.given).trim().to_string()
    }

    /// Returns "Given FAMILY", as on the knock-out table (R37).
    pub fn table_name(&self) -> String {
        if let Some(pair) = &self.pair {
            return pair.names(Player::table_name);
        }
        let country = self.country.map(|c| c.to_string()).unwrap_or_default();
        format!("{} {}", self.given, capitals(&self.family, &country)).trim().to_string()
    }

    /// Returns "Family Given" in Latin letters without diacritics: the director's transliteration or the proposed one.
    pub fn latin_name(&self) -> String {
        self.latin.clone().unwrap_or_else(|| transliterated(&self.list_name(), self.country))
    }

    /// Sets the director's transliteration, in Latin letters. An empty text, or one that equals the proposed transliteration,
    /// restores the proposed one (R3).
    pub fn set_latin(&mut self, text: &str) {
        let own = latin(text);
        let proposed = transliterated(&self.list_name(), self.country);
        self.latin = Some(own).filter(|own| !own.is_empty() && *own != proposed);
    }

    /// Returns the rating, or the middle of the declared rank for a player without a rating.
    pub fn strength(&self) -> Gor {
        self.rating.unwrap_or_else(|| Gor::of_rank(self.rank))
    }
}

/// Returns a text in Latin letters without diacritics, for comparing and ordering.
pub fn latin(text: &str) -> String {
    deunicode(text).trim().to_string()
}

/// Returns a family name in capitals as its language writes them (R37): Georgian is unchanged, Greek loses its accents,
/// and in Turkish and Azeri, recognised by the country code, `i` becomes `İ`.
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

    #[test]
    fn the_published_player_carries_no_hidden_data() {
        let player = Player {
            middle: "Maria".into(),
            latin: Some("Reed Bea".into()),
            irn: Some("7".into()),
            club: "Mill".into(),
            town: "Arad".into(),
            country: "RO".parse().ok(),
            egd_pin: Some("10000001".into()),
            ffg_licence: Some("1234567".into()),
            aga_id: Some("12345".into()),
            ..Player::new("Reed", "Bea", Rank::SHODAN)
        };
        for publication in [Publication::Full, Publication::Initials, Publication::Anonymous] {
            let published = Player { publication, ..player.clone() }.as_published(Some(4));
            assert_eq!((&published.egd_pin, &published.irn), (&None, &None), "{publication:?}");
            assert_eq!((&published.ffg_licence, &published.aga_id), (&None, &None), "{publication:?}");
        }
        let anonymous = Player { publication: Publication::Anonymous, ..player.clone() };
        let published = anonymous.as_published(Some(4));
        let expected = Player { publication: Publication::Anonymous, ..Player::new("No. 4", "", Rank::SHODAN) };
        assert_eq!(published, expected);
        assert_eq!(anonymous.as_published(None).list_name(), "Anonymous");
        let initials = Player { publication: Publication::Initials, ..player.clone() }.as_published(Some(4));
        assert_eq!((initials.list_name(), initials.latin), ("R. B.".to_string(), None));
        let full = player.as_published(Some(4));
        assert_eq!((full.list_name(), full.club), ("Reed Bea".to_string(), "Mill".to_string()));
    }
}
