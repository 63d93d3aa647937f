//! Checks that list findings without failing: `cargo xtask tidy --words` counts them by folder, `--words crates/domain` shows the lines.

use super::finding::Finding;
use super::tree::Tree;
use super::{file_cycles, idioms, names};
use anyhow::{Result, bail};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// A list: its option and its checks.
struct List {
    option: &'static str,
    checks: &'static [fn(&Tree) -> Vec<Finding>],
}

const LISTS: &[List] = &[
    List { option: "--cycles", checks: &[file_cycles::check, file_cycles::through_root] },
    List { option: "--names", checks: &[names::functions, names::replaced, names::duplicate_types] },
    List { option: "--words", checks: &[idioms::check] },
];

/// A path counts under this many of its folders: `crates/domain/src/pairing`.
const FOLDERS: usize = 4;

/// Prints the list that `option` asks for: counts, or each finding below `folder`.
pub fn print(tree: &Tree, option: &str, folder: Option<&str>) -> Result<()> {
    let Some(list) = LISTS.iter().find(|list| list.option == option) else {
        let options: Vec<&str> = LISTS.iter().map(|list| list.option).collect();
        bail!("there is no option \"{option}\"; the options are {}", options.join(", "));
    };
    let mut findings: Vec<Finding> = list.checks.iter().flat_map(|check| check(tree)).collect();
    findings.sort();
    match folder {
        Some(folder) => {
            let folder = folder.trim_end_matches('/');
            findings.retain(|finding| folder == "." || Path::new(&finding.path).starts_with(folder));
            findings.iter().for_each(|finding| println!("{finding}"));
        }
        None => {
            print_counts("kind", findings.iter().map(kind));
            print_counts("folder", findings.iter().map(|finding| folders(&finding.path)));
        }
    }
    let lines: BTreeSet<(&str, usize)> = findings.iter().map(|finding| (finding.path.as_str(), finding.line)).collect();
    println!("{} findings on {} lines; {option} FOLDER shows them", findings.len(), lines.len());
    Ok(())
}

/// The kind of a finding: its problem up to the first colon.
fn kind(finding: &Finding) -> String {
    finding.problem.split(": ").next().unwrap_or_default().to_owned()
}

fn folders(path: &str) -> String {
    let folders: Vec<&str> = path.rsplit_once('/').map_or(".", |(folder, _)| folder).split('/').take(FOLDERS).collect();
    folders.join("/")
}

fn print_counts(what: &str, keys: impl Iterator<Item = String>) {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for key in keys {
        *counts.entry(key).or_default() += 1;
    }
    println!("findings  by {what}");
    for (key, count) in counts {
        println!("{count:>8}  {key}");
    }
    println!();
}
