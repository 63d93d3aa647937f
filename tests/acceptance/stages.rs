//! Stages on the command line: a Swiss with a final, groups with a knock-out, and groups by place (R68).

use std::collections::BTreeSet;

use serde_json::Value;
use support::TestVenue;

use crate::field::{self, boards};

const EVENT: &str = "cup.drawmaster";

/// An event of this system with a closed register; number 1 is the strongest.
fn closed(system: &str, players: usize, rounds: u32) -> TestVenue {
    field::closed(EVENT, system, players, rounds)
}

/// Runs a command on a competition and returns its answer.
fn of(hall: &TestVenue, competition: &str, line: &str) -> Value {
    let words = line.split(' ').chain(["--competition", competition, "--json"]);
    hall.words(&words.collect::<Vec<_>>()).json()
}

/// Pairs, plays and confirms rounds of a competition: the smaller number wins. Returns all pairs.
fn play(hall: &TestVenue, competition: &str, rounds: std::ops::RangeInclusive<u64>) -> Vec<(u64, u64)> {
    let mut met = Vec::new();
    for round in rounds {
        for board in boards(&of(hall, competition, &format!("pair {EVENT} --round {round}"))) {
            let result = if board.black < board.white { "1-0" } else { "0-1" };
            of(hall, competition, &format!("result {EVENT} --round {round} --board {} {result}", board.board));
            met.push(board.pair());
        }
        of(hall, competition, &format!("confirm {EVENT} --round {round}"));
    }
    met
}

fn overall(hall: &TestVenue) -> Vec<(Option<u64>, String, String)> {
    let list = hall.drawmaster(&format!("standings {EVENT} --overall --json")).json();
    let text = |line: &Value, key: &str| line[key].as_str().unwrap().to_string();
    let line = |line: &Value| (line["place"].as_u64(), text(line, "name"), text(line, "stage"));
    list["lines"].as_array().unwrap().iter().map(line).collect()
}

#[test]
fn a_swiss_leads_to_a_final_of_eight_and_a_consolation() {
    let hall = closed("swiss", 20, 5);
    let stage = |line: &str| hall.drawmaster(&format!("stage {line}"));
    hall.unchanged(|| stage(&format!("add {EVENT} --after Swiss --takes best:8")).refused("does not say who goes on"));
    stage(&format!("add {EVENT} --after Swiss --name Final --takes first:8")).done();
    stage(&format!("add {EVENT} --after Swiss --name Rest --system swiss --rounds 2 --takes others --carry score"))
        .done();
    hall.unchanged(|| stage(&format!("fill {EVENT} Final")).refused("Round 1 of Swiss is not confirmed yet"));
    hall.unchanged(|| {
        hall.drawmaster(&format!("competition remove {EVENT} Swiss --yes")).refused("Remove Final first")
    });
    play(&hall, "Swiss", 1..=5);
    hall.unchanged(|| stage(&format!("fill {EVENT} Rest")).refused("Fill it first"));

    let waiting = stage(&format!("list {EVENT} --json")).json();
    let tied: Vec<String> = waiting[1]["tied"].as_array().unwrap().iter().map(|p| p["number"].to_string()).collect();
    let seats = waiting[1]["seats"].as_u64().unwrap() as usize;
    let chosen = if tied.is_empty() { String::new() } else { format!(" --chosen {}", tied[..seats].join(",")) };
    if !tied.is_empty() {
        hall.unchanged(|| stage(&format!("fill {EVENT} Final")).refused("share the last place"));
    }
    stage(&format!("fill {EVENT} Final{chosen}")).done();
    hall.unchanged(|| stage(&format!("fill {EVENT} Final")).refused("has its players already"));
    stage(&format!("fill {EVENT} Rest")).done();

    of(&hall, "Final", &format!("register close {EVENT}"));
    of(&hall, "Final", &format!("ko draw {EVENT} --third-place --entropy 614"));
    play(&hall, "Final", 1..=3);
    of(&hall, "Rest", &format!("register close {EVENT}"));
    let before = of(&hall, "Rest", &format!("standings {EVENT}"));
    let points = |line: &Value| line["criteria"]["NBW"].as_str().unwrap().parse::<f64>().unwrap();
    assert!(before.as_array().unwrap().iter().map(points).sum::<f64>() > 20.0, "they bring their points: {before}");
    hall.drawmaster(&format!("print {EVENT} overall overall.pdf")).done();
    if let Some(text) = support::pdf_text(&hall.path("overall.pdf"), &["-layout"]) {
        assert!(text.contains("Interim list of all stages") && !text.contains("Final standings"), "{text}");
    }
    hall.drawmaster(&format!("export {EVENT} --as html early")).done();
    let page = |file: &str| String::from_utf8(hall.bytes(file)).unwrap();
    assert!(page("early/overall.html").contains("<h1>Interim list of all stages"), "{}", page("early/overall.html"));
    assert!(page("early/index.html").contains(">Interim list of all stages<"), "{}", page("early/index.html"));
    play(&hall, "Rest", 1..=2);

    let list = overall(&hall);
    assert_eq!(list.iter().map(|(_, name, _)| name).collect::<BTreeSet<_>>().len(), 20);
    assert_eq!((list[0].0, list[0].1.as_str()), (Some(1), "Aster01 Ana"));
    let stages: Vec<&str> = list.iter().map(|(_, _, stage)| stage.as_str()).collect();
    assert_eq!(stages, [["Final"; 8].as_slice(), &["Rest"; 12]].concat());
    assert_eq!(list[8].0, Some(9));
    hall.drawmaster(&format!("print {EVENT} overall overall.pdf --overwrite")).done();
    if let Some(text) = support::pdf_text(&hall.path("overall.pdf"), &["-layout"]) {
        assert!(text.contains("ASTER20") && text.contains("Rest"), "{text}");
        assert!(text.contains("Final list of all stages"), "{text}");
    }
    hall.drawmaster(&format!("export {EVENT} --as html pages")).done();
    let last = page("pages/overall.html");
    assert!(last.contains("<h1>Final list of all stages") && last.to_uppercase().contains("ASTER20"), "{last}");
    hall.drawmaster(&format!("check {EVENT}")).done();
    hall.drawmaster(&format!("undo {EVENT}")).done();
}

#[test]
fn the_first_two_of_each_zone_play_a_knock_out() {
    let hall = closed("zones", 16, 9);
    hall.drawmaster(&format!("stage add {EVENT} --after Zones --template groups")).done();
    play(&hall, "Zones", 1..=2);
    let early = || hall.drawmaster(&format!("stage fill {EVENT} Final"));
    hall.unchanged(|| early().refused("Round 3 of Zones is not confirmed yet. Confirm it first."));
    play(&hall, "Zones", 3..=3);
    hall.drawmaster(&format!("stage fill {EVENT} Final")).done();
    hall.drawmaster(&format!("stage fill {EVENT} Consolation")).done();
    let names = |competition: &str| -> BTreeSet<String> {
        let entries = of(&hall, competition, &format!("entries {EVENT}"));
        entries.as_array().unwrap().iter().map(|entry| entry["family"].as_str().unwrap().to_string()).collect()
    };
    let table = hall.words(&["print", EVENT, "ko", "table.pdf", "--competition", "Final"]);
    table.refused("KO is not drawn");
    let (first, others) = (names("Final"), names("Consolation"));
    assert_eq!((first.len(), others.len()), (8, 8));
    assert!(first.is_disjoint(&others));
    // In each zone the smaller number won every game, so numbers 1 to 8 are the first two of the four bands.
    assert_eq!(first, (1..=8).map(|at| format!("Aster{at:02}")).collect());
    of(&hall, "Final", &format!("register close {EVENT}"));
    of(&hall, "Final", &format!("ko draw {EVENT} --entropy 614"));
    play(&hall, "Final", 1..=3);
    // The smaller number won, and number 1 of the final is the winner of the first zone.
    let entries = of(&hall, "Final", &format!("entries {EVENT}"));
    let winner = entries.as_array().unwrap().iter().find(|entry| entry["number"] == 1).unwrap();
    let place = overall(&hall).into_iter().next().unwrap();
    assert_eq!(place.1, format!("{} Ana", winner["family"].as_str().unwrap()));
    assert_eq!((place.0, place.2.as_str()), (Some(1), "Final"));
    hall.drawmaster(&format!("check {EVENT}")).done();
}

#[test]
fn groups_by_place_do_not_repeat_games() {
    let hall = closed("swiss", 12, 3);
    hall.drawmaster(&format!("stage add {EVENT} --after Swiss --template club-groups")).done();
    let played: BTreeSet<(u64, u64)> = play(&hall, "Swiss", 1..=3).into_iter().collect();
    for name in ["Group A", "Group B", "Group C"] {
        let waiting = hall.drawmaster(&format!("stage list {EVENT} --json")).json();
        let line = waiting.as_array().unwrap().iter().find(|line| line["name"] == name).unwrap();
        let seats = line["seats"].as_u64().unwrap() as usize;
        let tied: Vec<String> = line["tied"].as_array().unwrap().iter().map(|p| p["number"].to_string()).collect();
        let chosen = tied[..seats].join(",");
        let fill = ["stage", "fill", EVENT, name, "--chosen", &chosen];
        hall.words(if tied.is_empty() { &fill[..4] } else { &fill }).done();
    }
    of(&hall, "Group A", &format!("register close {EVENT}"));
    let entries = of(&hall, "Group A", &format!("entries {EVENT}"));
    let number = |entry: &Value| entry["number"].as_u64().unwrap();
    let family = |entry: &Value| entry["family"].as_str().unwrap()[5..].parse::<u64>().unwrap();
    let before: std::collections::BTreeMap<u64, u64> =
        entries.as_array().unwrap().iter().map(|entry| (number(entry), family(entry))).collect();
    let rounds = hall.drawmaster(&format!("competition list {EVENT} --json")).json();
    let rounds =
        rounds.as_array().unwrap().iter().find(|c| c["name"] == "Group A").unwrap()["rounds"].as_u64().unwrap();
    let again: Vec<(u64, u64)> = play(&hall, "Group A", 1..=rounds);
    let mut all = 0;
    for (one, other) in again {
        let (one, other) = (before[&one], before[&other]);
        assert!(!played.contains(&(one.min(other), one.max(other))), "{one} and {other} met again");
        all += 1;
    }
    let inside =
        |&&(one, other): &&(u64, u64)| before.values().any(|n| *n == one) && before.values().any(|n| *n == other);
    assert_eq!(all + played.iter().filter(inside).count(), 6, "everyone of the group has met everyone once");
    hall.drawmaster(&format!("check {EVENT}")).done();
}
