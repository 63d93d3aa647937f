//! The terms that OpenGotha computes in doubles and cuts to whole numbers.

use super::double::Double;

/// `weight * (1 - x) * (1 + k * x)` cut to an integer, with `x = part / whole` and `k` in thousandths.
pub(super) fn concave(weight: i64, part: i64, whole: i64, k: u32) -> i64 {
    // Exact at both ends, which most pairs are at.
    match part {
        0 => weight,
        _ if weight == 0 || part == whole => 0,
        _ => bend(weight, Double::fraction(part, whole), k),
    }
}

/// A fifth of a weight, cut to an integer.
pub(super) fn fifth(weight: i64) -> i64 {
    (Double::from(weight) * Double::fraction(2, 10)).cut()
}

/// How alike two players' origins are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Clubs {
    /// One club.
    Same,
    /// Two clubs of one group of clubs.
    OneGroup,
    /// Strangers.
    Apart,
}

/// The part of the geography weight that players of these origins lose, cut to an integer: factors in points of score,
/// divided by the number of groups.
pub(super) fn geography(
    weight: i64,
    (country_factor, club_factor): (i64, i64),
    (same_country, clubs): (bool, Clubs),
    groups: i64,
    k: u32,
) -> i64 {
    let (nothing, one, two) = (Double::from(0), Double::from(1), Double::from(2));
    let groups = Double::from(groups);
    let country = if same_country { nothing } else { (Double::from(country_factor) / groups).min(one) };
    let club = match clubs {
        Clubs::Same => nothing,
        Clubs::OneGroup => Double::from(club_factor) / two / groups,
        Clubs::Apart => Double::from(club_factor) * Double::fraction(12, 10) / groups,
    };
    let club = club.min(one);
    let apart = country.max(club) + country.min(club) / two;
    bend(weight, if apart.is_positive() { apart + Double::fraction(1, 2) / groups } else { apart }, k)
}

fn bend(weight: i64, x: Double, k: u32) -> i64 {
    let one = Double::from(1);
    (Double::from(weight) * (one - x) * (one + Double::fraction(i64::from(k), 1000) * x)).cut()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_concave_function_ends_at_the_weight_and_at_nothing() {
        assert_eq!(concave(1_000, 0, 7, 500), 1_000);
        assert_eq!(concave(1_000, 7, 7, 500), 0);
        assert_eq!(concave(1_000, 1, 2, 500), 625);
        assert_eq!(fifth(5_000_000), 1_000_000);
    }

    #[test]
    fn strangers_lose_less_of_the_weight_than_compatriots() {
        let lost = |same_country, clubs| geography(1_000_000, (1, 3), (same_country, clubs), 30, 500);
        assert_eq!(lost(true, Clubs::Same), 1_000_000);
        assert!(lost(true, Clubs::OneGroup) > lost(true, Clubs::Apart));
        assert!(lost(true, Clubs::Apart) > lost(false, Clubs::Apart));
    }
}
