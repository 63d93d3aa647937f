//! `cargo xtask golden`: updates the expected outputs of the golden tests. Review and commit the changes like any other.

use crate::{build, paths, shell};
use anyhow::Result;
use std::process::Command;

/// The line in `cargo xtask help`.
pub const HELP: &str = "updates the expected outputs of the golden tests and lists the files that changed";

/// Runs the Rust tests so that they write their golden files. Words after `golden` go to `cargo test` instead of the
/// selection of all packages, for example `--package formats`.
pub fn perform(words: &[String]) -> Result<()> {
    let mut command = if words.is_empty() {
        build::front_end()?;
        build::test_runner(build::ALL_TESTS)
    } else {
        shell::cargo(["test"])
    };
    command.arg("--no-fail-fast").args(words).env("INSTA_UPDATE", "always").env("INSTA_FORCE_PASS", "1");
    shell::call(&mut command)?;
    let changed = shell::output(
        Command::new("git").args(["status", "--short", "--", "*.snap", "**/golden/**"]).current_dir(paths::root()),
    )?;
    if changed.is_empty() {
        println!("No golden file changed.");
        return Ok(());
    }
    println!("Review each changed file before you commit it:\n{}", changed.trim_end());
    Ok(())
}
