//! The proof that a perfect matching has minimum cost, and its checker, which trusts nothing else.
//! By linear programming duality (Edmonds 1965): give each vertex a number and some odd sets a penalty so that every edge
//! costs at least the numbers of its two ends minus the penalties of the sets that contain it. Then every perfect matching
//! costs at least the sum of the numbers minus, for each set of 2k+1 vertices, k times its penalty.

use crate::cost::{Cost, Costs};

/// Dual variables that prove a perfect matching optimal. All are doubled, so that they are integers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchingCertificate<T> {
    /// For each vertex, twice its dual variable, of either sign.
    pub duals: Vec<T>,
    /// The odd sets with penalties.
    pub blossoms: Vec<Blossom<T>>,
}

/// An odd set of at least three vertices and its penalty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Blossom<T> {
    /// An odd number of vertices in ascending order. Two blossoms are disjoint or one contains the other.
    pub members: Vec<usize>,
    /// Twice the penalty, at least 0.
    pub penalty: T,
}

/// Why a matching or its certificate is not valid.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Flaw {
    /// The lists do not have one item per vertex.
    #[error("matching and duals have another length than the graph; solve the same graph again")]
    Length,
    /// The mates are not a perfect matching.
    #[error("vertex {0} is not matched to another vertex that is matched to it; solve again")]
    Mate(usize),
    /// A matched edge is forbidden.
    #[error("the matched edge {0}-{1} is forbidden; solve again")]
    Forbidden(usize, usize),
    /// A blossom is not an odd set of vertices, or its penalty is negative.
    #[error("odd set {0} is not an ascending odd list of vertices with a penalty of at least 0; solve again")]
    Blossom(usize),
    /// Two blossoms overlap without one containing the other.
    #[error("odd sets overlap at vertex {0} without one containing the other; solve again")]
    Nesting(usize),
    /// An edge costs less than the dual variables claim (its two ends).
    #[error("the edge {0}-{1} costs less than the proof allows; solve again")]
    Edge(usize, usize),
    /// The matching costs more than the proof's lower bound.
    #[error("the matching costs more than the proven lower bound; solve again")]
    Gap,
    /// A sum does not fit into 128 bits.
    #[error("the numbers are too large to add up in 128 bits; scale the costs down")]
    Overflow,
}

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
pub fn verify<C: Costs>(costs: &C, mate: &[usize], certificate: &MatchingCertificate<C::Cost>) -> Result<(), Flaw> {
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

/// Returns for each vertex the blossoms that contain it, largest first. Blossoms are nested, so the ones that two vertices
/// share are a common prefix of their lists.
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

/// Checks that every edge costs at least its ends' duals minus the penalties of the blossoms around it.
fn every_edge_costs_enough<C: Costs>(
    costs: &C,
    proof: &MatchingCertificate<C::Cost>,
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
