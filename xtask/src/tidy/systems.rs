//! What a system is stands in its rules file: other code asks for a fact, and does not compare systems.

use super::finding::Finding;
use super::tree::Tree;

/// Where systems are named: their list, the readers and writers of other programs' files, templates, defaults, the sample.
const ALLOWED: &[&str] = &[
    "crates/domain/src/model/system/",
    "crates/formats/",
    "crates/app/src/competition/add.rs",
    "crates/app/src/event/create.rs",
    "crates/app/src/event/templates.rs",
    "crates/app/src/sample.rs",
    "crates/app/src/stage/add.rs",
    "crates/app/src/stage/templates.rs",
];

/// Finds systems named elsewhere.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let problem = "a system by name: ask for a fact of its rules file (crates/domain/src/model/system/rules.rs)";
    let elsewhere = |path: &str| path.starts_with("crates/") && !ALLOWED.iter().any(|place| path.starts_with(place));
    let mut findings = Vec::new();
    for file in tree.files.iter().filter(|file| elsewhere(&file.path)) {
        let words = file.production();
        let named = words.windows(3).filter(|three| {
            let [one, two, three] = [0, 1, 2].map(|at| three[at].text.as_str());
            (one, two) == ("System", "::") && three != "ALL" && three.starts_with(|first: char| first.is_uppercase())
        });
        findings.extend(named.map(|three| Finding::new(&file.path, three[0].line, problem)));
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn systems_are_named_where_they_are_listed_and_in_tests_only() {
        let compares = "fn a(s: System) -> bool {\n    s == System::League || System::ALL.contains(&s)\n}";
        let test = "#[cfg(test)]\nmod tests {\n    const A: System = System::League;\n}";
        let tree = Tree::of(&[
            ("crates/app/src/a.rs", compares),
            ("crates/app/src/b.rs", test),
            ("crates/app/src/event/templates.rs", compares),
        ]);
        let found: Vec<(String, usize)> = check(&tree).into_iter().map(|found| (found.path, found.line)).collect();
        assert_eq!(found, [("crates/app/src/a.rs".to_owned(), 2)]);
    }
}
