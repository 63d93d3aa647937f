//! Players of one family, club or country do not meet (R11); clubs and countries count only below the bar.

use crate::pairing::contender::Contender;

/// Returns 1 if both are of the same family, club or country, otherwise 0.
pub(super) fn cost(a: Option<u32>, b: Option<u32>) -> u32 {
    u32::from(a.is_some() && a == b)
}

/// Returns a player's club or country below the bar. At the bar, players compete for the title and should meet the strongest
/// opponents.
pub(super) fn below_bar(player: &Contender, home: Option<u32>) -> Option<u32> {
    home.filter(|_| player.separates_homes)
}
