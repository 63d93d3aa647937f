//! What tasks need on this machine beyond Rust and Node. Only missing parts are installed.

mod cargo_tool;
mod npm;
mod system;

pub use cargo_tool::{cargo_tool, test_runner};
pub use npm::packages;
pub use system::{for_packages, for_tests, for_window};
