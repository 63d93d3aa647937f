//! What a qualifying consists of: who is in directly, who plays for which place, and the table it is for (R30).

use serde::{Deserialize, Serialize};

use crate::model::category::Category;
use crate::model::id::{CompetitionId, EntryId, RoundNumber};

/// Those who play for one place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Section {
    /// Its lines from the top, two or four; `None` is a bye.
    pub boxes: Vec<Option<EntryId>>,
}

/// A qualifying: one or two rounds of the Open before the table begins (R30).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Qualifying {
    /// Who stands in the list without qualifying, strongest first.
    pub direct: Vec<EntryId>,
    /// The competition's round of its first games.
    pub first_round: RoundNumber,
    /// One section for each place, the strongest head first.
    pub sections: Vec<Section>,
}

/// The qualifying of a category, as planned for its table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QualifyingStage {
    /// The competition in whose earlier rounds it is played.
    pub competition: CompetitionId,
    /// The age category.
    pub category: Category,
    /// Lines of the table it is for: 8, 16 or 32.
    pub lines: u32,
    /// Who gets a wild card, the strongest first (R29).
    pub wild_cards: Vec<EntryId>,
    /// The sections.
    pub plan: Qualifying,
}
