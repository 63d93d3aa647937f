//! Flipped bits: for every flipped bit of an event file, the file is refused, or the check reports it, or no command shows a
//! difference.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use crate::window::{dispatch_event, pick};
use domain::Event;
use domain::lots::Lots;
use serde_json::{Value, json};
use session::EventSession;
use store::{EventFile, JournalEntry};

use crate::script;

/// The outcome of all flips.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Verdict {
    /// The number of flipped bits, one at a time.
    pub flips: usize,
    /// Files that were refused.
    pub refused: usize,
    /// Files that opened and for which the check reported a problem.
    pub reported: usize,
    /// Files without a visible difference.
    pub harmless: usize,
    /// Files with a difference that was not reported.
    pub unseen: usize,
}

/// Everything that the store reads from a file.
#[derive(PartialEq)]
struct Content {
    event: Event,
    log: Vec<JournalEntry>,
    head: (i64, store::Hash),
}

/// An event with two played rounds, and its visible content.
pub struct Played {
    bytes: Vec<u8>,
    content: Content,
    shown: BTreeMap<String, Vec<u8>>,
}

/// Plays an event of sixteen players with a knock-out, a correction, an undo and a printed sheet.
///
/// # Panics
/// Panics if a command is refused, because the script is wrong then.
pub fn played() -> Played {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = script::small(folder.path());
    let bytes = std::fs::read(&path).expect("the file is there");
    let content = content(&EventFile::open(&path).expect("it opens")).expect("a sound file");
    Played { bytes, content, shown: shown(&path, folder.path()) }
}

/// Flips `flips` bits drawn from `seed`, each in an intact file. Every `look`th unreported flip, the output of all commands is
/// compared, not only that of the store. Calls `progress` after every 100 flips.
pub fn flip(played: &Played, flips: usize, look: usize, seed: &str, mut progress: impl FnMut(Verdict)) -> Verdict {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("event.drawmaster");
    let mut lots = Lots::new("flipped bits", seed);
    let bytes = u32::try_from(played.bytes.len()).expect("a small file");
    let mut verdict = Verdict::default();
    for _ in 0..flips {
        let (at, bit) = (lots.below(bytes) as usize, lots.below(8));
        let mut flipped = played.bytes.clone();
        flipped[at] ^= 1 << bit;
        std::fs::write(&path, flipped).expect("a file can be written");
        verdict.flips += 1;
        let thoroughly = verdict.harmless.is_multiple_of(look);
        *played.judge(&path, folder.path(), thoroughly, &mut verdict) += 1;
        if verdict.flips.is_multiple_of(100) {
            progress(verdict);
        }
    }
    verdict
}

impl Played {
    fn judge<'a>(&self, path: &Path, folder: &Path, thoroughly: bool, verdict: &'a mut Verdict) -> &'a mut usize {
        let Ok(file) = EventFile::open(path) else { return &mut verdict.refused };
        if !file.check().is_sound() {
            return &mut verdict.reported;
        }
        let same = content(&file).is_some_and(|content| content == self.content);
        drop(file);
        let now = if same && thoroughly { Some(shown(path, folder)) } else { None };
        let differing = now.as_ref().map(|now| self.differing(now)).unwrap_or_default();
        if same && differing.is_empty() {
            return &mut verdict.harmless;
        }
        eprintln!("a flipped bit was not reported; changed output: {}", differing.join(", "));
        &mut verdict.unseen
    }

    /// The names of the outputs that changed.
    fn differing<'s>(&self, shown: &'s BTreeMap<String, Vec<u8>>) -> Vec<&'s str> {
        shown.iter().filter(|&(what, now)| self.shown.get(what) != Some(now)).map(|(what, _)| what.as_str()).collect()
    }
}

fn content(file: &EventFile) -> Option<Content> {
    Some(Content { event: file.load().ok()?, log: file.log().ok()?, head: file.head().ok()? })
}

/// The output of every command by its name, and every written file.
fn shown(path: &Path, folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut desk = EventSession::open_read_only(script::host(), path).expect("it opens for reading as well");
    let mut shown = BTreeMap::new();
    for (command, request) in questions() {
        let answer = match dispatch_event(&mut desk, command, request.clone()) {
            Ok(answer) => answer,
            Err(why) => json!({ "refused": why }),
        };
        shown.insert(format!("{command} {request}"), answer.to_string().into_bytes());
    }
    let out = folder.join("out");
    for format in ["h9", "tou", "opengotha", "macmahon", "pairgoth", "trf", "csv", "json", "entries"] {
        let request = json!({ "format": format, "file": pick(&out), "overwrite": true });
        dispatch_event(&mut desk, "export", request).expect("every format can be written");
        shown.insert(format.to_owned(), read(&out));
    }
    for what in ["pairings", "standings", "ko"] {
        let category = (what == "ko").then_some(12);
        let request = json!({ "what": what, "file": pick(&out), "round": 1, "category": category, "paper": null, "language": null, "overwrite": true });
        dispatch_event(&mut desk, "print", request).expect("every sheet can be printed");
        shown.insert(what.to_owned(), read(&out));
    }
    shown
}

/// Every command that only reads, with a request.
fn questions() -> Vec<(&'static str, Value)> {
    let nothing = || json!({});
    let mut questions: Vec<(&str, Value)> = [
        "status",
        "view_register",
        "view_closing",
        "view_levels",
        "view_slips",
        "view_knockouts",
        "view_finals",
        "view_settings",
        "view_points",
        "view_history",
    ]
    .map(|name| (name, nothing()))
    .to_vec();
    for round in [1, 2] {
        questions.push(("view_round", json!({ "round": round })));
        questions.push(("report_round", json!({ "round": round })));
        questions.push(("view_sheets", json!({ "round": round })));
        questions.push(("view_standings", json!({ "round": round, "criteria": null })));
        questions.push(("board_history", json!({ "round": round, "board": 1 })));
        questions.push(("explain_board", json!({ "round": round, "board": 2 })));
    }
    questions.push(("view_ceremony", json!({ "category": 12 })));
    questions.push(("find_people", json!({ "typed": "a", "most": 20 })));
    questions
}

fn read(path: &PathBuf) -> Vec<u8> {
    std::fs::read(path).expect("what was written is there")
}
