//! `cargo xtask golden`: takes what the tests find now as what they expect from now on; the change is then read and committed like any other.

use crate::{place, shell};
use anyhow::Result;
use std::process::Command;

/// The line in `cargo xtask help`.
pub const HELP: &str = "accepts what the golden tests find now and shows which files that changed";

/// Runs the Rust tests with their golden files open for writing. Words after `golden` go to `cargo test`, for example `--package formats`.
pub fn perform(words: &[String]) -> Result<()> {
    let mut command = shell::cargo(["test", "--no-fail-fast"]);
    if words.is_empty() {
        command.args(["--workspace", "--exclude", "xtask", "--exclude", crate::window::DESK]);
    }
    command.args(words).env("INSTA_UPDATE", "always").env("INSTA_FORCE_PASS", "1");
    shell::call(&mut command)?;
    let changed = shell::output(
        Command::new("git").args(["status", "--short", "--", "*.snap", "**/golden/**"]).current_dir(place::root()),
    )?;
    if changed.is_empty() {
        println!("No golden file changed.");
        return Ok(());
    }
    println!("Changed; read each change before committing it:\n{}", changed.trim_end());
    Ok(())
}
