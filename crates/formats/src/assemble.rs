//! The steps that every import shares: numbers by strength, rounds with their state, and the draw seed of the file.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use domain::{
    Bye, Competition, CompetitionId, Entry, EntryId, Event, Game, GameId, Round, RoundNumber, RoundState, Tournament,
};
use messages::message;
use sha2::{Digest, Sha256};

use crate::notes::Notes;

/// The parts that a reader found: entries with ids from 1 in order, games without ids.
pub(crate) struct Parts {
    pub event: Event,
    pub competition: Competition,
    pub entries: Vec<Entry>,
    pub games: Vec<Game>,
    pub byes: Vec<Bye>,
}

/// Returns the tournament of these parts, with a note on every change.
///
/// A game without a board (0) gets the next board of its round. Of two games at one board, the later is kept. A player's
/// second game or bye in a round is dropped. A player with a game or bye is not absent.
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
    let competitions = vec![competition];
    Tournament { entries, rounds, games, byes, ..Tournament::new(event, competitions) }
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

/// Returns the games by round and board, with ids.
fn seat(games: Vec<Game>, seats: &mut BTreeSet<(RoundNumber, EntryId)>, notes: &mut Notes) -> Vec<Game> {
    let mut boards: BTreeMap<(RoundNumber, u32), Game> = BTreeMap::new();
    for mut game in games {
        if game.board == 0 {
            let last = boards.range((game.round, 0)..=(game.round, u32::MAX)).next_back();
            game.board = last.map_or(0, |(&(_, board), _)| board) + 1;
        }
        let (round, board) = (game.round, game.board);
        if boards.insert((round, board), game).is_some() {
            notes.add(message!("import-note-board-twice", round, board));
        }
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
