//! Players, games and byes of a Pairgoth file, and their keys.

use std::collections::HashMap;

use domain::{
    Competition, Entry, EntryId, EntryStatus, ForeignSubject, Game, RoundNumber, Rounds, Tournament, Verdict,
};
use serde_json::{Value, json};

use crate::missed_rounds::missed;
use crate::pairgoth;
use crate::text::clean;

/// Returns a player with this key. Pairgoth gives the points of a missed round only for a marked one, so `unmarked` rounds
/// that count here are marked.
pub(super) fn player(
    tournament: &Tournament,
    rules: &Competition,
    entry: &Entry,
    id: usize,
    unmarked: Rounds,
) -> Value {
    let player = &entry.player;
    let correction = correction(rules, entry);
    let entry = &Entry { missed: entry.missed.with_all(unmarked), ..entry.clone() };
    let skip = missed(tournament, entry);
    let mut fields = json!({
        "id": id,
        "name": clean(&player.family).0,
        "firstname": clean(&player.given).0,
        "rating": player.strength().0,
        "rank": player.rank.grade(),
        "country": player.country.map(|country| country.to_string()).unwrap_or_default(),
        "club": clean(&player.club).0,
        "final": entry.status != EntryStatus::PreRegistered,
    });
    if !skip.is_empty() {
        fields["skip"] = skip.into();
    }
    if correction != 0 {
        fields["mmsCorrection"] = correction.into();
    }
    if let Some(pin) = &player.egd_pin {
        fields["egf"] = pin.as_str().into();
    }
    for (name, number) in [("ffg", &player.ffg_licence), ("aga", &player.aga_id)] {
        if let Some(number) = number {
            fields[name] = number.as_str().into();
        }
    }
    if let Some(rank) = player.rating_rank {
        fields[pairgoth::HONORARY] = rank.to_string().into();
    }
    if let Some(fields) = fields.as_object_mut() {
        pairgoth::restore(fields, tournament, ForeignSubject::Entry(entry.id));
    }
    fields
}

/// Returns the points that an entry has at the start beyond its rank: those of the director, and one above the bar of a supergroup.
pub(super) fn correction(rules: &Competition, entry: &Entry) -> i32 {
    let is_above = rules.mcmahon.supergroup.is_some_and(|group| entry.player.rank >= group);
    entry.score_shift + i32::from(is_above)
}

/// The keys of a file, from 1: players, teams and games share one sequence. Holds the last one.
#[derive(Default)]
pub(super) struct Keys(usize);

impl Keys {
    /// Returns the next key.
    pub(super) fn next(&mut self) -> usize {
        self.0 += 1;
        self.0
    }
}

/// Returns the games and byes of a round.
pub(super) fn round(
    tournament: &Tournament,
    number: RoundNumber,
    ids: &HashMap<EntryId, usize>,
    keys: &mut Keys,
) -> Value {
    let mut rows: Vec<Value> = tournament
        .games_of(number)
        .into_iter()
        .map(|game| row(tournament, game, (keys.next(), game.board), ids))
        .collect();
    for bye in tournament.byes.iter().filter(|bye| bye.round == number) {
        let player = ids.get(&bye.entry).copied().unwrap_or(0);
        rows.push(json!({ "id": keys.next(), "t": 0, "w": player, "b": 0, "h": 0, "r": "w" }));
    }
    rows.into()
}

/// Returns a game with its key and its table.
pub(super) fn row(
    tournament: &Tournament,
    game: &Game,
    (key, table): (usize, u32),
    ids: &HashMap<EntryId, usize>,
) -> Value {
    let id = |entry: EntryId| ids.get(&entry).copied().unwrap_or(0);
    let mut row = json!({
        "id": key, "t": table, "w": id(game.white), "b": id(game.black), "h": game.handicap, "r": result(game),
    });
    if let Some(row) = row.as_object_mut() {
        pairgoth::restore(row, tournament, ForeignSubject::Game(game.id));
    }
    row
}

fn result(game: &Game) -> &'static str {
    verdict(game.passes.known().map(|result| result.verdict))
}

/// Returns the letter of a result.
pub(super) fn verdict(verdict: Option<Verdict>) -> &'static str {
    match verdict {
        None => "?",
        Some(Verdict::BlackWins) => "b",
        Some(Verdict::WhiteWins) => "w",
        Some(Verdict::Jigo) => "=",
        Some(Verdict::BothWin) => "#",
        Some(Verdict::BothLose) => "0",
        Some(Verdict::NoResult) => "X",
    }
}
