//! An older version of a package: the same files and one more, under a lower number.

use crate::shell;
use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The number of the older version.
pub const VERSION: &str = "0.1.0";
/// The file that only the older version has.
const FILE: &str = "usr/share/drawmaster/of-the-older-version";

/// A repacked package.
pub struct Older {
    /// The package.
    pub package: PathBuf,
    /// Where the file is installed that the newer version no longer has.
    pub file: PathBuf,
}

/// Repacks a package as an older version, below `work`.
pub fn repacked(package: &Path, work: &Path) -> Result<Older> {
    let folder = work.join("older");
    shell::call(Command::new("dpkg-deb").arg("--raw-extract").arg(package).arg(&folder))?;
    let control = folder.join("DEBIAN").join("control");
    let text = fs::read_to_string(&control).context("the package has no control file")?;
    fs::write(&control, with_version(&text))?;
    let more = folder.join(FILE);
    fs::create_dir_all(more.parent().context("the file is in a folder")?)?;
    fs::write(more, "This file is no longer part of the program.\n")?;
    let older = work.join("older.deb");
    shell::call(Command::new("dpkg-deb").args(["--root-owner-group", "-Znone", "--build"]).arg(&folder).arg(&older))?;
    Ok(Older { package: older, file: Path::new("/").join(FILE) })
}

fn with_version(control: &str) -> String {
    let line = |line: &str| if line.starts_with("Version:") { format!("Version: {VERSION}") } else { line.to_owned() };
    control.lines().map(|text| line(text) + "\n").collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_version_changes() {
        assert_eq!(
            with_version("Package: drawmaster\nVersion: 0.2.0\nDescription: a\n  b\n"),
            "Package: drawmaster\nVersion: 0.1.0\nDescription: a\n  b\n"
        );
    }
}
