//! Third-party notices: every crate, npm package and font in the programs, with the text of its licence. The file is committed, so
//! that the programs can show it; a check finds parts that it lacks or no longer has.

use super::parts::{Part, parts};
use crate::paths;
use anyhow::{Context, Result, bail};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// Returns the notices in the repository.
pub fn file() -> PathBuf {
    paths::root().join("assets").join("notices").join("THIRD-PARTY.txt")
}

/// Writes the notices.
pub fn renew() -> Result<()> {
    let text = text(&parts()?)?;
    fs::create_dir_all(file().parent().context("the file is in a folder")?)?;
    fs::write(file(), text).with_context(|| format!("cannot write {}", file().display()))
}

/// Checks that the committed notices name exactly the parts of the programs.
pub fn check() -> Result<()> {
    let text = fs::read_to_string(file()).context("the third-party notices are missing")?;
    let wrong = differences(&text, &parts()?);
    if wrong.is_empty() {
        return Ok(());
    }
    bail!("the third-party notices are stale; run \"cargo xtask dist --notices\":\n  {}", wrong.join("\n  "))
}

/// One line for every part that the notices lack or should not have.
fn differences(text: &str, parts: &[Part]) -> Vec<String> {
    let written: BTreeSet<&str> = text.lines().filter_map(|line| line.strip_prefix("  * ")).collect();
    let expected: Vec<String> = parts.iter().map(line).collect();
    let expected: BTreeSet<&str> = expected.iter().map(String::as_str).collect();
    let missing = expected.difference(&written).map(|part| format!("{part}: missing"));
    let old = written.difference(&expected).map(|part| format!("{part}: no longer used"));
    missing.chain(old).collect()
}

fn line(part: &Part) -> String {
    format!("{} {} ({}, {})", part.name, part.version, part.kind, part.licence)
}

/// Writes each licence text once, after the parts that come with it.
fn text(parts: &[Part]) -> Result<String> {
    let mut texts: BTreeMap<String, Vec<&Part>> = BTreeMap::new();
    for part in parts {
        let found = licence_texts(part);
        let standard = || standard_text(&part.licence).with_context(|| format!("{} has no licence text", line(part)));
        let found = if found.is_empty() { vec![standard()?] } else { found };
        for text in found {
            texts.entry(text).or_default().push(part);
        }
    }
    let mut out = String::from(
        "Drawmaster contains the parts below, which other people wrote and permit to use under these licences.\n\
         Drawmaster itself has the MIT licence.\n",
    );
    let mut groups: Vec<(&String, &Vec<&Part>)> = texts.iter().collect();
    groups.sort_by_key(|(text, parts)| (parts.first().map(|part| part.name.clone()), *text));
    for (text, parts) in groups {
        out.push_str("\n--------------------------------------------------------------------------------\n");
        for part in parts {
            let _ = writeln!(out, "  * {}", line(part));
        }
        let _ = write!(out, "\n{text}\n");
    }
    Ok(out)
}

/// The licence texts in a part's folder, with plain line ends. Of a choice with MIT, that one.
fn licence_texts(part: &Part) -> Vec<String> {
    let Ok(files) = fs::read_dir(&part.folder) else { return Vec::new() };
    let mut paths: Vec<PathBuf> = files.flatten().map(|file| file.path()).filter(|path| is_licence(path)).collect();
    paths.sort();
    let is_mit =
        |path: &PathBuf| path.file_name().is_some_and(|name| name.to_string_lossy().to_uppercase().contains("MIT"));
    let is_choice = part.licence.contains(" OR ") || part.licence.contains('/');
    if is_choice && !part.licence.contains(" AND ") && paths.iter().any(is_mit) {
        paths.retain(is_mit);
    }
    let read = |path: &PathBuf| fs::read(path).ok().map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    let texts: BTreeSet<String> = paths.iter().filter_map(read).map(|text| tidied(&text)).collect();
    texts.into_iter().filter(|text| text.len() > 100).collect()
}

fn is_licence(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
    let start = ["LICENSE", "LICENCE", "COPYING", "NOTICE", "COPYRIGHT", "UNLICENSE", "OFL"];
    let code = [".RS", ".HTML", ".TOML", ".JS", ".TS"];
    path.is_file() && start.iter().any(|word| name.starts_with(word)) && !code.iter().any(|end| name.ends_with(end))
}

fn tidied(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.join("\n").trim_matches('\n').to_owned()
}

/// The text of the first licence of an expression, for parts that publish no text of their own.
fn standard_text(expression: &str) -> Option<String> {
    let folder = paths::root().join("assets").join("notices").join("texts");
    let words = expression.split(|c: char| c.is_whitespace() || "()/".contains(c)).filter(|word| !word.is_empty());
    words
        .map(|word| folder.join(format!("{word}.txt")))
        .find_map(|path| fs::read_to_string(path).ok())
        .map(|t| tidied(&t))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(name: &str, folder: &Path) -> Part {
        Part { name: name.into(), version: "1.0.0".into(), licence: "MIT".into(), kind: "cargo", folder: folder.into() }
    }

    #[test]
    fn missing_and_superfluous_parts_are_found() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("LICENSE-MIT"), "Permission is granted. ".repeat(9)).unwrap();
        let [a, b, c] = ["a", "b", "c"].map(|name| part(name, folder.path()));
        let text = text(&[a.clone(), b.clone()]).unwrap();
        assert_eq!(text.matches("Permission is granted.").count(), 9, "each text stands once: {text}");
        assert_eq!(differences(&text, &[a.clone(), b]), Vec::<String>::new());
        assert_eq!(
            differences(&text, &[a, c]),
            ["c 1.0.0 (cargo, MIT): missing", "b 1.0.0 (cargo, MIT): no longer used"]
        );
    }

    #[test]
    fn the_notices_of_the_repository_are_current() {
        check().unwrap();
    }
}
