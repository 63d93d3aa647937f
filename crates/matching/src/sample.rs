//! Samples of a graph's vertices, which are graphs themselves.

use crate::cost::Costs;

/// One of this many vertices is in a sample.
pub(crate) const STEP: usize = 4;

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

    #[inline]
    fn each_edge(&self, i: usize, others: std::ops::Range<usize>, visit: impl FnMut(usize, C::Cost)) {
        self.0.each_edge(i, others, visit);
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
