//! Minimum-cost perfect matching in a general graph, with a proof of optimality.
//! Costs are not stored: the caller computes the cost of an edge on demand, and may forbid it.
//! All arithmetic is exact, and the same input gives the same matching.

mod answer;
mod blossom;
mod candidates;
mod certificate;
mod cost;
mod pricing;
mod solve;

pub use answer::{Matching, NoMatching};
pub use certificate::{Blossom, Flaw, MatchingCertificate, verify};
pub use cost::{Cost, Costs, FromFn, from_fn};
pub use solve::solve;
