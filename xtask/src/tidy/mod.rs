//! `cargo xtask tidy`: checks what the compiler cannot. Each check reads the tree of source files and returns findings; each
//! finding is printed as one line, `path:line: problem`.

mod arrows;
pub mod book;
mod commits;
mod cycles;
mod file_cycles;
mod finding;
mod front_end;
mod guide;
mod idioms;
mod index;
mod links;
mod lists;
mod modules;
mod names;
mod prose;
mod purity;
mod rust;
mod sizes;
mod steps;
pub mod tree;
mod unused;
mod vocabularies;
mod words;
mod workflows;

use crate::paths;
use anyhow::{Result, bail};
use finding::Finding;
use tree::Tree;

/// The line in `cargo xtask help`.
pub const HELP: &str = "checks what the compiler cannot: dependencies between crates, cycles, sizes, headers, words";

type Check = fn(&Tree) -> Vec<Finding>;

const CHECKS: &[Check] = &[
    arrows::check,
    unused::check,
    cycles::check,
    file_cycles::check,
    file_cycles::through_root,
    steps::check,
    sizes::files,
    sizes::functions,
    sizes::purposes,
    purity::unwraps,
    purity::unsafe_code,
    purity::unfinished,
    purity::sql,
    purity::floats,
    purity::clocks_and_chance,
    names::functions,
    names::replaced,
    names::duplicate_types,
    words::type_names,
    words::shell_knows_no_tournament,
    words::components_know_no_tournament,
    front_end::check,
    idioms::check,
    index::check,
    links::check,
    guide::commands,
    guide::keys,
    book::labels::check,
    book::contents::check,
    book::keys_page::check,
    book::pictures::check,
    vocabularies::check,
    workflows::check,
];

/// Runs every check on the files that git tracks or would add. With an option, prints a list and does not fail.
pub fn perform(words: &[String]) -> Result<()> {
    let tree = Tree::read(paths::root())?;
    match words {
        [] => run(&tree),
        [option] => lists::print(&tree, option, None),
        [option, folder] => lists::print(&tree, option, Some(folder)),
        _ => bail!("it takes at most one option and one folder"),
    }
}

fn run(tree: &Tree) -> Result<()> {
    let mut findings: Vec<Finding> = CHECKS.iter().flat_map(|check| check(tree)).collect();
    findings.extend(commits::check(paths::root())?);
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
