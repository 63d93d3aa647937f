//! Round robin, score pairing and self-pairing on the command line: opponents, colours and final order (R56-R59, R66, R69).

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use support::TestVenue;

use crate::field::{Board, boards};
use crate::hall;

const EVENT: &str = "side.drawmaster";

/// An event of this system with a closed register.
fn closed(system: &str, players: usize, rounds: u32) -> TestVenue {
    let hall = hall();
    let rounds = rounds.to_string();
    hall.words(&["new", EVENT, "--name", "Side", "--start", "2026-05-01", "--rounds", &rounds, "--system", system])
        .done();
    let line = |at: usize| format!("Aster{at:02},Ana,{}k,2011,RO\n", at);
    let list: String = (1..=players).map(line).collect();
    hall.write("list.csv", format!("family,given,rank,birth_year,country\n{list}"));
    hall.drawmaster(&format!("entry import {EVENT} list.csv")).done();
    hall.drawmaster(&format!("register close {EVENT}")).done();
    hall
}

/// Pairs and plays a round; the smaller number wins except where `upset` is true.
fn play(hall: &TestVenue, round: u64, upset: impl Fn(&Board) -> bool) -> (Vec<Board>, Vec<u64>) {
    let answer = hall.drawmaster(&format!("pair {EVENT} --round {round} --json")).json();
    let paired = boards(&answer);
    for board in &paired {
        let black_wins = (board.black < board.white) != upset(board);
        let result = if black_wins { "1-0" } else { "0-1" };
        hall.drawmaster(&format!("result {EVENT} --round {round} --board {} {result}", board.board)).done();
    }
    (paired, answer["bye"].as_array().unwrap().iter().map(|n| n.as_u64().unwrap()).collect())
}

#[test]
fn in_a_round_robin_everyone_meets_everyone_once_and_rests_once() {
    let hall = closed("round-robin", 5, 6);
    let (mut met, mut rests, mut balance) = (BTreeSet::new(), Vec::new(), BTreeMap::<u64, i32>::new());
    for round in 1..=5 {
        let (paired, rest) = play(&hall, round, |_| false);
        assert_eq!((paired.len(), rest.len()), (2, 1), "round {round}");
        rests.extend(rest);
        for board in &paired {
            assert!(met.insert(board.pair()), "{:?} met twice", board.pair());
            *balance.entry(board.black).or_default() += 1;
            *balance.entry(board.white).or_default() -= 1;
        }
    }
    assert_eq!((met.len(), rests.iter().collect::<BTreeSet<_>>().len()), (10, 5));
    assert!(balance.values().all(|b| *b == 0), "{balance:?}");
    // The sixth round starts the second cycle, with reversed colours.
    let first = boards(&hall.drawmaster(&format!("pair {EVENT} --round 1 --dry-run --json")).json());
    let again = boards(&hall.drawmaster(&format!("pair {EVENT} --round 6 --json")).json());
    let colours = |all: &[Board], turned: bool| -> BTreeSet<(u64, u64)> {
        all.iter().map(|b| if turned { (b.white, b.black) } else { (b.black, b.white) }).collect()
    };
    assert_eq!(colours(&again, false), colours(&first, true));
    let table = hall.drawmaster(&format!("standings {EVENT} --round 5 --json")).json();
    let numbers: Vec<u64> = table.as_array().unwrap().iter().map(|l| l["number"].as_u64().unwrap()).collect();
    assert_eq!(numbers, [1, 2, 3, 4, 5]);
    let wins = |line: &serde_json::Value| line["criteria"]["NBW"].as_str().unwrap().to_string();
    let wins: Vec<String> = table.as_array().unwrap().iter().map(wins).collect();
    assert_eq!(wins, ["4", "3", "2", "1", "0"], "the rest is no win");
    hall.drawmaster(&format!("check {EVENT}")).done();
}

#[test]
fn an_absent_player_of_a_round_robin_loses_by_forfeit() {
    let hall = closed("round-robin", 4, 3);
    hall.drawmaster(&format!("entry set {EVENT} 2 --missed 1 --reason school")).done();
    hall.drawmaster(&format!("pair {EVENT} --round 1")).done();
    let round = hall.drawmaster(&format!("boards {EVENT} --round 1 --json")).json();
    let boards = round["boards"].as_array().unwrap();
    let lost = boards.iter().filter(|board| !board["passes"]["agreed"].is_null());
    let lost: Vec<_> =
        lost.map(|board| (board["black"]["number"].clone(), board["passes"]["agreed"].clone())).collect();
    assert_eq!(lost.len(), 1, "{lost:?}");
    assert_eq!(lost[0].1, if lost[0].0 == 2 { "0-1!" } else { "1-0!" });
}

#[test]
fn score_pairing_uses_numbers_drawn_by_lot() {
    let hall = closed("score-pairing", 8, 6);
    let mut score: BTreeMap<u64, u32> = (1..=8).map(|n| (n, 0)).collect();
    let (mut met, mut balance) = (BTreeSet::new(), BTreeMap::<u64, i32>::new());
    for round in 1..=5 {
        // The larger number wins some games in three rounds, so that the groups differ from the order of numbers.
        let upset = |b: &Board| (b.black + b.white + round).is_multiple_of(3);
        let (paired, bye) = play(&hall, round, upset);
        assert_eq!((paired.len(), bye.len()), (4, 0));
        if round == 1 {
            let expected: Vec<(u64, u64)> = vec![(1, 2), (3, 4), (5, 6), (7, 8)];
            let mut told: Vec<(u64, u64)> = paired.iter().map(|b| (b.black, b.white)).collect();
            told.sort_unstable();
            assert_eq!(told, expected, "the smaller number has Black");
        }
        if round == 2 {
            halves(&paired, &score);
        }
        for board in &paired {
            assert!(met.insert(board.pair()), "{:?} met twice", board.pair());
            let (black, white) = (*balance.entry(board.black).or_default(), *balance.entry(board.white).or_default());
            let higher = |n: u64| (score[&n], if round % 2 == 1 { -(n as i64) } else { n as i64 });
            let black_is_higher = higher(board.black) > higher(board.white);
            assert!(black < white || black == white && black_is_higher == (round % 2 == 1), "round {round}: {board:?}");
        }
        for board in &paired {
            *balance.entry(board.black).or_default() += 1;
            *balance.entry(board.white).or_default() -= 1;
            let black_wins = (board.black < board.white) != upset(board);
            *score.entry(if black_wins { board.black } else { board.white }).or_default() += 1;
        }
    }
    let table = hall.drawmaster(&format!("standings {EVENT} --json")).json();
    let names: Vec<&String> = table[0]["criteria"].as_object().unwrap().keys().collect();
    for criterion in ["NBW", "SOSW", "SOSR1", "SOSR5"] {
        assert!(names.iter().any(|name| *name == criterion), "{names:?}");
    }
    hall.drawmaster(&format!("check {EVENT}")).done();
    // The numbers are drawn by lot: they differ from the order of strength and do not depend on when the register is closed.
    let entries = hall.drawmaster(&format!("entries {EVENT} --json")).json();
    let by_rank: Vec<(String, u64)> = entries
        .as_array()
        .unwrap()
        .iter()
        .map(|e| (e["family"].as_str().unwrap().to_string(), e["number"].as_u64().unwrap()))
        .collect();
    let numbers: BTreeSet<u64> = by_rank.iter().map(|(_, n)| *n).collect();
    assert_eq!(numbers, (1..=8).collect());
}

/// Asserts that the upper half of each group plays the lower half in the second round; larger numbers are higher (R57).
fn halves(paired: &[Board], score: &BTreeMap<u64, u32>) {
    for points in [0, 1] {
        let mut group: Vec<u64> = score.iter().filter(|(_, s)| **s == points).map(|(n, _)| *n).collect();
        group.sort_unstable_by(|a, b| b.cmp(a));
        let half = group.len() / 2;
        let upper: BTreeSet<u64> = group[..half].iter().copied().collect();
        let inside = paired.iter().filter(|b| group.contains(&b.black) && group.contains(&b.white));
        for board in inside {
            assert!(upper.contains(&board.black) != upper.contains(&board.white), "{board:?} in {group:?}");
        }
    }
}

/// Returns a player's row of the wall chart: the total and the opponent of each game.
fn chart_row(list: &Value, number: u64) -> Vec<(String, u64)> {
    let row = list["chart"].as_array().unwrap().iter().find(|row| row["number"] == number).unwrap();
    let cell = |cell: &Value| (cell["total"].as_str().unwrap().to_string(), cell["opponent"].as_u64().unwrap());
    row["cells"].as_array().unwrap().iter().map(cell).collect()
}

/// The chart of the organisers' handbook, figure 8.3, in a weekend beside the main tournament (R69).
#[test]
fn a_self_paired_side_event_runs_for_a_weekend_without_pairing() {
    let hall = hall();
    hall.words(&["new", EVENT, "--name", "Weekend", "--start", "2026-05-01", "--rounds", "5"]).done();
    hall.write("list.csv", "family,given,rank\nAster,Ana,1d\nBirch,Bo,3k\nCedar,Lia,9k\nDahlia,Mia,2k\n");
    hall.drawmaster(&format!("entry import {EVENT} list.csv")).done();
    hall.drawmaster(&format!("competition add {EVENT} --template self-paired")).done();
    let side = |line: &str| {
        let mut words: Vec<&str> = line.split_whitespace().collect();
        words.insert(words.iter().position(|w| *w == "EVENT").unwrap() + 1, "--competition=Self-paired 9x9");
        hall.words(&words.iter().map(|w| if *w == "EVENT" { EVENT } else { w }).collect::<Vec<_>>())
    };
    side("competition enter EVENT 2 1 3").done();
    for (black, white, result) in [(3, 2, "0-1"), (1, 3, "1-0"), (2, 3, "0-1"), (1, 2, "0-1"), (2, 1, "0-1")] {
        side(&format!("game add EVENT --black {black} --white {white} {result}")).done();
    }
    // A player comes later, and gets the next number.
    side("competition enter EVENT 4").done();
    side("game add EVENT --black 4 --white 1 =").done();
    let list = side("game list EVENT --json").json();
    let row = |number| chart_row(&list, number);
    let cell = |total: &str, opponent| (total.to_string(), opponent);
    assert_eq!(row(1), [cell("1", 3), cell("1", 2), cell("2", 2), cell("2½", 4)]);
    assert_eq!(row(2), [cell("1", 3), cell("1", 3), cell("2", 1), cell("2", 1)]);
    assert_eq!(row(4), [cell("½", 1)]);
    assert_eq!(list["chart"][0]["name"], "Birch Bo", "numbers are given in the order of entry");

    hall.unchanged(|| side("game add EVENT --black 1 --white 2 1-0").refused("as often as they may"));
    side("game add EVENT --black 1 --white 9 1-0").refused("Nobody has the number 9");
    side("pair EVENT --round 1").refused("Add the games instead");
    hall.drawmaster(&format!("game add {EVENT} --black 1 --white 2 1-0"))
        .refused("only where players choose their opponents");

    // A wrong result is corrected, and a game that was written twice is taken off.
    let last = list["games"].as_array().unwrap().last().unwrap();
    let (round, board) = (&last["round"], &last["board"]);
    side(&format!("result EVENT --round {round} --board {board} 0-1")).done();
    side(&format!("game remove EVENT {}", last["game"])).done();
    hall.drawmaster(&format!("undo {EVENT}")).done();

    let standings = side("standings EVENT --json").json();
    let names: Vec<&str> = standings.as_array().unwrap().iter().map(|line| line["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["Birch Bo", "Aster Ana", "Cedar Lia", "Dahlia Mia"]);
    hall.drawmaster(&format!("check {EVENT}")).done();
    side("print EVENT wall-chart chart.pdf").done();
    if let Some(text) = support::pdf_text(&hall.path("chart.pdf"), &["-layout"]) {
        assert!(text.contains("Each cell shows one game") && !text.contains("one round"), "{text}");
    }
    // A round only stores the games, so nothing says who sits where.
    for sheet in ["pairings", "pairings-by-name", "slips"] {
        side(&format!("print EVENT {sheet} none.pdf")).refused("the players choose their opponents");
    }
    assert!(!hall.path("none.pdf").exists());
    side("export EVENT --as html pages").done();
    let chart = String::from_utf8(hall.bytes("pages/wall-chart.html")).unwrap();
    assert!(chart.contains("<sup>3</sup><bdi>4</bdi>") && !hall.path("pages/pairings-1.html").exists(), "{chart}");
    // The main tournament is as it was.
    hall.drawmaster(&format!("register close {EVENT}")).done();
    hall.drawmaster(&format!("pair {EVENT} --round 1")).done();
}
