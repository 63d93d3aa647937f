//! Samples of a graph's vertices, which are graphs themselves.

use crate::cost::Costs;

/// The number of samples; one of this many vertices is in each.
pub(crate) const STEP: usize = 4;

/// Some vertices of a graph, in regular steps.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Sample<'a, C> {
    all: &'a C,
    first: usize,
    step: usize,
    len: usize,
}

/// A graph of which samples can be taken.
pub(crate) trait Sampled: Costs + Sync {
    /// The graph that the samples are from.
    type All: Costs<Cost = Self::Cost> + Sync;

    /// Returns every `STEP`th vertex from `first` on, or one less to have an even number.
    fn sample(&self, first: usize) -> Sample<'_, Self::All>;
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

    fn edges(&self, i: usize, others: std::ops::Range<usize>, found: &mut Vec<(usize, C::Cost)>) {
        self.0.edges(i, others, found);
    }
}

impl<C: Costs + Sync> Sampled for Whole<'_, C> {
    type All = C;

    fn sample(&self, first: usize) -> Sample<'_, C> {
        Sample { all: self.0, first, step: STEP, len: self.len() / STEP / 2 * 2 }
    }
}

impl<C: Costs> Costs for Sample<'_, C> {
    type Cost = C::Cost;

    fn len(&self) -> usize {
        self.len
    }

    fn cost(&self, i: usize, j: usize) -> Option<C::Cost> {
        self.all.cost(self.first + i * self.step, self.first + j * self.step)
    }
}

impl<C: Costs + Sync> Sampled for Sample<'_, C> {
    type All = C;

    fn sample(&self, first: usize) -> Sample<'_, C> {
        Sample {
            all: self.all,
            first: self.first + first * self.step,
            step: self.step * STEP,
            len: self.len / STEP / 2 * 2,
        }
    }
}
