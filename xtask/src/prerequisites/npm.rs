//! The front end's packages, as pinned in the lock file.

use crate::{paths, shell};
use anyhow::{Context, Result, bail};
use std::fs;

const OLDEST_NODE: u32 = 20;

/// Runs `npm ci` unless the packages of the lock file are installed already.
pub fn packages() -> Result<()> {
    let lock = paths::ui().join("package-lock.json");
    let locked = fs::read(&lock).with_context(|| format!("the front end's lock file {} is missing", lock.display()))?;
    // A copy of the lock file records what was installed. It is inside node_modules, so it is deleted together with it.
    let installed = paths::ui().join("node_modules").join(".installed-lock.json");
    if fs::read(&installed).is_ok_and(|earlier| earlier == locked) {
        return Ok(());
    }
    check_node()?;
    println!("Installing the front end's packages.");
    shell::call(&mut shell::npm(["ci", "--no-audit", "--no-fund"]))?;
    fs::write(&installed, locked).with_context(|| format!("cannot write {}", installed.display()))
}

fn check_node() -> Result<()> {
    let advice = format!("install Node {OLDEST_NODE} or newer with npm from https://nodejs.org and run the task again");
    let Ok(version) = shell::output(std::process::Command::new("node").arg("--version")) else {
        bail!("Node is missing: {advice}")
    };
    let major = version.trim().trim_start_matches('v').split('.').next().and_then(|number| number.parse::<u32>().ok());
    match major {
        Some(major) if major >= OLDEST_NODE => Ok(()),
        _ => bail!("Node {} is too old: {advice}", version.trim()),
    }
}
