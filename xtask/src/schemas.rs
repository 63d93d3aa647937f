//! `cargo xtask schemas`: generates the JSON schemas of the command line's answers from the TypeScript types.

use crate::generated::Generated;
use crate::{prerequisites, shell};
use anyhow::Result;
use std::path::Path;

/// The line in `cargo xtask help`.
pub const HELP: &str =
    "generates the schemas of the answers of commands from the TypeScript types; --check fails if they are stale";

const SCHEMAS: Generated = Generated { task: "schemas", folder: "docs/schemas/answers", generate };

/// Writes the schemas, or compares them with `--check`.
pub fn perform(words: &[String]) -> Result<()> {
    prerequisites::packages()?;
    SCHEMAS.perform(words)
}

/// Fails unless the committed schemas are current.
pub fn check() -> Result<()> {
    perform(&["--check".into()])
}

fn generate(folder: &Path) -> Result<()> {
    shell::call(shell::npm(["run", "--silent", "schemas", "--"]).arg(folder))
}
