//! An odd number: a ghost plays, or somebody has the bye (R10).

use crate::model::competition::Competition;
use crate::model::entry::Entry;
use crate::model::id::EntryId;
use crate::model::pairing_rules::ByeRule;

use super::field::PairingPool;
use super::request::PairingRefused;

/// What makes the number even.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Evened<'t> {
    /// It is even.
    Already,
    /// This ghost plays.
    Ghost(&'t Entry),
    /// This entry has the bye.
    Bye(EntryId),
}

/// Makes the field's number even by the competition's rule: first a ghost of `ghosts` (in stable order), if the rule
/// allows ghosts, else the bye for whom `lowest` names.
pub(crate) fn make_even<'t>(
    competition: &Competition,
    field: &PairingPool,
    ghosts: &[&'t Entry],
    lowest: impl FnOnce(&PairingPool) -> Option<EntryId>,
) -> Result<Evened<'t>, PairingRefused> {
    if field.contenders.len().is_multiple_of(2) {
        return Ok(Evened::Already);
    }
    match (competition.pairing.bye, ghosts.first()) {
        (ByeRule::Off, _) => Err(PairingRefused::Odd(field.contenders.len())),
        (ByeRule::GhostThenBye, Some(ghost)) => Ok(Evened::Ghost(ghost)),
        _ => Ok(lowest(field).map_or(Evened::Already, Evened::Bye)),
    }
}

/// The lowest in the score order of those with the fewest byes: score, then strength, then lot (R10).
pub(crate) fn lowest(field: &PairingPool) -> Option<EntryId> {
    field.contenders.iter().min_by_key(|c| (c.byes, c.score, c.strength, c.lot)).map(|c| c.entry)
}
