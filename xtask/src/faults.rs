//! `cargo xtask faults`: what a release must survive: power cuts, in a simulated disk, killed programs, flipped bits, a long day.

use std::time::Duration;

use anyhow::{Context, Result};

use crate::{shell, window};

/// The line in `cargo xtask help`.
pub const HELP: &str = "power cuts, kills, flipped bits, a long day, as a release has them \
     (or only --cuts N, --kills N, --flips N, --long, --windows N)";

/// How long a window may take to start, work and be killed.
const WINDOW: Duration = Duration::from_secs(25);

/// Runs the faults program in the release profile with the words that follow; `--windows N` kills the real window instead.
pub fn perform(words: &[String]) -> Result<()> {
    if let Some(at) = words.iter().position(|word| word == "--windows") {
        return windows(words.get(at + 1).context("--windows needs a number")?);
    }
    let mut command = shell::cargo(["run", "--release", "--quiet", "--package", "faults", "--"]);
    shell::call(command.args(words))
}

/// Kills the window this many times; it must have been built by `cargo xtask test ui-build build`.
fn windows(number: &str) -> Result<()> {
    let kills: u32 = number.parse().with_context(|| format!("--windows {number}: no number"))?;
    let within = Duration::from_secs(60) + WINDOW * kills;
    window::drive_for("kills", "1366x768", &[("DRAWMASTER_KILLS", number.to_owned())], within)
}
