//! What the guides through irregularities record in a case (R76).

use serde::{Deserialize, Serialize};

use crate::model::referee_case::CaseClocks;

/// A player's answer to a proposal of 8g.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ProposalAnswer {
    /// The player accepts; to proposal 4, the player resigns.
    Accept,
    /// The player refuses.
    Refuse,
}

/// The answers of both players to one proposal.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ProposalAnswers {
    /// Black's.
    pub black: Option<ProposalAnswer>,
    /// White's.
    pub white: Option<ProposalAnswer>,
}

/// Displaced, added or missing stones: the proposals of 8g in order.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Irregularity {
    /// The answers to the proposals so far, from the first one.
    #[serde(default)]
    pub answers: Vec<ProposalAnswers>,
    /// Why the referee ended the procedure early; empty if they did not.
    #[serde(default)]
    pub shortened: String,
    /// The clocks after going back (8g.3).
    #[serde(default)]
    pub clocks: Option<CaseClocks>,
}

/// What was wrong at the start of a game (8a).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum StartMistake {
    /// The players had each other's colour.
    Colours,
    /// The handicap was another than paired.
    Handicap,
}

/// A game that began with wrong colours or handicap (8a).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct WrongStart {
    /// The mistake.
    pub mistake: StartMistake,
    /// The moves that were fixed when it was noticed.
    pub moves: u32,
    /// Whether the game should have been even.
    pub even: bool,
}

/// When a flag fell on a faulty clock (8e).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum FlagFault {
    /// Too early by these seconds.
    Early(u32),
    /// Too late.
    Late,
}

/// A clock that malfunctions (8e).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ClockFault {
    /// The time left that the clock shows, in seconds.
    pub shown: u32,
    /// The time that should be left, in seconds.
    pub actual: u32,
    /// The fault of the flag, if it fell at the wrong time.
    pub flag: Option<FlagFault>,
}

/// A guide with what it recorded.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum CaseGuide {
    /// Displaced stones (8g).
    Position(Irregularity),
    /// Wrong colours or handicap (8a).
    Start(WrongStart),
    /// A clock that malfunctions (8e).
    Clock(ClockFault),
}
