//! Unused dependencies: entries of the workspace's manifest that no package refers to, and dependencies of a package that
//! its code never names.

use super::finding::Finding;
use super::tree::{File, Tree};
use std::collections::BTreeSet;
use toml::{Table, Value};

const SECTIONS: &[&str] = &["dependencies", "build-dependencies", "dev-dependencies"];

/// Checks the root manifest against the manifests of the packages, and these against the code.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let manifests: Vec<(&File, Table)> = tree
        .files
        .iter()
        .filter(|file| file.path.rsplit('/').next() == Some("Cargo.toml"))
        .filter_map(|file| Some((file, file.text.parse().ok()?)))
        .collect();
    let used: BTreeSet<&str> = manifests.iter().flat_map(|(_, table)| dependencies(table)).collect();
    let mut findings = Vec::new();
    for (file, table) in &manifests {
        for name in entries(table.get("workspace"), "dependencies").filter(|name| !used.contains(name)) {
            let problem = format!("no package uses `{name}`: remove it from [workspace.dependencies]");
            findings.push(Finding::new(&file.path, line_of(file, name), problem));
        }
        let words = words_of(tree, file);
        for name in dependencies(table).filter(|name| !words.contains(name.replace('-', "_").as_str())) {
            let problem = format!("no code of the package names `{name}`: remove the dependency");
            findings.push(Finding::new(&file.path, line_of(file, name), problem));
        }
    }
    findings
}

/// The names of a package's dependencies, including those of single platforms.
fn dependencies(table: &Table) -> impl Iterator<Item = &str> {
    let platforms = table.get("target").and_then(Value::as_table).into_iter().flat_map(Table::values);
    let own = SECTIONS.iter().flat_map(move |section| names(table.get(*section)));
    own.chain(platforms.flat_map(|platform| SECTIONS.iter().flat_map(move |section| entries(Some(platform), section))))
}

fn entries<'a>(table: Option<&'a Value>, section: &str) -> impl Iterator<Item = &'a str> {
    names(table.and_then(|table| table.get(section)))
}

fn names(section: Option<&Value>) -> impl Iterator<Item = &str> {
    section.and_then(Value::as_table).into_iter().flat_map(Table::keys).map(String::as_str)
}

/// All words of the Rust files in the manifest's folder; for the root package, of those in src-tauri. Files outside the
/// folder that a manifest names are ignored.
fn words_of<'a>(tree: &'a Tree, manifest: &File) -> BTreeSet<&'a str> {
    let folder = match manifest.path.trim_end_matches("Cargo.toml") {
        "" => "src-tauri/",
        folder => folder,
    };
    let files = tree.rust().filter(|file| file.path.starts_with(folder));
    files.flat_map(|file| file.words.iter().map(|word| word.text.as_str())).collect()
}

/// The first line that begins with this key.
fn line_of(file: &File, key: &str) -> usize {
    let begins = |line: &str| line.strip_prefix(key).is_some_and(|rest| rest.starts_with([' ', '=', '.']));
    file.text.lines().position(begins).map_or(1, |index| index + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unused_entries_and_dependencies_are_found() {
        let tree = Tree::of(&[
            (
                "Cargo.toml",
                "[workspace.dependencies]\nserde-json = \"1\"\nhex = \"1\"\nonly-linux = \"1\"\nsha2 = \"1\"\n",
            ),
            (
                "crates/x/Cargo.toml",
                "[package]\nname = \"x\"\n[dependencies]\nserde-json.workspace = true\nsha2.workspace = true\n\
                 [target.'cfg(unix)'.dev-dependencies]\nonly-linux.workspace = true\n",
            ),
            ("crates/x/src/lib.rs", "use serde_json::Value;\nfn f() { only_linux::g() }"),
        ]);
        let found: Vec<String> = check(&tree).iter().map(ToString::to_string).collect();
        assert_eq!(
            found,
            [
                "Cargo.toml:3: no package uses `hex`: remove it from [workspace.dependencies]",
                "crates/x/Cargo.toml:5: no code of the package names `sha2`: remove the dependency"
            ]
        );
    }
}
