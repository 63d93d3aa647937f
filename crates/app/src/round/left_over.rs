//! The players without a game in a round.

use std::collections::BTreeSet;

use domain::knockout::{self, Side, State, TableGame};
use domain::{Entry, EntryId, RoundNumber, Tournament, year_final};

/// Returns the players of a round who have neither a game nor the bye.
pub(super) fn left_over(tournament: &Tournament, round: RoundNumber) -> Vec<&Entry> {
    let games = tournament.games_of(round);
    let mut busy: BTreeSet<EntryId> = games.iter().flat_map(|g| [g.black, g.white]).collect();
    busy.extend(tournament.byes.iter().filter(|b| b.round == round).map(|b| b.entry));
    let kept = |e: &Entry| tournament.rests(e, round);
    let free = |e: &&Entry| tournament.is_present(e, round) && !e.ghost && !busy.contains(&e.id) && !kept(e);
    tournament.entries.iter().filter(free).collect()
}

/// Returns the games of all tables and Finals, with their rounds.
fn games_of_tables(tournament: &Tournament) -> impl Iterator<Item = (RoundNumber, TableGame)> {
    let of_tables = tournament.tables.iter().flat_map(|table| knockout::progress(tournament, table).games());
    of_tables.chain(tournament.finals.iter().flat_map(|found| year_final::progress(tournament, found).games()))
}

/// Returns the games of tables and Finals that have their players, and are not paired for them or have no winner though they need one: a
/// correction has opened them again, or a jigo waits for its ladder.
pub(crate) fn open_games(tournament: &Tournament) -> impl Iterator<Item = (RoundNumber, TableGame)> {
    let needs_ladder = |game: &TableGame| {
        let played = tournament.games.iter().find(|played| Some(played.id) == game.game);
        played.is_some_and(|played| knockout::needs_winner(tournament, played))
    };
    games_of_tables(tournament).filter(move |(_, game)| match game.state {
        State::Due | State::Invalidated => true,
        State::Drawn => needs_ladder(game),
        _ => false,
    })
}

/// Returns the players of each game of a table or Final that has no board in its round though the round is paired: a correction
/// has opened it (R34).
pub(crate) fn due_without_board(tournament: &Tournament, round: RoundNumber) -> Vec<(EntryId, EntryId)> {
    if tournament.round(round).is_none() {
        return Vec::new();
    }
    let due = games_of_tables(tournament).filter(|(of, game)| *of == round && game.state == State::Due);
    let players = |(_, game): (RoundNumber, TableGame)| match (game.a, game.b) {
        (Side::Entry(one), Side::Entry(other)) => Some((one, other)),
        _ => None,
    };
    due.filter_map(players).collect()
}

/// Returns the registered players who miss a round and can still be seated in it.
pub(super) fn missing(tournament: &Tournament, round: RoundNumber) -> Vec<&Entry> {
    if tournament.is_closed(round) {
        return Vec::new();
    }
    tournament.entries.iter().filter(|entry| entry.only_misses(round) && !entry.ghost).collect()
}
