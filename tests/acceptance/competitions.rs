//! Several competitions in one event file: an Open with Future Stars beside it.

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::Value;
use support::TestVenue;

use crate::bundles::files;
use crate::hall;

const EVENT: &str = "stage.drawmaster";

/// An event of eight players in a closed Open, with Future Stars for six newcomers.
fn stage() -> TestVenue {
    let hall = hall();
    hall.words(&["new", EVENT, "--name", "Stage", "--start", "2026-08-14", "--rounds", "3"]).done();
    let families = ["Ash", "Birch", "Cedar", "Elm", "Fir", "Hazel", "Larch", "Maple"];
    for (rank, family) in (1..).zip(families) {
        hall.drawmaster(&format!(
            "entry add {EVENT} --family {family} --given Ada --rank {rank}k --birth-year 2012 --country RO"
        ))
        .done();
    }
    hall.drawmaster(&format!("register close {EVENT}")).done();
    hall.drawmaster(&format!("competition add {EVENT} --template future-stars --rounds 2")).done();
    for family in ["Oak", "Pine", "Rowan", "Sorrel", "Tansy", "Yew"] {
        stars(
            &hall,
            &format!("entry add {EVENT} --family {family} --given Ada --rank 30k --birth-year 2016 --country RO"),
        );
    }
    hall
}

/// Runs a command on Future Stars.
fn stars(hall: &TestVenue, line: &str) -> Value {
    let words: Vec<&str> = line.split_whitespace().chain(["--competition", "Future Stars", "--json"]).collect();
    hall.words(&words).json()
}

fn play(hall: &TestVenue, round: u32, boards: u32, run: impl Fn(&str)) {
    run(&format!("pair {EVENT} --round {round}"));
    run(&format!("release {EVENT} --round {round}"));
    for board in 1..=boards {
        run(&format!("result {EVENT} --round {round} --board {board} 1-0"));
    }
    run(&format!("confirm {EVENT} --round {round}"));
    hall.drawmaster(&format!("check {EVENT}")).done();
}

#[test]
fn two_competitions_are_played_in_one_file() {
    let hall = stage();
    stars(&hall, &format!("register close {EVENT}"));
    for round in 1..=2 {
        play(&hall, round, 4, |line| drop(hall.drawmaster(line).done()));
        play(&hall, round, 3, |line| drop(stars(&hall, line)));
    }
    let names = |standings: &Value| -> BTreeSet<String> {
        standings.as_array().unwrap().iter().map(|line| line["name"].as_str().unwrap().to_owned()).collect()
    };
    let open = names(&hall.drawmaster(&format!("standings {EVENT} --json")).json());
    let newcomers = names(&stars(&hall, &format!("standings {EVENT}")));
    assert_eq!((open.len(), newcomers.len(), open.intersection(&newcomers).count()), (8, 6, 0));
    let list = hall.drawmaster(&format!("competition list {EVENT} --json")).json();
    let steps: Vec<_> = list.as_array().unwrap().iter().map(|c| c["next"]["step"].as_str().unwrap()).collect();
    assert_eq!(steps, ["pair", "finish"]);
    for sheet in ["register", "pairings", "standings", "wall-chart"] {
        stars(&hall, &format!("print {EVENT} {sheet} {sheet}.pdf --round 2"));
    }
    stars(&hall, &format!("export {EVENT} --as h9 stars.h9"));
    let h9 = String::from_utf8(hall.bytes("stars.h9")).unwrap();
    let players = h9.lines().filter(|line| !line.starts_with(';') && !line.trim().is_empty()).count();
    assert!(h9.contains("EV[Stage, Future Stars]") && players == 6, "{h9}");
}

#[test]
fn undo_goes_through_both_competitions_and_check_finds_nothing() {
    let hall = stage();
    play(&hall, 1, 4, |line| drop(hall.drawmaster(line).done()));
    stars(&hall, &format!("register close {EVENT}"));
    stars(&hall, &format!("pair {EVENT} --round 1"));
    let operations = |hall: &TestVenue| {
        let log = hall.drawmaster(&format!("log {EVENT} --json")).json();
        log.as_array().unwrap().iter().filter(|line| line["kind"] == "do" && line["undone"] == false).count()
    };
    let log = hall.drawmaster(&format!("log {EVENT} --json")).json();
    let latest: Vec<(&str, &str)> = log.as_array().unwrap()[..3]
        .iter()
        .map(|line| (line["operation"].as_str().unwrap(), line["competition"].as_str().unwrap()))
        .collect();
    let expected = [("pair_round", "Future Stars"), ("close_register", "Future Stars"), ("confirm_round", "Open")];
    assert_eq!(latest, expected);
    let all = operations(&hall);
    for _ in 1..all {
        hall.drawmaster(&format!("undo {EVENT}")).done();
    }
    assert_eq!(hall.drawmaster(&format!("competition list {EVENT} --json")).json().as_array().unwrap().len(), 1);
    hall.drawmaster(&format!("check {EVENT}")).done();
    for _ in 1..all {
        hall.drawmaster(&format!("redo {EVENT}")).done();
    }
    assert_eq!(stars(&hall, &format!("boards {EVENT} --round 1"))["boards"].as_array().map(Vec::len), Some(3));
    hall.drawmaster(&format!("check {EVENT}")).done();
}

#[test]
fn a_player_of_the_open_is_no_newcomer_and_is_one_person() {
    let hall = stage();
    let people = || hall.drawmaster(&format!("competition people {EVENT} --json")).json();
    assert_eq!(people().as_array().unwrap().len(), 14);
    let enter = |more: &[&str]| {
        let words = ["competition", "enter", EVENT, "1", "--competition", "future stars"];
        hall.words(&words.into_iter().chain(more.iter().copied()).collect::<Vec<_>>())
    };
    hall.unchanged(|| enter(&[]).refused("Ash"));
    enter(&["--overrule"]).done();
    let ash =
        |people: Value| people.as_array().unwrap().iter().find(|p| p["entry"] == 1).unwrap()["competitions"].clone();
    assert_eq!((people().as_array().unwrap().len(), ash(people())), (14, serde_json::json!([1, 2])));
    hall.drawmaster(&format!("entry set {EVENT} 1 --club Mill --reason transfer")).done();
    let entries = stars(&hall, &format!("entries {EVENT}"));
    assert!(entries.to_string().contains("Mill"), "{entries}");
}

/// A second event file: five players, the first of them also in the Open, play two rounds; the last one misses the second.
fn second_file(hall: &TestVenue) -> &'static str {
    const STARS: &str = "stars.drawmaster";
    hall.words(&["new", STARS, "--name", "Stars", "--start", "2026-08-14", "--rounds", "3"]).done();
    for family in ["Ash", "Ivy", "Juniper", "Linden", "Poplar"] {
        hall.drawmaster(&format!("entry add {STARS} --family {family} --given Ada --rank 9k --birth-year 2012")).done();
    }
    hall.words(&["set", STARS, "event.time", r#"{"main_minutes":20,"overtime":"None"}"#]).done();
    hall.drawmaster(&format!("entry set {STARS} 5 --missed 2")).done();
    hall.drawmaster(&format!("register close {STARS}")).done();
    for round in 1..=2 {
        hall.drawmaster(&format!("pair {STARS} --round {round}")).done();
        hall.drawmaster(&format!("release {STARS} --round {round}")).done();
        for board in 1..=2 {
            hall.drawmaster(&format!("result {STARS} --round {round} --board {board} 1-0")).done();
        }
        hall.drawmaster(&format!("confirm {STARS} --round {round}")).done();
    }
    STARS
}

#[test]
fn the_competition_of_a_second_file_comes_in_as_it_is_played() {
    let hall = stage();
    let other = second_file(&hall);
    let of_second = |line: &str| hall.words(&[line, EVENT, "--competition", "Second", "--json"]);
    let lines = |standings: Value| -> Vec<(Value, Value, Value)> {
        let part = |line: &Value| (line["place"].clone(), line["name"].clone(), line["values"].clone());
        standings.as_array().unwrap().iter().map(part).collect()
    };
    let before = (lines(hall.drawmaster(&format!("standings {other} --json")).json()), hall.bytes(other));
    hall.words(&["competition", "import", EVENT, other, "--name", "Second"]).done();
    assert_eq!((lines(of_second("standings").json()), hall.bytes(other)), before);
    let people = hall.drawmaster(&format!("competition people {EVENT} --json")).json();
    let both = people.as_array().unwrap().iter().filter(|p| p["competitions"] == serde_json::json!([1, 3]));
    assert_eq!((people.as_array().unwrap().len(), both.count()), (18, 1), "{people}");
    let exported = ["export", EVENT, "--as", "h9", "second.h9", "--competition", "Second"];
    hall.words(&exported).done();
    assert!(String::from_utf8(hall.bytes("second.h9")).unwrap().contains("TM[20]"));
    hall.drawmaster(&format!("check {EVENT}")).done();
    hall.words(&["pair", EVENT, "--round", "3", "--competition", "Second"]).done();
    hall.drawmaster(&format!("check {EVENT}")).done();
    hall.drawmaster(&format!("undo {EVENT}")).done();
    hall.drawmaster(&format!("undo {EVENT}")).done();
    hall.words(&["standings", EVENT, "--competition", "Second"]).refused("no competition \"Second\"");
    hall.drawmaster(&format!("check {EVENT}")).done();
}

#[test]
fn wrong_event_files_are_refused_in_one_sentence() {
    let hall = stage();
    let other = second_file(&hall);
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("files/event-format1.drawmaster");
    hall.write("old.drawmaster", std::fs::read(old).unwrap());
    hall.write("list.csv", "family,given,rank\n");
    hall.drawmaster("tour new --name Tour").done();
    let refused = |file: &str, why: &str| {
        hall.unchanged(|| hall.drawmaster(&format!("competition import {EVENT} {file}")).refused(why));
    };
    refused(other, "already has a competition \"Open\"");
    refused(EVENT, "This file is the open event");
    refused("list.csv", "list.csv");
    refused("missing.drawmaster", "missing.drawmaster");
    refused("old.drawmaster --name Old", "can be verified only in its own event");
}

#[test]
fn wrong_competitions_are_refused_in_one_sentence() {
    let hall = stage();
    let refused = |line: &str, why: &str| hall.unchanged(|| hall.drawmaster(line).refused(why));
    refused(&format!("entries {EVENT} --competition Rapid"), "no competition \"Rapid\"");
    refused(&format!("competition add {EVENT} --name open"), "already has a competition \"Open\"");
    refused(&format!("competition add {EVENT}"), "already has a competition \"Open\"");
    refused(&format!("competition add {EVENT} --name Rapid --rounds 40"), "40");
    refused(&format!("competition enter {EVENT} 99"), "99");
    refused(&format!("competition enter {EVENT} 9 9 --competition Open"), "entered already");
    hall.unchanged(|| hall.words(&["competition", "remove", EVENT, "Future Stars"]).refused("6 entries"));
    hall.words(&["competition", "remove", EVENT, "Future Stars", "--yes"]).done();
    refused(&format!("competition remove {EVENT} Open --yes"), "only competition");
}

#[test]
fn the_bundle_has_both_competitions_and_the_tour_knows_one_person() {
    let hall = stage();
    hall.words(&["competition", "enter", EVENT, "1", "--competition", "Future Stars", "--overrule"]).done();
    stars(&hall, &format!("register close {EVENT}"));
    play(&hall, 1, 4, |line| drop(hall.drawmaster(line).done()));
    stars(&hall, &format!("pair {EVENT} --round 1"));
    stars(&hall, &format!("release {EVENT} --round 1"));
    hall.drawmaster(&format!("export {EVENT} --as bundle stage.zip")).done();
    let data: Value = serde_json::from_str(&files(&hall.bytes("stage.zip"))["data.json"]).unwrap();
    let count = |list: &str, competition: i64| {
        data[list].as_array().unwrap().iter().filter(|record| record["competition"] == competition).count()
    };
    assert_eq!(["players", "games"].map(|list| (count(list, 1), count(list, 2))), [(8, 7), (4, 3)]);
    let key = hall.drawmaster("key --json").json()["public"].as_str().unwrap().to_owned();
    hall.drawmaster("tour new --name Tour").done();
    hall.drawmaster(&format!("tour key add {key} --holder Desk")).done();
    hall.drawmaster("tour add stage.zip").done();
    let players = hall.drawmaster("tour players --json").json();
    assert_eq!(players.as_array().unwrap().len(), 14, "{players}");
}

#[test]
fn future_stars_has_its_own_times_and_boards() {
    let hall = stage();
    let set = |path: &str, value: &str| {
        let words = ["set", EVENT, path, value, "--competition", "Future Stars"];
        hall.words(&words)
    };
    hall.words(&[
        "set",
        EVENT,
        "event.halls",
        r#"[{"name":"Hall","first":1,"last":3},{"name":"Attic","first":4,"last":20}]"#,
    ])
    .done();
    hall.unchanged(|| set("competition.rooms", r#"["Cellar"]"#).refused("no room Cellar"));
    set("competition.komi", "14").done();
    stars(&hall, &format!("register close {EVENT}"));
    let boards = |answer: &Value| -> Vec<u64> {
        answer["boards"].as_array().unwrap().iter().map(|board| board["board"].as_u64().unwrap()).collect()
    };
    let open = hall.drawmaster(&format!("pair {EVENT} --round 1 --json")).json();
    assert_eq!(boards(&open), [1, 2, 3, 4]);
    assert_eq!(boards(&stars(&hall, &format!("pair {EVENT} --round 1"))), [5, 6, 7]);
    stars(&hall, &format!("unpair {EVENT} --round 1"));
    set("competition.rooms", r#"["Attic"]"#).done();
    set("competition.boards", "2").done();
    assert_eq!(
        boards(&stars(&hall, &format!("pair {EVENT} --round 1"))),
        [5, 6, 7],
        "the Open plays at boards 2 and 4"
    );
    let renumber = ["renumber", EVENT, "--round", "1", "--board", "5", "--to", "4", "--competition", "Future Stars"];
    hall.unchanged(|| hall.words(&renumber).refused("Board 4 is in use in round 1 of Open."));
    let exported = |file: &str, more: &[&str]| {
        let format = if file.ends_with(".xml") { "opengotha" } else { "h9" };
        let words = ["export", EVENT, "--as", format, file];
        hall.words(&words.into_iter().chain(more.iter().copied()).collect::<Vec<_>>()).done();
        String::from_utf8(hall.bytes(file)).unwrap()
    };
    let open = exported("open.h9", &[]);
    let stars_file = exported("stars.h9", &["--competition", "Future Stars"]);
    assert!(open.contains("TM[82]") && open.contains("KM[6.5]") && open.contains("CM[Standard byo-yomi]"), "{open}");
    assert!(stars_file.contains("TM[20]") && stars_file.contains("KM[7]"), "{stars_file}");
    assert!(stars_file.contains("CM[Sudden death]") && stars_file.contains("CL[X]"), "{stars_file}");
    let opengotha = exported("stars.xml", &["--competition", "Future Stars"]);
    assert!(opengotha.contains("basicTime=\"20\"") && opengotha.contains("komi=\"7\""), "{opengotha}");
    stars(&hall, &format!("print {EVENT} rules rules.pdf"));
    if let Some(rules) = support::pdf_text(&hall.path("rules.pdf"), &["-layout"]) {
        assert!(rules.contains("20 min") && !rules.contains("60 min"), "{rules}");
    }
}

#[test]
fn a_competition_is_added_with_its_own_days_and_class() {
    let hall = stage();
    hall.words(&["set", EVENT, "event.end", "2026-08-16"]).done();
    let add =
        |more: &str| hall.drawmaster(&format!("competition add {EVENT} --template future-stars --name Side {more}"));
    hall.unchanged(|| add("--from 2026-08-17").refused("2026-08-17"));
    hall.unchanged(|| add("--class d").refused("allowed, b, c, unrated"));
    add("--from 2026-08-15 --to 2026-08-15 --class unrated").done();
    let settings = hall.words(&["settings", EVENT, "--competition", "Side"]).done();
    let line = |path: &str| settings.lines().find(|line| line.contains(path)).unwrap_or_default().to_string();
    assert!(line("competition.start ").contains("2026-08-15"), "{settings}");
    assert!(line("competition.own_class").contains("Unrated"), "{settings}");
}

#[test]
fn a_person_due_twice_at_one_time_is_pointed_out_everywhere() {
    let hall = stage();
    hall.words(&["set", EVENT, "event.end", "2026-08-15"]).done();
    hall.words(&[
        "set",
        EVENT,
        "competition.starts",
        "1 2026-08-14 11:00, 2 2026-08-14 20:00",
        "--competition",
        "Future Stars",
    ])
    .done();
    let enter = ["competition", "enter", EVENT, "1", "--overrule", "--competition", "Future Stars", "--json"];
    let entered = hall.words(&enter).json();
    let conflict = entered["conflicts"][0].as_str().unwrap();
    assert!(conflict.starts_with("Ash Ada is due twice on 2026-08-14: round 1 of Open ends at 13:00"), "{conflict}");
    let timetable = hall.drawmaster(&format!("timetable {EVENT} --json")).json();
    let rounds: Vec<(&str, &str)> = timetable["rounds"].as_array().unwrap()[..2]
        .iter()
        .map(|line| (line["name"].as_str().unwrap(), line["start"].as_str().unwrap()))
        .collect();
    assert_eq!(rounds, [("Open", "10:00"), ("Future Stars", "11:00")]);
    assert_eq!(timetable["conflicts"], serde_json::json!([conflict]));
    stars(&hall, &format!("register close {EVENT}"));
    let paired = hall.drawmaster(&format!("pair {EVENT} --round 1 --json")).json();
    assert_eq!(paired["warnings"], serde_json::json!([conflict]));
    hall.drawmaster(&format!("print {EVENT} pairings pairings.pdf")).done();
    hall.drawmaster(&format!("print {EVENT} timetable timetable.pdf")).done();
    hall.drawmaster(&format!("release {EVENT} --round 1")).done();
    hall.drawmaster(&format!("export {EVENT} --as html pages")).done();
    let page = String::from_utf8(hall.bytes("pages/pairings-1.html")).unwrap();
    assert!(page.contains("Future Stars, round 1, 11:00"), "{page}");
    hall.words(&[
        "set",
        EVENT,
        "competition.starts",
        "1 2026-08-14 19:00, 2 2026-08-14 20:00",
        "--competition",
        "Future Stars",
    ])
    .done();
    let apart = hall.drawmaster(&format!("timetable {EVENT} --json")).json();
    assert_eq!(apart["conflicts"], serde_json::json!([]));
}

#[test]
fn one_list_shows_everyone_where_they_sit() {
    let hall = stage();
    hall.words(&["competition", "enter", EVENT, "1", "--competition", "Future Stars", "--overrule"]).done();
    stars(&hall, &format!("register close {EVENT}"));
    let print = format!("print {EVENT} seats seats.pdf --overwrite");
    hall.unchanged(|| hall.drawmaster(&print).refused("Pair a round first"));
    hall.drawmaster(&format!("pair {EVENT} --round 1")).done();
    stars(&hall, &format!("pair {EVENT} --round 1"));
    hall.drawmaster(&print).done();
    let Some(text) = support::pdf_text(&hall.path("seats.pdf"), &["-layout"]) else { return };
    let line = |family: &str| {
        let found: Vec<&str> = text.lines().filter(|line| line.trim_start().starts_with(family)).collect();
        assert!(!found.is_empty(), "{family} is not on the sheet:\n{text}");
        found
    };
    assert_eq!(line("ASH").len(), 2, "one line for each competition:\n{text}");
    assert!(line("ASH")[1].contains("Future Stars") && line("BIRCH")[0].contains("Open"), "{text}");
    for family in ["Cedar", "Elm", "Fir", "Hazel", "Larch", "Maple", "Oak", "Pine", "Rowan", "Sorrel", "Tansy", "Yew"] {
        assert_eq!(line(&family.to_uppercase()).len(), 1, "{text}");
    }
}
