//! The entry point: finds the matching, or the reason why no matching exists.

use crate::answer::{Matching, NoMatching};
use crate::cost::{Cost, Costs, Solver, Wide};
use crate::pricing;
use crate::proof::{Blossom, MatchingCertificate};
use crate::sample::Whole;

/// Returns a perfect matching of minimum cost; among several always the same one.
///
/// Costs up to [`Cost::LIMIT`] in magnitude are in range. Larger `i64` costs are too if the total and the dual variables
/// (twice the costs' magnitude, in rare cases several times more) fit into 64 bits.
///
/// Memory grows with the number of vertices, not of edges, except on contrived graphs. The first pass over all pairs chooses
/// candidates; the further ones ask again for the pairs whose slack may have fallen. Two to four are usual, and contrived
/// graphs have needed sixteen. Large graphs are passed over in two threads; the result does not depend on them.
///
/// ```
/// use matching::{NoMatching, from_fn, solve};
///
/// // Vertices 0 and 1 may not be matched with each other.
/// let allowed = |i: usize, j: usize| i.min(j) != 0 || i.max(j) != 1;
/// let best = solve(&from_fn(4, |i, j| allowed(i, j).then_some((i + j) as i64)))?;
/// assert_eq!(best.cost, 6);
/// assert_eq!(solve(&from_fn(3, |_, _| Some(0_i64))), Err(NoMatching::OddCount(3)));
/// # Ok::<(), NoMatching>(())
/// ```
///
/// # Errors
/// [`NoMatching`] if the number of vertices is odd, no perfect matching exists, or the costs are too large.
pub fn solve<C: Costs + Sync>(costs: &C) -> Result<Matching<C::Cost>, NoMatching> {
    C::Cost::solve(costs)
}

pub(crate) fn solve_any<C: Costs + Sync>(costs: &C) -> Result<Matching<C::Cost>, NoMatching> {
    let n = costs.len();
    if n % 2 == 1 {
        return Err(NoMatching::OddCount(n));
    }
    match pricing::solve(&Whole(costs)) {
        Err(NoMatching::OutOfRange) if C::Cost::LIMIT.into() < i128::LIMIT => {
            narrow(pricing::solve(&Whole(&Wide(costs)))?).ok_or(NoMatching::OutOfRange)
        }
        answer => answer,
    }
}

/// Returns a perfect matching of minimum cost like [`solve`], in less time if it resembles `mate` with its `certificate`, the
/// solution of a graph of the same vertices with more edges. Among several, it may be another one than that of [`solve`].
///
/// ```
/// use matching::{from_fn, solve, solve_near};
///
/// let cost = |i: usize, j: usize| Some((3 * i * j) as i64 % 7);
/// let best = solve(&from_fn(8, cost))?;
/// let pair = (0, best.mate[0]);
/// let without = from_fn(8, |i, j| if (i.min(j), i.max(j)) == pair { None } else { cost(i, j) });
/// let next = solve_near(&without, &best.mate, &best.certificate)?;
/// assert_eq!(next.cost, solve(&without)?.cost);
/// # Ok::<(), matching::NoMatching>(())
/// ```
///
/// # Errors
/// As [`solve`].
pub fn solve_near<C: Costs + Sync>(
    costs: &C,
    mate: &[usize],
    certificate: &MatchingCertificate<C::Cost>,
) -> Result<Matching<C::Cost>, NoMatching> {
    C::Cost::solve_near(costs, mate, certificate)
}

pub(crate) fn solve_any_near<C: Costs + Sync>(
    costs: &C,
    mate: &[usize],
    certificate: &MatchingCertificate<C::Cost>,
) -> Result<Matching<C::Cost>, NoMatching> {
    if costs.len() % 2 == 1 || mate.len() != costs.len() || certificate.duals.len() != costs.len() {
        return solve_any(costs);
    }
    match pricing::solve_near(costs, mate, certificate) {
        Ok(None) | Err(NoMatching::OutOfRange) => solve_any(costs),
        Ok(Some(matching)) => Ok(matching),
        Err(none) => Err(none),
    }
}

/// Converts a matching to smaller integers; `None` if they are too small for it.
fn narrow<T: Cost>(wide: Matching<i128>) -> Option<Matching<T>> {
    let MatchingCertificate { duals, blossoms } = wide.certificate;
    let narrow = |Blossom { members, penalty }| Some(Blossom { members, penalty: T::narrow(penalty)? });
    let duals = duals.into_iter().map(T::narrow).collect::<Option<_>>()?;
    let blossoms = blossoms.into_iter().map(narrow).collect::<Option<_>>()?;
    let certificate = MatchingCertificate { duals, blossoms };
    Some(Matching { mate: wide.mate, cost: T::narrow(wide.cost)?, certificate, edges: wide.edges })
}
