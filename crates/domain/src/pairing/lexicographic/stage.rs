//! The levels that are solved at once, as the costs of one graph.

use matching::{Costs, MatchingCertificate};

use super::face::Face;
use super::ranges::{Group, Range, groups, weights};
use super::rows::{AllowedRows, at, each_row};
use super::{LevelCosts, LevelRows};

/// Consecutive levels, packed, on the edges that are still allowed.
#[derive(Debug)]
pub(super) struct Stage {
    len: usize,
    /// The index of the first level that is not packed yet.
    pub end: usize,
    /// The packed costs of the edges, row by row above the diagonal. [`CLOSED`] for an edge that is forbidden or would make
    /// an earlier level worse.
    edges: Vec<i128>,
}

/// Marks an edge as unusable; larger than any cost.
const CLOSED: i128 = i128::MAX;

impl Costs for Stage {
    type Cost = i128;

    fn len(&self) -> usize {
        self.len
    }

    fn cost(&self, i: usize, j: usize) -> Option<i128> {
        let cost = self.edges[at(self.len, i.min(j), i.max(j))];
        (cost != CLOSED).then_some(cost)
    }
}

impl Stage {
    /// Returns the stage of the first levels.
    pub(super) fn first(len: usize, rows: &AllowedRows<impl LevelRows>, ranges: &[Range], room: i128) -> Stage {
        let weights = weights(ranges, room);
        let groups = groups(ranges, &weights);
        let mut edges = vec![0; len * len.saturating_sub(1) / 2];
        each_row(
            &mut edges,
            len,
            || RowSpace::new(len),
            |i, edges, space| {
                groups.iter().for_each(|group| space.add(rows, group, i, edges));
                rows.forbidden_with(i).for_each(|j| edges[j - i - 1] = CLOSED);
            },
        );
        Stage { len, end: weights.len(), edges }
    }

    /// Returns the stage of the next levels, limited to matchings that are optimal so far.
    pub(super) fn next<P: LevelCosts>(
        mut self,
        costs: &P,
        ranges: &[Range],
        proof: &MatchingCertificate<i128>,
        room: i128,
    ) -> Stage {
        let face = Face::new(self.len, proof);
        let start = self.end;
        let weights = weights(&ranges[start..], room / (1 + face.most_crossings()));
        let below: i128 = weights.iter().zip(&ranges[start..]).map(|(w, r)| w * r.sum).sum();
        let space = || vec![0; costs.levels()];
        each_row(&mut self.edges, self.len, space, |i, edges, levels| {
            for (j, edge) in (i + 1..).zip(edges).filter(|(_, edge)| **edge != CLOSED) {
                *edge = face.crossings(i, j, *edge).map_or(CLOSED, |crossings| {
                    costs.costs(i, j, levels);
                    let later = weights.iter().zip(&levels[start..]).map(|(w, &cost)| w * i128::from(cost));
                    crossings * (below + 1) + later.sum::<i128>()
                });
            }
        });
        Stage { end: start + weights.len(), ..self }
    }
}

/// Room for the numbers of one row.
struct RowSpace {
    costs: Vec<u32>,
    sums: Vec<u64>,
}

impl RowSpace {
    fn new(len: usize) -> RowSpace {
        RowSpace { costs: vec![0; len], sums: vec![0; len] }
    }

    /// Adds the packed costs of a group of levels to the edges of row `i`.
    fn add(&mut self, rows: &impl LevelRows, group: &Group, i: usize, edges: &mut [i128]) {
        let (costs, sums) = (&mut self.costs[i + 1..], &mut self.sums[i + 1..]);
        sums.fill(0);
        for &(level, weight) in &group.levels {
            rows.fill(level, i, costs);
            sums.iter_mut().zip(&*costs).for_each(|(sum, &cost)| *sum += weight * u64::from(cost));
        }
        edges.iter_mut().zip(&*sums).for_each(|(edge, &sum)| *edge += group.weight * i128::from(sum));
    }
}
