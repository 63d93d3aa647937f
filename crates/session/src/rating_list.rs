//! The offline copy of the rating list in memory, with a search index that is fast enough for every keystroke.

use std::collections::HashMap;
use std::path::Path;

use chrono::NaiveDate;
use domain::names::{Findable, NameIndex};
use domain::{RatedList, RatedPlayer};
use serde::Serialize;
use ts_rs::TS;

use crate::error::Result;

/// The date and size of the rating list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RatingListView {
    /// The date of the list, `2018-02-22`, if it states one.
    pub date: Option<String>,
    /// Number of players.
    pub players: usize,
    /// Its age in days.
    #[ts(type = "number | null")]
    pub days: Option<i64>,
    /// Whether a newer list should be imported before the event.
    pub stale: bool,
}

/// The file name of the list in the user's data folder.
pub const FILE: &str = "rating-list.drawmaster-list";
/// The age in days after which a list is stale: ranks and ratings have changed, and new players are missing.
const FRESH_DAYS: i64 = 60;

/// The rating list with its index.
pub struct Ratings {
    list: RatedList,
    index: NameIndex,
    by_pin: HashMap<String, usize>,
}

impl Ratings {
    /// Loads the list in `folder`; `None` if none was imported.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn load(folder: &Path) -> Result<Option<Ratings>> {
        let path = folder.join(FILE);
        if path.is_file() { Ok(Some(Ratings::new(store::read_rated_list(&path)?))) } else { Ok(None) }
    }

    /// Indexes a list.
    pub fn new(list: RatedList) -> Ratings {
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

    /// Returns up to `limit` players that match `typed`, best match first.
    pub fn find(&self, typed: &str, limit: usize) -> impl Iterator<Item = &RatedPlayer> {
        self.index.find(typed, limit).into_iter().map(|at| &self.list.players[at])
    }

    /// Returns the player with this EGD PIN.
    pub fn by_pin(&self, pin: &str) -> Option<&RatedPlayer> {
        self.by_pin.get(pin).map(|&at| &self.list.players[at])
    }

    /// Returns family and given name of every player.
    pub fn names(&self) -> impl Iterator<Item = (&str, &str)> {
        self.list.players.iter().map(|player| (player.family.as_str(), player.given.as_str()))
    }

    /// Returns the date and size of the list.
    pub fn summary(&self, today: NaiveDate) -> RatingListView {
        let days = self.list.date.map(|date| (today - date).num_days().max(0));
        RatingListView {
            date: self.list.date.map(|date| date.to_string()),
            players: self.list.players.len(),
            days,
            stale: days.is_none_or(|days| days > FRESH_DAYS),
        }
    }
}
