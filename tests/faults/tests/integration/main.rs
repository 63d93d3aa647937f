//! The tests of `faults` through its public interface, linked once.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod circumstances;
mod failing_writes;
mod flips;
mod follow;
mod forged;
mod kills;
mod long_use;
mod phones;
mod power_cuts;
mod states;
