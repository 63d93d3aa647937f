//! Players of one category meet, if the director wants it.

use crate::pairing::contender::Contender;

/// Returns the squared difference of the category indices, 0 for the strongest division or the youngest age: two games
/// between neighbouring categories (1 + 1) are better than one across two categories (4).
pub(super) fn cost(a: &Contender, b: &Contender) -> u32 {
    a.category.abs_diff(b.category).saturating_pow(2)
}
