//! Compares a newer bundle of an event with the one in the book, and the SP before and after it.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use domain::model::ratio::published;
use domain::tour::book::{TourEdition, TourPerson, TourPlayer};
use domain::tour::ledger::{Gain, accounts};
use domain::{Category, PlayerToken, Ratio, TourBook};
use formats::bundle;
use formats::bundle::{Bundle, Data};
use messages::{Message, message};

use super::bundle_contents::{gains, person};

/// Returns the differences between a bundle and the bundle of its event in the book: event, players, games, points.
pub(super) fn differences(book: &TourBook, known: &TourEdition, bundle: &Bundle) -> Vec<Message> {
    let Ok(old) = serde_json::from_str::<Data>(&known.data) else { return Vec::new() };
    let new = &bundle.data;
    let results = book.results.iter().filter(|r| r.edition == known.id);
    let persons: BTreeMap<i64, &TourPerson> = results.map(|r| (r.entry.0, &r.person)).collect();
    let new_persons: BTreeMap<i64, TourPerson> =
        new.players.iter().map(|p| (p.player, person(p, bundle.persons.get(&p.player)))).collect();
    let name = |entry: i64| {
        let person = new_persons.get(&entry).or(persons.get(&entry).copied());
        person.and_then(TourPerson::name).unwrap_or_else(|| format!("#{entry}"))
    };
    let mut found = Vec::new();
    if old.event != new.event {
        found.push(message!("tourbook-difference-event"));
    }
    if old.table != new.table {
        found.push(message!("tourbook-difference-table"));
    }
    for entry in persons.keys().filter(|entry| !new_persons.contains_key(entry)) {
        found.push(message!("tourbook-difference-player-gone", player = name(*entry)));
    }
    for (entry, person) in &new_persons {
        match persons.get(entry) {
            None => found.push(message!("tourbook-difference-player-new", player = name(*entry))),
            Some(old) if *old != person => {
                found.push(message!("tourbook-difference-player-data", player = name(*entry)));
            }
            Some(_) => {}
        }
    }
    let count = changed_games(&old, new);
    if count > 0 {
        found.push(message!("tourbook-difference-games", count));
    }
    let (before, after) = (gains(&old), gains(new));
    let whole = |gain: Option<&Gain>| gain.map_or(0, |gain| published(gain.points)).to_string();
    for entry in before.keys().chain(after.keys()).collect::<BTreeSet<_>>() {
        let (was, is) = (before.get(entry), after.get(entry));
        if was != is {
            let (old, new) = (whole(was), whole(is));
            found.push(message!("tourbook-difference-points", player = name(*entry), new, old));
        }
    }
    if old.finals != new.finals {
        found.push(message!("tourbook-difference-finals"));
    }
    if (&old.ladders, &old.qualifyings, &old.slips) != (&new.ladders, &new.qualifyings, &new.slips) {
        found.push(message!("tourbook-difference-ladders"));
    }
    if found.is_empty() && old != *new {
        found.push(message!("tourbook-difference-other"));
    }
    found
}

/// Returns the number of games that were added, removed or changed.
fn changed_games(old: &Data, new: &Data) -> usize {
    let key = |g: &bundle::GameData| (g.competition, g.round, g.board);
    let games: BTreeMap<_, _> = old.games.iter().map(|g| (key(g), g)).collect();
    let changed = new.games.iter().filter(|g| games.get(&key(g)) != Some(g)).count();
    let added = new.games.iter().filter(|g| !games.contains_key(&key(g))).count();
    let removed = old.games.len() + added - new.games.len();
    changed + removed
}

/// Returns the players whose SP differ between two states of the book, after the last edition of either.
pub(super) fn consequences(before: &TourBook, after: &TourBook) -> Vec<Message> {
    let last = after.editions.iter().chain(&before.editions).map(|e| e.end).max();
    let Some(last) = last else { return Vec::new() };
    let (old, new) = (sp_at(before, last), sp_at(after, last));
    let name = |token: &PlayerToken| {
        let found = after.players.iter().chain(&before.players).find(|p| p.token == *token);
        found.and_then(|p| p.person.name()).unwrap_or_else(|| token.to_string())
    };
    let line = |token: &PlayerToken| {
        let (old, new) = (standing(old.get(token)), standing(new.get(token)));
        message!("tourbook-consequence", player = name(token), new, old)
    };
    let tokens: BTreeSet<&PlayerToken> = old.keys().chain(new.keys()).copied().collect();
    tokens.into_iter().filter(|token| old.get(token) != new.get(token)).map(line).collect()
}

/// Returns every player's category and SP at the end of a day.
fn sp_at(book: &TourBook, day: NaiveDate) -> BTreeMap<&PlayerToken, (Category, Ratio)> {
    let accounts = accounts(&book.ledger(), day);
    let of_player = |player: &TourPlayer| accounts.get(&player.id).map(|account| (account.category, account.sp));
    book.players.iter().filter_map(|player| Some((&player.token, of_player(player)?))).collect()
}

/// Returns "SP12 300", or that the player has no SP.
fn standing(account: Option<&(Category, Ratio)>) -> Message {
    match account {
        Some((category, sp)) => {
            message!("tourbook-sp", category = category.to_string(), sp = published(*sp).to_string())
        }
        None => message!("tourbook-sp-none"),
    }
}
