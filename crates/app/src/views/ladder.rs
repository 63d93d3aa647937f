//! A jigo ladder: its games in their order, with their times.

use serde::Serialize;
use ts_rs::TS;

use super::SideView;

/// How far a game of a ladder is.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum LadderState {
    /// Entered.
    Played,
    /// To be played now.
    Next,
    /// Perhaps to be played.
    #[default]
    Later,
    /// Decided before it.
    Needless,
}

/// A game of a ladder. Times are `2026-11-20T14:05`; colours are those of the original game.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS)]
pub struct LadderGameView {
    /// Lines of its board: 9, 7, 5, 1; none for a new game (R41).
    pub lines: Option<u32>,
    /// Main time of each player in seconds; none for a new game.
    pub main_seconds: Option<u32>,
    /// The one byo-yomi period in seconds; none for a new game.
    pub period_seconds: Option<u32>,
    /// Komi, `6½`; empty for a new game.
    pub komi: String,
    /// Seconds that Black and White of the original game have in a new game.
    pub remaining: Option<[u32; 2]>,
    /// How far it is.
    pub state: LadderState,
    /// When it starts at the earliest.
    pub earliest: Option<String>,
    /// When it starts at the latest.
    pub latest: Option<String>,
    /// When it ended.
    pub ended: Option<String>,
    /// It ended in jigo or without result.
    pub drawn: bool,
    /// Who won it, `black` or `white`; on the 1x1 board he was White (R39).
    pub winner: Option<String>,
}

/// The ladder of a drawn game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct LadderView {
    /// The round.
    pub round: u32,
    /// The board of the original game.
    pub board: u32,
    /// Who had Black in it.
    pub black: SideView,
    /// Who had White in it.
    pub white: SideView,
    /// `boards` (R38) or `new_game` (R41).
    pub decider: String,
    /// When the referee accepted the jigo; none while the ladder has not begun.
    pub accepted: Option<String>,
    /// Its games in their order.
    pub games: Vec<LadderGameView>,
    /// Who advances, `black` or `white`.
    pub winner: Option<String>,
}
