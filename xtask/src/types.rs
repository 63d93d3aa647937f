//! `cargo xtask types`: generates the TypeScript types of all data for the window from the Rust types.

use crate::{build, paths, shell};
use anyhow::{Context, Result, bail};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

/// The line in `cargo xtask help`.
pub const HELP: &str =
    "generates the TypeScript types from the Rust types; --check fails if the committed types are stale";

/// Builds the generator and writes the types, or compares them with `--check`.
pub fn perform(words: &[String]) -> Result<()> {
    let only_check = match words.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        [] => false,
        ["--check"] => true,
        _ => bail!("the only option is --check"),
    };
    build::type_generator()?;
    if only_check {
        return check();
    }
    let folder = paths::ui().join("src/api/generated");
    remove(&folder)?;
    generate(&folder)
}

/// Generates the types into a new folder and fails unless the committed files are equal. The generator must have been built.
pub fn check() -> Result<()> {
    let fresh = paths::target().join("types");
    remove(&fresh)?;
    generate(&fresh)?;
    let (committed, fresh) = (files(&paths::ui().join("src/api/generated"))?, files(&fresh)?);
    if fresh.is_empty() {
        bail!("the generator wrote no types");
    }
    let stale: Vec<&str> = differences(&committed, &fresh);
    if !stale.is_empty() {
        bail!(
            "the TypeScript types in ui/src/api/generated are stale ({}): run \"cargo xtask types\" and commit the result",
            stale.join(", ")
        );
    }
    Ok(())
}

fn generate(folder: &Path) -> Result<()> {
    shell::call(Command::new(paths::example(build::TYPES)).arg(folder).current_dir(paths::root()))
}

type Files = BTreeMap<String, Vec<u8>>;

/// Names of the files that differ or are missing on one side.
fn differences<'a>(committed: &'a Files, fresh: &'a Files) -> Vec<&'a str> {
    let mut names: Vec<&str> = committed.keys().chain(fresh.keys()).map(String::as_str).collect();
    names.sort_unstable();
    names.dedup();
    names.retain(|name| committed.get(*name) != fresh.get(*name));
    names
}

fn files(folder: &Path) -> Result<Files> {
    let mut found = Files::new();
    collect(folder, folder, &mut found).with_context(|| format!("cannot read {}", folder.display()))?;
    Ok(found)
}

fn collect(top: &Path, folder: &Path, found: &mut Files) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(top, &path, found)?;
        } else {
            found.insert(path.strip_prefix(top)?.to_string_lossy().into_owned(), fs::read(&path)?);
        }
    }
    Ok(())
}

fn remove(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("cannot remove {}", folder.display()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changed_missing_and_left_over_files_are_stale() {
        let side = |files: &[(&str, &str)]| {
            files.iter().map(|(name, text)| ((*name).to_owned(), text.as_bytes().to_vec())).collect::<Files>()
        };
        let committed = side(&[("Same.ts", "a"), ("Changed.ts", "a"), ("LeftOver.ts", "a")]);
        let fresh = side(&[("Same.ts", "a"), ("Changed.ts", "b"), ("New.ts", "a")]);
        assert_eq!(differences(&committed, &fresh), ["Changed.ts", "LeftOver.ts", "New.ts"]);
    }
}
