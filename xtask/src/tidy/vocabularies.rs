//! Closed vocabularies are enums: no field at the boundary is a text whose comment lists the possible words.

use super::finding::Finding;
use super::tree::{File, Tree};

/// The crates whose types cross to the window and the command line.
const BOUNDARY: &[&str] = &["crates/api/", "crates/app/", "crates/documents/", "crates/session/", "crates/tour/"];

/// The types of fields with words.
const TEXTS: &[&str] = &["String", "Option<String>", "Vec<String>"];

/// Fields that are not closed: the mark of a seeded player is a number.
const OPEN: &[&str] = &["mark"];

/// Finds fields of texts whose comments list two or more words and no example of another form.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let files = tree.rust().filter(|file| BOUNDARY.iter().any(|folder| file.path.starts_with(folder)));
    files.flat_map(fields_with_words).collect()
}

fn fields_with_words(file: &File) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut comment = String::new();
    for (index, line) in file.text.lines().enumerate() {
        let line = line.trim();
        if let Some(text) = line.strip_prefix("///") {
            comment.push_str(text);
        } else if !line.starts_with("#[") {
            if let Some(name) = text_field(line).filter(|name| !OPEN.contains(name) && lists_words(&comment)) {
                let problem = format!("`{name}` is a text whose comment lists its values: make it an enum");
                findings.push(Finding::new(&file.path, index + 1, problem));
            }
            comment.clear();
        }
    }
    findings
}

/// The name of the field that a line declares, if it is public and a text.
fn text_field(line: &str) -> Option<&str> {
    let (name, declared) = line.strip_prefix("pub ")?.strip_suffix(',')?.split_once(": ")?;
    TEXTS.contains(&declared).then_some(name)
}

/// Whether a comment lists two or more words or signs in backticks. A value with a digit or a dot is an example of an open form.
fn lists_words(comment: &str) -> bool {
    let quoted: Vec<&str> = comment.split('`').skip(1).step_by(2).filter(|value| *value != "None").collect();
    quoted.len() >= 2 && !quoted.iter().any(|value| value.contains(|c: char| c.is_ascii_digit() || c == '.'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(comment: &str, field: &str) -> Vec<usize> {
        let text = format!("struct View {{\n    /// {comment}\n    #[ts(optional)]\n    {field}\n}}\n");
        check(&Tree::of(&[("crates/app/src/view.rs", &text)])).into_iter().map(|finding| finding.line).collect()
    }

    #[test]
    fn texts_whose_comments_list_their_values_are_found() {
        assert_eq!(found("`black` or `white`.", "pub winner: String,"), [4]);
        assert_eq!(found("One of `+`, `-`, `=`.", "pub results: Vec<String>,"), [4]);
        assert_eq!(found("`black` or `white`.", "pub winner: Option<String>,"), [4]);
    }

    #[test]
    fn open_texts_and_enums_are_not_found() {
        assert!(found("`black` or `white`.", "pub winner: Colour,").is_empty());
        assert!(found("The time, `14:05`; `None` for now.", "pub at: Option<String>,").is_empty());
        assert!(found("The path, `event.komi` or `event.days`.", "pub path: String,").is_empty());
        assert!(found("The seed's number, `WC` or `Q`.", "pub mark: String,").is_empty());
        assert!(found("The player's name.", "pub name: String,").is_empty());
    }
}
