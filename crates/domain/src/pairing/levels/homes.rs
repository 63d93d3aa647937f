//! R11: players of one family, club or country are kept apart, the latter two below the bar only.

use crate::pairing::contender::Contender;

/// 1 if both are of the same family, club or country.
pub(super) fn price(a: Option<u32>, b: Option<u32>) -> u32 {
    u32::from(a.is_some() && a == b)
}

/// The same, but nothing unless both stand below the bar: at the bar titles are played for, and the strongest
/// opponent is the right one.
pub(super) fn price_below_bar(a: &Contender, b: &Contender, home_a: Option<u32>, home_b: Option<u32>) -> u32 {
    if a.kept_apart && b.kept_apart { price(home_a, home_b) } else { 0 }
}
