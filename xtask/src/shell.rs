//! Runs other programs. Each command is printed before it runs, and an error message names the command.

use crate::paths;
use anyhow::{Context, Result, bail};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// `cargo` in the workspace's root.
pub fn cargo<S: AsRef<OsStr>>(arguments: impl IntoIterator<Item = S>) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).current_dir(paths::root());
    // Cargo sets these variables for xtask; the packages that it builds next must not see them.
    for (name, _) in std::env::vars_os() {
        if name.to_string_lossy().starts_with("CARGO_PKG_") || name == "CARGO_MANIFEST_DIR" {
            command.env_remove(name);
        }
    }
    command
}

/// `npm` in the front end's folder.
pub fn npm<S: AsRef<OsStr>>(arguments: impl IntoIterator<Item = S>) -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.args(arguments).current_dir(paths::ui());
    command
}

/// Prints a command and runs it with its output on the terminal. Fails unless the command succeeds.
pub fn call(command: &mut Command) -> Result<()> {
    let words = written(command);
    println!("$ {words}");
    let status = command.status().with_context(|| format!("cannot start \"{words}\""))?;
    if !status.success() {
        bail!("\"{words}\" failed ({status})");
    }
    Ok(())
}

/// Runs a command silently and returns its standard output. Fails unless the command succeeds.
pub fn output(command: &mut Command) -> Result<String> {
    let words = written(command);
    let output = command.output().with_context(|| format!("cannot start \"{words}\""))?;
    if !output.status.success() {
        bail!("\"{words}\" failed: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Whether a command can be started and succeeds. Shows no output.
pub fn succeeds(command: &mut Command) -> bool {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// Finds a program on the search path.
pub fn find(program: &str) -> Option<PathBuf> {
    let file = format!("{program}{}", std::env::consts::EXE_SUFFIX);
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(&file)).find(|candidate| candidate.is_file())
}

/// The command as a user would type it: the program without its folder, paths relative to the workspace's root.
fn written(command: &Command) -> String {
    let root = format!("{}{}", paths::root().display(), std::path::MAIN_SEPARATOR);
    let program = Path::new(command.get_program()).file_name().unwrap_or_else(|| command.get_program());
    let words = std::iter::once(program).chain(command.get_args());
    words.map(|word| word.to_string_lossy().replace(&root, "")).collect::<Vec<_>>().join(" ")
}
