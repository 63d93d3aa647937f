//! Two instances, a network share, read-only storage, a file removed while it is open, a clock set back: each gives a clear message
//! and loses nothing.

use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use chrono::NaiveDate;
use faults::manual_clock::ManualClock;
use faults::script;
use faults::vfs::{Place, Recorder};
use faults::window::{dispatch_event, pick};
use serde_json::{Value, json};
use session::{AppError, EventSession};
use store::EventFile;
use tempfile::TempDir;

fn folder() -> TempDir {
    tempfile::tempdir().expect("a temporary folder")
}

fn refused<T>(answer: Result<T, AppError>, words: &str) {
    let why = answer.err().expect(words);
    assert!(why.to_string().contains(words) && why.to_string().ends_with('.'), "{why:?}");
}

fn result(desk: &mut EventSession, board: u32, result: &str) -> Result<Value, AppError> {
    let request = json!({ "round": 2, "board": board, "result": result, "pass": null, "reason": "misread" });
    dispatch_event(desk, "enter_result", request)
}

fn opened(path: &Path) -> EventSession {
    EventSession::open(script::host(), path).expect("the event opens")
}

fn require_sound(path: &Path, entries: usize) {
    let file = EventFile::open(path).expect("the file opens");
    assert_eq!(file.check().problems, []);
    assert_eq!(file.log().expect("a journal").len(), entries);
}

#[test]
fn a_second_instance_is_refused_and_the_first_continues() {
    let folder = folder();
    let path = script::small(folder.path());
    let mut first = opened(&path);
    refused(EventSession::open(script::host(), &path).map(drop), "is open in another window or program");
    refused(EventSession::open_read_only(script::host(), &path).map(drop), "is open in another window or program");
    for words in [vec!["standings"], vec!["undo"], vec!["check"]] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_faults"));
        command.args(words).arg(&path).env("DRAWMASTER_COMMAND_LINE", "yes").env("DRAWMASTER_DATA", folder.path());
        let answer = command.output().expect("the command runs");
        let said = String::from_utf8(answer.stderr).expect("the output is UTF-8");
        assert!(answer.status.code() == Some(1) && said.contains("is open in another window or program"), "{said}");
    }
    let before = script::entries(&mut first).expect("a journal");
    result(&mut first, 1, "0-1").expect("the first goes on");
    drop(first);
    require_sound(&path, before + 1);
}

#[test]
fn a_share_without_locks_is_refused_with_advice() {
    let folder = folder();
    let path = script::small(folder.path());
    let recorder = Recorder::new(folder.path());
    recorder.turn_into(Place::NoLocks);
    let words = "in a place that does not support file locks";
    refused(EventSession::open(script::host(), &path).map(drop), words);
    refused(EventSession::open_read_only(script::host(), &path).map(drop), words);
    recorder.turn_into(Place::Ordinary);
    let entries = script::entries(&mut opened(&path)).expect("a journal");
    require_sound(&path, entries);
}

#[test]
fn read_only_storage_can_be_read_and_is_not_written() {
    let (stick, desk) = (folder(), folder());
    let path = script::small(stick.path());
    let bytes = std::fs::read(&path).expect("the file is there");
    let recorder = Recorder::new(stick.path());
    recorder.turn_into(Place::ReadOnly);
    refused(EventSession::open(script::host(), &path).map(drop), "is read-only");
    let mut reading = EventSession::open_read_only(script::host(), &path).expect("it can be read");
    let standings = dispatch_event(&mut reading, "view_standings", json!({ "round": null })).expect("they can be seen");
    assert_eq!(standings["lines"].as_array().map(Vec::len), Some(16));
    let out = desk.path().join("standings.csv");
    dispatch_event(&mut reading, "export", json!({ "format": "csv", "file": pick(&out) }))
        .expect("it can be written elsewhere");
    refused(result(&mut reading, 1, "0-1"), "open for reading only");
    drop(reading);
    assert!(std::fs::read(&path).expect("it is still there") == bytes, "the stick was written");
}

/// Removes the file of an open session with `pull`, which returns a function that restores it.
fn pulled(pull: impl FnOnce(&Path) -> Box<dyn FnOnce()>) {
    let (stick, elsewhere) = (folder(), folder());
    let own = stick.path().join("own");
    std::fs::create_dir(&own).expect("a folder");
    let path = script::small(&own);
    let mut desk = opened(&path);
    result(&mut desk, 1, "0-1").expect("all is well");
    let before = script::entries(&mut desk).expect("a journal");
    let put_back = pull(&path);
    refused(result(&mut desk, 2, "0-1"), "was moved or deleted while it was open");
    refused(dispatch_event(&mut desk, "undo", json!({})), "was moved or deleted while it was open");
    let seen =
        dispatch_event(&mut desk, "view_standings", json!({ "round": null })).expect("what was there can be seen");
    let saved = elsewhere.path().join("saved.drawmaster");
    let answer =
        dispatch_event(&mut desk, "save_as", json!({ "file": pick(&saved) })).expect("it can be saved elsewhere");
    assert_eq!(answer["history"], true);
    assert_eq!(dispatch_event(&mut desk, "view_standings", json!({ "round": null })).expect("the same"), seen);
    result(&mut desk, 2, "0-1").expect("work goes on");
    drop(desk);
    require_sound(&saved, before + 1);
    put_back();
    require_sound(&path, before);
}

#[test]
fn work_continues_elsewhere_after_the_file_is_renamed() {
    pulled(|path| {
        let (from, to) = (path.to_owned(), path.with_extension("old"));
        std::fs::rename(&from, &to).expect("it can be renamed");
        Box::new(move || std::fs::rename(&to, &from).expect("it can be put back"))
    });
}

#[test]
fn work_continues_elsewhere_after_the_folder_disappears() {
    pulled(|path| {
        let own = path.parent().expect("it has a folder").to_owned();
        let away = own.with_extension("away");
        std::fs::rename(&own, &away).expect("it can be renamed");
        Box::new(move || std::fs::rename(&away, &own).expect("it can be put back"))
    });
}

#[test]
fn work_continues_elsewhere_after_the_file_is_deleted_or_replaced() {
    pulled(|path| {
        let bytes = std::fs::read(path.with_extension("copy"));
        assert!(bytes.is_err(), "nothing of this name is there");
        let (path, kept) = (path.to_owned(), path.with_extension("kept"));
        std::fs::hard_link(&path, &kept).expect("a second name");
        std::fs::remove_file(&path).expect("it can be deleted");
        std::fs::write(&path, "something else").expect("another file takes its name");
        Box::new(move || std::fs::rename(&kept, &path).expect("it can be put back"))
    });
}

#[test]
fn a_restored_file_can_be_opened_again() {
    let folder = folder();
    let path = script::small(folder.path());
    let mut desk = opened(&path);
    let away = path.with_extension("away");
    std::fs::rename(&path, &away).expect("it can be renamed");
    refused(result(&mut desk, 1, "0-1"), "was moved or deleted");
    // A copy takes its place: another file with the same name and content.
    std::fs::copy(&away, &path).expect("it can be copied");
    refused(result(&mut desk, 1, "0-1"), "was moved or deleted");
    dispatch_event(&mut desk, "open_event", json!({ "file": pick(&path) })).expect("it is opened again");
    result(&mut desk, 1, "0-1").expect("work goes on");
}

#[test]
fn a_session_stays_usable_after_its_storage_is_removed() {
    let (stick, elsewhere) = (folder(), folder());
    let path = script::small(stick.path());
    let recorder = Recorder::new(stick.path());
    let mut desk = opened(&path);
    result(&mut desk, 1, "0-1").expect("all is well");
    let seen = dispatch_event(&mut desk, "view_standings", json!({ "round": null })).expect("the standings");
    recorder.turn_into(Place::Gone);
    assert!(result(&mut desk, 2, "0-1").is_err());
    let saved = elsewhere.path().join("saved.drawmaster");
    dispatch_event(&mut desk, "save_as", json!({ "file": pick(&saved) })).expect("it can be saved elsewhere");
    assert_eq!(dispatch_event(&mut desk, "view_standings", json!({ "round": null })).expect("the same"), seen);
    result(&mut desk, 2, "0-1").expect("work goes on");
    drop(desk);
    let report = EventFile::open(&saved).expect("it opens").check();
    assert_eq!(report.problems, []);
}

#[test]
fn setting_the_clock_back_loses_nothing() {
    let folder = folder();
    let path = script::small(folder.path());
    let seconds = Arc::new(AtomicI64::new(0));
    let noon = NaiveDate::from_ymd_opt(2026, 8, 14).and_then(|day| day.and_hms_opt(12, 0, 0));
    let start = noon.expect("a time of the calendar");
    let clock = ManualClock { start, seconds: Arc::clone(&seconds), data: folder.path().join("data") };
    let mut desk = EventSession::open(clock, &path).expect("the event opens");
    let before = script::entries(&mut desk).expect("a journal");
    for (at, board) in [(0, 1), (-600, 2), (5, 3), (-100_000, 4)] {
        seconds.store(60 * at, Ordering::Relaxed);
        result(&mut desk, board, "0-1").expect("a result can be entered at any time");
    }
    let history = dispatch_event(&mut desk, "view_history", json!({})).expect("the history");
    let numbers: Vec<i64> =
        history["lines"].as_array().expect("lines").iter().filter_map(|l| l["number"].as_i64()).collect();
    assert!(numbers.is_sorted_by(|a, b| a > b), "the newest first, whatever the clock said: {numbers:?}");
    assert_eq!(history["lines"][0]["board"], 4);
    let copies = dispatch_event(&mut desk, "view_copies", json!({})).expect("the copies");
    let changes = copies["copies"].as_array().expect("a list").iter().filter_map(|copy| copy["changes"].as_u64());
    assert_eq!(changes.max(), Some(before as u64 + 4), "a copy was made after the clock was set back: {copies}");
    dispatch_event(&mut desk, "undo", json!({})).expect("the last change is taken back");
    drop(desk);
    require_sound(&path, before + 5);
}
