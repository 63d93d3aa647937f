//! Floats: not the same player in the same direction again, and from the right place in the score group.

use crate::model::pairing_rules::FloatRule;
use crate::pairing::contender::Contender;

/// Returns 0 for equal scores; otherwise, for both players, `32 * n * n` plus 0 to 12. `n` is by how much the player will
/// have floated this way more often than the other way, or 0. The second part is the distance from the best place for
/// a floater: between middle and bottom of the upper group, between middle and top of the lower group. It is 0 if only the
/// balance counts: added over several boards, it could outweigh a float in the wrong direction (R57).
pub(super) fn cost(a: &Contender, b: &Contender, rule: FloatRule) -> u32 {
    if a.score == b.score {
        return 0;
    }
    let (upper, lower) = if a.score > b.score { (a, b) } else { (b, a) };
    let place = match rule {
        FloatRule::BalanceAndPlace => distance_from(upper, 3) + distance_from(lower, 1),
        FloatRule::Balance => 0,
    };
    32 * (imbalance(upper.down) + imbalance(-lower.down)) + place
}

/// Returns the square of one more than the balance so far, or 0 if that is not positive.
fn imbalance(balance: i32) -> u32 {
    u32::try_from(balance + 1).map_or(0, |n| n * n)
}

/// Returns the distance of a player from the given quarter of the score group: 0 at it, up to 12 at the far end.
fn distance_from(player: &Contender, quarter: u32) -> u32 {
    let last = player.group_size - 1;
    ((4 * player.place).abs_diff(quarter * last) * 4).checked_div(last).unwrap_or(0)
}
