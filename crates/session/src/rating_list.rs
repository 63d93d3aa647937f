//! The rating list that is kept offline, in memory: ready to be searched at every key.

use std::collections::HashMap;
use std::path::Path;

use chrono::NaiveDate;
use domain::names::{Findable, NameIndex};
use domain::{RatedList, RatedPlayer};
use serde::Serialize;
use ts_rs::TS;

use crate::error::Result;

/// What is known of the kept list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RatingListView {
    /// The day it was made, `2018-02-22`, if it says so.
    pub date: Option<String>,
    /// How many players it has.
    pub players: usize,
    /// How many days ago it was made.
    #[ts(type = "number | null")]
    pub days: Option<i64>,
    /// Whether it should be fetched anew before the event.
    pub stale: bool,
}

/// The list's file in the user's data folder.
pub const FILE: &str = "rating-list.drawmaster-list";
/// After so many days a list is pointed out as stale: ranks and ratings have moved on, newcomers are missing.
const FRESH_DAYS: i64 = 60;

/// The kept list with its index.
pub struct Ratings {
    list: RatedList,
    index: NameIndex,
    by_pin: HashMap<String, usize>,
}

impl Ratings {
    /// The list in `folder`, if one was imported.
    pub fn in_folder(folder: &Path) -> Result<Option<Ratings>> {
        let path = folder.join(FILE);
        if path.is_file() { Ok(Some(Ratings::of(store::read_rated_list(&path)?))) } else { Ok(None) }
    }

    /// A list made ready.
    pub fn of(list: RatedList) -> Ratings {
        let by_pin = list.players.iter().enumerate().map(|(at, player)| (player.pin.clone(), at)).collect();
        let countries: Vec<String> =
            list.players.iter().map(|p| p.country.map(|c| c.to_string()).unwrap_or_default()).collect();
        let parts: Vec<([&str; 2], [&str; 3])> = list
            .players
            .iter()
            .zip(&countries)
            .map(|(p, country)| {
                ([p.family.as_str(), p.given.as_str()], [country.as_str(), p.club.as_str(), p.pin.as_str()])
            })
            .collect();
        let people = parts.iter().zip(&list.players).map(|((names, marks), player)| Findable {
            names,
            marks,
            weight: player.tournaments,
        });
        let index = NameIndex::new(people);
        Ratings { index, by_pin, list }
    }

    /// Those whom the typed letters fit, the best first.
    pub fn find(&self, typed: &str, most: usize) -> impl Iterator<Item = &RatedPlayer> {
        self.index.find(typed, most).into_iter().map(|at| &self.list.players[at])
    }

    /// The player of a number.
    pub fn by_pin(&self, pin: &str) -> Option<&RatedPlayer> {
        self.by_pin.get(pin).map(|&at| &self.list.players[at])
    }

    /// What is to be known of the list itself.
    pub fn about(&self, today: NaiveDate) -> RatingListView {
        let days = self.list.date.map(|date| (today - date).num_days().max(0));
        RatingListView {
            date: self.list.date.map(|date| date.to_string()),
            players: self.list.players.len(),
            days,
            stale: days.is_none_or(|days| days > FRESH_DAYS),
        }
    }
}
