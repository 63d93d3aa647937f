//! Keys of the records of a tour book.

use serde::{Deserialize, Serialize};

/// An organiser key's number in the tour book.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct OrganiserKeyId(pub i64);

/// A championship's key in the tour book.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct ChampionshipId(pub i64);

/// An edition's key in the tour book.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct EditionId(pub i64);

/// A player's key in the tour book.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TourPlayerId(pub i64);

/// The key of the decision that two players are one person.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct MergeId(pub i64);

/// The key of the decision that two players are different people.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TwoPeopleId(pub i64);
