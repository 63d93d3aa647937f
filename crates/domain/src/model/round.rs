//! A round of a competition: its state and its bye.

use serde::{Deserialize, Serialize};

use crate::model::id::{CompetitionId, EntryId, RoundNumber};

/// The state of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum RoundState {
    /// Paired, but shown only to the director.
    Draft,
    /// Published: players look for their boards.
    Released,
    /// The games have begun.
    Playing,
    /// All results are entered and agree (R23).
    Confirmed,
}

/// A round that has been paired.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    /// The competition.
    pub competition: CompetitionId,
    /// Number, from 1.
    pub number: RoundNumber,
    /// Its state.
    pub state: RoundState,
}

/// A player without an opponent in a round, who gets the bye's points (R10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bye {
    /// The competition.
    pub competition: CompetitionId,
    /// The round.
    pub round: RoundNumber,
    /// The entry that has the bye.
    pub entry: EntryId,
}
