//! Every message that the sources build has a text in every language, with the same arguments, and no text is unused.

use std::collections::{BTreeMap, BTreeSet};
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

/// Returns each id of a language's core catalogues with the arguments its text names.
fn catalogue(code: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut paths = Vec::new();
    files(&root().join("assets/messages").join(code).join("core"), "ftl", &mut paths);
    let mut texts: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for path in paths {
        let source = std::fs::read_to_string(&path).expect("catalogues are text");
        let mut current = String::new();
        for line in source.lines().filter(|line| !line.starts_with('#')) {
            if let Some((id, _)) = line.split_once(" =").filter(|_| !line.starts_with([' ', '}'])) {
                current = id.to_string();
                assert!(texts.insert(current.clone(), BTreeSet::new()).is_none(), "{code}: {id} stands twice");
            }
            let names = line.split('$').skip(1).map(|rest| {
                let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && !"_-".contains(c));
                rest[..end.unwrap_or(rest.len())].to_string()
            });
            texts.entry(current.clone()).or_default().extend(names);
        }
    }
    texts.remove("");
    texts
}

#[test]
fn every_message_has_a_text_and_every_text_a_use() {
    let known: BTreeSet<String> = catalogue("en").into_keys().collect();
    let used = used();
    let missing: Vec<&String> = used.difference(&known).collect();
    let unused: Vec<&String> = known.difference(&used).collect();
    assert!(missing.is_empty() && unused.is_empty(), "without a text: {missing:?}\nwithout a use: {unused:?}");
}

#[test]
fn every_language_has_every_text_with_the_same_arguments() {
    let english = catalogue("en");
    for code in Catalogue::codes() {
        let texts = catalogue(code);
        let ids = |of: &BTreeMap<String, BTreeSet<String>>| of.keys().cloned().collect::<BTreeSet<_>>();
        let differing: Vec<_> = ids(&texts).symmetric_difference(&ids(&english)).cloned().collect();
        assert!(differing.is_empty(), "{code}: in one catalogue only: {differing:?}");
        for (id, arguments) in &english {
            assert_eq!(&texts[id], arguments, "{code}: the arguments of {id}");
            let words = Catalogue::of(code).expect("the language has a catalogue");
            assert!(words.has(id), "{code}: {id} cannot be read; is its file listed in catalogue.rs?");
        }
    }
}
