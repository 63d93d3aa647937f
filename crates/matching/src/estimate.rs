//! Dual variables estimated from a sample. If many vertices compete for the same few partners, the cheapest edges of each
//! vertex say little about an optimal matching; what counts is the cost beyond the duals of both ends. The optimal duals of
//! a sample of the vertices are near those of the whole graph if its vertices resemble each other. A wrong estimate costs
//! time, not exactness.

use crate::cost::{Cost, Costs};
use crate::passes::slacks;
use crate::pricing;

/// One of this many vertices is in the sample.
const STEP: usize = 4;
/// Smaller graphs are not worth a sample.
const LEAST: usize = 64;

/// Some or all vertices of a graph, in regular steps.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Sample<'a, C> {
    all: &'a C,
    step: usize,
    len: usize,
}

/// A graph of which samples can be taken.
pub(crate) trait Sampled: Costs + Sync {
    /// The graph that the samples are from.
    type All: Costs<Cost = Self::Cost> + Sync;

    /// Returns every `STEP`th vertex, or one less to have an even number.
    fn sample(&self) -> Sample<'_, Self::All>;
}

/// A whole graph.
pub(crate) struct Whole<'a, C>(pub &'a C);

impl<C: Costs> Costs for Whole<'_, C> {
    type Cost = C::Cost;

    fn len(&self) -> usize {
        self.0.len()
    }

    #[inline]
    fn cost(&self, i: usize, j: usize) -> Option<C::Cost> {
        self.0.cost(i, j)
    }
}

impl<C: Costs + Sync> Sampled for Whole<'_, C> {
    type All = C;

    fn sample(&self) -> Sample<'_, C> {
        Sample { all: self.0, step: STEP, len: self.len() / STEP / 2 * 2 }
    }
}

impl<C: Costs> Costs for Sample<'_, C> {
    type Cost = C::Cost;

    fn len(&self) -> usize {
        self.len
    }

    fn cost(&self, i: usize, j: usize) -> Option<C::Cost> {
        self.all.cost(i * self.step, j * self.step)
    }
}

impl<C: Costs + Sync> Sampled for Sample<'_, C> {
    type All = C;

    fn sample(&self) -> Sample<'_, C> {
        Sample { all: self.all, step: self.step * STEP, len: self.len / STEP / 2 * 2 }
    }
}

/// Returns duals that no edge costs less than; `None` if the graph is small or its sample has no perfect matching.
pub(crate) fn duals<C: Sampled>(costs: &C) -> Option<Vec<C::Cost>> {
    let n = costs.len();
    if n < LEAST {
        return None;
    }
    let sample = costs.sample();
    let known = pricing::solve(&sample).ok()?.certificate.duals;
    let mut duals: Vec<_> = (0..n).map(|v| extended(costs, &known, v)).collect();
    // If every vertex changes by half the slack of its cheapest edge, no edge is too cheap afterwards.
    let least = slacks(costs, &duals);
    for (dual, slack) in duals.iter_mut().zip(least) {
        *dual += slack.unwrap_or(C::Cost::ZERO).half();
    }
    Some(duals)
}

/// Returns the largest dual of `v` that its edges to the sample allow.
fn extended<C: Costs>(costs: &C, known: &[C::Cost], v: usize) -> C::Cost {
    let others = known.iter().enumerate().filter(|&(at, _)| at * STEP != v);
    let room = others.filter_map(|(at, &dual)| Some(costs.cost(v, at * STEP)?.twice() - dual));
    room.min().unwrap_or(C::Cost::ZERO)
}
