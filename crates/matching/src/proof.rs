//! The proof that a perfect matching has minimum cost, as data; [`crate::verify`] checks it.

/// Dual variables that prove a perfect matching optimal. All are doubled, so that they are integers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchingCertificate<T> {
    /// For each vertex, twice its dual variable, of either sign.
    pub duals: Vec<T>,
    /// The odd sets with penalties.
    pub blossoms: Vec<Blossom<T>>,
}

/// An odd set of at least three vertices and its penalty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Blossom<T> {
    /// An odd number of vertices in ascending order. Two blossoms are disjoint or one contains the other.
    pub members: Vec<usize>,
    /// Twice the penalty, at least 0.
    pub penalty: T,
}

/// Why a matching or its certificate is not valid.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Flaw {
    /// The lists do not have one item per vertex.
    #[error("matching and duals have another length than the graph; solve the same graph again")]
    Length,
    /// The mates are not a perfect matching.
    #[error("vertex {0} is not matched to another vertex that is matched to it; solve again")]
    Mate(usize),
    /// A matched edge is forbidden.
    #[error("the matched edge {0}-{1} is forbidden; solve again")]
    Forbidden(usize, usize),
    /// A blossom is not an odd set of vertices, or its penalty is negative.
    #[error("odd set {0} is not an ascending odd list of vertices with a penalty of at least 0; solve again")]
    Blossom(usize),
    /// Two blossoms overlap without one containing the other.
    #[error("odd sets overlap at vertex {0} without one containing the other; solve again")]
    Nesting(usize),
    /// An edge costs less than the dual variables claim (its two ends).
    #[error("the edge {0}-{1} costs less than the proof allows; solve again")]
    Edge(usize, usize),
    /// The matching costs more than the proof's lower bound.
    #[error("the matching costs more than the proven lower bound; solve again")]
    Gap,
    /// A sum does not fit into 128 bits.
    #[error("the numbers are too large to add up in 128 bits; scale the costs down")]
    Overflow,
}
