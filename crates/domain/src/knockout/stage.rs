//! The rounds of a table by name, and the highest stage a player reached (R37, R42).

use std::fmt;

use messages::{Explain, Message, message};
use serde::{Deserialize, Serialize};

/// The name of a table's round, by the number of its boxes (R37).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum RoundName {
    /// 64 boxes.
    RoundOf64,
    /// 32 boxes.
    RoundOf32,
    /// 16 boxes.
    RoundOf16,
    /// Eight boxes.
    QuarterFinals,
    /// Four boxes.
    SemiFinals,
    /// Two boxes of the winners' table of a double elimination (R61).
    WinnersFinal,
    /// A round of the losers' table.
    LosersRound,
    /// Two boxes, or the game between the winners of the two tables.
    Final,
    /// A second game between them.
    SecondFinal,
    /// The third one.
    ThirdFinal,
}

impl RoundName {
    /// Returns the name of round `round` (from 0) of a table of `lines`.
    pub fn of(lines: u32, round: u32) -> RoundName {
        match lines >> round {
            64.. => RoundName::RoundOf64,
            32.. => RoundName::RoundOf32,
            16.. => RoundName::RoundOf16,
            8.. => RoundName::QuarterFinals,
            4.. => RoundName::SemiFinals,
            _ => RoundName::Final,
        }
    }
}

impl Explain for RoundName {
    fn message(&self) -> Message {
        match self {
            RoundName::RoundOf64 => message!("knockout-round-of-64"),
            RoundName::RoundOf32 => message!("knockout-round-of-32"),
            RoundName::RoundOf16 => message!("knockout-round-of-16"),
            RoundName::QuarterFinals => message!("knockout-quarter-finals"),
            RoundName::SemiFinals => message!("knockout-semi-finals"),
            RoundName::WinnersFinal => message!("knockout-winners-final"),
            RoundName::LosersRound => message!("knockout-losers-round"),
            RoundName::Final => message!("knockout-final"),
            RoundName::SecondFinal => message!("knockout-second-final"),
            RoundName::ThirdFinal => message!("knockout-third-final"),
        }
    }
}

impl fmt::Display for RoundName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// The highest stage that a player reached; advancing by bye or walkover counts (R42).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Reached {
    /// Reached the round of 64.
    RoundOf64,
    /// Reached the round of 32.
    RoundOf32,
    /// Reached the round of 16.
    RoundOf16,
    /// Reached the quarter-finals.
    QuarterFinals,
    /// Reached the semi-finals.
    SemiFinals,
    /// Reached the last game of the winners' table (R61).
    WinnersFinal,
    /// Lost once, and plays or played in the losers' table.
    LosersTable,
    /// Reached the Final.
    Finalist,
    /// Won the Final.
    Winner,
}

impl From<RoundName> for Reached {
    fn from(round: RoundName) -> Reached {
        match round {
            RoundName::RoundOf64 => Reached::RoundOf64,
            RoundName::RoundOf32 => Reached::RoundOf32,
            RoundName::RoundOf16 => Reached::RoundOf16,
            RoundName::QuarterFinals => Reached::QuarterFinals,
            RoundName::SemiFinals => Reached::SemiFinals,
            RoundName::WinnersFinal => Reached::WinnersFinal,
            RoundName::LosersRound => Reached::LosersTable,
            RoundName::Final | RoundName::SecondFinal | RoundName::ThirdFinal => Reached::Finalist,
        }
    }
}
