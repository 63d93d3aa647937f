//! The rating list that is kept offline, and people found by typing.

use serde::Serialize;
use ts_rs::TS;

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

/// A list that was taken over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RatingsImported {
    /// The list.
    pub list: RatingListView,
    /// What was odd about it.
    pub notes: Vec<String>,
}

/// A player of the rating list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RatedView {
    /// His number in the European database.
    pub pin: String,
    /// Family name.
    pub family: String,
    /// Given name.
    pub given: String,
    /// Two letters; empty if unknown.
    pub country: String,
    /// Club; empty if unknown.
    pub club: String,
    /// Rank at his last tournament.
    pub rank: String,
    /// Rating.
    pub rating: i32,
    /// Tournaments in the database.
    pub tournaments: u32,
    /// Code of the last one.
    pub last_event: String,
    /// Whether he is entered already.
    pub entered: bool,
}

/// Who was found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PeopleFound {
    /// Entries by key, the best first.
    #[ts(type = "Array<number>")]
    pub entries: Vec<i64>,
    /// Players of the rating list, the best first.
    pub rated: Vec<RatedView>,
    /// The list asked; `None` if none was imported.
    pub list: Option<RatingListView>,
}
