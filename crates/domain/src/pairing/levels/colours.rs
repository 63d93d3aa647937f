//! R18: equal numbers of black and white as far as possible.

use crate::model::pairing_rules::HandicapRules;
use crate::pairing::contender::Contender;
use crate::pairing::sides::{colour_cost, handicap};

/// What the better way round costs: 8 for each (squared) step beyond a difference of one between someone's blacks and
/// whites, 1 for each who has a colour twice running. Nothing in a handicap game, where the weaker takes black.
pub(super) fn price(a: &Contender, b: &Contender, rules: &HandicapRules) -> u32 {
    if handicap(a, b, rules) > 0 { 0 } else { colour_cost(a, b).min(colour_cost(b, a)) }
}
