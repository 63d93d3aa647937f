//! `cargo xtask run`: opens the window with the sample event; without a display, plays the event on the command line.

use crate::{build, paths, prerequisites, shell};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The line in `cargo xtask help`.
pub const HELP: &str = "installs what is missing, builds, and opens the window with the sample event";

/// Opens the window. Words after `run` replace the program's arguments, which open the sample event.
pub fn perform(words: &[String]) -> Result<()> {
    if has_display() { open_window(words) } else { play_sample() }
}

fn has_display() -> bool {
    let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    !cfg!(target_os = "linux") || set("DISPLAY") || set("WAYLAND_DISPLAY")
}

fn open_window(words: &[String]) -> Result<()> {
    prerequisites::for_window()?;
    build::front_end()?;
    build::programs(&[build::WINDOW])?;
    let mut command = Command::new(paths::built(build::WINDOW));
    if words.is_empty() {
        command.arg("--sample")
    } else {
        command.args(words)
    };
    shell::call(&mut command)
}

/// Builds the command line alone, because the libraries of the window may be missing here.
fn play_sample() -> Result<()> {
    println!("No window can open without a display. Playing the sample event on the command line instead.");
    let folder = paths::target().join("demo");
    if folder.exists() {
        fs::remove_dir_all(&folder).with_context(|| format!("cannot empty {}", folder.display()))?;
    }
    shell::call(shell::cargo(["run", "--package", "cli", "--bin", build::COMMAND_LINE, "--", "demo"]).arg(&folder))?;
    let files = files_below(&folder)?;
    if files.is_empty() {
        bail!("the demonstration wrote no files into {}", folder.display());
    }
    println!("\nFiles in {}:", folder.display());
    for file in &files {
        let size = fs::metadata(file)?.len().div_ceil(1024);
        println!("  {size:>6} KiB  {}", file.strip_prefix(&folder)?.display());
    }
    println!("{} files. Open them, or use \"drawmaster\" with an event file.", files.len());
    Ok(())
}

fn files_below(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let path = entry?.path();
        if path.is_dir() { files.extend(files_below(&path)?) } else { files.push(path) }
    }
    files.sort();
    Ok(files)
}
