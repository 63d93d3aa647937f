//! The question and its answers: `solve`, a matching with its certificate, or why there is none.

use crate::certificate::Certificate;
use crate::cost::Costs;
use crate::pricing;

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
    /// A cost, a sum or a dual variable does not fit; see [`crate::Cost::LIMIT`].
    #[error("The costs are too large for exact sums; scale them down or give them as 128-bit integers.")]
    OutOfRange,
}

/// The perfect matching of least cost; among several the same one every time.
///
/// # Errors
/// [`NoMatching`] where the number of vertices is odd, no perfect matching exists, or the costs are too large.
pub fn solve<C: Costs>(costs: &C) -> Result<Matching<C::Cost>, NoMatching> {
    let n = costs.len();
    if n % 2 == 1 {
        return Err(NoMatching::OddCount(n));
    }
    pricing::solve(costs)
}
