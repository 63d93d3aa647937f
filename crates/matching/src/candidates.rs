//! The candidate edges: for each vertex, the best few by a key.

use crate::blossom::Edge;
use crate::cost::Cost;

/// For each vertex, the edges with the smallest keys among those offered.
///
/// Equal keys are ordered by the rounds of a circle tournament: the edges `i-j` with `i + j = 1 (mod n)` form a perfect
/// matching, and so do those with 3, 5 and so on. If all edges cost the same, the lists therefore do not all contain the
/// same few vertices. The order is total, so the lists do not depend on the order of the offers.
#[derive(Debug)]
pub(crate) struct Shortlist<T> {
    size: usize,
    counts: Vec<u32>,
    /// For each vertex, the last edge in order that is still accepted; [`Cost::MOST`] while all are.
    limits: Vec<Entry<T>>,
    /// For each vertex, room for twice the size: a full list is cut to half its length.
    entries: Vec<Entry<T>>,
}

/// An edge in a list.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Entry<T> {
    /// The measure by which the edges are compared.
    pub key: T,
    /// The other end.
    pub to: u32,
}

impl<T: Cost> Shortlist<T> {
    /// Returns empty lists for `size` edges at each of `n` vertices.
    pub fn new(n: usize, size: usize) -> Self {
        let entries = vec![Entry { key: T::ZERO, to: 0 }; n * size * 2];
        let limits = vec![Entry { key: T::MOST, to: 0 }; n];
        Shortlist { size, counts: vec![0; n], limits, entries }
    }

    /// Returns empty lists that accept only edges that these lists would accept.
    pub fn continued(&self) -> Self {
        Shortlist { limits: self.limits.clone(), ..Shortlist::new(self.counts.len(), self.size) }
    }

    /// Adds an edge to the list of `v` if its key is small enough.
    #[inline]
    pub fn offer(&mut self, v: usize, key: T, to: usize) {
        if key <= self.limits[v].key {
            self.insert(v, Entry { key, to: to as u32 });
        }
    }

    fn insert(&mut self, v: usize, entry: Entry<T>) {
        let limit = &self.limits[v];
        if entry.key == limit.key && entry.key != T::MOST && order(self.counts.len(), v, &entry, limit).is_gt() {
            return;
        }
        let at = self.counts[v] as usize;
        self.entries[v * self.size * 2 + at] = entry;
        self.counts[v] += 1;
        if at + 1 == self.size * 2 {
            self.cut(v);
        }
    }

    /// Cuts a list to its size.
    #[inline(never)]
    fn cut(&mut self, v: usize) {
        let n = self.counts.len();
        let start = v * self.size * 2;
        let list = &mut self.entries[start..start + self.counts[v] as usize];
        if list.len() > self.size {
            list.select_nth_unstable_by(self.size - 1, |one, two| order(n, v, one, two));
            self.limits[v] = list[self.size - 1];
            self.counts[v] = self.size as u32;
        }
    }

    /// Adds the lists of another collection of the same size, in which an edge is missing only if it would be here too.
    pub fn absorb(&mut self, other: &Shortlist<T>) {
        for v in 0..self.counts.len() {
            let start = v * self.size * 2;
            for entry in &other.entries[start..start + other.counts[v] as usize] {
                self.offer(v, entry.key, entry.to as usize);
            }
        }
    }

    /// Cuts all lists to their size and sorts them.
    pub fn finish(&mut self) {
        let n = self.counts.len();
        for v in 0..n {
            self.cut(v);
            let start = v * self.size * 2;
            self.entries[start..start + self.counts[v] as usize].sort_unstable_by(|one, two| order(n, v, one, two));
        }
    }

    /// Returns the list of a vertex.
    pub fn list(&self, v: usize) -> &[Entry<T>] {
        &self.entries[v * self.size * 2..][..self.counts[v] as usize]
    }
}

/// Compares two edges of a vertex by key, equal ones by their round in a circle tournament.
fn order<T: Cost>(n: usize, v: usize, one: &Entry<T>, two: &Entry<T>) -> std::cmp::Ordering {
    let circle = |to: usize| {
        let sum = if v + to < n { v + to } else { v + to - n };
        if sum % 2 == 1 { sum } else { sum + n }
    };
    one.key.cmp(&two.key).then_with(|| circle(one.to as usize).cmp(&circle(two.to as usize)))
}

/// Returns an edge with its ends in order.
pub(crate) fn edge<T>(i: usize, j: usize, weight: T) -> Edge<T> {
    Edge { a: i.min(j) as u32, b: i.max(j) as u32, weight }
}

/// Sorts edges and removes duplicates.
pub(crate) fn sort_and_dedup<T: Cost>(edges: &mut Vec<Edge<T>>) {
    edges.sort_unstable_by_key(|edge| (edge.a, edge.b));
    edges.dedup_by_key(|edge| (edge.a, edge.b));
}
