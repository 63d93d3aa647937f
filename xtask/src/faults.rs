//! `cargo xtask faults`: what a release must survive: power cuts, in a simulated disk, and killed programs.

use crate::shell;
use anyhow::Result;

/// The line in `cargo xtask help`.
pub const HELP: &str =
    "cuts the power and kills programs (--cuts 100000 --kills 10000 for a release); nothing acknowledged may be lost";

/// Runs the faults program in the release profile with the words that follow.
pub fn perform(words: &[String]) -> Result<()> {
    let mut command = shell::cargo(["run", "--release", "--quiet", "--package", "faults", "--"]);
    shell::call(command.args(words))
}
