//! What the solver answers: a matching with its proof, or why there is none.

use crate::certificate::Certificate;

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
    /// A cost, the total or a dual variable does not fit; see [`solve`].
    #[error("The costs are too large for exact sums; scale them down or give them as 128-bit integers.")]
    OutOfRange,
}
