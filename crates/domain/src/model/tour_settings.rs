//! What an event is to the tour: the class of its points, their coefficient, and whether it is played online (R1, R44, R84).

use serde::{Deserialize, Serialize};

use crate::model::ratio;
use crate::model::ratio::Ratio;

/// An event's place in the tour; the default is an ordinary stage.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TourSettings {
    /// The class whose points count, by its name in the season rules: `1000`, `500`, `200`, `eygoc` (R44, R45).
    pub class: String,
    /// What the knock-out points are multiplied by (R44).
    #[serde(with = "ratio::text")]
    pub coefficient: Ratio,
    /// Whether it is played online (R84).
    pub online: bool,
    /// The championship it is an edition of, by the name that stays from year to year (R46); empty where the event's own
    /// name says it.
    #[serde(default)]
    pub championship: String,
    /// How many bundles of the event were issued to the tour (R82).
    #[serde(default)]
    pub bundles: u32,
}

impl Default for TourSettings {
    fn default() -> TourSettings {
        TourSettings {
            class: "1000".into(),
            coefficient: Ratio::from_integer(1),
            online: false,
            championship: String::new(),
            bundles: 0,
        }
    }
}
