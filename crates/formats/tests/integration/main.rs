//! The tests of `formats` through its public interface, linked once.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod attributes;
mod dialects;
mod loss_tables;
mod other_programs;
mod real_files;
mod removed_parts;
mod round_trips;
mod written_files;
