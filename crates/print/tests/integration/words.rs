//! The texts on the sheets: every key in the sources has a text in every language, every text is used, and translations
//! have the same arguments as the English text.

use print::{Catalogue, English, Value, Words};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Collects the keys in the sources.
fn collect_keys(folder: &Path, keys: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).expect("the crate's sources are there") {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            collect_keys(&path, keys);
        } else {
            let source = std::fs::read_to_string(&path).expect("sources are text");
            let quoted = source.split('"').filter(|part| part.starts_with("print-") && !part.contains(' '));
            keys.extend(quoted.map(str::to_string));
        }
    }
}

/// Returns each key of a language's catalogue with its arguments.
fn catalogue(code: &str) -> BTreeMap<String, BTreeSet<String>> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../assets/messages").join(code).join("paper.ftl");
    let source = std::fs::read_to_string(path).expect("the catalogue is there");
    let mut keys: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut current = String::new();
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        if let Some((key, _)) = line.split_once(" =").filter(|_| !line.starts_with([' ', '}'])) {
            current = key.to_string();
            assert!(keys.insert(current.clone(), BTreeSet::new()).is_none(), "{code}: {key} is defined twice");
        }
        let values = line.split('$').skip(1).map(|part| part.split([' ', '}']).next().unwrap_or_default().to_string());
        keys.entry(current.clone()).or_default().extend(values);
    }
    keys.remove("");
    keys
}

#[test]
fn every_key_has_a_text_and_every_text_is_used() {
    let mut used = BTreeSet::new();
    collect_keys(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut used);
    let known: BTreeSet<String> = catalogue("en").into_keys().filter(|key| key.starts_with("print-")).collect();
    assert_eq!(used, known);
}

#[test]
fn every_language_is_complete() {
    let english = catalogue("en");
    for code in Catalogue::codes() {
        assert_eq!(catalogue(code), english, "the catalogue of {code}");
        let words = Catalogue::of(code).expect("it is listed");
        for key in english.keys() {
            assert!(words.has(key), "{code}: {key} cannot be read");
        }
    }
}

#[test]
fn texts_contain_their_arguments() {
    assert_eq!(English.text("print-page", &[("page", Value::Number(2)), ("pages", Value::Number(7))]), "Page 2 of 7");
    let title = |words: &dyn Words, count| {
        words.text("print-ko-title", &[("category", Value::Text("KO12")), ("count", Value::Number(count))])
    };
    assert_eq!((title(&English, 1), title(&English, 11)), ("KO12 · 1 player".into(), "KO12 · 11 players".into()));
    let romanian = Catalogue::of("ro").expect("it is listed");
    assert_eq!(
        [1, 11, 20].map(|count| title(&romanian, count)),
        ["KO12 · 1 jucător", "KO12 · 11 jucători", "KO12 · 20 de jucători"]
    );
}

#[test]
fn sheets_combine_two_languages() {
    let both = Catalogue::of("ro, en").expect("both are listed");
    assert_eq!(both.text("print-board", &[]), "Masa / Board");
    assert_eq!(both.text("print-club", &[]), "Club");
    assert_eq!(both.texts("print-final", &[]), ["Finala", "Final"]);
    assert_eq!(Catalogue::of("").map(|words| words.chosen()), Ok(vec!["en"]));
    let refused = Catalogue::of("xx").map(|words| words.chosen()).expect_err("there is no such language");
    assert!(refused.to_string().contains("\"xx\"") && refused.to_string().contains("en, cs, de"), "{refused}");
}
