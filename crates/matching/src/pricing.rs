//! Solves on a few candidate edges, compares the costs of all other edges with the dual variables, adds the edges that are
//! too cheap to leave out, and repeats until there are none. The sparse solution is then optimal for all edges.

use crate::answer::{Matching, NoMatching};
use crate::blossom::{Edge, Forest, Graph, Overflow, Snapshot};
use crate::candidates::{edge, sort_and_dedup};
use crate::clusters::connect;
use crate::cost::{Cost, Costs};
use crate::estimate;
use crate::exits::Exits;
use crate::greedy::{complete, left_over, left_over_by};
use crate::passes::{cheapest, least_slack, listed, violated};
use crate::proof::MatchingCertificate;
use crate::sample::{Sample, Sampled};

/// The number of cheapest edges taken at each vertex at first.
const FIRST: usize = 8;
/// The number of edges with the least slack taken at each vertex if the duals are estimated.
const ESTIMATED: usize = 24;
/// The same if the duals are those of a similar graph.
const NEAR: usize = 12;
/// The maximum number of edges added at each vertex in a round of pricing; doubled in each round after `PATIENCE`.
const MORE: usize = 8;
/// After this many rounds, many vertices evidently compete for the same few partners.
const PATIENCE: u32 = 5;
/// The maximum total length of the lists of one round.
const ROOM: usize = 1 << 18;

/// Solves for an even number of vertices.
pub(crate) fn solve<C: Sampled>(costs: &C) -> Result<Matching<C::Cost>, NoMatching> {
    let n = costs.len();
    let mut edges = listed(costs, &cheapest(costs, FIRST)?);
    sort_and_dedup(&mut edges);
    let few_compete = left_over(n, &edges).len() * 3 <= n;
    if few_compete && let Some(matching) = solve_from(costs, connected(costs, edges.clone()), Start::Connected)? {
        return Ok(matching);
    }
    let solved = |sample: &Sample<'_, C::All>| Some(solve(sample).ok()?.certificate.duals);
    let found = match estimate::duals(costs, solved) {
        Some(duals) => solve_from(costs, with_least_slack(costs, &duals, ESTIMATED), Start::Estimated(duals)),
        None => solve_from(costs, edges, Start::Cheapest),
    }?;
    Ok(found.expect("only a connected start is given up"))
}

/// Solves from the solution of a similar graph; returns `None` if its duals do not fit this one.
pub(crate) fn solve_near<C: Costs + Sync>(
    costs: &C,
    mate: &[usize],
    certificate: &MatchingCertificate<C::Cost>,
) -> Result<Option<Matching<C::Cost>>, NoMatching> {
    let duals = duals_without_blossoms(certificate);
    let mut edges = with_least_slack(costs, &duals, NEAR);
    if edges.iter().any(|edge| edge.weight < duals[edge.a as usize] + duals[edge.b as usize]) {
        return Ok(None);
    }
    let pairs = mate.iter().enumerate().filter(|&(i, &j)| i < j && j < costs.len());
    edges.extend(pairs.filter_map(|(i, &j)| Some(edge(i, j, costs.cost(i, j)?.twice()))));
    sort_and_dedup(&mut edges);
    solve_from(costs, edges, Start::Near(duals, mate))
}

/// Returns duals that need no blossoms: each lowers those of its vertices by half its penalty. Edges inside it stay tight.
fn duals_without_blossoms<T: Cost>(certificate: &MatchingCertificate<T>) -> Vec<T> {
    let mut duals = certificate.duals.clone();
    for blossom in &certificate.blossoms {
        blossom.members.iter().for_each(|&v| duals[v] -= blossom.penalty.half());
    }
    duals
}

/// The first candidate edges.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Start<'m, T> {
    /// The cheapest edges of each vertex.
    Cheapest,
    /// Also edges between clusters and a perfect matching. This usually takes less time than it saves, but not if many
    /// vertices compete for the same few partners, so the start is given up if it matches few vertices or misses many edges.
    Connected,
    /// The edges of each vertex with the least slack for these duals.
    Estimated(Vec<T>),
    /// The same, and the edges of a matching that is optimal for a similar graph.
    Near(Vec<T>, &'m [usize]),
}

/// Returns the `size` edges with the least slack at each vertex and a perfect matching.
fn with_least_slack<C: Costs + Sync>(costs: &C, duals: &[C::Cost], size: usize) -> Vec<Edge<C::Cost>> {
    let mut edges = listed(costs, &least_slack(costs, duals, size));
    let slack = |edge: &Edge<C::Cost>| edge.weight - duals[edge.a as usize] - duals[edge.b as usize];
    let left = left_over_by(costs.len(), &edges, slack);
    edges.extend(complete(costs, left));
    sort_and_dedup(&mut edges);
    edges
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
    start: Start<'_, C::Cost>,
) -> Result<Option<Matching<C::Cost>>, NoMatching> {
    let n = costs.len();
    let mut forest = Forest::new(Graph::new(n, &edges));
    let unmatched = match &start {
        Start::Cheapest | Start::Connected => forest.start(&forest.simple_duals(), &[]),
        Start::Estimated(duals) => forest.start(duals, &[]),
        Start::Near(duals, mate) => forest.start(duals, mate),
    };
    if start == Start::Connected && unmatched * 2 > n {
        return Ok(None);
    }
    forest.outbid();
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
        if start == Start::Connected && round == 0 && added.len() > n * MORE * 3 / 4 {
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
