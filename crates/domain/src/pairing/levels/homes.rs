//! Players of one family, club or country do not meet (R11); clubs and countries count only below the bar.

use crate::pairing::contender::Contender;

/// Returns 1 if both are of the same family, club or country, otherwise 0.
pub(super) fn cost(a: Option<u32>, b: Option<u32>) -> u32 {
    u32::from(a.is_some() && a == b)
}

/// Returns the same, but 0 unless both players are below the bar: at the bar, players compete for the title and should
/// meet the strongest opponents.
pub(super) fn cost_below_bar(a: &Contender, b: &Contender, home_a: Option<u32>, home_b: Option<u32>) -> u32 {
    if a.separates_homes && b.separates_homes { cost(home_a, home_b) } else { 0 }
}
