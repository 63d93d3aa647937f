//! The candidate edges: for each vertex the few best by some measure.

use crate::blossom::Edge;
use crate::cost::Cost;

/// For each vertex the few edges with the least keys among those offered.
///
/// Among equal keys those come first that would make good rounds of a circle tournament: the edges `i-j` with
/// `i + j = 1 (mod n)` are a perfect matching by themselves, likewise 3, 5 and so on. So where all edges cost the
/// same, the lists do not all name the same few vertices.
#[derive(Debug)]
pub(crate) struct Shortlist<T> {
    size: usize,
    counts: Vec<u32>,
    /// A key above this is not taken, once a list is full.
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
    /// Room for `size` edges at each of `n` vertices.
    pub fn new(n: usize, size: usize) -> Self {
        let entries = vec![Entry { key: T::ZERO, to: 0, weight: T::ZERO }; n * size];
        Shortlist { size, counts: vec![0; n], limits: vec![T::MOST; n], entries }
    }

    /// Takes an edge into the list of `v` if it is good enough.
    #[inline]
    pub fn offer(&mut self, v: usize, key: T, to: usize, weight: T) {
        if key <= self.limits[v] {
            self.take(v, key, to, weight);
        }
    }

    #[inline(never)]
    fn take(&mut self, v: usize, key: T, to: usize, weight: T) {
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

    /// The edges of all lists; an edge may come twice.
    pub fn edges(&self) -> impl Iterator<Item = Edge<T>> + '_ {
        (0..self.counts.len()).flat_map(move |v| {
            let list = &self.entries[v * self.size..v * self.size + self.counts[v] as usize];
            list.iter().map(move |entry| edge(v, entry.to as usize, entry.weight))
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
