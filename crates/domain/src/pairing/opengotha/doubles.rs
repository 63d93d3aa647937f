//! The only floating-point arithmetic of the library: OpenGotha computes some terms in IEEE doubles and cuts them to
//! integers, and its costs are met exactly only by doing the same. The four operations are defined to the last bit.
#![allow(clippy::float_arithmetic)]

/// `weight * (1 - x) * (1 + k * x)` cut to an integer, with `x = part / whole` and `k` in thousandths.
pub(super) fn concave(weight: i64, part: i64, whole: i64, k: u32) -> i64 {
    cut(weight, ratio(part, whole), k)
}

/// A fifth of a weight, cut to an integer.
pub(super) fn fifth(weight: i64) -> i64 {
    (weight as f64 * 0.2) as i64
}

/// How alike two players' origins are.
#[derive(Debug, Clone, Copy)]
pub(super) struct Origins {
    /// Both are of one country.
    pub same_country: bool,
    /// Both are of one club.
    pub same_club: bool,
    /// Both clubs are of one group of clubs.
    pub same_group: bool,
    /// The factors, in points of score.
    pub country_factor: i64,
    pub club_factor: i64,
}

/// The part of the geography weight that is lost between two origins, cut to an integer.
pub(super) fn geography(weight: i64, origins: &Origins, groups: i64, k: u32) -> i64 {
    let country = if origins.same_country { 0.0 } else { ratio(origins.country_factor, groups).min(1.0) };
    let club = match origins {
        o if o.same_club => 0.0,
        o if o.same_group => o.club_factor as f64 / 2.0 / groups as f64,
        o => o.club_factor as f64 * 1.2 / groups as f64,
    };
    let club = club.min(1.0);
    let apart = country.max(club) + country.min(club) / 2.0;
    let apart = if apart > 0.0 { apart + 0.5 / groups as f64 } else { apart };
    cut(weight, apart, k)
}

fn ratio(part: i64, whole: i64) -> f64 {
    part as f64 / whole as f64
}

fn cut(weight: i64, x: f64, k: u32) -> i64 {
    (weight as f64 * (1.0 - x) * (1.0 + f64::from(k) / 1000.0 * x)) as i64
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
}
