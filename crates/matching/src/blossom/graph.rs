//! The candidate edges, stored vertex by vertex, with twice their cost.

use crate::cost::Cost;

/// An edge seen from one end.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Arc<T> {
    /// The other end.
    pub to: u32,
    /// Twice the cost, so that all dual variables are integers.
    pub weight: T,
}

/// An edge with the smaller vertex first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Edge<T> {
    pub a: u32,
    pub b: u32,
    /// Twice the cost.
    pub weight: T,
}

/// A sparse graph.
#[derive(Debug)]
pub(crate) struct Graph<T> {
    /// The index of each vertex's first arc, and the number of arcs at the end.
    starts: Vec<u32>,
    arcs: Vec<Arc<T>>,
}

impl<T: Cost> Graph<T> {
    /// Returns the graph of these edges on `n` vertices; each edge must be given once.
    pub fn new(n: usize, edges: &[Edge<T>]) -> Self {
        let mut starts = vec![0_u32; n + 1];
        for edge in edges {
            starts[edge.a as usize] += 1;
            starts[edge.b as usize] += 1;
        }
        let mut sum = 0;
        for start in &mut starts {
            sum += *start;
            *start = sum;
        }
        let mut arcs = vec![Arc { to: 0, weight: T::ZERO }; sum as usize];
        for edge in edges.iter().rev() {
            for (from, to) in [(edge.a, edge.b), (edge.b, edge.a)] {
                starts[from as usize] -= 1;
                arcs[starts[from as usize] as usize] = Arc { to, weight: edge.weight };
            }
        }
        Graph { starts, arcs }
    }

    /// Returns the number of vertices.
    pub fn len(&self) -> usize {
        self.starts.len() - 1
    }

    /// Whether there is an edge between two vertices.
    pub fn has(&self, a: u32, b: u32) -> bool {
        self.arcs(a).iter().any(|arc| arc.to == b)
    }

    /// Returns the edges of a vertex.
    pub fn arcs(&self, v: u32) -> &[Arc<T>] {
        &self.arcs[self.starts[v as usize] as usize..self.starts[v as usize + 1] as usize]
    }
}
