//! Seeding within a score group of `m` players, at places 0 to m - 1 by strength.

use crate::model::pairing_rules::Seeding;
use crate::pairing::contender::Contender;

/// Returns 0 between different groups. Slip: `(2|i - j| - m)^2`, so that place 0 meets place m/2. Fold:
/// `(i + j - (m - 1))^2`, so that place 0 meets the last place. Random: 1 if both are in the same half, and the lot decides
/// the rest. Neighbours: the squared distance between their pairs of places.
pub(super) fn cost(a: &Contender, b: &Contender, seeding: Seeding) -> u32 {
    if a.group != b.group {
        return 0;
    }
    let m = a.group_size;
    let upper = |c: &Contender| 2 * c.place < m;
    match seeding {
        Seeding::Slip => (2 * a.place.abs_diff(b.place)).abs_diff(m).pow(2),
        Seeding::Fold => (a.place + b.place).abs_diff(m - 1).pow(2),
        Seeding::Random => u32::from(upper(a) == upper(b)),
        Seeding::Neighbours => (a.place / 2).abs_diff(b.place / 2).pow(2),
    }
}
