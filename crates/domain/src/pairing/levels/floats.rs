//! Who leaves his score group: nobody again and again the same way, and the right one of those who may.

use crate::pairing::contender::Contender;

/// Between players of one score nothing. Else for both players `32 * n * n`, where `n` counts how often he will have
/// floated this way more than the other way (nothing if the game restores the balance), and how far they
/// stand, 0 to 12 each, from where a floater should come from: between middle and bottom of the upper group, between
/// middle and top of the lower.
pub(super) fn price(a: &Contender, b: &Contender) -> u32 {
    if a.score == b.score {
        return 0;
    }
    let (upper, lower) = if a.score > b.score { (a, b) } else { (b, a) };
    32 * (again(upper.down) + again(-lower.down)) + off_quarter(upper, 3) + off_quarter(lower, 1)
}

/// The square of one more than the balance so far, if that is positive.
fn again(balance: i32) -> u32 {
    u32::try_from(balance + 1).map_or(0, |n| n * n)
}

/// How far from the given quarter of his group a player stands: 0 there, up to 12 at the far end.
fn off_quarter(player: &Contender, quarter: u32) -> u32 {
    let last = player.group_size - 1;
    ((4 * player.place).abs_diff(quarter * last) * 4).checked_div(last).unwrap_or(0)
}
