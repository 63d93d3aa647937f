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
    hall.drawmaster(&format!("undo {EVENT}")).done();
    hall.drawmaster(&format!("set {EVENT} competition.club_ladder.anchored true")).done();
    for sheet in ["standings", "wall-chart", "rules"] {
        hall.drawmaster(&format!("print {EVENT} {sheet} {sheet}.pdf")).done();
    }
    hall.unchanged(|| hall.drawmaster(&format!("pair {EVENT} --round 1")).refused("choose"));
    hall.drawmaster(&format!("export {EVENT} --as html pages")).done();
    hall.drawmaster(&format!("check {EVENT}")).done();
}
