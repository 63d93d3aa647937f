//! Where things are: the workspace's root, and the folders that tasks write to.

use std::path::{Path, PathBuf};

/// The workspace's root, whatever folder the task was called from.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is a folder of the workspace")
}

/// The front end's folder.
pub fn ui() -> PathBuf {
    root().join("ui")
}

/// Cargo's target folder, where everything that tasks make belongs.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |dir| root().join(dir))
}

/// A program that the workspace's debug profile has built, by its name without the system's ending.
pub fn built(name: &str) -> PathBuf {
    program("debug", name)
}

/// A program that the workspace's release profile has built, likewise.
pub fn optimised(name: &str) -> PathBuf {
    program("release", name)
}

fn program(profile: &str, name: &str) -> PathBuf {
    target().join(profile).join(format!("{name}{}", std::env::consts::EXE_SUFFIX))
}
