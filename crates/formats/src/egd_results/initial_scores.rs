//! The bar, the floor and the zero of a McMahon tournament, from the ranks of its players and the scores with which they began.

use std::collections::{BTreeMap, BTreeSet};

use domain::model::mcmahon::McMahon;
use domain::{HalfPoints, Rank};

/// The most points that a file counts below the weakest rank. Larger sums of sums could not be added up.
const MOST_HIGHER: i32 = 1_000;

/// The initial scores of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Scale {
    /// The scale, whose zero is a rank.
    pub mcmahon: McMahon,
    /// How many points higher everyone begins in the file, if its zero is below the weakest rank.
    pub higher: i32,
}

impl Scale {
    /// Returns the scale with its zero this many grades above shodan; `None` if it is above all ranks or too low.
    pub fn new(zero: i32, floor: Rank, bar: Rank) -> Option<Scale> {
        let rank = Rank::from_grade(zero);
        let higher = rank.grade() - zero;
        (0..=MOST_HIGHER)
            .contains(&higher)
            .then_some(Scale { mcmahon: McMahon { zero: rank, floor, bar, supergroup: None }, higher })
    }

    /// Returns the initial score of a rank in the file.
    pub fn initial(&self, rank: Rank) -> HalfPoints {
        self.mcmahon.initial(rank) + HalfPoints::whole(self.higher)
    }

    /// Returns the weight of a scale that fits so many players: a bar or a floor that nobody has must fit two players more.
    pub fn weight(&self, matches: usize, ranks: &BTreeSet<Rank>) -> usize {
        let bounds = [self.mcmahon.bar, self.mcmahon.floor];
        matches + bounds.iter().filter(|bound| ranks.contains(bound)).count()
    }
}

/// How many zeros of the scale are tried, those that fit the most players first.
const ZEROS: usize = 5;
/// How many of the scales that fit equally well are tried with a supergroup.
const TIED: usize = 10;

/// Returns the scale that gives the most players their initial score, with their number; `None` without players.
pub(super) fn fit(players: &[(Rank, i32)]) -> Option<(Scale, usize)> {
    let mut counts: BTreeMap<(i32, i32), usize> = BTreeMap::new();
    let mut zeros: BTreeMap<i32, usize> = BTreeMap::new();
    for &(rank, start) in players {
        *counts.entry((rank.grade(), start)).or_default() += 1;
        *zeros.entry(rank.grade().saturating_sub(start)).or_default() += 1;
    }
    let ranks: BTreeSet<Rank> = players.iter().map(|(rank, _)| Rank::from_grade(rank.grade())).collect();
    let mut zeros: Vec<(i32, usize)> = zeros.into_iter().collect();
    zeros.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
    let zeros = zeros.into_iter().map(|(zero, _)| zero).take(ZEROS);
    let matches = |scale: &Scale| -> usize {
        let fits =
            |&(&(grade, start), _): &(&(i32, i32), &usize)| scale.initial(Rank::from_grade(grade)).0 == 2 * start;
        counts.iter().filter(fits).map(|(_, count)| count).sum()
    };
    let bounds = all_between(&ranks);
    let scales = zeros.flat_map(|zero| {
        let ranks = &bounds;
        let of_floor =
            move |&floor: &Rank| ranks.range(floor..).rev().filter_map(move |&bar| Scale::new(zero, floor, bar));
        ranks.iter().flat_map(of_floor)
    });
    let weight = |scale: &Scale| scale.weight(matches(scale), &ranks);
    let mut scales: Vec<(usize, Scale)> = scales.map(|scale| (weight(&scale), scale)).collect();
    // Few files count from below the weakest rank, and fewer have a bar that nobody has.
    scales.sort_by_key(|(_, scale)| (scale.weight(0, &ranks) < 2, scale.higher > 0));
    let most = scales.iter().map(|(weight, _)| *weight).max()?;
    let tied = || scales.iter().filter(|(weight, _)| *weight == most).map(|(_, scale)| *scale).take(TIED);
    let of_groups = |scale: Scale| {
        let grouped =
            move |&group: &Rank| Scale { mcmahon: McMahon { supergroup: Some(group), ..scale.mcmahon }, ..scale };
        ranks.range(scale.mcmahon.bar..).map(grouped)
    };
    let groups = tied().flat_map(of_groups).map(|scale| (weight(&scale), scale));
    let first = tied().next().map(|scale| (most, scale));
    let best = groups.fold(first, |best, one| best.filter(|best| best.0 >= one.0).or(Some(one)));
    best.map(|(_, scale)| (scale, matches(&scale)))
}

/// Returns all ranks from the weakest of these to the strongest: the bar and the floor can be ranks that nobody has.
pub(super) fn all_between(ranks: &BTreeSet<Rank>) -> BTreeSet<Rank> {
    let (Some(weakest), Some(strongest)) = (ranks.first(), ranks.last()) else { return BTreeSet::new() };
    (weakest.grade()..=strongest.grade()).map(Rank::from_grade).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fit_of(players: &[(&str, i32)]) -> (String, usize) {
        let players: Vec<(Rank, i32)> = players.iter().map(|(rank, start)| (rank.parse().unwrap(), *start)).collect();
        let (scale, matches) = fit(&players).unwrap();
        let Scale { mcmahon: scale, higher } = scale;
        let higher = if higher > 0 { format!(" +{higher}") } else { String::new() };
        let group = scale.supergroup.map(|group| format!(" {group}")).unwrap_or_default();
        (format!("{} {} {}{group}{higher}", scale.zero, scale.floor, scale.bar), matches)
    }

    #[test]
    fn bar_floor_and_zero_follow_from_initial_scores() {
        let usual = [("5d", 33), ("4d", 33), ("2d", 31), ("1k", 29), ("20k", 10), ("25k", 10)];
        assert_eq!(fit_of(&usual), ("30k 20k 4d".into(), 6));
        let european = [("3d", 22), ("2d", 21), ("1d", 20), ("12k", 8)];
        assert_eq!(fit_of(&european), ("20k 12k 3d".into(), 4), "without a bar, that of the strongest player");
        let british = [("5d", 1), ("3d", 1), ("2d", 1), ("1d", 0), ("1k", -1)];
        assert_eq!(fit_of(&british), ("1d 1k 2d".into(), 5));
    }

    #[test]
    fn a_zero_below_the_weakest_rank_is_a_difference() {
        let macmahon = [("5d", 39), ("1d", 35), ("10k", 25), ("29k", 6), ("30k", 5)];
        assert_eq!(fit_of(&macmahon), ("30k 30k 5d +5".into(), 5));
        let hundred = [("3d", 133), ("2d", 132), ("12k", 119)];
        assert_eq!(fit_of(&hundred), ("30k 12k 3d +101".into(), 3), "any zero");
        let either = [("6k", 24), ("7k", 23), ("8k", 22), ("10k", 21), ("12k", 20)];
        assert_eq!(fit_of(&either).0, "30k 10k 6k", "a rank where one fits as well");
    }

    #[test]
    fn bar_and_floor_can_be_ranks_that_nobody_has() {
        assert_eq!(fit_of(&[("6d", 33), ("5d", 33), ("3d", 32), ("1d", 30)]), ("30k 1d 4d".into(), 4));
        assert_eq!(fit_of(&[("1d", 30), ("8k", 22), ("13k", 18), ("14k", 18)]), ("30k 12k 1d".into(), 4));
    }

    #[test]
    fn a_supergroup_and_single_exceptions_are_found() {
        assert_eq!(fit_of(&[("6d", 33), ("4d", 33), ("3d", 31), ("1d", 30), ("2d", 31)]).1, 4);
        let grouped = [("6d", 34), ("5d", 33), ("4d", 33), ("3d", 32), ("1d", 30)];
        assert_eq!(fit_of(&grouped), ("30k 1d 4d 6d".into(), 5));
        assert_eq!(fit(&[]), None);
    }
}
