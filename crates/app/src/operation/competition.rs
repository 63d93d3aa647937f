//! The inputs of the operations on the competitions of an event.

use super::word_or_none::word_or_none;
use crate::vocabulary::{OwnClassName, SystemName, TemplateName};
use serde::{Deserialize, Serialize};
use session::FileHandle;
use ts_rs::TS;

/// A new competition.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct AddCompetition {
    /// Its name, which no other competition of the event has; empty for the template's.
    pub name: String,
    /// The template; `None` for a competition without one.
    #[serde(deserialize_with = "word_or_none")]
    pub template: Option<TemplateName>,
    /// The system; `None` for the template's, or McMahon.
    #[serde(deserialize_with = "word_or_none")]
    pub system: Option<SystemName>,
    /// Number of rounds, 1 to 32; `None` for the template's, or 6.
    pub rounds: Option<u32>,
    /// The competition whose next season this is: its settings and people are taken over, those of a league in the order after
    /// promotion and relegation (R66). `None` for a competition of its own.
    #[ts(type = "number | null")]
    pub next_season_of: Option<i64>,
    /// The number of boards of a match if teams meet, 2 to 20; `None` for players without teams.
    #[ts(optional)]
    pub teams: Option<u32>,
    /// Its first day, if it does not begin with the event; otherwise empty.
    #[serde(skip_serializing_if = "String::is_empty")]
    #[ts(optional, as = "Option<String>")]
    pub from: String,
    /// Its last day, if it does not end with the event; otherwise empty.
    #[serde(skip_serializing_if = "String::is_empty")]
    #[ts(optional, as = "Option<String>")]
    pub to: String,
    /// Its EGF class; `None` for the event's.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub class: Option<OwnClassName>,
}

/// The competition of another event file, to take over.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct ImportCompetition {
    /// The other event file, which is only read.
    pub file: FileHandle,
    /// Its name here, which no other competition of the event has; empty for its name there.
    pub name: String,
    /// Whether the event's draw seed is drawn, because this is its first closed register. Only the journal has it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(skip)]
    pub draws_seed: bool,
}

/// A competition to choose.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct ChooseCompetition {
    /// Its key.
    pub competition: i64,
}

/// A competition to remove.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct RemoveCompetition {
    /// Its key.
    pub competition: i64,
    /// Whether the director consents to the removal of its entries.
    #[serde(default)]
    pub consent: bool,
}

/// People of other competitions, to enter in the chosen one.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct EnterPeople {
    /// The keys of their entries in other competitions.
    pub entries: Vec<i64>,
    /// Whether the director admits people against the rules of the competition (R4).
    pub overrule: bool,
}

/// The list for the prize giving.
#[derive(Debug, Clone, Copy, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct FixPrizeList {
    /// Whether the list is taken back instead.
    pub take_back: bool,
}
