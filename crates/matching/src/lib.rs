//! Minimum-cost perfect matching in a general graph, with a proof of optimality.
//! Costs are not stored: the caller computes the cost of an edge on demand, and may forbid it.
//! All arithmetic is exact, and the same input gives the same matching.
//!
//! ```
//! use matching::{from_fn, solve, verify};
//!
//! // The vertices are numbers on a line, and an edge costs the distance.
//! let places = [10_i64, 3, 4, 12];
//! let costs = from_fn(places.len(), |i, j| Some((places[i] - places[j]).abs()));
//! let best = solve(&costs)?;
//! assert_eq!((best.mate.as_slice(), best.cost), (&[3, 2, 1, 0][..], 3));
//! assert_eq!(verify(&costs, &best.mate, &best.certificate), Ok(()));
//! # Ok::<(), matching::NoMatching>(())
//! ```

mod answer;
mod blossom;
mod candidates;
mod certificate;
mod clusters;
mod cost;
mod estimate;
mod exits;
mod greedy;
mod passes;
mod pricing;
mod proof;
mod sample;
mod solve;
mod solver;
mod threads;

pub use answer::{Matching, NoMatching};
pub use certificate::verify;
pub use cost::{Cost, Costs, FromFn, from_fn};
pub use proof::{Blossom, Flaw, MatchingCertificate};
pub use solve::{solve, solve_near};

/// The examples of the README, which run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExamples;
