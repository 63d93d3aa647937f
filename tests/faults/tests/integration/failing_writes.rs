//! Makes every single write, sync, truncation and deletion fail, once and permanently, because of a full disk or a broken
//! device: the operation succeeds or is refused with a sentence, the file is sound, and work continues after the fault.

use std::path::Path;

use faults::script;
use faults::vfs::{Fault, PlannedFault, Recorder};
use faults::window::dispatch_event;
use serde_json::{Value, json};
use session::EventSession;
use store::{EventFile, OperationRecord, Schema, StoreError};

const NAME: &str = "event.drawmaster";

/// Part of the message that neither claims nor denies that a change was saved.
const UNCERTAIN: &str = "may or may not have been saved";

/// Each way in which the change number `first` can fail.
fn ways(first: usize) -> [PlannedFault; 4] {
    let way = |fault, lasting| PlannedFault { fault, first, lasting };
    [way(Fault::Full, false), way(Fault::Full, true), way(Fault::Device, false), way(Fault::Device, true)]
}

/// Repeats `command`, each time with the next change failing, until all changes have failed once.
fn fail_everywhere(before: usize, command: &str, request: &Value) -> usize {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join(NAME);
    let mut desk = script::sample(&path).expect("the sample event");
    for (command, request) in script::day(1).into_iter().take(before) {
        dispatch_event(&mut desk, command, request).expect("the script's commands are right");
    }
    drop(desk);
    let recorder = Recorder::new(folder.path());
    let mut desk = EventSession::open(script::host(), &path).expect("the event opens");
    let mut failures = 0;
    for first in 0.. {
        let mut hit = false;
        for failure in ways(first) {
            let entries = script::entries(&mut desk).expect("a journal");
            recorder.fail(failure);
            let answer = dispatch_event(&mut desk, command, request.clone());
            let failed = recorder.heal();
            hit |= failed;
            failures += usize::from(failed && answer.is_err());
            if !made(&mut desk, entries, &answer, failed) {
                dispatch_event(&mut desk, command, request.clone()).expect("the fault is over");
            }
            dispatch_event(&mut desk, "undo", json!({})).expect("what was done can be undone");
        }
        if !hit {
            break;
        }
    }
    drop(desk);
    require_sound(&path);
    failures
}

/// Whether the change was made. The answer must agree.
fn made(desk: &mut EventSession, entries: usize, answer: &Result<Value, session::AppError>, failed: bool) -> bool {
    let now = script::entries(desk).expect("the journal can be read");
    match answer {
        Ok(_) => {
            assert_eq!(now, entries + 1);
            true
        }
        Err(why) => {
            assert!(failed, "refused without a reason: {why:?}");
            let made = now == entries + 1;
            assert!(made || now == entries, "{now} after {entries}: {why:?}");
            let answer = why.to_string().to_lowercase();
            let expected = if made { "the change was saved, but" } else { "the change was not saved" };
            assert!(answer.contains(expected) || why.to_string().contains(UNCERTAIN), "{why:?}");
            made
        }
    }
}

fn require_sound(path: &Path) {
    let report = EventFile::open(path).expect("the file opens").check();
    assert_eq!(report.problems, []);
}

#[test]
fn a_draw_survives_every_fault() {
    let (command, request) = script::day(1).swap_remove(1);
    assert!(fail_everywhere(1, command, &request) > 20);
}

#[test]
fn a_pairing_survives_every_fault() {
    let (command, request) = script::day(1).swap_remove(4);
    assert!(fail_everywhere(4, command, &request) > 20);
}

#[test]
fn a_result_survives_every_fault() {
    let (command, request) = script::day(1).swap_remove(6);
    assert!(fail_everywhere(6, command, &request) > 10);
}

const OLD: &str = "CREATE TABLE person (id INTEGER PRIMARY KEY, name TEXT) STRICT";
const OLD_SCHEMA: Schema = Schema { steps: &[|tx| tx.execute_batch(OLD)], application: 7 };
const NEW_SCHEMA: Schema = Schema {
    steps: &[
        |tx| tx.execute_batch(OLD),
        |tx| tx.execute_batch("ALTER TABLE person ADD COLUMN town TEXT; UPDATE person SET town = name || '-Stadt'"),
    ],
    application: 7,
};

#[test]
fn a_migration_survives_every_fault() {
    let template = tempfile::tempdir().expect("a temporary folder");
    let old = template.path().join(NAME);
    let mut file = EventFile::create_as(&old, OLD_SCHEMA).expect("a new file");
    let operation = OperationRecord { who: "desk", at: "now", name: "insert", input: Value::Null };
    let insert = "INSERT INTO person (name) VALUES ('Ada'), ('Béla')";
    let inserted = file.transact(operation, |tx| tx.connection().execute_batch(insert).map_err(StoreError::from));
    inserted.expect("two people");
    drop(file);
    let mut failures = 0;
    for first in 0.. {
        let mut hit = false;
        for failure in ways(first) {
            let folder = tempfile::tempdir().expect("a temporary folder");
            let path = folder.path().join(NAME);
            std::fs::copy(&old, &path).expect("a copy");
            let recorder = Recorder::new(folder.path());
            recorder.fail(failure);
            let answer = EventFile::open_as(&path, NEW_SCHEMA);
            let failed = recorder.heal();
            hit |= failed;
            if let Err(why) = answer.map(drop) {
                assert!(failed, "refused without a reason: {why}");
                assert_eq!(recorder.open_files(), 0, "{failure:?}: {why}");
                failures += 1;
                let old = EventFile::open_as(&path, OLD_SCHEMA);
                let told = !why.to_string().contains(UNCERTAIN);
                let file = if told { old } else { old.or_else(|_| EventFile::open_as(&path, NEW_SCHEMA)) };
                let file = file.unwrap_or_else(|error| panic!("{error} after {why}"));
                assert!(file.check().is_sound(), "the old file stays");
            }
            let again = EventFile::open_as(&path, NEW_SCHEMA);
            assert!(again.is_ok(), "{failure:?}, failed {failed}, open {}: {:?}", recorder.open_files(), again.err());
        }
        if !hit {
            break;
        }
    }
    assert!(failures > 20, "{failures}");
}

#[test]
fn a_copy_survives_every_fault() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let copies = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join(NAME);
    drop(script::sample(&path).expect("the sample event"));
    let file = EventFile::open(&path).expect("it opens");
    file.rotate(copies.path(), "event", "20260814T0900", 3).expect("a first copy");
    let recorder = Recorder::new(copies.path());
    let mut failures = 0;
    for first in 0.. {
        let mut hit = false;
        for failure in ways(first) {
            recorder.fail(failure);
            let answer = file.rotate(copies.path(), "event", "20260814T1000", 3);
            let failed = recorder.heal();
            hit |= failed;
            failures += usize::from(answer.is_err());
            let names: Vec<String> = std::fs::read_dir(copies.path())
                .expect("the folder is there")
                .map(|file| file.expect("a file").file_name().to_string_lossy().into_owned())
                .collect();
            assert!(names.iter().all(|name| name.ends_with(".drawmaster")), "half a copy is left: {names:?}");
            assert!(names.contains(&"event~20260814T0900.drawmaster".to_owned()), "{names:?}");
            match answer {
                Ok(copy) => {
                    require_sound(&copy);
                    std::fs::remove_file(copy).expect("it can be removed");
                }
                Err(_) => assert_eq!(names.len(), 1, "{names:?}"),
            }
        }
        if !hit {
            break;
        }
    }
    assert!(failures > 10, "{failures}");
    drop(file);
    require_sound(&path);
}
