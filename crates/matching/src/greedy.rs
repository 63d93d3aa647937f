//! A perfect matching to start from, so that the candidate edges have one.

use crate::blossom::Edge;
use crate::candidates::edge;
use crate::cost::{Cost, Costs};

/// Returns the vertices that are left over if edges are matched greedily, cheapest first.
pub(crate) fn left_over<T: Cost>(n: usize, edges: &[Edge<T>]) -> Vec<usize> {
    left_over_by(n, edges, |edge| edge.weight)
}

/// Returns the vertices that are left over if edges are matched greedily, those with the smallest keys first.
pub(crate) fn left_over_by<T: Cost>(n: usize, edges: &[Edge<T>], key: impl Fn(&Edge<T>) -> T) -> Vec<usize> {
    let mut sorted: Vec<_> = edges.iter().map(|edge| (key(edge), edge.a as usize, edge.b as usize)).collect();
    sorted.sort_unstable();
    let mut free = vec![true; n];
    for (_, i, j) in sorted {
        if free[i] && free[j] {
            (free[i], free[j]) = (false, false);
        }
    }
    (0..n).filter(|&v| free[v]).collect()
}

/// Returns edges that match the vertices with each other: each gets the cheapest partner that is still free, unless all are
/// forbidden.
pub(crate) fn complete<C: Costs>(costs: &C, mut left: Vec<usize>) -> Vec<Edge<C::Cost>> {
    let mut matched = Vec::new();
    while let Some(i) = left.pop() {
        let priced = left.iter().enumerate().filter_map(|(at, &j)| Some((costs.cost(i, j)?, at)));
        if let Some((cost, at)) = priced.min() {
            matched.push(edge(left.swap_remove(at), i, cost.twice()));
        }
    }
    matched
}
