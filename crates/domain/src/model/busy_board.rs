//! A board that is in use by a round of another competition.

use crate::model::id::RoundNumber;

/// A board that a round of another competition uses.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BusyBoard {
    /// The board.
    pub board: u32,
    /// The name of the other competition.
    pub competition: String,
    /// Its round.
    pub round: RoundNumber,
}
