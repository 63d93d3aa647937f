//! The solver for each type of costs. Its code is generated in this crate, once for each type, and not again for every graph in the
//! crates that call it.

use crate::answer::{Matching, NoMatching};
use crate::cost::{AnyGraph, Solver};
use crate::proof::{Flaw, MatchingCertificate};
use crate::{certificate, solve};

macro_rules! solver {
    ($number:ty) => {
        impl Solver for $number {
            fn solve(costs: &AnyGraph<'_, $number>) -> Result<Matching<$number>, NoMatching> {
                solve::solve_any(&costs)
            }

            fn solve_near(
                costs: &AnyGraph<'_, $number>,
                mate: &[usize],
                certificate: &MatchingCertificate<$number>,
            ) -> Result<Matching<$number>, NoMatching> {
                solve::solve_any_near(&costs, mate, certificate)
            }

            fn verify(
                costs: &AnyGraph<'_, $number>,
                mate: &[usize],
                certificate: &MatchingCertificate<$number>,
            ) -> Result<(), Flaw> {
                certificate::verify_any(&costs, mate, certificate)
            }
        }
    };
}

solver!(i64);
solver!(i128);
