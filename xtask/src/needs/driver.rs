//! tauri-driver, the small server through which tests speak WebDriver to the window.

use crate::{place, shell};
use anyhow::Result;
use std::path::PathBuf;

const VERSION: &str = "2.1.0";

/// The path of tauri-driver in the version the tests are written for; built from crates.io into the target folder where it is missing.
pub fn driver() -> Result<PathBuf> {
    let folder = place::target().join("tools");
    let program = folder.join("bin").join("tauri-driver");
    let record = std::fs::read_to_string(folder.join(".crates.toml")).unwrap_or_default();
    if program.is_file() && record.contains(&format!("\"tauri-driver {VERSION} ")) {
        return Ok(program);
    }
    println!("tauri-driver {VERSION} is built now, from crates.io into {}.", folder.display());
    shell::call(
        shell::cargo(["install", "tauri-driver", "--locked", "--debug", "--version", VERSION, "--root"])
            .arg(&folder)
            .arg("--target-dir")
            .arg(place::target()),
    )?;
    Ok(program)
}
