//! The solver for each type of costs. Its code is generated in this crate, once for each type, and not again for every graph in the
//! crates that call it.

use crate::answer::{Matching, NoMatching};
use crate::certificate::{Flaw, MatchingCertificate};
use crate::cost::{Cost, Costs};

/// A graph of any type.
type Graph<'a, T> = dyn Costs<Cost = T> + Sync + 'a;

/// The functions of this crate for one type of costs and graphs of any type.
pub trait Solver: Sized {
    #[doc(hidden)]
    fn solve(costs: &Graph<'_, Self>) -> Result<Matching<Self>, NoMatching>
    where
        Self: Cost;
    #[doc(hidden)]
    fn solve_near(
        costs: &Graph<'_, Self>,
        mate: &[usize],
        certificate: &MatchingCertificate<Self>,
    ) -> Result<Matching<Self>, NoMatching>
    where
        Self: Cost;
    #[doc(hidden)]
    fn verify(costs: &Graph<'_, Self>, mate: &[usize], certificate: &MatchingCertificate<Self>) -> Result<(), Flaw>
    where
        Self: Cost;
}

macro_rules! solver {
    ($number:ty) => {
        impl Solver for $number {
            fn solve(costs: &Graph<'_, $number>) -> Result<Matching<$number>, NoMatching> {
                crate::solve::solve_any(&costs)
            }

            fn solve_near(
                costs: &Graph<'_, $number>,
                mate: &[usize],
                certificate: &MatchingCertificate<$number>,
            ) -> Result<Matching<$number>, NoMatching> {
                crate::solve::solve_any_near(&costs, mate, certificate)
            }

            fn verify(
                costs: &Graph<'_, $number>,
                mate: &[usize],
                certificate: &MatchingCertificate<$number>,
            ) -> Result<(), Flaw> {
                crate::certificate::verify_any(&costs, mate, certificate)
            }
        }
    };
}

solver!(i64);
solver!(i128);
