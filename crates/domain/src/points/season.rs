//! A season's rules as data: age categories, points by class, avc, and the Final (R84).

use std::collections::BTreeMap;

use chrono::NaiveDate;
use messages::{Explain, Message, message};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use ts_rs::TS;

use super::no_points::NoPoints;
use crate::knockout::Reached;
use crate::model::category::AgeRule;
use crate::model::ratio;
use crate::model::ratio::Ratio;

/// The rules of a season.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SeasonRules {
    /// Its name, as events refer to it: `2018-draft`.
    pub name: String,
    /// Age categories (R2), the defaults of a new event of the season.
    #[serde(deserialize_with = "valid_ages")]
    pub ages: AgeRule,
    /// Rounds of a new event of the season, if they differ from the usual six (R1, R84).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rounds: Option<u32>,
    /// The classes of events by their names: `1000`, `500`, `200` (R44), `eygoc` (R45), `final` (R53).
    pub classes: BTreeMap<String, ClassRules>,
    /// Factors for online events (R84).
    #[serde(default)]
    pub online: Factors,
    /// Factors for small groups, if the season has this rule (R84).
    #[serde(default)]
    pub small_group: Option<SmallGroup>,
    /// The age-value coefficient of R47.
    #[serde(with = "ratio::text")]
    #[ts(type = "string")]
    pub avc: Ratio,
    /// The Final (R48, R53).
    #[serde(rename = "final")]
    pub final_rules: FinalRules,
}

/// The points of a class of events.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ClassRules {
    /// Points by the highest stage reached in a knock-out (R42); a class without them gives game points only (R45).
    #[serde(default)]
    pub stages: StagePoints,
    /// Points for each game played (R43).
    pub games: GamePoints,
    /// Points for each game of a player who starts at or above the bar, if different (R45).
    #[serde(default)]
    pub main_group: Option<GamePoints>,
}

/// Points by the highest stage reached (R42). A stage that the season does not list gives none.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names of the stages are clear")]
pub struct StagePoints {
    pub round_of_64: Option<u32>,
    pub round_of_32: Option<u32>,
    pub round_of_16: Option<u32>,
    pub quarter_finals: Option<u32>,
    pub semi_finals: Option<u32>,
    pub finalist: Option<u32>,
    pub winner: Option<u32>,
}

/// Points for a game played (R43).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct GamePoints {
    /// Points for a win; a jigo gives half of them.
    pub win: u32,
    /// Points for a loss.
    pub loss: u32,
}

/// Factors of stage points and game points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Factors {
    /// Factor of stage points.
    #[serde(with = "ratio::text")]
    #[ts(type = "string")]
    pub stages: Ratio,
    /// Factor of game points.
    #[serde(with = "ratio::text")]
    #[ts(type = "string")]
    pub games: Ratio,
}

/// Factors for an age category with few players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SmallGroup {
    /// The factors apply if the category has fewer players than this.
    pub fewer_than: usize,
    /// The factors.
    pub factors: Factors,
}

/// The Final of the year.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct FinalRules {
    /// Number of players of each category who qualify (R48).
    pub size: usize,
    /// Points for the places, the first place first (R53).
    pub places: Vec<u32>,
}

impl Default for Factors {
    fn default() -> Factors {
        Factors { stages: Ratio::from_integer(1), games: Ratio::from_integer(1) }
    }
}

impl SeasonRules {
    /// Returns the points of a class of events.
    ///
    /// # Errors
    /// [`NoPoints::NoClass`] if the season does not have this class.
    pub fn class(&self, class: &str) -> Result<&ClassRules, NoPoints> {
        self.classes.get(class).ok_or_else(|| NoPoints::NoClass {
            season: self.name.clone(),
            class: class.to_string(),
            known: self.classes.keys().cloned().collect(),
        })
    }
}

impl StagePoints {
    /// Returns the points of a stage, if the season lists it.
    pub fn of(&self, stage: Reached) -> Option<u32> {
        match stage {
            Reached::RoundOf64 => self.round_of_64,
            Reached::RoundOf32 => self.round_of_32,
            Reached::RoundOf16 => self.round_of_16,
            Reached::QuarterFinals => self.quarter_finals,
            Reached::SemiFinals => self.semi_finals,
            Reached::WinnersFinal | Reached::LosersTable => None,
            Reached::Finalist => self.finalist,
            Reached::Winner => self.winner,
        }
    }
}

impl GamePoints {
    /// Returns the points for a win.
    pub fn win(self) -> Ratio {
        Ratio::from_integer(self.win.into())
    }

    /// Returns the points for a loss.
    pub fn loss(self) -> Ratio {
        Ratio::from_integer(self.loss.into())
    }

    /// Returns the points for a jigo, half a win (R43).
    pub fn jigo(self) -> Ratio {
        self.win() / 2
    }
}

impl FinalRules {
    /// Returns the points of a place, from 1; `None` below the last place with points.
    pub fn points(&self, place: usize) -> Option<u32> {
        place.checked_sub(1).and_then(|at| self.places.get(at)).copied()
    }
}

/// Why the rules of a season are not valid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeasonFault {
    /// The limits of the categories do not ascend, or there are none.
    Ages,
    /// The cut-off is not a day of every year.
    CutOff,
}

impl SeasonFault {
    /// Returns the fault whose text a deserializer reports. `None` for the deserializer's own words.
    pub fn of(words: &str) -> Option<SeasonFault> {
        [SeasonFault::Ages, SeasonFault::CutOff].into_iter().find(|fault| fault.to_string() == words)
    }
}

impl Explain for SeasonFault {
    fn message(&self) -> Message {
        match self {
            SeasonFault::Ages => message!("season-ages-unordered"),
            SeasonFault::CutOff => message!("season-cut-off-invalid"),
        }
    }
}

messages::explained!(SeasonFault);

/// Deserializes an age rule with ascending limits and a cut-off day that every year has.
fn valid_ages<'de, D: Deserializer<'de>>(from: D) -> Result<AgeRule, D::Error> {
    let ages = AgeRule::deserialize(from)?;
    let (month, day) = ages.cut_off;
    if ages.categories.is_empty() || !ages.categories.is_sorted_by(|a, b| a < b) {
        return Err(D::Error::custom(SeasonFault::Ages));
    }
    // 2023 is not a leap year, so this also refuses 29 February, which most years do not have.
    if NaiveDate::from_ymd_opt(2023, month, day).is_none() {
        return Err(D::Error::custom(SeasonFault::CutOff));
    }
    Ok(ages)
}
