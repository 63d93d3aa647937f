//! The tests of `store` through its public interface, linked once.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod absences;
mod check;
mod copy_rotation;
mod create;
mod elsewhere;
mod event;
mod event_at_pairing;
mod file;
mod follow;
#[cfg(windows)]
mod held;
mod history;
mod hot_journal;
mod kill;
mod migrate;
mod random;
mod research;
mod salvage;
mod schema;
mod tour;
mod toy;
