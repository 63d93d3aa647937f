//! Whether a round still follows from the facts: `boards`, `competition list`, `check` and `release` say it, as JSON too.

use serde_json::{Value, json};
use support::TestVenue;

use crate::hall;

/// The state and the reasons of a validity: kind, board.
fn shown(validity: &Value) -> (String, Vec<(String, Vec<u64>)>) {
    let reason = |reason: &Value| {
        let boards = reason["boards"].as_array().unwrap().iter().map(|board| board.as_u64().unwrap()).collect();
        assert!(reason["text"].as_str().unwrap().ends_with('.'), "{reason}");
        (reason["kind"].as_str().unwrap().to_owned(), boards)
    };
    let reasons = validity["reasons"].as_array().unwrap().iter().map(reason).collect();
    (validity["state"].as_str().unwrap().to_owned(), reasons)
}

/// The validity in the answers of `boards`, `competition list` and `check`, which agree.
fn validity(hall: &TestVenue, round: u64) -> (String, Vec<(String, Vec<u64>)>) {
    let boards = hall.drawmaster(&format!("boards EVENT --round {round} --json")).json();
    let found = shown(&boards["validity"]);
    let listed = hall.drawmaster("competition list EVENT --json").json();
    let of_competition = |value: &Value| value["validity"].is_object().then(|| shown(&value["validity"]));
    let competitions = listed.as_array().or_else(|| listed["competitions"].as_array()).unwrap();
    assert_eq!(competitions.iter().find_map(of_competition).as_ref(), Some(&found), "{listed}");
    assert_eq!(shown(&hall.drawmaster("check EVENT --json").json()["validity"]), found);
    found
}

#[test]
fn a_player_who_left_a_draft_is_named_in_every_answer_and_the_release_asks() {
    let hall = hall();
    hall.event("EVENT", 8);
    hall.drawmaster("pair EVENT --round 1").done();
    assert_eq!(validity(&hall, 1), ("current".to_owned(), vec![]));
    hall.drawmaster("entry withdraw EVENT 3 --reason ill").done();
    let view = hall.drawmaster("boards EVENT --round 1 --json").json();
    let sits = |board: &&Value| board["black"]["number"] == json!(3) || board["white"]["number"] == json!(3);
    let board = view["boards"].as_array().unwrap().iter().find(sits).unwrap()["board"].as_u64().unwrap();
    assert_eq!(validity(&hall, 1), ("out_of_date".to_owned(), vec![("left".to_owned(), vec![board])]));
    let listed = hall.drawmaster("competition list EVENT").done();
    assert!(listed.contains("pair round 1 again: it is out of date"), "{listed}");
    hall.unchanged(|| {
        hall.drawmaster("release EVENT --round 1 --json").refused_json("Round 1 is out of date");
    });
    hall.drawmaster("release EVENT --round 1 --yes").done();
    assert_eq!(validity(&hall, 1).0, "out_of_date", "who left is still seated");
}

#[test]
fn boards_from_a_wrong_result_are_not_hidden_by_pairing_one_of_them_again() {
    let hall = hall();
    hall.event("EVENT", 8);
    hall.drawmaster("pair EVENT --round 1").done();
    hall.drawmaster("release EVENT --round 1").done();
    for board in 1..=4 {
        hall.drawmaster(&format!("result EVENT --round 1 --board {board} 1-0")).done();
    }
    hall.drawmaster("pair EVENT --round 2").done();
    hall.drawmaster("result EVENT --round 1 --board 1 0-1 --reason misread").done();
    let (state, reasons) = validity(&hall, 2);
    let (kind, boards) = reasons.last().unwrap().clone();
    assert_eq!((state.as_str(), kind.as_str()), ("out_of_date", "pairs_differ"));
    hall.drawmaster(&format!("pair-remaining EVENT --round 2 --boards {}", boards[0])).done();
    assert_eq!(validity(&hall, 2).0, "out_of_date");
    hall.drawmaster("release EVENT --round 2 --json").refused_json("Round 2 is out of date");
    hall.drawmaster("pair EVENT --round 2 --again").done();
    assert_eq!(validity(&hall, 2), ("current".to_owned(), vec![]));
    hall.drawmaster("release EVENT --round 2").done();
}
