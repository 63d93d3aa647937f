//! Pair go on the command line: people of the Open and new ones become pairs, which play a Swiss; sheets, pages and exports.

use serde_json::Value;
use support::TestVenue;

use crate::hall;

const EVENT: &str = "congress.drawmaster";

/// An event with six people in the Open, and a chosen competition of pairs of four pairs.
fn entered() -> TestVenue {
    let hall = hall();
    hall.drawmaster(&format!("new {EVENT} --name Congress --start 2026-05-01 --end 2026-05-04")).done();
    let line = |at: usize| format!("Aster{at},Ana,{at}k,1990,RO\n");
    hall.write("list.csv", format!("family,given,rank,birth_year,country\n{}", (1..=6).map(line).collect::<String>()));
    hall.drawmaster(&format!("entry import {EVENT} list.csv")).done();
    hall.drawmaster(&format!("competition add {EVENT} --template pair-go --rounds 3")).done();
    for (first, second) in
        [("1", "4"), ("2", "Reed, Dan, 3d, Mill, RO"), ("3", "Sedge, Ion, 5k"), ("Rush, Ada, 2k", "5")]
    {
        add(&hall, first, second).done();
    }
    hall
}

fn add(hall: &TestVenue, first: &str, second: &str) -> support::Ran {
    let words =
        ["entry", "add-pair", EVENT, "--competition", "Pair go", "--mixed", "--first", first, "--second", second];
    hall.words(&words)
}

/// Runs a command for the competition of pairs.
fn pairs(hall: &TestVenue, command: &str) -> support::Ran {
    hall.words(&command.split(' ').chain(["--competition", "Pair go"]).collect::<Vec<_>>())
}

#[test]
fn a_word_that_is_no_partner_and_an_export_to_a_rating_list_are_refused() {
    let hall = entered();
    hall.unchanged(|| add(&hall, "6", "Sedge").refused("is not a partner"));
    hall.unchanged(|| pairs(&hall, &format!("export {EVENT} results.h9 --as h9")).refused("no rating list takes"));
}

#[test]
fn the_checklist_names_pairs_that_are_not_confirmed() {
    let hall = entered();
    let words = ["entry", "add-pair", EVENT, "--competition", "Pair go", "--first", "6", "--second", "Fern, Ada, 6k"];
    hall.words(&words).done();
    pairs(&hall, &format!("set {EVENT} competition.pairs.mixed Required")).done();
    let told = pairs(&hall, &format!("register check {EVENT}")).done();
    assert!(told.contains("Not confirmed as mixed pairs: Aster6 Ana & Fern Ada."), "{told}");
}

#[test]
fn a_day_of_pair_go_is_played() {
    let hall = entered();
    pairs(&hall, &format!("set {EVENT} competition.pairs.mixed Required")).done();
    let people = hall.drawmaster(&format!("competition people {EVENT} --json")).json();
    assert_eq!(people.as_array().map(Vec::len), Some(9), "six of the Open, and three partners: {people}");
    pairs(&hall, &format!("register close {EVENT}")).done();
    for round in 1..=3 {
        pairs(&hall, &format!("pair {EVENT} --round {round}")).done();
        if round == 1 {
            pairs(&hall, &format!("print {EVENT} pairings list.pdf")).done();
        }
        pairs(&hall, &format!("release {EVENT} --round {round}")).done();
        for board in 1..=2 {
            pairs(&hall, &format!("result {EVENT} --round {round} --board {board} 1-0")).done();
        }
        pairs(&hall, &format!("confirm {EVENT} --round {round}")).done();
    }
    let standings: Value = pairs(&hall, &format!("standings {EVENT} --json")).json();
    let lines = standings.as_array().expect("lines");
    assert_eq!(lines.len(), 4);
    assert!(standings.to_string().contains("Aster1 Ana & Aster4 Ana"), "{standings}");
    pairs(&hall, &format!("print {EVENT} standings standings.pdf")).done();
    pairs(&hall, &format!("check {EVENT}")).done();
    let Some(text) = support::pdf_text(&hall.path("list.pdf"), &[]) else { return };
    assert!(text.contains("Order of moves"), "{text}");
    // Someone of each pair plays in the Open, of the first pair both do.
    assert_eq!(text.matches("Also due elsewhere").count(), 4, "a pair is named once: {text}");
    for name in ["ASTER1", "ASTER4", "REED", "SEDGE", "RUSH"] {
        assert!(text.contains(name), "{name} is not in {text}");
    }
}

#[test]
fn partners_are_corrected_and_exchanged_and_the_change_is_undone() {
    let hall = entered();
    let set = |number: &str, option: &str, value: &str| {
        hall.words(&["entry", "set-pair", EVENT, number, "--competition", "Pair go", option, value])
    };
    let listed = || pairs(&hall, &format!("entries {EVENT}")).done();
    let key = {
        let entries = pairs(&hall, &format!("entries {EVENT} --json")).json();
        let found =
            entries.as_array().unwrap().iter().find(|entry| entry["family"] == "Aster2 Ana & Reed Dan").unwrap();
        found["id"].to_string()
    };
    set(&key, "--second", "Reed, Dan, 5d").done();
    assert!(listed().contains("Aster2 Ana & Reed Dan"), "{}", listed());
    set(&key, "--second", "6").done();
    assert!(listed().contains("Aster2 Ana & Aster6 Ana"), "{}", listed());
    hall.drawmaster(&format!("undo {EVENT}")).done();
    assert!(listed().contains("Aster2 Ana & Reed Dan"), "{}", listed());
    hall.unchanged(|| set(&key, "--second", "1").refused("is in the pair"));
}
