//! The tables of contents name every page once, and both languages of the book have the same pages with the same headings.

use super::super::finding::Finding;
use super::super::links::prose_lines;
use super::super::tree::{File, Tree};
use super::{GUIDE, LANGUAGES, ROMANIAN, name, pages};

/// The table of contents.
const CONTENTS: &str = "SUMMARY";
/// Pages in English only, about the command line: what `drawmaster COMMAND --help` prints is in English.
const ENGLISH_ONLY: &[&str] = &["command-line", "commands"];

/// Finds pages that a table of contents lacks, and differences between the languages.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings: Vec<Finding> = LANGUAGES
        .iter()
        .flat_map(|(_, folder)| pages(tree, folder).filter_map(|page| missing(tree, folder, page)))
        .collect();
    if pages(tree, ROMANIAN).next().is_none() {
        return findings;
    }
    for page in pages(tree, GUIDE).filter(|page| !ENGLISH_ONLY.contains(&name(page))) {
        let Some(other) = pages(tree, ROMANIAN).find(|other| name(other) == name(page)) else {
            findings.push(Finding::new(&page.path, 1, format!("is missing in {ROMANIAN}: translate it")));
            continue;
        };
        let (own, others) = (headings(page), headings(other));
        if own != others {
            let problem = format!("has headings of the levels {others:?}, but {} has {own:?}", page.path);
            findings.push(Finding::new(&other.path, 1, problem));
        }
    }
    let alone = pages(tree, ROMANIAN).filter(|page| pages(tree, GUIDE).all(|english| name(english) != name(page)));
    findings.extend(alone.map(|page| Finding::new(&page.path, 1, format!("has no page in {GUIDE}"))));
    findings
}

/// A page that the table of contents of its language does not name exactly once.
fn missing(tree: &Tree, folder: &str, page: &File) -> Option<Finding> {
    let contents = pages(tree, folder).find(|page| name(page) == CONTENTS)?;
    let count = contents.text.matches(&format!("({}.md)", name(page))).count();
    let problem = format!("{} names this page {count} times: name it once", contents.path);
    (name(page) != CONTENTS && count != 1).then(|| Finding::new(&page.path, 1, problem))
}

/// The levels of the headings of a page, in order.
fn headings(page: &File) -> Vec<usize> {
    let level = |line: &str| line.len() - line.trim_start_matches('#').len();
    let lines = prose_lines(&page.text).map(|(_, line)| line);
    lines.filter(|line| line.starts_with('#') && line[level(line)..].starts_with(' ')).map(level).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_without_a_place_or_a_translation_are_found() {
        let tree = Tree::of(&[
            ("docs/guide/SUMMARY.md", "# Contents\n- [A](a.md)\n- [All](commands.md)\n- [C](c.md)\n"),
            ("docs/guide/a.md", "# A\n## B\n"),
            ("docs/guide/c.md", "# C\n"),
            ("docs/guide/commands.md", "# All\n"),
            ("docs/guide/lost.md", "# Lost\n"),
            ("docs/guide/ro/SUMMARY.md", "# Cuprins\n- [A](a.md)\n- [D](d.md)\n"),
            ("docs/guide/ro/a.md", "# A\n"),
            ("docs/guide/ro/d.md", "# D\n"),
        ]);
        let found: Vec<String> =
            check(&tree).into_iter().map(|finding| format!("{}: {}", finding.path, finding.problem)).collect();
        let wrong = [
            "guide/lost.md: docs/guide/SUMMARY.md names",
            "guide/ro/a.md: has headings",
            "guide/c.md: is missing",
            "guide/lost.md: is missing",
            "ro/d.md: has no page",
        ];
        assert_eq!(found.len(), wrong.len(), "{found:?}");
        for problem in wrong {
            assert!(found.iter().any(|found| found.contains(problem)), "{problem} in {found:?}");
        }
    }
}
