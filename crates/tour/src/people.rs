//! The tour's players and championships: careers and badges (R49), yearly confirmation, possible duplicates.

use std::collections::BTreeMap;

use chrono::{Datelike, NaiveDate};
use domain::model::disclosure::{Audience, Disclosure, NameForm};
use domain::model::ratio::published;
use domain::model::transliteration::transliterated;
use domain::points::BADGES;
use domain::tour::book::{Merge, TourEdition, TourPlayer, TwoPeople};
use domain::tour::ledger::{Account, Entered, accounts};
use domain::{EditionId, Ratio, TourBook, TourPlayerId};
use messages::message;
use serde::Serialize;
use session::{AppError, Result};
use ts_rs::TS;

use crate::add::holder;
use crate::numbers::{EditionNumber, TourPlayerNumber};
use crate::operation::{ChampionshipRenamed, PlayerConfirmed, PlayersKeptSeparate, PlayersMerged, op};
use crate::tour_session::{TourSession, required};

/// A player of the tour.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PlayerLine {
    /// Their number in the book.
    #[ts(as = "TourPlayerNumber")]
    pub player: TourPlayerId,
    /// Tour registration number.
    pub irn: Option<String>,
    /// "Family Given".
    pub name: String,
    /// The name in Latin letters.
    pub latin: String,
    /// Club.
    pub club: String,
    /// Country.
    pub country: String,
    /// Year of birth.
    pub birth_year: Option<i32>,
    /// The last year for which they confirmed their membership.
    pub confirmed: Option<i32>,
    /// Points, editions and badges.
    pub career: Careers,
}

/// A career (R49).
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS)]
pub struct Careers {
    /// All points ever gained, rounded down.
    pub total: String,
    /// The number of editions with gained points.
    pub editions: usize,
    /// The badges, each with the day on which it was earned.
    #[ts(type = "Array<[number, string]>")]
    pub badges: Vec<(u32, NaiveDate)>,
    /// The first day of their first Future Stars.
    #[ts(type = "string | null")]
    pub future_stars: Option<NaiveDate>,
}

/// Two players who may be the same person.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct DuplicateLine {
    /// The first player's number in the book.
    #[ts(as = "TourPlayerNumber")]
    pub a: TourPlayerId,
    /// Their name, year of birth, country and registration number.
    pub a_is: String,
    /// The second player's number in the book.
    #[ts(as = "TourPlayerNumber")]
    pub b: TourPlayerId,
    /// Their name, year of birth, country and registration number.
    pub b_is: String,
}

/// An edition of a championship.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct EditionLine {
    /// Its number in the book.
    #[ts(as = "EditionNumber")]
    pub edition: EditionId,
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
    /// The event's class in the season (R44).
    pub class: String,
    /// The number of players.
    pub players: usize,
    /// The sequence number of its bundle in the book.
    pub sequence: u32,
    /// The bundle's hash.
    pub hash: String,
    /// The organiser who signed it.
    pub signed_by: String,
    /// The organiser who handed the event over to the one who signed it, by a signed statement; else empty.
    pub handed_over_by: String,
}

/// Returns a player's full name, or what else identifies them. Not for publication.
pub(super) fn shown(player: &TourPlayer) -> String {
    let irn = || player.person.irn.as_ref().map(|irn| format!("IRN {irn}"));
    player.person.name().or_else(irn).unwrap_or_else(|| format!("Player {}", player.id.0))
}

/// Returns what public pages and sheets may show of a player.
pub(super) fn public(player: &TourPlayer) -> Disclosure {
    Disclosure::of(player.person.publication, player.person.irn.is_some(), Audience::PublicSheet)
}

/// Returns a player's name as it may be published.
pub(super) fn public_name(player: &TourPlayer) -> String {
    let initial = |name: &Option<String>| name.as_ref().and_then(|n| n.chars().next()).map(|c| format!("{c}."));
    let person = &player.person;
    let initials =
        || -> Vec<String> { [initial(&person.family), initial(&person.given)].into_iter().flatten().collect() };
    let anonymous = || "Anonymous".to_string();
    match public(player).name {
        NameForm::Full => person.name().unwrap_or_else(anonymous),
        NameForm::Initials => Some(initials().join(" ")).filter(|text| !text.is_empty()).unwrap_or_else(anonymous),
        NameForm::Number | NameForm::Hidden => anonymous(),
    }
}

/// Returns all players with their careers, ordered by name.
pub fn players(session: &TourSession) -> Vec<PlayerLine> {
    let book = session.book();
    let accounts = accounts(&book.ledger(), NaiveDate::MAX);
    let stars = future_stars(book);
    let line = |player: &TourPlayer| {
        let person = &player.person;
        let name = shown(player);
        PlayerLine {
            player: player.id,
            irn: person.irn.clone(),
            latin: person.latin.clone().unwrap_or_else(|| transliterated(&name, person.country)),
            name,
            club: person.club.clone().unwrap_or_default(),
            country: person.country.map(|c| c.to_string()).unwrap_or_default(),
            birth_year: person.birth_year,
            confirmed: player.confirmed,
            career: career(accounts.get(&player.id), stars.get(&player.id).copied()),
        }
    };
    let mut lines: Vec<PlayerLine> = book.players.iter().map(line).collect();
    lines.sort_by(|a, b| (&a.latin, a.player).cmp(&(&b.latin, b.player)));
    lines
}

/// Returns the first day of the first Future Stars of each player who took part in one.
pub(super) fn future_stars(book: &TourBook) -> BTreeMap<TourPlayerId, NaiveDate> {
    let mut first: BTreeMap<TourPlayerId, NaiveDate> = BTreeMap::new();
    for result in book.results.iter().filter(|r| r.future_stars) {
        if let Some(edition) = book.edition(result.edition) {
            let day = first.entry(result.player).or_insert(edition.start);
            *day = edition.start.min(*day);
        }
    }
    first
}

/// Returns the career in an account. A badge is earned on the day on which the sum of all gains reaches it.
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

/// Records that a player confirmed their membership in the tour for a year; returns their name.
///
/// # Errors
/// The player is not in the tour, or the year is before 2000 or after next year.
pub fn confirm(session: &mut TourSession, player: TourPlayerId, year: i32) -> Result<String> {
    let last = session.today().year() + 1;
    if !(2000..=last).contains(&year) {
        let message = message!("tourbook-confirm-year", year = year.to_string(), last = last.to_string());
        return Err(AppError::bad_input(message));
    }
    let name = shown(session.player(player)?);
    session.transact(op::ConfirmPlayer, &PlayerConfirmed { player, year }, |book, _| {
        book.players.iter_mut().filter(|p| p.id == player).for_each(|p| p.confirmed = Some(year));
        Ok(name)
    })
}

/// Returns the pairs of players who may be the same person and that nobody has decided on.
pub fn duplicates(session: &TourSession) -> Vec<DuplicateLine> {
    let description = |id| {
        let player = session.book().player(id);
        let text = |p: &TourPlayer| {
            let year = p.person.birth_year.map(|y| y.to_string()).unwrap_or_else(|| "?".into());
            let country = p.person.country.map(|c| c.to_string()).unwrap_or_else(|| "?".into());
            let irn = p.person.irn.as_ref().map(|irn| format!(", IRN {irn}")).unwrap_or_default();
            format!("{}, {year}, {country}{irn}", shown(p))
        };
        player.map(text).unwrap_or_default()
    };
    let line =
        |(a, b): (TourPlayerId, TourPlayerId)| DuplicateLine { a, a_is: description(a), b, b_is: description(b) };
    session.book().duplicates().into_iter().map(line).collect()
}

/// Decides that `duplicate` is the same person as `kept`; returns the name of `kept`.
///
/// # Errors
/// One of them is not in the tour, or both are the same player.
pub fn merge(session: &mut TourSession, duplicate: TourPlayerId, kept: TourPlayerId) -> Result<String> {
    let (duplicate, kept) = (session.player(duplicate)?, session.player(kept)?);
    let name = shown(kept);
    if duplicate.id == kept.id {
        return Err(AppError::bad_input(message!("tourbook-merge-same", player = name)));
    }
    let (duplicate, kept) = (duplicate.token.clone(), kept.token.clone());
    let input = PlayersMerged { duplicate: duplicate.clone(), kept: kept.clone() };
    session.transact(op::MergePlayers, &input, |book, counters| {
        let id = counters.next_key::<Merge>();
        book.merges.push(Merge { id, duplicate, kept });
        book.recognise(|| counters.next_key::<TourPlayer>());
        Ok(name)
    })
}

/// Decides that two players are different people, so that they are not proposed as duplicates again; returns both names.
///
/// # Errors
/// One of them is not in the tour, both are the same player, or it was decided before.
pub fn keep_separate(session: &mut TourSession, one: TourPlayerId, other: TourPlayerId) -> Result<String> {
    let (one, other) = (session.player(one)?, session.player(other)?);
    let (name, second) = (shown(one), shown(other));
    if one.id == other.id {
        return Err(AppError::bad_input(message!("tourbook-separate-same", player = name)));
    }
    let (one, other) = (one.token.clone(), other.token.clone());
    let input = PlayersKeptSeparate { one: one.clone(), other: other.clone() };
    session.transact(op::KeepSeparate, &input, |book, counters| {
        let known = |d: &TwoPeople| [&d.one, &d.other] == [&one, &other] || [&d.one, &d.other] == [&other, &one];
        if book.two_people.iter().any(known) {
            return Err(AppError::not_now(message!("tourbook-separate-already", one = &name, other = &second)));
        }
        let id = counters.next_key::<TwoPeople>();
        book.two_people.push(TwoPeople { id, one, other });
        Ok(format!("{name}, {second}"))
    })
}

/// Returns all editions, newest first.
pub fn editions(session: &TourSession) -> Result<Vec<EditionLine>> {
    let (book, hand_overs) = (session.book(), session.hand_overs()?);
    let handed_over_by = |e: &TourEdition| hand_overs.get(&(e.event.clone(), e.key.parse().ok()?)).cloned();
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
        signed_by: holder(book, &e.key),
        handed_over_by: handed_over_by(e).unwrap_or_default(),
    };
    let mut lines: Vec<EditionLine> = book.editions.iter().map(line).collect();
    lines.sort_by(|a, b| (b.start, &b.name).cmp(&(a.start, &a.name)));
    Ok(lines)
}

/// Returns the name of an edition's championship.
fn championship(book: &TourBook, edition: &TourEdition) -> String {
    let found = book.championships.iter().find(|c| c.id == edition.championship);
    found.map(|c| c.name.clone()).unwrap_or_default()
}

/// Renames a championship and returns how many editions it has. If another championship has the new name, both are
/// merged: their editions then replace one another in the SP (R46).
///
/// # Errors
/// No championship has the old name, or the new name is empty.
pub fn rename_championship(session: &mut TourSession, old: &str, new: &str) -> Result<usize> {
    let new = required(message!("tourbook-championship-unnamed"), new)?;
    let input = ChampionshipRenamed { old: old.to_string(), new: new.clone() };
    session.transact(op::RenameChampionship, &input, |book, _| {
        let id_of = |name: &str| book.championships.iter().find(|c| c.name == name).map(|c| c.id);
        let Some(from) = id_of(old.trim()) else {
            return Err(AppError::not_found(message!("tourbook-championship-unknown", name = old.trim())));
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
