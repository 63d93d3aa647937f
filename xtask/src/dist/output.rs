//! Where the parts of a package are built, and where the packages are put.

use crate::paths;
use std::path::PathBuf;

/// The profile that is packaged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Profile {
    /// Optimised, for users.
    Release,
    /// As in tests, built in less time.
    Development,
}

impl Profile {
    /// Returns a built program.
    pub fn program(self, name: &str) -> PathBuf {
        match self {
            Profile::Release => paths::optimised(name),
            Profile::Development => paths::built(name),
        }
    }

    /// Returns the folder into which Tauri writes packages.
    pub fn bundles(self) -> PathBuf {
        let folder = if self == Profile::Release { "release" } else { "debug" };
        paths::target().join(folder).join("bundle")
    }
}

/// The folder of finished packages.
pub fn folder() -> PathBuf {
    paths::target().join("dist")
}
