//! Calling other programs: each call is shown before it is made, and a failure is a sentence that names the call.

use crate::place;
use anyhow::{Context, Result, bail};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// cargo, in the workspace's root.
pub fn cargo<S: AsRef<OsStr>>(arguments: impl IntoIterator<Item = S>) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).current_dir(place::root());
    // What cargo told this program about itself is not meant for the packages it builds next.
    for (name, _) in std::env::vars_os() {
        if name.to_string_lossy().starts_with("CARGO_PKG_") || name == "CARGO_MANIFEST_DIR" {
            command.env_remove(name);
        }
    }
    command
}

/// npm, in the front end's folder.
pub fn npm<S: AsRef<OsStr>>(arguments: impl IntoIterator<Item = S>) -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.args(arguments).current_dir(place::ui());
    command
}

/// Shows a command, runs it with this terminal's output, and fails unless it succeeds.
pub fn call(command: &mut Command) -> Result<()> {
    let words = written(command);
    println!("$ {words}");
    let status = command.status().with_context(|| format!("\"{words}\" could not be started"))?;
    if !status.success() {
        bail!("\"{words}\" failed ({status})");
    }
    Ok(())
}

/// Runs a command without showing anything and returns its standard output; fails unless it succeeds.
pub fn output(command: &mut Command) -> Result<String> {
    let words = written(command);
    let output = command.output().with_context(|| format!("\"{words}\" could not be started"))?;
    if !output.status.success() {
        bail!("\"{words}\" failed: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Whether a command can be started and succeeds, with no output shown.
pub fn succeeds(command: &mut Command) -> bool {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// The program of that name on the search path, if there is one.
pub fn find(program: &str) -> Option<PathBuf> {
    let file = format!("{program}{}", std::env::consts::EXE_SUFFIX);
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(&file)).find(|candidate| candidate.is_file())
}

/// The command as one would type it: the program without its folder, paths from the workspace's root.
fn written(command: &Command) -> String {
    let root = format!("{}{}", place::root().display(), std::path::MAIN_SEPARATOR);
    let program = Path::new(command.get_program()).file_name().unwrap_or_else(|| command.get_program());
    let words = std::iter::once(program).chain(command.get_args());
    words.map(|word| word.to_string_lossy().replace(&root, "")).collect::<Vec<_>>().join(" ")
}
