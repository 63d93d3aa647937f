//! The inputs of the operations on jigo ladders.

use super::round::Carry;
use crate::labels::ColourView;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The board of a ladder's original game.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct LadderOf {
    /// The round, from 1.
    pub round: u32,
    /// The board.
    pub board: u32,
}

/// What decides a ladder.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum DeciderView {
    /// Games on smaller boards (R38).
    Boards,
    /// A new game with the remaining times (R41).
    NewGame,
}

/// When the jigo was accepted, and what decides.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct StartLadder {
    /// The round, from 1.
    pub round: u32,
    /// The board of the original game.
    pub board: u32,
    /// When the referee accepted the jigo, `14:05`; `None` for now.
    #[ts(optional)]
    pub accepted: Option<String>,
    /// What decides; `None` for the competition's setting.
    #[ts(optional)]
    pub decider: Option<DeciderView>,
    /// For a new game: the seconds that remain to Black and to White of the original game.
    #[ts(optional)]
    pub remaining: Option<[u32; 2]>,
}

/// The result of a ladder's next game.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct RecordLadderGame {
    /// The round, from 1.
    pub round: u32,
    /// The board of the original game.
    pub board: u32,
    /// The lines of its board, 9, 7, 5 or 1, so that no game is entered twice; `None` for the next game.
    #[ts(optional)]
    pub lines: Option<u32>,
    /// The winner's colour in the original game; `None` for jigo or no result. On the 1x1 board, the player who had White
    /// after nigiri.
    #[ts(optional)]
    pub winner: Option<ColourView>,
    /// When the game ended, `14:35`; `None` for now.
    #[ts(optional)]
    pub ended: Option<String>,
    /// After a drawn new game (R41): the seconds that remain to Black and White of the original game.
    #[ts(optional)]
    pub remaining: Option<[u32; 2]>,
    /// What happens to later knock-out games that depend on another winner.
    #[ts(optional)]
    pub carry: Option<Carry>,
}
