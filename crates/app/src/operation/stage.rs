//! The inputs of the operations on stages (R68).

use super::word_or_none::word_or_none;
use crate::vocabulary::{CarriesName, StageTemplateName, SystemName};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A new stage after a competition, or all stages of a template.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct AddStage {
    /// The key of the competition before it.
    #[ts(type = "number")]
    pub after: i64,
    /// The template, which has names, systems and rules; `None` for one stage by the following fields.
    #[serde(deserialize_with = "word_or_none")]
    pub template: Option<StageTemplateName>,
    /// Its name, which no other competition of the event has; empty for the name of the system.
    pub name: String,
    /// Its system; `None` for a knock-out.
    #[serde(deserialize_with = "word_or_none")]
    pub system: Option<SystemName>,
    /// Number of rounds, 1 to 32; `None` for 3. Round robins and knock-outs set it themselves.
    pub rounds: Option<u32>,
    /// Who goes on: `first:8`, `places:9-16`, `each:2`, `others` or `losers:1`.
    pub takes: String,
    /// What they bring along.
    pub carries: CarriesName,
}

/// A stage to fill.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct FillStage {
    /// Its key.
    #[ts(type = "number")]
    pub stage: i64,
    /// The keys of entries of the competition before it that go on from a tie.
    #[ts(type = "Array<number>")]
    pub chosen: Vec<i64>,
    /// Whether the director consents although more games can be played in the competition before it.
    pub consent: bool,
}
