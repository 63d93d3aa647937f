//! Equals meet: the difference of scores, squared.

use crate::pairing::contender::Contender;

/// The difference in half points, squared: two players who fall by one point each (4 + 4) are better than one who
/// falls by two (16).
pub(super) fn price(a: &Contender, b: &Contender) -> u32 {
    a.score.abs_diff(b.score).saturating_pow(2)
}
