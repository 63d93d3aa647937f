//! Every message that the sources build has an English text, no text is unused, and every folder of texts is a language.
//! `cargo xtask translations` compares the other languages with English.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use messages::Catalogue;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Returns all files with this ending below a folder, sorted.
fn files(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("the folder can be read").path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            files(&path, ending, found);
        } else if path.extension().is_some_and(|e| e == ending) {
            found.push(path);
        }
    }
}

/// Returns the ids that follow `message!("`, `say!("` or `Message::new("` in a source.
fn ids(source: &str) -> impl Iterator<Item = String> + '_ {
    ["message!(", "say!(", "Message::new("].into_iter().flat_map(move |call| {
        source.split(call).skip(1).filter_map(|rest| {
            let (id, _) = rest.trim_start().strip_prefix('"')?.split_once('"')?;
            Some(id.to_string())
        })
    })
}

/// Returns the ids that the sources of all crates and of the window's shell use.
fn used() -> BTreeSet<String> {
    let mut sources = Vec::new();
    for entry in std::fs::read_dir(root().join("crates")).expect("the crates are there") {
        let folder = entry.expect("the folder can be read").path();
        if folder.file_name().is_some_and(|name| name != "messages") {
            files(&folder.join("src"), "rs", &mut sources);
        }
    }
    files(&root().join("src-tauri/src"), "rs", &mut sources);
    let source = |path: &PathBuf| std::fs::read_to_string(path).expect("sources are text");
    let mut used: BTreeSet<String> = sources.iter().map(source).flat_map(|s| ids(&s).collect::<Vec<_>>()).collect();
    // The causes are chosen from tables of ids.
    let causes = source(&root().join("crates/messages/src/cause.rs"));
    let is_cause = |text: &&str| text.starts_with("cause-") && !text.contains('{');
    used.extend(causes.split('"').filter(is_cause).map(String::from));
    // The pages of the hall network name their texts as sheets do.
    let pages = ["pages.rs", "helper_page.rs", "report_page.rs"]
        .map(|name| source(&root().join("crates/server/src").join(name)));
    let is_text = |text: &&str| {
        ["hall-", "helper-", "report-"].iter().any(|start| text.len() > start.len() && text.starts_with(start))
    };
    used.extend(pages.iter().flat_map(|page| page.split('"').filter(is_text)).map(String::from));
    used.extend(["verbatim", "language-unknown", "language-too-many"].map(String::from));
    used
}

/// Returns the ids of the English texts.
fn known() -> BTreeSet<String> {
    let source = std::fs::read_to_string(root().join("assets/messages/en/core.ftl")).expect("catalogues are text");
    let lines = source.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_alphabetic()));
    lines.filter_map(|line| Some(line.split_once(" =")?.0.to_string())).collect()
}

#[test]
fn every_message_has_an_english_text_and_every_text_a_use() {
    let (known, used) = (known(), used());
    let missing: Vec<&String> = used.difference(&known).collect();
    let unused: Vec<&String> = known.difference(&used).collect();
    assert!(missing.is_empty() && unused.is_empty(), "without a text: {missing:?}\nwithout a use: {unused:?}");
    let unreadable: Vec<&String> = known.iter().filter(|id| !Catalogue::english().has(id)).collect();
    assert!(unreadable.is_empty(), "{unreadable:?}");
}

#[test]
fn every_folder_of_texts_is_a_language() {
    let entries = std::fs::read_dir(root().join("assets/messages")).expect("the catalogues are there");
    let folders: BTreeSet<String> = entries
        .map(|entry| entry.expect("the folder can be read").file_name().to_string_lossy().into_owned())
        .collect();
    assert_eq!(folders, Catalogue::codes().into_iter().map(str::to_string).collect());
}
