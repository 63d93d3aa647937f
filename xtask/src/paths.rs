//! Paths of the workspace: its root, the front end, and the folders that tasks write to.

use std::path::{Path, PathBuf};

/// The workspace's root, regardless of the current folder.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is a folder of the workspace")
}

/// The front end's folder.
pub fn ui() -> PathBuf {
    root().join("ui")
}

/// Cargo's target folder, which receives everything that tasks write.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |dir| root().join(dir))
}

/// A program of the development profile, named without the system's ending.
pub fn built(name: &str) -> PathBuf {
    target().join("debug").join(executable(name))
}

/// A program of the release profile, named without the system's ending.
pub fn optimised(name: &str) -> PathBuf {
    target().join("release").join(executable(name))
}

/// An example of the development profile, named without the system's ending.
pub fn example(name: &str) -> PathBuf {
    target().join("debug").join("examples").join(executable(name))
}

fn executable(name: &str) -> String {
    format!("{name}{}", std::env::consts::EXE_SUFFIX)
}
