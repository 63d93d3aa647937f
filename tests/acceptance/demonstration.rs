//! The sample of a whole stage, played once: four competitions in one file, their sheets, and valid web pages.

use serde_json::Value;
use support::TestVenue;

use crate::hall;
use crate::sheets::validate;

#[test]
fn the_demonstration_plays_a_whole_stage_in_one_file() {
    let hall = hall();
    hall.drawmaster("demo show").done();
    let event = "show/sample.drawmaster";
    let list = hall.drawmaster(&format!("competition list {event} --json")).json();
    let size = |c: &Value| (c["name"].as_str().unwrap().to_string(), c["entries"].as_u64().unwrap());
    let sizes: Vec<_> = list.as_array().unwrap().iter().map(size).collect();
    let expected = [("Open", 64), ("Future Stars", 24), ("Senior Youth", 20), ("Self-paired 9x9", 30)];
    assert_eq!(sizes, expected.map(|(name, entries)| (name.to_string(), entries)));
    let of = |name: &str, line: &str| hall.words(&[line, event, "--competition", name, "--json"]).json();
    for (name, rounds) in [("Open", 6), ("Future Stars", 12), ("Senior Youth", 6)] {
        let progress = &list.as_array().unwrap().iter().find(|c| c["name"] == name).unwrap()["progress"];
        assert_eq!((&progress["round"], &progress["confirmed"]), (&rounds.into(), &true.into()), "{name}");
        let earned = of(name, "points");
        assert_eq!(earned["players"].as_array().unwrap().is_empty(), name != "Open", "{name}: {earned}");
    }
    for category in [12, 16, 20] {
        let table = hall.drawmaster(&format!("ko show {event} --category {category} --json")).json();
        let last = table["rounds"].as_array().unwrap().last().unwrap();
        assert!(last["games"][0]["winner"].is_u64(), "KO{category}: {last}");
    }
    let played = hall.words(&["game", "list", event, "--competition", "Self-paired 9x9", "--json"]).json();
    assert!(played["games"].as_array().unwrap().len() > 30, "{played}");
    assert!(
        hall.path("show/future-stars/standings.pdf").exists() && !hall.path("show/self-paired/points-12.pdf").exists()
    );
    hall.drawmaster(&format!("check {event}")).done();
    pages_are_valid(&hall, event);
}

fn pages_are_valid(hall: &TestVenue, event: &str) {
    let index = String::from_utf8(hall.bytes("show/pages/index.html")).unwrap();
    for page in ["pairings-6.html", "pairings-by-name-6.html", "standings-6.html", "ko-12.html", "wall-chart.html"] {
        assert!(index.contains(&format!("href=\"{page}\"")), "{index}");
        hall.bytes(&format!("show/pages/{page}"));
    }
    validate(&hall.path("show/pages"));
    hall.drawmaster(&format!("export {event} --as html both --lang ro,en")).done();
    let page = String::from_utf8(hall.bytes("both/standings-6.html")).unwrap();
    assert!(page.contains("<html lang=\"ro\">") && page.contains("Clasament / Standings"), "{page}");
    validate(&hall.path("both"));
}
