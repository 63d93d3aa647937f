//! The tests of `matching` through its public interface, linked once.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod answers;
mod brute_force;
mod common;
mod contrived;
mod instances;
mod oracles;
