//! The steps that every import shares: numbers by strength, rounds with their state, and the draw seed of the file.

use std::collections::btree_map;
use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use domain::{
    Bye, Competition, CompetitionId, Entry, EntryId, EventSettings, Game, GameId, Round, RoundNumber, RoundState,
    Tournament,
};
use messages::message;
use sha2::{Digest, Sha256};

use crate::notes::Notes;
use crate::text::excerpt;

/// The most handicap stones of a game.
pub(crate) const MOST_HANDICAP: i32 = 9;

/// The parts that a reader found: entries with ids from 1 in order, games without ids.
pub(crate) struct Parts {
    pub event: EventSettings,
    pub competition: Competition,
    pub entries: Vec<Entry>,
    pub games: Vec<Game>,
    pub byes: Vec<Bye>,
}

/// Returns the tournament of these parts, with a note on every change.
///
/// A game without a board (0), and the second game at a board, get the next board of their round. A player's second game or bye in a
/// round is dropped. A player with a game or bye is not absent.
pub(crate) fn assemble(parts: Parts, file: &[u8], notes: &mut Notes) -> Tournament {
    let Parts { mut event, mut competition, mut entries, games, byes } = parts;
    number(&mut entries);
    let mut seats = BTreeSet::new();
    let games = seat(games, &mut seats, notes);
    let byes = sit_out(byes, &mut seats, notes);
    for (round, entry) in seats {
        if let Ok(at) = entries.binary_search_by_key(&entry, |e| e.id) {
            entries[at].missed = entries[at].missed.without(round);
        }
    }
    event.draw_seed = draw_seed(file);
    let rounds = rounds(&games, &byes);
    if let Some(last) = rounds.last().map(|round| round.number) {
        competition.register_closed = Some(event.start.to_string());
        if last > competition.rounds {
            let planned = competition.rounds;
            notes.add(message!("import-note-rounds-raised", planned, last));
            competition.rounds = last;
        }
    }
    Tournament { entries, rounds, games, byes, ..Tournament::new(event, competition) }
}

/// Returns the day that stands for an unknown date: 1 January 2000.
pub(crate) fn unknown_day() -> NaiveDate {
    NaiveDate::from_ymd_opt(2000, 1, 1).expect("a day of the calendar")
}

/// Returns the draw seed of an imported event: the SHA-256 of its file.
pub(crate) fn draw_seed(file: &[u8]) -> String {
    hex::encode(Sha256::digest(file))
}

/// Returns a game of the imported competition without a result. [`assemble`] sets its id.
pub(crate) fn game(round: RoundNumber, board: u32, black: EntryId, white: EntryId) -> Game {
    Game {
        id: GameId(0),
        competition: CompetitionId::OPEN,
        round,
        board,
        black,
        white,
        handicap: 0,
        passes: domain::Passes::default(),
        knockout: None,
        ladder_winner: None,
        locked: false,
        changed_after_release: false,
        played_on: None,
    }
}

/// Returns the handicap of a game; 0 without one. One that is no number from 0 to 9 is noted.
pub(crate) fn handicap(written: &str, (round, board): (RoundNumber, u32), notes: &mut Notes) -> u8 {
    let Ok(handicap) = written.trim().parse::<i32>() else {
        if !written.trim().is_empty() {
            notes.add(message!("import-note-handicap-unread", round, board, handicap = excerpt(written)));
        }
        return 0;
    };
    if handicap > MOST_HANDICAP {
        notes.add(message!("import-note-handicap", round, board, handicap));
    } else if handicap < 0 {
        notes.add(message!("import-note-handicap-negative", round, board, handicap));
    }
    handicap.clamp(0, MOST_HANDICAP) as u8
}

/// Sets the starting numbers by strength: rank, then rating, then name (R7).
fn number(entries: &mut [Entry]) {
    let mut order: Vec<usize> = (0..entries.len()).collect();
    order.sort_by_cached_key(|&i| {
        let player = &entries[i].player;
        (std::cmp::Reverse((player.rank, player.strength())), player.list_name(), i)
    });
    for (&i, number) in order.iter().zip(1..) {
        entries[i].number = Some(number);
    }
}

/// Returns the games by round and board, with ids. Those without a board of their own get the next ones of their round.
fn seat(games: Vec<Game>, seats: &mut BTreeSet<(RoundNumber, EntryId)>, notes: &mut Notes) -> Vec<Game> {
    let mut boards: BTreeMap<(RoundNumber, u32), Game> = BTreeMap::new();
    let mut others = Vec::new();
    for game in games {
        match boards.entry((game.round, game.board)) {
            btree_map::Entry::Vacant(free) if game.board > 0 => drop(free.insert(game)),
            _ => others.push(game),
        }
    }
    for mut game in others {
        let (round, board) = (game.round, game.board);
        let last = boards.range((round, 0)..=(round, u32::MAX)).next_back();
        game.board = last.map_or(0, |(&(_, last), _)| last) + 1;
        if board > 0 {
            notes.add(message!("import-note-board-twice", round, board, other = game.board));
        }
        boards.insert((round, game.board), game);
    }
    let mut seated: Vec<Game> = Vec::new();
    for ((round, board), mut game) in boards {
        let both = [(round, game.black), (round, game.white)];
        if both.iter().any(|seat| seats.contains(seat)) {
            notes.add(message!("import-note-second-game", round, board));
            continue;
        }
        seats.extend(both);
        game.id = GameId(seated.len() as i64 + 1);
        seated.push(game);
    }
    seated
}

/// Returns the byes of players without a game in the round.
fn sit_out(byes: Vec<Bye>, seats: &mut BTreeSet<(RoundNumber, EntryId)>, notes: &mut Notes) -> Vec<Bye> {
    let mut kept: Vec<Bye> = Vec::new();
    for bye in byes {
        if seats.insert((bye.round, bye.entry)) {
            kept.push(bye);
        } else {
            notes.add(message!("import-note-second-bye", round = bye.round));
        }
    }
    kept.sort_by_key(|bye| (bye.round, bye.entry));
    kept
}

/// Returns the rounds that have games or byes. A round is confirmed if every game has a result.
pub(crate) fn rounds(games: &[Game], byes: &[Bye]) -> Vec<Round> {
    let mut complete: BTreeMap<RoundNumber, bool> = byes.iter().map(|bye| (bye.round, true)).collect();
    for game in games {
        *complete.entry(game.round).or_insert(true) &= game.passes.agreed().is_some();
    }
    let state = |complete| if complete { RoundState::Confirmed } else { RoundState::Released };
    let round = |(number, complete)| Round { competition: CompetitionId::OPEN, number, state: state(complete) };
    complete.into_iter().map(round).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn handicaps_that_are_not_possible_are_noted_with_their_game() {
        let read = |written: &str| {
            let mut notes = Notes::default();
            let stones = handicap(written, (2, 7), &mut notes);
            (stones, notes.into_vec().iter().map(ToString::to_string).collect::<String>())
        };
        for (written, stones) in [("", 0), (" 5 ", 5), ("9", 9)] {
            assert_eq!(read(written), (stones, String::new()), "{written}");
        }
        for (written, stones) in [("12", 9), ("-1", 0), ("five", 0)] {
            let (read, note) = read(written);
            assert_eq!(read, stones, "{written}");
            assert!(note.contains("Round 2, board 7") && note.contains(written), "{note}");
        }
    }

    #[test]
    fn games_without_a_board_of_their_own_are_kept() {
        let game = |board, black, white| game(1, board, EntryId(black), EntryId(white));
        let games = vec![game(0, 1, 2), game(1, 3, 4), game(1, 5, 6), game(2, 7, 8)];
        let mut notes = Notes::default();
        let seated = seat(games, &mut BTreeSet::new(), &mut notes);
        let boards: Vec<(u32, i64)> = seated.iter().map(|game| (game.board, game.black.0)).collect();
        assert_eq!(boards, [(1, 3), (2, 7), (3, 1), (4, 5)]);
        let notes: Vec<String> = notes.into_vec().iter().map(ToString::to_string).collect();
        assert_eq!(notes, ["Round 1, board 1: two games have this board. One of them is put at board 4."]);
    }
}
