//! Keys of the records of an event, and round numbers.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A round's number, from 1.
pub type RoundNumber = u32;

/// The most games that a player may have in a competition in which players choose their opponents.
pub const MOST_FREE_GAMES: RoundNumber = 1_000;

/// A competition's key in its event; the Open has 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct CompetitionId(pub i64);

impl CompetitionId {
    /// The first competition of an event.
    pub const OPEN: CompetitionId = CompetitionId(1);

    /// Returns the key as a plain number.
    pub fn number(self) -> i64 {
        self.0
    }
}

/// An entry's key in its event. Never reused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct EntryId(pub i64);

impl EntryId {
    /// Returns the key as a plain number.
    pub fn number(self) -> i64 {
        self.0
    }
}

/// A person's key in the event: that of their first entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct PersonId(pub i64);

impl PersonId {
    /// Returns the key as a plain number.
    pub fn number(self) -> i64 {
        self.0
    }
}

/// A game's key in its event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct GameId(pub i64);

/// A knock-out table's key in its event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TableId(pub i64);

/// A Final's key in its event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct FinalId(pub i64);

/// The key of a player's report in its event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct ReportId(pub i64);

/// The key of a contradiction in its event.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct ContradictionId(pub i64);

/// The key of what was drawn: a knock-out table or a Final.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DrawId {
    /// A knock-out table.
    Knockout(TableId),
    /// A Final.
    Final(FinalId),
}

impl From<TableId> for DrawId {
    fn from(id: TableId) -> DrawId {
        DrawId::Knockout(id)
    }
}

impl From<FinalId> for DrawId {
    fn from(id: FinalId) -> DrawId {
        DrawId::Final(id)
    }
}

/// A pink slip's number in its event, from 1 (R8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct SlipId(pub i64);

/// An official's key in its event. Never reused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct OfficialId(pub i64);

/// A helper's key in its event. Never reused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct HelperId(pub i64);

/// A payment's key in its event, which is the number of its receipt. Never reused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct PaymentId(pub i64);

/// A case's number in its event, from 1 (R77).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CaseId(pub i64);
