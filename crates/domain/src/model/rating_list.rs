//! A player of the rating list that is kept offline: what the European Go Database publishes of him.

use chrono::NaiveDate;

use crate::model::country::Country;
use crate::model::rank::Rank;
use crate::model::rating::Gor;

/// A rated player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RatedPlayer {
    /// His number in the database, eight digits.
    pub pin: String,
    /// Family name, in Latin letters.
    pub family: String,
    /// Given names; empty if unknown.
    pub given: String,
    /// Country; `None` where the list has `XX`.
    pub country: Option<Country>,
    /// Club's abbreviation; empty where the list has `xxx`.
    pub club: String,
    /// Rank declared at his last tournament.
    pub rank: Rank,
    /// Rating.
    pub rating: Gor,
    /// Number of tournaments in the database.
    pub tournaments: u32,
    /// Code of the last one, as `T180217A`; empty if unknown.
    pub last_event: String,
}

/// A list of rated players as it is kept.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RatedList {
    /// The day it was made, if it says so.
    pub date: Option<NaiveDate>,
    /// The players in the list's order.
    pub players: Vec<RatedPlayer>,
}
