//! Subcommands of cargo that only some tasks need.

use crate::shell;
use anyhow::{Result, bail};

/// Requires a subcommand, such as `cargo-fuzz`. Under `CI=true` it is installed; elsewhere that is the user's choice.
pub fn cargo_tool(name: &str) -> Result<()> {
    if shell::find(name).is_some() {
        return Ok(());
    }
    if std::env::var("CI").is_ok_and(|value| value == "true") {
        return shell::call(&mut shell::cargo(["install", "--locked", name]));
    }
    bail!("{name} is not installed: run \"cargo install --locked {name}\"")
}

/// Installs the test runner, cargo-nextest, if it is missing.
pub fn test_runner() -> Result<()> {
    if shell::find("cargo-nextest").is_some() {
        return Ok(());
    }
    println!("Installing the test runner, which takes some minutes once.");
    shell::call(&mut shell::cargo(["install", "--locked", "cargo-nextest"]))
}
