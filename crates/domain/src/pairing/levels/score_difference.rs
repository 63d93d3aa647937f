//! Players with equal scores meet.

use crate::pairing::contender::Contender;

/// Returns the squared difference in half points: two differences of one point (4 + 4) are better than one of two points
/// (16).
pub(super) fn cost(a: &Contender, b: &Contender) -> u32 {
    a.score.abs_diff(b.score).saturating_pow(2)
}
