//! The tests of `audit` through its public interface, linked once.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod altered;
mod events;
mod tours;
