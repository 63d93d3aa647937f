//! `cargo xtask endorse`: what a release must show: thousands of random events without a difference.

use crate::shell;
use anyhow::Result;

/// The line in `cargo xtask help`.
pub const HELP: &str = "plays out random events and derives everything in them again (--events 5000 for a release)";

/// Runs `drawmaster endorse` in the release profile with the words that follow.
pub fn perform(words: &[String]) -> Result<()> {
    let mut command = shell::cargo(["run", "--release", "--quiet", "--package", "cli", "--", "endorse"]);
    shell::call(command.args(words))
}
