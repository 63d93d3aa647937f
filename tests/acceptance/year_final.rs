//! The year Final on the command line: ten and eight players, a three-way tie, a jigo ladder, a shared last place, and the
//! points (R50-R54).

use std::collections::BTreeMap;

use serde_json::Value;
use support::TestVenue;

use crate::field::{Board, boards};
use crate::hall;

const EVENT: &str = "final.drawmaster";

/// `finalists` of category 16 with numbers 1 ..., in the order of their points, and four others.
fn closed(finalists: usize, rounds: u32) -> TestVenue {
    let hall = hall();
    let rounds = rounds.to_string();
    hall.words(&["new", EVENT, "--name", "Final", "--start", "2026-12-04", "--rounds", &rounds]).done();
    let mut list = String::from("family,given,rank,birth_year,country,sp16\n");
    for at in 1..=finalists {
        list += &format!("Aster{at:02},Ana,{}k,2011,RO,{}\n", at, 1000 - 50 * at);
    }
    for at in 1..=4 {
        list += &format!("Briar{at:02},Bo,{}k,2011,HU,\n", 14 + at);
    }
    hall.write("list.csv", list);
    hall.drawmaster(&format!("entry import {EVENT} list.csv")).done();
    hall.drawmaster(&format!("register close {EVENT}")).done();
    hall
}

fn view(hall: &TestVenue) -> Value {
    hall.drawmaster(&format!("final show {EVENT} --category 16 --json")).json()
}

/// The numbers of a group by entry position.
fn group(view: &Value, at: usize) -> Vec<u64> {
    let lines = view["groups"][at]["lines"].as_array().unwrap();
    let mut members: Vec<(u64, u64)> =
        lines.iter().map(|l| (l["position"].as_u64().unwrap(), l["player"]["number"].as_u64().unwrap())).collect();
    members.sort_unstable();
    members.into_iter().map(|(_, number)| number).collect()
}

/// The order of a group, with the criterion that decided each place.
fn order(view: &Value, at: usize) -> Vec<(u64, String)> {
    let lines = view["groups"][at]["lines"].as_array().unwrap().iter();
    lines.map(|l| (l["player"]["number"].as_u64().unwrap(), l["decided_by"].as_str().unwrap().to_string())).collect()
}

fn places(view: &Value) -> BTreeMap<u64, (u64, u64)> {
    let places = view["places"].as_array().unwrap().iter();
    let place =
        |p: &Value| (p["player"]["number"].as_u64().unwrap(), (p["from"].as_u64().unwrap(), p["to"].as_u64().unwrap()));
    places.map(place).collect()
}

/// Converts a result for player `first` into one for Black and White.
fn for_board(board: &Board, first: u64, result: &str) -> String {
    match (board.black == first, result) {
        (false, "1-0") => "0-1".into(),
        (false, "0-1") => "1-0".into(),
        _ => result.into(),
    }
}

/// Results other than a win of the stronger player: round, two players, and the result for the first.
type Odd = (u64, u64, u64, &'static str);

/// Pairs and plays a round. The stronger player has the smaller number.
fn play(hall: &TestVenue, round: u64, odd: &[Odd]) -> Vec<Board> {
    let paired = boards(&hall.drawmaster(&format!("pair {EVENT} --round {round} --yes --json")).json());
    for board in &paired {
        let special = odd.iter().find(|&&(r, a, b, _)| r == round && board.pair() == (a.min(b), a.max(b)));
        let (first, result) = special.map_or((board.pair().0, "1-0"), |&(_, a, _, result)| (a, result));
        let result = for_board(board, first, result);
        hall.drawmaster(&format!("result {EVENT} --round {round} --board {} {result}", board.board)).done();
    }
    paired
}

/// The round in which two players of a group meet.
fn meeting(view: &Value, one: u64, other: u64) -> u64 {
    let number = |side: &Value| side["number"].as_u64().unwrap_or(0);
    let meet = |g: &Value| {
        [number(&g["a"]), number(&g["b"])] == [one, other] || [number(&g["b"]), number(&g["a"])] == [one, other]
    };
    let rounds = view["rounds"].as_array().unwrap();
    let round = rounds.iter().find(|r| r["phase"] == "group" && r["games"].as_array().unwrap().iter().any(meet));
    round.unwrap()["round"].as_u64().unwrap()
}

#[test]
fn a_final_of_ten_with_a_three_way_tie_a_ladder_and_a_split() {
    let hall = closed(10, 7);
    let draw = format!("final draw {EVENT} --category 16 --seed 5eed --entropy dice:616");
    let told = hall.drawmaster(&draw).done();
    assert!(told.contains("class final"), "{told}");
    hall.drawmaster(&format!("final verify {EVENT} --category 16")).done();
    let drawn = view(&hall);
    let [green, orange] = [group(&drawn, 0), group(&drawn, 1)];
    assert_eq!((green[0], orange[0]), (1, 2));
    // In GR each of the first three loses to another of them, so entry positions decide. In OR the first two draw and are
    // otherwise equal, so they play on smaller boards.
    let odd = [
        (meeting(&drawn, green[0], green[2]), green[2], green[0], "1-0"),
        (meeting(&drawn, orange[0], orange[1]), orange[0], orange[1], "="),
        (7, green[4], orange[4], if green[4] < orange[4] { "0-1" } else { "1-0" }),
        (6, green[0], orange[0], "="),
    ];
    let mut rests: BTreeMap<u64, u64> = BTreeMap::new();
    for round in 1..=5 {
        let paired = play(&hall, round, &odd);
        let of_final = paired.iter().filter(|b| b.ko == Some(16)).count();
        // Round 5 is the third of the long day, without other games.
        assert_eq!((of_final, paired.len()), (4, if round == 5 { 4 } else { 6 }), "round {round}");
        let now = view(&hall);
        for player in now["rounds"][round as usize - 1]["rests"].as_array().unwrap() {
            *rests.entry(player["number"].as_u64().unwrap()).or_default() += 1;
        }
    }
    assert_eq!(rests, (1..=10).map(|number| (number, 1)).collect(), "everyone rests once");
    let now = view(&hall);
    let by_position: Vec<_> = green[..3].iter().map(|&n| (n, "entry_position".to_string())).collect();
    assert_eq!(order(&now, 0)[..3], by_position);
    assert_eq!(now["groups"][1]["ties"][0].as_array().unwrap().len(), 2);
    hall.unchanged(|| hall.drawmaster(&format!("pair {EVENT} --round 6")).refused("smaller boards"));
    tie_ladder(&hall, &now, [orange[0], orange[1]]);
    assert_eq!(view(&hall), now, "taken back, it is the tie it was");
    let settle =
        |order: &str| hall.drawmaster(&format!("final settle {EVENT} --category 16 --group OR --order {order}"));
    hall.unchanged(|| settle(&format!("{},{}", orange[0], orange[2])).refused("not tied"));
    settle(&format!("{},{}", orange[1], orange[0])).done();
    assert_eq!(order(&view(&hall), 1)[..2], [orange[1], orange[0]].map(|n| (n, "ladder".to_string())));
    // Undo and redo; then the opposite result.
    hall.drawmaster(&format!("undo {EVENT}")).done();
    assert_eq!(view(&hall), now);
    hall.drawmaster(&format!("redo {EVENT}")).done();

    let semi_finals = play(&hall, 6, &odd);
    let jigo = semi_finals.iter().find(|b| b.pair() == (green[0].min(orange[0]), green[0].max(orange[0]))).unwrap();
    hall.unchanged(|| hall.drawmaster(&format!("pair {EVENT} --round 7")).refused("ladder"));
    let winner = if jigo.black == orange[0] { "black" } else { "white" };
    hall.drawmaster(&format!("ladder {EVENT} --round 6 --board {} --winner {winner}", jigo.board)).done();
    // A result on which the semi-finals depend changes only with a decision about them.
    let first = boards(&hall.drawmaster(&format!("pair {EVENT} --round 1 --dry-run --json")).json());
    let first = first.iter().find(|b| b.ko.is_some()).unwrap();
    let clear = format!("result {EVENT} --round 1 --board {} ? --reason misheard", first.board);
    hall.unchanged(|| hall.drawmaster(&clear).refused("Later knock-out games depend on this result"));
    play(&hall, 7, &odd);
    hall.drawmaster(&format!("confirm {EVENT} --round 7")).done();
    let end = view(&hall);
    let places = places(&end);
    // Player 1 lost the semi-final to 2 by the ladder; the other semi-final is between the second of GR and the first of OR.
    assert_eq!((places[&orange[0]], places[&green[0]]), ((1, 1), (3, 3)));
    assert_eq!((places[&green[4]], places[&orange[4]]), ((9, 10), (9, 10)));
    let mut all: Vec<(u64, u64)> = places.values().copied().collect();
    all.sort_unstable();
    let alone = (1..=8).map(|place| (place, place));
    assert_eq!(all, alone.chain([(9, 10), (9, 10)]).collect::<Vec<_>>());
    points(&hall, &places);
    for sheet in ["final-groups", "points --lang ro", "final-groups --lang ro,en"] {
        let (what, more) = sheet.split_once(' ').unwrap_or((sheet, ""));
        hall.drawmaster(&format!("print {EVENT} {what} {what}.pdf --overwrite {more}")).done();
        assert!(hall.bytes(&format!("{what}.pdf")).starts_with(b"%PDF"));
    }
    hall.drawmaster(&format!("check {EVENT}")).done();
    crate::final_bundle::travels(&hall, EVENT, &places);
}

/// The first two of OR drew their game: its ladder is played step by step, decides, and is undone (R38, R51).
fn tie_ladder(hall: &TestVenue, now: &Value, [one, other]: [u64; 2]) {
    let of_game = &now["groups"][1]["ladders"][0];
    let (round, board) = (of_game["round"].as_u64().unwrap(), of_game["board"].as_u64().unwrap());
    assert_eq!(round, meeting(now, one, other));
    assert!(now["groups"][0]["ladders"].as_array().unwrap().is_empty(), "a tie of three has no game of its own");
    let drawn = boards(&hall.drawmaster(&format!("pair {EVENT} --round {round} --dry-run --json")).json());
    let winner = if drawn.iter().find(|b| b.board == board).unwrap().black == other { "black" } else { "white" };
    let ladder =
        |more: &str| hall.drawmaster(&format!("ladder {EVENT} --round {round} --board {board} {more} --json")).json();
    ladder("--accepted 14:05");
    ladder("--game 9x9 = --ended 14:30");
    assert_eq!(view(hall)["groups"][1]["ties"][0].as_array().unwrap().len(), 2, "drawn again, tied still");
    assert_eq!(ladder(&format!("--game 7x7 {winner} --ended 14:45"))["winner"], winner);
    assert_eq!(order(&view(hall), 1)[..2], [other, one].map(|n| (n, "ladder".to_string())));
    assert_eq!(
        view(hall)["groups"][1]["lines"][0]["score"],
        now["groups"][1]["lines"][0]["score"],
        "it stays a jigo (R40)"
    );
    hall.drawmaster(&format!("print {EVENT} ladder ladder.pdf --round {round} --board {board}")).done();
    let settle = format!("final settle {EVENT} --category 16 --group OR --order {one},{other}");
    hall.unchanged(|| hall.drawmaster(&settle).refused("not tied"));
    hall.drawmaster(&format!("pair {EVENT} --round 6 --yes")).done();
    hall.unchanged(|| {
        hall.drawmaster(&format!("ladder {EVENT} --round {round} --board {board} --take-back")).refused("")
    });
    hall.drawmaster(&format!("unpair {EVENT} --round 6")).done();
    for _ in 0..3 {
        hall.drawmaster(&format!("ladder {EVENT} --round {round} --board {board} --take-back")).done();
    }
}

/// Table 9 for places, table 10 for every game, also in the Final Open (R53).
fn points(hall: &TestVenue, places: &BTreeMap<u64, (u64, u64)>) {
    let table = [600, 500, 400, 300, 260, 220, 180, 140, 100, 100];
    let points = hall.drawmaster(&format!("points {EVENT} --json")).json();
    assert_eq!(points["class"], "final");
    let players = points["players"].as_array().unwrap();
    assert_eq!(players.len(), 14);
    for player in players {
        let number = player["number"].as_u64().unwrap();
        let sources = player["sources"].as_array().unwrap();
        let worth = |s: &Value| s["points"].as_str().unwrap().parse::<u64>().unwrap();
        let mut total = 0;
        for source in sources {
            match source["what"].as_str().unwrap() {
                "win" => assert_eq!(worth(source), 50),
                "loss" => assert_eq!(worth(source), 20),
                "jigo" => assert_eq!(worth(source), 25),
                "place" => assert_eq!(worth(source), table[places[&number].0 as usize - 1], "{number}"),
                other => panic!("{other}"),
            }
            total += worth(source);
        }
        let placed = sources.iter().filter(|s| s["what"] == "place").count();
        assert_eq!(placed, usize::from(places.contains_key(&number)), "{number}");
        assert_eq!(sources.len() - placed, 6, "games of {number}");
        assert_eq!(player["points"].as_u64().unwrap(), total);
    }
}

#[test]
fn eight_play_five_rounds_after_one_of_the_open() {
    let hall = closed(8, 6);
    hall.drawmaster(&format!("final draw {EVENT} --category 16 --size 8 --entropy 4,4,2")).done();
    let drawn = view(&hall);
    assert_eq!((&drawn["first_round"], &drawn["rests"]), (&2.into(), &"balanced".into()));
    assert!(boards(&hall.drawmaster(&format!("pair {EVENT} --round 1 --json")).json()).iter().all(|b| b.ko.is_none()));
    hall.drawmaster(&format!("unpair {EVENT} --round 1")).done();
    play(&hall, 1, &[]);
    for round in 2..=6 {
        let paired = play(&hall, round, &[]);
        assert_eq!(paired.iter().filter(|b| b.ko == Some(16)).count(), 4, "round {round}");
    }
    let expected: BTreeMap<u64, (u64, u64)> = (1..=8).map(|number| (number, (number, number))).collect();
    assert_eq!(places(&view(&hall)), expected);
    hall.drawmaster(&format!("check {EVENT}")).done();
}

#[test]
fn a_first_round_on_the_eve_has_no_other_games() {
    let hall = closed(10, 7);
    hall.drawmaster(&format!("final draw {EVENT} --category 16 --rests eve")).done();
    let drawn = view(&hall);
    let days: Vec<u64> = drawn["rounds"].as_array().unwrap().iter().map(|r| r["day"].as_u64().unwrap()).collect();
    assert_eq!(days, [0, 1, 1, 2, 2, 3, 3]);
    assert_eq!(play(&hall, 1, &[]).len(), 4);
    assert_eq!(play(&hall, 2, &[]).len(), 6);
    hall.drawmaster(&format!("check {EVENT}")).done();
}

#[test]
fn the_draw_record_of_a_final_suffices_to_repeat_the_draw() {
    let hall = closed(10, 7);
    hall.drawmaster(&format!("final draw {EVENT} --category 16 --seed 0a --entropy 61-442")).done();
    hall.drawmaster(&format!("print {EVENT} draw-record record.pdf --category 16")).done();
    let Some(text) = support::pdf_text(&hall.path("record.pdf"), &[]) else { return };
    let drawn = view(&hall);
    for at in 1..=10 {
        let family = format!("ASTER{at:02}");
        assert_eq!(
            text.to_uppercase().matches(&family).count(),
            3,
            "{family} is in the list, the lots and the frozen text:\n{text}"
        );
    }
    let commitment = drawn["draw"]["commitment"].as_str().unwrap();
    let squeezed: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    assert!(squeezed.contains(commitment) && squeezed.contains("61442"), "{text}");
    printed_commitment(&hall, "record.pdf", commitment);
    assert!(squeezed.contains("finalverifyEVENT--category16") && squeezed.contains("Restsinround"), "{text}");
}

#[test]
fn a_final_is_frozen_then_drawn() {
    let hall = closed(8, 6);
    let last = |what: &str| hall.drawmaster(&format!("final {what} {EVENT} --category 16"));
    let frozen = hall.words(&[
        "final",
        "freeze",
        EVENT,
        "--category",
        "16",
        "--size",
        "8",
        "--digits",
        "3",
        "--source",
        "dice in the hall",
        "--json",
    ]);
    let frozen = frozen.json();
    assert_eq!((&frozen["number"], &frozen["digits"]), (&1.into(), &3.into()));
    hall.unchanged(|| last("draw").refused("needs the announced digits"));
    let draw = |more: &str| hall.drawmaster(&format!("final draw {EVENT} --category 16 {more}"));
    hall.unchanged(|| draw("--entropy 61").refused("3 were announced"));
    hall.unchanged(|| draw("--entropy 614 --size 6").refused("differs from it"));
    draw("--entropy 6-1-4").done();
    hall.drawmaster(&format!("undo {EVENT}")).done();
    draw("--entropy 614").done();
    let drawn = view(&hall);
    assert_eq!(drawn["draw"]["commitment"], frozen["commitment"]);
    assert_eq!((&drawn["draw"]["entropy"], &drawn["draw"]["number"]), (&"614".into(), &2.into()));
    last("verify").done();
    hall.drawmaster(&format!("check {EVENT}")).done();
    hall.drawmaster(&format!("print {EVENT} draw-record record.pdf --category 16")).done();
    hall.drawmaster(&format!("print {EVENT} final-groups groups.pdf --category 16")).done();
    printed_commitment(&hall, "record.pdf", frozen["commitment"].as_str().unwrap());
    for sheet in ["record.pdf", "groups.pdf"] {
        let Some(text) = support::pdf_text(&hall.path(sheet), &[]) else { return };
        assert!(text.contains("Draw 2 of 2"), "{sheet}:\n{text}");
    }
}

/// Checks that the frozen text on a draw record has the commitment on it.
pub fn printed_commitment(hall: &TestVenue, record: &str, commitment: &str) {
    let Some(record) = support::pdf_text(&hall.path(record), &["-layout"]) else { return };
    let numbered = |line: &str| {
        let (number, rest) = line.trim().split_once(' ')?;
        Some((number.parse::<usize>().ok()?, rest.trim().to_string()))
    };
    let first = record.lines().position(|line| line.trim().starts_with("1 drawmaster ")).expect("a frozen text");
    let mut frozen = String::new();
    for (index, line) in record.lines().skip(first).map_while(numbered).enumerate() {
        assert_eq!(line.0, index + 1, "the lines are numbered:\n{record}");
        frozen += &format!("{}\n", line.1);
    }
    assert_eq!(domain::lots::sha256_hex(&frozen), commitment, "{frozen}");
}

#[test]
fn impossible_requests_are_refused() {
    let hall = closed(10, 6);
    let draw = |more: &str| hall.drawmaster(&format!("final draw {EVENT} --category 16 {more}"));
    hall.unchanged(|| draw("").refused("takes 7 rounds"));
    hall.unchanged(|| draw("--size 8 --rests eve").refused("R54"));
    hall.unchanged(|| draw("--size 14").refused("cannot be drawn"));
    hall.unchanged(|| draw("--size 8 --order 3").refused("without a reason"));
    hall.unchanged(|| draw("--size 8 --first-round 3").refused("begins in a round from 1 to 2"));
    hall.unchanged(|| hall.drawmaster(&format!("final show {EVENT} --category 16")).refused("not drawn"));
    draw("--size 8 --seed 5eed").done();
    hall.unchanged(|| hall.drawmaster(&format!("ko draw {EVENT} --category 16")).refused("not both"));
    play(&hall, 1, &[]);
    play(&hall, 2, &[]);
    hall.unchanged(|| draw("--size 8").refused("paired already"));
}

#[test]
fn a_swapped_lot_is_found() {
    let hall = closed(10, 7);
    hall.drawmaster(&format!("final draw {EVENT} --category 16 --entropy 6")).done();
    let file = rusqlite::Connection::open(hall.path(EVENT)).unwrap();
    let pair =
        |at: i64| file.query_row("SELECT entry FROM final_seat WHERE position = ?1", [at], |r| r.get::<_, i64>(0));
    let (one, other) = (pair(1).unwrap(), pair(6).unwrap());
    file.execute("UPDATE final_seat SET entry = ?1 WHERE position = 1", [other]).unwrap();
    file.execute("UPDATE final_seat SET entry = ?1 WHERE position = 6", [one]).unwrap();
    drop(file);
    hall.drawmaster(&format!("final verify {EVENT} --category 16"))
        .refused("Position 2 of group GR differs from the lots");
    hall.drawmaster(&format!("check {EVENT}")).refused("");
}
