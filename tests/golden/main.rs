//! Golden tests over real tournaments with invented people, which lie beside the repository and not in it.

// A broken file is a broken test.
#![allow(clippy::unwrap_used)]

mod command_line;
mod pairing;
mod standings;
