//! The pairs of a round that have met before (R19).

use std::collections::BTreeSet;

use crate::model::competition::Competition;
use crate::model::id::{EntryId, RoundNumber};
use crate::model::pairing_rules::{Level, Profile};
use crate::model::result::Decided;
use crate::model::tournament::Tournament;

/// Returns those of `pairs` who met in a round before `round` or in an earlier stage; none in a competition that does not avoid
/// rematches. A walkover is not a meeting (R34).
pub fn rematches(
    tournament: &Tournament,
    competition: &Competition,
    round: RoundNumber,
    pairs: impl IntoIterator<Item = (EntryId, EntryId)>,
) -> Vec<(EntryId, EntryId)> {
    let rules = &competition.pairing;
    let avoids = rules.levels.iter().any(|setting| setting.on && setting.level == Level::Rematch);
    if !avoids && rules.profile == Profile::Seygo {
        return Vec::new();
    }
    let earlier = tournament.games.iter().filter(|g| g.round < round);
    let played = earlier.filter(|g| g.passes.known().is_none_or(|result| result.decided != Decided::Walkover));
    let brought = competition.brought().into_iter().flat_map(|brought| &brought.games);
    let in_order = |one: EntryId, other: EntryId| (one.min(other), one.max(other));
    let met: BTreeSet<(EntryId, EntryId)> = played
        .map(|game| in_order(game.black, game.white))
        .chain(brought.map(|game| in_order(game.one, game.other)))
        .collect();
    pairs.into_iter().filter(|&(one, other)| met.contains(&in_order(one, other))).collect()
}
