//! Solves on a few candidate edges, then asks for the price of all others against the dual variables, adds those that
//! are too cheap to be left out, and repeats until there are none: then the sparse solution is optimal for all edges.

use crate::answer::{Matching, NoMatching};
use crate::blossom::{Edge, Forest, Graph, Overflow, Witness};
use crate::candidates::{Shortlist, tidy};
use crate::cost::{Cost, Costs};

/// The cheapest edges taken at each vertex to begin with.
const FIRST: usize = 8;
/// The edges added at each vertex in one round of pricing, at most; the double in each round after `PATIENCE`.
const MORE: usize = 8;
/// After so many rounds the instance is one where all want the same few partners.
const PATIENCE: u32 = 5;
/// Edges kept on the lists of one round in all, at most.
const ROOM: usize = 1 << 20;

/// Solves for an even number of vertices.
pub(crate) fn solve<C: Costs>(costs: &C) -> Result<Matching<C::Cost>, NoMatching> {
    let n = costs.len();
    let mut edges = cheapest(costs)?;
    let mut forest = Forest::new(Graph::new(n, &edges));
    forest.start();
    for round in 0_u32.. {
        let ways = Ways::new(n, forest.match_all().map_err(|Overflow| NoMatching::OutOfRange)?);
        let stuck = !ways.witnesses.is_empty();
        let mut added = price(costs, &forest, ways, share(n, round))?;
        if added.is_empty() {
            break;
        }
        if stuck && round + 1 == PATIENCE {
            added.extend(circle(costs));
        }
        tidy(&mut added);
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

/// A perfect matching, if none of its edges is forbidden: the first round of a circle tournament.
fn circle<C: Costs>(costs: &C) -> impl Iterator<Item = Edge<C::Cost>> + '_ {
    let n = costs.len();
    let pairs = (0..n).map(move |i| (i, (n + 1 - i) % n)).filter(|(i, j)| i < j);
    pairs.filter_map(|(i, j)| Some(Edge { a: i as u32, b: j as u32, weight: costs.cost(i, j)?.twice() }))
}

/// How many edges may be added at each of `n` vertices in this round.
fn share(n: usize, round: u32) -> usize {
    let wanted = MORE << round.saturating_sub(PATIENCE).min(16);
    wanted.min(n).min((ROOM / n.max(1)).max(MORE))
}

/// The cheapest edges of each vertex.
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
    tidy(&mut edges);
    Ok(edges)
}

/// The edges, a few for each vertex, that cost less than the duals allow for or by which a stuck set finds a way out.
/// A stuck witness without any way out proves that there is no perfect matching.
fn price<C: Costs>(
    costs: &C,
    forest: &Forest<C::Cost>,
    mut ways: Ways,
    share: usize,
) -> Result<Vec<Edge<C::Cost>>, NoMatching> {
    let duals = forest.duals();
    let mut shortlist = Shortlist::new(costs.len(), share);
    let (order, place) = forest.order();
    // The dual of each other vertex, less the penalties around both.
    let mut rivals = duals.clone();
    for i in 0..costs.len() {
        forest.rivals(i as u32, &order, &place, &mut rivals);
        for (j, &rival) in rivals.iter().enumerate().skip(i + 1) {
            let Some(cost) = costs.cost(i, j) else { continue };
            let weight = cost.twice();
            let slack = weight - duals[i] - rival;
            let cheap = slack < C::Cost::ZERO;
            if ways.out(i, j) || cheap {
                shortlist.offer(i, slack, j, weight);
            }
            if ways.out(j, i) || cheap {
                shortlist.offer(j, slack, i, weight);
            }
        }
        for &j in &order[forest.together(i as u32, &place)] {
            rivals[j as usize] = duals[j as usize];
        }
    }
    ways.without_any().map_or_else(|| Ok(shortlist.edges().collect()), Err)
}

/// Vertices that stand nowhere in a witness.
const OUTSIDE: u32 = u32::MAX;

/// Which edges would help the stuck sets of some witnesses.
struct Ways {
    witnesses: Vec<Witness>,
    /// Whether a way out has been seen, for each witness.
    found: Vec<bool>,
    /// For each vertex its witness.
    witness_of: Vec<u32>,
    /// For each vertex its stuck set within the witness; that of the barrier is one more than there are sets.
    set_of: Vec<u32>,
}

impl Ways {
    /// Takes the witnesses apart; one that shares vertices with an earlier one is left for the next round.
    fn new(n: usize, all: Vec<Witness>) -> Self {
        let mut ways =
            Ways { witnesses: vec![], found: vec![], witness_of: vec![OUTSIDE; n], set_of: vec![OUTSIDE; n] };
        for witness in all {
            let sets = || witness.stuck.iter().chain([&witness.barrier]).enumerate();
            if sets().any(|(_, set)| set.iter().any(|&v| ways.set_of[v] != OUTSIDE)) {
                continue;
            }
            for (number, &v) in sets().flat_map(|(number, set)| set.iter().map(move |v| (number, v))) {
                ways.witness_of[v] = ways.witnesses.len() as u32;
                ways.set_of[v] = number as u32;
            }
            ways.witnesses.push(witness);
            ways.found.push(false);
        }
        ways
    }

    /// Whether the edge leads from a stuck set at `i` to anywhere but the set itself and its barrier.
    fn out(&mut self, i: usize, j: usize) -> bool {
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

    /// The first witness for which no way out was found.
    fn without_any(mut self) -> Option<NoMatching> {
        let first = self.found.iter().position(|found| !found)?;
        let Witness { barrier, stuck } = self.witnesses.swap_remove(first);
        Some(NoMatching::None { barrier, stuck })
    }
}
