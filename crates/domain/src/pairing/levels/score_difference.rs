//! Players with equal scores meet.

/// Returns the squared difference in half points: two differences of one point (4 + 4) are better than one of two points
/// (16).
pub(super) fn cost(a: i32, b: i32) -> u32 {
    a.abs_diff(b).saturating_pow(2)
}
