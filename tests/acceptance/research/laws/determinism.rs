//! Equal inputs give equal bytes, independent of the order of entries.

use serde_json::Value;
use support::TestVenue;

use crate::hall;

#[test]
fn two_demonstrations_write_the_same_bytes() {
    let hall = hall();
    let first = hall.drawmaster("demo one --json").json();
    let second = hall.drawmaster("demo two --json").json();
    assert_eq!(first, second);
    let files = first["files"].as_array().unwrap();
    assert!(files.len() >= 13, "{files:?}");
    for name in files.iter().map(|name| name.as_str().unwrap()).filter(|name| !name.ends_with(".drawmaster")) {
        assert!(hall.bytes(&format!("one/{name}")) == hall.bytes(&format!("two/{name}")), "{name} differs");
    }
    hall.drawmaster("check one/sample.drawmaster").done();
    let of = |folder: &str, what: &str| hall.drawmaster(&format!("{what} {folder}/sample.drawmaster --json")).json();
    for what in ["entries", "standings"] {
        assert!(of("one", what) == of("two", what), "{what} differ");
    }
    // The oldest entry contains the file name.
    let steps = |folder: &str| of(folder, "log").as_array().unwrap().split_last().unwrap().1.to_vec();
    assert!(steps("one") == steps("two"), "the journals differ");
}

/// Reorders the lines of a list: reversed, odd lines before even ones.
fn shuffled(list: &str) -> String {
    let (header, players) = list.split_once('\n').unwrap();
    let lines: Vec<&str> = players.lines().rev().collect();
    let every_other = |from: usize| lines.iter().skip(from).step_by(2);
    std::iter::once(&header).chain(every_other(0)).chain(every_other(1)).map(|line| format!("{line}\n")).collect()
}

/// Plays three rounds with the players of a list and returns each pairing and the standings after it.
fn played(hall: &TestVenue, list: &str) -> Vec<Value> {
    hall.write("list.csv", list);
    hall.drawmaster("entry import e.drawmaster list.csv").done();
    hall.drawmaster("register close e.drawmaster").done();
    let mut seen = Vec::new();
    for round in 1..=3 {
        let mut paired = hall.drawmaster(&format!("pair e.drawmaster --round {round} --json")).json();
        paired["ms"] = Value::Null;
        for board in paired["boards"].as_array().unwrap() {
            let result = if board["black"].as_u64() < board["white"].as_u64() { "1-0" } else { "0-1" };
            let board = &board["board"];
            hall.drawmaster(&format!("result e.drawmaster --round {round} --board {board} {result}")).done();
        }
        seen.push(paired);
        seen.push(hall.drawmaster("standings e.drawmaster --json").json());
    }
    seen
}

#[test]
fn the_order_of_entries_does_not_matter() {
    // Both events are copies of one file with a given seed, because a register draws its own seed when it closes.
    let (first, second) = (hall(), hall());
    first.words(&["new", "e.drawmaster", "--name", "Stage", "--start", "2026-08-14", "--seed", "5eed"]).done();
    second.write("e.drawmaster", first.bytes("e.drawmaster"));
    let list = support::players(23);
    let seen = played(&first, &list).into_iter().zip(played(&second, &shuffled(&list)));
    for (step, (one, other)) in seen.enumerate() {
        assert!(one == other, "step {step}: the order of entries changed it");
    }
}
