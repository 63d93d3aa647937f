//! The race to the Final of a year (R48), and its prizes (R55).

use std::collections::BTreeSet;

use chrono::{Datelike, NaiveDate};
use domain::model::player::Sex;
use domain::model::ratio::published;
use domain::points::{qualified, race as ranked};
use domain::tour::ledger::{Edition, gained_in};
use domain::tour::prizes::{Team, country_teams, most_improved, rookies};
use domain::{Category, Ratio, TourBook, TourPlayerId};
use messages::message;
use serde::Serialize;
use session::{AppError, Result, seasons};
use ts_rs::TS;

use super::people::{future_stars, shown};
use crate::numbers::TourPlayerNumber;
use crate::tour_session::{TourSession, bundle_data};

/// A player's chance to play in the Final, by the race.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum RaceState {
    /// Qualified.
    Qualified,
    /// Tied for the last places; the director chooses.
    Tied,
    /// Cannot come.
    Absent,
    /// Not qualified.
    #[serde(rename = "")]
    Out,
}

impl RaceState {
    /// Returns the name used on the command line and on pages; empty for [`RaceState::Out`].
    pub fn name(self) -> &'static str {
        match self {
            RaceState::Qualified => "qualified",
            RaceState::Tied => "tied",
            RaceState::Absent => "absent",
            RaceState::Out => "",
        }
    }
}

/// A prize of the year (R55).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum PrizeKind {
    /// The first three of a category.
    First,
    /// The first three girls of a category.
    Girls,
    /// The first three boys of a category.
    Boys,
    /// The most improved of a category.
    MostImproved,
    /// The best players in their first year.
    Rookie,
    /// The youngest player with points.
    Youngest,
}

impl PrizeKind {
    /// Returns the name used on the command line.
    pub fn name(self) -> &'static str {
        match self {
            PrizeKind::First => "first",
            PrizeKind::Girls => "girls",
            PrizeKind::Boys => "boys",
            PrizeKind::MostImproved => "most improved",
            PrizeKind::Rookie => "rookie",
            PrizeKind::Youngest => "youngest",
        }
    }
}

/// A line of the race.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RaceLine {
    /// Place; equals share it.
    pub place: usize,
    /// The player's number in the book.
    #[ts(as = "TourPlayerNumber")]
    pub player: TourPlayerId,
    /// "Family Given".
    pub name: String,
    /// Country.
    pub country: String,
    /// The points gained in the year, exactly.
    pub exact: String,
    /// Its integer part.
    #[ts(type = "number")]
    pub points: i64,
    /// Whether the player qualifies for the Final.
    pub state: RaceState,
    /// The integer part of the points after each edition of [`RaceView::editions`].
    #[ts(type = "number[]")]
    pub course: Vec<i64>,
}

/// An edition that counts in a race.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RaceEdition {
    /// The event's name.
    pub name: String,
    /// Its last day, on which the points are added.
    #[ts(type = "string")]
    pub day: NaiveDate,
}

/// The race of a category.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RaceView {
    /// The year.
    pub year: i32,
    /// The category.
    pub category: u8,
    /// The number of players who qualify.
    pub size: usize,
    /// The editions of the year that count, in the order in which their points are added.
    pub editions: Vec<RaceEdition>,
    /// The players, the most points first.
    pub lines: Vec<RaceLine>,
}

/// A player who wins a prize.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PrizeLine {
    /// The prize.
    pub prize: PrizeKind,
    /// The category; `None` for prizes over all categories.
    pub category: Option<u8>,
    /// The place among the candidates for the prize.
    pub place: usize,
    /// The player's number in the book.
    #[ts(as = "TourPlayerNumber")]
    pub player: TourPlayerId,
    /// "Family Given".
    pub name: String,
    /// Country.
    pub country: String,
    /// The points that it is awarded for; for the youngest player, the year of birth.
    #[ts(type = "number")]
    pub points: i64,
}

/// A country's team.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct TeamLine {
    /// The country.
    pub country: String,
    /// The names of its players.
    pub players: Vec<String>,
    /// The sum of their points.
    #[ts(type = "number")]
    pub points: i64,
    /// Whether it has two girls and two boys.
    pub complete: bool,
}

/// The prizes of a year.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Prizes {
    /// The year.
    pub year: i32,
    /// The prizes of players.
    pub players: Vec<PrizeLine>,
    /// The country teams, by points.
    pub teams: Vec<TeamLine>,
}

/// Returns the race of a year, in one category or in all. `absent` players cannot come to the Final; the players below
/// them move up.
///
/// # Errors
/// An absent player is not in the tour.
pub fn race(session: &TourSession, year: i32, category: Option<u8>, absent: &[TourPlayerId]) -> Result<Vec<RaceView>> {
    let absent = session.known(absent)?;
    Ok(races(session.book(), year, &absent)?.into_iter().filter(|r| category.is_none_or(|c| r.category == c)).collect())
}

/// Returns the race of a year in every category with points.
pub(super) fn races(book: &TourBook, year: i32, absent: &BTreeSet<TourPlayerId>) -> Result<Vec<RaceView>> {
    let ledger = book.ledger();
    let size = final_size(book, year)?;
    let counted = counted(&ledger, year);
    let named = |id| book.editions.iter().find(|e| e.id == id).map(|e| e.name.clone()).unwrap_or_default();
    let editions: Vec<RaceEdition> =
        counted.iter().map(|e| RaceEdition { name: named(e.key), day: e.end.max(e.start) }).collect();
    let view = |category: Category| {
        let racers = ranked(gained_in(&ledger, year, category));
        let reached = qualified(&racers, size, |player| absent.contains(player));
        let state = |player: &TourPlayerId| match player {
            player if absent.contains(player) => RaceState::Absent,
            player if reached.players.contains(player) => RaceState::Qualified,
            player if reached.tied.contains(player) => RaceState::Tied,
            _ => RaceState::Out,
        };
        let line = |racer: &domain::points::Racer<TourPlayerId>| {
            let player = book.player(racer.player)?;
            Some(RaceLine {
                place: racer.place,
                player: player.id,
                name: shown(player),
                country: player.person.country.map(|c| c.to_string()).unwrap_or_default(),
                exact: racer.points.to_string(),
                points: published(racer.points),
                state: state(&racer.player),
                course: course(&counted, racer.player, category),
            })
        };
        let some = racers.iter().filter(|racer| racer.points > Ratio::from_integer(0));
        let mut lines: Vec<RaceLine> = some.filter_map(line).collect();
        lines.sort_by(|a, b| (a.place, &a.name, a.player).cmp(&(b.place, &b.name, b.player)));
        RaceView { year, category: category.0, size, editions: editions.clone(), lines }
    };
    Ok(categories(book, year).into_iter().map(view).filter(|view| !view.lines.is_empty()).collect())
}

/// Returns the editions of a year that count in the race, in the order in which their points are added.
fn counted(ledger: &[Edition<TourPlayerId>], year: i32) -> Vec<&Edition<TourPlayerId>> {
    let mut counted: Vec<_> = ledger.iter().filter(|e| e.in_race && e.start.year() == year).collect();
    counted.sort_by_key(|e| (e.end.max(e.start), e.start, e.key));
    counted
}

/// Returns the published points of a player after each edition, in one category (R48).
fn course(counted: &[&Edition<TourPlayerId>], player: TourPlayerId, category: Category) -> Vec<i64> {
    let mut sum = Ratio::from_integer(0);
    let mut add = |edition: &&Edition<TourPlayerId>| {
        let gain = edition.gains.get(&player).filter(|gain| gain.category == category);
        sum += gain.map_or(Ratio::from_integer(0), |gain| gain.points);
        published(sum)
    };
    counted.iter().map(&mut add).collect()
}

/// Returns how many players of a category qualify in a year: the number in the points table of the year's newest edition,
/// otherwise in its season file or the season that it names, otherwise in the newest season of the program.
fn final_size(book: &TourBook, year: i32) -> Result<usize> {
    let of_year = book.editions.iter().filter(|e| e.start.year() == year);
    let newest = of_year.max_by_key(|e| (e.start, &e.event));
    let table = newest.map(bundle_data).transpose()?.map(|data| data.table);
    if let Some(points) = table.as_ref().and_then(|table| table.final_points.as_ref()) {
        return Ok(points.size);
    }
    let season = table.and_then(|table| match table.own_season() {
        Ok(Some(rules)) => Some(rules),
        _ => seasons::named(&table.season).ok(),
    });
    Ok(season.map_or_else(|| seasons::named(seasons::names()[0]), Ok)?.final_rules.size)
}

/// Returns the categories of a year's editions.
fn categories(book: &TourBook, year: i32) -> BTreeSet<Category> {
    book.editions.iter().filter(|e| e.start.year() == year).flat_map(|e| e.ages.categories.iter().copied()).collect()
}

/// Returns the prizes of a year.
///
/// # Errors
/// The calendar does not have this year.
pub fn prizes(session: &TourSession, year: i32) -> Result<Prizes> {
    let book = session.book();
    let name = |id: &TourPlayerId| book.player(*id).map(shown).unwrap_or_default();
    let team = |team: &Team<TourPlayerId>| TeamLine {
        country: team.country.to_string(),
        players: team.players.iter().map(name).collect(),
        points: published(team.points),
        complete: team.players.len() == 4,
    };
    Ok(Prizes { year, players: prize_lines(book, year)?, teams: teams(book, year).iter().map(team).collect() })
}

/// Returns the prizes of players.
///
/// # Errors
/// The calendar does not have this year.
pub(super) fn prize_lines(book: &TourBook, year: i32) -> Result<Vec<PrizeLine>> {
    let no_year = || AppError::bad_input(message!("tourbook-no-year", year = year.to_string()));
    let last = NaiveDate::from_ymd_opt(year, 12, 31).ok_or_else(no_year)?;
    let ledger = book.ledger();
    let stars = future_stars(book);
    let sex = |player: &TourPlayerId| book.player(*player).and_then(|p| p.person.sex);
    let mut players = Vec::new();
    let mut all = Vec::new();
    for category in categories(book, year) {
        let gains = gained_in(&ledger, year, category);
        let standing: Vec<(TourPlayerId, Ratio)> =
            ranked(gains.clone()).into_iter().map(|racer| (racer.player, racer.points)).collect();
        let of_sex = |wanted| -> Vec<_> { standing.iter().filter(|(p, _)| sex(p) == Some(wanted)).copied().collect() };
        let improved = most_improved(&ledger, year, last, category);
        for (prize, list) in [
            (PrizeKind::First, standing.clone()),
            (PrizeKind::Girls, of_sex(Sex::Female)),
            (PrizeKind::Boys, of_sex(Sex::Male)),
            (PrizeKind::MostImproved, improved),
        ] {
            players.extend(places(book, prize, Some(category.0), &list));
        }
        all.extend(gains);
    }
    let newcomers = rookies(all.clone(), |p| stars.get(p).is_some_and(|day| day.year() == year));
    players.extend(places(book, PrizeKind::Rookie, None, &newcomers));
    players.extend(youngest(book, &all));
    Ok(players)
}

/// Returns the country teams of a year.
pub(super) fn teams(book: &TourBook, year: i32) -> Vec<Team<TourPlayerId>> {
    let ledger = book.ledger();
    let gains = categories(book, year).into_iter().flat_map(|category| gained_in(&ledger, year, category));
    country_teams(gains, |p| book.player(*p).and_then(|p| p.person.country.zip(p.person.sex)))
}

/// Returns the first three of a list, including ties for these places.
fn places(book: &TourBook, prize: PrizeKind, category: Option<u8>, list: &[(TourPlayerId, Ratio)]) -> Vec<PrizeLine> {
    let line = |&(id, points): &(TourPlayerId, Ratio)| {
        let player = book.player(id)?;
        Some(PrizeLine {
            prize,
            category,
            place: 1 + list.iter().filter(|(_, other)| *other > points).count(),
            player: id,
            name: shown(player),
            country: player.person.country.map(|c| c.to_string()).unwrap_or_default(),
            points: published(points),
        })
    };
    list.iter().filter_map(line).take_while(|line| line.place <= 3).collect()
}

/// Returns the youngest player with points; if several were born in that year, the one with the most points.
fn youngest(book: &TourBook, gains: &[(TourPlayerId, Ratio)]) -> Option<PrizeLine> {
    let racers = ranked(gains.iter().copied());
    let born = |id: TourPlayerId| book.player(id).and_then(|p| p.person.birth_year);
    let (id, year) = racers
        .iter()
        .filter(|racer| racer.points > Ratio::from_integer(0))
        .filter_map(|racer| Some((racer.player, born(racer.player)?, racer.points)))
        .max_by_key(|&(id, year, points)| (year, points, std::cmp::Reverse(id)))
        .map(|(id, year, _)| (id, year))?;
    let player = book.player(id)?;
    Some(PrizeLine {
        prize: PrizeKind::Youngest,
        category: None,
        place: 1,
        player: id,
        name: shown(player),
        country: player.person.country.map(|c| c.to_string()).unwrap_or_default(),
        points: year.into(),
    })
}
