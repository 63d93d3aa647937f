//! Bundles and season files on the command line: bundles are issued, reissued and chained.

use std::collections::BTreeMap;
use std::io::{Cursor, Read};
use std::path::Path;

use crate::hall;

const EVENT: &str = "spring.drawmaster";

/// The files of a ZIP archive as texts.
pub(crate) fn files(zip: &[u8]) -> BTreeMap<String, String> {
    let mut zip = zip::ZipArchive::new(Cursor::new(zip)).unwrap();
    let count = zip.len();
    let one = |at| {
        let mut file = zip.by_index(at).unwrap();
        let mut text = String::new();
        file.read_to_string(&mut text).unwrap();
        (file.name().unwrap().into_owned(), text)
    };
    (0..count).map(one).collect()
}

#[test]
fn each_state_is_issued_once_and_chained_to_the_previous_bundle() {
    let hall = hall();
    hall.drawmaster(&format!("simulate --players 24 --rounds 3 --seed 7 {EVENT}")).done();
    hall.drawmaster(&format!("export {EVENT} --as bundle one.zip")).done();
    hall.drawmaster(&format!("export {EVENT} --as bundle again.zip")).done();
    assert_eq!(hall.bytes("one.zip"), hall.bytes("again.zip"), "nothing changed, so it is the same bundle");
    let one = files(&hall.bytes("one.zip"));
    let manifest: serde_json::Value = serde_json::from_str(&one["manifest.json"]).unwrap();
    assert_eq!(
        (&manifest["version"], &manifest["sequence"], &manifest["previous"]),
        (&2.into(), &1.into(), &"".into())
    );
    let key = hall.drawmaster("key --json").json();
    assert_eq!((&manifest["key"], &key["new"]), (&key["public"], &false.into()));
    hall.drawmaster(&format!("set {EVENT} event.place Vinograd")).done();
    hall.drawmaster(&format!("export {EVENT} --as bundle two.zip")).done();
    let two = files(&hall.bytes("two.zip"));
    let later: serde_json::Value = serde_json::from_str(&two["manifest.json"]).unwrap();
    assert_eq!((&later["sequence"], &later["event"]), (&2.into(), &manifest["event"]));
    assert_eq!(later["previous"].as_str().unwrap().len(), 64);
    // Undoing the issue and the change restores the first state but not its number, because the bundle was sent.
    hall.drawmaster(&format!("undo {EVENT}")).done();
    hall.drawmaster(&format!("undo {EVENT}")).done();
    hall.drawmaster(&format!("export {EVENT} --as bundle three.zip")).done();
    let three: serde_json::Value = serde_json::from_str(&files(&hall.bytes("three.zip"))["manifest.json"]).unwrap();
    assert_eq!(three["sequence"], 3);
    hall.drawmaster(&format!("check {EVENT}")).done();
    let certificates: serde_json::Value = serde_json::from_str(&one["certificates.json"]).unwrap();
    assert_eq!(certificates.as_array().unwrap().len(), 3);
    assert!(certificates.as_array().unwrap().iter().all(|round| round["optimal"] == true), "{certificates}");
}

#[test]
fn a_bundle_has_years_of_birth_but_no_unpublished_names() {
    let hall = hall();
    hall.event(EVENT, 8);
    hall.drawmaster(&format!("pair {EVENT} --round 1")).done();
    hall.drawmaster(&format!("release {EVENT} --round 1")).done();
    hall.drawmaster(&format!("export {EVENT} --as bundle one.zip")).done();
    let one = files(&hall.bytes("one.zip"));
    let entries = hall.drawmaster(&format!("entries {EVENT} --json")).json();
    for entry in entries.as_array().unwrap() {
        let family = entry["family"].as_str().unwrap();
        assert!(!one["data.json"].contains(family), "{family} stands in the signed data");
        assert!(one["people.json"].contains(family) && one["page.html"].contains(family), "{family}");
    }
}

#[test]
fn season_files_can_be_shown_written_and_checked() {
    let hall = hall();
    assert!(hall.drawmaster("season list").done().contains("2018-draft"));
    hall.drawmaster("season export 2022 mine.toml").done();
    hall.unchanged(|| hall.drawmaster("season export 2022 mine.toml").refused("already exists"));
    assert!(hall.drawmaster("season check mine.toml").done().contains("The season 2022 is valid"));
    assert_eq!(hall.drawmaster("season show 2018-draft --json").json()["avc"], "2/3");
    let wrong = String::from_utf8(hall.bytes("mine.toml")).unwrap().replace("winner = 1024", "winer = 1024");
    let line = 1 + wrong[..wrong.find("winer").unwrap()].matches('\n').count();
    hall.write("wrong.toml", wrong);
    hall.drawmaster("season check wrong.toml").refused(&format!("Line {line}: Unknown field `winer`"));
    hall.drawmaster("season show 1999").refused("not known");
}

#[test]
fn a_bundle_of_version_1_can_be_read() {
    let hall = hall();
    let old = include_bytes!("../files/bundle-1.zip");
    hall.write("old.zip", old);
    let manifest: serde_json::Value = serde_json::from_str(&files(old)["manifest.json"]).unwrap();
    assert_eq!(manifest["version"], 1);
    hall.drawmaster("tour new").done();
    hall.drawmaster(&format!("tour key add {} --holder Orga", manifest["key"].as_str().unwrap())).done();
    assert_eq!(hall.drawmaster("tour add old.zip --json").json()["new_players"], 12);
}

#[test]
fn a_bundle_of_version_2_can_be_read_with_its_final() {
    let hall = hall();
    let bundle = include_bytes!("../files/bundle-2.zip");
    hall.write("final.zip", bundle);
    let all = files(bundle);
    let manifest: serde_json::Value = serde_json::from_str(&all["manifest.json"]).unwrap();
    assert_eq!(manifest["version"], 2);
    let data: serde_json::Value = serde_json::from_str(&all["data.json"]).unwrap();
    let ladder = &data["ladders"][0]["games"];
    assert_eq!((&ladder[0]["lines"], &ladder[0]["winner"], &ladder[1]["lines"]), (&9.into(), &().into(), &7.into()));
    hall.drawmaster("tour new").done();
    hall.drawmaster(&format!("tour key add {} --holder Orga", manifest["key"].as_str().unwrap())).done();
    assert_eq!(hall.drawmaster("tour add final.zip --json").json()["new_players"], 14);
    let lists = hall.drawmaster("tour sp --date 2026-12-31 --json").json();
    let first = &lists[0]["lines"][0];
    assert_eq!((&first["name"], &first["sp"]), (&"Ionescu-Brâncoveanu Alexandru Matei".into(), &870.into()));
}

/// The event's permanent number in a bundle.
fn number(bundle: &[u8]) -> serde_json::Value {
    let manifest: serde_json::Value = serde_json::from_str(&files(bundle)["manifest.json"]).unwrap();
    manifest["event"].clone()
}

/// Returns an OpenGotha file with the players in reverse order and the boards counted from the other end.
fn reversed(xml: &str) -> String {
    let (head, rest) = xml.split_once("<Player ").unwrap();
    let (players, tail) = rest.split_once("</Players>").unwrap();
    let mut players: Vec<&str> = players.split("<Player ").collect();
    players.reverse();
    let players: Vec<String> = players.iter().map(|player| format!("<Player {}\n", player.trim_end())).collect();
    let text = format!("{head}{}</Players>{tail}", players.concat());
    let mut parts = text.split("tableNumber=\"");
    let mut turned = parts.next().unwrap().to_string();
    for part in parts {
        let (number, rest) = part.split_once('"').unwrap();
        turned.push_str(&format!("tableNumber=\"{}\"{rest}", 101 - number.parse::<u32>().unwrap()));
    }
    assert!(turned.contains("tableNumber=\"100\""), "{turned}");
    turned
}

#[test]
fn an_event_counts_once_whatever_became_of_its_file() {
    let hall = hall();
    hall.drawmaster(&format!("simulate --players 12 --rounds 2 --seed 7 --system swiss {EVENT}")).done();
    for copy in ["copied.drawmaster", "moved.drawmaster"] {
        std::fs::copy(hall.path(EVENT), hall.path(copy)).unwrap();
    }
    hall.drawmaster("set moved.drawmaster event.place Vinograd").done();
    let issue = |event: &str, bundle: &str| {
        hall.drawmaster(&format!("export {event} --as bundle {bundle}")).done();
        number(&hall.bytes(bundle))
    };
    let own = issue(EVENT, "one.zip");
    hall.drawmaster(&format!("salvage {EVENT} recovered.drawmaster")).done();
    hall.drawmaster("undo recovered.drawmaster").done();
    for copy in ["copied", "moved", "recovered"] {
        assert_eq!(issue(&format!("{copy}.drawmaster"), &format!("{copy}.zip")), own, "{copy}");
    }
    // Two copies of a file of an older format are converted each on its own.
    let old = std::fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("files/event-format8.drawmaster")).unwrap();
    for copy in ["old.drawmaster", "older.drawmaster"] {
        hall.write(copy, &old);
    }
    hall.drawmaster("set older.drawmaster event.place Vinograd").done();
    assert_eq!(issue("old.drawmaster", "old.zip"), issue("older.drawmaster", "older.zip"));

    hall.drawmaster("tour new --name Tour").done();
    let key = hall.drawmaster("key --json").json()["public"].as_str().unwrap().to_string();
    hall.drawmaster(&format!("tour key add {key} --holder Desk")).done();
    hall.drawmaster("tour add one.zip").done();
    // The same games under another number: somebody typed them in again.
    hall.drawmaster(&format!("export {EVENT} --as opengotha games.xml")).done();
    hall.drawmaster("import typed.drawmaster games.xml").done();
    assert_ne!(issue("typed.drawmaster", "typed.zip"), own);
    hall.drawmaster("tour add typed.zip").refused("points count twice");
    // In another order, with other boards, and under another name.
    hall.write("reversed.xml", reversed(&String::from_utf8(hall.bytes("games.xml")).unwrap()));
    hall.drawmaster("import reversed.drawmaster reversed.xml").done();
    hall.drawmaster("set reversed.drawmaster event.name Autumn").done();
    issue("reversed.drawmaster", "reversed.zip");
    hall.drawmaster("tour add reversed.zip").refused("points count twice");
    hall.drawmaster("tour add typed.zip --accept").done();
}

/// Returns an OpenGotha file of another day.
fn dated(xml: &str, day: &str) -> String {
    let mut text = xml.to_string();
    for field in ["beginDate=\"", "endDate=\""] {
        let at = text.find(field).unwrap() + field.len();
        text.replace_range(at..at + day.len(), day);
    }
    text
}

#[test]
fn a_double_by_a_later_bundle_and_other_days_are_asked_about() {
    let hall = hall();
    hall.drawmaster(&format!("simulate --players 12 --rounds 2 --seed 7 --system swiss {EVENT}")).done();
    hall.drawmaster(&format!("export {EVENT} --as opengotha games.xml")).done();
    let xml = String::from_utf8(hall.bytes("games.xml")).unwrap();
    for (event, day) in [("used", "2026-05-02"), ("typed", "2027-05-02")] {
        hall.write("dated.xml", dated(&xml, day));
        hall.drawmaster(&format!("import {event}.drawmaster dated.xml")).done();
        hall.drawmaster(&format!("export {event}.drawmaster --as bundle {event}.zip")).done();
    }
    for day in ["event.end", "event.start"] {
        hall.drawmaster(&format!("set used.drawmaster {day} 2027-05-02")).done();
    }
    hall.drawmaster("export used.drawmaster --as bundle later.zip").done();
    hall.drawmaster("tour new --name Tour").done();
    let key = hall.drawmaster("key --json").json()["public"].as_str().unwrap().to_string();
    hall.drawmaster(&format!("tour key add {key} --holder Desk")).done();
    hall.drawmaster("tour add used.zip").done();
    hall.drawmaster("tour add typed.zip").done();
    hall.drawmaster("tour add later.zip").refused("points count twice");
    hall.drawmaster("tour add later.zip").refused("leave the tour book");
    hall.drawmaster("tour add later.zip --accept").done();
}
