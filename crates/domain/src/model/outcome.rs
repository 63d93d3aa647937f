//! What a round means for one player: a game from their side, or why there was no game.

use crate::model::result::{Colour, Decided, GameResult, Verdict};
use crate::model::score::HalfPoints;

/// What a round means for one player. Opponents are rows of the same crosstable.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// Present but without an opponent: not paired yet, or left out.
    Unpaired,
    /// Absent with consent, or not registered (R15).
    Absent,
    /// Without a game in a finished round and not marked as missing it, where the rules count that
    /// ([`ScoringRules::unmarked_counts`](crate::model::scoring::ScoringRules::unmarked_counts)).
    Unmarked,
    /// The bye (R10).
    Bye,
    /// A game.
    Game {
        /// The opponent's row.
        opponent: usize,
        /// The player's own colour.
        colour: Colour,
        /// Stones given by White.
        handicap: u8,
        /// How it was decided: played, by forfeit or by walkover.
        decided: Decided,
        /// Who won; `None` while the result is unknown.
        verdict: Option<Verdict>,
    },
}

impl Outcome {
    /// Returns the opponent's row; `None` without a game.
    pub fn opponent(self) -> Option<usize> {
        match self {
            Outcome::Game { opponent, .. } => Some(opponent),
            _ => None,
        }
    }

    /// Returns the points scored in the game; zero without a game, because the scoring rules decide about that.
    pub fn points(self) -> HalfPoints {
        match self {
            Outcome::Game { colour, decided, verdict: Some(verdict), .. } => {
                GameResult { verdict, decided }.points(colour)
            }
            _ => HalfPoints::ZERO,
        }
    }
}
