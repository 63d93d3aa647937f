//! The texts on the sheets: every key in the sources has an English text, and every text is used.

use print::{Catalogue, English, Value, Words};
use std::collections::BTreeSet;
use std::path::Path;

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

/// Returns the keys of the English texts that the layout of the sheets uses.
fn known() -> BTreeSet<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/messages/en/paper.ftl");
    let source = std::fs::read_to_string(path).expect("the catalogue is there");
    let lines = source.lines().filter(|line| line.starts_with("print-"));
    lines.filter_map(|line| Some(line.split_once(" =")?.0.to_string())).collect()
}

#[test]
fn every_key_has_an_english_text_and_every_text_is_used() {
    let mut used = BTreeSet::new();
    collect_keys(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut used);
    assert_eq!(used, known());
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
