//! The texts of the window in one language, as far as the checks of the book need them.

use super::super::tree::Tree;
use std::collections::BTreeMap;

/// The files of a catalogue that the window shows.
const FILES: &[&str] = &["window.ftl", "desk.ftl"];

/// The texts of a language by their keys. A text with a choice of forms has all of them.
pub struct Catalogue(BTreeMap<String, Vec<String>>);

impl Catalogue {
    /// Reads the catalogue of a language, such as `en`.
    pub fn of(tree: &Tree, language: &str) -> Catalogue {
        let mut texts = BTreeMap::new();
        for name in FILES {
            let path = format!("assets/messages/{language}/{name}");
            if let Some(file) = tree.files.iter().find(|file| file.path == path) {
                read(&file.text, &mut texts);
            }
        }
        Catalogue(texts)
    }

    /// The first form of the text with this key.
    pub fn text(&self, key: &str) -> Option<&str> {
        Some(self.0.get(key)?.first()?.as_str())
    }

    /// All forms of the text with this key.
    pub fn forms(&self, key: &str) -> &[String] {
        self.0.get(key).map_or(&[], Vec::as_slice)
    }

    /// Whether the window shows these words somewhere, with any values in their places.
    pub fn shows(&self, words: &str) -> bool {
        self.0.values().flatten().any(|form| fits(form, words))
    }
}

fn read(text: &str, texts: &mut BTreeMap<String, Vec<String>>) {
    let mut current = String::new();
    for line in text.lines() {
        let message =
            line.split_once(" = ").filter(|(key, _)| key.chars().all(|c| c.is_alphanumeric() || "-_".contains(c)));
        if let Some((key, value)) = message {
            key.clone_into(&mut current);
            texts.insert(current.clone(), if value.contains("->") { Vec::new() } else { vec![value.to_owned()] });
        } else if let Some((_, form)) =
            line.trim_start().trim_start_matches('*').strip_prefix('[').and_then(|rest| rest.split_once("] "))
        {
            texts.entry(current.clone()).or_default().push(form.to_owned());
        }
    }
}

/// Whether the words are the form with its `{ $values }` filled in. A form of values only fits nothing.
fn fits(form: &str, words: &str) -> bool {
    let literals: Vec<&str> = form.split('{').map(|part| part.split_once('}').map_or(part, |(_, rest)| rest)).collect();
    if literals.len() == 1 {
        return form == words;
    }
    if literals.iter().all(|literal| literal.chars().filter(|c| c.is_alphabetic()).count() < 3) {
        return false;
    }
    let (Some(first), Some(last)) = (literals.first(), literals.last()) else { return false };
    let Some(mut rest) = words.strip_prefix(first).and_then(|rest| rest.strip_suffix(last)) else { return false };
    for literal in &literals[1..literals.len() - 1] {
        let Some(at) = rest.find(literal) else { return false };
        rest = &rest[at + literal.len()..];
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_found_with_their_values_and_forms() {
        let ftl = "# About\na = Save PDF\nb = Pair round { $round }\nc = { $count ->\n    [one] Import one\n   *[other] Import { $count } players\n}\nd = { $x }, { $y }\n";
        let tree = Tree::of(&[("assets/messages/en/window.ftl", ftl)]);
        let texts = Catalogue::of(&tree, "en");
        for words in ["Save PDF", "Pair round 1", "Import one", "Import 64 players"] {
            assert!(texts.shows(words), "{words}");
        }
        for words in ["Save", "Pair round", "x, y"] {
            assert!(!texts.shows(words), "{words}");
        }
        assert_eq!((texts.text("a"), texts.forms("c").len()), (Some("Save PDF"), 2));
    }
}
