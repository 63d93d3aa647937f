//! The index of docs/architecture.md, "Where to start", names files that exist.

use super::finding::Finding;
use super::tree::Tree;

/// The page with the index.
const PAGE: &str = "docs/architecture.md";
/// Its heading.
const HEADING: &str = "## Where to start";
/// The first folders of the paths in it.
const FOLDERS: &[&str] = &["assets/", "crates/", "src-tauri/", "tests/", "ui/", "xtask/"];

/// Finds paths in the index that name no file.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let Some(page) = tree.files.iter().find(|file| file.path == PAGE) else { return Vec::new() };
    let lines = page.text.lines().enumerate().skip_while(|(_, line)| *line != HEADING).skip(1);
    let index = lines.take_while(|(_, line)| !line.starts_with("## ")).filter(|(_, line)| line.starts_with('|'));
    let mut findings = Vec::new();
    for (number, line) in index {
        let paths = line.split([' ', ',', '|']).filter(|word| FOLDERS.iter().any(|folder| word.starts_with(folder)));
        for path in paths.filter(|path| !tree.exists(path)) {
            findings.push(Finding::new(PAGE, number + 1, format!("{path} does not exist: name the file to start at")));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn missing_files_of_the_index_are_found() {
        let page = "See crates/none.rs.\n## Where to start\n| to change | start at |\n|---|---|\n| a | crates/a.rs, ui/b.ts |\n## Code map\n| x | crates/c.rs |\n";
        let tree = Tree::of(&[(PAGE, page), ("crates/a.rs", "")]);
        let found: Vec<(usize, String)> =
            check(&tree).into_iter().map(|finding| (finding.line, finding.problem)).collect();
        assert_eq!(found, [(5, "ui/b.ts does not exist: name the file to start at".to_owned())]);
    }
}
