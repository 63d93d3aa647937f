//! `cargo xtask faults`: power cuts in a simulated disk, killed programs, flipped bits, forged files and a long day, as many as a release
//! must survive.

use std::time::Duration;

use anyhow::{Context, Result};

use crate::{shell, window};

/// The line in `cargo xtask help`.
pub const HELP: &str = "power cuts, kills, flipped bits, forged files, crash states, phones, second desks and a long day, as many as for a \
     release \
     (or only --cuts N, --kills N, --flips N, --forged N, --states N, --phones N, --follow N, --storm ROUNDS, --long, --windows N)";

/// How long a window may take to start, work and be killed.
const WINDOW: Duration = Duration::from_secs(25);

/// How many windows the test kills for each of `DRAWMASTER_CASES`.
const WINDOWS_OF_A_CASE: u32 = 2;

/// Runs the program `faults` in the profile `research` with the words that follow; `--windows N` kills the real window instead.
pub fn perform(words: &[String]) -> Result<()> {
    if let Some(at) = words.iter().position(|word| word == "--windows") {
        return kill_windows(words.get(at + 1).context("--windows needs a number")?);
    }
    let mut command = shell::cargo(["run", "--profile", "research", "--quiet", "--package", "faults", "--"]);
    shell::call(command.args(words))
}

/// Kills the window this many times, or once more. `cargo xtask test ui-build build` must have built it.
fn kill_windows(number: &str) -> Result<()> {
    let kills: u32 = number.parse().with_context(|| format!("--windows {number}: not a number"))?;
    let within = Duration::from_secs(60) + WINDOW * kills;
    window::drive_with("kills", &[("DRAWMASTER_CASES", kills.div_ceil(WINDOWS_OF_A_CASE).to_string())], within)
}
