//! Colours are balanced as far as possible (R18).

use crate::pairing::contender::Contender;
use crate::pairing::handicap_and_colours::{cost_of_black, cost_of_white};

/// What a player costs with each colour.
#[derive(Debug, Clone, Copy)]
pub(super) struct ColourCosts {
    black: u32,
    white: u32,
}

impl ColourCosts {
    pub(super) fn new(player: &Contender) -> ColourCosts {
        ColourCosts { black: cost_of_black(player), white: cost_of_white(player) }
    }
}

/// Returns the cost of an even game with the better assignment of colours. A handicap game costs nothing: the weaker player
/// takes Black.
pub(super) fn cost(a: ColourCosts, b: ColourCosts) -> u32 {
    (a.black + b.white).min(b.black + a.white)
}
