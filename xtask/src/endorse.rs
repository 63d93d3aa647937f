//! `cargo xtask endorse`: the self-check of a release, which plays random events and recomputes everything in them.

use crate::shell;
use anyhow::Result;

/// The line in `cargo xtask help`.
pub const HELP: &str = "plays random events and recomputes everything in them (--events 5000 for a release)";

/// Runs `drawmaster self-check` in the profile `research` with the words that follow.
pub fn perform(words: &[String]) -> Result<()> {
    let mut command = shell::cargo(["run", "--profile", "research", "--quiet", "--package", "cli", "--", "self-check"]);
    shell::call(command.args(words))
}
