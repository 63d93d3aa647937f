//! Wrong files in place of event files: each is refused with one sentence and is not changed.

use rusqlite::Connection;
use support::TestVenue;

use crate::hall;

const EVENT: &str = "stage.drawmaster";

/// Commands that read an event file, and commands that write it.
const COMMANDS: [&str; 8] = [
    "entries stage.drawmaster",
    "standings stage.drawmaster",
    "check stage.drawmaster",
    "log stage.drawmaster",
    "register close stage.drawmaster",
    "pair stage.drawmaster --round 1",
    "result stage.drawmaster --round 1 --board 1 1-0",
    "undo stage.drawmaster",
];

fn refuses_everything(hall: &TestVenue, words: &str) {
    for command in COMMANDS {
        hall.unchanged(|| hall.drawmaster(command).refused(words));
        hall.unchanged(|| assert_eq!(hall.drawmaster(&format!("{command} --json")).refused_json(words), "file"));
    }
}

#[test]
fn a_missing_file_is_refused() {
    refuses_everything(&hall(), "There is no file stage.drawmaster");
}

#[test]
fn a_text_file_and_an_empty_file_are_refused() {
    let hall = hall();
    hall.write(EVENT, "Dear drawmaster, please find the list attached.\n".repeat(40));
    refuses_everything(&hall, "is not an event file");
    hall.write(EVENT, "");
    refuses_everything(&hall, "is not an event file");
}

#[test]
fn a_folder_is_refused() {
    let hall = hall();
    std::fs::create_dir(hall.path(EVENT)).unwrap();
    for command in COMMANDS {
        hall.drawmaster(command).refused("is not an event file");
    }
}

#[test]
fn the_database_of_another_program_is_refused() {
    let hall = hall();
    let other = Connection::open(hall.path(EVENT)).unwrap();
    other.execute_batch("CREATE TABLE player (name TEXT); INSERT INTO player VALUES ('Quill');").unwrap();
    drop(other);
    refuses_everything(&hall, "is not an event file");
}

#[test]
fn a_file_of_a_newer_version_is_refused() {
    let hall = hall();
    hall.event(EVENT, 4);
    let file = Connection::open(hall.path(EVENT)).unwrap();
    file.pragma_update(None, "user_version", 4711).unwrap();
    drop(file);
    refuses_everything(&hall, "Open it with a newer version");
}

#[test]
fn a_truncated_file_is_refused() {
    let hall = hall();
    hall.event(EVENT, 16);
    let whole = hall.bytes(EVENT);
    for length in [1, 50, 100, 1024, 4096, whole.len() / 3, whole.len() / 2, whole.len() - 4096, whole.len() - 1] {
        hall.write(EVENT, &whole[..length]);
        for command in ["entries stage.drawmaster", "undo stage.drawmaster", "check stage.drawmaster"] {
            hall.unchanged(|| hall.drawmaster(command).refused("stage.drawmaster"));
        }
    }
    hall.write(EVENT, &whole);
    hall.drawmaster(&format!("check {EVENT}")).done();
}

#[test]
fn a_file_that_is_open_elsewhere_is_refused() {
    let hall = hall();
    hall.event(EVENT, 4);
    let before = hall.bytes(EVENT);
    // Reading the file here while it is open would release the lock of this process.
    let other = store::EventFile::open(&hall.path(EVENT)).unwrap();
    for command in ["pair stage.drawmaster --round 1", "undo stage.drawmaster", "entries stage.drawmaster"] {
        hall.drawmaster(command).refused("is open in another window or program");
    }
    drop(other);
    assert_eq!(hall.bytes(EVENT), before);
    hall.drawmaster(&format!("pair {EVENT} --round 1")).done();
}

#[test]
fn existing_files_are_not_overwritten() {
    let hall = hall();
    hall.event(EVENT, 4);
    let exists = "already exists";
    hall.unchanged(|| hall.words(&["new", EVENT, "--name", "Other", "--start", "2026-08-14"]).refused(exists));
    hall.unchanged(|| hall.drawmaster(&format!("import {EVENT} players.csv")).refused(exists));
    hall.unchanged(|| hall.drawmaster(&format!("simulate --players 8 --rounds 3 --seed 1 {EVENT}")).refused(exists));
    hall.drawmaster("demo folder").done();
    let before = std::fs::read(hall.path("folder/sample.drawmaster")).unwrap();
    hall.drawmaster("demo folder").refused(exists);
    assert_eq!(std::fs::read(hall.path("folder/sample.drawmaster")).unwrap(), before);
}
