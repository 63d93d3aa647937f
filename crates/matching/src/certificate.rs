//! The checker of the proof that a perfect matching has minimum cost, which trusts nothing else.
//! By linear programming duality (Edmonds 1965): give each vertex a number and some odd sets a penalty so that every edge
//! costs at least the numbers of its two ends minus the penalties of the sets that contain it. Then every perfect matching
//! costs at least the sum of the numbers minus, for each set of 2k+1 vertices, k times its penalty.

use crate::cost::{Cost, Costs, Solver};
use crate::proof::{Blossom, Flaw, MatchingCertificate};
use crate::threads::in_parallel;

/// Verifies that `mate` is a perfect matching of minimum cost, as `certificate` claims. Asks for the cost of every edge.
///
/// ```
/// use matching::{Flaw, from_fn, solve, verify};
///
/// let costs = from_fn(4, |i, j| Some((i * j) as i64));
/// let best = solve(&costs)?;
/// assert_eq!(verify(&costs, &best.mate, &best.certificate), Ok(()));
/// // The proof does not fit a worse matching.
/// assert_eq!(verify(&costs, &[1, 0, 3, 2], &best.certificate), Err(Flaw::Gap));
/// # Ok::<(), matching::NoMatching>(())
/// ```
///
/// # Errors
/// The first [`Flaw`] found. `Ok` is a proof, however the matching was found.
pub fn verify<C: Costs + Sync>(
    costs: &C,
    mate: &[usize],
    certificate: &MatchingCertificate<C::Cost>,
) -> Result<(), Flaw> {
    C::Cost::verify(costs, mate, certificate)
}

pub(crate) fn verify_any<C: Costs + Sync>(
    costs: &C,
    mate: &[usize],
    certificate: &MatchingCertificate<C::Cost>,
) -> Result<(), Flaw> {
    let n = costs.len();
    if mate.len() != n || certificate.duals.len() != n {
        return Err(Flaw::Length);
    }
    let primal = twice_the_cost(costs, mate)?;
    let nests = nests(n, &certificate.blossoms)?;
    every_edge_costs_enough(costs, certificate, &nests)?;
    if primal == bound(certificate)? { Ok(()) } else { Err(Flaw::Gap) }
}

/// Returns twice the cost of the matching, after checking that it is one.
fn twice_the_cost<C: Costs>(costs: &C, mate: &[usize]) -> Result<i128, Flaw> {
    let mut sum = 0_i128;
    for (i, &j) in mate.iter().enumerate() {
        if j == i || mate.get(j) != Some(&i) {
            return Err(Flaw::Mate(i));
        }
        // Every edge is counted at both ends, which doubles the sum.
        let cost: i128 = costs.cost(i, j).ok_or(Flaw::Forbidden(i, j))?.into();
        sum = sum.checked_add(cost).ok_or(Flaw::Overflow)?;
    }
    Ok(sum)
}

/// Returns the lower bound of the proof, doubled like the duals.
fn bound<T: Cost>(certificate: &MatchingCertificate<T>) -> Result<i128, Flaw> {
    let mut sum = 0_i128;
    for &dual in &certificate.duals {
        sum = sum.checked_add(dual.into()).ok_or(Flaw::Overflow)?;
    }
    for blossom in &certificate.blossoms {
        let pairs = (blossom.members.len() / 2) as i128;
        let penalty = pairs.checked_mul(blossom.penalty.into()).ok_or(Flaw::Overflow)?;
        sum = sum.checked_sub(penalty).ok_or(Flaw::Overflow)?;
    }
    Ok(sum)
}

/// The blossoms as a forest, with the vertices in an order in which the members of each blossom are next to each other.
struct Nests {
    order: Vec<usize>,
    /// For each vertex, its index in `order`.
    place: Vec<usize>,
    /// For each vertex, the smallest blossom that contains it, or [`NONE`].
    innermost: Vec<usize>,
    /// For each blossom, the smallest one around it, or [`NONE`].
    parents: Vec<usize>,
    /// For each blossom, the index of its first member in `order`.
    starts: Vec<usize>,
    /// For each blossom, its penalty and those of all blossoms around it together.
    penalties: Vec<i128>,
}

/// No blossom.
const NONE: usize = usize::MAX;

/// Checks that all blossoms are odd sets with penalties that are disjoint or nested.
fn nests<T: Cost>(n: usize, blossoms: &[Blossom<T>]) -> Result<Nests, Flaw> {
    let count = blossoms.len();
    let mut by_size: Vec<usize> = (0..count).collect();
    by_size.sort_by_key(|&b| std::cmp::Reverse(blossoms[b].members.len()));
    let (mut innermost, mut parents) = (vec![NONE; n], vec![NONE; count]);
    let (mut starts, mut penalties) = (vec![0; count], vec![0_i128; count]);
    // The first free index in the range of each blossom; the last item is for vertices outside all blossoms.
    let mut free = vec![0; count + 1];
    for b in by_size {
        let Blossom { members, penalty } = &blossoms[b];
        let ascending = members.is_sorted_by(|x, y| x < y) && members.last().is_some_and(|&last| last < n);
        if !ascending || members.len().is_multiple_of(2) || *penalty < T::ZERO {
            return Err(Flaw::Blossom(b));
        }
        // Larger blossoms come first, and those around a vertex are known from the smallest of them.
        let parent = innermost[members[0]];
        if let Some(&stray) = members.iter().find(|&&v| innermost[v] != parent) {
            return Err(Flaw::Nesting(stray));
        }
        members.iter().for_each(|&v| innermost[v] = b);
        parents[b] = parent;
        let around = penalties.get(parent).copied().unwrap_or(0);
        penalties[b] = around.checked_add((*penalty).into()).ok_or(Flaw::Overflow)?;
        starts[b] = free[parent.min(count)];
        free[parent.min(count)] += members.len();
        free[b] = starts[b];
    }
    let (mut order, mut place) = (vec![0; n], vec![0; n]);
    for v in 0..n {
        let next = &mut free[innermost[v].min(count)];
        (place[v], order[*next]) = (*next, v);
        *next += 1;
    }
    Ok(Nests { order, place, innermost, parents, starts, penalties })
}

/// Checks that every edge costs at least its ends' duals minus the penalties of the blossoms around it.
fn every_edge_costs_enough<C: Costs + Sync>(
    costs: &C,
    proof: &MatchingCertificate<C::Cost>,
    nests: &Nests,
) -> Result<(), Flaw> {
    let duals: Vec<i128> = proof.duals.iter().map(|&dual| dual.into()).collect();
    let part = |first: usize, step: usize| {
        let (mut rivals, mut row) = (duals.clone(), Vec::new());
        (first..costs.len())
            .step_by(step)
            .find_map(|i| Some((i, edges_cost_enough(costs, proof, nests, &duals, i, (&mut rivals, &mut row)).err()?)))
    };
    // Of the flaws that the threads found, the one in the first row, as if there were one thread.
    let first = in_parallel(costs.len(), part).into_iter().flatten().min_by_key(|&(row, _)| row);
    first.map_or(Ok(()), |(_, flaw)| Err(flaw))
}

/// Checks the edges from `i` to all later vertices. `rivals` holds the dual of each vertex, before and after; `row` is room for the
/// edges.
fn edges_cost_enough<C: Costs>(
    costs: &C,
    proof: &MatchingCertificate<C::Cost>,
    nests: &Nests,
    duals: &[i128],
    i: usize,
    (rivals, row): (&mut [i128], &mut Vec<(usize, C::Cost)>),
) -> Result<(), Flaw> {
    // Now the dual of each other vertex minus the penalties around both.
    let around = subtract_penalties(proof, nests, i, rivals)?;
    row.clear();
    costs.edges(i, i + 1..costs.len(), row);
    let enough = row.iter().try_for_each(|&(j, cost)| edge_costs_enough(cost.into(), duals[i], rivals[j], (i, j)));
    nests.order[around].iter().for_each(|&j| rivals[j] = duals[j]);
    enough
}

/// Checks that twice the cost of an edge is at least the sum of both duals.
#[inline]
fn edge_costs_enough(cost: i128, dual: i128, rival: i128, (i, j): (usize, usize)) -> Result<(), Flaw> {
    let least = dual.checked_add(rival).ok_or(Flaw::Overflow)?;
    let twice = cost.checked_add(cost).ok_or(Flaw::Overflow)?;
    if twice < least { Err(Flaw::Edge(i, j)) } else { Ok(()) }
}

/// Subtracts from the duals of the vertices that share blossoms with `i` the penalties of these. Returns which indices of
/// the order it dealt with.
fn subtract_penalties<T: Cost>(
    proof: &MatchingCertificate<T>,
    nests: &Nests,
    i: usize,
    rivals: &mut [i128],
) -> Result<std::ops::Range<usize>, Flaw> {
    let mut inside = nests.place[i]..nests.place[i] + 1;
    let mut blossom = nests.innermost[i];
    while blossom != NONE {
        let start = nests.starts[blossom];
        let range = start..start + proof.blossoms[blossom].members.len();
        for at in (range.start..inside.start).chain(inside.end..range.end) {
            let rival = &mut rivals[nests.order[at]];
            *rival = rival.checked_sub(nests.penalties[blossom]).ok_or(Flaw::Overflow)?;
        }
        inside = range;
        blossom = nests.parents[blossom];
    }
    Ok(inside)
}
