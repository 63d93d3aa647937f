//! Work on all edges of a graph, row by row in two threads. The result does not depend on them.

use std::ops::Range;

use super::costs::{LevelCosts, LevelRows};

/// The number of vertices from which a second thread is worth its start.
const WORTH_A_THREAD: usize = 700;

/// The costs of the edges that may be used, and 0 for the others.
pub(super) struct AllowedRows<R> {
    rows: R,
    /// In order.
    forbidden: Vec<(usize, usize)>,
}

impl<R: LevelRows> AllowedRows<R> {
    /// Returns the later vertices that may not be matched with `i`.
    pub(super) fn forbidden_with(&self, i: usize) -> impl Iterator<Item = usize> + '_ {
        let start = self.forbidden.partition_point(|&(a, _)| a < i);
        self.forbidden[start..].iter().take_while(move |&&(a, _)| a == i).map(|&(_, j)| j)
    }
}

impl<R: LevelRows> LevelRows for AllowedRows<R> {
    fn fill(&self, level: usize, i: usize, out: &mut [u32]) {
        self.rows.fill(level, i, out);
        self.forbidden_with(i).for_each(|j| out[j - i - 1] = 0);
    }
}

/// Returns the costs of the edges that may be used.
pub(super) fn allowed_rows<P: LevelCosts>(costs: &P) -> AllowedRows<impl LevelRows> {
    let mut forbidden = costs.forbidden();
    forbidden.sort_unstable();
    AllowedRows { rows: costs.rows(), forbidden }
}

/// Returns the index of the edge `i`-`j`, `i < j`, in a list of all edges row by row.
pub(super) fn at(len: usize, i: usize, j: usize) -> usize {
    i * (2 * len - i - 1) / 2 + (j - i - 1)
}

/// Returns the rows of each thread; each has about as many edges.
pub(super) fn parts(len: usize) -> Vec<Range<usize>> {
    let has_cores = || std::thread::available_parallelism().is_ok_and(|cores| cores.get() > 1);
    let half = len * len.saturating_sub(1) / 4;
    let is_half = |&i: &usize| at(len, i, i + 1) >= half;
    let middle = (0..len.saturating_sub(1)).find(is_half).filter(|_| len >= WORTH_A_THREAD && has_cores());
    let ends = [middle, Some(len)].into_iter().flatten();
    ends.scan(0, |start, end| Some(std::mem::replace(start, end)..end)).collect()
}

/// Returns what `work` returns for each part, in their order.
pub(super) fn in_parallel<P: Send, A: Send>(parts: Vec<P>, work: impl Fn(P) -> A + Sync) -> Vec<A> {
    let work = &work;
    std::thread::scope(|scope| {
        let mut parts = parts.into_iter();
        let first = parts.next();
        let others: Vec<_> = parts.map(|part| scope.spawn(move || work(part))).collect();
        let mut answers: Vec<A> = first.into_iter().map(work).collect();
        answers.extend(others.into_iter().map(|thread| thread.join().expect("a cost function does not panic")));
        answers
    })
}

/// Calls `work` with the number of each row and its edges to later vertices; `edges` lists all edges row by row. Each thread
/// has a working space of its own.
pub(super) fn each_row<E: Send, S>(
    edges: &mut [E],
    len: usize,
    space: impl Fn() -> S + Sync,
    work: impl Fn(usize, &mut [E], &mut S) + Sync,
) {
    let mut rest = edges;
    let mut shares = Vec::new();
    for rows in parts(len) {
        let count: usize = rows.clone().map(|i| len - i - 1).sum();
        let (share, others) = rest.split_at_mut(count);
        rest = others;
        shares.push((rows, share));
    }
    in_parallel(shares, |(rows, mut share)| {
        let mut space = space();
        for i in rows {
            let (row, others) = share.split_at_mut(len - i - 1);
            work(i, row, &mut space);
            share = others;
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_edge_is_visited_once() {
        for len in [0, 1, 2, 3, 10, WORTH_A_THREAD - 1, WORTH_A_THREAD, WORTH_A_THREAD + 1] {
            let mut edges = vec![(0, 0); len * len.saturating_sub(1) / 2];
            each_row(&mut edges, len, || (), |i, row, ()| (i + 1..).zip(row).for_each(|(j, edge)| *edge = (i, j)));
            let all = (0..len).flat_map(|i| (i + 1..len).map(move |j| (i, j)));
            assert!(edges.into_iter().eq(all), "{len} vertices");
        }
    }
}
