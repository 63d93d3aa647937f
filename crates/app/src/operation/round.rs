//! The inputs of the operations on rounds and results.

use crate::labels::{ColourView, ProfileView, ResultView};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A round.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct RoundRequest {
    /// The round, from 1.
    pub round: u32,
}

/// A round to pair.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
pub struct PairRound {
    /// The round, from 1.
    pub round: u32,
    /// The pairing profile; `None` for the competition's own.
    #[serde(default)]
    pub profile: Option<ProfileView>,
    /// Whether the director pairs the round although pink slips are pending (R8).
    #[serde(default)]
    pub despite_slips: bool,
    /// Whether the director consents to pairs of one family that cannot be avoided (R11).
    #[serde(default)]
    pub consent: bool,
    /// Whether a draft is paired again as a whole from today's facts; locked boards and a given bye stay.
    #[serde(default)]
    pub again: bool,
}

/// The players to pair. An empty list makes no restriction; with all lists empty, all players without a board are paired.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct PairSome {
    /// The round, from 1: the next one, or one that is paired in part.
    pub round: u32,
    /// Starting numbers.
    pub numbers: Vec<u32>,
    /// Scores before the round, `21` or `21.5`.
    pub scores: Vec<String>,
    /// Age categories; 0 for seniors.
    pub categories: Vec<u8>,
    /// The pairing profile; `None` for the competition's own.
    pub profile: Option<ProfileView>,
    /// Whether the director pairs the round although pink slips are pending (R8).
    pub despite_slips: bool,
    /// Whether the director consents to pairs of one family that cannot be avoided (R11).
    pub consent: bool,
}

/// What happens to later knock-out games that depend on a corrected result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Carry {
    /// The right players get the games. Only games without a result may change.
    Through,
    /// The players who advanced stay in the table. The corrected result counts only in the Open.
    Keep,
    /// As `Through`, but games with a result become ordinary games of the Open, and their places in the table must be
    /// decided again. So do the games of all later rounds; boards whose round has not begun are taken off.
    Annul,
}

/// A result to enter for one board.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
pub struct EnterResult {
    /// The round, from 1.
    pub round: u32,
    /// The board, from 1.
    pub board: u32,
    /// The result; `None` clears it.
    pub result: Option<ResultView>,
    /// The pass; `None` for both passes at once.
    pub pass: Option<ColourView>,
    /// The reason for changing a confirmed round; it is stored with the correction.
    #[serde(default)]
    pub reason: Option<String>,
    /// What happens to later knock-out games that depend on the old result.
    #[serde(default)]
    #[ts(optional)]
    pub carry: Option<Carry>,
}

/// The results of several boards, read out as a group (R23).
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct EnterResults {
    /// The round, from 1.
    pub round: u32,
    /// The pass; `None` for both passes at once.
    pub pass: Option<ColourView>,
    /// Boards and their results.
    pub results: Vec<(u32, ResultView)>,
    /// The reason for changing a confirmed round.
    #[serde(default)]
    pub reason: Option<String>,
}

/// The result of a ladder.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct EnterLadder {
    /// The round, from 1.
    pub round: u32,
    /// The board of the original game.
    pub board: u32,
    /// The winner's colour in the original game; `None` clears the result.
    pub winner: Option<ColourView>,
    /// What happens to later knock-out games that depend on the old winner.
    #[serde(default)]
    #[ts(optional)]
    pub carry: Option<Carry>,
}

/// A board of a round.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct SwapColours {
    /// The round, from 1.
    pub round: u32,
    /// The board, from 1.
    pub board: u32,
}

/// A board and its new number.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct MoveBoard {
    /// The round, from 1.
    pub round: u32,
    /// The board, from 1.
    pub board: u32,
    /// The new number; a game that has this number takes the old one.
    pub to: u32,
}

/// A step of a round that may need the director's consent.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct RoundStep {
    /// The round, from 1.
    pub round: u32,
    /// Whether the director consents to what the step warns about.
    #[serde(default)]
    pub consent: bool,
}

impl RoundStep {
    /// Returns the step without consent.
    pub fn of(round: u32) -> RoundStep {
        RoundStep { round, consent: false }
    }
}
