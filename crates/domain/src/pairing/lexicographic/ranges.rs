//! The largest possible values of each level, and the multipliers that follow from them.

use super::costs::{LevelCosts, LevelRows};
use super::rows::{in_parallel, parts};

/// The largest possible values of a level.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Range {
    /// The highest cost of an edge.
    pub edge: i128,
    /// An upper bound for a matching: half the sum over all vertices of their most expensive edge.
    pub sum: i128,
}

/// Returns the actual ranges of the levels in this graph.
pub(super) fn ranges<P: LevelCosts>(costs: &P, rows: &impl LevelRows) -> Vec<Range> {
    let found = in_parallel(parts(costs.len()), |part| most(costs, rows, part));
    let of_level = |level: usize| {
        let most = |v: usize| found.iter().map(|most| most[level][v]).max().unwrap_or(0);
        let all = (0..costs.len()).map(|v| i128::from(most(v)));
        Range { edge: all.clone().max().unwrap_or(0), sum: (all.sum::<i128>() + 1) / 2 }
    };
    (0..costs.levels()).map(of_level).collect()
}

/// Returns for each level the highest cost of an edge at each vertex, among the edges of some rows.
fn most<P: LevelCosts>(costs: &P, rows: &impl LevelRows, part: std::ops::Range<usize>) -> Vec<Vec<u32>> {
    let n = costs.len();
    let mut most = vec![vec![0; n]; costs.levels()];
    let mut row = vec![0; n];
    for i in part {
        let row = &mut row[i + 1..];
        for (level, most) in most.iter_mut().enumerate() {
            rows.fill(level, i, row);
            let mut own = most[i];
            for (&cost, most) in row.iter().zip(&mut most[i + 1..]) {
                *most = cost.max(*most);
                own = own.max(cost);
            }
            most[i] = own;
        }
    }
    most
}

/// Returns multipliers for as many of the given levels as fit into `room`, at least for one.
pub(super) fn weights(ranges: &[Range], room: i128) -> Vec<i128> {
    let count = (2..=ranges.len()).take_while(|&count| fits(&ranges[..count], room)).last();
    let mut weights = vec![1; count.unwrap_or(1).min(ranges.len())];
    for at in (1..weights.len()).rev() {
        weights[at - 1] = weights[at] * (ranges[at].sum + 1);
    }
    weights
}

/// Whether the packed totals of these levels are below `room`.
fn fits(ranges: &[Range], room: i128) -> bool {
    let factors = ranges.iter().try_fold(1i128, |product, r| product.checked_mul(r.sum + 1));
    factors.is_some_and(|product| product <= room)
}

/// Consecutive levels that are packed into 64 bits before they are multiplied: that takes much less time.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Group {
    /// The levels at which edges differ, with their multipliers inside the group.
    pub levels: Vec<(usize, u64)>,
    /// The multiplier of the group.
    pub weight: i128,
}

/// Returns the multipliers of the first levels in groups.
pub(super) fn groups(ranges: &[Range], weights: &[i128]) -> Vec<Group> {
    let mut groups = Vec::new();
    let mut start = 0;
    while start < weights.len() {
        let fitting = (start + 1..=weights.len()).take_while(|&end| fits(&ranges[start..end], 1 << 64));
        let end = fitting.last().unwrap_or(start + 1);
        let weight = weights[end - 1];
        let levels = (start..end).filter(|&level| ranges[level].edge > 0);
        let levels: Vec<(usize, u64)> = levels.map(|level| (level, (weights[level] / weight) as u64)).collect();
        if !levels.is_empty() {
            groups.push(Group { levels, weight });
        }
        start = end;
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_have_the_weights_of_their_levels() {
        let range = |sum| Range { edge: sum, sum };
        let ranges = [range((1 << 20) - 1), range(0), range((1 << 40) - 1), range((1 << 30) - 1)];
        let weights = weights(&ranges, 1 << 96);
        assert_eq!(weights, [1 << 70, 1 << 70, 1 << 30, 1]);
        let first = Group { levels: vec![(0, 1 << 40), (2, 1)], weight: 1 << 30 };
        assert_eq!(groups(&ranges, &weights), [first, Group { levels: vec![(3, 1)], weight: 1 }]);
    }
}
