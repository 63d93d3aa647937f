//! A round of a competition: its state and who had the bye.

use serde::{Deserialize, Serialize};

use crate::model::id::{CompetitionId, EntryId, RoundNumber};

/// How far a round is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum RoundState {
    /// Paired, seen by the director only.
    Draft,
    /// On the wall: players look for their boards.
    Released,
    /// The games have begun.
    Playing,
    /// All results are in and agreed (R23).
    Confirmed,
}

/// A paired round. A round without a row is not paired yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    /// The competition.
    pub competition: CompetitionId,
    /// Number from 1.
    pub number: RoundNumber,
    /// How far it is.
    pub state: RoundState,
}

/// A player without an opponent in a round, who gets the bye's points (R10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bye {
    /// The competition.
    pub competition: CompetitionId,
    /// The round.
    pub round: RoundNumber,
    /// Who had it.
    pub entry: EntryId,
}
