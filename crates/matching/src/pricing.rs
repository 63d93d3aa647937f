//! Solves on a few candidate edges, compares the costs of all other edges with the dual variables, adds the edges that are
//! too cheap to leave out, and repeats until there are none. The sparse solution is then optimal for all edges.

use crate::answer::{Matching, NoMatching};
use crate::blossom::{Edge, Forest, Graph, Overflow, Snapshot};
use crate::candidates::sort_and_dedup;
use crate::clusters::connect;
use crate::cost::{Cost, Costs};
use crate::exits::Exits;
use crate::greedy::{complete, left_over};
use crate::passes::{cheapest, listed, violated};

/// The number of cheapest edges taken at each vertex at first.
const FIRST: usize = 8;
/// The maximum number of edges added at each vertex in a round of pricing; doubled in each round after `PATIENCE`.
const MORE: usize = 8;
/// After this many rounds, many vertices evidently compete for the same few partners.
const PATIENCE: u32 = 5;
/// The maximum total length of the lists of one round.
const ROOM: usize = 1 << 18;

/// Solves for an even number of vertices.
pub(crate) fn solve<C: Costs + Sync>(costs: &C) -> Result<Matching<C::Cost>, NoMatching> {
    let n = costs.len();
    let mut edges = listed(costs, &cheapest(costs, FIRST)?);
    sort_and_dedup(&mut edges);
    let few_compete = left_over(n, &edges).len() * 3 <= n;
    if few_compete && let Some(matching) = solve_from(costs, connected(costs, edges.clone()), Start::Connected)? {
        return Ok(matching);
    }
    let found = solve_from(costs, edges, Start::Cheapest)?;
    Ok(found.expect("only a connected start is given up"))
}

/// The first candidate edges.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Start {
    /// The cheapest edges of each vertex.
    Cheapest,
    /// Also edges between clusters and a perfect matching. This usually takes less time than it saves, but not if many
    /// vertices compete for the same few partners, so the start is given up if it misses many edges.
    Connected,
}

/// Adds edges between clusters and a perfect matching.
fn connected<C: Costs + Sync>(costs: &C, mut edges: Vec<Edge<C::Cost>>) -> Vec<Edge<C::Cost>> {
    connect(costs, &mut edges);
    let left = left_over(costs.len(), &edges);
    edges.extend(complete(costs, left));
    sort_and_dedup(&mut edges);
    edges
}

/// Solves from these candidate edges; returns `None` if the start is given up.
fn solve_from<C: Costs + Sync>(
    costs: &C,
    mut edges: Vec<Edge<C::Cost>>,
    start: Start,
) -> Result<Option<Matching<C::Cost>>, NoMatching> {
    let n = costs.len();
    let mut forest = Forest::new(Graph::new(n, &edges));
    forest.start();
    let mut priced: Option<(Snapshot<C::Cost>, Vec<bool>)> = None;
    for round in 0_u32.. {
        let mut exits = Exits::new(n, forest.match_all().map_err(|Overflow| NoMatching::OutOfRange)?);
        let stuck = !exits.is_empty();
        let wanted = priced.as_ref().map_or_else(|| vec![true; n], |priced| wanted(&forest, priced));
        let found = violated(costs, &forest, &exits, &wanted, edges_per_vertex(n, round));
        let mut added = found.edges;
        if let Some(none) = exits.witness_without_exit() {
            return Err(none);
        }
        if added.is_empty() {
            break;
        }
        if start == Start::Connected && round == 0 && added.len() > n {
            return Ok(None);
        }
        if stuck && round + 1 == PATIENCE {
            added.extend(circle(costs));
        }
        sort_and_dedup(&mut added);
        added.retain(|edge| !forest.has(edge.a, edge.b));
        edges.extend_from_slice(&added);
        priced = Some((forest.snapshot(), found.full));
        forest.widen(Graph::new(n, &edges), &added);
    }
    let (mate, certificate) = forest.finish();
    let pairs = mate.iter().enumerate().filter(|&(i, &j)| i < j);
    let cost = pairs.filter_map(|(i, &j)| costs.cost(i, j)).try_fold(0_i128, |sum, c| sum.checked_add(c.into()));
    let cost = cost.and_then(C::Cost::narrow).ok_or(NoMatching::OutOfRange)?;
    Ok(Some(Matching { mate, cost, certificate, edges: edges.len() }))
}

/// Returns for each vertex whether its edges must be priced again: they may have lost slack since the last time, or some of
/// them were left out then.
fn wanted<T: Cost>(forest: &Forest<T>, (before, full): &(Snapshot<T>, Vec<bool>)) -> Vec<bool> {
    forest.may_have_lost_slack(before).iter().zip(full).map(|(&lost, &full)| lost || full).collect()
}

/// Returns a perfect matching, unless one of its edges is forbidden: the first round of a circle tournament.
fn circle<C: Costs>(costs: &C) -> impl Iterator<Item = Edge<C::Cost>> + '_ {
    let n = costs.len();
    let pairs = (0..n).map(move |i| (i, (n + 1 - i) % n)).filter(|(i, j)| i < j);
    pairs.filter_map(|(i, j)| Some(Edge { a: i as u32, b: j as u32, weight: costs.cost(i, j)?.twice() }))
}

/// Returns how many edges may be added at each of `n` vertices in this round.
fn edges_per_vertex(n: usize, round: u32) -> usize {
    let wanted = MORE << round.saturating_sub(PATIENCE).min(16);
    wanted.min(n).min((ROOM / n.max(1)).max(MORE))
}
