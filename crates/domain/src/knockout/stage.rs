//! The rounds of a table by name, and the highest stage a player reached (R37, R42).

use std::fmt;

use serde::{Deserialize, Serialize};

/// A round of a table by the number of its boxes (R37).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum RoundName {
    /// Of a table of 64 lines.
    RoundOf64,
    /// 32 boxes left.
    RoundOf32,
    /// 16 boxes left.
    RoundOf16,
    /// Eight boxes left.
    QuarterFinals,
    /// Four boxes left.
    SemiFinals,
    /// Two boxes left.
    Final,
}

impl RoundName {
    /// The name of round `round` (from 0) of a table of `lines`.
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

impl fmt::Display for RoundName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            RoundName::RoundOf64 => "Round of 64",
            RoundName::RoundOf32 => "Round of 32",
            RoundName::RoundOf16 => "Round of 16",
            RoundName::QuarterFinals => "Quarter-finals",
            RoundName::SemiFinals => "Semi-finals",
            RoundName::Final => "Final",
        })
    }
}

/// The highest stage a player reached; places won by a bye or a walkover count (R42).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Reached {
    /// Stood in the round of 64.
    RoundOf64,
    /// Stood in the round of 32.
    RoundOf32,
    /// Stood in the round of 16.
    RoundOf16,
    /// Stood in the quarter-finals.
    QuarterFinals,
    /// Stood in the semi-finals.
    SemiFinals,
    /// Stood in the Final.
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
            RoundName::Final => Reached::Finalist,
        }
    }
}
