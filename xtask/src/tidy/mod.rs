//! `cargo xtask tidy`: what the compiler cannot check. Each check reads the tree of source files and returns findings;
//! each finding is one line, `path:line: what, why`.

mod arrows;
mod cycles;
mod file_cycles;
mod front_end;
mod modules;
mod purity;
mod rust;
mod sizes;
mod steps;
mod tree;
mod words;

use crate::place;
use anyhow::{Result, bail};
use std::fmt;
use tree::Tree;

/// The line in `cargo xtask help`.
pub const HELP: &str = "checks what the compiler cannot: arrows between crates, cycles, sizes, headers, words";

type Check = fn(&Tree) -> Vec<Finding>;

const CHECKS: &[Check] = &[
    arrows::check,
    cycles::check,
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
    words::type_names,
    words::shell_knows_no_tournament,
    words::components_know_no_tournament,
    front_end::check,
];

/// One thing that is not as it should be, and where.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Finding {
    path: String,
    line: usize,
    said: String,
}

impl Finding {
    /// `said` is what is wrong and why that matters, without a full stop.
    fn new(path: &str, line: usize, said: impl Into<String>) -> Finding {
        Finding { path: path.to_owned(), line, said: said.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}:{}: {}", self.path, self.line, self.said)
    }
}

/// Checks that are only listed, by the word that asks for them.
const LISTS: &[(&str, &[Check])] = &[("--cycles", &[file_cycles::check, file_cycles::through_root])];

/// Runs every check on the files that git knows or would add; `--cycles` lists cycles between files and does not fail.
pub fn perform(words: &[String]) -> Result<()> {
    let tree = Tree::read(place::root())?;
    if let [word] = words {
        let Some((_, checks)) = LISTS.iter().find(|(name, _)| name == word) else {
            bail!(
                "there is no option \"{word}\"; the options are {}",
                LISTS.iter().map(|list| list.0).collect::<Vec<_>>().join(", ")
            );
        };
        list(&tree, checks);
        return Ok(());
    }
    if !words.is_empty() {
        bail!("it takes one option at most");
    }
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

/// Prints what the checks find, with a count for each.
fn list(tree: &Tree, checks: &[Check]) {
    for check in checks {
        let mut findings = check(tree);
        findings.sort();
        for finding in &findings {
            println!("{finding}");
        }
        println!("{} findings\n", findings.len());
    }
}
