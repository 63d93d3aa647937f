//! The words that sheets are filled with: every key that is asked for is in the catalogues, and none is kept in vain.

use std::collections::BTreeSet;
use std::path::Path;

use print::Catalogue;

/// The keys that the sources of a folder name; `{}` in one stands for a number.
fn asked_for(folder: &Path, keys: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).expect("the crate's sources are there") {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            asked_for(&path, keys);
        } else {
            let source = std::fs::read_to_string(&path).expect("sources are text");
            let key = |part: &&str| {
                let own = part.starts_with("sheet-") || part.starts_with("print-");
                own && !part.contains([' ', '.'])
            };
            keys.extend(source.split('"').filter(key).map(str::to_string));
        }
    }
}

/// The window's list shows each document by its name and what it is for, in every language.
#[test]
fn every_document_has_its_words_in_the_window() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/messages");
    let help = documents::sheets_help();
    let names = help.trim_start_matches("The sheet: ").split("; or all").next().expect("the list is first");
    let names: Vec<&str> = names.split(", ").map(|name| name.split(' ').next().unwrap_or_default()).collect();
    assert!(names.contains(&"pairings") && names.contains(&"final-groups"), "{names:?}");
    for code in Catalogue::codes() {
        let source = std::fs::read_to_string(root.join(code).join("window.ftl")).expect("the catalogue is there");
        for key in names.iter().flat_map(|name| [format!("sheet-{name}"), format!("sheet-{name}-about")]) {
            assert!(source.lines().any(|line| line.starts_with(&format!("{key} ="))), "{code}: {key} has no phrase");
        }
    }
}

#[test]
fn every_key_has_a_phrase_and_every_phrase_a_use() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut asked = BTreeSet::new();
    asked_for(&root.join("src"), &mut asked);
    asked_for(&root.join("../tour/src"), &mut asked);
    let numbered: Vec<String> = asked.iter().filter(|key| key.contains('{')).cloned().collect();
    let words = Catalogue::of("en").expect("English is there");
    for key in asked.iter().filter(|key| !key.contains('{')) {
        assert!(words.has(key), "{key} has no phrase");
    }
    let catalogue = std::fs::read_to_string(root.join("../../assets/messages/en/paper.ftl")).expect("it is there");
    let known = catalogue.lines().filter_map(|line| line.split_once(" =").map(|(key, _)| key));
    for key in known.filter(|key| key.starts_with("sheet-")) {
        let counted =
            numbered.iter().any(|pattern| pattern.split('{').next().is_some_and(|start| key.starts_with(start)));
        assert!(counted || asked.contains(key), "{key} is asked for by nothing");
    }
}
