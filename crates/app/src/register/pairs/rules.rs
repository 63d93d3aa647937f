//! The rules for pairs as settings of a competition.

use domain::{Competition, Tournament};
use messages::message;
use session::{AppError, Result};

/// Checks a change of the rules for pairs.
///
/// # Errors
/// Teams cannot be of pairs; people or pairs are entered already; or the register is closed, which fixes the ranks of pairs.
pub(crate) fn check_pair_rules(tournament: &Tournament, changed: &Competition, old: &Competition) -> Result<()> {
    let name = &changed.name;
    if changed.pairs.is_some() && changed.teams.is_some() {
        return Err(AppError::bad_input(message!("pairs-in-teams", name)));
    }
    if changed.pairs.is_some() != old.pairs.is_some() && !tournament.entries.is_empty() {
        return Err(AppError::not_now(message!("pairs-entered", name)));
    }
    let strength = |competition: &Competition| competition.pairs.map(|rules| rules.strength);
    if strength(changed) != strength(old) && old.register_closed.is_some() {
        return Err(AppError::not_now(message!("pairs-strength-closed", name)));
    }
    Ok(())
}

/// Gives the pairs of a competition the strength that follows from its rules.
pub(crate) fn follow_rules(tournament: &mut Tournament, competition: &Competition) {
    let Some(rules) = competition.pairs.filter(|_| competition.register_closed.is_none()) else { return };
    for entry in &mut tournament.entries {
        if let Some(pair) = entry.player.pair.take() {
            entry.player = pair.player(rules);
        }
    }
}
