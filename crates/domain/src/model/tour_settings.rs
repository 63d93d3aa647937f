//! An event's part in the tour: class, coefficient, and whether it is played online (R1, R44, R84).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::model::ratio;
use crate::model::ratio::Ratio;

/// An event's part in the tour. The default is an ordinary stage.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TourSettings {
    /// The class that determines the points, by its name in the season rules: `1000`, `500`, `200`, `eygoc` (R44, R45).
    pub class: String,
    /// The factor for knock-out points (R44).
    #[serde(with = "ratio::text")]
    #[ts(type = "string")]
    pub coefficient: Ratio,
    /// Whether the event is played online (R84).
    pub online: bool,
    /// The championship of which the event is an edition, by a name that stays the same every year (R46). Empty if it is
    /// the event's own name.
    #[serde(default)]
    pub championship: String,
    /// How many bundles of the event have been issued to the tour (R82).
    #[serde(default)]
    pub bundles: u32,
    /// The text of the organisers' own season file, if the event does not follow a built-in season (R84).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub season_file: Option<String>,
    /// The public key to which the event was handed over after its last bundle (R82).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub handed_over_to: Option<String>,
}

impl Default for TourSettings {
    fn default() -> TourSettings {
        TourSettings {
            class: "1000".into(),
            coefficient: Ratio::from_integer(1),
            online: false,
            championship: String::new(),
            bundles: 0,
            season_file: None,
            handed_over_to: None,
        }
    }
}
