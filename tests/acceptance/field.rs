//! A tournament as computed from the answers of the program alone: the games played and the points of each player.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use support::TestVenue;

use crate::hall;

/// A board of a pairing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Board {
    pub board: u64,
    pub black: u64,
    pub white: u64,
    pub ko: Option<u64>,
}

impl Board {
    pub fn pair(&self) -> (u64, u64) {
        (self.black.min(self.white), self.black.max(self.white))
    }
}

/// An event file of this name and system with a closed register; number 1 is the strongest.
pub fn closed(event: &str, system: &str, players: usize, rounds: u32) -> TestVenue {
    let hall = hall();
    let rounds = rounds.to_string();
    hall.words(&["new", event, "--name", "Cup", "--start", "2026-05-01", "--rounds", &rounds, "--system", system])
        .done();
    let line = |at: usize| format!("Aster{at:02},Ana,{at}k,2011,RO\n");
    let list: String = (1..=players).map(line).collect();
    hall.write("list.csv", format!("family,given,rank,birth_year,country\n{list}"));
    hall.drawmaster(&format!("entry import {event} list.csv")).done();
    hall.drawmaster(&format!("register close {event}")).done();
    hall
}

/// The boards of a pairing in JSON.
pub fn boards(paired: &Value) -> Vec<Board> {
    let number = |value: &Value| value.as_u64().expect("a number");
    let board = |b: &Value| Board {
        board: number(&b["board"]),
        black: number(&b["black"]),
        white: number(&b["white"]),
        ko: b["ko"].as_u64(),
    };
    paired["boards"].as_array().expect("boards").iter().map(board).collect()
}

/// The games and points so far.
#[derive(Debug, Default)]
pub struct Field {
    met: BTreeSet<(u64, u64)>,
    half_points: BTreeMap<u64, i64>,
}

impl Field {
    /// Pairs a round and checks that it is legal: each of `playing` plays once, boards are numbered from 1, knock-out games
    /// come first, and no other pair meets twice.
    pub fn pair(&mut self, hall: &TestVenue, event: &str, round: u64, playing: &BTreeSet<u64>) -> Vec<Board> {
        let tried = hall.drawmaster(&format!("pair {event} --round {round} --dry-run --json")).json();
        let paired = hall.drawmaster(&format!("pair {event} --round {round} --json")).json();
        assert_eq!(tried["boards"], paired["boards"], "round {round}: what was tried and what was done differ");
        assert_eq!((&paired["round"], &paired["optimal"]), (&round.into(), &true.into()));
        let boards = boards(&paired);
        let byes = paired["bye"].as_array().expect("byes").iter().map(|n| n.as_u64().expect("a number"));
        let seated: Vec<u64> = boards.iter().flat_map(|b| [b.black, b.white]).chain(byes).collect();
        assert_eq!(seated.len(), playing.len(), "round {round}");
        assert_eq!(&seated.into_iter().collect::<BTreeSet<_>>(), playing, "round {round}");
        assert!(boards.iter().map(|b| b.board).eq(1..=boards.len() as u64), "round {round}");
        let games_of_tables = boards.iter().filter(|b| b.ko.is_some()).count();
        assert!(boards[..games_of_tables].iter().all(|b| b.ko.is_some()), "round {round}: knock-out games come first");
        for board in &boards {
            assert!(self.met.insert(board.pair()) || board.ko.is_some(), "round {round}: {board:?} met before");
        }
        boards
    }

    /// Enters a result in both passes and counts its points.
    pub fn result(&mut self, hall: &TestVenue, event: &str, round: u64, board: &Board, result: &str) {
        hall.drawmaster(&format!("result {event} --round {round} --board {} {result}", board.board)).done();
        self.count(board, result);
    }

    /// Replaces boards whose players changed after pairing.
    pub fn reseat(&mut self, old: &[Board], new: &[Board]) {
        let changed: Vec<(&Board, &Board)> = old.iter().zip(new).filter(|(old, new)| old != new).collect();
        changed.iter().for_each(|(old, _)| _ = self.met.remove(&old.pair()));
        self.met.extend(changed.iter().map(|(_, new)| new.pair()));
    }

    /// Adds the points of a result.
    pub fn count(&mut self, board: &Board, result: &str) {
        self.add(board, result, 1);
    }

    /// Subtracts the points of a result.
    pub fn take_back(&mut self, board: &Board, result: &str) {
        self.add(board, result, -1);
    }

    fn add(&mut self, board: &Board, result: &str, times: i64) {
        let (black, white) = match result {
            "1-0" | "1-0!" => (2, 0),
            "0-1" | "0-1!" => (0, 2),
            "=" => (1, 1),
            _ => (0, 0),
        };
        *self.half_points.entry(board.black).or_default() += times * black;
        *self.half_points.entry(board.white).or_default() += times * white;
    }

    /// The points of a player in half points.
    pub fn half_points(&self, player: u64) -> i64 {
        self.half_points.get(&player).copied().unwrap_or_default()
    }
}

/// Parses a score, `35.5` or `35½`, into half points.
pub fn half_points(text: &str) -> i64 {
    let (whole, half) = match text.strip_suffix(".5").or(text.strip_suffix('½')) {
        Some(whole) => (whole, 1),
        None => (text, 0),
    };
    2 * whole.parse::<i64>().unwrap_or_else(|_| panic!("{text} is a score")) + half
}
