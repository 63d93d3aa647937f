//! Graphs for tests: a table of costs, seeded random numbers, and a check of the witness that no perfect matching exists.
#![allow(dead_code, reason = "each test uses a part")]

pub mod layers;

use matching::{Cost, Costs};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// All costs in a table, row by row.
#[derive(Debug, Clone)]
pub struct Dense<T> {
    pub n: usize,
    pub table: Vec<Option<T>>,
}

impl<T: Cost> Dense<T> {
    /// Returns the graph in which the edge `i`-`j`, `i < j`, costs `cost(i, j)`.
    pub fn new(n: usize, mut cost: impl FnMut(usize, usize) -> Option<T>) -> Self {
        let mut table = vec![None; n * n];
        for i in 0..n {
            for j in i + 1..n {
                table[i * n + j] = cost(i, j);
                table[j * n + i] = table[i * n + j];
            }
        }
        Dense { n, table }
    }

    pub fn at(&self, i: usize, j: usize) -> Option<T> {
        self.table[i * self.n + j]
    }
}

impl<T: Cost> Costs for Dense<T> {
    type Cost = T;

    fn len(&self) -> usize {
        self.n
    }

    fn cost(&self, i: usize, j: usize) -> Option<T> {
        assert!(i != j, "the cost of a vertex with itself is never asked for");
        self.at(i, j)
    }
}

/// Random numbers that depend only on the seed.
pub struct Numbers(ChaCha8Rng);

impl Numbers {
    pub fn new(seed: u64) -> Self {
        Numbers(ChaCha8Rng::seed_from_u64(seed))
    }

    /// Returns a number from 0 to `end - 1`.
    pub fn below(&mut self, end: u64) -> u64 {
        self.0.next_u64() % end
    }

    /// Shuffles the items.
    pub fn shuffle<I>(&mut self, items: &mut [I]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u64 + 1) as usize);
        }
    }
}

/// Returns a graph with costs from `-spread` to `spread`, in which about `density` percent of the edges are allowed.
pub fn random(numbers: &mut Numbers, n: usize, spread: u64, density: u64) -> Dense<i64> {
    Dense::new(n, |_, _| (numbers.below(100) < density).then(|| numbers.below(2 * spread + 1) as i64 - spread as i64))
}

/// Checks that the stuck sets are odd and disjoint, outnumber the barrier's vertices, and are left by allowed edges only to
/// the barrier.
pub fn check_witness<T: Cost>(graph: &Dense<T>, barrier: &[usize], stuck: &[Vec<usize>]) {
    assert!(stuck.len() > barrier.len());
    let mut group = vec![None; graph.n];
    for (g, set) in stuck.iter().enumerate() {
        assert_eq!(set.len() % 2, 1);
        for &v in set {
            assert!(!barrier.contains(&v) && group[v].replace(g).is_none());
        }
    }
    for (g, set) in stuck.iter().enumerate() {
        for &i in set {
            for j in (0..graph.n).filter(|&j| group[j] != Some(g) && !barrier.contains(&j)) {
                assert_eq!(graph.at(i, j), None, "{i}-{j} is a way out");
            }
        }
    }
}
