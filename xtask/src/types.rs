//! `cargo xtask types`: the TypeScript types of everything that crosses to the window, generated from the Rust ones.

use crate::{place, shell};
use anyhow::{Context, Result, bail};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// The line in `cargo xtask help`.
pub const HELP: &str =
    "writes the TypeScript types from the Rust ones; with --check fails where the written ones are stale";

/// Writes the generated types, or with `--check` only compares.
pub fn perform(words: &[String]) -> Result<()> {
    let generate = |folder: &Path| {
        shell::call(shell::cargo(["run", "--quiet", "--package", "api", "--example", "types", "--"]).arg(folder))
    };
    match words.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        [] => {
            let folder = place::ui().join("src/api/generated");
            remove(&folder)?;
            generate(&folder)
        }
        ["--check"] => check(generate),
        _ => bail!("the only word it knows is --check"),
    }
}

/// Generates the types into a fresh folder and fails unless the committed ones are the same, file by file.
pub fn check(generate: impl FnOnce(&Path) -> Result<()>) -> Result<()> {
    let fresh = place::target().join("types");
    remove(&fresh)?;
    generate(&fresh)?;
    let (committed, fresh) = (files(&place::ui().join("src/api/generated"))?, files(&fresh)?);
    if fresh.is_empty() {
        bail!("the generator wrote no types");
    }
    let stale: Vec<&str> = differences(&committed, &fresh);
    if !stale.is_empty() {
        bail!(
            "the TypeScript types in ui/src/api/generated are stale ({}): run \"cargo xtask types\" and commit what it writes",
            stale.join(", ")
        );
    }
    Ok(())
}

type Files = BTreeMap<String, Vec<u8>>;

/// Names of files that are missing on one side or differ.
fn differences<'a>(committed: &'a Files, fresh: &'a Files) -> Vec<&'a str> {
    let mut names: Vec<&str> = committed.keys().chain(fresh.keys()).map(String::as_str).collect();
    names.sort_unstable();
    names.dedup();
    names.retain(|name| committed.get(*name) != fresh.get(*name));
    names
}

fn files(folder: &Path) -> Result<Files> {
    let mut found = Files::new();
    collect(folder, folder, &mut found).with_context(|| format!("{} cannot be read", folder.display()))?;
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
        fs::remove_dir_all(folder).with_context(|| format!("{} could not be removed", folder.display()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_changed_a_missing_and_a_left_over_file_are_all_stale() {
        let side = |files: &[(&str, &str)]| {
            files.iter().map(|(name, text)| ((*name).to_owned(), text.as_bytes().to_vec())).collect::<Files>()
        };
        let committed = side(&[("Same.ts", "a"), ("Changed.ts", "a"), ("LeftOver.ts", "a")]);
        let fresh = side(&[("Same.ts", "a"), ("Changed.ts", "b"), ("New.ts", "a")]);
        assert_eq!(differences(&committed, &fresh), ["Changed.ts", "LeftOver.ts", "New.ts"]);
    }
}
