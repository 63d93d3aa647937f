//! The candidate edges: for each vertex, the best few by a key.

use crate::blossom::Edge;
use crate::cost::Cost;

/// For each vertex, the edges with the smallest keys among those offered.
///
/// Equal keys are ordered by the rounds of a circle tournament: the edges `i-j` with `i + j = 1 (mod n)` form a perfect
/// matching, and so do those with 3, 5 and so on. If all edges cost the same, the lists therefore do not all contain the
/// same few vertices.
#[derive(Debug)]
pub(crate) struct Shortlist<T> {
    size: usize,
    counts: Vec<u32>,
    /// For each vertex, the highest key that is still accepted once its list is full.
    limits: Vec<T>,
    entries: Vec<Entry<T>>,
}

#[derive(Debug, Clone, Copy)]
struct Entry<T> {
    key: T,
    to: u32,
    weight: T,
}

impl<T: Cost> Shortlist<T> {
    /// Returns empty lists for `size` edges at each of `n` vertices.
    pub fn new(n: usize, size: usize) -> Self {
        let entries = vec![Entry { key: T::ZERO, to: 0, weight: T::ZERO }; n * size];
        Shortlist { size, counts: vec![0; n], limits: vec![T::MOST; n], entries }
    }

    /// Adds an edge to the list of `v` if its key is small enough.
    #[inline]
    pub fn offer(&mut self, v: usize, key: T, to: usize, weight: T) {
        if key <= self.limits[v] {
            self.insert(v, key, to, weight);
        }
    }

    #[inline(never)]
    fn insert(&mut self, v: usize, key: T, to: usize, weight: T) {
        let n = self.counts.len();
        let circle = |to: usize| {
            let sum = if v + to < n { v + to } else { v + to - n };
            if sum % 2 == 1 { sum } else { sum + n }
        };
        let count = self.counts[v] as usize;
        let list = &mut self.entries[v * self.size..(v + 1) * self.size];
        let before = |other: &Entry<T>| key < other.key || (key == other.key && circle(to) < circle(other.to as usize));
        let full = count == self.size;
        if full && !before(&list[count - 1]) {
            return;
        }
        let mut at = if full { count - 1 } else { count };
        while at > 0 && before(&list[at - 1]) {
            list[at] = list[at - 1];
            at -= 1;
        }
        list[at] = Entry { key, to: to as u32, weight };
        if !full {
            self.counts[v] += 1;
        }
        if self.counts[v] as usize == self.size {
            self.limits[v] = list[self.size - 1].key;
        }
    }

    /// Returns the edges of all lists; an edge may occur twice.
    pub fn edges(&self) -> impl Iterator<Item = Edge<T>> + '_ {
        (0..self.counts.len()).flat_map(move |v| {
            let list = &self.entries[v * self.size..v * self.size + self.counts[v] as usize];
            list.iter().map(move |entry| edge(v, entry.to as usize, entry.weight))
        })
    }
}

/// Returns an edge with its ends in order.
fn edge<T>(i: usize, j: usize, weight: T) -> Edge<T> {
    Edge { a: i.min(j) as u32, b: i.max(j) as u32, weight }
}

/// Sorts edges and removes duplicates.
pub(crate) fn sort_and_dedup<T: Cost>(edges: &mut Vec<Edge<T>>) {
    edges.sort_unstable_by_key(|edge| (edge.a, edge.b));
    edges.dedup_by_key(|edge| (edge.a, edge.b));
}
