//! The initial scores of a tournament whose file has sums of opponents' scores, but not the scores.

use std::collections::{BTreeMap, BTreeSet};

use domain::model::mcmahon::McMahon;
use domain::{Criterion, Rank, ScoreBasis, Tournament};

use super::initial_scores::{Scale, all_between};
use super::values::{Columns, values};

/// How much a player's SOS grows with the initial scores.
struct Sum {
    /// The SOS in the file without that of initial scores of zero, in hundredths.
    rest: i32,
    /// How often the initial score of each grade is in it.
    times: Vec<i32>,
}

/// Returns the scale that gives most players their value in a column as SOS over McMahon scores, with their number; `None` if no scale
/// gives one.
pub(super) fn fit(tournament: &Tournament, columns: &Columns, at: usize) -> Option<(Scale, usize)> {
    let ranks: BTreeSet<Rank> =
        tournament.entries.iter().map(|entry| Rank::from_grade(entry.player.rank.grade())).collect();
    let bounds: Vec<Rank> = all_between(&ranks).into_iter().collect();
    let own: Vec<Rank> = ranks.iter().copied().collect();
    let sums = sums(tournament, columns, at, &own);
    let mut best: Option<(usize, Scale, usize)> = None;
    for (low, &floor) in bounds.iter().enumerate() {
        for &bar in bounds[low..].iter().rev() {
            let Some((zero, matches)) = zero(&sums, &own, floor, bar) else { continue };
            let Some(scale) = Scale::new(zero, floor, bar) else { continue };
            let weight = scale.weight(matches, &ranks);
            if best.is_none_or(|(most, ..)| weight > most) {
                best = Some((weight, scale, matches));
            }
        }
    }
    best.map(|(_, scale, matches)| (scale, matches))
}

/// Returns the zero that fits the most sums between a floor and a bar, in grades above shodan, with their number.
fn zero(sums: &[Sum], ranks: &[Rank], floor: Rank, bar: Rank) -> Option<(i32, usize)> {
    let mut zeros: BTreeMap<i32, usize> = BTreeMap::new();
    for sum in sums {
        let grades = ranks.iter().map(|&rank| rank.clamp(floor, bar).grade());
        let of_grades: i32 = sum.times.iter().zip(grades).map(|(times, grade)| times * grade).sum();
        let (over, times) = (100 * of_grades - sum.rest, 100 * sum.times.iter().sum::<i32>());
        if times > 0 && over % times == 0 {
            *zeros.entry(over / times).or_default() += 1;
        }
    }
    zeros.into_iter().max_by_key(|(_, matches)| *matches)
}

/// Returns the sums of the players whose value the column has: with initial scores of zero, and with one point for each rank in turn.
fn sums(tournament: &Tournament, columns: &Columns, at: usize, ranks: &[Rank]) -> Vec<Sum> {
    let mut flat = tournament.clone();
    flat.competition.mcmahon = McMahon { zero: Rank::SHODAN, floor: Rank::SHODAN, bar: Rank::SHODAN, supergroup: None };
    let sos = |tournament: &Tournament| -> Vec<i32> {
        let values = values(tournament, &[Criterion::Sos(ScoreBasis::Mms, 0)]);
        values.iter().map(|values| values.first().copied().unwrap_or(0)).collect()
    };
    let none = sos(&flat);
    let with_one = |rank: &Rank| {
        let mut one = flat.clone();
        let own = one.entries.iter_mut().filter(|entry| entry.player.rank.grade() == rank.grade());
        own.for_each(|entry| entry.score_shift = 1);
        sos(&one)
    };
    let with_one: Vec<Vec<i32>> = ranks.iter().map(with_one).collect();
    let sum = |(player, theirs): (usize, Option<i32>)| {
        let times = with_one.iter().map(|sums| (sums[player] - none[player]) / 100).collect();
        Some(Sum { rest: theirs? - none[player], times })
    };
    columns.column(at).enumerate().filter_map(sum).collect()
}
