//! Passes over all edges, shared by two threads. Each thread has lists of its own; as their order is total, the joined lists
//! do not depend on the threads.

use std::ops::Range;

use crate::answer::NoMatching;
use crate::blossom::{Edge, Forest};
use crate::candidates::{Shortlist, edge};
use crate::cost::{Cost, Costs};
use crate::exits::Exits;
use crate::threads::in_parallel;

/// How far apart the numbers of vertices are whose edges are compared first. Callers often number similar vertices next to
/// each other; once each list contains a few cheap edges, it rarely changes.
const BAND: usize = 64;

/// Lists the `size` cheapest edges of each vertex.
pub(crate) fn cheapest<C: Costs + Sync>(costs: &C, size: usize) -> Result<Shortlist<C::Cost>, NoMatching> {
    let n = costs.len();
    let mut lists = Shortlist::new(n, size);
    let mut row = Vec::new();
    let mut in_range = (0..n).all(|i| offer_row(costs, &mut lists, i, (i + 1..n.min(i + 1 + BAND), &mut row)));
    let parts = in_parallel(n, |first, step| {
        let (mut lists, mut row) = (lists.continued(), Vec::new());
        let fits =
            (first..n).step_by(step).all(|i| offer_row(costs, &mut lists, i, (n.min(i + 1 + BAND)..n, &mut row)));
        (lists, fits)
    });
    for (part, fits) in parts {
        lists.absorb(&part);
        in_range &= fits;
    }
    lists.finish();
    if in_range { Ok(lists) } else { Err(NoMatching::OutOfRange) }
}

/// Lists the `size` edges of each vertex with the least slack for these duals.
pub(crate) fn least_slack<C: Costs + Sync>(costs: &C, duals: &[C::Cost], size: usize) -> Shortlist<C::Cost> {
    let n = costs.len();
    let part = |first: usize, step: usize| {
        let (mut lists, mut row) = (Shortlist::new(n, size), Vec::new());
        for i in (first..n).step_by(step) {
            for &(j, cost) in filled(&mut row, costs, i, i + 1..n) {
                let slack = cost.twice() - duals[i] - duals[j];
                lists.offer(i, slack, j);
                lists.offer(j, slack, i);
            }
        }
        lists
    };
    joined(in_parallel(n, part))
}

/// Returns the least slack at each vertex for these duals; `None` for a vertex without edges.
pub(crate) fn slacks<C: Costs + Sync>(costs: &C, duals: &[C::Cost]) -> Vec<Option<C::Cost>> {
    let n = costs.len();
    let part = |first: usize, step: usize| {
        let (mut least, mut row) = (vec![C::Cost::MOST; n], Vec::new());
        for i in (first..n).step_by(step) {
            let mut own = least[i];
            for &(j, cost) in filled(&mut row, costs, i, i + 1..n) {
                let slack = cost.twice() - duals[i] - duals[j];
                own = own.min(slack);
                least[j] = least[j].min(slack);
            }
            least[i] = own;
        }
        least
    };
    let parts = in_parallel(n, part);
    let least = |v: usize| parts.iter().map(|part| part[v]).min().filter(|&least| least != C::Cost::MOST);
    (0..n).map(least).collect()
}

/// The edges of one row: the other vertex and the cost.
type Row<T> = Vec<(usize, T)>;

/// Returns the edges from `i` to `others`, in the room of an earlier row.
fn filled<'r, C: Costs>(row: &'r mut Row<C::Cost>, costs: &C, i: usize, others: Range<usize>) -> &'r Row<C::Cost> {
    row.clear();
    costs.edges(i, others, row);
    row
}

/// Offers the edges from `i` to some vertices; returns `false` if a cost is out of range.
fn offer_row<C: Costs>(
    costs: &C,
    lists: &mut Shortlist<C::Cost>,
    i: usize,
    (others, row): (Range<usize>, &mut Row<C::Cost>),
) -> bool {
    let mut fits = true;
    for &(j, cost) in filled(row, costs, i, others) {
        if cost < -C::Cost::LIMIT || C::Cost::LIMIT < cost {
            fits = false;
        } else {
            lists.offer(i, cost, j);
            lists.offer(j, cost, i);
        }
    }
    fits
}

/// What a pass found.
pub(crate) struct Found<T> {
    /// An edge may occur twice.
    pub edges: Vec<Edge<T>>,
    /// For each vertex, whether further edges of it may cost less than the duals allow. These are edges between two such
    /// vertices.
    pub full: Vec<bool>,
}

/// Returns up to `most` edges per vertex, those with the least slack, that cost less than the duals allow or lead out of a
/// stuck set. Asks only for the costs of edges with a `wanted` end unless there are stuck sets.
pub(crate) fn violated<C: Costs + Sync>(
    costs: &C,
    forest: &Forest<C::Cost>,
    exits: &Exits,
    wanted: &[bool],
    most: usize,
) -> Found<C::Cost> {
    let n = costs.len();
    let duals = forest.duals();
    let (order, place) = forest.order();
    let few: Vec<usize> = (0..n).filter(|&v| wanted[v]).collect();
    let part = |first: usize, step: usize| {
        let (mut lists, mut row) = (Shortlist::new(n, most), Vec::new());
        // The dual of each other vertex minus the penalties around both.
        let mut rivals = duals.clone();
        for i in (first..n).step_by(step) {
            let later = &few[few.partition_point(|&j| j <= i)..];
            if !wanted[i] && later.is_empty() && exits.is_empty() {
                continue;
            }
            let together = &order[forest.together(i as u32, &place)];
            forest.rivals(i as u32, &order, &place, &mut rivals);
            if !exits.is_empty() {
                let row = filled(&mut row, costs, i, i + 1..n);
                offer_violated_or_exits(row, &mut lists, exits, i, duals[i], &rivals);
            } else if wanted[i] {
                let row = filled(&mut row, costs, i, i + 1..n);
                row.iter().for_each(|&edge| offer_violated(&mut lists, i, duals[i], &rivals, edge));
            } else {
                let priced = later.iter().filter_map(|&j| Some((j, costs.cost(i, j)?)));
                priced.for_each(|edge| offer_violated(&mut lists, i, duals[i], &rivals, edge));
            }
            together.iter().for_each(|&j| rivals[j as usize] = duals[j as usize]);
        }
        lists
    };
    let lists = joined(in_parallel(n, part));
    let full = (0..n).map(|v| lists.list(v).len() == most).collect();
    Found { edges: listed(costs, &lists), full }
}

/// Returns the edges on the lists; an edge may occur twice.
pub(crate) fn listed<C: Costs>(costs: &C, lists: &Shortlist<C::Cost>) -> Vec<Edge<C::Cost>> {
    let of = |v: usize| lists.list(v).iter().map(move |entry| (v, entry.to as usize));
    let priced = |(i, j): (usize, usize)| Some(edge(i, j, costs.cost(i, j)?.twice()));
    (0..costs.len()).flat_map(of).filter_map(priced).collect()
}

/// Offers the edge from `i` to `j` if it costs less than the duals allow.
#[inline]
fn offer_violated<T: Cost>(lists: &mut Shortlist<T>, i: usize, dual: T, rivals: &[T], (j, cost): (usize, T)) {
    let slack = cost.twice() - dual - rivals[j];
    if slack < T::ZERO {
        lists.offer(i, slack, j);
        lists.offer(j, slack, i);
    }
}

/// Offers the edges from `i` to later vertices that cost less than the duals allow or lead out of a stuck set.
fn offer_violated_or_exits<T: Cost>(
    row: &Row<T>,
    lists: &mut Shortlist<T>,
    exits: &Exits,
    i: usize,
    dual: T,
    rivals: &[T],
) {
    for &(j, cost) in row {
        let slack = cost.twice() - dual - rivals[j];
        for (from, to) in [(i, j), (j, i)] {
            if exits.leads_out(from, to) || slack < T::ZERO {
                lists.offer(from, slack, to);
            }
        }
    }
}

/// Joins the lists of all threads.
pub(crate) fn joined<T: Cost>(parts: Vec<Shortlist<T>>) -> Shortlist<T> {
    let mut parts = parts.into_iter();
    let mut lists = parts.next().expect("there is at least one thread");
    parts.for_each(|part| lists.absorb(&part));
    lists.finish();
    lists
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cost::from_fn;
    use crate::threads::WORTH_A_THREAD;

    #[test]
    fn the_lists_do_not_depend_on_threads() {
        for n in [WORTH_A_THREAD - 100, WORTH_A_THREAD, WORTH_A_THREAD + 50] {
            let cost = |i: usize, j: usize| (i * j + 7 * (i + j)) as i64 % 50;
            let lists = cheapest(&from_fn(n, |i, j| Some(cost(i, j))), 5).unwrap();
            let mut all = Shortlist::new(n, n);
            (0..n).for_each(|v| (0..n).filter(|&j| j != v).for_each(|j| all.offer(v, cost(v, j), j)));
            all.finish();
            for v in 0..n {
                let key = |entry: &crate::candidates::Entry<i64>| (entry.key, entry.to);
                assert!(lists.list(v).iter().map(key).eq(all.list(v)[..5].iter().map(key)), "vertex {v} of {n}");
            }
        }
    }
}
