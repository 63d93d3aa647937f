//! `cargo xtask tidy`: checks of the architecture that no standard tool makes. Each check reads the tree of source files and
//! returns findings; each finding is printed as one line, `path:line: problem`.

mod arrows;
mod cycles;
mod finding;
mod index;
mod modules;
mod rust;
mod sizes;
mod sql;
mod steps;
mod systems;
mod tree;

use crate::paths;
use anyhow::{Result, bail};
use finding::Finding;
use tree::Tree;

/// The line in `cargo xtask help`.
pub const HELP: &str = "checks the architecture: dependencies between crates, cycles between files, SQL, systems by name, sizes, the index";

type Check = fn(&Tree) -> Vec<Finding>;

const CHECKS: &[Check] = &[
    arrows::check,
    cycles::modules,
    cycles::files,
    index::check,
    sizes::files,
    sizes::purposes,
    sql::check,
    steps::check,
    systems::check,
];

/// Runs every check on the files that git tracks or would add.
pub fn perform(words: &[String]) -> Result<()> {
    if !words.is_empty() {
        bail!("it takes no arguments");
    }
    let tree = Tree::read(paths::root())?;
    let mut findings: Vec<Finding> = CHECKS.iter().flat_map(|check| check(&tree)).collect();
    findings.sort();
    for finding in &findings {
        println!("{finding}");
    }
    match findings.len() {
        0 => println!("tidy: {} files, nothing found", tree.files.len()),
        count => bail!("{count} findings in {} files", tree.files.len()),
    }
    Ok(())
}
