//! The settings of the event, each with its default and what it leads to.

use serde::Serialize;
use ts_rs::TS;

/// What a setting follows from its value: a key of the catalogue with its values.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SettingEffect {
    /// `rating-class`, `rating-none`, `bar-in`, `bar-few`, `bar-many`.
    pub key: String,
    /// A number in it.
    pub count: u32,
    /// A word in it.
    pub word: String,
}

/// One setting.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SettingView {
    /// Its path: `event.komi`.
    pub path: String,
    /// Where it stands: `event`, `games`, `register`, `scores`, `pairing`, `handicap`, `standings`, `more`.
    pub group: String,
    /// How it is edited: `text`, `whole`, `half` (written 6.5), `flag`, `choice`, `list`, `json`.
    pub kind: String,
    /// Its value as JSON.
    pub value: String,
    /// The value of a new event of the same kind, as JSON.
    pub default: String,
    /// What can be chosen, as JSON; empty where anything can.
    pub choices: Vec<String>,
    /// Why it cannot be changed now.
    pub disabled_reason: Option<String>,
    /// What follows from its value.
    pub effect: Option<SettingEffect>,
}

/// All settings in their order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SettingsView {
    /// The settings.
    pub settings: Vec<SettingView>,
}
