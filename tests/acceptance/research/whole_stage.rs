//! A whole stage with three knock-outs, as described in `tests/knockouts/stage.json`.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use support::TestVenue;

use crate::field::{Board, Field, half_points};
use crate::hall;

const EVENT: &str = "stage.drawmaster";
const SCRIPT: &str = include_str!("../../knockouts/stage.json");
const PLAYERS: &str = include_str!("../../knockouts/players.csv");

/// The stage: its script and its venue.
struct Stage {
    script: Value,
    hall: TestVenue,
}

/// A game of a table, by numbers.
#[derive(Debug, Clone, Copy)]
struct TableGame {
    upper: u64,
    lower: u64,
    board: u64,
}

impl Stage {
    /// All players registered, the register closed, three tables drawn.
    fn drawn() -> Stage {
        let (script, hall): (Value, TestVenue) = (serde_json::from_str(SCRIPT).unwrap(), hall());
        let text = |name: &str| script[name].as_str().unwrap().to_string();
        let rounds = script["rounds"].to_string();
        hall.words(&["new", EVENT, "--name", &text("name"), "--start", &text("start"), "--rounds", &rounds]).done();
        hall.write("players.csv", PLAYERS);
        hall.drawmaster(&format!("entry import {EVENT} players.csv")).done();
        hall.drawmaster(&format!("register close {EVENT}")).done();
        for draw in script["draws"].as_array().unwrap() {
            let (category, size) = (draw["category"].to_string(), draw["size"].to_string());
            let (seed, entropy) = (draw["seed"].as_str().unwrap(), draw["entropy"].as_str().unwrap());
            let mut words = vec!["ko", "draw", EVENT, "--category", &category, "--size", &size];
            words.extend(["--seed", seed, "--entropy", entropy]);
            words.extend(draw["third_place"].as_bool().unwrap().then_some("--third-place"));
            hall.words(&words).done();
        }
        Stage { script, hall }
    }

    fn table(&self, category: u64) -> Value {
        self.hall.drawmaster(&format!("ko show {EVENT} --category {category} --json")).json()
    }

    fn categories(&self) -> Vec<u64> {
        self.script["draws"].as_array().unwrap().iter().map(|d| d["category"].as_u64().unwrap()).collect()
    }

    /// The special case of the script for a round.
    fn special(&self, round: u64, kind: &str) -> Option<(u64, &Value)> {
        let fits = |g: &&Value| g["round"] == round && g["result"] == kind;
        self.script["games"].as_array().unwrap().iter().find(fits).map(|g| (g["category"].as_u64().unwrap(), g))
    }

    /// The games of a table that are set in a round, from the top.
    fn games(&self, category: u64, round: u64) -> Vec<TableGame> {
        let table = self.table(category);
        let rounds = table["rounds"].as_array().unwrap();
        let games = rounds.iter().filter(|r| r["round"] == round).flat_map(|r| r["games"].as_array().unwrap());
        let number = |value: &Value| value.as_u64().unwrap();
        games
            .filter(|g| !g["board"].is_null())
            .map(|g| TableGame { upper: number(&g["a"]), lower: number(&g["b"]), board: number(&g["board"]) })
            .collect()
    }

    fn ladder(&self, round: u64, board: u64, more: &str) -> Value {
        self.hall.drawmaster(&format!("ladder {EVENT} --round {round} --board {board} {more} --json")).json()
    }

    /// Undoes and redoes the last operation; `seen` must return the state before, then the state after.
    fn there_and_back(&self, before: &Value, seen: impl Fn() -> Value) {
        let after = seen();
        assert_ne!(before, &after);
        self.hall.drawmaster(&format!("undo {EVENT}")).done();
        assert_eq!(before, &seen());
        self.hall.drawmaster(&format!("redo {EVENT}")).done();
        assert_eq!(after, seen());
    }
}

fn larger(game: &TableGame) -> u64 {
    game.upper.max(game.lower)
}

fn smaller(game: &TableGame) -> u64 {
    game.upper.min(game.lower)
}

fn won_by(board: &Board, winner: u64) -> &'static str {
    if board.black == winner { "1-0" } else { "0-1" }
}

/// The winner of each game, computed from the boxes alone: the smaller number except in the games of `larger_wins`, given by
/// round of the Open and game from the top.
fn expected(boxes: &[Option<u64>], first_round: u64, larger_wins: &BTreeSet<(u64, usize)>) -> Vec<Vec<Option<u64>>> {
    let (mut sides, mut winners, mut round) = (boxes.to_vec(), Vec::new(), first_round);
    while sides.len() > 1 {
        let won = |(at, two): (usize, &[Option<u64>])| match (two[0], two[1]) {
            (Some(a), Some(b)) if larger_wins.contains(&(round, at)) => Some(a.max(b)),
            (Some(a), Some(b)) => Some(a.min(b)),
            (one, other) => one.or(other),
        };
        sides = sides.chunks(2).enumerate().map(won).collect();
        winners.push(sides.clone());
        round += 1;
    }
    winners
}

fn boxes(table: &Value) -> Vec<Option<u64>> {
    table["boxes"].as_array().unwrap().iter().map(|b| b["player"].as_u64()).collect()
}

/// Withdraws the player of the script's place: the strongest unseeded player takes the free box, and an alternate takes
/// that player's box. Returns the number of the withdrawn player.
fn withdrawal(stage: &Stage) -> u64 {
    let withdrawn = &stage.script["withdrawn"];
    let category = withdrawn["category"].as_u64().unwrap();
    let list = stage.hall.drawmaster(&format!("ko list {EVENT} --category {category} --json")).json();
    let in_list = |place: u64| list["list"][place as usize - 1]["number"].as_u64().unwrap();
    let out = in_list(withdrawn["list_place"].as_u64().unwrap());
    let before = stage.table(category);
    stage.hall.drawmaster(&format!("entry withdraw {EVENT} {out} --reason ill")).done();
    let after = stage.table(category);
    let at = |table: &Value, player: u64| boxes(table).iter().position(|b| *b == Some(player));
    let (next, alternate) = (in_list(9), in_list(23));
    assert_eq!(at(&after, out), None);
    assert_eq!(at(&after, next), at(&before, out), "the first unseeded player has the seed's box");
    assert_eq!(at(&after, alternate), at(&before, next), "and the alternate has theirs");
    assert_eq!(after["boxes"][at(&after, alternate).unwrap()]["mark"], "ALT");
    assert_eq!(after["size"], 22);
    stage.there_and_back(&before, || stage.table(category));
    stage.hall.drawmaster(&format!("ko verify {EVENT} --category {category}")).done();
    out
}

/// Plays a jigo in a semi-final down to 1x1. The next round cannot be paired before.
fn jigo(stage: &Stage, field: &mut Field, round: u64, board: &Board, game: &TableGame) {
    field.result(&stage.hall, EVENT, round, board, "=");
    let next = format!("pair {EVENT} --round {}", round + 1);
    let shown = stage.ladder(round, board.board, "");
    assert_eq!((&shown["accepted"], &shown["games"].as_array().unwrap().len()), (&Value::Null, &4));
    let begun = stage.ladder(round, board.board, "--accepted 14:05");
    let clock = |game: &Value, when: &str| game[when].as_str().unwrap().split_once('T').unwrap().1.to_string();
    let first = &begun["games"][0];
    assert_eq!((clock(first, "earliest"), clock(first, "latest")), ("14:20".into(), "14:25".into()));
    for (lines, ended, earliest) in [("9x9", "14:31", "14:36"), ("7x7", "14:44", "14:49"), ("5x5", "14:56", "15:01")] {
        let shown = stage.ladder(round, board.board, &format!("--game {lines} = --ended {ended}"));
        let next = shown["games"].as_array().unwrap().iter().find(|g| g["state"] == "next").unwrap();
        assert_eq!((clock(next, "earliest"), clock(next, "latest")), (earliest.into(), earliest.into()));
    }
    let again = format!("ladder {EVENT} --round {round} --board {} --game 5x5 black", board.board);
    stage.hall.unchanged(|| stage.hall.drawmaster(&again).refused("on 1 × 1"));
    stage.hall.unchanged(|| stage.hall.drawmaster(&next).refused("ladder"));
    let before = stage.ladder(round, board.board, "");
    let white = if board.black == larger(game) { "black" } else { "white" };
    let decided = stage.ladder(round, board.board, &format!("--nigiri {white} --ended 15:04"));
    assert_eq!(decided["winner"], white);
    stage.there_and_back(&before, || stage.ladder(round, board.board, ""));
    let sheet = format!("print {EVENT} ladder ladder.pdf --round {round} --board {}", board.board);
    stage.hall.drawmaster(&sheet).done();
    assert!(stage.hall.bytes("ladder.pdf").starts_with(b"%PDF"));
}

/// Corrects a quarter-final after the semi-finals were paired: the correction is refused with its effects, then carried
/// through.
fn correction(stage: &Stage, field: &mut Field, round: u64, board: &Board, category: u64, right: u64) {
    let wrong = board.black + board.white - right;
    let line =
        format!("result {EVENT} --round {round} --board {} {} --reason misread", board.board, won_by(board, right));
    stage.hall.unchanged(|| stage.hall.drawmaster(&line).refused("depend on this result"));
    let options = stage.hall.drawmaster(&format!("{line} --dry-run --json")).json();
    assert_eq!(options["affected"].as_array().unwrap().len(), 1);
    assert!(options["through"].is_array() && options["keep"].is_array() && options["annul"].is_null(), "{options}");
    let seats = |of: u64| -> Vec<u64> {
        stage.games(category, round + 1).iter().flat_map(|g| [g.upper, g.lower]).filter(|n| *n == of).collect()
    };
    assert_eq!((seats(wrong).len(), seats(right).len()), (1, 0));
    let before = stage.table(category);
    stage.hall.drawmaster(&format!("{line} --carry-through")).done();
    assert_eq!((seats(wrong).len(), seats(right).len()), (0, 1));
    stage.there_and_back(&before, || stage.table(category));
    field.take_back(board, won_by(board, wrong));
    field.count(board, won_by(board, right));
}

#[test]
fn a_stage_of_six_rounds_with_three_knock_outs() {
    let stage = Stage::drawn();
    let out = withdrawal(&stage);
    let all: BTreeSet<u64> = (1..=81).filter(|n| *n != out).collect();
    let drawn: BTreeMap<u64, Value> = stage.categories().into_iter().map(|c| (c, stage.table(c))).collect();
    let mut field = Field::default();
    let mut larger_wins: BTreeMap<u64, BTreeSet<(u64, usize)>> = BTreeMap::new();
    let mut walked_over = BTreeSet::new();
    let mut corrected: Option<(Board, u64, u64)> = None;
    for round in 1..=6 {
        let boards = field.pair(&stage.hall, EVENT, round, &all);
        if let Some((board, category, right)) = corrected.take() {
            correction(&stage, &mut field, round - 1, &board, category, right);
        }
        let now = current(&stage, round, &boards);
        field.reseat(&boards, &now);
        let boards = now;
        let game_of = |kind: &str| {
            let (category, said) = stage.special(round, kind)?;
            let at = said["game"].as_u64().map_or(0, |n| n as usize - 1);
            Some((category, stage.games(category, round)[at]))
        };
        let [walkover, jigo_game, wrong] = ["walkover", "jigo", "corrected"].map(game_of);
        // The jigo comes last, when only its ladder is missing.
        let mut in_order: Vec<&Board> = boards.iter().collect();
        in_order.sort_by_key(|board| jigo_game.is_some_and(|(_, game)| game.board == board.board));
        for board in in_order {
            let is = |game: &Option<(u64, TableGame)>| game.filter(|(_, g)| g.board == board.board);
            if let Some((category, game)) = is(&walkover) {
                let to = if board.black == larger(&game) { "wo-black" } else { "wo-white" };
                field.result(&stage.hall, EVENT, round, board, to);
                walked_over.extend([board.black, board.white]);
                larger_wins.entry(category).or_default().insert((round, slot(&stage, category, round, &game)));
            } else if let Some((category, game)) = is(&jigo_game) {
                jigo(&stage, &mut field, round, board, &game);
                larger_wins.entry(category).or_default().insert((round, slot(&stage, category, round, &game)));
            } else if let Some((category, game)) = is(&wrong) {
                field.result(&stage.hall, EVENT, round, board, won_by(board, larger(&game)));
                corrected = Some((board.clone(), category, smaller(&game)));
            } else {
                field.result(&stage.hall, EVENT, round, board, won_by(board, board.black.min(board.white)));
            }
        }
    }
    stage.hall.drawmaster(&format!("confirm {EVENT} --round 6")).done();
    for (category, drawn) in &drawn {
        let exceptions = larger_wins.remove(category).unwrap_or_default();
        right_table(&stage, *category, &expected(&boxes(drawn), drawn["first_round"].as_u64().unwrap(), &exceptions));
    }
    right_standings(&stage.hall, &field, &walked_over);
    stage.hall.drawmaster(&format!("check {EVENT}")).done();
}

/// The current boards of a round, whose players a correction may have changed.
fn current(stage: &Stage, round: u64, boards: &[Board]) -> Vec<Board> {
    let shown = stage.hall.drawmaster(&format!("round {EVENT} --round {round} --json")).json();
    let seat = |b: &Board| {
        let now = shown["boards"].as_array().unwrap().iter().find(|n| n["board"] == b.board).unwrap();
        let number = |side: &str| now[side]["number"].as_u64().unwrap();
        Board { black: number("black"), white: number("white"), ..b.clone() }
    };
    boards.iter().map(seat).collect()
}

/// The position of a game in its round of the table, from 0, with byes.
fn slot(stage: &Stage, category: u64, round: u64, game: &TableGame) -> usize {
    let table = stage.table(category);
    let rounds = table["rounds"].as_array().unwrap();
    let games = rounds.iter().find(|r| r["round"] == round).unwrap()["games"].as_array().unwrap();
    games.iter().position(|g| g["board"] == game.board).unwrap()
}

/// Compares winners, ranking and stages of a table with the expected ones.
fn right_table(stage: &Stage, category: u64, winners: &[Vec<Option<u64>>]) {
    let table = stage.table(category);
    for (round, won) in table["rounds"].as_array().unwrap().iter().zip(winners) {
        let told: Vec<Option<u64>> = round["games"].as_array().unwrap().iter().map(|g| g["winner"].as_u64()).collect();
        assert_eq!(&told, won, "KO{category}, {}", round["name"]);
    }
    let champion = winners.last().unwrap()[0].unwrap();
    assert_eq!(table["ranking"][0]["players"], serde_json::json!([champion]), "KO{category}");
    let ranked: usize =
        table["ranking"].as_array().unwrap().iter().map(|p| p["players"].as_array().unwrap().len()).sum();
    assert_eq!(table["size"], ranked, "KO{category}: everybody has a place");
    // A player with n wins has reached the n-th stage after the first.
    let names = ["round_of_32", "round_of_16", "quarter_final", "semi_final", "finalist", "winner"];
    let first = names.len() - 1 - winners.len();
    let mut stages: BTreeMap<u64, &str> = boxes(&table).into_iter().flatten().map(|n| (n, names[first])).collect();
    for (depth, won) in winners.iter().enumerate() {
        stages.extend(won.iter().flatten().map(|n| (*n, names[first + 1 + depth])));
    }
    let points = stage.hall.drawmaster(&format!("points {EVENT} --json")).json();
    let players = points["players"].as_array().unwrap();
    for (number, reached) in &stages {
        let line = players.iter().find(|p| p["number"] == *number).unwrap();
        assert_eq!(line["stage"], *reached, "KO{category}, {number}");
    }
    let walkovers = table["rounds"].as_array().unwrap().iter().flat_map(|r| r["games"].as_array().unwrap());
    for game in walkovers.filter(|g| g["how"] == "walkover") {
        let line = players.iter().find(|p| p["number"] == game["winner"]).unwrap();
        let games = line["sources"].as_array().unwrap().iter().filter(|s| s["what"] != "stage").count();
        assert_eq!(games, 5, "no game points for a walkover");
    }
    stage.hall.drawmaster(&format!("ko verify {EVENT} --category {category}")).done();
}

/// Asserts that each score is the initial score plus the wins, with half a point for a jigo even after a won ladder.
fn right_standings(hall: &TestVenue, field: &Field, walked_over: &BTreeSet<u64>) {
    let entries = hall.drawmaster(&format!("entries {EVENT} --json")).json();
    let initial = |number: u64| {
        let entry = entries.as_array().unwrap().iter().find(|e| e["number"] == number).unwrap();
        half_points(entry["initial"].as_str().unwrap())
    };
    let standings = hall.drawmaster(&format!("standings {EVENT} --json")).json();
    let lines = standings.as_array().unwrap();
    assert_eq!((lines.len(), walked_over.len()), (80, 2));
    for line in lines {
        let number = line["number"].as_u64().unwrap();
        let mms = half_points(line["criteria"]["MMS"].as_str().unwrap());
        assert_eq!(mms, initial(number) + field.half_points(number), "{line}");
    }
}

#[test]
fn a_box_swapped_after_the_draw_is_found() {
    let stage = Stage::drawn();
    for category in stage.categories() {
        stage.hall.drawmaster(&format!("ko verify {EVENT} --category {category}")).done();
    }
    let file = rusqlite::Connection::open(stage.hall.path(EVENT)).unwrap();
    let entry = "SELECT entry FROM knockout_box WHERE knockout = 2 AND position =";
    let swapped =
        format!("UPDATE knockout_box SET entry = CASE position WHEN 3 THEN ({entry} 12) ELSE ({entry} 3) END");
    file.execute(&format!("{swapped} WHERE knockout = 2 AND position IN (3, 12)"), ()).unwrap();
    drop(file);
    let ask = |category: u64| stage.hall.drawmaster(&format!("ko verify {EVENT} --category {category}"));
    ask(12).done();
    ask(16).refused("Box 16 of the table");
}

/// A closed register of 12 players of category 16.
fn twelve() -> TestVenue {
    let hall = hall();
    hall.words(&["new", EVENT, "--name", "Spring Stage", "--start", "2026-08-14", "--rounds", "4"]).done();
    hall.write("players.csv", support::players(12));
    hall.drawmaster(&format!("entry import {EVENT} players.csv")).done();
    hall.drawmaster(&format!("register close {EVENT}")).done();
    hall
}

#[test]
fn draws_that_were_undone_are_on_record_table_and_web_page() {
    let hall = twelve();
    let draw = |more: &str| hall.drawmaster(&format!("ko draw {EVENT} --category 16 --size 4 {more}"));
    for _ in 0..2 {
        draw("").done();
        hall.drawmaster(&format!("undo {EVENT}")).done();
    }
    hall.drawmaster(&format!("ko freeze {EVENT} --category 16 --size 4 --digits 5")).done();
    draw("--entropy 6,1,4,4,2").done();
    let shown = hall.drawmaster(&format!("ko show {EVENT} --category 16 --json")).json();
    let acts: Vec<(&str, u64, bool)> = shown["acts"]
        .as_array()
        .unwrap()
        .iter()
        .map(|a| (a["act"].as_str().unwrap(), a["number"].as_u64().unwrap(), a["undone"].as_bool().unwrap()))
        .collect();
    assert_eq!(acts, [("draw", 1, true), ("draw", 2, true), ("freeze", 1, false), ("draw", 3, false)]);
    assert_eq!(domain::lots::sha256_hex(shown["frozen"].as_str().unwrap()), shown["commitment"].as_str().unwrap());
    hall.drawmaster(&format!("export {EVENT} --as html web")).done();
    let pages = std::fs::read_dir(hall.path("web")).unwrap().map(|file| file.unwrap().path());
    let page = pages.filter_map(|path| std::fs::read_to_string(path).ok()).find(|page| page.contains("Draw 3 of 3"));
    assert!(page.is_some(), "a web page shows the number of the draw");
    for sheet in ["draw-record", "ko"] {
        hall.drawmaster(&format!("print {EVENT} {sheet} {sheet}.pdf --category 16")).done();
        let Some(text) = support::pdf_text(&hall.path(&format!("{sheet}.pdf")), &[]) else { return };
        assert!(text.contains("Draw 3 of 3"), "{sheet}:\n{text}");
        assert!(sheet == "ko" || text.contains("undone") && text.contains("5 digits"), "{text}");
    }
}

#[test]
fn every_spelling_of_the_entropy_gives_one_table() {
    let hall = twelve();
    let draw = |entropy: &str| {
        hall.words(&["ko", "draw", EVENT, "--category", "16", "--seed", "5e", "--entropy", entropy, "--json"])
    };
    let first = draw("61442").json();
    for entropy in ["6 1 4 4 2", "6-1-4-4-2", "dice 6 1 4 4 2"] {
        let table = draw(entropy).json();
        assert_eq!((&table["boxes"], &table["entropy"]), (&first["boxes"], &"61442".into()), "{entropy}");
    }
    let heads = format!("ko draw {EVENT} --category 16 --entropy heads");
    hall.unchanged(|| hall.drawmaster(&heads).refused("Enter digits only"));
}

#[test]
fn a_reason_for_the_order_does_not_say_that_the_table_was_drawn_again() {
    let hall = twelve();
    hall.words(&["ko", "draw", EVENT, "--category", "16", "--order", "3", "--reason", "won the youth cup"]).done();
    hall.drawmaster(&format!("print {EVENT} draw-record record.pdf --category 16")).done();
    let Some(text) = support::pdf_text(&hall.path("record.pdf"), &[]) else { return };
    assert!(text.contains("Reason for the order of the list") && !text.contains("Reason for the new draw"), "{text}");
}
