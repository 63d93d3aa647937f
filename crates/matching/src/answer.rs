//! The solver's result: a matching with its proof, or the reason why no matching exists.

use crate::proof::MatchingCertificate;

/// A perfect matching of minimum cost.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Matching<T> {
    /// For each vertex, the vertex it is matched to.
    pub mate: Vec<usize>,
    /// The sum of the matched edges' costs.
    pub cost: T,
    /// The proof that no perfect matching is cheaper; see [`crate::verify`].
    pub certificate: MatchingCertificate<T>,
    /// The number of candidate edges in the end.
    pub edges: usize,
}

/// Why there is no result.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoMatching {
    /// The number of vertices is odd.
    #[error("{0} vertices cannot be matched in pairs; add or remove one")]
    OddCount(usize),
    /// No perfect matching uses only allowed edges. The witness (Tutte 1947): the `stuck` sets are odd, allowed edges leave
    /// them only to the `barrier`, and there are more of them than vertices in the barrier.
    #[error("{} groups can find partners only among {} vertices; allow more edges", stuck.len(), barrier.len())]
    None {
        /// The vertices that the stuck sets compete for; may be empty.
        barrier: Vec<usize>,
        /// The odd sets of vertices.
        stuck: Vec<Vec<usize>>,
    },
    /// A cost, the total or a dual variable is too large; see [`solve`].
    #[error("the costs are too large for exact sums; scale them down or use 128-bit integers")]
    OutOfRange,
}
