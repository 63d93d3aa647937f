//! Solves on a few candidate edges, then asks for the price of all others against the dual variables, adds those that
//! are too cheap to be left out, and repeats until there are none: then the sparse solution is optimal for all edges.

use crate::blossom::{Edge, Forest, Found, Graph};
use crate::candidates::{Shortlist, completion, tidy};
use crate::cost::{Cost, Costs};
use crate::solve::{Matching, NoMatching};

/// The cheapest edges taken at each vertex to begin with.
const FIRST: usize = 8;
/// The edges added at each vertex in one round of pricing, at most.
const MORE: usize = 8;

/// Solves for an even number of vertices.
pub(crate) fn solve<C: Costs>(costs: &C) -> Result<Matching<C::Cost>, NoMatching> {
    let n = costs.len();
    let mut edges = first_edges(costs)?;
    let mut forest = Forest::new(Graph::new(n, &edges));
    forest.start();
    loop {
        let added = match forest.match_all() {
            Found::Path => too_cheap(costs, &forest),
            Found::Stuck => ways_out(costs, &mut forest)?,
            Found::Overflow => return Err(NoMatching::OutOfRange),
        };
        if added.is_empty() {
            break;
        }
        edges.extend_from_slice(&added);
        tidy(&mut edges);
        forest.widen(Graph::new(n, &edges), &added);
    }
    let (mate, certificate) = forest.finish();
    let pairs = mate.iter().enumerate().filter(|&(i, &j)| i < j);
    let cost = pairs.filter_map(|(i, &j)| costs.cost(i, j)).try_fold(0_i128, |sum, c| sum.checked_add(c.into()));
    let cost = cost.and_then(C::Cost::narrow).ok_or(NoMatching::OutOfRange)?;
    Ok(Matching { mate, cost, certificate, edges: edges.len() })
}

/// The cheapest edges of each vertex, and those of a greedy matching.
fn first_edges<C: Costs>(costs: &C) -> Result<Vec<Edge<C::Cost>>, NoMatching> {
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
    edges.extend(completion(costs, &edges));
    tidy(&mut edges);
    Ok(edges)
}

/// The edges, a few for each vertex, that cost less than the duals allow for.
fn too_cheap<C: Costs>(costs: &C, forest: &Forest<C::Cost>) -> Vec<Edge<C::Cost>> {
    let duals = forest.duals();
    let mut shortlist = Shortlist::new(costs.len(), MORE);
    let (order, place) = forest.order();
    // The dual of each other vertex, less the penalties around both.
    let mut rivals = duals.clone();
    for i in 0..costs.len() {
        forest.rivals(i as u32, &order, &place, &mut rivals);
        for j in i + 1..costs.len() {
            let Some(cost) = costs.cost(i, j) else { continue };
            let weight = cost.twice();
            let slack = weight - duals[i] - rivals[j];
            if slack < C::Cost::ZERO {
                shortlist.offer(i, slack, j, weight);
                shortlist.offer(j, slack, i, weight);
            }
        }
        for &j in &order[forest.together(i as u32, &place)] {
            rivals[j as usize] = duals[j as usize];
        }
    }
    let mut edges: Vec<_> = shortlist.edges().collect();
    tidy(&mut edges);
    edges
}

/// For a search that got stuck on the candidate edges: the best edges by which its odd sets can still go elsewhere.
/// If there are none, no perfect matching exists.
fn ways_out<C: Costs>(costs: &C, forest: &mut Forest<C::Cost>) -> Result<Vec<Edge<C::Cost>>, NoMatching> {
    let n = costs.len();
    let (barrier, stuck) = forest.take_stuck();
    const BARRIER: usize = usize::MAX;
    let mut group = vec![BARRIER - 1; n];
    barrier.iter().for_each(|&v| group[v] = BARRIER);
    for (g, set) in stuck.iter().enumerate() {
        set.iter().for_each(|&v| group[v] = g);
    }
    let duals = forest.duals();
    let mut shortlist = Shortlist::new(n, 2);
    for (g, set) in stuck.iter().enumerate() {
        for &i in set {
            for j in (0..n).filter(|&j| group[j] != g && group[j] != BARRIER) {
                if let Some(cost) = costs.cost(i, j) {
                    let weight = cost.twice();
                    shortlist.offer(i, weight - duals[i] - duals[j], j, weight);
                }
            }
        }
    }
    let mut edges: Vec<_> = shortlist.edges().collect();
    if edges.is_empty() {
        return Err(NoMatching::None { barrier, stuck });
    }
    tidy(&mut edges);
    Ok(edges)
}
