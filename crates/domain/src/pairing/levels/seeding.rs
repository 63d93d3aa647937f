//! Who meets whom inside a score group of `m` players, at places 0 to m - 1 by strength.

use crate::model::pairing_rules::Seeding;
use crate::pairing::contender::Contender;

/// Between different groups nothing. Slip: `(2|i - j| - m)^2`, so that place 0 meets place m/2. Fold:
/// `(i + j - (m - 1))^2`, so that place 0 meets the last. Random: 1 unless one is of the upper half and the other of
/// the lower; the rest is up to the lot. Neighbours: the distance of their pairs of places, squared.
pub(super) fn price(a: &Contender, b: &Contender, seeding: Seeding) -> u32 {
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
