//! A club ladder on the command line: games as they come, rungs, stones and komi (R70).

use serde_json::Value;

use crate::hall;

const EVENT: &str = "club.drawmaster";

#[test]
fn games_move_players_up_and_down_the_ladder() {
    let hall = hall();
    hall.words(&["new", EVENT, "--name", "Club", "--start", "2026-01-10", "--system", "club-ladder"]).done();
    let ranks = ["2d", "3k", "8k", "18k"];
    let line = |(at, rank): (usize, &&str)| format!("Aster{at},Ana,{rank},1990,RO\n");
    let list: String = (1..).zip(&ranks).map(line).collect();
    hall.write("list.csv", format!("family,given,rank,birth_year,country\n{list}"));
    hall.drawmaster(&format!("entry import {EVENT} list.csv")).done();
    let ladder = || {
        let view = hall.drawmaster(&format!("game list {EVENT} --json")).json();
        let row = |row: &Value| {
            (row["number"].as_u64().expect("a number"), row["rung"].as_str().expect("a rung").to_string())
        };
        view["chart"].as_array().expect("rows").iter().map(row).collect::<Vec<_>>()
    };
    let numbers: Vec<u64> = ladder().into_iter().map(|(number, _)| number).collect();
    let rungs = |expected: [&str; 4]| {
        let found: Vec<String> = ladder().into_iter().map(|(_, rung)| rung).collect();
        assert_eq!(found, expected);
    };
    rungs(["2d", "3k", "8k", "18k"]);
    let conditions = |one: usize, two: usize| {
        hall.drawmaster(&format!("game conditions {EVENT} {} {} --json", numbers[one], numbers[two])).json()
    };
    let far = conditions(0, 3);
    assert_eq!((&far["stones"], &far["black"]), (&9.into(), &numbers[3].into()));
    assert!(far["komi"].as_str().expect("a komi").ends_with("50"), "10 grades beyond nine stones: {far}");
    let play = |black: usize, white: usize, result: &str| {
        let (black, white) = (numbers[black], numbers[white]);
        hall.drawmaster(&format!("game add {EVENT} --black {black} --white {white} {result}")).done();
    };
    play(3, 2, "1-0");
    play(2, 1, "0-1");
    play(1, 0, "1-0");
    play(3, 2, "=");
    rungs(["1d+0.9", "3k+0.4", "9k", "17k"]);
    let standings = hall.drawmaster(&format!("standings {EVENT} --json")).json();
    let places: Vec<&Value> =
        standings.as_array().expect("lines").iter().map(|line| &line["criteria"]["RUNG"]).collect();
    assert_eq!(places, ["1d+0.9", "3k+0.4", "9k", "17k"]);
    let dated = |day: &str| format!("game add {EVENT} --black {} --white {} 1-0 --day {day}", numbers[3], numbers[2]);
    hall.unchanged(|| hall.drawmaster(&dated("2026-01-12")).refused("has played a later game"));
    hall.unchanged(|| hall.drawmaster(&dated("2126-01-12")).refused("has not come yet"));
    let prizes = hall.drawmaster(&format!("game prizes {EVENT} --from 2026-01-10 --json")).json();
    let first = |list: &str, of: &str| (prizes[list][0]["number"].clone(), prizes[list][0][of].clone());
    assert_eq!(first("improvement", "climbed"), (numbers[1].into(), 2.into()), "{prizes}");
    assert_eq!(first("persistence", "games").1, 3, "{prizes}");
    let none = hall.drawmaster(&format!("game prizes {EVENT} --to 2026-01-09")).done();
    assert!(none.contains("no games"), "{none}");
    hall.drawmaster(&format!("print {EVENT} prizes prizes.pdf --from 2026-01-10")).done();
    hall.unchanged(|| {
        let early = hall.drawmaster(&format!("print {EVENT} prizes none.pdf --to 2026-01-09"));
        early.refused("Nobody has played a game of the ladder in this period")
    });
    if let Some(text) = support::pdf_text(&hall.path("prizes.pdf"), &[]) {
        for words in ["Most improved", "2 rungs up", "Most games", "3 games", "10 January 2026"] {
            assert!(text.contains(words), "{words} is not in {text}");
        }
    }
    hall.drawmaster(&format!("undo {EVENT}")).done();
    hall.drawmaster(&format!("set {EVENT} competition.club_ladder.anchored true")).done();
    for sheet in ["standings", "wall-chart", "rules"] {
        hall.drawmaster(&format!("print {EVENT} {sheet} {sheet}.pdf")).done();
    }
    hall.unchanged(|| hall.drawmaster(&format!("pair {EVENT} --round 1")).refused("choose"));
    hall.drawmaster(&format!("export {EVENT} --as html pages")).done();
    hall.drawmaster(&format!("check {EVENT}")).done();
}

/// Months of play: no limit of rounds ends a ladder, and every game can be undone.
#[test]
fn two_members_play_more_games_than_other_competitions_have_rounds() {
    let hall = hall();
    hall.words(&[
        "new",
        EVENT,
        "--name",
        "Club",
        "--start",
        "2026-01-10",
        "--end",
        "2026-12-20",
        "--system",
        "club-ladder",
    ])
    .done();
    hall.write("list.csv", "family,given,rank,birth_year,country\nAster,Ana,3k,1990,RO\nBirch,Ben,3k,1991,RO\n");
    hall.drawmaster(&format!("entry import {EVENT} list.csv")).done();
    for game in 0..40 {
        let (black, white) = if game % 2 == 0 { (1, 2) } else { (2, 1) };
        let result = if game % 4 == 3 { "=" } else { "1-0" };
        hall.drawmaster(&format!("game add {EVENT} --black {black} --white {white} {result}")).done();
    }
    let games = || hall.drawmaster(&format!("game list {EVENT} --json")).json()["games"].as_array().map(Vec::len);
    assert_eq!(games(), Some(40));
    let standings = hall.drawmaster(&format!("standings {EVENT} --json")).json();
    assert_eq!(standings[0]["rounds"].as_array().map(Vec::len), Some(40), "{standings}");
    for _ in 0..9 {
        hall.drawmaster(&format!("undo {EVENT}")).done();
    }
    assert_eq!(games(), Some(31));
    for _ in 0..9 {
        hall.drawmaster(&format!("redo {EVENT}")).done();
    }
    assert_eq!(games(), Some(40));
    for sheet in ["standings", "final-list", "wall-chart", "self-pairing", "register", "draw-cards", "rules"] {
        hall.drawmaster(&format!("print {EVENT} {sheet} {sheet}.pdf")).done();
    }
    for format in ["h9", "opengotha", "macmahon", "pairgoth", "trf", "csv", "json", "bundle"] {
        hall.drawmaster(&format!("export {EVENT} --as {format} out.{format}")).done();
    }
    hall.drawmaster(&format!("export {EVENT} --as html pages")).done();
    hall.drawmaster(&format!("check {EVENT}")).done();
}
