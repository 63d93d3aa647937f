//! The race to the Final of a year (R48), and its prizes (R55).

use std::collections::BTreeSet;

use chrono::{Datelike, NaiveDate};
use domain::model::player::Sex;
use domain::model::ratio::published;
use domain::points::{qualified, race as ranked};
use domain::tour::ledger::gained_in;
use domain::tour::prizes::{Team, country_teams, most_improved, rookies};
use domain::{Category, Ratio, TourBook, TourPlayerId};
use formats::bundle::Data;
use serde::Serialize;
use session::{AppError, Result, seasons};
use ts_rs::TS;

use super::people::{future_stars, shown};
use crate::tour_session::TourSession;

/// A line of the race.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RaceLine {
    /// Place; equals share it.
    pub place: usize,
    /// The player's number in the book.
    #[ts(type = "number")]
    pub player: i64,
    /// "Family Given".
    pub name: String,
    /// Country.
    pub country: String,
    /// What he gained in the year, exactly.
    pub exact: String,
    /// Its integer part.
    #[ts(type = "number")]
    pub points: i64,
    /// `qualified`, `tied` where the director has to choose, `absent`, or empty.
    pub state: String,
}

/// The race of a category.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RaceView {
    /// The year.
    pub year: i32,
    /// The category.
    pub category: u8,
    /// How many qualify.
    pub size: usize,
    /// The players, the most points first.
    pub lines: Vec<RaceLine>,
}

/// Somebody who is to have a prize, and for what.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PrizeLine {
    /// `first`, `girls`, `boys`, `most_improved`, `rookie`, `youngest`.
    pub prize: String,
    /// The category; none for all.
    pub category: Option<u8>,
    /// Place for the prize.
    pub place: usize,
    /// The player's number in the book.
    #[ts(type = "number")]
    pub player: i64,
    /// "Family Given".
    pub name: String,
    /// Country.
    pub country: String,
    /// What it is for: points, or the year of birth of the youngest.
    #[ts(type = "number")]
    pub points: i64,
}

/// A country's team.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct TeamLine {
    /// The country.
    pub country: String,
    /// Its players.
    pub players: Vec<String>,
    /// Their points together.
    #[ts(type = "number")]
    pub points: i64,
    /// Whether two girls and two boys are in it.
    pub complete: bool,
}

/// The prizes of a year.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Prizes {
    /// The year.
    pub year: i32,
    /// Players.
    pub players: Vec<PrizeLine>,
    /// Country teams.
    pub teams: Vec<TeamLine>,
}

/// The race of a year in all categories, or in one. Who is `absent` is passed over: those below shift up.
///
/// # Errors
/// An absent player is not in the tour.
pub fn race(session: &TourSession, year: i32, category: Option<u8>, absent: &[String]) -> Result<Vec<RaceView>> {
    let absent = absent.iter().map(|which| session.find(which).map(|p| p.id)).collect::<Result<BTreeSet<_>>>()?;
    Ok(races(session.book(), year, &absent)?.into_iter().filter(|r| category.is_none_or(|c| r.category == c)).collect())
}

pub(super) fn races(book: &TourBook, year: i32, absent: &BTreeSet<TourPlayerId>) -> Result<Vec<RaceView>> {
    let ledger = book.ledger();
    let size = final_size(book, year)?;
    let view = |category: Category| {
        let racers = ranked(gained_in(&ledger, year, category));
        let who = qualified(&racers, size, |player| absent.contains(player));
        let state = |player: &TourPlayerId| match player {
            player if absent.contains(player) => "absent",
            player if who.players.contains(player) => "qualified",
            player if who.tied.contains(player) => "tied",
            _ => "",
        };
        let line = |racer: &domain::points::Racer<TourPlayerId>| {
            let player = book.player(racer.player)?;
            Some(RaceLine {
                place: racer.place,
                player: player.id.0,
                name: shown(player),
                country: player.person.country.map(|c| c.to_string()).unwrap_or_default(),
                exact: racer.points.to_string(),
                points: published(racer.points),
                state: state(&racer.player).into(),
            })
        };
        let some = racers.iter().filter(|racer| racer.points > Ratio::from_integer(0));
        let mut lines: Vec<RaceLine> = some.filter_map(line).collect();
        lines.sort_by(|a, b| (a.place, &a.name, a.player).cmp(&(b.place, &b.name, b.player)));
        RaceView { year, category: category.0, size, lines }
    };
    Ok(categories(book, year).into_iter().map(view).filter(|view| !view.lines.is_empty()).collect())
}

/// How many of a category qualify in a year: as the newest of its editions has it in the table of points it was played by,
/// else as the season says that this table names, else as the newest season of the program.
fn final_size(book: &TourBook, year: i32) -> Result<usize> {
    let of_year = book.editions.iter().filter(|e| e.start.year() == year);
    let newest = of_year.max_by_key(|e| (e.start, e.event.as_str()));
    let table = newest.map(|e| serde_json::from_str::<Data>(&e.data)).transpose();
    let table = table.map_err(|error| AppError::internal(error.to_string()))?.map(|data| data.table);
    if let Some(told) = table.as_ref().and_then(|table| table.final_points.as_ref()) {
        return Ok(told.size);
    }
    let season = table.and_then(|table| seasons::named(&table.season).ok());
    Ok(season.map_or_else(|| seasons::named(seasons::names()[0]), Ok)?.final_rules.size)
}

/// The categories of a year's editions.
fn categories(book: &TourBook, year: i32) -> BTreeSet<Category> {
    book.editions.iter().filter(|e| e.start.year() == year).flat_map(|e| e.ages.categories.iter().copied()).collect()
}

/// The prizes of a year.
///
/// # Errors
/// The year is none.
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

/// The prizes of single players.
///
/// # Errors
/// The year is none.
pub(super) fn prize_lines(book: &TourBook, year: i32) -> Result<Vec<PrizeLine>> {
    let no_year = || AppError::bad_input(format!("{year} is no year of the tour: choose another."));
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
            ("first", standing.clone()),
            ("girls", of_sex(Sex::Female)),
            ("boys", of_sex(Sex::Male)),
            ("most_improved", improved),
        ] {
            players.extend(places(book, prize, Some(category.0), &list));
        }
        all.extend(gains);
    }
    let newcomers = rookies(all.clone(), |p| stars.get(&p.0).is_some_and(|day| day.year() == year));
    players.extend(places(book, "rookie", None, &newcomers));
    players.extend(youngest(book, &all));
    Ok(players)
}

/// The country teams of a year.
pub(super) fn teams(book: &TourBook, year: i32) -> Vec<Team<TourPlayerId>> {
    let ledger = book.ledger();
    let gains = categories(book, year).into_iter().flat_map(|category| gained_in(&ledger, year, category));
    country_teams(gains, |p| book.player(*p).and_then(|p| p.person.country.zip(p.person.sex)))
}

/// The first three of a list, and who shares their places.
fn places(book: &TourBook, prize: &str, category: Option<u8>, list: &[(TourPlayerId, Ratio)]) -> Vec<PrizeLine> {
    let line = |&(id, points): &(TourPlayerId, Ratio)| {
        let player = book.player(id)?;
        Some(PrizeLine {
            prize: prize.into(),
            category,
            place: 1 + list.iter().filter(|(_, other)| *other > points).count(),
            player: id.0,
            name: shown(player),
            country: player.person.country.map(|c| c.to_string()).unwrap_or_default(),
            points: published(points),
        })
    };
    list.iter().filter_map(line).take_while(|line| line.place <= 3).collect()
}

/// The youngest of those who gained points; of one year of birth the one with the most.
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
        prize: "youngest".into(),
        category: None,
        place: 1,
        player: id.0,
        name: shown(player),
        country: player.person.country.map(|c| c.to_string()).unwrap_or_default(),
        points: year.into(),
    })
}
