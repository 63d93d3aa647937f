//! Names of functions, types and files use standard words, and a public type's name means one thing in all crates.

use super::finding::Finding;
use super::tree::{File, Tree};
use super::words::parts;
use std::collections::{BTreeMap, BTreeSet};

/// Words that names of functions must not contain, with what to write instead.
const NOT_IN_FUNCTIONS: &[(&str, &str)] = &[
    ("anew", "again"),
    ("backup", "copy"),
    ("backups", "copies"),
    ("dearer", "costs_more"),
    ("he", "they"),
    ("him", "them"),
    ("hindered", "disabled_reason"),
    ("his", "their"),
    ("said", "shown, reported"),
    ("somebody", "someone, player"),
    ("tell", "describe, report, show"),
    ("tells", "describes, reports, shows"),
    ("told", "described, reported, shown"),
    ("whoever", "a noun"),
    ("whom", "a noun"),
];

/// Words that are too vague as the whole name of a function.
const NOT_A_FUNCTION: &[&str] = &[
    "apart", "asked", "bend", "doors", "even", "fit", "here", "mend", "over", "owed", "own", "past", "put", "stir",
    "suit", "there", "way", "why", "wish",
];

/// Words that must not start a function's name of several words.
const NOT_FIRST: &[&str] = &["what", "who", "whose"];
/// A name with at least this many words counts as a sentence.
const SENTENCE: usize = 4;

/// Whole names of types that the glossary has replaced.
const REPLACED_TYPES: &[(&str, &str)] = &[
    ("Asked", "a request"),
    ("ByHand", "ManualChange"),
    ("Chair", "CircleSeat"),
    ("Desk", "EventSession"),
    ("Even", "Evened"),
    ("Failure", "AppError"),
    ("Fit", "MatchQuality"),
    ("Gotha", "OpenGothaModel"),
    ("JigoWorth", "JigoValue"),
    ("Over", "ScoreBasis"),
    ("Past", "PairingHistory"),
    ("Rehearsal", "FixedEnvironment"),
    ("Reseated", "BoxReplacement"),
    ("Rests", "RestPlan"),
    ("Settled", "TieRuling"),
    ("Since", "Amendments"),
    ("Told", "a view"),
    ("ToldHost", "SystemEnvironment"),
    ("TourDesk", "TourSession"),
    ("Trail", "UndoStacks"),
    ("Way", "EntryRoute"),
    ("Wish", "BoardRequest or RequestedChange"),
];

/// File names that sent readers to the wrong place.
const REPLACED_FILES: &[(&str, &str)] = &[
    ("Missing.svelte", "MissingResultsDialog.svelte"),
    ("Refused.svelte", "ErrorBanner.svelte"),
    ("Some.svelte", "PairSubsetDialog.svelte"),
    ("Told.svelte", "RoundReportDialog.svelte"),
    ("auto_backup.rs", "automatic_copies.rs"),
    ("backup.rs", "copy_rotation.rs"),
    ("by_hand.rs", "manual.rs"),
    ("certified.rs", "certificate_check.rs"),
    ("changed.rs", "post_release_changes.rs"),
    ("keep.rs", "automatic.rs"),
    ("look.svelte.ts", "appearance.svelte.ts"),
    ("overtaken.rs", "invalidated_games.rs"),
    ("owed.rs", "due.rs"),
    ("rated.rs", "a file in rating_list"),
    ("rehearse.rs", "play_out.rs"),
    ("sight.ts", "virtualRows.ts"),
    ("sleeping.rs", "absence.rs"),
];

/// Names of functions, in Rust and in the front end.
pub fn functions(tree: &Tree) -> Vec<Finding> {
    let rust = tree.rust().flat_map(|file| {
        let named = file.words.windows(2).filter(|pair| pair[0].text == "fn");
        named.map(move |pair| (file, pair[1].text.clone(), pair[1].line))
    });
    let front_end = tree.front_end().flat_map(|file| {
        let lines = file.text.lines().enumerate();
        lines.filter_map(move |(index, line)| Some((file, declared_function(line)?.to_owned(), index + 1)))
    });
    let complaint = |(file, name, line): (&File, String, usize)| {
        let problem = function_problem(&name)?;
        Some(Finding::new(&file.path, line, format!("function name: `{name}` {problem}")))
    };
    rust.chain(front_end).filter_map(complaint).collect()
}

/// The name in `function name(`.
fn declared_function(line: &str) -> Option<&str> {
    let line =
        line.trim_start().trim_start_matches("export ").trim_start_matches("default ").trim_start_matches("async ");
    line.strip_prefix("function ")?.split(|c: char| !c.is_alphanumeric() && c != '_').next()
}

fn function_problem(name: &str) -> Option<String> {
    let parts = parts(name);
    if let Some((word, instead)) = NOT_IN_FUNCTIONS.iter().find(|(word, _)| parts.iter().any(|part| part == word)) {
        return Some(format!("contains \"{word}\": write {instead}"));
    }
    if NOT_A_FUNCTION.contains(&name) {
        return Some("does not say what the function does: write a verb or the noun it returns".into());
    }
    let first = parts.first()?;
    (parts.len() >= SENTENCE && NOT_FIRST.contains(&first.as_str()))
        .then(|| format!("begins with \"{first}\": begin with the subject, such as withdrawn_players_"))
}

/// Names of types and files that were replaced.
pub fn replaced(tree: &Tree) -> Vec<Finding> {
    let types = tree.rust().flat_map(|file| defined_types(file).map(move |found| (file, found)));
    let types = types.filter_map(|(file, (name, line, _))| {
        let (_, instead) = REPLACED_TYPES.iter().find(|(replaced, _)| *replaced == name)?;
        Some(Finding::new(
            &file.path,
            line,
            format!("type name: `{name}` was replaced by {instead}, see docs/glossary.md"),
        ))
    });
    let files = tree.files.iter().filter_map(|file| {
        let name = file.path.rsplit('/').next()?;
        let (_, instead) = REPLACED_FILES.iter().find(|(replaced, _)| *replaced == name)?;
        Some(Finding::new(
            &file.path,
            1,
            format!("file name: {name} sends readers to the wrong place: write {instead}"),
        ))
    });
    types.chain(files).collect()
}

/// The types that a file defines outside of tests: name, line and whether it is public.
fn defined_types(file: &File) -> impl Iterator<Item = (&str, usize, bool)> {
    let production = file.production();
    let types: Vec<_> = (0..production.len().saturating_sub(1))
        .filter(|&at| ["struct", "enum", "trait", "type", "union"].contains(&production[at].text.as_str()))
        .filter(|&at| production[at + 1].text.starts_with(char::is_uppercase))
        .map(|at| {
            let public = at.checked_sub(1).is_some_and(|before| production[before].text == "pub");
            (production[at + 1].text.as_str(), production[at + 1].line, public)
        })
        .collect();
    types.into_iter()
}

/// Names that every crate may use for itself.
const OWN_IN_EVERY_CRATE: &[&str] = &["Error", "Result"];

/// Public types with the same name in different crates.
pub fn duplicate_types(tree: &Tree) -> Vec<Finding> {
    let mut found: BTreeMap<&str, Vec<(&str, &File, usize)>> = BTreeMap::new();
    for file in tree.rust() {
        let Some(name) = file.path.strip_prefix("crates/").and_then(|path| path.split('/').next()) else { continue };
        for (type_name, line, _) in defined_types(file).filter(|found| found.2) {
            found.entry(type_name).or_default().push((name, file, line));
        }
    }
    let mut findings = Vec::new();
    for (type_name, places) in found.iter().filter(|(name, _)| !OWN_IN_EVERY_CRATE.contains(name)) {
        let crates: BTreeSet<&str> = places.iter().map(|place| place.0).collect();
        if crates.len() > 1 {
            let (_, file, line) = places[0];
            let others: Vec<String> = places[1..].iter().map(|place| format!("{}:{}", place.1.path, place.2)).collect();
            let problem = format!(
                "duplicate type name: `{type_name}` is also public in {}: give each its own name",
                others.join(", ")
            );
            findings.push(Finding::new(&file.path, line, problem));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn banned_words_are_found_in_function_names() {
        let tree = Tree::of(&[
            (
                "crates/x/src/a.rs",
                "fn told_group() {}\nfn own() {}\nfn who_has_left_leaves() {}\nfn own_notes() {}\nfn what() {}\nfn untold() {}\nfn who_won() {}",
            ),
            ("ui/src/b.ts", "export async function tellAll() {}\nfunction tellers() {}\n"),
        ]);
        let found: Vec<(String, usize)> =
            functions(&tree).into_iter().map(|finding| (finding.path, finding.line)).collect();
        let rust = |line| ("crates/x/src/a.rs".to_owned(), line);
        assert_eq!(found, [rust(1), rust(2), rust(3), ("ui/src/b.ts".to_owned(), 1)]);
    }

    #[test]
    fn replaced_types_and_files_are_found() {
        let tree = Tree::of(&[
            ("crates/x/src/keep.rs", "pub struct Wish;\nstruct Wishes;\nenum Waypoint {}"),
            ("ui/src/Told.svelte", ""),
        ]);
        assert_eq!(replaced(&tree).len(), 3);
    }

    #[test]
    fn public_types_of_one_name_in_two_crates_are_found() {
        let tree = Tree::of(&[
            ("crates/x/src/a.rs", "pub struct Line; pub(crate) struct Row; pub enum Error {} pub struct Only;"),
            ("crates/x/src/b.rs", "pub struct Only;"),
            ("crates/y/src/a.rs", "pub struct Row; pub enum Error {}\npub enum Line {}"),
        ]);
        let found: Vec<String> = duplicate_types(&tree).iter().map(ToString::to_string).collect();
        assert_eq!(found.len(), 1);
        assert!(found[0].contains("`Line` is also public in crates/y/src/a.rs:2"), "{found:?}");
    }
}
