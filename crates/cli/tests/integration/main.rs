//! The tests of `cli` through its public interface, linked once.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod language_and_clock;
mod points;
