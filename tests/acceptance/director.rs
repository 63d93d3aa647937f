//! Manual changes of a round: pairing some players first, numbering boards, keeping categories separate, removing an absent
//! player from the top group. Certificates show manual changes and changes made outside the program.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use support::TestVenue;

use crate::hall;

/// The boards of a round: number, Black, White.
fn boards(hall: &TestVenue, round: u64) -> Vec<(u64, u64, u64)> {
    let view = hall.drawmaster(&format!("boards EVENT --round {round} --json")).json();
    let number = |value: &Value| value.as_u64().unwrap();
    let board = |b: &Value| (number(&b["board"]), number(&b["black"]["number"]), number(&b["white"]["number"]));
    view["boards"].as_array().unwrap().iter().map(board).collect()
}

/// The players at these boards.
fn seated(boards: &[(u64, u64, u64)]) -> BTreeSet<u64> {
    boards.iter().flat_map(|&(_, black, white)| [black, white]).collect()
}

/// Enters a win of Black on every board.
fn play(hall: &TestVenue, round: u64) {
    for (board, ..) in boards(hall, round) {
        hall.drawmaster(&format!("result EVENT --round {round} --board {board} 1-0")).done();
    }
}

#[test]
fn some_players_can_be_paired_before_the_others() {
    let hall = hall();
    hall.event("EVENT", 20);
    hall.drawmaster("pair EVENT --round 1 --only 1,2,4..6").refused("5 players are an odd number");
    hall.drawmaster("pair EVENT --round 1 --only 3").refused("Fewer than two of the chosen");
    hall.drawmaster("pair EVENT --round 1 --only 3,99").refused("There is no player 99");
    hall.drawmaster("pair EVENT --round 1 --only 3,four").refused("not a number or a range of numbers");
    hall.drawmaster("pair EVENT --round 1 --score 77").refused("No player without a board");
    hall.drawmaster("pair EVENT --round 1 --only 1,2,4..7 --dry-run").done();
    assert!(boards(&hall, 1).is_empty(), "a dry run sets nothing");
    hall.drawmaster("pair EVENT --round 1 --only 1,2,4..7").done();
    let first = boards(&hall, 1);
    assert_eq!(seated(&first), BTreeSet::from([1, 2, 4, 5, 6, 7]));
    hall.drawmaster("pair EVENT --round 1 --only 1,3").refused("already has a board in round 1");
    hall.drawmaster("pair EVENT --round 1").done();
    let all = boards(&hall, 1);
    assert_eq!(seated(&all), (1..=20).collect());
    assert!(first.iter().all(|board| all.contains(board)), "what was set has moved: {first:?}, {all:?}");
    let checked = hall.drawmaster("check EVENT --json").json();
    assert_eq!(checked["certificates"], 2);
    assert!(checked["decisions"].to_string().contains("paired in parts"), "{checked}");
}

#[test]
fn a_group_can_be_paired_by_score_or_age() {
    let hall = hall();
    hall.event("EVENT", 32);
    let entries = hall.drawmaster("entries EVENT --json").json();
    let young: BTreeSet<u64> = entries
        .as_array()
        .unwrap()
        .iter()
        .filter(|e| e["category"] == 12)
        .map(|e| e["number"].as_u64().unwrap())
        .collect();
    let paired = |line: &str, players: usize| {
        let asked = hall.drawmaster(&format!("pair EVENT --round 1 {line} --json"));
        if players.is_multiple_of(2) {
            assert_eq!(asked.json()["boards"].as_array().unwrap().len(), players / 2);
        } else {
            asked.refused_json("are an odd number");
        }
    };
    paired("--category 12 --dry-run", young.len());
    let mut groups: BTreeMap<&str, usize> = BTreeMap::new();
    for entry in entries.as_array().unwrap() {
        *groups.entry(entry["initial"].as_str().unwrap()).or_default() += 1;
    }
    let (score, &equals) = groups.iter().max_by_key(|&(_, size)| size).unwrap();
    paired(&format!("--score {score}"), equals);
}

#[test]
fn board_numbers_never_clash() {
    let hall = hall();
    hall.event("EVENT", 12);
    hall.drawmaster("entry set EVENT 7 --fixed-board 1").done();
    hall.drawmaster("entry set EVENT 3 --fixed-board 10000").refused("10000 is not a board");
    hall.drawmaster("pair EVENT --round 1").done();
    let at = |number: u64| {
        boards(&hall, 1).into_iter().find(|&(_, black, white)| black == number || white == number).unwrap().0
    };
    assert_eq!(at(7), 1);
    let mine = boards(&hall, 1);
    hall.drawmaster("renumber EVENT --round 1 --board 3 --to 5").done();
    let numbers = |list: &[(u64, u64, u64)]| list.iter().map(|b| b.0).collect::<Vec<_>>();
    let pairs = |list: &[(u64, u64, u64)]| list.iter().map(|&(_, b, w)| (b, w)).collect::<BTreeSet<_>>();
    let moved = boards(&hall, 1);
    assert_eq!((numbers(&moved), pairs(&moved)), ((1..=6).collect(), pairs(&mine)));
    assert_ne!(moved, mine);
    hall.drawmaster("renumber EVENT --round 1").done();
    assert_eq!(boards(&hall, 1), mine);
    // Player 7 keeps the fixed board even when the seats are swapped.
    let other = mine.iter().find(|b| b.0 != 1).unwrap();
    let colour = if mine.iter().any(|b| b.1 == 7) { "black" } else { "white" };
    hall.drawmaster(&format!("swap EVENT --round 1 --board 1 --colour {colour} --with {}:black --yes", other.0)).done();
    assert_eq!(at(7), 1);
    hall.drawmaster("result EVENT --round 1 --board 2 1-0").done();
    hall.drawmaster("renumber EVENT --round 1").refused("Board 2 has a result");
    hall.drawmaster("renumber EVENT --round 1 --board 1 --to 2").refused("Board 2 has a result");
}

#[test]
fn criteria_can_be_moved_weakened_and_disabled() {
    let hall = hall();
    hall.event("EVENT", 8);
    let levels = hall.drawmaster("levels EVENT --json").json();
    assert_eq!((&levels[3]["level"], &levels[3]["on"]), (&"Category".into(), &false.into()));
    hall.drawmaster("levels EVENT category --on --place 5").done();
    hall.drawmaster("levels EVENT floats --cap 1").done();
    hall.drawmaster("levels EVENT lot --off").done();
    let levels = hall.drawmaster("levels EVENT --json").json();
    assert_eq!((&levels[4]["level"], &levels[4]["on"]), (&"Category".into(), &true.into()));
    assert_eq!(levels[6]["cap"], 1);
    assert_eq!(levels[12]["on"], false);
    hall.unchanged(|| {
        hall.drawmaster("levels EVENT luck --on").refused("There is no level luck");
        hall.drawmaster("levels EVENT lot --place 14").refused("There is no place 14");
        hall.words(&[
            "set",
            "EVENT",
            "competition.pairing.levels",
            "[{\"level\":\"Lot\",\"on\":true,\"cap\":null},{\"level\":\"Lot\",\"on\":true,\"cap\":null}]",
        ])
        .refused("in the list twice");
    });
    hall.drawmaster("pair EVENT --round 1").done();
    assert_eq!(hall.drawmaster("check EVENT --json").json()["certificates"], 1);
}

#[test]
fn an_absent_player_can_be_removed_from_the_top_group() {
    let hall = hall();
    hall.event("EVENT", 12);
    hall.drawmaster("set EVENT competition.mcmahon.bar 5k").done();
    let said = hall.drawmaster("entry set EVENT 1 --missed 3 --reason school").done();
    assert!(said.contains("entry lower EVENT 1"), "{said}");
    let entry = |number: usize| hall.drawmaster("entries EVENT --json").json()[number - 1].clone();
    let start: i64 = entry(1)["initial"].as_str().unwrap().parse().unwrap();
    hall.drawmaster("entry lower EVENT 1 --by 3").refused("by 1 or 2 points");
    hall.drawmaster("entry lower EVENT 2").refused("does not miss a round in the top group");
    hall.drawmaster("entry lower EVENT 1 --by 2").done();
    assert_eq!(entry(1)["initial"], (start - 2).to_string());
    assert_eq!(entry(1)["sleeps_at_top"], false);
    let last = entry(12)["number"].as_u64().unwrap();
    let said = hall.drawmaster(&format!("entry set EVENT {last} --missed 3 --reason school")).done();
    assert!(!said.contains("lower"), "{said}");
}

#[test]
fn check_reports_manual_pairings_with_cost_and_the_certificate_holds() {
    let hall = hall();
    hall.event("EVENT", 16);
    for round in 1..=2 {
        hall.drawmaster(&format!("pair EVENT --round {round}")).done();
        play(&hall, round);
    }
    hall.drawmaster("pair EVENT --round 3").done();
    let sound = hall.drawmaster("check EVENT --json").json();
    assert_eq!((sound["certificates"].as_u64(), sound["rounds"].as_u64()), (Some(3), Some(3)));
    assert!(!sound["decisions"].to_string().contains("set manually"), "{sound}");
    hall.drawmaster("swap EVENT --round 3 --board 1 --colour black --with 8:black --yes").done();
    let told = hall.drawmaster("check EVENT --json").json();
    let said = told["decisions"].to_string();
    assert!(said.contains("set manually") && said.contains("costs more than the best pairing"), "{told}");
    // Correcting an earlier result does not invalidate the certificates, which refer to the state at pairing time.
    hall.drawmaster("result EVENT --round 1 --board 1 0-1 --reason misheard").done();
    hall.drawmaster("set EVENT competition.pairing.later_seeding Fold").done();
    assert_eq!(hall.drawmaster("check EVENT --json").json()["certificates"], 3);
}

#[test]
fn changes_to_certificates_and_pairings_outside_the_program_are_reported() {
    let changed = |sql: &str, words: &str| {
        let hall = hall();
        hall.event("EVENT", 16);
        hall.drawmaster("pair EVENT --round 1").done();
        let file = rusqlite::Connection::open(hall.path("EVENT")).unwrap();
        assert!(file.execute(sql, ()).unwrap() > 0);
        drop(file);
        hall.drawmaster("check EVENT").refused(words);
    };
    changed(
        "UPDATE certificate SET proof = CAST(substr(proof, 1, 60) || x'7f' || substr(proof, 62) AS BLOB)",
        "round 1: the certificate does not prove the pairing",
    );
    changed(
        "UPDATE certificate SET cost = '1'",
        "the certificate does not prove the pairing. The certificate states a cost of 1, but its pairing costs",
    );
    changed(
        "UPDATE game SET white = (SELECT white FROM game AS other WHERE other.board = 3 - game.board) WHERE board < 3",
        "round 1: board 1 (",
    );
}

#[test]
fn report_gives_a_reason_for_every_remark() {
    let hall = hall();
    hall.event("EVENT", 14);
    for round in 1..=3 {
        hall.drawmaster(&format!("pair EVENT --round {round}")).done();
        play(&hall, round);
    }
    hall.drawmaster("pair EVENT --round 4").done();
    let report = hall.drawmaster("report EVENT --round 4 --json").json();
    let remarks = report.as_array().unwrap();
    assert!(remarks.iter().any(|r| r["what"] == "float"), "{report}");
    for remark in remarks {
        let kind = remark["reason"]["kind"].as_str().unwrap_or_default();
        assert!(["must", "same", "dearer"].contains(&kind), "{remark}");
    }
}

#[test]
fn the_draw_seed_is_no_setting_and_no_hash_of_a_file() {
    let hall = hall();
    hall.event("EVENT", 8);
    let seed = || hall.drawmaster("settings EVENT --json").json()["event"]["draw_seed"].as_str().unwrap().to_string();
    let closed = seed();
    hall.unchanged(|| hall.drawmaster("set EVENT event.draw_seed 00").refused("not a setting"));
    hall.drawmaster("pair EVENT --round 1").done();
    hall.words(&["register", "seed", "EVENT", "--reason", "called by the children", "--entropy", "6 1 4"]).done();
    assert_ne!(seed(), closed);
    let checked = hall.drawmaster("check EVENT").done();
    assert!(checked.contains("round 1: the round was paired under another draw seed"), "{checked}");
    assert!(checked.contains("The draw seed was drawn 2 times"), "{checked}");
    hall.drawmaster("print EVENT register register.pdf").done();
    if let Some(text) = support::pdf_text(&hall.path("register.pdf"), &[]) {
        let squeezed: String = text.split_whitespace().collect();
        assert!(squeezed.contains(&seed()) && squeezed.contains("Timesdrawn:2"), "{text}");
    }
    hall.drawmaster("export EVENT --as opengotha out.xml").done();
    for copy in ["one", "other"] {
        hall.drawmaster(&format!("import {copy} out.xml")).done();
    }
    let of = |event: &str| hall.drawmaster(&format!("settings {event} --json")).json()["event"]["draw_seed"].clone();
    assert_ne!(of("one"), of("other"), "the seed does not follow from the file");
    hall.words(&["new", "given", "--name", "Given", "--start", "2026-08-14", "--seed", "5eed"]).done();
    assert_eq!(of("given"), format!("{:0>64}", "5eed"));
}

#[test]
fn pair_two_takes_both_numbers_with_a_comma() {
    let hall = hall();
    hall.event("EVENT", 8);
    hall.drawmaster("pair EVENT --round 1").done();
    let boards = hall.drawmaster("boards EVENT --round 1 --json").json();
    let number = |board: usize, side: &str| boards["boards"][board][side]["number"].as_u64().unwrap();
    let (first, second) = (number(0, "black"), number(1, "black"));
    for board in [1, 2] {
        hall.drawmaster(&format!("unpair EVENT --round 1 --board {board}")).done();
    }
    hall.drawmaster(&format!("pair-two EVENT --round 1 --players {first},{second} --yes")).done();
    hall.drawmaster(&format!("pair-two EVENT --round 1 --players {first} --yes")).refused("two");
}

#[test]
fn release_without_a_player_needs_consent() {
    let hall = hall();
    hall.event("EVENT", 8);
    hall.drawmaster("pair EVENT --round 1").done();
    hall.drawmaster("unpair EVENT --round 1 --board 4").done();
    hall.drawmaster("release EVENT --round 1").refused("have neither a game nor the bye in round 1");
    hall.drawmaster("release EVENT --round 1").refused("--yes");
    hall.drawmaster("release EVENT --round 1 --yes").done();
}

#[test]
fn player_card_shows_the_games_and_changes_of_one_player() {
    let hall = hall();
    hall.event("EVENT", 8);
    hall.drawmaster("pair EVENT --round 1").done();
    play(&hall, 1);
    let (_, black, white) = boards(&hall, 1)[0];
    let card = |number: u64| hall.drawmaster(&format!("entry card EVENT {number} --json")).json();
    let (winner, loser) = (card(black), card(white));
    let seen = |card: &Value| (card["games"][0]["kind"].clone(), card["games"][0]["colour"].clone());
    assert_eq!(seen(&winner), ("win".into(), "black".into()));
    assert_eq!(seen(&loser), ("loss".into(), "white".into()));
    assert_eq!(winner["games"][0]["opponent"]["name"], loser["player"]["name"]);
    assert_eq!(winner["history"][0]["operation"], "enter_result");
    hall.drawmaster(&format!("entry set EVENT {black} --club Harbour --reason moved")).done();
    assert_eq!(card(black)["history"][0]["operation"], "change_entry");
    let text = hall.drawmaster(&format!("entry card EVENT {black}")).done();
    assert!(text.contains("Harbour") && text.contains("After round 1: place"), "{text}");
    hall.drawmaster("entry card EVENT 99").refused("There is no entry 99");
}

#[test]
fn export_reports_what_other_programs_do_not_take() {
    let hall = hall();
    hall.event("EVENT", 8);
    hall.drawmaster("pair EVENT --round 1").done();
    hall.drawmaster("release EVENT --round 1").done();
    let names = hall.names();
    let checked = hall.drawmaster("export EVENT --as h9 --check").done();
    assert_eq!(hall.names(), names, "nothing is written");
    for words in ["have no EGD PIN", "the game has no result", "no country or no place"] {
        assert!(checked.contains(words), "{words}: {checked}");
    }
    let written = hall.drawmaster("export EVENT --as h9 out.h9 --json").json();
    assert!(written["notes"].as_array().unwrap().len() >= 3 && written["bytes"].is_u64(), "{written}");
    let checked = hall.drawmaster("export EVENT --as tou --check").done();
    assert!(checked.contains("the game has no result"), "{checked}");
    let checked = hall.drawmaster("export EVENT --as csv --check").done();
    assert!(checked.contains("can be written as it is"), "{checked}");
    hall.drawmaster("export EVENT --as h9").misused("<OUT>");
    hall.write(
        "one.xml",
        "<Tournament dataVersion='201'><Players><Player name='Quill' rank='3K'/></Players></Tournament>",
    );
    hall.drawmaster("import one one.xml").done();
    let written = hall.drawmaster("export one --as opengotha two.xml").done();
    assert!(written.contains("Quill has only one name"), "{written}");
}
