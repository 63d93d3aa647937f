//! Automatic copies, also in a second folder, and salvaging a damaged file.

use crate::hall;

const EVENT: &str = "stage.drawmaster";

fn played(hall: &support::TestVenue) {
    hall.event(EVENT, 16);
    for command in ["pair", "release"] {
        hall.drawmaster(&format!("{command} {EVENT} --round 1")).done();
    }
    for board in 1..=8 {
        hall.drawmaster(&format!("result {EVENT} --round 1 --board {board} 1-0")).done();
    }
}

#[test]
fn a_confirmed_round_is_in_a_copy_that_can_be_restored() {
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
fn copies_made_under_earlier_names_are_listed() {
    let hall = hall();
    played(&hall);
    hall.drawmaster(&format!("confirm {EVENT} --round 1")).done();
    let list = |event: &str| {
        let view = hall.drawmaster(&format!("copies list {event} --json")).json();
        let names = view["copies"].as_array().unwrap().iter().map(|copy| copy["name"].as_str().unwrap().to_string());
        names.collect::<Vec<_>>()
    };
    let before = list(EVENT);
    assert!(!before.is_empty());
    // A practice copy goes on by itself. The new state is not one of the event.
    std::fs::copy(hall.path(EVENT), hall.path("practice.drawmaster")).unwrap();
    hall.drawmaster("set practice.drawmaster event.place Elsewhere").done();
    let practice = list("practice.drawmaster");
    assert!(practice.len() > before.len() && before.iter().all(|name| practice.contains(name)), "{practice:?}");
    assert_eq!(list(EVENT), before);
    std::fs::create_dir(hall.path("moved")).unwrap();
    std::fs::rename(hall.path(EVENT), hall.path("moved/renamed.drawmaster")).unwrap();
    assert_eq!(list("moved/renamed.drawmaster"), before, "earlier names");
    hall.drawmaster("simulate --players 8 --rounds 3 --seed 1 other.drawmaster").done();
    assert!(list("other.drawmaster").iter().all(|name| !before.contains(name)), "copies of another event");
    hall.words(&["copies", "restore", &before[0], "back.drawmaster"]).done();
}

#[test]
fn a_missing_second_folder_is_reported_and_prevents_nothing() {
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
fn hostile_files_among_the_copies_do_no_harm() {
    let hall = hall();
    let folder = hall.path("stick");
    std::fs::create_dir(&folder).unwrap();
    hall.drawmaster("copies second stick").done();
    hall.event(EVENT, 8);
    let sound = hall.bytes(EVENT);
    let gift = |minute: usize| format!("gift~20260814T12{minute:02}00.drawmaster");
    let files: [&[u8]; 4] = [b"", &[0x5a; 70_000], &sound[..sound.len() / 2], &sound];
    for (minute, content) in files.into_iter().enumerate() {
        std::fs::write(folder.join(gift(minute)), content).unwrap();
    }
    let worked_on = rusqlite::Connection::open(folder.join(gift(3))).unwrap();
    worked_on.execute_batch("CREATE TRIGGER gift AFTER INSERT ON game BEGIN DELETE FROM game; END").unwrap();
    drop(worked_on);
    std::fs::create_dir(folder.join(gift(4))).unwrap();
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("/dev/zero", folder.join(gift(5))).unwrap();
        let pipe = std::process::Command::new("mkfifo").arg(folder.join(gift(6))).status();
        assert!(pipe.is_ok_and(|status| status.success()), "a test may make a pipe");
        // A name that reverses the line, and one that moves to the line above.
        std::fs::write(folder.join("\u{202e}gift~20260814T130000.drawmaster"), "").unwrap();
        std::fs::write(folder.join("gift\u{1b}[1A~20260814T130100.drawmaster"), "").unwrap();
    }
    let list = hall.with_limits("copies list --json").json();
    let is_gift = |copy: &&serde_json::Value| copy["name"].as_str().unwrap().contains("gift");
    let gifts: Vec<_> = list["copies"].as_array().unwrap().iter().filter(is_gift).collect();
    assert!(gifts.len() >= 5, "{list}");
    for copy in gifts {
        assert!(copy["problem"].is_string(), "{copy}");
    }
    let said = hall.with_limits("copies list").done();
    assert!(!said.contains(|c: char| c == '\u{202e}' || c.is_control() && c != '\n'), "{said:?}");
    for minute in 0..7 {
        hall.with_limits(&format!("copies restore {} back.drawmaster --folder 2", gift(minute))).refused_somehow();
        assert!(!hall.path("back.drawmaster").exists(), "{minute}");
    }
    // The event's own copies are still made.
    for command in ["pair", "release"] {
        hall.drawmaster(&format!("{command} {EVENT} --round 1")).done();
    }
    for board in 1..=4 {
        hall.drawmaster(&format!("result {EVENT} --round 1 --board {board} 1-0")).done();
    }
    hall.drawmaster(&format!("confirm {EVENT} --round 1")).done();
    let own = hall.drawmaster(&format!("copies list {EVENT} --json")).json();
    let kept = |copy: &&serde_json::Value| copy["folder"] == 1 && copy["confirmed"] == 1;
    assert_eq!(own["copies"].as_array().unwrap().iter().filter(kept).count(), 1, "{own}");
}

#[test]
fn a_damaged_file_can_be_salvaged() {
    let hall = hall();
    played(&hall);
    let mut bytes = hall.bytes(EVENT);
    let (from, to) = (bytes.len() - 4096, bytes.len());
    bytes[from..to].fill(0x5a);
    hall.write("damaged.drawmaster", &bytes);
    hall.drawmaster("entries damaged.drawmaster").refused("Open its latest copy instead");
    hall.drawmaster("salvage damaged.drawmaster saved.drawmaster").done();
    hall.drawmaster("check saved.drawmaster").done();
    assert_eq!(hall.bytes("damaged.drawmaster"), bytes);
    hall.drawmaster("salvage damaged.drawmaster saved.drawmaster").refused("already exists");
    hall.write("note.drawmaster", "Dear drawmaster");
    hall.drawmaster("salvage note.drawmaster other.drawmaster").refused("is not an event file");
}
