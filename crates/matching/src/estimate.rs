//! Dual variables estimated from a sample. If many vertices compete for the same few partners, the cheapest edges of each
//! vertex say little about an optimal matching; what counts is the cost beyond the duals of both ends. The optimal duals of
//! a sample of the vertices are near those of the whole graph if its vertices resemble each other. A wrong estimate costs
//! time, not exactness.

use crate::cost::{Cost, Costs};
use crate::passes::slacks;
use crate::sample::STEP;

/// Returns duals that no edge costs less than, estimated from the optimal duals of the sample.
pub(crate) fn duals<C: Costs + Sync>(costs: &C, known: &[C::Cost]) -> Vec<C::Cost> {
    let mut duals: Vec<_> = (0..costs.len()).map(|v| extended(costs, known, v)).collect();
    // If every vertex changes by half the slack of its cheapest edge, no edge is too cheap afterwards.
    let least = slacks(costs, &duals);
    for (dual, slack) in duals.iter_mut().zip(least) {
        *dual += slack.unwrap_or(C::Cost::ZERO).half();
    }
    duals
}

/// Returns the largest dual of `v` that its edges to the sample allow.
fn extended<C: Costs>(costs: &C, known: &[C::Cost], v: usize) -> C::Cost {
    let others = known.iter().enumerate().filter(|&(at, _)| at * STEP != v);
    let room = others.filter_map(|(at, &dual)| Some(costs.cost(v, at * STEP)?.twice() - dual));
    room.min().unwrap_or(C::Cost::ZERO)
}
