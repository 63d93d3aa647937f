//! The offline rating lists: what the associations publish about their players.

use chrono::NaiveDate;

use crate::model::country::Country;
use crate::model::rank::Rank;
use crate::model::rating::Gor;

/// The association whose list it is. The numbers of its players are those of this association.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ListOrigin {
    /// The European Go Database, with PINs.
    #[default]
    Egd,
    /// The French federation (FFG), with licences.
    Ffg,
    /// The American Go Association (AGA), with membership numbers.
    Aga,
}

impl ListOrigin {
    /// All associations, the European one first.
    pub const ALL: [ListOrigin; 3] = [ListOrigin::Egd, ListOrigin::Ffg, ListOrigin::Aga];
}

/// A player of a rating list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RatedPlayer {
    /// Number at the association: PIN, licence or membership number.
    pub pin: String,
    /// Family name, in Latin letters.
    pub family: String,
    /// Given names; empty if unknown.
    pub given: String,
    /// Country; `None` if unknown.
    pub country: Option<Country>,
    /// Abbreviated club; empty if unknown.
    pub club: String,
    /// Rank declared at the last tournament, or the one of the rating; `None` if the list has neither.
    pub rank: Option<Rank>,
    /// Rating on the European scale; `None` for a player without one.
    pub rating: Option<Gor>,
    /// Number of tournaments in the database; 0 if the list does not say it.
    pub tournaments: u32,
    /// Code of the last tournament, such as `T180217A`; empty if unknown.
    pub last_event: String,
    /// Status of the licence or membership as the list writes it, such as `L` or `Full`; empty if the list has none.
    pub status: String,
}

/// A rating list.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RatedList {
    /// The association.
    pub origin: ListOrigin,
    /// The date of the list, if it states one.
    pub date: Option<NaiveDate>,
    /// The players in order of the list.
    pub players: Vec<RatedPlayer>,
}
