//! What a newer bundle of an event says otherwise than the one in the book, and whose points in the tour change by it.

use std::collections::{BTreeMap, BTreeSet};

use domain::model::ratio::published;
use domain::tour::book::{TourEdition, TourPerson};
use domain::tour::ledger::{Gain, accounts};
use domain::{Category, Ratio, TourBook};
use formats::bundle;
use formats::bundle::{Bundle, Data};

use super::add::{gains, person};

/// What a newer bundle of an event says that the one in the book does not: the event, who took part, games, points.
pub(super) fn differences(book: &TourBook, known: &TourEdition, bundle: &Bundle) -> Vec<String> {
    let Ok(old) = serde_json::from_str::<Data>(&known.data) else { return Vec::new() };
    let new = &bundle.data;
    let mut told = Vec::new();
    if old.event != new.event {
        told.push("The event's name, days, place, championship or coefficient are others".to_string());
    }
    if old.table != new.table {
        told.push("The table of points is another".to_string());
    }
    let results = book.results.iter().filter(|r| r.edition == known.id);
    let persons: BTreeMap<i64, &TourPerson> = results.map(|r| (r.entry, &r.person)).collect();
    let new_persons: BTreeMap<i64, TourPerson> =
        new.players.iter().map(|p| (p.player, person(p, bundle.persons.get(&p.player)))).collect();
    let name = |entry: i64| {
        let person = new_persons.get(&entry).or(persons.get(&entry).copied());
        person.and_then(TourPerson::name).unwrap_or_else(|| format!("Player {entry}"))
    };
    for entry in persons.keys().filter(|entry| !new_persons.contains_key(entry)) {
        told.push(format!("{} is not in it any more", name(*entry)));
    }
    for (entry, person) in &new_persons {
        match persons.get(entry) {
            None => told.push(format!("{} is new in it", name(*entry))),
            Some(old) if *old != person => told.push(format!("{} has other personal data", name(*entry))),
            Some(_) => {}
        }
    }
    let key = |g: &bundle::GameData| (g.competition, g.round, g.board);
    let games: BTreeMap<_, _> = old.games.iter().map(|g| (key(g), g)).collect();
    let changed = new.games.iter().filter(|g| games.get(&key(g)) != Some(g)).count();
    let gone = old.games.len() + new.games.iter().filter(|g| !games.contains_key(&key(g))).count() - new.games.len();
    if changed + gone > 0 {
        let count = changed + gone;
        told.push(if count == 1 { "One game is another".into() } else { format!("{count} games are others") });
    }
    let (before, after) = (gains(&old), gains(new));
    let whole = |gain: Option<&Gain>| gain.map_or(0, |gain| published(gain.points));
    for entry in before.keys().chain(after.keys()).collect::<BTreeSet<_>>() {
        let (was, is) = (before.get(entry), after.get(entry));
        if was != is {
            told.push(format!("{} has {} points instead of {}", name(*entry), whole(is), whole(was)));
        }
    }
    if old.finals != new.finals {
        told.push("Groups, places or draw of a Final are others".to_string());
    }
    if (&old.ladders, &old.qualifyings, &old.slips) != (&new.ladders, &new.qualifyings, &new.slips) {
        told.push("Ladder games, qualifyings or pink slips are others".to_string());
    }
    if told.is_empty() && old != *new {
        told.push("Byes, tables or places are others".to_string());
    }
    told
}

/// Whose SP is another now, over all editions.
pub(super) fn consequences(before: &TourBook, after: &TourBook) -> Vec<String> {
    let last = after.editions.iter().chain(&before.editions).map(|e| e.end).max();
    let Some(last) = last else { return Vec::new() };
    let sp = |book: &TourBook| -> BTreeMap<String, (Category, Ratio)> {
        let accounts = accounts(&book.ledger(), last);
        let of = |p: &domain::tour::book::TourPlayer| {
            let account = accounts.get(&p.id)?;
            Some((p.token.clone(), (account.category, account.sp)))
        };
        book.players.iter().filter_map(of).collect()
    };
    let (old, new) = (sp(before), sp(after));
    let name = |token: &str| {
        let found = after.players.iter().chain(&before.players).find(|p| p.token == token);
        found.and_then(|p| p.person.name()).unwrap_or_else(|| token.to_string())
    };
    let tokens: BTreeSet<&String> = old.keys().chain(new.keys()).collect();
    let told = |account: Option<&(Category, Ratio)>| {
        account.map_or_else(|| "none".to_string(), |(category, sp)| format!("SP{category} {}", published(*sp)))
    };
    let differ = tokens.into_iter().filter(|token| old.get(*token) != new.get(*token));
    differ
        .map(|token| format!("{}: {} instead of {}", name(token), told(new.get(token)), told(old.get(token))))
        .collect()
}
