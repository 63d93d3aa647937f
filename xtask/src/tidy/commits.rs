//! Commit subjects have the form `area: imperative summary`, so that the log can be read and searched.

use super::finding::Finding;
use crate::shell;
use anyhow::{Context, Result};
use std::path::Path;
use std::process::Command;

/// Commits after this one are checked; older ones have another form.
const BASE: &str = "e9348c4b9c41";
/// The longest subject, in characters.
const LONGEST: usize = 72;

/// One finding for each commit after [`BASE`] with a wrong subject. A shallow clone or a tree without git cannot be
/// checked, which is printed.
pub fn check(root: &Path) -> Result<Vec<Finding>> {
    let git = |arguments: &[&str]| {
        let mut command = Command::new("git");
        command.args(arguments).current_dir(root);
        command
    };
    if !shell::succeeds(&mut git(&["merge-base", "--is-ancestor", BASE, "HEAD"])) {
        println!("tidy: the history does not reach back to {BASE}, so commit subjects are not checked");
        return Ok(Vec::new());
    }
    let range = format!("{BASE}..HEAD");
    let log =
        shell::output(&mut git(&["log", "--no-merges", "--format=%h %s", &range])).context("git shows its log")?;
    Ok(log.lines().filter_map(finding).collect())
}

/// The finding for one line of the log, if its subject is wrong.
fn finding(line: &str) -> Option<Finding> {
    let (commit, subject) = line.split_once(' ')?;
    let problem = problem(subject)?;
    Some(Finding::new(&format!("commit {commit}"), 1, format!("\"{subject}\" {problem}")))
}

fn problem(subject: &str) -> Option<String> {
    let length = subject.chars().count();
    if length > LONGEST {
        return Some(format!("has {length} characters: shorten it to {LONGEST} and move the rest to the body"));
    }
    if subject.contains(';') {
        return Some("contains \";\": make it one change, or name what the changes have in common".into());
    }
    let Some((area, summary)) = subject.split_once(": ") else {
        return Some("names no area: write \"area: imperative summary\"".into());
    };
    let is_area = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || ['-', '_', '/', '.', ','].contains(&c);
    if area.is_empty() || !area.chars().all(is_area) {
        return Some("begins with an area that is not one lower-case word, such as \"xtask\" or \"store\"".into());
    }
    let verb = summary.split(' ').next().unwrap_or_default();
    if !is_imperative(verb) {
        return Some(format!("does not begin with an imperative: write \"add\", not \"{verb}\""));
    }
    summary.ends_with('.').then(|| "ends with a full stop: leave it out".into())
}

/// Verbs that look like another form but are imperatives.
const IMPERATIVES: &[&str] = &[
    "address", "bring", "bypass", "discuss", "embed", "exceed", "express", "feed", "focus", "need", "pass", "press",
    "process", "seed", "speed", "string", "suppress", "use",
];

/// Whether the word may be an imperative: not `adds`, `added` or `adding`.
fn is_imperative(verb: &str) -> bool {
    let verb = verb.to_lowercase();
    let looks_inflected = ["s", "ed", "ing"].iter().any(|ending| verb.ends_with(ending));
    verb.starts_with(char::is_alphabetic) && (!looks_inflected || IMPERATIVES.contains(&verb.as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn good_subjects_pass() {
        for subject in [
            "xtask: list cycles between files",
            "docs: rewrite the guide",
            "app/tour: pass the year",
            "ui: use one dialog",
        ] {
            assert_eq!(problem(subject), None, "{subject}");
        }
    }

    #[test]
    fn bad_subjects_are_found_with_their_commit() {
        let long = format!("xtask: add {}", "x".repeat(62));
        for subject in [
            "The flips say what is other than before",
            "Xtask: add a check",
            "the store: add a check",
            "xtask: adds a check",
            "xtask: added a check",
            "xtask: adding a check",
            "xtask: add a check; fix another",
            "xtask: add a check.",
            long.as_str(),
        ] {
            assert!(problem(subject).is_some(), "{subject}");
        }
        let found = finding("1234abc Something").expect("it has no area");
        assert!(found.to_string().starts_with("commit 1234abc:1: \"Something\" names no area"), "{found}");
    }

    #[test]
    fn a_history_without_the_base_is_not_checked() {
        let folder = tempfile::tempdir().expect("a temporary folder can be made");
        let git = |arguments: &[&str]| {
            let identity = ["-c", "user.name=A", "-c", "user.email=a@example.org"];
            let mut command = Command::new("git");
            shell::output(command.args(identity).args(arguments).current_dir(folder.path())).expect("git works");
        };
        git(&["init", "--quiet"]);
        git(&["commit", "--quiet", "--allow-empty", "--message", "Something"]);
        assert_eq!(check(folder.path()).expect("git answers"), Vec::new());
    }
}
