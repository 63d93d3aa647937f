//! The tour's players and championships: careers and badges (R49), yearly confirmation, who may be one person.

use std::collections::BTreeMap;

use chrono::{Datelike, NaiveDate};
use domain::model::player::Publication;
use domain::model::ratio::published;
use domain::points::BADGES;
use domain::tour::book::{Merge, TourEdition, TourPlayer, TwoPeople};
use domain::tour::ledger::{Account, Entered, accounts};
use domain::{Ratio, TourBook};
use serde::Serialize;
use serde_json::json;
use session::fields::required;
use session::{AppError, Result};
use ts_rs::TS;

use crate::tour_session::TourSession;

/// A player of the tour.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PlayerLine {
    /// His number in the book.
    #[ts(type = "number")]
    pub player: i64,
    /// Tour registration number.
    pub irn: Option<String>,
    /// "Family Given".
    pub name: String,
    /// The same in Latin letters.
    pub latin: String,
    /// Club.
    pub club: String,
    /// Country.
    pub country: String,
    /// Year of birth.
    pub birth_year: Option<i32>,
    /// The last year for which he confirmed.
    pub confirmed: Option<i32>,
    /// Career.
    pub career: Careers,
}

/// A career (R49).
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS)]
pub struct Careers {
    /// All points ever gained, exactly.
    pub total: String,
    /// Editions played.
    pub editions: usize,
    /// Badges with the day on which they were earned.
    #[ts(type = "Array<[number, string]>")]
    pub badges: Vec<(u32, NaiveDate)>,
    /// The first Future Stars.
    #[ts(type = "string | null")]
    pub future_stars: Option<NaiveDate>,
}

/// Two who may be one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct DuplicateLine {
    /// The one.
    #[ts(type = "number")]
    pub a: i64,
    /// By what he is known.
    pub a_is: String,
    /// The other.
    #[ts(type = "number")]
    pub b: i64,
    /// By what he is known.
    pub b_is: String,
}

/// An edition.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct EditionLine {
    /// Its number in the book.
    #[ts(type = "number")]
    pub edition: i64,
    /// The event's name.
    pub name: String,
    /// The championship.
    pub championship: String,
    /// First day.
    #[ts(type = "string")]
    pub start: NaiveDate,
    /// Last day.
    #[ts(type = "string")]
    pub end: NaiveDate,
    /// Class.
    pub class: String,
    /// Players.
    pub players: usize,
    /// Which bundle is in the book.
    pub sequence: u32,
    /// Its hash.
    pub hash: String,
}

/// A player's name for the tour's keeper.
pub(super) fn shown(player: &TourPlayer) -> String {
    let irn = || player.person.irn.as_ref().map(|irn| format!("IRN {irn}"));
    player.person.name().or_else(irn).unwrap_or_else(|| format!("Player {}", player.id.0))
}

/// A player's name as it may be published.
pub(super) fn public_name(player: &TourPlayer) -> String {
    let initial = |name: &Option<String>| name.as_ref().and_then(|n| n.chars().next()).map(|c| format!("{c}."));
    let person = &player.person;
    let initials =
        || -> Vec<String> { [initial(&person.family), initial(&person.given)].into_iter().flatten().collect() };
    let anonymous = || "Anonymous".to_string();
    match person.publication {
        Publication::Full => person.name().unwrap_or_else(anonymous),
        Publication::Initials => Some(initials().join(" ")).filter(|text| !text.is_empty()).unwrap_or_else(anonymous),
        Publication::Anonymous => anonymous(),
    }
}

/// All players with their careers, by name.
pub fn players(session: &TourSession) -> Vec<PlayerLine> {
    let book = session.book();
    let accounts = accounts(&book.ledger(), NaiveDate::MAX);
    let stars = future_stars(book);
    let line = |player: &TourPlayer| {
        let person = &player.person;
        let name = shown(player);
        PlayerLine {
            player: player.id.0,
            irn: person.irn.clone(),
            latin: person.latin.clone().unwrap_or_else(|| domain::model::player::latin(&name)),
            name,
            club: person.club.clone().unwrap_or_default(),
            country: person.country.map(|c| c.to_string()).unwrap_or_default(),
            birth_year: person.birth_year,
            confirmed: player.confirmed,
            career: career(accounts.get(&player.id), stars.get(&player.id.0).copied()),
        }
    };
    let mut lines: Vec<PlayerLine> = book.players.iter().map(line).collect();
    lines.sort_by(|a, b| (&a.latin, a.player).cmp(&(&b.latin, b.player)));
    lines
}

/// The first day of Future Stars of everyone who played in it.
pub(super) fn future_stars(book: &TourBook) -> BTreeMap<i64, NaiveDate> {
    let mut first: BTreeMap<i64, NaiveDate> = BTreeMap::new();
    for result in book.results.iter().filter(|r| r.future_stars) {
        if let Some(edition) = book.edition(result.edition) {
            let day = first.entry(result.player.0).or_insert(edition.start);
            *day = edition.start.min(*day);
        }
    }
    first
}

/// What an account says of a career: a badge is earned on the day on which the sum of all gains first reaches it.
pub(super) fn career(account: Option<&Account>, future_stars: Option<NaiveDate>) -> Careers {
    let (mut total, mut editions, mut badges) = (Ratio::from_integer(0), 0, Vec::new());
    for step in account.map(|account| account.steps.as_slice()).unwrap_or_default() {
        let Entered::Gained { points, .. } = step.what else { continue };
        badges.extend(domain::points::badges(total, total + points).into_iter().map(|badge| (badge, step.date)));
        total += points;
        editions += 1;
    }
    debug_assert!(badges.len() <= BADGES.len(), "a badge is earned once");
    Careers { total: published(total).to_string(), editions, badges, future_stars }
}

/// Notes that a player has confirmed to be in the tour for a year.
///
/// # Errors
/// He is not in the tour, or the year is none.
pub fn confirm(session: &mut TourSession, which: &str, year: i32) -> Result<String> {
    let this_year = session.today().year();
    if !(2000..=this_year + 1).contains(&year) {
        return Err(AppError::bad_input(format!("{year} cannot be confirmed: choose a year up to {}.", this_year + 1)));
    }
    let (id, name) = session.find(which).map(|player| (player.id, shown(player)))?;
    session.transact("confirm_player", json!({ "player": id.0, "year": year }), |book| {
        book.players.iter_mut().filter(|p| p.id == id).for_each(|p| p.confirmed = Some(year));
        Ok(name)
    })
}

/// Pairs of players who may be one person; they stay two until somebody decides.
pub fn duplicates(session: &TourSession) -> Vec<DuplicateLine> {
    let told = |id| {
        let player = session.book().player(id);
        let text = |p: &TourPlayer| {
            let year = p.person.birth_year.map(|y| y.to_string()).unwrap_or_else(|| "?".into());
            let country = p.person.country.map(|c| c.to_string()).unwrap_or_else(|| "?".into());
            let irn = p.person.irn.as_ref().map(|irn| format!(", IRN {irn}")).unwrap_or_default();
            format!("{}, {year}, {country}{irn}", shown(p))
        };
        player.map(text).unwrap_or_default()
    };
    let line = |(a, b): (domain::TourPlayerId, domain::TourPlayerId)| DuplicateLine {
        a: a.0,
        a_is: told(a),
        b: b.0,
        b_is: told(b),
    };
    session.book().duplicates().into_iter().map(line).collect()
}

/// Decides that `duplicate` is the same person as `kept`.
///
/// # Errors
/// One of them is not in the tour, or they are one already.
pub fn merge(session: &mut TourSession, duplicate: &str, kept: &str) -> Result<String> {
    let of = |which: &str| session.find(which).map(|player| (player.token.clone(), shown(player)));
    let ((duplicate, _), (kept, name)) = (of(duplicate)?, of(kept)?);
    if duplicate == kept {
        return Err(AppError::bad_input(format!("{name} cannot be merged with himself: name two players.")));
    }
    session.transact("merge_players", json!({ "duplicate": duplicate, "kept": kept }), |book| {
        let id = book.merges.iter().map(|m| m.id).max().unwrap_or(0) + 1;
        book.merges.push(Merge { id, duplicate, kept });
        book.recognise();
        Ok(name)
    })
}

/// Decides that two who look like one person are two: they are not proposed again.
///
/// # Errors
/// One of them is not in the tour, both are the same player, or it is decided already.
pub fn keep_apart(session: &mut TourSession, one: &str, other: &str) -> Result<String> {
    let of = |which: &str| session.find(which).map(|player| (player.token.clone(), shown(player)));
    let ((one, name), (other, second)) = (of(one)?, of(other)?);
    if one == other {
        return Err(AppError::bad_input(format!("{name} is one player: name two.")));
    }
    session.transact("keep_apart", json!({ "one": one, "other": other }), |book| {
        let known = |d: &TwoPeople| [&d.one, &d.other] == [&one, &other] || [&d.one, &d.other] == [&other, &one];
        if book.two_people.iter().any(known) {
            return Err(AppError::not_now(format!("{name} and {second} are two people already.")));
        }
        let id = book.two_people.iter().map(|d| d.id).max().unwrap_or(0) + 1;
        book.two_people.push(TwoPeople { id, one, other });
        Ok(format!("{name}, {second}"))
    })
}

/// All editions, the newest first.
pub fn editions(session: &TourSession) -> Vec<EditionLine> {
    let book = session.book();
    let line = |e: &TourEdition| EditionLine {
        edition: e.id,
        name: e.name.clone(),
        championship: championship(book, e),
        start: e.start,
        end: e.end,
        class: e.class.clone(),
        players: book.results.iter().filter(|r| r.edition == e.id).count(),
        sequence: e.sequence,
        hash: e.hash.clone(),
    };
    let mut lines: Vec<EditionLine> = book.editions.iter().map(line).collect();
    lines.sort_by(|a, b| (b.start, &b.name).cmp(&(a.start, &a.name)));
    lines
}

pub(super) fn championship(book: &TourBook, edition: &TourEdition) -> String {
    let found = book.championships.iter().find(|c| c.id == edition.championship);
    found.map(|c| c.name.clone()).unwrap_or_default()
}

/// Gives a championship another name; where that is another one's, the two become one, and their editions follow one another.
///
/// # Errors
/// There is none of the old name, or the new one is empty.
pub fn rename_championship(session: &mut TourSession, old: &str, new: &str) -> Result<usize> {
    let new = required("The championship needs a name.", new)?;
    session.transact("rename_championship", json!({ "old": old, "new": new }), |book| {
        let id_of = |name: &str| book.championships.iter().find(|c| c.name == name).map(|c| c.id);
        let Some(from) = id_of(old.trim()) else {
            return Err(AppError::not_found(format!(
                "There is no championship \"{}\": see `tour events`.",
                old.trim()
            )));
        };
        match id_of(&new).filter(|&into| into != from) {
            Some(into) => {
                book.editions.iter_mut().filter(|e| e.championship == from).for_each(|e| e.championship = into);
                book.championships.retain(|c| c.id != from);
                Ok(book.editions.iter().filter(|e| e.championship == into).count())
            }
            None => {
                book.championships.iter_mut().filter(|c| c.id == from).for_each(|c| c.name.clone_from(&new));
                Ok(book.editions.iter().filter(|e| e.championship == from).count())
            }
        }
    })
}
