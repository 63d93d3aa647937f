//! The inputs of the operations on the event as a whole.

use super::register::ListForm;
use super::word_or_none::{level, word_or_none};
use crate::vocabulary::{FormatName, LevelName, SystemName, TemplateName};
use serde::{Deserialize, Serialize};
use session::FileHandle;
use ts_rs::TS;

/// The data of a new event.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct CreateEvent {
    /// The new event file, which must not exist.
    pub file: FileHandle,
    /// Name.
    pub name: String,
    /// Place; may be empty.
    pub place: String,
    /// Country, two letters; may be empty.
    pub country: String,
    /// First day, `2026-11-20`.
    pub start: String,
    /// Last day; empty for the template's number of days, or one day.
    pub end: String,
    /// Number of rounds, 1 to 32; `None` for the season's or the template's, or 6.
    pub rounds: Option<u32>,
    /// The system; `None` for the template's, or McMahon.
    #[serde(deserialize_with = "word_or_none")]
    pub system: Option<SystemName>,
    /// The number of boards of a match if teams meet, 2 to 20; `None` for players without teams.
    #[ts(optional)]
    pub teams: Option<u32>,
    /// The template; `None` for an event without one.
    #[serde(deserialize_with = "word_or_none")]
    pub template: Option<TemplateName>,
    /// Main time in minutes; `None` for the template's, or 60.
    pub main_minutes: Option<u32>,
    /// Overtime: `3x30` byo-yomi, `15/300` Canadian, `+20` Fischer, `none`; empty for the template's.
    pub overtime: String,
    /// The draw seed, up to 64 hexadecimal digits, for tests and simulations; empty for one that is drawn when the register
    /// closes.
    #[ts(optional, as = "Option<String>")]
    pub seed: String,
    /// The season, which determines the age categories (R2, R84); empty for `2018-draft`.
    pub season: String,
}

/// The new file.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SaveAs {
    /// The new event file, which must not exist.
    pub file: FileHandle,
}

/// A file to import and the new event file.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct ImportEvent {
    /// The other program's file.
    pub file: FileHandle,
    /// The new event file.
    pub into: FileHandle,
    /// The format of the file; `None` to detect it.
    #[serde(default, deserialize_with = "word_or_none")]
    pub format: Option<FormatName>,
    /// How to read a list, as far as the list does not show it.
    #[serde(default)]
    pub form: ListForm,
    /// Whether the teams of an OpenGotha file meet; otherwise the event is one of its players.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub teams: bool,
}

/// The file for the sample event.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct OpenSample {
    /// The new event file.
    pub file: FileHandle,
    /// Whether it has all competitions of a stage of the tour; otherwise the Open alone.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub whole_stage: bool,
}

/// A setting and its new value.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct ChangeSetting {
    /// Its path: `event.komi`, `competition.mcmahon.bar`, `competition.tie_breaks`.
    pub path: String,
    /// The value: JSON, or plain text for settings that are texts.
    pub value: String,
    /// Consent to the other age categories of a season.
    #[serde(default)]
    pub consent: bool,
}

/// A change of one level; `None` leaves a setting as it is.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct SetLevel {
    /// The level.
    #[serde(deserialize_with = "level")]
    pub level: LevelName,
    /// Whether it is on.
    #[serde(default)]
    pub on: Option<bool>,
    /// The highest cost of one board; 0 for no limit.
    #[serde(default)]
    pub cap: Option<u32>,
    /// Its position in the order, from 1.
    #[serde(default)]
    pub place: Option<usize>,
}

impl SetLevel {
    /// Returns a request that changes nothing yet.
    pub fn of(level: LevelName) -> SetLevel {
        SetLevel { level, on: None, cap: None, place: None }
    }
}

/// How an event file began, in the journal.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Creation {
    /// As a copy without history of an event whose file had disappeared.
    Saved(SaveAs),
    /// As a new event.
    New(Box<CreateEvent>),
}

/// A change of the settings, in the journal.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(untagged)]
pub enum SettingsChange {
    /// One setting by its path.
    Setting(ChangeSetting),
    /// One level of a good pairing.
    Level(SetLevel),
}
