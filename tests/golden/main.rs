//! Golden tests with real tournaments under invented names. Their files are beside the repository.

// A test fails by panicking.
#![allow(clippy::unwrap_used)]

mod command_line;
mod pairing;
mod standings;
