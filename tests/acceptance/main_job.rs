//! The main job: six rounds with three embedded knock-outs, from the list of entries to the last standings.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use support::TestVenue;

use crate::field::{Board, Field, boards, half_points};
use crate::hall;

const EVENT: &str = "stage.drawmaster";

/// 32 players; KO12 with 8, KO16 with all of its age, KO20 with 4.
fn drawn() -> TestVenue {
    let hall = hall();
    hall.event(EVENT, 32);
    for (category, size) in [(12, "--size 8"), (16, ""), (20, "--size 4")] {
        let line =
            format!("ko draw {EVENT} --category {category} {size} --seed 5e{category} --entropy dice:{category}");
        hall.drawmaster(&line).done();
    }
    hall
}

/// The table of a knock-out in JSON.
fn table(hall: &TestVenue, category: u64) -> Value {
    hall.drawmaster(&format!("ko show {EVENT} --category {category} --json")).json()
}

fn numbers(boards: &[Board]) -> BTreeSet<u64> {
    boards.iter().flat_map(|b| [b.black, b.white]).collect()
}

/// The smaller number is the stronger player and wins.
fn by_strength(board: &Board) -> &'static str {
    if board.black < board.white { "1-0" } else { "0-1" }
}

#[test]
fn a_draw_shows_its_boxes_and_can_be_repeated() {
    let hall = drawn();
    for (category, lines, first_round) in [(12, 8, 4), (16, 16, 3), (20, 4, 5)] {
        let table = table(&hall, category);
        let boxes = table["boxes"].as_array().unwrap();
        assert_eq!((boxes.len(), &table["first_round"]), (lines, &first_round.into()), "KO{category}");
        assert_eq!((&boxes[0]["place"], &boxes[0]["group"]), (&1.into(), &"gold".into()));
        assert_eq!((&boxes[lines - 1]["place"], &boxes[lines - 1]["group"]), (&2.into(), &"gold".into()));
        let drawn = boxes.iter().filter(|b| !b["player"].is_null()).count();
        assert_eq!(table["size"], drawn);
        hall.drawmaster(&format!("ko verify {EVENT} --category {category}")).done();
    }
    // The same list, seed and call give the same table; another call gives another table.
    let before = table(&hall, 16)["boxes"].clone();
    hall.drawmaster(&format!("ko draw {EVENT} --category 16 --seed 5e16 --entropy dice:16")).done();
    assert_eq!(table(&hall, 16)["boxes"], before);
    hall.drawmaster(&format!("ko draw {EVENT} --category 16 --seed 5e16 --entropy dice:17")).done();
    assert_ne!(table(&hall, 16)["boxes"], before);
    hall.drawmaster(&format!("check {EVENT}")).done();
}

/// Results other than a win of the stronger player.
struct Oddities {
    walkover: Option<Board>,
    jigo: Option<Board>,
    forfeit: Option<Board>,
}

/// Round 2 has a forfeit, round 3 a walkover and a jigo in the knock-out of the sixteens.
fn oddities(round: u64, boards: &[Board]) -> Oddities {
    let table_game = |at: usize| boards.iter().filter(|b| b.ko == Some(16)).nth(at).cloned().filter(|_| round == 3);
    let forfeit = boards.iter().find(|b| b.ko.is_none()).cloned().filter(|_| round == 2);
    Oddities { walkover: table_game(0), jigo: table_game(1), forfeit }
}

fn play(hall: &TestVenue, field: &mut Field, round: u64, boards: &[Board]) -> Oddities {
    let oddities = oddities(round, boards);
    for board in boards {
        let is = |odd: &Option<Board>| odd.as_ref() == Some(board);
        let result = match board {
            _ if is(&oddities.walkover) => "wo-black",
            _ if is(&oddities.jigo) => "=",
            _ if is(&oddities.forfeit) => "0-1!",
            _ => by_strength(board),
        };
        field.result(hall, EVENT, round, board, result);
    }
    oddities
}

#[test]
fn six_rounds_with_three_knock_outs() {
    let hall = drawn();
    let all: BTreeSet<u64> = (1..=32).collect();
    let mut field = Field::default();
    let mut walked_over = BTreeSet::new();
    let mut lost_in_tables: BTreeMap<u64, u64> = BTreeMap::new();
    for round in 1..=6 {
        let boards = field.pair(&hall, EVENT, round, &all);
        let in_tables: Vec<Board> = boards.iter().filter(|b| b.ko.is_some()).cloned().collect();
        for out in lost_in_tables.keys() {
            assert!(!numbers(&in_tables).contains(out), "round {round}: {out} is out and back in the field");
        }
        let odd = play(&hall, &mut field, round, &boards);
        walked_over.extend(odd.walkover.iter().flat_map(|b| [b.black, b.white]));
        if let Some(jigo) = &odd.jigo {
            let next = format!("pair {EVENT} --round {}", round + 1);
            hall.unchanged(|| hall.drawmaster(&next).refused("ladder"));
            hall.drawmaster(&format!("ladder {EVENT} --round {round} --board {} --winner white", jigo.board)).done();
        }
        for board in &in_tables {
            let black_advances =
                odd.walkover.as_ref() == Some(board) || (odd.jigo.as_ref() != Some(board) && board.black < board.white);
            lost_in_tables.insert(if black_advances { board.white } else { board.black }, round);
        }
    }
    hall.drawmaster(&format!("confirm {EVENT} --round 6")).done();
    let table16 = table(&hall, 16);
    let hows: Vec<&str> =
        table16["rounds"][0]["games"].as_array().unwrap().iter().map(|g| g["how"].as_str().unwrap()).collect();
    assert!(hows.contains(&"walkover") && hows.contains(&"ladder"), "{hows:?}");
    for category in [12, 16, 20] {
        let table = table(&hall, category);
        let last = table["rounds"].as_array().unwrap().last().unwrap().clone();
        assert_eq!((&last["round"], last["games"][0]["winner"].is_u64()), (&6.into(), true), "KO{category}");
        hall.drawmaster(&format!("ko verify {EVENT} --category {category}")).done();
    }
    scores_add_up(&hall, &field, &walked_over);
    hall.drawmaster(&format!("check {EVENT}")).done();
}

/// Asserts that each McMahon score is the initial score plus the wins (R14); a walkover counts neither as win nor as loss (R34).
fn scores_add_up(hall: &TestVenue, field: &Field, walked_over: &BTreeSet<u64>) {
    let entries = hall.drawmaster(&format!("entries {EVENT} --json")).json();
    let initial: BTreeMap<u64, i64> = entries
        .as_array()
        .unwrap()
        .iter()
        .map(|e| (e["number"].as_u64().unwrap(), half_points(e["initial"].as_str().unwrap())))
        .collect();
    let standings = hall.drawmaster(&format!("standings {EVENT} --json")).json();
    let lines = standings.as_array().unwrap();
    assert_eq!(lines.len(), 32);
    let mms = |line: &Value| half_points(line["criteria"]["MMS"].as_str().unwrap());
    assert!(lines.windows(2).all(|two| mms(&two[0]) >= mms(&two[1])));
    for line in lines {
        let number = line["number"].as_u64().unwrap();
        if !walked_over.contains(&number) {
            assert_eq!(mms(line), initial[&number] + field.half_points(number), "{line}");
        }
    }
}

#[test]
fn a_round_can_be_confirmed_once_both_passes_agree() {
    let hall = hall();
    hall.event(EVENT, 8);
    let boards = boards(&hall.drawmaster(&format!("pair {EVENT} --round 1 --json")).json());
    let enter = |board: u64, pass: &str, result: &str| {
        hall.drawmaster(&format!("result {EVENT} --round 1 --board {board} {result} --pass {pass} --json")).json()
    };
    for board in 1..=boards.len() as u64 {
        assert_eq!(enter(board, "black", "1-0")["agreed"], Value::Null);
    }
    hall.unchanged(|| hall.drawmaster(&format!("confirm {EVENT} --round 1")).refused("of round 1 have no result"));
    for board in 1..=boards.len() as u64 {
        let second = enter(board, "white", if board == 2 { "0-1" } else { "1-0" });
        assert_eq!(second["disagree"], board == 2);
    }
    hall.unchanged(|| hall.drawmaster(&format!("confirm {EVENT} --round 1")).refused("disagree on board 2"));
    hall.unchanged(|| hall.drawmaster(&format!("pair {EVENT} --round 2")).refused("disagree on board 2"));
    assert_eq!(enter(2, "black", "0-1")["agreed"], "0-1");
    hall.drawmaster(&format!("confirm {EVENT} --round 1")).done();
    hall.drawmaster(&format!("pair {EVENT} --round 2")).done();
    hall.drawmaster(&format!("check {EVENT}")).done();
}

#[test]
fn changes_can_be_undone_and_redone() {
    let hall = hall();
    hall.event(EVENT, 8);
    let ask = |what: &str| hall.drawmaster(&format!("{what} {EVENT} --json")).json();
    hall.drawmaster(&format!("pair {EVENT} --round 1")).done();
    let paired = ask("standings");
    hall.drawmaster(&format!("result {EVENT} --round 1 --board 1 1-0")).done();
    let played = ask("standings");
    assert_ne!(paired, played);
    assert_eq!(ask("undo")["undone"], "enter_result");
    assert_eq!(ask("standings"), paired);
    assert_eq!(ask("redo")["redone"], "enter_result");
    assert_eq!(ask("standings"), played);
    for _ in 0..4 {
        ask("undo");
    }
    assert_eq!(ask("entries"), Value::Array(Vec::new()));
    hall.unchanged(|| hall.drawmaster(&format!("undo {EVENT}")).refused("nothing to undo"));
    for _ in 0..4 {
        ask("redo");
    }
    assert_eq!(ask("standings"), played);
    hall.unchanged(|| hall.drawmaster(&format!("redo {EVENT}")).refused("nothing to redo"));
    assert_eq!(ask("log").as_array().unwrap().len(), 5 + 2 + 4 + 4, "the journal keeps every step");
    hall.drawmaster(&format!("check {EVENT}")).done();
}

#[test]
fn players_can_enter_late_and_withdraw() {
    let hall = hall();
    hall.event(EVENT, 8);
    hall.drawmaster(&format!("entry set {EVENT} 5 --missed 2 --reason school")).done();
    let mut field = Field::default();
    for round in 1..=3 {
        let mut playing: BTreeSet<u64> = (1..=8).collect();
        if round == 2 {
            playing.remove(&5);
            playing.insert(9);
        }
        if round == 3 {
            playing.remove(&1);
            playing.insert(9);
        }
        let boards = field.pair(&hall, EVENT, round, &playing);
        for board in &boards {
            field.result(&hall, EVENT, round, board, by_strength(board));
        }
        if round == 1 {
            let late = hall.drawmaster(&format!("entry add {EVENT} --family Reed --given Bo --rank 4k --json")).json();
            assert_eq!(late["number"], 9, "a late entry gets the next number");
        }
        if round == 2 {
            hall.drawmaster(&format!("entry withdraw {EVENT} 1 --reason ill")).done();
        }
        hall.drawmaster(&format!("check {EVENT}")).done();
    }
    let standings = hall.drawmaster(&format!("standings {EVENT} --json")).json();
    assert_eq!(standings.as_array().unwrap().len(), 9, "the player who left keeps their line");
}
