//! What the solver asks of a graph whose edges have a cost at each level.

/// The costs of the edges of a complete graph at each level.
pub(crate) trait LevelCosts: Sync {
    /// Number of vertices.
    fn len(&self) -> usize;
    /// Number of levels.
    fn levels(&self) -> usize;
    /// Writes the cost of an edge at each level into `out`.
    fn costs(&self, i: usize, j: usize, out: &mut [u32]);
    /// Returns the same costs row by row.
    fn rows(&self) -> impl LevelRows;
    /// Returns the edges that may not be used, the smaller vertex first.
    fn forbidden(&self) -> Vec<(usize, usize)>;
}

/// The costs of the edges of a complete graph, row by row.
pub(crate) trait LevelRows: Sync {
    /// Writes the costs of the edges from `i` to all later vertices at one level into `out`.
    fn fill(&self, level: usize, i: usize, out: &mut [u32]);
}
