//! Floats: not the same player in the same direction again, and from the right place in the score group.

use crate::model::pairing_rules::FloatRule;
use crate::pairing::contender::Contender;

/// What a player costs who floats.
#[derive(Debug, Clone, Copy)]
pub(super) struct Floater {
    score: i32,
    /// The cost of floating down.
    down: u32,
    /// The cost of floating up.
    up: u32,
}

impl Floater {
    /// Returns, for each direction, `32 * n * n` plus 0 to 12. `n` is by how much the player will have floated this way more
    /// often than the other way, or 0. The second part is the distance from the best place for a floater: between middle and
    /// bottom of the upper group, between middle and top of the lower group. It is 0 if only the balance counts: added over
    /// several boards, it could outweigh a float in the wrong direction (R57).
    pub(super) fn new(player: &Contender, rule: FloatRule) -> Floater {
        let place = |quarter| match rule {
            FloatRule::BalanceAndPlace => distance_from(player, quarter),
            FloatRule::Balance => 0,
        };
        Floater {
            score: player.score,
            down: 32 * imbalance(player.down) + place(3),
            up: 32 * imbalance(-player.down) + place(1),
        }
    }
}

/// Returns 0 for equal scores, otherwise the cost of both players.
pub(super) fn cost(a: Floater, b: Floater) -> u32 {
    match a.score.cmp(&b.score) {
        std::cmp::Ordering::Equal => 0,
        std::cmp::Ordering::Greater => a.down + b.up,
        std::cmp::Ordering::Less => b.down + a.up,
    }
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
