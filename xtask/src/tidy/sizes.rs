//! Limits on the size of files, and the opening comment on the purpose of a file. Clippy and ESLint limit functions.

use super::finding::Finding;
use super::rust::Word;
use super::tree::{File, Tree};

const FILE: usize = 600;
const COMPONENT: usize = 480;
/// A constant that spans more lines than this is a table of data and does not count towards its file's length.
const TABLE: usize = 20;

/// Files have at most 600 lines without tables of data; Svelte components 480.
pub fn files(tree: &Tree) -> Vec<Finding> {
    tree.files.iter().filter_map(too_long).collect()
}

fn too_long(file: &File) -> Option<Finding> {
    let limit = match file.ending() {
        "rs" | "ts" | "mjs" => FILE,
        "svelte" => COMPONENT,
        _ => return None,
    };
    let length = file.text.lines().count() - table_lines(&file.words);
    let problem =
        format!("{length} lines, more than {limit}: split it by purpose, so that each part can be read in one sitting");
    (length > limit).then(|| Finding::new(&file.path, limit, problem))
}

/// Lines inside long constants.
fn table_lines(words: &[Word]) -> usize {
    let (mut lines, mut at) = (0, 0);
    while at < words.len() {
        let constant = ["const", "static"].contains(&words[at].text.as_str())
            && words.get(at + 1).is_some_and(|next| next.text != "fn");
        let end = if constant { at + statement(&words[at..]).min(words.len() - at) } else { at + 1 };
        let span = words[end - 1].line - words[at].line;
        lines += if constant && span > TABLE { span } else { 0 };
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

/// Every source file starts with a comment on its purpose.
pub fn purposes(tree: &Tree) -> Vec<Finding> {
    let problem = "has no opening comment on its purpose: a reader should know in one line whether this is the place";
    let silent = tree.files.iter().filter(|file| !says_purpose(file));
    silent.map(|file| Finding::new(&file.path, 1, problem)).collect()
}

fn says_purpose(file: &File) -> bool {
    let mut lines = file.text.lines().map(str::trim);
    let first = lines.find(|line| !line.is_empty() && !line.starts_with("#!/")).unwrap_or_default();
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
        let tree = Tree::of(&[
            ("a/long.rs", &long),
            ("a/table.rs", &table),
            ("ui/A.svelte", &"<p/>\n".repeat(481)),
            ("ui/B.svelte", &"<p/>\n".repeat(480)),
        ]);
        let found: Vec<String> = files(&tree).iter().map(|finding| finding.to_string()).collect();
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(found[0].starts_with("a/long.rs:600: 601 lines") && found[1].starts_with("ui/A.svelte:480: 481 lines"));
    }

    #[test]
    fn a_file_without_a_purpose_is_found() {
        let tree = Tree::of(&[
            ("a.rs", "use std::fmt;\n"),
            ("b.rs", "//! Says what it is for.\n"),
            ("ui/src/c.ts", "import x from './x'\n"),
            ("ui/src/d.svelte", "<!-- Says. -->\n<p/>\n"),
        ]);
        let paths: Vec<String> = purposes(&tree).into_iter().map(|finding| finding.path).collect();
        assert_eq!(paths, ["a.rs", "ui/src/c.ts"]);
    }
}
