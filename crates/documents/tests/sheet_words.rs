//! The phrases of sheets: the English catalogue has every key that the sources use, and no others.

use std::collections::BTreeSet;
use std::path::Path;

use print::Catalogue;

/// Collects the keys in the sources of a folder; `{}` in a key stands for a number.
fn collect_keys(folder: &Path, keys: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).expect("the crate's sources are there") {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            collect_keys(&path, keys);
        } else {
            let source = std::fs::read_to_string(&path).expect("sources are text");
            let key = |part: &&str| {
                let is_key = part.starts_with("sheet-") || part.starts_with("print-");
                is_key && !part.contains([' ', '.'])
            };
            keys.extend(source.split('"').filter(key).map(str::to_string));
        }
    }
}

/// The window's list shows the name and the purpose of each document.
#[test]
fn window_has_phrases_for_every_document() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/messages");
    let help = documents::sheets_help();
    let names = help.trim_start_matches("The sheet: ").split("; or all").next().expect("the list is first");
    let names: Vec<&str> = names.split(", ").map(|name| name.split(' ').next().unwrap_or_default()).collect();
    assert!(names.contains(&"pairings") && names.contains(&"final-groups"), "{names:?}");
    let source = std::fs::read_to_string(root.join("en/window.ftl")).expect("the catalogue is there");
    for key in names.iter().flat_map(|name| [format!("sheet-{name}"), format!("sheet-{name}-about")]) {
        assert!(source.lines().any(|line| line.starts_with(&format!("{key} ="))), "{key} has no phrase");
    }
}

#[test]
fn the_rules_sheet_has_a_line_for_every_system() {
    for system in app::vocabulary::SystemName::WORDS {
        assert!(Catalogue::english().has(&format!("sheet-system-{system}")), "sheet-system-{system} has no phrase");
    }
}

#[test]
fn every_key_has_a_phrase_and_every_phrase_a_use() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut used = BTreeSet::new();
    collect_keys(&root.join("src"), &mut used);
    collect_keys(&root.join("../tour/src"), &mut used);
    let numbered: Vec<String> = used.iter().filter(|key| key.contains('{')).cloned().collect();
    let words = Catalogue::english();
    for key in used.iter().filter(|key| !key.contains('{')) {
        assert!(words.has(key), "{key} has no phrase");
    }
    let catalogue = std::fs::read_to_string(root.join("../../assets/messages/en/paper.ftl")).expect("it is there");
    let known = catalogue.lines().filter_map(|line| line.split_once(" =").map(|(key, _)| key));
    for key in known.filter(|key| key.starts_with("sheet-")) {
        let counted =
            numbered.iter().any(|pattern| pattern.split('{').next().is_some_and(|start| key.starts_with(start)));
        assert!(counted || used.contains(key), "{key} is unused");
    }
}
