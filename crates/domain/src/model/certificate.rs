//! The proof stored with a pairing, with which anyone can verify later that no pairing was better
//! (see [`crate::pairing::verify`]).

use crate::model::adjournment::AssumedGame;
use crate::model::id::{CompetitionId, RoundNumber};
use crate::model::pairing_rules::Profile;

/// The certificate of one pairing of a round, or of part of a round: its cost, the rules behind the cost, and the proof.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Certificate {
    /// The competition.
    pub competition: CompetitionId,
    /// The round.
    pub round: RoundNumber,
    /// 1 for the first pairing of the round, higher for later pairings of the remaining players.
    pub part: u32,
    /// The model of costs.
    pub profile: Profile,
    /// The total cost, as in [`crate::pairing::Proposal::cost`].
    pub cost: i128,
    /// Whether the proof held when the round was paired.
    pub optimal: bool,
    /// SHA-256 of the levels or weights that the cost is computed from, as 64 hexadecimal digits.
    pub rules: String,
    /// The unfinished games of earlier rounds, and what they counted as (R75).
    pub assumed: Vec<AssumedGame>,
    /// Pairs, the bye that was chosen with them, and dual variables, packed.
    pub proof: Vec<u8>,
}
