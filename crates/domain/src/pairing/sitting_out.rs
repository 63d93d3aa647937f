//! Makes an odd number of players even: a ghost plays, or a player has the bye (R10).

use crate::model::competition::Competition;
use crate::model::entry::Entry;
use crate::model::id::EntryId;
use crate::model::pairing_rules::ByeRule;

use super::pool::PairingPool;
use super::request::PairingRefused;

/// How the number of players becomes even.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Evened<'t> {
    /// It is even already.
    AlreadyEven,
    /// This ghost plays.
    Ghost(&'t Entry),
    /// This entry has the bye.
    Bye(EntryId),
}

/// Makes the number of players even by the competition's rule: the first of `ghosts` (in stable order) plays if the rule
/// allows ghosts, otherwise the entry returned by `lowest` has the bye.
pub(crate) fn make_even<'t>(
    competition: &Competition,
    pool: &PairingPool,
    ghosts: &[&'t Entry],
    lowest: impl FnOnce(&PairingPool) -> Option<EntryId>,
) -> Result<Evened<'t>, PairingRefused> {
    if pool.contenders.len().is_multiple_of(2) {
        return Ok(Evened::AlreadyEven);
    }
    match (competition.pairing.bye, ghosts.first()) {
        (ByeRule::Off, _) => Err(PairingRefused::Odd(pool.contenders.len())),
        (ByeRule::GhostThenBye, Some(ghost)) => Ok(Evened::Ghost(ghost)),
        _ => Ok(lowest(pool).map_or(Evened::AlreadyEven, Evened::Bye)),
    }
}

/// Returns the lowest player by score, strength and lot among those with the fewest byes (R10).
pub(crate) fn lowest(pool: &PairingPool) -> Option<EntryId> {
    pool.contenders.iter().min_by_key(|c| (c.byes, c.score, c.strength, c.lot)).map(|c| c.entry)
}
