//! The front end's packages, exactly as the lock file names them.

use crate::{place, shell};
use anyhow::{Context, Result, bail};
use std::fs;

const OLDEST_NODE: u32 = 20;

/// Installs the packages by `npm ci`, unless the ones installed are already those of the lock file.
pub fn packages() -> Result<()> {
    let lock = place::ui().join("package-lock.json");
    let locked = fs::read(&lock).with_context(|| format!("the front end's lock file {} is missing", lock.display()))?;
    // A copy of the lock file inside node_modules tells what was installed last; it goes when node_modules goes.
    let installed = place::ui().join("node_modules").join(".installed-lock.json");
    if fs::read(&installed).is_ok_and(|earlier| earlier == locked) {
        return Ok(());
    }
    check_node()?;
    println!("The front end's packages are installed now, as its lock file names them.");
    shell::call(&mut shell::npm(["ci", "--no-audit", "--no-fund"]))?;
    fs::write(&installed, locked).with_context(|| format!("{} could not be written", installed.display()))
}

fn check_node() -> Result<()> {
    let advice =
        format!("please install Node {OLDEST_NODE} or newer with npm from https://nodejs.org, and run the task again");
    let Ok(version) = shell::output(std::process::Command::new("node").arg("--version")) else {
        bail!("Node is missing: {advice}")
    };
    let major = version.trim().trim_start_matches('v').split('.').next().and_then(|number| number.parse::<u32>().ok());
    match major {
        Some(major) if major >= OLDEST_NODE => Ok(()),
        _ => bail!("Node {} is too old: {advice}", version.trim()),
    }
}
