//! Qualifying for a knock-out table: who qualifies directly and who plays for the remaining places (R30).

use serde::{Deserialize, Serialize};

use crate::model::category::Category;
use crate::model::id::{CompetitionId, EntryId, RoundNumber};

/// The players who compete for one place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Section {
    /// Lines from the top, two or four; `None` is a bye.
    pub boxes: Vec<Option<EntryId>>,
}

/// The qualifying games of a table: one or two rounds of the Open before the table begins (R30).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Qualifying {
    /// Players who are on the list without qualifying, strongest first.
    pub direct: Vec<EntryId>,
    /// The competition's round of the first games.
    pub first_round: RoundNumber,
    /// One section per place, the one with the strongest head first.
    pub sections: Vec<Section>,
}

/// The planned qualifying of a category.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QualifyingStage {
    /// The competition in whose earlier rounds it is played.
    pub competition: CompetitionId,
    /// The age category.
    pub category: Category,
    /// Lines of the table: 8, 16 or 32.
    pub lines: u32,
    /// Players with a wild card, strongest first (R29).
    pub wild_cards: Vec<EntryId>,
    /// The games and places.
    pub plan: Qualifying,
}
