//! `cargo xtask keys`: writes the page of keys of the user's book, in both languages, from the tables of the window.

use crate::paths;
use crate::tidy::book::keys_page;
use crate::tidy::tree::Tree;
use anyhow::{Context, Result, bail};
use std::fs;

/// The line in `cargo xtask help`.
pub const HELP: &str = "writes docs/guide/keys.md from the keys of the window";

/// Writes the page in each language.
pub fn perform(words: &[String]) -> Result<()> {
    if !words.is_empty() {
        bail!("it takes no arguments");
    }
    let tree = Tree::read(paths::root())?;
    for (path, text) in keys_page::written(&tree) {
        let file = paths::root().join(&path);
        file.parent().map(fs::create_dir_all).transpose()?;
        fs::write(file, text).with_context(|| format!("cannot write {path}"))?;
        println!("Wrote {path}.");
    }
    Ok(())
}
