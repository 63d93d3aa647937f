//! `cargo xtask types`: generates the TypeScript types of all data for the window and of answers from the Rust types.

use crate::generated::Generated;
use crate::{build, paths, shell};
use anyhow::Result;
use std::path::Path;
use std::process::Command;

/// The line in `cargo xtask help`.
pub const HELP: &str =
    "generates the TypeScript types from the Rust types; --check fails if the committed types are stale";

const TYPES: Generated = Generated { task: "types", folder: "ui/src/api/generated", generate };

/// Builds the generator and writes the types, or compares them with `--check`.
pub fn perform(words: &[String]) -> Result<()> {
    build::type_generator()?;
    TYPES.perform(words)
}

/// Fails unless the committed types are current. The generator must have been built.
pub fn check() -> Result<()> {
    TYPES.check()
}

fn generate(folder: &Path) -> Result<()> {
    shell::call(Command::new(paths::example(build::TYPES)).arg(folder).current_dir(paths::root()))
}
