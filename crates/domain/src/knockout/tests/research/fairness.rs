//! For every number of players: each player has one box of their group, byes go to the smallest numbers, and all
//! placements of a group are equally likely (R26-R28).

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use super::super::plan;
use crate::knockout::draw::boxes;
use crate::knockout::{group, lot_groups};
use crate::lots::Lots;
use crate::model::knockout_table::{DrawPlan, TableBox};

/// Number of draws for each number of players.
const DRAWS: u32 = 20_000;

/// Returns the player's number in each box, by box number; index 0 is unused.
fn holders(table: &[TableBox]) -> Vec<Option<u32>> {
    let mut holders = vec![None; table.len() + 1];
    for b in table {
        holders[b.place as usize] = b.entry.map(|e| u32::try_from(e.0).unwrap());
    }
    holders
}

/// Checks the rules that every single draw obeys.
fn check_rules(players: u32, table: &[TableBox], holders: &[Option<u32>]) {
    let mut seen = vec![false; players as usize + 1];
    for (place, holder) in (0u32..).zip(holders).skip(1) {
        assert_eq!(holder.is_none(), place > players, "{players} players: the highest boxes are empty");
        let Some(number) = *holder else { continue };
        assert!(!std::mem::replace(&mut seen[number as usize], true), "{players} players: {number} has two boxes");
        assert_eq!(group(number), group(place), "{players} players: {number} has another group's box");
        assert!(place > 2 || number == place, "{players} players: 1 and 2 are placed without lots");
    }
    let byes = table.len() as u32 - players;
    let alone = table.chunks(2).filter(|two| two[0].entry.is_none() != two[1].entry.is_none());
    let holder = |two: &[TableBox]| two.iter().find(|b| b.entry.is_some()).map(|b| b.place);
    let mut bye_boxes: Vec<u32> = alone.filter_map(holder).collect();
    bye_boxes.sort_unstable();
    assert_eq!(bye_boxes, (1..=byes).collect::<Vec<_>>(), "{players} players: byes go to the smallest numbers");
}

/// Returns the cell that a group's placement counts in: all boxes for up to four players, otherwise the boxes of the
/// first and the last player, so that every cell is expected often enough.
fn cell(range: &RangeInclusive<u32>, players: u32, holders: &[Option<u32>]) -> Vec<u32> {
    let (first, last) = (*range.start(), players.min(*range.end()));
    let at = |number: u32| (first..=last).find(|&place| holders[place as usize] == Some(number)).unwrap();
    if last - first < 4 { (first..=last).map(at).collect() } else { vec![at(first), at(last)] }
}

/// Returns the number of different cells of a group with `size` players.
fn cells(size: u32) -> u32 {
    match size {
        1..=4 => (1..=size).product(),
        _ => size * (size - 1),
    }
}

#[test]
fn every_placement_is_equally_likely_for_every_number_of_players() {
    let mut tests = 0;
    for players in 2..=64 {
        let plan: DrawPlan = plan(players);
        let groups: Vec<RangeInclusive<u32>> =
            lot_groups(plan.lines).into_iter().filter(|g| g.start() < &players).collect();
        let mut counts: Vec<BTreeMap<Vec<u32>, u32>> = vec![BTreeMap::new(); groups.len()];
        for draw in 0..DRAWS {
            let table = boxes(&plan, Lots::new("fairness", &format!("{players} {draw}")));
            let holders = holders(&table);
            check_rules(players, &table, &holders);
            for (group, counts) in groups.iter().zip(&mut counts) {
                *counts.entry(cell(group, players, &holders)).or_default() += 1;
            }
        }
        for (group, counts) in groups.iter().zip(&counts) {
            let size = players.min(*group.end()) - group.start() + 1;
            check_even(players, group, counts, cells(size));
            tests += u32::from(size > 1);
        }
    }
    assert!(tests > 200, "only {tests} groups had lots to draw");
}

/// Compares the counts with equal frequencies by Pearson's statistic. It exceeds the bound by chance once in about
/// 20,000 groups. The draws never change, so neither does the result.
#[expect(clippy::float_arithmetic, reason = "a statistic of the test, not a score")]
fn check_even(players: u32, group: &RangeInclusive<u32>, counts: &BTreeMap<Vec<u32>, u32>, cells: u32) {
    let expected = f64::from(DRAWS) / f64::from(cells);
    let seen: f64 = counts.values().map(|&n| (f64::from(n) - expected).powi(2) / expected).sum();
    let missing = cells - u32::try_from(counts.len()).unwrap();
    let chi = seen + f64::from(missing) * expected;
    let freedom = f64::from(cells - 1);
    // Wilson and Hilferty's approximation of the 99.995 % point.
    let bound = if cells == 1 {
        0.001
    } else {
        let part = 2.0 / (9.0 * freedom);
        freedom * (1.0 - part + 3.891 * part.sqrt()).powi(3)
    };
    assert!(chi <= bound, "{players} players, group {group:?}: chi-square {chi} of {cells} cells, at most {bound}");
}
