//! The tour's points over the years (R46-R49), by the definition of each sum instead of an account that changes.

use crate::points::Fraction;

/// A day as a number that grows with time.
pub type Day = i64;

/// One edition of a championship.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Edition {
    /// The championship.
    pub championship: i64,
    /// First day.
    pub start: Day,
    /// Last day.
    pub end: Day,
    /// The calendar year in which it begins.
    pub year: i32,
    /// Whether its points count in the race to the Final.
    pub in_race: bool,
    /// Player, age category and points.
    pub gains: Vec<(i64, u8, i64)>,
}

/// Returns a player's age category at the end of a day: that of the last event that they began, or of their first.
fn category(editions: &[Edition], player: i64, day: Day) -> Option<u8> {
    let mut own: Vec<(Day, u8)> = Vec::new();
    for edition in editions.iter().filter(|edition| edition.start <= day) {
        own.extend(edition.gains.iter().filter(|gain| gain.0 == player).map(|gain| (edition.start, gain.1)));
    }
    own.into_iter().max_by_key(|entry| entry.0).map(|entry| entry.1)
}

/// Returns a player's SP at the end of a day: the points of each edition that has ended and that no later edition of its
/// championship has followed, times the factor for every category entered since (R46, R47). `None` before the first points.
pub fn sp(editions: &[Edition], limits: &[u8], factor: Fraction, player: i64, day: Day) -> Option<Fraction> {
    let now = category(editions, player, day)?;
    let mut sum = None;
    for edition in editions.iter().filter(|edition| edition.end <= day) {
        let followed = |later: &Edition| later.championship == edition.championship && later.start > edition.start;
        let lapsed = editions.iter().any(|later| followed(later) && later.start <= day);
        for gain in edition.gains.iter().filter(|gain| gain.0 == player) {
            let entered = limits.iter().filter(|limit| gain.1 < **limit && **limit <= now);
            let points = entered.fold(Fraction(gain.2, 1), |points, _| points.times(factor));
            let counted = if lapsed { Fraction(0, 1) } else { points };
            sum = Some(sum.map_or(counted, |sum: Fraction| sum.plus(counted)));
        }
    }
    sum
}

/// Returns all points that a player ever gained, at the end of a day (R49).
pub fn career(editions: &[Edition], player: i64, day: Day) -> i64 {
    let ended = editions.iter().filter(|edition| edition.end <= day);
    ended.flat_map(|edition| &edition.gains).filter(|gain| gain.0 == player).map(|gain| gain.2).sum()
}

/// Returns the points that a player gained in a category in a calendar year, for the race (R48).
pub fn race(editions: &[Edition], player: i64, category: u8, year: i32) -> i64 {
    let counted = editions.iter().filter(|edition| edition.in_race && edition.year == year);
    let gains = counted.flat_map(|edition| &edition.gains);
    gains.filter(|gain| gain.0 == player && gain.1 == category).map(|gain| gain.2).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_shrink_and_lapse_as_in_the_example_of_the_rules() {
        let edition = |championship, year: i32, category, points| Edition {
            championship,
            start: i64::from(year) * 400 + championship,
            end: i64::from(year) * 400 + championship,
            year,
            in_race: true,
            gains: vec![(1, category, points)],
        };
        let editions = [edition(1, 2025, 16, 250), edition(2, 2025, 16, 352), edition(1, 2026, 20, 0)];
        let sp = sp(&editions, &[12, 16, 20], Fraction(2, 3), 1, 2026 * 400 + 1).expect("they have points");
        assert_eq!(sp.0.div_euclid(sp.1), 234);
    }
}
