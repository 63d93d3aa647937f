//! What a round was for one player: a game seen from his side, or the reason for none.

use crate::model::result::{Colour, Decided, GameResult, Verdict};
use crate::model::score::HalfPoints;

/// What a round was for one player. Opponents are rows of the same crosstable.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// He was there and met nobody: not paired yet, or left over.
    Unpaired,
    /// He was not there, with consent, or not registered (R15).
    Absent,
    /// The bye (R10).
    Bye,
    /// A game.
    Game {
        /// The opponent's row.
        opponent: usize,
        /// His own colour.
        colour: Colour,
        /// Stones given by White.
        handicap: u8,
        /// Played, by forfeit or walkover.
        decided: Decided,
        /// Who won; `None` while no result is known.
        verdict: Option<Verdict>,
    },
}

impl Outcome {
    /// The opponent's row, if there was a game.
    pub fn opponent(self) -> Option<usize> {
        match self {
            Outcome::Game { opponent, .. } => Some(opponent),
            _ => None,
        }
    }

    /// What the game gave him; nothing for a round without one (that is the scoring rules' affair).
    pub fn points(self) -> HalfPoints {
        match self {
            Outcome::Game { colour, decided, verdict: Some(verdict), .. } => {
                GameResult { verdict, decided }.points(colour)
            }
            _ => HalfPoints::ZERO,
        }
    }
}
