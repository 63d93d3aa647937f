//! `cargo xtask run`: the window on the sample event, or, where there is no display, the same main job on the command line.

use crate::{needs, place, shell, window};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};

/// The line in `cargo xtask help`.
pub const HELP: &str = "installs what is missing, builds, and opens the window on the sample event";

/// Opens the window; words after `run` go to the program in place of the sample event.
pub fn perform(words: &[String]) -> Result<()> {
    if has_display() { open_window(words) } else { demonstrate() }
}

fn has_display() -> bool {
    let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    !cfg!(target_os = "linux") || set("DISPLAY") || set("WAYLAND_DISPLAY")
}

fn open_window(words: &[String]) -> Result<()> {
    needs::for_window()?;
    window::build_front_end()?;
    let mut command = shell::cargo(["run", "--package", window::DESK, "--features", "custom-protocol", "--"]);
    if words.is_empty() {
        command.arg("--sample")
    } else {
        command.args(words)
    };
    shell::call(&mut command)
}

fn demonstrate() -> Result<()> {
    println!(
        "There is no display here, so no window can open: the sample event is played on the command line instead."
    );
    let folder = place::target().join("demo");
    if folder.exists() {
        fs::remove_dir_all(&folder).with_context(|| format!("{} could not be emptied", folder.display()))?;
    }
    shell::call(shell::cargo(["run", "--package", "cli", "--bin", "drawmaster", "--", "demo"]).arg(&folder))?;
    let files = files_below(&folder)?;
    if files.is_empty() {
        bail!("the demonstration wrote nothing into {}", folder.display());
    }
    println!("\nWritten into {}:", folder.display());
    for file in &files {
        let size = fs::metadata(file)?.len().div_ceil(1024);
        println!("  {size:>6} KiB  {}", file.strip_prefix(&folder)?.display());
    }
    println!("{} files. Look into them, or open an event file with \"drawmaster\".", files.len());
    Ok(())
}

fn files_below(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| format!("{} cannot be read", folder.display()))? {
        let path = entry?.path();
        if path.is_dir() { files.extend(files_below(&path)?) } else { files.push(path) }
    }
    files.sort();
    Ok(files)
}
