//! The inputs of the operations on pairs of pair go.

use super::word_or_none::word_or_default;
use crate::vocabulary::PublicationName;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One of the two people of a pair, as entered or to be entered: someone of the event, or typed.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct PartnerFields {
    /// The key of a person of the event; `None` for someone new.
    #[ts(type = "number | null")]
    pub person: Option<i64>,
    /// Family name. Empty leaves a person of the event as they are.
    pub family: String,
    /// Given name.
    pub given: String,
    /// Rank, `3k`.
    pub rank: String,
    /// European rating.
    pub rating: String,
    /// Country, two letters.
    pub country: String,
    /// Club.
    pub club: String,
    /// EGD PIN, eight digits.
    pub egd_pin: String,
    /// Publication choice; in full by default.
    #[serde(deserialize_with = "word_or_default")]
    pub publication: PublicationName,
}

/// A new pair.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct AddPair {
    /// The partner who is named first.
    pub first: PartnerFields,
    /// The partner who is named second.
    pub second: PartnerFields,
    /// Whether the director confirms that the pair is mixed.
    pub mixed: bool,
}

/// A pair and what changes of it.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct ChangePair {
    /// The entry's key.
    #[ts(type = "number")]
    pub id: i64,
    /// The first partner, changed or another person; `None` as before.
    #[ts(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<PartnerFields>,
    /// The second partner.
    #[ts(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub second: Option<PartnerFields>,
    /// Whether the director confirms that the pair is mixed.
    #[ts(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mixed: Option<bool>,
    /// The reason; required after the register has closed if names or strength change. The journal keeps it.
    #[ts(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}
