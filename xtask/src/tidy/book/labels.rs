//! Bold words in the book are keys, or words that the window shows: buttons, tabs, screens, settings, sheets.

use super::super::finding::Finding;
use super::super::links::prose_lines;
use super::super::tree::Tree;
use super::catalogue::Catalogue;
use super::{LANGUAGES, pages};

/// Keys with names. Others are letters, function keys, or have Ctrl, Alt or Shift; `guide::keys` knows which the window has.
const NAMED_KEYS: &[&str] =
    &["Backspace", "Delete", "End", "Enter", "Escape", "Home", "Page Down", "Page Up", "Space", "Tab", "Alt", "Shift"];

/// Finds bold words that the window does not show in the language of the page.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (language, folder) in LANGUAGES {
        let texts = Catalogue::of(tree, language);
        for page in pages(tree, folder) {
            for (number, words) in bold(&page.text).filter(|(_, words)| !is_key(words) && !texts.shows(words)) {
                let problem = format!(
                    "the window has no \"{words}\": bold words are keys or texts of assets/messages/{language}; \
                     write others in italics"
                );
                findings.push(Finding::new(&page.path, number, problem));
            }
        }
    }
    findings
}

/// The bold words of a page with their lines. Bold words that go on in the next line are joined.
fn bold(text: &str) -> impl Iterator<Item = (usize, String)> {
    let mut found = Vec::new();
    let mut open: Option<(usize, String)> = None;
    for (number, line) in prose_lines(text).filter(|(_, line)| !line.starts_with("    ")) {
        for (index, part) in line.split("**").enumerate() {
            if index > 0 {
                match open.take() {
                    Some(words) => found.push(words),
                    None => open = Some((number, String::new())),
                }
            } else if let Some((_, words)) = &mut open {
                words.push(' ');
            }
            if let Some((_, words)) = &mut open {
                words.push_str(part.trim_start_matches("  "));
            }
        }
    }
    found.into_iter()
}

fn is_key(words: &str) -> bool {
    let function = words.strip_prefix('F').is_some_and(|number| number.parse::<u8>().is_ok());
    let held = ["Ctrl+", "Alt+", "Shift+"].iter().any(|held| words.starts_with(held));
    words.chars().count() == 1 || function || held || NAMED_KEYS.contains(&words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bold_words_that_the_window_lacks_are_found() {
        let page = "Click **Save PDF** or **Save\nfile**, press **A**, **Ctrl+Enter**, **Enter**.\n\n    ** code **\n**Print it**\n";
        let tree = Tree::of(&[
            ("assets/messages/en/window.ftl", "a = Save PDF\n"),
            ("assets/messages/ro/window.ftl", "a = Salvează PDF\n"),
            ("docs/guide/a.md", page),
            ("docs/guide/ro/a.md", "**Salvează PDF**, **Save PDF**"),
        ]);
        let found: Vec<(String, usize)> = check(&tree).into_iter().map(|found| (found.path, found.line)).collect();
        let english = |line| ("docs/guide/a.md".to_owned(), line);
        assert_eq!(found, [english(1), english(5), ("docs/guide/ro/a.md".to_owned(), 1)]);
    }
}
