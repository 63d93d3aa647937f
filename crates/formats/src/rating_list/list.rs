//! What a reader of a rating list returns.

use chrono::NaiveDate;
use domain::{ListOrigin, RatedPlayer};
use messages::Message;

/// A list of rated players.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RatingList {
    /// The association.
    pub origin: ListOrigin,
    /// The date of the list, if the list contains it.
    pub date: Option<NaiveDate>,
    /// The players in the list's order.
    pub players: Vec<RatedPlayer>,
    /// The number of unreadable lines, in English.
    pub notes: Vec<Message>,
}

/// A list with the number of its damaged lines.
pub(super) type Counted = (RatingList, usize);
