//! R17: as few stones as possible.

use crate::pairing::contender::Contender;
use crate::pairing::sides;
use crate::pairing_rules::HandicapRules;

/// The stones, squared: two games at two stones (4 + 4) are better than one at four (16).
pub(super) fn price(a: &Contender, b: &Contender, rules: &HandicapRules) -> u32 {
    u32::from(sides::handicap(a, b, rules)).pow(2)
}
