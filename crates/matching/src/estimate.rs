//! Dual variables estimated from samples. If many vertices compete for the same few partners, the cheapest edges of each
//! vertex say little about an optimal matching; what counts is the cost beyond the duals of both ends. The optimal duals of
//! a sample of the vertices are near those of the whole graph if its vertices resemble each other. Where one sample has too
//! many vertices of some kind, another has too few, so the mean over samples that share all vertices between them is nearer
//! still. A wrong estimate costs time, not exactness.

use crate::cost::{Cost, Costs};
use crate::passes::slacks;
use crate::sample::{STEP, Sample, Sampled};
use crate::threads::in_parallel;

/// The number of vertices from which samples are worth their time.
const WORTH_A_SAMPLE: usize = 64;

/// Returns duals that no edge costs less than, the mean of what the samples say; `None` if the graph is small, or if a sample
/// has no perfect matching and so says nothing. `solved` returns the optimal duals of a sample.
pub(crate) fn duals<C: Sampled>(
    costs: &C,
    solved: impl Fn(&Sample<'_, C::All>) -> Option<Vec<C::Cost>> + Sync,
) -> Option<Vec<C::Cost>> {
    let n = costs.len();
    if n < WORTH_A_SAMPLE {
        return None;
    }
    let part = |first: usize, step: usize| {
        let mut sums = vec![C::Cost::ZERO; n];
        for sample in (first..STEP).step_by(step) {
            let known = solved(&costs.sample(sample))?;
            sums.iter_mut().enumerate().for_each(|(v, sum)| *sum += extended(costs, sample, &known, v));
        }
        Some(sums)
    };
    let parts = in_parallel(n, part).into_iter().collect::<Option<Vec<_>>>()?;
    // A quarter, because there are four samples.
    let mean = |v: usize| parts.iter().fold(C::Cost::ZERO, |sum, part| sum + part[v]).half().half();
    let mut duals: Vec<_> = (0..n).map(mean).collect();
    // If every vertex changes by half the slack of its cheapest edge, no edge is too cheap afterwards.
    let least = slacks(costs, &duals);
    for (dual, slack) in duals.iter_mut().zip(least) {
        *dual += slack.unwrap_or(C::Cost::ZERO).half();
    }
    Some(duals)
}

/// Returns the largest dual of `v` that its edges to a sample with these duals allow.
fn extended<C: Costs>(costs: &C, first: usize, known: &[C::Cost], v: usize) -> C::Cost {
    let others = (first..).step_by(STEP).zip(known).filter(|&(other, _)| other != v);
    let room = others.filter_map(|(other, &dual)| Some(costs.cost(v, other)?.twice() - dual));
    room.min().unwrap_or(C::Cost::ZERO)
}
