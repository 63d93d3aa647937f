//! Handicaps are as small as possible (R17).

use crate::model::pairing_rules::HandicapRules;
use crate::pairing::contender::Contender;
use crate::pairing::handicap_and_colours;

/// Returns the handicap squared: two games at two stones (4 + 4) are better than one at four (16).
pub(super) fn cost(a: &Contender, b: &Contender, rules: &HandicapRules) -> u32 {
    u32::from(handicap_and_colours::handicap(a, b, rules)).pow(2)
}
