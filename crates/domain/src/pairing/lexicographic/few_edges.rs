//! The edges of a graph with few edges.

use std::ops::Range;

use super::rows::{in_parallel, parts};

/// The edges to later vertices with their costs, row by row.
#[derive(Debug, Default)]
pub(super) struct FewEdges {
    /// Where each row ends.
    ends: Vec<usize>,
    others: Vec<u32>,
    costs: Vec<i128>,
}

impl FewEdges {
    /// Returns the edges that `part` finds in the rows of a graph with `len` vertices.
    pub(super) fn collect(len: usize, part: impl Fn(Range<usize>, &mut FewEdges) + Sync) -> FewEdges {
        let found = in_parallel(parts(len), |rows| {
            let mut found = FewEdges::default();
            part(rows, &mut found);
            found
        });
        let join = |mut all: FewEdges, more: FewEdges| {
            let before = all.others.len();
            all.ends.extend(more.ends.iter().map(|end| before + end));
            all.others.extend(more.others);
            all.costs.extend(more.costs);
            all
        };
        found.into_iter().reduce(join).unwrap_or_default()
    }

    /// Adds an edge to the present row, in order of the other vertices.
    pub(super) fn push(&mut self, other: usize, cost: i128) {
        self.others.push(other as u32);
        self.costs.push(cost);
    }

    /// Ends the present row.
    pub(super) fn end_row(&mut self) {
        self.ends.push(self.others.len());
    }

    fn row(&self, i: usize) -> Range<usize> {
        let start = if i == 0 { 0 } else { self.ends[i - 1] };
        start..self.ends[i]
    }

    /// Returns the cost of an edge, `i < j`.
    pub(super) fn cost(&self, i: usize, j: usize) -> Option<i128> {
        let row = self.row(i);
        let at = self.others[row.clone()].binary_search(&(j as u32)).ok()?;
        Some(self.costs[row.start + at])
    }

    /// Adds the edges from `i` to some later vertices to `found`.
    pub(super) fn edges(&self, i: usize, others: Range<usize>, found: &mut Vec<(usize, i128)>) {
        let row = self.row(i);
        let edges = self.others[row.clone()].iter().zip(&self.costs[row]);
        let edges = edges.skip_while(|&(&j, _)| (j as usize) < others.start);
        found.extend(edges.map(|(&j, &cost)| (j as usize, cost)).take_while(|&(j, _)| j < others.end));
    }
}
