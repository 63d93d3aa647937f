//! The words on the sheets: every key that is asked for has its English phrase, and none is kept in vain.

use print::{English, Value, Words};
use std::collections::BTreeSet;
use std::path::Path;

/// The keys that the sources name.
fn asked_for(folder: &Path, keys: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).expect("the crate's sources are there") {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            asked_for(&path, keys);
        } else if path.file_name().is_some_and(|name| name != "words.rs") {
            let source = std::fs::read_to_string(&path).expect("sources are text");
            let quoted = source.split('"').filter(|part| part.starts_with("print-") && !part.contains(' '));
            keys.extend(quoted.map(str::to_string));
        }
    }
}

#[test]
fn every_key_has_a_phrase_and_every_phrase_a_use() {
    let mut asked = BTreeSet::new();
    asked_for(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut asked);
    let known: BTreeSet<String> = English::KEYS.iter().map(|entry| entry.0.to_string()).collect();
    assert_eq!(known.len(), English::KEYS.len(), "a key stands twice");
    let singulars = known.iter().filter(|key| key.strip_suffix("-one").is_some_and(|plural| known.contains(plural)));
    asked.extend(singulars.cloned().collect::<Vec<_>>());
    assert_eq!(asked, known);
}

#[test]
fn values_stand_in_their_places() {
    assert_eq!(English.text("print-page", &[("page", Value::Number(2)), ("pages", Value::Number(7))]), "Page 2 of 7");
    let title =
        |count| English.text("print-ko-title", &[("category", Value::Text("KO12")), ("count", Value::Number(count))]);
    assert_eq!((title(1), title(11)), ("KO12 · 1 player".to_string(), "KO12 · 11 players".to_string()));
}
