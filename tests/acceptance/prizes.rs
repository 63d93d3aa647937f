//! Prizes on the command line: their groups, one prize per person, and the list for the prize giving (R55).

use serde_json::Value;
use support::TestVenue;

use crate::hall;

const EVENT: &str = "open.drawmaster";

/// A Swiss of eight players, four dan and four kyu, with one confirmed round that Black won everywhere.
fn played() -> TestVenue {
    let hall = hall();
    hall.words(&["new", EVENT, "--name", "Autumn", "--start", "2026-08-14", "--system", "swiss", "--rounds", "1"])
        .done();
    let line = |(at, rank): (usize, &str)| format!("Aster{at},Ana,{rank},{}\n", 1990 + at);
    let ranks = ["4d", "3d", "2d", "1d", "5k", "6k", "7k", "8k"];
    let list: String = (1..).zip(ranks).map(line).collect();
    hall.write("list.csv", format!("family,given,rank,birth_year\n{list}"));
    hall.drawmaster(&format!("entry import {EVENT} list.csv")).done();
    hall.drawmaster(&format!("register close {EVENT}")).done();
    hall.drawmaster(&format!("pair {EVENT} --round 1")).done();
    hall.drawmaster(&format!("release {EVENT} --round 1")).done();
    for board in 1..=4 {
        hall.drawmaster(&format!("result {EVENT} --round 1 --board {board} 1-0")).done();
    }
    hall.drawmaster(&format!("confirm {EVENT} --round 1")).done();
    hall
}

fn names(hall: &TestVenue) -> Vec<String> {
    let standings = hall.drawmaster(&format!("standings {EVENT} --json")).json();
    let name = |line: &Value| line["name"].as_str().expect("a name").split(' ').next().unwrap_or_default().to_string();
    standings.as_array().expect("lines").iter().map(name).collect()
}

/// Prints the sheet and returns its words; `None` where no program reads PDF files.
fn prizes(hall: &TestVenue) -> Option<String> {
    hall.drawmaster(&format!("print {EVENT} prizes prizes.pdf --overwrite")).done();
    support::pdf_text(&hall.path("prizes.pdf"), &[])
}

#[test]
fn groups_by_rank_pass_over_those_who_won_already() {
    let hall = played();
    let refused = hall.words(&["set", EVENT, "competition.prizes.groups", "all, seniors"]);
    refused.refused("\"seniors\" is not a group of prizes.");
    hall.words(&["set", EVENT, "competition.prizes.groups", "all, 10k-1d, youngest"]).done();
    hall.words(&["set", EVENT, "competition.prizes.places", "1"]).done();
    // Family names are printed in capitals.
    let most = |text: &str| (1..=8).map(|at| text.matches(&format!("ASTER{at}")).count()).max();
    if let Some(text) = prizes(&hall) {
        assert!(text.contains("Ranks 10k to 1d") && text.contains("Youngest"), "{text}");
        assert!(most(&text) > Some(1), "the first of all are first of their ranks too: {text}");
    }
    hall.words(&["set", EVENT, "competition.prizes.one_per_person", "true"]).done();
    if let Some(text) = prizes(&hall) {
        assert_eq!(most(&text), Some(1), "{text}");
        assert!(text.contains("Ranks 10k to 1d") && text.contains("Youngest"), "the next ones win: {text}");
    }
}

#[test]
fn prizes_follow_the_list_for_the_prize_giving() {
    let hall = played();
    hall.drawmaster(&format!("prize-list {EVENT} --take-back")).refused("No list for the prize giving is fixed.");
    let fixed = hall.drawmaster(&format!("prize-list {EVENT} --json")).json();
    assert_eq!((&fixed["round"], &fixed["differences"]), (&Value::from(1), &Value::Array(Vec::new())));
    hall.words(&["set", EVENT, "competition.prizes.groups", "all"]).done();
    hall.words(&["set", EVENT, "competition.prizes.places", "1"]).done();
    let before = prizes(&hall);
    let first = names(&hall)[0].clone();
    let winner = |text: Option<String>| text.map(|text| text.contains(&first.to_uppercase()));
    for board in 1..=4 {
        let correction = format!("result {EVENT} --round 1 --board {board} 0-1 --reason misread");
        let said = hall.drawmaster(&correction).done();
        assert!(said.contains("list for the prize giving"), "{said}");
    }
    assert_ne!(names(&hall)[0], first);
    let listed = hall.drawmaster(&format!("standings {EVENT}")).done();
    assert!(listed.contains(&format!("{first} Ana: place 1 on the list")), "{listed}");
    assert_eq!(winner(prizes(&hall)), winner(before), "the list holds");
    hall.drawmaster(&format!("prize-list {EVENT} --take-back")).done();
    assert_ne!(winner(prizes(&hall)), Some(true));
}
