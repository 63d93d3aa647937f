//! The files that differ from another commit, and what `cargo xtask test --changed` runs for them.

use crate::{paths, shell};
use anyhow::Result;
use std::collections::BTreeSet;
use std::process::Command;

/// The steps that any change needs.
const ALWAYS: &[&str] = &["packages", "install", "format", "tidy"];

/// The steps of the Rust code: the tests of the changed packages and of those that use them.
const RUST: &[&str] = &["ui-build", "build", "tests"];

/// The steps that files below these paths need. The first path that fits counts.
const NEEDED: &[(&str, &[&str])] = &[
    ("ui/", &["ui-format", "ui-build", "build", "types", "ui-lint", "ui-check", "ui-test", "wiring"]),
    ("tests/e2e/", &["ui-format", "ui-build", "build", "wiring"]),
    (".github/", &["workflows"]),
    ("docs/", &["ui-test"]),
    ("assets/messages/", &["xtask", "ui-build", "build", "tests", "types", "ui-check", "ui-test"]),
    ("assets/", RUST),
    ("crates/", &["ui-build", "build", "tests", "types", "ui-check"]),
    ("src-tauri/", &["ui-build", "build", "tests", "wiring"]),
    ("tests/", RUST),
    ("xtask/", &["xtask"]),
    ("Cargo.", RUST),
];

/// Returns the paths that differ between the working tree and the point where it left `base`, with untracked files. Without a base, it
/// is the branch `main`, of the remote if there is one.
pub fn files(base: Option<&str>) -> Result<Vec<String>> {
    let base = match base {
        Some(base) => base.to_owned(),
        None => main_branch(),
    };
    let left = git(&["merge-base", "HEAD", &base])?;
    let changed = git(&["diff", "--name-only", left.trim()])?;
    let untracked = git(&["ls-files", "--others", "--exclude-standard"])?;
    Ok(changed.lines().chain(untracked.lines()).map(str::to_owned).collect())
}

fn main_branch() -> String {
    let known = |name: &&str| git(&["rev-parse", "--verify", "--quiet", name]).is_ok();
    ["origin/main", "main"].into_iter().find(known).unwrap_or("HEAD").to_owned()
}

fn git(words: &[&str]) -> Result<String> {
    shell::output(Command::new("git").args(words).current_dir(paths::root()))
}

/// The names of the steps that these files need.
pub fn steps(files: &[String]) -> BTreeSet<&'static str> {
    let needed = |path: &String| NEEDED.iter().find(|(start, _)| path.starts_with(start)).map(|(_, steps)| *steps);
    ALWAYS.iter().chain(files.iter().filter_map(needed).flatten()).copied().collect()
}

/// The filter of the tests that these files need: those of the changed packages and of all packages that use them. `None` for all
/// tests, because a file belongs to no package.
pub fn filter(files: &[String]) -> Option<String> {
    let rust = |path: &&String| NEEDED.iter().any(|(start, steps)| path.starts_with(start) && steps.contains(&"tests"));
    let packages: Option<BTreeSet<String>> = files.iter().filter(rust).map(|path| package(path)).collect();
    let terms: Vec<String> = packages?.iter().map(|package| format!("rdeps(={package})")).collect();
    (!terms.is_empty()).then(|| terms.join(" + "))
}

/// The package of a file.
fn package(path: &str) -> Option<String> {
    let mut parts = path.split('/');
    match (parts.next()?, parts.next()?, parts.next()) {
        ("crates", name, Some(_)) => Some(name.to_owned()),
        ("src-tauri", _, _) => Some("drawmaster-desk".to_owned()),
        ("tests", "audit" | "faults" | "fuzz_entry", _) => None,
        ("tests", _, Some(_)) => Some("drawmaster-tests".to_owned()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{filter, steps};

    fn files(names: &[&str]) -> Vec<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    }

    #[test]
    fn a_page_of_the_guide_builds_nothing() {
        assert!(!steps(&files(&["docs/guide/register.md", "README.md"])).contains("build"));
        assert_eq!(filter(&files(&["docs/guide/register.md"])), None);
    }

    #[test]
    fn a_changed_crate_runs_the_tests_of_all_that_use_it() {
        let changed = files(&["crates/domain/src/lib.rs", "tests/acceptance/main.rs", "CHANGELOG.md"]);
        assert!(steps(&changed).contains("tests"));
        assert_eq!(filter(&changed).as_deref(), Some("rdeps(=domain) + rdeps(=drawmaster-tests)"));
    }

    #[test]
    fn a_changed_dependency_runs_all_tests() {
        assert_eq!(filter(&files(&["Cargo.lock", "crates/domain/src/lib.rs"])), None);
    }

    #[test]
    fn every_step_exists() {
        let needed: Vec<String> = super::NEEDED.iter().map(|(start, _)| format!("{start}x")).collect();
        let unknown: Vec<_> = steps(&needed).into_iter().filter(|name| !crate::test::is_step(name)).collect();
        assert!(unknown.is_empty(), "{unknown:?}");
    }
}
