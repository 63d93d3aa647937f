//! A league on the command line: divisions, games as they come, and the next season (R66).

use serde_json::Value;
use support::TestVenue;

use crate::hall;

const EVENT: &str = "club.drawmaster";

/// The families of a competition in order of their numbers.
fn families(hall: &TestVenue, competition: &str) -> Vec<String> {
    let entries = hall.words(&["entries", EVENT, "--competition", competition, "--json"]).json();
    let mut numbered: Vec<(u64, String)> = entries
        .as_array()
        .expect("entries")
        .iter()
        .map(|e| (e["number"].as_u64().expect("a number"), e["family"].as_str().expect("a family").to_string()))
        .collect();
    numbered.sort();
    numbered.into_iter().map(|(_, family)| family).collect()
}

#[test]
fn a_season_is_played_in_divisions_and_the_next_one_follows_from_it() {
    let hall = hall();
    hall.words(&["new", EVENT, "--name", "Club", "--start", "2026-01-10", "--system", "league"]).done();
    hall.drawmaster(&format!("set {EVENT} competition.division_size 4")).done();
    hall.drawmaster(&format!("set {EVENT} competition.moves 1")).done();
    let line = |at: usize| format!("Aster{at},Ana,{at}k,1990,RO\n");
    hall.write("list.csv", format!("family,given,rank,birth_year,country\n{}", (1..=8).map(line).collect::<String>()));
    hall.drawmaster(&format!("entry import {EVENT} list.csv")).done();
    let first = families(&hall, "League");
    assert_eq!(first.len(), 8);
    let game =
        |black: usize, white: usize| hall.drawmaster(&format!("game add {EVENT} --black {black} --white {white} 1-0"));
    hall.unchanged(|| game(1, 5).refused("different divisions"));
    // The larger number wins in each division.
    for from in [1, 5] {
        for white in from..from + 4 {
            for black in white + 1..from + 4 {
                game(black, white).done();
            }
        }
    }
    hall.unchanged(|| game(1, 2).refused("met"));
    let view = hall.drawmaster(&format!("game list {EVENT} --json")).json();
    assert!(view["chart"].as_array().expect("rows").iter().all(|row| row["left"] == 0), "{view}");
    let standings = hall.drawmaster(&format!("standings {EVENT} --json")).json();
    let places: Vec<(u64, u64)> = standings
        .as_array()
        .expect("lines")
        .iter()
        .map(|line| (line["number"].as_u64().expect("a number"), line["place"].as_u64().expect("a place")))
        .collect();
    assert_eq!(places, [(4, 1), (3, 2), (2, 3), (1, 4), (8, 1), (7, 2), (6, 3), (5, 4)]);
    let next = ["competition", "add", EVENT, "--name", "Autumn", "--next-season-of", "League"];
    hall.words(&next).done();
    let expected: Vec<String> = [4, 3, 2, 8, 1, 7, 6, 5].map(|number: usize| first[number - 1].clone()).to_vec();
    assert_eq!(families(&hall, "Autumn"), expected);
    let people = hall.drawmaster(&format!("competition people {EVENT} --json")).json();
    let both = |person: &Value| person["competitions"].as_array().expect("competitions").len() == 2;
    assert!(people.as_array().expect("people").iter().all(both), "{people}");
    for sheet in ["standings", "wall-chart", "rules"] {
        hall.drawmaster(&format!("print {EVENT} {sheet} {sheet}.pdf")).done();
    }
    hall.drawmaster(&format!("check {EVENT}")).done();
}
