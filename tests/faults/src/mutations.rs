//! The mutations of a first desk's answers: of the entries, by somebody who can prove the answer, and of the bytes on their way.
//!
//! None of them continues the history with entries whose hashes all fit: who knows the code and the rows can do that, and is the first desk.

use app::second_desk::{DeskKey, Question};
use domain::lots::Lots;
use store::{SentEntries, SentEntry};

use crate::impostor::{History, challenge, hash_of, proved, response};

/// Changes the entries of an answer.
type OfEntries = fn(&mut SentEntries, &History, &Question, &mut Lots);

/// Changes an answer on its way; the answers that were heard before, with their questions, are there too.
type OfWire = fn(Vec<u8>, &[(Question, Vec<u8>)], &mut Lots) -> Vec<u8>;

/// The largest number that a counter has in a file.
const LARGEST: i64 = i64::MAX / 2;

/// The mutations of entries.
pub const ENTRIES: [OfEntries; 30] = [
    // Dropped, repeated, reordered, cut, of another place.
    |sent, _, _, lots| drop(at(sent, lots).map(|at| sent.entries.remove(at))),
    |sent, _, _, lots| {
        if let Some(at) = at(sent, lots) {
            sent.entries.insert(at, sent.entries[at].clone());
        }
    },
    |sent, _, _, lots| lots.shuffle(&mut sent.entries),
    |sent, _, _, lots| sent.entries.truncate(at(sent, lots).unwrap_or(0)),
    |sent, _, _, _| sent.entries.clear(),
    |sent, history, _, lots| sent.entries = some_of(history, lots),
    |sent, history, _, lots| sent.entries.extend(some_of(history, lots)),
    |sent, history, _, _| sent.entries = history.entries.clone(),
    // Changed fields, whose hash is as before.
    |sent, _, _, lots| change(sent, lots, |entry, _| entry.who.push('x')),
    |sent, _, _, lots| change(sent, lots, |entry, _| entry.at.clear()),
    |sent, _, _, lots| change(sent, lots, |entry, _| entry.input = "{}".into()),
    |sent, _, _, lots| {
        change(sent, lots, |entry, lots| entry.kind = ["undo", "base", "Do", ""][lots.below(4) as usize].into())
    },
    |sent, _, _, lots| {
        change(sent, lots, |entry, lots| entry.id = [0, -1, i64::MAX, entry.id + 1][lots.below(4) as usize])
    },
    |sent, _, _, lots| change(sent, lots, |entry, lots| entry.refers = Some(i64::from(lots.below(9)))),
    |sent, _, _, lots| {
        change(sent, lots, |entry, lots| entry.hash = ["", "zz", &"00".repeat(32)][lots.below(3) as usize].into())
    },
    |sent, _, _, lots| change(sent, lots, change_rows),
    // Changed rows, whose hashes are computed again: the hash of all rows does not fit.
    |sent, _, question, lots| rechained(sent, question, lots, change_rows),
    |sent, _, question, lots| rechained(sent, question, lots, |entry, _| entry.state = None),
    |sent, _, question, lots| rechained(sent, question, lots, |entry, _| entry.state = Some("11".repeat(32))),
    |sent, _, question, lots| {
        rechained(sent, question, lots, |entry, lots| {
            change_rows(entry, lots);
            entry.state = None;
        });
    },
    |sent, _, question, lots| rechained(sent, question, lots, |entry, _| entry.changes = "no JSON".into()),
    |sent, _, question, lots| rechained(sent, question, lots, |entry, _| entry.input = "no JSON".into()),
    // Base entries in mid-stream, and huge ones.
    |sent, _, question, lots| rechained(sent, question, lots, empty_base),
    |sent, _, question, lots| {
        rechained(sent, question, lots, empty_base);
        sent.base = sent.entries.first().map_or(sent.base, |entry| entry.id);
    },
    |sent, history, question, _| {
        // The rows of the whole event once more.
        let base = history.entries.iter().find(|entry| entry.id == history.base);
        let rows = base.map(|base| base.changes.clone()).unwrap_or_default();
        for entry in sent.entries.iter_mut().filter(|entry| entry.id > history.base) {
            (entry.kind, entry.changes) = ("base".into(), rows.clone());
        }
        chain(sent, question);
    },
    |sent, _, question, lots| {
        rechained(sent, question, lots, |entry, lots| {
            let row = r#"{"table":"entry","before":null,"after":{"id":1}}"#;
            let rows = vec![row; 2_000 * (1 + lots.below(20) as usize)];
            (entry.kind, entry.changes) = ("base".into(), format!("[{}]", rows.join(",")));
        });
    },
    // Numbers that no first desk sends.
    |sent, _, _, lots| sent.base = number(sent, lots),
    |sent, _, _, lots| sent.last = number(sent, lots),
    |sent, _, _, lots| {
        sent.last = [i64::MAX, sent.last + 1, sent.last + 1000][lots.below(3) as usize];
        sent.base = sent.last - i64::from(lots.below(3));
    },
    |sent, _, _, lots| {
        let tables = ["entry", "game", "helper", "no_table", "journal"];
        let (table, last) = (tables[lots.below(5) as usize], [-1, LARGEST, LARGEST - 1, i64::MAX, 1 << 40]);
        let counters = serde_json::json!({ table: last[lots.below(5) as usize] });
        sent.counters = serde_json::from_value(counters).expect("counters are numbers by table");
    },
];

/// The mutations on the way.
pub const WIRE: [OfWire; 18] = [
    |answer, _, lots| answer[..lots.below(answer.len() as u32) as usize].to_vec(),
    |mut answer, _, lots| {
        let at = lots.below(answer.len() as u32) as usize;
        answer[at] ^= 1 << lots.below(8);
        answer
    },
    |mut answer, _, lots| {
        let at = lots.below(answer.len() as u32) as usize;
        answer.insert(at, answer[at]);
        answer
    },
    |answer, _, _| [answer.clone(), answer].concat(),
    |answer, _, _| text(&answer).replacen("\"base\":", "\"base\" :", 1).into_bytes(),
    |answer, _, _| text(&answer).replacen("HTTP/1.1 200", "HTTP/1.1 409", 1).into_bytes(),
    |answer, _, _| text(&answer).replacen("drawmaster-proof: ", "drawmaster-proof: 00", 1).into_bytes(),
    |answer, _, _| text(&answer).replacen("drawmaster-proof", "other-proof", 1).into_bytes(),
    |answer, _, lots| {
        let length = ["content-length: -1", "content-length: 0", "content-length: 18446744073709551616", "x: y"];
        let answer = text(&answer);
        let was = answer.lines().find(|line| line.starts_with("content-length")).unwrap_or("x");
        answer.replacen(was, length[lots.below(4) as usize], 1).into_bytes()
    },
    // The proof of somebody who does not know the code, and the proof of the question.
    |answer, heard, _| {
        with_last(answer, heard, |question, body| proved(&DeskKey::of_code("apple river"), question, 200, body))
    },
    |answer, heard, _| {
        with_last(answer, heard, |question, body| {
            response(200, &format!("drawmaster-proof: {}\r\n", question.proof), body)
        })
    },
    // An answer to another question.
    |answer, heard, lots| {
        if heard.is_empty() { answer } else { heard[lots.below(heard.len() as u32) as usize].1.clone() }
    },
    |answer, heard, _| heard.first().map_or(answer, |(_, first)| first.clone()),
    // What a service refuses with, and what is no answer.
    |_, _, lots| {
        response([500, 503, 404, 422, 401, 302, 204, 100][lots.below(8) as usize], "", "{\"status\":\"refused\"}")
    },
    |_, _, _| challenge(&"0".repeat(100_000)),
    |_, _, _| challenge("1\rX: y"),
    |_, _, lots| (0..lots.below(2_000)).map(|_| lots.below(256) as u8).collect(),
    |_, _, _| response(200, "", &"[".repeat(100_000)),
];

/// Returns the place of some entry; `None` without entries.
fn at(sent: &SentEntries, lots: &mut Lots) -> Option<usize> {
    let count = sent.entries.len() as u32;
    (count > 0).then(|| lots.below(count) as usize)
}

/// Returns entries from some place of the history.
fn some_of(history: &History, lots: &mut Lots) -> Vec<SentEntry> {
    let from = lots.below(history.entries.len() as u32) as usize;
    let entries = &history.entries[from..];
    entries[..1 + lots.below(entries.len() as u32) as usize].to_vec()
}

fn change(sent: &mut SentEntries, lots: &mut Lots, change: fn(&mut SentEntry, &mut Lots)) {
    if let Some(at) = at(sent, lots) {
        change(&mut sent.entries[at], lots);
    }
}

/// Changes an entry, and computes the hashes of all again. The history of an older format stays: nothing but its hashes protects it.
fn rechained(sent: &mut SentEntries, question: &Question, lots: &mut Lots, of_entry: fn(&mut SentEntry, &mut Lots)) {
    let mut with_rows: Vec<&mut SentEntry> = sent.entries.iter_mut().filter(|entry| entry.id >= sent.base).collect();
    if !with_rows.is_empty() {
        let at = lots.below(with_rows.len() as u32) as usize;
        of_entry(with_rows.swap_remove(at), lots);
    }
    chain(sent, question);
}

fn chain(sent: &mut SentEntries, question: &Question) {
    let mut previous = question.hash;
    for entry in &mut sent.entries {
        previous = entry.hash_after(&previous);
        entry.hash = previous.iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(hash_of(&entry.hash), Some(previous));
    }
}

/// Changes a digit or a letter of the rows, or a row as a whole.
fn change_rows(entry: &mut SentEntry, lots: &mut Lots) {
    let from = ["0", "1", "a", "e", "black", "white"][lots.below(6) as usize];
    let after = entry.changes.rfind("\"after\":{").unwrap_or(0);
    match entry.changes[after..].rfind(from) {
        Some(found) => entry.changes.replace_range(after + found..after + found + from.len(), "7"),
        None => entry.changes = "[]".into(),
    }
}

fn empty_base(entry: &mut SentEntry, _: &mut Lots) {
    (entry.kind, entry.changes, entry.state) = ("base".into(), "[]".into(), Some("00".repeat(32)));
}

/// Returns a number that an answer does not have.
fn number(sent: &SentEntries, lots: &mut Lots) -> i64 {
    let near = sent.entries.last().map_or(sent.last, |entry| entry.id);
    [0, -1, i64::MIN, i64::MAX, 2, near - 1, near, near + 1, sent.last + 1][lots.below(9) as usize]
}

fn text(answer: &[u8]) -> String {
    String::from_utf8_lossy(answer).into_owned()
}

/// Makes an answer of the body of the last one.
fn with_last(answer: Vec<u8>, heard: &[(Question, Vec<u8>)], make: impl Fn(&Question, &str) -> Vec<u8>) -> Vec<u8> {
    let whole = text(&answer);
    match (heard.last(), whole.split_once("\r\n\r\n")) {
        (Some((question, _)), Some((_, body))) => make(question, body),
        _ => answer,
    }
}
