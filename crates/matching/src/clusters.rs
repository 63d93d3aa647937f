//! Edges between clusters. In many graphs, such as players in score groups, the cheapest edges of all vertices stay within
//! clusters, and the matching needs a few edges between neighbouring clusters. Which clusters are neighbours is estimated
//! from a sample of costs; a wrong estimate costs time, not exactness.

use crate::blossom::Edge;
use crate::candidates::{Shortlist, edge, sort_and_dedup};
use crate::cost::{Cost, Costs};
use crate::passes::joined;
use crate::threads::in_parallel;

/// The number of edges to other clusters at each vertex.
const OUTSIDE: usize = 8;
/// The number of neighbours of a cluster, unless they have fewer than `ENOUGH` vertices together.
const NEIGHBOURS: usize = 3;
const ENOUGH: usize = 24;
/// The number of vertices of a cluster whose costs are sampled.
const SAMPLED: usize = 8;
/// The number of sampled costs per vertex of the graph.
const SAMPLES: usize = 64;

/// Adds edges between clusters until the graph is connected.
pub(crate) fn connect<C: Costs + Sync>(costs: &C, edges: &mut Vec<Edge<C::Cost>>) {
    let n = costs.len();
    let mut count = n + 1;
    loop {
        let clusters = clusters(n, edges);
        // Forbidden edges can make it impossible.
        if clusters.len() <= 1 || clusters.len() >= count {
            return;
        }
        count = clusters.len();
        let lists = between(costs, &clusters, &pairs(neighbours(costs, &clusters)));
        let of = |v: usize| lists.list(v).iter().map(move |entry| edge(v, entry.to as usize, entry.key.twice()));
        edges.extend((0..n).flat_map(of));
        sort_and_dedup(edges);
    }
}

/// Returns the pairs of clusters of which one is near the other.
fn pairs(near: Vec<Vec<usize>>) -> Vec<(usize, usize)> {
    let both = |(one, near): (usize, Vec<usize>)| near.into_iter().map(move |two| (one.min(two), one.max(two)));
    let mut pairs: Vec<_> = near.into_iter().enumerate().flat_map(both).collect();
    pairs.sort_unstable();
    pairs.dedup();
    pairs
}

/// Lists the cheapest edges of each vertex between these pairs of clusters.
fn between<C: Costs + Sync>(costs: &C, clusters: &[Vec<usize>], pairs: &[(usize, usize)]) -> Shortlist<C::Cost> {
    let rows: Vec<_> = pairs.iter().flat_map(|&(one, two)| clusters[one].iter().map(move |&i| (i, two))).collect();
    let part = |first: usize, step: usize| {
        let mut lists = Shortlist::new(costs.len(), OUTSIDE);
        for &(i, other) in rows.iter().skip(first).step_by(step) {
            for &j in &clusters[other] {
                if let Some(cost) = costs.cost(i, j) {
                    lists.offer(i, cost, j);
                    lists.offer(j, cost, i);
                }
            }
        }
        lists
    };
    joined(in_parallel(costs.len(), part))
}

/// Returns the connected components.
fn clusters<T: Cost>(n: usize, edges: &[Edge<T>]) -> Vec<Vec<usize>> {
    let mut above: Vec<usize> = (0..n).collect();
    for edge in edges {
        let (one, two) = (root(&mut above, edge.a as usize), root(&mut above, edge.b as usize));
        above[one.max(two)] = one.min(two);
    }
    let mut number = vec![usize::MAX; n];
    let mut clusters: Vec<Vec<usize>> = Vec::new();
    for v in 0..n {
        let root = root(&mut above, v);
        if number[root] == usize::MAX {
            number[root] = clusters.len();
            clusters.push(Vec::new());
        }
        clusters[number[root]].push(v);
    }
    clusters
}

fn root(above: &mut [usize], mut v: usize) -> usize {
    while above[v] != v {
        above[v] = above[above[v]];
        v = above[v];
    }
    v
}

/// Returns for each cluster those that seem nearest.
fn neighbours<C: Costs>(costs: &C, clusters: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let count = clusters.len();
    let sampled = (SAMPLES * costs.len() / (count * count)).isqrt().clamp(1, SAMPLED);
    let sample = |cluster: usize| {
        let members = &clusters[cluster];
        let taken = sampled.min(members.len());
        (0..taken).map(move |k| members[k * members.len() / taken])
    };
    let cheapest =
        |one: usize, two: usize| sample(one).flat_map(|i| sample(two).filter_map(move |j| costs.cost(i, j))).min();
    let mut near: Vec<Vec<(C::Cost, usize)>> = vec![Vec::new(); count];
    for one in 0..count {
        for two in one + 1..count {
            if let Some(cost) = cheapest(one, two) {
                keep_nearest(&mut near[one], clusters, (cost, two));
                keep_nearest(&mut near[two], clusters, (cost, one));
            }
        }
    }
    near.iter().map(|list| list.iter().map(|&(_, other)| other).collect()).collect()
}

/// Inserts a cluster into a sorted list and drops those at the end that are not needed.
fn keep_nearest<T: Cost>(list: &mut Vec<(T, usize)>, clusters: &[Vec<usize>], new: (T, usize)) {
    let at = list.partition_point(|old| *old < new);
    list.insert(at, new);
    let mut vertices: usize = list.iter().map(|&(_, cluster)| clusters[cluster].len()).sum();
    while let Some(&(_, last)) = list.last() {
        vertices -= clusters[last].len();
        if list.len() <= NEIGHBOURS || vertices < ENOUGH {
            return;
        }
        list.pop();
    }
}
