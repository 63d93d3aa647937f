//! Competitions with a main table on the command line: knock-out, double elimination, Swiss knock-out, zones (R60, R61, R63,
//! R67).

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use support::TestVenue;

use crate::field::{self, Board, boards};

const EVENT: &str = "side.drawmaster";

/// An event of this system with a closed register; number 1 is the strongest.
fn closed(system: &str, players: usize, rounds: u32) -> TestVenue {
    field::closed(EVENT, system, players, rounds)
}

/// Pairs a round and plays it: the smaller number wins, except where it is in `upsets`.
fn play(hall: &TestVenue, round: u64, upsets: &[u64]) -> Vec<Board> {
    let paired = boards(&hall.drawmaster(&format!("pair {EVENT} --round {round} --json")).json());
    for board in &paired {
        let black_wins = (board.black < board.white) != upsets.contains(&board.black.min(board.white));
        let result = if black_wins { "1-0" } else { "0-1" };
        hall.drawmaster(&format!("result {EVENT} --round {round} --board {} {result}", board.board)).done();
    }
    paired
}

/// The place of each number, with the value of a criterion.
fn places(hall: &TestVenue, criterion: &str) -> BTreeMap<u64, (u64, String)> {
    let table = hall.drawmaster(&format!("standings {EVENT} --json")).json();
    let line = |line: &Value| {
        let value = line["criteria"][criterion].as_str().expect("the criterion").to_string();
        (line["number"].as_u64().expect("a number"), (line["place"].as_u64().expect("a place"), value))
    };
    table.as_array().expect("lines").iter().map(line).collect()
}

fn numbers(paired: &[Board]) -> BTreeSet<u64> {
    paired.iter().flat_map(|b| [b.black, b.white]).collect()
}

#[test]
fn in_a_knock_out_only_the_winners_play_on() {
    let hall = closed("knock-out", 11, 6);
    hall.unchanged(|| hall.drawmaster(&format!("pair {EVENT} --round 1")).refused("KO begins in round 1"));
    hall.drawmaster(&format!("ko draw {EVENT} --third-place --entropy 614")).done();
    let table = hall.drawmaster(&format!("ko show {EVENT} --json")).json();
    assert_eq!((table["size"].as_u64(), table["first_round"].as_u64()), (Some(11), Some(1)));
    let mut sizes = Vec::new();
    for round in 1..=4 {
        let paired = play(&hall, round, &[]);
        assert!(paired.iter().all(|board| board.ko.is_some()));
        sizes.push(paired.len());
    }
    hall.unchanged(|| hall.drawmaster(&format!("pair {EVENT} --round 5")).refused("4 rounds"));
    assert_eq!(sizes, [3, 4, 2, 2], "the last round has the final and the game for third place");
    let places = places(&hall, "KO");
    assert_eq!(places[&1], (1, "5".into()));
    assert_eq!((places[&2].0, places[&2].1.as_str()), (2, "4"));
    let at = |place: u64| places.values().filter(|(own, _)| *own == place).count();
    assert_eq!((at(3), at(4), at(5), at(9)), (1, 1, 4, 3), "{places:?}");
    hall.drawmaster(&format!("ko verify {EVENT}")).done();
    hall.drawmaster(&format!("check {EVENT}")).done();
    hall.drawmaster(&format!("print {EVENT} ko ko.pdf")).done();
    hall.drawmaster(&format!("print {EVENT} standings standings.pdf")).done();
    hall.drawmaster(&format!("export {EVENT} --as html pages")).done();
    assert!(hall.path("pages/ko-0.html").exists());
}

#[test]
fn a_round_whose_games_are_all_walkovers_is_paired_without_boards() {
    let hall = closed("knock-out", 4, 2);
    hall.drawmaster(&format!("ko draw {EVENT} --entropy 614")).done();
    play(&hall, 1, &[]);
    hall.drawmaster(&format!("confirm {EVENT} --round 1")).done();
    hall.drawmaster(&format!("entry withdraw {EVENT} 2 --reason ill")).done();
    assert_eq!(play(&hall, 2, &[]).len(), 0, "the final is a walkover");
    hall.drawmaster(&format!("confirm {EVENT} --round 2")).done();
    assert_eq!(places(&hall, "KO")[&1].0, 1);
    hall.drawmaster(&format!("check {EVENT}")).done();
}

#[test]
fn in_a_double_elimination_everyone_but_the_winner_loses_twice() {
    let hall = closed("double-elimination", 8, 3);
    hall.unchanged(|| {
        hall.drawmaster(&format!("ko draw {EVENT} --third-place --entropy 614"))
            .refused("without a game for third place")
    });
    hall.drawmaster(&format!("ko draw {EVENT} --entropy 614")).done();
    let mut sizes = Vec::new();
    let mut met: Vec<(u64, u64)> = Vec::new();
    for round in 1..=6 {
        let upsets: &[u64] = if round == 6 { &[1] } else { &[] };
        let paired = play(&hall, round, upsets);
        met.extend(paired.iter().map(|board| (board.black.min(board.white), board.black.max(board.white))));
        sizes.push(paired.len());
        hall.drawmaster(&format!("confirm {EVENT} --round {round}")).done();
    }
    assert_eq!(sizes, [4, 4, 3, 1, 1, 1], "the winners' table ends in round 3");
    let again: BTreeSet<(u64, u64)> = met[..11].iter().copied().collect();
    assert_eq!(again.len(), 11, "nobody meets twice in the first three rounds: {met:?}");

    let show = hall.drawmaster(&format!("ko show {EVENT} --json")).json();
    let names: Vec<&str> = show["rounds"].as_array().unwrap().iter().map(|r| r["name"].as_str().unwrap()).collect();
    assert_eq!(names[2], "Winners’ final");
    assert_eq!(names[names.len() - 2..], ["Final", "Second final"], "number 1 has lost once");
    assert_eq!(play(&hall, 7, &[]).len(), 1);
    hall.drawmaster(&format!("confirm {EVENT} --round 7")).done();
    hall.unchanged(|| hall.drawmaster(&format!("pair {EVENT} --round 8")).refused("7 rounds"));

    let places = places(&hall, "KO");
    assert_eq!([places[&1].0, places[&2].0, places[&3].0], [1, 2, 3], "{places:?}");
    let shared = |place: u64| places.values().filter(|(own, _)| *own == place).count();
    assert_eq!((shared(4), shared(5), shared(7)), (1, 2, 2), "{places:?}");
    hall.drawmaster(&format!("ko verify {EVENT}")).done();
    hall.drawmaster(&format!("check {EVENT}")).done();
    hall.drawmaster(&format!("print {EVENT} ko ko.pdf")).done();
    hall.drawmaster(&format!("export {EVENT} --as html pages")).done();
    let page = std::fs::read_to_string(hall.path("pages/ko-0.html")).expect("the page");
    assert!(page.contains("Losers’ table"));
}

#[test]
fn in_a_swiss_knock_out_the_first_eight_play_for_the_win_and_nobody_stops_playing() {
    let hall = closed("swiss-knock-out", 20, 7);
    hall.unchanged(|| hall.drawmaster(&format!("ko draw {EVENT}")).refused("Confirm round 1 first"));
    for round in 1..=4 {
        assert_eq!(play(&hall, round, &[round, 2 * round]).len(), 10);
    }
    let first: BTreeSet<u64> =
        places(&hall, "NBW").into_iter().filter(|(_, (place, _))| *place <= 8).map(|p| p.0).collect();
    assert!(first.len() >= 8, "{first:?}");
    hall.unchanged(|| hall.drawmaster(&format!("pair {EVENT} --round 5")).refused("KO begins in round 5"));
    hall.drawmaster(&format!("confirm {EVENT} --round 4")).done();
    hall.drawmaster(&format!("ko draw {EVENT} --entropy 614")).done();
    let table = hall.drawmaster(&format!("ko show {EVENT} --json")).json();
    let players: BTreeSet<u64> =
        table["boxes"].as_array().unwrap().iter().filter_map(|b| b["player"].as_u64()).collect();
    assert_eq!(players.len(), 8);
    assert!(players.is_subset(&first), "{players:?} of {first:?}");
    for (round, games) in [(5, 4), (6, 2), (7, 1)] {
        let paired = play(&hall, round, &[]);
        assert_eq!((paired.len(), paired.iter().filter(|b| b.ko.is_some()).count()), (10, games));
    }
    let winner = *players.iter().min().unwrap();
    assert_eq!(places(&hall, "KO")[&winner], (1, "4".into()));
    hall.drawmaster(&format!("check {EVENT}")).done();
}

#[test]
fn zones_play_all_against_all_and_their_winners_a_knock_out() {
    let hall = closed("zones", 14, 9);
    let mut met = BTreeSet::new();
    for round in 1..=3 {
        for board in play(&hall, round, &[]) {
            assert!(met.insert(board.pair()), "{:?} met twice", board.pair());
        }
    }
    let firsts = places(&hall, "CAT").into_iter().filter(|(_, (place, _))| *place == 1);
    let firsts: BTreeMap<String, u64> = firsts.map(|(number, (_, zone))| (zone, number)).collect();
    assert_eq!(firsts.keys().map(String::as_str).collect::<Vec<_>>(), ["1", "2", "3", "4"], "a list for each zone");
    assert_eq!(firsts.values().copied().collect::<BTreeSet<_>>(), BTreeSet::from([1, 2, 3, 4]));
    assert_eq!(met.len(), 6 + 6 + 3 + 3, "two zones of four and two of three");
    let band = |number: u64| (number - 1) / 4;
    assert!(met.iter().all(|&(a, b)| band(a) != band(b)), "a zone has one player of each band");
    hall.unchanged(|| hall.drawmaster(&format!("set {EVENT} competition.zones 3")).refused("paired"));
    hall.drawmaster(&format!("confirm {EVENT} --round 3")).done();
    hall.drawmaster(&format!("ko draw {EVENT} --entropy 614")).done();
    assert_eq!(numbers(&play(&hall, 4, &[])), BTreeSet::from([1, 2, 3, 4]), "the winners of the zones");
    let last = play(&hall, 5, &[]);
    assert_eq!(last.len(), 1);
    let places = places(&hall, "KO");
    assert_eq!((places[&1].0, places[&2].0.min(places[&3].0)), (1, 2), "{places:?}");
    let checked = hall.drawmaster(&format!("check {EVENT} --json")).json();
    assert_eq!(checked["decisions"].as_array().map(Vec::len), Some(0), "{checked}");
}

#[test]
fn a_corrected_final_of_a_double_elimination_leads_to_a_second_one() {
    let hall = closed("double-elimination", 4, 6);
    hall.drawmaster(&format!("ko draw {EVENT} --entropy 614")).done();
    let rounds: Vec<Vec<Board>> = (1..=4).map(|round| play(&hall, round, &[])).collect();
    hall.drawmaster(&format!("confirm {EVENT} --round 4")).done();
    let result = if rounds[3][0].black < rounds[3][0].white { "0-1" } else { "1-0" };
    hall.drawmaster(&format!("result {EVENT} --round 4 --board 1 {result} --reason misread")).done();
    assert!(hall.drawmaster(&format!("competition list {EVENT}")).done().contains("pair round 5"));
    assert_eq!(play(&hall, 5, &[]).len(), 1);
}
