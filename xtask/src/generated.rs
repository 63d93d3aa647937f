//! Generated files that are committed: a task writes them, or compares them with fresh ones.

use crate::paths;
use anyhow::{Context, Result, bail};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// A folder that has nothing but generated files.
pub struct Generated {
    /// The task that writes it.
    pub task: &'static str,
    /// The folder, from the root of the project.
    pub folder: &'static str,
    /// Writes all files into a new folder.
    pub generate: fn(&Path) -> Result<()>,
}

impl Generated {
    /// Writes the files, or compares them with `--check`.
    pub fn perform(&self, words: &[String]) -> Result<()> {
        match words.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
            [] => self.write(),
            ["--check"] => self.check(),
            _ => bail!("the only option is --check"),
        }
    }

    fn write(&self) -> Result<()> {
        remove(&self.committed())?;
        (self.generate)(&self.committed())
    }

    /// Generates the files into a new folder and fails unless the committed files are equal.
    pub fn check(&self) -> Result<()> {
        let fresh = paths::target().join(self.task);
        remove(&fresh)?;
        (self.generate)(&fresh)?;
        let (committed, fresh) = (files(&self.committed())?, files(&fresh)?);
        if fresh.is_empty() {
            bail!("the generator of {} wrote no files", self.folder);
        }
        let stale = differences(&committed, &fresh);
        if !stale.is_empty() {
            let (folder, task, stale) = (self.folder, self.task, stale.join(", "));
            bail!("the files in {folder} are stale ({stale}): run \"cargo xtask {task}\" and commit the result");
        }
        Ok(())
    }

    fn committed(&self) -> PathBuf {
        paths::root().join(self.folder)
    }
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
