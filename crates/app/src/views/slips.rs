//! Pink slips and what they change.

use serde::Serialize;
use ts_rs::TS;

/// One field that a slip changes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SlipChangeView {
    /// `number`, `family`, `given`, `rank`, `club`, `country`, `rounds`, `status`, or what follows: `initial`.
    pub what: String,
    /// What it was.
    pub before: String,
    /// What it is.
    pub after: String,
}

/// A seat in a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
pub struct SeatView {
    /// The round.
    pub round: u32,
    /// The board.
    pub board: u32,
}

/// One slip.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SlipView {
    /// Its number, from 1.
    #[ts(type = "number")]
    pub slip: i64,
    /// Whose entry it changes; none for a late entry that is not made yet.
    #[ts(type = "number | null")]
    pub entry: Option<i64>,
    /// That entry's starting number.
    pub number: Option<u32>,
    /// "Family Given".
    pub name: String,
    /// `pending`, `applied` or `refused`.
    pub state: String,
    /// What the player said.
    pub note: String,
    /// When it came in.
    pub entered: String,
    /// When it was applied or refused.
    pub settled: Option<String>,
    /// Why it was refused; empty otherwise.
    pub answer: String,
    /// What it changed or, while it is pending, would change.
    pub changes: Vec<SlipChangeView>,
    /// Why it cannot be applied now; `None` when it can.
    pub disabled_reason: Option<String>,
    /// Where somebody who wants to leave still sits: that game needs a decision.
    pub seat: Option<SeatView>,
}

/// The register of slips.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SlipsView {
    /// Whether the register is closed: before that entries are changed directly.
    pub closed: bool,
    /// How many wait.
    pub pending: usize,
    /// All, in the order they came in.
    pub slips: Vec<SlipView>,
}
