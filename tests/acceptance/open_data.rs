//! The data for web sites and the files of a bundle fit their published schemas, and their parts refer to each other.

use std::collections::BTreeSet;
use std::io::{Cursor, Read};

use serde_json::Value;
use support::TestVenue;

use crate::hall;
use crate::json_schema::fits;

const EVENT: &str = "stage.drawmaster";

fn schema(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

/// Plays rounds of an event with a drawn knock-out; the last is paired only.
fn played(hall: &TestVenue, confirmed: u32) {
    hall.event(EVENT, 21);
    hall.drawmaster(&format!("entry set {EVENT} 2 --publication initials --reason asked")).done();
    hall.drawmaster(&format!("entry set {EVENT} 3 --publication anonymous --reason asked")).done();
    hall.drawmaster(&format!("ko draw {EVENT} --category 16 --size 4 --entropy 61442")).done();
    for round in 1..=confirmed {
        hall.drawmaster(&format!("pair {EVENT} --round {round}")).done();
        hall.drawmaster(&format!("release {EVENT} --round {round}")).done();
        let boards = hall.drawmaster(&format!("round {EVENT} --round {round} --json")).json();
        for board in boards["boards"].as_array().unwrap() {
            hall.drawmaster(&format!("result {EVENT} --round {round} --board {} 1-0", board["board"])).done();
        }
        hall.drawmaster(&format!("confirm {EVENT} --round {round}")).done();
    }
    hall.drawmaster(&format!("pair {EVENT} --round {}", confirmed + 1)).done();
}

fn exported(hall: &TestVenue) -> Value {
    hall.drawmaster(&format!("export {EVENT} --as json event.json --overwrite")).done();
    serde_json::from_slice(&hall.bytes("event.json")).unwrap()
}

/// Returns all keys of players in a value: the numbers in fields that name a player.
fn mentioned(value: &Value, found: &mut BTreeSet<i64>) {
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                let named = ["player", "black", "white", "winner", "players", "byes"].contains(&name.as_str());
                let all = field.as_array().cloned().unwrap_or_else(|| vec![field.clone()]);
                found.extend(all.iter().filter(|_| named).filter_map(Value::as_i64));
                mentioned(field, found);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| mentioned(item, found)),
        _ => {}
    }
}

#[test]
fn the_data_for_web_sites_fits_its_schema() {
    let hall = hall();
    let schema = schema(include_str!("../../docs/schemas/event-1.schema.json"));
    played(&hall, 5);
    let event = exported(&hall);
    assert!(fits(&schema, &event), "{event:#}");
    let open = &event["competitions"][0];
    let keys: BTreeSet<i64> =
        open["players"].as_array().unwrap().iter().map(|player| player["player"].as_i64().unwrap()).collect();
    assert_eq!(keys.len(), 21);
    let mut named = BTreeSet::new();
    mentioned(open, &mut named);
    assert_eq!(named, keys, "every key is that of a player");
    assert_eq!(open["rounds"].as_array().unwrap().len(), 5, "a draft is not published");
    assert_eq!(open["standings"]["after"], 5);
    assert_eq!(open["tables"][0]["boxes"].as_array().unwrap().len(), 4);
    assert!(!open["points"].as_array().unwrap().is_empty());
    let mut wrong = event.clone();
    wrong["competitions"][0]["players"][0]["birth_year"] = 2012.into();
    assert!(!fits(&schema, &wrong), "the schema has no field for it");
}

#[test]
fn the_data_for_web_sites_has_people_as_published() {
    let hall = hall();
    played(&hall, 0);
    let event = exported(&hall);
    let players = event["competitions"][0]["players"].as_array().unwrap();
    let player = |number: i64| players.iter().find(|player| player["number"] == number).unwrap();
    let hidden =
        |number: i64| ["family", "given", "rating", "egd_pin"].iter().all(|name| player(number)[name].is_null());
    assert!(!hidden(1) && hidden(2) && hidden(3), "{players:#?}");
    assert!(player(2)["name"].as_str().unwrap().ends_with('.'), "{}", player(2));
    assert!(player(3)["name"].as_str().unwrap().starts_with("No. ") && player(3)["country"].is_null());
    assert_eq!((&player(2)["club"], &player(3)["club"]), (&"".into(), &"".into()));
}

#[test]
fn the_files_of_a_bundle_fit_their_schemas() {
    let hall = hall();
    played(&hall, 2);
    hall.drawmaster(&format!("export {EVENT} --as bundle stage.zip")).done();
    let mut zip = zip::ZipArchive::new(Cursor::new(hall.bytes("stage.zip"))).unwrap();
    for (name, text) in [
        ("data.json", include_str!("../../docs/schemas/bundle-2.schema.json")),
        ("people.json", include_str!("../../docs/schemas/bundle-people.schema.json")),
        ("manifest.json", include_str!("../../docs/schemas/bundle-manifest.schema.json")),
        ("certificates.json", include_str!("../../docs/schemas/bundle-certificates.schema.json")),
    ] {
        let mut bytes = Vec::new();
        zip.by_name(name).unwrap().read_to_end(&mut bytes).unwrap();
        let value: Value = serde_json::from_slice(&bytes).unwrap();
        assert!(fits(&schema(text), &value), "{name}: {value:#}");
        assert!(!fits(&schema(text), &serde_json::json!({ "strange": [1] })), "{name} has a schema of its own");
    }
}
