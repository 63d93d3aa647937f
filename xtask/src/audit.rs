//! `cargo xtask audit`: plays random events and compares every view with an independent recomputation, as often as for a
//! release.

use anyhow::Result;

use crate::shell;

/// The line in `cargo xtask help`.
pub const HELP: &str = "compares 20,000 random events with an independent recomputation \
     (or --events N, --first SEED, --operations N)";

/// Runs the program `audit` in the profile `research` with the words that follow.
pub fn perform(words: &[String]) -> Result<()> {
    let mut command = shell::cargo(["run", "--profile", "research", "--quiet", "--package", "audit", "--"]);
    shell::call(command.args(words))
}
