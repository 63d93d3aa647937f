//! The transparency log on the command line: heads on sheets and pages, the proof that a sheet belongs to the history, undo that stays
//! visible, and histories that were rewritten.

use serde_json::Value;
use support::TestVenue;

use crate::hall;

const EVENT: &str = "spring.drawmaster";

/// Returns the head at the foot of the first web page.
fn posted(hall: &TestVenue, folder: &str) -> String {
    hall.drawmaster(&format!("export {EVENT} --as html {folder}")).done();
    let page = String::from_utf8(hall.bytes(&format!("{folder}/index.html"))).unwrap();
    let foot = page.split("<footer>").nth(1).unwrap();
    let (_, head) = foot.split_once("History ").unwrap();
    head.split("</p>").next().unwrap().to_string()
}

/// Returns the log after the sheet with this head.
fn audited(hall: &TestVenue, event: &str, head: &str) -> Value {
    hall.words(&["audit-log", event, "--head", head, "--json"]).json()
}

fn paired() -> TestVenue {
    let hall = hall();
    hall.event(EVENT, 8);
    hall.drawmaster(&format!("pair {EVENT} --round 1")).done();
    hall
}

#[test]
fn a_sheet_on_the_wall_belongs_to_the_history_and_undo_stays_visible() {
    let hall = paired();
    let head = posted(&hall, "wall");
    assert_eq!(audited(&hall, EVENT, &head)["found"]["operation"], "pair_round");
    assert_eq!(audited(&hall, EVENT, &head)["lines"].as_array().unwrap().len(), 0);
    hall.drawmaster(&format!("undo {EVENT}")).done();
    hall.drawmaster(&format!("pair {EVENT} --round 1")).done();
    assert_ne!(posted(&hall, "again"), head, "the same pairing, but another history");
    let log = audited(&hall, EVENT, &head);
    assert_eq!((&log["found"]["undone"], &log["found"]["act"]), (&true.into(), &"pairing".into()));
    let later: Vec<&str> = log["lines"].as_array().unwrap().iter().map(|l| l["kind"].as_str().unwrap()).collect();
    assert_eq!(later, ["undo", "do"]);
    let text = hall.words(&["audit-log", EVENT, "--head", &head]).done();
    assert!(text.contains("2 entries followed") && text.contains("undo: pair_round"), "{text}");
}

#[test]
fn a_sheet_of_a_rewritten_history_is_refused() {
    let hall = paired();
    let head = posted(&hall, "wall");
    let honest = hall.bytes(EVENT);
    hall.drawmaster(&format!("undo {EVENT}")).done();
    hall.drawmaster(&format!("undo {EVENT}")).done();
    audited(&hall, EVENT, &head);
    // Someone starts over and plays the same event under the same name.
    std::fs::remove_file(hall.path(EVENT)).unwrap();
    hall.words(&["new", EVENT, "--name", "Spring Stage", "--start", "2026-08-14", "--seed", "0dd"]).done();
    hall.drawmaster(&format!("entry import {EVENT} players.csv")).done();
    hall.drawmaster(&format!("register close {EVENT}")).done();
    hall.drawmaster(&format!("pair {EVENT} --round 1")).done();
    hall.words(&["audit-log", EVENT, "--head", &head]).refused("belongs to another history");
    hall.words(&["audit-log", EVENT, "--head", "abc"]).refused("Type it as it is printed");
    hall.write(EVENT, honest);
    audited(&hall, EVENT, &head);
}

#[test]
fn copies_and_salvaged_files_keep_the_history() {
    let hall = paired();
    let head = posted(&hall, "wall");
    hall.write("copied.drawmaster", hall.bytes(EVENT));
    hall.drawmaster(&format!("salvage {EVENT} salvaged.drawmaster")).done();
    for file in ["copied.drawmaster", "salvaged.drawmaster"] {
        assert_eq!(audited(&hall, file, &head)["found"]["operation"], "pair_round", "{file}");
    }
}

#[test]
fn a_bundle_has_the_head_of_the_history() {
    let hall = paired();
    hall.drawmaster(&format!("export {EVENT} --as bundle one.zip")).done();
    let log: Value = serde_json::from_str(&crate::bundles::files(&hall.bytes("one.zip"))["log.json"]).unwrap();
    let head = format!("{}: {}", log["entries"], log["head"].as_str().unwrap());
    let later = audited(&hall, EVENT, &head)["lines"].clone();
    assert_eq!((later.as_array().unwrap().len(), &later[0]["act"]), (1, &"bundle".into()), "the issue itself");
}
