//! The answer of every command with `--json`, and every error, fits its schema. `cargo xtask reference` makes the schemas.

use std::collections::BTreeSet;
use std::fs;
use std::num::NonZero;
use std::path::Path;
use std::process::Output;
use std::sync::atomic::{AtomicUsize, Ordering};

use faults::commands::{READING, WRITING, is_of};
use faults::venue::Venue;
use serde_json::{Value, json};

use crate::hall;
use crate::json_schema::fits;

const PROGRAM: &str = env!("CARGO_BIN_EXE_drawmaster-under-test");

/// Commands whose options lead to other answers, or whose answers are empty on the files of the other lists; each runs in a
/// copy of the venue of its own. The commands before `;` prepare the copy.
const MORE: &[&str] = &[
    "helper add cases.drawmaster --name Fenn --role notes; helper list cases.drawmaster",
    "about",
    "import imported.drawmaster other.xml; import-notes imported.drawmaster",
    "standings staged.drawmaster --overall",
    "standings teams.drawmaster",
    "standings games.drawmaster",
    "ko draw cadets.drawmaster --category 16 --size 4 --entropy 61442 --dry-run",
    "ko freeze cadets.drawmaster --category 16 --size 4; settings cadets.drawmaster",
    "final freeze cadets.drawmaster --category 16 --size 4; settings cadets.drawmaster",
    "ko qualify cadets.drawmaster --category 16 --lines 8; ko qualify cadets.drawmaster --category 16 --lines 8 --take-back",
    "unpair event.drawmaster --round 2 --board 1",
    "swap event.drawmaster --round 2 --board 1 --colour black --with 2:black --yes",
    "renumber event.drawmaster --round 2 --board 1 --to 20",
    "result event.drawmaster --round 1 --board 1 0-1 --dry-run",
    "entry import open.drawmaster late.csv --preview",
    "entry compare rated.drawmaster",
    "export event.drawmaster --as opengotha --check",
    "copies list tour.tourbook",
    "tour sp --player 3",
    "audit-log event.drawmaster --all",
    "season check built-in.toml",
    "settings teams.drawmaster",
    "settings pairs.drawmaster",
    "settings ladder.drawmaster",
    "settings staged.drawmaster --competition Final",
    "import imported.drawmaster other.xml; settings imported.drawmaster",
    "register close teams.drawmaster; pair teams.drawmaster --round 1",
    "register close teams.drawmaster; pair teams.drawmaster --round 1; boards teams.drawmaster --round 1",
    "entries pairs.drawmaster",
    "entries open.drawmaster",
    "entry card cup.drawmaster 1",
    "boards paired-cup.drawmaster --round 1",
    "ko show paired-cup.drawmaster --category 16",
    "ladder paired-cup.drawmaster --round 1 --board 1",
    "points first.drawmaster",
    "points final.drawmaster",
    "statistics first.drawmaster",
    "log cases.drawmaster",
    "print event.drawmaster pairings page.svg --round 1 --picture",
    "set open.drawmaster competition.rounds 5",
    "set open.drawmaster competition.komi 13",
    "set open.drawmaster event.two_passes false",
    "check first.drawmaster",
];

/// Command lines that are refused, or wrong.
const REFUSED: &[&str] = &[
    "standings missing.drawmaster",
    "standings missing.drawmaster --verbose",
    "pair open.drawmaster --round 99",
    "pair teams.drawmaster --round 1",
    "boads event.drawmaster",
    "boards event.drawmaster --round one",
];

fn schema(name: &str) -> Value {
    let target = Path::new(PROGRAM).parent().and_then(Path::parent).unwrap();
    let file = target.join("reference/answers").join(format!("{}.schema.json", name.replace(' ', "-")));
    let missing = |error| panic!("{}: {error}; \"cargo xtask reference\" makes the schemas", file.display());
    let text = fs::read(&file).unwrap_or_else(missing);
    serde_json::from_slice(&text).unwrap()
}

/// Returns the name of the command of a line.
fn command_of(line: &str) -> String {
    let names = cli::command_names();
    names.into_iter().filter(|name| is_of(line, name)).max_by_key(String::len).unwrap_or_else(|| panic!("{line}"))
}

fn run(venue: &Venue, line: &str, folder: &Path) -> Output {
    venue.command(&format!("{} --json", line.trim_end_matches(" --json")), folder).output().unwrap()
}

/// Returns the answer of the last command of a line, which runs in a copy of the venue.
fn answer(venue: &Venue, line: &str) -> (String, Value) {
    let copy = venue.copied(line);
    let output = run(venue, line, copy.path());
    assert!(output.status.success(), "{line}: {}", String::from_utf8_lossy(&output.stderr));
    (command_of(line), serde_json::from_slice(&output.stdout).unwrap())
}

/// Returns the pointers to all values in a document, for lists those to their first and last items.
fn pointers(value: &Value, at: &str, found: &mut Vec<String>) {
    found.push(at.to_owned());
    match value {
        Value::Object(fields) => fields.iter().for_each(|(name, field)| {
            pointers(field, &format!("{at}/{}", name.replace('~', "~0").replace('/', "~1")), found);
        }),
        Value::Array(items) => {
            let ends: BTreeSet<usize> = [0, items.len().saturating_sub(1)].into();
            for (at_item, item) in ends.into_iter().filter_map(|index| Some((index, items.get(index)?))) {
                pointers(item, &format!("{at}/{at_item}"), found);
            }
        }
        _ => {}
    }
}

/// Returns the places at which a wrong document fits: another type of a value, an unknown key, or no key at all.
fn accepted_mutations(schema: &Value, document: &Value) -> Vec<String> {
    let mut places = Vec::new();
    pointers(document, "", &mut places);
    let changed = |place: &String, change: &dyn Fn(&mut Value)| {
        let mut wrong = document.clone();
        change(wrong.pointer_mut(place).unwrap());
        fits(schema, &wrong).then(|| place.clone())
    };
    let mut accepted: Vec<String> =
        places.iter().filter_map(|place| changed(place, &|value| *value = json!({ "strange": [1] }))).collect();
    for place in places.iter().filter(|place| document.pointer(place).unwrap().is_object()) {
        accepted.extend(changed(place, &|value| *value = json!({})).filter(|_| !is_map(document, place)));
        accepted.extend(changed(place, &|value| value["strange"] = json!({ "strange": [1] })));
    }
    accepted
}

/// Whether an object may be empty: a map, such as the criteria of a line, with names that the schema cannot know.
fn is_map(document: &Value, place: &str) -> bool {
    let maps = ["classes", "criteria", "line_ups", "texts"];
    document.pointer(place).is_some() && place.rsplit('/').next().is_some_and(|name| maps.contains(&name))
}

/// Runs a line, and returns the command whose answer has content, and what is wrong with the answer or its schema.
fn judged(venue: &Venue, line: &str) -> (Option<String>, Vec<String>) {
    let (name, document) = answer(venue, line);
    let schema = schema(&name);
    if !fits(&schema, &document) {
        return (None, vec![format!("{line}: {document}")]);
    }
    let accepted = accepted_mutations(&schema, &document);
    (
        Some(name).filter(|_| document != json!([])),
        accepted.iter().map(|at| format!("{line} with another {at}")).collect(),
    )
}

#[test]
fn every_answer_fits_its_schema() {
    let venue = Venue::prepared(Path::new(PROGRAM));
    let lines: Vec<&str> =
        WRITING.iter().map(|command| command.line).chain(READING.iter().chain(MORE).copied()).collect();
    let next = AtomicUsize::new(0);
    let work = || {
        let claimed = std::iter::from_fn(|| lines.get(next.fetch_add(1, Ordering::Relaxed)));
        claimed.map(|line| judged(&venue, line)).collect::<Vec<_>>()
    };
    let threads = std::thread::available_parallelism().map_or(1, NonZero::get);
    let (answered, wrong): (Vec<Option<String>>, Vec<Vec<String>>) = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap()).unzip()
    });
    assert_eq!(wrong.concat(), Vec::<String>::new());
    let answered: BTreeSet<String> = answered.into_iter().flatten().collect();
    assert_eq!(answered, cli::command_names().into_iter().collect(), "a command without an answer that has content");
}

#[test]
fn every_error_fits_its_schema() {
    let venue = Venue::prepared(Path::new(PROGRAM));
    let schema = schema("error");
    for line in REFUSED {
        let output = run(&venue, line, venue.path());
        assert!(!output.status.success() && output.stdout.is_empty(), "{line}");
        let document: Value = serde_json::from_slice(&output.stderr).unwrap();
        assert!(fits(&schema, &document), "{line}: {document}");
        assert_eq!(accepted_mutations(&schema, &document), Vec::<String>::new(), "{line}");
    }
}

#[test]
fn the_example_in_the_documents_is_true() {
    let page = include_str!("../../../docs/interchange.md");
    let section = page.split("\n## ").find(|section| section.starts_with("The answers of commands")).unwrap();
    let block =
        |language: &str| section.split_once(&format!("\n```{language}\n")).unwrap().1.split("\n```").next().unwrap();
    let venue = hall();
    let run = |line: &str| venue.drawmaster(line.strip_prefix("drawmaster ").unwrap()).done();
    let answers: Vec<String> = block("").lines().map(run).collect();
    let answer: Value = serde_json::from_str(answers.last().unwrap()).unwrap();
    assert_eq!(serde_json::from_str::<Value>(block("json")).unwrap(), answer);
    assert!(fits(&schema("standings"), &answer));
}
