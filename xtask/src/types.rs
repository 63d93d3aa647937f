//! `cargo xtask types`: generates the TypeScript types of all data for the window and of answers from the Rust types.

use crate::{build, paths, shell};
use anyhow::{Context, Result, bail};
use std::fs;
use std::process::Command;

/// The line in `cargo xtask help`.
pub const HELP: &str = "generates the TypeScript types from the Rust types, into ui/src/api/generated.ts";

/// Builds the generator and writes the types.
pub fn perform(words: &[String]) -> Result<()> {
    if !words.is_empty() {
        bail!("it takes no options");
    }
    build::type_generator()?;
    write()
}

/// Writes the types. The generator must have been built.
pub fn write() -> Result<()> {
    let types = shell::output(&mut Command::new(paths::example(build::TYPES)))?;
    let file = paths::ui().join("src/api/generated.ts");
    fs::write(&file, types).with_context(|| format!("cannot write {}", file.display()))
}
