//! Limits on the size of files and functions, and the opening comment on the purpose of a file.

use super::finding::Finding;
use super::rust::Word;
use super::tree::{File, Tree};

const FILE: usize = 600;
const COMPONENT: usize = 480;
const FUNCTION: usize = 80;
/// A constant that spans more lines than this is a table of data and does not count towards its file's length.
const TABLE: usize = 20;

/// Files have at most 600 lines without tables of data; Svelte components 480.
pub fn files(tree: &Tree) -> Vec<Finding> {
    let written = tree.files.iter().filter(|file| !file.generated());
    written
        .filter_map(|file| {
            let (length, limit) = match file.ending() {
                "rs" => (file.text.lines().count() - table_lines(&file.words), FILE),
                "ts" | "mjs" => (file.text.lines().count(), FILE),
                "svelte" => (file.text.lines().count(), COMPONENT),
                _ => return None,
            };
            let problem = format!(
                "{length} lines, more than {limit}: part it by purpose, so that each part can be read at one sitting"
            );
            (length > limit).then(|| Finding::new(&file.path, limit, problem))
        })
        .collect()
}

/// Lines inside long constants.
fn table_lines(words: &[Word]) -> usize {
    let (mut lines, mut at) = (0, 0);
    while at < words.len() {
        let constant = ["const", "static"].contains(&words[at].text.as_str())
            && words.get(at + 1).is_some_and(|next| next.text != "fn");
        let end = if constant { at + words[at..].len().min(statement(&words[at..])) } else { at + 1 };
        let span = words[end - 1].line - words[at].line;
        if constant && span > TABLE {
            lines += span;
        }
        at = end;
    }
    lines
}

/// The number of words of the first statement, including its semicolon.
fn statement(words: &[Word]) -> usize {
    let mut depth = 0_usize;
    for (index, word) in words.iter().enumerate() {
        match word.text.as_str() {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" if depth == 0 => return index,
            ")" | "]" | "}" => depth -= 1,
            ";" if depth == 0 => return index + 1,
            _ => {}
        }
    }
    words.len()
}

/// Functions have at most 80 lines from the signature to the closing brace.
pub fn functions(tree: &Tree) -> Vec<Finding> {
    tree.rust().flat_map(long_functions).collect()
}

fn long_functions(file: &File) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (at, word) in file.words.iter().enumerate().filter(|(_, word)| word.text == "fn") {
        // A pointer type `fn(...)` has no name, and a declaration no body.
        let Some(name) = file.words.get(at + 1).filter(|name| name.text != "(") else { continue };
        let Some(end) = body_end(&file.words[at..]) else { continue };
        let length = end - word.line + 1;
        if length > FUNCTION {
            let problem = format!(
                "function `{}` has {length} lines, more than {FUNCTION}: give its parts names of their own",
                name.text
            );
            findings.push(Finding::new(&file.path, word.line, problem));
        }
    }
    findings
}

fn body_end(words: &[Word]) -> Option<usize> {
    let (mut depth, mut in_body) = (0_usize, false);
    for word in words {
        match word.text.as_str() {
            ";" if depth == 0 => return None,
            "{" if depth == 0 => (depth, in_body) = (1, true),
            "(" | "[" | "{" => depth += 1,
            "}" if depth == 1 && in_body => return Some(word.line),
            ")" | "]" | "}" => depth = depth.checked_sub(1)?,
            _ => {}
        }
    }
    None
}

/// Every source file starts with a comment on its purpose.
pub fn purposes(tree: &Tree) -> Vec<Finding> {
    let silent = |file: &&File| !file.generated() && !says_purpose(file);
    let problem =
        "does not open with a comment on its purpose: a reader should know in one line whether this is the place";
    tree.files.iter().filter(silent).map(|file| Finding::new(&file.path, 1, problem)).collect()
}

fn says_purpose(file: &File) -> bool {
    let first =
        file.text.lines().map(str::trim).find(|line| !line.is_empty() && !line.starts_with("#!/")).unwrap_or_default();
    match file.ending() {
        "rs" => first.strip_prefix("//!").is_some_and(|purpose| purpose.contains(char::is_alphabetic)),
        "ts" | "mjs" => first.starts_with("//") || first.starts_with("/*"),
        "svelte" => first.starts_with("<!--"),
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_of_601_lines_is_found_and_a_table_does_not_count() {
        let long = "//! Long.\n".to_owned() + &"fn a() {}\n".repeat(600);
        let table = "//! Table.\nconst T: &[u8] = &[\n".to_owned() + &"1,\n".repeat(700) + "];\n";
        let tree = Tree::of(&[("crates/a/src/long.rs", &long), ("crates/a/src/table.rs", &table)]);
        let found = files(&tree);
        assert_eq!(found.len(), 1);
        assert!(found[0].to_string().starts_with("crates/a/src/long.rs:600: 601 lines"), "{}", found[0]);
    }

    #[test]
    fn a_component_of_481_lines_is_found() {
        let tree = Tree::of(&[("ui/src/A.svelte", &"<p/>\n".repeat(481)), ("ui/src/B.svelte", &"<p/>\n".repeat(480))]);
        assert_eq!(files(&tree).len(), 1);
    }

    #[test]
    fn a_function_of_81_lines_is_found_by_its_first_line() {
        let body =
            |lines: usize| format!("//! Doc.\nfn f(g: fn(u8) -> u8) -> u8 {{\n{}}}\n", "g(1);\n".repeat(lines - 2));
        assert!(functions(&Tree::of(&[("a.rs", &body(80))])).is_empty());
        let found = functions(&Tree::of(&[("a.rs", &body(81))]));
        assert!(found[0].to_string().starts_with("a.rs:2: function `f` has 81 lines"), "{}", found[0]);
    }

    #[test]
    fn a_file_without_a_purpose_is_found() {
        let tree = Tree::of(&[
            ("a.rs", "use std::fmt;\n"),
            ("b.rs", "//! Says what it is for.\n"),
            ("ui/src/c.ts", "import x from './x'\n"),
            ("ui/src/d.svelte", "<!-- Says. -->\n<p/>\n"),
            ("ui/src/api/generated/e.ts", "export type E = 1\n"),
        ]);
        let paths: Vec<String> = purposes(&tree).into_iter().map(|finding| finding.path).collect();
        assert_eq!(paths, ["a.rs", "ui/src/c.ts"]);
    }
}
