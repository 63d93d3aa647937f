//! The tree of source files that the checks read: paths with forward slashes from the workspace's root, and texts.

use super::rust::{self, Word};
use crate::shell;
use anyhow::{Context, Result};
use std::fs;
use std::path::Path;
use std::process::Command;

/// One source file.
pub struct File {
    /// From the workspace's root, with forward slashes.
    pub path: String,
    /// The whole text.
    pub text: String,
    /// The words of a Rust file; empty for others.
    pub words: Vec<Word>,
}

/// All source files.
pub struct Tree {
    /// In order of path.
    pub files: Vec<File>,
    /// The paths of all files, also those that the checks do not read, such as pictures.
    paths: Vec<String>,
}

const KINDS: &[&str] = &["rs", "toml", "ts", "mjs", "svelte", "sql", "md"];
/// Generated files, which are not checked.
const GENERATED: &str = "ui/src/api/generated";

impl Tree {
    /// Reads the files below `root` that git tracks or would add.
    pub fn read(root: &Path) -> Result<Tree> {
        let list = shell::output(
            Command::new("git").args(["ls-files", "--cached", "--others", "--exclude-standard"]).current_dir(root),
        )
        .context("cannot list the files with git")?;
        // A file that is deleted but not yet committed is still on the list.
        let paths: Vec<String> = list.lines().filter(|path| root.join(path).is_file()).map(str::to_owned).collect();
        let mut files = Vec::new();
        for path in paths.iter().filter(|path| KINDS.contains(&ending(path)) && !path.starts_with(GENERATED)) {
            let text = fs::read_to_string(root.join(path)).with_context(|| format!("{path} is not UTF-8 text"))?;
            files.push(File::new(path, text).with_context(|| format!("{path} is not valid Rust"))?);
        }
        files.sort_by(|a, b| a.path.cmp(&b.path));
        Ok(Tree { files, paths })
    }

    /// Whether a file has this path.
    pub fn exists(&self, path: &str) -> bool {
        self.paths.iter().any(|known| known == path)
    }

    /// The Rust files.
    pub fn rust(&self) -> impl Iterator<Item = &File> {
        self.files.iter().filter(|file| file.ending() == "rs")
    }

    /// A tree for a test.
    #[cfg(test)]
    pub fn of(files: &[(&str, &str)]) -> Tree {
        let read = |(path, text): &(&str, &str)| File::new(path, (*text).to_owned()).expect("a fixture is Rust");
        let paths = files.iter().map(|(path, _)| (*path).to_owned()).collect();
        Tree { files: files.iter().map(read).collect(), paths }
    }
}

impl File {
    fn new(path: &str, text: String) -> Result<File> {
        let words = if ending(path) == "rs" { rust::words(&text, is_test(path))? } else { Vec::new() };
        Ok(File { path: path.to_owned(), text, words })
    }

    /// The part of the path after its last dot.
    pub fn ending(&self) -> &str {
        ending(&self.path)
    }

    /// The words of a Rust file that are not tests.
    pub fn production(&self) -> Vec<&Word> {
        self.words.iter().filter(|word| !word.test).collect()
    }
}

fn ending(path: &str) -> &str {
    path.rsplit_once('.').map_or("", |(_, ending)| ending)
}

/// Whether the whole file is a test, benchmark or example.
fn is_test(path: &str) -> bool {
    let folder = |name| path.starts_with(&format!("{name}/")) || path.contains(&format!("/{name}/"));
    let file = path.rsplit('/').next().unwrap_or(path);
    folder("tests")
        || folder("benches")
        || folder("examples")
        || ["tests.rs", "test.rs"].contains(&file)
        || file.ends_with("_test.rs")
        || file.ends_with("_tests.rs")
}

#[cfg(test)]
mod tests {
    use super::is_test;

    #[test]
    fn tests_are_recognised_by_their_path() {
        for path in [
            "tests/src/lib.rs",
            "crates/domain/tests/laws.rs",
            "crates/app/src/pair/tests.rs",
            "crates/store/src/undo_test.rs",
            "crates/matching/examples/solve.rs",
        ] {
            assert!(is_test(path), "{path}");
        }
        assert!(!is_test("crates/domain/src/contests.rs"));
    }
}
