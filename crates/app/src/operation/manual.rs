//! The inputs of manual changes of a pairing.

use crate::labels::ColourView;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A seat at a board.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct Seat {
    /// The board, from 1.
    pub board: u32,
    /// The colour.
    pub colour: ColourView,
}

/// Two seats to exchange.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct SwapPlayers {
    /// The round, from 1.
    pub round: u32,
    /// The first seat.
    pub one: Seat,
    /// The second seat, at another board.
    pub other: Seat,
    /// Consent to a rematch or a family pairing.
    pub consent: bool,
}

/// A board to lock or unlock.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct LockBoard {
    /// The round, from 1.
    pub round: u32,
    /// The board, from 1.
    pub board: u32,
    /// Whether to lock or to unlock it.
    pub locked: bool,
}

/// A board to unpair.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct UnpairBoard {
    /// The round, from 1.
    pub round: u32,
    /// The board, from 1.
    pub board: u32,
}

/// Two players by their keys.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct PairTwo {
    /// The round, from 1.
    pub round: u32,
    /// The first player.
    #[ts(type = "number")]
    pub first: i64,
    /// The second player.
    #[ts(type = "number")]
    pub second: i64,
    /// Consent to a rematch or a family pairing.
    pub consent: bool,
}

/// The round whose remaining players are paired.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
pub struct PairRest {
    /// The round, from 1.
    pub round: u32,
    /// Whether the director consents to pairs of one family that cannot be avoided (R11).
    #[serde(default)]
    pub consent: bool,
    /// Only the players at these boards and those without a board; empty for all unlocked boards.
    #[serde(default)]
    pub boards: Vec<u32>,
}

/// A board and its handicap.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct SetHandicap {
    /// The round, from 1.
    pub round: u32,
    /// The board, from 1.
    pub board: u32,
    /// Stones, 0 to 9; 1 means no komi.
    pub handicap: u8,
}

/// Who gets the bye of a round. Later pairings of the round keep it.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct MoveBye {
    /// The round, from 1.
    pub round: u32,
    /// The entry's key; `None` so that the pairing chooses again.
    #[ts(type = "number | null")]
    pub to: Option<i64>,
    /// Consent to a rematch or a family pairing.
    pub consent: bool,
}
