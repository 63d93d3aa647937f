//! The sheets that every round needs, which one button prints.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A sheet of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum RoundSheet {
    /// The pairings by board.
    Pairings,
    /// The pairings by name.
    PairingsByName,
    /// A result slip for each board (R23).
    Slips,
    /// The wall chart (R22).
    WallChart,
    /// The standings.
    Standings,
    /// The knock-out tables (R37).
    Ko,
    /// The jigo ladders (R38).
    Ladder,
}

impl RoundSheet {
    /// All sheets of a round.
    pub const ALL: [RoundSheet; 7] = [
        RoundSheet::Pairings,
        RoundSheet::PairingsByName,
        RoundSheet::Slips,
        RoundSheet::WallChart,
        RoundSheet::Standings,
        RoundSheet::Ko,
        RoundSheet::Ladder,
    ];

    /// Returns all sheets, which a new event prints for each round.
    pub fn all() -> Vec<RoundSheet> {
        RoundSheet::ALL.to_vec()
    }

    /// Returns the name of the document, such as `pairings-by-name`.
    pub fn document(self) -> &'static str {
        match self {
            RoundSheet::Pairings => "pairings",
            RoundSheet::PairingsByName => "pairings-by-name",
            RoundSheet::Slips => "slips",
            RoundSheet::WallChart => "wall-chart",
            RoundSheet::Standings => "standings",
            RoundSheet::Ko => "ko",
            RoundSheet::Ladder => "ladder",
        }
    }
}
