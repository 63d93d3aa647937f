//! `cargo xtask dist`: builds the package that users install.

use crate::{build, paths, prerequisites, shell};
use anyhow::{Result, bail};
use std::process::Command;

/// The line in `cargo xtask help`.
pub const HELP: &str = "builds the package for this system (a .deb on Linux) in the release profile";

/// Builds the front end and the package.
pub fn perform(words: &[String]) -> Result<()> {
    if !words.is_empty() {
        bail!("it takes no arguments");
    }
    prerequisites::for_window()?;
    build::front_end()?;
    let script = if cfg!(windows) { "tauri.cmd" } else { "tauri" };
    let mut tauri = Command::new(paths::ui().join("node_modules").join(".bin").join(script));
    tauri.arg("build").current_dir(paths::root());
    if cfg!(target_os = "linux") {
        tauri.args(["--bundles", "deb"]);
    }
    shell::call(&mut tauri)?;
    println!("The package is in {}.", paths::target().join("release").join("bundle").display());
    Ok(())
}
