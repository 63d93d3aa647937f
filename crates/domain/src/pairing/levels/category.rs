//! Categories play among themselves, where the director asks for it.

use crate::pairing::contender::Contender;

/// The difference of the categories' numbers, squared, the strongest division or the youngest age 0: two games of
/// neighbours (1 + 1) are better than one across two categories (4).
pub(super) fn price(a: &Contender, b: &Contender) -> u32 {
    a.category.abs_diff(b.category).saturating_pow(2)
}
