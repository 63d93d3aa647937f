//! Where the parts of a package are built, and where the packages are put.

use crate::paths;
use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};

/// The profile that is packaged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Profile {
    /// Optimised, for users.
    Release,
    /// As in tests, built in less time.
    Development,
}

impl Profile {
    /// Returns the name of its folder in Cargo's target folder.
    pub fn folder(self) -> &'static str {
        if self == Profile::Release { "release" } else { "debug" }
    }

    /// Returns a built program.
    pub fn program(self, name: &str) -> PathBuf {
        match self {
            Profile::Release => paths::optimised(name),
            Profile::Development => paths::built(name),
        }
    }

    /// Returns the folder into which Tauri writes packages.
    pub fn bundles(self) -> PathBuf {
        paths::target().join(self.folder()).join("bundle")
    }
}

/// The folder of finished packages.
pub fn folder() -> PathBuf {
    paths::target().join("dist")
}

/// The folder of finished packages for Windows that were built elsewhere.
pub fn windows_folder() -> PathBuf {
    paths::target().join("dist-windows")
}

/// Empties a folder of packages: those of an earlier version must not get a checksum of this one.
pub fn empty(folder: &Path) -> Result<()> {
    let _ = fs::remove_dir_all(folder);
    fs::create_dir_all(folder).with_context(|| format!("cannot create {}", folder.display()))
}
