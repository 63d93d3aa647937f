//! Why there are no points to tell.

use thiserror::Error;

use crate::model::id::CompetitionId;

/// The points cannot be told.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum NoPoints {
    /// The event has no such competition.
    #[error("The event has no competition {id}: choose one that it has", id = .0.number())]
    NoCompetition(CompetitionId),
    /// The season has no points for the event's class.
    #[error("The season {season} has no points for class {class}: choose one of {}", .known.join(", "))]
    NoClass {
        /// The season.
        season: String,
        /// The event's class.
        class: String,
        /// The season's classes.
        known: Vec<String>,
    },
}
