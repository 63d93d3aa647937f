//! `cargo xtask dist`: builds the package that users install.

use crate::{build, paths, prerequisites, shell};
use anyhow::{Result, bail};
use std::process::Command;

/// The line in `cargo xtask help`.
pub const HELP: &str = "builds the package for this system (a .deb on Linux) in the release profile; \
     --extras writes completions and man pages instead";

/// The variable with the commit for `--version`.
const COMMIT: &str = "DRAWMASTER_COMMIT";

/// Builds the front end and the package, or the extras.
pub fn perform(words: &[String]) -> Result<()> {
    match words {
        [] => package(),
        [word] if word == "--extras" => extras(),
        _ => bail!("its only option is --extras"),
    }
}

fn package() -> Result<()> {
    prerequisites::for_window()?;
    build::front_end()?;
    let script = if cfg!(windows) { "tauri.cmd" } else { "tauri" };
    let mut tauri = Command::new(paths::ui().join("node_modules").join(".bin").join(script));
    tauri.arg("build").current_dir(paths::root()).env(COMMIT, commit());
    if cfg!(target_os = "linux") {
        tauri.args(["--bundles", "deb"]);
    }
    shell::call(&mut tauri)?;
    println!("The package is in {}.", paths::target().join("release").join("bundle").display());
    Ok(())
}

/// Writes the completions of all shells and the man pages.
fn extras() -> Result<()> {
    let folder = paths::target().join("extras");
    let mut command = shell::cargo(["run", "--release", "--package", "cli", "--bin", build::COMMAND_LINE, "--"]);
    shell::call(command.arg("extras").arg(folder).env(COMMIT, commit()))
}

/// The commit that is built, marked if files were changed since; "unknown" without git.
fn commit() -> String {
    let git = |words: &[&str]| shell::output(Command::new("git").args(words).current_dir(paths::root()));
    let Ok(commit) = git(&["rev-parse", "--short=12", "HEAD"]) else { return "unknown".to_owned() };
    let changed = git(&["status", "--porcelain"]).is_ok_and(|files| !files.trim().is_empty());
    format!("{}{}", commit.trim(), if changed { "-modified" } else { "" })
}

#[cfg(test)]
mod tests {
    use super::commit;

    #[test]
    fn commit_is_short_or_unknown() {
        let commit = commit();
        let number = commit.trim_end_matches("-modified");
        assert!(number == "unknown" || number.len() >= 12 && number.chars().all(|c| c.is_ascii_hexdigit()), "{commit}");
    }
}
