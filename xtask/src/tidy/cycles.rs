//! The top-level modules of a crate, and its files, do not use each other in cycles, so that each can be understood after those
//! that it uses.

use super::finding::Finding;
use super::modules::{Crate, Use};
use super::tree::Tree;
use std::collections::{BTreeMap, BTreeSet};

/// One finding for each pair of files that use each other, and for each longer cycle that contains no such pair.
pub fn files(tree: &Tree) -> Vec<Finding> {
    Crate::all(tree).iter().flat_map(|found| cycles("files", &found.uses(), |path| Some(path))).collect()
}

/// The same for the top-level modules of a crate: `pairing` of `pairing.rs` and of `pairing/cost.rs`.
pub fn modules(tree: &Tree) -> Vec<Finding> {
    Crate::all(tree).iter().flat_map(|found| cycles("modules", &found.uses(), module_of)).collect()
}

/// The top-level module of a file; `None` for the root of a crate.
fn module_of(path: &str) -> Option<&str> {
    let (_, rest) = path.rsplit_once("src/")?;
    let module = rest.split('/').next()?.trim_end_matches(".rs");
    (!["lib", "main", "bin"].contains(&module)).then_some(module)
}

type Graph<'a> = BTreeMap<&'a str, BTreeMap<&'a str, &'a Use<'a>>>;

/// The cycles of `what`: of the nodes that `node` gives to the files.
fn cycles<'a>(what: &str, uses: &'a [Use<'a>], node: fn(&str) -> Option<&str>) -> Vec<Finding> {
    let mut graph: Graph = BTreeMap::new();
    for found in uses {
        if let (Some(from), Some(to)) = (node(found.from), node(found.to))
            && from != to
        {
            graph.entry(from).or_default().entry(to).or_insert(found);
        }
    }
    let mut findings = Vec::new();
    let mut covered = BTreeSet::new();
    for (from, targets) in &graph {
        for to in targets.keys().filter(|to| from < *to && uses_other(&graph, to, from)) {
            covered.extend([*from, *to]);
            findings.push(finding(what, &graph, &[from, to, from]));
        }
    }
    for start in graph.keys() {
        let Some(cycle) =
            shortest_cycle(&graph, start).filter(|cycle| cycle.iter().all(|node| !covered.contains(node)))
        else {
            continue;
        };
        covered.extend(cycle.iter().copied());
        findings.push(finding(what, &graph, &cycle));
    }
    findings
}

fn uses_other(graph: &Graph, from: &str, to: &str) -> bool {
    graph.get(from).is_some_and(|targets| targets.contains_key(to))
}

/// `cycle` ends with its first node.
fn finding(what: &str, graph: &Graph, cycle: &[&str]) -> Finding {
    let steps: Vec<&Use> = cycle.windows(2).map(|pair| graph[pair[0]][pair[1]]).collect();
    let described: Vec<String> =
        steps.iter().map(|step| format!("{}:{} uses `{}` of {}", step.from, step.line, step.item, step.to)).collect();
    Finding::new(steps[0].from, steps[0].line, format!("{what} form a cycle: {}", described.join(", ")))
}

/// The shortest path from a node back to itself, with the node at both ends.
fn shortest_cycle<'a>(graph: &Graph<'a>, start: &'a str) -> Option<Vec<&'a str>> {
    let mut came_from: BTreeMap<&str, &str> = BTreeMap::new();
    let mut layer = vec![start];
    while !layer.is_empty() {
        let mut next_layer = Vec::new();
        for node in layer {
            for next in graph.get(node).into_iter().flat_map(BTreeMap::keys) {
                if *next == start {
                    return Some(way_back(&came_from, start, node));
                }
                if !came_from.contains_key(next) {
                    came_from.insert(next, node);
                    next_layer.push(*next);
                }
            }
        }
        layer = next_layer;
    }
    None
}

fn way_back<'a>(came_from: &BTreeMap<&'a str, &'a str>, start: &'a str, last: &'a str) -> Vec<&'a str> {
    let mut cycle = vec![start, last];
    while let Some(before) = cycle.last().filter(|node| **node != start).and_then(|node| came_from.get(node)) {
        cycle.push(before);
    }
    if cycle.last() != Some(&start) {
        cycle.push(start);
    }
    cycle.reverse();
    cycle
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(files: &[(&str, &str)]) -> Vec<String> {
        super::files(&Tree::of(files)).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_pair_of_files_that_use_each_other_is_found() {
        let found = found(&[
            ("crates/x/src/lib.rs", "mod a; mod b;"),
            ("crates/x/src/a.rs", "use crate::b::B; pub struct A;"),
            ("crates/x/src/b.rs", "pub struct B;\nfn f() -> crate::a::A { todo() }"),
        ]);
        assert_eq!(
            found,
            ["crates/x/src/a.rs:1: files form a cycle: crates/x/src/a.rs:1 uses `crate::b::B` of crates/x/src/b.rs, \
              crates/x/src/b.rs:2 uses `crate::a::A` of crates/x/src/a.rs"]
        );
    }

    #[test]
    fn re_exports_lead_to_the_defining_file_but_are_not_uses() {
        let files = [
            ("crates/x/src/lib.rs", "mod a; pub mod b; pub use a::A; pub use b::*;"),
            ("crates/x/src/a.rs", "use crate::b::deep_function as f; pub struct A;"),
            ("crates/x/src/b/mod.rs", "mod c; pub use c::{deep_function, Other};"),
            ("crates/x/src/b/c.rs", "use super::super::A; pub fn deep_function() {} pub struct Other;"),
        ];
        assert_eq!(found(&files).len(), 1, "a.rs and b/c.rs use each other through lib.rs and b/mod.rs");
        let mut one_way = files;
        one_way[1].1 = "pub struct A;";
        assert_eq!(found(&one_way), Vec::<String>::new());
    }

    #[test]
    fn inline_paths_globs_aliases_and_quoted_paths_are_followed() {
        for text in [
            "fn f() { super::b::make::<u8>(); }",
            "use crate::b; fn f() { b::make() }",
            "use super::b::*; fn f() { make() }",
            "fn f() { use crate::b::B as Short; }",
            "mod inner { fn f() { super::super::b::make() } }",
            "#[serde(with = \"crate::b::make\")] struct S;",
            "use crate::b::Kind::{One, Two};",
            "fn f() { crate::b::made_by_a_macro() }",
        ] {
            let files = [
                ("crates/x/src/lib.rs", "mod a; mod b;"),
                ("crates/x/src/a.rs", &format!("pub struct A; {text}")),
                ("crates/x/src/b.rs", "use crate::a::A; pub fn make() {} pub struct B; pub enum Kind { One, Two }"),
            ];
            assert_eq!(found(&files).len(), 1, "{text}");
        }
    }

    #[test]
    fn a_cycle_of_three_files_is_one_finding_that_names_them_in_order() {
        let found = found(&[
            ("crates/x/src/main.rs", "mod a; mod b; mod c;"),
            ("crates/x/src/a.rs", "use crate::c::C; pub struct A;"),
            ("crates/x/src/b.rs", "use crate::a::A; pub struct B;"),
            ("crates/x/src/c.rs", "use crate::b::B; pub struct C;"),
        ]);
        assert_eq!(found.len(), 1);
        let order: Vec<usize> = ["a.rs:1 uses `crate::c::C`", "c.rs:1 uses `crate::b::B`", "b.rs:1 uses `crate::a::A`"]
            .iter()
            .map(|step| found[0].find(step).expect("every step is named"))
            .collect();
        assert!(order.is_sorted(), "{found:?}");
    }

    #[test]
    fn tests_other_crates_and_one_way_imports_form_no_cycle() {
        let files = [
            ("crates/x/src/lib.rs", "mod a; mod b; pub use b::b;"),
            ("crates/x/src/a/mod.rs", "mod part; use self::part::P;"),
            ("crates/x/src/a/part.rs", "use super::super::b; use b::b as other; use store::a::X; pub struct P;"),
            ("crates/x/src/b.rs", "pub fn b() {} use std::fmt; #[cfg(test)] mod tests { use crate::a::part::P; }"),
        ];
        assert_eq!(found(&files), Vec::<String>::new());
    }

    #[test]
    fn modules_that_use_each_other_through_different_files_are_found() {
        let files = [
            ("crates/x/src/lib.rs", "mod a; mod b;"),
            ("crates/x/src/a/mod.rs", "mod high; mod low;"),
            ("crates/x/src/a/high.rs", "use crate::b::B;"),
            ("crates/x/src/a/low.rs", "pub struct Low;"),
            ("crates/x/src/b.rs", "use crate::a::low::Low; pub struct B;"),
        ];
        assert_eq!(found(&files), Vec::<String>::new());
        let found: Vec<String> = super::modules(&Tree::of(&files)).iter().map(ToString::to_string).collect();
        assert_eq!(
            found,
            ["crates/x/src/a/high.rs:1: modules form a cycle: crates/x/src/a/high.rs:1 uses `crate::b::B` of \
              crates/x/src/b.rs, crates/x/src/b.rs:1 uses `crate::a::low::Low` of crates/x/src/a/low.rs"]
        );
    }
}
