//! SQL is in store only, which owns the schema of event files.

use super::finding::Finding;
use super::tree::Tree;

/// Starts of SQL statements, each with a second word that distinguishes the statement from prose.
const STATEMENTS: &[(&str, &str)] = &[
    ("SELECT ", " FROM "),
    ("INSERT ", "INTO "),
    ("UPDATE ", " SET "),
    ("DELETE FROM ", ""),
    ("CREATE TABLE ", ""),
    ("CREATE TEMP ", ""),
    ("CREATE INDEX ", ""),
    ("ALTER TABLE ", ""),
    ("DROP TABLE ", ""),
    ("PRAGMA ", ""),
];

/// Where SQL may be: in store, in the tests across crates, which damage files with it, and in this check.
const ALLOWED: &[&str] = &["crates/store/", "tests/", "xtask/"];

/// Finds SQL in strings and in files.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let problem = "SQL outside crates/store: only store knows the schema of an event file";
    let mut findings = Vec::new();
    for file in tree.files.iter().filter(|file| !ALLOWED.iter().any(|folder| file.path.starts_with(folder))) {
        if file.ending() == "sql" {
            findings.push(Finding::new(&file.path, 1, problem));
        }
        let statements = file.production().into_iter().filter(|word| is_sql(&word.text));
        findings.extend(statements.map(|word| Finding::new(&file.path, word.line, problem)));
    }
    findings
}

fn is_sql(word: &str) -> bool {
    let Some((_, text)) = word.split_once('"') else { return false };
    STATEMENTS.iter().any(|(start, second)| text.trim_start().starts_with(start) && text.contains(second))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sql_is_distinguished_from_prose() {
        let text =
            "const A: &str = \"SELECT id FROM entry\";\nconst B: &str = \"Select one FROM the list, UPDATE it\";";
        let tree = Tree::of(&[
            ("crates/app/src/a.rs", text),
            ("crates/store/src/a.rs", "const A: &str = \"DELETE FROM entry\";"),
            ("assets/x.sql", ""),
        ]);
        let found: Vec<(String, usize)> = check(&tree).into_iter().map(|found| (found.path, found.line)).collect();
        assert_eq!(found, [("crates/app/src/a.rs".to_owned(), 1), ("assets/x.sql".to_owned(), 1)]);
    }
}
