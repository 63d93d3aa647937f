//! The candidate edges: for each vertex the few best by some measure.

use crate::blossom::Edge;
use crate::cost::Cost;

/// For each vertex the few edges with the least keys among those offered. On equal keys the earlier offer stays.
#[derive(Debug)]
pub(crate) struct Shortlist<T> {
    size: usize,
    counts: Vec<u32>,
    /// A key must be below this to be taken, once a list is full.
    limits: Vec<T>,
    entries: Vec<(T, u32, T)>,
}

impl<T: Cost> Shortlist<T> {
    /// Room for `size` edges at each of `n` vertices.
    pub fn new(n: usize, size: usize) -> Self {
        let entries = vec![(T::ZERO, 0, T::ZERO); n * size];
        Shortlist { size, counts: vec![0; n], limits: vec![T::MOST; n], entries }
    }

    /// Takes an edge into the list of `v` if it is good enough.
    pub fn offer(&mut self, v: usize, key: T, to: usize, weight: T) {
        if key < self.limits[v] {
            self.take(v, key, to, weight);
        }
    }

    #[inline(never)]
    fn take(&mut self, v: usize, key: T, to: usize, weight: T) {
        let list = &mut self.entries[v * self.size..(v + 1) * self.size];
        let full = self.counts[v] as usize == self.size;
        let mut at = if full { self.size - 1 } else { self.counts[v] as usize };
        while at > 0 && key < list[at - 1].0 {
            list[at] = list[at - 1];
            at -= 1;
        }
        list[at] = (key, to as u32, weight);
        self.counts[v] += u32::from(!full);
        if self.counts[v] as usize == self.size {
            self.limits[v] = list[self.size - 1].0;
        }
    }

    /// The edges of all lists; an edge may come twice.
    pub fn edges(&self) -> impl Iterator<Item = Edge<T>> + '_ {
        (0..self.counts.len()).flat_map(move |v| {
            let list = &self.entries[v * self.size..v * self.size + self.counts[v] as usize];
            list.iter().map(move |&(_, to, weight)| edge(v, to as usize, weight))
        })
    }
}

/// The edge with its ends in order.
fn edge<T>(i: usize, j: usize, weight: T) -> Edge<T> {
    Edge { a: i.min(j) as u32, b: i.max(j) as u32, weight }
}

/// Brings edges in order and drops doubles.
pub(crate) fn tidy<T: Cost>(edges: &mut Vec<Edge<T>>) {
    edges.sort_unstable_by_key(|edge| (edge.a, edge.b));
    edges.dedup_by_key(|edge| (edge.a, edge.b));
}
