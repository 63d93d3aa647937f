//! The terms that OpenGotha computes in floating-point numbers and truncates to integers.

use super::double::Double;

/// Returns `weight * (1 - x) * (1 + k * x)` truncated to an integer, with `x = part / whole` and `k` in thousandths.
pub(super) fn concave(weight: i64, part: i64, whole: i64, k: u32) -> i64 {
    // Most pairs are at one of the ends, where the value is exact.
    match part {
        0 => weight,
        _ if weight == 0 || part == whole => 0,
        _ => concave_at(weight, Double::fraction(part, whole), k),
    }
}

/// Returns a fifth of a weight, truncated to an integer.
pub(super) fn fifth(weight: i64) -> i64 {
    (Double::from(weight) * Double::fraction(2, 10)).truncate()
}

/// How close the clubs of two players are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Clubs {
    /// The same club.
    Same,
    /// Two clubs of one group.
    OneGroup,
    /// Unrelated clubs.
    Unrelated,
}

/// Returns the part of the geography weight that players of these origins lose, truncated to an integer. The factors are
/// in points of score and divided by the number of groups.
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
        Clubs::Unrelated => Double::from(club_factor) * Double::fraction(12, 10) / groups,
    };
    let club = club.min(one);
    let distance = country.max(club) + country.min(club) / two;
    let distance = if distance.is_positive() { distance + Double::fraction(1, 2) / groups } else { distance };
    concave_at(weight, distance, k)
}

fn concave_at(weight: i64, x: Double, k: u32) -> i64 {
    let one = Double::from(1);
    (Double::from(weight) * (one - x) * (one + Double::fraction(i64::from(k), 1000) * x)).truncate()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_concave_function_starts_at_the_weight_and_ends_at_zero() {
        assert_eq!(concave(1_000, 0, 7, 500), 1_000);
        assert_eq!(concave(1_000, 7, 7, 500), 0);
        assert_eq!(concave(1_000, 1, 2, 500), 625);
        assert_eq!(fifth(5_000_000), 1_000_000);
    }

    #[test]
    fn players_of_different_origin_lose_less_of_the_weight() {
        let lost = |same_country, clubs| geography(1_000_000, (1, 3), (same_country, clubs), 30, 500);
        assert_eq!(lost(true, Clubs::Same), 1_000_000);
        assert!(lost(true, Clubs::OneGroup) > lost(true, Clubs::Unrelated));
        assert!(lost(true, Clubs::Unrelated) > lost(false, Clubs::Unrelated));
    }
}
