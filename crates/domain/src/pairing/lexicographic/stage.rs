//! The levels that are solved at once, as the costs of one graph.

use matching::{Costs, MatchingCertificate};

use super::costs::{LevelCosts, LevelRows};
use super::face::Face;
use super::few_edges::FewEdges;
use super::ranges::{Group, Range, groups, weights};
use super::rows::{AllowedRows, at, each_row};

/// Consecutive levels, packed, on the edges that are still allowed.
#[derive(Debug)]
pub(super) struct Stage {
    len: usize,
    /// The index of the first level that is not packed yet.
    pub end: usize,
    edges: Edges,
}

/// The packed costs of the edges.
#[derive(Debug)]
enum Edges {
    /// All edges row by row; [`CLOSED`] for a forbidden one.
    All(Vec<i128>),
    /// The few edges that do not make an earlier level worse.
    Few(FewEdges),
}

/// Marks a forbidden edge; larger than any cost.
const CLOSED: i128 = i128::MAX;

impl Costs for Stage {
    type Cost = i128;

    fn len(&self) -> usize {
        self.len
    }

    fn cost(&self, i: usize, j: usize) -> Option<i128> {
        let (i, j) = (i.min(j), i.max(j));
        match &self.edges {
            Edges::All(costs) => Some(costs[at(self.len, i, j)]).filter(|&cost| cost != CLOSED),
            Edges::Few(edges) => edges.cost(i, j),
        }
    }

    fn edges(&self, i: usize, others: std::ops::Range<usize>, found: &mut Vec<(usize, i128)>) {
        if others.is_empty() {
            return;
        }
        match &self.edges {
            Edges::All(costs) => {
                let row = &costs[at(self.len, i, others.start)..][..others.len()];
                found.extend(others.zip(row.iter().copied()).filter(|&(_, cost)| cost != CLOSED));
            }
            Edges::Few(edges) => edges.edges(i, others, found),
        }
    }
}

impl Stage {
    /// Returns the stage of the first levels.
    pub(super) fn first(len: usize, rows: &AllowedRows<impl LevelRows>, ranges: &[Range], room: i128) -> Stage {
        let weights = weights(ranges, room);
        let groups = groups(ranges, &weights);
        let mut edges = vec![0; len * len.saturating_sub(1) / 2];
        let space = || RowSpace::new(len);
        each_row(&mut edges, len, space, |i, edges, space| {
            groups.iter().for_each(|group| space.add(rows, group, i, edges));
            rows.forbidden_with(i).for_each(|j| edges[j - i - 1] = CLOSED);
        });
        Stage { len, end: weights.len(), edges: Edges::All(edges) }
    }

    /// Sets the cost of an edge of the first levels; `None` forbids it.
    pub(super) fn set_cost(&mut self, i: usize, j: usize, cost: Option<i128>) {
        if let Edges::All(costs) = &mut self.edges {
            costs[at(self.len, i.min(j), i.max(j))] = cost.unwrap_or(CLOSED);
        }
    }

    /// Returns the stage of the next levels, limited to matchings that are optimal so far.
    pub(super) fn next<P: LevelCosts>(
        &self,
        costs: &P,
        ranges: &[Range],
        proof: &MatchingCertificate<i128>,
        room: i128,
    ) -> Stage {
        let face = Face::new(self.len, proof);
        let later = &ranges[self.end..];
        let weights = weights(later, room / (1 + face.most_crossings()));
        let below: i128 = weights.iter().zip(later).map(|(w, r)| w * r.sum).sum();
        let edges = FewEdges::collect(self.len, |part, found| {
            let (mut levels, mut row) = (vec![0; costs.levels()], Vec::new());
            for i in part {
                row.clear();
                self.edges(i, i + 1..self.len, &mut row);
                for &(j, cost) in &row {
                    let Some(crossings) = face.crossings(i, j, cost) else { continue };
                    costs.costs(i, j, &mut levels);
                    let later = weights.iter().zip(&levels[self.end..]).map(|(w, &cost)| w * i128::from(cost));
                    found.push(j, crossings * (below + 1) + later.sum::<i128>());
                }
                found.end_row();
            }
        });
        Stage { len: self.len, end: self.end + weights.len(), edges: Edges::Few(edges) }
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
