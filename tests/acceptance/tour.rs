//! The tour book on the command line: valid bundles are added; others are refused with a reason and change nothing.

use std::io::{Cursor, Read, Write};
use std::process::Command;

use support::TestVenue;

use crate::hall;

const EVENT: &str = "spring.drawmaster";

/// A tour that trusts the organiser's key, and a bundle of a played event.
fn tour() -> TestVenue {
    let hall = hall();
    hall.drawmaster("tour new --name Tour").done();
    hall.drawmaster(&format!("simulate --players 24 --rounds 3 --seed 7 {EVENT}")).done();
    hall.drawmaster(&format!("export {EVENT} --as bundle one.zip")).done();
    let key = hall.drawmaster("key --json").json();
    hall.drawmaster(&format!("tour key add {} --holder Orga", key["public"].as_str().unwrap())).done();
    hall
}

/// Changes the content of one file of a bundle.
fn tampered(zip: &[u8], name: &str, from: &str, to: &str) -> Vec<u8> {
    let mut zip = zip::ZipArchive::new(Cursor::new(zip)).unwrap();
    let mut out = zip::ZipWriter::new(Cursor::new(Vec::new()));
    for at in 0..zip.len() {
        let mut file = zip.by_index(at).unwrap();
        let own = file.name().unwrap().into_owned();
        let mut text = String::new();
        file.read_to_string(&mut text).unwrap();
        if own == name {
            assert!(text.contains(from), "{from} is not in {name}");
            text = text.replacen(from, to, 1);
        }
        out.start_file(own, zip::write::SimpleFileOptions::default()).unwrap();
        out.write_all(text.as_bytes()).unwrap();
    }
    out.finish().unwrap().into_inner()
}

/// A small file that unpacks to 70 MB.
fn bomb() -> Vec<u8> {
    let mut zip = zip::ZipWriter::new(Cursor::new(Vec::new()));
    zip.start_file("data.json", zip::write::SimpleFileOptions::default()).unwrap();
    for _ in 0..70 {
        zip.write_all(&vec![0; 1024 * 1024]).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

#[test]
fn a_bundle_is_added_once_with_the_points_of_its_event() {
    let hall = tour();
    let added = hall.drawmaster("tour add one.zip --json").json();
    assert_eq!(
        (&added["changed"], &added["new_players"], &added["organiser"]),
        (&true.into(), &24.into(), &"Orga".into())
    );
    let again = hall.drawmaster("tour add one.zip --json").json();
    assert_eq!(again["changed"], false, "the same bundle once more changes nothing");
    let points = hall.drawmaster(&format!("points {EVENT} --json")).json();
    let lists = hall.drawmaster("tour sp --date 2026-12-31 --json").json();
    let mut told = std::collections::BTreeMap::new();
    for list in lists.as_array().unwrap() {
        for line in list["lines"].as_array().unwrap() {
            told.insert(line["name"].as_str().unwrap().to_string(), line["exact"].as_str().unwrap().to_string());
        }
    }
    let mut counted = 0;
    for player in points["players"].as_array().unwrap().iter().filter(|p| p["exact"] != "0") {
        assert_eq!(
            told.get(player["name"].as_str().unwrap()).map(String::as_str),
            player["exact"].as_str(),
            "{player}"
        );
        counted += 1;
    }
    assert_eq!(told.len(), counted);
    let race = hall.drawmaster("tour race --year 2026 --json").json();
    assert_eq!(race[0]["lines"][0]["points"], lists[0]["lines"][0]["sp"]);
    assert!(hall.drawmaster("tour race --year 2025 --json").json().as_array().unwrap().is_empty());
    let leader = race[0]["lines"][0]["name"].as_str().unwrap().to_string();
    on_paper(&hall, leader.split(' ').next().unwrap());
    let first = lists[0]["lines"][0]["player"].to_string();
    let steps = hall.drawmaster(&format!("tour sp --player {first} --derivation --date 2026-12-31 --json")).json();
    assert_eq!(steps["steps"].as_array().unwrap().len(), 1);
    hall.drawmaster("tour undo").done();
    assert!(hall.drawmaster("tour sp --date 2026-12-31 --json").json().as_array().unwrap().is_empty());
}

/// Prints the race, the prizes and the lists in two languages; impossible sheets are refused.
fn on_paper(hall: &TestVenue, leader: &str) {
    for (sheet, title) in [("race", "Race to the Final"), ("prizes", "Prizes"), ("sp-list", "Points list")] {
        hall.drawmaster(&format!("tour print {sheet} {sheet}.pdf --year 2026")).done();
        let Some(text) = support::pdf_text(&hall.path(&format!("{sheet}.pdf")), &[]) else { return };
        assert!(text.contains(title) && text.to_uppercase().contains(&leader.to_uppercase()), "{leader}: {text}");
    }
    hall.drawmaster("tour print race both.pdf --category 16 --lang ro,en --paper a3 --landscape").done();
    hall.unchanged(|| hall.drawmaster("tour print race no.pdf --year 2025").refused("Nobody has points in 2025"));
    hall.unchanged(|| hall.drawmaster("tour print moon no.pdf").refused("race, prizes, sp-list"));
    hall.unchanged(|| hall.drawmaster("tour print race none/no.pdf").refused("could not be written"));
}

#[test]
fn untrusted_bundles_are_refused_with_a_reason() {
    let hall = tour();
    let one = hall.bytes("one.zip");
    hall.write("points.zip", tampered(&one, "data.json", "\"points\":", "\"points\": "));
    hall.write("name.zip", tampered(&one, "people.json", "\"value\":\"", "\"value\":\"X"));
    hall.write("manifest.zip", tampered(&one, "manifest.json", "\"issued\":\"2026", "\"issued\":\"2025"));
    hall.write("newer.zip", tampered(&one, "manifest.json", "\"version\":2", "\"version\":3"));
    hall.write("bomb.zip", bomb());
    hall.write("cut.zip", &one[..one.len() / 2]);
    hall.write("text.zip", "no bundle");
    for (bundle, reason) in [
        ("points.zip", "data.json in the bundle is not what was signed"),
        ("name.zip", "than in the signed data"),
        ("manifest.zip", "signature does not fit"),
        ("newer.zip", "version 3"),
        ("bomb.zip", "unpacks to far more"),
        ("cut.zip", "not a bundle"),
        ("text.zip", "not a bundle"),
    ] {
        hall.unchanged(|| hall.drawmaster(&format!("tour add {bundle}")).refused(reason));
    }
    let key = hall.drawmaster("key --json").json()["public"].as_str().unwrap().to_string();
    hall.drawmaster("tour new --name Other --book other.tourbook").done();
    hall.unchanged(|| {
        hall.drawmaster("tour add one.zip --book other.tourbook").refused("key that the tour does not know")
    });
    hall.drawmaster("tour add one.zip").done();
    hall.drawmaster(&format!("tour key revoke {key}")).done();
    hall.drawmaster(&format!("set {EVENT} event.place Vinograd")).done();
    hall.drawmaster(&format!("export {EVENT} --as bundle two.zip")).done();
    hall.unchanged(|| hall.drawmaster("tour add two.zip --accept").refused("was revoked"));
    hall.unchanged(|| hall.drawmaster(&format!("tour key add {key} --holder Orga")).refused("revoked"));
    hall.unchanged(|| hall.drawmaster(&format!("tour sp --book {EVENT}")).refused("not a tour book"));
    hall.unchanged(|| hall.drawmaster("entries tour.tourbook").refused("not an event file"));
}

#[test]
fn a_newer_bundle_shows_its_differences_and_an_older_one_is_refused() {
    let hall = tour();
    hall.drawmaster("tour add one.zip").done();
    let before = hall.drawmaster("tour sp --date 2026-12-31 --json").json();
    let board = hall.drawmaster(&format!("points {EVENT} --json")).json();
    let winner = &board["players"][0];
    let round = winner["sources"].as_array().unwrap().iter().find(|s| s["what"] == "win").unwrap()["round"].clone();
    let number = winner["number"].as_u64().unwrap();
    let view = hall.drawmaster(&format!("standings {EVENT} --json")).json();
    assert!(view.as_array().unwrap().iter().any(|line| line["number"] == number));
    // The winner's game of that round was entered reversed: the boards of the round are tried in turn.
    let export = |out: &str| hall.drawmaster(&format!("export {EVENT} --as bundle {out}")).done();
    let swapped = (1..=12).find(|board| {
        let flip = |result: &str| {
            let entered =
                hall.drawmaster(&format!("result {EVENT} --round {round} --board {board} {result} --reason misread"));
            if !entered.succeeded() {
                entered.refused("already has this result");
                return false;
            }
            let now = hall.drawmaster(&format!("points {EVENT} --json")).json();
            let own = now["players"].as_array().unwrap().iter().find(|p| p["number"] == number).unwrap().clone();
            own["exact"] != winner["exact"]
        };
        flip("1-0") || flip("0-1")
    });
    assert!(swapped.is_some());
    export("two.zip");
    hall.unchanged(|| hall.drawmaster("tour add two.zip").refused("this bundle differs"));
    hall.unchanged(|| hall.drawmaster("tour add two.zip").refused("instead of"));
    let added = hall.drawmaster("tour add two.zip --accept --json").json();
    let consequences = added["consequences"].as_array().unwrap();
    assert!(!consequences.is_empty() && consequences.iter().all(|c| c.as_str().unwrap().contains("instead of")));
    assert_ne!(hall.drawmaster("tour sp --date 2026-12-31 --json").json(), before);
    hall.unchanged(|| hall.drawmaster("tour add one.zip --accept").refused("is older than"));
    // Another history of the same event: a copy of the file is changed and issued under the same number.
    std::fs::copy(hall.path(EVENT), hall.path("copy.drawmaster")).unwrap();
    hall.drawmaster(&format!("set {EVENT} event.place Vinograd")).done();
    export("three.zip");
    hall.drawmaster("set copy.drawmaster event.place Elsewhere").done();
    hall.drawmaster("export copy.drawmaster --as bundle fork.zip").done();
    hall.drawmaster("tour add three.zip --accept").done();
    hall.unchanged(|| hall.drawmaster("tour add fork.zip --accept").refused("two different histories"));
}

/// By a computer whose clock is wrong, or on purpose.
#[test]
fn a_bundle_dated_before_its_predecessor_needs_a_decision() {
    let hall = tour();
    let issue = |day: &str, place: &str, out: &str| {
        let command = |words: &[&str]| {
            let mut command = Command::new(hall.program());
            command.args(words).current_dir(hall.path(".")).env("DRAWMASTER_DATA", hall.data());
            assert!(command.env("DRAWMASTER_NOW", format!("{day}T09:00:00")).output().unwrap().status.success());
        };
        command(&["set", EVENT, "event.place", place]);
        command(&["export", EVENT, "--as", "bundle", out]);
    };
    issue("2026-09-10", "Vinograd", "two.zip");
    issue("2026-09-09", "Sulina", "three.zip");
    issue("2026-09-09", "Targu", "four.zip");
    hall.drawmaster("tour add two.zip").done();
    hall.unchanged(|| hall.drawmaster("tour add three.zip").refused("dated 2026-09-09, before the bundle"));
    hall.drawmaster("tour add three.zip --accept").done();
    let added = hall.drawmaster("tour add four.zip --accept --json").json();
    assert!(!added["differences"].to_string().contains("dated"), "the same day: {added}");
}

#[test]
fn a_venue_seeds_by_the_seed_list_without_a_network() {
    let hall = tour();
    hall.drawmaster("tour add one.zip").done();
    let championship = hall.drawmaster("tour events --json").json()[0]["championship"].as_str().unwrap().to_string();
    hall.drawmaster("tour seedlist all.json --date 2026-06-01").done();
    hall.words(&["tour", "seedlist", "next.json", "--championship", &championship, "--date", "2027-01-09"]).done();
    hall.drawmaster("simulate --players 24 --rounds 3 --seed 7 next.drawmaster").done();
    let done = hall.drawmaster("seedlist import next.drawmaster all.json --json").json();
    assert!(done["filled"].as_u64().unwrap() > 0, "{done}");
    let sp = hall.drawmaster("tour sp --date 2026-05-31 --json").json();
    let best = &sp[0]["lines"][0];
    hall.drawmaster("export next.drawmaster --as entries entries.csv").done();
    let list = String::from_utf8(hall.bytes("entries.csv")).unwrap();
    let family = best["name"].as_str().unwrap().split(' ').next().unwrap();
    let line = list.lines().find(|line| line.contains(family)).unwrap();
    let points = best["sp"].to_string();
    assert!(line.split(',').any(|field| field == points), "{line}");
    let next: serde_json::Value = serde_json::from_slice(&hall.bytes("next.json")).unwrap();
    let seeds = next["list"]["players"].as_array().unwrap();
    assert!(
        seeds.iter().all(|seed| seed["sp"].as_object().unwrap().values().all(|sp| *sp == 0)),
        "all of it lapses before the new edition"
    );
    assert!(seeds.iter().any(|seed| seed["previous"].as_u64().unwrap() > 0));
    let text = String::from_utf8(hall.bytes("all.json")).unwrap();
    hall.write("wrong.json", text.replacen("\"previous\": 0", "\"previous\": 7", 1));
    hall.unchanged(|| hall.drawmaster("seedlist import next.drawmaster wrong.json").refused("signature does not fit"));
    let stranger = "5".repeat(64);
    hall.unchanged(|| {
        hall.drawmaster(&format!("seedlist import next.drawmaster all.json --key {stranger}")).refused("another key")
    });
}

/// A venue of another organiser with a key that the tour knows, and with a copy of the event.
fn other_organiser(hall: &TestVenue) -> TestVenue {
    let other = crate::hall();
    other.write(EVENT, hall.bytes(EVENT));
    let key = other.drawmaster("key --json").json();
    hall.drawmaster(&format!("tour key add {} --holder Rival", key["public"].as_str().unwrap())).done();
    other
}

#[test]
fn another_organiser_takes_an_event_over_only_by_a_decision() {
    let hall = tour();
    hall.drawmaster("tour add one.zip").done();
    let other = other_organiser(&hall);
    other.drawmaster(&format!("set {EVENT} event.place Elsewhere")).done();
    other.drawmaster(&format!("export {EVENT} --as bundle two.zip")).done();
    hall.write("two.zip", other.bytes("two.zip"));
    hall.unchanged(|| hall.drawmaster("tour add two.zip --accept").refused("was signed by Orga so far"));
    let added = hall.drawmaster("tour add two.zip --accept --hand-over --json").json();
    assert_eq!(added["differences"][0], "Signed by Rival instead of Orga.", "the signer comes first");
    assert_eq!(added["taken_from"], "Orga");
    for shown in ["tour events", "tour log"] {
        assert!(hall.drawmaster(shown).done().contains("Rival"), "{shown} says who signed");
    }
}

#[test]
fn an_event_that_its_organiser_handed_over_needs_no_decision() {
    let hall = tour();
    hall.drawmaster("tour add one.zip").done();
    let other = other_organiser(&hall);
    let key = other.drawmaster("key --json").json()["public"].as_str().unwrap().to_string();
    let hand_over = |event: &str, to: &str| hall.drawmaster(&format!("bundle hand-over {event} --to {to}"));
    hall.drawmaster("simulate --players 8 --rounds 3 --seed 8 fresh.drawmaster").done();
    hall.unchanged(|| hand_over("fresh.drawmaster", &key).refused("No bundle of this event was issued"));
    hall.unchanged(|| hand_over(EVENT, "cafe").refused("key"));
    let own = hall.drawmaster("key --json").json()["public"].as_str().unwrap().to_string();
    hall.unchanged(|| hand_over(EVENT, &own).refused("your own key"));
    other.unchanged(|| {
        other.drawmaster(&format!("bundle hand-over {EVENT} --to {key}")).refused("signed with another key")
    });
    hand_over(EVENT, &key).done();
    hall.unchanged(|| {
        hall.drawmaster(&format!("export {EVENT} --as bundle mine.zip")).refused("was handed over to the key")
    });
    hall.unchanged(|| hand_over(EVENT, &own).refused("was handed over to the key"));
    other.write(EVENT, hall.bytes(EVENT));
    other.drawmaster(&format!("export {EVENT} --as bundle two.zip")).done();
    let two = other.bytes("two.zip");
    hall.write("two.zip", &two);
    hall.write("forged.zip", tampered(&two, "hand-over.json", &key, &own));
    hall.unchanged(|| hall.drawmaster("tour add forged.zip").refused("hand-over.json"));
    let added = hall.drawmaster("tour add two.zip --json").json();
    assert_eq!((&added["taken_from"], &added["handed_over_by"]), (&serde_json::Value::Null, &"Orga".into()));
    for shown in ["tour events", "tour log"] {
        let shown = hall.drawmaster(shown).done();
        assert!(shown.contains("Rival (handed over by Orga)"), "{shown}");
    }
    // Now the event belongs to the new key: the old one needs a decision.
    hall.drawmaster(&format!("undo {EVENT}")).done();
    hall.drawmaster(&format!("set {EVENT} event.place Vinograd")).done();
    for name in ["old2.zip", "old3.zip", "old4.zip"] {
        hall.drawmaster(&format!("export {EVENT} --as bundle {name}")).done();
        hall.drawmaster(&format!("set {EVENT} event.place {name}")).done();
    }
    hall.unchanged(|| hall.drawmaster("tour add old4.zip --accept").refused("was signed by Rival so far"));
}

#[test]
fn a_hand_over_is_not_valid_for_a_later_state_of_the_book() {
    let hall = tour();
    hall.drawmaster("tour add one.zip").done();
    let other = other_organiser(&hall);
    let key = other.drawmaster("key --json").json()["public"].as_str().unwrap().to_string();
    hall.drawmaster(&format!("bundle hand-over {EVENT} --to {key}")).done();
    other.write(EVENT, hall.bytes(EVENT));
    // The organiser changes their mind, and the book goes on with their next bundle.
    hall.drawmaster(&format!("undo {EVENT}")).done();
    hall.drawmaster(&format!("set {EVENT} event.place Vinograd")).done();
    hall.drawmaster(&format!("export {EVENT} --as bundle own2.zip")).done();
    hall.drawmaster("tour add own2.zip --accept").done();
    for name in ["two.zip", "three.zip", "four.zip"] {
        other.drawmaster(&format!("set {EVENT} event.place {name}")).done();
        other.drawmaster(&format!("export {EVENT} --as bundle {name}")).done();
    }
    hall.write("four.zip", other.bytes("four.zip"));
    hall.unchanged(|| hall.drawmaster("tour add four.zip --accept").refused("was signed by Orga so far"));
}

#[test]
fn missing_bundles_are_counted_and_limited() {
    let hall = tour();
    hall.drawmaster("tour add one.zip").done();
    for place in 2..=30 {
        hall.drawmaster(&format!("set {EVENT} event.place Place{place}")).done();
        hall.drawmaster(&format!("export {EVENT} --as bundle bundle{place}.zip")).done();
    }
    hall.unchanged(|| hall.drawmaster("tour add bundle30.zip --accept").refused("too far from bundle 1"));
    hall.unchanged(|| hall.drawmaster("tour add bundle4.zip").refused("2 bundles after bundle 1 are missing"));
    hall.drawmaster("tour add bundle4.zip --accept").done();
}

#[test]
fn a_bundle_without_names_is_counted_and_filled_in_later() {
    let hall = tour();
    let mut zip = zip::ZipArchive::new(Cursor::new(hall.bytes("one.zip"))).unwrap();
    let mut people = String::new();
    zip.by_name("people.json").unwrap().read_to_string(&mut people).unwrap();
    hall.write("stripped.zip", tampered(&hall.bytes("one.zip"), "people.json", &people, "{}"));
    let added = hall.drawmaster("tour add stripped.zip --json").json();
    assert_eq!((&added["players"], &added["unnamed"]), (&24.into(), &24.into()));
    let filled = hall.drawmaster("tour add one.zip --json").json();
    assert_eq!((&filled["changed"], &filled["unnamed"]), (&true.into(), &0.into()));
    assert_eq!(hall.drawmaster("tour add one.zip --json").json()["changed"], false);
    let again = hall.drawmaster("tour add stripped.zip --json").json();
    assert_eq!((&again["changed"], &again["unnamed"]), (&false.into(), &0.into()), "names are not lost again");
}

#[test]
fn a_tour_book_is_copied_after_each_bundle() {
    let hall = tour();
    hall.drawmaster("tour add one.zip").done();
    let copies: Vec<_> =
        std::fs::read_dir(hall.data().join("copies")).unwrap().map(|file| file.unwrap().path()).collect();
    let books: Vec<_> = copies.iter().filter(|path| path.extension().is_some_and(|end| end == "tourbook")).collect();
    let newest = books.iter().max().expect("the book was copied");
    let listed = hall.words(&["tour", "events", "--json", "--book", newest.to_str().unwrap()]).json();
    assert_eq!(listed, hall.drawmaster("tour events --json").json());
}

#[test]
fn a_copy_of_a_tour_book_can_be_listed_and_restored() {
    let hall = tour();
    hall.drawmaster("tour add one.zip").done();
    hall.drawmaster("tour new --name Other --book other.tourbook").done();
    let events = hall.drawmaster("tour events --json").json();
    let listed = hall.drawmaster("copies list tour.tourbook --json").json();
    let copies = listed["tour_books"].as_array().unwrap();
    let newest = &copies[0];
    assert_eq!((&newest["tour"], &newest["events"], &newest["players"]), (&"Tour".into(), &1.into(), &24.into()));
    assert!(hall.drawmaster("copies list other.tourbook").done().contains("no copies"));
    let name = newest["name"].as_str().unwrap().to_owned();
    for list in ["copies list", "copies list tour.tourbook"] {
        assert!(hall.drawmaster(list).done().contains(&name), "{list}");
    }
    assert!(
        !hall.drawmaster(&format!("copies list {EVENT}")).done().contains(&name),
        "a tour book's copy is listed for the event"
    );
    // The copies of a book that is damaged or lost are found by its place.
    hall.write("tour.tourbook", "damaged");
    assert!(hall.drawmaster("copies list tour.tourbook").done().contains(&name));
    std::fs::remove_file(hall.path("tour.tourbook")).unwrap();
    hall.words(&["copies", "restore", &name, "tour.tourbook"]).done();
    assert_eq!(hall.drawmaster("tour events --json").json(), events);
    hall.unchanged(|| hall.words(&["copies", "restore", &name, "tour.tourbook"]).refused("already exists"));
    hall.unchanged(|| hall.drawmaster("copies restore ../copies/x.tourbook y.tourbook").refused("There is no copy"));
    let damaged = hall.data().join("copies").join(&name);
    std::fs::write(&damaged, "torn").unwrap();
    hall.unchanged(|| hall.words(&["copies", "restore", &name, "torn.tourbook"]).refused("not a tour book"));
}

#[test]
fn a_seed_list_says_whose_signature_it_has() {
    let hall = tour();
    hall.drawmaster("tour add one.zip").done();
    hall.drawmaster("tour seedlist seeds.json --date 2026-12-31").done();
    let key = hall.drawmaster("key --json").json()["public"].as_str().unwrap().to_owned();
    hall.event("next.drawmaster", 8);
    assert!(hall.drawmaster("seedlist import next.drawmaster seeds.json").done().contains(&key));
    let checked = hall.words(&["seedlist", "import", "next.drawmaster", "seeds.json", "--key", &key]).done();
    assert!(!checked.contains(&key), "there is nothing left to compare: {checked}");
}
