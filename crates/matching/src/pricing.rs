//! Solves on a few candidate edges, compares the costs of all other edges with the dual variables, adds the edges that are
//! too cheap to leave out, and repeats until there are none. The sparse solution is then optimal for all edges.

use crate::answer::{Matching, NoMatching};
use crate::blossom::{Edge, Forest, Graph, Overflow, Witness};
use crate::candidates::{Shortlist, sort_and_dedup};
use crate::cost::{Cost, Costs};

/// The number of cheapest edges taken at each vertex at first.
const FIRST: usize = 8;
/// The maximum number of edges added at each vertex in a round of pricing; doubled in each round after `PATIENCE`.
const MORE: usize = 8;
/// After this many rounds, many vertices evidently compete for the same few partners.
const PATIENCE: u32 = 5;
/// The maximum total length of the lists of one round.
const ROOM: usize = 1 << 20;

/// Solves for an even number of vertices.
pub(crate) fn solve<C: Costs>(costs: &C) -> Result<Matching<C::Cost>, NoMatching> {
    let n = costs.len();
    let mut edges = cheapest(costs)?;
    let mut forest = Forest::new(Graph::new(n, &edges));
    forest.start();
    for round in 0_u32.. {
        let exits = Exits::new(n, forest.match_all().map_err(|Overflow| NoMatching::OutOfRange)?);
        let stuck = !exits.witnesses.is_empty();
        let mut added = price(costs, &forest, exits, edges_per_vertex(n, round))?;
        if added.is_empty() {
            break;
        }
        if stuck && round + 1 == PATIENCE {
            added.extend(circle(costs));
        }
        sort_and_dedup(&mut added);
        added.retain(|edge| !forest.has(edge.a, edge.b));
        edges.extend_from_slice(&added);
        forest.widen(Graph::new(n, &edges), &added);
    }
    let (mate, certificate) = forest.finish();
    let pairs = mate.iter().enumerate().filter(|&(i, &j)| i < j);
    let cost = pairs.filter_map(|(i, &j)| costs.cost(i, j)).try_fold(0_i128, |sum, c| sum.checked_add(c.into()));
    let cost = cost.and_then(C::Cost::narrow).ok_or(NoMatching::OutOfRange)?;
    Ok(Matching { mate, cost, certificate, edges: edges.len() })
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

/// Returns the cheapest edges of each vertex.
fn cheapest<C: Costs>(costs: &C) -> Result<Vec<Edge<C::Cost>>, NoMatching> {
    let mut shortlist = Shortlist::new(costs.len(), FIRST);
    let mut in_range = true;
    for i in 0..costs.len() {
        for j in i + 1..costs.len() {
            let Some(cost) = costs.cost(i, j) else { continue };
            in_range &= -C::Cost::LIMIT <= cost && cost <= C::Cost::LIMIT;
            shortlist.offer(i, cost, j, cost);
            shortlist.offer(j, cost, i, cost);
        }
    }
    if !in_range {
        return Err(NoMatching::OutOfRange);
    }
    let mut edges: Vec<_> = shortlist.edges().map(|e| Edge { weight: e.weight.twice(), ..e }).collect();
    sort_and_dedup(&mut edges);
    Ok(edges)
}

/// Returns a few edges per vertex that cost less than the duals allow or lead out of a stuck set. A witness whose stuck sets
/// have no such edge proves that there is no perfect matching.
fn price<C: Costs>(
    costs: &C,
    forest: &Forest<C::Cost>,
    mut exits: Exits,
    per_vertex: usize,
) -> Result<Vec<Edge<C::Cost>>, NoMatching> {
    let duals = forest.duals();
    let mut shortlist = Shortlist::new(costs.len(), per_vertex);
    let (order, place) = forest.order();
    // The dual of each other vertex minus the penalties around both.
    let mut rivals = duals.clone();
    for i in 0..costs.len() {
        forest.rivals(i as u32, &order, &place, &mut rivals);
        for (j, &rival) in rivals.iter().enumerate().skip(i + 1) {
            let Some(cost) = costs.cost(i, j) else { continue };
            let weight = cost.twice();
            let slack = weight - duals[i] - rival;
            let cheap = slack < C::Cost::ZERO;
            if exits.leads_out(i, j) || cheap {
                shortlist.offer(i, slack, j, weight);
            }
            if exits.leads_out(j, i) || cheap {
                shortlist.offer(j, slack, i, weight);
            }
        }
        for &j in &order[forest.together(i as u32, &place)] {
            rivals[j as usize] = duals[j as usize];
        }
    }
    exits.witness_without_exit().map_or_else(|| Ok(shortlist.edges().collect()), Err)
}

/// Marks vertices outside all witnesses.
const OUTSIDE: u32 = u32::MAX;

/// The edges that lead out of the stuck sets of some witnesses.
struct Exits {
    witnesses: Vec<Witness>,
    /// For each witness, whether an exit was found.
    found: Vec<bool>,
    /// For each vertex, its witness.
    witness_of: Vec<u32>,
    /// For each vertex, its stuck set within the witness; vertices of the barrier have the number after the last set.
    set_of: Vec<u32>,
}

impl Exits {
    /// Returns the vertices by witness. A witness that shares vertices with an earlier one is left for the next round.
    fn new(n: usize, all: Vec<Witness>) -> Self {
        let mut exits =
            Exits { witnesses: vec![], found: vec![], witness_of: vec![OUTSIDE; n], set_of: vec![OUTSIDE; n] };
        for witness in all {
            let sets = || witness.stuck.iter().chain([&witness.barrier]).enumerate();
            if sets().any(|(_, set)| set.iter().any(|&v| exits.set_of[v] != OUTSIDE)) {
                continue;
            }
            for (number, &v) in sets().flat_map(|(number, set)| set.iter().map(move |v| (number, v))) {
                exits.witness_of[v] = exits.witnesses.len() as u32;
                exits.set_of[v] = number as u32;
            }
            exits.witnesses.push(witness);
            exits.found.push(false);
        }
        exits
    }

    /// Whether the edge leads from a stuck set at `i` to a vertex that is neither in the set nor in its barrier.
    fn leads_out(&mut self, i: usize, j: usize) -> bool {
        let witness = self.witness_of[i];
        if witness == OUTSIDE {
            return false;
        }
        let barrier = self.witnesses[witness as usize].stuck.len() as u32;
        let out = self.set_of[i] != barrier
            && (self.witness_of[j] != witness || (self.set_of[j] != self.set_of[i] && self.set_of[j] != barrier));
        self.found[witness as usize] |= out;
        out
    }

    /// Returns the first witness for which no exit was found.
    fn witness_without_exit(mut self) -> Option<NoMatching> {
        let first = self.found.iter().position(|found| !found)?;
        let Witness { barrier, stuck } = self.witnesses.swap_remove(first);
        Some(NoMatching::None { barrier, stuck })
    }
}
