//! Seeding within a score group of `m` players, at places 0 to m - 1 by strength.

use crate::model::pairing_rules::Seeding;
use crate::pairing::contender::Contender;

/// Where a player is in a score group.
#[derive(Debug, Clone, Copy)]
pub(super) struct GroupPlace {
    group: u32,
    size: u32,
    place: u32,
}

impl GroupPlace {
    pub(super) fn new(player: &Contender) -> GroupPlace {
        GroupPlace { group: player.group, size: player.group_size, place: player.place }
    }
}

/// Returns 0 between different groups. Slip: `(2|i - j| - m)^2`, so that place 0 meets place m/2. Fold:
/// `(i + j - (m - 1))^2`, so that place 0 meets the last place. Random: 1 if both are in the same half, and the lot decides
/// the rest. Neighbours: the squared distance between their pairs of places.
pub(super) fn cost(a: GroupPlace, b: GroupPlace, seeding: Seeding) -> u32 {
    if a.group != b.group {
        return 0;
    }
    let m = a.size;
    let upper = |p: GroupPlace| 2 * p.place < m;
    match seeding {
        Seeding::Slip => (2 * a.place.abs_diff(b.place)).abs_diff(m).pow(2),
        Seeding::Fold => (a.place + b.place).abs_diff(m - 1).pow(2),
        Seeding::Random => u32::from(upper(a) == upper(b)),
        Seeding::Neighbours => (a.place / 2).abs_diff(b.place / 2).pow(2),
    }
}
