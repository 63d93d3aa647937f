//! Colours are balanced as far as possible (R18).

use crate::model::pairing_rules::HandicapRules;
use crate::pairing::contender::Contender;
use crate::pairing::handicap_and_colours::{colour_cost, handicap};

/// Returns the cost of the better assignment of colours; see [`colour_cost`]. Zero in a handicap game, in which the weaker
/// player takes Black.
pub(super) fn cost(a: &Contender, b: &Contender, rules: &HandicapRules) -> u32 {
    if handicap(a, b, rules) > 0 { 0 } else { colour_cost(a, b).min(colour_cost(b, a)) }
}
