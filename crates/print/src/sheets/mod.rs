//! The documents, one file each.

mod pairings;
mod standings;

pub use pairings::{Aside, Game, Pairings, Section, Why};
pub use standings::{Criterion, Standing, Standings};
