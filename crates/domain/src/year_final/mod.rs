//! The Final of the year: the draw of its groups, and its progress (R50-R54).

mod draw;
mod due;
mod games;
mod order;
mod places;
mod plan;
mod progress;
mod verify;

#[cfg(test)]
mod tests;

pub use draw::draw;
pub use due::FinalNotDue;
pub use order::{GroupLine, GroupOrder, OrderCriterion};
pub use places::FinalPlace;
pub use plan::FinalPlanError;
pub use progress::{FinalProgress, FinalRound, Phase, breaks_tie, progress};
pub use verify::{FinalUnverified, verify};
