//! A round: its boards, results in two passes, and who is left over.

use serde::Serialize;
use ts_rs::TS;

/// One side of a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SideView {
    /// The entry's key.
    #[ts(type = "number")]
    pub id: i64,
    /// Starting number.
    pub number: Option<u32>,
    /// "Family Given".
    pub name: String,
    /// Rank.
    pub rank: String,
    /// Two letters; empty if unknown.
    pub country: String,
    /// Club.
    pub club: String,
    /// Score before the round, `21½`.
    pub score: String,
    /// Age category.
    pub category: Option<u8>,
}

/// The knock-out a board belongs to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct KnockoutTag {
    /// Age category: 12 for KO12.
    pub category: u8,
    /// `round_of_32`, `quarter_final`, `semi_final`, `final`, `third_place`, `qualifying` ...; of the year's Final `final_group`,
    /// `final_semi_finals`, `final_finals`.
    pub stage: String,
}

/// Something to be aware of on a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Note {
    /// They have met before (R19).
    Rematch,
    /// Same family group (R11).
    Family,
    /// Same club.
    Club,
    /// Same country.
    Country,
    /// Black comes from a higher score.
    BlackFloatsDown,
    /// White comes from a higher score.
    WhiteFloatsDown,
}

/// What a pass says of a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PassView {
    /// The result read for Black, `1-0`.
    pub black: Option<String>,
    /// The result read for White.
    pub white: Option<String>,
    /// Both are in and agree: the result.
    pub agreed: Option<String>,
    /// Both are in and differ.
    pub disagree: bool,
}

/// One board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct BoardView {
    /// Board number.
    pub board: u32,
    /// Black.
    pub black: SideView,
    /// White.
    pub white: SideView,
    /// Handicap stones.
    pub handicap: u8,
    /// The knock-out it belongs to, if any.
    pub knockout: Option<KnockoutTag>,
    /// Its result.
    pub passes: PassView,
    /// A knock-out jigo that the ladder must still decide (R38).
    pub needs_ladder: bool,
    /// Who advanced by the ladder: `black` or `white`.
    pub ladder: Option<String>,
    /// Left alone when the round is paired anew.
    pub locked: bool,
    /// Who plays it, or how, was changed after the round went on the wall.
    pub changed: bool,
    /// What to be aware of.
    pub notes: Vec<Note>,
}

/// How far a round is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum RoundStateView {
    /// Not paired.
    Unpaired,
    /// Seen by the director only.
    Draft,
    /// On the wall.
    Released,
    /// The games have begun.
    Playing,
    /// All results agreed.
    Confirmed,
}

/// One round of the competition.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RoundView {
    /// Its number.
    pub round: u32,
    /// Rounds planned.
    pub rounds: u32,
    /// How far it is.
    pub state: RoundStateView,
    /// Whether results are read twice (R23).
    pub two_passes: bool,
    /// Why it cannot be paired now; `None` when it can.
    pub disabled_reason: Option<String>,
    /// The boards in order.
    pub boards: Vec<BoardView>,
    /// Who has the bye.
    pub byes: Vec<SideView>,
    /// Who is registered and neither plays nor has the bye.
    pub left_over: Vec<SideView>,
}
