//! The dependencies in the Cargo.toml files follow the arrows of docs/architecture.md.

use super::finding::Finding;
use super::tree::{File, Tree};
use toml::{Table, Value};

/// Each package of the workspace, with the other packages that it may use.
const ARROWS: &[(&str, &[&str])] = &[
    ("program", &[]),
    ("matching", &[]),
    ("messages", &[]),
    ("domain", &["matching", "messages"]),
    ("formats", &["program", "domain", "messages"]),
    ("store", &["domain", "messages"]),
    ("print", &["program", "domain", "messages"]),
    ("session", &["program", "store", "formats", "domain", "messages"]),
    ("app", &["session", "store", "formats", "domain", "messages"]),
    ("documents", &["program", "app", "session", "store", "print", "formats", "domain", "messages"]),
    ("tour", &["session", "store", "print", "formats", "domain", "messages"]),
    ("api", &["app", "documents", "tour", "session", "store", "print", "formats", "domain", "messages"]),
    ("server", &["app", "documents", "session", "store", "domain", "messages"]),
    ("cli", &["program", "api", "server", "app", "documents", "tour", "session", "domain", "messages"]),
    ("drawmaster-desk", &["program", "api", "server", "messages", "session"]),
    ("drawmaster-tests", &["cli", "faults", "app", "session", "store", "print", "formats", "domain", "matching"]),
    ("cases", &[]),
    ("faults", &["server", "cli", "api", "app", "documents", "session", "store", "messages", "domain"]),
    ("recompute", &[]),
    ("audit", &["api", "app", "session", "domain", "recompute"]),
    ("fuzz_entry", &["store", "formats", "domain", "matching"]),
    ("xtask", &[]),
];

/// External crates that only these packages, and the tests across crates, may use, and why. A name ending in `*` stands
/// for all names with this prefix.
const RESERVED: &[(&str, &[&str], &str)] = &[
    ("tauri*", &["drawmaster-desk"], "only the window's shell knows Tauri"),
    ("clap*", &["cli"], "only the command line parses arguments"),
    ("rusqlite", &["store"], "only store knows SQL"),
    ("axum*", &["server"], "only the hall network speaks HTTP"),
    ("hyper*", &["server"], "only the hall network speaks HTTP"),
    ("tokio*", &["server"], "only the hall network opens sockets"),
    ("if-addrs", &["server"], "only the hall network knows network devices"),
    (
        "ts-rs",
        &["messages", "domain", "session", "app", "documents", "tour", "api", "cli"],
        "only what the window or an answer shows has a TypeScript type",
    ),
    ("rand", &["session"], "only session draws seeds; below it chance comes from a recorded seed"),
    ("getrandom", &["session"], "only session draws seeds; below it chance comes from a recorded seed"),
];

/// Checks every manifest: arrows inside the workspace, reserved crates, lints and versions taken from the workspace.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let manifests = tree.files.iter().filter(|file| file.path == "Cargo.toml" || file.path.ends_with("/Cargo.toml"));
    // The fuzz targets are a workspace of their own, built with sanitizers; they use `fuzz_entry` only.
    let manifests = manifests.filter(|file| file.path != "fuzz/Cargo.toml");
    manifests.flat_map(check_manifest).collect()
}

fn check_manifest(file: &File) -> Vec<Finding> {
    let table: Table = match file.text.parse() {
        Ok(table) => table,
        Err(error) => return vec![Finding::new(&file.path, 1, format!("is not TOML: {}", error.message()))],
    };
    let Some(package) = table.get("package").and_then(|package| package.get("name")).and_then(Value::as_str) else {
        return Vec::new();
    };
    let Some((_, allowed)) = ARROWS.iter().find(|(name, _)| *name == package) else {
        let problem = format!(
            "package `{package}` is not part of the architecture: add it to xtask/src/tidy/arrows.rs and docs/architecture.md"
        );
        return vec![Finding::new(&file.path, line_of(file, "name"), problem)];
    };
    let mut findings = Vec::new();
    if table.get("lints").and_then(|lints| lints.get("workspace")).and_then(Value::as_bool) != Some(true) {
        findings.push(Finding::new(
            &file.path,
            1,
            "does not use the workspace's lints: add `[lints] workspace = true`",
        ));
    }
    for dependency in dependencies(&table) {
        let problem = if ARROWS.iter().any(|(name, _)| *name == dependency.name) {
            check_arrow(package, allowed, &dependency)
        } else {
            check_reserved(package, &dependency)
        };
        findings.extend(problem.map(|problem| Finding::new(&file.path, line_of(file, &dependency.name), problem)));
    }
    findings
}

struct Dependency {
    name: String,
    for_tests: bool,
    from_workspace: bool,
}

/// Normal, build and dev dependencies, including those of single platforms.
fn dependencies(table: &Table) -> Vec<Dependency> {
    let platforms = table
        .get("target")
        .and_then(Value::as_table)
        .into_iter()
        .flat_map(|targets| targets.values().filter_map(Value::as_table));
    let mut found = Vec::new();
    for part in std::iter::once(table).chain(platforms) {
        for section in ["dependencies", "build-dependencies", "dev-dependencies"] {
            for (name, value) in part.get(section).and_then(Value::as_table).into_iter().flatten() {
                let from_workspace = value.get("workspace").and_then(Value::as_bool) == Some(true);
                found.push(Dependency { name: name.clone(), for_tests: section == "dev-dependencies", from_workspace });
            }
        }
    }
    found
}

/// Normal dependencies follow one arrow; dev-dependencies may follow several. The tests of every crate may ask for the number of cases.
fn check_arrow(package: &str, allowed: &[&str], dependency: &Dependency) -> Option<String> {
    let name = dependency.name.as_str();
    let permitted =
        if dependency.for_tests { name == "cases" || reaches(package, name) } else { allowed.contains(&name) };
    (!permitted).then(|| format!("`{package}` must not depend on `{name}`: see the arrows in docs/architecture.md"))
}

fn reaches(from: &str, to: &str) -> bool {
    let next = ARROWS.iter().find(|(name, _)| *name == from).map_or(&[][..], |(_, allowed)| *allowed);
    next.contains(&to) || next.iter().any(|name| reaches(name, to))
}

fn check_reserved(package: &str, dependency: &Dependency) -> Option<String> {
    let name = dependency.name.as_str();
    if !dependency.from_workspace {
        return Some(format!(
            "`{name}` has its own version: declare it in [workspace.dependencies] of the root manifest"
        ));
    }
    let matches = |pattern: &str| pattern.strip_suffix('*').map_or(name == pattern, |start| name.starts_with(start));
    let (_, users, why) = RESERVED.iter().find(|(pattern, ..)| matches(pattern))?;
    (!users.contains(&package) && !["drawmaster-tests", "faults", "fuzz_entry"].contains(&package))
        .then(|| format!("`{package}` may not use `{name}`: {why}"))
}

/// The first line that starts with this key, bare or quoted, or names it at the end of a section.
fn line_of(file: &File, key: &str) -> usize {
    let begins = |line: &str| {
        let line = line.trim_start().trim_start_matches('"');
        line.strip_prefix(key).is_some_and(|rest| rest.starts_with([' ', '=', '.', '"']))
            || line.trim_end().ends_with(&format!("dependencies.{key}]"))
    };
    file.text.lines().position(begins).map_or(1, |index| index + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(package: &str, rest: &str) -> Vec<String> {
        let manifest = format!("[package]\nname = \"{package}\"\n\n[lints]\nworkspace = true\n\n{rest}");
        check(&Tree::of(&[("crates/x/Cargo.toml", &manifest)])).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn arrows_run_one_way() {
        assert!(found("app", "[dependencies]\nstore.workspace = true\ndomain = { workspace = true }\n").is_empty());
        let wrong = found("domain", "[dependencies]\nstore.workspace = true\n");
        assert!(wrong[0].starts_with("crates/x/Cargo.toml:8: `domain` must not depend on `store`"), "{wrong:?}");
        assert_eq!(found("print", "[dependencies.formats]\nworkspace = true\n").len(), 1);
        assert_eq!(found("cli", "[target.'cfg(unix)'.dependencies]\nstore.workspace = true\n").len(), 1);
    }

    #[test]
    fn tests_may_use_crates_below_but_not_beside_or_above() {
        assert!(found("store", "[dev-dependencies]\nmatching.workspace = true\n").is_empty());
        assert_eq!(found("store", "[dev-dependencies]\nformats.workspace = true\n").len(), 1);
        assert_eq!(found("domain", "[dev-dependencies]\napp.workspace = true\n").len(), 1);
    }

    #[test]
    fn reserved_crates_and_own_versions_are_found() {
        assert!(found("store", "[dependencies]\nrusqlite.workspace = true\n").is_empty());
        assert_eq!(found("app", "[dependencies]\nrusqlite.workspace = true\n").len(), 1);
        assert_eq!(found("app", "[build-dependencies]\ntauri-build.workspace = true\n").len(), 1);
        assert_eq!(found("app", "[dependencies]\nserde = \"1\"\n").len(), 1);
    }

    #[test]
    fn an_unknown_package_and_missing_lints_are_found() {
        assert_eq!(found("helpers", "").len(), 1);
        assert_eq!(check(&Tree::of(&[("crates/a/Cargo.toml", "[package]\nname = \"app\"\n")])).len(), 1);
    }
}
