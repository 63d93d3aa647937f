//! The proof kept with a pairing, from which anyone can verify later that none was better (see [`crate::pairing::verify`]).

use crate::model::id::{CompetitionId, RoundNumber};
use crate::model::pairing_rules::Profile;

/// What is kept of one pairing of a round, or of a part of it: its cost, the rules the cost followed from, and the proof.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Certificate {
    /// The competition.
    pub competition: CompetitionId,
    /// The round.
    pub round: RoundNumber,
    /// 1 for the first pairing of the round; more for what was paired later around what stood.
    pub part: u32,
    /// The model of costs.
    pub profile: Profile,
    /// The whole cost, as [`crate::pairing::Proposal::cost`].
    pub cost: i128,
    /// Whether the proof held when the round was paired.
    pub optimal: bool,
    /// A fingerprint of the levels or weights the costs followed from: SHA-256, 64 hexadecimal digits.
    pub rules: String,
    /// Pairs and dual variables, packed.
    pub proof: Vec<u8>,
}
