//! Minimum-cost perfect matching in a general graph, with a proof of optimality.
//! Costs are asked for, not stored: the caller answers what an edge costs, and whether it is allowed at all.
//! All arithmetic is exact; the same input gives the same matching.

mod answer;
mod blossom;
mod candidates;
mod certificate;
mod cost;
mod pricing;
mod solve;

pub use answer::{Matching, NoMatching};
pub use certificate::{Blossom, Certificate, Flaw, verify};
pub use cost::{Cost, Costs, FromFn, from_fn};
pub use solve::solve;
