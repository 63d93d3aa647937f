//! A frozen list that waits for its draw (R36).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::model::announcement::Announcement;
use crate::model::category::Category;
use crate::model::id::{CompetitionId, RoundNumber};
use crate::model::knockout_table::DrawPlan;
use crate::model::year_final::FinalPlan;

/// What is drawn for an age category.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DrawKind {
    /// A knock-out table.
    Knockout,
    /// The Final of the year.
    Final,
}

/// What a freeze fixes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub enum FrozenDraw {
    /// The draw of a table.
    Knockout {
        /// The frozen plan.
        plan: DrawPlan,
        /// Whether the semi-finals' losers play for third place (R37).
        third_place: bool,
        /// The reason for the order, or for drawing again.
        reason: Option<String>,
    },
    /// The draw of a Final.
    Final {
        /// The frozen plan.
        plan: FinalPlan,
        /// The competition's round in which it begins.
        first_round: RoundNumber,
        /// Rounds in which nobody else plays.
        alone: Option<Vec<RoundNumber>>,
        /// The reason for the order, or for drawing again.
        reason: Option<String>,
    },
}

/// A frozen list that waits for its draw. The draw uses it up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Freeze {
    /// The competition.
    pub competition: CompetitionId,
    /// The age category.
    pub category: Category,
    /// What is frozen.
    pub draw: FrozenDraw,
}

impl Freeze {
    /// Returns what is drawn from the list.
    pub fn kind(&self) -> DrawKind {
        match self.draw {
            FrozenDraw::Knockout { .. } => DrawKind::Knockout,
            FrozenDraw::Final { .. } => DrawKind::Final,
        }
    }

    /// Returns the commitment to publish.
    pub fn commitment(&self) -> String {
        match &self.draw {
            FrozenDraw::Knockout { plan, .. } => plan.commitment(),
            FrozenDraw::Final { plan, .. } => plan.commitment(),
        }
    }

    /// Returns the frozen text.
    pub fn text(&self) -> String {
        match &self.draw {
            FrozenDraw::Knockout { plan, .. } => plan.text(),
            FrozenDraw::Final { plan, .. } => plan.text(),
        }
    }

    /// Returns what was announced with it.
    pub fn announced(&self) -> Announcement {
        match &self.draw {
            FrozenDraw::Knockout { plan, .. } => plan.announced.clone(),
            FrozenDraw::Final { plan, .. } => plan.announced.clone(),
        }
        .unwrap_or_default()
    }
}
