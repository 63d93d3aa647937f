//! The tests of `api` through its public interface, linked once.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod files;
mod research;
mod tour_window;
