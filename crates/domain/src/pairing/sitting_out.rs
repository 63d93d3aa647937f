//! Makes an odd number of players even: a ghost plays, or a player has the bye (R10).

use crate::model::competition::Competition;
use crate::model::entry::Entry;
use crate::model::pairing_rules::ByeRule;

use super::request::PairingRefused;

/// How the number of players becomes even.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Evened<'t> {
    /// It is even already.
    AlreadyEven,
    /// This ghost plays.
    Ghost(&'t Entry),
    /// A player has the bye.
    Bye,
}

/// Makes the number of `players` even by the competition's rule: the first of `ghosts` (in stable order) plays if the rule
/// allows ghosts, otherwise a player has the bye.
pub(crate) fn make_even<'t>(
    competition: &Competition,
    players: usize,
    ghosts: &[&'t Entry],
) -> Result<Evened<'t>, PairingRefused> {
    if players.is_multiple_of(2) {
        return Ok(Evened::AlreadyEven);
    }
    match (competition.pairing.bye, ghosts.first()) {
        (ByeRule::Off, _) => Err(PairingRefused::Odd(players)),
        (ByeRule::GhostThenBye, Some(ghost)) => Ok(Evened::Ghost(ghost)),
        _ => Ok(Evened::Bye),
    }
}
