//! The offline rating list: what the European Go Database publishes about its players.

use chrono::NaiveDate;

use crate::model::country::Country;
use crate::model::rank::Rank;
use crate::model::rating::Gor;

/// A player of the rating list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RatedPlayer {
    /// Number in the database (PIN), eight digits.
    pub pin: String,
    /// Family name, in Latin letters.
    pub family: String,
    /// Given names; empty if unknown.
    pub given: String,
    /// Country; `None` where the list has `XX`.
    pub country: Option<Country>,
    /// Abbreviated club; empty where the list has `xxx`.
    pub club: String,
    /// Rank declared at the last tournament.
    pub rank: Rank,
    /// Rating.
    pub rating: Gor,
    /// Number of tournaments in the database.
    pub tournaments: u32,
    /// Code of the last tournament, such as `T180217A`; empty if unknown.
    pub last_event: String,
}

/// A rating list.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RatedList {
    /// The date of the list, if it states one.
    pub date: Option<NaiveDate>,
    /// The players in order of the list.
    pub players: Vec<RatedPlayer>,
}
