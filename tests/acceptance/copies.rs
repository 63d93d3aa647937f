//! Copies made while working, brought back, also to a second folder; a damaged file salvaged.

use crate::hall;

const EVENT: &str = "stage.drawmaster";

fn played(hall: &support::Hall) {
    hall.event(EVENT, 16);
    for command in ["pair", "release"] {
        hall.drawmaster(&format!("{command} {EVENT} --round 1")).done();
    }
    for board in 1..=8 {
        hall.drawmaster(&format!("result {EVENT} --round 1 --board {board} 1-0")).done();
    }
}

#[test]
fn a_confirmed_round_stands_in_a_copy_that_can_be_brought_back() {
    let hall = hall();
    std::fs::create_dir(hall.path("stick")).unwrap();
    hall.drawmaster("copies second stick").done();
    played(&hall);
    hall.drawmaster(&format!("confirm {EVENT} --round 1")).done();
    let list = hall.drawmaster(&format!("copies list {EVENT} --json")).json();
    let copies: Vec<_> = list["copies"].as_array().unwrap().iter().filter(|copy| copy["confirmed"] == 1).collect();
    assert_eq!(copies.len(), 2, "one in each folder: {list}");
    assert_eq!((&copies[0]["results"], &copies[0]["last"]["operation"]), (&8.into(), &"confirm_round".into()));
    std::fs::remove_file(hall.path(EVENT)).unwrap();
    let name = copies[0]["name"].as_str().unwrap().to_owned();
    hall.words(&["copies", "restore", &name, "back.drawmaster"]).done();
    hall.drawmaster("check back.drawmaster").done();
    hall.words(&["copies", "restore", &name, "back.drawmaster"]).refused("already exists");
    hall.drawmaster("copies restore ../copies/x.drawmaster y.drawmaster").refused("There is no copy");
}

#[test]
fn a_second_folder_that_was_pulled_out_is_said_and_stops_nothing() {
    let hall = hall();
    std::fs::create_dir(hall.path("stick")).unwrap();
    hall.drawmaster("copies second stick").done();
    std::fs::remove_dir(hall.path("stick")).unwrap();
    std::fs::write(hall.path("stick"), "no folder any more").unwrap();
    played(&hall);
    hall.drawmaster(&format!("confirm {EVENT} --round 1")).done();
    let list = hall.drawmaster(&format!("copies list {EVENT} --json")).json();
    assert!(list["folders"][1]["problem"].is_string(), "{list}");
    assert!(list["copies"].as_array().unwrap().iter().any(|copy| copy["confirmed"] == 1), "{list}");
}

#[test]
fn a_damaged_file_is_salvaged() {
    let hall = hall();
    played(&hall);
    let mut bytes = hall.bytes(EVENT);
    let (from, to) = (bytes.len() - 4096, bytes.len());
    bytes[from..to].fill(0x5a);
    hall.put("damaged.drawmaster", &bytes);
    hall.drawmaster("entries damaged.drawmaster").refused("open the latest copy");
    hall.drawmaster("salvage damaged.drawmaster saved.drawmaster").done();
    hall.drawmaster("check saved.drawmaster").done();
    assert_eq!(hall.bytes("damaged.drawmaster"), bytes);
    hall.drawmaster("salvage damaged.drawmaster saved.drawmaster").refused("already exists");
    hall.put("note.drawmaster", "Dear drawmaster");
    hall.drawmaster("salvage note.drawmaster other.drawmaster").refused("is not an event file");
}
