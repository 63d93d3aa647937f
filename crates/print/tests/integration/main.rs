//! The tests of `print` through its public interface, linked once.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod layout;
mod people;
mod text;
mod web;
mod words;
