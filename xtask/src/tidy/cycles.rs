//! The top-level modules of a crate do not use each other in cycles.

use super::finding::Finding;
use super::rust::Word;
use super::tree::Tree;
use std::collections::{BTreeMap, BTreeSet};

/// Checks every `src` folder that has a `lib.rs` or a `main.rs`.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let is_root = |path: &&str| path.ends_with("src/lib.rs") || path.ends_with("src/main.rs");
    let roots = tree.rust().map(|file| file.path.as_str()).filter(is_root);
    let sources: BTreeSet<&str> = roots.filter_map(|path| path.rsplit_once('/')).map(|(source, _)| source).collect();
    sources.into_iter().flat_map(|source| check_crate(tree, source)).collect()
}

/// Where one module first refers to another.
struct Reference {
    path: String,
    line: usize,
}

type Graph = BTreeMap<String, BTreeMap<String, Reference>>;

fn check_crate(tree: &Tree, source: &str) -> Vec<Finding> {
    let graph = references(tree, source);
    let mut reported = BTreeSet::new();
    let mut findings = Vec::new();
    for module in graph.keys() {
        let Some(cycle) = shortest_cycle(&graph, module).filter(|_| !reported.contains(module)) else { continue };
        reported.extend(cycle.iter().cloned());
        let at = &graph[&cycle[0]][&cycle[1]];
        let problem =
            format!("modules {} form a cycle: move what both use into a module below them", cycle.join(" -> "));
        findings.push(Finding::new(&at.path, at.line, problem));
    }
    findings
}

/// The references between top-level modules of the crate with this source folder, without tests.
fn references(tree: &Tree, source: &str) -> Graph {
    let inside = || tree.rust().filter_map(|file| Some((file, file.path.strip_prefix(source)?.strip_prefix('/')?)));
    let is_root = |rest: &str| ["lib.rs", "main.rs"].contains(&rest) || rest.starts_with("bin/");
    let mut graph: Graph = inside()
        .filter(|(_, rest)| !is_root(rest))
        .map(|(_, rest)| (module_of(rest).to_owned(), BTreeMap::new()))
        .collect();
    let re_exported: BTreeMap<String, String> =
        inside().filter(|(_, rest)| is_root(rest)).flat_map(|(file, _)| re_exports(&file.production())).collect();
    for (file, rest) in inside().filter(|(_, rest)| !is_root(rest)) {
        let from = module_of(rest);
        for (name, line) in names_from_root(&file.production(), depth(rest)) {
            let to = re_exported.get(&name).unwrap_or(&name).clone();
            if to != from && graph.contains_key(&to) {
                let reference = Reference { path: file.path.clone(), line };
                graph.get_mut(from).expect("every module is in the graph").entry(to).or_insert(reference);
            }
        }
    }
    graph
}

/// `pairing` of `pairing.rs` and of `pairing/cost.rs`.
fn module_of(rest: &str) -> &str {
    rest.split('/').next().unwrap_or(rest).trim_end_matches(".rs")
}

/// How many `super` lead from the file's module to the root: 1 from `pairing.rs` and `pairing/mod.rs`, 2 from `pairing/cost.rs`.
fn depth(rest: &str) -> usize {
    rest.split('/').filter(|part| *part != "mod.rs").count()
}

/// The names taken directly from the crate's root, by `crate::` or by enough `super::`, with their lines.
fn names_from_root(words: &[&Word], depth: usize) -> Vec<(String, usize)> {
    let supers = vec!["super"; depth].join(" :: ");
    ["crate", &supers]
        .iter()
        .flat_map(|root| {
            let phrase = format!("{root} ::");
            let length = 2 * if *root == "crate" { 1 } else { depth };
            super::rust::occurrences(words, &phrase)
                .filter(|at| at.checked_sub(1).is_none_or(|before| words[before].text != "::"))
                .flat_map(|at| heads(&words[at + length..]))
                .collect::<Vec<_>>()
        })
        .collect()
}

/// The first names of a path, or of every path in the braces that follow.
fn heads(words: &[&Word]) -> Vec<(String, usize)> {
    let Some(first) = words.first() else { return Vec::new() };
    if first.text != "{" {
        return vec![(first.text.clone(), first.line)];
    }
    let (mut depth, mut found) = (0_usize, Vec::new());
    for (at, word) in words.iter().enumerate() {
        match word.text.as_str() {
            "{" => depth += 1,
            "}" if depth == 1 => break,
            "}" => depth -= 1,
            _ if depth == 1 && ["{", ","].contains(&words[at - 1].text.as_str()) => {
                found.push((word.text.clone(), word.line))
            }
            _ => {}
        }
    }
    found
}

/// Names that the root re-exports: `pub use pairing::{Pairing, cost::Cost}` maps both to `pairing`.
fn re_exports(words: &[&Word]) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for at in super::rust::occurrences(words, "use") {
        let statement: Vec<&str> =
            words[at + 1..].iter().map(|word| word.text.as_str()).take_while(|text| *text != ";").collect();
        let start = usize::from(["crate", "self"].contains(&statement.first().copied().unwrap_or_default())) * 2;
        let Some(module) = statement.get(start) else { continue };
        for (index, name) in statement.iter().enumerate().skip(start + 1) {
            let ends = statement.get(index + 1).is_none_or(|next| [",", "}"].contains(next));
            if ends && name.chars().all(|c| c.is_alphanumeric() || c == '_') {
                found.push(((*name).to_owned(), (*module).to_owned()));
            }
        }
    }
    found
}

/// The shortest path from a module back to itself, with the module at both ends.
fn shortest_cycle(graph: &Graph, start: &str) -> Option<Vec<String>> {
    let mut paths = vec![vec![start.to_owned()]];
    let mut seen = BTreeSet::new();
    while !paths.is_empty() {
        let mut longer = Vec::new();
        for path in paths {
            let last = path.last().expect("a path starts with a module");
            for next in graph[last].keys() {
                let mut path = path.clone();
                path.push(next.clone());
                if next == start {
                    return Some(path);
                }
                if seen.insert(next.clone()) {
                    longer.push(path);
                }
            }
        }
        paths = longer;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cycle_of_three_is_one_finding_and_tests_do_not_count() {
        let tree = Tree::of(&[
            ("crates/x/src/lib.rs", "mod a; mod b; mod c; mod d;"),
            ("crates/x/src/a.rs", "use crate::b::B;"),
            ("crates/x/src/b/mod.rs", "use super::c;"),
            ("crates/x/src/c.rs", "use crate::{d, a::{A, Other}};"),
            ("crates/x/src/d.rs", "#[cfg(test)] mod tests { use crate::a; }"),
        ]);
        let found: Vec<String> = check(&tree).iter().map(ToString::to_string).collect();
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].starts_with("crates/x/src/a.rs:1: modules a -> b -> c -> a form a cycle"), "{found:?}");
    }

    #[test]
    fn re_exports_of_the_root_lead_to_their_module() {
        let tree = Tree::of(&[
            ("crates/x/src/lib.rs", "mod a; mod b; pub use a::{A, inner::Deep}; pub use b::Long as B;"),
            ("crates/x/src/a.rs", "use crate::B;"),
            ("crates/x/src/b.rs", "fn f(_: crate::Deep) {}"),
        ]);
        assert_eq!(check(&tree).len(), 1);
    }

    #[test]
    fn references_in_one_direction_pass() {
        let tree = Tree::of(&[
            ("crates/x/src/main.rs", "mod a; mod b;"),
            ("crates/x/src/a/mod.rs", "mod part; use self::part::P;"),
            ("crates/x/src/a/part.rs", "use super::super::b; use super::a;"),
            ("crates/x/src/b.rs", "pub fn b() {}"),
        ]);
        assert!(check(&tree).is_empty());
    }
}
