//! Players of one category meet, if the director wants it.

/// Returns the squared difference of the category indices, 0 for the strongest division or the youngest age: two games
/// between neighbouring categories (1 + 1) are better than one across two categories (4).
pub(super) fn cost(a: u32, b: u32) -> u32 {
    a.abs_diff(b).saturating_pow(2)
}
