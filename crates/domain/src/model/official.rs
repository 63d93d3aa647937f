//! The officials of an event: referees, timekeepers and the appeals committee (R72).

use serde::{Deserialize, Serialize};

use crate::model::id::{OfficialId, PersonId};

/// What an official does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum OfficialRole {
    /// Leads the referees (1a).
    HeadReferee,
    /// A referee or an assistant.
    Referee,
    /// Checks byo-yomi (3a).
    Timekeeper,
    /// A member of the appeals committee (1b).
    Committee,
    /// Takes the seat of a committee member who is involved in a case (1b).
    Replacement,
}

/// A person with an office.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Official {
    /// Key in the event.
    pub id: OfficialId,
    /// The office.
    pub role: OfficialRole,
    /// The order among officials of the role, from 1; replacements take seats in this order.
    pub turn: u32,
    /// The name.
    pub name: String,
    /// The club; empty if none. Another club than that of the entry counts too.
    #[serde(default)]
    pub club: String,
    /// The name of the family, as in the register's family groups; empty if none plays.
    #[serde(default)]
    pub family: String,
    /// The person as a player; `None` for an official who does not play.
    #[serde(default)]
    pub person: Option<PersonId>,
    /// The players who are related to the official.
    #[serde(default)]
    pub related: Vec<PersonId>,
}
