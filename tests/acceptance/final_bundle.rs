//! The points of the Final and the EYGOC are the same in the event and in the tour book (R44, R45, R50-R54).

use std::collections::BTreeMap;
use std::io::{Cursor, Read};

use serde_json::Value;
use support::TestVenue;

use crate::hall;

/// A file of a bundle.
fn file(zip: &[u8], name: &str) -> String {
    let mut zip = zip::ZipArchive::new(Cursor::new(zip)).unwrap();
    let mut text = String::new();
    zip.by_name(name).unwrap().read_to_string(&mut text).unwrap();
    text
}

/// Sends the event to a new tour and returns the data of the bundle.
fn sent(hall: &TestVenue, event: &str) -> Value {
    hall.drawmaster(&format!("export {event} --as bundle sent.zip")).done();
    let key = hall.drawmaster("key --json").json();
    hall.drawmaster("tour new").done();
    hall.drawmaster(&format!("tour key add {} --holder Orga", key["public"].as_str().unwrap())).done();
    assert_eq!(hall.drawmaster("tour add sent.zip --json").json()["changed"], true);
    assert_eq!(hall.drawmaster("tour add sent.zip --json").json()["changed"], false);
    serde_json::from_str(&file(&hall.bytes("sent.zip"), "data.json")).unwrap()
}

/// Points by name, which must be equal in the event and in the tour book's careers and SP lists.
fn counted(hall: &TestVenue, event: &str) -> BTreeMap<String, String> {
    let told = |value: &Value| value.as_str().unwrap().to_string();
    let points = hall.drawmaster(&format!("points {event} --json")).json();
    let some = points["players"].as_array().unwrap().iter().filter(|p| p["points"] != 0);
    let of_event: BTreeMap<String, String> = some.map(|p| (told(&p["name"]), told(&p["exact"]))).collect();
    let lists = hall.drawmaster("tour sp --date 2026-12-31 --json").json();
    let lines = lists.as_array().unwrap().iter().flat_map(|list| list["lines"].as_array().unwrap());
    let sp: BTreeMap<String, String> = lines.map(|l| (told(&l["name"]), told(&l["exact"]))).collect();
    assert_eq!(sp, of_event);
    let players = hall.drawmaster("tour players --json").json();
    let careers = players.as_array().unwrap().iter().filter(|p| p["career"]["total"] != "0");
    for player in careers {
        let exact = &of_event[player["name"].as_str().unwrap()];
        assert_eq!(player["career"]["total"].as_str().unwrap(), exact.split('/').next().unwrap(), "{player}");
    }
    of_event
}

/// Asserts that the tour receives the places, groups, ladder, draw and points of a played Final.
pub fn travels(hall: &TestVenue, event: &str, places: &BTreeMap<u64, (u64, u64)>) {
    let data = sent(hall, event);
    let made = &data["finals"][0];
    let number: BTreeMap<i64, u64> = data["players"]
        .as_array()
        .unwrap()
        .iter()
        .map(|p| (p["player"].as_i64().unwrap(), p["number"].as_u64().unwrap()))
        .collect();
    let told: BTreeMap<u64, (u64, u64)> = made["places"]
        .as_array()
        .unwrap()
        .iter()
        .map(|p| (number[&p["player"].as_i64().unwrap()], (p["from"].as_u64().unwrap(), p["to"].as_u64().unwrap())))
        .collect();
    assert_eq!(&told, places);
    assert_eq!(data["table"]["final"]["places"][0], 600);
    let of_final = data["games"].as_array().unwrap().iter().filter(|g| g["knockout"]["category"] == 16).count();
    assert_eq!(of_final, 2 * 10 + 5 + 5, "all games of the Final name their place in it");
    assert_eq!(made["groups"][1]["settled"][0].as_array().unwrap().len(), 2, "the tie that smaller boards told apart");
    let bundle = hall.bytes("sent.zip");
    let frozen = file(&bundle, made["draw"].as_str().unwrap());
    assert_eq!(domain::lots::sha256_hex(&frozen), made["commitment"].as_str().unwrap());
    let page = file(&bundle, "page.html");
    assert!(page.contains("place 3 in the Final: 400; ") && page.contains("places 9–10 in the Final: 100; "), "{page}");
    let points = counted(hall, event);
    assert_eq!(points.len(), 14, "ten of the Final and four of the Final Open");
    // The points of the Final count for SP and careers but not for the race (R48).
    assert_eq!(hall.drawmaster("tour race --year 2026 --json").json(), Value::Array(Vec::new()));
    let shown = hall.drawmaster("tour race --year 2027 --json").json();
    assert_eq!(shown, Value::Array(Vec::new()));
}

#[test]
fn the_european_championship_gives_only_its_two_kinds_of_game_points() {
    let hall = hall();
    let event = "eygc.drawmaster";
    hall.drawmaster(&format!("simulate --players 16 --rounds 4 --seed 11 {event}")).done();
    hall.drawmaster(&format!("set {event} event.tour.class eygoc")).done();
    let data = sent(&hall, event);
    assert_eq!((&data["table"]["game"], &data["table"]["main_group"]), (&[50, 5].into(), &[170, 30].into()));
    let sources = || data["points"].as_array().unwrap().iter().flat_map(|p| p["sources"].as_array().unwrap());
    let worth = |s: &Value| s["points"].as_str().unwrap().to_string();
    let kinds: std::collections::BTreeSet<String> = sources().map(worth).collect();
    let known = ["170", "85", "30", "50", "25", "5"];
    assert!(kinds.iter().all(|kind| known.contains(&kind.as_str())) && kinds.len() >= 2, "{kinds:?}");
    assert!(sources().all(|s| s["round"].is_u64()), "games only");
    assert!(!counted(&hall, event).is_empty());
}
