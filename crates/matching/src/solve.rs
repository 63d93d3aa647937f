//! The question and its answers: `solve`, a matching with its certificate, or why there is none.

use crate::answer::{Matching, NoMatching};
use crate::certificate::{Blossom, Certificate};
use crate::cost::{Cost, Costs, Wide};
use crate::pricing;

/// The perfect matching of least cost; among several the same one every time.
///
/// Costs of at most [`Cost::LIMIT`] in magnitude are in range, and `i64` costs beyond it too, provided that the total
/// and the dual variables (twice the costs' magnitude, in rare cases some times more) fit in 64 bits.
///
/// Memory grows with the number of vertices, not of edges, on all but contrived graphs. The first and each further
/// round ask for the cost of every pair once; three to six rounds are usual; contrived graphs were seen to need sixteen.
///
/// # Errors
/// [`NoMatching`] where the number of vertices is odd, no perfect matching exists, or the costs are too large.
pub fn solve<C: Costs>(costs: &C) -> Result<Matching<C::Cost>, NoMatching> {
    let n = costs.len();
    if n % 2 == 1 {
        return Err(NoMatching::OddCount(n));
    }
    match pricing::solve(costs) {
        Err(NoMatching::OutOfRange) if C::Cost::LIMIT.into() < i128::LIMIT => {
            narrow(pricing::solve(&Wide(costs))?).ok_or(NoMatching::OutOfRange)
        }
        answer => answer,
    }
}

/// The same matching in smaller integers, if they are large enough for it.
fn narrow<T: Cost>(wide: Matching<i128>) -> Option<Matching<T>> {
    let Certificate { duals, blossoms } = wide.certificate;
    let narrow = |Blossom { members, penalty }| Some(Blossom { members, penalty: T::narrow(penalty)? });
    let duals = duals.into_iter().map(T::narrow).collect::<Option<_>>()?;
    let blossoms = blossoms.into_iter().map(narrow).collect::<Option<_>>()?;
    let certificate = Certificate { duals, blossoms };
    Some(Matching { mate: wide.mate, cost: T::narrow(wide.cost)?, certificate, edges: wide.edges })
}
