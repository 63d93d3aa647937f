//! The proof that a perfect matching is the cheapest, and the small checker that believes nothing else.
//! By linear programming duality (Edmonds 1965): give each vertex a number and some odd sets a penalty so that no
//! edge costs less than its two ends' numbers minus the penalties of the sets it lies in. Then no perfect matching
//! costs less than the sum of the numbers minus, for each set of 2k+1 vertices, k times its penalty.

use crate::cost::{Cost, Costs};

/// Dual variables that prove a perfect matching optimal. All are twice the theory's values, hence whole.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Certificate<T> {
    /// For each vertex, twice its dual variable; any sign.
    pub duals: Vec<T>,
    /// The odd sets with a penalty.
    pub blossoms: Vec<Blossom<T>>,
}

/// An odd set of at least three vertices and its penalty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Blossom<T> {
    /// The vertices in ascending order; an odd number of them. Two blossoms are disjoint or one holds the other.
    pub members: Vec<usize>,
    /// Twice the penalty; not negative.
    pub penalty: T,
}

/// Why a matching or its certificate does not hold.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Flaw {
    /// The lists do not have one item for each vertex.
    #[error("The matching and its duals are not as long as the graph has vertices; solve the same graph again.")]
    Length,
    /// The mates are not a perfect matching.
    #[error("Vertex {0} is not matched to another vertex that is matched to it; solve again.")]
    Mate(usize),
    /// A matched edge is not allowed.
    #[error("The matched edge {0}-{1} is forbidden; solve again.")]
    Forbidden(usize, usize),
    /// A blossom is not an odd set of vertices, or its penalty is negative.
    #[error("Odd set number {0} is not an ascending odd list of vertices with a penalty of at least 0; solve again.")]
    Blossom(usize),
    /// Two blossoms overlap without one holding the other.
    #[error("Odd sets overlap at vertex {0} without one holding the other; solve again.")]
    Nesting(usize),
    /// An edge costs less than the dual variables claim.
    #[error("The edge {0}-{1} costs less than the proof allows for; solve again.")]
    Edge(usize, usize),
    /// The matching costs more than the proof's lower bound.
    #[error("The matching costs more than the proven lower bound; solve again.")]
    Gap,
    /// A sum does not fit in 128 bits.
    #[error("The numbers are too large to add up in 128 bits; scale the costs down.")]
    Overflow,
}

/// Checks, asking for every edge once, that `mate` is a perfect matching of least cost as `certificate` claims.
///
/// # Errors
/// The first [`Flaw`] found. `Ok` is a proof, however the matching was made.
pub fn verify<C: Costs>(costs: &C, mate: &[usize], certificate: &Certificate<C::Cost>) -> Result<(), Flaw> {
    let n = costs.len();
    if mate.len() != n || certificate.duals.len() != n {
        return Err(Flaw::Length);
    }
    let primal = twice_the_cost(costs, mate)?;
    let nests = nests(n, &certificate.blossoms)?;
    every_edge_is_dear_enough(costs, certificate, &nests)?;
    if primal == bound(certificate)? { Ok(()) } else { Err(Flaw::Gap) }
}

/// Twice the cost of the matching, having checked that it is one.
fn twice_the_cost<C: Costs>(costs: &C, mate: &[usize]) -> Result<i128, Flaw> {
    let mut sum = 0_i128;
    for (i, &j) in mate.iter().enumerate() {
        if j == i || mate.get(j) != Some(&i) {
            return Err(Flaw::Mate(i));
        }
        // Every edge is met at both ends, which is the doubling.
        let cost: i128 = costs.cost(i, j).ok_or(Flaw::Forbidden(i, j))?.into();
        sum = sum.checked_add(cost).ok_or(Flaw::Overflow)?;
    }
    Ok(sum)
}

/// The proof's lower bound, doubled like the duals.
fn bound<T: Cost>(certificate: &Certificate<T>) -> Result<i128, Flaw> {
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

/// For each vertex the blossoms that hold it, from the largest to the smallest.
/// As they are nested, two vertices have in common exactly the first few of their lists.
fn nests<T: Cost>(n: usize, blossoms: &[Blossom<T>]) -> Result<Vec<Vec<u32>>, Flaw> {
    let mut by_size: Vec<usize> = (0..blossoms.len()).collect();
    by_size.sort_by_key(|&b| std::cmp::Reverse(blossoms[b].members.len()));
    let mut nests = vec![Vec::new(); n];
    for b in by_size {
        let members = &blossoms[b].members;
        let ascending = members.is_sorted_by(|x, y| x < y) && members.last().is_some_and(|&last| last < n);
        if !ascending || members.len().is_multiple_of(2) || blossoms[b].penalty < T::ZERO {
            return Err(Flaw::Blossom(b));
        }
        if let Some(&stray) = members.iter().find(|&&v| nests[v] != nests[members[0]]) {
            return Err(Flaw::Nesting(stray));
        }
        for &v in members {
            nests[v].push(b as u32);
        }
    }
    Ok(nests)
}

/// No edge costs less than its ends' duals minus the penalties of the blossoms around it.
fn every_edge_is_dear_enough<C: Costs>(
    costs: &C,
    proof: &Certificate<C::Cost>,
    nests: &[Vec<u32>],
) -> Result<(), Flaw> {
    for i in 0..costs.len() {
        for j in i + 1..costs.len() {
            let Some(cost) = costs.cost(i, j) else { continue };
            let (cost, yi, yj): (i128, i128, i128) = (cost.into(), proof.duals[i].into(), proof.duals[j].into());
            let ends = yi.checked_add(yj).ok_or(Flaw::Overflow)?;
            let mut slack = cost.checked_mul(2).and_then(|c| c.checked_sub(ends)).ok_or(Flaw::Overflow)?;
            if slack >= 0 {
                continue;
            }
            for (b, _) in nests[i].iter().zip(&nests[j]).take_while(|(a, b)| a == b) {
                let penalty = proof.blossoms[*b as usize].penalty.into();
                slack = slack.checked_add(penalty).ok_or(Flaw::Overflow)?;
            }
            if slack < 0 {
                return Err(Flaw::Edge(i, j));
            }
        }
    }
    Ok(())
}
