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
