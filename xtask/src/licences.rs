//! Checks the dependencies with standard tools: cargo-deny their sources, licences and use of networks (`deny.toml`), and
//! cargo-machete that each is used. Building the tools takes minutes, so this is no quick check: it is skipped where a tool is
//! missing, except under `CI=true`, which installs it.

use crate::steps::Done;
use crate::{prerequisites, shell};
use anyhow::Result;

const TOOLS: &[&str] = &["cargo-deny", "cargo-machete"];

/// Checks all dependencies.
pub fn check() -> Result<Done> {
    let is_on_forge = std::env::var("CI").is_ok_and(|value| value == "true");
    for tool in TOOLS {
        match prerequisites::cargo_tool(tool) {
            Err(missing) if !is_on_forge => return Ok(Done::Skipped(missing.to_string())),
            found => found?,
        }
    }
    // The database of known faults is the only part that needs a network.
    let has_faults = is_on_forge && shell::call(&mut shell::cargo(["deny", "--workspace", "fetch", "db"])).is_ok();
    if is_on_forge && !has_faults {
        println!("The database of known faults cannot be reached, so that advisories are not checked.");
    }
    let checks: &[&str] =
        if has_faults { &["check", "all"] } else { &["--offline", "check", "bans", "licenses", "sources"] };
    shell::call(shell::cargo(["deny", "--workspace", "--all-features"]).args(checks))?;
    shell::call(&mut shell::cargo(["machete"]))?;
    Ok(Done::Passed)
}
