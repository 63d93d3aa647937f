//! Forbidden code: `unwrap` outside tests, unfinished work, SQL outside store, floats and clocks in the rules.

use super::finding::Finding;
use super::rust::occurrences;
use super::tree::Tree;

/// Finds phrases in the production code of some files, which must not use them for the reason `why`.
fn forbid(tree: &Tree, concerns: impl Fn(&str) -> bool, phrases: &[&str], why: &str) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in tree.rust().filter(|file| concerns(&file.path)) {
        let words = file.production();
        for phrase in phrases {
            let problem = format!("`{}`: {why}", phrase.replace(' ', ""));
            findings.extend(
                occurrences(&words, phrase).map(|at| Finding::new(&file.path, words[at].line, problem.as_str())),
            );
        }
    }
    findings
}

/// No `unwrap()` outside tests.
pub fn unwraps(tree: &Tree) -> Vec<Finding> {
    forbid(tree, |_| true, &[". unwrap ( )"], "write `expect` with the reason why it cannot fail, or return an error")
}

/// Two exceptions from the ban on `unsafe`: the test file system, because of SQLite's interface, and the allocator.
pub fn unsafe_code(tree: &Tree) -> Vec<Finding> {
    let elsewhere = |path: &str| {
        !["tests/faults/src/vfs.rs", "crates/budget/src/lib.rs"].contains(&path) && !path.starts_with("xtask/")
    };
    forbid(tree, elsewhere, &["unsafe_code"], "only the test file system for SQLite and the allocator may be unsafe")
}

/// No clock and no random numbers below session.
pub fn clocks_and_chance(tree: &Tree) -> Vec<Finding> {
    let below_session = |path: &str| {
        ["matching", "domain", "formats", "store", "print"]
            .iter()
            .any(|name| path.starts_with(&format!("crates/{name}/")))
    };
    let clocks = ["SystemTime :: now", "Instant :: now", "Utc :: now", "Local :: now"];
    let chance = ["thread_rng", "rand :: rng", "OsRng", "from_os_rng", "from_entropy", "getrandom", "RandomState"];
    let mut findings = forbid(
        tree,
        below_session,
        &clocks,
        "only session reads the clock and passes the time as an argument, so that equal inputs give equal outputs",
    );
    findings.extend(forbid(
        tree,
        below_session,
        &chance,
        "only session draws seeds and passes them as arguments, so that every draw can be repeated",
    ));
    findings
}

/// No floats in the rules: scores are integers or exact rationals.
pub fn floats(tree: &Tree) -> Vec<Finding> {
    let rules = |path: &str| path.starts_with("crates/domain/") || path.starts_with("crates/matching/");
    let mut findings = Vec::new();
    for file in tree.rust().filter(|file| rules(&file.path)) {
        for word in file.production().into_iter().filter(|word| is_float(&word.text)) {
            let problem = format!(
                "`{}`: the rules use integers and exact rationals, because sums of floats depend on the order",
                word.text
            );
            findings.push(Finding::new(&file.path, word.line, problem));
        }
    }
    findings
}

fn is_float(word: &str) -> bool {
    let number = word.starts_with(|c: char| c.is_ascii_digit()) && !word.starts_with("0x");
    ["f32", "f64"].contains(&word) || number && (word.contains('.') || word.ends_with("f32") || word.ends_with("f64"))
}

/// Starts of SQL statements, each with a second word that distinguishes the statement from prose.
const SQL: &[(&str, &str)] = &[
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

/// No SQL outside store, neither in strings nor in files. Excepted are the tests across crates, which damage files with it,
/// and these checks.
pub fn sql(tree: &Tree) -> Vec<Finding> {
    let problem = "SQL outside crates/store: only store knows the schema of an event file";
    let mut findings = Vec::new();
    for file in tree
        .files
        .iter()
        .filter(|file| !["crates/store/", "tests/", "xtask/"].iter().any(|folder| file.path.starts_with(folder)))
    {
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
    SQL.iter().any(|(start, second)| text.trim_start().starts_with(start) && text.contains(second))
}

/// No marks of unfinished work in comments. Clippy finds the macros.
pub fn unfinished(tree: &Tree) -> Vec<Finding> {
    let mark = |line: &str| {
        let comment = line.split_once("//").or_else(|| line.split_once("<!--")).map_or("", |(_, comment)| comment);
        comment.split(|c: char| !c.is_alphanumeric()).any(|word| ["TODO", "FIXME", "XXX", "HACK"].contains(&word))
    };
    let mut findings = Vec::new();
    for file in &tree.files {
        for (index, _) in file.text.lines().enumerate().filter(|(_, line)| mark(line)) {
            findings.push(Finding::new(&file.path, index + 1, "a mark of unfinished work: finish it or open an issue"));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(findings: &[Finding]) -> Vec<(&str, usize)> {
        findings.iter().map(|finding| (finding.path.as_str(), finding.line)).collect()
    }

    #[test]
    fn unwrap_is_found_outside_tests_only() {
        let tree = Tree::of(&[
            ("crates/app/src/a.rs", "fn a() {\n b().unwrap();\n}\n#[cfg(test)]\nmod tests { fn c() { b().unwrap() } }"),
            ("crates/app/tests/b.rs", "fn b() { c().unwrap() }"),
        ]);
        assert_eq!(lines(&unwraps(&tree)), [("crates/app/src/a.rs", 2)]);
    }

    #[test]
    fn clocks_and_random_numbers_are_found_below_session_only() {
        let text = "fn a() { std::time::Instant::now(); rand::rng(); }";
        let tree = Tree::of(&[
            ("crates/session/src/a.rs", text),
            ("crates/domain/src/a.rs", text),
            ("crates/matching/examples/solve.rs", text),
        ]);
        assert_eq!(lines(&clocks_and_chance(&tree)), [("crates/domain/src/a.rs", 1), ("crates/domain/src/a.rs", 1)]);
    }

    #[test]
    fn floats_are_found_as_types_and_as_numbers() {
        let tree = Tree::of(&[
            (
                "crates/domain/src/a.rs",
                "const A: f64 = B;\nconst C: u8 = d(1.5);\nfn e(f: (u8, u8)) -> u8 { f.0 + 0x1f }",
            ),
            ("crates/print/src/a.rs", "const A: f32 = 1.0;"),
        ]);
        assert_eq!(lines(&floats(&tree)), [("crates/domain/src/a.rs", 1), ("crates/domain/src/a.rs", 2)]);
    }

    #[test]
    fn sql_is_distinguished_from_prose() {
        let tree = Tree::of(&[
            (
                "crates/app/src/a.rs",
                "const A: &str = \"SELECT id FROM entry\";\nconst B: &str = \"Select one FROM the list, UPDATE it\";",
            ),
            ("crates/store/src/a.rs", "const A: &str = \"DELETE FROM entry\";"),
            ("assets/x.sql", ""),
        ]);
        assert_eq!(lines(&sql(&tree)), [("crates/app/src/a.rs", 1), ("assets/x.sql", 1)]);
    }

    #[test]
    fn unfinished_work_is_found_in_comments_only() {
        let mark = "TODO";
        let rust = format!("const A: &str = \"{mark}\";\n// {mark}: later\n");
        let svelte = format!("<!-- {mark} -->\n");
        let tree = Tree::of(&[("crates/app/src/a.rs", &rust), ("ui/src/B.svelte", &svelte)]);
        assert_eq!(lines(&unfinished(&tree)), [("crates/app/src/a.rs", 2), ("ui/src/B.svelte", 1)]);
    }
}
