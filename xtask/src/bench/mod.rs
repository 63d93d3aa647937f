//! `cargo xtask bench`: measures the library crates in the release profile.

use crate::{build, shell};
use anyhow::Result;

/// The line in `cargo xtask help`.
pub const HELP: &str = "measures the library crates in the release profile";

/// Runs the benchmarks. Words after `bench` go to `cargo bench` instead of the selection of all packages, for example
/// `--package matching`.
pub fn perform(words: &[String]) -> Result<()> {
    let mut command = shell::cargo(["bench", "--benches"]);
    if words.is_empty() {
        // The window has no benchmarks, and its optimised build takes minutes.
        command.args(["--workspace", "--exclude", "xtask", "--exclude", build::WINDOW]);
    }
    shell::call(command.args(words))
}
