//! What a task needs on this machine beyond Rust and Node: looked for first, installed only where it is missing, and quiet when all is there.

mod driver;
mod npm;
mod system;

pub use driver::driver;
pub use npm::packages;
pub use system::{for_tests, for_window};
